import { link, p, strong, ul } from "../../html/write.ts";
import type { Language, Wording } from "../../language.ts";
import { WOMEN_IN_THE_FORCES } from "./people-texts.ts";

/** What holds of every place of work. */
const AT_EVERY_PLACE: Readonly<Record<Language, readonly string[]>> = {
  english: [
    `${strong("Find out")}: speak with two women who work in that very place: hours, the way home, where they stay, how a complaint was met. Their answer counts more than a rumour or a film.`,
    `${strong("What the law gives")}: an employer of ten or more must have a committee against harassment, led by a woman; for smaller places each district has one. Night work needs the woman's own consent, and most States ask for safe transport.`,
    `${strong("Before joining")}: an offer in writing, no fee and no original certificates given away, the address known at home. Women's helpline 181, emergency 112.`,
  ],
  hinglish: [
    `${strong("Pata kijiye")}: usi jagah kaam karne wali do mahilaon se baat kijiye: samay, ghar tak ka raasta, rehna, shikayat par kya hua. Unki baat kisi afwah ya film se zyada maayne rakhti hai.`,
    `${strong("Kanoon kya deta hai")}: das ya zyada logon wale employer ke yahan utpeedan ke khilaf committee zaroori hai, jiski mukhiya mahila hoti hai; chhoti jagahon ke liye har zile mein ek hoti hai. Raat ke kaam ke liye mahila ki apni sahmati chahiye, aur zyadatar rajya surakshit gaadi maangte hain.`,
    `${strong("Join karne se pehle")}: offer likhit mein, koi fees nahi, asli certificate kisi ko nahi, pata ghar walon ko. Mahila helpline 181, emergency 112.`,
  ],
  hindi: [
    `${strong("पता कीजिए")}: उसी जगह काम करने वाली दो महिलाओं से बात कीजिए: समय, घर तक का रास्ता, रहना, शिकायत पर क्या हुआ। उनकी बात किसी अफ़वाह या फ़िल्म से ज़्यादा मायने रखती है।`,
    `${strong("क़ानून क्या देता है")}: दस या ज़्यादा लोगों वाले नियोक्ता के यहाँ उत्पीड़न के ख़िलाफ़ समिति ज़रूरी है, जिसकी मुखिया महिला होती है; छोटी जगहों के लिए हर ज़िले में एक होती है। रात के काम के लिए महिला की अपनी सहमति चाहिए, और ज़्यादातर राज्य सुरक्षित गाड़ी माँगते हैं।`,
    `${strong("जॉइन करने से पहले")}: ऑफ़र लिखित में, कोई फ़ीस नहीं, असली सर्टिफ़िकेट किसी को नहीं, पता घर वालों को। महिला हेल्पलाइन 181, आपातकाल 112।`,
  ],
};

const first = (lead: string, own: readonly string[], language: Language): string => p(lead) + ul([...own, ...AT_EVERY_PLACE[language]]);

