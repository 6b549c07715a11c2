import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

const OF_COLLEGES = `${to("history-professor", "History Professor")}, ${to("physics-professor", "Physics Professor")}, ${to("economics-professor", "Economics Professor")}, ${to("engineering-professor", "Engineering Professor")}`;

export const TEACHING_AT_A_COLLEGE: Wording = {
  english:
    p("The way goes by the subject that you teach; to all of them it is a master's degree and a test, or a doctorate.") +
    ul([
      `${strong("Arts, science, commerce")}: a master's degree with a little over half of the marks (less for reserved categories), then UGC-NET or CSIR-NET, or your State's SET; a PhD by UGC's rules may stand in its place.`,
      `${strong("The post")}: assistant professor, by State PSC or the State's college commission in government colleges, by the university's or college's own notice elsewhere.`,
      `${strong("Engineering")}: BTech and MTech, one of them with first class, and mostly a PhD later. ${strong("Law")}: LLM and NET. ${strong("Medicine")}: MD or MS. ${strong("Management")}: MBA and NET or PhD.`,
      `${strong("Time")}: seven to nine years after Class 10 to the test; guest lectures pay before that, by the hour.`,
    ]) +
    p(`In the catalogue, among others: ${OF_COLLEGES}. Name your subject, and I show its record.`),
  hinglish:
    p("Raasta us subject se tay hota hai jo aap padhayenge; sabke liye master's degree aur ek test chahiye, ya PhD.") +
    ul([
      `${strong("Arts, science, commerce")}: aadhe se thode zyada marks ke saath master's degree (reserved category ko kam), phir UGC-NET ya CSIR-NET, ya aapke rajya ka SET; UGC ke niyam wali PhD iski jagah le sakti hai.`,
      `${strong("Post")}: assistant professor, sarkari college mein State PSC ya rajya ke college commission se, baaki jagah university ya college ke apne notice se.`,
      `${strong("Engineering")}: BTech aur MTech, ek first class ke saath, aur aage zyadatar PhD. ${strong("Law")}: LLM aur NET. ${strong("Medicine")}: MD ya MS. ${strong("Management")}: MBA aur NET ya PhD.`,
      `${strong("Samay")}: Class 10 ke saat se nau saal baad test; usse pehle guest lecture, ghante ke paise.`,
    ]) +
    p(`Catalogue mein, jaise: ${OF_COLLEGES}. Apna subject bataiye, main uska record dikhati hoon.`),
  hindi:
    p("रास्ता उस विषय से तय होता है जो आप पढ़ाएँगे; सबके लिए मास्टर डिग्री और एक टेस्ट चाहिए, या PhD।") +
    ul([
      `${strong("आर्ट्स, साइंस, कॉमर्स")}: आधे से थोड़े ज़्यादा नंबर के साथ मास्टर डिग्री (आरक्षित वर्ग को कम), फिर UGC-NET या CSIR-NET, या आपके राज्य का SET; UGC के नियम वाली PhD इसकी जगह ले सकती है।`,
      `${strong("पद")}: असिस्टेंट प्रोफ़ेसर, सरकारी कॉलेज में State PSC या राज्य के कॉलेज आयोग से, बाक़ी जगह यूनिवर्सिटी या कॉलेज के अपने नोटिस से।`,
      `${strong("इंजीनियरिंग")}: BTech और MTech, एक फ़र्स्ट क्लास के साथ, और आगे ज़्यादातर PhD। ${strong("लॉ")}: LLM और NET। ${strong("मेडिसिन")}: MD या MS। ${strong("मैनेजमेंट")}: MBA और NET या PhD।`,
      `${strong("समय")}: Class 10 के सात से नौ साल बाद टेस्ट; उससे पहले गेस्ट लेक्चर, घंटे के पैसे।`,
    ]) +
    p(`कैटलॉग में, जैसे: ${OF_COLLEGES}। अपना विषय बताइए, मैं उसका रिकॉर्ड दिखाती हूँ।`),
};

export const PHYSICAL_TESTS: Wording = {
  english:
    p("Three things in turn: measures, a run with some exercises, and a medical. By the notices of the last years:") +
    ul([
      `${strong("Army, Agniveer General Duty")}: a run of 1.6 km, pull-ups on a beam, a jump over a ditch of nine feet and a balance beam; an online test comes before.`,
      `${strong("Central forces by SSC GD")}: a run of 5 km for men and 1.6 km for women, shorter in the high hills.`,
      `${strong("State police")}: by State from 1.6 to about 5 km, shorter for women; some add long jump, high jump or shot put.`,
      `${strong("Measures and medical")}: height, and for men the chest; eyes, ears, teeth, knees, flat feet, colours. Less height is asked of some communities and hill regions.`,
    ]) +
    p(
      "The times that must be kept stand in this year's notice. Begin three months before: a run on every other day, slowly longer, and see a doctor first if your chest or knees hurt. It costs nothing but the fee of the form; no agent can help you through.",
    ),
  hinglish:
    p("Baari-baari teen cheezein: naap, daud aur kuch kasrat, aur medical. Pichhle saalon ke notice mein:") +
    ul([
      `${strong("Army, Agniveer General Duty")}: 1.6 km daud, beam par pull-up, nau foot ki khaai kood kar paar karna aur balance beam; isse pehle online test.`,
      `${strong("SSC GD wali kendriya force")}: purush 5 km aur mahila 1.6 km daud, oonche pahaadon mein kam.`,
      `${strong("Rajya police")}: rajya ke hisaab se 1.6 se lagbhag 5 km, mahila ke liye kam; kahin long jump, high jump ya gola phenk bhi.`,
      `${strong("Naap aur medical")}: height, purush ka seena; aankh, kaan, daant, ghutne, flat feet, rang pehchanna. Kuch samuday aur pahaadi ilaakon se kam height maangi jaati hai.`,
    ]) +
    p(
      "Kitne minute mein, yeh is saal ke notice mein hai. Teen mahine pehle shuru kijiye: ek din chhodkar daud, dheere-dheere lambi; seene ya ghutne mein dard ho to pehle doctor. Form ki fees ke alawa koi paisa nahi lagta; koi agent paas nahi kara sakta.",
    ),
  hindi:
    p("बारी-बारी तीन चीज़ें: नाप, दौड़ और कुछ कसरत, और मेडिकल। पिछले सालों के नोटिस में:") +
    ul([
      `${strong("आर्मी, अग्निवीर जनरल ड्यूटी")}: 1.6 km दौड़, बीम पर पुल-अप, नौ फ़ुट की खाई कूदकर पार करना और बैलेंस बीम; इससे पहले ऑनलाइन टेस्ट।`,
      `${strong("SSC GD वाले केंद्रीय बल")}: पुरुष 5 km और महिला 1.6 km दौड़, ऊँचे पहाड़ों में कम।`,
      `${strong("राज्य पुलिस")}: राज्य के हिसाब से 1.6 से लगभग 5 km, महिला के लिए कम; कहीं लंबी कूद, ऊँची कूद या गोला फेंक भी।`,
      `${strong("नाप और मेडिकल")}: लंबाई, पुरुष का सीना; आँख, कान, दाँत, घुटने, चपटे पैर, रंग पहचानना। कुछ समुदायों और पहाड़ी इलाक़ों से कम लंबाई माँगी जाती है।`,
    ]) +
    p(
      "कितने मिनट में, यह इस साल के नोटिस में है। तीन महीने पहले शुरू कीजिए: एक दिन छोड़कर दौड़, धीरे-धीरे लंबी; सीने या घुटने में दर्द हो तो पहले डॉक्टर। फ़ॉर्म की फ़ीस के अलावा कोई पैसा नहीं लगता; कोई एजेंट पास नहीं करा सकता।",
    ),
};

