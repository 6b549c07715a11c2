import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { NOT_KNOWN } from "../dont-know.ts";

const PHARMACIST = link("/career/pharmacist", "Pharmacist");
const LAB = link("/career/medical-laboratory-technician", "Medical Laboratory Technician");
const OPTOMETRIST = link("/career/optometrist", "Optometrist");
const DIETITIAN = link("/career/dietitian", "Dietitian");
const NURSE = link("/career/registered-nurse", "Registered Nurse");
const RADIOGRAPHER = link("/career/radiographer", "Radiographer");

export const MEDICAL_WITHOUT_NEET: Wording = {
  english:
    p("Yes, much of healthcare is open without NEET; becoming a doctor or dentist, AYUSH included, is not.") +
    ul([
      `Medicines: DPharm or BPharm: ${PHARMACIST}.`,
      `Tests and pictures: degrees or diplomas of laboratory and X-ray work: ${LAB}, ${RADIOGRAPHER}.`,
      `Eyes and food: BSc Optometry, BSc in nutrition: ${OPTOMETRIST}, ${DIETITIAN}.`,
      `Nursing: GNM or BSc Nursing: ${NURSE}. Some colleges admit to the degree by NEET, many by a State test or by marks.`,
    ]) +
    p(
      "Physiotherapy goes by NEET-UG from the session 2027-28; which test counts for nursing and such degrees differs by State and may change: see this year's counselling notice, and that the council of the profession has approved the college.",
    ),
  hinglish:
    p("Haan, healthcare ka bahut kuch bina NEET ke khula hai; doctor ya dentist banna, AYUSH samet, nahi.") +
    ul([
      `Dawai: DPharm ya BPharm: ${PHARMACIST}.`,
      `Jaanch aur X-ray: lab aur X-ray ki degree ya diploma: ${LAB}, ${RADIOGRAPHER}.`,
      `Aankhein aur khaana: BSc Optometry, nutrition mein BSc: ${OPTOMETRIST}, ${DIETITIAN}.`,
      `Nursing: GNM ya BSc Nursing: ${NURSE}. Degree mein kuch college NEET se lete hain, bahut se rajya ke test ya marks se.`,
    ]) +
    p(
      "Physiotherapy session 2027-28 se NEET-UG se hai; nursing aur aisi degree mein kaun sa test chalega, yeh har rajya mein alag hai aur badal sakta hai: is saal ka counselling notice dekhiye, aur yeh bhi ki us peshe ki council ne college ko manzoori di hai.",
    ),
  hindi:
    p("हाँ, हेल्थकेयर का बहुत कुछ बिना NEET के खुला है; डॉक्टर या डेंटिस्ट बनना, AYUSH समेत, नहीं।") +
    ul([
      `दवा: DPharm या BPharm: ${PHARMACIST}।`,
      `जाँच और एक्स-रे: लैब और एक्स-रे की डिग्री या डिप्लोमा: ${LAB}, ${RADIOGRAPHER}।`,
      `आँखें और खाना: BSc Optometry, पोषण में BSc: ${OPTOMETRIST}, ${DIETITIAN}।`,
      `नर्सिंग: GNM या BSc Nursing: ${NURSE}। डिग्री में कुछ कॉलेज NEET से लेते हैं, बहुत से राज्य के टेस्ट या अंकों से।`,
    ]) +
    p(
      "फिज़ियोथेरेपी सत्र 2027-28 से NEET-UG से है; नर्सिंग और ऐसी डिग्री में कौन सा टेस्ट चलेगा, यह हर राज्य में अलग है और बदल सकता है: इस साल का काउंसलिंग नोटिस देखिए, और यह भी कि उस पेशे की काउंसिल ने कॉलेज को मंज़ूरी दी है।",
    ),
};

export const CUET_OR_MARKS: Wording = {
  english:
    p(
      "CUET-UG is one national test whose score many universities use; the other way is Class 12 marks, or a test of the university itself.",
    ) +
    ul([
      "Central universities admit to most degrees by CUET-UG, and some State and private ones do too.",
      "Most State universities and the government colleges under them go by Class 12 marks, through the State's or the university's own admission portal.",
      "Your district's college: look which university it belongs to, and read that one's prospectus of this year or ask at the admission desk. If marks count there, you do not need CUET.",
    ]) +
    p("Who may want to go further away fills in CUET as well: it shuts nothing."),
  hinglish:
    p(
      "CUET-UG ek national test hai, jiska score bahut si university leti hain; doosra tareeka hai Class 12 ke marks, ya university ka apna test.",
    ) +
    ul([
      "Central university zyadatar degree mein CUET-UG se leti hain, aur kuch rajya aur private university bhi.",
      "Zyadatar rajya university aur unke sarkari college Class 12 ke marks par lete hain, rajya ya university ke apne admission portal se.",
      "Aapke zile ka college: dekhiye kis university ka hai, aur uska is saal ka prospectus padhiye ya admission desk par poochiye. Wahan marks chalte hain to CUET zaroori nahi.",
    ]) +
    p("Jo bahar bhi jaana chahe, woh CUET bhi bhar de: isse kuch band nahi hota."),
  hindi:
    p("CUET-UG एक राष्ट्रीय टेस्ट है, जिसका स्कोर बहुत सी यूनिवर्सिटी लेती हैं; दूसरा तरीक़ा है Class 12 के अंक, या यूनिवर्सिटी का अपना टेस्ट।") +
    ul([
      "केंद्रीय यूनिवर्सिटी ज़्यादातर डिग्री में CUET-UG से लेती हैं, और कुछ राज्य और प्राइवेट यूनिवर्सिटी भी।",
      "ज़्यादातर राज्य यूनिवर्सिटी और उनके सरकारी कॉलेज Class 12 के अंकों पर लेते हैं, राज्य या यूनिवर्सिटी के अपने एडमिशन पोर्टल से।",
      "आपके ज़िले का कॉलेज: देखिए किस यूनिवर्सिटी का है, और उसका इस साल का प्रॉस्पेक्टस पढ़िए या एडमिशन डेस्क पर पूछिए। वहाँ अंक चलते हैं तो CUET ज़रूरी नहीं।",
    ]) +
    p("जो बाहर भी जाना चाहे, वह CUET भी भर दे: इससे कुछ बंद नहीं होता।"),
};

export const TWO_DEGREES: Wording = {
  english:
    p("Yes: since 2022 the UGC allows two degrees at the same time.") +
    ul([
      "Either both in class, if their hours do not overlap, or one in class and the other by distance or online, or both by distance or online.",
      "The distance or online one counts only from a university that the UGC recognises for that very course: deb.ugc.ac.in.",
      "Each university may set its own rule for attendance and papers: ask both before you pay. Courses with a council of their own, such as medicine, nursing or law, follow that council.",
      "UPSC and most posts for any degree ask for one recognised degree; a second one adds no chance there. Take it only if you will use it.",
    ]),
  hinglish:
    p("Haan: 2022 se UGC ek saath do degree ki anumati deta hai.") +
    ul([
      "Ya dono college jaakar, agar unka samay na takraye; ya ek college jaakar aur doosri distance ya online; ya dono distance ya online.",
      "Distance ya online wali tabhi chalegi jab UGC ne us university ko usi course ke liye maana ho: deb.ugc.ac.in.",
      "Har university attendance aur kagaz ka apna niyam rakh sakti hai: paise dene se pehle dono se poochiye. Jin course ki apni council hai, jaise medicine, nursing ya law, wahan usi ka niyam chalta hai.",
      "UPSC aur any degree wali zyadatar posts ek manya degree maangti hain; doosri se mauka nahi badhta. Tabhi kijiye jab woh kaam aaye.",
    ]),
  hindi:
    p("हाँ: 2022 से UGC एक साथ दो डिग्री की अनुमति देता है।") +
    ul([
      "या दोनों कॉलेज जाकर, अगर उनका समय न टकराए; या एक कॉलेज जाकर और दूसरी दूरस्थ या ऑनलाइन; या दोनों दूरस्थ या ऑनलाइन।",
      "दूरस्थ या ऑनलाइन वाली तभी चलेगी जब UGC ने उस यूनिवर्सिटी को उसी कोर्स के लिए माना हो: deb.ugc.ac.in।",
      "हर यूनिवर्सिटी हाज़िरी और काग़ज़ का अपना नियम रख सकती है: पैसे देने से पहले दोनों से पूछिए। जिन कोर्स की अपनी काउंसिल है, जैसे मेडिसिन, नर्सिंग या क़ानून, वहाँ उसी का नियम चलता है।",
      "UPSC और any degree वाले ज़्यादातर पद एक मान्य डिग्री माँगते हैं; दूसरी से मौक़ा नहीं बढ़ता। तभी कीजिए जब वह काम आए।",
    ]),
};