const RECEPTIONIST = link("/career/hotel-receptionist", "Hotel Receptionist");
export const HOTELS_AND_WOMEN: Wording = {
  english: first(
    "Many women work in hotels, and how safe it is goes by the house and the shift: look at these before you say yes or no.",
    [
      `${strong("Departments")}: reservations, sales, accounts, personnel, bakery and most of housekeeping end by evening; front desk (${RECEPTIONIST}) and kitchen have shifts; bar and banquets end late.`,
      `${strong("Ask the hotel")}: whether women are put on nights, whether its car brings them home after a late shift, how many women work in that department, and whether trainees get a hostel.`,
    ],
    "english",
  ),
  hinglish: first(
    "Hotelon mein bahut si mahilayen kaam karti hain; kitna surakshit hai, yeh us hotel aur shift par hai. Haan ya na se pehle yeh dekhiye.",
    [
      `${strong("Department")}: reservation, sales, accounts, HR, bakery aur zyadatar housekeeping shaam tak khatam; front desk (${RECEPTIONIST}) aur kitchen mein shift; bar aur banquet der raat tak.`,
      `${strong("Hotel se poochiye")}: kya mahilaon ko raat ki duty milti hai, der ki shift ke baad kya hotel ki gaadi ghar chhodti hai, us department mein kitni mahilayen hain, aur kya trainee ko hostel milta hai.`,
    ],
    "hinglish",
  ),
  hindi: first(
    "होटलों में बहुत सी महिलाएँ काम करती हैं; कितना सुरक्षित है, यह उस होटल और शिफ़्ट पर है। हाँ या ना से पहले यह देखिए।",
    [
      `${strong("विभाग")}: रिज़र्वेशन, सेल्स, अकाउंट्स, HR, बेकरी और ज़्यादातर हाउसकीपिंग शाम तक ख़त्म; फ़्रंट डेस्क (${RECEPTIONIST}) और किचन में शिफ़्ट; बार और बैंक्वेट देर रात तक।`,
      `${strong("होटल से पूछिए")}: क्या महिलाओं को रात की ड्यूटी मिलती है, देर की शिफ़्ट के बाद क्या होटल की गाड़ी घर छोड़ती है, उस विभाग में कितनी महिलाएँ हैं, और क्या ट्रेनी को हॉस्टल मिलता है।`,
    ],
    "hindi",
  ),
};

export const NIGHTS_AND_WOMEN: Wording = {
  english: first(
    "Women do work nights in hospitals, call centres, hotels and airports, and whether it is safe goes by what the employer does.",
    [
      `${strong("Ask first")}: a cab to the door with a guard or a second passenger, more than one woman on the shift, a lit and locked place to rest, whom to call at night, and whether day shifts can be had after some months.`,
    ],
    "english",
  ),
  hinglish: first(
    "Hospital, call centre, hotel aur airport mein mahilayen raat ko kaam karti hain; surakshit hai ya nahi, yeh is par hai ki employer kya karta hai.",
    [
      `${strong("Pehle poochiye")}: ghar ke darwaze tak cab, guard ya doosri sawari ke saath; shift mein ek se zyada mahila; roshni aur taale wali aaram ki jagah; raat ko kise phone karein; aur kya kuch mahinon baad din ki shift mil sakti hai.`,
    ],
    "hinglish",
  ),
  hindi: first(
    "अस्पताल, कॉल सेंटर, होटल और एयरपोर्ट में महिलाएँ रात को काम करती हैं; सुरक्षित है या नहीं, यह इस पर है कि नियोक्ता क्या करता है।",
    [
      `${strong("पहले पूछिए")}: घर के दरवाज़े तक कैब, गार्ड या दूसरी सवारी के साथ; शिफ़्ट में एक से ज़्यादा महिला; रोशनी और ताले वाली आराम की जगह; रात को किसे फ़ोन करें; और क्या कुछ महीनों बाद दिन की शिफ़्ट मिल सकती है।`,
    ],
    "hindi",
  ),
};

const BY_DAY = [
  link("/career/primary-school-teacher", "Primary School Teacher"),
  link("/career/bank-clerk", "Bank Clerk"),
  link("/career/accountant", "Accountant"),
  link("/career/medical-laboratory-technician", "Medical Laboratory Technician"),
].join(", ");
export const SAFETY_OF_WOMEN: Wording = {
  english: first(
    "No record measures safety, and no work is safe or unsafe by its name: it goes by the place, the hours and the people. Women do nearly every work that is here.",
    [
      `${strong("What to look at")}: day or night, alone or in a team, a fixed place or travel, how near to home. By day and at a fixed place mostly: ${BY_DAY}. What suits her counts too.`,
    ],
    "english",
  ),
  hinglish: first(
    "Suraksha kisi record mein naapi nahi gayi, aur koi kaam sirf naam se surakshit ya asurakshit nahi hota: jagah, samay aur logon par hai. Yahan ka lagbhag har kaam mahilayen karti hain.",
    [
      `${strong("Kya dekhein")}: din ya raat, akele ya team mein, ek jagah ya safar, ghar se kitna door. Zyadatar din mein aur ek hi jagah: ${BY_DAY}. Uski apni pasand bhi maayne rakhti hai.`,
    ],
    "hinglish",
  ),
  hindi: first(
    "सुरक्षा किसी रिकॉर्ड में नापी नहीं गई, और कोई काम सिर्फ़ नाम से सुरक्षित या असुरक्षित नहीं होता: जगह, समय और लोगों पर है। यहाँ का लगभग हर काम महिलाएँ करती हैं।",
    [
      `${strong("क्या देखें")}: दिन या रात, अकेले या टीम में, एक जगह या सफ़र, घर से कितनी दूर। ज़्यादातर दिन में और एक ही जगह: ${BY_DAY}। उसकी अपनी पसंद भी मायने रखती है।`,
    ],
    "hindi",
  ),
};

