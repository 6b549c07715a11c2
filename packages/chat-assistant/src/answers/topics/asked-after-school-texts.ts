import { link, p, strong, ul } from "../../html/write.ts";
import { inEach, type Wording } from "../../language.ts";
import { PARENTS_WISH } from "./family-texts.ts";

const TO = {
  nurse: link("/career/registered-nurse", "Registered Nurse"),
  therapist: link("/career/physiotherapist", "Physiotherapist"),
  speech: link("/career/speech-therapist", "Speech Therapist"),
  prosthetist: link("/career/prosthetist", "Prosthetist"),
  laboratory: link("/career/medical-laboratory-technician", "Medical Laboratory Technician"),
  radiographer: link("/career/radiographer", "Radiographer"),
  theatre: link("/career/operation-theatre-technician", "Operation Theatre Technician"),
  agronomist: link("/career/agronomist", "Agronomist"),
  microbiologist: link("/career/microbiologist", "Microbiologist"),
  biotechnologist: link("/career/biotechnologist", "Biotechnologist"),
  pharmacist: link("/career/pharmacist", "Pharmacist"),
  cook: link("/career/restaurant-cook", "Restaurant Cook"),
  developer: link("/career/web-developer", "Web Developer"),
  electrician: link("/career/electrician", "Electrician"),
  constable: link("/career/police-constable", "Police Constable"),
} as const;

export const EXAMS_OF_BIOLOGY: Wording = {
  english:
    p("With biology, beside NEET-UG:") +
    ul([
      `${strong("CUET-UG")}: BSc in biology, biotechnology, microbiology, agriculture and more at central and many other universities. ${TO.microbiologist}, ${TO.biotechnologist}.`,
      `${strong("AIIMS Nursing and State nursing tests")}: BSc Nursing. ${TO.nurse}.`,
      `${strong("AIIMS Paramedical, State paramedical counselling or marks")}: laboratory, imaging, theatre. ${TO.laboratory}, ${TO.radiographer}, ${TO.theatre}.`,
      `${strong("SVNIRTAR CET")}: the national institutes of rehabilitation. ${TO.therapist}, ${TO.prosthetist}.`,
      `${strong("State agriculture tests")}, and CUET-UG for ICAR's seats: BSc Agriculture, fisheries, food. ${TO.agronomist}.`,
      `${strong("State pharmacy tests")}: BPharm, with biology or maths. ${TO.pharmacist}.`,
      `${strong("IISER IAT and NEST")}: five years of science to a master's degree, for research.`,
    ]) +
    p(
      "JEE Main is not among them: its paper is physics, chemistry and maths. Some States and colleges ask for the NEET-UG score for nursing or physiotherapy too; each notice says so.",
    ),
  hinglish:
    p("Biology ke saath, NEET-UG ke alawa:") +
    ul([
      `${strong("CUET-UG")}: central aur bahut si doosri university mein biology, biotechnology, microbiology, agriculture ki BSc. ${TO.microbiologist}, ${TO.biotechnologist}.`,
      `${strong("AIIMS Nursing aur rajya ke nursing test")}: BSc Nursing. ${TO.nurse}.`,
      `${strong("AIIMS Paramedical, rajya ki paramedical counselling ya marks")}: lab, X-ray aur scan, operation theatre. ${TO.laboratory}, ${TO.radiographer}, ${TO.theatre}.`,
      `${strong("SVNIRTAR CET")}: rehabilitation ke rashtriya sansthan. ${TO.therapist}, ${TO.prosthetist}.`,
      `${strong("Rajya ke agriculture test")}, aur ICAR ki seat ke liye CUET-UG: BSc Agriculture, fisheries, food. ${TO.agronomist}.`,
      `${strong("Rajya ke pharmacy test")}: BPharm, biology ya maths ke saath. ${TO.pharmacist}.`,
      `${strong("IISER IAT aur NEST")}: paanch saal ki science, master's tak, research ke liye.`,
    ]) +
    p(
      "JEE Main inme nahi hai: uske paper mein physics, chemistry aur maths hai. Kuch rajya aur college nursing ya physiotherapy ke liye bhi NEET-UG ka score maangte hain; notice mein likha hota hai.",
    ),
  hindi:
    p("बायोलॉजी के साथ, NEET-UG के अलावा:") +
    ul([
      `${strong("CUET-UG")}: केंद्रीय और बहुत सी दूसरी यूनिवर्सिटी में बायोलॉजी, बायोटेक्नोलॉजी, माइक्रोबायोलॉजी, कृषि की BSc। ${TO.microbiologist}, ${TO.biotechnologist}।`,
      `${strong("AIIMS Nursing और राज्यों के नर्सिंग टेस्ट")}: BSc Nursing। ${TO.nurse}।`,
      `${strong("AIIMS Paramedical, राज्य की पैरामेडिकल काउंसलिंग या अंक")}: लैब, एक्स-रे और स्कैन, ऑपरेशन थिएटर। ${TO.laboratory}, ${TO.radiographer}, ${TO.theatre}।`,
      `${strong("SVNIRTAR CET")}: पुनर्वास के राष्ट्रीय संस्थान। ${TO.therapist}, ${TO.prosthetist}।`,
      `${strong("राज्यों के कृषि टेस्ट")}, और ICAR की सीटों के लिए CUET-UG: BSc Agriculture, मत्स्य, फ़ूड। ${TO.agronomist}।`,
      `${strong("राज्यों के फ़ार्मेसी टेस्ट")}: BPharm, बायोलॉजी या मैथ्स के साथ। ${TO.pharmacist}।`,
      `${strong("IISER IAT और NEST")}: पाँच साल की साइंस, मास्टर डिग्री तक, रिसर्च के लिए।`,
    ]) +
    p(
      "JEE Main इनमें नहीं है: उसके पेपर में फ़िज़िक्स, केमिस्ट्री और मैथ्स है। कुछ राज्य और कॉलेज नर्सिंग या फ़िज़ियोथेरेपी के लिए भी NEET-UG का स्कोर माँगते हैं; नोटिस में लिखा होता है।",
    ),
};

