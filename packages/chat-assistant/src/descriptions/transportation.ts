import type { ToldCareers } from "./told.ts";

export const transportation: ToldCareers = {
  "airline-pilot": {
    of: "kyes8v",
    description: {
      hinglish: "Raat aur monsoon mein saikdon yatriyon ko udakar le jana.",
      hindi: "रात और मानसून में सैकड़ों यात्रियों को उड़ाकर ले जाना।",
    },
    summary: {
      hinglish:
        "Ek aur pilot ke saath din mein do se chaar udaan bharna, zyadatar autopilot par, mausam, fuel aur viman jaanchna, aur har chhah mahine par simulator mein engine fail hone ki practice karna.",
      hindi:
        "एक और पायलट के साथ दिन में दो से चार उड़ानें भरना, ज़्यादातर ऑटोपायलट पर, मौसम, ईंधन और विमान जाँचना, और हर छह महीने पर सिम्युलेटर में इंजन फ़ेल होने का अभ्यास करना।",
    },
  },
  "commercial-pilot": {
    of: "i821cm",
    description: { hinglish: "Chhote viman mein charter aur survey ki udaan bharna.", hindi: "छोटे विमान में चार्टर और सर्वे की उड़ानें भरना।" },
    summary: {
      hinglish:
        "Charter firm ya apna viman rakhne wali company ke liye kaam karna: kaarobariyon, mareezon ya survey camera ko chhote runway tak le jana, aksar kuch hi ghante ki soochna par.",
      hindi:
        "चार्टर फ़र्म या अपना विमान रखने वाली कंपनी के लिए काम करना: कारोबारियों, मरीज़ों या सर्वे कैमरे को छोटे रनवे तक ले जाना, अक्सर कुछ ही घंटे की सूचना पर।",
    },
  },
  "helicopter-pilot": {
    of: "wrx6lu",
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
  },
  "flight-instructor": {
    of: "1yi4y2n",
    description: {
      hinglish: "Hawa mein learner ke bagal mein baithna aur samay rehte control le lena.",
      hindi: "हवा में नए सीखने वाले के बग़ल में बैठना और समय रहते कंट्रोल ले लेना।",
    },
    summary: {
      hinglish:
        "Flying school mein kaam karna: zameen par har seekhne wale ko samjhana, chhote trainer viman mein uske bagal mein baithna, aur batana ki use akele kab udne diya jaye.",
      hindi: "फ़्लाइंग स्कूल में काम करना: ज़मीन पर हर सीखने वाले को समझाना, छोटे ट्रेनर विमान में उसके बग़ल में बैठना, और बताना कि उसे अकेले कब उड़ने दिया जाए।",
    },
  },
  "drone-pilot": {
    of: "1kpn89z",
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
  },
  "air-traffic-controller": {
    of: "bhz0n",
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
  },
  "flight-dispatcher": {
    of: "1je1oee",
    description: {
      hinglish: "Har udaan ka raasta, fuel aur doosra airport tay karna.",
      hindi: "हर उड़ान का रास्ता, ईंधन और दूसरा हवाई अड्डा तय करना।",
    },
    summary: {
      hinglish:
        "Har udaan ka raasta, fuel aur zarurat ke samay ke doosre airport yaani alternate tay karna, aur captain ke saath zimmedari baantna.",
      hindi: "हर उड़ान का रास्ता, ईंधन और ज़रूरत के समय के दूसरे हवाई अड्डे यानी अल्टरनेट तय करना, और कैप्टन के साथ ज़िम्मेदारी बाँटना।",
    },
  },
  "flight-attendant": {
    of: "z4bpsx",
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
  },
  "aircraft-ground-handler": {
    of: "71yit3",
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
  },
  "airport-check-in-agent": {
    of: "1m5rdor",
    description: { hinglish: "Counter par bag taulna aur ticket aur visa jaanchna.", hindi: "काउंटर पर बैग तौलना और टिकट और वीज़ा जाँचना।" },
    summary: {
      hinglish:
        "Airline ya uski handling firm ke liye shift mein kaam karna: bag taulna aur tag lagana, passport aur visa jaanchna, seat dena, aur gate par ginna ki kaun viman mein chadh chuka hai.",
      hindi:
        "एयरलाइन या उसकी हैंडलिंग फ़र्म के लिए शिफ़्ट में काम करना: बैग तौलना और टैग लगाना, पासपोर्ट और वीज़ा जाँचना, सीट देना, और गेट पर गिनना कि कौन विमान में चढ़ चुका है।",
    },
  },
  "airport-manager": {
    of: "11e16ys",
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
  },
  "aircraft-refueller": {
    of: "b87ifz",
    description: {
      hinglish: "Viman ke pankhon mein fuel bharna aur jaanchna ki usmein paani ki boond na ho.",
      hindi: "विमान के पंखों में ईंधन भरना और जाँचना कि उसमें पानी की बूँद न हो।",
    },
    summary: {
      hinglish:
        "Oil company ka fuel truck har viman tak lana, crew ne jitne litre maange utne bharna aur jaanchna ki fuel mein paani ki ek bhi boond na ho.",
      hindi: "तेल कंपनी का फ़्यूल ट्रक हर विमान तक लाना, क्रू ने जितने लीटर माँगे उतने भरना और जाँचना कि ईंधन में पानी की एक भी बूँद न हो।",
    },
  },
  "aviation-safety-officer": {
    of: "1r3ost8",
    description: {
      hinglish: "Hawa mein baal-baal bachne ki ghatnaon ki report padhna aur kadam uthana.",
      hindi: "हवा में बाल-बाल बचने की घटनाओं की रिपोर्ट पढ़ना और क़दम उठाना।",
    },
    summary: {
      hinglish:
        "Udaan ka data aur baal-baal bachne ki ghatnaon ki report padhna, har ek ki wajah khojna aur agli ghatna se pehle kaam ka tareeka badalwana.",
      hindi: "उड़ान का डेटा और बाल-बाल बचने की घटनाओं की रिपोर्ट पढ़ना, हर एक की वजह खोजना और अगली घटना से पहले काम का तरीक़ा बदलवाना।",
    },
  },
  "ship-captain": {
    of: "kby6k0",
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
  },
  "deck-officer": {
    of: "b6h22g",
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
  },
  "ship-engineering-officer": {
    of: "lro7yu",
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
  },
  "electro-technical-officer": {
    of: "rbfxsm",
    description: {
      hinglish: "Kisi bhi dukaan se door, jahaz ki bijli ki har cheez theek karna.",
      hindi: "किसी भी दुकान से दूर, जहाज़ की बिजली की हर चीज़ ठीक करना।",
    },
    summary: {
      hinglish: "Radar se thande container tak, jahaz ki bijli ki har cheez sambhalna, jahan hazaar meel tak koi dukaan nahi.",
      hindi: "रडार से ठंडे कंटेनर तक, जहाज़ की बिजली की हर चीज़ सँभालना, जहाँ हज़ार मील तक कोई दुकान नहीं।",
    },
  },
  "harbour-pilot": {
    of: "x0s9ik",
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
  },
  bosun: {
    of: "pzocgu",
    description: {
      hinglish: "Rassi, langar aur jahaz baandhne ke kaam mein deck crew ki aguwai karna.",
      hindi: "रस्सी, लंगर और जहाज़ बाँधने के काम में डेक क्रू की अगुवाई करना।",
    },
    summary: {
      hinglish: "Deck crew ki aguwai karna: kaam baantna, rassi aur langar ki dekhbhaal karna, aur jahan khatra ho wahan sabse pehle jana.",
      hindi: "डेक क्रू की अगुवाई करना: काम बाँटना, रस्सी और लंगर की देखभाल करना, और जहाँ ख़तरा हो वहाँ सबसे पहले जाना।",
    },
  },
  "able-seaman": {
    of: "2puw3d",
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
  },
  "ships-cook": {
    of: "1752wxj",
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
  },
  "dredger-operator": {
    of: "1lnty9e",
    description: {
      hinglish: "Jwaar ke saath aayi gaad kheenchkar bandargah gehre rakhna.",
      hindi: "ज्वार के साथ आई गाद खींचकर बंदरगाह गहरे रखना।",
    },
    summary: {
      hinglish:
        "Haldia, Kandla ya Paradip ke paas tairti khudai machine ya suction jahaz par lever aur screen sambhalna, taaki lade hue jahaz tali se na takrayein.",
      hindi: "हल्दिया, कांडला या पारादीप के पास तैरती खुदाई मशीन या सक्शन जहाज़ पर लीवर और स्क्रीन सँभालना, ताकि लदे हुए जहाज़ तली से न टकराएँ।",
    },
  },
  "boat-driver": {
    of: "voh8gh",
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
  },
  "port-operations-manager": {
    of: "l0eilg",
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
  },
  "port-crane-operator": {
    of: "10yfga0",
    description: {
      hinglish: "Dock se kaafi upar baithkar container jahaz se uthakar truck par rakhna.",
      hindi: "गोदी से काफ़ी ऊपर बैठकर कंटेनर जहाज़ से उठाकर ट्रक पर रखना।",
    },
    summary: {
      hinglish:
        "Dock se chalees meter upar cabin mein baithkar, do joystick aur signalman ke radio ke sahare, jahaz aur truck ke beech ghante mein kareeb pachchees container uthana.",
      hindi: "गोदी से चालीस मीटर ऊपर केबिन में बैठकर, दो जॉयस्टिक और सिग्नलमैन के रेडियो के सहारे, जहाज़ और ट्रक के बीच घंटे में क़रीब पच्चीस कंटेनर उठाना।",
    },
  },
  "stevedore-supervisor": {
    of: "zrlwzd",
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
  },
  "shipping-agent": {
    of: "3yroly",
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
  },
  "commercial-diver": {
    of: "8y5un8",
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
  },
  "locomotive-driver": {
    of: "kr698y",
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
  },
  "metro-train-driver": {
    of: "1aioajb",
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
  },
  "station-master": {
    of: "pahb7s",
    description: {
      hinglish: "Station se signal dekar train ko andar lena aur rawana karna.",
      hindi: "स्टेशन से सिग्नल देकर ट्रेन को अंदर लेना और रवाना करना।",
    },
    summary: {
      hinglish:
        "Signal dekar train ko andar lena aur rawana karna, line ke har hisse par ek hi train, aur koi patri se utar jaye to kamaan sambhalna.",
      hindi: "सिग्नल देकर ट्रेन को अंदर लेना और रवाना करना, लाइन के हर हिस्से पर एक ही ट्रेन, और कोई पटरी से उतर जाए तो कमान सँभालना।",
    },
  },
  "train-guard": {
    of: "13q1oup",
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
  },
  "ticket-collector": {
    of: "zvaqgo",
    description: {
      hinglish: "Berth-berth jakar ticket jaanchna aur bina ticket walon par jurmana lagana.",
      hindi: "बर्थ-बर्थ जाकर टिकट जाँचना और बिना टिकट वालों पर जुर्माना लगाना।",
    },
    summary: {
      hinglish:
        "Train ke kai coach ke saath safar karna ya station ke gate par khade rehna: ticket aur pehchan jaanchna, khaali berth waiting walon ko dena, aur jurmana kaatna.",
      hindi: "ट्रेन के कई कोच के साथ सफ़र करना या स्टेशन के गेट पर खड़े रहना: टिकट और पहचान जाँचना, ख़ाली बर्थ वेटिंग वालों को देना, और जुर्माना काटना।",
    },
  },
  "railway-pointsman": {
    of: "vst2uf",
    description: { hinglish: "Yard mein wagon jodna aur point set karna.", hindi: "यार्ड में वैगन जोड़ना और पॉइंट सेट करना।" },
    summary: {
      hinglish:
        "Station master ya yard master ke neeche shift mein kaam karna: wagon jodna, patri badalne wale point set aur clamp karna, haath ke signal dikhana aur engine ko uski train tak le jana.",
      hindi:
        "स्टेशन मास्टर या यार्ड मास्टर के नीचे शिफ़्ट में काम करना: वैगन जोड़ना, पटरी बदलने वाले पॉइंट सेट और क्लैंप करना, हाथ के सिग्नल दिखाना और इंजन को उसकी ट्रेन तक ले जाना।",
    },
  },
  "track-maintainer": {
    of: "fvcdu2",
    description: {
      hinglish: "Patri par paidal chalkar daraar aur dheeli clip dhoondhna.",
      hindi: "पटरी पर पैदल चलकर दरार और ढीली क्लिप ढूँढना।",
    },
    summary: {
      hinglish:
        "Kuch kilometre line sambhalne wali toli mein kaam karna: line par paidal chalna, sleeper ke neeche gitti bharna, clip kasna aur patri badalna, raat mein aur baarish mein bhi.",
      hindi:
        "कुछ किलोमीटर लाइन सँभालने वाली टोली में काम करना: लाइन पर पैदल चलना, स्लीपर के नीचे गिट्टी भरना, क्लिप कसना और पटरी बदलना, रात में और बारिश में भी।",
    },
  },
  "railway-signal-technician": {
    of: "1ucjv9e",
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
  },
  "railway-section-controller": {
    of: "1lgz78q",
    description: {
      hinglish: "Ek board dekhkar tay karna ki kaun si train kiske liye rukegi.",
      hindi: "एक बोर्ड देखकर तय करना कि कौन-सी ट्रेन किसके लिए रुकेगी।",
    },
    summary: {
      hinglish:
        "Division ke control office mein baithkar ek section ki har train board par dekhna, tay karna ki kaun kiske liye rukegi, aur kuch fail ho to engine aur crew bulana.",
      hindi: "डिवीज़न के कंट्रोल ऑफ़िस में बैठकर एक सेक्शन की हर ट्रेन बोर्ड पर देखना, तय करना कि कौन किसके लिए रुकेगी, और कुछ फ़ेल हो तो इंजन और क्रू बुलाना।",
    },
  },
  "train-reservation-clerk": {
    of: "1qjp39t",
    description: {
      hinglish: "Tatkal ki ghadi chal rahi ho, tab window par berth book karna.",
      hindi: "तत्काल की घड़ी चल रही हो, तब खिड़की पर बर्थ बुक करना।",
    },
    summary: {
      hinglish:
        "Station ki window par baithna: form aur cash lena, niyam se berth book aur cancel karna, aur tatkal ki ghadi par nazar tikaye khadi line ka kaam nipatana.",
      hindi: "स्टेशन की खिड़की पर बैठना: फ़ॉर्म और कैश लेना, नियम से बर्थ बुक और कैंसल करना, और तत्काल की घड़ी पर नज़र टिकाए खड़ी लाइन का काम निपटाना।",
    },
  },
  "railway-goods-supervisor": {
    of: "vghi93",
    description: {
      hinglish: "Goods shed mein koyla aur cement wagon ke hisaab se book karna.",
      hindi: "गुड्स शेड में कोयला और सीमेंट वैगन के हिसाब से बुक करना।",
    },
    summary: {
      hinglish:
        "Goods shed ya factory ki siding par kaam karna: vyapariyon se wagon ke order lena, taulna aur ginna, bhaada aur deri ka shulk lena, aur railway receipt dena.",
      hindi: "गुड्स शेड या फ़ैक्टरी की साइडिंग पर काम करना: व्यापारियों से वैगन के ऑर्डर लेना, तौलना और गिनना, भाड़ा और देरी का शुल्क लेना, और रेलवे रसीद देना।",
    },
  },
  "bus-driver": {
    of: "1quteqy",
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
  },
  "bus-conductor": {
    of: "76vcia",
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
  },
  "truck-driver": {
    of: "1xubg5n",
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
  },
  "delivery-van-driver": {
    of: "12z082d",
    description: { hinglish: "Tang galiyon se hokar din mein assi parcel pahunchana.", hindi: "तंग गलियों से होकर दिन में अस्सी पार्सल पहुँचाना।" },
    summary: {
      hinglish:
        "Depot par van mein parcel rukne ki jagahon ke kram se laadna, code lekar har parcel saunpna aur jo lene se mana kiya gaya use wapas lana.",
      hindi: "डिपो पर वैन में पार्सल रुकने की जगहों के क्रम से लादना, कोड लेकर हर पार्सल सौंपना और जो लेने से मना किया गया उसे वापस लाना।",
    },
  },
  "taxi-driver": {
    of: "15govio",
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
  },
  "auto-rickshaw-driver": {
    of: "1mmx3qg",
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
  },
  chauffeur: {
    of: "1v8xlvl",
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
  },
  "tanker-driver": {
    of: "6c0ckz",
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
  },
  "school-bus-driver": {
    of: "epl7u5",
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
  },
  "motorcycle-delivery-driver": {
    of: "12xinpy",
    description: {
      hinglish: "Ghadi se hod lagakar motorcycle par khana aur kaagaz pahunchana.",
      hindi: "घड़ी से होड़ लगाकर मोटरसाइकिल पर खाना और काग़ज़ पहुँचाना।",
    },
    summary: {
      hinglish:
        "Food app, jhatpat kirana dukaan ya courier ke liye bike chalana: saamaan lena, darwaza dhoondhna, cash ya code lena. Paise har order par milte hain, rush ke samay aur baarish mein zyada.",
      hindi:
        "फ़ूड ऐप, झटपट किराना दुकान या कूरियर के लिए बाइक चलाना: सामान लेना, दरवाज़ा ढूँढना, कैश या कोड लेना। पैसे हर ऑर्डर पर मिलते हैं, भीड़ के समय और बारिश में ज़्यादा।",
    },
  },
  "driver-examiner": {
    of: "4dif7y",
    description: {
      hinglish: "Learner ko aath ke aakaar mein gaadi chalate dekhna aur pass ya fail karna.",
      hindi: "लर्नर को आठ के आकार में गाड़ी चलाते देखना और पास या फ़ेल करना।",
    },
    summary: {
      hinglish:
        "Regional transport office ke track par learners ka test lena: aath ka aakaar, dhalaan aur reverse dekhna, camera ke number jaanchna, aur likhkar pass ya fail karna.",
      hindi: "क्षेत्रीय परिवहन कार्यालय के ट्रैक पर लर्नर का टेस्ट लेना: आठ का आकार, ढलान और रिवर्स देखना, कैमरे के नंबर जाँचना, और लिखकर पास या फ़ेल करना।",
    },
  },
  "traffic-warden": {
    of: "19y0ker",
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
  },
  "fleet-manager": {
    of: "nnra2i",
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
  },
  "bus-transportation-manager": {
    of: "tj29w9",
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
  },
  "toll-collector-supervisor": {
    of: "c5sozo",
    description: { hinglish: "Highway ke plaza ki lane, tag aur vasooli theek rakhna.", hindi: "हाईवे के प्लाज़ा की लेन, टैग और वसूली ठीक रखना।" },
    summary: {
      hinglish:
        "Highway ke toll plaza par ek shift ki aguwai karna: lane kholna aur band karna, tag ki gadbadi aur jhagde suljhana, camera dekhna aur vasooli ke liye sign karna.",
      hindi:
        "हाईवे के टोल प्लाज़ा पर एक शिफ़्ट की अगुवाई करना: लेन खोलना और बंद करना, टैग की गड़बड़ी और झगड़े सुलझाना, कैमरे देखना और वसूली के लिए दस्तख़त करना।",
    },
  },
  "parking-attendant": {
    of: "1bakhjt",
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
  },
  "logistics-manager": {
    of: "1otea38",
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
  },
  "supply-chain-manager": {
    of: "7k94xa",
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
  },
  "logistics-analyst": {
    of: "ylzjmv",
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
  },
  "warehouse-manager": {
    of: "1k9tvop",
    description: { hinglish: "Har carton ko jagah dena aur rack surakshit rakhna.", hindi: "हर कार्टन को जगह देना और रैक सुरक्षित रखना।" },
    summary: {
      hinglish:
        "Online dukaan, factory ya food corporation ka warehouse chalana: maal kahan rahe, kaun kis shift mein kaam kare, shelf aur screen ka hisaab mile aur koi rack na jhuke.",
      hindi:
        "ऑनलाइन दुकान, फ़ैक्टरी या खाद्य निगम का वेयरहाउस चलाना: माल कहाँ रहे, कौन किस शिफ़्ट में काम करे, शेल्फ़ और स्क्रीन का हिसाब मिले और कोई रैक न झुके।",
    },
  },
  "warehouse-worker": {
    of: "lfn3fl",
    description: {
      hinglish: "Scanner se carton utaarna, jamana aur order ke liye nikaalna.",
      hindi: "स्कैनर से कार्टन उतारना, जमाना और ऑर्डर के लिए निकालना।",
    },
    summary: {
      hinglish:
        "Online dukaan ya factory ke warehouse ki galiyon mein scanner ke bataye raaste par chalna, truck khaali karna, maal jagah par rakhna aur har order ka saamaan lana.",
      hindi: "ऑनलाइन दुकान या फ़ैक्टरी के वेयरहाउस की गलियों में स्कैनर के बताए रास्ते पर चलना, ट्रक ख़ाली करना, माल जगह पर रखना और हर ऑर्डर का सामान लाना।",
    },
  },
  "forklift-operator": {
    of: "nxeieg",
    description: {
      hinglish: "Bas ek centimetre ki gunjaish mein pallet sabse oonche rack par rakhna.",
      hindi: "बस एक सेंटीमीटर की गुंजाइश में पैलेट सबसे ऊँचे रैक पर रखना।",
    },
    summary: {
      hinglish:
        "Pichhle pahiyon se mudne wale chhote, bhaari truck par warehouse, port aur factory mein maal idhar-udhar le jana, aur din ke tay kram se truck aur rack bharna.",
      hindi: "पिछले पहियों से मुड़ने वाले छोटे, भारी ट्रक पर वेयरहाउस, बंदरगाह और फ़ैक्टरी में माल इधर-उधर ले जाना, और दिन के तय क्रम से ट्रक और रैक भरना।",
    },
  },
  "freight-forwarder": {
    of: "q1tfhe",
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
  },
  "customs-broker": {
    of: "105hjl1",
    description: { hinglish: "Maal ka tariff code khojna aur use port se chhudana.", hindi: "माल का टैरिफ़ कोड खोजना और उसे बंदरगाह से छुड़ाना।" },
    summary: {
      hinglish:
        "Port ya airport par importer aur exporter ke liye kaam karna: tariff code khojna, duty ka hisaab lagana, kaagaz online jama karna aur customs officer ke sawalon ke jawab dena.",
      hindi:
        "बंदरगाह या हवाई अड्डे पर इंपोर्टर और एक्सपोर्टर के लिए काम करना: टैरिफ़ कोड खोजना, ड्यूटी का हिसाब लगाना, काग़ज़ ऑनलाइन जमा करना और कस्टम अफ़सर के सवालों के जवाब देना।",
    },
  },
  dispatcher: {
    of: "xg0djk",
    description: {
      hinglish: "Phone aur map se truck aur rider ko agle kaam par bhejna.",
      hindi: "फ़ोन और मैप से ट्रक और राइडर को अगले काम पर भेजना।",
    },
    summary: {
      hinglish:
        "Courier, cab ya transport company ki screen ke saamne baithna, har driver ko agla kaam dena, aur sadak band ho ya gaadi kharab ho to naya plan banana.",
      hindi: "कूरियर, कैब या ट्रांसपोर्ट कंपनी की स्क्रीन के सामने बैठना, हर ड्राइवर को अगला काम देना, और सड़क बंद हो या गाड़ी ख़राब हो तो नया प्लान बनाना।",
    },
  },
  "inventory-clerk": {
    of: "10r8f4h",
    description: { hinglish: "Store room ka maal lena, dena aur ginna.", hindi: "स्टोर रूम का माल लेना, देना और गिनना।" },
    summary: {
      hinglish:
        "Factory, aspataal, hotel ya depot ke store mein kaam karna: aaya maal darj karna, sign lekar maal dena, shelf ginna aur batana ki aur kab mangwana hai.",
      hindi: "फ़ैक्टरी, अस्पताल, होटल या डिपो के स्टोर में काम करना: आया माल दर्ज करना, दस्तख़त लेकर माल देना, शेल्फ़ गिनना और बताना कि और कब मँगवाना है।",
    },
  },
  "relocation-coordinator": {
    of: "14cn8jh",
    description: {
      hinglish: "Parivar ko doosre shehar shift karne ka plan banana, ek-ek dibbe ka.",
      hindi: "परिवार को दूसरे शहर शिफ़्ट करने का प्लान बनाना, एक-एक डिब्बे का।",
    },
    summary: {
      hinglish:
        "Packing aur moving firm ke liye kaam karna: ghar dekhna, saamaan ki list aur daam banana, crew aur truck book karna, aur aakhri dibba khulne tak sampark mein rehna.",
      hindi: "पैकिंग और मूविंग फ़र्म के लिए काम करना: घर देखना, सामान की लिस्ट और दाम बनाना, क्रू और ट्रक बुक करना, और आख़िरी डिब्बा खुलने तक संपर्क में रहना।",
    },
  },
  "cold-storage-supervisor": {
    of: "1kpdzsx",
    description: {
      hinglish: "Aaloo, phal ya machhli ko bikne tak sahi thandak mein rakhna.",
      hindi: "आलू, फल या मछली को बिकने तक सही ठंडक में रखना।",
    },
    summary: {
      hinglish: "Aaloo ki chalees hazaar boriyan ya seb ki petiyan sahi thandak mein rakhna, jab tak sahi bhaav na mile.",
      hindi: "आलू की चालीस हज़ार बोरियाँ या सेब की पेटियाँ सही ठंडक में रखना, जब तक सही भाव न मिले।",
    },
  },
  "courier-hub-manager": {
    of: "1jg0hn2",
    description: {
      hinglish: "Ek raat mein pachaas hazaar parcel sahi truck par chadhwana.",
      hindi: "एक रात में पचास हज़ार पार्सल सही ट्रक पर चढ़वाना।",
    },
    summary: {
      hinglish:
        "Courier ke sorting centre ki raat ki shift chalana, belt, scanner aur kareeb do sau chhaantne walon ke saath, taaki har parcel apne shehar ka truck pakad le.",
      hindi: "कूरियर के सॉर्टिंग सेंटर की रात की शिफ़्ट चलाना, बेल्ट, स्कैनर और क़रीब दो सौ छाँटने वालों के साथ, ताकि हर पार्सल अपने शहर का ट्रक पकड़ ले।",
    },
  },
  "load-planner": {
    of: "160dr8k",
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
  },
  "bicycle-messenger": {
    of: "1hl248b",
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
  },
  "rail-operations-manager": {
    of: "1o535z0",
    description: { hinglish: "Division ki train, maal dhulai aur kamai chalu rakhna.", hindi: "डिवीज़न की ट्रेनें, माल ढुलाई और कमाई चालू रखना।" },
    summary: {
      hinglish:
        "Railway traffic officer ke roop mein control room ke saath tay karna ki kaun si train ruke aur kaun si chale, aur wagon bharne ke liye koyla, cement ya anaaj jutana.",
      hindi: "रेलवे ट्रैफ़िक अफ़सर के रूप में कंट्रोल रूम के साथ तय करना कि कौन-सी ट्रेन रुके और कौन-सी चले, और वैगन भरने के लिए कोयला, सीमेंट या अनाज जुटाना।",
    },
  },
  "logistics-coordinator": {
    of: "nlqso6",
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
  },
  "metro-station-controller": {
    of: "11ejacr",
    description: { hinglish: "Metro station ke gate, bheed aur alarm sambhalna.", hindi: "मेट्रो स्टेशन के गेट, भीड़ और अलार्म सँभालना।" },
    summary: {
      hinglish:
        "Chhote kamre se shift mein ek metro station chalana: gate, escalator, alarm aur bheed sambhalna, aur train ruk jaye ya yatri beemar pade to kya karna hai yeh dekhna.",
      hindi: "छोटे कमरे से शिफ़्ट में एक मेट्रो स्टेशन चलाना: गेट, एस्केलेटर, अलार्म और भीड़ सँभालना, और ट्रेन रुक जाए या यात्री बीमार पड़े तो क्या करना है यह देखना।",
    },
  },
  "aerial-ropeway-operator": {
    of: "vf959n",
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
  },
  "air-ambulance-captain": {
    of: "1vi5wda",
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
  },
  "aircraft-cargo-handling-supervisor": {
    of: "1k56xds",
    description: { hinglish: "Pallet aise rakhna ki viman santulan mein ude.", hindi: "पैलेट ऐसे रखना कि विमान संतुलन में उड़े।" },
    summary: {
      hinglish:
        "Us crew ki aguwai karna jo airport par wazan, jagah aur baandhne ke jaal ke plan se maal aur bag laadta hai, aur darwaze band hone se pehle us par sign karna.",
      hindi:
        "उस क्रू की अगुवाई करना जो हवाई अड्डे पर वज़न, जगह और बाँधने के जाल के प्लान से माल और बैग लादता है, और दरवाज़े बंद होने से पहले उस पर दस्तख़त करना।",
    },
  },
  "deck-cadet": {
    of: "1o43hsg",
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
  },
  "freight-broker": {
    of: "kgbb19",
    description: { hinglish: "Maal ke liye truck aur truck ke liye maal dhoondhna.", hindi: "माल के लिए ट्रक और ट्रक के लिए माल ढूँढना।" },
    summary: {
      hinglish:
        "Transport mandi mein phone aur drivers ki diary lekar baithna, commission par har load ke liye ghar lautta truck dhoondhna, aur maal gum ho to dono taraf jawab dena.",
      hindi: "ट्रांसपोर्ट मंडी में फ़ोन और ड्राइवरों की डायरी लेकर बैठना, कमीशन पर हर लोड के लिए घर लौटता ट्रक ढूँढना, और माल गुम हो तो दोनों तरफ़ जवाब देना।",
    },
  },
  "school-van-driver": {
    of: "liibyd",
    description: {
      hinglish: "Gyarah bachchon ko, gyarah paani ki bottle samet, samay par lene pahunchna.",
      hindi: "ग्यारह बच्चों को, ग्यारह पानी की बोतलों समेत, समय पर लेने पहुँचना।",
    },
    summary: {
      hinglish:
        "Chhoti van mein bachchon ko unke darwaze se school ke gate tak aur wapas ghar le jana, aur har bachche ko jaan-pehchan wale ke hi haath saunpna.",
      hindi: "छोटी वैन में बच्चों को उनके दरवाज़े से स्कूल के गेट तक और वापस घर ले जाना, और हर बच्चे को जान-पहचान वाले के ही हाथ सौंपना।",
    },
  },
  "tow-truck-driver": {
    of: "1l66vfn",
    description: { hinglish: "Takrayi aur kharab hui car ko sadak se uthana.", hindi: "टकराई और ख़राब हुई कारों को सड़क से उठाना।" },
    summary: {
      hinglish:
        "Garage, roadside assistance firm ya highway operator ke liye, raat mein bhi kaam karna: takrayi ya kharab car tak pahunchna, bina nayi kharonch ke uthana aur lane khaali karna.",
      hindi:
        "गैराज, रोडसाइड असिस्टेंस फ़र्म या हाईवे ऑपरेटर के लिए, रात में भी काम करना: टकराई या ख़राब कार तक पहुँचना, बिना नई खरोंच के उठाना और लेन ख़ाली करना।",
    },
  },
  deckhand: {
    of: "f9roea",
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
  },
};