export const IS_CLAT_NEEDED: Wording = {
  english: p(
    "No, CLAT is not needed to become a lawyer: it is for most National Law Universities, and some other colleges take its score. State universities and private colleges admit to BA LLB by a State law test, a test of their own or marks; LLB after any degree needs no CLAT either. See that the Bar Council of India has approved the college.",
  ),
  hinglish: p(
    "Nahi, vakil banne ke liye CLAT zaroori nahi hai: woh zyadatar National Law University ke liye hai, aur kuch aur college uska score lete hain. Rajya university aur private college BA LLB mein rajya ke law test, apne test ya marks se lete hain; kisi bhi degree ke baad LLB mein bhi CLAT nahi chahiye. Dekhiye ki Bar Council of India ne college ko manzoori di ho.",
  ),
  hindi: p(
    "नहीं, वकील बनने के लिए CLAT ज़रूरी नहीं है: वह ज़्यादातर National Law University के लिए है, और कुछ और कॉलेज उसका स्कोर लेते हैं। राज्य यूनिवर्सिटी और प्राइवेट कॉलेज BA LLB में राज्य के law टेस्ट, अपने टेस्ट या अंकों से लेते हैं; किसी भी डिग्री के बाद LLB में भी CLAT नहीं चाहिए। देखिए कि Bar Council of India ने कॉलेज को मंज़ूरी दी हो।",
  ),
};

const PSYCHOLOGIST = link("/career/counselling-psychologist", "Counselling Psychologist");
export const PSYCHOLOGY_NOT_AT_SCHOOL: Wording = {
  english: p(
    "Psychology in Class 11 and 12 is not needed: BA Psychology as a rule takes whoever passed Class 12, and it starts from the beginning. A few universities ask for a subject or for certain marks, so look at the prospectus of two or three. Until then read the NCERT psychology books, free at ncert.nic.in.",
  ),
  hinglish: p(
    "Class 11 aur 12 mein Psychology zaroori nahi hai: BA Psychology aam taur par har Class 12 pass ko leta hai, aur shuruaat se padhata hai. Kuch university koi subject ya marks maangti hain, isliye do-teen ka prospectus dekhiye. Tab tak NCERT ki psychology ki kitaabein padhiye, ncert.nic.in par free.",
  ),
  hindi: p(
    "Class 11 और 12 में मनोविज्ञान ज़रूरी नहीं है: BA Psychology आम तौर पर हर Class 12 पास को लेता है, और शुरुआत से पढ़ाता है। कुछ यूनिवर्सिटी कोई विषय या अंक माँगती हैं, इसलिए दो-तीन का प्रॉस्पेक्टस देखिए। तब तक NCERT की मनोविज्ञान की किताबें पढ़िए, ncert.nic.in पर मुफ़्त।",
  ),
};
export const ON_TO_PSYCHOLOGY: Wording = {
  english: p(`The whole way: ${PSYCHOLOGIST}.`),
  hinglish: p(`Poora raasta: ${PSYCHOLOGIST}.`),
  hindi: p(`पूरा रास्ता: ${PSYCHOLOGIST}।`),
};

const SOFTWARE = link("/career/software-engineer", "Software Engineer");
const STATISTICIAN = link("/career/statistician", "Statistician");
const ARCHITECT = link("/career/architect", "Architect");
const PILOT = link("/career/commercial-pilot", "Commercial Pilot");
const DECK = link("/career/deck-cadet", "Deck Cadet");
export const PCM_WITHOUT_JEE: Wording = {
  english:
    p("Plenty: JEE is one door of many after PCM.") +
    ul([
      `${strong("Engineering all the same")}: most States have a test of their own (such as MHT CET, KCET, WBJEE), some take Class 12 marks, and private universities hold their own. The diploma's second year is open too.`,
      `${strong("Computers")}: BCA or BSc Computer Science, by marks or CUET-UG: ${SOFTWARE}.`,
      `${strong("Science")}: BSc in physics, chemistry, maths or statistics, then MSc, teaching or data work: ${STATISTICIAN}.`,
      `${strong("By a test of their own")}: ${ARCHITECT} (NATA), ${DECK} (IMU-CET), NDA. ${PILOT} needs PCM and much money.`,
      "Law, management, design and posts of the Government that ask for any degree are open as well.",
    ]),
  hinglish:
    p("Bahut kuch: PCM ke baad JEE sirf ek darwaza hai.") +
    ul([
      `${strong("Engineering phir bhi")}: zyadatar rajyon ka apna test hai (jaise MHT CET, KCET, WBJEE), kuch Class 12 ke marks lete hain, aur private university apna test leti hain. Diploma ka doosra saal bhi khula hai.`,
      `${strong("Computer")}: BCA ya BSc Computer Science, marks ya CUET-UG se: ${SOFTWARE}.`,
      `${strong("Science")}: physics, chemistry, maths ya statistics mein BSc, phir MSc, padhana ya data ka kaam: ${STATISTICIAN}.`,
      `${strong("Apne test se")}: ${ARCHITECT} (NATA), ${DECK} (IMU-CET), NDA. ${PILOT} mein PCM aur bahut paisa chahiye.`,
      "Law, management, design aur any degree wali sarkari posts bhi khuli hain.",
    ]),
  hindi:
    p("बहुत कुछ: PCM के बाद JEE सिर्फ़ एक दरवाज़ा है।") +
    ul([
      `${strong("इंजीनियरिंग फिर भी")}: ज़्यादातर राज्यों का अपना टेस्ट है (जैसे MHT CET, KCET, WBJEE), कुछ Class 12 के अंक लेते हैं, और प्राइवेट यूनिवर्सिटी अपना टेस्ट लेती हैं। डिप्लोमा का दूसरा साल भी खुला है।`,
      `${strong("कंप्यूटर")}: BCA या BSc Computer Science, अंकों या CUET-UG से: ${SOFTWARE}।`,
      `${strong("विज्ञान")}: भौतिकी, रसायन, गणित या सांख्यिकी में BSc, फिर MSc, पढ़ाना या डेटा का काम: ${STATISTICIAN}।`,
      `${strong("अपने टेस्ट से")}: ${ARCHITECT} (NATA), ${DECK} (IMU-CET), NDA। ${PILOT} में PCM और बहुत पैसा चाहिए।`,
      "क़ानून, मैनेजमेंट, डिज़ाइन और any degree वाले सरकारी पद भी खुले हैं।",
    ]),
};