export const LOW_MARKS_IN_SCIENCE: Wording = {
  english:
    p(
      "Low marks in Class 12 science shut a few doors and leave many. NITs and IIITs ask for high marks of the board beside JEE Main, and MBBS for half of the marks in physics, chemistry and biology beside NEET-UG (less for reserved categories): the notices name them. Open with a pass or little more:",
    ) +
    ul([
      `${strong("A degree")}: BSc at colleges that fill by their own lists, BCA (${TO.developer}), BBA, hotel management (${TO.cook}), design, BA; CUET-UG counts its own marks.`,
      `${strong("Engineering by another door")}: the second year of a polytechnic diploma, then BTech in its second year; many colleges take a little under half in PCM.`,
      `${strong("Health, two to four years")}: DPharm (${TO.pharmacist}), GNM (${TO.nurse}), diplomas for ${TO.laboratory}, ${TO.radiographer}, ${TO.theatre}; most want biology, some a little under half of the marks.`,
      `${strong("A trade")}: ITI of one or two years, such as ${TO.electrician}.`,
      `${strong("Public posts that ask only for a pass")}: SSC CHSL, RRB NTPC, ${TO.constable}.`,
      `${strong("The marks themselves")}: the board's improvement examination or NIOS raises them within a year.`,
    ]) +
    p(`Whether it was maths or biology decides which of these: tell me. Or ${link("/assessment", "Take Career Assessment")}.`),
  hinglish:
    p(
      "Class 12 science mein kam marks se kuch darwaze band hote hain, bahut khule rehte hain. NIT aur IIIT JEE Main ke saath board mein bhi achhe marks maangte hain, aur MBBS NEET-UG ke saath physics, chemistry aur biology mein aadhe marks (reserved category mein kam): kitne, notice mein likha hai. Sirf pass ya thode zyada par khula hai:",
    ) +
    ul([
      `${strong("Degree")}: apni list se bharne wale college mein BSc, BCA (${TO.developer}), BBA, hotel management (${TO.cook}), design, BA; CUET-UG apne marks ginta hai.`,
      `${strong("Engineering doosre darwaze se")}: polytechnic diploma ka doosra saal, phir BTech ka doosra saal; bahut se college PCM mein aadhe se thode kam marks par lete hain.`,
      `${strong("Health, do se chaar saal")}: DPharm (${TO.pharmacist}), GNM (${TO.nurse}), ${TO.laboratory}, ${TO.radiographer}, ${TO.theatre} ke diploma; zyadatar biology maangte hain, kuch aadhe se thode kam marks.`,
      `${strong("Hunar")}: ek ya do saal ki ITI, jaise ${TO.electrician}.`,
      `${strong("Sarkari posts jinme sirf pass chahiye")}: SSC CHSL, RRB NTPC, ${TO.constable}.`,
      `${strong("Marks khud")}: board ki improvement exam ya NIOS se ek saal mein badhte hain.`,
    ]) +
    p(`Maths thi ya biology, isse tay hota hai ki inme se kya: bataiye. Ya ${link("/assessment", "Take Career Assessment")}.`),
  hindi:
    p(
      "Class 12 साइंस में कम अंक से कुछ दरवाज़े बंद होते हैं, बहुत खुले रहते हैं। NIT और IIIT JEE Main के साथ बोर्ड में भी अच्छे अंक माँगते हैं, और MBBS NEET-UG के साथ फ़िज़िक्स, केमिस्ट्री और बायोलॉजी में आधे अंक (आरक्षित वर्ग में कम): कितने, नोटिस में लिखा है। सिर्फ़ पास या थोड़े ज़्यादा पर खुला है:",
    ) +
    ul([
      `${strong("डिग्री")}: अपनी सूची से भरने वाले कॉलेजों में BSc, BCA (${TO.developer}), BBA, होटल मैनेजमेंट (${TO.cook}), डिज़ाइन, BA; CUET-UG अपने अंक गिनता है।`,
      `${strong("इंजीनियरिंग दूसरे दरवाज़े से")}: पॉलिटेक्निक डिप्लोमा का दूसरा साल, फिर BTech का दूसरा साल; बहुत से कॉलेज PCM में आधे से थोड़े कम अंकों पर लेते हैं।`,
      `${strong("स्वास्थ्य, दो से चार साल")}: DPharm (${TO.pharmacist}), GNM (${TO.nurse}), ${TO.laboratory}, ${TO.radiographer}, ${TO.theatre} के डिप्लोमा; ज़्यादातर बायोलॉजी माँगते हैं, कुछ आधे से थोड़े कम अंक।`,
      `${strong("हुनर")}: एक या दो साल की ITI, जैसे ${TO.electrician}।`,
      `${strong("सरकारी पद जिनमें सिर्फ़ पास चाहिए")}: SSC CHSL, RRB NTPC, ${TO.constable}।`,
      `${strong("अंक ख़ुद")}: बोर्ड की improvement परीक्षा या NIOS से एक साल में बढ़ते हैं।`,
    ]) +
    p(`मैथ्स थी या बायोलॉजी, इससे तय होता है कि इनमें से क्या: बताइए। या ${link("/assessment", "Take Career Assessment")}।`),
};