/** Where she would live, and not where she would work. */
export const LODGING_AND_WOMEN: Wording = {
  english:
    p("Many girls live in hostels to study; whether a house is safe is seen there and not from its name:") +
    ul([
      `${strong("Which house")}: the hostel of the college first, then one of the Government or of a trust; a private PG only after seeing it.`,
      `${strong("See it by day and after dark")}: who is there at night, gate, lock and lit way, who comes in, what two girls say who live there. Pay by receipt, and only for the first months.`,
      `${strong("At home")}: the address and two numbers near it, a call each day, and leave to come home at once if it is not right.`,
      `${strong("Help")}: women's helpline 181, emergency 112, ragging 1800-180-5522; each college must have a committee against harassment.`,
    ]),
  hinglish:
    p("Bahut si ladkiyan padhne ke liye hostel mein rehti hain; jagah surakshit hai ya nahi, yeh wahan jaakar dikhta hai, naam se nahi:") +
    ul([
      `${strong("Kaun si jagah")}: pehle college ka apna hostel, phir sarkari ya kisi trust ka; private PG dekhne ke baad hi.`,
      `${strong("Din mein aur andhera hone par dekhiye")}: raat ko kaun rehta hai, gate, taala aur roshni wala raasta, andar kaun aata hai, wahan rehne wali do ladkiyan kya kehti hain. Paise raseed par, aur sirf pehle mahinon ke.`,
      `${strong("Ghar par")}: pata aur aas-paas ke do number, roz ek phone, aur theek na lage to turant ghar aane ki chhoot.`,
      `${strong("Madad")}: mahila helpline 181, emergency 112, ragging 1800-180-5522; har college mein utpeedan ke khilaf committee zaroori hai.`,
    ]),
  hindi:
    p("बहुत सी लड़कियाँ पढ़ने के लिए हॉस्टल में रहती हैं; जगह सुरक्षित है या नहीं, यह वहाँ जाकर दिखता है, नाम से नहीं:") +
    ul([
      `${strong("कौन सी जगह")}: पहले कॉलेज का अपना हॉस्टल, फिर सरकारी या किसी ट्रस्ट का; प्राइवेट PG देखने के बाद ही।`,
      `${strong("दिन में और अँधेरा होने पर देखिए")}: रात को कौन रहता है, गेट, ताला और रोशनी वाला रास्ता, अंदर कौन आता है, वहाँ रहने वाली दो लड़कियाँ क्या कहती हैं। पैसे रसीद पर, और सिर्फ़ पहले महीनों के।`,
      `${strong("घर पर")}: पता और आस-पास के दो नंबर, रोज़ एक फ़ोन, और ठीक न लगे तो तुरंत घर आने की छूट।`,
      `${strong("मदद")}: महिला हेल्पलाइन 181, आपातकाल 112, रैगिंग 1800-180-5522; हर कॉलेज में उत्पीड़न के ख़िलाफ़ समिति ज़रूरी है।`,
    ]),
};