export const FAILED_A_SCHOOL_TEST: Wording = {
  english:
    p(
      "A unit test, a half-yearly or a pre-board is the school's own test and no board result: nothing is lost yet, and much of Class 11 is a jump for nearly everybody.",
    ) +
    ul([
      "Ask the teacher which chapters cost the marks, and do those again from the NCERT book before new ones: half an hour a day with solved examples (free: diksha.gov.in, ncert.nic.in).",
      "Give it to the next test. If it gets better, stay; one weak subject alone is no reason to leave a stream that you want.",
      "If you do not like the subject itself, or never wanted that stream: changing inside Class 11 is the school's decision and gets harder each month. Ask the principal this week until when it is possible and whether there is a seat.",
      "What comes after decides: engineering asks for physics and maths, medicine for physics and biology; Commerce has neither.",
    ]) +
    p("Tell me what you want to become, and I say whether it needs that subject."),
  hinglish:
    p(
      "Unit test, half-yearly ya pre-board school ka apna test hai, board ka result nahi: abhi kuch nahi bigda, aur Class 11 mein yeh chhalaang lagbhag sabko bhaari lagti hai.",
    ) +
    ul([
      "Teacher se poochiye ki marks kin chapter mein kate, aur naye se pehle wahi NCERT se dobara kijiye: roz aadha ghanta, hal kiye hue sawal ke saath (free: diksha.gov.in, ncert.nic.in).",
      "Agle test tak dekhiye. Sudhar ho to rahiye; sirf ek kamzor subject manpasand stream chhodne ki wajah nahi.",
      "Agar subject hi pasand nahi, ya woh stream kabhi chahi hi nahi: Class 11 ke beech badalna school tay karta hai aur har mahine mushkil hota jaata hai. Isi hafte principal se poochiye kab tak ho sakta hai aur seat hai ya nahi.",
      "Aage kya karna hai, usse tay hota hai: engineering mein physics aur maths chahiye, medical mein physics aur biology; Commerce mein ye nahi hote.",
    ]) +
    p("Bataiye kya banna hai, main bataungi ki usme woh subject chahiye ya nahi."),
  hindi:
    p(
      "यूनिट टेस्ट, अर्धवार्षिक या प्री-बोर्ड स्कूल का अपना टेस्ट है, बोर्ड का रिज़ल्ट नहीं: अभी कुछ नहीं बिगड़ा, और Class 11 में यह छलाँग लगभग सबको भारी लगती है।",
    ) +
    ul([
      "टीचर से पूछिए कि अंक किन अध्यायों में कटे, और नए से पहले वही NCERT से दोबारा कीजिए: रोज़ आधा घंटा, हल किए हुए सवालों के साथ (मुफ़्त: diksha.gov.in, ncert.nic.in)।",
      "अगले टेस्ट तक देखिए। सुधार हो तो रहिए; सिर्फ़ एक कमज़ोर विषय मनपसंद स्ट्रीम छोड़ने की वजह नहीं।",
      "अगर विषय ही पसंद नहीं, या वह स्ट्रीम कभी चाही ही नहीं: Class 11 के बीच बदलना स्कूल तय करता है और हर महीने मुश्किल होता जाता है। इसी हफ़्ते प्रिंसिपल से पूछिए कब तक हो सकता है और सीट है या नहीं।",
      "आगे क्या करना है, उससे तय होता है: इंजीनियरिंग में भौतिकी और गणित चाहिए, मेडिकल में भौतिकी और जीव विज्ञान; Commerce में ये नहीं होते।",
    ]) +
    p("बताइए क्या बनना है, मैं बताऊँगी कि उसमें वह विषय चाहिए या नहीं।"),
};

const PHYSICIAN = link("/career/general-physician", "General Physician");
const CIVIL = link("/career/civil-engineer", "Civil Engineer");
export const PCMB_FOR_BOTH: Wording = {
  english:
    p(
      "PCMB does keep both open, engineering and medicine. It is hard because all four subjects are heavy, and JEE and NEET are prepared for in different ways; few do both well.",
    ) +
    ul([
      "Take it if maths and biology both went well in Class 10 and you really cannot say yet. Many students settle on one of the two by the middle of Class 11.",
      "Ask the school before: whether it offers PCMB, and whether you may drop maths or biology later, or keep one as the additional subject.",
      "If one of the two already tires you, take PCM or PCB: half of each is worth less than the whole of one.",
    ]) +
    p(`Look at an ordinary day of both: ${PHYSICIAN}, ${CIVIL}.`),
  hinglish:
    p(
      "PCMB se dono khule rehte hain, engineering aur medical. Mushkil isliye hai ki chaaron subject bhaari hain, aur JEE aur NEET ki taiyari alag hoti hai; dono kam hi log achhe se kar paate hain.",
    ) +
    ul([
      "Tab lijiye jab Class 10 mein maths aur science ki biology dono achhi rahi ho aur aap sach mein abhi tay na kar paayein. Bahut se students Class 11 ke beech tak ek chun lete hain.",
      "Pehle school se poochiye: PCMB hai ya nahi, aur baad mein maths ya biology chhod sakte hain ya ek ko additional subject rakh sakte hain.",
      "Agar dono mein se ek abhi se thakata hai, to PCM ya PCB lijiye: dono aadhe se ek poora behtar hai.",
    ]) +
    p(`Dono ka aam din dekhiye: ${PHYSICIAN}, ${CIVIL}.`),
  hindi:
    p(
      "PCMB से दोनों खुले रहते हैं, इंजीनियरिंग और मेडिकल। मुश्किल इसलिए है कि चारों विषय भारी हैं, और JEE और NEET की तैयारी अलग होती है; दोनों कम ही लोग अच्छे से कर पाते हैं।",
    ) +
    ul([
      "तब लीजिए जब Class 10 में गणित और विज्ञान की बायोलॉजी दोनों अच्छी रही हों और आप सच में अभी तय न कर पाएँ। बहुत से छात्र Class 11 के बीच तक एक चुन लेते हैं।",
      "पहले स्कूल से पूछिए: PCMB है या नहीं, और बाद में गणित या बायोलॉजी छोड़ सकते हैं या एक को additional विषय रख सकते हैं।",
      "अगर दोनों में से एक अभी से थकाता है, तो PCM या PCB लीजिए: दोनों आधे से एक पूरा बेहतर है।",
    ]) +
    p(`दोनों का आम दिन देखिए: ${PHYSICIAN}, ${CIVIL}।`),
};

export const IN_THE_MIDDLE_OF_A_DIPLOMA: Wording = {
  english:
    p("Finish the diploma first: half of it opens little, the whole of it opens all three doors.") +
    ul([
      `${strong("Junior engineer (JE)")}: SSC JE, RRB JE and the States' own JE posts take the completed diploma of the branch that the notice names; whether the last year may apply stands there (ssc.gov.in, rrbapply.gov.in).`,
      `${strong("BTech")}: into its second year by lateral entry, by a State test or by diploma marks. Choose it if you can give three more years and want posts for engineers.`,
      `${strong("Work at once")}: paid apprenticeship for diploma holders (nats.education.gov.in), plants and workshops; a degree can follow beside work where the university allows it.`,
    ]) +
    p(
      "If money at home presses, work and prepare for JE; if not, lateral entry keeps more open. Start the JE papers in the last year: they are from the diploma's own subjects.",
    ),
  hinglish:
    p("Pehle diploma poora kijiye: aadhe se kam khulta hai, poore se teeno darwaze.") +
    ul([
      `${strong("Junior engineer (JE)")}: SSC JE, RRB JE aur rajyon ki JE posts notice mein likhi branch ka poora diploma maangti hain; aakhri saal wale bhar sakte hain ya nahi, yeh wahin likha hota hai (ssc.gov.in, rrbapply.gov.in).`,
      `${strong("BTech")}: lateral entry se seedhe doosre saal mein, rajya ke test ya diploma ke marks se. Tab chuniye jab teen saal aur de sakein aur engineer ki post chahiye.`,
      `${strong("Turant kaam")}: diploma walon ki paid apprenticeship (nats.education.gov.in), plant aur workshop; jahan university maane, degree kaam ke saath ho sakti hai.`,
    ]) +
    p(
      "Ghar mein paison ki jaldi ho to kaam ke saath JE ki taiyari; nahi to lateral entry se zyada khula rehta hai. JE ke paper aakhri saal se shuru kijiye: woh diploma ke hi subject hain.",
    ),
  hindi:
    p("पहले डिप्लोमा पूरा कीजिए: आधे से कम खुलता है, पूरे से तीनों दरवाज़े।") +
    ul([
      `${strong("जूनियर इंजीनियर (JE)")}: SSC JE, RRB JE और राज्यों के JE पद नोटिस में लिखी ब्रांच का पूरा डिप्लोमा माँगते हैं; आख़िरी साल वाले भर सकते हैं या नहीं, यह वहीं लिखा होता है (ssc.gov.in, rrbapply.gov.in)।`,
      `${strong("BTech")}: lateral entry से सीधे दूसरे साल में, राज्य के टेस्ट या डिप्लोमा के अंकों से। तब चुनिए जब तीन साल और दे सकें और इंजीनियर का पद चाहिए।`,
      `${strong("तुरंत काम")}: डिप्लोमा वालों की paid apprenticeship (nats.education.gov.in), प्लांट और वर्कशॉप; जहाँ यूनिवर्सिटी माने, डिग्री काम के साथ हो सकती है।`,
    ]) +
    p(
      "घर में पैसों की जल्दी हो तो काम के साथ JE की तैयारी; नहीं तो lateral entry से ज़्यादा खुला रहता है। JE के पेपर आख़िरी साल से शुरू कीजिए: वे डिप्लोमा के ही विषय हैं।",
    ),
};

