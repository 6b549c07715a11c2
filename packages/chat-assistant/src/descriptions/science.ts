import type { ToldCareers } from "./told.ts";

export const science: ToldCareers = {
  astronomer: {
    of: "1siciuc",
    description: { hinglish: "Telescope se dhundhle taare aur galaxy dekhna.", hindi: "टेलीस्कोप से धुँधले तारे और आकाशगंगाएँ देखना।" },
    summary: {
      hinglish:
        "Hanle mein lage telescope jaise telescopes se taare aur galaxy dekhna, aur dhundhli roshni se hisaab lagana ki woh kitne door, garam aur purane hain.",
      hindi: "हानले में लगी दूरबीन जैसे टेलीस्कोप से तारे और आकाशगंगाएँ देखना, और धुँधली रोशनी से हिसाब लगाना कि वे कितने दूर, गरम और पुराने हैं।",
    },
    day: {
      hinglish: [
        "Remote link se dome kholna aur dhundhli aakashganga ke saamne se baadal hatne ka intezaar karna",
        "Kal raat ki tasveeron se cosmic ray ke nishaan aur aasman ki chamak hatana",
        "Woh proposal likhna jisse agle saal telescope ki teen raatein milein",
      ],
      hindi: [
        "रिमोट लिंक से डोम खोलना और धुँधली आकाशगंगा के सामने से बादल हटने का इंतज़ार करना",
        "कल रात की तस्वीरों से कॉस्मिक रे के निशान और आसमान की चमक हटाना",
        "वह प्रस्ताव लिखना जिससे अगले साल टेलीस्कोप की तीन रातें मिलें",
      ],
    },
  },
  cosmologist: {
    of: "zx2jce",
    description: {
      hinglish: "Universe kaise shuru hua aur kaise phail raha hai, iski theory banana.",
      hindi: "ब्रह्मांड कैसे शुरू हुआ और कैसे फैल रहा है, इसके सिद्धांत बनाना।",
    },
    summary: {
      hinglish:
        "Universe kaise shuru hua aur kaise phail raha hai, iski theory banana, aur use bahut purane radiation aur laakhon galaxies ke nakshe se jaanchna.",
      hindi: "ब्रह्मांड कैसे शुरू हुआ और कैसे फैल रहा है, इसके सिद्धांत बनाना, और उन्हें बहुत पुराने रेडिएशन और लाखों आकाशगंगाओं के नक़्शे से जाँचना।",
    },
    day: {
      hinglish: [
        "Kamra bhar computers par namoone ka brahmand chalakar dekhna ki uski aakashgangaein asli jaise jhund banati hain ya nahi",
        "Dark energy ke naye vichaar ko sabse naye survey se jaanchna",
        "Student ke saath blackboard bharte jaana, jab tak plus-minus ki galti na mile",
      ],
      hindi: [
        "कमरा भर कंप्यूटरों पर नमूने का ब्रह्मांड चलाकर देखना कि उसकी आकाशगंगाएँ असली जैसे झुंड बनाती हैं या नहीं",
        "डार्क एनर्जी के नए विचार को सबसे नए सर्वे से जाँचना",
        "छात्र के साथ ब्लैकबोर्ड भरते जाना, जब तक प्लस-माइनस की ग़लती न मिले",
      ],
    },
  },
  "planetary-astronomer": {
    of: "1k0lwbr",
    description: {
      hinglish: "Chandramaon aur asteroids ko samajhna aur utarne ki jagahon ko rank dena.",
      hindi: "चंद्रमाओं और एस्टेरॉयड को समझना और उतरने की जगहों को रैंक देना।",
    },
    summary: {
      hinglish:
        "Telescope, orbiter ki tasveeron aur ulkapindon se grah, chandrama aur asteroids ko samajhna, aur Chandrayaan jaisa yaan kahan utre, yeh chunne mein madad karna.",
      hindi: "टेलीस्कोप, ऑर्बिटर की तस्वीरों और उल्कापिंडों से ग्रह, चंद्रमा और एस्टेरॉयड को समझना, और चंद्रयान जैसा यान कहाँ उतरे, यह चुनने में मदद करना।",
    },
    day: {
      hinglish: [
        "Chaand ke lava maidan ki umar jaanne ke liye orbiter ki tasveeron ki ek patti mein crater ginna",
        "Raat bhar telescope se asteroid ki badalti roshni dekhte rehna",
        "Dhalaan, chattanon aur dhoop ke hisaab se utarne ki jagahon ko kram mein rakhna",
        "Khanij pehchaanne ke liye ulkapind ko baal se bhi patla kaatna",
      ],
      hindi: [
        "चंद्रमा के लावा मैदान की उम्र जानने के लिए ऑर्बिटर की तस्वीरों की एक पट्टी में क्रेटर गिनना",
        "रात भर टेलीस्कोप से एस्टेरॉयड की बदलती रोशनी देखते रहना",
        "ढलान, चट्टानों और धूप के हिसाब से उतरने की जगहों को क्रम में रखना",
        "खनिज पहचानने के लिए उल्कापिंड को बाल से भी पतला काटना",
      ],
    },
  },
  "nuclear-physicist": {
    of: "130e7r3",
    description: {
      hinglish: "Atom ke nucleus par particles ki bauchhar karke jaanna ki use kya baandhe rakhta hai.",
      hindi: "परमाणु के नाभिक पर कणों की बौछार करके जानना कि उसे क्या बाँधे रखता है।",
    },
    summary: {
      hinglish:
        "Atom ke nucleus par beam ki bauchhar karke jaanna ki use kya baandhe rakhta hai, jo reactor ke eendhan se cancer ke scan tak kaam aata hai.",
      hindi: "परमाणु के नाभिक पर बीम की बौछार करके जानना कि उसे क्या बाँधे रखता है, जो रिएक्टर के ईंधन से कैंसर के स्कैन तक काम आता है।",
    },
    day: {
      hinglish: [
        "Ion beam ko set karte jaana jab tak woh nakhoon jitne nishaane par na lage",
        "Jis source ki taaqat pata ho, usse detector calibrate karna",
        "Energy spectrum ke peak fit karke isotope pehchaanna",
      ],
      hindi: [
        "आयन बीम को सेट करते जाना जब तक वह नाख़ून जितने निशाने पर न लगे",
        "जिस स्रोत की ताक़त पता हो, उससे डिटेक्टर कैलिब्रेट करना",
        "एनर्जी स्पेक्ट्रम के पीक फ़िट करके आइसोटोप पहचानना",
      ],
    },
  },
  "particle-physicist": {
    of: "11l3z3w",
    description: {
      hinglish: "Vishaal machines mein hui takkaron mein sabse chhote particles dhoondhna.",
      hindi: "विशाल मशीनों में हुई टक्करों में सबसे छोटे कण ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "CERN jaisi vishaal machines ki takkaron mein un sabse chhote particles ke nishaan dhoondhna jinse sab bana hai, aksar duniya bhar mein phaili team ke saath.",
      hindi: "सर्न जैसी विशाल मशीनों की टक्करों में उन सबसे छोटे कणों के निशान ढूँढ़ना जिनसे सब बना है, अक्सर दुनिया भर में फैली टीम के साथ।",
    },
    day: {
      hinglish: [
        "Program ko kan tootne ki ek arab aam ghatnaon mein se ek durlabh ghatna pehchaanna sikhana",
        "Doosre mahadweep ke detector par door se nazar rakhne ki shift karna",
        "Teen sau saathi lekhakon ke saamne ek graph ka bachaav karna",
      ],
      hindi: [
        "प्रोग्राम को कण टूटने की एक अरब आम घटनाओं में से एक दुर्लभ घटना पहचानना सिखाना",
        "दूसरे महाद्वीप के डिटेक्टर पर दूर से नज़र रखने की शिफ़्ट करना",
        "तीन सौ साथी लेखकों के सामने एक ग्राफ़ का बचाव करना",
      ],
    },
  },
  "plasma-physicist": {
    of: "dqmnk0",
    description: {
      hinglish: "Fusion ke liye suraj se bhi garam gas ko magnet se thaamna.",
      hindi: "फ़्यूज़न के लिए सूरज से भी गरम गैस को चुंबकों से थामना।",
    },
    summary: {
      hinglish:
        "Fusion bijli ki khoj mein suraj se bhi garam gas ko magnet se baandhe rakhna, jaise Gandhinagar ke Institute for Plasma Research mein.",
      hindi: "फ़्यूज़न बिजली की खोज में सूरज से भी गरम गैस को चुंबकों से बाँधे रखना, जैसे गांधीनगर के इंस्टीट्यूट फ़ॉर प्लाज़्मा रिसर्च में।",
    },
    day: {
      hinglish: [
        "Chumbak ki ring yaani tokamak ka ek shot chalana aur dekhna ki garam gas kitni der tiki",
        "Helium gas se hawa ka itna chhota leak dhoondhna jo sunai na de",
        "Model se samajhna ki garam gas chumbak ke pinjre se kyon chhoot nikli",
      ],
      hindi: [
        "चुंबक की रिंग यानी टोकामैक का एक शॉट चलाना और देखना कि गरम गैस कितनी देर टिकी",
        "हीलियम गैस से हवा का इतना छोटा रिसाव ढूँढ़ना जो सुनाई न दे",
        "मॉडल से समझना कि गरम गैस चुंबक के पिंजरे से क्यों छूट निकली",
      ],
    },
  },
  "condensed-matter-physicist": {
    of: "6fxosv",
    description: {
      hinglish: "Bahut thand mein jaanna ki solids kyon bijli behne dete ya chumbak bante hain.",
      hindi: "बहुत ठंड में जानना कि ठोस चीज़ें क्यों बिजली बहने देती या चुंबक बनती हैं।",
    },
    summary: {
      hinglish:
        "Crystal ugakar aur unhe absolute zero ke paas tak thanda karke jaanna ki solids kyon bijli behne dete, chumbak bante ya superconductor ho jaate hain.",
      hindi: "क्रिस्टल उगाकर और उन्हें एब्सोल्यूट ज़ीरो के पास तक ठंडा करके जानना कि ठोस चीज़ें क्यों बिजली बहने देती, चुंबक बनती या सुपरकंडक्टर हो जाती हैं।",
    },
    day: {
      hinglish: [
        "Crystal ko liquid helium se thanda karna aur uska resistance gayab hote dekhna",
        "Teen hafte tak crystal ka batch ugana aur dekhna ki woh chatak gaya",
        "Microscope ke neeche sample ko sone ke baareek taaron se jodna",
      ],
      hindi: [
        "क्रिस्टल को लिक्विड हीलियम से ठंडा करना और उसका रेज़िस्टेंस ग़ायब होते देखना",
        "तीन हफ़्ते तक क्रिस्टल का बैच उगाना और देखना कि वह चटक गया",
        "माइक्रोस्कोप के नीचे सैंपल को सोने के बारीक तारों से जोड़ना",
      ],
    },
  },
  metrologist: {
    of: "e34yh3",
    description: {
      hinglish: "Desh ke second, metre aur kilogram ko ekdum sahi rakhna.",
      hindi: "देश के सेकंड, मीटर और किलोग्राम को एकदम सही रखना।",
    },
    summary: {
      hinglish:
        "Desh ke second, metre aur kilogram ko ekdum sahi rakhna, jaise National Physical Laboratory mein, aur parakhna ki kisi naap par kitna bharosa ho.",
      hindi: "देश के सेकंड, मीटर और किलोग्राम को एकदम सही रखना, जैसे नेशनल फ़िज़िकल लैबोरेटरी में, और परखना कि किसी नाप पर कितना भरोसा हो।",
    },
    day: {
      hinglish: [
        "Satellite ke zariye lab ki ghadi ko duniya ki ghadi se milana",
        "Har woh kaaran likhna jo vazan mein gram ke das lakhven hisse ka fark la sake",
        "Us certificate par dastakhat karna jiske bharose factory ke gauge chalenge",
      ],
      hindi: [
        "सैटेलाइट के ज़रिए लैब की घड़ी को दुनिया की घड़ी से मिलाना",
        "हर वह कारण लिखना जो वज़न में ग्राम के दस लाखवें हिस्से का फ़र्क़ ला सके",
        "उस सर्टिफ़िकेट पर दस्तख़त करना जिसके भरोसे फ़ैक्टरी के गेज चलेंगे",
      ],
    },
  },
  "materials-scientist": {
    of: "1ui0nbd",
    description: {
      hinglish: "Samajhna ki dhaatu, kaanch aur ceramic mein atom kaise jame hain.",
      hindi: "समझना कि धातु, काँच और सिरेमिक में परमाणु कैसे जमे हैं।",
    },
    summary: {
      hinglish:
        "Pata lagana ki dhaatu, ceramic aur polymer mein atom kaise jame hain, taaki zyada halki battery, saaf kaanch ya mazboot resha banaya ja sake.",
      hindi: "पता लगाना कि धातु, सिरेमिक और पॉलिमर में परमाणु कैसे जमे हैं, ताकि ज़्यादा हल्की बैटरी, साफ़ काँच या मज़बूत रेशा बनाया जा सके।",
    },
    day: {
      hinglish: [
        "Naye nuskhe se kaanch pighlana aur dekhna ki woh saaf nikalta hai ya nahi",
        "X-ray pattern ke chhalle padhkar dekhna ki sach mein kya bana",
        "Chaalis sample todna aur electron microscope mein dekhna ki kyon toote",
      ],
      hindi: [
        "नए नुस्ख़े से काँच पिघलाना और देखना कि वह साफ़ निकलता है या नहीं",
        "एक्स-रे पैटर्न के छल्ले पढ़कर देखना कि सच में क्या बना",
        "चालीस सैंपल तोड़ना और इलेक्ट्रॉन माइक्रोस्कोप में देखना कि क्यों टूटे",
      ],
    },
  },
  "organic-chemist": {
    of: "1u7ffyw",
    description: {
      hinglish: "Flask mein kadam-dar-kadam carbon ke naye compound banana.",
      hindi: "फ़्लास्क में क़दम-दर-क़दम कार्बन के नए यौगिक बनाना।",
    },
    summary: {
      hinglish:
        "Kaanch ke flask mein dawa, rang ya itra ke liye kadam-dar-kadam carbon ke naye compound banana aur unki banawat saabit karna.",
      hindi: "काँच के फ़्लास्क में दवा, रंग या इत्र के लिए क़दम-दर-क़दम कार्बन के नए यौगिक बनाना और उनकी बनावट साबित करना।",
    },
    day: {
      hinglish: [
        "Chaudah charan ki synthesis ka nauvan charan karna",
        "Bane hue padarth ko column se bahakar chaalis tube mein ikattha karna",
        "Taaqatvar chumbak yaani NMR ke dheron peak padhkar sabit karna ki kya bana",
      ],
      hindi: [
        "चौदह चरण की सिंथेसिस का नौवाँ चरण करना",
        "बने हुए पदार्थ को कॉलम से बहाकर चालीस ट्यूब में इकट्ठा करना",
        "ताक़तवर चुंबक यानी NMR के ढेरों पीक पढ़कर साबित करना कि क्या बना",
      ],
    },
  },
  "inorganic-chemist": {
    of: "1kfjlz8",
    description: {
      hinglish: "Catalyst aur battery ke liye dhaatuon ke naye compound banana.",
      hindi: "कैटलिस्ट और बैटरी के लिए धातुओं के नए यौगिक बनाना।",
    },
    summary: {
      hinglish:
        "Dhaatu, salt aur khanij se catalyst, pigment aur battery ka material taiyar karna, aur pata lagana ki unke atom kaise judte hain.",
      hindi: "धातु, लवण और खनिज से कैटलिस्ट, पिगमेंट और बैटरी का मटीरियल तैयार करना, और पता लगाना कि उनके परमाणु कैसे जुड़ते हैं।",
    },
    day: {
      hinglish: [
        "Bina hawa-paani wale box mein rubber ke dastanon se kaam karna",
        "Cobalt ke ek naye yaugik ka crystal ugana",
        "Jaanchna ki koi sasti dhaatu platinum ka kaam kar sakti hai ya nahi",
      ],
      hindi: [
        "बिना हवा-पानी वाले बॉक्स में रबर के दस्तानों से काम करना",
        "कोबाल्ट के एक नए यौगिक का क्रिस्टल उगाना",
        "जाँचना कि कोई सस्ती धातु प्लैटिनम का काम कर सकती है या नहीं",
      ],
    },
  },
  "physical-chemist": {
    of: "ly0abz",
    description: {
      hinglish: "Laser se reaction ka samay naapna aur jaanna ki use kya tez ya dheema karta hai.",
      hindi: "लेज़र से रिएक्शन का समय नापना और जानना कि उसे क्या तेज़ या धीमा करता है।",
    },
    summary: {
      hinglish:
        "Laser aur ganit se naapna ki reaction kitni tezi se aur kyon hote hain, taaki doosre unka andaza laga saken aur unhe manchahi disha de saken.",
      hindi: "लेज़र और गणित से नापना कि रिएक्शन कितनी तेज़ी से और क्यों होते हैं, ताकि दूसरे उनका अंदाज़ा लगा सकें और उन्हें मनचाही दिशा दे सकें।",
    },
    day: {
      hinglish: [
        "Ek flash se reaction shuru karna aur agle flash se uska samay naapna",
        "Jude hue sau computers se andaza lagwana ki anu ko kaun sa aakaar sabse pasand hai",
        "Taapmaan ke saath reaction ki raftaar ka graph banana aur dekhna ki woh theory se aadhi nikli",
      ],
      hindi: [
        "एक फ़्लैश से रिएक्शन शुरू करना और अगले फ़्लैश से उसका समय नापना",
        "जुड़े हुए सौ कंप्यूटरों से अंदाज़ा लगवाना कि अणु को कौन सा आकार सबसे पसंद है",
        "तापमान के साथ रिएक्शन की रफ़्तार का ग्राफ़ बनाना और देखना कि वह थ्योरी से आधी निकली",
      ],
    },
  },
  "analytical-chemist": {
    of: "36488n",
    description: {
      hinglish: "Haldi mein lead jaisi cheezon ka zara-sa ansh aur uski matra pata karna.",
      hindi: "हल्दी में सीसे जैसी चीज़ों का ज़रा-सा अंश और उसकी मात्रा पता करना।",
    },
    summary: {
      hinglish: "Pata lagana ki sample mein kya hai aur kitna, haldi mein lead ya shahad mein antibiotic ke zara-se ansh tak.",
      hindi: "पता लगाना कि सैंपल में क्या है और कितना, हल्दी में सीसे या शहद में एंटीबायोटिक के ज़रा-से अंश तक।",
    },
    day: {
      hinglish: [
        "Sabit karna ki haldi ke sample mein seesa tay seema se zyada hai",
        "Dikhana ki ek tareeka teen din aur do machines par ek hi jawab deta hai",
        "Pata lagana ki ajeeb peak sheeshi ke apne dhakkan se aaya",
      ],
      hindi: [
        "साबित करना कि हल्दी के सैंपल में सीसा तय सीमा से ज़्यादा है",
        "दिखाना कि एक तरीक़ा तीन दिन और दो मशीनों पर एक ही जवाब देता है",
        "पता लगाना कि अजीब पीक शीशी के अपने ढक्कन से आया",
      ],
    },
  },
  "pharmaceutical-chemist": {
    of: "16hsmbh",
    description: {
      hinglish: "Molecules ko badalte jaana jab tak koi ek dawa na ban sake.",
      hindi: "अणुओं को बदलते जाना जब तक कोई एक दवा न बन सके।",
    },
    summary: {
      hinglish:
        "Dawa ke liye molecule design karna, banana aur jaanchna, har baar kuch atom badalna, jab tak koi ek shareer mein zeher phailaye bina asar na kare.",
      hindi: "दवा के लिए अणु डिज़ाइन करना, बनाना और जाँचना, हर बार कुछ परमाणु बदलना, जब तक कोई एक शरीर में ज़हर फैलाए बिना असर न करे।",
    },
    day: {
      hinglish: [
        "Kaagaz par bane do sau anuon mein se chunna ki kaun se teen banane hain",
        "Anu ki ek ring badalna taaki liver use na tode",
        "Biologists se sunna ki sabse achha anu zehreela hai",
      ],
      hindi: [
        "काग़ज़ पर बने दो सौ अणुओं में से चुनना कि कौन से तीन बनाने हैं",
        "अणु की एक रिंग बदलना ताकि लिवर उसे न तोड़े",
        "बायोलॉजिस्ट से सुनना कि सबसे अच्छा अणु ज़हरीला है",
      ],
    },
  },
  "polymer-chemist": {
    of: "14nnjp5",
    description: {
      hinglish: "Chhote molecules ko jodkar plastic, gond aur gel banana.",
      hindi: "छोटे अणुओं को जोड़कर प्लास्टिक, गोंद और जेल बनाना।",
    },
    summary: {
      hinglish: "Chhote molecules ko lambi chain mein jodkar manchahi loch ya mazbooti wale plastic, gond, paint aur gel banana.",
      hindi: "छोटे अणुओं को लंबी चेन में जोड़कर मनचाही लोच या मज़बूती वाले प्लास्टिक, गोंद, पेंट और जेल बनाना।",
    },
    day: {
      hinglish: [
        "Resin pakana aur flask mein jamne se pehle use nikaal lena",
        "Plastic ki patli film ko tootne tak kheenchna aur likhna ki kahan tooti",
        "Ek ke baad ek paint aazmana, jab tak koi Chennai ki namkeen hawa mein na tike",
      ],
      hindi: [
        "रेज़िन पकाना और फ़्लास्क में जमने से पहले उसे निकाल लेना",
        "प्लास्टिक की पतली फ़िल्म को टूटने तक खींचना और लिखना कि कहाँ टूटी",
        "एक के बाद एक पेंट आज़माना, जब तक कोई चेन्नई की नमकीन हवा में न टिके",
      ],
    },
  },
  "food-chemist": {
    of: "1g0mfi0",
    description: {
      hinglish: "Ghee aur khane ki doosri cheezon mein milawat aur vitamin jaanchna.",
      hindi: "घी और खाने की दूसरी चीज़ों में मिलावट और विटामिन जाँचना।",
    },
    summary: {
      hinglish:
        "Jaanchna aur samajhna ki khane mein kya hai, mote anaaj ke vitamin se ghee ki milawat tak, aur pakane aur rakhne se usmein kya badalta hai.",
      hindi: "जाँचना और समझना कि खाने में क्या है, मोटे अनाज के विटामिन से घी की मिलावट तक, और पकाने और रखने से उसमें क्या बदलता है।",
    },
    day: {
      hinglish: [
        "Ghee batakar beche gaye tin mein palm oil dhoondhna",
        "Naapna ki roti banne par mote anaaj ka kitna vitamin ghatta hai",
        "Aisi report likhna jisse dukaan seal ho sakti hai",
      ],
      hindi: [
        "घी बताकर बेचे गए टिन में पाम ऑयल ढूँढ़ना",
        "नापना कि रोटी बनने पर मोटे अनाज का कितना विटामिन घटता है",
        "ऐसी रिपोर्ट लिखना जिससे दुकान सील हो सकती है",
      ],
    },
  },
  "quality-control-chemist": {
    of: "1a0e6nd",
    description: {
      hinglish: "Dawa ka har batch jaanchna aur fail hone wale ko rok lena.",
      hindi: "दवा का हर बैच जाँचना और फ़ेल होने वाले को रोक लेना।",
    },
    summary: {
      hinglish:
        "Dawa ya chemical ke kaarkhane mein kachche aur taiyar maal ka har batch jaanchna, aur jo lot tay standard par khara na utre use rok lena.",
      hindi: "दवा या केमिकल के कारख़ाने में कच्चे और तैयार माल का हर बैच जाँचना, और जो लॉट तय मानक पर खरा न उतरे उसे रोक लेना।",
    },
    day: {
      hinglish: [
        "Niyam ke mutabik goliyon ke batch se sample nikaalna",
        "Chhe sheeshiyan chromatograph mein chalana aur har page par dastakhat karna",
        "Ek ashuddhi baal bhar zyada hone par truck bhar maal rok lena",
      ],
      hindi: [
        "नियम के मुताबिक़ गोलियों के बैच से सैंपल निकालना",
        "छह शीशियाँ क्रोमैटोग्राफ़ में चलाना और हर पेज पर दस्तख़त करना",
        "एक अशुद्धि बाल भर ज़्यादा होने पर ट्रक भर माल रोक लेना",
      ],
    },
  },
  "cosmetic-chemist": {
    of: "17iof4m",
    description: {
      hinglish: "Aisi cream aur lipstick ka formula banana jo skin mein jalan na kare.",
      hindi: "ऐसी क्रीम और लिपस्टिक का फ़ॉर्मूला बनाना जो त्वचा में जलन न करे।",
    },
    summary: {
      hinglish:
        "Aisi cream, shampoo aur lipstick ka formula banana jo lagane mein achchhi lage, garmi mein kharab na ho aur skin mein jalan na kare.",
      hindi: "ऐसी क्रीम, शैंपू और लिपस्टिक का फ़ॉर्मूला बनाना जो लगाने में अच्छी लगे, गर्मी में ख़राब न हो और त्वचा में जलन न करे।",
    },
    day: {
      hinglish: [
        "Pighlana, chalana aur thanda karna, jab tak tel aur paani milkar na rahein",
        "Cream ko teen mahine paintalis degree par rakh chhodna",
        "Formule ka kharch do rupaye ghatana, kisi ko pata chale bina",
      ],
      hindi: [
        "पिघलाना, चलाना और ठंडा करना, जब तक तेल और पानी मिलकर न रहें",
        "क्रीम को तीन महीने पैंतालीस डिग्री पर रख छोड़ना",
        "फ़ॉर्मूले का ख़र्च दो रुपये घटाना, किसी को पता चले बिना",
      ],
    },
  },
  perfumer: {
    of: "in3c9y",
    description: { hinglish: "Kudrati tel aur synthetic cheezon se khushboo rachna.", hindi: "क़ुदरती तेल और सिंथेटिक चीज़ों से ख़ुशबू रचना।" },
    summary: {
      hinglish:
        "Kannauj ke itra jaise kudrati tel ko synthetic cheezon ke saath milakar khushboo rachna, kai sau gandhon ki sadhi hui yaaddasht ke sahare.",
      hindi: "कन्नौज के इत्र जैसे क़ुदरती तेल को सिंथेटिक चीज़ों के साथ मिलाकर ख़ुशबू रचना, कई सौ गंधों की सधी हुई याददाश्त के सहारे।",
    },
    day: {
      hinglish: [
        "Nashte se pehle khushboo ki tees pattiyan soonghkar naam batana",
        "Sabun ki chameli wali khushboo ka satrahvan roop gram ke hazaarven hisse tak taulna",
        "Jis gulab ke tel ka daam dugna ho gaya, uska sasta vikalp dhoondhna",
      ],
      hindi: [
        "नाश्ते से पहले ख़ुशबू की तीस पट्टियाँ सूँघकर नाम बताना",
        "साबुन की चमेली वाली ख़ुशबू का सत्रहवाँ रूप ग्राम के हज़ारवें हिस्से तक तौलना",
        "जिस गुलाब के तेल का दाम दुगना हो गया, उसका सस्ता विकल्प ढूँढ़ना",
      ],
    },
  },
  "water-treatment-chemist": {
    of: "18nr1dt",
    description: {
      hinglish: "Shehar ya boiler ke paani mein chlorine aur phitkari ki matra tay karna.",
      hindi: "शहर या बॉयलर के पानी में क्लोरीन और फिटकरी की मात्रा तय करना।",
    },
    summary: {
      hinglish:
        "Boiler, pool aur shehar ka paani jaanchna aur chlorine, phitkari ya softener ki woh matra tay karna jisse paani surakshit rahe aur papdi na jame.",
      hindi: "बॉयलर, पूल और शहर का पानी जाँचना और क्लोरीन, फिटकरी या सॉफ़्टनर की वह मात्रा तय करना जिससे पानी सुरक्षित रहे और पपड़ी न जमे।",
    },
    day: {
      hinglish: [
        "Har shift mein boiler ke paani ki hardness jaanchna",
        "Chhe beaker mein hilakar dekhna ki matmaili nadi ke paani mein kitni phitkari chahiye",
        "Pata lagana ki colony ke nalon se chlorine ki gandh kyon aati hai",
      ],
      hindi: [
        "हर शिफ़्ट में बॉयलर के पानी की हार्डनेस जाँचना",
        "छह बीकर में हिलाकर देखना कि मटमैली नदी के पानी में कितनी फिटकरी चाहिए",
        "पता लगाना कि कॉलोनी के नलों से क्लोरीन की गंध क्यों आती है",
      ],
    },
  },
  microbiologist: {
    of: "12aqyi",
    description: {
      hinglish: "Bacteria aur fungus ugakar jaanna ki kaun bigaadte aur kaun theek karte hain.",
      hindi: "बैक्टीरिया और फफूँद उगाकर जानना कि कौन बिगाड़ते और कौन ठीक करते हैं।",
    },
    summary: {
      hinglish:
        "Mareezon, khane, mitti ya factory se mile bacteria aur fungus ugana aur pehchanna, taaki pata chale ki kaun bigaadte hain, kaun theek karte hain aur kin par dawa asar nahi karti.",
      hindi:
        "मरीज़ों, खाने, मिट्टी या फ़ैक्टरी से मिले बैक्टीरिया और फफूँद उगाना और पहचानना, ताकि पता चले कि कौन बिगाड़ते हैं, कौन ठीक करते हैं और किन पर दवा असर नहीं करती।",
    },
    day: {
      hinglish: [
        "Balgam ka sample plate par phailana aur uski colony dekhne agle din lautna",
        "Jaanchna ki hospital ke keetanu ko ab bhi kaun si antibiotic maarti hai",
        "Paneer ke kharab batch ki jaanch karke ek valve tak pahunchna",
      ],
      hindi: [
        "बलग़म का सैंपल प्लेट पर फैलाना और उसकी कॉलोनी देखने अगले दिन लौटना",
        "जाँचना कि अस्पताल के कीटाणु को अब भी कौन सी एंटीबायोटिक मारती है",
        "पनीर के ख़राब बैच की जाँच करके एक वाल्व तक पहुँचना",
      ],
    },
  },
  virologist: {
    of: "4ak8m1",
    description: {
      hinglish: "Samajhna ki dengue ya Nipah virus cells mein kaise ghuste hain.",
      hindi: "समझना कि डेंगू या निपाह वायरस कोशिकाओं में कैसे घुसते हैं।",
    },
    summary: {
      hinglish:
        "Samajhna ki dengue, Nipah ya influenza jaise virus cells mein kaise ghuste aur badalte hain, aur NIV Pune jaisi sealed lab mein test aur teeke banane ke liye kaam karna.",
      hindi: "समझना कि डेंगू, निपाह या इन्फ़्लुएंज़ा जैसे वायरस कोशिकाओं में कैसे घुसते और बदलते हैं, और NIV पुणे जैसी सीलबंद लैब में टेस्ट और टीके बनाने के लिए काम करना।",
    },
    day: {
      hinglish: [
        "Suraksha suit pehanna, hawa ka dabaav jaanchna aur seal band sample kholna",
        "Ek mutation ko do sau genome mein khojte jaana",
        "Koshikaon mein virus ugana aur jaanchna ki kiska khoon use rokta hai",
      ],
      hindi: [
        "सुरक्षा सूट पहनना, हवा का दबाव जाँचना और सील बंद सैंपल खोलना",
        "एक म्यूटेशन को दो सौ जीनोम में खोजते जाना",
        "कोशिकाओं में वायरस उगाना और जाँचना कि किसका ख़ून उसे रोकता है",
      ],
    },
  },
  immunologist: {
    of: "9b041l",
    description: {
      hinglish: "Samajhna ki shareer ki immunity dost aur keetanu mein fark kaise karti hai.",
      hindi: "समझना कि शरीर की इम्यूनिटी दोस्त और कीटाणु में फ़र्क़ कैसे करती है।",
    },
    summary: {
      hinglish:
        "Samajhna ki shareer ki immunity dost aur keetanu mein fark kaise karti hai, taaki teeke, allergy ka ilaaj aur transplant behtar hon.",
      hindi: "समझना कि शरीर की इम्यूनिटी दोस्त और कीटाणु में फ़र्क़ कैसे करती है, ताकि टीके, एलर्जी का इलाज और ट्रांसप्लांट बेहतर हों।",
    },
    day: {
      hinglish: [
        "Laser aur rang se khoon ki koshikaon ko darjan bhar kismon mein chhaantna",
        "Jaanchna ki teeke se bani antibody ek saal baad bhi khoon mein hain ya nahi",
        "Chuhon par study aise plan karna ki jawab kam se kam chuhon mein mil jaye",
      ],
      hindi: [
        "लेज़र और रंग से ख़ून की कोशिकाओं को दर्जन भर क़िस्मों में छाँटना",
        "जाँचना कि टीके से बनी एंटीबॉडी एक साल बाद भी ख़ून में हैं या नहीं",
        "चूहों पर स्टडी ऐसे प्लान करना कि जवाब कम से कम चूहों में मिल जाए",
      ],
    },
  },
  biochemist: {
    of: "7u8jz4",
    description: {
      hinglish: "Enzyme aur protein alag karna aur unke reaction ka pata lagana.",
      hindi: "एंज़ाइम और प्रोटीन अलग करना और उनके रिएक्शन का पता लगाना।",
    },
    summary: {
      hinglish:
        "Jeevit cells se protein, enzyme aur sugar alag karna aur un reaction ka pata lagana jinse shareer pachata, chalta ya bimaar padta hai.",
      hindi: "जीवित कोशिकाओं से प्रोटीन, एंज़ाइम और शुगर अलग करना और उन रिएक्शन का पता लगाना जिनसे शरीर पचाता, चलता या बीमार पड़ता है।",
    },
    day: {
      hinglish: [
        "Thande kamre mein tooti koshikaon ko machine mein ghumakar ek enzyme nikaalna",
        "Naapna ki acid badhne par enzyme kitni tezi se kaam karta hai",
        "Gel chalakar dekhna ki protein shuddh nikla ya nahi",
      ],
      hindi: [
        "ठंडे कमरे में टूटी कोशिकाओं को मशीन में घुमाकर एक एंज़ाइम निकालना",
        "नापना कि एसिड बढ़ने पर एंज़ाइम कितनी तेज़ी से काम करता है",
        "जेल चलाकर देखना कि प्रोटीन शुद्ध निकला या नहीं",
      ],
    },
  },
  biophysicist: {
    of: "qzei5v",
    description: {
      hinglish: "X-ray aur physics se dekhna ki protein kaise fold hote hain.",
      hindi: "एक्स-रे और फ़िज़िक्स से देखना कि प्रोटीन कैसे मुड़ते हैं।",
    },
    summary: {
      hinglish:
        "Jeevit cheezon par physics lagana, protein par X-ray daalkar ya DNA ka ek dhaaga kheenchkar jaanna ki woh kaise mudte aur hilte hain.",
      hindi: "जीवित चीज़ों पर फ़िज़िक्स लगाना, प्रोटीन पर एक्स-रे डालकर या DNA का एक धागा खींचकर जानना कि वे कैसे मुड़ते और हिलते हैं।",
    },
    day: {
      hinglish: [
        "Protein ko patli barf mein jamana aur electron beam se uski tasveer lena",
        "Supercomputer par protein ke model ko raat bhar hilne-dulne dena",
        "DNA ke ek dohre dhaage ko alag hone tak kheenchna",
      ],
      hindi: [
        "प्रोटीन को पतली बर्फ़ में जमाना और इलेक्ट्रॉन बीम से उसकी तस्वीर लेना",
        "सुपरकंप्यूटर पर प्रोटीन के मॉडल को रात भर हिलने-डुलने देना",
        "DNA के एक दोहरे धागे को अलग होने तक खींचना",
      ],
    },
  },
  geneticist: {
    of: "1khq0im",
    description: {
      hinglish: "Pata lagana ki sickle cell jaise lakshan parivaaron mein aage kaise jaate hain.",
      hindi: "पता लगाना कि सिकल सेल जैसे लक्षण परिवारों में आगे कैसे जाते हैं।",
    },
    summary: {
      hinglish:
        "Gene padhkar aur milakar pata lagana ki lakshan aur sickle cell jaisi bimariyan parivaaron, faslon ya jaanwaron mein peedhi-dar-peedhi kaise jaati hain.",
      hindi: "जीन पढ़कर और मिलाकर पता लगाना कि लक्षण और सिकल सेल जैसी बीमारियाँ परिवारों, फ़सलों या जानवरों में पीढ़ी-दर-पीढ़ी कैसे जाती हैं।",
    },
    day: {
      hinglish: [
        "Vanshavali banana aur nishaan lagana ki sickle cell ka gene kis-kis mein hai",
        "Sookha jhelne wale aur zyada paani peene wale gehun ke gene akshar-akshar milana",
        "Makkhi ka ek gene badalna aur uske naati-poton ka intezaar karna",
      ],
      hindi: [
        "वंशावली बनाना और निशान लगाना कि सिकल सेल का जीन किस-किस में है",
        "सूखा झेलने वाले और ज़्यादा पानी पीने वाले गेहूँ के जीन अक्षर-अक्षर मिलाना",
        "मक्खी का एक जीन बदलना और उसके नाती-पोतों का इंतज़ार करना",
      ],
    },
  },
  "molecular-biologist": {
    of: "9e06uq",
    description: {
      hinglish: "DNA kaatna, copy karna aur jodna, yeh dekhne ke liye ki gene kya karta hai.",
      hindi: "DNA काटना, कॉपी करना और जोड़ना, यह देखने के लिए कि जीन क्या करता है।",
    },
    summary: {
      hinglish:
        "DNA kaatna, copy karna aur jodna, yeh dekhne ke liye ki gene kya karta hai, ya bacteria se hormone ya teeka banwane ke liye.",
      hindi: "DNA काटना, कॉपी करना और जोड़ना, यह देखने के लिए कि जीन क्या करता है, या बैक्टीरिया से हॉर्मोन या टीका बनवाने के लिए।",
    },
    day: {
      hinglish: [
        "Chaalis tube lagana aur do ghante mein ek gene ki copy banana",
        "DNA kaatkar ek chhalle mein jodna aur use bacteria mein daalna",
        "DNA padhe jaane par pata chalna ki apna hi shuruaati tukda yaani primer galat tha",
      ],
      hindi: [
        "चालीस ट्यूब लगाना और दो घंटे में एक जीन की कॉपी बनाना",
        "DNA काटकर एक छल्ले में जोड़ना और उसे बैक्टीरिया में डालना",
        "DNA पढ़े जाने पर पता चलना कि अपना ही शुरुआती टुकड़ा यानी प्राइमर ग़लत था",
      ],
    },
  },
  "cell-biologist": {
    of: "1v66uv4",
    description: {
      hinglish: "Microscope mein jeevit cells ko bantte aur marte dekhna.",
      hindi: "माइक्रोस्कोप में जीवित कोशिकाओं को बँटते और मरते देखना।",
    },
    summary: {
      hinglish:
        "Microscope mein jeevit cells ko bantte, chalte aur marte dekhna, taaki pata chale ki cancer ya budhape mein kya gadbad hoti hai.",
      hindi: "माइक्रोस्कोप में जीवित कोशिकाओं को बँटते, चलते और मरते देखना, ताकि पता चले कि कैंसर या बुढ़ापे में क्या गड़बड़ होती है।",
    },
    day: {
      hinglish: [
        "Stem cell ko taaza liquid khuraak dena, jo unhe roz chahiye",
        "Raat bhar koshika ke bantne ka video banana aur ginna ki kya-kya bigda",
        "Koshika ke teen hisson ko teen rangon se rangna aur tasveerein ek-doosre par rakhna",
      ],
      hindi: [
        "स्टेम सेल को ताज़ा लिक्विड ख़ुराक देना, जो उन्हें रोज़ चाहिए",
        "रात भर कोशिका के बँटने का वीडियो बनाना और गिनना कि क्या-क्या बिगड़ा",
        "कोशिका के तीन हिस्सों को तीन रंगों से रँगना और तस्वीरें एक-दूसरे पर रखना",
      ],
    },
  },
  neuroscientist: {
    of: "1bvrvrn",
    description: {
      hinglish: "Dimaag ke signal record karke jaanna ki yaaddasht aur mood kaise bante hain.",
      hindi: "दिमाग़ के सिग्नल रिकॉर्ड करके जानना कि याददाश्त और मूड कैसे बनते हैं।",
    },
    summary: {
      hinglish:
        "Jaanwaron aur insaanon ki nerve cells aur dimaag ke signal record karke jaanna ki yaaddasht, harkat aur mood kaise bante hain.",
      hindi: "जानवरों और इंसानों की नर्व सेल और दिमाग़ के सिग्नल रिकॉर्ड करके जानना कि याददाश्त, हरकत और मूड कैसे बनते हैं।",
    },
    day: {
      hinglish: [
        "Chuhe ke baayen mudne par ek nerve cell ki chatchat sunna",
        "Dimaag ki recording se jabda bheenchne ka shor hatana",
        "Chhote chuhe ko chhe hafte sikhana ki awaaz sunte hi button dabaye",
      ],
      hindi: [
        "चूहे के बाएँ मुड़ने पर एक नर्व सेल की चटचट सुनना",
        "दिमाग़ की रिकॉर्डिंग से जबड़ा भींचने का शोर हटाना",
        "छोटे चूहे को छह हफ़्ते सिखाना कि आवाज़ सुनते ही बटन दबाए",
      ],
    },
  },
  pharmacologist: {
    of: "dmv405",
    description: {
      hinglish: "Pata lagana ki dawa kis dose par asar aur kis par nuksaan karne lagti hai.",
      hindi: "पता लगाना कि दवा किस डोज़ पर असर और किस पर नुक़सान करने लगती है।",
    },
    summary: {
      hinglish:
        "Pata lagana ki dawa cells, jaanwaron aur volunteers par kya asar karti hai, kitni kaafi hai aur kab nuksaan karne lagti hai.",
      hindi: "पता लगाना कि दवा कोशिकाओं, जानवरों और वॉलंटियर पर क्या असर करती है, कितनी काफ़ी है और कब नुक़सान करने लगती है।",
    },
    day: {
      hinglish: [
        "Dose thodi-thodi karke badhana aur uske asar ka graph banana",
        "Dawa nigalne se peshab mein nikalne tak khoon mein uski maatra dekhte rehna",
        "Likhna ki achha dikh raha compound yahin kyon rokna padega",
      ],
      hindi: [
        "डोज़ थोड़ी-थोड़ी करके बढ़ाना और उसके असर का ग्राफ़ बनाना",
        "दवा निगलने से पेशाब में निकलने तक ख़ून में उसकी मात्रा देखते रहना",
        "लिखना कि अच्छा दिख रहा यौगिक यहीं क्यों रोकना पड़ेगा",
      ],
    },
  },
  toxicologist: {
    of: "3fpdgg",
    description: {
      hinglish: "Jaanchna ki zeher shareer ko kaise bigaadta hai aur surakshit dose tay karna.",
      hindi: "जाँचना कि ज़हर शरीर को कैसे बिगाड़ता है और सुरक्षित डोज़ तय करना।",
    },
    summary: {
      hinglish:
        "Jaanchna ki keetnashak, dhaatu, dawaiyan aur jeevon ka zeher jeevit shareer ko kaise bigaadte hain, aur woh dose tay karna jisse kam par unhe surakshit kaha ja sake.",
      hindi: "जाँचना कि कीटनाशक, धातु, दवाएँ और जीवों का ज़हर जीवित शरीर को कैसे बिगाड़ते हैं, और वह डोज़ तय करना जिससे कम पर उन्हें सुरक्षित कहा जा सके।",
    },
    day: {
      hinglish: [
        "Zehar se beemar maveshiyon ke chaare mein keetnashak dhoondhna",
        "Woh sabse badi dose nikalna jis par koi bhi nuksaan nahi dikha",
        "Saal bhar jaanche gaye chuhon ke liver se do page ka faisla likhna",
      ],
      hindi: [
        "ज़हर से बीमार मवेशियों के चारे में कीटनाशक ढूँढ़ना",
        "वह सबसे बड़ी डोज़ निकालना जिस पर कोई भी नुक़सान नहीं दिखा",
        "साल भर जाँचे गए चूहों के लिवर से दो पन्ने का फ़ैसला लिखना",
      ],
    },
  },
  botanist: {
    of: "gndx82",
    description: {
      hinglish: "Jungli paudhon ko naam dena aur samajhna ki woh kaise badhte aur phailte hain.",
      hindi: "जंगली पौधों को नाम देना और समझना कि वे कैसे बढ़ते और फैलते हैं।",
    },
    summary: {
      hinglish:
        "Himalaya ki jadi-booti se mangrove tak, jungli paudhe jutana aur naam dena, herbarium ke liye dabakar sukhana aur samajhna ki woh kaise phailte aur khatam ho jaate hain.",
      hindi: "हिमालय की जड़ी-बूटी से मैंग्रोव तक, जंगली पौधे जुटाना और नाम देना, हर्बेरियम के लिए दबाकर सुखाना और समझना कि वे कैसे फैलते और ख़त्म हो जाते हैं।",
    },
    day: {
      hinglish: [
        "Pankhudiyan band hone se pehle phoolon wali daali dabakar sukhana",
        "Pahadi par chadhkar dekhna ki durlabh orchid ab bhi hai ya nahi",
        "Maveshiyon se bachane ko gheri zameen mein ginna ki kya-kya uga",
      ],
      hindi: [
        "पंखुड़ियाँ बंद होने से पहले फूलों वाली डाली दबाकर सुखाना",
        "पहाड़ी पर चढ़कर देखना कि दुर्लभ ऑर्किड अब भी है या नहीं",
        "मवेशियों से बचाने को घेरी ज़मीन में गिनना कि क्या-क्या उगा",
      ],
    },
  },
  "plant-physiologist": {
    of: "1y2yhg8",
    description: {
      hinglish: "Naapna ki paudhe kaise saans lete, paani peete aur sookha jhelte hain.",
      hindi: "नापना कि पौधे कैसे साँस लेते, पानी पीते और सूखा झेलते हैं।",
    },
    summary: {
      hinglish:
        "Naapna ki paudhe kaise saans lete, paani peete aur khana banate hain, taaki samajh aaye ki dhaan ki ek kism sookha kyon jhel jaati hai aur uske bagal wali kyon murjha jaati hai.",
      hindi:
        "नापना कि पौधे कैसे साँस लेते, पानी पीते और खाना बनाते हैं, ताकि समझ आए कि धान की एक क़िस्म सूखा क्यों झेल जाती है और उसके बग़ल वाली क्यों मुरझा जाती है।",
    },
    day: {
      hinglish: [
        "Patti par chamber lagana aur use saans lete dekhna",
        "Dhaan ki ek kataar ko jaan-boojhkar pyaasa rakhna",
        "Liquid nitrogen mein jami pattiyan peesna",
      ],
      hindi: ["पत्ती पर चैंबर लगाना और उसे साँस लेते देखना", "धान की एक क़तार को जान-बूझकर प्यासा रखना", "लिक्विड नाइट्रोजन में जमी पत्तियाँ पीसना"],
    },
  },
  mycologist: {
    of: "19wtnq2",
    description: {
      hinglish: "Khane layak mushroom ko jaanleva se alag pehchanna aur phaphoond ko samajhna.",
      hindi: "खाने लायक़ मशरूम को जानलेवा से अलग पहचानना और फफूँद को समझना।",
    },
    summary: {
      hinglish:
        "Mushroom, phaphoond aur yeast ko samajhna, khane layak ko jaanleva se alag pehchanna aur unhe dhoondhna jo fasal maarte ya dawa dete hain.",
      hindi: "मशरूम, फफूँद और यीस्ट को समझना, खाने लायक़ को जानलेवा से अलग पहचानना और उन्हें ढूँढ़ना जो फ़सल मारते या दवा देते हैं।",
    },
    day: {
      hinglish: [
        "Pehli baarish ke baad sal ke pedon ke jungle mein zameen par jhukkar mushroom khojna",
        "Us phaphoond ko ugana jisne kisaan ki saari adrak kha li",
        "Hospital ko batana ki parivaar ne kaun sa mushroom khaya",
      ],
      hindi: [
        "पहली बारिश के बाद साल के पेड़ों के जंगल में ज़मीन पर झुककर मशरूम खोजना",
        "उस फफूँद को उगाना जिसने किसान की सारी अदरक खा ली",
        "अस्पताल को बताना कि परिवार ने कौन सा मशरूम खाया",
      ],
    },
  },
  algologist: {
    of: "1pyht2o",
    description: {
      hinglish: "Khane ya eendhan ke liye algae aur seaweed jutana aur ugana.",
      hindi: "खाने या ईंधन के लिए काई और समुद्री शैवाल जुटाना और उगाना।",
    },
    summary: {
      hinglish:
        "Algae aur seaweed jutana aur ugana, taaki pata chale ki kaun phailkar paani zehreela karte hain aur kaun khana, eendhan ya khaad dete hain.",
      hindi: "काई और समुद्री शैवाल जुटाना और उगाना, ताकि पता चले कि कौन फैलकर पानी ज़हरीला करते हैं और कौन खाना, ईंधन या खाद देते हैं।",
    },
    day: {
      hinglish: [
        "Hari jheel se sample lena aur ginna ki ek boond mein kya-kya hai",
        "Lamp ke neeche do sau tube mein algae ko zinda rakhna",
        "Aazmana ki kaun si kism rang ke kaarkhane ka kachra nigalti hai",
      ],
      hindi: [
        "हरी झील से सैंपल लेना और गिनना कि एक बूँद में क्या-क्या है",
        "लैंप के नीचे दो सौ ट्यूब में शैवाल को ज़िंदा रखना",
        "आज़माना कि कौन सी क़िस्म रंग के कारख़ाने का कचरा निगलती है",
      ],
    },
  },
  zoologist: {
    of: "5nh7wl",
    description: {
      hinglish: "Jaanwaron ki banawat, bartaav aur prajanan ko samajhna.",
      hindi: "जानवरों की बनावट, बर्ताव और प्रजनन को समझना।",
    },
    summary: {
      hinglish:
        "University, museum ya Zoological Survey ke liye mendhak, chamgadad ya bandar jaise ek samooh ko samajhna, dekhkar, pakadkar, cheer-phaad karke aur gene milakar.",
      hindi: "यूनिवर्सिटी, म्यूज़ियम या ज़ूलॉजिकल सर्वे के लिए मेंढक, चमगादड़ या बंदर जैसे एक समूह को समझना, देखकर, पकड़कर, चीर-फाड़ करके और जीन मिलाकर।",
    },
    day: {
      hinglish: [
        "Bhor se bandaron ki toli ko dekhna aur har jhagda likhna",
        "Machhli ki cheer-phaad karna aur woh hissa chitra mein banana jo kitaab mein nahi hota",
        "Tees chhote pinjre lagana aur unmein fanse jaanwar chhod dena",
      ],
      hindi: [
        "भोर से बंदरों की टोली को देखना और हर झगड़ा लिखना",
        "मछली की चीर-फाड़ करना और वह हिस्सा चित्र में बनाना जो किताब में नहीं होता",
        "तीस छोटे पिंजरे लगाना और उनमें फँसे जानवर छोड़ देना",
      ],
    },
  },
  entomologist: {
    of: "1354z18",
    description: {
      hinglish: "Tiddi aur machchhar se madhumakkhi tak, keeton ki jaanch karna.",
      hindi: "टिड्डी और मच्छर से मधुमक्खी तक, कीटों की जाँच करना।",
    },
    summary: {
      hinglish:
        "Tiddi aur malaria ke machchhar se madhumakkhi tak, keeton ki jaanch karna, taaki nuksaan karne walon ko roka aur paraagan karne walon ko bachaya ja sake.",
      hindi: "टिड्डी और मलेरिया के मच्छर से मधुमक्खी तक, कीटों की जाँच करना, ताकि नुक़सान करने वालों को रोका और परागण करने वालों को बचाया जा सके।",
    },
    day: {
      hinglish: [
        "Light trap khaali karna aur lamp ki roshni mein patange chhaantna",
        "Tiddiyon ko pinjre mein paalna taaki un par ek phaphoond aazmayi jaye",
        "Kapaas ke khet mein chalkar sau paudhon par bollworm sundi ginna",
      ],
      hindi: [
        "लाइट ट्रैप ख़ाली करना और लैंप की रोशनी में पतंगे छाँटना",
        "टिड्डियों को पिंजरे में पालना ताकि उन पर एक फफूँद आज़माई जाए",
        "कपास के खेत में चलकर सौ पौधों पर बॉलवर्म सुंडी गिनना",
      ],
    },
  },
  ornithologist: {
    of: "13fe6r2",
    description: {
      hinglish: "Chhalla pehnakar, track karke aur ginkar jaanna ki pakshi kahan udte hain.",
      hindi: "छल्ला पहनाकर, ट्रैक करके और गिनकर जानना कि पक्षी कहाँ उड़ते हैं।",
    },
    summary: {
      hinglish:
        "Bar-headed goose aur sonchidiya jaise pakshiyon ko chhalla pehnakar, track karke aur ginkar jaanna ki woh kahan ghonsla banate, chugte aur udte hain.",
      hindi: "बार-हेडेड गूज़ और सोनचिड़िया जैसे पक्षियों को छल्ला पहनाकर, ट्रैक करके और गिनकर जानना कि वे कहाँ घोंसला बनाते, चुगते और उड़ते हैं।",
    },
    day: {
      hinglish: [
        "Baareek jaal se phudki nikalna aur jaldi se chhalla pehnana",
        "Daldal ki das hazaar battakhein das-das karke ginna",
        "Himalaya ke upar udte saras ka satellite se peecha karna",
      ],
      hindi: [
        "बारीक जाल से फुदकी निकालना और जल्दी से छल्ला पहनाना",
        "दलदल की दस हज़ार बत्तखें दस-दस करके गिनना",
        "हिमालय के ऊपर उड़ते सारस का सैटेलाइट से पीछा करना",
      ],
    },
  },
  parasitologist: {
    of: "szse6k",
    description: {
      hinglish: "Machchhar ya ghonghe mein krimi aur malaria ke keetanu ka raasta khojna.",
      hindi: "मच्छर या घोंघे में कृमि और मलेरिया के कीटाणु का रास्ता खोजना।",
    },
    summary: {
      hinglish:
        "Machchhar, ghonghe ya kutte mein krimi, kilni aur malaria ke keetanu ka jeevan chakra khojna, taaki woh mod mile jahan unhe roka ja sake.",
      hindi: "मच्छर, घोंघे या कुत्ते में कृमि, किलनी और मलेरिया के कीटाणु का जीवन चक्र खोजना, ताकि वह मोड़ मिले जहाँ उन्हें रोका जा सके।",
    },
    day: {
      hinglish: [
        "Bukhaar ke mareez ke khoon ki boond mein baingani chhalle dhoondhna",
        "Lens ke neeche machchhar ko cheerkar dekhna ki usmein kya hai",
        "Bina hanse gaon walon se mal ke sample maangna",
      ],
      hindi: ["बुख़ार के मरीज़ के ख़ून की बूँद में बैंगनी छल्ले ढूँढ़ना", "लेंस के नीचे मच्छर को चीरकर देखना कि उसमें क्या है", "बिना हँसे गाँव वालों से मल के सैंपल माँगना"],
    },
  },
  "marine-biologist": {
    of: "hyufqm",
    description: {
      hinglish: "Gota, jaal aur naav se moonge, machhliyon aur whale ko samajhna.",
      hindi: "गोते, जाल और नाव से मूँगे, मछलियों और व्हेल को समझना।",
    },
    summary: {
      hinglish:
        "Lakshadweep jaise tat ke paas gota lagakar aur jaal kheenchkar moonge, machhliyon aur whale ko samajhna, aur un par badhti garmi aur jaal ka asar dekhna.",
      hindi: "लक्षद्वीप जैसे तट के पास गोता लगाकर और जाल खींचकर मूँगे, मछलियों और व्हेल को समझना, और उन पर बढ़ती गर्मी और जाल का असर देखना।",
    },
    day: {
      hinglish: [
        "Pachaas metre ke feete ke saath tairna aur us par har moonge ka naam batana",
        "Hichkole khate deck par raat ke jaal ki machhliyan chhaantna",
        "Machhuaron se poochhna ki ab unke jaal mein kya nahi aata",
      ],
      hindi: [
        "पचास मीटर के फ़ीते के साथ तैरना और उस पर हर मूँगे का नाम बताना",
        "हिचकोले खाते डेक पर रात के जाल की मछलियाँ छाँटना",
        "मछुआरों से पूछना कि अब उनके जाल में क्या नहीं आता",
      ],
    },
  },
  "wildlife-biologist": {
    of: "h9z49",
    description: { hinglish: "Camera trap aur mal se baagh aur haathi ginna.", hindi: "कैमरा ट्रैप और मल से बाघ और हाथी गिनना।" },
    summary: {
      hinglish:
        "Camera trap aur mal se baagh aur haathi ginna, collar lage jaanwaron ka peecha karna aur park ko corridor aur insaan se takraav par salah dena.",
      hindi: "कैमरा ट्रैप और मल से बाघ और हाथी गिनना, कॉलर लगे जानवरों का पीछा करना और पार्क को कॉरिडोर और इंसान से टकराव पर सलाह देना।",
    },
    day: {
      hinglish: [
        "Sixty camera trap aur ghaas ki ek hazaar tasveerein jaanchna",
        "Mal jutakar jaanna ki jaanwar ne kya khaya aur woh kitna dara tha",
        "Us parivaar ke saath baithna jiski gaay tendua le gaya",
      ],
      hindi: [
        "साठ कैमरा ट्रैप और घास की एक हज़ार तस्वीरें जाँचना",
        "मल जुटाकर जानना कि जानवर ने क्या खाया और वह कितना डरा था",
        "उस परिवार के साथ बैठना जिसकी गाय तेंदुआ ले गया",
      ],
    },
  },
  taxonomist: {
    of: "1en0njg",
    description: {
      hinglish: "Haddi aur DNA milakar nayi mili prajatiyon ko naam dena.",
      hindi: "हड्डी और DNA मिलाकर नई मिली प्रजातियों को नाम देना।",
    },
    summary: {
      hinglish:
        "Jeevon ka byora likhna, naam dena aur varg tay karna, naye mile mendhak ya orchid ko museum ke namoonon aur uske DNA se milakar.",
      hindi: "जीवों का ब्योरा लिखना, नाम देना और वर्ग तय करना, नए मिले मेंढक या ऑर्किड को म्यूज़ियम के नमूनों और उसके DNA से मिलाकर।",
    },
    day: {
      hinglish: [
        "Sambhal kar rakhi chhipkali ke pet ke gird ke scales ginna",
        "Haddi aur DNA se sabit karna ki ek mendhak asal mein teen hai",
        "Aisa byora likhna jo do sau saal tak tika rahe",
      ],
      hindi: [
        "सँभालकर रखी छिपकली के पेट के गिर्द के शल्क गिनना",
        "हड्डी और DNA से साबित करना कि एक मेंढक असल में तीन है",
        "ऐसा ब्योरा लिखना जो दो सौ साल तक टिका रहे",
      ],
    },
  },
  geologist: {
    of: "18zzw16",
    description: {
      hinglish: "Paidal chattanon ka naksha banana aur batana ki ore ya paani kahan ho sakta hai.",
      hindi: "पैदल चट्टानों का नक़्शा बनाना और बताना कि अयस्क या पानी कहाँ हो सकता है।",
    },
    summary: {
      hinglish:
        "Hathaude aur compass ke saath paidal chattanon ka naksha banana, drill core ka byora likhna aur batana ki ore, paani ya zameen ki daraar kahan hone ki sambhavna hai.",
      hindi:
        "हथौड़े और कंपास के साथ पैदल चट्टानों का नक़्शा बनाना, ड्रिल कोर का ब्योरा लिखना और बताना कि अयस्क, पानी या ज़मीन की दरार कहाँ होने की संभावना है।",
    },
    day: {
      hinglish: [
        "Naale ke tal mein chalkar chattan ka har badlaav nakshe par likhna",
        "Chaalis metre core ka inch-dar-inch byora likhna",
        "Batana ki agla hole kahan drill kiya jaye, aur kyon",
      ],
      hindi: [
        "नाले के तल में चलकर चट्टान का हर बदलाव नक़्शे पर लिखना",
        "चालीस मीटर कोर का इंच-दर-इंच ब्योरा लिखना",
        "बताना कि अगला होल कहाँ ड्रिल किया जाए, और क्यों",
      ],
    },
  },
  mineralogist: {
    of: "khe4c2",
    description: {
      hinglish: "Crystal, rang aur chemistry se ore aur ratna pehchanna.",
      hindi: "क्रिस्टल, रंग और केमिस्ट्री से अयस्क और रत्न पहचानना।",
    },
    summary: {
      hinglish: "Museum, khadaan, ceramic aur ratna banane walon ke liye crystal, rang aur chemistry se khanij pehchanna aur naapna.",
      hindi: "म्यूज़ियम, खदान, सिरेमिक और रत्न बनाने वालों के लिए क्रिस्टल, रंग और केमिस्ट्री से खनिज पहचानना और नापना।",
    },
    day: {
      hinglish: [
        "Patli slice ko do cross kiye polarising filter ke beech ghumana, jab tak rang khanij ka naam na bata dein",
        "Naapna ki choona patthar ki khep ko kitni mitti bigaad rahi hai",
        "Bharai kiye hue panna ratna ko sachche panne se alag pehchanna",
      ],
      hindi: [
        "पतली स्लाइस को दो क्रॉस किए पोलराइज़िंग फ़िल्टर के बीच घुमाना, जब तक रंग खनिज का नाम न बता दें",
        "नापना कि चूना पत्थर की खेप को कितनी मिट्टी बिगाड़ रही है",
        "भराई किए हुए पन्ना रत्न को सच्चे पन्ने से अलग पहचानना",
      ],
    },
  },
  palaeontologist: {
    of: "xxqd58",
    description: {
      hinglish: "Gujarat ke dinosaur jaise fossil khodkar nikalna aur saaf karna.",
      hindi: "गुजरात के डायनासोर जैसे जीवाश्म खोदकर निकालना और साफ़ करना।",
    },
    summary: {
      hinglish: "Gujarat ke dinosaur jaise fossil khodkar nikalna aur saaf karna, aur beete yugon ke jeevan aur mausam ki tasveer jodna.",
      hindi: "गुजरात के डायनासोर जैसे जीवाश्म खोदकर निकालना और साफ़ करना, और बीते युगों के जीवन और मौसम की तस्वीर जोड़ना।",
    },
    day: {
      hinglish: [
        "Kachchh ki dhoop mein ek jabde se brush karke ret hatana",
        "Dhuli hui mitti se pin ke sire jitne daant chunna",
        "Ek haddi ko 1877 ke chitron se milana",
      ],
      hindi: ["कच्छ की धूप में एक जबड़े से ब्रश करके रेत हटाना", "धुली हुई मिट्टी से पिन के सिरे जितने दाँत चुनना", "एक हड्डी को 1877 के चित्रों से मिलाना"],
    },
  },
  geophysicist: {
    of: "13351kg",
    description: {
      hinglish: "Zameen mein dhwani bhejkar neeche ke tel ya paani ki tasveer banana.",
      hindi: "ज़मीन में ध्वनि भेजकर नीचे के तेल या पानी की तस्वीर बनाना।",
    },
    summary: {
      hinglish:
        "Zameen mein dhwani aur bijli bhejkar aur magnetic reading lekar neeche chhipi parton, tel, paani ya khandaharon ki tasveer banana.",
      hindi: "ज़मीन में ध्वनि और बिजली भेजकर और चुंबकीय रीडिंग लेकर नीचे छिपी परतों, तेल, पानी या खंडहरों की तस्वीर बनाना।",
    },
    day: {
      hinglish: [
        "Hawa tez hone se pehle do kilometre cable bichhana",
        "Zameen ko hilana aur sunna ki lautkar kya aata hai",
        "Dhundhli tasveer se woh gehrai nikalna jahan drill karna hai",
      ],
      hindi: [
        "हवा तेज़ होने से पहले दो किलोमीटर केबल बिछाना",
        "ज़मीन को हिलाना और सुनना कि लौटकर क्या आता है",
        "धुँधली तस्वीर से वह गहराई निकालना जहाँ ड्रिल करना है",
      ],
    },
  },
  seismologist: {
    of: "1g83rn5",
    description: {
      hinglish: "Bhukamp ki tarangen padhkar jhatke ki jagah dhoondhna aur zameen ki daraaron ka naksha banana.",
      hindi: "भूकंप की तरंगें पढ़कर झटके की जगह ढूँढ़ना और ज़मीन की दरारों का नक़्शा बनाना।",
    },
    summary: {
      hinglish:
        "Stations ke network se bhukamp ki tarangen padhkar jhatke ki jagah dhoondhna, zameen ki daraaron ka naksha banana aur batana ki zameen kitni zor se hil sakti hai.",
      hindi: "स्टेशनों के नेटवर्क से भूकंप की तरंगें पढ़कर झटके की जगह ढूँढ़ना, ज़मीन की दरारों का नक़्शा बनाना और बताना कि ज़मीन कितनी ज़ोर से हिल सकती है।",
    },
    day: {
      hinglish: [
        "Chaar stations ki lehardaar lakeeron se kal raat ke jhatke ki jagah nikalna",
        "Battery badalne gaadi se pahad par bani station ki kothri tak jaana",
        "TV par samjhana ki bhookamp ki tareekh koi nahi bata sakta",
      ],
      hindi: [
        "चार स्टेशनों की लहरदार लकीरों से कल रात के झटके की जगह निकालना",
        "बैटरी बदलने गाड़ी से पहाड़ पर बनी स्टेशन की कोठरी तक जाना",
        "टीवी पर समझाना कि भूकंप की तारीख़ कोई नहीं बता सकता",
      ],
    },
  },
  geochemist: {
    of: "t24bmr",
    description: { hinglish: "Chattanon mein isotope aur kuon mein arsenic naapna.", hindi: "चट्टानों में आइसोटोप और कुओं में आर्सेनिक नापना।" },
    summary: {
      hinglish:
        "Chattan, mitti aur paani ke soton mein element aur isotope naapna, taaki unki umar, ore ki jagah ya kuen mein arsenic kahan se aaya, yeh pata chale.",
      hindi: "चट्टान, मिट्टी और पानी के सोतों में तत्व और आइसोटोप नापना, ताकि उनकी उम्र, अयस्क की जगह या कुएँ में आर्सेनिक कहाँ से आया, यह पता चले।",
    },
    day: {
      hinglish: [
        "Do suraksha screen ke peeche chattan ka powder acid mein gholna",
        "Isotope se pata karna ki granite kitna purana hai",
        "Sixty kuon ke sample se dekhna ki arsenic kahan se shuru hota hai",
      ],
      hindi: [
        "दो सुरक्षा स्क्रीन के पीछे चट्टान का पाउडर एसिड में घोलना",
        "आइसोटोप से पता करना कि ग्रेनाइट कितना पुराना है",
        "साठ कुओं के सैंपल से देखना कि आर्सेनिक कहाँ से शुरू होता है",
      ],
    },
  },
  oceanographer: {
    of: "jpbzvz",
    description: {
      hinglish: "Jahaz aur tairte yantron se samudra ki dhaaraon aur lehron ko samajhna.",
      hindi: "जहाज़ और तैरते यंत्रों से समुद्र की धाराओं और लहरों को समझना।",
    },
    summary: {
      hinglish:
        "Jahaz aur tairte yantron se samudra ki dhaara, lehar, namak aur garmi ko samajhna, aur cyclone aur machhli milne ki jagah ke anumaan mein madad karna, jaise Hyderabad ke INCOIS mein.",
      hindi:
        "जहाज़ और तैरते यंत्रों से समुद्र की धारा, लहर, नमक और गर्मी को समझना, और चक्रवात और मछली मिलने की जगह के अनुमान में मदद करना, जैसे हैदराबाद के INCOIS में।",
    },
    day: {
      hinglish: [
        "Gol ghere mein lagi bottle teen kilometre neeche utaarna aur intezaar karna",
        "Behte robot float ki batayi namak ki maatra ko jahaz ke sample se jaanchna",
        "Machhuaron ko aane wale kal ka naksha dena ki machhli kahan milegi",
      ],
      hindi: [
        "गोल घेरे में लगी बोतलें तीन किलोमीटर नीचे उतारना और इंतज़ार करना",
        "बहते रोबोट फ़्लोट की बताई नमक की मात्रा को जहाज़ के सैंपल से जाँचना",
        "मछुआरों को आने वाले कल का नक़्शा देना कि मछली कहाँ मिलेगी",
      ],
    },
  },
  hydrologist: {
    of: "d66kqg",
    description: {
      hinglish: "Nadi aur baarish naapkar baandhon ke liye baadh ka anumaan lagana.",
      hindi: "नदी और बारिश नापकर बाँधों के लिए बाढ़ का अनुमान लगाना।",
    },
    summary: {
      hinglish:
        "Baarish, nadi aur pighli barf naapna aur model se batana ki kitna paani aayega, baandhon, baadh ki chetavni aur rajyon ke beech bantware ke liye.",
      hindi: "बारिश, नदी और पिघली बर्फ़ नापना और मॉडल से बताना कि कितना पानी आएगा, बाँधों, बाढ़ की चेतावनी और राज्यों के बीच बँटवारे के लिए।",
    },
    day: {
      hinglish: [
        "Taar par chalti trolley se baadh wali nadi ka bahaav naapna",
        "Nadi ke sixty saal ke level padhkar batana ki durlabh baadh kitni oonchi aa sakti hai",
        "Do naraaz rajyon ke saamne paani ke hisse ka paksh rakhna",
      ],
      hindi: [
        "तार पर चलती ट्रॉली से बाढ़ वाली नदी का बहाव नापना",
        "नदी के साठ साल के स्तर पढ़कर बताना कि दुर्लभ बाढ़ कितनी ऊँची आ सकती है",
        "दो नाराज़ राज्यों के सामने पानी के हिस्से का पक्ष रखना",
      ],
    },
  },
  hydrogeologist: {
    of: "1x7if33",
    description: {
      hinglish: "Naksha banana ki kuon ke neeche ki chattan mein bhujal kaise chalta hai.",
      hindi: "नक़्शा बनाना कि कुओं के नीचे की चट्टान में भूजल कैसे चलता है।",
    },
    summary: {
      hinglish:
        "Samajhna ki zameen ke neeche chattan mein paani kaise rista aur chalta hai, kahan meetha ya khara hai aur pradushan kahan tak phail chuka hai.",
      hindi: "समझना कि ज़मीन के नीचे चट्टान में पानी कैसे रिसता और चलता है, कहाँ मीठा या खारा है और प्रदूषण कहाँ तक फैल चुका है।",
    },
    day: {
      hinglish: [
        "Ek din aur ek raat pump chalte hue kuen ka paani utarte dekhna",
        "Woh rekha kheenchna jahan meetha paani khara ho jaata hai",
        "Gaon ko batana ki naya borewell kyon fail hua",
      ],
      hindi: [
        "एक दिन और एक रात पंप चलते हुए कुएँ का पानी उतरते देखना",
        "वह रेखा खींचना जहाँ मीठा पानी खारा हो जाता है",
        "गाँव को बताना कि नया बोरवेल क्यों फ़ेल हुआ",
      ],
    },
  },
  meteorologist: {
    of: "1f0qkps",
    description: {
      hinglish: "Satellite ki tasveeron se baarish aur cyclone ka anumaan lagana.",
      hindi: "सैटेलाइट की तस्वीरों से बारिश और चक्रवात का अनुमान लगाना।",
    },
    summary: {
      hinglish:
        "Satellite ki tasveeren, gubbare aur computer model dekhkar kisanon, pilots aur machhuaron ke liye baarish, kohre aur cyclone ka anumaan lagana.",
      hindi: "सैटेलाइट की तस्वीरें, गुब्बारे और कंप्यूटर मॉडल देखकर किसानों, पायलटों और मछुआरों के लिए बारिश, कोहरे और चक्रवात का अनुमान लगाना।",
    },
    day: {
      hinglish: [
        "Bangal ki khadi mein bante toofan par alag-alag batane wale chaar model ki tulna karna",
        "Woh chetavni likhna jisse samudra tat khaali ho jaate hain",
        "Subah paanch baje pilots ko kohre ke baare mein batana",
      ],
      hindi: [
        "बंगाल की खाड़ी में बनते तूफ़ान पर अलग-अलग बताने वाले चार मॉडलों की तुलना करना",
        "वह चेतावनी लिखना जिससे समुद्र तट ख़ाली हो जाते हैं",
        "सुबह पाँच बजे पायलटों को कोहरे के बारे में बताना",
      ],
    },
  },
  climatologist: {
    of: "ph26su",
    description: {
      hinglish: "Dashakon ke monsoon aur barf ki tulna karke dekhna ki aage kya hoga.",
      hindi: "दशकों के मानसून और बर्फ़ की तुलना करके देखना कि आगे क्या होगा।",
    },
    summary: {
      hinglish:
        "Dashakon ke taapmaan, barf aur monsoon ke record ko model se milakar batana ki climate kaise badal raha hai aur aage kya hoga.",
      hindi: "दशकों के तापमान, बर्फ़ और मानसून के रिकॉर्ड को मॉडल से मिलाकर बताना कि जलवायु कैसे बदल रही है और आगे क्या होगा।",
    },
    day: {
      hinglish: [
        "Sattar saal ke monsoon ko model ke sattar saal se milana",
        "Sach mein badhi garmi ko phailte shehron aur hataye gaye stations ke asar se alag karna",
        "Mantralaya ko darakar nahi, aankdon se jawab dena",
      ],
      hindi: [
        "सत्तर साल के मानसून को मॉडल के सत्तर साल से मिलाना",
        "सच में बढ़ी गर्मी को फैलते शहरों और हटाए गए स्टेशनों के असर से अलग करना",
        "मंत्रालय को डराकर नहीं, आँकड़ों से जवाब देना",
      ],
    },
  },
  "remote-sensing-scientist": {
    of: "1hj5qhe",
    description: { hinglish: "Satellite ki tasveeron se fasal aur barf ko naapna.", hindi: "सैटेलाइट की तस्वीरों से फ़सल और बर्फ़ को नापना।" },
    summary: {
      hinglish:
        "ISRO ke Cartosat jaise satellite aur drone ki tasveeron se fasal ki sehat, glacier ka pighalna ya shehar ka phailaav naapna.",
      hindi: "इसरो के कार्टोसैट जैसे सैटेलाइट और ड्रोन की तस्वीरों से फ़सल की सेहत, ग्लेशियर का पिघलना या शहर का फैलाव नापना।",
    },
    day: {
      hinglish: [
        "Sardi bhar kaun kaise hara hota hai, isse classifier ko gehun aur sarson mein fark sikhana",
        "Baadal ke paar radar mein glacier jheel ki seema banana",
        "Do kheton mein chalkar jaanchna ki tasveer ka daava sahi tha ya nahi",
      ],
      hindi: [
        "सर्दी भर कौन कैसे हरा होता है, इससे क्लासिफ़ायर को गेहूँ और सरसों में फ़र्क़ सिखाना",
        "बादल के पार रडार में ग्लेशियर झील की सीमा बनाना",
        "दो खेतों में चलकर जाँचना कि तस्वीर का दावा सही था या नहीं",
      ],
    },
  },
  mathematician: {
    of: "1r4xp2s",
    description: {
      hinglish: "Sankhya, aakriti aur equation ke naye sach saabit karna.",
      hindi: "संख्याओं, आकृतियों और समीकरणों के नए सच साबित करना।",
    },
    summary: {
      hinglish:
        "Sankhya, aakriti aur equation ke naye sach saabit karna, ya physics ya coding ke sawaal ko aise ganit mein badalna jo hal ho sake.",
      hindi: "संख्याओं, आकृतियों और समीकरणों के नए सच साबित करना, या फ़िज़िक्स या कोडिंग के सवाल को ऐसे गणित में बदलना जो हल हो सके।",
    },
    day: {
      hinglish: [
        "Maths ki ek inequality ke saath subah bhar baithna jo sabit hi nahi hoti",
        "Kal ke proof mein kami dhoondhna aur saathi lekhak ko batana",
        "Second year ke students ko samjhana ki limit ki paribhasha kyon chahiye",
      ],
      hindi: [
        "एक असमिका के साथ सुबह भर बैठना जो साबित ही नहीं होती",
        "कल के प्रूफ़ में कमी ढूँढ़ना और साथी लेखक को बताना",
        "सेकंड ईयर के छात्रों को समझाना कि लिमिट की परिभाषा क्यों चाहिए",
      ],
    },
  },
  statistician: {
    of: "19sfyvb",
    description: {
      hinglish: "Survey aur trial ki yojana banana aur batana ki jawab par kitna bharosa ho.",
      hindi: "सर्वे और ट्रायल की योजना बनाना और बताना कि जवाब पर कितना भरोसा हो।",
    },
    summary: {
      hinglish: "Survey aur prayog design karna aur sample se sambhal kar nateeje nikalna, jaise kitne gharon mein nal ka paani nahi hai.",
      hindi: "सर्वे और प्रयोग डिज़ाइन करना और सैंपल से सँभलकर नतीजे निकालना, जैसे कितने घरों में नल का पानी नहीं है।",
    },
    day: {
      hinglish: [
        "Tay karna ki survey kitne gaon mein ho taaki us par bharosa ho",
        "Jaanchna ki ek zila June mein ek bhi janm kyon nahi dikhata",
        "Ek hi aankda chahne wale afsar ko margin of error samjhana",
      ],
      hindi: [
        "तय करना कि सर्वे कितने गाँवों में हो ताकि उस पर भरोसा हो",
        "जाँचना कि एक ज़िला जून में एक भी जन्म क्यों नहीं दिखाता",
        "एक ही आँकड़ा चाहने वाले अफ़सर को मार्जिन ऑफ़ एरर समझाना",
      ],
    },
  },
  biostatistician: {
    of: "1cycyfz",
    description: {
      hinglish: "Trial ke data se batana ki dawa se fayda hua ya woh bas ittefaq tha.",
      hindi: "ट्रायल के डेटा से बताना कि दवा से फ़ायदा हुआ या वह बस इत्तफ़ाक़ था।",
    },
    summary: {
      hinglish:
        "Clinical trial ki yojana banana aur mareezon ka data parakhkar batana ki dawa sach mein fayda karti hai ya nateeja bas ittefaq tha.",
      hindi: "क्लिनिकल ट्रायल की योजना बनाना और मरीज़ों का डेटा परखकर बताना कि दवा सच में फ़ायदा करती है या नतीजा बस इत्तफ़ाक़ था।",
    },
    day: {
      hinglish: [
        "Pehla mareez jodne se pehle hisaab lagana ki trial mein kitne mareez chahiye",
        "Suraksha report ki tables line-dar-line program karna",
        "Ummeed bhara nateeja lalchaye, tab bhi tay kiye analysis par tike rehna",
      ],
      hindi: [
        "पहला मरीज़ जोड़ने से पहले हिसाब लगाना कि ट्रायल में कितने मरीज़ चाहिए",
        "सुरक्षा रिपोर्ट की टेबलें लाइन-दर-लाइन प्रोग्राम करना",
        "उम्मीद भरा नतीजा ललचाए, तब भी तय किए विश्लेषण पर टिके रहना",
      ],
    },
  },
  "operations-research-analyst": {
    of: "a65lb9",
    description: {
      hinglish: "Crew ki duty aur depot ki jagah ka sabse sasta hisaab nikalna.",
      hindi: "क्रू की ड्यूटी और डिपो की जगह का सबसे सस्ता हिसाब निकालना।",
    },
    summary: {
      hinglish:
        "Crew ki duty, depot ki jagah aur train ke samay jaise sawaalon ke model banana, aur sabse sasta intezaam nikalna jo phir bhi kaam kare.",
      hindi: "क्रू की ड्यूटी, डिपो की जगह और ट्रेन के समय जैसे सवालों के मॉडल बनाना, और सबसे सस्ता इंतज़ाम निकालना जो फिर भी काम करे।",
    },
    day: {
      hinglish: [
        "Railway ke crew niyamon ko aisi equations mein badalna jinhe solver maan le",
        "Jaanchna ki ek aur depot apna kharch nikal lega ya nahi",
        "Planner ke saath baithkar jaanna ki ekdam sahi plan kaam mein kyon nahi aa sakta",
      ],
      hindi: [
        "रेलवे के क्रू नियमों को ऐसे समीकरणों में बदलना जिन्हें सॉल्वर मान ले",
        "जाँचना कि एक और डिपो अपना ख़र्च निकाल लेगा या नहीं",
        "प्लानर के साथ बैठकर जानना कि एकदम सही प्लान काम में क्यों नहीं आ सकता",
      ],
    },
  },
  demographer: {
    of: "2d9whi",
    description: { hinglish: "Janganana se anumaan lagana ki aabaadi kaise badlegi.", hindi: "जनगणना से अनुमान लगाना कि आबादी कैसे बदलेगी।" },
    summary: {
      hinglish:
        "Janganana aur register se hisaab lagana ki janm, maut aur palayan se aabaadi kaise badlegi, aur usse kitne school ya pension ki zaroorat hogi.",
      hindi: "जनगणना और रजिस्टरों से हिसाब लगाना कि जन्म, मौत और पलायन से आबादी कैसे बदलेगी, और उससे कितने स्कूल या पेंशन की ज़रूरत होगी।",
    },
    day: {
      hinglish: [
        "Logon ki das-das mein gol karke batayi umar sudharna",
        "Hisaab lagana ki 2040 mein rajya ko Class 1 ki kitni seats chahiye",
        "Pata karna ki shehar ke naye kaamgar kahan se aaye",
      ],
      hindi: [
        "लोगों की दस-दस में गोल करके बताई उम्र सुधारना",
        "हिसाब लगाना कि 2040 में राज्य को कक्षा 1 की कितनी सीटें चाहिए",
        "पता करना कि शहर के नए कामगार कहाँ से आए",
      ],
    },
  },
  "statistical-assistant": {
    of: "1bultre",
    description: {
      hinglish: "Survey form ke atpate aankde jaanchna aur baaki ki table banana.",
      hindi: "सर्वे फ़ॉर्म के अटपटे आँकड़े जाँचना और बाक़ी की टेबल बनाना।",
    },
    summary: {
      hinglish:
        "Form aur register ke aankde sudharna, code dena aur table banana, atpate aankde jaanchna aur statisticians ke liye chart taiyar karna.",
      hindi: "फ़ॉर्म और रजिस्टर के आँकड़े सुधारना, कोड देना और टेबल बनाना, अटपटे आँकड़े जाँचना और सांख्यिकी के जानकारों के लिए चार्ट तैयार करना।",
    },
    day: {
      hinglish: [
        "Us dukaandar ko phone karna jiske bheje daam namumkin lagte hain",
        "Gharon ke aath sau form block ke hisaab se ginna",
        "Zila handbook ke liye chart banana",
      ],
      hindi: ["उस दुकानदार को फ़ोन करना जिसके भेजे दाम नामुमकिन लगते हैं", "घरों के आठ सौ फ़ॉर्म ब्लॉक के हिसाब से गिनना", "ज़िला हैंडबुक के लिए चार्ट बनाना"],
    },
  },
  economist: {
    of: "1fm78dw",
    description: {
      hinglish: "Data aur theory se daam, rozgaar aur vyapaar ko samjhana.",
      hindi: "डेटा और सिद्धांत से दाम, रोज़गार और व्यापार को समझाना।",
    },
    summary: {
      hinglish:
        "Data aur theory se daam, rozgaar, vyapaar aur tax ko samajhna, taaki mehngai samjhayi ja sake ya Reserve Bank ya mantralay ko salah di ja sake.",
      hindi: "डेटा और सिद्धांत से दाम, रोज़गार, व्यापार और टैक्स को समझना, ताकि महँगाई समझाई जा सके या रिज़र्व बैंक या मंत्रालय को सलाह दी जा सके।",
    },
    day: {
      hinglish: [
        "Badhe daam mein pyaaz, kachche tel aur rupaye ka hissa alag karna",
        "Jaanchna ki subsidy se parivaaron ki kharidari badli ya nahi",
        "Pyaaz ka daam aise note mein samjhana jise mantri gaadi mein padh sakein",
      ],
      hindi: [
        "बढ़े दाम में प्याज़, कच्चे तेल और रुपये का हिस्सा अलग करना",
        "जाँचना कि सब्सिडी से परिवारों की ख़रीदारी बदली या नहीं",
        "प्याज़ का दाम ऐसे नोट में समझाना जिसे मंत्री गाड़ी में पढ़ सकें",
      ],
    },
  },
  "agricultural-economist": {
    of: "h66eei",
    description: {
      hinglish: "Mandi se karz tak, samajhna ki kisan kitna kamate hain aur kyon.",
      hindi: "मंडी से क़र्ज़ तक, समझना कि किसान कितना कमाते हैं और क्यों।",
    },
    summary: {
      hinglish:
        "Samarthan mulya, mandi aur karz se mausam tak, parakhna ki kisan kitna kamate hain aur kyon, aur jaanchna ki kaun si neeti unke kaam aayegi.",
      hindi: "समर्थन मूल्य, मंडी और क़र्ज़ से मौसम तक, परखना कि किसान कितना कमाते हैं और क्यों, और जाँचना कि कौन सी नीति उनके काम आएगी।",
    },
    day: {
      hinglish: [
        "Chaalis kisaanon se poochhna ki ek acre soybean par sach mein kitna kharch aaya",
        "Dekhna ki mandi mein soybean ka daam Chicago ke exchange ke peeche kaise chalta hai",
        "Hisaab lagana ki samarthan mulya badhne par faayda kise hota hai",
      ],
      hindi: [
        "चालीस किसानों से पूछना कि एक एकड़ सोयाबीन पर सच में कितना ख़र्च आया",
        "देखना कि मंडी में सोयाबीन का दाम शिकागो के एक्सचेंज के पीछे कैसे चलता है",
        "हिसाब लगाना कि समर्थन मूल्य बढ़ने पर फ़ायदा किसे होता है",
      ],
    },
  },
  "labour-economist": {
    of: "1hovjn8",
    description: {
      hinglish: "Gharon ke survey se pata lagana ki naukri kise aur kis vetan par milti hai.",
      hindi: "घरों के सर्वे से पता लगाना कि नौकरी किसे और किस वेतन पर मिलती है।",
    },
    summary: {
      hinglish:
        "Gharon ke survey se vetan, hunar, berozgaari aur mahilaon ke kaam ko parakhna, taaki pata chale ki naukri kise milti hai aur kaun chhoot jaata hai.",
      hindi: "घरों के सर्वे से वेतन, हुनर, बेरोज़गारी और महिलाओं के काम को परखना, ताकि पता चले कि नौकरी किसे मिलती है और कौन छूट जाता है।",
    },
    day: {
      hinglish: [
        "Survey ke codes mein dhoondhna ki mahilaon ka kaam kyon nahi gina jaata",
        "Rajya ki seema ke dono taraf ki mazdoori ki tulna karna",
        "Batana ki training yojana se kisi ko naukri mili ya nahi",
      ],
      hindi: [
        "सर्वे के कोड में ढूँढ़ना कि महिलाओं का काम क्यों नहीं गिना जाता",
        "राज्य की सीमा के दोनों तरफ़ की मज़दूरी की तुलना करना",
        "बताना कि ट्रेनिंग योजना से किसी को नौकरी मिली या नहीं",
      ],
    },
  },
  "economic-investigator": {
    of: "risnai",
    description: {
      hinglish: "Sarkari survey ke liye dukaanon aur gharon mein daam note karna.",
      hindi: "सरकारी सर्वे के लिए दुकानों और घरों में दाम नोट करना।",
    },
    summary: {
      hinglish:
        "Sarkari survey ke liye ghar, dukaan aur factory jaakar daam, vetan aur kharch jutana, aur har form mein galtiyan jaanchna.",
      hindi: "सरकारी सर्वे के लिए घर, दुकान और फ़ैक्टरी जाकर दाम, वेतन और ख़र्च जुटाना, और हर फ़ॉर्म में ग़लतियाँ जाँचना।",
    },
    day: {
      hinglish: [
        "Likhna ki das dukaanein ek kilo arhar ka kitna maangti hain",
        "Aangan mein baithkar kharch par nabbe sawaal poochhna",
        "Wapas jaana kyonki nauven column ka jod vetan se zyada hai",
      ],
      hindi: [
        "लिखना कि दस दुकानें एक किलो अरहर का कितना माँगती हैं",
        "आँगन में बैठकर ख़र्च पर नब्बे सवाल पूछना",
        "वापस जाना क्योंकि नौवें कॉलम का जोड़ वेतन से ज़्यादा है",
      ],
    },
  },
  sociologist: {
    of: "bsnn3t",
    description: {
      hinglish: "Samajhna ki jaati, parivaar aur shehri jeevan logon ko kaise dhaalte hain.",
      hindi: "समझना कि जाति, परिवार और शहरी जीवन लोगों को कैसे ढालते हैं।",
    },
    summary: {
      hinglish:
        "Samajhna ki jaati, parivaar, dharm aur shehri jeevan logon ko kaise dhaalte hain, unke beech rehkar, interview lekar aur ginti karke.",
      hindi: "समझना कि जाति, परिवार, धर्म और शहरी जीवन लोगों को कैसे ढालते हैं, उनके बीच रहकर, इंटरव्यू लेकर और गिनती करके।",
    },
    day: {
      hinglish: [
        "Dobara basayi gayi jhuggi basti mein mahina bhar rehkar jaanna ki kaun kiski taraf se bolta hai",
        "Sixty interview mein vishay-dar-vishay nishaan lagana, jab tak pattern na mile",
        "Logon ki batayi baaton ko janganana se milakar padhna",
      ],
      hindi: [
        "दोबारा बसाई गई झुग्गी बस्ती में महीना भर रहकर जानना कि कौन किसकी तरफ़ से बोलता है",
        "साठ इंटरव्यू में विषय-दर-विषय निशान लगाना, जब तक पैटर्न न मिले",
        "लोगों की बताई बातों को जनगणना से मिलाकर पढ़ना",
      ],
    },
  },
  criminologist: {
    of: "49ln6h",
    description: {
      hinglish: "Samajhna ki apradh kyon hote hain aur kis se kam hote hain.",
      hindi: "समझना कि अपराध क्यों होते हैं और किससे कम होते हैं।",
    },
    summary: {
      hinglish: "Khojna ki apradh kyon hote hain aur kis se kam hote hain, police record, jail, peediton aur mohallon ki tulna karke.",
      hindi: "खोजना कि अपराध क्यों होते हैं और किससे कम होते हैं, पुलिस रिकॉर्ड, जेल, पीड़ितों और मोहल्लों की तुलना करके।",
    },
    day: {
      hinglish: [
        "Roshni wali aur andheri sadkon par choriyon ki tulna karna",
        "Jail mein gyarahvan saal kaat rahe aadmi ka interview lena",
        "Jaanchna ki nayi gasht se crime ghata ya bas doosri jagah gaya",
      ],
      hindi: [
        "रोशनी वाली और अँधेरी सड़कों पर चोरियों की तुलना करना",
        "जेल में ग्यारहवाँ साल काट रहे आदमी का इंटरव्यू लेना",
        "जाँचना कि नई गश्त से अपराध घटा या बस दूसरी जगह गया",
      ],
    },
  },
  "political-scientist": {
    of: "122z4cz",
    description: {
      hinglish: "Samajhna ki log kise aur kyon vote dete hain aur party kya karti hai.",
      hindi: "समझना कि लोग किसे और क्यों वोट देते हैं और पार्टियाँ क्या करती हैं।",
    },
    summary: {
      hinglish:
        "Chunaav, party aur samvidhan par shodh karna, yeh poochhna ki log kise aur kyon vote dete hain aur sarkaren neeti kaise banati ya bigaadti hain.",
      hindi: "चुनाव, पार्टी और संविधान पर शोध करना, यह पूछना कि लोग किसे और क्यों वोट देते हैं और सरकारें नीति कैसे बनाती या बिगाड़ती हैं।",
    },
    day: {
      hinglish: [
        "Har booth ke nateejon ko uske aas-paas rehne walon se milana",
        "Ek dhara ke liye 1949 ki samvidhan sabha ki bahas padhna",
        "Khud kisi party ka naam liye bina pehli baar ki voter se poochhna ki usne kaise chuna",
      ],
      hindi: [
        "हर बूथ के नतीजों को उसके आस-पास रहने वालों से मिलाना",
        "एक धारा के लिए 1949 की संविधान सभा की बहसें पढ़ना",
        "ख़ुद किसी पार्टी का नाम लिए बिना पहली बार की वोटर से पूछना कि उसने कैसे चुना",
      ],
    },
  },
  geographer: {
    of: "8gutz5",
    description: {
      hinglish: "Samjhana ki shehar, fasal aur bimariyan jahan hain wahin kyon hain.",
      hindi: "समझाना कि शहर, फ़सल और बीमारियाँ जहाँ हैं वहीं क्यों हैं।",
    },
    summary: {
      hinglish:
        "Field ke dauron ko nakshon aur location data se jodkar samjhana ki shehar, fasal, bimariyan aur log jahan hain wahin kyon hain.",
      hindi: "फ़ील्ड के दौरों को नक़्शों और लोकेशन डेटा से जोड़कर समझाना कि शहर, फ़सल, बीमारियाँ और लोग जहाँ हैं वहीं क्यों हैं।",
    },
    day: {
      hinglish: [
        "Malaria ke mareezon ko naalon aur dhaan ke kheton ke nakshe par dikhana",
        "Bus stand par poochhna ki log hospital ke liye kitni door jaate hain",
        "Tees saal mein phailte kasbe ke kinare nakshe par kheenchna",
      ],
      hindi: [
        "मलेरिया के मरीज़ों को नालों और धान के खेतों के नक़्शे पर दिखाना",
        "बस स्टैंड पर पूछना कि लोग अस्पताल के लिए कितनी दूर जाते हैं",
        "तीस साल में फैलते क़स्बे के किनारे नक़्शे पर खींचना",
      ],
    },
  },
  "survey-researcher": {
    of: "jvrl4k",
    description: {
      hinglish: "Rai jaanne ke sawaal likhna aur chunna ki kin gharon se poochhna hai.",
      hindi: "राय जानने के सवाल लिखना और चुनना कि किन घरों से पूछना है।",
    },
    summary: {
      hinglish: "Janmat aur gharon ke survey ke sawaal likhna, sample chunna aur form parakhna, taaki jawabon par bharosa kiya ja sake.",
      hindi: "जनमत और घरों के सर्वे के सवाल लिखना, सैंपल चुनना और फ़ॉर्म परखना, ताकि जवाबों पर भरोसा किया जा सके।",
    },
    day: {
      hinglish: [
        "Ek sawaal chhe logon par aazmana aur paana ki uske teen matlab hain",
        "Aisa sample chunna jo pahad aur jhuggi basti dono tak pahunche",
        "Jawabon ko vazan dekar umar ke asli anupaat par laana",
      ],
      hindi: [
        "एक सवाल छह लोगों पर आज़माना और पाना कि उसके तीन मतलब हैं",
        "ऐसा सैंपल चुनना जो पहाड़ और झुग्गी बस्ती दोनों तक पहुँचे",
        "जवाबों को वज़न देकर उम्र के असली अनुपात पर लाना",
      ],
    },
  },
  "social-science-research-assistant": {
    of: "19kovff",
    description: {
      hinglish: "Kisi scholar ke liye paper khojna aur interview sunkar likhna.",
      hindi: "किसी विद्वान के लिए पेपर खोजना और इंटरव्यू सुनकर लिखना।",
    },
    summary: {
      hinglish:
        "Senior scholar ke school, sehat ya rozgaar par chal rahe adhyayan ke liye paper khojna, interview sunkar likhna aur table nikalna.",
      hindi: "वरिष्ठ विद्वान के स्कूल, सेहत या रोज़गार पर चल रहे अध्ययन के लिए पेपर खोजना, इंटरव्यू सुनकर लिखना और टेबल निकालना।",
    },
    day: {
      hinglish: [
        "Ghante bhar ki Bhojpuri baatcheet sunkar saaf notes likhna",
        "Auraton aur mardon ko alag karke table phir se nikalna",
        "Woh nau paper dhoondhna jinka hawala baaki sab dete hain",
      ],
      hindi: [
        "घंटे भर की भोजपुरी बातचीत सुनकर साफ़ नोट्स लिखना",
        "औरतों और मर्दों को अलग करके टेबल फिर से निकालना",
        "वे नौ पेपर ढूँढ़ना जिनका हवाला बाक़ी सब देते हैं",
      ],
    },
  },
  archaeologist: {
    of: "j1f7re",
    description: {
      hinglish: "Dabe sheharon ko parat-dar-parat khodna aur mili cheezon ki umar batana.",
      hindi: "दबे शहरों को परत-दर-परत खोदना और मिली चीज़ों की उम्र बताना।",
    },
    summary: {
      hinglish:
        "Dholavira jaise dabe sheharon ko parat-dar-parat khodna, chitra banana, mitti chhanna aur mili cheezon ki umar nikalna, taaki samajh aaye ki log kaise rehte the.",
      hindi: "धोलावीरा जैसे दबे शहरों को परत-दर-परत खोदना, चित्र बनाना, मिट्टी छानना और मिली चीज़ों की उम्र निकालना, ताकि समझ आए कि लोग कैसे रहते थे।",
    },
    day: {
      hinglish: [
        "Khudai ki deewar khurachna, jab tak kachchi eent ka farsh patli lakeer sa na dikhe",
        "Bartan ke har tukde ko number wali thaili mein rakhne se pehle uska chitra banana",
        "Kisaan ko yakeen dilana ki teela apni mitti se zyada keemti hai",
      ],
      hindi: [
        "खुदाई की दीवार खुरचना, जब तक कच्ची ईंट का फ़र्श पतली लकीर सा न दिखे",
        "बर्तन के हर टुकड़े को नंबर वाली थैली में रखने से पहले उसका चित्र बनाना",
        "किसान को यक़ीन दिलाना कि टीला अपनी मिट्टी से ज़्यादा क़ीमती है",
      ],
    },
  },
  "cultural-anthropologist": {
    of: "1n8ip3p",
    description: {
      hinglish: "Mahinon kisi samuday mein rehkar uske reeti-riwaaj batana.",
      hindi: "महीनों किसी समुदाय में रहकर उसके रीति-रिवाज बताना।",
    },
    summary: {
      hinglish:
        "Charwahon ya pravasi mazdooron jaise samuday ke saath mahinon rehna, unki bhasha aur riwaaj seekhna aur unka jeevan bheetar se batana.",
      hindi: "चरवाहों या प्रवासी मज़दूरों जैसे समुदाय के साथ महीनों रहना, उनकी भाषा और रिवाज सीखना और उनका जीवन भीतर से बताना।",
    },
    day: {
      hinglish: [
        "Charwahe ke parivaar ke saath oon dhunna aur raat ko baatein likhna",
        "Paanch logon se poochhna ki kaun kisse shaadi kar sakta hai, aur chhe jawab paana",
        "Saal bhar ke notes mein woh pattern dhoondhna jo kisi ne nahi bataya",
      ],
      hindi: [
        "चरवाहे के परिवार के साथ ऊन धुनना और रात को बातें लिखना",
        "पाँच लोगों से पूछना कि कौन किससे शादी कर सकता है, और छह जवाब पाना",
        "साल भर के नोट्स में वह पैटर्न ढूँढ़ना जो किसी ने नहीं बताया",
      ],
    },
  },
  "physical-anthropologist": {
    of: "lbt9ys",
    description: {
      hinglish: "Haddi, daant aur gene padhkar insaan ke vikas ka safar khojna.",
      hindi: "हड्डी, दाँत और जीन पढ़कर इंसान के विकास का सफ़र खोजना।",
    },
    summary: {
      hinglish:
        "Insaanon aur vanmanushon ki haddi, daant, shareer ki naap aur gene ki tulna karna, taaki insaan ke vikas ka safar pata chale aur avshesh pehchane ja saken.",
      hindi: "इंसानों और वनमानुषों की हड्डी, दाँत, शरीर की नाप और जीन की तुलना करना, ताकि इंसान के विकास का सफ़र पता चले और अवशेष पहचाने जा सकें।",
    },
    day: {
      hinglish: [
        "Kankaal ko jamakar rakhna aur daanton se uski umar pata karna",
        "Growth survey ke liye chaar sau bachchon ki naap lena",
        "Bilkul saaf kamre mein haddi ke powder se DNA nikalna",
      ],
      hindi: [
        "कंकाल को जमाकर रखना और दाँतों से उसकी उम्र पता करना",
        "ग्रोथ सर्वे के लिए चार सौ बच्चों की नाप लेना",
        "बिल्कुल साफ़ कमरे में हड्डी के पाउडर से DNA निकालना",
      ],
    },
  },
  historian: {
    of: "kqitzj",
    description: {
      hinglish: "Purani chitthiyan aur adalat ke record taulkar batana ki kya hua tha.",
      hindi: "पुरानी चिट्ठियाँ और अदालत के रिकॉर्ड तौलकर बताना कि क्या हुआ था।",
    },
    summary: {
      hinglish:
        "Archive mein chitthiyan, adalat ke record aur purane akhbaar khangalna, taulna ki kis par bharosa kiya jaye, aur likhna ki kya hua aur kyon.",
      hindi: "अभिलेखागार में चिट्ठियाँ, अदालत के रिकॉर्ड और पुराने अख़बार खँगालना, तौलना कि किस पर भरोसा किया जाए, और लिखना कि क्या हुआ और क्यों।",
    },
    day: {
      hinglish: [
        "Archive mein teen bandal mangwana aur ek hi paana",
        "Collector ki report ko usi hafte ki ek kisaan ki arzi ke saath rakhkar padhna",
        "Ek tareekh galat nikalne par chapter phir se likhna",
      ],
      hindi: [
        "अभिलेखागार में तीन बंडल मँगवाना और एक ही पाना",
        "कलेक्टर की रिपोर्ट को उसी हफ़्ते की एक किसान की अर्ज़ी के साथ रखकर पढ़ना",
        "एक तारीख़ ग़लत निकलने पर अध्याय फिर से लिखना",
      ],
    },
  },
  epigraphist: {
    of: "nfu0nb",
    description: {
      hinglish: "Patthar aur taambe ke lekhon ki chhaap lena aur purani lipiyan padhna.",
      hindi: "पत्थर और ताँबे के लेखों की छाप लेना और पुरानी लिपियाँ पढ़ना।",
    },
    summary: {
      hinglish:
        "Chattanon aur taamrapatron ke lekhon ki syahi se chhaap lena, aur Brahmi, Grantha ya Farsi ki woh panktiyan padhna jinse rajaon aur daan ka samay pata chale.",
      hindi: "चट्टानों और ताम्रपत्रों के लेखों की स्याही से छाप लेना, और ब्राह्मी, ग्रंथ या फ़ारसी की वे पंक्तियाँ पढ़ना जिनसे राजाओं और दान का समय पता चले।",
    },
    day: {
      hinglish: [
        "Chattan ke shilalekh par geela kaagaz brush se thokkar bithana aur syahi lagana",
        "Chhand aur khaali jagah se gayab akshar ka andaza lagana",
        "Aksharon ki banavat se zameen ke daan-patra ka samay batana",
      ],
      hindi: [
        "चट्टान के शिलालेख पर गीला काग़ज़ ब्रश से ठोककर बिठाना और स्याही लगाना",
        "छंद और ख़ाली जगह से ग़ायब अक्षर का अंदाज़ा लगाना",
        "अक्षरों की बनावट से ज़मीन के दान-पत्र का समय बताना",
      ],
    },
  },
  numismatist: {
    of: "9hn2tk",
    description: {
      hinglish: "Purane sikke pehchanna, unka samay batana aur nakli pakadna.",
      hindi: "पुराने सिक्के पहचानना, उनका समय बताना और नक़ली पकड़ना।",
    },
    summary: {
      hinglish:
        "Dhaatu, chehre aur taksaal ke nishaan se purane sikke pehchanna aur unka samay batana, nakli pakadna, aur museum aur collectors ke liye mile khazanon ki list banana.",
      hindi:
        "धातु, चेहरे और टकसाल के निशान से पुराने सिक्के पहचानना और उनका समय बताना, नक़ली पकड़ना, और म्यूज़ियम और संग्रह करने वालों के लिए मिले ख़ज़ानों की सूची बनाना।",
    },
    day: {
      hinglish: [
        "Chaandi ke rupayon ke khazane ka ek-ek sikka tolna aur photo lena",
        "Dhale hue nakli sikke ko uske dhundhle aksharon se pakadna",
        "Likhna ki raja ne us saal ke sikke par apni upadhi kyon badli",
      ],
      hindi: [
        "चाँदी के रुपयों के ख़ज़ाने का एक-एक सिक्का तौलना और फ़ोटो लेना",
        "ढले हुए नक़ली सिक्के को उसके धुँधले अक्षरों से पकड़ना",
        "लिखना कि राजा ने उस साल के सिक्के पर अपनी उपाधि क्यों बदली",
      ],
    },
  },
  genealogist: {
    of: "17uav3k",
    description: {
      hinglish: "Purohiton ki bahi aur jahazon ke register se parivaaron ka vansh khojna.",
      hindi: "पुरोहितों की बही और जहाज़ों के रजिस्टर से परिवारों का वंश खोजना।",
    },
    summary: {
      hinglish:
        "Teerth ke pandon ki bahi, church ke register aur jahazon ki list se parivaaron ko peeche tak khojna, aur saabit hui vanshavali banana.",
      hindi: "तीर्थ के पंडों की बही, चर्च के रजिस्टर और जहाज़ों की लिस्ट से परिवारों को पीछे तक खोजना, और साबित हुई वंशावली बनाना।",
    },
    day: {
      hinglish: [
        "Haridwar mein pande ki bahi mein ek parivaar ke pardada ko khojna",
        "Girmitiya mazdooron ki jahaz wali list ko Ara ke paas ke ek gaon se milana",
        "Client ko batana ki poorvaj ka rajgharane se hona sabit nahi hua",
      ],
      hindi: [
        "हरिद्वार में पंडे की बही में एक परिवार के परदादा को खोजना",
        "गिरमिटिया मज़दूरों की जहाज़ वाली लिस्ट को आरा के पास के एक गाँव से मिलाना",
        "क्लाइंट को बताना कि पूर्वज का राजघराने से होना साबित नहीं हुआ",
      ],
    },
  },
  "experimental-psychologist": {
    of: "1hkbzmk",
    description: {
      hinglish: "Screen aur volunteers ke saath yaaddasht aur dhyan parakhna.",
      hindi: "स्क्रीन और वॉलंटियर के साथ याददाश्त और ध्यान परखना।",
    },
    summary: {
      hinglish:
        "Screen, reaction timer aur volunteers ke saath yaaddasht, dhyan aur dekhne-samajhne ki kshamta parakhna, taaki mann ke aam niyam pata chalen.",
      hindi: "स्क्रीन, रिएक्शन टाइमर और वॉलंटियर के साथ याददाश्त, ध्यान और देखने-समझने की क्षमता परखना, ताकि मन के आम नियम पता चलें।",
    },
    day: {
      hinglish: [
        "Kam roshni wale booth mein bees volunteers ka reaction time test lena",
        "Woh trial hatana jinmein eye tracker aankh ki putli ko pakad nahi paya",
        "Reviewer se bahas karna ki bees millisecond ka fark asli hai ya nahi",
      ],
      hindi: [
        "कम रोशनी वाले बूथ में बीस वॉलंटियर का रिएक्शन टाइम टेस्ट लेना",
        "वे ट्रायल हटाना जिनमें आई ट्रैकर आँख की पुतली को पकड़ नहीं पाया",
        "रिव्यूअर से बहस करना कि बीस मिलीसेकंड का फ़र्क़ असली है या नहीं",
      ],
    },
  },
  "social-psychologist": {
    of: "w6b2vq",
    description: {
      hinglish: "Samajhna ki afwah se traffic tak, samooh insaan par kaise asar daalta hai.",
      hindi: "समझना कि अफ़वाह से ट्रैफ़िक तक, समूह इंसान पर कैसे असर डालता है।",
    },
    summary: {
      hinglish:
        "Rache hue haalaat aur sawaalon ki list se samajhna ki bhedbhaav wali soch aur afwah se traffic ke taur-tareekon tak, samooh insaan par kaise asar daalta hai.",
      hindi: "रचे हुए हालात और सवालों की लिस्ट से समझना कि भेदभाव वाली सोच और अफ़वाह से ट्रैफ़िक के तौर-तरीक़ों तक, समूह इंसान पर कैसे असर डालता है।",
    },
    day: {
      hinglish: [
        "Bus stand par khoye batue ka drama karna aur ginna ki kitne log madad karte hain",
        "Jaati aur shaadi par khule jawab vishay se chhaantna, is andaze se nahi ki kisne likhe honge",
        "Abhiyaan ki film se pehle aur baad ki soch ki tulna karna",
      ],
      hindi: [
        "बस स्टैंड पर खोए बटुए का नाटक करना और गिनना कि कितने लोग मदद करते हैं",
        "जाति और शादी पर खुले जवाब विषय से छाँटना, इस अंदाज़े से नहीं कि किसने लिखे होंगे",
        "अभियान की फ़िल्म से पहले और बाद की सोच की तुलना करना",
      ],
    },
  },
  "industrial-organisational-psychologist": {
    of: "1nqyes0",
    description: {
      hinglish: "Company aur sena ke liye bharti ke test banana aur parakhna.",
      hindi: "कंपनियों और सेनाओं के लिए भर्ती के टेस्ट बनाना और परखना।",
    },
    summary: {
      hinglish:
        "Company aur sena ke liye bharti ke test, training aur kaam design karna, aur naapna ki team kis wajah se tikti aur achchha kaam karti hai.",
      hindi: "कंपनियों और सेनाओं के लिए भर्ती के टेस्ट, ट्रेनिंग और काम डिज़ाइन करना, और नापना कि टीमें किस वजह से टिकती और अच्छा काम करती हैं।",
    },
    day: {
      hinglish: [
        "Pata karna ki paanch mein se kaun sa interviewer har candidate ko zyada number deta hai",
        "Jaanchna ki bharti test mahila aur purush dono ke achhe kaam ka baraabar sahi andaza de",
        "Board ko batana ki unke sabse achhe log doosre saal mein naukri kyon chhod dete hain",
      ],
      hindi: [
        "पता करना कि पाँच में से कौन सा इंटरव्यूअर हर उम्मीदवार को ज़्यादा नंबर देता है",
        "जाँचना कि भर्ती टेस्ट महिला और पुरुष दोनों के अच्छे काम का बराबर सही अंदाज़ा दे",
        "बोर्ड को बताना कि उनके सबसे अच्छे लोग दूसरे साल में नौकरी क्यों छोड़ देते हैं",
      ],
    },
  },
  "engineering-psychologist": {
    of: "1tp6cxm",
    description: {
      hinglish: "Samajhna ki pilot aur driver screen aur control par galti kaise karte hain.",
      hindi: "समझना कि पायलट और ड्राइवर स्क्रीन और कंट्रोल पर ग़लती कैसे करते हैं।",
    },
    summary: {
      hinglish:
        "Samajhna ki pilot, driver aur operator screen aur control par kaise dhyan dete, faisla karte aur chookte hain, taaki designer galtiyan rok saken.",
      hindi: "समझना कि पायलट, ड्राइवर और ऑपरेटर स्क्रीन और कंट्रोल पर कैसे ध्यान देते, फ़ैसला करते और चूकते हैं, ताकि डिज़ाइनर ग़लतियाँ रोक सकें।",
    },
    day: {
      hinglish: [
        "Pilots ko simulator mein bithana aur jab woh naya display padhein, tab ek engine fail karna",
        "Ginna ki car ki touch screen ki wajah se nazar sadak se kitni baar hati",
        "Alarm ko phir se likhna taaki woh bataye ki pehle kya karna hai",
      ],
      hindi: [
        "पायलटों को सिम्युलेटर में बिठाना और जब वे नया डिस्प्ले पढ़ें, तब एक इंजन फ़ेल करना",
        "गिनना कि कार की टच स्क्रीन की वजह से नज़र सड़क से कितनी बार हटी",
        "अलार्म को फिर से लिखना ताकि वह बताए कि पहले क्या करना है",
      ],
    },
  },
  psychometrist: {
    of: "1jhldkp",
    description: {
      hinglish: "Psychological test theek manual ke hisaab se lena aur number dena.",
      hindi: "मनोवैज्ञानिक टेस्ट ठीक मैनुअल के हिसाब से लेना और नंबर देना।",
    },
    summary: {
      hinglish:
        "Buddhi, aptitude aur yaaddasht ke test theek manual ke hisaab se lena aur number dena, aur jaanchna ki test wahi naape jiska daava hai.",
      hindi: "बुद्धि, एप्टीट्यूड और याददाश्त के टेस्ट ठीक मैनुअल के हिसाब से लेना और नंबर देना, और जाँचना कि टेस्ट वही नापे जिसका दावा है।",
    },
    day: {
      hinglish: [
        "Bachche ka buddhi test manual ke ek-ek shabd ke hisaab se lena",
        "Har score ko usi umar ke auron ke score yaani norms se milana aur ajeeb pattern batana",
        "Test ke woh sawaal hatana jo shehri bachchon ko bina theek wajah ke aasaan lagte hain",
      ],
      hindi: [
        "बच्चे का बुद्धि टेस्ट मैनुअल के एक-एक शब्द के हिसाब से लेना",
        "हर स्कोर को उसी उम्र के औरों के स्कोर यानी नॉर्म्स से मिलाना और अजीब पैटर्न बताना",
        "टेस्ट के वे सवाल हटाना जो शहरी बच्चों को बिना ठीक वजह के आसान लगते हैं",
      ],
    },
  },
  "biology-laboratory-technician": {
    of: "10l5mj9",
    description: {
      hinglish: "Culture plate banana, slide rangna aur lab ke choohon ko khilana.",
      hindi: "कल्चर प्लेट बनाना, स्लाइड रँगना और लैब के चूहों को खिलाना।",
    },
    summary: {
      hinglish:
        "Slide, culture aur ghol taiyar karna, lab ke jaanwaron ya paudhon ki dekhbhaal karna aur biologists ke liye nateeje darj karna.",
      hindi: "स्लाइड, कल्चर और घोल तैयार करना, लैब के जानवरों या पौधों की देखभाल करना और जीव वैज्ञानिकों के लिए नतीजे दर्ज करना।",
    },
    day: {
      hinglish: [
        "Students ke aane se pehle do sau agar-plate dhaalna",
        "Jad ke sire ki patli slice rangna aur label lagana",
        "Machhliyon, chuhon aur phal-makkhiyon ko khana dena",
      ],
      hindi: ["छात्रों के आने से पहले दो सौ एगार प्लेटें ढालना", "जड़ के सिरे की पतली स्लाइस रँगना और लेबल लगाना", "मछलियों, चूहों और फल-मक्खियों को खाना देना"],
    },
  },
  "chemical-laboratory-technician": {
    of: "odfiu2",
    description: { hinglish: "Likhit method se reagent milana aur titration karna.", hindi: "लिखित विधि से रिएजेंट मिलाना और टाइट्रेशन करना।" },
    summary: {
      hinglish:
        "Likhit method se reagent milana, titration aur chromatography karna, aur kaanch ke bartan aur taraazu istemaal ke layak rakhna.",
      hindi: "लिखित विधि से रिएजेंट मिलाना, टाइट्रेशन और क्रोमैटोग्राफ़ी करना, और काँच के बर्तन और तराज़ू इस्तेमाल के लायक़ रखना।",
    },
    day: {
      hinglish: [
        "Assi sample ko ek jaise halke gulaabi rang tak titrate karna",
        "Chromatograph ka column badalna aur uske peak jaanchna",
        "Har nateeje ke paas acid ki bottle ka lot number likhna",
      ],
      hindi: [
        "अस्सी सैंपल को एक जैसे हल्के गुलाबी रंग तक टाइट्रेट करना",
        "क्रोमैटोग्राफ़ का कॉलम बदलना और उसके पीक जाँचना",
        "हर नतीजे के पास एसिड की बोतल का लॉट नंबर लिखना",
      ],
    },
  },
  "physics-laboratory-technician": {
    of: "s08amm",
    description: {
      hinglish: "Prayogon ke liye laser aur circuit lagana aur sudharna.",
      hindi: "प्रयोगों के लिए लेज़र और सर्किट लगाना और सुधारना।",
    },
    summary: {
      hinglish: "College aur institute mein prayogon ke liye circuit, optics aur vacuum pump lagana, aur bigde upkaran theek karna.",
      hindi: "कॉलेज और संस्थानों में प्रयोगों के लिए सर्किट, ऑप्टिक्स और वैक्यूम पंप लगाना, और बिगड़े उपकरण ठीक करना।",
    },
    day: {
      hinglish: [
        "Laser ko seedh mein laana, jab tak fringe hilna band na kar dein",
        "First year ke student ka moda hua galvanometer theek karna",
        "Chamber ki hawa nikalna aur leak ki awaaz sunna",
      ],
      hindi: [
        "लेज़र को सीध में लाना, जब तक फ़्रिंज हिलना बंद न कर दें",
        "फ़र्स्ट ईयर के छात्र का मोड़ा हुआ गैल्वेनोमीटर ठीक करना",
        "चैंबर की हवा निकालना और रिसाव की आवाज़ सुनना",
      ],
    },
  },
  "geological-technician": {
    of: "9hdfka",
    description: {
      hinglish: "Study ke liye chattan patli kaatna aur drill core dibbe mein rakhna.",
      hindi: "अध्ययन के लिए चट्टान पतली काटना और ड्रिल कोर डिब्बे में रखना।",
    },
    summary: {
      hinglish:
        "Chattanon ki patli parten kaatna, field ke yantra chalana aur un sample aur core ka byora likhna jinka geologist adhyayan karenge.",
      hindi: "चट्टानों की पतली परतें काटना, फ़ील्ड के यंत्र चलाना और उन सैंपल और कोर का ब्योरा लिखना जिनका भूवैज्ञानिक अध्ययन करेंगे।",
    },
    day: {
      hinglish: [
        "Chattan ki slice ko ghisna, jab tak usse roshni paar na ho jaye",
        "Drill core ko dibbon mein sahi kram se rakhna",
        "Khoontiyon ki line ke saath magnetometer lekar chalna",
      ],
      hindi: [
        "चट्टान की स्लाइस को घिसना, जब तक उससे रोशनी पार न हो जाए",
        "ड्रिल कोर को डिब्बों में सही क्रम से रखना",
        "खूँटियों की लाइन के साथ मैग्नेटोमीटर लेकर चलना",
      ],
    },
  },
  "soil-analyst": {
    of: "1mmiz31",
    description: {
      hinglish: "Soil health card ke liye kisanon ki mitti chhanna aur jaanchna.",
      hindi: "सॉइल हेल्थ कार्ड के लिए किसानों की मिट्टी छानना और जाँचना।",
    },
    summary: {
      hinglish:
        "Kisanon ya builders ki laayi mitti sukhana, chhanna aur usmein acidity, nitrogen, namak aur kanon ka aakaar jaanchna, aur soil health card bharna.",
      hindi: "किसानों या बिल्डरों की लाई मिट्टी सुखाना, छानना और उसमें अम्लता, नाइट्रोजन, नमक और कणों का आकार जाँचना, और सॉइल हेल्थ कार्ड भरना।",
    },
    day: {
      hinglish: [
        "Ek block ke kisaanon ki mitti ke chaalis thaile chhaanna aur tolna",
        "Neele rang ki gehrai se phosphorus ki maatra batana",
        "Soil health card mein khaad ki maatra type karna",
      ],
      hindi: [
        "एक ब्लॉक के किसानों की मिट्टी के चालीस थैले छानना और तौलना",
        "नीले रंग की गहराई से फ़ॉस्फ़ोरस की मात्रा बताना",
        "सॉइल हेल्थ कार्ड में खाद की मात्रा टाइप करना",
      ],
    },
  },
  "food-science-technician": {
    of: "lyq9x3",
    description: {
      hinglish: "Doodh aur masale ke sample mein fat, nami aur keetanu jaanchna.",
      hindi: "दूध और मसाले के सैंपल में फ़ैट, नमी और कीटाणु जाँचना।",
    },
    summary: {
      hinglish:
        "Production line ke paas ya rajya ki lab mein doodh, masale aur pack khane ke sample mein fat, nami, keetanu aur rang jaanchna.",
      hindi: "प्रोडक्शन लाइन के पास या राज्य की लैब में दूध, मसाले और पैक खाने के सैंपल में फ़ैट, नमी, कीटाणु और रंग जाँचना।",
    },
    day: {
      hinglish: [
        "Milk powder ko oven mein sukhana, jab tak uska vazan ghatna band na ho",
        "Doodh ke tanker ke sample ki plate par colony ginna",
        "Sample kholne se pehle food safety officer ki seal jaanchna",
      ],
      hindi: [
        "मिल्क पाउडर को ओवन में सुखाना, जब तक उसका वज़न घटना बंद न हो",
        "दूध के टैंकर के सैंपल की प्लेटों पर कॉलोनी गिनना",
        "सैंपल खोलने से पहले फ़ूड सेफ़्टी ऑफ़िसर की सील जाँचना",
      ],
    },
  },
  taxidermist: {
    of: "zq36xm",
    description: {
      hinglish: "Mare pakshiyon aur jaanwaron ki khaal aise chadhana ki woh zinda lagen.",
      hindi: "मरे पक्षियों और जानवरों की खाल ऐसे चढ़ाना कि वे ज़िंदा लगें।",
    },
    summary: {
      hinglish:
        "Museum aur adhyayan ke sangrah ke liye pakshiyon aur jaanwaron ki khaal bachakar rakhna aur kaanch ki aankhon wale dhaanche par zinda jaisi chadhana.",
      hindi: "म्यूज़ियम और अध्ययन के संग्रह के लिए पक्षियों और जानवरों की खाल बचाकर रखना और काँच की आँखों वाले ढाँचे पर ज़िंदा जैसी चढ़ाना।",
    },
    day: {
      hinglish: [
        "Zoo ke mare hornbill ki khaal utaarna, gardan phaade bina",
        "Photo aur haddiyon ki lambai se foam ka tendua tarashna",
        "Kaanch ki aankhein lagana, jab tak jaanwar aapko dekhta na lage",
      ],
      hindi: [
        "चिड़ियाघर के मरे हॉर्नबिल की खाल उतारना, गर्दन फाड़े बिना",
        "फ़ोटो और हड्डियों की लंबाई से फ़ोम का तेंदुआ तराशना",
        "काँच की आँखें लगाना, जब तक जानवर आपको देखता न लगे",
      ],
    },
  },
  "weather-observer": {
    of: "1txhrx2",
    description: { hinglish: "Rain gauge aur thermometer padhna aur gubbare chhodna.", hindi: "रेन गेज और थर्मामीटर पढ़ना और गुब्बारे छोड़ना।" },
    summary: {
      hinglish:
        "Tay samay par thermometer, rain gauge aur barometer padhna, gubbare chhodna aur station ya airport se code mein report bhejna.",
      hindi: "तय समय पर थर्मामीटर, रेन गेज और बैरोमीटर पढ़ना, गुब्बारे छोड़ना और स्टेशन या एयरपोर्ट से कोड में रिपोर्ट भेजना।",
    },
    day: {
      hinglish: [
        "Har teesre ghante baadalon ka naam aur unki oonchai batana",
        "Gubbare mein hydrogen bharna aur stratosphere tak us par nazar rakhna",
        "Pilot ke poochhne se pehle airport ki code wali report bhejna",
      ],
      hindi: [
        "हर तीसरे घंटे बादलों का नाम और उनकी ऊँचाई बताना",
        "गुब्बारे में हाइड्रोजन भरना और स्ट्रैटोस्फ़ियर तक उस पर नज़र रखना",
        "पायलट के पूछने से पहले एयरपोर्ट की कोड वाली रिपोर्ट भेजना",
      ],
    },
  },
  "medical-physicist": {
    of: "b15uv4",
    description: {
      hinglish: "Har tumour ke liye radiation ki dose tay karna aur naapna.",
      hindi: "हर ट्यूमर के लिए रेडिएशन की डोज़ तय करना और नापना।",
    },
    summary: {
      hinglish:
        "Hospital ki radiotherapy machines ki kirnen naapna, doctor ke saath har mareez ki dose tay karna, aur staff ko bikhre radiation se bachana.",
      hindi: "अस्पताल की रेडियोथेरेपी मशीनों की किरणें नापना, डॉक्टर के साथ हर मरीज़ की डोज़ तय करना, और स्टाफ़ को बिखरे रेडिएशन से बचाना।",
    },
    day: {
      hinglish: [
        "Pehle mareez ke letne se pehle linear accelerator jaanchna",
        "Spinal cord ko bachakar dose modna, ek-ek slice mein",
        "Ilaaj ke kamre ke bahar chaaron or meter lekar bikhra radiation naapna",
      ],
      hindi: [
        "पहले मरीज़ के लेटने से पहले लीनियर एक्सेलरेटर जाँचना",
        "स्पाइनल कॉर्ड को बचाकर डोज़ मोड़ना, एक-एक स्लाइस में",
        "इलाज के कमरे के बाहर चारों ओर मीटर लेकर बिखरा रेडिएशन नापना",
      ],
    },
  },
  "fisheries-biologist": {
    of: "1rg8odj",
    description: {
      hinglish: "Pakdi machhli naapkar batana ki samudra se kitni machhli li ja sakti hai.",
      hindi: "पकड़ी मछली नापकर बताना कि समुद्र से कितनी मछली ली जा सकती है।",
    },
    summary: {
      hinglish: "Jaal aur landing centre par pakdi machhli naapkar batana ki samudra khaali kiye bina kitni machhli li ja sakti hai.",
      hindi: "जाल और लैंडिंग सेंटर पर पकड़ी मछली नापकर बताना कि समुद्र ख़ाली किए बिना कितनी मछली ली जा सकती है।",
    },
    day: {
      hinglish: [
        "Neelami se pehle samudra kinare sixty sardine naapna",
        "Machhli ke kaan ki haddi kaatkar ped ki tarah uske chhalle ginna",
        "Naav maalikon ko dikhana ki jaal ke chhed bade kyon hone chahiye",
      ],
      hindi: [
        "नीलामी से पहले समुद्र किनारे साठ सार्डिन मछलियाँ नापना",
        "मछली के कान की हड्डी काटकर पेड़ की तरह उसके छल्ले गिनना",
        "नाव मालिकों को दिखाना कि जाल के छेद बड़े क्यों होने चाहिए",
      ],
    },
  },
  "textile-chemist": {
    of: "1nu4qhs",
    description: {
      hinglish: "Kapde mein rang pakka karna aur rangai ghar ka paani saaf karna.",
      hindi: "कपड़े में रंग पक्का करना और रंगाई घर का पानी साफ़ करना।",
    },
    summary: {
      hinglish:
        "Rangai ghar, mill ya rang banane wale ki lab mein kaam karna: kharidaar ke shade ka nuskha nikalna, use dhoop, paseene aur dhulai mein parakhna, aur gande paani ko saaf karwana.",
      hindi:
        "रंगाई घर, मिल या रंग बनाने वाले की लैब में काम करना: ख़रीदार के शेड का नुस्ख़ा निकालना, उसे धूप, पसीने और धुलाई में परखना, और गंदे पानी को साफ़ करवाना।",
    },
    day: {
      hinglish: [
        "Dopahar se pehle cotton par kharidaar ka navy blue rang milana",
        "Rangi patti ko das baar ragadna, pehle sookhe phir geele kapde se, aur utre rang ko grade dena",
        "Pata karna ki ek lot machine se dhaariyon ke saath kyon nikla",
      ],
      hindi: [
        "दोपहर से पहले कॉटन पर ख़रीदार का नेवी ब्लू रंग मिलाना",
        "रँगी पट्टी को दस बार रगड़ना, पहले सूखे फिर गीले कपड़े से, और उतरे रंग को ग्रेड देना",
        "पता करना कि एक लॉट मशीन से धारियों के साथ क्यों निकला",
      ],
    },
  },
  biotechnologist: {
    of: "zlsxx6",
    description: {
      hinglish: "Cells aur enzyme se dawa aur fasal ke liye kaam lena.",
      hindi: "कोशिकाओं और एंज़ाइम से दवा और फ़सल के लिए काम लेना।",
    },
    summary: {
      hinglish:
        "Flask aur steel ke tank mein cells, microbes aur enzyme ko badalna aur badhana, taaki insulin, teeke, test, mazboot fasal ya factory ke saaf tareeke banen.",
      hindi: "फ़्लास्क और स्टील के टैंक में कोशिकाओं, सूक्ष्मजीवों और एंज़ाइम को बदलना और बढ़ाना, ताकि इंसुलिन, टीके, टेस्ट, मज़बूत फ़सलें या फ़ैक्टरी के साफ़ तरीक़े बनें।",
    },
    day: {
      hinglish: [
        "Antibody banane wali koshikaon ke flask mein khuraak daalna",
        "Gel par jaanchna ki naya gene sahi disha mein laga ya nahi",
        "Likhna ki nauven batch ne aadha hi protein kyon diya",
      ],
      hindi: [
        "एंटीबॉडी बनाने वाली कोशिकाओं के फ़्लास्क में ख़ुराक डालना",
        "जेल पर जाँचना कि नया जीन सही दिशा में लगा या नहीं",
        "लिखना कि नौवें बैच ने आधा ही प्रोटीन क्यों दिया",
      ],
    },
  },
  "vaccine-scientist": {
    of: "fcpfds",
    description: {
      hinglish: "Virus ka woh tukda khojna jo shareer ko usse ladna sikhaye.",
      hindi: "वायरस का वह टुकड़ा खोजना जो शरीर को उससे लड़ना सिखाए।",
    },
    summary: {
      hinglish:
        "Chunna ki shareer ko keetanu ka kaun sa tukda dikhaya jaye, use cells aur jaanwaron mein parakhna aur insaanon par trial ki yojana mein madad karna, institutes mein aur Hyderabad aur Pune ki teeka companies mein.",
      hindi:
        "चुनना कि शरीर को कीटाणु का कौन सा टुकड़ा दिखाया जाए, उसे कोशिकाओं और जानवरों में परखना और इंसानों पर ट्रायल की योजना में मदद करना, संस्थानों में और हैदराबाद और पुणे की टीका कंपनियों में।",
    },
    day: {
      hinglish: [
        "Koshikaon ki tray ko infect karna aur saaf dhabbe ginna",
        "Teen dose diye gaye chuhon ki antibody ki tulna karna",
        "Trial team ko samjhana ki aazmaya gaya doosra teeka kyon fail hua",
      ],
      hindi: [
        "कोशिकाओं की ट्रे को संक्रमित करना और साफ़ धब्बे गिनना",
        "तीन डोज़ दिए गए चूहों की एंटीबॉडी की तुलना करना",
        "ट्रायल टीम को समझाना कि आज़माया गया दूसरा टीका क्यों फ़ेल हुआ",
      ],
    },
  },
  glaciologist: {
    of: "1wdz77y",
    description: {
      hinglish: "Himalaya ke glacier naapkar batana ki kitni barf bachi hai.",
      hindi: "हिमालय के ग्लेशियर नापकर बताना कि कितनी बर्फ़ बची है।",
    },
    summary: {
      hinglish:
        "Dande, drill aur satellite tasveeron se Himalaya ke glacier naapkar batana ki kitni barf bachi hai, kitni tezi se pighal rahi hai aur neeche ki nadiyon aur jheelon par iska kya asar hoga.",
      hindi:
        "डंडे, ड्रिल और सैटेलाइट तस्वीरों से हिमालय के ग्लेशियर नापकर बताना कि कितनी बर्फ़ बची है, कितनी तेज़ी से पिघल रही है और नीचे की नदियों और झीलों पर इसका क्या असर होगा।",
    },
    day: {
      hinglish: [
        "Paanch hazaar metre ki oonchai par glacier mein core drill karna",
        "Pichhle September mein gaade dande se dekhna ki kitni barf pighli",
        "Barf ki paraton mein dikhte saalon ko monsoon ke record se milana",
      ],
      hindi: [
        "पाँच हज़ार मीटर की ऊँचाई पर ग्लेशियर में कोर ड्रिल करना",
        "पिछले सितंबर में गाड़े डंडे से देखना कि कितनी बर्फ़ पिघली",
        "बर्फ़ की परतों में दिखते सालों को मानसून के रिकॉर्ड से मिलाना",
      ],
    },
  },
  "forensic-scientist": {
    of: "1yan1k2",
    description: {
      hinglish: "Adalat mein saboot ke liye khoon, reshe aur bandook ki goliyan jaanchna.",
      hindi: "अदालत में सबूत के लिए ख़ून, रेशे और बंदूक़ की गोलियाँ जाँचना।",
    },
    summary: {
      hinglish:
        "Forensic lab ke ek vibhag mein kaam karna, jaise DNA, zeher ya bandook ki goliyan: police ka seal karke bheja samaan jaanchna, report dena ki usse kya saabit hota hai aur adalat mein us par jawab dena.",
      hindi:
        "फ़ॉरेंसिक लैब के एक विभाग में काम करना, जैसे DNA, ज़हर या बंदूक़ की गोलियाँ: पुलिस का सील करके भेजा सामान जाँचना, रिपोर्ट देना कि उससे क्या साबित होता है और अदालत में उस पर जवाब देना।",
    },
    day: {
      hinglish: [
        "Chaaku ke hatthe se swab lena aur uska DNA do sandigdhon ke DNA se milana",
        "Double microscope mein bandook ki goli ki kharonchein milana",
        "Bachaav paksh ke us vakeel ko jawab dena jo aapke packet ki seal par shak kare",
      ],
      hindi: [
        "चाकू के हत्थे से स्वैब लेना और उसका DNA दो संदिग्धों के DNA से मिलाना",
        "डबल माइक्रोस्कोप में बंदूक़ की गोली की खरोंचें मिलाना",
        "बचाव पक्ष के उस वकील को जवाब देना जो आपके पैकेट की सील पर शक करे",
      ],
    },
  },
  "cognitive-scientist": {
    of: "lyztba",
    description: {
      hinglish: "Tulna karna ki insaan aur machine kaise dekhte, yaad rakhte aur tay karte hain.",
      hindi: "तुलना करना कि इंसान और मशीन कैसे देखते, याद रखते और तय करते हैं।",
    },
    summary: {
      hinglish:
        "Paheli, eye tracker aur computer model se parakhna ki log kaise dekhte, yaad rakhte aur tay karte hain, aur use machine ke kaam se milana, institutes mein ya software design karne wali companies mein.",
      hindi:
        "पहेली, आई ट्रैकर और कंप्यूटर मॉडल से परखना कि लोग कैसे देखते, याद रखते और तय करते हैं, और उसे मशीन के काम से मिलाना, संस्थानों में या सॉफ़्टवेयर डिज़ाइन करने वाली कंपनियों में।",
    },
    day: {
      hinglish: [
        "Logon ko aur program ko ek hi paheli dena aur unki galtiyan milana",
        "Hindi ka vaakya padhte paathak ki nazar ko track karna",
        "Aisa model likhna jo logon ki tarah bhoole",
      ],
      hindi: [
        "लोगों को और प्रोग्राम को एक ही पहेली देना और उनकी ग़लतियाँ मिलाना",
        "हिंदी का वाक्य पढ़ते पाठक की नज़र को ट्रैक करना",
        "ऐसा मॉडल लिखना जो लोगों की तरह भूले",
      ],
    },
  },
  "materials-chemist": {
    of: "bhsc1w",
    description: {
      hinglish: "Nayi coating, battery aur plastic banana aur unhe parakhna.",
      hindi: "नई कोटिंग, बैटरी और प्लास्टिक बनाना और उन्हें परखना।",
    },
    summary: {
      hinglish:
        "Battery aur coating ke liye naye powder banana, parakhna ki woh kitne din chalte hain aur pata lagana ki kyon kharab hote hain.",
      hindi: "बैटरी और कोटिंग के लिए नए पाउडर बनाना, परखना कि वे कितने दिन चलते हैं और पता लगाना कि क्यों ख़राब होते हैं।",
    },
    day: {
      hinglish: [
        "Battery powder ko raat bhar argon gas mein tapana",
        "Coin cell ki do sauvin charging jaanchna",
        "Pata karna ki chaalis degree par coating papdi bankar kyon utarti hai",
      ],
      hindi: [
        "बैटरी पाउडर को रात भर आर्गन गैस में तपाना",
        "कॉइन सेल की दो सौवीं चार्जिंग जाँचना",
        "पता करना कि चालीस डिग्री पर कोटिंग पपड़ी बनकर क्यों उतरती है",
      ],
    },
  },
  "agricultural-chemist": {
    of: "13sy2yt",
    description: {
      hinglish: "Mitti, khaad aur spray jaanchna taaki fasal ko poshan mile aur woh surakshit rahe.",
      hindi: "मिट्टी, खाद और स्प्रे जाँचना ताकि फ़सल को पोषण मिले और वह सुरक्षित रहे।",
    },
    summary: {
      hinglish:
        "Rajya ki lab, krishi university ya khaad ya export company mein kaam karna: khet mein kis cheez ki kami hai yeh pata karna, nakli khaad pakadna aur phal par bacha spray naapna.",
      hindi:
        "राज्य की लैब, कृषि विश्वविद्यालय या खाद या एक्सपोर्ट कंपनी में काम करना: खेत में किस चीज़ की कमी है यह पता करना, नक़ली खाद पकड़ना और फल पर बचा स्प्रे नापना।",
    },
    day: {
      hinglish: [
        "Mitti ke chaalis sample zinc nikalne wale ghol mein hilana aur zinc naapna",
        "Khaad ki woh bori pakadna jismein ek tihai namak hai",
        "Export ke angoor par banned spray dhoondhna",
      ],
      hindi: [
        "मिट्टी के चालीस सैंपल ज़िंक निकालने वाले घोल में हिलाना और ज़िंक नापना",
        "खाद की वह बोरी पकड़ना जिसमें एक तिहाई नमक है",
        "एक्सपोर्ट के अंगूर पर प्रतिबंधित स्प्रे ढूँढ़ना",
      ],
    },
  },
  "museum-scientist": {
    of: "5f50rz",
    description: {
      hinglish: "Aise model banana jinse bachche kudrat ka niyam khud khojen.",
      hindi: "ऐसे मॉडल बनाना जिनसे बच्चे क़ुदरत का नियम ख़ुद खोजें।",
    },
    summary: {
      hinglish:
        "Science centre ke liye working model sochna, banana aur sudharna, darshakon par aazmana, aur show, label aur school camp mein vigyan samjhana.",
      hindi: "साइंस सेंटर के लिए वर्किंग मॉडल सोचना, बनाना और सुधारना, दर्शकों पर आज़माना, और शो, लेबल और स्कूल कैंप में विज्ञान समझाना।",
    },
    day: {
      hinglish: [
        "Pendulum wave ka aisa model banana jo do hazaar chhote haath jhel le",
        "Darshakon ko dekhna aur woh label phir likhna jo kisi ko samajh nahi aaya",
        "Pados ke zile ke ek school ke liye liquid nitrogen ka show karna",
      ],
      hindi: [
        "पेंडुलम वेव का ऐसा मॉडल बनाना जो दो हज़ार छोटे हाथ झेल ले",
        "दर्शकों को देखना और वह लेबल फिर लिखना जो किसी को समझ नहीं आया",
        "पड़ोस के ज़िले के एक स्कूल के लिए लिक्विड नाइट्रोजन का शो करना",
      ],
    },
  },
  "marine-chemist": {
    of: "5jowvf",
    description: { hinglish: "Samudra ke paani mein namak, oxygen aur acid naapna.", hindi: "समुद्र के पानी में नमक, ऑक्सीजन और एसिड नापना।" },
    summary: {
      hinglish:
        "Research jahaz par jaana, alag-alag gehrai se paani lena, oxygen, acid, poshak tatva aur pradushan naapna, aur pata lagana ki moonge, seepi aur machhliyon par unka kya asar hai.",
      hindi:
        "रिसर्च जहाज़ पर जाना, अलग-अलग गहराई से पानी लेना, ऑक्सीजन, एसिड, पोषक तत्व और प्रदूषण नापना, और पता लगाना कि मूँगे, सीपी और मछलियों पर उनका क्या असर है।",
    },
    day: {
      hinglish: [
        "Hawa lagne se pehle do chemical se sample ki oxygen baandh dena",
        "Hichkole khaati lab mein samudra ke paani ka titration karna",
        "Graph banana ki bees saal mein Arab Sagar ka pH kitna gira",
      ],
      hindi: [
        "हवा लगने से पहले दो केमिकल से सैंपल की ऑक्सीजन बाँध देना",
        "हिचकोले खाती लैब में समुद्र के पानी का टाइट्रेशन करना",
        "ग्राफ़ बनाना कि बीस साल में अरब सागर का pH कितना गिरा",
      ],
    },
  },
  "mine-geologist": {
    of: "xtvcu",
    description: {
      hinglish: "Khadaan ki khudai wali jagah par roz achchhe ore ko bekaar patthar se alag mark karna.",
      hindi: "खदान की खुदाई वाली जगह पर रोज़ अच्छे अयस्क को बेकार पत्थर से अलग मार्क करना।",
    },
    summary: {
      hinglish:
        "Koyle, lohe ya chuna patthar ki ek khadaan mein kaam karna: khudai wali jagah ka naksha banana, drill hole se sample lena, bache maal ka model rakhna, aur khodne walon ko roz batana ki kaun si chattan dhone layak hai.",
      hindi:
        "कोयले, लोहे या चूना पत्थर की एक खदान में काम करना: खुदाई वाली जगह का नक़्शा बनाना, ड्रिल होल से सैंपल लेना, बचे माल का मॉडल रखना, और खोदने वालों को रोज़ बताना कि कौन सी चट्टान ढोने लायक़ है।",
    },
    day: {
      hinglish: [
        "Khadaan ki bench par sample todna aur choone se ore aur bekaar patthar par nishaan lagana",
        "Kal raat ke core ka dibba-dar-dibba byora likhna",
        "Jahan daraar ne parat ko chaar metre khiskaya, wahan use nakshe par phir banana",
      ],
      hindi: [
        "खदान की बेंच पर सैंपल तोड़ना और चूने से अयस्क और बेकार पत्थर पर निशान लगाना",
        "कल रात के कोर का डिब्बा-दर-डिब्बा ब्योरा लिखना",
        "जहाँ दरार ने परत को चार मीटर खिसकाया, वहाँ उसे नक़्शे पर फिर बनाना",
      ],
    },
  },
  "statistical-scientist": {
    of: "1bgppt8",
    description: {
      hinglish: "Aise data ke liye test banana jis par kitaab ka koi test na baithe.",
      hindi: "ऐसे डेटा के लिए टेस्ट बनाना जिस पर किताब का कोई टेस्ट न बैठे।",
    },
    summary: {
      hinglish:
        "ISI jaise institute mein ya dawa ya technology company mein naye tareeke saabit karna aur aazmana, aur unhe chhapwana taaki fasal, dawa aur survey mein kaam aayen.",
      hindi: "ISI जैसे संस्थान में या दवा या टेक्नोलॉजी कंपनी में नए तरीक़े साबित करना और आज़माना, और उन्हें छपवाना ताकि फ़सल, दवा और सर्वे में काम आएँ।",
    },
    day: {
      hinglish: [
        "Jis data ke aadhe aankde gayab hon, uske liye test banana",
        "Das lakh sample simulate karke dekhna ki naya test kitni baar bhatkata hai",
        "Doctor ko samjhana ki ausat do tarah ke mareez kyon chhupa deta hai",
      ],
      hindi: [
        "जिस डेटा के आधे आँकड़े ग़ायब हों, उसके लिए टेस्ट बनाना",
        "दस लाख सैंपल सिम्युलेट करके देखना कि नया टेस्ट कितनी बार भटकाता है",
        "डॉक्टर को समझाना कि औसत दो तरह के मरीज़ क्यों छुपा देता है",
      ],
    },
  },
};
