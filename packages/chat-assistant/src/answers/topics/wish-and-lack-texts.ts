import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const told = (lead: string, rows: readonly string[], end: string): string => p(lead) + ul(rows) + p(end);
const to = (id: string, name: string): string => link(`/career/${id}`, name);

const SCIENTISTS = [
  to("satellite-engineer", "Satellite Engineer"),
  to("microbiologist", "Microbiologist"),
  to("organic-chemist", "Organic Chemist"),
  to("agronomist", "Agronomist"),
].join(", ");
const LAB_HAND = to("chemical-laboratory-technician", "Chemical Laboratory Technician");

export const SCIENTIST_WITH_LITTLE_MONEY: Wording = {
  english: told(
    "Yes, one becomes a scientist with little money too: the way is long, but mostly by Government colleges, and its last part is paid.",
    [
      `${strong("Class 11 and 12")}: science (PCM or PCB) at a Government school; NCERT books and SATHEE (sathee.iitk.ac.in) cost nothing.`,
      `${strong("BSc")}: at a Government college or central university (CUET-UG) the fees are small; IISERs (IAT), NISER (NEST) and IITs lower them by the family's income. Read the fee page before the form.`,
      `${strong("Help")}: scholarships.gov.in and your State's portal; INSPIRE (online-inspire.gov.in), where it is open, for the best of Class 12 in a natural science; loans at pmvidyalaxmi.co.in.`,
      `${strong("MSc and PhD")}: MSc by IIT JAM or CUET-PG; who then passes CSIR-NET, GATE or an institute's own test is paid a fellowship each month while doing the PhD.`,
      `${strong("Earning sooner")}: after BSc or a diploma, as assistant in a laboratory or at ISRO, DRDO and CSIR by their notices, and study on beside it: ${LAB_HAND}.`,
    ],
    `Some kinds of scientist: ${SCIENTISTS}. Which subject do you like? I show you the way in it.`,
  ),
  hinglish: told(
    "Haan, kam paise mein bhi scientist bante hain: raasta lamba hai, par zyadatar sarkari college se, aur uske aakhri hisse mein paise milte hain.",
    [
      `${strong("Class 11 aur 12")}: sarkari school mein science (PCM ya PCB); NCERT kitabein aur SATHEE (sathee.iitk.ac.in) free hain.`,
      `${strong("BSc")}: sarkari college ya central university (CUET-UG) mein fees kam hai; IISER (IAT), NISER (NEST) aur IIT ghar ki aamdani ke hisaab se fees kam karte hain. Form se pehle fees ka page padhiye.`,
      `${strong("Madad")}: scholarships.gov.in aur rajya ka portal; INSPIRE (online-inspire.gov.in), jab khula ho, Class 12 ke sabse achhe students ko natural science mein; loan pmvidyalaxmi.co.in par.`,
      `${strong("MSc aur PhD")}: MSc IIT JAM ya CUET-PG se; phir jo CSIR-NET, GATE ya institute ka apna test paas kare, use PhD karte hue har mahine fellowship milti hai.`,
      `${strong("Jaldi kamai")}: BSc ya diploma ke baad laboratory mein, ya ISRO, DRDO aur CSIR mein notice se assistant, aur saath mein padhai: ${LAB_HAND}.`,
    ],
    `Scientist ke kuch prakar: ${SCIENTISTS}. Kaun sa vishay pasand hai? Main usi ka raasta dikhaungi.`,
  ),
  hindi: told(
    "हाँ, कम पैसे में भी वैज्ञानिक बनते हैं: रास्ता लंबा है, पर ज़्यादातर सरकारी कॉलेज से, और उसके आख़िरी हिस्से में पैसे मिलते हैं।",
    [
      `${strong("Class 11 और 12")}: सरकारी स्कूल में साइंस (PCM या PCB); NCERT किताबें और SATHEE (sathee.iitk.ac.in) मुफ़्त हैं।`,
      `${strong("BSc")}: सरकारी कॉलेज या केंद्रीय विश्वविद्यालय (CUET-UG) में फ़ीस कम है; IISER (IAT), NISER (NEST) और IIT घर की आमदनी के हिसाब से फ़ीस कम करते हैं। फ़ॉर्म से पहले फ़ीस का पेज पढ़िए।`,
      `${strong("मदद")}: scholarships.gov.in और राज्य का पोर्टल; INSPIRE (online-inspire.gov.in), जब खुला हो, Class 12 के सबसे अच्छे छात्रों को natural science में; लोन pmvidyalaxmi.co.in पर।`,
      `${strong("MSc और PhD")}: MSc IIT JAM या CUET-PG से; फिर जो CSIR-NET, GATE या संस्थान का अपना टेस्ट पास करे, उसे PhD करते हुए हर महीने fellowship मिलती है।`,
      `${strong("जल्दी कमाई")}: BSc या डिप्लोमा के बाद लैब में, या ISRO, DRDO और CSIR में नोटिस से assistant, और साथ में पढ़ाई: ${LAB_HAND}।`,
    ],
    `वैज्ञानिक के कुछ प्रकार: ${SCIENTISTS}। कौन सा विषय पसंद है? मैं उसी का रास्ता दिखाऊँगी।`,
  ),
};

const WITH_PHYSICS = [to("astronomer", "Astronomer"), to("satellite-engineer", "Satellite Engineer")].join(", ");
const WITH_MAPS = [to("remote-sensing-scientist", "Remote Sensing Scientist"), to("gis-analyst", "GIS Analyst")].join(", ");
const WITH_CODE = [to("software-engineer", "Software Engineer"), to("data-scientist", "Data Scientist")].join(", ");
const WITH_WORDS = [to("science-journalist", "Science Journalist"), to("museum-curator", "Museum Curator")].join(", ");