export const PAPER_OF_THE_POLICE: Wording = {
  english:
    p("A constable's written test has in most States, at the level of Class 10 to 12 and with answers to tick:") +
    ul([
      "general knowledge, current affairs and the State's own history and geography;",
      "Hindi or the State's language;",
      "simple maths: percentages, averages, ratios, time and work;",
      "reasoning, and what a policeman ought to do in a given case.",
    ]) +
    p(
      "Then come measures, the run and the medical. The marks of each part, and whether wrong answers cost some, stand in this year's notice of your State's recruitment board; old papers are on its site, free.",
    ),
  hinglish:
    p("Zyadatar rajyon mein constable ke likhit test mein, Class 10 se 12 ke star par, sahi jawab chunne wale sawal hote hain:") +
    ul([
      "general knowledge, taaza khabrein aur apne rajya ka itihaas-bhugol;",
      "Hindi ya rajya ki bhasha;",
      "saadhaaran maths: percentage, average, ratio, samay aur kaam;",
      "reasoning, aur kisi haalat mein policewale ko kya karna chahiye.",
    ]) +
    p(
      "Phir naap, daud aur medical. Har hisse ke marks, aur galat jawab par kat-te hain ya nahi, aapke rajya ke recruitment board ke is saal ke notice mein hai; purane paper usi site par free hain.",
    ),
  hindi:
    p("ज़्यादातर राज्यों में कांस्टेबल की लिखित परीक्षा में, Class 10 से 12 के स्तर पर, सही जवाब चुनने वाले सवाल होते हैं:") +
    ul([
      "सामान्य ज्ञान, ताज़ा ख़बरें और अपने राज्य का इतिहास-भूगोल;",
      "हिंदी या राज्य की भाषा;",
      "साधारण गणित: प्रतिशत, औसत, अनुपात, समय और काम;",
      "रीज़निंग, और किसी हालत में पुलिसवाले को क्या करना चाहिए।",
    ]) +
    p(
      "फिर नाप, दौड़ और मेडिकल। हर हिस्से के नंबर, और ग़लत जवाब पर कटते हैं या नहीं, आपके राज्य के भर्ती बोर्ड के इस साल के नोटिस में है; पुराने पेपर उसी साइट पर मुफ़्त हैं।",
    ),
};

const AT_A_DESK_OR_IN_CLASS = `${to("bank-clerk", "Bank Clerk")}, ${to("data-entry-operator", "Data Entry Operator")}, ${to("primary-school-teacher", "Primary School Teacher")}, ${to("accountant", "Accountant")}`;

export const WITH_ONE_EYE: Wording = {
  english:
    p(`${strong("Yes, most posts at a desk or in a class stay open")}, in the open competition like everybody's.`) +
    ul([
      `${strong("Reserved posts")}: mostly not. They ask for a degree of disability that one eye lost, with a good other one, has been reckoned below. A board at the district hospital decides; ask it for a certificate (swavlambancard.gov.in).`,
      `${strong("Open")}: banks, clerks, accounts, teaching, courts, most offices, software: ${AT_A_DESK_OR_IN_CLASS}. The medical asks there how well you see with glasses.`,
      `${strong("Mostly closed")}: the forces, police on duty, pilots, drivers and loco pilots, station masters, work with open machines.`,
    ]) +
    p("Read the medical part of the notice before you pay for a form, and have the other eye checked once a year."),
  hinglish:
    p(`${strong("Haan, desk ya class ki zyadatar posts khuli hain")}, sabki tarah saadhaaran muqable mein.`) +
    ul([
      `${strong("Rakhi hui posts")}: zyadatar nahi. Unke liye viklangta ka jo darja chahiye, doosri aankh achhi ho to ek aankh ka na hona usse kam gina jaata raha hai. Faisla zila aspatal ka board karta hai; usse certificate maangiye (swavlambancard.gov.in).`,
      `${strong("Khula")}: bank, clerk, accounts, teaching, court, zyadatar office, software: ${AT_A_DESK_OR_IN_CLASS}. Wahan medical mein dekha jaata hai ki chashme se kitna dikhta hai.`,
      `${strong("Zyadatar band")}: sena, duty wali police, pilot, driver aur loco pilot, station master, khuli machine ka kaam.`,
    ]) +
    p("Form ke paise dene se pehle notice ka medical hissa padhiye, aur doosri aankh saal mein ek baar dikhaiye."),
  hindi:
    p(`${strong("हाँ, डेस्क या क्लास के ज़्यादातर पद खुले हैं")}, सबकी तरह सामान्य मुक़ाबले में।`) +
    ul([
      `${strong("रखे हुए पद")}: ज़्यादातर नहीं। उनके लिए विकलांगता का जो दर्जा चाहिए, दूसरी आँख अच्छी हो तो एक आँख का न होना उससे कम गिना जाता रहा है। फ़ैसला ज़िला अस्पताल का बोर्ड करता है; उससे प्रमाणपत्र माँगिए (swavlambancard.gov.in)।`,
      `${strong("खुला")}: बैंक, क्लर्क, अकाउंट्स, पढ़ाना, अदालत, ज़्यादातर दफ़्तर, सॉफ़्टवेयर: ${AT_A_DESK_OR_IN_CLASS}। वहाँ मेडिकल में देखा जाता है कि चश्मे से कितना दिखता है।`,
      `${strong("ज़्यादातर बंद")}: सेना, ड्यूटी वाली पुलिस, पायलट, ड्राइवर और लोको पायलट, स्टेशन मास्टर, खुली मशीन का काम।`,
    ]) +
    p("फ़ॉर्म के पैसे देने से पहले नोटिस का मेडिकल हिस्सा पढ़िए, और दूसरी आँख साल में एक बार दिखाइए।"),
};