const DIPLOMA_OR_CLASS_11: Wording = {
  english:
    p("Polytechnic or Class 11 and 12 after Class 10: both can end at a BTech.") +
    ul([
      `${strong("Polytechnic")}: three years in one branch, junior engineers' posts at its end, and BTech in its second year by lateral entry. For whoever is sure of a technical branch and wants to earn sooner.`,
      `${strong("Class 11 and 12")}: two years that keep every degree and entrance open. For whoever is not sure yet, or thinks of something other than engineering.`,
    ]),
  hinglish:
    p("Class 10 ke baad polytechnic ya Class 11-12: dono se BTech tak pahunch sakte hain.") +
    ul([
      `${strong("Polytechnic")}: ek branch mein teen saal, ant mein junior engineer ki posts, aur lateral entry se BTech ka doosra saal. Jise technical branch pakki pasand ho aur jaldi kamana ho.`,
      `${strong("Class 11-12")}: do saal, har degree aur entrance khula. Jise abhi pakka na ho, ya engineering ke alawa kuch sochna ho.`,
    ]),
  hindi:
    p("Class 10 के बाद पॉलिटेक्निक या Class 11-12: दोनों से BTech तक पहुँच सकते हैं।") +
    ul([
      `${strong("पॉलिटेक्निक")}: एक ब्रांच में तीन साल, अंत में जूनियर इंजीनियर के पद, और lateral entry से BTech का दूसरा साल। जिसे टेक्निकल ब्रांच पक्की पसंद हो और जल्दी कमाना हो।`,
      `${strong("Class 11-12")}: दो साल, हर डिग्री और परीक्षा खुली। जिसे अभी पक्का न हो, या इंजीनियरिंग के अलावा कुछ सोचना हो।`,
    ]),
};
/** What is weighed at home, and how to talk of it there. */
export const DIPLOMA_OR_CLASS_11_AT_HOME: Wording = inEach((language) => DIPLOMA_OR_CLASS_11[language] + PARENTS_WISH[language]);

