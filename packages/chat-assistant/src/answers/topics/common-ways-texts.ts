import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const BED_FOR_TEACHING: Wording = {
  english:
    p("That depends on the classes that you would teach:") +
    ul([
      `${strong("Classes 1 to 5")}: no. The D.El.Ed is asked for; the BEd no longer counts for these classes. ${link("/career/primary-school-teacher", "Primary School Teacher")}.`,
      `${strong("Classes 6 to 10")}: yes, a degree in the subject and BEd. ${link("/career/mathematics-teacher", "Mathematics Teacher")}, ${link("/career/english-teacher", "English Teacher")}.`,
      `${strong("Classes 11 and 12")}: mostly a master's degree in the subject and BEd.`,
      `${strong("College")}: no BEd, but a master's degree and NET.`,
    ]) +
    p(
      "Government schools ask for a teacher eligibility test too (CTET, ctet.nic.in, or that of your State) for Classes 1 to 8, and choose by their own recruitment. After Class 12 the four-year ITEP is a degree and the training in one. Rules change: read the notice, and see that NCTE approves the college.",
    ),
  hinglish:
    p("Yeh is par hai ki aap kaun si class ko padhayenge:") +
    ul([
      `${strong("Class 1 se 5")}: nahi. D.El.Ed chahiye; in classes ke liye BEd ab nahi chalta. ${link("/career/primary-school-teacher", "Primary School Teacher")}.`,
      `${strong("Class 6 se 10")}: haan, us vishay ki degree aur BEd. ${link("/career/mathematics-teacher", "Mathematics Teacher")}, ${link("/career/english-teacher", "English Teacher")}.`,
      `${strong("Class 11 aur 12")}: zyadatar us vishay mein master's degree aur BEd.`,
      `${strong("College")}: BEd nahi, balki master's degree aur NET.`,
    ]) +
    p(
      "Sarkari school Class 1 se 8 ke liye teacher eligibility test bhi maangte hain (CTET, ctet.nic.in, ya aapke rajya ka), aur apni bharti se chunte hain. Class 12 ke baad chaar saal ka ITEP degree aur training ek saath hai. Niyam badalte hain: notice padhiye, aur dekhiye ki NCTE ne college ko approve kiya hai.",
    ),
  hindi:
    p("यह इस पर है कि आप कौन सी क्लास को पढ़ाएँगे:") +
    ul([
      `${strong("Class 1 से 5")}: नहीं। D.El.Ed चाहिए; इन क्लासों के लिए BEd अब नहीं चलता। ${link("/career/primary-school-teacher", "Primary School Teacher")}।`,
      `${strong("Class 6 से 10")}: हाँ, उस विषय की डिग्री और BEd। ${link("/career/mathematics-teacher", "Mathematics Teacher")}, ${link("/career/english-teacher", "English Teacher")}।`,
      `${strong("Class 11 और 12")}: ज़्यादातर उस विषय में मास्टर डिग्री और BEd।`,
      `${strong("कॉलेज")}: BEd नहीं, बल्कि मास्टर डिग्री और NET।`,
    ]) +
    p(
      "सरकारी स्कूल Class 1 से 8 के लिए शिक्षक पात्रता परीक्षा भी माँगते हैं (CTET, ctet.nic.in, या आपके राज्य की), और अपनी भर्ती से चुनते हैं। Class 12 के बाद चार साल का ITEP डिग्री और ट्रेनिंग एक साथ है। नियम बदलते हैं: नोटिस पढ़िए, और देखिए कि NCTE ने कॉलेज को मंज़ूरी दी है।",
    ),
};

export const CIVIL_SERVICES_FROM_SCHOOL: Wording = {
  english:
    p("After Class 12 you begin with a degree, and prepare for the Civil Services beside it: the exam asks for any degree and 21 years.") +
    ul([
      `${strong("Degree")}: any subject that you like and do well in, at a college that leaves you time. It must also lead to other work: most who sit for the exam get no post.`,
      `${strong("First year")}: the NCERT books of Classes 6 to 12 in history, geography, polity and economy, and one newspaper a day.`,
      `${strong("Second year")}: the standard books, one optional subject from UPSC's list, and short answers written by hand each week.`,
      `${strong("Third year")}: old papers with a clock. Some sit for the first stage in the last year of the degree.`,
      "Coaching is help, not a must; several States and universities give it for little or nothing. Your State's PSC, SSC CGL and bank exams share much of the syllabus: a second plan.",
    ]) +
    p(
      `The syllabus and the age limits stand at upsc.gov.in. What the work is like: ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/ips-officer", "IPS Officer")}. A UPSC exam right after Class 12 is NDA, for the armed forces.`,
    ),
  hinglish:
    p("Class 12 ke baad degree se shuru kijiye, aur saath mein Civil Services ki taiyari: exam koi bhi degree aur 21 saal maangta hai.") +
    ul([
      `${strong("Degree")}: koi bhi vishay jo pasand ho aur jisme achhe marks aayein, aise college mein jo samay de. Usse doosra kaam bhi milna chahiye: exam dene walon mein se zyadatar ko post nahi milti.`,
      `${strong("Pehla saal")}: Class 6 se 12 ki NCERT kitabein, history, geography, polity aur economy ki, aur roz ek akhbaar.`,
      `${strong("Doosra saal")}: standard kitabein, UPSC ki list se ek optional vishay, aur har hafte haath se likhe chhote jawab.`,
      `${strong("Teesra saal")}: ghadi ke saath purane paper. Kuch log degree ke aakhri saal mein pehla stage dete hain.`,
      "Coaching madad hai, zaroori nahi; kai rajya aur university ise kam ya bina paise dete hain. Aapke rajya ka PSC, SSC CGL aur bank exam ka syllabus kaafi milta hai: doosra plan.",
    ]) +
    p(
      `Syllabus aur umar ki seema upsc.gov.in par hain. Kaam kaisa hota hai: ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/ips-officer", "IPS Officer")}. Class 12 ke turant baad UPSC ka exam NDA hai, sena ke liye.`,
    ),
  hindi:
    p("Class 12 के बाद डिग्री से शुरू कीजिए, और साथ में सिविल सर्विस की तैयारी: परीक्षा कोई भी डिग्री और 21 साल माँगती है।") +
    ul([
      `${strong("डिग्री")}: कोई भी विषय जो पसंद हो और जिसमें अच्छे नंबर आएँ, ऐसे कॉलेज में जो समय दे। उससे दूसरा काम भी मिलना चाहिए: परीक्षा देने वालों में से ज़्यादातर को पद नहीं मिलता।`,
      `${strong("पहला साल")}: Class 6 से 12 की NCERT किताबें, इतिहास, भूगोल, राजनीति और अर्थव्यवस्था की, और रोज़ एक अख़बार।`,
      `${strong("दूसरा साल")}: standard किताबें, UPSC की लिस्ट से एक optional विषय, और हर हफ़्ते हाथ से लिखे छोटे जवाब।`,
      `${strong("तीसरा साल")}: घड़ी के साथ पुराने पेपर। कुछ लोग डिग्री के आख़िरी साल में पहला चरण देते हैं।`,
      "कोचिंग मदद है, ज़रूरी नहीं; कई राज्य और यूनिवर्सिटी इसे कम या बिना पैसे देते हैं। आपके राज्य का PSC, SSC CGL और बैंक परीक्षाओं का सिलेबस काफ़ी मिलता है: दूसरा प्लान।",
    ]) +
    p(
      `सिलेबस और उम्र की सीमा upsc.gov.in पर हैं। काम कैसा होता है: ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/ips-officer", "IPS Officer")}। Class 12 के तुरंत बाद UPSC की परीक्षा NDA है, सेना के लिए।`,
    ),
};