export const MATHS_AND_BIOLOGY: Wording = {
  english:
    p(`${strong("Yes, many schools offer it (PCMB), and it keeps medicine and engineering both open.")} What it takes:`) +
    ul([
      `${strong("Hours")}: four big subjects and English, often in place of computers or physical education. Who likes three of them gladly manages; who takes it only so as to be safe often tires by December.`,
      `${strong("Boards")}: many let one of maths or biology count as the additional subject, so that a weak mark in it need not count.`,
      `${strong("Both entrances")}: JEE and NEET together ask for two plans of study. Most choose one by the middle of Class 11 and keep the other subject for the board alone.`,
    ]) +
    p(
      `It is worth it if you are truly undecided, or want work between the two: ${to("biomedical-engineer", "Biomedical Engineer")}, ${to("biotechnologist", "Biotechnologist")}, ${to("bioinformatics-analyst", "Bioinformatics Analyst")}, ${to("biostatistician", "Biostatistician")}. If the load makes you ill or sad, one of the two can be left in the first weeks: ask your school until when.`,
    ),
  hinglish:
    p(
      `${strong("Haan, bahut se school yeh dete hain (PCMB), aur isse medical aur engineering dono khule rehte hain.")} Isme kya lagta hai:`,
    ) +
    ul([
      `${strong("Ghante")}: chaar bade subject aur English, aksar computer ya physical education ki jagah. Jise teen achhe lagte hain woh kar leta hai; jo sirf bachaav ke liye le, aksar December tak thak jaata hai.`,
      `${strong("Board")}: kai board maths ya biology mein se ek ko additional subject maante hain, to usme kam marks gine jaana zaroori nahi.`,
      `${strong("Dono entrance")}: JEE aur NEET saath mein do alag taiyari hain. Zyadatar log Class 11 ke beech tak ek chun lete hain aur doosra subject sirf board ke liye rakhte hain.`,
    ]) +
    p(
      `Yeh tab sahi hai jab aap sach mein tay nahi kar paaye, ya dono ke beech ka kaam chahiye: ${to("biomedical-engineer", "Biomedical Engineer")}, ${to("biotechnologist", "Biotechnologist")}, ${to("bioinformatics-analyst", "Bioinformatics Analyst")}, ${to("biostatistician", "Biostatistician")}. Bojh se tabiyat ya mann kharab ho to shuru ke hafton mein ek chhod sakte hain: school se poochiye kab tak.`,
    ),
  hindi:
    p(`${strong("हाँ, बहुत से स्कूल यह देते हैं (PCMB), और इससे मेडिकल और इंजीनियरिंग दोनों खुले रहते हैं।")} इसमें क्या लगता है:`) +
    ul([
      `${strong("घंटे")}: चार बड़े विषय और अंग्रेज़ी, अक्सर कंप्यूटर या शारीरिक शिक्षा की जगह। जिसे तीन अच्छे लगते हैं वह कर लेता है; जो सिर्फ़ बचाव के लिए ले, अक्सर दिसंबर तक थक जाता है।`,
      `${strong("बोर्ड")}: कई बोर्ड मैथ्स या बायोलॉजी में से एक को अतिरिक्त विषय मानते हैं, तो उसमें कम नंबर गिने जाना ज़रूरी नहीं।`,
      `${strong("दोनों एंट्रेंस")}: JEE और NEET साथ में दो अलग तैयारी हैं। ज़्यादातर लोग Class 11 के बीच तक एक चुन लेते हैं और दूसरा विषय सिर्फ़ बोर्ड के लिए रखते हैं।`,
    ]) +
    p(
      `यह तब सही है जब आप सच में तय नहीं कर पाए, या दोनों के बीच का काम चाहिए: ${to("biomedical-engineer", "Biomedical Engineer")}, ${to("biotechnologist", "Biotechnologist")}, ${to("bioinformatics-analyst", "Bioinformatics Analyst")}, ${to("biostatistician", "Biostatistician")}। बोझ से तबीयत या मन ख़राब हो तो शुरू के हफ़्तों में एक छोड़ सकते हैं: स्कूल से पूछिए कब तक।`,
    ),
};

export const COLLEGES_BY_CUET: Wording = {
  english:
    p("CUET-UG is taken by universities, and each says in its own bulletin which courses and papers:") +
    ul([
      `${strong("Nearly all central universities")}: Delhi University, BHU, JNU, Allahabad, Hyderabad and others; Jamia and AMU for some courses.`,
      `${strong("Many State, deemed and private universities")}, for all or some of their seats.`,
      `${strong("ICAR seats")} in BSc Agriculture and near it, at agricultural universities of other States.`,
    ]) +
    p(
      "This year's list of universities and courses stands at cuet.nta.nic.in. After the result one registers with each university anew: the score alone gives no seat.",
    ),
  hinglish:
    p("CUET-UG universities maanti hain, aur har ek apne bulletin mein batati hai ki kaun se course aur paper:") +
    ul([
      `${strong("Lagbhag saari central universities")}: Delhi University, BHU, JNU, Allahabad, Hyderabad aur doosri; Jamia aur AMU kuch course ke liye.`,
      `${strong("Bahut si state, deemed aur private universities")}, apni saari ya kuch seats ke liye.`,
      `BSc Agriculture jaise course ki ${strong("ICAR seats")}, doosre rajyon ki agricultural universities mein.`,
    ]) +
    p(
      "Is saal ki universities aur course ki list cuet.nta.nic.in par hai. Result ke baad har university mein alag se register karna hota hai: sirf score se seat nahi milti.",
    ),
  hindi:
    p("CUET-UG यूनिवर्सिटी मानती हैं, और हर एक अपने बुलेटिन में बताती है कि कौन से कोर्स और पेपर:") +
    ul([
      `${strong("लगभग सारी केंद्रीय यूनिवर्सिटी")}: Delhi University, BHU, JNU, Allahabad, Hyderabad और दूसरी; Jamia और AMU कुछ कोर्स के लिए।`,
      `${strong("बहुत सी राज्य, डीम्ड और प्राइवेट यूनिवर्सिटी")}, अपनी सारी या कुछ सीटों के लिए।`,
      `BSc Agriculture जैसे कोर्स की ${strong("ICAR सीटें")}, दूसरे राज्यों की कृषि यूनिवर्सिटी में।`,
    ]) +
    p(
      "इस साल की यूनिवर्सिटी और कोर्स की सूची cuet.nta.nic.in पर है। रिज़ल्ट के बाद हर यूनिवर्सिटी में अलग से रजिस्टर करना होता है: सिर्फ़ स्कोर से सीट नहीं मिलती।",
    ),
};

const FOREST_RANKS = {
  guard: to("forest-guard", "Forest Guard"),
  forester: to("forester", "Forester"),
  officer: to("wildlife-conservation-officer", "Wildlife Conservation Officer"),
  service: to("indian-forest-service-officer", "Indian Forest Service Officer"),
};

export const IN_THE_FOREST_DEPARTMENT: Wording = {
  english:
    p("The forest department of each State takes people at four steps, each by its own recruitment:") +
    ul([
      `${strong("Forest guard")}: Class 10 or 12 by State, a written test, a long walk or run, and a medical. ${FOREST_RANKS.guard}.`,
      `${strong("Forester")}: by the State's board after Class 12 or a degree, or by promotion. ${FOREST_RANKS.forester}.`,
      `${strong("Range officer")}: by the State PSC, after a degree in science, agriculture, forestry or engineering. ${FOREST_RANKS.officer}.`,
      `${strong("Indian Forest Service")}: by UPSC, after a degree in a science, agriculture, forestry or engineering. ${FOREST_RANKS.service}.`,
    ]) +
    p(
      "Biology, physics or agriculture in Class 11 keep all four open; with arts or commerce the first step is open in most States. The notice of your State's board or commission names age, height and the walk.",
    ),
  hinglish:
    p("Har rajya ka van vibhag chaar star par log leta hai, har ek apni bharti se:") +
    ul([
      `${strong("Forest guard")}: rajya ke hisaab se Class 10 ya 12, likhit test, lambi paidal chaal ya daud, aur medical. ${FOREST_RANKS.guard}.`,
      `${strong("Forester")}: Class 12 ya degree ke baad rajya ke board se, ya promotion se. ${FOREST_RANKS.forester}.`,
      `${strong("Range officer")}: State PSC se, science, agriculture, forestry ya engineering ki degree ke baad. ${FOREST_RANKS.officer}.`,
      `${strong("Indian Forest Service")}: UPSC se, science, agriculture, forestry ya engineering ki degree ke baad. ${FOREST_RANKS.service}.`,
    ]) +
    p(
      "Class 11 mein biology, physics ya agriculture ho to chaaron khule hain; arts ya commerce se zyadatar rajyon mein pehla. Umar, height aur chaal aapke rajya ke board ya commission ke notice mein hain.",
    ),
  hindi:
    p("हर राज्य का वन विभाग चार स्तर पर लोग लेता है, हर एक अपनी भर्ती से:") +
    ul([
      `${strong("फ़ॉरेस्ट गार्ड")}: राज्य के हिसाब से Class 10 या 12, लिखित टेस्ट, लंबी पैदल चाल या दौड़, और मेडिकल। ${FOREST_RANKS.guard}।`,
      `${strong("फ़ॉरेस्टर")}: Class 12 या डिग्री के बाद राज्य के बोर्ड से, या प्रमोशन से। ${FOREST_RANKS.forester}।`,
      `${strong("रेंज ऑफ़िसर")}: State PSC से, साइंस, कृषि, फ़ॉरेस्ट्री या इंजीनियरिंग की डिग्री के बाद। ${FOREST_RANKS.officer}।`,
      `${strong("Indian Forest Service")}: UPSC से, साइंस, कृषि, फ़ॉरेस्ट्री या इंजीनियरिंग की डिग्री के बाद। ${FOREST_RANKS.service}।`,
    ]) +
    p(
      "Class 11 में बायोलॉजी, फ़िज़िक्स या कृषि हो तो चारों खुले हैं; आर्ट्स या कॉमर्स से ज़्यादातर राज्यों में पहला। उम्र, लंबाई और चाल आपके राज्य के बोर्ड या आयोग के नोटिस में हैं।",
    ),
};

