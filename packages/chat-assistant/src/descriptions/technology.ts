import type { ToldCareers } from "./told.ts";

export const technology: ToldCareers = {
  "software-engineer": {
    of: "32hxtn",
    description: {
      hinglish: "Users ki zarurat ke mutabik program likhna, test karna aur use sudharna.",
      hindi: "यूज़र की ज़रूरत के मुताबिक़ प्रोग्राम लिखना, टेस्ट करना और उसे सुधारना।",
    },
    summary: {
      hinglish:
        "Users ki zarurat ko chalte hue product mein badalna, design ke sketch aur code se lekar customer ke kharabi batane par use theek karne tak.",
      hindi: "यूज़र की ज़रूरत को चलते हुए प्रोडक्ट में बदलना, डिज़ाइन के स्केच और कोड से लेकर ग्राहक के ख़राबी बताने पर उसे ठीक करने तक।",
    },
  },
  "computer-programmer": {
    of: "1dtgdv6",
    description: {
      hinglish: "Doosron ke bataye module ka code likhna, jaise salary slip.",
      hindi: "दूसरों के बताए मॉड्यूल का कोड लिखना, जैसे सैलरी स्लिप।",
    },
    summary: {
      hinglish:
        "Doosron ke tay kiye module likhna, jaise salary slip mein overtime, unhe haath se kiye hisaab se milana aur testers ki pakdi galtiyan theek karna.",
      hindi: "दूसरों के तय किए मॉड्यूल लिखना, जैसे सैलरी स्लिप में ओवरटाइम, उन्हें हाथ से किए हिसाब से मिलाना और टेस्टर की पकड़ी ग़लतियाँ ठीक करना।",
    },
  },
  "back-end-web-developer": {
    of: "1mvk0ea",
    description: {
      hinglish: "App par tap hote hi jawab dene wale server aur database banana.",
      hindi: "ऐप पर टैप होते ही जवाब देने वाले सर्वर और डेटाबेस बनाना।",
    },
    summary: {
      hinglish:
        "App ke peeche ke server, database aur interface banana, taaki lakhon log ek saath tap karein tab bhi UPI payment ya train booking ho jaye.",
      hindi: "ऐप के पीछे के सर्वर, डेटाबेस और इंटरफ़ेस बनाना, ताकि लाखों लोग एक साथ टैप करें तब भी UPI पेमेंट या ट्रेन की बुकिंग हो जाए।",
    },
  },
  "full-stack-developer": {
    of: "1xuh2da",
    description: {
      hinglish: "Website ke pages aur unke peeche ka server, dono banana.",
      hindi: "वेबसाइट के पेज और उनके पीछे का सर्वर, दोनों बनाना।",
    },
    summary: {
      hinglish:
        "Website ke dono hisse banana, yaani jin pages par log click karte hain aur jo server unhe jawab deta hai, chhoti team mein ya akele coder ke roop mein.",
      hindi: "वेबसाइट के दोनों हिस्से बनाना, यानी जिन पेजों पर लोग क्लिक करते हैं और जो सर्वर उन्हें जवाब देता है, छोटी टीम में या अकेले कोडर के रूप में।",
    },
  },
  "java-developer": {
    of: "13um3j5",
    description: {
      hinglish: "Woh bade program likhna jinse bank aur airline ka kaam chalta hai.",
      hindi: "वे बड़े प्रोग्राम लिखना जिनसे बैंक और एयरलाइन का काम चलता है।",
    },
    summary: {
      hinglish:
        "Spring ke saath aur har transaction ki savdhani se jaanch karte hue, Java mein woh bade program likhna jinse bank, insurance company aur airline ka kaam chalta hai.",
      hindi: "Spring के साथ और हर ट्रांज़ैक्शन की सावधानी से जाँच करते हुए, Java में वे बड़े प्रोग्राम लिखना जिनसे बैंक, बीमा कंपनी और एयरलाइन का काम चलता है।",
    },
  },
  "python-developer": {
    of: "18d71bt",
    description: {
      hinglish: "Website, data aur office ke roz ke kaam ke liye Python program likhna.",
      hindi: "वेबसाइट, डेटा और ऑफ़िस के रोज़ के काम के लिए Python प्रोग्राम लिखना।",
    },
    summary: {
      hinglish:
        "Python mein web service, data ke kaam aur office automation ke program likhna, Django ki site se lekar har raat hazaron invoice padhne wale program tak.",
      hindi: "Python में वेब सर्विस, डेटा के काम और ऑफ़िस ऑटोमेशन के प्रोग्राम लिखना, Django की साइट से लेकर हर रात हज़ारों इनवॉइस पढ़ने वाले प्रोग्राम तक।",
    },
  },
  "net-developer": {
    of: "1bsgiw8",
    description: {
      hinglish: "C# mein business program banana, jaise hospital ki billing.",
      hindi: "C# में बिज़नेस प्रोग्राम बनाना, जैसे अस्पताल की बिलिंग।",
    },
    summary: {
      hinglish:
        "Microsoft ke .NET platform par C# mein business application banana, jaise hospital ke billing counter ya factory ke stock ka system.",
      hindi: "Microsoft के .NET प्लेटफ़ॉर्म पर C# में बिज़नेस ऐप्लिकेशन बनाना, जैसे अस्पताल के बिलिंग काउंटर या फ़ैक्टरी के स्टॉक का सिस्टम।",
    },
  },
  "software-architect": {
    of: "v0f7mn",
    description: {
      hinglish: "Tay karna ki bada program kin hisson mein baanta jaye jo aage badh sakein.",
      hindi: "तय करना कि बड़ा प्रोग्राम किन हिस्सों में बाँटा जाए जो आगे बढ़ सकें।",
    },
    summary: {
      hinglish:
        "Tay karna ki bada program kin hisson mein baanta jaye, usme kaun si language aur database lagein, aur woh bina thap hue kaise badhe.",
      hindi: "तय करना कि बड़ा प्रोग्राम किन हिस्सों में बाँटा जाए, उसमें कौन सी लैंग्वेज और डेटाबेस लगें, और वह बिना ठप हुए कैसे बढ़े।",
    },
  },
  "solutions-architect": {
    of: "lgou7y",
    description: {
      hinglish: "Kisi ek client ki samasya ke hisaab se product aur cloud service jodna.",
      hindi: "किसी एक क्लाइंट की समस्या के हिसाब से प्रोडक्ट और क्लाउड सर्विस जोड़ना।",
    },
    summary: {
      hinglish:
        "Product, cloud service aur khas likhe code ko jodkar client ki samasya ka ek hal nikalna, aur uska aisa naksha banana jo boss aur coder dono samjhein.",
      hindi: "प्रोडक्ट, क्लाउड सर्विस और ख़ास लिखे कोड को जोड़कर क्लाइंट की समस्या का एक हल निकालना, और उसका ऐसा नक़्शा बनाना जो बॉस और कोडर दोनों समझें।",
    },
  },
  "systems-programmer": {
    of: "121613r",
    description: {
      hinglish: "Operating system mein memory aur file sambhalne wala code likhna.",
      hindi: "ऑपरेटिंग सिस्टम में मेमोरी और फ़ाइल सँभालने वाला कोड लिखना।",
    },
    summary: {
      hinglish:
        "Machine ke bilkul kareeb, operating system par kaam karna: woh code likhna jo processor ka samay baante, file rakhe aur memory de.",
      hindi: "मशीन के बिल्कुल क़रीब, ऑपरेटिंग सिस्टम पर काम करना: वह कोड लिखना जो प्रोसेसर का समय बाँटे, फ़ाइल रखे और मेमोरी दे।",
    },
  },
  "mainframe-programmer": {
    of: "1d7irvs",
    description: { hinglish: "Bankon ke dashakon purane COBOL program chalu rakhna.", hindi: "बैंकों के दशकों पुराने COBOL प्रोग्राम चालू रखना।" },
    summary: {
      hinglish:
        "Bank aur insurance company ki IBM ki vishal mainframe machines ke liye dashakon pehle likhe COBOL program badalna aur sudharna, jahan har raat byaj jodne ka kaam rukna nahi chahiye.",
      hindi:
        "बैंक और बीमा कंपनी की IBM की विशाल मेनफ़्रेम मशीनों के लिए दशकों पहले लिखे COBOL प्रोग्राम बदलना और सुधारना, जहाँ हर रात ब्याज जोड़ने का काम रुकना नहीं चाहिए।",
    },
  },
  "programmer-analyst": {
    of: "23u85z",
    description: {
      hinglish: "Office ka kaam samajhna, phir uske liye zaroori badlav ka code likhna.",
      hindi: "ऑफ़िस का काम समझना, फिर उसके लिए ज़रूरी बदलाव का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Kisi department ka kaam samajhna, jaise godam ki dispatch desk ka, phir uske maange badlav program mein likhna aur test karna.",
      hindi: "किसी विभाग का काम समझना, जैसे गोदाम की डिस्पैच डेस्क का, फिर उसके माँगे बदलाव प्रोग्राम में लिखना और टेस्ट करना।",
    },
  },
  "engineering-and-scientific-programmer": {
    of: "1cbpwvh",
    description: {
      hinglish: "Monsoon se orbit tak, researchers ke simulation ka code likhna.",
      hindi: "मॉनसून से ऑर्बिट तक, रिसर्चर के सिमुलेशन का कोड लिखना।",
    },
    summary: {
      hinglish: "Engineers aur researchers ki zarurat ke simulation likhna, jaise monsoon ke ya ISRO mein orbit ke model.",
      hindi: "इंजीनियर और रिसर्चर की ज़रूरत के सिमुलेशन लिखना, जैसे मॉनसून के या ISRO में ऑर्बिट के मॉडल।",
    },
  },
  "integration-engineer": {
    of: "xe6dgd",
    description: {
      hinglish: "Alag-alag companies ke system mein aapas mein data ka len-den karana.",
      hindi: "अलग-अलग कंपनियों के सिस्टम में आपस में डेटा का लेन-देन कराना।",
    },
    summary: {
      hinglish: "Alag-alag companies ke system aapas mein jodna, taaki website par aaya order godam, courier aur GST invoice tak pahunche.",
      hindi: "अलग-अलग कंपनियों के सिस्टम आपस में जोड़ना, ताकि वेबसाइट पर आया ऑर्डर गोदाम, कूरियर और GST इनवॉइस तक पहुँचे।",
    },
  },
  "blockchain-developer": {
    of: "1b0fqr0",
    description: {
      hinglish: "Kai pakshon ke aise saajhe record ka code likhna jinhe koi chupke se na badal sake.",
      hindi: "कई पक्षों के ऐसे साझे रिकॉर्ड का कोड लिखना जिन्हें कोई चुपके से न बदल सके।",
    },
    summary: {
      hinglish:
        "Saajhe record yaani ledger aur khud lagu hone wale contract ka code likhna, un cheezon ke liye jin par kai logon ko bharosa karna hota hai, jaise zameen ke kagaz ya masalon ka export.",
      hindi:
        "साझे रिकॉर्ड यानी बहीखाते और ख़ुद लागू होने वाले कॉन्ट्रैक्ट का कोड लिखना, उन चीज़ों के लिए जिन पर कई लोगों को भरोसा करना होता है, जैसे ज़मीन के काग़ज़ या मसालों का एक्सपोर्ट।",
    },
  },
  "blockchain-architect": {
    of: "z80jeg",
    description: {
      hinglish: "Saajhe ledger design karna aur tay karna ki unme kaun likh sake.",
      hindi: "साझे बहीखाते डिज़ाइन करना और तय करना कि उनमें कौन लिख सके।",
    },
    summary: {
      hinglish:
        "Jab kai bank ya mantralaya ek aisa saajha record chahein jise koi chupke se na badal sake, tab tay karna ki kaun likhe aur sabki sehmati yaani consensus kaise bane.",
      hindi: "जब कई बैंक या मंत्रालय एक ऐसा साझा रिकॉर्ड चाहें जिसे कोई चुपके से न बदल सके, तब तय करना कि कौन लिखे और सबकी सहमति यानी कंसेंसस कैसे बने।",
    },
  },
  "salesforce-developer": {
    of: "18bwqzv",
    description: {
      hinglish: "Salesforce system mein bank ki customer wali screens ka code likhna.",
      hindi: "Salesforce सिस्टम में बैंक की ग्राहक वाली स्क्रीनों का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Salesforce ke customer system mein Apex code aur khas screens jodna, taaki bank ke agent ko har caller ke loan aur shikayatein dikhein.",
      hindi: "Salesforce के कस्टमर सिस्टम में Apex कोड और ख़ास स्क्रीनें जोड़ना, ताकि बैंक के एजेंट को फ़ोन करने वाले हर ग्राहक के लोन और शिकायतें दिखें।",
    },
  },
  "sap-developer": {
    of: "ez1h5n",
    description: {
      hinglish: "SAP mein badi factory ke order aur stock ki report likhna.",
      hindi: "SAP में बड़ी फ़ैक्टरी के ऑर्डर और स्टॉक की रिपोर्ट लिखना।",
    },
    summary: {
      hinglish:
        "SAP ke andar ABAP mein report, form aur interface likhna. Isi system mein badi factories apne order, stock aur hisaab rakhti hain.",
      hindi: "SAP के अंदर ABAP में रिपोर्ट, फ़ॉर्म और इंटरफ़ेस लिखना। इसी सिस्टम में बड़ी फ़ैक्ट्रियाँ अपने ऑर्डर, स्टॉक और हिसाब रखती हैं।",
    },
  },
  "release-manager": {
    of: "139mrka",
    description: {
      hinglish: "Tay karna ki software kab live ho, aur kharab version wapas lena.",
      hindi: "तय करना कि सॉफ़्टवेयर कब लाइव हो, और ख़राब वर्ज़न वापस लेना।",
    },
    summary: {
      hinglish:
        "Tay karna ki program ke har version mein kya ho aur woh kab live ho, aur users ko dikkat hone lage to minton mein use wapas lena.",
      hindi: "तय करना कि प्रोग्राम के हर वर्ज़न में क्या हो और वह कब लाइव हो, और यूज़र को दिक़्क़त होने लगे तो मिनटों में उसे वापस लेना।",
    },
  },
  "compiler-engineer": {
    of: "j4a4er",
    description: {
      hinglish: "Code ko chip ke instructions mein badalne wale tool banana.",
      hindi: "कोड को चिप के निर्देशों में बदलने वाले टूल बनाना।",
    },
    summary: {
      hinglish:
        "C ya Rust ko processor ke apne instructions mein badalne wale tool banana, taaki usi chip par program tez chale aur phir bhi sahi jawab de.",
      hindi: "C या Rust को प्रोसेसर के अपने निर्देशों में बदलने वाले टूल बनाना, ताकि उसी चिप पर प्रोग्राम तेज़ चले और फिर भी सही जवाब दे।",
    },
  },
  "quantitative-developer": {
    of: "be36zq",
    description: {
      hinglish: "Broker aur fund ke liye pricing model aur trading engine ka code likhna.",
      hindi: "ब्रोकर और फ़ंड के लिए प्राइसिंग मॉडल और ट्रेडिंग इंजन का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Broker aur trading firm ke pricing formule aur trading engine ka code likhna, jahan kuch microsecond ki deri ya galat formule se paise ka nuksan hota hai.",
      hindi: "ब्रोकर और ट्रेडिंग फ़र्म के प्राइसिंग फ़ॉर्मूले और ट्रेडिंग इंजन का कोड लिखना, जहाँ कुछ माइक्रोसेकंड की देरी या ग़लत फ़ॉर्मूले से पैसे का नुक़सान होता है।",
    },
  },
  "robotic-process-automation-engineer": {
    of: "gpamb6",
    description: {
      hinglish: "Clerks ke liye form copy karne aur bill milane wale bot lagana.",
      hindi: "क्लर्कों के लिए फ़ॉर्म कॉपी करने और बिल मिलाने वाले बॉट लगाना।",
    },
    summary: {
      hinglish:
        "Form copy karne, bill milane aur portal bharne wale software bot lagana, taaki shared service centre ke clerks baar-baar click karne se bachein.",
      hindi: "फ़ॉर्म कॉपी करने, बिल मिलाने और पोर्टल भरने वाले सॉफ़्टवेयर बॉट लगाना, ताकि शेयर्ड सर्विस सेंटर के क्लर्क बार-बार क्लिक करने से बचें।",
    },
  },
  "gis-developer": {
    of: "kcgvfb",
    description: {
      hinglish: "Click par jawab dene wale map banana, jaise sabse paas ka blood bank.",
      hindi: "क्लिक पर जवाब देने वाले नक़्शे बनाना, जैसे सबसे पास का ब्लड बैंक।",
    },
    summary: {
      hinglish:
        "Tap karte hi jawab dene wale map banana, jaise sabse paas ka khula blood bank ya plot par bakaya tax, un survey aur satellite data se jo aapas mein kam hi mel khate hain.",
      hindi:
        "टैप करते ही जवाब देने वाले नक़्शे बनाना, जैसे सबसे पास का खुला ब्लड बैंक या प्लॉट पर बक़ाया टैक्स, उन सर्वे और सैटेलाइट डेटा से जो आपस में कम ही मेल खाते हैं।",
    },
  },
  "application-maintenance-engineer": {
    of: "15v5yrz",
    description: {
      hinglish: "Saalon pehle doosron ke likhe purane code mein kharabi dhoondhna.",
      hindi: "सालों पहले दूसरों के लिखे पुराने कोड में ख़राबी ढूँढना।",
    },
    summary: {
      hinglish:
        "Bank ke purane loan register jaise program sambhalna: kharabi ki shikayaton ka jawab dena, har kharabi jis code line se aa rahi ho use dhoondhna aur baaki kuch bigade bina use badalna.",
      hindi:
        "बैंक के पुराने लोन रजिस्टर जैसे प्रोग्राम सँभालना: ख़राबी की शिकायतों का जवाब देना, हर ख़राबी जिस कोड लाइन से आ रही हो उसे ढूँढना और बाक़ी कुछ बिगाड़े बिना उसे बदलना।",
    },
  },
  "deployment-engineer": {
    of: "6act6q",
    description: {
      hinglish: "Client ke yahan product install karna aur purane record daalna.",
      hindi: "क्लाइंट के यहाँ प्रोडक्ट इंस्टॉल करना और पुराने रिकॉर्ड डालना।",
    },
    summary: {
      hinglish:
        "Taiyar software client ki jagah par install aur set karna, purane record daalna aur pehla din theek se chalne tak wahin rukna.",
      hindi: "तैयार सॉफ़्टवेयर क्लाइंट की जगह पर इंस्टॉल और सेट करना, पुराने रिकॉर्ड डालना और पहला दिन ठीक से चलने तक वहीं रुकना।",
    },
  },
  "web-developer": {
    of: "1alitm2",
    description: {
      hinglish: "Dukan aur clinic ki poori website banana aur host karna.",
      hindi: "दुकान और क्लिनिक की पूरी वेबसाइट बनाना और होस्ट करना।",
    },
    summary: {
      hinglish:
        "Dukan, school aur clinic ki poori website banana aur host karna, pehle page ke layout se lekar form, domain aur security certificate tak.",
      hindi: "दुकान, स्कूल और क्लिनिक की पूरी वेबसाइट बनाना और होस्ट करना, पहले पेज के लेआउट से लेकर फ़ॉर्म, डोमेन और सिक्योरिटी सर्टिफ़िकेट तक।",
    },
  },
  "frontend-developer": {
    of: "1mc4p6p",
    description: {
      hinglish: "Un button aur pages ka code likhna jinhe log dekhte aur chhute hain.",
      hindi: "उन बटन और पेजों का कोड लिखना जिन्हें लोग देखते और छूते हैं।",
    },
    summary: {
      hinglish:
        "Site ke us hisse ka code likhna jise log dekhte aur chhute hain, taaki button, list aur checkout page dheeme phone par bhi tez chalein.",
      hindi: "साइट के उस हिस्से का कोड लिखना जिसे लोग देखते और छूते हैं, ताकि बटन, लिस्ट और चेकआउट पेज धीमे फ़ोन पर भी तेज़ चलें।",
    },
  },
  "web-designer": {
    of: "110fo7y",
    description: { hinglish: "Website ka layout, rang, font aur tasveerein chunna.", hindi: "वेबसाइट का लेआउट, रंग, फ़ॉन्ट और तस्वीरें चुनना।" },
    summary: {
      hinglish: "Website ka layout, rang, font aur tasveerein aise chunna ki saree ki dukan aur law firm, dono ki apni alag pehchan dikhe.",
      hindi: "वेबसाइट का लेआउट, रंग, फ़ॉन्ट और तस्वीरें ऐसे चुनना कि साड़ी की दुकान और लॉ फ़र्म, दोनों की अपनी अलग पहचान दिखे।",
    },
  },
  "wordpress-developer": {
    of: "19c2aqm",
    description: { hinglish: "WordPress par site banana, theme aur plugin likhna.", hindi: "WordPress पर साइट बनाना, थीम और प्लगइन लिखना।" },
    summary: {
      hinglish:
        "WordPress par site banana aur zarurat ke hisaab se dhaalna, blogger, NGO aur chhoti firm ke liye theme aur plugin likhna, aksar freelancer ke roop mein.",
      hindi: "WordPress पर साइट बनाना और ज़रूरत के हिसाब से ढालना, ब्लॉगर, NGO और छोटी फ़र्म के लिए थीम और प्लगइन लिखना, अक्सर फ़्रीलांसर के रूप में।",
    },
  },
  "php-developer": {
    of: "skeg2e",
    description: {
      hinglish: "PHP mein website ka server code likhna, aksar Laravel ke saath.",
      hindi: "PHP में वेबसाइट का सर्वर कोड लिखना, अक्सर Laravel के साथ।",
    },
    summary: {
      hinglish: "Matrimonial site, coaching institute aur booking engine jaise portal ke liye PHP aur Laravel mein server code likhna.",
      hindi: "मैट्रिमोनियल साइट, कोचिंग संस्थान और बुकिंग इंजन जैसे पोर्टल के लिए PHP और Laravel में सर्वर कोड लिखना।",
    },
  },
  "ruby-on-rails-developer": {
    of: "lg1ehv",
    description: {
      hinglish: "Ruby on Rails framework se web product jaldi banana.",
      hindi: "Ruby on Rails फ़्रेमवर्क से वेब प्रोडक्ट जल्दी बनाना।",
    },
    summary: {
      hinglish:
        "Ruby on Rails framework se web product jaldi launch karna. Yeh un start-up ki pasand hai jinhe investors ko jald hi chalti site dikhani ho.",
      hindi: "Ruby on Rails फ़्रेमवर्क से वेब प्रोडक्ट जल्दी लॉन्च करना। यह उन स्टार्ट-अप की पसंद है जिन्हें निवेशकों को जल्द ही चलती साइट दिखानी हो।",
    },
  },
  "e-commerce-developer": {
    of: "7xohe6",
    description: { hinglish: "Cart aur UPI checkout wali online dukan banana.", hindi: "कार्ट और UPI चेकआउट वाली ऑनलाइन दुकान बनाना।" },
    summary: {
      hinglish:
        "Cart, UPI checkout, stock ki ginti aur return label wali online dukanein banana aur unhe Diwali sale mein bhi chalu rakhna.",
      hindi: "कार्ट, UPI चेकआउट, स्टॉक की गिनती और रिटर्न लेबल वाली ऑनलाइन दुकानें बनाना और उन्हें दिवाली सेल में भी चालू रखना।",
    },
  },
  webmaster: {
    of: "931dni",
    description: {
      hinglish: "Site ka domain renew karna aur toote link theek karna.",
      hindi: "साइट का डोमेन रिन्यू करना और टूटे लिंक ठीक करना।",
    },
    summary: {
      hinglish:
        "Chalti website ko theek rakhna: domain renew karna, page aur notice update karna, visitors ki ginti par nazar rakhna aur toote link sudharna.",
      hindi: "चलती वेबसाइट को ठीक रखना: डोमेन रिन्यू करना, पेज और नोटिस अपडेट करना, विज़िटर की गिनती पर नज़र रखना और टूटे लिंक सुधारना।",
    },
  },
  "web-content-manager": {
    of: "8q9so1",
    description: {
      hinglish: "Site par kya publish ho yeh tay karna aur writers ke page edit karna.",
      hindi: "साइट पर क्या पब्लिश हो यह तय करना और राइटर के पेज एडिट करना।",
    },
    summary: {
      hinglish:
        "Tay karna ki site par kya aur kab publish ho, writers ke page readers aur search engine ke liye edit karna, aur purani ho chuki cheezein hatana.",
      hindi: "तय करना कि साइट पर क्या और कब पब्लिश हो, राइटर के पेज पाठकों और सर्च इंजन के लिए एडिट करना, और पुरानी हो चुकी चीज़ें हटाना।",
    },
  },
  "content-strategist": {
    of: "kbrg2c",
    description: {
      hinglish: "Tay karna ki firm ki site aur mail kya kahein aur kisse kahein.",
      hindi: "तय करना कि फ़र्म की साइट और मेल क्या कहें और किससे कहें।",
    },
    summary: {
      hinglish: "Kisi ke ek shabd bhi likhne se pehle tay karna ki company ki site, app aur mail kya kahein, kisse kahein aur kyon.",
      hindi: "किसी के एक शब्द भी लिखने से पहले तय करना कि कंपनी की साइट, ऐप और मेल क्या कहें, किससे कहें और क्यों।",
    },
  },
  "web-architect": {
    of: "krlcx",
    description: {
      hinglish: "Bahut badi site aise plan karna ki woh visitors ki bheed jhel sake.",
      hindi: "बहुत बड़ी साइट ऐसे प्लान करना कि वह विज़िटर की भीड़ झेल सके।",
    },
    summary: {
      hinglish:
        "Sarkari portal jaisi bahut badi site ka dhancha plan karna: uski services, rakhi hui copies yaani cache, bhashayein aur traffic ki baadh se bachav.",
      hindi: "सरकारी पोर्टल जैसी बहुत बड़ी साइट का ढाँचा प्लान करना: उसकी सर्विस, रखी हुई कॉपियाँ यानी cache, भाषाएँ और ट्रैफ़िक की बाढ़ से बचाव।",
    },
  },
  "web-producer": {
    of: "il8ykr",
    description: {
      hinglish: "Site banane walon aur client ko ek hi schedule par rakhna.",
      hindi: "साइट बनाने वालों और क्लाइंट को एक ही शेड्यूल पर रखना।",
    },
    summary: {
      hinglish: "Brief se launch tak website banane ka kaam chalana, aur designer, writer, coder aur client ko ek hi schedule par rakhna.",
      hindi: "ब्रीफ़ से लॉन्च तक वेबसाइट बनाने का काम चलाना, और डिज़ाइनर, राइटर, कोडर और क्लाइंट को एक ही शेड्यूल पर रखना।",
    },
  },
  "multimedia-developer": {
    of: "niqflr",
    description: {
      hinglish: "Awaaz aur tasveeron se museum ke kiosk aur quiz banana.",
      hindi: "आवाज़ और तस्वीरों से म्यूज़ियम के कियोस्क और क्विज़ बनाना।",
    },
    summary: {
      hinglish: "Animation, awaaz, video aur code ko jodkar interactive cheezein banana, jaise museum ke kiosk, quiz aur training module.",
      hindi: "ऐनिमेशन, आवाज़, वीडियो और कोड को जोड़कर इंटरैक्टिव चीज़ें बनाना, जैसे म्यूज़ियम के कियोस्क, क्विज़ और ट्रेनिंग मॉड्यूल।",
    },
  },
  "android-developer": {
    of: "4kzuod",
    description: {
      hinglish: "Aise app banana jo saste phone aur aate-jaate signal par bhi chalein.",
      hindi: "ऐसे ऐप बनाना जो सस्ते फ़ोन और आते-जाते सिग्नल पर भी चलें।",
    },
    summary: {
      hinglish: "Android phone ke liye app banana, itne halke ki kam storage aur aate-jaate signal wale saste phone par bhi chal jayein.",
      hindi: "Android फ़ोन के लिए ऐप बनाना, इतने हल्के कि कम स्टोरेज और आते-जाते सिग्नल वाले सस्ते फ़ोन पर भी चल जाएँ।",
    },
  },
  "ios-developer": {
    of: "1llh1ee",
    description: {
      hinglish: "iPhone ke aise app banana jo Apple ke review mein pass hon.",
      hindi: "iPhone के ऐसे ऐप बनाना जो Apple के रिव्यू में पास हों।",
    },
    summary: {
      hinglish: "Swift mein iPhone aur iPad ke app banana aur App Store par aane se pehle unhe Apple ke sakht review se paar karana.",
      hindi: "Swift में iPhone और iPad के ऐप बनाना और App Store पर आने से पहले उन्हें Apple के सख़्त रिव्यू से पार कराना।",
    },
  },
  "mobile-app-developer": {
    of: "18hagfo",
    description: { hinglish: "Ek hi app banana jo har tarah ke phone par chale.", hindi: "एक ही ऐप बनाना जो हर तरह के फ़ोन पर चले।" },
    summary: {
      hinglish: "Aisa app banana jiska ek hi code har tarah ke phone par chale, jaise food delivery ya school bus tracking ka app.",
      hindi: "ऐसा ऐप बनाना जिसका एक ही कोड हर तरह के फ़ोन पर चले, जैसे फ़ूड डिलीवरी या स्कूल बस ट्रैकिंग का ऐप।",
    },
  },
  "ux-designer": {
    of: "1r7pb12",
    description: {
      hinglish: "Har kadam aise plan karna ki naya user bhi bill bhar sake.",
      hindi: "हर क़दम ऐसे प्लान करना कि नया यूज़र भी बिल भर सके।",
    },
    summary: {
      hinglish:
        "Product istemal karne ka har kadam plan karna, kachche sketch yaani wireframe se test kiye trial version tak, taaki naya user bina madad bill bhar sake.",
      hindi: "प्रोडक्ट इस्तेमाल करने का हर क़दम प्लान करना, कच्चे स्केच यानी वायरफ़्रेम से टेस्ट किए ट्रायल वर्ज़न तक, ताकि नया यूज़र बिना मदद बिल भर सके।",
    },
  },
  "ui-designer": {
    of: "17rmrx3",
    description: {
      hinglish: "App screens ke icon, button aur spacing design karna.",
      hindi: "ऐप की स्क्रीनों के आइकन, बटन और स्पेसिंग डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "App screens ke icon, button, spacing aur rang design karna, aur ek design system ki tarah har page par unhe ek jaisa rakhna.",
      hindi: "ऐप की स्क्रीनों के आइकन, बटन, स्पेसिंग और रंग डिज़ाइन करना, और एक डिज़ाइन सिस्टम की तरह हर पेज पर उन्हें एक जैसा रखना।",
    },
  },
  "user-experience-analyst": {
    of: "ucebma",
    description: {
      hinglish: "Logon ko app chalate dekhna aur batana ki woh kahan atakte hain.",
      hindi: "लोगों को ऐप चलाते देखना और बताना कि वे कहाँ अटकते हैं।",
    },
    summary: {
      hinglish:
        "Asli users se baat karna aur unhe dekhna, jaise naya payment app chalate dukandar, aur designers ko batana ki woh kahan atakte hain.",
      hindi: "असली यूज़र से बात करना और उन्हें देखना, जैसे नया पेमेंट ऐप चलाते दुकानदार, और डिज़ाइनर को बताना कि वे कहाँ अटकते हैं।",
    },
  },
  "interaction-designer": {
    of: "1iolkie",
    description: {
      hinglish: "Tay karna ki swipe, tap ya awaaz par product kaise jawab de.",
      hindi: "तय करना कि स्वाइप, टैप या आवाज़ पर प्रोडक्ट कैसे जवाब दे।",
    },
    summary: {
      hinglish:
        "Tay karna ki swipe, tap, awaaz ya knob par product kaise jawab de, yahan tak ki animation ki timing aur error ke shabd bhi.",
      hindi: "तय करना कि स्वाइप, टैप, आवाज़ या नॉब पर प्रोडक्ट कैसे जवाब दे, यहाँ तक कि ऐनिमेशन की टाइमिंग और एरर के शब्द भी।",
    },
  },
  "information-architect": {
    of: "19px2vk",
    description: {
      hinglish: "Pages ko aise menu aur label mein baantna ki logon ko mil jayein.",
      hindi: "पेजों को ऐसे मेन्यू और लेबल में बाँटना कि लोगों को मिल जाएँ।",
    },
    summary: {
      hinglish:
        "Hazaron page ya product ko menu, label aur search filter mein baantna, taaki logon ko koi yojana ya size kuch hi tap mein mil jaye.",
      hindi: "हज़ारों पेज या प्रोडक्ट को मेन्यू, लेबल और सर्च फ़िल्टर में बाँटना, ताकि लोगों को कोई योजना या साइज़ कुछ ही टैप में मिल जाए।",
    },
  },
  "ux-writer": {
    of: "1evx6p8",
    description: {
      hinglish: "Button aur error message ke shabd aise likhna ki koi uljhe nahi.",
      hindi: "बटन और एरर मैसेज के शब्द ऐसे लिखना कि कोई उलझे नहीं।",
    },
    summary: {
      hinglish:
        "Button, hint aur error message ke gine-chune shabd English aur Bharatiya bhashaon mein likhna, taaki koi uljhan mein na rahe.",
      hindi: "बटन, हिंट और एरर मैसेज के गिने-चुने शब्द अंग्रेज़ी और भारतीय भाषाओं में लिखना, ताकि कोई उलझन में न रहे।",
    },
  },
  "usability-analyst": {
    of: "1hyqemo",
    description: {
      hinglish: "Test users ke tay task ka samay naapna aur unki galtiyan ginna.",
      hindi: "टेस्ट यूज़र के तय टास्क का समय नापना और उनकी ग़लतियाँ गिनना।",
    },
    summary: {
      hinglish:
        "Test users ko task dena, samay naapna, galtiyan ginna aur list banana ki product bikne se pehle kya theek karna sabse zaroori hai.",
      hindi: "टेस्ट यूज़र को टास्क देना, समय नापना, ग़लतियाँ गिनना और लिस्ट बनाना कि प्रोडक्ट बिकने से पहले क्या ठीक करना सबसे ज़रूरी है।",
    },
  },
  "game-developer": {
    of: "2nyzgt",
    description: {
      hinglish: "Game ke moves, dushmanon aur saved progress ka code likhna.",
      hindi: "गेम के मूव, दुश्मनों और सेव की हुई प्रोग्रेस का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Game kaise chale iska code likhna, cricket game mein batter ki timing se lekar dushman ki chaal aur saved progress tak, Unity ya Unreal mein.",
      hindi: "गेम कैसे चले इसका कोड लिखना, क्रिकेट गेम में बैटर की टाइमिंग से लेकर दुश्मन की चाल और सेव की हुई प्रोग्रेस तक, Unity या Unreal में।",
    },
  },
  "game-designer": {
    of: "s3nsxh",
    description: {
      hinglish: "Game ke niyam aur inaam sochna aur uska maza parakhna.",
      hindi: "गेम के नियम और इनाम सोचना और उसका मज़ा परखना।",
    },
    summary: {
      hinglish:
        "Game ke niyam, inaam, kahani ke mod aur difficulty sochna, aur maza aane tak unhe kagaz par aur players ke saath parakhna.",
      hindi: "गेम के नियम, इनाम, कहानी के मोड़ और कठिनाई सोचना, और मज़ा आने तक उन्हें काग़ज़ पर और खिलाड़ियों के साथ परखना।",
    },
  },
  "level-designer": {
    of: "padwk3",
    description: {
      hinglish: "Game ke map mein deewarein, gate aur chhupi cheezein lagana.",
      hindi: "गेम के मैप में दीवारें, गेट और छुपी चीज़ें लगाना।",
    },
    summary: {
      hinglish:
        "Plan karna ki player kahan chale, chhupe, lade aur chhupi cheezein paaye, testers ko rasta bhatakte dekhna, aur deewarein aur coins tab tak khiskana jab tak mushkil na kam rahe na zyada.",
      hindi:
        "प्लान करना कि खिलाड़ी कहाँ चले, छुपे, लड़े और छुपी चीज़ें पाए, टेस्टर को रास्ता भटकते देखना, और दीवारें और सिक्के तब तक खिसकाना जब तक मुश्किल न कम रहे न ज़्यादा।",
    },
  },
  "environment-artist": {
    of: "swbpeu",
    description: {
      hinglish: "Game ke khandhar kile, bazaar aur jungle ke model banana.",
      hindi: "गेम के खंडहर क़िले, बाज़ार और जंगल के मॉडल बनाना।",
    },
    summary: {
      hinglish:
        "Artist ke sketch se game ki jagahein banana, aise tukdon se jo kai tarah jud sakein, un par zang aur kaai paint karna, aur sab kuch itna halka rakhna ki phone aaram se dikha sake.",
      hindi:
        "आर्टिस्ट के स्केच से गेम की जगहें बनाना, ऐसे टुकड़ों से जो कई तरह जुड़ सकें, उन पर ज़ंग और काई पेंट करना, और सब कुछ इतना हल्का रखना कि फ़ोन आराम से दिखा सके।",
    },
  },
  "game-engineer": {
    of: "sr5v0z",
    description: { hinglish: "Game ke andar ka memory aur collision code likhna.", hindi: "गेम के अंदर का मेमोरी और कोलिज़न कोड लिखना।" },
    summary: {
      hinglish:
        "Game ko chalane wali buniyadi machinery banana, jaise memory, loading aur collision ka code, jis par artist aur level banane wale nirbhar rehte hain.",
      hindi: "गेम को चलाने वाली बुनियादी मशीनरी बनाना, जैसे मेमोरी, लोडिंग और कोलिज़न का कोड, जिस पर आर्टिस्ट और लेवल बनाने वाले निर्भर रहते हैं।",
    },
  },
  "graphics-engineer": {
    of: "11dz6m8",
    description: { hinglish: "Aisa code likhna jisse paani lehraye aur roshni pade.", hindi: "ऐसा कोड लिखना जिससे पानी लहराए और रोशनी पड़े।" },
    summary: {
      hinglish:
        "Game studio ya chip banane wali company ke liye woh code yaani shader aur driver likhna jisse graphics chip par paani lehraye, roshni pade aur baal hilein.",
      hindi: "गेम स्टूडियो या चिप बनाने वाली कंपनी के लिए वह कोड यानी शेडर और ड्राइवर लिखना जिससे ग्राफ़िक्स चिप पर पानी लहराए, रोशनी पड़े और बाल हिलें।",
    },
  },
  "technical-artist": {
    of: "5lfqcr",
    description: {
      hinglish: "Effect aur tool banana taaki game ka art bina atke chale.",
      hindi: "इफ़ेक्ट और टूल बनाना ताकि गेम का आर्ट बिना अटके चले।",
    },
    summary: {
      hinglish: "Game studio mein artist aur coder ke beech kaam karna, rig, effect aur tool banana taaki sundar art bhi bina atke chale.",
      hindi: "गेम स्टूडियो में आर्टिस्ट और कोडर के बीच काम करना, रिग, इफ़ेक्ट और टूल बनाना ताकि सुंदर आर्ट भी बिना अटके चले।",
    },
  },
  "games-development-manager": {
    of: "80s8d6",
    description: {
      hinglish: "Game ko store tak pahunchana, zarurat ho to feature kaatna.",
      hindi: "गेम को स्टोर तक पहुँचाना, ज़रूरत हो तो फ़ीचर काटना।",
    },
    summary: {
      hinglish:
        "Game ko idea se store tak le jaana, artist, coder, paisa aur tareekhein sambhalna, aur tay karna ki kaun se feature hataye jayein.",
      hindi: "गेम को आइडिया से स्टोर तक ले जाना, आर्टिस्ट, कोडर, पैसा और तारीख़ें सँभालना, और तय करना कि कौन से फ़ीचर हटाए जाएँ।",
    },
  },
  "game-tester": {
    of: "8xbtwn",
    description: { hinglish: "Adhoore game ajeeb tareekon se khelkar crash dhoondhna.", hindi: "अधूरे गेम अजीब तरीक़ों से खेलकर क्रैश ढूँढना।" },
    summary: {
      hinglish:
        "Game ke adhoore build baar-baar ajeeb tareekon se khelna, crash, cheat aur atakne wale kone dhoondhna, aur likhna ki har kharabi dobara kaise dikhegi.",
      hindi: "गेम के अधूरे बिल्ड बार-बार अजीब तरीक़ों से खेलना, क्रैश, चीट और अटकने वाले कोने ढूँढना, और लिखना कि हर ख़राबी दोबारा कैसे दिखेगी।",
    },
  },
  "augmented-reality-developer": {
    of: "yynaxv",
    description: { hinglish: "Camera mein dikhte kamre mein digital cheezein rakhna.", hindi: "कैमरे में दिखते कमरे में डिजिटल चीज़ें रखना।" },
    summary: {
      hinglish:
        "Camera mein dikhti asli duniya mein digital cheezein rakhna, jaise aapke kamre mein sofa ya class ki desk par dil ka model.",
      hindi: "कैमरे में दिखती असली दुनिया में डिजिटल चीज़ें रखना, जैसे आपके कमरे में सोफ़ा या क्लास की डेस्क पर दिल का मॉडल।",
    },
  },
  "virtual-reality-developer": {
    of: "1vu9sud",
    description: {
      hinglish: "Training, khel ya abhi na bane gharon ki headset wali duniya banana.",
      hindi: "ट्रेनिंग, खेल या अभी न बने घरों की हेडसेट वाली दुनिया बनाना।",
    },
    summary: {
      hinglish:
        "Aisi duniya banana jisme headset pehankar ghooma ja sake: game, crane operator ki training, surgery ki practice ya abhi na bane flat ki sair.",
      hindi: "ऐसी दुनिया बनाना जिसमें हेडसेट पहनकर घूमा जा सके: गेम, क्रेन ऑपरेटर की ट्रेनिंग, सर्जरी की प्रैक्टिस या अभी न बने फ़्लैट की सैर।",
    },
  },
  "simulation-developer": {
    of: "18j2o6d",
    description: { hinglish: "Train aur hawai jahaz ke ganit se simulator banana.", hindi: "ट्रेन और हवाई जहाज़ के गणित से सिमुलेटर बनाना।" },
    summary: {
      hinglish:
        "Hawai jahaz, train ya bheed kaise chalti hai iska model banana, aur is ganit se pilot, loco pilot aur planner ke liye simulator banana.",
      hindi: "हवाई जहाज़, ट्रेन या भीड़ कैसे चलती है इसका मॉडल बनाना, और इस गणित से पायलट, लोको पायलट और प्लानर के लिए सिमुलेटर बनाना।",
    },
  },
  "data-analyst": {
    of: "1zcjp7",
    description: {
      hinglish: "Kisi ek seedhe sawaal ke jawab ke liye bikri ya marks ki table saaf karna.",
      hindi: "किसी एक सीधे सवाल के जवाब के लिए बिक्री या मार्क्स की टेबल साफ़ करना।",
    },
    summary: {
      hinglish:
        "Bikri, marks ya mareezon ki table saaf karna aur parakhna taaki kisi ek seedhe sawaal ka jawab mile, jaise Patna mein delivery der se kyon hoti hai.",
      hindi: "बिक्री, मार्क्स या मरीज़ों की टेबल साफ़ करना और परखना ताकि किसी एक सीधे सवाल का जवाब मिले, जैसे पटना में डिलीवरी देर से क्यों होती है।",
    },
  },
  "data-scientist": {
    of: "o5m2o9",
    description: {
      hinglish: "Purane data par model train karke aage ka anumaan lagana.",
      hindi: "पुराने डेटा पर मॉडल ट्रेन करके आगे का अनुमान लगाना।",
    },
    summary: {
      hinglish:
        "Bade data par statistical model train karna taaki aage ka anumaan lage, jaise kaun se loan shayad na chukein ya kitni bus bhejni hongi.",
      hindi: "बड़े डेटा पर स्टैटिस्टिकल मॉडल ट्रेन करना ताकि आगे का अनुमान लगे, जैसे कौन से लोन शायद न चुकें या कितनी बसें भेजनी होंगी।",
    },
  },
  "data-engineer": {
    of: "19ha2an",
    description: {
      hinglish: "Kachche click data ko saaf table tak le jaane wali pipeline banana.",
      hindi: "कच्चे क्लिक डेटा को साफ़ टेबल तक ले जाने वाली पाइपलाइन बनाना।",
    },
    summary: {
      hinglish:
        "Woh pipeline banana jo kachche click, bill aur sensor reading ko har ghante saaf table mein pahunchaye, ek bhi row khoye bina.",
      hindi: "वह पाइपलाइन बनाना जो कच्चे क्लिक, बिल और सेंसर रीडिंग को हर घंटे साफ़ टेबल में पहुँचाए, एक भी लाइन खोए बिना।",
    },
  },
  "analytics-engineer": {
    of: "8ig37t",
    description: {
      hinglish: "Table aise banana ki har team customer ko ek hi tarah gine.",
      hindi: "टेबल ऐसे बनाना कि हर टीम ग्राहक को एक ही तरह गिने।",
    },
    summary: {
      hinglish:
        "Firm ke data store ki table ko jaanche hue, saaf naam wale data set mein dhaalna, taaki har team active customer ko ek hi tarah gine.",
      hindi: "फ़र्म के डेटा स्टोर की टेबल को जाँचे हुए, साफ़ नाम वाले डेटा सेट में ढालना, ताकि हर टीम ऐक्टिव ग्राहक को एक ही तरह गिने।",
    },
  },
  "data-architect": {
    of: "162kqh5",
    description: {
      hinglish: "Naksha banana ki firm ka data kahan hai aur use kaun dekh sake.",
      hindi: "नक़्शा बनाना कि फ़र्म का डेटा कहाँ है और उसे कौन देख सके।",
    },
    summary: {
      hinglish:
        "Sanstha ke data ka master plan banana: kaun sa system kya rakhta hai, data kaise chalta hai aur Aadhaar number kaun dekh sake.",
      hindi: "संस्था के डेटा का मास्टर प्लान बनाना: कौन सा सिस्टम क्या रखता है, डेटा कैसे चलता है और आधार नंबर कौन देख सके।",
    },
  },
  "data-modeller": {
    of: "rbwoh2",
    description: {
      hinglish: "Database ki jaankariyan aapas mein kaise judi hain, iska chart banana.",
      hindi: "डेटाबेस की जानकारियाँ आपस में कैसे जुड़ी हैं, इसका चार्ट बनाना।",
    },
    summary: {
      hinglish:
        "Chart banana ki database mein kya-kya hai, har cheez kaise pehchani jaye aur sab kaise jude hain, taaki airline ki booking, seat aur kiraye kabhi aapas mein na takrayein.",
      hindi: "चार्ट बनाना कि डेटाबेस में क्या-क्या है, हर चीज़ कैसे पहचानी जाए और सब कैसे जुड़े हैं, ताकि एयरलाइन की बुकिंग, सीट और किराए कभी आपस में न टकराएँ।",
    },
  },
  "database-administrator": {
    of: "1h91y6q",
    description: {
      hinglish: "Live record ko tez rakhna aur kharabi ke baad unhe wapas lana.",
      hindi: "लाइव रिकॉर्ड को तेज़ रखना और ख़राबी के बाद उन्हें वापस लाना।",
    },
    summary: {
      hinglish:
        "Live database ko tez rakhna, backup lena, ghuspaithiyon se bachana, aur disk ya update fail hone par raat mein use wapas lana.",
      hindi: "लाइव डेटाबेस को तेज़ रखना, बैकअप लेना, घुसपैठियों से बचाना, और डिस्क या अपडेट फ़ेल होने पर रात में उसे वापस लाना।",
    },
  },
  "database-developer": {
    of: "1f8rpe7",
    description: { hinglish: "Bill ya rank nikalne wali database query likhna.", hindi: "बिल या रैंक निकालने वाली डेटाबेस क्वेरी लिखना।" },
    summary: {
      hinglish: "Database ke andar rehne wali query aur chhote program likhna jo bijli ka bill ya student ki rank nikalte hain.",
      hindi: "डेटाबेस के अंदर रहने वाली क्वेरी और छोटे प्रोग्राम लिखना जो बिजली का बिल या छात्र की रैंक निकालते हैं।",
    },
  },
  "database-architect": {
    of: "on5nel",
    description: {
      hinglish: "Vishal database ko baantne, copy karne aur rakhne ka plan banana.",
      hindi: "विशाल डेटाबेस को बाँटने, कॉपी करने और रखने का प्लान बनाना।",
    },
    summary: {
      hinglish:
        "Bahut bade database ko kai server par baantne, copy karne aur rakhne ka plan banana, taaki national exam ka portal result ke din tika rahe.",
      hindi: "बहुत बड़े डेटाबेस को कई सर्वर पर बाँटने, कॉपी करने और रखने का प्लान बनाना, ताकि राष्ट्रीय परीक्षा का पोर्टल रिज़ल्ट के दिन टिका रहे।",
    },
  },
  "etl-developer": {
    of: "1agic81",
    description: {
      hinglish: "Alag-alag branches ke record ek jagah lane wale program likhna.",
      hindi: "अलग-अलग शाखाओं के रिकॉर्ड एक जगह लाने वाले प्रोग्राम लिखना।",
    },
    summary: {
      hinglish:
        "Aise program likhna jo branches ke system se record nikaalein, unke ajeeb format badlein aur subah tak sab ek data store mein daal dein.",
      hindi: "ऐसे प्रोग्राम लिखना जो शाखाओं के सिस्टम से रिकॉर्ड निकालें, उनके अजीब फ़ॉर्मैट बदलें और सुबह तक सब एक डेटा स्टोर में डाल दें।",
    },
  },
  "data-warehousing-specialist": {
    of: "yl1e2z",
    description: {
      hinglish: "Report ke liye saalon ke aankde rakhne wala data store banana.",
      hindi: "रिपोर्ट के लिए सालों के आँकड़े रखने वाला डेटा स्टोर बनाना।",
    },
    summary: {
      hinglish:
        "Woh central data store banana aur chalana jahan company ka saalon ka data report ke liye taiyar rahe, ek-ek bikri se saal ke total tak.",
      hindi: "वह सेंट्रल डेटा स्टोर बनाना और चलाना जहाँ कंपनी का सालों का डेटा रिपोर्ट के लिए तैयार रहे, एक-एक बिक्री से साल के टोटल तक।",
    },
  },
  "data-integration-specialist": {
    of: "1h6xzk9",
    description: {
      hinglish: "Kai system ke record jodna, jaise bankon ka merger hone par.",
      hindi: "कई सिस्टम के रिकॉर्ड जोड़ना, जैसे बैंकों का विलय होने पर।",
    },
    summary: {
      hinglish:
        "Kai system ke record ek mein jodna, jaise do bankon ka merger hone par, aur sabit karna ki har balance bina badle pahuncha.",
      hindi: "कई सिस्टम के रिकॉर्ड एक में जोड़ना, जैसे दो बैंकों का विलय होने पर, और साबित करना कि हर बैलेंस बिना बदले पहुँचा।",
    },
  },
  "business-intelligence-analyst": {
    of: "wrot04",
    description: {
      hinglish: "Manager ko samjhana ki kisi ek bazaar mein bikri kyon ghati.",
      hindi: "मैनेजर को समझाना कि किसी एक बाज़ार में बिक्री क्यों घटी।",
    },
    summary: {
      hinglish:
        "Company ke aankdon aur uske rivals par nazar rakhna, manager ko samjhana ki kya badla, aur har bazaar ke liye batana ki kahan kadam uthana hai.",
      hindi: "कंपनी के आँकड़ों और उसके मुक़ाबले की कंपनियों पर नज़र रखना, मैनेजर को समझाना कि क्या बदला, और हर बाज़ार के लिए बताना कि कहाँ क़दम उठाना है।",
    },
  },
  "business-intelligence-developer": {
    of: "1pehxct",
    description: { hinglish: "Woh dashboard banana jo manager har subah kholte hain.", hindi: "वे डैशबोर्ड बनाना जो मैनेजर हर सुबह खोलते हैं।" },
    summary: {
      hinglish: "Woh dashboard aur tay samay ki report banana jo manager har subah kholte hain, aur unke peeche ke data model bhi banana.",
      hindi: "वे डैशबोर्ड और तय समय की रिपोर्ट बनाना जो मैनेजर हर सुबह खोलते हैं, और उनके पीछे के डेटा मॉडल भी बनाना।",
    },
  },
  "analytics-manager": {
    of: "18kc8vs",
    description: {
      hinglish: "Tay karna ki analysts ki team kin sawaalon ke jawab de.",
      hindi: "तय करना कि एनालिस्ट की टीम किन सवालों के जवाब दे।",
    },
    summary: {
      hinglish:
        "Analysts ki team chalana, tay karna ki kin sawaalon ke jawab dene hain, aur leaders ko batana ki aankde kya nahi bata sakte.",
      hindi: "एनालिस्ट की टीम चलाना, तय करना कि किन सवालों के जवाब देने हैं, और बड़े अधिकारियों को बताना कि आँकड़े क्या नहीं बता सकते।",
    },
  },
  "data-visualisation-developer": {
    of: "1oy9j12",
    description: {
      hinglish: "Aise chart aur map ka code likhna jinhe readers khud khangal sakein.",
      hindi: "ऐसे चार्ट और नक़्शों का कोड लिखना जिन्हें पाठक ख़ुद खँगाल सकें।",
    },
    summary: {
      hinglish:
        "Aise chart aur map ka code likhna jinme readers aankde khud khangal sakein, jaise chunav ke live result ya har zile ki barish.",
      hindi: "ऐसे चार्ट और नक़्शों का कोड लिखना जिनमें पाठक आँकड़े ख़ुद खँगाल सकें, जैसे चुनाव के लाइव नतीजे या हर ज़िले की बारिश।",
    },
  },
  "data-quality-analyst": {
    of: "6johcx",
    description: {
      hinglish: "Record mein galtiyan dhoondhna, jaise namumkin janm tithi.",
      hindi: "रिकॉर्ड में ग़लतियाँ ढूँढना, जैसे नामुमकिन जन्म तिथि।",
    },
    summary: {
      hinglish:
        "Do baar darj customer, namumkin janm tithi aur chhoote hue pin code dhoondhna, aur pata lagana ki har galti kahan se aayi.",
      hindi: "दो बार दर्ज ग्राहक, नामुमकिन जन्म तिथि और छूटे हुए पिन कोड ढूँढना, और पता लगाना कि हर ग़लती कहाँ से आई।",
    },
  },
  "data-steward": {
    of: "icqelx",
    description: {
      hinglish: "Tay karna ki har data field ka matlab kya hai aur use kaun badle.",
      hindi: "तय करना कि हर डेटा फ़ील्ड का मतलब क्या है और उसे कौन बदले।",
    },
    summary: {
      hinglish:
        "Ek department ke data ki dekhbhal karna: sehmati banana ki har field ka matlab kya hai aur use kaun badle, aur aankdon ke jhagde suljhana.",
      hindi: "एक विभाग के डेटा की देखभाल करना: सहमति बनाना कि हर फ़ील्ड का मतलब क्या है और उसे कौन बदले, और आँकड़ों के झगड़े सुलझाना।",
    },
  },
  "data-manager": {
    of: "q388hc",
    description: { hinglish: "Data rakhne, share karne aur mitane ke niyam banana.", hindi: "डेटा रखने, शेयर करने और मिटाने के नियम बनाना।" },
    summary: {
      hinglish: "Sanstha mein data rakhne, share karne aur mitane ke niyam banana, aur dekhna ki har team Bharat ka privacy kanoon maane.",
      hindi: "संस्था में डेटा रखने, शेयर करने और मिटाने के नियम बनाना, और देखना कि हर टीम भारत का प्राइवेसी क़ानून माने।",
    },
  },
  "data-management-specialist": {
    of: "j3tgtu",
    description: {
      hinglish: "Har product aur vendor ka ek hi bharosemand record rakhna.",
      hindi: "हर प्रोडक्ट और वेंडर का एक ही भरोसेमंद रिकॉर्ड रखना।",
    },
    summary: {
      hinglish:
        "Firm ke business software yaani ERP mein har product, vendor ya customer ka ek hi bharosemand record banana aur sudharna, taaki kisi item ke do code na hon.",
      hindi: "फ़र्म के बिज़नेस सॉफ़्टवेयर यानी ERP में हर प्रोडक्ट, वेंडर या ग्राहक का एक ही भरोसेमंद रिकॉर्ड बनाना और सुधारना, ताकि किसी आइटम के दो कोड न हों।",
    },
  },
  "chief-data-officer": {
    of: "bt8l3y",
    description: {
      hinglish: "Firm apne data ka kaise istemal kare, iska jawab board ko dena.",
      hindi: "फ़र्म अपने डेटा का कैसे इस्तेमाल करे, इसका जवाब बोर्ड को देना।",
    },
    summary: {
      hinglish:
        "Bank ya mantralaya apne data ka kaise istemal kare, iska jawab board ko dena, aur chunna ki paisa kahan lagana hai, kya share karna hai aur kis baat se mana karna hai.",
      hindi:
        "बैंक या मंत्रालय अपने डेटा का कैसे इस्तेमाल करे, इसका जवाब बोर्ड को देना, और चुनना कि पैसा कहाँ लगाना है, क्या शेयर करना है और किस बात से मना करना है।",
    },
  },
  "clinical-data-manager": {
    of: "1p5yu52",
    description: {
      hinglish: "Regulator ke dekhne se pehle dawa ke trial ka data jaanchna aur lock karna.",
      hindi: "रेगुलेटर के देखने से पहले दवा के ट्रायल का डेटा जाँचना और लॉक करना।",
    },
    summary: {
      hinglish:
        "Dawa company ya contract research firm yaani CRO ke liye dawa ke trial ke record sambhalna, aur regulator ke nateeje dekhne se pehle hospital ke peeche padkar chhooti hui blood reading lena.",
      hindi:
        "दवा कंपनी या कॉन्ट्रैक्ट रिसर्च फ़र्म यानी CRO के लिए दवा के ट्रायल के रिकॉर्ड सँभालना, और रेगुलेटर के नतीजे देखने से पहले अस्पताल के पीछे पड़कर छूटी हुई ब्लड रीडिंग लेना।",
    },
  },
  "statistical-programmer": {
    of: "ird049",
    description: {
      hinglish: "SAS ya R mein dawa ke trial ke nateejon ki table banana.",
      hindi: "SAS या R में दवा के ट्रायल के नतीजों की टेबल बनाना।",
    },
    summary: {
      hinglish:
        "SAS ya R mein aise program likhna jo medical trial ke data se woh table aur graph banayein jo dawa company approval ke liye jama karti hai.",
      hindi: "SAS या R में ऐसे प्रोग्राम लिखना जो मेडिकल ट्रायल के डेटा से वे टेबल और ग्राफ़ बनाएँ जो दवा कंपनी मंज़ूरी के लिए जमा करती है।",
    },
  },
  "bioinformatics-analyst": {
    of: "u1ooci",
    description: { hinglish: "DNA data mein bimari ke peeche ka gene dhoondhna.", hindi: "DNA डेटा में बीमारी के पीछे का जीन ढूँढना।" },
    summary: {
      hinglish: "DNA aur protein ke data par program chalana taaki bimari ke peeche ka gene ya dhaan ka zyada mazboot paudha mile.",
      hindi: "DNA और प्रोटीन के डेटा पर प्रोग्राम चलाना ताकि बीमारी के पीछे का जीन या धान का ज़्यादा मज़बूत पौधा मिले।",
    },
  },
  "data-mining-analyst": {
    of: "zafm15",
    description: {
      hinglish: "Lakhon record mein se chhupe group aur aadatein khoj nikalna.",
      hindi: "लाखों रिकॉर्ड में से छुपे ग्रुप और आदतें खोज निकालना।",
    },
    summary: {
      hinglish:
        "Shopping ke lakhon bill ya call khangalkar chhupe group aur pattern khojna, jaise woh cheezein jo log saath mein kharidte hain.",
      hindi: "शॉपिंग के लाखों बिल या कॉल खँगालकर छुपे ग्रुप और पैटर्न खोजना, जैसे वे चीज़ें जो लोग साथ में ख़रीदते हैं।",
    },
  },
  "web-analyst": {
    of: "fq1xox",
    description: {
      hinglish: "Pata karna ki visitors site kahan chhodte hain aur kya kharidte hain.",
      hindi: "पता करना कि विज़िटर साइट कहाँ छोड़ते हैं और क्या ख़रीदते हैं।",
    },
    summary: {
      hinglish:
        "Dekhna ki visitors site par kaise ghoomte hain, kahan se chale jaate hain aur kis page ko dekhkar kharidte hain, aur do version ko aapas mein test karna.",
      hindi: "देखना कि विज़िटर साइट पर कैसे घूमते हैं, कहाँ से चले जाते हैं और किस पेज को देखकर ख़रीदते हैं, और दो वर्ज़न को आपस में टेस्ट करना।",
    },
  },
  "reporting-analyst": {
    of: "1nr6lh7",
    description: {
      hinglish: "Har subah ki bikri aur haaziri ki sheet taiyar karna.",
      hindi: "हर सुबह की बिक्री और हाज़िरी की शीट तैयार करना।",
    },
    summary: {
      hinglish:
        "Excel mein office ki roz ki bikri, stock aur haaziri ki sheet taiyar karna aur subah ki meeting se pehle managers ko mail karna.",
      hindi: "Excel में ऑफ़िस की रोज़ की बिक्री, स्टॉक और हाज़िरी की शीट तैयार करना और सुबह की मीटिंग से पहले मैनेजरों को मेल करना।",
    },
  },
  "gis-analyst": {
    of: "f4tx",
    description: {
      hinglish: "Map se dikhana ki kin wards mein paani bharta hai ya clinic nahi hai.",
      hindi: "नक़्शों से दिखाना कि किन वार्डों में पानी भरता है या क्लिनिक नहीं है।",
    },
    summary: {
      hinglish:
        "Satellite ki tasveerein, survey aur janganana ka data map par ek ke upar ek rakhkar jagah se jude sawaalon ka jawab dena, jaise kin wards mein paani bharta hai ya clinic nahi hai.",
      hindi:
        "सैटेलाइट की तस्वीरें, सर्वे और जनगणना का डेटा नक़्शे पर एक के ऊपर एक रखकर जगह से जुड़े सवालों का जवाब देना, जैसे किन वार्डों में पानी भरता है या क्लिनिक नहीं है।",
    },
  },
  "document-management-specialist": {
    of: "swno94",
    description: {
      hinglish: "Scan ki hui drawing aur contract ek hi jagah sambhalkar rakhna.",
      hindi: "स्कैन की हुई ड्रॉइंग और कॉन्ट्रैक्ट एक ही जगह सँभालकर रखना।",
    },
    summary: {
      hinglish:
        "Scan ki hui file, drawing aur contract ko control wali ek hi jagah tarteeb se rakhna, jahan version hon, kitne din rakhna hai iske niyam hon aur search theek chale.",
      hindi:
        "स्कैन की हुई फ़ाइल, ड्रॉइंग और कॉन्ट्रैक्ट को कंट्रोल वाली एक ही जगह तरतीब से रखना, जहाँ वर्ज़न हों, कितने दिन रखना है इसके नियम हों और सर्च ठीक चले।",
    },
  },
  "data-entry-operator": {
    of: "adz8m3",
    description: {
      hinglish: "Form aur register ko bina galti computer mein type karna.",
      hindi: "फ़ॉर्म और रजिस्टर को बिना ग़लती कंप्यूटर में टाइप करना।",
    },
    summary: {
      hinglish:
        "Form, bill aur register ko bina galti computer mein type karna, zyadatar office mein, English ya kisi kshetriya bhasha mein. Ghar se typing ke jo offer pehle deposit maangte hain, woh thagi hain.",
      hindi:
        "फ़ॉर्म, बिल और रजिस्टर को बिना ग़लती कंप्यूटर में टाइप करना, ज़्यादातर ऑफ़िस में, अंग्रेज़ी या किसी क्षेत्रीय भाषा में। घर से टाइपिंग के जो ऑफ़र पहले डिपॉज़िट माँगते हैं, वे ठगी हैं।",
    },
  },
  "machine-learning-engineer": {
    of: "ydgqq2",
    description: {
      hinglish: "Data se seekhne wale program banana, jaise fraud alert.",
      hindi: "डेटा से सीखने वाले प्रोग्राम बनाना, जैसे फ़्रॉड अलर्ट।",
    },
    summary: {
      hinglish:
        "Seekhne wale algorithm ko chalte feature mein badalna, jaise card swipe par fraud alert, aur logon ki aadatein badalne par unhe phir se train karna.",
      hindi: "सीखने वाले एल्गोरिदम को चलते फ़ीचर में बदलना, जैसे कार्ड स्वाइप पर फ़्रॉड अलर्ट, और लोगों की आदतें बदलने पर उन्हें फिर से ट्रेन करना।",
    },
  },
  "artificial-intelligence-specialist": {
    of: "1x6dkca",
    description: { hinglish: "AI product banana, jaise kisanon ke liye assistant.", hindi: "AI प्रोडक्ट बनाना, जैसे किसानों के लिए असिस्टेंट।" },
    summary: {
      hinglish:
        "Text padhne aur likhne wale AI yaani large language model par product banana, jaise Marathi mein kisanon ko jawab dene wala assistant.",
      hindi: "टेक्स्ट पढ़ने और लिखने वाले AI यानी लार्ज लैंग्वेज मॉडल पर प्रोडक्ट बनाना, जैसे मराठी में किसानों को जवाब देने वाला असिस्टेंट।",
    },
  },
  "computer-vision-engineer": {
    of: "tgd9af",
    description: {
      hinglish: "Camera ko number plate padhna aur patri ki daraar pehchanna sikhana.",
      hindi: "कैमरे को नंबर प्लेट पढ़ना और पटरी की दरार पहचानना सिखाना।",
    },
    summary: {
      hinglish: "Machine ko photo aur video samajhna sikhana: toll par number plate, patri mein daraar, aam ka pakna.",
      hindi: "मशीन को फ़ोटो और वीडियो समझना सिखाना: टोल पर नंबर प्लेट, पटरी में दरार, आम का पकना।",
    },
  },
  "language-engineer": {
    of: "1eli0jb",
    description: {
      hinglish: "Software ko insaani bhasha samajhna aur likhna sikhana.",
      hindi: "सॉफ़्टवेयर को इंसानी भाषा समझना और लिखना सिखाना।",
    },
    summary: {
      hinglish:
        "Software ko kai bhashaon mein text samajhne aur likhne layak banana, Tamil ke anuvaad se lekar shikayat ki chitthiyan vishay ke hisaab se chhaantne tak.",
      hindi: "सॉफ़्टवेयर को कई भाषाओं में टेक्स्ट समझने और लिखने लायक बनाना, तमिल के अनुवाद से लेकर शिकायत की चिट्ठियाँ विषय के हिसाब से छाँटने तक।",
    },
  },
  "computational-linguist": {
    of: "1q4ka6d",
    description: {
      hinglish: "Bhasha ka vyakaran aur shabd computer ke niyamon ke roop mein likhna.",
      hindi: "भाषा का व्याकरण और शब्द कंप्यूटर के नियमों के रूप में लिखना।",
    },
    summary: {
      hinglish:
        "Vyakaran, arth aur shabdon ke roop samajhna taaki computer bhasha sambhal sake, aur Sanskrit ya Bodo ke shabdkosh aur niyam banana.",
      hindi: "व्याकरण, अर्थ और शब्दों के रूप समझना ताकि कंप्यूटर भाषा सँभाल सके, और संस्कृत या बोडो के शब्दकोश और नियम बनाना।",
    },
  },
  "machine-learning-scientist": {
    of: "1fv4o93",
    description: {
      hinglish: "Computer ke seekhne ke naye tareeke khojna aur publish karna.",
      hindi: "कंप्यूटर के सीखने के नए तरीक़े खोजना और पब्लिश करना।",
    },
    summary: {
      hinglish:
        "University ya company ke liye computer ke behtar seekhne ka koi tareeka sochna, use ab tak ke sabse achhe tareeke ke mukable saikdon baar aazmana, aur jo khara utre use publish karna.",
      hindi:
        "यूनिवर्सिटी या कंपनी के लिए कंप्यूटर के बेहतर सीखने का कोई तरीक़ा सोचना, उसे अब तक के सबसे अच्छे तरीक़े के मुक़ाबले सैकड़ों बार आज़माना, और जो खरा उतरे उसे पब्लिश करना।",
    },
  },
  "computer-scientist": {
    of: "1dzp45i",
    description: {
      hinglish: "Sabit karna ki computer kiska hal jaldi nikaal sakta hai aur kiska nahi.",
      hindi: "साबित करना कि कंप्यूटर किसका हल जल्दी निकाल सकता है और किसका नहीं।",
    },
    summary: {
      hinglish:
        "Khud computing ke ansuljhe sawaalon par kaam karna, jaise kya jaldi compute ho sakta hai, kya sahi sabit ho sakta hai ya kya gupt rakha ja sakta hai.",
      hindi: "ख़ुद कंप्यूटिंग के अनसुलझे सवालों पर काम करना, जैसे किसका हिसाब जल्दी हो सकता है, क्या सही साबित हो सकता है या क्या गुप्त रखा जा सकता है।",
    },
  },
  "robotics-application-engineer": {
    of: "j7yn32",
    description: {
      hinglish: "Kharide hue robot, jaise cart ya loading arm, kaam ke hisaab se lagana.",
      hindi: "ख़रीदे हुए रोबोट, जैसे कार्ट या लोडिंग आर्म, काम के हिसाब से लगाना।",
    },
    summary: {
      hinglish:
        "Firm ke kaam ke liye robot lagana, arm, gripper aur sensor chunna aur robot ke dekhne aur chalne ka program banana, taaki cart ya arm kabhi kisi karmchari se na takraye.",
      hindi:
        "फ़र्म के काम के लिए रोबोट लगाना, आर्म, ग्रिपर और सेंसर चुनना और रोबोट के देखने और चलने का प्रोग्राम बनाना, ताकि कार्ट या आर्म कभी किसी कर्मचारी से न टकराए।",
    },
  },
  "knowledge-engineer": {
    of: "7ds2eg",
    description: {
      hinglish: "Experts ki jaankari ko aise niyamon mein rakhna jo program ke kaam aayein.",
      hindi: "जानकारों की समझ को ऐसे नियमों में रखना जो प्रोग्राम के काम आएँ।",
    },
    summary: {
      hinglish:
        "Doctor ya loan officer jaise experts se niyam nikalwana aur unhe aise roop mein rakhna jisse software sochkar nateeja nikal sake.",
      hindi: "डॉक्टर या लोन ऑफ़िसर जैसे जानकारों से नियम निकलवाना और उन्हें ऐसे रूप में रखना जिससे सॉफ़्टवेयर सोचकर नतीजा निकाल सके।",
    },
  },
  "prompt-engineer": {
    of: "19vq4i6",
    description: {
      hinglish: "AI ke jawab surakshit rakhne wale instruction likhna aur test karna.",
      hindi: "AI के जवाब सुरक्षित रखने वाले निर्देश लिखना और टेस्ट करना।",
    },
    summary: {
      hinglish:
        "AI model ke instruction likhna, test karna aur unki tulna karna, jab tak bank ya hospital ka assistant har baar surakshit aur ek jaisa jawab na de.",
      hindi: "AI मॉडल के निर्देश लिखना, टेस्ट करना और उनकी तुलना करना, जब तक बैंक या अस्पताल का असिस्टेंट हर बार सुरक्षित और एक जैसा जवाब न दे।",
    },
  },
  "mlops-engineer": {
    of: "1flzi1r",
    description: {
      hinglish: "Trained AI model roz chalana aur unke version badalna.",
      hindi: "ट्रेन किए हुए AI मॉडल रोज़ चलाना और उनके वर्ज़न बदलना।",
    },
    summary: {
      hinglish:
        "Trained model roz ki service mein chalana, dheere-dheere galat hote jawab yaani drift aur badhte kharch par nazar rakhna, aur kaam roke bina version badalna.",
      hindi: "ट्रेन किए हुए मॉडल रोज़ की सर्विस में चलाना, धीरे-धीरे ग़लत होते जवाब यानी ड्रिफ़्ट और बढ़ते ख़र्च पर नज़र रखना, और काम रोके बिना वर्ज़न बदलना।",
    },
  },
  "data-annotator": {
    of: "ker93x",
    description: {
      hinglish: "Photo mein auto ke chaaron taraf box banana taaki AI seekh sake.",
      hindi: "फ़ोटो में ऑटो के चारों तरफ़ बॉक्स बनाना ताकि AI सीख सके।",
    },
    summary: {
      hinglish:
        "Tay niyamon se photo, awaaz aur vaakya mark karna, auto ke chaaron taraf box banana ya gusse wale review tag karna, taaki AI seekh sake.",
      hindi: "तय नियमों से फ़ोटो, आवाज़ और वाक्य मार्क करना, ऑटो के चारों तरफ़ बॉक्स बनाना या ग़ुस्से वाले रिव्यू टैग करना, ताकि AI सीख सके।",
    },
  },
  "chatbot-developer": {
    of: "1y0ad12",
    description: {
      hinglish: "Gas book karne ya parcel track karne wale chat assistant banana.",
      hindi: "गैस बुक करने या पार्सल ट्रैक करने वाले चैट असिस्टेंट बनाना।",
    },
    summary: {
      hinglish:
        "WhatsApp ya website par baatcheet plan karna aur banana: log kin shabdon mein poochhte hain, assistant unke liye kya kar sakta hai, aur kab baat kisi insaan ko saunp de.",
      hindi:
        "WhatsApp या वेबसाइट पर बातचीत प्लान करना और बनाना: लोग किन शब्दों में पूछते हैं, असिस्टेंट उनके लिए क्या कर सकता है, और कब बात किसी इंसान को सौंप दे।",
    },
  },
  "quantum-computing-researcher": {
    of: "1fpa8gv",
    description: {
      hinglish: "Quantum machine ke liye algorithm aur error ke sudhar design karna.",
      hindi: "क्वांटम मशीन के लिए एल्गोरिदम और एरर के सुधार डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "Quantum state se hisaab karne wali machines ke algorithm aur error correction design karna, aur unhe gini-chuni machines par aazmana, jinme se kai behad thandi rakhi jaati hain.",
      hindi:
        "क्वांटम स्टेट से हिसाब करने वाली मशीनों के एल्गोरिदम और एरर करेक्शन डिज़ाइन करना, और उन्हें गिनी-चुनी मशीनों पर आज़माना, जिनमें से कई बेहद ठंडी रखी जाती हैं।",
    },
  },
  "autonomous-driving-specialist": {
    of: "1r5waql",
    description: {
      hinglish: "Car ko lane mein chalna aur gaay dikhne par brake lagana sikhana.",
      hindi: "कार को लेन में चलना और गाय दिखने पर ब्रेक लगाना सिखाना।",
    },
    summary: {
      hinglish:
        "Woh system banana jinse gaadi lane mein rahe, gaay ke liye brake lagaye aur khud park ho, aur unhe test track par aur, driver ko taiyar bithakar, highway par aazmana.",
      hindi:
        "वे सिस्टम बनाना जिनसे गाड़ी लेन में रहे, गाय के लिए ब्रेक लगाए और ख़ुद पार्क हो, और उन्हें टेस्ट ट्रैक पर और, ड्राइवर को तैयार बिठाकर, हाईवे पर आज़माना।",
    },
  },
  "human-computer-interaction-researcher": {
    of: "1c8haky",
    description: {
      hinglish: "Parakhna ki log machines kaise chalate hain, phone se screen reader tak.",
      hindi: "परखना कि लोग मशीनें कैसे चलाते हैं, फ़ोन से स्क्रीन रीडर तक।",
    },
    summary: {
      hinglish:
        "Prayog karna ki log aur machines saath kaise kaam kar sakein, jaise drishtiheen logon ke liye screen reader ya padh na sakne walon ke liye phone.",
      hindi: "प्रयोग करना कि लोग और मशीनें साथ कैसे काम कर सकें, जैसे दृष्टिहीन लोगों के लिए स्क्रीन रीडर या पढ़ न सकने वालों के लिए फ़ोन।",
    },
  },
  "research-computing-specialist": {
    of: "gzwop4",
    description: {
      hinglish: "Supercomputer chalana aur scientists ke program tune karna.",
      hindi: "सुपरकंप्यूटर चलाना और वैज्ञानिकों के प्रोग्राम ट्यून करना।",
    },
    summary: {
      hinglish:
        "Bharat ki PARAM machines jaise supercomputer ko theek rakhna, uski queue mein sabko barabar mauka dena, aur scientists ki madad karna ki unke program ek saath hazaron processor istemal karein.",
      hindi:
        "भारत की PARAM मशीनों जैसे सुपरकंप्यूटर को ठीक रखना, उसकी क़तार में सबको बराबर मौक़ा देना, और वैज्ञानिकों की मदद करना कि उनके प्रोग्राम एक साथ हज़ारों प्रोसेसर इस्तेमाल करें।",
    },
  },
  "algorithm-developer": {
    of: "100ndg7",
    description: {
      hinglish: "Rasta, jodi aur schedule tay karne ke tez tareeke khojna.",
      hindi: "रास्ता, जोड़ी और शेड्यूल तय करने के तेज़ तरीक़े खोजना।",
    },
    summary: {
      hinglish:
        "Un paheliyon ke hal ke tareeke khojna jinme har jawab aazmane mein saalon lagein, jaise cab aur sawari ki jodi banana, aur sabit karna ki woh sabse achhe jawab ke kitne kareeb pahunchte hain.",
      hindi:
        "उन पहेलियों के हल के तरीक़े खोजना जिनमें हर जवाब आज़माने में सालों लगें, जैसे कैब और सवारी की जोड़ी बनाना, और साबित करना कि वे सबसे अच्छे जवाब के कितने क़रीब पहुँचते हैं।",
    },
  },
  "predictive-maintenance-expert": {
    of: "1wnjt5m",
    description: {
      hinglish: "Machine ka vibration dekhkar part kharab hone se pehle chetavni dena.",
      hindi: "मशीन का कंपन देखकर पुर्ज़ा ख़राब होने से पहले चेतावनी देना।",
    },
    summary: {
      hinglish: "Pump, lift ya metro train ke vibration, garmi aur awaaz ko parakhkar koi part kharab hone se pehle hi chetavni dena.",
      hindi: "पंप, लिफ़्ट या मेट्रो ट्रेन के कंपन, गर्मी और आवाज़ को परखकर कोई पुर्ज़ा ख़राब होने से पहले ही चेतावनी देना।",
    },
  },
  "cloud-engineer": {
    of: "1r4xacr",
    description: {
      hinglish: "Code likhkar AWS ya Azure par kiraye ke server lagana.",
      hindi: "कोड लिखकर AWS या Azure पर किराए के सर्वर लगाना।",
    },
    summary: {
      hinglish:
        "AWS, Azure ya Google Cloud par kiraye ke server, storage aur database lagana aur chalana, haath se nahi balki code mein likhkar.",
      hindi: "AWS, Azure या Google Cloud पर किराए के सर्वर, स्टोरेज और डेटाबेस लगाना और चलाना, हाथ से नहीं बल्कि कोड में लिखकर।",
    },
  },
  "cloud-architect": {
    of: "wjcyxc",
    description: {
      hinglish: "Design karna ki company ke system kiraye ke data centre mein kaise chalein.",
      hindi: "डिज़ाइन करना कि कंपनी के सिस्टम किराए के डेटा सेंटर में कैसे चलें।",
    },
    summary: {
      hinglish:
        "Design karna ki company ke system cloud mein kaise chalein ya wahan kaise jayein, aur iske liye kharch, suraksha, kanoon aur data centre band hone ka asar taulna.",
      hindi: "डिज़ाइन करना कि कंपनी के सिस्टम क्लाउड में कैसे चलें या वहाँ कैसे जाएँ, और इसके लिए ख़र्च, सुरक्षा, क़ानून और डेटा सेंटर बंद होने का असर तौलना।",
    },
  },
  "devops-engineer": {
    of: "1d60z37",
    description: {
      hinglish: "Coder ke keyboard se users tak ka rasta automatic banana.",
      hindi: "कोडर के कीबोर्ड से यूज़र तक का रास्ता ऑटोमैटिक बनाना।",
    },
    summary: {
      hinglish: "Coder ke keyboard se live server tak ka rasta automatic banana, taaki test, build aur update din mein kai baar ho sakein.",
      hindi: "कोडर के कीबोर्ड से लाइव सर्वर तक का रास्ता ऑटोमैटिक बनाना, ताकि टेस्ट, बिल्ड और अपडेट दिन में कई बार हो सकें।",
    },
  },
  "site-reliability-engineer": {
    of: "1wt9gtw",
    description: {
      hinglish: "Naapna ki service kitni baar aur kitni der thap rahi, aur aisa code likhna ki phir na ho.",
      hindi: "नापना कि सर्विस कितनी बार और कितनी देर ठप रही, और ऐसा कोड लिखना कि फिर न हो।",
    },
    summary: {
      hinglish:
        "Lakhon logon ke kaam ki services ke liye duty par taiyar rehna, har baar naapna ki woh kitni der thap rahin, aur aisa code likhna ki wahi gadbadi phir kabhi na ho.",
      hindi:
        "लाखों लोगों के काम की सर्विस के लिए ड्यूटी पर तैयार रहना, हर बार नापना कि वे कितनी देर ठप रहीं, और ऐसा कोड लिखना कि वही गड़बड़ी फिर कभी न हो।",
    },
  },
  "platform-engineer": {
    of: "22ablv",
    description: {
      hinglish: "Firm ke coders ke liye andar ka saajha toolbox banana.",
      hindi: "फ़र्म के कोडरों के लिए अंदर का साझा टूलबॉक्स बनाना।",
    },
    summary: {
      hinglish:
        "Software firm ka andar ka toolbox banana, bane-banaye environment se lekar login aur logging tak, jise uske apne coders roz istemal karte hain.",
      hindi: "सॉफ़्टवेयर फ़र्म का अंदर का टूलबॉक्स बनाना, बने-बनाए एनवायरनमेंट से लेकर लॉगिन और लॉगिंग तक, जिसे उसके अपने कोडर रोज़ इस्तेमाल करते हैं।",
    },
  },
  "systems-administrator": {
    of: "96rifh",
    description: { hinglish: "Office ke server, login aur folder sambhalna.", hindi: "ऑफ़िस के सर्वर, लॉगिन और फ़ोल्डर सँभालना।" },
    summary: {
      hinglish:
        "Office ke server, user account, update aur shared folder sambhalna. Jab koi login na kar paaye, to sabse pehle inhi ko bulaya jaata hai.",
      hindi: "ऑफ़िस के सर्वर, यूज़र अकाउंट, अपडेट और शेयर्ड फ़ोल्डर सँभालना। जब कोई लॉगिन न कर पाए, तो सबसे पहले इन्हीं को बुलाया जाता है।",
    },
  },
  "linux-administrator": {
    of: "1eajb0z",
    description: { hinglish: "Command line par type karke dheron server chalana.", hindi: "कमांड लाइन पर टाइप करके ढेरों सर्वर चलाना।" },
    summary: {
      hinglish:
        "Command type karke dheron Linux server chalana, aur unka core yaani kernel, file ke adhikar aur woh services tune karna jin par website aur exchange tike hain.",
      hindi: "कमांड टाइप करके ढेरों Linux सर्वर चलाना, और उनका कोर यानी कर्नेल, फ़ाइल के अधिकार और वे सर्विस ट्यून करना जिन पर वेबसाइट और एक्सचेंज टिके हैं।",
    },
  },
  "windows-administrator": {
    of: "1fpvt86",
    description: { hinglish: "Microsoft server, print queue aur patch sambhalna.", hindi: "Microsoft सर्वर, प्रिंट की क़तार और पैच सँभालना।" },
    summary: {
      hinglish:
        "Company ya college ke Microsoft server sambhalna: login, sabhi machines ke niyam, print queue aur har mahine ke sudhar yaani patch.",
      hindi: "कंपनी या कॉलेज के Microsoft सर्वर सँभालना: लॉगिन, सभी मशीनों के नियम, प्रिंट की क़तार और हर महीने के सुधार यानी पैच।",
    },
  },
  "virtualisation-engineer": {
    of: "ofxzit",
    description: { hinglish: "Ek powerful machine ko kai virtual server mein baantna.", hindi: "एक ताक़तवर मशीन को कई वर्चुअल सर्वर में बाँटना।" },
    summary: {
      hinglish:
        "Kuch powerful machines ko saikdon virtual server aur desktop mein baantna aur hardware kharab hone se pehle unhe chalte-chalte hi doosri jagah le jaana.",
      hindi: "कुछ ताक़तवर मशीनों को सैकड़ों वर्चुअल सर्वर और डेस्कटॉप में बाँटना और हार्डवेयर ख़राब होने से पहले उन्हें चलते-चलते ही दूसरी जगह ले जाना।",
    },
  },
  "storage-engineer": {
    of: "1yp3tiu",
    description: { hinglish: "Disk array mein jagah badhana aur kharab drive badalna.", hindi: "डिस्क ऐरे में जगह बढ़ाना और ख़राब ड्राइव बदलना।" },
    summary: {
      hinglish:
        "Woh disk array lagana aur un par nazar rakhna jinme company ka data rehta hai, taaki bharne se pehle jagah badhe aur kharab hoti drive samay par badli jaye.",
      hindi: "वे डिस्क ऐरे लगाना और उन पर नज़र रखना जिनमें कंपनी का डेटा रहता है, ताकि भरने से पहले जगह बढ़े और ख़राब होती ड्राइव समय पर बदली जाए।",
    },
  },
  "data-recovery-planner": {
    of: "a24cql",
    description: {
      hinglish: "Tape ya cloud par backup ka plan banana aur restore ka abhyas karna.",
      hindi: "टेप या क्लाउड पर बैकअप का प्लान बनाना और रिस्टोर का अभ्यास करना।",
    },
    summary: {
      hinglish:
        "Plan banana ki har server ki copy tape ya cloud par kaise jaye, restore ka abhyas karna aur shukravar ko kisi se delete hua folder wapas dena.",
      hindi: "प्लान बनाना कि हर सर्वर की कॉपी टेप या क्लाउड पर कैसे जाए, रिस्टोर का अभ्यास करना और शुक्रवार को किसी से डिलीट हुआ फ़ोल्डर वापस देना।",
    },
  },
  "email-system-administrator": {
    of: "1vyilfs",
    description: { hinglish: "Mailbox banana, spam rokna aur khoye message dhoondhna.", hindi: "मेलबॉक्स बनाना, स्पैम रोकना और खोए मैसेज ढूँढना।" },
    summary: {
      hinglish: "Sanstha ka mail chalana, mailbox banana, spam rokna aur pata lagana ki tender ka koi kagaz kyon nahi pahuncha.",
      hindi: "संस्था का मेल चलाना, मेलबॉक्स बनाना, स्पैम रोकना और पता लगाना कि टेंडर का कोई काग़ज़ क्यों नहीं पहुँचा।",
    },
  },
  "sharepoint-administrator": {
    of: "1xkt2ur",
    description: {
      hinglish: "Firm ke intranet par set karna ki har shared folder kaun khol sake.",
      hindi: "फ़र्म के इंट्रानेट पर सेट करना कि हर शेयर्ड फ़ोल्डर कौन खोल सके।",
    },
    summary: {
      hinglish:
        "Company ki andar ki website yaani intranet, uski document library aur approval form sambhalna, aur unke zimmedar logon ke kehne par set karna ki kaun kya khole aur edit kare.",
      hindi:
        "कंपनी की अंदर की वेबसाइट यानी इंट्रानेट, उसकी डॉक्यूमेंट लाइब्रेरी और अप्रूवल फ़ॉर्म सँभालना, और उनके ज़िम्मेदार लोगों के कहने पर सेट करना कि कौन क्या खोले और एडिट करे।",
    },
  },
  "application-systems-administrator": {
    of: "16tkg0i",
    description: {
      hinglish: "Tomcat jaise server tune karna jinme program chalte hain.",
      hindi: "Tomcat जैसे सर्वर ट्यून करना जिनमें प्रोग्राम चलते हैं।",
    },
    summary: {
      hinglish: "WebLogic ya Tomcat jaise software install, update aur tune karna, jinke andar bank ke program chalte hain.",
      hindi: "WebLogic या Tomcat जैसे सॉफ़्टवेयर इंस्टॉल, अपडेट और ट्यून करना, जिनके अंदर बैंक के प्रोग्राम चलते हैं।",
    },
  },
  "pacs-administrator": {
    of: "5m5pfe",
    description: {
      hinglish: "Hospital ke X-ray aur MRI ki tasveeron ka archive chalana.",
      hindi: "अस्पताल के एक्स-रे और MRI की तस्वीरों का आर्काइव चलाना।",
    },
    summary: {
      hinglish:
        "Hospital ke X-ray aur scan ka archive yaani PACS chalu rakhna, taaki radiologist ghar se bhi aaj ki MRI ke saath pichhle saal ki MRI khol sake.",
      hindi: "अस्पताल के एक्स-रे और स्कैन का आर्काइव यानी PACS चालू रखना, ताकि रेडियोलॉजिस्ट घर से भी आज की MRI के साथ पिछले साल की MRI खोल सके।",
    },
  },
  "infrastructure-engineer": {
    of: "1ompg29",
    description: {
      hinglish: "Firm ke rack, server aur link lagana aur upgrade karna.",
      hindi: "फ़र्म के रैक, सर्वर और लिंक लगाना और अपग्रेड करना।",
    },
    summary: {
      hinglish:
        "Office ya call centre ke rack, server, firewall aur link plan karna, lagana aur upgrade karna, phir poora byora likhkar saunp dena.",
      hindi: "ऑफ़िस या कॉल सेंटर के रैक, सर्वर, फ़ायरवॉल और लिंक प्लान करना, लगाना और अपग्रेड करना, फिर पूरा ब्योरा लिखकर सौंप देना।",
    },
  },
  "data-centre-technician": {
    of: "yyyw68",
    description: { hinglish: "Thande server hall mein machine lagana aur disk badalna.", hindi: "ठंडे सर्वर हॉल में मशीन लगाना और डिस्क बदलना।" },
    summary: {
      hinglish:
        "Server hall ke thande galiyaron mein ghoomkar machine lagana, disk badalna, pata karna ki kaun si cable kahan jaati hai aur alarm par pahunchna, din aur raat ki shift mein.",
      hindi:
        "सर्वर हॉल के ठंडे गलियारों में घूमकर मशीन लगाना, डिस्क बदलना, पता करना कि कौन सी केबल कहाँ जाती है और अलार्म पर पहुँचना, दिन और रात की शिफ़्ट में।",
    },
  },
  "computer-operator": {
    of: "17k44lv",
    description: {
      hinglish: "Batch job aur bill ki printing shuru karna aur har rukavat darj karna.",
      hindi: "बैच जॉब और बिल की छपाई शुरू करना और हर रुकावट दर्ज करना।",
    },
    summary: {
      hinglish:
        "Office ke computer roz chalana: batch job, printing, backup aur portal par entry, aur har rukavat experts ke liye darj karna.",
      hindi: "ऑफ़िस के कंप्यूटर रोज़ चलाना: बैच जॉब, प्रिंटिंग, बैकअप और पोर्टल पर एंट्री, और हर रुकावट जानकारों के लिए दर्ज करना।",
    },
  },
  "programming-assistant": {
    of: "4r9vdv",
    description: {
      hinglish: "Coder ke kahe mutabik chhote program aur spreadsheet chalana.",
      hindi: "कोडर के कहे मुताबिक़ छोटे प्रोग्राम और स्प्रेडशीट चलाना।",
    },
    summary: {
      hinglish: "Programmer ke kahe mutabik office ya training centre ke chhote program aur spreadsheet chalana, jaanchna aur sudharna.",
      hindi: "प्रोग्रामर के कहे मुताबिक़ ऑफ़िस या ट्रेनिंग सेंटर के छोटे प्रोग्राम और स्प्रेडशीट चलाना, जाँचना और सुधारना।",
    },
  },
  "it-capacity-planner": {
    of: "nrz8wn",
    description: {
      hinglish: "Anumaan lagana ki sabse vyast hafte mein kitne server chahiye honge.",
      hindi: "अनुमान लगाना कि सबसे व्यस्त हफ़्ते में कितने सर्वर चाहिए होंगे।",
    },
    summary: {
      hinglish:
        "Anumaan lagana ki sanstha ko kitne server, storage aur bandwidth chahiye honge, taaki tax return bharne ke hafte mein system thap na ho.",
      hindi: "अनुमान लगाना कि संस्था को कितने सर्वर, स्टोरेज और बैंडविड्थ चाहिए होंगे, ताकि टैक्स रिटर्न भरने के हफ़्ते में सिस्टम ठप न हो।",
    },
  },
  "disaster-recovery-analyst": {
    of: "os3g7c",
    description: {
      hinglish: "Plan banana ki aag ke baad firm ke system doosri jagah kaise chalein.",
      hindi: "प्लान बनाना कि आग के बाद फ़र्म के सिस्टम दूसरी जगह कैसे चलें।",
    },
    summary: {
      hinglish:
        "Woh plan likhna aur uska abhyas karana jisse baadh, aag ya ransomware ke baad kisi firm, jaise stock broker, ke system doosre shehar mein phir chal padein.",
      hindi: "वह प्लान लिखना और उसका अभ्यास कराना जिससे बाढ़, आग या रैनसमवेयर के बाद किसी फ़र्म, जैसे स्टॉक ब्रोकर, के सिस्टम दूसरे शहर में फिर चल पड़ें।",
    },
  },
  "help-desk-technician": {
    of: "ih80lv",
    description: {
      hinglish: "Jis staff ka login band ho, use login hone tak phone par tareeka batana.",
      hindi: "जिस स्टाफ़ का लॉगिन बंद हो, उसे लॉगिन होने तक फ़ोन पर तरीक़ा बताना।",
    },
    summary: {
      hinglish:
        "Jis staff ka login band ho, print na nikle ya neeli screen aa jaye, uske call aur likhit request yaani ticket ka jawab dena aur use ek-ek kadam batana.",
      hindi:
        "जिस स्टाफ़ का लॉगिन बंद हो, प्रिंट न निकले या नीली स्क्रीन आ जाए, उसके कॉल और लिखित अनुरोध यानी टिकट का जवाब देना और उसे एक-एक क़दम बताना।",
    },
  },
  "desktop-support-engineer": {
    of: "u9f6fo",
    description: { hinglish: "Desk-desk jaakar laptop aur screen lagana.", hindi: "डेस्क-डेस्क जाकर लैपटॉप और स्क्रीन लगाना।" },
    summary: {
      hinglish: "Desk-desk jaakar laptop, docking station aur meeting room ki screen lagana aur jo kharab ho gaya ho use badalna.",
      hindi: "डेस्क-डेस्क जाकर लैपटॉप, डॉकिंग स्टेशन और मीटिंग रूम की स्क्रीन लगाना और जो ख़राब हो गया हो उसे बदलना।",
    },
  },
  "technical-support-engineer": {
    of: "tbhibe",
    description: {
      hinglish: "Log file se pata lagana ki customer ka product kyon nahi chal raha.",
      hindi: "लॉग फ़ाइल से पता लगाना कि ग्राहक का प्रोडक्ट क्यों नहीं चल रहा।",
    },
    summary: {
      hinglish:
        "Log file aur test set-up se customers ki woh mushkil dikkatein suljhana jo company ke product mein aati hain, aur asli kharabi uske coders ko batana.",
      hindi: "लॉग फ़ाइल और टेस्ट सेट-अप से ग्राहकों की वे मुश्किल दिक़्क़तें सुलझाना जो कंपनी के प्रोडक्ट में आती हैं, और असली ख़राबी उसके कोडरों को बताना।",
    },
  },
  "application-support-engineer": {
    of: "19pev82",
    description: {
      hinglish: "Chalte business program par nazar rakhna aur atka kaam niptana.",
      hindi: "चलते बिज़नेस प्रोग्राम पर नज़र रखना और अटका काम निपटाना।",
    },
    summary: {
      hinglish:
        "Roz chalne wale business program par nazar rakhna, jaise core banking system, aur counter khulne se pehle atke hue transaction niptana.",
      hindi: "रोज़ चलने वाले बिज़नेस प्रोग्राम पर नज़र रखना, जैसे कोर बैंकिंग सिस्टम, और काउंटर खुलने से पहले अटके हुए ट्रांज़ैक्शन निपटाना।",
    },
  },
  "it-help-desk-manager": {
    of: "1q802os",
    description: {
      hinglish: "Support agents ki shift chalana aur naraz logon ke call sambhalna.",
      hindi: "सपोर्ट एजेंटों की शिफ़्ट चलाना और नाराज़ लोगों के कॉल सँभालना।",
    },
    summary: {
      hinglish:
        "Support agents ki shift chalana, tay karna ki call ka jawab kitni jaldi mile, aur kisi naraz director ka phone aaye to khud sambhalna.",
      hindi: "सपोर्ट एजेंटों की शिफ़्ट चलाना, तय करना कि कॉल का जवाब कितनी जल्दी मिले, और किसी नाराज़ डायरेक्टर का फ़ोन आए तो ख़ुद सँभालना।",
    },
  },
  "it-coordinator": {
    of: "lgwey2",
    description: { hinglish: "School ya chhote office ke computer akele chalu rakhna.", hindi: "स्कूल या छोटे ऑफ़िस के कंप्यूटर अकेले चालू रखना।" },
    summary: {
      hinglish: "School ya chhote office ke computer akele dam par chalu rakhna, smart board aur Wi-Fi se lekar vendor aur stock list tak.",
      hindi: "स्कूल या छोटे ऑफ़िस के कंप्यूटर अकेले दम पर चालू रखना, स्मार्ट बोर्ड और Wi-Fi से लेकर वेंडर और स्टॉक लिस्ट तक।",
    },
  },
  "computer-laboratory-technician": {
    of: "qtri20",
    description: {
      hinglish: "Practical exam ke liye college ka computer room taiyar karna.",
      hindi: "प्रैक्टिकल परीक्षा के लिए कॉलेज का कंप्यूटर रूम तैयार करना।",
    },
    summary: {
      hinglish:
        "College ka computer room kholna aur taiyar karna, practical exam ke software daalna aur program hang ho to students ki madad karna.",
      hindi: "कॉलेज का कंप्यूटर रूम खोलना और तैयार करना, प्रैक्टिकल परीक्षा के सॉफ़्टवेयर डालना और प्रोग्राम हैंग हो तो छात्रों की मदद करना।",
    },
  },
  "network-engineer": {
    of: "1ogmuvk",
    description: {
      hinglish: "Offices ke beech router lagana aur pata lagana ki data kahan kho raha hai.",
      hindi: "ऑफ़िसों के बीच राउटर लगाना और पता लगाना कि डेटा कहाँ खो रहा है।",
    },
    summary: {
      hinglish:
        "Company ke offices ko jodne wale router aur switch lagana aur set karna, aur pata lagana ki raste mein data kahan kho raha hai.",
      hindi: "कंपनी के ऑफ़िसों को जोड़ने वाले राउटर और स्विच लगाना और सेट करना, और पता लगाना कि रास्ते में डेटा कहाँ खो रहा है।",
    },
  },
  "network-administrator": {
    of: "16d27t9",
    description: {
      hinglish: "Ek sanstha ka Wi-Fi, address aur block ki hui site sambhalna.",
      hindi: "एक संस्था का Wi-Fi, ऐड्रेस और ब्लॉक की हुई साइट सँभालना।",
    },
    summary: {
      hinglish: "Ek sanstha ka network roz chalana: address, Wi-Fi access, firewall ke niyam aur dheeme link.",
      hindi: "एक संस्था का नेटवर्क रोज़ चलाना: ऐड्रेस, Wi-Fi ऐक्सेस, फ़ायरवॉल के नियम और धीमे लिंक।",
    },
  },
  "network-architect": {
    of: "1taq9nk",
    description: {
      hinglish: "Cable bichhne se pehle bade network kagaz par design karna.",
      hindi: "केबल बिछने से पहले बड़े नेटवर्क काग़ज़ पर डिज़ाइन करना।",
    },
    summary: {
      hinglish: "Cable bichhne se pehle bade network ka layout kagaz par design karna, jaise kisi sarkari bank ki har branch ko jodna.",
      hindi: "केबल बिछने से पहले बड़े नेटवर्क का लेआउट काग़ज़ पर डिज़ाइन करना, जैसे किसी सरकारी बैंक की हर शाखा को जोड़ना।",
    },
  },
  "network-technician": {
    of: "1301c58",
    description: { hinglish: "Har floor par switch lagana aur socket test karna.", hindi: "हर मंज़िल पर स्विच लगाना और सॉकेट टेस्ट करना।" },
    summary: {
      hinglish: "Engineer ke plan ke mutabik har floor par switch aur access point lagana, connector crimp karna aur port test karna.",
      hindi: "इंजीनियर के प्लान के मुताबिक़ हर मंज़िल पर स्विच और ऐक्सेस पॉइंट लगाना, कनेक्टर क्रिंप करना और पोर्ट टेस्ट करना।",
    },
  },
  "network-operations-specialist": {
    of: "ozef6f",
    description: {
      hinglish: "Internet company ke alarm par nazar rakhna aur team bhejna.",
      hindi: "इंटरनेट कंपनी के अलार्म पर नज़र रखना और टीम भेजना।",
    },
    summary: {
      hinglish:
        "Internet company ke liye alarm wali screens ki poori deewar par din-raat nazar rakhna, trouble ticket kholna aur kata fibre jodne ke liye team bhejna.",
      hindi: "इंटरनेट कंपनी के लिए अलार्म वाली स्क्रीनों की पूरी दीवार पर दिन-रात नज़र रखना, ट्रबल टिकट खोलना और कटा फ़ाइबर जोड़ने के लिए टीम भेजना।",
    },
  },
  "wireless-engineer": {
    of: "brdmyt",
    description: {
      hinglish: "Wi-Fi antenna ki jagah tay karna taaki koi kona bina signal na rahe.",
      hindi: "Wi-Fi एंटीना की जगह तय करना ताकि कोई कोना बिना सिग्नल न रहे।",
    },
    summary: {
      hinglish: "Airport, stadium aur campus ke Wi-Fi aur private mobile network plan karna, aur chunna ki har antenna kahan lage.",
      hindi: "एयरपोर्ट, स्टेडियम और कैंपस के Wi-Fi और प्राइवेट मोबाइल नेटवर्क प्लान करना, और चुनना कि हर एंटीना कहाँ लगे।",
    },
  },
  "voip-engineer": {
    of: "1wr8z3b",
    description: {
      hinglish: "Internet par hone wale phone call ki goonj aur deri door karna.",
      hindi: "इंटरनेट पर होने वाले फ़ोन कॉल की गूँज और देरी दूर करना।",
    },
    summary: {
      hinglish: "Call centre aur office ke phone call data network par chalana, aur goonj, deri aur beech mein kate shabd theek karna.",
      hindi: "कॉल सेंटर और ऑफ़िस के फ़ोन कॉल डेटा नेटवर्क पर चलाना, और गूँज, देरी और बीच में कटे शब्द ठीक करना।",
    },
  },
  "telecommunication-design-engineer": {
    of: "1ohy9k0",
    description: {
      hinglish: "Plan karna ki mobile company ke agle tower kahan lagein.",
      hindi: "प्लान करना कि मोबाइल कंपनी के अगले टावर कहाँ लगें।",
    },
    summary: {
      hinglish:
        "Call ke data, zameen ki banavat aur har shehar ki badhat se design karna ki mobile company ke agle tower, link aur frequency kahan lagein.",
      hindi: "कॉल के डेटा, ज़मीन की बनावट और हर शहर की बढ़त से डिज़ाइन करना कि मोबाइल कंपनी के अगले टावर, लिंक और फ़्रीक्वेंसी कहाँ लगें।",
    },
  },
  "transmission-engineer": {
    of: "1xaxu6w",
    description: {
      hinglish: "Poore-poore shehron ki calls le jaane wali fibre ring chalu rakhna.",
      hindi: "पूरे-पूरे शहरों की कॉल ले जाने वाली फ़ाइबर रिंग चालू रखना।",
    },
    summary: {
      hinglish:
        "Telecom network ke trunk route chalu rakhna, yaani fibre ki woh ring aur unke optical equipment jo poore-poore shehron ka traffic le jaate hain.",
      hindi: "टेलीकॉम नेटवर्क के ट्रंक रूट चालू रखना, यानी फ़ाइबर की वे रिंग और उनके ऑप्टिकल उपकरण जो पूरे-पूरे शहरों का ट्रैफ़िक ले जाते हैं।",
    },
  },
  "field-maintenance-engineer": {
    of: "hodhuw",
    description: {
      hinglish: "Tower ki radio unit theek karna aur band mobile site phir chalu karna.",
      hindi: "टावर की रेडियो यूनिट ठीक करना और बंद मोबाइल साइट फिर चालू करना।",
    },
    summary: {
      hinglish:
        "Mobile company ki tower sites par jaakar radio unit chalu karna, jaanchna aur theek karna, aur garmi ya barish mein bhi band padi site phir chalana.",
      hindi: "मोबाइल कंपनी की टावर साइटों पर जाकर रेडियो यूनिट चालू करना, जाँचना और ठीक करना, और गर्मी या बारिश में भी बंद पड़ी साइट फिर चलाना।",
    },
  },
  "rf-test-engineer": {
    of: "19g3z04",
    description: {
      hinglish: "Tay raston par jaakar likhna ki mobile call kahan katti hai.",
      hindi: "तय रास्तों पर जाकर दर्ज करना कि मोबाइल कॉल कहाँ कटती है।",
    },
    summary: {
      hinglish:
        "Phone aur scanner lekar tay raston par gaadi se jaana, signal aur call drop darj karna, taaki dikhe ki mobile network kahan kamzor hai.",
      hindi: "फ़ोन और स्कैनर लेकर तय रास्तों पर गाड़ी से जाना, सिग्नल और कॉल ड्रॉप दर्ज करना, ताकि दिखे कि मोबाइल नेटवर्क कहाँ कमज़ोर है।",
    },
  },
  "rf-site-surveyor": {
    of: "xbd07l",
    description: {
      hinglish: "Chhaton aur kheton par jaakar dekhna ki tower kahan lag sakta hai.",
      hindi: "छतों और खेतों पर जाकर देखना कि टावर कहाँ लग सकता है।",
    },
    summary: {
      hinglish:
        "Chhaton aur kheton par jaakar parakhna ki wahan tower lag sakta hai ya nahi, aur rukavat, line of sight, bijli aur aane-jaane ka rasta note karna.",
      hindi: "छतों और खेतों पर जाकर परखना कि वहाँ टावर लग सकता है या नहीं, और रुकावट, लाइन ऑफ़ साइट, बिजली और आने-जाने का रास्ता नोट करना।",
    },
  },
  "microwave-engineer": {
    of: "klxe44",
    description: {
      hinglish: "Ek pahadi se doosri tak phone traffic bhejne wali dish seedh mein lagana.",
      hindi: "एक पहाड़ी से दूसरी तक फ़ोन ट्रैफ़िक भेजने वाली डिश सीध में लगाना।",
    },
    summary: {
      hinglish:
        "Jahan fibre nahi bichh sakta, wahan ek pahadi se doosri tak phone aur data bhejne wale dish link design karna aur unhe seedh mein lana.",
      hindi: "जहाँ फ़ाइबर नहीं बिछ सकता, वहाँ एक पहाड़ी से दूसरी तक फ़ोन और डेटा भेजने वाले डिश लिंक डिज़ाइन करना और उन्हें सीध में लाना।",
    },
  },
  "satellite-communications-engineer": {
    of: "16qemc0",
    description: {
      hinglish: "Jahazon aur fauji chowkiyon ko satellite se jodne wali dish seedh mein lagana.",
      hindi: "जहाज़ों और फ़ौजी चौकियों को सैटेलाइट से जोड़ने वाली डिश सीध में लगाना।",
    },
    summary: {
      hinglish:
        "Earth station aur chhoti dish yaani VSAT lagana jo jahazon, pahadon ki bank branch aur fauji chowkiyon tak data pahunchayein.",
      hindi: "अर्थ स्टेशन और छोटी डिश यानी VSAT लगाना जो जहाज़ों, पहाड़ों की बैंक शाखाओं और फ़ौजी चौकियों तक डेटा पहुँचाएँ।",
    },
  },
  "telecommunications-analyst": {
    of: "hyvuw5",
    description: {
      hinglish: "Firm ke liye operators ke phone bill aur offer ki tulna karna.",
      hindi: "फ़र्म के लिए ऑपरेटरों के फ़ोन बिल और ऑफ़र की तुलना करना।",
    },
    summary: {
      hinglish:
        "Sanstha ke call, data ka istemal aur bill dekhna, operators ke offer ki tulna karna aur batana ki kaun sa system kharidna chahiye.",
      hindi: "संस्था के कॉल, डेटा का इस्तेमाल और बिल देखना, ऑपरेटरों के ऑफ़र की तुलना करना और बताना कि कौन सा सिस्टम ख़रीदना चाहिए।",
    },
  },
  "telecommunications-manager": {
    of: "y0qwdq",
    description: {
      hinglish: "Network thap hone par bhi operator ki team aur budget sambhalna.",
      hindi: "नेटवर्क ठप होने पर भी ऑपरेटर की टीम और बजट सँभालना।",
    },
    summary: {
      hinglish:
        "Woh team, contract aur budget sambhalna jinse operator ke circle, jo aksar ek rajya hota hai, ya kisi company ke phone aur link chalte rehte hain.",
      hindi: "वे टीम, कॉन्ट्रैक्ट और बजट सँभालना जिनसे ऑपरेटर के सर्कल, जो अक्सर एक राज्य होता है, या किसी कंपनी के फ़ोन और लिंक चलते रहते हैं।",
    },
  },
  "telecommunications-technician": {
    of: "ahmu1u",
    description: {
      hinglish: "Meter se ek-ek card jaanchkar exchange ke equipment theek karna.",
      hindi: "मीटर से एक-एक कार्ड जाँचकर एक्सचेंज के उपकरण ठीक करना।",
    },
    summary: {
      hinglish:
        "Exchange aur transmission ke equipment lagana, test karna aur theek karna, aur meter aur loop test se ek-ek card jaanchkar kharabi pakadna.",
      hindi: "एक्सचेंज और ट्रांसमिशन के उपकरण लगाना, टेस्ट करना और ठीक करना, और मीटर और लूप टेस्ट से एक-एक कार्ड जाँचकर ख़राबी पकड़ना।",
    },
  },
  "pbx-installer": {
    of: "1d4im79",
    description: {
      hinglish: "Hotel aur hospital ke private phone exchange ki wiring karna.",
      hindi: "होटल और अस्पताल के प्राइवेट फ़ोन एक्सचेंज की वायरिंग करना।",
    },
    summary: {
      hinglish:
        "Hotel, hospital ya office ke private telephone exchange ki wiring aur programming karna, extension, intercom aur call barring set karna.",
      hindi: "होटल, अस्पताल या ऑफ़िस के प्राइवेट टेलीफ़ोन एक्सचेंज की वायरिंग और प्रोग्रामिंग करना, एक्सटेंशन, इंटरकॉम और कॉल बैरिंग सेट करना।",
    },
  },
  "telephone-lineman": {
    of: "gppnds",
    description: {
      hinglish: "Khambon par taar theek karke band telephone phir chalu karna.",
      hindi: "खंभों पर तार ठीक करके बंद टेलीफ़ोन फिर चालू करना।",
    },
    summary: {
      hinglish:
        "Khambon par chadhkar aur sadak kinare ke box kholkar har grahak ke ghar tak jaane wale taar bichhana, jodna aur theek karna.",
      hindi: "खंभों पर चढ़कर और सड़क किनारे के बॉक्स खोलकर हर ग्राहक के घर तक जाने वाले तार बिछाना, जोड़ना और ठीक करना।",
    },
  },
  "optical-fibre-technician": {
    of: "yx46b3",
    description: {
      hinglish: "Duct mein cable kheenchna aur light pulse se pata lagana ki kahan toota hai.",
      hindi: "डक्ट में केबल खींचना और लाइट पल्स से पता लगाना कि कहाँ टूटा है।",
    },
    summary: {
      hinglish:
        "Duct mein fibre cable kheenchna, route par gasht lagana aur light pulse se tooti jagah dhoondhna, aksar wahan jahan khudai machine lag gayi ho.",
      hindi: "डक्ट में फ़ाइबर केबल खींचना, रूट पर गश्त लगाना और लाइट पल्स से टूटी जगह ढूँढना, अक्सर वहाँ जहाँ खुदाई मशीन लग गई हो।",
    },
  },
  "optical-fibre-splicer": {
    of: "q3mu7r",
    description: {
      hinglish: "Tent ya manhole mein baal jaise patle kaanch ke reshe jodna.",
      hindi: "टेंट या मैनहोल में बाल जैसे पतले काँच के रेशे जोड़ना।",
    },
    summary: {
      hinglish:
        "Tent ya manhole mein baal jaise patle kaanch ke reshe chheelna, kaatna aur pighlakar jodna, taaki jod se roshni lagbhag bina nuksan ke guzre.",
      hindi: "टेंट या मैनहोल में बाल जैसे पतले काँच के रेशे छीलना, काटना और पिघलाकर जोड़ना, ताकि जोड़ से रोशनी लगभग बिना नुक़सान के गुज़रे।",
    },
  },
  "broadband-technician": {
    of: "1vr1cfc",
    description: {
      hinglish: "Gharon mein internet lagana, modem aur Wi-Fi set karna.",
      hindi: "घरों में इंटरनेट लगाना, मॉडम और Wi-Fi सेट करना।",
    },
    summary: {
      hinglish:
        "Gharon mein internet lagana, modem, Wi-Fi ka naam aur cable ka rasta set karna, aur parivar ko dikhana ki use restart kaise karein.",
      hindi: "घरों में इंटरनेट लगाना, मॉडम, Wi-Fi का नाम और केबल का रास्ता सेट करना, और परिवार को दिखाना कि उसे रीस्टार्ट कैसे करें।",
    },
  },
  "telecommunication-tower-technician": {
    of: "1im7o13",
    description: {
      hinglish: "Harness pehankar mobile tower par chadhna aur antenna lagana.",
      hindi: "हार्नेस पहनकर मोबाइल टावर पर चढ़ना और एंटीना लगाना।",
    },
    summary: {
      hinglish:
        "Harness pehankar mobile tower par chadhna, antenna aur cable lagana, aur neeche ke diesel generator aur battery ko theek rakhna.",
      hindi: "हार्नेस पहनकर मोबाइल टावर पर चढ़ना, एंटीना और केबल लगाना, और नीचे के डीज़ल जनरेटर और बैटरी को ठीक रखना।",
    },
  },
  "network-cable-installer": {
    of: "18hiddd",
    description: {
      hinglish: "Naye office mein data cable bichhana aur har point test karna.",
      hindi: "नए ऑफ़िस में डेटा केबल बिछाना और हर पॉइंट टेस्ट करना।",
    },
    summary: {
      hinglish: "Naye office ki ceiling aur conduit mein data cable bichhana, unhe patch panel par jodna aur har point certify karna.",
      hindi: "नए ऑफ़िस की सीलिंग और कंड्यूट में डेटा केबल बिछाना, उन्हें पैच पैनल पर जोड़ना और हर पॉइंट सर्टिफ़ाई करना।",
    },
  },
  "cable-television-installer": {
    of: "1ho0c3x",
    description: {
      hinglish: "Gali se flat tak cable lana taaki har channel saaf aaye.",
      hindi: "गली से फ़्लैट तक केबल लाना ताकि हर चैनल साफ़ आए।",
    },
    summary: {
      hinglish: "Gali ke amplifier se har flat tak coaxial cable lana aur har channel saaf aane tak signal ka level set karna.",
      hindi: "गली के ऐम्प्लिफ़ायर से हर फ़्लैट तक कोएक्सियल केबल लाना और हर चैनल साफ़ आने तक सिग्नल का लेवल सेट करना।",
    },
  },
  "set-top-box-installer": {
    of: "qrnxmr",
    description: {
      hinglish: "DTH dish ko seedh mein lagana aur box ko TV se jodna.",
      hindi: "DTH डिश को सीध में लगाना और बॉक्स को TV से जोड़ना।",
    },
    summary: {
      hinglish:
        "DTH ya cable company ke liye chhat-chhat jaana: dish seedh mein lagana, cable bichhana, box aur card ko TV se jodna, aur pata lagana ki screen par no signal kyon aa raha hai.",
      hindi:
        "DTH या केबल कंपनी के लिए छत-छत जाना: डिश सीध में लगाना, केबल बिछाना, बॉक्स और कार्ड को TV से जोड़ना, और पता लगाना कि स्क्रीन पर नो सिग्नल क्यों आ रहा है।",
    },
  },
  "wireless-operator": {
    of: "1ccig2l",
    description: {
      hinglish: "Radio set se police, jahaz ya baadh ke sandesh pahunchana.",
      hindi: "रेडियो सेट से पुलिस, जहाज़ या बाढ़ के संदेश पहुँचाना।",
    },
    summary: {
      hinglish:
        "Police, jahaz, jungle ya baadh niyantran chowki ke liye radio set se sandesh bhejna aur lena, call sign aur log book ke saath.",
      hindi: "पुलिस, जहाज़, जंगल या बाढ़ नियंत्रण चौकी के लिए रेडियो सेट से संदेश भेजना और लेना, कॉल साइन और लॉग बुक के साथ।",
    },
  },
  "cctv-technician": {
    of: "1by8ikh",
    description: {
      hinglish: "Dukan aur sadak par aise camera lagana ki koi kona na chhoote.",
      hindi: "दुकान और सड़क पर ऐसे कैमरे लगाना कि कोई कोना न छूटे।",
    },
    summary: {
      hinglish:
        "Dukan, colony aur station mein camera, recorder aur phone par dekhne ki suvidha lagana, aur aise angle chunna ki koi kona na chhoote.",
      hindi: "दुकान, कॉलोनी और स्टेशन में कैमरा, रिकॉर्डर और फ़ोन पर देखने की सुविधा लगाना, और ऐसे ऐंगल चुनना कि कोई कोना न छूटे।",
    },
  },
  "access-controls-installation-technician": {
    of: "hxr7fa",
    description: {
      hinglish: "Darwaza kholne wale card aur fingerprint reader lagana.",
      hindi: "दरवाज़ा खोलने वाले कार्ड और फ़िंगरप्रिंट रीडर लगाना।",
    },
    summary: {
      hinglish:
        "Office, hotel aur metro ke darwaze kholne wale card, fingerprint aur chehra pehchanne wale reader lagana, aur set karna ki kaun andar ja sake.",
      hindi: "ऑफ़िस, होटल और मेट्रो के दरवाज़े खोलने वाले कार्ड, फ़िंगरप्रिंट और चेहरा पहचानने वाले रीडर लगाना, और सेट करना कि कौन अंदर जा सके।",
    },
  },
  "information-security-analyst": {
    of: "wjjhl1",
    description: {
      hinglish: "Firm ke data ke khatre parakhna aur dekhna ki access kiske paas hai.",
      hindi: "फ़र्म के डेटा के ख़तरे परखना और देखना कि ऐक्सेस किसके पास है।",
    },
    summary: {
      hinglish:
        "Company ka data bachana: khatre parakhna, setting aur access jaanchna, aur staff ko batana ki kin link aur device par bharosa na karein.",
      hindi: "कंपनी का डेटा बचाना: ख़तरे परखना, सेटिंग और ऐक्सेस जाँचना, और स्टाफ़ को बताना कि किन लिंक और डिवाइस पर भरोसा न करें।",
    },
  },
  "security-operations-centre-analyst": {
    of: "1fs6chr",
    description: {
      hinglish: "Har shift mein asli hamlon ko jhoothe alarm se alag karna.",
      hindi: "हर शिफ़्ट में असली हमलों को झूठे अलार्म से अलग करना।",
    },
    summary: {
      hinglish:
        "Alert screens ke saamne shift mein kaam karna, asli hamlon ko jhoothe alarm se alag karna aur infected machine ko minton mein network se kaatna.",
      hindi: "अलर्ट स्क्रीनों के सामने शिफ़्ट में काम करना, असली हमलों को झूठे अलार्म से अलग करना और इन्फ़ेक्टेड मशीन को मिनटों में नेटवर्क से काटना।",
    },
  },
  "information-security-engineer": {
    of: "19gny02",
    description: {
      hinglish: "Firewall aur surakshit login lagana, phir un par hamla karke dekhna.",
      hindi: "फ़ायरवॉल और सुरक्षित लॉगिन लगाना, फिर उन पर हमला करके देखना।",
    },
    summary: {
      hinglish:
        "Suraksha ke intezam khud banana: firewall, encryption, detection ke niyam aur surakshit login, aur sabit karna ki woh tikte hain.",
      hindi: "सुरक्षा के इंतज़ाम ख़ुद बनाना: फ़ायरवॉल, एन्क्रिप्शन, डिटेक्शन के नियम और सुरक्षित लॉगिन, और साबित करना कि वे टिकते हैं।",
    },
  },
  "security-architect": {
    of: "orihcw",
    description: {
      hinglish: "System banne se pehle design karna ki data kahan lock rahe.",
      hindi: "सिस्टम बनने से पहले डिज़ाइन करना कि डेटा कहाँ लॉक रहे।",
    },
    summary: {
      hinglish:
        "System banne se pehle hi unme suraksha design karna, yaani tay karna ki data kahan lock rahe aur har hissa kis par bharosa kare.",
      hindi: "सिस्टम बनने से पहले ही उनमें सुरक्षा डिज़ाइन करना, यानी तय करना कि डेटा कहाँ लॉक रहे और हर हिस्सा किस पर भरोसा करे।",
    },
  },
  "penetration-tester": {
    of: "te3loh",
    description: {
      hinglish: "Likhit anumati lekar client ke network par hamla karna.",
      hindi: "लिखित अनुमति लेकर क्लाइंट के नेटवर्क पर हमला करना।",
    },
    summary: {
      hinglish:
        "Likhit anumati lekar client ke network aur app par asli ghuspaithiye ki tarah hamla karna, aur report mein batana ki har darwaza kaise khula.",
      hindi: "लिखित अनुमति लेकर क्लाइंट के नेटवर्क और ऐप पर असली घुसपैठिए की तरह हमला करना, और रिपोर्ट में बताना कि हर दरवाज़ा कैसे खुला।",
    },
  },
  "bug-bounty-hunter": {
    of: "z7lz88",
    description: {
      hinglish: "Jo sites khud iska nyota dein, unme security ki kami dhoondhkar inaam kamana.",
      hindi: "जो साइटें ख़ुद इसका न्योता दें, उनमें सुरक्षा की कमी ढूँढकर इनाम कमाना।",
    },
    summary: {
      hinglish:
        "Freelancer ke roop mein un companies ki site aur app khangalna jo khud iska nyota dein, aur security ki jo kami sabse pehle sabit karke batayi jaye, us par inaam kamana.",
      hindi:
        "फ़्रीलांसर के रूप में उन कंपनियों की साइट और ऐप खँगालना जो ख़ुद इसका न्योता दें, और सुरक्षा की जो कमी सबसे पहले साबित करके बताई जाए, उस पर इनाम कमाना।",
    },
  },
  "digital-forensics-analyst": {
    of: "28qij",
    description: { hinglish: "Zabt phone aur disk se adalat ke liye saboot nikalna.", hindi: "ज़ब्त फ़ोन और डिस्क से अदालत के लिए सबूत निकालना।" },
    summary: {
      hinglish: "Zabt phone aur disk se delete hui chat, photo aur logs is tarah nikalna ki adalat unhe saboot maane.",
      hindi: "ज़ब्त फ़ोन और डिस्क से डिलीट हुई चैट, फ़ोटो और लॉग इस तरह निकालना कि अदालत उन्हें सबूत माने।",
    },
  },
  "malware-analyst": {
    of: "vsdlnu",
    description: {
      hinglish: "Alag-thalag machine mein virus aur ransomware ko khol-kholkar samajhna.",
      hindi: "अलग-थलग मशीन में वायरस और रैनसमवेयर को खोल-खोलकर समझना।",
    },
    summary: {
      hinglish:
        "Lab ki alag-thalag machine mein virus aur ransomware ko khol-kholkar jaanna ki woh kya churate hain, kaise chhupte hain aur unhe kaise khatm karein.",
      hindi: "लैब की अलग-थलग मशीन में वायरस और रैनसमवेयर को खोल-खोलकर जानना कि वे क्या चुराते हैं, कैसे छुपते हैं और उन्हें कैसे ख़त्म करें।",
    },
  },
  "threat-intelligence-analyst": {
    of: "t2i1o5",
    description: {
      hinglish: "Dark web par hacker groups par nazar rakhna aur clients ko chetana.",
      hindi: "डार्क वेब पर हैकर गिरोहों पर नज़र रखना और क्लाइंट को चेताना।",
    },
    summary: {
      hinglish:
        "Leak hue data, dark web forum aur purane hamlon ke sahare hacker groups ka peecha karna, aur clients ko chetana ki agla nishana kaun ho sakta hai.",
      hindi: "लीक हुए डेटा, डार्क वेब फ़ोरम और पुराने हमलों के सहारे हैकर गिरोहों का पीछा करना, और क्लाइंट को चेताना कि अगला निशाना कौन हो सकता है।",
    },
  },
  "vulnerability-analyst": {
    of: "9a1uo1",
    description: { hinglish: "Machines mein kamzoriyan scan karna aur patch lagwana.", hindi: "मशीनों में कमज़ोरियाँ स्कैन करना और पैच लगवाना।" },
    summary: {
      hinglish:
        "Hazaron machines mein jaani-pehchani kamzoriyan scan karna, khatre ke hisaab se unka kram banana aur sudhar yaani patch lagne tak zimmedar logon ke peeche pade rehna.",
      hindi: "हज़ारों मशीनों में जानी-पहचानी कमज़ोरियाँ स्कैन करना, ख़तरे के हिसाब से उनका क्रम बनाना और सुधार यानी पैच लगने तक ज़िम्मेदार लोगों के पीछे पड़े रहना।",
    },
  },
  "cyber-incident-responder": {
    of: "7esw1c",
    description: {
      hinglish: "Hamle ke beech hi ghuspaithiye ko bahar karna aur saboot bachana.",
      hindi: "हमले के बीच ही घुसपैठिए को बाहर करना और सबूत बचाना।",
    },
    summary: {
      hinglish: "System mein sendh lagte hi kamaan sambhalna, ghuspaithiye ko bahar karna, saboot bachana aur system wapas chalu karna.",
      hindi: "सिस्टम में सेंध लगते ही कमान सँभालना, घुसपैठिए को बाहर करना, सबूत बचाना और सिस्टम वापस चालू करना।",
    },
  },
  "network-security-engineer": {
    of: "14r1pue",
    description: { hinglish: "Network ki seema par firewall aur VPN tunnel lagana.", hindi: "नेटवर्क की सीमा पर फ़ायरवॉल और VPN टनल लगाना।" },
    summary: {
      hinglish:
        "Network ki seema par firewall, VPN tunnel aur ghuspaith pakadne wale sensor lagana, aur jo niyam zyada dheel dete hain unhe kasna.",
      hindi: "नेटवर्क की सीमा पर फ़ायरवॉल, VPN टनल और घुसपैठ पकड़ने वाले सेंसर लगाना, और जो नियम ज़्यादा ढील देते हैं उन्हें कसना।",
    },
  },
  "cloud-security-engineer": {
    of: "cgqotx",
    description: {
      hinglish: "Kiraye ke cloud system mein security ki kamiyan dhoondhna aur band karna.",
      hindi: "किराए के क्लाउड सिस्टम में सुरक्षा की कमियाँ ढूँढना और बंद करना।",
    },
    summary: {
      hinglish:
        "Kiraye ke cloud system mein sabke liye khula storage, zarurat se zyada adhikar wale account aur leak hui keys dhoondhkar band karna, zyadatar code se.",
      hindi: "किराए के क्लाउड सिस्टम में सबके लिए खुला स्टोरेज, ज़रूरत से ज़्यादा अधिकार वाले अकाउंट और लीक हुई डिजिटल चाबियाँ ढूँढकर बंद करना, ज़्यादातर कोड से।",
    },
  },
  "application-security-analyst": {
    of: "1bmf6mi",
    description: {
      hinglish: "Release se pehle developers ke code mein kamiyan dhoondhna.",
      hindi: "रिलीज़ से पहले डेवलपरों के कोड में कमियाँ ढूँढना।",
    },
    summary: {
      hinglish:
        "Developers ke code aur design mein kamiyan jaanchna, jaise command andar aane dene wala form yaani SQL injection, aur team ko unse bachna sikhana.",
      hindi: "डेवलपरों के कोड और डिज़ाइन में कमियाँ जाँचना, जैसे कमांड अंदर आने देने वाला फ़ॉर्म यानी SQL इंजेक्शन, और टीमों को उनसे बचना सिखाना।",
    },
  },
  "embedded-systems-security-engineer": {
    of: "18dg7pc",
    description: { hinglish: "Car aur pacemaker ki chip ko chhedchhad se bachana.", hindi: "कार और पेसमेकर की चिप को छेड़छाड़ से बचाना।" },
    summary: {
      hinglish:
        "Car, meter aur pacemaker ke andar ki chip ko chhedchhad se bachana, lock kiye hue start-up code aur signed update ke zariye.",
      hindi: "कार, मीटर और पेसमेकर के अंदर की चिप को छेड़छाड़ से बचाना, लॉक किए हुए स्टार्ट-अप कोड और साइन किए हुए अपडेट के ज़रिए।",
    },
  },
  "identity-and-access-management-analyst": {
    of: "1xweqe8",
    description: {
      hinglish: "Har karmchari ko sirf wahi login dena jo kaam ke liye chahiye.",
      hindi: "हर कर्मचारी को सिर्फ़ वही लॉगिन देना जो काम के लिए चाहिए।",
    },
    summary: {
      hinglish:
        "Dekhna ki har karmchari bas wahi khol sake jo kaam ke liye chahiye, aur naukri chhodne ke din uska har login band ho jaye.",
      hindi: "देखना कि हर कर्मचारी बस वही खोल सके जो काम के लिए चाहिए, और नौकरी छोड़ने के दिन उसका हर लॉगिन बंद हो जाए।",
    },
  },
  cryptographer: {
    of: "nx612k",
    description: {
      hinglish: "Card payment ko gupt rakhne wale secret code yaani cipher banana.",
      hindi: "कार्ड पेमेंट को गुप्त रखने वाले सीक्रेट कोड यानी साइफ़र बनाना।",
    },
    summary: {
      hinglish:
        "Aise cipher aur signature banana aur unhe sahi sabit karna jo sandesh, card payment aur desh ke raaz chori se sunne walon se bachayein.",
      hindi: "ऐसे साइफ़र और सिग्नेचर बनाना और उन्हें सही साबित करना जो संदेश, कार्ड पेमेंट और देश के राज़ चोरी से सुनने वालों से बचाएँ।",
    },
  },
  cryptanalyst: {
    of: "aeyygi",
    description: { hinglish: "Code ke ganit mein kamzori dhoondhkar use todna.", hindi: "कोड के गणित में कमज़ोरी ढूँढकर उसे तोड़ना।" },
    summary: {
      hinglish: "Code todna: dushman ya kisi product ke cipher ki kamzori ganit, pattern aur badi computing taakat se dhoondhna.",
      hindi: "कोड तोड़ना: दुश्मन या किसी प्रोडक्ट के साइफ़र की कमज़ोरी गणित, पैटर्न और बड़ी कंप्यूटिंग ताक़त से ढूँढना।",
    },
  },
  "chief-information-security-officer": {
    of: "fgr0bk",
    description: { hinglish: "Firm ki poori cyber suraksha ka jawab board ko dena.", hindi: "फ़र्म की पूरी साइबर सुरक्षा का जवाब बोर्ड को देना।" },
    summary: {
      hinglish:
        "Firm ki poori cyber suraksha ka jawab board ko dena, budget aur kanoon se lekar is baat tak ki sendh lagne ke din kya kaha jaye.",
      hindi: "फ़र्म की पूरी साइबर सुरक्षा का जवाब बोर्ड को देना, बजट और क़ानून से लेकर इस बात तक कि सेंध लगने के दिन क्या कहा जाए।",
    },
  },
  "information-security-manager": {
    of: "15z9561",
    description: {
      hinglish: "Saal bhar team ke audit, tool aur jagrukta hafte chalana.",
      hindi: "साल भर टीम के ऑडिट, टूल और जागरूकता हफ़्ते चलाना।",
    },
    summary: {
      hinglish:
        "Security team ka saal bhar ka kaam chalana: jagrukta abhiyan, audit, tool ki kharid aur pichhle test mein mili har kami sudharne ka plan.",
      hindi: "सिक्योरिटी टीम का साल भर का काम चलाना: जागरूकता अभियान, ऑडिट, टूल की ख़रीद और पिछले टेस्ट में मिली हर कमी सुधारने का प्लान।",
    },
  },
  "information-security-consultant": {
    of: "1g129lk",
    description: {
      hinglish: "Clients ki cyber suraksha ki kamiyan dhoondhna aur sudhar plan karna.",
      hindi: "क्लाइंट की साइबर सुरक्षा की कमियाँ ढूँढना और सुधार प्लान करना।",
    },
    summary: {
      hinglish:
        "Ek ke baad ek client ke yahan jaakar, jaise hospital aur sahkari bank, unki suraksha ki kamiyan dhoondhna aur sudhar plan karna.",
      hindi: "एक के बाद एक क्लाइंट के यहाँ जाकर, जैसे अस्पताल और सहकारी बैंक, उनकी सुरक्षा की कमियाँ ढूँढना और सुधार प्लान करना।",
    },
  },
  "cybersecurity-risk-manager": {
    of: "spfve0",
    description: {
      hinglish: "Aankna ki cyber khatre kitne sambhav hain aur kitne rupaye ke padenge.",
      hindi: "आँकना कि साइबर ख़तरे कितने संभव हैं और कितने रुपये के पड़ेंगे।",
    },
    summary: {
      hinglish:
        "Aankna ki har cyber khatra kitna sambhav hai aur kitne rupaye ka padega, taaki leaders chun sakein ki kiska bima karayein, kise theek karein aur kise sweekar karein.",
      hindi:
        "आँकना कि हर साइबर ख़तरा कितना संभव है और कितने रुपये का पड़ेगा, ताकि बड़े अधिकारी चुन सकें कि किसका बीमा कराएँ, किसे ठीक करें और किसे स्वीकार करें।",
    },
  },
  "it-auditor": {
    of: "rhao7h",
    description: {
      hinglish: "Jaanchna ki firm ke computer control dave ke mutabik chalte hain ya nahi.",
      hindi: "जाँचना कि फ़र्म के कंप्यूटर कंट्रोल दावे के मुताबिक़ चलते हैं या नहीं।",
    },
    summary: {
      hinglish:
        "Swatantra roop se jaanchna ki sanstha ke computer control dave ke mutabik chalte hain ya nahi, saboot ke liye login, badlav aur backup ke namoone lekar.",
      hindi: "स्वतंत्र रूप से जाँचना कि संस्था के कंप्यूटर कंट्रोल दावे के मुताबिक़ चलते हैं या नहीं, सबूत के लिए लॉगिन, बदलाव और बैकअप के नमूने लेकर।",
    },
  },
  "security-compliance-analyst": {
    of: "160h56s",
    description: {
      hinglish: "Saboot jutana ki system mein card aur privacy ke niyam maane jaate hain.",
      hindi: "सबूत जुटाना कि सिस्टम में कार्ड और प्राइवेसी के नियम माने जाते हैं।",
    },
    summary: {
      hinglish:
        "Company ke system ko card, privacy aur kendriya bank ke niyamon se ek-ek line milana aur certificate ke liye saboot jutana.",
      hindi: "कंपनी के सिस्टम को कार्ड, प्राइवेसी और केंद्रीय बैंक के नियमों से एक-एक लाइन मिलाना और सर्टिफ़िकेट के लिए सबूत जुटाना।",
    },
  },
  "information-security-administrator": {
    of: "4b8b7c",
    description: {
      hinglish: "Website ke certificate renew karna aur antivirus par nazar rakhna.",
      hindi: "वेबसाइट के सर्टिफ़िकेट रिन्यू करना और एंटीवायरस पर नज़र रखना।",
    },
    summary: {
      hinglish:
        "Suraksha ka roz ka rakh-rakhav karna: antivirus, website ke certificate, block ki hui site, khoye login device yaani token aur access ki request.",
      hindi: "सुरक्षा का रोज़ का रख-रखाव करना: एंटीवायरस, वेबसाइट के सर्टिफ़िकेट, ब्लॉक की हुई साइट, खोए लॉगिन डिवाइस यानी टोकन और ऐक्सेस के अनुरोध।",
    },
  },
  "devsecops-engineer": {
    of: "1n9uwpg",
    description: {
      hinglish: "Aisa intezam karna ki password leak ho to release khud ruk jaye.",
      hindi: "ऐसा इंतज़ाम करना कि पासवर्ड लीक हो तो रिलीज़ ख़ुद रुक जाए।",
    },
    summary: {
      hinglish:
        "Program banane ke automatic steps yaani pipeline mein security ki jaanch lagana, taaki leak hua password ya asurakshit hissa milte hi release ruk jaye.",
      hindi: "प्रोग्राम बनाने के ऑटोमैटिक चरणों यानी पाइपलाइन में सुरक्षा की जाँच लगाना, ताकि लीक हुआ पासवर्ड या असुरक्षित हिस्सा मिलते ही रिलीज़ रुक जाए।",
    },
  },
  "software-tester": {
    of: "1logtaj",
    description: {
      hinglish: "Program ko haath se chalakar har galat nateeja darj karna.",
      hindi: "प्रोग्राम को हाथ से चलाकर हर ग़लत नतीजा दर्ज करना।",
    },
    summary: {
      hinglish: "Program ko asli aur laparwah users ki tarah haath se chalana, aur galat nateeje tak le jaane wala har kadam darj karna.",
      hindi: "प्रोग्राम को असली और लापरवाह यूज़र की तरह हाथ से चलाना, और ग़लत नतीजे तक ले जाने वाला हर क़दम दर्ज करना।",
    },
  },
  "test-automation-engineer": {
    of: "1uca1yi",
    description: {
      hinglish: "Aisa code likhna jo har raat khud app par click karke jaanche.",
      hindi: "ऐसा कोड लिखना जो हर रात ख़ुद ऐप पर क्लिक करके जाँचे।",
    },
    summary: {
      hinglish:
        "Tester ki haath se ki jaane wali jaanch ko har raat chalne wali script mein badalna, aur subah tak batana ki kal ke badlav se kya bigda.",
      hindi: "टेस्टर की हाथ से की जाने वाली जाँच को हर रात चलने वाली स्क्रिप्ट में बदलना, और सुबह तक बताना कि कल के बदलाव से क्या बिगड़ा।",
    },
  },
  "software-quality-assurance-analyst": {
    of: "1bok8u2",
    description: {
      hinglish: "Project ke checkpoint tay karna aur uski kamiyan ginna.",
      hindi: "प्रोजेक्ट के चेकपॉइंट तय करना और उसकी कमियाँ गिनना।",
    },
    summary: {
      hinglish: "Project banane ke standard aur checkpoint tay karna, uski requirements parakhna aur naapna ki kamiyan kahan se aati hain.",
      hindi: "प्रोजेक्ट बनाने के स्टैंडर्ड और चेकपॉइंट तय करना, उसकी ज़रूरतें परखना और नापना कि कमियाँ कहाँ से आती हैं।",
    },
  },
  "performance-tester": {
    of: "11p1zww",
    description: {
      hinglish: "System par nakli users ki bheed bhejna, jab tak woh dheema na pade ya thap na ho.",
      hindi: "सिस्टम पर नक़ली यूज़र की भीड़ भेजना, जब तक वह धीमा न पड़े या ठप न हो।",
    },
    summary: {
      hinglish:
        "Ticket ya exam ki site par hazaron nakli users ki bheed bhejkar pata lagana ki woh kis had par dheemi padti hai ya thap hoti hai.",
      hindi: "टिकट या परीक्षा की साइट पर हज़ारों नक़ली यूज़र की भीड़ भेजकर पता लगाना कि वह किस हद पर धीमी पड़ती है या ठप होती है।",
    },
  },
  "integration-tester": {
    of: "77vn77",
    description: {
      hinglish: "Jaanchna ki app, uska bank aur SMS saath mein theek chalein.",
      hindi: "जाँचना कि ऐप, उसका बैंक और SMS साथ में ठीक चलें।",
    },
    summary: {
      hinglish: "Jaanchna ki jo hisse akele chalte hain woh saath mein bhi chalein, jaise ticket ka app, payment gateway aur SMS service.",
      hindi: "जाँचना कि जो हिस्से अकेले चलते हैं वे साथ में भी चलें, जैसे टिकट का ऐप, पेमेंट गेटवे और SMS सर्विस।",
    },
  },
  "etl-tester": {
    of: "adcb2m",
    description: {
      hinglish: "Jaanchna ki ek data store mein daala gaya data poora pahuncha.",
      hindi: "जाँचना कि एक डेटा स्टोर में डाला गया डेटा पूरा पहुँचा।",
    },
    summary: {
      hinglish:
        "SQL mein row ginkar aur total milakar sabit karna ki kai system se ek data store yaani warehouse mein aaya data poora, sahi aur samay par pahuncha.",
      hindi: "SQL में लाइनें गिनकर और टोटल मिलाकर साबित करना कि कई सिस्टम से एक डेटा स्टोर यानी वेयरहाउस में आया डेटा पूरा, सही और समय पर पहुँचा।",
    },
  },
  "accessibility-tester": {
    of: "qp7hut",
    description: {
      hinglish: "Drishtiheen users ki tarah screen reader se site chalakar dekhna.",
      hindi: "दृष्टिहीन यूज़र की तरह स्क्रीन रीडर से साइट चलाकर देखना।",
    },
    summary: {
      hinglish:
        "Screen reader, sirf keyboard aur high contrast se site aur app jaanchna, taaki drishtiheen ya buzurg users ke liye woh band na rahein.",
      hindi: "स्क्रीन रीडर, सिर्फ़ कीबोर्ड और हाई कंट्रास्ट से साइट और ऐप जाँचना, ताकि दृष्टिहीन या बुज़ुर्ग यूज़र के लिए वे बंद न रहें।",
    },
  },
  "test-manager": {
    of: "14o0xlj",
    description: {
      hinglish: "Plan karna ki kaun kya test kare, aur launch ko haan ya na kehna.",
      hindi: "प्लान करना कि कौन क्या टेस्ट करे, और लॉन्च को हाँ या ना कहना।",
    },
    summary: {
      hinglish:
        "Plan karna ki kya test hoga aur kaun karega, launch se pehle testers ka samay katne na dena aur quality par aakhri haan ya na kehna.",
      hindi: "प्लान करना कि क्या टेस्ट होगा और कौन करेगा, लॉन्च से पहले टेस्टरों का समय कटने न देना और क्वालिटी पर आख़िरी हाँ या ना कहना।",
    },
  },
  "embedded-software-engineer": {
    of: "3h99bf",
    description: {
      hinglish: "Washing machine aur meter ke andar chalne wala chhota, kasa code likhna.",
      hindi: "वॉशिंग मशीन और मीटर के अंदर चलने वाला छोटा, कसा कोड लिखना।",
    },
    summary: {
      hinglish:
        "Washing machine, meter aur medical pump mein chhupe chhote computer ke liye kasa hua code likhna, jahan memory bahut kam hoti hai.",
      hindi: "वॉशिंग मशीन, मीटर और मेडिकल पंप में छुपे छोटे कंप्यूटर के लिए कसा हुआ कोड लिखना, जहाँ मेमोरी बहुत कम होती है।",
    },
  },
  "embedded-systems-designer": {
    of: "1hk3fzi",
    description: { hinglish: "Gadget ka processor, sensor aur power chunna.", hindi: "गैजेट का प्रोसेसर, सेंसर और पावर चुनना।" },
    summary: {
      hinglish:
        "Naye gadget ke liye processor, sensor aur power chunna, aur kuch bhi banne se pehle tay karna ki kaun sa kaam circuit kare aur kaun sa code.",
      hindi: "नए गैजेट के लिए प्रोसेसर, सेंसर और पावर चुनना, और कुछ भी बनने से पहले तय करना कि कौन सा काम सर्किट करे और कौन सा कोड।",
    },
  },
  "firmware-engineer": {
    of: "xf3l4k",
    description: {
      hinglish: "Router jaise device mein daala jaane wala code likhna.",
      hindi: "राउटर जैसे डिवाइस में डाला जाने वाला कोड लिखना।",
    },
    summary: {
      hinglish:
        "Device ke andar hi rehne wala code likhna, jaise router ka start-up program yaani boot loader ya earphone ki chip ka code, aur uske surakshit update banana.",
      hindi:
        "डिवाइस के अंदर ही रहने वाला कोड लिखना, जैसे राउटर का स्टार्ट-अप प्रोग्राम यानी बूट लोडर या ईयरफ़ोन की चिप का कोड, और उसके सुरक्षित अपडेट बनाना।",
    },
  },
  "systems-software-engineer": {
    of: "14vcy27",
    description: {
      hinglish: "Woh code likhna jisse computer printer ya camera chala sake.",
      hindi: "वह कोड लिखना जिससे कंप्यूटर प्रिंटर या कैमरा चला सके।",
    },
    summary: {
      hinglish: "Software ki sabse nichli parat likhna, jaise operating system aur printer, camera ya graphics card ke beech ki kadi.",
      hindi: "सॉफ़्टवेयर की सबसे निचली परत लिखना, जैसे ऑपरेटिंग सिस्टम और प्रिंटर, कैमरा या ग्राफ़िक्स कार्ड के बीच की कड़ी।",
    },
  },
  "fpga-design-engineer": {
    of: "1rd6l4p",
    description: {
      hinglish: "Dobara program ho sakne wali chip ke circuit code mein likhna.",
      hindi: "दोबारा प्रोग्राम हो सकने वाली चिप के सर्किट कोड में लिखना।",
    },
    summary: {
      hinglish:
        "Digital circuit ko code mein likhna aur radar, base station aur share traders ke liye dobara program ho sakne wali chip mein daalna.",
      hindi: "डिजिटल सर्किट को कोड में लिखना और रडार, बेस स्टेशन और शेयर ट्रेडरों के लिए दोबारा प्रोग्राम हो सकने वाली चिप में डालना।",
    },
  },
  "iot-developer": {
    of: "xns0ix",
    description: { hinglish: "Mitti ya leak jaanchne wale sensor ko phone se jodna.", hindi: "मिट्टी या लीक जाँचने वाले सेंसर को फ़ोन से जोड़ना।" },
    summary: {
      hinglish:
        "Sensor wali cheezon ko phone aur internet se jodna yaani IoT, jaise kisan ko message bhejne wala mitti ka sensor ya leak batane wala meter.",
      hindi: "सेंसर वाली चीज़ों को फ़ोन और इंटरनेट से जोड़ना यानी IoT, जैसे किसान को मैसेज भेजने वाला मिट्टी का सेंसर या लीक बताने वाला मीटर।",
    },
  },
  "plc-programmer": {
    of: "1r4or8e",
    description: {
      hinglish: "Pump aur filling line ko chalane aur rokne ka logic likhna.",
      hindi: "पंप और फ़िलिंग लाइन को चलाने और रोकने का लॉजिक लिखना।",
    },
    summary: {
      hinglish:
        "Bottling line, conveyor aur pump chalane wale mazboot controller ka program likhna, aur chalti machine ke paas khade hokar logic theek karna.",
      hindi: "बॉटलिंग लाइन, कन्वेयर और पंप चलाने वाले मज़बूत कंट्रोलर का प्रोग्राम लिखना, और चलती मशीन के पास खड़े होकर लॉजिक ठीक करना।",
    },
  },
  "scada-engineer": {
    of: "1r4lia4",
    description: {
      hinglish: "Door se shehar ka paani chalu-band karne wali screen lagana.",
      hindi: "दूर से शहर का पानी चालू-बंद करने वाली स्क्रीन लगाना।",
    },
    summary: {
      hinglish:
        "Woh screen aur link yaani SCADA lagana jinse operator door baithe shehar ke paani, gas ya metro ki bijli par nazar rakhein aur unhe chalu-band karein.",
      hindi: "वे स्क्रीन और लिंक यानी SCADA लगाना जिनसे ऑपरेटर दूर बैठे शहर के पानी, गैस या मेट्रो की बिजली पर नज़र रखें और उन्हें चालू-बंद करें।",
    },
  },
  "robot-programmer": {
    of: "1ax2u83",
    description: {
      hinglish: "Robot arm ko har welding ya spray ek-ek point karke sikhana.",
      hindi: "रोबोट आर्म को हर वेल्डिंग या स्प्रे एक-एक पॉइंट करके सिखाना।",
    },
    summary: {
      hinglish:
        "Factory ke robot arm ko unka rasta ek-ek point karke sikhana, taaki welding, spray ya cheez uthana har baar theek usi jagah par ho.",
      hindi: "फ़ैक्टरी के रोबोट आर्म को उनका रास्ता एक-एक पॉइंट करके सिखाना, ताकि वेल्डिंग, स्प्रे या चीज़ उठाना हर बार ठीक उसी जगह पर हो।",
    },
  },
  "vehicle-controls-engineer": {
    of: "1tup28a",
    description: {
      hinglish: "Car aur scooter ki brake aur battery unit ka code likhna.",
      hindi: "कार और स्कूटर की ब्रेक और बैटरी यूनिट का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Design karna aur code likhna ki car aur scooter ki control unit brake, battery aur motor ko kaise sambhalein, jahan galti jaan le sakti hai.",
      hindi: "डिज़ाइन करना और कोड लिखना कि कार और स्कूटर की कंट्रोल यूनिट ब्रेक, बैटरी और मोटर को कैसे सँभालें, जहाँ ग़लती जान ले सकती है।",
    },
  },
  "smart-home-engineer": {
    of: "baasj1",
    description: {
      hinglish: "Ghar ki light, taale aur cooling ko ek saath chalane ka plan banana.",
      hindi: "घर की लाइट, ताले और कूलिंग को एक साथ चलाने का प्लान बनाना।",
    },
    summary: {
      hinglish:
        "Plan karna ki ghar ki light, taale, AC aur voice assistant milkar kaise chalein, aur unhe ajnabiyon ki pahunch se door rakhna.",
      hindi: "प्लान करना कि घर की लाइट, ताले, AC और वॉइस असिस्टेंट मिलकर कैसे चलें, और उन्हें अजनबियों की पहुँच से दूर रखना।",
    },
  },
  "rfid-specialist": {
    of: "1vbq68w",
    description: {
      hinglish: "FASTag lane aur library ki kitabon ke radio tag tune karna.",
      hindi: "FASTag लेन और लाइब्रेरी की किताबों के रेडियो टैग ट्यून करना।",
    },
    summary: {
      hinglish:
        "FASTag lane, library ki kitabon ya airport ke bag par radio tag aur reader lagana aur unhe itna tune karna ki shayad hi koi tag bina padhe nikle.",
      hindi: "FASTag लेन, लाइब्रेरी की किताबों या एयरपोर्ट के बैग पर रेडियो टैग और रीडर लगाना और उन्हें इतना ट्यून करना कि शायद ही कोई टैग बिना पढ़े निकले।",
    },
  },
  "digital-signal-processing-engineer": {
    of: "1tvvxcv",
    description: {
      hinglish: "Ganit se awaaz ya radar ke signal ko sudharkar shor hatana.",
      hindi: "गणित से आवाज़ या रडार के सिग्नल को सुधारकर शोर हटाना।",
    },
    summary: {
      hinglish:
        "Awaaz, radar ya dhadkan ke signal ko ganit se dhaalna, taaki earphone mein shor hate ya bheed mein se ek hi awaaz chuni ja sake.",
      hindi: "आवाज़, रडार या धड़कन के सिग्नल को गणित से ढालना, ताकि ईयरफ़ोन में शोर हटे या भीड़ में से एक ही आवाज़ चुनी जा सके।",
    },
  },
  "hardware-test-engineer": {
    of: "7g8syr",
    description: {
      hinglish: "Naye board ko garmi dena aur girana, jab tak part fail na ho jayein.",
      hindi: "नए बोर्ड को गर्मी देना और गिराना, जब तक पुर्ज़े फ़ेल न हो जाएँ।",
    },
    summary: {
      hinglish:
        "Naye board aur laptop ko garmi, patakne, voltage girne aur anginat restart se guzaarna, aur jawab de jaane wala part dhoondhna.",
      hindi: "नए बोर्ड और लैपटॉप को गर्मी, पटकने, वोल्टेज गिरने और अनगिनत रीस्टार्ट से गुज़ारना, और जवाब दे जाने वाला पुर्ज़ा ढूँढना।",
    },
  },
  "computer-repair-technician": {
    of: "1owwtj3",
    description: {
      hinglish: "Band pade laptop kholkar screen, memory aur fan badalna.",
      hindi: "बंद पड़े लैपटॉप खोलकर स्क्रीन, मेमोरी और पंखा बदलना।",
    },
    summary: {
      hinglish: "Service counter par band pade laptop aur desktop kholna, screen, memory aur fan badalna, aur virus hatana.",
      hindi: "सर्विस काउंटर पर बंद पड़े लैपटॉप और डेस्कटॉप खोलना, स्क्रीन, मेमोरी और पंखा बदलना, और वायरस हटाना।",
    },
  },
  "mobile-phone-repair-technician": {
    of: "11szwcs",
    description: { hinglish: "Phone ki tooti screen, battery aur nanhi chip badalna.", hindi: "फ़ोन की टूटी स्क्रीन, बैटरी और नन्ही चिप बदलना।" },
    summary: {
      hinglish:
        "Bazaar ki dukan ya service centre mein tooti screen, battery aur charging port badalna aur microscope ke neeche nanhi chip theek karna.",
      hindi: "बाज़ार की दुकान या सर्विस सेंटर में टूटी स्क्रीन, बैटरी और चार्जिंग पोर्ट बदलना और माइक्रोस्कोप के नीचे नन्ही चिप ठीक करना।",
    },
  },
  "television-repair-technician": {
    of: "14xpa7s",
    description: {
      hinglish: "TV mein kharab strip ya board dhoondhkar use theek karna.",
      hindi: "TV में ख़राब स्ट्रिप या बोर्ड ढूँढकर उसे ठीक करना।",
    },
    summary: {
      hinglish: "TV mein kharab strip, board ya speaker dhoondhna aur use counter par ya customer ke ghar par theek karna.",
      hindi: "TV में ख़राब स्ट्रिप, बोर्ड या स्पीकर ढूँढना और उसे काउंटर पर या ग्राहक के घर पर ठीक करना।",
    },
  },
  "printer-repair-technician": {
    of: "1pb6i1c",
    description: {
      hinglish: "Photocopier mein phansa kagaz nikalna aur drum badalna.",
      hindi: "फ़ोटोकॉपी मशीन में फँसा काग़ज़ निकालना और ड्रम बदलना।",
    },
    summary: {
      hinglish:
        "Office jaakar phansa kagaz nikalna, drum aur roller badalna, aur band pade photocopier aur printer se phir saaf print nikalwana.",
      hindi: "ऑफ़िस जाकर फँसा काग़ज़ निकालना, ड्रम और रोलर बदलना, और बंद पड़ी फ़ोटोकॉपी मशीन और प्रिंटर से फिर साफ़ प्रिंट निकलवाना।",
    },
  },
  "atm-technician": {
    of: "1ka7t50",
    description: { hinglish: "Phanse note nikalna aur ATM ko wahin theek karna.", hindi: "फँसे नोट निकालना और ATM को वहीं ठीक करना।" },
    summary: {
      hinglish:
        "Ilaake ke har band pade ATM par vaade ke samay tak pahunchna, phanse note nikalna, card reader ya modem badalna aur test karke dikhana ki usme se paise nikalte hain.",
      hindi: "इलाक़े के हर बंद पड़े ATM पर वादे के समय तक पहुँचना, फँसे नोट निकालना, कार्ड रीडर या मॉडम बदलना और टेस्ट करके दिखाना कि उसमें से पैसे निकलते हैं।",
    },
  },
  "data-recovery-specialist": {
    of: "1rna33",
    description: { hinglish: "Crash hui, jali ya mitayi gayi disk se file bachana.", hindi: "क्रैश हुई, जली या मिटाई गई डिस्क से फ़ाइल बचाना।" },
    summary: {
      hinglish:
        "Crash hui, jali ya mitayi gayi drive se shaadi ki photo ya hisaab bachana, aur software kaam na aaye to bina dhool wali hawa mein disk kholna.",
      hindi: "क्रैश हुई, जली या मिटाई गई ड्राइव से शादी की फ़ोटो या हिसाब बचाना, और सॉफ़्टवेयर काम न आए तो बिना धूल वाली हवा में डिस्क खोलना।",
    },
  },
  "field-service-engineer": {
    of: "112h76s",
    description: {
      hinglish: "Spare part lekar client ke yahan jaana aur unke server theek karna.",
      hindi: "स्पेयर पार्ट लेकर क्लाइंट के यहाँ जाना और उनके सर्वर ठीक करना।",
    },
    summary: {
      hinglish:
        "Contract ke tahat client ke yahan jaakar server, storage aur scanner lagana aur theek karna, spare part lekar aur vaade ke samay par pahunchkar.",
      hindi: "कॉन्ट्रैक्ट के तहत क्लाइंट के यहाँ जाकर सर्वर, स्टोरेज और स्कैनर लगाना और ठीक करना, स्पेयर पार्ट लेकर और वादे के समय पर पहुँचकर।",
    },
  },
  "domestic-biometric-data-operator": {
    of: "1vcnpwj",
    description: {
      hinglish: "Aadhaar card ke liye fingerprint aur aankh ki putli ka scan lena.",
      hindi: "आधार कार्ड के लिए फ़िंगरप्रिंट और आँख की पुतली का स्कैन लेना।",
    },
    summary: {
      hinglish:
        "Aadhaar aur doosre pehchan patra ke liye logon ka enrolment karna, fingerprint, aankh ki putli ka scan aur photo lena aur unke kagaz jaanchna.",
      hindi: "आधार और दूसरे पहचान पत्र के लिए लोगों का नामांकन करना, फ़िंगरप्रिंट, आँख की पुतली का स्कैन और फ़ोटो लेना और उनके काग़ज़ जाँचना।",
    },
  },
  "chief-information-officer": {
    of: "hd2svo",
    description: {
      hinglish: "Tay karna ki badi sanstha computing par kahan kharch kare.",
      hindi: "तय करना कि बड़ी संस्था कंप्यूटिंग पर कहाँ ख़र्च करे।",
    },
    summary: {
      hinglish: "Tay karna ki bank ya hospital group jaisi sanstha computing par kahan kharch kare, aur uske system rukne par jawab dena.",
      hindi: "तय करना कि बैंक या अस्पताल समूह जैसी संस्था कंप्यूटिंग पर कहाँ ख़र्च करे, और उसके सिस्टम रुकने पर जवाब देना।",
    },
  },
  "chief-technology-officer": {
    of: "1eln3ni",
    description: {
      hinglish: "Chunna ki company ke engineer kya banayein aur kya kharidein.",
      hindi: "चुनना कि कंपनी के इंजीनियर क्या बनाएँ और क्या ख़रीदें।",
    },
    summary: {
      hinglish:
        "Company ke product ki technical disha tay karna, chunna ki kya banana hai ya kharidna hai, aur engineering ke heads ka netritva karna.",
      hindi: "कंपनी के प्रोडक्ट की तकनीकी दिशा तय करना, चुनना कि क्या बनाना है या ख़रीदना है, और इंजीनियरिंग के प्रमुखों का नेतृत्व करना।",
    },
  },
  "it-manager": {
    of: "1hv9zp3",
    description: {
      hinglish: "Firm ke computer staff, contract aur repair sambhalna.",
      hindi: "फ़र्म के कंप्यूटर स्टाफ़, कॉन्ट्रैक्ट और मरम्मत सँभालना।",
    },
    summary: {
      hinglish: "Factory, college ya firm ka computer department chalana: staff, saman, contract, suraksha aur shikayatein.",
      hindi: "फ़ैक्टरी, कॉलेज या फ़र्म का कंप्यूटर विभाग चलाना: स्टाफ़, सामान, कॉन्ट्रैक्ट, सुरक्षा और शिकायतें।",
    },
  },
  "it-project-manager": {
    of: "11nze6a",
    description: {
      hinglish: "Computer project ko tay tareekh aur budget mein poora karna.",
      hindi: "कंप्यूटर प्रोजेक्ट को तय तारीख़ और बजट में पूरा करना।",
    },
    summary: {
      hinglish:
        "Kaam, jokhim aur paise ka plan banakar computer project samay par poora karna, aur deri hone lage to client ko pehle hi batana.",
      hindi: "काम, जोखिम और पैसे का प्लान बनाकर कंप्यूटर प्रोजेक्ट समय पर पूरा करना, और देरी होने लगे तो क्लाइंट को पहले ही बताना।",
    },
  },
  "it-programme-manager": {
    of: "anzfjn",
    description: { hinglish: "Kai engineering teams ka kaam ek launch mein jodna.", hindi: "कई इंजीनियरिंग टीमों का काम एक लॉन्च में जोड़ना।" },
    summary: {
      hinglish:
        "Kai engineering teams ka kaam ek launch mein jodna, aur hafton pehle pakadna ki ek ki kaun si deri doosri ka kaam rok degi.",
      hindi: "कई इंजीनियरिंग टीमों का काम एक लॉन्च में जोड़ना, और हफ़्तों पहले पकड़ना कि एक की कौन सी देरी दूसरी का काम रोक देगी।",
    },
  },
  "software-development-manager": {
    of: "t4gqy1",
    description: {
      hinglish: "Coders ka netritva karna, kaam baantna aur junior logon ko sikhana.",
      hindi: "कोडरों का नेतृत्व करना, काम बाँटना और जूनियर लोगों को सिखाना।",
    },
    summary: {
      hinglish:
        "Coders ki team ka netritva karna, kaam baantna, design parakhna, junior logon ko sikhana aur team ko badalti maangon se bachana.",
      hindi: "कोडरों की टीम का नेतृत्व करना, काम बाँटना, डिज़ाइन परखना, जूनियर लोगों को सिखाना और टीम को बदलती माँगों से बचाना।",
    },
  },
  "product-manager": {
    of: "1uymslx",
    description: {
      hinglish: "Users ke istemal ko dekhkar chunna ki app aage kya kare.",
      hindi: "यूज़र के इस्तेमाल को देखकर चुनना कि ऐप आगे क्या करे।",
    },
    summary: {
      hinglish: "Users se baat karke aur aankde dekhkar chunna ki app aage kya kare, aur baaki sab ko na kehna.",
      hindi: "यूज़र से बात करके और आँकड़े देखकर चुनना कि ऐप आगे क्या करे, और बाक़ी सब को ना कहना।",
    },
  },
  "product-owner": {
    of: "c9d2r8",
    description: {
      hinglish: "Ek coding team ke kaam ki list pakke kram mein rakhna.",
      hindi: "एक कोडिंग टीम के काम की लिस्ट पक्के क्रम में रखना।",
    },
    summary: {
      hinglish:
        "Ek team ki zaruraton ki list yaani user stories ko kram mein rakhna, har zarurat developers ko samjhana aur poora hua kaam manzoor karna ya lautana.",
      hindi: "एक टीम की ज़रूरतों की लिस्ट यानी यूज़र स्टोरी को क्रम में रखना, हर ज़रूरत डेवलपरों को समझाना और पूरा हुआ काम मंज़ूर करना या लौटाना।",
    },
  },
  "scrum-master": {
    of: "1apj8rn",
    description: {
      hinglish: "Coding team ki meeting chhoti rakhne mein madad karna aur rukavat hatana.",
      hindi: "कोडिंग टीम की मीटिंग छोटी रखने में मदद करना और रुकावट हटाना।",
    },
    summary: {
      hinglish:
        "Dekhna ki software team ki roz ki chhoti meeting aur har kuch hafton mein beete kaam par nazar yaani retrospective theek chalein, aur team ka boss bane bina har rukavat hatana.",
      hindi:
        "देखना कि सॉफ़्टवेयर टीम की रोज़ की छोटी मीटिंग और हर कुछ हफ़्तों में बीते काम पर नज़र यानी रेट्रोस्पेक्टिव ठीक चलें, और टीम का बॉस बने बिना हर रुकावट हटाना।",
    },
  },
  "agile-coach": {
    of: "1fg1ovs",
    description: {
      hinglish: "Directors aur teams ko chhote kadmon mein kaam karna sikhana.",
      hindi: "डायरेक्टरों और टीमों को छोटे क़दमों में काम करना सिखाना।",
    },
    summary: {
      hinglish:
        "Poore department ko chhote aur lagatar kadmon mein kaam karna sikhana, unki meeting dekhna aur cashier se director tak sabki aadatein badalna.",
      hindi: "पूरे विभाग को छोटे और लगातार क़दमों में काम करना सिखाना, उनकी मीटिंग देखना और कैशियर से डायरेक्टर तक सबकी आदतें बदलना।",
    },
  },
  "systems-analyst": {
    of: "1mav2yx",
    description: {
      hinglish: "Office mein kagazon ka rasta dekhkar uska computer system plan karna.",
      hindi: "ऑफ़िस में काग़ज़ों का रास्ता देखकर उसका कंप्यूटर सिस्टम प्लान करना।",
    },
    summary: {
      hinglish:
        "Samajhna ki sanstha mein jaankari kaise chalti hai, jaise hospital mein mareez bharti hote samay, aur likhna ki use sambhalne wala system kaisa ho.",
      hindi: "समझना कि संस्था में जानकारी कैसे चलती है, जैसे अस्पताल में मरीज़ भर्ती होते समय, और लिखना कि उसे सँभालने वाला सिस्टम कैसा हो।",
    },
  },
  "it-business-analyst": {
    of: "ekghif",
    description: {
      hinglish: "Manager se wajah poochhte rehna, taaki coder asli zarurat jaanein.",
      hindi: "मैनेजर से वजह पूछते रहना, ताकि कोडर असली ज़रूरत जानें।",
    },
    summary: {
      hinglish:
        "Managers jo maangein use aisi saaf zaruraton mein badalna jin par coders kaam kar sakein, aur asli zarurat dikhne tak wajah poochhte rehna.",
      hindi: "मैनेजर जो माँगें उसे ऐसी साफ़ ज़रूरतों में बदलना जिन पर कोडर काम कर सकें, और असली ज़रूरत दिखने तक वजह पूछते रहना।",
    },
  },
  "enterprise-architect": {
    of: "12sbfe4",
    description: {
      hinglish: "Sanstha ke uljhe hue system ka naksha banakar unhe kam karna.",
      hindi: "संस्था के उलझे हुए सिस्टम का नक़्शा बनाकर उन्हें कम करना।",
    },
    summary: {
      hinglish:
        "Badi sanstha ke har system ko uske lakshyon ke saamne rakhkar naksha banana aur aaj ki uljhan se ek saral vyavastha tak ka rasta banana.",
      hindi: "बड़ी संस्था के हर सिस्टम को उसके लक्ष्यों के सामने रखकर नक़्शा बनाना और आज की उलझन से एक सरल व्यवस्था तक का रास्ता बनाना।",
    },
  },
  "it-consultant": {
    of: "3f5wn5",
    description: {
      hinglish: "Client firms ko salah dena ki unke kaam ke liye kaun si technology sahi hai.",
      hindi: "क्लाइंट फ़र्मों को सलाह देना कि उनके काम के लिए कौन सी तकनीक सही है।",
    },
    summary: {
      hinglish:
        "Client firms ko salah dena ki unki samasya ke liye kaun si technology sahi hai, sunar ki billing se rajya ke e-office tak, phir use lagane mein madad karna.",
      hindi: "क्लाइंट फ़र्मों को सलाह देना कि उनकी समस्या के लिए कौन सी तकनीक सही है, सुनार की बिलिंग से राज्य के ई-ऑफ़िस तक, फिर उसे लगाने में मदद करना।",
    },
  },
  "erp-consultant": {
    of: "1ea9lmh",
    description: {
      hinglish: "Ek system ko firm ki kharid, stock aur bikri ke hisaab se dhaalna.",
      hindi: "एक सिस्टम को फ़र्म की ख़रीद, स्टॉक और बिक्री के हिसाब से ढालना।",
    },
    summary: {
      hinglish:
        "Firm ki kharid, stock, bikri aur hisaab ke liye Odoo ya Oracle jaisa ek system lagana aur use wahan ke logon ke kaam ke tareeke par dhaalna.",
      hindi: "फ़र्म की ख़रीद, स्टॉक, बिक्री और हिसाब के लिए Odoo या Oracle जैसा एक सिस्टम लगाना और उसे वहाँ के लोगों के काम के तरीक़े पर ढालना।",
    },
  },
  "sap-consultant": {
    of: "1awglzl",
    description: {
      hinglish: "Company ke liye SAP ka ek hissa, jaise finance, set karna.",
      hindi: "कंपनी के लिए SAP का एक हिस्सा, जैसे फ़ाइनेंस, सेट करना।",
    },
    summary: {
      hinglish:
        "Plant aur retailer ke liye SAP ka chuna hua module, jaise finance ya material, set karna, aur jis weekend woh shuru ho us poore samay saath rehna.",
      hindi: "प्लांट और रिटेलर के लिए SAP का चुना हुआ मॉड्यूल, जैसे फ़ाइनेंस या मटीरियल, सेट करना, और जिस वीकेंड वह शुरू हो उस पूरे समय साथ रहना।",
    },
  },
  "systems-integration-consultant": {
    of: "1ly5ir9",
    description: {
      hinglish: "Alag-alag system jodna, jaise metro ke gate aur ticket.",
      hindi: "अलग-अलग सिस्टम जोड़ना, जैसे मेट्रो के गेट और टिकट।",
    },
    summary: {
      hinglish:
        "Plan karna ki client ke alag-alag system, jaise metro ke ticket, gate aur hisaab, kaise judenge, aur jodne ke kaam ki dekhrekh karna.",
      hindi: "प्लान करना कि क्लाइंट के अलग-अलग सिस्टम, जैसे मेट्रो के टिकट, गेट और हिसाब, कैसे जुड़ेंगे, और जोड़ने के काम की देखरेख करना।",
    },
  },
  "ict-presales-engineer": {
    of: "qluowc",
    description: {
      hinglish: "Kharidaron ko technical product dikhana aur offer plan karna.",
      hindi: "ख़रीदारों को तकनीकी प्रोडक्ट दिखाना और ऑफ़र प्लान करना।",
    },
    summary: {
      hinglish:
        "Kharidaron ko technical product chalakar dikhana, jin sawaalon ka jawab sales wale na de sakein unke jawab dena aur tender ka offer design karna.",
      hindi: "ख़रीदारों को तकनीकी प्रोडक्ट चलाकर दिखाना, जिन सवालों का जवाब सेल्स वाले न दे सकें उनके जवाब देना और टेंडर का ऑफ़र डिज़ाइन करना।",
    },
  },
  "it-vendor-relationship-manager": {
    of: "1h4rjft",
    description: {
      hinglish: "Service mein kami aane par bahar ki software firm par dabav daalna.",
      hindi: "सर्विस में कमी आने पर बाहर की सॉफ़्टवेयर फ़र्म पर दबाव डालना।",
    },
    summary: {
      hinglish:
        "Sanstha ko software aur support dene wali bahar ki firms par nazar rakhna, aur service mein kami aane par un par dabav daalna.",
      hindi: "संस्था को सॉफ़्टवेयर और सपोर्ट देने वाली बाहर की फ़र्मों पर नज़र रखना, और सर्विस में कमी आने पर उन पर दबाव डालना।",
    },
  },
  "service-delivery-manager": {
    of: "i0bvak",
    description: {
      hinglish: "Client se kiye vaade bahar ki support team se poore karwana.",
      hindi: "क्लाइंट से किए वादे बाहर की सपोर्ट टीम से पूरे करवाना।",
    },
    summary: {
      hinglish:
        "Client aur bahar ki support team ke beech kadi banna, aur pakka karna ki jawab dene ke samay ka vaada har mahine nibhaya jaye.",
      hindi: "क्लाइंट और बाहर की सपोर्ट टीम के बीच कड़ी बनना, और पक्का करना कि जवाब देने के समय का वादा हर महीने निभाया जाए।",
    },
  },
  "ict-change-and-configuration-manager": {
    of: "vsa7zv",
    description: {
      hinglish: "Live system ke har badlav ko taulna aur uska samay book karna.",
      hindi: "लाइव सिस्टम के हर बदलाव को तौलना और उसका समय बुक करना।",
    },
    summary: {
      hinglish:
        "Live system mein har plan kiye badlav ka jokhim taulna, uska samay book karna aur record rakhna ki kahan kya chal raha hai.",
      hindi: "लाइव सिस्टम में हर प्लान किए बदलाव का जोखिम तौलना, उसका समय बुक करना और रिकॉर्ड रखना कि कहाँ क्या चल रहा है।",
    },
  },
  "green-it-consultant": {
    of: "1r7szb9",
    description: { hinglish: "Server room mein lagne wali bijli naapna aur ghatana.", hindi: "सर्वर रूम में लगने वाली बिजली नापना और घटाना।" },
    summary: {
      hinglish:
        "Sanstha ki computing mein lagne wali bijli, cooling aur nikalne wala electronic kabaad naapna aur in sab ko ghatane ka plan banana.",
      hindi: "संस्था की कंप्यूटिंग में लगने वाली बिजली, कूलिंग और निकलने वाला इलेक्ट्रॉनिक कबाड़ नापना और इन सब को घटाने का प्लान बनाना।",
    },
  },
  "business-technology-consultant": {
    of: "1ktdhn",
    description: {
      hinglish: "Kagaz par chalne wale purane office ka kaam online le jaana.",
      hindi: "काग़ज़ पर चलने वाले पुराने ऑफ़िस का काम ऑनलाइन ले जाना।",
    },
    summary: {
      hinglish:
        "Kagaz par chalne wale purane business ya office ka kaam online le jaane mein madad karna, aur tool ke saath logon ke kaam aur aadatein bhi badalna.",
      hindi: "काग़ज़ पर चलने वाले पुराने बिज़नेस या ऑफ़िस का काम ऑनलाइन ले जाने में मदद करना, और टूल के साथ लोगों के काम और आदतें भी बदलना।",
    },
  },
  "smart-city-consultant": {
    of: "19ttlsk",
    description: {
      hinglish: "Shehron ko traffic sensor aur street light par salah dena.",
      hindi: "शहरों को ट्रैफ़िक सेंसर और स्ट्रीट लाइट पर सलाह देना।",
    },
    summary: {
      hinglish:
        "Nagar nikayon ko traffic sensor, street light control aur nagrik app par salah dena, aur yeh bhi ki inka kharch kaise nikle aur inhe aapas mein kaise jodein.",
      hindi: "नगर निकायों को ट्रैफ़िक सेंसर, स्ट्रीट लाइट कंट्रोल और नागरिक ऐप पर सलाह देना, और यह भी कि इनका ख़र्च कैसे निकले और इन्हें आपस में कैसे जोड़ें।",
    },
  },
  "it-procurement-officer": {
    of: "16bnto8",
    description: {
      hinglish: "Computer, licence aur cloud service ki boliyon ki tulna karna.",
      hindi: "कंप्यूटर, लाइसेंस और क्लाउड सर्विस की बोलियों की तुलना करना।",
    },
    summary: {
      hinglish:
        "Sanstha ke liye computer, licence aur cloud service kharidna, boliyon ki tulna karna, jo sarkari office mein GeM portal par hoti hai, aur jo saman aaye use jaanchna.",
      hindi:
        "संस्था के लिए कंप्यूटर, लाइसेंस और क्लाउड सर्विस ख़रीदना, बोलियों की तुलना करना, जो सरकारी दफ़्तर में GeM पोर्टल पर होती है, और जो सामान आए उसे जाँचना।",
    },
  },
  "data-centre-manager": {
    of: "jdkgcr",
    description: {
      hinglish: "Server hall mein bijli, cooling aur staff ka intezam rakhna.",
      hindi: "सर्वर हॉल में बिजली, कूलिंग और स्टाफ़ का इंतज़ाम रखना।",
    },
    summary: {
      hinglish:
        "Hazaron server wale hall ki din-raat zimmedari lena: bijli, cooling, aag se suraksha, guard, spare part aur aisa staff jo kuch bhi band kiye bina marammat kare.",
      hindi:
        "हज़ारों सर्वर वाले हॉल की दिन-रात ज़िम्मेदारी लेना: बिजली, कूलिंग, आग से सुरक्षा, गार्ड, स्पेयर पार्ट और ऐसा स्टाफ़ जो कुछ भी बंद किए बिना मरम्मत करे।",
    },
  },
  "knowledge-manager": {
    of: "1jhwws5",
    description: {
      hinglish: "Retire hone wale experts ki jaankari searchable guide mein sahejna.",
      hindi: "रिटायर होने वाले जानकारों का ज्ञान सर्च होने वाली गाइड में सहेजना।",
    },
    summary: {
      hinglish:
        "Anubhavi staff ki jaankari ko searchable guide aur community mein jama karna, taaki woh unke retirement ke saath hi na chali jaye.",
      hindi: "अनुभवी स्टाफ़ की जानकारी को सर्च होने वाली गाइड और कम्युनिटी में जमा करना, ताकि वह उनके रिटायरमेंट के साथ ही न चली जाए।",
    },
  },
  "assistive-technologist": {
    of: "9hxuut",
    description: { hinglish: "Divyang logon ke liye sahi computer upkaran dhoondhna.", hindi: "दिव्यांग लोगों के लिए सही कंप्यूटर उपकरण ढूँढना।" },
    summary: {
      hinglish:
        "Divyang logon ke liye sahi upkaran chunna, jaise aankh se chalne wala keyboard ya Braille display, aur unhe use chalana sikhana.",
      hindi: "दिव्यांग लोगों के लिए सही उपकरण चुनना, जैसे आँख से चलने वाला कीबोर्ड या ब्रेल डिस्प्ले, और उन्हें उसे चलाना सिखाना।",
    },
  },
  "web-accessibility-specialist": {
    of: "1auwja7",
    description: {
      hinglish: "Jo log dekh ya mouse pakad nahi sakte, unke liye site dobara banana.",
      hindi: "जो लोग देख या माउस पकड़ नहीं सकते, उनके लिए साइट दोबारा बनाना।",
    },
    summary: {
      hinglish:
        "Screen reader aur sirf keyboard se site aur app jaanchna, developers ke saath code theek karna, aur designers ko sikhana taaki jo log dekh, sun ya mouse pakad nahi sakte woh bhi use chala payein.",
      hindi:
        "स्क्रीन रीडर और सिर्फ़ कीबोर्ड से साइट और ऐप जाँचना, डेवलपरों के साथ कोड ठीक करना, और डिज़ाइनरों को सिखाना ताकि जो लोग देख, सुन या माउस पकड़ नहीं सकते वे भी उसे चला पाएँ।",
    },
  },
  "geospatial-data-scientist": {
    of: "u8ajkc",
    description: {
      hinglish: "Satellite ki tasveeron mein sookhe khet dhoondhne wale model train karna.",
      hindi: "सैटेलाइट की तस्वीरों में सूखे खेत ढूँढने वाले मॉडल ट्रेन करना।",
    },
    summary: {
      hinglish:
        "Satellite aur map ke data se seekhne wale program likhna: kis khet mein kaun si fasal hai, shehar kahan badha ya baadh kahan tak aayegi, kisanon, bima companies aur sarkaron ke liye.",
      hindi:
        "सैटेलाइट और नक़्शे के डेटा से सीखने वाले प्रोग्राम लिखना: किस खेत में कौन सी फ़सल है, शहर कहाँ बढ़ा या बाढ़ कहाँ तक आएगी, किसानों, बीमा कंपनियों और सरकारों के लिए।",
    },
  },
  "payment-systems-developer": {
    of: "ptva8i",
    description: {
      hinglish: "Woh code likhna jo bankon ke beech paisa bas ek hi baar bheje.",
      hindi: "वह कोड लिखना जो बैंकों के बीच पैसा बस एक ही बार भेजे।",
    },
    summary: {
      hinglish:
        "Bank aur fintech firm mein UPI, card aur wallet ke peeche chalne wala system banana aur jaanchna, aur use dhokhadhadi, do baar paisa katne aur tyohar ki shaam ki bheed se bachana.",
      hindi:
        "बैंक और फ़िनटेक फ़र्म में UPI, कार्ड और वॉलेट के पीछे चलने वाला सिस्टम बनाना और जाँचना, और उसे धोखाधड़ी, दो बार पैसा कटने और त्योहार की शाम की भीड़ से बचाना।",
    },
  },
  "scada-security-analyst": {
    of: "or804f",
    description: {
      hinglish: "Bijli ki line aur pump chalu-band karne wale computer ko bachana.",
      hindi: "बिजली की लाइन और पंप चालू-बंद करने वाले कंप्यूटर को बचाना।",
    },
    summary: {
      hinglish:
        "Grid, waterworks aur refinery ke control network ka naksha banana aur un par nazar rakhna, jahan ek patch bhi pump rok sakta hai, aur plant ke engineers ke saath plan banana ki ghuspaithiye bahar kaise rahein.",
      hindi:
        "ग्रिड, वॉटरवर्क्स और रिफ़ाइनरी के कंट्रोल नेटवर्क का नक़्शा बनाना और उन पर नज़र रखना, जहाँ एक पैच भी पंप रोक सकता है, और प्लांट के इंजीनियरों के साथ प्लान बनाना कि घुसपैठिए बाहर कैसे रहें।",
    },
  },
  "ai-security-specialist": {
    of: "1gaks4w",
    description: {
      hinglish: "Apradhiyon se pehle firm ke AI par hamla karna taaki kamiyan band hon.",
      hindi: "अपराधियों से पहले फ़र्म के AI पर हमला करना ताकि कमियाँ बंद हों।",
    },
    summary: {
      hinglish:
        "Company ke chatbot aur model ko bahkakar raaz ugalwane ya nuksan karwane ki koshish karna, jaanchna ki unhe kis par train kiya gaya, aur developers ke saath aisi seemayein banana jo tikein.",
      hindi:
        "कंपनी के चैटबॉट और मॉडल को बहकाकर राज़ उगलवाने या नुक़सान करवाने की कोशिश करना, जाँचना कि उन्हें किस पर ट्रेन किया गया, और डेवलपरों के साथ ऐसी सीमाएँ बनाना जो टिकें।",
    },
  },
  "network-manager": {
    of: "u0l41s",
    description: {
      hinglish: "Us team ko chalana jo kisi sanstha ke network connection chalu rakhti hai.",
      hindi: "उस टीम को चलाना जो किसी संस्था के नेटवर्क कनेक्शन चालू रखती है।",
    },
    summary: {
      hinglish: "Us team ko chalana jo kisi bank ya campus ka network chalu, surakshit aur budget ke andar rakhti hai.",
      hindi: "उस टीम को चलाना जो किसी बैंक या कैंपस का नेटवर्क चालू, सुरक्षित और बजट के अंदर रखती है।",
    },
  },
  "application-manager": {
    of: "8nr92g",
    description: {
      hinglish: "Ek business program ki kharabiyon aur naye version ki zimmedari lena.",
      hindi: "एक बिज़नेस प्रोग्राम की ख़राबियों और नए वर्ज़न की ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Ek business program ki shuru se aakhir tak zimmedari lena: uski kharabiyan, badlaav, users, kharch aur ant mein use band karna.",
      hindi: "एक बिज़नेस प्रोग्राम की शुरू से आख़िर तक ज़िम्मेदारी लेना: उसकी ख़राबियाँ, बदलाव, यूज़र, ख़र्च और अंत में उसे बंद करना।",
    },
  },
  "security-operations-centre-manager": {
    of: "jue33s",
    description: {
      hinglish: "Computer par hone wale hamlon ki din-raat nigrani chalana.",
      hindi: "कंप्यूटर पर होने वाले हमलों की दिन-रात निगरानी चलाना।",
    },
    summary: {
      hinglish: "Us kamre ko chalana jahan analyst din-raat hamlon par nazar rakhte hain, aur hamla asli ho to kamaan sambhalna.",
      hindi: "उस कमरे को चलाना जहाँ एनालिस्ट दिन-रात हमलों पर नज़र रखते हैं, और हमला असली हो तो कमान सँभालना।",
    },
  },
  "node-js-developer": {
    of: "ejkx8x",
    description: {
      hinglish: "Chat aur score ke peeche chalne wale server JavaScript mein code karna.",
      hindi: "चैट और स्कोर के पीछे चलने वाले सर्वर JavaScript में कोड करना।",
    },
    summary: {
      hinglish: "Node.js ki madad se JavaScript mein chat, live score aur booking ka server wala hissa likhna.",
      hindi: "Node.js की मदद से JavaScript में चैट, लाइव स्कोर और बुकिंग का सर्वर वाला हिस्सा लिखना।",
    },
  },
  "business-application-developer": {
    of: "3q0iao",
    description: {
      hinglish: "Company ke liye billing, stock aur payroll ke program likhna.",
      hindi: "कंपनियों के लिए बिलिंग, स्टॉक और वेतन के प्रोग्राम लिखना।",
    },
    summary: {
      hinglish:
        "Woh program likhna aur badalna jinse dukaan, distributor aur office bill banate, stock ginte, vetan dete aur GST bharte hain, aur pata karna ki hisaab mein koi figure kyun nahi mil raha.",
      hindi:
        "वे प्रोग्राम लिखना और बदलना जिनसे दुकान, डिस्ट्रीब्यूटर और ऑफ़िस बिल बनाते, स्टॉक गिनते, वेतन देते और GST भरते हैं, और पता करना कि हिसाब में कोई आँकड़ा क्यों नहीं मिल रहा।",
    },
  },
  "gis-technician": {
    of: "dy9et0",
    description: {
      hinglish: "Sadkein, plot aur pipe trace karke digital nakshe mein utaarna.",
      hindi: "सड़कें, प्लॉट और पाइप ट्रेस करके डिजिटल नक़्शे में उतारना।",
    },
    summary: {
      hinglish:
        "Kisi shehar, bijli company ya khadaan ke liye survey, satellite photo aur kaagaz ke nakshon ko computer par layer mein badalna: sadkein, plot, pipe aur har ek se judi jaankari.",
      hindi:
        "किसी शहर, बिजली कंपनी या खदान के लिए सर्वे, सैटेलाइट फ़ोटो और काग़ज़ के नक़्शों को कंप्यूटर पर लेयर में बदलना: सड़कें, प्लॉट, पाइप और हर एक से जुड़ी जानकारी।",
    },
  },
  "cloud-software-developer": {
    of: "1hra9kg",
    description: {
      hinglish: "App ko chhote hisson mein likhna jo users ke saath badhte jaayein.",
      hindi: "ऐप को छोटे हिस्सों में लिखना जो यूज़र के साथ बढ़ते जाएँ।",
    },
    summary: {
      hinglish:
        "Amazon, Microsoft ya Google ke kiraye ke computer par chalne wali chhoti services se app banana, taaki woh sale ke din ki bheed jhel sake aur raat mein kharch kam ho.",
      hindi:
        "Amazon, Microsoft या Google के किराए के कंप्यूटर पर चलने वाली छोटी सर्विस से ऐप बनाना, ताकि वह सेल के दिन की भीड़ झेल सके और रात में ख़र्च कम हो।",
    },
  },
  "gis-application-specialist": {
    of: "fi88j9",
    description: {
      hinglish: "Saste phone par chalne wale nakshon mein bus route aur baadh dikhana.",
      hindi: "सस्ते फ़ोन पर चलने वाले नक़्शों में बस रूट और बाढ़ दिखाना।",
    },
    summary: {
      hinglish:
        "Shehron, bus company aur baadh niyantran ke office ke liye bane-banaye code se web map banana: layer load karna, unhe saaf dikhana, search aur form jodna, aur page halke rakhna.",
      hindi:
        "शहरों, बस कंपनियों और बाढ़ नियंत्रण के दफ़्तरों के लिए बने-बनाए कोड से वेब मैप बनाना: लेयर लोड करना, उन्हें साफ़ दिखाना, सर्च और फ़ॉर्म जोड़ना, और पेज हल्के रखना।",
    },
  },
  "security-auditor": {
    of: "101ih0f",
    description: {
      hinglish: "Firewall aur password ko ek standard se milakar jaanchna.",
      hindi: "फ़ायरवॉल और पासवर्ड को एक स्टैंडर्ड से मिलाकर जाँचना।",
    },
    summary: {
      hinglish: "Firewall, password aur patch ko ek standard se milana aur jo theek karna zaroori hai uski list par sign karna.",
      hindi: "फ़ायरवॉल, पासवर्ड और पैच को एक स्टैंडर्ड से मिलाना और जो ठीक करना ज़रूरी है उसकी लिस्ट पर दस्तख़त करना।",
    },
  },
  "blockchain-analyst": {
    of: "s45zi8",
    description: {
      hinglish: "Chori hue digital coin ka ek wallet se doosre wallet tak pata lagana.",
      hindi: "चोरी हुए डिजिटल कॉइन का एक वॉलेट से दूसरे वॉलेट तक पता लगाना।",
    },
    summary: {
      hinglish: "Sabke liye khule ledger mein payment ka peecha karke digital coin mein chori, dhokha aur trend pakadna.",
      hindi: "सबके लिए खुले बहीखातों में पेमेंट का पीछा करके डिजिटल कॉइन में चोरी, धोखा और ट्रेंड पकड़ना।",
    },
  },
  "c-plus-plus-developer": {
    of: "15w55on",
    description: {
      hinglish: "Tez C++ program likhna jinmein har millisecond maayne rakhta hai.",
      hindi: "तेज़ C++ प्रोग्राम लिखना जिनमें हर मिलीसेकंड मायने रखता है।",
    },
    summary: {
      hinglish:
        "Game, trading, gaadi, robot ya instrument ke liye C++ mein program likhna aur theek karna, jahan memory ka hisaab byte mein hota hai aur jawab samay par aana zaroori hai.",
      hindi:
        "गेम, ट्रेडिंग, गाड़ी, रोबोट या उपकरण के लिए C++ में प्रोग्राम लिखना और ठीक करना, जहाँ मेमोरी का हिसाब बाइट में होता है और जवाब समय पर आना ज़रूरी है।",
    },
  },
  "remote-sensing-engineer": {
    of: "x3i5xd",
    description: {
      hinglish: "Satellite ki tasveerein download karna, chhaantna aur sudhaarna.",
      hindi: "सैटेलाइट की तस्वीरें डाउनलोड करना, छाँटना और सुधारना।",
    },
    summary: {
      hinglish:
        "Ground station ya imaging company mein kaam karna: satellite jab bhi oopar se guzre uska data lena, dhundh aur tedhapan hatana, tasveer ko nakshe se milana aur istemal karne walon ko dena.",
      hindi:
        "ग्राउंड स्टेशन या इमेजिंग कंपनी में काम करना: सैटेलाइट जब भी ऊपर से गुज़रे उसका डेटा लेना, धुंध और टेढ़ापन हटाना, तस्वीर को नक़्शे से मिलाना और इस्तेमाल करने वालों को देना।",
    },
  },
};
