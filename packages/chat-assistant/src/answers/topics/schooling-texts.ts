import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

export const WHICH_BOARD: Wording = {
  english:
    p("No board is ahead: entrances, colleges and posts take Class 12 of any recognised board, and no career asks for one of them.") +
    ul([
      `${strong("JEE Main, NEET-UG, CUET-UG")}: one national syllabus, close to the NCERT books that CBSE teaches. With another board, read those books beside your own (free at ncert.nic.in). A State's own entrance is often set from its State board's books.`,
      `${strong("NDA, CLAT, UPSC, SSC, banks")}: they ask that you passed Class 12 or a degree, and never with which board.`,
      `${strong("Marks")}: where they count, it is mostly as a line to reach, or they are levelled between the boards.`,
      `${strong("What does differ")}: CBSE is the same in every State, which helps where parents are transferred; ICSE and ISC ask for more English; a State board also teaches in the State's language and mostly costs less.`,
    ]) +
    p(
      "So do not change the board for an entrance alone. In Class 10 and 12 a change is hardly allowed, since boards register for two years. Good reasons are a move, money, the language, or a better school nearby.",
    ),
  hinglish:
    p(
      "Koi board aage nahi hai: entrance, college aur posts kisi bhi manyata-prapt board ki Class 12 lete hain, aur koi career kisi ek board ko nahi maangta.",
    ) +
    ul([
      `${strong("JEE Main, NEET-UG, CUET-UG")}: ek hi national syllabus, NCERT ki kitabon ke kareeb, jo CBSE padhata hai. Doosre board wale apni kitabon ke saath woh bhi padhein (ncert.nic.in par free). Rajya ka apna entrance aksar uske State board ki kitabon se banta hai.`,
      `${strong("NDA, CLAT, UPSC, SSC, bank")}: Class 12 ya degree paas honi chahiye, board koi nahi poochta.`,
      `${strong("Marks")}: jahan gine jaate hain, wahan zyadatar ek line paar karni hoti hai, ya alag board ke marks barabar kiye jaate hain.`,
      `${strong("Jo sach mein alag hai")}: CBSE har rajya mein ek jaisa hai, jo transfer wali naukri mein kaam aata hai; ICSE aur ISC mein English zyada hai; State board rajya ki bhasha mein bhi padhata hai aur zyadatar sasta hota hai.`,
    ]) +
    p(
      "Isliye sirf entrance ke liye board mat badaliye. Class 10 aur 12 mein board badalna mushkil se milta hai, kyunki registration do saal ka hota hai. Achhi wajah: ghar badalna, paise, bhasha, ya paas mein behtar school.",
    ),
  hindi:
    p("कोई बोर्ड आगे नहीं है: entrance, कॉलेज और पद किसी भी मान्यता-प्राप्त बोर्ड की Class 12 लेते हैं, और कोई करियर किसी एक बोर्ड को नहीं माँगता।") +
    ul([
      `${strong("JEE Main, NEET-UG, CUET-UG")}: एक ही राष्ट्रीय सिलेबस, NCERT की किताबों के क़रीब, जो CBSE पढ़ाता है। दूसरे बोर्ड वाले अपनी किताबों के साथ वे भी पढ़ें (ncert.nic.in पर मुफ़्त)। राज्य का अपना entrance अक्सर उसके State board की किताबों से बनता है।`,
      `${strong("NDA, CLAT, UPSC, SSC, बैंक")}: Class 12 या डिग्री पास होनी चाहिए, बोर्ड कोई नहीं पूछता।`,
      `${strong("अंक")}: जहाँ गिने जाते हैं, वहाँ ज़्यादातर एक रेखा पार करनी होती है, या अलग बोर्ड के अंक बराबर किए जाते हैं।`,
      `${strong("जो सच में अलग है")}: CBSE हर राज्य में एक जैसा है, जो तबादले वाली नौकरी में काम आता है; ICSE और ISC में अंग्रेज़ी ज़्यादा है; State board राज्य की भाषा में भी पढ़ाता है और ज़्यादातर सस्ता होता है।`,
    ]) +
    p(
      "इसलिए सिर्फ़ entrance के लिए बोर्ड मत बदलिए। Class 10 और 12 में बोर्ड बदलना मुश्किल से मिलता है, क्योंकि पंजीकरण दो साल का होता है। अच्छी वजह: घर बदलना, पैसे, भाषा, या पास में बेहतर स्कूल।",
    ),
};