export const SPACE_WITH_WEAK_PHYSICS: Wording = {
  english: told(
    `Honestly: who builds or studies what is up there (${WITH_PHYSICS}) uses physics every day, and Class 11 and 12 ask for it. Yet weak now is not weak for ever, and not all work around space is physics:`,
    [
      `${strong("Mend it first")}: go back to the chapter where it broke (motion and forces, mostly of Class 9), ten sums a day for three months, and then judge.`,
      `${strong("Pictures from satellites")}: geography, geology or computing; some physics, little of it hard. ${WITH_MAPS}.`,
      `${strong("Computing")}: programs and data of space companies and ISRO; BTech asks for physics in Class 12, BCA mostly does not. ${WITH_CODE}.`,
      `${strong("Telling others of it")}: any stream. ${WITH_WORDS}; planetariums and science centres take guides too.`,
      `${strong("Law and offices of space")}: any stream; ISRO also takes for accounts, purchase and administration by its notices (isro.gov.in).`,
    ],
    "Which part of space draws you: building, looking, computing or telling? Then I look further.",
  ),
  hinglish: told(
    `Sach yeh hai: jo upar ki cheezein banate ya padhte hain (${WITH_PHYSICS}), unhe roz physics chahiye, aur Class 11 aur 12 mein bhi. Par aaj kamzor matlab hamesha kamzor nahi, aur space ka har kaam physics nahi hai:`,
    [
      `${strong("Pehle use theek kijiye")}: jis chapter se tooti (zyadatar Class 9 ka motion aur force) wahan lautiye, teen mahine roz das sawal, phir faisla.`,
      `${strong("Satellite ki tasveerein")}: geography, geology ya computing; thodi physics, mushkil kam. ${WITH_MAPS}.`,
      `${strong("Computing")}: space companies aur ISRO ke program aur data; BTech Class 12 mein physics maangta hai, BCA zyadatar nahi. ${WITH_CODE}.`,
      `${strong("Doosron ko batana")}: koi bhi stream. ${WITH_WORDS}; planetarium aur science centre guide bhi lete hain.`,
      `${strong("Space ka kanoon aur office")}: koi bhi stream; ISRO accounts, purchase aur administration ke liye bhi notice nikalta hai (isro.gov.in).`,
    ],
    "Space mein kya kheenchta hai: banana, dekhna, computing ya batana? Phir main aage dekhti hoon.",
  ),
  hindi: told(
    `सच यह है: जो ऊपर की चीज़ें बनाते या पढ़ते हैं (${WITH_PHYSICS}), उन्हें रोज़ फ़िज़िक्स चाहिए, और Class 11 और 12 में भी। पर आज कमज़ोर मतलब हमेशा कमज़ोर नहीं, और अंतरिक्ष का हर काम फ़िज़िक्स नहीं है:`,
    [
      `${strong("पहले उसे ठीक कीजिए")}: जिस अध्याय से टूटी (ज़्यादातर Class 9 की गति और बल) वहाँ लौटिए, तीन महीने रोज़ दस सवाल, फिर फ़ैसला।`,
      `${strong("उपग्रह की तस्वीरें")}: भूगोल, भूविज्ञान या कंप्यूटिंग; थोड़ी फ़िज़िक्स, मुश्किल कम। ${WITH_MAPS}।`,
      `${strong("कंप्यूटिंग")}: अंतरिक्ष कंपनियों और ISRO के प्रोग्राम और डेटा; BTech Class 12 में फ़िज़िक्स माँगता है, BCA ज़्यादातर नहीं। ${WITH_CODE}।`,
      `${strong("दूसरों को बताना")}: कोई भी स्ट्रीम। ${WITH_WORDS}; planetarium और science centre गाइड भी लेते हैं।`,
      `${strong("अंतरिक्ष का कानून और दफ़्तर")}: कोई भी स्ट्रीम; ISRO accounts, purchase और administration के लिए भी नोटिस निकालता है (isro.gov.in)।`,
    ],
    "अंतरिक्ष में क्या खींचता है: बनाना, देखना, कंप्यूटिंग या बताना? फिर मैं आगे देखती हूँ।",
  ),
};

const FEW_FIGURES = [
  to("caterer", "Caterer"),
  to("beautician", "Beautician"),
  to("fashion-designer", "Fashion Designer"),
  to("event-manager", "Event Manager"),
  to("content-creator", "Content Creator"),
].join(", ");

export const BUSINESS_WITHOUT_FIGURES: Wording = {
  english: told(
    "Yes, a business can be had with a fear of numbers: it needs the sums of Class 8, not the maths of Class 11. What that means:",
    [
      `${strong("What you must know yourself")}: what a thing costs you, for how much it is sold, what is left, who owes you. That is plus, minus and percent, and a phone does it.`,
      `${strong("What others do for you")}: books, GST and tax by an accountant by the month or by an app; later a partner who likes numbers.`,
      `${strong("Work that lives by people, taste or hands")}, with few figures: ${FEW_FIGURES}.`,
      `${strong("Try it small")}: one thing sold for one month, each rupee written down in a copy. Most lose the fear there.`,
    ],
    "In a BBA there is some maths and statistics, in a BCom accounts; a short course or work in a shop or an office teaches a business too. Never sign what you do not understand: let somebody whom you trust read it.",
  ),
  hinglish: told(
    "Haan, numbers ke darr ke saath bhi business ho sakta hai: usme Class 8 ka hisaab lagta hai, Class 11 ki maths nahi. Matlab:",
    [
      `${strong("Jo khud pata hona chahiye")}: cheez kitne ki padi, kitne mein bikti hai, kitna bacha, kis par udhaar hai. Yeh jod, ghata aur percent hai, aur phone kar deta hai.`,
      `${strong("Jo doosre kar dete hain")}: khaata, GST aur tax mahine par ek accountant ya app; aage ek partner jise numbers pasand hon.`,
      `${strong("Log, pasand ya haath se chalne wala kaam")}, jisme ankde kam hain: ${FEW_FIGURES}.`,
      `${strong("Chhota aazmaiye")}: ek cheez, ek mahina, har rupaya copy mein. Zyadatar ka darr wahin chala jaata hai.`,
    ],
    "BBA mein thodi maths aur statistics hoti hai, BCom mein accounts; chhota course ya kisi dukaan ya office mein kaam bhi business sikhata hai. Jo samajh na aaye us par sign mat kijiye: kisi bharose wale ko padhaiye.",
  ),
  hindi: told(
    "हाँ, अंकों के डर के साथ भी बिज़नेस हो सकता है: उसमें Class 8 का हिसाब लगता है, Class 11 की गणित नहीं। मतलब:",
    [
      `${strong("जो ख़ुद पता होना चाहिए")}: चीज़ कितने की पड़ी, कितने में बिकती है, कितना बचा, किस पर उधार है। यह जोड़, घटा और प्रतिशत है, और फ़ोन कर देता है।`,
      `${strong("जो दूसरे कर देते हैं")}: खाता, GST और टैक्स महीने पर एक अकाउंटेंट या ऐप; आगे एक साझेदार जिसे अंक पसंद हों।`,
      `${strong("लोग, पसंद या हाथ से चलने वाला काम")}, जिसमें आँकड़े कम हैं: ${FEW_FIGURES}।`,
      `${strong("छोटा आज़माइए")}: एक चीज़, एक महीना, हर रुपया कॉपी में। ज़्यादातर का डर वहीं चला जाता है।`,
    ],
    "BBA में थोड़ी गणित और statistics होती है, BCom में अकाउंट्स; छोटा कोर्स या किसी दुकान या दफ़्तर में काम भी बिज़नेस सिखाता है। जो समझ न आए उस पर हस्ताक्षर मत कीजिए: किसी भरोसे वाले को पढ़ाइए।",
  ),
};

const BY_ARTS = [
  to("criminal-lawyer", "Criminal Lawyer"),
  to("counselling-psychologist", "Counselling Psychologist"),
  to("news-reporter", "News Reporter"),
].join(", ");
const BY_COMMERCE = [to("human-resources-manager", "Human Resources Manager"), to("company-secretary", "Company Secretary")].join(", ");
const BY_BIOLOGY = [to("registered-nurse", "Registered Nurse"), to("physiotherapist", "Physiotherapist")].join(", ");

