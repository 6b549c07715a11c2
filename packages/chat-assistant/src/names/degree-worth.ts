import type { Wording } from "../language.ts";

/** Whether one may stop after a degree: what it is enough for, and what asks for more. */
export const ENOUGH: Readonly<Record<string, Wording>> = {
  BCA: {
    english:
      "Yes, for a first post in software, testing, support or the web, if you can show two or three projects and an internship. Add MCA if you lack offers after it, or want posts that ask for a master's degree; some years of work count as much.",
    hinglish:
      "Haan, software, testing, support ya web ki pehli post ke liye, agar aap do ya teen project aur ek internship dikha sakein. MCA tab kijiye jab iske baad offer na milein, ya aisi posts chahiye jo master's degree maangti hain; kuch saal ka kaam bhi utna hi maana jaata hai.",
    hindi:
      "हाँ, सॉफ़्टवेयर, टेस्टिंग, सपोर्ट या वेब के पहले पद के लिए, अगर आप दो या तीन प्रोजेक्ट और एक इंटर्नशिप दिखा सकें। MCA तब कीजिए जब इसके बाद ऑफ़र न मिलें, या ऐसे पद चाहिए जो मास्टर डिग्री माँगते हैं; कुछ साल का काम भी उतना ही माना जाता है।",
  },
  BTech: {
    english: "Yes: most engineers work with it alone. MTech is asked for in research, college teaching and some special fields.",
    hinglish:
      "Haan: zyadatar engineer isi ke saath kaam karte hain. MTech research, college mein padhane aur kuch khaas field mein maanga jaata hai.",
    hindi: "हाँ: ज़्यादातर इंजीनियर इसी के साथ काम करते हैं। MTech रिसर्च, कॉलेज में पढ़ाने और कुछ ख़ास फ़ील्ड में माँगा जाता है।",
  },
  BCom: {
    english:
      "For a first post in accounts, banking, sales or an office: yes, best with Tally, GST and Excel. For more pay later most add one thing: CA, CS, CMA, an MBA, or an exam for graduates.",
    hinglish:
      "Accounts, banking, sales ya office ki pehli post ke liye: haan, Tally, GST aur Excel ke saath sabse achha. Aage zyada kamai ke liye zyadatar log ek cheez jodte hain: CA, CS, CMA, MBA, ya graduate wala koi exam.",
    hindi:
      "अकाउंट्स, बैंकिंग, सेल्स या ऑफ़िस के पहले पद के लिए: हाँ, Tally, GST और Excel के साथ सबसे अच्छा। आगे ज़्यादा कमाई के लिए ज़्यादातर लोग एक चीज़ जोड़ते हैं: CA, CS, CMA, MBA, या ग्रेजुएट वाली कोई परीक्षा।",
  },
  BBA: {
    english:
      "For a first post in sales, operations or people: yes, and pay begins low. Most add an MBA after some years of work; experience and results count as much.",
    hinglish:
      "Sales, operations ya HR ki pehli post ke liye: haan, aur kamai kam se shuru hoti hai. Zyadatar log kuch saal kaam ke baad MBA karte hain; anubhav aur kaam ke nateeje utne hi maane jaate hain.",
    hindi:
      "सेल्स, ऑपरेशन या HR के पहले पद के लिए: हाँ, और कमाई कम से शुरू होती है। ज़्यादातर लोग कुछ साल काम के बाद MBA करते हैं; अनुभव और काम के नतीजे उतने ही माने जाते हैं।",
  },
  BA: {
    english:
      "For posts that ask for any degree: yes, also UPSC, SSC and banks. For a profession add one thing to it: BEd, LLB, a master's degree or a skill.",
    hinglish:
      "Jin posts mein koi bhi degree chalti hai, unke liye: haan, UPSC, SSC aur bank bhi. Kisi peshe ke liye ek cheez jodiye: BEd, LLB, master's degree ya koi hunar.",
    hindi: "जिन पदों में कोई भी डिग्री चलती है, उनके लिए: हाँ, UPSC, SSC और बैंक भी। किसी पेशे के लिए एक चीज़ जोड़िए: BEd, LLB, मास्टर डिग्री या कोई हुनर।",
  },
  BSc: {
    english:
      "For school laboratories, sales of medicines and instruments, and posts for any graduate: yes. Research, college teaching and better laboratory posts ask for an MSc.",
    hinglish:
      "School ki lab, dawai aur instrument ki sales, aur kisi bhi graduate wali posts ke liye: haan. Research, college mein padhane aur lab ki behtar posts ke liye MSc maangi jaati hai.",
    hindi:
      "स्कूल की लैब, दवाई और उपकरणों की सेल्स, और किसी भी ग्रेजुएट वाले पदों के लिए: हाँ। रिसर्च, कॉलेज में पढ़ाने और लैब के बेहतर पदों के लिए MSc माँगी जाती है।",
  },
  MBBS: {
    english: "Yes, to practise and for medical officers' posts. Specialists and most hospital careers need MD or MS.",
    hinglish: "Haan, practice aur medical officer ki post ke liye. Specialist aur hospital ke zyadatar careers ke liye MD ya MS chahiye.",
    hindi: "हाँ, प्रैक्टिस और मेडिकल ऑफ़िसर के पद के लिए। स्पेशलिस्ट और अस्पताल के ज़्यादातर करियर के लिए MD या MS चाहिए।",
  },
  BDS: {
    english: "Yes, to practise as a dentist. MDS is for specialists and teachers.",
    hinglish: "Haan, daant ke doctor ki practice ke liye. MDS specialist aur padhane walon ke liye hai.",
    hindi: "हाँ, दाँत के डॉक्टर की प्रैक्टिस के लिए। MDS स्पेशलिस्ट और पढ़ाने वालों के लिए है।",
  },
  BPT: {
    english: "Yes, to work as a physiotherapist. MPT helps for teaching and large hospitals.",
    hinglish: "Haan, physiotherapist ke kaam ke liye. MPT padhane aur bade hospital mein kaam aata hai.",
    hindi: "हाँ, फ़िज़ियोथेरेपिस्ट के काम के लिए। MPT पढ़ाने और बड़े अस्पताल में काम आता है।",
  },
  BPharm: {
    english: "Yes: it registers you, and firms and hospitals take it. MPharm is for research and teaching.",
    hinglish: "Haan: yeh aapko register karta hai, aur companies aur hospital lete hain. MPharm research aur padhane ke liye hai.",
    hindi: "हाँ: यह आपको रजिस्टर करता है, और कंपनियाँ और अस्पताल लेते हैं। MPharm रिसर्च और पढ़ाने के लिए है।",
  },
  GNM: {
    english:
      "Yes, it registers you as a nurse, also for government posts whose notices name it. The degree helps for teaching and senior posts.",
    hinglish:
      "Haan, yeh aapko nurse ke roop mein register karta hai, un sarkari posts ke liye bhi jinke notice mein iska naam hai. Degree padhane aur senior posts mein kaam aati hai.",
    hindi: "हाँ, यह आपको नर्स के रूप में रजिस्टर करता है, उन सरकारी पदों के लिए भी जिनके नोटिस में इसका नाम है। डिग्री पढ़ाने और सीनियर पदों में काम आती है।",
  },
  LLB: {
    english: "Yes: with enrolment and the Bar examination you may practise. LLM is for teaching.",
    hinglish: "Haan: enrolment aur Bar exam ke saath aap practice kar sakte hain. LLM padhane ke liye hai.",
    hindi: "हाँ: enrolment और Bar परीक्षा के साथ आप प्रैक्टिस कर सकते हैं। LLM पढ़ाने के लिए है।",
  },
  BEd: {
    english: "Yes for Classes 6 to 10 with a degree and the teacher eligibility test. Classes 11 and 12 also ask for a master's degree.",
    hinglish:
      "Haan, Class 6 se 10 ke liye, degree aur teacher eligibility test ke saath. Class 11 aur 12 ke liye master's degree bhi chahiye.",
    hindi: "हाँ, Class 6 से 10 के लिए, डिग्री और शिक्षक पात्रता परीक्षा के साथ। Class 11 और 12 के लिए मास्टर डिग्री भी चाहिए।",
  },
  DPharm: {
    english: "Yes, to be a registered pharmacist with a shop or in a hospital; an exit exam stands before it. BPharm opens industry.",
    hinglish:
      "Haan, registered pharmacist banne ke liye, dukaan ya hospital mein; usse pehle ek exit exam hota hai. BPharm industry ka raasta kholta hai.",
    hindi: "हाँ, रजिस्टर्ड फ़ार्मासिस्ट बनने के लिए, दुकान या अस्पताल में; उससे पहले एक exit exam होता है। BPharm इंडस्ट्री का रास्ता खोलता है।",
  },
  ITI: {
    english: "Yes, for a trade: an apprenticeship after it teaches most and pays. A diploma is for junior engineers' posts.",
    hinglish:
      "Haan, trade ke kaam ke liye: iske baad ki apprenticeship sabse zyada sikhati hai aur paise bhi deti hai. Diploma junior engineer ki posts ke liye hai.",
    hindi: "हाँ, ट्रेड के काम के लिए: इसके बाद की अप्रेंटिसशिप सबसे ज़्यादा सिखाती है और पैसे भी देती है। डिप्लोमा जूनियर इंजीनियर के पदों के लिए है।",
  },
  Diploma: {
    english: "Yes, for junior technical posts. BTech, from its second year on, is for engineers' posts.",
    hinglish: "Haan, junior technical posts ke liye. BTech, jo iske doosre saal se ho sakta hai, engineer ki posts ke liye hai.",
    hindi: "हाँ, जूनियर टेक्निकल पदों के लिए। BTech, जो इसके दूसरे साल से हो सकता है, इंजीनियर के पदों के लिए है।",
  },
  "Polytechnic diploma": {
    english: "Yes, for junior technical posts. BTech, from its second year on, is for engineers' posts.",
    hinglish: "Haan, junior technical posts ke liye. BTech, jo iske doosre saal se ho sakta hai, engineer ki posts ke liye hai.",
    hindi: "हाँ, जूनियर टेक्निकल पदों के लिए। BTech, जो इसके दूसरे साल से हो सकता है, इंजीनियर के पदों के लिए है।",
  },
};

