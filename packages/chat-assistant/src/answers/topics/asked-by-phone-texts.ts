import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const NAVY = link("/career/navy-officer", "Navy Officer");
export const NAVY_OFFICER_AFTER_CLASS_12: Wording = {
  english:
    p(`${NAVY}: after Class 12 there are two doors, and both ask for physics and maths in it.`) +
    ul([
      `${strong("NDA (UPSC)")}: a written examination in maths and general ability, then the SSB interview and the medical.`,
      `${strong("10+2 (BTech) cadet entry")}: no examination of its own. The Navy calls by the JEE Main rank to the SSB; its notice asks for marks in physics, chemistry and maths, and in English. The degree is studied at the naval academy in Ezhimala and costs nothing.`,
      `${strong("After a degree")}: CDS, or a short service entry with the degree that the notice names.`,
    ]) +
    p(
      "Women may apply by both doors. Ages, marks and seats stand in each notice: upsc.gov.in and joinindiannavy.gov.in. Agniveer entries make sailors, not officers.",
    ),
  hinglish:
    p(`${NAVY}: Class 12 ke baad do darwaze hain, aur dono mein physics aur maths chahiye.`) +
    ul([
      `${strong("NDA (UPSC)")}: maths aur general ability ka likhit exam, phir SSB interview aur medical.`,
      `${strong("10+2 (BTech) cadet entry")}: apna koi exam nahi. Navy JEE Main ki rank se SSB ke liye bulati hai; notice physics, chemistry, maths aur English mein marks maangta hai. Degree Ezhimala ki naval academy mein hoti hai aur uska kharch nahi lagta.`,
      `${strong("Degree ke baad")}: CDS, ya notice mein likhi degree se short service entry.`,
    ]) +
    p(
      "Ladkiyan dono darwazon se aavedan kar sakti hain. Umar, marks aur seat har notice mein likhe hote hain: upsc.gov.in aur joinindiannavy.gov.in. Agniveer se sailor bante hain, officer nahi.",
    ),
  hindi:
    p(`${NAVY}: Class 12 के बाद दो दरवाज़े हैं, और दोनों में फ़िज़िक्स और मैथ्स चाहिए।`) +
    ul([
      `${strong("NDA (UPSC)")}: मैथ्स और सामान्य योग्यता की लिखित परीक्षा, फिर SSB इंटरव्यू और मेडिकल।`,
      `${strong("10+2 (BTech) cadet entry")}: अपनी कोई परीक्षा नहीं। नेवी JEE Main की रैंक से SSB के लिए बुलाती है; नोटिस फ़िज़िक्स, केमिस्ट्री, मैथ्स और अंग्रेज़ी में नंबर माँगता है। डिग्री एझिमाला की नौसेना अकादमी में होती है और उसका ख़र्च नहीं लगता।`,
      `${strong("डिग्री के बाद")}: CDS, या नोटिस में लिखी डिग्री से short service entry।`,
    ]) +
    p(
      "लड़कियाँ दोनों दरवाज़ों से आवेदन कर सकती हैं। उम्र, नंबर और सीट हर नोटिस में लिखे होते हैं: upsc.gov.in और joinindiannavy.gov.in। अग्निवीर से नाविक बनते हैं, अधिकारी नहीं।",
    ),
};