export const STREAM_WITHOUT_MATHS: Wording = {
  english: told(
    "Without maths you can take three streams in Class 11; only PCM is the one to leave out:",
    [
      `${strong("Arts (Humanities)")}: no maths at all, much reading and writing. ${BY_ARTS}, civil services.`,
      `${strong("Commerce without maths")}: accounts ask for sums and percent, and for order more than for maths. ${BY_COMMERCE}, BCom, BBA at many universities.`,
      `${strong("Science with biology (PCB)")}: no maths paper, but sums in physics and chemistry. ${BY_BIOLOGY}, medicine by NEET-UG.`,
      `${strong("What it shuts")}: engineering, most computer science degrees at universities, flying, statistics and actuarial work.`,
    ],
    `Fear is mostly one chapter that was lost: go back to it for six weeks before you decide, and ask your school for Applied Maths, which is easier for Commerce. Then the free stream test, at the top of ${link("/", "the home page")}.`,
  ),
  hinglish: told(
    "Maths ke bina Class 11 mein teen stream le sakte hain; sirf PCM chhodni hai:",
    [
      `${strong("Arts (Humanities)")}: maths bilkul nahi, padhna aur likhna bahut. ${BY_ARTS}, civil services.`,
      `${strong("Commerce bina maths")}: accounts mein jod-ghata aur percent hai, maths se zyada dhyan. ${BY_COMMERCE}, BCom, bahut si universities mein BBA.`,
      `${strong("Science biology ke saath (PCB)")}: maths ka paper nahi, par physics aur chemistry mein sawal. ${BY_BIOLOGY}, NEET-UG se medicine.`,
      `${strong("Kya band hota hai")}: engineering, universities ki zyadatar computer science degree, pilot, statistics aur actuary.`,
    ],
    `Darr zyadatar ek chhoote hue chapter ka hota hai: faisle se pehle chhah hafte usi par lautiye, aur school se Applied Maths poochiye, jo Commerce ke liye aasan hai. Phir free stream test, ${link("/", "home page")} ke upar.`,
  ),
  hindi: told(
    "गणित के बिना Class 11 में तीन स्ट्रीम ले सकते हैं; सिर्फ़ PCM छोड़नी है:",
    [
      `${strong("आर्ट्स (ह्यूमैनिटीज़)")}: गणित बिल्कुल नहीं, पढ़ना और लिखना बहुत। ${BY_ARTS}, सिविल सेवाएँ।`,
      `${strong("कॉमर्स बिना गणित")}: अकाउंट्स में जोड़-घटा और प्रतिशत है, गणित से ज़्यादा ध्यान। ${BY_COMMERCE}, BCom, बहुत से विश्वविद्यालयों में BBA।`,
      `${strong("साइंस जीव विज्ञान के साथ (PCB)")}: गणित का पेपर नहीं, पर फ़िज़िक्स और केमिस्ट्री में सवाल। ${BY_BIOLOGY}, NEET-UG से मेडिसिन।`,
      `${strong("क्या बंद होता है")}: इंजीनियरिंग, विश्वविद्यालयों की ज़्यादातर कंप्यूटर साइंस डिग्री, पायलट, statistics और actuary।`,
    ],
    `डर ज़्यादातर एक छूटे हुए अध्याय का होता है: फ़ैसले से पहले छह हफ़्ते उसी पर लौटिए, और स्कूल से Applied Maths पूछिए, जो कॉमर्स के लिए आसान है। फिर मुफ़्त स्ट्रीम टेस्ट, ${link("/", "होम पेज")} के ऊपर।`,
  ),
};

const OF_SCHOOLS = to("primary-school-teacher", "Primary School Teacher");
const OF_HOSPITALS = [
  to("registered-nurse", "Registered Nurse"),
  to("pharmacist", "Pharmacist"),
  to("medical-laboratory-technician", "Medical Laboratory Technician"),
].join(", ");
const OF_OFFICES = [to("accountant", "Accountant"), to("civil-lawyer", "Civil Lawyer")].join(", ");
const OF_ONES_OWN = [to("private-tutor", "Private Tutor"), to("beautician", "Beautician"), to("tailor", "Tailor")].join(", ");
const FROM_HOME = [to("content-writer", "Content Writer"), to("graphic-designer", "Graphic Designer")].join(", ");

export const IN_ONES_OWN_CITY: Wording = {
  english: told(
    "Who wants to stay in the own city looks for work that is in every city, or that needs none:",
    [
      `${strong("Schools")}: there is one in every street; private ones have no transfers. ${OF_SCHOOLS}.`,
      `${strong("Hospitals, laboratories and chemists")}: ${OF_HOSPITALS}.`,
      `${strong("Offices and courts of the city")}: ${OF_OFFICES}.`,
      `${strong("One's own work")}: ${OF_ONES_OWN}.`,
      `${strong("From home for anywhere")}: ${FROM_HOME}.`,
      `${strong("The Government")}: posts of the State, the district or the municipality stay near (patwari, teacher, clerk); bank officers, SSC CGL and the Railways are transferred more. Read the notice for how far.`,
    ],
    "Ask of each post before you join: is there a transfer, and how far? Tell me your class and what you like, and I look among these.",
  ),
  hinglish: told(
    "Jise apne hi sheher mein rehna ho, woh aisa kaam dekhe jo har sheher mein ho, ya jise sheher chahiye hi nahi:",
    [
      `${strong("School")}: har mohalle mein hain; private mein transfer nahi hota. ${OF_SCHOOLS}.`,
      `${strong("Aspatal, lab aur dawai")}: ${OF_HOSPITALS}.`,
      `${strong("Sheher ke office aur court")}: ${OF_OFFICES}.`,
      `${strong("Apna kaam")}: ${OF_ONES_OWN}.`,
      `${strong("Ghar se, kahin ke liye bhi")}: ${FROM_HOME}.`,
      `${strong("Sarkari")}: rajya, zile ya nagar palika ki posts paas rehti hain (patwari, teacher, clerk); bank officer, SSC CGL aur railway mein transfer zyada. Kitni door, yeh notice mein padhiye.`,
    ],
    "Join karne se pehle har post ka poochiye: transfer hai kya, aur kitni door? Apni class aur pasand bataiye, main inhi mein se dekhti hoon.",
  ),
  hindi: told(
    "जिसे अपने ही शहर में रहना हो, वह ऐसा काम देखे जो हर शहर में हो, या जिसे शहर चाहिए ही नहीं:",
    [
      `${strong("स्कूल")}: हर मोहल्ले में हैं; प्राइवेट में तबादला नहीं होता। ${OF_SCHOOLS}।`,
      `${strong("अस्पताल, लैब और दवा")}: ${OF_HOSPITALS}।`,
      `${strong("शहर के दफ़्तर और कोर्ट")}: ${OF_OFFICES}।`,
      `${strong("अपना काम")}: ${OF_ONES_OWN}।`,
      `${strong("घर से, कहीं के लिए भी")}: ${FROM_HOME}।`,
      `${strong("सरकारी")}: राज्य, ज़िले या नगर पालिका के पद पास रहते हैं (पटवारी, शिक्षक, क्लर्क); बैंक ऑफ़िसर, SSC CGL और रेलवे में तबादला ज़्यादा। कितनी दूर, यह नोटिस में पढ़िए।`,
    ],
    "जॉइन करने से पहले हर पद का पूछिए: तबादला है क्या, और कितनी दूर? अपनी क्लास और पसंद बताइए, मैं इन्हीं में से देखती हूँ।",
  ),
};

