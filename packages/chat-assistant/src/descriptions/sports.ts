import type { ToldCareers } from "./told.ts";

export const sports: ToldCareers = {
  cricketer: {
    of: "12o6k3d",
    description: {
      hinglish: "Rajya ya franchise team ke liye batting aur bowling karna.",
      hindi: "राज्य या फ़्रेंचाइज़ी टीम के लिए बल्लेबाज़ी और गेंदबाज़ी करना।",
    },
    summary: {
      hinglish: "Rajya ya franchise ke liye batting, bowling aur fielding karna, aur un sab dinon mein practice karna jab koi nahi dekhta.",
      hindi: "राज्य या फ़्रेंचाइज़ी के लिए बल्लेबाज़ी, गेंदबाज़ी और फ़ील्डिंग करना, और उन सब दिनों में अभ्यास करना जब कोई नहीं देखता।",
    },
  },
  "football-player": {
    of: "1jnfiir",
    description: {
      hinglish: "Football club ke liye pass dena, tackle karna aur goal par shot maarna.",
      hindi: "फ़ुटबॉल क्लब के लिए पास देना, टैकल करना और गोल पर शॉट मारना।",
    },
    summary: {
      hinglish: "Nabbe minute pass dena, tackle karna aur shot maarna. Rozi agle season ke contract par tiki hai.",
      hindi: "नब्बे मिनट पास देना, टैकल करना और शॉट मारना। रोज़ी अगले सीज़न के कॉन्ट्रैक्ट पर टिकी है।",
    },
  },
  "hockey-player": {
    of: "1cd7ab6",
    description: {
      hinglish: "Mudi hui stick se dribble karna aur short corner mein flick maarna.",
      hindi: "मुड़ी हुई स्टिक से ड्रिबल करना और शॉर्ट कॉर्नर में फ़्लिक मारना।",
    },
    summary: {
      hinglish:
        "Geele turf par poori raftaar se dribble, pass aur tackle karna aur short corner se goal karna, naukri dene wale ki team, rajya aur India ke liye.",
      hindi: "गीले टर्फ़ पर पूरी रफ़्तार से ड्रिबल, पास और टैकल करना और शॉर्ट कॉर्नर से गोल करना, नौकरी देने वाले की टीम, राज्य और भारत के लिए।",
    },
  },
  "badminton-player": {
    of: "l21483",
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
  },
  wrestler: {
    of: "6xtzrh",
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
  },
  boxer: {
    of: "83ssky",
    description: {
      hinglish: "Mukkon se bachna aur pehle maarna, ek baar mein teen minute.",
      hindi: "मुक्कों से बचना और पहले मारना, एक बार में तीन मिनट।",
    },
    summary: {
      hinglish:
        "Club, rajya aur India ke liye ek weight class mein boxing karna: saamne wale ka kandha padhna, pehle maarna aur hat jaana, har round teen minute ka.",
      hindi: "क्लब, राज्य और भारत के लिए एक वज़न वर्ग में मुक्केबाज़ी करना: सामने वाले का कंधा पढ़ना, पहले मारना और हट जाना, हर राउंड तीन मिनट का।",
    },
  },
  "track-and-field-athlete": {
    of: "3qzvrd",
    description: { hinglish: "Daud, throw ya kood ke liye saalon practice karna.", hindi: "दौड़, थ्रो या कूद के लिए सालों अभ्यास करना।" },
    summary: {
      hinglish: "Saal bhar ek event, daud, kood ya throw, ki practice karna, taaki muqable ke din samay ya doori behtar ho.",
      hindi: "साल भर एक इवेंट, दौड़, कूद या थ्रो, का अभ्यास करना, ताकि मुक़ाबले के दिन समय या दूरी बेहतर हो।",
    },
  },
  "chess-player": {
    of: "1dlnuqk",
    description: { hinglish: "Opening padhna aur woh ek chaal dhoondhna jo tike.", hindi: "ओपनिंग पढ़ना और वह एक चाल ढूँढना जो टिके।" },
    summary: {
      hinglish:
        "Board aur computer par baaziyan aur opening padhna, rating aur title ke liye tournament khelna, aur zyadatar coaching, league, sponsor ya sports quota ki naukri se guzara karna.",
      hindi:
        "बोर्ड और कंप्यूटर पर बाज़ियाँ और ओपनिंग पढ़ना, रेटिंग और ख़िताब के लिए टूर्नामेंट खेलना, और ज़्यादातर कोचिंग, लीग, स्पॉन्सर या स्पोर्ट्स कोटे की नौकरी से गुज़ारा करना।",
    },
  },
  "kabaddi-player": {
    of: "1gq3bk3",
    description: {
      hinglish: "Ek saans mein doosre paale mein raid karna ya unke raider ko pakadna.",
      hindi: "एक साँस में दूसरे पाले में रेड करना या उनके रेडर को पकड़ना।",
    },
    summary: {
      hinglish:
        "Akele doosre paale mein raid karna aur ek saans mein chhookar laut aana, ya defender bankar raider ko dabochne mein madad karna.",
      hindi: "अकेले दूसरे पाले में रेड करना और एक साँस में छूकर लौट आना, या डिफ़ेंडर बनकर रेडर को दबोचने में मदद करना।",
    },
  },
  "cricket-coach": {
    of: "291hzj",
    description: { hinglish: "Grip aur run-up sudharna aur gyaarah khiladi chunna.", hindi: "ग्रिप और रन-अप सुधारना और ग्यारह खिलाड़ी चुनना।" },
    summary: {
      hinglish:
        "School, club ya academy mein net practice karana: batter ki grip aur bowler ka run-up sudharna, team chunna, aur naye khiladiyon ko rajya ke trial ke liye taiyar karna.",
      hindi:
        "स्कूल, क्लब या अकादमी में नेट प्रैक्टिस कराना: बल्लेबाज़ की ग्रिप और गेंदबाज़ का रन-अप सुधारना, टीम चुनना, और नए खिलाड़ियों को राज्य के ट्रायल के लिए तैयार करना।",
    },
  },
  "athletics-coach": {
    of: "pyvebw",
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
  },
  "swimming-coach": {
    of: "1x8gvbl",
    description: {
      hinglish: "Bachchon ke stroke sudharna aur pool ke kinare se unka samay naapna.",
      hindi: "बच्चों के स्ट्रोक सुधारना और पूल के किनारे से उनका समय नापना।",
    },
    summary: {
      hinglish:
        "Naye seekhne walon ko paani par bharosa karna sikhana, stroke, start aur turn sudharna, din ke chakkar tay karna aur pool ke kinare se samay naapna.",
      hindi: "नए सीखने वालों को पानी पर भरोसा करना सिखाना, स्ट्रोक, स्टार्ट और टर्न सुधारना, दिन के चक्कर तय करना और पूल के किनारे से समय नापना।",
    },
  },
  "football-coach": {
    of: "1eiutjw",
    description: {
      hinglish: "Pass aur pressing ki practice karana aur gyaarah khiladiyon ko team banana.",
      hindi: "पास और प्रेसिंग का अभ्यास कराना और ग्यारह खिलाड़ियों को टीम बनाना।",
    },
    summary: {
      hinglish:
        "Poore season school, academy ya club ki team ko taiyar karna, chunna ki kaun khele, aur Indian aur Asian federation ke licence seedhi-dar-seedhi lena.",
      hindi: "पूरे सीज़न स्कूल, अकादमी या क्लब की टीम को तैयार करना, चुनना कि कौन खेले, और भारतीय और एशियाई फ़ेडरेशन के लाइसेंस सीढ़ी-दर-सीढ़ी लेना।",
    },
  },
  "mountaineering-instructor": {
    of: "yptwxg",
    description: {
      hinglish: "Naye logon ko rassi se chattan aur barf par le jaana aur wapas laana.",
      hindi: "नए लोगों को रस्सी से चट्टान और बर्फ़ पर ले जाना और वापस लाना।",
    },
    summary: {
      hinglish:
        "Institute mein ya trek par chadhai, rassi ka kaam, ice axe aur crampon ka istemaal sikhana, aur mausam bigde ya koi naya thak jaye to group ko wapas le aana.",
      hindi: "संस्थान में या ट्रेक पर चढ़ाई, रस्सी का काम, आइस ऐक्स और क्रैम्पॉन का इस्तेमाल सिखाना, और मौसम बिगड़े या कोई नया थक जाए तो दल को वापस ले आना।",
    },
  },
  "adventure-guide": {
    of: "1a9996k",
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
  },
  "personal-trainer": {
    of: "f1oivk",
    description: {
      hinglish: "Ek client ki kasrat tay karna aur aakhri squats ginna.",
      hindi: "एक ग्राहक की कसरत तय करना और आख़िरी स्क्वाट गिनना।",
    },
    summary: {
      hinglish: "Ek insaan ka plan banana, aakhri do reps ginna aur subah chhe baje wahan hona.",
      hindi: "एक इंसान का प्लान बनाना, कसरत के आख़िरी दो दोहराव गिनना और सुबह छह बजे वहाँ होना।",
    },
  },
  "yoga-instructor": {
    of: "l2jh93",
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
  },
  "aerobics-instructor": {
    of: "zzda1e",
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
  },
  lifeguard: {
    of: "113tqjh",
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
  },
  "martial-arts-instructor": {
    of: "pxv9ze",
    description: { hinglish: "Students ko karate, judo ya kalaripayattu sikhana.", hindi: "छात्रों को कराटे, जूडो या कलारीपयट्टू सिखाना।" },
    summary: {
      hinglish:
        "Bachchon aur badon ko karate, judo, taekwondo ya kalaripayattu sikhana, surakshit girne aur khade hone ke tareeke se belt test tak, aur taaqat se pehle kaabu.",
      hindi: "बच्चों और बड़ों को कराटे, जूडो, ताइक्वांडो या कलारीपयट्टू सिखाना, सुरक्षित गिरने और खड़े होने के तरीक़े से बेल्ट टेस्ट तक, और ताक़त से पहले क़ाबू।",
    },
  },
  "cricket-umpire": {
    of: "8gl2bt",
    description: { hinglish: "Ek second mein tay karna ki batter out hai ya nahi.", hindi: "एक सेकंड में तय करना कि बल्लेबाज़ आउट है या नहीं।" },
    summary: {
      hinglish:
        "School, league aur rajya ke match mein umpiring karna: har appeal par faisla dena, no-ball batana, roshni aur pitch parakhna, aur dono captains se niyam manwana.",
      hindi: "स्कूल, लीग और राज्य के मैच में अंपायरिंग करना: हर अपील पर फ़ैसला देना, नो-बॉल बताना, रोशनी और पिच परखना, और दोनों कप्तानों से नियम मनवाना।",
    },
  },
  "football-referee": {
    of: "118rcqb",
    description: { hinglish: "Daudte hue foul parakhna aur red card dikhana.", hindi: "दौड़ते हुए फ़ाउल परखना और रेड कार्ड दिखाना।" },
    summary: {
      hinglish:
        "Ball ke paas rehne ke liye har match mein kareeb das kilometre daudna, do assistants ke saath foul aur penalty tay karna, card dikhana aur report likhna.",
      hindi: "गेंद के पास रहने के लिए हर मैच में क़रीब दस किलोमीटर दौड़ना, दो सहायकों के साथ फ़ाउल और पेनल्टी तय करना, कार्ड दिखाना और रिपोर्ट लिखना।",
    },
  },
  "tennis-umpire": {
    of: "1t1sa2i",
    description: {
      hinglish: "Oonchi kursi se score batana aur line ke faisle sudharna.",
      hindi: "ऊँची कुर्सी से स्कोर बताना और लाइन के फ़ैसले सुधारना।",
    },
    summary: {
      hinglish:
        "Net ke paas oonchai par baithna, score batana, jahan camera na dekhe wahan line ka galat faisla sudharna, aur niyam todne wale khiladiyon ko chetavni dena.",
      hindi: "नेट के पास ऊँचाई पर बैठना, स्कोर बताना, जहाँ कैमरा न देखे वहाँ लाइन का ग़लत फ़ैसला सुधारना, और नियम तोड़ने वाले खिलाड़ियों को चेतावनी देना।",
    },
  },
  "sports-official": {
    of: "ukqva9",
    description: { hinglish: "Niyam se daud ka samay aur kood ki doori naapna.", hindi: "नियम से दौड़ का समय और कूद की दूरी नापना।" },
    summary: {
      hinglish:
        "School, rajya aur national muqablon mein event shuru karana, samay lena, naapna ya faisla dena, zyadatar PE teacher jaisi naukri ke saath bhatte par.",
      hindi: "स्कूल, राज्य और नेशनल मुक़ाबलों में इवेंट शुरू कराना, समय लेना, नापना या फ़ैसला देना, ज़्यादातर PE टीचर जैसी नौकरी के साथ भत्ते पर।",
    },
  },
  "stadium-manager": {
    of: "lc7n1t",
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
  },
  "sports-agent": {
    of: "wfkwni",
    description: {
      hinglish: "Khiladiyon ko club aur sponsor dilana aur kamai ka hissa lena.",
      hindi: "खिलाड़ियों को क्लब और स्पॉन्सर दिलाना और कमाई का हिस्सा लेना।",
    },
    summary: {
      hinglish:
        "Khiladiyon ke contract aur ads par molbhaav karna, sponsor dhoondhna, baareek aksharon wali sharten padhna aur aadhi raat ke phone uthana, unki kamai ke ek hisse ke badle.",
      hindi:
        "खिलाड़ियों के कॉन्ट्रैक्ट और विज्ञापन पर मोलभाव करना, स्पॉन्सर ढूँढना, बारीक अक्षरों वाली शर्तें पढ़ना और आधी रात के फ़ोन उठाना, उनकी कमाई के एक हिस्से के बदले।",
    },
  },
  "sports-performance-analyst": {
    of: "y2py9w",
    description: {
      hinglish: "Match ka video kaatkar coach ko dikhana ki aankh se kya chhoota.",
      hindi: "मैच का वीडियो काटकर कोच को दिखाना कि आँख से क्या छूटा।",
    },
    summary: {
      hinglish:
        "Match ke video mein har ball ya har pass par tag lagana, use clip aur aankdon mein badalna, aur coach aur khiladiyon ko dikhana ki aankh se kya chhoota.",
      hindi: "मैच के वीडियो में हर गेंद या हर पास पर टैग लगाना, उसे क्लिप और आँकड़ों में बदलना, और कोच और खिलाड़ियों को दिखाना कि आँख से क्या छूटा।",
    },
  },
  "talent-scout": {
    of: "1loh9sl",
    description: {
      hinglish: "Junior matchon mein us ek ko dhoondhna jo aage mahaan banega.",
      hindi: "जूनियर मैचों में उस एक को ढूँढना जो आगे महान बनेगा।",
    },
    summary: {
      hinglish:
        "Gaon ke tournament aur junior match dekhna, sheet par raftaar, touch aur himmat ke number likhna, aur club ya academy ko batana ki trial ke liye kise bulayen.",
      hindi: "गाँव के टूर्नामेंट और जूनियर मैच देखना, शीट पर रफ़्तार, टच और हिम्मत के नंबर लिखना, और क्लब या अकादमी को बताना कि ट्रायल के लिए किसे बुलाएँ।",
    },
  },
  "strength-and-conditioning-coach": {
    of: "tgpe74",
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
  },
  "sports-administrator": {
    of: "owrpiq",
    description: { hinglish: "Khel sangh ke registration, hostel aur grant sambhalna.", hindi: "खेल संघ के रजिस्ट्रेशन, हॉस्टल और ग्रांट सँभालना।" },
    summary: {
      hinglish:
        "Office se khel sangh ya academy chalana: tournament calendar, khiladiyon ke registration, hostel, grant aur niyamon ki kitaab.",
      hindi: "ऑफ़िस से खेल संघ या अकादमी चलाना: टूर्नामेंट कैलेंडर, खिलाड़ियों के रजिस्ट्रेशन, हॉस्टल, ग्रांट और नियमों की किताब।",
    },
  },
  "swimming-pool-manager": {
    of: "1rbdosn",
    description: { hinglish: "Pool ki class, paani aur lifeguard sambhalna.", hindi: "पूल की क्लास, पानी और लाइफ़गार्ड सँभालना।" },
    summary: {
      hinglish:
        "Shehar, club ya hotel ka pool chalana: paani jaanchna, class aur lifeguard ki duty tay karna, fees aur pump theek rakhna, aur har tairne wale ki suraksha ki zimmedari lena.",
      hindi:
        "शहर, क्लब या होटल का पूल चलाना: पानी जाँचना, क्लास और लाइफ़गार्ड की ड्यूटी तय करना, फ़ीस और पंप ठीक रखना, और हर तैरने वाले की सुरक्षा की ज़िम्मेदारी लेना।",
    },
  },
  "tennis-coach": {
    of: "1ffjx0r",
    description: {
      hinglish: "Forehand ke liye ball dena aur junior ko pehle ranking match tak le jaana.",
      hindi: "फ़ोरहैंड के लिए गेंद देना और जूनियर को पहले रैंकिंग मैच तक ले जाना।",
    },
    summary: {
      hinglish:
        "Club, school ya academy mein bachchon aur badon ko group mein aur ek-ek karke sikhana: stroke, serve, footwork, match khelna, aur kaun sa ranking tournament kab khelna hai.",
      hindi: "क्लब, स्कूल या अकादमी में बच्चों और बड़ों को समूह में और एक-एक करके सिखाना: स्ट्रोक, सर्व, फ़ुटवर्क, मैच खेलना, और कौन सा रैंकिंग टूर्नामेंट कब खेलना है।",
    },
  },
  "para-sports-coach": {
    of: "vvdmf2",
    description: {
      hinglish: "Kursi se throw karne ya guide ke saath daudne wale khiladiyon ko sikhana.",
      hindi: "कुर्सी से थ्रो करने या गाइड के साथ दौड़ने वाले खिलाड़ियों को सिखाना।",
    },
    summary: {
      hinglish: "Drishtiheen, wheelchair wale ya haath-pair kho chuke khiladiyon ko har ek ke liye bane frame, guide aur drill se sikhana.",
      hindi: "दृष्टिहीन, व्हीलचेयर वाले या हाथ-पैर खो चुके खिलाड़ियों को हर एक के लिए बने फ़्रेम, गाइड और ड्रिल से सिखाना।",
    },
  },
  archer: {
    of: "1jbjgp4",
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
  },
  "sport-shooter": {
    of: "tuzzo",
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
  },
  "gymnastics-coach": {
    of: "1qresd7",
    description: {
      hinglish: "Kalabaazi sikhana aur surakshit hone tak seekhne walon ko thaamna.",
      hindi: "कलाबाज़ी सिखाना और सुरक्षित होने तक सीखने वालों को थामना।",
    },
    summary: {
      hinglish:
        "Chhe saal aur usse bade bachchon ko floor, beam, bars aur vault par sikhana: pehle taaqat, phir hawa mein har palti, surakshit hone tak haath se thaamkar.",
      hindi: "छह साल और उससे बड़े बच्चों को फ़्लोर, बीम, बार और वॉल्ट पर सिखाना: पहले ताक़त, फिर हवा में हर पलटी, सुरक्षित होने तक हाथ से थामकर।",
    },
  },
  weightlifter: {
    of: "hm466u",
    description: {
      hinglish: "Apne shareer ke wazan se kahin zyada bhaar sir ke upar uthana.",
      hindi: "अपने शरीर के वज़न से कहीं ज़्यादा भार सिर के ऊपर उठाना।",
    },
    summary: {
      hinglish:
        "Shareer ki weight class mein rehkar barbell aur coach ke saath do lift, snatch aur clean and jerk, ki practice karna, zile ke muqablon se national camp aur Olympics tak.",
      hindi: "शरीर के वज़न वर्ग में रहकर बारबेल और कोच के साथ दो लिफ़्ट, स्नैच और क्लीन ऐंड जर्क, का अभ्यास करना, ज़िले के मुक़ाबलों से नेशनल कैंप और ओलंपिक तक।",
    },
  },
  "gym-manager": {
    of: "2nktaw",
    description: {
      hinglish: "Gym ki membership bechna aur members ka aana banaye rakhna.",
      hindi: "जिम की मेंबरशिप बेचना और मेंबरों का आना बनाए रखना।",
    },
    summary: {
      hinglish:
        "Roz gym chalana: member banana, trainers ki duty lagana, machine theek karana aur galla ginna, aur jinhone aana chhoda unhe phone karna.",
      hindi: "रोज़ जिम चलाना: मेंबर बनाना, ट्रेनरों की ड्यूटी लगाना, मशीनें ठीक कराना और गल्ला गिनना, और जिन्होंने आना छोड़ा उन्हें फ़ोन करना।",
    },
  },
  "zumba-instructor": {
    of: "1mj5eh1",
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
  },
  "esports-player": {
    of: "1m1ukj2",
    description: { hinglish: "Inaam ke liye team mein video game khelna.", hindi: "इनाम के लिए टीम में वीडियो गेम खेलना।" },
    summary: {
      hinglish:
        "Roz ghanton team ke saath ek game ki practice karna, doosri teams ke match samajhna, online aur stage par league khelna, aur kuch saal salary, inaam aur stream se kamana.",
      hindi:
        "रोज़ घंटों टीम के साथ एक गेम का अभ्यास करना, दूसरी टीमों के मैच समझना, ऑनलाइन और स्टेज पर लीग खेलना, और कुछ साल वेतन, इनाम और स्ट्रीम से कमाना।",
    },
  },
  "sports-masseur": {
    of: "ke61zn",
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
  },
  "volleyball-coach": {
    of: "qqhsf2",
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
  },
};
