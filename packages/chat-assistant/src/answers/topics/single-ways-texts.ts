import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";
import { DONT_KNOW, NOT_KNOWN } from "../dont-know.ts";

export const WITHOUT_AN_EXAM: Wording = {
  english:
    p(
      "Nearly every permanent government post is filled by an exam, so be careful with whoever promises one without. These are the real exceptions:",
    ) +
    ul([
      `${strong("Gramin Dak Sevak")} of India Post: by the marks of Class 10; notices at indiapost.gov.in.`,
      `${strong("Apprenticeships")} in Railways and public companies, mostly by marks of Class 10, ITI or diploma: paid training, not a post. See apprenticeshipindia.gov.in.`,
      `${strong("Anganwadi and ASHA workers")}: chosen locally, mostly by marks and residence: ${link("/career/anganwadi-worker", "Anganwadi Worker")}.`,
      `${strong("Contract posts")} in hospitals, schools and missions: by interview, for a fixed time.`,
      `${strong("Sportspersons")}: posts advertised by Railways, the forces, police and banks, by trials.`,
    ]) +
    p("Government recruitment never asks for money beyond the form's fee. Who sells a post cheats."),
  hinglish:
    p(
      "Lagbhag har permanent sarkari post exam se bharti hai, isliye jo bina exam ke vaada kare usse savdhaan rahiye. Asli apvaad yeh hain:",
    ) +
    ul([
      `India Post ke ${strong("Gramin Dak Sevak")}: Class 10 ke marks se; notice indiapost.gov.in par.`,
      `Railway aur sarkari companies mein ${strong("apprenticeship")}, zyadatar Class 10, ITI ya diploma ke marks se: paise wali training hai, post nahi. apprenticeshipindia.gov.in dekhiye.`,
      `${strong("Anganwadi aur ASHA karyakarta")}: wahin ke log chune jaate hain, zyadatar marks aur rehne ki jagah se: ${link("/career/anganwadi-worker", "Anganwadi Worker")}.`,
      `Hospital, school aur mission mein ${strong("contract posts")}: interview se, tay samay ke liye.`,
      `${strong("Khiladi")}: Railway, sena, police aur bank ki posts, trial se.`,
    ]) +
    p("Sarkari bharti mein form ki fees ke alawa kabhi paise nahi lagte. Jo post bechta hai, woh thagta hai."),
  hindi:
    p("लगभग हर स्थायी सरकारी पद परीक्षा से भरता है, इसलिए जो बिना परीक्षा के वादा करे उससे सावधान रहिए। असली अपवाद ये हैं:") +
    ul([
      `India Post के ${strong("ग्रामीण डाक सेवक")}: Class 10 के नंबरों से; नोटिस indiapost.gov.in पर।`,
      `रेलवे और सरकारी कंपनियों में ${strong("अप्रेंटिसशिप")}, ज़्यादातर Class 10, ITI या डिप्लोमा के नंबरों से: पैसे वाली ट्रेनिंग है, पद नहीं। apprenticeshipindia.gov.in देखिए।`,
      `${strong("आंगनवाड़ी और आशा कार्यकर्ता")}: वहीं के लोग चुने जाते हैं, ज़्यादातर नंबर और रहने की जगह से: ${link("/career/anganwadi-worker", "Anganwadi Worker")}।`,
      `अस्पताल, स्कूल और मिशन में ${strong("कॉन्ट्रैक्ट के पद")}: इंटरव्यू से, तय समय के लिए।`,
      `${strong("खिलाड़ी")}: रेलवे, सेना, पुलिस और बैंक के पद, ट्रायल से।`,
    ]) +
    p("सरकारी भर्ती में फ़ॉर्म की फ़ीस के अलावा कभी पैसे नहीं लगते। जो पद बेचता है, वह ठगता है।"),
};

