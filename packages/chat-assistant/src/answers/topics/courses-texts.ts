import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const SKILL_TRAINING: Wording = {
  english:
    p("Free short training of the Government in a trade (PMKVY, Skill India). How to find it near you:") +
    ul([
      "Search by State, district and trade at skillindiadigital.gov.in; which centres are open changes, so ring up before you go. I hold no list of them.",
      "Courses run from some weeks to some months, after Class 8, 10 or 12 as the trade asks, and end with a test and a certificate.",
      "Ask the centre three things: is there a place in this batch, who tests, and where do last year's trainees work? The training costs you nothing: pay nobody.",
      "Also near many homes: a Jan Shikshan Sansthan for those with little schooling, and an ITI for a whole trade of one or two years.",
    ]),
  hinglish:
    p("Sarkar ki free chhoti training kisi trade mein (PMKVY, Skill India). Apne paas kaise dhoondhein:") +
    ul([
      "skillindiadigital.gov.in par rajya, zila aur trade se dhoondhiye; kaun se centre khule hain yeh badalta hai, isliye jaane se pehle phone kijiye. Unki list mere paas nahi hai.",
      "Course kuch hafton se kuch mahinon ke hote hain, trade ke hisaab se Class 8, 10 ya 12 ke baad, aur ant mein test aur certificate hota hai.",
      "Centre se teen baatein poochiye: is batch mein jagah hai, test kaun leta hai, aur pichle saal ke log kahan kaam kar rahe hain? Training free hai: kisi ko paise mat dijiye.",
      "Bahut se gharon ke paas yeh bhi: kam padhe logon ke liye Jan Shikshan Sansthan, aur ek-do saal ki poori trade ke liye ITI.",
    ]),
  hindi:
    p("सरकार की मुफ़्त छोटी ट्रेनिंग किसी ट्रेड में (PMKVY, Skill India)। अपने पास कैसे ढूँढ़ें:") +
    ul([
      "skillindiadigital.gov.in पर राज्य, ज़िला और ट्रेड से ढूँढ़िए; कौन से केंद्र खुले हैं यह बदलता है, इसलिए जाने से पहले फ़ोन कीजिए। उनकी लिस्ट मेरे पास नहीं है।",
      "कोर्स कुछ हफ़्तों से कुछ महीनों के होते हैं, ट्रेड के हिसाब से Class 8, 10 या 12 के बाद, और अंत में टेस्ट और सर्टिफ़िकेट होता है।",
      "केंद्र से तीन बातें पूछिए: इस बैच में जगह है, टेस्ट कौन लेता है, और पिछले साल के लोग कहाँ काम कर रहे हैं? ट्रेनिंग मुफ़्त है: किसी को पैसे मत दीजिए।",
      "बहुत से घरों के पास यह भी: कम पढ़े लोगों के लिए जन शिक्षण संस्थान, और एक-दो साल की पूरी ट्रेड के लिए ITI।",
    ]),
};

export const NAME_A_TRADE: Wording = {
  english: p("Name a trade that you like, such as electrician, beautician or data entry, and I tell you what the work is."),
  hinglish: p("Apni pasand ki trade ka naam bataiye, jaise electrician, beautician ya data entry, main bataungi ki kaam kya hai."),
  hindi: p("अपनी पसंद की ट्रेड का नाम बताइए, जैसे इलेक्ट्रीशियन, ब्यूटीशियन या डेटा एंट्री, मैं बताऊँगी कि काम क्या है।"),
};