const CIVIL = link("/career/civil-engineer", "Civil Engineer");
const MECHANICAL = link("/career/mechanical-engineer", "Mechanical Engineer");
const CHEMICAL = link("/career/chemical-engineer", "Chemical Engineer");
const MINING = link("/career/mining-engineer", "Mining Engineer");
export const BRANCH_WITH_LITTLE_CODING: Wording = {
  english:
    p(
      "Least of all in civil, mining and chemical engineering, then in mechanical. One short programming paper in the first year is common to every branch.",
    ) +
    ul([
      `${CIVIL}: sites, drawings and estimates; ${MINING}: mines and machines; ${CHEMICAL}: plants and processes; ${MECHANICAL}: machines and drawings.`,
      "Some coding: electrical, and electronics more so, since chips and control need it. Most: computer science, IT, AI and data science.",
      "The work of a branch may use software that draws or calculates; that is learnt like a tool and is no coding. Large software firms take students of every branch, but nobody must go there.",
    ]),
  hinglish:
    p(
      "Sabse kam civil, mining aur chemical engineering mein, phir mechanical mein. Pehle saal mein programming ka ek chhota paper har branch mein aam hai.",
    ) +
    ul([
      `${CIVIL}: site, drawing aur estimate; ${MINING}: khaan aur machine; ${CHEMICAL}: plant aur process; ${MECHANICAL}: machine aur drawing.`,
      "Thodi coding: electrical, aur electronics mein usse zyada, kyunki chip aur control mein lagti hai. Sabse zyada: computer science, IT, AI aur data science.",
      "Kaam mein drawing ya hisaab wale software chalte hain; woh auzaar ki tarah seekhe jaate hain, coding nahi hain. Badi software companies har branch ke students leti hain, par jaana kisi ke liye zaroori nahi.",
    ]),
  hindi:
    p("सबसे कम सिविल, माइनिंग और केमिकल इंजीनियरिंग में, फिर मैकेनिकल में। पहले साल में प्रोग्रामिंग का एक छोटा पेपर हर ब्रांच में आम है।") +
    ul([
      `${CIVIL}: साइट, ड्रॉइंग और एस्टीमेट; ${MINING}: खान और मशीन; ${CHEMICAL}: प्लांट और प्रोसेस; ${MECHANICAL}: मशीन और ड्रॉइंग।`,
      "थोड़ी कोडिंग: इलेक्ट्रिकल, और इलेक्ट्रॉनिक्स में उससे ज़्यादा, क्योंकि चिप और कंट्रोल में लगती है। सबसे ज़्यादा: कंप्यूटर साइंस, IT, AI और डेटा साइंस।",
      "काम में ड्रॉइंग या हिसाब वाले सॉफ़्टवेयर चलते हैं; वे औज़ार की तरह सीखे जाते हैं, कोडिंग नहीं हैं। बड़ी सॉफ़्टवेयर कंपनियाँ हर ब्रांच के छात्र लेती हैं, पर जाना किसी के लिए ज़रूरी नहीं।",
    ]),
};

const PHARMACIST = link("/career/pharmacist", "Pharmacist");
export const A_MEDICAL_STORE_OF_ONES_OWN: Wording = {
  english:
    p(`Yes: with a DPharm or a BPharm and registration you may run your own medical store as its ${PHARMACIST}. The steps:`) +
    ul([
      "Registration with your State Pharmacy Council. After the DPharm a look at the Council's rules first: an exit examination (DPEE) may be asked for.",
      "A shop of the size that the rules ask for, with a refrigerator, its papers or the rent agreement.",
      "The retail drug licence of your State's drugs control department, and GST registration where it applies. No medicine is sold before the licence is there.",
      "A registered pharmacist must be in the shop while medicines are sold. To lend out one's certificate for somebody else's shop is an offence.",
    ]) +
    p(
      "Work a year or two in a busy store first: stock, expiry dates and credit decide whether it earns. For stock and shop there are loans for small business: pmmy.in via any bank.",
    ),
  hinglish:
    p(`Haan: DPharm ya BPharm aur registration ke saath aap apna medical store khol sakte hain, usi ke ${PHARMACIST} bankar. Kadam:`) +
    ul([
      "State Pharmacy Council mein registration. DPharm ke baad pehle Council ke niyam dekhiye: exit exam (DPEE) maanga ja sakta hai.",
      "Niyam jitni badi dukaan, fridge ke saath, uske kaagaz ya kiraye ka agreement.",
      "Rajya ke drugs control vibhag ka retail drug licence, aur jahan lage wahan GST registration. Licence se pehle koi dawai nahi bikti.",
      "Dawai bikte samay registered pharmacist dukaan mein hona chahiye. Apna certificate kisi aur ki dukaan ke liye kiraye par dena apradh hai.",
    ]) +
    p(
      "Pehle ek-do saal kisi chalti dukaan mein kaam kijiye: stock, expiry aur udhaar se hi tay hota hai ki kamai hogi ya nahi. Dukaan aur stock ke liye chhote vyapar ke loan hote hain: pmmy.in, kisi bhi bank se.",
    ),
  hindi:
    p(`हाँ: DPharm या BPharm और रजिस्ट्रेशन के साथ आप अपना मेडिकल स्टोर खोल सकते हैं, उसी के ${PHARMACIST} बनकर। कदम:`) +
    ul([
      "State Pharmacy Council में रजिस्ट्रेशन। DPharm के बाद पहले Council के नियम देखिए: exit exam (DPEE) माँगा जा सकता है।",
      "नियम जितनी बड़ी दुकान, फ्रिज के साथ, उसके काग़ज़ या किराये का एग्रीमेंट।",
      "राज्य के drugs control विभाग का retail drug licence, और जहाँ लगे वहाँ GST रजिस्ट्रेशन। लाइसेंस से पहले कोई दवाई नहीं बिकती।",
      "दवाई बिकते समय रजिस्टर्ड फ़ार्मासिस्ट दुकान में होना चाहिए। अपना सर्टिफ़िकेट किसी और की दुकान के लिए किराये पर देना अपराध है।",
    ]) +
    p(
      "पहले एक-दो साल किसी चलती दुकान में काम कीजिए: स्टॉक, expiry और उधार से ही तय होता है कि कमाई होगी या नहीं। दुकान और स्टॉक के लिए छोटे व्यापार के लोन होते हैं: pmmy.in, किसी भी बैंक से।",
    ),
};

