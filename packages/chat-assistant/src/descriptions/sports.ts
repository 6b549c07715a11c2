import type { ToldCareers } from "./told.ts";

export const sports: ToldCareers = {
  cricketer: {
    of: "1a4bgx9",
    description: {
      hinglish: "Rajya ya franchise team ke liye batting aur bowling karna.",
      hindi: "राज्य या फ़्रेंचाइज़ी टीम के लिए बल्लेबाज़ी और गेंदबाज़ी करना।",
    },
    summary: {
      hinglish: "Rajya ya franchise ke liye batting, bowling aur fielding karna, aur un sab dinon mein practice karna jab koi nahi dekhta.",
      hindi: "राज्य या फ़्रेंचाइज़ी के लिए बल्लेबाज़ी, गेंदबाज़ी और फ़ील्डिंग करना, और उन सब दिनों में अभ्यास करना जब कोई नहीं देखता।",
    },
    day: {
      hinglish: [
        "Off stump ke bahar ki ek kamzori par do sau throwdown khelna",
        "Dhoop mein nabbe over fielding karna aur slip mein chaukanna rehna",
        "Analyst ke saath kal ke opening bowler ka video dekhna",
      ],
      hindi: [
        "ऑफ़ स्टंप के बाहर की एक कमज़ोरी पर दो सौ थ्रोडाउन खेलना",
        "धूप में नब्बे ओवर फ़ील्डिंग करना और स्लिप में चौकन्ना रहना",
        "एनालिस्ट के साथ कल के ओपनिंग गेंदबाज़ का वीडियो देखना",
      ],
    },
  },
  "football-player": {
    of: "1lr07qi",
    description: {
      hinglish: "Football club ke liye pass dena, tackle karna aur goal par shot maarna.",
      hindi: "फ़ुटबॉल क्लब के लिए पास देना, टैकल करना और गोल पर शॉट मारना।",
    },
    summary: {
      hinglish: "Nabbe minute pass dena, tackle karna aur shot maarna. Rozi agle season ke contract par tiki hai.",
      hindi: "नब्बे मिनट पास देना, टैकल करना और शॉट मारना। रोज़ी अगले सीज़न के कॉन्ट्रैक्ट पर टिकी है।",
    },
    day: {
      hinglish: [
        "Nabbe minute ke practice match mein gend ke peeche bhaagna, wapas aana aur phir bhaagna",
        "Saathi ki bheji gend ek hi touch mein rokkar mudna, har pair se pachaas baar",
        "Corner aur free kick ka abhyas karna, har khiladi ki ek tay daud ke saath",
      ],
      hindi: [
        "नब्बे मिनट के प्रैक्टिस मैच में गेंद के पीछे भागना, वापस आना और फिर भागना",
        "साथी की भेजी गेंद एक ही टच में रोककर मुड़ना, हर पैर से पचास बार",
        "कॉर्नर और फ़्री किक का अभ्यास करना, हर खिलाड़ी की एक तय दौड़ के साथ",
      ],
    },
  },
  "hockey-player": {
    of: "16ajpe1",
    description: {
      hinglish: "Mudi hui stick se dribble karna aur short corner mein flick maarna.",
      hindi: "मुड़ी हुई स्टिक से ड्रिबल करना और शॉर्ट कॉर्नर में फ़्लिक मारना।",
    },
    summary: {
      hinglish:
        "Geele turf par poori raftaar se dribble, pass aur tackle karna aur short corner se goal karna, naukri dene wale ki team, rajya aur India ke liye.",
      hindi: "गीले टर्फ़ पर पूरी रफ़्तार से ड्रिबल, पास और टैकल करना और शॉर्ट कॉर्नर से गोल करना, नौकरी देने वाले की टीम, राज्य और भारत के लिए।",
    },
    day: {
      hinglish: [
        "Tees corner par goal ke upar wale kone mein drag-flick maarna",
        "Geele turf par shuttle sprint daudna, jab tak phephde na jalne lagein",
        "Coach ke tablet par clip dekhkar seekhna ki virodhi gend wale khiladi ko kaise gherte hain",
      ],
      hindi: [
        "तीस कॉर्नर पर गोल के ऊपर वाले कोने में ड्रैग-फ़्लिक मारना",
        "गीले टर्फ़ पर शटल स्प्रिंट दौड़ना, जब तक फेफड़े न जलने लगें",
        "कोच के टैबलेट पर क्लिप देखकर सीखना कि विरोधी गेंद वाले खिलाड़ी को कैसे घेरते हैं",
      ],
    },
  },
  "badminton-player": {
    of: "j5uxic",
    description: {
      hinglish: "Baal bhar ke fark se jeeti rally ke liye pair aur kalai saadhna.",
      hindi: "बाल भर के फ़र्क़ से जीती जाने वाली रैली के लिए पैर और कलाई साधना।",
    },
    summary: {
      hinglish:
        "Din mein do baar footwork, stroke aur stamina par mehnat karna, zile se world tour tak ke tournament khelna, aur prize money, sponsor ya sports quota ki naukri se guzara karna.",
      hindi:
        "दिन में दो बार फ़ुटवर्क, स्ट्रोक और स्टैमिना पर मेहनत करना, ज़िले से वर्ल्ड टूर तक के टूर्नामेंट खेलना, और इनाम की रक़म, स्पॉन्सर या स्पोर्ट्स कोटे की नौकरी से गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Bina shuttle ke court ke chhe konon tak shadow practice karna",
        "Multi-shuttle drill karna, jab tak kalai bina soche na chale",
        "Do racket ki string badalwana aur sone se pehle kandhe par barf lagana",
      ],
      hindi: [
        "बिना शटल के कोर्ट के छह कोनों तक शैडो प्रैक्टिस करना",
        "मल्टी-शटल ड्रिल करना, जब तक कलाई बिना सोचे न चले",
        "दो रैकेट की स्ट्रिंग बदलवाना और सोने से पहले कंधे पर बर्फ़ लगाना",
      ],
    },
  },
  wrestler: {
    of: "1siuucp",
    description: {
      hinglish: "Ek weight class mein mat par pakad banana aur doosron ko chit karna.",
      hindi: "एक वज़न वर्ग में मैट पर पकड़ बनाना और दूसरों को चित करना।",
    },
    summary: {
      hinglish:
        "Subah-shaam akhade mein aur mat par practice karna, weight class mein bane rehna, aur dangal aur zile se ladte hue national camp tak pahunchna, zyadatar sports quota ki naukri ke saath.",
      hindi:
        "सुबह-शाम अखाड़े में और मैट पर अभ्यास करना, वज़न वर्ग में बने रहना, और दंगल और ज़िले से लड़ते हुए नेशनल कैंप तक पहुँचना, ज़्यादातर स्पोर्ट्स कोटे की नौकरी के साथ।",
    },
    day: {
      hinglish: [
        "Suraj nikalne se pehle rassi chadhna aur akhade ke dand saikdon ki ginti mein lagana",
        "Bhaari saathi ke saath ankle lace ka abhyas karna, yaani virodhi ke aade pair pakadkar use palatna",
        "Vazan naape jaane se pehle aakhri kilo ghatana",
      ],
      hindi: [
        "सूरज निकलने से पहले रस्सी चढ़ना और अखाड़े के दंड सैकड़ों की गिनती में लगाना",
        "भारी साथी के साथ ऐंकल लेस का अभ्यास करना, यानी विरोधी के आड़े पैर पकड़कर उसे पलटना",
        "वज़न नापे जाने से पहले आख़िरी किलो घटाना",
      ],
    },
  },
  boxer: {
    of: "1nr2byd",
    description: {
      hinglish: "Mukkon se bachna aur pehle maarna, ek baar mein teen minute.",
      hindi: "मुक्कों से बचना और पहले मारना, एक बार में तीन मिनट।",
    },
    summary: {
      hinglish:
        "Club, rajya aur India ke liye ek weight class mein boxing karna: saamne wale ka kandha padhna, pehle maarna aur hat jaana, har round teen minute ka.",
      hindi: "क्लब, राज्य और भारत के लिए एक वज़न वर्ग में मुक्केबाज़ी करना: सामने वाले का कंधा पढ़ना, पहले मारना और हट जाना, हर राउंड तीन मिनट का।",
    },
    day: {
      hinglish: [
        "Coach ke pad se aate sau mukkon se sir hatakar bachna",
        "Headguard pehenkar baayen haath ke boxer se teen round sparring karna",
        "Rassi koodna, daudna, vazan karna, phir woh number likhna",
      ],
      hindi: [
        "कोच के पैड से आते सौ मुक्कों से सिर हटाकर बचना",
        "हेडगार्ड पहनकर बाएँ हाथ के बॉक्सर से तीन राउंड स्पैरिंग करना",
        "रस्सी कूदना, दौड़ना, वज़न करना, फिर वह नंबर लिखना",
      ],
    },
  },
  "track-and-field-athlete": {
    of: "128aua0",
    description: { hinglish: "Daud, throw ya kood ke liye saalon practice karna.", hindi: "दौड़, थ्रो या कूद के लिए सालों अभ्यास करना।" },
    summary: {
      hinglish: "Saal bhar ek event, daud, kood ya throw, ki practice karna, taaki muqable ke din samay ya doori behtar ho.",
      hindi: "साल भर एक इवेंट, दौड़, कूद या थ्रो, का अभ्यास करना, ताकि मुक़ाबले के दिन समय या दूरी बेहतर हो।",
    },
    day: {
      hinglish: [
        "Block se start baar-baar karna, jab camera pehle teen kadam dekh raha ho",
        "Coach ke likhe schedule se vazan uthana, uchhalna aur stretch karna",
        "Subah chhe baje doping officer ko peshab ka sample dena",
      ],
      hindi: [
        "ब्लॉक से स्टार्ट बार-बार करना, जब कैमरा पहले तीन क़दम देख रहा हो",
        "कोच के लिखे शेड्यूल से वज़न उठाना, उछलना और स्ट्रेच करना",
        "सुबह छह बजे डोपिंग ऑफ़िसर को पेशाब का सैंपल देना",
      ],
    },
  },
  "chess-player": {
    of: "yxs3ka",
    description: { hinglish: "Opening padhna aur woh ek chaal dhoondhna jo tike.", hindi: "ओपनिंग पढ़ना और वह एक चाल ढूँढ़ना जो टिके।" },
    summary: {
      hinglish:
        "Board aur computer par baaziyan aur opening padhna, rating aur title ke liye tournament khelna, aur zyadatar coaching, league, sponsor ya sports quota ki naukri se guzara karna.",
      hindi:
        "बोर्ड और कंप्यूटर पर बाज़ियाँ और ओपनिंग पढ़ना, रेटिंग और ख़िताब के लिए टूर्नामेंट खेलना, और ज़्यादातर कोचिंग, लीग, स्पॉन्सर या स्पोर्ट्स कोटे की नौकरी से गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Database mein khojna ki Caro-Kann opening mein virodhi ka khel kaisa hai",
        "Ek bhi mohra hilaye bina endgame ki bees paheliyan hal karna",
        "Chhathe ghante mein bhi haathi wala endgame baithkar khelna",
      ],
      hindi: [
        "डेटाबेस में खोजना कि कारो-कान ओपनिंग में विरोधी का खेल कैसा है",
        "एक भी मोहरा हिलाए बिना एंडगेम की बीस पहेलियाँ हल करना",
        "छठे घंटे में भी हाथी वाला एंडगेम बैठकर खेलना",
      ],
    },
  },
  "kabaddi-player": {
    of: "1o6klsz",
    description: {
      hinglish: "Ek saans mein doosre paale mein raid karna ya unke raider ko pakadna.",
      hindi: "एक साँस में दूसरे पाले में रेड करना या उनके रेडर को पकड़ना।",
    },
    summary: {
      hinglish:
        "Akele doosre paale mein raid karna aur ek saans mein chhookar laut aana, ya defender bankar raider ko dabochne mein madad karna.",
      hindi: "अकेले दूसरे पाले में रेड करना और एक साँस में छूकर लौट आना, या डिफ़ेंडर बनकर रेडर को दबोचने में मदद करना।",
    },
    day: {
      hinglish: [
        "Practice mein tees second ki raid bhar kabaddi-kabaddi bolte rehna",
        "Left corner ke saathi ke saath takhna pakadne ka samay milana",
        "Shaam ke practice match se pehle ungliyon aur ghutnon par tape lagana",
      ],
      hindi: [
        "प्रैक्टिस में तीस सेकंड की रेड भर कबड्डी-कबड्डी बोलते रहना",
        "लेफ़्ट कॉर्नर के साथी के साथ टखना पकड़ने का समय मिलाना",
        "शाम के प्रैक्टिस मैच से पहले उँगलियों और घुटनों पर टेप लगाना",
      ],
    },
  },
  "cricket-coach": {
    of: "n4x14o",
    description: { hinglish: "Grip aur run-up sudharna aur gyaarah khiladi chunna.", hindi: "ग्रिप और रन-अप सुधारना और ग्यारह खिलाड़ी चुनना।" },
    summary: {
      hinglish:
        "School, club ya academy mein net practice karana: batter ki grip aur bowler ka run-up sudharna, team chunna, aur naye khiladiyon ko rajya ke trial ke liye taiyar karna.",
      hindi:
        "स्कूल, क्लब या अकादमी में नेट प्रैक्टिस कराना: बल्लेबाज़ की ग्रिप और गेंदबाज़ का रन-अप सुधारना, टीम चुनना, और नए खिलाड़ियों को राज्य के ट्रायल के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Left-hander ko throwdown dena aur uski grip ek ungli khiskana",
        "Barah saal ke leg spinner ki kalai sahi tarah ghumwana",
        "Ravivaar ki team se kisi maa-baap ke chahete ko bahar rakhna",
      ],
      hindi: [
        "बाएँ हाथ के बल्लेबाज़ को थ्रोडाउन देना और उसकी ग्रिप एक उँगली खिसकाना",
        "बारह साल के लेग स्पिनर की कलाई सही तरह घुमवाना",
        "रविवार की टीम से किसी माँ-बाप के चहेते को बाहर रखना",
      ],
    },
  },
  "athletics-coach": {
    of: "u9ndn1",
    description: {
      hinglish: "Runner ke saal ki yojana us ek din ke liye banana jo mayne rakhe.",
      hindi: "धावक के साल की योजना उस एक दिन के लिए बनाना जो मायने रखे।",
    },
    summary: {
      hinglish:
        "Sprinter, thrower ya lambi daud wale ke saal ki yojana banana, start aur take-off sudharna, aur har ek ko us ek din sabse achchhi form mein laana jo mayne rakhe.",
      hindi:
        "फ़र्राटा धावक, थ्रोअर या लंबी दौड़ वाले के साल की योजना बनाना, स्टार्ट और टेक-ऑफ़ सुधारना, और हर एक को उस एक दिन सबसे अच्छी फ़ॉर्म में लाना जो मायने रखे।",
    },
    day: {
      hinglish: [
        "Har daudne wali ki hafte bhar ki raftaar uski dhadkan se tay karna",
        "Take-off board dekhna aur foul batana",
        "Dheemi pad gayi ladki se poochhna ki usne khana khaya ya nahi",
      ],
      hindi: [
        "हर दौड़ने वाली की हफ़्ते भर की रफ़्तार उसकी धड़कन से तय करना",
        "टेक-ऑफ़ बोर्ड देखना और फ़ाउल बताना",
        "धीमी पड़ गई लड़की से पूछना कि उसने खाना खाया या नहीं",
      ],
    },
  },
  "swimming-coach": {
    of: "hx98pu",
    description: {
      hinglish: "Bachchon ke stroke sudharna aur pool ke kinare se unka samay naapna.",
      hindi: "बच्चों के स्ट्रोक सुधारना और पूल के किनारे से उनका समय नापना।",
    },
    summary: {
      hinglish:
        "Naye seekhne walon ko paani par bharosa karna sikhana, stroke, start aur turn sudharna, din ke chakkar tay karna aur pool ke kinare se samay naapna.",
      hindi: "नए सीखने वालों को पानी पर भरोसा करना सिखाना, स्ट्रोक, स्टार्ट और टर्न सुधारना, दिन के चक्कर तय करना और पूल के किनारे से समय नापना।",
    },
    day: {
      hinglish: [
        "Bachchi ki thuddi thaame rakhna, jab tak woh paani par bharosa na kare",
        "Pool ke board par 3,000 metre ka set likhna",
        "Har chakkar ke stroke ginna aur uska samay bolkar batana",
      ],
      hindi: [
        "बच्ची की ठुड्डी थामे रखना, जब तक वह पानी पर भरोसा न करे",
        "पूल के बोर्ड पर 3,000 मीटर का सेट लिखना",
        "हर चक्कर के स्ट्रोक गिनना और उसका समय बोलकर बताना",
      ],
    },
  },
  "football-coach": {
    of: "1f5e8y3",
    description: {
      hinglish: "Pass aur pressing ki practice karana aur gyaarah khiladiyon ko team banana.",
      hindi: "पास और प्रेसिंग का अभ्यास कराना और ग्यारह खिलाड़ियों को टीम बनाना।",
    },
    summary: {
      hinglish:
        "Poore season school, academy ya club ki team ko taiyar karna, chunna ki kaun khele, aur Indian aur Asian federation ke licence seedhi-dar-seedhi lena.",
      hindi: "पूरे सीज़न स्कूल, अकादमी या क्लब की टीम को तैयार करना, चुनना कि कौन खेले, और भारतीय और एशियाई फ़ेडरेशन के लाइसेंस सीढ़ी-दर-सीढ़ी लेना।",
    },
    day: {
      hinglish: [
        "Do ke khilaaf chaar ki passing ke liye cone se chaukor banana",
        "Khel rokkar midfielder se poochhna ki usne kya dekha",
        "Teen session chhodne wale star ko bench par bithana",
      ],
      hindi: [
        "दो के ख़िलाफ़ चार की पासिंग के लिए कोन से चौकोर बनाना",
        "खेल रोककर मिडफ़ील्डर से पूछना कि उसने क्या देखा",
        "तीन सेशन छोड़ने वाले स्टार को बेंच पर बिठाना",
      ],
    },
  },
  "mountaineering-instructor": {
    of: "15bp15w",
    description: {
      hinglish: "Naye logon ko rassi se chattan aur barf par le jaana aur wapas laana.",
      hindi: "नए लोगों को रस्सी से चट्टान और बर्फ़ पर ले जाना और वापस लाना।",
    },
    summary: {
      hinglish:
        "Institute mein ya trek par chadhai, rassi ka kaam, ice axe aur crampon ka istemaal sikhana, aur mausam bigde ya koi naya thak jaye to group ko wapas le aana.",
      hindi: "संस्थान में या ट्रेक पर चढ़ाई, रस्सी का काम, आइस ऐक्स और क्रैम्पॉन का इस्तेमाल सिखाना, और मौसम बिगड़े या कोई नया थक जाए तो दल को वापस ले आना।",
    },
    day: {
      hinglish: [
        "Chaalis gaanthein aur harness ke buckle haath se jaanchna",
        "Surakshit dhalaan par ice axe se fisalna rokna yaani self-arrest sikhana",
        "Choti se ek ghanta neeche rassi se bandhe dal ko wapas modna",
      ],
      hindi: [
        "चालीस गाँठें और हार्नेस के बकल हाथ से जाँचना",
        "सुरक्षित ढलान पर आइस ऐक्स से फिसलना रोकना यानी सेल्फ़-अरेस्ट सिखाना",
        "चोटी से एक घंटा नीचे रस्सी से बँधे दल को वापस मोड़ना",
      ],
    },
  },
  "adventure-guide": {
    of: "1v1jdk7",
    description: {
      hinglish: "Tourists ko raft, zip line aur trail par le jaana aur wapas laana.",
      hindi: "पर्यटकों को राफ़्ट, ज़िप लाइन और ट्रेल पर ले जाना और वापस लाना।",
    },
    summary: {
      hinglish:
        "Paise dekar aaye tourists ko rafting, trekking ya zip line par le jaana: tareeka samjhana, har strap jaanchna, nadi aur mausam bhaanpna, aur samay rehte trip cancel karna.",
      hindi:
        "पैसे देकर आए पर्यटकों को राफ़्टिंग, ट्रेकिंग या ज़िप लाइन पर ले जाना: तरीक़ा समझाना, हर पट्टा जाँचना, नदी और मौसम भाँपना, और समय रहते ट्रिप रद्द करना।",
    },
    day: {
      hinglish: [
        "Subah-subah nadi ka level dekhna aur ek hisse ki trip radd karna",
        "Helmet aur life jacket pehnana aur har clip jaanchna",
        "Rishikesh ki tez dhaar mein forward aur back paddle ki awaaz lagana",
      ],
      hindi: [
        "सुबह-सुबह नदी का स्तर देखना और एक हिस्से की ट्रिप रद्द करना",
        "हेलमेट और लाइफ़ जैकेट पहनाना और हर क्लिप जाँचना",
        "ऋषिकेश की तेज़ धार में फ़ॉरवर्ड और बैक पैडल की आवाज़ लगाना",
      ],
    },
  },
  "personal-trainer": {
    of: "1jc07o0",
    description: {
      hinglish: "Ek client ki kasrat tay karna aur aakhri squats ginna.",
      hindi: "एक ग्राहक की कसरत तय करना और आख़िरी स्क्वाट गिनना।",
    },
    summary: {
      hinglish: "Ek insaan ka plan banana, aakhri do reps ginna aur subah chhe baje wahan hona.",
      hindi: "एक इंसान का प्लान बनाना, कसरत के आख़िरी दो दोहराव गिनना और सुबह छह बजे वहाँ होना।",
    },
    day: {
      hinglish: [
        "Thake clerk ke aakhri do bench press par paas khade rehna, bar pakadne ko taiyar",
        "Naye client ka squat aur nabz jaanchna, aur purani chot ke baare mein poochhna",
        "Slip disc ki report ke baad plan phir se likhna",
      ],
      hindi: [
        "थके क्लर्क के आख़िरी दो बेंच प्रेस पर पास खड़े रहना, बार पकड़ने को तैयार",
        "नए क्लाइंट का स्क्वाट और नब्ज़ जाँचना, और पुरानी चोट के बारे में पूछना",
        "स्लिप डिस्क की रिपोर्ट के बाद प्लान फिर से लिखना",
      ],
    },
  },
  "yoga-instructor": {
    of: "13zalr0",
    description: {
      hinglish: "Aise aasan aur saans lena sikhana jinse akdi peeth aur mann ko aaraam mile.",
      hindi: "ऐसे आसन और साँस लेना सिखाना जिनसे अकड़ी पीठ और मन को आराम मिले।",
    },
    summary: {
      hinglish:
        "Studio, school, flat mein aur online, group ko ya ek-ek ko sikhana: har class ki yojana banana, aasan aur saans lena dikhana aur sudharna, aur akde shareer wale, boodhe ya garbhvati logon ke liye unhe badalna.",
      hindi:
        "स्टूडियो, स्कूल, फ़्लैट में और ऑनलाइन, समूह को या एक-एक को सिखाना: हर क्लास की योजना बनाना, आसन और साँस लेना दिखाना और सुधारना, और अकड़े शरीर वाले, बूढ़े या गर्भवती लोगों के लिए उन्हें बदलना।",
    },
    day: {
      hinglish: [
        "Buzurg ko zameen se kursi par laana, aasan ka faayda ganwaye bina",
        "Khade aasanon ka kram aisa rakhna ki mudne se pehle koolhe khulein",
        "Office ke jis group ko neend nahi aati, use anulom-vilom karana",
      ],
      hindi: [
        "बुज़ुर्ग को ज़मीन से कुर्सी पर लाना, आसन का फ़ायदा गँवाए बिना",
        "खड़े आसनों का क्रम ऐसा रखना कि मुड़ने से पहले कूल्हे खुलें",
        "ऑफ़िस के जिस ग्रुप को नींद नहीं आती, उसे अनुलोम-विलोम कराना",
      ],
    },
  },
  "aerobics-instructor": {
    of: "v3n422",
    description: {
      hinglish: "Hall mein paseena bahate logon ko beat par step-up aur lunge karana.",
      hindi: "हॉल में पसीना बहाते लोगों को बीट पर स्टेप-अप और लंज कराना।",
    },
    summary: {
      hinglish:
        "Gym, club aur office mein music par group ko kasrat karana, warm-up se poore zor tak le jaana aur wapas laana, taaki naye aur purane dono bina chot ke thakkar ghar jayen.",
      hindi:
        "जिम, क्लब और ऑफ़िस में संगीत पर समूह को कसरत कराना, वार्म-अप से पूरे ज़ोर तक ले जाना और वापस लाना, ताकि नए और पुराने दोनों बिना चोट के थककर घर जाएँ।",
    },
    day: {
      hinglish: [
        "Prati minute 130 beat par gaanon ka chaalis minute ka mix banana",
        "Agla step aane se do count pehle use batana",
        "Kharab ghutne walon ko kam jhatke wala tareeka dikhana",
      ],
      hindi: [
        "प्रति मिनट 130 बीट पर गानों का चालीस मिनट का मिक्स बनाना",
        "अगला स्टेप आने से दो काउंट पहले उसे बताना",
        "ख़राब घुटने वालों को कम झटके वाला तरीक़ा दिखाना",
      ],
    },
  },
  lifeguard: {
    of: "1l3og2g",
    description: {
      hinglish: "Paani par nazar rakhna aur koi museebat mein ho to tairkar us tak jaana.",
      hindi: "पानी पर नज़र रखना और कोई मुसीबत में हो तो तैरकर उस तक जाना।",
    },
    summary: {
      hinglish:
        "Goa jaise beach, hotel ke pool ya water park mein seeti, rescue tube aur CPR training ke saath nahane walon ki raksha karna, aur samay par chetavni dekar zyadatar museebat rok dena.",
      hindi:
        "गोवा जैसे समुद्र तट, होटल के पूल या वॉटर पार्क में सीटी, रेस्क्यू ट्यूब और CPR की ट्रेनिंग के साथ नहाने वालों की रक्षा करना, और समय पर चेतावनी देकर ज़्यादातर मुसीबत रोक देना।",
    },
    day: {
      hinglish: [
        "Gehre hisse par tale se upar tak baar-baar nazar ghumana",
        "Laal jhanda lagte hi seeti bajakar nahane walon ko bahar bulana",
        "Subah ki drill mein lehron ke beech se putla kheenchkar laana",
      ],
      hindi: [
        "गहरे हिस्से पर तले से ऊपर तक बार-बार नज़र घुमाना",
        "लाल झंडा लगते ही सीटी बजाकर नहाने वालों को बाहर बुलाना",
        "सुबह की ड्रिल में लहरों के बीच से पुतला खींचकर लाना",
      ],
    },
  },
  "martial-arts-instructor": {
    of: "xvkqxd",
    description: { hinglish: "Students ko karate, judo ya kalaripayattu sikhana.", hindi: "छात्रों को कराटे, जूडो या कलारीपयट्टू सिखाना।" },
    summary: {
      hinglish:
        "Bachchon aur badon ko karate, judo, taekwondo ya kalaripayattu sikhana, surakshit girne aur khade hone ke tareeke se belt test tak, aur taaqat se pehle kaabu.",
      hindi: "बच्चों और बड़ों को कराटे, जूडो, ताइक्वांडो या कलारीपयट्टू सिखाना, सुरक्षित गिरने और खड़े होने के तरीक़े से बेल्ट टेस्ट तक, और ताक़त से पहले क़ाबू।",
    },
    day: {
      hinglish: [
        "Mat par chaalis front kick mein koolhe ki galti sudharna",
        "Vazan aur mizaaj dekhkar sparring ki jodi banana",
        "Bahar ladai karne wale ladke ka belt test lene se mana karna",
      ],
      hindi: [
        "मैट पर चालीस फ़्रंट किक में कूल्हे की ग़लती सुधारना",
        "वज़न और मिज़ाज देखकर स्पैरिंग की जोड़ी बनाना",
        "बाहर लड़ाई करने वाले लड़के का बेल्ट टेस्ट लेने से मना करना",
      ],
    },
  },
  "cricket-umpire": {
    of: "g5tqiu",
    description: { hinglish: "Ek second mein tay karna ki batter out hai ya nahi.", hindi: "एक सेकंड में तय करना कि बल्लेबाज़ आउट है या नहीं।" },
    summary: {
      hinglish:
        "School, league aur rajya ke match mein umpiring karna: har appeal par faisla dena, no-ball batana, roshni aur pitch parakhna, aur dono captains se niyam manwana.",
      hindi: "स्कूल, लीग और राज्य के मैच में अंपायरिंग करना: हर अपील पर फ़ैसला देना, नो-बॉल बताना, रोशनी और पिच परखना, और दोनों कप्तानों से नियम मनवाना।",
    },
    day: {
      hinglish: [
        "Clicker se chhe gend ginna aur agle pair par nazar rakhna",
        "Ek second mein lbw ka tappa, takkar aur oonchai parakhna",
        "Kaptan bagal mein khade hon, tab light meter padhna",
      ],
      hindi: [
        "क्लिकर से छह गेंदें गिनना और अगले पैर पर नज़र रखना",
        "एक सेकंड में LBW का टप्पा, टक्कर और ऊँचाई परखना",
        "कप्तान बग़ल में खड़े हों, तब लाइट मीटर पढ़ना",
      ],
    },
  },
  "football-referee": {
    of: "1yfxe65",
    description: { hinglish: "Daudte hue foul parakhna aur red card dikhana.", hindi: "दौड़ते हुए फ़ाउल परखना और रेड कार्ड दिखाना।" },
    summary: {
      hinglish:
        "Ball ke paas rehne ke liye har match mein kareeb das kilometre daudna, do assistants ke saath foul aur penalty tay karna, card dikhana aur report likhna.",
      hindi: "गेंद के पास रहने के लिए हर मैच में क़रीब दस किलोमीटर दौड़ना, दो सहायकों के साथ फ़ाउल और पेनल्टी तय करना, कार्ड दिखाना और रिपोर्ट लिखना।",
    },
    day: {
      hinglish: [
        "Tackle ke bagal mein pahunchne ko tees metre tez daudna",
        "Kaptan ko red card dikhana aur wahan se hat jaana",
        "Dressing room ka mahaul thanda hone se pehle badsaluki ki report likhna",
      ],
      hindi: [
        "टैकल के बग़ल में पहुँचने को तीस मीटर तेज़ दौड़ना",
        "कप्तान को रेड कार्ड दिखाना और वहाँ से हट जाना",
        "ड्रेसिंग रूम का माहौल ठंडा होने से पहले बदसलूकी की रिपोर्ट लिखना",
      ],
    },
  },
  "tennis-umpire": {
    of: "ynte1t",
    description: {
      hinglish: "Oonchi kursi se score batana aur line ke faisle sudharna.",
      hindi: "ऊँची कुर्सी से स्कोर बताना और लाइन के फ़ैसले सुधारना।",
    },
    summary: {
      hinglish:
        "Net ke paas oonchai par baithna, score batana, jahan camera na dekhe wahan line ka galat faisla sudharna, aur niyam todne wale khiladiyon ko chetavni dena.",
      hindi: "नेट के पास ऊँचाई पर बैठना, स्कोर बताना, जहाँ कैमरा न देखे वहाँ लाइन का ग़लत फ़ैसला सुधारना, और नियम तोड़ने वाले खिलाड़ियों को चेतावनी देना।",
    },
    day: {
      hinglish: [
        "Har point bolte-bolte tablet par likhna",
        "Bahar gayi gend par faisla palatna, chahe woh yahin ke chahete khiladi ke khilaaf ho",
        "Racket patakne par khiladi ko shaant awaaz mein chetavni dena",
      ],
      hindi: [
        "हर पॉइंट बोलते-बोलते टैबलेट पर लिखना",
        "बाहर गई गेंद पर फ़ैसला पलटना, चाहे वह यहीं के चहेते खिलाड़ी के ख़िलाफ़ हो",
        "रैकेट पटकने पर खिलाड़ी को शांत आवाज़ में चेतावनी देना",
      ],
    },
  },
  "sports-official": {
    of: "u9rye5",
    description: { hinglish: "Niyam se daud ka samay aur kood ki doori naapna.", hindi: "नियम से दौड़ का समय और कूद की दूरी नापना।" },
    summary: {
      hinglish:
        "School, rajya aur national muqablon mein event shuru karana, samay lena, naapna ya faisla dena, zyadatar PE teacher jaisi naukri ke saath bhatte par.",
      hindi: "स्कूल, राज्य और नेशनल मुक़ाबलों में इवेंट शुरू कराना, समय लेना, नापना या फ़ैसला देना, ज़्यादातर PE टीचर जैसी नौकरी के साथ भत्ते पर।",
    },
    day: {
      hinglish: [
        "Niyam se ki gayi long jump par safed jhanda uthana",
        "Photo-finish ki patti mein dekhna ki do dhad ek hi line par hain ya nahi",
        "Steel tape se bhaale ke nishaan ki doori naapna",
        "Subah-subah bhaale tolna aur das gram halke bhaale ko lautana",
      ],
      hindi: [
        "नियम से की गई लंबी कूद पर सफ़ेद झंडा उठाना",
        "फ़ोटो-फ़िनिश की पट्टी में देखना कि दो धड़ एक ही लाइन पर हैं या नहीं",
        "स्टील टेप से भाले के निशान की दूरी नापना",
        "सुबह-सुबह भाले तौलना और दस ग्राम हल्के भाले को लौटाना",
      ],
    },
  },
  "stadium-manager": {
    of: "2wg0xb",
    description: {
      hinglish: "Bhare stadium ke liye pitch, gate aur floodlight taiyar karna.",
      hindi: "भरे स्टेडियम के लिए पिच, गेट और फ़्लडलाइट तैयार करना।",
    },
    summary: {
      hinglish:
        "Saal bhar stadium ya sports complex chalana: match ke din ke liye pitch, gate, toilet aur floodlight taiyar karna, beech mein ground kiraye par dena, aur bheed ki suraksha ki zimmedari lena.",
      hindi:
        "साल भर स्टेडियम या स्पोर्ट्स कॉम्प्लेक्स चलाना: मैच के दिन के लिए पिच, गेट, शौचालय और फ़्लडलाइट तैयार करना, बीच में मैदान किराये पर देना, और भीड़ की सुरक्षा की ज़िम्मेदारी लेना।",
    },
    day: {
      hinglish: [
        "Gate khulne se pehle fire officer ke saath har stand ka chakkar lagana",
        "Baarish ki pehli boond par cover, pump aur chaalis ground staff maidan mein bhejna",
        "Match ke baad caterer aur floodlight ke bill chukana",
      ],
      hindi: [
        "गेट खुलने से पहले फ़ायर ऑफ़िसर के साथ हर स्टैंड का चक्कर लगाना",
        "बारिश की पहली बूँद पर कवर, पंप और चालीस ग्राउंड स्टाफ़ मैदान में भेजना",
        "मैच के बाद कैटरर और फ़्लडलाइट के बिल चुकाना",
      ],
    },
  },
  "sports-agent": {
    of: "4itgki",
    description: {
      hinglish: "Khiladiyon ko club aur sponsor dilana aur kamai ka hissa lena.",
      hindi: "खिलाड़ियों को क्लब और स्पॉन्सर दिलाना और कमाई का हिस्सा लेना।",
    },
    summary: {
      hinglish:
        "Khiladiyon ke contract aur ads par molbhaav karna, sponsor dhoondhna, baareek aksharon wali sharten padhna aur aadhi raat ke phone uthana, unki kamai ke ek hisse ke badle.",
      hindi:
        "खिलाड़ियों के कॉन्ट्रैक्ट और विज्ञापन पर मोलभाव करना, स्पॉन्सर ढूँढ़ना, बारीक अक्षरों वाली शर्तें पढ़ना और आधी रात के फ़ोन उठाना, उनकी कमाई के एक हिस्से के बदले।",
    },
    day: {
      hinglish: [
        "Bat banane wali company ke contract ki nauvin shart teesri baar padhna",
        "Cricketer ko gaadi se shooting par le jaana aur nets se pehle wapas laana",
        "Neelami mein boli na lagne par rote khiladi ka phone sunna",
      ],
      hindi: [
        "बैट बनाने वाली कंपनी के कॉन्ट्रैक्ट की नौवीं शर्त तीसरी बार पढ़ना",
        "क्रिकेटर को गाड़ी से शूटिंग पर ले जाना और नेट प्रैक्टिस से पहले वापस लाना",
        "नीलामी में बोली न लगने पर रोते खिलाड़ी का फ़ोन सुनना",
      ],
    },
  },
  "sports-performance-analyst": {
    of: "9rpmg0",
    description: {
      hinglish: "Match ka video kaatkar coach ko dikhana ki aankh se kya chhoota.",
      hindi: "मैच का वीडियो काटकर कोच को दिखाना कि आँख से क्या छूटा।",
    },
    summary: {
      hinglish:
        "Match ke video mein har ball ya har pass par tag lagana, use clip aur aankdon mein badalna, aur coach aur khiladiyon ko dikhana ki aankh se kya chhoota.",
      hindi: "मैच के वीडियो में हर गेंद या हर पास पर टैग लगाना, उसे क्लिप और आँकड़ों में बदलना, और कोच और खिलाड़ियों को दिखाना कि आँख से क्या छूटा।",
    },
    day: {
      hinglish: [
        "Khel ke dauraan har gend par line, length aur shot ka tag lagana",
        "Nabbe second ki clip kaatna jo dikhaye ki defence kaise bikhra",
        "Kaptan ko dikhana ki uske fielder kahan se single nikalne dete hain",
      ],
      hindi: [
        "खेल के दौरान हर गेंद पर लाइन, लेंथ और शॉट का टैग लगाना",
        "नब्बे सेकंड की क्लिप काटना जो दिखाए कि डिफ़ेंस कैसे बिखरा",
        "कप्तान को दिखाना कि उसके फ़ील्डर कहाँ से सिंगल निकलने देते हैं",
      ],
    },
  },
  "talent-scout": {
    of: "ulpatg",
    description: {
      hinglish: "Junior matchon mein us ek ko dhoondhna jo aage mahaan banega.",
      hindi: "जूनियर मैचों में उस एक को ढूँढ़ना जो आगे महान बनेगा।",
    },
    summary: {
      hinglish:
        "Gaon ke tournament aur junior match dekhna, sheet par raftaar, touch aur himmat ke number likhna, aur club ya academy ko batana ki trial ke liye kise bulayen.",
      hindi: "गाँव के टूर्नामेंट और जूनियर मैच देखना, शीट पर रफ़्तार, टच और हिम्मत के नंबर लिखना, और क्लब या अकादमी को बताना कि ट्रायल के लिए किसे बुलाएँ।",
    },
    day: {
      hinglish: [
        "Mizoram mein under-thirteen match ke dauraan goal ke peeche khade rehna",
        "Score nahi, raftaar, himmat aur pehla touch likhna",
        "Janm pramaan patra ko school ke register se milana",
      ],
      hindi: [
        "मिज़ोरम में अंडर-थर्टीन मैच के दौरान गोल के पीछे खड़े रहना",
        "स्कोर नहीं, रफ़्तार, हिम्मत और पहला टच लिखना",
        "जन्म प्रमाण पत्र को स्कूल के रजिस्टर से मिलाना",
      ],
    },
  },
  "strength-and-conditioning-coach": {
    of: "1ydwt07",
    description: {
      hinglish: "Weight training se, bina chot ke, khiladiyon ko mazboot banana.",
      hindi: "वेट ट्रेनिंग से, बिना चोट के, खिलाड़ियों को मज़बूत बनाना।",
    },
    summary: {
      hinglish:
        "Team ki gym aur maidan ki training tay karna aur karana, kood, raftaar aur taaqat jaanchna, aur physio aur coach ke saath tay karna ki har khiladi kitna seh sakta hai.",
      hindi:
        "टीम की जिम और मैदान की ट्रेनिंग तय करना और कराना, कूद, रफ़्तार और ताक़त जाँचना, और फ़िज़ियो और कोच के साथ तय करना कि हर खिलाड़ी कितना सह सकता है।",
    },
    day: {
      hinglish: [
        "Somvaar ko jump ki oonchai jaanchna aur ghati ho to load kam karna",
        "Tez gendbaaz ko ek pair se koodkar theek se utarna sikhana",
        "Aath hafte ka plan banana jo bhaari squat se match ke din ki raftaar tak le jaye",
      ],
      hindi: [
        "सोमवार को जंप की ऊँचाई जाँचना और घटी हो तो लोड कम करना",
        "तेज़ गेंदबाज़ को एक पैर से कूदकर ठीक से उतरना सिखाना",
        "आठ हफ़्ते का प्लान बनाना जो भारी स्क्वाट से मैच के दिन की रफ़्तार तक ले जाए",
      ],
    },
  },
  "sports-administrator": {
    of: "8s0ixk",
    description: { hinglish: "Khel sangh ke registration, hostel aur grant sambhalna.", hindi: "खेल संघ के रजिस्ट्रेशन, हॉस्टल और ग्रांट सँभालना।" },
    summary: {
      hinglish:
        "Office se khel sangh ya academy chalana: tournament calendar, khiladiyon ke registration, hostel, grant aur niyamon ki kitaab.",
      hindi: "ऑफ़िस से खेल संघ या अकादमी चलाना: टूर्नामेंट कैलेंडर, खिलाड़ियों के रजिस्ट्रेशन, हॉस्टल, ग्रांट और नियमों की किताब।",
    },
    day: {
      hinglish: [
        "Deadline se pehle khiladiyon ke registration umar ke certificate se milana",
        "Chaalis league match nau maidanon aur ek monsoon mein bithana",
        "Khelo India grant ke liye aavedan karna aur dikhana ki pichhli kaise kharch hui",
      ],
      hindi: [
        "डेडलाइन से पहले खिलाड़ियों के रजिस्ट्रेशन उम्र के सर्टिफ़िकेट से मिलाना",
        "चालीस लीग मैच नौ मैदानों और एक मानसून में बिठाना",
        "खेलो इंडिया ग्रांट के लिए आवेदन करना और दिखाना कि पिछली कैसे ख़र्च हुई",
      ],
    },
  },
  "swimming-pool-manager": {
    of: "bwrzxl",
    description: { hinglish: "Pool ki class, paani aur lifeguard sambhalna.", hindi: "पूल की क्लास, पानी और लाइफ़गार्ड सँभालना।" },
    summary: {
      hinglish:
        "Shehar, club ya hotel ka pool chalana: paani jaanchna, class aur lifeguard ki duty tay karna, fees aur pump theek rakhna, aur har tairne wale ki suraksha ki zimmedari lena.",
      hindi:
        "शहर, क्लब या होटल का पूल चलाना: पानी जाँचना, क्लास और लाइफ़गार्ड की ड्यूटी तय करना, फ़ीस और पंप ठीक रखना, और हर तैरने वाले की सुरक्षा की ज़िम्मेदारी लेना।",
    },
    day: {
      hinglish: [
        "Chhe baje ke batch se pehle chlorine aur pH jaanchna",
        "Chhote bachchon ke pool par doosra lifeguard lagana",
        "Monsoon ke timetable aur fees ke liye maa-baap ko phone karna",
      ],
      hindi: [
        "छह बजे के बैच से पहले क्लोरीन और pH जाँचना",
        "छोटे बच्चों के पूल पर दूसरा लाइफ़गार्ड लगाना",
        "मानसून के टाइमटेबल और फ़ीस के लिए माँ-बाप को फ़ोन करना",
      ],
    },
  },
  "tennis-coach": {
    of: "rjzxfy",
    description: {
      hinglish: "Forehand ke liye ball dena aur junior ko pehle ranking match tak le jaana.",
      hindi: "फ़ोरहैंड के लिए गेंद देना और जूनियर को पहले रैंकिंग मैच तक ले जाना।",
    },
    summary: {
      hinglish:
        "Club, school ya academy mein bachchon aur badon ko group mein aur ek-ek karke sikhana: stroke, serve, footwork, match khelna, aur kaun sa ranking tournament kab khelna hai.",
      hindi: "क्लब, स्कूल या अकादमी में बच्चों और बड़ों को समूह में और एक-एक करके सिखाना: स्ट्रोक, सर्व, फ़ुटवर्क, मैच खेलना, और कौन सा रैंकिंग टूर्नामेंट कब खेलना है।",
    },
    day: {
      hinglish: [
        "Clay court ke paar tokri se do sau forehand ki gend dena",
        "Ladki ki serve ko teen hisson mein todna aur phir jodna",
        "Chaar junior khiladiyon ke match poore dekhna aur har ek ke liye ek baat likhna",
      ],
      hindi: [
        "क्ले कोर्ट के पार टोकरी से दो सौ फ़ोरहैंड की गेंदें देना",
        "लड़की की सर्व को तीन हिस्सों में तोड़ना और फिर जोड़ना",
        "चार जूनियर खिलाड़ियों के मैच पूरे देखना और हर एक के लिए एक बात लिखना",
      ],
    },
  },
  "para-sports-coach": {
    of: "et9c7x",
    description: {
      hinglish: "Kursi se throw karne ya guide ke saath daudne wale khiladiyon ko sikhana.",
      hindi: "कुर्सी से थ्रो करने या गाइड के साथ दौड़ने वाले खिलाड़ियों को सिखाना।",
    },
    summary: {
      hinglish: "Drishtiheen, wheelchair wale ya haath-pair kho chuke khiladiyon ko har ek ke liye bane frame, guide aur drill se sikhana.",
      hindi: "दृष्टिहीन, व्हीलचेयर वाले या हाथ-पैर खो चुके खिलाड़ियों को हर एक के लिए बने फ़्रेम, गाइड और ड्रिल से सिखाना।",
    },
    day: {
      hinglish: [
        "Thrower ka frame kasna aur uski oonchai centimetre tak naapna",
        "Ek haath wale dhaavak ka start naye sire se taiyar karna",
        "Classification panel ke liye kaagaz taiyar karna",
      ],
      hindi: [
        "थ्रोअर का फ़्रेम कसना और उसकी ऊँचाई सेंटीमीटर तक नापना",
        "एक हाथ वाले धावक का स्टार्ट नए सिरे से तैयार करना",
        "क्लासिफ़िकेशन पैनल के लिए काग़ज़ तैयार करना",
      ],
    },
  },
  archer: {
    of: "ilviyl",
    description: {
      hinglish: "Pachaas ya sattar metre door se tashtari jitne ghere par teer lagana.",
      hindi: "पचास या सत्तर मीटर दूर से तश्तरी जितने घेरे पर तीर लगाना।",
    },
    summary: {
      hinglish:
        "Recurve ya compound dhanush se club, rajya aur India ke liye khelna, roz practice karna taaki hawa, baarish aur final ke sannate mein wahi ek shaant teer baar-baar chale.",
      hindi:
        "रिकर्व या कंपाउंड धनुष से क्लब, राज्य और भारत के लिए खेलना, रोज़ अभ्यास करना ताकि हवा, बारिश और फ़ाइनल के सन्नाटे में वही एक शांत तीर बार-बार चले।",
    },
    day: {
      hinglish: [
        "Sattar metre par do sau teer chalana, ek baar mein chhe",
        "Dori par teer ki jagah badalte jaana, jab tak bina pankh ke teer pankh walon ke bagal mein na lagein",
        "Taaqat ke liye dhanush aadhe minute poora kheenche rakhna, aaram karna aur phir wahi",
      ],
      hindi: [
        "सत्तर मीटर पर दो सौ तीर चलाना, एक बार में छह",
        "डोरी पर तीर की जगह बदलते जाना, जब तक बिना पंख के तीर पंख वालों के बग़ल में न लगें",
        "ताक़त के लिए धनुष आधे मिनट पूरा खींचे रखना, आराम करना और फिर वही",
      ],
    },
  },
  "sport-shooter": {
    of: "1fs0ssy",
    description: {
      hinglish: "Target par goli chalana, saans ke thehraav mein trigger dabana.",
      hindi: "निशाने पर गोली चलाना, साँस के ठहराव में ट्रिगर दबाना।",
    },
    summary: {
      hinglish:
        "Rifle, pistol ya shotgun se club, rajya aur India ke liye khelna; rifle ya pistol ka match sixty shots ka hota hai, slow fire mein har shot saans ke thehraav mein chhoota hai.",
      hindi:
        "राइफ़ल, पिस्टल या शॉटगन से क्लब, राज्य और भारत के लिए खेलना; राइफ़ल या पिस्टल का मैच साठ शॉट का होता है, स्लो फ़ायर में हर शॉट साँस के ठहराव में छूटता है।",
    },
    day: {
      hinglish: [
        "Bina goli ke yaani dry-fire mein khaali deewar par chaalis minute nishaana lagana aur trigger dabana",
        "Cheek piece aur jacket theek karna, phir score ke liye sixty shot lagana",
        "Har bhatka hua shot aur uski wajah likhna",
      ],
      hindi: [
        "बिना गोली के यानी ड्राई-फ़ायर में ख़ाली दीवार पर चालीस मिनट निशाना लगाना और ट्रिगर दबाना",
        "चीक पीस और जैकेट ठीक करना, फिर स्कोर के लिए साठ शॉट लगाना",
        "हर भटका हुआ शॉट और उसकी वजह लिखना",
      ],
    },
  },
  "gymnastics-coach": {
    of: "jjha8v",
    description: {
      hinglish: "Kalabaazi sikhana aur surakshit hone tak seekhne walon ko thaamna.",
      hindi: "कलाबाज़ी सिखाना और सुरक्षित होने तक सीखने वालों को थामना।",
    },
    summary: {
      hinglish:
        "Chhe saal aur usse bade bachchon ko floor, beam, bars aur vault par sikhana: pehle taaqat, phir hawa mein har palti, surakshit hone tak haath se thaamkar.",
      hindi: "छह साल और उससे बड़े बच्चों को फ़्लोर, बीम, बार और वॉल्ट पर सिखाना: पहले ताक़त, फिर हवा में हर पलटी, सुरक्षित होने तक हाथ से थामकर।",
    },
    day: {
      hinglish: [
        "High bar ke neeche dono haath taiyar rakhkar khade rehna",
        "Round-off ko uchhaal, haath, ghumaav aur dhakke mein baantna",
        "Beam par chalk lagana aur uska har bolt jaanchna",
      ],
      hindi: [
        "हाई बार के नीचे दोनों हाथ तैयार रखकर खड़े रहना",
        "राउंड-ऑफ़ को उछाल, हाथ, घुमाव और धक्के में बाँटना",
        "बीम पर चॉक लगाना और उसका हर बोल्ट जाँचना",
      ],
    },
  },
  weightlifter: {
    of: "1yv39qg",
    description: {
      hinglish: "Apne shareer ke wazan se kahin zyada bhaar sir ke upar uthana.",
      hindi: "अपने शरीर के वज़न से कहीं ज़्यादा भार सिर के ऊपर उठाना।",
    },
    summary: {
      hinglish:
        "Shareer ki weight class mein rehkar barbell aur coach ke saath do lift, snatch aur clean and jerk, ki practice karna, zile ke muqablon se national camp aur Olympics tak.",
      hindi: "शरीर के वज़न वर्ग में रहकर बारबेल और कोच के साथ दो लिफ़्ट, स्नैच और क्लीन ऐंड जर्क, का अभ्यास करना, ज़िले के मुक़ाबलों से नेशनल कैंप और ओलंपिक तक।",
    },
    day: {
      hinglish: [
        "Kheenchne ka doosra hissa sudharne ko ghutne jitne oonche block se bar uthana",
        "Bhaari bar lekar teen squat karna, aaram karna aur phir wahi, jab tak coach paanch round na gin le",
        "Apne vazan varg mein rehne ko vazan dekhkar khana",
      ],
      hindi: [
        "खींचने का दूसरा हिस्सा सुधारने को घुटने जितने ऊँचे ब्लॉक से बार उठाना",
        "भारी बार लेकर तीन स्क्वाट करना, आराम करना और फिर वही, जब तक कोच पाँच राउंड न गिन ले",
        "अपने वज़न वर्ग में रहने को वज़न देखकर खाना",
      ],
    },
  },
  "gym-manager": {
    of: "shm8xd",
    description: {
      hinglish: "Gym ki membership bechna aur members ka aana banaye rakhna.",
      hindi: "जिम की मेंबरशिप बेचना और मेंबरों का आना बनाए रखना।",
    },
    summary: {
      hinglish:
        "Roz gym chalana: member banana, trainers ki duty lagana, machine theek karana aur galla ginna, aur jinhone aana chhoda unhe phone karna.",
      hindi: "रोज़ जिम चलाना: मेंबर बनाना, ट्रेनरों की ड्यूटी लगाना, मशीनें ठीक कराना और गल्ला गिनना, और जिन्होंने आना छोड़ा उन्हें फ़ोन करना।",
    },
    day: {
      hinglish: [
        "Paanch baje shutter kholna aur choon-choon karti pulley mein grease lagana",
        "Saal bhar ka plan bechna, phir March mein aana chhod chuke logon ko phone karna",
        "Yeh maamla suljhana ki sheeshe par dumb-bell kisne giraya",
      ],
      hindi: [
        "पाँच बजे शटर खोलना और चूँ-चूँ करती पुली में ग्रीस लगाना",
        "साल भर का प्लान बेचना, फिर मार्च में आना छोड़ चुके लोगों को फ़ोन करना",
        "यह मामला सुलझाना कि शीशे पर डंबल किसने गिराया",
      ],
    },
  },
  "zumba-instructor": {
    of: "1799m1c",
    description: {
      hinglish: "Ek ghante ki kasrat ko pachaas logon ki dance party bana dena.",
      hindi: "एक घंटे की कसरत को पचास लोगों की डांस पार्टी बना देना।",
    },
    summary: {
      hinglish:
        "Gym, club, housing society mein aur online, Latin aur Hindi film music par licence wali dance-fitness class chalana, aise steps ke saath jo koi bhi naya kar sake.",
      hindi:
        "जिम, क्लब, हाउसिंग सोसाइटी में और ऑनलाइन, लैटिन और हिंदी फ़िल्मी संगीत पर लाइसेंस वाली डांस-फ़िटनेस क्लास चलाना, ऐसे स्टेप के साथ जो कोई भी नया कर सके।",
    },
    day: {
      hinglish: [
        "Bollywood gaane ke mukhde ko aath aasaan count mein badalna",
        "Chhat par sixty grihiniyon aur do sharmile uncle ko zumba karana",
        "Kisi ke girne se pehle merengue ke tez march kadmon se cool-down par aana",
      ],
      hindi: [
        "बॉलीवुड गाने के मुखड़े को आठ आसान काउंट में बदलना",
        "छत पर साठ गृहिणियों और दो शर्मीले अंकल को ज़ुम्बा कराना",
        "किसी के गिरने से पहले मेरेंगे के तेज़ मार्च क़दमों से कूल-डाउन पर आना",
      ],
    },
  },
  "esports-player": {
    of: "q1mfw7",
    description: { hinglish: "Inaam ke liye team mein video game khelna.", hindi: "इनाम के लिए टीम में वीडियो गेम खेलना।" },
    summary: {
      hinglish:
        "Roz ghanton team ke saath ek game ki practice karna, doosri teams ke match samajhna, online aur stage par league khelna, aur kuch saal salary, inaam aur stream se kamana.",
      hindi:
        "रोज़ घंटों टीम के साथ एक गेम का अभ्यास करना, दूसरी टीमों के मैच समझना, ऑनलाइन और स्टेज पर लीग खेलना, और कुछ साल वेतन, इनाम और स्ट्रीम से कमाना।",
    },
    day: {
      hinglish: [
        "Squad ke saath chhe practice match yaani scrims khelna aur game mein har baar marne ki wajah dekhna",
        "Nashte se pehle ek ghanta nishaane ka abhyas karna",
        "Game ke sabse naye badlaav samajhna, jinse kal ka plan bekaar ho gaya",
      ],
      hindi: [
        "स्क्वाड के साथ छह प्रैक्टिस मैच यानी स्क्रिम खेलना और गेम में हर बार मरने की वजह देखना",
        "नाश्ते से पहले एक घंटा निशाने का अभ्यास करना",
        "गेम के सबसे नए बदलाव समझना, जिनसे कल का प्लान बेकार हो गया",
      ],
    },
  },
  "sports-masseur": {
    of: "4gqe19",
    description: {
      hinglish: "Match se pehle aur baad mein team ke pairon ki jakdan kholna.",
      hindi: "मैच से पहले और बाद में टीम के पैरों की जकड़न खोलना।",
    },
    summary: {
      hinglish:
        "Team ke saath safar karna ya training centre mein kaam karna: khel se pehle aur baad mein maalish karna, physiotherapist ki nigrani mein stretch karana aur barf lagana, aur dard chot bane usse pehle batana.",
      hindi:
        "टीम के साथ सफ़र करना या ट्रेनिंग सेंटर में काम करना: खेल से पहले और बाद में मालिश करना, फ़िज़ियोथेरेपिस्ट की निगरानी में स्ट्रेच कराना और बर्फ़ लगाना, और दर्द चोट बने उससे पहले बताना।",
    },
    day: {
      hinglish: [
        "Shuruaati daud se pehle ke ghante mein chaar sprinters ki maalish karna",
        "Barf ke tub bharna aur thande mein har khiladi ke minute naapna",
        "Pindli mein garam, sakht jagah mehsoos karke physio ko bulana",
      ],
      hindi: [
        "शुरुआती दौड़ से पहले के घंटे में चार स्प्रिंटरों की मालिश करना",
        "बर्फ़ के टब भरना और ठंडे में हर खिलाड़ी के मिनट नापना",
        "पिंडली में गरम, सख़्त जगह महसूस करके फ़िज़ियो को बुलाना",
      ],
    },
  },
  "volleyball-coach": {
    of: "1u4nujc",
    description: {
      hinglish: "Chhe khiladiyon ko ek hokar pass, set aur spike karna sikhana.",
      hindi: "छह खिलाड़ियों को एक होकर पास, सेट और स्पाइक करना सिखाना।",
    },
    summary: {
      hinglish:
        "School, college ya club ki team ko serve, pass, set, spike aur block sikhana, jump training aur rotation tay karna, aur zile aur rajya ke muqablon ke liye team chunna.",
      hindi:
        "स्कूल, कॉलेज या क्लब की टीम को सर्व, पास, सेट, स्पाइक और ब्लॉक सिखाना, जंप ट्रेनिंग और रोटेशन तय करना, और ज़िले और राज्य के मुक़ाबलों के लिए टीम चुनना।",
    },
    day: {
      hinglish: [
        "Choone se court banana aur net ladkiyon ke liye tay oonchai par lagana",
        "Ek saaf run-up aur spike ke liye sau gend uchhaalna",
        "Time-out lena aur lambe ladke ko beech mein laana",
      ],
      hindi: [
        "चूने से कोर्ट बनाना और नेट लड़कियों के लिए तय ऊँचाई पर लगाना",
        "एक साफ़ रन-अप और स्पाइक के लिए सौ गेंदें उछालना",
        "टाइम-आउट लेना और लंबे लड़के को बीच में लाना",
      ],
    },
  },
};