export const NOT_ALL_BY_CUET: Wording = {
  english:
    p(
      `${strong("No, not for every college.")} Many State universities and private colleges take by Class 12 marks or a test of their own.`,
    ) + COLLEGES_BY_CUET.english,
  hinglish:
    p(
      `${strong("Nahi, har college ke liye nahi.")} Bahut si state universities aur private college Class 12 ke marks ya apne test se lete hain.`,
    ) + COLLEGES_BY_CUET.hinglish,
  hindi:
    p(`${strong("नहीं, हर कॉलेज के लिए नहीं।")} बहुत सी राज्य यूनिवर्सिटी और प्राइवेट कॉलेज Class 12 के नंबर या अपने टेस्ट से लेते हैं।`) +
    COLLEGES_BY_CUET.hindi,
};

export const SCIENCE_WITHOUT_LIKING_MATHS: Wording = {
  english:
    p(`${strong("Yes: with biology (PCB) there is no maths paper.")} What remains, and what else there is:`) +
    ul([
      `${strong("PCB")}: physics and chemistry have sums, a few lines each. It leads to ${to("registered-nurse", "Registered Nurse")}, ${to("pharmacist", "Pharmacist")}, ${to("physiotherapist", "Physiotherapist")}, ${to("microbiologist", "Microbiologist")}, farming and medicine.`,
      `${strong("PCM")}: only if you can live with an hour of maths each day for two years. Liking may come with a better teacher; try three chapters of the Class 11 book before you decide.`,
      `${strong("Without science")}: Commerce without maths and Humanities keep law, design, teaching, media and civil services open.`,
    ]) +
    p("Schools differ in which subjects they combine: ask yours before you fill the form."),
  hinglish:
    p(`${strong("Haan: biology ke saath (PCB) maths ka paper nahi hota.")} Phir bhi kya rehta hai, aur aur kya hai:`) +
    ul([
      `${strong("PCB")}: physics aur chemistry mein hisaab hote hain, kuch-kuch line ke. Aage ${to("registered-nurse", "Registered Nurse")}, ${to("pharmacist", "Pharmacist")}, ${to("physiotherapist", "Physiotherapist")}, ${to("microbiologist", "Microbiologist")}, kheti aur medical.`,
      `${strong("PCM")}: tabhi, jab do saal roz ek ghanta maths nibha sakein. Achhe teacher se pasand aa bhi sakti hai; tay karne se pehle Class 11 ki kitab ke teen chapter karke dekhiye.`,
      `${strong("Science ke bina")}: bina maths ki Commerce aur Humanities se law, design, teaching, media aur civil services khule rehte hain.`,
    ]) +
    p("Kaun se subject saath milte hain, har school mein alag hai: form bharne se pehle apne school se poochiye."),
  hindi:
    p(`${strong("हाँ: बायोलॉजी के साथ (PCB) मैथ्स का पेपर नहीं होता।")} फिर भी क्या रहता है, और और क्या है:`) +
    ul([
      `${strong("PCB")}: फ़िज़िक्स और केमिस्ट्री में हिसाब होते हैं, कुछ-कुछ लाइन के। आगे ${to("registered-nurse", "Registered Nurse")}, ${to("pharmacist", "Pharmacist")}, ${to("physiotherapist", "Physiotherapist")}, ${to("microbiologist", "Microbiologist")}, खेती और मेडिकल।`,
      `${strong("PCM")}: तभी, जब दो साल रोज़ एक घंटा मैथ्स निभा सकें। अच्छे टीचर से पसंद आ भी सकती है; तय करने से पहले Class 11 की किताब के तीन चैप्टर करके देखिए।`,
      `${strong("साइंस के बिना")}: बिना मैथ्स की कॉमर्स और Humanities से लॉ, डिज़ाइन, पढ़ाना, मीडिया और सिविल सेवा खुले रहते हैं।`,
    ]) +
    p("कौन से विषय साथ मिलते हैं, हर स्कूल में अलग है: फ़ॉर्म भरने से पहले अपने स्कूल से पूछिए।"),
};

export const STUDYING_FROM_HOME: Wording = {
  english:
    p("Much can be learnt without leaving home, and some of it counts like a class:") +
    ul([
      `${strong("A degree")}: BA, BCom, BSc, BCA or BLib by IGNOU or your State's open university, with a study centre near by and papers once or twice a year; it counts like another where any degree will do (list: deb.ugc.ac.in).`,
      `${strong("A skill")}: Tally with GST, typing and Excel, sewing, beauty, from three months; free courses at skillindiadigital.gov.in and swayam.gov.in.`,
      `${strong("A post near by")}: D.El.Ed at the district's DIET (${to("primary-school-teacher", "Primary School Teacher")}), ANM or GNM at the district hospital, posts of Anganwadi, bank and post office.`,
    ]) +
    p(
      `Work that goes from home: ${to("private-tutor", "Private Tutor")}, ${to("bookkeeper", "Bookkeeper")}, ${to("tailor", "Tailor")}, ${to("content-writer", "Content Writer")}. At home it often helps to ask for one small thing first: one paper, one afternoon a week, with somebody whom they trust. Tell me your last class and what you like, and I look further.`,
    ),
  hinglish:
    p("Ghar se bahut kuch padha ja sakta hai, aur usme se kuch class jaisa hi maana jaata hai:") +
    ul([
      `${strong("Degree")}: IGNOU ya aapke rajya ki open university se BA, BCom, BSc, BCA ya BLib, paas ke study centre ke saath, paper saal mein ek-do baar; jahan koi bhi degree chalti hai, wahan yeh bhi chalti hai (list: deb.ugc.ac.in).`,
      `${strong("Hunar")}: GST wala Tally, typing aur Excel, silai, beauty, teen mahine se; free course skillindiadigital.gov.in aur swayam.gov.in par.`,
      `${strong("Paas ki post")}: zile ke DIET mein D.El.Ed (${to("primary-school-teacher", "Primary School Teacher")}), zila aspatal mein ANM ya GNM, Anganwadi, bank aur post office ki posts.`,
    ]) +
    p(
      `Ghar se hone wala kaam: ${to("private-tutor", "Private Tutor")}, ${to("bookkeeper", "Bookkeeper")}, ${to("tailor", "Tailor")}, ${to("content-writer", "Content Writer")}. Ghar mein pehle ek chhoti cheez maangna aksar kaam karta hai: ek paper, hafte mein ek dopahar, kisi bharose wale ke saath. Aakhri class aur apni pasand bataiye, main aage dekhti hoon.`,
    ),
  hindi:
    p("घर से बहुत कुछ पढ़ा जा सकता है, और उसमें से कुछ क्लास जैसा ही माना जाता है:") +
    ul([
      `${strong("डिग्री")}: IGNOU या आपके राज्य के open विश्वविद्यालय से BA, BCom, BSc, BCA या BLib, पास के study centre के साथ, पेपर साल में एक-दो बार; जहाँ कोई भी डिग्री चलती है, वहाँ यह भी चलती है (सूची: deb.ugc.ac.in)।`,
      `${strong("हुनर")}: GST वाला Tally, टाइपिंग और Excel, सिलाई, ब्यूटी, तीन महीने से; मुफ़्त कोर्स skillindiadigital.gov.in और swayam.gov.in पर।`,
      `${strong("पास का पद")}: ज़िले के DIET में D.El.Ed (${to("primary-school-teacher", "Primary School Teacher")}), ज़िला अस्पताल में ANM या GNM, आंगनवाड़ी, बैंक और डाकघर के पद।`,
    ]) +
    p(
      `घर से होने वाला काम: ${to("private-tutor", "Private Tutor")}, ${to("bookkeeper", "Bookkeeper")}, ${to("tailor", "Tailor")}, ${to("content-writer", "Content Writer")}। घर में पहले एक छोटी चीज़ माँगना अक्सर काम करता है: एक पेपर, हफ़्ते में एक दोपहर, किसी भरोसे वाले के साथ। आख़िरी क्लास और अपनी पसंद बताइए, मैं आगे देखती हूँ।`,
    ),
};