export const WHEN_TO_BEGIN_FOR_THE_FORCES: Wording = {
  english:
    p("Nobody is late before Class 12, and a body and a habit are built from Class 8 or 9. In order:") +
    ul([
      `${strong("Classes 5 to 8")}: play, run, read. Who wants a school with training may try AISSEE for a Sainik School, for Class 6 or 9; it is no condition.`,
      `${strong("Classes 9 and 10")}: run three or four times a week, slowly more; NCC or a sport if the school has it; have eyes and teeth checked now; pass Class 10 well (Agniveer General Duty: 45 per cent, from 17½ years).`,
      `${strong("Classes 11 and 12")}: any stream for the Army, physics, chemistry and maths for Navy, Air Force and technical entries. For an officer: NDA, at 16½ to 19½ years, from the books of both classes, an old paper each Sunday, English spoken each day.`,
      `${strong("After Class 12 or a degree")}: Agniveer, and with a degree CDS, AFCAT or NCC Special Entry. Keep a course beside it: most who try are not taken at first.`,
    ]) +
    p(
      `Ages and marks stand in this year's notice: upsc.gov.in, joinindianarmy.nic.in. Nobody can sell a place. The work: ${link("/career/infantry-soldier", "Infantry Soldier")}, ${link("/career/infantry-officer", "Infantry Officer")}.`,
    ),
  hinglish:
    p("Class 12 se pehle koi late nahi hota; sharir aur aadat Class 8 ya 9 se bante hain. Kram se:") +
    ul([
      `${strong("Class 5 se 8")}: khelna, daudna, padhna. Training wala school chahiye to Sainik School ke liye AISSEE, Class 6 ya 9 mein; yeh zaroori nahi hai.`,
      `${strong("Class 9 aur 10")}: hafte mein teen-chaar baar daud, dheere-dheere zyada; school mein ho to NCC ya koi khel; aankh aur daant abhi dikhaiye; Class 10 achhe se paas (Agniveer General Duty: 45 per cent, 17½ saal se).`,
      `${strong("Class 11 aur 12")}: Army ke liye koi bhi stream; Navy, Air Force aur technical entry ke liye physics, chemistry aur maths. Officer ke liye NDA, 16½ se 19½ saal: dono class ki kitabein, har Sunday ek purana paper, roz English bolna.`,
      `${strong("Class 12 ya degree ke baad")}: Agniveer, aur degree ke saath CDS, AFCAT ya NCC Special Entry. Saath mein ek course rakhiye: zyadatar log pehli baar mein nahi liye jaate.`,
    ]) +
    p(
      `Umar aur marks is saal ke notice mein: upsc.gov.in, joinindianarmy.nic.in. Seat koi bech nahi sakta. Kaam kaisa hai: ${link("/career/infantry-soldier", "Infantry Soldier")}, ${link("/career/infantry-officer", "Infantry Officer")}.`,
    ),
  hindi:
    p("Class 12 से पहले कोई लेट नहीं होता; शरीर और आदत Class 8 या 9 से बनते हैं। क्रम से:") +
    ul([
      `${strong("Class 5 से 8")}: खेलना, दौड़ना, पढ़ना। ट्रेनिंग वाला स्कूल चाहिए तो सैनिक स्कूल के लिए AISSEE, Class 6 या 9 में; यह ज़रूरी नहीं है।`,
      `${strong("Class 9 और 10")}: हफ़्ते में तीन-चार बार दौड़, धीरे-धीरे ज़्यादा; स्कूल में हो तो NCC या कोई खेल; आँख और दाँत अभी दिखाइए; Class 10 अच्छे से पास (Agniveer General Duty: 45 per cent, 17½ साल से)।`,
      `${strong("Class 11 और 12")}: आर्मी के लिए कोई भी स्ट्रीम; नेवी, एयर फ़ोर्स और टेक्निकल एंट्री के लिए फ़िज़िक्स, केमिस्ट्री और मैथ्स। अफ़सर के लिए NDA, 16½ से 19½ साल: दोनों क्लास की किताबें, हर रविवार एक पुराना पेपर, रोज़ अंग्रेज़ी बोलना।`,
      `${strong("Class 12 या डिग्री के बाद")}: Agniveer, और डिग्री के साथ CDS, AFCAT या NCC Special Entry। साथ में एक कोर्स रखिए: ज़्यादातर लोग पहली बार में नहीं लिए जाते।`,
    ]) +
    p(
      `उम्र और नंबर इस साल के नोटिस में: upsc.gov.in, joinindianarmy.nic.in. सीट कोई बेच नहीं सकता। काम कैसा है: ${link("/career/infantry-soldier", "Infantry Soldier")}, ${link("/career/infantry-officer", "Infantry Officer")}।`,
    ),
};

