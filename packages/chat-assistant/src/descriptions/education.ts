import type { ToldCareers } from "./told.ts";

export const education: ToldCareers = {
  "primary-school-teacher": {
    of: "1dynk7y",
    description: {
      hinglish: "Class 1 se 5 ko padhna, pahaade aur mil-baantkar rehna sikhana.",
      hindi: "कक्षा 1 से 5 को पढ़ना, पहाड़े और मिल-बाँटकर रहना सिखाना।",
    },
    summary: {
      hinglish:
        "Class 1 se 5 mein chhote bachchon ki ek class ko lagbhag sab kuch sikhana, bolkar padhne aur pahaadon se lekar lunch box baantne tak.",
      hindi: "कक्षा 1 से 5 में छोटे बच्चों की एक क्लास को लगभग सब कुछ सिखाना, बोलकर पढ़ने और पहाड़ों से लेकर लंच बॉक्स बाँटने तक।",
    },
  },
  "middle-school-teacher": {
    of: "qztajz",
    description: { hinglish: "Class 6 se 8 ko unke pehle alag-alag vishay padhana.", hindi: "कक्षा 6 से 8 को उनके पहले अलग-अलग विषय पढ़ाना।" },
    summary: {
      hinglish:
        "Class 6 se 8 ke bachchon ko ek class teacher se alag-alag vishayon, homework diary aur pehle zaroori test tak pahunchne mein raah dikhana.",
      hindi: "कक्षा 6 से 8 के बच्चों को एक क्लास टीचर से अलग-अलग विषयों, होमवर्क डायरी और पहले ज़रूरी टेस्ट तक पहुँचने में राह दिखाना।",
    },
  },
  "mathematics-teacher": {
    of: "126c7sy",
    description: {
      hinglish: "Algebra samjhana aur bachche ke sawaal mein chhoota minus dhoondhna.",
      hindi: "बीजगणित समझाना और बच्चे के सवाल में छूटा माइनस ढूँढ़ना।",
    },
    summary: {
      hinglish: "Board par algebra, geometry aur probability ek-ek step samjhana, aur dhoondhna ki har bachche ka sawaal kahan galat hua.",
      hindi: "बोर्ड पर बीजगणित, ज्यामिति और प्रायिकता एक-एक स्टेप समझाना, और ढूँढ़ना कि हर बच्चे का सवाल कहाँ ग़लत हुआ।",
    },
  },
  "physics-teacher": {
    of: "l7c5vb",
    description: { hinglish: "Pendulum aur lens se motion aur light samjhana.", hindi: "पेंडुलम और लेंस से गति और प्रकाश समझाना।" },
    summary: {
      hinglish:
        "Pendulum, lens aur circuit se motion, electricity aur light samjhana, aur Class 11 aur 12 ko practical aur board ke liye taiyar karna.",
      hindi: "पेंडुलम, लेंस और सर्किट से गति, बिजली और प्रकाश समझाना, और कक्षा 11 और 12 को प्रैक्टिकल और बोर्ड के लिए तैयार करना।",
    },
  },
  "chemistry-teacher": {
    of: "1lfojr8",
    description: {
      hinglish: "Reaction padhana aur titration ki bench par nazar rakhna.",
      hindi: "अभिक्रियाएँ पढ़ाना और टाइट्रेशन की बेंच पर नज़र रखना।",
    },
    summary: {
      hinglish:
        "Reaction, periodic table aur organic chain padhana, aur titration aur salt analysis aise karwana ki na koi jale, na flask toote.",
      hindi: "अभिक्रियाएँ, आवर्त सारणी और कार्बनिक शृंखलाएँ पढ़ाना, और टाइट्रेशन और सॉल्ट एनालिसिस ऐसे करवाना कि न कोई जले, न फ़्लास्क टूटे।",
    },
  },
  "biology-teacher": {
    of: "1la5agq",
    description: {
      hinglish: "Microscope mein cell dikhana; bachchon ko NEET ke liye taiyar karna.",
      hindi: "माइक्रोस्कोप में कोशिका दिखाना; बच्चों को NEET के लिए तैयार करना।",
    },
    summary: {
      hinglish:
        "Bachchon ko microscope mein cell, school ke bageeche mein paudhe aur dil ke model dikhana, aur unmein se kaiyon ko NEET ke liye taiyar karna.",
      hindi: "बच्चों को माइक्रोस्कोप में कोशिका, स्कूल के बग़ीचे में पौधे और दिल के मॉडल दिखाना, और उनमें से कइयों को NEET के लिए तैयार करना।",
    },
  },
  "english-teacher": {
    of: "1xu52nq",
    description: { hinglish: "Grammar, kavita aur Shakespeare ka ek scene padhana.", hindi: "व्याकरण, कविता और शेक्सपियर का एक दृश्य पढ़ाना।" },
    summary: {
      hinglish:
        "Grammar, chitthi, kavita aur Shakespeare ka ek scene padhana, aur sharmile bachchon se bina dar ke English bulwana aur likhwana.",
      hindi: "व्याकरण, चिट्ठी, कविता और शेक्सपियर का एक दृश्य पढ़ाना, और शर्मीले बच्चों से बिना डर के अंग्रेज़ी बुलवाना और लिखवाना।",
    },
  },
  "hindi-teacher": {
    of: "y3zblb",
    description: {
      hinglish: "Bachchon ke saath Premchand aur Kabir padhna aur matrayein sudhaarna.",
      hindi: "बच्चों के साथ प्रेमचंद और कबीर पढ़ना और मात्राएँ सुधारना।",
    },
    summary: {
      hinglish:
        "Bachchon ko Premchand ki kahaniyan, Kabir ke dohe aur Devanagari ki vartani padhana, aur unke nibandh aur aupchaarik patra jaanchna.",
      hindi: "बच्चों को प्रेमचंद की कहानियाँ, कबीर के दोहे और देवनागरी की वर्तनी पढ़ाना, और उनके निबंध और औपचारिक पत्र जाँचना।",
    },
  },
  "sanskrit-teacher": {
    of: "1ocb9hi",
    description: {
      hinglish: "Shlok aur Kalidas ki panktiyan ek-ek shabd kholkar samjhana.",
      hindi: "श्लोक और कालिदास की पंक्तियाँ एक-एक शब्द खोलकर समझाना।",
    },
    summary: {
      hinglish:
        "Shabd roop aur sandhi ka abhyaas karwana, aur shlok aur Kalidas ki panktiyan samjhana, jab tak bachche is purani bhasha mein khud vaakya na bana lein.",
      hindi: "शब्द रूप और संधि का अभ्यास करवाना, और श्लोक और कालिदास की पंक्तियाँ समझाना, जब तक बच्चे इस पुरानी भाषा में ख़ुद वाक्य न बना लें।",
    },
  },
  "social-studies-teacher": {
    of: "lo4an0",
    description: {
      hinglish: "Class 6 se 10 ko civics, naksha aur itihaas jodkar padhana.",
      hindi: "कक्षा 6 से 10 को नागरिक शास्त्र, नक़्शा और इतिहास जोड़कर पढ़ाना।",
    },
    summary: {
      hinglish:
        "Class 6 se 10 ke liye itihaas, civics aur bhugol ko jodna, samvidhan ki prastavana padhne se lekar class mein mock panchayat lagane tak.",
      hindi: "कक्षा 6 से 10 के लिए इतिहास, नागरिक शास्त्र और भूगोल को जोड़ना, संविधान की प्रस्तावना पढ़ने से लेकर क्लास में मॉक पंचायत लगाने तक।",
    },
  },
  "history-teacher": {
    of: "n3ng79",
    description: {
      hinglish: "Badi classes ko saboot ke saath Harappa se Batwaare tak le jaana.",
      hindi: "बड़ी कक्षाओं को सबूतों के साथ हड़प्पा से बँटवारे तक ले जाना।",
    },
    summary: {
      hinglish:
        "Badi classes ko chitthi, sikkon aur purani photo ke saath Harappa se Batwaare tak le jaana, aur unse behas karwana ki ghatnayein kyun hui.",
      hindi: "बड़ी कक्षाओं को चिट्ठियों, सिक्कों और पुरानी फ़ोटो के साथ हड़प्पा से बँटवारे तक ले जाना, और उनसे बहस करवाना कि घटनाएँ क्यों हुईं।",
    },
  },
  "geography-teacher": {
    of: "ziajf",
    description: { hinglish: "Globe aur toposheet se monsoon samjhana.", hindi: "ग्लोब और टोपोशीट से मानसून समझाना।" },
    summary: {
      hinglish:
        "Globe, Survey of India ki toposheet aur paas ki chhoti nadi ko naapne ki sair se monsoon, landform aur jansankhya padhana.",
      hindi: "ग्लोब, सर्वे ऑफ़ इंडिया की टोपोशीट और पास की छोटी नदी को नापने की सैर से मानसून, भू-आकृति और जनसंख्या पढ़ाना।",
    },
  },
  "commerce-teacher": {
    of: "1jveci1",
    description: {
      hinglish: "Class 11 aur 12 ko accounts aur business studies padhana.",
      hindi: "कक्षा 11 और 12 को अकाउंट्स और बिज़नेस स्टडीज़ पढ़ाना।",
    },
    summary: {
      hinglish:
        "Badi classes ko accounts, business studies aur tally hone wala trial balance padhana, kirana dukaan ke bahi-khaate ko pehla udaharan banakar.",
      hindi: "बड़ी कक्षाओं को अकाउंट्स, बिज़नेस स्टडीज़ और टैली होने वाला ट्रायल बैलेंस पढ़ाना, किराना दुकान के बही-खाते को पहला उदाहरण बनाकर।",
    },
  },
  "computer-teacher": {
    of: "1d5i2u9",
    description: {
      hinglish: "School ki lab chalana jahan bachche Python ka pehla code likhte hain.",
      hindi: "स्कूल की लैब चलाना जहाँ बच्चे Python का पहला कोड लिखते हैं।",
    },
    summary: {
      hinglish:
        "School ki computer lab chalana, jahan bachche Python ka pehla loop likhte, chhoti website banate aur online surakshit rehna seekhte hain.",
      hindi: "स्कूल की कंप्यूटर लैब चलाना, जहाँ बच्चे Python का पहला लूप लिखते, छोटी वेबसाइट बनाते और ऑनलाइन सुरक्षित रहना सीखते हैं।",
    },
  },
  "physical-education-teacher": {
    of: "1hszihz",
    description: {
      hinglish: "Games period karwana aur school team ko kho-kho ki training dena.",
      hindi: "गेम्स पीरियड करवाना और स्कूल टीम को खो-खो की ट्रेनिंग देना।",
    },
    summary: {
      hinglish:
        "Games period aur subah ki drill karwana, kho-kho, athletics aur fair play sikhana, aur school team ko zonal meet ke liye taiyar karna.",
      hindi: "गेम्स पीरियड और सुबह की ड्रिल करवाना, खो-खो, एथलेटिक्स और फ़ेयर प्ले सिखाना, और स्कूल टीम को ज़ोनल मीट के लिए तैयार करना।",
    },
  },
  "foreign-language-teacher": {
    of: "jt97lo",
    description: {
      hinglish: "Role play se bachchon ko French, German ya Japanese padhana.",
      hindi: "रोल प्ले से बच्चों को फ़्रेंच, जर्मन या जापानी पढ़ाना।",
    },
    summary: {
      hinglish:
        "Gaanon, role play aur film clip ke saath school ke bachchon ko pehle abhivaadan se board paper tak French, German ya Japanese padhana.",
      hindi: "गानों, रोल प्ले और फ़िल्म क्लिप के साथ स्कूल के बच्चों को पहले अभिवादन से बोर्ड पेपर तक फ़्रेंच, जर्मन या जापानी पढ़ाना।",
    },
  },
  "substitute-teacher": {
    of: "1dg5l1s",
    description: {
      hinglish: "Teacher chhutti par ho to uski anjaan class sambhalna.",
      hindi: "टीचर छुट्टी पर हो तो उसकी अनजान क्लास सँभालना।",
    },
    summary: {
      hinglish: "Teacher ke chhutti par hone par anjaan class mein jaana, aur kisi aur ke notes se paath aur class, dono sambhale rakhna.",
      hindi: "टीचर के छुट्टी पर होने पर अनजान क्लास में जाना, और किसी और के नोट्स से पाठ और क्लास, दोनों सँभाले रखना।",
    },
  },
  "preschool-teacher": {
    of: "1hdzjip",
    description: {
      hinglish: "Chhote bachchon se subah bhar clay, gaane aur ret ke khel karwana.",
      hindi: "छोटे बच्चों से सुबह भर क्ले, गाने और रेत के खेल करवाना।",
    },
    summary: {
      hinglish:
        "Playschool mein subah bhar gaane, clay, kahaniyan aur ret ke khel karwana, jinse teen saal ke bachche bolna, baantna aur baari ka intezaar karna seekhte hain.",
      hindi: "प्लेस्कूल में सुबह भर गाने, क्ले, कहानियाँ और रेत के खेल करवाना, जिनसे तीन साल के बच्चे बोलना, बाँटना और बारी का इंतज़ार करना सीखते हैं।",
    },
  },
  "kindergarten-teacher": {
    of: "1csjo3",
    description: {
      hinglish: "LKG aur UKG ke bachchon ko aadi-tedhi lakeeron se akshar tak lana.",
      hindi: "LKG और UKG के बच्चों को आड़ी-टेढ़ी लकीरों से अक्षर तक लाना।",
    },
    summary: {
      hinglish:
        "LKG aur UKG ke bachchon ko aadi-tedhi lakeeron se akshar, dhwani aur ginti tak lana, taaki Class 1 mein jaate samay woh chhote shabd padh sakein.",
      hindi: "LKG और UKG के बच्चों को आड़ी-टेढ़ी लकीरों से अक्षर, ध्वनि और गिनती तक लाना, ताकि कक्षा 1 में जाते समय वे छोटे शब्द पढ़ सकें।",
    },
  },
  "montessori-teacher": {
    of: "h25tlr",
    description: {
      hinglish: "Har bachche ko moti, sandpaper ke akshar ya jug chunne dena.",
      hindi: "हर बच्चे को मोती, सैंडपेपर के अक्षर या जग चुनने देना।",
    },
    summary: {
      hinglish:
        "Moti, sandpaper ke akshar aur paani undelne ke jug wala kamra taiyar karna, aur har bachche ko bina jaldi ke kaam chunne, dohrane aur usmein pakka hone dena.",
      hindi: "मोती, सैंडपेपर के अक्षर और पानी उँडेलने के जग वाला कमरा तैयार करना, और हर बच्चे को बिना जल्दी के काम चुनने, दोहराने और उसमें पक्का होने देना।",
    },
  },
  "anganwadi-worker": {
    of: "1mq30c9",
    description: {
      hinglish: "Chhote bachchon ka wazan lena, khana khilana aur maaon ko salah dena.",
      hindi: "छोटे बच्चों का वज़न लेना, खाना खिलाना और माँओं को सलाह देना।",
    },
    summary: {
      hinglish:
        "Gaon ya shehar ke ward mein anganwadi chalana: bachchon ka wazan lena, garam khana dena, chhoton ko padhana aur garbhavati mahilaon ko khane aur teekon par salah dena.",
      hindi: "गाँव या शहर के वार्ड में आँगनवाड़ी चलाना: बच्चों का वज़न लेना, गरम खाना देना, छोटों को पढ़ाना और गर्भवती महिलाओं को खाने और टीकों पर सलाह देना।",
    },
  },
  "anganwadi-supervisor": {
    of: "1tfynnn",
    description: {
      hinglish: "Ek circle ki anganwadiyon ka raashan aur register jaanchna.",
      hindi: "एक सर्कल की आँगनवाड़ियों का राशन और रजिस्टर जाँचना।",
    },
    summary: {
      hinglish:
        "Ek circle ke anganwadi kendron par baari-baari jaana, raashan ka stock, wazan ke register aur haaziri jaanchna, aur wahan ki workers ko training dena.",
      hindi: "एक सर्कल के आँगनवाड़ी केंद्रों पर बारी-बारी जाना, राशन का स्टॉक, वज़न के रजिस्टर और हाज़िरी जाँचना, और वहाँ की कार्यकर्ताओं को ट्रेनिंग देना।",
    },
  },
  "day-care-worker": {
    of: "r44z5b",
    description: {
      hinglish: "Maa-baap kaam par hon tab shishuon ko khilana-pilana aur nappy badalna.",
      hindi: "माँ-बाप काम पर हों तब शिशुओं को खिलाना-पिलाना और नैपी बदलना।",
    },
    summary: {
      hinglish:
        "Maa-baap office, mill ya building site par hon tab shishuon aur chhote bachchon ki dekhbhal karna: khilana-pilana, nappy badalna, chup karana aur saath khelna.",
      hindi: "माँ-बाप ऑफ़िस, मिल या बिल्डिंग साइट पर हों तब शिशुओं और छोटे बच्चों की देखभाल करना: खिलाना-पिलाना, नैपी बदलना, चुप कराना और साथ खेलना।",
    },
  },
  "teaching-assistant": {
    of: "9949g",
    description: {
      hinglish: "Chart kaatkar banana aur atke hue bachche ke paas baithna.",
      hindi: "चार्ट काटकर बनाना और अटके हुए बच्चे के पास बैठना।",
    },
    summary: {
      hinglish:
        "Chhote bachchon ke class teacher ki madad karna: chart kaatkar banana, jo atak jaye uske paas baithna, aur bachchon ko group mein haath dhone aur khane le jaana.",
      hindi: "छोटे बच्चों के क्लास टीचर की मदद करना: चार्ट काटकर बनाना, जो अटक जाए उसके पास बैठना, और बच्चों को ग्रुप में हाथ धोने और खाने ले जाना।",
    },
  },
  "preschool-director": {
    of: "199qa9h",
    description: { hinglish: "Playschool chalana: staff rakhna aur fees tay karna.", hindi: "प्लेस्कूल चलाना: स्टाफ़ रखना और फ़ीस तय करना।" },
    summary: {
      hinglish:
        "Playschool ki kamaan sambhalna: teachers rakhna aur unhe raah dikhana, din ka plan aur fees tay karna, aur gate par chintit maa-baap ko jawab dena.",
      hindi: "प्लेस्कूल की कमान सँभालना: टीचर रखना और उन्हें राह दिखाना, दिन का प्लान और फ़ीस तय करना, और गेट पर चिंतित माँ-बाप को जवाब देना।",
    },
  },
  "special-education-teacher": {
    of: "fepcyi",
    description: {
      hinglish: "Divyang bachchon ke liye paath ko chhote step mein baantna.",
      hindi: "दिव्यांग बच्चों के लिए पाठ को छोटे-छोटे स्टेप में बाँटना।",
    },
    summary: {
      hinglish:
        "Autism, Down syndrome ya seekhne mein kathinai wale bachchon ke liye padhna, hisaab aur roz ke kaam chhote step mein baantna.",
      hindi: "ऑटिज़्म, डाउन सिंड्रोम या सीखने में कठिनाई वाले बच्चों के लिए पढ़ना, हिसाब और रोज़ के काम छोटे स्टेप में बाँटना।",
    },
  },
  "teacher-of-the-visually-impaired": {
    of: "tdqlry",
    description: {
      hinglish: "Netraheen bachchon ko sparsh, abacus aur felt ke nakshe se padhana.",
      hindi: "नेत्रहीन बच्चों को स्पर्श, अबेकस और फ़ेल्ट के नक़्शों से पढ़ाना।",
    },
    summary: {
      hinglish:
        "Netraheen aur kam dekh paane wale bachchon ko Braille padhna, abacus aur screen reader chalana, aur chhookar aur sunkar paath samajhna sikhana.",
      hindi: "नेत्रहीन और कम देख पाने वाले बच्चों को ब्रेल पढ़ना, अबेकस और स्क्रीन रीडर चलाना, और छूकर और सुनकर पाठ समझना सिखाना।",
    },
  },
  "deaf-education-teacher": {
    of: "tistni",
    description: {
      hinglish: "Badhir bachchon ko sign aur tasveeron se school ke vishay padhana.",
      hindi: "बधिर बच्चों को संकेत और तस्वीरों से स्कूल के विषय पढ़ाना।",
    },
    summary: {
      hinglish: "Badhir bachchon ko sign, honth padhne, hearing aid aur dher saari tasveeron se bhasha aur school ke vishay padhana.",
      hindi: "बधिर बच्चों को संकेत, होंठ पढ़ने, हियरिंग एड और ढेर सारी तस्वीरों से भाषा और स्कूल के विषय पढ़ाना।",
    },
  },
  "sign-language-teacher": {
    of: "cnkwbz",
    description: {
      hinglish: "Indian Sign Language haath ki ek-ek mudra se sikhana.",
      hindi: "भारतीय सांकेतिक भाषा हाथ की एक-एक मुद्रा से सिखाना।",
    },
    summary: {
      hinglish:
        "Parivaron, students aur dukaandaaron ko Indian Sign Language sikhana, haath ki mudra, harkat aur chehre ke bhaav sudhaarna.",
      hindi: "परिवारों, विद्यार्थियों और दुकानदारों को भारतीय सांकेतिक भाषा सिखाना, हाथ की मुद्रा, हरकत और चेहरे के भाव सुधारना।",
    },
  },
  "adapted-physical-education-teacher": {
    of: "1evbg3a",
    description: {
      hinglish: "Khel aise badalna ki wheelchair wala bachcha bhi khel sake.",
      hindi: "खेल ऐसे बदलना कि व्हीलचेयर वाला बच्चा भी खेल सके।",
    },
    summary: {
      hinglish:
        "Special aur aam school mein divyang bachchon ke liye khel, vyayam aur sport plan karna, har ek ke hisaab se gend, niyam aur court badalna, aur kuch ko para sports meet mein le jaana.",
      hindi:
        "स्पेशल और आम स्कूल में दिव्यांग बच्चों के लिए खेल, व्यायाम और स्पोर्ट प्लान करना, हर एक के हिसाब से गेंद, नियम और कोर्ट बदलना, और कुछ को पैरा स्पोर्ट्स मीट में ले जाना।",
    },
  },
  "early-childhood-special-educator": {
    of: "1rype9j",
    description: {
      hinglish: "Der se chalne ya bolne wale shishuon ki khel se madad karna.",
      hindi: "देर से चलने या बोलने वाले शिशुओं की खेल से मदद करना।",
    },
    summary: {
      hinglish:
        "Der se chalne ya bolne wale shishuon aur preschool ke bachchon ke saath khilaunon aur dincharya se kaam karna, aur maa-baap ko dikhana ki ghar par kya karein.",
      hindi: "देर से चलने या बोलने वाले शिशुओं और प्रीस्कूल के बच्चों के साथ खिलौनों और दिनचर्या से काम करना, और माँ-बाप को दिखाना कि घर पर क्या करें।",
    },
  },
  "special-education-teaching-assistant": {
    of: "1no7npq",
    description: { hinglish: "Class mein din bhar ek divyang bachche ke saath rehna.", hindi: "क्लास में दिन भर एक दिव्यांग बच्चे के साथ रहना।" },
    summary: {
      hinglish:
        "Shadow teacher bankar din bhar ek divyang bachche ke paas baithna, toilet, apni baari, dhyaan aur achanak pareshaani mein uski madad karna.",
      hindi: "शैडो टीचर बनकर दिन भर एक दिव्यांग बच्चे के पास बैठना, टॉयलेट, अपनी बारी, ध्यान और अचानक परेशानी में उसकी मदद करना।",
    },
  },
  "special-education-coordinator": {
    of: "mftx14",
    description: {
      hinglish: "Divyang bachchon ke liye ramp, scribe aur extra time ka intezaam karna.",
      hindi: "दिव्यांग बच्चों के लिए रैंप, स्क्राइब और अतिरिक्त समय का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Divyang bachchon ke liye school ka farz poora karwana: assessment, ramp, board mein scribe aur extra time, aur har bachche ka apna plan.",
      hindi: "दिव्यांग बच्चों के लिए स्कूल का फ़र्ज़ पूरा करवाना: आकलन, रैंप, बोर्ड में स्क्राइब और अतिरिक्त समय, और हर बच्चे का अपना प्लान।",
    },
  },
  "physics-professor": {
    of: "1hksqna",
    description: {
      hinglish: "Optics aur quantum mechanics padhana, aur scholars ko raah dikhana.",
      hindi: "ऑप्टिक्स और क्वांटम मैकेनिक्स पढ़ाना, और शोधार्थियों को राह दिखाना।",
    },
    summary: {
      hinglish:
        "Quantum mechanics aur optics par lecture dena, BSc ki lab chalana aur laser se dark matter tak kisi bhi vishay par research scholars ko raah dikhana.",
      hindi: "क्वांटम मैकेनिक्स और ऑप्टिक्स पर लेक्चर देना, BSc की लैब चलाना और लेज़र से डार्क मैटर तक किसी भी विषय पर शोधार्थियों को राह दिखाना।",
    },
  },
  "chemistry-professor": {
    of: "1d5lcap",
    description: {
      hinglish: "Reaction padhana aur scholars ke saath naye molecule banana.",
      hindi: "अभिक्रियाएँ पढ़ाना और शोधार्थियों के साथ नए अणु बनाना।",
    },
    summary: {
      hinglish:
        "Organic, inorganic aur physical chemistry padhana, aur naye molecule, catalyst ya sambhavit dawa banane wale group ko chalana.",
      hindi: "ऑर्गेनिक, इनऑर्गेनिक और फ़िज़िकल केमिस्ट्री पढ़ाना, और नए अणु, उत्प्रेरक या संभावित दवा बनाने वाले ग्रुप को चलाना।",
    },
  },
  "biology-professor": {
    of: "cg4h95",
    description: {
      hinglish: "Genetics padhana aur mendhak se bacteria tak jeevan par shodh karna.",
      hindi: "जेनेटिक्स पढ़ाना और मेंढक से बैक्टीरिया तक जीवन पर शोध करना।",
    },
    summary: {
      hinglish:
        "Microscope aur field trip ke saath genetics, zoology ya botany padhana, aur Western Ghats ke mendhak se aant ke bacteria tak jeevon par shodh karna.",
      hindi: "माइक्रोस्कोप और फ़ील्ड ट्रिप के साथ जेनेटिक्स, ज़ूलॉजी या बॉटनी पढ़ाना, और पश्चिमी घाट के मेंढक से आँत के बैक्टीरिया तक जीवों पर शोध करना।",
    },
  },
  "mathematics-professor": {
    of: "xtenme",
    description: {
      hinglish: "Proof padhana aur woh theorem saabit karne mein jutna jo kisi ne saabit nahi kiya.",
      hindi: "प्रूफ़ पढ़ाना और वह प्रमेय सिद्ध करने में जुटना जो किसी ने सिद्ध नहीं किया।",
    },
    summary: {
      hinglish:
        "Analysis, algebra aur number theory ke proof padhana, aur mahinon tak aise theorem par kaam karna jo pehle kisi ne saabit nahi kiya.",
      hindi: "एनालिसिस, अलजेब्रा और नंबर थ्योरी के प्रूफ़ पढ़ाना, और महीनों तक ऐसे प्रमेय पर काम करना जो पहले किसी ने सिद्ध नहीं किया।",
    },
  },
  "computer-science-professor": {
    of: "j0r10r",
    description: {
      hinglish: "BTech ke batch ko algorithm padhana aur paper chhapwana.",
      hindi: "BTech के बैच को एल्गोरिदम पढ़ाना और पेपर छपवाना।",
    },
    summary: {
      hinglish:
        "Engineering ke batch ko algorithm, operating system aur machine learning padhana, aur computing conference mein research chhapwana.",
      hindi: "इंजीनियरिंग के बैच को एल्गोरिदम, ऑपरेटिंग सिस्टम और मशीन लर्निंग पढ़ाना, और कंप्यूटिंग कॉन्फ़्रेंस में रिसर्च छपवाना।",
    },
  },
  "engineering-professor": {
    of: "1qvketw",
    description: {
      hinglish: "BTech ki ek branch padhana aur final-year project mein raah dikhana.",
      hindi: "BTech की एक ब्रांच पढ़ाना और फ़ाइनल ईयर प्रोजेक्ट में राह दिखाना।",
    },
    summary: {
      hinglish:
        "Civil, mechanical ya electrical engineering mein BTech ki class padhana, final-year project mein raah dikhana aur industry ke design test karna.",
      hindi: "सिविल, मैकेनिकल या इलेक्ट्रिकल इंजीनियरिंग में BTech की क्लास पढ़ाना, फ़ाइनल ईयर प्रोजेक्ट में राह दिखाना और इंडस्ट्री के डिज़ाइन टेस्ट करना।",
    },
  },
  "architecture-professor": {
    of: "mt39vy",
    description: {
      hinglish: "Jury mein BArch students ke model aur plan par sawaal karna.",
      hindi: "जूरी में BArch विद्यार्थियों के मॉडल और प्लान पर सवाल करना।",
    },
    summary: {
      hinglish:
        "Jury mein studio ke model aur drawing ki aalochana karna, aur BArch students ko jalvayu, structure aur imaraton ka itihaas padhana.",
      hindi: "जूरी में स्टूडियो के मॉडल और ड्रॉइंग की आलोचना करना, और BArch विद्यार्थियों को जलवायु, स्ट्रक्चर और इमारतों का इतिहास पढ़ाना।",
    },
  },
  "medicine-professor": {
    of: "12hkbdv",
    description: {
      hinglish: "MBBS students ko lecture hall mein aur mareez ke paas padhana.",
      hindi: "MBBS विद्यार्थियों को लेक्चर हॉल में और मरीज़ के पास पढ़ाना।",
    },
    summary: {
      hinglish:
        "MBBS students ko lecture mein aur mareez ke bistar ke paas anatomy, medicine ya surgery padhana, aur teaching hospital ke round par mareezon ka ilaaj karna.",
      hindi:
        "MBBS विद्यार्थियों को लेक्चर में और मरीज़ के बिस्तर के पास एनाटॉमी, मेडिसिन या सर्जरी पढ़ाना, और टीचिंग अस्पताल के राउंड पर मरीज़ों का इलाज करना।",
    },
  },
  "nursing-instructor": {
    of: "1vepa87",
    description: {
      hinglish: "Students ko injection pehle putle par, phir ward mein sikhana.",
      hindi: "विद्यार्थियों को इंजेक्शन पहले पुतले पर, फिर वार्ड में सिखाना।",
    },
    summary: {
      hinglish:
        "Nursing students ko class aur skill room mein padhana, hospital ke ward mein unke saath khade rehna aur unki case book jaanchna. Aksar apna ek vishay hota hai, jaise bachchon ki sehat ya midwifery.",
      hindi:
        "नर्सिंग के विद्यार्थियों को क्लास और स्किल रूम में पढ़ाना, अस्पताल के वार्ड में उनके साथ खड़े रहना और उनकी केस बुक जाँचना। अक्सर अपना एक विषय होता है, जैसे बच्चों की सेहत या मिडवाइफ़री।",
    },
  },
  "agriculture-professor": {
    of: "otpmp5",
    description: {
      hinglish: "Mitti aur beej ke baare mein padhana, aur trial plot mein faslein aazmana.",
      hindi: "मिट्टी और बीज के बारे में पढ़ाना, और ट्रायल प्लॉट में फ़सलें आज़माना।",
    },
    summary: {
      hinglish:
        "Krishi university mein mitti, beej aur fasal vigyan padhana, aur kisanon ke ugane se pehle kismon ko trial plot mein aazmana.",
      hindi: "कृषि यूनिवर्सिटी में मिट्टी, बीज और फ़सल विज्ञान पढ़ाना, और किसानों के उगाने से पहले क़िस्मों को ट्रायल प्लॉट में आज़माना।",
    },
  },
  "law-professor": {
    of: "thqzq4",
    description: {
      hinglish: "Court ke faislon par students se sawaal karna aur mock court ki taiyari karana.",
      hindi: "अदालती फ़ैसलों पर विद्यार्थियों से सवाल करना और मॉक कोर्ट की तैयारी कराना।",
    },
    summary: {
      hinglish:
        "Samvidhan, contract aur apradh ka kanoon faislon par sawaal poochh-poochhkar padhana, aur students ko moot court ke liye taiyar karna.",
      hindi: "संविधान, कॉन्ट्रैक्ट और अपराध का क़ानून फ़ैसलों पर सवाल पूछ-पूछकर पढ़ाना, और विद्यार्थियों को मूट कोर्ट के लिए तैयार करना।",
    },
  },
  "economics-professor": {
    of: "vosi8w",
    description: {
      hinglish: "Bazaar aur mehngai samjhana, aur economic data ka adhyayan karna.",
      hindi: "बाज़ार और महँगाई समझाना, और अर्थव्यवस्था के डेटा का अध्ययन करना।",
    },
    summary: {
      hinglish:
        "Bazaar, mehngai aur vikas ko model aur graph se samjhana, aur research paper ke liye mazdoori, kheti ya vyapaar ke data ka adhyayan karna.",
      hindi: "बाज़ार, महँगाई और विकास को मॉडल और ग्राफ़ से समझाना, और रिसर्च पेपर के लिए मज़दूरी, खेती या व्यापार के डेटा का अध्ययन करना।",
    },
  },
  "management-professor": {
    of: "ceoe9v",
    description: {
      hinglish: "MBA ki classes ko Indian companies ke case se padhana.",
      hindi: "MBA की कक्षाओं को भारतीय कंपनियों के केस से पढ़ाना।",
    },
    summary: {
      hinglish:
        "MBA ki classes ko Indian companies ki case study se marketing, finance ya strategy padhana, aur naukri kar rahe executives ko training dena.",
      hindi: "MBA की कक्षाओं को भारतीय कंपनियों की केस स्टडी से मार्केटिंग, फ़ाइनेंस या रणनीति पढ़ाना, और नौकरी कर रहे एग्ज़िक्यूटिव को ट्रेनिंग देना।",
    },
  },
  "history-professor": {
    of: "146uq0c",
    description: {
      hinglish: "Students ko purane dastavez aur shilalekh padhna sikhana.",
      hindi: "विद्यार्थियों को पुराने दस्तावेज़ और शिलालेख पढ़ना सिखाना।",
    },
    summary: {
      hinglish:
        "Purane dastavez, shilalekh aur zubaani byaan padhna sikhana, aur aisi kitaabein likhna jo kisi raaj ya vidroh ke baare mein hamari soch badal dein.",
      hindi: "पुराने दस्तावेज़, शिलालेख और ज़ुबानी बयान पढ़ना सिखाना, और ऐसी किताबें लिखना जो किसी राज या विद्रोह के बारे में हमारी सोच बदल दें।",
    },
  },
  "political-science-professor": {
    of: "1ovz6h1",
    description: {
      hinglish: "Satta kaise chalti hai, parties se duniya ke maamlon tak, yeh padhana.",
      hindi: "सत्ता कैसे चलती है, पार्टियों से दुनिया के मामलों तक, यह पढ़ाना।",
    },
    summary: {
      hinglish:
        "Rajneeti ke siddhant, Bharat ke chunav aur duniya ke maamle padhana, aur kaun kyon jeeta, yeh samjhane ke liye voters ka survey ya parties ka adhyayan karna.",
      hindi: "राजनीति के सिद्धांत, भारत के चुनाव और दुनिया के मामले पढ़ाना, और कौन क्यों जीता, यह समझाने के लिए वोटरों का सर्वे या पार्टियों का अध्ययन करना।",
    },
  },
  "sociology-professor": {
    of: "mojjni",
    description: {
      hinglish: "Students ko jaati, parivaar aur shehari jeevan samajhne ke liye logon ke beech bhejna.",
      hindi: "विद्यार्थियों को जाति, परिवार और शहरी जीवन समझने के लिए लोगों के बीच भेजना।",
    },
    summary: {
      hinglish:
        "Jaati, parivaar, kaam aur shehari jeevan ko adhyayan ke vishay ki tarah padhana, aur students ko notebook lekar logon se baat karne aur gaur se dekhne bhejna.",
      hindi: "जाति, परिवार, काम और शहरी जीवन को अध्ययन के विषय की तरह पढ़ाना, और विद्यार्थियों को नोटबुक लेकर लोगों से बात करने और ग़ौर से देखने भेजना।",
    },
  },
  "psychology-professor": {
    of: "uudy6z",
    description: {
      hinglish: "Log kaise sochte hain, yeh padhana aur volunteers ke saath ise jaanchna.",
      hindi: "लोग कैसे सोचते हैं, यह पढ़ाना और वॉलंटियरों के साथ इसे जाँचना।",
    },
    summary: {
      hinglish:
        "Yaaddasht, vyaktitva aur mansik rog padhana, aur volunteers ke saath prayog karke jaanchna ki log kaise sochte aur vyavhaar karte hain.",
      hindi: "याददाश्त, व्यक्तित्व और मानसिक रोग पढ़ाना, और वॉलंटियरों के साथ प्रयोग करके जाँचना कि लोग कैसे सोचते और व्यवहार करते हैं।",
    },
  },
  "philosophy-professor": {
    of: "1agff2r",
    description: {
      hinglish: "Nyaya se Kant tak, students se tark ka har kadam sahi saabit karwana.",
      hindi: "न्याय दर्शन से कांट तक, विद्यार्थियों से तर्क का हर क़दम साबित करवाना।",
    },
    summary: {
      hinglish:
        "Class ko Nyaya ka tark, Vedanta, Plato aur Kant padhana, aur students par zor dena ki daleel ke har kadam ko sahi saabit karein.",
      hindi: "क्लास को न्याय दर्शन का तर्क, वेदांत, प्लेटो और कांट पढ़ाना, और विद्यार्थियों पर ज़ोर देना कि दलील के हर क़दम को सही साबित करें।",
    },
  },
  "english-professor": {
    of: "qsb32j",
    description: {
      hinglish: "Upanyas aur natak padhana, aur sahitya ki aalochna likhna.",
      hindi: "उपन्यास और नाटक पढ़ाना, और साहित्य की आलोचना लिखना।",
    },
    summary: {
      hinglish:
        "Chaucer se lekar anuvaad mein Tagore tak upanyas, natak aur sahitya ke siddhant padhana, aur lekhak bhasha ke saath kya karte hain, is par aalochna chhapwana.",
      hindi: "चॉसर से लेकर अनुवाद में टैगोर तक उपन्यास, नाटक और साहित्य के सिद्धांत पढ़ाना, और लेखक भाषा के साथ क्या करते हैं, इस पर आलोचना छपवाना।",
    },
  },
  "education-professor": {
    of: "1f8iwe9",
    description: {
      hinglish: "BEd students ko taiyar karna aur unke practice lesson dekhna.",
      hindi: "BEd के विद्यार्थियों को तैयार करना और उनके प्रैक्टिस लेसन देखना।",
    },
    summary: {
      hinglish:
        "BEd students ko padhana ki bachche kaise seekhte hain, asli schools mein unke practice lesson dekhna, aur yeh adhyayan karna ki class mein padhai kis baat se achchhi chalti hai.",
      hindi:
        "BEd के विद्यार्थियों को पढ़ाना कि बच्चे कैसे सीखते हैं, असली स्कूलों में उनके प्रैक्टिस लेसन देखना, और यह अध्ययन करना कि कक्षा में पढ़ाई किस बात से अच्छी चलती है।",
    },
  },
  "fine-arts-professor": {
    of: "13ued2w",
    description: {
      hinglish: "BFA students ko easel par aur bhatthi par kaam sikhana.",
      hindi: "BFA के विद्यार्थियों को ईज़ल पर और भट्ठी पर काम सिखाना।",
    },
    summary: {
      hinglish:
        "Art college ke studio mein BFA students ko drawing, painting ya murti banana sikhana, aur apna kaam exhibitions mein dikhana.",
      hindi: "आर्ट कॉलेज के स्टूडियो में BFA के विद्यार्थियों को ड्रॉइंग, पेंटिंग या मूर्ति बनाना सिखाना, और अपना काम प्रदर्शनियों में दिखाना।",
    },
  },
  "art-teacher": {
    of: "1xrif0p",
    description: {
      hinglish: "Bachchon ko phal ke chitra mein shading karna aur Warli aakritiyan banana sikhana.",
      hindi: "बच्चों को फल के चित्र में शेडिंग करना और वारली आकृतियाँ बनाना सिखाना।",
    },
    summary: {
      hinglish:
        "Bachchon ko dhyan se dekhna aur chitra banana sikhana: shading, still life, poster colour aur Warli aakritiyan, aur unka kaam corridor mein taangna.",
      hindi: "बच्चों को ध्यान से देखना और चित्र बनाना सिखाना: शेडिंग, स्टिल लाइफ़, पोस्टर कलर और वारली आकृतियाँ, और उनका काम कॉरिडोर में टाँगना।",
    },
  },
  "music-teacher": {
    of: "tc6oqy",
    description: {
      hinglish: "Bachchon ko pehle sa re ga ma se raag ki pariksha tak le jaana.",
      hindi: "बच्चों को पहले सा रे ग म से राग की परीक्षा तक ले जाना।",
    },
    summary: {
      hinglish: "Gaana ya koi saaz sikhana, pehle sa re ga ma se school assembly ke geet ya pariksha ke raag tak.",
      hindi: "गाना या कोई साज़ सिखाना, पहले सा रे ग म से स्कूल असेंबली के गीत या परीक्षा के राग तक।",
    },
  },
  "dance-teacher": {
    of: "1t7r7o1",
    description: {
      hinglish: "Manch aur annual day ke liye steps, posture aur taal sikhana.",
      hindi: "मंच और एनुअल डे के लिए स्टेप, पॉस्चर और ताल सिखाना।",
    },
    summary: {
      hinglish:
        "School ke baad batches ko steps, posture aur taal sikhana, aur bachchon ko annual day ya pehli solo prastuti, yaani arangetram, ke liye taiyar karna.",
      hindi: "स्कूल के बाद बैचों को स्टेप, पॉस्चर और ताल सिखाना, और बच्चों को एनुअल डे या पहली सोलो प्रस्तुति, यानी अरंगेत्रम, के लिए तैयार करना।",
    },
  },
  "drama-teacher": {
    of: "1tf9qnh",
    description: {
      hinglish: "Awaaz ke khel aur natakon se sharmeele bachchon ko manch par laana.",
      hindi: "आवाज़ के खेल और नाटकों से शर्मीले बच्चों को मंच पर लाना।",
    },
    summary: {
      hinglish:
        "Improvisation, awaaz ke khel aur nukkad natak ki script se sharmeele bachchon ki jhijhak mitana, aur school ke saalana natak ka nirdeshan karna.",
      hindi: "इम्प्रोवाइज़ेशन, आवाज़ के खेल और नुक्कड़ नाटक की स्क्रिप्ट से शर्मीले बच्चों की झिझक मिटाना, और स्कूल के सालाना नाटक का निर्देशन करना।",
    },
  },
  "craft-instructor": {
    of: "1b9zw9m",
    description: {
      hinglish: "Bachchon ko mitti, kagaz, silai aur lakdi ka kaam haath pakadkar sikhana.",
      hindi: "बच्चों को मिट्टी, काग़ज़, सिलाई और लकड़ी का काम हाथ पकड़कर सिखाना।",
    },
    summary: {
      hinglish:
        "Kagaz modna, mitti, silai aur lakdi jaise haath ke kaam sikhana, taaki bachche apne haathon se koi kaam ki cheez poori banayein.",
      hindi: "काग़ज़ मोड़ना, मिट्टी, सिलाई और लकड़ी जैसे हाथ के काम सिखाना, ताकि बच्चे अपने हाथों से कोई काम की चीज़ पूरी बनाएँ।",
    },
  },
  "public-speaking-coach": {
    of: "3catpu",
    description: {
      hinglish: "Client ke bhaashan ka video banana, thehrav aur manch ke dar par kaam karna.",
      hindi: "क्लाइंट के भाषण का वीडियो बनाना, ठहराव और मंच के डर पर काम करना।",
    },
    summary: {
      hinglish:
        "Client ke bhaashan ka video banana, phir debate, vidaai bhaashan ya company presentation se pehle thehrav, haav-bhaav, awaaz aur manch ke dar par kaam karna.",
      hindi: "क्लाइंट के भाषण का वीडियो बनाना, फिर वाद-विवाद, विदाई भाषण या कंपनी प्रेज़ेंटेशन से पहले ठहराव, हाव-भाव, आवाज़ और मंच के डर पर काम करना।",
    },
  },
  "private-tutor": {
    of: "1f1og8a",
    description: {
      hinglish: "Class mein jo saaf nahi hua, use har bachche ko phir se samjhana.",
      hindi: "क्लास में जो साफ़ नहीं हुआ, उसे हर बच्चे को फिर से समझाना।",
    },
    summary: {
      hinglish:
        "School ke baad, ghar par ya video call par, ek bachche ya chhote batch ko padhana, aur class mein jo saaf na hua ho, us par lautna.",
      hindi: "स्कूल के बाद, घर पर या वीडियो कॉल पर, एक बच्चे या छोटे बैच को पढ़ाना, और क्लास में जो साफ़ न हुआ हो, उस पर लौटना।",
    },
  },
  "test-preparation-tutor": {
    of: "go31a2",
    description: {
      hinglish: "Purane aur mock paper se batches ko entrance test ka pakka abhyas karana.",
      hindi: "पुराने और मॉक पेपर से बैचों को एंट्रेंस टेस्ट का पक्का अभ्यास कराना।",
    },
    summary: {
      hinglish:
        "JEE, NEET, CLAT ya bank exam ke liye ek-ek bachche ko ya bade batch ko speed ki tricks, mock test aur der shaam tak doubt session se taiyar karna.",
      hindi: "JEE, NEET, CLAT या बैंक परीक्षा के लिए एक-एक बच्चे को या बड़े बैच को स्पीड की ट्रिक, मॉक टेस्ट और देर शाम तक डाउट सेशन से तैयार करना।",
    },
  },
  "communication-skills-instructor": {
    of: "1m4sygt",
    description: {
      hinglish: "Role play se naukri khojne walon ko English bolna sikhana.",
      hindi: "रोल प्ले से नौकरी खोजने वालों को अंग्रेज़ी बोलना सिखाना।",
    },
    summary: {
      hinglish:
        "Interview, dukaan aur phone call ke role play se naukri khojne walon aur ghar sambhalne walon se pehle din se English bulwana.",
      hindi: "इंटरव्यू, दुकान और फ़ोन कॉल के रोल प्ले से नौकरी खोजने वालों और घर सँभालने वालों से पहले दिन से अंग्रेज़ी बुलवाना।",
    },
  },
  "adult-literacy-teacher": {
    of: "t0mmvj",
    description: {
      hinglish: "Badi umra ke logon ko dastakhat karna aur bus ke board padhna sikhana.",
      hindi: "बड़ी उम्र के लोगों को दस्तख़त करना और बस के बोर्ड पढ़ना सिखाना।",
    },
    summary: {
      hinglish:
        "Badi umra ke jo log school nahi ja paaye, unhe gaon aur bastiyon ki shaam ki classes mein dastakhat karna, bus ke board padhna aur bank ke form bharna sikhana.",
      hindi: "बड़ी उम्र के जो लोग स्कूल नहीं जा पाए, उन्हें गाँवों और बस्तियों की शाम की कक्षाओं में दस्तख़त करना, बस के बोर्ड पढ़ना और बैंक के फ़ॉर्म भरना सिखाना।",
    },
  },
  "vocational-instructor": {
    of: "z5e3ib",
    description: {
      hinglish: "ITI trainees ko welding ya plumbing ka ek-ek step dikhana.",
      hindi: "ITI के ट्रेनी को वेल्डिंग या प्लंबिंग का एक-एक स्टेप दिखाना।",
    },
    summary: {
      hinglish: "ITI ki workshop mein welding, wiring ya plumbing jaisa hunar sikhana, bench par har step dikhana aur har kaam jaanchna.",
      hindi: "ITI की वर्कशॉप में वेल्डिंग, वायरिंग या प्लंबिंग जैसा हुनर सिखाना, बेंच पर हर स्टेप दिखाना और हर काम जाँचना।",
    },
  },
  "computer-trainer": {
    of: "1s7otue",
    description: { hinglish: "Mouse se anjaan logon ko typing aur Tally sikhana.", hindi: "माउस से अनजान लोगों को टाइपिंग और Tally सिखाना।" },
    summary: {
      hinglish:
        "Computer institute mein office software, typing, Tally ya coding un logon ko sikhana jinhone shayad kabhi mouse pakda hi na ho.",
      hindi: "कंप्यूटर इंस्टीट्यूट में ऑफ़िस सॉफ़्टवेयर, टाइपिंग, Tally या कोडिंग उन लोगों को सिखाना जिन्होंने शायद कभी माउस पकड़ा ही न हो।",
    },
  },
  "chef-instructor": {
    of: "rykltq",
    description: {
      hinglish: "Students ko kaatna aur pakana dikhana, phir har plate chakhna.",
      hindi: "विद्यार्थियों को काटना और पकाना दिखाना, फिर हर प्लेट चखना।",
    },
    summary: {
      hinglish:
        "Hotel management ki training kitchen mein chaaku chalana, sauce aur baking karke dikhana, phir har student ki plate chakhkar number dena.",
      hindi: "होटल मैनेजमेंट की ट्रेनिंग किचन में चाकू चलाना, सॉस और बेकिंग करके दिखाना, फिर हर विद्यार्थी की प्लेट चखकर नंबर देना।",
    },
  },
  "driving-instructor": {
    of: "16rx0vf",
    description: {
      hinglish: "Traffic mein seekhne wale ke paas baithna, apne alag pedal ke saath.",
      hindi: "ट्रैफ़िक में सीखने वाले के पास बैठना, अपने अलग पैडल के साथ।",
    },
    summary: {
      hinglish:
        "Alag pedal ke saath seekhne wale ke paas baithna, aur RTO test pass hone tak shehar ke traffic mein clutch, sheeshe aur himmat sikhana.",
      hindi: "अलग पैडल के साथ सीखने वाले के पास बैठना, और RTO टेस्ट पास होने तक शहर के ट्रैफ़िक में क्लच, शीशे और हिम्मत सिखाना।",
    },
  },
  "teacher-trainer": {
    of: "1nuo8uh",
    description: {
      hinglish: "Padha rahe teachers ko naye tareeke batana aur paath padhakar dikhana.",
      hindi: "पढ़ा रहे शिक्षकों को नए तरीक़े बताना और पाठ पढ़ाकर दिखाना।",
    },
    summary: {
      hinglish:
        "DIET ya training camp mein padha rahe teachers ko naye tareeke sikhana, paath padhakar dikhana aur unki apni class mein raah dikhana.",
      hindi: "DIET या ट्रेनिंग कैंप में पढ़ा रहे शिक्षकों को नए तरीक़े सिखाना, पाठ पढ़ाकर दिखाना और उनकी अपनी क्लास में राह दिखाना।",
    },
  },
  "certified-training-assessor": {
    of: "1guhj4s",
    description: {
      hinglish: "Skill centre jaakar wahan ke trainees ko pass ya fail karna.",
      hindi: "स्किल सेंटर जाकर वहाँ के ट्रेनी को पास या फ़ेल करना।",
    },
    summary: {
      hinglish:
        "Skill centre jaakar trainees ke hunar ki jaanch karna, mistri ko eent jodte ya beautician ko threading karte dekhna, aur pass ya fail karna.",
      hindi: "स्किल सेंटर जाकर ट्रेनी के हुनर की जाँच करना, मिस्त्री को ईंट जोड़ते या ब्यूटीशियन को थ्रेडिंग करते देखना, और पास या फ़ेल करना।",
    },
  },
  "school-counsellor": {
    of: "1bhewoo",
    description: {
      hinglish: "Exam ka dar ho ya ghar ki pareshani, bachche ki baat akele mein sunna.",
      hindi: "परीक्षा का डर हो या घर की परेशानी, बच्चे की बात अकेले में सुनना।",
    },
    summary: {
      hinglish:
        "Exam ke dar, bullying ya ghar ki pareshani jhel rahe bachchon ki baat akele mein sunna, aur maa-baap aur teachers ke saath agla kadam tay karna.",
      hindi: "परीक्षा के डर, बुलिंग या घर की परेशानी झेल रहे बच्चों की बात अकेले में सुनना, और माता-पिता और शिक्षकों के साथ अगला क़दम तय करना।",
    },
  },
  "career-counsellor": {
    of: "1g99p0p",
    description: {
      hinglish: "Bachche ke marks aur ruchi se sahi stream aur naukri milana.",
      hindi: "बच्चे के नंबर और रुचि से सही स्ट्रीम और नौकरी मिलाना।",
    },
    summary: {
      hinglish:
        "Aptitude test aur parivaar se sachchi baatcheet ke sahare students ko marks, ruchi aur paise ke hisaab se stream, course aur naukri chunne mein madad dena.",
      hindi: "एप्टीट्यूड टेस्ट और परिवार से सच्ची बातचीत के सहारे विद्यार्थियों को नंबर, रुचि और पैसे के हिसाब से स्ट्रीम, कोर्स और नौकरी चुनने में मदद देना।",
    },
  },
  "academic-adviser": {
    of: "xkfg7j",
    description: {
      hinglish: "College students ko paper aur credit chunne mein madad dena.",
      hindi: "कॉलेज के विद्यार्थियों को पेपर और क्रेडिट चुनने में मदद देना।",
    },
    summary: {
      hinglish:
        "College students ko paper, credit aur elective chunne mein madad dena, pichhad rahe students ko pehchanna aur unhe university ke niyamon mein raah dikhana.",
      hindi:
        "कॉलेज के विद्यार्थियों को पेपर, क्रेडिट और इलेक्टिव चुनने में मदद देना, पिछड़ रहे विद्यार्थियों को पहचानना और उन्हें यूनिवर्सिटी के नियमों में राह दिखाना।",
    },
  },
  "school-psychologist": {
    of: "10temfn",
    description: {
      hinglish: "Bachchon mein dyslexia aur ADHD ki jaanch karna aur report likhna.",
      hindi: "बच्चों में डिस्लेक्सिया और ADHD की जाँच करना और रिपोर्ट लिखना।",
    },
    summary: {
      hinglish:
        "Bachchon mein dyslexia, ADHD aur buddhi ki jaanch karna, woh report likhna jis par school amal karta hai, aur vyavhaar par teachers ko salah dena.",
      hindi: "बच्चों में डिस्लेक्सिया, ADHD और बुद्धि की जाँच करना, वह रिपोर्ट लिखना जिस पर स्कूल अमल करता है, और व्यवहार पर शिक्षकों को सलाह देना।",
    },
  },
  "study-abroad-adviser": {
    of: "fx4uus",
    description: {
      hinglish: "Videsh mein padhai ke liye students ko IELTS, loan aur visa paar karana.",
      hindi: "विदेश में पढ़ाई के लिए विद्यार्थियों को IELTS, लोन और वीज़ा पार कराना।",
    },
    summary: {
      hinglish:
        "Students ke liye videsh ki sahi university dhoondhna, aur bina jhoothe vaade ke IELTS, essay, loan aur visa file tak unka saath dena.",
      hindi: "विद्यार्थियों के लिए विदेश की सही यूनिवर्सिटी ढूँढना, और बिना झूठे वादे के IELTS, निबंध, लोन और वीज़ा फ़ाइल तक उनका साथ देना।",
    },
  },
  "hostel-warden": {
    of: "c86lo6",
    description: {
      hinglish: "Students ke beech rehna, haaziri aur mess ka dhyan rakhna.",
      hindi: "विद्यार्थियों के बीच रहना, हाज़िरी और मेस का ध्यान रखना।",
    },
    summary: {
      hinglish:
        "Hostel ke students ke beech rehna, anushasan, raat ki haaziri, mess aur sick room sambhalna, aur zaroorat padne par maa-baap ko phone karna.",
      hindi: "हॉस्टल के विद्यार्थियों के बीच रहना, अनुशासन, रात की हाज़िरी, मेस और सिक रूम सँभालना, और ज़रूरत पड़ने पर माता-पिता को फ़ोन करना।",
    },
  },
  "placement-officer": {
    of: "111kfe6",
    description: {
      hinglish: "Final year students ki bharti ke liye companies ko campus laana.",
      hindi: "फ़ाइनल ईयर के विद्यार्थियों की भर्ती के लिए कंपनियों को कैंपस लाना।",
    },
    summary: {
      hinglish:
        "Companies ko campus laana, final year students ko test aur interview ke liye taiyar karna, aur aakhri tareekh tak offer letter ke peeche lage rehna.",
      hindi: "कंपनियों को कैंपस लाना, फ़ाइनल ईयर के विद्यार्थियों को टेस्ट और इंटरव्यू के लिए तैयार करना, और आख़िरी तारीख़ तक ऑफ़र लेटर के पीछे लगे रहना।",
    },
  },
  "school-librarian": {
    of: "1o9bz4i",
    description: {
      hinglish: "Aisi kitaabein chunna jo bachche padhein, aur kahani ka ghanta chalana.",
      hindi: "ऐसी किताबें चुनना जो बच्चे पढ़ें, और कहानी का घंटा चलाना।",
    },
    summary: {
      hinglish:
        "Aisi kitaabein chunna jo bachche sach mein padhein, library period aur kahani ka ghanta chalana, aur jaankari kaise khojte hain, yeh sikhana.",
      hindi: "ऐसी किताबें चुनना जो बच्चे सच में पढ़ें, लाइब्रेरी पीरियड और कहानी का घंटा चलाना, और जानकारी कैसे खोजते हैं, यह सिखाना।",
    },
  },
  "public-librarian": {
    of: "13k3ao",
    description: {
      hinglish: "Naukri ki taiyari karne walon aur bachchon ke liye kasbe ka reading room chalana.",
      hindi: "नौकरी की तैयारी करने वालों और बच्चों के लिए क़स्बे का रीडिंग रूम चलाना।",
    },
    summary: {
      hinglish:
        "Kasbe ki kitaabein udhaar dene wali library aur reading room chalana, jahan naukri ki taiyari karne wale, bachche aur pensioner akhbaar, kitaab aur jawaab ke liye aate hain.",
      hindi:
        "क़स्बे की किताबें उधार देने वाली लाइब्रेरी और रीडिंग रूम चलाना, जहाँ नौकरी की तैयारी करने वाले, बच्चे और पेंशनर अख़बार, किताब और जवाब के लिए आते हैं।",
    },
  },
  "academic-librarian": {
    of: "2p7k5b",
    description: {
      hinglish: "University ke journal kharidna aur thesis mein nakal jaanchna.",
      hindi: "यूनिवर्सिटी के जर्नल ख़रीदना और थीसिस में नक़ल जाँचना।",
    },
    summary: {
      hinglish:
        "University ke liye journal kharidna, scholars ko database mein khojna sikhana aur jama hone se pehle thesis mein nakal kiya hua text jaanchna.",
      hindi: "यूनिवर्सिटी के लिए जर्नल ख़रीदना, शोधार्थियों को डेटाबेस में खोजना सिखाना और जमा होने से पहले थीसिस में नक़ल किया हुआ हिस्सा जाँचना।",
    },
  },
  "digital-librarian": {
    of: "a8s910",
    description: {
      hinglish: "Durlabh kitaabein scan karna aur tag lagana taaki woh online khulein.",
      hindi: "दुर्लभ किताबें स्कैन करना और टैग लगाना ताकि वे ऑनलाइन खुलें।",
    },
    summary: {
      hinglish:
        "Durlabh kitaabein scan karna, har ek ka lekhak, tareekh aur vishay, yaani metadata, likhna aur online repository chalana, taaki taad ke patte ki pothi phone par khule.",
      hindi:
        "दुर्लभ किताबें स्कैन करना, हर एक का लेखक, तारीख़ और विषय, यानी मेटाडेटा, लिखना और ऑनलाइन रिपॉज़िटरी चलाना, ताकि ताड़ के पत्ते की पोथी फ़ोन पर खुले।",
    },
  },
  cataloguer: {
    of: "yps3rx",
    description: {
      hinglish: "Har nayi kitaab ko call number aur vishay ka record dena.",
      hindi: "हर नई किताब को कॉल नंबर और विषय का रिकॉर्ड देना।",
    },
    summary: {
      hinglish:
        "Sakht niyamon se har nayi kitaab ka lekhak, vishay aur call number darj karna, taaki padhne wale ko woh sahi shelf par mile.",
      hindi: "सख़्त नियमों से हर नई किताब का लेखक, विषय और कॉल नंबर दर्ज करना, ताकि पढ़ने वाले को वह सही शेल्फ़ पर मिले।",
    },
  },
  "library-assistant": {
    of: "19d5ox9",
    description: {
      hinglish: "Kitaabein dena, waapas lena aur phati jild theek karna.",
      hindi: "किताबें देना, वापस लेना और फटी जिल्द ठीक करना।",
    },
    summary: {
      hinglish:
        "School, college ya public library mein librarian ki dekhrekh mein counter aur shelf par kaam karna: kitaabein dena, fine lena, kitaabein phir kram se lagana, marammat aur ginti karna.",
      hindi:
        "स्कूल, कॉलेज या सार्वजनिक लाइब्रेरी में लाइब्रेरियन की देखरेख में काउंटर और शेल्फ़ पर काम करना: किताबें देना, जुर्माना लेना, किताबें फिर क्रम से लगाना, मरम्मत और गिनती करना।",
    },
  },
  "school-principal": {
    of: "hpq65j",
    description: {
      hinglish: "Assembly se aakhri bus tak school ki zimmedari uthana.",
      hindi: "असेंबली से आख़िरी बस तक स्कूल की ज़िम्मेदारी उठाना।",
    },
    summary: {
      hinglish:
        "Poora school chalana: staff, timetable, anushasan, suraksha, board ke result aur chintit maa-baap, subah ki assembly se aakhri bus tak.",
      hindi: "पूरा स्कूल चलाना: स्टाफ़, टाइमटेबल, अनुशासन, सुरक्षा, बोर्ड के रिज़ल्ट और चिंतित माता-पिता, सुबह की असेंबली से आख़िरी बस तक।",
    },
  },
  "vice-principal": {
    of: "198v9gv",
    description: {
      hinglish: "Timetable banana aur gair-haazir teacher ki jagah doosre ko lagana.",
      hindi: "टाइमटेबल बनाना और ग़ैर-हाज़िर शिक्षक की जगह दूसरे को लगाना।",
    },
    summary: {
      hinglish:
        "Principal ki dekhrekh mein school ka roz ka kaam chalana: timetable banana, gair-haazir teachers ki class ka intezaam karna aur class se bahar bheje gaye bachchon se nipatna.",
      hindi:
        "प्रिंसिपल की देखरेख में स्कूल का रोज़ का काम चलाना: टाइमटेबल बनाना, ग़ैर-हाज़िर शिक्षकों की क्लास का इंतज़ाम करना और क्लास से बाहर भेजे गए बच्चों से निपटना।",
    },
  },
  "vice-chancellor": {
    of: "junhal",
    description: {
      hinglish: "University ki kamaan sambhalna, uske course aur paisa tay karna.",
      hindi: "यूनिवर्सिटी की कमान सँभालना, उसके कोर्स और पैसा तय करना।",
    },
    summary: {
      hinglish:
        "University ki kamaan sambhalna: uske course, niyuktiyan aur paisa tay karna, Chancellor aur UGC ko jawaab dena, aur students ka saamna karna.",
      hindi: "यूनिवर्सिटी की कमान सँभालना: उसके कोर्स, नियुक्तियाँ और पैसा तय करना, कुलाधिपति और UGC को जवाब देना, और विद्यार्थियों का सामना करना।",
    },
  },
  "college-dean": {
    of: "zow30i",
    description: { hinglish: "Kai vibhagon ki aguwai karna aur unmein pad baantna.", hindi: "कई विभागों की अगुवाई करना और उनमें पद बाँटना।" },
    summary: {
      hinglish:
        "Vibhagon ki ek faculty ki aguwai karna, kya padhaya jaye aur kaun padhaye, yeh tay karna, aur professors aur research budget ki taraf se bolna.",
      hindi: "विभागों की एक फ़ैकल्टी की अगुवाई करना, क्या पढ़ाया जाए और कौन पढ़ाए, यह तय करना, और प्रोफ़ेसरों और रिसर्च बजट की तरफ़ से बोलना।",
    },
  },
  "university-registrar": {
    of: "8bl3ai",
    description: {
      hinglish: "University ki mohar, niyam, baithak ke minutes aur degree sambhalna.",
      hindi: "यूनिवर्सिटी की मोहर, नियम, बैठक के मिनट्स और डिग्री सँभालना।",
    },
    summary: {
      hinglish:
        "University ke official record aur mohar sambhalna: daakhile, niyam, council ke minutes, degree, aur adaalat aur mantralayon ki chitthiyan.",
      hindi: "यूनिवर्सिटी के आधिकारिक रिकॉर्ड और मोहर सँभालना: दाख़िले, नियम, काउंसिल के मिनट्स, डिग्री, और अदालतों और मंत्रालयों की चिट्ठियाँ।",
    },
  },
  "controller-of-examinations": {
    of: "fnqxus",
    description: { hinglish: "Paper gupt rakhna aur sahi result nikaalna.", hindi: "पेपर गुप्त रखना और सही रिज़ल्ट निकालना।" },
    summary: {
      hinglish: "Paper gupt rakhna, centre aur tareekh tay karna, aur jaanchi hui lakhon copies se samay par sahi result nikaalna.",
      hindi: "पेपर गुप्त रखना, सेंटर और तारीख़ तय करना, और जाँची हुई लाखों कॉपियों से समय पर सही रिज़ल्ट निकालना।",
    },
  },
  "school-inspector": {
    of: "15ki28y",
    description: {
      hinglish: "Achanak school pahunchkar padhai, khana aur toilet jaanchna.",
      hindi: "अचानक स्कूल पहुँचकर पढ़ाई, खाना और टॉयलेट जाँचना।",
    },
    summary: {
      hinglish:
        "Bina bataye school jaakar class mein baithna, haaziri ginna, toilet, khana aur record jaanchna, aur kya theek karna hai, iski report dena.",
      hindi: "बिना बताए स्कूल जाकर क्लास में बैठना, हाज़िरी गिनना, टॉयलेट, खाना और रिकॉर्ड जाँचना, और क्या ठीक करना है, इसकी रिपोर्ट देना।",
    },
  },
  "district-education-officer": {
    of: "10qsc3n",
    description: {
      hinglish: "Zile ke sarkari school, teachers aur kitaabein sambhalna.",
      hindi: "ज़िले के सरकारी स्कूल, शिक्षक और किताबें सँभालना।",
    },
    summary: {
      hinglish:
        "Zile ke sarkari school chalana: teachers ki posting karna, kitaabein aur uniform bhejna, aur dropout aur pass pratishat ka jawaab dena.",
      hindi: "ज़िले के सरकारी स्कूल चलाना: शिक्षकों की पोस्टिंग करना, किताबें और यूनिफ़ॉर्म भेजना, और ड्रॉपआउट और पास प्रतिशत का जवाब देना।",
    },
  },
  "academic-coordinator": {
    of: "1vjip18",
    description: { hinglish: "Syllabus ko term mein baantna aur lesson plan padhna.", hindi: "सिलेबस को टर्म में बाँटना और लेसन प्लान पढ़ना।" },
    summary: {
      hinglish:
        "Principal aur classroom ko jodna: syllabus ka bantwara aur test ka calendar tay karna, lesson plan padhna aur naye teachers ko raah dikhana.",
      hindi: "प्रिंसिपल और क्लासरूम को जोड़ना: सिलेबस का बँटवारा और टेस्ट का कैलेंडर तय करना, लेसन प्लान पढ़ना और नए शिक्षकों को राह दिखाना।",
    },
  },
  "admissions-officer": {
    of: "11bm2uc",
    description: {
      hinglish: "College seat ke liye marks aur quota se candidates ka kram lagana.",
      hindi: "कॉलेज की सीट के लिए नंबर और कोटे से उम्मीदवारों का क्रम लगाना।",
    },
    summary: {
      hinglish:
        "Aavedan form, marksheet aur quota jaanchna, merit list mein candidates ka kram lagana aur college ki har seat kanoon ke hisaab se bharna.",
      hindi: "आवेदन फ़ॉर्म, मार्कशीट और कोटा जाँचना, मेरिट लिस्ट में उम्मीदवारों का क्रम लगाना और कॉलेज की हर सीट क़ानून के हिसाब से भरना।",
    },
  },
  "curriculum-developer": {
    of: "lmwu2g",
    description: { hinglish: "Har class kya seekhe aur kis kram mein, yeh tay karna.", hindi: "हर क्लास क्या सीखे और किस क्रम में, यह तय करना।" },
    summary: {
      hinglish:
        "Class kya seekhe aur kis kram mein, yeh tay karna, aur NCERT, rajya ke SCERT ya publisher ke yahan textbook ke peeche ka syllabus, outcomes aur teacher guide likhna.",
      hindi:
        "क्लास क्या सीखे और किस क्रम में, यह तय करना, और NCERT, राज्य के SCERT या प्रकाशक के यहाँ पाठ्यपुस्तक के पीछे का सिलेबस, सीखने के लक्ष्य और टीचर गाइड लिखना।",
    },
  },
  "instructional-designer": {
    of: "m57xjv",
    description: {
      hinglish: "Course ki ek-ek screen ki yojana banana: udaharan, abhyas, quiz.",
      hindi: "कोर्स की एक-एक स्क्रीन की योजना बनाना: उदाहरण, अभ्यास, क्विज़।",
    },
    summary: {
      hinglish:
        "Kachchi paathya samagri ko aise course mein badalna jo sach mein sikhaye, screen, udaharan, abhyas aur quiz ke storyboard ke saath.",
      hindi: "कच्ची पाठ्य सामग्री को ऐसे कोर्स में बदलना जो सच में सिखाए, स्क्रीन, उदाहरण, अभ्यास और क्विज़ के स्टोरीबोर्ड के साथ।",
    },
  },
  "e-learning-developer": {
    of: "ci4rfz",
    description: {
      hinglish: "Slide animate karna, awaaz record karna aur online quiz ki script banana.",
      hindi: "स्लाइड ऐनिमेट करना, आवाज़ रिकॉर्ड करना और ऑनलाइन क्विज़ की स्क्रिप्ट बनाना।",
    },
    summary: {
      hinglish:
        "Click se chalne wala asli lesson banana: slide animate karna, awaaz record karna, quiz ki script banana aur sab kuch learning platform par daalna.",
      hindi: "क्लिक से चलने वाला असली लेसन बनाना: स्लाइड ऐनिमेट करना, आवाज़ रिकॉर्ड करना, क्विज़ की स्क्रिप्ट बनाना और सब कुछ लर्निंग प्लेटफ़ॉर्म पर डालना।",
    },
  },
  "textbook-writer": {
    of: "9ua5jy",
    description: {
      hinglish: "Woh chapter aur hal kiye hue sawaal likhna jinse bachche padhte hain.",
      hindi: "वे पाठ और हल किए हुए सवाल लिखना जिनसे बच्चे पढ़ते हैं।",
    },
    summary: {
      hinglish:
        "School ya college ki textbook ke chapter, hal kiye hue udaharan aur abhyas likhna, har panna sateek aur padhne mein aasan rakhte hue.",
      hindi: "स्कूल या कॉलेज की पाठ्यपुस्तक के पाठ, हल किए हुए उदाहरण और अभ्यास लिखना, हर पन्ना सटीक और पढ़ने में आसान रखते हुए।",
    },
  },
  "examination-grader": {
    of: "1jol418",
    description: {
      hinglish: "Marking scheme ke hisaab se copies step dar step jaanchna.",
      hindi: "मार्किंग स्कीम के हिसाब से कॉपियाँ स्टेप दर स्टेप जाँचना।",
    },
    summary: {
      hinglish:
        "Board aur university ki copies kagaz ya screen par jaanchna, har step ko scheme ke hisaab se number dena, taaki har candidate ko barabar mauka mile.",
      hindi: "बोर्ड और यूनिवर्सिटी की कॉपियाँ काग़ज़ या स्क्रीन पर जाँचना, हर स्टेप को स्कीम के हिसाब से नंबर देना, ताकि हर उम्मीदवार को बराबर मौक़ा मिले।",
    },
  },
  "exam-proctor": {
    of: "q421f0",
    description: {
      hinglish: "Teen ghante kataron ke beech ghoomna taaki koi nakal na kare.",
      hindi: "तीन घंटे क़तारों के बीच घूमना ताकि कोई नक़ल न करे।",
    },
    summary: {
      hinglish:
        "Hall ticket jaanchna, seal band paper baantna aur teen ghante khamoshi se kataron ke beech ghoomna, taaki koi candidate nakal na kare.",
      hindi: "हॉल टिकट जाँचना, सीलबंद पेपर बाँटना और तीन घंटे ख़ामोशी से क़तारों के बीच घूमना, ताकि कोई उम्मीदवार नक़ल न करे।",
    },
  },
  "educational-researcher": {
    of: "1n74dl1",
    description: {
      hinglish: "Bachchon ka test lekar jaanna ki kis tareeke se padhna sudharta hai.",
      hindi: "बच्चों का टेस्ट लेकर जानना कि किस तरीक़े से पढ़ना सुधरता है।",
    },
    summary: {
      hinglish:
        "Kisi sanstha, university ya rajya ke liye survey aur classroom study ki yojana banana, gaon aur shehar ke bachchon ka test lena, aur likhna ki padhane ke kin tareekon se padhna aur ganit sudharta hai.",
      hindi:
        "किसी संस्था, यूनिवर्सिटी या राज्य के लिए सर्वे और कक्षा के अध्ययन की योजना बनाना, गाँव और शहर के बच्चों का टेस्ट लेना, और लिखना कि पढ़ाने के किन तरीक़ों से पढ़ना और गणित सुधरता है।",
    },
  },
  "clinical-nurse-educator": {
    of: "f64181",
    description: {
      hinglish: "Ward mein mareez ke paas nurses ka kaam jaanchna aur sudhaarna.",
      hindi: "वार्ड में मरीज़ के पास नर्सों का काम जाँचना और सुधारना।",
    },
    summary: {
      hinglish:
        "Aspatal ki nurses ko ward mein hi hunar, drill aur nayi machinon ki training dena, taaki koi na dekh raha ho tab bhi dekhbhal sahi ho.",
      hindi: "अस्पताल की नर्सों को वार्ड में ही हुनर, ड्रिल और नई मशीनों की ट्रेनिंग देना, ताकि कोई न देख रहा हो तब भी देखभाल सही हो।",
    },
  },
  "systems-librarian": {
    of: "1xzrj2j",
    description: {
      hinglish: "Catalogue, kitaabon ka len-den aur e-book ek chalte system par rakhna.",
      hindi: "कैटलॉग, किताबों का लेन-देन और ई-बुक एक चलते सिस्टम पर रखना।",
    },
    summary: {
      hinglish:
        "University ke catalogue, kitaabon ke len-den aur e-book ke peeche ka software sambhalna: upgrade, backup, login aur kharabi.",
      hindi: "यूनिवर्सिटी के कैटलॉग, किताबों के लेन-देन और ई-बुक के पीछे का सॉफ़्टवेयर सँभालना: अपग्रेड, बैकअप, लॉगिन और ख़राबी।",
    },
  },
  "nursery-school-teacher": {
    of: "1mw5jcq",
    description: {
      hinglish: "Rang bharna, chipkana, gaana, aur dekhna ki kaun padhne ko taiyar hai.",
      hindi: "रंग भरना, चिपकाना, गाना, और देखना कि कौन पढ़ने को तैयार है।",
    },
    summary: {
      hinglish:
        "School ki nursery class, yaani teen aur chaar saal ke bachche sambhalna: unke saath gaana, kaatna aur chipkana, aur pehchanna ki kaun padhne ko taiyar hai.",
      hindi: "स्कूल की नर्सरी क्लास, यानी तीन और चार साल के बच्चे सँभालना: उनके साथ गाना, काटना और चिपकाना, और पहचानना कि कौन पढ़ने को तैयार है।",
    },
  },
  "robotics-instructor": {
    of: "13hr46l",
    description: {
      hinglish: "Bachchon ko chhote robot takrane dena, jab tak sensor samajh na aa jaye.",
      hindi: "बच्चों को छोटे रोबोट टकराने देना, जब तक सेंसर समझ न आ जाए।",
    },
    summary: {
      hinglish:
        "Robot kit lekar ek school se doosre school jaana, bachchon ko robot banana aur program karna sikhana, aur team ko contest ke liye taiyar karna.",
      hindi: "रोबोट किट लेकर एक स्कूल से दूसरे स्कूल जाना, बच्चों को रोबोट बनाना और प्रोग्राम करना सिखाना, और टीम को मुक़ाबले के लिए तैयार करना।",
    },
  },
  "tailoring-teacher": {
    of: "1adzk9r",
    description: {
      hinglish: "Seekhne walon ko bikne layak blouse kaatna aur silna sikhana.",
      hindi: "सीखने वालों को बिकने लायक़ ब्लाउज़ काटना और सिलना सिखाना।",
    },
    summary: {
      hinglish:
        "Mahilaon aur school se nikle yuvaon ko naapna, kaatna aur silna sikhana, jab tak blouse ki fitting itni achchhi na ho ki bik sake.",
      hindi: "महिलाओं और स्कूल से निकले युवाओं को नापना, काटना और सिलना सिखाना, जब तक ब्लाउज़ की फ़िटिंग इतनी अच्छी न हो कि बिक सके।",
    },
  },
  "maths-tutor": {
    of: "1uggs5h",
    description: {
      hinglish: "Algebra, fraction aur proof mein ek bachche ki kamzori door karna, aksar online.",
      hindi: "बीजगणित, भिन्न और प्रूफ़ में एक बच्चे की कमज़ोरी दूर करना, अक्सर ऑनलाइन।",
    },
    summary: {
      hinglish:
        "Class 6 ke sawaalon se Class 12 ke calculus tak school ke bachchon ko akele ya teen-chaar ko saath padhana, aur purane chapters mein woh step dhoondhna jo kabhi samajh hi nahi aaya.",
      hindi:
        "कक्षा 6 के सवालों से कक्षा 12 के कैलकुलस तक स्कूल के बच्चों को अकेले या तीन-चार को साथ पढ़ाना, और पुराने पाठों में वह स्टेप ढूँढना जो कभी समझ ही नहीं आया।",
    },
  },
  "braille-teacher": {
    of: "uaqfob",
    description: {
      hinglish: "Bachchon ko ungliyon se padhna aur chhadi par bharosa karna sikhana.",
      hindi: "बच्चों को उँगलियों से पढ़ना और छड़ी पर भरोसा करना सिखाना।",
    },
    summary: {
      hinglish:
        "Kam ya bilkul na dekh paane wale bachchon ko special school, aam school aur ghar par chhah ubhre binduon se lekar ganit, surakshit chalna aur apna khayal rakhna sikhana.",
      hindi: "कम या बिल्कुल न देख पाने वाले बच्चों को स्पेशल स्कूल, आम स्कूल और घर पर छह उभरे बिंदुओं से लेकर गणित, सुरक्षित चलना और अपना ख़याल रखना सिखाना।",
    },
  },
  "chief-librarian": {
    of: "1ap7epv",
    description: {
      hinglish: "University ki library ki kamaan sambhalna aur uska budget baantna.",
      hindi: "यूनिवर्सिटी की लाइब्रेरी की कमान सँभालना और उसका बजट बाँटना।",
    },
    summary: {
      hinglish:
        "University ke reading room, staff aur mehnge journal ki zimmedari uthana: teachers ke saath tay karna ki kya kharidein, digital sevaon ki yojana banana aur vice-chancellor ko report dena.",
      hindi:
        "यूनिवर्सिटी के रीडिंग रूम, स्टाफ़ और महँगे जर्नल की ज़िम्मेदारी उठाना: शिक्षकों के साथ तय करना कि क्या ख़रीदें, डिजिटल सेवाओं की योजना बनाना और कुलपति को रिपोर्ट देना।",
    },
  },
  "instructional-technology-specialist": {
    of: "10h09x8",
    description: {
      hinglish: "Teachers ko phone aur smart board ka achchha istemal sikhana.",
      hindi: "शिक्षकों को फ़ोन और स्मार्ट बोर्ड का अच्छा इस्तेमाल सिखाना।",
    },
    summary: {
      hinglish:
        "Schools mein device aur learning software lagana, aur workshop mein aur class mein teachers ko dikhana ki inse behtar kaise padhayein.",
      hindi: "स्कूलों में डिवाइस और लर्निंग सॉफ़्टवेयर लगाना, और वर्कशॉप में और क्लास में शिक्षकों को दिखाना कि इनसे बेहतर कैसे पढ़ाएँ।",
    },
  },
  "agriculture-teacher": {
    of: "zkzod4",
    description: {
      hinglish: "Class 9 se 12 ko mitti ke paath se school ke khet tak le jaana.",
      hindi: "कक्षा 9 से 12 को मिट्टी के पाठ से स्कूल के खेत तक ले जाना।",
    },
    summary: {
      hinglish:
        "Class 9 se 12 ko fasal, mitti aur paaltu pashuon ke baare mein padhana, aadha classroom mein aur aadha school ke khet mein.",
      hindi: "कक्षा 9 से 12 को फ़सल, मिट्टी और पालतू पशुओं के बारे में पढ़ाना, आधा क्लासरूम में और आधा स्कूल के खेत में।",
    },
  },
  "cosmetology-instructor": {
    of: "1kb0twe",
    description: {
      hinglish: "Parlour kholne ke liye hair aur make-up ka kaam sikhana.",
      hindi: "पार्लर खोलने के लिए बालों और मेकअप का काम सिखाना।",
    },
    summary: {
      hinglish:
        "ITI ya academy mein baal, twacha aur make-up ka kaam sikhana, threading se dulhan ke make-up tak, aur yeh bhi ki har service ki laagat kya hai.",
      hindi: "ITI या अकादमी में बाल, त्वचा और मेकअप का काम सिखाना, थ्रेडिंग से दुल्हन के मेकअप तक, और यह भी कि हर सर्विस की लागत क्या है।",
    },
  },
  "electrical-technology-instructor": {
    of: "1ss0krs",
    description: {
      hinglish: "ITI trainees ko ghar ki wiring karna aur fault pakadna sikhana.",
      hindi: "ITI के ट्रेनी को घर की वायरिंग करना और फ़ॉल्ट पकड़ना सिखाना।",
    },
    summary: {
      hinglish:
        "ITI mein electrician ka trade sikhana: bench par wiring, motor aur surakshit switching dikhana, har kaam dena aur current chaalu hone se pehle use jaanchna.",
      hindi: "ITI में इलेक्ट्रीशियन का ट्रेड सिखाना: बेंच पर वायरिंग, मोटर और सुरक्षित स्विचिंग दिखाना, हर काम देना और करंट चालू होने से पहले उसे जाँचना।",
    },
  },
  "economics-teacher": {
    of: "1cl380j",
    description: {
      hinglish: "Class 11 aur 12 ko graph se samjhana ki daam kyon badhte hain.",
      hindi: "कक्षा 11 और 12 को ग्राफ़ से समझाना कि दाम क्यों बढ़ते हैं।",
    },
    summary: {
      hinglish:
        "Class 11 aur 12 ko micro aur macro, statistics aur 1947 se Bharat ki arthvyavastha padhana, pyaaz ke daam se Union Budget tak, aur board paper ke liye taiyar karna.",
      hindi:
        "कक्षा 11 और 12 को माइक्रो और मैक्रो, सांख्यिकी और 1947 से भारत की अर्थव्यवस्था पढ़ाना, प्याज़ के दाम से केंद्रीय बजट तक, और बोर्ड पेपर के लिए तैयार करना।",
    },
  },
  "guitar-teacher": {
    of: "ihzld9",
    description: {
      hinglish: "Naye seekhne walon ko teen chord se poore gaane tak pahunchana.",
      hindi: "नए सीखने वालों को तीन कॉर्ड से पूरे गाने तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Bachchon aur badon ko ghar par, studio mein ya video call par, sunkar aur likha hua dekhkar bajana sikhana; kuch ko grade exam ke liye taiyar karna, aur saath mein aksar band mein bajana.",
      hindi:
        "बच्चों और बड़ों को घर पर, स्टूडियो में या वीडियो कॉल पर, सुनकर और लिखा हुआ देखकर बजाना सिखाना; कुछ को ग्रेड परीक्षा के लिए तैयार करना, और साथ में अक्सर बैंड में बजाना।",
    },
  },
  "bookmobile-librarian": {
    of: "101wdax",
    description: {
      hinglish: "Kitaabon ki van school aur galiyon mein le jaana aur kitaabein udhaar dena.",
      hindi: "किताबों की वैन स्कूलों और गलियों में ले जाना और किताबें उधार देना।",
    },
    summary: {
      hinglish:
        "Library ya kisi sanstha ki van ya kitaabon ke bakse lekar school, gali aur gaon ghoomna, kahani sunana, kitaabein dena aur register rakhna.",
      hindi: "लाइब्रेरी या किसी संस्था की वैन या किताबों के बक्से लेकर स्कूल, गली और गाँव घूमना, कहानी सुनाना, किताबें देना और रजिस्टर रखना।",
    },
  },
  "academic-coach": {
    of: "1atyxhp",
    description: {
      hinglish: "Board se pehle yojana banana, dohrana aur theek se sona sikhana.",
      hindi: "बोर्ड से पहले योजना बनाना, दोहराना और ठीक से सोना सिखाना।",
    },
    summary: {
      hinglish:
        "Ek baar mein ek hi school student se, aamne-saamne ya online, timetable, notes, yaaddasht aur exam ki ghabrahat par baat karna, aur vishay unke teachers par chhodna.",
      hindi:
        "एक बार में एक ही स्कूली बच्चे से, आमने-सामने या ऑनलाइन, टाइमटेबल, नोट्स, याददाश्त और परीक्षा की घबराहट पर बात करना, और विषय उनके शिक्षकों पर छोड़ना।",
    },
  },
  "urdu-teacher": {
    of: "1d90uhh",
    description: { hinglish: "Roop badalte akshar aur Ghalib ke sher padhana.", hindi: "रूप बदलते अक्षर और ग़ालिब के शेर पढ़ाना।" },
    summary: {
      hinglish:
        "Sarkari, private ya Urdu medium school mein pehli padhai se shayari tak class lena, jahan kuch bachche ghar par yeh zubaan bolte hain aur baaki alif se shuru karte hain.",
      hindi: "सरकारी, प्राइवेट या उर्दू मीडियम स्कूल में पहली पढ़ाई से शायरी तक क्लास लेना, जहाँ कुछ बच्चे घर पर यह ज़ुबान बोलते हैं और बाक़ी अलिफ़ से शुरू करते हैं।",
    },
  },
  "science-teacher": {
    of: "1092p3z",
    description: {
      hinglish: "Class 6 se 10 ko dikhana ki prakash kyon mudta aur loha kyon zang khata hai.",
      hindi: "कक्षा 6 से 10 को दिखाना कि प्रकाश क्यों मुड़ता और लोहा क्यों ज़ंग खाता है।",
    },
    summary: {
      hinglish:
        "Class 6 se 10 ko physics, chemistry aur biology saath padhana, saadhaaran bench par prayog karana, aur Class 10 ko board paper ke liye taiyar karna.",
      hindi: "कक्षा 6 से 10 को भौतिकी, रसायन और जीव विज्ञान साथ पढ़ाना, साधारण बेंच पर प्रयोग कराना, और कक्षा 10 को बोर्ड पेपर के लिए तैयार करना।",
    },
  },
  "college-counsellor": {
    of: "cwyirw",
    description: {
      hinglish: "Chhaantkar daakhila dene wale colleges ke essay aur interview ki taiyari karana.",
      hindi: "छाँटकर दाख़िला देने वाले कॉलेजों के निबंध और इंटरव्यू की तैयारी कराना।",
    },
    summary: {
      hinglish:
        "Class 11 aur 12 ke bachchon ko apne layak college chunne mein madad dena, aur chhaantkar lene wale colleges ke essay aur interview ke liye taiyar karna.",
      hindi: "कक्षा 11 और 12 के बच्चों को अपने लायक़ कॉलेज चुनने में मदद देना, और छाँटकर लेने वाले कॉलेजों के निबंध और इंटरव्यू के लिए तैयार करना।",
    },
  },
  "environmental-educator": {
    of: "1hky49a",
    description: {
      hinglish: "Bachchon ko talaab aur kachre ke dher dikhana aur unke chitra banwana.",
      hindi: "बच्चों को तालाब और कचरे के ढेर दिखाना और उनके चित्र बनवाना।",
    },
    summary: {
      hinglish:
        "Kisi sanstha, park ya school ke liye kaam karna: teachers ke saath sair, khel aur project ki yojana banana, bachchon ko talaab, jungle aur kachre ke dher tak le jaana, aur unhe khud pata lagane dena ki jeevon ko kis se nuksan hota hai.",
      hindi:
        "किसी संस्था, पार्क या स्कूल के लिए काम करना: शिक्षकों के साथ सैर, खेल और प्रोजेक्ट की योजना बनाना, बच्चों को तालाब, जंगल और कचरे के ढेर तक ले जाना, और उन्हें ख़ुद पता लगाने देना कि जीवों को किससे नुक़सान होता है।",
    },
  },
};