const IAS = link("/career/ias-officer", "IAS Officer");
export const CIVIL_SERVICES_YEARS_AHEAD: Wording = {
  english:
    p(`You are early, and that is good: nothing needs coaching yet. ${IAS} asks for a degree in any subject and the age of 21.`) +
    ul([
      "Now: understand your schoolbooks, above all history, geography, civics and science of NCERT. They are the ground of that exam.",
      "Each day ten minutes of a newspaper, in whichever language you read best; tell somebody at home in three sentences what you read.",
      "Write and speak: debate, essay, school assembly. Both are tested later.",
      "Any stream after Class 10 keeps it open: take the one that you like, so that you also have another profession.",
      "In the degree look at the syllabus and old papers at upsc.gov.in. Keep play and sleep: it is a long way.",
    ]),
  hinglish:
    p(
      `Aap jaldi soch rahe hain, yeh achha hai: abhi kisi coaching ki zaroorat nahi. ${IAS} ke liye kisi bhi subject ki degree aur 21 saal ki umar chahiye.`,
    ) +
    ul([
      "Abhi: apni school ki kitaabein samajhkar padhiye, khaaskar NCERT ki history, geography, civics aur science. Us exam ki neev yahi hain.",
      "Roz das minute akhbaar, jis bhasha mein sabse achha padhte hain; ghar mein kisi ko teen vaakya mein bataiye kya padha.",
      "Likhiye aur boliye: debate, essay, school assembly. Baad mein dono ki jaanch hoti hai.",
      "Class 10 ke baad koi bhi stream chalegi: jo pasand ho woh lijiye, taaki ek doosra pesha bhi ho.",
      "Degree ke samay upsc.gov.in par syllabus aur purane paper dekhiye. Khel aur neend rakhiye: raasta lamba hai.",
    ]),
  hindi:
    p(`आप जल्दी सोच रहे हैं, यह अच्छा है: अभी किसी कोचिंग की ज़रूरत नहीं। ${IAS} के लिए किसी भी विषय की डिग्री और 21 साल की उम्र चाहिए।`) +
    ul([
      "अभी: अपनी स्कूल की किताबें समझकर पढ़िए, ख़ासकर NCERT की इतिहास, भूगोल, नागरिक शास्त्र और विज्ञान। उस परीक्षा की नींव यही हैं।",
      "रोज़ दस मिनट अख़बार, जिस भाषा में सबसे अच्छा पढ़ते हैं; घर में किसी को तीन वाक्यों में बताइए क्या पढ़ा।",
      "लिखिए और बोलिए: वाद-विवाद, निबंध, स्कूल की सभा। बाद में दोनों की जाँच होती है।",
      "Class 10 के बाद कोई भी स्ट्रीम चलेगी: जो पसंद हो वह लीजिए, ताकि एक दूसरा पेशा भी हो।",
      "डिग्री के समय upsc.gov.in पर सिलेबस और पुराने पेपर देखिए। खेल और नींद रखिए: रास्ता लंबा है।",
    ]),
};

export const LEAVING_SCHOOL_FOR_A_DREAM: Wording = {
  english: p(
    "Leaving school for it: no. Begin beside school: one or two hours on fixed days, for a year. Most who try earn nothing for long, and it can stop at any time; Class 12 costs the dream nothing and is asked for nearly everywhere else. If the classroom itself is the trouble, Class 12 can be done by open school (nios.ac.in): talk with somebody at home or a teacher before you leave.",
  ),
  hinglish: p(
    "Iske liye padhai chhodna: nahi. School ke saath shuru kijiye: tay dinon mein ek-do ghante, ek saal tak. Zyadatar log lambe samay tak kuch nahi kamate, aur yeh kabhi bhi ruk sakta hai; Class 12 se sapne ka kuch nahi bigadta, aur baaki lagbhag har jagah woh maangi jaati hai. Agar dikkat class mein hi hai, to Class 12 open school se ho sakti hai (nios.ac.in): chhodne se pehle ghar mein kisi se ya teacher se baat kijiye.",
  ),
  hindi: p(
    "इसके लिए पढ़ाई छोड़ना: नहीं। स्कूल के साथ शुरू कीजिए: तय दिनों में एक-दो घंटे, एक साल तक। ज़्यादातर लोग लंबे समय तक कुछ नहीं कमाते, और यह कभी भी रुक सकता है; Class 12 से सपने का कुछ नहीं बिगड़ता, और बाक़ी लगभग हर जगह वह माँगी जाती है। अगर दिक़्क़त क्लास में ही है, तो Class 12 ओपन स्कूल से हो सकती है (nios.ac.in): छोड़ने से पहले घर में किसी से या टीचर से बात कीजिए।",
  ),
};

const FORENSIC = link("/career/forensic-scientist", "Forensic Scientist");
const DETECTIVE = link("/career/police-detective", "Police Detective");
export const FORENSICS_AND_THE_CBI: Wording = {
  english:
    p("Not true: no degree gives a post in the CBI directly.") +
    ul([
      `Laboratories (CFSL of the Centre, FSL of the States) recruit by notices, and for scientific posts mostly ask for an MSc in forensic science or in chemistry, biology or physics: ${FORENSIC}.`,
      "Sub-inspectors of the CBI come by SSC CGL, with any degree; constables and officers mostly from the police by deputation.",
      `The police in the States recruit sub-inspectors with any degree: ${DETECTIVE}.`,
    ]) +
    p("Whoever promises a CBI post for a fee cheats."),
  hinglish:
    p("Sach nahi hai: koi bhi degree CBI mein seedhe post nahi deti.") +
    ul([
      `Lab (Kendra ki CFSL, rajyon ki FSL) notice se bharti karti hain, aur scientist ki post mein aksar forensic science, chemistry, biology ya physics ki MSc maangti hain: ${FORENSIC}.`,
      "CBI ke sub-inspector SSC CGL se aate hain, kisi bhi degree ke saath; constable aur officer zyadatar police se deputation par.",
      `Rajyon ki police kisi bhi degree ke saath sub-inspector leti hai: ${DETECTIVE}.`,
    ]) +
    p("Jo paise lekar CBI ki post ka waada kare, woh thagta hai."),
  hindi:
    p("सच नहीं है: कोई भी डिग्री CBI में सीधे पद नहीं देती।") +
    ul([
      `लैब (केंद्र की CFSL, राज्यों की FSL) नोटिस से भर्ती करती हैं, और वैज्ञानिक पदों में अक्सर forensic science, रसायन, जीव विज्ञान या भौतिकी की MSc माँगती हैं: ${FORENSIC}।`,
      "CBI के सब-इंस्पेक्टर SSC CGL से आते हैं, किसी भी डिग्री के साथ; कांस्टेबल और अधिकारी ज़्यादातर पुलिस से deputation पर।",
      `राज्यों की पुलिस किसी भी डिग्री के साथ सब-इंस्पेक्टर लेती है: ${DETECTIVE}।`,
    ]) +
    p("जो पैसे लेकर CBI के पद का वादा करे, वह ठगता है।"),
};