export const ANY_BOARD_COUNTS: Wording = {
  english:
    p("Your board does not stand in the way: Class 12 of any recognised board counts alike, a State's as much as CBSE or ISC.") +
    ul([
      "What counts are your subjects, the entrance or test, and here and there a line of marks: not the board's name.",
      "National entrances are close to the NCERT books (free at ncert.nic.in): lay their list of chapters beside yours once, and read what is missing.",
      "JEE Main, NEET-UG and CUET-UG are held in Hindi and other Indian languages too.",
    ]),
  hinglish:
    p(
      "Aapka board raste mein nahi aata: kisi bhi manyata-prapt board ki Class 12 barabar chalti hai, State board ki utni hi jitni CBSE ya ISC ki.",
    ) +
    ul([
      "Aapke subject, entrance ya test, aur kahin-kahin marks ki ek line gini jaati hai: board ka naam nahi.",
      "National entrance NCERT ki kitabon ke kareeb hote hain (ncert.nic.in par free): unke chapter ek baar apni kitab se milaiye, aur jo nahi hai use padhiye.",
      "JEE Main, NEET-UG aur CUET-UG Hindi aur doosri Bharatiya bhashaon mein bhi hote hain.",
    ]),
  hindi:
    p("आपका बोर्ड रास्ते में नहीं आता: किसी भी मान्यता-प्राप्त बोर्ड की Class 12 बराबर चलती है, State board की उतनी ही जितनी CBSE या ISC की।") +
    ul([
      "आपके विषय, entrance या टेस्ट, और कहीं-कहीं अंकों की एक रेखा गिनी जाती है: बोर्ड का नाम नहीं।",
      "राष्ट्रीय entrance NCERT की किताबों के क़रीब होते हैं (ncert.nic.in पर मुफ़्त): उनके अध्याय एक बार अपनी किताब से मिलाइए, और जो नहीं है उसे पढ़िए।",
      "JEE Main, NEET-UG और CUET-UG हिंदी और दूसरी भारतीय भाषाओं में भी होते हैं।",
    ]),
};

export const BASIC_OR_STANDARD_MATHS: Wording = {
  english:
    p(
      "With Basic maths in Class 10 of CBSE you can mostly still take maths in Class 11, if your school finds you able: ask it, since the rule itself says Standard.",
    ) +
    ul([
      `${strong("The two papers")}: Basic and Standard have the same book; the questions of Standard are harder. Basic was made for those who will not go on with maths.`,
      `${strong("The rule")}: Standard for Mathematics in Class 11, Basic for Applied Mathematics. For years CBSE has relaxed it, last for 2025-26 by a circular of May 2025: Basic may take Mathematics too where the head of the school is satisfied. It says that this ends with the new scheme of studies, so read this year's circular at cbseacademic.nic.in.`,
      `${strong("Not touched by it")}: PCB without maths, commerce without maths, and arts.`,
      `${strong("Still to choose, in Class 9 or 10")}: Standard if you may want PCM or commerce with maths. Once the school has sent the list of candidates to CBSE, no change is made.`,
    ]) +
    p("Other boards have rules of their own: there ask the school that you want to join."),
  hinglish:
    p(
      "CBSE ki Class 10 mein Basic maths ke saath bhi Class 11 mein maths zyadatar mil jaati hai, agar school aapko kaabil maane: usse poochiye, kyunki asli niyam Standard ka hai.",
    ) +
    ul([
      `${strong("Dono paper")}: Basic aur Standard ki kitab ek hi hai; Standard ke sawal mushkil hain. Basic unke liye bana jo maths aage nahi lenge.`,
      `${strong("Niyam")}: Class 11 ki Mathematics ke liye Standard, Applied Mathematics ke liye Basic. Kai saalon se CBSE isme chhoot deta hai, pichli baar 2025-26 ke liye May 2025 ke circular se: Basic wale bhi Mathematics le sakte hain, agar school ke principal santusht hon. Usme likha hai ki nayi padhai ki scheme aane par yeh chhoot khatam hogi, isliye is saal ka circular cbseacademic.nic.in par padhiye.`,
      `${strong("Is par asar nahi")}: PCB bina maths, commerce bina maths, aur arts.`,
      `${strong("Abhi chunna hai, Class 9 ya 10 mein")}: Standard, agar PCM ya maths wali commerce ka mann ho sakta hai. School jab candidates ki list CBSE ko bhej deta hai, uske baad badlaav nahi hota.`,
    ]) +
    p("Doosre board ke apne niyam hain: wahan us school se poochiye jisme jaana hai."),
  hindi:
    p(
      "CBSE की Class 10 में Basic मैथ्स के साथ भी Class 11 में मैथ्स ज़्यादातर मिल जाती है, अगर स्कूल आपको क़ाबिल माने: उससे पूछिए, क्योंकि असली नियम Standard का है।",
    ) +
    ul([
      `${strong("दोनों पेपर")}: Basic और Standard की किताब एक ही है; Standard के सवाल मुश्किल हैं। Basic उनके लिए बना जो मैथ्स आगे नहीं लेंगे।`,
      `${strong("नियम")}: Class 11 की Mathematics के लिए Standard, Applied Mathematics के लिए Basic। कई सालों से CBSE इसमें छूट देता है, पिछली बार 2025-26 के लिए मई 2025 के सर्कुलर से: Basic वाले भी Mathematics ले सकते हैं, अगर स्कूल के प्रिंसिपल संतुष्ट हों। उसमें लिखा है कि नई पढ़ाई की योजना आने पर यह छूट ख़त्म होगी, इसलिए इस साल का सर्कुलर cbseacademic.nic.in पर पढ़िए।`,
      `${strong("इस पर असर नहीं")}: PCB बिना मैथ्स, कॉमर्स बिना मैथ्स, और आर्ट्स।`,
      `${strong("अभी चुनना है, Class 9 या 10 में")}: Standard, अगर PCM या मैथ्स वाली कॉमर्स का मन हो सकता है। स्कूल जब परीक्षार्थियों की सूची CBSE को भेज देता है, उसके बाद बदलाव नहीं होता।`,
    ]) +
    p("दूसरे बोर्ड के अपने नियम हैं: वहाँ उस स्कूल से पूछिए जिसमें जाना है।"),
};

