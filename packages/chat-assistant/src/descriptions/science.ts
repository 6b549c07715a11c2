import type { ToldCareers } from "./told.ts";

export const science: ToldCareers = {
  astronomer: {
    of: "1s18k9v",
    description: { hinglish: "Telescope se dhundhle taare aur galaxy dekhna.", hindi: "टेलीस्कोप से धुँधले तारे और आकाशगंगाएँ देखना।" },
    summary: {
      hinglish:
        "Hanle mein lage telescope jaise telescopes se taare aur galaxy dekhna, aur dhundhli roshni se hisaab lagana ki woh kitne door, garam aur purane hain.",
      hindi: "हानले में लगी दूरबीन जैसे टेलीस्कोप से तारे और आकाशगंगाएँ देखना, और धुँधली रोशनी से हिसाब लगाना कि वे कितने दूर, गरम और पुराने हैं।",
    },
  },
  cosmologist: {
    of: "yebvvk",
    description: {
      hinglish: "Universe kaise shuru hua aur kaise phail raha hai, iski theory banana.",
      hindi: "ब्रह्मांड कैसे शुरू हुआ और कैसे फैल रहा है, इसके सिद्धांत बनाना।",
    },
    summary: {
      hinglish:
        "Universe kaise shuru hua aur kaise phail raha hai, iski theory banana, aur use bahut purane radiation aur laakhon galaxies ke nakshe se jaanchna.",
      hindi: "ब्रह्मांड कैसे शुरू हुआ और कैसे फैल रहा है, इसके सिद्धांत बनाना, और उन्हें बहुत पुराने रेडिएशन और लाखों आकाशगंगाओं के नक़्शे से जाँचना।",
    },
  },
  "planetary-astronomer": {
    of: "a197wa",
    description: {
      hinglish: "Chandramaon aur asteroids ko samajhna aur utarne ki jagahon ko rank dena.",
      hindi: "चंद्रमाओं और एस्टेरॉयड को समझना और उतरने की जगहों को रैंक देना।",
    },
    summary: {
      hinglish:
        "Telescope, orbiter ki tasveeron aur ulkapindon se grah, chandrama aur asteroids ko samajhna, aur Chandrayaan jaisa yaan kahan utre, yeh chunne mein madad karna.",
      hindi: "टेलीस्कोप, ऑर्बिटर की तस्वीरों और उल्कापिंडों से ग्रह, चंद्रमा और एस्टेरॉयड को समझना, और चंद्रयान जैसा यान कहाँ उतरे, यह चुनने में मदद करना।",
    },
  },
  "nuclear-physicist": {
    of: "1w0c39i",
    description: {
      hinglish: "Atom ke nucleus par particles ki bauchhar karke jaanna ki use kya baandhe rakhta hai.",
      hindi: "परमाणु के नाभिक पर कणों की बौछार करके जानना कि उसे क्या बाँधे रखता है।",
    },
    summary: {
      hinglish:
        "Atom ke nucleus par beam ki bauchhar karke jaanna ki use kya baandhe rakhta hai, jo reactor ke eendhan se cancer ke scan tak kaam aata hai.",
      hindi: "परमाणु के नाभिक पर बीम की बौछार करके जानना कि उसे क्या बाँधे रखता है, जो रिएक्टर के ईंधन से कैंसर के स्कैन तक काम आता है।",
    },
  },
  "particle-physicist": {
    of: "5gvcw8",
    description: {
      hinglish: "Vishaal machines mein hui takkaron mein sabse chhote particles dhoondhna.",
      hindi: "विशाल मशीनों में हुई टक्करों में सबसे छोटे कण ढूँढना।",
    },
    summary: {
      hinglish:
        "CERN jaisi vishaal machines ki takkaron mein un sabse chhote particles ke nishaan dhoondhna jinse sab bana hai, aksar duniya bhar mein phaili team ke saath.",
      hindi: "सर्न जैसी विशाल मशीनों की टक्करों में उन सबसे छोटे कणों के निशान ढूँढना जिनसे सब बना है, अक्सर दुनिया भर में फैली टीम के साथ।",
    },
  },
  "plasma-physicist": {
    of: "9nenrw",
    description: {
      hinglish: "Fusion ke liye suraj se bhi garam gas ko magnet se thaamna.",
      hindi: "फ़्यूज़न के लिए सूरज से भी गरम गैस को चुंबकों से थामना।",
    },
    summary: {
      hinglish:
        "Fusion bijli ki khoj mein suraj se bhi garam gas ko magnet se baandhe rakhna, jaise Gandhinagar ke Institute for Plasma Research mein.",
      hindi: "फ़्यूज़न बिजली की खोज में सूरज से भी गरम गैस को चुंबकों से बाँधे रखना, जैसे गांधीनगर के इंस्टीट्यूट फ़ॉर प्लाज़्मा रिसर्च में।",
    },
  },
  "condensed-matter-physicist": {
    of: "tdu9pe",
    description: {
      hinglish: "Bahut thand mein jaanna ki solids kyon bijli behne dete ya chumbak bante hain.",
      hindi: "बहुत ठंड में जानना कि ठोस चीज़ें क्यों बिजली बहने देती या चुंबक बनती हैं।",
    },
    summary: {
      hinglish:
        "Crystal ugakar aur unhe absolute zero ke paas tak thanda karke jaanna ki solids kyon bijli behne dete, chumbak bante ya superconductor ho jaate hain.",
      hindi: "क्रिस्टल उगाकर और उन्हें एब्सोल्यूट ज़ीरो के पास तक ठंडा करके जानना कि ठोस चीज़ें क्यों बिजली बहने देती, चुंबक बनती या सुपरकंडक्टर हो जाती हैं।",
    },
  },
  metrologist: {
    of: "1jcjmkb",
    description: {
      hinglish: "Desh ke second, metre aur kilogram ko ekdum sahi rakhna.",
      hindi: "देश के सेकंड, मीटर और किलोग्राम को एकदम सही रखना।",
    },
    summary: {
      hinglish:
        "Desh ke second, metre aur kilogram ko ekdum sahi rakhna, jaise National Physical Laboratory mein, aur parakhna ki kisi naap par kitna bharosa ho.",
      hindi: "देश के सेकंड, मीटर और किलोग्राम को एकदम सही रखना, जैसे नेशनल फ़िज़िकल लैबोरेटरी में, और परखना कि किसी नाप पर कितना भरोसा हो।",
    },
  },
  "materials-scientist": {
    of: "krhd7m",
    description: {
      hinglish: "Samajhna ki dhaatu, kaanch aur ceramic mein atom kaise jame hain.",
      hindi: "समझना कि धातु, काँच और सिरेमिक में परमाणु कैसे जमे हैं।",
    },
    summary: {
      hinglish:
        "Pata lagana ki dhaatu, ceramic aur polymer mein atom kaise jame hain, taaki zyada halki battery, saaf kaanch ya mazboot resha banaya ja sake.",
      hindi: "पता लगाना कि धातु, सिरेमिक और पॉलिमर में परमाणु कैसे जमे हैं, ताकि ज़्यादा हल्की बैटरी, साफ़ काँच या मज़बूत रेशा बनाया जा सके।",
    },
  },
  "organic-chemist": {
    of: "11v1ng1",
    description: {
      hinglish: "Flask mein kadam-dar-kadam carbon ke naye compound banana.",
      hindi: "फ़्लास्क में क़दम-दर-क़दम कार्बन के नए यौगिक बनाना।",
    },
    summary: {
      hinglish:
        "Kaanch ke flask mein dawa, rang ya itra ke liye kadam-dar-kadam carbon ke naye compound banana aur unki banawat saabit karna.",
      hindi: "काँच के फ़्लास्क में दवा, रंग या इत्र के लिए क़दम-दर-क़दम कार्बन के नए यौगिक बनाना और उनकी बनावट साबित करना।",
    },
  },
  "inorganic-chemist": {
    of: "o1g4ex",
    description: {
      hinglish: "Catalyst aur battery ke liye dhaatuon ke naye compound banana.",
      hindi: "कैटलिस्ट और बैटरी के लिए धातुओं के नए यौगिक बनाना।",
    },
    summary: {
      hinglish:
        "Dhaatu, salt aur khanij se catalyst, pigment aur battery ka material taiyar karna, aur pata lagana ki unke atom kaise judte hain.",
      hindi: "धातु, लवण और खनिज से कैटलिस्ट, पिगमेंट और बैटरी का मटीरियल तैयार करना, और पता लगाना कि उनके परमाणु कैसे जुड़ते हैं।",
    },
  },
  "physical-chemist": {
    of: "y08nwn",
    description: {
      hinglish: "Laser se reaction ka samay naapna aur jaanna ki use kya tez ya dheema karta hai.",
      hindi: "लेज़र से रिएक्शन का समय नापना और जानना कि उसे क्या तेज़ या धीमा करता है।",
    },
    summary: {
      hinglish:
        "Laser aur ganit se naapna ki reaction kitni tezi se aur kyon hote hain, taaki doosre unka andaza laga saken aur unhe manchahi disha de saken.",
      hindi: "लेज़र और गणित से नापना कि रिएक्शन कितनी तेज़ी से और क्यों होते हैं, ताकि दूसरे उनका अंदाज़ा लगा सकें और उन्हें मनचाही दिशा दे सकें।",
    },
  },
  "analytical-chemist": {
    of: "1wzrxah",
    description: {
      hinglish: "Haldi mein lead jaisi cheezon ka zara-sa ansh aur uski matra pata karna.",
      hindi: "हल्दी में सीसे जैसी चीज़ों का ज़रा-सा अंश और उसकी मात्रा पता करना।",
    },
    summary: {
      hinglish: "Pata lagana ki sample mein kya hai aur kitna, haldi mein lead ya shahad mein antibiotic ke zara-se ansh tak.",
      hindi: "पता लगाना कि सैंपल में क्या है और कितना, हल्दी में सीसे या शहद में एंटीबायोटिक के ज़रा-से अंश तक।",
    },
  },
  "pharmaceutical-chemist": {
    of: "ix7i26",
    description: {
      hinglish: "Molecules ko badalte jaana jab tak koi ek dawa na ban sake.",
      hindi: "अणुओं को बदलते जाना जब तक कोई एक दवा न बन सके।",
    },
    summary: {
      hinglish:
        "Dawa ke liye molecule design karna, banana aur jaanchna, har baar kuch atom badalna, jab tak koi ek shareer mein zeher phailaye bina asar na kare.",
      hindi: "दवा के लिए अणु डिज़ाइन करना, बनाना और जाँचना, हर बार कुछ परमाणु बदलना, जब तक कोई एक शरीर में ज़हर फैलाए बिना असर न करे।",
    },
  },
  "polymer-chemist": {
    of: "19ts51u",
    description: {
      hinglish: "Chhote molecules ko jodkar plastic, gond aur gel banana.",
      hindi: "छोटे अणुओं को जोड़कर प्लास्टिक, गोंद और जेल बनाना।",
    },
    summary: {
      hinglish: "Chhote molecules ko lambi chain mein jodkar manchahi loch ya mazbooti wale plastic, gond, paint aur gel banana.",
      hindi: "छोटे अणुओं को लंबी चेन में जोड़कर मनचाही लोच या मज़बूती वाले प्लास्टिक, गोंद, पेंट और जेल बनाना।",
    },
  },
  "food-chemist": {
    of: "1hlt69v",
    description: {
      hinglish: "Ghee aur khane ki doosri cheezon mein milawat aur vitamin jaanchna.",
      hindi: "घी और खाने की दूसरी चीज़ों में मिलावट और विटामिन जाँचना।",
    },
    summary: {
      hinglish:
        "Jaanchna aur samajhna ki khane mein kya hai, mote anaaj ke vitamin se ghee ki milawat tak, aur pakane aur rakhne se usmein kya badalta hai.",
      hindi: "जाँचना और समझना कि खाने में क्या है, मोटे अनाज के विटामिन से घी की मिलावट तक, और पकाने और रखने से उसमें क्या बदलता है।",
    },
  },
  "quality-control-chemist": {
    of: "1hpwpi3",
    description: {
      hinglish: "Dawa ka har batch jaanchna aur fail hone wale ko rok lena.",
      hindi: "दवा का हर बैच जाँचना और फ़ेल होने वाले को रोक लेना।",
    },
    summary: {
      hinglish:
        "Dawa ya chemical ke kaarkhane mein kachche aur taiyar maal ka har batch jaanchna, aur jo lot tay standard par khara na utre use rok lena.",
      hindi: "दवा या केमिकल के कारख़ाने में कच्चे और तैयार माल का हर बैच जाँचना, और जो लॉट तय मानक पर खरा न उतरे उसे रोक लेना।",
    },
  },
  "cosmetic-chemist": {
    of: "qk705q",
    description: {
      hinglish: "Aisi cream aur lipstick ka formula banana jo skin mein jalan na kare.",
      hindi: "ऐसी क्रीम और लिपस्टिक का फ़ॉर्मूला बनाना जो त्वचा में जलन न करे।",
    },
    summary: {
      hinglish:
        "Aisi cream, shampoo aur lipstick ka formula banana jo lagane mein achchhi lage, garmi mein kharab na ho aur skin mein jalan na kare.",
      hindi: "ऐसी क्रीम, शैंपू और लिपस्टिक का फ़ॉर्मूला बनाना जो लगाने में अच्छी लगे, गर्मी में ख़राब न हो और त्वचा में जलन न करे।",
    },
  },
  perfumer: {
    of: "jmqzlf",
    description: { hinglish: "Kudrati tel aur synthetic cheezon se khushboo rachna.", hindi: "क़ुदरती तेल और सिंथेटिक चीज़ों से ख़ुशबू रचना।" },
    summary: {
      hinglish:
        "Kannauj ke itra jaise kudrati tel ko synthetic cheezon ke saath milakar khushboo rachna, kai sau gandhon ki sadhi hui yaaddasht ke sahare.",
      hindi: "कन्नौज के इत्र जैसे क़ुदरती तेल को सिंथेटिक चीज़ों के साथ मिलाकर ख़ुशबू रचना, कई सौ गंधों की सधी हुई याददाश्त के सहारे।",
    },
  },
  "water-treatment-chemist": {
    of: "mnj7nw",
    description: {
      hinglish: "Shehar ya boiler ke paani mein chlorine aur phitkari ki matra tay karna.",
      hindi: "शहर या बॉयलर के पानी में क्लोरीन और फिटकरी की मात्रा तय करना।",
    },
    summary: {
      hinglish:
        "Boiler, pool aur shehar ka paani jaanchna aur chlorine, phitkari ya softener ki woh matra tay karna jisse paani surakshit rahe aur papdi na jame.",
      hindi: "बॉयलर, पूल और शहर का पानी जाँचना और क्लोरीन, फिटकरी या सॉफ़्टनर की वह मात्रा तय करना जिससे पानी सुरक्षित रहे और पपड़ी न जमे।",
    },
  },
  microbiologist: {
    of: "1x0nycr",
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
  },
  virologist: {
    of: "17eh1fy",
    description: {
      hinglish: "Samajhna ki dengue ya Nipah virus cells mein kaise ghuste hain.",
      hindi: "समझना कि डेंगू या निपाह वायरस कोशिकाओं में कैसे घुसते हैं।",
    },
    summary: {
      hinglish:
        "Samajhna ki dengue, Nipah ya influenza jaise virus cells mein kaise ghuste aur badalte hain, aur NIV Pune jaisi sealed lab mein test aur teeke banane ke liye kaam karna.",
      hindi: "समझना कि डेंगू, निपाह या इन्फ़्लुएंज़ा जैसे वायरस कोशिकाओं में कैसे घुसते और बदलते हैं, और NIV पुणे जैसी सीलबंद लैब में टेस्ट और टीके बनाने के लिए काम करना।",
    },
  },
  immunologist: {
    of: "1yxq36u",
    description: {
      hinglish: "Samajhna ki shareer ki immunity dost aur keetanu mein fark kaise karti hai.",
      hindi: "समझना कि शरीर की इम्यूनिटी दोस्त और कीटाणु में फ़र्क़ कैसे करती है।",
    },
    summary: {
      hinglish:
        "Samajhna ki shareer ki immunity dost aur keetanu mein fark kaise karti hai, taaki teeke, allergy ka ilaaj aur transplant behtar hon.",
      hindi: "समझना कि शरीर की इम्यूनिटी दोस्त और कीटाणु में फ़र्क़ कैसे करती है, ताकि टीके, एलर्जी का इलाज और ट्रांसप्लांट बेहतर हों।",
    },
  },
  biochemist: {
    of: "1ke41q9",
    description: {
      hinglish: "Enzyme aur protein alag karna aur unke reaction ka pata lagana.",
      hindi: "एंज़ाइम और प्रोटीन अलग करना और उनके रिएक्शन का पता लगाना।",
    },
    summary: {
      hinglish:
        "Jeevit cells se protein, enzyme aur sugar alag karna aur un reaction ka pata lagana jinse shareer pachata, chalta ya bimaar padta hai.",
      hindi: "जीवित कोशिकाओं से प्रोटीन, एंज़ाइम और शुगर अलग करना और उन रिएक्शन का पता लगाना जिनसे शरीर पचाता, चलता या बीमार पड़ता है।",
    },
  },
  biophysicist: {
    of: "1jzuhh5",
    description: {
      hinglish: "X-ray aur physics se dekhna ki protein kaise fold hote hain.",
      hindi: "एक्स-रे और फ़िज़िक्स से देखना कि प्रोटीन कैसे मुड़ते हैं।",
    },
    summary: {
      hinglish:
        "Jeevit cheezon par physics lagana, protein par X-ray daalkar ya DNA ka ek dhaaga kheenchkar jaanna ki woh kaise mudte aur hilte hain.",
      hindi: "जीवित चीज़ों पर फ़िज़िक्स लगाना, प्रोटीन पर एक्स-रे डालकर या DNA का एक धागा खींचकर जानना कि वे कैसे मुड़ते और हिलते हैं।",
    },
  },
  geneticist: {
    of: "1p8ofnc",
    description: {
      hinglish: "Pata lagana ki sickle cell jaise lakshan parivaaron mein aage kaise jaate hain.",
      hindi: "पता लगाना कि सिकल सेल जैसे लक्षण परिवारों में आगे कैसे जाते हैं।",
    },
    summary: {
      hinglish:
        "Gene padhkar aur milakar pata lagana ki lakshan aur sickle cell jaisi bimariyan parivaaron, faslon ya jaanwaron mein peedhi-dar-peedhi kaise jaati hain.",
      hindi: "जीन पढ़कर और मिलाकर पता लगाना कि लक्षण और सिकल सेल जैसी बीमारियाँ परिवारों, फ़सलों या जानवरों में पीढ़ी-दर-पीढ़ी कैसे जाती हैं।",
    },
  },
  "molecular-biologist": {
    of: "fiyh6n",
    description: {
      hinglish: "DNA kaatna, copy karna aur jodna, yeh dekhne ke liye ki gene kya karta hai.",
      hindi: "DNA काटना, कॉपी करना और जोड़ना, यह देखने के लिए कि जीन क्या करता है।",
    },
    summary: {
      hinglish:
        "DNA kaatna, copy karna aur jodna, yeh dekhne ke liye ki gene kya karta hai, ya bacteria se hormone ya teeka banwane ke liye.",
      hindi: "DNA काटना, कॉपी करना और जोड़ना, यह देखने के लिए कि जीन क्या करता है, या बैक्टीरिया से हॉर्मोन या टीका बनवाने के लिए।",
    },
  },
  "cell-biologist": {
    of: "1xu3r5b",
    description: {
      hinglish: "Microscope mein jeevit cells ko bantte aur marte dekhna.",
      hindi: "माइक्रोस्कोप में जीवित कोशिकाओं को बँटते और मरते देखना।",
    },
    summary: {
      hinglish:
        "Microscope mein jeevit cells ko bantte, chalte aur marte dekhna, taaki pata chale ki cancer ya budhape mein kya gadbad hoti hai.",
      hindi: "माइक्रोस्कोप में जीवित कोशिकाओं को बँटते, चलते और मरते देखना, ताकि पता चले कि कैंसर या बुढ़ापे में क्या गड़बड़ होती है।",
    },
  },
  neuroscientist: {
    of: "1o5u9n5",
    description: {
      hinglish: "Dimaag ke signal record karke jaanna ki yaaddasht aur mood kaise bante hain.",
      hindi: "दिमाग़ के सिग्नल रिकॉर्ड करके जानना कि याददाश्त और मूड कैसे बनते हैं।",
    },
    summary: {
      hinglish:
        "Jaanwaron aur insaanon ki nerve cells aur dimaag ke signal record karke jaanna ki yaaddasht, harkat aur mood kaise bante hain.",
      hindi: "जानवरों और इंसानों की नर्व सेल और दिमाग़ के सिग्नल रिकॉर्ड करके जानना कि याददाश्त, हरकत और मूड कैसे बनते हैं।",
    },
  },
  pharmacologist: {
    of: "1i1zyz8",
    description: {
      hinglish: "Pata lagana ki dawa kis dose par asar aur kis par nuksaan karne lagti hai.",
      hindi: "पता लगाना कि दवा किस डोज़ पर असर और किस पर नुक़सान करने लगती है।",
    },
    summary: {
      hinglish:
        "Pata lagana ki dawa cells, jaanwaron aur volunteers par kya asar karti hai, kitni kaafi hai aur kab nuksaan karne lagti hai.",
      hindi: "पता लगाना कि दवा कोशिकाओं, जानवरों और वॉलंटियर पर क्या असर करती है, कितनी काफ़ी है और कब नुक़सान करने लगती है।",
    },
  },
  toxicologist: {
    of: "320rom",
    description: {
      hinglish: "Jaanchna ki zeher shareer ko kaise bigaadta hai aur surakshit dose tay karna.",
      hindi: "जाँचना कि ज़हर शरीर को कैसे बिगाड़ता है और सुरक्षित डोज़ तय करना।",
    },
    summary: {
      hinglish:
        "Jaanchna ki keetnashak, dhaatu, dawaiyan aur jeevon ka zeher jeevit shareer ko kaise bigaadte hain, aur woh dose tay karna jisse kam par unhe surakshit kaha ja sake.",
      hindi: "जाँचना कि कीटनाशक, धातु, दवाएँ और जीवों का ज़हर जीवित शरीर को कैसे बिगाड़ते हैं, और वह डोज़ तय करना जिससे कम पर उन्हें सुरक्षित कहा जा सके।",
    },
  },
  botanist: {
    of: "1q18j7v",
    description: {
      hinglish: "Jungli paudhon ko naam dena aur samajhna ki woh kaise badhte aur phailte hain.",
      hindi: "जंगली पौधों को नाम देना और समझना कि वे कैसे बढ़ते और फैलते हैं।",
    },
    summary: {
      hinglish:
        "Himalaya ki jadi-booti se mangrove tak, jungli paudhe jutana aur naam dena, herbarium ke liye dabakar sukhana aur samajhna ki woh kaise phailte aur khatam ho jaate hain.",
      hindi: "हिमालय की जड़ी-बूटी से मैंग्रोव तक, जंगली पौधे जुटाना और नाम देना, हर्बेरियम के लिए दबाकर सुखाना और समझना कि वे कैसे फैलते और ख़त्म हो जाते हैं।",
    },
  },
  "plant-physiologist": {
    of: "uz918r",
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
  },
  mycologist: {
    of: "1ixrgx8",
    description: {
      hinglish: "Khane layak mushroom ko jaanleva se alag pehchanna aur phaphoond ko samajhna.",
      hindi: "खाने लायक़ मशरूम को जानलेवा से अलग पहचानना और फफूँद को समझना।",
    },
    summary: {
      hinglish:
        "Mushroom, phaphoond aur yeast ko samajhna, khane layak ko jaanleva se alag pehchanna aur unhe dhoondhna jo fasal maarte ya dawa dete hain.",
      hindi: "मशरूम, फफूँद और यीस्ट को समझना, खाने लायक़ को जानलेवा से अलग पहचानना और उन्हें ढूँढना जो फ़सल मारते या दवा देते हैं।",
    },
  },
  algologist: {
    of: "1b1vbb",
    description: {
      hinglish: "Khane ya eendhan ke liye algae aur seaweed jutana aur ugana.",
      hindi: "खाने या ईंधन के लिए काई और समुद्री शैवाल जुटाना और उगाना।",
    },
    summary: {
      hinglish:
        "Algae aur seaweed jutana aur ugana, taaki pata chale ki kaun phailkar paani zehreela karte hain aur kaun khana, eendhan ya khaad dete hain.",
      hindi: "काई और समुद्री शैवाल जुटाना और उगाना, ताकि पता चले कि कौन फैलकर पानी ज़हरीला करते हैं और कौन खाना, ईंधन या खाद देते हैं।",
    },
  },
  zoologist: {
    of: "3z8xej",
    description: {
      hinglish: "Jaanwaron ki banawat, bartaav aur prajanan ko samajhna.",
      hindi: "जानवरों की बनावट, बर्ताव और प्रजनन को समझना।",
    },
    summary: {
      hinglish:
        "University, museum ya Zoological Survey ke liye mendhak, chamgadad ya bandar jaise ek samooh ko samajhna, dekhkar, pakadkar, cheer-phaad karke aur gene milakar.",
      hindi: "यूनिवर्सिटी, म्यूज़ियम या ज़ूलॉजिकल सर्वे के लिए मेंढक, चमगादड़ या बंदर जैसे एक समूह को समझना, देखकर, पकड़कर, चीर-फाड़ करके और जीन मिलाकर।",
    },
  },
  entomologist: {
    of: "1lko35s",
    description: {
      hinglish: "Tiddi aur machchhar se madhumakkhi tak, keeton ki jaanch karna.",
      hindi: "टिड्डी और मच्छर से मधुमक्खी तक, कीटों की जाँच करना।",
    },
    summary: {
      hinglish:
        "Tiddi aur malaria ke machchhar se madhumakkhi tak, keeton ki jaanch karna, taaki nuksaan karne walon ko roka aur paraagan karne walon ko bachaya ja sake.",
      hindi: "टिड्डी और मलेरिया के मच्छर से मधुमक्खी तक, कीटों की जाँच करना, ताकि नुक़सान करने वालों को रोका और परागण करने वालों को बचाया जा सके।",
    },
  },
  ornithologist: {
    of: "kwb0ey",
    description: {
      hinglish: "Chhalla pehnakar, track karke aur ginkar jaanna ki pakshi kahan udte hain.",
      hindi: "छल्ला पहनाकर, ट्रैक करके और गिनकर जानना कि पक्षी कहाँ उड़ते हैं।",
    },
    summary: {
      hinglish:
        "Bar-headed goose aur sonchidiya jaise pakshiyon ko chhalla pehnakar, track karke aur ginkar jaanna ki woh kahan ghonsla banate, chugte aur udte hain.",
      hindi: "बार-हेडेड गूज़ और सोनचिड़िया जैसे पक्षियों को छल्ला पहनाकर, ट्रैक करके और गिनकर जानना कि वे कहाँ घोंसला बनाते, चुगते और उड़ते हैं।",
    },
  },
  parasitologist: {
    of: "lksgnt",
    description: {
      hinglish: "Machchhar ya ghonghe mein krimi aur malaria ke keetanu ka raasta khojna.",
      hindi: "मच्छर या घोंघे में कृमि और मलेरिया के कीटाणु का रास्ता खोजना।",
    },
    summary: {
      hinglish:
        "Machchhar, ghonghe ya kutte mein krimi, kilni aur malaria ke keetanu ka jeevan chakra khojna, taaki woh mod mile jahan unhe roka ja sake.",
      hindi: "मच्छर, घोंघे या कुत्ते में कृमि, किलनी और मलेरिया के कीटाणु का जीवन चक्र खोजना, ताकि वह मोड़ मिले जहाँ उन्हें रोका जा सके।",
    },
  },
  "marine-biologist": {
    of: "9ued4u",
    description: {
      hinglish: "Gota, jaal aur naav se moonge, machhliyon aur whale ko samajhna.",
      hindi: "गोते, जाल और नाव से मूँगे, मछलियों और व्हेल को समझना।",
    },
    summary: {
      hinglish:
        "Lakshadweep jaise tat ke paas gota lagakar aur jaal kheenchkar moonge, machhliyon aur whale ko samajhna, aur un par badhti garmi aur jaal ka asar dekhna.",
      hindi: "लक्षद्वीप जैसे तट के पास गोता लगाकर और जाल खींचकर मूँगे, मछलियों और व्हेल को समझना, और उन पर बढ़ती गर्मी और जाल का असर देखना।",
    },
  },
  "wildlife-biologist": {
    of: "1h5m572",
    description: { hinglish: "Camera trap aur mal se baagh aur haathi ginna.", hindi: "कैमरा ट्रैप और मल से बाघ और हाथी गिनना।" },
    summary: {
      hinglish:
        "Camera trap aur mal se baagh aur haathi ginna, collar lage jaanwaron ka peecha karna aur park ko corridor aur insaan se takraav par salah dena.",
      hindi: "कैमरा ट्रैप और मल से बाघ और हाथी गिनना, कॉलर लगे जानवरों का पीछा करना और पार्क को कॉरिडोर और इंसान से टकराव पर सलाह देना।",
    },
  },
  taxonomist: {
    of: "1hqtb12",
    description: {
      hinglish: "Haddi aur DNA milakar nayi mili prajatiyon ko naam dena.",
      hindi: "हड्डी और DNA मिलाकर नई मिली प्रजातियों को नाम देना।",
    },
    summary: {
      hinglish:
        "Jeevon ka byora likhna, naam dena aur varg tay karna, naye mile mendhak ya orchid ko museum ke namoonon aur uske DNA se milakar.",
      hindi: "जीवों का ब्योरा लिखना, नाम देना और वर्ग तय करना, नए मिले मेंढक या ऑर्किड को म्यूज़ियम के नमूनों और उसके DNA से मिलाकर।",
    },
  },
  geologist: {
    of: "w3lcor",
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
  },
  mineralogist: {
    of: "cjwvts",
    description: {
      hinglish: "Crystal, rang aur chemistry se ore aur ratna pehchanna.",
      hindi: "क्रिस्टल, रंग और केमिस्ट्री से अयस्क और रत्न पहचानना।",
    },
    summary: {
      hinglish: "Museum, khadaan, ceramic aur ratna banane walon ke liye crystal, rang aur chemistry se khanij pehchanna aur naapna.",
      hindi: "म्यूज़ियम, खदान, सिरेमिक और रत्न बनाने वालों के लिए क्रिस्टल, रंग और केमिस्ट्री से खनिज पहचानना और नापना।",
    },
  },
  palaeontologist: {
    of: "ssfm9d",
    description: {
      hinglish: "Gujarat ke dinosaur jaise fossil khodkar nikalna aur saaf karna.",
      hindi: "गुजरात के डायनासोर जैसे जीवाश्म खोदकर निकालना और साफ़ करना।",
    },
    summary: {
      hinglish: "Gujarat ke dinosaur jaise fossil khodkar nikalna aur saaf karna, aur beete yugon ke jeevan aur mausam ki tasveer jodna.",
      hindi: "गुजरात के डायनासोर जैसे जीवाश्म खोदकर निकालना और साफ़ करना, और बीते युगों के जीवन और मौसम की तस्वीर जोड़ना।",
    },
  },
  geophysicist: {
    of: "1pz89y5",
    description: {
      hinglish: "Zameen mein dhwani bhejkar neeche ke tel ya paani ki tasveer banana.",
      hindi: "ज़मीन में ध्वनि भेजकर नीचे के तेल या पानी की तस्वीर बनाना।",
    },
    summary: {
      hinglish:
        "Zameen mein dhwani aur bijli bhejkar aur magnetic reading lekar neeche chhipi parton, tel, paani ya khandaharon ki tasveer banana.",
      hindi: "ज़मीन में ध्वनि और बिजली भेजकर और चुंबकीय रीडिंग लेकर नीचे छिपी परतों, तेल, पानी या खंडहरों की तस्वीर बनाना।",
    },
  },
  seismologist: {
    of: "rx7r6d",
    description: {
      hinglish: "Bhukamp ki tarangen padhkar jhatke ki jagah dhoondhna aur zameen ki daraaron ka naksha banana.",
      hindi: "भूकंप की तरंगें पढ़कर झटके की जगह ढूँढना और ज़मीन की दरारों का नक़्शा बनाना।",
    },
    summary: {
      hinglish:
        "Stations ke network se bhukamp ki tarangen padhkar jhatke ki jagah dhoondhna, zameen ki daraaron ka naksha banana aur batana ki zameen kitni zor se hil sakti hai.",
      hindi: "स्टेशनों के नेटवर्क से भूकंप की तरंगें पढ़कर झटके की जगह ढूँढना, ज़मीन की दरारों का नक़्शा बनाना और बताना कि ज़मीन कितनी ज़ोर से हिल सकती है।",
    },
  },
  geochemist: {
    of: "bh9u24",
    description: { hinglish: "Chattanon mein isotope aur kuon mein arsenic naapna.", hindi: "चट्टानों में आइसोटोप और कुओं में आर्सेनिक नापना।" },
    summary: {
      hinglish:
        "Chattan, mitti aur paani ke soton mein element aur isotope naapna, taaki unki umar, ore ki jagah ya kuen mein arsenic kahan se aaya, yeh pata chale.",
      hindi: "चट्टान, मिट्टी और पानी के सोतों में तत्व और आइसोटोप नापना, ताकि उनकी उम्र, अयस्क की जगह या कुएँ में आर्सेनिक कहाँ से आया, यह पता चले।",
    },
  },
  oceanographer: {
    of: "pfmpgy",
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
  },
  hydrologist: {
    of: "1uyb5iq",
    description: {
      hinglish: "Nadi aur baarish naapkar baandhon ke liye baadh ka anumaan lagana.",
      hindi: "नदी और बारिश नापकर बाँधों के लिए बाढ़ का अनुमान लगाना।",
    },
    summary: {
      hinglish:
        "Baarish, nadi aur pighli barf naapna aur model se batana ki kitna paani aayega, baandhon, baadh ki chetavni aur rajyon ke beech bantware ke liye.",
      hindi: "बारिश, नदी और पिघली बर्फ़ नापना और मॉडल से बताना कि कितना पानी आएगा, बाँधों, बाढ़ की चेतावनी और राज्यों के बीच बँटवारे के लिए।",
    },
  },
  hydrogeologist: {
    of: "2i1xwp",
    description: {
      hinglish: "Naksha banana ki kuon ke neeche ki chattan mein bhujal kaise chalta hai.",
      hindi: "नक़्शा बनाना कि कुओं के नीचे की चट्टान में भूजल कैसे चलता है।",
    },
    summary: {
      hinglish:
        "Samajhna ki zameen ke neeche chattan mein paani kaise rista aur chalta hai, kahan meetha ya khara hai aur pradushan kahan tak phail chuka hai.",
      hindi: "समझना कि ज़मीन के नीचे चट्टान में पानी कैसे रिसता और चलता है, कहाँ मीठा या खारा है और प्रदूषण कहाँ तक फैल चुका है।",
    },
  },
  meteorologist: {
    of: "1m6h36u",
    description: {
      hinglish: "Satellite ki tasveeron se baarish aur cyclone ka anumaan lagana.",
      hindi: "सैटेलाइट की तस्वीरों से बारिश और चक्रवात का अनुमान लगाना।",
    },
    summary: {
      hinglish:
        "Satellite ki tasveeren, gubbare aur computer model dekhkar kisanon, pilots aur machhuaron ke liye baarish, kohre aur cyclone ka anumaan lagana.",
      hindi: "सैटेलाइट की तस्वीरें, गुब्बारे और कंप्यूटर मॉडल देखकर किसानों, पायलटों और मछुआरों के लिए बारिश, कोहरे और चक्रवात का अनुमान लगाना।",
    },
  },
  climatologist: {
    of: "11a6m7",
    description: {
      hinglish: "Dashakon ke monsoon aur barf ki tulna karke dekhna ki aage kya hoga.",
      hindi: "दशकों के मानसून और बर्फ़ की तुलना करके देखना कि आगे क्या होगा।",
    },
    summary: {
      hinglish:
        "Dashakon ke taapmaan, barf aur monsoon ke record ko model se milakar batana ki climate kaise badal raha hai aur aage kya hoga.",
      hindi: "दशकों के तापमान, बर्फ़ और मानसून के रिकॉर्ड को मॉडल से मिलाकर बताना कि जलवायु कैसे बदल रही है और आगे क्या होगा।",
    },
  },
  "remote-sensing-scientist": {
    of: "colo8q",
    description: { hinglish: "Satellite ki tasveeron se fasal aur barf ko naapna.", hindi: "सैटेलाइट की तस्वीरों से फ़सल और बर्फ़ को नापना।" },
    summary: {
      hinglish:
        "ISRO ke Cartosat jaise satellite aur drone ki tasveeron se fasal ki sehat, glacier ka pighalna ya shehar ka phailaav naapna.",
      hindi: "इसरो के कार्टोसैट जैसे सैटेलाइट और ड्रोन की तस्वीरों से फ़सल की सेहत, ग्लेशियर का पिघलना या शहर का फैलाव नापना।",
    },
  },
  mathematician: {
    of: "1s7aiby",
    description: {
      hinglish: "Sankhya, aakriti aur equation ke naye sach saabit karna.",
      hindi: "संख्याओं, आकृतियों और समीकरणों के नए सच साबित करना।",
    },
    summary: {
      hinglish:
        "Sankhya, aakriti aur equation ke naye sach saabit karna, ya physics ya coding ke sawaal ko aise ganit mein badalna jo hal ho sake.",
      hindi: "संख्याओं, आकृतियों और समीकरणों के नए सच साबित करना, या फ़िज़िक्स या कोडिंग के सवाल को ऐसे गणित में बदलना जो हल हो सके।",
    },
  },
  statistician: {
    of: "1ew17vq",
    description: {
      hinglish: "Survey aur trial ki yojana banana aur batana ki jawab par kitna bharosa ho.",
      hindi: "सर्वे और ट्रायल की योजना बनाना और बताना कि जवाब पर कितना भरोसा हो।",
    },
    summary: {
      hinglish: "Survey aur prayog design karna aur sample se sambhal kar nateeje nikalna, jaise kitne gharon mein nal ka paani nahi hai.",
      hindi: "सर्वे और प्रयोग डिज़ाइन करना और सैंपल से सँभलकर नतीजे निकालना, जैसे कितने घरों में नल का पानी नहीं है।",
    },
  },
  biostatistician: {
    of: "1grp72w",
    description: {
      hinglish: "Trial ke data se batana ki dawa se fayda hua ya woh bas ittefaq tha.",
      hindi: "ट्रायल के डेटा से बताना कि दवा से फ़ायदा हुआ या वह बस इत्तफ़ाक़ था।",
    },
    summary: {
      hinglish:
        "Clinical trial ki yojana banana aur mareezon ka data parakhkar batana ki dawa sach mein fayda karti hai ya nateeja bas ittefaq tha.",
      hindi: "क्लिनिकल ट्रायल की योजना बनाना और मरीज़ों का डेटा परखकर बताना कि दवा सच में फ़ायदा करती है या नतीजा बस इत्तफ़ाक़ था।",
    },
  },
  "operations-research-analyst": {
    of: "g6g8wx",
    description: {
      hinglish: "Crew ki duty aur depot ki jagah ka sabse sasta hisaab nikalna.",
      hindi: "क्रू की ड्यूटी और डिपो की जगह का सबसे सस्ता हिसाब निकालना।",
    },
    summary: {
      hinglish:
        "Crew ki duty, depot ki jagah aur train ke samay jaise sawaalon ke model banana, aur sabse sasta intezaam nikalna jo phir bhi kaam kare.",
      hindi: "क्रू की ड्यूटी, डिपो की जगह और ट्रेन के समय जैसे सवालों के मॉडल बनाना, और सबसे सस्ता इंतज़ाम निकालना जो फिर भी काम करे।",
    },
  },
  demographer: {
    of: "1xfm1nt",
    description: { hinglish: "Janganana se anumaan lagana ki aabaadi kaise badlegi.", hindi: "जनगणना से अनुमान लगाना कि आबादी कैसे बदलेगी।" },
    summary: {
      hinglish:
        "Janganana aur register se hisaab lagana ki janm, maut aur palayan se aabaadi kaise badlegi, aur usse kitne school ya pension ki zaroorat hogi.",
      hindi: "जनगणना और रजिस्टरों से हिसाब लगाना कि जन्म, मौत और पलायन से आबादी कैसे बदलेगी, और उससे कितने स्कूल या पेंशन की ज़रूरत होगी।",
    },
  },
  "statistical-assistant": {
    of: "ex6514",
    description: {
      hinglish: "Survey form ke atpate aankde jaanchna aur baaki ki table banana.",
      hindi: "सर्वे फ़ॉर्म के अटपटे आँकड़े जाँचना और बाक़ी की टेबल बनाना।",
    },
    summary: {
      hinglish:
        "Form aur register ke aankde sudharna, code dena aur table banana, atpate aankde jaanchna aur statisticians ke liye chart taiyar karna.",
      hindi: "फ़ॉर्म और रजिस्टर के आँकड़े सुधारना, कोड देना और टेबल बनाना, अटपटे आँकड़े जाँचना और सांख्यिकी के जानकारों के लिए चार्ट तैयार करना।",
    },
  },
  economist: {
    of: "1wp03w8",
    description: {
      hinglish: "Data aur theory se daam, rozgaar aur vyapaar ko samjhana.",
      hindi: "डेटा और सिद्धांत से दाम, रोज़गार और व्यापार को समझाना।",
    },
    summary: {
      hinglish:
        "Data aur theory se daam, rozgaar, vyapaar aur tax ko samajhna, taaki mehngai samjhayi ja sake ya Reserve Bank ya mantralay ko salah di ja sake.",
      hindi: "डेटा और सिद्धांत से दाम, रोज़गार, व्यापार और टैक्स को समझना, ताकि महँगाई समझाई जा सके या रिज़र्व बैंक या मंत्रालय को सलाह दी जा सके।",
    },
  },
  "agricultural-economist": {
    of: "1efm3pm",
    description: {
      hinglish: "Mandi se karz tak, samajhna ki kisan kitna kamate hain aur kyon.",
      hindi: "मंडी से क़र्ज़ तक, समझना कि किसान कितना कमाते हैं और क्यों।",
    },
    summary: {
      hinglish:
        "Samarthan mulya, mandi aur karz se mausam tak, parakhna ki kisan kitna kamate hain aur kyon, aur jaanchna ki kaun si neeti unke kaam aayegi.",
      hindi: "समर्थन मूल्य, मंडी और क़र्ज़ से मौसम तक, परखना कि किसान कितना कमाते हैं और क्यों, और जाँचना कि कौन सी नीति उनके काम आएगी।",
    },
  },
  "labour-economist": {
    of: "1jrih0l",
    description: {
      hinglish: "Gharon ke survey se pata lagana ki naukri kise aur kis vetan par milti hai.",
      hindi: "घरों के सर्वे से पता लगाना कि नौकरी किसे और किस वेतन पर मिलती है।",
    },
    summary: {
      hinglish:
        "Gharon ke survey se vetan, hunar, berozgaari aur mahilaon ke kaam ko parakhna, taaki pata chale ki naukri kise milti hai aur kaun chhoot jaata hai.",
      hindi: "घरों के सर्वे से वेतन, हुनर, बेरोज़गारी और महिलाओं के काम को परखना, ताकि पता चले कि नौकरी किसे मिलती है और कौन छूट जाता है।",
    },
  },
  "economic-investigator": {
    of: "m6qv9x",
    description: {
      hinglish: "Sarkari survey ke liye dukaanon aur gharon mein daam note karna.",
      hindi: "सरकारी सर्वे के लिए दुकानों और घरों में दाम नोट करना।",
    },
    summary: {
      hinglish:
        "Sarkari survey ke liye ghar, dukaan aur factory jaakar daam, vetan aur kharch jutana, aur har form mein galtiyan jaanchna.",
      hindi: "सरकारी सर्वे के लिए घर, दुकान और फ़ैक्टरी जाकर दाम, वेतन और ख़र्च जुटाना, और हर फ़ॉर्म में ग़लतियाँ जाँचना।",
    },
  },
  sociologist: {
    of: "1msfk79",
    description: {
      hinglish: "Samajhna ki jaati, parivaar aur shehri jeevan logon ko kaise dhaalte hain.",
      hindi: "समझना कि जाति, परिवार और शहरी जीवन लोगों को कैसे ढालते हैं।",
    },
    summary: {
      hinglish:
        "Samajhna ki jaati, parivaar, dharm aur shehri jeevan logon ko kaise dhaalte hain, unke beech rehkar, interview lekar aur ginti karke.",
      hindi: "समझना कि जाति, परिवार, धर्म और शहरी जीवन लोगों को कैसे ढालते हैं, उनके बीच रहकर, इंटरव्यू लेकर और गिनती करके।",
    },
  },
  criminologist: {
    of: "i6rspt",
    description: {
      hinglish: "Samajhna ki apradh kyon hote hain aur kis se kam hote hain.",
      hindi: "समझना कि अपराध क्यों होते हैं और किससे कम होते हैं।",
    },
    summary: {
      hinglish: "Khojna ki apradh kyon hote hain aur kis se kam hote hain, police record, jail, peediton aur mohallon ki tulna karke.",
      hindi: "खोजना कि अपराध क्यों होते हैं और किससे कम होते हैं, पुलिस रिकॉर्ड, जेल, पीड़ितों और मोहल्लों की तुलना करके।",
    },
  },
  "political-scientist": {
    of: "1a8kmd1",
    description: {
      hinglish: "Samajhna ki log kise aur kyon vote dete hain aur party kya karti hai.",
      hindi: "समझना कि लोग किसे और क्यों वोट देते हैं और पार्टियाँ क्या करती हैं।",
    },
    summary: {
      hinglish:
        "Chunaav, party aur samvidhan par shodh karna, yeh poochhna ki log kise aur kyon vote dete hain aur sarkaren neeti kaise banati ya bigaadti hain.",
      hindi: "चुनाव, पार्टी और संविधान पर शोध करना, यह पूछना कि लोग किसे और क्यों वोट देते हैं और सरकारें नीति कैसे बनाती या बिगाड़ती हैं।",
    },
  },
  geographer: {
    of: "1i39uyh",
    description: {
      hinglish: "Samjhana ki shehar, fasal aur bimariyan jahan hain wahin kyon hain.",
      hindi: "समझाना कि शहर, फ़सल और बीमारियाँ जहाँ हैं वहीं क्यों हैं।",
    },
    summary: {
      hinglish:
        "Field ke dauron ko nakshon aur location data se jodkar samjhana ki shehar, fasal, bimariyan aur log jahan hain wahin kyon hain.",
      hindi: "फ़ील्ड के दौरों को नक़्शों और लोकेशन डेटा से जोड़कर समझाना कि शहर, फ़सल, बीमारियाँ और लोग जहाँ हैं वहीं क्यों हैं।",
    },
  },
  "survey-researcher": {
    of: "1uxgt4u",
    description: {
      hinglish: "Rai jaanne ke sawaal likhna aur chunna ki kin gharon se poochhna hai.",
      hindi: "राय जानने के सवाल लिखना और चुनना कि किन घरों से पूछना है।",
    },
    summary: {
      hinglish: "Janmat aur gharon ke survey ke sawaal likhna, sample chunna aur form parakhna, taaki jawabon par bharosa kiya ja sake.",
      hindi: "जनमत और घरों के सर्वे के सवाल लिखना, सैंपल चुनना और फ़ॉर्म परखना, ताकि जवाबों पर भरोसा किया जा सके।",
    },
  },
  "social-science-research-assistant": {
    of: "uz2b9d",
    description: {
      hinglish: "Kisi scholar ke liye paper khojna aur interview sunkar likhna.",
      hindi: "किसी विद्वान के लिए पेपर खोजना और इंटरव्यू सुनकर लिखना।",
    },
    summary: {
      hinglish:
        "Senior scholar ke school, sehat ya rozgaar par chal rahe adhyayan ke liye paper khojna, interview sunkar likhna aur table nikalna.",
      hindi: "वरिष्ठ विद्वान के स्कूल, सेहत या रोज़गार पर चल रहे अध्ययन के लिए पेपर खोजना, इंटरव्यू सुनकर लिखना और टेबल निकालना।",
    },
  },
  archaeologist: {
    of: "1hk03sz",
    description: {
      hinglish: "Dabe sheharon ko parat-dar-parat khodna aur mili cheezon ki umar batana.",
      hindi: "दबे शहरों को परत-दर-परत खोदना और मिली चीज़ों की उम्र बताना।",
    },
    summary: {
      hinglish:
        "Dholavira jaise dabe sheharon ko parat-dar-parat khodna, chitra banana, mitti chhanna aur mili cheezon ki umar nikalna, taaki samajh aaye ki log kaise rehte the.",
      hindi: "धोलावीरा जैसे दबे शहरों को परत-दर-परत खोदना, चित्र बनाना, मिट्टी छानना और मिली चीज़ों की उम्र निकालना, ताकि समझ आए कि लोग कैसे रहते थे।",
    },
  },
  "cultural-anthropologist": {
    of: "1l3kj5r",
    description: {
      hinglish: "Mahinon kisi samuday mein rehkar uske reeti-riwaaj batana.",
      hindi: "महीनों किसी समुदाय में रहकर उसके रीति-रिवाज बताना।",
    },
    summary: {
      hinglish:
        "Charwahon ya pravasi mazdooron jaise samuday ke saath mahinon rehna, unki bhasha aur riwaaj seekhna aur unka jeevan bheetar se batana.",
      hindi: "चरवाहों या प्रवासी मज़दूरों जैसे समुदाय के साथ महीनों रहना, उनकी भाषा और रिवाज सीखना और उनका जीवन भीतर से बताना।",
    },
  },
  "physical-anthropologist": {
    of: "12hbk3",
    description: {
      hinglish: "Haddi, daant aur gene padhkar insaan ke vikas ka safar khojna.",
      hindi: "हड्डी, दाँत और जीन पढ़कर इंसान के विकास का सफ़र खोजना।",
    },
    summary: {
      hinglish:
        "Insaanon aur vanmanushon ki haddi, daant, shareer ki naap aur gene ki tulna karna, taaki insaan ke vikas ka safar pata chale aur avshesh pehchane ja saken.",
      hindi: "इंसानों और वनमानुषों की हड्डी, दाँत, शरीर की नाप और जीन की तुलना करना, ताकि इंसान के विकास का सफ़र पता चले और अवशेष पहचाने जा सकें।",
    },
  },
  historian: {
    of: "f7nep9",
    description: {
      hinglish: "Purani chitthiyan aur adalat ke record taulkar batana ki kya hua tha.",
      hindi: "पुरानी चिट्ठियाँ और अदालत के रिकॉर्ड तौलकर बताना कि क्या हुआ था।",
    },
    summary: {
      hinglish:
        "Archive mein chitthiyan, adalat ke record aur purane akhbaar khangalna, taulna ki kis par bharosa kiya jaye, aur likhna ki kya hua aur kyon.",
      hindi: "अभिलेखागार में चिट्ठियाँ, अदालत के रिकॉर्ड और पुराने अख़बार खँगालना, तौलना कि किस पर भरोसा किया जाए, और लिखना कि क्या हुआ और क्यों।",
    },
  },
  epigraphist: {
    of: "1nmzhmm",
    description: {
      hinglish: "Patthar aur taambe ke lekhon ki chhaap lena aur purani lipiyan padhna.",
      hindi: "पत्थर और ताँबे के लेखों की छाप लेना और पुरानी लिपियाँ पढ़ना।",
    },
    summary: {
      hinglish:
        "Chattanon aur taamrapatron ke lekhon ki syahi se chhaap lena, aur Brahmi, Grantha ya Farsi ki woh panktiyan padhna jinse rajaon aur daan ka samay pata chale.",
      hindi: "चट्टानों और ताम्रपत्रों के लेखों की स्याही से छाप लेना, और ब्राह्मी, ग्रंथ या फ़ारसी की वे पंक्तियाँ पढ़ना जिनसे राजाओं और दान का समय पता चले।",
    },
  },
  numismatist: {
    of: "1bksxv5",
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
  },
  genealogist: {
    of: "1hm28y9",
    description: {
      hinglish: "Purohiton ki bahi aur jahazon ke register se parivaaron ka vansh khojna.",
      hindi: "पुरोहितों की बही और जहाज़ों के रजिस्टर से परिवारों का वंश खोजना।",
    },
    summary: {
      hinglish:
        "Teerth ke pandon ki bahi, church ke register aur jahazon ki list se parivaaron ko peeche tak khojna, aur saabit hui vanshavali banana.",
      hindi: "तीर्थ के पंडों की बही, चर्च के रजिस्टर और जहाज़ों की लिस्ट से परिवारों को पीछे तक खोजना, और साबित हुई वंशावली बनाना।",
    },
  },
  "experimental-psychologist": {
    of: "1j1x4ux",
    description: {
      hinglish: "Screen aur volunteers ke saath yaaddasht aur dhyan parakhna.",
      hindi: "स्क्रीन और वॉलंटियर के साथ याददाश्त और ध्यान परखना।",
    },
    summary: {
      hinglish:
        "Screen, reaction timer aur volunteers ke saath yaaddasht, dhyan aur dekhne-samajhne ki kshamta parakhna, taaki mann ke aam niyam pata chalen.",
      hindi: "स्क्रीन, रिएक्शन टाइमर और वॉलंटियर के साथ याददाश्त, ध्यान और देखने-समझने की क्षमता परखना, ताकि मन के आम नियम पता चलें।",
    },
  },
  "social-psychologist": {
    of: "1cm7su7",
    description: {
      hinglish: "Samajhna ki afwah se traffic tak, samooh insaan par kaise asar daalta hai.",
      hindi: "समझना कि अफ़वाह से ट्रैफ़िक तक, समूह इंसान पर कैसे असर डालता है।",
    },
    summary: {
      hinglish:
        "Rache hue haalaat aur sawaalon ki list se samajhna ki bhedbhaav wali soch aur afwah se traffic ke taur-tareekon tak, samooh insaan par kaise asar daalta hai.",
      hindi: "रचे हुए हालात और सवालों की लिस्ट से समझना कि भेदभाव वाली सोच और अफ़वाह से ट्रैफ़िक के तौर-तरीक़ों तक, समूह इंसान पर कैसे असर डालता है।",
    },
  },
  "industrial-organisational-psychologist": {
    of: "82eo19",
    description: {
      hinglish: "Company aur sena ke liye bharti ke test banana aur parakhna.",
      hindi: "कंपनियों और सेनाओं के लिए भर्ती के टेस्ट बनाना और परखना।",
    },
    summary: {
      hinglish:
        "Company aur sena ke liye bharti ke test, training aur kaam design karna, aur naapna ki team kis wajah se tikti aur achchha kaam karti hai.",
      hindi: "कंपनियों और सेनाओं के लिए भर्ती के टेस्ट, ट्रेनिंग और काम डिज़ाइन करना, और नापना कि टीमें किस वजह से टिकती और अच्छा काम करती हैं।",
    },
  },
  "engineering-psychologist": {
    of: "txy1p5",
    description: {
      hinglish: "Samajhna ki pilot aur driver screen aur control par galti kaise karte hain.",
      hindi: "समझना कि पायलट और ड्राइवर स्क्रीन और कंट्रोल पर ग़लती कैसे करते हैं।",
    },
    summary: {
      hinglish:
        "Samajhna ki pilot, driver aur operator screen aur control par kaise dhyan dete, faisla karte aur chookte hain, taaki designer galtiyan rok saken.",
      hindi: "समझना कि पायलट, ड्राइवर और ऑपरेटर स्क्रीन और कंट्रोल पर कैसे ध्यान देते, फ़ैसला करते और चूकते हैं, ताकि डिज़ाइनर ग़लतियाँ रोक सकें।",
    },
  },
  psychometrist: {
    of: "74ok4v",
    description: {
      hinglish: "Psychological test theek manual ke hisaab se lena aur number dena.",
      hindi: "मनोवैज्ञानिक टेस्ट ठीक मैनुअल के हिसाब से लेना और नंबर देना।",
    },
    summary: {
      hinglish:
        "Buddhi, aptitude aur yaaddasht ke test theek manual ke hisaab se lena aur number dena, aur jaanchna ki test wahi naape jiska daava hai.",
      hindi: "बुद्धि, एप्टीट्यूड और याददाश्त के टेस्ट ठीक मैनुअल के हिसाब से लेना और नंबर देना, और जाँचना कि टेस्ट वही नापे जिसका दावा है।",
    },
  },
  "biology-laboratory-technician": {
    of: "1jvxwct",
    description: {
      hinglish: "Culture plate banana, slide rangna aur lab ke choohon ko khilana.",
      hindi: "कल्चर प्लेट बनाना, स्लाइड रँगना और लैब के चूहों को खिलाना।",
    },
    summary: {
      hinglish:
        "Slide, culture aur ghol taiyar karna, lab ke jaanwaron ya paudhon ki dekhbhaal karna aur biologists ke liye nateeje darj karna.",
      hindi: "स्लाइड, कल्चर और घोल तैयार करना, लैब के जानवरों या पौधों की देखभाल करना और जीव वैज्ञानिकों के लिए नतीजे दर्ज करना।",
    },
  },
  "chemical-laboratory-technician": {
    of: "76qq3m",
    description: { hinglish: "Likhit method se reagent milana aur titration karna.", hindi: "लिखित विधि से रिएजेंट मिलाना और टाइट्रेशन करना।" },
    summary: {
      hinglish:
        "Likhit method se reagent milana, titration aur chromatography karna, aur kaanch ke bartan aur taraazu istemaal ke layak rakhna.",
      hindi: "लिखित विधि से रिएजेंट मिलाना, टाइट्रेशन और क्रोमैटोग्राफ़ी करना, और काँच के बर्तन और तराज़ू इस्तेमाल के लायक़ रखना।",
    },
  },
  "physics-laboratory-technician": {
    of: "1ktva7d",
    description: {
      hinglish: "Prayogon ke liye laser aur circuit lagana aur sudharna.",
      hindi: "प्रयोगों के लिए लेज़र और सर्किट लगाना और सुधारना।",
    },
    summary: {
      hinglish: "College aur institute mein prayogon ke liye circuit, optics aur vacuum pump lagana, aur bigde upkaran theek karna.",
      hindi: "कॉलेज और संस्थानों में प्रयोगों के लिए सर्किट, ऑप्टिक्स और वैक्यूम पंप लगाना, और बिगड़े उपकरण ठीक करना।",
    },
  },
  "geological-technician": {
    of: "1655rd0",
    description: {
      hinglish: "Study ke liye chattan patli kaatna aur drill core dibbe mein rakhna.",
      hindi: "अध्ययन के लिए चट्टान पतली काटना और ड्रिल कोर डिब्बे में रखना।",
    },
    summary: {
      hinglish:
        "Chattanon ki patli parten kaatna, field ke yantra chalana aur un sample aur core ka byora likhna jinka geologist adhyayan karenge.",
      hindi: "चट्टानों की पतली परतें काटना, फ़ील्ड के यंत्र चलाना और उन सैंपल और कोर का ब्योरा लिखना जिनका भूवैज्ञानिक अध्ययन करेंगे।",
    },
  },
  "soil-analyst": {
    of: "1an5b2c",
    description: {
      hinglish: "Soil health card ke liye kisanon ki mitti chhanna aur jaanchna.",
      hindi: "सॉइल हेल्थ कार्ड के लिए किसानों की मिट्टी छानना और जाँचना।",
    },
    summary: {
      hinglish:
        "Kisanon ya builders ki laayi mitti sukhana, chhanna aur usmein acidity, nitrogen, namak aur kanon ka aakaar jaanchna, aur soil health card bharna.",
      hindi: "किसानों या बिल्डरों की लाई मिट्टी सुखाना, छानना और उसमें अम्लता, नाइट्रोजन, नमक और कणों का आकार जाँचना, और सॉइल हेल्थ कार्ड भरना।",
    },
  },
  "food-science-technician": {
    of: "1ienjmy",
    description: {
      hinglish: "Doodh aur masale ke sample mein fat, nami aur keetanu jaanchna.",
      hindi: "दूध और मसाले के सैंपल में फ़ैट, नमी और कीटाणु जाँचना।",
    },
    summary: {
      hinglish:
        "Production line ke paas ya rajya ki lab mein doodh, masale aur pack khane ke sample mein fat, nami, keetanu aur rang jaanchna.",
      hindi: "प्रोडक्शन लाइन के पास या राज्य की लैब में दूध, मसाले और पैक खाने के सैंपल में फ़ैट, नमी, कीटाणु और रंग जाँचना।",
    },
  },
  taxidermist: {
    of: "14eh9p4",
    description: {
      hinglish: "Mare pakshiyon aur jaanwaron ki khaal aise chadhana ki woh zinda lagen.",
      hindi: "मरे पक्षियों और जानवरों की खाल ऐसे चढ़ाना कि वे ज़िंदा लगें।",
    },
    summary: {
      hinglish:
        "Museum aur adhyayan ke sangrah ke liye pakshiyon aur jaanwaron ki khaal bachakar rakhna aur kaanch ki aankhon wale dhaanche par zinda jaisi chadhana.",
      hindi: "म्यूज़ियम और अध्ययन के संग्रह के लिए पक्षियों और जानवरों की खाल बचाकर रखना और काँच की आँखों वाले ढाँचे पर ज़िंदा जैसी चढ़ाना।",
    },
  },
  "weather-observer": {
    of: "vjxw52",
    description: { hinglish: "Rain gauge aur thermometer padhna aur gubbare chhodna.", hindi: "रेन गेज और थर्मामीटर पढ़ना और गुब्बारे छोड़ना।" },
    summary: {
      hinglish:
        "Tay samay par thermometer, rain gauge aur barometer padhna, gubbare chhodna aur station ya airport se code mein report bhejna.",
      hindi: "तय समय पर थर्मामीटर, रेन गेज और बैरोमीटर पढ़ना, गुब्बारे छोड़ना और स्टेशन या एयरपोर्ट से कोड में रिपोर्ट भेजना।",
    },
  },
  "medical-physicist": {
    of: "14v6zu4",
    description: {
      hinglish: "Har tumour ke liye radiation ki dose tay karna aur naapna.",
      hindi: "हर ट्यूमर के लिए रेडिएशन की डोज़ तय करना और नापना।",
    },
    summary: {
      hinglish:
        "Hospital ki radiotherapy machines ki kirnen naapna, doctor ke saath har mareez ki dose tay karna, aur staff ko bikhre radiation se bachana.",
      hindi: "अस्पताल की रेडियोथेरेपी मशीनों की किरणें नापना, डॉक्टर के साथ हर मरीज़ की डोज़ तय करना, और स्टाफ़ को बिखरे रेडिएशन से बचाना।",
    },
  },
  "fisheries-biologist": {
    of: "1ofhgnj",
    description: {
      hinglish: "Pakdi machhli naapkar batana ki samudra se kitni machhli li ja sakti hai.",
      hindi: "पकड़ी मछली नापकर बताना कि समुद्र से कितनी मछली ली जा सकती है।",
    },
    summary: {
      hinglish: "Jaal aur landing centre par pakdi machhli naapkar batana ki samudra khaali kiye bina kitni machhli li ja sakti hai.",
      hindi: "जाल और लैंडिंग सेंटर पर पकड़ी मछली नापकर बताना कि समुद्र ख़ाली किए बिना कितनी मछली ली जा सकती है।",
    },
  },
  "textile-chemist": {
    of: "111zkck",
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
  },
  biotechnologist: {
    of: "rqu1bp",
    description: {
      hinglish: "Cells aur enzyme se dawa aur fasal ke liye kaam lena.",
      hindi: "कोशिकाओं और एंज़ाइम से दवा और फ़सल के लिए काम लेना।",
    },
    summary: {
      hinglish:
        "Flask aur steel ke tank mein cells, microbes aur enzyme ko badalna aur badhana, taaki insulin, teeke, test, mazboot fasal ya factory ke saaf tareeke banen.",
      hindi: "फ़्लास्क और स्टील के टैंक में कोशिकाओं, सूक्ष्मजीवों और एंज़ाइम को बदलना और बढ़ाना, ताकि इंसुलिन, टीके, टेस्ट, मज़बूत फ़सलें या फ़ैक्टरी के साफ़ तरीक़े बनें।",
    },
  },
  "vaccine-scientist": {
    of: "19nkvxq",
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
  },
  glaciologist: {
    of: "1c2ns2i",
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
  },
  "forensic-scientist": {
    of: "1du0vgj",
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
  },
  "cognitive-scientist": {
    of: "18gihlo",
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
  },
  "materials-chemist": {
    of: "1ige91n",
    description: {
      hinglish: "Nayi coating, battery aur plastic banana aur unhe parakhna.",
      hindi: "नई कोटिंग, बैटरी और प्लास्टिक बनाना और उन्हें परखना।",
    },
    summary: {
      hinglish:
        "Battery aur coating ke liye naye powder banana, parakhna ki woh kitne din chalte hain aur pata lagana ki kyon kharab hote hain.",
      hindi: "बैटरी और कोटिंग के लिए नए पाउडर बनाना, परखना कि वे कितने दिन चलते हैं और पता लगाना कि क्यों ख़राब होते हैं।",
    },
  },
  "agricultural-chemist": {
    of: "ed1ewl",
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
  },
  "museum-scientist": {
    of: "1ocm458",
    description: {
      hinglish: "Aise model banana jinse bachche kudrat ka niyam khud khojen.",
      hindi: "ऐसे मॉडल बनाना जिनसे बच्चे क़ुदरत का नियम ख़ुद खोजें।",
    },
    summary: {
      hinglish:
        "Science centre ke liye working model sochna, banana aur sudharna, darshakon par aazmana, aur show, label aur school camp mein vigyan samjhana.",
      hindi: "साइंस सेंटर के लिए वर्किंग मॉडल सोचना, बनाना और सुधारना, दर्शकों पर आज़माना, और शो, लेबल और स्कूल कैंप में विज्ञान समझाना।",
    },
  },
  "marine-chemist": {
    of: "3x5a8e",
    description: { hinglish: "Samudra ke paani mein namak, oxygen aur acid naapna.", hindi: "समुद्र के पानी में नमक, ऑक्सीजन और एसिड नापना।" },
    summary: {
      hinglish:
        "Research jahaz par jaana, alag-alag gehrai se paani lena, oxygen, acid, poshak tatva aur pradushan naapna, aur pata lagana ki moonge, seepi aur machhliyon par unka kya asar hai.",
      hindi:
        "रिसर्च जहाज़ पर जाना, अलग-अलग गहराई से पानी लेना, ऑक्सीजन, एसिड, पोषक तत्व और प्रदूषण नापना, और पता लगाना कि मूँगे, सीपी और मछलियों पर उनका क्या असर है।",
    },
  },
  "mine-geologist": {
    of: "kypfez",
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
  },
  "statistical-scientist": {
    of: "g9jf8f",
    description: {
      hinglish: "Aise data ke liye test banana jis par kitaab ka koi test na baithe.",
      hindi: "ऐसे डेटा के लिए टेस्ट बनाना जिस पर किताब का कोई टेस्ट न बैठे।",
    },
    summary: {
      hinglish:
        "ISI jaise institute mein ya dawa ya technology company mein naye tareeke saabit karna aur aazmana, aur unhe chhapwana taaki fasal, dawa aur survey mein kaam aayen.",
      hindi: "ISI जैसे संस्थान में या दवा या टेक्नोलॉजी कंपनी में नए तरीक़े साबित करना और आज़माना, और उन्हें छपवाना ताकि फ़सल, दवा और सर्वे में काम आएँ।",
    },
  },
};