const OF_POLICE = to("police-detective", "Police Detective");
const OF_AGENCIES = to("private-detective", "Private Detective");
const NEAR_DETECTIVES = [
  to("digital-forensics-analyst", "Digital Forensics Analyst"),
  to("fraud-examiner", "Fraud Examiner"),
  to("forensic-scientist", "Forensic Scientist"),
].join(", ");

export const DETECTIVES: Wording = {
  english: told(
    "There are two kinds of detective in India, with different ways in:",
    [
      `${strong(OF_POLICE)}, who investigates crimes: first the police, as Sub-Inspector after any degree by your State's SI examination (or SSC CGL for the CBI), or as constable after Class 12 and then promotion; from there the crime branch or CID.`,
      `${strong(OF_AGENCIES)}, who checks people before marriage, work or insurance: Class 12 or a degree, then trainee in a detective agency; criminology, law or forensic science help. Nobody may tap phones or take call records for it: that is a crime.`,
      `Near both: ${NEAR_DETECTIVES}.`,
    ],
    "A good eye, patience, clean reports and the law decide, more than adventure. No licence and no degree is called detective: a costly course with that name is no must.",
  ),
  hinglish: told(
    "India mein detective do tarah ke hote hain, raste alag hain:",
    [
      `${strong(OF_POLICE)}, jo apradh ki jaanch karta hai: pehle police, kisi bhi degree ke baad rajya ke SI exam se Sub-Inspector (ya CBI ke liye SSC CGL), ya Class 12 ke baad constable aur phir promotion; wahan se crime branch ya CID.`,
      `${strong(OF_AGENCIES)}, jo shaadi, naukri ya insurance se pehle logon ki jaanch karta hai: Class 12 ya degree, phir detective agency mein trainee; criminology, law ya forensic science kaam aati hai. Phone tap karna ya call record nikalna apradh hai.`,
      `Dono ke paas: ${NEAR_DETECTIVES}.`,
    ],
    "Nazar, sabr, saaf report aur kanoon se kaam chalta hai, romanch se kam. Detective naam ka koi licence ya degree zaroori nahi hai: is naam ka mehnga course zaroori nahi.",
  ),
  hindi: told(
    "भारत में जासूस दो तरह के होते हैं, रास्ते अलग हैं:",
    [
      `${strong(OF_POLICE)}, जो अपराध की जाँच करता है: पहले पुलिस, किसी भी डिग्री के बाद राज्य की SI परीक्षा से सब-इंस्पेक्टर (या CBI के लिए SSC CGL), या Class 12 के बाद कांस्टेबल और फिर प्रमोशन; वहाँ से crime branch या CID।`,
      `${strong(OF_AGENCIES)}, जो शादी, नौकरी या बीमा से पहले लोगों की जाँच करता है: Class 12 या डिग्री, फिर detective agency में trainee; criminology, कानून या forensic science काम आती है। फ़ोन टैप करना या call record निकालना अपराध है।`,
      `दोनों के पास: ${NEAR_DETECTIVES}।`,
    ],
    "नज़र, सब्र, साफ़ रिपोर्ट और कानून से काम चलता है, रोमांच से कम। Detective नाम का कोई लाइसेंस या डिग्री ज़रूरी नहीं है: इस नाम का महँगा कोर्स ज़रूरी नहीं।",
  ),
};

const OF_HANDS = [
  to("mobile-phone-repair-technician", "Mobile Phone Repair Technician"),
  to("electrician", "Electrician"),
  to("cctv-technician", "CCTV Technician"),
].join(", ");
const OF_BEAUTY_AND_CLOTH = [to("beautician", "Beautician"), to("tailor", "Tailor")].join(", ");
const OF_COMPUTERS = [to("data-entry-operator", "Data Entry Operator"), to("computer-operator", "Computer Operator")].join(", ");
const OF_CARE = to("home-health-aide", "Home Health Aide");
const OF_KITCHENS = [to("restaurant-cook", "Restaurant Cook"), to("waiter", "Waiter")].join(", ");

export const SHORT_COURSES_AFTER_10: Wording = {
  english: told(
    "Short courses after Class 10 that lead to work, by their length:",
    [
      `${strong("Three to six months")}: mobile, AC or CCTV repair, electrician's helper, solar, tailoring, beauty, delivery and shop work, at Skill India centres and Jan Shikshan Sansthan, some without a fee (skillindiadigital.gov.in). ${OF_HANDS}, ${OF_BEAUTY_AND_CLOTH}.`,
      `${strong("Computer")}: CCC, typing and office programs, then accounts software; it helps for offices and many notices. ${OF_COMPUTERS}.`,
      `${strong("Care")}: home health or bedside assistant, some months with a hospital. ${OF_CARE}.`,
      `${strong("Kitchen and hotel")}: craft courses of six to eighteen months at Food Craft Institutes and IHMs. ${OF_KITCHENS}.`,
      `${strong("One year")}: ITI trades such as COPA, welder, plumber, sewing or cosmetology, at low Government fees.`,
    ],
    "Before you pay: is there a certificate of NCVET or the State, who of last year's batch found work, how much practice is in it? And keep Class 12 going beside it, by NIOS (nios.ac.in) if need be: it opens far more. What do you like: machines, computers, care, beauty or food?",
  ),
  hinglish: told(
    "Class 10 ke baad ke chhote course jo kaam tak le jaate hain, samay ke hisaab se:",
    [
      `${strong("Teen se chhah mahine")}: mobile, AC ya CCTV repair, electrician helper, solar, silai, beauty, delivery aur dukaan ka kaam, Skill India centre aur Jan Shikshan Sansthan mein, kuch bina fees (skillindiadigital.gov.in). ${OF_HANDS}, ${OF_BEAUTY_AND_CLOTH}.`,
      `${strong("Computer")}: CCC, typing aur office program, phir accounts software; office aur bahut se notice mein kaam aata hai. ${OF_COMPUTERS}.`,
      `${strong("Dekhbhal")}: home health ya bedside assistant, kuch mahine aspatal ke saath. ${OF_CARE}.`,
      `${strong("Kitchen aur hotel")}: Food Craft Institute aur IHM ke chhah se atharah mahine ke craft course. ${OF_KITCHENS}.`,
      `${strong("Ek saal")}: ITI ke trade jaise COPA, welder, plumber, silai ya cosmetology, sarkari mein kam fees par.`,
    ],
    "Paise dene se pehle poochiye: NCVET ya rajya ka certificate hai kya, pichhle batch mein kise kaam mila, practical kitna hai? Aur saath mein Class 12 chalne dijiye, zaroorat ho to NIOS (nios.ac.in) se: usse bahut zyada khulta hai. Kya pasand hai: machine, computer, dekhbhal, beauty ya khana?",
  ),
  hindi: told(
    "Class 10 के बाद के छोटे कोर्स जो काम तक ले जाते हैं, समय के हिसाब से:",
    [
      `${strong("तीन से छह महीने")}: मोबाइल, AC या CCTV रिपेयर, इलेक्ट्रीशियन हेल्पर, सोलर, सिलाई, ब्यूटी, delivery और दुकान का काम, Skill India केंद्र और जन शिक्षण संस्थान में, कुछ बिना फ़ीस (skillindiadigital.gov.in)। ${OF_HANDS}, ${OF_BEAUTY_AND_CLOTH}।`,
      `${strong("कंप्यूटर")}: CCC, टाइपिंग और ऑफ़िस प्रोग्राम, फिर अकाउंट्स सॉफ़्टवेयर; दफ़्तर और बहुत से नोटिस में काम आता है। ${OF_COMPUTERS}।`,
      `${strong("देखभाल")}: home health या bedside assistant, कुछ महीने अस्पताल के साथ। ${OF_CARE}।`,
      `${strong("किचन और होटल")}: Food Craft Institute और IHM के छह से अठारह महीने के craft कोर्स। ${OF_KITCHENS}।`,
      `${strong("एक साल")}: ITI के ट्रेड जैसे COPA, welder, plumber, सिलाई या cosmetology, सरकारी में कम फ़ीस पर।`,
    ],
    "पैसे देने से पहले पूछिए: NCVET या राज्य का सर्टिफ़िकेट है क्या, पिछले बैच में किसे काम मिला, practical कितना है? और साथ में Class 12 चलने दीजिए, ज़रूरत हो तो NIOS (nios.ac.in) से: उससे बहुत ज़्यादा खुलता है। क्या पसंद है: मशीन, कंप्यूटर, देखभाल, ब्यूटी या खाना?",
  ),
};