export const PAY_OF_AGNIVEERS: Wording = {
  english:
    p(
      `An Agniveer serves ${strong("four years")} at a pay that the scheme fixes: it rises each year and is the same in Army, Navy and Air Force. Three tenths of it are kept back each month, the Government adds as much, and both are paid at the end as Seva Nidhi.`,
    ) +
    p(
      `Up to a quarter are then kept as regular soldiers; the others leave without a pension, with a claim to kept posts in the central forces and some State police. Look up the pay of each year at joinindianarmy.nic.in; what my record of ${to("infantry-soldier", "Infantry Soldier")} tells is of regular soldiers too.`,
    ) +
    p(
      "Age: 17½ to 21 by the notices of 2025, to 22 by the Army's of 2026. Plan at the same time what comes after four years: a degree by open university can run beside it.",
    ),
  hinglish:
    p(
      `Agniveer ${strong("chaar saal")} seva karta hai, aur pay scheme se tay hai: har saal badhti hai, Army, Navy aur Air Force mein ek si. Har mahine uska teen dasvaan hissa alag rakha jaata hai, sarkar utna hi jodti hai, aur ant mein Seva Nidhi ke roop mein milta hai.`,
    ) +
    p(
      `Phir ek chauthai tak regular sipahi bante hain; baaki bina pension ke laut aate hain, par kendriya balon aur kuch rajyon ki police mein unke liye jagah rakhi gayi hai. Har saal ki pay joinindianarmy.nic.in par dekhiye; ${to("infantry-soldier", "Infantry Soldier")} ka mera record regular sipahi ka bhi hai.`,
    ) +
    p(
      "Umar: 2025 ke notice mein 17½ se 21, Army ke 2026 ke notice mein 22 tak. Chaar saal ke baad kya karenge, yeh saath mein sochiye: open university ki degree saath chal sakti hai.",
    ),
  hindi:
    p(
      `अग्निवीर ${strong("चार साल")} सेवा करता है, और वेतन योजना से तय है: हर साल बढ़ता है, आर्मी, नेवी और एयर फ़ोर्स में एक सा। हर महीने उसका तीन दसवाँ हिस्सा अलग रखा जाता है, सरकार उतना ही जोड़ती है, और अंत में सेवा निधि के रूप में मिलता है।`,
    ) +
    p(
      `फिर एक चौथाई तक नियमित सिपाही बनते हैं; बाक़ी बिना पेंशन के लौटते हैं, पर केंद्रीय बलों और कुछ राज्यों की पुलिस में उनके लिए जगह रखी गई है। हर साल का वेतन joinindianarmy.nic.in पर देखिए; ${to("infantry-soldier", "Infantry Soldier")} का मेरा रिकॉर्ड नियमित सिपाही का भी है।`,
    ) +
    p(
      "उम्र: 2025 के नोटिस में 17½ से 21, आर्मी के 2026 के नोटिस में 22 तक। चार साल के बाद क्या करेंगे, यह साथ में सोचिए: ओपन यूनिवर्सिटी की डिग्री साथ चल सकती है।",
    ),
};

export const FLYING_FOR_THE_AIR_FORCE_WITH_GLASSES: Wording = {
  english:
    p(
      `Hardly: by the notices so far nobody who is short-sighted is taken to fly for the Air Force, not even a little. Far sight within a small limit is let through.`,
    ) +
    ul([
      `${strong("Air Force without flying")}: ${to("air-force-ground-duty-officer", "Ground Duty Officer")}; those branches take glasses, short sight up to 3.5 dioptres by the tables of AFCAT.`,
      `${strong("Flying outside it")}: a ${to("commercial-pilot", "Commercial Pilot")} may wear glasses, if the eyes are good with them (DGCA Class 1 medical).`,
      `${strong("LASIK")}: let through for some entries only, and never before 20: ask before any operation.`,
    ]) +
    p("The exact figures stand in the appendix of the notice of NDA (upsc.gov.in) or AFCAT (afcat.cdac.in); a board of doctors decides."),
  hinglish:
    p(
      "Mushkil hai: ab tak ke notice ke hisaab se jiski door ki nazar kamzor hai, thodi bhi, use Air Force ki flying branch mein nahi lete. Paas ki nazar mein chhoti si chhoot hai.",
    ) +
    ul([
      `${strong("Air Force, bina flying")}: ${to("air-force-ground-duty-officer", "Ground Duty Officer")}; in branch mein chashma chalta hai, AFCAT ki table ke hisaab se minus 3.5 tak.`,
      `${strong("Flying, Air Force ke bahar")}: ${to("commercial-pilot", "Commercial Pilot")} chashma pehen sakta hai, agar uske saath nazar achhi ho (DGCA Class 1 medical).`,
      `${strong("LASIK")}: sirf kuch entry mein chalta hai, aur 20 saal se pehle kabhi nahi: operation se pehle poochiye.`,
    ]) +
    p("Sahi figure NDA (upsc.gov.in) ya AFCAT (afcat.cdac.in) ke notice ke appendix mein hain; faisla doctoron ka board karta hai."),
  hindi:
    p("मुश्किल है: अब तक के नोटिस के हिसाब से जिसकी दूर की नज़र कमज़ोर है, थोड़ी भी, उसे एयर फ़ोर्स की फ़्लाइंग ब्रांच में नहीं लेते। पास की नज़र में छोटी सी छूट है।") +
    ul([
      `${strong("एयर फ़ोर्स, बिना फ़्लाइंग")}: ${to("air-force-ground-duty-officer", "Ground Duty Officer")}; इन ब्रांच में चश्मा चलता है, AFCAT की तालिका के हिसाब से माइनस 3.5 तक।`,
      `${strong("फ़्लाइंग, एयर फ़ोर्स के बाहर")}: ${to("commercial-pilot", "Commercial Pilot")} चश्मा पहन सकता है, अगर उसके साथ नज़र अच्छी हो (DGCA Class 1 medical)।`,
      `${strong("LASIK")}: सिर्फ़ कुछ entry में चलता है, और 20 साल से पहले कभी नहीं: ऑपरेशन से पहले पूछिए।`,
    ]) +
    p("सही आँकड़े NDA (upsc.gov.in) या AFCAT (afcat.cdac.in) के नोटिस के appendix में हैं; फ़ैसला डॉक्टरों का बोर्ड करता है।"),
};