const CA = link("/career/chartered-accountant", "Chartered Accountant");
const BANK = link("/career/bank-officer", "Bank Officer");
const LAWYER = link("/career/criminal-lawyer", "Criminal Lawyer");
const TEACHER = link("/career/primary-school-teacher", "Primary School Teacher");
const IAS = link("/career/ias-officer", "IAS Officer");
const FASHION = link("/career/fashion-designer", "Fashion Designer");
const HOTEL = link("/career/hotel-manager", "Hotel Manager");
export const WITHOUT_SCIENCE_AFTER_CLASS_10: Wording = {
  english:
    p("Then leave science: after Class 10 Commerce and Humanities (Arts) are full ways, and most careers are open from them.") +
    ul([
      `${strong("Commerce")}, if you like money, business and accounts: ${CA}, ${BANK}; with maths also economics and data.`,
      `${strong("Humanities (Arts)")}, if you like people, languages, law or drawing: ${LAWYER}, ${TEACHER}, ${IAS}, ${FASHION}.`,
      `${strong("From every stream")}: hotels (${HOTEL}), media, banks, the posts of the Government that ask for any degree.`,
      `${strong("A skill of the hands")}: an ITI trade of one or two years.`,
    ]) +
    p(
      "What it closes: doctor, engineer by BTech, pharmacist, pilot. If you are only weak in science and want one of these, say so: that is another question. The free Stream Test at the top of the ",
      link("/", "home page"),
      " has ten questions.",
    ),
  hinglish:
    p("To science mat lijiye: Class 10 ke baad Commerce aur Humanities (Arts) poore raste hain, aur zyadatar career unse khule hain.") +
    ul([
      `${strong("Commerce")}, agar paisa, vyapar aur hisaab pasand ho: ${CA}, ${BANK}; maths ke saath economics aur data bhi.`,
      `${strong("Humanities (Arts)")}, agar log, bhasha, kanoon ya drawing pasand ho: ${LAWYER}, ${TEACHER}, ${IAS}, ${FASHION}.`,
      `${strong("Har stream se")}: hotel (${HOTEL}), media, bank, aur woh sarkari posts jo koi bhi degree maangti hain.`,
      `${strong("Haath ka hunar")}: ek ya do saal ki ITI trade.`,
    ]) +
    p(
      "Isse kya band hota hai: doctor, BTech wala engineer, pharmacist, pilot. Agar science sirf kamzor hai aur inme se kuch banna hai, to batayein: woh alag sawal hai. Free Stream Test ke das sawal ",
      link("/", "home page"),
      " ke upar hain.",
    ),
  hindi:
    p("तो साइंस मत लीजिए: Class 10 के बाद Commerce और Humanities (Arts) पूरे रास्ते हैं, और ज़्यादातर करियर उनसे खुले हैं।") +
    ul([
      `${strong("Commerce")}, अगर पैसा, व्यापार और हिसाब पसंद हो: ${CA}, ${BANK}; मैथ्स के साथ इकोनॉमिक्स और डेटा भी।`,
      `${strong("Humanities (Arts)")}, अगर लोग, भाषा, क़ानून या ड्रॉइंग पसंद हो: ${LAWYER}, ${TEACHER}, ${IAS}, ${FASHION}।`,
      `${strong("हर स्ट्रीम से")}: होटल (${HOTEL}), मीडिया, बैंक, और वे सरकारी पद जो कोई भी डिग्री माँगते हैं।`,
      `${strong("हाथ का हुनर")}: एक या दो साल की ITI ट्रेड।`,
    ]) +
    p(
      "इससे क्या बंद होता है: डॉक्टर, BTech वाला इंजीनियर, फ़ार्मासिस्ट, पायलट। अगर साइंस सिर्फ़ कमज़ोर है और इनमें से कुछ बनना है, तो बताइए: वह अलग सवाल है। मुफ़्त स्ट्रीम टेस्ट के दस सवाल ",
      link("/", "होम पेज"),
      " के ऊपर हैं।",
    ),
};