/** Not every entry of the forces is open to women. */
export const WHEN_A_GIRL_BEGINS_FOR_THE_FORCES: Wording = {
  english: WHEN_TO_BEGIN_FOR_THE_FORCES.english + WOMEN_IN_THE_FORCES.english,
  hinglish: WHEN_TO_BEGIN_FOR_THE_FORCES.hinglish + WOMEN_IN_THE_FORCES.hinglish,
  hindi: WHEN_TO_BEGIN_FOR_THE_FORCES.hindi + WOMEN_IN_THE_FORCES.hindi,
};

const SMALL = link("/career/preschool-teacher", "Preschool Teacher");
const PRIMARY = link("/career/primary-school-teacher", "Primary School Teacher");
const OF_A_SUBJECT = `${link("/career/mathematics-teacher", "Mathematics Teacher")}, ${link("/career/english-teacher", "English Teacher")}`;
export const COURSES_OF_TEACHERS: Wording = {
  english:
    p("The course goes by the classes that you want to teach:") +
    ul([
      `${strong("Classes 1 to 5")} (${PRIMARY}): D.El.Ed, two years after Class 12 in any stream.`,
      `${strong("Classes 6 to 10")} (${OF_A_SUBJECT}): a degree with the subject, then BEd, two years; or both in four years by ITEP right after Class 12 (entrance NCET of NTA).`,
      `${strong("Classes 11 and 12")}: a master's degree in the subject and BEd.`,
      `${strong("Nursery")} (${SMALL}): a course for small children after Class 12; ask whether the schools near you accept it.`,
      `${strong("For a government school")}: CTET or your State's TET (Paper 1 for Classes 1 to 5, Paper 2 for 6 to 8), then the selection of the State, KVS or NVS.`,
    ]) +
    p("Choose a college that NCTE has recognised (ncte.gov.in). Tell me the class or the subject, and I show that way."),
  hinglish:
    p("Course is par hai ki aap kaun si class ko padhana chahte hain:") +
    ul([
      `${strong("Class 1 se 5")} (${PRIMARY}): D.El.Ed, kisi bhi stream ki Class 12 ke baad do saal.`,
      `${strong("Class 6 se 10")} (${OF_A_SUBJECT}): us subject ke saath degree, phir BEd, do saal; ya dono saath chaar saal mein ITEP se, Class 12 ke turant baad (entrance NTA ka NCET).`,
      `${strong("Class 11 aur 12")}: us subject ki master's degree aur BEd.`,
      `${strong("Nursery")} (${SMALL}): Class 12 ke baad chhote bachchon ka course; poochiye ki aas-paas ke school use maante hain ya nahi.`,
      `${strong("Sarkari school ke liye")}: CTET ya rajya ka TET (Class 1 se 5 ke liye Paper 1, 6 se 8 ke liye Paper 2), phir rajya, KVS ya NVS ki bharti.`,
    ]) +
    p("College wahi chuniye jise NCTE ki manyata ho (ncte.gov.in). Class ya subject bataiye, main wahi raasta dikhaungi."),
  hindi:
    p("कोर्स इस पर है कि आप कौन सी क्लास को पढ़ाना चाहते हैं:") +
    ul([
      `${strong("Class 1 से 5")} (${PRIMARY}): D.El.Ed, किसी भी स्ट्रीम की Class 12 के बाद दो साल।`,
      `${strong("Class 6 से 10")} (${OF_A_SUBJECT}): उस विषय के साथ डिग्री, फिर BEd, दो साल; या दोनों साथ चार साल में ITEP से, Class 12 के तुरंत बाद (एंट्रेंस NTA का NCET)।`,
      `${strong("Class 11 और 12")}: उस विषय की मास्टर डिग्री और BEd।`,
      `${strong("नर्सरी")} (${SMALL}): Class 12 के बाद छोटे बच्चों का कोर्स; पूछिए कि आस-पास के स्कूल उसे मानते हैं या नहीं।`,
      `${strong("सरकारी स्कूल के लिए")}: CTET या राज्य का TET (Class 1 से 5 के लिए Paper 1, 6 से 8 के लिए Paper 2), फिर राज्य, KVS या NVS की भर्ती।`,
    ]) +
    p("कॉलेज वही चुनिए जिसे NCTE की मान्यता हो (ncte.gov.in)। क्लास या विषय बताइए, मैं वही रास्ता दिखाऊँगी।"),
};