const OF_THE_MIND = {
  counselling: link("/career/counselling-psychologist", "Counselling Psychologist"),
  clinical: link("/career/clinical-psychologist", "Clinical Psychologist"),
  school: link("/career/school-counsellor", "School Counsellor"),
  sports: link("/career/sports-psychologist", "Sports Psychologist"),
  work: link("/career/organisational-psychologist", "Organisational Psychologist"),
  professor: link("/career/psychology-professor", "Psychology Professor"),
  research: link("/career/experimental-psychologist", "Experimental Psychologist"),
} as const;

export const PSYCHOLOGY_WITHOUT_PHD: Wording = {
  english:
    p("Most work of psychologists asks for no PhD, but for a master's degree:") +
    ul([
      `${strong("MA or MSc Psychology")}: ${OF_THE_MIND.counselling}, ${OF_THE_MIND.sports}, ${OF_THE_MIND.work}; ${OF_THE_MIND.school}, for which a diploma in guidance and counselling may do.`,
      `${strong("A master's course that the RCI approves")}: ${OF_THE_MIND.clinical}, with the registration that the law asks for.`,
      `${strong("Mostly with a PhD")}: ${OF_THE_MIND.professor} and research, such as ${OF_THE_MIND.research}.`,
    ]),
  hinglish:
    p("Psychologist ke zyadatar kaam mein PhD nahi, master's degree chahiye:") +
    ul([
      `${strong("MA ya MSc Psychology")}: ${OF_THE_MIND.counselling}, ${OF_THE_MIND.sports}, ${OF_THE_MIND.work}; ${OF_THE_MIND.school}, jiske liye guidance aur counselling ka diploma bhi chal sakta hai.`,
      `${strong("RCI se approved master's course")}: ${OF_THE_MIND.clinical}, us registration ke saath jo kanoon maangta hai.`,
      `${strong("Zyadatar PhD ke saath")}: ${OF_THE_MIND.professor} aur research, jaise ${OF_THE_MIND.research}.`,
    ]),
  hindi:
    p("मनोवैज्ञानिक के ज़्यादातर काम में PhD नहीं, मास्टर डिग्री चाहिए:") +
    ul([
      `${strong("MA या MSc Psychology")}: ${OF_THE_MIND.counselling}, ${OF_THE_MIND.sports}, ${OF_THE_MIND.work}; ${OF_THE_MIND.school}, जिसके लिए guidance और counselling का डिप्लोमा भी चल सकता है।`,
      `${strong("RCI से मान्य मास्टर कोर्स")}: ${OF_THE_MIND.clinical}, उस पंजीकरण के साथ जो क़ानून माँगता है।`,
      `${strong("ज़्यादातर PhD के साथ")}: ${OF_THE_MIND.professor} और रिसर्च, जैसे ${OF_THE_MIND.research}।`,
    ]),
};

const TEACHES = {
  young: link("/career/primary-school-teacher", "Primary School Teacher"),
  subjects: [
    link("/career/mathematics-teacher", "Mathematics Teacher"),
    link("/career/english-teacher", "English Teacher"),
    link("/career/history-teacher", "History Teacher"),
  ].join(", "),
  colleges: [
    link("/career/mathematics-professor", "Mathematics Professor"),
    link("/career/english-professor", "English Professor"),
    link("/career/physics-professor", "Physics Professor"),
  ].join(", "),
} as const;