export const FROM_A_FARM: Wording = {
  english:
    p("Agriculture is far more than the field itself, and who knows a farm from home begins with a lead:") +
    ul([
      `${strong("BSc Agriculture")}, four years after Class 12 with PCB, PCM or agriculture, by CUET-UG or your State's exam; see that ICAR approves the college. Then officer of the State's agriculture department or of a rural bank: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}, ${link("/career/agricultural-loan-officer", "Agricultural Loan Officer")}, ${link("/career/horticulture-specialist", "Horticulture Specialist")}.`,
      `${strong("Agribusiness")}: farmers who sell together earn more. ${link("/career/farmer-producer-company-manager", "Farmer Producer Company Manager")} (FPO), ${link("/career/agricultural-sales-representative", "Agricultural Sales Representative")}.`,
      `${strong("Dairy and food processing")}: milk, pickle or flour often bring more than the raw harvest. ${link("/career/dairy-farmer", "Dairy Farmer")}, ${link("/career/food-technologist", "Food Technologist")}, ${link("/career/food-technician", "Food Technician")}.`,
      `${strong("Machines and drones")}: ${link("/career/agricultural-engineer", "Agricultural Engineer")}, ${link("/career/agricultural-drone-operator", "Agricultural Drone Operator")}, ${link("/career/farm-machinery-mechanic", "Farm Machinery Mechanic")}.`,
      `${strong("Your own land, done anew")}: ${link("/career/mushroom-cultivator", "mushrooms")}, ${link("/career/organic-farmer", "organic crops")}, ${link("/career/beekeeper", "bees")}. Begin on a small corner, and learn free at the Krishi Vigyan Kendra of your district.`,
    ]) +
    p(`All of them: ${link("/careers?category=Agriculture", "careers in Agriculture")}. Name one, and I tell you the way and the pay.`),
  hinglish:
    p("Kheti sirf khet se bahut zyada hai, aur jo ghar se kheti jaanta hai woh aage se shuru karta hai:") +
    ul([
      `${strong("BSc Agriculture")}, Class 12 ke baad chaar saal, PCB, PCM ya agriculture ke saath, CUET-UG ya aapke rajya ke exam se; dekhiye ki ICAR ne college ko approve kiya hai. Phir rajya ke krishi vibhag ya gramin bank mein officer: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}, ${link("/career/agricultural-loan-officer", "Agricultural Loan Officer")}, ${link("/career/horticulture-specialist", "Horticulture Specialist")}.`,
      `${strong("Krishi business")}: jo kisan milkar bechte hain, zyada kamate hain. ${link("/career/farmer-producer-company-manager", "Farmer Producer Company Manager")} (FPO), ${link("/career/agricultural-sales-representative", "Agricultural Sales Representative")}.`,
      `${strong("Dairy aur food processing")}: doodh, achaar ya aata aksar kachchi fasal se zyada dete hain. ${link("/career/dairy-farmer", "Dairy Farmer")}, ${link("/career/food-technologist", "Food Technologist")}, ${link("/career/food-technician", "Food Technician")}.`,
      `${strong("Machine aur drone")}: ${link("/career/agricultural-engineer", "Agricultural Engineer")}, ${link("/career/agricultural-drone-operator", "Agricultural Drone Operator")}, ${link("/career/farm-machinery-mechanic", "Farm Machinery Mechanic")}.`,
      `${strong("Apni zameen, naye dhang se")}: ${link("/career/mushroom-cultivator", "mushrooms")}, ${link("/career/organic-farmer", "organic crops")}, ${link("/career/beekeeper", "bees")}. Chhote kone se shuru kijiye, aur apne zile ke Krishi Vigyan Kendra mein free seekhiye.`,
    ]) +
    p(
      `Sab yahan hain: ${link("/careers?category=Agriculture", "Agriculture ke careers")}. Ek ka naam bataiye, main raasta aur kamai bataungi.`,
    ),
  hindi:
    p("खेती सिर्फ़ खेत से बहुत ज़्यादा है, और जो घर से खेती जानता है वह आगे से शुरू करता है:") +
    ul([
      `${strong("BSc Agriculture")}, Class 12 के बाद चार साल, PCB, PCM या agriculture के साथ, CUET-UG या आपके राज्य की परीक्षा से; देखिए कि ICAR ने कॉलेज को मंज़ूरी दी है। फिर राज्य के कृषि विभाग या ग्रामीण बैंक में ऑफ़िसर: ${link("/career/agricultural-extension-agent", "Agricultural Extension Agent")}, ${link("/career/agricultural-loan-officer", "Agricultural Loan Officer")}, ${link("/career/horticulture-specialist", "Horticulture Specialist")}।`,
      `${strong("कृषि बिज़नेस")}: जो किसान मिलकर बेचते हैं, ज़्यादा कमाते हैं। ${link("/career/farmer-producer-company-manager", "Farmer Producer Company Manager")} (FPO), ${link("/career/agricultural-sales-representative", "Agricultural Sales Representative")}।`,
      `${strong("डेयरी और फ़ूड प्रोसेसिंग")}: दूध, अचार या आटा अक्सर कच्ची फ़सल से ज़्यादा देते हैं। ${link("/career/dairy-farmer", "Dairy Farmer")}, ${link("/career/food-technologist", "Food Technologist")}, ${link("/career/food-technician", "Food Technician")}।`,
      `${strong("मशीन और ड्रोन")}: ${link("/career/agricultural-engineer", "Agricultural Engineer")}, ${link("/career/agricultural-drone-operator", "Agricultural Drone Operator")}, ${link("/career/farm-machinery-mechanic", "Farm Machinery Mechanic")}।`,
      `${strong("अपनी ज़मीन, नए ढंग से")}: ${link("/career/mushroom-cultivator", "मशरूम")}, ${link("/career/organic-farmer", "जैविक फ़सल")}, ${link("/career/beekeeper", "मधुमक्खी")}। छोटे कोने से शुरू कीजिए, और अपने ज़िले के कृषि विज्ञान केंद्र में मुफ़्त सीखिए।`,
    ]) +
    p(`सब यहाँ हैं: ${link("/careers?category=Agriculture", "Agriculture के करियर")}। एक का नाम बताइए, मैं रास्ता और कमाई बताऊँगी।`),
};

export const WITH_A_LOW_PERCENTILE: Wording = {
  english:
    p(
      "I know no cut-offs: they change every year with category, State and branch. The ranks with which seats closed in the last years stand at josaa.nic.in. One result is not the end; look in this order:",
    ) +
    ul([
      `${strong("Counselling")}: your State's own engineering counselling, where seats for its residents are easier to get, and JoSAA and CSAB if your rank is in their lists. Register; it closes early.`,
      `${strong("Other entrance tests")}: your State's CET, single universities, CUET-UG; NATA for architecture.`,
      `${strong("Without an engineering entrance")}: ${link("/careers?search=software", "software")} by BCA or BSc in computing; BSc in maths, physics or statistics; a polytechnic diploma with BTech from its second year.`,
      `${strong("Before you pay a private college")}: AICTE's approval, and who was placed where with what pay last year, from students and not from the leaflet.`,
      `${strong("Once more")}: the second session of the same year, or another year if you know what went wrong, with a place held meanwhile.`,
    ]) +
    p(
      `Work that these lead to: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/civil-engineer", "Civil Engineer")}. Tell me your State or what you like, and I look further.`,
    ),
  hinglish:
    p(
      "Cut-off mere paas nahi hain: woh har saal category, rajya aur branch se badalti hain. Pichle saalon mein seats kis rank par band hui, yeh josaa.nic.in par hai. Ek result ant nahi hai; is kram mein dekhiye:",
    ) +
    ul([
      `${strong("Counselling")}: aapke rajya ki apni engineering counselling, jahan apne niwasiyon ko seat aasani se milti hai, aur JoSAA aur CSAB agar rank unki list mein ho. Register kijiye; jaldi band hoti hai.`,
      `${strong("Doosre entrance")}: aapke rajya ka CET, university ke apne test, CUET-UG; architecture ke liye NATA.`,
      `${strong("Bina engineering entrance ke")}: BCA ya computing mein BSc se ${link("/careers?search=software", "software")}; maths, physics ya statistics mein BSc; polytechnic diploma aur uske baad BTech doosre saal se.`,
      `${strong("Private college ko paise dene se pehle")}: AICTE ki manzoori, aur pichle saal kiski placement kahan aur kitne par hui, yeh students se poochiye, leaflet se nahi.`,
      `${strong("Ek baar aur")}: usi saal ka doosra session, ya ek saal aur, agar pata ho ki kya galat hua, aur tab tak ek seat pakad kar.`,
    ]) +
    p(
      `Iske aage ka kaam: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/civil-engineer", "Civil Engineer")}. Apna rajya ya apni pasand bataiye, main aur dekhti hoon.`,
    ),
  hindi:
    p(
      "कट-ऑफ़ मेरे पास नहीं हैं: वे हर साल वर्ग, राज्य और ब्रांच से बदलती हैं। पिछले सालों में सीटें किस रैंक पर बंद हुईं, यह josaa.nic.in पर है। एक रिज़ल्ट अंत नहीं है; इस क्रम में देखिए:",
    ) +
    ul([
      `${strong("काउंसलिंग")}: आपके राज्य की अपनी इंजीनियरिंग काउंसलिंग, जहाँ अपने निवासियों को सीट आसानी से मिलती है, और JoSAA और CSAB अगर रैंक उनकी लिस्ट में हो। रजिस्टर कीजिए; जल्दी बंद होती है।`,
      `${strong("दूसरे entrance")}: आपके राज्य का CET, यूनिवर्सिटी के अपने टेस्ट, CUET-UG; आर्किटेक्चर के लिए NATA।`,
      `${strong("बिना इंजीनियरिंग entrance के")}: BCA या computing में BSc से ${link("/careers?search=software", "सॉफ़्टवेयर")}; मैथ्स, फ़िज़िक्स या स्टैटिस्टिक्स में BSc; पॉलिटेक्निक डिप्लोमा और उसके बाद BTech दूसरे साल से।`,
      `${strong("प्राइवेट कॉलेज को पैसे देने से पहले")}: AICTE की मंज़ूरी, और पिछले साल किसकी प्लेसमेंट कहाँ और कितने पर हुई, यह छात्रों से पूछिए, पर्चे से नहीं।`,
      `${strong("एक बार और")}: उसी साल का दूसरा सेशन, या एक साल और, अगर पता हो कि क्या ग़लत हुआ, और तब तक एक सीट पकड़कर।`,
    ]) +
    p(
      `इसके आगे का काम: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/civil-engineer", "Civil Engineer")}। अपना राज्य या अपनी पसंद बताइए, मैं और देखती हूँ।`,
    ),
};

