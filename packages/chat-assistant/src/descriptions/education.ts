import type { ToldCareers } from "./told.ts";

export const education: ToldCareers = {
  "primary-school-teacher": {
    of: "1vez4jb",
    description: {
      hinglish: "Class 1 se 5 ko padhna, pahaade aur mil-baantkar rehna sikhana.",
      hindi: "कक्षा 1 से 5 को पढ़ना, पहाड़े और मिल-बाँटकर रहना सिखाना।",
    },
    summary: {
      hinglish:
        "Class 1 se 5 mein chhote bachchon ki ek class ko lagbhag sab kuch sikhana, bolkar padhne aur pahaadon se lekar lunch box baantne tak.",
      hindi: "कक्षा 1 से 5 में छोटे बच्चों की एक क्लास को लगभग सब कुछ सिखाना, बोलकर पढ़ने और पहाड़ों से लेकर लंच बॉक्स बाँटने तक।",
    },
    day: {
      hinglish: [
        "Class 2 ke har bachche se teen line padhwakar sunna",
        "Teeliyon ke bundle se haasil lena samjhana",
        "Joote ka feeta baandhna, khoya tiffin dhoondhna aur kavita jaari rakhna",
      ],
      hindi: [
        "कक्षा 2 के हर बच्चे से तीन लाइनें पढ़वाकर सुनना",
        "तीलियों के बंडल से हासिल लेना समझाना",
        "जूते का फ़ीता बाँधना, खोया टिफ़िन ढूँढ़ना और कविता जारी रखना",
      ],
    },
  },
  "middle-school-teacher": {
    of: "ldmniz",
    description: { hinglish: "Class 6 se 8 ko unke pehle alag-alag vishay padhana.", hindi: "कक्षा 6 से 8 को उनके पहले अलग-अलग विषय पढ़ाना।" },
    summary: {
      hinglish:
        "Class 6 se 8 ke bachchon ko ek class teacher se alag-alag vishayon, homework diary aur pehle zaroori test tak pahunchne mein raah dikhana.",
      hindi: "कक्षा 6 से 8 के बच्चों को एक क्लास टीचर से अलग-अलग विषयों, होमवर्क डायरी और पहले ज़रूरी टेस्ट तक पहुँचने में राह दिखाना।",
    },
    day: {
      hinglish: [
        "Mitti ke paath ko jam ke jar wale project mein badalna",
        "Baarah saal ke do bachchon se poochhna ki jhagda asal mein kis baat ka tha",
        "Jin chhe bachchon ko abhi bhaag nahi aata, unhe ek ghanta alag padhana",
      ],
      hindi: [
        "मिट्टी के पाठ को जैम के जार वाले प्रोजेक्ट में बदलना",
        "बारह साल के दो बच्चों से पूछना कि झगड़ा असल में किस बात का था",
        "जिन छह बच्चों को अभी भाग नहीं आता, उन्हें एक घंटा अलग पढ़ाना",
      ],
    },
  },
  "mathematics-teacher": {
    of: "1llu2n8",
    description: {
      hinglish: "Algebra samjhana aur bachche ke sawaal mein chhoota minus dhoondhna.",
      hindi: "बीजगणित समझाना और बच्चे के सवाल में छूटा माइनस ढूँढ़ना।",
    },
    summary: {
      hinglish: "Board par algebra, geometry aur probability ek-ek step samjhana, aur dhoondhna ki har bachche ka sawaal kahan galat hua.",
      hindi: "बोर्ड पर बीजगणित, ज्यामिति और प्रायिकता एक-एक स्टेप समझाना, और ढूँढ़ना कि हर बच्चे का सवाल कहाँ ग़लत हुआ।",
    },
    day: {
      hinglish: [
        "Kaagaz ke varg kaatkar Pythagoras theorem saabit karna",
        "Galat jawab se peeche jaakar chhoota hua minus ka nishaan pakadna",
        "Teen sawaal tez bachchon ko aur teen baaki ko dena",
      ],
      hindi: [
        "काग़ज़ के वर्ग काटकर पाइथागोरस प्रमेय सिद्ध करना",
        "ग़लत जवाब से पीछे जाकर छूटा हुआ माइनस का निशान पकड़ना",
        "तीन सवाल तेज़ बच्चों को और तीन बाक़ी को देना",
      ],
    },
  },
  "physics-teacher": {
    of: "1salc7x",
    description: { hinglish: "Pendulum aur lens se motion aur light samjhana.", hindi: "पेंडुलम और लेंस से गति और प्रकाश समझाना।" },
    summary: {
      hinglish:
        "Pendulum, lens aur circuit se motion, electricity aur light samjhana, aur Class 11 aur 12 ko practical aur board ke liye taiyar karna.",
      hindi: "पेंडुलम, लेंस और सर्किट से गति, बिजली और प्रकाश समझाना, और कक्षा 11 और 12 को प्रैक्टिकल और बोर्ड के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Gravity ke paath se pehle seedhiyon se do chhote-bade patthar girana",
        "Practical batch ke liye metre bridge ki wiring karna",
        "Capacitor ka numerical line dar line hal karna",
      ],
      hindi: [
        "गुरुत्वाकर्षण के पाठ से पहले सीढ़ियों से दो छोटे-बड़े पत्थर गिराना",
        "प्रैक्टिकल बैच के लिए मीटर ब्रिज की वायरिंग करना",
        "कैपेसिटर का न्यूमेरिकल लाइन दर लाइन हल करना",
      ],
    },
  },
  "chemistry-teacher": {
    of: "z6bj5f",
    description: {
      hinglish: "Reaction padhana aur titration ki bench par nazar rakhna.",
      hindi: "अभिक्रियाएँ पढ़ाना और टाइट्रेशन की बेंच पर नज़र रखना।",
    },
    summary: {
      hinglish:
        "Reaction, periodic table aur organic chain padhana, aur titration aur salt analysis aise karwana ki na koi jale, na flask toote.",
      hindi: "अभिक्रियाएँ, आवर्त सारणी और कार्बनिक शृंखलाएँ पढ़ाना, और टाइट्रेशन और सॉल्ट एनालिसिस ऐसे करवाना कि न कोई जले, न फ़्लास्क टूटे।",
    },
    day: {
      hinglish: [
        "Salt analysis ki bottle taiyar karna aur un par naye label lagana",
        "Tukka lagati class ke saath redox equation balance karna",
        "Us ladke ko rokna jo chlorine seedhe soonghne wala hai",
      ],
      hindi: [
        "सॉल्ट एनालिसिस की बोतलें तैयार करना और उन पर नए लेबल लगाना",
        "तुक्का लगाती क्लास के साथ रेडॉक्स समीकरण संतुलित करना",
        "उस लड़के को रोकना जो क्लोरीन सीधे सूँघने वाला है",
      ],
    },
  },
  "biology-teacher": {
    of: "1rqimxt",
    description: {
      hinglish: "Microscope mein cell dikhana; bachchon ko NEET ke liye taiyar karna.",
      hindi: "माइक्रोस्कोप में कोशिका दिखाना; बच्चों को NEET के लिए तैयार करना।",
    },
    summary: {
      hinglish:
        "Bachchon ko microscope mein cell, school ke bageeche mein paudhe aur dil ke model dikhana, aur unmein se kaiyon ko NEET ke liye taiyar karna.",
      hindi: "बच्चों को माइक्रोस्कोप में कोशिका, स्कूल के बग़ीचे में पौधे और दिल के मॉडल दिखाना, और उनमें से कइयों को NEET के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Pyaaz ki jhilli utaarna aur use har bench ke liye focus karna",
        "Class 11 ko bageeche mein ghumana aur monocot aur dicot ka fark dikhana",
        "Puberty par phusphusakar poochhe sawaal ka jawab bina sharmaye dena",
      ],
      hindi: [
        "प्याज़ की झिल्ली उतारना और उसे हर बेंच के लिए फ़ोकस करना",
        "कक्षा 11 को बग़ीचे में घुमाना और एकबीजपत्री और द्विबीजपत्री का फ़र्क़ दिखाना",
        "किशोर उम्र के बदलाव पर फुसफुसाकर पूछे सवाल का जवाब बिना शरमाए देना",
      ],
    },
  },
  "english-teacher": {
    of: "ou7k9q",
    description: { hinglish: "Grammar, kavita aur Shakespeare ka ek scene padhana.", hindi: "व्याकरण, कविता और शेक्सपियर का एक दृश्य पढ़ाना।" },
    summary: {
      hinglish:
        "Grammar, chitthi, kavita aur Shakespeare ka ek scene padhana, aur sharmile bachchon se bina dar ke English bulwana aur likhwana.",
      hindi: "व्याकरण, चिट्ठी, कविता और शेक्सपियर का एक दृश्य पढ़ाना, और शर्मीले बच्चों से बिना डर के अंग्रेज़ी बुलवाना और लिखवाना।",
    },
    day: {
      hinglish: [
        "The Merchant of Venice ka court wala scene abhinay se dikhana",
        "Kal raat ke nibandhon ki chhe aam galtiyan board par likhna",
        "Chup rehne wali ladki ko pehle akele mein apne saamne padhne dena",
      ],
      hindi: [
        "The Merchant of Venice का अदालत वाला दृश्य अभिनय से दिखाना",
        "कल रात के निबंधों की छह आम ग़लतियाँ बोर्ड पर लिखना",
        "चुप रहने वाली लड़की को पहले अकेले में अपने सामने पढ़ने देना",
      ],
    },
  },
  "hindi-teacher": {
    of: "cjayuj",
    description: {
      hinglish: "Bachchon ke saath Premchand aur Kabir padhna aur matrayein sudhaarna.",
      hindi: "बच्चों के साथ प्रेमचंद और कबीर पढ़ना और मात्राएँ सुधारना।",
    },
    summary: {
      hinglish:
        "Bachchon ko Premchand ki kahaniyan, Kabir ke dohe aur Devanagari ki vartani padhana, aur unke nibandh aur aupchaarik patra jaanchna.",
      hindi: "बच्चों को प्रेमचंद की कहानियाँ, कबीर के दोहे और देवनागरी की वर्तनी पढ़ाना, और उनके निबंध और औपचारिक पत्र जाँचना।",
    },
    day: {
      hinglish: [
        "Idgah bolkar padhna aur chimte se pehle rukna",
        "Board par chhoti aur badi matrayein chhaantna",
        "Ghabraye chhote bachchon ke saath Hindi Diwas ka kavita paath taiyar karna",
      ],
      hindi: [
        "ईदगाह बोलकर पढ़ना और चिमटे से पहले रुकना",
        "बोर्ड पर छोटी और बड़ी मात्राएँ छाँटना",
        "घबराए छोटे बच्चों के साथ हिंदी दिवस का कविता पाठ तैयार करना",
      ],
    },
  },
  "sanskrit-teacher": {
    of: "lleu6k",
    description: {
      hinglish: "Shlok aur Kalidas ki panktiyan ek-ek shabd kholkar samjhana.",
      hindi: "श्लोक और कालिदास की पंक्तियाँ एक-एक शब्द खोलकर समझाना।",
    },
    summary: {
      hinglish:
        "Shabd roop aur sandhi ka abhyaas karwana, aur shlok aur Kalidas ki panktiyan samjhana, jab tak bachche is purani bhasha mein khud vaakya na bana lein.",
      hindi: "शब्द रूप और संधि का अभ्यास करवाना, और श्लोक और कालिदास की पंक्तियाँ समझाना, जब तक बच्चे इस पुरानी भाषा में ख़ुद वाक्य न बना लें।",
    },
    day: {
      hinglish: [
        "Class 6 ke saath Ram ke shabd roop tab tak bolna jab tak woh gaane na lagein",
        "Lambe samaas ko board par uske hisson mein todna",
        "Bolchaal ki saral Sanskrit mein paanch minute ki baatcheet shuru karna",
      ],
      hindi: [
        "कक्षा 6 के साथ राम के शब्द रूप तब तक बोलना जब तक वे गाने न लगें",
        "लंबे समास को बोर्ड पर उसके हिस्सों में तोड़ना",
        "बोलचाल की सरल संस्कृत में पाँच मिनट की बातचीत शुरू करना",
      ],
    },
  },
  "social-studies-teacher": {
    of: "xgryxw",
    description: {
      hinglish: "Class 6 se 10 ko civics, naksha aur itihaas jodkar padhana.",
      hindi: "कक्षा 6 से 10 को नागरिक शास्त्र, नक़्शा और इतिहास जोड़कर पढ़ाना।",
    },
    summary: {
      hinglish:
        "Class 6 se 10 ke liye itihaas, civics aur bhugol ko jodna, samvidhan ki prastavana padhne se lekar class mein mock panchayat lagane tak.",
      hindi: "कक्षा 6 से 10 के लिए इतिहास, नागरिक शास्त्र और भूगोल को जोड़ना, संविधान की प्रस्तावना पढ़ने से लेकर क्लास में मॉक पंचायत लगाने तक।",
    },
    day: {
      hinglish: [
        "Hand pump kahan lage, is par mock panchayat karwana",
        "Bachchon se khaali nakshe par nadi aur baandh ke nishaan lagwana",
        "Class 9 ke saath Preamble shabd dar shabd padhna",
      ],
      hindi: [
        "हैंडपंप कहाँ लगे, इस पर मॉक पंचायत करवाना",
        "बच्चों से ख़ाली नक़्शे पर नदियों और बाँधों के निशान लगवाना",
        "कक्षा 9 के साथ संविधान की प्रस्तावना शब्द दर शब्द पढ़ना",
      ],
    },
  },
  "history-teacher": {
    of: "1fatfc3",
    description: {
      hinglish: "Badi classes ko saboot ke saath Harappa se Batwaare tak le jaana.",
      hindi: "बड़ी कक्षाओं को सबूतों के साथ हड़प्पा से बँटवारे तक ले जाना।",
    },
    summary: {
      hinglish:
        "Badi classes ko chitthi, sikkon aur purani photo ke saath Harappa se Batwaare tak le jaana, aur unse behas karwana ki ghatnayein kyun hui.",
      hindi: "बड़ी कक्षाओं को चिट्ठियों, सिक्कों और पुरानी फ़ोटो के साथ हड़प्पा से बँटवारे तक ले जाना, और उनसे बहस करवाना कि घटनाएँ क्यों हुईं।",
    },
    day: {
      hinglish: [
        "Batwaare ke sharanarthi ki chitthi class mein ghumana aur poochhna ki kaun bol raha hai",
        "Poori deewar par Mughal timeline banana",
        "Sikhana ki saboot se aath number ka jawab kaise banta hai",
      ],
      hindi: [
        "बँटवारे के शरणार्थी की चिट्ठी क्लास में घुमाना और पूछना कि कौन बोल रहा है",
        "पूरी दीवार पर मुग़ल टाइमलाइन बनाना",
        "सिखाना कि सबूत से आठ नंबर का जवाब कैसे बनता है",
      ],
    },
  },
  "geography-teacher": {
    of: "16z30s9",
    description: { hinglish: "Globe aur toposheet se monsoon samjhana.", hindi: "ग्लोब और टोपोशीट से मानसून समझाना।" },
    summary: {
      hinglish:
        "Globe, Survey of India ki toposheet aur paas ki chhoti nadi ko naapne ki sair se monsoon, landform aur jansankhya padhana.",
      hindi: "ग्लोब, सर्वे ऑफ़ इंडिया की टोपोशीट और पास की छोटी नदी को नापने की सैर से मानसून, भू-आकृति और जनसंख्या पढ़ाना।",
    },
    day: {
      hinglish: [
        "Toposheet ki contour line se pahaadi aur ghaati pehchaanna",
        "Tairti cheez se paas ki chhoti nadi ki chaudai aur raftaar naapna",
        "Globe se samjhana ki June mein Kerala mein baarish kyun hoti hai",
      ],
      hindi: [
        "टोपोशीट की कंटूर लाइनों से पहाड़ी और घाटी पहचानना",
        "तैरती चीज़ से पास की छोटी नदी की चौड़ाई और रफ़्तार नापना",
        "ग्लोब से समझाना कि जून में केरल में बारिश क्यों होती है",
      ],
    },
  },
  "commerce-teacher": {
    of: "2zx1i1",
    description: {
      hinglish: "Class 11 aur 12 ko accounts aur business studies padhana.",
      hindi: "कक्षा 11 और 12 को अकाउंट्स और बिज़नेस स्टडीज़ पढ़ाना।",
    },
    summary: {
      hinglish:
        "Badi classes ko accounts, business studies aur tally hone wala trial balance padhana, kirana dukaan ke bahi-khaate ko pehla udaharan banakar.",
      hindi: "बड़ी कक्षाओं को अकाउंट्स, बिज़नेस स्टडीज़ और टैली होने वाला ट्रायल बैलेंस पढ़ाना, किराना दुकान के बही-खाते को पहला उदाहरण बनाकर।",
    },
    day: {
      hinglish: [
        "Kirana dukaan ki hafte bhar ki bikri ledger mein chadhana",
        "Class ke saath woh nau rupaye dhoondhna jo tally nahi hote",
        "Charcha karna ki paas ki bakery ki doosri branch kyun nahi chali",
      ],
      hindi: [
        "किराना दुकान की हफ़्ते भर की बिक्री लेजर में चढ़ाना",
        "क्लास के साथ वे नौ रुपये ढूँढ़ना जो टैली नहीं होते",
        "चर्चा करना कि पास की बेकरी की दूसरी ब्रांच क्यों नहीं चली",
      ],
    },
  },
  "computer-teacher": {
    of: "1xul7wt",
    description: {
      hinglish: "School ki lab chalana jahan bachche Python ka pehla code likhte hain.",
      hindi: "स्कूल की लैब चलाना जहाँ बच्चे Python का पहला कोड लिखते हैं।",
    },
    summary: {
      hinglish:
        "School ki computer lab chalana, jahan bachche Python ka pehla loop likhte, chhoti website banate aur online surakshit rehna seekhte hain.",
      hindi: "स्कूल की कंप्यूटर लैब चलाना, जहाँ बच्चे Python का पहला लूप लिखते, छोटी वेबसाइट बनाते और ऑनलाइन सुरक्षित रहना सीखते हैं।",
    },
    day: {
      hinglish: [
        "Ghanti se pehle bees purani machine chalu karna",
        "Bachche ka endless while loop khud type karke nahi, poochhkar theek karwana",
        "Class 8 ko dikhana ki nakli inaam ka link password kaise churata hai",
      ],
      hindi: [
        "घंटी से पहले बीस पुरानी मशीनें चालू करना",
        "बच्चे का अंतहीन while लूप ख़ुद टाइप करके नहीं, पूछकर ठीक करवाना",
        "कक्षा 8 को दिखाना कि नक़ली इनाम का लिंक पासवर्ड कैसे चुराता है",
      ],
    },
  },
  "physical-education-teacher": {
    of: "g2d5uf",
    description: {
      hinglish: "Games period karwana aur school team ko kho-kho ki training dena.",
      hindi: "गेम्स पीरियड करवाना और स्कूल टीम को खो-खो की ट्रेनिंग देना।",
    },
    summary: {
      hinglish:
        "Games period aur subah ki drill karwana, kho-kho, athletics aur fair play sikhana, aur school team ko zonal meet ke liye taiyar karna.",
      hindi: "गेम्स पीरियड और सुबह की ड्रिल करवाना, खो-खो, एथलेटिक्स और फ़ेयर प्ले सिखाना, और स्कूल टीम को ज़ोनल मीट के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Subah ki dhoop mein march past ki drill karwana",
        "Kho-kho ke final mein umpire banna aur out par jhagda suljhana",
        "Takhne par patti baandhna aur chot ki report likhna",
      ],
      hindi: [
        "सुबह की धूप में मार्च पास्ट की ड्रिल करवाना",
        "खो-खो के फ़ाइनल में अंपायर बनना और आउट पर झगड़ा सुलझाना",
        "टखने पर पट्टी बाँधना और चोट की रिपोर्ट लिखना",
      ],
    },
  },
  "foreign-language-teacher": {
    of: "1sxdgkz",
    description: {
      hinglish: "Role play se bachchon ko French, German ya Japanese padhana.",
      hindi: "रोल प्ले से बच्चों को फ़्रेंच, जर्मन या जापानी पढ़ाना।",
    },
    summary: {
      hinglish:
        "Gaanon, role play aur film clip ke saath school ke bachchon ko pehle abhivaadan se board paper tak French, German ya Japanese padhana.",
      hindi: "गानों, रोल प्ले और फ़िल्म क्लिप के साथ स्कूल के बच्चों को पहले अभिवादन से बोर्ड पेपर तक फ़्रेंच, जर्मन या जापानी पढ़ाना।",
    },
    day: {
      hinglish: [
        "Class mein aisi dukaan lagana jahan phal sirf French bolne se mile",
        "Rangeen card se German ke articles ka abhyaas karwana",
        "Do minute ki Japanese film clip bina subtitle dikhana",
      ],
      hindi: [
        "क्लास में ऐसी दुकान लगाना जहाँ फल सिर्फ़ फ़्रेंच बोलने से मिले",
        "रंगीन कार्ड से जर्मन के आर्टिकल का अभ्यास करवाना",
        "दो मिनट की जापानी फ़िल्म क्लिप बिना सबटाइटल दिखाना",
      ],
    },
  },
  "substitute-teacher": {
    of: "17c62ft",
    description: {
      hinglish: "Teacher chhutti par ho to uski anjaan class sambhalna.",
      hindi: "टीचर छुट्टी पर हो तो उसकी अनजान क्लास सँभालना।",
    },
    summary: {
      hinglish: "Teacher ke chhutti par hone par anjaan class mein jaana, aur kisi aur ke notes se paath aur class, dono sambhale rakhna.",
      hindi: "टीचर के छुट्टी पर होने पर अनजान क्लास में जाना, और किसी और के नोट्स से पाठ और क्लास, दोनों सँभाले रखना।",
    },
    day: {
      hinglish: [
        "Assembly se pehle office se poochhna ki kis class mein koi nahi hai",
        "Seedhiyon par kisi aur ke aadhe page ke notes padhna",
        "Class kaabu mein rakhne ko paanch minute mein tees chehre yaad karna",
      ],
      hindi: [
        "असेंबली से पहले ऑफ़िस से पूछना कि किस क्लास में कोई नहीं है",
        "सीढ़ियों पर किसी और के आधे पेज के नोट्स पढ़ना",
        "क्लास क़ाबू में रखने को पाँच मिनट में तीस चेहरे याद करना",
      ],
    },
  },
  "preschool-teacher": {
    of: "1a9uo91",
    description: {
      hinglish: "Chhote bachchon se subah bhar clay, gaane aur ret ke khel karwana.",
      hindi: "छोटे बच्चों से सुबह भर क्ले, गाने और रेत के खेल करवाना।",
    },
    summary: {
      hinglish:
        "Playschool mein subah bhar gaane, clay, kahaniyan aur ret ke khel karwana, jinse teen saal ke bachche bolna, baantna aur baari ka intezaar karna seekhte hain.",
      hindi: "प्लेस्कूल में सुबह भर गाने, क्ले, कहानियाँ और रेत के खेल करवाना, जिनसे तीन साल के बच्चे बोलना, बाँटना और बारी का इंतज़ार करना सीखते हैं।",
    },
    day: {
      hinglish: [
        "Maa ke dupatte se chipki teen saal ki roti bachchi ko chup karana",
        "Nau baje se pehle clay, paani aur ret ke kone sajana",
        "Thake bachchon ke shaant hone tak haav-bhaav wale gaane gaana",
      ],
      hindi: [
        "माँ के दुपट्टे से चिपकी तीन साल की रोती बच्ची को चुप कराना",
        "नौ बजे से पहले क्ले, पानी और रेत के कोने सजाना",
        "थके बच्चों के शांत होने तक हाव-भाव वाले गाने गाना",
      ],
    },
  },
  "kindergarten-teacher": {
    of: "1n2nae4",
    description: {
      hinglish: "LKG aur UKG ke bachchon ko aadi-tedhi lakeeron se akshar tak lana.",
      hindi: "LKG और UKG के बच्चों को आड़ी-टेढ़ी लकीरों से अक्षर तक लाना।",
    },
    summary: {
      hinglish:
        "LKG aur UKG ke bachchon ko aadi-tedhi lakeeron se akshar, dhwani aur ginti tak lana, taaki Class 1 mein jaate samay woh chhote shabd padh sakein.",
      hindi: "LKG और UKG के बच्चों को आड़ी-टेढ़ी लकीरों से अक्षर, ध्वनि और गिनती तक लाना, ताकि कक्षा 1 में जाते समय वे छोटे शब्द पढ़ सकें।",
    },
    day: {
      hinglish: [
        "Akshar ki dhwani bolna aur bees bachchon se use dhoondhwana",
        "UKG ke saath imli ke beej paanch-paanch ke group mein ginna",
        "Pita ko pyaar se batana ki unka beta padhai mein kamzor nahi hai",
      ],
      hindi: [
        "अक्षर की ध्वनि बोलना और बीस बच्चों से उसे ढुँढ़वाना",
        "UKG के साथ इमली के बीज पाँच-पाँच के समूह में गिनना",
        "पिता को प्यार से बताना कि उनका बेटा पढ़ाई में कमज़ोर नहीं है",
      ],
    },
  },
  "montessori-teacher": {
    of: "1pl4s0",
    description: {
      hinglish: "Har bachche ko moti, sandpaper ke akshar ya jug chunne dena.",
      hindi: "हर बच्चे को मोती, सैंडपेपर के अक्षर या जग चुनने देना।",
    },
    summary: {
      hinglish:
        "Moti, sandpaper ke akshar aur paani undelne ke jug wala kamra taiyar karna, aur har bachche ko bina jaldi ke kaam chunne, dohrane aur usmein pakka hone dena.",
      hindi: "मोती, सैंडपेपर के अक्षर और पानी उँडेलने के जग वाला कमरा तैयार करना, और हर बच्चे को बिना जल्दी के काम चुनने, दोहराने और उसमें पक्का होने देना।",
    },
    day: {
      hinglish: [
        "Pink tower ko bina bole, cube dar cube dikhana",
        "Darj karna ki kis bachche ne kaun si saamagri chuni",
        "Motiyon ki ladi theek karna aur undelne wale jug phir bharna",
      ],
      hindi: [
        "पिंक टावर को बिना बोले, क्यूब दर क्यूब दिखाना",
        "दर्ज करना कि किस बच्चे ने कौन सी सामग्री चुनी",
        "मोतियों की लड़ी ठीक करना और उँडेलने वाले जग फिर भरना",
      ],
    },
  },
  "anganwadi-worker": {
    of: "99a4co",
    description: {
      hinglish: "Chhote bachchon ka wazan lena, khana khilana aur maaon ko salah dena.",
      hindi: "छोटे बच्चों का वज़न लेना, खाना खिलाना और माँओं को सलाह देना।",
    },
    summary: {
      hinglish:
        "Gaon ya shehar ke ward mein anganwadi chalana: bachchon ka wazan lena, garam khana dena, chhoton ko padhana aur garbhavati mahilaon ko khane aur teekon par salah dena.",
      hindi: "गाँव या शहर के वार्ड में आँगनवाड़ी चलाना: बच्चों का वज़न लेना, गरम खाना देना, छोटों को पढ़ाना और गर्भवती महिलाओं को खाने और टीकों पर सलाह देना।",
    },
    day: {
      hinglish: [
        "Shishuon ka wazan lena aur har ek ka growth chart par nishaan lagana",
        "Poshan Tracker mein haaziri aur garam khana darj karna",
        "Us garbhavati mahila ke ghar jaana jiska tetanus ka teeka chhoot gaya",
        "Teen se chhe saal ke bachchon ko rang aur gaane sikhana",
      ],
      hindi: [
        "शिशुओं का वज़न लेना और हर एक का ग्रोथ चार्ट पर निशान लगाना",
        "पोषण ट्रैकर में हाज़िरी और गरम खाना दर्ज करना",
        "उस गर्भवती महिला के घर जाना जिसका टिटनेस का टीका छूट गया",
        "तीन से छह साल के बच्चों को रंग और गाने सिखाना",
      ],
    },
  },
  "anganwadi-supervisor": {
    of: "1o59lsn",
    description: {
      hinglish: "Ek circle ki anganwadiyon ka raashan aur register jaanchna.",
      hindi: "एक सर्कल की आँगनवाड़ियों का राशन और रजिस्टर जाँचना।",
    },
    summary: {
      hinglish:
        "Ek circle ke anganwadi kendron par baari-baari jaana, raashan ka stock, wazan ke register aur haaziri jaanchna, aur wahan ki workers ko training dena.",
      hindi: "एक सर्कल के आँगनवाड़ी केंद्रों पर बारी-बारी जाना, राशन का स्टॉक, वज़न के रजिस्टर और हाज़िरी जाँचना, और वहाँ की कार्यकर्ताओं को ट्रेनिंग देना।",
    },
    day: {
      hinglish: [
        "Do kendron par bina bataye pahunchna aur maujood bachche ginna",
        "Ghar le jaane wale raashan ka stock register se milana",
        "Nayi worker ko dikhana ki upari baanh kaise naapte hain",
      ],
      hindi: [
        "दो केंद्रों पर बिना बताए पहुँचना और मौजूद बच्चे गिनना",
        "घर ले जाने वाले राशन का स्टॉक रजिस्टर से मिलाना",
        "नई कार्यकर्ता को दिखाना कि ऊपरी बाँह कैसे नापते हैं",
      ],
    },
  },
  "day-care-worker": {
    of: "ngoq6q",
    description: {
      hinglish: "Maa-baap kaam par hon tab shishuon ko khilana-pilana aur nappy badalna.",
      hindi: "माँ-बाप काम पर हों तब शिशुओं को खिलाना-पिलाना और नैपी बदलना।",
    },
    summary: {
      hinglish:
        "Maa-baap office, mill ya building site par hon tab shishuon aur chhote bachchon ki dekhbhal karna: khilana-pilana, nappy badalna, chup karana aur saath khelna.",
      hindi: "माँ-बाप ऑफ़िस, मिल या बिल्डिंग साइट पर हों तब शिशुओं और छोटे बच्चों की देखभाल करना: खिलाना-पिलाना, नैपी बदलना, चुप कराना और साथ खेलना।",
    },
    day: {
      hinglish: [
        "Bottle garam karna aur chhe shishuon ko unke apne samay par pilana",
        "Nappy badalna aur sone ka samay deewar ki sheet par likhna",
        "Bukhaar wali bachchi ko jhulana aur maa ko kaam par phone karna",
      ],
      hindi: [
        "बोतलें गरम करना और छह शिशुओं को उनके अपने समय पर पिलाना",
        "नैपी बदलना और सोने का समय दीवार की शीट पर लिखना",
        "बुख़ार वाली बच्ची को झुलाना और माँ को काम पर फ़ोन करना",
      ],
    },
  },
  "teaching-assistant": {
    of: "1ip2dso",
    description: {
      hinglish: "Chart kaatkar banana aur atke hue bachche ke paas baithna.",
      hindi: "चार्ट काटकर बनाना और अटके हुए बच्चे के पास बैठना।",
    },
    summary: {
      hinglish:
        "Chhote bachchon ke class teacher ki madad karna: chart kaatkar banana, jo atak jaye uske paas baithna, aur bachchon ko group mein haath dhone aur khane le jaana.",
      hindi: "छोटे बच्चों के क्लास टीचर की मदद करना: चार्ट काटकर बनाना, जो अटक जाए उसके पास बैठना, और बच्चों को ग्रुप में हाथ धोने और खाने ले जाना।",
    },
    day: {
      hinglish: [
        "Bachchon ke aane se pehle kaagaz ki bees machhli kaatna",
        "Saat ke ank par atke ladke ke paas jhukkar baithna",
        "Bachchon ki line ko haath dhone aur khana khane le jaana",
      ],
      hindi: [
        "बच्चों के आने से पहले काग़ज़ की बीस मछलियाँ काटना",
        "सात के अंक पर अटके लड़के के पास झुककर बैठना",
        "बच्चों की लाइन को हाथ धोने और खाना खाने ले जाना",
      ],
    },
  },
  "preschool-director": {
    of: "pfry2h",
    description: { hinglish: "Playschool chalana: staff rakhna aur fees tay karna.", hindi: "प्लेस्कूल चलाना: स्टाफ़ रखना और फ़ीस तय करना।" },
    summary: {
      hinglish:
        "Playschool ki kamaan sambhalna: teachers rakhna aur unhe raah dikhana, din ka plan aur fees tay karna, aur gate par chintit maa-baap ko jawab dena.",
      hindi: "प्लेस्कूल की कमान सँभालना: टीचर रखना और उन्हें राह दिखाना, दिन का प्लान और फ़ीस तय करना, और गेट पर चिंतित माँ-बाप को जवाब देना।",
    },
    day: {
      hinglish: [
        "Gate par maa-baap se milna aur raat ki chintayein sunna",
        "Teacher ka interview lena aur use asli chhote bachchon ke saath dekhna",
        "Term ki fees, kiraye aur naashte ke kharch ka hisaab lagana",
      ],
      hindi: [
        "गेट पर माँ-बाप से मिलना और रात की चिंताएँ सुनना",
        "टीचर का इंटरव्यू लेना और उसे असली छोटे बच्चों के साथ देखना",
        "टर्म की फ़ीस, किराए और नाश्ते के ख़र्च का हिसाब लगाना",
      ],
    },
  },
  "special-education-teacher": {
    of: "tsjvmy",
    description: {
      hinglish: "Divyang bachchon ke liye paath ko chhote step mein baantna.",
      hindi: "दिव्यांग बच्चों के लिए पाठ को छोटे-छोटे स्टेप में बाँटना।",
    },
    summary: {
      hinglish:
        "Autism, Down syndrome ya seekhne mein kathinai wale bachchon ke liye padhna, hisaab aur roz ke kaam chhote step mein baantna.",
      hindi: "ऑटिज़्म, डाउन सिंड्रोम या सीखने में कठिनाई वाले बच्चों के लिए पढ़ना, हिसाब और रोज़ के काम छोटे स्टेप में बाँटना।",
    },
    day: {
      hinglish: [
        "Feeta baandhne ko nau step mein baantna aur teesra sikhana",
        "Likhna ki ghanti se pehle bachcha kis baat par cheekha",
        "Ladke ke saal ke lakshya uski daadi ke saath dobara likhna",
      ],
      hindi: [
        "फ़ीता बाँधने को नौ स्टेप में बाँटना और तीसरा सिखाना",
        "लिखना कि घंटी से पहले बच्चा किस बात पर चीख़ा",
        "लड़के के साल के लक्ष्य उसकी दादी के साथ दोबारा लिखना",
      ],
    },
  },
  "teacher-of-the-visually-impaired": {
    of: "1xogt6k",
    description: {
      hinglish: "Netraheen bachchon ko sparsh, abacus aur felt ke nakshe se padhana.",
      hindi: "नेत्रहीन बच्चों को स्पर्श, अबेकस और फ़ेल्ट के नक़्शों से पढ़ाना।",
    },
    summary: {
      hinglish:
        "Netraheen aur kam dekh paane wale bachchon ko Braille padhna, abacus aur screen reader chalana, aur chhookar aur sunkar paath samajhna sikhana.",
      hindi: "नेत्रहीन और कम देख पाने वाले बच्चों को ब्रेल पढ़ना, अबेकस और स्क्रीन रीडर चलाना, और छूकर और सुनकर पाठ समझना सिखाना।",
    },
    day: {
      hinglish: [
        "Chhookar samajhne ke liye dhaage aur gond se Bharat ka naksha banana",
        "Ladki ko monitor band rakhkar screen reader chalana sikhana",
        "Kam dekh paane wale bachche ki class mein ghoomkar uski sabse achchhi seat dhoondhna",
      ],
      hindi: [
        "छूकर समझने के लिए धागे और गोंद से भारत का नक़्शा बनाना",
        "लड़की को मॉनिटर बंद रखकर स्क्रीन रीडर चलाना सिखाना",
        "कम देख पाने वाले बच्चे की क्लास में घूमकर उसकी सबसे अच्छी सीट ढूँढ़ना",
      ],
    },
  },
  "deaf-education-teacher": {
    of: "13xou6q",
    description: {
      hinglish: "Badhir bachchon ko sign aur tasveeron se school ke vishay padhana.",
      hindi: "बधिर बच्चों को संकेत और तस्वीरों से स्कूल के विषय पढ़ाना।",
    },
    summary: {
      hinglish: "Badhir bachchon ko sign, honth padhne, hearing aid aur dher saari tasveeron se bhasha aur school ke vishay padhana.",
      hindi: "बधिर बच्चों को संकेत, होंठ पढ़ने, हियरिंग एड और ढेर सारी तस्वीरों से भाषा और स्कूल के विषय पढ़ाना।",
    },
    day: {
      hinglish: [
        "Pehla period shuru hone se pehle har hearing aid ki battery jaanchna",
        "Tasveerein dikhate hue jal chakra ki kahani sign language mein sunana",
        "Aaine aur pankh ke saath p, b aur m ka abhyaas karwana",
      ],
      hindi: [
        "पहला पीरियड शुरू होने से पहले हर हियरिंग एड की बैटरी जाँचना",
        "तस्वीरें दिखाते हुए जल चक्र की कहानी सांकेतिक भाषा में सुनाना",
        "आईने और पंख के साथ प, ब और म का अभ्यास करवाना",
      ],
    },
  },
  "sign-language-teacher": {
    of: "fwu2hn",
    description: {
      hinglish: "Indian Sign Language haath ki ek-ek mudra se sikhana.",
      hindi: "भारतीय सांकेतिक भाषा हाथ की एक-एक मुद्रा से सिखाना।",
    },
    summary: {
      hinglish:
        "Parivaron, students aur dukaandaaron ko Indian Sign Language sikhana, haath ki mudra, harkat aur chehre ke bhaav sudhaarna.",
      hindi: "परिवारों, विद्यार्थियों और दुकानदारों को भारतीय सांकेतिक भाषा सिखाना, हाथ की मुद्रा, हरकत और चेहरे के भाव सुधारना।",
    },
    day: {
      hinglish: [
        "Dukaandaar ke sign ka video banana aur haath ki jo mudra saaf nahi, use dheema karna",
        "Maa-baap ko raat ka khana, dard aur mujhe garv hai ke sign sikhana",
        "Bina awaaz ka khel karwana jismein sirf chehre se sawaal poochha jaye",
      ],
      hindi: [
        "दुकानदार के इशारों का वीडियो बनाना और हाथ की जो मुद्रा साफ़ नहीं, उसे धीमा करना",
        "माँ-बाप को रात का खाना, दर्द और मुझे गर्व है के संकेत सिखाना",
        "बिना आवाज़ का खेल करवाना जिसमें सिर्फ़ चेहरे से सवाल पूछा जाए",
      ],
    },
  },
  "adapted-physical-education-teacher": {
    of: "1scm44k",
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
    day: {
      hinglish: [
        "Net neecha karna aur gend ki jagah ghanti wali gend laana",
        "Doosre vayask ke saath bachche ko wheelchair se uthakar gadde par laana",
        "Likhna ki is mahine har bachcha kitni door phenkta hai",
      ],
      hindi: [
        "नेट नीचा करना और गेंद की जगह घंटी वाली गेंद लाना",
        "दूसरे वयस्क के साथ बच्चे को व्हीलचेयर से उठाकर गद्दे पर लाना",
        "लिखना कि इस महीने हर बच्चा कितनी दूर फेंकता है",
      ],
    },
  },
  "early-childhood-special-educator": {
    of: "1d8607t",
    description: {
      hinglish: "Der se chalne ya bolne wale shishuon ki khel se madad karna.",
      hindi: "देर से चलने या बोलने वाले शिशुओं की खेल से मदद करना।",
    },
    summary: {
      hinglish:
        "Der se chalne ya bolne wale shishuon aur preschool ke bachchon ke saath khilaunon aur dincharya se kaam karna, aur maa-baap ko dikhana ki ghar par kya karein.",
      hindi: "देर से चलने या बोलने वाले शिशुओं और प्रीस्कूल के बच्चों के साथ खिलौनों और दिनचर्या से काम करना, और माँ-बाप को दिखाना कि घर पर क्या करें।",
    },
    day: {
      hinglish: [
        "Der se chalna seekh rahe bachche ko dhol se lubhakar kamre ke doosre kone tak chalana",
        "Chintit young maa ke saath screening checklist poori karna",
        "Ek kamre ke ghar mein chal sakne wale teen khel bata jaana",
      ],
      hindi: [
        "देर से चलना सीख रहे बच्चे को ढोल से लुभाकर कमरे के दूसरे कोने तक चलाना",
        "चिंतित युवा माँ के साथ स्क्रीनिंग चेकलिस्ट पूरी करना",
        "एक कमरे के घर में चल सकने वाले तीन खेल बता जाना",
      ],
    },
  },
  "special-education-teaching-assistant": {
    of: "cpmjh7",
    description: { hinglish: "Class mein din bhar ek divyang bachche ke saath rehna.", hindi: "क्लास में दिन भर एक दिव्यांग बच्चे के साथ रहना।" },
    summary: {
      hinglish:
        "Shadow teacher bankar din bhar ek divyang bachche ke paas baithna, toilet, apni baari, dhyaan aur achanak pareshaani mein uski madad karna.",
      hindi: "शैडो टीचर बनकर दिन भर एक दिव्यांग बच्चे के पास बैठना, टॉयलेट, अपनी बारी, ध्यान और अचानक परेशानी में उसकी मदद करना।",
    },
    day: {
      hinglish: [
        "Agla nirdesh phusphusakar batana taaki sirf wahi sune",
        "Shor bardaasht se bahar hone se pehle ladki ko shaant kone mein le jaana",
        "Khane, toilet aur gussa phootne ka byora uski maa ke liye likhna",
      ],
      hindi: [
        "अगला निर्देश फुसफुसाकर बताना ताकि सिर्फ़ वही सुने",
        "शोर बर्दाश्त से बाहर होने से पहले लड़की को शांत कोने में ले जाना",
        "खाने, टॉयलेट और ग़ुस्सा फूटने का ब्योरा उसकी माँ के लिए लिखना",
      ],
    },
  },
  "special-education-coordinator": {
    of: "3f4iqx",
    description: {
      hinglish: "Divyang bachchon ke liye ramp, scribe aur extra time ka intezaam karna.",
      hindi: "दिव्यांग बच्चों के लिए रैंप, स्क्राइब और अतिरिक्त समय का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Divyang bachchon ke liye school ka farz poora karwana: assessment, ramp, board mein scribe aur extra time, aur har bachche ka apna plan.",
      hindi: "दिव्यांग बच्चों के लिए स्कूल का फ़र्ज़ पूरा करवाना: आकलन, रैंप, बोर्ड में स्क्राइब और अतिरिक्त समय, और हर बच्चे का अपना प्लान।",
    },
    day: {
      hinglish: [
        "CBSE mein scribe aur atirikt samay ke liye aavedan karna",
        "Maa-baap, teacher aur therapist ko ek plan par saath bithana",
        "Builder se sahi dhalaan ka ramp banane ko kehna",
      ],
      hindi: [
        "CBSE में स्क्राइब और अतिरिक्त समय के लिए आवेदन करना",
        "माँ-बाप, टीचर और थेरेपिस्ट को एक प्लान पर साथ बिठाना",
        "बिल्डर से सही ढलान का रैंप बनाने को कहना",
      ],
    },
  },
  "physics-professor": {
    of: "196k1n4",
    description: {
      hinglish: "Optics aur quantum mechanics padhana, aur scholars ko raah dikhana.",
      hindi: "ऑप्टिक्स और क्वांटम मैकेनिक्स पढ़ाना, और शोधार्थियों को राह दिखाना।",
    },
    summary: {
      hinglish:
        "Quantum mechanics aur optics par lecture dena, BSc ki lab chalana aur laser se dark matter tak kisi bhi vishay par research scholars ko raah dikhana.",
      hindi: "क्वांटम मैकेनिक्स और ऑप्टिक्स पर लेक्चर देना, BSc की लैब चलाना और लेज़र से डार्क मैटर तक किसी भी विषय पर शोधार्थियों को राह दिखाना।",
    },
    day: {
      hinglish: [
        "BSc students ke saath nikaalna ki dibbe mein band electron ki kaun si energy ho sakti hai",
        "PhD scholar se poochhna ki theory seedhi hai to unka graph kyun mudta hai",
        "BSc ki practical file aur unke graph ke slope jaanchna",
      ],
      hindi: [
        "BSc विद्यार्थियों के साथ निकालना कि डिब्बे में बंद इलेक्ट्रॉन की कौन सी ऊर्जाएँ हो सकती हैं",
        "PhD शोधार्थी से पूछना कि थ्योरी सीधी है तो उनका ग्राफ़ क्यों मुड़ता है",
        "BSc की प्रैक्टिकल फ़ाइलें और उनके ग्राफ़ की ढाल जाँचना",
      ],
    },
  },
  "chemistry-professor": {
    of: "li713l",
    description: {
      hinglish: "Reaction padhana aur scholars ke saath naye molecule banana.",
      hindi: "अभिक्रियाएँ पढ़ाना और शोधार्थियों के साथ नए अणु बनाना।",
    },
    summary: {
      hinglish:
        "Organic, inorganic aur physical chemistry padhana, aur naye molecule, catalyst ya sambhavit dawa banane wale group ko chalana.",
      hindi: "ऑर्गेनिक, इनऑर्गेनिक और फ़िज़िकल केमिस्ट्री पढ़ाना, और नए अणु, उत्प्रेरक या संभावित दवा बनाने वाले ग्रुप को चलाना।",
    },
    day: {
      hinglish: [
        "MSc students ke liye reaction mechanism teer dar teer banana",
        "NMR chart se padhna ki kal raat ke compound ke atom kaise jude hain",
        "Solvent register par sign karna aur fume hood jaanchna",
      ],
      hindi: [
        "MSc विद्यार्थियों के लिए रिएक्शन मैकेनिज़्म तीर दर तीर बनाना",
        "NMR चार्ट से पढ़ना कि कल रात के यौगिक के परमाणु कैसे जुड़े हैं",
        "सॉल्वेंट रजिस्टर पर दस्तख़त करना और फ़्यूम हुड जाँचना",
      ],
    },
  },
  "biology-professor": {
    of: "10o4msj",
    description: {
      hinglish: "Genetics padhana aur mendhak se bacteria tak jeevan par shodh karna.",
      hindi: "जेनेटिक्स पढ़ाना और मेंढक से बैक्टीरिया तक जीवन पर शोध करना।",
    },
    summary: {
      hinglish:
        "Microscope aur field trip ke saath genetics, zoology ya botany padhana, aur Western Ghats ke mendhak se aant ke bacteria tak jeevon par shodh karna.",
      hindi: "माइक्रोस्कोप और फ़ील्ड ट्रिप के साथ जेनेटिक्स, ज़ूलॉजी या बॉटनी पढ़ाना, और पश्चिमी घाट के मेंढक से आँत के बैक्टीरिया तक जीवों पर शोध करना।",
    },
    day: {
      hinglish: [
        "Students ko chhoti nadi par le jaana aur jaal mein aaye jeevon ke naam batana",
        "Fruit fly ki ginti se linkage aur crossing over samjhana",
        "Scholar ke saath pata lagana ki gel par DNA bands kyun nahi dikhte",
      ],
      hindi: [
        "विद्यार्थियों को छोटी नदी पर ले जाना और जाल में आए जीवों के नाम बताना",
        "फ़्रूट फ़्लाई की गिनती से लिंकेज और क्रॉसिंग ओवर समझाना",
        "शोधार्थी के साथ पता लगाना कि gel पर DNA के बैंड क्यों नहीं दिखते",
      ],
    },
  },
  "mathematics-professor": {
    of: "hf15fz",
    description: {
      hinglish: "Proof padhana aur woh theorem saabit karne mein jutna jo kisi ne saabit nahi kiya.",
      hindi: "प्रूफ़ पढ़ाना और वह प्रमेय सिद्ध करने में जुटना जो किसी ने सिद्ध नहीं किया।",
    },
    summary: {
      hinglish:
        "Analysis, algebra aur number theory ke proof padhana, aur mahinon tak aise theorem par kaam karna jo pehle kisi ne saabit nahi kiya.",
      hindi: "एनालिसिस, अलजेब्रा और नंबर थ्योरी के प्रूफ़ पढ़ाना, और महीनों तक ऐसे प्रमेय पर काम करना जो पहले किसी ने सिद्ध नहीं किया।",
    },
    day: {
      hinglish: [
        "Cauchy ka theorem ek bhi line chhode bina board par saabit karna",
        "Dikhana ki student ka induction theek kis step par tootta hai",
        "Madadgaar theorem yaani lemma ki koshishon se panne bharna, phir zyadatar phenkna",
      ],
      hindi: [
        "Cauchy का प्रमेय एक भी लाइन छोड़े बिना बोर्ड पर सिद्ध करना",
        "दिखाना कि विद्यार्थी का इंडक्शन ठीक किस स्टेप पर टूटता है",
        "मददगार प्रमेय यानी लेमा की कोशिशों से पन्ने भरना, फिर ज़्यादातर फेंकना",
      ],
    },
  },
  "computer-science-professor": {
    of: "497193",
    description: {
      hinglish: "BTech ke batch ko algorithm padhana aur paper chhapwana.",
      hindi: "BTech के बैच को एल्गोरिदम पढ़ाना और पेपर छपवाना।",
    },
    summary: {
      hinglish:
        "Engineering ke batch ko algorithm, operating system aur machine learning padhana, aur computing conference mein research chhapwana.",
      hindi: "इंजीनियरिंग के बैच को एल्गोरिदम, ऑपरेटिंग सिस्टम और मशीन लर्निंग पढ़ाना, और कंप्यूटिंग कॉन्फ़्रेंस में रिसर्च छपवाना।",
    },
    day: {
      hinglish: [
        "BTech batch ke liye scheduling algorithm haath se chalakar dikhana",
        "Assignment ka code nakal pakadne wale software mein jaanchna aur do students se baat karna",
        "Conference paper ko uski aakhiri raat dobara likhna",
      ],
      hindi: [
        "BTech बैच के लिए शेड्यूलिंग एल्गोरिदम हाथ से चलाकर दिखाना",
        "असाइनमेंट का कोड नक़ल पकड़ने वाले सॉफ़्टवेयर में जाँचना और दो विद्यार्थियों से बात करना",
        "कॉन्फ़्रेंस पेपर को उसकी आख़िरी रात दोबारा लिखना",
      ],
    },
  },
  "engineering-professor": {
    of: "imookb",
    description: {
      hinglish: "BTech ki ek branch padhana aur final-year project mein raah dikhana.",
      hindi: "BTech की एक ब्रांच पढ़ाना और फ़ाइनल ईयर प्रोजेक्ट में राह दिखाना।",
    },
    summary: {
      hinglish:
        "Civil, mechanical ya electrical engineering mein BTech ki class padhana, final-year project mein raah dikhana aur industry ke design test karna.",
      hindi: "सिविल, मैकेनिकल या इलेक्ट्रिकल इंजीनियरिंग में BTech की क्लास पढ़ाना, फ़ाइनल ईयर प्रोजेक्ट में राह दिखाना और इंडस्ट्री के डिज़ाइन टेस्ट करना।",
    },
    day: {
      hinglish: [
        "Second-year civil students ke saath beam deflection ka sawaal hal karna",
        "Concrete cube ke chatakte samay testing machine ke paas khade rehna",
        "NBA inspection ki file mein haaziri aur har class ki seekhi baaton ki table lagana",
      ],
      hindi: [
        "दूसरे साल के सिविल विद्यार्थियों के साथ बीम डिफ़्लेक्शन का सवाल हल करना",
        "कंक्रीट क्यूब के चटकते समय टेस्टिंग मशीन के पास खड़े रहना",
        "NBA निरीक्षण की फ़ाइलों में हाज़िरी और हर क्लास की सीखी बातों की तालिकाएँ लगाना",
      ],
    },
  },
  "architecture-professor": {
    of: "164350u",
    description: {
      hinglish: "Jury mein BArch students ke model aur plan par sawaal karna.",
      hindi: "जूरी में BArch विद्यार्थियों के मॉडल और प्लान पर सवाल करना।",
    },
    summary: {
      hinglish:
        "Jury mein studio ke model aur drawing ki aalochana karna, aur BArch students ko jalvayu, structure aur imaraton ka itihaas padhana.",
      hindi: "जूरी में स्टूडियो के मॉडल और ड्रॉइंग की आलोचना करना, और BArch विद्यार्थियों को जलवायु, स्ट्रक्चर और इमारतों का इतिहास पढ़ाना।",
    },
    day: {
      hinglish: [
        "Studio jury mein third-year student ki seedhi par sawaal karna",
        "Batch ko baoli mein ghumana aur unse use napwana",
        "Section drawing mein chhooti beam aur galat level par nishaan lagana",
      ],
      hindi: [
        "स्टूडियो जूरी में तीसरे साल के विद्यार्थी की सीढ़ी पर सवाल करना",
        "बैच को बावड़ी में घुमाना और उनसे उसे नपवाना",
        "सेक्शन ड्रॉइंग में छूटी बीम और ग़लत लेवल पर निशान लगाना",
      ],
    },
  },
  "medicine-professor": {
    of: "1fzitb7",
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
    day: {
      hinglish: [
        "Mareez ke bistar ke paas MBBS students se poochhna ki dil ki do awaazon ke beech ki sarsarahat yaani murmur kya batati hai",
        "Postgraduate students ke dekhte hue operation karna ya OPD dekhna",
        "Guide ke roop mein sign karne se pehle resident ki thesis ki table sudhaarna",
      ],
      hindi: [
        "मरीज़ के बिस्तर के पास MBBS विद्यार्थियों से पूछना कि दिल की दो आवाज़ों के बीच की सरसराहट यानी मर्मर क्या बताती है",
        "पोस्टग्रेजुएट विद्यार्थियों के देखते हुए ऑपरेशन करना या OPD देखना",
        "गाइड के रूप में दस्तख़त करने से पहले रेज़िडेंट की थीसिस की तालिका सुधारना",
      ],
    },
  },
  "nursing-instructor": {
    of: "x20kkh",
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
    day: {
      hinglish: [
        "Mannequin par dikhana ki sui kahan aur kis angle par jaati hai",
        "First-year student ke blood pressure lete samay peeche khade rehna",
        "Ward mein har student ki skill checklist par tick lagana",
      ],
      hindi: [
        "पुतले पर दिखाना कि सुई कहाँ और किस कोण पर जाती है",
        "पहले साल की छात्रा के ब्लड प्रेशर लेते समय पीछे खड़े रहना",
        "वार्ड में हर विद्यार्थी की स्किल चेकलिस्ट पर टिक लगाना",
      ],
    },
  },
  "agriculture-professor": {
    of: "1ahnomp",
    description: {
      hinglish: "Mitti aur beej ke baare mein padhana, aur trial plot mein faslein aazmana.",
      hindi: "मिट्टी और बीज के बारे में पढ़ाना, और ट्रायल प्लॉट में फ़सलें आज़माना।",
    },
    summary: {
      hinglish:
        "Krishi university mein mitti, beej aur fasal vigyan padhana, aur kisanon ke ugane se pehle kismon ko trial plot mein aazmana.",
      hindi: "कृषि यूनिवर्सिटी में मिट्टी, बीज और फ़सल विज्ञान पढ़ाना, और किसानों के उगाने से पहले क़िस्मों को ट्रायल प्लॉट में आज़माना।",
    },
    day: {
      hinglish: [
        "Students ko mitti ka namoona lena aur us par label lagana sikhana",
        "Dhoop tez hone se pehle trial plot mein har paudhe ke kalle, yaani tiller, ginna",
        "Kisan mele mein kisanon se daal ki nayi kism ke baare mein baat karna",
      ],
      hindi: [
        "विद्यार्थियों को मिट्टी का नमूना लेना और उस पर लेबल लगाना सिखाना",
        "धूप तेज़ होने से पहले ट्रायल प्लॉट में हर पौधे के कल्ले, यानी टिलर, गिनना",
        "किसान मेले में किसानों से दाल की नई क़िस्म के बारे में बात करना",
      ],
    },
  },
  "law-professor": {
    of: "1fxj64y",
    description: {
      hinglish: "Court ke faislon par students se sawaal karna aur mock court ki taiyari karana.",
      hindi: "अदालती फ़ैसलों पर विद्यार्थियों से सवाल करना और मॉक कोर्ट की तैयारी कराना।",
    },
    summary: {
      hinglish:
        "Samvidhan, contract aur apradh ka kanoon faislon par sawaal poochh-poochhkar padhana, aur students ko moot court ke liye taiyar karna.",
      hindi: "संविधान, कॉन्ट्रैक्ट और अपराध का क़ानून फ़ैसलों पर सवाल पूछ-पूछकर पढ़ाना, और विद्यार्थियों को मूट कोर्ट के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Kisi student se usi faisle ke khilaaf daleel dilwana jo use pasand hai",
        "Moot court round mein judge banna aur kamzor hawaalon ki dhajjiyan udaana",
        "Nau baje ki class se pehle Supreme Court ke taaza faisle padhna",
      ],
      hindi: [
        "किसी विद्यार्थी से उसी फ़ैसले के ख़िलाफ़ दलील दिलवाना जो उसे पसंद है",
        "मूट कोर्ट राउंड में जज बनना और कमज़ोर हवालों की धज्जियाँ उड़ाना",
        "नौ बजे की क्लास से पहले सुप्रीम कोर्ट के ताज़ा फ़ैसले पढ़ना",
      ],
    },
  },
  "economics-professor": {
    of: "1r997rv",
    description: {
      hinglish: "Bazaar aur mehngai samjhana, aur economic data ka adhyayan karna.",
      hindi: "बाज़ार और महँगाई समझाना, और अर्थव्यवस्था के डेटा का अध्ययन करना।",
    },
    summary: {
      hinglish:
        "Bazaar, mehngai aur vikas ko model aur graph se samjhana, aur research paper ke liye mazdoori, kheti ya vyapaar ke data ka adhyayan karna.",
      hindi: "बाज़ार, महँगाई और विकास को मॉडल और ग्राफ़ से समझाना, और रिसर्च पेपर के लिए मज़दूरी, खेती या व्यापार के डेटा का अध्ययन करना।",
    },
    day: {
      hinglish: [
        "Is hafte ke pyaaz ke daam se demand aur supply ke curve khiskakar dikhana",
        "Mazdoori kis par tiki hai, yeh nikaalne se pehle gharon ke survey ki file se galtiyan hatana",
        "Eent bhatthon ki mazdoori par research scholar ke chapter par tippani likhna",
      ],
      hindi: [
        "इस हफ़्ते के प्याज़ के दाम से माँग और पूर्ति के वक्र खिसकाकर दिखाना",
        "मज़दूरी किस पर टिकी है, यह निकालने से पहले घरों के सर्वे की फ़ाइल से ग़लतियाँ हटाना",
        "ईंट भट्ठों की मज़दूरी पर शोधार्थी के लिखे अध्याय पर टिप्पणी लिखना",
      ],
    },
  },
  "management-professor": {
    of: "1rr4j5e",
    description: {
      hinglish: "MBA ki classes ko Indian companies ke case se padhana.",
      hindi: "MBA की कक्षाओं को भारतीय कंपनियों के केस से पढ़ाना।",
    },
    summary: {
      hinglish:
        "MBA ki classes ko Indian companies ki case study se marketing, finance ya strategy padhana, aur naukri kar rahe executives ko training dena.",
      hindi: "MBA की कक्षाओं को भारतीय कंपनियों की केस स्टडी से मार्केटिंग, फ़ाइनेंस या रणनीति पढ़ाना, और नौकरी कर रहे एग्ज़िक्यूटिव को ट्रेनिंग देना।",
    },
    day: {
      hinglish: [
        "Oonghte student se bina bataye Amul ke case par sawaal poochhna, yaani cold call",
        "Bank ke branch managers ke liye do din ki workshop taiyar karna",
        "Padhane ki nayi case study ke liye kapda company ke founder ka interview lena",
      ],
      hindi: [
        "ऊँघते विद्यार्थी से अचानक Amul के केस पर सवाल पूछना, यानी कोल्ड कॉल",
        "बैंक के ब्रांच मैनेजरों के लिए दो दिन की वर्कशॉप तैयार करना",
        "पढ़ाने की नई केस स्टडी के लिए कपड़ा कंपनी के संस्थापक का इंटरव्यू लेना",
      ],
    },
  },
  "history-professor": {
    of: "16b6ote",
    description: {
      hinglish: "Students ko purane dastavez aur shilalekh padhna sikhana.",
      hindi: "विद्यार्थियों को पुराने दस्तावेज़ और शिलालेख पढ़ना सिखाना।",
    },
    summary: {
      hinglish:
        "Purane dastavez, shilalekh aur zubaani byaan padhna sikhana, aur aisi kitaabein likhna jo kisi raaj ya vidroh ke baare mein hamari soch badal dein.",
      hindi: "पुराने दस्तावेज़, शिलालेख और ज़ुबानी बयान पढ़ना सिखाना, और ऐसी किताबें लिखना जो किसी राज या विद्रोह के बारे में हमारी सोच बदल दें।",
    },
    day: {
      hinglish: [
        "Class ke saamne 1857 ke aise teen byore rakhna jo ek-doosre ko kaatte hain",
        "Chhuttiyan rajya ke archive mein zameen ke record padhte hue bitana",
        "Kitaab ka chapter tab tak sudharna jab tak har daave ka srot na ho",
      ],
      hindi: [
        "क्लास के सामने 1857 के ऐसे तीन ब्योरे रखना जो एक-दूसरे को काटते हैं",
        "छुट्टियाँ राज्य अभिलेखागार में ज़मीन के रिकॉर्ड पढ़ते हुए बिताना",
        "किताब का अध्याय तब तक सुधारना जब तक हर दावे का स्रोत न हो",
      ],
    },
  },
  "political-science-professor": {
    of: "tumhdl",
    description: {
      hinglish: "Satta kaise chalti hai, parties se duniya ke maamlon tak, yeh padhana.",
      hindi: "सत्ता कैसे चलती है, पार्टियों से दुनिया के मामलों तक, यह पढ़ाना।",
    },
    summary: {
      hinglish:
        "Rajneeti ke siddhant, Bharat ke chunav aur duniya ke maamle padhana, aur kaun kyon jeeta, yeh samjhane ke liye voters ka survey ya parties ka adhyayan karna.",
      hindi: "राजनीति के सिद्धांत, भारत के चुनाव और दुनिया के मामले पढ़ाना, और कौन क्यों जीता, यह समझाने के लिए वोटरों का सर्वे या पार्टियों का अध्ययन करना।",
    },
    day: {
      hinglish: [
        "Naye students ko Samvidhan Sabha mein Ambedkar ka aakhri bhaashan kholkar samjhana",
        "Voter survey ke jawaab jaati, umra aur ling ke hisaab se chhaantna",
        "Patrakaar ko samjhana ki matdaan kyon ghata",
      ],
      hindi: [
        "नए विद्यार्थियों को संविधान सभा में आंबेडकर का आख़िरी भाषण खोलकर समझाना",
        "मतदाता सर्वे के जवाब जाति, उम्र और लिंग के हिसाब से छाँटना",
        "पत्रकार को समझाना कि मतदान क्यों घटा",
      ],
    },
  },
  "sociology-professor": {
    of: "1xz55xb",
    description: {
      hinglish: "Students ko jaati, parivaar aur shehari jeevan samajhne ke liye logon ke beech bhejna.",
      hindi: "विद्यार्थियों को जाति, परिवार और शहरी जीवन समझने के लिए लोगों के बीच भेजना।",
    },
    summary: {
      hinglish:
        "Jaati, parivaar, kaam aur shehari jeevan ko adhyayan ke vishay ki tarah padhana, aur students ko notebook lekar logon se baat karne aur gaur se dekhne bhejna.",
      hindi: "जाति, परिवार, काम और शहरी जीवन को अध्ययन के विषय की तरह पढ़ाना, और विद्यार्थियों को नोटबुक लेकर लोगों से बात करने और ग़ौर से देखने भेजना।",
    },
    day: {
      hinglish: [
        "Students se ginwana ki shaadi ke vigyapanon mein kya-kya maanga jaata hai",
        "Pravasi gharelu kaamgaaron ka interview sunkar shabd-shabd likhna",
        "PhD scholar ko us ilaake se nikalne ka raasta batana jahan log khilaaf ho gaye hon",
      ],
      hindi: [
        "विद्यार्थियों से गिनवाना कि शादी के विज्ञापनों में क्या-क्या माँगा जाता है",
        "प्रवासी घरेलू कामगारों का इंटरव्यू सुनकर शब्द-शब्द लिखना",
        "PhD शोधार्थी को उस इलाक़े से निकलने का रास्ता बताना जहाँ लोग ख़िलाफ़ हो गए हों",
      ],
    },
  },
  "psychology-professor": {
    of: "y0rkfo",
    description: {
      hinglish: "Log kaise sochte hain, yeh padhana aur volunteers ke saath ise jaanchna.",
      hindi: "लोग कैसे सोचते हैं, यह पढ़ाना और वॉलंटियरों के साथ इसे जाँचना।",
    },
    summary: {
      hinglish:
        "Yaaddasht, vyaktitva aur mansik rog padhana, aur volunteers ke saath prayog karke jaanchna ki log kaise sochte aur vyavhaar karte hain.",
      hindi: "याददाश्त, व्यक्तित्व और मानसिक रोग पढ़ाना, और वॉलंटियरों के साथ प्रयोग करके जाँचना कि लोग कैसे सोचते और व्यवहार करते हैं।",
    },
    day: {
      hinglish: [
        "Tees volunteers aur ek stopwatch ke saath yaaddasht ka prayog karna",
        "Udaasi aur depression ki beemari ka fark padhana",
        "Ethics committee se sehmati form manzoor karana",
      ],
      hindi: [
        "तीस वॉलंटियरों और एक स्टॉपवॉच के साथ याददाश्त का प्रयोग करना",
        "उदासी और डिप्रेशन की बीमारी का फ़र्क़ पढ़ाना",
        "एथिक्स कमेटी से सहमति फ़ॉर्म मंज़ूर कराना",
      ],
    },
  },
  "philosophy-professor": {
    of: "1w6stta",
    description: {
      hinglish: "Nyaya se Kant tak, students se tark ka har kadam sahi saabit karwana.",
      hindi: "न्याय दर्शन से कांट तक, विद्यार्थियों से तर्क का हर क़दम साबित करवाना।",
    },
    summary: {
      hinglish:
        "Class ko Nyaya ka tark, Vedanta, Plato aur Kant padhana, aur students par zor dena ki daleel ke har kadam ko sahi saabit karein.",
      hindi: "क्लास को न्याय दर्शन का तर्क, वेदांत, प्लेटो और कांट पढ़ाना, और विद्यार्थियों पर ज़ोर देना कि दलील के हर क़दम को सही साबित करें।",
    },
    day: {
      hinglish: [
        "Free will par student ke daave ko ek ulte udaharan se parakhna",
        "Nyaya darshan ka ek sutra uske bhaashya ke saath shabd-shabd padhna",
        "Nibandh ke nateeje par nahi, is par number dena ki tark tikta hai ya nahi",
      ],
      hindi: [
        "स्वतंत्र इच्छा पर विद्यार्थी के दावे को एक उलटे उदाहरण से परखना",
        "न्याय दर्शन का एक सूत्र उसके भाष्य के साथ शब्द-शब्द पढ़ना",
        "निबंध के नतीजे पर नहीं, इस पर नंबर देना कि तर्क टिकता है या नहीं",
      ],
    },
  },
  "english-professor": {
    of: "1jrsayh",
    description: {
      hinglish: "Upanyas aur natak padhana, aur sahitya ki aalochna likhna.",
      hindi: "उपन्यास और नाटक पढ़ाना, और साहित्य की आलोचना लिखना।",
    },
    summary: {
      hinglish:
        "Chaucer se lekar anuvaad mein Tagore tak upanyas, natak aur sahitya ke siddhant padhana, aur lekhak bhasha ke saath kya karte hain, is par aalochna chhapwana.",
      hindi: "चॉसर से लेकर अनुवाद में टैगोर तक उपन्यास, नाटक और साहित्य के सिद्धांत पढ़ाना, और लेखक भाषा के साथ क्या करते हैं, इस पर आलोचना छपवाना।",
    },
    day: {
      hinglish: [
        "Class ke saath Beloved ya Godan ka ek panna shabd-shabd padhna, yaani close reading",
        "Regional medium schools se aaye students ki remedial class lena",
        "Dalit aatmakathaon par likhe seminar paper ko lekh mein dhaalna",
      ],
      hindi: [
        "क्लास के साथ Beloved या गोदान का एक पन्ना शब्द-शब्द पढ़ना, यानी क्लोज़ रीडिंग",
        "क्षेत्रीय भाषा वाले स्कूलों से आए विद्यार्थियों की मदद के लिए अलग क्लास लेना",
        "दलित आत्मकथाओं पर लिखे सेमिनार पेपर को लेख में ढालना",
      ],
    },
  },
  "education-professor": {
    of: "1bbqcry",
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
    day: {
      hinglish: [
        "Trainee teacher ke practice lesson mein peeche baithkar note likhna",
        "BEd students ke saath Gijubhai Badheka aur Piaget par bahas karna",
        "Adhyayan ke liye do blocks ke reading level ki tulna karna",
      ],
      hindi: [
        "ट्रेनी शिक्षक के प्रैक्टिस लेसन में पीछे बैठकर नोट लिखना",
        "BEd के विद्यार्थियों के साथ गिजुभाई बधेका और पियाजे पर बहस करना",
        "अध्ययन के लिए दो ब्लॉक में पढ़ने के स्तर की तुलना करना",
      ],
    },
  },
  "fine-arts-professor": {
    of: "1uxxl1d",
    description: {
      hinglish: "BFA students ko easel par aur bhatthi par kaam sikhana.",
      hindi: "BFA के विद्यार्थियों को ईज़ल पर और भट्ठी पर काम सिखाना।",
    },
    summary: {
      hinglish:
        "Art college ke studio mein BFA students ko drawing, painting ya murti banana sikhana, aur apna kaam exhibitions mein dikhana.",
      hindi: "आर्ट कॉलेज के स्टूडियो में BFA के विद्यार्थियों को ड्रॉइंग, पेंटिंग या मूर्ति बनाना सिखाना, और अपना काम प्रदर्शनियों में दिखाना।",
    },
    day: {
      hinglish: [
        "Har easel par rukkar poochhna ki chitra kis baare mein hai",
        "Murtiyon ka batch bhatthi mein pakana aur thanda hone par nikaalna",
        "Baroda ya Kochi ki gallery ke show ke liye apne canvas taangna",
      ],
      hindi: [
        "हर ईज़ल पर रुककर पूछना कि चित्र किस बारे में है",
        "मूर्तियों का बैच भट्ठी में पकाना और ठंडा होने पर निकालना",
        "बड़ौदा या कोच्चि की गैलरी के शो के लिए अपने कैनवस टाँगना",
      ],
    },
  },
  "art-teacher": {
    of: "9w9b06",
    description: {
      hinglish: "Bachchon ko phal ke chitra mein shading karna aur Warli aakritiyan banana sikhana.",
      hindi: "बच्चों को फल के चित्र में शेडिंग करना और वारली आकृतियाँ बनाना सिखाना।",
    },
    summary: {
      hinglish:
        "Bachchon ko dhyan se dekhna aur chitra banana sikhana: shading, still life, poster colour aur Warli aakritiyan, aur unka kaam corridor mein taangna.",
      hindi: "बच्चों को ध्यान से देखना और चित्र बनाना सिखाना: शेडिंग, स्टिल लाइफ़, पोस्टर कलर और वारली आकृतियाँ, और उनका काम कॉरिडोर में टाँगना।",
    },
    day: {
      hinglish: [
        "Class 8 ke still life ke liye bartan aur phal sajana",
        "Jis bachche ki shading maili ho gayi ho, uske paas baithkar ek stroke dikhana",
        "Parents day se pehle corridor ke board par chaalis Warli painting lagana",
      ],
      hindi: [
        "कक्षा 8 के स्टिल लाइफ़ के लिए बर्तन और फल सजाना",
        "जिस बच्चे की शेडिंग मैली हो गई हो, उसके पास बैठकर एक स्ट्रोक दिखाना",
        "पेरेंट्स डे से पहले कॉरिडोर के बोर्ड पर चालीस वारली चित्र लगाना",
      ],
    },
  },
  "music-teacher": {
    of: "1yqgi2z",
    description: {
      hinglish: "Bachchon ko pehle sa re ga ma se raag ki pariksha tak le jaana.",
      hindi: "बच्चों को पहले सा रे ग म से राग की परीक्षा तक ले जाना।",
    },
    summary: {
      hinglish: "Gaana ya koi saaz sikhana, pehle sa re ga ma se school assembly ke geet ya pariksha ke raag tak.",
      hindi: "गाना या कोई साज़ सिखाना, पहले सा रे ग म से स्कूल असेंबली के गीत या परीक्षा के राग तक।",
    },
    day: {
      hinglish: [
        "Tanpure ka sur milana aur class ko sa, pa aur upar ke sa se shuru karana",
        "Assembly choir ko tab tak abhyas karana jab tak dono awaazein saath na rukein",
        "Ek student ko Gandharva Mahavidyalaya ki pariksha ke raag ki taiyari karana",
      ],
      hindi: [
        "तानपूरे का सुर मिलाना और क्लास को सा, प और ऊपर के सा से शुरू कराना",
        "असेंबली की गायन टोली को तब तक अभ्यास कराना जब तक दोनों आवाज़ें साथ न रुकें",
        "एक विद्यार्थी को गांधर्व महाविद्यालय की परीक्षा के राग की तैयारी कराना",
      ],
    },
  },
  "dance-teacher": {
    of: "7bz966",
    description: {
      hinglish: "Manch aur annual day ke liye steps, posture aur taal sikhana.",
      hindi: "मंच और एनुअल डे के लिए स्टेप, पॉस्चर और ताल सिखाना।",
    },
    summary: {
      hinglish:
        "School ke baad batches ko steps, posture aur taal sikhana, aur bachchon ko annual day ya pehli solo prastuti, yaani arangetram, ke liye taiyar karna.",
      hindi: "स्कूल के बाद बैचों को स्टेप, पॉस्चर और ताल सिखाना, और बच्चों को एनुअल डे या पहली सोलो प्रस्तुति, यानी अरंगेत्रम, के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Ginti bolte hue aath saal ke bachchon ke batch se adavu ya tatkar jaise buniyadi steps karana",
        "Andar mudte ghutne ko dard shuru hone se pehle theek karana",
        "Annual day ke liye chhote manch par tees bachchon ki jagah tay karna",
      ],
      hindi: [
        "गिनती बोलते हुए आठ साल के बच्चों के बैच से अडवु या तत्कार जैसे बुनियादी स्टेप कराना",
        "अंदर मुड़ते घुटने को दर्द शुरू होने से पहले ठीक कराना",
        "एनुअल डे के लिए छोटे मंच पर तीस बच्चों की जगह तय करना",
      ],
    },
  },
  "drama-teacher": {
    of: "1c4qvda",
    description: {
      hinglish: "Awaaz ke khel aur natakon se sharmeele bachchon ko manch par laana.",
      hindi: "आवाज़ के खेल और नाटकों से शर्मीले बच्चों को मंच पर लाना।",
    },
    summary: {
      hinglish:
        "Improvisation, awaaz ke khel aur nukkad natak ki script se sharmeele bachchon ki jhijhak mitana, aur school ke saalana natak ka nirdeshan karna.",
      hindi: "इम्प्रोवाइज़ेशन, आवाज़ के खेल और नुक्कड़ नाटक की स्क्रिप्ट से शर्मीले बच्चों की झिझक मिटाना, और स्कूल के सालाना नाटक का निर्देशन करना।",
    },
    day: {
      hinglish: [
        "Aaine aur awaaz ke khelon se sharmeeli Class 7 ki jhijhak mitana",
        "Vijay Tendulkar ya Habib Tanvir ka natak kaatkar chaalis minute ka karna",
        "Light, props aur dialogue bhool jaane wale ladke ke saath aakhri scene phir se karana",
      ],
      hindi: [
        "आईने और आवाज़ के खेलों से शर्मीली कक्षा 7 की झिझक मिटाना",
        "विजय तेंदुलकर या हबीब तनवीर का नाटक काटकर चालीस मिनट का करना",
        "लाइट, प्रॉप्स और डायलॉग भूल जाने वाले लड़के के साथ आख़िरी सीन फिर से कराना",
      ],
    },
  },
  "craft-instructor": {
    of: "9n3yxu",
    description: {
      hinglish: "Bachchon ko mitti, kagaz, silai aur lakdi ka kaam haath pakadkar sikhana.",
      hindi: "बच्चों को मिट्टी, काग़ज़, सिलाई और लकड़ी का काम हाथ पकड़कर सिखाना।",
    },
    summary: {
      hinglish:
        "Kagaz modna, mitti, silai aur lakdi jaise haath ke kaam sikhana, taaki bachche apne haathon se koi kaam ki cheez poori banayein.",
      hindi: "काग़ज़ मोड़ना, मिट्टी, सिलाई और लकड़ी जैसे हाथ के काम सिखाना, ताकि बच्चे अपने हाथों से कोई काम की चीज़ पूरी बनाएँ।",
    },
    day: {
      hinglish: [
        "Ghanti se pehle mota kagaz aur kapda kaatkar chaalis kit banana",
        "Nanhe haathon se kachcha taanka lagwana ya kagaz ka dibba banwana",
        "Jaanchna ki har kainchi tray mein laut aayi hai",
      ],
      hindi: [
        "घंटी से पहले मोटा काग़ज़ और कपड़ा काटकर चालीस किट बनाना",
        "नन्हे हाथों से कच्चा टाँका लगवाना या काग़ज़ का डिब्बा बनवाना",
        "जाँचना कि हर कैंची ट्रे में लौट आई है",
      ],
    },
  },
  "public-speaking-coach": {
    of: "192w8q3",
    description: {
      hinglish: "Client ke bhaashan ka video banana, thehrav aur manch ke dar par kaam karna.",
      hindi: "क्लाइंट के भाषण का वीडियो बनाना, ठहराव और मंच के डर पर काम करना।",
    },
    summary: {
      hinglish:
        "Client ke bhaashan ka video banana, phir debate, vidaai bhaashan ya company presentation se pehle thehrav, haav-bhaav, awaaz aur manch ke dar par kaam karna.",
      hindi: "क्लाइंट के भाषण का वीडियो बनाना, फिर वाद-विवाद, विदाई भाषण या कंपनी प्रेज़ेंटेशन से पहले ठहराव, हाव-भाव, आवाज़ और मंच के डर पर काम करना।",
    },
    day: {
      hinglish: [
        "Client ka video chalana aur munh mein dabe har shabd par rokna",
        "Start-up founder ki presentation ka pehla minute phir se likhna",
        "Launch se pehle ghabraye hue sales head ko thehrav aur aankh milakar bolne ka abhyas karana",
      ],
      hindi: [
        "क्लाइंट का वीडियो चलाना और मुँह में दबे हर शब्द पर रोकना",
        "स्टार्टअप के संस्थापक की प्रेज़ेंटेशन का पहला मिनट फिर से लिखना",
        "लॉन्च से पहले घबराए हुए सेल्स हेड को ठहराव और आँख मिलाकर बोलने का अभ्यास कराना",
      ],
    },
  },
  "private-tutor": {
    of: "1yhr6kb",
    description: {
      hinglish: "Class mein jo saaf nahi hua, use har bachche ko phir se samjhana.",
      hindi: "क्लास में जो साफ़ नहीं हुआ, उसे हर बच्चे को फिर से समझाना।",
    },
    summary: {
      hinglish:
        "School ke baad, ghar par ya video call par, ek bachche ya chhote batch ko padhana, aur class mein jo saaf na hua ho, us par lautna.",
      hindi: "स्कूल के बाद, घर पर या वीडियो कॉल पर, एक बच्चे या छोटे बैच को पढ़ाना, और क्लास में जो साफ़ न हुआ हो, उस पर लौटना।",
    },
    day: {
      hinglish: [
        "Bachche se kehna ki kal padha hua paath ab woh aapko padhaye",
        "Class ki copy kholkar dhoondhna ki panne kahan se khaali chhootne lage",
        "Teesre ghar ki taraf nikalna, jab sawaal taiyar karne baaki hon",
      ],
      hindi: [
        "बच्चे से कहना कि कल पढ़ा हुआ पाठ अब वह आपको पढ़ाए",
        "क्लास की कॉपी खोलकर ढूँढ़ना कि पन्ने कहाँ से ख़ाली छूटने लगे",
        "तीसरे घर की तरफ़ निकलना, जब सवाल तैयार करने बाक़ी हों",
      ],
    },
  },
  "test-preparation-tutor": {
    of: "1qyp0tu",
    description: {
      hinglish: "Purane aur mock paper se batches ko entrance test ka pakka abhyas karana.",
      hindi: "पुराने और मॉक पेपर से बैचों को एंट्रेंस टेस्ट का पक्का अभ्यास कराना।",
    },
    summary: {
      hinglish:
        "JEE, NEET, CLAT ya bank exam ke liye ek-ek bachche ko ya bade batch ko speed ki tricks, mock test aur der shaam tak doubt session se taiyar karna.",
      hindi: "JEE, NEET, CLAT या बैंक परीक्षा के लिए एक-एक बच्चे को या बड़े बैच को स्पीड की ट्रिक, मॉक टेस्ट और देर शाम तक डाउट सेशन से तैयार करना।",
    },
    day: {
      hinglish: [
        "JEE ka sawaal nabbe second mein hal karna, phir dikhana ki tareeka kyon sahi hai",
        "Mock test ki rank list banana aur woh sawaal dhoondhna jisne sabko dubaya",
        "Das baje ki aakhri bus tak doubt suljhane ke liye rukna",
      ],
      hindi: [
        "JEE का सवाल नब्बे सेकंड में हल करना, फिर दिखाना कि तरीक़ा क्यों सही है",
        "मॉक टेस्ट की रैंक लिस्ट बनाना और वह सवाल ढूँढ़ना जिसने सबको डुबाया",
        "दस बजे की आख़िरी बस तक डाउट सुलझाने के लिए रुकना",
      ],
    },
  },
  "communication-skills-instructor": {
    of: "1rm8re6",
    description: {
      hinglish: "Role play se naukri khojne walon ko English bolna sikhana.",
      hindi: "रोल प्ले से नौकरी खोजने वालों को अंग्रेज़ी बोलना सिखाना।",
    },
    summary: {
      hinglish:
        "Interview, dukaan aur phone call ke role play se naukri khojne walon aur ghar sambhalne walon se pehle din se English bulwana.",
      hindi: "इंटरव्यू, दुकान और फ़ोन कॉल के रोल प्ले से नौकरी खोजने वालों और घर सँभालने वालों से पहले दिन से अंग्रेज़ी बुलवाना।",
    },
    day: {
      hinglish: [
        "Rude customer bane rehna, jab tak trainee shaanti se jawaab na de",
        "Kisi homemaker ki English mein pehli phone call record karna aur shabaashi dena",
        "Bank job ke candidate se shabdon ke woh aakhri hisse bulwana jo munh mein dab jaate hain",
      ],
      hindi: [
        "बदतमीज़ ग्राहक बने रहना, जब तक ट्रेनी शांति से जवाब न दे",
        "किसी गृहिणी की अंग्रेज़ी में पहली फ़ोन कॉल रिकॉर्ड करना और शाबाशी देना",
        "बैंक की नौकरी के उम्मीदवार से शब्दों के वे आख़िरी हिस्से बुलवाना जो मुँह में दब जाते हैं",
      ],
    },
  },
  "adult-literacy-teacher": {
    of: "yvxzeh",
    description: {
      hinglish: "Badi umra ke logon ko dastakhat karna aur bus ke board padhna sikhana.",
      hindi: "बड़ी उम्र के लोगों को दस्तख़त करना और बस के बोर्ड पढ़ना सिखाना।",
    },
    summary: {
      hinglish:
        "Badi umra ke jo log school nahi ja paaye, unhe gaon aur bastiyon ki shaam ki classes mein dastakhat karna, bus ke board padhna aur bank ke form bharna sikhana.",
      hindi: "बड़ी उम्र के जो लोग स्कूल नहीं जा पाए, उन्हें गाँवों और बस्तियों की शाम की कक्षाओं में दस्तख़त करना, बस के बोर्ड पढ़ना और बैंक के फ़ॉर्म भरना सिखाना।",
    },
    day: {
      hinglish: [
        "Raj mistri ka apna naam bada-bada likhna aur us par kalam phirwana",
        "Samooh ke saath bus ke board aur ration ki dukaan ki parchi padhna",
        "Un do mahilaon ko lana jinke pati maante hain ki school bachchon ke liye hai",
      ],
      hindi: [
        "राजमिस्त्री का अपना नाम बड़ा-बड़ा लिखना और उस पर क़लम फिरवाना",
        "समूह के साथ बस के बोर्ड और राशन की दुकान की पर्ची पढ़ना",
        "उन दो महिलाओं को लाना जिनके पति मानते हैं कि स्कूल बच्चों के लिए है",
      ],
    },
  },
  "vocational-instructor": {
    of: "1y57di1",
    description: {
      hinglish: "ITI trainees ko welding ya plumbing ka ek-ek step dikhana.",
      hindi: "ITI के ट्रेनी को वेल्डिंग या प्लंबिंग का एक-एक स्टेप दिखाना।",
    },
    summary: {
      hinglish: "ITI ki workshop mein welding, wiring ya plumbing jaisa hunar sikhana, bench par har step dikhana aur har kaam jaanchna.",
      hindi: "ITI की वर्कशॉप में वेल्डिंग, वायरिंग या प्लंबिंग जैसा हुनर सिखाना, बेंच पर हर स्टेप दिखाना और हर काम जाँचना।",
    },
    day: {
      hinglish: [
        "Arc jalakar welding batch ko uski ek jaisi tadtad awaaz sunana",
        "Trainee ka banaya job vernier caliper se naapna aur number dena",
        "Ghanti se pehle auzaar ginkar waapas lena aur taale mein rakhna",
      ],
      hindi: [
        "आर्क जलाकर वेल्डिंग बैच को उसकी एक जैसी तड़तड़ आवाज़ सुनाना",
        "ट्रेनी का बनाया जॉब वर्नियर कैलिपर से नापना और नंबर देना",
        "घंटी से पहले औज़ार गिनकर वापस लेना और ताले में रखना",
      ],
    },
  },
  "computer-trainer": {
    of: "13bkge8",
    description: { hinglish: "Mouse se anjaan logon ko typing aur Tally sikhana.", hindi: "माउस से अनजान लोगों को टाइपिंग और Tally सिखाना।" },
    summary: {
      hinglish:
        "Computer institute mein office software, typing, Tally ya coding un logon ko sikhana jinhone shayad kabhi mouse pakda hi na ho.",
      hindi: "कंप्यूटर इंस्टीट्यूट में ऑफ़िस सॉफ़्टवेयर, टाइपिंग, Tally या कोडिंग उन लोगों को सिखाना जिन्होंने शायद कभी माउस पकड़ा ही न हो।",
    },
    day: {
      hinglish: [
        "Sixty saal ke vyakti ka haath mouse par rakhna aur intezaar karna",
        "Das logon se wahi key dabwate hue Tally mein GST bill daalna",
        "Clerk ki pariksha se pehle typing speed jaanchna",
      ],
      hindi: [
        "साठ साल के व्यक्ति का हाथ माउस पर रखना और इंतज़ार करना",
        "दस लोगों से वही बटन दबवाते हुए Tally में GST बिल डालना",
        "क्लर्क की परीक्षा से पहले टाइपिंग स्पीड जाँचना",
      ],
    },
  },
  "chef-instructor": {
    of: "19ixyg6",
    description: {
      hinglish: "Students ko kaatna aur pakana dikhana, phir har plate chakhna.",
      hindi: "विद्यार्थियों को काटना और पकाना दिखाना, फिर हर प्लेट चखना।",
    },
    summary: {
      hinglish:
        "Hotel management ki training kitchen mein chaaku chalana, sauce aur baking karke dikhana, phir har student ki plate chakhkar number dena.",
      hindi: "होटल मैनेजमेंट की ट्रेनिंग किचन में चाकू चलाना, सॉस और बेकिंग करके दिखाना, फिर हर विद्यार्थी की प्लेट चखकर नंबर देना।",
    },
    day: {
      hinglish: [
        "Chicken ko jodon par kaatna, jab apron pehne tees students aage jhuke hon",
        "Tees brown gravy chakhna aur pakadna ki kis mein kya kami hai",
        "Kinare par angoothe ka nishaan ho to plate lauta dena",
      ],
      hindi: [
        "चिकन को जोड़ों पर काटना, जब एप्रन पहने तीस विद्यार्थी आगे झुके हों",
        "तीस ब्राउन ग्रेवी चखना और पकड़ना कि किसमें क्या कमी है",
        "किनारे पर अँगूठे का निशान हो तो प्लेट लौटा देना",
      ],
    },
  },
  "driving-instructor": {
    of: "141vz1",
    description: {
      hinglish: "Traffic mein seekhne wale ke paas baithna, apne alag pedal ke saath.",
      hindi: "ट्रैफ़िक में सीखने वाले के पास बैठना, अपने अलग पैडल के साथ।",
    },
    summary: {
      hinglish:
        "Alag pedal ke saath seekhne wale ke paas baithna, aur RTO test pass hone tak shehar ke traffic mein clutch, sheeshe aur himmat sikhana.",
      hindi: "अलग पैडल के साथ सीखने वाले के पास बैठना, और RTO टेस्ट पास होने तक शहर के ट्रैफ़िक में क्लच, शीशे और हिम्मत सिखाना।",
    },
    day: {
      hinglish: [
        "Khaali dhalaan par seekhne wale ke saath half clutch ka point dhoondhna",
        "Andhe mod ke chauraahe par dono ki taraf se brake lagana",
        "RTO test ke liye aath ke aakaar mein gaadi chalane aur reverse parking ka abhyas karana",
      ],
      hindi: [
        "ख़ाली ढलान पर सीखने वाले के साथ हाफ़ क्लच का पॉइंट ढूँढ़ना",
        "अंधे मोड़ के चौराहे पर दोनों की तरफ़ से ब्रेक लगाना",
        "RTO टेस्ट के लिए आठ के आकार में गाड़ी चलाने और रिवर्स पार्किंग का अभ्यास कराना",
      ],
    },
  },
  "teacher-trainer": {
    of: "14yc4w",
    description: {
      hinglish: "Padha rahe teachers ko naye tareeke batana aur paath padhakar dikhana.",
      hindi: "पढ़ा रहे शिक्षकों को नए तरीक़े बताना और पाठ पढ़ाकर दिखाना।",
    },
    summary: {
      hinglish:
        "DIET ya training camp mein padha rahe teachers ko naye tareeke sikhana, paath padhakar dikhana aur unki apni class mein raah dikhana.",
      hindi: "DIET या ट्रेनिंग कैंप में पढ़ा रहे शिक्षकों को नए तरीक़े सिखाना, पाठ पढ़ाकर दिखाना और उनकी अपनी क्लास में राह दिखाना।",
    },
    day: {
      hinglish: [
        "Bees teachers ke saamne asli Class 2 ko padhana",
        "Dari par baithkar ginna ki paath mein kaun-kaun bolta hai",
        "Workshop phir se karna, kyonki pichhli kisi ke kaam nahi aayi",
      ],
      hindi: [
        "बीस शिक्षकों के सामने असली कक्षा 2 को पढ़ाना",
        "दरी पर बैठकर गिनना कि पाठ में कौन-कौन बोलता है",
        "वर्कशॉप फिर से करना, क्योंकि पिछली किसी के काम नहीं आई",
      ],
    },
  },
  "certified-training-assessor": {
    of: "1naxms2",
    description: {
      hinglish: "Skill centre jaakar wahan ke trainees ko pass ya fail karna.",
      hindi: "स्किल सेंटर जाकर वहाँ के ट्रेनी को पास या फ़ेल करना।",
    },
    summary: {
      hinglish:
        "Skill centre jaakar trainees ke hunar ki jaanch karna, mistri ko eent jodte ya beautician ko threading karte dekhna, aur pass ya fail karna.",
      hindi: "स्किल सेंटर जाकर ट्रेनी के हुनर की जाँच करना, मिस्त्री को ईंट जोड़ते या ब्यूटीशियन को थ्रेडिंग करते देखना, और पास या फ़ेल करना।",
    },
    day: {
      hinglish: [
        "Mistri ke ek square metre eent jodne ka samay ghadi se dekhna",
        "Trainee beautician se poochhna ki usne pehle wax ki jaanch kyon ki",
        "Location wali photo aur number aadhi raat se pehle upload karna",
      ],
      hindi: [
        "मिस्त्री के एक वर्ग मीटर ईंट जोड़ने का समय घड़ी से देखना",
        "ट्रेनी ब्यूटीशियन से पूछना कि उसने पहले वैक्स की जाँच क्यों की",
        "लोकेशन वाली फ़ोटो और नंबर आधी रात से पहले अपलोड करना",
      ],
    },
  },
  "school-counsellor": {
    of: "1ab7c0m",
    description: {
      hinglish: "Exam ka dar ho ya ghar ki pareshani, bachche ki baat akele mein sunna.",
      hindi: "परीक्षा का डर हो या घर की परेशानी, बच्चे की बात अकेले में सुनना।",
    },
    summary: {
      hinglish:
        "Exam ke dar, bullying ya ghar ki pareshani jhel rahe bachchon ki baat akele mein sunna, aur maa-baap aur teachers ke saath agla kadam tay karna.",
      hindi: "परीक्षा के डर, बुलिंग या घर की परेशानी झेल रहे बच्चों की बात अकेले में सुनना, और माता-पिता और शिक्षकों के साथ अगला क़दम तय करना।",
    },
    day: {
      hinglish: [
        "Tiffin break mein us ladki ki baat sunna jisne khana chhod diya hai",
        "Class 8 ko gol ghere mein bithakar bullying par baat karana, bina naam liye",
        "Kanoon ke mutabik kisi bachche ke yaun shoshan ki soochna police ko dena",
      ],
      hindi: [
        "टिफ़िन ब्रेक में उस लड़की की बात सुनना जिसने खाना छोड़ दिया है",
        "कक्षा 8 को गोल घेरे में बिठाकर बुलिंग पर बात कराना, बिना नाम लिए",
        "क़ानून के मुताबिक़ किसी बच्चे के यौन शोषण की सूचना पुलिस को देना",
      ],
    },
  },
  "career-counsellor": {
    of: "9dg6on",
    description: {
      hinglish: "Bachche ke marks aur ruchi se sahi stream aur naukri milana.",
      hindi: "बच्चे के नंबर और रुचि से सही स्ट्रीम और नौकरी मिलाना।",
    },
    summary: {
      hinglish:
        "Aptitude test aur parivaar se sachchi baatcheet ke sahare students ko marks, ruchi aur paise ke hisaab se stream, course aur naukri chunne mein madad dena.",
      hindi: "एप्टीट्यूड टेस्ट और परिवार से सच्ची बातचीत के सहारे विद्यार्थियों को नंबर, रुचि और पैसे के हिसाब से स्ट्रीम, कोर्स और नौकरी चुनने में मदद देना।",
    },
    day: {
      hinglish: [
        "Ladke aur uske maa-baap, dono ke saath aptitude report dekhna",
        "Teen polytechnic diploma ki fees, doori aur placement ki tulna karna",
        "Class 9 ko sab streams samjhana, kisi ko ooncha-neecha bataye bina",
      ],
      hindi: [
        "लड़के और उसके माता-पिता, दोनों के साथ एप्टीट्यूड रिपोर्ट देखना",
        "तीन पॉलिटेक्निक डिप्लोमा की फ़ीस, दूरी और प्लेसमेंट की तुलना करना",
        "कक्षा 9 को सब स्ट्रीम समझाना, किसी को ऊँचा-नीचा बताए बिना",
      ],
    },
  },
  "academic-adviser": {
    of: "4dl8db",
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
    day: {
      hinglish: [
        "Jaanchna ki student ke credit jodkar degree poori hoti hai ya nahi",
        "Haaziri sheet se pehchanna ki August se kaun pichhad gaya hai",
        "Ek baar phir samjhana ki teen saal mein degree lekar kaun ja sakta hai aur chaar saal kaun rukta hai",
      ],
      hindi: [
        "जाँचना कि विद्यार्थी के क्रेडिट जोड़कर डिग्री पूरी होती है या नहीं",
        "हाज़िरी शीट से पहचानना कि अगस्त से कौन पिछड़ गया है",
        "एक बार फिर समझाना कि तीन साल में डिग्री लेकर कौन जा सकता है और चार साल कौन रुकता है",
      ],
    },
  },
  "school-psychologist": {
    of: "cxn0hw",
    description: {
      hinglish: "Bachchon mein dyslexia aur ADHD ki jaanch karna aur report likhna.",
      hindi: "बच्चों में डिस्लेक्सिया और ADHD की जाँच करना और रिपोर्ट लिखना।",
    },
    summary: {
      hinglish:
        "Bachchon mein dyslexia, ADHD aur buddhi ki jaanch karna, woh report likhna jis par school amal karta hai, aur vyavhaar par teachers ko salah dena.",
      hindi: "बच्चों में डिस्लेक्सिया, ADHD और बुद्धि की जाँच करना, वह रिपोर्ट लिखना जिस पर स्कूल अमल करता है, और व्यवहार पर शिक्षकों को सलाह देना।",
    },
    day: {
      hinglish: [
        "Shaant kamre mein padhne aur yaaddasht ka test lena",
        "Dyslexia ki aisi report likhna jo certificate dene wale doctor istemal kar sakein",
        "Class se bhaag jaane wale ladke ke liye yojana banana",
      ],
      hindi: [
        "शांत कमरे में पढ़ने और याददाश्त का टेस्ट लेना",
        "डिस्लेक्सिया की ऐसी रिपोर्ट लिखना जो सर्टिफ़िकेट देने वाले डॉक्टर इस्तेमाल कर सकें",
        "क्लास से भाग जाने वाले लड़के के लिए योजना बनाना",
      ],
    },
  },
  "study-abroad-adviser": {
    of: "1pv5nht",
    description: {
      hinglish: "Videsh mein padhai ke liye students ko IELTS, loan aur visa paar karana.",
      hindi: "विदेश में पढ़ाई के लिए विद्यार्थियों को IELTS, लोन और वीज़ा पार कराना।",
    },
    summary: {
      hinglish:
        "Students ke liye videsh ki sahi university dhoondhna, aur bina jhoothe vaade ke IELTS, essay, loan aur visa file tak unka saath dena.",
      hindi: "विद्यार्थियों के लिए विदेश की सही यूनिवर्सिटी ढूँढ़ना, और बिना झूठे वादे के IELTS, निबंध, लोन और वीज़ा फ़ाइल तक उनका साथ देना।",
    },
    day: {
      hinglish: [
        "Sapne ke nahi, budget ke layak aath university ki list banana",
        "Statement of purpose ki kamiyan pakadna",
        "Visa interview ke liye bank ke kagaz kram se lagana",
      ],
      hindi: ["सपने के नहीं, बजट के लायक़ आठ यूनिवर्सिटी की लिस्ट बनाना", "स्टेटमेंट ऑफ़ पर्पज़ की कमियाँ पकड़ना", "वीज़ा इंटरव्यू के लिए बैंक के काग़ज़ क्रम से लगाना"],
    },
  },
  "hostel-warden": {
    of: "9oog6p",
    description: {
      hinglish: "Students ke beech rehna, haaziri aur mess ka dhyan rakhna.",
      hindi: "विद्यार्थियों के बीच रहना, हाज़िरी और मेस का ध्यान रखना।",
    },
    summary: {
      hinglish:
        "Hostel ke students ke beech rehna, anushasan, raat ki haaziri, mess aur sick room sambhalna, aur zaroorat padne par maa-baap ko phone karna.",
      hindi: "हॉस्टल के विद्यार्थियों के बीच रहना, अनुशासन, रात की हाज़िरी, मेस और सिक रूम सँभालना, और ज़रूरत पड़ने पर माता-पिता को फ़ोन करना।",
    },
    day: {
      hinglish: [
        "Nau baje haaziri lena aur jo na mile use dhoondhna",
        "Dedh sau shikayatein aane se pehle daal chakhna",
        "Bukhaar se tapte ladke ko raat do baje aspatal le jaana",
      ],
      hindi: ["नौ बजे हाज़िरी लेना और जो न मिले उसे ढूँढ़ना", "डेढ़ सौ शिकायतें आने से पहले दाल चखना", "बुख़ार से तपते लड़के को रात दो बजे अस्पताल ले जाना"],
    },
  },
  "placement-officer": {
    of: "vpbgcs",
    description: {
      hinglish: "Final year students ki bharti ke liye companies ko campus laana.",
      hindi: "फ़ाइनल ईयर के विद्यार्थियों की भर्ती के लिए कंपनियों को कैंपस लाना।",
    },
    summary: {
      hinglish:
        "Companies ko campus laana, final year students ko test aur interview ke liye taiyar karna, aur aakhri tareekh tak offer letter ke peeche lage rehna.",
      hindi: "कंपनियों को कैंपस लाना, फ़ाइनल ईयर के विद्यार्थियों को टेस्ट और इंटरव्यू के लिए तैयार करना, और आख़िरी तारीख़ तक ऑफ़र लेटर के पीछे लगे रहना।",
    },
    day: {
      hinglish: [
        "Bees HR desk ko phone karna, tab jaakar koi tareekh deta hai",
        "Saat baje ke aptitude test ke liye chaar sau students ko bithana",
        "Jitna bole, usse zyada jaanne wale final year ke sharmeele ladke ko taiyar karna",
      ],
      hindi: [
        "बीस HR डेस्क को फ़ोन करना, तब जाकर कोई तारीख़ देता है",
        "सात बजे के एप्टीट्यूड टेस्ट के लिए चार सौ विद्यार्थियों को बिठाना",
        "जितना बोले, उससे ज़्यादा जानने वाले फ़ाइनल ईयर के शर्मीले लड़के को तैयार करना",
      ],
    },
  },
  "school-librarian": {
    of: "1b2p9tf",
    description: {
      hinglish: "Aisi kitaabein chunna jo bachche padhein, aur kahani ka ghanta chalana.",
      hindi: "ऐसी किताबें चुनना जो बच्चे पढ़ें, और कहानी का घंटा चलाना।",
    },
    summary: {
      hinglish:
        "Aisi kitaabein chunna jo bachche sach mein padhein, library period aur kahani ka ghanta chalana, aur jaankari kaise khojte hain, yeh sikhana.",
      hindi: "ऐसी किताबें चुनना जो बच्चे सच में पढ़ें, लाइब्रेरी पीरियड और कहानी का घंटा चलाना, और जानकारी कैसे खोजते हैं, यह सिखाना।",
    },
    day: {
      hinglish: [
        "Class 3 ko kahani padhkar sunana aur romaanch wale panne par ruk jaana",
        "Tulika aur NBT ki nayi kitaabein accession register mein chadhana, jisme library ki har cheez darj hoti hai",
        "Class 9 ko dikhana ki internet ka daava reference book mein kaise jaanchein",
      ],
      hindi: [
        "कक्षा 3 को कहानी पढ़कर सुनाना और रोमांच वाले पन्ने पर रुक जाना",
        "तूलिका और NBT की नई किताबें एक्सेशन रजिस्टर में चढ़ाना, जिसमें लाइब्रेरी की हर चीज़ दर्ज होती है",
        "कक्षा 9 को दिखाना कि इंटरनेट का दावा संदर्भ पुस्तक में कैसे जाँचें",
      ],
    },
  },
  "public-librarian": {
    of: "adyxcm",
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
    day: {
      hinglish: [
        "Pratiyogi pariksha ki taiyari karne walon ke liye aath baje reading room kholna",
        "Publishers ki list se kshetriya bhashaon ke upanyas chunna",
        "Tay karna ki akhbaar kise mile aur mez pehle se kaun rok sake",
      ],
      hindi: [
        "प्रतियोगी परीक्षा की तैयारी करने वालों के लिए आठ बजे रीडिंग रूम खोलना",
        "प्रकाशकों की सूची से क्षेत्रीय भाषाओं के उपन्यास चुनना",
        "तय करना कि अख़बार किसे मिले और मेज़ पहले से कौन रोक सके",
      ],
    },
  },
  "academic-librarian": {
    of: "1e47qig",
    description: {
      hinglish: "University ke journal kharidna aur thesis mein nakal jaanchna.",
      hindi: "यूनिवर्सिटी के जर्नल ख़रीदना और थीसिस में नक़ल जाँचना।",
    },
    summary: {
      hinglish:
        "University ke liye journal kharidna, scholars ko database mein khojna sikhana aur jama hone se pehle thesis mein nakal kiya hua text jaanchna.",
      hindi: "यूनिवर्सिटी के लिए जर्नल ख़रीदना, शोधार्थियों को डेटाबेस में खोजना सिखाना और जमा होने से पहले थीसिस में नक़ल किया हुआ हिस्सा जाँचना।",
    },
    day: {
      hinglish: [
        "Naye MSc students ko Scopus par paper aur Shodhganga par Bharatiya thesis dhoondhna sikhana",
        "Thesis ka draft nakal jaanchne wale software mein daalna aur report samjhana",
        "Tulna karna ki teen publisher apne journal package ka kitna paisa maangte hain",
      ],
      hindi: [
        "MSc के नए विद्यार्थियों को Scopus पर शोध पत्र और शोधगंगा पर भारतीय थीसिस ढूँढ़ना सिखाना",
        "थीसिस का मसौदा नक़ल जाँचने वाले सॉफ़्टवेयर में डालना और रिपोर्ट समझाना",
        "तुलना करना कि तीन प्रकाशक अपने जर्नल पैकेज का कितना पैसा माँगते हैं",
      ],
    },
  },
  "digital-librarian": {
    of: "1py46hf",
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
    day: {
      hinglish: [
        "Ek jagah lage camere ke neeche bhurbhure pannon ki photo lena, kitaab ki peeth mode bina",
        "Har scan ki hui file mein lekhak, tareekh aur vishay ke khaane bharna",
        "Jaanchna ki pichhle mahine ka backup sach mein khulta hai",
      ],
      hindi: [
        "एक जगह लगे कैमरे के नीचे भुरभुरे पन्नों की फ़ोटो लेना, किताब की पीठ मोड़े बिना",
        "हर स्कैन की हुई फ़ाइल में लेखक, तारीख़ और विषय के ख़ाने भरना",
        "जाँचना कि पिछले महीने का बैकअप सच में खुलता है",
      ],
    },
  },
  cataloguer: {
    of: "ta7nbz",
    description: {
      hinglish: "Har nayi kitaab ko call number aur vishay ka record dena.",
      hindi: "हर नई किताब को कॉल नंबर और विषय का रिकॉर्ड देना।",
    },
    summary: {
      hinglish:
        "Sakht niyamon se har nayi kitaab ka lekhak, vishay aur call number darj karna, taaki padhne wale ko woh sahi shelf par mile.",
      hindi: "सख़्त नियमों से हर नई किताब का लेखक, विषय और कॉल नंबर दर्ज करना, ताकि पढ़ने वाले को वह सही शेल्फ़ पर मिले।",
    },
    day: {
      hinglish: [
        "Do vishayon mein aane wali kitaab ko Dewey number dena",
        "Library program Koha mein kitaab ka naam, edition aur ISBN ek-ek khaane mein type karna",
        "Ek hi lekhak ke do record milakar ek karna",
      ],
      hindi: [
        "दो विषयों में आने वाली किताब को ड्यूई नंबर देना",
        "लाइब्रेरी प्रोग्राम Koha में किताब का नाम, संस्करण और ISBN एक-एक ख़ाने में टाइप करना",
        "एक ही लेखक के दो रिकॉर्ड मिलाकर एक करना",
      ],
    },
  },
  "library-assistant": {
    of: "1qkm7ih",
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
    day: {
      hinglish: [
        "Lunch ki bheed mein barcode scan karna aur lautane ki tareekh ki mohar lagana",
        "Trolley mein lauti kitaabein call number ke kram se waapas lagana",
        "Bikhri hui textbook ki peeth par nayi jild chipkana",
      ],
      hindi: [
        "लंच की भीड़ में बारकोड स्कैन करना और लौटाने की तारीख़ की मोहर लगाना",
        "ट्रॉली में लौटी किताबें कॉल नंबर के क्रम से वापस लगाना",
        "बिखरी हुई पाठ्यपुस्तक की पीठ पर नई जिल्द चिपकाना",
      ],
    },
  },
  "school-principal": {
    of: "t2k8ax",
    description: {
      hinglish: "Assembly se aakhri bus tak school ki zimmedari uthana.",
      hindi: "असेंबली से आख़िरी बस तक स्कूल की ज़िम्मेदारी उठाना।",
    },
    summary: {
      hinglish:
        "Poora school chalana: staff, timetable, anushasan, suraksha, board ke result aur chintit maa-baap, subah ki assembly se aakhri bus tak.",
      hindi: "पूरा स्कूल चलाना: स्टाफ़, टाइमटेबल, अनुशासन, सुरक्षा, बोर्ड के रिज़ल्ट और चिंतित माता-पिता, सुबह की असेंबली से आख़िरी बस तक।",
    },
    day: {
      hinglish: [
        "Saadhe saat baje gate par khade hokar dekhna ki kaun langda raha hai",
        "Class 9 ke period mein baithna aur phir teacher se us par baat karna",
        "Us pita ko jawaab dena jinki beti agli class mein nahi gayi",
        "CBSE ke candidates ki list par aadhi raat se pehle dastakhat karna",
      ],
      hindi: [
        "साढ़े सात बजे गेट पर खड़े होकर देखना कि कौन लँगड़ा रहा है",
        "कक्षा 9 के पीरियड में बैठना और फिर शिक्षक से उस पर बात करना",
        "उस पिता को जवाब देना जिनकी बेटी अगली कक्षा में नहीं गई",
        "CBSE के उम्मीदवारों की सूची पर आधी रात से पहले दस्तख़त करना",
      ],
    },
  },
  "vice-principal": {
    of: "3w0s80",
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
    day: {
      hinglish: [
        "Pehli ghanti se pehle chaar gair-haazir teachers ki jagah doosre lagana",
        "Canteen ke peeche hui ladai mein dono pakshon ki baat sunna",
        "Pre-board ka seating plan ek-ek kamre ka banana",
      ],
      hindi: [
        "पहली घंटी से पहले चार ग़ैर-हाज़िर शिक्षकों की जगह दूसरे लगाना",
        "कैंटीन के पीछे हुई लड़ाई में दोनों पक्षों की बात सुनना",
        "प्री-बोर्ड का सीटिंग प्लान एक-एक कमरे का बनाना",
      ],
    },
  },
  "vice-chancellor": {
    of: "rsf808",
    description: {
      hinglish: "University ki kamaan sambhalna, uske course aur paisa tay karna.",
      hindi: "यूनिवर्सिटी की कमान सँभालना, उसके कोर्स और पैसा तय करना।",
    },
    summary: {
      hinglish:
        "University ki kamaan sambhalna: uske course, niyuktiyan aur paisa tay karna, Chancellor aur UGC ko jawaab dena, aur students ka saamna karna.",
      hindi: "यूनिवर्सिटी की कमान सँभालना: उसके कोर्स, नियुक्तियाँ और पैसा तय करना, कुलाधिपति और UGC को जवाब देना, और विद्यार्थियों का सामना करना।",
    },
    day: {
      hinglish: [
        "Vivaadit naye course par academic council ki adhyakshata karna",
        "Bhookh hadtaal shuru hone se pehle student union se milna",
        "Ruke hue anudaan ke liye rajya ke vitt vibhag se bahas karna",
      ],
      hindi: [
        "विवादित नए कोर्स पर अकादमिक परिषद की अध्यक्षता करना",
        "भूख हड़ताल शुरू होने से पहले छात्र संघ से मिलना",
        "रुके हुए अनुदान के लिए राज्य के वित्त विभाग से बहस करना",
      ],
    },
  },
  "college-dean": {
    of: "1x2gl6b",
    description: { hinglish: "Kai vibhagon ki aguwai karna aur unmein pad baantna.", hindi: "कई विभागों की अगुवाई करना और उनमें पद बाँटना।" },
    summary: {
      hinglish:
        "Vibhagon ki ek faculty ki aguwai karna, kya padhaya jaye aur kaun padhaye, yeh tay karna, aur professors aur research budget ki taraf se bolna.",
      hindi: "विभागों की एक फ़ैकल्टी की अगुवाई करना, क्या पढ़ाया जाए और कौन पढ़ाए, यह तय करना, और प्रोफ़ेसरों और रिसर्च बजट की तरफ़ से बोलना।",
    },
    day: {
      hinglish: [
        "Tay karna ki eklauta naya pad kis vibhag ko mile",
        "Students ke feedback se asahmat professor ke saath baithkar use dekhna",
        "Teen aapattiyon ke baad data science ko minor subject manzoor karna",
      ],
      hindi: [
        "तय करना कि इकलौता नया पद किस विभाग को मिले",
        "विद्यार्थियों के फ़ीडबैक से असहमत प्रोफ़ेसर के साथ बैठकर उसे देखना",
        "तीन आपत्तियों के बाद डेटा साइंस को सहायक विषय मंज़ूर करना",
      ],
    },
  },
  "university-registrar": {
    of: "cuxrmv",
    description: {
      hinglish: "University ki mohar, niyam, baithak ke minutes aur degree sambhalna.",
      hindi: "यूनिवर्सिटी की मोहर, नियम, बैठक के मिनट्स और डिग्री सँभालना।",
    },
    summary: {
      hinglish:
        "University ke official record aur mohar sambhalna: daakhile, niyam, council ke minutes, degree, aur adaalat aur mantralayon ki chitthiyan.",
      hindi: "यूनिवर्सिटी के आधिकारिक रिकॉर्ड और मोहर सँभालना: दाख़िले, नियम, काउंसिल के मिनट्स, डिग्री, और अदालतों और मंत्रालयों की चिट्ठियाँ।",
    },
    day: {
      hinglish: [
        "Executive council ki baithak ke minutes ek-ek shabd tolkar likhna",
        "Radd kiye gaye daakhile par High Court ke notice ka jawaab dena",
        "Videshi dootavas se aaye degree certificate ki sachchai jaanchna",
      ],
      hindi: [
        "कार्य परिषद की बैठक के मिनट्स एक-एक शब्द तोलकर लिखना",
        "रद्द किए गए दाख़िले पर हाई कोर्ट के नोटिस का जवाब देना",
        "विदेशी दूतावास से आए डिग्री सर्टिफ़िकेट की सच्चाई जाँचना",
      ],
    },
  },
  "controller-of-examinations": {
    of: "4l7ofe",
    description: { hinglish: "Paper gupt rakhna aur sahi result nikaalna.", hindi: "पेपर गुप्त रखना और सही रिज़ल्ट निकालना।" },
    summary: {
      hinglish: "Paper gupt rakhna, centre aur tareekh tay karna, aur jaanchi hui lakhon copies se samay par sahi result nikaalna.",
      hindi: "पेपर गुप्त रखना, सेंटर और तारीख़ तय करना, और जाँची हुई लाखों कॉपियों से समय पर सही रिज़ल्ट निकालना।",
    },
    day: {
      hinglish: [
        "Camere ke saamne do gawahon ke saath prashn patra ke packet seal karna",
        "Baadh ki chetavani par pariksha centre badalna, paper leak hone diye bina",
        "Bar code ko roll number se milane ke baad result nikaalna",
      ],
      hindi: [
        "कैमरे के सामने दो गवाहों के साथ प्रश्नपत्र के पैकेट सील करना",
        "बाढ़ की चेतावनी पर परीक्षा सेंटर बदलना, पेपर लीक होने दिए बिना",
        "बारकोड को रोल नंबर से मिलाने के बाद रिज़ल्ट निकालना",
      ],
    },
  },
  "school-inspector": {
    of: "1djvhme",
    description: {
      hinglish: "Achanak school pahunchkar padhai, khana aur toilet jaanchna.",
      hindi: "अचानक स्कूल पहुँचकर पढ़ाई, खाना और टॉयलेट जाँचना।",
    },
    summary: {
      hinglish:
        "Bina bataye school jaakar class mein baithna, haaziri ginna, toilet, khana aur record jaanchna, aur kya theek karna hai, iski report dena.",
      hindi: "बिना बताए स्कूल जाकर क्लास में बैठना, हाज़िरी गिनना, टॉयलेट, खाना और रिकॉर्ड जाँचना, और क्या ठीक करना है, इसकी रिपोर्ट देना।",
    },
    day: {
      hinglish: [
        "Pehle period mein pahunchkar bachchon ki ginti register se milana",
        "Midday meal chakhna aur toilet kholkar dekhna",
        "Building ki daraar photo aur tareekh ke saath report mein likhna",
      ],
      hindi: [
        "पहले पीरियड में पहुँचकर बच्चों की गिनती रजिस्टर से मिलाना",
        "मिड-डे मील चखना और टॉयलेट खोलकर देखना",
        "इमारत की दरार फ़ोटो और तारीख़ के साथ रिपोर्ट में लिखना",
      ],
    },
  },
  "district-education-officer": {
    of: "1br0233",
    description: {
      hinglish: "Zile ke sarkari school, teachers aur kitaabein sambhalna.",
      hindi: "ज़िले के सरकारी स्कूल, शिक्षक और किताबें सँभालना।",
    },
    summary: {
      hinglish:
        "Zile ke sarkari school chalana: teachers ki posting karna, kitaabein aur uniform bhejna, aur dropout aur pass pratishat ka jawaab dena.",
      hindi: "ज़िले के सरकारी स्कूल चलाना: शिक्षकों की पोस्टिंग करना, किताबें और यूनिफ़ॉर्म भेजना, और ड्रॉपआउट और पास प्रतिशत का जवाब देना।",
    },
    day: {
      hinglish: [
        "Jis school mein ganit ka teacher nahi, wahan ek ki posting karna",
        "Fees aur transfer ki shikayaton par jan sunwai karna",
        "Jaanchna ki July mein kin blocks mein ab bhi kitaabein nahi hain",
      ],
      hindi: [
        "जिस स्कूल में गणित का शिक्षक नहीं, वहाँ एक की पोस्टिंग करना",
        "फ़ीस और तबादलों की शिकायतों पर जन सुनवाई करना",
        "जाँचना कि जुलाई में किन ब्लॉक में अब भी किताबें नहीं हैं",
      ],
    },
  },
  "academic-coordinator": {
    of: "13od2uz",
    description: { hinglish: "Syllabus ko term mein baantna aur lesson plan padhna.", hindi: "सिलेबस को टर्म में बाँटना और लेसन प्लान पढ़ना।" },
    summary: {
      hinglish:
        "Principal aur classroom ko jodna: syllabus ka bantwara aur test ka calendar tay karna, lesson plan padhna aur naye teachers ko raah dikhana.",
      hindi: "प्रिंसिपल और क्लासरूम को जोड़ना: सिलेबस का बँटवारा और टेस्ट का कैलेंडर तय करना, लेसन प्लान पढ़ना और नए शिक्षकों को राह दिखाना।",
    },
    day: {
      hinglish: [
        "Term ke chapter un hafton mein baantna jo chhuttiyan hatakar bachte hain",
        "Tees lesson plan padhna aur aath waapas lautana",
        "Pehle saal mein padha rahi teacher ko ek paath padhakar dikhana",
      ],
      hindi: [
        "टर्म के पाठ उन हफ़्तों में बाँटना जो छुट्टियाँ हटाकर बचते हैं",
        "तीस लेसन प्लान पढ़ना और आठ वापस लौटाना",
        "पहले साल में पढ़ा रही शिक्षिका को एक पाठ पढ़ाकर दिखाना",
      ],
    },
  },
  "admissions-officer": {
    of: "awiy64",
    description: {
      hinglish: "College seat ke liye marks aur quota se candidates ka kram lagana.",
      hindi: "कॉलेज की सीट के लिए नंबर और कोटे से उम्मीदवारों का क्रम लगाना।",
    },
    summary: {
      hinglish:
        "Aavedan form, marksheet aur quota jaanchna, merit list mein candidates ka kram lagana aur college ki har seat kanoon ke hisaab se bharna.",
      hindi: "आवेदन फ़ॉर्म, मार्कशीट और कोटा जाँचना, मेरिट लिस्ट में उम्मीदवारों का क्रम लगाना और कॉलेज की हर सीट क़ानून के हिसाब से भरना।",
    },
    day: {
      hinglish: [
        "Jaati aur aay ke certificate niyam pustika se milakar jaanchna",
        "Cut-off list nikaalna aur teen sau phone calls ka jawaab dena",
        "Khaali seat agli rank ko dena aur vajah darj karna",
      ],
      hindi: [
        "जाति और आय के प्रमाणपत्र नियम पुस्तिका से मिलाकर जाँचना",
        "कट-ऑफ़ लिस्ट निकालना और तीन सौ फ़ोन कॉल का जवाब देना",
        "ख़ाली सीट अगली रैंक को देना और वजह दर्ज करना",
      ],
    },
  },
  "curriculum-developer": {
    of: "19dog09",
    description: { hinglish: "Har class kya seekhe aur kis kram mein, yeh tay karna.", hindi: "हर क्लास क्या सीखे और किस क्रम में, यह तय करना।" },
    summary: {
      hinglish:
        "Class kya seekhe aur kis kram mein, yeh tay karna, aur NCERT, rajya ke SCERT ya publisher ke yahan textbook ke peeche ka syllabus, outcomes aur teacher guide likhna.",
      hindi:
        "क्लास क्या सीखे और किस क्रम में, यह तय करना, और NCERT, राज्य के SCERT या प्रकाशक के यहाँ पाठ्यपुस्तक के पीछे का सिलेबस, सीखने के लक्ष्य और टीचर गाइड लिखना।",
    },
    day: {
      hinglish: [
        "Tay karna ki fraction ki kaun si baat Class 4 mein aaye aur kaun si Class 5 mein",
        "Paani wale unit ke liye teacher guide likhna",
        "Trial wale school mein baithkar dekhna ki paathon ka kram kahan tootta hai",
      ],
      hindi: [
        "तय करना कि भिन्न की कौन सी बात कक्षा 4 में आए और कौन सी कक्षा 5 में",
        "पानी वाली इकाई के लिए टीचर गाइड लिखना",
        "ट्रायल वाले स्कूल में बैठकर देखना कि पाठों का क्रम कहाँ टूटता है",
      ],
    },
  },
  "instructional-designer": {
    of: "1vgx5us",
    description: {
      hinglish: "Course ki ek-ek screen ki yojana banana: udaharan, abhyas, quiz.",
      hindi: "कोर्स की एक-एक स्क्रीन की योजना बनाना: उदाहरण, अभ्यास, क्विज़।",
    },
    summary: {
      hinglish:
        "Kachchi paathya samagri ko aise course mein badalna jo sach mein sikhaye, screen, udaharan, abhyas aur quiz ke storyboard ke saath.",
      hindi: "कच्ची पाठ्य सामग्री को ऐसे कोर्स में बदलना जो सच में सिखाए, स्क्रीन, उदाहरण, अभ्यास और क्विज़ के स्टोरीबोर्ड के साथ।",
    },
    day: {
      hinglish: [
        "Bank mein fraud rokne ke expert se jaanna ki clerk ko kya karna zaroori hai",
        "Baarah screen ka storyboard banana, har ek par ek faisla",
        "Jo quiz sirf slide yaad hone ki jaanch kare, use hata dena",
      ],
      hindi: [
        "बैंक में धोखाधड़ी रोकने के एक्सपर्ट से जानना कि क्लर्क को क्या करना ज़रूरी है",
        "बारह स्क्रीन का स्टोरीबोर्ड बनाना, हर एक पर एक फ़ैसला",
        "जो क्विज़ सिर्फ़ स्लाइड याद होने की जाँच करे, उसे हटा देना",
      ],
    },
  },
  "e-learning-developer": {
    of: "12troj4",
    description: {
      hinglish: "Slide animate karna, awaaz record karna aur online quiz ki script banana.",
      hindi: "स्लाइड ऐनिमेट करना, आवाज़ रिकॉर्ड करना और ऑनलाइन क्विज़ की स्क्रिप्ट बनाना।",
    },
    summary: {
      hinglish:
        "Click se chalne wala asli lesson banana: slide animate karna, awaaz record karna, quiz ki script banana aur sab kuch learning platform par daalna.",
      hindi: "क्लिक से चलने वाला असली लेसन बनाना: स्लाइड ऐनिमेट करना, आवाज़ रिकॉर्ड करना, क्विज़ की स्क्रिप्ट बनाना और सब कुछ लर्निंग प्लेटफ़ॉर्म पर डालना।",
    },
    day: {
      hinglish: [
        "Saathi ki script se Storyline mein jawaab ke hisaab se raah badalne wala quiz banana",
        "Awaaz ke track ko chalte diagram se milana",
        "Taiyar lesson, yaani SCORM file, Moodle platform par daalna aur jaanchna ki score pahunchte hain",
      ],
      hindi: [
        "साथी की स्क्रिप्ट से Storyline में जवाब के हिसाब से राह बदलने वाला क्विज़ बनाना",
        "आवाज़ के ट्रैक को चलते डायग्राम से मिलाना",
        "तैयार लेसन, यानी SCORM फ़ाइल, Moodle प्लेटफ़ॉर्म पर डालना और जाँचना कि स्कोर पहुँचते हैं",
      ],
    },
  },
  "textbook-writer": {
    of: "fj1k1z",
    description: {
      hinglish: "Woh chapter aur hal kiye hue sawaal likhna jinse bachche padhte hain.",
      hindi: "वे पाठ और हल किए हुए सवाल लिखना जिनसे बच्चे पढ़ते हैं।",
    },
    summary: {
      hinglish:
        "School ya college ki textbook ke chapter, hal kiye hue udaharan aur abhyas likhna, har panna sateek aur padhne mein aasan rakhte hue.",
      hindi: "स्कूल या कॉलेज की पाठ्यपुस्तक के पाठ, हल किए हुए उदाहरण और अभ्यास लिखना, हर पन्ना सटीक और पढ़ने में आसान रखते हुए।",
    },
    day: {
      hinglish: [
        "Har abhyas chhapne se pehle khud hal karna",
        "Photosynthesis ka paragraph baarah line se paanch line ka karna",
        "Artist ko sketch banakar batana ki diagram mein kya dikhna chahiye",
      ],
      hindi: [
        "हर अभ्यास छपने से पहले ख़ुद हल करना",
        "प्रकाश संश्लेषण का अनुच्छेद बारह पंक्तियों से पाँच पंक्तियों का करना",
        "चित्रकार को स्केच बनाकर बताना कि चित्र में क्या दिखना चाहिए",
      ],
    },
  },
  "examination-grader": {
    of: "h4ggg4",
    description: {
      hinglish: "Marking scheme ke hisaab se copies step dar step jaanchna.",
      hindi: "मार्किंग स्कीम के हिसाब से कॉपियाँ स्टेप दर स्टेप जाँचना।",
    },
    summary: {
      hinglish:
        "Board aur university ki copies kagaz ya screen par jaanchna, har step ko scheme ke hisaab se number dena, taaki har candidate ko barabar mauka mile.",
      hindi: "बोर्ड और यूनिवर्सिटी की कॉपियाँ काग़ज़ या स्क्रीन पर जाँचना, हर स्टेप को स्कीम के हिसाब से नंबर देना, ताकि हर उम्मीदवार को बराबर मौक़ा मिले।",
    },
    day: {
      hinglish: [
        "Teen namoona copies jaanchna aur apne number head examiner se milana",
        "Jahan sirf aakhri line galat ho, wahan tareeke ke number dena",
        "Cover par dastakhat se pehle har panne ke marks phir se jodna",
        "Shak wali copy par andaaza lagane ke bajaye use upar bhejna",
      ],
      hindi: [
        "तीन नमूना कॉपियाँ जाँचना और अपने नंबर मुख्य परीक्षक से मिलाना",
        "जहाँ सिर्फ़ आख़िरी पंक्ति ग़लत हो, वहाँ तरीक़े के नंबर देना",
        "कवर पर दस्तख़त से पहले हर पन्ने के अंक फिर से जोड़ना",
        "शक वाली कॉपी पर अंदाज़ा लगाने के बजाय उसे ऊपर भेजना",
      ],
    },
  },
  "exam-proctor": {
    of: "1oltv7i",
    description: {
      hinglish: "Teen ghante kataron ke beech ghoomna taaki koi nakal na kare.",
      hindi: "तीन घंटे क़तारों के बीच घूमना ताकि कोई नक़ल न करे।",
    },
    summary: {
      hinglish:
        "Hall ticket jaanchna, seal band paper baantna aur teen ghante khamoshi se kataron ke beech ghoomna, taaki koi candidate nakal na kare.",
      hindi: "हॉल टिकट जाँचना, सीलबंद पेपर बाँटना और तीन घंटे ख़ामोशी से क़तारों के बीच घूमना, ताकि कोई उम्मीदवार नक़ल न करे।",
    },
    day: {
      hinglish: [
        "Har chehra hall ticket ki photo se milana",
        "Do student gawahon ke saamne seal band packet kholna",
        "Jawaab ki copies do baar ginna aur kram se baandhna",
      ],
      hindi: ["हर चेहरा हॉल टिकट की फ़ोटो से मिलाना", "दो विद्यार्थी गवाहों के सामने सीलबंद पैकेट खोलना", "उत्तर पुस्तिकाएँ दो बार गिनना और क्रम से बाँधना"],
    },
  },
  "educational-researcher": {
    of: "1hv0ko8",
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
    day: {
      hinglish: [
        "Class 5 ki bachchi se uske ghar par chaar line padhwana",
        "Classroom ke video se likhna ki kaun aur kitni der bolta hai",
        "Statistics program R se jaanchna ki reading camp se koi fayda hua ya nahi",
      ],
      hindi: [
        "कक्षा 5 की बच्ची से उसके घर पर चार पंक्तियाँ पढ़वाना",
        "क्लासरूम के वीडियो से लिखना कि कौन और कितनी देर बोलता है",
        "सांख्यिकी प्रोग्राम R से जाँचना कि पढ़ने के कैंप से कोई फ़ायदा हुआ या नहीं",
      ],
    },
  },
  "clinical-nurse-educator": {
    of: "gxetkk",
    description: {
      hinglish: "Ward mein mareez ke paas nurses ka kaam jaanchna aur sudhaarna.",
      hindi: "वार्ड में मरीज़ के पास नर्सों का काम जाँचना और सुधारना।",
    },
    summary: {
      hinglish:
        "Aspatal ki nurses ko ward mein hi hunar, drill aur nayi machinon ki training dena, taaki koi na dekh raha ho tab bhi dekhbhal sahi ho.",
      hindi: "अस्पताल की नर्सों को वार्ड में ही हुनर, ड्रिल और नई मशीनों की ट्रेनिंग देना, ताकि कोई न देख रहा हो तब भी देखभाल सही हो।",
    },
    day: {
      hinglish: [
        "Staff nurse ko ventilator taiyar karte dekhna aur ek step sudharna",
        "Night shift mein dil rukne ki drill, yaani code blue, karana",
        "Sui chubhne ki ghatna ke baad infection ki checklist phir se likhna",
      ],
      hindi: [
        "स्टाफ़ नर्स को वेंटिलेटर तैयार करते देखना और एक स्टेप सुधारना",
        "रात की शिफ़्ट में दिल रुकने की ड्रिल, यानी कोड ब्लू, कराना",
        "सुई चुभने की घटना के बाद इन्फ़ेक्शन की चेकलिस्ट फिर से लिखना",
      ],
    },
  },
  "systems-librarian": {
    of: "12001av",
    description: {
      hinglish: "Catalogue, kitaabon ka len-den aur e-book ek chalte system par rakhna.",
      hindi: "कैटलॉग, किताबों का लेन-देन और ई-बुक एक चलते सिस्टम पर रखना।",
    },
    summary: {
      hinglish:
        "University ke catalogue, kitaabon ke len-den aur e-book ke peeche ka software sambhalna: upgrade, backup, login aur kharabi.",
      hindi: "यूनिवर्सिटी के कैटलॉग, किताबों के लेन-देन और ई-बुक के पीछे का सॉफ़्टवेयर सँभालना: अपग्रेड, बैकअप, लॉगिन और ख़राबी।",
    },
    day: {
      hinglish: [
        "Raat mein library software ka backup lena aur naya version pehle test machine par aazmana",
        "Exam se ek din pehle band hui e-book suvidha phir chaalu karna",
        "Counter staff ko naye library software Koha ki kitaab dene wali screen dikhana",
      ],
      hindi: [
        "रात में लाइब्रेरी सॉफ़्टवेयर का बैकअप लेना और नया वर्ज़न पहले टेस्ट मशीन पर आज़माना",
        "परीक्षा से एक दिन पहले बंद हुई ई-बुक सुविधा फिर चालू करना",
        "काउंटर स्टाफ़ को नए लाइब्रेरी सॉफ़्टवेयर Koha की किताब देने वाली स्क्रीन दिखाना",
      ],
    },
  },
  "nursery-school-teacher": {
    of: "y7i4bp",
    description: {
      hinglish: "Rang bharna, chipkana, gaana, aur dekhna ki kaun padhne ko taiyar hai.",
      hindi: "रंग भरना, चिपकाना, गाना, और देखना कि कौन पढ़ने को तैयार है।",
    },
    summary: {
      hinglish:
        "School ki nursery class, yaani teen aur chaar saal ke bachche sambhalna: unke saath gaana, kaatna aur chipkana, aur pehchanna ki kaun padhne ko taiyar hai.",
      hindi: "स्कूल की नर्सरी क्लास, यानी तीन और चार साल के बच्चे सँभालना: उनके साथ गाना, काटना और चिपकाना, और पहचानना कि कौन पढ़ने को तैयार है।",
    },
    day: {
      hinglish: [
        "Rang aur apron nikaalkar rakhna, phir kagaz ke bahar gira rang ponchhna",
        "Bachchon ke kehne par picture book do baar padhkar sunana",
        "Likh lena ki kiski crayon ki pakad jaldi likhne layak ho gayi hai",
      ],
      hindi: [
        "रंग और एप्रन निकालकर रखना, फिर काग़ज़ के बाहर गिरा रंग पोंछना",
        "बच्चों के कहने पर चित्र पुस्तक दो बार पढ़कर सुनाना",
        "लिख लेना कि किसकी क्रेयॉन की पकड़ जल्दी लिखने लायक़ हो गई है",
      ],
    },
  },
  "robotics-instructor": {
    of: "1f2tanf",
    description: {
      hinglish: "Bachchon ko chhote robot takrane dena, jab tak sensor samajh na aa jaye.",
      hindi: "बच्चों को छोटे रोबोट टकराने देना, जब तक सेंसर समझ न आ जाए।",
    },
    summary: {
      hinglish:
        "Robot kit lekar ek school se doosre school jaana, bachchon ko robot banana aur program karna sikhana, aur team ko contest ke liye taiyar karna.",
      hindi: "रोबोट किट लेकर एक स्कूल से दूसरे स्कूल जाना, बच्चों को रोबोट बनाना और प्रोग्राम करना सिखाना, और टीम को मुक़ाबले के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Sensor kit baantna aur khoye hue pahiye dhoondhna",
        "Lakeer par chalne wale robot ko mez se girne dena, phir kaaran poochhna",
        "Inter-school robot contest ke liye team taiyar karna",
      ],
      hindi: [
        "सेंसर किट बाँटना और खोए हुए पहिए ढूँढ़ना",
        "लकीर पर चलने वाले रोबोट को मेज़ से गिरने देना, फिर कारण पूछना",
        "स्कूलों के बीच रोबोट मुक़ाबले के लिए टीम तैयार करना",
      ],
    },
  },
  "tailoring-teacher": {
    of: "wwpav4",
    description: {
      hinglish: "Seekhne walon ko bikne layak blouse kaatna aur silna sikhana.",
      hindi: "सीखने वालों को बिकने लायक़ ब्लाउज़ काटना और सिलना सिखाना।",
    },
    summary: {
      hinglish:
        "Mahilaon aur school se nikle yuvaon ko naapna, kaatna aur silna sikhana, jab tak blouse ki fitting itni achchhi na ho ki bik sake.",
      hindi: "महिलाओं और स्कूल से निकले युवाओं को नापना, काटना और सिलना सिखाना, जब तक ब्लाउज़ की फ़िटिंग इतनी अच्छी न हो कि बिक सके।",
    },
    day: {
      hinglish: [
        "Sabke saamne seekhne walon mein se ek ka naap lena aur kram se likhna",
        "Chalk se blouse ka pattern pehle brown paper par, phir kapde par banana",
        "Ek ghante mein chhathi baar atki hui bobbin chhudana",
        "Taiyar kurte ka daam lagana: kapda, dhaaga, ghante aur waajib munafa",
      ],
      hindi: [
        "सबके सामने सीखने वालों में से एक का नाप लेना और क्रम से लिखना",
        "चॉक से ब्लाउज़ का पैटर्न पहले ब्राउन पेपर पर, फिर कपड़े पर बनाना",
        "एक घंटे में छठी बार अटकी हुई बॉबिन छुड़ाना",
        "तैयार कुर्ते का दाम लगाना: कपड़ा, धागा, घंटे और वाजिब मुनाफ़ा",
      ],
    },
  },
  "maths-tutor": {
    of: "n44908",
    description: {
      hinglish: "Algebra, fraction aur proof mein ek bachche ki kamzori door karna, aksar online.",
      hindi: "बीजगणित, भिन्न और प्रूफ़ में एक बच्चे की कमज़ोरी दूर करना, अक्सर ऑनलाइन।",
    },
    summary: {
      hinglish:
        "Class 6 ke sawaalon se Class 12 ke calculus tak school ke bachchon ko akele ya teen-chaar ko saath padhana, aur purane chapters mein woh step dhoondhna jo kabhi samajh hi nahi aaya.",
      hindi:
        "कक्षा 6 के सवालों से कक्षा 12 के कैलकुलस तक स्कूल के बच्चों को अकेले या तीन-चार को साथ पढ़ाना, और पुराने पाठों में वह स्टेप ढूँढ़ना जो कभी समझ ही नहीं आया।",
    },
    day: {
      hinglish: [
        "Shared screen par parabola banana aur uske roots ek-doosre se door khiskana",
        "Pata lagana ki quadratic ki dikkat asal mein fraction ki hai",
        "Aasan se tedhe tak, kram se paanch sawaal bhejna",
      ],
      hindi: [
        "साझा स्क्रीन पर परवलय बनाना और उसके मूल एक-दूसरे से दूर खिसकाना",
        "पता लगाना कि द्विघात समीकरण की दिक़्क़त असल में भिन्न की है",
        "आसान से टेढ़े तक, क्रम से पाँच सवाल भेजना",
      ],
    },
  },
  "braille-teacher": {
    of: "grjdrf",
    description: {
      hinglish: "Bachchon ko ungliyon se padhna aur chhadi par bharosa karna sikhana.",
      hindi: "बच्चों को उँगलियों से पढ़ना और छड़ी पर भरोसा करना सिखाना।",
    },
    summary: {
      hinglish:
        "Kam ya bilkul na dekh paane wale bachchon ko special school, aam school aur ghar par chhe ubhre binduon se lekar ganit, surakshit chalna aur apna khayal rakhna sikhana.",
      hindi: "कम या बिल्कुल न देख पाने वाले बच्चों को स्पेशल स्कूल, आम स्कूल और घर पर छह उभरे बिंदुओं से लेकर गणित, सुरक्षित चलना और अपना ख़याल रखना सिखाना।",
    },
    day: {
      hinglish: [
        "Bachche ki ungliyan chhe binduon par rakhna aur intezaar karna",
        "Agle hafte ki Braille worksheet ubhaarna aur chhookar galti dhoondhna",
        "School ki seedhiyon par ek-ek kadam chhadi ka abhyas karana",
      ],
      hindi: [
        "बच्चे की उँगलियों के पोर छह बिंदुओं पर रखना और इंतज़ार करना",
        "अगले हफ़्ते की ब्रेल वर्कशीट उभारना और छूकर ग़लती ढूँढ़ना",
        "स्कूल की सीढ़ियों पर एक-एक क़दम छड़ी का अभ्यास कराना",
      ],
    },
  },
  "chief-librarian": {
    of: "18mybzy",
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
    day: {
      hinglish: [
        "Tay karna ki is saal ki budget katauti mein kaun se journal bachein",
        "Har vibhag ki kitaabon ki maang library committee ke saamne rakhna aur list tay karna",
        "Vice-chancellor ko seat ki ginti aur download ke aankde batana",
      ],
      hindi: [
        "तय करना कि इस साल की बजट कटौती में कौन से जर्नल बचें",
        "हर विभाग की किताबों की माँग लाइब्रेरी कमेटी के सामने रखना और सूची तय करना",
        "कुलपति को सीटों की गिनती और डाउनलोड के आँकड़े बताना",
      ],
    },
  },
  "instructional-technology-specialist": {
    of: "be4z20",
    description: {
      hinglish: "Teachers ko phone aur smart board ka achchha istemal sikhana.",
      hindi: "शिक्षकों को फ़ोन और स्मार्ट बोर्ड का अच्छा इस्तेमाल सिखाना।",
    },
    summary: {
      hinglish:
        "Schools mein device aur learning software lagana, aur workshop mein aur class mein teachers ko dikhana ki inse behtar kaise padhayein.",
      hindi: "स्कूलों में डिवाइस और लर्निंग सॉफ़्टवेयर लगाना, और वर्कशॉप में और क्लास में शिक्षकों को दिखाना कि इनसे बेहतर कैसे पढ़ाएँ।",
    },
    day: {
      hinglish: [
        "Chaalis teachers ko dikhana ki phone par lesson kaise record karein",
        "Jis school mein lab nahi hai, uske liye Google Classroom taiyar karna",
        "Mahine bhar baad lautkar dekhna ki kaun ab bhi istemal karta hai",
      ],
      hindi: [
        "चालीस शिक्षकों को दिखाना कि फ़ोन पर पाठ कैसे रिकॉर्ड करें",
        "जिस स्कूल में लैब नहीं है, उसके लिए Google Classroom तैयार करना",
        "महीने भर बाद लौटकर देखना कि कौन अब भी इस्तेमाल करता है",
      ],
    },
  },
  "agriculture-teacher": {
    of: "ppxiep",
    description: {
      hinglish: "Class 9 se 12 ko mitti ke paath se school ke khet tak le jaana.",
      hindi: "कक्षा 9 से 12 को मिट्टी के पाठ से स्कूल के खेत तक ले जाना।",
    },
    summary: {
      hinglish:
        "Class 9 se 12 ko fasal, mitti aur paaltu pashuon ke baare mein padhana, aadha classroom mein aur aadha school ke khet mein.",
      hindi: "कक्षा 9 से 12 को फ़सल, मिट्टी और पालतू पशुओं के बारे में पढ़ाना, आधा क्लासरूम में और आधा स्कूल के खेत में।",
    },
    day: {
      hinglish: [
        "Bachchon se school ke khet ka pH aur nitrogen jaanchwana",
        "Tees jodi aankhon ke saamne aam ke paudhe par kalam baandhna",
        "Fasal ki diary jaanchna: buaai, sinchai, phool, aur kisne khaya",
        "Ek class ko din bhar ke liye Krishi Vigyan Kendra le jaana",
      ],
      hindi: [
        "बच्चों से स्कूल के खेत का pH और नाइट्रोजन जँचवाना",
        "तीस जोड़ी आँखों के सामने आम के पौधे पर क़लम बाँधना",
        "फ़सल की डायरी जाँचना: बुआई, सिंचाई, फूल, और किसने खाया",
        "एक कक्षा को दिन भर के लिए कृषि विज्ञान केंद्र ले जाना",
      ],
    },
  },
  "cosmetology-instructor": {
    of: "127x1tn",
    description: {
      hinglish: "Parlour kholne ke liye hair aur make-up ka kaam sikhana.",
      hindi: "पार्लर खोलने के लिए बालों और मेकअप का काम सिखाना।",
    },
    summary: {
      hinglish:
        "ITI ya academy mein baal, twacha aur make-up ka kaam sikhana, threading se dulhan ke make-up tak, aur yeh bhi ki har service ki laagat kya hai.",
      hindi: "ITI या अकादमी में बाल, त्वचा और मेकअप का काम सिखाना, थ्रेडिंग से दुल्हन के मेकअप तक, और यह भी कि हर सर्विस की लागत क्या है।",
    },
    day: {
      hinglish: [
        "Ek trainee par threading karke dikhana, jab bees log jhukkar dekh rahe hon",
        "Kisi ke chehre par bleach lagne se pehle har baanh par patch test dekhna",
        "Class ke saath dulhan ke make-up ki laagat ka hisaab lagana",
      ],
      hindi: [
        "एक ट्रेनी पर थ्रेडिंग करके दिखाना, जब बीस लोग झुककर देख रहे हों",
        "किसी के चेहरे पर ब्लीच लगने से पहले हर बाँह पर पैच टेस्ट देखना",
        "क्लास के साथ दुल्हन के मेकअप की लागत का हिसाब लगाना",
      ],
    },
  },
  "electrical-technology-instructor": {
    of: "12j6p8x",
    description: {
      hinglish: "ITI trainees ko ghar ki wiring karna aur fault pakadna sikhana.",
      hindi: "ITI के ट्रेनी को घर की वायरिंग करना और फ़ॉल्ट पकड़ना सिखाना।",
    },
    summary: {
      hinglish:
        "ITI mein electrician ka trade sikhana: bench par wiring, motor aur surakshit switching dikhana, har kaam dena aur current chaalu hone se pehle use jaanchna.",
      hindi: "ITI में इलेक्ट्रीशियन का ट्रेड सिखाना: बेंच पर वायरिंग, मोटर और सुरक्षित स्विचिंग दिखाना, हर काम देना और करंट चालू होने से पहले उसे जाँचना।",
    },
    day: {
      hinglish: [
        "Trainee ke apne test lamp se seedhi wali wiring ka fault dhoondhna",
        "Main switch band karke dikhana ki us par taala aur tag kaise lagayein",
        "Practice board par conduit ke mod aur jod dekhkar number dena",
      ],
      hindi: [
        "ट्रेनी के अपने टेस्ट लैंप से सीढ़ी वाली वायरिंग का फ़ॉल्ट ढूँढ़ना",
        "मेन स्विच बंद करके दिखाना कि उस पर ताला और टैग कैसे लगाएँ",
        "प्रैक्टिस बोर्ड पर कंड्यूट के मोड़ और जोड़ देखकर नंबर देना",
      ],
    },
  },
  "economics-teacher": {
    of: "gosdop",
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
    day: {
      hinglish: [
        "Poochhna ki kis daam par kaun kitne pyaaz kharidega, aur curve banana",
        "Rashtriya aay ka sawaal dena aur pakadna ki kisne aata aur bread, dono jod liye",
        "Union Budget ki surkhiyan padhna aur class se poochhna ki paisa kaun dega",
      ],
      hindi: [
        "पूछना कि किस दाम पर कौन कितने प्याज़ ख़रीदेगा, और वक्र बनाना",
        "राष्ट्रीय आय का सवाल देना और पकड़ना कि किसने आटा और ब्रेड, दोनों जोड़ लिए",
        "केंद्रीय बजट की सुर्ख़ियाँ पढ़ना और क्लास से पूछना कि पैसा कौन देगा",
      ],
    },
  },
  "guitar-teacher": {
    of: "6vh9oh",
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
    day: {
      hinglish: [
        "Chaar baje ke batch se pehle chhe chhote guitar ka sur milana",
        "Naye seekhne wale ki ungli baal bhar khiskana taaki F chord goonje",
        "Film ka gaana aise scale mein likhna jise bachcha baja sake",
        "Metronome par Grade 3 ke student ke saath duet bajana",
      ],
      hindi: [
        "चार बजे के बैच से पहले छह छोटे गिटार का सुर मिलाना",
        "नए सीखने वाले की उँगली बाल भर खिसकाना ताकि F कॉर्ड गूँजे",
        "फ़िल्म का गाना ऐसे स्केल में लिखना जिसे बच्चा बजा सके",
        "मेट्रोनोम पर ग्रेड 3 के विद्यार्थी के साथ जुगलबंदी बजाना",
      ],
    },
  },
  "bookmobile-librarian": {
    of: "1m3kd2g",
    description: {
      hinglish: "Kitaabon ki van school aur galiyon mein le jaana aur kitaabein udhaar dena.",
      hindi: "किताबों की वैन स्कूलों और गलियों में ले जाना और किताबें उधार देना।",
    },
    summary: {
      hinglish:
        "Library ya kisi sanstha ki van ya kitaabon ke bakse lekar school, gali aur gaon ghoomna, kahani sunana, kitaabein dena aur register rakhna.",
      hindi: "लाइब्रेरी या किसी संस्था की वैन या किताबों के बक्से लेकर स्कूल, गली और गाँव घूमना, कहानी सुनाना, किताबें देना और रजिस्टर रखना।",
    },
    day: {
      hinglish: [
        "Van mein Hindi aur English picture books ke aath bakse laadna",
        "Aadhi kahani sunana aur baaki ke liye kitaab udhaar dena",
        "Pahadi school mein lauti hui kitaabein ginna aur phate cover theek karna",
      ],
      hindi: [
        "वैन में हिंदी और अंग्रेज़ी की चित्र पुस्तकों के आठ बक्से लादना",
        "आधी कहानी सुनाना और बाक़ी के लिए किताब उधार देना",
        "पहाड़ी स्कूल में लौटी हुई किताबें गिनना और फटे कवर ठीक करना",
      ],
    },
  },
  "academic-coach": {
    of: "1c486gv",
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
    day: {
      hinglish: [
        "Class 10 ka syllabus chaalis nibhne layak shaamon mein baantna",
        "Bhool jaane wale ladke se dobara padhne ki jagah recall card karwana",
        "Maa ko samjhana ki beti ko subah chaar baje na jagaye",
      ],
      hindi: [
        "कक्षा 10 का सिलेबस चालीस निभने लायक़ शामों में बाँटना",
        "भूल जाने वाले लड़के से दोबारा पढ़ने की जगह याद जाँचने वाले कार्ड करवाना",
        "माँ को समझाना कि बेटी को सुबह चार बजे न जगाए",
      ],
    },
  },
  "urdu-teacher": {
    of: "1es74m7",
    description: { hinglish: "Roop badalte akshar aur Ghalib ke sher padhana.", hindi: "रूप बदलते अक्षर और ग़ालिब के शेर पढ़ाना।" },
    summary: {
      hinglish:
        "Sarkari, private ya Urdu medium school mein pehli padhai se shayari tak class lena, jahan kuch bachche ghar par yeh zubaan bolte hain aur baaki alif se shuru karte hain.",
      hindi: "सरकारी, प्राइवेट या उर्दू मीडियम स्कूल में पहली पढ़ाई से शायरी तक क्लास लेना, जहाँ कुछ बच्चे घर पर यह ज़ुबान बोलते हैं और बाक़ी अलिफ़ से शुरू करते हैं।",
    },
    day: {
      hinglish: [
        "Dikhana ki shabd ke andar ain apna roop kaise badalta hai",
        "Ghalib ka sher sunana aur class ko uske matlab par bahas karne dena",
        "Woh imla jaanchna jisme nuqte galat aksharon par lage hon",
      ],
      hindi: [
        "दिखाना कि शब्द के अंदर ऐन अपना रूप कैसे बदलता है",
        "ग़ालिब का शेर सुनाना और क्लास को उसके मतलब पर बहस करने देना",
        "वह इमला जाँचना जिसमें नुक़्ते ग़लत अक्षरों पर लगे हों",
      ],
    },
  },
  "science-teacher": {
    of: "y0waif",
    description: {
      hinglish: "Class 6 se 10 ko dikhana ki prakash kyon mudta aur loha kyon zang khata hai.",
      hindi: "कक्षा 6 से 10 को दिखाना कि प्रकाश क्यों मुड़ता और लोहा क्यों ज़ंग खाता है।",
    },
    summary: {
      hinglish:
        "Class 6 se 10 ko physics, chemistry aur biology saath padhana, saadhaaran bench par prayog karana, aur Class 10 ko board paper ke liye taiyar karna.",
      hindi: "कक्षा 6 से 10 को भौतिकी, रसायन और जीव विज्ञान साथ पढ़ाना, साधारण बेंच पर प्रयोग कराना, और कक्षा 10 को बोर्ड पेपर के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Class 7 se haldi ke kagaz par nimbu, sabun aur namak ke paani ki jaanch karana",
        "Ray diagram tab tak banana jab tak aakhri bench ko na dikhe ki image kahan banti hai",
        "Chaalis record book mein label aur unit jaanchna",
        "Zila vigyan mele ke model mein do bachchon ki madad karna",
      ],
      hindi: [
        "कक्षा 7 से हल्दी के काग़ज़ पर नींबू, साबुन और नमक के पानी की जाँच कराना",
        "किरण आरेख तब तक बनाना जब तक आख़िरी बेंच को न दिखे कि प्रतिबिंब कहाँ बनता है",
        "चालीस रिकॉर्ड बुक में लेबल और मात्रक जाँचना",
        "ज़िला विज्ञान मेले के मॉडल में दो बच्चों की मदद करना",
      ],
    },
  },
  "college-counsellor": {
    of: "125zv8d",
    description: {
      hinglish: "Chhaantkar daakhila dene wale colleges ke essay aur interview ki taiyari karana.",
      hindi: "छाँटकर दाख़िला देने वाले कॉलेजों के निबंध और इंटरव्यू की तैयारी कराना।",
    },
    summary: {
      hinglish:
        "Class 11 aur 12 ke bachchon ko apne layak college chunne mein madad dena, aur chhaantkar lene wale colleges ke essay aur interview ke liye taiyar karna.",
      hindi: "कक्षा 11 और 12 के बच्चों को अपने लायक़ कॉलेज चुनने में मदद देना, और छाँटकर लेने वाले कॉलेजों के निबंध और इंटरव्यू के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Student se poochhna ki usne bina kisi ke kahe apne aap kya kiya",
        "Application essay ko nau sau shabdon se chhe sau shabdon ka karna",
        "Liberal arts college ke liye mock interview lena",
      ],
      hindi: [
        "विद्यार्थी से पूछना कि उसने बिना किसी के कहे अपने आप क्या किया",
        "आवेदन के निबंध को नौ सौ शब्दों से छह सौ शब्दों का करना",
        "लिबरल आर्ट्स कॉलेज के लिए मॉक इंटरव्यू लेना",
      ],
    },
  },
  "environmental-educator": {
    of: "o9o0ku",
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
    day: {
      hinglish: [
        "Jaal aur safed tray lekar Class 7 ko talaab ke chaaron taraf ghumana",
        "Hafte bhar bachchon ke saath school ke lunch ka kachra tolna",
        "Food web par card ka khel banana",
      ],
      hindi: [
        "जाल और सफ़ेद ट्रे लेकर कक्षा 7 को तालाब के चारों ओर घुमाना",
        "हफ़्ते भर बच्चों के साथ स्कूल के लंच का कचरा तोलना",
        "खाद्य जाल पर कार्ड का खेल बनाना",
      ],
    },
  },
};