const FROM_FARM_SCIENCE = [
  to("agronomist", "Agronomist"),
  to("agricultural-extension-agent", "Agricultural Extension Agent"),
  to("horticulture-specialist", "Horticulture Specialist"),
  to("agricultural-loan-officer", "Agricultural Loan Officer"),
].join(", ");
const ON_ONES_LAND = [
  to("dairy-farmer", "Dairy Farmer"),
  to("organic-farmer", "Organic Farmer"),
  to("plant-nursery-manager", "Plant Nursery Manager"),
].join(", ");

export const AFTER_AGRICULTURE_IN_12: Wording = {
  english: told(
    "From Class 12 with agriculture these ways are open:",
    [
      `${strong("BSc (Hons) Agriculture")}, four years, the best known: CUET-UG for the seats of ICAR and central universities, your State's agriculture entrance or CET for the others; many universities take agriculture, some ask for PCB or PCM. Horticulture and forestry are entered alike. ${FROM_FARM_SCIENCE}.`,
      `${strong("Any degree that asks for no science")}: BA, BBA, BCom at many universities, BA LLB by CLAT; then bank, SSC CGL, State PSC and the civil services like everybody.`,
      `${strong("Posts with Class 12")}: SSC CHSL, police, Agniveer; some States take agriculture in Class 12 for field posts such as Agriculture Supervisor. Read your State's notice.`,
      `${strong("Work of your own")}: ${ON_ONES_LAND}, with short courses at the Krishi Vigyan Kendra of your district.`,
    ],
    "Not open by it alone: MBBS (biology and NEET-UG) and most of engineering (physics, chemistry and maths). Who wants BVSc needs biology, physics and chemistry: ask the board or NIOS whether subjects can be added.",
  ),
  hinglish: told(
    "Agriculture wali Class 12 se ye raste khule hain:",
    [
      `${strong("BSc (Hons) Agriculture")}, chaar saal, sabse jaana-maana: ICAR aur central universities ki seats CUET-UG se, baaki rajya ke agriculture entrance ya CET se; bahut si universities agriculture leti hain, kuch PCB ya PCM maangti hain. Horticulture aur forestry mein bhi aise hi. ${FROM_FARM_SCIENCE}.`,
      `${strong("Koi bhi degree jo science na maange")}: BA, BBA, bahut jagah BCom, CLAT se BA LLB; phir bank, SSC CGL, State PSC aur civil services sabki tarah.`,
      `${strong("Class 12 wali posts")}: SSC CHSL, police, Agniveer; kuch rajya Agriculture Supervisor jaisi field posts ke liye Class 12 agriculture lete hain. Apne rajya ka notice padhiye.`,
      `${strong("Apna kaam")}: ${ON_ONES_LAND}, zile ke Krishi Vigyan Kendra ke chhote course ke saath.`,
    ],
    "Sirf isse nahi khulta: MBBS (biology aur NEET-UG) aur zyadatar engineering (physics, chemistry, maths). BVSc ke liye biology, physics aur chemistry chahiye: board ya NIOS se poochiye ki vishay jud sakte hain ya nahi.",
  ),
  hindi: told(
    "कृषि वाली Class 12 से ये रास्ते खुले हैं:",
    [
      `${strong("BSc (Hons) Agriculture")}, चार साल, सबसे जाना-माना: ICAR और केंद्रीय विश्वविद्यालयों की सीटें CUET-UG से, बाक़ी राज्य के कृषि एंट्रेंस या CET से; बहुत से विश्वविद्यालय कृषि लेते हैं, कुछ PCB या PCM माँगते हैं। Horticulture और forestry में भी ऐसे ही। ${FROM_FARM_SCIENCE}।`,
      `${strong("कोई भी डिग्री जो साइंस न माँगे")}: BA, BBA, बहुत जगह BCom, CLAT से BA LLB; फिर बैंक, SSC CGL, State PSC और सिविल सेवा सबकी तरह।`,
      `${strong("Class 12 वाले पद")}: SSC CHSL, पुलिस, Agniveer; कुछ राज्य Agriculture Supervisor जैसे पदों के लिए Class 12 कृषि लेते हैं। अपने राज्य का नोटिस पढ़िए।`,
      `${strong("अपना काम")}: ${ON_ONES_LAND}, ज़िले के कृषि विज्ञान केंद्र के छोटे कोर्स के साथ।`,
    ],
    "सिर्फ़ इससे नहीं खुलता: MBBS (जीव विज्ञान और NEET-UG) और ज़्यादातर इंजीनियरिंग (फ़िज़िक्स, केमिस्ट्री, मैथ्स)। BVSc के लिए जीव विज्ञान, फ़िज़िक्स और केमिस्ट्री चाहिए: बोर्ड या NIOS से पूछिए कि विषय जुड़ सकते हैं या नहीं।",
  ),
};

const ON_THE_GROUND = to("air-force-ground-duty-officer", "Air Force Ground Duty Officer");
const OF_THE_ARMY = to("infantry-officer", "Infantry Officer");