export const OF_AGNIVEERS: Wording = {
  english:
    p("An Agniveer is a young person enrolled in the Army, Navy or Air Force for four years, training included.") +
    ul([
      "By the rule so far, after four years at most one in four of each batch is kept for regular service, chosen by record and tests.",
      "The others leave with Seva Nidhi, one payment saved from their pay with the same sum added by the Government, and a certificate of skills; there is no pension from these four years.",
      "Central armed police forces, and some States in their police, keep posts for those who leave, often with more years of age: read their notices. The certificate of skills counts where that skill is asked for.",
      "Outside the forces it counts most with security firms, in fire and rescue, as a driver with a heavy licence, and in the trade that one served in.",
      "Finish Class 12 (nios.ac.in) or a degree (ignou.ac.in) by open study meanwhile, so that you have more than one door.",
    ]) +
    p("Conditions of each year: joinindianarmy.nic.in, joinindiannavy.gov.in, agnipathvayu.cdac.in."),
  hinglish:
    p("Agniveer woh yuva hai jo Army, Navy ya Air Force mein chaar saal ke liye bharti hota hai, training samet.") +
    ul([
      "Ab tak ke niyam se, chaar saal baad har batch mein chaar mein se zyada se zyada ek ko regular seva mein rakha jaata hai, record aur test se chunkar.",
      "Baaki Seva Nidhi lekar jaate hain, jo unki kamai se bacha hua paisa aur utna hi sarkar ka joda hua ek saath milta hai, aur hunar ka certificate; in chaar saal ki koi pension nahi hoti.",
      "Kendriya police bal, aur kuch rajyon ki police, jaane walon ke liye posts rakhte hain, aksar umar mein kuch saal zyada ke saath: unke notice padhiye. Hunar ka certificate wahan kaam aata hai jahan woh hunar maanga jaata hai.",
      "Sena ke bahar yeh sabse zyada security company, fire aur rescue, heavy licence wale driver aur apne trade ke kaam mein gina jaata hai.",
      "Tab tak open padhai se Class 12 (nios.ac.in) ya degree (ignou.ac.in) poori kijiye, taaki ek se zyada darwaze hon.",
    ]) +
    p("Har saal ki sharten: joinindianarmy.nic.in, joinindiannavy.gov.in, agnipathvayu.cdac.in."),
  hindi:
    p("अग्निवीर वह युवा है जो आर्मी, नेवी या एयर फ़ोर्स में चार साल के लिए भर्ती होता है, ट्रेनिंग समेत।") +
    ul([
      "अब तक के नियम से, चार साल बाद हर बैच में चार में से ज़्यादा से ज़्यादा एक को नियमित सेवा में रखा जाता है, रिकॉर्ड और टेस्ट से चुनकर।",
      "बाक़ी सेवा निधि लेकर जाते हैं, जो उनकी कमाई से बचा हुआ पैसा और उतना ही सरकार का जोड़ा हुआ एक साथ मिलता है, और हुनर का सर्टिफ़िकेट; इन चार साल की कोई पेंशन नहीं होती।",
      "केंद्रीय पुलिस बल, और कुछ राज्यों की पुलिस, जाने वालों के लिए पद रखते हैं, अक्सर उम्र में कुछ साल ज़्यादा के साथ: उनके नोटिस पढ़िए। हुनर का सर्टिफ़िकेट वहाँ काम आता है जहाँ वह हुनर माँगा जाता है।",
      "सेना के बाहर यह सबसे ज़्यादा security कंपनी, fire और rescue, heavy licence वाले ड्राइवर और अपने trade के काम में गिना जाता है।",
      "तब तक ओपन पढ़ाई से Class 12 (nios.ac.in) या डिग्री (ignou.ac.in) पूरी कीजिए, ताकि एक से ज़्यादा दरवाज़े हों।",
    ]) +
    p("हर साल की शर्तें: joinindianarmy.nic.in, joinindiannavy.gov.in, agnipathvayu.cdac.in।"),
};

export const NET_FOR_LECTURERS: Wording = {
  english: p(
    "For a permanent post as assistant professor in a university or a college of arts, science or commerce: NET or your State's SET in general yes, a PhD not as a must. UGC asks for a master's degree and one of the two tests; a PhD by its rules can stand in place of NET, and is asked for on higher posts. Engineering, law and medical colleges follow rules of their own council, and guest posts are often freer. Read the rule in force at ugc.gov.in.",
  ),
  hinglish: p(
    "University ya arts, science, commerce college mein assistant professor ki permanent post ke liye: NET ya aapke rajya ka SET aam taur par haan, PhD zaroori nahi. UGC master's degree aur in do test mein se ek maangta hai; uske niyamon ki PhD NET ki jagah le sakti hai, aur upar ki posts mein maangi jaati hai. Engineering, law aur medical college apni council ke niyam maante hain, aur guest posts mein niyam aksar dheele hote hain. Abhi ka niyam ugc.gov.in par padhiye.",
  ),
  hindi: p(
    "यूनिवर्सिटी या आर्ट्स, साइंस, कॉमर्स कॉलेज में असिस्टेंट प्रोफ़ेसर के स्थायी पद के लिए: NET या आपके राज्य का SET आम तौर पर हाँ, PhD ज़रूरी नहीं। UGC मास्टर डिग्री और इन दो टेस्ट में से एक माँगता है; उसके नियमों की PhD NET की जगह ले सकती है, और ऊपर के पदों में माँगी जाती है। इंजीनियरिंग, लॉ और मेडिकल कॉलेज अपनी काउंसिल के नियम मानते हैं, और गेस्ट पदों में नियम अक्सर ढीले होते हैं। अभी का नियम ugc.gov.in पर पढ़िए।",
  ),
};

export const COMMERCE_AT_COLLEGE: Wording = {
  english: p(
    `At a college: BCom, MCom, then UGC NET in commerce or your State's SET (a PhD by UGC's rules can stand in its place), and the recruitment of the State's commission, a university or a college. The catalogue has no record of its own for it. At a school, for Classes 11 and 12: MCom and BEd, ${link("/career/commerce-teacher", "Commerce Teacher")}.`,
  ),
  hinglish: p(
    `College mein: BCom, MCom, phir commerce mein UGC NET ya aapke rajya ka SET (UGC ke niyamon ki PhD uski jagah le sakti hai), aur rajya ke aayog, university ya college ki bharti. Catalogue mein iska apna record nahi hai. School mein, Class 11 aur 12 ke liye: MCom aur BEd, ${link("/career/commerce-teacher", "Commerce Teacher")}.`,
  ),
  hindi: p(
    `कॉलेज में: BCom, MCom, फिर कॉमर्स में UGC NET या आपके राज्य का SET (UGC के नियमों की PhD उसकी जगह ले सकती है), और राज्य के आयोग, यूनिवर्सिटी या कॉलेज की भर्ती। कैटलॉग में इसका अपना रिकॉर्ड नहीं है। स्कूल में, Class 11 और 12 के लिए: MCom और BEd, ${link("/career/commerce-teacher", "Commerce Teacher")}।`,
  ),
};

