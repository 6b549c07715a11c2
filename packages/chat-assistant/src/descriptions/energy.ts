import type { ToldCareers } from "./told.ts";

export const energy: ToldCareers = {
  "petroleum-engineer": {
    of: "wcxb60",
    description: {
      hinglish: "Aise pump aur tareeke chunna jinse well se sabse zyada tel nikle.",
      hindi: "ऐसे पंप और तरीक़े चुनना जिनसे कुएँ से सबसे ज़्यादा तेल निकले।",
    },
    summary: {
      hinglish:
        "Mumbai High jaise field se tel aur gas nikaalne ki planning karna, aise well, pump aur paani ya gas bharne ke tareeke chunna jinse chattan se sabse zyada mile.",
      hindi: "मुंबई हाई जैसे क्षेत्रों से तेल और गैस निकालने की योजना बनाना, ऐसे कुएँ, पंप और पानी या गैस भरने के तरीक़े चुनना जिनसे चट्टान से सबसे ज़्यादा मिले।",
    },
    day: {
      hinglish: [
        "Pata karna ki well number saat tel se zyada paani kyon deta hai",
        "Upar neeche jhoolte pump ki jagah kuen ke tal mein gas chhodna aur fayde ka andaza lagana",
        "Helicopter se samudri platform par jaana aur valve ko teen alag had tak kholkar bahaav naapna",
      ],
      hindi: [
        "पता करना कि कुआँ नंबर सात तेल से ज़्यादा पानी क्यों देता है",
        "ऊपर नीचे झूलते पंप की जगह कुएँ के तल में गैस छोड़ना और फ़ायदे का अंदाज़ा लगाना",
        "हेलिकॉप्टर से समुद्री प्लेटफ़ॉर्म पर जाना और वाल्व को तीन अलग हद तक खोलकर बहाव नापना",
      ],
    },
  },
  "drilling-engineer": {
    of: "1x5qzu2",
    description: { hinglish: "Chattan mein well ka raasta, mud aur casing tay karna.", hindi: "चट्टान में कुएँ का रास्ता, मड और केसिंग तय करना।" },
    summary: {
      hinglish:
        "Well ka raasta, drill pipe, mud aur steel ki parat, yaani casing, design karna, aur pressure par kaabu khoye bina bit ko kai kilometre chattan ke paar le jaana.",
      hindi:
        "कुएँ का रास्ता, ड्रिल पाइप, मड और स्टील की परत, यानी केसिंग, डिज़ाइन करना, और दबाव पर क़ाबू खोए बिना बिट को कई किलोमीटर चट्टान के पार ले जाना।",
    },
    day: {
      hinglish: [
        "Samudra ke neeche do kilometre tak mudne wale well ka naksha banana",
        "Aisa mud chunna jo pressure ke liye kaafi bhaari aur chattan ke liye kaafi halka ho",
        "Bit ke shale tak pahunchne par screen par marodne ka zor, yaani torque, dekhna",
      ],
      hindi: [
        "समुद्र के नीचे दो किलोमीटर तक मुड़ने वाले कुएँ का नक़्शा बनाना",
        "ऐसा मड चुनना जो दबाव के लिए काफ़ी भारी और चट्टान के लिए काफ़ी हल्का हो",
        "बिट के शेल तक पहुँचने पर स्क्रीन पर मरोड़ने का ज़ोर, यानी टॉर्क, देखना",
      ],
    },
  },
  "reservoir-engineer": {
    of: "174aa1h",
    description: {
      hinglish: "Gehri chattan mein tel gas ki chaal ka model banakar well ki jagah chunna.",
      hindi: "गहरी चट्टान में तेल गैस की चाल का मॉडल बनाकर कुएँ की जगह चुनना।",
    },
    summary: {
      hinglish:
        "Gehri chattan mein tel, gas aur paani kaise chalte hain iska simulation karna, taaki andaza lage ki field mein kitna hai aur agla well kahan ho.",
      hindi: "गहरी चट्टान में तेल, गैस और पानी कैसे चलते हैं इसका सिमुलेशन करना, ताकि अंदाज़ा लगे कि क्षेत्र में कितना है और अगला कुआँ कहाँ हो।",
    },
    day: {
      hinglish: [
        "Computer ke field ko tees saal ke asli pressure se milana",
        "Well band karke dekhna ki pressure kitni tezi se wapas chadhta hai",
        "Purane wells ke beech ek aur well ke liye chaar jagahon ka kram tay karna",
      ],
      hindi: [
        "कंप्यूटर के तेल क्षेत्र को तीस साल के असली दबाव से मिलाना",
        "कुआँ बंद करके देखना कि दबाव कितनी तेज़ी से वापस चढ़ता है",
        "पुराने कुओं के बीच एक और कुएँ के लिए चार जगहों का क्रम तय करना",
      ],
    },
  },
  "petroleum-geologist": {
    of: "gs5qv1",
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
    day: {
      hinglish: [
        "Chaalees kilometre ki seismic lineon mein ek goonj ka peechha karna",
        "Taaza core soonghna, geela karna aur byora likhna",
        "Paisa dene wale manageron ke saamne drilling ki jagah ko sahi saabit karna",
      ],
      hindi: [
        "चालीस किलोमीटर की सिस्मिक लाइनों में एक गूँज का पीछा करना",
        "चट्टान का ताज़ा कोर सूँघना, गीला करना और ब्योरा लिखना",
        "पैसा देने वाले मैनेजरों के सामने ड्रिलिंग की जगह को सही साबित करना",
      ],
    },
  },
  "mud-logger": {
    of: "1ehblfy",
    description: {
      hinglish: "Well se oopar aane wale chattan ke tukde aur gas jaanchna.",
      hindi: "कुएँ से ऊपर आने वाले चट्टान के टुकड़े और गैस जाँचना।",
    },
    summary: {
      hinglish:
        "Rig ke cabin mein din raat drilling mud ke saath oopar aaye chattan ke tukde aur gas jaanchna, aur tel ke nishaan ya badhte pressure par chetavni dena.",
      hindi: "रिग के केबिन में दिन रात ड्रिलिंग मड के साथ ऊपर आए चट्टान के टुकड़े और गैस जाँचना, और तेल के निशान या बढ़ते दबाव पर चेतावनी देना।",
    },
    day: {
      hinglish: [
        "Chattan ke mutthi bhar tukde dhona aur lens se dekhna",
        "Gas ka graph uchhalne par driller ko phone karna",
        "Har chhe ghante mein gehrai ka log bina kuch chhode print karna",
      ],
      hindi: [
        "चट्टान के मुट्ठी भर टुकड़े धोना और लेंस से देखना",
        "गैस का ग्राफ़ उछलने पर ड्रिलर को फ़ोन करना",
        "हर छह घंटे में गहराई का लॉग बिना कुछ छोड़े प्रिंट करना",
      ],
    },
  },
  "pipeline-engineer": {
    of: "jmwjhx",
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
    day: {
      hinglish: [
        "Raaste par chalkar dekhna aur use mandir ke baag se bachakar modna",
        "Nabbe kilometre steel pipe mein naapne wala robot, yaani pig, bhejna",
        "Tay karna ki line Godavari ke neeche kahan se utre",
      ],
      hindi: [
        "रास्ते पर चलकर देखना और उसे मंदिर के बाग़ से बचाकर मोड़ना",
        "नब्बे किलोमीटर स्टील पाइप में नापने वाला रोबोट, यानी पिग, भेजना",
        "तय करना कि लाइन गोदावरी के नीचे कहाँ से उतरे",
      ],
    },
  },
  "gas-distribution-engineer": {
    of: "189wzw",
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
    day: {
      hinglish: [
        "Sample kaatkar peele pipe ki welding jaanchna",
        "Ek lakh rasoiyon mein shaam ki roti banne se pehle pressure barabar karna",
        "Turant us sadak par pahunchna jahan khudai machine main line se takra gayi",
      ],
      hindi: [
        "सैंपल काटकर पीले पाइप की वेल्डिंग जाँचना",
        "एक लाख रसोइयों में शाम की रोटी बनने से पहले दबाव बराबर करना",
        "तुरंत उस सड़क पर पहुँचना जहाँ खुदाई मशीन मेन लाइन से टकरा गई",
      ],
    },
  },
  "oil-rig-driller": {
    of: "poqv5a",
    description: { hinglish: "Gehre well mein drill pipe utaarne wale lever chalana.", hindi: "गहरे कुएँ में ड्रिल पाइप उतारने वाले लीवर चलाना।" },
    summary: {
      hinglish:
        "Drill pipe uthane, ghumane aur utaarne ke control chalana, wazan aur pressure ke gauge dekhna, aur gas ke tezi se oopar aane, yaani kick, ke pehle sanket par well band karna.",
      hindi: "ड्रिल पाइप उठाने, घुमाने और उतारने के कंट्रोल चलाना, वज़न और दबाव के गेज देखना, और गैस के तेज़ी से ऊपर आने, यानी किक, के पहले संकेत पर कुआँ बंद करना।",
    },
    day: {
      hinglish: [
        "Brake dheere dheere chhodna taaki bit par sahi wazan aaye",
        "Safety drill mein ek minute se kam mein blowout valve band karna",
        "Well se nikalta pipe ek ek stand, yaani teen jude pipe, karke ginna",
      ],
      hindi: [
        "ब्रेक धीरे धीरे छोड़ना ताकि बिट पर सही वज़न आए",
        "सेफ़्टी ड्रिल में एक मिनट से कम में ब्लोआउट वाल्व बंद करना",
        "कुएँ से निकलता पाइप एक एक स्टैंड, यानी तीन जुड़े पाइप, करके गिनना",
      ],
    },
  },
  derrickhand: {
    of: "1py2ifp",
    description: {
      hinglish: "Drilling mast par oonche chadhkar pipe rack mein lagana aur mud gholna.",
      hindi: "ड्रिलिंग मस्तूल पर ऊँचे चढ़कर पाइप रैक में लगाना और मड घोलना।",
    },
    summary: {
      hinglish: "Drilling mast par bahut oonche kaam karna, pipe ko rack mein lagana, aur beech beech mein mud pump sambhalna.",
      hindi: "ड्रिलिंग मस्तूल पर बहुत ऊँचे काम करना, पाइप को रैक में लगाना, और बीच बीच में मड पंप सँभालना।",
    },
    day: {
      hinglish: [
        "Harness pehenkar bahar jhukna aur har pipe ko kheenchkar rack mein lagana",
        "Ek cup mud taulna aur bhaari powder, yaani barite, milana",
        "Tank room mein pump ka leak hota valve kholkar phir se banana",
      ],
      hindi: [
        "हार्नेस पहनकर बाहर झुकना और हर पाइप को खींचकर रैक में लगाना",
        "एक कप मड तौलना और भारी पाउडर, यानी बैराइट, मिलाना",
        "टैंक रूम में पंप का लीक होता वाल्व खोलकर फिर से बनाना",
      ],
    },
  },
  roustabout: {
    of: "7rnp3o",
    description: {
      hinglish: "Oil rig ke deck par pipe load karna, zang khurachna aur paint karna.",
      hindi: "ऑयल रिग के डेक पर पाइप लादना, ज़ंग खुरचना और पेंट करना।",
    },
    summary: {
      hinglish:
        "Oil rig ya field par pipe aur saamaan load karna, deck aur auzaar khurachna, paint aur marammat karna, jahan bhi haathon ki zaroorat ho.",
      hindi: "ऑयल रिग या फ़ील्ड पर पाइप और सामान लादना, डेक और औज़ार खुरचना, पेंट और मरम्मत करना, जहाँ भी हाथों की ज़रूरत हो।",
    },
    day: {
      hinglish: [
        "Crane se deck par utarti tokri ko rassi se sambhalna",
        "Lehron ke upar ki railing ka zang khurachna aur phir paint karna",
        "Kisi ke phisalne se pehle deck se drilling mud paani se dhona",
      ],
      hindi: [
        "क्रेन से डेक पर उतरती टोकरी को रस्सी से सँभालना",
        "लहरों के ऊपर की रेलिंग का ज़ंग खुरचना और फिर पेंट करना",
        "किसी के फिसलने से पहले डेक से ड्रिलिंग मड पानी से धोना",
      ],
    },
  },
  "tool-pusher": {
    of: "1tlz5at",
    description: {
      hinglish: "Zameen ya samudra par drilling rig ki poori crew chalana.",
      hindi: "ज़मीन या समुद्र पर ड्रिलिंग रिग का पूरा दल चलाना।",
    },
    summary: {
      hinglish:
        "Contractor ki taraf se mukhiya bankar hafton rig par rehna, well ke liye oil company ko jawab dena, aur crew, spare part aur safety drill ka dhyan rakhna.",
      hindi: "कॉन्ट्रैक्टर की तरफ़ से मुखिया बनकर हफ़्तों रिग पर रहना, कुएँ के लिए तेल कंपनी को जवाब देना, और दल, स्पेयर पार्ट और सेफ़्टी ड्रिल का ध्यान रखना।",
    },
    day: {
      hinglish: [
        "Crew badalne se pehle chaar baje rig floor ka chakkar lagana",
        "Pipe ghumane wali motor ka spare part agle helicopter se mangwana",
        "Uthane wali sling ghisi dikhe to kaam rukwana",
      ],
      hindi: [
        "दल बदलने से पहले चार बजे रिग फ़्लोर का चक्कर लगाना",
        "पाइप घुमाने वाली मोटर का स्पेयर पार्ट अगले हेलिकॉप्टर से मँगवाना",
        "उठाने वाली स्लिंग घिसी दिखे तो काम रुकवाना",
      ],
    },
  },
  cementer: {
    of: "ibyfou",
    description: {
      hinglish: "Naye well mein cement pump karke steel casing ko seal karna.",
      hindi: "नए कुएँ में सीमेंट पंप करके स्टील केसिंग को सील करना।",
    },
    summary: {
      hinglish:
        "Cement ka ghol milakar naye well mein pump karna taaki woh steel casing aur chattan ke beech jam jaye aur paani aur gas ko rok de.",
      hindi: "सीमेंट का घोल मिलाकर नए कुएँ में पंप करना ताकि वह स्टील केसिंग और चट्टान के बीच जम जाए और पानी और गैस को रोक दे।",
    },
    day: {
      hinglish: [
        "Ek cup ghol taulna aur alag rakhna, yeh dekhne ke liye ki kab jamta hai",
        "Assi ton neeche jaate samay ghol ka gaadhapan ek jaisa rakhna",
        "Aakhri plug ko jagah par bithana aur pressure uchhalte dekhna",
      ],
      hindi: [
        "एक कप घोल तौलना और अलग रखना, यह देखने के लिए कि कब जमता है",
        "अस्सी टन नीचे जाते समय घोल का गाढ़ापन एक जैसा रखना",
        "आख़िरी प्लग को जगह पर बिठाना और दबाव उछलते देखना",
      ],
    },
  },
  "refinery-operator": {
    of: "1g642i",
    description: {
      hinglish: "Crude ko petrol aur LPG mein alag karne wale column chalana.",
      hindi: "कच्चे तेल को पेट्रोल और LPG में अलग करने वाले कॉलम चलाना।",
    },
    summary: {
      hinglish:
        "Crude ko petrol, diesel aur LPG mein alag karne wale column, furnace aur pump chalana, unit mein ghoomkar dekhna aur console se adjust karna.",
      hindi: "कच्चे तेल को पेट्रोल, डीज़ल और LPG में अलग करने वाले कॉलम, भट्ठी और पंप चलाना, यूनिट में घूमकर देखना और कंसोल से एडजस्ट करना।",
    },
    day: {
      hinglish: [
        "Torch lekar unit ghoomna aur garam tel tapkate pump seal ki report dena",
        "Column upar se zyada garam ho to wapas jaane wala thanda liquid badhana",
        "Diesel ka sample jaanch ko bhejna ki uski bhaap kis temperature par aag pakadti hai, yaani flash point",
      ],
      hindi: [
        "टॉर्च लेकर यूनिट घूमना और गर्म तेल टपकाते पंप सील की रिपोर्ट देना",
        "कॉलम ऊपर से ज़्यादा गर्म हो तो वापस जाने वाला ठंडा तरल बढ़ाना",
        "डीज़ल का सैंपल जाँच को भेजना कि उसकी भाप किस तापमान पर आग पकड़ती है, यानी फ़्लैश पॉइंट",
      ],
    },
  },
  "gas-plant-operator": {
    of: "dknma9",
    description: {
      hinglish: "Pipeline ke liye natural gas saaf karna aur compress karna.",
      hindi: "पाइपलाइन के लिए नैचुरल गैस साफ़ करना और कंप्रेस करना।",
    },
    summary: {
      hinglish:
        "Natural gas ko saaf karna, compress karna aur pipeline gas, rasoi gas aur liquid mein alag karna, pressure aur temperature barabar rakhna.",
      hindi: "नैचुरल गैस को साफ़ करना, कंप्रेस करना और पाइपलाइन गैस, रसोई गैस और तरल में अलग करना, दबाव और तापमान बराबर रखना।",
    },
    day: {
      hinglish: [
        "Valve aise set karna ki nami wali gas sukhane wale liquid, yaani glycol, se mile",
        "Chiller ko us temperature se zara upar rakhna jis par pipe jamkar band ho jayein",
        "Bagal mein garajte compressor ke beech shift ka log likhna",
      ],
      hindi: [
        "वाल्व ऐसे सेट करना कि नमी वाली गैस सुखाने वाले तरल, यानी ग्लाइकॉल, से मिले",
        "चिलर को उस तापमान से ज़रा ऊपर रखना जिस पर पाइप जमकर बंद हो जाएँ",
        "बग़ल में गरजते कंप्रेसर के बीच शिफ़्ट का लॉग लिखना",
      ],
    },
  },
  "power-generation-engineer": {
    of: "8jg0yd",
    description: {
      hinglish: "Sudhaar ki planning karna taaki bijli ghar kam eendhan jalayein.",
      hindi: "सुधार की योजना बनाना ताकि बिजलीघर कम ईंधन जलाएँ।",
    },
    summary: {
      hinglish:
        "Koyle, gas ya waste heat se chalne wale bijli ghar ki efficiency aur upgrade dekhna, eendhan daalne se generator ke output tak.",
      hindi: "कोयले, गैस या बची गर्मी से चलने वाले बिजलीघर की एफ़िशिएंसी और अपग्रेड देखना, ईंधन डालने से जनरेटर के आउटपुट तक।",
    },
    day: {
      hinglish: [
        "Pata karna ki ek machine ne har unit bijli par teen gram zyada koyla kyon jalaya",
        "Saalana shutdown mein torch lekar boiler mein ghoomna",
        "Turbine ke overhaul ki ek ek din ki planning karna",
      ],
      hindi: [
        "पता करना कि एक मशीन ने हर यूनिट बिजली पर तीन ग्राम ज़्यादा कोयला क्यों जलाया",
        "सालाना शटडाउन में टॉर्च लेकर बॉयलर में घूमना",
        "टरबाइन के ओवरहॉल की एक एक दिन की योजना बनाना",
      ],
    },
  },
  "power-systems-engineer": {
    of: "newjba",
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
    day: {
      hinglish: [
        "Sabse badi line band maankar grid ka simulation karna",
        "Relay aise set karna ki sirf fault wali line band ho",
        "Andaza lagana ki naya solar park voltage ko kitna upar neeche karega",
      ],
      hindi: [
        "सबसे बड़ी लाइन बंद मानकर ग्रिड का सिमुलेशन करना",
        "रिले ऐसे सेट करना कि सिर्फ़ फ़ॉल्ट वाली लाइन बंद हो",
        "अंदाज़ा लगाना कि नया सोलर पार्क वोल्टेज को कितना ऊपर नीचे करेगा",
      ],
    },
  },
  "power-distribution-engineer": {
    of: "jpxrhv",
    description: {
      hinglish: "Har gali tak feeder ki planning karna aur loss aur bijli chori ghatana.",
      hindi: "हर गली तक फ़ीडर की योजना बनाना और लॉस और बिजली चोरी घटाना।",
    },
    summary: {
      hinglish:
        "Substation se gali tak bijli laane wale feeder, transformer aur khambe design aur upgrade karna, aur loss aur chori ghatana.",
      hindi: "सबस्टेशन से गली तक बिजली लाने वाले फ़ीडर, ट्रांसफ़ॉर्मर और खंभे डिज़ाइन और अपग्रेड करना, और लॉस और चोरी घटाना।",
    },
    day: {
      hinglish: [
        "Feeder ke saath chalkar dhoondhna ki bijli ka dasvan hissa kahan gayab hota hai",
        "Zyada garam hokar goonjte transformer se load hatana",
        "Mohalle ke saamne linemanon se taar par padi katiya hatwana",
      ],
      hindi: [
        "फ़ीडर के साथ चलकर ढूँढ़ना कि बिजली का दसवाँ हिस्सा कहाँ ग़ायब होता है",
        "ज़्यादा गर्म होकर गूँजते ट्रांसफ़ॉर्मर से लोड हटाना",
        "मोहल्ले के सामने लाइनमैनों से तार पर पड़ी कटिया हटवाना",
      ],
    },
  },
  "substation-engineer": {
    of: "1sa2xc6",
    description: {
      hinglish: "Jahan voltage badhaya ya ghataya jaata hai, wahan transformer jaanchna.",
      hindi: "जहाँ वोल्टेज बढ़ाया या घटाया जाता है, वहाँ ट्रांसफ़ॉर्मर जाँचना।",
    },
    summary: {
      hinglish:
        "Transformer, bade switch aur nange taar wale yard design karna aur sambhalna, jahan voltage badhaya ya ghataya jaata hai aur galti ki koi gunjaish nahi hoti.",
      hindi: "ट्रांसफ़ॉर्मर, बड़े स्विच और नंगे तार वाले यार्ड डिज़ाइन करना और सँभालना, जहाँ वोल्टेज बढ़ाया या घटाया जाता है और ग़लती की कोई गुंजाइश नहीं होती।",
    },
    day: {
      hinglish: [
        "Kisi ke chhoone se pehle ek hisse, yaani bay, ko lock, tag aur earth karna",
        "Jaanchna ki transformer ka tel kitni spark seh sakta hai",
        "Breaker khulne ka samay second ke hazaarve hisson mein naapna",
      ],
      hindi: [
        "किसी के छूने से पहले यार्ड के एक हिस्से को लॉक, टैग और अर्थ करना",
        "जाँचना कि ट्रांसफ़ॉर्मर का तेल कितनी चिंगारी सह सकता है",
        "ब्रेकर खुलने का समय सेकंड के हज़ारवें हिस्सों में नापना",
      ],
    },
  },
  "power-plant-operator": {
    of: "1iiwlx4",
    description: {
      hinglish: "Grid ki maang par bijli ghar ke boiler chalu aur band karna.",
      hindi: "ग्रिड की माँग पर बिजलीघर के बॉयलर चालू और बंद करना।",
    },
    summary: {
      hinglish:
        "Bijli ghar ke boiler, mill, pump aur generator shift mein chalana, control room se aur ghoomkar dekhte hue, aur unka output grid ki maang se milana.",
      hindi: "बिजलीघर के बॉयलर, मिल, पंप और जनरेटर शिफ़्ट में चलाना, कंट्रोल रूम से और घूमकर देखते हुए, और उनका आउटपुट ग्रिड की माँग से मिलाना।",
    },
    day: {
      hinglish: [
        "Tel ke burner jalana aur thande boiler ko dheere dheere garam karna",
        "Dispatcher ke kehne par pachaas megawatt ghatana",
        "Raat ke round par do sau reading likhna",
      ],
      hindi: ["तेल के बर्नर जलाना और ठंडे बॉयलर को धीरे धीरे गर्म करना", "डिस्पैचर के कहने पर पचास मेगावाट घटाना", "रात के राउंड पर दो सौ रीडिंग लिखना"],
    },
  },
  "turbine-operator": {
    of: "1q1ybiw",
    description: {
      hinglish: "Bearing ki awaaz sunna aur rotor ko grid ki speed par rakhna.",
      hindi: "बेयरिंग की आवाज़ सुनना और रोटर को ग्रिड की स्पीड पर रखना।",
    },
    summary: {
      hinglish:
        "Steam ya paani ki turbine sahi speed par chalana, awaaz sunna aur tel, bearing aur valve jaanchna taaki generator ki frequency bani rahe.",
      hindi: "भाप या पानी की टरबाइन सही स्पीड पर चलाना, आवाज़ सुनना और तेल, बेयरिंग और वाल्व जाँचना ताकि जनरेटर की फ़्रीक्वेंसी बनी रहे।",
    },
    day: {
      hinglish: [
        "Bearing chhoona, vibration padhna aur garam tel ki gandh soonghna",
        "Steam dene se pehle rotor ko dheere dheere ghumana",
        "Speed ko grid se milana aur switch on karna",
      ],
      hindi: ["बेयरिंग छूना, कंपन पढ़ना और गर्म तेल की गंध सूँघना", "भाप देने से पहले रोटर को धीरे धीरे घुमाना", "स्पीड को ग्रिड से मिलाना और स्विच ऑन करना"],
    },
  },
  "boiler-operator": {
    of: "1rvpqzd",
    description: {
      hinglish: "Gauge dekhkar paani, aag aur steam ka pressure sahi rakhna.",
      hindi: "गेज देखकर पानी, आग और भाप का दबाव सही रखना।",
    },
    summary: {
      hinglish:
        "Boilers Act ke competency certificate ke saath steam boiler jalana aur sambhalna, gauge se paani ka level, pressure aur eendhan dekhna.",
      hindi: "Boilers Act के कॉम्पिटेंसी सर्टिफ़िकेट के साथ भाप के बॉयलर जलाना और सँभालना, गेज से पानी का लेवल, दबाव और ईंधन देखना।",
    },
    day: {
      hinglish: [
        "Gauge glass mein steam chhodkar pakka karna ki paani ka level sahi hai",
        "Bhoosi ya koyla ek jaisa daalna aur dhuen par nazar rakhna",
        "Tube mein papdi jamne se pehle boiler ke paani ki hardness jaanchna",
      ],
      hindi: [
        "गेज ग्लास में भाप छोड़कर पक्का करना कि पानी का लेवल सही है",
        "भूसी या कोयला एक जैसा डालना और धुएँ पर नज़र रखना",
        "ट्यूब में पपड़ी जमने से पहले बॉयलर के पानी की कठोरता जाँचना",
      ],
    },
  },
  "load-dispatcher": {
    of: "8ht163",
    description: { hinglish: "Desk se har minute ilaake ki bijli ka balance rakhna.", hindi: "डेस्क से हर मिनट इलाक़े की बिजली का संतुलन रखना।" },
    summary: {
      hinglish:
        "Control room se har minute ilaake ki bijli ka balance rakhna, bijli gharon ko output badhane ya ghatane ko kahna aur kharab line ki jagah dusre raaste se bijli bhejna.",
      hindi:
        "कंट्रोल रूम से हर मिनट इलाक़े की बिजली का संतुलन रखना, बिजलीघरों को आउटपुट बढ़ाने या घटाने को कहना और ख़राब लाइन की जगह दूसरे रास्ते से बिजली भेजना।",
    },
    day: {
      hinglish: [
        "Shaam ki battiyan jalne par hydro bijli chalu karwana",
        "Raat mein voltage chadhne par kam istemal wali line band karwana",
        "Theek woh minute likhna jab frequency tay seema se bahar gayi",
      ],
      hindi: [
        "शाम की बत्तियाँ जलने पर पनबिजली चालू करवाना",
        "रात में वोल्टेज चढ़ने पर कम इस्तेमाल वाली लाइन बंद करवाना",
        "ठीक वह मिनट लिखना जब फ़्रीक्वेंसी तय सीमा से बाहर गई",
      ],
    },
  },
  "nuclear-engineer": {
    of: "gb23rp",
    description: {
      hinglish: "Aise reactor core design karna jo pump band hone par bhi thande rahein.",
      hindi: "ऐसे रिएक्टर कोर डिज़ाइन करना जो पंप बंद होने पर भी ठंडे रहें।",
    },
    summary: {
      hinglish:
        "Kaiga jaise bijli gharon ke liye reactor core, fuel aur shielding design karna, aur kaagaz par saabit karna ki pump ya pipe kharab hone par bhi woh thande rahenge.",
      hindi: "कैगा जैसे बिजलीघरों के लिए रिएक्टर कोर, ईंधन और शील्डिंग डिज़ाइन करना, और काग़ज़ पर साबित करना कि पंप या पाइप ख़राब होने पर भी वे ठंडे रहेंगे।",
    },
    day: {
      hinglish: [
        "Computer model mein neutron ka peechha karke dekhna ki naya fuel bundle kaise jalta hai",
        "Kaagaz par saabit karna ki pump kharab hone par bhi kuch nahi pighlega",
        "Reactor ki tanki, yaani calandria, ki welding banane walon ke saath jaanchna",
      ],
      hindi: [
        "कंप्यूटर मॉडल में न्यूट्रॉन का पीछा करके देखना कि नया ईंधन बंडल कैसे जलता है",
        "काग़ज़ पर साबित करना कि पंप ख़राब होने पर भी कुछ नहीं पिघलेगा",
        "रिएक्टर की टंकी, यानी कैलेंड्रिया, की वेल्डिंग बनाने वालों के साथ जाँचना",
      ],
    },
  },
  "nuclear-reactor-operator": {
    of: "1ckzznt",
    description: {
      hinglish: "Panel se reactor ki power barabar rakhna, har alarm par kadam uthana.",
      hindi: "पैनल से रिएक्टर की पावर बराबर रखना, हर अलार्म पर क़दम उठाना।",
    },
    summary: {
      hinglish:
        "Parmanu bijli ghar ki licence wali desk se power, coolant aur pressure dekhna, power ko thoda thoda badalna aur alarm bajne par practice kiye hue kadam uthana.",
      hindi: "परमाणु बिजलीघर की लाइसेंस वाली डेस्क से पावर, कूलेंट और दबाव देखना, पावर को थोड़ा थोड़ा बदलना और अलार्म बजने पर अभ्यास किए हुए क़दम उठाना।",
    },
    day: {
      hinglish: [
        "Power halke se ek percent badhana aur panel ko sthir hote dekhna",
        "Shift ke saath emergency stop, yaani trip, ko shabd dar shabd bolkar dohrana",
        "Agli crew ko har switch ki sthiti batakar charge dena",
      ],
      hindi: [
        "पावर हल्के से एक प्रतिशत बढ़ाना और पैनल को स्थिर होते देखना",
        "शिफ़्ट के साथ इमरजेंसी स्टॉप, यानी ट्रिप, को शब्द दर शब्द बोलकर दोहराना",
        "अगले दल को हर स्विच की स्थिति बताकर काम सौंपना",
      ],
    },
  },
  "nuclear-technician": {
    of: "67w1jz",
    description: {
      hinglish: "Lead glass ke peeche se remote arm se radioactive sample uthana.",
      hindi: "लेड ग्लास के पीछे से रिमोट आर्म से रेडियोएक्टिव सैंपल उठाना।",
    },
    summary: {
      hinglish:
        "Reactor aur laboratory mein remote arm se radioactive sample aur fuel sambhalna, instrument jaanchna aur radioactive gandagi pakadne ke liye satah ka swab lena.",
      hindi: "रिएक्टर और लैब में रिमोट आर्म से रेडियोएक्टिव सैंपल और ईंधन सँभालना, उपकरण जाँचना और रेडियोएक्टिव गंदगी पकड़ने के लिए सतह का स्वैब लेना।",
    },
    day: {
      hinglish: [
        "Ek metre mote lead glass ke peeche se steel ki ungliyon se istemal ho chuki fuel pin uthana",
        "Bench ko filter paper se ponchhna aur uska radiation ginna",
        "Detector ka crystal badalna aur uski reading likhna",
      ],
      hindi: [
        "एक मीटर मोटे लेड ग्लास के पीछे से स्टील की उँगलियों से इस्तेमाल हो चुकी ईंधन पिन उठाना",
        "बेंच को फ़िल्टर पेपर से पोंछना और उसका रेडिएशन गिनना",
        "डिटेक्टर का क्रिस्टल बदलना और उसकी रीडिंग लिखना",
      ],
    },
  },
  "radiation-protection-engineer": {
    of: "xk2xys",
    description: {
      hinglish: "Aisi shielding deewarein design karna jo sabki dose kam rakhein.",
      hindi: "ऐसी शील्डिंग दीवारें डिज़ाइन करना जो सबकी डोज़ कम रखें।",
    },
    summary: {
      hinglish:
        "Aisi shielding, zone aur monitoring design karna ki nuclear plant aur hospital mein logon ki dose tay seema se kaafi neeche rahe.",
      hindi: "ऐसी शील्डिंग, ज़ोन और मॉनिटरिंग डिज़ाइन करना कि परमाणु प्लांट और अस्पताल में लोगों की डोज़ तय सीमा से काफ़ी नीचे रहे।",
    },
    day: {
      hinglish: [
        "Hisaab lagana ki cancer ilaaj ke kamre ki deewarein kitni moti hon",
        "Woh line kheenchna jahan bahar se aane walon ko rukna hai",
        "Area monitor ko pehle se naape radiation source se jaanchna",
      ],
      hindi: [
        "हिसाब लगाना कि कैंसर इलाज के कमरे की दीवारें कितनी मोटी हों",
        "वह लाइन खींचना जहाँ बाहर से आने वालों को रुकना है",
        "एरिया मॉनिटर को पहले से नापे रेडिएशन सोर्स से जाँचना",
      ],
    },
  },
  "health-physicist": {
    of: "1rdpjvc",
    description: {
      hinglish: "Workers ke dose badge padhna aur khatarnak ho chuka kaam rokna.",
      hindi: "कर्मचारियों के डोज़ बैज पढ़ना और ख़तरनाक हो चुका काम रोकना।",
    },
    summary: {
      hinglish:
        "Nuclear site ke workers aur padosiyon tak pahunchne wala radiation naapna, workers ke dose badge padhna aur khatarnak hota kaam rokna.",
      hindi: "परमाणु साइट के कर्मचारियों और पड़ोसियों तक पहुँचने वाला रेडिएशन नापना, कर्मचारियों के डोज़ बैज पढ़ना और ख़तरनाक होता काम रोकना।",
    },
    day: {
      hinglish: [
        "Pichhle mahine ke badge padhna aur poochhna ki ek mein zyada kyon hai",
        "Bijli ghar ke aas paas ke gaanvon ki ghaas, doodh aur machhli mein radiation naapna",
        "Meter uchhalne par pipe ki katai rukwana",
      ],
      hindi: [
        "पिछले महीने के बैज पढ़ना और पूछना कि एक में ज़्यादा क्यों है",
        "बिजलीघर के आसपास के गाँवों की घास, दूध और मछली में रेडिएशन नापना",
        "मीटर उछलने पर पाइप की कटाई रुकवाना",
      ],
    },
  },
  "solar-energy-engineer": {
    of: "hotriu",
    description: {
      hinglish: "Sabse zyada bijli ke liye panel ki line, jhukaav aur cable design karna.",
      hindi: "सबसे ज़्यादा बिजली के लिए पैनल की लाइन, झुकाव और केबल डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Solar park aur chhat ke plant design karna, jhukaav, chhaya, inverter aur cable aise tay karna ki har panel saal bhar mein sabse zyada bijli de.",
      hindi: "सोलर पार्क और छत के प्लांट डिज़ाइन करना, झुकाव, छाया, इन्वर्टर और केबल ऐसे तय करना कि हर पैनल साल भर में सबसे ज़्यादा बिजली दे।",
    },
    day: {
      hinglish: [
        "Screen par kataarein jhukana jab tak chhaya ka nuksaan na ghate",
        "Chaalees degree ki dopahar ke liye panel ki kataar, yaani string, ka inverter se mel bithana",
        "Site par dekhna ki khambe nakshe ki jagah par gade hain ya nahi",
      ],
      hindi: [
        "स्क्रीन पर पैनल की क़तारें झुकाना जब तक छाया का नुक़सान न घटे",
        "चालीस डिग्री की दोपहर के लिए पैनल की क़तार, यानी स्ट्रिंग, का इन्वर्टर से मेल बिठाना",
        "साइट पर देखना कि खंभे नक़्शे की जगह पर गड़े हैं या नहीं",
      ],
    },
  },
  "solar-panel-installer": {
    of: "fk94c9",
    description: {
      hinglish: "Chhat par solar panel lagana aur unhe inverter se jodna.",
      hindi: "छत पर सोलर पैनल लगाना और उन्हें इन्वर्टर से जोड़ना।",
    },
    summary: {
      hinglish: "Chhat aur zameen par frame aur module lagana, unhe inverter se jodna aur maalik ko saunpne se pehle output jaanchna.",
      hindi: "छत और ज़मीन पर फ़्रेम और मॉड्यूल लगाना, उन्हें इन्वर्टर से जोड़ना और मालिक को सौंपने से पहले आउटपुट जाँचना।",
    },
    day: {
      hinglish: [
        "Chhat mein chhed karke anchor lagana aur seal karna, taaki paani na tapke",
        "Connector dabakar kasna aur har string ko meter se jaanchna",
        "Daadi ko dikhana ki kaun si batti ka matlab hai sab theek",
      ],
      hindi: [
        "छत में छेद करके एंकर लगाना और सील करना, ताकि पानी न टपके",
        "कनेक्टर दबाकर कसना और हर स्ट्रिंग को मीटर से जाँचना",
        "दादी को दिखाना कि कौन सी बत्ती का मतलब है सब ठीक",
      ],
    },
  },
  "wind-energy-engineer": {
    of: "kxbjj0",
    description: {
      hinglish: "Wind mast ke data se tay karna ki turbine kahan lagein.",
      hindi: "विंड मास्ट के डेटा से तय करना कि टरबाइन कहाँ लगें।",
    },
    summary: {
      hinglish:
        "Tamil Nadu ya Gujarat ki tez hawa wali pahadiyon aur tat par turbine ki jagah tay karna, aur blade, tower aur output behtar karna.",
      hindi: "तमिलनाडु या गुजरात की तेज़ हवा वाली पहाड़ियों और तट पर टरबाइन की जगह तय करना, और ब्लेड, टावर और आउटपुट बेहतर करना।",
    },
    day: {
      hinglish: [
        "Pahadi par bharosa karne se pehle hawa naapne wale tower ka do saal ka data padhna",
        "Turbine number baarah ko padosi turbine ke peeche ki uthal puthal wali hawa se hatana",
        "Dikhana ki blade ke ghise kinaron se output ghata hai",
      ],
      hindi: [
        "पहाड़ी पर भरोसा करने से पहले हवा नापने वाले टावर का दो साल का डेटा पढ़ना",
        "टरबाइन नंबर बारह को पड़ोसी टरबाइन के पीछे की उथल पुथल वाली हवा से हटाना",
        "दिखाना कि ब्लेड के घिसे किनारों से आउटपुट घटा है",
      ],
    },
  },
  "wind-turbine-technician": {
    of: "n8yu5k",
    description: {
      hinglish: "Tower par chadhkar bearing mein grease lagana aur gearbox theek karna.",
      hindi: "टावर पर चढ़कर बेयरिंग में ग्रीस लगाना और गियरबॉक्स ठीक करना।",
    },
    summary: {
      hinglish:
        "Turbine banane wali company ya wind farm ke liye do teen logon ki crew mein kaam karna: kheton se bahut oopar, harness pehankar, sensor, bolt aur tel badalna, fault dhoondhna aur gearbox badalne mein madad karna.",
      hindi:
        "टरबाइन बनाने वाली कंपनी या विंड फ़ार्म के लिए दो तीन लोगों के दल में काम करना: खेतों से बहुत ऊपर, हार्नेस पहनकर, सेंसर, बोल्ट और तेल बदलना, फ़ॉल्ट ढूँढ़ना और गियरबॉक्स बदलने में मदद करना।",
    },
    day: {
      hinglish: [
        "Belt par auzaar lekar nabbe metre seedhi chadhna",
        "Hub ke number lage do sau bolt kasna, jab tak torque wrench click na kare",
        "Blade ghumane wali drive theek karna aur dobara chalane ke liye radio par kehna",
      ],
      hindi: [
        "बेल्ट पर औज़ार लेकर नब्बे मीटर सीढ़ी चढ़ना",
        "हब के नंबर लगे दो सौ बोल्ट कसना, जब तक टॉर्क रिंच क्लिक न करे",
        "ब्लेड घुमाने वाली ड्राइव ठीक करना और दोबारा चलाने के लिए रेडियो पर कहना",
      ],
    },
  },
  "hydropower-engineer": {
    of: "1pk3kbb",
    description: {
      hinglish: "Nadi ke girte paani se bijli banane wale plant design karna.",
      hindi: "नदी के गिरते पानी से बिजली बनाने वाले प्लांट डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Nadi ke girte paani se bijli banane wale plant design aur upgrade karna, intake aur pressure pipe, yaani penstock, se lekar turbine chunne tak.",
      hindi: "नदी के गिरते पानी से बिजली बनाने वाले प्लांट डिज़ाइन और अपग्रेड करना, इनटेक और प्रेशर पाइप, यानी पेनस्टॉक, से लेकर टरबाइन चुनने तक।",
    },
    day: {
      hinglish: [
        "Himalay ki nadi ka paani sardi mein naapna, jab woh sabse kam ho",
        "Paani girne ki oonchai dekhkar Pelton aur Francis turbine mein se ek chunna",
        "Penstock ke mod par gaad se hua ghisaav jaanchna",
      ],
      hindi: [
        "हिमालय की नदी का पानी सर्दी में नापना, जब वह सबसे कम हो",
        "पानी गिरने की ऊँचाई देखकर पेल्टन और फ़्रांसिस टरबाइन में से एक चुनना",
        "पेनस्टॉक के मोड़ पर गाद से हुआ घिसाव जाँचना",
      ],
    },
  },
  "biogas-technician": {
    of: "vsukjx",
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
    day: {
      hinglish: [
        "Kisan ke gas dome ka jaam inlet rod se kholna",
        "Choolhe ko dosh dene se pehle methane ka hissa aur acid jaanchna",
        "Naya burner lagana aur uski neeli lau jaanchna",
      ],
      hindi: [
        "किसान के गैस डोम का जाम इनलेट रॉड से खोलना",
        "चूल्हे को दोष देने से पहले मीथेन का हिस्सा और एसिड जाँचना",
        "नया बर्नर लगाना और उसकी नीली लौ जाँचना",
      ],
    },
  },
  "fuel-cell-engineer": {
    of: "1l3inzd",
    description: {
      hinglish: "Bus aur phone tower chalane ke liye hydrogen cell banana.",
      hindi: "बस और फ़ोन टावर चलाने के लिए हाइड्रोजन सेल बनाना।",
    },
    summary: {
      hinglish:
        "Bus aur phone tower ke liye hydrogen ko bijli mein badalne wale cell banana, membrane aur stack ki umar aur output test karna.",
      hindi: "बस और फ़ोन टावर के लिए हाइड्रोजन को बिजली में बदलने वाले सेल बनाना, मेम्ब्रेन और स्टैक की उम्र और आउटपुट टेस्ट करना।",
    },
    day: {
      hinglish: [
        "Kaagaz se bhi patli membrane par catalyst ki ink spray karna",
        "Thande stack ko baar baar chalu karna jab tak woh kamzor na pade",
        "Paani bhare cell ko dhoondhne ke liye voltage aur current ka graph banana",
      ],
      hindi: [
        "काग़ज़ से भी पतली मेम्ब्रेन पर कैटेलिस्ट की इंक स्प्रे करना",
        "ठंडे स्टैक को बार बार चालू करना जब तक वह कमज़ोर न पड़े",
        "पानी भरे सेल को ढूँढ़ने के लिए वोल्टेज और करंट का ग्राफ़ बनाना",
      ],
    },
  },
  "geothermal-engineer": {
    of: "1v55typ",
    description: {
      hinglish: "Bijli ke liye dharti ki garmi oopar laane wale well design karna.",
      hindi: "बिजली के लिए धरती की गर्मी ऊपर लाने वाले कुएँ डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Dharti ki garmi kaam mein lene ke tareeke design karna, jaise Ladakh ki Puga ghaati mein, aur bijli, greenhouse ya imaratein garam rakhne ke liye garam paani nikaalna.",
      hindi:
        "धरती की गर्मी काम में लेने के तरीक़े डिज़ाइन करना, जैसे लद्दाख़ की पुगा घाटी में, और बिजली, ग्रीनहाउस या इमारतें गर्म रखने के लिए गर्म पानी निकालना।",
    },
    day: {
      hinglish: [
        "Likhna ki borehole har sau metre par kitna garam hota jaata hai",
        "Leh ke school ke liye zameen mein dabe pipe loop ka size tay karna",
        "Exchanger jaam hone se pehle garam sote ke paani se khanij hatana",
      ],
      hindi: [
        "लिखना कि बोरहोल हर सौ मीटर पर कितना गर्म होता जाता है",
        "लेह के स्कूल के लिए ज़मीन में दबे पाइप लूप का साइज़ तय करना",
        "एक्सचेंजर जाम होने से पहले गर्म सोते के पानी से खनिज हटाना",
      ],
    },
  },
  "energy-auditor": {
    of: "gegojq",
    description: {
      hinglish: "Naapna ki factory ya hotel mein bijli aur garmi kahan barbaad hoti hai.",
      hindi: "नापना कि फ़ैक्टरी या होटल में बिजली और गर्मी कहाँ बरबाद होती है।",
    },
    summary: {
      hinglish:
        "Clamp meter aur thermal camera se naapna ki factory, hotel ya office mein bijli aur garmi kahan barbaad hoti hai, aur dikhana ki har sudhaar se kitni bachat hogi.",
      hindi: "क्लैंप मीटर और थर्मल कैमरे से नापना कि फ़ैक्टरी, होटल या ऑफ़िस में बिजली और गर्मी कहाँ बरबाद होती है, और दिखाना कि हर सुधार से कितनी बचत होगी।",
    },
    day: {
      hinglish: [
        "Kapda mill ke har pump par clamp meter lagana",
        "Thermal camera se steam pipe ke bina dhake jod dhoondhna",
        "Maalik ko dikhana ki chhoti motor saal bhar mein apna kharch kaise lautati hai",
      ],
      hindi: [
        "कपड़ा मिल के हर पंप पर क्लैंप मीटर लगाना",
        "थर्मल कैमरे से भाप के पाइप के बिना ढके जोड़ ढूँढ़ना",
        "मालिक को दिखाना कि छोटी मोटर साल भर में अपना ख़र्च कैसे लौटाती है",
      ],
    },
  },
  "energy-manager": {
    of: "1fnh9ov",
    description: {
      hinglish: "Company ke eendhan aur bijli ka hisaab rakhna aur bachat ke target tay karna.",
      hindi: "कंपनी के ईंधन और बिजली का हिसाब रखना और बचत के टारगेट तय करना।",
    },
    summary: {
      hinglish:
        "Badi company ke eendhan aur bijli ki zimmedari lena, supply contract compare karna, target tay karna aur department par unhe poora karne ka zor daalna.",
      hindi: "बड़ी कंपनी के ईंधन और बिजली की ज़िम्मेदारी लेना, सप्लाई कॉन्ट्रैक्ट की तुलना करना, टारगेट तय करना और विभागों पर उन्हें पूरा करने का ज़ोर डालना।",
    },
    day: {
      hinglish: [
        "Poochhna ki raat ki shift ne dasvan hissa zyada furnace oil kyon jalaya",
        "Chhat ke solar, rajya ki bijli dar aur door ke plant se kharidi bijli, yaani open access, mein se chunna",
        "BEE ko plant ka saalana energy return bhejna",
      ],
      hindi: [
        "पूछना कि रात की शिफ़्ट ने दसवाँ हिस्सा ज़्यादा फ़र्नेस ऑयल क्यों जलाया",
        "छत के सोलर, राज्य की बिजली दर और दूर के प्लांट से ख़रीदी बिजली, यानी ओपन ऐक्सेस, में से चुनना",
        "BEE को प्लांट का सालाना ऊर्जा रिटर्न भेजना",
      ],
    },
  },
  "energy-trader": {
    of: "13igj70",
    description: { hinglish: "Exchange par bijli aur gas kharidna aur bechna.", hindi: "एक्सचेंज पर बिजली और गैस ख़रीदना और बेचना।" },
    summary: {
      hinglish:
        "IEX aur IGX jaise exchange par bijli aur gas kharidna aur bechna, mausam aur maang dekhkar andaza lagana ki har ghante daam kidhar jaayega.",
      hindi: "IEX और IGX जैसे एक्सचेंज पर बिजली और गैस ख़रीदना और बेचना, मौसम और माँग देखकर अंदाज़ा लगाना कि हर घंटे दाम किधर जाएगा।",
    },
    day: {
      hinglish: [
        "Boli band hone se pehle pandrah pandrah minute ke chhiyanve hisson ki boli lagana",
        "Rajasthan ke baadal dekhna aur solar ka andaza badalna",
        "Schedule se hatne par aaye pichhle hafte ke bill ka ek ek rupaya jaanchna",
      ],
      hindi: [
        "बोली बंद होने से पहले पंद्रह पंद्रह मिनट के छियानवे हिस्सों की बोली लगाना",
        "राजस्थान के बादल देखना और सोलर का अंदाज़ा बदलना",
        "शेड्यूल से हटने पर आए पिछले हफ़्ते के बिल का एक एक रुपया जाँचना",
      ],
    },
  },
  "energy-analyst": {
    of: "g0aofv",
    description: {
      hinglish: "Meter data se jaanna ki kaun sa fan ya plant sabse zyada bijli bachata hai.",
      hindi: "मीटर डेटा से पता करना कि कौन सा पंखा या प्लांट सबसे ज़्यादा बिजली बचाता है।",
    },
    summary: {
      hinglish:
        "Gharon, shahron ya industry ke khapat ke data mein pattern dhoondhna aur batana ki kaun sa appliance standard ya plant sabse zyada bachat deta hai.",
      hindi: "घरों, शहरों या उद्योगों के खपत के डेटा में पैटर्न ढूँढ़ना और बताना कि उपकरणों का कौन सा मानक या कौन सा प्लांट सबसे ज़्यादा बचत देता है।",
    },
    day: {
      hinglish: [
        "Pune ke flaton ki saal bhar ki smart meter reading se galtiyan hatana",
        "Andaza lagana ki five star pankhon se ek rajya ki kitni bachat hogi",
        "Chart banana ki AC das baje ki peak maang ko kaise badhate hain",
      ],
      hindi: [
        "पुणे के फ़्लैटों की साल भर की स्मार्ट मीटर रीडिंग से ग़लतियाँ हटाना",
        "अंदाज़ा लगाना कि फ़ाइव स्टार पंखों से एक राज्य की कितनी बचत होगी",
        "चार्ट बनाना कि AC दस बजे की सबसे ज़्यादा माँग को कैसे बढ़ाते हैं",
      ],
    },
  },
  "energy-economist": {
    of: "10w9dlz",
    description: {
      hinglish: "Hisaab lagana ki eendhan ke daam ya subsidy badle to bojh kis par padega.",
      hindi: "हिसाब लगाना कि ईंधन के दाम या सब्सिडी बदले तो बोझ किस पर पड़ेगा।",
    },
    summary: {
      hinglish: "Jaanchna ki eendhan ke daam, subsidy aur naye plant se gharon ka kharch aur desh ka zaroori import kaise badalta hai.",
      hindi: "जाँचना कि ईंधन के दाम, सब्सिडी और नए प्लांट से घरों का ख़र्च और देश का ज़रूरी आयात कैसे बदलता है।",
    },
    day: {
      hinglish: [
        "Hisaab lagana ki LPG subsidy hatne se fayda kise aur bojh kis par hoga",
        "Bijli company, yaani discom, ki rate badhane ki maang par sunwai mein bolna",
        "Vikas ki teen raftaar par koyle ke import ka model banana",
      ],
      hindi: [
        "हिसाब लगाना कि LPG सब्सिडी हटने से फ़ायदा किसे और बोझ किस पर होगा",
        "बिजली कंपनी, यानी डिस्कॉम, की रेट बढ़ाने की माँग पर सुनवाई में बोलना",
        "विकास की तीन रफ़्तार पर कोयले के आयात का मॉडल बनाना",
      ],
    },
  },
  "solar-power-plant-operator": {
    of: "1gwxq6",
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
    day: {
      hinglish: [
        "Dhoop se garam hone se pehle panel ki ek kataar dhona",
        "Panel ki band padi kataar pehle screen par, phir paidal chalkar dhoondhna",
        "Dopahar mein trip hue inverter ko reset karna",
      ],
      hindi: [
        "धूप से गर्म होने से पहले पैनल की एक क़तार धोना",
        "पैनल की बंद पड़ी क़तार पहले स्क्रीन पर, फिर पैदल चलकर ढूँढ़ना",
        "दोपहर में ट्रिप हुए इन्वर्टर को रीसेट करना",
      ],
    },
  },
  "electrical-energy-storage-technician": {
    of: "hka36n",
    description: { hinglish: "Battery ke container jaanchna aur kamzor battery badalna.", hindi: "बैटरी के कंटेनर जाँचना और कमज़ोर बैटरी बदलना।" },
    summary: {
      hinglish:
        "Battery ke un containeron ki dekhbhal karna jo din ki solar ya wind bijli shaam ke liye rakhte hain, aur unka voltage, garmi aur fire alarm dekhna.",
      hindi: "बैटरी के उन कंटेनरों की देखभाल करना जो दिन की सौर या पवन बिजली शाम के लिए रखते हैं, और उनका वोल्टेज, गर्मी और फ़ायर अलार्म देखना।",
    },
    day: {
      hinglish: [
        "Har rack ke cell ka voltage padhna aur kamzor cell dhoondhna",
        "Gas alarm test karna aur aag bujhane wale nozzle dekhna",
        "Insulated auzaaron se kharab module bahar nikaalna",
      ],
      hindi: [
        "हर रैक के सेल का वोल्टेज पढ़ना और कमज़ोर सेल ढूँढ़ना",
        "गैस अलार्म टेस्ट करना और आग बुझाने वाले नोज़ल देखना",
        "इंसुलेटेड औज़ारों से ख़राब मॉड्यूल बाहर निकालना",
      ],
    },
  },
  "electrical-lineman": {
    of: "1mqab2m",
    description: {
      hinglish: "Khambon ki bijli line band karna, earth karna aur theek karna.",
      hindi: "खंभों की बिजली लाइन बंद करना, अर्थ करना और ठीक करना।",
    },
    summary: {
      hinglish: "Har ghar aur pump tak bijli le jaane wali line kheenchne, theek karne aur chalu band karne ke liye khambon par chadhna.",
      hindi: "हर घर और पंप तक बिजली ले जाने वाली लाइन खींचने, ठीक करने और चालू बंद करने के लिए खंभों पर चढ़ना।",
    },
    day: {
      hinglish: [
        "Permit lena, phir haath lagane se pehle line jaanchna aur earth karna",
        "Toofan mein khambe se ukhda taar ka loop, yaani jumper, phir se lagana",
        "Gaon ke transformer ka uda hua fuse badalna",
      ],
      hindi: [
        "परमिट लेना, फिर हाथ लगाने से पहले लाइन जाँचना और अर्थ करना",
        "तूफ़ान में खंभे से उखड़ा तार का लूप, यानी जंपर, फिर से लगाना",
        "गाँव के ट्रांसफ़ॉर्मर का उड़ा हुआ फ़्यूज़ बदलना",
      ],
    },
  },
  "green-hydrogen-engineer": {
    of: "a5k25g",
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
    day: {
      hinglish: [
        "Upar se baadal guzarte samay stack ka current barabar rakhna",
        "Bijli ke chaar daam par ek kilo ka kharch nikaalna",
        "Pipe ke jod, yaani flange, mein kudrat ki sabse halki gas ka leak jaanchna",
      ],
      hindi: [
        "ऊपर से बादल गुज़रते समय स्टैक का करंट बराबर रखना",
        "बिजली के चार दाम पर एक किलो का ख़र्च निकालना",
        "पाइप के जोड़, यानी फ़्लैंज, में क़ुदरत की सबसे हल्की गैस का लीक जाँचना",
      ],
    },
  },
  "solar-energy-contractor": {
    of: "o384l6",
    description: {
      hinglish: "Chhat ke solar panel bechna, loan mein madad karna aur panel lagana.",
      hindi: "छत के सोलर पैनल बेचना, लोन में मदद करना और पैनल लगाना।",
    },
    summary: {
      hinglish:
        "Ghar, school aur workshop par solar lagane wali chhoti firm chalana, pehli visit se lekar bijli company ke meter aur uske baad saalon ki service tak.",
      hindi: "घर, स्कूल और वर्कशॉप पर सोलर लगाने वाली छोटी फ़र्म चलाना, पहली बार जाने से लेकर बिजली कंपनी के मीटर और उसके बाद सालों की सर्विस तक।",
    },
    day: {
      hinglish: [
        "Chhe chhaton par chadhkar chhaya ki jagah ka sketch banana",
        "Ek parivar ke PM Surya Ghar subsidy ke kaagaz bharna",
        "Fitteron se baat karke tay karna ki ek cable line kyon kharab hui",
      ],
      hindi: [
        "छह छतों पर चढ़कर छाया की जगह का स्केच बनाना",
        "एक परिवार के PM सूर्य घर सब्सिडी के काग़ज़ भरना",
        "फ़िटरों से बात करके तय करना कि एक केबल लाइन क्यों ख़राब हुई",
      ],
    },
  },
  "wind-farm-operations-manager": {
    of: "1kvek62",
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
    day: {
      hinglish: [
        "Pachaas machinon ko kal raat ke nuksaan ke kram mein rakhna",
        "Hawa ke jhonke seema paar karein to crane rukwana",
        "Tooti sadak ke baare mein sarpanch se chai par baat karna",
      ],
      hindi: ["पचास मशीनों को कल रात के नुक़सान के क्रम में रखना", "हवा के झोंके सीमा पार करें तो क्रेन रुकवाना", "टूटी सड़क के बारे में सरपंच से चाय पर बात करना"],
    },
  },
  "energy-trading-analyst": {
    of: "xfra4u",
    description: {
      hinglish: "Kal ke load ka andaza lagakar batana ki kitni bijli kharidni hai.",
      hindi: "कल के लोड का अंदाज़ा लगाकर बताना कि कितनी बिजली ख़रीदनी है।",
    },
    summary: {
      hinglish: "Hisaab lagana ki kal ke sabse garam ghante ke liye kitni bijli kharidni ya bechni hai, aur kis daam par.",
      hindi: "हिसाब लगाना कि कल के सबसे गर्म घंटे के लिए कितनी बिजली ख़रीदनी या बेचनी है, और किस दाम पर।",
    },
    day: {
      hinglish: [
        "Garmi, chhutti aur cricket dekhkar kal ke load ka andaza lagana",
        "Bijli company, yaani discom, ki June mein kam padne wali bijli hafton pehle, daam badhne se pehle kharidna",
        "Data table se samjhana ki kal raat ki kharid dugni mehngi kyon padi",
      ],
      hindi: [
        "गर्मी, छुट्टी और क्रिकेट देखकर कल के लोड का अंदाज़ा लगाना",
        "बिजली कंपनी, यानी डिस्कॉम, की जून में कम पड़ने वाली बिजली हफ़्तों पहले, दाम बढ़ने से पहले ख़रीदना",
        "टेबल बनाकर समझाना कि कल रात की ख़रीद दुगनी महँगी क्यों पड़ी",
      ],
    },
  },
  "wind-turbine-blade-repair-technician": {
    of: "jjjrcb",
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
    day: {
      hinglish: [
        "Rassi se assi metre fibreglass par thok thokkar jaanchte hue utarna",
        "Bijli girne ke nishaan ke paas scale rakhkar photo lena",
        "Os padne se pehle ghise kinare ko ragadna, bharna aur coat karna",
      ],
      hindi: [
        "रस्सी से अस्सी मीटर फ़ाइबरग्लास पर ठोक ठोककर जाँचते हुए उतरना",
        "बिजली गिरने के निशान के पास स्केल रखकर फ़ोटो लेना",
        "ओस पड़ने से पहले घिसे किनारे को रगड़ना, भरना और कोट करना",
      ],
    },
  },
  "meter-reader": {
    of: "j8lp12",
    description: { hinglish: "Gharon ke bijli meter padhna aur bill haath mein dena.", hindi: "घरों के बिजली मीटर पढ़ना और बिल हाथ में देना।" },
    summary: {
      hinglish:
        "Bijli company ya uski agency ke liye mahine mein kuch hazaar meter padhne ghar ghar jaana, unit likhna, wahin bill print karna aur chhedchhaad ki khabar dena. Smart meter aane se reader ki zaroorat ghatti ja rahi hai.",
      hindi:
        "बिजली कंपनी या उसकी एजेंसी के लिए महीने में कुछ हज़ार मीटर पढ़ने घर घर जाना, यूनिट लिखना, वहीं बिल प्रिंट करना और छेड़छाड़ की ख़बर देना। स्मार्ट मीटर आने से रीडर की ज़रूरत घटती जा रही है।",
    },
    day: {
      hinglish: [
        "Dhoop tez hone se pehle ek gali ke assi meteron ki photo lena",
        "Belt par lagi machine se gate par bill print karna",
        "Kaatkar wapas chipkai gayi meter seal ki report dena",
      ],
      hindi: [
        "धूप तेज़ होने से पहले एक गली के अस्सी मीटरों की फ़ोटो लेना",
        "बेल्ट पर लगी मशीन से गेट पर बिल प्रिंट करना",
        "काटकर वापस चिपकाई गई मीटर सील की रिपोर्ट देना",
      ],
    },
  },
};
