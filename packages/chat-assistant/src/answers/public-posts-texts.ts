import type { PublicService } from "@career-clarity/career-catalog";
import { link, p, strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

const OFFICERS = {
  all: [
    link("/career/infantry-officer", "Infantry Officer"),
    link("/career/navy-officer", "Navy Officer"),
    link("/career/air-force-pilot", "Air Force Pilot"),
  ].join(", "),
  navy: link("/career/navy-officer", "Navy Officer"),
  engineer: link("/career/military-engineer", "Military Engineer"),
  doctor: link("/career/army-doctor", "Army Doctor"),
  nurse: link("/career/army-nurse", "Army Nurse"),
} as const;

type Of = Wording<(text: string) => string>;

export const SERVICE_NAMES: Readonly<Record<PublicService, Wording>> = {
  engineering: {
    english: "Engineering posts and public companies",
    hinglish: "Engineering ki posts aur sarkari companies",
    hindi: "इंजीनियरिंग के पद और सरकारी कंपनियाँ",
  },
  teaching: { english: "Schools and colleges", hinglish: "School aur college", hindi: "स्कूल और कॉलेज" },
  health: { english: "Public hospitals", hinglish: "Sarkari hospital", hindi: "सरकारी अस्पताल" },
  science: { english: "Research organisations", hinglish: "Research sansthan", hindi: "रिसर्च संस्थान" },
  offices: { english: "Central offices", hinglish: "Kendra ke office", hindi: "केंद्र के दफ़्तर" },
  banks: { english: "Public banks", hinglish: "Sarkari bank", hindi: "सरकारी बैंक" },
  insurance: { english: "Public insurers", hinglish: "Sarkari bima companies", hindi: "सरकारी बीमा कंपनियाँ" },
  railways: { english: "Railways", hinglish: "Railway", hindi: "रेलवे" },
  post: { english: "India Post", hinglish: "India Post (dak vibhag)", hindi: "India Post (डाक विभाग)" },
  police: { english: "Police and central forces", hinglish: "Police aur kendriya bal", hindi: "पुलिस और केंद्रीय बल" },
  forces: { english: "Armed forces", hinglish: "Sena", hindi: "सेना" },
  courts: { english: "Courts", hinglish: "Court", hindi: "कोर्ट" },
  forests: { english: "Forest service", hinglish: "Van vibhag", hindi: "वन विभाग" },
  state: { english: "State services", hinglish: "Rajya ki sevayein", hindi: "राज्य की सेवाएँ" },
};

export const UPSC_AFTER_CLASS_12: Wording = {
  english: p(
    `${strong("Civil Services (IAS, IPS): no")}, not after Class 12. They ask for a degree in any subject; its last year is enough for the first stage. ${strong("NDA: yes")}, after Class 12 or in it, for the armed forces.`,
  ),
  hinglish: p(
    `${strong("Civil Services (IAS, IPS): nahi")}, Class 12 ke baad nahi. Uske liye kisi bhi subject ki degree chahiye; pehle stage ke liye degree ka aakhri saal kaafi hai. ${strong("NDA: haan")}, Class 12 ke baad ya usi mein, sena ke liye.`,
  ),
  hindi: p(
    `${strong("Civil Services (IAS, IPS): नहीं")}, Class 12 के बाद नहीं। उसके लिए किसी भी विषय की डिग्री चाहिए; पहले चरण के लिए डिग्री का आख़िरी साल काफ़ी है। ${strong("NDA: हाँ")}, Class 12 के बाद या उसी में, सेना के लिए।`,
  ),
};

export const SUCH_AS: Of = {
  english: (careers) => ` Such as ${careers}.`,
  hinglish: (careers) => ` Jaise ${careers}.`,
  hindi: (careers) => ` जैसे ${careers}।`,
};
export const EVERY_STATE: Wording = {
  english: "Each by its own commission, such as UPPSC, BPSC, MPSC or TNPSC, and its boards; name your State and I name them",
  hinglish:
    "Har rajya apne aayog se bharti karta hai, jaise UPPSC, BPSC, MPSC ya TNPSC, aur apne boards se; apna rajya bataiye, main unke naam bataungi",
  hindi: "हर राज्य अपने आयोग से भर्ती करता है, जैसे UPPSC, BPSC, MPSC या TNPSC, और अपने बोर्ड से; अपना राज्य बताइए, मैं उनके नाम बताऊँगी",
};
export const AND_OTHERS: Of = {
  english: (exams) => `${exams} and others`,
  hinglish: (exams) => `${exams} aur doosre`,
  hindi: (exams) => `${exams} और दूसरी`,
};
export const AMONG_OTHERS: Of = {
  english: (exams) => `${exams}, among others.`,
  hinglish: (exams) => `${exams}, aur bhi hain.`,
  hindi: (exams) => `${exams}, और भी हैं।`,
};

/** What somebody has: completes a title. */
export const WITH_DEGREE: Of = {
  english: (degree) => `with ${degree}`,
  hinglish: (degree) => `${degree} ke saath`,
  hindi: (degree) => `${degree} के साथ`,
};
export const AFTER_A_DEGREE: Wording = { english: "after a degree", hinglish: "degree ke baad", hindi: "डिग्री के बाद" };
export const AFTER_CLASS: Of = {
  english: (level) => `after ${level}`,
  hinglish: (level) => `${level} ke baad`,
  hindi: (level) => `${level} के बाद`,
};
export const IN_STATE: Of = {
  english: (state) => `in ${state}`,
  hinglish: (state) => `${state} mein`,
  hindi: (state) => `${state} में`,
};
/** Parts of a title, in the order of the language. */
export const TITLE_OF: Wording<(parts: readonly string[]) => string> = {
  english: (parts) => parts.join(" "),
  hinglish: (parts) => parts.join(", "),
  hindi: (parts) => parts.join(", "),
};

export const GOVERNMENT_POSTS: Wording = { english: "Government posts", hinglish: "Sarkari posts", hindi: "सरकारी पद" };
export const BY_WHAT_YOU_HAVE: Wording = {
  english: "Government posts, by what you have",
  hinglish: "Sarkari posts, aapki padhai ke hisaab se",
  hindi: "सरकारी पद, आपकी पढ़ाई के हिसाब से",
};
export const ANY_DEGREE_TITLE: Wording = { english: "Any degree", hinglish: "Koi bhi degree", hindi: "कोई भी डिग्री" };
export const ITI_OR_DIPLOMA: Wording = { english: "ITI or diploma", hinglish: "ITI ya diploma", hindi: "ITI या डिप्लोमा" };
export const OPEN_WITH_ANY_DEGREE: Wording = {
  english: "Open with any degree too",
  hinglish: "Kisi bhi degree ke saath yeh bhi khule hain",
  hindi: "किसी भी डिग्री के साथ ये भी खुले हैं",
};
export const OPEN_WITH: Of = {
  english: (level) => `Open with ${level} too`,
  hinglish: (level) => `${level} ke saath yeh bhi khule hain`,
  hindi: (level) => `${level} के साथ ये भी खुले हैं`,
};
export const TELL_WHAT_YOU_HAVE: Wording = {
  english: "Tell me your class or degree, and I name what fits it, with the work behind it.",
  hinglish: "Apni class ya degree bataiye, main bataungi ki uske hisaab se kya hai aur usme kaam kya hota hai.",
  hindi: "अपनी क्लास या डिग्री बताइए, मैं बताऊँगी कि उसके हिसाब से क्या है और उसमें काम क्या होता है।",
};

export const NONE_OPEN: Of = {
  english: (schooling) => `I know of no examination here that is open${schooling === "" ? "" : ` ${schooling}`} alone. They ask for:`,
  hinglish: (schooling) => `Mujhe yahan aisa koi exam nahi pata jo sirf ${schooling} khula ho. Inme yeh chahiye:`,
  hindi: (schooling) => `मुझे यहाँ ऐसी कोई परीक्षा नहीं पता जो सिर्फ़ ${schooling} खुली हो। इनमें यह चाहिए:`,
};
export const EXAM_ROW: Wording<(exam: string, about: string, condition: string) => string> = {
  english: (exam, about, condition) => `${exam}: ${about}; it asks for ${condition}.`,
  hinglish: (exam, about, condition) => `${exam}: ${about}; iske liye chahiye: ${condition}.`,
  hindi: (exam, about, condition) => `${exam}: ${about}; इसके लिए चाहिए: ${condition}।`,
};
export const WHAT_SUCH_WORK_IS: Of = {
  english: (careers) => `What such work is like: ${careers}.`,
  hinglish: (careers) => `Aisa kaam kaisa hota hai: ${careers}.`,
  hindi: (careers) => `ऐसा काम कैसा होता है: ${careers}।`,
};
export const ASK_FOR_ANOTHER: Of = {
  english: (exams) => `${exams}, which ask for another qualification.`,
  hinglish: (exams) => `${exams}; inme doosri qualification chahiye.`,
  hindi: (exams) => `${exams}; इनमें दूसरी योग्यता चाहिए।`,
};
export const JUNIOR_ENGINEER: Wording = { english: "Junior engineer", hinglish: "Junior engineer", hindi: "जूनियर इंजीनियर" };
export const EXAMS_OF_BODY: Of = {
  english: (body) => `Examinations of ${body}`,
  hinglish: (body) => `${body} ke exam`,
  hindi: (body) => `${body} की परीक्षाएँ`,
};

export const POSTS_OF_STATE: Wording<(state: string | null) => string> = {
  english: (state) => `Posts of ${state ?? "the States"}`,
  hinglish: (state) => (state === null ? "Rajyon ki posts" : `${state} ki posts`),
  hindi: (state) => (state === null ? "राज्यों के पद" : `${state} के पद`),
};
export const BESIDE_THE_COMMISSION: Wording<(board: string, state: string, commission: string) => string> = {
  english: (board, state, commission) => `${board} fills posts of ${state} beside the commission, ${commission}.`,
  hinglish: (board, state, commission) => `${board} ${state} ki posts bharta hai, aayog ${commission} ke alawa.`,
  hindi: (board, state, commission) => `${board} ${state} के पद भरता है, आयोग ${commission} के अलावा।`,
};
export const MOSTLY_FOR_GRADUATES: Of = {
  english: (commission) => `${commission} asks for a degree for most of its posts. Without one:`,
  hinglish: (commission) => `${commission} apni zyadatar posts ke liye degree maangta hai. Bina degree ke:`,
  hindi: (commission) => `${commission} अपने ज़्यादातर पदों के लिए डिग्री माँगता है। बिना डिग्री के:`,
};
export const AFTER_A_DEGREE_TITLE: Wording = { english: "After a degree", hinglish: "Degree ke baad", hindi: "डिग्री के बाद" };
export const BELOW_A_DEGREE: Wording = {
  english: `${strong("After Class 12, some after Class 10")}: clerks, constables, village posts and guards; which of them ask for a degree differs by State.`,
  hinglish: `${strong("Class 12 ke baad, kuch Class 10 ke baad")}: clerk, constable, gaon ki posts aur guard; kis post mein degree chahiye, yeh har rajya mein alag hai.`,
  hindi: `${strong("Class 12 के बाद, कुछ Class 10 के बाद")}: क्लर्क, कांस्टेबल, गाँव के पद और गार्ड; किस पद में डिग्री चाहिए, यह हर राज्य में अलग है।`,
};

export const PSU_NOTE: Wording = {
  english: p(
    "Public companies (PSUs) take some trainees by GATE, where it has a paper in the subject, and others by tests of their own, announced on each company's site; for technicians and office posts mostly the latter.",
  ),
  hinglish: p(
    "Sarkari companies (PSU) kuch trainee GATE se leti hain, jahan us vishay ka paper hai, aur baaki apne test se, jo har company ki site par nikalta hai; technician aur office ki posts mein zyadatar apna test hota hai.",
  ),
  hindi: p(
    "सरकारी कंपनियाँ (PSU) कुछ ट्रेनी GATE से लेती हैं, जहाँ उस विषय का पेपर है, और बाक़ी अपने टेस्ट से, जो हर कंपनी की साइट पर निकलता है; टेक्नीशियन और ऑफ़िस के पदों में ज़्यादातर अपना टेस्ट होता है।",
  ),
};
export const FOOD_NOTE: Wording = {
  english: p(
    `${strong("Of food and dairy technology")}: ${link("/career/food-safety-officer", "Food Safety Officer")} in each State, through its commission or health department; the rules name these degrees for it. Beside it: technical officers and assistants of FSSAI (fssai.gov.in), and quality posts of milk federations and food corporations. They are few: keep the food industry open too.`,
  ),
  hinglish: p(
    `${strong("Food aur dairy technology ki posts")}: har rajya mein ${link("/career/food-safety-officer", "Food Safety Officer")}, uske aayog ya health department se; niyamon mein iske liye yehi degrees likhi hain. Iske alawa FSSAI ke technical officer aur assistant (fssai.gov.in), aur doodh federation aur food corporation mein quality ki posts. Yeh kam hain: food industry ka raasta bhi khula rakhiye.`,
  ),
  hindi: p(
    `${strong("फ़ूड और डेयरी टेक्नोलॉजी के पद")}: हर राज्य में ${link("/career/food-safety-officer", "Food Safety Officer")}, उसके आयोग या स्वास्थ्य विभाग से; नियमों में इसके लिए यही डिग्रियाँ लिखी हैं। इसके अलावा FSSAI के टेक्निकल ऑफ़िसर और असिस्टेंट (fssai.gov.in), और दूध फ़ेडरेशन और फ़ूड कॉर्पोरेशन में क्वालिटी के पद। ये कम हैं: फ़ूड इंडस्ट्री का रास्ता भी खुला रखिए।`,
  ),
};
export const FOR_ARMY_OFFICERS: Wording = {
  english: p(
    `${strong("An officer of the Army after a degree")}: by CDS, the written examination of UPSC; without it by NCC Special Entry with a C certificate, by the Technical Graduate Course (TGC) or the technical Short Service Commission with engineering, and by JAG with law. Each leads to the interview of the Services Selection Board and a medical: joinindianarmy.nic.in.`,
  ),
  hinglish: p(
    `${strong("Degree ke baad Army mein officer")}: CDS se, jo UPSC ka likhit exam hai; uske bina C certificate ke saath NCC Special Entry se, engineering ke saath Technical Graduate Course (TGC) ya technical Short Service Commission se, aur law ke saath JAG se. Har raaste mein Services Selection Board ka interview aur medical hota hai: joinindianarmy.nic.in.`,
  ),
  hindi: p(
    `${strong("डिग्री के बाद आर्मी में ऑफ़िसर")}: CDS से, जो UPSC की लिखित परीक्षा है; उसके बिना C सर्टिफ़िकेट के साथ NCC Special Entry से, इंजीनियरिंग के साथ Technical Graduate Course (TGC) या टेक्निकल Short Service Commission से, और लॉ के साथ JAG से। हर रास्ते में Services Selection Board का इंटरव्यू और मेडिकल होता है: joinindianarmy.nic.in।`,
  ),
};
/** The ways to a commission straight after Class 12. */
export const OFFICERS_AFTER_12: Wording = {
  english:
    p("To be an officer straight after Class 12, and not a soldier or sailor first:") +
    ul([
      `${strong("NDA")}, the examination of UPSC: any stream for the Army, PCM for the Navy and the Air Force; boys and girls, unmarried. ${OFFICERS.all}.`,
      `${strong("10+2 Technical Entry of the Army")}: PCM with the marks of the notice, and JEE Main; men so far. Four years of engineering, then ${OFFICERS.engineer}.`,
      `${strong("10+2 BTech Cadet Entry of the Navy")}: PCM and JEE Main. ${OFFICERS.navy}.`,
      `${strong("In its hospitals")}: ${OFFICERS.doctor} (AFMC) and ${OFFICERS.nurse} (for women), both with PCB by NEET-UG.`,
    ]) +
    p(
      "All but the hospitals' ways go through the interview of the Services Selection Board, five days, and a medical. Agniveer and the sailors' entries make no officers. Others come after a degree: CDS, AFCAT, NCC.",
    ),
  hinglish:
    p("Class 12 ke turant baad officer banne ke raaste (sainik ya navik nahi):") +
    ul([
      `${strong("NDA")}, UPSC ka exam: Army ke liye koi bhi stream, Navy aur Air Force ke liye PCM; ladke aur ladkiyan, avivahit. ${OFFICERS.all}.`,
      `${strong("Army ki 10+2 Technical Entry")}: PCM, notice mein likhe marks, aur JEE Main; abhi tak sirf ladke. Chaar saal engineering, phir ${OFFICERS.engineer}.`,
      `${strong("Navy ki 10+2 BTech Cadet Entry")}: PCM aur JEE Main. ${OFFICERS.navy}.`,
      `${strong("Sena ke hospital mein")}: ${OFFICERS.doctor} (AFMC) aur ${OFFICERS.nurse} (ladkiyon ke liye), dono PCB aur NEET-UG se.`,
    ]) +
    p(
      "Hospital ke siwa har raaste mein Services Selection Board ka paanch din ka interview aur medical hota hai. Agniveer aur navik ki bharti se officer nahi bante. Degree ke baad aur raaste hain: CDS, AFCAT, NCC.",
    ),
  hindi:
    p("Class 12 के तुरंत बाद अफ़सर बनने के रास्ते (सैनिक या नाविक नहीं):") +
    ul([
      `${strong("NDA")}, UPSC की परीक्षा: आर्मी के लिए कोई भी स्ट्रीम, नेवी और एयर फ़ोर्स के लिए PCM; लड़के और लड़कियाँ, अविवाहित। ${OFFICERS.all}।`,
      `${strong("आर्मी की 10+2 Technical Entry")}: PCM, नोटिस में लिखे अंक, और JEE Main; अभी तक सिर्फ़ लड़के। चार साल इंजीनियरिंग, फिर ${OFFICERS.engineer}।`,
      `${strong("नेवी की 10+2 BTech Cadet Entry")}: PCM और JEE Main। ${OFFICERS.navy}।`,
      `${strong("सेना के अस्पताल में")}: ${OFFICERS.doctor} (AFMC) और ${OFFICERS.nurse} (लड़कियों के लिए), दोनों PCB और NEET-UG से।`,
    ]) +
    p(
      "अस्पताल के सिवा हर रास्ते में Services Selection Board का पाँच दिन का इंटरव्यू और मेडिकल होता है। अग्निवीर और नाविक की भर्ती से अफ़सर नहीं बनते। डिग्री के बाद और रास्ते हैं: CDS, AFCAT, NCC।",
    ),
};
export const FOR_LATE_TWENTIES: Wording = {
  english: p(
    `${strong("At your age")}: by the notices so far the forces, constables and most posts of SSC for those from school have closed in the general category, mostly between 21 and 27. Open for years yet: posts of many States and their boards (in several to 35 or 40), Gramin Dak Sevak, many courts. Reserved categories and ex-servicemen get some years more. The notice decides.`,
  ),
  hinglish: p(
    `${strong("Aapki umar mein")}: ab tak ke notice mein sena, constable aur school ke baad ki SSC ki zyadatar posts general category ke liye band ho chuki hoti hain, zyadatar 21 se 27 ke beech. Abhi kai saal khule hain: bahut se rajyon aur unke boards ki posts (kai mein 35 ya 40 tak), Gramin Dak Sevak, bahut si courts. Reserved category aur purv sainik ko kuch saal zyada milte hain. Notice tay karta hai.`,
  ),
  hindi: p(
    `${strong("आपकी उम्र में")}: अब तक के नोटिस में सेना, कांस्टेबल और स्कूल के बाद की SSC के ज़्यादातर पद सामान्य वर्ग के लिए बंद हो चुके होते हैं, ज़्यादातर 21 से 27 के बीच। अभी कई साल खुले हैं: बहुत से राज्यों और उनके बोर्डों के पद (कई में 35 या 40 तक), Gramin Dak Sevak, बहुत सी अदालतें। आरक्षित वर्ग और पूर्व सैनिक को कुछ साल ज़्यादा मिलते हैं। नोटिस तय करता है।`,
  ),
};
export const FOR_THIRTY: Wording = {
  english: p(
    `${strong("At your age")}: posts after a degree of most State commissions, and teachers, stay open for some years more, in several States to about 40 in the general category. Constables, guards, most bank posts and most posts of SSC and the railways have mostly closed, with years more for reserved categories and ex-servicemen. The notice decides.`,
  ),
  hinglish: p(
    `${strong("Aapki umar mein")}: zyadatar rajya aayog ki degree wali posts, aur teacher, abhi kuch saal aur khule hain, kai rajyon mein general category ko lagbhag 40 tak. Constable, guard, zyadatar bank ki posts aur SSC va railway ki zyadatar posts band ho chuki hoti hain; reserved category aur purv sainik ko kuch saal zyada milte hain. Notice tay karta hai.`,
  ),
  hindi: p(
    `${strong("आपकी उम्र में")}: ज़्यादातर राज्य आयोग के डिग्री वाले पद, और टीचर, अभी कुछ साल और खुले हैं, कई राज्यों में सामान्य वर्ग को लगभग 40 तक। कांस्टेबल, गार्ड, ज़्यादातर बैंक के पद और SSC व रेलवे के ज़्यादातर पद बंद हो चुके होते हैं; आरक्षित वर्ग और पूर्व सैनिक को कुछ साल ज़्यादा मिलते हैं। नोटिस तय करता है।`,
  ),
};
export const FOR_FORTY: Wording = {
  english: p(
    `${strong("Look at the age first")}: most of these posts set an upper age, often in the late twenties or the thirties, with some years more for reserved categories, ex-servicemen and in many States for widows and others. The notice says it; a few contract and local posts set it higher or not at all.`,
  ),
  hinglish: p(
    `${strong("Pehle umar dekhiye")}: in posts mein zyadatar upar ki umar tay hoti hai, aksar tees se thoda pehle ya tees ke baad ke kuch saal; reserved category, purv sainik aur bahut se rajyon mein vidhwa mahilaon jaise logon ko kuch saal zyada milte hain. Notice mein likha hota hai; kuch contract aur local posts mein umar zyada hai ya tay hi nahi.`,
  ),
  hindi: p(
    `${strong("पहले उम्र देखिए")}: इन पदों में ज़्यादातर ऊपर की उम्र तय होती है, अक्सर तीस से थोड़ा पहले या तीस के बाद के कुछ साल; आरक्षित वर्ग, पूर्व सैनिक और बहुत से राज्यों में विधवा महिलाओं जैसे लोगों को कुछ साल ज़्यादा मिलते हैं। नोटिस में लिखा होता है; कुछ कॉन्ट्रैक्ट और लोकल पदों में उम्र ज़्यादा है या तय ही नहीं।`,
  ),
};
export const FOR_WOMEN: Wording = {
  english: p(
    "Women may apply for nearly all; the police and the forces measure them by standards of their own, and some take only men so far: most entries of the Army's Agniveers (women as military police), the Coast Guard's sailors, a few fighting arms.",
  ),
  hinglish: p(
    "Mahilayein lagbhag sabhi mein apply kar sakti hain; police aur sena mein unke liye naap alag hote hain, aur kuch mein abhi tak sirf purush liye jaate hain: Army ke Agniveer ki zyadatar entry (mahilayein military police mein), Coast Guard ke sailor, kuch ladne wali posts.",
  ),
  hindi: p(
    "महिलाएँ लगभग सभी में आवेदन कर सकती हैं; पुलिस और सेना में उनके लिए नाप अलग होते हैं, और कुछ में अभी तक सिर्फ़ पुरुष लिए जाते हैं: आर्मी के अग्निवीर की ज़्यादातर entry (महिलाएँ सैन्य पुलिस में), कोस्ट गार्ड के सेलर, कुछ लड़ने वाले पद।",
  ),
};
export const WOMEN_IN_UNIFORM: Wording = {
  english: p(
    `${strong("In uniform, open to women")}: officers by NDA after Class 12, by CDS for the Officers Training Academy and by AFCAT after a degree, and the Military Nursing Service; as Agniveer the Military Police, the Navy and the Air Force (joinindianarmy.nic.in and its sisters); all police and central forces.`,
  ),
  hinglish: p(
    `${strong("Vardi mein, mahilaon ke liye khula")}: officer Class 12 ke baad NDA se, degree ke baad CDS (Officers Training Academy) aur AFCAT se, aur Military Nursing Service; Agniveer mein Military Police, Navy aur Air Force (joinindianarmy.nic.in aur uski doosri sites); saari police aur central forces.`,
  ),
  hindi: p(
    `${strong("वर्दी में, महिलाओं के लिए खुला")}: अफ़सर Class 12 के बाद NDA से, डिग्री के बाद CDS (Officers Training Academy) और AFCAT से, और Military Nursing Service; अग्निवीर में मिलिट्री पुलिस, नौसेना और वायु सेना (joinindianarmy.nic.in और उसकी दूसरी साइटें); सारी पुलिस और केंद्रीय बल।`,
  ),
};

export const IN_THE_NOTICE: Wording<(sites: string, more: string) => string> = {
  english: (sites, more) =>
    `Age, marks and dates stand in each year's notice on ${sites === "" ? "its official site" : `the official site, such as ${sites}`}. Fill in the form yourself: who sells a government post cheats. More work of this kind: ${more}.`,
  hinglish: (sites, more) =>
    `Umar, marks aur tareekh har saal ke notice mein hoti hain, jo official site par nikalta hai${sites === "" ? "" : `, jaise ${sites}`}. Form khud bhariye: jo sarkari post bechta hai, woh thagta hai. Aisa aur kaam: ${more}.`,
  hindi: (sites, more) =>
    `उम्र, नंबर और तारीख़ हर साल के नोटिस में होती हैं, जो आधिकारिक साइट पर निकलता है${sites === "" ? "" : `, जैसे ${sites}`}। फ़ॉर्म ख़ुद भरिए: जो सरकारी पद बेचता है, वह ठगता है। ऐसा और काम: ${more}।`,
};
export const CAREERS_IN_GOVERNMENT: Wording = {
  english: "careers in Government",
  hinglish: "sarkari careers",
  hindi: "सरकारी करियर",
};