const NUCLEAR_ENGINEER = link("/career/nuclear-engineer", "Nuclear Engineer");
const NUCLEAR_PHYSICIST = link("/career/nuclear-physicist", "Nuclear Physicist");
export const SCIENTIFIC_OFFICER_AT_BARC: Wording = {
  english:
    p("A Scientific Officer of BARC is chosen by its training school, OCES: one paid year, then the post.") +
    ul([
      "Class 11 and 12 with physics, chemistry and maths (or biology, for the life sciences).",
      "BTech in a branch of the notice, or an MSc in physics, chemistry, life sciences or another subject of the notice, with the marks that it asks for.",
      "Called to the interview by the GATE score or by BARC's own online test; the interview decides.",
      "With a BSc, a diploma or an ITI trade: technical and assistant posts and paid training of their own, by other notices.",
    ]) +
    p(
      `Notices: barc.gov.in and barcocesexam.in. Few are chosen each year, so keep GATE and an MTech or PhD open as well. Such work: ${NUCLEAR_PHYSICIST}, ${NUCLEAR_ENGINEER}.`,
    ),
  hinglish:
    p("BARC ka Scientific Officer uske training school OCES se chuna jaata hai: ek saal ki paise wali training, phir post.") +
    ul([
      "Class 11 aur 12 mein physics, chemistry aur maths (life sciences ke liye biology).",
      "Notice ki kisi branch mein BTech, ya physics, chemistry, life sciences ya notice ke kisi aur vishay mein MSc, utne marks ke saath jitne notice maange.",
      "Interview ke liye GATE score ya BARC ke apne online test se bulaya jaata hai; faisla interview se hota hai.",
      "BSc, diploma ya ITI trade ke saath: technical aur assistant posts aur unki apni paise wali training, alag notice se.",
    ]) +
    p(
      `Notice: barc.gov.in aur barcocesexam.in. Har saal kam log chune jaate hain, isliye GATE aur MTech ya PhD bhi khula rakhiye. Aisa kaam: ${NUCLEAR_PHYSICIST}, ${NUCLEAR_ENGINEER}.`,
    ),
  hindi:
    p("BARC का Scientific Officer उसके ट्रेनिंग स्कूल OCES से चुना जाता है: एक साल की पैसे वाली ट्रेनिंग, फिर पद।") +
    ul([
      "Class 11 और 12 में फ़िज़िक्स, केमिस्ट्री और मैथ्स (life sciences के लिए बायोलॉजी)।",
      "नोटिस की किसी ब्रांच में BTech, या फ़िज़िक्स, केमिस्ट्री, life sciences या नोटिस के किसी और विषय में MSc, उतने नंबर के साथ जितने नोटिस माँगे।",
      "इंटरव्यू के लिए GATE स्कोर या BARC के अपने ऑनलाइन टेस्ट से बुलाया जाता है; फ़ैसला इंटरव्यू से होता है।",
      "BSc, डिप्लोमा या ITI ट्रेड के साथ: technical और assistant पद और उनकी अपनी पैसे वाली ट्रेनिंग, अलग नोटिस से।",
    ]) +
    p(
      `नोटिस: barc.gov.in और barcocesexam.in। हर साल कम लोग चुने जाते हैं, इसलिए GATE और MTech या PhD भी खुला रखिए। ऐसा काम: ${NUCLEAR_PHYSICIST}, ${NUCLEAR_ENGINEER}।`,
    ),
};