export const FOR_GROUP_D: Wording = {
  english:
    p("Group D, now called Level 1, is the Railways' first grade: track, workshop, yard and hospital helpers. How to prepare:") +
    ul([
      "Who may apply: in general Class 10 or ITI; the notice says what counts.",
      "First a test on the computer: maths and reasoning of school level, general science as in Class 10, and current affairs. It can be taken in Hindi and other Indian languages.",
      "Then a physical test (a run and lifting a weight), papers and a medical check: begin to run early.",
      "NCERT science of Classes 9 and 10, half an hour of sums a day, one old paper a week with a clock.",
    ]) +
    p("Notices and forms stand only on the sites of the Railway Recruitment Boards, such as rrbcdg.gov.in. Free courses: swayam.gov.in."),
  hinglish:
    p(
      "Group D, jise ab Level 1 kehte hain, Railway ka pehla darja hai: track, workshop, yard aur hospital ke helper. Taiyari kaise karein:",
    ) +
    ul([
      "Kaun bhar sakta hai: aam taur par Class 10 ya ITI; kya chalega, yeh notice batata hai.",
      "Pehle computer par test: school level ki maths aur reasoning, Class 10 jaisi general science, aur current affairs. Hindi aur doosri Indian bhashaon mein de sakte hain.",
      "Phir physical test (daud aur vajan uthana), kaagaz aur medical: daudna pehle se shuru kijiye.",
      "Class 9 aur 10 ki NCERT science, roz aadha ghanta sawal, hafte mein ek purana paper ghadi ke saath.",
    ]) +
    p("Notice aur form sirf Railway Recruitment Board ki sites par hote hain, jaise rrbcdg.gov.in. Free courses: swayam.gov.in."),
  hindi:
    p("ग्रुप D, जिसे अब Level 1 कहते हैं, रेलवे का पहला दर्जा है: ट्रैक, वर्कशॉप, यार्ड और अस्पताल के हेल्पर। तैयारी कैसे करें:") +
    ul([
      "कौन भर सकता है: आम तौर पर Class 10 या ITI; क्या चलेगा, यह नोटिस बताता है।",
      "पहले कंप्यूटर पर टेस्ट: स्कूल स्तर की मैथ्स और रीज़निंग, Class 10 जैसी जनरल साइंस, और करंट अफ़ेयर्स। हिंदी और दूसरी भारतीय भाषाओं में दे सकते हैं।",
      "फिर फ़िज़िकल टेस्ट (दौड़ और वज़न उठाना), काग़ज़ और मेडिकल: दौड़ना पहले से शुरू कीजिए।",
      "Class 9 और 10 की NCERT साइंस, रोज़ आधा घंटा सवाल, हफ़्ते में एक पुराना पेपर घड़ी के साथ।",
    ]) +
    p("नोटिस और फ़ॉर्म सिर्फ़ Railway Recruitment Board की साइटों पर होते हैं, जैसे rrbcdg.gov.in। मुफ़्त कोर्स: swayam.gov.in।"),
};

export const DIPLOMA_AFTER_ITI: Wording = {
  english:
    p("Yes, a diploma can follow an ITI trade, in two ways:") +
    ul([
      `${strong("Into the second year")} (lateral entry): the polytechnics of most States take those with a two-year trade into the second year of a branch that fits it, so that two years are left. Seats are few and go by marks or a test.`,
      `${strong("Into the first year")}: through the State's polytechnic admission after Class 10, in any branch.`,
    ]) +
    p(
      "Which trades and marks count stands in this year's notice of your State's board or directorate of technical education. A paid apprenticeship first (apprenticeshipindia.gov.in) makes the trade worth more; after the diploma the second year of BTech is open in the same way.",
    ),
  hinglish:
    p("Haan, ITI trade ke baad diploma ho sakta hai, do tarah se:") +
    ul([
      `${strong("Doosre saal mein")} (lateral entry): zyadatar rajyon ke polytechnic do saal ki trade walon ko milti-julti branch ke doosre saal mein lete hain, phir do saal bachte hain. Seats kam hain aur marks ya test se milti hain.`,
      `${strong("Pehle saal mein")}: Class 10 ke baad wale rajya ke polytechnic admission se, kisi bhi branch mein.`,
    ]) +
    p(
      "Kaun si trade aur kitne marks chalenge, yeh aapke rajya ke technical education board ya directorate ke is saal ke notice mein hai. Pehle paise wali apprenticeship (apprenticeshipindia.gov.in) se trade ki keemat badhti hai; diploma ke baad BTech ka doosra saal isi tarah khulta hai.",
    ),
  hindi:
    p("हाँ, ITI ट्रेड के बाद डिप्लोमा हो सकता है, दो तरह से:") +
    ul([
      `${strong("दूसरे साल में")} (lateral entry): ज़्यादातर राज्यों के पॉलिटेक्निक दो साल की ट्रेड वालों को मिलती-जुलती ब्रांच के दूसरे साल में लेते हैं, फिर दो साल बचते हैं। सीटें कम हैं और नंबर या टेस्ट से मिलती हैं।`,
      `${strong("पहले साल में")}: Class 10 के बाद वाले राज्य के पॉलिटेक्निक एडमिशन से, किसी भी ब्रांच में।`,
    ]) +
    p(
      "कौन सी ट्रेड और कितने नंबर चलेंगे, यह आपके राज्य के तकनीकी शिक्षा बोर्ड या निदेशालय के इस साल के नोटिस में है। पहले पैसे वाली अप्रेंटिसशिप (apprenticeshipindia.gov.in) से ट्रेड की क़ीमत बढ़ती है; डिप्लोमा के बाद BTech का दूसरा साल इसी तरह खुलता है।",
    ),
};