export const WITH_THE_DIPLOMA: Wording = {
  english:
    p(
      "With the diploma in hand there are three good ways, and they can follow one another. The diploma is enough for junior technical posts; BTech is asked for in engineers' posts:",
    ) +
    ul([
      `${strong("BTech from its second year")}: lateral entry, by your State's test or counselling for diploma holders. Best for engineers' posts and later rises, if the college is approved and its placements are real. Some colleges also teach people in work in the evening.`,
      `${strong("Work now, in private firms")}: supervisor, technician, draughtsperson, quality control. A paid apprenticeship for diploma holders of one year brings the first experience: nats.education.gov.in.`,
      `${strong("Junior Engineer of the Government")}: SSC JE and RRB JE take diplomas in civil, mechanical and electrical branches, and so do the State's boards and public companies. Read each notice.`,
    ]) +
    p(
      "If money is needed, work first and the degree beside or after it; if not, and marks are good, the lateral seat first, since it is given soonest after the diploma. Ask me for “mechanical diploma jobs list”, or for another branch, and I list the careers.",
    ),
  hinglish:
    p(
      "Diploma haath mein hai to teen achhe raste hain, aur ek ke baad ek bhi ho sakte hain. Junior technical posts ke liye diploma kaafi hai; engineer ki posts mein BTech maangte hain:",
    ) +
    ul([
      `${strong("BTech uske doosre saal se")}: lateral entry, diploma walon ke liye aapke rajya ke test ya counselling se. Engineer ki posts aur aage badhne ke liye sabse achha, agar college approved ho aur uske placement asli hon. Kuch college kaam karne walon ko shaam mein bhi padhate hain.`,
      `${strong("Abhi kaam, private companies mein")}: supervisor, technician, draughtsperson, quality control. Diploma walon ki ek saal ki paise wali apprenticeship pehla anubhav deti hai: nats.education.gov.in.`,
      `${strong("Sarkari Junior Engineer")}: SSC JE aur RRB JE mein civil, mechanical aur electrical branch ke diploma chalte hain, aur rajya ke boards aur sarkari companies mein bhi. Har notice padhiye.`,
    ]) +
    p(
      'Paise ki zarurat ho to pehle kaam, degree saath mein ya baad mein; nahi ho aur marks achhe hon to pehle lateral seat, kyunki woh diploma ke turant baad sabse aasani se milti hai. Mujhse poochiye "mechanical diploma jobs list", ya kisi aur branch ki, main careers ki list dungi.',
    ),
  hindi:
    p(
      "डिप्लोमा हाथ में है तो तीन अच्छे रास्ते हैं, और एक के बाद एक भी हो सकते हैं। जूनियर टेक्निकल पदों के लिए डिप्लोमा काफ़ी है; इंजीनियर के पदों में BTech माँगते हैं:",
    ) +
    ul([
      `${strong("BTech उसके दूसरे साल से")}: lateral entry, डिप्लोमा वालों के लिए आपके राज्य के टेस्ट या काउंसलिंग से। इंजीनियर के पदों और आगे बढ़ने के लिए सबसे अच्छा, अगर कॉलेज मान्य हो और उसके प्लेसमेंट असली हों। कुछ कॉलेज काम करने वालों को शाम में भी पढ़ाते हैं।`,
      `${strong("अभी काम, प्राइवेट कंपनियों में")}: सुपरवाइज़र, टेक्नीशियन, ड्राफ़्ट्समैन, क्वालिटी कंट्रोल। डिप्लोमा वालों की एक साल की पैसे वाली अप्रेंटिसशिप पहला अनुभव देती है: nats.education.gov.in।`,
      `${strong("सरकारी जूनियर इंजीनियर")}: SSC JE और RRB JE में सिविल, मैकेनिकल और इलेक्ट्रिकल ब्रांच के डिप्लोमा चलते हैं, और राज्य के बोर्ड और सरकारी कंपनियों में भी। हर नोटिस पढ़िए।`,
    ]) +
    p(
      'पैसे की ज़रूरत हो तो पहले काम, डिग्री साथ में या बाद में; नहीं हो और नंबर अच्छे हों तो पहले lateral सीट, क्योंकि वह डिप्लोमा के तुरंत बाद सबसे आसानी से मिलती है। मुझसे पूछिए "मैकेनिकल डिप्लोमा जॉब लिस्ट", या किसी और ब्रांच की, मैं करियर की लिस्ट दूँगी।',
    ),
};