const UMPIRE = link("/career/cricket-umpire", "Cricket Umpire");
export const UMPIRES_AND_SCORERS: Wording = {
  english:
    p("You need not play well: umpires and scorers are chosen by what they know and how calmly they use it.") +
    ul([
      "Start in school, club or district matches: offer to score or to stand as umpire, and learn the Laws of Cricket (free at lords.org).",
      "Your State's cricket association, often through the district's, holds umpiring and scoring exams from time to time: written, practical and oral. Ask its office when the next one is.",
      "Who passes gets local matches first; after years of good reports the BCCI's own exams for umpires and scorers open by the State association.",
    ]) +
    p(`At the start it is paid by the match, and little: keep a study or a job beside it. The record: ${UMPIRE}.`),
  hinglish:
    p(
      "Achha khiladi hona zaroori nahi: umpire aur scorer is par chune jaate hain ki niyam kitne aate hain aur shaant rehkar kaise lagate hain.",
    ) +
    ul([
      "School, club ya zile ke match se shuru kijiye: score likhne ya umpire banne ko kahiye, aur Laws of Cricket seekhiye (lords.org par free).",
      "Aapke rajya ka cricket association, aksar zile ke association se, samay-samay par umpire aur scorer ki pariksha leta hai: likhit, practical aur mukhik. Uske office se poochiye agli kab hai.",
      "Pass hone par pehle sthaaniya match milte hain; saalon ki achhi report ke baad rajya association se BCCI ki umpire aur scorer pariksha khulti hai.",
    ]) +
    p(`Shuru mein har match ke hisaab se milta hai, aur kam: saath mein padhai ya naukri rakhiye. Record: ${UMPIRE}.`),
  hindi:
    p("अच्छा खिलाड़ी होना ज़रूरी नहीं: अंपायर और स्कोरर इस पर चुने जाते हैं कि नियम कितने आते हैं और शांत रहकर कैसे लगाते हैं।") +
    ul([
      "स्कूल, क्लब या ज़िले के मैच से शुरू कीजिए: स्कोर लिखने या अंपायर बनने को कहिए, और Laws of Cricket सीखिए (lords.org पर मुफ़्त)।",
      "आपके राज्य का क्रिकेट एसोसिएशन, अक्सर ज़िले के एसोसिएशन से, समय-समय पर अंपायर और स्कोरर की परीक्षा लेता है: लिखित, प्रैक्टिकल और मौखिक। उसके ऑफ़िस से पूछिए अगली कब है।",
      "पास होने पर पहले स्थानीय मैच मिलते हैं; सालों की अच्छी रिपोर्ट के बाद राज्य एसोसिएशन से BCCI की अंपायर और स्कोरर परीक्षा खुलती है।",
    ]) +
    p(`शुरू में हर मैच के हिसाब से मिलता है, और कम: साथ में पढ़ाई या नौकरी रखिए। रिकॉर्ड: ${UMPIRE}।`),
};

export const MARKS_FOR_A_STREAM: Wording = {
  english:
    p("You do not have to take arts because of your marks. Each school sets its own lowest marks for a stream, and no law does:") +
    ul([
      "With marks like these many State-board and government schools still give Science, some only with better marks in maths and science; schools that are in demand may not. Commerce is mostly given with less, arts nearly everywhere.",
      "More than the total, look at maths and science alone: Class 11 Science goes much further. If those two were the weak ones, Commerce or arts with a clear aim is the stronger choice.",
      "Ask two or three schools this week, your own first; seats are given in order of marks and fill early. A diploma (polytechnic) or ITI also leads into technical work.",
    ]) +
    p("Tell me what you would like to become, and I say which stream it needs."),
  hinglish:
    p("Marks ki wajah se arts lena zaroori nahi. Stream ke liye sabse kam marks har school khud tay karta hai, koi kanoon nahi:") +
    ul([
      "Aise marks par bahut se State board aur sarkari school Science de dete hain, kuch tabhi jab maths aur science mein marks achhe hon; zyada maang wale school shayad na dein. Commerce aksar usse kam par mil jaata hai, arts lagbhag har jagah.",
      "Total se zyada sirf maths aur science ke marks dekhiye: Class 11 ki Science bahut aage jaati hai. Agar wahi do kamzor the, to saaf lakshya ke saath Commerce ya arts zyada mazboot faisla hai.",
      "Isi hafte do-teen school mein poochiye, pehle apne mein; seat marks ke kram se milti hain aur jaldi bharti hain. Polytechnic diploma ya ITI se bhi technical kaam milta hai.",
    ]) +
    p("Bataiye kya banna hai, main bataungi kaun si stream chahiye."),
  hindi:
    p("अंकों की वजह से आर्ट्स लेना ज़रूरी नहीं। स्ट्रीम के लिए सबसे कम अंक हर स्कूल ख़ुद तय करता है, कोई क़ानून नहीं:") +
    ul([
      "ऐसे अंकों पर बहुत से राज्य बोर्ड और सरकारी स्कूल साइंस दे देते हैं, कुछ तभी जब गणित और विज्ञान में अंक अच्छे हों; ज़्यादा माँग वाले स्कूल शायद न दें। कॉमर्स अक्सर उससे कम पर मिल जाता है, आर्ट्स लगभग हर जगह।",
      "कुल से ज़्यादा सिर्फ़ गणित और विज्ञान के अंक देखिए: Class 11 की साइंस बहुत आगे जाती है। अगर वही दो कमज़ोर थे, तो साफ़ लक्ष्य के साथ कॉमर्स या आर्ट्स ज़्यादा मज़बूत फ़ैसला है।",
      "इसी हफ़्ते दो-तीन स्कूलों में पूछिए, पहले अपने में; सीटें अंकों के क्रम से मिलती हैं और जल्दी भरती हैं। पॉलिटेक्निक डिप्लोमा या ITI से भी तकनीकी काम मिलता है।",
    ]) +
    p("बताइए क्या बनना है, मैं बताऊँगी कौन सी स्ट्रीम चाहिए।"),
};

export const JOB_GUARANTEED: Wording = {
  english:
    p("Do not pay on that promise: nobody can guarantee work.") +
    ul([
      "Ask for it in writing: which firms, which pay, and the whole fee back if there is no post. Who says no has answered.",
      "Ask for two of last year's students and call them yourself. Pay nothing today, and take no loan for it.",
      "With Class 10 alone first do Class 12, by any stream: such posts mostly ask for it or for a degree. Meanwhile courses without a fee (swayam.gov.in, skillindiadigital.gov.in) show whether you like the work; ITI, polytechnic and NIELIT teach with certificates of the Government.",
    ]) +
    p("If money was already taken by a false promise, report it at consumerhelpline.gov.in or on 1915."),
  hinglish:
    p("Is waade par paise mat dijiye: naukri ki guarantee koi nahi de sakta.") +
    ul([
      "Likhit mein maangiye: kaun si company, kitni salary, aur naukri na mile to poori fees wapas. Jo mana kare, usne jawab de diya.",
      "Pichhle saal ke do students ka number maangiye aur khud baat kijiye. Aaj kuch mat dijiye, aur iske liye loan mat lijiye.",
      "Abhi sirf Class 10 hai to pehle Class 12, kisi bhi stream se: posts aksar woh ya degree maangti hain. Tab tak bina fees ke course (swayam.gov.in, skillindiadigital.gov.in) se dekhiye kaam pasand hai ya nahi; ITI, polytechnic aur NIELIT sarkari certificate dete hain.",
    ]) +
    p("Agar jhoothe waade par paise ja chuke hain, to consumerhelpline.gov.in ya 1915 par shikayat kijiye."),
  hindi:
    p("इस वादे पर पैसे मत दीजिए: नौकरी की गारंटी कोई नहीं दे सकता।") +
    ul([
      "लिखित में माँगिए: कौन सी कंपनी, कितनी सैलरी, और नौकरी न मिले तो पूरी फ़ीस वापस। जो मना करे, उसने जवाब दे दिया।",
      "पिछले साल के दो छात्रों का नंबर माँगिए और ख़ुद बात कीजिए। आज कुछ मत दीजिए, और इसके लिए लोन मत लीजिए।",
      "अभी सिर्फ़ Class 10 है तो पहले Class 12, किसी भी स्ट्रीम से: पद अक्सर वह या डिग्री माँगते हैं। तब तक बिना फ़ीस के कोर्स (swayam.gov.in, skillindiadigital.gov.in) से देखिए काम पसंद है या नहीं; ITI, पॉलिटेक्निक और NIELIT सरकारी सर्टिफ़िकेट देते हैं।",
    ]) +
    p("अगर झूठे वादे पर पैसे जा चुके हैं, तो consumerhelpline.gov.in या 1915 पर शिकायत कीजिए।"),
};

const OFTEN_HIRED = [
  ["registered-nurse", "Registered Nurse"],
  ["electrician", "Electrician"],
  ["welder", "Welder"],
  ["truck-driver", "Truck Driver"],
  ["civil-engineer", "Civil Engineer"],
  ["accountant", "Accountant"],
]
  .map(([id, name]) => link(`/career/${id}`, `${name}`))
  .join(", ");