export const APPLIED_OR_FULL_MATHS: Wording = {
  english:
    p("In CBSE's Class 11 and 12 Mathematics and Applied Mathematics are two subjects, and only one of them can be taken.") +
    ul([
      `${strong("Mathematics")}: more calculus, vectors and proof. Engineering, architecture, NDA for the Navy and the Air Force, and BSc with maths or physics ask for it; take it if one of these is still open for you.`,
      `${strong("Applied Mathematics")}: money, statistics and data, with some calculus, for commerce and social science. It is found easier, and it is the one that Basic maths of Class 10 leads to by rule.`,
      `${strong("BCom, BBA, economics, CA")}: many take either, and CUET-UG sets one paper for both. Some economics courses want full Mathematics: read the bulletin of two universities before you choose.`,
    ]) +
    p("Not every school offers both: ask, and tell me the career or degree you think of."),
  hinglish:
    p("CBSE ki Class 11 aur 12 mein Mathematics aur Applied Mathematics do alag subject hain, aur inme se ek hi le sakte hain.") +
    ul([
      `${strong("Mathematics")}: calculus, vectors aur proof zyada. Engineering, architecture, Navy aur Air Force ka NDA, aur maths ya physics wali BSc isi ko maangte hain; inme se kuch bhi khula rakhna ho to yahi lijiye.`,
      `${strong("Applied Mathematics")}: paisa, statistics aur data, thoda calculus; commerce aur social science ke liye. Aasaan maani jaati hai, aur Class 10 ki Basic maths se niyam ke hisaab se yahi milti hai.`,
      `${strong("BCom, BBA, economics, CA")}: bahut jagah dono chalti hain, aur CUET-UG mein dono ka ek hi paper hai. Economics ke kuch course poori Mathematics maangte hain: chunne se pehle do universities ka bulletin padhiye.`,
    ]) +
    p("Har school mein dono nahi hoti: poochiye, aur mujhe woh career ya degree bataiye jo mann mein hai."),
  hindi:
    p("CBSE की Class 11 और 12 में Mathematics और Applied Mathematics दो अलग विषय हैं, और इनमें से एक ही ले सकते हैं।") +
    ul([
      `${strong("Mathematics")}: calculus, vectors और proof ज़्यादा। इंजीनियरिंग, आर्किटेक्चर, नौसेना और वायु सेना का NDA, और मैथ्स या फ़िज़िक्स वाली BSc इसी को माँगते हैं; इनमें से कुछ भी खुला रखना हो तो यही लीजिए।`,
      `${strong("Applied Mathematics")}: पैसा, statistics और डेटा, थोड़ा calculus; कॉमर्स और सामाजिक विज्ञान के लिए। आसान मानी जाती है, और Class 10 की Basic मैथ्स से नियम के हिसाब से यही मिलती है।`,
      `${strong("BCom, BBA, economics, CA")}: बहुत जगह दोनों चलती हैं, और CUET-UG में दोनों का एक ही पेपर है। Economics के कुछ कोर्स पूरी Mathematics माँगते हैं: चुनने से पहले दो विश्वविद्यालयों का बुलेटिन पढ़िए।`,
    ]) +
    p("हर स्कूल में दोनों नहीं होतीं: पूछिए, और मुझे वह करियर या डिग्री बताइए जो मन में है।"),
};