const SOFTWARE = [
  link("/career/software-engineer", "Software Engineer"),
  link("/career/web-developer", "Web Developer"),
  link("/career/data-analyst", "Data Analyst"),
].join(", ");
export const SKILLS_OF_COMPUTING: Wording = {
  english:
    p("Few things learnt well count more than ten certificates. For first posts in computing:") +
    ul([
      `${strong("The base")}: one language well (Python, Java or C++), data structures and algorithms with a few problems each day, SQL, Git, and what the course teaches of operating systems, networks and databases.`,
      `${strong("One direction")}: web (JavaScript, one framework, one server side), data (Python, SQL, statistics), or testing, cloud and security. Choose one for six months.`,
      `${strong("To show")}: two projects of your own that run, with their code open to see, and an internship in the holidays.`,
      `${strong("For the tests of firms")}: arithmetic and reasoning, clear English, your projects told aloud in two minutes.`,
    ]) +
    p(`Free lessons: nptel.ac.in, swayam.gov.in. The posts: ${SOFTWARE}.`),
  hinglish:
    p("Kuch cheezein achhe se aana das certificate se zyada kaam aata hai. Computer ki pehli naukri ke liye:") +
    ul([
      `${strong("Neev")}: ek language achhe se (Python, Java ya C++), data structures aur algorithms ke kuch sawal roz, SQL, Git, aur course ke operating system, network aur database.`,
      `${strong("Ek disha")}: web (JavaScript, ek framework, ek server side), data (Python, SQL, statistics), ya testing, cloud aur security. Chhah mahine ke liye ek chuniye.`,
      `${strong("Dikhane ko")}: do apne project jo chalte hon, jinka code khula ho, aur chhuttiyon mein ek internship.`,
      `${strong("Companies ke test ke liye")}: ganit aur reasoning, saaf English, aur apna project do minute mein batana.`,
    ]) +
    p(`Muft lesson: nptel.ac.in, swayam.gov.in. Posts: ${SOFTWARE}.`),
  hindi:
    p("कुछ चीज़ें अच्छे से आना दस सर्टिफ़िकेट से ज़्यादा काम आता है। कंप्यूटर की पहली नौकरी के लिए:") +
    ul([
      `${strong("नींव")}: एक भाषा अच्छे से (Python, Java या C++), data structures और algorithms के कुछ सवाल रोज़, SQL, Git, और कोर्स के operating system, network और database।`,
      `${strong("एक दिशा")}: वेब (JavaScript, एक framework, एक server side), डेटा (Python, SQL, statistics), या testing, cloud और security। छह महीने के लिए एक चुनिए।`,
      `${strong("दिखाने को")}: दो अपने प्रोजेक्ट जो चलते हों, जिनका कोड खुला हो, और छुट्टियों में एक इंटर्नशिप।`,
      `${strong("कंपनियों के टेस्ट के लिए")}: गणित और रीज़निंग, साफ़ अंग्रेज़ी, और अपना प्रोजेक्ट दो मिनट में बताना।`,
    ]) +
    p(`मुफ़्त पाठ: nptel.ac.in, swayam.gov.in. पद: ${SOFTWARE}।`),
};