export const ON_A_CRUISE: Wording = {
  english:
    p("A diploma in hotel management is a usual way onto a cruise ship, mostly by way of a hotel first:") +
    ul([
      `${strong("The work")}: kitchen, restaurant, bar, cabins, front desk and guests' days; on land it is that of ${link("/career/chef-de-partie", "Chef de Partie")}, ${link("/career/waiter", "Waiter")}, ${link("/career/room-attendant", "Room Attendant")} and ${link("/career/hotel-receptionist", "Hotel Receptionist")}.`,
      "What lines ask for: good spoken English, mostly a year or more in a hotel of repute, an age that the notice names.",
      "Papers: a passport, a seafarer's medical, the basic safety courses (STCW) at an institute approved by the Directorate General of Shipping, and a seafarer's document (CDC).",
      "Contracts run for months with work on every day, then leave without pay: ask somebody who has done one.",
    ]) +
    p(
      `${strong("Pay no agent for the post.")} Only companies licensed to recruit seafarers may send you: their list is at dgshipping.gov.in.`,
    ),
  hinglish:
    p("Cruise ship tak jaane ka aam raasta hotel management ka diploma hai, zyadatar pehle kisi hotel se hokar:") +
    ul([
      `${strong("Kaam")}: kitchen, restaurant, bar, cabin, front desk aur mehmaanon ke din; zameen par yeh ${link("/career/chef-de-partie", "Chef de Partie")}, ${link("/career/waiter", "Waiter")}, ${link("/career/room-attendant", "Room Attendant")} aur ${link("/career/hotel-receptionist", "Hotel Receptionist")} ka kaam hai.`,
      "Companies kya maangti hain: achhi bolne wali English, zyadatar kisi naami hotel mein ek saal ya zyada, notice mein likhi umar.",
      "Kaagaz: passport, seafarer ka medical, Directorate General of Shipping se approved institute mein basic safety course (STCW), aur seafarer ka document (CDC).",
      "Contract mahinon ke hote hain, roz kaam ke saath, phir bina kamai ki chhutti: kisi aise vyakti se poochiye jo ja chuka ho.",
    ]) +
    p(
      `${strong("Post ke liye kisi agent ko paise mat dijiye.")} Sirf licence wali companies hi aapko bhej sakti hain: unki list dgshipping.gov.in par hai.`,
    ),
  hindi:
    p("क्रूज़ शिप तक जाने का आम रास्ता होटल मैनेजमेंट का डिप्लोमा है, ज़्यादातर पहले किसी होटल से होकर:") +
    ul([
      `${strong("काम")}: किचन, रेस्टोरेंट, बार, केबिन, फ़्रंट डेस्क और मेहमानों के दिन; ज़मीन पर यह ${link("/career/chef-de-partie", "Chef de Partie")}, ${link("/career/waiter", "Waiter")}, ${link("/career/room-attendant", "Room Attendant")} और ${link("/career/hotel-receptionist", "Hotel Receptionist")} का काम है।`,
      "कंपनियाँ क्या माँगती हैं: अच्छी बोलने वाली अंग्रेज़ी, ज़्यादातर किसी नामी होटल में एक साल या ज़्यादा, नोटिस में लिखी उम्र।",
      "काग़ज़: पासपोर्ट, seafarer का मेडिकल, Directorate General of Shipping से मान्य इंस्टीट्यूट में बेसिक सेफ़्टी कोर्स (STCW), और seafarer का दस्तावेज़ (CDC)।",
      "कॉन्ट्रैक्ट महीनों के होते हैं, रोज़ काम के साथ, फिर बिना कमाई की छुट्टी: किसी ऐसे व्यक्ति से पूछिए जो जा चुका हो।",
    ]) +
    p(`${strong("पद के लिए किसी एजेंट को पैसे मत दीजिए।")} सिर्फ़ लाइसेंस वाली कंपनियाँ ही आपको भेज सकती हैं: उनकी लिस्ट dgshipping.gov.in पर है।`),
};

