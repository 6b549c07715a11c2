import type { ToldCareers } from "./told.ts";

export const energy: ToldCareers = {
  "petroleum-engineer": {
    of: "p8buos",
    description: {
      hinglish: "Aise pump aur tareeke chunna jinse well se sabse zyada tel nikle.",
      hindi: "ऐसे पंप और तरीक़े चुनना जिनसे कुएँ से सबसे ज़्यादा तेल निकले।",
    },
    summary: {
      hinglish:
        "Mumbai High jaise field se tel aur gas nikaalne ki planning karna, aise well, pump aur paani ya gas bharne ke tareeke chunna jinse chattan se sabse zyada mile.",
      hindi: "मुंबई हाई जैसे क्षेत्रों से तेल और गैस निकालने की योजना बनाना, ऐसे कुएँ, पंप और पानी या गैस भरने के तरीक़े चुनना जिनसे चट्टान से सबसे ज़्यादा मिले।",
    },
  },
  "drilling-engineer": {
    of: "95w85p",
    description: { hinglish: "Chattan mein well ka raasta, mud aur casing tay karna.", hindi: "चट्टान में कुएँ का रास्ता, मड और केसिंग तय करना।" },
    summary: {
      hinglish:
        "Well ka raasta, drill pipe, mud aur steel ki parat, yaani casing, design karna, aur pressure par kaabu khoye bina bit ko kai kilometre chattan ke paar le jaana.",
      hindi:
        "कुएँ का रास्ता, ड्रिल पाइप, मड और स्टील की परत, यानी केसिंग, डिज़ाइन करना, और दबाव पर क़ाबू खोए बिना बिट को कई किलोमीटर चट्टान के पार ले जाना।",
    },
  },
  "reservoir-engineer": {
    of: "o7x4fd",
    description: {
      hinglish: "Gehri chattan mein tel gas ki chaal ka model banakar well ki jagah chunna.",
      hindi: "गहरी चट्टान में तेल गैस की चाल का मॉडल बनाकर कुएँ की जगह चुनना।",
    },
    summary: {
      hinglish:
        "Gehri chattan mein tel, gas aur paani kaise chalte hain iska simulation karna, taaki andaza lage ki field mein kitna hai aur agla well kahan ho.",
      hindi: "गहरी चट्टान में तेल, गैस और पानी कैसे चलते हैं इसका सिमुलेशन करना, ताकि अंदाज़ा लगे कि क्षेत्र में कितना है और अगला कुआँ कहाँ हो।",
    },
  },
  "petroleum-geologist": {
    of: "1xcaegq",
    description: {
      hinglish: "Seismic line aur chattan ke core dekhkar batana ki tel kahan hai.",
      hindi: "सिस्मिक लाइन और चट्टान के कोर देखकर बताना कि तेल कहाँ है।",
    },
    summary: {
      hinglish:
        "Krishna-Godavari jaise basin ki chattan ki goonj se bani tasveerein, yaani seismic section, aur core padhkar batana ki tel kahan phansa ho sakta hai aur kahan drilling ke laayak hai.",
      hindi:
        "कृष्णा-गोदावरी जैसे बेसिन की चट्टान की गूँज से बनी तस्वीरें, यानी सिस्मिक सेक्शन, और कोर पढ़कर बताना कि तेल कहाँ फँसा हो सकता है और कहाँ ड्रिलिंग के लायक़ है।",
    },
  },
  "mud-logger": {
    of: "9zu4af",
    description: {
      hinglish: "Well se oopar aane wale chattan ke tukde aur gas jaanchna.",
      hindi: "कुएँ से ऊपर आने वाले चट्टान के टुकड़े और गैस जाँचना।",
    },
    summary: {
      hinglish:
        "Rig ke cabin mein din raat drilling mud ke saath oopar aaye chattan ke tukde aur gas jaanchna, aur tel ke nishaan ya badhte pressure par chetavni dena.",
      hindi: "रिग के केबिन में दिन रात ड्रिलिंग मड के साथ ऊपर आए चट्टान के टुकड़े और गैस जाँचना, और तेल के निशान या बढ़ते दबाव पर चेतावनी देना।",
    },
  },
  "pipeline-engineer": {
    of: "7ti8t2",
    description: {
      hinglish: "Kheton aur nadiyon ke neeche tel aur gas line ka raasta tay karna.",
      hindi: "खेतों और नदियों के नीचे तेल और गैस लाइन का रास्ता तय करना।",
    },
    summary: {
      hinglish:
        "Kheton aur nadiyon ke neeche crude, petrol aur gas le jaane wali lambi pipeline ka raasta aur design tay karna, aur unki pumping aur rakh rakhaav ki planning karna.",
      hindi:
        "खेतों और नदियों के नीचे कच्चा तेल, पेट्रोल और गैस ले जाने वाली लंबी पाइपलाइन का रास्ता और डिज़ाइन तय करना, और उनकी पंपिंग और रखरखाव की योजना बनाना।",
    },
  },
  "gas-distribution-engineer": {
    of: "1ylcwgn",
    description: {
      hinglish: "Shahar mein rasoi gas ke pipe bichhana aur surakshit rakhna.",
      hindi: "शहर में रसोई गैस के पाइप बिछाना और सुरक्षित रखना।",
    },
    summary: {
      hinglish:
        "City gas company ki steel ki main line aur rasoi, factory aur CNG pump tak jaati peeli plastic line ki planning karna, unka pressure barabar rakhna, aur leak ki call par jaane wali crew ka netritva karna.",
      hindi:
        "सिटी गैस कंपनी की स्टील की मेन लाइन और रसोई, फ़ैक्टरी और CNG पंप तक जाती पीली प्लास्टिक लाइन की योजना बनाना, उनका दबाव बराबर रखना, और लीक की कॉल पर जाने वाले दल का नेतृत्व करना।",
    },
  },
  "oil-rig-driller": {
    of: "1bvunyn",
    description: { hinglish: "Gehre well mein drill pipe utaarne wale lever chalana.", hindi: "गहरे कुएँ में ड्रिल पाइप उतारने वाले लीवर चलाना।" },
    summary: {
      hinglish:
        "Drill pipe uthane, ghumane aur utaarne ke control chalana, wazan aur pressure ke gauge dekhna, aur gas ke tezi se oopar aane, yaani kick, ke pehle sanket par well band karna.",
      hindi: "ड्रिल पाइप उठाने, घुमाने और उतारने के कंट्रोल चलाना, वज़न और दबाव के गेज देखना, और गैस के तेज़ी से ऊपर आने, यानी किक, के पहले संकेत पर कुआँ बंद करना।",
    },
  },
  derrickhand: {
    of: "mkx69v",
    description: {
      hinglish: "Drilling mast par oonche chadhkar pipe rack mein lagana aur mud gholna.",
      hindi: "ड्रिलिंग मस्तूल पर ऊँचे चढ़कर पाइप रैक में लगाना और मड घोलना।",
    },
    summary: {
      hinglish: "Drilling mast par bahut oonche kaam karna, pipe ko rack mein lagana, aur beech beech mein mud pump sambhalna.",
      hindi: "ड्रिलिंग मस्तूल पर बहुत ऊँचे काम करना, पाइप को रैक में लगाना, और बीच बीच में मड पंप सँभालना।",
    },
  },
  roustabout: {
    of: "aa8rx0",
    description: {
      hinglish: "Oil rig ke deck par pipe load karna, zang khurachna aur paint karna.",
      hindi: "ऑयल रिग के डेक पर पाइप लादना, ज़ंग खुरचना और पेंट करना।",
    },
    summary: {
      hinglish:
        "Oil rig ya field par pipe aur saamaan load karna, deck aur auzaar khurachna, paint aur marammat karna, jahan bhi haathon ki zaroorat ho.",
      hindi: "ऑयल रिग या फ़ील्ड पर पाइप और सामान लादना, डेक और औज़ार खुरचना, पेंट और मरम्मत करना, जहाँ भी हाथों की ज़रूरत हो।",
    },
  },
  "tool-pusher": {
    of: "qd460q",
    description: {
      hinglish: "Zameen ya samudra par drilling rig ki poori crew chalana.",
      hindi: "ज़मीन या समुद्र पर ड्रिलिंग रिग का पूरा दल चलाना।",
    },
    summary: {
      hinglish:
        "Contractor ki taraf se mukhiya bankar hafton rig par rehna, well ke liye oil company ko jawab dena, aur crew, spare part aur safety drill ka dhyan rakhna.",
      hindi: "कॉन्ट्रैक्टर की तरफ़ से मुखिया बनकर हफ़्तों रिग पर रहना, कुएँ के लिए तेल कंपनी को जवाब देना, और दल, स्पेयर पार्ट और सेफ़्टी ड्रिल का ध्यान रखना।",
    },
  },
  cementer: {
    of: "1fq1c4s",
    description: {
      hinglish: "Naye well mein cement pump karke steel casing ko seal karna.",
      hindi: "नए कुएँ में सीमेंट पंप करके स्टील केसिंग को सील करना।",
    },
    summary: {
      hinglish:
        "Cement ka ghol milakar naye well mein pump karna taaki woh steel casing aur chattan ke beech jam jaaye aur paani aur gas ko rok de.",
      hindi: "सीमेंट का घोल मिलाकर नए कुएँ में पंप करना ताकि वह स्टील केसिंग और चट्टान के बीच जम जाए और पानी और गैस को रोक दे।",
    },
  },
  "refinery-operator": {
    of: "u12s1o",
    description: {
      hinglish: "Crude ko petrol aur LPG mein alag karne wale column chalana.",
      hindi: "कच्चे तेल को पेट्रोल और LPG में अलग करने वाले कॉलम चलाना।",
    },
    summary: {
      hinglish:
        "Crude ko petrol, diesel aur LPG mein alag karne wale column, furnace aur pump chalana, unit mein ghoomkar dekhna aur console se adjust karna.",
      hindi: "कच्चे तेल को पेट्रोल, डीज़ल और LPG में अलग करने वाले कॉलम, भट्ठी और पंप चलाना, यूनिट में घूमकर देखना और कंसोल से एडजस्ट करना।",
    },
  },
  "gas-plant-operator": {
    of: "vdhotg",
    description: {
      hinglish: "Pipeline ke liye natural gas saaf karna aur compress karna.",
      hindi: "पाइपलाइन के लिए नैचुरल गैस साफ़ करना और कंप्रेस करना।",
    },
    summary: {
      hinglish:
        "Natural gas ko saaf karna, compress karna aur pipeline gas, rasoi gas aur liquid mein alag karna, pressure aur temperature barabar rakhna.",
      hindi: "नैचुरल गैस को साफ़ करना, कंप्रेस करना और पाइपलाइन गैस, रसोई गैस और तरल में अलग करना, दबाव और तापमान बराबर रखना।",
    },
  },
  "power-generation-engineer": {
    of: "6x23ft",
    description: {
      hinglish: "Sudhaar ki planning karna taaki bijli ghar kam eendhan jalayein.",
      hindi: "सुधार की योजना बनाना ताकि बिजलीघर कम ईंधन जलाएँ।",
    },
    summary: {
      hinglish:
        "Koyle, gas ya waste heat se chalne wale bijli ghar ki efficiency aur upgrade dekhna, eendhan daalne se generator ke output tak.",
      hindi: "कोयले, गैस या बची गर्मी से चलने वाले बिजलीघर की एफ़िशिएंसी और अपग्रेड देखना, ईंधन डालने से जनरेटर के आउटपुट तक।",
    },
  },
  "power-systems-engineer": {
    of: "nckggi",
    description: {
      hinglish: "Rajya ke grid ke fault ka simulation karna aur relay set karna.",
      hindi: "राज्य के ग्रिड के फ़ॉल्ट का सिमुलेशन करना और रिले सेट करना।",
    },
    summary: {
      hinglish:
        "Jaanchna ki fault, toofan aur solar ke uchhaal ka asar rajya ke grid mein kaise phailta hai, aur grid ko stable rakhne ke liye relay set karna aur line ki planning karna.",
      hindi:
        "जाँचना कि फ़ॉल्ट, तूफ़ान और सोलर के उछाल का असर राज्य के ग्रिड में कैसे फैलता है, और ग्रिड को स्थिर रखने के लिए रिले सेट करना और लाइन की योजना बनाना।",
    },
  },
  "power-distribution-engineer": {
    of: "12xei9e",
    description: {
      hinglish: "Har gali tak feeder ki planning karna aur loss aur bijli chori ghatana.",
      hindi: "हर गली तक फ़ीडर की योजना बनाना और लॉस और बिजली चोरी घटाना।",
    },
    summary: {
      hinglish:
        "Substation se gali tak bijli laane wale feeder, transformer aur khambe design aur upgrade karna, aur loss aur chori ghatana.",
      hindi: "सबस्टेशन से गली तक बिजली लाने वाले फ़ीडर, ट्रांसफ़ॉर्मर और खंभे डिज़ाइन और अपग्रेड करना, और लॉस और चोरी घटाना।",
    },
  },
  "substation-engineer": {
    of: "2ti8d",
    description: {
      hinglish: "Jahan voltage badhaya ya ghataya jaata hai, wahan transformer jaanchna.",
      hindi: "जहाँ वोल्टेज बढ़ाया या घटाया जाता है, वहाँ ट्रांसफ़ॉर्मर जाँचना।",
    },
    summary: {
      hinglish:
        "Transformer, bade switch aur nange taar wale yard design karna aur sambhalna, jahan voltage badhaya ya ghataya jaata hai aur galti ki koi gunjaish nahi hoti.",
      hindi: "ट्रांसफ़ॉर्मर, बड़े स्विच और नंगे तार वाले यार्ड डिज़ाइन करना और सँभालना, जहाँ वोल्टेज बढ़ाया या घटाया जाता है और ग़लती की कोई गुंजाइश नहीं होती।",
    },
  },
  "power-plant-operator": {
    of: "vdkoh7",
    description: {
      hinglish: "Grid ki maang par bijli ghar ke boiler chalu aur band karna.",
      hindi: "ग्रिड की माँग पर बिजलीघर के बॉयलर चालू और बंद करना।",
    },
    summary: {
      hinglish:
        "Bijli ghar ke boiler, mill, pump aur generator shift mein chalana, control room se aur ghoomkar dekhte hue, aur unka output grid ki maang se milana.",
      hindi: "बिजलीघर के बॉयलर, मिल, पंप और जनरेटर शिफ़्ट में चलाना, कंट्रोल रूम से और घूमकर देखते हुए, और उनका आउटपुट ग्रिड की माँग से मिलाना।",
    },
  },
  "turbine-operator": {
    of: "1mjjgsm",
    description: {
      hinglish: "Bearing ki awaaz sunna aur rotor ko grid ki speed par rakhna.",
      hindi: "बेयरिंग की आवाज़ सुनना और रोटर को ग्रिड की स्पीड पर रखना।",
    },
    summary: {
      hinglish:
        "Steam ya paani ki turbine sahi speed par chalana, awaaz sunna aur tel, bearing aur valve jaanchna taaki generator ki frequency bani rahe.",
      hindi: "भाप या पानी की टरबाइन सही स्पीड पर चलाना, आवाज़ सुनना और तेल, बेयरिंग और वाल्व जाँचना ताकि जनरेटर की फ़्रीक्वेंसी बनी रहे।",
    },
  },
  "boiler-operator": {
    of: "1gmrxzx",
    description: {
      hinglish: "Gauge dekhkar paani, aag aur steam ka pressure sahi rakhna.",
      hindi: "गेज देखकर पानी, आग और भाप का दबाव सही रखना।",
    },
    summary: {
      hinglish:
        "Boilers Act ke competency certificate ke saath steam boiler jalana aur sambhalna, gauge se paani ka level, pressure aur eendhan dekhna.",
      hindi: "Boilers Act के कॉम्पिटेंसी सर्टिफ़िकेट के साथ भाप के बॉयलर जलाना और सँभालना, गेज से पानी का लेवल, दबाव और ईंधन देखना।",
    },
  },
  "load-dispatcher": {
    of: "oooyd3",
    description: { hinglish: "Desk se har minute ilaake ki bijli ka balance rakhna.", hindi: "डेस्क से हर मिनट इलाक़े की बिजली का संतुलन रखना।" },
    summary: {
      hinglish:
        "Control room se har minute ilaake ki bijli ka balance rakhna, bijli gharon ko output badhane ya ghatane ko kahna aur kharab line ki jagah dusre raaste se bijli bhejna.",
      hindi:
        "कंट्रोल रूम से हर मिनट इलाक़े की बिजली का संतुलन रखना, बिजलीघरों को आउटपुट बढ़ाने या घटाने को कहना और ख़राब लाइन की जगह दूसरे रास्ते से बिजली भेजना।",
    },
  },
  "nuclear-engineer": {
    of: "3a4j3r",
    description: {
      hinglish: "Aise reactor core design karna jo pump band hone par bhi thande rahein.",
      hindi: "ऐसे रिएक्टर कोर डिज़ाइन करना जो पंप बंद होने पर भी ठंडे रहें।",
    },
    summary: {
      hinglish:
        "Kaiga jaise bijli gharon ke liye reactor core, fuel aur shielding design karna, aur kaagaz par saabit karna ki pump ya pipe kharab hone par bhi woh thande rahenge.",
      hindi: "कैगा जैसे बिजलीघरों के लिए रिएक्टर कोर, ईंधन और शील्डिंग डिज़ाइन करना, और काग़ज़ पर साबित करना कि पंप या पाइप ख़राब होने पर भी वे ठंडे रहेंगे।",
    },
  },
  "nuclear-reactor-operator": {
    of: "eub6hs",
    description: {
      hinglish: "Panel se reactor ki power barabar rakhna, har alarm par kadam uthana.",
      hindi: "पैनल से रिएक्टर की पावर बराबर रखना, हर अलार्म पर क़दम उठाना।",
    },
    summary: {
      hinglish:
        "Parmanu bijli ghar ki licence wali desk se power, coolant aur pressure dekhna, power ko thoda thoda badalna aur alarm bajne par practice kiye hue kadam uthana.",
      hindi: "परमाणु बिजलीघर की लाइसेंस वाली डेस्क से पावर, कूलेंट और दबाव देखना, पावर को थोड़ा थोड़ा बदलना और अलार्म बजने पर अभ्यास किए हुए क़दम उठाना।",
    },
  },
  "nuclear-technician": {
    of: "1j94oey",
    description: {
      hinglish: "Lead glass ke peeche se remote arm se radioactive sample uthana.",
      hindi: "लेड ग्लास के पीछे से रिमोट आर्म से रेडियोएक्टिव सैंपल उठाना।",
    },
    summary: {
      hinglish:
        "Reactor aur laboratory mein remote arm se radioactive sample aur fuel sambhalna, instrument jaanchna aur radioactive gandagi pakadne ke liye satah ka swab lena.",
      hindi: "रिएक्टर और लैब में रिमोट आर्म से रेडियोएक्टिव सैंपल और ईंधन सँभालना, उपकरण जाँचना और रेडियोएक्टिव गंदगी पकड़ने के लिए सतह का स्वैब लेना।",
    },
  },
  "radiation-protection-engineer": {
    of: "199pyok",
    description: {
      hinglish: "Aisi shielding deewarein design karna jo sabki dose kam rakhein.",
      hindi: "ऐसी शील्डिंग दीवारें डिज़ाइन करना जो सबकी डोज़ कम रखें।",
    },
    summary: {
      hinglish:
        "Aisi shielding, zone aur monitoring design karna ki nuclear plant aur hospital mein logon ki dose tay seema se kaafi neeche rahe.",
      hindi: "ऐसी शील्डिंग, ज़ोन और मॉनिटरिंग डिज़ाइन करना कि परमाणु प्लांट और अस्पताल में लोगों की डोज़ तय सीमा से काफ़ी नीचे रहे।",
    },
  },
  "health-physicist": {
    of: "1ww62jg",
    description: {
      hinglish: "Workers ke dose badge padhna aur khatarnak ho chuka kaam rokna.",
      hindi: "कर्मचारियों के डोज़ बैज पढ़ना और ख़तरनाक हो चुका काम रोकना।",
    },
    summary: {
      hinglish:
        "Nuclear site ke workers aur padosiyon tak pahunchne wala radiation naapna, workers ke dose badge padhna aur khatarnak hota kaam rokna.",
      hindi: "परमाणु साइट के कर्मचारियों और पड़ोसियों तक पहुँचने वाला रेडिएशन नापना, कर्मचारियों के डोज़ बैज पढ़ना और ख़तरनाक होता काम रोकना।",
    },
  },
  "solar-energy-engineer": {
    of: "jppmeu",
    description: {
      hinglish: "Sabse zyada bijli ke liye panel ki line, jhukaav aur cable design karna.",
      hindi: "सबसे ज़्यादा बिजली के लिए पैनल की लाइन, झुकाव और केबल डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Solar park aur chhat ke plant design karna, jhukaav, chhaya, inverter aur cable aise tay karna ki har panel saal bhar mein sabse zyada bijli de.",
      hindi: "सोलर पार्क और छत के प्लांट डिज़ाइन करना, झुकाव, छाया, इन्वर्टर और केबल ऐसे तय करना कि हर पैनल साल भर में सबसे ज़्यादा बिजली दे।",
    },
  },
  "solar-panel-installer": {
    of: "yodn6r",
    description: {
      hinglish: "Chhat par solar panel lagana aur unhe inverter se jodna.",
      hindi: "छत पर सोलर पैनल लगाना और उन्हें इन्वर्टर से जोड़ना।",
    },
    summary: {
      hinglish: "Chhat aur zameen par frame aur module lagana, unhe inverter se jodna aur maalik ko saunpne se pehle output jaanchna.",
      hindi: "छत और ज़मीन पर फ़्रेम और मॉड्यूल लगाना, उन्हें इन्वर्टर से जोड़ना और मालिक को सौंपने से पहले आउटपुट जाँचना।",
    },
  },
  "wind-energy-engineer": {
    of: "1f96veo",
    description: {
      hinglish: "Wind mast ke data se tay karna ki turbine kahan lagein.",
      hindi: "विंड मास्ट के डेटा से तय करना कि टरबाइन कहाँ लगें।",
    },
    summary: {
      hinglish:
        "Tamil Nadu ya Gujarat ki tez hawa wali pahadiyon aur tat par turbine ki jagah tay karna, aur blade, tower aur output behtar karna.",
      hindi: "तमिलनाडु या गुजरात की तेज़ हवा वाली पहाड़ियों और तट पर टरबाइन की जगह तय करना, और ब्लेड, टावर और आउटपुट बेहतर करना।",
    },
  },
  "wind-turbine-technician": {
    of: "zm78fp",
    description: {
      hinglish: "Tower par chadhkar bearing mein grease lagana aur gearbox theek karna.",
      hindi: "टावर पर चढ़कर बेयरिंग में ग्रीस लगाना और गियरबॉक्स ठीक करना।",
    },
    summary: {
      hinglish:
        "Turbine banane wali company ya wind farm ke liye do teen logon ki crew mein kaam karna: kheton se bahut oopar, harness pehankar, sensor, bolt aur tel badalna, fault dhoondhna aur gearbox badalne mein madad karna.",
      hindi:
        "टरबाइन बनाने वाली कंपनी या विंड फ़ार्म के लिए दो तीन लोगों के दल में काम करना: खेतों से बहुत ऊपर, हार्नेस पहनकर, सेंसर, बोल्ट और तेल बदलना, फ़ॉल्ट ढूँढना और गियरबॉक्स बदलने में मदद करना।",
    },
  },
  "hydropower-engineer": {
    of: "1b0a1te",
    description: {
      hinglish: "Nadi ke girte paani se bijli banane wale plant design karna.",
      hindi: "नदी के गिरते पानी से बिजली बनाने वाले प्लांट डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Nadi ke girte paani se bijli banane wale plant design aur upgrade karna, intake aur pressure pipe, yaani penstock, se lekar turbine chunne tak.",
      hindi: "नदी के गिरते पानी से बिजली बनाने वाले प्लांट डिज़ाइन और अपग्रेड करना, इनटेक और प्रेशर पाइप, यानी पेनस्टॉक, से लेकर टरबाइन चुनने तक।",
    },
  },
  "biogas-technician": {
    of: "i3g3s3",
    description: {
      hinglish: "Digester mein gobar daalna aur pump aur burner theek karna.",
      hindi: "डाइजेस्टर में गोबर डालना और पंप और बर्नर ठीक करना।",
    },
    summary: {
      hinglish:
        "Gaon ke gas dome aur dairy, mill aur shahar ke bade plant chalu rakhna: gobar, rasoi ka kachra ya puaal daalna, gas aur acidity jaanchna, aur pump, pipe aur burner theek karna.",
      hindi:
        "गाँव के गैस डोम और डेयरी, मिल और शहर के बड़े प्लांट चालू रखना: गोबर, रसोई का कचरा या पुआल डालना, गैस और अम्लता जाँचना, और पंप, पाइप और बर्नर ठीक करना।",
    },
  },
  "fuel-cell-engineer": {
    of: "kr81i2",
    description: {
      hinglish: "Bus aur phone tower chalane ke liye hydrogen cell banana.",
      hindi: "बस और फ़ोन टावर चलाने के लिए हाइड्रोजन सेल बनाना।",
    },
    summary: {
      hinglish:
        "Bus aur phone tower ke liye hydrogen ko bijli mein badalne wale cell banana, membrane aur stack ki umar aur output test karna.",
      hindi: "बस और फ़ोन टावर के लिए हाइड्रोजन को बिजली में बदलने वाले सेल बनाना, मेम्ब्रेन और स्टैक की उम्र और आउटपुट टेस्ट करना।",
    },
  },
  "geothermal-engineer": {
    of: "t9po3f",
    description: {
      hinglish: "Bijli ke liye dharti ki garmi oopar laane wale well design karna.",
      hindi: "बिजली के लिए धरती की गर्मी ऊपर लाने वाले कुएँ डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Dharti ki garmi kaam mein lene ke tareeke design karna, jaise Ladakh ki Puga ghaati mein, aur bijli, greenhouse ya imaratein garm rakhne ke liye garm paani nikaalna.",
      hindi:
        "धरती की गर्मी काम में लेने के तरीक़े डिज़ाइन करना, जैसे लद्दाख़ की पुगा घाटी में, और बिजली, ग्रीनहाउस या इमारतें गर्म रखने के लिए गर्म पानी निकालना।",
    },
  },
  "energy-auditor": {
    of: "1gv8fl",
    description: {
      hinglish: "Naapna ki factory ya hotel mein bijli aur garmi kahan barbaad hoti hai.",
      hindi: "नापना कि फ़ैक्टरी या होटल में बिजली और गर्मी कहाँ बरबाद होती है।",
    },
    summary: {
      hinglish:
        "Clamp meter aur thermal camera se naapna ki factory, hotel ya office mein bijli aur garmi kahan barbaad hoti hai, aur dikhana ki har sudhaar se kitni bachat hogi.",
      hindi: "क्लैंप मीटर और थर्मल कैमरे से नापना कि फ़ैक्टरी, होटल या ऑफ़िस में बिजली और गर्मी कहाँ बरबाद होती है, और दिखाना कि हर सुधार से कितनी बचत होगी।",
    },
  },
  "energy-manager": {
    of: "n4cs12",
    description: {
      hinglish: "Company ke eendhan aur bijli ka hisaab rakhna aur bachat ke target tay karna.",
      hindi: "कंपनी के ईंधन और बिजली का हिसाब रखना और बचत के टारगेट तय करना।",
    },
    summary: {
      hinglish:
        "Badi company ke eendhan aur bijli ki zimmedari lena, supply contract compare karna, target tay karna aur department par unhe poora karne ka zor daalna.",
      hindi: "बड़ी कंपनी के ईंधन और बिजली की ज़िम्मेदारी लेना, सप्लाई कॉन्ट्रैक्ट की तुलना करना, टारगेट तय करना और विभागों पर उन्हें पूरा करने का ज़ोर डालना।",
    },
  },
  "energy-trader": {
    of: "jakwbi",
    description: { hinglish: "Exchange par bijli aur gas kharidna aur bechna.", hindi: "एक्सचेंज पर बिजली और गैस ख़रीदना और बेचना।" },
    summary: {
      hinglish:
        "IEX aur IGX jaise exchange par bijli aur gas kharidna aur bechna, mausam aur maang dekhkar andaza lagana ki har ghante daam kidhar jaayega.",
      hindi: "IEX और IGX जैसे एक्सचेंज पर बिजली और गैस ख़रीदना और बेचना, मौसम और माँग देखकर अंदाज़ा लगाना कि हर घंटे दाम किधर जाएगा।",
    },
  },
  "energy-analyst": {
    of: "mbvhaf",
    description: {
      hinglish: "Meter data se jaanna ki kaun sa fan ya plant sabse zyada bijli bachata hai.",
      hindi: "मीटर डेटा से पता करना कि कौन सा पंखा या प्लांट सबसे ज़्यादा बिजली बचाता है।",
    },
    summary: {
      hinglish:
        "Gharon, shahron ya industry ke khapat ke data mein pattern dhoondhna aur batana ki kaun sa appliance standard ya plant sabse zyada bachat deta hai.",
      hindi: "घरों, शहरों या उद्योगों के खपत के डेटा में पैटर्न ढूँढना और बताना कि उपकरणों का कौन सा मानक या कौन सा प्लांट सबसे ज़्यादा बचत देता है।",
    },
  },
  "energy-economist": {
    of: "d000vh",
    description: {
      hinglish: "Hisaab lagana ki eendhan ke daam ya subsidy badle to bojh kis par padega.",
      hindi: "हिसाब लगाना कि ईंधन के दाम या सब्सिडी बदले तो बोझ किस पर पड़ेगा।",
    },
    summary: {
      hinglish: "Jaanchna ki eendhan ke daam, subsidy aur naye plant se gharon ka kharch aur desh ka zaroori import kaise badalta hai.",
      hindi: "जाँचना कि ईंधन के दाम, सब्सिडी और नए प्लांट से घरों का ख़र्च और देश का ज़रूरी आयात कैसे बदलता है।",
    },
  },
  "solar-power-plant-operator": {
    of: "1svpbyh",
    description: {
      hinglish: "Kai hectare ke solar panel saaf rakhna taaki grid ko bijli milti rahe.",
      hindi: "कई हेक्टेयर के सोलर पैनल साफ़ रखना ताकि ग्रिड को बिजली मिलती रहे।",
    },
    summary: {
      hinglish:
        "Rajasthan, Gujarat ya Karnataka ke solar park mein inverteron par nazar rakhna, jo current ko istemal ke laayak banate hain, aur garmi aur dhool mein lambi kataaron mein chalna.",
      hindi:
        "राजस्थान, गुजरात या कर्नाटक के सोलर पार्क में इन्वर्टरों पर नज़र रखना, जो करंट को इस्तेमाल के लायक़ बनाते हैं, और गर्मी और धूल में लंबी क़तारों में चलना।",
    },
  },
  "electrical-energy-storage-technician": {
    of: "w1gnj9",
    description: { hinglish: "Battery ke container jaanchna aur kamzor battery badalna.", hindi: "बैटरी के कंटेनर जाँचना और कमज़ोर बैटरी बदलना।" },
    summary: {
      hinglish:
        "Battery ke un containeron ki dekhbhal karna jo din ki solar ya wind bijli shaam ke liye rakhte hain, aur unka voltage, garmi aur fire alarm dekhna.",
      hindi: "बैटरी के उन कंटेनरों की देखभाल करना जो दिन की सौर या पवन बिजली शाम के लिए रखते हैं, और उनका वोल्टेज, गर्मी और फ़ायर अलार्म देखना।",
    },
  },
  "electrical-lineman": {
    of: "13w9lqu",
    description: {
      hinglish: "Khambon ki bijli line band karna, earth karna aur theek karna.",
      hindi: "खंभों की बिजली लाइन बंद करना, अर्थ करना और ठीक करना।",
    },
    summary: {
      hinglish: "Har ghar aur pump tak bijli le jaane wali line kheenchne, theek karne aur chalu band karne ke liye khambon par chadhna.",
      hindi: "हर घर और पंप तक बिजली ले जाने वाली लाइन खींचने, ठीक करने और चालू बंद करने के लिए खंभों पर चढ़ना।",
    },
  },
  "green-hydrogen-engineer": {
    of: "18qxn5g",
    description: {
      hinglish: "Renewable bijli se paani ko todna aur jo nikle use store karna.",
      hindi: "रिन्यूएबल बिजली से पानी को तोड़ना और जो निकले उसे स्टोर करना।",
    },
    summary: {
      hinglish:
        "Aise plant design karna aur chalana jahan bijli se hydrogen banti hai, jo refinery, khaad aur steel ke liye saaf eendhan aur kachcha maal hai. Bharat mein yeh kaam abhi naya hai.",
      hindi:
        "ऐसे प्लांट डिज़ाइन करना और चलाना जहाँ बिजली से हाइड्रोजन बनती है, जो रिफ़ाइनरी, खाद और स्टील के लिए साफ़ ईंधन और कच्चा माल है। भारत में यह काम अभी नया है।",
    },
  },
  "solar-energy-contractor": {
    of: "19w2cge",
    description: {
      hinglish: "Chhat ke solar panel bechna, loan mein madad karna aur panel lagana.",
      hindi: "छत के सोलर पैनल बेचना, लोन में मदद करना और पैनल लगाना।",
    },
    summary: {
      hinglish:
        "Ghar, school aur workshop par solar lagane wali chhoti firm chalana, pehli visit se lekar bijli company ke meter aur uske baad saalon ki service tak.",
      hindi: "घर, स्कूल और वर्कशॉप पर सोलर लगाने वाली छोटी फ़र्म चलाना, पहली बार जाने से लेकर बिजली कंपनी के मीटर और उसके बाद सालों की सर्विस तक।",
    },
  },
  "wind-farm-operations-manager": {
    of: "1ftz0vj",
    description: {
      hinglish: "Pachaas turbine chalti rakhna aur unke gaanvon ko khush rakhna.",
      hindi: "पचास टरबाइन चलती रखना और उनके गाँवों को ख़ुश रखना।",
    },
    summary: {
      hinglish:
        "Tamil Nadu, Gujarat ya Karnataka ki pahadiyon aur maidaanon par site chalana, marammat, spare part aur chadhne wali crew ki planning karna aur zameen maalikon aur grid se baat karna.",
      hindi:
        "तमिलनाडु, गुजरात या कर्नाटक की पहाड़ियों और मैदानों पर साइट चलाना, मरम्मत, स्पेयर पार्ट और चढ़ने वाले दल की योजना बनाना और ज़मीन मालिकों और ग्रिड से बात करना।",
    },
  },
  "energy-trading-analyst": {
    of: "19qjs19",
    description: {
      hinglish: "Kal ke load ka andaza lagakar batana ki kitni bijli kharidni hai.",
      hindi: "कल के लोड का अंदाज़ा लगाकर बताना कि कितनी बिजली ख़रीदनी है।",
    },
    summary: {
      hinglish: "Hisaab lagana ki kal ke sabse garm ghante ke liye kitni bijli kharidni ya bechni hai, aur kis daam par.",
      hindi: "हिसाब लगाना कि कल के सबसे गर्म घंटे के लिए कितनी बिजली ख़रीदनी या बेचनी है, और किस दाम पर।",
    },
  },
  "wind-turbine-blade-repair-technician": {
    of: "o30zdv",
    description: {
      hinglish: "Rassi par latakkar blade ki daraarein resin se theek karna.",
      hindi: "रस्सी पर लटककर ब्लेड की दरारें रेज़िन से ठीक करना।",
    },
    summary: {
      hinglish:
        "Jin mahinon mein hawa dheemi ho, rope team ke saath ek wind farm se dusre jaana, blade par daraar aur bijli girne ke nishaan pehchaanna aur resin aur glass cloth se theek karna.",
      hindi:
        "जिन महीनों में हवा धीमी हो, रस्सी वाली टीम के साथ एक विंड फ़ार्म से दूसरे जाना, ब्लेड पर दरार और बिजली गिरने के निशान पहचानना और रेज़िन और ग्लास क्लॉथ से ठीक करना।",
    },
  },
  "meter-reader": {
    of: "wyxvzt",
    description: { hinglish: "Gharon ke bijli meter padhna aur bill haath mein dena.", hindi: "घरों के बिजली मीटर पढ़ना और बिल हाथ में देना।" },
    summary: {
      hinglish:
        "Bijli company ya uski agency ke liye mahine mein kuch hazaar meter padhne ghar ghar jaana, unit likhna, wahin bill print karna aur chhedchhaad ki khabar dena. Smart meter aane se reader ki zaroorat ghatti ja rahi hai.",
      hindi:
        "बिजली कंपनी या उसकी एजेंसी के लिए महीने में कुछ हज़ार मीटर पढ़ने घर घर जाना, यूनिट लिखना, वहीं बिल प्रिंट करना और छेड़छाड़ की ख़बर देना। स्मार्ट मीटर आने से रीडर की ज़रूरत घटती जा रही है।",
    },
  },
};
