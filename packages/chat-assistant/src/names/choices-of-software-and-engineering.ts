import type { Wording } from "../language.ts";

/** What speaks for careers of software, data, engineering and building, by id: completes "Choose it if you", or "Ise tab chuniye, jab". */
export const OF_SOFTWARE_AND_ENGINEERING: Readonly<Record<string, Wording>> = {
  "software-engineer": {
    english: "like to build with code, at a desk, and to learn anew each year",
    hinglish: "aapko desk par code se kuch banana aur har saal naya seekhna pasand ho",
    hindi: "आपको डेस्क पर कोड से कुछ बनाना और हर साल नया सीखना पसंद हो",
  },
  "data-scientist": {
    english: "like mathematics and statistics well enough for a master's degree",
    hinglish: "aapko maths aur statistics itni pasand ho ki master's degree kar sakein",
    hindi: "आपको मैथ्स और स्टैटिस्टिक्स इतनी पसंद हो कि मास्टर डिग्री कर सकें",
  },
  "data-analyst": {
    english: "like tables and questions, and want to begin after a first degree",
    hinglish: "aapko table aur sawal pasand hon, aur pehli degree ke baad shuru karna ho",
    hindi: "आपको टेबल और सवाल पसंद हों, और पहली डिग्री के बाद शुरू करना हो",
  },
  "information-security-analyst": {
    english: "like to find holes in systems and can be called at night",
    hinglish: "aapko system ki kamiyan dhoondhna pasand ho aur raat ko bulaya ja sake",
    hindi: "आपको सिस्टम की कमियाँ ढूँढ़ना पसंद हो और रात को बुलाया जा सके",
  },
  "artificial-intelligence-specialist": {
    english: "like mathematics and code alike and will study beyond a first degree",
    hinglish: "aapko maths aur code dono pasand hon aur pehli degree ke aage bhi padhein",
    hindi: "आपको मैथ्स और कोड दोनों पसंद हों और पहली डिग्री के आगे भी पढ़ें",
  },
  "ux-designer": {
    english: "like to watch how people use a thing and to mend it",
    hinglish: "aapko yeh dekhna pasand ho ki log cheez kaise istemal karte hain, aur use behtar karna",
    hindi: "आपको यह देखना पसंद हो कि लोग चीज़ कैसे इस्तेमाल करते हैं, और उसे बेहतर करना",
  },
  "electronics-engineer": {
    english: "like circuits, chips and devices; software firms take it as well",
    hinglish: "aapko circuit, chip aur device pasand hon; software companies bhi lete hain",
    hindi: "आपको सर्किट, चिप और डिवाइस पसंद हों; सॉफ़्टवेयर कंपनियाँ भी लेती हैं",
  },
  "electrical-engineer": {
    english: "like power, motors and machines; railways, power companies and public firms look for it",
    hinglish: "aapko bijli, motor aur machine pasand ho; railway, bijli companies aur sarkari companies ise dhoondhti hain",
    hindi: "आपको बिजली, मोटर और मशीन पसंद हो; रेलवे, बिजली कंपनियाँ और सरकारी कंपनियाँ इसे ढूँढ़ती हैं",
  },
  "civil-engineer": {
    english: "like sites, buildings and roads, and think of government posts: these are many",
    hinglish: "aapko site, imaarat aur sadak pasand hon, aur sarkari posts ka socha ho: yeh bahut hain",
    hindi: "आपको साइट, इमारत और सड़क पसंद हों, और सरकारी पदों का सोचा हो: ये बहुत हैं",
  },
  "chemical-engineer": {
    english: "like chemistry and plants for medicine, fuel or food",
    hinglish: "aapko chemistry aur dawai, fuel ya khane ke plant pasand hon",
    hindi: "आपको केमिस्ट्री और दवाई, ईंधन या खाने के प्लांट पसंद हों",
  },
  architect: {
    english: "like drawing and building together, and five years of study",
    hinglish: "aapko drawing aur building dono pasand hon, aur paanch saal ki padhai",
    hindi: "आपको ड्रॉइंग और बिल्डिंग दोनों पसंद हों, और पाँच साल की पढ़ाई",
  },
  "full-stack-developer": {
    english: "want to build a whole app, screen and server both, often in a small team, and gladly know a little of everything",
    hinglish: "aapko poora app banana ho, screen bhi aur server bhi, aksar chhoti team mein, aur har cheez thodi-thodi seekhna achha lage",
    hindi: "आपको पूरा ऐप बनाना हो, स्क्रीन भी और सर्वर भी, अक्सर छोटी टीम में, और हर चीज़ थोड़ी-थोड़ी सीखना अच्छा लगे",
  },
  "frontend-developer": {
    english: "like code whose result you see at once, care for each button on a slow phone, and can bear tools that change often",
    hinglish:
      "aapko aisa code pasand ho jiska nateeja turant dikhe, dheeme phone par har button ki parwah ho, aur baar-baar badalte tools chalein",
    hindi: "आपको ऐसा कोड पसंद हो जिसका नतीजा तुरंत दिखे, धीमे फ़ोन पर हर बटन की परवाह हो, और बार-बार बदलते टूल चलें",
  },
  "back-end-web-developer": {
    english: "like logic and data behind the screen, where nobody sees your work, and can be called when the server falls over",
    hinglish:
      "aapko screen ke peeche ka logic aur data pasand ho, jahan aapka kaam kisi ko nahi dikhta, aur server girne par bulaya ja sake",
    hindi: "आपको स्क्रीन के पीछे का लॉजिक और डेटा पसंद हो, जहाँ आपका काम किसी को नहीं दिखता, और सर्वर गिरने पर बुलाया जा सके",
  },
  "web-designer": {
    english: "like layout, colour and pictures more than code, and can take a client's tenth change; ready-made templates press the price",
    hinglish:
      "aapko code se zyada layout, rang aur tasveerein pasand hon, aur client ka dasvaan badlaav sah sakein; bane-banaye template daam girate hain",
    hindi: "आपको कोड से ज़्यादा लेआउट, रंग और तस्वीरें पसंद हों, और क्लाइंट का दसवाँ बदलाव सह सकें; बने-बनाए टेम्पलेट दाम गिराते हैं",
  },
  "android-developer": {
    english: "want apps for the phones that most Indians use, learnt on an ordinary computer; you test for very many models",
    hinglish:
      "aapko un phone ke liye app banane hon jo zyadatar Bharatiya chalate hain, aur saadhe computer par seekhna ho; bahut se model par jaanchna padta hai",
    hindi: "आपको उन फ़ोन के लिए ऐप बनाने हों जो ज़्यादातर भारतीय चलाते हैं, और सादे कंप्यूटर पर सीखना हो; बहुत से मॉडल पर जाँचना पड़ता है",
  },
  "ios-developer": {
    english: "like polished iPhone apps and can get a costly Mac to learn on; there are fewer such posts than for Android",
    hinglish: "aapko iPhone ke saaf-suthre app pasand hon aur seekhne ke liye mehenga Mac mil sake; aisi posts Android se kam hain",
    hindi: "आपको iPhone के साफ़-सुथरे ऐप पसंद हों और सीखने के लिए महँगा Mac मिल सके; ऐसे पद Android से कम हैं",
  },
  "mobile-app-developer": {
    english: "want one code for Android and iPhone, quick and liked by small firms, even if it fits neither phone perfectly",
    hinglish:
      "aapko Android aur iPhone dono ke liye ek hi code chahiye, jo jaldi banta hai aur chhoti companies ko pasand hai, chahe kisi phone par ekdum sahi na baithe",
    hindi: "आपको Android और iPhone दोनों के लिए एक ही कोड चाहिए, जो जल्दी बनता है और छोटी कंपनियों को पसंद है, चाहे किसी फ़ोन पर एकदम सही न बैठे",
  },
  "ui-designer": {
    english: "have an eye for colour, type and spacing and like to draw each screen; a UX designer spends more time with users",
    hinglish:
      "aapki nazar rang, akshar aur jagah par jaati ho aur har screen banana pasand ho; UX designer logon ke saath zyada samay bitata hai",
    hindi: "आपकी नज़र रंग, अक्षर और जगह पर जाती हो और हर स्क्रीन बनाना पसंद हो; UX डिज़ाइनर लोगों के साथ ज़्यादा समय बिताता है",
  },
  "game-developer": {
    english: "like maths and code as much as games, and can bear late nights before a launch; there are few studios, in a few cities",
    hinglish:
      "aapko game jitne hi maths aur code bhi pasand hon, aur launch se pehle der raat tak kaam kar sakein; studio kam hain, kuch hi sheheron mein",
    hindi: "आपको गेम जितने ही मैथ्स और कोड भी पसंद हों, और लॉन्च से पहले देर रात तक काम कर सकें; स्टूडियो कम हैं, कुछ ही शहरों में",
  },
  "data-engineer": {
    english: "like to build the pipes that bring clean data to others: more code and less statistics than a data scientist's work",
    hinglish: "aapko doosron tak saaf data pahunchane wale raaste banana pasand ho: data scientist se zyada code aur kam statistics",
    hindi: "आपको दूसरों तक साफ़ डेटा पहुँचाने वाले रास्ते बनाना पसंद हो: डेटा साइंटिस्ट से ज़्यादा कोड और कम स्टैटिस्टिक्स",
  },
  "database-administrator": {
    english: "like order and care more than building new things, and can work on Sunday nights, when nobody else needs the data",
    hinglish:
      "aapko naya banane se zyada vyavastha aur savdhaani pasand ho, aur Sunday ki raat kaam kar sakein, jab data kisi aur ko nahi chahiye",
    hindi: "आपको नया बनाने से ज़्यादा व्यवस्था और सावधानी पसंद हो, और रविवार की रात काम कर सकें, जब डेटा किसी और को नहीं चाहिए",
  },
  "machine-learning-engineer": {
    english: "like code even more than maths, and want a model to run in a real product; a data scientist asks and explains more",
    hinglish:
      "aapko maths se bhi zyada code pasand ho, aur model ko asli product mein chalana ho; data scientist ka kaam poochne aur samjhane ka zyada hai",
    hindi: "आपको मैथ्स से भी ज़्यादा कोड पसंद हो, और मॉडल को असली प्रोडक्ट में चलाना हो; डेटा साइंटिस्ट का काम पूछने और समझाने का ज़्यादा है",
  },
  "cloud-engineer": {
    english:
      "like servers and networks more than apps, will take new certificates every few years, and check twice, for one forgotten setting costs dearly",
    hinglish:
      "aapko app se zyada server aur network pasand hon, har kuch saal mein naye certificate karein, aur do baar jaanchein, kyunki ek bhooli setting mehengi padti hai",
    hindi: "आपको ऐप से ज़्यादा सर्वर और नेटवर्क पसंद हों, हर कुछ साल में नए सर्टिफ़िकेट करें, और दो बार जाँचें, क्योंकि एक भूली सेटिंग महँगी पड़ती है",
  },
  "devops-engineer": {
    english:
      "like to automate how others' code goes live and stay calm when it breaks at night; firms often want years of coding or servers first",
    hinglish:
      "aapko doosron ka code live karne ka kaam automate karna pasand ho, aur raat ko tootne par shaant rahein; aksar pehle kuch saal coding ya server ke maangte hain",
    hindi: "आपको दूसरों का कोड लाइव करने का काम ऑटोमेट करना पसंद हो, और रात को टूटने पर शांत रहें; अक्सर पहले कुछ साल कोडिंग या सर्वर के माँगते हैं",
  },
  "software-tester": {
    english:
      "like to find what others missed and to note it exactly, with less coding at first; those who learn to automate tests rise further",
    hinglish:
      "aapko woh kami dhoondhna aur theek-theek likhna pasand ho jo doosron se chhoot gayi, shuru mein kam coding ke saath; jo test automate karna seekhte hain woh aage badhte hain",
    hindi: "आपको वह कमी ढूँढ़ना और ठीक-ठीक लिखना पसंद हो जो दूसरों से छूट गई, शुरू में कम कोडिंग के साथ; जो टेस्ट ऑटोमेट करना सीखते हैं वे आगे बढ़ते हैं",
  },
  "network-engineer": {
    english: "like routers, cables and finding where data is lost more than coding, and can work at midnight, when lines may be changed",
    hinglish:
      "aapko coding se zyada router, cable aur yeh dhoondhna pasand ho ki data kahan ruka, aur aadhi raat ko kaam kar sakein, jab line badli jaati hai",
    hindi: "आपको कोडिंग से ज़्यादा राउटर, केबल और यह ढूँढ़ना पसंद हो कि डेटा कहाँ रुका, और आधी रात को काम कर सकें, जब लाइन बदली जाती है",
  },
  "penetration-tester": {
    english:
      "like to break in with permission and then write long reports; what you can show counts more than the degree, and first posts are few",
    hinglish:
      "aapko ijaazat lekar system todna aur phir lambi report likhna pasand ho; degree se zyada aapka kiya hua kaam dekha jaata hai, aur pehli posts kam hain",
    hindi: "आपको इजाज़त लेकर सिस्टम तोड़ना और फिर लंबी रिपोर्ट लिखना पसंद हो; डिग्री से ज़्यादा आपका किया हुआ काम देखा जाता है, और पहले पद कम हैं",
  },
  "product-manager": {
    english: "like to decide what is built and to say no often; few begin here: it comes after years as developer or analyst, or an MBA",
    hinglish:
      "aapko yeh tay karna pasand ho ki kya banega, aur aksar na kehna; yahan se kam log shuru karte hain: developer ya analyst ke saalon ya MBA ke baad pahunchte hain",
    hindi: "आपको यह तय करना पसंद हो कि क्या बनेगा, और अक्सर ना कहना; यहाँ से कम लोग शुरू करते हैं: डेवलपर या एनालिस्ट के सालों या MBA के बाद पहुँचते हैं",
  },
  "embedded-software-engineer": {
    english: "like code that moves a thing you can hold, and electronics as well as C; there are fewer posts than in web and apps",
    hinglish:
      "aapko aisa code pasand ho jo haath mein aane wali cheez chalaye, aur C ke saath electronics bhi; posts web aur app se kam hain",
    hindi: "आपको ऐसा कोड पसंद हो जो हाथ में आने वाली चीज़ चलाए, और C के साथ इलेक्ट्रॉनिक्स भी; पद वेब और ऐप से कम हैं",
  },
  "mechanical-engineer": {
    english:
      "like machines, vehicles and factories and want many industries open; plants are often outside the city, and first years may bring shifts",
    hinglish:
      "aapko machine, gaadiyan aur factory pasand hon aur bahut se industry khule chahiye; plant aksar sheher se bahar hote hain, aur shuru mein shift ho sakti hai",
    hindi: "आपको मशीन, गाड़ियाँ और फ़ैक्टरी पसंद हों और बहुत से उद्योग खुले चाहिए; प्लांट अक्सर शहर से बाहर होते हैं, और शुरू में शिफ़्ट हो सकती है",
  },
  "aeronautical-engineer": {
    english: "care for flight above all and accept few employers in a few cities; mechanical engineering keeps more doors open",
    hinglish:
      "aapko sabse zyada udaan hi pyaari ho, aur kuch sheheron ke kam employer manzoor hon; mechanical zyada darwaze khule rakhti hai",
    hindi: "आपको सबसे ज़्यादा उड़ान ही प्यारी हो, और कुछ शहरों के कम नियोक्ता मंज़ूर हों; मैकेनिकल ज़्यादा दरवाज़े खुले रखती है",
  },
  "automotive-engineer": {
    english: "are sure of cars and bikes and would live near the makers' plants; mechanical engineering leads there too and stays wider",
    hinglish:
      "aapko gaadi aur bike hi pakki ho aur unki factory ke paas reh sakein; mechanical bhi wahin le jaati hai aur zyada chaudi rehti hai",
    hindi: "आपको गाड़ी और बाइक ही पक्की हो और उनकी फ़ैक्टरी के पास रह सकें; मैकेनिकल भी वहीं ले जाती है और ज़्यादा चौड़ी रहती है",
  },
  "biomedical-engineer": {
    english: "like biology and machines alike, and can begin by servicing or selling hospital equipment, since design posts are few",
    hinglish:
      "aapko biology aur machine dono pasand hon, aur hospital ki machine theek karne ya bechne se shuru kar sakein, kyunki design ki posts kam hain",
    hindi: "आपको बायोलॉजी और मशीन दोनों पसंद हों, और अस्पताल की मशीन ठीक करने या बेचने से शुरू कर सकें, क्योंकि डिज़ाइन के पद कम हैं",
  },
  "marine-engineer": {
    english: "like ships' engines, drawings and the shipyard, and days at sea on trials more than months away from home",
    hinglish:
      "aapko jahaz ke engine, drawing aur shipyard pasand hon, aur mahinon ghar se door rehne se zyada trial ke kuch din samudra mein",
    hindi: "आपको जहाज़ के इंजन, ड्रॉइंग और शिपयार्ड पसंद हों, और महीनों घर से दूर रहने से ज़्यादा ट्रायल के कुछ दिन समुद्र में",
  },
  "mining-engineer": {
    english: "can live in a mine's township far from cities, with dust and three shifts; public coal and ore companies look for it",
    hinglish:
      "aap sheheron se door khadaan ki township mein, dhool aur teen shift ke saath reh sakein; sarkari koyla aur khanij companies ise dhoondhti hain",
    hindi: "आप शहरों से दूर खदान की टाउनशिप में, धूल और तीन शिफ़्ट के साथ रह सकें; सरकारी कोयला और खनिज कंपनियाँ इसे ढूँढ़ती हैं",
  },
  "petroleum-engineer": {
    english: "can live for weeks on a rig for good pay, and can wait: hiring stops when oil is cheap",
    hinglish: "aap achhi kamai ke liye hafton rig par reh sakein, aur ruk sakein: tel sasta hone par bharti ruk jaati hai",
    hindi: "आप अच्छी कमाई के लिए हफ़्तों रिग पर रह सकें, और रुक सकें: तेल सस्ता होने पर भर्ती रुक जाती है",
  },
  "food-technologist": {
    english: "like chemistry, taste and clean factories; food plants are in most States, and pay begins modestly",
    hinglish:
      "aapko chemistry, swaad aur saaf factory pasand ho; khane ki factory zyadatar rajyon mein hain, aur shuru ki kamai theek-thaak hoti hai",
    hindi: "आपको केमिस्ट्री, स्वाद और साफ़ फ़ैक्टरी पसंद हो; खाने की फ़ैक्टरी ज़्यादातर राज्यों में हैं, और शुरू की कमाई ठीक-ठाक होती है",
  },
  "textile-technologist": {
    english: "like yarn, dyes and cloth, can bear loud, humid mills with shifts, and would live where the mills are",
    hinglish: "aapko dhaaga, rang aur kapda pasand ho, shor aur nami wali mill ki shift sah sakein, aur wahan rahein jahan mill hain",
    hindi: "आपको धागा, रंग और कपड़ा पसंद हो, शोर और नमी वाली मिल की शिफ़्ट सह सकें, और वहाँ रहें जहाँ मिलें हैं",
  },
  "industrial-engineer": {
    english: "like to see how people and machines waste less time, with figures and talks more than designing a machine",
    hinglish: "aapko yeh dekhna pasand ho ki log aur machine samay kaise bachaayein, machine banane se zyada hisaab aur baatcheet se",
    hindi: "आपको यह देखना पसंद हो कि लोग और मशीन समय कैसे बचाएँ, मशीन बनाने से ज़्यादा हिसाब और बातचीत से",
  },
  "robotics-engineer": {
    english:
      "like mechanics, electronics and code in one machine and can bear weeks of failed trials; firms are few, and many ask for an MTech",
    hinglish:
      "aapko ek hi machine mein mechanics, electronics aur code pasand hon, aur hafton ke naakaam trial sah sakein; companies kam hain, aur kai MTech maangti hain",
    hindi: "आपको एक ही मशीन में मैकेनिक्स, इलेक्ट्रॉनिक्स और कोड पसंद हों, और हफ़्तों के नाकाम ट्रायल सह सकें; कंपनियाँ कम हैं, और कई MTech माँगती हैं",
  },
  "mechatronics-engineer": {
    english: "want three branches in one degree and can explain them to recruiters, some of whom hire only mechanical or electronics",
    hinglish:
      "aapko ek degree mein teen branch chahiye aur recruiter ko samjha sakein, jinme se kuch sirf mechanical ya electronics lete hain",
    hindi: "आपको एक डिग्री में तीन ब्रांच चाहिए और भर्ती करने वालों को समझा सकें, जिनमें से कुछ सिर्फ़ मैकेनिकल या इलेक्ट्रॉनिक्स लेते हैं",
  },
  "instrumentation-engineer": {
    english: "like sensors, valves and the control rooms of plants and refineries; the branch is small, and public companies take it too",
    hinglish:
      "aapko sensor, valve aur plant ya refinery ke control room pasand hon; branch chhoti hai, aur sarkari companies bhi leti hain",
    hindi: "आपको सेंसर, वाल्व और प्लांट या रिफ़ाइनरी के कंट्रोल रूम पसंद हों; ब्रांच छोटी है, और सरकारी कंपनियाँ भी लेती हैं",
  },
  "structural-engineer": {
    english:
      "like to calculate beams and earthquakes at a desk more than to run a site; an MTech is usual, and your signature stays on the building",
    hinglish:
      "aapko site chalane se zyada desk par beam aur bhookamp ka hisaab pasand ho; aksar MTech karte hain, aur imaarat par aapka sign rehta hai",
    hindi: "आपको साइट चलाने से ज़्यादा डेस्क पर बीम और भूकंप का हिसाब पसंद हो; अक्सर MTech करते हैं, और इमारत पर आपका साइन रहता है",
  },
  "environmental-engineer": {
    english:
      "want to design what cleans water, air and waste; posts are fewer than in civil, with pollution boards, consultants and factories",
    hinglish:
      "aap paani, hawa aur kachra saaf karne wale plant banana chahein; posts civil se kam hain: pollution board, consultant aur factory mein",
    hindi: "आप पानी, हवा और कचरा साफ़ करने वाले प्लांट बनाना चाहें; पद सिविल से कम हैं: प्रदूषण बोर्ड, कंसल्टेंट और फ़ैक्टरी में",
  },
  "agricultural-engineer": {
    english: "like machines, pumps and water for fields more than the crops, and trials in villages by the season",
    hinglish: "aapko fasal se zyada khet ki machine, pump aur paani pasand ho, aur mausam ke hisaab se gaon mein trial",
    hindi: "आपको फ़सल से ज़्यादा खेत की मशीन, पंप और पानी पसंद हो, और मौसम के हिसाब से गाँव में ट्रायल",
  },
  "computer-hardware-engineer": {
    english: "like boards and chips more than apps, and electronics most of all; far fewer firms hire for it than for software",
    hinglish:
      "aapko app se zyada board aur chip pasand hon, aur sabse zyada electronics; software se bahut kam companies iske liye leti hain",
    hindi: "आपको ऐप से ज़्यादा बोर्ड और चिप पसंद हों, और सबसे ज़्यादा इलेक्ट्रॉनिक्स; सॉफ़्टवेयर से बहुत कम कंपनियाँ इसके लिए लेती हैं",
  },
  "integrated-circuit-design-engineer": {
    english: "like electronics in its smallest detail and would mostly add an MTech by GATE; weeks before a chip leaves take your evenings",
    hinglish:
      "aapko electronics ki sabse baareek baat pasand ho aur aksar GATE se MTech bhi karein; chip bhejne se pehle ke hafte aapki shaamein le lete hain",
    hindi: "आपको इलेक्ट्रॉनिक्स की सबसे बारीक बात पसंद हो और अक्सर GATE से MTech भी करें; चिप भेजने से पहले के हफ़्ते आपकी शामें ले लेते हैं",
  },
  "aircraft-maintenance-engineer": {
    english: "like to work on real aircraft by day and night and can pass the DGCA licence papers one by one, at which many stall",
    hinglish:
      "aapko asli jahaz par din-raat kaam pasand ho, aur DGCA licence ke paper ek-ek karke nikaal sakein, jinme bahut log atak jaate hain",
    hindi: "आपको असली जहाज़ पर दिन-रात काम पसंद हो, और DGCA लाइसेंस के पेपर एक-एक करके निकाल सकें, जिनमें बहुत लोग अटक जाते हैं",
  },
  "satellite-engineer": {
    english: "would work years for one launch and check each screw; ISRO and a few firms hire, and very many apply",
    hinglish:
      "aap ek launch ke liye saalon kaam kar sakein aur har pech jaanchein; ISRO aur kuch hi companies leti hain, aur bahut log apply karte hain",
    hindi: "आप एक लॉन्च के लिए सालों काम कर सकें और हर पेच जाँचें; ISRO और कुछ ही कंपनियाँ लेती हैं, और बहुत लोग आवेदन करते हैं",
  },
  "physical-metallurgist": {
    english: "like to see under the microscope why metal breaks, and would live in a steel or company town; the branch is small",
    hinglish:
      "aapko microscope mein dekhna pasand ho ki dhaatu kyun tootti hai, aur steel plant ya company ke sheher mein reh sakein; branch chhoti hai",
    hindi: "आपको माइक्रोस्कोप में देखना पसंद हो कि धातु क्यों टूटती है, और स्टील प्लांट या कंपनी के शहर में रह सकें; ब्रांच छोटी है",
  },
  "land-surveyor": {
    english:
      "like maps and instruments and walking in sun and mud; an ITI or diploma can begin it, and quarrelling neighbours stand around you",
    hinglish:
      "aapko naksha, yantra aur dhoop-keechad mein chalna pasand ho; ITI ya diploma se shuru ho sakta hai, aur jhagadte padosi aas-paas khade rehte hain",
    hindi: "आपको नक़्शा, यंत्र और धूप-कीचड़ में चलना पसंद हो; ITI या डिप्लोमा से शुरू हो सकता है, और झगड़ते पड़ोसी आस-पास खड़े रहते हैं",
  },
  "town-planner": {
    english: "like maps, people and rules for a whole town more than one building, and can wait years to see a plan built",
    hinglish:
      "aapko ek building se zyada poore sheher ke nakshe, log aur niyam pasand hon, aur plan banta dekhne ke liye saalon ruk sakein",
    hindi: "आपको एक बिल्डिंग से ज़्यादा पूरे शहर के नक़्शे, लोग और नियम पसंद हों, और प्लान बनता देखने के लिए सालों रुक सकें",
  },
  "landscape-architect": {
    english: "like plants, slopes and rain as much as drawing; it mostly comes as a master's after BArch, and offices are few",
    hinglish:
      "aapko drawing jitne hi paudhe, dhalaan aur baarish pasand hon; yeh zyadatar BArch ke baad master's mein hota hai, aur office kam hain",
    hindi: "आपको ड्रॉइंग जितने ही पौधे, ढलान और बारिश पसंद हों; यह ज़्यादातर BArch के बाद मास्टर में होता है, और दफ़्तर कम हैं",
  },
  "construction-manager": {
    english:
      "like to be answerable for a whole site, its people, money and dates, in dust and heat; it comes after years as a site engineer",
    hinglish:
      "aapko poori site ki zimmedari pasand ho, log, paisa aur tareekhein, dhool aur garmi mein; site engineer ke kuch saal baad yahan pahunchte hain",
    hindi: "आपको पूरी साइट की ज़िम्मेदारी पसंद हो, लोग, पैसा और तारीख़ें, धूल और गर्मी में; साइट इंजीनियर के कुछ साल बाद यहाँ पहुँचते हैं",
  },
  "quantity-surveyor": {
    english: "like to count what a building needs and costs, with drawings and spreadsheets more than with the site",
    hinglish: "aapko yeh ginna pasand ho ki building mein kya aur kitne ka lagega, site se zyada drawing aur spreadsheet par",
    hindi: "आपको यह गिनना पसंद हो कि बिल्डिंग में क्या और कितने का लगेगा, साइट से ज़्यादा ड्रॉइंग और स्प्रेडशीट पर",
  },
  "architectural-draughtsperson": {
    english: "like exact drawing on the computer and want to begin soon, by an ITI or diploma; the design itself is the architect's",
    hinglish:
      "aapko computer par sahi-sahi drawing pasand ho aur ITI ya diploma se jaldi shuru karna ho; design khud architect ka hota hai",
    hindi: "आपको कंप्यूटर पर सही-सही ड्रॉइंग पसंद हो और ITI या डिप्लोमा से जल्दी शुरू करना हो; डिज़ाइन ख़ुद आर्किटेक्ट का होता है",
  },
};