export const WHICH_TRADE: Wording = {
  english:
    p("The best trade is the one whose work you like and whose workshops are near you. By liking:") +
    ul([
      `Current and wires: ${link("/career/electrician", "Electrician")}, ${link("/career/industrial-electrician", "Industrial Electrician")}; the trade that railways, power companies and factories take most widely, with Fitter.`,
      `Metal and machines: ${link("/career/fitter", "Fitter")}, ${link("/career/machinist", "Machinist")}, ${link("/career/turner", "Turner")}, ${link("/career/welder", "Welder")}.`,
      `Cooling and repair: ${link("/career/refrigeration-mechanic", "Refrigeration Mechanic")}, ${link("/career/auto-electrician", "Auto Electrician")}, ${link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")}.`,
      `Desk and drawing: COPA (computer operator), ${link("/career/mechanical-draughtsperson", "Draughtsperson")}.`,
      `Care and style: ${link("/career/beautician", "Beautician")}, ${link("/career/tailor", "Tailor")}; water and buildings: ${link("/career/plumber", "Plumber")}.`,
    ]) +
    p(
      "All trades are open to girls, and many ITIs keep seats for them. Before you choose, ask the ITI where last year's trainees work, and whether the trade is NCVT certified: then a paid apprenticeship can follow (apprenticeshipindia.gov.in).",
    ),
  hinglish:
    p("Sabse achhi trade woh hai jiska kaam aapko pasand ho aur jiski workshop aapke paas ho. Pasand ke hisaab se:") +
    ul([
      `Bijli aur taar: ${link("/career/electrician", "Electrician")}, ${link("/career/industrial-electrician", "Industrial Electrician")}; railway, bijli companies aur factory yahi trade sabse zyada leti hain, Fitter ke saath.`,
      `Dhaatu aur machine: ${link("/career/fitter", "Fitter")}, ${link("/career/machinist", "Machinist")}, ${link("/career/turner", "Turner")}, ${link("/career/welder", "Welder")}.`,
      `Thandak aur repair: ${link("/career/refrigeration-mechanic", "Refrigeration Mechanic")}, ${link("/career/auto-electrician", "Auto Electrician")}, ${link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")}.`,
      `Desk aur drawing: COPA (computer operator), ${link("/career/mechanical-draughtsperson", "Draughtsperson")}.`,
      `Dekhbhal aur style: ${link("/career/beautician", "Beautician")}, ${link("/career/tailor", "Tailor")}; paani aur imaarat: ${link("/career/plumber", "Plumber")}.`,
    ]) +
    p(
      "Saari trades ladkiyon ke liye khuli hain, aur bahut si ITI unke liye seats rakhti hain. Chunne se pehle ITI se poochiye ki pichle saal ke students kahan kaam kar rahe hain, aur trade NCVT certified hai ya nahi: tab uske baad paise wali apprenticeship ho sakti hai (apprenticeshipindia.gov.in).",
    ),
  hindi:
    p("सबसे अच्छी ट्रेड वह है जिसका काम आपको पसंद हो और जिसकी वर्कशॉप आपके पास हो। पसंद के हिसाब से:") +
    ul([
      `बिजली और तार: ${link("/career/electrician", "Electrician")}, ${link("/career/industrial-electrician", "Industrial Electrician")}; रेलवे, बिजली कंपनियाँ और फ़ैक्टरियाँ यही ट्रेड सबसे ज़्यादा लेती हैं, Fitter के साथ।`,
      `धातु और मशीन: ${link("/career/fitter", "Fitter")}, ${link("/career/machinist", "Machinist")}, ${link("/career/turner", "Turner")}, ${link("/career/welder", "Welder")}।`,
      `ठंडक और रिपेयर: ${link("/career/refrigeration-mechanic", "Refrigeration Mechanic")}, ${link("/career/auto-electrician", "Auto Electrician")}, ${link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")}।`,
      `डेस्क और ड्रॉइंग: COPA (computer operator), ${link("/career/mechanical-draughtsperson", "Draughtsperson")}।`,
      `देखभाल और स्टाइल: ${link("/career/beautician", "Beautician")}, ${link("/career/tailor", "Tailor")}; पानी और इमारत: ${link("/career/plumber", "Plumber")}।`,
    ]) +
    p(
      "सारी ट्रेड लड़कियों के लिए खुली हैं, और बहुत सी ITI उनके लिए सीटें रखती हैं। चुनने से पहले ITI से पूछिए कि पिछले साल के छात्र कहाँ काम कर रहे हैं, और ट्रेड NCVT certified है या नहीं: तब उसके बाद पैसे वाली अप्रेंटिसशिप हो सकती है (apprenticeshipindia.gov.in)।",
    ),
};

export const LAW_OF_THREE_OR_FIVE: Wording = {
  english:
    p("Both make you an advocate with the same rights; what differs is when you decide:") +
    ul([
      `${strong("Five years")} (BA LLB, BBA LLB), that is five years after Class 12: two degrees in one, a year sooner than a degree and then LLB. Good if you are sure of law. Entrances: CLAT, AILET, a State's law CET.`,
      `${strong("Three years")} (LLB), after any other degree: six years in all. Good if you want another subject first, are still unsure, or already have a degree.`,
      "After either: enrolment with the State Bar Council and the Bar examination (AIBE). See that the Bar Council of India approves the college.",
    ]) +
    p(
      `If you have just passed Class 12 and want law, five years save one. What the work is like: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/criminal-lawyer", "Criminal Lawyer")}.`,
    ),
  hinglish:
    p("Dono se aap ek jaise haq wale vakil bante hain; farak yeh hai ki faisla kab karte hain:") +
    ul([
      `${strong("Paanch saal")} (BA LLB, BBA LLB), yaani Class 12 ke baad paanch saal: ek mein do degree, degree aur phir LLB se ek saal pehle. Law pakka ho to achha. Entrance: CLAT, AILET, rajya ka law CET.`,
      `${strong("Teen saal")} (LLB), kisi bhi doosri degree ke baad: kul chhah saal. Achha hai agar pehle koi aur vishay chahiye, abhi pakka nahi, ya degree pehle se hai.`,
      "Dono ke baad: State Bar Council mein enrolment aur Bar examination (AIBE). Dekhiye ki Bar Council of India ne college ko approve kiya hai.",
    ]) +
    p(
      `Agar abhi Class 12 paas ki hai aur law chahiye, to paanch saal wala ek saal bachata hai. Kaam kaisa hota hai: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/criminal-lawyer", "Criminal Lawyer")}.`,
    ),
  hindi:
    p("दोनों से आप एक जैसे हक़ वाले वकील बनते हैं; फ़र्क़ यह है कि फ़ैसला कब करते हैं:") +
    ul([
      `${strong("पाँच साल")} (BA LLB, BBA LLB), यानी Class 12 के बाद पाँच साल: एक में दो डिग्री, डिग्री और फिर LLB से एक साल पहले। लॉ पक्का हो तो अच्छा। Entrance: CLAT, AILET, राज्य का law CET।`,
      `${strong("तीन साल")} (LLB), किसी भी दूसरी डिग्री के बाद: कुल छह साल। अच्छा है अगर पहले कोई और विषय चाहिए, अभी पक्का नहीं, या डिग्री पहले से है।`,
      "दोनों के बाद: State Bar Council में enrolment और Bar examination (AIBE)। देखिए कि Bar Council of India ने कॉलेज को मंज़ूरी दी है।",
    ]) +
    p(
      `अगर अभी Class 12 पास की है और लॉ चाहिए, तो पाँच साल वाला एक साल बचाता है। काम कैसा होता है: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/criminal-lawyer", "Criminal Lawyer")}।`,
    ),
};