const ELECTRICAL = link("/career/electrical-engineer", "Electrical Engineer");
const DISTRIBUTION = link("/career/power-distribution-engineer", "Power Distribution Engineer");
export const JE_OF_A_POWER_COMPANY: Wording = {
  english:
    p(
      "A Junior Engineer of the electricity department is recruited by your State's own power companies, by their notice and test; SSC JE is for departments of the Centre.",
    ) +
    ul([
      "What is asked for: mostly a diploma in electrical engineering, at some companies also electronics, civil for building posts; a BTech counts as the notice says.",
      "The test, as it has been for years: mostly the subject of the branch, then general knowledge, reasoning, often the language of the State.",
      "Ways beside it: SSC JE (electrical), RRB JE, and diploma trainees of NTPC and POWERGRID, each by its own notice. With a BTech: assistant engineer, often by a test of the company or GATE.",
    ]) +
    p(`Look at the company's own page under "recruitment" (UPPCL, MSEDCL, BSPHCL and so on). The work: ${DISTRIBUTION}, ${ELECTRICAL}.`),
  hinglish:
    p(
      "Bijli vibhag ka Junior Engineer aapke rajya ki apni bijli companies leti hain, apne notice aur test se; SSC JE Kendra ke vibhagon ke liye hai.",
    ) +
    ul([
      "Kya chahiye: zyadatar electrical engineering ka diploma, kuch companies mein electronics bhi, building ke kaam ke liye civil; BTech notice ke hisaab se chalta hai.",
      "Test, jaisa saalon se hai: zyadatar branch ka vishay, phir general knowledge, reasoning, aksar rajya ki bhasha.",
      "Saath ke raste: SSC JE (electrical), RRB JE, aur NTPC aur POWERGRID ke diploma trainee, har ek apne notice se. BTech ke saath: assistant engineer, aksar company ke test ya GATE se.",
    ]) +
    p(`Company ke apne page par "recruitment" dekhiye (UPPCL, MSEDCL, BSPHCL wagairah). Kaam: ${DISTRIBUTION}, ${ELECTRICAL}.`),
  hindi:
    p("बिजली विभाग का Junior Engineer आपके राज्य की अपनी बिजली कंपनियाँ लेती हैं, अपने नोटिस और टेस्ट से; SSC JE केंद्र के विभागों के लिए है।") +
    ul([
      "क्या चाहिए: ज़्यादातर इलेक्ट्रिकल इंजीनियरिंग का डिप्लोमा, कुछ कंपनियों में इलेक्ट्रॉनिक्स भी, बिल्डिंग के काम के लिए सिविल; BTech नोटिस के हिसाब से चलता है।",
      "टेस्ट, जैसा सालों से है: ज़्यादातर ब्रांच का विषय, फिर सामान्य ज्ञान, reasoning, अक्सर राज्य की भाषा।",
      "साथ के रास्ते: SSC JE (electrical), RRB JE, और NTPC और POWERGRID के diploma trainee, हर एक अपने नोटिस से। BTech के साथ: assistant engineer, अक्सर कंपनी के टेस्ट या GATE से।",
    ]) +
    p(`कंपनी के अपने पेज पर "recruitment" देखिए (UPPCL, MSEDCL, BSPHCL वगैरह)। काम: ${DISTRIBUTION}, ${ELECTRICAL}।`),
};