export const BEYOND_SHOP_SUMS: Wording = {
  english:
    p("Many good careers live without maths beyond shop sums. From different fields, with pay that one can live on:") +
    ul([
      `${strong("Law")}: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
      `${strong("Care")}: ${link("/career/registered-nurse", "Registered Nurse")} (PCB, or GNM from any stream), ${link("/career/counselling-psychologist", "Counselling Psychologist")}; psychology has some statistics, taught from the beginning.`,
      `${strong("Design")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/fashion-designer", "Fashion Designer")}, ${link("/career/interior-designer", "Interior Designer")}.`,
      `${strong("Words")}: ${link("/career/news-reporter", "News Reporter")}, ${link("/career/translator", "Translator")}, ${link("/career/english-teacher", "English Teacher")}, ${link("/career/hindi-teacher", "Hindi Teacher")}.`,
      `${strong("Guests")}: ${link("/career/guest-relations-officer", "Guest Relations Officer")}, ${link("/career/pastry-chef", "Pastry Chef")}.`,
      `${strong("Uniform")}: ${link("/career/police-constable", "Police Constable")}; the written test has some simple arithmetic.`,
    ]) +
    p("Tell me a subject or something that you like, and I look more closely."),
  hinglish:
    p(
      "Bahut se achhe careers dukaan ke hisaab se zyada maths ke bina chalte hain. Alag-alag field se, aisi kamai ke saath jisse ghar chal sake:",
    ) +
    ul([
      `${strong("Law")}: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}.`,
      `${strong("Dekhbhal")}: ${link("/career/registered-nurse", "Registered Nurse")} (PCB, ya kisi bhi stream se GNM), ${link("/career/counselling-psychologist", "Counselling Psychologist")}; psychology mein thodi statistics hai, jo shuru se sikhate hain.`,
      `${strong("Design")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/fashion-designer", "Fashion Designer")}, ${link("/career/interior-designer", "Interior Designer")}.`,
      `${strong("Shabd")}: ${link("/career/news-reporter", "News Reporter")}, ${link("/career/translator", "Translator")}, ${link("/career/english-teacher", "English Teacher")}, ${link("/career/hindi-teacher", "Hindi Teacher")}.`,
      `${strong("Mehmaan")}: ${link("/career/guest-relations-officer", "Guest Relations Officer")}, ${link("/career/pastry-chef", "Pastry Chef")}.`,
      `${strong("Vardi")}: ${link("/career/police-constable", "Police Constable")}; likhit test mein thodi aasan ganit hoti hai.`,
    ]) +
    p("Koi vishay ya apni pasand ki cheez bataiye, main aur paas se dekhti hoon."),
  hindi:
    p("बहुत से अच्छे करियर दुकान के हिसाब से ज़्यादा मैथ्स के बिना चलते हैं। अलग-अलग फ़ील्ड से, ऐसी कमाई के साथ जिससे घर चल सके:") +
    ul([
      `${strong("लॉ")}: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/corporate-lawyer", "Corporate Lawyer")}।`,
      `${strong("देखभाल")}: ${link("/career/registered-nurse", "Registered Nurse")} (PCB, या किसी भी स्ट्रीम से GNM), ${link("/career/counselling-psychologist", "Counselling Psychologist")}; साइकोलॉजी में थोड़ी स्टैटिस्टिक्स है, जो शुरू से सिखाते हैं।`,
      `${strong("डिज़ाइन")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/fashion-designer", "Fashion Designer")}, ${link("/career/interior-designer", "Interior Designer")}।`,
      `${strong("शब्द")}: ${link("/career/news-reporter", "News Reporter")}, ${link("/career/translator", "Translator")}, ${link("/career/english-teacher", "English Teacher")}, ${link("/career/hindi-teacher", "Hindi Teacher")}।`,
      `${strong("मेहमान")}: ${link("/career/guest-relations-officer", "Guest Relations Officer")}, ${link("/career/pastry-chef", "Pastry Chef")}।`,
      `${strong("वर्दी")}: ${link("/career/police-constable", "Police Constable")}; लिखित टेस्ट में थोड़ी आसान गणित होती है।`,
    ]) +
    p("कोई विषय या अपनी पसंद की चीज़ बताइए, मैं और पास से देखती हूँ।"),
};

export const EARNING_BY_GAMES_AND_VIDEOS: Wording = {
  english:
    p(
      "Some earn a lot there, and one sees only those. Most who try earn little or nothing, for years, and income stops when an app changes its rules.",
    ) +
    ul([
      "So begin beside school or a degree, with a fixed hour a day, and look after a year at what came in.",
      "Skills that are learnt there are paid elsewhere too: editing, speaking, design, marketing, coding.",
      "Games for stakes are no career, and who sells a course in quick money earns by the course.",
    ]) +
    p(
      `Steadier work near it: ${link("/career/game-developer", "Game Developer")}, ${link("/career/game-tester", "Game Tester")}, ${link("/career/news-video-editor", "News Video Editor")}, ${link("/career/graphic-designer", "Graphic Designer")}.`,
    ),
  hinglish:
    p(
      "Kuch log wahan bahut kamate hain, aur dikhte wahi hain. Koshish karne walon mein se zyadatar saalon tak kam ya kuch nahi kamate, aur app ke niyam badalte hi kamai ruk jaati hai.",
    ) +
    ul([
      "Isliye school ya degree ke saath shuru kijiye, roz ek tay ghanta, aur ek saal baad dekhiye ki kya aaya.",
      "Jo hunar wahan seekhte hain, uske paise doosri jagah bhi milte hain: editing, bolna, design, marketing, coding.",
      "Paise lagakar khelna career nahi hai, aur jo jaldi kamane ka course bechta hai, woh course se kamata hai.",
    ]) +
    p(
      `Iske paas zyada tika kaam: ${link("/career/game-developer", "Game Developer")}, ${link("/career/game-tester", "Game Tester")}, ${link("/career/news-video-editor", "News Video Editor")}, ${link("/career/graphic-designer", "Graphic Designer")}.`,
    ),
  hindi:
    p("कुछ लोग वहाँ बहुत कमाते हैं, और दिखते वही हैं। कोशिश करने वालों में से ज़्यादातर सालों तक कम या कुछ नहीं कमाते, और ऐप के नियम बदलते ही कमाई रुक जाती है।") +
    ul([
      "इसलिए स्कूल या डिग्री के साथ शुरू कीजिए, रोज़ एक तय घंटा, और एक साल बाद देखिए कि क्या आया।",
      "जो हुनर वहाँ सीखते हैं, उसके पैसे दूसरी जगह भी मिलते हैं: एडिटिंग, बोलना, डिज़ाइन, मार्केटिंग, कोडिंग।",
      "पैसे लगाकर खेलना करियर नहीं है, और जो जल्दी कमाने का कोर्स बेचता है, वह कोर्स से कमाता है।",
    ]) +
    p(
      `इसके पास ज़्यादा टिका काम: ${link("/career/game-developer", "Game Developer")}, ${link("/career/game-tester", "Game Tester")}, ${link("/career/news-video-editor", "News Video Editor")}, ${link("/career/graphic-designer", "Graphic Designer")}।`,
    ),
};

export const WHETHER_CODING_LASTS: Wording = {
  english:
    p("Nobody knows for certain, and whoever names a date is guessing. What can be said of coding today:") +
    ul([
      "Tools already write simple code. Work that is only that, such as small pages and copied programs, shrinks first, and first posts may be harder to get.",
      "Somebody must still find out what is needed, check whether the code is right and safe, and answer for it. That asks for understanding: logic, data, how systems fit together.",
      "So learn to program with these tools and without them, build two or three things that work, and know one field beside it, such as health, money or machines.",
    ]) +
    p(
      `What the work is like: ${link("/career/software-engineer", "Software Engineer")}. Near it: ${link("/career/information-security-analyst", "Information Security Analyst")}, ${link("/career/data-scientist", "Data Scientist")}. What is known and what is only claimed: ${link("/blog/future-of-work-2035", "The future of work")}.`,
    ),
  hinglish:
    p("Pakka koi nahi jaanta, aur jo tareekh batata hai woh andaza laga raha hai. Aaj coding ke baare mein itna keh sakte hain:") +
    ul([
      "Tools aasan code abhi bhi likhte hain. Jo kaam sirf wahi hai, jaise chhote page aur copy kiye program, woh pehle ghatta hai, aur pehli naukri milna mushkil ho sakta hai.",
      "Phir bhi kisi ko samajhna hota hai ki kya chahiye, dekhna hota hai ki code sahi aur surakshit hai, aur uski zimmedari leni hoti hai. Iske liye samajh chahiye: logic, data, system kaise judte hain.",
      "Isliye in tools ke saath aur inke bina program likhna seekhiye, do ya teen chalne wali cheezein banaiye, aur saath mein ek field jaaniye, jaise sehat, paisa ya machine.",
    ]) +
    p(
      `Kaam kaisa hota hai: ${link("/career/software-engineer", "Software Engineer")}. Iske paas: ${link("/career/information-security-analyst", "Information Security Analyst")}, ${link("/career/data-scientist", "Data Scientist")}. Kya pata hai aur kya sirf kaha jaata hai: ${link("/blog/future-of-work-2035", "The future of work")}.`,
    ),
  hindi:
    p("पक्का कोई नहीं जानता, और जो तारीख़ बताता है वह अंदाज़ा लगा रहा है। आज कोडिंग के बारे में इतना कह सकते हैं:") +
    ul([
      "टूल आसान कोड अभी भी लिखते हैं। जो काम सिर्फ़ वही है, जैसे छोटे पेज और कॉपी किए प्रोग्राम, वह पहले घटता है, और पहली नौकरी मिलना मुश्किल हो सकता है।",
      "फिर भी किसी को समझना होता है कि क्या चाहिए, देखना होता है कि कोड सही और सुरक्षित है, और उसकी ज़िम्मेदारी लेनी होती है। इसके लिए समझ चाहिए: लॉजिक, डेटा, सिस्टम कैसे जुड़ते हैं।",
      "इसलिए इन टूल के साथ और इनके बिना प्रोग्राम लिखना सीखिए, दो या तीन चलने वाली चीज़ें बनाइए, और साथ में एक फ़ील्ड जानिए, जैसे सेहत, पैसा या मशीन।",
    ]) +
    p(
      `काम कैसा होता है: ${link("/career/software-engineer", "Software Engineer")}। इसके पास: ${link("/career/information-security-analyst", "Information Security Analyst")}, ${link("/career/data-scientist", "Data Scientist")}। क्या पता है और क्या सिर्फ़ कहा जाता है: ${link("/blog/future-of-work-2035", "The future of work")}।`,
    ),
};

export const POOR_AND_A_DOCTOR: Wording = {
  english:
    p("Yes, children of poor families become doctors, by the government colleges. The fee there is a small part of a private one:") +
    ul([
      "MBBS at government colleges and AIIMS, all by NEET-UG. AIIMS and a part of the seats elsewhere go by the national counselling (mcc.nic.in), the others by your State's own: register in both. Seats are kept by category and for low incomes (EWS): get the certificates early.",
      "Scholarships: scholarships.gov.in and your State's welfare department. A loan without a guarantor may be had through pmvidyalaxmi.co.in. AFMC in Pune trains Army doctors, who then serve for years.",
      "Preparing without a fee: NCERT books (ncert.nic.in), SATHEE (sathee.iitk.ac.in), and the free coaching of many States; ask at your school and at the district welfare office.",
      "A seat for a donation, or abroad on a loan of many lakhs, is the risk to avoid: who sells a seat cheats.",
    ]) +
    p(
      `The way: PCB in Class 11 and 12, NEET-UG, MBBS with a year of internship, which pays a stipend. ${link("/career/general-physician", "General Physician")}. With shorter study and lower fees in the same hospital: ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}.`,
    ),
  hinglish:
    p("Haan, gareeb parivar ke bachche doctor bante hain, sarkari college se. Wahan ki fees private ke bahut chhote hisse jitni hai:") +
    ul([
      "Sarkari college aur AIIMS mein MBBS, sab NEET-UG se. AIIMS aur baaki seats ka ek hissa national counselling se (mcc.nic.in), baaki aapke rajya ki apni counselling se: dono mein register kijiye. Seats category aur kam aamdani (EWS) ke hisaab se rakhi jaati hain: certificate pehle banwa lijiye.",
      "Scholarship: scholarships.gov.in aur aapke rajya ka welfare department. Bina guarantor ka loan pmvidyalaxmi.co.in se mil sakta hai. Pune ka AFMC Army doctor banata hai, jo phir saalon seva dete hain.",
      "Bina fees ki taiyari: NCERT kitabein (ncert.nic.in), SATHEE (sathee.iitk.ac.in), aur bahut se rajyon ki free coaching; apne school aur zile ke welfare office mein poochiye.",
      "Donation wali seat, ya kai lakh ke loan par videsh, isi jokhim se bachna hai: jo seat bechta hai, woh thagta hai.",
    ]) +
    p(
      `Raasta: Class 11 aur 12 mein PCB, NEET-UG, MBBS aur ek saal ki internship, jisme stipend milta hai. ${link("/career/general-physician", "General Physician")}. Usi hospital mein kam padhai aur kam fees ke saath: ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}.`,
    ),
  hindi:
    p("हाँ, ग़रीब परिवार के बच्चे डॉक्टर बनते हैं, सरकारी कॉलेज से। वहाँ की फ़ीस प्राइवेट के बहुत छोटे हिस्से जितनी है:") +
    ul([
      "सरकारी कॉलेज और AIIMS में MBBS, सब NEET-UG से। AIIMS और बाक़ी सीटों का एक हिस्सा राष्ट्रीय काउंसलिंग से (mcc.nic.in), बाक़ी आपके राज्य की अपनी काउंसलिंग से: दोनों में रजिस्टर कीजिए। सीटें वर्ग और कम आमदनी (EWS) के हिसाब से रखी जाती हैं: सर्टिफ़िकेट पहले बनवा लीजिए।",
      "छात्रवृत्ति: scholarships.gov.in और आपके राज्य का कल्याण विभाग। बिना गारंटर का लोन pmvidyalaxmi.co.in से मिल सकता है। पुणे का AFMC आर्मी डॉक्टर बनाता है, जो फिर सालों सेवा देते हैं।",
      "बिना फ़ीस की तैयारी: NCERT किताबें (ncert.nic.in), SATHEE (sathee.iitk.ac.in), और बहुत से राज्यों की मुफ़्त कोचिंग; अपने स्कूल और ज़िले के कल्याण ऑफ़िस में पूछिए।",
      "डोनेशन वाली सीट, या कई लाख के लोन पर विदेश, इसी जोखिम से बचना है: जो सीट बेचता है, वह ठगता है।",
    ]) +
    p(
      `रास्ता: Class 11 और 12 में PCB, NEET-UG, MBBS और एक साल की इंटर्नशिप, जिसमें स्टाइपेंड मिलता है। ${link("/career/general-physician", "General Physician")}। उसी अस्पताल में कम पढ़ाई और कम फ़ीस के साथ: ${link("/career/registered-nurse", "Registered Nurse")}, ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}।`,
    ),
};

export const HOTEL_LINE: Wording = {
  english:
    p("Hotel management leads to hotels, restaurants, airlines, ships, hospitals and event firms. Nobody begins as a manager:") +
    ul([
      `${strong("Where one begins")}: ${link("/career/hotel-receptionist", "Hotel Receptionist")}, ${link("/career/guest-relations-officer", "Guest Relations Officer")}, ${link("/career/restaurant-cook", "Restaurant Cook")}, ${link("/career/pastry-chef", "Pastry Chef")}, ${link("/career/waiter", "Waiter")}, ${link("/career/room-attendant", "Room Attendant")}.`,
      `${strong("Later")}: head of a kitchen or a department, then ${link("/career/hotel-manager", "Hotel Manager")}, after many years.`,
      `${strong("The way")}: after Class 12 of any stream a degree of three or four years; NCHM JEE is the entrance to the government's institutes (IHM), others have their own. Diplomas and craft courses of a year or so, some after Class 10, cost less and lead to kitchens and service.`,
      `${strong("Honestly")}: hotels always look for people, also abroad and on ships. First pay is low, shifts are long, with nights and festivals on duty. A month of work in a hotel before you pay a fee tells you whether you like it.`,
    ]) +
    p("Name one of these, and I tell you its pay and its way."),
  hinglish:
    p(
      "Hotel management se hotel, restaurant, airline, jahaz, hospital aur event companies khulti hain. Manager ban kar koi shuru nahi karta:",
    ) +
    ul([
      `${strong("Shuruaat")}: ${link("/career/hotel-receptionist", "Hotel Receptionist")}, ${link("/career/guest-relations-officer", "Guest Relations Officer")}, ${link("/career/restaurant-cook", "Restaurant Cook")}, ${link("/career/pastry-chef", "Pastry Chef")}, ${link("/career/waiter", "Waiter")}, ${link("/career/room-attendant", "Room Attendant")}.`,
      `${strong("Baad mein")}: kitchen ya kisi department ka head, phir bahut saalon baad ${link("/career/hotel-manager", "Hotel Manager")}.`,
      `${strong("Raasta")}: kisi bhi stream ki Class 12 ke baad teen ya chaar saal ki degree; sarkari institutes (IHM) ka entrance NCHM JEE hai, baaki ke apne hain. Ek saal ke aas-paas ke diploma aur craft course, kuch Class 10 ke baad, saste hain aur kitchen aur service tak le jaate hain.`,
      `${strong("Sach baat")}: hotel hamesha log dhoondhte hain, videsh aur jahaz par bhi. Shuru ki kamai kam hai, shift lambi hain, raat aur tyohaar par bhi duty. Fees dene se pehle hotel mein ek mahine ka kaam bata deta hai ki aapko pasand hai ya nahi.`,
    ]) +
    p("Inme se ek ka naam bataiye, main uski kamai aur raasta bataungi."),
  hindi:
    p("होटल मैनेजमेंट से होटल, रेस्टोरेंट, एयरलाइन, जहाज़, अस्पताल और इवेंट कंपनियाँ खुलती हैं। मैनेजर बनकर कोई शुरू नहीं करता:") +
    ul([
      `${strong("शुरुआत")}: ${link("/career/hotel-receptionist", "Hotel Receptionist")}, ${link("/career/guest-relations-officer", "Guest Relations Officer")}, ${link("/career/restaurant-cook", "Restaurant Cook")}, ${link("/career/pastry-chef", "Pastry Chef")}, ${link("/career/waiter", "Waiter")}, ${link("/career/room-attendant", "Room Attendant")}।`,
      `${strong("बाद में")}: किचन या किसी विभाग का हेड, फिर बहुत सालों बाद ${link("/career/hotel-manager", "Hotel Manager")}।`,
      `${strong("रास्ता")}: किसी भी स्ट्रीम की Class 12 के बाद तीन या चार साल की डिग्री; सरकारी इंस्टीट्यूट (IHM) का entrance NCHM JEE है, बाक़ी के अपने हैं। एक साल के आस-पास के डिप्लोमा और craft कोर्स, कुछ Class 10 के बाद, सस्ते हैं और किचन और सर्विस तक ले जाते हैं।`,
      `${strong("सच बात")}: होटल हमेशा लोग ढूँढ़ते हैं, विदेश और जहाज़ पर भी। शुरू की कमाई कम है, शिफ़्ट लंबी हैं, रात और त्योहार पर भी ड्यूटी। फ़ीस देने से पहले होटल में एक महीने का काम बता देता है कि आपको पसंद है या नहीं।`,
    ]) +
    p("इनमें से एक का नाम बताइए, मैं उसकी कमाई और रास्ता बताऊँगी।"),
};

export const TO_SEA: Wording = {
  english:
    p("The merchant navy is the ships that carry goods and people; it belongs to companies and not to the forces. The doors in:") +
    ul([
      `${strong("Officer on deck")}: Class 12 with PCM and good English, IMU-CET, then DNS (one year) or BSc Nautical Science, and months at sea: ${link("/career/deck-cadet", "Deck Cadet")}, later ${link("/career/deck-officer", "Deck Officer")}.`,
      `${strong("Officer in the engine room")}: BTech Marine Engineering after PCM and IMU-CET, or a course of a year after BTech Mechanical: ${link("/career/marine-engineer", "Marine Engineer")}, ${link("/career/ship-engineering-officer", "Ship Engineering Officer")}. With an electrical degree: ${link("/career/electro-technical-officer", "Electro-Technical Officer")}.`,
      `${strong("Crew")}: after Class 10 or 12 the GP Rating course of about half a year: ${link("/career/deckhand", "Deckhand")}, ${link("/career/able-seaman", "Able Seaman")}; with a course in cooking: ${link("/career/ships-cook", "Ship's Cook")}.`,
      `${strong("All need")}: a doctor's certificate with tests of eyes and colour vision, a passport, CDC and basic safety courses. Marks and ages stand in the notices: dgshipping.gov.in.`,
    ]) +
    p(
      "Months without home, long watches, good pay at sea, and none between contracts. A place with a company that sponsors you before the course is the safest. Choose only institutes and agents that the Directorate General of Shipping has approved; who sells a post on a ship cheats.",
    ),
  hinglish:
    p("Merchant navy saamaan aur logon ko le jaane wale jahaz hain; yeh companies ki hai, sena ki nahi. Andar jaane ke darwaze:") +
    ul([
      `${strong("Deck par officer")}: Class 12 PCM aur achhi English ke saath, IMU-CET, phir DNS (ek saal) ya BSc Nautical Science, aur samudra par mahine: ${link("/career/deck-cadet", "Deck Cadet")}, baad mein ${link("/career/deck-officer", "Deck Officer")}.`,
      `${strong("Engine room mein officer")}: PCM aur IMU-CET ke baad BTech Marine Engineering, ya BTech Mechanical ke baad ek saal ka course: ${link("/career/marine-engineer", "Marine Engineer")}, ${link("/career/ship-engineering-officer", "Ship Engineering Officer")}. Electrical ki degree ke saath: ${link("/career/electro-technical-officer", "Electro-Technical Officer")}.`,
      `${strong("Crew")}: Class 10 ya 12 ke baad lagbhag aadhe saal ka GP Rating course: ${link("/career/deckhand", "Deckhand")}, ${link("/career/able-seaman", "Able Seaman")}; khana banane ke course ke saath: ${link("/career/ships-cook", "Ship's Cook")}.`,
      `${strong("Sabko chahiye")}: aankh aur rang pehchaanne ke test wala doctor ka certificate, passport, CDC aur basic safety course. Marks aur umar notice mein hain: dgshipping.gov.in.`,
    ]) +
    p(
      "Mahinon ghar se door, lambi duty, samudra par achhi kamai, aur do contract ke beech kuch nahi. Sabse surakshit hai ki course se pehle koi company aapko sponsor kare. Sirf wahi institute aur agent chuniye jinhe Directorate General of Shipping ne approve kiya hai; jo jahaz ki post bechta hai, woh thagta hai.",
    ),
  hindi:
    p("मर्चेंट नेवी सामान और लोगों को ले जाने वाले जहाज़ हैं; यह कंपनियों की है, सेना की नहीं। अंदर जाने के दरवाज़े:") +
    ul([
      `${strong("डेक पर ऑफ़िसर")}: Class 12 PCM और अच्छी अंग्रेज़ी के साथ, IMU-CET, फिर DNS (एक साल) या BSc Nautical Science, और समुद्र पर महीने: ${link("/career/deck-cadet", "Deck Cadet")}, बाद में ${link("/career/deck-officer", "Deck Officer")}।`,
      `${strong("इंजन रूम में ऑफ़िसर")}: PCM और IMU-CET के बाद BTech Marine Engineering, या BTech Mechanical के बाद एक साल का कोर्स: ${link("/career/marine-engineer", "Marine Engineer")}, ${link("/career/ship-engineering-officer", "Ship Engineering Officer")}। इलेक्ट्रिकल की डिग्री के साथ: ${link("/career/electro-technical-officer", "Electro-Technical Officer")}।`,
      `${strong("क्रू")}: Class 10 या 12 के बाद लगभग आधे साल का GP Rating कोर्स: ${link("/career/deckhand", "Deckhand")}, ${link("/career/able-seaman", "Able Seaman")}; खाना बनाने के कोर्स के साथ: ${link("/career/ships-cook", "Ship's Cook")}।`,
      `${strong("सबको चाहिए")}: आँख और रंग पहचानने के टेस्ट वाला डॉक्टर का सर्टिफ़िकेट, पासपोर्ट, CDC और बेसिक सेफ़्टी कोर्स। नंबर और उम्र नोटिस में हैं: dgshipping.gov.in।`,
    ]) +
    p(
      "महीनों घर से दूर, लंबी ड्यूटी, समुद्र पर अच्छी कमाई, और दो कॉन्ट्रैक्ट के बीच कुछ नहीं। सबसे सुरक्षित है कि कोर्स से पहले कोई कंपनी आपको स्पॉन्सर करे। सिर्फ़ वही इंस्टीट्यूट और एजेंट चुनिए जिन्हें Directorate General of Shipping ने मंज़ूरी दी है; जो जहाज़ का पद बेचता है, वह ठगता है।",
    ),
};

export const DRAWING_AND_ENGINEERING: Wording = {
  english:
    p("You need not choose between the two at once: some work is both drawing and engineering, and it may be a bridge at home too.") +
    ul([
      `${strong("Closest to both")}: ${link("/career/architect", "Architect")} (NATA or JEE Main Paper 2, with maths), ${link("/career/industrial-designer", "Product Designer")} and ${link("/career/automobile-designer", "Automobile Designer")} (UCEED for BDes at IITs, NID DAT).`,
      `${strong("Drawing for screens")}: ${link("/career/ui-designer", "UI Designer")}, ${link("/career/ux-designer", "UX Designer")}, ${link("/career/game-developer", "Game Developer")}.`,
      `${strong("Moving pictures")}: ${link("/career/2d-animator", "2D Animator")}, ${link("/career/3d-animator", "3D Animator")}, ${link("/career/illustrator", "Illustrator")}.`,
    ]) +
    p(
      "At home facts help both sides: show one of these with its pay, its entrance and one college, and a folder of ten of your drawings. PCM in Class 11 keeps all of them and engineering open, so nothing is lost while you look together.",
    ) +
    p(`To see which fits you: ${link("/assessment", "Take Career Assessment")}.`),
  hinglish:
    p("Aapko dono mein se abhi chunna zaroori nahi: kuch kaam drawing bhi hai aur engineering bhi, aur ghar mein bhi pul ban sakta hai.") +
    ul([
      `${strong("Dono ke sabse paas")}: ${link("/career/architect", "Architect")} (NATA ya JEE Main Paper 2, maths ke saath), ${link("/career/industrial-designer", "Product Designer")} aur ${link("/career/automobile-designer", "Automobile Designer")} (IIT ke BDes ke liye UCEED, NID DAT).`,
      `${strong("Screen ke liye drawing")}: ${link("/career/ui-designer", "UI Designer")}, ${link("/career/ux-designer", "UX Designer")}, ${link("/career/game-developer", "Game Developer")}.`,
      `${strong("Chalti tasveerein")}: ${link("/career/2d-animator", "2D Animator")}, ${link("/career/3d-animator", "3D Animator")}, ${link("/career/illustrator", "Illustrator")}.`,
    ]) +
    p(
      "Ghar mein jaankari dono ki madad karti hai: inme se ek ko uski kamai, entrance aur ek college ke saath dikhaiye, aur apni das drawings ka folder. Class 11 mein PCM inhe aur engineering dono ko khula rakhta hai, isliye saath mein dekhte hue kuch nahi jaata.",
    ) +
    p(`Aapke liye kaun sa sahi rahega, yeh dekhne ke liye: ${link("/assessment", "Take Career Assessment")}.`),
  hindi:
    p("आपको दोनों में से अभी चुनना ज़रूरी नहीं: कुछ काम ड्रॉइंग भी है और इंजीनियरिंग भी, और घर में भी पुल बन सकता है।") +
    ul([
      `${strong("दोनों के सबसे पास")}: ${link("/career/architect", "Architect")} (NATA या JEE Main Paper 2, मैथ्स के साथ), ${link("/career/industrial-designer", "Product Designer")} और ${link("/career/automobile-designer", "Automobile Designer")} (IIT के BDes के लिए UCEED, NID DAT)।`,
      `${strong("स्क्रीन के लिए ड्रॉइंग")}: ${link("/career/ui-designer", "UI Designer")}, ${link("/career/ux-designer", "UX Designer")}, ${link("/career/game-developer", "Game Developer")}।`,
      `${strong("चलती तस्वीरें")}: ${link("/career/2d-animator", "2D Animator")}, ${link("/career/3d-animator", "3D Animator")}, ${link("/career/illustrator", "Illustrator")}।`,
    ]) +
    p(
      "घर में जानकारी दोनों की मदद करती है: इनमें से एक को उसकी कमाई, entrance और एक कॉलेज के साथ दिखाइए, और अपनी दस ड्रॉइंग का फ़ोल्डर। Class 11 में PCM इन्हें और इंजीनियरिंग दोनों को खुला रखता है, इसलिए साथ में देखते हुए कुछ नहीं जाता।",
    ) +
    p(`आपके लिए कौन सा सही रहेगा, यह देखने के लिए: ${link("/assessment", "Take Career Assessment")}।`),
};

export const WORK_OF_THE_DEAF: Wording = {
  english:
    p("Much good work is done with the eyes and the hands, and talked over in writing or in sign language. For example:") +
    ul([
      `${strong("On the computer")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/2d-animator", "2D Animator")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/accountant", "Accountant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      `${strong("With the hands")}: ${link("/career/tailor", "Tailor")}, ${link("/career/pastry-chef", "Pastry Chef")}, ${link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")}, ${link("/career/fitter", "Fitter")}.`,
      `${strong("For others who are deaf")}: ${link("/career/sign-language-teacher", "Sign Language Teacher")}, taught by the Indian Sign Language centre, islrtc.nic.in.`,
      `${strong("Government posts")}: some are kept for deaf people under the Rights of Persons with Disabilities Act, 2016; each notice names them. The UDID card is the proof: swavlambancard.gov.in. Exams give help on request.`,
      `${strong("Training and finding work")}: the National Career Service Centres for the differently abled, ncs.gov.in, without a fee.`,
    ]) +
    p("Begin with what you like: tell me a subject or something that you do gladly, and your class, and I look further."),
  hinglish:
    p("Bahut sa achha kaam aankhon aur haathon se hota hai, aur baat likhkar ya sign language mein hoti hai. Jaise:") +
    ul([
      `${strong("Computer par")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/2d-animator", "2D Animator")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/accountant", "Accountant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}.`,
      `${strong("Haath se")}: ${link("/career/tailor", "Tailor")}, ${link("/career/pastry-chef", "Pastry Chef")}, ${link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")}, ${link("/career/fitter", "Fitter")}.`,
      `${strong("Doosre badhir logon ke liye")}: ${link("/career/sign-language-teacher", "Sign Language Teacher")}, jo Indian Sign Language centre sikhata hai, islrtc.nic.in.`,
      `${strong("Sarkari posts")}: Rights of Persons with Disabilities Act, 2016 ke tahat kuch badhir logon ke liye rakhi jaati hain; har notice mein unke naam hote hain. Praman UDID card hai: swavlambancard.gov.in. Exam mein kehne par madad milti hai.`,
      `${strong("Training aur kaam dhoondhna")}: viklang logon ke National Career Service Centre, ncs.gov.in, bina fees ke.`,
    ]) +
    p("Apni pasand se shuru kijiye: koi vishay ya mann se kiya jaane wala kaam, aur apni class bataiye, main aur dekhti hoon."),
  hindi:
    p("बहुत सा अच्छा काम आँखों और हाथों से होता है, और बात लिखकर या साइन लैंग्वेज में होती है। जैसे:") +
    ul([
      `${strong("कंप्यूटर पर")}: ${link("/career/graphic-designer", "Graphic Designer")}, ${link("/career/2d-animator", "2D Animator")}, ${link("/career/web-developer", "Web Developer")}, ${link("/career/accountant", "Accountant")}, ${link("/career/data-entry-operator", "Data Entry Operator")}।`,
      `${strong("हाथ से")}: ${link("/career/tailor", "Tailor")}, ${link("/career/pastry-chef", "Pastry Chef")}, ${link("/career/mobile-phone-repair-technician", "Mobile Phone Repair Technician")}, ${link("/career/fitter", "Fitter")}।`,
      `${strong("दूसरे बधिर लोगों के लिए")}: ${link("/career/sign-language-teacher", "Sign Language Teacher")}, जो Indian Sign Language केंद्र सिखाता है, islrtc.nic.in।`,
      `${strong("सरकारी पद")}: Rights of Persons with Disabilities Act, 2016 के तहत कुछ बधिर लोगों के लिए रखे जाते हैं; हर नोटिस में उनके नाम होते हैं। प्रमाण UDID कार्ड है: swavlambancard.gov.in। परीक्षा में कहने पर मदद मिलती है।`,
      `${strong("ट्रेनिंग और काम ढूँढ़ना")}: विकलांग लोगों के National Career Service Centre, ncs.gov.in, बिना फ़ीस के।`,
    ]) +
    p("अपनी पसंद से शुरू कीजिए: कोई विषय या मन से किया जाने वाला काम, और अपनी क्लास बताइए, मैं और देखती हूँ।"),
};

export const WORK_OF_THE_BLIND: Wording = {
  english:
    p(
      "Much good work is done by listening, speaking and on a computer that reads aloud (a screen reader such as NVDA, which is free). For example:",
    ) +
    ul([
      `${strong("After a degree")}: ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/bank-officer", "Bank Officer")}, ${link("/career/english-teacher", "English Teacher")}, ${link("/career/history-teacher", "History Teacher")}, ${link("/career/political-science-professor", "Political Science Professor")}, ${link("/career/translator", "Translator")}.`,
      `${strong("With the voice")}: ${link("/career/customer-service-representative", "Customer Service Representative")}, ${link("/career/radio-host", "Radio Host")}, ${link("/career/school-counsellor", "School Counsellor")}, ${link("/career/music-teacher", "Music Teacher")}.`,
      `${strong("On the computer")}: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/accessibility-tester", "Accessibility Tester")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/medical-transcriptionist", "Medical Transcriptionist")}.`,
      `${strong("Law and public service")}: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/stenographer", "Stenographer")}.`,
      `${strong("For others who are blind")}: ${link("/career/braille-teacher", "Braille Teacher")}.`,
      `${strong("Government posts")}: some are kept for blind people and those of low vision under the Rights of Persons with Disabilities Act, 2016; each notice names them. The UDID card is the proof: swavlambancard.gov.in. Exams give a scribe and more time on request.`,
      `${strong("Training and finding work")}: the national institute for visual disabilities in Dehradun, niepvd.nic.in, and the National Career Service Centres for the differently abled, ncs.gov.in, without a fee.`,
    ]) +
    p("Begin with what you like: tell me a subject or something that you do gladly, and your class or degree, and I look further."),
  hinglish:
    p(
      "Bahut sa achha kaam sunkar, bolkar aur aise computer par hota hai jo padhkar sunata hai (screen reader, jaise NVDA, jo free hai). Jaise:",
    ) +
    ul([
      `${strong("Degree ke baad")}: ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/bank-officer", "Bank Officer")}, ${link("/career/english-teacher", "English Teacher")}, ${link("/career/history-teacher", "History Teacher")}, ${link("/career/political-science-professor", "Political Science Professor")}, ${link("/career/translator", "Translator")}.`,
      `${strong("Aawaz se")}: ${link("/career/customer-service-representative", "Customer Service Representative")}, ${link("/career/radio-host", "Radio Host")}, ${link("/career/school-counsellor", "School Counsellor")}, ${link("/career/music-teacher", "Music Teacher")}.`,
      `${strong("Computer par")}: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/accessibility-tester", "Accessibility Tester")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/medical-transcriptionist", "Medical Transcriptionist")}.`,
      `${strong("Kanoon aur sarkari seva")}: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/stenographer", "Stenographer")}.`,
      `${strong("Doosre drishtibadhit logon ke liye")}: ${link("/career/braille-teacher", "Braille Teacher")}.`,
      `${strong("Sarkari posts")}: Rights of Persons with Disabilities Act, 2016 ke tahat kuch posts drishtiheen aur kam nazar wale logon ke liye rakhi jaati hain; har notice mein unke naam hote hain. Praman UDID card hai: swavlambancard.gov.in. Exam mein kehne par likhne wala saathi aur zyada samay milta hai.`,
      `${strong("Training aur kaam dhoondhna")}: Dehradun ka drishtibadhit logon ka rashtriya sansthan, niepvd.nic.in, aur viklang logon ke National Career Service Centre, ncs.gov.in, bina fees ke.`,
    ]) +
    p("Apni pasand se shuru kijiye: koi vishay ya mann se kiya jaane wala kaam, aur apni class ya degree bataiye, main aur dekhti hoon."),
  hindi:
    p("बहुत सा अच्छा काम सुनकर, बोलकर और ऐसे कंप्यूटर पर होता है जो पढ़कर सुनाता है (स्क्रीन रीडर, जैसे NVDA, जो मुफ़्त है)। जैसे:") +
    ul([
      `${strong("डिग्री के बाद")}: ${link("/career/bank-clerk", "Bank Clerk")}, ${link("/career/bank-officer", "Bank Officer")}, ${link("/career/english-teacher", "English Teacher")}, ${link("/career/history-teacher", "History Teacher")}, ${link("/career/political-science-professor", "Political Science Professor")}, ${link("/career/translator", "Translator")}।`,
      `${strong("आवाज़ से")}: ${link("/career/customer-service-representative", "Customer Service Representative")}, ${link("/career/radio-host", "Radio Host")}, ${link("/career/school-counsellor", "School Counsellor")}, ${link("/career/music-teacher", "Music Teacher")}।`,
      `${strong("कंप्यूटर पर")}: ${link("/career/software-engineer", "Software Engineer")}, ${link("/career/accessibility-tester", "Accessibility Tester")}, ${link("/career/content-writer", "Content Writer")}, ${link("/career/medical-transcriptionist", "Medical Transcriptionist")}।`,
      `${strong("क़ानून और सरकारी सेवा")}: ${link("/career/civil-lawyer", "Civil Lawyer")}, ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/stenographer", "Stenographer")}।`,
      `${strong("दूसरे दृष्टिबाधित लोगों के लिए")}: ${link("/career/braille-teacher", "Braille Teacher")}।`,
      `${strong("सरकारी पद")}: Rights of Persons with Disabilities Act, 2016 के तहत कुछ पद दृष्टिहीन और कम नज़र वाले लोगों के लिए रखे जाते हैं; हर नोटिस में उनके नाम होते हैं। प्रमाण UDID कार्ड है: swavlambancard.gov.in। परीक्षा में कहने पर लिखने वाला साथी और ज़्यादा समय मिलता है।`,
      `${strong("ट्रेनिंग और काम ढूँढ़ना")}: देहरादून का दृष्टिबाधित लोगों का राष्ट्रीय संस्थान, niepvd.nic.in, और विकलांग लोगों के National Career Service Centre, ncs.gov.in, बिना फ़ीस के।`,
    ]) +
    p("अपनी पसंद से शुरू कीजिए: कोई विषय या मन से किया जाने वाला काम, और अपनी क्लास या डिग्री बताइए, मैं और देखती हूँ।"),
};

export const PCB_BEYOND_NEET: Wording = {
  english:
    p("With PCB there is much beside NEET-UG. Where to look first:") +
    ul([
      `${strong("Nursing")}: BSc Nursing or GNM, needed everywhere: ${link("/career/registered-nurse", "Registered Nurse")}.`,
      `${strong("Physiotherapy")} (by NEET-UG from the session 2027-28): ${link("/career/physiotherapist", "Physiotherapist")}.`,
      `${strong("Agriculture")}: BSc Agriculture, by CUET-UG or your State's exam: ${link("/career/agronomist", "Agronomist")}, ${link("/career/horticulture-specialist", "Horticulture Specialist")}.`,
      `${strong("Biotechnology and microbiology")}: BSc and then MSc: ${link("/career/biotechnologist", "Biotechnologist")}, ${link("/career/microbiologist", "Microbiologist")}.`,
      `${strong("Pharmacy, laboratory, imaging, eyes")}: ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/radiographer", "Radiographer")}, ${link("/career/optometrist", "Optometrist")}.`,
      `${strong("Food and nutrition")}: ${link("/career/dietitian", "Dietitian")}, ${link("/career/food-technologist", "Food Technologist")}.`,
    ]) +
    p(
      "Some States and colleges ask for the NEET-UG score for nursing as well: read each notice. Law, design, psychology, hotel management and teaching take you too. Name one, and I tell you the way and the pay.",
    ),
  hinglish:
    p("PCB ke saath NEET-UG ke alawa bahut kuch hai. Pehle kahan dekhein:") +
    ul([
      `${strong("Nursing")}: BSc Nursing ya GNM, har jagah chahiye: ${link("/career/registered-nurse", "Registered Nurse")}.`,
      `${strong("Physiotherapy")} (session 2027-28 se NEET-UG se): ${link("/career/physiotherapist", "Physiotherapist")}.`,
      `${strong("Agriculture")}: BSc Agriculture, CUET-UG ya aapke rajya ke exam se: ${link("/career/agronomist", "Agronomist")}, ${link("/career/horticulture-specialist", "Horticulture Specialist")}.`,
      `${strong("Biotechnology aur microbiology")}: BSc aur phir MSc: ${link("/career/biotechnologist", "Biotechnologist")}, ${link("/career/microbiologist", "Microbiologist")}.`,
      `${strong("Pharmacy, lab, X-ray aur imaging, aankhein")}: ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/radiographer", "Radiographer")}, ${link("/career/optometrist", "Optometrist")}.`,
      `${strong("Khana aur poshan")}: ${link("/career/dietitian", "Dietitian")}, ${link("/career/food-technologist", "Food Technologist")}.`,
    ]) +
    p(
      "Kuch rajya aur college nursing ke liye bhi NEET-UG ka score maangte hain: har notice padhiye. Law, design, psychology, hotel management aur teaching bhi aapko lete hain. Ek ka naam bataiye, main raasta aur kamai bataungi.",
    ),
  hindi:
    p("PCB के साथ NEET-UG के अलावा बहुत कुछ है। पहले कहाँ देखें:") +
    ul([
      `${strong("नर्सिंग")}: BSc Nursing या GNM, हर जगह चाहिए: ${link("/career/registered-nurse", "Registered Nurse")}।`,
      `${strong("फ़िज़ियोथेरेपी")} (सत्र 2027-28 से NEET-UG से): ${link("/career/physiotherapist", "Physiotherapist")}।`,
      `${strong("कृषि")}: BSc Agriculture, CUET-UG या आपके राज्य की परीक्षा से: ${link("/career/agronomist", "Agronomist")}, ${link("/career/horticulture-specialist", "Horticulture Specialist")}।`,
      `${strong("बायोटेक्नोलॉजी और माइक्रोबायोलॉजी")}: BSc और फिर MSc: ${link("/career/biotechnologist", "Biotechnologist")}, ${link("/career/microbiologist", "Microbiologist")}।`,
      `${strong("फ़ार्मेसी, लैब, एक्स-रे और इमेजिंग, आँखें")}: ${link("/career/pharmacist", "Pharmacist")}, ${link("/career/medical-laboratory-technician", "Medical Laboratory Technician")}, ${link("/career/radiographer", "Radiographer")}, ${link("/career/optometrist", "Optometrist")}।`,
      `${strong("खाना और पोषण")}: ${link("/career/dietitian", "Dietitian")}, ${link("/career/food-technologist", "Food Technologist")}।`,
    ]) +
    p(
      "कुछ राज्य और कॉलेज नर्सिंग के लिए भी NEET-UG का स्कोर माँगते हैं: हर नोटिस पढ़िए। लॉ, डिज़ाइन, साइकोलॉजी, होटल मैनेजमेंट और टीचिंग भी आपको लेते हैं। एक का नाम बताइए, मैं रास्ता और कमाई बताऊँगी।",
    ),
};

export const SUBJECTS_FOR_UPSC: Wording = {
  english:
    p("UPSC Civil Services asks for any degree, so no stream and no subject shuts it out. How to choose:") +
    ul([
      "Take the stream and the degree that you like and do well in, and that give you other work too: most who sit for it do not get a post.",
      "Much of the syllabus is history, geography, polity, economy, environment and ethics; a degree in such a subject helps, and engineers, doctors and commerce graduates get in as well.",
      "In the main examination one optional subject is chosen from UPSC's list: mostly one's degree, or another that one likes to read.",
    ]) +
    p(
      `The syllabus and the list stand at upsc.gov.in. What the work is like: ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/ips-officer", "IPS Officer")}.`,
    ),
  hinglish:
    p("UPSC Civil Services mein koi bhi degree chalti hai, isliye koi stream aur koi vishay ise band nahi karta. Kaise chunein:") +
    ul([
      "Woh stream aur degree lijiye jo aapko pasand ho aur jisme achhe marks aayein, aur jo doosra kaam bhi de: dene walon mein se zyadatar ko post nahi milti.",
      "Syllabus mein bahut kuch history, geography, polity, economy, environment aur ethics ka hai; aise vishay ki degree kaam aati hai, aur engineer, doctor aur commerce wale bhi bante hain.",
      "Main exam mein UPSC ki list se ek optional vishay chunte hain: zyadatar apni degree wala, ya koi aur jo padhna pasand ho.",
    ]) +
    p(
      `Syllabus aur list upsc.gov.in par hain. Kaam kaisa hota hai: ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/ips-officer", "IPS Officer")}.`,
    ),
  hindi:
    p("UPSC Civil Services में कोई भी डिग्री चलती है, इसलिए कोई स्ट्रीम और कोई विषय इसे बंद नहीं करता। कैसे चुनें:") +
    ul([
      "वह स्ट्रीम और डिग्री लीजिए जो आपको पसंद हो और जिसमें अच्छे नंबर आएँ, और जो दूसरा काम भी दे: देने वालों में से ज़्यादातर को पद नहीं मिलता।",
      "सिलेबस में बहुत कुछ इतिहास, भूगोल, राजनीति, अर्थव्यवस्था, पर्यावरण और ethics का है; ऐसे विषय की डिग्री काम आती है, और इंजीनियर, डॉक्टर और कॉमर्स वाले भी बनते हैं।",
      "मुख्य परीक्षा में UPSC की लिस्ट से एक optional विषय चुनते हैं: ज़्यादातर अपनी डिग्री वाला, या कोई और जो पढ़ना पसंद हो।",
    ]) +
    p(
      `सिलेबस और लिस्ट upsc.gov.in पर हैं। काम कैसा होता है: ${link("/career/ias-officer", "IAS Officer")}, ${link("/career/ips-officer", "IPS Officer")}।`,
    ),
};