export const FORENSICS: Wording = {
  english:
    p(
      `${link("/career/forensic-scientist", "Forensic Scientist")}: whoever tests what a crime scene leaves behind, in a police laboratory. The usual way there:`,
    ) +
    ul([
      "Class 12 with science: PCB for biology, blood and DNA, PCM for physics, cyber or ballistics; chemistry for both.",
      "BSc and then MSc in forensic science, or an MSc in chemistry, physics, biology or a like subject. The National Forensic Sciences University (nfsu.ac.in) teaches little else.",
      "Posts in State and central forensic science laboratories are filled by recruitment: notices of the State's commission or board, and of upsc.gov.in and ssc.gov.in. They are few, so keep a second use of your degree open.",
    ]) +
    p(
      `Near it: ${link("/career/fingerprint-expert", "Fingerprint Expert")}, ${link("/career/digital-forensics-analyst", "Digital Forensics Analyst")}, ${link("/career/forensic-pathologist", "Forensic Pathologist")} (after MBBS), ${link("/career/criminologist", "Criminologist")}.`,
    ),
  hinglish:
    p(
      `${link("/career/forensic-scientist", "Forensic Scientist")}: jo police ki lab mein us cheez ki jaanch karta hai jo jurm ki jagah par milti hai. Aam raasta:`,
    ) +
    ul([
      "Class 12 science ke saath: biology, khoon aur DNA ke liye PCB, physics, cyber ya ballistics ke liye PCM; chemistry dono ke liye.",
      "BSc aur phir forensic science mein MSc, ya chemistry, physics, biology ya aise vishay mein MSc. National Forensic Sciences University (nfsu.ac.in) lagbhag yahi padhati hai.",
      "Rajya aur Kendra ki forensic labs ki posts bharti se milti hain: rajya ke aayog ya board, aur upsc.gov.in aur ssc.gov.in ke notice. Posts kam hain, isliye degree ka doosra upyog bhi khula rakhiye.",
    ]) +
    p(
      `Iske paas: ${link("/career/fingerprint-expert", "Fingerprint Expert")}, ${link("/career/digital-forensics-analyst", "Digital Forensics Analyst")}, ${link("/career/forensic-pathologist", "Forensic Pathologist")} (MBBS ke baad), ${link("/career/criminologist", "Criminologist")}.`,
    ),
  hindi:
    p(
      `${link("/career/forensic-scientist", "Forensic Scientist")}: जो पुलिस की लैब में उस चीज़ की जाँच करता है जो जुर्म की जगह पर मिलती है। आम रास्ता:`,
    ) +
    ul([
      "Class 12 साइंस के साथ: बायोलॉजी, ख़ून और DNA के लिए PCB, फ़िज़िक्स, साइबर या ballistics के लिए PCM; केमिस्ट्री दोनों के लिए।",
      "BSc और फिर फ़ॉरेंसिक साइंस में MSc, या केमिस्ट्री, फ़िज़िक्स, बायोलॉजी या ऐसे विषय में MSc। National Forensic Sciences University (nfsu.ac.in) लगभग यही पढ़ाती है।",
      "राज्य और केंद्र की फ़ॉरेंसिक लैब के पद भर्ती से मिलते हैं: राज्य के आयोग या बोर्ड, और upsc.gov.in और ssc.gov.in के नोटिस। पद कम हैं, इसलिए डिग्री का दूसरा उपयोग भी खुला रखिए।",
    ]) +
    p(
      `इसके पास: ${link("/career/fingerprint-expert", "Fingerprint Expert")}, ${link("/career/digital-forensics-analyst", "Digital Forensics Analyst")}, ${link("/career/forensic-pathologist", "Forensic Pathologist")} (MBBS के बाद), ${link("/career/criminologist", "Criminologist")}।`,
    ),
};

export const NO_HANGMAN: Wording = {
  english:
    p(
      `${DONT_KNOW} a career of that name: it is none that one trains for. Executions in India are very rare, and a State's prison department then asks one of the few whom it pays for it.`,
    ) +
    p(
      `Steady work in a prison: ${link("/career/jail-warder", "Jail Warder")}, ${link("/career/jail-superintendent", "Jail Superintendent")}, ${link("/career/prison-instructor", "Prison Instructor")}.`,
    ),
  hinglish:
    p(
      `${NOT_KNOWN.hinglish}: is naam ka koi career mere paas nahi hai, iski koi training nahi hoti. India mein phaansi bahut kam hoti hai, aur tab rajya ka jail vibhag un kuch logon mein se kisi ko bulata hai jinhe woh iske paise deta hai.`,
    ) +
    p(
      `Jail mein pakka kaam: ${link("/career/jail-warder", "Jail Warder")}, ${link("/career/jail-superintendent", "Jail Superintendent")}, ${link("/career/prison-instructor", "Prison Instructor")}.`,
    ),
  hindi:
    p(
      `${NOT_KNOWN.hindi}: इस नाम का कोई करियर मेरे पास नहीं है, इसकी कोई ट्रेनिंग नहीं होती। भारत में फाँसी बहुत कम होती है, और तब राज्य का जेल विभाग उन कुछ लोगों में से किसी को बुलाता है जिन्हें वह इसके पैसे देता है।`,
    ) +
    p(
      `जेल में पक्का काम: ${link("/career/jail-warder", "Jail Warder")}, ${link("/career/jail-superintendent", "Jail Superintendent")}, ${link("/career/prison-instructor", "Prison Instructor")}।`,
    ),
};