/** Whether a degree is worth its years, where it has a rule of its own. */
export const WORTH_OF: Readonly<Record<string, Wording>> = {
  MBA: {
    english:
      "An MBA pays most after two or three years of work, from a college whose placements you have seen; a costly one from an unknown college, right after the first degree, often does not. Entrances: CAT, XAT, MAT and others.",
    hinglish:
      "MBA sabse zyada tab deta hai jab do ya teen saal kaam ke baad ho, aise college se jiske placement aapne dekhe hon; anjaan college ka mehnga MBA, pehli degree ke turant baad, aksar nahi. Entrance: CAT, XAT, MAT aur doosre.",
    hindi:
      "MBA सबसे ज़्यादा तब देता है जब दो या तीन साल काम के बाद हो, ऐसे कॉलेज से जिसके प्लेसमेंट आपने देखे हों; अनजान कॉलेज का महँगा MBA, पहली डिग्री के तुरंत बाद, अक्सर नहीं। Entrance: CAT, XAT, MAT और दूसरे।",
  },
  BHMS: {
    english:
      "It is a full degree of medicine of its own kind, with registration and practice in homoeopathy; it is not MBBS, and surgery and most allopathic posts stay closed.",
    hinglish:
      "Yeh apni tarah ki medicine ki poori degree hai, registration aur homoeopathy ki practice ke saath; yeh MBBS nahi hai, aur surgery aur zyadatar allopathic posts band rehti hain.",
    hindi:
      "यह अपनी तरह की मेडिसिन की पूरी डिग्री है, रजिस्ट्रेशन और होम्योपैथी की प्रैक्टिस के साथ; यह MBBS नहीं है, और सर्जरी और ज़्यादातर एलोपैथिक पद बंद रहते हैं।",
  },
  BAMS: {
    english:
      "It is a full degree of medicine of its own kind, with registration as an Ayurveda doctor, posts in AYUSH services and own practice; it is not MBBS.",
    hinglish:
      "Yeh apni tarah ki medicine ki poori degree hai: Ayurveda doctor ke roop mein registration, AYUSH ki posts aur apni practice; yeh MBBS nahi hai.",
    hindi: "यह अपनी तरह की मेडिसिन की पूरी डिग्री है: आयुर्वेद डॉक्टर के रूप में रजिस्ट्रेशन, AYUSH के पद और अपनी प्रैक्टिस; यह MBBS नहीं है।",
  },
  MBBS: {
    english:
      "It opens work for life that is always needed, and asks for many years, a hard entrance and often MD or MS after it. Take it if the work draws you, not the name.",
    hinglish:
      "Yeh zindagi bhar ka aisa kaam kholta hai jo hamesha chahiye hota hai, aur bahut saal, mushkil entrance aur aksar baad mein MD ya MS maangta hai. Tab lijiye jab kaam kheenchta ho, naam nahi.",
    hindi:
      "यह ज़िंदगी भर का ऐसा काम खोलता है जो हमेशा चाहिए होता है, और बहुत साल, मुश्किल entrance और अक्सर बाद में MD या MS माँगता है। तब लीजिए जब काम खींचता हो, नाम नहीं।",
  },
  BDS: {
    english:
      "Yes at a government college or a fee that you can bear, and if you will build a practice: the first years as an assistant pay little, and salaried posts are few. At a high private fee on a loan, mostly not.",
    hinglish:
      "Sarkari college ya aisi fees par jo aap utha sakein, haan, agar aap apni practice banayenge: assistant ke shuru ke saal kam dete hain, aur salary wali posts kam hain. Loan par badi private fees mein zyadatar nahi.",
    hindi:
      "सरकारी कॉलेज या ऐसी फ़ीस पर जो आप उठा सकें, हाँ, अगर आप अपनी प्रैक्टिस बनाएँगे: असिस्टेंट के शुरू के साल कम देते हैं, और सैलरी वाले पद कम हैं। लोन पर बड़ी प्राइवेट फ़ीस में ज़्यादातर नहीं।",
  },
  BTech: {
    english:
      "Yes at a college that firms visit, in any branch that you would study gladly. At an unknown college with a high fee a BCA, a diploma or a BSc at a government college may bring you as far for less.",
    hinglish:
      "Haan, aise college mein jahan companies aati hain, kisi bhi branch mein jo aap mann se padhein. Anjaan college mein badi fees dekar, sarkari college ka BCA, diploma ya BSc kam paise mein utna hi door le ja sakta hai.",
    hindi:
      "हाँ, ऐसे कॉलेज में जहाँ कंपनियाँ आती हैं, किसी भी ब्रांच में जो आप मन से पढ़ें। अनजान कॉलेज में बड़ी फ़ीस देने के बजाय सरकारी कॉलेज का BCA, डिप्लोमा या BSc कम पैसे में उतना ही दूर ले जा सकता है।",
  },
  BBA: {
    english: "Alone it brings junior posts; with an internship each summer, or an MBA after some years of work, it pays.",
    hinglish:
      "Akele isse junior posts milti hain; har garmi mein internship ke saath, ya kuch saal kaam ke baad MBA ke saath, yeh faydemand hai.",
    hindi: "अकेले इससे जूनियर पद मिलते हैं; हर गर्मी में इंटर्नशिप के साथ, या कुछ साल काम के बाद MBA के साथ, यह फ़ायदेमंद है।",
  },
  BCA: {
    english: "Yes for whom likes to program: projects that can be shown count more than the college's name.",
    hinglish: "Haan, jise program banana pasand ho: dikhaye ja sakne wale project college ke naam se zyada maane jaate hain.",
    hindi: "हाँ, जिसे प्रोग्राम बनाना पसंद हो: दिखाए जा सकने वाले प्रोजेक्ट कॉलेज के नाम से ज़्यादा माने जाते हैं।",
  },
  BEd: {
    english: "Yes if you want to teach Classes 6 to 12: schools of the State ask for it. For nothing else.",
    hinglish: "Haan, agar Class 6 se 12 ko padhana chahte hain: rajya ke school ise maangte hain. Aur kisi cheez ke liye nahi.",
    hindi: "हाँ, अगर Class 6 से 12 को पढ़ाना चाहते हैं: राज्य के स्कूल इसे माँगते हैं। और किसी चीज़ के लिए नहीं।",
  },
  LLB: {
    english:
      "Yes if you like reading and arguing and can live through lean first years at the Bar, or aim at judicial services or a company.",
    hinglish:
      "Haan, agar padhna aur bahas pasand ho aur vakaalat ke shuru ke kam kamai wale saal nikaal sakein, ya judicial services ya company mein jaana ho.",
    hindi: "हाँ, अगर पढ़ना और बहस पसंद हो और वकालत के शुरू के कम कमाई वाले साल निकाल सकें, या न्यायिक सेवा या कंपनी में जाना हो।",
  },
  "BA LLB": {
    english: "Yes if you are sure of law: the first years at the Bar are lean, and firms look at the college and at internships.",
    hinglish: "Haan, agar law pakka ho: vakaalat ke shuru ke saal kam kamai ke hain, aur companies college aur internship dekhti hain.",
    hindi: "हाँ, अगर लॉ पक्का हो: वकालत के शुरू के साल कम कमाई के हैं, और कंपनियाँ कॉलेज और इंटर्नशिप देखती हैं।",
  },
  BSc: {
    english: "Yes as a step: alone it opens few posts beyond those for any graduate; MSc, BEd or an exam must follow.",
    hinglish:
      "Ek kadam ke roop mein haan: akele yeh kisi bhi graduate wali posts se aage kam kholti hai; MSc, BEd ya koi exam iske baad chahiye.",
    hindi: "एक क़दम के रूप में हाँ: अकेले यह किसी भी ग्रेजुएट वाले पदों से आगे कम खोलती है; MSc, BEd या कोई परीक्षा इसके बाद चाहिए।",
  },
  PhD: {
    english: "Yes if you want research or college teaching and have a fellowship; for pay alone, no.",
    hinglish: "Haan, agar research ya college mein padhana chahte hain aur fellowship ho; sirf kamai ke liye nahi.",
    hindi: "हाँ, अगर रिसर्च या कॉलेज में पढ़ाना चाहते हैं और फ़ेलोशिप हो; सिर्फ़ कमाई के लिए नहीं।",
  },
  BPharm: {
    english: "Yes for medicine makers, quality control and further study; for a shop alone DPharm is shorter and enough.",
    hinglish: "Haan, dawai companies, quality control aur aage ki padhai ke liye; sirf dukaan ke liye DPharm chhota hai aur kaafi hai.",
    hindi: "हाँ, दवाई कंपनियों, क्वालिटी कंट्रोल और आगे की पढ़ाई के लिए; सिर्फ़ दुकान के लिए DPharm छोटा है और काफ़ी है।",
  },
  "BSc Nursing": {
    english: "Yes: nurses are needed everywhere, and government posts pay well; private hospitals begin low, and there are nights.",
    hinglish:
      "Haan: nurse har jagah chahiye, aur sarkari posts ki kamai achhi hai; private hospital kam se shuru karte hain, aur raat ki duty hoti hai.",
    hindi: "हाँ: नर्स हर जगह चाहिए, और सरकारी पदों की कमाई अच्छी है; प्राइवेट अस्पताल कम से शुरू करते हैं, और रात की ड्यूटी होती है।",
  },
  BPT: {
    english: "Yes if you like the work: own practice grows with the years, and first posts in private clinics pay little.",
    hinglish: "Haan, agar kaam pasand ho: apni practice saalon mein badhti hai, aur private clinic ki pehli posts kam deti hain.",
    hindi: "हाँ, अगर काम पसंद हो: अपनी प्रैक्टिस सालों में बढ़ती है, और प्राइवेट क्लीनिक के पहले पद कम देते हैं।",
  },
  "BSc Agriculture": {
    english:
      "Yes: it is open to agriculture officers' and rural bank posts that others may not sit for. See that the college is approved by ICAR.",
    hinglish:
      "Haan: isse krishi adhikari aur gramin bank ki woh posts khulti hain jo doosron ke liye nahi. Dekhiye ki college ICAR se approved ho.",
    hindi: "हाँ: इससे कृषि अधिकारी और ग्रामीण बैंक के वे पद खुलते हैं जो दूसरों के लिए नहीं। देखिए कि कॉलेज ICAR से मान्य हो।",
  },
  "BSc Forestry": {
    english:
      "Yes if you would work in or for forests: for the Forest Service and range officers it counts like other science degrees. See that the college is approved by ICAR.",
    hinglish:
      "Haan, agar jungle mein ya jungle ke liye kaam karna ho: Forest Service aur range officer ke liye yeh doosri science degree ki tarah chalti hai. Dekhiye ki college ICAR se approved ho.",
    hindi:
      "हाँ, अगर जंगल में या जंगल के लिए काम करना हो: Forest Service और रेंज अफ़सर के लिए यह दूसरी साइंस डिग्री की तरह चलती है। देखिए कि कॉलेज ICAR से मान्य हो।",
  },
  BFSc: {
    english:
      "Yes if you like the work: fisheries departments ask for it by name, and hatcheries, feed and export firms take its graduates. See that the college is approved by ICAR.",
    hinglish:
      "Haan, agar kaam pasand ho: matsya vibhag ise naam se maangte hain, aur hatchery, feed aur export companies iske graduates leti hain. Dekhiye ki college ICAR se approved ho.",
    hindi: "हाँ, अगर काम पसंद हो: मत्स्य विभाग इसे नाम से माँगते हैं, और हैचरी, फ़ीड और निर्यात कंपनियाँ इसके ग्रेजुएट लेती हैं। देखिए कि कॉलेज ICAR से मान्य हो।",
  },
  MCA: {
    english:
      "Yes if you lack a first offer in software or want posts that ask for a master's degree; with an offer and projects in hand, work teaches as much.",
    hinglish:
      "Haan, agar software mein pehla offer na mila ho ya master's degree wali posts chahiye; offer aur project haath mein hon to kaam bhi utna hi sikhata hai.",
    hindi: "हाँ, अगर सॉफ़्टवेयर में पहला ऑफ़र न मिला हो या मास्टर डिग्री वाले पद चाहिए; ऑफ़र और प्रोजेक्ट हाथ में हों तो काम भी उतना ही सिखाता है।",
  },
  MSc: {
    english: "Yes if your subject asks for it, as most of research, teaching and laboratories do; for an office post it adds little.",
    hinglish: "Haan, agar aapka vishay ise maangta ho, jaise zyadatar research, teaching aur lab; office ki post mein yeh kam jodti hai.",
    hindi: "हाँ, अगर आपका विषय इसे माँगता हो, जैसे ज़्यादातर रिसर्च, टीचिंग और लैब; ऑफ़िस के पद में यह कम जोड़ती है।",
  },
  MA: {
    english: "Yes for teaching Classes 11 and 12, for college with NET, and for psychology; alone it seldom raises pay.",
    hinglish: "Haan, Class 11 aur 12 ko padhane, NET ke saath college, aur psychology ke liye; akele kamai kam hi badhti hai.",
    hindi: "हाँ, Class 11 और 12 को पढ़ाने, NET के साथ कॉलेज, और साइकोलॉजी के लिए; अकेले कमाई कम ही बढ़ती है।",
  },
  MCom: {
    english: "Yes for teaching with NET; in a firm CA, CMA or an MBA counts more.",
    hinglish: "Haan, NET ke saath padhane ke liye; company mein CA, CMA ya MBA zyada maana jaata hai.",
    hindi: "हाँ, NET के साथ पढ़ाने के लिए; कंपनी में CA, CMA या MBA ज़्यादा माना जाता है।",
  },
  BA: {
    english:
      "Yes as the cheapest way to a degree that all posts for graduates accept, with hours left for exams; choose the next step early.",
    hinglish:
      "Haan, aisi degree ka sabse sasta raasta jo graduate wali har post mein chalti hai, aur exam ke liye samay bachta hai; agla kadam jaldi chun lijiye.",
    hindi: "हाँ, ऐसी डिग्री का सबसे सस्ता रास्ता जो ग्रेजुएट वाले हर पद में चलती है, और परीक्षाओं के लिए समय बचता है; अगला क़दम जल्दी चुन लीजिए।",
  },
  BCom: {
    english: "Yes for accounts and banks, and beside CA, CS or CMA; alone pay begins low.",
    hinglish: "Haan, accounts aur bank ke liye, aur CA, CS ya CMA ke saath; akele kamai kam se shuru hoti hai.",
    hindi: "हाँ, अकाउंट्स और बैंक के लिए, और CA, CS या CMA के साथ; अकेले कमाई कम से शुरू होती है।",
  },
  GNM: {
    english: "Yes: it registers you as a nurse after three years, and nurses are needed everywhere.",
    hinglish: "Haan: teen saal ke baad nurse ke roop mein register karta hai, aur nurse har jagah chahiye.",
    hindi: "हाँ: तीन साल के बाद नर्स के रूप में रजिस्टर करता है, और नर्स हर जगह चाहिए।",
  },
  DPharm: {
    english: "Yes for a counter or a shop of your own.",
    hinglish: "Haan, counter ya apni dukaan ke liye.",
    hindi: "हाँ, काउंटर या अपनी दुकान के लिए।",
  },
  "D.El.Ed": {
    english: "Yes if you want to teach Classes 1 to 5; seats in government schools go by TET and recruitment, which may take years.",
    hinglish:
      "Haan, agar Class 1 se 5 ko padhana chahte hain; sarkari school ki seat TET aur bharti se milti hai, jisme saal lag sakte hain.",
    hindi: "हाँ, अगर Class 1 से 5 को पढ़ाना चाहते हैं; सरकारी स्कूल की सीट TET और भर्ती से मिलती है, जिसमें साल लग सकते हैं।",
  },
  ITI: {
    english: "Yes in a trade that firms near you look for, such as electrician, fitter or welder, with an apprenticeship after it.",
    hinglish:
      "Haan, aisi trade mein jo aapke paas ki companies dhoondhti hain, jaise electrician, fitter ya welder, aur uske baad apprenticeship.",
    hindi: "हाँ, ऐसी ट्रेड में जो आपके पास की कंपनियाँ ढूँढ़ती हैं, जैसे इलेक्ट्रीशियन, फ़िटर या वेल्डर, और उसके बाद अप्रेंटिसशिप।",
  },
  Diploma: {
    english: "Yes for junior technical posts in a few years, and BTech stays open.",
    hinglish: "Haan, kuch hi saal mein junior technical posts ke liye, aur BTech khula rehta hai.",
    hindi: "हाँ, कुछ ही साल में जूनियर टेक्निकल पदों के लिए, और BTech खुला रहता है।",
  },
  "Polytechnic diploma": {
    english: "Yes for junior technical posts in a few years, and BTech stays open.",
    hinglish: "Haan, kuch hi saal mein junior technical posts ke liye, aur BTech khula rehta hai.",
    hindi: "हाँ, कुछ ही साल में जूनियर टेक्निकल पदों के लिए, और BTech खुला रहता है।",
  },
};