export const AFTER_VOCATIONAL: Wording = {
  english:
    p("Class 12 in a vocational stream is a full Class 12. What decides is which subjects stand on your mark sheet.") +
    ul([
      `${strong("BTech")}: yes where physics and maths are among them; as the third subject AICTE also takes a technical vocational one. Without physics and maths not straight away.`,
      `${strong("By a diploma")}: a polytechnic takes you, in many States straight into the second year where your vocational subject is near the trade; after it comes BTech by lateral entry, into its second year.`,
      `${strong("By BVoc")}: a degree in your own field; AICTE said in 2022 that it counts like the diploma for lateral entry to BTech.`,
      `${strong("The missing subject")}: maths or physics of Class 12 can be added at NIOS (nios.ac.in).`,
      `${strong("Open as it is")}: BA, BCom, BBA, at many colleges BCA, and posts that ask for Class 12. MBBS and NEET-UG ask for physics, chemistry and biology.`,
    ]) +
    p(
      "Show the mark sheet to the college, and read the bulletin of your State's admissions: there it says which vocational subjects count.",
    ),
  hinglish:
    p("Vocational stream ki Class 12 poori Class 12 hai. Faisla isse hota hai ki aapki mark sheet par kaun se subject hain.") +
    ul([
      `${strong("BTech")}: haan, agar physics aur maths unme hain; teesre subject ke roop mein AICTE technical vocational subject bhi leta hai. Physics aur maths ke bina seedha nahi.`,
      `${strong("Diploma se")}: polytechnic le leta hai, kai rajyon mein seedha doosre saal mein, agar vocational subject us trade ke paas ka ho; uske baad lateral entry se BTech, uske doosre saal mein.`,
      `${strong("BVoc se")}: aapki apni field ki degree; AICTE ne 2022 mein kaha ki BTech ki lateral entry ke liye yeh diploma jaisi hi gini jaayegi.`,
      `${strong("Jo subject nahi hai")}: Class 12 ki maths ya physics NIOS (nios.ac.in) se jodi ja sakti hai.`,
      `${strong("Jo aise hi khula hai")}: BA, BCom, BBA, bahut se college mein BCA, aur Class 12 wali posts. MBBS aur NEET-UG physics, chemistry aur biology maangte hain.`,
    ]) +
    p(
      "Mark sheet college ko dikhaiye, aur apne rajya ke admission ka bulletin padhiye: usme likha hota hai ki kaun se vocational subject chalte hain.",
    ),
  hindi:
    p("वोकेशनल स्ट्रीम की Class 12 पूरी Class 12 है। फ़ैसला इससे होता है कि आपकी मार्कशीट पर कौन से विषय हैं।") +
    ul([
      `${strong("BTech")}: हाँ, अगर फ़िज़िक्स और मैथ्स उनमें हैं; तीसरे विषय के रूप में AICTE तकनीकी वोकेशनल विषय भी लेता है। फ़िज़िक्स और मैथ्स के बिना सीधे नहीं।`,
      `${strong("डिप्लोमा से")}: पॉलिटेक्निक ले लेता है, कई राज्यों में सीधे दूसरे साल में, अगर वोकेशनल विषय उस ट्रेड के पास का हो; उसके बाद lateral entry से BTech, उसके दूसरे साल में।`,
      `${strong("BVoc से")}: आपके अपने क्षेत्र की डिग्री; AICTE ने 2022 में कहा कि BTech की lateral entry के लिए यह डिप्लोमा जैसी ही गिनी जाएगी।`,
      `${strong("जो विषय नहीं है")}: Class 12 की मैथ्स या फ़िज़िक्स NIOS (nios.ac.in) से जोड़ी जा सकती है।`,
      `${strong("जो ऐसे ही खुला है")}: BA, BCom, BBA, बहुत से कॉलेज में BCA, और Class 12 वाले पद। MBBS और NEET-UG फ़िज़िक्स, केमिस्ट्री और बायोलॉजी माँगते हैं।`,
    ]) +
    p("मार्कशीट कॉलेज को दिखाइए, और अपने राज्य के प्रवेश का बुलेटिन पढ़िए: उसमें लिखा होता है कि कौन से वोकेशनल विषय चलते हैं।"),
};