export const TO_SPACE: Wording = {
  english:
    p(
      "India has chosen only a handful of astronauts so far, which is why the catalogue has no record of that name. This is how those were chosen:",
    ) +
    ul([
      "ISRO took the first crew for Gaganyaan from the test pilots of the Indian Air Force: after Class 12 with physics and maths through NDA, or after a degree through AFCAT or CDS; then years as a fighter pilot, and the test pilots' course.",
      "Later crews may also need scientists, engineers and doctors; ISRO (isro.gov.in) says so when it looks for them.",
      "So choose a way that is a good life in itself, with health, physics and calm under strain.",
    ]) +
    p(
      `Near it: ${link("/career/air-force-pilot", "Air Force Pilot")}, ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/robotics-engineer", "Robotics Engineer")}.`,
    ),
  hinglish:
    p("India ne ab tak gine-chune astronaut hi chune hain, isliye catalogue mein is naam ka record nahi hai. Woh aise chune gaye:") +
    ul([
      "ISRO ne Gaganyaan ka pehla dal Indian Air Force ke test pilots mein se liya: Class 12 physics aur maths ke saath NDA se, ya degree ke baad AFCAT ya CDS se; phir saalon fighter pilot, aur test pilot ka course.",
      "Aage ke dalon mein scientist, engineer aur doctor bhi chahiye ho sakte hain; jab ISRO dhoondhta hai to isro.gov.in par batata hai.",
      "Isliye aisa raasta chuniye jo apne aap mein achhi zindagi ho, sehat, physics aur dabaav mein shaanti ke saath.",
    ]) +
    p(
      `Iske paas: ${link("/career/air-force-pilot", "Air Force Pilot")}, ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/robotics-engineer", "Robotics Engineer")}.`,
    ),
  hindi:
    p("भारत ने अब तक गिने-चुने अंतरिक्ष यात्री ही चुने हैं, इसलिए कैटलॉग में इस नाम का रिकॉर्ड नहीं है। वे ऐसे चुने गए:") +
    ul([
      "ISRO ने Gaganyaan का पहला दल भारतीय वायु सेना के टेस्ट पायलटों में से लिया: Class 12 फ़िज़िक्स और मैथ्स के साथ NDA से, या डिग्री के बाद AFCAT या CDS से; फिर सालों फ़ाइटर पायलट, और टेस्ट पायलट का कोर्स।",
      "आगे के दलों में वैज्ञानिक, इंजीनियर और डॉक्टर भी चाहिए हो सकते हैं; जब ISRO ढूँढ़ता है तो isro.gov.in पर बताता है।",
      "इसलिए ऐसा रास्ता चुनिए जो अपने आप में अच्छी ज़िंदगी हो, सेहत, फ़िज़िक्स और दबाव में शांति के साथ।",
    ]) +
    p(
      `इसके पास: ${link("/career/air-force-pilot", "Air Force Pilot")}, ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/robotics-engineer", "Robotics Engineer")}।`,
    ),
};

export const FROM_HOME: Wording = {
  english:
    p("Such work is begun from home by many, with little money at first. What helps:") +
    ul([
      "Learn it well for some months: an ITI, a Jan Shikshan Sansthan, a Skill India centre (skillindiadigital.gov.in), or beside somebody who does it.",
      "Begin with neighbours and relatives at a fixed price, keep photographs of the work, and write down every rupee in and out.",
      "Free registration as a small firm at udyamregistration.gov.in; food for sale also needs FSSAI's registration (foscos.fssai.gov.in). Small loans: ask a bank for MUDRA; pay no agent.",
    ]) +
    p(
      `What the work is like: ${link("/career/henna-artist", "Henna Artist")}, ${link("/career/beautician", "Beautician")}, ${link("/career/make-up-artist", "Make-up Artist")}, ${link("/career/tailor", "Tailor")}, ${link("/career/pastry-chef", "Pastry Chef")}.`,
    ),
  hinglish:
    p("Aisa kaam bahut log ghar se shuru karte hain, shuru mein thode paise ke saath. Kya kaam aata hai:") +
    ul([
      "Kuch mahine achhe se seekhiye: ITI, Jan Shikshan Sansthan, Skill India centre (skillindiadigital.gov.in), ya kisi karne wale ke saath.",
      "Padosi aur rishtedaron se tay daam par shuru kijiye, kaam ki photo rakhiye, aur har aane-jaane wala rupaya likhiye.",
      "Chhoti firm ka free registration udyamregistration.gov.in par; bechne wale khane ke liye FSSAI ka registration bhi (foscos.fssai.gov.in). Chhota loan: bank se MUDRA poochiye; kisi agent ko paise mat dijiye.",
    ]) +
    p(
      `Kaam kaisa hota hai: ${link("/career/henna-artist", "Henna Artist")}, ${link("/career/beautician", "Beautician")}, ${link("/career/make-up-artist", "Make-up Artist")}, ${link("/career/tailor", "Tailor")}, ${link("/career/pastry-chef", "Pastry Chef")}.`,
    ),
  hindi:
    p("ऐसा काम बहुत लोग घर से शुरू करते हैं, शुरू में थोड़े पैसे के साथ। क्या काम आता है:") +
    ul([
      "कुछ महीने अच्छे से सीखिए: ITI, जन शिक्षण संस्थान, Skill India केंद्र (skillindiadigital.gov.in), या किसी करने वाले के साथ।",
      "पड़ोसी और रिश्तेदारों से तय दाम पर शुरू कीजिए, काम की फ़ोटो रखिए, और हर आने-जाने वाला रुपया लिखिए।",
      "छोटी फ़र्म का मुफ़्त रजिस्ट्रेशन udyamregistration.gov.in पर; बेचने वाले खाने के लिए FSSAI का रजिस्ट्रेशन भी (foscos.fssai.gov.in)। छोटा लोन: बैंक से MUDRA पूछिए; किसी एजेंट को पैसे मत दीजिए।",
    ]) +
    p(
      `काम कैसा होता है: ${link("/career/henna-artist", "Henna Artist")}, ${link("/career/beautician", "Beautician")}, ${link("/career/make-up-artist", "Make-up Artist")}, ${link("/career/tailor", "Tailor")}, ${link("/career/pastry-chef", "Pastry Chef")}।`,
    ),
};