export const NURSES_ABROAD: Wording = {
  english:
    p("Nurses from India work in many countries. Each has its own licence for nurses, and the way there is mostly the same:") +
    ul([
      `${strong("First at home")}: registration with your State Nursing Council, and mostly a year or two of hospital work. Some countries take GNM, others ask for BSc Nursing: a Post Basic BSc can follow.`,
      `${strong("The country's licence")}: its nursing council checks your papers and sets a test, such as NCLEX-RN for the United States and Canada, tests of knowledge and practice for the United Kingdom, and those of each country of the Gulf. Germany asks for German and recognition of the training.`,
      `${strong("The language")}: a test such as OET or IELTS, at the level that the council names.`,
      `${strong("The employer")}: only through agents registered at emigrate.gov.in, or a State's own agency such as ODEPC and NORKA Roots in Kerala. Pay nobody for a post.`,
    ]) +
    p("Rules and visas change: read them at the country's nursing council and its embassy."),
  hinglish:
    p("India ki nurse bahut se deshon mein kaam karti hain. Har desh ka nurse ka apna licence hai, aur raasta zyadatar ek jaisa hai:") +
    ul([
      `${strong("Pehle ghar par")}: apne rajya ki Nursing Council mein registration, aur zyadatar hospital mein ek-do saal kaam. Kuch desh GNM lete hain, kuch BSc Nursing maangte hain: Post Basic BSc baad mein ho sakti hai.`,
      `${strong("Us desh ka licence")}: uski nursing council kaagaz jaanchti hai aur test leti hai, jaise United States aur Canada ke liye NCLEX-RN, United Kingdom ke liye gyaan aur practice ke test, aur Gulf ke har desh ke apne. Germany German bhasha aur training ki manyata maangta hai.`,
      `${strong("Bhasha")}: OET ya IELTS jaisa test, council ke bataye star par.`,
      `${strong("Naukri")}: sirf emigrate.gov.in par registered agent se, ya rajya ki apni agency se, jaise Kerala mein ODEPC aur NORKA Roots. Post ke liye kisi ko paise mat dijiye.`,
    ]) +
    p("Niyam aur visa badalte hain: us desh ki nursing council aur embassy par padhiye."),
  hindi:
    p("भारत की नर्सें बहुत से देशों में काम करती हैं। हर देश का नर्स का अपना लाइसेंस है, और रास्ता ज़्यादातर एक जैसा है:") +
    ul([
      `${strong("पहले घर पर")}: अपने राज्य की Nursing Council में रजिस्ट्रेशन, और ज़्यादातर अस्पताल में एक-दो साल काम। कुछ देश GNM लेते हैं, कुछ BSc Nursing माँगते हैं: Post Basic BSc बाद में हो सकती है।`,
      `${strong("उस देश का लाइसेंस")}: उसकी nursing council काग़ज़ जाँचती है और टेस्ट लेती है, जैसे United States और Canada के लिए NCLEX-RN, United Kingdom के लिए ज्ञान और प्रैक्टिस के टेस्ट, और Gulf के हर देश के अपने। Germany जर्मन भाषा और ट्रेनिंग की मान्यता माँगता है।`,
      `${strong("भाषा")}: OET या IELTS जैसा टेस्ट, council के बताए स्तर पर।`,
      `${strong("नौकरी")}: सिर्फ़ emigrate.gov.in पर रजिस्टर्ड एजेंट से, या राज्य की अपनी एजेंसी से, जैसे केरल में ODEPC और NORKA Roots। पद के लिए किसी को पैसे मत दीजिए।`,
    ]) +
    p("नियम और वीज़ा बदलते हैं: उस देश की nursing council और दूतावास पर पढ़िए।"),
};

