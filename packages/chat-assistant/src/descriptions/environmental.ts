import type { ToldCareers } from "./told.ts";

export const environmental: ToldCareers = {
  "environmental-scientist": {
    of: "arbcvm",
    description: {
      hinglish: "Pata lagana ki hawa, mitti ya nadi ka kaun sa pollutant kise nuksaan karta hai.",
      hindi: "पता लगाना कि हवा, मिट्टी या नदी का कौन सा प्रदूषक किसे नुक़सान करता है।",
    },
    summary: {
      hinglish:
        "Factory, shehar aur nadi ke paas hawa, mitti aur paani ke sample lekar pata lagana ki kaun sa pollutant kise nuksaan karta hai, aur safai ka tareeka sujhana.",
      hindi: "फ़ैक्टरी, शहर और नदी के पास हवा, मिट्टी और पानी के सैंपल लेकर पता लगाना कि कौन सा प्रदूषक किसे नुक़सान करता है, और सफ़ाई का तरीक़ा सुझाना।",
    },
    day: {
      hinglish: [
        "Rangai unit ka paani jahan girta hai, uske aage sample ki bottle bharna",
        "Monsoon se pehle aur baad mein kuon ke chromium ki tulna karna",
        "Ward ko salaah dena ki apna kaun sa talab band kare",
      ],
      hindi: [
        "रंगाई यूनिट का पानी जहाँ गिरता है, उसके आगे सैंपल की बोतलें भरना",
        "मानसून से पहले और बाद में कुओं के क्रोमियम की तुलना करना",
        "वार्ड को सलाह देना कि अपना कौन सा तालाब बंद करे",
      ],
    },
  },
  ecologist: {
    of: "jrddoz",
    description: {
      hinglish: "Ginti aur nakshe se jaanna ki paudhe aur jaanwar ek jagah kaise rehte hain.",
      hindi: "गिनती और नक़्शे से जानना कि पौधे और जानवर एक जगह कैसे रहते हैं।",
    },
    summary: {
      hinglish:
        "Ginkar aur naksha banakar samajhna ki mangrove ya ghaas ke maidan jaisi jagah mein paudhe, jaanwar, mitti aur paani ek doosre par kaise nirbhar hain.",
      hindi: "गिनकर और नक़्शा बनाकर समझना कि मैंग्रोव या घास के मैदान जैसी जगह में पौधे, जानवर, मिट्टी और पानी एक-दूसरे पर कैसे निर्भर हैं।",
    },
    day: {
      hinglish: [
        "Ghaas mein feeta yaani transect bichhana aur use chhoone wala har paudha likhna",
        "Shaam dhale naala paar karne ki jagah par camera trap lagana",
        "Teen sardiyon mein ki gayi saras ki ginti par model bithana",
      ],
      hindi: [
        "घास में फ़ीता यानी ट्रांसेक्ट बिछाना और उसे छूने वाला हर पौधा लिखना",
        "शाम ढले नाला पार करने की जगह पर कैमरा ट्रैप लगाना",
        "तीन सर्दियों में की गई सारस की गिनती पर मॉडल बिठाना",
      ],
    },
  },
  "industrial-ecologist": {
    of: "wmffsa",
    description: {
      hinglish: "Pata lagana ki ek factory ka kachra doosri ke kaam kaise aaye.",
      hindi: "पता लगाना कि एक फ़ैक्टरी का कचरा दूसरी के काम कैसे आए।",
    },
    summary: {
      hinglish:
        "Khadaan se dustbin tak dekhna ki kisi product mein kya lagta aur kya nikalta hai, aur pata lagana ki ek factory ka kachra doosri ke kaam kaise aaye.",
      hindi: "खदान से कूड़ेदान तक देखना कि किसी प्रोडक्ट में क्या लगता और क्या निकलता है, और पता लगाना कि एक फ़ैक्टरी का कचरा दूसरी के काम कैसे आए।",
    },
    day: {
      hinglish: [
        "Shirt banane wale se ek-ek litre, kilogram aur kilowatt ka hisaab poochhna",
        "Jodna ki kaanch aur plastic ki bottle, ret ya tel se kachre tak, prakriti ko kitni mehngi padti hain",
        "Cheeni mill ki raakh ke liye eent banane wala dhoondhna",
      ],
      hindi: [
        "शर्ट बनाने वाले से एक-एक लीटर, किलोग्राम और किलोवाट का हिसाब पूछना",
        "जोड़ना कि काँच और प्लास्टिक की बोतलें, रेत या तेल से कचरे तक, प्रकृति को कितनी महँगी पड़ती हैं",
        "चीनी मिल की राख के लिए ईंट बनाने वाला ढूँढ़ना",
      ],
    },
  },
  limnologist: {
    of: "1h0lciy",
    description: {
      hinglish: "Pata lagana ki jheel aur talaab hare ya gande kyon ho jaate hain.",
      hindi: "पता लगाना कि झील और तालाब हरे या गंदे क्यों हो जाते हैं।",
    },
    summary: {
      hinglish:
        "Dal jheel ya Chilika jaisi meethe aur halke khare paani ki jheelon ki jaanch karna, oxygen, kaai aur machhli naapkar batana ki woh hari ya gandi kyon ho jaati hain.",
      hindi: "डल झील या चिल्का जैसी मीठे और हल्के खारे पानी की झीलों की जाँच करना, ऑक्सीजन, काई और मछली नापकर बताना कि वे हरी या गंदी क्यों हो जाती हैं।",
    },
    day: {
      hinglish: [
        "Kaali-safed disc paani mein utaarna aur likhna ki woh kahan gayab hui",
        "Naav ke shed mein khaane wali slide par algae ginna",
        "Jheel pradhikaran ko batana ki kal raat machhliyan kyon haanf rahi theen",
      ],
      hindi: [
        "काली-सफ़ेद डिस्क पानी में उतारना और लिखना कि वह कहाँ ग़ायब हुई",
        "नाव के शेड में चौख़ाने वाली स्लाइड पर शैवाल गिनना",
        "झील प्राधिकरण को बताना कि कल रात मछलियाँ क्यों हाँफ रही थीं",
      ],
    },
  },
  "environmental-science-technician": {
    of: "13l45u8",
    description: {
      hinglish: "Chimney aur nadi ke sample ko pradushan ki seema se milakar jaanchna.",
      hindi: "चिमनी और नदी के सैंपल को प्रदूषण की सीमा से मिलाकर जाँचना।",
    },
    summary: {
      hinglish:
        "Paani aur chimney ki gas ke sample lena, meter chalana aur titration karna, aur darj karna ki jagah pradushan ki seema mein hai ya nahi.",
      hindi: "पानी और चिमनी की गैस के सैंपल लेना, मीटर चलाना और टाइट्रेशन करना, और दर्ज करना कि जगह प्रदूषण की सीमा में है या नहीं।",
    },
    day: {
      hinglish: [
        "Nadi ke sample bigadne se pehle titration se unki oxygen naapna",
        "Boiler ki chimney mein garam kiya hua probe daalna",
        "Adalat ke liye har bottle par seal, dastakhat aur number lagana",
      ],
      hindi: [
        "नदी के सैंपल बिगड़ने से पहले टाइट्रेशन से उनकी ऑक्सीजन नापना",
        "बॉयलर की चिमनी में गरम किया हुआ प्रोब डालना",
        "अदालत के लिए हर बोतल पर सील, दस्तख़त और नंबर लगाना",
      ],
    },
  },
  "environmental-engineer": {
    of: "xp4nr5",
    description: {
      hinglish: "Landfill ki lining design karna aur dumpsite ki safai ki yojana banana.",
      hindi: "लैंडफ़िल की लाइनिंग डिज़ाइन करना और डंपसाइट की सफ़ाई की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Aise system design karna jo industry aur sheharon ko aas-paas gandagi phailane se roken, jaise landfill ki lining, scrubber aur safai ki yojanayen.",
      hindi: "ऐसे सिस्टम डिज़ाइन करना जो उद्योगों और शहरों को आसपास गंदगी फैलाने से रोकें, जैसे लैंडफ़िल की लाइनिंग, स्क्रबर और सफ़ाई की योजनाएँ।",
    },
    day: {
      hinglish: [
        "Naye landfill ke neeche ki lining aur naaliyon ka size tay karna",
        "Model se dekhna ki tannery ke neeche zameen mein chromium kitni door tak rista hai",
        "Purani dump site ko dhakne ka plan likhna",
      ],
      hindi: [
        "नए लैंडफ़िल के नीचे की लाइनिंग और नालियों का साइज़ तय करना",
        "मॉडल से देखना कि चमड़ा कारख़ाने के नीचे ज़मीन में क्रोमियम कितनी दूर तक रिसता है",
        "पुरानी डंप साइट को ढकने का प्लान लिखना",
      ],
    },
  },
  "pollution-control-engineer": {
    of: "16z38xr",
    description: {
      hinglish: "Chimney mein filter lagana aur saabit karna ki pradushan ghata.",
      hindi: "चिमनी में फ़िल्टर लगाना और साबित करना कि प्रदूषण घटा।",
    },
    summary: {
      hinglish:
        "Chimney aur nikaas par filter, scrubber aur online monitor lagana aur jaanchna, aur Pollution Control Board ko dikhana ki pradushan ghata.",
      hindi: "चिमनी और निकास पर फ़िल्टर, स्क्रबर और ऑनलाइन मॉनिटर लगाना और जाँचना, और प्रदूषण नियंत्रण बोर्ड को दिखाना कि प्रदूषण घटा।",
    },
    day: {
      hinglish: [
        "Filter ka dabaav girne ki wajah khojkar ek phate bag tak pahunchna",
        "Chimney ka woh online meter calibrate karna jo din-raat Board ko reading bhejta hai",
        "Koyle ke sulphur ke hisaab se scrubber mein choone ki maatra theek karna",
      ],
      hindi: [
        "फ़िल्टर का दबाव गिरने की वजह खोजकर एक फटे बैग तक पहुँचना",
        "चिमनी का वह ऑनलाइन मीटर कैलिब्रेट करना जो दिन-रात बोर्ड को रीडिंग भेजता है",
        "कोयले के गंधक के हिसाब से स्क्रबर में चूने की मात्रा ठीक करना",
      ],
    },
  },
  "wastewater-engineer": {
    of: "til2ed",
    description: {
      hinglish: "Gande paani ko phir kaam ka banane wale sewage plant design karna.",
      hindi: "गंदे पानी को फिर काम का बनाने वाले सीवेज प्लांट डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Shehar, industrial estate aur factory ke sewage aur effluent plant ki yojana banana: kitna paani aata hai naapna, tank, pump aur blower ka size tay karna, aur jaanchna ki bahar jaane wala paani kanoon ke hisaab se ya phir istemaal layak hai.",
      hindi:
        "शहर, इंडस्ट्रियल एस्टेट और फ़ैक्टरी के सीवेज और एफ़्लुएंट प्लांट की योजना बनाना: कितना पानी आता है नापना, टैंक, पंप और ब्लोअर का साइज़ तय करना, और जाँचना कि बाहर जाने वाला पानी क़ानून के हिसाब से या दोबारा इस्तेमाल लायक़ है।",
    },
    day: {
      hinglish: [
        "Sixty hazaar logon ke shehar ke liye tank kitne bade hon, hisaab lagana",
        "Rangai ghar ke rangeen paani ke liye membrane aur chemical mein se ek chunna",
        "Pipe ke level jaanchna taaki sewage bina pump ke bahe",
      ],
      hindi: [
        "साठ हज़ार लोगों के शहर के लिए टैंक कितने बड़े हों, हिसाब लगाना",
        "रंगाई घर के रंगीन पानी के लिए मेम्ब्रेन और केमिकल में से एक चुनना",
        "पाइप के लेवल जाँचना ताकि सीवेज बिना पंप के बहे",
      ],
    },
  },
  "environmental-engineering-technician": {
    of: "6hx5z1",
    description: {
      hinglish: "Pradushan safai ki jagah par pump lagana aur borehole se sample lena.",
      hindi: "प्रदूषण सफ़ाई की जगह पर पंप लगाना और बोरहोल से सैंपल लेना।",
    },
    summary: {
      hinglish:
        "Pradushan safai ke project ke liye pump, filter aur monitor lagana aur jaanchna, aur report dena ki saaf ki gayi jagah ya dhaara kaise badal rahi hai.",
      hindi: "प्रदूषण सफ़ाई के प्रोजेक्ट के लिए पंप, फ़िल्टर और मॉनिटर लगाना और जाँचना, और रिपोर्ट देना कि साफ़ की गई जगह या धारा कैसे बदल रही है।",
    },
    day: {
      hinglish: [
        "Borehole mein patli sampling tube yaani bailer utaarna aur bottle par label lagana",
        "Pradushan safai ki jagah par jaam pada dosing pump badalna",
        "Data logger ka data download karna aur hafte ka graph banana",
      ],
      hindi: [
        "बोरहोल में पतली सैंपलिंग ट्यूब यानी बेलर उतारना और बोतल पर लेबल लगाना",
        "प्रदूषण सफ़ाई की जगह पर जाम पड़ा डोज़िंग पंप बदलना",
        "डेटा लॉगर का डेटा डाउनलोड करना और हफ़्ते का ग्राफ़ बनाना",
      ],
    },
  },
  "wastewater-treatment-plant-operator": {
    of: "1h8vpgm",
    description: {
      hinglish: "Shift mein sewage plant ke blower aur dosing pump chalana.",
      hindi: "शिफ़्ट में सीवेज प्लांट के ब्लोअर और डोज़िंग पंप चलाना।",
    },
    summary: {
      hinglish:
        "Sewage plant ki kachra rokne wali jaali, blower aur dosing pump chalana, poori shift sample jaanchna taaki saaf paani bahar jaye.",
      hindi: "सीवेज प्लांट की कचरा रोकने वाली जाली, ब्लोअर और डोज़िंग पंप चलाना, पूरी शिफ़्ट सैंपल जाँचना ताकि साफ़ पानी बाहर जाए।",
    },
    day: {
      hinglish: [
        "Shift shuru hote hi jaali mein fanse chithde khurachkar nikalna",
        "Aeration tank ka jhaag aur rang dekhna aur blower ghatana-badhana",
        "Jar test se phitkari jaanchna aur shift ke liye uski maatra tay karna",
      ],
      hindi: [
        "शिफ़्ट शुरू होते ही जाली में फँसे चिथड़े खुरचकर निकालना",
        "एरेशन टैंक का झाग और रंग देखना और ब्लोअर घटाना-बढ़ाना",
        "जार टेस्ट से फिटकरी जाँचना और शिफ़्ट के लिए उसकी मात्रा तय करना",
      ],
    },
  },
  "conservation-scientist": {
    of: "1ois7jz",
    description: {
      hinglish: "Charai aur lakdi ke aise istemaal ki yojana banana jisse zameen na bigde.",
      hindi: "चराई और लकड़ी के ऐसे इस्तेमाल की योजना बनाना जिससे ज़मीन न बिगड़े।",
    },
    summary: {
      hinglish:
        "Zameen maalikon aur forest department ke saath yojana banana ki charai, lakdi aur paani saal-dar-saal aise istemaal hon ki zameen na bigde.",
      hindi: "ज़मीन मालिकों और वन विभाग के साथ योजना बनाना कि चराई, लकड़ी और पानी साल-दर-साल ऐसे इस्तेमाल हों कि ज़मीन न बिगड़े।",
    },
    day: {
      hinglish: [
        "Charwahon ke saath charagah ghoomna aur thaki hui zameen par nishaan lagana",
        "Is saal ki ghaas ko gheri hui zameen ki ghaas se milana",
        "Foresters ke saath pedon ki kataai aur jungle ko aaram dene ka das saal ka plan banana",
      ],
      hindi: [
        "चरवाहों के साथ चरागाह घूमना और थकी हुई ज़मीन पर निशान लगाना",
        "इस साल की घास को घेरी हुई ज़मीन की घास से मिलाना",
        "फ़ॉरेस्टरों के साथ पेड़ों की कटाई और जंगल को आराम देने का दस साल का प्लान बनाना",
      ],
    },
  },
  "forest-ecologist": {
    of: "l00erf",
    description: {
      hinglish: "Pedon par tag lagakar naapna ki woh kaise badhte, jalte aur sambhalte hain.",
      hindi: "पेड़ों पर टैग लगाकर नापना कि वे कैसे बढ़ते, जलते और सँभलते हैं।",
    },
    summary: {
      hinglish:
        "Naapna ki jungle kaise badhta, jalta aur phir sambhalta hai, pedon par tag lagakar, mitti aur naye paudhe dekhkar salah dena ki jungle ke kaun se hisse bachaye jayen.",
      hindi: "नापना कि जंगल कैसे बढ़ता, जलता और फिर सँभलता है, पेड़ों पर टैग लगाकर, मिट्टी और नए पौधे देखकर सलाह देना कि जंगल के कौन से हिस्से बचाए जाएँ।",
    },
    day: {
      hinglish: [
        "Ek hectare ke plot mein sal ke har ped ko naapna aur tag lagana",
        "Giri pattiyan chhaankar beej aur gubraile dhoondhna",
        "Satellite tasveeron se pichhli garmi ki aag ke nishaanon ka naksha banana",
      ],
      hindi: [
        "एक हेक्टेयर के प्लॉट में साल के हर पेड़ को नापना और टैग लगाना",
        "गिरी पत्तियाँ छानकर बीज और गुबरैले ढूँढ़ना",
        "सैटेलाइट तस्वीरों से पिछली गर्मी की आग के निशानों का नक़्शा बनाना",
      ],
    },
  },
  "restoration-ecologist": {
    of: "c40zrr",
    description: {
      hinglish: "Khanan se ujdi ya sukhayi gayi zameen ko desi paudhon se phir zinda karna.",
      hindi: "खनन से उजड़ी या सुखाई गई ज़मीन को देसी पौधों से फिर ज़िंदा करना।",
    },
    summary: {
      hinglish:
        "Khanan se ujdi pahadiyon, sukhaye gaye wetland ya jali dhalaanon ko phir zinda karna, desi paudhe chunna, mitti phir se banana aur dekhna ki kya lautta hai.",
      hindi: "खनन से उजड़ी पहाड़ियों, सुखाए गए वेटलैंड या जली ढलानों को फिर ज़िंदा करना, देसी पौधे चुनना, मिट्टी फिर से बनाना और देखना कि क्या लौटता है।",
    },
    day: {
      hinglish: [
        "Baarish ke bikherne se pehle desi beej jutana",
        "Khadaan ke malbe mein acid jaanchna, phir choona aur compost milana",
        "Dhalaan se lantana ukhaadna aur jo paudhe usne daba diye the, unhe lagana",
      ],
      hindi: [
        "बारिश के बिखेरने से पहले देसी बीज जुटाना",
        "खदान के मलबे में एसिड जाँचना, फिर चूना और कंपोस्ट मिलाना",
        "ढलान से लैंटाना उखाड़ना और जो पौधे उसने दबा दिए थे, उन्हें लगाना",
      ],
    },
  },
  "soil-conservationist": {
    of: "k5psdp",
    description: {
      hinglish: "Kisan ko dikhana ki medh aur seedhidaar khet upar ki mitti kaise rokein.",
      hindi: "किसानों को दिखाना कि मेड़ और सीढ़ीदार खेत ऊपर की मिट्टी कैसे रोकते हैं।",
    },
    summary: {
      hinglish:
        "Kisanon ko dikhana ki medh, seedhidaar khet aur mitti dhakne wali faslen dhalaan par upar ki mitti kaise rokti hain, aur baarish ke naalon ke liye check dam design karna.",
      hindi:
        "किसानों को दिखाना कि मेड़, सीढ़ीदार खेत और मिट्टी ढकने वाली फ़सलें ढलान पर ऊपर की मिट्टी कैसे रोकती हैं, और बरसाती नालों के लिए चेक डैम डिज़ाइन करना।",
    },
    day: {
      hinglish: [
        "A-frame se dhalaan par contour line ki khoontiyan gaadna",
        "Bhaiyon ko med ke liye zameen ki patti dene ko manana",
        "Baadal phatne ke baad check dam ke peeche jami gaad naapna",
      ],
      hindi: [
        "A-फ़्रेम से ढलान पर कंटूर लाइन की खूँटियाँ गाड़ना",
        "भाइयों को मेड़ के लिए ज़मीन की पट्टी देने को मनाना",
        "बादल फटने के बाद चेक डैम के पीछे जमी गाद नापना",
      ],
    },
  },
  naturalist: {
    of: "i0h7vw",
    description: {
      hinglish: "Park ke darshakon ko panjon ke nishaan aur pakshiyon ki boli samjhana.",
      hindi: "पार्क के दर्शकों को पंजों के निशान और पक्षियों की बोली समझाना।",
    },
    summary: {
      hinglish:
        "Kanha ya Periyar jaise park mein darshakon ko ghumana, panjon ke nishaan aur pakshiyon ki boli padhkar batana aur bina chhede dekhna sikhana.",
      hindi: "कान्हा या पेरियार जैसे पार्क में दर्शकों को घुमाना, पंजों के निशान और पक्षियों की बोली पढ़कर बताना और बिना छेड़े देखना सिखाना।",
    },
    day: {
      hinglish: [
        "Langoor ki khatre wali awaaz par jeep rokna aur intezaar karna",
        "Barah mehmaanon ko dikhana ki makdi hawa par kaise udti hai",
        "Subah kya-kya dikha, yeh lodge ki log book mein likhna",
      ],
      hindi: [
        "लंगूर की ख़तरे वाली आवाज़ पर जीप रोकना और इंतज़ार करना",
        "बारह मेहमानों को दिखाना कि मकड़ी हवा पर कैसे उड़ती है",
        "सुबह क्या-क्या दिखा, यह लॉज की लॉग बुक में लिखना",
      ],
    },
  },
  "waste-management-officer": {
    of: "y202i9",
    description: {
      hinglish: "Shehar ke ward ki kachra gaadi, chhantai aur khaad ka kaam chalana.",
      hindi: "शहर के वार्ड की कचरा गाड़ियाँ, छँटाई और खाद का काम चलाना।",
    },
    summary: {
      hinglish:
        "Intezaam karna ki shehar ka ward kachra kaise uthaye, chhante aur khaad banaye, gaadi, thekedaar aur dump site par nazar rakhna, aur niyam todne walon par jurmana lagana.",
      hindi:
        "इंतज़ाम करना कि शहर का वार्ड कचरा कैसे उठाए, छाँटे और खाद बनाए, गाड़ियों, ठेकेदारों और डंप साइट पर नज़र रखना, और नियम तोड़ने वालों पर जुर्माना लगाना।",
    },
    day: {
      hinglish: [
        "Truck number nau ke peeche chalkar dekhna ki woh kaun si galiyan chhodta hai",
        "Jheel kinare plate fenkne wale shaadi hall par jurmana lagana",
        "Khaad ke dheron ke andar ka taapmaan jaanchna",
      ],
      hindi: [
        "ट्रक नंबर नौ के पीछे चलकर देखना कि वह कौन सी गलियाँ छोड़ता है",
        "झील किनारे प्लेटें फेंकने वाले शादी हॉल पर जुर्माना लगाना",
        "खाद के ढेरों के अंदर का तापमान जाँचना",
      ],
    },
  },
  "recycling-coordinator": {
    of: "1d1hxrb",
    description: {
      hinglish: "Kachre ke dibbe aur uthane ka intezaam karna aur istemaal sikhana.",
      hindi: "कचरे के डिब्बे और उठाने का इंतज़ाम करना और इस्तेमाल सिखाना।",
    },
    summary: {
      hinglish:
        "Colony, campus ya company mein kaagaz, plastic aur dhaatu ke alag dibbe, unhe uthane aur kharidne walon ka intezaam karna, aur logon ko unka istemaal sikhana.",
      hindi: "कॉलोनी, कैंपस या कंपनी में काग़ज़, प्लास्टिक और धातु के अलग डिब्बे, उन्हें उठाने और ख़रीदने वालों का इंतज़ाम करना, और लोगों को उनका इस्तेमाल सिखाना।",
    },
    day: {
      hinglish: [
        "College hostel ke dibbe kholna aur dikhana ki kya galat daala gaya",
        "Guruvaar ke do ton kaagaz ke liye kharidaar tay karna",
        "Safai staff ko chaar dibbe aur ek niyam sikhana",
      ],
      hindi: [
        "कॉलेज हॉस्टल के डिब्बे खोलना और दिखाना कि क्या ग़लत डाला गया",
        "गुरुवार के दो टन काग़ज़ के लिए ख़रीदार तय करना",
        "सफ़ाई स्टाफ़ को चार डिब्बे और एक नियम सिखाना",
      ],
    },
  },
  "garbage-collector": {
    of: "1bpf708",
    description: { hinglish: "Thele se gali ka chhanta hua kachra ghar-ghar se lena.", hindi: "ठेले से गली का छँटा हुआ कचरा घर-घर से लेना।" },
    summary: {
      hinglish:
        "Thele ya truck se ghar-ghar jaana, geela, sookha, sanitary aur khaas savdhani wala kachra alag-alag lena aur galiyan bharne se pehle transfer station pahunchana.",
      hindi: "ठेले या ट्रक से घर-घर जाना, गीला, सूखा, सैनिटरी और ख़ास सावधानी वाला कचरा अलग-अलग लेना और गलियाँ भरने से पहले ट्रांसफ़र स्टेशन पहुँचाना।",
    },
    day: {
      hinglish: [
        "Logon ke kaam par nikalne se pehle har gate par seeti bajana",
        "Thele par geela, sookha aur sanitary kachra alag rakhna, bulb, battery aur purani dawaon ka ek dibba bhi",
        "Traffic shuru hone se pehle transfer point par kachra khaali karna",
      ],
      hindi: [
        "लोगों के काम पर निकलने से पहले हर गेट पर सीटी बजाना",
        "ठेले पर गीला, सूखा और सैनिटरी कचरा अलग रखना, बल्ब, बैटरी और पुरानी दवाओं का एक डिब्बा भी",
        "ट्रैफ़िक शुरू होने से पहले ट्रांसफ़र पॉइंट पर कचरा ख़ाली करना",
      ],
    },
  },
  "e-waste-collector": {
    of: "nms3m3",
    description: { hinglish: "Recycler ke liye kharab phone aur computer uthana.", hindi: "रीसाइकलर के लिए ख़राब फ़ोन और कंप्यूटर उठाना।" },
    summary: {
      hinglish:
        "Van ya thele se ghar, office aur repair ki dukaan jaana, kharab phone, computer aur battery wazan ya piece ke hisaab se kharidna, surakshit pack karna aur registered recycler tak pahunchana.",
      hindi:
        "वैन या ठेले से घर, ऑफ़िस और रिपेयर की दुकान जाना, ख़राब फ़ोन, कंप्यूटर और बैटरी वज़न या पीस के हिसाब से ख़रीदना, सुरक्षित पैक करना और रजिस्टर्ड रीसाइकलर तक पहुँचाना।",
    },
    day: {
      hinglish: [
        "Teesri manzil par kharab TV ka pyaar se mol-bhaav karna",
        "Laadne se pehle khuli battery ke siron par tape lagana",
        "Sixty kilo maal saunpna aur recycler se raseed lena",
      ],
      hindi: [
        "तीसरी मंज़िल पर ख़राब टीवी का प्यार से मोल-भाव करना",
        "लादने से पहले खुली बैटरियों के सिरों पर टेप लगाना",
        "साठ किलो माल सौंपना और रीसाइकलर से रसीद लेना",
      ],
    },
  },
  "hazardous-waste-technician": {
    of: "1wj7dho",
    description: {
      hinglish: "Sealed suit pehnkar khatarnaak kachra pack karna, jalana ya dabana.",
      hindi: "सीलबंद सूट पहनकर ख़तरनाक कचरा पैक करना, जलाना या दबाना।",
    },
    summary: {
      hinglish:
        "Sealed suit aur mask pehnkar khatarnaak kachra pack karna aur label lagana, phir jo jale use jalana, jaise paint sludge, aur baaki ko, jaise asbestos, lining wale gaddhe mein dabana.",
      hindi:
        "सीलबंद सूट और मास्क पहनकर ख़तरनाक कचरा पैक करना और लेबल लगाना, फिर जो जले उसे जलाना, जैसे पेंट की गाद, और बाक़ी को, जैसे एस्बेस्टस, लाइनिंग वाले गड्ढे में दबाना।",
    },
    day: {
      hinglish: [
        "Seal band suit pehanna aur saathi ka mask jaanchna",
        "Kisi ke dhakkan chhoone se pehle drum ka label padhna",
        "Incinerator mein kachra daalna aur dekhna ki uska taapmaan kabhi zyada na gire",
      ],
      hindi: [
        "सीलबंद सूट पहनना और साथी का मास्क जाँचना",
        "किसी के ढक्कन छूने से पहले ड्रम का लेबल पढ़ना",
        "इंसिनरेटर में कचरा डालना और देखना कि उसका तापमान कभी ज़्यादा न गिरे",
      ],
    },
  },
  "sustainability-manager": {
    of: "zzjkbj",
    description: {
      hinglish: "Company ke carbon aur paani ke target tay karna aur report dena.",
      hindi: "कंपनी के कार्बन और पानी के लक्ष्य तय करना और रिपोर्ट देना।",
    },
    summary: {
      hinglish:
        "Company ke carbon, paani aur kachre ke target tay karna, factory aur suppliers se unhe poora karana, aur har saal ki public report likhna.",
      hindi: "कंपनी के कार्बन, पानी और कचरे के लक्ष्य तय करना, फ़ैक्ट्रियों और सप्लायरों से उन्हें पूरा कराना, और हर साल की सार्वजनिक रिपोर्ट लिखना।",
    },
    day: {
      hinglish: [
        "Diesel aur paani ke aankdon ke liye chaalis factory ke peeche pade rehna",
        "Tiruppur ke suppliers ko samjhana ki rangai ka ganda paani ab kyon mayne rakhta hai",
        "Saalana sustainability report yaani BRSR ka draft likhna, jo SEBI badi companies se maangti hai",
      ],
      hindi: [
        "डीज़ल और पानी के आँकड़ों के लिए चालीस फ़ैक्टरियों के पीछे पड़े रहना",
        "तिरुप्पुर के सप्लायरों को समझाना कि रंगाई का गंदा पानी अब क्यों मायने रखता है",
        "सालाना सस्टेनेबिलिटी रिपोर्ट यानी BRSR का ड्राफ़्ट लिखना, जो SEBI बड़ी कंपनियों से माँगती है",
      ],
    },
  },
  "climate-change-policy-analyst": {
    of: "11il7y5",
    description: {
      hinglish: "Mantralayon ke liye heat plan aur carbon tax ki tulna karna.",
      hindi: "मंत्रालयों के लिए हीट प्लान और कार्बन टैक्स की तुलना करना।",
    },
    summary: {
      hinglish:
        "Tulna karna ki heat plan, carbon tax ya mangrove yojana se kya hoga aur kitna kharch aayega, aur mantralayon aur negotiators ko batana ki kya apnayen.",
      hindi: "तुलना करना कि हीट प्लान, कार्बन टैक्स या मैंग्रोव योजना से क्या होगा और कितना ख़र्च आएगा, और मंत्रालयों और वार्ताकारों को बताना कि क्या अपनाएँ।",
    },
    day: {
      hinglish: [
        "Ginna ki shehar ke heat plan ne kitni jaanein aur kitne rupaye bachaye",
        "Baatcheet shuru hone se pehle vaartakaar ko do panne mein samjhana",
        "Paanch deshon ke carbon bazaar ki dhaara-dar-dhaara tulna karna",
      ],
      hindi: [
        "गिनना कि शहर के हीट प्लान ने कितनी जानें और कितने रुपये बचाए",
        "बातचीत शुरू होने से पहले वार्ताकार को दो पन्ने में समझाना",
        "पाँच देशों के कार्बन बाज़ार की धारा-दर-धारा तुलना करना",
      ],
    },
  },
  "environmental-compliance-inspector": {
    of: "kb3q2j",
    description: {
      hinglish: "Bina bataye factory jaana aur pradushan ke notice dena.",
      hindi: "बिना बताए फ़ैक्टरी जाना और प्रदूषण के नोटिस देना।",
    },
    summary: {
      hinglish:
        "Bina bataye factory, hospital aur construction site jaakar permit, nikaas aur register jaanchna, aur niyam tootne par notice dena.",
      hindi: "बिना बताए फ़ैक्टरी, अस्पताल और निर्माण की जगह जाकर परमिट, निकास और रजिस्टर जाँचना, और नियम टूटने पर नोटिस देना।",
    },
    day: {
      hinglish: [
        "Raat ko bina bataye electroplating shed ka darwaza khatkhatana",
        "Maalik ki aankhon ke saamne sample seal karna",
        "Dhaara aur tareekh ke saath kaaran batao notice likhna",
      ],
      hindi: [
        "रात को बिना बताए इलेक्ट्रोप्लेटिंग शेड का दरवाज़ा खटखटाना",
        "मालिक की आँखों के सामने सैंपल सील करना",
        "धारा और तारीख़ के साथ कारण बताओ नोटिस लिखना",
      ],
    },
  },
  "environmental-economist": {
    of: "e7hvc0",
    description: {
      hinglish: "Saaf hawa, jungle aur machhliyon ki rupaye mein keemat aankna.",
      hindi: "साफ़ हवा, जंगल और मछलियों की रुपये में क़ीमत आँकना।",
    },
    summary: {
      hinglish:
        "Saaf hawa, jungle aur machhliyon ke bhandaar ki keemat aankna, aur jaanchna ki tax, rok ya subsidy unhe sabse kam kharch mein bacha payegi ya nahi.",
      hindi: "साफ़ हवा, जंगल और मछलियों के भंडार की क़ीमत आँकना, और जाँचना कि टैक्स, रोक या सब्सिडी उन्हें सबसे कम ख़र्च में बचा पाएगी या नहीं।",
    },
    day: {
      hinglish: [
        "Chaar sau parivaaron se poochhna ki zyada saaf hawa unke liye kitne ki hai",
        "Andaza lagana ki mangrove ka har hectare jaane se kitni machhli gayi",
        "Jaanchna ki plastic tax se thailiyan kam hui ya bas daam badhe",
      ],
      hindi: [
        "चार सौ परिवारों से पूछना कि ज़्यादा साफ़ हवा उनके लिए कितने की है",
        "अंदाज़ा लगाना कि मैंग्रोव का हर हेक्टेयर जाने से कितनी मछली गई",
        "जाँचना कि प्लास्टिक टैक्स से थैलियाँ कम हुईं या बस दाम बढ़े",
      ],
    },
  },
  "environmental-consultant": {
    of: "glntxe",
    description: {
      hinglish: "Nayi sadak ya khadaan ke liye zaroori paryavaran report taiyar karna.",
      hindi: "नई सड़क या खदान के लिए पर्यावरण पर असर की ज़रूरी रिपोर्ट तैयार करना।",
    },
    summary: {
      hinglish:
        "Sadak, khadaan ya port project ke liye zaroori paryavaran asar ki report aur clearance ki file taiyar karna, aur jan sunwai mein unka bachaav karna.",
      hindi: "सड़क, खदान या बंदरगाह प्रोजेक्ट के लिए पर्यावरण पर असर की ज़रूरी रिपोर्ट और मंज़ूरी की फ़ाइलें तैयार करना, और जन सुनवाई में उनका बचाव करना।",
    },
    day: {
      hinglish: [
        "Banne wali patthar khadaan ke aas-paas shor, dhool aur kuon ka paani naapna",
        "Committee ki tareekh se pehle mantralaya ki website PARIVESH par manzoori ka form bharna",
        "Jan sunvai mein gaon walon ka saamna karna aur har aapatti likhna",
      ],
      hindi: [
        "बनने वाली पत्थर खदान के आस-पास शोर, धूल और कुओं का पानी नापना",
        "कमेटी की तारीख़ से पहले मंत्रालय की वेबसाइट PARIVESH पर मंज़ूरी का फ़ॉर्म भरना",
        "जन सुनवाई में गाँव वालों का सामना करना और हर आपत्ति लिखना",
      ],
    },
  },
  "water-quality-technician": {
    of: "kmjdu9",
    description: { hinglish: "Kuon aur nalon mein keetanu aur zeher jaanchna.", hindi: "कुओं और नलों में कीटाणु और ज़हर जाँचना।" },
    summary: {
      hinglish: "Kuen, nal aur tanki se sample lena aur logon ke peene se pehle paani mein keetanu, namak aur zeher jaanchna.",
      hindi: "कुएँ, नल और टंकी से सैंपल लेना और लोगों के पीने से पहले पानी में कीटाणु, नमक और ज़हर जाँचना।",
    },
    day: {
      hinglish: [
        "Nal ko lau se tapana, keetanu-rahit bottle bharkar barf mein rakhna",
        "Rang wale card se milakar arsenic aur fluoride ki maatra dekhna",
        "Handpump ko laal rangna aur gaon ko wajah samjhana",
      ],
      hindi: [
        "नल को लौ से तपाना, कीटाणु-रहित बोतल भरकर बर्फ़ में रखना",
        "रंग वाले कार्ड से मिलाकर आर्सेनिक और फ़्लोराइड की मात्रा देखना",
        "हैंडपंप को लाल रँगना और गाँव को वजह समझाना",
      ],
    },
  },
  "wildlife-conservation-officer": {
    of: "1s3zqf0",
    description: {
      hinglish: "Sanctuary ke jaanwaron ko phandon, aag aur sadkon se bachana.",
      hindi: "अभयारण्य के जानवरों को फंदों, आग और सड़कों से बचाना।",
    },
    summary: {
      hinglish:
        "Rajya ke forest department ki taraf se tiger reserve, park ya sanctuary mein kaam karna, gasht par guards ki aguwai karna aur gaon aur jungli padosiyon ke beech shanti rakhna.",
      hindi:
        "राज्य के वन विभाग की तरफ़ से टाइगर रिज़र्व, पार्क या अभयारण्य में काम करना, गश्त पर गार्डों की अगुवाई करना और गाँवों और जंगली पड़ोसियों के बीच शांति रखना।",
    },
    day: {
      hinglish: [
        "Pehli roshni mein paidal beat chhaankar taar ke phande khojna",
        "Camera trap lagana aur paani ke thikanon par jaanwar ginna",
        "Tendue ki maari bakri ka muaavza tay karna",
      ],
      hindi: [
        "पहली रोशनी में पैदल बीट छानकर तार के फंदे खोजना",
        "कैमरा ट्रैप लगाना और पानी के ठिकानों पर जानवर गिनना",
        "तेंदुए की मारी बकरी का मुआवज़ा तय करना",
      ],
    },
  },
  "recycling-manager": {
    of: "1izrg2p",
    description: {
      hinglish: "Shehar ka sookha kachra chhantkar bechne wala centre chalana.",
      hindi: "शहर का सूखा कचरा छाँटकर बेचने वाला केंद्र चलाना।",
    },
    summary: {
      hinglish:
        "Shehar jo phenkta hai use jama karna, chhantna aur bechna, un logon ke saath jo pehle use sadkon aur kachre ke dher se beente the.",
      hindi: "शहर जो फेंकता है उसे जमा करना, छाँटना और बेचना, उन लोगों के साथ जो पहले उसे सड़कों और कचरे के ढेर से बीनते थे।",
    },
    day: {
      hinglish: [
        "Subah ki boriyan tolna aur har chhaantne wale ko paise dena",
        "Dabayi gayi bottle yaani PET bale ke aaj ke daam ke liye teen kharidaaron ko phone karna",
        "Flats ki association se uske sookhe kachre par baat tay karna",
      ],
      hindi: [
        "सुबह की बोरियाँ तौलना और हर छाँटने वाले को पैसे देना",
        "दबाई गई बोतलों यानी PET बेल के आज के दाम के लिए तीन ख़रीदारों को फ़ोन करना",
        "फ़्लैटों की एसोसिएशन से उसके सूखे कचरे पर बात तय करना",
      ],
    },
  },
  "climate-change-analyst": {
    of: "1rv9iav",
    description: {
      hinglish: "Climate data se pata lagana ki kin taton aur faslon ko nuksaan hoga.",
      hindi: "जलवायु के डेटा से पता लगाना कि किन तटों और फ़सलों को नुक़सान होगा।",
    },
    summary: {
      hinglish:
        "Baarish, garmi aur baadh ke record aur climate model se bank, company ya sarkar ko batana ki kin faslon, taton aur sheharon ko nuksaan hoga, aur kitni jaldi.",
      hindi:
        "बारिश, गर्मी और बाढ़ के रिकॉर्ड और क्लाइमेट मॉडल से बैंक, कंपनी या सरकार को बताना कि किन फ़सलों, तटों और शहरों को नुक़सान होगा, और कितनी जल्दी।",
    },
    day: {
      hinglish: [
        "Pachaas saal ki baarish ka data download karna aur zile mein sookhe ki sambhavna phir se nikalna",
        "Bank ke loan wale paton par baadh ke nakshe rakhkar dekhna",
        "Dedh degree garmi ko gehun ke nuksaan mein badalkar batana",
      ],
      hindi: [
        "पचास साल की बारिश का डेटा डाउनलोड करना और ज़िले में सूखे की संभावना फिर से निकालना",
        "बैंक के लोन वाले पतों पर बाढ़ के नक़्शे रखकर देखना",
        "डेढ़ डिग्री गर्मी को गेहूँ के नुक़सान में बदलकर बताना",
      ],
    },
  },
  "environmental-planner": {
    of: "1d30j1j",
    description: {
      hinglish: "Naksha banana ki shehar kahan nirmaan kare aur kaun si jheelen chhod de.",
      hindi: "नक़्शा बनाना कि शहर कहाँ निर्माण करे और कौन सी झीलें छोड़ दे।",
    },
    summary: {
      hinglish:
        "Shehar ya ilaake ke nakshe par nadi, jheel, dhalaan aur wildlife dikhana, nishaan lagana ki kahan kuch na bane, aur jan sunwai mein us line ka bachaav karna.",
      hindi: "शहर या इलाक़े के नक़्शे पर नदियाँ, झीलें, ढलान और वन्यजीव दिखाना, निशान लगाना कि कहाँ कुछ न बने, और जन सुनवाई में उस रेखा का बचाव करना।",
    },
    day: {
      hinglish: [
        "Shehar ke plan ke draft par baadh ke maidan, kuen aur dhalaan dikhana",
        "Purana naksha lekar jheel ke kinare chalna aur nishaan lagana ki kya paat diya gaya",
        "Sunvai mein us naale ke liye bolna jo July tak sookha rehta hai",
      ],
      hindi: [
        "शहर के प्लान के ड्राफ़्ट पर बाढ़ के मैदान, कुएँ और ढलान दिखाना",
        "पुराना नक़्शा लेकर झील के किनारे चलना और निशान लगाना कि क्या पाट दिया गया",
        "सुनवाई में उस नाले के लिए बोलना जो जुलाई तक सूखा रहता है",
      ],
    },
  },
  "wetland-scientist": {
    of: "edfrkk",
    description: {
      hinglish: "Daldal ke pakshi aur paudhe samajhna aur paani wapas aane dena.",
      hindi: "दलदल के पक्षी और पौधे समझना और पानी वापस आने देना।",
    },
    summary: {
      hinglish:
        "Daldal ke paani, keechad, paudhon aur pakshiyon ka survey karna, pata lagana ki woh kis se sookha ya ganda hua, aur yojana banana ki paani wapas kaise aaye aur tike.",
      hindi: "दलदल के पानी, कीचड़, पौधों और पक्षियों का सर्वे करना, पता लगाना कि वह किससे सूखा या गंदा हुआ, और योजना बनाना कि पानी वापस कैसे आए और टिके।",
    },
    day: {
      hinglish: [
        "Med todkar monsoon ka paani wapas bharne dena",
        "Das khoontiyon par paani aur keechad ka sample lena aur paudhon ka naksha banana",
        "Suraj nikalte samay telescope se battakhein ginna",
      ],
      hindi: [
        "मेड़ तोड़कर मानसून का पानी वापस भरने देना",
        "दस खूँटियों पर पानी और कीचड़ का सैंपल लेना और पौधों का नक़्शा बनाना",
        "सूरज निकलते समय टेलीस्कोप से बत्तखें गिनना",
      ],
    },
  },
  "air-quality-technician": {
    of: "1jbsbx4",
    description: { hinglish: "Shehar ke dhool aur gas ke meter sahi rakhna.", hindi: "शहर के धूल और गैस के मीटर सही रखना।" },
    summary: {
      hinglish:
        "Pollution board ya lab ke liye shehar, factory aur khadaan ke pollution monitor sambhalna, taaki chetavni, court case aur sehat ki salah sahi reading par tike hon.",
      hindi:
        "प्रदूषण बोर्ड या लैब के लिए शहर, फ़ैक्टरी और खदान के प्रदूषण मॉनिटर सँभालना, ताकि चेतावनी, अदालती मामले और सेहत की सलाह सही रीडिंग पर टिके हों।",
    },
    day: {
      hinglish: [
        "Filter paper badalna aur din bhar ki dhool tolna",
        "Sulphur dioxide meter mein maloom maatra wali gas dena aur use sahi karna",
        "Pump reset karne ke liye chhat wale station par chadhna",
      ],
      hindi: [
        "फ़िल्टर पेपर बदलना और दिन भर की धूल तौलना",
        "सल्फ़र डाइऑक्साइड मीटर में मालूम मात्रा वाली गैस देना और उसे सही करना",
        "पंप रीसेट करने के लिए छत वाले स्टेशन पर चढ़ना",
      ],
    },
  },
  "sustainability-consultant": {
    of: "it8ixp",
    description: {
      hinglish: "Company ka carbon, paani aur kachra naapna aur ghatane ki yojana banana.",
      hindi: "कंपनी का कार्बन, पानी और कचरा नापना और घटाने की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Hotel, school ya factory ke bill aur meter dekhna, pata lagana ki paani, bijli aur plastic kahan barbaad hote hain, hisaab lagana ki har upaay mein kitna lagega aur bachega, aur staff ko use jaari rakhna sikhana.",
      hindi:
        "होटल, स्कूल या फ़ैक्टरी के बिल और मीटर देखना, पता लगाना कि पानी, बिजली और प्लास्टिक कहाँ बर्बाद होते हैं, हिसाब लगाना कि हर उपाय में कितना लगेगा और बचेगा, और स्टाफ़ को उसे जारी रखना सिखाना।",
    },
    day: {
      hinglish: [
        "Meter lekar hotel ke paani ko borewell se naali tak dekhna",
        "Maalik ko dikhana ki LED lamp nau mahine mein apna kharch nikal lete hain",
        "Aisi workshop karna jismein rasoiye khane ki barbaadi ghatane ka plan banayein",
        "Listed company ki saalana sustainability report yaani BRSR ke aankde jaanchna",
      ],
      hindi: [
        "मीटर लेकर होटल के पानी को बोरवेल से नाली तक देखना",
        "मालिक को दिखाना कि LED लैंप नौ महीने में अपना ख़र्च निकाल लेते हैं",
        "ऐसी वर्कशॉप करना जिसमें रसोइये खाने की बर्बादी घटाने का प्लान बनाएँ",
        "लिस्टेड कंपनी की सालाना सस्टेनेबिलिटी रिपोर्ट यानी BRSR के आँकड़े जाँचना",
      ],
    },
  },
  zookeeper: {
    of: "1btahoy",
    description: {
      hinglish: "Chidiyaghar ke jaanwaron ko khilana, saaf rakhna aur bimaar ko pehchanna.",
      hindi: "चिड़ियाघर के जानवरों को खिलाना, साफ़ रखना और बीमार को पहचानना।",
    },
    summary: {
      hinglish:
        "Chidiyaghar ke baadon ki ek kataar sambhalna: sarakne wale gate se jaanwaron ko idhar-udhar karna, safai karna, taulkar khana dena, unhe vyast rakhne ke liye khane ki cheez chhipana aur kuch ajeeb dikhe to vet ko batana.",
      hindi:
        "चिड़ियाघर के बाड़ों की एक क़तार सँभालना: सरकने वाले गेट से जानवरों को इधर-उधर करना, सफ़ाई करना, तौलकर खाना देना, उन्हें व्यस्त रखने के लिए खाने की चीज़ छिपाना और कुछ अजीब दिखे तो पशु डॉक्टर को बताना।",
    },
    day: {
      hinglish: [
        "Jhaadu lagane se pehle baagh ginkar raat ke pinjron mein bhejna aur dono gate par taala lagana",
        "Langooron ke liye phal, pattiyan aur bheege chane tolna",
        "Chhed kiye lakdi ke latthe mein shahad chhupana taaki bhaalu ko mehnat karni pade",
      ],
      hindi: [
        "झाड़ू लगाने से पहले बाघ गिनकर रात के पिंजरों में भेजना और दोनों गेट पर ताला लगाना",
        "लंगूरों के लिए फल, पत्तियाँ और भीगे चने तौलना",
        "छेद किए लकड़ी के लट्ठे में शहद छिपाना ताकि भालू को मेहनत करनी पड़े",
      ],
    },
  },
};