export const ARTS_AND_THE_AIR_FORCE: Wording = {
  english: told(
    "No, not by NDA: for the Air Force and the Navy NDA asks for physics, chemistry and maths in Class 12, of girls and boys alike. What is open from Arts:",
    [
      `${strong("NDA, Army wing")}: any stream, and girls since 2021. ${OF_THE_ARMY}.`,
      `${strong("Air Force after a degree")}: AFCAT, non-technical ground duty (administration, logistics, accounts, education), any degree with the marks of its notice, for women and men. ${ON_THE_GROUND}.`,
      `${strong("Army after a degree")}: CDS (for women the Officers Training Academy), and the NCC Special Entry.`,
      `${strong("Agniveer Vayu")}: Class 12 of any stream with the marks of its notice, also for women; by its rule for four years.`,
      `${strong("To fly")}: physics and maths of Class 12 are a must, also for AFCAT; both can be had later through NIOS (nios.ac.in).`,
    ],
    "Ages, heights and marks stand in this year's notices: upsc.gov.in and afcat.cdac.in.",
  ),
  hinglish: told(
    "Nahi, NDA se nahi: Air Force aur Navy ke liye NDA Class 12 mein physics, chemistry aur maths maangta hai, ladkiyon aur ladkon dono se. Arts se kya khula hai:",
    [
      `${strong("NDA, Army wing")}: koi bhi stream, ladkiyan bhi 2021 se. ${OF_THE_ARMY}.`,
      `${strong("Degree ke baad Air Force")}: AFCAT se non-technical ground duty (administration, logistics, accounts, education), notice ke marks ke saath koi bhi degree, mahila aur purush dono. ${ON_THE_GROUND}.`,
      `${strong("Degree ke baad Army")}: CDS (mahilaon ke liye Officers Training Academy), aur NCC Special Entry.`,
      `${strong("Agniveer Vayu")}: notice ke marks ke saath kisi bhi stream ki Class 12, mahilayein bhi; niyam se chaar saal.`,
      `${strong("Udaan ke liye")}: Class 12 ki physics aur maths zaroori hain, AFCAT mein bhi; dono baad mein NIOS (nios.ac.in) se ho sakte hain.`,
    ],
    "Umar, height aur marks is saal ke notice mein hain: upsc.gov.in aur afcat.cdac.in.",
  ),
  hindi: told(
    "नहीं, NDA से नहीं: Air Force और Navy के लिए NDA Class 12 में फ़िज़िक्स, केमिस्ट्री और मैथ्स माँगता है, लड़कियों और लड़कों दोनों से। आर्ट्स से क्या खुला है:",
    [
      `${strong("NDA, Army wing")}: कोई भी स्ट्रीम, लड़कियाँ भी 2021 से। ${OF_THE_ARMY}।`,
      `${strong("डिग्री के बाद Air Force")}: AFCAT से non-technical ground duty (administration, logistics, accounts, education), नोटिस के अंकों के साथ कोई भी डिग्री, महिला और पुरुष दोनों। ${ON_THE_GROUND}।`,
      `${strong("डिग्री के बाद Army")}: CDS (महिलाओं के लिए Officers Training Academy), और NCC Special Entry।`,
      `${strong("Agniveer Vayu")}: नोटिस के अंकों के साथ किसी भी स्ट्रीम की Class 12, महिलाएँ भी; नियम से चार साल।`,
      `${strong("उड़ान के लिए")}: Class 12 की फ़िज़िक्स और मैथ्स ज़रूरी हैं, AFCAT में भी; दोनों बाद में NIOS (nios.ac.in) से हो सकते हैं।`,
    ],
    "उम्र, क़द और अंक इस साल के नोटिस में हैं: upsc.gov.in और afcat.cdac.in।",
  ),
};

const OF_LIBRARIES = [to("public-librarian", "Public Librarian"), to("library-assistant", "Library Assistant")].join(", ");
const OF_DESKS = [to("office-assistant", "Office Assistant"), to("stenographer", "Stenographer"), to("typist", "Typist")].join(", ");
const OF_LETTERS = to("postman", "Postman");
const OF_LECTURES = [to("history-professor", "History Professor"), to("english-professor", "English Professor")].join(", ");
const OF_MEASURES = [to("hydrologist", "Hydrologist"), to("metrologist", "Metrologist")].join(", ");

export const QUIET_PUBLIC_POSTS: Wording = {
  english: told(
    "No post of the Government is free of load, and much hangs on the office. Those that our records call calm, by schooling:",
    [
      `${strong("Class 10 or 12")}: desks and letters, by SSC MTS, SSC CHSL, SSC Stenographer, the courts and India Post GDS. ${OF_DESKS}, ${OF_LETTERS}.`,
      `${strong("With a library course")}: a certificate, or BLib after a degree, then the State's or KVS's notice. ${OF_LIBRARIES}.`,
      `${strong("Any degree")}: desks of SSC CGL such as Auditor or Assistant Section Officer; no raids and no uniform there.`,
      `${strong("A master's degree and NET")}: lecturing at a college. ${OF_LECTURES}; in science, measuring and research: ${OF_MEASURES}.`,
    ],
    "Less calm: police and forces, trains, bank branches with targets, income tax and customs in the field, a district's head. Ask one who does it: how many files, how many transfers, who calls in the evening?",
  ),
  hinglish: told(
    "Koi bhi sarkari post bina kaam ke nahi hai, aur bahut kuch office par hai. Jinhe hamare record shaant kehte hain, padhai ke hisaab se:",
    [
      `${strong("Class 10 ya 12")}: desk aur chitthi ka kaam, SSC MTS, SSC CHSL, SSC Stenographer, court aur India Post GDS se. ${OF_DESKS}, ${OF_LETTERS}.`,
      `${strong("Library course ke saath")}: certificate, ya degree ke baad BLib, phir rajya ya KVS ka notice. ${OF_LIBRARIES}.`,
      `${strong("Koi bhi degree")}: SSC CGL ki desk wali posts jaise Auditor ya Assistant Section Officer; wahan na chhaape, na uniform.`,
      `${strong("Master's degree aur NET")}: college mein padhana. ${OF_LECTURES}; science mein naap aur research: ${OF_MEASURES}.`,
    ],
    "Kam shaant: police aur sena, train, target wali bank branch, income tax aur customs ka field, zile ka mukhiya. Jo karta hai usse poochiye: kitni file, kitne transfer, shaam ko kaun bulata hai?",
  ),
  hindi: told(
    "कोई भी सरकारी पद बिना काम के नहीं है, और बहुत कुछ दफ़्तर पर है। जिन्हें हमारे रिकॉर्ड शांत कहते हैं, पढ़ाई के हिसाब से:",
    [
      `${strong("Class 10 या 12")}: डेस्क और चिट्ठी का काम, SSC MTS, SSC CHSL, SSC Stenographer, कोर्ट और India Post GDS से। ${OF_DESKS}, ${OF_LETTERS}।`,
      `${strong("लाइब्रेरी कोर्स के साथ")}: सर्टिफ़िकेट, या डिग्री के बाद BLib, फिर राज्य या KVS का नोटिस। ${OF_LIBRARIES}।`,
      `${strong("कोई भी डिग्री")}: SSC CGL के डेस्क वाले पद जैसे Auditor या Assistant Section Officer; वहाँ न छापे, न वर्दी।`,
      `${strong("मास्टर डिग्री और NET")}: कॉलेज में पढ़ाना। ${OF_LECTURES}; साइंस में नाप और रिसर्च: ${OF_MEASURES}।`,
    ],
    "कम शांत: पुलिस और सेना, ट्रेन, target वाली बैंक ब्रांच, income tax और customs का field, ज़िले का मुखिया। जो करता है उससे पूछिए: कितनी फ़ाइल, कितने तबादले, शाम को कौन बुलाता है?",
  ),
};