export const TYPING_AS_A_HELP: Wording = {
  english:
    p("Typing is a help, and for some posts a test; alone it is rarely a career:") +
    ul([
      "Clerks of SSC (CHSL), courts, Railways and States pass a typing or skill test after the written paper; the speed and the language stand in the notice.",
      "Shorthand with typing leads further: stenographers are looked for by SSC, courts and ministries.",
      "A month of half an hour a day with a free typing program is enough to begin; a paid certificate is needed only where a State's notice asks for one.",
    ]) +
    p(
      `What the work is like: ${link("/career/typist", "Typist")}, ${link("/career/stenographer", "Stenographer")}, ${link("/career/court-stenographer", "Court Stenographer")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
    ),
  hinglish:
    p("Typing madad hai, aur kuch posts mein test; akele kam hi career banti hai:") +
    ul([
      "SSC (CHSL), court, Railway aur rajyon ke clerk likhit paper ke baad typing ya skill test dete hain; speed aur bhasha notice mein hoti hai.",
      "Typing ke saath shorthand aage le jaati hai: SSC, court aur mantralay stenographer dhoondhte hain.",
      "Shuru karne ke liye ek mahina, roz aadha ghanta, free typing program par kaafi hai; paise wala certificate sirf wahan chahiye jahan rajya ka notice maangta hai.",
    ]) +
    p(
      `Kaam kaisa hota hai: ${link("/career/typist", "Typist")}, ${link("/career/stenographer", "Stenographer")}, ${link("/career/court-stenographer", "Court Stenographer")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
    ),
  hindi:
    p("टाइपिंग मदद है, और कुछ पदों में टेस्ट; अकेले कम ही करियर बनती है:") +
    ul([
      "SSC (CHSL), कोर्ट, रेलवे और राज्यों के क्लर्क लिखित पेपर के बाद टाइपिंग या स्किल टेस्ट देते हैं; स्पीड और भाषा नोटिस में होती है।",
      "टाइपिंग के साथ शॉर्टहैंड आगे ले जाती है: SSC, कोर्ट और मंत्रालय stenographer ढूँढ़ते हैं।",
      "शुरू करने के लिए एक महीना, रोज़ आधा घंटा, मुफ़्त टाइपिंग प्रोग्राम पर काफ़ी है; पैसे वाला सर्टिफ़िकेट सिर्फ़ वहाँ चाहिए जहाँ राज्य का नोटिस माँगता है।",
    ]) +
    p(
      `काम कैसा होता है: ${link("/career/typist", "Typist")}, ${link("/career/stenographer", "Stenographer")}, ${link("/career/court-stenographer", "Court Stenographer")}, ${link("/career/data-entry-operator", "Data Entry Operator")}।`,
    ),
};

export const WHICH_COMPUTER_COURSE: Wording = {
  english:
    p("Choose by the post that you want, then the course:") +
    ul([
      `${strong("Office work")}: CCC or O Level of NIELIT where the notice asks for it, Excel and typing. ${link("/career/computer-operator", "Computer Operator")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      `${strong("Accounts")}: Tally with GST and Excel. ${link("/career/bookkeeper", "Bookkeeper")}.`,
      `${strong("Repair and networks")}: an ITI trade such as COPA or hardware, about a year. ${link("/career/computer-repair-technician", "Computer Repair Technician")}.`,
      `${strong("Design")}: a few programs and a folder of own work. ${link("/career/graphic-designer", "Graphic Designer")}.`,
      `${strong("Programs and websites")}: BCA or a polytechnic diploma; free beginnings at swayam.gov.in. ${link("/career/web-developer", "Web Developer")}, ${link("/career/software-engineer", "Software Engineer")}.`,
    ]) +
    p("Before you pay an institute: ask for the syllabus, who gives the certificate, and three of last year's students."),
  hinglish:
    p("Pehle post tay kijiye, phir course:") +
    ul([
      `${strong("Office ka kaam")}: jahan notice maange wahan NIELIT ka CCC ya O Level, Excel aur typing. ${link("/career/computer-operator", "Computer Operator")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      `${strong("Accounts")}: GST aur Excel ke saath Tally. ${link("/career/bookkeeper", "Bookkeeper")}.`,
      `${strong("Repair aur network")}: COPA ya hardware jaisi ITI trade, lagbhag ek saal. ${link("/career/computer-repair-technician", "Computer Repair Technician")}.`,
      `${strong("Design")}: kuch program aur apne kaam ka folder. ${link("/career/graphic-designer", "Graphic Designer")}.`,
      `${strong("Program aur website")}: BCA ya polytechnic diploma; free shuruaat swayam.gov.in par. ${link("/career/web-developer", "Web Developer")}, ${link("/career/software-engineer", "Software Engineer")}.`,
    ]) +
    p("Institute ko paise dene se pehle: syllabus, certificate kaun deta hai, aur pichle saal ke teen students ka pata poochiye."),
  hindi:
    p("पहले पद तय कीजिए, फिर कोर्स:") +
    ul([
      `${strong("ऑफ़िस का काम")}: जहाँ नोटिस माँगे वहाँ NIELIT का CCC या O Level, Excel और टाइपिंग। ${link("/career/computer-operator", "Computer Operator")}, ${link("/career/data-entry-operator", "Data Entry Operator")}।`,
      `${strong("अकाउंट्स")}: GST और Excel के साथ Tally। ${link("/career/bookkeeper", "Bookkeeper")}।`,
      `${strong("रिपेयर और नेटवर्क")}: COPA या हार्डवेयर जैसी ITI ट्रेड, लगभग एक साल। ${link("/career/computer-repair-technician", "Computer Repair Technician")}।`,
      `${strong("डिज़ाइन")}: कुछ प्रोग्राम और अपने काम का फ़ोल्डर। ${link("/career/graphic-designer", "Graphic Designer")}।`,
      `${strong("प्रोग्राम और वेबसाइट")}: BCA या पॉलिटेक्निक डिप्लोमा; मुफ़्त शुरुआत swayam.gov.in पर। ${link("/career/web-developer", "Web Developer")}, ${link("/career/software-engineer", "Software Engineer")}।`,
    ]) +
    p("इंस्टीट्यूट को पैसे देने से पहले: सिलेबस, सर्टिफ़िकेट कौन देता है, और पिछले साल के तीन छात्रों का पता पूछिए।"),
};

export const PARAMEDICAL_COURSES: Wording = {
  english:
    p("Paramedical courses, diploma (mostly two years) or degree (three to four), after Class 12, most of them with PCB:") +
    ul([
      `${strong("Laboratory")} (DMLT, BMLT): ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/blood-bank-technologist", "Blood Bank Technologist")}.`,
      `${strong("X-ray, CT, MRI")}: ${link("/career/radiographer", "Radiographer")}.`,
      `${strong("Operations")}: ${link("/career/operation-theatre-technician", "Operation Theatre Technician")}, ${link("/career/anaesthesia-technician", "Anaesthesia Technician")}, ${link("/career/perfusionist", "Perfusionist")}.`,
      `${strong("Kidney, heart, breath")}: ${link("/career/dialysis-technician", "Dialysis Technician")}, ${link("/career/cath-lab-technician", "Cath Lab Technician")}, ${link("/career/electrocardiograph-technician", "ECG Technician")}, ${link("/career/respiratory-therapist", "Respiratory Therapist")}.`,
      `${strong("Eyes and ears")}: ${link("/career/optometrist", "Optometrist")}, ${link("/career/ophthalmic-technician", "Ophthalmic Technician")}, ${link("/career/audiologist", "Audiologist")}.`,
      `${strong("Emergency and movement")}: ${link("/career/paramedic", "Paramedic")}, ${link("/career/physiotherapist", "Physiotherapist")}.`,
    ]) +
    p(
      "Seats go by Class 12 marks or a State's test, those of AIIMS by its own; physiotherapy goes by NEET-UG from the session 2027-28, and for the others each college's notice says whether it asks for it. Laboratory and imaging have the most posts. Take a college with a hospital of its own that the State's allied health council has approved. Name one, and I tell you its pay and years.",
    ),
  hinglish:
    p("Paramedical course, diploma (zyadatar do saal) ya degree (teen se chaar), Class 12 ke baad, zyadatar PCB ke saath:") +
    ul([
      `${strong("Lab")} (DMLT, BMLT): ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/blood-bank-technologist", "Blood Bank Technologist")}.`,
      `${strong("X-ray, CT, MRI")}: ${link("/career/radiographer", "Radiographer")}.`,
      `${strong("Operation")}: ${link("/career/operation-theatre-technician", "Operation Theatre Technician")}, ${link("/career/anaesthesia-technician", "Anaesthesia Technician")}, ${link("/career/perfusionist", "Perfusionist")}.`,
      `${strong("Kidney, dil, saans")}: ${link("/career/dialysis-technician", "Dialysis Technician")}, ${link("/career/cath-lab-technician", "Cath Lab Technician")}, ${link("/career/electrocardiograph-technician", "ECG Technician")}, ${link("/career/respiratory-therapist", "Respiratory Therapist")}.`,
      `${strong("Aankh aur kaan")}: ${link("/career/optometrist", "Optometrist")}, ${link("/career/ophthalmic-technician", "Ophthalmic Technician")}, ${link("/career/audiologist", "Audiologist")}.`,
      `${strong("Emergency aur chalna-phirna")}: ${link("/career/paramedic", "Paramedic")}, ${link("/career/physiotherapist", "Physiotherapist")}.`,
    ]) +
    p(
      "Seats Class 12 ke marks ya rajya ke test se milti hain, AIIMS ki uske apne test se; physiotherapy session 2027-28 se NEET-UG se hai, aur baaki ke liye NEET-UG chahiye ya nahi, yeh har college ke notice mein hai. Sabse zyada posts lab aur imaging mein hain. Aisa college lijiye jiska apna hospital ho aur jise rajya ki allied health council ne approve kiya ho. Ek ka naam bataiye, main kamai aur saal bataungi.",
    ),
  hindi:
    p("पैरामेडिकल कोर्स, डिप्लोमा (ज़्यादातर दो साल) या डिग्री (तीन से चार), Class 12 के बाद, ज़्यादातर PCB के साथ:") +
    ul([
      `${strong("लैब")} (DMLT, BMLT): ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/blood-bank-technologist", "Blood Bank Technologist")}।`,
      `${strong("एक्स-रे, CT, MRI")}: ${link("/career/radiographer", "Radiographer")}।`,
      `${strong("ऑपरेशन")}: ${link("/career/operation-theatre-technician", "Operation Theatre Technician")}, ${link("/career/anaesthesia-technician", "Anaesthesia Technician")}, ${link("/career/perfusionist", "Perfusionist")}।`,
      `${strong("किडनी, दिल, साँस")}: ${link("/career/dialysis-technician", "Dialysis Technician")}, ${link("/career/cath-lab-technician", "Cath Lab Technician")}, ${link("/career/electrocardiograph-technician", "ECG Technician")}, ${link("/career/respiratory-therapist", "Respiratory Therapist")}।`,
      `${strong("आँख और कान")}: ${link("/career/optometrist", "Optometrist")}, ${link("/career/ophthalmic-technician", "Ophthalmic Technician")}, ${link("/career/audiologist", "Audiologist")}।`,
      `${strong("इमरजेंसी और चलना-फिरना")}: ${link("/career/paramedic", "Paramedic")}, ${link("/career/physiotherapist", "Physiotherapist")}।`,
    ]) +
    p(
      "सीटें Class 12 के नंबरों या राज्य के टेस्ट से मिलती हैं, AIIMS की उसके अपने टेस्ट से; फ़िज़ियोथेरेपी सत्र 2027-28 से NEET-UG से है, और बाक़ी के लिए NEET-UG चाहिए या नहीं, यह हर कॉलेज के नोटिस में है। सबसे ज़्यादा पद लैब और इमेजिंग में हैं। ऐसा कॉलेज लीजिए जिसका अपना अस्पताल हो और जिसे राज्य की allied health council ने मंज़ूरी दी हो। एक का नाम बताइए, मैं कमाई और साल बताऊँगी।",
    ),
};

export const OF_PRIESTS: Wording = {
  english:
    p("The catalogue has no record of priests and preachers, but the ways are known:") +
    ul([
      `${strong("Hindu")}: a Veda pathshala or gurukul (some are supported by the Maharshi Sandipani Rashtriya Veda Vidya Pratishthan), or a Sanskrit university: Prathama and Madhyama at school level, Shastri, which counts as a BA, and Acharya, as an MA; karmakanda and jyotish are subjects there.`,
      `${strong("Other faiths")}: the seminary, madrasa or mission school of the community; it says what it asks for.`,
      `${strong("Posts")}: temples under State boards, own ceremonies by invitation, and Religious Teacher (JCO) in the Army for each faith, with a degree: joinindianarmy.nic.in.`,
      "Pay is mostly what families and temples give, and uneven. Shastri with a BEd also leads to teaching.",
    ]) +
    p(`Near it: ${link("/career/sanskrit-teacher", "Sanskrit Teacher")}, ${link("/career/yoga-instructor", "Yoga Instructor")}.`),
  hinglish:
    p("Catalogue mein pujari aur dharmguru ka record nahi hai, par raste pata hain:") +
    ul([
      `${strong("Hindu")}: Veda pathshala ya gurukul (kuch ko Maharshi Sandipani Rashtriya Veda Vidya Pratishthan sahayata deta hai), ya Sanskrit university: school level par Prathama aur Madhyama, Shastri jo BA maani jaati hai, aur Acharya MA; karmakand aur jyotish wahan ke vishay hain.`,
      `${strong("Doosre dharm")}: us samudaay ka seminary, madrasa ya mission school; woh batata hai ki kya chahiye.`,
      `${strong("Posts")}: rajya board ke mandir, bulawe par apne anushthan, aur Army mein har dharm ke Religious Teacher (JCO), degree ke saath: joinindianarmy.nic.in.`,
      "Kamai zyadatar wahi hai jo parivar aur mandir dete hain, aur ek jaisi nahi. BEd ke saath Shastri se padhana bhi khulta hai.",
    ]) +
    p(`Iske paas: ${link("/career/sanskrit-teacher", "Sanskrit Teacher")}, ${link("/career/yoga-instructor", "Yoga Instructor")}.`),
  hindi:
    p("कैटलॉग में पुजारी और धर्मगुरु का रिकॉर्ड नहीं है, पर रास्ते पता हैं:") +
    ul([
      `${strong("हिंदू")}: वेद पाठशाला या गुरुकुल (कुछ को Maharshi Sandipani Rashtriya Veda Vidya Pratishthan सहायता देता है), या संस्कृत विश्वविद्यालय: स्कूल स्तर पर प्रथमा और मध्यमा, शास्त्री जो BA मानी जाती है, और आचार्य MA; कर्मकांड और ज्योतिष वहाँ के विषय हैं।`,
      `${strong("दूसरे धर्म")}: उस समुदाय का seminary, मदरसा या मिशन स्कूल; वह बताता है कि क्या चाहिए।`,
      `${strong("पद")}: राज्य बोर्ड के मंदिर, बुलावे पर अपने अनुष्ठान, और आर्मी में हर धर्म के Religious Teacher (JCO), डिग्री के साथ: joinindianarmy.nic.in।`,
      "कमाई ज़्यादातर वही है जो परिवार और मंदिर देते हैं, और एक जैसी नहीं। BEd के साथ शास्त्री से पढ़ाना भी खुलता है।",
    ]) +
    p(`इसके पास: ${link("/career/sanskrit-teacher", "Sanskrit Teacher")}, ${link("/career/yoga-instructor", "Yoga Instructor")}।`),
};

export const INTO_ISRO: Wording = {
  english:
    p("ISRO asks for no marks of Class 12: it takes engineers and scientists by their degree, an exam and an interview.") +
    ul([
      "Class 11 and 12: physics, chemistry and maths.",
      `${strong("Engineer")}: BTech in electronics, mechanical, computer science or a like branch, first class; the lowest marks stand in the notice at isro.gov.in. Then ISRO's own written test and interview.`,
      `${strong("Shortest door")}: IIST in Thiruvananthapuram, the Department of Space's own institute, by JEE Advanced; its best students may be taken.`,
      `${strong("Scientist")}: MSc or PhD in physics, astronomy, mathematics, geology or remote sensing.`,
      `${strong("Technician")}: ITI or a diploma, by the notices of its centres.`,
    ]) +
    p(
      `What the work is like: ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/planetary-astronomer", "Planetary Astronomer")}. Few are taken: choose a branch that you would also like elsewhere.`,
    ),
  hinglish:
    p("ISRO Class 12 ke marks nahi maangta: woh engineer aur scientist unki degree, exam aur interview se leta hai.") +
    ul([
      "Class 11 aur 12: physics, chemistry aur maths.",
      `${strong("Engineer")}: electronics, mechanical, computer science ya aisi branch mein BTech, first class; kam se kam marks isro.gov.in ke notice mein hain. Phir ISRO ka apna likhit test aur interview.`,
      `${strong("Sabse chhota darwaza")}: Thiruvananthapuram ka IIST, Department of Space ka apna institute, JEE Advanced se; uske sabse achhe students liye ja sakte hain.`,
      `${strong("Scientist")}: physics, astronomy, maths, geology ya remote sensing mein MSc ya PhD.`,
      `${strong("Technician")}: ITI ya diploma, uske kendron ke notice se.`,
    ]) +
    p(
      `Kaam kaisa hota hai: ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/planetary-astronomer", "Planetary Astronomer")}. Kam liye jaate hain: aisi branch chuniye jo kahin aur bhi pasand aaye.`,
    ),
  hindi:
    p("ISRO Class 12 के नंबर नहीं माँगता: वह इंजीनियर और वैज्ञानिक उनकी डिग्री, परीक्षा और इंटरव्यू से लेता है।") +
    ul([
      "Class 11 और 12: फ़िज़िक्स, केमिस्ट्री और मैथ्स।",
      `${strong("इंजीनियर")}: इलेक्ट्रॉनिक्स, मैकेनिकल, कंप्यूटर साइंस या ऐसी ब्रांच में BTech, first class; कम से कम नंबर isro.gov.in के नोटिस में हैं। फिर ISRO का अपना लिखित टेस्ट और इंटरव्यू।`,
      `${strong("सबसे छोटा दरवाज़ा")}: Thiruvananthapuram का IIST, Department of Space का अपना इंस्टीट्यूट, JEE Advanced से; उसके सबसे अच्छे छात्र लिए जा सकते हैं।`,
      `${strong("वैज्ञानिक")}: फ़िज़िक्स, astronomy, मैथ्स, geology या remote sensing में MSc या PhD।`,
      `${strong("टेक्नीशियन")}: ITI या डिप्लोमा, उसके केंद्रों के नोटिस से।`,
    ]) +
    p(
      `काम कैसा होता है: ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/planetary-astronomer", "Planetary Astronomer")}। कम लिए जाते हैं: ऐसी ब्रांच चुनिए जो कहीं और भी पसंद आए।`,
    ),
};

export const CCC: Wording = {
  english: `${strong("CCC and O Level")} (NIELIT, nielit.gov.in) are the Government's own: CCC is some weeks of basics, O Level about a year. Notices of some State posts, such as clerks and computer operators, ask for one of them by name; Maharashtra has MS-CIT, Rajasthan RS-CIT. Worth it if the post that you want names it.`,
  hinglish: `${strong("CCC aur O Level")} (NIELIT, nielit.gov.in) sarkar ke apne hain: CCC kuch hafton ki basics, O Level lagbhag ek saal. Rajya ki kuch posts, jaise clerk aur computer operator, ke notice inme se ek ko naam lekar maangte hain; Maharashtra mein MS-CIT, Rajasthan mein RS-CIT. Tab sahi hai jab aapki post iska naam le.`,
  hindi: `${strong("CCC और O Level")} (NIELIT, nielit.gov.in) सरकार के अपने हैं: CCC कुछ हफ़्तों की बेसिक्स, O Level लगभग एक साल। राज्य के कुछ पद, जैसे क्लर्क और कंप्यूटर ऑपरेटर, के नोटिस इनमें से एक को नाम लेकर माँगते हैं; महाराष्ट्र में MS-CIT, राजस्थान में RS-CIT। तब सही है जब आपका पद इसका नाम ले।`,
};

export const DCA: Wording = {
  english: `${strong("DCA and ADCA")}: half a year to a year at private institutes, office programs and a little more; ADCA is the longer one. They teach, but a notice counts them only if it names them: read it before you pay. PGDCA comes after a degree and counts more if a university gives it.`,
  hinglish: `${strong("DCA aur ADCA")}: private institute mein aadhe se ek saal, office ke program aur thoda aur; ADCA lamba wala hai. Yeh sikhate hain, par notice mein tabhi chalte hain jab unka naam ho: paise dene se pehle padhiye. PGDCA degree ke baad hota hai aur university ka ho to zyada maana jaata hai.`,
  hindi: `${strong("DCA और ADCA")}: प्राइवेट इंस्टीट्यूट में आधे से एक साल, ऑफ़िस के प्रोग्राम और थोड़ा और; ADCA लंबा वाला है। ये सिखाते हैं, पर नोटिस में तभी चलते हैं जब उनका नाम हो: पैसे देने से पहले पढ़िए। PGDCA डिग्री के बाद होता है और यूनिवर्सिटी का हो तो ज़्यादा माना जाता है।`,
};

export const TALLY: Wording = {
  english: `${strong("Tally")} is worth it together with GST and Excel, for accounts in shops and firms: two to four months, best beside BCom or after Class 12 commerce. With it one begins as an assistant and learns the rest on real books.`,
  hinglish: `${strong("Tally")} GST aur Excel ke saath sahi hai, dukaan aur companies ke accounts ke liye: do se chaar mahine, BCom ke saath ya Class 12 commerce ke baad sabse achha. Isse assistant ke roop mein shuru hota hai aur baaki asli hisaab par seekhte hain.`,
  hindi: `${strong("Tally")} GST और Excel के साथ सही है, दुकान और कंपनियों के अकाउंट्स के लिए: दो से चार महीने, BCom के साथ या Class 12 कॉमर्स के बाद सबसे अच्छा। इससे असिस्टेंट के रूप में शुरू होता है और बाक़ी असली हिसाब पर सीखते हैं।`,
};

export const AFTER_COMPUTER_COURSES: Wording = {
  english: p(
    `Alone such a course brings posts such as ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/computer-operator", "Computer Operator")} or ${link("/career/bookkeeper", "Bookkeeper")}. For programming BCA, a diploma or free courses (swayam.gov.in) lead further. Free training in many towns: skillindiadigital.gov.in.`,
  ),
  hinglish: p(
    `Akele aise course se ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/computer-operator", "Computer Operator")} ya ${link("/career/bookkeeper", "Bookkeeper")} jaisi posts milti hain. Programming ke liye BCA, diploma ya free course (swayam.gov.in) aage le jaate hain. Bahut se sheheron mein free training: skillindiadigital.gov.in.`,
  ),
  hindi: p(
    `अकेले ऐसे कोर्स से ${link("/career/data-entry-operator", "Data Entry Operator")}, ${link("/career/computer-operator", "Computer Operator")} या ${link("/career/bookkeeper", "Bookkeeper")} जैसे पद मिलते हैं। प्रोग्रामिंग के लिए BCA, डिप्लोमा या मुफ़्त कोर्स (swayam.gov.in) आगे ले जाते हैं। बहुत से शहरों में मुफ़्त ट्रेनिंग: skillindiadigital.gov.in।`,
  ),
};
