import type { ToldCareers } from "./told.ts";

export const transportation: ToldCareers = {
  "airline-pilot": {
    of: "c7ropq",
    description: {
      hinglish: "Raat aur monsoon mein saikdon yatriyon ko udakar le jana.",
      hindi: "रात और मानसून में सैकड़ों यात्रियों को उड़ाकर ले जाना।",
    },
    summary: {
      hinglish:
        "Ek aur pilot ke saath din mein do se chaar udaan bharna, zyadatar autopilot par, mausam, fuel aur viman jaanchna, aur har chhe mahine par simulator mein engine fail hone ki practice karna.",
      hindi:
        "एक और पायलट के साथ दिन में दो से चार उड़ानें भरना, ज़्यादातर ऑटोपायलट पर, मौसम, ईंधन और विमान जाँचना, और हर छह महीने पर सिम्युलेटर में इंजन फ़ेल होने का अभ्यास करना।",
    },
    day: {
      hinglish: [
        "Dilli mein aaj raat ke kohre ka anumaan padhna aur zyada fuel maangna",
        "Captain geele runway se A320 uthaye, tab raftaar bolkar batana",
        "Simulator mein landing chhodkar phir upar chadhne ka abhyas karna",
      ],
      hindi: [
        "दिल्ली में आज रात के कोहरे का अनुमान पढ़ना और ज़्यादा ईंधन माँगना",
        "कैप्टन गीले रनवे से A320 उठाए, तब रफ़्तार बोलकर बताना",
        "सिम्युलेटर में लैंडिंग छोड़कर फिर ऊपर चढ़ने का अभ्यास करना",
      ],
    },
  },
  "commercial-pilot": {
    of: "1c6v4t8",
    description: { hinglish: "Chhote viman mein charter aur survey ki udaan bharna.", hindi: "छोटे विमान में चार्टर और सर्वे की उड़ानें भरना।" },
    summary: {
      hinglish:
        "Charter firm ya apna viman rakhne wali company ke liye kaam karna: kaarobariyon, mareezon ya survey camera ko chhote runway tak le jana, aksar kuch hi ghante ki soochna par.",
      hindi:
        "चार्टर फ़र्म या अपना विमान रखने वाली कंपनी के लिए काम करना: कारोबारियों, मरीज़ों या सर्वे कैमरे को छोटे रनवे तक ले जाना, अक्सर कुछ ही घंटे की सूचना पर।",
    },
    day: {
      hinglish: [
        "Garmi aur chhota runway dekhkar hisaab lagana ki chhe log baith sakte hain ya nahi",
        "Sensor khanij ka naksha banaye, tab Jharkhand ke upar seedhi lakeeron mein udna",
        "Nagpur mein viman ke paas client ki meeting khatm hone ka intezaar karna",
      ],
      hindi: [
        "गर्मी और छोटा रनवे देखकर हिसाब लगाना कि छह लोग बैठ सकते हैं या नहीं",
        "सेंसर खनिज का नक़्शा बनाए, तब झारखंड के ऊपर सीधी लकीरों में उड़ना",
        "नागपुर में विमान के पास क्लाइंट की मीटिंग ख़त्म होने का इंतज़ार करना",
      ],
    },
  },
  "helicopter-pilot": {
    of: "wrh88y",
    description: {
      hinglish: "Oil rig, chhaton aur pahadi helipad par utarna, jahan runway ki jagah nahi.",
      hindi: "ऑयल रिग, छतों और पहाड़ी हेलीपैड पर उतरना, जहाँ रनवे की जगह नहीं।",
    },
    summary: {
      hinglish:
        "Charter firm ya sena ke liye samudri rig ke karmchari, teerth-yatri, mareez aur raahat ka saamaan pahunchana, samudra, jungle aur ghaati ke upar kam oonchai par aur dheeme udkar.",
      hindi:
        "चार्टर फ़र्म या सेना के लिए समुद्री रिग के कर्मचारी, तीर्थयात्री, मरीज़ और राहत का सामान पहुँचाना, समुद्र, जंगल और घाटी के ऊपर कम ऊँचाई पर और धीमे उड़कर।",
    },
    day: {
      hinglish: [
        "Mumbai ke paas samudra mein oil rig ke deck par baarah karmchari utaarna",
        "Baadal ghati ko dhak le to Kedarnath ki udaan se mana karna",
        "Jab tak winchman trekker ko upar kheenche, helicopter ko chattan ke upar sthir rakhna",
      ],
      hindi: [
        "मुंबई के पास समुद्र में तेल के रिग के डेक पर बारह कर्मचारी उतारना",
        "बादल घाटी को ढक ले तो केदारनाथ की उड़ान से मना करना",
        "जब तक विंचमैन ट्रेकर को ऊपर खींचे, हेलीकॉप्टर को चट्टान के ऊपर स्थिर रखना",
      ],
    },
  },
  "flight-instructor": {
    of: "uxcx2m",
    description: {
      hinglish: "Hawa mein learner ke bagal mein baithna aur samay rehte control le lena.",
      hindi: "हवा में नए सीखने वाले के बग़ल में बैठना और समय रहते कंट्रोल ले लेना।",
    },
    summary: {
      hinglish:
        "Flying school mein kaam karna: zameen par har seekhne wale ko samjhana, chhote trainer viman mein uske bagal mein baithna, aur batana ki use akele kab udne diya jaye.",
      hindi: "फ़्लाइंग स्कूल में काम करना: ज़मीन पर हर सीखने वाले को समझाना, छोटे ट्रेनर विमान में उसके बग़ल में बैठना, और बताना कि उसे अकेले कब उड़ने दिया जाए।",
    },
    day: {
      hinglish: [
        "Ghabraye learner ko do model pankhon se viman ka stall hona samjhana",
        "Viman ko uchhalne dena, phir aakhri surakshit second par control lena",
        "Hawa badle to pehli solo udaan ki manzoori par dastakhat karna ya mana karna",
      ],
      hindi: [
        "घबराए लर्नर को दो मॉडल पंखों से विमान का स्टॉल होना समझाना",
        "विमान को उछलने देना, फिर आख़िरी सुरक्षित सेकंड पर कंट्रोल लेना",
        "हवा बदले तो पहली सोलो उड़ान की मंज़ूरी पर दस्तख़त करना या मना करना",
      ],
    },
  },
  "drone-pilot": {
    of: "10rat5i",
    description: {
      hinglish: "Kheton aur shaadiyon ke upar camera aur spray wale drone udana.",
      hindi: "खेतों और शादियों के ऊपर कैमरे और स्प्रे वाले ड्रोन उड़ाना।",
    },
    summary: {
      hinglish:
        "Survey ya spray firm ya film crew ke liye, ya akele kaam karna: airspace ke niyamon ke andar har udaan ka plan banana, drone udana, aur naksha, film ya spray kiya hua khet saunpna.",
      hindi:
        "सर्वे या स्प्रे फ़र्म या फ़िल्म क्रू के लिए, या अकेले काम करना: एयरस्पेस के नियमों के अंदर हर उड़ान का प्लान बनाना, ड्रोन उड़ाना, और नक़्शा, फ़िल्म या स्प्रे किया हुआ खेत सौंपना।",
    },
    day: {
      hinglish: [
        "Shaadi mein drone nikaalne se pehle Digital Sky ka map dekhna",
        "Lagbhag har acre par nayi battery lagakar chaar acre dhaan par spray karna",
        "Bijli ki line paar kiye bina uske insulator ki photo lena",
      ],
      hindi: [
        "शादी में ड्रोन निकालने से पहले Digital Sky का मैप देखना",
        "लगभग हर एकड़ पर नई बैटरी लगाकर चार एकड़ धान पर स्प्रे करना",
        "बिजली की लाइन पार किए बिना उसके इंसुलेटर की फ़ोटो लेना",
      ],
    },
  },
  "air-traffic-controller": {
    of: "19q6i3j",
    description: {
      hinglish: "Aawaz aur radar se vimanon ko ek doosre se door rakhna.",
      hindi: "आवाज़ और रडार से विमानों को एक-दूसरे से दूर रखना।",
    },
    summary: {
      hinglish:
        "Airports Authority yaani AAI ke liye airport ke tower ya radar room mein shift mein kaam karna: udne aur utarne ki ijazat dena, aur har viman ko uski oonchai aur disha batana.",
      hindi:
        "एयरपोर्ट्स अथॉरिटी यानी AAI के लिए हवाई अड्डे के टावर या रडार रूम में शिफ़्ट में काम करना: उड़ने और उतरने की इजाज़त देना, और हर विमान को उसकी ऊँचाई और दिशा बताना।",
    },
    day: {
      hinglish: [
        "Mumbai ke upar gyarah shabdon mein do jet ko ek doosre se door modna",
        "Runway se kutta bhagaye jaane tak viman ko chakkar lagwana",
        "Ek-ek viman batakar agli shift ko aasman saunpna",
      ],
      hindi: [
        "मुंबई के ऊपर ग्यारह शब्दों में दो जेट को एक दूसरे से दूर मोड़ना",
        "रनवे से कुत्ता भगाए जाने तक विमान को चक्कर लगवाना",
        "एक-एक विमान बताकर अगली शिफ़्ट को आसमान सौंपना",
      ],
    },
  },
  "flight-dispatcher": {
    of: "1om9xz5",
    description: {
      hinglish: "Har udaan ka raasta, fuel aur doosra airport tay karna.",
      hindi: "हर उड़ान का रास्ता, ईंधन और दूसरा हवाई अड्डा तय करना।",
    },
    summary: {
      hinglish:
        "Har udaan ka raasta, fuel aur zarurat ke samay ke doosre airport yaani alternate tay karna, aur captain ke saath zimmedari baantna.",
      hindi: "हर उड़ान का रास्ता, ईंधन और ज़रूरत के समय के दूसरे हवाई अड्डे यानी अल्टरनेट तय करना, और कैप्टन के साथ ज़िम्मेदारी बाँटना।",
    },
    day: {
      hinglish: [
        "Jaipur bhi band ho sakta hai, isliye Lucknow ko alternate chunna",
        "Doosri oonchai chunkar chaar sau kilo fuel bachana",
        "Briefing ke baad badhe toofan ke baare mein crew ko phone karna",
      ],
      hindi: [
        "जयपुर भी बंद हो सकता है, इसलिए लखनऊ को अल्टरनेट चुनना",
        "दूसरी ऊँचाई चुनकर चार सौ किलो ईंधन बचाना",
        "ब्रीफ़िंग के बाद बढ़े तूफ़ान के बारे में क्रू को फ़ोन करना",
      ],
    },
  },
  "flight-attendant": {
    of: "4z7vh1",
    description: {
      hinglish: "Udaan mein khana parosna aur aag lagne par logon ko bahar nikaalna.",
      hindi: "उड़ान में खाना परोसना और आग लगने पर लोगों को बाहर निकालना।",
    },
    summary: {
      hinglish:
        "Airline ke liye kaam karna: suraksha ka saamaan aur darwaze jaanchna, khana parosna aur bechna, dare hue logon ko shaant karna, first aid dena. Nabbe second mein cabin khaali karane ki training milti hai.",
      hindi:
        "एयरलाइन के लिए काम करना: सुरक्षा का सामान और दरवाज़े जाँचना, खाना परोसना और बेचना, डरे हुए लोगों को शांत करना, फ़र्स्ट एड देना। नब्बे सेकंड में केबिन ख़ाली कराने की ट्रेनिंग मिलती है।",
    },
    day: {
      hinglish: [
        "Kisi ke chadhne se pehle oxygen bottle, aag bujhane ka cylinder aur slide jaanchna",
        "35,000 feet par behosh hote dadaji ko oxygen dena",
        "Chaalisvin baar muskurakar samjhana ki seat seedhi kyon honi chahiye",
      ],
      hindi: [
        "किसी के चढ़ने से पहले ऑक्सीजन बोतल, आग बुझाने का सिलेंडर और स्लाइड जाँचना",
        "35,000 फ़ुट पर बेहोश होते दादाजी को ऑक्सीजन देना",
        "चालीसवीं बार मुस्कुराकर समझाना कि सीट सीधी क्यों होनी चाहिए",
      ],
    },
  },
  "aircraft-ground-handler": {
    of: "woat97",
    description: {
      hinglish: "Bag laadna, tug chalana aur ishaare se jet ko stand par lana.",
      hindi: "बैग लादना, टग चलाना और इशारे से जेट को स्टैंड पर लाना।",
    },
    summary: {
      hinglish:
        "Airline ya handling firm ke liye, dhoop ho ya baarish, apron yaani viman khade hone ki jagah par har viman ko samay poora hone se pehle khaali karna, bharna aur peeche dhakelna.",
      hindi:
        "एयरलाइन या हैंडलिंग फ़र्म के लिए, धूप हो या बारिश, एप्रन यानी विमान खड़े होने की जगह पर हर विमान को समय पूरा होने से पहले ख़ाली करना, भरना और पीछे धकेलना।",
    },
    day: {
      hinglish: [
        "Ek metre oonche hold mein suitcase ko karvat par jamana",
        "Do chamakti chhadiyon se Airbus ko uski line par laana",
        "Laal batti bujhne par pahiyon mein tek lagana aur pankhon ke siron par cone rakhna",
      ],
      hindi: [
        "एक मीटर ऊँचे होल्ड में सूटकेस को करवट पर जमाना",
        "दो चमकती छड़ियों से एयरबस को उसकी लाइन पर लाना",
        "लाल बत्ती बुझने पर पहियों में टेक लगाना और पंखों के सिरों पर कोन रखना",
      ],
    },
  },
  "airport-check-in-agent": {
    of: "10rdcmd",
    description: { hinglish: "Counter par bag taulna aur ticket aur visa jaanchna.", hindi: "काउंटर पर बैग तौलना और टिकट और वीज़ा जाँचना।" },
    summary: {
      hinglish:
        "Airline ya uski handling firm ke liye shift mein kaam karna: bag taulna aur tag lagana, passport aur visa jaanchna, seat dena, aur gate par ginna ki kaun viman mein chadh chuka hai.",
      hindi:
        "एयरलाइन या उसकी हैंडलिंग फ़र्म के लिए शिफ़्ट में काम करना: बैग तौलना और टैग लगाना, पासपोर्ट और वीज़ा जाँचना, सीट देना, और गेट पर गिनना कि कौन विमान में चढ़ चुका है।",
    },
    day: {
      hinglish: [
        "Woh visa page dhoondhna jisse nurse Muscat ja sake",
        "Check-in bag mein power bank ke liye vinamrata se mana karna",
        "Aakhri flight radd hone par do sau logon ki nayi booking karna",
      ],
      hindi: [
        "वह वीज़ा पेज ढूँढ़ना जिससे नर्स मस्कट जा सके",
        "चेक-इन बैग में पावर बैंक के लिए विनम्रता से मना करना",
        "आख़िरी फ़्लाइट रद्द होने पर दो सौ लोगों की नई बुकिंग करना",
      ],
    },
  },
  "airport-manager": {
    of: "1wbg5q1",
    description: {
      hinglish: "Kohre mein bhi runway, terminal aur dukaanein chalu rakhna.",
      hindi: "कोहरे में भी रनवे, टर्मिनल और दुकानें चालू रखना।",
    },
    summary: {
      hinglish:
        "Ek terminal ya poore chhote airport ke liye jawabdeh hona: suraksha ke niyam aur inspection, guard aur dukaanein, kohre ke plan, aur ve airline jo sab ek hi stand chahti hain.",
      hindi:
        "एक टर्मिनल या पूरे छोटे हवाई अड्डे के लिए जवाबदेह होना: सुरक्षा के नियम और निरीक्षण, गार्ड और दुकानें, कोहरे के प्लान, और वे एयरलाइन जो सब एक ही स्टैंड चाहती हैं।",
    },
    day: {
      hinglish: [
        "Aath baje ki bheed se pehle CISF se ek aur lane kholne ko kehna",
        "Runway ke saath gaadi chalakar dekhna ki bagal ki ghaas kati hai",
        "Airlines, CISF aur mausam vibhag ke saath kohre ki meeting ki aguwai karna",
      ],
      hindi: [
        "आठ बजे की भीड़ से पहले CISF से एक और लेन खोलने को कहना",
        "रनवे के साथ गाड़ी चलाकर देखना कि बग़ल की घास कटी है",
        "एयरलाइनों, CISF और मौसम विभाग के साथ कोहरे की मीटिंग की अगुवाई करना",
      ],
    },
  },
  "aircraft-refueller": {
    of: "1edt3qv",
    description: {
      hinglish: "Viman ke pankhon mein fuel bharna aur jaanchna ki usmein paani ki boond na ho.",
      hindi: "विमान के पंखों में ईंधन भरना और जाँचना कि उसमें पानी की बूँद न हो।",
    },
    summary: {
      hinglish:
        "Oil company ka fuel truck har viman tak lana, crew ne jitne litre maange utne bharna aur jaanchna ki fuel mein paani ki ek bhi boond na ho.",
      hindi: "तेल कंपनी का फ़्यूल ट्रक हर विमान तक लाना, क्रू ने जितने लीटर माँगे उतने भरना और जाँचना कि ईंधन में पानी की एक भी बूँद न हो।",
    },
    day: {
      hinglish: [
        "Pankh par koi pipe lagne se pehle chingari se bachane wala taar lagana",
        "Jar mein fuel nikaalkar ghumana aur dekhna ki paani to nahi",
        "8,420 litre par rokna aur engineer ke dastakhat lena",
      ],
      hindi: [
        "पंख पर कोई पाइप लगने से पहले चिंगारी से बचाने वाला तार लगाना",
        "जार में ईंधन निकालकर घुमाना और देखना कि पानी तो नहीं",
        "8,420 लीटर पर रोकना और इंजीनियर के दस्तख़त लेना",
      ],
    },
  },
  "aviation-safety-officer": {
    of: "122fzkv",
    description: {
      hinglish: "Hawa mein baal-baal bachne ki ghatnaon ki report padhna aur kadam uthana.",
      hindi: "हवा में बाल-बाल बचने की घटनाओं की रिपोर्ट पढ़ना और क़दम उठाना।",
    },
    summary: {
      hinglish:
        "Udaan ka data aur baal-baal bachne ki ghatnaon ki report padhna, har ek ki wajah khojna aur agli ghatna se pehle kaam ka tareeka badalwana.",
      hindi: "उड़ान का डेटा और बाल-बाल बचने की घटनाओं की रिपोर्ट पढ़ना, हर एक की वजह खोजना और अगली घटना से पहले काम का तरीक़ा बदलवाना।",
    },
    day: {
      hinglish: [
        "Patna mein zor se hui landing ka flight recorder dobara dekhna",
        "Loader se us trolley ke baare mein poochhna jisse darwaza pichka",
        "Pakshiyon ki baarah report se kachre ka dher hatane ki ek arzi banana",
      ],
      hindi: [
        "पटना में ज़ोर से हुई लैंडिंग का फ़्लाइट रिकॉर्डर दोबारा देखना",
        "लोडर से उस ट्रॉली के बारे में पूछना जिससे दरवाज़ा पिचका",
        "पक्षियों की बारह रिपोर्ट से कचरे का ढेर हटाने की एक अर्ज़ी बनाना",
      ],
    },
  },
  "ship-captain": {
    of: "5zlpc1",
    description: {
      hinglish: "Mahinon samudra mein jahaz aur us par sawaar sabki kamaan sambhalna.",
      hindi: "महीनों समुद्र में जहाज़ और उस पर सवार सबकी कमान सँभालना।",
    },
    summary: {
      hinglish:
        "Jahaz, uske maal aur kareeb bees logon ke liye jawabdeh hona: safar ka plan banana, sankre ya toofani paani mein khud kamaan lena, kaagaz aur anushasan rakhna, aur port aur maalikon se kaam nipatana.",
      hindi:
        "जहाज़, उसके माल और क़रीब बीस लोगों के लिए जवाबदेह होना: सफ़र का प्लान बनाना, सँकरे या तूफ़ानी पानी में ख़ुद कमान लेना, काग़ज़ और अनुशासन रखना, और बंदरगाह और मालिकों से काम निपटाना।",
    },
    day: {
      hinglish: [
        "Jahaz kiraye par lene wali company Mangalvar ko pahunchna chahe, phir bhi chakravat ke karan raftaar ghatana",
        "Singapore Strait ke liye do baje bridge par aana",
        "Jis navik ne khana chhod diya, uske saath baithkar baat karna",
      ],
      hindi: [
        "जहाज़ किराए पर लेने वाली कंपनी मंगलवार को पहुँचना चाहे, फिर भी चक्रवात के कारण रफ़्तार घटाना",
        "सिंगापुर स्ट्रेट के लिए दो बजे ब्रिज पर आना",
        "जिस नाविक ने खाना छोड़ दिया, उसके साथ बैठकर बात करना",
      ],
    },
  },
  "deck-officer": {
    of: "1qfgh0o",
    description: {
      hinglish: "Jahaz ke bridge par nigrani ki duty dena aur nakshe par raasta tay karna.",
      hindi: "जहाज़ के ब्रिज पर निगरानी की ड्यूटी देना और नक़्शे पर रास्ता तय करना।",
    },
    summary: {
      hinglish:
        "Jahaz ke bridge par ek baar mein chaar ghante nigrani ki duty dena, safar ka raasta tay karna, maal aise laadna ki jahaz seedha rahe, lifeboat ki dekhbhaal karna, aur third officer se shuru karke upar badhna.",
      hindi:
        "जहाज़ के ब्रिज पर एक बार में चार घंटे निगरानी की ड्यूटी देना, सफ़र का रास्ता तय करना, माल ऐसे लादना कि जहाज़ सीधा रहे, लाइफ़बोट की देखभाल करना, और थर्ड ऑफ़िसर से शुरू करके ऊपर बढ़ना।",
    },
    day: {
      hinglish: [
        "Machhuare saamne se guzrein, tab tat ki battiyon se jahaz ki jagah pata karna",
        "Koyla alag-alag hold mein aise baantna ki jahaz ka dhaancha na mude",
        "Ravivar ko har life jacket ki batti jaanchna",
      ],
      hindi: [
        "मछुआरे सामने से गुज़रें, तब तट की बत्तियों से जहाज़ की जगह पता करना",
        "कोयला अलग-अलग होल्ड में ऐसे बाँटना कि जहाज़ का ढाँचा न मुड़े",
        "रविवार को हर लाइफ़ जैकेट की बत्ती जाँचना",
      ],
    },
  },
  "ship-engineering-officer": {
    of: "1uqrq03",
    description: {
      hinglish: "Deck ke neeche ki garmi mein ghar jitne bade engine chalu rakhna.",
      hindi: "डेक के नीचे की गर्मी में घर जितने बड़े इंजन चालू रखना।",
    },
    summary: {
      hinglish:
        "Ek baar mein kai mahine duniya ke maal wale samudri raaston par rehkar main engine, generator, boiler aur pump sambhalna, aur exam dekar fourth se chief engineer tak pahunchna.",
      hindi:
        "एक बार में कई महीने दुनिया के माल वाले समुद्री रास्तों पर रहकर मेन इंजन, जनरेटर, बॉयलर और पंप सँभालना, और परीक्षा देकर फ़ोर्थ से चीफ़ इंजीनियर तक पहुँचना।",
    },
    day: {
      hinglish: [
        "Neeche ke round mein har cylinder ke exhaust ka taapmaan likhna",
        "Fujairah ke paas langar daalkar apne kad jitna ooncha piston uthana",
        "Europe ke tat se pehle engine ko saaf fuel par laana",
      ],
      hindi: [
        "नीचे के राउंड में हर सिलेंडर के एग्ज़ॉस्ट का तापमान लिखना",
        "फ़ुजैरा के पास लंगर डालकर अपने क़द जितना ऊँचा पिस्टन उठाना",
        "यूरोप के तट से पहले इंजन को साफ़ ईंधन पर लाना",
      ],
    },
  },
  "electro-technical-officer": {
    of: "1xomtt0",
    description: {
      hinglish: "Kisi bhi dukaan se door, jahaz ki bijli ki har cheez theek karna.",
      hindi: "किसी भी दुकान से दूर, जहाज़ की बिजली की हर चीज़ ठीक करना।",
    },
    summary: {
      hinglish: "Radar se thande container tak, jahaz ki bijli ki har cheez sambhalna, jahan hazaar meel tak koi dukaan nahi.",
      hindi: "रडार से ठंडे कंटेनर तक, जहाज़ की बिजली की हर चीज़ सँभालना, जहाँ हज़ार मील तक कोई दुकान नहीं।",
    },
    day: {
      hinglish: [
        "Harness pehankar mastool par chadhna aur atka radar scanner chhudana",
        "Deck par do sau thande container jaanchna aur jo trip hua use phir chalana",
        "Das kilometre cable mein ek earth fault dhoondhna",
      ],
      hindi: [
        "हार्नेस पहनकर मस्तूल पर चढ़ना और अटका रडार स्कैनर छुड़ाना",
        "डेक पर दो सौ ठंडे कंटेनर जाँचना और जो ट्रिप हुआ उसे फिर चलाना",
        "दस किलोमीटर केबल में एक अर्थ फ़ॉल्ट ढूँढ़ना",
      ],
    },
  },
  "harbour-pilot": {
    of: "e22cst",
    description: {
      hinglish: "Aate jahazon par chadhna aur raasta batakar unhe port mein lana.",
      hindi: "आते जहाज़ों पर चढ़ना और रास्ता बताकर उन्हें बंदरगाह में लाना।",
    },
    summary: {
      hinglish:
        "Port ke liye kaam karna: rassi ki seedhi se har aate jahaz par chadhna, uske captain aur tug ko batana ki use aakhri sankre meelon se kaise nikaalein, aur doosre jahazon ko bahar le jana.",
      hindi:
        "बंदरगाह के लिए काम करना: रस्सी की सीढ़ी से हर आते जहाज़ पर चढ़ना, उसके कैप्टन और टग को बताना कि उसे आख़िरी सँकरे मीलों से कैसे निकालें, और दूसरे जहाज़ों को बाहर ले जाना।",
    },
    day: {
      hinglish: [
        "Lehar ki oonchai par, naav neeche jaane se pehle, geeli seedhi par pair rakhna",
        "Haldia ke paas Korean captain ko bolkar ret ke teele se bachana",
        "Dhaara jahaz ko mode, usse pehle teen tug ko dhakelne par lagana",
      ],
      hindi: [
        "लहर की ऊँचाई पर, नाव नीचे जाने से पहले, गीली सीढ़ी पर पैर रखना",
        "हल्दिया के पास कोरियाई कैप्टन को बोलकर रेत के टीले से बचाना",
        "धारा जहाज़ को मोड़े, उससे पहले तीन टग को धकेलने पर लगाना",
      ],
    },
  },
  bosun: {
    of: "17sam4y",
    description: {
      hinglish: "Rassi, langar aur jahaz baandhne ke kaam mein deck crew ki aguwai karna.",
      hindi: "रस्सी, लंगर और जहाज़ बाँधने के काम में डेक क्रू की अगुवाई करना।",
    },
    summary: {
      hinglish: "Deck crew ki aguwai karna: kaam baantna, rassi aur langar ki dekhbhaal karna, aur jahan khatra ho wahan sabse pehle jana.",
      hindi: "डेक क्रू की अगुवाई करना: काम बाँटना, रस्सी और लंगर की देखभाल करना, और जहाँ ख़तरा हो वहाँ सबसे पहले जाना।",
    },
    day: {
      hinglish: [
        "Chhe baje saat logon ko kaam baantna aur geele deck se savdhan karna",
        "Mate ke kehne par langar chhodna aur uska khinchaav dekhna",
        "Jahaz ke bagal mein takhta, yaani stage, latkana aur kisi ke chadhne se pehle jaanchna",
      ],
      hindi: [
        "छह बजे सात लोगों को काम बाँटना और गीले डेक से सावधान करना",
        "मेट के कहने पर लंगर छोड़ना और उसका खिंचाव देखना",
        "जहाज़ के बग़ल में तख़्ता, यानी स्टेज, लटकाना और किसी के चढ़ने से पहले जाँचना",
      ],
    },
  },
  "able-seaman": {
    of: "1o2bcsu",
    description: {
      hinglish: "Dhoop aur bauchhar mein jahaz steer karna, rangna, baandhna aur nazar rakhna.",
      hindi: "धूप और बौछार में जहाज़ स्टीयर करना, रँगना, बाँधना और नज़र रखना।",
    },
    summary: {
      hinglish:
        "Merchant jahaz par trained naavik ka kaam karna, din-raat steering aur nigrani ki duty par rehna. Agla kadam bosun yaani deck crew ke mukhiya ka pad hota hai.",
      hindi:
        "मर्चेंट जहाज़ पर ट्रेंड नाविक का काम करना, दिन-रात स्टीयरिंग और निगरानी की ड्यूटी पर रहना। अगला क़दम बोसन यानी डेक क्रू के मुखिया का पद होता है।",
    },
    day: {
      hinglish: [
        "Port ten ka aadesh dohrana, steering ghumana aur wahin thaamna",
        "Radar se pehle bina batti wali machhuara naav ki khabar dena",
        "Do baarishon ke beech winch khurachna, rangna aur grease karna",
      ],
      hindi: [
        "पोर्ट टेन का आदेश दोहराना, स्टीयरिंग घुमाना और वहीं थामना",
        "रडार से पहले बिना बत्ती वाली मछुआरा नाव की ख़बर देना",
        "दो बारिशों के बीच विंच खुरचना, रँगना और ग्रीस करना",
      ],
    },
  },
  "ships-cook": {
    of: "1mhxtyb",
    description: {
      hinglish: "Chulha dolta rahe tab bhi crew ko din mein teen baar khana khilana.",
      hindi: "चूल्हा डोलता रहे तब भी क्रू को दिन में तीन बार खाना खिलाना।",
    },
    summary: {
      hinglish:
        "Kai deshon ke kareeb bees logon ke crew ke liye din mein teen baar khana banana, samudra mein ration aur cold room ka saamaan hafton chalana, aur jahaz ki rasoi saaf rakhna.",
      hindi:
        "कई देशों के क़रीब बीस लोगों के क्रू के लिए दिन में तीन बार खाना बनाना, समुद्र में राशन और कोल्ड रूम का सामान हफ़्तों चलाना, और जहाज़ की रसोई साफ़ रखना।",
    },
    day: {
      hinglish: [
        "Durban mein paintaalis din ka ration mangwana",
        "Lehron mein tave ke chaaron taraf rok lagakar dosa sekna",
        "Ek Ukrainian, do Filipino aur unnees Bharatiyon ko khush rakhna",
      ],
      hindi: [
        "डरबन में पैंतालीस दिन का राशन मँगवाना",
        "लहरों में तवे के चारों तरफ़ रोक लगाकर डोसा सेंकना",
        "एक यूक्रेनी, दो फ़िलिपीनो और उन्नीस भारतीयों को ख़ुश रखना",
      ],
    },
  },
  "dredger-operator": {
    of: "r5x6bd",
    description: {
      hinglish: "Jwaar ke saath aayi gaad kheenchkar bandargah gehre rakhna.",
      hindi: "ज्वार के साथ आई गाद खींचकर बंदरगाह गहरे रखना।",
    },
    summary: {
      hinglish:
        "Haldia, Kandla ya Paradip ke paas tairti khudai machine ya suction jahaz par lever aur screen sambhalna, taaki lade hue jahaz tali se na takrayein.",
      hindi: "हल्दिया, कांडला या पारादीप के पास तैरती खुदाई मशीन या सक्शन जहाज़ पर लीवर और स्क्रीन सँभालना, ताकि लदे हुए जहाज़ तली से न टकराएँ।",
    },
    day: {
      hinglish: [
        "Suction ka munh itna neeche karna ki pipe mein chikni mitti nahi, ret bhare",
        "Satellite se jagah aadhe metre tak sahi jaanchna",
        "Pump mein phansa purana langar nikaalna",
      ],
      hindi: [
        "सक्शन का मुँह इतना नीचे करना कि पाइप में चिकनी मिट्टी नहीं, रेत भरे",
        "सैटेलाइट से जगह आधे मीटर तक सही जाँचना",
        "पंप में फँसा पुराना लंगर निकालना",
      ],
    },
  },
  "boat-driver": {
    of: "1wf61od",
    description: {
      hinglish: "Gaon walon aur tourists ko nadi aur backwater paar karana.",
      hindi: "गाँव वालों और सैलानियों को नदी और बैकवॉटर पार कराना।",
    },
    summary: {
      hinglish:
        "Nadi, jheel aur backwater mein yatriyon, maal ya tourists ki naav chalana, uska engine sambhalna, aur hawa, baadh ya bhari naav dekhkar tay karna ki ab aur koi nahi chadhega.",
      hindi:
        "नदी, झील और बैकवॉटर में यात्रियों, माल या सैलानियों की नाव चलाना, उसका इंजन सँभालना, और हवा, बाढ़ या भरी नाव देखकर तय करना कि अब और कोई नहीं चढ़ेगा।",
    },
    day: {
      hinglish: [
        "Sir nahi, life jacket ginna aur ikkisvein ko mana karna",
        "Bhoore jhaag se Brahmaputra ke paani ke neeche ki chattan pehchanna",
        "Alappuzha mein nahar ke mod par horn bajana",
      ],
      hindi: [
        "सिर नहीं, लाइफ़ जैकेट गिनना और इक्कीसवें को मना करना",
        "भूरे झाग से ब्रह्मपुत्र के पानी के नीचे की चट्टान पहचानना",
        "अलप्पुझा में नहर के मोड़ पर हॉर्न बजाना",
      ],
    },
  },
  "port-operations-manager": {
    of: "13eum7r",
    description: {
      hinglish: "Tay karna ki kis jahaz ko kaun si berth aur crane kab milegi.",
      hindi: "तय करना कि किस जहाज़ को कौन-सी बर्थ और क्रेन कब मिलेगी।",
    },
    summary: {
      hinglish:
        "Port ya container terminal chalana: jahazon ko berth aur crane dena, agent, dock mazdooron aur railway se baat tay karna, aur jahaz ko jitne ghante rukna pade uska jawab dena.",
      hindi:
        "बंदरगाह या कंटेनर टर्मिनल चलाना: जहाज़ों को बर्थ और क्रेन देना, एजेंट, गोदी मज़दूरों और रेलवे से बात तय करना, और जहाज़ को जितने घंटे रुकना पड़े उसका जवाब देना।",
    },
    day: {
      hinglish: [
        "Jwaar rehte gehre pende wale tanker ko berth number do dena",
        "Boriyan utaarne wali godi ki toli dheemi pade to union se baat tay karna",
        "Board ke liye hisaab banana ki nayi crane jahazon ki kataar se sasti kyon hai",
      ],
      hindi: [
        "ज्वार रहते गहरे पेंदे वाले टैंकर को बर्थ नंबर दो देना",
        "बोरियाँ उतारने वाली गोदी की टोली धीमी पड़े तो यूनियन से बात तय करना",
        "बोर्ड के लिए हिसाब बनाना कि नई क्रेन जहाज़ों की क़तार से सस्ती क्यों है",
      ],
    },
  },
  "port-crane-operator": {
    of: "rfo1to",
    description: {
      hinglish: "Dock se kaafi upar baithkar container jahaz se uthakar truck par rakhna.",
      hindi: "गोदी से काफ़ी ऊपर बैठकर कंटेनर जहाज़ से उठाकर ट्रक पर रखना।",
    },
    summary: {
      hinglish:
        "Dock se chalees meter upar cabin mein baithkar, do joystick aur signalman ke radio ke sahare, jahaz aur truck ke beech ghante mein kareeb pachchees container uthana.",
      hindi: "गोदी से चालीस मीटर ऊपर केबिन में बैठकर, दो जॉयस्टिक और सिग्नलमैन के रेडियो के सहारे, जहाज़ और ट्रक के बीच घंटे में क़रीब पच्चीस कंटेनर उठाना।",
    },
    day: {
      hinglish: [
        "Stick ke chhote dhakke se container ka jhoolna rokna",
        "Kaanch ke farsh se seedha neeche dekhkar paanch container ek ke upar ek jamana",
        "Bhor se pehle chaalis metre chadhna aur saare brake jaanchna",
      ],
      hindi: [
        "स्टिक के छोटे धक्के से कंटेनर का झूलना रोकना",
        "काँच के फ़र्श से सीधा नीचे देखकर पाँच कंटेनर एक के ऊपर एक जमाना",
        "भोर से पहले चालीस मीटर चढ़ना और सारे ब्रेक जाँचना",
      ],
    },
  },
  "stevedore-supervisor": {
    of: "grc5pn",
    description: {
      hinglish: "Do jwaar ke beech maal laadne aur baandhne wali toliyon ki aguwai karna.",
      hindi: "दो ज्वार के बीच माल लादने और बाँधने वाली टोलियों की अगुवाई करना।",
    },
    summary: {
      hinglish:
        "Mumbai ya Kakinada jaise port par deck ya dock par khade hokar crane driver aur dock mazdooron ko sahi jagah lagana, taaki steel, boriyan ya machinen bina toote aur kram se jahaz par chadhein.",
      hindi:
        "मुंबई या काकीनाडा जैसे बंदरगाह पर डेक या गोदी पर खड़े होकर क्रेन ड्राइवर और गोदी मज़दूरों को सही जगह लगाना, ताकि स्टील, बोरियाँ या मशीनें बिना टूटे और क्रम से जहाज़ पर चढ़ें।",
    },
    day: {
      hinglish: [
        "Ek tooti lad wali sling ko mana karna",
        "Jahaz chhootne se do ghante pehle steel coil baandhna",
        "Alag ginti batane wale jahaz ke officer ke saath maal ki ginti tay karna",
      ],
      hindi: [
        "एक टूटी लड़ वाली स्लिंग को मना करना",
        "जहाज़ छूटने से दो घंटे पहले स्टील कॉइल बाँधना",
        "अलग गिनती बताने वाले जहाज़ के ऑफ़िसर के साथ माल की गिनती तय करना",
      ],
    },
  },
  "shipping-agent": {
    of: "1az7k96",
    description: {
      hinglish: "Port mein jahaz ke liye berth, fuel, kaagaz aur doctor jutana.",
      hindi: "बंदरगाह में जहाज़ के लिए बर्थ, ईंधन, काग़ज़ और डॉक्टर जुटाना।",
    },
    summary: {
      hinglish:
        "Ek port mein jahaz ke maalik ki jagah kaam karna: jahaz kisi bhi samay aaye, uske liye berth, harbour pilot, fuel, customs ke kaagaz aur doctor jutana aur uske shulk bharna.",
      hindi:
        "एक बंदरगाह में जहाज़ के मालिक की जगह काम करना: जहाज़ किसी भी समय आए, उसके लिए बर्थ, हार्बर पायलट, ईंधन, कस्टम के काग़ज़ और डॉक्टर जुटाना और उसके शुल्क भरना।",
    },
    day: {
      hinglish: [
        "Port mein atharah ghante ruke jahaz par motorboat se daanton ka doctor bhejna",
        "Jahaz chhootne se pehle berth, light aur tug ka shulk chukana",
        "Oslo mein maalik ko kharab hue ghante aur wajah mail karna",
      ],
      hindi: [
        "बंदरगाह में अठारह घंटे रुके जहाज़ पर मोटरबोट से दाँतों का डॉक्टर भेजना",
        "जहाज़ छूटने से पहले बर्थ, लाइट और टग का शुल्क चुकाना",
        "ओस्लो में मालिक को ख़राब हुए घंटे और वजह मेल करना",
      ],
    },
  },
  "commercial-diver": {
    of: "15buyrw",
    description: {
      hinglish: "Andhere paani mein ghaat ke khambe aur jahaz weld karna aur kaatna.",
      hindi: "अँधेरे पानी में घाट के खंभे और जहाज़ वेल्ड करना और काटना।",
    },
    summary: {
      hinglish:
        "Barge, jetty ya baandh se hawa ki nali lagakar utarna aur itne andhere paani mein ki haath na dikhe, jahaz ke pende, ghaat ke khambe aur pipeline weld karna, kaatna aur jaanchna.",
      hindi:
        "बजरे, जेटी या बाँध से हवा की नली लगाकर उतरना और इतने अँधेरे पानी में कि हाथ न दिखे, जहाज़ के पेंदे, घाट के खंभे और पाइपलाइन वेल्ड करना, काटना और जाँचना।",
    },
    day: {
      hinglish: [
        "Kaale paani mein tatolkar propeller se rassi kaatkar nikaalna",
        "Upar helper hawa ki nali thaame, tab chaudah metre neeche patch weld karna",
        "Steel ke chamber mein kitaab ke saath decompression ka samay bitana",
      ],
      hindi: [
        "काले पानी में टटोलकर प्रोपेलर से रस्सी काटकर निकालना",
        "ऊपर हेल्पर हवा की नली थामे, तब चौदह मीटर नीचे पैच वेल्ड करना",
        "स्टील के चैंबर में किताब के साथ डीकंप्रेशन का समय बिताना",
      ],
    },
  },
  "locomotive-driver": {
    of: "10gtlpz",
    description: {
      hinglish: "Signal, speed aur brake ke hisaab se lambi train chalana.",
      hindi: "सिग्नल, रफ़्तार और ब्रेक के हिसाब से लंबी ट्रेन चलाना।",
    },
    summary: {
      hinglish:
        "Assistant se shuru karke maalgaadi aur baad mein mail train chalana: engine aur brake jaanchna, har signal maanna, speed banaye rakhna aur hazaron ton ke saath samay rehte rukna.",
      hindi:
        "असिस्टेंट से शुरू करके मालगाड़ी और बाद में मेल ट्रेन चलाना: इंजन और ब्रेक जाँचना, हर सिग्नल मानना, रफ़्तार बनाए रखना और हज़ारों टन के साथ समय रहते रुकना।",
    },
    day: {
      hinglish: [
        "Raat bhar saathi ko har signal ka rang bolkar batana",
        "Braganza ghat se atthavan wagon brake par dheere-dheere utaarna",
        "Phatak par maveshi hon to seeti bajana",
      ],
      hindi: ["रात भर साथी को हर सिग्नल का रंग बोलकर बताना", "ब्रगैंज़ा घाट से अट्ठावन वैगन ब्रेक पर धीरे-धीरे उतारना", "फाटक पर मवेशी हों तो सीटी बजाना"],
    },
  },
  "metro-train-driver": {
    of: "1qknrh7",
    description: {
      hinglish: "Metro train chalana aur theek platform ke darwazon par rokna.",
      hindi: "मेट्रो ट्रेन चलाना और ठीक प्लेटफ़ॉर्म के दरवाज़ों पर रोकना।",
    },
    summary: {
      hinglish:
        "Shift mein metro train chalana, darwaze kholna aur band karna, yatriyon aur control room se baat karna aur chhoti kharabi theek karna. Automatic line par nazar rakhna aur zarurat par control lena.",
      hindi:
        "शिफ़्ट में मेट्रो ट्रेन चलाना, दरवाज़े खोलना और बंद करना, यात्रियों और कंट्रोल रूम से बात करना और छोटी ख़राबी ठीक करना। ऑटोमैटिक लाइन पर नज़र रखना और ज़रूरत पर कंट्रोल लेना।",
    },
    day: {
      hinglish: [
        "Aakhri bhaagte student ko phansaye bina darwaze band karna",
        "Kaanch ke darwazon se ek metre pehle ruki train ko sahi jagah laana",
        "Nau sau shaant logon ko batana ki battiyan kyon madham huin",
      ],
      hindi: [
        "आख़िरी भागते छात्र को फँसाए बिना दरवाज़े बंद करना",
        "काँच के दरवाज़ों से एक मीटर पहले रुकी ट्रेन को सही जगह लाना",
        "नौ सौ शांत लोगों को बताना कि बत्तियाँ क्यों मद्धम हुईं",
      ],
    },
  },
  "station-master": {
    of: "1wzcihq",
    description: {
      hinglish: "Station se signal dekar train ko andar lena aur rawana karna.",
      hindi: "स्टेशन से सिग्नल देकर ट्रेन को अंदर लेना और रवाना करना।",
    },
    summary: {
      hinglish:
        "Signal dekar train ko andar lena aur rawana karna, line ke har hisse par ek hi train, aur koi patri se utar jaye to kamaan sambhalna.",
      hindi: "सिग्नल देकर ट्रेन को अंदर लेना और रवाना करना, लाइन के हर हिस्से पर एक ही ट्रेन, और कोई पटरी से उतर जाए तो कमान सँभालना।",
    },
    day: {
      hinglish: [
        "Train chhootne se pehle agle station se line khaali hone ki haami lena",
        "Platform se garam axle dikhe to train rokna",
        "Naraz yatriyon ko sambhalte hue haadse ka sandesh likhna",
      ],
      hindi: [
        "ट्रेन छूटने से पहले अगले स्टेशन से लाइन ख़ाली होने की हामी लेना",
        "प्लेटफ़ॉर्म से गर्म ऐक्सल दिखे तो ट्रेन रोकना",
        "नाराज़ यात्रियों को सँभालते हुए हादसे का संदेश लिखना",
      ],
    },
  },
  "train-guard": {
    of: "uh8r7j",
    description: {
      hinglish: "Aakhri dibbe mein safar karna aur train rawana karne ka signal dena.",
      hindi: "आख़िरी डिब्बे में सफ़र करना और ट्रेन रवाना करने का सिग्नल देना।",
    },
    summary: {
      hinglish:
        "Aakhri dibbe se maalgaadi ya yatri train ka zimma sambhalna: driver ke saath brake jaanchna, chalne ka signal dena, journal likhna aur ruki hui train ki hifazat karna.",
      hindi:
        "आख़िरी डिब्बे से मालगाड़ी या यात्री ट्रेन का ज़िम्मा सँभालना: ड्राइवर के साथ ब्रेक जाँचना, चलने का सिग्नल देना, जर्नल लिखना और रुकी हुई ट्रेन की हिफ़ाज़त करना।",
    },
    day: {
      hinglish: [
        "Hara signal dikhane se pehle brake pressure aur tail lamp jaanchna",
        "Der ka har minute aur uski wajah journal mein likhna",
        "Train ruk jaye to peeche patri par chetavani ke patakhe, yaani detonator, rakhna",
      ],
      hindi: [
        "हरा सिग्नल दिखाने से पहले ब्रेक प्रेशर और टेल लैंप जाँचना",
        "देर का हर मिनट और उसकी वजह जर्नल में लिखना",
        "ट्रेन रुक जाए तो पीछे पटरी पर चेतावनी के पटाखे, यानी डेटोनेटर, रखना",
      ],
    },
  },
  "ticket-collector": {
    of: "ymqqa4",
    description: {
      hinglish: "Berth-berth jakar ticket jaanchna aur bina ticket walon par jurmana lagana.",
      hindi: "बर्थ-बर्थ जाकर टिकट जाँचना और बिना टिकट वालों पर जुर्माना लगाना।",
    },
    summary: {
      hinglish:
        "Train ke kai coach ke saath safar karna ya station ke gate par khade rehna: ticket aur pehchan jaanchna, khaali berth waiting walon ko dena, aur jurmana kaatna.",
      hindi: "ट्रेन के कई कोच के साथ सफ़र करना या स्टेशन के गेट पर खड़े रहना: टिकट और पहचान जाँचना, ख़ाली बर्थ वेटिंग वालों को देना, और जुर्माना काटना।",
    },
    day: {
      hinglish: [
        "Berth 31 par nishaan lagana, 34 khaali dekhna aur use aadhi berth wale agle RAC yatri ko dena",
        "Awaaz oonchi karte aadmi ka jurmana likhna",
        "Itarsi par utarna bhoole coach ke yatriyon ko jagana",
      ],
      hindi: [
        "बर्थ 31 पर निशान लगाना, 34 ख़ाली देखना और उसे आधी बर्थ वाले अगले RAC यात्री को देना",
        "आवाज़ ऊँची करते आदमी का जुर्माना लिखना",
        "इटारसी पर उतरना भूले कोच के यात्रियों को जगाना",
      ],
    },
  },
  "railway-pointsman": {
    of: "ffjoyx",
    description: { hinglish: "Yard mein wagon jodna aur point set karna.", hindi: "यार्ड में वैगन जोड़ना और पॉइंट सेट करना।" },
    summary: {
      hinglish:
        "Station master ya yard master ke neeche shift mein kaam karna: wagon jodna, patri badalne wale point set aur clamp karna, haath ke signal dikhana aur engine ko uski train tak le jana.",
      hindi:
        "स्टेशन मास्टर या यार्ड मास्टर के नीचे शिफ़्ट में काम करना: वैगन जोड़ना, पटरी बदलने वाले पॉइंट सेट और क्लैंप करना, हाथ के सिग्नल दिखाना और इंजन को उसकी ट्रेन तक ले जाना।",
    },
    day: {
      hinglish: [
        "Ruke wagon ke beech jaakar brake ke pipe jodna",
        "Motor fail hone par baarish mein point haath se clamp karna",
        "Engine dheere-dheere paas aaye, tab lamp daayein-baayein hilana",
      ],
      hindi: [
        "रुके वैगनों के बीच जाकर ब्रेक के पाइप जोड़ना",
        "मोटर फ़ेल होने पर बारिश में पॉइंट हाथ से क्लैंप करना",
        "इंजन धीरे-धीरे पास आए, तब लैंप दाएँ-बाएँ हिलाना",
      ],
    },
  },
  "track-maintainer": {
    of: "8k1pwy",
    description: {
      hinglish: "Patri par paidal chalkar daraar aur dheeli clip dhoondhna.",
      hindi: "पटरी पर पैदल चलकर दरार और ढीली क्लिप ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Kuch kilometre line sambhalne wali toli mein kaam karna: line par paidal chalna, sleeper ke neeche gitti bharna, clip kasna aur patri badalna, raat mein aur baarish mein bhi.",
      hindi:
        "कुछ किलोमीटर लाइन सँभालने वाली टोली में काम करना: लाइन पर पैदल चलना, स्लीपर के नीचे गिट्टी भरना, क्लिप कसना और पटरी बदलना, रात में और बारिश में भी।",
    },
    day: {
      hinglish: [
        "Suraj nikalne se pehle apni beat par chalkar dheeli clip aur daraar dhoondhna",
        "Nau saathiyon ke saath patri ke dhanse jod ke neeche gitti kootna",
        "Thand mein patri ka jod khule to laal jhandi dikhana",
      ],
      hindi: [
        "सूरज निकलने से पहले अपनी बीट पर चलकर ढीली क्लिप और दरार ढूँढ़ना",
        "नौ साथियों के साथ पटरी के धँसे जोड़ के नीचे गिट्टी कूटना",
        "ठंड में पटरी का जोड़ खुले तो लाल झंडी दिखाना",
      ],
    },
  },
  "railway-signal-technician": {
    of: "89fjjk",
    description: {
      hinglish: "Baarish aur kadakti bijli mein bhi signal aur point chalu rakhna.",
      hindi: "बारिश और कड़कती बिजली में भी सिग्नल और पॉइंट चालू रखना।",
    },
    summary: {
      hinglish:
        "Kuch station ke signal, patri badalne wale point aur unke peeche ke relay sambhalna, har ek ko niyam se test karna, aur baarish ya kadakti bijli mein kuch fail ho to bulawe par pahunchna.",
      hindi:
        "कुछ स्टेशनों के सिग्नल, पटरी बदलने वाले पॉइंट और उनके पीछे के रिले सँभालना, हर एक को नियम से टेस्ट करना, और बारिश या कड़कती बिजली में कुछ फ़ेल हो तो बुलावे पर पहुँचना।",
    },
    day: {
      hinglish: [
        "Woh geeli cable dhoondhna jo signal ko laal rakhti hai",
        "Millimetre tak naapna ki motor point ko kitna khiskati hai",
        "Jaanchna ki relay fail hone par signal laal ho, aur uske liye dastakhat karna",
      ],
      hindi: [
        "वह गीली केबल ढूँढ़ना जो सिग्नल को लाल रखती है",
        "मिलीमीटर तक नापना कि मोटर पॉइंट को कितना खिसकाती है",
        "जाँचना कि रिले फ़ेल होने पर सिग्नल लाल हो, और उसके लिए दस्तख़त करना",
      ],
    },
  },
  "railway-section-controller": {
    of: "k87yoe",
    description: {
      hinglish: "Ek board dekhkar tay karna ki kaun si train kiske liye rukegi.",
      hindi: "एक बोर्ड देखकर तय करना कि कौन-सी ट्रेन किसके लिए रुकेगी।",
    },
    summary: {
      hinglish:
        "Division ke control office mein baithkar ek section ki har train board par dekhna, tay karna ki kaun kiske liye rukegi, aur kuch fail ho to engine aur crew bulana.",
      hindi: "डिवीज़न के कंट्रोल ऑफ़िस में बैठकर एक सेक्शन की हर ट्रेन बोर्ड पर देखना, तय करना कि कौन किसके लिए रुकेगी, और कुछ फ़ेल हो तो इंजन और क्रू बुलाना।",
    },
    day: {
      hinglish: [
        "Ek hi sheet par har train ke minute lakeer mein utaarna",
        "Manmad par maalgaadi rokna, Duronto ko nikalne dena",
        "Madad ka engine mangwana aur chhe station ko kram se batana",
      ],
      hindi: [
        "एक ही शीट पर हर ट्रेन के मिनट लकीर में उतारना",
        "मनमाड पर मालगाड़ी रोकना, दुरंतो को निकलने देना",
        "मदद का इंजन मँगवाना और छह स्टेशनों को क्रम से बताना",
      ],
    },
  },
  "train-reservation-clerk": {
    of: "1t2k5jh",
    description: {
      hinglish: "Tatkal ki ghadi chal rahi ho, tab window par berth book karna.",
      hindi: "तत्काल की घड़ी चल रही हो, तब खिड़की पर बर्थ बुक करना।",
    },
    summary: {
      hinglish:
        "Station ki window par baithna: form aur cash lena, niyam se berth book aur cancel karna, aur tatkal ki ghadi par nazar tikaye khadi line ka kaam nipatana.",
      hindi: "स्टेशन की खिड़की पर बैठना: फ़ॉर्म और कैश लेना, नियम से बर्थ बुक और कैंसल करना, और तत्काल की घड़ी पर नज़र टिकाए खड़ी लाइन का काम निपटाना।",
    },
    day: {
      hinglish: [
        "Aath baje booking khulte hi kuch second mein chhe naam type karna",
        "Aadhaar se na milne wala naam akshar-akshar bolna",
        "Waiting mein hi reh gaye ticket ka paisa lautana aur cash milana",
      ],
      hindi: [
        "आठ बजे बुकिंग खुलते ही कुछ सेकंड में छह नाम टाइप करना",
        "आधार से न मिलने वाला नाम अक्षर-अक्षर बोलना",
        "वेटिंग में ही रह गए टिकट का पैसा लौटाना और कैश मिलाना",
      ],
    },
  },
  "railway-goods-supervisor": {
    of: "10c22sy",
    description: {
      hinglish: "Goods shed mein koyla aur cement wagon ke hisaab se book karna.",
      hindi: "गुड्स शेड में कोयला और सीमेंट वैगन के हिसाब से बुक करना।",
    },
    summary: {
      hinglish:
        "Goods shed ya factory ki siding par kaam karna: vyapariyon se wagon ke order lena, taulna aur ginna, bhaada aur deri ka shulk lena, aur railway receipt dena.",
      hindi: "गुड्स शेड या फ़ैक्टरी की साइडिंग पर काम करना: व्यापारियों से वैगन के ऑर्डर लेना, तौलना और गिनना, भाड़ा और देरी का शुल्क लेना, और रेलवे रसीद देना।",
    },
    day: {
      hinglish: [
        "Cement ki pehli lorry aane se pehle bayaalis wagon jaanchna",
        "Loading khatm hone ka minute likhna, kyonki uske baad har ghante ka paisa vyapari ko lagta hai",
        "Poori train taulna aur zyada vazan ka paisa vyapari se lena",
      ],
      hindi: [
        "सीमेंट की पहली लॉरी आने से पहले बयालीस वैगन जाँचना",
        "लोडिंग ख़त्म होने का मिनट लिखना, क्योंकि उसके बाद हर घंटे का पैसा व्यापारी को लगता है",
        "पूरी ट्रेन तौलना और ज़्यादा वज़न का पैसा व्यापारी से लेना",
      ],
    },
  },
  "bus-driver": {
    of: "1uxyvi2",
    description: {
      hinglish: "Saath yatriyon ko gaddhon aur pahadi sadkon par le jana.",
      hindi: "साठ यात्रियों को गड्ढों और पहाड़ी सड़कों पर ले जाना।",
    },
    summary: {
      hinglish:
        "State transport corporation, shehar ya private maalik ke liye tay route par ya raat bhar shehron ke beech bus chalana, aur saath logon, gaadi aur time table ke liye jawabdeh hona.",
      hindi:
        "राज्य परिवहन निगम, शहर या निजी मालिक के लिए तय रूट पर या रात भर शहरों के बीच बस चलाना, और साठ लोगों, गाड़ी और टाइम टेबल के लिए जवाबदेह होना।",
    },
    day: {
      hinglish: [
        "Pehli trip se pehle brake, wiper aur emergency darwaza jaanchna",
        "Bus ko footpath se satakar rokna taaki buzurg chadh sake",
        "Dheeme truck ke peeche bhari bus ko Shimla ke teekhe modon par ghumana",
      ],
      hindi: [
        "पहली ट्रिप से पहले ब्रेक, वाइपर और इमरजेंसी दरवाज़ा जाँचना",
        "बस को फ़ुटपाथ से सटाकर रोकना ताकि बुज़ुर्ग चढ़ सके",
        "धीमे ट्रक के पीछे भरी बस को शिमला के तीखे मोड़ों पर घुमाना",
      ],
    },
  },
  "bus-conductor": {
    of: "5bx4ze",
    description: {
      hinglish: "Ticket bechna, ghanti bajana aur bheed ko kaabu mein rakhna.",
      hindi: "टिकट बेचना, घंटी बजाना और भीड़ को क़ाबू में रखना।",
    },
    summary: {
      hinglish:
        "State transport corporation ya bus maalik ke liye kaam karna: machine se ticket dena, rokne aur chalane ke liye ghanti bajana, hilti-dolti bheed ko kaabu mein rakhna aur cash jama karna.",
      hindi:
        "राज्य परिवहन निगम या बस मालिक के लिए काम करना: मशीन से टिकट देना, रोकने और चलाने के लिए घंटी बजाना, हिलती-डोलती भीड़ को क़ाबू में रखना और कैश जमा करना।",
    },
    day: {
      hinglish: [
        "Do stop ke beech machine se bees ticket kaatna",
        "Aakhri pair sadak se uthne par hi do baar ghanti bajana",
        "Depot par cash ko machine ke total se milana",
      ],
      hindi: ["दो स्टॉप के बीच मशीन से बीस टिकट काटना", "आख़िरी पैर सड़क से उठने पर ही दो बार घंटी बजाना", "डिपो पर कैश को मशीन के टोटल से मिलाना"],
    },
  },
  "truck-driver": {
    of: "1ieyue7",
    description: {
      hinglish: "Ek state se doosre state maal le jana aur cabin mein sona.",
      hindi: "एक राज्य से दूसरे राज्य माल ले जाना और केबिन में सोना।",
    },
    summary: {
      hinglish:
        "Transporter ke liye, ya loan par liye apne truck par kaam karna: kai din shehron ke beech maal le jana, load baandhna, har jaanch par uske kaagaz dikhana. Paise trip ya mahine ke hisaab se milte hain.",
      hindi:
        "ट्रांसपोर्टर के लिए, या लोन पर लिए अपने ट्रक पर काम करना: कई दिन शहरों के बीच माल ले जाना, लोड बाँधना, हर जाँच पर उसके काग़ज़ दिखाना। पैसे ट्रिप या महीने के हिसाब से मिलते हैं।",
    },
    day: {
      hinglish: [
        "Pehle pachaas kilometre ke baad tirpal aur rassi phir kasna",
        "Flying squad ke liye maal ka tax kagaz, yaani e-way bill, aur permit taiyar rakhna",
        "Dhabe par chaar ghante sona aur bhor mein tyre badalna",
      ],
      hindi: [
        "पहले पचास किलोमीटर के बाद तिरपाल और रस्सी फिर कसना",
        "फ़्लाइंग स्क्वॉड के लिए माल का टैक्स काग़ज़, यानी ई-वे बिल, और परमिट तैयार रखना",
        "ढाबे पर चार घंटे सोना और भोर में टायर बदलना",
      ],
    },
  },
  "delivery-van-driver": {
    of: "1xubqqn",
    description: { hinglish: "Tang galiyon se hokar din mein assi parcel pahunchana.", hindi: "तंग गलियों से होकर दिन में अस्सी पार्सल पहुँचाना।" },
    summary: {
      hinglish:
        "Depot par van mein parcel rukne ki jagahon ke kram se laadna, code lekar har parcel saunpna aur jo lene se mana kiya gaya use wapas lana.",
      hindi: "डिपो पर वैन में पार्सल रुकने की जगहों के क्रम से लादना, कोड लेकर हर पार्सल सौंपना और जो लेने से मना किया गया उसे वापस लाना।",
    },
    day: {
      hinglish: [
        "Aakhir mein dene wala saamaan pehle aur pehle dene wala darwaze ke paas laadna",
        "Jahan kahin ijazat nahi, wahan bhi niyam se van khadi karna",
        "Cinema mein baithe grahak se code lena",
      ],
      hindi: [
        "आख़िर में देने वाला सामान पहले और पहले देने वाला दरवाज़े के पास लादना",
        "जहाँ कहीं इजाज़त नहीं, वहाँ भी नियम से वैन खड़ी करना",
        "सिनेमा में बैठे ग्राहक से कोड लेना",
      ],
    },
  },
  "taxi-driver": {
    of: "rk7a68",
    description: {
      hinglish: "Sawariyon ko taxi se le jana, shortcut aur station jaanna.",
      hindi: "सवारियों को टैक्सी से ले जाना, शॉर्टकट और स्टेशन जानना।",
    },
    summary: {
      hinglish:
        "App, stand ya travel firm ke liye kiraye ki ya apni taxi chalana, aur ginna ki commission, fuel, gaadi ke kiraye ya loan aur marammat ke baad kamai mein se kya bacha.",
      hindi:
        "ऐप, स्टैंड या ट्रैवल फ़र्म के लिए किराए की या अपनी टैक्सी चलाना, और गिनना कि कमीशन, ईंधन, गाड़ी के किराए या लोन और मरम्मत के बाद कमाई में से क्या बचा।",
    },
    day: {
      hinglish: [
        "Howrah par app ki agli booking nahi, sahi train ka intezaar karna",
        "Chhoota hua phone bina paise liye shehar ke paar lautana",
        "Chaar baje ki airport trip se pehle seat saaf karna",
      ],
      hindi: [
        "हावड़ा पर ऐप की अगली बुकिंग नहीं, सही ट्रेन का इंतज़ार करना",
        "छूटा हुआ फ़ोन बिना पैसे लिए शहर के पार लौटाना",
        "चार बजे की एयरपोर्ट ट्रिप से पहले सीट साफ़ करना",
      ],
    },
  },
  "auto-rickshaw-driver": {
    of: "ma5dwn",
    description: {
      hinglish: "Teen pahiyon par sawariyon ko tang jagahon ke beech se nikaal le jana.",
      hindi: "तीन पहियों पर सवारियों को तंग जगहों के बीच से निकाल ले जाना।",
    },
    summary: {
      hinglish:
        "Apna ya kiraye ka petrol, gas ya battery wala auto meter, seat ya app ke hisaab se chalana, aur ginna ki kiraye ya loan, fuel aur marammat ke baad kya bacha.",
      hindi:
        "अपना या किराए का पेट्रोल, गैस या बैटरी वाला ऑटो मीटर, सीट या ऐप के हिसाब से चलाना, और गिनना कि किराए या लोन, ईंधन और मरम्मत के बाद क्या बचा।",
    },
    day: {
      hinglish: [
        "Metro gate par sharing sawari ke liye line mein lagna",
        "Apne bagal ki rod par chauthi sawari ko mana karna",
        "Dopahar mein footpath par plug aur filter saaf karna",
      ],
      hindi: [
        "मेट्रो गेट पर शेयरिंग सवारी के लिए लाइन में लगना",
        "अपने बग़ल की रॉड पर चौथी सवारी को मना करना",
        "दोपहर में फ़ुटपाथ पर प्लग और फ़िल्टर साफ़ करना",
      ],
    },
  },
  chauffeur: {
    of: "fjysdn",
    description: {
      hinglish: "Ek hi maalik ki car aaram se chalana aur raaz apne tak rakhna.",
      hindi: "एक ही मालिक की कार आराम से चलाना और राज़ अपने तक रखना।",
    },
    summary: {
      hinglish:
        "Ek parivar ya company ki car chalana: samay par lene pahunchna, intezaar karna, car saaf rakhna aur service karana, aur peeche ki seat par kahi koi baat na dohrana.",
      hindi:
        "एक परिवार या कंपनी की कार चलाना: समय पर लेने पहुँचना, इंतज़ार करना, कार साफ़ रखना और सर्विस कराना, और पीछे की सीट पर कही कोई बात न दोहराना।",
    },
    day: {
      hinglish: [
        "7:30 ke liye 7:25 par thandi car porch mein laana",
        "Itna halka brake lagana ki chai cup mein hi rahe",
        "Karobar ka raaz sunna aur bhool jaana",
      ],
      hindi: ["7:30 के लिए 7:25 पर ठंडी कार पोर्च में लाना", "इतना हल्का ब्रेक लगाना कि चाय कप में ही रहे", "कारोबार का राज़ सुनना और भूल जाना"],
    },
  },
  "tanker-driver": {
    of: "1jritzv",
    description: {
      hinglish: "Fuel ya gas le jana, jahan ek chingari bhi bhaari padti hai.",
      hindi: "ईंधन या गैस ले जाना, जहाँ एक चिंगारी भी भारी पड़ती है।",
    },
    summary: {
      hinglish:
        "Khatarnaak maal ki manzoori wale licence par petrol, diesel, LPG ya chemical depot se pump aur factory tak le jana, har valve aur har mod par ek jaisi saavdhani ke saath.",
      hindi:
        "ख़तरनाक माल की मंज़ूरी वाले लाइसेंस पर पेट्रोल, डीज़ल, LPG या केमिकल डिपो से पंप और फ़ैक्टरी तक ले जाना, हर वाल्व और हर मोड़ पर एक जैसी सावधानी के साथ।",
    },
    day: {
      hinglish: [
        "Pehla valve khulne se pehle tank ki earthing karna",
        "Petrol ki hilor mehsoos karna aur mod mein nahi, mod se pehle dheema hona",
        "Pump maalik ke saath dip rod ki reading aur seal number milana",
      ],
      hindi: [
        "पहला वाल्व खुलने से पहले टैंक की अर्थिंग करना",
        "पेट्रोल की हिलोर महसूस करना और मोड़ में नहीं, मोड़ से पहले धीमा होना",
        "पंप मालिक के साथ डिप रॉड की रीडिंग और सील नंबर मिलाना",
      ],
    },
  },
  "school-bus-driver": {
    of: "gqbido",
    description: {
      hinglish: "Chalees bachchon ko school aur ghar pahunchana, har baar ginkar.",
      hindi: "चालीस बच्चों को स्कूल और घर पहुँचाना, हर बार गिनकर।",
    },
    summary: {
      hinglish:
        "Attendant ke saath din mein do baar tay route par school ki bus chalana, dekhna ki har bachcha sadak paar karke baith gaya, aur nikalne se pehle brake, darwaze aur first aid box jaanchna.",
      hindi:
        "अटेंडेंट के साथ दिन में दो बार तय रूट पर स्कूल की बस चलाना, देखना कि हर बच्चा सड़क पार करके बैठ गया, और निकलने से पहले ब्रेक, दरवाज़े और फ़र्स्ट एड बॉक्स जाँचना।",
    },
    day: {
      hinglish: [
        "Aakhir mein bus ke andar chalkar soya hua bachcha dhoondhna",
        "Attendant judwa bachchon ko sadak paar kara de, tab tak rukna",
        "Maa-baap overtake karein, phir bhi gali mein chaalis ki raftaar par rehna",
      ],
      hindi: [
        "आख़िर में बस के अंदर चलकर सोया हुआ बच्चा ढूँढ़ना",
        "अटेंडेंट जुड़वाँ बच्चों को सड़क पार करा दे, तब तक रुकना",
        "माँ-बाप ओवरटेक करें, फिर भी गली में चालीस की रफ़्तार पर रहना",
      ],
    },
  },
  "motorcycle-delivery-driver": {
    of: "hcjko4",
    description: {
      hinglish: "Ghadi se hod lagakar motorcycle par khana aur kaagaz pahunchana.",
      hindi: "घड़ी से होड़ लगाकर मोटरसाइकिल पर खाना और काग़ज़ पहुँचाना।",
    },
    summary: {
      hinglish:
        "Food app, jhatpat kirana dukaan ya courier ke liye bike chalana: saamaan lena, darwaza dhoondhna, cash ya code lena. Paise har order par milte hain, rush ke samay aur baarish mein zyada.",
      hindi:
        "फ़ूड ऐप, झटपट किराना दुकान या कूरियर के लिए बाइक चलाना: सामान लेना, दरवाज़ा ढूँढ़ना, कैश या कोड लेना। पैसे हर ऑर्डर पर मिलते हैं, भीड़ के समय और बारिश में ज़्यादा।",
    },
    day: {
      hinglish: [
        "Jo biryani taiyar nahi, use lene jaana aur chhe minute gavaana",
        "Jis tower ki lift maalikon ke liye hai, usmein flat 704 dhoondhna",
        "Tez baarish ho to documents jacket ke neeche rakhna",
      ],
      hindi: [
        "जो बिरयानी तैयार नहीं, उसे लेने जाना और छह मिनट गँवाना",
        "जिस टावर की लिफ़्ट मालिकों के लिए है, उसमें फ़्लैट 704 ढूँढ़ना",
        "तेज़ बारिश हो तो दस्तावेज़ जैकेट के नीचे रखना",
      ],
    },
  },
  "driver-examiner": {
    of: "13mf7m3",
    description: {
      hinglish: "Learner ko aath ke aakaar mein gaadi chalate dekhna aur pass ya fail karna.",
      hindi: "लर्नर को आठ के आकार में गाड़ी चलाते देखना और पास या फ़ेल करना।",
    },
    summary: {
      hinglish:
        "Regional transport office ke track par learners ka test lena: aath ka aakaar, dhalaan aur reverse dekhna, camera ke number jaanchna, aur likhkar pass ya fail karna.",
      hindi: "क्षेत्रीय परिवहन कार्यालय के ट्रैक पर लर्नर का टेस्ट लेना: आठ का आकार, ढलान और रिवर्स देखना, कैमरे के नंबर जाँचना, और लिखकर पास या फ़ेल करना।",
    },
    day: {
      hinglish: [
        "Aath ka aakaar banate learner ke haath nahi, aankhein dekhna",
        "Chadhai par peeche ludhke, minnat karte uncle ko fail karna",
        "Automatic track ke camera ke number apne dekhe hue se milana",
      ],
      hindi: [
        "आठ का आकार बनाते लर्नर के हाथ नहीं, आँखें देखना",
        "चढ़ाई पर पीछे लुढ़के, मिन्नत करते अंकल को फ़ेल करना",
        "ऑटोमैटिक ट्रैक के कैमरे के नंबर अपने देखे हुए से मिलाना",
      ],
    },
  },
  "traffic-warden": {
    of: "1b0g51p",
    description: {
      hinglish: "Haath ke ishaare se jaam kholna, par jurmana lagane ka hak nahi hota.",
      hindi: "हाथ के इशारे से जाम खोलना, पर जुर्माना लगाने का हक़ नहीं होता।",
    },
    summary: {
      hinglish:
        "Volunteer, home guard ya theke ke marshal ke roop mein chaurahon, school gate aur tyoharon par police ki madad karna: ek lane rokna aur phir use jane dena. Jurmana lagane ka hak nahi hota.",
      hindi:
        "वॉलंटियर, होमगार्ड या ठेके के मार्शल के रूप में चौराहों, स्कूल गेट और त्योहारों पर पुलिस की मदद करना: एक लेन रोकना और फिर उसे जाने देना। जुर्माना लगाने का हक़ नहीं होता।",
    },
    day: {
      hinglish: [
        "Drishtiheen vyakti ke liye ek hatheli dikhakar poori lane rokna",
        "Ambulance ke raaste mein khadi car ke liye tow van ko phone karna",
        "School gate ka jaam gyarah minute mein kholna",
      ],
      hindi: [
        "दृष्टिहीन व्यक्ति के लिए एक हथेली दिखाकर पूरी लेन रोकना",
        "एंबुलेंस के रास्ते में खड़ी कार के लिए टो वैन को फ़ोन करना",
        "स्कूल गेट का जाम ग्यारह मिनट में खोलना",
      ],
    },
  },
  "fleet-manager": {
    of: "qeq53s",
    description: {
      hinglish: "Do sau gaadiyon ke fuel aur service ki tareekhon par nazar rakhna.",
      hindi: "दो सौ गाड़ियों के ईंधन और सर्विस की तारीख़ों पर नज़र रखना।",
    },
    summary: {
      hinglish:
        "Transport company, online dukaan, khadaan ya bus firm ke liye kaam karna: gaadiyan kharidna aur beema karana, service aur driver ka plan banana, GPS se gaadiyon par nazar rakhna, aur fuel aur breakdown ghatana.",
      hindi:
        "ट्रांसपोर्ट कंपनी, ऑनलाइन दुकान, खदान या बस फ़र्म के लिए काम करना: गाड़ियाँ ख़रीदना और बीमा कराना, सर्विस और ड्राइवर का प्लान बनाना, GPS से गाड़ियों पर नज़र रखना, और ईंधन और ब्रेकडाउन घटाना।",
    },
    day: {
      hinglish: [
        "Woh van pakadna jiska diesel khade-khade ghatta hai",
        "Tees electric tempo ke liye lease ya loan chunna",
        "Aadhi buson ki service Puja ke dauran nahi, usse pehle tay karna",
      ],
      hindi: [
        "वह वैन पकड़ना जिसका डीज़ल खड़े-खड़े घटता है",
        "तीस इलेक्ट्रिक टेंपो के लिए लीज़ या लोन चुनना",
        "आधी बसों की सर्विस पूजा के दौरान नहीं, उससे पहले तय करना",
      ],
    },
  },
  "bus-transportation-manager": {
    of: "1f52jsw",
    description: {
      hinglish: "Saaf aur fuel bhari basen depot se samay par rawana karna.",
      hindi: "साफ़ और ईंधन भरी बसें डिपो से समय पर रवाना करना।",
    },
    summary: {
      hinglish:
        "State transport corporation ya private operator ka ek depot chalana: driver aur conductor ki duty lagana, bason ki service karana, kamai par nazar rakhna aur haadson ka jawab dena.",
      hindi:
        "राज्य परिवहन निगम या निजी ऑपरेटर का एक डिपो चलाना: ड्राइवर और कंडक्टर की ड्यूटी लगाना, बसों की सर्विस कराना, कमाई पर नज़र रखना और हादसों का जवाब देना।",
    },
    day: {
      hinglish: [
        "Saadhe chaar baje tak gairhaazir chaalis drivers ki duty doosron ko dena",
        "22B ki shikayat padhna, phir driver ka paksh padhna",
        "Workshop se poochhna ki nau bus block par kyon khadi hain",
      ],
      hindi: [
        "साढ़े चार बजे तक ग़ैरहाज़िर चालीस ड्राइवरों की ड्यूटी दूसरों को देना",
        "22B की शिकायत पढ़ना, फिर ड्राइवर का पक्ष पढ़ना",
        "वर्कशॉप से पूछना कि नौ बसें ब्लॉक पर क्यों खड़ी हैं",
      ],
    },
  },
  "toll-collector-supervisor": {
    of: "1d2z909",
    description: { hinglish: "Highway ke plaza ki lane, tag aur vasooli theek rakhna.", hindi: "हाईवे के प्लाज़ा की लेन, टैग और वसूली ठीक रखना।" },
    summary: {
      hinglish:
        "Highway ke toll plaza par ek shift ki aguwai karna: lane kholna aur band karna, tag ki gadbadi aur jhagde suljhana, camera dekhna aur vasooli ke liye sign karna.",
      hindi:
        "हाईवे के टोल प्लाज़ा पर एक शिफ़्ट की अगुवाई करना: लेन खोलना और बंद करना, टैग की गड़बड़ी और झगड़े सुलझाना, कैमरे देखना और वसूली के लिए दस्तख़त करना।",
    },
    day: {
      hinglish: [
        "Kataar speed breaker tak pahunche, usse pehle lane saat kholna",
        "FASTag se do baar paisa kate to camera ki recording dekhna",
        "Do gawahon ke saamne shift ki tag aur baaki vasooli milana",
      ],
      hindi: [
        "क़तार स्पीड ब्रेकर तक पहुँचे, उससे पहले लेन सात खोलना",
        "FASTag से दो बार पैसा कटे तो कैमरे की रिकॉर्डिंग देखना",
        "दो गवाहों के सामने शिफ़्ट की टैग और बाक़ी वसूली मिलाना",
      ],
    },
  },
  "parking-attendant": {
    of: "1i2yhcq",
    description: {
      hinglish: "Jahan kam gaadiyon ki jagah ho wahan do sau car lagana.",
      hindi: "जहाँ कम गाड़ियों की जगह हो वहाँ दो सौ कार लगाना।",
    },
    summary: {
      hinglish:
        "Mall, hotel, aspataal ya bazaar mein kaam karna: parchi dena, har car ko uski jagah dilana, valet stand par mehmaan ki car park karna aur bina kharonch wapas lana.",
      hindi:
        "मॉल, होटल, अस्पताल या बाज़ार में काम करना: पर्ची देना, हर कार को उसकी जगह दिलाना, वैले स्टैंड पर मेहमान की कार पार्क करना और बिना खरोंच वापस लाना।",
    },
    day: {
      hinglish: [
        "Ajnabi ki lambi car ko hatheli bhar jagah chhodkar parking slot mein back karna",
        "Yaad rakhna ki grey Creta chaar baje niklegi",
        "Chaabi lene se pehle ticket par purane dent likhna",
      ],
      hindi: [
        "अजनबी की लंबी कार को हथेली भर जगह छोड़कर पार्किंग स्लॉट में बैक करना",
        "याद रखना कि ग्रे क्रेटा चार बजे निकलेगी",
        "चाबी लेने से पहले टिकट पर पुराने डेंट लिखना",
      ],
    },
  },
  "logistics-manager": {
    of: "7e7ih3",
    description: {
      hinglish: "Sadak, rail aur samudra ke sabse saste mel se maal bhejna.",
      hindi: "सड़क, रेल और समुद्र के सबसे सस्ते मेल से माल भेजना।",
    },
    summary: {
      hinglish:
        "Factory, online dukaan ya transport company ke liye kaam karna: truck, train ya jahaz chunna, saal bhar ke rate par molbhaav karna, har load par nazar rakhna, aur laagat aur deri ka jawab dena.",
      hindi:
        "फ़ैक्टरी, ऑनलाइन दुकान या ट्रांसपोर्ट कंपनी के लिए काम करना: ट्रक, ट्रेन या जहाज़ चुनना, साल भर के रेट पर मोलभाव करना, हर लोड पर नज़र रखना, और लागत और देरी का जवाब देना।",
    },
    day: {
      hinglish: [
        "Steel coil ko Nhava Sheva ki maalgaadi aur chaalis lorry mein baantna",
        "Diesel mehnga ho to kharch kaun uthaye, is par teen transporter se mol-bhaav karna",
        "Plant ko samjhana ki Ravivar ka jahaz steel liye bina kyon gaya",
      ],
      hindi: [
        "स्टील कॉइल को न्हावा शेवा की मालगाड़ी और चालीस लॉरियों में बाँटना",
        "डीज़ल महँगा हो तो ख़र्च कौन उठाए, इस पर तीन ट्रांसपोर्टरों से मोल-भाव करना",
        "प्लांट को समझाना कि रविवार का जहाज़ स्टील लिए बिना क्यों गया",
      ],
    },
  },
  "supply-chain-manager": {
    of: "1r3mqb7",
    description: {
      hinglish: "Stock ka santulan rakhna taaki factory ya dukaan mein maal khatam na ho.",
      hindi: "स्टॉक का संतुलन रखना ताकि फ़ैक्टरी या दुकान में माल ख़त्म न हो।",
    },
    summary: {
      hinglish:
        "Bikri ke anumaan aur supplier ki tareekhon se tay karna ki company kya kharide, banaye, rakhe aur bheje, aur koi shelf ya assembly line khaali padi ho to jawab dena.",
      hindi:
        "बिक्री के अनुमान और सप्लायर की तारीख़ों से तय करना कि कंपनी क्या ख़रीदे, बनाए, रखे और भेजे, और कोई शेल्फ़ या असेंबली लाइन ख़ाली पड़ी हो तो जवाब देना।",
    },
    day: {
      hinglish: [
        "Do hafte ke extra stock ki laagat ko doosre supplier se tolna",
        "Scooter line rokne wali chip ke liye Taiwan phone karna",
        "Diwali ke anumaan ko factory ki asli kshamta se milana",
      ],
      hindi: [
        "दो हफ़्ते के अतिरिक्त स्टॉक की लागत को दूसरे सप्लायर से तोलना",
        "स्कूटर लाइन रोकने वाली चिप के लिए ताइवान फ़ोन करना",
        "दिवाली के अनुमान को फ़ैक्टरी की असली क्षमता से मिलाना",
      ],
    },
  },
  "logistics-analyst": {
    of: "1x2518m",
    description: {
      hinglish: "Delivery ke data mein khojna ki kahan ek din ya ek rupaya bekaar jata hai.",
      hindi: "डिलीवरी के डेटा में खोजना कि कहाँ एक दिन या एक रुपया बेकार जाता है।",
    },
    summary: {
      hinglish:
        "Online dukaan, courier ya factory ki trip, stock aur fuel ke bill Excel, SQL aur nakshon se samajhna, phir manager ko batana ki kaun sa route ya warehouse badalna hai.",
      hindi:
        "ऑनलाइन दुकान, कूरियर या फ़ैक्टरी की ट्रिप, स्टॉक और ईंधन के बिल Excel, SQL और नक़्शों से समझना, फिर मैनेजर को बताना कि कौन-सा रूट या वेयरहाउस बदलना है।",
    },
    day: {
      hinglish: [
        "Pata karna ki Mangalvar ki van aadhi bhari kyon lautti hain",
        "Model mein jaanchna ki Bhopal ka hub Nagpur se behtar hai ya nahi",
        "Gyarah tarah se type kiye pin code theek karna",
      ],
      hindi: [
        "पता करना कि मंगलवार की वैन आधी भरी क्यों लौटती हैं",
        "मॉडल में जाँचना कि भोपाल का हब नागपुर से बेहतर है या नहीं",
        "ग्यारह तरह से टाइप किए पिन कोड ठीक करना",
      ],
    },
  },
  "warehouse-manager": {
    of: "159sjr1",
    description: { hinglish: "Har carton ko jagah dena aur rack surakshit rakhna.", hindi: "हर कार्टन को जगह देना और रैक सुरक्षित रखना।" },
    summary: {
      hinglish:
        "Online dukaan, factory ya food corporation ka warehouse chalana: maal kahan rahe, kaun kis shift mein kaam kare, shelf aur screen ka hisaab mile aur koi rack na jhuke.",
      hindi:
        "ऑनलाइन दुकान, फ़ैक्टरी या खाद्य निगम का वेयरहाउस चलाना: माल कहाँ रहे, कौन किस शिफ़्ट में काम करे, शेल्फ़ और स्क्रीन का हिसाब मिले और कोई रैक न झुके।",
    },
    day: {
      hinglish: [
        "Chhe baje rack ke beech ghoomna aur jhukta pallet sambhalna",
        "Sale ke hafte se pehle zyada bikne wala maal kamar ki oonchai par laana",
        "Gali number nau ka maal phir ginna, jahan screen chaalis zyada batati hai",
      ],
      hindi: [
        "छह बजे रैक के बीच घूमना और झुकता पैलेट सँभालना",
        "सेल के हफ़्ते से पहले ज़्यादा बिकने वाला माल कमर की ऊँचाई पर लाना",
        "गली नंबर नौ का माल फिर गिनना, जहाँ स्क्रीन चालीस ज़्यादा बताती है",
      ],
    },
  },
  "warehouse-worker": {
    of: "z2drq4",
    description: {
      hinglish: "Scanner se carton utaarna, jamana aur order ke liye nikaalna.",
      hindi: "स्कैनर से कार्टन उतारना, जमाना और ऑर्डर के लिए निकालना।",
    },
    summary: {
      hinglish:
        "Online dukaan ya factory ke warehouse ki galiyon mein scanner ke bataye raaste par chalna, truck khaali karna, maal jagah par rakhna aur har order ka saamaan lana.",
      hindi: "ऑनलाइन दुकान या फ़ैक्टरी के वेयरहाउस की गलियों में स्कैनर के बताए रास्ते पर चलना, ट्रक ख़ाली करना, माल जगह पर रखना और हर ऑर्डर का सामान लाना।",
    },
    day: {
      hinglish: [
        "Scanner ke countdown se pehle bin number C-14-3 par pahunchna",
        "Mixer grinder ka carton upar ke palle se nahi, neeche se uthana",
        "Pallet lapetna jab tak woh ek dibbe jaisa khada na ho",
      ],
      hindi: [
        "स्कैनर के काउंटडाउन से पहले बिन नंबर C-14-3 पर पहुँचना",
        "मिक्सर ग्राइंडर का कार्टन ऊपर के पल्ले से नहीं, नीचे से उठाना",
        "पैलेट लपेटना जब तक वह एक डिब्बे जैसा खड़ा न हो",
      ],
    },
  },
  "forklift-operator": {
    of: "ic569z",
    description: {
      hinglish: "Bas ek centimetre ki gunjaish mein pallet sabse oonche rack par rakhna.",
      hindi: "बस एक सेंटीमीटर की गुंजाइश में पैलेट सबसे ऊँचे रैक पर रखना।",
    },
    summary: {
      hinglish:
        "Pichhle pahiyon se mudne wale chhote, bhaari truck par warehouse, port aur factory mein maal idhar-udhar le jana, aur din ke tay kram se truck aur rack bharna.",
      hindi: "पिछले पहियों से मुड़ने वाले छोटे, भारी ट्रक पर वेयरहाउस, बंदरगाह और फ़ैक्टरी में माल इधर-उधर ले जाना, और दिन के तय क्रम से ट्रक और रैक भरना।",
    },
    day: {
      hinglish: [
        "Fork andar daalna, peeche jhukana aur beam ke neeche dheere chalna",
        "Battery charge karna aur chain, horn aur tyre jaanchna",
        "Reverse mein lorry se dock nau tak baar-baar pallet pahunchana",
      ],
      hindi: [
        "फ़ोर्क अंदर डालना, पीछे झुकाना और बीम के नीचे धीरे चलना",
        "बैटरी चार्ज करना और चेन, हॉर्न और टायर जाँचना",
        "रिवर्स में लॉरी से डॉक नौ तक बार-बार पैलेट पहुँचाना",
      ],
    },
  },
  "freight-forwarder": {
    of: "1qi6gau",
    description: {
      hinglish: "Jahaz aur viman par maal book karna aur uske kaagaz banana.",
      hindi: "जहाज़ और विमान पर माल बुक करना और उसके काग़ज़ बनाना।",
    },
    summary: {
      hinglish:
        "Exporter aur importer ke liye kaam karna: shipping line aur airline ki tulna karna, jagah book karna, kaagaz banana aur factory se videshi port tak container par nazar rakhna.",
      hindi:
        "एक्सपोर्टर और इंपोर्टर के लिए काम करना: शिपिंग लाइन और एयरलाइन की तुलना करना, जगह बुक करना, काग़ज़ बनाना और फ़ैक्टरी से विदेशी बंदरगाह तक कंटेनर पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Guruvar ko Rotterdam jaane wale jahaz par bees foot ke aakhri container ki jagah paana",
        "Jaldi kharab hone wale jheengon ke liye samudri aur hawai raaste ki tulna karna",
        "Bank ke dekhne se pehle jahaz ki raseed, yaani bill of lading, ka ek akshar sudharna",
      ],
      hindi: [
        "गुरुवार को रॉटरडैम जाने वाले जहाज़ पर बीस फ़ुट के आख़िरी कंटेनर की जगह पाना",
        "जल्दी ख़राब होने वाले झींगों के लिए समुद्री और हवाई रास्ते की तुलना करना",
        "बैंक के देखने से पहले जहाज़ की रसीद, यानी बिल ऑफ़ लेडिंग, का एक अक्षर सुधारना",
      ],
    },
  },
  "customs-broker": {
    of: "1wbvap8",
    description: { hinglish: "Maal ka tariff code khojna aur use port se chhudana.", hindi: "माल का टैरिफ़ कोड खोजना और उसे बंदरगाह से छुड़ाना।" },
    summary: {
      hinglish:
        "Port ya airport par importer aur exporter ke liye kaam karna: tariff code khojna, duty ka hisaab lagana, kaagaz online jama karna aur customs officer ke sawalon ke jawab dena.",
      hindi:
        "बंदरगाह या हवाई अड्डे पर इंपोर्टर और एक्सपोर्टर के लिए काम करना: टैरिफ़ कोड खोजना, ड्यूटी का हिसाब लगाना, काग़ज़ ऑनलाइन जमा करना और कस्टम अफ़सर के सवालों के जवाब देना।",
    },
    day: {
      hinglish: [
        "Tay karna ki massage chair kis tariff heading mein aati hai",
        "Jahaz aane se pehle import ka kagaz, yaani bill of entry, jama karna",
        "Officer peti number satrah khole, tab wahin maujood rehna",
      ],
      hindi: [
        "तय करना कि मसाज चेयर किस टैरिफ़ हेडिंग में आती है",
        "जहाज़ आने से पहले इंपोर्ट का काग़ज़, यानी बिल ऑफ़ एंट्री, जमा करना",
        "अफ़सर पेटी नंबर सत्रह खोले, तब वहीं मौजूद रहना",
      ],
    },
  },
  dispatcher: {
    of: "sqsc2x",
    description: {
      hinglish: "Phone aur map se truck aur rider ko agle kaam par bhejna.",
      hindi: "फ़ोन और मैप से ट्रक और राइडर को अगले काम पर भेजना।",
    },
    summary: {
      hinglish:
        "Courier, cab ya transport company ki screen ke saamne baithna, har driver ko agla kaam dena, aur sadak band ho ya gaadi kharab ho to naya plan banana.",
      hindi: "कूरियर, कैब या ट्रांसपोर्ट कंपनी की स्क्रीन के सामने बैठना, हर ड्राइवर को अगला काम देना, और सड़क बंद हो या गाड़ी ख़राब हो तो नया प्लान बनाना।",
    },
    day: {
      hinglish: [
        "Kharab gaadi ka maal sabse nazdeek ki van mein bhejna",
        "Driver ko mod map se nahi, kisi jaani-pehchani jagah se batana",
        "Pul band ho to tees kaam naye kram mein lagana",
      ],
      hindi: [
        "ख़राब गाड़ी का माल सबसे नज़दीक की वैन में भेजना",
        "ड्राइवर को मोड़ मैप से नहीं, किसी जानी-पहचानी जगह से बताना",
        "पुल बंद हो तो तीस काम नए क्रम में लगाना",
      ],
    },
  },
  "inventory-clerk": {
    of: "16suiu6",
    description: { hinglish: "Store room ka maal lena, dena aur ginna.", hindi: "स्टोर रूम का माल लेना, देना और गिनना।" },
    summary: {
      hinglish:
        "Factory, aspataal, hotel ya depot ke store mein kaam karna: aaya maal darj karna, sign lekar maal dena, shelf ginna aur batana ki aur kab mangwana hai.",
      hindi: "फ़ैक्टरी, अस्पताल, होटल या डिपो के स्टोर में काम करना: आया माल दर्ज करना, दस्तख़त लेकर माल देना, शेल्फ़ गिनना और बताना कि और कब मँगवाना है।",
    },
    day: {
      hinglish: [
        "Jaali ke peeche rakhe aath sau bearing ginna",
        "Lorry ke jaane se pehle, aaye maal ki parchiyan darj karna",
        "Batana ki shelf par screen se teen kam kyon hain",
      ],
      hindi: ["जाली के पीछे रखे आठ सौ बेयरिंग गिनना", "लॉरी के जाने से पहले, आए माल की पर्चियाँ दर्ज करना", "बताना कि शेल्फ़ पर स्क्रीन से तीन कम क्यों हैं"],
    },
  },
  "relocation-coordinator": {
    of: "1tdblrt",
    description: {
      hinglish: "Parivar ko doosre shehar shift karne ka plan banana, ek-ek dibbe ka.",
      hindi: "परिवार को दूसरे शहर शिफ़्ट करने का प्लान बनाना, एक-एक डिब्बे का।",
    },
    summary: {
      hinglish:
        "Packing aur moving firm ke liye kaam karna: ghar dekhna, saamaan ki list aur daam banana, crew aur truck book karna, aur aakhri dibba khulne tak sampark mein rehna.",
      hindi: "पैकिंग और मूविंग फ़र्म के लिए काम करना: घर देखना, सामान की लिस्ट और दाम बनाना, क्रू और ट्रक बुक करना, और आख़िरी डिब्बा खुलने तक संपर्क में रहना।",
    },
    day: {
      hinglish: [
        "Pehla dibba bharne se pehle maalik ke saath har kharonch likhna",
        "Hisaab lagana ki fridge, palang aur tulsi ka gamla aadha truck bharenge ya nahi",
        "Lift operator ko ek ghanta aur dene ke liye manana",
      ],
      hindi: [
        "पहला डिब्बा भरने से पहले मालिक के साथ हर खरोंच लिखना",
        "हिसाब लगाना कि फ़्रिज, पलंग और तुलसी का गमला आधा ट्रक भरेंगे या नहीं",
        "लिफ़्ट ऑपरेटर को एक घंटा और देने के लिए मनाना",
      ],
    },
  },
  "cold-storage-supervisor": {
    of: "abk9or",
    description: {
      hinglish: "Aaloo, phal ya machhli ko bikne tak sahi thandak mein rakhna.",
      hindi: "आलू, फल या मछली को बिकने तक सही ठंडक में रखना।",
    },
    summary: {
      hinglish: "Aaloo ki chalees hazaar boriyan ya seb ki petiyan sahi thandak mein rakhna, jab tak sahi bhaav na mile.",
      hindi: "आलू की चालीस हज़ार बोरियाँ या सेब की पेटियाँ सही ठंडक में रखना, जब तक सही भाव न मिले।",
    },
    day: {
      hinglish: [
        "Gate khulne se pehle paanch manzilon ke thermometer padhna",
        "Boriyan haath se palatwana taaki kisi mein na nami jame, na ankur phoote",
        "Plant operator ke saath valve par ammonia soonghna",
      ],
      hindi: [
        "गेट खुलने से पहले पाँच मंज़िलों के थर्मामीटर पढ़ना",
        "बोरियाँ हाथ से पलटवाना ताकि किसी में न नमी जमे, न अंकुर फूटे",
        "प्लांट ऑपरेटर के साथ वाल्व पर अमोनिया सूँघना",
      ],
    },
  },
  "courier-hub-manager": {
    of: "uffji",
    description: {
      hinglish: "Ek raat mein pachaas hazaar parcel sahi truck par chadhwana.",
      hindi: "एक रात में पचास हज़ार पार्सल सही ट्रक पर चढ़वाना।",
    },
    summary: {
      hinglish:
        "Courier ke sorting centre ki raat ki shift chalana, belt, scanner aur kareeb do sau chhaantne walon ke saath, taaki har parcel apne shehar ka truck pakad le.",
      hindi: "कूरियर के सॉर्टिंग सेंटर की रात की शिफ़्ट चलाना, बेल्ट, स्कैनर और क़रीब दो सौ छाँटने वालों के साथ, ताकि हर पार्सल अपने शहर का ट्रक पकड़ ले।",
    },
    day: {
      hinglish: [
        "Raat aath baje do sau chhaantne walon ko belt par bhejna",
        "Raat 3 baje ke truck se pehle jaam chute se parcel nikaalna",
        "Security ke saath camere par gyarah gayab phone dhoondhna",
      ],
      hindi: [
        "रात आठ बजे दो सौ छाँटने वालों को बेल्ट पर भेजना",
        "रात 3 बजे के ट्रकों से पहले जाम च्यूट से पार्सल निकालना",
        "सिक्योरिटी के साथ कैमरे पर ग्यारह ग़ायब फ़ोन ढूँढ़ना",
      ],
    },
  },
  "load-planner": {
    of: "nnk1h5",
    description: {
      hinglish: "Port par container aise lagwana ki jo pehle chahiye woh sabse upar ho.",
      hindi: "बंदरगाह पर कंटेनर ऐसे लगवाना कि जो पहले चाहिए वह सबसे ऊपर हो।",
    },
    summary: {
      hinglish:
        "Container terminal mein screen par kaam karna: wazan, port aur khatre ke hisaab se har container ko yard aur jahaz mein jagah dena, aur truck aate jayein to plan badalna.",
      hindi:
        "कंटेनर टर्मिनल में स्क्रीन पर काम करना: वज़न, बंदरगाह और ख़तरे के हिसाब से हर कंटेनर को यार्ड और जहाज़ में जगह देना, और ट्रक आते जाएँ तो प्लान बदलना।",
    },
    day: {
      hinglish: [
        "Thande container plug ke paas aur khatarnak maal uske apne block mein rakhwana",
        "Guruvar ke jahaz ka maal upar rakhwakar baar-baar ki utha-rakh ghatana",
        "Gate ko batana ki block J ki lane bhar gayi hai",
      ],
      hindi: [
        "ठंडे कंटेनर प्लग के पास और ख़तरनाक माल उसके अपने ब्लॉक में रखवाना",
        "गुरुवार के जहाज़ का माल ऊपर रखवाकर बार-बार की उठा-रख घटाना",
        "गेट को बताना कि ब्लॉक J की लेन भर गई है",
      ],
    },
  },
  "bicycle-messenger": {
    of: "1jhkc7f",
    description: {
      hinglish: "Cycle se poore shehar mein khana, kaagaz aur chhote parcel pahunchana.",
      hindi: "साइकिल से पूरे शहर में खाना, काग़ज़ और छोटे पार्सल पहुँचाना।",
    },
    summary: {
      hinglish:
        "Bheed bhare shehar ke beech courier firm ya delivery app ke liye cycle chalana, jahan cycle car se aage nikal jati hai aur licence nahi chahiye. Paise zyadatar trip ke hisaab se milte hain.",
      hindi:
        "भीड़ भरे शहर के बीच कूरियर फ़र्म या डिलीवरी ऐप के लिए साइकिल चलाना, जहाँ साइकिल कार से आगे निकल जाती है और लाइसेंस नहीं चाहिए। पैसे ज़्यादातर ट्रिप के हिसाब से मिलते हैं।",
    },
    day: {
      hinglish: [
        "Office band hone se pehle dastakhat wala contract cycle se shehar paar pahunchana",
        "Har speed breaker par soup ka katora seedha rakhna",
        "Chai ki dukaan ke peeche aath minute mein puncture banana",
      ],
      hindi: [
        "ऑफ़िस बंद होने से पहले दस्तख़त वाला कॉन्ट्रैक्ट साइकिल से शहर पार पहुँचाना",
        "हर स्पीड ब्रेकर पर सूप का कटोरा सीधा रखना",
        "चाय की दुकान के पीछे आठ मिनट में पंक्चर बनाना",
      ],
    },
  },
  "rail-operations-manager": {
    of: "1alkpf0",
    description: { hinglish: "Division ki train, maal dhulai aur kamai chalu rakhna.", hindi: "डिवीज़न की ट्रेनें, माल ढुलाई और कमाई चालू रखना।" },
    summary: {
      hinglish:
        "Railway traffic officer ke roop mein control room ke saath tay karna ki kaun si train ruke aur kaun si chale, aur wagon bharne ke liye koyla, cement ya anaaj jutana.",
      hindi: "रेलवे ट्रैफ़िक अफ़सर के रूप में कंट्रोल रूम के साथ तय करना कि कौन-सी ट्रेन रुके और कौन-सी चले, और वैगन भरने के लिए कोयला, सीमेंट या अनाज जुटाना।",
    },
    day: {
      hinglish: [
        "Kohre se line ruke to koyle ki gaadiyon aur express ka kram badalna",
        "Cement plant se wagon aur rate par mol-bhaav karna",
        "Relief train se patri se utri gaadi tak pahunchna aur ek track chalu karna",
      ],
      hindi: [
        "कोहरे से लाइन रुके तो कोयले की गाड़ियों और एक्सप्रेस का क्रम बदलना",
        "सीमेंट प्लांट से वैगन और रेट पर मोल-भाव करना",
        "रिलीफ़ ट्रेन से पटरी से उतरी गाड़ी तक पहुँचना और एक ट्रैक चालू करना",
      ],
    },
  },
  "logistics-coordinator": {
    of: "srrj78",
    description: {
      hinglish: "Truck book karna aur customers ko batana ki maal kahan hai.",
      hindi: "ट्रक बुक करना और ग्राहकों को बताना कि माल कहाँ है।",
    },
    summary: {
      hinglish:
        "Factory ya online dukaan ke load ke liye truck book karna, GPS aur phone se un par nazar rakhna, aur sign kiye hue delivery ke kaagaz jutana jinke bina bill ka paisa nahi milta.",
      hindi:
        "फ़ैक्टरी या ऑनलाइन दुकान के लोड के लिए ट्रक बुक करना, GPS और फ़ोन से उन पर नज़र रखना, और दस्तख़त किए हुए डिलीवरी के काग़ज़ जुटाना जिनके बिना बिल का पैसा नहीं मिलता।",
    },
    day: {
      hinglish: [
        "Aaj raat Hosur jaane wali ek lorry ke liye nau transporter ko phone karna",
        "Driver se phone par poochhna ki map ka bindu kyon nahi hila",
        "Finance ke paisa dene se pehle mohar laga delivery note jutana",
      ],
      hindi: [
        "आज रात होसुर जाने वाली एक लॉरी के लिए नौ ट्रांसपोर्टरों को फ़ोन करना",
        "ड्राइवर से फ़ोन पर पूछना कि मैप का बिंदु क्यों नहीं हिला",
        "फ़ाइनेंस के पैसा देने से पहले मोहर लगा डिलीवरी नोट जुटाना",
      ],
    },
  },
  "metro-station-controller": {
    of: "wiaob6",
    description: { hinglish: "Metro station ke gate, bheed aur alarm sambhalna.", hindi: "मेट्रो स्टेशन के गेट, भीड़ और अलार्म सँभालना।" },
    summary: {
      hinglish:
        "Chhote kamre se shift mein ek metro station chalana: gate, escalator, alarm aur bheed sambhalna, aur train ruk jaye ya yatri beemar pade to kya karna hai yeh dekhna.",
      hindi: "छोटे कमरे से शिफ़्ट में एक मेट्रो स्टेशन चलाना: गेट, एस्केलेटर, अलार्म और भीड़ सँभालना, और ट्रेन रुक जाए या यात्री बीमार पड़े तो क्या करना है यह देखना।",
    },
    day: {
      hinglish: [
        "IPL match khatm hone par ek aur gate line kholna",
        "Dupatta phans jaye to escalator rokna",
        "Platform par log poochhein, usse pehle der ki ghoshna do baar karna",
      ],
      hindi: [
        "IPL मैच ख़त्म होने पर एक और गेट लाइन खोलना",
        "दुपट्टा फँस जाए तो एस्केलेटर रोकना",
        "प्लेटफ़ॉर्म पर लोग पूछें, उससे पहले देर की घोषणा दो बार करना",
      ],
    },
  },
  "aerial-ropeway-operator": {
    of: "tw3tln",
    description: {
      hinglish: "Ghaati ke upar cabin bhejna aur hawa tez ho to rokna.",
      hindi: "घाटी के ऊपर केबिन भेजना और हवा तेज़ हो तो रोकना।",
    },
    summary: {
      hinglish:
        "Gulmarg, Girnar ya Vaishno Devi jaise pahadi teerth aur tourist jagahon par control desk se cable car chalana, aur pehle yatriyon ke aane se pehle brake aur rope jaanchna.",
      hindi:
        "गुलमर्ग, गिरनार या वैष्णो देवी जैसे पहाड़ी तीर्थ और पर्यटन की जगहों पर कंट्रोल डेस्क से केबल कार चलाना, और पहले यात्रियों के आने से पहले ब्रेक और रोप जाँचना।",
    },
    day: {
      hinglish: [
        "Bhor mein pehle khaali cabin mein jaana aur har tower par awaaz sunna",
        "Line dheemi karna taaki dadi andar chadh sakein",
        "Jhonke bahut tez hone se pehle aakhri cabin andar laana",
      ],
      hindi: [
        "भोर में पहले ख़ाली केबिन में जाना और हर टावर पर आवाज़ सुनना",
        "लाइन धीमी करना ताकि दादी अंदर चढ़ सकें",
        "झोंके बहुत तेज़ होने से पहले आख़िरी केबिन अंदर लाना",
      ],
    },
  },
  "air-ambulance-captain": {
    of: "wvfj6z",
    description: {
      hinglish: "Beemaron ko pahadi shehron se udakar samay par aspataal pahunchana.",
      hindi: "बीमारों को पहाड़ी शहरों से उड़ाकर समय पर अस्पताल पहुँचाना।",
    },
    summary: {
      hinglish:
        "Charter firm ke liye mareezon ko pahadi shehron se bade shehar ke aspataal udakar le jana, doctor ko saath lekar din-raat bulawe par, chhoti hawai patti se aur badalte mausam mein.",
      hindi:
        "चार्टर फ़र्म के लिए मरीज़ों को पहाड़ी शहरों से बड़े शहर के अस्पताल उड़ाकर ले जाना, डॉक्टर को साथ लेकर दिन-रात बुलावे पर, छोटी हवाई पट्टी से और बदलते मौसम में।",
    },
    day: {
      hinglish: [
        "Mareez kitni beemar hai, yeh jaane bina fuel aur mausam par faisla karna",
        "Stretcher lekar dopahar ki hawa se pehle Leh mein utarna",
        "Neeche udna ya cabin ka pressure banaye rakhna, taaki phephdon ka mareez saans le sake",
      ],
      hindi: [
        "मरीज़ कितनी बीमार है, यह जाने बिना ईंधन और मौसम पर फ़ैसला करना",
        "स्ट्रेचर लेकर दोपहर की हवा से पहले लेह में उतरना",
        "नीचे उड़ना या केबिन का प्रेशर बनाए रखना, ताकि फेफड़ों का मरीज़ साँस ले सके",
      ],
    },
  },
  "aircraft-cargo-handling-supervisor": {
    of: "gl62t1",
    description: { hinglish: "Pallet aise rakhna ki viman santulan mein ude.", hindi: "पैलेट ऐसे रखना कि विमान संतुलन में उड़े।" },
    summary: {
      hinglish:
        "Us crew ki aguwai karna jo airport par wazan, jagah aur baandhne ke jaal ke plan se maal aur bag laadta hai, aur darwaze band hone se pehle us par sign karna.",
      hindi:
        "उस क्रू की अगुवाई करना जो हवाई अड्डे पर वज़न, जगह और बाँधने के जाल के प्लान से माल और बैग लादता है, और दरवाज़े बंद होने से पहले उस पर दस्तख़त करना।",
    },
    day: {
      hinglish: [
        "Bhaari pallet pankhon ki seedh mein rakhwana aur santulan phir nikaalna",
        "Khatarnak maal ke form bina aaya perfume lautana",
        "Pachaas minute mein chhe pallet aur race ka ek ghoda chadhwana",
      ],
      hindi: [
        "भारी पैलेट पंखों की सीध में रखवाना और संतुलन फिर निकालना",
        "ख़तरनाक माल के फ़ॉर्म बिना आया परफ़्यूम लौटाना",
        "पचास मिनट में छह पैलेट और रेस का एक घोड़ा चढ़वाना",
      ],
    },
  },
  "deck-cadet": {
    of: "ja1ubz",
    description: {
      hinglish: "Samudra mein nigrani ki duty dena, samudri naksha padhna aur maal laadna seekhna.",
      hindi: "समुद्र में निगरानी की ड्यूटी देना, समुद्री नक़्शा पढ़ना और माल लादना सीखना।",
    },
    summary: {
      hinglish:
        "Stipend par ek saal se atharah mahine samudra mein rehna: crew ke saath kaam karna, officer ke neeche nigrani ki duty dena aur second mate ke certificate ke liye padhna.",
      hindi:
        "स्टाइपेंड पर एक साल से अठारह महीने समुद्र में रहना: क्रू के साथ काम करना, अफ़सर के नीचे निगरानी की ड्यूटी देना और सेकंड मेट के सर्टिफ़िकेट के लिए पढ़ना।",
    },
    day: {
      hinglish: [
        "Crew ke saath zang khurachna, phir taare se jahaz ki jagah nikaalna seekhna",
        "Bhor mein har tank mein naap ka feeta daalna aur gehrai chalk se likhna",
        "Sone se pehle training record book bharna",
      ],
      hindi: [
        "क्रू के साथ ज़ंग खुरचना, फिर तारे से जहाज़ की जगह निकालना सीखना",
        "भोर में हर टैंक में नाप का फ़ीता डालना और गहराई चॉक से लिखना",
        "सोने से पहले ट्रेनिंग रिकॉर्ड बुक भरना",
      ],
    },
  },
  "freight-broker": {
    of: "1ng3me1",
    description: { hinglish: "Maal ke liye truck aur truck ke liye maal dhoondhna.", hindi: "माल के लिए ट्रक और ट्रक के लिए माल ढूँढ़ना।" },
    summary: {
      hinglish:
        "Transport mandi mein phone aur drivers ki diary lekar baithna, commission par har load ke liye ghar lautta truck dhoondhna, aur maal gum ho to dono taraf jawab dena.",
      hindi: "ट्रांसपोर्ट मंडी में फ़ोन और ड्राइवरों की डायरी लेकर बैठना, कमीशन पर हर लोड के लिए घर लौटता ट्रक ढूँढ़ना, और माल गुम हो तो दोनों तरफ़ जवाब देना।",
    },
    day: {
      hinglish: [
        "Pyaaz ka ek load Guwahati pahunchane ke liye tees drivers ko phone karna",
        "Anjaan par bharosa karne se pehle licence, fitness aur number plate jaanchna",
        "Usi lorry ki waapsi ke liye chai ka load dhoondhna",
      ],
      hindi: [
        "प्याज़ का एक लोड गुवाहाटी पहुँचाने के लिए तीस ड्राइवरों को फ़ोन करना",
        "अनजान पर भरोसा करने से पहले लाइसेंस, फ़िटनेस और नंबर प्लेट जाँचना",
        "उसी लॉरी की वापसी के लिए चाय का लोड ढूँढ़ना",
      ],
    },
  },
  "school-van-driver": {
    of: "k2rcck",
    description: {
      hinglish: "Gyarah bachchon ko, gyarah paani ki bottle samet, samay par lene pahunchna.",
      hindi: "ग्यारह बच्चों को, ग्यारह पानी की बोतलों समेत, समय पर लेने पहुँचना।",
    },
    summary: {
      hinglish:
        "Chhoti van mein bachchon ko unke darwaze se school ke gate tak aur wapas ghar le jana, aur har bachche ko jaan-pehchan wale ke hi haath saunpna.",
      hindi: "छोटी वैन में बच्चों को उनके दरवाज़े से स्कूल के गेट तक और वापस घर ले जाना, और हर बच्चे को जान-पहचान वाले के ही हाथ सौंपना।",
    },
    day: {
      hinglish: [
        "Gate number teen par rukna jab tak uneenda bachcha utar na aaye",
        "Sabse chhote ko beech mein bithakar belt lagana aur darwaze lock karna",
        "Har bachche ko sirf jaane-pehchane chehre ko saunpna",
      ],
      hindi: [
        "गेट नंबर तीन पर रुकना जब तक उनींदा बच्चा उतर न आए",
        "सबसे छोटे को बीच में बिठाकर बेल्ट लगाना और दरवाज़े लॉक करना",
        "हर बच्चे को सिर्फ़ जाने-पहचाने चेहरे को सौंपना",
      ],
    },
  },
  "tow-truck-driver": {
    of: "163uzgv",
    description: { hinglish: "Takrayi aur kharab hui car ko sadak se uthana.", hindi: "टकराई और ख़राब हुई कारों को सड़क से उठाना।" },
    summary: {
      hinglish:
        "Garage, roadside assistance firm ya highway operator ke liye, raat mein bhi kaam karna: takrayi ya kharab car tak pahunchna, bina nayi kharonch ke uthana aur lane khaali karna.",
      hindi:
        "गैराज, रोडसाइड असिस्टेंस फ़र्म या हाईवे ऑपरेटर के लिए, रात में भी काम करना: टकराई या ख़राब कार तक पहुँचना, बिना नई खरोंच के उठाना और लेन ख़ाली करना।",
    },
    day: {
      hinglish: [
        "Sabse pehle expressway par cone aur lamp lagana",
        "Lock hui car ko pahiyon se uthana aur do baar baandhna",
        "Sadak kinare parivar ko shaant karna aur garage ko pehle se phone karna",
      ],
      hindi: [
        "सबसे पहले एक्सप्रेसवे पर कोन और लैंप लगाना",
        "लॉक हुई कार को पहियों से उठाना और दो बार बाँधना",
        "सड़क किनारे परिवार को शांत करना और गैराज को पहले से फ़ोन करना",
      ],
    },
  },
  deckhand: {
    of: "1em1yt9",
    description: {
      hinglish: "Jahaz baandhna, uska deck rangna aur lifeboat utaarna.",
      hindi: "जहाज़ बाँधना, उसका डेक रँगना और लाइफ़बोट उतारना।",
    },
    summary: {
      hinglish:
        "Merchant ya cruise jahaz par sabse naye naavik ke roop mein shuru karna, bosun yaani crew ke mukhiya ke neeche safai karna, grease lagana aur rassi sambhalna, aur promotion ke liye samudra mein kaam ka samay jodna.",
      hindi:
        "मर्चेंट या क्रूज़ जहाज़ पर सबसे नए नाविक के रूप में शुरू करना, बोसन यानी क्रू के मुखिया के नीचे सफ़ाई करना, ग्रीस लगाना और रस्सी सँभालना, और प्रमोशन के लिए समुद्र में काम का समय जोड़ना।",
    },
    day: {
      hinglish: [
        "Pilot ke jahaz par chadhne se pehle pipe se deck ka namak dhona",
        "Lifeboat ko bahar ghumana aur nishaan tak utaarna",
        "Kochi ke linesman tak ek hi baar mein rassi phenkna",
      ],
      hindi: [
        "पायलट के जहाज़ पर चढ़ने से पहले पाइप से डेक का नमक धोना",
        "लाइफ़बोट को बाहर घुमाना और निशान तक उतारना",
        "कोच्चि के लाइन्समैन तक एक ही बार में रस्सी फेंकना",
      ],
    },
  },
};