export const BOTH_DEGREES_IN_FOUR_YEARS: Wording = {
  english:
    p(
      "BA BEd, BSc BEd or BCom BEd is one course of four years after Class 12, called ITEP: a degree in a subject and the teacher's training together. One after the other they take five.",
    ) +
    ul([
      `${strong("The way in")}: NCET, the test of NTA, after Class 12; for a BSc BEd with the science subjects. Each university offers its own subjects and classes (foundational, preparatory, middle, secondary): look which of them you would teach.`,
      `${strong("Look at the name")}: the older four-year BA BEd and BSc BEd were to take their last students in 2024-25. Ask that the course is an ITEP that NCTE has approved (ncte.gov.in).`,
      `${strong("After it")}: a teacher eligibility test, CTET or the State's, then the recruitment of schools. For Classes 11 and 12 a master's degree is asked for too.`,
      `${strong("Choose it")} if you are sure of teaching. If not, take the degree first: the BEd can follow in two years, and other doors stay open.`,
    ]) +
    p('Name a subject, as in "geography teacher", and I tell you the way there and the pay.'),
  hinglish:
    p(
      "BA BEd, BSc BEd ya BCom BEd Class 12 ke baad chaar saal ka ek hi course hai, jise ITEP kehte hain: vishay ki degree aur teacher ki training saath mein. Alag-alag karne par paanch saal lagte hain.",
    ) +
    ul([
      `${strong("Raasta")}: Class 12 ke baad NTA ka test NCET; BSc BEd ke liye science ke vishay. Har university ke apne vishay aur class hain (foundational, preparatory, middle, secondary): dekhiye ki aap kise padhana chahte hain.`,
      `${strong("Naam dekhiye")}: purane chaar saal wale BA BEd aur BSc BEd mein aakhri admission 2024-25 mein hone the. Poochiye ki course ITEP hai aur NCTE se approved hai (ncte.gov.in).`,
      `${strong("Uske baad")}: teacher eligibility test, CTET ya rajya ka, phir school ki bharti. Class 11 aur 12 ke liye master's degree bhi chahiye.`,
      `${strong("Ise tab chuniye")}, jab padhana pakka ho. Nahi to pehle degree kijiye: BEd baad mein do saal mein ho sakti hai, aur doosre darwaze khule rehte hain.`,
    ]) +
    p('Vishay bataiye, jaise "geography teacher", main uska raasta aur kamai bataungi.'),
  hindi:
    p(
      "BA BEd, BSc BEd या BCom BEd Class 12 के बाद चार साल का एक ही कोर्स है, जिसे ITEP कहते हैं: विषय की डिग्री और टीचर की ट्रेनिंग साथ में। अलग-अलग करने पर पाँच साल लगते हैं।",
    ) +
    ul([
      `${strong("रास्ता")}: Class 12 के बाद NTA का टेस्ट NCET; BSc BEd के लिए साइंस के विषय। हर यूनिवर्सिटी के अपने विषय और क्लास हैं (foundational, preparatory, middle, secondary): देखिए कि आप किसे पढ़ाना चाहते हैं।`,
      `${strong("नाम देखिए")}: पुराने चार साल वाले BA BEd और BSc BEd में आख़िरी प्रवेश 2024-25 में होने थे। पूछिए कि कोर्स ITEP है और NCTE से मान्य है (ncte.gov.in)।`,
      `${strong("उसके बाद")}: शिक्षक पात्रता परीक्षा, CTET या राज्य की, फिर स्कूलों की भर्ती। Class 11 और 12 के लिए मास्टर डिग्री भी चाहिए।`,
      `${strong("इसे तब चुनिए")}, जब पढ़ाना पक्का हो। नहीं तो पहले डिग्री कीजिए: BEd बाद में दो साल में हो सकती है, और दूसरे दरवाज़े खुले रहते हैं।`,
    ]) +
    p('विषय बताइए, जैसे "जियोग्राफ़ी टीचर", मैं उसका रास्ता और कमाई बताऊँगी।'),
};