const SOCIAL_WORKER = link("/career/social-worker", "Social Worker");
const ORGANISER = link("/career/community-organiser", "Community Organiser");
const PROGRAMME = link("/career/programme-manager", "Programme Manager");
const FUNDRAISER = link("/career/fundraising-manager", "Fundraising Manager");
export const WORK_IN_AN_NGO: Wording = {
  english:
    p("Most come into an NGO by volunteering or an internship there first, and are then taken on. How:") +
    ul([
      `${strong("After Class 12")}: field worker or teaching helper in your own district; the local language counts more than marks: ${ORGANISER}.`,
      `${strong("With a degree")}: any will do for many posts; BSW and then MSW are what ${SOCIAL_WORKER} posts name most, accounts and computers are wanted everywhere.`,
      `${strong("Later")}: ${PROGRAMME}, ${FUNDRAISER}.`,
    ]) +
    p(
      "Look which NGOs near you stand on ngodarpan.gov.in, write to three with one page about yourself, and offer six weeks. Pay nobody for a post. Small ones pay little; large ones and the CSR arms of companies more.",
    ),
  hinglish:
    p("NGO mein zyadatar log pehle volunteer ya intern bankar aate hain, phir rakhe jaate hain. Aise:") +
    ul([
      `${strong("Class 12 ke baad")}: apne zile mein field worker ya padhane mein madad; marks se zyada wahan ki bhasha ginti hai: ${ORGANISER}.`,
      `${strong("Degree ke saath")}: bahut si posts mein koi bhi chalti hai; ${SOCIAL_WORKER} ki posts mein BSW aur phir MSW sabse zyada likha hota hai, aur accounts aur computer har jagah chahiye.`,
      `${strong("Aage")}: ${PROGRAMME}, ${FUNDRAISER}.`,
    ]) +
    p(
      "ngodarpan.gov.in par dekhiye ki aapke paas kaun se NGO hain, teen ko apne baare mein ek page likhiye, aur chhah hafte kaam karne ki baat kijiye. Post ke liye kisi ko paise mat dijiye. Chhote kam dete hain; bade aur companies ke CSR zyada.",
    ),
  hindi:
    p("NGO में ज़्यादातर लोग पहले वॉलंटियर या इंटर्न बनकर आते हैं, फिर रखे जाते हैं। ऐसे:") +
    ul([
      `${strong("Class 12 के बाद")}: अपने ज़िले में फ़ील्ड वर्कर या पढ़ाने में मदद; नंबर से ज़्यादा वहाँ की भाषा गिनती है: ${ORGANISER}।`,
      `${strong("डिग्री के साथ")}: बहुत से पदों में कोई भी चलती है; ${SOCIAL_WORKER} के पदों में BSW और फिर MSW सबसे ज़्यादा लिखा होता है, और accounts और कंप्यूटर हर जगह चाहिए।`,
      `${strong("आगे")}: ${PROGRAMME}, ${FUNDRAISER}।`,
    ]) +
    p(
      "ngodarpan.gov.in पर देखिए कि आपके पास कौन से NGO हैं, तीन को अपने बारे में एक पेज लिखिए, और छह हफ़्ते काम करने की बात कीजिए। पद के लिए किसी को पैसे मत दीजिए। छोटे कम देते हैं; बड़े और कंपनियों के CSR ज़्यादा।",
    ),
};

const PSYCHIATRIST = link("/career/psychiatrist", "Psychiatrist");
const CLINICAL = link("/career/clinical-psychologist", "Clinical Psychologist");
const COUNSELLING = link("/career/counselling-psychologist", "Counselling Psychologist");
const SCHOOL = link("/career/school-counsellor", "School Counsellor");
export const PSYCHOLOGIST_PSYCHIATRIST_COUNSELLOR: Wording = {
  english:
    p(
      "A psychiatrist is a doctor and may prescribe medicines; a psychologist tests and treats by talk; a counsellor listens and advises on studies, family and work.",
    ) +
    ul([
      `${PSYCHIATRIST}: PCB, NEET-UG, MBBS, then MD Psychiatry.`,
      `${CLINICAL}: psychology from any stream, MA or MSc, then a course approved by the RCI.`,
      `${COUNSELLING}, ${SCHOOL}: MA or MSc in psychology or counselling; many schools also ask for a diploma in guidance and counselling.`,
    ]) +
    p(
      "Choose by the years and by whom you would help: illness, the first two; everyday worries, the third. Each page has pay and the way.",
    ),
  hinglish:
    p(
      "Psychiatrist doctor hota hai aur dawai likh sakta hai; psychologist jaanch karta hai aur baat se ilaaj; counsellor padhai, parivar aur kaam par sunta aur salah deta hai.",
    ) +
    ul([
      `${PSYCHIATRIST}: PCB, NEET-UG, MBBS, phir MD Psychiatry.`,
      `${CLINICAL}: kisi bhi stream se psychology, MA ya MSc, phir RCI ka manyata wala course.`,
      `${COUNSELLING}, ${SCHOOL}: psychology ya counselling mein MA ya MSc; bahut se school guidance aur counselling ka diploma bhi maangte hain.`,
    ]) +
    p(
      "Saal dekhkar chuniye, aur yeh ki kiski madad karni hai: bimari mein pehle do; roz ki pareshani mein teesra. Har page par kamai aur raasta hai.",
    ),
  hindi:
    p(
      "Psychiatrist डॉक्टर होता है और दवाई लिख सकता है; psychologist जाँच करता है और बातचीत से इलाज; counsellor पढ़ाई, परिवार और काम पर सुनता और सलाह देता है।",
    ) +
    ul([
      `${PSYCHIATRIST}: PCB, NEET-UG, MBBS, फिर MD Psychiatry।`,
      `${CLINICAL}: किसी भी स्ट्रीम से psychology, MA या MSc, फिर RCI का मान्यता वाला कोर्स।`,
      `${COUNSELLING}, ${SCHOOL}: psychology या counselling में MA या MSc; बहुत से स्कूल guidance और counselling का डिप्लोमा भी माँगते हैं।`,
    ]) +
    p("साल देखकर चुनिए, और यह कि किसकी मदद करनी है: बीमारी में पहले दो; रोज़ की परेशानी में तीसरा। हर पेज पर कमाई और रास्ता है।"),
};