export const BESIDE_AN_ASTRONAUT: Wording = {
  english:
    p(
      "An astronaut flies on a mission and works on board. Scientists and engineers build, plan and read the data of missions on the ground, and there are far more of them.",
    ) +
    ul([
      "India has chosen only a handful of astronauts, from the test pilots of the Air Force: nobody can plan on it, and the catalogue holds no career of that name.",
      `On the ground: ${link("/career/satellite-engineer", "Satellite Engineer")} at ISRO or a company, after a BTech; ${link("/career/astronomer", "Astronomer")} at an institute, after an MSc and a PhD.`,
      `In the air: ${link("/career/air-force-pilot", "Air Force Pilot")}, the way by which the first crew came.`,
    ]) +
    p("Choose the one of these that you would be glad of if no space flight ever came."),
  hinglish:
    p(
      "Astronaut mission par udta hai aur wahan kaam karta hai. Scientist aur engineer zameen par mission banate, plan karte aur uska data padhte hain, aur unki posts kahin zyada hain.",
    ) +
    ul([
      "India ne gine-chune astronaut hi chune hain, Air Force ke test pilots mein se: is par bharosa karke plan nahi bana sakte, aur catalogue mein is naam ka career nahi hai.",
      `Zameen par: ${link("/career/satellite-engineer", "Satellite Engineer")}, ISRO ya company mein, BTech ke baad; ${link("/career/astronomer", "Astronomer")}, kisi institute mein, MSc aur PhD ke baad.`,
      `Hawa mein: ${link("/career/air-force-pilot", "Air Force Pilot")}, isi raste se pehla dal aaya.`,
    ]) +
    p("Inme se woh chuniye jo aapko tab bhi achha lage jab antariksh ki udaan kabhi na mile."),
  hindi:
    p(
      "अंतरिक्ष यात्री मिशन पर उड़ता है और वहाँ काम करता है। वैज्ञानिक और इंजीनियर ज़मीन पर मिशन बनाते, उसकी योजना करते और उसका डेटा पढ़ते हैं, और उनके पद कहीं ज़्यादा हैं।",
    ) +
    ul([
      "भारत ने गिने-चुने अंतरिक्ष यात्री ही चुने हैं, वायु सेना के टेस्ट पायलटों में से: इस पर भरोसा करके योजना नहीं बना सकते, और कैटलॉग में इस नाम का करियर नहीं है।",
      `ज़मीन पर: ${link("/career/satellite-engineer", "Satellite Engineer")}, ISRO या कंपनी में, BTech के बाद; ${link("/career/astronomer", "Astronomer")}, किसी संस्थान में, MSc और PhD के बाद।`,
      `हवा में: ${link("/career/air-force-pilot", "Air Force Pilot")}, इसी रास्ते से पहला दल आया।`,
    ]) +
    p("इनमें से वह चुनिए जो आपको तब भी अच्छा लगे जब अंतरिक्ष की उड़ान कभी न मिले।"),
};

export const FOR_INDIANS_AT_NASA: Wording = {
  english:
    p(
      "NASA's own posts are, with few exceptions, for citizens of the USA. For an Indian ISRO is the straight way, and it does the same kind of work.",
    ) +
    ul([
      "ISRO: a BTech in mechanical, electronics, computer science or another branch that its notice names, then its recruitment as Scientist/Engineer (isro.gov.in); or IIST after Class 12 with PCM.",
      "Around NASA: a master's degree or PhD abroad, mostly in physics, astronomy or engineering, and research at a university that works with it. That takes years, English and mostly a scholarship.",
    ]) +
    p(
      `Careers: ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/astronomer", "Astronomer")}.`,
    ),
  hinglish:
    p(
      "NASA ki apni posts, thode apvaad chhodkar, USA ke nagrikon ke liye hain. Indian ke liye ISRO seedha raasta hai, aur wahan kaam usi tarah ka hai.",
    ) +
    ul([
      "ISRO: mechanical, electronics, computer science ya uske notice wali kisi branch mein BTech, phir Scientist/Engineer ki bharti (isro.gov.in); ya PCM ke saath Class 12 ke baad IIST.",
      "NASA ke aaspaas: videsh mein master's ya PhD, zyadatar physics, astronomy ya engineering mein, aur aisi university mein research jo uske saath kaam karti hai. Isme saal, English aur zyadatar scholarship lagti hai.",
    ]) +
    p(
      `Careers: ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/astronomer", "Astronomer")}.`,
    ),
  hindi:
    p("NASA के अपने पद, कुछ अपवाद छोड़कर, USA के नागरिकों के लिए हैं। भारतीय के लिए ISRO सीधा रास्ता है, और वहाँ काम उसी तरह का है।") +
    ul([
      "ISRO: मैकेनिकल, इलेक्ट्रॉनिक्स, कंप्यूटर साइंस या उसके नोटिस वाली किसी ब्रांच में BTech, फिर Scientist/Engineer की भर्ती (isro.gov.in); या PCM के साथ Class 12 के बाद IIST।",
      "NASA के आसपास: विदेश में मास्टर डिग्री या PhD, ज़्यादातर फ़िज़िक्स, एस्ट्रोनॉमी या इंजीनियरिंग में, और ऐसी यूनिवर्सिटी में रिसर्च जो उसके साथ काम करती है। इसमें साल, अंग्रेज़ी और ज़्यादातर छात्रवृत्ति लगती है।",
    ]) +
    p(
      `करियर: ${link("/career/satellite-engineer", "Satellite Engineer")}, ${link("/career/propulsion-engineer", "Propulsion Engineer")}, ${link("/career/astronomer", "Astronomer")}।`,
    ),
};