export const AFTER_A_LOW_TENTH: Wording = {
  english:
    p(
      "A pass in Class 10 opens all of these, whatever the marks; where there are more who apply than seats, marks only decide which school or trade you get.",
    ) +
    ul([
      `${strong("ITI, one or two years")}: trades such as ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}, ${link("/career/welder", "Welder")} or COPA for ${link("/career/computer-operator", "Computer Operator")}. The soonest pay.`,
      `${strong("Polytechnic diploma, three years")}: towards junior engineer and technician; by the State's test or marks, and some ask for a line of marks in maths and science.`,
      `${strong("Class 11 and 12 in arts or commerce")}: degrees that take any stream, and posts that ask for Class 12 stay open; commerce for ${link("/career/accountant", "Accountant")}, arts for ${link("/career/primary-school-teacher", "Primary School Teacher")}. Schools set their own marks: ask at two or three.`,
      `${strong("Short courses of some months")}: for ${link("/career/beautician", "Beautician")}, ${link("/career/tailor", "Tailor")} and other skills, best beside Class 11 and 12 by NIOS (nios.ac.in).`,
    ]) +
    p(
      "Tell me what you like to do with your hands or your head, and I narrow it down. Marks of Class 10 are seldom asked for again once you have a certificate in hand.",
    ),
  hinglish:
    p(
      "Class 10 paas ho to ye sab khule hain, marks kuch bhi hon; jahan seat se zyada log aate hain, wahan marks se sirf yeh tay hota hai ki kaun sa school ya trade mile.",
    ) +
    ul([
      `${strong("ITI, ek ya do saal")}: ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}, ${link("/career/welder", "Welder")} jaise trade, ya COPA se ${link("/career/computer-operator", "Computer Operator")}. Sabse jaldi kamai.`,
      `${strong("Polytechnic diploma, teen saal")}: aage junior engineer aur technician; rajya ke test ya marks se, aur kuch maths aur science mein ek had tak ke marks maangte hain.`,
      `${strong("Arts ya commerce se Class 11 aur 12")}: har stream lene wali degree aur Class 12 wali posts khuli rehti hain; commerce se ${link("/career/accountant", "Accountant")}, arts se ${link("/career/primary-school-teacher", "Primary School Teacher")}. School apne marks khud tay karte hain: do-teen jagah poochiye.`,
      `${strong("Kuch mahinon ke course")}: ${link("/career/beautician", "Beautician")}, ${link("/career/tailor", "Tailor")} aur doosre hunar ke liye; sabse achha NIOS (nios.ac.in) se Class 11 aur 12 ke saath.`,
    ]) +
    p(
      "Bataiye ki haath ya dimaag se kya karna pasand hai, main ise chhota kar dungi. Certificate haath mein aane ke baad Class 10 ke marks kam hi pooche jaate hain.",
    ),
  hindi:
    p("Class 10 पास हो तो ये सब खुले हैं, अंक कुछ भी हों; जहाँ सीट से ज़्यादा लोग आते हैं, वहाँ अंकों से सिर्फ़ यह तय होता है कि कौन सा स्कूल या ट्रेड मिले।") +
    ul([
      `${strong("ITI, एक या दो साल")}: ${link("/career/electrician", "Electrician")}, ${link("/career/fitter", "Fitter")}, ${link("/career/welder", "Welder")} जैसे ट्रेड, या COPA से ${link("/career/computer-operator", "Computer Operator")}। सबसे जल्दी कमाई।`,
      `${strong("पॉलिटेक्निक डिप्लोमा, तीन साल")}: आगे जूनियर इंजीनियर और टेक्नीशियन; राज्य के टेस्ट या अंकों से, और कुछ मैथ्स और साइंस में एक हद तक के अंक माँगते हैं।`,
      `${strong("आर्ट्स या कॉमर्स से Class 11 और 12")}: हर स्ट्रीम लेने वाली डिग्री और Class 12 वाले पद खुले रहते हैं; कॉमर्स से ${link("/career/accountant", "Accountant")}, आर्ट्स से ${link("/career/primary-school-teacher", "Primary School Teacher")}। स्कूल अपने अंक ख़ुद तय करते हैं: दो-तीन जगह पूछिए।`,
      `${strong("कुछ महीनों के कोर्स")}: ${link("/career/beautician", "Beautician")}, ${link("/career/tailor", "Tailor")} और दूसरे हुनर के लिए; सबसे अच्छा NIOS (nios.ac.in) से Class 11 और 12 के साथ।`,
    ]) +
    p("बताइए कि हाथ या दिमाग़ से क्या करना पसंद है, मैं इसे छोटा कर दूँगी। सर्टिफ़िकेट हाथ में आने के बाद Class 10 के अंक कम ही पूछे जाते हैं।"),
};