export const BTECH_BESIDE_WORK: Wording = {
  english:
    p(
      `Yes: since 2023 AICTE approves ${strong("BTech for working professionals")}. Diploma holders enter the second year, classes are in the evening or at the weekend, and the degree counts as a regular one.`,
    ) +
    ul([
      `${strong("Asked for")}: the diploma, regular work (about a year so far) at a registered firm within AICTE's distance of the college, and its letter.`,
      `${strong("Only there")}: colleges on AICTE's list (aicte.gov.in), and only if their university recognises the course: ask both in writing before you pay.`,
      `${strong("Not valid")}: a BTech by post or online; AMIE has not counted as a degree for those who joined after May 2013.`,
    ]) +
    p("If none is near: promotion by the diploma and departmental tests, or junior engineer by SSC JE and your State's board."),
  hinglish:
    p(
      `Haan: 2023 se AICTE ${strong("BTech for working professionals")} ko manzoori deta hai. Diploma wale doosre saal mein aate hain, class shaam ko ya weekend par hoti hai, aur degree regular maani jaati hai.`,
    ) +
    ul([
      `${strong("Kya chahiye")}: diploma, regular naukri (ab tak lagbhag ek saal) registered company mein, college se AICTE ki tay doori ke andar, aur company ki chitthi.`,
      `${strong("Sirf wahin")}: AICTE ki list (aicte.gov.in) wale college, aur tabhi jab unki university is course ko maane: paisa dene se pehle dono se likhit poochiye.`,
      `${strong("Valid nahi")}: BTech distance ya online; AMIE May 2013 ke baad judne walon ke liye degree nahi maana jaata.`,
    ]) +
    p("Paas mein na ho to: diploma se promotion aur vibhagiya test, ya SSC JE aur rajya ke board se junior engineer."),
  hindi:
    p(
      `हाँ: 2023 से AICTE ${strong("BTech for working professionals")} को मंज़ूरी देता है। डिप्लोमा वाले दूसरे साल में आते हैं, क्लास शाम को या वीकेंड पर होती है, और डिग्री रेगुलर मानी जाती है।`,
    ) +
    ul([
      `${strong("क्या चाहिए")}: डिप्लोमा, रेगुलर नौकरी (अब तक लगभग एक साल) रजिस्टर्ड कंपनी में, कॉलेज से AICTE की तय दूरी के अंदर, और कंपनी की चिट्ठी।`,
      `${strong("सिर्फ़ वहीं")}: AICTE की सूची (aicte.gov.in) वाले कॉलेज, और तभी जब उनकी यूनिवर्सिटी इस कोर्स को माने: पैसा देने से पहले दोनों से लिखित पूछिए।`,
      `${strong("मान्य नहीं")}: BTech डिस्टेंस या ऑनलाइन; AMIE मई 2013 के बाद जुड़ने वालों के लिए डिग्री नहीं माना जाता।`,
    ]) +
    p("पास में न हो तो: डिप्लोमा से प्रमोशन और विभागीय टेस्ट, या SSC JE और राज्य के बोर्ड से जूनियर इंजीनियर।"),
};

export const FARMING_OR_GARDENS: Wording = {
  english:
    p("Both are four-year degrees after Class 12 with science or agriculture; the first years are much alike.") +
    ul([
      `${strong("BSc Agriculture")}: field crops, soil, plant breeding, pests, farm economics. Wider: ${to("agronomist", "Agronomist")}, State agriculture officer, bank posts for agriculture.`,
      `${strong("BSc Horticulture")}: fruit, vegetables, flowers, spices and how they are kept after harvest. Nearer to orchards, nurseries and exports: ${to("horticulture-specialist", "Horticulture Specialist")}, State horticulture officer. Many of the posts above take it too.`,
    ]) +
    p("Entrance: CUET-UG for ICAR seats, and your State's agriculture CET. Take agriculture if you are unsure: more notices name it."),
  hinglish:
    p("Dono Class 12 (science ya agriculture) ke baad chaar saal ki degree hain; pehle saal kaafi ek se hote hain.") +
    ul([
      `${strong("BSc Agriculture")}: khet ki fasal, mitti, naye beej, keede, khet ka hisaab. Zyada khula: ${to("agronomist", "Agronomist")}, rajya ke agriculture officer, bank ki agriculture posts.`,
      `${strong("BSc Horticulture")}: phal, sabzi, phool, masale aur fasal ke baad unka rakhna. Bagh, nursery aur export ke paas: ${to("horticulture-specialist", "Horticulture Specialist")}, rajya ke horticulture officer. Upar ki kai posts ise bhi leti hain.`,
    ]) +
    p(
      "Entrance: ICAR seats ke liye CUET-UG, aur rajya ka agriculture CET. Tay na ho to agriculture lijiye: zyada notice mein uska naam hota hai.",
    ),
  hindi:
    p("दोनों Class 12 (साइंस या कृषि) के बाद चार साल की डिग्री हैं; पहले साल काफ़ी एक से होते हैं।") +
    ul([
      `${strong("BSc Agriculture")}: खेत की फ़सल, मिट्टी, नए बीज, कीड़े, खेती का हिसाब। ज़्यादा खुला: ${to("agronomist", "Agronomist")}, राज्य के कृषि अधिकारी, बैंक के कृषि पद।`,
      `${strong("BSc Horticulture")}: फल, सब्ज़ी, फूल, मसाले और फ़सल के बाद उन्हें रखना। बाग़, नर्सरी और निर्यात के पास: ${to("horticulture-specialist", "Horticulture Specialist")}, राज्य के उद्यान अधिकारी। ऊपर के कई पद इसे भी लेते हैं।`,
    ]) +
    p("Entrance: ICAR की सीटों के लिए CUET-UG, और राज्य का agriculture CET। तय न हो तो कृषि लीजिए: ज़्यादा नोटिस में उसका नाम होता है।"),
};

