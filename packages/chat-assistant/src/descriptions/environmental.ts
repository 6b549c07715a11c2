import type { ToldCareers } from "./told.ts";

export const environmental: ToldCareers = {
  "environmental-scientist": {
    of: "81sqoc",
    description: {
      hinglish: "Pata lagana ki hawa, mitti ya nadi ka kaun sa pollutant kise nuksaan karta hai.",
      hindi: "पता लगाना कि हवा, मिट्टी या नदी का कौन सा प्रदूषक किसे नुक़सान करता है।",
    },
    summary: {
      hinglish:
        "Factory, shehar aur nadi ke paas hawa, mitti aur paani ke sample lekar pata lagana ki kaun sa pollutant kise nuksaan karta hai, aur safai ka tareeka sujhana.",
      hindi: "फ़ैक्टरी, शहर और नदी के पास हवा, मिट्टी और पानी के सैंपल लेकर पता लगाना कि कौन सा प्रदूषक किसे नुक़सान करता है, और सफ़ाई का तरीक़ा सुझाना।",
    },
  },
  ecologist: {
    of: "1fn9rfi",
    description: {
      hinglish: "Ginti aur nakshe se jaanna ki paudhe aur jaanwar ek jagah kaise rehte hain.",
      hindi: "गिनती और नक़्शे से जानना कि पौधे और जानवर एक जगह कैसे रहते हैं।",
    },
    summary: {
      hinglish:
        "Ginkar aur naksha banakar samajhna ki mangrove ya ghaas ke maidan jaisi jagah mein paudhe, jaanwar, mitti aur paani ek doosre par kaise nirbhar hain.",
      hindi: "गिनकर और नक़्शा बनाकर समझना कि मैंग्रोव या घास के मैदान जैसी जगह में पौधे, जानवर, मिट्टी और पानी एक-दूसरे पर कैसे निर्भर हैं।",
    },
  },
  "industrial-ecologist": {
    of: "gjiep0",
    description: {
      hinglish: "Pata lagana ki ek factory ka kachra doosri ke kaam kaise aaye.",
      hindi: "पता लगाना कि एक फ़ैक्टरी का कचरा दूसरी के काम कैसे आए।",
    },
    summary: {
      hinglish:
        "Khadaan se dustbin tak dekhna ki kisi product mein kya lagta aur kya nikalta hai, aur pata lagana ki ek factory ka kachra doosri ke kaam kaise aaye.",
      hindi: "खदान से कूड़ेदान तक देखना कि किसी प्रोडक्ट में क्या लगता और क्या निकलता है, और पता लगाना कि एक फ़ैक्टरी का कचरा दूसरी के काम कैसे आए।",
    },
  },
  limnologist: {
    of: "yuf41h",
    description: {
      hinglish: "Pata lagana ki jheel aur talaab hare ya gande kyon ho jaate hain.",
      hindi: "पता लगाना कि झील और तालाब हरे या गंदे क्यों हो जाते हैं।",
    },
    summary: {
      hinglish:
        "Dal jheel ya Chilika jaisi meethe aur halke khare paani ki jheelon ki jaanch karna, oxygen, kaai aur machhli naapkar batana ki woh hari ya gandi kyon ho jaati hain.",
      hindi: "डल झील या चिल्का जैसी मीठे और हल्के खारे पानी की झीलों की जाँच करना, ऑक्सीजन, काई और मछली नापकर बताना कि वे हरी या गंदी क्यों हो जाती हैं।",
    },
  },
  "environmental-science-technician": {
    of: "1ll6xp8",
    description: {
      hinglish: "Chimney aur nadi ke sample ko pradushan ki seema se milakar jaanchna.",
      hindi: "चिमनी और नदी के सैंपल को प्रदूषण की सीमा से मिलाकर जाँचना।",
    },
    summary: {
      hinglish:
        "Paani aur chimney ki gas ke sample lena, meter chalana aur titration karna, aur darj karna ki jagah pradushan ki seema mein hai ya nahi.",
      hindi: "पानी और चिमनी की गैस के सैंपल लेना, मीटर चलाना और टाइट्रेशन करना, और दर्ज करना कि जगह प्रदूषण की सीमा में है या नहीं।",
    },
  },
  "environmental-engineer": {
    of: "ogqz2",
    description: {
      hinglish: "Landfill ki lining design karna aur dumpsite ki safai ki yojana banana.",
      hindi: "लैंडफ़िल की लाइनिंग डिज़ाइन करना और डंपसाइट की सफ़ाई की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Aise system design karna jo industry aur sheharon ko aas-paas gandagi phailane se roken, jaise landfill ki lining, scrubber aur safai ki yojanayen.",
      hindi: "ऐसे सिस्टम डिज़ाइन करना जो उद्योगों और शहरों को आसपास गंदगी फैलाने से रोकें, जैसे लैंडफ़िल की लाइनिंग, स्क्रबर और सफ़ाई की योजनाएँ।",
    },
  },
  "pollution-control-engineer": {
    of: "a68l4x",
    description: {
      hinglish: "Chimney mein filter lagana aur saabit karna ki pradushan ghata.",
      hindi: "चिमनी में फ़िल्टर लगाना और साबित करना कि प्रदूषण घटा।",
    },
    summary: {
      hinglish:
        "Chimney aur nikaas par filter, scrubber aur online monitor lagana aur jaanchna, aur Pollution Control Board ko dikhana ki pradushan ghata.",
      hindi: "चिमनी और निकास पर फ़िल्टर, स्क्रबर और ऑनलाइन मॉनिटर लगाना और जाँचना, और प्रदूषण नियंत्रण बोर्ड को दिखाना कि प्रदूषण घटा।",
    },
  },
  "wastewater-engineer": {
    of: "1og81sv",
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
  },
  "environmental-engineering-technician": {
    of: "5n4oag",
    description: {
      hinglish: "Pradushan safai ki jagah par pump lagana aur borehole se sample lena.",
      hindi: "प्रदूषण सफ़ाई की जगह पर पंप लगाना और बोरहोल से सैंपल लेना।",
    },
    summary: {
      hinglish:
        "Pradushan safai ke project ke liye pump, filter aur monitor lagana aur jaanchna, aur report dena ki saaf ki gayi jagah ya dhaara kaise badal rahi hai.",
      hindi: "प्रदूषण सफ़ाई के प्रोजेक्ट के लिए पंप, फ़िल्टर और मॉनिटर लगाना और जाँचना, और रिपोर्ट देना कि साफ़ की गई जगह या धारा कैसे बदल रही है।",
    },
  },
  "wastewater-treatment-plant-operator": {
    of: "198so",
    description: {
      hinglish: "Shift mein sewage plant ke blower aur dosing pump chalana.",
      hindi: "शिफ़्ट में सीवेज प्लांट के ब्लोअर और डोज़िंग पंप चलाना।",
    },
    summary: {
      hinglish:
        "Sewage plant ki kachra rokne wali jaali, blower aur dosing pump chalana, poori shift sample jaanchna taaki saaf paani bahar jaye.",
      hindi: "सीवेज प्लांट की कचरा रोकने वाली जाली, ब्लोअर और डोज़िंग पंप चलाना, पूरी शिफ़्ट सैंपल जाँचना ताकि साफ़ पानी बाहर जाए।",
    },
  },
  "conservation-scientist": {
    of: "pn79pj",
    description: {
      hinglish: "Charai aur lakdi ke aise istemaal ki yojana banana jisse zameen na bigde.",
      hindi: "चराई और लकड़ी के ऐसे इस्तेमाल की योजना बनाना जिससे ज़मीन न बिगड़े।",
    },
    summary: {
      hinglish:
        "Zameen maalikon aur forest department ke saath yojana banana ki charai, lakdi aur paani saal-dar-saal aise istemaal hon ki zameen na bigde.",
      hindi: "ज़मीन मालिकों और वन विभाग के साथ योजना बनाना कि चराई, लकड़ी और पानी साल-दर-साल ऐसे इस्तेमाल हों कि ज़मीन न बिगड़े।",
    },
  },
  "forest-ecologist": {
    of: "1geigou",
    description: {
      hinglish: "Pedon par tag lagakar naapna ki woh kaise badhte, jalte aur sambhalte hain.",
      hindi: "पेड़ों पर टैग लगाकर नापना कि वे कैसे बढ़ते, जलते और सँभलते हैं।",
    },
    summary: {
      hinglish:
        "Naapna ki jungle kaise badhta, jalta aur phir sambhalta hai, pedon par tag lagakar, mitti aur naye paudhe dekhkar salah dena ki jungle ke kaun se hisse bachaye jayen.",
      hindi: "नापना कि जंगल कैसे बढ़ता, जलता और फिर सँभलता है, पेड़ों पर टैग लगाकर, मिट्टी और नए पौधे देखकर सलाह देना कि जंगल के कौन से हिस्से बचाए जाएँ।",
    },
  },
  "restoration-ecologist": {
    of: "1tz6871",
    description: {
      hinglish: "Khanan se ujdi ya sukhayi gayi zameen ko desi paudhon se phir zinda karna.",
      hindi: "खनन से उजड़ी या सुखाई गई ज़मीन को देसी पौधों से फिर ज़िंदा करना।",
    },
    summary: {
      hinglish:
        "Khanan se ujdi pahadiyon, sukhaye gaye wetland ya jali dhalaanon ko phir zinda karna, desi paudhe chunna, mitti phir se banana aur dekhna ki kya lautta hai.",
      hindi: "खनन से उजड़ी पहाड़ियों, सुखाए गए वेटलैंड या जली ढलानों को फिर ज़िंदा करना, देसी पौधे चुनना, मिट्टी फिर से बनाना और देखना कि क्या लौटता है।",
    },
  },
  "soil-conservationist": {
    of: "13aolxq",
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
  },
  naturalist: {
    of: "lf71j4",
    description: {
      hinglish: "Park ke darshakon ko panjon ke nishaan aur pakshiyon ki boli samjhana.",
      hindi: "पार्क के दर्शकों को पंजों के निशान और पक्षियों की बोली समझाना।",
    },
    summary: {
      hinglish:
        "Kanha ya Periyar jaise park mein darshakon ko ghumana, panjon ke nishaan aur pakshiyon ki boli padhkar batana aur bina chhede dekhna sikhana.",
      hindi: "कान्हा या पेरियार जैसे पार्क में दर्शकों को घुमाना, पंजों के निशान और पक्षियों की बोली पढ़कर बताना और बिना छेड़े देखना सिखाना।",
    },
  },
  "waste-management-officer": {
    of: "9w8z8d",
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
  },
  "recycling-coordinator": {
    of: "1e09soc",
    description: {
      hinglish: "Kachre ke dibbe aur uthane ka intezaam karna aur istemaal sikhana.",
      hindi: "कचरे के डिब्बे और उठाने का इंतज़ाम करना और इस्तेमाल सिखाना।",
    },
    summary: {
      hinglish:
        "Colony, campus ya company mein kaagaz, plastic aur dhaatu ke alag dibbe, unhe uthane aur kharidne walon ka intezaam karna, aur logon ko unka istemaal sikhana.",
      hindi: "कॉलोनी, कैंपस या कंपनी में काग़ज़, प्लास्टिक और धातु के अलग डिब्बे, उन्हें उठाने और ख़रीदने वालों का इंतज़ाम करना, और लोगों को उनका इस्तेमाल सिखाना।",
    },
  },
  "garbage-collector": {
    of: "13iszag",
    description: { hinglish: "Thele se gali ka chhanta hua kachra ghar-ghar se lena.", hindi: "ठेले से गली का छँटा हुआ कचरा घर-घर से लेना।" },
    summary: {
      hinglish:
        "Thele ya truck se ghar-ghar jaana, geela, sookha, sanitary aur khaas savdhani wala kachra alag-alag lena aur galiyan bharne se pehle transfer station pahunchana.",
      hindi: "ठेले या ट्रक से घर-घर जाना, गीला, सूखा, सैनिटरी और ख़ास सावधानी वाला कचरा अलग-अलग लेना और गलियाँ भरने से पहले ट्रांसफ़र स्टेशन पहुँचाना।",
    },
  },
  "e-waste-collector": {
    of: "uvtush",
    description: { hinglish: "Recycler ke liye kharab phone aur computer uthana.", hindi: "रीसाइकलर के लिए ख़राब फ़ोन और कंप्यूटर उठाना।" },
    summary: {
      hinglish:
        "Van ya thele se ghar, office aur repair ki dukaan jaana, kharab phone, computer aur battery wazan ya piece ke hisaab se kharidna, surakshit pack karna aur registered recycler tak pahunchana.",
      hindi:
        "वैन या ठेले से घर, ऑफ़िस और रिपेयर की दुकान जाना, ख़राब फ़ोन, कंप्यूटर और बैटरी वज़न या पीस के हिसाब से ख़रीदना, सुरक्षित पैक करना और रजिस्टर्ड रीसाइकलर तक पहुँचाना।",
    },
  },
  "hazardous-waste-technician": {
    of: "18x00uu",
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
  },
  "sustainability-manager": {
    of: "1igv22e",
    description: {
      hinglish: "Company ke carbon aur paani ke target tay karna aur report dena.",
      hindi: "कंपनी के कार्बन और पानी के लक्ष्य तय करना और रिपोर्ट देना।",
    },
    summary: {
      hinglish:
        "Company ke carbon, paani aur kachre ke target tay karna, factory aur suppliers se unhe poora karana, aur har saal ki public report likhna.",
      hindi: "कंपनी के कार्बन, पानी और कचरे के लक्ष्य तय करना, फ़ैक्ट्रियों और सप्लायरों से उन्हें पूरा कराना, और हर साल की सार्वजनिक रिपोर्ट लिखना।",
    },
  },
  "climate-change-policy-analyst": {
    of: "17onku5",
    description: {
      hinglish: "Mantralayon ke liye heat plan aur carbon tax ki tulna karna.",
      hindi: "मंत्रालयों के लिए हीट प्लान और कार्बन टैक्स की तुलना करना।",
    },
    summary: {
      hinglish:
        "Tulna karna ki heat plan, carbon tax ya mangrove yojana se kya hoga aur kitna kharch aayega, aur mantralayon aur negotiators ko batana ki kya apnayen.",
      hindi: "तुलना करना कि हीट प्लान, कार्बन टैक्स या मैंग्रोव योजना से क्या होगा और कितना ख़र्च आएगा, और मंत्रालयों और वार्ताकारों को बताना कि क्या अपनाएँ।",
    },
  },
  "environmental-compliance-inspector": {
    of: "tj478v",
    description: {
      hinglish: "Bina bataye factory jaana aur pradushan ke notice dena.",
      hindi: "बिना बताए फ़ैक्टरी जाना और प्रदूषण के नोटिस देना।",
    },
    summary: {
      hinglish:
        "Bina bataye factory, hospital aur construction site jaakar permit, nikaas aur register jaanchna, aur niyam tootne par notice dena.",
      hindi: "बिना बताए फ़ैक्टरी, अस्पताल और निर्माण की जगह जाकर परमिट, निकास और रजिस्टर जाँचना, और नियम टूटने पर नोटिस देना।",
    },
  },
  "environmental-economist": {
    of: "1kb03l",
    description: {
      hinglish: "Saaf hawa, jungle aur machhliyon ki rupaye mein keemat aankna.",
      hindi: "साफ़ हवा, जंगल और मछलियों की रुपये में क़ीमत आँकना।",
    },
    summary: {
      hinglish:
        "Saaf hawa, jungle aur machhliyon ke bhandaar ki keemat aankna, aur jaanchna ki tax, rok ya subsidy unhe sabse kam kharch mein bacha payegi ya nahi.",
      hindi: "साफ़ हवा, जंगल और मछलियों के भंडार की क़ीमत आँकना, और जाँचना कि टैक्स, रोक या सब्सिडी उन्हें सबसे कम ख़र्च में बचा पाएगी या नहीं।",
    },
  },
  "environmental-consultant": {
    of: "13t6yr1",
    description: {
      hinglish: "Nayi sadak ya khadaan ke liye zaroori paryavaran report taiyar karna.",
      hindi: "नई सड़क या खदान के लिए पर्यावरण पर असर की ज़रूरी रिपोर्ट तैयार करना।",
    },
    summary: {
      hinglish:
        "Sadak, khadaan ya port project ke liye zaroori paryavaran asar ki report aur clearance ki file taiyar karna, aur jan sunwai mein unka bachaav karna.",
      hindi: "सड़क, खदान या बंदरगाह प्रोजेक्ट के लिए पर्यावरण पर असर की ज़रूरी रिपोर्ट और मंज़ूरी की फ़ाइलें तैयार करना, और जन सुनवाई में उनका बचाव करना।",
    },
  },
  "water-quality-technician": {
    of: "t49jce",
    description: { hinglish: "Kuon aur nalon mein keetanu aur zeher jaanchna.", hindi: "कुओं और नलों में कीटाणु और ज़हर जाँचना।" },
    summary: {
      hinglish: "Kuen, nal aur tanki se sample lena aur logon ke peene se pehle paani mein keetanu, namak aur zeher jaanchna.",
      hindi: "कुएँ, नल और टंकी से सैंपल लेना और लोगों के पीने से पहले पानी में कीटाणु, नमक और ज़हर जाँचना।",
    },
  },
  "wildlife-conservation-officer": {
    of: "1jr3nj1",
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
  },
  "recycling-manager": {
    of: "njdfyy",
    description: {
      hinglish: "Shehar ka sookha kachra chhantkar bechne wala centre chalana.",
      hindi: "शहर का सूखा कचरा छाँटकर बेचने वाला केंद्र चलाना।",
    },
    summary: {
      hinglish:
        "Shehar jo phenkta hai use jama karna, chhantna aur bechna, un logon ke saath jo pehle use sadkon aur kachre ke dher se beente the.",
      hindi: "शहर जो फेंकता है उसे जमा करना, छाँटना और बेचना, उन लोगों के साथ जो पहले उसे सड़कों और कचरे के ढेर से बीनते थे।",
    },
  },
  "climate-change-analyst": {
    of: "r5gz7m",
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
  },
  "environmental-planner": {
    of: "1rz43k7",
    description: {
      hinglish: "Naksha banana ki shehar kahan nirmaan kare aur kaun si jheelen chhod de.",
      hindi: "नक़्शा बनाना कि शहर कहाँ निर्माण करे और कौन सी झीलें छोड़ दे।",
    },
    summary: {
      hinglish:
        "Shehar ya ilaake ke nakshe par nadi, jheel, dhalaan aur wildlife dikhana, nishaan lagana ki kahan kuch na bane, aur jan sunwai mein us line ka bachaav karna.",
      hindi: "शहर या इलाक़े के नक़्शे पर नदियाँ, झीलें, ढलान और वन्यजीव दिखाना, निशान लगाना कि कहाँ कुछ न बने, और जन सुनवाई में उस रेखा का बचाव करना।",
    },
  },
  "wetland-scientist": {
    of: "62fh9",
    description: {
      hinglish: "Daldal ke pakshi aur paudhe samajhna aur paani wapas aane dena.",
      hindi: "दलदल के पक्षी और पौधे समझना और पानी वापस आने देना।",
    },
    summary: {
      hinglish:
        "Daldal ke paani, keechad, paudhon aur pakshiyon ka survey karna, pata lagana ki woh kis se sookha ya ganda hua, aur yojana banana ki paani wapas kaise aaye aur tike.",
      hindi: "दलदल के पानी, कीचड़, पौधों और पक्षियों का सर्वे करना, पता लगाना कि वह किससे सूखा या गंदा हुआ, और योजना बनाना कि पानी वापस कैसे आए और टिके।",
    },
  },
  "air-quality-technician": {
    of: "35bej",
    description: { hinglish: "Shehar ke dhool aur gas ke meter sahi rakhna.", hindi: "शहर के धूल और गैस के मीटर सही रखना।" },
    summary: {
      hinglish:
        "Pollution board ya lab ke liye shehar, factory aur khadaan ke pollution monitor sambhalna, taaki chetavni, court case aur sehat ki salah sahi reading par tike hon.",
      hindi:
        "प्रदूषण बोर्ड या लैब के लिए शहर, फ़ैक्टरी और खदान के प्रदूषण मॉनिटर सँभालना, ताकि चेतावनी, अदालती मामले और सेहत की सलाह सही रीडिंग पर टिके हों।",
    },
  },
  "sustainability-consultant": {
    of: "16v2445",
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
  },
  zookeeper: {
    of: "144amc7",
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
  },
};
