import type { ToldCareers } from "./told.ts";

export const agriculture: ToldCareers = {
  "crop-farmer": {
    of: "pgfsqc",
    description: {
      hinglish: "Mausam ke hisaab se gehun ya dhaan bona, seenchna aur bechna.",
      hindi: "मौसम के हिसाब से गेहूँ या धान बोना, सींचना और बेचना।",
    },
    summary: {
      hinglish:
        "Beej chunna, mausam par buwai karna, keedon, sookhe aur aawara pashuon se jhoojhna, aur gehun, dhaan ya daal mandi ya sarkari kharid kendra le jaana.",
      hindi: "बीज चुनना, मौसम पर बुआई करना, कीड़ों, सूखे और आवारा पशुओं से जूझना, और गेहूँ, धान या दाल मंडी या सरकारी ख़रीद केंद्र ले जाना।",
    },
    day: {
      hinglish: [
        "Mitti ka dhela dabakar andaza lagana ki aaj bona hai ya nahi",
        "Bhor mein medon par chalkar leaf folder keede se mudi pattiyan ya ratua rog dhoondhna",
        "Mandi ki line mein trolley ke saath neelami ka intezaar karna",
      ],
      hindi: [
        "मिट्टी का ढेला दबाकर अंदाज़ा लगाना कि आज बोना है या नहीं",
        "भोर में मेड़ों पर चलकर पत्ती लपेटक कीड़े से मुड़ी पत्तियाँ या रतुआ रोग ढूँढ़ना",
        "मंडी की लाइन में ट्रॉली के साथ नीलामी का इंतज़ार करना",
      ],
    },
  },
  "vegetable-grower": {
    of: "1pibgs7",
    description: { hinglish: "Har hafte tamatar aur bhindi bazaar pahunchana.", hindi: "हर हफ़्ते टमाटर और भिंडी बाज़ार पहुँचाना।" },
    summary: {
      hinglish: "Ek do acre par baari baari se tamatar, baingan aur bhindi ugana, taaki har hafte crate mandi jaayein.",
      hindi: "एक दो एकड़ पर बारी बारी से टमाटर, बैंगन और भिंडी उगाना, ताकि हर हफ़्ते क्रेट मंडी जाएँ।",
    },
    day: {
      hinglish: [
        "Shaam ki thandak mein plug tray se baingan ki paudh nikaalkar khet mein lagana",
        "Tamatar ki bel baans se baandhna aur bagal ki kopalein chutki se todna",
        "Shahar ke truck ke liye subah chaar baje tak bhindi crate mein bharna",
      ],
      hindi: [
        "शाम की ठंडक में प्लग ट्रे से बैंगन की पौध निकालकर खेत में लगाना",
        "टमाटर की बेल बाँस से बाँधना और बग़ल की कोंपलें चुटकी से तोड़ना",
        "शहर के ट्रक के लिए सुबह चार बजे तक भिंडी क्रेट में भरना",
      ],
    },
  },
  "fruit-farmer": {
    of: "1638njp",
    description: {
      hinglish: "Aam ya seb ke ped chhaantna, kalam baandhna aur phal todna.",
      hindi: "आम या सेब के पेड़ छाँटना, क़लम बाँधना और फल तोड़ना।",
    },
    summary: {
      hinglish:
        "Aisa baag lagana jo kuch saal baad hi phal deta hai, har mausam mein chhantai, khaad aur rakhwali karna, aur aam, seb ya amrood peti ke hisaab se ya phool aane par ped book karne wale vyapari ko bechna.",
      hindi:
        "ऐसा बाग़ लगाना जो कुछ साल बाद ही फल देता है, हर मौसम में छँटाई करना, खाद देना और रखवाली करना, और आम, सेब या अमरूद पेटी के हिसाब से या फूल आने पर पेड़ बुक करने वाले व्यापारी को बेचना।",
    },
    day: {
      hinglish: [
        "Saal bhar ke aam ke paudhon par Kesar ki tahniyon ki kalam baandhna",
        "Seb ke guchchhon se kuch phal hatana taaki baaki achhe se badhein",
        "Phal size aur rang se chhaantkar gaddi wali petiyon mein rakhna",
      ],
      hindi: [
        "साल भर के आम के पौधों पर केसर आम की टहनियों की क़लम बाँधना",
        "सेब के गुच्छों से कुछ फल हटाना ताकि बाक़ी अच्छे से बढ़ें",
        "फल आकार और रंग से छाँटकर गद्दी वाली पेटियों में रखना",
      ],
    },
  },
  "organic-farmer": {
    of: "19jqtcm",
    description: {
      hinglish: "Factory ke chemical ke bina fasal ugana aur yeh saabit karna.",
      hindi: "फ़ैक्टरी के केमिकल के बिना फ़सल उगाना और यह साबित करना।",
    },
    summary: {
      hinglish: "Fasal ko compost aur jeevamrit dena, haath se nirai karna aur woh diary rakhna jise certify karne wale jaanchte hain.",
      hindi: "फ़सल को कंपोस्ट और जीवामृत देना, हाथ से निराई करना और वह डायरी रखना जिसे सर्टिफ़िकेट देने वाले जाँचते हैं।",
    },
    day: {
      hinglish: [
        "Compost ka dher palatna aur chhookar dekhna ki beech mein kitna garam hai",
        "Gaay ke gobar, gomutra, gud aur besan se jeevamrit banana",
        "Certificate walon ke daure ke liye khet mein daali har cheez farm diary mein likhna",
      ],
      hindi: [
        "कंपोस्ट का ढेर पलटना और छूकर देखना कि बीच में कितना गर्म है",
        "गाय के गोबर, गोमूत्र, गुड़ और बेसन से जीवामृत बनाना",
        "सर्टिफ़िकेट वालों के दौरे के लिए खेत में डाली हर चीज़ फ़ार्म डायरी में लिखना",
      ],
    },
  },
  "plantation-manager": {
    of: "n5vwpb",
    description: {
      hinglish: "Chai ya rubber estate ki dhalaan, mazdoor aur factory sambhalna.",
      hindi: "चाय या रबर एस्टेट की ढलान, मज़दूर और फ़ैक्टरी सँभालना।",
    },
    summary: {
      hinglish:
        "Chai, coffee ya rubber estate par rehna, aur fasal, kai sau mazdooron, unke ghar aur clinic, factory aur saal bhar ke hisaab ke liye maalikon ko jawab dena.",
      hindi: "चाय, कॉफ़ी या रबर एस्टेट पर रहना, और फ़सल, कई सौ मज़दूरों, उनके घर और क्लिनिक, फ़ैक्टरी और साल भर के हिसाब के लिए मालिकों को जवाब देना।",
    },
    day: {
      hinglish: [
        "Chhe baje gaadi se section ghoomkar dekhna ki jhaadiyon ki tudai ek barabar hui hai ya nahi",
        "Tudai ki tokri mein jaanchna ki kitni komal kopalein hain",
        "Factory assistant ke saath us din ka batch chakhna",
      ],
      hindi: [
        "छह बजे गाड़ी से सेक्शन घूमकर देखना कि झाड़ियों की तुड़ाई एक बराबर हुई है या नहीं",
        "तुड़ाई की टोकरी में जाँचना कि कितनी कोमल कोंपलें हैं",
        "फ़ैक्टरी असिस्टेंट के साथ उस दिन का बैच चखना",
      ],
    },
  },
  "coffee-planter": {
    of: "14caumi",
    description: {
      hinglish: "Pahadon mein, jahan baarish par sab tika hai, chhaya, phal aur pulping sambhalna.",
      hindi: "पहाड़ों में, जहाँ बारिश पर सब टिका है, छाया, फल और पल्पिंग सँभालना।",
    },
    summary: {
      hinglish:
        "Kodagu, Chikkamagaluru, Wayanad ya Araku mein estate chalana jahan pedon par kaali mirch ki belein hoti hain, todne wale rakhna, aur beans ka chhilka utaarne wale curing works aur exporter ko bechna.",
      hindi:
        "कोडगु, चिक्कमगलुरु, वायनाड या अराकू में एस्टेट चलाना जहाँ पेड़ों पर काली मिर्च की बेलें होती हैं, तोड़ने वाले रखना, और बीन्स का छिलका उतारने वाले क्योरिंग वर्क्स और एक्सपोर्टर को बेचना।",
    },
    day: {
      hinglish: [
        "Silver oak ki daalein chhaantna taaki jhaadiyon tak kahin kahin dhoop pahunche",
        "Todne walon ko wapas bhejna ki sirf laal phal layein, hare kabhi nahi",
        "Baadal aane se pehle sukhane ke aangan mein chhilke wale beans, yaani parchment, panje se palatna",
      ],
      hindi: [
        "सिल्वर ओक की डालें छाँटना ताकि झाड़ियों तक कहीं कहीं धूप पहुँचे",
        "तोड़ने वालों को वापस भेजना कि सिर्फ़ लाल फल लाएँ, हरे कभी नहीं",
        "बादल आने से पहले सुखाने के आँगन में छिलके वाले बीन्स, यानी पार्चमेंट, पंजे से पलटना",
      ],
    },
  },
  floriculturist: {
    of: "1cgmipo",
    description: { hinglish: "Gulab aur genda aise ugana ki tyohaar ke din khilein.", hindi: "गुलाब और गेंदा ऐसे उगाना कि त्योहार के दिन खिलें।" },
    summary: {
      hinglish:
        "Polyhouse mein gulab ya khule mein genda aur guldaudi ugana, tyohaar aur shaadi ke hisaab se khilne ka samay milana, kate phool thande rakhna aur bhor se pehle bazaar bhejna.",
      hindi:
        "पॉलीहाउस में गुलाब या खुले में गेंदा और गुलदाउदी उगाना, त्योहार और शादी के हिसाब से खिलने का समय मिलाना, कटे फूल ठंडे रखना और भोर से पहले बाज़ार भेजना।",
    },
    day: {
      hinglish: [
        "Kali band rehte hi gulab ki dandiyan kaatna aur thande paani mein khadi rakhna",
        "Guldaudi ki phungi todna taaki phool Diwali par khilein",
        "Dopahar ki garmi se pehle polyhouse ki shade net neeche karna",
      ],
      hindi: [
        "कली बंद रहते ही गुलाब की डंडियाँ काटना और ठंडे पानी में खड़ी रखना",
        "गुलदाउदी की फुनगी तोड़ना ताकि फूल दिवाली पर खिलें",
        "दोपहर की गर्मी से पहले पॉलीहाउस की शेड नेट नीचे करना",
      ],
    },
  },
  "mushroom-cultivator": {
    of: "mpgeuw",
    description: {
      hinglish: "Saaf, nam kamron mein spawn aur puaal se mushroom ugana.",
      hindi: "साफ़, नम कमरों में स्पॉन और पुआल से मशरूम उगाना।",
    },
    summary: {
      hinglish:
        "Nam kamron mein puaal ya compost par oyster, button ya milky mushroom ugana, garmi, taazi hawa aur roshni sahi rakhna aur bahar ki phaphoond ko na aane dena.",
      hindi: "नम कमरों में पुआल या कंपोस्ट पर ऑयस्टर, बटन या मिल्की मशरूम उगाना, गर्मी, ताज़ी हवा और रोशनी सही रखना और बाहर की फफूँद को न आने देना।",
    },
    day: {
      hinglish: [
        "Geele puaal ko bhaap dena aur paani nikalne dena, jab tak mutthi dabane par bas ek do boond tapke",
        "Dhule kamre mein dastane pehenkar thaile mein parat dar parat spawn daalna",
        "Mushroom ki chhatri upar mudne se pehle guchchhe ghumakar todna",
      ],
      hindi: [
        "गीले पुआल को भाप देना और पानी निकलने देना, जब तक मुट्ठी दबाने पर बस एक दो बूँद टपके",
        "धुले कमरे में दस्ताने पहनकर थैलों में परत दर परत स्पॉन डालना",
        "मशरूम की छतरी ऊपर मुड़ने से पहले गुच्छे घुमाकर तोड़ना",
      ],
    },
  },
  "plant-nursery-manager": {
    of: "jaoiw4",
    description: { hinglish: "Beej, kalam aur graft se paudhe taiyar karke bechna.", hindi: "बीज, क़लम और ग्राफ़्ट से पौधे तैयार करके बेचना।" },
    summary: {
      hinglish:
        "Mother plant, shade net aur kuch mazdoor rakhna, aur kisanon, bagwani karne walon, builderon aur sarkari paudharopan ke liye phal, phool aur imarati lakdi ke paudhe dena.",
      hindi:
        "मदर प्लांट, शेड नेट और कुछ मज़दूर रखना, और किसानों, बाग़वानी करने वालों, बिल्डरों और सरकारी पौधारोपण के लिए फल, फूल और इमारती लकड़ी के पौधे देना।",
    },
    day: {
      hinglish: [
        "Nimbu ki daal par moss lapetna taaki hawa mein hi jad nikal aaye",
        "Subah ke mazdooron mein gamle bharne, paani dene aur bikri ka kaam baantna",
        "Lab mein taiyar kele ke paudhon ko shade net ke neeche dhoop ki aadat dalwana",
      ],
      hindi: [
        "नींबू की डाल पर मॉस लपेटना ताकि हवा में ही जड़ निकल आए",
        "सुबह के मज़दूरों में गमले भरने, पानी देने और बिक्री का काम बाँटना",
        "लैब में तैयार केले के पौधों को शेड नेट के नीचे धूप की आदत डलवाना",
      ],
    },
  },
  "hydroponic-farmer": {
    of: "udey7p",
    description: {
      hinglish: "Paudhon ki khuraak mile paani mein salad ke patte ugana.",
      hindi: "पौधों की ख़ुराक मिले पानी में सलाद के पत्ते उगाना।",
    },
    summary: {
      hinglish:
        "Shahar ke paas polyhouse, yaani plastic sheet ke greenhouse, mein bina mitti ke lettuce, herbs aur strawberry ugana, hotel, dukaanon aur gharon ke liye saal bhar.",
      hindi:
        "शहर के पास पॉलीहाउस, यानी प्लास्टिक शीट के ग्रीनहाउस, में बिना मिट्टी के लेट्यूस, हर्ब्स और स्ट्रॉबेरी उगाना, होटल, दुकानों और घरों के लिए साल भर।",
    },
    day: {
      hinglish: [
        "Tank mein khuraak milana, jab tak namak ke EC aur acid ke pH meter chart se mel na khayein",
        "Lettuce ki raft uthakar dekhna ki jadein safed hain ya nahi",
        "Shahar ke teen restaurant ke liye basil paardarshi dibbon mein pack karna",
      ],
      hindi: [
        "टैंक में ख़ुराक मिलाना, जब तक लवण के EC और एसिड के pH मीटर चार्ट से मेल न खाएँ",
        "लेट्यूस का तैरता तख़्ता उठाकर देखना कि जड़ें सफ़ेद हैं या नहीं",
        "शहर के तीन रेस्तराँ के लिए बेसिल पारदर्शी डिब्बों में पैक करना",
      ],
    },
  },
  "sugarcane-cultivator": {
    of: "1vw6pgi",
    description: {
      hinglish: "Ganne ke tukde bona aur mill ke liye is pyaasi fasal ko seenchna.",
      hindi: "गन्ने के टुकड़े बोना और मिल के लिए इस प्यासी फ़सल को सींचना।",
    },
    summary: {
      hinglish:
        "Ganne ke tukde bona, das se atharah mahine paani aur khaad dena, mill ki parchi aane par kaatna, aur thoonth se dusri fasal, yaani pedi, ugne dena.",
      hindi: "गन्ने के टुकड़े बोना, दस से अठारह महीने पानी और खाद देना, मिल की पर्ची आने पर काटना, और ठूँठ से दूसरी फ़सल, यानी पेड़ी, उगने देना।",
    },
    day: {
      hinglish: [
        "Achhi aankh wale ganne ke tukde kaatna aur phaphoond ki dawa mein dubona",
        "September ki hawaon se pehle jhukte ganne aapas mein baandhna",
        "Der se atki katai parchi ke liye cheeni mill ko message karna",
      ],
      hindi: [
        "अच्छी आँख वाले गन्ने के टुकड़े काटना और फफूँद की दवा में डुबोना",
        "सितंबर की हवाओं से पहले झुकते गन्ने आपस में बाँधना",
        "देर से अटकी कटाई पर्ची के लिए चीनी मिल को मैसेज करना",
      ],
    },
  },
  "cotton-cultivator": {
    of: "3hesjq",
    description: {
      hinglish: "Kapas ke tinde keedon se bachana aur baarish se pehle chunna.",
      hindi: "कपास के टिंडे कीड़ों से बचाना और बारिश से पहले चुनना।",
    },
    summary: {
      hinglish:
        "Gujarat, Maharashtra ya Telangana jaise rajyon mein kapas ugana, pehli baarish mein buwai se lekar mandi ya ginning mill mein bikri tak.",
      hindi: "गुजरात, महाराष्ट्र या तेलंगाना जैसे राज्यों में कपास उगाना, पहली बारिश में बुआई से लेकर मंडी या जिनिंग मिल में बिक्री तक।",
    },
    day: {
      hinglish: [
        "Pheromone trap mein gulabi sundi ke patange ginna",
        "Bees paudhon par phool ki kaliyan aur patton ki nichli taraf dekhna",
        "Patti ke tukde aur geeli kapas chunai ke thaile mein na aane dena",
      ],
      hindi: [
        "फ़ेरोमोन ट्रैप में गुलाबी सुंडी के पतंगे गिनना",
        "बीस पौधों पर फूल की कलियाँ और पत्तों की निचली तरफ़ देखना",
        "पत्ती के टुकड़े और गीली कपास चुनाई के थैले में न आने देना",
      ],
    },
  },
  "rubber-tapper": {
    of: "f2kvdw",
    description: {
      hinglish: "Bhor se pehle chhaal bas utni gehri kaatna ki latex nikle.",
      hindi: "भोर से पहले छाल बस उतनी गहरी काटना कि लेटेक्स निकले।",
    },
    summary: {
      hinglish:
        "Bhor se pehle kareeb teen sau pedon ki chhaal ki patli parat utaarna, zyadatar Kerala ya Tripura mein, latex jama karna aur uski sheet banana. Paisa din ya ped ke hisaab se milta hai.",
      hindi:
        "भोर से पहले क़रीब तीन सौ पेड़ों की छाल की पतली परत उतारना, ज़्यादातर केरल या त्रिपुरा में, लेटेक्स जमा करना और उसकी शीट बनाना। पैसा दिन या पेड़ के हिसाब से मिलता है।",
    },
    day: {
      hinglish: [
        "Headlamp ki roshni mein pichhle cheere ki naali ke saath baal barabar chhaal chheelna",
        "Latex gaadha hone se pehle pyaliyan balti mein khaali karna",
        "Jami hui rubber ki sheet belna aur dhuen wale kamre mein taangna",
      ],
      hindi: [
        "हेडलैंप की रोशनी में पिछले चीरे की नाली के साथ बाल बराबर छाल छीलना",
        "लेटेक्स गाढ़ा होने से पहले प्यालियाँ बाल्टी में ख़ाली करना",
        "जमी हुई रबर की शीट बेलना और धुएँ वाले कमरे में टाँगना",
      ],
    },
  },
  "coconut-climber": {
    of: "11j9ust",
    description: {
      hinglish: "Din mein chaalees pedon par chadhkar nariyal kaatna, ped saaf karna, kachcha paka parakhna.",
      hindi: "दिन में चालीस पेड़ों पर चढ़कर नारियल काटना, पेड़ साफ़ करना, कच्चा पका परखना।",
    },
    summary: {
      hinglish:
        "Kerala, Karnataka, Tamil Nadu ya Goa mein kisanon ke kachche aur pake nariyal utaarna, pair se chalne wali chadhne ki machine lekar ek baag se dusre baag jaana. Paisa ped ke hisaab se milta hai.",
      hindi:
        "केरल, कर्नाटक, तमिलनाडु या गोवा में किसानों के कच्चे और पके नारियल उतारना, पैर से चलने वाली चढ़ने की मशीन लेकर एक बाग़ से दूसरे बाग़ जाना। पैसा पेड़ के हिसाब से मिलता है।",
    },
    day: {
      hinglish: [
        "Chadhne ki machine baandhna aur ghutne ki oonchai par jaanchna",
        "Nariyal thokkar sunna ki kachcha hai ya sookha",
        "Sookhe patte hatana aur gainda beetle ko hook se nikaalna",
      ],
      hindi: [
        "चढ़ने की मशीन बाँधना और घुटने की ऊँचाई पर जाँचना",
        "नारियल ठोककर सुनना कि कच्चा है या सूखा",
        "सूखे पत्ते हटाना और गैंडा भृंग कीड़े को हुक से निकालना",
      ],
    },
  },
  "chillies-cultivator": {
    of: "1x03kq2",
    description: {
      hinglish: "Laal mirch ugana, thrips se ladna aur fasal dhoop mein sukhana.",
      hindi: "लाल मिर्च उगाना, थ्रिप्स से लड़ना और फ़सल धूप में सुखाना।",
    },
    summary: {
      hinglish:
        "Guntur, Khammam ya Haveri jaise zilon mein kheton ke liye paudh taiyar karna, thrips par dawa chhidakna, kai baar mein todna, kai din sukhana aur mandi mein rang aur teekhepan ke hisaab se bechna.",
      hindi:
        "गुंटूर, खम्मम या हावेरी जैसे ज़िलों में खेतों के लिए पौध तैयार करना, थ्रिप्स पर दवा छिड़कना, कई बार में तोड़ना, कई दिन सुखाना और मंडी में रंग और तीखेपन के हिसाब से बेचना।",
    },
    day: {
      hinglish: [
        "Sukhane ke farsh par laal mirch palatna taaki dono taraf dhoop lage",
        "Neele chipchipe card par aur patton ke neeche thrips ginna",
        "Mandi mein boriyon ke paas baithna jab tak apni dheri ki boli na lage",
      ],
      hindi: [
        "सुखाने के फ़र्श पर लाल मिर्च पलटना ताकि दोनों तरफ़ धूप लगे",
        "नीले चिपचिपे कार्ड पर और पत्तों के नीचे थ्रिप्स गिनना",
        "मंडी में बोरियों के पास बैठना जब तक अपनी ढेरी की बोली न लगे",
      ],
    },
  },
  "seed-grower": {
    of: "1e0ajl",
    description: {
      hinglish: "Khet ki fasal shuddh rakhna taaki woh beej ki tarah bik sake.",
      hindi: "खेत की फ़सल शुद्ध रखना ताकि वह बीज की तरह बिक सके।",
    },
    summary: {
      hinglish:
        "Gehun, sarson ya sabziyan beej ke liye ugana, zyadatar company ya rajya ke contract par, padosi ki fasal se door aur inspector ki jaanch ke saath.",
      hindi: "गेहूँ, सरसों या सब्ज़ियाँ बीज के लिए उगाना, ज़्यादातर कंपनी या राज्य के कॉन्ट्रैक्ट पर, पड़ोसी की फ़सल से दूर और इंस्पेक्टर की जाँच के साथ।",
    },
    day: {
      hinglish: [
        "Parag udne se pehle dusri kism ka har paudha ukhaadna",
        "Padosi ki sarson tak ki zaroori doori kadmon se naapna",
        "Beej ke lot ko certification sheet par likhi nami tak sukhana",
      ],
      hindi: [
        "पराग उड़ने से पहले दूसरी क़िस्म का हर पौधा उखाड़ना",
        "पड़ोसी की सरसों तक की ज़रूरी दूरी क़दमों से नापना",
        "बीज के लॉट को सर्टिफ़िकेशन शीट पर लिखी नमी तक सुखाना",
      ],
    },
  },
  "farm-labourer": {
    of: "1civbs8",
    description: {
      hinglish: "Har mausam mein haath se nirai, ropai aur katai karna.",
      hindi: "हर मौसम में हाथ से निराई, रोपाई और कटाई करना।",
    },
    summary: {
      hinglish:
        "Dihaadi ya fasal ke hisse par dusron ke khet mein kaam karna, aksar mausam ke saath jagah badalna, aur mitti aur paudhon ko kai maalikon se behtar jaanna.",
      hindi: "दिहाड़ी या फ़सल के हिस्से पर दूसरों के खेत में काम करना, अक्सर मौसम के साथ जगह बदलना, और मिट्टी और पौधों को कई मालिकों से बेहतर जानना।",
    },
    day: {
      hinglish: [
        "Jhukkar takhne bhar keechad mein dhaan ki paudh line se lagana",
        "Moongphali ke paudhon ke paas gudai karna, mitti mein utarti suiyan, yaani peg, kaate bina",
        "Pooliyan baandhna aur sir par dhokar thresher tak le jaana",
      ],
      hindi: [
        "झुककर टख़ने भर कीचड़ में धान की पौध लाइन से लगाना",
        "मूँगफली के पौधों के पास गुड़ाई करना, मिट्टी में उतरती सुइयाँ, यानी पेग, काटे बिना",
        "पूलियाँ बाँधना और सिर पर ढोकर थ्रेशर तक ले जाना",
      ],
    },
  },
  "dairy-farmer": {
    of: "zw8fxt",
    description: {
      hinglish: "Sooraj nikalne se pehle aur doobne ke baad gaay bhains duhna.",
      hindi: "सूरज निकलने से पहले और डूबने के बाद गाय भैंस दुहना।",
    },
    summary: {
      hinglish:
        "Kuch gaay bhains ya unka poora shed paalna: chaara ugana ya kharidna, din mein do baar duhna, samay par pashu doctor bulana, aur cooperative, dairy ya paas ke gharon ko doodh bechna.",
      hindi:
        "कुछ गाय भैंस या उनका पूरा शेड पालना: चारा उगाना या ख़रीदना, दिन में दो बार दुहना, समय पर पशु डॉक्टर बुलाना, और कोऑपरेटिव, डेयरी या पास के घरों को दूध बेचना।",
    },
    day: {
      hinglish: [
        "Chhe baje tak baarah bhainson ke than ponchhna aur unhe duhna",
        "Alag khadi gaay par dhyan dena aur uska bukhaar naapna",
        "Samiti ke counter par doodh daalna aur fat ki parchi padhna",
      ],
      hindi: [
        "छह बजे तक बारह भैंसों के थन पोंछना और उन्हें दुहना",
        "अलग खड़ी गाय पर ध्यान देना और उसका बुख़ार नापना",
        "समिति के काउंटर पर दूध डालना और फ़ैट की पर्ची पढ़ना",
      ],
    },
  },
  "poultry-farmer": {
    of: "xcw9f5",
    description: { hinglish: "Garmi, daane aur teeke se hazaaron chooze paalna.", hindi: "गर्मी, दाने और टीके से हज़ारों चूज़े पालना।" },
    summary: {
      hinglish:
        "Hazaaron murgiyon wale shed mein meat ke liye kareeb chhe hafte mein broiler, ya ande ke liye murgiyan paalna: unhe garam rakhna, daana aur teeka dena aur beemari se bachana, aksar us company ke liye jo chooze aur daana laati hai.",
      hindi:
        "हज़ारों मुर्ग़ियों वाले शेड में मांस के लिए क़रीब छह हफ़्ते में ब्रॉयलर, या अंडे के लिए मुर्ग़ियाँ पालना: उन्हें गर्म रखना, दाना और टीका देना और बीमारी से बचाना, अक्सर उस कंपनी के लिए जो चूज़े और दाना लाती है।",
    },
    day: {
      hinglish: [
        "Chooze aane se pehle brooder ko taintees degree tak garam karna",
        "Pehle hafte mein har chooze ki aankh mein Ranikhet ke teeke, yaani Lasota, ki ek boond daalna",
        "Pachaas murgiyan taulkar prati kilo lage daane ka hisaab lagana",
      ],
      hindi: [
        "चूज़े आने से पहले ब्रूडर को तैंतीस डिग्री तक गर्म करना",
        "पहले हफ़्ते में हर चूज़े की आँख में रानीखेत के टीके, यानी लासोटा, की एक बूँद डालना",
        "पचास मुर्ग़ियाँ तौलकर प्रति किलो लगे दाने का हिसाब लगाना",
      ],
    },
  },
  "goat-breeder": {
    of: "13s50hj",
    description: {
      hinglish: "Aisi bakriyan paalna aur bechna jo zameen par bache chaare se pal jaati hain.",
      hindi: "ऐसी बकरियाँ पालना और बेचना जो ज़मीन पर बचे चारे से पल जाती हैं।",
    },
    summary: {
      hinglish:
        "Jamunapari, Sirohi, Osmanabadi ya Black Bengal jaisi nasl ki bakriyan meat, doodh aur memnon ke liye paalna, aur jab bhi parivar ko paise chahiye hon, ek do bech dena.",
      hindi:
        "जमुनापारी, सिरोही, उस्मानाबादी या ब्लैक बंगाल जैसी नस्ल की बकरियाँ मांस, दूध और मेमनों के लिए पालना, और जब भी परिवार को पैसे चाहिए हों, एक दो बेच देना।",
    },
    day: {
      hinglish: [
        "Palkon ke andar pheekapan dekhna, jiska matlab hai pet mein keede",
        "Bakron ko alag rakhna taaki memne tab paida hon jab hara chaara ho",
        "Bakrid se ek hafte pehle khassi bakron ka mol bhaav karna",
      ],
      hindi: [
        "पलकों के अंदर फीकापन देखना, जिसका मतलब है पेट में कीड़े",
        "बकरों को अलग रखना ताकि मेमने तब पैदा हों जब हरा चारा हो",
        "बकरीद से एक हफ़्ते पहले ख़स्सी बकरों का मोल भाव करना",
      ],
    },
  },
  "pig-breeder": {
    of: "14j9x3u",
    description: {
      hinglish: "Maada suar ki breeding karana aur bachche saaf, sookhe baade mein paalna.",
      hindi: "मादा सूअर की ब्रीडिंग कराना और बच्चे साफ़, सूखे बाड़े में पालना।",
    },
    summary: {
      hinglish: "Maada suar ki breeding karana aur har baar ke bachche daane ya achhe se ubli jhoothan par sahi wazan tak paalna.",
      hindi: "मादा सूअर की ब्रीडिंग कराना और हर बार के बच्चे दाने या अच्छे से उबली जूठन पर सही वज़न तक पालना।",
    },
    day: {
      hinglish: [
        "Hotel ki jhoothan naand mein daalne se pehle achhe se ubaalna",
        "Pehle dinon mein suar ke bachchon ke nukeele daant kaatna aur unhe iron ki khuraak dena",
        "Pipe se baade dhona, choona chhidakna, pair dawa ke paani mein dubona",
      ],
      hindi: [
        "होटल की जूठन नाँद में डालने से पहले अच्छे से उबालना",
        "पहले दिनों में सूअर के बच्चों के नुकीले दाँत काटना और उन्हें आयरन की ख़ुराक देना",
        "पाइप से बाड़े धोना, चूना छिड़कना, पैर दवा के पानी में डुबोना",
      ],
    },
  },
  shepherd: {
    of: "j6yjm1",
    description: {
      hinglish: "Baarish ke saath bhedon ke jhund lekar ek zile se dusre zile chalna.",
      hindi: "बारिश के साथ भेड़ों के झुंड लेकर एक ज़िले से दूसरे ज़िले चलना।",
    },
    summary: {
      hinglish:
        "Baarish aur kate kheton ke hisaab se purane raaston par bhedein le jaana, jaise Rajasthan, Telangana ya Himachal mein, aur memne, oon aur raat mein khet par bhedein baithane se mili khaad se guzaara karna.",
      hindi:
        "बारिश और कटे खेतों के हिसाब से पुराने रास्तों पर भेड़ें ले जाना, जैसे राजस्थान, तेलंगाना या हिमाचल में, और मेमने, ऊन और रात में खेत पर भेड़ें बैठाने से मिली खाद से गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Kaanton ke baade ke sankre raaste se nikalti bhedein ek ek karke ginna",
        "Raaste mein bhed ko byaane mein madad karna aur memne ko puaal se ragadkar sukhana",
        "Raat bhar kisan ke khet par bhedein baithana, khaad ke badle anaaj lena",
      ],
      hindi: [
        "काँटों के बाड़े के सँकरे रास्ते से निकलती भेड़ें एक एक करके गिनना",
        "रास्ते में भेड़ को ब्याने में मदद करना और मेमने को पुआल से रगड़कर सुखाना",
        "रात भर किसान के खेत पर भेड़ें बैठाना, खाद के बदले अनाज लेना",
      ],
    },
  },
  beekeeper: {
    of: "1bgcgmc",
    description: {
      hinglish: "Shahad ke liye sarson aur litchi ke phoolon ke peeche bee box le jaana.",
      hindi: "शहद के लिए सरसों और लीची के फूलों के पीछे मधुमक्खी के बक्से ले जाना।",
    },
    summary: {
      hinglish:
        "Madhumakkhi ke pachaas ya zyada box rakhna, phool khilne ke hisaab se unhe truck se jagah jagah le jaana, kami ke mahinon mein khilana aur bachana, aur shahad, mom aur nayi colony bechna.",
      hindi:
        "मधुमक्खी के पचास या ज़्यादा बक्से रखना, फूल खिलने के हिसाब से उन्हें ट्रक से जगह जगह ले जाना, कमी के महीनों में खिलाना और बचाना, और शहद, मोम और नई कॉलोनी बेचना।",
    },
    day: {
      hinglish: [
        "Dhuan chhodna, ek frame uthana aur ande dhoondhna",
        "Litchi ke baagon ke liye raat mein assi box laadna",
        "Mom ki parat kaatna, chhatte machine mein ghumana aur shahad chhaanna",
      ],
      hindi: [
        "धुआँ छोड़ना, एक फ़्रेम उठाना और अंडे ढूँढ़ना",
        "लीची के बाग़ों के लिए रात में अस्सी बक्से लादना",
        "मोम की परत काटना, छत्ते मशीन में घुमाना और शहद छानना",
      ],
    },
  },
  sericulturist: {
    of: "1c9vsfy",
    description: {
      hinglish: "Resham ke keedon ko cocoon banane tak din raat shahtoot khilana.",
      hindi: "रेशम के कीड़ों को कोया बनाने तक दिन रात शहतूत खिलाना।",
    },
    summary: {
      hinglish:
        "Karnataka, Andhra Pradesh ya West Bengal mein saaf, hawadaar shed mein resham ke keede paalna, aur cocoon un reeleron ko bechna jo saree ke liye dhaaga nikaalte hain.",
      hindi: "कर्नाटक, आंध्र प्रदेश या पश्चिम बंगाल में साफ़, हवादार शेड में रेशम के कीड़े पालना, और कोये उन रीलरों को बेचना जो साड़ी के लिए धागा निकालते हैं।",
    },
    day: {
      hinglish: [
        "Shahtoot ki taazi patti tray par phailana, chhote keedon ke liye baareek kaatkar",
        "Grasserie virus phailne se pehle sooje, peele padte keede chunkar nikaalna",
        "Pake keedon ko cocoon banane ke liye baans ki chakkardaar chandrike par rakhna",
      ],
      hindi: [
        "शहतूत की ताज़ी पत्ती ट्रे पर फैलाना, छोटे कीड़ों के लिए बारीक काटकर",
        "ग्रैसरी वायरस फैलने से पहले सूजे, पीले पड़ते कीड़े चुनकर निकालना",
        "पके कीड़ों को कोया बनाने के लिए बाँस की चक्करदार चंद्रिका पर रखना",
      ],
    },
  },
  "livestock-breeder": {
    of: "ke1asr",
    description: {
      hinglish: "Behtar bachhdon ke liye tay karna ki kis gaay ko kaun sa saand mile.",
      hindi: "बेहतर बछड़ों के लिए तय करना कि किस गाय को कौन सा साँड़ मिले।",
    },
    summary: {
      hinglish:
        "Rajya, cooperative ya private pashu farm par breeding ka kaam chalana: har saand ko uski betiyon ke doodh se parakhna, aur gaay ke garmi mein aane, bachhdon aur wazan ka record rakhna.",
      hindi:
        "राज्य, कोऑपरेटिव या प्राइवेट पशु फ़ार्म पर ब्रीडिंग का काम चलाना: हर साँड़ को उसकी बेटियों के दूध से परखना, और गाय के गर्मी में आने, बछड़ों और वज़न का रिकॉर्ड रखना।",
    },
    day: {
      hinglish: [
        "Saand chunne se pehle uski maa aur betiyon ke doodh ka record dekhna",
        "Bhor mein dekhna ki kaun si gaay garmi mein aayi hai aur uska garbhadhan book karna",
        "Janm par bachhde taulna aur kaan ka tag aur pita saand darj karna",
      ],
      hindi: [
        "साँड़ चुनने से पहले उसकी माँ और बेटियों के दूध का रिकॉर्ड देखना",
        "भोर में देखना कि कौन सी गाय गर्मी में आई है और उसका गर्भाधान बुक करना",
        "जन्म पर बछड़े तौलना और कान का टैग और पिता साँड़ दर्ज करना",
      ],
    },
  },
  "artificial-insemination-technician": {
    of: "i7imes",
    description: { hinglish: "Frozen semen se gaon ki gaayon ko gaabhin karna.", hindi: "फ़्रोज़न सीमेन से गाँव की गायों को गाभिन करना।" },
    summary: {
      hinglish:
        "Milk union ya rajya ke liye ya fees par, frozen semen ka flask lekar gaon gaon jaana, parakhna ki gaay taiyar hai ya nahi, aur paida hue bachhde darj karna.",
      hindi:
        "मिल्क यूनियन या राज्य के लिए या फ़ीस पर, फ़्रोज़न सीमेन का फ़्लास्क लेकर गाँव गाँव जाना, परखना कि गाय तैयार है या नहीं, और पैदा हुए बछड़े दर्ज करना।",
    },
    day: {
      hinglish: [
        "Semen straw ko tees second pighlana aur lambi patli nali, yaani gun, mein daalna",
        "Dastane wale haath se bachchedaani tatolna aur maalik ko batana ki is baar bulane mein der ho gayi",
        "Liquid nitrogen upar tak bharna aur pashu ka tag number darj karna",
      ],
      hindi: [
        "सीमेन स्ट्रॉ को तीस सेकंड पिघलाना और लंबी पतली नली, यानी गन, में डालना",
        "दस्ताने वाले हाथ से बच्चेदानी टटोलना और मालिक को बताना कि इस बार बुलाने में देर हो गई",
        "लिक्विड नाइट्रोजन ऊपर तक भरना और पशु का टैग नंबर दर्ज करना",
      ],
    },
  },
  "livestock-inspector": {
    of: "14x7qcs",
    description: {
      hinglish: "Block ke pashuon ko teeka aur tag lagana aur unki ginti karna.",
      hindi: "ब्लॉक के पशुओं को टीका और टैग लगाना और उनकी गिनती करना।",
    },
    summary: {
      hinglish:
        "Pashu doctor ke neeche gaon ka sarkari pashu kendra chalana: teeka aur tag lagana, ghaav par patti karna, aur beemari phailne ka pehla lakshan dikhte hi khabar dena.",
      hindi: "पशु डॉक्टर के नीचे गाँव का सरकारी पशु केंद्र चलाना: टीका और टैग लगाना, घाव पर पट्टी करना, और बीमारी फैलने का पहला लक्षण दिखते ही ख़बर देना।",
    },
    day: {
      hinglish: [
        "Ek gaon mein nabbe pashuon ko khurpaka munhpaka ka teeka lagana",
        "Kaan mein peele tag lagana aur har number upload karna",
        "Keede pade ghaav par patti karna aur pashu doctor ko phone karna",
      ],
      hindi: [
        "एक गाँव में नब्बे पशुओं को खुरपका मुँहपका का टीका लगाना",
        "कान में पीले टैग लगाना और हर नंबर अपलोड करना",
        "कीड़े पड़े घाव पर पट्टी करना और पशु डॉक्टर को फ़ोन करना",
      ],
    },
  },
  "animal-nutritionist": {
    of: "1sq67wx",
    description: {
      hinglish: "Hisaab lagana ki gaay aur murgi kam se kam kharch mein kya khayein.",
      hindi: "हिसाब लगाना कि गाय और मुर्ग़ी कम से कम ख़र्च में क्या खाएँ।",
    },
    summary: {
      hinglish:
        "Feed mill, dairy union ya poultry company mein kaam karna: anaaj ke daam ke hisaab se computer par khuraak ka mishran banana, feed jaanchna, aur jin farm par doodh ya ande ghat gaye hon wahan jaana.",
      hindi:
        "फ़ीड मिल, डेयरी यूनियन या पोल्ट्री कंपनी में काम करना: अनाज के दाम के हिसाब से कंप्यूटर पर ख़ुराक का मिश्रण बनाना, फ़ीड जाँचना, और जिन फ़ार्म पर दूध या अंडे घट गए हों वहाँ जाना।",
    },
    day: {
      hinglish: [
        "Makka do rupaye mehnga hone par ande wali murgiyon ki khuraak dobara tay karna",
        "Feed ke sample mein protein, fibre aur phaphoond ka zeher jaanchna",
        "Shed mein ghoomkar dekhna ki murgiyan naye pellet kyon chhod deti hain",
      ],
      hindi: [
        "मक्का दो रुपये महँगा होने पर अंडे वाली मुर्ग़ियों की ख़ुराक दोबारा तय करना",
        "फ़ीड के सैंपल में प्रोटीन, फ़ाइबर और फफूँद का ज़हर जाँचना",
        "शेड में घूमकर देखना कि मुर्ग़ियाँ नए पेलेट क्यों छोड़ देती हैं",
      ],
    },
  },
  "horse-groom": {
    of: "15khnif",
    description: {
      hinglish: "Ghodon ko khilana, brush karna, daudana aur langdate ghode ko pehchaanna.",
      hindi: "घोड़ों को खिलाना, ब्रश करना, दौड़ाना और लँगड़ाते घोड़े को पहचानना।",
    },
    summary: {
      hinglish:
        "Stud farm, race club ya riding school mein race, polo ya police ke ghodon ki dekhbhal karna, har ek ka mizaaj jaanna aur trainer ko batana ki kya gadbad hai.",
      hindi: "स्टड फ़ार्म, रेस क्लब या राइडिंग स्कूल में रेस, पोलो या पुलिस के घोड़ों की देखभाल करना, हर एक का मिज़ाज जानना और ट्रेनर को बताना कि क्या गड़बड़ है।",
    },
    day: {
      hinglish: [
        "Pick se khur saaf karna aur har taang chhookar dekhna ki garam to nahi",
        "Pehli race se pehle do saal ke ghabraye ghode ko paddock mein ghumana",
        "Chaar baje jai aur chokar milana, phir garam hue ghode ko tahlakar thanda karna",
      ],
      hindi: [
        "पिक से खुर साफ़ करना और हर टाँग छूकर देखना कि गर्म तो नहीं",
        "पहली रेस से पहले दो साल के घबराए घोड़े को पैडक में घुमाना",
        "चार बजे जई और चोकर मिलाना, फिर गर्म हुए घोड़े को टहलाकर ठंडा करना",
      ],
    },
  },
  fisherman: {
    of: "8zxgje",
    description: {
      hinglish: "Echo sounder se machhli dhoondhna aur raat mein jaal kheenchna.",
      hindi: "इको साउंडर से मछली ढूँढ़ना और रात में जाल खींचना।",
    },
    summary: {
      hinglish:
        "Ek raat ke liye chhoti naav ya kai din ke liye trawler mein jaana, sounder aur tajurbe se machhliyon ke jhund dhoondhna, jaal ya dor kheenchna, aur bandargah ki neelami se mile hisse par guzaara karna.",
      hindi:
        "एक रात के लिए छोटी नाव या कई दिन के लिए ट्रॉलर में जाना, साउंडर और तजुर्बे से मछलियों के झुंड ढूँढ़ना, जाल या डोर खींचना, और बंदरगाह की नीलामी से मिले हिस्से पर गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Shaam dhalte hi wahan gill net daalna jahan sounder machhliyon ka jhund dikhaye",
        "Dolte deck par bangda, surmai aur tuna chhaantna",
        "Lautte samay machhli ke hold mein barf bharna aur phata jaal theek karna",
      ],
      hindi: [
        "शाम ढलते ही वहाँ गिल नेट डालना जहाँ साउंडर मछलियों का झुंड दिखाए",
        "डोलते डेक पर बाँगड़ा, सुरमई और टूना छाँटना",
        "लौटते समय मछली वाले ख़ाने में बर्फ़ भरना और फटा जाल ठीक करना",
      ],
    },
  },
  "fish-farmer": {
    of: "iibhcd",
    description: {
      hinglish: "Khuraak aur oxygen se taalaab mein rohu aur catla paalna.",
      hindi: "ख़ुराक और ऑक्सीजन से तालाब में रोहू और कतला पालना।",
    },
    summary: {
      hinglish:
        "Apne ya lease ke taalaab mein rohu aur catla ke bachche daalna, khuraak aur choona dena, oxygen par nazar rakhna, aur aath se baarah mahine baad bazaar ke liye jaal se machhli nikaalna.",
      hindi:
        "अपने या लीज़ के तालाब में रोहू और कतला के बच्चे डालना, ख़ुराक और चूना देना, ऑक्सीजन पर नज़र रखना, और आठ से बारह महीने बाद बाज़ार के लिए जाल से मछली निकालना।",
    },
    day: {
      hinglish: [
        "Roz subah kaali safed disc paani mein utaarna aur note karna ki hara paani use kahan chhipa deta hai",
        "Khilane wale khoonton par chawal ki bhoosi aur khali ke thaile taangna",
        "Bazaar se pehle chaar baje chhe saathiyon ke saath jaal kheenchna",
      ],
      hindi: [
        "रोज़ सुबह काली सफ़ेद डिस्क पानी में उतारना और नोट करना कि हरा पानी उसे कहाँ छिपा देता है",
        "खिलाने वाले खूँटों पर चावल की भूसी और खली के थैले टाँगना",
        "बाज़ार से पहले चार बजे छह साथियों के साथ जाल खींचना",
      ],
    },
  },
  "shrimp-farmer": {
    of: "1eaudeo",
    description: {
      hinglish: "Khaare taalaabon mein jheenga paalna aur unki oxygen ka dhyan rakhna.",
      hindi: "खारे तालाबों में झींगा पालना और उनकी ऑक्सीजन का ध्यान रखना।",
    },
    summary: {
      hinglish:
        "Samudra kinaare ke khaare taalaabon mein, sabse zyada Andhra Pradesh mein, jheenge daalna, din raat khuraak, namak aur oxygen dekhna, aur kareeb chaar mahine baad exporter ke liye nikaalna.",
      hindi:
        "समुद्र किनारे के खारे तालाबों में, सबसे ज़्यादा आंध्र प्रदेश में, झींगे डालना, दिन रात ख़ुराक, नमक और ऑक्सीजन देखना, और क़रीब चार महीने बाद एक्सपोर्टर के लिए निकालना।",
    },
    day: {
      hinglish: [
        "Check tray uthakar dekhna ki kitna daana bacha hai",
        "Aadhi raat ke baad oxygen ghatne par extra paddlewheel chalana",
        "Kamzor jheenge ko white spot beemari ki jaanch ke liye lab bhejna",
      ],
      hindi: [
        "चेक ट्रे उठाकर देखना कि कितना दाना बचा है",
        "आधी रात के बाद ऑक्सीजन घटने पर अतिरिक्त पैडलव्हील चलाना",
        "कमज़ोर झींगे को व्हाइट स्पॉट बीमारी की जाँच के लिए लैब भेजना",
      ],
    },
  },
  "fish-hatchery-technician": {
    of: "6jgmpm",
    description: {
      hinglish: "Taalaab maalikon ke liye machhli ke lakhon bachche nikaalna aur ginna.",
      hindi: "तालाब मालिकों के लिए मछली के लाखों बच्चे निकालना और गिनना।",
    },
    summary: {
      hinglish: "Rohu aur catla se ande dilwana, unse bachche nikaalna aur taalaab maalikon ke le jaane tak unhe paalna.",
      hindi: "रोहू और कतला से अंडे दिलवाना, उनसे बच्चे निकालना और तालाब मालिकों के ले जाने तक उन्हें पालना।",
    },
    day: {
      hinglish: [
        "Sooraj doobte samay breeding rohu ko wazan ke hisaab se hormone injection dena",
        "Ek beaker ke ande ginkar hisaab lagana ki kul kitne lakh ande hue",
        "Raat ke safar ke liye machhli ke bachchon ki thailiyon mein oxygen bharna",
      ],
      hindi: [
        "सूरज डूबते समय प्रजनन वाली रोहू को वज़न के हिसाब से हॉर्मोन का इंजेक्शन देना",
        "एक बीकर के अंडे गिनकर हिसाब लगाना कि कुल कितने लाख अंडे हुए",
        "रात के सफ़र के लिए मछली के बच्चों की थैलियों में ऑक्सीजन भरना",
      ],
    },
  },
  "fisheries-inspector": {
    of: "1g4oat7",
    description: {
      hinglish: "Machhli pakadne ke niyamon ke hisaab se naav, jaal aur taalaab jaanchna.",
      hindi: "मछली पकड़ने के नियमों के हिसाब से नाव, जाल और तालाब जाँचना।",
    },
    summary: {
      hinglish:
        "Bandargah ya block mein rajya ke liye kaam karna: dekhna ki rok ke mausam mein machhli na pakdi jaye aur naavein registered hon, aur taalaab maalikon ko machhli ke bachche, khuraak aur yojana ke kaagaz mein madad dena.",
      hindi:
        "बंदरगाह या ब्लॉक में राज्य के लिए काम करना: देखना कि रोक के मौसम में मछली न पकड़ी जाए और नावें रजिस्टर हों, और तालाब मालिकों को मछली के बच्चे, ख़ुराक और योजना के काग़ज़ में मदद देना।",
    },
    day: {
      hinglish: [
        "Gaon ke taalaab mein ammonia jaanchna aur choona daalne ki salah dena",
        "Machhli paalan yojana mein jin pinjron ka daava hai unhe jaanchna",
        "Machhli utaarne ki jetty par jaal ke chhed naapna aur naav ke kaagaz padhna",
      ],
      hindi: [
        "गाँव के तालाब में अमोनिया जाँचना और चूना डालने की सलाह देना",
        "मछली पालन योजना में जिन पिंजरों का दावा है उन्हें जाँचना",
        "मछली उतारने की जेटी पर जाल के छेद नापना और नाव के काग़ज़ पढ़ना",
      ],
    },
  },
  "ornamental-fish-breeder": {
    of: "1pdtps9",
    description: {
      hinglish: "Dekhne ke liye bikne wali rangeen machhliyon ki breeding karana.",
      hindi: "देखने के लिए बिकने वाली रंगीन मछलियों की ब्रीडिंग कराना।",
    },
    summary: {
      hinglish: "Tank mein betta, angelfish aur goldfish ki breeding karana aur aquarium ki dukaanon aur dealeron ko bechna.",
      hindi: "टैंक में बेट्टा, एंजलफ़िश और गोल्डफ़िश की ब्रीडिंग कराना और एक्वेरियम की दुकानों और डीलरों को बेचना।",
    },
    day: {
      hinglish: [
        "Chatak rang ke nar betta ki sheeshe ke paar ki maada se jodi banana",
        "Machhli ke bachche khoye bina chaalees tank ki gandagi pipe se kheenchna",
        "Kolkata ya Chennai ke dealer ke liye har betta alag thaili mein pack karna",
      ],
      hindi: [
        "चटक रंग के नर बेट्टा की शीशे के पार की मादा से जोड़ी बनाना",
        "मछली के बच्चे खोए बिना चालीस टैंक की गंदगी पाइप से खींचना",
        "कोलकाता या चेन्नई के डीलर के लिए हर बेट्टा अलग थैली में पैक करना",
      ],
    },
  },
  "seaweed-harvester": {
    of: "xtrojo",
    description: {
      hinglish: "Uthle samudra mein rassiyon par seaweed ki kalam ugana aur sukhana.",
      hindi: "उथले समुद्र में रस्सियों पर समुद्री शैवाल की क़लम उगाना और सुखाना।",
    },
    summary: {
      hinglish:
        "Tamil Nadu ya Gujarat ke samudra mein bede par laal seaweed ugana, kinaare se team mein kaam karna, har chhe hafte mein kaatna aur sukhakar gelling powder aur paudhon ka tonic banane walon ko bechna.",
      hindi:
        "तमिलनाडु या गुजरात के समुद्र में बेड़ों पर लाल समुद्री शैवाल उगाना, किनारे से टीम में काम करना, हर छह हफ़्ते में काटना और सुखाकर जेलिंग पाउडर और पौधों का टॉनिक बनाने वालों को बेचना।",
    },
    day: {
      hinglish: [
        "Baans ke bede par tani rassiyon par ungli jitni lambi kalam baandhna",
        "Paani mein utarkar rassiyon se seaweed khaati machhliyan aur gaad jhatakna",
        "Kati fasal jaalon par phailakar sukhana, jab tak wazan dasvan hissa na reh jaye",
      ],
      hindi: [
        "बाँस के बेड़े पर तनी रस्सियों पर उँगली जितनी लंबी क़लमें बाँधना",
        "पानी में उतरकर रस्सियों से शैवाल खाती मछलियाँ और गाद झटकना",
        "कटी फ़सल जालों पर फैलाकर सुखाना, जब तक वज़न दसवाँ हिस्सा न रह जाए",
      ],
    },
  },
  forester: {
    of: "o0magp",
    description: {
      hinglish: "Kaate jaane wale pedon par nishaan lagana, naye ped lagana aur aag rokna.",
      hindi: "काटे जाने वाले पेड़ों पर निशान लगाना, नए पेड़ लगाना और आग रोकना।",
    },
    summary: {
      hinglish:
        "Rajya ke liye kai forest beat ka section sambhalna: kaate jaane wale pedon par nishaan lagana, paudharopan aur fire line dekhna, apradh darj karna aur guardon ka netritva karna.",
      hindi:
        "राज्य के लिए कई फ़ॉरेस्ट बीट का सेक्शन सँभालना: काटे जाने वाले पेड़ों पर निशान लगाना, पौधारोपण और फ़ायर लाइन देखना, अपराध दर्ज करना और गार्डों का नेतृत्व करना।",
    },
    day: {
      hinglish: [
        "Chhantai mein katne wale sagaun par hathaude se mohar lagana",
        "March ki hawaon se pehle fire line jalakar saaf karna",
        "Beat book ko camera trap aur kate thoonthon se milana",
      ],
      hindi: [
        "छँटाई में कटने वाले सागौन पर हथौड़े से मोहर लगाना",
        "मार्च की हवाओं से पहले फ़ायर लाइन जलाकर साफ़ करना",
        "बीट बुक को कैमरा ट्रैप और कटे ठूँठों से मिलाना",
      ],
    },
  },
  "tree-surgeon": {
    of: "14z6sb1",
    description: {
      hinglish: "Rassi se latakkar chhaton ke oopar ki sookhi daalein kaatna aur ped bachana.",
      hindi: "रस्सी से लटककर छतों के ऊपर की सूखी डालें काटना और पेड़ बचाना।",
    },
    summary: {
      hinglish:
        "Housing society, nagarpalika aur estate ke liye harness aur aari se ped chhaantna, tek lagana ya girana, aur parakhna ki kaun sa ped theek ho jaayega aur kaun sa toofan mein girega.",
      hindi:
        "हाउसिंग सोसाइटी, नगरपालिका और एस्टेट के लिए हार्नेस और आरी से पेड़ छाँटना, टेक लगाना या गिराना, और परखना कि कौन सा पेड़ ठीक हो जाएगा और कौन सा तूफ़ान में गिरेगा।",
    },
    day: {
      hinglish: [
        "Oonchi shaakhon ke jod par rassi phenkna aur uski pakad jaanchna",
        "Rain tree ki daal par neeche se cheera lagana, phir khaprail ki chhat se bachakar utaarna",
        "Lakdi ke hathaude se tana thokkar khokhli jagah dhoondhna",
      ],
      hindi: [
        "ऊँची शाख़ों के जोड़ पर रस्सी फेंकना और उसकी पकड़ जाँचना",
        "रेन ट्री की डाल पर नीचे से चीरा लगाना, फिर खपरैल की छत से बचाकर उतारना",
        "लकड़ी के हथौड़े से तना ठोककर खोखली जगह ढूँढ़ना",
      ],
    },
  },
  "indian-forest-service-officer": {
    of: "zkhr5j",
    description: {
      hinglish: "Rangeron ka netritva karna aur baagh, lakdi aur aag par faisle lena.",
      hindi: "रेंजरों का नेतृत्व करना और बाघ, लकड़ी और आग पर फ़ैसले लेना।",
    },
    summary: {
      hinglish:
        "Rajya ka ek forest division sambhalna: paudharopan, katai aur fire line ki planning karna, jungli jaanwaron ki raksha karna, rangeron ka netritva karna aur jungle aur gaanvon ke jhagde suljhana.",
      hindi:
        "राज्य का एक फ़ॉरेस्ट डिवीज़न सँभालना: पौधारोपण, कटाई और फ़ायर लाइन की योजना बनाना, जंगली जानवरों की रक्षा करना, रेंजरों का नेतृत्व करना और जंगल और गाँवों के झगड़े सुलझाना।",
    },
    day: {
      hinglish: [
        "Sardi mein tay karna ki kaun si fire line pehle kaati aur jalai jayein",
        "Gaon aur chhe bakriyan maar chuke tendue ke beech ka jhagda suljhana",
        "Likhkar batana ki sadak haathi corridor se kyon na guzre",
      ],
      hindi: [
        "सर्दी में तय करना कि कौन सी फ़ायर लाइनें पहले काटी और जलाई जाएँ",
        "गाँव और छह बकरियाँ मार चुके तेंदुए के बीच का झगड़ा सुलझाना",
        "लिखकर बताना कि सड़क हाथी कॉरिडोर से क्यों न गुज़रे",
      ],
    },
  },
  "lac-gatherer": {
    of: "10gai66",
    description: { hinglish: "Mausam mein jungle se laakh, gond aur shahad batorna.", hindi: "मौसम में जंगल से लाख, गोंद और शहद बटोरना।" },
    summary: {
      hinglish:
        "Jharkhand, Chhattisgarh ya Odisha mein tahniyon par nanhe keedon ki chhodi raal, aur apne apne mahinon mein mahua aur jungli shahad, varnish banane walon aur vyapariyon ke liye batorna.",
      hindi:
        "झारखंड, छत्तीसगढ़ या ओडिशा में टहनियों पर नन्हे कीड़ों की छोड़ी राल, और अपने अपने महीनों में महुआ और जंगली शहद, वार्निश बनाने वालों और व्यापारियों के लिए बटोरना।",
    },
    day: {
      hinglish: [
        "Palash ya kusum ki kati tahniyon se laakh khurachkar tokri mein jama karna",
        "Gond ke ped par halka cheera lagana aur gond risne ke liye pandrah din chhodna",
        "Van upaj samooh, yaani Van Dhan Kendra, ke liye bori ka maal saaf karna, chhaantna aur taulna",
      ],
      hindi: [
        "पलाश या कुसुम की कटी टहनियों से लाख खुरचकर टोकरी में जमा करना",
        "गोंद के पेड़ पर हल्का चीरा लगाना और गोंद रिसने के लिए पंद्रह दिन छोड़ना",
        "वन उपज समूह, यानी वन धन केंद्र, के लिए बोरी का माल साफ़ करना, छाँटना और तौलना",
      ],
    },
  },
  "bamboo-grower": {
    of: "18eycwl",
    description: {
      hinglish: "Kaagaz, balli aur handicraft ke liye baans lagana, chhaantna aur kaatna.",
      hindi: "काग़ज़, बल्ली और हस्तशिल्प के लिए बाँस लगाना, छाँटना और काटना।",
    },
    summary: {
      hinglish:
        "North-East, Maharashtra ya Madhya Pradesh mein dhalaan, khet ki medh ya khaali zameen par baans ke jhurmut ugana, aur dashakon tak mill, builder aur tokri banane walon ko bechna.",
      hindi:
        "पूर्वोत्तर, महाराष्ट्र या मध्य प्रदेश में ढलान, खेत की मेड़ या ख़ाली ज़मीन पर बाँस के झुरमुट उगाना, और दशकों तक मिल, बिल्डर और टोकरी बनाने वालों को बेचना।",
    },
    day: {
      hinglish: [
        "Baarish se pehle jad aur tane ke tukde paanch metre ki doori par lagana",
        "Teen saal ke baans pehli gaanth ke upar se kaatna aur naye baans chhod dena",
        "Ghun se bachane ke liye baans ko borax ke ghol mein bhigona",
      ],
      hindi: [
        "बारिश से पहले जड़ और तने के टुकड़े पाँच मीटर की दूरी पर लगाना",
        "तीन साल के बाँस पहली गाँठ के ऊपर से काटना और नए बाँस छोड़ देना",
        "घुन से बचाने के लिए बाँस को बोरेक्स के घोल में भिगोना",
      ],
    },
  },
  agronomist: {
    of: "1yfqcyo",
    description: {
      hinglish: "Patte aur mitti dekhkar batana ki is hafte khet ko kya chahiye.",
      hindi: "पत्ते और मिट्टी देखकर बताना कि इस हफ़्ते खेत को क्या चाहिए।",
    },
    summary: {
      hinglish: "Mitti jaanchna, fasal ke trial karna aur kisanon ko batana ki kya bona, kya khaad dena aur kya chhidakna hai, aur kab.",
      hindi: "मिट्टी जाँचना, फ़सल के ट्रायल करना और किसानों को बताना कि क्या बोना, कौन सी खाद देना और क्या छिड़कना है, और कब।",
    },
    day: {
      hinglish: [
        "Soybean ke peele paudhe khodkar jadon mein gaanthein dhoondhna",
        "Gehun ka trial nitrogen ki paanch alag matraon ke saath, teen teen baar lagana",
        "Baarish ka forecast dekhkar agle hafte ke spray aur sinchai ka plan banana",
      ],
      hindi: [
        "सोयाबीन के पीले पौधे खोदकर जड़ों में गाँठें ढूँढ़ना",
        "गेहूँ का ट्रायल नाइट्रोजन की पाँच अलग मात्राओं के साथ, तीन तीन बार लगाना",
        "बारिश का पूर्वानुमान देखकर अगले हफ़्ते के छिड़काव और सिंचाई का प्लान बनाना",
      ],
    },
  },
  "agricultural-extension-agent": {
    of: "12007g",
    description: { hinglish: "Research farm ki khoj gaon ke kisanon tak pahunchana.", hindi: "रिसर्च फ़ार्म की खोज गाँव के किसानों तक पहुँचाना।" },
    summary: {
      hinglish:
        "Krishi vibhag ke liye demonstration plot, meeting aur yojana ke form lekar gaon gaon jaana, aur kisanon ki samasyayein wapas research farm tak le jaana.",
      hindi: "कृषि विभाग के लिए डेमो प्लॉट, बैठक और योजना के फ़ॉर्म लेकर गाँव गाँव जाना, और किसानों की समस्याएँ वापस रिसर्च फ़ार्म तक ले जाना।",
    },
    day: {
      hinglish: [
        "Shaam ko bargad ke neeche line mein buwai par meeting karna",
        "Kisanon ke saath baithkar subsidy wale sprayer ke form bharna",
        "Field day par demo plot ki padosi ke khet se tulna karna",
      ],
      hindi: [
        "शाम को बरगद के नीचे क़तार में बुआई पर बैठक करना",
        "किसानों के साथ बैठकर सब्सिडी वाले स्प्रेयर के फ़ॉर्म भरना",
        "फ़ील्ड डे पर डेमो प्लॉट की पड़ोसी के खेत से तुलना करना",
      ],
    },
  },
  "soil-technician": {
    of: "e6lvhu",
    description: {
      hinglish: "Khet ki mitti ka sample lena aur kisanon ko batana ki kitna urea kaafi hai.",
      hindi: "खेत की मिट्टी का सैंपल लेना और किसानों को बताना कि कितना यूरिया काफ़ी है।",
    },
    summary: {
      hinglish:
        "Kisanon ke kheton se mitti lena, use sukhana, chhaanna aur acidity, namak aur poshak tatva jaanchna, aur Soil Health Card samjhana jo batata hai ki kaun si khaad aur kitni kharidni hai.",
      hindi:
        "किसानों के खेतों से मिट्टी लेना, उसे सुखाना, छानना और अम्लता, नमक और पोषक तत्व जाँचना, और मृदा स्वास्थ्य कार्ड समझाना जो बताता है कि कौन सी खाद और कितनी ख़रीदनी है।",
    },
    day: {
      hinglish: [
        "Dhaan ke khet mein zigzag chalkar pandrah jagah se mitti nikaalna",
        "Sookhe aur chhane sample mein pH aur uplabdh phosphorus naapna",
        "Soil Health Card print karna aur urea wali line samjhana",
      ],
      hindi: [
        "धान के खेत में टेढ़े मेढ़े चलकर पंद्रह जगह से मिट्टी निकालना",
        "सूखे और छने सैंपल में pH और उपलब्ध फ़ॉस्फ़ोरस नापना",
        "मृदा स्वास्थ्य कार्ड प्रिंट करना और यूरिया वाली लाइन समझाना",
      ],
    },
  },
  "farm-manager": {
    of: "12mahe1",
    description: {
      hinglish: "Bade farm ki fasal, logon aur machinon ko business ki tarah chalana.",
      hindi: "बड़े फ़ार्म की फ़सल, लोगों और मशीनों को बिज़नेस की तरह चलाना।",
    },
    summary: {
      hinglish:
        "Door rehne wale maalik, seed company ya estate ke liye buwai, chhidkaav, mazdoori aur marammat par roz faisla lena, aur saal ke ant mein dikhana ki zameen se kamaai hui ya ghaata.",
      hindi:
        "दूर रहने वाले मालिक, बीज कंपनी या एस्टेट के लिए बुआई, छिड़काव, मज़दूरी और मरम्मत पर रोज़ फ़ैसला लेना, और साल के अंत में दिखाना कि ज़मीन से कमाई हुई या घाटा।",
    },
    day: {
      hinglish: [
        "Subah tees mazdooron aur do tractoron mein kaam baantna",
        "Agronomist ke saath tay karna ki kaun sa block pehle kaatna hai",
        "Diesel, beej aur mazdoori ke bill hafte ki bikri se milana",
      ],
      hindi: [
        "सुबह तीस मज़दूरों और दो ट्रैक्टरों में काम बाँटना",
        "कृषि विशेषज्ञ के साथ तय करना कि कौन सा ब्लॉक पहले काटना है",
        "डीज़ल, बीज और मज़दूरी के बिल हफ़्ते की बिक्री से मिलाना",
      ],
    },
  },
  "tractor-driver": {
    of: "5gx0jk",
    description: { hinglish: "Seedhi line mein khet jotna aur bona.", hindi: "सीधी लाइन में खेत जोतना और बोना।" },
    summary: {
      hinglish:
        "Maalik ki zameen par ya ghante ke kiraye par khet jotna, samtal karna, bona aur maal le jaana, peeche lage auzaar badalna, aur grease lagakar tractor ko chalu rakhna.",
      hindi: "मालिक की ज़मीन पर या घंटे के किराए पर खेत जोतना, समतल करना, बोना और माल ढोना, पीछे लगे औज़ार बदलना, और ग्रीस लगाकर ट्रैक्टर को चालू रखना।",
    },
    day: {
      hinglish: [
        "Rotavator jodna aur top link se use barabar karna",
        "Dono siron ki patti, yaani headland, aakhir mein jotna taaki koi kona sakht na rahe",
        "Shaam dhalte bearing mein grease lagana aur air filter saaf karna",
      ],
      hindi: [
        "रोटावेटर जोड़ना और टॉप लिंक से उसे बराबर करना",
        "दोनों सिरों की पट्टी, यानी हेडलैंड, आख़िर में जोतना ताकि कोई कोना सख़्त न रहे",
        "शाम ढलते बेयरिंग में ग्रीस लगाना और एयर फ़िल्टर साफ़ करना",
      ],
    },
  },
  "farm-machinery-mechanic": {
    of: "1tpo4uh",
    description: {
      hinglish: "Jab baarish aane wali ho tab tractor aur harvester chalu karna.",
      hindi: "जब बारिश आने वाली हो तब ट्रैक्टर और हार्वेस्टर चालू करना।",
    },
    summary: {
      hinglish:
        "Gaon ki workshop mein ya dealer ki van se thresher, pump, seed drill aur combine ki servicing karna, jahan ek tooti belt poori katai rok sakti hai.",
      hindi: "गाँव की वर्कशॉप में या डीलर की वैन से थ्रेशर, पंप, सीड ड्रिल और कंबाइन की सर्विसिंग करना, जहाँ एक टूटी बेल्ट पूरी कटाई रोक सकती है।",
    },
    day: {
      hinglish: [
        "Trolley uthane wale hydraulic cylinder mein tel ka leak dhoondhna",
        "Do kheton ki katai ke beech combine ke blade badalna",
        "Diesel line se hawa nikaalna taaki tractor chalu ho",
      ],
      hindi: [
        "ट्रॉली उठाने वाले हाइड्रोलिक सिलिंडर में तेल का रिसाव ढूँढ़ना",
        "दो खेतों की कटाई के बीच कंबाइन के ब्लेड बदलना",
        "डीज़ल लाइन से हवा निकालना ताकि ट्रैक्टर चालू हो",
      ],
    },
  },
  "irrigation-technician": {
    of: "68nisn",
    description: {
      hinglish: "Drip line aur filter lagana taaki har paudhe ko uske hisse ka paani mile.",
      hindi: "ड्रिप लाइन और फ़िल्टर लगाना ताकि हर पौधे को उसके हिस्से का पानी मिले।",
    },
    summary: {
      hinglish: "Drip aur sprinkler line, filter aur pump lagana, paani dene ka samay set karna aur jo jaam ho ya tapke use theek karna.",
      hindi: "ड्रिप और स्प्रिंकलर लाइन, फ़िल्टर और पंप लगाना, पानी देने का समय सेट करना और जो जाम हो या टपके उसे ठीक करना।",
    },
    day: {
      hinglish: [
        "Bagal ke patle pipe, yaani lateral, mein chhed karke paudhon ki doori par dripper lagana",
        "Sand filter ko paani se dhona aur pehle aur baad ka pressure dekhna",
        "Ek dripper se ek minute mein nikla paani jama karke naapna",
      ],
      hindi: [
        "बग़ल के पतले पाइप, यानी लेटरल, में छेद करके पौधों की दूरी पर ड्रिपर लगाना",
        "सैंड फ़िल्टर को पानी से धोना और पहले और बाद का प्रेशर देखना",
        "एक ड्रिपर से एक मिनट में निकला पानी जमा करके नापना",
      ],
    },
  },
  "grain-inspector": {
    of: "h0ssvz",
    description: {
      hinglish: "Kisan jo anaaj bechne laayein, uska sample lena aur grade tay karna.",
      hindi: "किसान जो अनाज बेचने लाएँ, उसका सैंपल लेना और ग्रेड तय करना।",
    },
    summary: {
      hinglish:
        "Food Corporation, warehouse ya vyapari ke liye mandi aur godown mein gehun, dhaan aur daal jaanchna, aur tay karna ki kya kharida jaye aur kaise rakha jaye.",
      hindi: "खाद्य निगम, वेयरहाउस या व्यापारी के लिए मंडी और गोदाम में गेहूँ, धान और दाल जाँचना, और तय करना कि क्या ख़रीदा जाए और कैसे रखा जाए।",
    },
    day: {
      hinglish: [
        "Ek ke baad ek bori mein parkhi ki khokhli nok ghusana aur nikle daane ek saath milana",
        "Taule hue sample se toote, sikude aur ghun lage daane chunna",
        "Godown ke chatte ke andar garmi aur nami jaanchna",
      ],
      hindi: [
        "एक के बाद एक बोरी में परखी की खोखली नोक घुसाना और निकले दाने एक साथ मिलाना",
        "तौले हुए सैंपल से टूटे, सिकुड़े और घुन लगे दाने चुनना",
        "गोदाम के चट्टे के अंदर गर्मी और नमी जाँचना",
      ],
    },
  },
  "agricultural-sales-representative": {
    of: "1luupv3",
    description: {
      hinglish: "Sambhalkar chalne wale kisanon ko ek acre par naya hybrid aazmane ko manana.",
      hindi: "सँभलकर चलने वाले किसानों को एक एकड़ पर नया हाइब्रिड आज़माने को मनाना।",
    },
    summary: {
      hinglish:
        "Beej, khaad ya keetnashak company ke liye gaon gaon jaana, field day se dealeron aur kisanon ka bharosa jeetna aur dekhna ki bakaya paisa aa jaye.",
      hindi: "बीज, खाद या कीटनाशक कंपनी के लिए गाँव गाँव जाना, फ़ील्ड डे से डीलरों और किसानों का भरोसा जीतना और देखना कि बक़ाया पैसा आ जाए।",
    },
    day: {
      hinglish: [
        "Dealer ke yahan jaakar hybrid makka ke bina bike packet ginna",
        "Chaalees kisanon ko pichhle saal ke trial wale acre ke bhutte dikhana",
        "Beej na ugne ki shikayat phone par phailne se pehle suljhana",
      ],
      hindi: [
        "डीलर के यहाँ जाकर हाइब्रिड मक्का के बिना बिके पैकेट गिनना",
        "चालीस किसानों को पिछले साल के ट्रायल वाले एकड़ के भुट्टे दिखाना",
        "बीज न उगने की शिकायत फ़ोन पर फैलने से पहले सुलझाना",
      ],
    },
  },
  "tea-plantation-worker": {
    of: "19khccl",
    description: {
      hinglish: "Do patti aur ek kali todna aur jhaadiyon ki chhantai karna.",
      hindi: "दो पत्ती और एक कली तोड़ना और झाड़ियों की छँटाई करना।",
    },
    summary: {
      hinglish:
        "Assam, Bengal, Tamil Nadu ya Kerala ke estate par toli mein kaam karna: kilo ke hisaab se komal pattiyan todna, nirai aur chhantai karna, aur zyadatar bagaan ke ghar mein rehna.",
      hindi:
        "असम, बंगाल, तमिलनाडु या केरल के एस्टेट पर टोली में काम करना: किलो के हिसाब से कोमल पत्तियाँ तोड़ना, निराई और छँटाई करना, और ज़्यादातर बागान के घर में रहना।",
    },
    day: {
      hinglish: [
        "Komal pattiyan todna aur jhaadi ko upar se ek barabar chhodna",
        "Bhari tokri taulne wale shed tak le jaana",
        "Thand ke hafton mein purani jhaadiyan kaatkar mez jaisi samtal karna",
      ],
      hindi: [
        "कोमल पत्तियाँ तोड़ना और झाड़ी को ऊपर से एक बराबर छोड़ना",
        "भरी टोकरी तौलने वाले शेड तक ले जाना",
        "ठंड के हफ़्तों में पुरानी झाड़ियाँ काटकर मेज़ जैसी समतल करना",
      ],
    },
  },
  "forest-guard": {
    of: "1otinu9",
    description: {
      hinglish: "Pedon ki katai, aag aur shikaar rokne ke liye beat par gasht karna.",
      hindi: "पेड़ों की कटाई, आग और शिकार रोकने के लिए बीट पर गश्त करना।",
    },
    summary: {
      hinglish:
        "Rajya ke forest department ki vardi mein din raat ek beat par gasht karna, ped katai aur shikaar rokna, aag bujhana, paudhe lagana aur jaanwaron ki ginti karna.",
      hindi:
        "राज्य के वन विभाग की वर्दी में दिन रात एक बीट पर गश्त करना, पेड़ों की कटाई और शिकार रोकना, आग बुझाना, पौधे लगाना और जानवरों की गिनती करना।",
    },
    day: {
      hinglish: [
        "Das kilometre mein taaze thoonth, khuron aur panjon ke nishaan note karna",
        "Ghaas mein dheere dheere phailti aag ko hari tahniyon se peetkar bujhana",
        "Check gate par gaadi ke latthe permit se milana",
      ],
      hindi: [
        "दस किलोमीटर में ताज़ा ठूँठ, खुरों और पंजों के निशान नोट करना",
        "घास में धीरे धीरे फैलती आग को हरी टहनियों से पीटकर बुझाना",
        "चेक गेट पर गाड़ी के लट्ठे परमिट से मिलाना",
      ],
    },
  },
  "plant-breeder": {
    of: "ap3ctv",
    description: {
      hinglish: "Dhaan jaisi faslon ko cross karna jab tak behtar kism pakki na ho jaye.",
      hindi: "धान जैसी फ़सलों को क्रॉस करना जब तक बेहतर क़िस्म पक्की न हो जाए।",
    },
    summary: {
      hinglish:
        "Krishi university, ICAR sansthan aur seed company mein dhaan, gehun, daal ya sabzi ki aisi kismein taiyar karna jo zyada upaj dein, zyada swaadisht hon ya sookha, namak aur beemari jhel lein.",
      hindi:
        "कृषि यूनिवर्सिटी, ICAR संस्थान और बीज कंपनी में धान, गेहूँ, दाल या सब्ज़ी की ऐसी क़िस्में तैयार करना जो ज़्यादा उपज दें, ज़्यादा स्वादिष्ट हों या सूखा, नमक और बीमारी झेल लें।",
    },
    day: {
      hinglish: [
        "Dhaan ke phool ki parag thailiyan kaatna aur us par dusre paudhe ka parag chhidakna",
        "Namak wali tray ki paudh ko number dena aur DNA marker se milana",
        "Katai par paudhon ke chaar hazaar vansh mein se chaalees chunna",
      ],
      hindi: [
        "धान के फूल की पराग थैलियाँ काटना और उस पर दूसरे पौधे का पराग छिड़कना",
        "नमक वाली ट्रे की पौध को नंबर देना और DNA मार्कर से मिलाना",
        "कटाई पर पौधों के चार हज़ार वंश में से चालीस चुनना",
      ],
    },
  },
  "agricultural-drone-operator": {
    of: "cqbtd8",
    description: {
      hinglish: "Aasmaan se kheton par dawa chhidakna aur photo lena, ek ek khet karke.",
      hindi: "आसमान से खेतों पर दवा छिड़कना और फ़ोटो लेना, एक एक खेत करके।",
    },
    summary: {
      hinglish:
        "Kisanon, cooperative aur companiyon ke liye acre ke rate par kaam karna, remote pilot certificate, battery se bhari van aur khet kinaare ek helper ke saath.",
      hindi: "किसानों, कोऑपरेटिव और कंपनियों के लिए एकड़ के रेट पर काम करना, रिमोट पायलट सर्टिफ़िकेट, बैटरी से भरी वैन और खेत किनारे एक हेल्पर के साथ।",
    },
    day: {
      hinglish: [
        "Nano urea gholna aur nozzle ko das litre prati acre par set karna",
        "Udaan se pehle khet ke map par taar aur ped mark karna",
        "Do kheton ke beech van ke generator se battery ke set charge karna",
      ],
      hindi: [
        "नैनो यूरिया घोलना और नोज़ल को दस लीटर प्रति एकड़ पर सेट करना",
        "उड़ान से पहले खेत के नक़्शे पर तारों और पेड़ों के निशान लगाना",
        "दो खेतों के बीच वैन के जनरेटर से बैटरी के सेट चार्ज करना",
      ],
    },
  },
  "seed-specialist": {
    of: "1a1aawb",
    description: {
      hinglish: "Khet se packet tak beej shuddh, jeevit aur sahi label wala rakhna.",
      hindi: "खेत से पैकेट तक बीज शुद्ध, जीवित और सही लेबल वाला रखना।",
    },
    summary: {
      hinglish:
        "Seed company, rajya ke beej farm ya testing laboratory ke liye shuddhata, nami aur ankuran jaanchna, taaki kisan jo boye wahi ho jo label par likha hai.",
      hindi: "बीज कंपनी, राज्य के बीज फ़ार्म या जाँच लैब के लिए शुद्धता, नमी और अंकुरण जाँचना, ताकि किसान जो बोए वही हो जो लेबल पर लिखा है।",
    },
    day: {
      hinglish: [
        "Roll kiye germination paper par ankurit aur sade beej ginna",
        "Gravity table ko aise set karna ki halke daane alag gir jayein",
        "Sukhane ka aisa temperature rakhna ki beej ka bhroon na pak jaye",
      ],
      hindi: [
        "लपेटे हुए जर्मिनेशन पेपर पर अंकुरित और सड़े बीज गिनना",
        "ग्रैविटी टेबल को ऐसे सेट करना कि हल्के दाने अलग गिर जाएँ",
        "सुखाने का ऐसा तापमान रखना कि बीज का भ्रूण न पक जाए",
      ],
    },
  },
  "dairy-scientist": {
    of: "lv1vw3",
    description: { hinglish: "Laboratory mein doodh aur uske microbes ki study karna.", hindi: "लैब में दूध और उसके जीवाणुओं का अध्ययन करना।" },
    summary: {
      hinglish:
        "NDRI jaise sansthan, university ya dairy company mein is par kaam karna ki doodh kaise khatta hota hai, tikta hai aur milawati hota hai aur gaay kya khaye, aur nateeje publish karna.",
      hindi:
        "NDRI जैसे संस्थान, यूनिवर्सिटी या डेयरी कंपनी में इस पर काम करना कि दूध कैसे खट्टा होता है, टिकता है और मिलावटी होता है और गाय क्या खाए, और नतीजे प्रकाशित करना।",
    },
    day: {
      hinglish: [
        "Dahi ke culture ko petri plate par phailana aur jo uge use pehchaanna",
        "Alag khuraak wale do jhundon ke doodh ki ek ek gaay karke tulna karna",
        "Bazaar ke sample mein urea, starch aur detergent dhoondhna",
      ],
      hindi: [
        "दही के कल्चर को पेट्री प्लेट पर फैलाना और जो उगे उसे पहचानना",
        "अलग ख़ुराक वाले दो झुंडों के दूध की एक एक गाय करके तुलना करना",
        "बाज़ार के सैंपल में यूरिया, स्टार्च और डिटर्जेंट ढूँढ़ना",
      ],
    },
  },
  "horticulture-specialist": {
    of: "10ebxb6",
    description: { hinglish: "Kisanon ko aam ki chhantai aur pyaaz sukhana sikhana.", hindi: "किसानों को आम की छँटाई और प्याज़ सुखाना सिखाना।" },
    summary: {
      hinglish:
        "Rajya ya company ke liye zile ke kisanon ko phal, sabzi aur phool lagane, chhaantne, drip se khaad dene aur store karne ki salah dena, aur yojana ke paise se hua kaam jaanchna.",
      hindi:
        "राज्य या कंपनी के लिए ज़िले के किसानों को फल, सब्ज़ी और फूल लगाने, छाँटने, ड्रिप से खाद देने और स्टोर करने की सलाह देना, और योजना के पैसे से हुआ काम जाँचना।",
    },
    day: {
      hinglish: [
        "Subsidy wale polyhouse ka ek ek bolt jaanchna",
        "Kisanon ko dikhana ki sahi sukhai se bhandaar mein pyaaz ki sadan kaise rukti hai",
        "Sarkari nursery mein aam ke paudhon ko manzoori dena",
      ],
      hindi: [
        "सब्सिडी वाले पॉलीहाउस का एक एक बोल्ट जाँचना",
        "किसानों को दिखाना कि सही सुखाई से भंडार में प्याज़ की सड़न कैसे रुकती है",
        "सरकारी नर्सरी में आम के पौधों को मंज़ूरी देना",
      ],
    },
  },
  "landscape-gardener": {
    of: "1roiwq8",
    description: {
      hinglish: "Ghaas, kyaari aur raaste banana aur sprinkler ka samay set karna.",
      hindi: "घास, क्यारी और रास्ते बनाना और स्प्रिंकलर का समय सेट करना।",
    },
    summary: {
      hinglish:
        "Ghar, hotel, office aur park ke bageeche banana aur sambhalna: kyaari khodna, ghaas aur farsh bichhana, paudhe lagana, chhaantna aur paani ka dhyan rakhna.",
      hindi: "घर, होटल, ऑफ़िस और पार्क के बग़ीचे बनाना और सँभालना: क्यारी खोदना, घास और फ़र्श बिछाना, पौधे लगाना, छाँटना और पानी का ध्यान रखना।",
    },
    day: {
      hinglish: [
        "Ghaas ke roll eent ki deewar ki tarah jod aage peeche rakhkar bichhana aur pairon se dabana",
        "Farsh ke patthar ek ek kadam ki doori par rakhna aur ret mein jamana",
        "Pop-up sprinkler ke munh ghumana taaki koi raasta geela na ho",
      ],
      hindi: [
        "घास के रोल ईंट की दीवार की तरह जोड़ आगे पीछे रखकर बिछाना और पैरों से दबाना",
        "फ़र्श के पत्थर एक एक क़दम की दूरी पर रखना और रेत में जमाना",
        "पॉप-अप स्प्रिंकलर के मुँह घुमाना ताकि कोई रास्ता गीला न हो",
      ],
    },
  },
  "farmer-producer-company-manager": {
    of: "qibf29",
    description: { hinglish: "Hazaar chhoti faslon ko ek badi fasal ki tarah bechna.", hindi: "हज़ार छोटी फ़सलों को एक बड़ी फ़सल की तरह बेचना।" },
    summary: {
      hinglish:
        "Kisanon ki apni company chalana, truck bhar khaad kharidna, kharidaar dhoondhna aur hisaab rakhna, aur gaon ke sadasyon ke board ko jawab dena.",
      hindi: "किसानों की अपनी कंपनी चलाना, ट्रक भर खाद ख़रीदना, ख़रीदार ढूँढ़ना और हिसाब रखना, और गाँव के सदस्यों के बोर्ड को जवाब देना।",
    },
    day: {
      hinglish: [
        "Sadasyon ki haldi bori mein bharne se pehle paanch kharidaron ko phone karna",
        "Share certificate, loan aur stock ka hisaab ek hi bahi mein milana",
        "Behtar rate ke liye directoron ko ek hafta rukne ko manana",
      ],
      hindi: [
        "सदस्यों की हल्दी बोरी में भरने से पहले पाँच ख़रीदारों को फ़ोन करना",
        "शेयर सर्टिफ़िकेट, लोन और स्टॉक का हिसाब एक ही बही में मिलाना",
        "बेहतर रेट के लिए डायरेक्टरों को एक हफ़्ता रुकने को मनाना",
      ],
    },
  },
  "coconut-grower": {
    of: "1kjztpd",
    description: {
      hinglish: "Nariyal ke baag ko paani dena aur beetle se bachana.",
      hindi: "नारियल के बाग़ को पानी देना और बीटल कीड़ों से बचाना।",
    },
    summary: {
      hinglish:
        "Kareeb saath saal phal dene wale ped sambhalna: khaad aur paani dena, aksar beech mein kaali mirch ya kela lagana, har ek do mahine mein chadhne wale ko bulana aur nariyal, khopra ya kachcha nariyal bechna.",
      hindi:
        "क़रीब साठ साल फल देने वाले पेड़ सँभालना: खाद और पानी देना, अक्सर बीच में काली मिर्च या केला लगाना, हर एक दो महीने में चढ़ने वाले को बुलाना और नारियल, खोपरा या कच्चा नारियल बेचना।",
    },
    day: {
      hinglish: [
        "Pedon ke chaaron taraf thaale banana aur baarish ka paani rokne ko chhilke gaadna",
        "Red palm weevil ke liye gandh wala trap taangna aur phanse keede ginna",
        "Ped par chadhne wale ke saath nariyal ginna aur vyapari se daam tay karna",
      ],
      hindi: [
        "पेड़ों के चारों तरफ़ थाले बनाना और बारिश का पानी रोकने को छिलके गाड़ना",
        "रेड पाम वीविल के लिए गंध वाला जाल टाँगना और फँसे कीड़े गिनना",
        "पेड़ पर चढ़ने वाले के साथ नारियल गिनना और व्यापारी से दाम तय करना",
      ],
    },
  },
  "medicinal-plant-grower": {
    of: "182mor6",
    description: {
      hinglish: "Dawa banane walon ke liye tulsi, ashwagandha aur aloe ugana.",
      hindi: "दवा बनाने वालों के लिए तुलसी, अश्वगंधा और एलोवेरा उगाना।",
    },
    summary: {
      hinglish:
        "Tulsi, ashwagandha ya aloe ugana, aksar sookhi ya kamzor zameen par, fasal sukhana aur chhaantna, aur aisi ayurveda ya cosmetics company dhoondhna jo buwai se pehle daam ka vaada kare.",
      hindi:
        "तुलसी, अश्वगंधा या एलोवेरा उगाना, अक्सर सूखी या कमज़ोर ज़मीन पर, फ़सल सुखाना और छाँटना, और ऐसी आयुर्वेद या कॉस्मेटिक्स कंपनी ढूँढ़ना जो बुआई से पहले दाम का वादा करे।",
    },
    day: {
      hinglish: [
        "Ashwagandha ki jadein nikaalna, upari hissa kaatna aur motai se chhaantna",
        "Tulsi ko chhaya mein sukhana taaki patton ka rang bana rahe",
        "Ayurveda company ke faisle se pehle sample jaanch ke liye bhejna",
      ],
      hindi: [
        "अश्वगंधा की जड़ें निकालना, ऊपरी हिस्सा काटना और मोटाई से छाँटना",
        "तुलसी को छाया में सुखाना ताकि पत्तों का रंग बना रहे",
        "आयुर्वेद कंपनी के फ़ैसले से पहले सैंपल जाँच के लिए भेजना",
      ],
    },
  },
  "harvesting-machine-operator": {
    of: "14qpyip",
    description: { hinglish: "Pake gehun ya dhaan mein combine chalana.", hindi: "पके गेहूँ या धान में कंबाइन चलाना।" },
    summary: {
      hinglish:
        "Katai ke saath ek rajya se dusre rajya jaana, combine aise set karna ki anaaj kam gire ya toote, aur khet mein hi marammat karna.",
      hindi: "कटाई के साथ एक राज्य से दूसरे राज्य जाना, कंबाइन ऐसे सेट करना कि अनाज कम गिरे या टूटे, और खेत में ही मरम्मत करना।",
    },
    day: {
      hinglish: [
        "Tank ke anaaj par ek nazar daalkar drum aur pankha set karna",
        "Os sookhne se pehle chaalees jagah grease lagana",
        "Engine band karke phansa hua geela puaal nikaalna",
      ],
      hindi: ["टैंक के अनाज पर एक नज़र डालकर ड्रम और पंखा सेट करना", "ओस सूखने से पहले चालीस जगह ग्रीस लगाना", "इंजन बंद करके फँसा हुआ गीला पुआल निकालना"],
    },
  },
  "banana-farmer": {
    of: "ezaxb1",
    description: {
      hinglish: "Kele ke sucker lagana, drip se khuraak dena aur hare ghaud kaatna.",
      hindi: "केले की पुत्ती लगाना, ड्रिप से ख़ुराक देना और हरे घौद काटना।",
    },
    summary: {
      hinglish:
        "Sucker, yaani bagal ke kalle, ya laboratory ke paudhe lagana, kareeb ek saal hawa aur wilt se bachana, ghaud dhakna aur truck ke liye hare kaatna, jaise Jalgaon ya Theni mein.",
      hindi:
        "पुत्ती, यानी बग़ल के कल्ले, या लैब के पौधे लगाना, क़रीब एक साल हवा और उकठा रोग से बचाना, घौद ढकना और ट्रक के लिए हरे काटना, जैसे जलगाँव या थेनी में।",
    },
    day: {
      hinglish: [
        "Hawa tez hone se pehle bhaari paudhon mein baans ki tek lagana",
        "Nar kali todna aur ghaud par cover chadhana",
        "Jab tak truck khada hai, ghaud ke guchchhe, yaani hatthe, phal ki lambai se chhaantna",
      ],
      hindi: [
        "हवा तेज़ होने से पहले भारी पौधों में बाँस की टेक लगाना",
        "नर कली तोड़ना और घौद पर कवर चढ़ाना",
        "जब तक ट्रक खड़ा है, घौद के गुच्छे, यानी हत्थे, फल की लंबाई से छाँटना",
      ],
    },
  },
  "nut-farmer": {
    of: "5f3tyy",
    description: { hinglish: "Kaju, akhrot ya badaam ugana aur sukhana.", hindi: "काजू, अखरोट या बादाम उगाना और सुखाना।" },
    summary: {
      hinglish:
        "Samudra tat ki laal mitti par kaju ke ped, ya Kashmir aur Himachal mein akhrot aur badaam sambhalna, pakne par batorna, sukhana aur vyapari ya chhilka utaarne wali factory ko bechna.",
      hindi:
        "समुद्र तट की लाल मिट्टी पर काजू के पेड़, या कश्मीर और हिमाचल में अखरोट और बादाम सँभालना, पकने पर बटोरना, सुखाना और व्यापारी या छिलका उतारने वाली फ़ैक्टरी को बेचना।",
    },
    day: {
      hinglish: [
        "Gire phal uthana aur haath se marodkar kaju alag karna",
        "Achhe Vengurla kaju ki komal tahniyon ki kalam chhote paudhon par baandhna",
        "Kachche kaju teen din dhoop mein sukhana aur hilakar khadkhadahat sunna",
      ],
      hindi: [
        "गिरे फल उठाना और हाथ से मरोड़कर काजू अलग करना",
        "अच्छे वेंगुर्ला काजू की कोमल टहनियों की क़लम छोटे पौधों पर बाँधना",
        "कच्चे काजू तीन दिन धूप में सुखाना और हिलाकर खड़खड़ाहट सुनना",
      ],
    },
  },
};