const OF_THE_PLACE = [
  to("patwari", "Patwari"),
  to("panchayat-secretary", "Panchayat Secretary"),
  to("municipal-clerk", "Municipal Clerk"),
  to("court-clerk", "Court Clerk"),
].join(", ");
const OF_ONE_INSTITUTE = [
  to("hospital-attendant", "Hospital Attendant"),
  to("library-assistant", "Library Assistant"),
  to("medical-laboratory-technician", "Medical Laboratory Technician"),
].join(", ");
const OF_THE_VILLAGE = [to("anganwadi-worker", "Anganwadi Worker"), to("community-health-worker", "Community Health Worker")].join(", ");

/** No record says whether a post is transferred: it goes by who employs. */
export const PUBLIC_POSTS_WITH_FEW_TRANSFERS: Wording = {
  english: told(
    "No public post promises that there is never a transfer, and no record here measures it; it goes by who employs you:",
    [
      `${strong("Mostly within the district or the city")}: posts of the district, the panchayat, the municipality and the district court. ${OF_THE_PLACE}.`,
      `${strong("Mostly in one place")}: those of one university, one hospital such as an AIIMS, one institute, which employ for themselves. ${OF_ONE_INSTITUTE}.`,
      `${strong("In the village itself, for an honorarium or a fixed sum")}: ${OF_THE_VILLAGE}; and Gramin Dak Sevak of India Post.`,
      `${strong("Often transferred")}: bank officers, the IAS and IPS, the forces and central police, the Railways, SSC CGL.`,
      `${strong("Free weekends")}: offices of the Centre and of some States work five days; schools, hospitals, police and post do not. The notice names the hours and whether the post is transferable.`,
    ],
    "Tell me your class and your State, and I show which examinations fill such posts.",
  ),
  hinglish: told(
    "Koi sarkari post yeh vaada nahi karti ki transfer kabhi nahi hoga, aur yahan kisi record mein yeh naapa nahi gaya; yeh is par hai ki rakhta kaun hai:",
    [
      `${strong("Zyadatar zile ya sheher ke andar")}: zile, panchayat, nagar palika aur zila court ki posts. ${OF_THE_PLACE}.`,
      `${strong("Zyadatar ek hi jagah")}: ek university, AIIMS jaise ek hospital, ek institute ki posts, jo apne liye hi bharti karte hain. ${OF_ONE_INSTITUTE}.`,
      `${strong("Gaon mein hi, maandey ya tay rakam par")}: ${OF_THE_VILLAGE}; aur India Post ka Gramin Dak Sevak.`,
      `${strong("Transfer zyada")}: bank officer, IAS aur IPS, sena aur kendriya police, railway, SSC CGL.`,
      `${strong("Chhutti wale weekend")}: Kendra aur kuch rajyon ke office paanch din chalte hain; school, aspatal, police aur dak nahi. Samay aur transfer hota hai ya nahi, yeh notice mein likha hota hai.`,
    ],
    "Apni class aur rajya bataiye, main dikhati hoon ki aisi posts kis exam se bharti hain.",
  ),
  hindi: told(
    "कोई सरकारी पद यह वादा नहीं करता कि तबादला कभी नहीं होगा, और यहाँ किसी रिकॉर्ड में यह नापा नहीं गया; यह इस पर है कि रखता कौन है:",
    [
      `${strong("ज़्यादातर ज़िले या शहर के अंदर")}: ज़िले, पंचायत, नगर पालिका और ज़िला अदालत के पद। ${OF_THE_PLACE}।`,
      `${strong("ज़्यादातर एक ही जगह")}: एक विश्वविद्यालय, AIIMS जैसे एक अस्पताल, एक संस्थान के पद, जो अपने लिए ही भर्ती करते हैं। ${OF_ONE_INSTITUTE}।`,
      `${strong("गाँव में ही, मानदेय या तय रक़म पर")}: ${OF_THE_VILLAGE}; और India Post का ग्रामीण डाक सेवक।`,
      `${strong("तबादले ज़्यादा")}: बैंक अफ़सर, IAS और IPS, सेना और केंद्रीय पुलिस, रेलवे, SSC CGL।`,
      `${strong("छुट्टी वाले शनिवार-रविवार")}: केंद्र और कुछ राज्यों के दफ़्तर पाँच दिन चलते हैं; स्कूल, अस्पताल, पुलिस और डाक नहीं। समय और तबादला होता है या नहीं, यह नोटिस में लिखा होता है।`,
    ],
    "अपनी क्लास और राज्य बताइए, मैं दिखाती हूँ कि ऐसे पद किस परीक्षा से भरते हैं।",
  ),
};

const ON_A_PHONE = {
  selling: [to("tiffin-service-owner", "Tiffin Service Owner"), to("tailor", "Tailor"), to("online-merchant", "Online Merchant")].join(
    ", ",
  ),
  teaching: to("private-tutor", "Private Tutor"),
  talking: to("live-chat-operator", "Live Chat Operator"),
  showing: to("content-creator", "Content Creator"),
};

export const WORK_ON_A_PHONE_ALONE: Wording = {
  english: told(
    "With a phone alone, what earns from home is mostly selling and teaching; a computer, also a borrowed one, opens more:",
    [
      `${strong("Sell what you make")}, with photographs and messages: ${ON_A_PHONE.selling}.`,
      `${strong("Teach")} children of the lane, or by video: ${ON_A_PHONE.teaching}.`,
      `${strong("Talk for a company")}: its customer care by call or chat; ask first which phone, network and hours it wants. ${ON_A_PHONE.talking}.`,
      `${strong("Show what you can")}: ${ON_A_PHONE.showing}; income comes late, and to few.`,
      `${strong("Stay away from")} "data entry" or "form filling" that asks for a deposit, and from tasks of liking and rating: most are fraud. Who was cheated calls 1930 (cybercrime.gov.in).`,
    ],
    "To learn on the phone without a fee: skillindiadigital.gov.in and swayam.gov.in. Tell me what you can do well, and I look for what it may become.",
  ),
  hinglish: told(
    "Sirf phone se ghar baithe kamai zyadatar bechne aur padhane se hoti hai; computer, chahe kisi ka liya hua, aur raaste kholta hai:",
    [
      `${strong("Jo banati ya banate hain, use bechiye")}, photo aur message se: ${ON_A_PHONE.selling}.`,
      `${strong("Padhaiye")}, gali ke bachchon ko ya video par: ${ON_A_PHONE.teaching}.`,
      `${strong("Company ke liye baat kijiye")}: call ya chat par customer care; pehle poochiye kaun sa phone, network aur samay chahiye. ${ON_A_PHONE.talking}.`,
      `${strong("Apna hunar dikhaiye")}: ${ON_A_PHONE.showing}; kamai der se aati hai, aur kam logon ko.`,
      `${strong("Door rahiye")} aisi "data entry" ya "form filling" se jo deposit maange, aur like ya rating wale task se: zyadatar thagi hai. Thage gaye hon to 1930 par call kijiye (cybercrime.gov.in).`,
    ],
    "Phone par free seekhne ke liye: skillindiadigital.gov.in aur swayam.gov.in. Bataiye aap kya achha karte hain, main dekhti hoon usse kya ban sakta hai.",
  ),
  hindi: told(
    "सिर्फ़ फ़ोन से घर बैठे कमाई ज़्यादातर बेचने और पढ़ाने से होती है; कंप्यूटर, चाहे किसी का लिया हुआ, और रास्ते खोलता है:",
    [
      `${strong("जो बनाते हैं, उसे बेचिए")}, फ़ोटो और मैसेज से: ${ON_A_PHONE.selling}।`,
      `${strong("पढ़ाइए")}, गली के बच्चों को या वीडियो पर: ${ON_A_PHONE.teaching}।`,
      `${strong("कंपनी के लिए बात कीजिए")}: कॉल या चैट पर customer care; पहले पूछिए कौन सा फ़ोन, नेटवर्क और समय चाहिए। ${ON_A_PHONE.talking}।`,
      `${strong("अपना हुनर दिखाइए")}: ${ON_A_PHONE.showing}; कमाई देर से आती है, और कम लोगों को।`,
      `${strong("दूर रहिए")} ऐसी "data entry" या "form filling" से जो डिपॉज़िट माँगे, और like या rating वाले काम से: ज़्यादातर ठगी है। ठगे गए हों तो 1930 पर कॉल कीजिए (cybercrime.gov.in)।`,
    ],
    "फ़ोन पर मुफ़्त सीखने के लिए: skillindiadigital.gov.in और swayam.gov.in। बताइए आप क्या अच्छा करते हैं, मैं देखती हूँ उससे क्या बन सकता है।",
  ),
};