export const WORK_IN_THE_GULF: Wording = {
  english:
    p(
      `${NOT_KNOWN.english}: the catalogue has work and pay in India only. Many from India work in the Gulf all the same. What is often looked for there:`,
    ) +
    ul([
      `${OFTEN_HIRED}, and hotel and restaurant work. Choose by what you would like to do here as well: the record of each says what to study.`,
      "Learn it here first, with a certificate or degree that counts, and work a year or two: most firms ask for experience. English helps everywhere, and nurses need the country's own licence.",
      "Go only through an agent who is registered at emigrate.gov.in. Ask for the pay, hours, room and ticket home in writing. A visit visa is no work visa, and nobody may keep your passport.",
      "Whoever has not passed Class 10 needs the Protector of Emigrants' clearance before the journey: the same site.",
    ]) +
    p("Help from there: madad.gov.in. Name a career, and I tell you what it asks for and pays here."),
  hinglish:
    p(
      `${NOT_KNOWN.hinglish}: catalogue mein sirf India ka kaam aur kamai hai. Phir bhi Gulf mein India ke bahut log kaam karte hain. Wahan aksar inki zaroorat hoti hai:`,
    ) +
    ul([
      `${OFTEN_HIRED}, aur hotel aur restaurant ka kaam. Wahi chuniye jo yahan bhi karna chahein: kya padhna hai, har ek ke record mein likha hai.`,
      "Pehle yahan seekhiye, aise certificate ya degree ke saath jo chalti ho, aur ek do saal kaam kijiye: zyadatar companies anubhav maangti hain. English har jagah kaam aati hai, aur nurse ko us desh ka apna licence chahiye.",
      "Sirf emigrate.gov.in par registered agent se jaiye. Kamai, ghante, kamra aur wapsi ka ticket likhit mein lijiye. Visit visa kaam ka visa nahi hai, aur aapka passport koi nahi rakh sakta.",
      "Jinhone Class 10 paas nahi ki, unhe jaane se pehle Protector of Emigrants ki manzoori chahiye: wahi site.",
    ]) +
    p("Wahan se madad: madad.gov.in. Kisi career ka naam likhiye, main bataungi ki usme kya chahiye aur yahan kitna milta hai."),
  hindi:
    p(`${NOT_KNOWN.hindi}: कैटलॉग में सिर्फ़ भारत का काम और कमाई है। फिर भी खाड़ी के देशों में भारत के बहुत लोग काम करते हैं। वहाँ अक्सर इनकी ज़रूरत होती है:`) +
    ul([
      `${OFTEN_HIRED}, और होटल और रेस्टोरेंट का काम। वही चुनिए जो यहाँ भी करना चाहें: क्या पढ़ना है, हर एक के रिकॉर्ड में लिखा है।`,
      "पहले यहाँ सीखिए, ऐसे सर्टिफ़िकेट या डिग्री के साथ जो चलती हो, और एक-दो साल काम कीजिए: ज़्यादातर कंपनियाँ अनुभव माँगती हैं। अंग्रेज़ी हर जगह काम आती है, और नर्स को उस देश का अपना लाइसेंस चाहिए।",
      "सिर्फ़ emigrate.gov.in पर रजिस्टर्ड एजेंट से जाइए। कमाई, घंटे, कमरा और वापसी का टिकट लिखित में लीजिए। विज़िट वीज़ा काम का वीज़ा नहीं है, और आपका पासपोर्ट कोई नहीं रख सकता।",
      "जिन्होंने Class 10 पास नहीं की, उन्हें जाने से पहले Protector of Emigrants की मंज़ूरी चाहिए: वही साइट।",
    ]) +
    p("वहाँ से मदद: madad.gov.in. किसी करियर का नाम लिखिए, मैं बताऊँगी कि उसमें क्या चाहिए और यहाँ कितना मिलता है।"),
};

export const A_TRADE_IN_THE_GULF: Wording = {
  english:
    p(
      "Yes, the Gulf takes people with a trade and some years of practice in it. What it pays I do not know: it differs by country, firm and skill, and the catalogue has pay in India only.",
    ) +
    ul([
      "Work a year or two here first: most firms ask for experience and hold a trade test.",
      "Go only through an agent who is registered at emigrate.gov.in; see the licence number there. Service charges have a limit by law: ask for a receipt, and never give your passport away.",
      "Before you sign: the pay, hours, room, food and the ticket home in writing, in a language that you read. A visit visa is no work visa.",
    ]) +
    p("Trade tests and training for work abroad: skillindiadigital.gov.in. Help from there: madad.gov.in."),
  hinglish:
    p(
      "Haan, Gulf mein trade aur kuch saal ka anubhav wale log liye jaate hain. Wahan kitna milta hai, yeh mujhe nahi pata: desh, company aur hunar ke hisaab se alag hai, aur catalogue mein sirf India ki kamai hai.",
    ) +
    ul([
      "Pehle yahan ek-do saal kaam kijiye: zyadatar company anubhav maangti hain aur trade test leti hain.",
      "Sirf usi agent se jaiye jo emigrate.gov.in par registered hai; licence number wahin dekhiye. Service charge ki kanoon se seema hai: raseed lijiye, aur passport kisi ko mat dijiye.",
      "Sign karne se pehle: salary, ghante, rehna, khaana aur wapsi ka ticket likhit mein, us bhasha mein jo aap padhte hain. Visit visa kaam ka visa nahi hai.",
    ]) +
    p("Videsh ke kaam ki training aur test: skillindiadigital.gov.in. Wahan se madad: madad.gov.in."),
  hindi:
    p(
      "हाँ, खाड़ी देशों में ट्रेड और कुछ साल के अनुभव वाले लोग लिए जाते हैं। वहाँ कितना मिलता है, यह मुझे नहीं पता: देश, कंपनी और हुनर के हिसाब से अलग है, और कैटलॉग में सिर्फ़ भारत की कमाई है।",
    ) +
    ul([
      "पहले यहाँ एक-दो साल काम कीजिए: ज़्यादातर कंपनियाँ अनुभव माँगती हैं और ट्रेड टेस्ट लेती हैं।",
      "सिर्फ़ उसी एजेंट से जाइए जो emigrate.gov.in पर रजिस्टर्ड है; लाइसेंस नंबर वहीं देखिए। सर्विस चार्ज की क़ानून से सीमा है: रसीद लीजिए, और पासपोर्ट किसी को मत दीजिए।",
      "साइन करने से पहले: सैलरी, घंटे, रहना, खाना और वापसी का टिकट लिखित में, उस भाषा में जो आप पढ़ते हैं। विज़िट वीज़ा काम का वीज़ा नहीं है।",
    ]) +
    p("विदेश के काम की ट्रेनिंग और टेस्ट: skillindiadigital.gov.in। वहाँ से मदद: madad.gov.in।"),
};