export const SPACE_WITHOUT_SCIENCE: Wording = {
  english:
    p(
      "To study space itself or to build for it you need physics and maths in Class 11 and 12, so look for them before you settle for what your school has.",
    ) +
    ul([
      `${strong("First")}: another school with PCM (government school, Kendriya Vidyalaya, Navodaya's entry into Class 11), or physics, chemistry and maths by open schooling (nios.ac.in).`,
      `${strong("Then")}: BSc Physics or BTech, IIST by JEE Advanced; ${to("satellite-engineer", "Satellite Engineer")}, ${to("astronomer", "Astronomer")}.`,
      `${strong("With commerce or arts")}: beside space, not in it: law, policy, journalism and teaching about it, museums and planetariums, and the offices of ISRO (its assistants take any degree).`,
    ]) +
    p("Until then: star maps, a club, ISRO's free online courses for school students. They ask for no stream."),
  hinglish:
    p(
      "Space khud padhne ya uske liye kuch banane ko Class 11 aur 12 mein physics aur maths chahiye, isliye apne school ke vishay maan lene se pehle unhe dhoondhiye.",
    ) +
    ul([
      `${strong("Pehle")}: PCM wala doosra school (sarkari school, Kendriya Vidyalaya, Navodaya ka Class 11 ka pravesh), ya open schooling (nios.ac.in) se physics, chemistry aur maths.`,
      `${strong("Phir")}: BSc Physics ya BTech, JEE Advanced se IIST; ${to("satellite-engineer", "Satellite Engineer")}, ${to("astronomer", "Astronomer")}.`,
      `${strong("Commerce ya arts se")}: space ke saath ka kaam: kanoon, policy, uski patrakarita aur padhana, museum aur planetarium, aur ISRO ke office (assistant ke liye koi bhi degree).`,
    ]) +
    p("Tab tak: taaron ke naksha, club, ISRO ke school students ke free online course. Inme stream nahi poochte."),
  hindi:
    p("अंतरिक्ष ख़ुद पढ़ने या उसके लिए कुछ बनाने को Class 11 और 12 में फ़िज़िक्स और मैथ्स चाहिए, इसलिए अपने स्कूल के विषय मान लेने से पहले उन्हें ढूँढिए।") +
    ul([
      `${strong("पहले")}: PCM वाला दूसरा स्कूल (सरकारी स्कूल, केंद्रीय विद्यालय, नवोदय का Class 11 का प्रवेश), या ओपन स्कूलिंग (nios.ac.in) से फ़िज़िक्स, केमिस्ट्री और मैथ्स।`,
      `${strong("फिर")}: BSc Physics या BTech, JEE Advanced से IIST; ${to("satellite-engineer", "Satellite Engineer")}, ${to("astronomer", "Astronomer")}।`,
      `${strong("कॉमर्स या आर्ट्स से")}: अंतरिक्ष के साथ का काम: क़ानून, नीति, उसकी पत्रकारिता और पढ़ाना, म्यूज़ियम और प्लैनेटेरियम, और ISRO के दफ़्तर (असिस्टेंट के लिए कोई भी डिग्री)।`,
    ]) +
    p("तब तक: तारों के नक़्शे, क्लब, ISRO के स्कूली छात्रों के मुफ़्त ऑनलाइन कोर्स। इनमें स्ट्रीम नहीं पूछते।"),
};

export const NO_DOWRY: Wording = {
  english:
    p(
      `None that anyone may ask for: giving, taking and demanding dowry is a crime in India (Dowry Prohibition Act, 1961), for officers as for everybody. If somebody is pressed for it: ${strong("181")} for women, ${strong("112")} in danger.`,
    ) + p("What a post itself pays, and how to come to it, I can tell you: name it."),
  hinglish:
    p(
      `Koi nahi jo maanga ja sake: dahej dena, lena aur maangna Bharat mein apradh hai (Dowry Prohibition Act, 1961), afsar ke liye bhi. Kisi par dabaav ho to: mahilaon ke liye ${strong("181")}, khatre mein ${strong("112")}.`,
    ) + p("Kisi post ki kamai aur uska raasta main bata sakti hoon: uska naam likhiye."),
  hindi:
    p(
      `कोई नहीं जो माँगा जा सके: दहेज देना, लेना और माँगना भारत में अपराध है (दहेज प्रतिषेध अधिनियम, 1961), अफ़सर के लिए भी। किसी पर दबाव हो तो: महिलाओं के लिए ${strong("181")}, ख़तरे में ${strong("112")}।`,
    ) + p("किसी पद की कमाई और उसका रास्ता मैं बता सकती हूँ: उसका नाम लिखिए।"),
};

export const WHAT_NCC_GIVES: Wording = {
  english:
    p("The C certificate is the highest of the NCC, after two to three years of it at college. What it opens:") +
    ul([
      `${strong("Officer without the written test")}: NCC Special Entry of the Army (a degree with half of the marks, C certificate with at least grade B), kept places in CDS and, with the Air Wing, in AFCAT; the SSB and the medical stay. ${to("infantry-officer", "Infantry Officer")}.`,
      `${strong("Marks on top")}: Agniveer, central forces and many State police give certificate holders extra marks or spare them a test; each notice says how many.`,
      `${strong("Study")}: some universities and States keep seats or marks for it.`,
    ]) +
    p(
      "It is no post by itself: finish the degree beside it. The unit at your college tells when cadets are taken, mostly in the first weeks of the first year.",
    ),
  hinglish:
    p("C certificate NCC ka sabse ooncha certificate hai, college mein do se teen saal NCC ke baad. Isse kya khulta hai:") +
    ul([
      `${strong("Bina written test ke officer")}: Army ki NCC Special Entry (aadhe marks ke saath degree, C certificate mein kam se kam B grade), CDS mein aur Air Wing ho to AFCAT mein rakhi gayi seats; SSB aur medical rehta hai. ${to("infantry-officer", "Infantry Officer")}.`,
      `${strong("Extra marks")}: Agniveer, kendriya bal aur kai rajyon ki police certificate walon ko extra marks ya ek test se chhoot deti hai; kitne, yeh har notice mein hota hai.`,
      `${strong("Padhai")}: kuch university aur rajya iske liye seat ya marks rakhte hain.`,
    ]) +
    p(
      "Yeh apne aap mein naukri nahi hai: degree saath mein poori kijiye. College ki unit batati hai ki cadet kab lete hain, aksar pehle saal ke pehle hafton mein.",
    ),
  hindi:
    p("C सर्टिफ़िकेट NCC का सबसे ऊँचा सर्टिफ़िकेट है, कॉलेज में दो से तीन साल NCC के बाद। इससे क्या खुलता है:") +
    ul([
      `${strong("बिना लिखित टेस्ट के अफ़सर")}: आर्मी की NCC Special Entry (आधे नंबर के साथ डिग्री, C सर्टिफ़िकेट में कम से कम B ग्रेड), CDS में और Air Wing हो तो AFCAT में रखी गई सीटें; SSB और मेडिकल रहता है। ${to("infantry-officer", "Infantry Officer")}।`,
      `${strong("अतिरिक्त नंबर")}: अग्निवीर, केंद्रीय बल और कई राज्यों की पुलिस सर्टिफ़िकेट वालों को अतिरिक्त नंबर या एक टेस्ट से छूट देती है; कितने, यह हर नोटिस में होता है।`,
      `${strong("पढ़ाई")}: कुछ यूनिवर्सिटी और राज्य इसके लिए सीट या नंबर रखते हैं।`,
    ]) +
    p("यह अपने आप में नौकरी नहीं है: डिग्री साथ में पूरी कीजिए। कॉलेज की यूनिट बताती है कि कैडेट कब लेते हैं, अक्सर पहले साल के पहले हफ़्तों में।"),
};