const TRANSLATOR = link("/career/translator", "Translator");
const INTERPRETER = link("/career/interpreter", "Interpreter");
const SUBTITLER = link("/career/subtitler", "Subtitler");
export const LANGUAGES_FOR_TRANSLATORS: Wording = {
  english:
    p(`${TRANSLATOR}: first two languages very well, your mother tongue and English. A third comes after that, by where you would work:`) +
    ul([
      "Hindi and English: posts of the Government (SSC's Hindi translator examination asks for a master's degree in one with the other as a subject), courts, news, dubbing.",
      "A regional language with English: books, films, apps, law.",
      "German, French, Japanese, Korean, Spanish or Chinese: companies, tourism, technical papers; employers mostly ask for a certificate of a high level.",
    ]) +
    p(
      `No record measures which pays best. Whoever translates well in one subject (law, medicine, technology) gets more than whoever knows one language more. Near it: ${INTERPRETER}, ${SUBTITLER}.`,
    ),
  hinglish:
    p(
      `${TRANSLATOR}: pehle do bhashayein bahut achhi, apni matribhasha aur English. Teesri uske baad, jahan kaam karna ho uske hisaab se:`,
    ) +
    ul([
      "Hindi aur English: sarkari posts (SSC ka Hindi translator exam ek mein master's degree aur doosri ek vishay ke roop mein maangta hai), court, news, dubbing.",
      "Kshetriya bhasha aur English: kitabein, film, app, kanoon.",
      "German, French, Japanese, Korean, Spanish ya Chinese: companies, tourism, technical kaam; wahan zyadatar unche level ka certificate maangte hain.",
    ]) +
    p(
      `Kisme sabse zyada kamai hai, yeh kisi record mein naapa nahi gaya. Jo ek vishay (kanoon, medicine, technology) mein achha anuvaad kare, use ek bhasha zyada jaanne wale se zyada milta hai. Aas-paas: ${INTERPRETER}, ${SUBTITLER}.`,
    ),
  hindi:
    p(`${TRANSLATOR}: पहले दो भाषाएँ बहुत अच्छी, अपनी मातृभाषा और अंग्रेज़ी। तीसरी उसके बाद, जहाँ काम करना हो उसके हिसाब से:`) +
    ul([
      "हिंदी और अंग्रेज़ी: सरकारी पद (SSC की हिंदी अनुवादक परीक्षा एक में master's degree और दूसरी एक विषय के रूप में माँगती है), कोर्ट, न्यूज़, डबिंग।",
      "क्षेत्रीय भाषा और अंग्रेज़ी: किताबें, फ़िल्म, ऐप, क़ानून।",
      "जर्मन, फ़्रेंच, जापानी, कोरियन, स्पैनिश या चीनी: कंपनियाँ, टूरिज़्म, तकनीकी काम; वहाँ ज़्यादातर ऊँचे लेवल का सर्टिफ़िकेट माँगते हैं।",
    ]) +
    p(
      `किसमें सबसे ज़्यादा कमाई है, यह किसी रिकॉर्ड में नापा नहीं गया। जो एक विषय (क़ानून, मेडिसिन, टेक्नोलॉजी) में अच्छा अनुवाद करे, उसे एक भाषा ज़्यादा जानने वाले से ज़्यादा मिलता है। आस-पास: ${INTERPRETER}, ${SUBTITLER}।`,
    ),
};
