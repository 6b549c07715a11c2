import type { ToldCareers } from "./told.ts";

export const technology: ToldCareers = {
  "software-engineer": {
    of: "ezrkhd",
    description: {
      hinglish: "Users ki zarurat ke mutabik program likhna, test karna aur use sudharna.",
      hindi: "यूज़र की ज़रूरत के मुताबिक़ प्रोग्राम लिखना, टेस्ट करना और उसे सुधारना।",
    },
    summary: {
      hinglish:
        "Users ki zarurat ko chalte hue product mein badalna, design ke sketch aur code se lekar customer ke kharabi batane par use theek karne tak.",
      hindi: "यूज़र की ज़रूरत को चलते हुए प्रोडक्ट में बदलना, डिज़ाइन के स्केच और कोड से लेकर ग्राहक के ख़राबी बताने पर उसे ठीक करने तक।",
    },
    day: {
      hinglish: [
        "Customer ki shikayat ko aise test mein badalna jo fail ho, phir usi test ko pass karana",
        "Saathi ke kiye badlav ko ek-ek line karke padhna aur zyada aasan tareeka sujhana",
        "Planning ki meeting mein agle hafte ke feature ko chhote-chhote kaamon mein baantna",
      ],
      hindi: [
        "ग्राहक की शिकायत को ऐसे टेस्ट में बदलना जो फ़ेल हो, फिर उसी टेस्ट को पास कराना",
        "साथी के किए बदलाव को एक-एक लाइन करके पढ़ना और ज़्यादा आसान तरीक़ा सुझाना",
        "प्लानिंग की मीटिंग में अगले हफ़्ते के फ़ीचर को छोटे-छोटे कामों में बाँटना",
      ],
    },
  },
  "computer-programmer": {
    of: "1nhazpw",
    description: {
      hinglish: "Doosron ke bataye module ka code likhna, jaise salary slip.",
      hindi: "दूसरों के बताए मॉड्यूल का कोड लिखना, जैसे सैलरी स्लिप।",
    },
    summary: {
      hinglish:
        "Doosron ke tay kiye module likhna, jaise salary slip mein overtime, unhe haath se kiye hisaab se milana aur testers ki pakdi galtiyan theek karna.",
      hindi: "दूसरों के तय किए मॉड्यूल लिखना, जैसे सैलरी स्लिप में ओवरटाइम, उन्हें हाथ से किए हिसाब से मिलाना और टेस्टर की पकड़ी ग़लतियाँ ठीक करना।",
    },
    day: {
      hinglish: [
        "Overtime ke paise ki likhit specification ko chalne wale functions mein badalna",
        "Namoone ke mahinon ka data module mein chalana aur total ko haath ke hisaab se milana",
        "Tester ki batayi rounding ki galti theek karna",
      ],
      hindi: [
        "ओवरटाइम के पैसे की लिखित स्पेसिफ़िकेशन को चलने वाले फ़ंक्शन में बदलना",
        "नमूने के महीनों का डेटा मॉड्यूल में चलाना और टोटल को हाथ के हिसाब से मिलाना",
        "टेस्टर की बताई राउंडिंग की ग़लती ठीक करना",
      ],
    },
  },
  "back-end-web-developer": {
    of: "5zjhia",
    description: {
      hinglish: "App par tap hote hi jawab dene wale server aur database banana.",
      hindi: "ऐप पर टैप होते ही जवाब देने वाले सर्वर और डेटाबेस बनाना।",
    },
    summary: {
      hinglish:
        "App ke peeche ke server, database aur interface banana, taaki lakhon log ek saath tap karein tab bhi UPI payment ya train booking ho jaye.",
      hindi: "ऐप के पीछे के सर्वर, डेटाबेस और इंटरफ़ेस बनाना, ताकि लाखों लोग एक साथ टैप करें तब भी UPI पेमेंट या ट्रेन की बुकिंग हो जाए।",
    },
    day: {
      hinglish: [
        "Tay karna ki payment hote samay app kya pooche aur server kya jawab de",
        "Woh dheemi query dhoondhna jiski wajah se ticket ka page time out ho gaya",
        "Queue banana taaki ek saath aaye dheron order kho na jayein",
      ],
      hindi: [
        "तय करना कि पेमेंट होते समय ऐप क्या पूछे और सर्वर क्या जवाब दे",
        "वह धीमी क्वेरी ढूँढ़ना जिसकी वजह से टिकट का पेज टाइम आउट हो गया",
        "क़तार बनाना ताकि एक साथ आए ढेरों ऑर्डर खो न जाएँ",
      ],
    },
  },
  "full-stack-developer": {
    of: "lb08w0",
    description: {
      hinglish: "Website ke pages aur unke peeche ka server, dono banana.",
      hindi: "वेबसाइट के पेज और उनके पीछे का सर्वर, दोनों बनाना।",
    },
    summary: {
      hinglish:
        "Website ke dono hisse banana, yaani jin pages par log click karte hain aur jo server unhe jawab deta hai, chhoti team mein ya akele coder ke roop mein.",
      hindi: "वेबसाइट के दोनों हिस्से बनाना, यानी जिन पेजों पर लोग क्लिक करते हैं और जो सर्वर उन्हें जवाब देता है, छोटी टीम में या अकेले कोडर के रूप में।",
    },
    day: {
      hinglish: [
        "Sign-up page aur uski entries rakhne wali table banana",
        "Ek fail hue click ki wajah dhoondhne ke liye kabhi browser ka, kabhi server ka log dekhna",
        "Lunch ke baad company ke cloud host par naya version daalna",
      ],
      hindi: [
        "साइन-अप पेज और उसकी एंट्री रखने वाली टेबल बनाना",
        "एक फ़ेल हुए क्लिक की वजह ढूँढ़ने के लिए कभी ब्राउज़र का, कभी सर्वर का लॉग देखना",
        "लंच के बाद कंपनी के क्लाउड होस्ट पर नया वर्ज़न डालना",
      ],
    },
  },
  "java-developer": {
    of: "18eatul",
    description: {
      hinglish: "Woh bade program likhna jinse bank aur airline ka kaam chalta hai.",
      hindi: "वे बड़े प्रोग्राम लिखना जिनसे बैंक और एयरलाइन का काम चलता है।",
    },
    summary: {
      hinglish:
        "Spring ke saath aur har transaction ki savdhani se jaanch karte hue, Java mein woh bade program likhna jinse bank, insurance company aur airline ka kaam chalta hai.",
      hindi: "Spring के साथ और हर ट्रांज़ैक्शन की सावधानी से जाँच करते हुए, Java में वे बड़े प्रोग्राम लिखना जिनसे बैंक, बीमा कंपनी और एयरलाइन का काम चलता है।",
    },
    day: {
      hinglish: [
        "Aisi Spring service likhna jo paisa tabhi transfer kare jab dono taraf ka kaam safal ho",
        "Leap day par lapse hone wali policy ke liye JUnit mein test jodna",
        "Doosron ke likhe code yaani library ka naya version lana aur jo toote use theek karna",
      ],
      hindi: [
        "ऐसी Spring सर्विस लिखना जो पैसा तभी ट्रांसफ़र करे जब दोनों तरफ़ का काम सफल हो",
        "लीप डे पर लैप्स होने वाली पॉलिसी के लिए JUnit में टेस्ट जोड़ना",
        "दूसरों के लिखे कोड यानी लाइब्रेरी का नया वर्ज़न लाना और जो टूटे उसे ठीक करना",
      ],
    },
  },
  "python-developer": {
    of: "elwvwv",
    description: {
      hinglish: "Website, data aur office ke roz ke kaam ke liye Python program likhna.",
      hindi: "वेबसाइट, डेटा और ऑफ़िस के रोज़ के काम के लिए Python प्रोग्राम लिखना।",
    },
    summary: {
      hinglish:
        "Python mein web service, data ke kaam aur office automation ke program likhna, Django ki site se lekar har raat hazaron invoice padhne wale program tak.",
      hindi: "Python में वेब सर्विस, डेटा के काम और ऑफ़िस ऑटोमेशन के प्रोग्राम लिखना, Django की साइट से लेकर हर रात हज़ारों इनवॉइस पढ़ने वाले प्रोग्राम तक।",
    },
    day: {
      hinglish: [
        "PDF ke folder se supplier ke invoice padhne wala program likhna",
        "Django ki site mein aisa page jodna jisme form ki apni jaanch ho",
        "Pichhli raat ka program theek karna jo galat likhi tareekh par ruk gaya",
      ],
      hindi: [
        "PDF के फ़ोल्डर से सप्लायर के इनवॉइस पढ़ने वाला प्रोग्राम लिखना",
        "Django की साइट में ऐसा पेज जोड़ना जिसमें फ़ॉर्म की अपनी जाँच हो",
        "पिछली रात का वह प्रोग्राम ठीक करना जो ग़लत लिखी तारीख़ पर रुक गया",
      ],
    },
  },
  "net-developer": {
    of: "3pnohv",
    description: {
      hinglish: "C# mein business program banana, jaise hospital ki billing.",
      hindi: "C# में बिज़नेस प्रोग्राम बनाना, जैसे अस्पताल की बिलिंग।",
    },
    summary: {
      hinglish:
        "Microsoft ke .NET platform par C# mein business application banana, jaise hospital ke billing counter ya factory ke stock ka system.",
      hindi: "Microsoft के .NET प्लेटफ़ॉर्म पर C# में बिज़नेस ऐप्लिकेशन बनाना, जैसे अस्पताल के बिलिंग काउंटर या फ़ैक्टरी के स्टॉक का सिस्टम।",
    },
    day: {
      hinglish: [
        "Hospital ke billing counter ke program mein discount ki screen jodna",
        "Woh query likhna jo jald khatm hone wali har dawa ki list de",
        "Galat total pakadne ke liye Visual Studio mein C# code ek-ek step chalakar dekhna",
      ],
      hindi: [
        "अस्पताल के बिलिंग काउंटर के प्रोग्राम में छूट की स्क्रीन जोड़ना",
        "वह क्वेरी लिखना जो जल्द ख़त्म होने वाली हर दवा की लिस्ट दे",
        "ग़लत टोटल पकड़ने के लिए Visual Studio में C# कोड एक-एक स्टेप चलाकर देखना",
      ],
    },
  },
  "software-architect": {
    of: "18xyhbn",
    description: {
      hinglish: "Tay karna ki bada program kin hisson mein baanta jaye jo aage badh sakein.",
      hindi: "तय करना कि बड़ा प्रोग्राम किन हिस्सों में बाँटा जाए जो आगे बढ़ सकें।",
    },
    summary: {
      hinglish:
        "Tay karna ki bada program kin hisson mein baanta jaye, usme kaun si language aur database lagein, aur woh bina thap hue kaise badhe.",
      hindi: "तय करना कि बड़ा प्रोग्राम किन हिस्सों में बाँटा जाए, उसमें कौन सी लैंग्वेज और डेटाबेस लगें, और वह बिना ठप हुए कैसे बढ़े।",
    },
    day: {
      hinglish: [
        "Sketch banana ki order, payment aur stock alag-alag services mein kaise bantenge",
        "Hone wale load, keemat aur team ke hunar ke hisaab se do database ki tulna karna",
        "Team ka design parakhna aur batana ki woh kahan fail hoga",
      ],
      hindi: [
        "स्केच बनाना कि ऑर्डर, पेमेंट और स्टॉक अलग-अलग सर्विस में कैसे बँटेंगे",
        "होने वाले लोड, क़ीमत और टीम के हुनर के हिसाब से दो डेटाबेस की तुलना करना",
        "टीम का डिज़ाइन परखना और बताना कि वह कहाँ फ़ेल होगा",
      ],
    },
  },
  "solutions-architect": {
    of: "l12s3i",
    description: {
      hinglish: "Kisi ek client ki samasya ke hisaab se product aur cloud service jodna.",
      hindi: "किसी एक क्लाइंट की समस्या के हिसाब से प्रोडक्ट और क्लाउड सर्विस जोड़ना।",
    },
    summary: {
      hinglish:
        "Product, cloud service aur khas likhe code ko jodkar client ki samasya ka ek hal nikalna, aur uska aisa naksha banana jo boss aur coder dono samjhein.",
      hindi: "प्रोडक्ट, क्लाउड सर्विस और ख़ास लिखे कोड को जोड़कर क्लाइंट की समस्या का एक हल निकालना, और उसका ऐसा नक़्शा बनाना जो बॉस और कोडर दोनों समझें।",
    },
    day: {
      hinglish: [
        "Aisi workshop karana jisme hospital chain list banaye ki kya-kya judna zaroori hai",
        "Jo tender Friday tak dena hai, uske liye teen cloud set-up ki keemat nikalna",
        "Ek hi diagram pehle directors ko aur phir coders ko samjhana",
      ],
      hindi: [
        "ऐसी वर्कशॉप कराना जिसमें अस्पतालों की चेन लिस्ट बनाए कि क्या-क्या जुड़ना ज़रूरी है",
        "जो टेंडर शुक्रवार तक देना है, उसके लिए तीन क्लाउड सेट-अप की क़ीमत निकालना",
        "एक ही डायग्राम पहले डायरेक्टरों को और फिर कोडरों को समझाना",
      ],
    },
  },
  "systems-programmer": {
    of: "lfij0i",
    description: {
      hinglish: "Operating system mein memory aur file sambhalne wala code likhna.",
      hindi: "ऑपरेटिंग सिस्टम में मेमोरी और फ़ाइल सँभालने वाला कोड लिखना।",
    },
    summary: {
      hinglish:
        "Machine ke bilkul kareeb, operating system par kaam karna: woh code likhna jo processor ka samay baante, file rakhe aur memory de.",
      hindi: "मशीन के बिल्कुल क़रीब, ऑपरेटिंग सिस्टम पर काम करना: वह कोड लिखना जो प्रोसेसर का समय बाँटे, फ़ाइल रखे और मेमोरी दे।",
    },
    day: {
      hinglish: [
        "Crash ke baad bacha record padhkar dekhna ki memory ke kis hisse mein galat dakhal hua",
        "Agla kaun sa program chale, yeh tay karne wala code sudharna aur test machine dobara chalu karna",
        "Naapna ki bhaari load mein file system kitna samay leta hai",
      ],
      hindi: [
        "क्रैश के बाद बचा रिकॉर्ड पढ़कर देखना कि मेमोरी के किस हिस्से में ग़लत दख़ल हुआ",
        "अगला कौन सा प्रोग्राम चले, यह तय करने वाला कोड सुधारना और टेस्ट मशीन दोबारा चालू करना",
        "नापना कि भारी लोड में फ़ाइल सिस्टम कितना समय लेता है",
      ],
    },
  },
  "mainframe-programmer": {
    of: "hbl0bn",
    description: { hinglish: "Bankon ke dashakon purane COBOL program chalu rakhna.", hindi: "बैंकों के दशकों पुराने COBOL प्रोग्राम चालू रखना।" },
    summary: {
      hinglish:
        "Bank aur insurance company ki IBM ki vishal mainframe machines ke liye dashakon pehle likhe COBOL program badalna aur sudharna, jahan har raat byaj jodne ka kaam rukna nahi chahiye.",
      hindi:
        "बैंक और बीमा कंपनी की IBM की विशाल मेनफ़्रेम मशीनों के लिए दशकों पहले लिखे COBOL प्रोग्राम बदलना और सुधारना, जहाँ हर रात ब्याज जोड़ने का काम रुकना नहीं चाहिए।",
    },
    day: {
      hinglish: [
        "COBOL ki woh lines badalna jo fixed deposit ka byaj nikalti hain",
        "Raat ke saare kaam JCL se chalana aur dekhna ki unme se kaun se theek poore hue",
        "Dhoondhna ki pichhli raat ka kaam kis step par ruka aur use surakshit dhang se dobara chalana",
      ],
      hindi: [
        "COBOL की वे लाइनें बदलना जो फ़िक्स्ड डिपॉज़िट का ब्याज निकालती हैं",
        "रात के सारे काम JCL से चलाना और देखना कि उनमें से कौन से ठीक पूरे हुए",
        "ढूँढ़ना कि पिछली रात का काम किस स्टेप पर रुका और उसे सुरक्षित ढंग से दोबारा चलाना",
      ],
    },
  },
  "programmer-analyst": {
    of: "1kv4ptj",
    description: {
      hinglish: "Office ka kaam samajhna, phir uske liye zaroori badlav ka code likhna.",
      hindi: "ऑफ़िस का काम समझना, फिर उसके लिए ज़रूरी बदलाव का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Kisi department ka kaam samajhna, jaise godam ki dispatch desk ka, phir uske maange badlav program mein likhna aur test karna.",
      hindi: "किसी विभाग का काम समझना, जैसे गोदाम की डिस्पैच डेस्क का, फिर उसके माँगे बदलाव प्रोग्राम में लिखना और टेस्ट करना।",
    },
    day: {
      hinglish: [
        "Dispatch clerks ko kaam karte dekhna aur har dohri entry note karna",
        "Program kya-kya karega, yeh likhna aur us par department ke dastakhat karana",
        "Tay hue badlav ka code likhna aur use pichhle mahine ke orders par aazmana",
      ],
      hindi: [
        "डिस्पैच क्लर्कों को काम करते देखना और हर दोहरी एंट्री नोट करना",
        "प्रोग्राम क्या-क्या करेगा, यह लिखना और उस पर विभाग के दस्तख़त कराना",
        "तय हुए बदलाव का कोड लिखना और उसे पिछले महीने के ऑर्डर पर आज़माना",
      ],
    },
  },
  "engineering-and-scientific-programmer": {
    of: "1mf0ryp",
    description: {
      hinglish: "Monsoon se orbit tak, researchers ke simulation ka code likhna.",
      hindi: "मॉनसून से ऑर्बिट तक, रिसर्चर के सिमुलेशन का कोड लिखना।",
    },
    summary: {
      hinglish: "Engineers aur researchers ki zarurat ke simulation likhna, jaise monsoon ke ya ISRO mein orbit ke model.",
      hindi: "इंजीनियर और रिसर्चर की ज़रूरत के सिमुलेशन लिखना, जैसे मॉनसून के या ISRO में ऑर्बिट के मॉडल।",
    },
    day: {
      hinglish: [
        "Barish ke hisaab ka loop dobara likhna taaki woh kai core par chale",
        "Model ko weather stations ki pichhle season ki reading se milana",
        "Physicist ke saath tay karna ki equation mein kya-kya chhoda jaye",
      ],
      hindi: [
        "बारिश के हिसाब का लूप दोबारा लिखना ताकि वह प्रोसेसर के कई कोर पर चले",
        "मॉडल को मौसम केंद्रों की पिछले सीज़न की रीडिंग से मिलाना",
        "भौतिक विज्ञानी के साथ तय करना कि समीकरण में क्या-क्या छोड़ा जाए",
      ],
    },
  },
  "integration-engineer": {
    of: "1xwz1q5",
    description: {
      hinglish: "Alag-alag companies ke system mein aapas mein data ka len-den karana.",
      hindi: "अलग-अलग कंपनियों के सिस्टम में आपस में डेटा का लेन-देन कराना।",
    },
    summary: {
      hinglish: "Alag-alag companies ke system aapas mein jodna, taaki website par aaya order godam, courier aur GST invoice tak pahunche.",
      hindi: "अलग-अलग कंपनियों के सिस्टम आपस में जोड़ना, ताकि वेबसाइट पर आया ऑर्डर गोदाम, कूरियर और GST इनवॉइस तक पहुँचे।",
    },
    day: {
      hinglish: [
        "Courier ke pate wale field ka online dukan ke field se mel bithana",
        "Fail hua message dobara chalakar jaanna ki invoice kyon nahi aaya",
        "Bahar ki firm ke saath tay karna ki dono program ke beech ki secret key kab badlegi",
      ],
      hindi: [
        "कूरियर के पते वाले फ़ील्ड का ऑनलाइन दुकान के फ़ील्ड से मेल बिठाना",
        "फ़ेल हुआ मैसेज दोबारा चलाकर जानना कि इनवॉइस क्यों नहीं आया",
        "बाहर की फ़र्म के साथ तय करना कि दोनों प्रोग्राम के बीच की गुप्त कुंजी कब बदलेगी",
      ],
    },
  },
  "blockchain-developer": {
    of: "1hs0bie",
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
    day: {
      hinglish: [
        "Aisa contract likhna jo masalon ki khep ki jaanch hote hi payment jaari kare",
        "Doosron se pehle khud test network par apne hi code par hamla karna",
        "Ledger ki har entry par lagne wali fees ghatana",
      ],
      hindi: [
        "ऐसा कॉन्ट्रैक्ट लिखना जो मसालों की खेप की जाँच होते ही पेमेंट जारी करे",
        "दूसरों से पहले ख़ुद टेस्ट नेटवर्क पर अपने ही कोड पर हमला करना",
        "बहीखाते की हर एंट्री पर लगने वाली फ़ीस घटाना",
      ],
    },
  },
  "blockchain-architect": {
    of: "1lci181",
    description: {
      hinglish: "Saajhe ledger design karna aur tay karna ki unme kaun likh sake.",
      hindi: "साझे बहीखाते डिज़ाइन करना और तय करना कि उनमें कौन लिख सके।",
    },
    summary: {
      hinglish:
        "Jab kai bank ya mantralaya ek aisa saajha record chahein jise koi chupke se na badal sake, tab tay karna ki kaun likhe aur sabki sehmati yaani consensus kaise bane.",
      hindi: "जब कई बैंक या मंत्रालय एक ऐसा साझा रिकॉर्ड चाहें जिसे कोई चुपके से न बदल सके, तब तय करना कि कौन लिखे और सबकी सहमति यानी कंसेंसस कैसे बने।",
    },
    day: {
      hinglish: [
        "Mantralaya ke register ke liye saajhe ledger aur aam database ki tulna karna",
        "Tay karna ki kaun se bank entry ki pushti kar sakein aur kaun se sirf padh sakein",
        "List banana ki beimaan member ledger mein kin tareekon se dhokha kar sakta hai",
      ],
      hindi: [
        "मंत्रालय के रजिस्टर के लिए साझे बहीखाते और आम डेटाबेस की तुलना करना",
        "तय करना कि कौन से बैंक एंट्री की पुष्टि कर सकें और कौन से सिर्फ़ पढ़ सकें",
        "लिस्ट बनाना कि बेईमान सदस्य बहीखाते में किन तरीक़ों से धोखा कर सकता है",
      ],
    },
  },
  "salesforce-developer": {
    of: "1w2kv48",
    description: {
      hinglish: "Salesforce system mein bank ki customer wali screens ka code likhna.",
      hindi: "Salesforce सिस्टम में बैंक की ग्राहक वाली स्क्रीनों का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Salesforce ke customer system mein Apex code aur khas screens jodna, taaki bank ke agent ko har caller ke loan aur shikayatein dikhein.",
      hindi: "Salesforce के कस्टमर सिस्टम में Apex कोड और ख़ास स्क्रीनें जोड़ना, ताकि बैंक के एजेंट को फ़ोन करने वाले हर ग्राहक के लोन और शिकायतें दिखें।",
    },
    day: {
      hinglish: [
        "Aisa code likhna jo har bounce hui kist par apne aap follow-up ka case khol de",
        "Aisi screen banana jis par caller ke loan ek nazar mein dikhein",
        "Test kiya hua badlav practice copy se live system mein le jaana",
      ],
      hindi: [
        "ऐसा कोड लिखना जो हर बाउंस हुई क़िस्त पर अपने आप फ़ॉलो-अप का केस खोल दे",
        "ऐसी स्क्रीन बनाना जिस पर फ़ोन करने वाले के लोन एक नज़र में दिखें",
        "टेस्ट किया हुआ बदलाव प्रैक्टिस कॉपी से लाइव सिस्टम में ले जाना",
      ],
    },
  },
  "sap-developer": {
    of: "1etwmo9",
    description: {
      hinglish: "SAP mein badi factory ke order aur stock ki report likhna.",
      hindi: "SAP में बड़ी फ़ैक्टरी के ऑर्डर और स्टॉक की रिपोर्ट लिखना।",
    },
    summary: {
      hinglish:
        "SAP ke andar ABAP mein report, form aur interface likhna. Isi system mein badi factories apne order, stock aur hisaab rakhti hain.",
      hindi: "SAP के अंदर ABAP में रिपोर्ट, फ़ॉर्म और इंटरफ़ेस लिखना। इसी सिस्टम में बड़ी फ़ैक्ट्रियाँ अपने ऑर्डर, स्टॉक और हिसाब रखती हैं।",
    },
    day: {
      hinglish: [
        "Har plant ke late ho chuke purchase order ki ABAP report likhna",
        "Do system ke beech ka woh message yaani IDoc theek karna jisme galat tax code tha",
        "Chhapne wale delivery note ko factory ke naye GST format mein dhaalna",
      ],
      hindi: [
        "हर प्लांट के लेट हो चुके परचेज़ ऑर्डर की ABAP रिपोर्ट लिखना",
        "दो सिस्टम के बीच का वह मैसेज यानी IDoc ठीक करना जिसमें ग़लत टैक्स कोड था",
        "छपने वाले डिलीवरी नोट को फ़ैक्टरी के नए GST फ़ॉर्मैट में ढालना",
      ],
    },
  },
  "release-manager": {
    of: "12fec63",
    description: {
      hinglish: "Tay karna ki software kab live ho, aur kharab version wapas lena.",
      hindi: "तय करना कि सॉफ़्टवेयर कब लाइव हो, और ख़राब वर्ज़न वापस लेना।",
    },
    summary: {
      hinglish:
        "Tay karna ki program ke har version mein kya ho aur woh kab live ho, aur users ko dikkat hone lage to minton mein use wapas lena.",
      hindi: "तय करना कि प्रोग्राम के हर वर्ज़न में क्या हो और वह कब लाइव हो, और यूज़र को दिक़्क़त होने लगे तो मिनटों में उसे वापस लेना।",
    },
    day: {
      hinglish: [
        "Agle version ka code alag karna yaani branch banana, aur batana ki ab bhi kya jud sakta hai",
        "Version 4.2 har das mein se ek user ko bhejna aur error par nazar rakhna",
        "Kharab build wapas lena aur sabko saaf-saaf batana",
      ],
      hindi: [
        "अगले वर्ज़न का कोड अलग करना यानी ब्रांच बनाना, और बताना कि अब भी क्या जुड़ सकता है",
        "वर्ज़न 4.2 हर दस में से एक यूज़र को भेजना और एरर पर नज़र रखना",
        "ख़राब बिल्ड वापस लेना और सबको साफ़-साफ़ बताना",
      ],
    },
  },
  "compiler-engineer": {
    of: "ftido2",
    description: {
      hinglish: "Code ko chip ke instructions mein badalne wale tool banana.",
      hindi: "कोड को चिप के निर्देशों में बदलने वाले टूल बनाना।",
    },
    summary: {
      hinglish:
        "C ya Rust ko processor ke apne instructions mein badalne wale tool banana, taaki usi chip par program tez chale aur phir bhi sahi jawab de.",
      hindi: "C या Rust को प्रोसेसर के अपने निर्देशों में बदलने वाले टूल बनाना, ताकि उसी चिप पर प्रोग्राम तेज़ चले और फिर भी सही जवाब दे।",
    },
    day: {
      hinglish: [
        "Compiler ko sikhana ki woh memory ko bewajah na padhe",
        "Badlav se pehle aur baad mein bane instructions ki tulna karna",
        "Customer ke fail hote program ko un das lines tak chhaantna jinme galti hai",
      ],
      hindi: [
        "कंपाइलर को सिखाना कि वह मेमोरी को बेवजह न पढ़े",
        "बदलाव से पहले और बाद में बने निर्देशों की तुलना करना",
        "ग्राहक के फ़ेल होते प्रोग्राम को उन दस लाइनों तक छाँटना जिनमें ग़लती है",
      ],
    },
  },
  "quantitative-developer": {
    of: "19wt3do",
    description: {
      hinglish: "Broker aur fund ke liye pricing model aur trading engine ka code likhna.",
      hindi: "ब्रोकर और फ़ंड के लिए प्राइसिंग मॉडल और ट्रेडिंग इंजन का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Broker aur trading firm ke pricing formule aur trading engine ka code likhna, jahan kuch microsecond ki deri ya galat formule se paise ka nuksan hota hai.",
      hindi: "ब्रोकर और ट्रेडिंग फ़र्म के प्राइसिंग फ़ॉर्मूले और ट्रेडिंग इंजन का कोड लिखना, जहाँ कुछ माइक्रोसेकंड की देरी या ग़लत फ़ॉर्मूले से पैसे का नुक़सान होता है।",
    },
    day: {
      hinglish: [
        "Researcher ke option pricing formule ko tez C++ mein badalna",
        "Pichhle din ke trade ek-ek karke badle hue engine mein chalana",
        "Risk desk ko samjhana ki do daam aapas mein kyon nahi milte",
      ],
      hindi: [
        "रिसर्चर के ऑप्शन प्राइसिंग फ़ॉर्मूले को तेज़ C++ में बदलना",
        "पिछले दिन के सौदे एक-एक करके बदले हुए इंजन में चलाना",
        "रिस्क डेस्क को समझाना कि दो दाम आपस में क्यों नहीं मिलते",
      ],
    },
  },
  "robotic-process-automation-engineer": {
    of: "iz5oxu",
    description: {
      hinglish: "Clerks ke liye form copy karne aur bill milane wale bot lagana.",
      hindi: "क्लर्कों के लिए फ़ॉर्म कॉपी करने और बिल मिलाने वाले बॉट लगाना।",
    },
    summary: {
      hinglish:
        "Form copy karne, bill milane aur portal bharne wale software bot lagana, taaki shared service centre ke clerks baar-baar click karne se bachein.",
      hindi: "फ़ॉर्म कॉपी करने, बिल मिलाने और पोर्टल भरने वाले सॉफ़्टवेयर बॉट लगाना, ताकि शेयर्ड सर्विस सेंटर के क्लर्क बार-बार क्लिक करने से बचें।",
    },
    day: {
      hinglish: [
        "Ek-ek click record karna ki clerk bill kaise milate hain",
        "Bot ko sikhana ki PDF tedhi ho to kya kare",
        "Bot ne jo item reject kiye, unki subah ki report jaanchna",
      ],
      hindi: [
        "एक-एक क्लिक रिकॉर्ड करना कि क्लर्क बिल कैसे मिलाते हैं",
        "बॉट को सिखाना कि PDF टेढ़ी हो तो क्या करे",
        "बॉट ने जो आइटम रिजेक्ट किए, उनकी सुबह की रिपोर्ट जाँचना",
      ],
    },
  },
  "gis-developer": {
    of: "fyt3p4",
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
    day: {
      hinglish: [
        "Sabse paas ka khula blood bank dhoondhne wali PostGIS query likhna",
        "Leaflet mein ward ki seemaon ki aisi layer banana jis par click ho sake",
        "Latitude-longitude ulat jaane se samundar mein ja pade points theek karna",
      ],
      hindi: [
        "सबसे पास का खुला ब्लड बैंक ढूँढ़ने वाली PostGIS क्वेरी लिखना",
        "Leaflet में वार्ड की सीमाओं की ऐसी लेयर बनाना जिस पर क्लिक हो सके",
        "अक्षांश-देशांतर उलट जाने से समुद्र में जा पड़े बिंदु ठीक करना",
      ],
    },
  },
  "application-maintenance-engineer": {
    of: "1sn2bfj",
    description: {
      hinglish: "Saalon pehle doosron ke likhe purane code mein kharabi dhoondhna.",
      hindi: "सालों पहले दूसरों के लिखे पुराने कोड में ख़राबी ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Bank ke purane loan register jaise program sambhalna: kharabi ki shikayaton ka jawab dena, har kharabi jis code line se aa rahi ho use dhoondhna aur baaki kuch bigade bina use badalna.",
      hindi:
        "बैंक के पुराने लोन रजिस्टर जैसे प्रोग्राम सँभालना: ख़राबी की शिकायतों का जवाब देना, हर ख़राबी जिस कोड लाइन से आ रही हो उसे ढूँढ़ना और बाक़ी कुछ बिगाड़े बिना उसे बदलना।",
    },
    day: {
      hinglish: [
        "Log mein dikhi error ka peecha karke 2009 mein likhi code line tak pahunchna",
        "Ek niyam badalna aur sabit karna ki aur kuch nahi badla",
        "Branch ke user ki raat mein bheji kharabi ki shikayat yaani ticket ka jawab dena",
      ],
      hindi: [
        "लॉग में दिखी एरर का पीछा करके 2009 में लिखी कोड लाइन तक पहुँचना",
        "एक नियम बदलना और साबित करना कि और कुछ नहीं बदला",
        "शाखा के यूज़र की रात में भेजी ख़राबी की शिकायत यानी टिकट का जवाब देना",
      ],
    },
  },
  "deployment-engineer": {
    of: "aeoip8",
    description: {
      hinglish: "Client ke yahan product install karna aur purane record daalna.",
      hindi: "क्लाइंट के यहाँ प्रोडक्ट इंस्टॉल करना और पुराने रिकॉर्ड डालना।",
    },
    summary: {
      hinglish:
        "Taiyar software client ki jagah par install aur set karna, purane record daalna aur pehla din theek se chalne tak wahin rukna.",
      hindi: "तैयार सॉफ़्टवेयर क्लाइंट की जगह पर इंस्टॉल और सेट करना, पुराने रिकॉर्ड डालना और पहला दिन ठीक से चलने तक वहीं रुकना।",
    },
    day: {
      hinglish: [
        "Client ke server par product install karna aur uske licence jaanchna",
        "Mareezon ke das saal ke record daalna aur unki ginti milana",
        "Live hone ki pehli subah counter clerk ke saath khade rehna",
      ],
      hindi: [
        "क्लाइंट के सर्वर पर प्रोडक्ट इंस्टॉल करना और उसके लाइसेंस जाँचना",
        "मरीज़ों के दस साल के रिकॉर्ड डालना और उनकी गिनती मिलाना",
        "लाइव होने की पहली सुबह काउंटर क्लर्क के साथ खड़े रहना",
      ],
    },
  },
  "web-developer": {
    of: "13rhaup",
    description: {
      hinglish: "Dukan aur clinic ki poori website banana aur host karna.",
      hindi: "दुकान और क्लिनिक की पूरी वेबसाइट बनाना और होस्ट करना।",
    },
    summary: {
      hinglish:
        "Dukan, school aur clinic ki poori website banana aur host karna, pehle page ke layout se lekar form, domain aur security certificate tak.",
      hindi: "दुकान, स्कूल और क्लिनिक की पूरी वेबसाइट बनाना और होस्ट करना, पहले पेज के लेआउट से लेकर फ़ॉर्म, डोमेन और सिक्योरिटी सर्टिफ़िकेट तक।",
    },
    day: {
      hinglish: [
        "Clinic ka appointment form banana aur dekhna ki uske mail pahunchte hain",
        "Naye domain ko host se jodna aur uska certificate lagana",
        "Taiyar page ko chaar browser aur do purane phone mein kholkar dekhna",
      ],
      hindi: [
        "क्लिनिक का अपॉइंटमेंट फ़ॉर्म बनाना और देखना कि उसके मेल पहुँचते हैं",
        "नए डोमेन को होस्ट से जोड़ना और उसका सर्टिफ़िकेट लगाना",
        "तैयार पेज को चार ब्राउज़र और दो पुराने फ़ोन में खोलकर देखना",
      ],
    },
  },
  "frontend-developer": {
    of: "1p3ters",
    description: {
      hinglish: "Un button aur pages ka code likhna jinhe log dekhte aur chhute hain.",
      hindi: "उन बटन और पेजों का कोड लिखना जिन्हें लोग देखते और छूते हैं।",
    },
    summary: {
      hinglish:
        "Site ke us hisse ka code likhna jise log dekhte aur chhute hain, taaki button, list aur checkout page dheeme phone par bhi tez chalein.",
      hindi: "साइट के उस हिस्से का कोड लिखना जिसे लोग देखते और छूते हैं, ताकि बटन, लिस्ट और चेकआउट पेज धीमे फ़ोन पर भी तेज़ चलें।",
    },
    day: {
      hinglish: [
        "Designer ki file se React mein checkout page ka code likhna",
        "Tasveerein halki karna taaki kamzor signal par bhi list aaram se scroll ho",
        "Sirf ek browser mein khulne wale menu ki kharabi dhoondhna",
      ],
      hindi: [
        "डिज़ाइनर की फ़ाइल से React में चेकआउट पेज का कोड लिखना",
        "तस्वीरें हल्की करना ताकि कमज़ोर सिग्नल पर भी लिस्ट आराम से स्क्रॉल हो",
        "सिर्फ़ एक ब्राउज़र में खुलने वाले मेन्यू की ख़राबी ढूँढ़ना",
      ],
    },
  },
  "web-designer": {
    of: "1280xoz",
    description: { hinglish: "Website ka layout, rang, font aur tasveerein chunna.", hindi: "वेबसाइट का लेआउट, रंग, फ़ॉन्ट और तस्वीरें चुनना।" },
    summary: {
      hinglish: "Website ka layout, rang, font aur tasveerein aise chunna ki saree ki dukan aur law firm, dono ki apni alag pehchan dikhe.",
      hindi: "वेबसाइट का लेआउट, रंग, फ़ॉन्ट और तस्वीरें ऐसे चुनना कि साड़ी की दुकान और लॉ फ़र्म, दोनों की अपनी अलग पहचान दिखे।",
    },
    day: {
      hinglish: [
        "Saree ki khandani dukan par jachne wale font aur rang chunna",
        "Home page ko phone, tablet aur desktop ki chaudai ke hisaab se banana",
        "Client ko do layout dikhana aur likhna ki use kya badalwana hai",
      ],
      hindi: [
        "साड़ी की ख़ानदानी दुकान पर जँचने वाले फ़ॉन्ट और रंग चुनना",
        "होम पेज को फ़ोन, टैबलेट और डेस्कटॉप की चौड़ाई के हिसाब से बनाना",
        "क्लाइंट को दो लेआउट दिखाना और लिखना कि उसे क्या बदलवाना है",
      ],
    },
  },
  "wordpress-developer": {
    of: "6uj8yw",
    description: { hinglish: "WordPress par site banana, theme aur plugin likhna.", hindi: "WordPress पर साइट बनाना, थीम और प्लगइन लिखना।" },
    summary: {
      hinglish:
        "WordPress par site banana aur zarurat ke hisaab se dhaalna, blogger, NGO aur chhoti firm ke liye theme aur plugin likhna, aksar freelancer ke roop mein.",
      hindi: "WordPress पर साइट बनाना और ज़रूरत के हिसाब से ढालना, ब्लॉगर, NGO और छोटी फ़र्म के लिए थीम और प्लगइन लिखना, अक्सर फ़्रीलांसर के रूप में।",
    },
    day: {
      hinglish: [
        "NGO ke liye theme ko aise dhaalna ki daan dene walon ko form mil jaye",
        "School ke notice ki list dikhane wala chhota plugin likhna",
        "Hack hua blog saaf karna aur ghusne ka rasta band karna",
      ],
      hindi: [
        "NGO के लिए थीम को ऐसे ढालना कि दान देने वालों को फ़ॉर्म मिल जाए",
        "स्कूल के नोटिस की लिस्ट दिखाने वाला छोटा प्लगइन लिखना",
        "हैक हुआ ब्लॉग साफ़ करना और घुसने का रास्ता बंद करना",
      ],
    },
  },
  "php-developer": {
    of: "9e86oh",
    description: {
      hinglish: "PHP mein website ka server code likhna, aksar Laravel ke saath.",
      hindi: "PHP में वेबसाइट का सर्वर कोड लिखना, अक्सर Laravel के साथ।",
    },
    summary: {
      hinglish: "Matrimonial site, coaching institute aur booking engine jaise portal ke liye PHP aur Laravel mein server code likhna.",
      hindi: "मैट्रिमोनियल साइट, कोचिंग संस्थान और बुकिंग इंजन जैसे पोर्टल के लिए PHP और Laravel में सर्वर कोड लिखना।",
    },
    day: {
      hinglish: [
        "Matrimonial portal mein shehar aur matribhasha se khojne ki suvidha jodna",
        "Form ko nuksandeh database command lene se rokna",
        "Coaching institute ki purani script ko PHP ke naye version par lana",
      ],
      hindi: [
        "मैट्रिमोनियल पोर्टल में शहर और मातृभाषा से खोजने की सुविधा जोड़ना",
        "फ़ॉर्म को नुक़सानदेह डेटाबेस कमांड लेने से रोकना",
        "कोचिंग संस्थान की पुरानी स्क्रिप्ट को PHP के नए वर्ज़न पर लाना",
      ],
    },
  },
  "ruby-on-rails-developer": {
    of: "eaj5lc",
    description: {
      hinglish: "Ruby on Rails framework se web product jaldi banana.",
      hindi: "Ruby on Rails फ़्रेमवर्क से वेब प्रोडक्ट जल्दी बनाना।",
    },
    summary: {
      hinglish:
        "Ruby on Rails framework se web product jaldi launch karna. Yeh un start-up ki pasand hai jinhe investors ko jald hi chalti site dikhani ho.",
      hindi: "Ruby on Rails फ़्रेमवर्क से वेब प्रोडक्ट जल्दी लॉन्च करना। यह उन स्टार्ट-अप की पसंद है जिन्हें निवेशकों को जल्द ही चलती साइट दिखानी हो।",
    },
    day: {
      hinglish: [
        "Nayi tarah ka record jodna aur use rakhne ke liye database badalna",
        "Booking ke niyamon ka code chhune se pehle un niyamon ke test likhna",
        "Lunch se pehle start-up ki site par ek chhota sudhaar live karna",
      ],
      hindi: [
        "नई तरह का रिकॉर्ड जोड़ना और उसे रखने के लिए डेटाबेस बदलना",
        "बुकिंग के नियमों का कोड छूने से पहले उन नियमों के टेस्ट लिखना",
        "लंच से पहले स्टार्ट-अप की साइट पर एक छोटा सुधार लाइव करना",
      ],
    },
  },
  "e-commerce-developer": {
    of: "th2mgk",
    description: { hinglish: "Cart aur UPI checkout wali online dukan banana.", hindi: "कार्ट और UPI चेकआउट वाली ऑनलाइन दुकान बनाना।" },
    summary: {
      hinglish:
        "Cart, UPI checkout, stock ki ginti aur return label wali online dukanein banana aur unhe Diwali sale mein bhi chalu rakhna.",
      hindi: "कार्ट, UPI चेकआउट, स्टॉक की गिनती और रिटर्न लेबल वाली ऑनलाइन दुकानें बनाना और उन्हें दिवाली सेल में भी चालू रखना।",
    },
    day: {
      hinglish: [
        "UPI gateway jodna aur jaan-boojhkar fail hone wale test payment karna",
        "Order cancel hone ke baad dikhne wali stock ki ginti theek karna",
        "Hazaron kalpanik kharidaron ke saath Diwali ki bheed ki rehearsal karna",
      ],
      hindi: [
        "UPI गेटवे जोड़ना और जान-बूझकर फ़ेल होने वाले टेस्ट पेमेंट करना",
        "ऑर्डर कैंसल होने के बाद दिखने वाली स्टॉक की गिनती ठीक करना",
        "हज़ारों काल्पनिक ख़रीदारों के साथ दिवाली की भीड़ की रिहर्सल करना",
      ],
    },
  },
  webmaster: {
    of: "xyfg1f",
    description: {
      hinglish: "Site ka domain renew karna aur toote link theek karna.",
      hindi: "साइट का डोमेन रिन्यू करना और टूटे लिंक ठीक करना।",
    },
    summary: {
      hinglish:
        "Chalti website ko theek rakhna: domain renew karna, page aur notice update karna, visitors ki ginti par nazar rakhna aur toote link sudharna.",
      hindi: "चलती वेबसाइट को ठीक रखना: डोमेन रिन्यू करना, पेज और नोटिस अपडेट करना, विज़िटर की गिनती पर नज़र रखना और टूटे लिंक सुधारना।",
    },
    day: {
      hinglish: [
        "Tender ke notice site par daalna aur jinki tareekh nikal gayi unhe hatana",
        "Toote link ki jaanch chalana aur list mein aaye link theek karna",
        "Site ka naam renew karna, isse pehle ki koi anjaan use kharid le",
      ],
      hindi: [
        "टेंडर के नोटिस साइट पर डालना और जिनकी तारीख़ निकल गई उन्हें हटाना",
        "टूटे लिंक की जाँच चलाना और लिस्ट में आए लिंक ठीक करना",
        "साइट का नाम रिन्यू करना, इससे पहले कि कोई अनजान उसे ख़रीद ले",
      ],
    },
  },
  "web-content-manager": {
    of: "6g5nyy",
    description: {
      hinglish: "Site par kya publish ho yeh tay karna aur writers ke page edit karna.",
      hindi: "साइट पर क्या पब्लिश हो यह तय करना और राइटर के पेज एडिट करना।",
    },
    summary: {
      hinglish:
        "Tay karna ki site par kya aur kab publish ho, writers ke page readers aur search engine ke liye edit karna, aur purani ho chuki cheezein hatana.",
      hindi: "तय करना कि साइट पर क्या और कब पब्लिश हो, राइटर के पेज पाठकों और सर्च इंजन के लिए एडिट करना, और पुरानी हो चुकी चीज़ें हटाना।",
    },
    day: {
      hinglish: [
        "Exam, tyohar aur search trend dekhkar agle mahine ke article plan karna",
        "Writer ke draft ko kaatkar aadha karna aur use saaf heading dena",
        "Un pages ko hatana jinke daam ya niyam badal gaye hain",
      ],
      hindi: [
        "परीक्षा, त्योहार और सर्च ट्रेंड देखकर अगले महीने के लेख प्लान करना",
        "राइटर के ड्राफ़्ट को काटकर आधा करना और उसे साफ़ हेडिंग देना",
        "उन पेजों को हटाना जिनके दाम या नियम बदल गए हैं",
      ],
    },
  },
  "content-strategist": {
    of: "1eh1imz",
    description: {
      hinglish: "Tay karna ki firm ki site aur mail kya kahein aur kisse kahein.",
      hindi: "तय करना कि फ़र्म की साइट और मेल क्या कहें और किससे कहें।",
    },
    summary: {
      hinglish: "Kisi ke ek shabd bhi likhne se pehle tay karna ki company ki site, app aur mail kya kahein, kisse kahein aur kyon.",
      hindi: "किसी के एक शब्द भी लिखने से पहले तय करना कि कंपनी की साइट, ऐप और मेल क्या कहें, किससे कहें और क्यों।",
    },
    day: {
      hinglish: [
        "Bank ke nau sau page ki list banana aur un par nishaan lagana jinhe koi nahi padhta",
        "Pehli baar loan lene walon se poochna ki woh kaun se shabd search karenge",
        "Writers ko ek page mein batana ki lehja aur shabd kaise hon aur kya chhodna hai",
      ],
      hindi: [
        "बैंक के नौ सौ पेजों की लिस्ट बनाना और उन पर निशान लगाना जिन्हें कोई नहीं पढ़ता",
        "पहली बार लोन लेने वालों से पूछना कि वे कौन से शब्द सर्च करेंगे",
        "राइटरों को एक पेज में बताना कि लहजा और शब्द कैसे हों और क्या छोड़ना है",
      ],
    },
  },
  "web-architect": {
    of: "14cwq1b",
    description: {
      hinglish: "Bahut badi site aise plan karna ki woh visitors ki bheed jhel sake.",
      hindi: "बहुत बड़ी साइट ऐसे प्लान करना कि वह विज़िटर की भीड़ झेल सके।",
    },
    summary: {
      hinglish:
        "Sarkari portal jaisi bahut badi site ka dhancha plan karna: uski services, rakhi hui copies yaani cache, bhashayein aur traffic ki baadh se bachav.",
      hindi: "सरकारी पोर्टल जैसी बहुत बड़ी साइट का ढाँचा प्लान करना: उसकी सर्विस, रखी हुई कॉपियाँ यानी cache, भाषाएँ और ट्रैफ़िक की बाढ़ से बचाव।",
    },
    day: {
      hinglish: [
        "Tay karna ki content network kaun se page users ke nazdeek rakhe",
        "Rasta nikalna ki portal bais bhashaon mein kaise chalega",
        "Plan karna ki traffic ki baadh aane par sabse pehle kya band kiya jaye",
      ],
      hindi: [
        "तय करना कि कंटेंट नेटवर्क कौन से पेज यूज़र के नज़दीक रखे",
        "रास्ता निकालना कि पोर्टल बाईस भाषाओं में कैसे चलेगा",
        "प्लान करना कि ट्रैफ़िक की बाढ़ आने पर सबसे पहले क्या बंद किया जाए",
      ],
    },
  },
  "web-producer": {
    of: "4ra0y5",
    description: {
      hinglish: "Site banane walon aur client ko ek hi schedule par rakhna.",
      hindi: "साइट बनाने वालों और क्लाइंट को एक ही शेड्यूल पर रखना।",
    },
    summary: {
      hinglish: "Brief se launch tak website banane ka kaam chalana, aur designer, writer, coder aur client ko ek hi schedule par rakhna.",
      hindi: "ब्रीफ़ से लॉन्च तक वेबसाइट बनाने का काम चलाना, और डिज़ाइनर, राइटर, कोडर और क्लाइंट को एक ही शेड्यूल पर रखना।",
    },
    day: {
      hinglish: [
        "Client se un photos ka takaza karna jinka vaada do hafte pehle hua tha",
        "Writer beemar pad jaye to home page ko do din aage khiskana",
        "Launch ki checklist ko ek-ek link karke jaanchna",
      ],
      hindi: [
        "क्लाइंट से उन फ़ोटो का तक़ाज़ा करना जिनका वादा दो हफ़्ते पहले हुआ था",
        "राइटर बीमार पड़ जाए तो होम पेज को दो दिन आगे खिसकाना",
        "लॉन्च की चेकलिस्ट को एक-एक लिंक करके जाँचना",
      ],
    },
  },
  "multimedia-developer": {
    of: "15fcrob",
    description: {
      hinglish: "Awaaz aur tasveeron se museum ke kiosk aur quiz banana.",
      hindi: "आवाज़ और तस्वीरों से म्यूज़ियम के कियोस्क और क्विज़ बनाना।",
    },
    summary: {
      hinglish: "Animation, awaaz, video aur code ko jodkar interactive cheezein banana, jaise museum ke kiosk, quiz aur training module.",
      hindi: "ऐनिमेशन, आवाज़, वीडियो और कोड को जोड़कर इंटरैक्टिव चीज़ें बनाना, जैसे म्यूज़ियम के कियोस्क, क्विज़ और ट्रेनिंग मॉड्यूल।",
    },
    day: {
      hinglish: [
        "Museum ki touch screen aisi banana jo geeli aur nanhi ungliyon par bhi chale",
        "Odia mein boli gayi jaankari ka animated karghe ki chaal se mel bithana",
        "Video ka size ghatana taaki training module dheeme computer par bhi khule",
      ],
      hindi: [
        "म्यूज़ियम की टच स्क्रीन ऐसी बनाना जो गीली और नन्ही उँगलियों पर भी चले",
        "ओड़िया में बोली गई जानकारी का ऐनिमेटेड करघे की चाल से मेल बिठाना",
        "वीडियो का साइज़ घटाना ताकि ट्रेनिंग मॉड्यूल धीमे कंप्यूटर पर भी खुले",
      ],
    },
  },
  "android-developer": {
    of: "19zku6j",
    description: {
      hinglish: "Aise app banana jo saste phone aur aate-jaate signal par bhi chalein.",
      hindi: "ऐसे ऐप बनाना जो सस्ते फ़ोन और आते-जाते सिग्नल पर भी चलें।",
    },
    summary: {
      hinglish: "Android phone ke liye app banana, itne halke ki kam storage aur aate-jaate signal wale saste phone par bhi chal jayein.",
      hindi: "Android फ़ोन के लिए ऐप बनाना, इतने हल्के कि कम स्टोरेज और आते-जाते सिग्नल वाले सस्ते फ़ोन पर भी चल जाएँ।",
    },
    day: {
      hinglish: [
        "Kotlin mein aisi screen likhna jo bina signal ke bhi khule",
        "Ek saste phone model ki crash report ko dhyan se dekhna",
        "Poore ban chuke app ko digital signature aur notes ke saath Play Store ke liye taiyar karna",
      ],
      hindi: [
        "Kotlin में ऐसी स्क्रीन लिखना जो बिना सिग्नल के भी खुले",
        "एक सस्ते फ़ोन मॉडल की क्रैश रिपोर्ट को ध्यान से देखना",
        "पूरे बन चुके ऐप को डिजिटल सिग्नेचर और नोट्स के साथ Play Store के लिए तैयार करना",
      ],
    },
  },
  "ios-developer": {
    of: "a8rphi",
    description: {
      hinglish: "iPhone ke aise app banana jo Apple ke review mein pass hon.",
      hindi: "iPhone के ऐसे ऐप बनाना जो Apple के रिव्यू में पास हों।",
    },
    summary: {
      hinglish: "Swift mein iPhone aur iPad ke app banana aur App Store par aane se pehle unhe Apple ke sakht review se paar karana.",
      hindi: "Swift में iPhone और iPad के ऐप बनाना और App Store पर आने से पहले उन्हें Apple के सख़्त रिव्यू से पार कराना।",
    },
    day: {
      hinglish: [
        "Aisi screen banana jo bade aksharon mein bhi aaram se padhi jaye",
        "App Store ke us reviewer ko jawab dena jisne pichhle din ka build reject kiya",
        "Woh screen pakadna jo memory leti hai aur kabhi wapas nahi deti",
      ],
      hindi: [
        "ऐसी स्क्रीन बनाना जो बड़े अक्षरों में भी आराम से पढ़ी जाए",
        "App Store के उस रिव्यूअर को जवाब देना जिसने पिछले दिन का बिल्ड रिजेक्ट किया",
        "वह स्क्रीन पकड़ना जो मेमोरी लेती है और कभी वापस नहीं देती",
      ],
    },
  },
  "mobile-app-developer": {
    of: "1lpvgi0",
    description: { hinglish: "Ek hi app banana jo har tarah ke phone par chale.", hindi: "एक ही ऐप बनाना जो हर तरह के फ़ोन पर चले।" },
    summary: {
      hinglish: "Aisa app banana jiska ek hi code har tarah ke phone par chale, jaise food delivery ya school bus tracking ka app.",
      hindi: "ऐसा ऐप बनाना जिसका एक ही कोड हर तरह के फ़ोन पर चले, जैसे फ़ूड डिलीवरी या स्कूल बस ट्रैकिंग का ऐप।",
    },
    day: {
      hinglish: [
        "Flutter mein ek screen banana aur use dono system par dekhna",
        "Network lautne tak delivery rider ke stop save rakhna",
        "Push message aise set karna ki bus nazdeek aate hi mata-pita ko pata chale",
      ],
      hindi: [
        "Flutter में एक स्क्रीन बनाना और उसे दोनों सिस्टम पर देखना",
        "नेटवर्क लौटने तक डिलीवरी राइडर के स्टॉप सेव रखना",
        "पुश मैसेज ऐसे सेट करना कि बस नज़दीक आते ही माता-पिता को पता चले",
      ],
    },
  },
  "ux-designer": {
    of: "1spl9ur",
    description: {
      hinglish: "Har kadam aise plan karna ki naya user bhi bill bhar sake.",
      hindi: "हर क़दम ऐसे प्लान करना कि नया यूज़र भी बिल भर सके।",
    },
    summary: {
      hinglish:
        "Product istemal karne ka har kadam plan karna, kachche sketch yaani wireframe se test kiye trial version tak, taaki naya user bina madad bill bhar sake.",
      hindi: "प्रोडक्ट इस्तेमाल करने का हर क़दम प्लान करना, कच्चे स्केच यानी वायरफ़्रेम से टेस्ट किए ट्रायल वर्ज़न तक, ताकि नया यूज़र बिना मदद बिल भर सके।",
    },
    day: {
      hinglish: [
        "Bill ke reminder se payment ki raseed tak ke raste ka khaaka banana",
        "Kachchi screens jodkar paanch naye users ke liye prototype banana",
        "Recording dikhakar daleel dena ki do step hata diye jayein",
      ],
      hindi: [
        "बिल के रिमाइंडर से पेमेंट की रसीद तक के रास्ते का ख़ाका बनाना",
        "कच्ची स्क्रीनें जोड़कर पाँच नए यूज़र के लिए प्रोटोटाइप बनाना",
        "रिकॉर्डिंग दिखाकर दलील देना कि दो स्टेप हटा दिए जाएँ",
      ],
    },
  },
  "ui-designer": {
    of: "9ubrkr",
    description: {
      hinglish: "App screens ke icon, button aur spacing design karna.",
      hindi: "ऐप की स्क्रीनों के आइकन, बटन और स्पेसिंग डिज़ाइन करना।",
    },
    summary: {
      hinglish:
        "App screens ke icon, button, spacing aur rang design karna, aur ek design system ki tarah har page par unhe ek jaisa rakhna.",
      hindi: "ऐप की स्क्रीनों के आइकन, बटन, स्पेसिंग और रंग डिज़ाइन करना, और एक डिज़ाइन सिस्टम की तरह हर पेज पर उन्हें एक जैसा रखना।",
    },
    day: {
      hinglish: [
        "Aise icon ka set banana jo 24 pixel par bhi saaf dikhein",
        "Tez dhoop mein padhne walon ke liye text ka contrast jaanchna",
        "Saajha button badalna aur dekhna ki woh har page par badal jaye",
      ],
      hindi: [
        "ऐसे आइकन का सेट बनाना जो 24 पिक्सेल पर भी साफ़ दिखें",
        "तेज़ धूप में पढ़ने वालों के लिए टेक्स्ट का कंट्रास्ट जाँचना",
        "सब पेजों का साझा बटन बदलना और देखना कि वह हर पेज पर बदल जाए",
      ],
    },
  },
  "user-experience-analyst": {
    of: "1hw4yzx",
    description: {
      hinglish: "Logon ko app chalate dekhna aur batana ki woh kahan atakte hain.",
      hindi: "लोगों को ऐप चलाते देखना और बताना कि वे कहाँ अटकते हैं।",
    },
    summary: {
      hinglish:
        "Asli users se baat karna aur unhe dekhna, jaise naya payment app chalate dukandar, aur designers ko batana ki woh kahan atakte hain.",
      hindi: "असली यूज़र से बात करना और उन्हें देखना, जैसे नया पेमेंट ऐप चलाते दुकानदार, और डिज़ाइनर को बताना कि वे कहाँ अटकते हैं।",
    },
    day: {
      hinglish: [
        "Kirana dukan mein baithkar dekhna ki payment kaise likhe jaate hain",
        "Manchahe jawab ka ishara diye bina khule sawaal poochna",
        "Deewar par lagi logon ki baaton ko team ke liye chaar nateejon mein baantna",
      ],
      hindi: [
        "किराना दुकान में बैठकर देखना कि पेमेंट कैसे लिखे जाते हैं",
        "मनचाहे जवाब का इशारा दिए बिना खुले सवाल पूछना",
        "दीवार पर लगी लोगों की कही बातों को टीम के लिए चार नतीजों में बाँटना",
      ],
    },
  },
  "interaction-designer": {
    of: "18dmif",
    description: {
      hinglish: "Tay karna ki swipe, tap ya awaaz par product kaise jawab de.",
      hindi: "तय करना कि स्वाइप, टैप या आवाज़ पर प्रोडक्ट कैसे जवाब दे।",
    },
    summary: {
      hinglish:
        "Tay karna ki swipe, tap, awaaz ya knob par product kaise jawab de, yahan tak ki animation ki timing aur error ke shabd bhi.",
      hindi: "तय करना कि स्वाइप, टैप, आवाज़ या नॉब पर प्रोडक्ट कैसे जवाब दे, यहाँ तक कि ऐनिमेशन की टाइमिंग और एरर के शब्द भी।",
    },
    day: {
      hinglish: [
        "Tay karna ki swipe na maane jaane par tasveer kitni der mein jhatke se wapas apni jagah aaye",
        "Washing machine ki setting aazmane ke liye kagaz ka dial banana",
        "Error aise likhna ki payment karte hue ghabraye insaan ko pata ho ki aage kya hoga",
      ],
      hindi: [
        "तय करना कि स्वाइप न माने जाने पर तस्वीर कितनी देर में झटके से वापस अपनी जगह आए",
        "वॉशिंग मशीन की सेटिंग आज़माने के लिए काग़ज़ का डायल बनाना",
        "एरर ऐसे लिखना कि पेमेंट करते हुए घबराए इंसान को पता हो कि आगे क्या होगा",
      ],
    },
  },
  "information-architect": {
    of: "qiyol7",
    description: {
      hinglish: "Pages ko aise menu aur label mein baantna ki logon ko mil jayein.",
      hindi: "पेजों को ऐसे मेन्यू और लेबल में बाँटना कि लोगों को मिल जाएँ।",
    },
    summary: {
      hinglish:
        "Hazaron page ya product ko menu, label aur search filter mein baantna, taaki logon ko koi yojana ya size kuch hi tap mein mil jaye.",
      hindi: "हज़ारों पेज या प्रोडक्ट को मेन्यू, लेबल और सर्च फ़िल्टर में बाँटना, ताकि लोगों को कोई योजना या साइज़ कुछ ही टैप में मिल जाए।",
    },
    day: {
      hinglish: [
        "Kharidaron se product card ki aisi dheriyan banwana jo unhe sahaj lagein",
        "Yojanaon ke menu ke naam kisanon ke shabdon mein badalna",
        "Aise search ginna jinme kuch nahi milta",
      ],
      hindi: [
        "ख़रीदारों से प्रोडक्ट कार्ड की ऐसी ढेरियाँ बनवाना जो उन्हें सहज लगें",
        "योजनाओं के मेन्यू के नाम किसानों के शब्दों में बदलना",
        "ऐसे सर्च गिनना जिनमें कुछ नहीं मिलता",
      ],
    },
  },
  "ux-writer": {
    of: "1nbk9ez",
    description: {
      hinglish: "Button aur error message ke shabd aise likhna ki koi uljhe nahi.",
      hindi: "बटन और एरर मैसेज के शब्द ऐसे लिखना कि कोई उलझे नहीं।",
    },
    summary: {
      hinglish:
        "Button, hint aur error message ke gine-chune shabd English aur Bharatiya bhashaon mein likhna, taaki koi uljhan mein na rahe.",
      hindi: "बटन, हिंट और एरर मैसेज के गिने-चुने शब्द अंग्रेज़ी और भारतीय भाषाओं में लिखना, ताकि कोई उलझन में न रहे।",
    },
    day: {
      hinglish: [
        "Fail hue payment ka message barah se kam shabdon mein dobara likhna",
        "Jaanchna ki Hindi wala button apne sankre box mein aa jaye",
        "Do label ki tulna karke dekhna ki log kis par sahi tap karte hain",
      ],
      hindi: [
        "फ़ेल हुए पेमेंट का मैसेज बारह से कम शब्दों में दोबारा लिखना",
        "जाँचना कि हिंदी वाला बटन अपने सँकरे बॉक्स में आ जाए",
        "दो लेबल की तुलना करके देखना कि लोग किस पर सही टैप करते हैं",
      ],
    },
  },
  "usability-analyst": {
    of: "1c4pvwf",
    description: {
      hinglish: "Test users ke tay task ka samay naapna aur unki galtiyan ginna.",
      hindi: "टेस्ट यूज़र के तय टास्क का समय नापना और उनकी ग़लतियाँ गिनना।",
    },
    summary: {
      hinglish:
        "Test users ko task dena, samay naapna, galtiyan ginna aur list banana ki product bikne se pehle kya theek karna sabse zaroori hai.",
      hindi: "टेस्ट यूज़र को टास्क देना, समय नापना, ग़लतियाँ गिनना और लिस्ट बनाना कि प्रोडक्ट बिकने से पहले क्या ठीक करना सबसे ज़रूरी है।",
    },
    day: {
      hinglish: [
        "Aath task likhna aur test user ko madad kiye bina samjhana ki karna kya hai",
        "Video par har galat tap, aah aur lambe thehraav par nishaan lagana",
        "Report mein kharabiyan nuksan aur baar-baar hone ke kram se likhna",
      ],
      hindi: [
        "आठ टास्क लिखना और टेस्ट यूज़र को मदद किए बिना समझाना कि करना क्या है",
        "वीडियो पर हर ग़लत टैप, आह और लंबे ठहराव पर निशान लगाना",
        "रिपोर्ट में ख़राबियाँ नुक़सान और बार-बार होने के क्रम से लिखना",
      ],
    },
  },
  "game-developer": {
    of: "10d61wa",
    description: {
      hinglish: "Game ke moves, dushmanon aur saved progress ka code likhna.",
      hindi: "गेम के मूव, दुश्मनों और सेव की हुई प्रोग्रेस का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Game kaise chale iska code likhna, cricket game mein batter ki timing se lekar dushman ki chaal aur saved progress tak, Unity ya Unreal mein.",
      hindi: "गेम कैसे चले इसका कोड लिखना, क्रिकेट गेम में बैटर की टाइमिंग से लेकर दुश्मन की चाल और सेव की हुई प्रोग्रेस तक, Unity या Unreal में।",
    },
    day: {
      hinglish: [
        "Ghisi hui cricket pitch par gend ke uchhaal ka code likhna",
        "Aisa karna ki khel ke beech call aane par bhi saved progress bachi rahe",
        "3 GB memory wale phone par har second zyada tasveerein yaani zyada frame rate paana",
      ],
      hindi: [
        "घिसी हुई क्रिकेट पिच पर गेंद के उछाल का कोड लिखना",
        "ऐसा करना कि खेल के बीच कॉल आने पर भी सेव की हुई प्रोग्रेस बची रहे",
        "3 GB मेमोरी वाले फ़ोन पर हर सेकंड ज़्यादा तस्वीरें यानी ज़्यादा फ़्रेम रेट पाना",
      ],
    },
  },
  "game-designer": {
    of: "1cdrlp9",
    description: {
      hinglish: "Game ke niyam aur inaam sochna aur uska maza parakhna.",
      hindi: "गेम के नियम और इनाम सोचना और उसका मज़ा परखना।",
    },
    summary: {
      hinglish:
        "Game ke niyam, inaam, kahani ke mod aur difficulty sochna, aur maza aane tak unhe kagaz par aur players ke saath parakhna.",
      hindi: "गेम के नियम, इनाम, कहानी के मोड़ और कठिनाई सोचना, और मज़ा आने तक उन्हें काग़ज़ पर और खिलाड़ियों के साथ परखना।",
    },
    day: {
      hinglish: [
        "Likhna ki inaam kaise badhega aur boriyat kahan shuru ho sakti hai",
        "Saathiyon ke saath game ka kagaz wala version khelna aur ek niyam badalna",
        "Aankdon mein dekhna ki naye player kahan khelna chhod dete hain",
      ],
      hindi: [
        "लिखना कि इनाम कैसे बढ़ेगा और बोरियत कहाँ शुरू हो सकती है",
        "साथियों के साथ गेम का काग़ज़ वाला वर्ज़न खेलना और एक नियम बदलना",
        "आँकड़ों में देखना कि नए खिलाड़ी कहाँ खेलना छोड़ देते हैं",
      ],
    },
  },
  "level-designer": {
    of: "1dl6la2",
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
    day: {
      hinglish: [
        "Kile ka aangan saade grey dabbon se banana, taaki artist ke shuru karne se pehle usme chalkar dekh sakein",
        "Tester ko bhatakte dekhna, phir rasta dikhane ke liye lamp khiskana",
        "Aise gate ki script likhna jo teesri ghanti ke baad hi khule",
      ],
      hindi: [
        "क़िले का आँगन सादे ग्रे डिब्बों से बनाना, ताकि आर्टिस्ट के शुरू करने से पहले उसमें चलकर देख सकें",
        "टेस्टर को भटकते देखना, फिर रास्ता दिखाने के लिए लैंप खिसकाना",
        "ऐसे गेट की स्क्रिप्ट लिखना जो तीसरी घंटी के बाद ही खुले",
      ],
    },
  },
  "environment-artist": {
    of: "1hiv492",
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
    day: {
      hinglish: [
        "Kile ki deewar aise barah tukdon se banana jo kisi bhi taraf se jud jayein",
        "Bazaar ki gali par zang, kaai aur paan ke daag paint karna",
        "Bargad ki nanhi chapti satahein yaani polygon aadhe karna, par uska roop wahi rakhna",
      ],
      hindi: [
        "क़िले की दीवार ऐसे बारह टुकड़ों से बनाना जो किसी भी तरफ़ से जुड़ जाएँ",
        "बाज़ार की गली पर ज़ंग, काई और पान के दाग़ पेंट करना",
        "बरगद की नन्ही चपटी सतहें यानी पॉलीगॉन आधे करना, पर उसका रूप वही रखना",
      ],
    },
  },
  "game-engineer": {
    of: "v818l9",
    description: { hinglish: "Game ke andar ka memory aur collision code likhna.", hindi: "गेम के अंदर का मेमोरी और कोलिज़न कोड लिखना।" },
    summary: {
      hinglish:
        "Game ko chalane wali buniyadi machinery banana, jaise memory, loading aur collision ka code, jis par artist aur level banane wale nirbhar rehte hain.",
      hindi: "गेम को चलाने वाली बुनियादी मशीनरी बनाना, जैसे मेमोरी, लोडिंग और कोलिज़न का कोड, जिस पर आर्टिस्ट और लेवल बनाने वाले निर्भर रहते हैं।",
    },
    day: {
      hinglish: [
        "Pehle se memory alag rakhna taaki loading atak-atakkar na ho",
        "Naapkar dekhna ki girte hue do sau bakse processor ko kyon jaam kar dete hain",
        "Game ki loading ko aise naye console par chalne layak banana jo abhi gupt hai",
      ],
      hindi: [
        "पहले से मेमोरी अलग रखना ताकि लोडिंग अटक-अटककर न हो",
        "नापकर देखना कि गिरते हुए दो सौ बक्से प्रोसेसर को क्यों जाम कर देते हैं",
        "गेम की लोडिंग को ऐसे नए कंसोल पर चलने लायक़ बनाना जो अभी गुप्त है",
      ],
    },
  },
  "graphics-engineer": {
    of: "zkp477",
    description: { hinglish: "Aisa code likhna jisse paani lehraye aur roshni pade.", hindi: "ऐसा कोड लिखना जिससे पानी लहराए और रोशनी पड़े।" },
    summary: {
      hinglish:
        "Game studio ya chip banane wali company ke liye woh code yaani shader aur driver likhna jisse graphics chip par paani lehraye, roshni pade aur baal hilein.",
      hindi: "गेम स्टूडियो या चिप बनाने वाली कंपनी के लिए वह कोड यानी शेडर और ड्राइवर लिखना जिससे ग्राफ़िक्स चिप पर पानी लहराए, रोशनी पड़े और बाल हिलें।",
    },
    day: {
      hinglish: [
        "Aisa shader likhna jo hilte paani se guzarti roshni ko mode",
        "Naapna ki tasveer banne ka kaun sa step millisecond kha raha hai",
        "Parchhai ko tirchha karne wali matrix kagaz par nikalna",
      ],
      hindi: [
        "ऐसा शेडर लिखना जो हिलते पानी से गुज़रती रोशनी को मोड़े",
        "नापना कि तस्वीर बनने का कौन सा स्टेप मिलीसेकंड खा रहा है",
        "परछाईं को तिरछा करने वाली मैट्रिक्स काग़ज़ पर निकालना",
      ],
    },
  },
  "technical-artist": {
    of: "18llhko",
    description: {
      hinglish: "Effect aur tool banana taaki game ka art bina atke chale.",
      hindi: "इफ़ेक्ट और टूल बनाना ताकि गेम का आर्ट बिना अटके चले।",
    },
    summary: {
      hinglish: "Game studio mein artist aur coder ke beech kaam karna, rig, effect aur tool banana taaki sundar art bhi bina atke chale.",
      hindi: "गेम स्टूडियो में आर्टिस्ट और कोडर के बीच काम करना, रिग, इफ़ेक्ट और टूल बनाना ताकि सुंदर आर्ट भी बिना अटके चले।",
    },
    day: {
      hinglish: [
        "Blender mein aisa tool likhna jo game ke chalees props ke naam aur size badle",
        "Oont ko chalane wala dhaancha yaani rig banana taaki uske ghutne sahi taraf mudein",
        "Dhuen ke effect ka bojh aadha karna, uska roop bigade bina",
      ],
      hindi: [
        "Blender में ऐसा टूल लिखना जो गेम के चालीस सामानों के नाम और साइज़ बदले",
        "ऊँट को चलाने वाला ढाँचा यानी रिग बनाना ताकि उसके घुटने सही तरफ़ मुड़ें",
        "धुएँ के इफ़ेक्ट का बोझ आधा करना, उसका रूप बिगाड़े बिना",
      ],
    },
  },
  "games-development-manager": {
    of: "g6bi5l",
    description: {
      hinglish: "Game ko store tak pahunchana, zarurat ho to feature kaatna.",
      hindi: "गेम को स्टोर तक पहुँचाना, ज़रूरत हो तो फ़ीचर काटना।",
    },
    summary: {
      hinglish:
        "Game ko idea se store tak le jaana, artist, coder, paisa aur tareekhein sambhalna, aur tay karna ki kaun se feature hataye jayein.",
      hindi: "गेम को आइडिया से स्टोर तक ले जाना, आर्टिस्ट, कोडर, पैसा और तारीख़ें सँभालना, और तय करना कि कौन से फ़ीचर हटाए जाएँ।",
    },
    day: {
      hinglish: [
        "Har team se poochna ki kaam kahan atka hai aur ek adchan door karna",
        "Tay karna ki teen mein se kaun sa feature tyohar wale release mein nahi aayega",
        "Agli kist se pehle publisher ke saath kharch ka hisaab dekhna",
        "Vakeel se poochna ki kahin inaam se yeh paise ka game to nahi ban jaata, jis par 2025 ke kanoon ki rok hai",
      ],
      hindi: [
        "हर टीम से पूछना कि उसका काम कहाँ अटका है और एक अड़चन दूर करना",
        "तय करना कि तीन में से कौन सा फ़ीचर त्योहार वाले रिलीज़ में नहीं आएगा",
        "अगली क़िस्त से पहले पब्लिशर के साथ ख़र्च का हिसाब देखना",
        "वकील से पूछना कि कहीं इनाम से यह पैसे का गेम तो नहीं बन जाता, जिस पर 2025 के क़ानून की रोक है",
      ],
    },
  },
  "game-tester": {
    of: "g1m0bd",
    description: { hinglish: "Adhoore game ajeeb tareekon se khelkar crash dhoondhna.", hindi: "अधूरे गेम अजीब तरीक़ों से खेलकर क्रैश ढूँढ़ना।" },
    summary: {
      hinglish:
        "Game ke adhoore build baar-baar ajeeb tareekon se khelna, crash, cheat aur atakne wale kone dhoondhna, aur likhna ki har kharabi dobara kaise dikhegi.",
      hindi: "गेम के अधूरे बिल्ड बार-बार अजीब तरीक़ों से खेलना, क्रैश, चीट और अटकने वाले कोने ढूँढ़ना, और लिखना कि हर ख़राबी दोबारा कैसे दिखेगी।",
    },
    day: {
      hinglish: [
        "Level ki har deewar par koodkar khaali jagah dhoondhna",
        "Match ke beech network kaatna aur dekhna ki kya-kya save hua",
        "Theek woh nau step likhna jinse dukan wali screen crash hoti hai",
      ],
      hindi: [
        "लेवल की हर दीवार पर कूदकर ख़ाली जगह ढूँढ़ना",
        "मैच के बीच नेटवर्क काटना और देखना कि क्या-क्या सेव हुआ",
        "ठीक वे नौ स्टेप लिखना जिनसे दुकान वाली स्क्रीन क्रैश होती है",
      ],
    },
  },
  "augmented-reality-developer": {
    of: "1c6ngek",
    description: { hinglish: "Camera mein dikhte kamre mein digital cheezein rakhna.", hindi: "कैमरे में दिखते कमरे में डिजिटल चीज़ें रखना।" },
    summary: {
      hinglish:
        "Camera mein dikhti asli duniya mein digital cheezein rakhna, jaise aapke kamre mein sofa ya class ki desk par dil ka model.",
      hindi: "कैमरे में दिखती असली दुनिया में डिजिटल चीज़ें रखना, जैसे आपके कमरे में सोफ़ा या क्लास की डेस्क पर दिल का मॉडल।",
    },
    day: {
      hinglish: [
        "Sofe ko farsh par aise tikana ki woh apni jagah se na khiske",
        "Saade safed tile wale, kam roshni ke kamre mein tracking test karna",
        "3D dil ko halka karna taaki woh class ke phone par load ho",
      ],
      hindi: [
        "सोफ़े को फ़र्श पर ऐसे टिकाना कि वह अपनी जगह से न खिसके",
        "सादे सफ़ेद टाइल वाले, कम रोशनी के कमरे में ट्रैकिंग टेस्ट करना",
        "3D दिल को हल्का करना ताकि वह क्लास के फ़ोन पर लोड हो",
      ],
    },
  },
  "virtual-reality-developer": {
    of: "1je1klc",
    description: {
      hinglish: "Training, khel ya abhi na bane gharon ki headset wali duniya banana.",
      hindi: "ट्रेनिंग, खेल या अभी न बने घरों की हेडसेट वाली दुनिया बनाना।",
    },
    summary: {
      hinglish:
        "Aisi duniya banana jisme headset pehankar ghooma ja sake: game, crane operator ki training, surgery ki practice ya abhi na bane flat ki sair.",
      hindi: "ऐसी दुनिया बनाना जिसमें हेडसेट पहनकर घूमा जा सके: गेम, क्रेन ऑपरेटर की ट्रेनिंग, सर्जरी की प्रैक्टिस या अभी न बने फ़्लैट की सैर।",
    },
    day: {
      hinglish: [
        "Crane ka aisa lever program karna jo latka bojh jhoolne par kaanpe",
        "Chalne ke teen tareeke aazmakar dekhna ki kisse sabse kam users ka jee michlaye",
        "Awaazein aise rakhna ki trainee alarm ki taraf mude",
      ],
      hindi: [
        "क्रेन का ऐसा लीवर प्रोग्राम करना जो लटका बोझ झूलने पर काँपे",
        "चलने के तीन तरीक़े आज़माकर देखना कि किससे सबसे कम यूज़र का जी मिचलाता है",
        "आवाज़ें ऐसे रखना कि ट्रेनी अलार्म की तरफ़ मुड़े",
      ],
    },
  },
  "simulation-developer": {
    of: "15prcaq",
    description: { hinglish: "Train aur hawai jahaz ke ganit se simulator banana.", hindi: "ट्रेन और हवाई जहाज़ के गणित से सिमुलेटर बनाना।" },
    summary: {
      hinglish:
        "Hawai jahaz, train ya bheed kaise chalti hai iska model banana, aur is ganit se pilot, loco pilot aur planner ke liye simulator banana.",
      hindi: "हवाई जहाज़, ट्रेन या भीड़ कैसे चलती है इसका मॉडल बनाना, और इस गणित से पायलट, लोको पायलट और प्लानर के लिए सिमुलेटर बनाना।",
    },
    day: {
      hinglish: [
        "Dhalaan par brake lagati maalgaadi ke equation likhna",
        "Simulator ke jawab asli safar ke record se milana",
        "Loco pilot se simulator ka cabin aazmwana aur likhna ki kya nakli laga",
      ],
      hindi: [
        "ढलान पर ब्रेक लगाती मालगाड़ी के समीकरण लिखना",
        "सिमुलेटर के जवाब असली सफ़र के रिकॉर्ड से मिलाना",
        "लोको पायलट से सिमुलेटर का केबिन आज़मवाना और लिखना कि क्या नक़ली लगा",
      ],
    },
  },
  "data-analyst": {
    of: "1qkx6he",
    description: {
      hinglish: "Kisi ek seedhe sawaal ke jawab ke liye bikri ya marks ki table saaf karna.",
      hindi: "किसी एक सीधे सवाल के जवाब के लिए बिक्री या मार्क्स की टेबल साफ़ करना।",
    },
    summary: {
      hinglish:
        "Bikri, marks ya mareezon ki table saaf karna aur parakhna taaki kisi ek seedhe sawaal ka jawab mile, jaise Patna mein delivery der se kyon hoti hai.",
      hindi: "बिक्री, मार्क्स या मरीज़ों की टेबल साफ़ करना और परखना ताकि किसी एक सीधे सवाल का जवाब मिले, जैसे पटना में डिलीवरी देर से क्यों होती है।",
    },
    day: {
      hinglish: [
        "Order aur courier ki table jodkar dekhna ki Patna ke parcel kahan ruke rehte hain",
        "Dohrayi gayi rows hatana aur likhna ki har ek kyon hatayi gayi",
        "Ek manager ke sawaal ka jawab ek imaandar chart se dena",
      ],
      hindi: [
        "ऑर्डर और कूरियर की टेबल जोड़कर देखना कि पटना के पार्सल कहाँ रुके रहते हैं",
        "दोहराई गई लाइनें हटाना और लिखना कि हर एक क्यों हटाई गई",
        "एक मैनेजर के सवाल का जवाब एक ईमानदार चार्ट से देना",
      ],
    },
  },
  "data-scientist": {
    of: "1vg2moc",
    description: {
      hinglish: "Purane data par model train karke aage ka anumaan lagana.",
      hindi: "पुराने डेटा पर मॉडल ट्रेन करके आगे का अनुमान लगाना।",
    },
    summary: {
      hinglish:
        "Bade data par statistical model train karna taaki aage ka anumaan lage, jaise kaun se loan shayad na chukein ya kitni bus bhejni hongi.",
      hindi: "बड़े डेटा पर स्टैटिस्टिकल मॉडल ट्रेन करना ताकि आगे का अनुमान लगे, जैसे कौन से लोन शायद न चुकें या कितनी बसें भेजनी होंगी।",
    },
    day: {
      hinglish: [
        "Tay karna ki na chukne wale loan ke model mein karzdaar ki kaun si jaankari lena uchit hai",
        "Pichhle saal ke loan alag rakhna taaki model ke anumaan jaanche jayein",
        "Bus depot ko samjhana ki anumaan ek daayre mein kyon hota hai",
      ],
      hindi: [
        "तय करना कि न चुकने वाले लोन के मॉडल में क़र्ज़दार की कौन सी जानकारी लेना उचित है",
        "पिछले साल के लोन अलग रखना ताकि उनसे मॉडल के अनुमान जाँचे जाएँ",
        "बस डिपो को समझाना कि अनुमान एक दायरे में क्यों होता है",
      ],
    },
  },
  "data-engineer": {
    of: "zdcmf",
    description: {
      hinglish: "Kachche click data ko saaf table tak le jaane wali pipeline banana.",
      hindi: "कच्चे क्लिक डेटा को साफ़ टेबल तक ले जाने वाली पाइपलाइन बनाना।",
    },
    summary: {
      hinglish:
        "Woh pipeline banana jo kachche click, bill aur sensor reading ko har ghante saaf table mein pahunchaye, ek bhi row khoye bina.",
      hindi: "वह पाइपलाइन बनाना जो कच्चे क्लिक, बिल और सेंसर रीडिंग को हर घंटे साफ़ टेबल में पहुँचाए, एक भी लाइन खोए बिना।",
    },
    day: {
      hinglish: [
        "Har ghante meter reading jutane wale kaam ka schedule banana",
        "Pata lagana ki pichhli raat gyarah hazar rows kyon gayab ho gayin",
        "Report roke bina badhti hui table ko saste storage par le jaana",
      ],
      hindi: [
        "हर घंटे मीटर रीडिंग जुटाने वाले काम का शेड्यूल बनाना",
        "पता लगाना कि पिछली रात ग्यारह हज़ार लाइनें क्यों ग़ायब हो गईं",
        "रिपोर्ट रोके बिना बढ़ती हुई टेबल को सस्ते स्टोरेज पर ले जाना",
      ],
    },
  },
  "analytics-engineer": {
    of: "11r2x",
    description: {
      hinglish: "Table aise banana ki har team customer ko ek hi tarah gine.",
      hindi: "टेबल ऐसे बनाना कि हर टीम ग्राहक को एक ही तरह गिने।",
    },
    summary: {
      hinglish:
        "Firm ke data store ki table ko jaanche hue, saaf naam wale data set mein dhaalna, taaki har team active customer ko ek hi tarah gine.",
      hindi: "फ़र्म के डेटा स्टोर की टेबल को जाँचे हुए, साफ़ नाम वाले डेटा सेट में ढालना, ताकि हर टीम ऐक्टिव ग्राहक को एक ही तरह गिने।",
    },
    day: {
      hinglish: [
        "Tay karna ki active customer kise maana jaye aur yeh niyam dbt mein code ke roop mein likhna",
        "Aisa test jodna jo order mein kharidar na hone par fail ho",
        "Teen teams ki aapas mein takraati revenue table ko jodkar ek karna",
      ],
      hindi: [
        "तय करना कि ऐक्टिव ग्राहक किसे माना जाए और यह नियम dbt में कोड के रूप में लिखना",
        "ऐसा टेस्ट जोड़ना जो ऑर्डर में ख़रीदार न होने पर फ़ेल हो",
        "तीन टीमों की आपस में टकराती रेवेन्यू टेबलों को जोड़कर एक करना",
      ],
    },
  },
  "data-architect": {
    of: "36fh4e",
    description: {
      hinglish: "Naksha banana ki firm ka data kahan hai aur use kaun dekh sake.",
      hindi: "नक़्शा बनाना कि फ़र्म का डेटा कहाँ है और उसे कौन देख सके।",
    },
    summary: {
      hinglish:
        "Sanstha ke data ka master plan banana: kaun sa system kya rakhta hai, data kaise chalta hai aur Aadhaar number kaun dekh sake.",
      hindi: "संस्था के डेटा का मास्टर प्लान बनाना: कौन सा सिस्टम क्या रखता है, डेटा कैसे चलता है और आधार नंबर कौन देख सके।",
    },
    day: {
      hinglish: [
        "Har us jagah ka chart banana jahan Aadhaar number rakha hai",
        "Ek central data store ya aapas mein jude kai store mein se chunna",
        "Project ka plan parakhna, isse pehle ki woh customers ki ek aur list bana de",
      ],
      hindi: [
        "हर उस जगह का चार्ट बनाना जहाँ आधार नंबर रखा है",
        "एक सेंट्रल डेटा स्टोर या आपस में जुड़े कई स्टोर में से चुनना",
        "प्रोजेक्ट का प्लान परखना, इससे पहले कि वह ग्राहकों की एक और लिस्ट बना दे",
      ],
    },
  },
  "data-modeller": {
    of: "1tv3xa",
    description: {
      hinglish: "Database ki jaankariyan aapas mein kaise judi hain, iska chart banana.",
      hindi: "डेटाबेस की जानकारियाँ आपस में कैसे जुड़ी हैं, इसका चार्ट बनाना।",
    },
    summary: {
      hinglish:
        "Chart banana ki database mein kya-kya hai, har cheez kaise pehchani jaye aur sab kaise jude hain, taaki airline ki booking, seat aur kiraye kabhi aapas mein na takrayein.",
      hindi: "चार्ट बनाना कि डेटाबेस में क्या-क्या है, हर चीज़ कैसे पहचानी जाए और सब कैसे जुड़े हैं, ताकि एयरलाइन की बुकिंग, सीट और किराए कभी आपस में न टकराएँ।",
    },
    day: {
      hinglish: [
        "Airline staff se poochna ki kya ek booking mein kai kiraye ho sakte hain",
        "Table ko aise baantna ki har jaankari ek hi jagah rahe",
        "Chaar sau columns ke naam ek hi standard se rakhna",
      ],
      hindi: [
        "एयरलाइन स्टाफ़ से पूछना कि क्या एक बुकिंग में कई किराए हो सकते हैं",
        "टेबल को ऐसे बाँटना कि हर जानकारी एक ही जगह रहे",
        "चार सौ कॉलम के नाम एक ही स्टैंडर्ड से रखना",
      ],
    },
  },
  "database-administrator": {
    of: "167290c",
    description: {
      hinglish: "Live record ko tez rakhna aur kharabi ke baad unhe wapas lana.",
      hindi: "लाइव रिकॉर्ड को तेज़ रखना और ख़राबी के बाद उन्हें वापस लाना।",
    },
    summary: {
      hinglish:
        "Live database ko tez rakhna, backup lena, ghuspaithiyon se bachana, aur disk ya update fail hone par raat mein use wapas lana.",
      hindi: "लाइव डेटाबेस को तेज़ रखना, बैकअप लेना, घुसपैठियों से बचाना, और डिस्क या अपडेट फ़ेल होने पर रात में उसे वापस लाना।",
    },
    day: {
      hinglish: [
        "Bhari disk aur atke backup ke raat ke alert padhna",
        "Khaali server par backup restore karke sabit karna ki woh kaam karta hai",
        "Pichhle hafte naukri chhod chuke staff ka access hatana",
      ],
      hindi: [
        "भरी डिस्क और अटके बैकअप के रात के अलर्ट पढ़ना",
        "ख़ाली पड़े सर्वर पर बैकअप रिस्टोर करके साबित करना कि वह काम करता है",
        "पिछले हफ़्ते नौकरी छोड़ चुके कर्मचारियों का ऐक्सेस हटाना",
      ],
    },
  },
  "database-developer": {
    of: "1six2cf",
    description: { hinglish: "Bill ya rank nikalne wali database query likhna.", hindi: "बिल या रैंक निकालने वाली डेटाबेस क्वेरी लिखना।" },
    summary: {
      hinglish: "Database ke andar rehne wali query aur chhote program likhna jo bijli ka bill ya student ki rank nikalte hain.",
      hindi: "डेटाबेस के अंदर रहने वाली क्वेरी और छोटे प्रोग्राम लिखना जो बिजली का बिल या छात्र की रैंक निकालते हैं।",
    },
    day: {
      hinglish: [
        "Bijli ke slab ke hisaab se charge nikalne wali procedure likhna",
        "Dekhna ki database table mein kaise khojta hai aur jo index na ho woh jodna",
        "Rank list mein barabari ka faisla chhape niyamon se karna",
      ],
      hindi: [
        "बिजली के स्लैब के हिसाब से चार्ज निकालने वाला प्रोसीजर लिखना",
        "देखना कि डेटाबेस टेबल में कैसे खोजता है और जो इंडेक्स न हो वह जोड़ना",
        "रैंक लिस्ट में बराबरी का फ़ैसला छपे नियमों से करना",
      ],
    },
  },
  "database-architect": {
    of: "u9hge2",
    description: {
      hinglish: "Vishal database ko baantne, copy karne aur rakhne ka plan banana.",
      hindi: "विशाल डेटाबेस को बाँटने, कॉपी करने और रखने का प्लान बनाना।",
    },
    summary: {
      hinglish:
        "Bahut bade database ko kai server par baantne, copy karne aur rakhne ka plan banana, taaki national exam ka portal result ke din tika rahe.",
      hindi: "बहुत बड़े डेटाबेस को कई सर्वर पर बाँटने, कॉपी करने और रखने का प्लान बनाना, ताकि राष्ट्रीय परीक्षा का पोर्टल रिज़ल्ट के दिन टिका रहे।",
    },
    day: {
      hinglish: [
        "Tay karna ki result ki table roll number se kaise baanti jaye",
        "Kisi shaant Sunday ko ek data centre thap hone ki rehearsal karna",
        "Agle teen saal ki disk aur memory ki zaroorat ka anumaan lagana",
      ],
      hindi: [
        "तय करना कि रिज़ल्ट की टेबल रोल नंबर के हिसाब से कैसे बाँटी जाए",
        "किसी शांत रविवार को एक डेटा सेंटर ठप होने की रिहर्सल करना",
        "अगले तीन साल की डिस्क और मेमोरी की ज़रूरत का अनुमान लगाना",
      ],
    },
  },
  "etl-developer": {
    of: "ez4ci",
    description: {
      hinglish: "Alag-alag branches ke record ek jagah lane wale program likhna.",
      hindi: "अलग-अलग शाखाओं के रिकॉर्ड एक जगह लाने वाले प्रोग्राम लिखना।",
    },
    summary: {
      hinglish:
        "Aise program likhna jo branches ke system se record nikaalein, unke ajeeb format badlein aur subah tak sab ek data store mein daal dein.",
      hindi: "ऐसे प्रोग्राम लिखना जो शाखाओं के सिस्टम से रिकॉर्ड निकालें, उनके अजीब फ़ॉर्मैट बदलें और सुबह तक सब एक डेटा स्टोर में डाल दें।",
    },
    day: {
      hinglish: [
        "Branch ke tareekh ke format ka central format se mel bithana",
        "Row 40,017 par ruki file dobara load karna",
        "Teen sau kaamon ka aisa kram banana ki branches khulne se pehle sab poore ho jayein",
      ],
      hindi: [
        "शाखा के तारीख़ के फ़ॉर्मैट का सेंट्रल फ़ॉर्मैट से मेल बिठाना",
        "लाइन 40,017 पर रुकी फ़ाइल दोबारा लोड करना",
        "तीन सौ कामों का ऐसा क्रम बनाना कि शाखाएँ खुलने से पहले सब पूरे हो जाएँ",
      ],
    },
  },
  "data-warehousing-specialist": {
    of: "1stxth3",
    description: {
      hinglish: "Report ke liye saalon ke aankde rakhne wala data store banana.",
      hindi: "रिपोर्ट के लिए सालों के आँकड़े रखने वाला डेटा स्टोर बनाना।",
    },
    summary: {
      hinglish:
        "Woh central data store banana aur chalana jahan company ka saalon ka data report ke liye taiyar rahe, ek-ek bikri se saal ke total tak.",
      hindi: "वह सेंट्रल डेटा स्टोर बनाना और चलाना जहाँ कंपनी का सालों का डेटा रिपोर्ट के लिए तैयार रहे, एक-एक बिक्री से साल के टोटल तक।",
    },
    day: {
      hinglish: [
        "Bikri ki aisi table design karna jiske chaaron taraf dukanon aur tareekhon ki table taare ki tarah hon",
        "Customer ka naya pata jodte samay purana pata bhi rakhna",
        "Raat ka data load dekhna aur uska sabse dheema charan chhota karna",
      ],
      hindi: [
        "बिक्री की ऐसी टेबल डिज़ाइन करना जिसके चारों तरफ़ दुकानों और तारीख़ों की टेबल तारे की तरह हों",
        "ग्राहक का नया पता जोड़ते समय पुराना पता भी रखना",
        "रात का डेटा लोड देखना और उसका सबसे धीमा चरण छोटा करना",
      ],
    },
  },
  "data-integration-specialist": {
    of: "15p2eo2",
    description: {
      hinglish: "Kai system ke record jodna, jaise bankon ka merger hone par.",
      hindi: "कई सिस्टम के रिकॉर्ड जोड़ना, जैसे बैंकों का विलय होने पर।",
    },
    summary: {
      hinglish:
        "Kai system ke record ek mein jodna, jaise do bankon ka merger hone par, aur sabit karna ki har balance bina badle pahuncha.",
      hindi: "कई सिस्टम के रिकॉर्ड एक में जोड़ना, जैसे दो बैंकों का विलय होने पर, और साबित करना कि हर बैलेंस बिना बदले पहुँचा।",
    },
    day: {
      hinglish: [
        "Khaton ke woh prakaar likhna jinki vilay ke baad bane bank mein jagah nahi hai",
        "Poori copy aur stopwatch ke saath badlav ki raat yaani cutover ki rehearsal karna",
        "Manzoori dene se pehle balance ka ek-ek rupya milana",
        "Ek program mein column judne par do program ke beech ka link dobara likhna",
      ],
      hindi: [
        "खातों के वे प्रकार लिखना जिनकी विलय के बाद बने बैंक में जगह नहीं है",
        "पूरी कॉपी और स्टॉपवॉच के साथ बदलाव की रात यानी कटओवर की रिहर्सल करना",
        "मंज़ूरी देने से पहले बैलेंस का एक-एक रुपया मिलाना",
        "एक प्रोग्राम में कॉलम जुड़ने पर दो प्रोग्राम के बीच का लिंक दोबारा लिखना",
      ],
    },
  },
  "business-intelligence-analyst": {
    of: "rp0bns",
    description: {
      hinglish: "Manager ko samjhana ki kisi ek bazaar mein bikri kyon ghati.",
      hindi: "मैनेजर को समझाना कि किसी एक बाज़ार में बिक्री क्यों घटी।",
    },
    summary: {
      hinglish:
        "Company ke aankdon aur uske rivals par nazar rakhna, manager ko samjhana ki kya badla, aur har bazaar ke liye batana ki kahan kadam uthana hai.",
      hindi: "कंपनी के आँकड़ों और उसके मुक़ाबले की कंपनियों पर नज़र रखना, मैनेजर को समझाना कि क्या बदला, और हर बाज़ार के लिए बताना कि कहाँ क़दम उठाना है।",
    },
    day: {
      hinglish: [
        "Poochna ki Nagpur mein bikri kyon ghati jabki Raipur mein badhi",
        "Rival company ki rate list ko firm ke margin se milakar dekhna",
        "Teen chart mein dikhana ki kharidar kahan gaye, aur ek kadam ki salah dena",
      ],
      hindi: [
        "पूछना कि नागपुर में बिक्री क्यों घटी जबकि रायपुर में बढ़ी",
        "मुक़ाबले की कंपनी की रेट लिस्ट को फ़र्म के मार्जिन से मिलाकर देखना",
        "तीन चार्ट में दिखाना कि ख़रीदार कहाँ गए, और एक क़दम की सलाह देना",
      ],
    },
  },
  "business-intelligence-developer": {
    of: "1ags67c",
    description: { hinglish: "Woh dashboard banana jo manager har subah kholte hain.", hindi: "वे डैशबोर्ड बनाना जो मैनेजर हर सुबह खोलते हैं।" },
    summary: {
      hinglish: "Woh dashboard aur tay samay ki report banana jo manager har subah kholte hain, aur unke peeche ke data model bhi banana.",
      hindi: "वे डैशबोर्ड और तय समय की रिपोर्ट बनाना जो मैनेजर हर सुबह खोलते हैं, और उनके पीछे के डेटा मॉडल भी बनाना।",
    },
    day: {
      hinglish: [
        "DAX mein woh formula likhna jo pichhli Diwali ke mukable badhat dikhaye",
        "Subah ka dashboard refresh karna aur fail hua data source theek karna",
        "Branch ki salary un dekhne walon se chhupana jinhe ijazat nahi",
      ],
      hindi: [
        "DAX में वह फ़ॉर्मूला लिखना जो पिछली दिवाली के मुक़ाबले बढ़त दिखाए",
        "सुबह का डैशबोर्ड रीफ़्रेश करना और फ़ेल हुआ डेटा सोर्स ठीक करना",
        "शाखा के वेतन उन देखने वालों से छुपाना जिन्हें इजाज़त नहीं",
      ],
    },
  },
  "analytics-manager": {
    of: "gms12q",
    description: {
      hinglish: "Tay karna ki analysts ki team kin sawaalon ke jawab de.",
      hindi: "तय करना कि एनालिस्ट की टीम किन सवालों के जवाब दे।",
    },
    summary: {
      hinglish:
        "Analysts ki team chalana, tay karna ki kin sawaalon ke jawab dene hain, aur leaders ko batana ki aankde kya nahi bata sakte.",
      hindi: "एनालिस्ट की टीम चलाना, तय करना कि किन सवालों के जवाब देने हैं, और बड़े अधिकारियों को बताना कि आँकड़े क्या नहीं बता सकते।",
    },
    day: {
      hinglish: [
        "Sales walon ki manchahi baat sabit karne wale chart se mana karna",
        "Kitne customer chhodkar gaye, junior ke nikale yeh aankde board ke dekhne se pehle dobara ginna",
        "Customers ke chhodkar jaane ki dhundhli chinta ko teen saaf sawaalon mein badalna",
      ],
      hindi: [
        "सेल्स वालों की मनचाही बात साबित करने वाले चार्ट से मना करना",
        "कितने ग्राहक छोड़कर गए, जूनियर के निकाले ये आँकड़े बोर्ड के देखने से पहले दोबारा गिनना",
        "ग्राहकों के छोड़कर जाने की धुँधली चिंता को तीन साफ़ सवालों में बदलना",
      ],
    },
  },
  "data-visualisation-developer": {
    of: "14b3bd2",
    description: {
      hinglish: "Aise chart aur map ka code likhna jinhe readers khud khangal sakein.",
      hindi: "ऐसे चार्ट और नक़्शों का कोड लिखना जिन्हें पाठक ख़ुद खँगाल सकें।",
    },
    summary: {
      hinglish:
        "Aise chart aur map ka code likhna jinme readers aankde khud khangal sakein, jaise chunav ke live result ya har zile ki barish.",
      hindi: "ऐसे चार्ट और नक़्शों का कोड लिखना जिनमें पाठक आँकड़े ख़ुद खँगाल सकें, जैसे चुनाव के लाइव नतीजे या हर ज़िले की बारिश।",
    },
    day: {
      hinglish: [
        "Barish ke aise map ka code likhna jiske rang saal khiskane par badlein",
        "Aise rang chunna jinhe colour-blind reader bhi alag-alag pehchan sakein",
        "Jaanchna ki matganana ke din ke chart ek saath lakhon logon ko jhel payenge ya nahi",
      ],
      hindi: [
        "बारिश के ऐसे नक़्शे का कोड लिखना जिसके रंग साल खिसकाने पर बदलें",
        "ऐसे रंग चुनना जिन्हें कलर ब्लाइंड पाठक भी अलग-अलग पहचान सकें",
        "जाँचना कि मतगणना के दिन के चार्ट एक साथ लाखों लोगों को झेल पाएँगे या नहीं",
      ],
    },
  },
  "data-quality-analyst": {
    of: "19fft1j",
    description: {
      hinglish: "Record mein galtiyan dhoondhna, jaise namumkin janm tithi.",
      hindi: "रिकॉर्ड में ग़लतियाँ ढूँढ़ना, जैसे नामुमकिन जन्म तिथि।",
    },
    summary: {
      hinglish:
        "Do baar darj customer, namumkin janm tithi aur chhoote hue pin code dhoondhna, aur pata lagana ki har galti kahan se aayi.",
      hindi: "दो बार दर्ज ग्राहक, नामुमकिन जन्म तिथि और छूटे हुए पिन कोड ढूँढ़ना, और पता लगाना कि हर ग़लती कहाँ से आई।",
    },
    day: {
      hinglish: [
        "1900 mein janme ya pin code 000000 par rehne wale customers ki list banana",
        "Galat gender code ka peecha karke ek branch ke form tak pahunchna",
        "Aisi jaanch sujhana jo nau ank wale phone number na le",
      ],
      hindi: [
        "1900 में जन्मे या पिन कोड 000000 पर रहने वाले ग्राहकों की लिस्ट बनाना",
        "ग़लत जेंडर कोड का पीछा करके एक शाखा के फ़ॉर्म तक पहुँचना",
        "ऐसी जाँच सुझाना जो नौ अंक वाले फ़ोन नंबर न ले",
      ],
    },
  },
  "data-steward": {
    of: "peeiv2",
    description: {
      hinglish: "Tay karna ki har data field ka matlab kya hai aur use kaun badle.",
      hindi: "तय करना कि हर डेटा फ़ील्ड का मतलब क्या है और उसे कौन बदले।",
    },
    summary: {
      hinglish:
        "Ek department ke data ki dekhbhal karna: sehmati banana ki har field ka matlab kya hai aur use kaun badle, aur aankdon ke jhagde suljhana.",
      hindi: "एक विभाग के डेटा की देखभाल करना: सहमति बनाना कि हर फ़ील्ड का मतलब क्या है और उसे कौन बदले, और आँकड़ों के झगड़े सुलझाना।",
    },
    day: {
      hinglish: [
        "Finance team ke saath tay karna ki net sales naam ke field ka matlab kya hai",
        "Code badalne ki saathi ki request manzoor ya namanzoor karna",
        "Har field ki catalogue entry taza rakhna",
      ],
      hindi: [
        "फ़ाइनेंस टीम के साथ तय करना कि नेट सेल्स नाम के फ़ील्ड का मतलब क्या है",
        "कोड बदलने की साथी की रिक्वेस्ट मंज़ूर या नामंज़ूर करना",
        "हर फ़ील्ड की कैटलॉग एंट्री ताज़ा रखना",
      ],
    },
  },
  "data-manager": {
    of: "x8w773",
    description: { hinglish: "Data rakhne, share karne aur mitane ke niyam banana.", hindi: "डेटा रखने, शेयर करने और मिटाने के नियम बनाना।" },
    summary: {
      hinglish: "Sanstha mein data rakhne, share karne aur mitane ke niyam banana, aur dekhna ki har team Bharat ka privacy kanoon maane.",
      hindi: "संस्था में डेटा रखने, शेयर करने और मिटाने के नियम बनाना, और देखना कि हर टीम भारत का प्राइवेसी क़ानून माने।",
    },
    day: {
      hinglish: [
        "Customers ki woh ek list tay karna jis par sab branches bharosa karein",
        "Niyam ka draft banana ki customer ki call recording kitne samay rakhi jaye",
        "Naye app ke sehmati wale notice ko DPDP Act se milakar jaanchna",
        "Us council ki adhyakshata karna jahan teams bahas karti hain ki kaun kya share kare",
      ],
      hindi: [
        "ग्राहकों की वह एक लिस्ट तय करना जिस पर सब शाखाएँ भरोसा करें",
        "नियम का ड्राफ़्ट बनाना कि ग्राहक की कॉल रिकॉर्डिंग कितने समय रखी जाए",
        "नए ऐप के सहमति वाले नोटिस को DPDP Act से मिलाकर जाँचना",
        "उस परिषद की अध्यक्षता करना जहाँ टीमें बहस करती हैं कि कौन क्या शेयर करे",
      ],
    },
  },
  "data-management-specialist": {
    of: "1p32w7y",
    description: {
      hinglish: "Har product aur vendor ka ek hi bharosemand record rakhna.",
      hindi: "हर प्रोडक्ट और वेंडर का एक ही भरोसेमंद रिकॉर्ड रखना।",
    },
    summary: {
      hinglish:
        "Firm ke business software yaani ERP mein har product, vendor ya customer ka ek hi bharosemand record banana aur sudharna, taaki kisi item ke do code na hon.",
      hindi: "फ़र्म के बिज़नेस सॉफ़्टवेयर यानी ERP में हर प्रोडक्ट, वेंडर या ग्राहक का एक ही भरोसेमंद रिकॉर्ड बनाना और सुधारना, ताकि किसी आइटम के दो कोड न हों।",
    },
    day: {
      hinglish: [
        "Naye bearing ko uska code, unit aur GST ke liye HSN number dena",
        "Ek hi supplier ke do record mein se ek ko block karna",
        "Jaanchi hui sheet se chaar sau sudhare hue pate upload karna",
      ],
      hindi: [
        "नए बेयरिंग को उसका कोड, इकाई और GST के लिए HSN नंबर देना",
        "एक ही सप्लायर के दो रिकॉर्ड में से एक को ब्लॉक करना",
        "जाँची हुई शीट से चार सौ सुधारे हुए पते अपलोड करना",
      ],
    },
  },
  "chief-data-officer": {
    of: "ctblh1",
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
    day: {
      hinglish: [
        "Board ko batana ki is saal kaun se data project band karne hain",
        "Customer data leak par aayi regulator ki chitthi ka jawab dena",
        "Apne aankde dabakar baithe branch heads se mol-tol karna",
      ],
      hindi: [
        "बोर्ड को बताना कि इस साल कौन से डेटा प्रोजेक्ट बंद करने हैं",
        "ग्राहकों का डेटा लीक होने पर आई रेगुलेटर की चिट्ठी का जवाब देना",
        "अपने आँकड़े दबाकर बैठे शाखा प्रमुखों से मोल-तोल करना",
      ],
    },
  },
  "clinical-data-manager": {
    of: "18ncs0l",
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
    day: {
      hinglish: [
        "Pehle mareez ko trial mein lene se pehle entry screens test karna",
        "Nau hospital se pooche jin sawaalon ka jawab nahi aaya, unhe apne coordinators mein baantna",
        "Aakhri jaanch par dastakhat hone ke baad trial ka database lock karna",
      ],
      hindi: [
        "पहले मरीज़ को ट्रायल में लेने से पहले एंट्री स्क्रीनें टेस्ट करना",
        "नौ अस्पतालों से पूछे जिन सवालों का जवाब नहीं आया, उन्हें अपने को-ऑर्डिनेटरों में बाँटना",
        "आख़िरी जाँच पर दस्तख़त होने के बाद ट्रायल का डेटाबेस लॉक करना",
      ],
    },
  },
  "statistical-programmer": {
    of: "1uaalu4",
    description: {
      hinglish: "SAS ya R mein dawa ke trial ke nateejon ki table banana.",
      hindi: "SAS या R में दवा के ट्रायल के नतीजों की टेबल बनाना।",
    },
    summary: {
      hinglish:
        "SAS ya R mein aise program likhna jo medical trial ke data se woh table aur graph banayein jo dawa company approval ke liye jama karti hai.",
      hindi: "SAS या R में ऐसे प्रोग्राम लिखना जो मेडिकल ट्रायल के डेटा से वे टेबल और ग्राफ़ बनाएँ जो दवा कंपनी मंज़ूरी के लिए जमा करती है।",
    },
    day: {
      hinglish: [
        "Trial ke columns ke naam CDISC standard ke hisaab se badalna jo dawa ke regulator maangte hain",
        "Dose group ke hisaab se side effect ki table ka program likhna",
        "Saathi ki table khud apne dhang se banana aur har khaana milana",
      ],
      hindi: [
        "ट्रायल के कॉलम के नाम CDISC स्टैंडर्ड के हिसाब से बदलना जो दवा के रेगुलेटर माँगते हैं",
        "डोज़ ग्रुप के हिसाब से साइड इफ़ेक्ट की टेबल का प्रोग्राम लिखना",
        "साथी की टेबल ख़ुद अपने ढंग से बनाना और हर ख़ाना मिलाना",
      ],
    },
  },
  "bioinformatics-analyst": {
    of: "i7mwhg",
    description: { hinglish: "DNA data mein bimari ke peeche ka gene dhoondhna.", hindi: "DNA डेटा में बीमारी के पीछे का जीन ढूँढ़ना।" },
    summary: {
      hinglish: "DNA aur protein ke data par program chalana taaki bimari ke peeche ka gene ya dhaan ka zyada mazboot paudha mile.",
      hindi: "DNA और प्रोटीन के डेटा पर प्रोग्राम चलाना ताकि बीमारी के पीछे का जीन या धान का ज़्यादा मज़बूत पौधा मिले।",
    },
    day: {
      hinglish: [
        "Kharab sample se bigdi readings hatana",
        "Mareez ke DNA ko reference DNA ke saath rakhkar milana aur farq ki list banana",
        "Doctor ko samjhana ki nau badlav mein se kaun se mayne rakh sakte hain",
      ],
      hindi: [
        "ख़राब सैंपल से बिगड़ी रीडिंग हटाना",
        "मरीज़ के DNA को रेफ़रेंस DNA के साथ रखकर मिलाना और फ़र्क़ की लिस्ट बनाना",
        "डॉक्टर को समझाना कि नौ बदलावों में से कौन से मायने रख सकते हैं",
      ],
    },
  },
  "data-mining-analyst": {
    of: "18i5cjo",
    description: {
      hinglish: "Lakhon record mein se chhupe group aur aadatein khoj nikalna.",
      hindi: "लाखों रिकॉर्ड में से छुपे ग्रुप और आदतें खोज निकालना।",
    },
    summary: {
      hinglish:
        "Shopping ke lakhon bill ya call khangalkar chhupe group aur pattern khojna, jaise woh cheezein jo log saath mein kharidte hain.",
      hindi: "शॉपिंग के लाखों बिल या कॉल खँगालकर छुपे ग्रुप और पैटर्न खोजना, जैसे वे चीज़ें जो लोग साथ में ख़रीदते हैं।",
    },
    day: {
      hinglish: [
        "Telecom customers ko call ke dhang aur samay se group mein baantna",
        "Jaanchna ki biscuit sach mein chai ke saath bikte hain ya yeh sirf sanyog hai",
        "Woh pattern hatana jin par dukan kabhi kuch kar hi nahi sakti",
      ],
      hindi: [
        "टेलीकॉम ग्राहकों को कॉल के ढंग और समय से ग्रुप में बाँटना",
        "जाँचना कि बिस्किट सच में चाय के साथ बिकते हैं या यह सिर्फ़ संयोग है",
        "वे पैटर्न हटाना जिन पर दुकान कभी कुछ कर ही नहीं सकती",
      ],
    },
  },
  "web-analyst": {
    of: "jilk3",
    description: {
      hinglish: "Pata karna ki visitors site kahan chhodte hain aur kya kharidte hain.",
      hindi: "पता करना कि विज़िटर साइट कहाँ छोड़ते हैं और क्या ख़रीदते हैं।",
    },
    summary: {
      hinglish:
        "Dekhna ki visitors site par kaise ghoomte hain, kahan se chale jaate hain aur kis page ko dekhkar kharidte hain, aur do version ko aapas mein test karna.",
      hindi: "देखना कि विज़िटर साइट पर कैसे घूमते हैं, कहाँ से चले जाते हैं और किस पेज को देखकर ख़रीदते हैं, और दो वर्ज़न को आपस में टेस्ट करना।",
    },
    day: {
      hinglish: [
        "Button par tag lagana taaki har click ek hi baar gina jaye",
        "Dekhna ki kharidar checkout ko kis step par adhoora chhod dete hain",
        "Parakhna ki version B sach mein jeeta ya sirf kismat thi",
      ],
      hindi: [
        "बटन पर टैग लगाना ताकि हर क्लिक एक ही बार गिना जाए",
        "देखना कि ख़रीदार चेकआउट को किस स्टेप पर अधूरा छोड़ देते हैं",
        "परखना कि वर्ज़न B सच में जीता या सिर्फ़ क़िस्मत थी",
      ],
    },
  },
  "reporting-analyst": {
    of: "fy8dil",
    description: {
      hinglish: "Har subah ki bikri aur haaziri ki sheet taiyar karna.",
      hindi: "हर सुबह की बिक्री और हाज़िरी की शीट तैयार करना।",
    },
    summary: {
      hinglish:
        "Excel mein office ki roz ki bikri, stock aur haaziri ki sheet taiyar karna aur subah ki meeting se pehle managers ko mail karna.",
      hindi: "Excel में ऑफ़िस की रोज़ की बिक्री, स्टॉक और हाज़िरी की शीट तैयार करना और सुबह की मीटिंग से पहले मैनेजरों को मेल करना।",
    },
    day: {
      hinglish: [
        "Biometric system se subah ki haaziri nikalna",
        "Teen dealers par error dikha raha lookup formula theek karna",
        "Meeting se pehle har manager ko bikri ki sheet mail karna",
      ],
      hindi: [
        "बायोमेट्रिक सिस्टम से सुबह की हाज़िरी निकालना",
        "तीन डीलरों पर एरर दिखा रहा लुकअप फ़ॉर्मूला ठीक करना",
        "मीटिंग से पहले हर मैनेजर को बिक्री की शीट मेल करना",
      ],
    },
  },
  "gis-analyst": {
    of: "11xgsih",
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
    day: {
      hinglish: [
        "Ward ki seemaon par naale, dhalaan aur purani baadh ki layer rakhna",
        "Pichhle mahine ki satellite tasveer se nayi imaaratein map par utaarna",
        "Naapna ki har chhoti basti clinic se kitni door hai",
      ],
      hindi: [
        "वार्ड की सीमाओं पर नाले, ढलान और पुरानी बाढ़ की लेयर रखना",
        "पिछले महीने की सैटेलाइट तस्वीर से नई इमारतें नक़्शे पर उतारना",
        "नापना कि हर छोटी बस्ती क्लिनिक से कितनी दूर है",
      ],
    },
  },
  "document-management-specialist": {
    of: "1yqwt4v",
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
    day: {
      hinglish: [
        "Drawing ka revision C darj karna aur B ki har copy wapas lena",
        "Machine ne dhundhla contract jahan galat padha, use theek karna",
        "Jin files ko kanoonan rakhne ka samay poora hua, unki list banana",
      ],
      hindi: [
        "ड्रॉइंग का रिवीज़न C दर्ज करना और B की हर कॉपी वापस लेना",
        "मशीन ने धुँधला कॉन्ट्रैक्ट जहाँ ग़लत पढ़ा, उसे ठीक करना",
        "जिन फ़ाइलों को क़ानूनन रखने का समय पूरा हुआ, उनकी लिस्ट बनाना",
      ],
    },
  },
  "data-entry-operator": {
    of: "ln4j8z",
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
    day: {
      hinglish: [
        "Ration card ke form ek si raftaar se aur sahi-sahi type karna",
        "Har screen ko haath se likhe panne se milakar padhna",
        "Jo form padhe na jayein unhe alag rakhna aur supervisor se poochna",
      ],
      hindi: [
        "राशन कार्ड के फ़ॉर्म एक सी रफ़्तार से और सही-सही टाइप करना",
        "हर स्क्रीन को हाथ से लिखे पन्ने से मिलाकर पढ़ना",
        "जो फ़ॉर्म पढ़े न जाएँ उन्हें अलग रखना और सुपरवाइज़र से पूछना",
      ],
    },
  },
  "machine-learning-engineer": {
    of: "992ttb",
    description: {
      hinglish: "Data se seekhne wale program banana, jaise fraud alert.",
      hindi: "डेटा से सीखने वाले प्रोग्राम बनाना, जैसे फ़्रॉड अलर्ट।",
    },
    summary: {
      hinglish:
        "Seekhne wale algorithm ko chalte feature mein badalna, jaise card swipe par fraud alert, aur logon ki aadatein badalne par unhe phir se train karna.",
      hindi: "सीखने वाले एल्गोरिदम को चलते फ़ीचर में बदलना, जैसे कार्ड स्वाइप पर फ़्रॉड अलर्ट, और लोगों की आदतें बदलने पर उन्हें फिर से ट्रेन करना।",
    },
    day: {
      hinglish: [
        "Card fraud wale model ko pichhle mahine ki nayi chaalon par phir train karna",
        "Do version ki tulna un swipe par karna jo dono ke liye naye hon",
        "Researcher ke trial code ko din bhar chalne wale program mein badalna",
      ],
      hindi: [
        "कार्ड फ़्रॉड वाले मॉडल को पिछले महीने की नई चालों पर फिर ट्रेन करना",
        "दो वर्ज़न की तुलना उन स्वाइप पर करना जो दोनों के लिए नए हों",
        "रिसर्चर के ट्रायल कोड को दिन भर चलने वाले प्रोग्राम में बदलना",
      ],
    },
  },
  "artificial-intelligence-specialist": {
    of: "t2s3ox",
    description: { hinglish: "AI product banana, jaise kisanon ke liye assistant.", hindi: "AI प्रोडक्ट बनाना, जैसे किसानों के लिए असिस्टेंट।" },
    summary: {
      hinglish:
        "Text padhne aur likhne wale AI yaani large language model par product banana, jaise Marathi mein kisanon ko jawab dene wala assistant.",
      hindi: "टेक्स्ट पढ़ने और लिखने वाले AI यानी लार्ज लैंग्वेज मॉडल पर प्रोडक्ट बनाना, जैसे मराठी में किसानों को जवाब देने वाला असिस्टेंट।",
    },
    day: {
      hinglish: [
        "Marathi assistant ko mandi ke taza bhaav se jodna",
        "Release se pehle do sau jawabon ko sachchai par number dena",
        "Chhota model chunkar har jawab ka kharch ghatana",
      ],
      hindi: [
        "मराठी असिस्टेंट को मंडी के ताज़ा भाव से जोड़ना",
        "रिलीज़ से पहले दो सौ जवाबों को सच्चाई पर नंबर देना",
        "छोटा मॉडल चुनकर हर जवाब का ख़र्च घटाना",
      ],
    },
  },
  "computer-vision-engineer": {
    of: "8uefya",
    description: {
      hinglish: "Camera ko number plate padhna aur patri ki daraar pehchanna sikhana.",
      hindi: "कैमरे को नंबर प्लेट पढ़ना और पटरी की दरार पहचानना सिखाना।",
    },
    summary: {
      hinglish: "Machine ko photo aur video samajhna sikhana: toll par number plate, patri mein daraar, aam ka pakna.",
      hindi: "मशीन को फ़ोटो और वीडियो समझना सिखाना: टोल पर नंबर प्लेट, पटरी में दरार, आम का पकना।",
    },
    day: {
      hinglish: [
        "Number plate tirchhi dekhne wale toll camera ko calibrate karna",
        "Patri ki pakad se chhooti daraarein roshni, zang aur angle ke hisaab se chhaantna",
        "Trained model ko itna chhota karna ki woh saste camera mein chal jaye",
      ],
      hindi: [
        "नंबर प्लेट तिरछी देखने वाले टोल कैमरे को कैलिब्रेट करना",
        "पटरी की पकड़ से छूटी दरारें रोशनी, ज़ंग और ऐंगल के हिसाब से छाँटना",
        "ट्रेन किए मॉडल को इतना छोटा करना कि वह सस्ते कैमरे में चल जाए",
      ],
    },
  },
  "language-engineer": {
    of: "1ic9fin",
    description: {
      hinglish: "Software ko insaani bhasha samajhna aur likhna sikhana.",
      hindi: "सॉफ़्टवेयर को इंसानी भाषा समझना और लिखना सिखाना।",
    },
    summary: {
      hinglish:
        "Software ko kai bhashaon mein text samajhne aur likhne layak banana, Tamil ke anuvaad se lekar shikayat ki chitthiyan vishay ke hisaab se chhaantne tak.",
      hindi: "सॉफ़्टवेयर को कई भाषाओं में टेक्स्ट समझने और लिखने लायक बनाना, तमिल के अनुवाद से लेकर शिकायत की चिट्ठियाँ विषय के हिसाब से छाँटने तक।",
    },
    day: {
      hinglish: [
        "Tamil shabdon ko tukdon mein kaatne wale tokeniser ki galti dekhna aur use theek karna",
        "Shikayat ki chitthiyan chhaantkar sahi desk ko bhejne wala program train karna",
        "Kisne kiya, yeh bataye bina matribhasha walon se anuvaad ko number dilwana",
      ],
      hindi: [
        "तमिल शब्दों को टुकड़ों में काटने वाले टोकनाइज़र की ग़लती देखना और उसे ठीक करना",
        "शिकायत की चिट्ठियाँ छाँटकर सही डेस्क को भेजने वाला प्रोग्राम ट्रेन करना",
        "किसने किया, यह बताए बिना मातृभाषा वालों से अनुवाद को नंबर दिलवाना",
      ],
    },
  },
  "computational-linguist": {
    of: "g6r5q1",
    description: {
      hinglish: "Bhasha ka vyakaran aur shabd computer ke niyamon ke roop mein likhna.",
      hindi: "भाषा का व्याकरण और शब्द कंप्यूटर के नियमों के रूप में लिखना।",
    },
    summary: {
      hinglish:
        "Vyakaran, arth aur shabdon ke roop samajhna taaki computer bhasha sambhal sake, aur Sanskrit ya Bodo ke shabdkosh aur niyam banana.",
      hindi: "व्याकरण, अर्थ और शब्दों के रूप समझना ताकि कंप्यूटर भाषा सँभाल सके, और संस्कृत या बोडो के शब्दकोश और नियम बनाना।",
    },
    day: {
      hinglish: [
        "Bodo kriya ke ant mein kya-kya judta hai, iske niyam likhna",
        "Text tag karne walon ke saath tay karna ki koi shabd sangya hai ya visheshan",
        "Texts ke bade bhandar yaani corpus se Sanskrit ke durlabh samaas chunna",
      ],
      hindi: [
        "बोडो क्रिया के अंत में क्या-क्या जुड़ता है, इसके नियम लिखना",
        "टेक्स्ट टैग करने वालों के साथ तय करना कि कोई शब्द संज्ञा है या विशेषण",
        "टेक्स्ट के बड़े भंडार यानी कॉर्पस से संस्कृत के दुर्लभ समास चुनना",
      ],
    },
  },
  "machine-learning-scientist": {
    of: "40r9jg",
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
    day: {
      hinglish: [
        "Jaanchna ki model ki galtiyan aankne ka naya tareeka sach mein kaam ka hai ya sirf lagta hai",
        "Tareeke ka ek-ek hissa hatakar sab kuch dobara chalana",
        "Research paper jaanchne walon ke maange do aur data set par tareeka dobara chalana",
      ],
      hindi: [
        "जाँचना कि मॉडल की ग़लतियाँ आँकने का नया तरीक़ा सच में काम का है या सिर्फ़ लगता है",
        "तरीक़े का एक-एक हिस्सा हटाकर सब कुछ दोबारा चलाना",
        "रिसर्च पेपर जाँचने वालों के माँगे दो और डेटा सेट पर तरीक़ा दोबारा चलाना",
      ],
    },
  },
  "computer-scientist": {
    of: "dxb4j8",
    description: {
      hinglish: "Sabit karna ki computer kiska hal jaldi nikaal sakta hai aur kiska nahi.",
      hindi: "साबित करना कि कंप्यूटर किसका हल जल्दी निकाल सकता है और किसका नहीं।",
    },
    summary: {
      hinglish:
        "Khud computing ke ansuljhe sawaalon par kaam karna, jaise kya jaldi compute ho sakta hai, kya sahi sabit ho sakta hai ya kya gupt rakha ja sakta hai.",
      hindi: "ख़ुद कंप्यूटिंग के अनसुलझे सवालों पर काम करना, जैसे किसका हिसाब जल्दी हो सकता है, क्या सही साबित हो सकता है या क्या गुप्त रखा जा सकता है।",
    },
    day: {
      hinglish: [
        "Yeh sabit karne ki koshish karna ki ginti ke ek sawaal ka koi shortcut nahi",
        "Student ka proof jaanchna aur usme chhupi kami dhoondhna",
        "Shak karte paanch saathiyon ko board par ek nateeja samjhana",
      ],
      hindi: [
        "यह साबित करने की कोशिश करना कि गिनती के एक सवाल का कोई शॉर्टकट नहीं",
        "छात्र का प्रूफ़ जाँचना और उसमें छुपी कमी ढूँढ़ना",
        "शक करते पाँच साथियों को बोर्ड पर एक नतीजा समझाना",
      ],
    },
  },
  "robotics-application-engineer": {
    of: "1f8l7d3",
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
    day: {
      hinglish: [
        "Set karna ki godam ki cart chalte insaan ke kareeb kaise brake lagaye",
        "Laser ke map ko pahiyon ki apni ginti se milana",
        "Takkar ki recording ko ek-ek frame karke dobara dekhna",
        "Simulation mein sabit karna ki robot arm press mein har nau second par maal daal sakta hai",
      ],
      hindi: [
        "सेट करना कि गोदाम की कार्ट चलते इंसान के क़रीब कैसे ब्रेक लगाए",
        "लेज़र के नक़्शे को पहियों की अपनी गिनती से मिलाना",
        "टक्कर की रिकॉर्डिंग को एक-एक फ़्रेम करके दोबारा देखना",
        "सिमुलेशन में साबित करना कि रोबोट आर्म प्रेस मशीन में हर नौ सेकंड पर माल डाल सकता है",
      ],
    },
  },
  "knowledge-engineer": {
    of: "1l97cys",
    description: {
      hinglish: "Experts ki jaankari ko aise niyamon mein rakhna jo program ke kaam aayein.",
      hindi: "जानकारों की समझ को ऐसे नियमों में रखना जो प्रोग्राम के काम आएँ।",
    },
    summary: {
      hinglish:
        "Doctor ya loan officer jaise experts se niyam nikalwana aur unhe aise roop mein rakhna jisse software sochkar nateeja nikal sake.",
      hindi: "डॉक्टर या लोन ऑफ़िसर जैसे जानकारों से नियम निकलवाना और उन्हें ऐसे रूप में रखना जिससे सॉफ़्टवेयर सोचकर नतीजा निकाल सके।",
    },
    day: {
      hinglish: [
        "Loan officer se poochna ki unhone saaf-suthra aavedan kyon thukraya",
        "Lakshan, bimari aur dawa ke aapsi rishte ka naksha yaani ontology banana",
        "Niyam purane mamlon par chalana aur har matbhed ko samajhna",
      ],
      hindi: [
        "लोन ऑफ़िसर से पूछना कि उन्होंने साफ़-सुथरा आवेदन क्यों ठुकराया",
        "लक्षण, बीमारी और दवा के आपसी रिश्ते का नक़्शा यानी ऑन्टोलॉजी बनाना",
        "नियम पुराने मामलों पर चलाना और हर मतभेद को समझना",
      ],
    },
  },
  "prompt-engineer": {
    of: "aikgae",
    description: {
      hinglish: "AI ke jawab surakshit rakhne wale instruction likhna aur test karna.",
      hindi: "AI के जवाब सुरक्षित रखने वाले निर्देश लिखना और टेस्ट करना।",
    },
    summary: {
      hinglish:
        "AI model ke instruction likhna, test karna aur unki tulna karna, jab tak bank ya hospital ka assistant har baar surakshit aur ek jaisa jawab na de.",
      hindi: "AI मॉडल के निर्देश लिखना, टेस्ट करना और उनकी तुलना करना, जब तक बैंक या अस्पताल का असिस्टेंट हर बार सुरक्षित और एक जैसा जवाब न दे।",
    },
    day: {
      hinglish: [
        "Customers ke assi tedhe sawaalon par ek hi instruction aazmana",
        "Prompt chhota karke dekhna ki model jahan mana karna chahiye wahan ab bhi mana karta hai ya nahi",
        "Darj karna ki kin shabdon se hospital ka assistant hadd se aage gaya",
      ],
      hindi: [
        "ग्राहकों के अस्सी टेढ़े सवालों पर एक ही निर्देश आज़माना",
        "प्रॉम्प्ट छोटा करके देखना कि मॉडल जहाँ मना करना चाहिए वहाँ अब भी मना करता है या नहीं",
        "दर्ज करना कि किन शब्दों से अस्पताल का असिस्टेंट हद से आगे गया",
      ],
    },
  },
  "mlops-engineer": {
    of: "4kzola",
    description: {
      hinglish: "Trained AI model roz chalana aur unke version badalna.",
      hindi: "ट्रेन किए हुए AI मॉडल रोज़ चलाना और उनके वर्ज़न बदलना।",
    },
    summary: {
      hinglish:
        "Trained model roz ki service mein chalana, dheere-dheere galat hote jawab yaani drift aur badhte kharch par nazar rakhna, aur kaam roke bina version badalna.",
      hindi: "ट्रेन किए हुए मॉडल रोज़ की सर्विस में चलाना, धीरे-धीरे ग़लत होते जवाब यानी ड्रिफ़्ट और बढ़ते ख़र्च पर नज़र रखना, और काम रोके बिना वर्ज़न बदलना।",
    },
    day: {
      hinglish: [
        "Aisa alarm lagana jo us din baje jab aane wala data training data jaisa na rahe",
        "Aath mehnge graphics processor yaani GPU chaar teams mein insaaf se baantna",
        "Version aath ke chalte-chalte hi version nau lagana",
      ],
      hindi: [
        "ऐसा अलार्म लगाना जो उस दिन बजे जब आने वाला डेटा ट्रेनिंग डेटा जैसा न रहे",
        "आठ महँगे ग्राफ़िक्स प्रोसेसर यानी GPU चार टीमों में इंसाफ़ से बाँटना",
        "वर्ज़न आठ के चलते-चलते ही वर्ज़न नौ लगाना",
      ],
    },
  },
  "data-annotator": {
    of: "53la41",
    description: {
      hinglish: "Photo mein auto ke chaaron taraf box banana taaki AI seekh sake.",
      hindi: "फ़ोटो में ऑटो के चारों तरफ़ बॉक्स बनाना ताकि AI सीख सके।",
    },
    summary: {
      hinglish:
        "Tay niyamon se photo, awaaz aur vaakya mark karna, auto ke chaaron taraf box banana ya gusse wale review tag karna, taaki AI seekh sake.",
      hindi: "तय नियमों से फ़ोटो, आवाज़ और वाक्य मार्क करना, ऑटो के चारों तरफ़ बॉक्स बनाना या ग़ुस्से वाले रिव्यू टैग करना, ताकि AI सीख सके।",
    },
    day: {
      hinglish: [
        "Auto, saand aur thele ke chaaron taraf kase hue box banana",
        "Mark karna ki Kannada review mein gussa hai, khushi hai ya taana",
        "Tasveer kisi label mein na aaye to niyamon par sawaal poochna",
      ],
      hindi: [
        "ऑटो, साँड़ और ठेले के चारों तरफ़ कसे हुए बॉक्स बनाना",
        "मार्क करना कि कन्नड़ रिव्यू में ग़ुस्सा है, ख़ुशी है या ताना",
        "तस्वीर किसी लेबल में न आए तो नियमों पर सवाल पूछना",
      ],
    },
  },
  "chatbot-developer": {
    of: "lil28",
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
    day: {
      hinglish: [
        "Chaar jawabon mein gas cylinder book karne wali baatcheet jodna",
        "Pichhli raat ki woh chat padhna jinme logon ne gusse mein insaan se baat karni chaahi",
        "Atke hue customer ko pichhli baatcheet samet staff ko saunpna",
        "Aisa karna ki language model sirf gas company ke apne pages se jawab de",
      ],
      hindi: [
        "चार जवाबों में गैस सिलेंडर बुक करने वाली बातचीत जोड़ना",
        "पिछली रात की वे चैट पढ़ना जिनमें लोगों ने ग़ुस्से में इंसान से बात करनी चाही",
        "अटके हुए ग्राहक को पिछली बातचीत समेत स्टाफ़ को सौंपना",
        "ऐसा करना कि लैंग्वेज मॉडल सिर्फ़ गैस कंपनी के अपने पेजों से जवाब दे",
      ],
    },
  },
  "quantum-computing-researcher": {
    of: "1ngvn70",
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
    day: {
      hinglish: [
        "Ek-doosre ko bachane wale paanch quantum bit yaani qubit simulate karna aur jaan-boojhkar error daalna",
        "Antariksh se bhi thandi, door rakhi chip par bees minute book karna",
        "Haath se hisaab karke samajhna ki ganana ek step kam mein kyon ho sakti hai",
      ],
      hindi: [
        "एक-दूसरे को बचाने वाले पाँच क्वांटम बिट यानी क्यूबिट सिमुलेट करना और जान-बूझकर एरर डालना",
        "अंतरिक्ष से भी ठंडी, दूर रखी चिप पर बीस मिनट बुक करना",
        "हाथ से हिसाब करके समझना कि गणना एक स्टेप कम में क्यों हो सकती है",
      ],
    },
  },
  "autonomous-driving-specialist": {
    of: "1px7w1t",
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
    day: {
      hinglish: [
        "Radar aur camera ki dekhi cheezein jodna taaki shaam ke dhundhalke mein gaay dikhe",
        "Stop button par ungli rakhkar test track par gaadi mein ghoomna",
        "Emergency braking wale feature ke surakshit hone ke saboot jama karna",
      ],
      hindi: [
        "रडार और कैमरे की देखी चीज़ें जोड़ना ताकि शाम के धुँधलके में गाय दिखे",
        "स्टॉप बटन पर उँगली रखकर टेस्ट ट्रैक पर गाड़ी में घूमना",
        "इमरजेंसी ब्रेकिंग वाले फ़ीचर के सुरक्षित होने के सबूत जमा करना",
      ],
    },
  },
  "human-computer-interaction-researcher": {
    of: "amigg3",
    description: {
      hinglish: "Parakhna ki log machines kaise chalate hain, phone se screen reader tak.",
      hindi: "परखना कि लोग मशीनें कैसे चलाते हैं, फ़ोन से स्क्रीन रीडर तक।",
    },
    summary: {
      hinglish:
        "Prayog karna ki log aur machines saath kaise kaam kar sakein, jaise drishtiheen logon ke liye screen reader ya padh na sakne walon ke liye phone.",
      hindi: "प्रयोग करना कि लोग और मशीनें साथ कैसे काम कर सकें, जैसे दृष्टिहीन लोगों के लिए स्क्रीन रीडर या पढ़ न सकने वालों के लिए फ़ोन।",
    },
    day: {
      hinglish: [
        "Barah drishtiheen logon ke saath do screen reader ki tulna karna",
        "Padh na sakne walon ke liye icon wala kaamchalau phone banana",
        "Hisaab lagana ki icon sach mein shabdon se behtar rahe ya yeh sanyog tha",
      ],
      hindi: [
        "बारह दृष्टिहीन लोगों के साथ दो स्क्रीन रीडर की तुलना करना",
        "पढ़ न सकने वालों के लिए आइकन वाला कामचलाऊ फ़ोन बनाना",
        "हिसाब लगाना कि आइकन सच में शब्दों से बेहतर रहे या यह संयोग था",
      ],
    },
  },
  "research-computing-specialist": {
    of: "10mduy0",
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
    day: {
      hinglish: [
        "Pata lagana ki mausam ka program hazar core se aage kyon atakta hai",
        "Kisi ka chalta kaam khoye bina ek kharab machine ko hatana",
        "Rasayan vigyani ko apna loop graphics processor par le jaane mein madad dena",
      ],
      hindi: [
        "पता लगाना कि मौसम का प्रोग्राम हज़ार कोर से आगे क्यों अटकता है",
        "किसी का चलता काम खोए बिना एक ख़राब मशीन को हटाना",
        "रसायन वैज्ञानिक को अपना लूप ग्राफ़िक्स प्रोसेसर पर ले जाने में मदद देना",
      ],
    },
  },
  "algorithm-developer": {
    of: "1vg93hj",
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
    day: {
      hinglish: [
        "Har kuch second mein cab aur sawari ki nayi jodi banana",
        "Sabit karna ki tareeka zyada se zyada kitna dheema hoga, phir Bengaluru ke shaam ke traffic par samay naapna",
        "Sabse sahi jawab chhodkar lagbhag utna hi achha jawab lena jo bahut jaldi mile",
      ],
      hindi: [
        "हर कुछ सेकंड में कैब और सवारी की नई जोड़ी बनाना",
        "साबित करना कि तरीक़ा ज़्यादा से ज़्यादा कितना धीमा होगा, फिर बेंगलुरु के शाम के ट्रैफ़िक पर समय नापना",
        "सबसे सही जवाब छोड़कर लगभग उतना ही अच्छा जवाब लेना जो बहुत जल्दी मिले",
      ],
    },
  },
  "predictive-maintenance-expert": {
    of: "wpcu98",
    description: {
      hinglish: "Machine ka vibration dekhkar part kharab hone se pehle chetavni dena.",
      hindi: "मशीन का कंपन देखकर पुर्ज़ा ख़राब होने से पहले चेतावनी देना।",
    },
    summary: {
      hinglish: "Pump, lift ya metro train ke vibration, garmi aur awaaz ko parakhkar koi part kharab hone se pehle hi chetavni dena.",
      hindi: "पंप, लिफ़्ट या मेट्रो ट्रेन के कंपन, गर्मी और आवाज़ को परखकर कोई पुर्ज़ा ख़राब होने से पहले ही चेतावनी देना।",
    },
    day: {
      hinglish: [
        "Pump par sensor lagakar uske vibration ka spectrum padhna",
        "Metro depot ko chetavni dena ki ek axle bearing kuch hafte hi chalega",
        "Motor ki May aur August ki thermal tasveerein milakar dekhna",
      ],
      hindi: [
        "पंप पर सेंसर लगाकर उसके कंपन का स्पेक्ट्रम पढ़ना",
        "मेट्रो डिपो को चेतावनी देना कि एक ऐक्सल बेयरिंग कुछ हफ़्ते ही चलेगा",
        "मोटर की मई और अगस्त की थर्मल तस्वीरें मिलाकर देखना",
      ],
    },
  },
  "cloud-engineer": {
    of: "1osh5s3",
    description: {
      hinglish: "Code likhkar AWS ya Azure par kiraye ke server lagana.",
      hindi: "कोड लिखकर AWS या Azure पर किराए के सर्वर लगाना।",
    },
    summary: {
      hinglish:
        "AWS, Azure ya Google Cloud par kiraye ke server, storage aur database lagana aur chalana, haath se nahi balki code mein likhkar.",
      hindi: "AWS, Azure या Google Cloud पर किराए के सर्वर, स्टोरेज और डेटाबेस लगाना और चलाना, हाथ से नहीं बल्कि कोड में लिखकर।",
    },
    day: {
      hinglish: [
        "Terraform mein aisa code likhna jo billing server ki test copy apne aap bana de",
        "Pata lagana ki ek virtual machine apne database tak kyon nahi pahunchti",
        "Pichhle mahine ke istemal ke graph dekhkar zaroorat se badi machines chhoti karna",
      ],
      hindi: [
        "Terraform में ऐसा कोड लिखना जो बिलिंग सर्वर की टेस्ट कॉपी अपने आप बना दे",
        "पता लगाना कि एक वर्चुअल मशीन अपने डेटाबेस तक क्यों नहीं पहुँचती",
        "पिछले महीने के इस्तेमाल के ग्राफ़ देखकर ज़रूरत से बड़ी मशीनें छोटी करना",
      ],
    },
  },
  "cloud-architect": {
    of: "ogkzfk",
    description: {
      hinglish: "Design karna ki company ke system kiraye ke data centre mein kaise chalein.",
      hindi: "डिज़ाइन करना कि कंपनी के सिस्टम किराए के डेटा सेंटर में कैसे चलें।",
    },
    summary: {
      hinglish:
        "Design karna ki company ke system cloud mein kaise chalein ya wahan kaise jayein, aur iske liye kharch, suraksha, kanoon aur data centre band hone ka asar taulna.",
      hindi: "डिज़ाइन करना कि कंपनी के सिस्टम क्लाउड में कैसे चलें या वहाँ कैसे जाएँ, और इसके लिए ख़र्च, सुरक्षा, क़ानून और डेटा सेंटर बंद होने का असर तौलना।",
    },
    day: {
      hinglish: [
        "Khaaka banana ki hospital chain ke chalees program teen daur mein cloud par kaise jayenge",
        "Pata karna ki kanoon mareezon ke record desh se bahar jaane deta hai ya nahi",
        "Shak karte finance head ke saamne saal ke kharch ke anumaan ko sahi thehrana",
      ],
      hindi: [
        "ख़ाका बनाना कि अस्पतालों की चेन के चालीस प्रोग्राम तीन दौर में क्लाउड पर कैसे जाएँगे",
        "पता करना कि क़ानून मरीज़ों के रिकॉर्ड देश से बाहर जाने देता है या नहीं",
        "शक करते फ़ाइनेंस हेड के सामने साल के ख़र्च के अनुमान को सही ठहराना",
      ],
    },
  },
  "devops-engineer": {
    of: "1wpxw3g",
    description: {
      hinglish: "Coder ke keyboard se users tak ka rasta automatic banana.",
      hindi: "कोडर के कीबोर्ड से यूज़र तक का रास्ता ऑटोमैटिक बनाना।",
    },
    summary: {
      hinglish: "Coder ke keyboard se live server tak ka rasta automatic banana, taaki test, build aur update din mein kai baar ho sakein.",
      hindi: "कोडर के कीबोर्ड से लाइव सर्वर तक का रास्ता ऑटोमैटिक बनाना, ताकि टेस्ट, बिल्ड और अपडेट दिन में कई बार हो सकें।",
    },
    day: {
      hinglish: [
        "Automatic build yaani woh pipeline theek karna jisne nau baje se chalees coders ko rok rakha hai",
        "Purane payroll program ko zaroorat ki har cheez ke saath ek dibbe yaani container mein band karna",
        "Aaj raat ke asli release se pehle release wapas lene ki rehearsal karna",
      ],
      hindi: [
        "ऑटोमैटिक बिल्ड यानी वह पाइपलाइन ठीक करना जिसने नौ बजे से चालीस कोडरों को रोक रखा है",
        "पुराने पेरोल प्रोग्राम को ज़रूरत की हर चीज़ के साथ एक डिब्बे यानी कंटेनर में बंद करना",
        "आज रात के असली रिलीज़ से पहले रिलीज़ वापस लेने की रिहर्सल करना",
      ],
    },
  },
  "site-reliability-engineer": {
    of: "1k31t28",
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
    day: {
      hinglish: [
        "Hazar mein ek se zyada payment error hone par baja alarm sambhalna",
        "Tuesday ko chalees minute service thap rehne ki review bina kisi ko dosh diye karana",
        "Disk ki woh safai automatic karna jisne do baar kisi ki neend todi",
      ],
      hindi: [
        "हज़ार में एक से ज़्यादा पेमेंट एरर होने पर बजा अलार्म सँभालना",
        "मंगलवार को चालीस मिनट सर्विस ठप रहने की समीक्षा बिना किसी को दोष दिए कराना",
        "डिस्क की वह सफ़ाई ऑटोमैटिक करना जिसने दो बार किसी की नींद तोड़ी",
      ],
    },
  },
  "platform-engineer": {
    of: "jx2wsg",
    description: {
      hinglish: "Firm ke coders ke liye andar ka saajha toolbox banana.",
      hindi: "फ़र्म के कोडरों के लिए अंदर का साझा टूलबॉक्स बनाना।",
    },
    summary: {
      hinglish:
        "Software firm ka andar ka toolbox banana, bane-banaye environment se lekar login aur logging tak, jise uske apne coders roz istemal karte hain.",
      hindi: "सॉफ़्टवेयर फ़र्म का अंदर का टूलबॉक्स बनाना, बने-बनाए एनवायरनमेंट से लेकर लॉगिन और लॉगिंग तक, जिसे उसके अपने कोडर रोज़ इस्तेमाल करते हैं।",
    },
    day: {
      hinglish: [
        "Aisa page banana jahan coder ko minton mein naya test environment mile",
        "Teen product teams se poochna ki unka pehla hafta kisse dheema hota hai",
        "Jin servers par sabke program chalte hain, unhe kisi ko roke bina naya karna",
      ],
      hindi: [
        "ऐसा पेज बनाना जहाँ कोडर को मिनटों में नया टेस्ट एनवायरनमेंट मिले",
        "तीन प्रोडक्ट टीमों से पूछना कि उनका पहला हफ़्ता किससे धीमा होता है",
        "जिन सर्वरों पर सबके प्रोग्राम चलते हैं, उन्हें किसी को रोके बिना नया करना",
      ],
    },
  },
  "systems-administrator": {
    of: "138oc89",
    description: { hinglish: "Office ke server, login aur folder sambhalna.", hindi: "ऑफ़िस के सर्वर, लॉगिन और फ़ोल्डर सँभालना।" },
    summary: {
      hinglish:
        "Office ke server, user account, update aur shared folder sambhalna. Jab koi login na kar paaye, to sabse pehle inhi ko bulaya jaata hai.",
      hindi: "ऑफ़िस के सर्वर, यूज़र अकाउंट, अपडेट और शेयर्ड फ़ोल्डर सँभालना। जब कोई लॉगिन न कर पाए, तो सबसे पहले इन्हीं को बुलाया जाता है।",
    },
    day: {
      hinglish: [
        "Gyarah naye logon ke account banana aur chhodkar gaye chaar ke band karna",
        "Is mahine ke patch pehle khaali server par test karna",
        "Pata lagana ki ek department se accounts ka folder kyon gayab hua",
      ],
      hindi: [
        "ग्यारह नए लोगों के अकाउंट बनाना और छोड़कर गए चार के बंद करना",
        "इस महीने के पैच पहले ख़ाली पड़े सर्वर पर टेस्ट करना",
        "पता लगाना कि एक विभाग से अकाउंट्स का फ़ोल्डर क्यों ग़ायब हुआ",
      ],
    },
  },
  "linux-administrator": {
    of: "1j9l0hy",
    description: { hinglish: "Command line par type karke dheron server chalana.", hindi: "कमांड लाइन पर टाइप करके ढेरों सर्वर चलाना।" },
    summary: {
      hinglish:
        "Command type karke dheron Linux server chalana, aur unka core yaani kernel, file ke adhikar aur woh services tune karna jin par website aur exchange tike hain.",
      hindi: "कमांड टाइप करके ढेरों Linux सर्वर चलाना, और उनका कोर यानी कर्नेल, फ़ाइल के अधिकार और वे सर्विस ट्यून करना जिन पर वेबसाइट और एक्सचेंज टिके हैं।",
    },
    day: {
      hinglish: [
        "Kernel ke message padhkar jaanna ki server tadke kyon hang hua",
        "Ansible se teen sau machines par ek jhatke mein ek setting lagana",
        "Woh permission theek karna jo website ko apni upload files kholne nahi deti",
      ],
      hindi: [
        "कर्नेल के मैसेज पढ़कर जानना कि सर्वर तड़के क्यों हैंग हुआ",
        "Ansible से तीन सौ मशीनों पर एक झटके में एक सेटिंग लगाना",
        "वह परमिशन ठीक करना जो वेबसाइट को अपनी अपलोड फ़ाइलें खोलने नहीं देती",
      ],
    },
  },
  "windows-administrator": {
    of: "ivz5uh",
    description: { hinglish: "Microsoft server, print queue aur patch sambhalna.", hindi: "Microsoft सर्वर, प्रिंट की क़तार और पैच सँभालना।" },
    summary: {
      hinglish:
        "Company ya college ke Microsoft server sambhalna: login, sabhi machines ke niyam, print queue aur har mahine ke sudhar yaani patch.",
      hindi: "कंपनी या कॉलेज के Microsoft सर्वर सँभालना: लॉगिन, सभी मशीनों के नियम, प्रिंट की क़तार और हर महीने के सुधार यानी पैच।",
    },
    day: {
      hinglish: [
        "Sab machines ke liye ek niyam yaani group policy lagana taaki exam cell mein pen drive na chale",
        "Kharab hote server se print queue doosri jagah le jaana",
        "April se istemal na hue account ki PowerShell report likhna",
      ],
      hindi: [
        "सब मशीनों के लिए एक नियम यानी ग्रुप पॉलिसी लगाना ताकि एग्ज़ाम सेल में पेन ड्राइव न चले",
        "ख़राब होते सर्वर से प्रिंट की क़तार दूसरी जगह ले जाना",
        "अप्रैल से इस्तेमाल न हुए अकाउंट की PowerShell रिपोर्ट लिखना",
      ],
    },
  },
  "virtualisation-engineer": {
    of: "lekgy4",
    description: { hinglish: "Ek powerful machine ko kai virtual server mein baantna.", hindi: "एक ताक़तवर मशीन को कई वर्चुअल सर्वर में बाँटना।" },
    summary: {
      hinglish:
        "Kuch powerful machines ko saikdon virtual server aur desktop mein baantna aur hardware kharab hone se pehle unhe chalte-chalte hi doosri jagah le jaana.",
      hindi: "कुछ ताक़तवर मशीनों को सैकड़ों वर्चुअल सर्वर और डेस्कटॉप में बाँटना और हार्डवेयर ख़राब होने से पहले उन्हें चलते-चलते ही दूसरी जगह ले जाना।",
    },
    day: {
      hinglish: [
        "Marammat hone wali machine yaani host se tees chalte virtual server doosri jagah le jaana",
        "Monday tak call centre ko do sau virtual desktop dena",
        "Woh virtual server dhoondhna jo aas-paas walon ki memory kha jaata hai",
      ],
      hindi: [
        "मरम्मत होने वाली मशीन यानी होस्ट से तीस चलते वर्चुअल सर्वर दूसरी जगह ले जाना",
        "सोमवार तक कॉल सेंटर को दो सौ वर्चुअल डेस्कटॉप देना",
        "वह वर्चुअल सर्वर ढूँढ़ना जो आस-पास वालों की मेमोरी खा जाता है",
      ],
    },
  },
  "storage-engineer": {
    of: "632v64",
    description: { hinglish: "Disk array mein jagah badhana aur kharab drive badalna.", hindi: "डिस्क ऐरे में जगह बढ़ाना और ख़राब ड्राइव बदलना।" },
    summary: {
      hinglish:
        "Woh disk array lagana aur un par nazar rakhna jinme company ka data rehta hai, taaki bharne se pehle jagah badhe aur kharab hoti drive samay par badli jaye.",
      hindi: "वे डिस्क ऐरे लगाना और उन पर नज़र रखना जिनमें कंपनी का डेटा रहता है, ताकि भरने से पहले जगह बढ़े और ख़राब होती ड्राइव समय पर बदली जाए।",
    },
    day: {
      hinglish: [
        "Disk array se claims database ke liye nayi jagah nikalna",
        "Kharab drive badalna aur rebuild poora hone tak nazar rakhna",
        "Managers ko batana ki Diwali se pehle kaun se folder bhar jayenge",
      ],
      hindi: [
        "डिस्क ऐरे से क्लेम के डेटाबेस के लिए नई जगह निकालना",
        "ख़राब ड्राइव बदलना और रीबिल्ड पूरा होने तक नज़र रखना",
        "मैनेजरों को बताना कि दिवाली से पहले कौन से फ़ोल्डर भर जाएँगे",
      ],
    },
  },
  "data-recovery-planner": {
    of: "1ruubzl",
    description: {
      hinglish: "Tape ya cloud par backup ka plan banana aur restore ka abhyas karna.",
      hindi: "टेप या क्लाउड पर बैकअप का प्लान बनाना और रिस्टोर का अभ्यास करना।",
    },
    summary: {
      hinglish:
        "Plan banana ki har server ki copy tape ya cloud par kaise jaye, restore ka abhyas karna aur shukravar ko kisi se delete hua folder wapas dena.",
      hindi: "प्लान बनाना कि हर सर्वर की कॉपी टेप या क्लाउड पर कैसे जाए, रिस्टोर का अभ्यास करना और शुक्रवार को किसी से डिलीट हुआ फ़ोल्डर वापस देना।",
    },
    day: {
      hinglish: [
        "Dekhna ki pichhli raat ke chaar sau backup mein se kaun se fail hue aur kyon",
        "Woh mailbox restore karna jo court case mein ab chahiye",
        "Mahine ke ant ke tape shehar ke doosre chhor ki tijori mein bhejna",
      ],
      hindi: [
        "देखना कि पिछली रात के चार सौ बैकअप में से कौन से फ़ेल हुए और क्यों",
        "वह मेलबॉक्स रिस्टोर करना जो कोर्ट केस में अब चाहिए",
        "महीने के अंत के टेप शहर के दूसरे छोर की तिजोरी में भेजना",
      ],
    },
  },
  "email-system-administrator": {
    of: "jyo4mj",
    description: { hinglish: "Mailbox banana, spam rokna aur khoye message dhoondhna.", hindi: "मेलबॉक्स बनाना, स्पैम रोकना और खोए मैसेज ढूँढ़ना।" },
    summary: {
      hinglish: "Sanstha ka mail chalana, mailbox banana, spam rokna aur pata lagana ki tender ka koi kagaz kyon nahi pahuncha.",
      hindi: "संस्था का मेल चलाना, मेलबॉक्स बनाना, स्पैम रोकना और पता लगाना कि टेंडर का कोई काग़ज़ क्यों नहीं पहुँचा।",
    },
    day: {
      hinglish: [
        "Khoye tender mail ka server ke delivery record mein pata lagana",
        "Nakli invoice ki baadh ko staff ke click karne se pehle rokna",
        "SPF aur DKIM record set karna jo sabit karein ki naye kharide domain ka mail nakli nahi",
      ],
      hindi: [
        "खोए टेंडर मेल का सर्वर के डिलीवरी रिकॉर्ड में पता लगाना",
        "नक़ली इनवॉइस की बाढ़ को स्टाफ़ के क्लिक करने से पहले रोकना",
        "SPF और DKIM रिकॉर्ड सेट करना जो साबित करें कि नए ख़रीदे डोमेन का मेल नक़ली नहीं",
      ],
    },
  },
  "sharepoint-administrator": {
    of: "1ei337v",
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
    day: {
      hinglish: [
        "Audit team ko aisi document library dena jo doosron ko dikhe bhi nahi",
        "Power Automate mein chhutti manzoor karne ka form banana",
        "Kisi ke salary sheet sabse share kar dene ke baad permission suljhana",
      ],
      hindi: [
        "ऑडिट टीम को ऐसी डॉक्यूमेंट लाइब्रेरी देना जो दूसरों को दिखे भी नहीं",
        "Power Automate में छुट्टी मंज़ूर करने का फ़ॉर्म बनाना",
        "किसी के सैलरी शीट सबसे शेयर कर देने के बाद परमिशन सुलझाना",
      ],
    },
  },
  "application-systems-administrator": {
    of: "vi7480",
    description: {
      hinglish: "Tomcat jaise server tune karna jinme program chalte hain.",
      hindi: "Tomcat जैसे सर्वर ट्यून करना जिनमें प्रोग्राम चलते हैं।",
    },
    summary: {
      hinglish: "WebLogic ya Tomcat jaise software install, update aur tune karna, jinke andar bank ke program chalte hain.",
      hindi: "WebLogic या Tomcat जैसे सॉफ़्टवेयर इंस्टॉल, अपडेट और ट्यून करना, जिनके अंदर बैंक के प्रोग्राम चलते हैं।",
    },
    day: {
      hinglish: [
        "Dopahar mein net banking rengne lage to darj karna ki server ka har hissa kiske intezaar mein hai, yaani thread dump lena",
        "Certificate renew karna, isse pehle ki do application band ho jayein",
        "Naya loan program chaar servers par baari-baari daalna, taaki koi counter na ruke",
      ],
      hindi: [
        "दोपहर में नेट बैंकिंग रेंगने लगे तो दर्ज करना कि सर्वर का हर हिस्सा किसके इंतज़ार में है, यानी थ्रेड डंप लेना",
        "सर्टिफ़िकेट रिन्यू करना, इससे पहले कि दो ऐप्लिकेशन बंद हो जाएँ",
        "नया लोन प्रोग्राम चार सर्वरों पर बारी-बारी डालना, ताकि कोई काउंटर न रुके",
      ],
    },
  },
  "pacs-administrator": {
    of: "1lw4d0v",
    description: {
      hinglish: "Hospital ke X-ray aur MRI ki tasveeron ka archive chalana.",
      hindi: "अस्पताल के एक्स-रे और MRI की तस्वीरों का आर्काइव चलाना।",
    },
    summary: {
      hinglish:
        "Hospital ke X-ray aur scan ka archive yaani PACS chalu rakhna, taaki radiologist ghar se bhi aaj ki MRI ke saath pichhle saal ki MRI khol sake.",
      hindi: "अस्पताल के एक्स-रे और स्कैन का आर्काइव यानी PACS चालू रखना, ताकि रेडियोलॉजिस्ट घर से भी आज की MRI के साथ पिछले साल की MRI खोल सके।",
    },
    day: {
      hinglish: [
        "Galat mareez number par darj CT scan ko sahi mareez se milana",
        "Nayi ultrasound machine ko tasveeron ke archive se jodna",
        "Jaanna ki ghar baithe radiologist ko scan ki slice khaali kyon dikhti hain",
      ],
      hindi: [
        "ग़लत मरीज़ नंबर पर दर्ज CT स्कैन को सही मरीज़ से मिलाना",
        "नई अल्ट्रासाउंड मशीन को तस्वीरों के आर्काइव से जोड़ना",
        "जानना कि घर बैठे रेडियोलॉजिस्ट को स्कैन की स्लाइस ख़ाली क्यों दिखती हैं",
      ],
    },
  },
  "infrastructure-engineer": {
    of: "rtsxrf",
    description: {
      hinglish: "Firm ke rack, server aur link lagana aur upgrade karna.",
      hindi: "फ़र्म के रैक, सर्वर और लिंक लगाना और अपग्रेड करना।",
    },
    summary: {
      hinglish:
        "Office ya call centre ke rack, server, firewall aur link plan karna, lagana aur upgrade karna, phir poora byora likhkar saunp dena.",
      hindi: "ऑफ़िस या कॉल सेंटर के रैक, सर्वर, फ़ायरवॉल और लिंक प्लान करना, लगाना और अपग्रेड करना, फिर पूरा ब्योरा लिखकर सौंप देना।",
    },
    day: {
      hinglish: [
        "Nagpur branch ke do rack ke liye bijli ke point aur cooling ka hisaab lagana",
        "Furniture aane se pehle server rack mein lagana, cable jodna aur label lagana",
        "Handover sheet likhna jisme har address aur har password rakhne wale ka naam ho",
      ],
      hindi: [
        "नागपुर शाखा के दो रैक के लिए बिजली के पॉइंट और कूलिंग का हिसाब लगाना",
        "फ़र्नीचर आने से पहले सर्वर रैक में लगाना, केबल जोड़ना और लेबल लगाना",
        "हैंडओवर शीट लिखना जिसमें हर ऐड्रेस और हर पासवर्ड रखने वाले का नाम हो",
      ],
    },
  },
  "data-centre-technician": {
    of: "q7q7p1",
    description: { hinglish: "Thande server hall mein machine lagana aur disk badalna.", hindi: "ठंडे सर्वर हॉल में मशीन लगाना और डिस्क बदलना।" },
    summary: {
      hinglish:
        "Server hall ke thande galiyaron mein ghoomkar machine lagana, disk badalna, pata karna ki kaun si cable kahan jaati hai aur alarm par pahunchna, din aur raat ki shift mein.",
      hindi:
        "सर्वर हॉल के ठंडे गलियारों में घूमकर मशीन लगाना, डिस्क बदलना, पता करना कि कौन सी केबल कहाँ जाती है और अलार्म पर पहुँचना, दिन और रात की शिफ़्ट में।",
    },
    day: {
      hinglish: [
        "Saathi ke saath milkar chalees kilo ka server rack mein sarkana",
        "Ek neeli cable ke saath-saath chhe cabinet paar karke band port tak pahunchna",
        "Aadhi raat ke alarm mein batayi gayi kharab disk badalna",
      ],
      hindi: [
        "साथी के साथ मिलकर चालीस किलो का सर्वर रैक में सरकाना",
        "एक नीली केबल के साथ-साथ छह कैबिनेट पार करके बंद पोर्ट तक पहुँचना",
        "आधी रात के अलार्म में बताई गई ख़राब डिस्क बदलना",
      ],
    },
  },
  "computer-operator": {
    of: "89oo8v",
    description: {
      hinglish: "Batch job aur bill ki printing shuru karna aur har rukavat darj karna.",
      hindi: "बैच जॉब और बिल की छपाई शुरू करना और हर रुकावट दर्ज करना।",
    },
    summary: {
      hinglish:
        "Office ke computer roz chalana: batch job, printing, backup aur portal par entry, aur har rukavat experts ke liye darj karna.",
      hindi: "ऑफ़िस के कंप्यूटर रोज़ चलाना: बैच जॉब, प्रिंटिंग, बैकअप और पोर्टल पर एंट्री, और हर रुकावट जानकारों के लिए दर्ज करना।",
    },
    day: {
      hinglish: [
        "Din ke ant ka batch chalu karna aur har job ko hara hote dekhna",
        "Department ke portal par din ke case darj karna aur raseedein print karna",
        "Ruka hua kaam darj karna aur duty wale programmer ko phone karna",
      ],
      hindi: [
        "दिन के अंत का बैच चालू करना और हर जॉब को हरा होते देखना",
        "विभाग के पोर्टल पर दिन के केस दर्ज करना और रसीदें प्रिंट करना",
        "रुका हुआ काम दर्ज करना और ड्यूटी वाले प्रोग्रामर को फ़ोन करना",
      ],
    },
  },
  "programming-assistant": {
    of: "o374a7",
    description: {
      hinglish: "Coder ke kahe mutabik chhote program aur spreadsheet chalana.",
      hindi: "कोडर के कहे मुताबिक़ छोटे प्रोग्राम और स्प्रेडशीट चलाना।",
    },
    summary: {
      hinglish: "Programmer ke kahe mutabik office ya training centre ke chhote program aur spreadsheet chalana, jaanchna aur sudharna.",
      hindi: "प्रोग्रामर के कहे मुताबिक़ ऑफ़िस या ट्रेनिंग सेंटर के छोटे प्रोग्राम और स्प्रेडशीट चलाना, जाँचना और सुधारना।",
    },
    day: {
      hinglish: [
        "Coaching centre ke database form mein marks ka column jodna",
        "Har class ke liye fees ka program chalana aur likhna ki kya fail hua",
        "Aisa macro record karna jo clerk ka copy karne ka ek ghanta bachaye",
      ],
      hindi: [
        "कोचिंग सेंटर के डेटाबेस फ़ॉर्म में मार्क्स का कॉलम जोड़ना",
        "हर क्लास के लिए फ़ीस का प्रोग्राम चलाना और लिखना कि क्या फ़ेल हुआ",
        "ऐसा मैक्रो रिकॉर्ड करना जो क्लर्क का कॉपी करने का एक घंटा बचाए",
      ],
    },
  },
  "it-capacity-planner": {
    of: "fx07a7",
    description: {
      hinglish: "Anumaan lagana ki sabse vyast hafte mein kitne server chahiye honge.",
      hindi: "अनुमान लगाना कि सबसे व्यस्त हफ़्ते में कितने सर्वर चाहिए होंगे।",
    },
    summary: {
      hinglish:
        "Anumaan lagana ki sanstha ko kitne server, storage aur bandwidth chahiye honge, taaki tax return bharne ke hafte mein system thap na ho.",
      hindi: "अनुमान लगाना कि संस्था को कितने सर्वर, स्टोरेज और बैंडविड्थ चाहिए होंगे, ताकि टैक्स रिटर्न भरने के हफ़्ते में सिस्टम ठप न हो।",
    },
    day: {
      hinglish: [
        "Chart banana ki paanch garmiyon mein result site ka traffic kaise badha",
        "Model mein jaanchna ki dugne users ko kya chahiye hoga",
        "Finance team ko chaar mahine pehle storage kharidne ke liye manana",
      ],
      hindi: [
        "चार्ट बनाना कि पाँच गर्मियों में रिज़ल्ट की साइट का ट्रैफ़िक कैसे बढ़ा",
        "मॉडल में जाँचना कि दुगने यूज़र को क्या चाहिए होगा",
        "फ़ाइनेंस टीम को चार महीने पहले स्टोरेज ख़रीदने के लिए मनाना",
      ],
    },
  },
  "disaster-recovery-analyst": {
    of: "1pxkr8m",
    description: {
      hinglish: "Plan banana ki aag ke baad firm ke system doosri jagah kaise chalein.",
      hindi: "प्लान बनाना कि आग के बाद फ़र्म के सिस्टम दूसरी जगह कैसे चलें।",
    },
    summary: {
      hinglish:
        "Woh plan likhna aur uska abhyas karana jisse baadh, aag ya ransomware ke baad kisi firm, jaise stock broker, ke system doosre shehar mein phir chal padein.",
      hindi: "वह प्लान लिखना और उसका अभ्यास कराना जिससे बाढ़, आग या रैनसमवेयर के बाद किसी फ़र्म, जैसे स्टॉक ब्रोकर, के सिस्टम दूसरे शहर में फिर चल पड़ें।",
    },
    day: {
      hinglish: [
        "List banana ki broker ke kaun se system pehle aur kitni jaldi dobara chalne chahiye",
        "Sunday ko aisi drill karana jisme trading doosre shehar se chale",
        "Aadhi team ke chhod jaane par yeh list nayi banana ki kaun kise phone kare",
      ],
      hindi: [
        "लिस्ट बनाना कि ब्रोकर के कौन से सिस्टम सबसे पहले और कितनी जल्दी दोबारा चलने चाहिए",
        "रविवार को ऐसी ड्रिल कराना जिसमें ट्रेडिंग दूसरे शहर से चले",
        "आधी टीम के छोड़ जाने पर यह लिस्ट नई बनाना कि कौन किसे फ़ोन करे",
      ],
    },
  },
  "help-desk-technician": {
    of: "1gzrhae",
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
    day: {
      hinglish: [
        "Phone par intezaar karte clerk ka account unlock karna",
        "Door se computer chalakar jaam hui print queue saaf karna",
        "Ticket mein hal likhna taaki agli shift ko pata ho",
      ],
      hindi: [
        "फ़ोन पर इंतज़ार करते क्लर्क का अकाउंट अनलॉक करना",
        "दूर से कंप्यूटर चलाकर जाम हुई प्रिंट की क़तार साफ़ करना",
        "टिकट में हल लिखना ताकि अगली शिफ़्ट को पता हो",
      ],
    },
  },
  "desktop-support-engineer": {
    of: "a5s6mx",
    description: { hinglish: "Desk-desk jaakar laptop aur screen lagana.", hindi: "डेस्क-डेस्क जाकर लैपटॉप और स्क्रीन लगाना।" },
    summary: {
      hinglish: "Desk-desk jaakar laptop, docking station aur meeting room ki screen lagana aur jo kharab ho gaya ho use badalna.",
      hindi: "डेस्क-डेस्क जाकर लैपटॉप, डॉकिंग स्टेशन और मीटिंग रूम की स्क्रीन लगाना और जो ख़राब हो गया हो उसे बदलना।",
    },
    day: {
      hinglish: [
        "Lunch se pehle aath naye laptop par office ke program ka taiyar set yaani image daalna",
        "Accounts desk ki chatki hui screen badalna",
        "Projector ko signal na mile to meeting ko bachana",
      ],
      hindi: [
        "लंच से पहले आठ नए लैपटॉप पर ऑफ़िस के प्रोग्राम का तैयार सेट यानी इमेज डालना",
        "अकाउंट्स डेस्क की चटकी हुई स्क्रीन बदलना",
        "प्रोजेक्टर को सिग्नल न मिले तो मीटिंग को बचाना",
      ],
    },
  },
  "technical-support-engineer": {
    of: "aw5npr",
    description: {
      hinglish: "Log file se pata lagana ki customer ka product kyon nahi chal raha.",
      hindi: "लॉग फ़ाइल से पता लगाना कि ग्राहक का प्रोडक्ट क्यों नहीं चल रहा।",
    },
    summary: {
      hinglish:
        "Log file aur test set-up se customers ki woh mushkil dikkatein suljhana jo company ke product mein aati hain, aur asli kharabi uske coders ko batana.",
      hindi: "लॉग फ़ाइल और टेस्ट सेट-अप से ग्राहकों की वे मुश्किल दिक़्क़तें सुलझाना जो कंपनी के प्रोडक्ट में आती हैं, और असली ख़राबी उसके कोडरों को बताना।",
    },
    day: {
      hinglish: [
        "Customer ka fail hota set-up apni test machine mein dobara banana",
        "Do gigabyte log mein pehli galat line dhoondhna",
        "Besabra bank ko batana ki kya pata hai aur kya nahi",
      ],
      hindi: [
        "ग्राहक का फ़ेल होता सेट-अप अपनी टेस्ट मशीन में दोबारा बनाना",
        "दो गीगाबाइट लॉग में पहली ग़लत लाइन ढूँढ़ना",
        "बेसब्र बैंक को बताना कि क्या पता है और क्या नहीं",
      ],
    },
  },
  "application-support-engineer": {
    of: "kzs19",
    description: {
      hinglish: "Chalte business program par nazar rakhna aur atka kaam niptana.",
      hindi: "चलते बिज़नेस प्रोग्राम पर नज़र रखना और अटका काम निपटाना।",
    },
    summary: {
      hinglish:
        "Roz chalne wale business program par nazar rakhna, jaise core banking system, aur counter khulne se pehle atke hue transaction niptana.",
      hindi: "रोज़ चलने वाले बिज़नेस प्रोग्राम पर नज़र रखना, जैसे कोर बैंकिंग सिस्टम, और काउंटर खुलने से पहले अटके हुए ट्रांज़ैक्शन निपटाना।",
    },
    day: {
      hinglish: [
        "Raat ke kaam mein atki byaj ki entries ko aage badhana",
        "Table mein query chalakar dekhna ki refund kahan ruka",
        "Branches ko pehle batana ki statement ek ghanta der se chhapenge",
      ],
      hindi: [
        "रात के काम में अटकी ब्याज की एंट्री को आगे बढ़ाना",
        "टेबल में क्वेरी चलाकर देखना कि रिफ़ंड कहाँ रुका",
        "शाखाओं को पहले बताना कि स्टेटमेंट एक घंटा देर से छपेंगे",
      ],
    },
  },
  "it-help-desk-manager": {
    of: "1in0k2r",
    description: {
      hinglish: "Support agents ki shift chalana aur naraz logon ke call sambhalna.",
      hindi: "सपोर्ट एजेंटों की शिफ़्ट चलाना और नाराज़ लोगों के कॉल सँभालना।",
    },
    summary: {
      hinglish:
        "Support agents ki shift chalana, tay karna ki call ka jawab kitni jaldi mile, aur kisi naraz director ka phone aaye to khud sambhalna.",
      hindi: "सपोर्ट एजेंटों की शिफ़्ट चलाना, तय करना कि कॉल का जवाब कितनी जल्दी मिले, और किसी नाराज़ डायरेक्टर का फ़ोन आए तो ख़ुद सँभालना।",
    },
    day: {
      hinglish: [
        "Do agent beemar padne par roster dobara banana",
        "Paanch recorded call sunna aur ek agent ko sikhana",
        "Client ko samjhana ki Monday ko jawab mein chaar minute kyon lage",
      ],
      hindi: [
        "दो एजेंट बीमार पड़ने पर रोस्टर दोबारा बनाना",
        "पाँच रिकॉर्ड की हुई कॉल सुनना और एक एजेंट को सिखाना",
        "क्लाइंट को समझाना कि सोमवार को जवाब में चार मिनट क्यों लगे",
      ],
    },
  },
  "it-coordinator": {
    of: "ho1ycg",
    description: { hinglish: "School ya chhote office ke computer akele chalu rakhna.", hindi: "स्कूल या छोटे ऑफ़िस के कंप्यूटर अकेले चालू रखना।" },
    summary: {
      hinglish: "School ya chhote office ke computer akele dam par chalu rakhna, smart board aur Wi-Fi se lekar vendor aur stock list tak.",
      hindi: "स्कूल या छोटे ऑफ़िस के कंप्यूटर अकेले दम पर चालू रखना, स्मार्ट बोर्ड और Wi-Fi से लेकर वेंडर और स्टॉक लिस्ट तक।",
    },
    day: {
      hinglish: [
        "7-B ka smart board calibrate karna, jiska pen chhune ki jagah se hatkar likhta hai",
        "Pichhle hafte ke vaade wale printer ke liye vendor se takaza karna",
        "Daan mein mile tees tablet stock register mein darj karna",
      ],
      hindi: [
        "7-B का स्मार्ट बोर्ड कैलिब्रेट करना, जिसका पेन छूने की जगह से हटकर लिखता है",
        "पिछले हफ़्ते के वादे वाले प्रिंटर के लिए वेंडर से तक़ाज़ा करना",
        "दान में मिले तीस टैबलेट स्टॉक रजिस्टर में दर्ज करना",
      ],
    },
  },
  "computer-laboratory-technician": {
    of: "y44z9y",
    description: {
      hinglish: "Practical exam ke liye college ka computer room taiyar karna.",
      hindi: "प्रैक्टिकल परीक्षा के लिए कॉलेज का कंप्यूटर रूम तैयार करना।",
    },
    summary: {
      hinglish:
        "College ka computer room kholna aur taiyar karna, practical exam ke software daalna aur program hang ho to students ki madad karna.",
      hindi: "कॉलेज का कंप्यूटर रूम खोलना और तैयार करना, प्रैक्टिकल परीक्षा के सॉफ़्टवेयर डालना और प्रोग्राम हैंग हो तो छात्रों की मदद करना।",
    },
    day: {
      hinglish: [
        "Chalees machines chalu karna aur jo teen na chalein unhe mark karna",
        "Thursday ke BCA practical ke liye zaroori compiler install karna",
        "Program hang hone par ghabraye student ki file bachana",
      ],
      hindi: [
        "चालीस मशीनें चालू करना और जो तीन न चलें उन पर निशान लगाना",
        "गुरुवार के BCA प्रैक्टिकल के लिए ज़रूरी कंपाइलर इंस्टॉल करना",
        "प्रोग्राम हैंग होने पर घबराए छात्र की फ़ाइल बचाना",
      ],
    },
  },
  "network-engineer": {
    of: "37x9wu",
    description: {
      hinglish: "Offices ke beech router lagana aur pata lagana ki data kahan kho raha hai.",
      hindi: "ऑफ़िसों के बीच राउटर लगाना और पता लगाना कि डेटा कहाँ खो रहा है।",
    },
    summary: {
      hinglish:
        "Company ke offices ko jodne wale router aur switch lagana aur set karna, aur pata lagana ki raste mein data kahan kho raha hai.",
      hindi: "कंपनी के ऑफ़िसों को जोड़ने वाले राउटर और स्विच लगाना और सेट करना, और पता लगाना कि रास्ते में डेटा कहाँ खो रहा है।",
    },
    day: {
      hinglish: [
        "Staff ke aane se pehle Patna office ka router chalu karna",
        "Guzarte data ko record karke jaanna ki kaun sa router yaani hop har daswan tukda kho deta hai",
        "Doosra rasta banana taaki ek cable kate to kisi ko dikkat na ho",
      ],
      hindi: [
        "स्टाफ़ के आने से पहले पटना ऑफ़िस का राउटर चालू करना",
        "गुज़रते डेटा को रिकॉर्ड करके जानना कि कौन सा राउटर यानी हॉप हर दसवाँ टुकड़ा खो देता है",
        "दूसरा रास्ता बनाना ताकि एक केबल कटे तो किसी को दिक़्क़त न हो",
      ],
    },
  },
  "network-administrator": {
    of: "1rqiru0",
    description: {
      hinglish: "Ek sanstha ka Wi-Fi, address aur block ki hui site sambhalna.",
      hindi: "एक संस्था का Wi-Fi, ऐड्रेस और ब्लॉक की हुई साइट सँभालना।",
    },
    summary: {
      hinglish: "Ek sanstha ka network roz chalana: address, Wi-Fi access, firewall ke niyam aur dheeme link.",
      hindi: "एक संस्था का नेटवर्क रोज़ चलाना: ऐड्रेस, Wi-Fi ऐक्सेस, फ़ायरवॉल के नियम और धीमे लिंक।",
    },
    day: {
      hinglish: [
        "College ke naye exam hall ke liye network address alag rakhna",
        "Pata karna ki hostel ka kaun sa device Wi-Fi jaam kar raha hai",
        "Library ke liye firewall ka ek port kholna aur wajah darj karna",
      ],
      hindi: [
        "कॉलेज के नए परीक्षा हॉल के लिए नेटवर्क ऐड्रेस अलग रखना",
        "पता करना कि हॉस्टल का कौन सा डिवाइस Wi-Fi जाम कर रहा है",
        "लाइब्रेरी के लिए फ़ायरवॉल का एक पोर्ट खोलना और वजह दर्ज करना",
      ],
    },
  },
  "network-architect": {
    of: "xv32s6",
    description: {
      hinglish: "Cable bichhne se pehle bade network kagaz par design karna.",
      hindi: "केबल बिछने से पहले बड़े नेटवर्क काग़ज़ पर डिज़ाइन करना।",
    },
    summary: {
      hinglish: "Cable bichhne se pehle bade network ka layout kagaz par design karna, jaise kisi sarkari bank ki har branch ko jodna.",
      hindi: "केबल बिछने से पहले बड़े नेटवर्क का लेआउट काग़ज़ पर डिज़ाइन करना, जैसे किसी सरकारी बैंक की हर शाखा को जोड़ना।",
    },
    day: {
      hinglish: [
        "Naksha banana ki do hazar branches do data centre se kaise judengi",
        "Paanch saal ke liye kiraye ki line aur internet link ki boliyon ki tulna karna",
        "Poochna ki Chennai exchange mein baadh aaye to kya chalta rahega",
      ],
      hindi: [
        "नक़्शा बनाना कि दो हज़ार शाखाएँ दो डेटा सेंटर से कैसे जुड़ेंगी",
        "पाँच साल के लिए किराए की लाइन और इंटरनेट लिंक की बोलियों की तुलना करना",
        "पूछना कि चेन्नई एक्सचेंज में पानी भर जाए तो क्या चलता रहेगा",
      ],
    },
  },
  "network-technician": {
    of: "z94570",
    description: { hinglish: "Har floor par switch lagana aur socket test karna.", hindi: "हर मंज़िल पर स्विच लगाना और सॉकेट टेस्ट करना।" },
    summary: {
      hinglish: "Engineer ke plan ke mutabik har floor par switch aur access point lagana, connector crimp karna aur port test karna.",
      hindi: "इंजीनियर के प्लान के मुताबिक़ हर मंज़िल पर स्विच और ऐक्सेस पॉइंट लगाना, कनेक्टर क्रिंप करना और पोर्ट टेस्ट करना।",
    },
    day: {
      hinglish: [
        "Naye clinic ki ceiling par access point lagana",
        "Teesri manzil ke chalees socket mein taar jodna, test karna aur label lagana",
        "Band pade switch ki jagah spare lagana aur uski setting phir daalna",
      ],
      hindi: [
        "नए क्लिनिक की सीलिंग पर ऐक्सेस पॉइंट लगाना",
        "तीसरी मंज़िल के चालीस सॉकेट में तार जोड़ना, टेस्ट करना और लेबल लगाना",
        "बंद पड़े स्विच की जगह स्पेयर लगाना और उसकी सेटिंग फिर डालना",
      ],
    },
  },
  "network-operations-specialist": {
    of: "zstp2f",
    description: {
      hinglish: "Internet company ke alarm par nazar rakhna aur team bhejna.",
      hindi: "इंटरनेट कंपनी के अलार्म पर नज़र रखना और टीम भेजना।",
    },
    summary: {
      hinglish:
        "Internet company ke liye alarm wali screens ki poori deewar par din-raat nazar rakhna, trouble ticket kholna aur kata fibre jodne ke liye team bhejna.",
      hindi: "इंटरनेट कंपनी के लिए अलार्म वाली स्क्रीनों की पूरी दीवार पर दिन-रात नज़र रखना, ट्रबल टिकट खोलना और कटा फ़ाइबर जोड़ने के लिए टीम भेजना।",
    },
    day: {
      hinglish: [
        "Parakhna ki assi alarm ek kati cable ke hain ya kai kharabiyon ke",
        "Guwahati ki team ko phone karke kharabi ki theek doori batana",
        "Raat ki shift ko batana ki kaun si team kis kati cable par gayi hai",
      ],
      hindi: [
        "परखना कि अस्सी अलार्म एक कटी केबल के हैं या कई ख़राबियों के",
        "गुवाहाटी की टीम को फ़ोन करके ख़राबी की ठीक दूरी बताना",
        "रात की शिफ़्ट को बताना कि कौन सी टीम किस कटी केबल पर गई है",
      ],
    },
  },
  "wireless-engineer": {
    of: "1nh4bcf",
    description: {
      hinglish: "Wi-Fi antenna ki jagah tay karna taaki koi kona bina signal na rahe.",
      hindi: "Wi-Fi एंटीना की जगह तय करना ताकि कोई कोना बिना सिग्नल न रहे।",
    },
    summary: {
      hinglish: "Airport, stadium aur campus ke Wi-Fi aur private mobile network plan karna, aur chunna ki har antenna kahan lage.",
      hindi: "एयरपोर्ट, स्टेडियम और कैंपस के Wi-Fi और प्राइवेट मोबाइल नेटवर्क प्लान करना, और चुनना कि हर एंटीना कहाँ लगे।",
    },
    day: {
      hinglish: [
        "Survey software lekar airport terminal mein ghoomna aur signal ka map banana",
        "Aise channel chunna ki aas-paas ke access point aapas mein na takrayein",
        "Jaanchna ki ek gate se doosre tak chalte hue call katti to nahi",
      ],
      hindi: [
        "सर्वे सॉफ़्टवेयर लेकर एयरपोर्ट टर्मिनल में घूमना और सिग्नल का नक़्शा बनाना",
        "ऐसे चैनल चुनना कि आस-पास के ऐक्सेस पॉइंट आपस में न टकराएँ",
        "जाँचना कि एक गेट से दूसरे तक चलते हुए कॉल कटती तो नहीं",
      ],
    },
  },
  "voip-engineer": {
    of: "1gc1izz",
    description: {
      hinglish: "Internet par hone wale phone call ki goonj aur deri door karna.",
      hindi: "इंटरनेट पर होने वाले फ़ोन कॉल की गूँज और देरी दूर करना।",
    },
    summary: {
      hinglish: "Call centre aur office ke phone call data network par chalana, aur goonj, deri aur beech mein kate shabd theek karna.",
      hindi: "कॉल सेंटर और ऑफ़िस के फ़ोन कॉल डेटा नेटवर्क पर चलाना, और गूँज, देरी और बीच में कटे शब्द ठीक करना।",
    },
    day: {
      hinglish: [
        "Call ke namoone sunna aur aadhe second ki goonj door karna",
        "Bheed wali line par awaaz ko backup se pehle rasta dena",
        "Pata lagana ki Pune ki call tees second par kyon kat jaati hain",
      ],
      hindi: [
        "कॉल के नमूने सुनना और आधे सेकंड की गूँज दूर करना",
        "भीड़ वाली लाइन पर आवाज़ को बैकअप से पहले रास्ता देना",
        "पता लगाना कि पुणे की कॉल तीस सेकंड पर क्यों कट जाती हैं",
      ],
    },
  },
  "telecommunication-design-engineer": {
    of: "eoyon0",
    description: {
      hinglish: "Plan karna ki mobile company ke agle tower kahan lagein.",
      hindi: "प्लान करना कि मोबाइल कंपनी के अगले टावर कहाँ लगें।",
    },
    summary: {
      hinglish:
        "Call ke data, zameen ki banavat aur har shehar ki badhat se design karna ki mobile company ke agle tower, link aur frequency kahan lagein.",
      hindi: "कॉल के डेटा, ज़मीन की बनावट और हर शहर की बढ़त से डिज़ाइन करना कि मोबाइल कंपनी के अगले टावर, लिंक और फ़्रीक्वेंसी कहाँ लगें।",
    },
    day: {
      hinglish: [
        "Pahadi Almora mein prastavit tower ke coverage ka anumaan lagana",
        "Pichhli timaahi mein badhe call aur data ke liye khaali frequency ka mel bithana",
        "Budget mein rehne ke liye plan se gyarah site hatana",
      ],
      hindi: [
        "पहाड़ी अल्मोड़ा में प्रस्तावित टावर के कवरेज का अनुमान लगाना",
        "पिछली तिमाही में बढ़े कॉल और डेटा के लिए ख़ाली फ़्रीक्वेंसी का मेल बिठाना",
        "बजट में रहने के लिए प्लान से ग्यारह साइट हटाना",
      ],
    },
  },
  "transmission-engineer": {
    of: "1ebexqn",
    description: {
      hinglish: "Poore-poore shehron ki calls le jaane wali fibre ring chalu rakhna.",
      hindi: "पूरे-पूरे शहरों की कॉल ले जाने वाली फ़ाइबर रिंग चालू रखना।",
    },
    summary: {
      hinglish:
        "Telecom network ke trunk route chalu rakhna, yaani fibre ki woh ring aur unke optical equipment jo poore-poore shehron ka traffic le jaate hain.",
      hindi: "टेलीकॉम नेटवर्क के ट्रंक रूट चालू रखना, यानी फ़ाइबर की वे रिंग और उनके ऑप्टिकल उपकरण जो पूरे-पूरे शहरों का ट्रैफ़िक ले जाते हैं।",
    },
    day: {
      hinglish: [
        "Hisaab lagana ki ek aur jod ke baad bhi roshni pahunchegi ya nahi",
        "Shehar ke call aur data ko fibre ring ki doosri taraf modna",
        "Fibre mein roshni ke naye rang ko raat bhar error ke liye test karna",
      ],
      hindi: [
        "हिसाब लगाना कि एक और जोड़ के बाद भी रोशनी पहुँचेगी या नहीं",
        "शहर के कॉल और डेटा को फ़ाइबर रिंग की दूसरी तरफ़ मोड़ना",
        "फ़ाइबर में रोशनी के नए रंग को रात भर एरर के लिए टेस्ट करना",
      ],
    },
  },
  "field-maintenance-engineer": {
    of: "107vtwm",
    description: {
      hinglish: "Tower ki radio unit theek karna aur band mobile site phir chalu karna.",
      hindi: "टावर की रेडियो यूनिट ठीक करना और बंद मोबाइल साइट फिर चालू करना।",
    },
    summary: {
      hinglish:
        "Mobile company ki tower sites par jaakar radio unit chalu karna, jaanchna aur theek karna, aur garmi ya barish mein bhi band padi site phir chalana.",
      hindi: "मोबाइल कंपनी की टावर साइटों पर जाकर रेडियो यूनिट चालू करना, जाँचना और ठीक करना, और गर्मी या बारिश में भी बंद पड़ी साइट फिर चलाना।",
    },
    day: {
      hinglish: [
        "Naye radio cabinet mein software daalna aur uska signal chalu karna",
        "Antenna ki cable mein ghusa woh paani dhoondhna jisse aadhe gaon ki call band hain",
        "Bijli jaane par battery aur diesel se site chalu rakhna",
      ],
      hindi: [
        "नए रेडियो कैबिनेट में सॉफ़्टवेयर डालना और उसका सिग्नल चालू करना",
        "एंटीना की केबल में घुसा वह पानी ढूँढ़ना जिससे आधे गाँव की कॉल बंद हैं",
        "बिजली जाने पर बैटरी और डीज़ल से साइट चालू रखना",
      ],
    },
  },
  "rf-test-engineer": {
    of: "1gan3ki",
    description: {
      hinglish: "Tay raston par jaakar likhna ki mobile call kahan katti hai.",
      hindi: "तय रास्तों पर जाकर दर्ज करना कि मोबाइल कॉल कहाँ कटती है।",
    },
    summary: {
      hinglish:
        "Phone aur scanner lekar tay raston par gaadi se jaana, signal aur call drop darj karna, taaki dikhe ki mobile network kahan kamzor hai.",
      hindi: "फ़ोन और स्कैनर लेकर तय रास्तों पर गाड़ी से जाना, सिग्नल और कॉल ड्रॉप दर्ज करना, ताकि दिखे कि मोबाइल नेटवर्क कहाँ कमज़ोर है।",
    },
    day: {
      hinglish: [
        "Tay raste par gaadi mein jaana, jab chaar phone baar-baar call karte rahein",
        "Woh chauraha darj karna jahan speed ek megabit se neeche jaati hai",
        "Antenna ko do degree jhukane ki salah dena aur baad mein test karna",
      ],
      hindi: [
        "तय रास्ते पर गाड़ी में जाना, जब चार फ़ोन बार-बार कॉल करते रहें",
        "वह चौराहा दर्ज करना जहाँ स्पीड एक मेगाबिट से नीचे जाती है",
        "एंटीना को दो डिग्री झुकाने की सलाह देना और बाद में टेस्ट करना",
      ],
    },
  },
  "rf-site-surveyor": {
    of: "zo036s",
    description: {
      hinglish: "Chhaton aur kheton par jaakar dekhna ki tower kahan lag sakta hai.",
      hindi: "छतों और खेतों पर जाकर देखना कि टावर कहाँ लग सकता है।",
    },
    summary: {
      hinglish:
        "Chhaton aur kheton par jaakar parakhna ki wahan tower lag sakta hai ya nahi, aur rukavat, line of sight, bijli aur aane-jaane ka rasta note karna.",
      hindi: "छतों और खेतों पर जाकर परखना कि वहाँ टावर लग सकता है या नहीं, और रुकावट, लाइन ऑफ़ साइट, बिजली और आने-जाने का रास्ता नोट करना।",
    },
    day: {
      hinglish: [
        "Chhat par chadhkar barah ki barah dishaon ki photo lena",
        "Compass aur GPS se jaanchna ki koi pahadi link ko nahi rokti",
        "Makaan malik ki shartein, seedhiyan aur sabse paas ka bijli ka khambha note karna",
      ],
      hindi: [
        "छत पर चढ़कर बारह की बारह दिशाओं की फ़ोटो लेना",
        "कंपास और GPS से जाँचना कि कोई पहाड़ी लिंक को नहीं रोकती",
        "मकान मालिक की शर्तें, सीढ़ियाँ और सबसे पास का बिजली का खंभा नोट करना",
      ],
    },
  },
  "microwave-engineer": {
    of: "161w96u",
    description: {
      hinglish: "Ek pahadi se doosri tak phone traffic bhejne wali dish seedh mein lagana.",
      hindi: "एक पहाड़ी से दूसरी तक फ़ोन ट्रैफ़िक भेजने वाली डिश सीध में लगाना।",
    },
    summary: {
      hinglish:
        "Jahan fibre nahi bichh sakta, wahan ek pahadi se doosri tak phone aur data bhejne wale dish link design karna aur unhe seedh mein lana.",
      hindi: "जहाँ फ़ाइबर नहीं बिछ सकता, वहाँ एक पहाड़ी से दूसरी तक फ़ोन और डेटा भेजने वाले डिश लिंक डिज़ाइन करना और उन्हें सीध में लाना।",
    },
    day: {
      hinglish: [
        "Brahmaputra paar ke link mein barish se signal ke nuksan ka hisaab lagana",
        "Radio par do rigger ko batate rehna jab tak dono dish theek aamne-saamne na hon",
        "Spiti ki pahadi par baahar lagi kharab unit badalna",
      ],
      hindi: [
        "ब्रह्मपुत्र पार के लिंक में बारिश से सिग्नल के नुक़सान का हिसाब लगाना",
        "रेडियो पर दो रिगर को बताते रहना जब तक दोनों डिश ठीक आमने-सामने न हों",
        "स्पीति की पहाड़ी पर बाहर लगी ख़राब यूनिट बदलना",
      ],
    },
  },
  "satellite-communications-engineer": {
    of: "mldy78",
    description: {
      hinglish: "Jahazon aur fauji chowkiyon ko satellite se jodne wali dish seedh mein lagana.",
      hindi: "जहाज़ों और फ़ौजी चौकियों को सैटेलाइट से जोड़ने वाली डिश सीध में लगाना।",
    },
    summary: {
      hinglish:
        "Earth station aur chhoti dish yaani VSAT lagana jo jahazon, pahadon ki bank branch aur fauji chowkiyon tak data pahunchayein.",
      hindi: "अर्थ स्टेशन और छोटी डिश यानी VSAT लगाना जो जहाज़ों, पहाड़ों की बैंक शाखाओं और फ़ौजी चौकियों तक डेटा पहुँचाएँ।",
    },
    day: {
      hinglish: [
        "Leh ke bank ke liye chhoti dish ko Bharatiya satellite GSAT ki seedh mein lagana",
        "Satellite ke channel yaani transponder machhli ke trawler aur fauji chowkiyon mein baantna",
        "Bank ko samjhana ki aaj raat barish se uska signal kyon kamzor hai",
      ],
      hindi: [
        "लेह के बैंक के लिए छोटी डिश को भारतीय सैटेलाइट GSAT की सीध में लगाना",
        "सैटेलाइट के चैनल यानी ट्रांसपोंडर मछली के ट्रॉलर और फ़ौजी चौकियों में बाँटना",
        "बैंक को समझाना कि आज रात बारिश से उसका सिग्नल क्यों कमज़ोर है",
      ],
    },
  },
  "telecommunications-analyst": {
    of: "1r6vwx9",
    description: {
      hinglish: "Firm ke liye operators ke phone bill aur offer ki tulna karna.",
      hindi: "फ़र्म के लिए ऑपरेटरों के फ़ोन बिल और ऑफ़र की तुलना करना।",
    },
    summary: {
      hinglish:
        "Sanstha ke call, data ka istemal aur bill dekhna, operators ke offer ki tulna karna aur batana ki kaun sa system kharidna chahiye.",
      hindi: "संस्था के कॉल, डेटा का इस्तेमाल और बिल देखना, ऑपरेटरों के ऑफ़र की तुलना करना और बताना कि कौन सा सिस्टम ख़रीदना चाहिए।",
    },
    day: {
      hinglish: [
        "Woh band padi lines pakadna jinka bill teen sau branches ko ab bhi aata hai",
        "Barabar data ke liye chaar operators ke offer ki tulna karna",
        "Tender ke sawaal aise likhna ki jawabon ko number diye ja sakein",
      ],
      hindi: [
        "वे बंद पड़ी लाइनें पकड़ना जिनका बिल तीन सौ शाखाओं को अब भी आता है",
        "बराबर डेटा के लिए चार ऑपरेटरों के ऑफ़र की तुलना करना",
        "टेंडर के सवाल ऐसे लिखना कि जवाबों को नंबर दिए जा सकें",
      ],
    },
  },
  "telecommunications-manager": {
    of: "1dzn4e",
    description: {
      hinglish: "Network thap hone par bhi operator ki team aur budget sambhalna.",
      hindi: "नेटवर्क ठप होने पर भी ऑपरेटर की टीम और बजट सँभालना।",
    },
    summary: {
      hinglish:
        "Woh team, contract aur budget sambhalna jinse operator ke circle, jo aksar ek rajya hota hai, ya kisi company ke phone aur link chalte rehte hain.",
      hindi: "वे टीम, कॉन्ट्रैक्ट और बजट सँभालना जिनसे ऑपरेटर के सर्कल, जो अक्सर एक राज्य होता है, या किसी कंपनी के फ़ोन और लिंक चलते रहते हैं।",
    },
    day: {
      hinglish: [
        "Cyclone Puri ke kareeb aane par teams ko tat ki taraf bhejna",
        "Tower company ke saath mahine ki penalty sheet par dastakhat karna",
        "Regulator ke office se poochna ki service ke naye niyam ka matlab kya hai",
      ],
      hindi: [
        "चक्रवात पुरी के क़रीब आने पर टीमों को तट की तरफ़ भेजना",
        "टावर कंपनी के साथ महीने की पेनल्टी शीट पर दस्तख़त करना",
        "रेगुलेटर के ऑफ़िस से पूछना कि सर्विस के नए नियम का मतलब क्या है",
      ],
    },
  },
  "telecommunications-technician": {
    of: "ygoa3q",
    description: {
      hinglish: "Meter se ek-ek card jaanchkar exchange ke equipment theek karna.",
      hindi: "मीटर से एक-एक कार्ड जाँचकर एक्सचेंज के उपकरण ठीक करना।",
    },
    summary: {
      hinglish:
        "Exchange aur transmission ke equipment lagana, test karna aur theek karna, aur meter aur loop test se ek-ek card jaanchkar kharabi pakadna.",
      hindi: "एक्सचेंज और ट्रांसमिशन के उपकरण लगाना, टेस्ट करना और ठीक करना, और मीटर और लूप टेस्ट से एक-एक कार्ड जाँचकर ख़राबी पकड़ना।",
    },
    day: {
      hinglish: [
        "Signal ghumakar wapas lana yaani loop karna taaki pata chale kharabi kis sire par hai",
        "Exchange ke power room mein battery ke cell naapna",
        "Line card badalna aur jaanchna ki saare port chalu hain",
      ],
      hindi: [
        "सिग्नल घुमाकर वापस लाना यानी लूप करना ताकि पता चले ख़राबी किस सिरे पर है",
        "एक्सचेंज के पावर रूम में बैटरी के सेल नापना",
        "लाइन कार्ड बदलना और जाँचना कि सारे पोर्ट चालू हैं",
      ],
    },
  },
  "pbx-installer": {
    of: "qg1gr",
    description: {
      hinglish: "Hotel aur hospital ke private phone exchange ki wiring karna.",
      hindi: "होटल और अस्पताल के प्राइवेट फ़ोन एक्सचेंज की वायरिंग करना।",
    },
    summary: {
      hinglish:
        "Hotel, hospital ya office ke private telephone exchange ki wiring aur programming karna, extension, intercom aur call barring set karna.",
      hindi: "होटल, अस्पताल या ऑफ़िस के प्राइवेट टेलीफ़ोन एक्सचेंज की वायरिंग और प्रोग्रामिंग करना, एक्सटेंशन, इंटरकॉम और कॉल बैरिंग सेट करना।",
    },
    day: {
      hinglish: [
        "Kamron ke extension aise set karna ki hotel ke mehmaan videsh call na kar sakein",
        "Hospital ke basement mein bina nishaan ki taar ki jodi ko tone se dhoondhna",
        "Bijli girne se aath extension band hone ke baad surge arrester lagana",
      ],
      hindi: [
        "कमरों के एक्सटेंशन ऐसे सेट करना कि होटल के मेहमान विदेश कॉल न कर सकें",
        "अस्पताल के बेसमेंट में बिना निशान की तार की जोड़ी को टोन से ढूँढ़ना",
        "बिजली गिरने से आठ एक्सटेंशन बंद होने के बाद सर्ज अरेस्टर लगाना",
      ],
    },
  },
  "telephone-lineman": {
    of: "zl8zep",
    description: {
      hinglish: "Khambon par taar theek karke band telephone phir chalu karna.",
      hindi: "खंभों पर तार ठीक करके बंद टेलीफ़ोन फिर चालू करना।",
    },
    summary: {
      hinglish:
        "Khambon par chadhkar aur sadak kinare ke box kholkar har grahak ke ghar tak jaane wale taar bichhana, jodna aur theek karna.",
      hindi: "खंभों पर चढ़कर और सड़क किनारे के बॉक्स खोलकर हर ग्राहक के घर तक जाने वाले तार बिछाना, जोड़ना और ठीक करना।",
    },
    day: {
      hinglish: [
        "Belt se khambe par bandhkar naya drop wire kasna",
        "Sadak kinare ke box mein zang lage jod sukhana aur dobara banana",
        "Band padi line ko exchange tak ek-ek jodi karke jaanchna",
      ],
      hindi: [
        "बेल्ट से खंभे पर बँधकर नया ड्रॉप वायर कसना",
        "सड़क किनारे के बॉक्स में ज़ंग लगे जोड़ सुखाना और दोबारा बनाना",
        "बंद पड़ी लाइन को एक्सचेंज तक एक-एक जोड़ी करके जाँचना",
      ],
    },
  },
  "optical-fibre-technician": {
    of: "1ati3ck",
    description: {
      hinglish: "Duct mein cable kheenchna aur light pulse se pata lagana ki kahan toota hai.",
      hindi: "डक्ट में केबल खींचना और लाइट पल्स से पता लगाना कि कहाँ टूटा है।",
    },
    summary: {
      hinglish:
        "Duct mein fibre cable kheenchna, route par gasht lagana aur light pulse se tooti jagah dhoondhna, aksar wahan jahan khudai machine lag gayi ho.",
      hindi: "डक्ट में फ़ाइबर केबल खींचना, रूट पर गश्त लगाना और लाइट पल्स से टूटी जगह ढूँढ़ना, अक्सर वहाँ जहाँ खुदाई मशीन लग गई हो।",
    },
    day: {
      hinglish: [
        "Light pulse meter yaani OTDR par padhna ki cable 4.2 kilometre par tooti hai",
        "Highway ke neeche ki duct se naya fibre kheenchna",
        "Sadak banane walon se nishaan lage route par khudai rokne ko kehna",
      ],
      hindi: [
        "लाइट पल्स मीटर यानी OTDR पर पढ़ना कि केबल 4.2 किलोमीटर पर टूटी है",
        "हाईवे के नीचे की डक्ट से नया फ़ाइबर खींचना",
        "सड़क बनाने वालों से निशान लगे रूट पर खुदाई रोकने को कहना",
      ],
    },
  },
  "optical-fibre-splicer": {
    of: "1dprv8d",
    description: {
      hinglish: "Tent ya manhole mein baal jaise patle kaanch ke reshe jodna.",
      hindi: "टेंट या मैनहोल में बाल जैसे पतले काँच के रेशे जोड़ना।",
    },
    summary: {
      hinglish:
        "Tent ya manhole mein baal jaise patle kaanch ke reshe chheelna, kaatna aur pighlakar jodna, taaki jod se roshni lagbhag bina nuksan ke guzre.",
      hindi: "टेंट या मैनहोल में बाल जैसे पतले काँच के रेशे छीलना, काटना और पिघलाकर जोड़ना, ताकि जोड़ से रोशनी लगभग बिना नुक़सान के गुज़रे।",
    },
    day: {
      hinglish: [
        "Tirpaal ke neeche baal jaisa kaanch ka resha chheelna aur kaatna",
        "Adtalees core pighlakar jodna aur har jod ka light loss padhna",
        "Bacha fibre seal band joint box mein lapetkar rakhna",
      ],
      hindi: [
        "तिरपाल के नीचे बाल जैसा काँच का रेशा छीलना और काटना",
        "अड़तालीस कोर पिघलाकर जोड़ना और हर जोड़ पर रोशनी का नुक़सान पढ़ना",
        "बचा हुआ फ़ाइबर सीलबंद जॉइंट बॉक्स में लपेटकर रखना",
      ],
    },
  },
  "broadband-technician": {
    of: "1d53ue1",
    description: {
      hinglish: "Gharon mein internet lagana, modem aur Wi-Fi set karna.",
      hindi: "घरों में इंटरनेट लगाना, मॉडम और Wi-Fi सेट करना।",
    },
    summary: {
      hinglish:
        "Gharon mein internet lagana, modem, Wi-Fi ka naam aur cable ka rasta set karna, aur parivar ko dikhana ki use restart kaise karein.",
      hindi: "घरों में इंटरनेट लगाना, मॉडम, Wi-Fi का नाम और केबल का रास्ता सेट करना, और परिवार को दिखाना कि उसे रीस्टार्ट कैसे करें।",
    },
    day: {
      hinglish: [
        "Rasoi ki khidki se fibre ko bina chatkaye andar lana",
        "Wi-Fi ka naam set karna aur daadi ko restart ka button dikhana",
        "Cable lagakar test se dikhana ki plan wali speed aa rahi hai",
      ],
      hindi: [
        "रसोई की खिड़की से फ़ाइबर को बिना चटकाए अंदर लाना",
        "Wi-Fi का नाम सेट करना और दादी को रीस्टार्ट का बटन दिखाना",
        "केबल लगाकर टेस्ट से दिखाना कि प्लान वाली स्पीड आ रही है",
      ],
    },
  },
  "telecommunication-tower-technician": {
    of: "1934159",
    description: {
      hinglish: "Harness pehankar mobile tower par chadhna aur antenna lagana.",
      hindi: "हार्नेस पहनकर मोबाइल टावर पर चढ़ना और एंटीना लगाना।",
    },
    summary: {
      hinglish:
        "Harness pehankar mobile tower par chadhna, antenna aur cable lagana, aur neeche ke diesel generator aur battery ko theek rakhna.",
      hindi: "हार्नेस पहनकर मोबाइल टावर पर चढ़ना, एंटीना और केबल लगाना, और नीचे के डीज़ल जनरेटर और बैटरी को ठीक रखना।",
    },
    day: {
      hinglish: [
        "Har chadhai se pehle saathi ke saath harness aur rassiyan jaanchna",
        "Antenna ko sixty metre upar kheenchna aur sahi disha mein bolt karna",
        "Diesel bharna aur neeche ke cabin mein har battery ka voltage padhna",
      ],
      hindi: [
        "हर चढ़ाई से पहले साथी के साथ हार्नेस और रस्सियाँ जाँचना",
        "एंटीना को साठ मीटर ऊपर खींचना और सही दिशा में बोल्ट करना",
        "डीज़ल भरना और नीचे के केबिन में हर बैटरी का वोल्टेज पढ़ना",
      ],
    },
  },
  "network-cable-installer": {
    of: "toey6c",
    description: {
      hinglish: "Naye office mein data cable bichhana aur har point test karna.",
      hindi: "नए ऑफ़िस में डेटा केबल बिछाना और हर पॉइंट टेस्ट करना।",
    },
    summary: {
      hinglish: "Naye office ki ceiling aur conduit mein data cable bichhana, unhe patch panel par jodna aur har point certify karna.",
      hindi: "नए ऑफ़िस की सीलिंग और कंड्यूट में डेटा केबल बिछाना, उन्हें पैच पैनल पर जोड़ना और हर पॉइंट सर्टिफ़ाई करना।",
    },
    day: {
      hinglish: [
        "Bijli ki line se door, ceiling ke upar sixty data cable bichhana",
        "Unke taar rang ke kram se patch panel mein lagana",
        "Tester se har point certify karna aur sheet print karna",
      ],
      hindi: [
        "बिजली की लाइन से दूर, सीलिंग के ऊपर साठ डेटा केबल बिछाना",
        "उनके तार रंग के क्रम से पैच पैनल में लगाना",
        "टेस्टर से हर पॉइंट सर्टिफ़ाई करना और शीट प्रिंट करना",
      ],
    },
  },
  "cable-television-installer": {
    of: "1w06wbz",
    description: {
      hinglish: "Gali se flat tak cable lana taaki har channel saaf aaye.",
      hindi: "गली से फ़्लैट तक केबल लाना ताकि हर चैनल साफ़ आए।",
    },
    summary: {
      hinglish: "Gali ke amplifier se har flat tak coaxial cable lana aur har channel saaf aane tak signal ka level set karna.",
      hindi: "गली के ऐम्प्लिफ़ायर से हर फ़्लैट तक कोएक्सियल केबल लाना और हर चैनल साफ़ आने तक सिग्नल का लेवल सेट करना।",
    },
    day: {
      hinglish: [
        "Splitter aur doosra box lagana taaki kirayedar ke naye TV par tasveer aaye",
        "Gali ke amplifier par kamzor signal badhana",
        "Paanch flat se kharabi ki list lena aur shaam tak niptana",
      ],
      hindi: [
        "स्प्लिटर और दूसरा बॉक्स लगाना ताकि किराएदार के नए TV पर तस्वीर आए",
        "गली के ऐम्प्लिफ़ायर पर कमज़ोर सिग्नल बढ़ाना",
        "पाँच फ़्लैट से ख़राबी की लिस्ट लेना और शाम तक निपटाना",
      ],
    },
  },
  "set-top-box-installer": {
    of: "1r1xo02",
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
    day: {
      hinglish: [
        "Dish ko thoda-thoda ghumana jab tak signal meter sabse upar na pahunche",
        "Box, card aur TV ko aapas mein jodna aur customer ka pack chalu karna",
        "Barsaat ke baad dish ka zang laga receiver head badalna",
      ],
      hindi: [
        "डिश को थोड़ा-थोड़ा घुमाना जब तक सिग्नल मीटर सबसे ऊपर न पहुँचे",
        "बॉक्स, कार्ड और TV को आपस में जोड़ना और ग्राहक का पैक चालू करना",
        "बरसात के बाद डिश का ज़ंग लगा रिसीवर हेड बदलना",
      ],
    },
  },
  "wireless-operator": {
    of: "g5ejbo",
    description: {
      hinglish: "Radio set se police, jahaz ya baadh ke sandesh pahunchana.",
      hindi: "रेडियो सेट से पुलिस, जहाज़ या बाढ़ के संदेश पहुँचाना।",
    },
    summary: {
      hinglish:
        "Police, jahaz, jungle ya baadh niyantran chowki ke liye radio set se sandesh bhejna aur lena, call sign aur log book ke saath.",
      hindi: "पुलिस, जहाज़, जंगल या बाढ़ नियंत्रण चौकी के लिए रेडियो सेट से संदेश भेजना और लेना, कॉल साइन और लॉग बुक के साथ।",
    },
    day: {
      hinglish: [
        "Baadh ki chetavni shabd-ba-shabd chaar nadi chowkiyon tak pahunchana",
        "Har call sign, samay aur sandesh log book mein likhna",
        "Shor mein jungle ki gashti team ki awaaz doobe to frequency badalna",
      ],
      hindi: [
        "बाढ़ की चेतावनी शब्द-ब-शब्द चार नदी चौकियों तक पहुँचाना",
        "हर कॉल साइन, समय और संदेश लॉग बुक में लिखना",
        "शोर में जंगल की गश्ती टीम की आवाज़ डूबे तो फ़्रीक्वेंसी बदलना",
      ],
    },
  },
  "cctv-technician": {
    of: "1bbjmv0",
    description: {
      hinglish: "Dukan aur sadak par aise camera lagana ki koi kona na chhoote.",
      hindi: "दुकान और सड़क पर ऐसे कैमरे लगाना कि कोई कोना न छूटे।",
    },
    summary: {
      hinglish:
        "Dukan, colony aur station mein camera, recorder aur phone par dekhne ki suvidha lagana, aur aise angle chunna ki koi kona na chhoote.",
      hindi: "दुकान, कॉलोनी और स्टेशन में कैमरा, रिकॉर्डर और फ़ोन पर देखने की सुविधा लगाना, और ऐसे ऐंगल चुनना कि कोई कोना न छूटे।",
    },
    day: {
      hinglish: [
        "Woh kona chunna jahan se ek hi camera galla aur darwaza dono dekhe",
        "Recorder aise set karna ki malik apne phone par dekh sake",
        "Pichhli raat voltage ke jhatke se jali power supply badalna",
      ],
      hindi: [
        "वह कोना चुनना जहाँ से एक ही कैमरा गल्ला और दरवाज़ा दोनों देखे",
        "रिकॉर्डर ऐसे सेट करना कि मालिक अपने फ़ोन पर देख सके",
        "पिछली रात वोल्टेज के झटके से जली पावर सप्लाई बदलना",
      ],
    },
  },
  "access-controls-installation-technician": {
    of: "aq86nh",
    description: {
      hinglish: "Darwaza kholne wale card aur fingerprint reader lagana.",
      hindi: "दरवाज़ा खोलने वाले कार्ड और फ़िंगरप्रिंट रीडर लगाना।",
    },
    summary: {
      hinglish:
        "Office, hotel aur metro ke darwaze kholne wale card, fingerprint aur chehra pehchanne wale reader lagana, aur set karna ki kaun andar ja sake.",
      hindi: "ऑफ़िस, होटल और मेट्रो के दरवाज़े खोलने वाले कार्ड, फ़िंगरप्रिंट और चेहरा पहचानने वाले रीडर लगाना, और सेट करना कि कौन अंदर जा सके।",
    },
    day: {
      hinglish: [
        "Chaukhat ko chheni se kaatna taaki electric lock barabar baithe",
        "Chalees workers ke fingerprint lena aur jo chhe na padhe jayein unme madad karna",
        "Fire alarm bajakar sabit karna ki har darwaza khul jaata hai",
      ],
      hindi: [
        "चौखट को छेनी से काटना ताकि इलेक्ट्रिक लॉक बराबर बैठे",
        "चालीस कर्मचारियों के फ़िंगरप्रिंट लेना और जो छह न पढ़े जाएँ उनमें मदद करना",
        "फ़ायर अलार्म बजाकर साबित करना कि हर दरवाज़ा खुल जाता है",
      ],
    },
  },
  "information-security-analyst": {
    of: "k2880n",
    description: {
      hinglish: "Firm ke data ke khatre parakhna aur dekhna ki access kiske paas hai.",
      hindi: "फ़र्म के डेटा के ख़तरे परखना और देखना कि ऐक्सेस किसके पास है।",
    },
    summary: {
      hinglish:
        "Company ka data bachana: khatre parakhna, setting aur access jaanchna, aur staff ko batana ki kin link aur device par bharosa na karein.",
      hindi: "कंपनी का डेटा बचाना: ख़तरे परखना, सेटिंग और ऐक्सेस जाँचना, और स्टाफ़ को बताना कि किन लिंक और डिवाइस पर भरोसा न करें।",
    },
    day: {
      hinglish: [
        "Parakhna ki nayi payroll company par salary ke mamle mein bharosa ho sakta hai ya nahi",
        "Dekhna ki customer table kaun khol sakta hai aur kyon",
        "Salesmen ko samjhana ki courier parcel wale thagi ke message ne kaise kaam kiya",
      ],
      hindi: [
        "परखना कि नई पेरोल कंपनी पर वेतन के मामले में भरोसा हो सकता है या नहीं",
        "देखना कि ग्राहकों की टेबल कौन खोल सकता है और क्यों",
        "सेल्समैन को समझाना कि कूरियर पार्सल वाले ठगी के मैसेज ने कैसे काम किया",
      ],
    },
  },
  "security-operations-centre-analyst": {
    of: "ek3c8",
    description: {
      hinglish: "Har shift mein asli hamlon ko jhoothe alarm se alag karna.",
      hindi: "हर शिफ़्ट में असली हमलों को झूठे अलार्म से अलग करना।",
    },
    summary: {
      hinglish:
        "Alert screens ke saamne shift mein kaam karna, asli hamlon ko jhoothe alarm se alag karna aur infected machine ko minton mein network se kaatna.",
      hindi: "अलर्ट स्क्रीनों के सामने शिफ़्ट में काम करना, असली हमलों को झूठे अलार्म से अलग करना और इन्फ़ेक्टेड मशीन को मिनटों में नेटवर्क से काटना।",
    },
    day: {
      hinglish: [
        "Do sau alert chhaantna aur jinki wajah khatarnak nahi unhe band karna",
        "Ek infected laptop ko minton mein network se kaatna",
        "Shift ka aisa note likhna jis par raat ki team bharosa kare",
      ],
      hindi: [
        "दो सौ अलर्ट छाँटना और जिनकी वजह ख़तरनाक नहीं उन्हें बंद करना",
        "एक इन्फ़ेक्टेड लैपटॉप को मिनटों में नेटवर्क से काटना",
        "शिफ़्ट का ऐसा नोट लिखना जिस पर रात की टीम भरोसा करे",
      ],
    },
  },
  "information-security-engineer": {
    of: "21da7n",
    description: {
      hinglish: "Firewall aur surakshit login lagana, phir un par hamla karke dekhna.",
      hindi: "फ़ायरवॉल और सुरक्षित लॉगिन लगाना, फिर उन पर हमला करके देखना।",
    },
    summary: {
      hinglish:
        "Suraksha ke intezam khud banana: firewall, encryption, detection ke niyam aur surakshit login, aur sabit karna ki woh tikte hain.",
      hindi: "सुरक्षा के इंतज़ाम ख़ुद बनाना: फ़ायरवॉल, एन्क्रिप्शन, डिटेक्शन के नियम और सुरक्षित लॉगिन, और साबित करना कि वे टिकते हैं।",
    },
    day: {
      hinglish: [
        "Detection ka woh niyam sudharna jo ek saath do shehron ke login nahi pakadta",
        "Purane servers ko zyada mazboot encryption setting par lana",
        "Firewall mein apne badlav par live hone se pehle khud hamla karna",
      ],
      hindi: [
        "डिटेक्शन का वह नियम सुधारना जो एक साथ दो शहरों के लॉगिन नहीं पकड़ता",
        "पुराने सर्वरों को ज़्यादा मज़बूत एन्क्रिप्शन सेटिंग पर लाना",
        "फ़ायरवॉल में अपने बदलाव पर, लाइव होने से पहले, ख़ुद हमला करना",
      ],
    },
  },
  "security-architect": {
    of: "nmgkeb",
    description: {
      hinglish: "System banne se pehle design karna ki data kahan lock rahe.",
      hindi: "सिस्टम बनने से पहले डिज़ाइन करना कि डेटा कहाँ लॉक रहे।",
    },
    summary: {
      hinglish:
        "System banne se pehle hi unme suraksha design karna, yaani tay karna ki data kahan lock rahe aur har hissa kis par bharosa kare.",
      hindi: "सिस्टम बनने से पहले ही उनमें सुरक्षा डिज़ाइन करना, यानी तय करना कि डेटा कहाँ लॉक रहे और हर हिस्सा किस पर भरोसा करे।",
    },
    day: {
      hinglish: [
        "Card number ke raste ka naksha banana aur har padaav surakshit karna",
        "Daleel dena ki andar ka koi network aankh moondkar bharose layak nahi",
        "Ek bhi line code hone se pehle hospital app ka design parakhna",
      ],
      hindi: [
        "कार्ड नंबर के रास्ते का नक़्शा बनाना और हर पड़ाव सुरक्षित करना",
        "दलील देना कि अंदर का कोई नेटवर्क आँख मूँदकर भरोसे लायक़ नहीं",
        "एक भी लाइन कोड होने से पहले अस्पताल के ऐप का डिज़ाइन परखना",
      ],
    },
  },
  "penetration-tester": {
    of: "h6zraq",
    description: {
      hinglish: "Likhit anumati lekar client ke network par hamla karna.",
      hindi: "लिखित अनुमति लेकर क्लाइंट के नेटवर्क पर हमला करना।",
    },
    summary: {
      hinglish:
        "Likhit anumati lekar client ke network aur app par asli ghuspaithiye ki tarah hamla karna, aur report mein batana ki har darwaza kaise khula.",
      hindi: "लिखित अनुमति लेकर क्लाइंट के नेटवर्क और ऐप पर असली घुसपैठिए की तरह हमला करना, और रिपोर्ट में बताना कि हर दरवाज़ा कैसे खुला।",
    },
    day: {
      hinglish: [
        "Likhit mein tay karna ki kis par aur kab hamla kiya ja sakta hai",
        "Do chhoti kamiyon ko jodte jaana jab tak admin page na khul jaye",
        "Har kadam aise likhna ki client ke coder use dohra sakein",
      ],
      hindi: [
        "लिखित में तय करना कि किस पर और कब हमला किया जा सकता है",
        "दो छोटी कमियों को जोड़ते जाना जब तक एडमिन पेज न खुल जाए",
        "हर क़दम ऐसे लिखना कि क्लाइंट के कोडर उसे दोहरा सकें",
      ],
    },
  },
  "bug-bounty-hunter": {
    of: "49bwd3",
    description: {
      hinglish: "Jo sites khud iska nyota dein, unme security ki kami dhoondhkar inaam kamana.",
      hindi: "जो साइटें ख़ुद इसका न्योता दें, उनमें सुरक्षा की कमी ढूँढ़कर इनाम कमाना।",
    },
    summary: {
      hinglish:
        "Freelancer ke roop mein un companies ki site aur app khangalna jo khud iska nyota dein, aur security ki jo kami sabse pehle sabit karke batayi jaye, us par inaam kamana.",
      hindi:
        "फ़्रीलांसर के रूप में उन कंपनियों की साइट और ऐप खँगालना जो ख़ुद इसका न्योता दें, और सुरक्षा की जो कमी सबसे पहले साबित करके बताई जाए, उस पर इनाम कमाना।",
    },
    day: {
      hinglish: [
        "Inaam wale programme ke niyam do baar padhkar dekhna ki kiski ijazat hai",
        "Request mein ek number badalkar apne doosre test account ka order dekh lena",
        "Saaf saboot ka video banana aur doosron se pehle jama karna",
      ],
      hindi: [
        "इनाम वाले प्रोग्राम के नियम दो बार पढ़कर देखना कि किसकी इजाज़त है",
        "रिक्वेस्ट में एक नंबर बदलकर अपने दूसरे टेस्ट अकाउंट का ऑर्डर देख लेना",
        "साफ़ सबूत का वीडियो बनाना और दूसरों से पहले जमा करना",
      ],
    },
  },
  "digital-forensics-analyst": {
    of: "lwf1tu",
    description: { hinglish: "Zabt phone aur disk se adalat ke liye saboot nikalna.", hindi: "ज़ब्त फ़ोन और डिस्क से अदालत के लिए सबूत निकालना।" },
    summary: {
      hinglish: "Zabt phone aur disk se delete hui chat, photo aur logs is tarah nikalna ki adalat unhe saboot maane.",
      hindi: "ज़ब्त फ़ोन और डिस्क से डिलीट हुई चैट, फ़ोटो और लॉग इस तरह निकालना कि अदालत उन्हें सबूत माने।",
    },
    day: {
      hinglish: [
        "Zabt disk ka ek-ek bit copy karna, us number yaani hash ke saath jo sabit kare ki kuch nahi badla",
        "Delete hui chat nikalna aur unhe samay ke kram mein lagana",
        "Judge ko samjhana ki delete hui chat dobara kaise padhi ja saki",
      ],
      hindi: [
        "ज़ब्त डिस्क का एक-एक बिट कॉपी करना, उस नंबर यानी हैश के साथ जो साबित करे कि कुछ नहीं बदला",
        "डिलीट हुई चैट निकालना और उन्हें समय के क्रम में लगाना",
        "जज को समझाना कि डिलीट हुई चैट दोबारा कैसे पढ़ी जा सकी",
      ],
    },
  },
  "malware-analyst": {
    of: "3adfxk",
    description: {
      hinglish: "Alag-thalag machine mein virus aur ransomware ko khol-kholkar samajhna.",
      hindi: "अलग-थलग मशीन में वायरस और रैनसमवेयर को खोल-खोलकर समझना।",
    },
    summary: {
      hinglish:
        "Lab ki alag-thalag machine mein virus aur ransomware ko khol-kholkar jaanna ki woh kya churate hain, kaise chhupte hain aur unhe kaise khatm karein.",
      hindi: "लैब की अलग-थलग मशीन में वायरस और रैनसमवेयर को खोल-खोलकर जानना कि वे क्या चुराते हैं, कैसे छुपते हैं और उन्हें कैसे ख़त्म करें।",
    },
    day: {
      hinglish: [
        "Shak wali invoice file ko alag-thalag machine mein kholna",
        "Program ke machine step yaani assembly padhkar dhoondhna ki phirauti wali key kahan banti hai",
        "Woh pattern likhna jisse antivirus us virus ke poore parivar ko pakde",
      ],
      hindi: [
        "शक वाली इनवॉइस फ़ाइल को अलग-थलग मशीन में खोलना",
        "प्रोग्राम के मशीन स्टेप यानी असेंबली पढ़कर ढूँढ़ना कि फिरौती वाली डिजिटल चाबी कहाँ बनती है",
        "वह पैटर्न लिखना जिससे एंटीवायरस उस वायरस के पूरे परिवार को पकड़े",
      ],
    },
  },
  "threat-intelligence-analyst": {
    of: "11rk4eb",
    description: {
      hinglish: "Dark web par hacker groups par nazar rakhna aur clients ko chetana.",
      hindi: "डार्क वेब पर हैकर गिरोहों पर नज़र रखना और क्लाइंट को चेताना।",
    },
    summary: {
      hinglish:
        "Leak hue data, dark web forum aur purane hamlon ke sahare hacker groups ka peecha karna, aur clients ko chetana ki agla nishana kaun ho sakta hai.",
      hindi: "लीक हुए डेटा, डार्क वेब फ़ोरम और पुराने हमलों के सहारे हैकर गिरोहों का पीछा करना, और क्लाइंट को चेताना कि अगला निशाना कौन हो सकता है।",
    },
    day: {
      hinglish: [
        "Client ke chori hue password ke liye leak forum par nazar rakhna",
        "Naye hamle ko kisi jaane-pehchane giroh ki aadaton se milana",
        "Bank ko ek page mein batana ki us par kaun hamla kar sakta hai",
      ],
      hindi: [
        "क्लाइंट के चोरी हुए पासवर्ड के लिए लीक फ़ोरम पर नज़र रखना",
        "नए हमले को किसी जाने-पहचाने गिरोह की आदतों से मिलाना",
        "बैंक को एक पेज में बताना कि उस पर कौन हमला कर सकता है",
      ],
    },
  },
  "vulnerability-analyst": {
    of: "1qamdut",
    description: { hinglish: "Machines mein kamzoriyan scan karna aur patch lagwana.", hindi: "मशीनों में कमज़ोरियाँ स्कैन करना और पैच लगवाना।" },
    summary: {
      hinglish:
        "Hazaron machines mein jaani-pehchani kamzoriyan scan karna, khatre ke hisaab se unka kram banana aur sudhar yaani patch lagne tak zimmedar logon ke peeche pade rehna.",
      hindi: "हज़ारों मशीनों में जानी-पहचानी कमज़ोरियाँ स्कैन करना, ख़तरे के हिसाब से उनका क्रम बनाना और सुधार यानी पैच लगने तक ज़िम्मेदार लोगों के पीछे पड़े रहना।",
    },
    day: {
      hinglish: [
        "Har hafte ka scan chalana aur uski barah nayi kamiyan samjhana",
        "Payment server ki ek kami ko pachaas halki kamiyon se upar rakhna",
        "Plant ko teesri baar us controller ki yaad dilana jisme patch nahi laga",
      ],
      hindi: [
        "हर हफ़्ते का स्कैन चलाना और उसमें मिली बारह नई कमियाँ समझाना",
        "पेमेंट सर्वर की एक कमी को पचास हल्की कमियों से ऊपर रखना",
        "प्लांट को तीसरी बार उस कंट्रोलर की याद दिलाना जिसमें पैच नहीं लगा",
      ],
    },
  },
  "cyber-incident-responder": {
    of: "bovlgt",
    description: {
      hinglish: "Hamle ke beech hi ghuspaithiye ko bahar karna aur saboot bachana.",
      hindi: "हमले के बीच ही घुसपैठिए को बाहर करना और सबूत बचाना।",
    },
    summary: {
      hinglish: "System mein sendh lagte hi kamaan sambhalna, ghuspaithiye ko bahar karna, saboot bachana aur system wapas chalu karna.",
      hindi: "सिस्टम में सेंध लगते ही कमान सँभालना, घुसपैठिए को बाहर करना, सबूत बचाना और सिस्टम वापस चालू करना।",
    },
    day: {
      hinglish: [
        "Ransomware phail hi raha ho, tabhi nau server alag-thalag karna",
        "Machine ko koi band kare, isse pehle uski chalti memory copy karna",
        "CERT-In ke liye jodkar batana ki ghuspaithiya kis ghante kahan tha",
      ],
      hindi: [
        "रैनसमवेयर फैल ही रहा हो, तभी नौ सर्वर अलग-थलग करना",
        "मशीन को कोई बंद करे, इससे पहले उसकी चलती मेमोरी कॉपी करना",
        "CERT-In के लिए जोड़कर बताना कि घुसपैठिया किस घंटे कहाँ था",
      ],
    },
  },
  "network-security-engineer": {
    of: "vh9nm6",
    description: { hinglish: "Network ki seema par firewall aur VPN tunnel lagana.", hindi: "नेटवर्क की सीमा पर फ़ायरवॉल और VPN टनल लगाना।" },
    summary: {
      hinglish:
        "Network ki seema par firewall, VPN tunnel aur ghuspaith pakadne wale sensor lagana, aur jo niyam zyada dheel dete hain unhe kasna.",
      hindi: "नेटवर्क की सीमा पर फ़ायरवॉल, VPN टनल और घुसपैठ पकड़ने वाले सेंसर लगाना, और जो नियम ज़्यादा ढील देते हैं उन्हें कसना।",
    },
    day: {
      hinglish: [
        "Firewall ka woh niyam hatana jo poori duniya ko andar aane deta hai",
        "Coimbatore plant ko internet par surakshit line yaani VPN tunnel se jodna",
        "Padhkar jaanna ki ghuspaith pakadne wale sensor ne supplier ke camera ki feed kyon roki",
      ],
      hindi: [
        "फ़ायरवॉल का वह नियम हटाना जो पूरी दुनिया को अंदर आने देता है",
        "कोयंबटूर प्लांट को इंटरनेट पर सुरक्षित लाइन यानी VPN टनल से जोड़ना",
        "पढ़कर जानना कि घुसपैठ पकड़ने वाले सेंसर ने सप्लायर के कैमरे की फ़ीड क्यों रोकी",
      ],
    },
  },
  "cloud-security-engineer": {
    of: "1kinopj",
    description: {
      hinglish: "Kiraye ke cloud system mein security ki kamiyan dhoondhna aur band karna.",
      hindi: "किराए के क्लाउड सिस्टम में सुरक्षा की कमियाँ ढूँढ़ना और बंद करना।",
    },
    summary: {
      hinglish:
        "Kiraye ke cloud system mein sabke liye khula storage, zarurat se zyada adhikar wale account aur leak hui keys dhoondhkar band karna, zyadatar code se.",
      hindi: "किराए के क्लाउड सिस्टम में सबके लिए खुला स्टोरेज, ज़रूरत से ज़्यादा अधिकार वाले अकाउंट और लीक हुई डिजिटल चाबियाँ ढूँढ़कर बंद करना, ज़्यादातर कोड से।",
    },
    day: {
      hinglish: [
        "Woh online file store yaani bucket band karna jo kisi ko bhi passport dikha raha tha",
        "Us account ke adhikar ghatana jo har server mita sakta tha",
        "Woh secret keys badalna jo coder ne public code mein daal di thin",
      ],
      hindi: [
        "वह ऑनलाइन फ़ाइल स्टोर यानी बकेट बंद करना जो किसी को भी पासपोर्ट दिखा रहा था",
        "उस अकाउंट के अधिकार घटाना जो हर सर्वर मिटा सकता था",
        "वे गुप्त चाबियाँ बदलना जो कोडर ने सबको दिखने वाले कोड में डाल दी थीं",
      ],
    },
  },
  "application-security-analyst": {
    of: "15uvzsv",
    description: {
      hinglish: "Release se pehle developers ke code mein kamiyan dhoondhna.",
      hindi: "रिलीज़ से पहले डेवलपरों के कोड में कमियाँ ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Developers ke code aur design mein kamiyan jaanchna, jaise command andar aane dene wala form yaani SQL injection, aur team ko unse bachna sikhana.",
      hindi: "डेवलपरों के कोड और डिज़ाइन में कमियाँ जाँचना, जैसे कमांड अंदर आने देने वाला फ़ॉर्म यानी SQL इंजेक्शन, और टीमों को उनसे बचना सिखाना।",
    },
    day: {
      hinglish: [
        "Login mein kiya badlav padhkar pakadna ki hamlavar kahan se command ghusa sakta hai",
        "Coder ke saath baithkar use theek karna aur test jodna",
        "Scanner ki chetavniyon ko kram dena taaki team asli paanch theek karein",
      ],
      hindi: [
        "लॉगिन में किया बदलाव पढ़कर पकड़ना कि हमलावर कहाँ से कमांड घुसा सकता है",
        "कोडर के साथ बैठकर उसे ठीक करना और टेस्ट जोड़ना",
        "स्कैनर की चेतावनियों को क्रम देना ताकि टीमें असली पाँच ठीक करें",
      ],
    },
  },
  "embedded-systems-security-engineer": {
    of: "1bl8nt",
    description: { hinglish: "Car aur pacemaker ki chip ko chhedchhad se bachana.", hindi: "कार और पेसमेकर की चिप को छेड़छाड़ से बचाना।" },
    summary: {
      hinglish:
        "Car, meter aur pacemaker ke andar ki chip ko chhedchhad se bachana, lock kiye hue start-up code aur signed update ke zariye.",
      hindi: "कार, मीटर और पेसमेकर के अंदर की चिप को छेड़छाड़ से बचाना, लॉक किए हुए स्टार्ट-अप कोड और साइन किए हुए अपडेट के ज़रिए।",
    },
    day: {
      hinglish: [
        "Dekhna ki meter ki chip kitni bijli leti hai, isse uski secret key pata to nahi chalti",
        "Update par digital seal lagana taaki scooter nakli update na le",
        "Pacemaker ke board ka debug port jaanchna aur use lock karna",
      ],
      hindi: [
        "देखना कि मीटर की चिप कितनी बिजली लेती है, इससे उसकी गुप्त चाबी पता तो नहीं चलती",
        "अपडेट पर डिजिटल सील लगाना ताकि स्कूटर नक़ली अपडेट न ले",
        "पेसमेकर के बोर्ड का डीबग पोर्ट जाँचना और उसे लॉक करना",
      ],
    },
  },
  "identity-and-access-management-analyst": {
    of: "a8zgw8",
    description: {
      hinglish: "Har karmchari ko sirf wahi login dena jo kaam ke liye chahiye.",
      hindi: "हर कर्मचारी को सिर्फ़ वही लॉगिन देना जो काम के लिए चाहिए।",
    },
    summary: {
      hinglish:
        "Dekhna ki har karmchari bas wahi khol sake jo kaam ke liye chahiye, aur naukri chhodne ke din uska har login band ho jaye.",
      hindi: "देखना कि हर कर्मचारी बस वही खोल सके जो काम के लिए चाहिए, और नौकरी छोड़ने के दिन उसका हर लॉगिन बंद हो जाए।",
    },
    day: {
      hinglish: [
        "Aisa ek access role banana jo sab branches ke cashier ke kaam aaye",
        "Chalees managers se pushti karana ki kise ab bhi kya chahiye",
        "Retire hue officer ke gyarah bhoole-bisre account hatana",
      ],
      hindi: [
        "ऐसा एक ऐक्सेस रोल बनाना जो सब शाखाओं के कैशियरों के काम आए",
        "चालीस मैनेजरों से पुष्टि कराना कि किसे अब भी क्या चाहिए",
        "रिटायर हुए ऑफ़िसर के ग्यारह भूले-बिसरे अकाउंट हटाना",
      ],
    },
  },
  cryptographer: {
    of: "9j10a1",
    description: {
      hinglish: "Card payment ko gupt rakhne wale secret code yaani cipher banana.",
      hindi: "कार्ड पेमेंट को गुप्त रखने वाले सीक्रेट कोड यानी साइफ़र बनाना।",
    },
    summary: {
      hinglish:
        "Aise cipher aur signature banana aur unhe sahi sabit karna jo sandesh, card payment aur desh ke raaz chori se sunne walon se bachayein.",
      hindi: "ऐसे साइफ़र और सिग्नेचर बनाना और उन्हें सही साबित करना जो संदेश, कार्ड पेमेंट और देश के राज़ चोरी से सुनने वालों से बचाएँ।",
    },
    day: {
      hinglish: [
        "Sabit karna ki jo digital signature ki nakal kar le, usne woh sawaal bhi hal kar liya jo koi nahi kar sakta",
        "Rival ke banaye cipher ke proof mein kami dhoondhna",
        "Payment sanstha ko quantum machines se surakshit cipher par salah dena",
      ],
      hindi: [
        "साबित करना कि जो डिजिटल सिग्नेचर की नक़ल कर ले, उसने वह सवाल भी हल कर लिया जो कोई नहीं कर सकता",
        "मुक़ाबले वाले के बनाए साइफ़र के प्रूफ़ में कमी ढूँढ़ना",
        "पेमेंट संस्था को क्वांटम मशीनों से सुरक्षित साइफ़र पर सलाह देना",
      ],
    },
  },
  cryptanalyst: {
    of: "pxew1s",
    description: { hinglish: "Code ke ganit mein kamzori dhoondhkar use todna.", hindi: "कोड के गणित में कमज़ोरी ढूँढ़कर उसे तोड़ना।" },
    summary: {
      hinglish: "Code todna: dushman ya kisi product ke cipher ki kamzori ganit, pattern aur badi computing taakat se dhoondhna.",
      hindi: "कोड तोड़ना: दुश्मन या किसी प्रोडक्ट के साइफ़र की कमज़ोरी गणित, पैटर्न और बड़ी कंप्यूटिंग ताक़त से ढूँढ़ना।",
    },
    day: {
      hinglish: [
        "Beech mein pakde gaye das hazar sandeshon mein akshar aur bit ke pattern ginna",
        "Jis kamzori ka andaza hai, use raat bhar parakhne par bade computer ko lagana",
        "Report dena ki product ka lock kitni koshishon mein tootega",
      ],
      hindi: [
        "बीच में पकड़े गए दस हज़ार संदेशों में अक्षर और बिट के पैटर्न गिनना",
        "जिस कमज़ोरी का अंदाज़ा है, उसे रात भर परखने पर बड़े कंप्यूटर को लगाना",
        "रिपोर्ट देना कि प्रोडक्ट का लॉक कितनी कोशिशों में टूटेगा",
      ],
    },
  },
  "chief-information-security-officer": {
    of: "vca4qb",
    description: { hinglish: "Firm ki poori cyber suraksha ka jawab board ko dena.", hindi: "फ़र्म की पूरी साइबर सुरक्षा का जवाब बोर्ड को देना।" },
    summary: {
      hinglish:
        "Firm ki poori cyber suraksha ka jawab board ko dena, budget aur kanoon se lekar is baat tak ki sendh lagne ke din kya kaha jaye.",
      hindi: "फ़र्म की पूरी साइबर सुरक्षा का जवाब बोर्ड को देना, बजट और क़ानून से लेकर इस बात तक कि सेंध लगने के दिन क्या कहा जाए।",
    },
    day: {
      hinglish: [
        "Board ko teen slide mein batana ki bank ka kaam kisse ruk sakta hai",
        "Sendh ki report chhe ghante mein sign karke CERT-In ko dena",
        "Ek tool ya do aur analyst mein se chunna",
      ],
      hindi: [
        "बोर्ड को तीन स्लाइड में बताना कि बैंक का काम किससे रुक सकता है",
        "सेंध की रिपोर्ट छह घंटे में दस्तख़त करके CERT-In को देना",
        "एक टूल या दो और एनालिस्ट में से चुनना",
      ],
    },
  },
  "information-security-manager": {
    of: "619gtx",
    description: {
      hinglish: "Saal bhar team ke audit, tool aur jagrukta hafte chalana.",
      hindi: "साल भर टीम के ऑडिट, टूल और जागरूकता हफ़्ते चलाना।",
    },
    summary: {
      hinglish:
        "Security team ka saal bhar ka kaam chalana: jagrukta abhiyan, audit, tool ki kharid aur pichhle test mein mili har kami sudharne ka plan.",
      hindi: "सिक्योरिटी टीम का साल भर का काम चलाना: जागरूकता अभियान, ऑडिट, टूल की ख़रीद और पिछले टेस्ट में मिली हर कमी सुधारने का प्लान।",
    },
    day: {
      hinglish: [
        "Pichhle test hamle mein mili har kami ka zimmedar aur tareekh tay karna",
        "Nakli phishing mail ke saath October ka jagrukta hafta plan karna",
        "Aise firewall engineer ka interview lena jiski salary ki barabari na ho sake",
      ],
      hindi: [
        "पिछले टेस्ट हमले में मिली हर कमी का ज़िम्मेदार और तारीख़ तय करना",
        "नक़ली फ़िशिंग मेल के साथ अक्टूबर का जागरूकता हफ़्ता प्लान करना",
        "ऐसे फ़ायरवॉल इंजीनियर का इंटरव्यू लेना जिसके वेतन की बराबरी न हो सके",
      ],
    },
  },
  "information-security-consultant": {
    of: "10kwxpi",
    description: {
      hinglish: "Clients ki cyber suraksha ki kamiyan dhoondhna aur sudhar plan karna.",
      hindi: "क्लाइंट की साइबर सुरक्षा की कमियाँ ढूँढ़ना और सुधार प्लान करना।",
    },
    summary: {
      hinglish:
        "Ek ke baad ek client ke yahan jaakar, jaise hospital aur sahkari bank, unki suraksha ki kamiyan dhoondhna aur sudhar plan karna.",
      hindi: "एक के बाद एक क्लाइंट के यहाँ जाकर, जैसे अस्पताल और सहकारी बैंक, उनकी सुरक्षा की कमियाँ ढूँढ़ना और सुधार प्लान करना।",
    },
    day: {
      hinglish: [
        "Checklist aur sawaal lekar sahkari bank ke server room mein ghoomna",
        "Hospital ke managers ke saath us subah ki rehearsal karna jab phirauti ke liye saari files lock hon",
        "Chalees sudhar kharch aur khatre ke kram se rakhna",
      ],
      hindi: [
        "चेकलिस्ट और सवाल लेकर सहकारी बैंक के सर्वर रूम में घूमना",
        "अस्पताल के मैनेजरों के साथ उस सुबह की रिहर्सल करना जब फिरौती के लिए सारी फ़ाइलें लॉक हों",
        "चालीस सुधार ख़र्च और ख़तरे के क्रम से रखना",
      ],
    },
  },
  "cybersecurity-risk-manager": {
    of: "12e4gfa",
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
    day: {
      hinglish: [
        "Rupaye mein aankna ki teen din billing band rahe to kitna nuksan hoga",
        "Us cloud supplier se sawaal karna jiska certificate khatm ho gaya",
        "Leaders se likhwana ki kaun se khatre unhe sweekar hain",
      ],
      hindi: [
        "रुपये में आँकना कि तीन दिन बिलिंग बंद रहे तो कितना नुक़सान होगा",
        "उस क्लाउड सप्लायर से सवाल करना जिसका सर्टिफ़िकेट ख़त्म हो गया",
        "बड़े अधिकारियों से लिखवाना कि कौन से ख़तरे उन्हें स्वीकार हैं",
      ],
    },
  },
  "it-auditor": {
    of: "1nbazlc",
    description: {
      hinglish: "Jaanchna ki firm ke computer control dave ke mutabik chalte hain ya nahi.",
      hindi: "जाँचना कि फ़र्म के कंप्यूटर कंट्रोल दावे के मुताबिक़ चलते हैं या नहीं।",
    },
    summary: {
      hinglish:
        "Swatantra roop se jaanchna ki sanstha ke computer control dave ke mutabik chalte hain ya nahi, saboot ke liye login, badlav aur backup ke namoone lekar.",
      hindi: "स्वतंत्र रूप से जाँचना कि संस्था के कंप्यूटर कंट्रोल दावे के मुताबिक़ चलते हैं या नहीं, सबूत के लिए लॉगिन, बदलाव और बैकअप के नमूने लेकर।",
    },
    day: {
      hinglish: [
        "Naukri chhod chuke pachchees log chunna aur dekhna ki har login kab band hua",
        "Software ke ek badlav ko maang se manzoori tak jaanchna",
        "Kamzor backup ki baat report mein aane se pehle us par charcha karna",
      ],
      hindi: [
        "नौकरी छोड़ चुके पच्चीस लोग चुनना और देखना कि हर लॉगिन कब बंद हुआ",
        "सॉफ़्टवेयर के एक बदलाव को माँग से मंज़ूरी तक जाँचना",
        "कमज़ोर बैकअप की बात रिपोर्ट में आने से पहले उस पर चर्चा करना",
      ],
    },
  },
  "security-compliance-analyst": {
    of: "1fus5kn",
    description: {
      hinglish: "Saboot jutana ki system mein card aur privacy ke niyam maane jaate hain.",
      hindi: "सबूत जुटाना कि सिस्टम में कार्ड और प्राइवेसी के नियम माने जाते हैं।",
    },
    summary: {
      hinglish:
        "Company ke system ko card, privacy aur kendriya bank ke niyamon se ek-ek line milana aur certificate ke liye saboot jutana.",
      hindi: "कंपनी के सिस्टम को कार्ड, प्राइवेसी और केंद्रीय बैंक के नियमों से एक-एक लाइन मिलाना और सर्टिफ़िकेट के लिए सबूत जुटाना।",
    },
    day: {
      hinglish: [
        "Card industry ke har niyam ko use nibhane wali team ke saboot se milana",
        "Naye data suraksha kanoon ke liye dobara likhna ki har record kitne samay rakha jaye",
        "Tareekh wale aise screenshot rakhna jinhe assessor maan le",
      ],
      hindi: [
        "कार्ड उद्योग के हर नियम को उसे निभाने वाली टीम के सबूत से मिलाना",
        "नए डेटा सुरक्षा क़ानून के लिए दोबारा लिखना कि हर रिकॉर्ड कितने समय रखा जाए",
        "तारीख़ वाले ऐसे स्क्रीनशॉट रखना जिन्हें जाँच करने वाला मान ले",
      ],
    },
  },
  "information-security-administrator": {
    of: "r3004b",
    description: {
      hinglish: "Website ke certificate renew karna aur antivirus par nazar rakhna.",
      hindi: "वेबसाइट के सर्टिफ़िकेट रिन्यू करना और एंटीवायरस पर नज़र रखना।",
    },
    summary: {
      hinglish:
        "Suraksha ka roz ka rakh-rakhav karna: antivirus, website ke certificate, block ki hui site, khoye login device yaani token aur access ki request.",
      hindi: "सुरक्षा का रोज़ का रख-रखाव करना: एंटीवायरस, वेबसाइट के सर्टिफ़िकेट, ब्लॉक की हुई साइट, खोए लॉगिन डिवाइस यानी टोकन और ऐक्सेस के अनुरोध।",
    },
    day: {
      hinglish: [
        "Antivirus console update karna aur jawab na dete chhe laptop dhoondhna",
        "Website ka certificate khatm hone se nau din pehle renew karna",
        "Research ka woh page kholna jise web filter yaani proxy ne galat samjha",
      ],
      hindi: [
        "एंटीवायरस कंसोल अपडेट करना और जवाब न देते छह लैपटॉप ढूँढ़ना",
        "वेबसाइट का सर्टिफ़िकेट ख़त्म होने से नौ दिन पहले रिन्यू करना",
        "रिसर्च का वह पेज खोलना जिसे वेब फ़िल्टर यानी प्रॉक्सी ने ग़लत समझा",
      ],
    },
  },
  "devsecops-engineer": {
    of: "1l4my2j",
    description: {
      hinglish: "Aisa intezam karna ki password leak ho to release khud ruk jaye.",
      hindi: "ऐसा इंतज़ाम करना कि पासवर्ड लीक हो तो रिलीज़ ख़ुद रुक जाए।",
    },
    summary: {
      hinglish:
        "Program banane ke automatic steps yaani pipeline mein security ki jaanch lagana, taaki leak hua password ya asurakshit hissa milte hi release ruk jaye.",
      hindi: "प्रोग्राम बनाने के ऑटोमैटिक चरणों यानी पाइपलाइन में सुरक्षा की जाँच लगाना, ताकि लीक हुआ पासवर्ड या असुरक्षित हिस्सा मिलते ही रिलीज़ रुक जाए।",
    },
    day: {
      hinglish: [
        "Aisa scan jodna jo password wale build rok de",
        "Atharah program mein doosron ke likhe asurakshit code yaani library ko badalna",
        "Bewajah tokti jaanch kam karna taaki coder use andekha na karein",
      ],
      hindi: [
        "ऐसा स्कैन जोड़ना जो पासवर्ड वाले बिल्ड रोक दे",
        "अठारह प्रोग्राम में दूसरों के लिखे असुरक्षित कोड यानी लाइब्रेरी को बदलना",
        "बेवजह टोकने वाली जाँच कम करना ताकि कोडर उसे अनदेखा न करें",
      ],
    },
  },
  "software-tester": {
    of: "rzu9f4",
    description: {
      hinglish: "Program ko haath se chalakar har galat nateeja darj karna.",
      hindi: "प्रोग्राम को हाथ से चलाकर हर ग़लत नतीजा दर्ज करना।",
    },
    summary: {
      hinglish: "Program ko asli aur laparwah users ki tarah haath se chalana, aur galat nateeje tak le jaane wala har kadam darj karna.",
      hindi: "प्रोग्राम को असली और लापरवाह यूज़र की तरह हाथ से चलाना, और ग़लत नतीजे तक ले जाने वाला हर क़दम दर्ज करना।",
    },
    day: {
      hinglish: [
        "Namumkin janm tithi daalkar dekhna ki form tokta hai ya nahi",
        "Woh saat tap darj karna jinse recharge fail hota hai",
        "Pichhle din ke sudhar dobara test karna aur do ko phir kholna",
      ],
      hindi: [
        "नामुमकिन जन्म तिथि डालकर देखना कि फ़ॉर्म टोकता है या नहीं",
        "वे सात टैप दर्ज करना जिनसे रिचार्ज फ़ेल होता है",
        "पिछले दिन के सुधार दोबारा टेस्ट करना और दो को फिर खोलना",
      ],
    },
  },
  "test-automation-engineer": {
    of: "86bl77",
    description: {
      hinglish: "Aisa code likhna jo har raat khud app par click karke jaanche.",
      hindi: "ऐसा कोड लिखना जो हर रात ख़ुद ऐप पर क्लिक करके जाँचे।",
    },
    summary: {
      hinglish:
        "Tester ki haath se ki jaane wali jaanch ko har raat chalne wali script mein badalna, aur subah tak batana ki kal ke badlav se kya bigda.",
      hindi: "टेस्टर की हाथ से की जाने वाली जाँच को हर रात चलने वाली स्क्रिप्ट में बदलना, और सुबह तक बताना कि कल के बदलाव से क्या बिगड़ा।",
    },
    day: {
      hinglish: [
        "Aisa test likhna jo khud login kare, kharide aur cancel kare",
        "Subah ki report padhkar asli kharabi ko sanyog se fail hue test se alag karna",
        "Page ka layout badalne ke baad tees script dobara likhna",
      ],
      hindi: [
        "ऐसा टेस्ट लिखना जो ख़ुद लॉगिन करे, ख़रीदे और कैंसल करे",
        "सुबह की रिपोर्ट पढ़कर असली ख़राबी को संयोग से फ़ेल हुए टेस्ट से अलग करना",
        "पेज का लेआउट बदलने के बाद तीस स्क्रिप्ट दोबारा लिखना",
      ],
    },
  },
  "software-quality-assurance-analyst": {
    of: "349935",
    description: {
      hinglish: "Project ke checkpoint tay karna aur uski kamiyan ginna.",
      hindi: "प्रोजेक्ट के चेकपॉइंट तय करना और उसकी कमियाँ गिनना।",
    },
    summary: {
      hinglish: "Project banane ke standard aur checkpoint tay karna, uski requirements parakhna aur naapna ki kamiyan kahan se aati hain.",
      hindi: "प्रोजेक्ट बनाने के स्टैंडर्ड और चेकपॉइंट तय करना, उसकी ज़रूरतें परखना और नापना कि कमियाँ कहाँ से आती हैं।",
    },
    day: {
      hinglish: [
        "Us requirement par sawaal uthana jise do log alag-alag samajhte hain",
        "Ginna ki pichhle release ki kamiyan kahan paida hui thin",
        "Jaanchna ki project ne jo review bataye woh sach mein hue ya nahi",
      ],
      hindi: [
        "उस रिक्वायरमेंट पर सवाल उठाना जिसे दो लोग अलग-अलग समझते हैं",
        "गिनना कि पिछले रिलीज़ की कमियाँ कहाँ पैदा हुई थीं",
        "जाँचना कि प्रोजेक्ट ने जो रिव्यू बताए वे सच में हुए या नहीं",
      ],
    },
  },
  "performance-tester": {
    of: "15s65iv",
    description: {
      hinglish: "System par nakli users ki bheed bhejna, jab tak woh dheema na pade ya thap na ho.",
      hindi: "सिस्टम पर नक़ली यूज़र की भीड़ भेजना, जब तक वह धीमा न पड़े या ठप न हो।",
    },
    summary: {
      hinglish:
        "Ticket ya exam ki site par hazaron nakli users ki bheed bhejkar pata lagana ki woh kis had par dheemi padti hai ya thap hoti hai.",
      hindi: "टिकट या परीक्षा की साइट पर हज़ारों नक़ली यूज़र की भीड़ भेजकर पता लगाना कि वह किस हद पर धीमी पड़ती है या ठप होती है।",
    },
    day: {
      hinglish: [
        "Theek das baje booking karte das hazar yatriyon ka model banana",
        "Site ke thap hone tak memory ko badhte dekhna",
        "Woh ek query batana jo baaki sabko dheema karti hai",
      ],
      hindi: [
        "ठीक दस बजे बुकिंग करते दस हज़ार यात्रियों का मॉडल बनाना",
        "साइट के ठप होने तक मेमोरी को बढ़ते देखना",
        "वह एक क्वेरी बताना जो बाक़ी सबको धीमा करती है",
      ],
    },
  },
  "integration-tester": {
    of: "18bmeq8",
    description: {
      hinglish: "Jaanchna ki app, uska bank aur SMS saath mein theek chalein.",
      hindi: "जाँचना कि ऐप, उसका बैंक और SMS साथ में ठीक चलें।",
    },
    summary: {
      hinglish: "Jaanchna ki jo hisse akele chalte hain woh saath mein bhi chalein, jaise ticket ka app, payment gateway aur SMS service.",
      hindi: "जाँचना कि जो हिस्से अकेले चलते हैं वे साथ में भी चलें, जैसे टिकट का ऐप, पेमेंट गेटवे और SMS सर्विस।",
    },
    day: {
      hinglish: [
        "Payment ka jawab do baar bhejna aur dekhna ki ticket ek hi bane",
        "Asli SMS service ki jagah nakli service yaani stub lagana aur use jhooth bolne dena",
        "Un do teams ke beech baithna jinke tareekh ke format nahi milte",
      ],
      hindi: [
        "पेमेंट का जवाब दो बार भेजना और देखना कि टिकट एक ही बने",
        "असली SMS सर्विस की जगह नक़ली सर्विस यानी स्टब लगाना और उसे झूठ बोलने देना",
        "उन दो टीमों के बीच बैठना जिनके तारीख़ के फ़ॉर्मैट नहीं मिलते",
      ],
    },
  },
  "etl-tester": {
    of: "yrs77l",
    description: {
      hinglish: "Jaanchna ki ek data store mein daala gaya data poora pahuncha.",
      hindi: "जाँचना कि एक डेटा स्टोर में डाला गया डेटा पूरा पहुँचा।",
    },
    summary: {
      hinglish:
        "SQL mein row ginkar aur total milakar sabit karna ki kai system se ek data store yaani warehouse mein aaya data poora, sahi aur samay par pahuncha.",
      hindi: "SQL में लाइनें गिनकर और टोटल मिलाकर साबित करना कि कई सिस्टम से एक डेटा स्टोर यानी वेयरहाउस में आया डेटा पूरा, सही और समय पर पहुँचा।",
    },
    day: {
      hinglish: [
        "Dono taraf rows ginna aur gayab hui saat rows dhoondhna",
        "Aisi query likhna jo 1900 ban gayi janm tithiyan pakde",
        "Pichhli raat ka load dobara chalana aur har branch ka total milana",
      ],
      hindi: [
        "दोनों तरफ़ लाइनें गिनना और ग़ायब हुई सात लाइनें ढूँढ़ना",
        "ऐसी क्वेरी लिखना जो 1900 बन गई जन्म तिथियाँ पकड़े",
        "पिछली रात का लोड दोबारा चलाना और हर शाखा का टोटल मिलाना",
      ],
    },
  },
  "accessibility-tester": {
    of: "1f44iga",
    description: {
      hinglish: "Drishtiheen users ki tarah screen reader se site chalakar dekhna.",
      hindi: "दृष्टिहीन यूज़र की तरह स्क्रीन रीडर से साइट चलाकर देखना।",
    },
    summary: {
      hinglish:
        "Screen reader, sirf keyboard aur high contrast se site aur app jaanchna, taaki drishtiheen ya buzurg users ke liye woh band na rahein.",
      hindi: "स्क्रीन रीडर, सिर्फ़ कीबोर्ड और हाई कंट्रास्ट से साइट और ऐप जाँचना, ताकि दृष्टिहीन या बुज़ुर्ग यूज़र के लिए वे बंद न रहें।",
    },
    day: {
      hinglish: [
        "Screen andheri rakhkar sirf phone ki awaaz yaani TalkBack se train book karna",
        "Contrast ke niyam mein fail hone wale grey text ko naapna",
        "Likhna ki bina label ka button drishtiheen kharidar ko kyon rok deta hai",
      ],
      hindi: [
        "स्क्रीन अँधेरी रखकर सिर्फ़ फ़ोन की आवाज़ यानी TalkBack से ट्रेन बुक करना",
        "कंट्रास्ट के नियम में फ़ेल होने वाले ग्रे टेक्स्ट को नापना",
        "लिखना कि बिना लेबल का बटन दृष्टिहीन ख़रीदार को क्यों रोक देता है",
      ],
    },
  },
  "test-manager": {
    of: "sui9va",
    description: {
      hinglish: "Plan karna ki kaun kya test kare, aur launch ko haan ya na kehna.",
      hindi: "प्लान करना कि कौन क्या टेस्ट करे, और लॉन्च को हाँ या ना कहना।",
    },
    summary: {
      hinglish:
        "Plan karna ki kya test hoga aur kaun karega, launch se pehle testers ka samay katne na dena aur quality par aakhri haan ya na kehna.",
      hindi: "प्लान करना कि क्या टेस्ट होगा और कौन करेगा, लॉन्च से पहले टेस्टरों का समय कटने न देना और क्वालिटी पर आख़िरी हाँ या ना कहना।",
    },
    day: {
      hinglish: [
        "Nau testers ko teen launch aur ek sankat mein baantna",
        "Aankdon se dikhana ki do hafte aur chahiye",
        "Program shuru karne ki ijazat wale kagaz par dastakhat karna ya inkaar karna",
      ],
      hindi: [
        "नौ टेस्टरों को तीन लॉन्च और एक संकट में बाँटना",
        "आँकड़ों से दिखाना कि दो हफ़्ते और चाहिए",
        "प्रोग्राम शुरू करने की इजाज़त वाले काग़ज़ पर दस्तख़त करना या इनकार करना",
      ],
    },
  },
  "embedded-software-engineer": {
    of: "199vzb9",
    description: {
      hinglish: "Washing machine aur meter ke andar chalne wala chhota, kasa code likhna.",
      hindi: "वॉशिंग मशीन और मीटर के अंदर चलने वाला छोटा, कसा कोड लिखना।",
    },
    summary: {
      hinglish:
        "Washing machine, meter aur medical pump mein chhupe chhote computer ke liye kasa hua code likhna, jahan memory bahut kam hoti hai.",
      hindi: "वॉशिंग मशीन, मीटर और मेडिकल पंप में छुपे छोटे कंप्यूटर के लिए कसा हुआ कोड लिखना, जहाँ मेमोरी बहुत कम होती है।",
    },
    day: {
      hinglish: [
        "Pump ke control loop ko aath kilobyte mein sametna",
        "Oscilloscope par chip ki pin dekhkar pakadna ki kaam kahan samay se chooka",
        "Meter ko aisa banana ki achanak bijli jaane par bhi kuch na bhoole",
      ],
      hindi: [
        "पंप के कंट्रोल लूप को आठ किलोबाइट में समेटना",
        "ऑसिलोस्कोप पर चिप की पिन देखकर पकड़ना कि काम कहाँ समय से चूका",
        "मीटर को ऐसा बनाना कि अचानक बिजली जाने पर भी कुछ न भूले",
      ],
    },
  },
  "embedded-systems-designer": {
    of: "1wqi8ee",
    description: { hinglish: "Gadget ka processor, sensor aur power chunna.", hindi: "गैजेट का प्रोसेसर, सेंसर और पावर चुनना।" },
    summary: {
      hinglish:
        "Naye gadget ke liye processor, sensor aur power chunna, aur kuch bhi banne se pehle tay karna ki kaun sa kaam circuit kare aur kaun sa code.",
      hindi: "नए गैजेट के लिए प्रोसेसर, सेंसर और पावर चुनना, और कुछ भी बनने से पहले तय करना कि कौन सा काम सर्किट करे और कौन सा कोड।",
    },
    day: {
      hinglish: [
        "Daam, sleep current aur supply ki tareekh se do processor ki tulna karna",
        "Tay karna ki kaun se kaam circuit karega aur kaun se code",
        "Ek-ek milliamp ka hisaab jodna taaki tracker ek saal chale",
      ],
      hindi: [
        "दाम, स्लीप करंट और सप्लाई की तारीख़ से दो प्रोसेसर की तुलना करना",
        "तय करना कि कौन से काम सर्किट करेगा और कौन से कोड",
        "एक-एक मिलीऐंप का हिसाब जोड़ना ताकि ट्रैकर एक साल चले",
      ],
    },
  },
  "firmware-engineer": {
    of: "1vg5e7f",
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
    day: {
      hinglish: [
        "Aisa boot loader likhna jo zaroorat par purane version par laut jaye",
        "Chip par lage probe yaani JTAG se start-up ko ek-ek line karke dekhna",
        "Ek lakh router ko chhote-chhote jatthon mein update bhejna",
      ],
      hindi: [
        "ऐसा बूट लोडर लिखना जो ज़रूरत पर पुराने वर्ज़न पर लौट जाए",
        "चिप पर लगे प्रोब यानी JTAG से स्टार्ट-अप को एक-एक लाइन करके देखना",
        "एक लाख राउटर को छोटे-छोटे जत्थों में अपडेट भेजना",
      ],
    },
  },
  "systems-software-engineer": {
    of: "1sbeao5",
    description: {
      hinglish: "Woh code likhna jisse computer printer ya camera chala sake.",
      hindi: "वह कोड लिखना जिससे कंप्यूटर प्रिंटर या कैमरा चला सके।",
    },
    summary: {
      hinglish: "Software ki sabse nichli parat likhna, jaise operating system aur printer, camera ya graphics card ke beech ki kadi.",
      hindi: "सॉफ़्टवेयर की सबसे निचली परत लिखना, जैसे ऑपरेटिंग सिस्टम और प्रिंटर, कैमरा या ग्राफ़िक्स कार्ड के बीच की कड़ी।",
    },
    day: {
      hinglish: [
        "Operating system ke core yaani kernel ko naye camera se tasveerein lena sikhana",
        "Nau ghante mein ek baar hone wale hang ki wajah dhoondhna",
        "900 page ki data sheet se woh gini-chuni setting nikalna jo chip ko jagati hain",
      ],
      hindi: [
        "ऑपरेटिंग सिस्टम के कोर यानी कर्नेल को नए कैमरे से तस्वीरें लेना सिखाना",
        "नौ घंटे में एक बार होने वाले हैंग की वजह ढूँढ़ना",
        "900 पेज की डेटा शीट से वे गिनी-चुनी सेटिंग निकालना जो चिप को जगाती हैं",
      ],
    },
  },
  "fpga-design-engineer": {
    of: "h457am",
    description: {
      hinglish: "Dobara program ho sakne wali chip ke circuit code mein likhna.",
      hindi: "दोबारा प्रोग्राम हो सकने वाली चिप के सर्किट कोड में लिखना।",
    },
    summary: {
      hinglish:
        "Digital circuit ko code mein likhna aur radar, base station aur share traders ke liye dobara program ho sakne wali chip mein daalna.",
      hindi: "डिजिटल सर्किट को कोड में लिखना और रडार, बेस स्टेशन और शेयर ट्रेडरों के लिए दोबारा प्रोग्राम हो सकने वाली चिप में डालना।",
    },
    day: {
      hinglish: [
        "Verilog mein radar filter likhna aur use ajeeb input par simulate karna",
        "Clock se ek nanosecond chookne wale path ko chhota karna",
        "Chip mein design daalna aur asli signal ko simulation se milana",
      ],
      hindi: [
        "Verilog में रडार फ़िल्टर लिखना और उसे अजीब इनपुट पर सिमुलेट करना",
        "क्लॉक से एक नैनोसेकंड चूकने वाले रास्ते को छोटा करना",
        "चिप में डिज़ाइन डालना और असली सिग्नल को सिमुलेशन से मिलाना",
      ],
    },
  },
  "iot-developer": {
    of: "tavt86",
    description: { hinglish: "Mitti ya leak jaanchne wale sensor ko phone se jodna.", hindi: "मिट्टी या लीक जाँचने वाले सेंसर को फ़ोन से जोड़ना।" },
    summary: {
      hinglish:
        "Sensor wali cheezon ko phone aur internet se jodna yaani IoT, jaise kisan ko message bhejne wala mitti ka sensor ya leak batane wala meter.",
      hindi: "सेंसर वाली चीज़ों को फ़ोन और इंटरनेट से जोड़ना यानी IoT, जैसे किसान को मैसेज भेजने वाला मिट्टी का सेंसर या लीक बताने वाला मीटर।",
    },
    day: {
      hinglish: [
        "Mitti ke sensor ko sulana taaki uske cell ek season chalein",
        "Chalees gaon ki tankiyon ka level ek dashboard par dikhana",
        "Geele connector se aayi galat readings hatana",
      ],
      hindi: [
        "मिट्टी के सेंसर को सुलाना ताकि उसके सेल एक सीज़न चलें",
        "चालीस गाँवों की टंकियों का लेवल एक डैशबोर्ड पर दिखाना",
        "गीले कनेक्टर से आई ग़लत रीडिंग हटाना",
      ],
    },
  },
  "plc-programmer": {
    of: "1ikjfxt",
    description: {
      hinglish: "Pump aur filling line ko chalane aur rokne ka logic likhna.",
      hindi: "पंप और फ़िलिंग लाइन को चलाने और रोकने का लॉजिक लिखना।",
    },
    summary: {
      hinglish:
        "Bottling line, conveyor aur pump chalane wale mazboot controller ka program likhna, aur chalti machine ke paas khade hokar logic theek karna.",
      hindi: "बॉटलिंग लाइन, कन्वेयर और पंप चलाने वाले मज़बूत कंट्रोलर का प्रोग्राम लिखना, और चलती मशीन के पास खड़े होकर लॉजिक ठीक करना।",
    },
    day: {
      hinglish: [
        "Program ki woh seedhiyan yaani ladder logic banana jo botal girne par bharai rok dein",
        "Raat mein line par khade rehkar har chakkar se aadha second ghatana",
        "Plant ke dastakhat se pehle har emergency stop test karna",
      ],
      hindi: [
        "प्रोग्राम की वे सीढ़ियाँ यानी लैडर लॉजिक बनाना जो बोतल गिरने पर भराई रोक दें",
        "रात में लाइन पर खड़े रहकर हर चक्कर से आधा सेकंड घटाना",
        "प्लांट के दस्तख़त से पहले हर इमरजेंसी स्टॉप टेस्ट करना",
      ],
    },
  },
  "scada-engineer": {
    of: "1bj3lgl",
    description: {
      hinglish: "Door se shehar ka paani chalu-band karne wali screen lagana.",
      hindi: "दूर से शहर का पानी चालू-बंद करने वाली स्क्रीन लगाना।",
    },
    summary: {
      hinglish:
        "Woh screen aur link yaani SCADA lagana jinse operator door baithe shehar ke paani, gas ya metro ki bijli par nazar rakhein aur unhe chalu-band karein.",
      hindi: "वे स्क्रीन और लिंक यानी SCADA लगाना जिनसे ऑपरेटर दूर बैठे शहर के पानी, गैस या मेट्रो की बिजली पर नज़र रखें और उन्हें चालू-बंद करें।",
    },
    day: {
      hinglish: [
        "Woh screen banana jis par ek operator chalees pump sambhale",
        "Alarm ki baadh ko nau sau se ghatakar kaam ke barah par lana",
        "Door ke substation ki reading dheeme radio se mangana",
      ],
      hindi: [
        "वह स्क्रीन बनाना जिस पर एक ऑपरेटर चालीस पंप सँभाले",
        "अलार्म की बाढ़ को नौ सौ से घटाकर काम के बारह पर लाना",
        "दूर के सबस्टेशन की रीडिंग धीमे रेडियो से मँगाना",
      ],
    },
  },
  "robot-programmer": {
    of: "1r3aopk",
    description: {
      hinglish: "Robot arm ko har welding ya spray ek-ek point karke sikhana.",
      hindi: "रोबोट आर्म को हर वेल्डिंग या स्प्रे एक-एक पॉइंट करके सिखाना।",
    },
    summary: {
      hinglish:
        "Factory ke robot arm ko unka rasta ek-ek point karke sikhana, taaki welding, spray ya cheez uthana har baar theek usi jagah par ho.",
      hindi: "फ़ैक्टरी के रोबोट आर्म को उनका रास्ता एक-एक पॉइंट करके सिखाना, ताकि वेल्डिंग, स्प्रे या चीज़ उठाना हर बार ठीक उसी जगह पर हो।",
    },
    day: {
      hinglish: [
        "Spray ka aisa rasta likhna jo bina boond tapke car ka bonnet dhak de",
        "Naye gripper ka simulation karna taaki do arm kabhi na takrayein",
        "Pakadne wala frame yaani jig badalne ke baad ek point ko ek millimetre khiskana",
      ],
      hindi: [
        "स्प्रे का ऐसा रास्ता लिखना जो बिना बूँद टपके कार का बोनट ढक दे",
        "नए ग्रिपर का सिमुलेशन करना ताकि दो आर्म कभी न टकराएँ",
        "पकड़ने वाला फ़्रेम यानी जिग बदलने के बाद एक पॉइंट को एक मिलीमीटर खिसकाना",
      ],
    },
  },
  "vehicle-controls-engineer": {
    of: "1b09pzf",
    description: {
      hinglish: "Car aur scooter ki brake aur battery unit ka code likhna.",
      hindi: "कार और स्कूटर की ब्रेक और बैटरी यूनिट का कोड लिखना।",
    },
    summary: {
      hinglish:
        "Design karna aur code likhna ki car aur scooter ki control unit brake, battery aur motor ko kaise sambhalein, jahan galti jaan le sakti hai.",
      hindi: "डिज़ाइन करना और कोड लिखना कि कार और स्कूटर की कंट्रोल यूनिट ब्रेक, बैटरी और मोटर को कैसे सँभालें, जहाँ ग़लती जान ले सकती है।",
    },
    day: {
      hinglish: [
        "Code likhna ki scooter ki battery khatarnak charging kaise roke",
        "Scooter ki units ki aapsi baatcheet yaani CAN log dobara chalakar jaanna ki dashboard kyon band hua",
        "Test rig par sabit karna ki brake har cheez se upar hai",
      ],
      hindi: [
        "कोड लिखना कि स्कूटर की बैटरी ख़तरनाक चार्जिंग कैसे रोके",
        "स्कूटर की यूनिटों की आपसी बातचीत यानी CAN लॉग दोबारा चलाकर जानना कि डैशबोर्ड क्यों बंद हुआ",
        "टेस्ट रिग पर साबित करना कि ब्रेक हर चीज़ से ऊपर है",
      ],
    },
  },
  "smart-home-engineer": {
    of: "1i0ql4t",
    description: {
      hinglish: "Ghar ki light, taale aur cooling ko ek saath chalane ka plan banana.",
      hindi: "घर की लाइट, ताले और कूलिंग को एक साथ चलाने का प्लान बनाना।",
    },
    summary: {
      hinglish:
        "Plan karna ki ghar ki light, taale, AC aur voice assistant milkar kaise chalein, aur unhe ajnabiyon ki pahunch se door rakhna.",
      hindi: "प्लान करना कि घर की लाइट, ताले, AC और वॉइस असिस्टेंट मिलकर कैसे चलें, और उन्हें अजनबियों की पहुँच से दूर रखना।",
    },
    day: {
      hinglish: [
        "Pati-patni se poochna ki goodnight wala ek button kya-kya band kare",
        "Plaster chadhne se pehle light ki wiring ka naksha banana",
        "Doorbell camera ka pehle se laga password badalna",
      ],
      hindi: [
        "पति-पत्नी से पूछना कि गुडनाइट वाला एक बटन क्या-क्या बंद करे",
        "प्लास्टर चढ़ने से पहले लाइट की वायरिंग का नक़्शा बनाना",
        "डोरबेल कैमरे का पहले से लगा पासवर्ड बदलना",
      ],
    },
  },
  "rfid-specialist": {
    of: "1fm02p4",
    description: {
      hinglish: "FASTag lane aur library ki kitabon ke radio tag tune karna.",
      hindi: "FASTag लेन और लाइब्रेरी की किताबों के रेडियो टैग ट्यून करना।",
    },
    summary: {
      hinglish:
        "FASTag lane, library ki kitabon ya airport ke bag par radio tag aur reader lagana aur unhe itna tune karna ki shayad hi koi tag bina padhe nikle.",
      hindi: "FASTag लेन, लाइब्रेरी की किताबों या एयरपोर्ट के बैग पर रेडियो टैग और रीडर लगाना और उन्हें इतना ट्यून करना कि शायद ही कोई टैग बिना पढ़े निकले।",
    },
    day: {
      hinglish: [
        "Toll lane ka antenna jhukate jaana jab tak har guzarta truck darj na ho",
        "Jaanchna ki library ki dhaatu ki shelf par kaun sa tag chalega",
        "Godam walon ko samjhana ki geele carton ginti se kyon chhoot jaate hain",
      ],
      hindi: [
        "टोल लेन का एंटीना झुकाते जाना जब तक हर गुज़रता ट्रक दर्ज न हो",
        "जाँचना कि लाइब्रेरी की धातु की शेल्फ़ पर कौन सा टैग चलेगा",
        "गोदाम वालों को समझाना कि गीले कार्टन गिनती से क्यों छूट जाते हैं",
      ],
    },
  },
  "digital-signal-processing-engineer": {
    of: "bpp5ka",
    description: {
      hinglish: "Ganit se awaaz ya radar ke signal ko sudharkar shor hatana.",
      hindi: "गणित से आवाज़ या रडार के सिग्नल को सुधारकर शोर हटाना।",
    },
    summary: {
      hinglish:
        "Awaaz, radar ya dhadkan ke signal ko ganit se dhaalna, taaki earphone mein shor hate ya bheed mein se ek hi awaaz chuni ja sake.",
      hindi: "आवाज़, रडार या धड़कन के सिग्नल को गणित से ढालना, ताकि ईयरफ़ोन में शोर हटे या भीड़ में से एक ही आवाज़ चुनी जा सके।",
    },
    day: {
      hinglish: [
        "Aisa filter banana jo dhadkan rakhe aur bijli ki bhanbhanahat hataye",
        "Har badlav ke baad chalees shor wali recording sunna",
        "Us ganit ko kam bijli lene wali chip mein bithana",
      ],
      hindi: [
        "ऐसा फ़िल्टर बनाना जो धड़कन रखे और बिजली की भनभनाहट हटाए",
        "हर बदलाव के बाद चालीस शोर वाली रिकॉर्डिंग सुनना",
        "उस गणित को कम बिजली लेने वाली चिप में बिठाना",
      ],
    },
  },
  "hardware-test-engineer": {
    of: "1on6xp6",
    description: {
      hinglish: "Naye board ko garmi dena aur girana, jab tak part fail na ho jayein.",
      hindi: "नए बोर्ड को गर्मी देना और गिराना, जब तक पुर्ज़े फ़ेल न हो जाएँ।",
    },
    summary: {
      hinglish:
        "Naye board aur laptop ko garmi, patakne, voltage girne aur anginat restart se guzaarna, aur jawab de jaane wala part dhoondhna.",
      hindi: "नए बोर्ड और लैपटॉप को गर्मी, पटकने, वोल्टेज गिरने और अनगिनत रीस्टार्ट से गुज़ारना, और जवाब दे जाने वाला पुर्ज़ा ढूँढ़ना।",
    },
    day: {
      hinglish: [
        "Raat bhar restart hote das board ko sixty degree par tapana",
        "Laptop ko ek metre se girana aur har kone ki photo lena",
        "Microscope se chatka hua jod dhoondhna",
      ],
      hindi: [
        "रात भर रीस्टार्ट होते दस बोर्ड को साठ डिग्री पर तपाना",
        "लैपटॉप को एक मीटर से गिराना और हर कोने की फ़ोटो लेना",
        "माइक्रोस्कोप से चटका हुआ जोड़ ढूँढ़ना",
      ],
    },
  },
  "computer-repair-technician": {
    of: "1mhbd3x",
    description: {
      hinglish: "Band pade laptop kholkar screen, memory aur fan badalna.",
      hindi: "बंद पड़े लैपटॉप खोलकर स्क्रीन, मेमोरी और पंखा बदलना।",
    },
    summary: {
      hinglish: "Service counter par band pade laptop aur desktop kholna, screen, memory aur fan badalna, aur virus hatana.",
      hindi: "सर्विस काउंटर पर बंद पड़े लैपटॉप और डेस्कटॉप खोलना, स्क्रीन, मेमोरी और पंखा बदलना, और वायरस हटाना।",
    },
    day: {
      hinglish: [
        "Band pade desktop par RAM stick ek-ek karke jaanchna",
        "Ribbon cable faade bina nayi screen lagana",
        "Windows dobara daalne se pehle student ki thesis bachana",
      ],
      hindi: [
        "बंद पड़े डेस्कटॉप पर RAM स्टिक एक-एक करके जाँचना",
        "रिबन केबल फाड़े बिना नई स्क्रीन लगाना",
        "Windows दोबारा डालने से पहले छात्र की थीसिस बचाना",
      ],
    },
  },
  "mobile-phone-repair-technician": {
    of: "105auqf",
    description: { hinglish: "Phone ki tooti screen, battery aur nanhi chip badalna.", hindi: "फ़ोन की टूटी स्क्रीन, बैटरी और नन्ही चिप बदलना।" },
    summary: {
      hinglish:
        "Bazaar ki dukan ya service centre mein tooti screen, battery aur charging port badalna aur microscope ke neeche nanhi chip theek karna.",
      hindi: "बाज़ार की दुकान या सर्विस सेंटर में टूटी स्क्रीन, बैटरी और चार्जिंग पोर्ट बदलना और माइक्रोस्कोप के नीचे नन्ही चिप ठीक करना।",
    },
    day: {
      hinglish: [
        "Customer ke saamne hi chaknachoor screen garam karke uthana aur badalna",
        "Meter aur heat camera se short circuit dhoondhna",
        "Chawal ke daane se chhoti charging chip badalna",
      ],
      hindi: [
        "ग्राहक के सामने ही चकनाचूर स्क्रीन गर्म करके उठाना और बदलना",
        "मीटर और हीट कैमरे से शॉर्ट सर्किट ढूँढ़ना",
        "चावल के दाने से छोटी चार्जिंग चिप बदलना",
      ],
    },
  },
  "television-repair-technician": {
    of: "1iqpak6",
    description: {
      hinglish: "TV mein kharab strip ya board dhoondhkar use theek karna.",
      hindi: "TV में ख़राब स्ट्रिप या बोर्ड ढूँढ़कर उसे ठीक करना।",
    },
    summary: {
      hinglish: "TV mein kharab strip, board ya speaker dhoondhna aur use counter par ya customer ke ghar par theek karna.",
      hindi: "TV में ख़राब स्ट्रिप, बोर्ड या स्पीकर ढूँढ़ना और उसे काउंटर पर या ग्राहक के घर पर ठीक करना।",
    },
    day: {
      hinglish: [
        "Jis TV mein awaaz ho par tasveer na ho, uski har backlight strip jaanchna",
        "Voltage ke jhatke ke baad power board ke phoole capacitor badalna",
        "Theek kiya 43 inch ka TV teen manzil upar le jaana aur tune karna",
      ],
      hindi: [
        "जिस TV में आवाज़ हो पर तस्वीर न हो, उसकी हर बैकलाइट स्ट्रिप जाँचना",
        "वोल्टेज के झटके के बाद पावर बोर्ड के फूले कैपेसिटर बदलना",
        "ठीक किया 43 इंच का TV तीन मंज़िल ऊपर ले जाना और ट्यून करना",
      ],
    },
  },
  "printer-repair-technician": {
    of: "nbqwo3",
    description: {
      hinglish: "Photocopier mein phansa kagaz nikalna aur drum badalna.",
      hindi: "फ़ोटोकॉपी मशीन में फँसा काग़ज़ निकालना और ड्रम बदलना।",
    },
    summary: {
      hinglish:
        "Office jaakar phansa kagaz nikalna, drum aur roller badalna, aur band pade photocopier aur printer se phir saaf print nikalwana.",
      hindi: "ऑफ़िस जाकर फँसा काग़ज़ निकालना, ड्रम और रोलर बदलना, और बंद पड़ी फ़ोटोकॉपी मशीन और प्रिंटर से फिर साफ़ प्रिंट निकलवाना।",
    },
    day: {
      hinglish: [
        "Roller ki gehrai mein phansa phata kagaz nikalna",
        "Court complex mein woh drum badalna jo grey dhaariyan chhapta hai",
        "Drum ka counter reset karna aur bill ke liye kul page note karna",
      ],
      hindi: [
        "रोलर की गहराई में फँसा फटा काग़ज़ निकालना",
        "कोर्ट परिसर में वह ड्रम बदलना जो ग्रे धारियाँ छापता है",
        "ड्रम का काउंटर रीसेट करना और बिल के लिए कुल पेज नोट करना",
      ],
    },
  },
  "atm-technician": {
    of: "1jyzh5u",
    description: { hinglish: "Phanse note nikalna aur ATM ko wahin theek karna.", hindi: "फँसे नोट निकालना और ATM को वहीं ठीक करना।" },
    summary: {
      hinglish:
        "Ilaake ke har band pade ATM par vaade ke samay tak pahunchna, phanse note nikalna, card reader ya modem badalna aur test karke dikhana ki usme se paise nikalte hain.",
      hindi: "इलाक़े के हर बंद पड़े ATM पर वादे के समय तक पहुँचना, फँसे नोट निकालना, कार्ड रीडर या मॉडम बदलना और टेस्ट करके दिखाना कि उसमें से पैसे निकलते हैं।",
    },
    day: {
      hinglish: [
        "Cash sambhalne walon ke tijori kholne ke baad phansa kuchla note nikalna",
        "Card reader badalna aur test ke liye paise nikalkar dekhna",
        "Modem phir chalu karna taaki booth online ho jaye",
      ],
      hindi: [
        "कैश सँभालने वालों के तिजोरी खोलने के बाद फँसा कुचला नोट निकालना",
        "कार्ड रीडर बदलना और टेस्ट के लिए पैसे निकालकर देखना",
        "मॉडम फिर चालू करना ताकि बूथ ऑनलाइन हो जाए",
      ],
    },
  },
  "data-recovery-specialist": {
    of: "14h3pzt",
    description: { hinglish: "Crash hui, jali ya mitayi gayi disk se file bachana.", hindi: "क्रैश हुई, जली या मिटाई गई डिस्क से फ़ाइल बचाना।" },
    summary: {
      hinglish:
        "Crash hui, jali ya mitayi gayi drive se shaadi ki photo ya hisaab bachana, aur software kaam na aaye to bina dhool wali hawa mein disk kholna.",
      hindi: "क्रैश हुई, जली या मिटाई गई ड्राइव से शादी की फ़ोटो या हिसाब बचाना, और सॉफ़्टवेयर काम न आए तो बिना धूल वाली हवा में डिस्क खोलना।",
    },
    day: {
      hinglish: [
        "Kharab hoti disk ko band hone se pehle ek-ek sector karke copy karna, aasan hisse pehle",
        "Clean bench par donor drive ke head nikalkar lagana",
        "Studio ke shaadi album ki files ke naam dobara banana",
      ],
      hindi: [
        "ख़राब होती डिस्क को बंद होने से पहले एक-एक सेक्टर करके कॉपी करना, आसान हिस्से पहले",
        "क्लीन बेंच पर डोनर ड्राइव के हेड निकालकर लगाना",
        "स्टूडियो के शादी ऐल्बम की फ़ाइलों के नाम दोबारा बनाना",
      ],
    },
  },
  "field-service-engineer": {
    of: "r399uk",
    description: {
      hinglish: "Spare part lekar client ke yahan jaana aur unke server theek karna.",
      hindi: "स्पेयर पार्ट लेकर क्लाइंट के यहाँ जाना और उनके सर्वर ठीक करना।",
    },
    summary: {
      hinglish:
        "Contract ke tahat client ke yahan jaakar server, storage aur scanner lagana aur theek karna, spare part lekar aur vaade ke samay par pahunchkar.",
      hindi: "कॉन्ट्रैक्ट के तहत क्लाइंट के यहाँ जाकर सर्वर, स्टोरेज और स्कैनर लगाना और ठीक करना, स्पेयर पार्ट लेकर और वादे के समय पर पहुँचकर।",
    },
    day: {
      hinglish: [
        "Power supply lekar chaar ghante mein Surat ki mill tak pahunchna",
        "Client ke minute ginte-ginte server ka board badalna",
        "Dastakhat ki hui report lena aur kharab part lautana",
      ],
      hindi: [
        "पावर सप्लाई लेकर चार घंटे में सूरत के कारख़ाने तक पहुँचना",
        "क्लाइंट के मिनट गिनते-गिनते सर्वर का बोर्ड बदलना",
        "दस्तख़त की हुई रिपोर्ट लेना और ख़राब पुर्ज़ा लौटाना",
      ],
    },
  },
  "domestic-biometric-data-operator": {
    of: "1iv0l6p",
    description: {
      hinglish: "Aadhaar card ke liye fingerprint aur aankh ki putli ka scan lena.",
      hindi: "आधार कार्ड के लिए फ़िंगरप्रिंट और आँख की पुतली का स्कैन लेना।",
    },
    summary: {
      hinglish:
        "Aadhaar aur doosre pehchan patra ke liye logon ka enrolment karna, fingerprint, aankh ki putli ka scan aur photo lena aur unke kagaz jaanchna.",
      hindi: "आधार और दूसरे पहचान पत्र के लिए लोगों का नामांकन करना, फ़िंगरप्रिंट, आँख की पुतली का स्कैन और फ़ोटो लेना और उनके काग़ज़ जाँचना।",
    },
    day: {
      hinglish: [
        "Buzurg kisan ki ungliyan garam karna taaki scanner unhe padh le",
        "Save karne se pehle janm praman patra ko form se milana",
        "Hilte-dulte bachche ki photo lena jiska Aadhaar update hona hai",
      ],
      hindi: [
        "बुज़ुर्ग किसान की उँगलियाँ गर्म करना ताकि स्कैनर उन्हें पढ़ ले",
        "सेव करने से पहले जन्म प्रमाण पत्र को फ़ॉर्म से मिलाना",
        "हिलते-डुलते बच्चे की फ़ोटो लेना जिसका आधार अपडेट होना है",
      ],
    },
  },
  "chief-information-officer": {
    of: "14g0fk9",
    description: {
      hinglish: "Tay karna ki badi sanstha computing par kahan kharch kare.",
      hindi: "तय करना कि बड़ी संस्था कंप्यूटिंग पर कहाँ ख़र्च करे।",
    },
    summary: {
      hinglish: "Tay karna ki bank ya hospital group jaisi sanstha computing par kahan kharch kare, aur uske system rukne par jawab dena.",
      hindi: "तय करना कि बैंक या अस्पताल समूह जैसी संस्था कंप्यूटिंग पर कहाँ ख़र्च करे, और उसके सिस्टम रुकने पर जवाब देना।",
    },
    day: {
      hinglish: [
        "Tay karna ki hospital group apna billing system sudhare ya badle",
        "Agle saal ke computing budget par finance pramukh ke saath baithna",
        "Poochna ki Friday ko system thap hone ka asar ward tak kyon pahuncha",
      ],
      hindi: [
        "तय करना कि अस्पताल समूह अपना बिलिंग सिस्टम सुधारे या बदले",
        "अगले साल के कंप्यूटिंग बजट पर फ़ाइनेंस प्रमुख के साथ बैठना",
        "पूछना कि शुक्रवार को सिस्टम ठप होने का असर वार्ड तक क्यों पहुँचा",
      ],
    },
  },
  "chief-technology-officer": {
    of: "19z8s2p",
    description: {
      hinglish: "Chunna ki company ke engineer kya banayein aur kya kharidein.",
      hindi: "चुनना कि कंपनी के इंजीनियर क्या बनाएँ और क्या ख़रीदें।",
    },
    summary: {
      hinglish:
        "Company ke product ki technical disha tay karna, chunna ki kya banana hai ya kharidna hai, aur engineering ke heads ka netritva karna.",
      hindi: "कंपनी के प्रोडक्ट की तकनीकी दिशा तय करना, चुनना कि क्या बनाना है या ख़रीदना है, और इंजीनियरिंग के प्रमुखों का नेतृत्व करना।",
    },
    day: {
      hinglish: [
        "Chunna ki search khud banayein ya kiraye par lein",
        "Mobile head pad ke liye teen aur offer wale ummeedvar ka interview lena",
        "Engineers ko samjhana ki do saal mein product ko kya banna hai",
      ],
      hindi: [
        "चुनना कि सर्च ख़ुद बनाएँ या किराए पर लें",
        "मोबाइल प्रमुख पद के लिए तीन और ऑफ़र वाले उम्मीदवार का इंटरव्यू लेना",
        "इंजीनियरों को समझाना कि दो साल में प्रोडक्ट को क्या बनना है",
      ],
    },
  },
  "it-manager": {
    of: "1szoym8",
    description: {
      hinglish: "Firm ke computer staff, contract aur repair sambhalna.",
      hindi: "फ़र्म के कंप्यूटर स्टाफ़, कॉन्ट्रैक्ट और मरम्मत सँभालना।",
    },
    summary: {
      hinglish: "Factory, college ya firm ka computer department chalana: staff, saman, contract, suraksha aur shikayatein.",
      hindi: "फ़ैक्टरी, कॉलेज या फ़र्म का कंप्यूटर विभाग चलाना: स्टाफ़, सामान, कॉन्ट्रैक्ट, सुरक्षा और शिकायतें।",
    },
    day: {
      hinglish: [
        "Factory ka printer contract kam rate par renew karna",
        "Tay karna ki kiska kharab laptop pehle theek ho",
        "Naye server ke liye sab band rakhne wala Sunday plan karna",
      ],
      hindi: [
        "फ़ैक्टरी का प्रिंटर कॉन्ट्रैक्ट कम रेट पर रिन्यू करना",
        "तय करना कि किसका ख़राब लैपटॉप पहले ठीक हो",
        "नए सर्वर के लिए सब बंद रखने वाला रविवार प्लान करना",
      ],
    },
  },
  "it-project-manager": {
    of: "11wh4dv",
    description: {
      hinglish: "Computer project ko tay tareekh aur budget mein poora karna.",
      hindi: "कंप्यूटर प्रोजेक्ट को तय तारीख़ और बजट में पूरा करना।",
    },
    summary: {
      hinglish:
        "Kaam, jokhim aur paise ka plan banakar computer project samay par poora karna, aur deri hone lage to client ko pehle hi batana.",
      hindi: "काम, जोखिम और पैसे का प्लान बनाकर कंप्यूटर प्रोजेक्ट समय पर पूरा करना, और देरी होने लगे तो क्लाइंट को पहले ही बताना।",
    },
    day: {
      hinglish: [
        "Iklauta tester beemar pade to do kaam khiskana",
        "Client ko aaj hi batana ki tareekh June se July ho gayi",
        "Baaton-baaton mein maangi gayi extra login screen ki keemat lagana",
      ],
      hindi: [
        "इकलौता टेस्टर बीमार पड़े तो दो काम खिसकाना",
        "क्लाइंट को आज ही बताना कि तारीख़ जून से जुलाई हो गई",
        "बातों-बातों में माँगी गई अतिरिक्त लॉगिन स्क्रीन की क़ीमत लगाना",
      ],
    },
  },
  "it-programme-manager": {
    of: "rtw13h",
    description: { hinglish: "Kai engineering teams ka kaam ek launch mein jodna.", hindi: "कई इंजीनियरिंग टीमों का काम एक लॉन्च में जोड़ना।" },
    summary: {
      hinglish:
        "Kai engineering teams ka kaam ek launch mein jodna, aur hafton pehle pakadna ki ek ki kaun si deri doosri ka kaam rok degi.",
      hindi: "कई इंजीनियरिंग टीमों का काम एक लॉन्च में जोड़ना, और हफ़्तों पहले पकड़ना कि एक की कौन सी देरी दूसरी का काम रोक देगी।",
    },
    day: {
      hinglish: [
        "Pakadna ki ek team ka der se aaya interface paanch aur teams ko rok dega",
        "Do ziddi architects ko ek faisle par lana",
        "Do feature hatana taaki phone Diwali se pehle launch ho",
      ],
      hindi: [
        "पकड़ना कि एक टीम का देर से आया इंटरफ़ेस पाँच और टीमों को रोक देगा",
        "दो ज़िद्दी आर्किटेक्ट को एक फ़ैसले पर लाना",
        "दो फ़ीचर हटाना ताकि फ़ोन दिवाली से पहले लॉन्च हो",
      ],
    },
  },
  "software-development-manager": {
    of: "1fibzmn",
    description: {
      hinglish: "Coders ka netritva karna, kaam baantna aur junior logon ko sikhana.",
      hindi: "कोडरों का नेतृत्व करना, काम बाँटना और जूनियर लोगों को सिखाना।",
    },
    summary: {
      hinglish:
        "Coders ki team ka netritva karna, kaam baantna, design parakhna, junior logon ko sikhana aur team ko badalti maangon se bachana.",
      hindi: "कोडरों की टीम का नेतृत्व करना, काम बाँटना, डिज़ाइन परखना, जूनियर लोगों को सिखाना और टीम को बदलती माँगों से बचाना।",
    },
    day: {
      hinglish: [
        "Ghabraye junior ko shuruaat ke liye code ka chhota hissa dena",
        "Aise feature ko mana karna jo agle hafte ka plan bigaad de",
        "Do design ki tulna karna aur poochna ki das guna load par kya hoga",
      ],
      hindi: [
        "घबराए जूनियर को शुरुआत के लिए कोड का छोटा हिस्सा देना",
        "ऐसे फ़ीचर को मना करना जो अगले हफ़्ते का प्लान बिगाड़ दे",
        "दो डिज़ाइन की तुलना करना और पूछना कि दस गुना लोड पर क्या होगा",
      ],
    },
  },
  "product-manager": {
    of: "db18bj",
    description: {
      hinglish: "Users ke istemal ko dekhkar chunna ki app aage kya kare.",
      hindi: "यूज़र के इस्तेमाल को देखकर चुनना कि ऐप आगे क्या करे।",
    },
    summary: {
      hinglish: "Users se baat karke aur aankde dekhkar chunna ki app aage kya kare, aur baaki sab ko na kehna.",
      hindi: "यूज़र से बात करके और आँकड़े देखकर चुनना कि ऐप आगे क्या करे, और बाक़ी सब को ना कहना।",
    },
    day: {
      hinglish: [
        "Chhe dukandaron ko bina madad kiye app chalate dekhna",
        "Aankdon mein dekhna ki aadhe kharidar payment page se kyon laut gaye",
        "Aankde dikhakar director ka pasandeeda idea hatana",
      ],
      hindi: [
        "छह दुकानदारों को बिना मदद किए ऐप चलाते देखना",
        "आँकड़ों में देखना कि आधे ख़रीदार पेमेंट पेज से क्यों लौट गए",
        "आँकड़े दिखाकर डायरेक्टर का पसंदीदा आइडिया हटाना",
      ],
    },
  },
  "product-owner": {
    of: "1grzkzt",
    description: {
      hinglish: "Ek coding team ke kaam ki list pakke kram mein rakhna.",
      hindi: "एक कोडिंग टीम के काम की लिस्ट पक्के क्रम में रखना।",
    },
    summary: {
      hinglish:
        "Ek team ki zaruraton ki list yaani user stories ko kram mein rakhna, har zarurat developers ko samjhana aur poora hua kaam manzoor karna ya lautana.",
      hindi: "एक टीम की ज़रूरतों की लिस्ट यानी यूज़र स्टोरी को क्रम में रखना, हर ज़रूरत डेवलपरों को समझाना और पूरा हुआ काम मंज़ूर करना या लौटाना।",
    },
    day: {
      hinglish: [
        "Thursday ki chalees farmaishon ko ek pakke kram mein rakhna",
        "Refund wali zaroorat tab tak samjhana jab tak har coder use khud na bata de",
        "Woh feature lautana jo cash dene wale customers ko bhool gaya",
      ],
      hindi: [
        "गुरुवार की चालीस फ़रमाइशों को एक पक्के क्रम में रखना",
        "रिफ़ंड वाली ज़रूरत तब तक समझाना जब तक हर कोडर उसे ख़ुद न बता दे",
        "वह फ़ीचर लौटाना जो कैश देने वाले ग्राहकों को भूल गया",
      ],
    },
  },
  "scrum-master": {
    of: "1fdi4v8",
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
    day: {
      hinglish: [
        "Subah ki stand-up meeting ko pandrah minute se aage na badhne dena",
        "Woh test server dilana jo team ko ek hafte se nahi mila",
        "Beete kaam ki meeting mein chup tester ki raay nikalwana",
      ],
      hindi: [
        "सुबह की स्टैंड-अप मीटिंग को पंद्रह मिनट से आगे न बढ़ने देना",
        "वह टेस्ट सर्वर दिलाना जो टीम को एक हफ़्ते से नहीं मिला",
        "बीते काम की मीटिंग में चुप टेस्टर की राय निकलवाना",
      ],
    },
  },
  "agile-coach": {
    of: "1n0mh97",
    description: {
      hinglish: "Directors aur teams ko chhote kadmon mein kaam karna sikhana.",
      hindi: "डायरेक्टरों और टीमों को छोटे क़दमों में काम करना सिखाना।",
    },
    summary: {
      hinglish:
        "Poore department ko chhote aur lagatar kadmon mein kaam karna sikhana, unki meeting dekhna aur cashier se director tak sabki aadatein badalna.",
      hindi: "पूरे विभाग को छोटे और लगातार क़दमों में काम करना सिखाना, उनकी मीटिंग देखना और कैशियर से डायरेक्टर तक सबकी आदतें बदलना।",
    },
    day: {
      hinglish: [
        "Bank ki planning meeting mein chup baithkar note karna ki kaun kabhi nahi bolta",
        "Directors ko samjhana ki do saal ka project tukdon mein kyon baanta jaye",
        "Ek team ke saath uski aadat pakki hone tak kaam karna",
      ],
      hindi: [
        "बैंक की प्लानिंग मीटिंग में चुप बैठकर नोट करना कि कौन कभी नहीं बोलता",
        "डायरेक्टरों को समझाना कि दो साल का प्रोजेक्ट टुकड़ों में क्यों बाँटा जाए",
        "एक टीम के साथ उसकी आदत पक्की होने तक काम करना",
      ],
    },
  },
  "systems-analyst": {
    of: "5kb4zz",
    description: {
      hinglish: "Office mein kagazon ka rasta dekhkar uska computer system plan karna.",
      hindi: "ऑफ़िस में काग़ज़ों का रास्ता देखकर उसका कंप्यूटर सिस्टम प्लान करना।",
    },
    summary: {
      hinglish:
        "Samajhna ki sanstha mein jaankari kaise chalti hai, jaise hospital mein mareez bharti hote samay, aur likhna ki use sambhalne wala system kaisa ho.",
      hindi: "समझना कि संस्था में जानकारी कैसे चलती है, जैसे अस्पताल में मरीज़ भर्ती होते समय, और लिखना कि उसे सँभालने वाला सिस्टम कैसा हो।",
    },
    day: {
      hinglish: [
        "Bharti ki parchi ke saath-saath gate se ward aur billing tak jaana",
        "Naksha banana ki har desk kaun sa data jode aur kaun sa dohraye",
        "Parakhna ki bana-banaya system teen-chauthai zaroorat poori karta hai ya nahi",
      ],
      hindi: [
        "भर्ती की पर्ची के साथ-साथ गेट से वार्ड और बिलिंग तक जाना",
        "नक़्शा बनाना कि हर डेस्क कौन सा डेटा जोड़ती है और कौन सा दोहराती है",
        "परखना कि बना-बनाया सिस्टम तीन-चौथाई ज़रूरत पूरी करता है या नहीं",
      ],
    },
  },
  "it-business-analyst": {
    of: "1rf1a2v",
    description: {
      hinglish: "Manager se wajah poochhte rehna, taaki coder asli zarurat jaanein.",
      hindi: "मैनेजर से वजह पूछते रहना, ताकि कोडर असली ज़रूरत जानें।",
    },
    summary: {
      hinglish:
        "Managers jo maangein use aisi saaf zaruraton mein badalna jin par coders kaam kar sakein, aur asli zarurat dikhne tak wajah poochhte rehna.",
      hindi: "मैनेजर जो माँगें उसे ऐसी साफ़ ज़रूरतों में बदलना जिन पर कोडर काम कर सकें, और असली ज़रूरत दिखने तक वजह पूछते रहना।",
    },
    day: {
      hinglish: [
        "Paanch baar wajah poochna, jab tak report gair-zaroori na nikle",
        "Sahkari sanstha ke loan form ke acceptance test likhna",
        "Coder aur claim officer ko ek-doosre ki baat samjhana",
      ],
      hindi: [
        "पाँच बार वजह पूछना, जब तक रिपोर्ट ग़ैर-ज़रूरी न निकले",
        "सहकारी संस्था के लोन फ़ॉर्म के ऐक्सेप्टेंस टेस्ट लिखना",
        "कोडर और क्लेम ऑफ़िसर को एक-दूसरे की बात समझाना",
      ],
    },
  },
  "enterprise-architect": {
    of: "yl1tle",
    description: {
      hinglish: "Sanstha ke uljhe hue system ka naksha banakar unhe kam karna.",
      hindi: "संस्था के उलझे हुए सिस्टम का नक़्शा बनाकर उन्हें कम करना।",
    },
    summary: {
      hinglish:
        "Badi sanstha ke har system ko uske lakshyon ke saamne rakhkar naksha banana aur aaj ki uljhan se ek saral vyavastha tak ka rasta banana.",
      hindi: "बड़ी संस्था के हर सिस्टम को उसके लक्ष्यों के सामने रखकर नक़्शा बनाना और आज की उलझन से एक सरल व्यवस्था तक का रास्ता बनाना।",
    },
    day: {
      hinglish: [
        "Chaar sau program ka chart banana aur ek hi kaam karne wale nau par ghera lagana",
        "Niyam banana ki naya software kaise kharida ja sakta hai",
        "Purane pad rahe core banking program se naye tak ka paanch saal ka rasta banana",
      ],
      hindi: [
        "चार सौ प्रोग्राम का चार्ट बनाना और एक ही काम करने वाले नौ पर घेरा लगाना",
        "नियम बनाना कि नया सॉफ़्टवेयर कैसे ख़रीदा जा सकता है",
        "पुराने पड़ रहे कोर बैंकिंग प्रोग्राम से नए तक का पाँच साल का रास्ता बनाना",
      ],
    },
  },
  "it-consultant": {
    of: "1d89vh7",
    description: {
      hinglish: "Client firms ko salah dena ki unke kaam ke liye kaun si technology sahi hai.",
      hindi: "क्लाइंट फ़र्मों को सलाह देना कि उनके काम के लिए कौन सी तकनीक सही है।",
    },
    summary: {
      hinglish:
        "Client firms ko salah dena ki unki samasya ke liye kaun si technology sahi hai, sunar ki billing se rajya ke e-office tak, phir use lagane mein madad karna.",
      hindi: "क्लाइंट फ़र्मों को सलाह देना कि उनकी समस्या के लिए कौन सी तकनीक सही है, सुनार की बिलिंग से राज्य के ई-ऑफ़िस तक, फिर उसे लगाने में मदद करना।",
    },
    day: {
      hinglish: [
        "Samajhna ki sunar ke yahan aaj bill, stock aur tax kaise hota hai",
        "Teen billing program ko paanch saal ke kharch ke saath aamne-saamne rakhna",
        "Program ke poore pehle hafte sunar ke counter par rehna",
      ],
      hindi: [
        "समझना कि सुनार के यहाँ आज बिल, स्टॉक और टैक्स कैसे होता है",
        "तीन बिलिंग प्रोग्राम को पाँच साल के ख़र्च के साथ आमने-सामने रखना",
        "प्रोग्राम के पूरे पहले हफ़्ते सुनार के काउंटर पर रहना",
      ],
    },
  },
  "erp-consultant": {
    of: "13ns4re",
    description: {
      hinglish: "Ek system ko firm ki kharid, stock aur bikri ke hisaab se dhaalna.",
      hindi: "एक सिस्टम को फ़र्म की ख़रीद, स्टॉक और बिक्री के हिसाब से ढालना।",
    },
    summary: {
      hinglish:
        "Firm ki kharid, stock, bikri aur hisaab ke liye Odoo ya Oracle jaisa ek system lagana aur use wahan ke logon ke kaam ke tareeke par dhaalna.",
      hindi: "फ़र्म की ख़रीद, स्टॉक, बिक्री और हिसाब के लिए Odoo या Oracle जैसा एक सिस्टम लगाना और उसे वहाँ के लोगों के काम के तरीक़े पर ढालना।",
    },
    day: {
      hinglish: [
        "Garment unit ki dhaaga kharid aur darzi ke bhugtan ka naksha banana",
        "Stock module set karna aur ek poora order test karna",
        "Das hazar purane item daalna aur do baar aaye item dhoondhna",
      ],
      hindi: [
        "गारमेंट यूनिट की धागा ख़रीद और दर्ज़ियों के भुगतान का नक़्शा बनाना",
        "स्टॉक मॉड्यूल सेट करना और एक पूरा ऑर्डर टेस्ट करना",
        "दस हज़ार पुराने आइटम डालना और दो बार आए आइटम ढूँढ़ना",
      ],
    },
  },
  "sap-consultant": {
    of: "5v0i5y",
    description: {
      hinglish: "Company ke liye SAP ka ek hissa, jaise finance, set karna.",
      hindi: "कंपनी के लिए SAP का एक हिस्सा, जैसे फ़ाइनेंस, सेट करना।",
    },
    summary: {
      hinglish:
        "Plant aur retailer ke liye SAP ka chuna hua module, jaise finance ya material, set karna, aur jis weekend woh shuru ho us poore samay saath rehna.",
      hindi: "प्लांट और रिटेलर के लिए SAP का चुना हुआ मॉड्यूल, जैसे फ़ाइनेंस या मटीरियल, सेट करना, और जिस वीकेंड वह शुरू हो उस पूरे समय साथ रहना।",
    },
    day: {
      hinglish: [
        "Hosur ke plant ke tax code set karna",
        "Store-keepers ko dikhana ki darj kiya maal hisaab tak kaise pahunchta hai",
        "System shuru hone wale poore weekend rukna aur ab tak khuli entries ginna",
      ],
      hindi: [
        "होसुर के प्लांट के टैक्स कोड सेट करना",
        "स्टोर-कीपरों को दिखाना कि दर्ज किया माल हिसाब तक कैसे पहुँचता है",
        "सिस्टम शुरू होने वाले पूरे वीकेंड रुकना और अब तक खुली एंट्री गिनना",
      ],
    },
  },
  "systems-integration-consultant": {
    of: "1oighw1",
    description: {
      hinglish: "Alag-alag system jodna, jaise metro ke gate aur ticket.",
      hindi: "अलग-अलग सिस्टम जोड़ना, जैसे मेट्रो के गेट और टिकट।",
    },
    summary: {
      hinglish:
        "Plan karna ki client ke alag-alag system, jaise metro ke ticket, gate aur hisaab, kaise judenge, aur jodne ke kaam ki dekhrekh karna.",
      hindi: "प्लान करना कि क्लाइंट के अलग-अलग सिस्टम, जैसे मेट्रो के टिकट, गेट और हिसाब, कैसे जुड़ेंगे, और जोड़ने के काम की देखरेख करना।",
    },
    day: {
      hinglish: [
        "Likhna ki metro ke gate har tap ki khabar accounts ko kaise dein",
        "Chaar vendors ko ek hi message format par tikaye rakhna",
        "Saare system jodkar ek trial din chalana",
      ],
      hindi: [
        "लिखना कि मेट्रो के गेट हर टैप की ख़बर अकाउंट्स को कैसे दें",
        "चार वेंडरों को एक ही मैसेज फ़ॉर्मैट पर टिकाए रखना",
        "सारे सिस्टम जोड़कर एक ट्रायल दिन चलाना",
      ],
    },
  },
  "ict-presales-engineer": {
    of: "1lmcyyx",
    description: {
      hinglish: "Kharidaron ko technical product dikhana aur offer plan karna.",
      hindi: "ख़रीदारों को तकनीकी प्रोडक्ट दिखाना और ऑफ़र प्लान करना।",
    },
    summary: {
      hinglish:
        "Kharidaron ko technical product chalakar dikhana, jin sawaalon ka jawab sales wale na de sakein unke jawab dena aur tender ka offer design karna.",
      hindi: "ख़रीदारों को तकनीकी प्रोडक्ट चलाकर दिखाना, जिन सवालों का जवाब सेल्स वाले न दे सकें उनके जवाब देना और टेंडर का ऑफ़र डिज़ाइन करना।",
    },
    day: {
      hinglish: [
        "Bank ko dikhana ki firewall pichhle mahine wala hamla kaise rokta hai",
        "Tender band hone se pehle uske do sau sawaalon ke jawab dena",
        "Us client ke liye server ka size tay karna jise apne traffic ka andaza nahi",
      ],
      hindi: [
        "बैंक को दिखाना कि फ़ायरवॉल पिछले महीने वाला हमला कैसे रोकता है",
        "टेंडर बंद होने से पहले उसके दो सौ सवालों के जवाब देना",
        "उस क्लाइंट के लिए सर्वर का साइज़ तय करना जिसे अपने ट्रैफ़िक का अंदाज़ा नहीं",
      ],
    },
  },
  "it-vendor-relationship-manager": {
    of: "lbf06n",
    description: {
      hinglish: "Service mein kami aane par bahar ki software firm par dabav daalna.",
      hindi: "सर्विस में कमी आने पर बाहर की सॉफ़्टवेयर फ़र्म पर दबाव डालना।",
    },
    summary: {
      hinglish:
        "Sanstha ko software aur support dene wali bahar ki firms par nazar rakhna, aur service mein kami aane par un par dabav daalna.",
      hindi: "संस्था को सॉफ़्टवेयर और सपोर्ट देने वाली बाहर की फ़र्मों पर नज़र रखना, और सर्विस में कमी आने पर उन पर दबाव डालना।",
    },
    day: {
      hinglish: [
        "Har support firm ko pichhle mahine jawab mein lage samay par number dena",
        "Jin call ka jawab bahut der se mila, unke liye support firm ke bill se paise kaatna",
        "Tay karna ki software firm badalne par data kaun lautayega",
      ],
      hindi: [
        "हर सपोर्ट फ़र्म को पिछले महीने जवाब में लगे समय पर नंबर देना",
        "जिन कॉल का जवाब बहुत देर से मिला, उनके लिए सपोर्ट फ़र्म के बिल से पैसे काटना",
        "तय करना कि सॉफ़्टवेयर फ़र्म बदलने पर डेटा कौन लौटाएगा",
      ],
    },
  },
  "service-delivery-manager": {
    of: "d72gp7",
    description: {
      hinglish: "Client se kiye vaade bahar ki support team se poore karwana.",
      hindi: "क्लाइंट से किए वादे बाहर की सपोर्ट टीम से पूरे करवाना।",
    },
    summary: {
      hinglish:
        "Client aur bahar ki support team ke beech kadi banna, aur pakka karna ki jawab dene ke samay ka vaada har mahine nibhaya jaye.",
      hindi: "क्लाइंट और बाहर की सपोर्ट टीम के बीच कड़ी बनना, और पक्का करना कि जवाब देने के समय का वादा हर महीने निभाया जाए।",
    },
    day: {
      hinglish: [
        "Netherlands ke client ko samjhana ki do sudhar der se kyon hue",
        "Kaam mein doobi shift mein teen agent bhejna",
        "Agli timaahi ke liye jawab dene ka samay aur jurmana tay karna",
      ],
      hindi: [
        "नीदरलैंड के क्लाइंट को समझाना कि दो सुधार देर से क्यों हुए",
        "काम में डूबी शिफ़्ट में तीन एजेंट भेजना",
        "अगली तिमाही के लिए जवाब देने का समय और जुर्माना तय करना",
      ],
    },
  },
  "ict-change-and-configuration-manager": {
    of: "1xm0q1k",
    description: {
      hinglish: "Live system ke har badlav ko taulna aur uska samay book karna.",
      hindi: "लाइव सिस्टम के हर बदलाव को तौलना और उसका समय बुक करना।",
    },
    summary: {
      hinglish:
        "Live system mein har plan kiye badlav ka jokhim taulna, uska samay book karna aur record rakhna ki kahan kya chal raha hai.",
      hindi: "लाइव सिस्टम में हर प्लान किए बदलाव का जोखिम तौलना, उसका समय बुक करना और रिकॉर्ड रखना कि कहाँ क्या चल रहा है।",
    },
    day: {
      hinglish: [
        "Friday ka woh badlav reject karna jise wapas na le sakein",
        "Hafte ki meeting ki adhyakshata karna jahan team slot ki pairvi karein",
        "Kaun sa program kis server par chalta hai, iska record sudharna",
      ],
      hindi: [
        "शुक्रवार का वह बदलाव नामंज़ूर करना जिसे वापस न लिया जा सके",
        "हफ़्ते की मीटिंग की अध्यक्षता करना जहाँ टीमें अपने स्लॉट की पैरवी करें",
        "कौन सा प्रोग्राम किस सर्वर पर चलता है, इसका रिकॉर्ड सुधारना",
      ],
    },
  },
  "green-it-consultant": {
    of: "1qlvgnh",
    description: { hinglish: "Server room mein lagne wali bijli naapna aur ghatana.", hindi: "सर्वर रूम में लगने वाली बिजली नापना और घटाना।" },
    summary: {
      hinglish:
        "Sanstha ki computing mein lagne wali bijli, cooling aur nikalne wala electronic kabaad naapna aur in sab ko ghatane ka plan banana.",
      hindi: "संस्था की कंप्यूटिंग में लगने वाली बिजली, कूलिंग और निकलने वाला इलेक्ट्रॉनिक कबाड़ नापना और इन सब को घटाने का प्लान बनाना।",
    },
    day: {
      hinglish: [
        "Server room mein ek-ek rack ka bijli meter padhna",
        "Hisaab lagana ki cooling do degree garam rakhne se kitni bachat hogi",
        "Pata lagana ki mantralaya ke purane monitor asal mein kahan jaate hain",
      ],
      hindi: [
        "सर्वर रूम में एक-एक रैक का बिजली मीटर पढ़ना",
        "हिसाब लगाना कि कूलिंग दो डिग्री गर्म रखने से कितनी बचत होगी",
        "पता लगाना कि मंत्रालय के पुराने मॉनिटर असल में कहाँ जाते हैं",
      ],
    },
  },
  "business-technology-consultant": {
    of: "1yd7b5q",
    description: {
      hinglish: "Kagaz par chalne wale purane office ka kaam online le jaana.",
      hindi: "काग़ज़ पर चलने वाले पुराने ऑफ़िस का काम ऑनलाइन ले जाना।",
    },
    summary: {
      hinglish:
        "Kagaz par chalne wale purane business ya office ka kaam online le jaane mein madad karna, aur tool ke saath logon ke kaam aur aadatein bhi badalna.",
      hindi: "काग़ज़ पर चलने वाले पुराने बिज़नेस या ऑफ़िस का काम ऑनलाइन ले जाने में मदद करना, और टूल के साथ लोगों के काम और आदतें भी बदलना।",
    },
    day: {
      hinglish: [
        "Ginna ki makaan ka ek permit kitne haathon se guzarta hai",
        "Koi software kharidne se pehle clerks ke kaam dobara tay karna",
        "Sirf kagaz par bharosa karne wale bade officer ko manana",
      ],
      hindi: [
        "गिनना कि मकान का एक परमिट कितने हाथों से गुज़रता है",
        "कोई सॉफ़्टवेयर ख़रीदने से पहले क्लर्कों के काम दोबारा तय करना",
        "सिर्फ़ काग़ज़ पर भरोसा करने वाले बड़े अफ़सर को मनाना",
      ],
    },
  },
  "smart-city-consultant": {
    of: "14iq26b",
    description: {
      hinglish: "Shehron ko traffic sensor aur street light par salah dena.",
      hindi: "शहरों को ट्रैफ़िक सेंसर और स्ट्रीट लाइट पर सलाह देना।",
    },
    summary: {
      hinglish:
        "Nagar nikayon ko traffic sensor, street light control aur nagrik app par salah dena, aur yeh bhi ki inka kharch kaise nikle aur inhe aapas mein kaise jodein.",
      hindi: "नगर निकायों को ट्रैफ़िक सेंसर, स्ट्रीट लाइट कंट्रोल और नागरिक ऐप पर सलाह देना, और यह भी कि इनका ख़र्च कैसे निकले और इन्हें आपस में कैसे जोड़ें।",
    },
    day: {
      hinglish: [
        "Hisaab lagana ki gyarah chauraahon ke signal traffic dekhkar khud chalein to kitne minute bachenge",
        "Ward ke logon se poochna ki woh kaun sa app kabhi kholenge bhi",
        "Tender aise likhna ki kisi bhi company ke sensor jud sakein",
      ],
      hindi: [
        "हिसाब लगाना कि ग्यारह चौराहों के सिग्नल ट्रैफ़िक देखकर ख़ुद चलें तो कितने मिनट बचेंगे",
        "वार्ड के लोगों से पूछना कि वे कौन सा ऐप कभी खोलेंगे भी",
        "टेंडर ऐसे लिखना कि किसी भी कंपनी के सेंसर जुड़ सकें",
      ],
    },
  },
  "it-procurement-officer": {
    of: "by71wn",
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
    day: {
      hinglish: [
        "Laptop ki aisi specification likhna jo kisi ek brand ki taraf na jhuke",
        "GeM par boliyon ki ek-ek line milana",
        "Carton kholna aur serial number order se milana",
      ],
      hindi: [
        "लैपटॉप की ऐसी स्पेसिफ़िकेशन लिखना जो किसी एक ब्रांड की तरफ़ न झुके",
        "GeM पर बोलियों की एक-एक लाइन मिलाना",
        "कार्टन खोलना और सीरियल नंबर ऑर्डर से मिलाना",
      ],
    },
  },
  "data-centre-manager": {
    of: "i3fas",
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
    day: {
      hinglish: [
        "Shift badalte samay hall mein ghoomkar garmi aur load padhna",
        "Woh ghanta manzoor karna jab ek generator ki servicing ho sake",
        "Team ko thande paani ke leak ki drill karana",
      ],
      hindi: [
        "शिफ़्ट बदलते समय हॉल में घूमकर गर्मी और लोड पढ़ना",
        "वह घंटा मंज़ूर करना जब एक जनरेटर की सर्विसिंग हो सके",
        "टीम को ठंडे पानी के लीक की ड्रिल कराना",
      ],
    },
  },
  "knowledge-manager": {
    of: "yd09qi",
    description: {
      hinglish: "Retire hone wale experts ki jaankari searchable guide mein sahejna.",
      hindi: "रिटायर होने वाले जानकारों का ज्ञान सर्च होने वाली गाइड में सहेजना।",
    },
    summary: {
      hinglish:
        "Anubhavi staff ki jaankari ko searchable guide aur community mein jama karna, taaki woh unke retirement ke saath hi na chali jaye.",
      hindi: "अनुभवी स्टाफ़ की जानकारी को सर्च होने वाली गाइड और कम्युनिटी में जमा करना, ताकि वह उनके रिटायरमेंट के साथ ही न चली जाए।",
    },
    day: {
      hinglish: [
        "Retire hote boiler expert ki zubaani das durlabh kharabiyan record karna",
        "Ek-doosre ki baat kaatne wali paanch guide ko ek karna",
        "Jaanna ki chhutti ke niyam khojne par kuch kyon nahi milta",
      ],
      hindi: [
        "रिटायर होते बॉयलर के जानकार की ज़ुबानी दस दुर्लभ ख़राबियाँ रिकॉर्ड करना",
        "एक-दूसरे की बात काटने वाली पाँच गाइड को एक करना",
        "जानना कि छुट्टी के नियम खोजने पर कुछ क्यों नहीं मिलता",
      ],
    },
  },
  "assistive-technologist": {
    of: "qowpg8",
    description: { hinglish: "Divyang logon ke liye sahi computer upkaran dhoondhna.", hindi: "दिव्यांग लोगों के लिए सही कंप्यूटर उपकरण ढूँढ़ना।" },
    summary: {
      hinglish:
        "Divyang logon ke liye sahi upkaran chunna, jaise aankh se chalne wala keyboard ya Braille display, aur unhe use chalana sikhana.",
      hindi: "दिव्यांग लोगों के लिए सही उपकरण चुनना, जैसे आँख से चलने वाला कीबोर्ड या ब्रेल डिस्प्ले, और उन्हें उसे चलाना सिखाना।",
    },
    day: {
      hinglish: [
        "Switch wahan lagana jahan ghutne ki ek harkat se vaakya likha ja sake",
        "Drishtiheen clerk ko Braille display par email padhna sikhana",
        "School ki ghanti se pehle student ka bolne wala tablet theek karna",
      ],
      hindi: [
        "स्विच वहाँ लगाना जहाँ घुटने की एक हरकत से वाक्य लिखा जा सके",
        "दृष्टिहीन क्लर्क को ब्रेल डिस्प्ले पर ईमेल पढ़ना सिखाना",
        "स्कूल की घंटी से पहले छात्र का बोलने वाला टैबलेट ठीक करना",
      ],
    },
  },
  "web-accessibility-specialist": {
    of: "9361xz",
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
    day: {
      hinglish: [
        "Pension portal ke icon mein bole jaane wale label jodna",
        "Us coder ko rasta batana jiske banaye menu se Tab key bahar nahi nikalti",
        "Pehli baar form bharte drishtiheen user ke saath baithna",
      ],
      hindi: [
        "पेंशन पोर्टल के आइकन में बोले जाने वाले लेबल जोड़ना",
        "उस कोडर को रास्ता बताना जिसके बनाए मेन्यू से Tab बटन बाहर नहीं निकलता",
        "पहली बार फ़ॉर्म भरते दृष्टिहीन यूज़र के साथ बैठना",
      ],
    },
  },
  "geospatial-data-scientist": {
    of: "1rz2h3k",
    description: {
      hinglish: "Satellite ki tasveeron mein sookhe khet dhoondhne wale model train karna.",
      hindi: "सैटेलाइट की तस्वीरों में सूखे खेत ढूँढ़ने वाले मॉडल ट्रेन करना।",
    },
    summary: {
      hinglish:
        "Satellite aur map ke data se seekhne wale program likhna: kis khet mein kaun si fasal hai, shehar kahan badha ya baadh kahan tak aayegi, kisanon, bima companies aur sarkaron ke liye.",
      hindi:
        "सैटेलाइट और नक़्शे के डेटा से सीखने वाले प्रोग्राम लिखना: किस खेत में कौन सी फ़सल है, शहर कहाँ बढ़ा या बाढ़ कहाँ तक आएगी, किसानों, बीमा कंपनियों और सरकारों के लिए।",
    },
    day: {
      hinglish: [
        "Radar tasveeron mein dhaan ko ganne se alag pehchanne ka model train karna",
        "Uske andaze un teen sau kheton se milana jo jaakar dekhe gaye",
        "July mein aadhe Assam ko chhupane wale baadal alag karna",
      ],
      hindi: [
        "रडार तस्वीरों में धान को गन्ने से अलग पहचानने का मॉडल ट्रेन करना",
        "उसके अंदाज़े उन तीन सौ खेतों से मिलाना जो जाकर देखे गए",
        "जुलाई में आधे असम को छुपाने वाले बादल अलग करना",
      ],
    },
  },
  "payment-systems-developer": {
    of: "gmcfvr",
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
    day: {
      hinglish: [
        "Pakka karna ki dobara aaye message se paisa kabhi do baar na kate",
        "Pichhle din ke payment ki list ko bank ki list se ek-ek rupya milana",
        "Bank ka jawab der se aaye to kya hoga, iski rehearsal karna",
      ],
      hindi: [
        "पक्का करना कि दोबारा आए मैसेज से पैसा कभी दो बार न कटे",
        "पिछले दिन के पेमेंट की लिस्ट को बैंक की लिस्ट से एक-एक रुपया मिलाना",
        "बैंक का जवाब देर से आए तो क्या होगा, इसकी रिहर्सल करना",
      ],
    },
  },
  "scada-security-analyst": {
    of: "e12o8w",
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
    day: {
      hinglish: [
        "Poochna ki substation ke panel ne raat 2 baje kisi anjaan se baat kyon ki",
        "Waterworks ke purane controllers ki kamzoriyon samet list banana",
        "Plant staff ke saath woh ghanta tay karna jab patch ke liye ek pump ruk sake",
      ],
      hindi: [
        "पूछना कि सबस्टेशन के पैनल ने रात 2 बजे किसी अनजान से बात क्यों की",
        "वॉटरवर्क्स के पुराने कंट्रोलरों की कमज़ोरियों समेत लिस्ट बनाना",
        "प्लांट स्टाफ़ के साथ वह घंटा तय करना जब पैच के लिए एक पंप रुक सके",
      ],
    },
  },
  "ai-security-specialist": {
    of: "1fy4pvo",
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
    day: {
      hinglish: [
        "Web page mein aadesh chhupakar dekhna ki assistant maanta hai ya nahi",
        "Kharide gaye training data mein jaan-boojhkar bigaadi gayi tasveerein dhoondhna",
        "List banana ki chatbot bank ke kaun se tool kabhi nahi chala sakta",
      ],
      hindi: [
        "वेब पेज में आदेश छुपाकर देखना कि असिस्टेंट मानता है या नहीं",
        "ख़रीदे गए ट्रेनिंग डेटा में जान-बूझकर बिगाड़ी गई तस्वीरें ढूँढ़ना",
        "लिस्ट बनाना कि चैटबॉट बैंक के कौन से टूल कभी नहीं चला सकता",
      ],
    },
  },
  "network-manager": {
    of: "1drw1kt",
    description: {
      hinglish: "Us team ko chalana jo kisi sanstha ke network connection chalu rakhti hai.",
      hindi: "उस टीम को चलाना जो किसी संस्था के नेटवर्क कनेक्शन चालू रखती है।",
    },
    summary: {
      hinglish: "Us team ko chalana jo kisi bank ya campus ka network chalu, surakshit aur budget ke andar rakhti hai.",
      hindi: "उस टीम को चलाना जो किसी बैंक या कैंपस का नेटवर्क चालू, सुरक्षित और बजट के अंदर रखती है।",
    },
    day: {
      hinglish: [
        "Tay karna ki do sau purane network switch mein se is saal kaun se badle jaayein",
        "Provider se poochhna ki Nagpur ki line do baar kyun band hui",
        "Tay karna ki Diwali ki raat kaun on call rahega",
      ],
      hindi: [
        "तय करना कि दो सौ पुराने नेटवर्क स्विच में से इस साल कौन से बदले जाएँ",
        "प्रोवाइडर से पूछना कि नागपुर की लाइन दो बार क्यों बंद हुई",
        "तय करना कि दिवाली की रात कौन ऑन कॉल रहेगा",
      ],
    },
  },
  "application-manager": {
    of: "lo0nkl",
    description: {
      hinglish: "Ek business program ki kharabiyon aur naye version ki zimmedari lena.",
      hindi: "एक बिज़नेस प्रोग्राम की ख़राबियों और नए वर्ज़न की ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Ek business program ki shuru se aakhir tak zimmedari lena: uski kharabiyan, badlaav, users, kharch aur ant mein use band karna.",
      hindi: "एक बिज़नेस प्रोग्राम की शुरू से आख़िर तक ज़िम्मेदारी लेना: उसकी ख़राबियाँ, बदलाव, यूज़र, ख़र्च और अंत में उसे बंद करना।",
    },
    day: {
      hinglish: [
        "Users ki sixty maangon mein se woh nau chunna jo agle version mein aayengi",
        "Branch walon ko samjhana ki loan program ek ghanta kyun band raha",
        "Taulna ki mehnga upgrade behtar hai ya do saal aur patch se kaam chalana",
      ],
      hindi: [
        "यूज़र की साठ माँगों में से वे नौ चुनना जो अगले वर्ज़न में आएँगी",
        "ब्रांच वालों को समझाना कि लोन प्रोग्राम एक घंटा क्यों बंद रहा",
        "तौलना कि महँगा अपग्रेड बेहतर है या दो साल और पैच से काम चलाना",
      ],
    },
  },
  "security-operations-centre-manager": {
    of: "1c23ydb",
    description: {
      hinglish: "Computer par hone wale hamlon ki din-raat nigrani chalana.",
      hindi: "कंप्यूटर पर होने वाले हमलों की दिन-रात निगरानी चलाना।",
    },
    summary: {
      hinglish: "Us kamre ko chalana jahan analyst din-raat hamlon par nazar rakhte hain, aur hamla asli ho to kamaan sambhalna.",
      hindi: "उस कमरे को चलाना जहाँ एनालिस्ट दिन-रात हमलों पर नज़र रखते हैं, और हमला असली हो तो कमान सँभालना।",
    },
    day: {
      hinglish: [
        "Do analyst ke resign karne par night shift ka intezaam karna",
        "Bhor mein kisi bank ki files lock hone lagein to kamaan sambhalna",
        "Woh alarm rule hatana jo bina wajah nau sau baar baja",
      ],
      hindi: [
        "दो एनालिस्ट के नौकरी छोड़ने के बाद रात की शिफ़्ट का इंतज़ाम करना",
        "भोर में किसी बैंक की फ़ाइलें लॉक होने लगें तो कमान सँभालना",
        "वह अलार्म नियम हटाना जो बिना वजह नौ सौ बार बजा",
      ],
    },
  },
  "node-js-developer": {
    of: "1wncj5m",
    description: {
      hinglish: "Chat aur score ke peeche chalne wale server JavaScript mein code karna.",
      hindi: "चैट और स्कोर के पीछे चलने वाले सर्वर JavaScript में कोड करना।",
    },
    summary: {
      hinglish: "Node.js ki madad se JavaScript mein chat, live score aur booking ka server wala hissa likhna.",
      hindi: "Node.js की मदद से JavaScript में चैट, लाइव स्कोर और बुकिंग का सर्वर वाला हिस्सा लिखना।",
    },
    day: {
      hinglish: [
        "Har gend ka score ek lakh khule page tak pahunchana",
        "Cab booking save karne wali request aur uske test likhna",
        "Security warning aane par doosron ka banaya package update karna",
      ],
      hindi: [
        "हर गेंद का स्कोर एक लाख खुले पेज तक पहुँचाना",
        "कैब बुकिंग सेव करने वाली रिक्वेस्ट और उसके टेस्ट लिखना",
        "सुरक्षा चेतावनी आने पर दूसरों का बनाया पैकेज अपडेट करना",
      ],
    },
  },
  "business-application-developer": {
    of: "8gvp0e",
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
    day: {
      hinglish: [
        "Woh rule banana jisse pehli baarish se pehle chhaate order ho jaayein",
        "Pata karna ki kirana chain ke stock mein minus four saabun kyun hain",
        "Payroll ki screen par half-day chhutti ka box jodna",
      ],
      hindi: [
        "वह नियम बनाना जिससे पहली बारिश से पहले छाते ऑर्डर हो जाएँ",
        "पता करना कि किराना चेन के स्टॉक में माइनस चार साबुन क्यों दिख रहे हैं",
        "वेतन की स्क्रीन पर आधे दिन की छुट्टी का बॉक्स जोड़ना",
      ],
    },
  },
  "gis-technician": {
    of: "13tmx91",
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
    day: {
      hinglish: [
        "Drone ki tasveer se ward ki har chhat trace karna",
        "GPS set lekar gali mein chalna aur har valve ki sahi jagah darj karna",
        "Nakshe ki do sheet jodna jinki nadiyan aapas mein nahi miltin",
      ],
      hindi: [
        "ड्रोन की तस्वीर से वार्ड की हर छत ट्रेस करना",
        "GPS सेट लेकर गली में चलना और हर वाल्व की सही जगह दर्ज करना",
        "नक़्शे की दो शीट जोड़ना जिनकी नदियाँ आपस में नहीं मिलतीं",
      ],
    },
  },
  "cloud-software-developer": {
    of: "1kbqrp7",
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
    day: {
      hinglish: [
        "Dheeme billing program ko chaar chhoti services mein baantna",
        "Aisa karna ki upload hote hi photo apne aap chhoti ho jaye",
        "Ek order ko das services mein track karna ki kisne buyer ko intezaar karaya",
      ],
      hindi: [
        "धीमे बिलिंग प्रोग्राम को चार छोटी सर्विस में बाँटना",
        "ऐसा करना कि अपलोड होते ही फ़ोटो अपने आप छोटी हो जाए",
        "एक ऑर्डर को दस सर्विस में ट्रैक करना कि किसने ख़रीदार को इंतज़ार कराया",
      ],
    },
  },
  "gis-application-specialist": {
    of: "1y4lvtw",
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
    day: {
      hinglish: [
        "Ward ki seemaon ka data halka karna taaki naksha 2G par khul jaye",
        "Har bus ko har das second mein khisakte bindu ki tarah dikhana",
        "Logon ko nakshe par gaddha mark karne aur marammat ki date dekhne dena",
      ],
      hindi: [
        "वार्ड की सीमाओं का डेटा हल्का करना ताकि नक़्शा 2G पर खुल जाए",
        "हर बस को हर दस सेकंड में खिसकते बिंदु की तरह दिखाना",
        "नागरिकों को नक़्शे पर गड्ढा मार्क करने और मरम्मत की तारीख़ देखने देना",
      ],
    },
  },
  "security-auditor": {
    of: "1421k22",
    description: {
      hinglish: "Firewall aur password ko ek standard se milakar jaanchna.",
      hindi: "फ़ायरवॉल और पासवर्ड को एक स्टैंडर्ड से मिलाकर जाँचना।",
    },
    summary: {
      hinglish: "Firewall, password aur patch ko ek standard se milana aur jo theek karna zaroori hai uski list par sign karna.",
      hindi: "फ़ायरवॉल, पासवर्ड और पैच को एक स्टैंडर्ड से मिलाना और जो ठीक करना ज़रूरी है उसकी लिस्ट पर दस्तख़त करना।",
    },
    day: {
      hinglish: [
        "Pehla scan karne se pehle dastakhat ki hui ijaazat lena",
        "Kaagaz par likhe firewall rule ko us traffic se milana jo sach mein guzarta hai",
        "Har khule raaste ka khatra aankna aur batana kaun use band kare",
      ],
      hindi: [
        "पहला स्कैन करने से पहले दस्तख़त की हुई इजाज़त लेना",
        "काग़ज़ पर लिखे फ़ायरवॉल नियमों को उस ट्रैफ़िक से मिलाना जो सच में गुज़रता है",
        "हर खुले रास्ते का ख़तरा आँकना और बताना कि उसे कौन बंद करे",
      ],
    },
  },
  "blockchain-analyst": {
    of: "1jaecs8",
    description: {
      hinglish: "Chori hue digital coin ka ek wallet se doosre wallet tak pata lagana.",
      hindi: "चोरी हुए डिजिटल कॉइन का एक वॉलेट से दूसरे वॉलेट तक पता लगाना।",
    },
    summary: {
      hinglish: "Sabke liye khule ledger mein payment ka peecha karke digital coin mein chori, dhokha aur trend pakadna.",
      hindi: "सबके लिए खुले बहीखातों में पेमेंट का पीछा करके डिजिटल कॉइन में चोरी, धोखा और ट्रेंड पकड़ना।",
    },
    day: {
      hinglish: [
        "Chori hue coin ko nau wallet se hote hue ek exchange tak trace karna",
        "Police ke liye saral shabdon mein likhna ki har kadam kya dikhata hai",
        "Chart banana ki naye coin ke asli user kitne hain",
      ],
      hindi: [
        "चोरी हुए कॉइन का नौ वॉलेट से होते हुए एक एक्सचेंज तक पता लगाना",
        "पुलिस के लिए सरल शब्दों में लिखना कि हर क़दम क्या दिखाता है",
        "चार्ट बनाना कि नए कॉइन के असली यूज़र कितने हैं",
      ],
    },
  },
  "c-plus-plus-developer": {
    of: "1nrcvrz",
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
    day: {
      hinglish: [
        "Pata karna ki saath chalte do hisson mein se kaun doosre ki memory par likh raha hai",
        "Ek search mein lagne wala samay ek tihaai ghatana",
        "Purane code ko aisa banana ki woh memory khud lautaye aur leak na kare",
      ],
      hindi: [
        "पता करना कि साथ चलते दो हिस्सों में से कौन दूसरे की मेमोरी पर लिख रहा है",
        "एक सर्च में लगने वाला समय एक तिहाई घटाना",
        "पुराने कोड को ऐसा बनाना कि वह मेमोरी ख़ुद लौटाए और लीक न करे",
      ],
    },
  },
  "remote-sensing-engineer": {
    of: "1lf9jkb",
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
    day: {
      hinglish: [
        "Subah guzarte satellite ka data lena aur jaanchna ki koi patti chhooti na ho",
        "Pichhli raat ki tasveerein zameen ke tay points se milakar seedhi karna",
        "Disk bharne se pehle das terabyte data tape par daalna",
      ],
      hindi: [
        "सुबह गुज़रते सैटेलाइट का डेटा लेना और जाँचना कि कोई पट्टी छूटी न हो",
        "पिछली रात की तस्वीरें ज़मीन के तय बिंदुओं से मिलाकर सीधी करना",
        "डिस्क भरने से पहले दस टेराबाइट डेटा टेप पर डालना",
      ],
    },
  },
};