const CIVIL = link("/career/civil-engineer", "Civil Engineer");
const MECHANICAL = link("/career/mechanical-engineer", "Mechanical Engineer");
const ELECTRICAL = link("/career/electrical-engineer", "Electrical Engineer");
const ELECTRONICS = link("/career/electronics-engineer", "Electronics Engineer");
const CHEMICAL = link("/career/chemical-engineer", "Chemical Engineer");
export const SKILLS_OF_ENGINEERING: Wording = {
  english:
    p("One tool of your own branch, with a project to show, lifts a first post more than many short courses:") +
    ul([
      `${strong(CIVIL)}: AutoCAD, estimating quantities, one software for structures or BIM, days on a site.`,
      `${strong(MECHANICAL)}: CAD in three dimensions, drawings with tolerances, simulation, how a machine shop works.`,
      `${strong(ELECTRICAL)}: PLC and SCADA, protection and motors, electrical drawing, MATLAB.`,
      `${strong(ELECTRONICS)}: C on microcontrollers, circuit boards, and either embedded systems or chip design (Verilog).`,
      `${strong(CHEMICAL)}: process simulation, balances by hand, safety of plants.`,
      `${strong("For all")}: Excel, some Python, clear English, an internship, and the subjects of GATE if you think of public companies or MTech.`,
    ]) +
    p("Software firms take other branches too, by data structures and code. Free lessons: nptel.ac.in, swayam.gov.in."),
  hinglish:
    p("Apni branch ka ek tool, dikhane ko ek project ke saath, bahut se chhote courses se zyada kaam aata hai:") +
    ul([
      `${strong(CIVIL)}: AutoCAD, quantity estimation, structure ya BIM ka ek software, site par kuch din.`,
      `${strong(MECHANICAL)}: 3D CAD, tolerance wali drawing, simulation, machine shop kaise chalti hai.`,
      `${strong(ELECTRICAL)}: PLC aur SCADA, protection aur motor, electrical drawing, MATLAB.`,
      `${strong(ELECTRONICS)}: microcontroller par C, circuit board, aur embedded systems ya chip design (Verilog).`,
      `${strong(CHEMICAL)}: process simulation, haath se balance, plant ki suraksha.`,
      `${strong("Sabke liye")}: Excel, thodi Python, saaf English, ek internship, aur sarkari company ya MTech sochte hain to GATE ke subject.`,
    ]) +
    p("Software companies doosri branch wale bhi leti hain, data structures aur code par. Muft lesson: nptel.ac.in, swayam.gov.in."),
  hindi:
    p("अपनी ब्रांच का एक टूल, दिखाने को एक प्रोजेक्ट के साथ, बहुत से छोटे कोर्स से ज़्यादा काम आता है:") +
    ul([
      `${strong(CIVIL)}: AutoCAD, quantity estimation, structure या BIM का एक सॉफ़्टवेयर, साइट पर कुछ दिन।`,
      `${strong(MECHANICAL)}: 3D CAD, tolerance वाली drawing, simulation, मशीन शॉप कैसे चलती है।`,
      `${strong(ELECTRICAL)}: PLC और SCADA, protection और मोटर, electrical drawing, MATLAB।`,
      `${strong(ELECTRONICS)}: microcontroller पर C, सर्किट बोर्ड, और embedded systems या chip design (Verilog)।`,
      `${strong(CHEMICAL)}: process simulation, हाथ से balance, प्लांट की सुरक्षा।`,
      `${strong("सबके लिए")}: Excel, थोड़ी Python, साफ़ अंग्रेज़ी, एक इंटर्नशिप, और सरकारी कंपनी या MTech सोचते हैं तो GATE के विषय।`,
    ]) +
    p("सॉफ़्टवेयर कंपनियाँ दूसरी ब्रांच वाले भी लेती हैं, data structures और कोड पर। मुफ़्त पाठ: nptel.ac.in, swayam.gov.in."),
};