const TAILOR = link("/career/tailor", "Tailor");
const BEAUTICIAN = link("/career/beautician", "Beautician");
const ENTRY = link("/career/data-entry-operator", "Data Entry Operator");
const ACCOUNTANT = link("/career/accountant", "Accountant");
const TUTOR = link("/career/private-tutor", "Private Tutor");
export const STUDY_AND_EARN_AT_HOME: Wording = {
  english:
    p("Both can begin at home, the study and some income:") +
    ul([
      `${strong("Study")}: Class 12 by open school (nios.ac.in), a degree by distance (ignou.ac.in or your State's open university). You go out for the exams.`,
      `${strong("Soon, small")}: teaching younger children: ${TUTOR}; sewing and beauty work: ${TAILOR}, ${BEAUTICIAN}. Free training for women: Jan Shikshan Sansthan, RSETI of the district's bank.`,
      `${strong("After some months of learning")}: ${ENTRY}, ${ACCOUNTANT} with Tally and GST; English and typing help.`,
      "Who asks for a fee or your bank password for work from home cheats. Open an account in your own name.",
    ]) +
    p("And talk at home again in some months: a girls' hostel, a college in the district or an aunt in the city often changes a no."),
  hinglish:
    p("Dono ghar se shuru ho sakte hain, padhai bhi aur thodi kamai bhi:") +
    ul([
      `${strong("Padhai")}: Class 12 open school se (nios.ac.in), degree distance se (ignou.ac.in ya rajya ki open university). Bahar sirf exam ke liye jaana hota hai.`,
      `${strong("Jaldi, thoda")}: chhote bachchon ko padhana: ${TUTOR}; silai aur beauty ka kaam: ${TAILOR}, ${BEAUTICIAN}. Mahilaon ki free training: Jan Shikshan Sansthan, zile ke bank ka RSETI.`,
      `${strong("Kuch mahine seekhkar")}: ${ENTRY}, Tally aur GST ke saath ${ACCOUNTANT}; English aur typing kaam aati hai.`,
      "Ghar ke kaam ke liye jo fees ya bank ka password maange, woh thagta hai. Account apne naam se kholiye.",
    ]) +
    p(
      "Aur kuch mahine baad ghar mein phir baat kijiye: girls hostel, zile ka college ya shahar mein koi rishtedar aksar na ko haan bana deta hai.",
    ),
  hindi:
    p("दोनों घर से शुरू हो सकते हैं, पढ़ाई भी और थोड़ी कमाई भी:") +
    ul([
      `${strong("पढ़ाई")}: Class 12 ओपन स्कूल से (nios.ac.in), डिग्री दूरस्थ (ignou.ac.in या राज्य की open university)। बाहर सिर्फ़ परीक्षा के लिए जाना होता है।`,
      `${strong("जल्दी, थोड़ा")}: छोटे बच्चों को पढ़ाना: ${TUTOR}; सिलाई और ब्यूटी का काम: ${TAILOR}, ${BEAUTICIAN}। महिलाओं की मुफ़्त ट्रेनिंग: जन शिक्षण संस्थान, ज़िले के बैंक का RSETI।`,
      `${strong("कुछ महीने सीखकर")}: ${ENTRY}, Tally और GST के साथ ${ACCOUNTANT}; अंग्रेज़ी और टाइपिंग काम आती है।`,
      "घर के काम के लिए जो फ़ीस या बैंक का पासवर्ड माँगे, वह ठगता है। अकाउंट अपने नाम से खोलिए।",
    ]) +
    p("और कुछ महीने बाद घर में फिर बात कीजिए: गर्ल्स हॉस्टल, ज़िले का कॉलेज या शहर में कोई रिश्तेदार अक्सर न को हाँ बना देता है।"),
};

const AT_THE_FRONT = [
  link("/career/hotel-receptionist", "Hotel Receptionist"),
  link("/career/waiter", "Waiter"),
  link("/career/restaurant-cook", "Restaurant Cook"),
].join(", ");
export const HOTELS_AT_THE_START: Wording = {
  english:
    p(
      "Hotel management is work with guests: lively, on your feet, with shifts, nights and holidays. It suits who stays friendly when tired.",
    ) +
    ul([
      "At the start one is a trainee, also with the degree: the pay is small, far below a manager's, often with meals and sometimes a room; it grows with posts and with the hotel.",
      `First posts: front desk, service, kitchen, housekeeping, such as ${AT_THE_FRONT}. Their pages have the pay.`,
      "Before you pay a college: ask for last year's offers in writing, and two students' numbers. Institutes of the Government (by NCHM JEE) and State food craft institutes cost less.",
    ]),
  hinglish:
    p(
      "Hotel management mehmaanon ka kaam hai: chahal-pahal, khade-khade, shift, raat aur tyohaar ke din bhi. Usko jamta hai jo thak kar bhi pyar se bole.",
    ) +
    ul([
      "Shuru mein degree ke saath bhi trainee hote hain: kamai thodi, manager se bahut kam, aksar khaana aur kabhi rehna saath; post aur hotel ke saath badhti hai.",
      `Pehli posts: front desk, service, kitchen, housekeeping, jaise ${AT_THE_FRONT}. Kamai unke page par hai.`,
      "College ko paise dene se pehle: pichhle saal ke offer likhit mein aur do students ke number maangiye. Sarkari institute (NCHM JEE se) aur rajya ke food craft institute saste hain.",
    ]),
  hindi:
    p("होटल मैनेजमेंट मेहमानों का काम है: चहल-पहल, खड़े-खड़े, शिफ़्ट, रात और त्योहार के दिन भी। उसको जमता है जो थककर भी प्यार से बोले।") +
    ul([
      "शुरू में डिग्री के साथ भी ट्रेनी होते हैं: कमाई थोड़ी, मैनेजर से बहुत कम, अक्सर खाना और कभी रहना साथ; पद और होटल के साथ बढ़ती है।",
      `पहले पद: फ़्रंट डेस्क, सर्विस, किचन, हाउसकीपिंग, जैसे ${AT_THE_FRONT}। कमाई उनके पेज पर है।`,
      "कॉलेज को पैसे देने से पहले: पिछले साल के ऑफ़र लिखित में और दो छात्रों के नंबर माँगिए। सरकारी संस्थान (NCHM JEE से) और राज्य के food craft institute सस्ते हैं।",
    ]),
};

export const VOCATIONAL_SUBJECTS: Wording = {
  english:
    p("A vocational or skill subject is no sign of a weak student: it is work learnt with the hands beside books, and it counts.") +
    ul([
      `${strong("It shuts little")}: taken as one subject beside the usual ones, it leaves the stream and its entrance exams as they are. A whole vocational stream is another thing: look first whether the degree that is wished takes it.`,
      `${strong("It counts")}: the boards grade it and print it on the mark sheet like the others, and the National Education Policy of 2020 wants it for every pupil from Class 6 on. Whether a college counts it among the best subjects stands in its prospectus: ask before you choose.`,
      `${strong("What it gives")}: a first skill that can be shown (computers, artificial intelligence, retail, beauty, tourism, care, farming), practice at a workplace, and a year of looking before a choice that costs money.`,
      `${strong("It leads on")}: to ITI, diploma, BVoc and the ordinary degrees. ${link("/career/electrician", "Electrician")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/restaurant-cook", "Restaurant Cook")} show pay and ways.`,
    ]) +
    p("To parents: show the mark sheet, one former pupil who earns by it, and two careers side by side; then let them say what they fear."),
  hinglish:
    p(
      "Vocational ya skill subject kamzor student ki nishani nahi: yeh kitaab ke saath haath se seekha kaam hai, aur iski ginti hoti hai.",
    ) +
    ul([
      `${strong("Isse kam hi band hota hai")}: baaki subjects ke saath ek subject ki tarah liya to stream aur uske entrance waise hi khule rehte hain. Poori vocational stream alag baat hai: pehle dekhiye ki jo degree chahiye, woh ise leti hai ya nahi.`,
      `${strong("Ginti hoti hai")}: board iske marks dete hain aur marksheet par baaki ki tarah likhte hain, aur 2020 ki National Education Policy ise Class 6 se har bachche ke liye chahti hai. College ise best subjects mein ginta hai ya nahi, yeh uske prospectus mein hai: chunne se pehle poochiye.`,
      `${strong("Kya milta hai")}: dikhane layak pehla hunar (computer, artificial intelligence, retail, beauty, tourism, dekhbhal, kheti), kaam ki jagah par practice, aur paisa lagane wale faisle se pehle ek saal dekhne ka.`,
      `${strong("Aage ka raasta")}: ITI, diploma, BVoc aur aam degree. ${link("/career/electrician", "Electrician")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/restaurant-cook", "Restaurant Cook")} kamai aur raaste dikhate hain.`,
    ]) +
    p(
      "Maa-baap ko: marksheet dikhaiye, ek purana student jo isse kamata hai, aur do career saath-saath; phir unhe kehne dijiye ki darr kis baat ka hai.",
    ),
  hindi:
    p("Vocational या skill subject कमज़ोर छात्र की निशानी नहीं: यह किताब के साथ हाथ से सीखा काम है, और इसकी गिनती होती है।") +
    ul([
      `${strong("इससे कम ही बंद होता है")}: बाक़ी विषयों के साथ एक विषय की तरह लिया तो स्ट्रीम और उसके entrance वैसे ही खुले रहते हैं। पूरी vocational स्ट्रीम अलग बात है: पहले देखिए कि जो डिग्री चाहिए, वह इसे लेती है या नहीं।`,
      `${strong("गिनती होती है")}: बोर्ड इसके अंक देते हैं और मार्कशीट पर बाक़ी की तरह लिखते हैं, और 2020 की राष्ट्रीय शिक्षा नीति इसे Class 6 से हर बच्चे के लिए चाहती है। कॉलेज इसे best subjects में गिनता है या नहीं, यह उसके prospectus में है: चुनने से पहले पूछिए।`,
      `${strong("क्या मिलता है")}: दिखाने लायक़ पहला हुनर (कंप्यूटर, artificial intelligence, retail, beauty, tourism, देखभाल, खेती), काम की जगह पर अभ्यास, और पैसा लगाने वाले फ़ैसले से पहले एक साल देखने का।`,
      `${strong("आगे का रास्ता")}: ITI, डिप्लोमा, BVoc और आम डिग्री। ${link("/career/electrician", "Electrician")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/restaurant-cook", "Restaurant Cook")} कमाई और रास्ते दिखाते हैं।`,
    ]) +
    p("माता-पिता को: मार्कशीट दिखाइए, एक पुराना छात्र जो इससे कमाता है, और दो करियर साथ-साथ; फिर उन्हें कहने दीजिए कि डर किस बात का है।"),
};