export const TEACHER_OR_PROFESSOR: Wording = {
  english:
    p("Both teach; who, and how long the way is, sets them apart:") +
    ul([
      `${strong("Teacher of a subject, Classes 6 to 12")}: a degree (for 11 and 12 a master's) and BEd, CTET or the State's test, then a recruitment. Work within a year or two of the BEd. ${TEACHES.subjects}.`,
      `${strong("Teacher of Classes 1 to 5")}: D.El.Ed and TET; a BEd does not count there. ${TEACHES.young}.`,
      `${strong("Professor in a college")}: a master's degree and NET, for universities a PhD too; no BEd. The way is three to six years longer, many begin as guest teachers, and it pays more at the top. ${TEACHES.colleges}.`,
    ]) +
    p(
      "Choose the school if you like children, fixed hours and an earlier pay; choose the college if you like one subject enough to read and write on it for years. Name your subject, and I compare their pay and years.",
    ),
  hinglish:
    p("Dono padhate hain; kise padhate hain aur raasta kitna lamba hai, isse farak padta hai:") +
    ul([
      `${strong("Ek vishay ka teacher, Class 6 se 12")}: degree (11 aur 12 ke liye master's) aur BEd, CTET ya rajya ka test, phir bharti. BEd ke ek-do saal mein kaam. ${TEACHES.subjects}.`,
      `${strong("Class 1 se 5 ka teacher")}: D.El.Ed aur TET; BEd yahan nahi chalta. ${TEACHES.young}.`,
      `${strong("College mein professor")}: master's degree aur NET, university ke liye PhD bhi; BEd nahi. Raasta teen se chhe saal lamba, shuru mein bahut log guest teacher, aur upar kamai zyada. ${TEACHES.colleges}.`,
    ]) +
    p(
      "School tab chuniye, jab bachche, bandhe ghante aur jaldi kamai pasand ho; college tab, jab ek vishay itna pasand ho ki saalon padh aur likh sakein. Vishay bataiye, main dono ki kamai aur saal saamne rakhungi.",
    ),
  hindi:
    p("दोनों पढ़ाते हैं; किसे पढ़ाते हैं और रास्ता कितना लंबा है, इससे फ़र्क़ पड़ता है:") +
    ul([
      `${strong("एक विषय का टीचर, Class 6 से 12")}: डिग्री (11 और 12 के लिए मास्टर डिग्री) और BEd, CTET या राज्य का टेस्ट, फिर भर्ती। BEd के एक-दो साल में काम। ${TEACHES.subjects}।`,
      `${strong("Class 1 से 5 का टीचर")}: D.El.Ed और TET; BEd यहाँ नहीं चलता। ${TEACHES.young}।`,
      `${strong("कॉलेज में प्रोफ़ेसर")}: मास्टर डिग्री और NET, यूनिवर्सिटी के लिए PhD भी; BEd नहीं। रास्ता तीन से छह साल लंबा, शुरू में बहुत लोग गेस्ट टीचर, और ऊपर कमाई ज़्यादा। ${TEACHES.colleges}।`,
    ]) +
    p(
      "स्कूल तब चुनिए, जब बच्चे, बँधे घंटे और जल्दी कमाई पसंद हो; कॉलेज तब, जब एक विषय इतना पसंद हो कि सालों पढ़ और लिख सकें। विषय बताइए, मैं दोनों की कमाई और साल सामने रखूँगी।",
    ),
};

const BY_A_STATE = {
  engineers: [
    link("/career/civil-engineer", "Civil Engineer"),
    link("/career/software-engineer", "Software Engineer"),
    link("/career/mechanical-engineer", "Mechanical Engineer"),
  ].join(", "),
} as const;