export const SEAT_AND_ONE_MORE_TRY: Wording = {
  english:
    p(
      "A partial drop means: take a seat now and give the exam once more beside its first year. It is often the calmer choice, if these hold:",
    ) +
    ul([
      `${strong("For it")}: the year is not empty, nobody is left without a course, and a better result still changes it.`,
      `${strong("Against it")}: two things at once cost sleep and marks. It needs two or three hours on most days, and attendance goes on.`,
      `${strong("Choose the seat for it")}: a course that you would also finish, near home, with a fee that you can lose. Ask the college for its rules on leaving and on the certificates; some seats shut another counselling.`,
      `${strong("A full drop instead")}: if you were near the closing rank, know where the marks were lost and are well. After a second try hardly anything changes.`,
    ]) +
    p(
      "Whether and how often you may sit for it stands in this year's notice of the exam. Tell me the exam and your subjects, and I show courses to hold beside it.",
    ),
  hinglish:
    p(
      "Partial drop ka matlab: abhi ek seat lekar uske pehle saal ke saath exam ek baar aur dena. Aksar yeh zyada shaant faisla hai, agar yeh theek ho:",
    ) +
    ul([
      `${strong("Iske liye")}: saal khaali nahi jaata, koi bina course ke nahi rehta, aur behtar result se badal bhi sakte hain.`,
      `${strong("Iske khilaf")}: do kaam ek saath neend aur marks lete hain. Zyadatar din do-teen ghante chahiye, aur attendance chalti rehti hai.`,
      `${strong("Seat aisi lijiye")}: jo course poora bhi karna pade to karenge, ghar ke paas, aur fees itni jo jaa bhi sakti hai. College se chhodne aur certificate ke niyam poochiye; kuch seat doosri counselling band kar deti hain.`,
      `${strong("Poora drop tab")}: jab aap closing rank ke paas the, jaante hain marks kahan gaye, aur theek hain. Doosri koshish ke baad kam hi badalta hai.`,
    ]) +
    p(
      "De sakte hain ya nahi aur kitni baar, yeh is saal ke notice mein hai. Exam aur apne subject bataiye, main saath rakhne wale course dikhaungi.",
    ),
  hindi:
    p("पार्शियल ड्रॉप का मतलब: अभी एक सीट लेकर उसके पहले साल के साथ परीक्षा एक बार और देना। अक्सर यह ज़्यादा शांत फ़ैसला है, अगर यह ठीक हो:") +
    ul([
      `${strong("इसके लिए")}: साल ख़ाली नहीं जाता, कोई बिना कोर्स के नहीं रहता, और बेहतर रिज़ल्ट से बदल भी सकते हैं।`,
      `${strong("इसके ख़िलाफ़")}: दो काम एक साथ नींद और नंबर लेते हैं। ज़्यादातर दिन दो-तीन घंटे चाहिए, और हाज़िरी चलती रहती है।`,
      `${strong("सीट ऐसी लीजिए")}: जो कोर्स पूरा भी करना पड़े तो करेंगे, घर के पास, और फ़ीस इतनी जो जा भी सकती है। कॉलेज से छोड़ने और सर्टिफ़िकेट के नियम पूछिए; कुछ सीटें दूसरी काउंसलिंग बंद कर देती हैं।`,
      `${strong("पूरा ड्रॉप तब")}: जब आप closing rank के पास थे, जानते हैं नंबर कहाँ गए, और ठीक हैं। दूसरी कोशिश के बाद कम ही बदलता है।`,
    ]) +
    p("दे सकते हैं या नहीं और कितनी बार, यह इस साल के नोटिस में है। परीक्षा और अपने विषय बताइए, मैं साथ रखने वाले कोर्स दिखाऊँगी।"),
};