const BY_MARKS = [to("postman", "Postman"), to("anganwadi-worker", "Anganwadi Worker")].join(", ");

export const PUBLIC_POSTS_WITHOUT_A_WRITTEN_EXAM: Wording = {
  english: told(
    "A few posts are filled without a written examination; nearly all regular ones are not, and none is sold:",
    [
      `${strong("By the marks of a class")}: Gramin Dak Sevak of India Post, by those of Class 10 (indiapostgdsonline.gov.in); Anganwadi and ASHA workers, by the State's own list. ${BY_MARKS}.`,
      `${strong("Paid training, not yet a post")}: apprentices of the Railways and public companies, mostly by the marks of Class 10 and ITI (apprenticeshipindia.gov.in).`,
      `${strong("By interview or trial")}: contract posts of hospitals, colleges and research projects; the sports quota; officers' entries of the forces that begin with the SSB, such as NCC special entry.`,
      `${strong("By a degree's marks")}: some contract posts of the State, and doctors and nurses where a notice says so.`,
    ],
    "Whoever promises a post for money, without an examination or with one, is cheating: read the notice on the department's own site.",
  ),
  hinglish: told(
    "Kuch hi posts bina likhit exam ke bharti hain; lagbhag saari pakki posts exam se hain, aur bikti koi nahi:",
    [
      `${strong("Class ke marks se")}: India Post ka Gramin Dak Sevak, Class 10 ke marks se (indiapostgdsonline.gov.in); Anganwadi aur ASHA, rajya ki apni list se. ${BY_MARKS}.`,
      `${strong("Paise wali training, abhi post nahi")}: railway aur sarkari companies ke apprentice, zyadatar Class 10 aur ITI ke marks se (apprenticeshipindia.gov.in).`,
      `${strong("Interview ya trial se")}: aspatal, college aur research project ki contract posts; sports quota; sena ki woh officer entry jo SSB se shuru hoti hai, jaise NCC special entry.`,
      `${strong("Degree ke marks se")}: rajya ki kuch contract posts, aur doctor aur nurse, jahan notice mein likha ho.`,
    ],
    "Jo paise lekar post ka vaada kare, exam ke saath ya bina, woh thag raha hai: notice vibhag ki apni site par padhiye.",
  ),
  hindi: told(
    "कुछ ही पद बिना लिखित परीक्षा के भरते हैं; लगभग सारे पक्के पद परीक्षा से हैं, और बिकता कोई नहीं:",
    [
      `${strong("क्लास के अंकों से")}: India Post का ग्रामीण डाक सेवक, Class 10 के अंकों से (indiapostgdsonline.gov.in); आंगनवाड़ी और आशा, राज्य की अपनी सूची से। ${BY_MARKS}।`,
      `${strong("पैसे वाली ट्रेनिंग, अभी पद नहीं")}: रेलवे और सरकारी कंपनियों के apprentice, ज़्यादातर Class 10 और ITI के अंकों से (apprenticeshipindia.gov.in)।`,
      `${strong("इंटरव्यू या ट्रायल से")}: अस्पताल, कॉलेज और research project के contract पद; sports quota; सेना की वे अफ़सर entry जो SSB से शुरू होती हैं, जैसे NCC special entry।`,
      `${strong("डिग्री के अंकों से")}: राज्य के कुछ contract पद, और डॉक्टर और नर्स, जहाँ नोटिस में लिखा हो।`,
    ],
    "जो पैसे लेकर पद का वादा करे, परीक्षा के साथ या बिना, वह ठग रहा है: नोटिस विभाग की अपनी साइट पर पढ़िए।",
  ),
};

export const POLYTECHNIC_AFTER_A_FAILED_12: Wording = {
  english: told(
    "Yes: the first year of a polytechnic diploma asks for Class 10, so a failed paper of Class 12 does not close it.",
    [
      `${strong("First year")}: by State polytechnic admission, with maths and science of Class 10; three years. ${link("/careers?education=Diploma", "Careers by diploma")}.`,
      `${strong("Second year (lateral entry)")}: asks for Class 12 passed with science, or an ITI; so first mend the paper by your board's supplementary examination or NIOS (nios.ac.in).`,
      `${strong("After it")}: junior engineer's posts, and the second year of a BTech.`,
    ],
    "Dates and marks stand on your State's technical education board's page.",
  ),
  hinglish: told(
    "Haan: polytechnic diploma ka pehla saal Class 10 maangta hai, isliye Class 12 ka fail hua paper use band nahi karta.",
    [
      `${strong("Pehla saal")}: rajya ke polytechnic admission se, Class 10 ki maths aur science ke saath; teen saal. ${link("/careers?education=Diploma", "Diploma wale careers")}.`,
      `${strong("Doosra saal (lateral entry)")}: science ke saath pass Class 12 ya ITI maangta hai; isliye pehle board ke supplementary exam ya NIOS (nios.ac.in) se paper theek kijiye.`,
      `${strong("Uske baad")}: junior engineer ki posts, aur BTech ka doosra saal.`,
    ],
    "Tareekh aur marks aapke rajya ke technical education board ke page par hain.",
  ),
  hindi: told(
    "हाँ: पॉलिटेक्निक डिप्लोमा का पहला साल Class 10 माँगता है, इसलिए Class 12 का फ़ेल हुआ पेपर उसे बंद नहीं करता।",
    [
      `${strong("पहला साल")}: राज्य के polytechnic admission से, Class 10 के गणित और विज्ञान के साथ; तीन साल। ${link("/careers?education=Diploma", "डिप्लोमा वाले करियर")}।`,
      `${strong("दूसरा साल (lateral entry)")}: विज्ञान के साथ पास Class 12 या ITI माँगता है; इसलिए पहले बोर्ड की supplementary परीक्षा या NIOS (nios.ac.in) से पेपर ठीक कीजिए।`,
      `${strong("उसके बाद")}: junior engineer के पद, और BTech का दूसरा साल।`,
    ],
    "तारीख़ और अंक आपके राज्य के technical education board के पेज पर हैं।",
  ),
};