export const ENTRANCES_OF_A_STATE: Wording = {
  english:
    p("These are entrances of single States after Class 12, mostly for their own residents, and each opens more than engineering:") +
    ul([
      `${strong("GUJCET")} (Gujarat), ${strong("MHT CET")} (Maharashtra), ${strong("KCET")} (Karnataka), ${strong("EAPCET")} (Andhra Pradesh, Telangana), ${strong("KEAM")} (Kerala), ${strong("WBJEE")} (West Bengal): a seat in the State's colleges by rank and counselling. ${strong("TNEA")} (Tamil Nadu) has no test: it goes by the marks of Class 12.`,
      `${strong("With physics, chemistry and maths")}: BTech. ${BY_A_STATE.engineers}.`,
      `${strong("BPharm")}: with maths or, in most of them, biology. ${TO.pharmacist}.`,
      `${strong("With biology, in MHT CET, KCET and EAPCET")}: agriculture too. ${TO.agronomist}. Medicine goes by NEET-UG everywhere.`,
      `${strong("Kerala")}: seats of medicine, agriculture, veterinary science and fisheries by NEET-UG, and of BArch by NATA, are asked for in KEAM's own form: fill it in beside those tests (cee.kerala.gov.in).`,
    ]) +
    p(
      "What it asks this year stands on the site of the State's entrance cell. JEE Main opens NITs and other States beside it: many sit for both.",
    ),
  hinglish:
    p("Yeh Class 12 ke baad ek-ek rajya ke entrance hain, zyadatar apne niwasiyon ke liye, aur engineering se zyada kholte hain:") +
    ul([
      `${strong("GUJCET")} (Gujarat), ${strong("MHT CET")} (Maharashtra), ${strong("KCET")} (Karnataka), ${strong("EAPCET")} (Andhra Pradesh, Telangana), ${strong("KEAM")} (Kerala), ${strong("WBJEE")} (West Bengal): rank aur counselling se rajya ke college mein seat. ${strong("TNEA")} (Tamil Nadu) mein test nahi, Class 12 ke marks chalte hain.`,
      `${strong("Physics, chemistry aur maths ke saath")}: BTech. ${BY_A_STATE.engineers}.`,
      `${strong("BPharm")}: maths ya, zyadatar mein, biology ke saath. ${TO.pharmacist}.`,
      `${strong("Biology ke saath, MHT CET, KCET aur EAPCET mein")}: agriculture bhi. ${TO.agronomist}. Medical har jagah NEET-UG se hota hai.`,
      `${strong("Kerala")}: NEET-UG se medical, agriculture, veterinary aur fisheries ki seat, aur NATA se BArch ki, KEAM ke hi form mein maangi jaati hai: un test ke saath yeh bhi bhariye (cee.kerala.gov.in).`,
    ]) +
    p(
      "Is saal kya chahiye, rajya ke entrance cell ki site par likha hota hai. JEE Main saath mein NIT aur doosre rajya kholta hai: bahut log dono dete hain.",
    ),
  hindi:
    p("ये Class 12 के बाद एक-एक राज्य की परीक्षाएँ हैं, ज़्यादातर अपने निवासियों के लिए, और इंजीनियरिंग से ज़्यादा खोलती हैं:") +
    ul([
      `${strong("GUJCET")} (गुजरात), ${strong("MHT CET")} (महाराष्ट्र), ${strong("KCET")} (कर्नाटक), ${strong("EAPCET")} (आंध्र प्रदेश, तेलंगाना), ${strong("KEAM")} (केरल), ${strong("WBJEE")} (पश्चिम बंगाल): रैंक और काउंसलिंग से राज्य के कॉलेज में सीट। ${strong("TNEA")} (तमिलनाडु) में टेस्ट नहीं, Class 12 के अंक चलते हैं।`,
      `${strong("फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ")}: BTech। ${BY_A_STATE.engineers}।`,
      `${strong("BPharm")}: मैथ्स या, ज़्यादातर में, बायोलॉजी के साथ। ${TO.pharmacist}।`,
      `${strong("बायोलॉजी के साथ, MHT CET, KCET और EAPCET में")}: कृषि भी। ${TO.agronomist}। मेडिकल हर जगह NEET-UG से होता है।`,
      `${strong("केरल")}: NEET-UG से मेडिकल, कृषि, पशु चिकित्सा और मत्स्य पालन की सीट, और NATA से BArch की, KEAM के ही फ़ॉर्म में माँगी जाती है: उन परीक्षाओं के साथ यह भी भरिए (cee.kerala.gov.in)।`,
    ]) +
    p("इस साल क्या चाहिए, राज्य के entrance cell की साइट पर लिखा होता है। JEE Main साथ में NIT और दूसरे राज्य खोलता है: बहुत लोग दोनों देते हैं।"),
};