export const A_BOSS_WHO_SHOUTS: Wording = {
  english:
    p(
      "Being shouted at wears people down, and wanting to leave is no weakness. Leave by a plan, so that you lose neither pay nor papers.",
    ) +
    ul([
      `${strong("This week")}: write down what was said and when; speak to him once, calmly, about one thing, or to his superior or HR. If he threatens, hits or touches you: 112, women also 181.`,
      `${strong("Look first, leave then")}: apply from now on, in the evenings; if you can, go only with the new letter in hand and some months' costs saved.`,
      `${strong("Leave cleanly")}: the notice that your letter names, by mail; ask for the experience letter, the last pay and the transfer of your provident fund (UAN).`,
    ]) +
    p(
      `If it follows you into sleep: Tele-MANAS, 14416, free. Is it the man or the work? Tell me what you do, and I show work near it, or see ${link("/assessment", "what else suits you")}.`,
    ),
  hinglish:
    p("Roz daant khana thaka deta hai, aur chhodna chahna kamzori nahi hai. Bas plan se chhodiye, taaki na paisa jaaye na kaagaz.") +
    ul([
      `${strong("Is hafte")}: kya kaha aur kab, likh lijiye; ek baar shaant man se ek hi baat par unse, ya unke upar wale ya HR se baat kijiye. Dhamki dein, maarein ya chhuen to 112, mahilayein 181 bhi.`,
      `${strong("Pehle dhoondhiye, phir chhodiye")}: aaj se shaam ko apply kijiye; ho sake to nayi chitthi haath mein aur kuch mahine ka kharcha bachakar hi jaiye.`,
      `${strong("Saaf tarike se")}: chitthi mein likha notice mail se dijiye; experience letter, aakhri pay aur PF transfer (UAN) maangiye.`,
    ]) +
    p(
      `Neend tak pareshaan kare to Tele-MANAS 14416, free. Dikkat us aadmi se hai ya kaam se? Apna kaam bataiye, main uske paas ka kaam dikhati hoon, ya dekhiye ${link("/assessment", "aur kya sahi rahega")}.`,
    ),
  hindi:
    p("रोज़ डाँट खाना थका देता है, और छोड़ना चाहना कमज़ोरी नहीं है। बस योजना से छोड़िए, ताकि न पैसा जाए न काग़ज़।") +
    ul([
      `${strong("इस हफ़्ते")}: क्या कहा और कब, लिख लीजिए; एक बार शांत मन से एक ही बात पर उनसे, या उनके ऊपर वाले या HR से बात कीजिए। धमकी दें, मारें या छुएँ तो 112, महिलाएँ 181 भी।`,
      `${strong("पहले ढूँढिए, फिर छोड़िए")}: आज से शाम को आवेदन कीजिए; हो सके तो नई चिट्ठी हाथ में और कुछ महीने का ख़र्च बचाकर ही जाइए।`,
      `${strong("साफ़ तरीक़े से")}: चिट्ठी में लिखा नोटिस मेल से दीजिए; अनुभव पत्र, आख़िरी वेतन और PF ट्रांसफ़र (UAN) माँगिए।`,
    ]) +
    p(
      `नींद तक परेशान करे तो टेली-मानस 14416, मुफ़्त। दिक़्क़त उस आदमी से है या काम से? अपना काम बताइए, मैं उसके पास का काम दिखाती हूँ, या देखिए ${link("/assessment", "और क्या सही रहेगा")}।`,
    ),
};

export const FARMING_OR_ITS_ENGINEERING: Wording = {
  english:
    p("One grows the crop, the other builds what it is grown, watered and stored with.") +
    ul([
      `${strong("BSc Agriculture")}: four years, with science or agriculture in Class 12, by CUET-UG or the State's agriculture CET: crops, soil, seed, pests, farm economics. State agriculture officer, seed and fertiliser firms, bank posts: ${to("agronomist", "Agronomist")}, ${to("agricultural-extension-agent", "Agricultural Extension Agent")}.`,
      `${strong("BTech Agricultural Engineering")}: four years, with PCM (some universities PCB too), by JEE Main, the State's CET or CUET-UG: tractors and machines, irrigation, soil and water, storage and processing. Tractor and irrigation firms, MTech by GATE: ${to("agricultural-engineer", "Agricultural Engineer")}.`,
    ]) +
    p(
      "Many State notices for agriculture officers name the BSc alone; the bank's agricultural field officer takes both. Choose by what you would rather have before you, a field or a machine.",
    ),
  hinglish:
    p("Ek fasal ugati hai, doosri woh banati hai jisse fasal ugti, seenchi aur rakhi jaati hai.") +
    ul([
      `${strong("BSc Agriculture")}: chaar saal, Class 12 mein science ya agriculture, CUET-UG ya rajya ke agriculture CET se: fasal, mitti, beej, keede, khet ka hisaab. Rajya ke agriculture officer, beej aur khaad ki company, bank: ${to("agronomist", "Agronomist")}, ${to("agricultural-extension-agent", "Agricultural Extension Agent")}.`,
      `${strong("BTech Agricultural Engineering")}: chaar saal, PCM ke saath (kuch university PCB bhi leti hain), JEE Main, rajya ke CET ya CUET-UG se: tractor aur machine, sinchai, mitti aur paani, bhandaran aur processing. Tractor aur sinchai ki company, GATE se MTech: ${to("agricultural-engineer", "Agricultural Engineer")}.`,
    ]) +
    p(
      "Agriculture officer ke kai rajyon ke notice mein sirf BSc hai; bank ka agricultural field officer dono leta hai. Yeh dekhiye ki aapke saamne khet ho ya machine.",
    ),
  hindi:
    p("एक फ़सल उगाती है, दूसरी वह बनाती है जिससे फ़सल उगती, सींची और रखी जाती है।") +
    ul([
      `${strong("BSc Agriculture")}: चार साल, Class 12 में साइंस या कृषि, CUET-UG या राज्य के agriculture CET से: फ़सल, मिट्टी, बीज, कीड़े, खेती का हिसाब। राज्य के कृषि अधिकारी, बीज और खाद की कंपनी, बैंक: ${to("agronomist", "Agronomist")}, ${to("agricultural-extension-agent", "Agricultural Extension Agent")}।`,
      `${strong("BTech Agricultural Engineering")}: चार साल, PCM के साथ (कुछ यूनिवर्सिटी PCB भी लेती हैं), JEE Main, राज्य के CET या CUET-UG से: ट्रैक्टर और मशीन, सिंचाई, मिट्टी और पानी, भंडारण और प्रोसेसिंग। ट्रैक्टर और सिंचाई की कंपनी, GATE से MTech: ${to("agricultural-engineer", "Agricultural Engineer")}।`,
    ]) +
    p("कृषि अधिकारी के कई राज्यों के नोटिस में सिर्फ़ BSc है; बैंक का agricultural field officer दोनों लेता है। यह देखिए कि आपके सामने खेत हो या मशीन।"),
};

export const INTERVIEW_OF_A_BANK: Wording = {
  english: p(
    `PO: yes. IBPS PO has a first test, a main test and an interview; SBI PO adds a psychometric test and a group exercise. Clerk: no interview, but a test of the State's language. The interview asks about you, banking and the news, for a quarter of an hour: ${to("bank-officer", "Bank Officer")}, ${to("bank-clerk", "Bank Clerk")}. Notices: ibps.in, sbi.co.in.`,
  ),
  hinglish: p(
    `PO mein haan. IBPS PO mein prelims, mains aur interview hota hai; SBI PO mein psychometric test aur group exercise bhi. Clerk mein interview nahi, par rajya ki bhasha ka test. Interview mein aapke, banking aur khabron ke baare mein poochte hain, lagbhag pandrah minute: ${to("bank-officer", "Bank Officer")}, ${to("bank-clerk", "Bank Clerk")}. Notice: ibps.in, sbi.co.in.`,
  ),
  hindi: p(
    `PO में हाँ। IBPS PO में प्रीलिम्स, मेन्स और इंटरव्यू होता है; SBI PO में साइकोमेट्रिक टेस्ट और ग्रुप एक्सरसाइज़ भी। क्लर्क में इंटरव्यू नहीं, पर राज्य की भाषा का टेस्ट। इंटरव्यू में आपके, बैंकिंग और ख़बरों के बारे में पूछते हैं, लगभग पंद्रह मिनट: ${to("bank-officer", "Bank Officer")}, ${to("bank-clerk", "Bank Clerk")}। नोटिस: ibps.in, sbi.co.in।`,
  ),
};