export const TELL_THEM_AT_HOME: Wording = {
  english:
    p("Tell them yourself, today, before somebody else does: waiting makes the evening worse and the marks no different.") +
    ul([
      "Choose a calm half hour and begin with the number, in one sentence. Then what you think went wrong, and only then what you mean to do.",
      "Bring the way on with you: the board's compartment or improvement exam and its dates, re-checking of the paper, or another stream or course with these marks.",
      "If you are afraid of anger, ask one grown-up whom they trust to sit beside you: a teacher, an aunt, a grandparent.",
    ]) +
    p(
      `One result is not your life. If somebody might hurt you, or you think of hurting yourself, call ${strong("Childline 1098")} or ${strong("Tele-MANAS 14416")} now, free, day and night. Tell me your class and marks, and I show what stays open.`,
    ),
  hinglish:
    p("Khud bataiye, aaj hi, isse pehle ki koi aur bataye: intezaar se shaam aur bhaari hoti hai, marks wahi rehte hain.") +
    ul([
      "Shaant aadha ghanta chuniye aur seedha number se shuru kijiye, ek vaakya mein. Phir aapke hisaab se kya galat hua, aur uske baad aap kya karenge.",
      "Aage ka raasta saath le jaiye: board ka compartment ya improvement exam aur uski tareekh, paper ki dobara jaanch, ya inhi marks se doosri stream ya course.",
      "Gusse ka darr ho to kisi bade ko saath bithaiye jin par ghar mein bharosa ho: teacher, mausi, dada-dadi.",
    ]) +
    p(
      `Ek result aapki zindagi nahi hai. Koi chot pahuncha sakta ho, ya khud ko chot pahunchane ka khayal aaye, to abhi ${strong("Childline 1098")} ya ${strong("Tele-MANAS 14416")} par call kijiye, free, din-raat. Apni class aur marks bataiye, main dikhaungi ki kya khula hai.`,
    ),
  hindi:
    p("ख़ुद बताइए, आज ही, इससे पहले कि कोई और बताए: इंतज़ार से शाम और भारी होती है, नंबर वही रहते हैं।") +
    ul([
      "शांत आधा घंटा चुनिए और सीधे नंबर से शुरू कीजिए, एक वाक्य में। फिर आपके हिसाब से क्या गलत हुआ, और उसके बाद आप क्या करेंगे।",
      "आगे का रास्ता साथ ले जाइए: बोर्ड की कंपार्टमेंट या इंप्रूवमेंट परीक्षा और उसकी तारीख़, पेपर की दोबारा जाँच, या इन्हीं नंबरों से दूसरी स्ट्रीम या कोर्स।",
      "ग़ुस्से का डर हो तो किसी बड़े को साथ बिठाइए जिन पर घर में भरोसा हो: शिक्षक, मौसी, दादा-दादी।",
    ]) +
    p(
      `एक रिज़ल्ट आपकी ज़िंदगी नहीं है। कोई चोट पहुँचा सकता हो, या ख़ुद को चोट पहुँचाने का ख़याल आए, तो अभी ${strong("Childline 1098")} या ${strong("Tele-MANAS 14416")} पर कॉल कीजिए, मुफ़्त, दिन-रात। अपनी क्लास और नंबर बताइए, मैं दिखाऊँगी कि क्या खुला है।`,
    ),
};

const STREAM_TEST = link("/", "the stream test");
const TWENTY = link("/assessment", "the assessment");
const ALL = link("/careers", "the explorer");
export const IN_ONES_CLASS: Wording = {
  english:
    p(
      "Gladly: it is free, needs no account, and what each pupil answers stays on the phone or computer it was answered on. One way to fill two lessons:",
    ) +
    ul([
      `Classes 9 and 10: ten questions of ${STREAM_TEST}, then each says which stream came first and whether the reasons fit.`,
      `Classes 11 and 12: the twenty questions of ${TWENTY} at home, and three careers from the results to bring to class.`,
      `In class: each reads one career's page aloud (the day, what people dislike, the way in) in ${ALL}; the others ask. Two that are near can be compared side by side and printed.`,
      "On a shared computer each begins anew and deletes the answers at the end (privacy page, Your data on this device).",
    ]) +
    p(
      `For those with low marks: ${link("/careers?education=ITI%20Certificate", "with an ITI trade")}, ${link("/careers?education=Diploma", "with a diploma")}, ${link("/careers?education=Short%20Course%20or%20Certificate", "with a short course")}. Results are a beginning of a talk and no verdict.`,
    ),
  hinglish:
    p(
      "Zaroor: yeh free hai, account nahi chahiye, aur har bachche ke jawab usi phone ya computer mein rehte hain. Do period ka ek tarika:",
    ) +
    ul([
      `Class 9 aur 10: ${link("/", "stream test")} ke das sawal, phir har ek bataye ki kaun si stream pehle aayi aur wajah sahi lagti hai ya nahi.`,
      `Class 11 aur 12: ${link("/assessment", "assessment")} ke bees sawal ghar par, aur result se teen career class mein laayein.`,
      `Class mein: har ek ${link("/careers", "explorer")} se ek career ka page padhe (din kaisa hota hai, kya pasand nahi aata, raasta); baaki sawal poochein. Do paas ke career saath rakhkar dekh aur print kar sakte hain.`,
      "Saajhe computer par har koi naye sire se shuru kare aur ant mein jawab mita de (privacy page, Your data on this device).",
    ]) +
    p(
      `Kam marks walon ke liye: ${link("/careers?education=ITI%20Certificate", "ITI trade se")}, ${link("/careers?education=Diploma", "diploma se")}, ${link("/careers?education=Short%20Course%20or%20Certificate", "chhote course se")}. Result baat shuru karne ke liye hai, faisla nahi.`,
    ),
  hindi:
    p("ज़रूर: यह मुफ़्त है, अकाउंट नहीं चाहिए, और हर बच्चे के जवाब उसी फ़ोन या कंप्यूटर में रहते हैं। दो पीरियड का एक तरीका:") +
    ul([
      `Class 9 और 10: ${link("/", "stream test")} के दस सवाल, फिर हर एक बताए कि कौन सी स्ट्रीम पहले आई और वजह सही लगती है या नहीं।`,
      `Class 11 और 12: ${link("/assessment", "assessment")} के बीस सवाल घर पर, और रिज़ल्ट से तीन करियर क्लास में लाएँ।`,
      `क्लास में: हर एक ${link("/careers", "explorer")} से एक करियर का पेज पढ़े (दिन कैसा होता है, क्या पसंद नहीं आता, रास्ता); बाकी सवाल पूछें। दो पास के करियर साथ रखकर देख और प्रिंट कर सकते हैं।`,
      "साझे कंप्यूटर पर हर कोई नए सिरे से शुरू करे और अंत में जवाब मिटा दे (privacy page, Your data on this device)।",
    ]) +
    p(
      `कम नंबर वालों के लिए: ${link("/careers?education=ITI%20Certificate", "ITI ट्रेड से")}, ${link("/careers?education=Diploma", "डिप्लोमा से")}, ${link("/careers?education=Short%20Course%20or%20Certificate", "छोटे कोर्स से")}। रिज़ल्ट बात शुरू करने के लिए है, फ़ैसला नहीं।`,
    ),
};
