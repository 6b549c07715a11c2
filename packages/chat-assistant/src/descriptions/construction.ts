import type { ToldCareers } from "./told.ts";

export const construction: ToldCareers = {
  architect: {
    of: "rgd1uh",
    description: {
      hinglish: "Poori imaarat ka naksha banana aur aakhri eent tak kaam dekhna.",
      hindi: "पूरी इमारत का नक़्शा बनाना और आख़िरी ईंट तक काम देखना।",
    },
    summary: {
      hinglish:
        "Logon se poochhna ki kya chahiye, zameen, mausam aur building niyam ke hisaab se nakshe banana, unhe manzoor karana, engineers ke saath kaam karna aur imaarat khadi hone tak site par jana.",
      hindi:
        "लोगों से पूछना कि क्या चाहिए, ज़मीन, मौसम और भवन नियमों के हिसाब से नक़्शे बनाना, उन्हें मंज़ूर कराना, इंजीनियरों के साथ काम करना और इमारत खड़ी होने तक साइट पर जाना।",
    },
    day: {
      hinglish: [
        "Ground floor ka naksha phir banana kyonki client ko ab dukaan chahiye",
        "Seedhi tay karne se pehle dekhna ki shehar ke niyam kitni khuli jagah maangte hain",
        "Thekedar ke saath slab par chalna aur khidki ki galat jagah par nishaan lagana",
      ],
      hindi: [
        "ग्राउंड फ़्लोर का नक़्शा फिर बनाना क्योंकि क्लाइंट को अब दुकान चाहिए",
        "सीढ़ी तय करने से पहले देखना कि शहर के नियम कितनी खुली जगह माँगते हैं",
        "ठेकेदार के साथ स्लैब पर चलना और खिड़की की ग़लत जगह पर निशान लगाना",
      ],
    },
  },
  "landscape-architect": {
    of: "1u2prbx",
    description: {
      hinglish: "Dhalaan, pedon aur raaston se park aur campus ko roop dena.",
      hindi: "ढलान, पेड़ों और रास्तों से पार्क और कैंपस को रूप देना।",
    },
    summary: {
      hinglish:
        "Park, campus, nadi ke kinare aur chhat ke bageeche design karna: zameen ki dhalaan kaisi ho, baarish ka paani kahan jaye, kya lagaya jaye aur log kahan baithein.",
      hindi: "पार्क, कैंपस, नदी के किनारे और छत के बग़ीचे डिज़ाइन करना: ज़मीन की ढलान कैसी हो, बारिश का पानी कहाँ जाए, क्या लगाया जाए और लोग कहाँ बैठें।",
    },
    day: {
      hinglish: [
        "Level aise tay karna ki barsaat ka paani campus ke lawn se nikal jaye",
        "Aise desi ped chunna jo das saal mein parking ko chhaanv dein",
        "Lagane se pehle nursery ke paudhe jaanchna",
      ],
      hindi: [
        "लेवल ऐसे तय करना कि बरसात का पानी कैंपस के लॉन से निकल जाए",
        "ऐसे देसी पेड़ चुनना जो दस साल में पार्किंग को छाँव दें",
        "लगाने से पहले नर्सरी के पौधे जाँचना",
      ],
    },
  },
  "town-planner": {
    of: "cdazka",
    description: {
      hinglish: "Nakshe par tay karna ki shehar ke ghar, sadak aur naaliyan kahan hongi.",
      hindi: "नक़्शे पर तय करना कि शहर के घर, सड़कें और नालियाँ कहाँ होंगी।",
    },
    summary: {
      hinglish:
        "Shehar ka agle bees saal ka plan banana: log ginna, zameen ka naksha banana, ghar, sadak aur bazaar ki jagah tay karna, aur aapattiyan sunna.",
      hindi: "शहर का अगले बीस साल का प्लान बनाना: लोग गिनना, ज़मीन का नक़्शा बनाना, घर, सड़क और बाज़ार की जगह तय करना, और आपत्तियाँ सुनना।",
    },
    day: {
      hinglish: [
        "Survey sheet aur satellite tasveeron se ward ke zameen-upyog nakshe mein rang bharna",
        "Anumaan lagana ki badhte upnagar ko 2045 tak school ki kitni seat chahiye hongi",
        "Master plan ki jan sunwai mein dukaandaron ki aapattiyon ka jawab dena",
      ],
      hindi: [
        "सर्वे शीट और सैटेलाइट तस्वीरों से वार्ड के ज़मीन-उपयोग नक़्शे में रंग भरना",
        "अनुमान लगाना कि बढ़ते उपनगर को 2045 तक स्कूल की कितनी सीटें चाहिए होंगी",
        "मास्टर प्लान की जन सुनवाई में दुकानदारों की आपत्तियों का जवाब देना",
      ],
    },
  },
  "interior-architect": {
    of: "9u3ttd",
    description: {
      hinglish: "Khadi imaarat ke andar deewar, seedhi aur roshni ki jagah badalna.",
      hindi: "खड़ी इमारत के अंदर दीवार, सीढ़ी और रोशनी की जगह बदलना।",
    },
    summary: {
      hinglish:
        "Flat, office aur hotel ke andar ka plan naye sire se banana, deewar aur seedhi se roshni aur fixed furniture tak, aur builder se use poora karana.",
      hindi: "फ़्लैट, ऑफ़िस और होटल के अंदर का प्लान नए सिरे से बनाना, दीवार और सीढ़ी से रोशनी और फ़िक्स्ड फ़र्नीचर तक, और बिल्डर से उसे पूरा कराना।",
    },
    day: {
      hinglish: [
        "Structural engineer se poochhna ki deewar girayi ja sakti hai ya nahi",
        "Chhote duplex ke liye har pench samet mudne wali seedhi ki drawing banana",
        "Ceiling plan par light aise rakhna ki kaam ka koi platform chhaaya mein na rahe",
      ],
      hindi: [
        "स्ट्रक्चरल इंजीनियर से पूछना कि दीवार गिराई जा सकती है या नहीं",
        "छोटे डुप्लेक्स के लिए हर पेंच समेत मुड़ने वाली सीढ़ी की ड्रॉइंग बनाना",
        "सीलिंग प्लान पर लाइट ऐसे रखना कि काम का कोई प्लेटफ़ॉर्म छाया में न रहे",
      ],
    },
  },
  "conservation-architect": {
    of: "hry7lu",
    description: {
      hinglish: "Purane kilon aur mandiron ki choone aur patthar se marammat ka plan banana.",
      hindi: "पुराने क़िलों और मंदिरों की चूने और पत्थर से मरम्मत का प्लान बनाना।",
    },
    summary: {
      hinglish:
        "Kilon, mandiron aur haveliyon ka survey karna, daraar ya risaav ki wajah khojna, aur maalikon, trust aur ASI ke liye usi choone aur patthar se marammat ka plan banana jisse ve bane the.",
      hindi:
        "क़िलों, मंदिरों और हवेलियों का सर्वे करना, दरार या रिसाव की वजह खोजना, और मालिकों, ट्रस्ट और ASI के लिए उसी चूने और पत्थर से मरम्मत का प्लान बनाना जिससे वे बने थे।",
    },
    day: {
      hinglish: [
        "Machaan se haveli ke nakkashidar bracket naapna aur unki drawing banana",
        "Lens ke neeche choone ke teen masalon ki asli masale se tulna karna",
        "Mandir trust ki meeting mein cement plaster ke khilaf daleel dena",
      ],
      hindi: [
        "मचान से हवेली के नक़्क़ाशीदार ब्रैकेट नापना और उनकी ड्रॉइंग बनाना",
        "लेंस के नीचे चूने के तीन मसालों की असली मसाले से तुलना करना",
        "मंदिर ट्रस्ट की मीटिंग में सीमेंट प्लास्टर के ख़िलाफ़ दलील देना",
      ],
    },
  },
  "urban-designer": {
    of: "1ipf07n",
    description: {
      hinglish: "Aisi sadkein aur chowk design karna jahan log chalna aur baithna chahein.",
      hindi: "ऐसी सड़कें और चौक डिज़ाइन करना जहाँ लोग चलना और बैठना चाहें।",
    },
    summary: {
      hinglish:
        "Imaaraton ke beech ki jagah ko roop dena, jaise footpath, chowk aur bazaar ka saamne ka hissa, aur ve niyam likhna jo wahan ki nayi imaaraton ko maanne hain.",
      hindi: "इमारतों के बीच की जगह को रूप देना, जैसे फ़ुटपाथ, चौक और बाज़ार का सामने का हिस्सा, और वे नियम लिखना जो वहाँ की नई इमारतों को मानने हैं।",
    },
    day: {
      hinglish: [
        "Bazaar ke chauraahe par har ghante baithte, bechte aur paar karte log ginna",
        "Chaude footpath aur thele walon ki jagah wali sadak ka model banana",
        "Rehne walon ko unke chowk ke do roop dikhana aur unki pasand likhna",
      ],
      hindi: [
        "बाज़ार के चौराहे पर हर घंटे बैठते, बेचते और पार करते लोग गिनना",
        "चौड़े फ़ुटपाथ और ठेले वालों की जगह वाली सड़क का मॉडल बनाना",
        "रहने वालों को उनके चौक के दो रूप दिखाना और उनकी पसंद लिखना",
      ],
    },
  },
  "transport-planner": {
    of: "nrdvq2",
    description: { hinglish: "Hisaab lagana ki agli bus lane ya metro kahan chale.", hindi: "हिसाब लगाना कि अगली बस लेन या मेट्रो कहाँ चले।" },
    summary: {
      hinglish:
        "Ginna aur anumaan lagana ki kaun kahan jayega, bus lane aur metro route ko computer model par parakhna, aur report dena ki har ek ka kharch kitna hoga aur usmein kitne log jayenge.",
      hindi:
        "गिनना और अनुमान लगाना कि कौन कहाँ जाएगा, बस लेन और मेट्रो रूट को कंप्यूटर मॉडल पर परखना, और रिपोर्ट देना कि हर एक का ख़र्च कितना होगा और उसमें कितने लोग जाएँगे।",
    },
    day: {
      hinglish: [
        "Model mein daalne se pehle chauraahon ki hafte bhar ki ginti theek karna",
        "Bheed ke samay bus route par jaana aur likhna ki kitne log chhoot gaye",
        "Kharch, yatri aur prabhavit gharon ke hisaab se metro route ki tulna karna",
      ],
      hindi: [
        "मॉडल में डालने से पहले चौराहों की हफ़्ते भर की गिनती ठीक करना",
        "भीड़ के समय बस रूट पर जाना और लिखना कि कितने लोग छूट गए",
        "ख़र्च, यात्री और प्रभावित घरों के हिसाब से मेट्रो रूट की तुलना करना",
      ],
    },
  },
  "bim-modeller": {
    of: "1o2to86",
    description: {
      hinglish: "Revit mein pipe aur beam banana aur khojna ki ve kahan takraate hain.",
      hindi: "Revit में पाइप और बीम बनाना और खोजना कि वे कहाँ टकराते हैं।",
    },
    summary: {
      hinglish:
        "Architect aur engineer ki drawing se tower, aspataal aur metro station computer mein banana, aksar videsh ke office ke liye, aur har takraav site par aane se pehle list karna.",
      hindi:
        "आर्किटेक्ट और इंजीनियर की ड्रॉइंग से टावर, अस्पताल और मेट्रो स्टेशन कंप्यूटर में बनाना, अक्सर विदेश के ऑफ़िस के लिए, और हर टकराव साइट पर आने से पहले लिस्ट करना।",
    },
    day: {
      hinglish: [
        "Aspatal ki ek manzil ke duct aur beam ek hi Revit model mein banana",
        "Clash report nikaalna aur column se guzarte pipe ki list banana",
        "Har sheet par sahi number ke saath Shukravar ka model jaari karna",
      ],
      hindi: [
        "अस्पताल की एक मंज़िल के डक्ट और बीम एक ही Revit मॉडल में बनाना",
        "क्लैश रिपोर्ट निकालना और कॉलम से गुज़रते पाइपों की लिस्ट बनाना",
        "हर शीट पर सही नंबर के साथ शुक्रवार का मॉडल जारी करना",
      ],
    },
  },
  "architectural-draughtsperson": {
    of: "qp5wn1",
    description: {
      hinglish: "Haath ke sketch ko aise nakshe mein badalna jisse rajmistri imaarat bana sakein.",
      hindi: "हाथ के स्केच को ऐसे नक़्शे में बदलना जिससे राजमिस्त्री इमारत बना सकें।",
    },
    summary: {
      hinglish:
        "Architect ke sketch se naap wale plan, section aur darwazon ki list banana, jinse rajmistri kaam karein aur nagar palika manzoori de.",
      hindi: "आर्किटेक्ट के स्केच से नाप वाले प्लान, सेक्शन और दरवाज़ों की लिस्ट बनाना, जिनसे राजमिस्त्री काम करें और नगरपालिका मंज़ूरी दे।",
    },
    day: {
      hinglish: [
        "Haath se bane section ko naap wali toilet detail mein badalna",
        "Architect ke laal pen ke nishaan dekhkar darwazon ki list sudharna",
        "Nagarpalika ke counter ke liye manzoori ke chhe set chhapna aur modna",
      ],
      hindi: [
        "हाथ से बने सेक्शन को नाप वाली टॉयलेट डिटेल में बदलना",
        "आर्किटेक्ट के लाल पेन के निशान देखकर दरवाज़ों की लिस्ट सुधारना",
        "नगरपालिका के काउंटर के लिए मंज़ूरी के छह सेट छापना और मोड़ना",
      ],
    },
  },
  "sustainable-design-consultant": {
    of: "1ry6c6l",
    description: {
      hinglish: "Builder ko dikhana ki deewar aur chhaon se bijli ka bill kaise ghate.",
      hindi: "बिल्डर को दिखाना कि दीवार और छाँव से बिजली का बिल कैसे घटे।",
    },
    summary: {
      hinglish:
        "Computer par imaarat ki garmi, din ki roshni aur bijli ka hisaab lagana, deewar, kaanch aur chhaon par salah dena, aur uski green rating poori karana.",
      hindi: "कंप्यूटर पर इमारत की गर्मी, दिन की रोशनी और बिजली का हिसाब लगाना, दीवार, काँच और छाँव पर सलाह देना, और उसकी ग्रीन रेटिंग पूरी कराना।",
    },
    day: {
      hinglish: [
        "Simulate karna ki khidki ka gehra chhajja cooling bill kaise ghatata hai",
        "Imaarat ki green rating ke liye cement aur paint ke certificate jutana",
        "Builder ko samjhana ki pashchim ki taraf kaanch ka kharch do baar kyon lagta hai",
      ],
      hindi: [
        "सिमुलेट करना कि खिड़की का गहरा छज्जा कूलिंग बिल कैसे घटाता है",
        "इमारत की ग्रीन रेटिंग के लिए सीमेंट और पेंट के सर्टिफ़िकेट जुटाना",
        "बिल्डर को समझाना कि पश्चिम की तरफ़ काँच का ख़र्च दो बार क्यों लगता है",
      ],
    },
  },
  "architectural-modeller": {
    of: "1982wu6",
    description: {
      hinglish: "Gatte, lakdi aur acrylic se scale par chhoti imaaratein banana.",
      hindi: "गत्ते, लकड़ी और ऐक्रेलिक से स्केल पर छोटी इमारतें बनाना।",
    },
    summary: {
      hinglish:
        "Laser, 3D printer aur haath se tower, township aur campus ke scale model kaatna, chipkana aur rangna, builder ke sales office, architect aur exhibition ke liye.",
      hindi: "लेज़र, 3D प्रिंटर और हाथ से टावर, टाउनशिप और कैंपस के स्केल मॉडल काटना, चिपकाना और रँगना, बिल्डर के सेल्स ऑफ़िस, आर्किटेक्ट और प्रदर्शनी के लिए।",
    },
    day: {
      hinglish: [
        "Drawing ko aise hisson mein badalna jinhe laser cutter kaat sake",
        "Maachis ki teeli se bhi patli balcony chimti se chipkana",
        "Sponge ke ped rangna aur nanhi street light mein taar jodna",
      ],
      hindi: [
        "ड्रॉइंग को ऐसे हिस्सों में बदलना जिन्हें लेज़र कटर काट सके",
        "माचिस की तीली से भी पतली बालकनी चिमटी से चिपकाना",
        "स्पंज के पेड़ रँगना और नन्ही स्ट्रीट लाइट में तार जोड़ना",
      ],
    },
  },
  "construction-manager": {
    of: "ym43oy",
    description: {
      hinglish: "Kaamgar, machine aur paise ka mel bithakar kaam tay tareekh par poora karana.",
      hindi: "कामगार, मशीन और पैसे का मेल बिठाकर काम तय तारीख़ पर पूरा कराना।",
    },
    summary: {
      hinglish:
        "Engineer, toliyan, machine aur paisa saath lana taaki tower, pul ya metro station tay din par, tay daam mein aur surakshit bane. Yeh pad site par kai saal kaam ke baad milta hai.",
      hindi:
        "इंजीनियर, टोलियाँ, मशीन और पैसा साथ लाना ताकि टावर, पुल या मेट्रो स्टेशन तय दिन पर, तय दाम में और सुरक्षित बने। यह पद साइट पर कई साल काम के बाद मिलता है।",
    },
    day: {
      hinglish: [
        "Aath baje crane, concrete aur crew ki review meeting ki aguwai karna",
        "Ek toilet par tile mistri aur plumber ka jhagda suljhana",
        "Chakkar lagane ke baad mahine ke running bill par dastakhat karna",
      ],
      hindi: [
        "आठ बजे क्रेन, कंक्रीट और क्रू की रिव्यू मीटिंग की अगुवाई करना",
        "एक टॉयलेट पर टाइल मिस्त्री और प्लंबर का झगड़ा सुलझाना",
        "चक्कर लगाने के बाद महीने के रनिंग बिल पर दस्तख़त करना",
      ],
    },
  },
  "site-supervisor": {
    of: "1rdhkhb",
    description: {
      hinglish: "Slab par sariya aur level jaanchna taaki kisi toli ko rukna na pade.",
      hindi: "स्लैब पर सरिया और लेवल जाँचना ताकि किसी टोली को रुकना न पड़े।",
    },
    summary: {
      hinglish:
        "Subah saat baje se slab par khade rehna, sariya aur level jaanchna, aur bees toliyon ko ek doosre ke intezaar mein rukne na dena.",
      hindi: "सुबह सात बजे से स्लैब पर खड़े रहना, सरिया और लेवल जाँचना, और बीस टोलियों को एक-दूसरे के इंतज़ार में रुकने न देना।",
    },
    day: {
      hinglish: [
        "Concrete daalne se pehle sariyon ke beech ki doori naapna",
        "Water level se nishaan column se column tak le jaana",
        "Kaamgar, cement ki bori aur der ki rozana report likhna",
      ],
      hindi: [
        "कंक्रीट डालने से पहले सरियों के बीच की दूरी नापना",
        "वॉटर लेवल से निशान कॉलम से कॉलम तक ले जाना",
        "कामगार, सीमेंट की बोरी और देर की रोज़ाना रिपोर्ट लिखना",
      ],
    },
  },
  "quantity-surveyor": {
    of: "18fg1gk",
    description: {
      hinglish: "Drawing par har cubic meter naapna aur uski laagat nikaalna.",
      hindi: "ड्रॉइंग पर हर घन मीटर नापना और उसकी लागत निकालना।",
    },
    summary: {
      hinglish:
        "Drawing se imaarat ka har cubic meter naapna, uska daam lagana, aur baad mein har bill ko asal mein bane kaam se milana, builder, maalik ya consultant ke liye.",
      hindi: "ड्रॉइंग से इमारत का हर घन मीटर नापना, उसका दाम लगाना, और बाद में हर बिल को असल में बने काम से मिलाना, बिल्डर, मालिक या कंसल्टेंट के लिए।",
    },
    day: {
      hinglish: [
        "Har darwaza ghatakar drawing se ek manzil ki chinai ginna",
        "Site par naape level se milakar thekedar ka bill pramanit karna",
        "Client tile ki jagah granite chahe to manzoori se pehle uska kharch nikaalna",
      ],
      hindi: [
        "हर दरवाज़ा घटाकर ड्रॉइंग से एक मंज़िल की चिनाई गिनना",
        "साइट पर नापे लेवल से मिलाकर ठेकेदार का बिल प्रमाणित करना",
        "क्लाइंट टाइल की जगह ग्रेनाइट चाहे तो मंज़ूरी से पहले उसका ख़र्च निकालना",
      ],
    },
  },
  "cost-estimator": {
    of: "7g56u4",
    description: {
      hinglish: "Khudai se pehle hi tender ke liye imaarat ka daam lagana.",
      hindi: "खुदाई से पहले ही टेंडर के लिए इमारत का दाम लगाना।",
    },
    summary: {
      hinglish:
        "Thekedar ke tender ke liye drawing se, ek-ek rate jodkar, khudai se pehle hi kaam ka daam lagana: zyada lagaya to kaam gaya, kam lagaya to paisa gaya.",
      hindi: "ठेकेदार के टेंडर के लिए ड्रॉइंग से, एक-एक रेट जोड़कर, खुदाई से पहले ही काम का दाम लगाना: ज़्यादा लगाया तो काम गया, कम लगाया तो पैसा गया।",
    },
    day: {
      hinglish: [
        "Shukravar ke tender se pehle steel ke liye chaar supplier ko phone karna",
        "Cement, sariya, mazdoori, pump aur barbaadi jodkar RCC ka rate banana",
        "Drawing ke ek chhote note mein chhipi mehngi cheez dhoondhna",
      ],
      hindi: [
        "शुक्रवार के टेंडर से पहले स्टील के लिए चार सप्लायरों को फ़ोन करना",
        "सीमेंट, सरिया, मज़दूरी, पंप और बर्बादी जोड़कर RCC का रेट बनाना",
        "ड्रॉइंग के एक छोटे नोट में छिपी महँगी चीज़ ढूँढ़ना",
      ],
    },
  },
  "clerk-of-works": {
    of: "1vaiiyp",
    description: {
      hinglish: "Maalik ki taraf se dekhna ki jiska paisa diya woh kaam chhoota nahi.",
      hindi: "मालिक की तरफ़ से देखना कि जिसका पैसा दिया वह काम छूटा नहीं।",
    },
    summary: {
      hinglish:
        "Site par builder ki nahi, maalik ki taraf se khade rehna: material ki jaanch aur parton ki bharai apne saamne karana, diary likhna, aur jiska paisa diya usmein se kuch chhootne na dena.",
      hindi:
        "साइट पर बिल्डर की नहीं, मालिक की तरफ़ से खड़े रहना: मैटीरियल की जाँच और परतों की भराई अपने सामने कराना, डायरी लिखना, और जिसका पैसा दिया उसमें से कुछ छूटने न देना।",
    },
    day: {
      hinglish: [
        "Har mixer truck ke geele concrete ki jaanch aur test cube ki dhalai apne saamne karana",
        "Seelan rokne wali parat chhoot gayi ho to use tareekh wali photo ke saath darj karna",
        "Kaam poora hone par bachi kamiyon, yaani snag, ki list kamra-dar-kamra saunpna",
      ],
      hindi: [
        "हर मिक्सर ट्रक के गीले कंक्रीट की जाँच और टेस्ट क्यूब की ढलाई अपने सामने कराना",
        "सीलन रोकने वाली परत छूट गई हो तो उसे तारीख़ वाली फ़ोटो के साथ दर्ज करना",
        "काम पूरा होने पर बची कमियों, यानी स्नैग, की लिस्ट कमरा-दर-कमरा सौंपना",
      ],
    },
  },
  "building-inspector": {
    of: "1urrw9x",
    description: {
      hinglish: "Building code se imaarat jaanchna aur asurakshit kaam rukwana.",
      hindi: "बिल्डिंग कोड से इमारत जाँचना और असुरक्षित काम रुकवाना।",
    },
    summary: {
      hinglish:
        "Shehar ya development authority ke liye jaanchna ki imaarat manzoor nakshe aur niyamon ke hisaab se ban rahi hai, asurakshit kaam rukwana aur poori hui imaarat ko istemaal ki manzoori dena.",
      hindi:
        "शहर या विकास प्राधिकरण के लिए जाँचना कि इमारत मंज़ूर नक़्शे और नियमों के हिसाब से बन रही है, असुरक्षित काम रुकवाना और पूरी हुई इमारत को इस्तेमाल की मंज़ूरी देना।",
    },
    day: {
      hinglish: [
        "Banti hui teesri manzil ko manzoor nakshe se milana",
        "School ke neeche bina ijazat khoda gaya basement seal karna",
        "Occupancy certificate ke liye seedhi ki chaudai, nikalne ke raaste aur tanki jaanchna",
      ],
      hindi: [
        "बनती हुई तीसरी मंज़िल को मंज़ूर नक़्शे से मिलाना",
        "स्कूल के नीचे बिना इजाज़त खोदा गया बेसमेंट सील करना",
        "ऑक्यूपेंसी सर्टिफ़िकेट के लिए सीढ़ी की चौड़ाई, निकलने के रास्ते और टंकी जाँचना",
      ],
    },
  },
  "construction-safety-manager": {
    of: "1m78bdg",
    description: {
      hinglish: "Kaamgaron ko safety belt pehnwana aur gir sakne wale scaffold band karana.",
      hindi: "कामगारों को सेफ़्टी बेल्ट पहनवाना और गिर सकने वाले मचान बंद कराना।",
    },
    summary: {
      hinglish: "Site ki safety team ki aguwai karna, logon ko safety belt aur helmet pehnwana, aur woh scaffold band karana jo gir jata.",
      hindi: "साइट की सेफ़्टी टीम की अगुवाई करना, लोगों को सेफ़्टी बेल्ट और हेलमेट पहनवाना, और वह मचान बंद कराना जो गिर जाता।",
    },
    day: {
      hinglish: [
        "Kisi ke chadhne se pehle machaan par laal ya hara tag lagana",
        "Apne safety officers ke saath mahine ke nirikshan tay karna",
        "Gate par das minute harness ke hook ke baare mein samjhana",
        "Kaamgar ki ungli kuchal jaye to paanch baar poochhna ki kyon",
      ],
      hindi: [
        "किसी के चढ़ने से पहले मचान पर लाल या हरा टैग लगाना",
        "अपने सेफ़्टी अफ़सरों के साथ महीने के निरीक्षण तय करना",
        "गेट पर दस मिनट हार्नेस के हुक के बारे में समझाना",
        "कामगार की उँगली कुचल जाए तो पाँच बार पूछना कि क्यों",
      ],
    },
  },
  "project-scheduler": {
    of: "rdeatu",
    description: {
      hinglish: "Khojna ki metro line banane ke kaun se kadam uski tareekh tay karte hain.",
      hindi: "खोजना कि मेट्रो लाइन बनाने के कौन-से क़दम उसकी तारीख़ तय करते हैं।",
    },
    summary: {
      hinglish:
        "Computer par metro line ko hazaron jude hue kadmon mein baantna, uski tareekh tay karne wale kadam khojna, aur har hafte site par hue kaam ko plan se milana.",
      hindi: "कंप्यूटर पर मेट्रो लाइन को हज़ारों जुड़े हुए क़दमों में बाँटना, उसकी तारीख़ तय करने वाले क़दम खोजना, और हर हफ़्ते साइट पर हुए काम को प्लान से मिलाना।",
    },
    day: {
      hinglish: [
        "Ek metro station ko nau sau jude kaamon mein baantna",
        "Girder uthane ka din khiskana aur dekhna ki baad ke kaun se kadam laal hote hain",
        "Har site engineer se poochhna ki chart par pichhle hafte ki patti adhoori kyon rahi",
      ],
      hindi: [
        "एक मेट्रो स्टेशन को नौ सौ जुड़े कामों में बाँटना",
        "गर्डर उठाने का दिन खिसकाना और देखना कि बाद के कौन से क़दम लाल होते हैं",
        "हर साइट इंजीनियर से पूछना कि चार्ट पर पिछले हफ़्ते की पट्टी अधूरी क्यों रही",
      ],
    },
  },
  "materials-controller": {
    of: "x59vfr",
    description: { hinglish: "Cement, sariya aur ret samay par site tak pahunchwana.", hindi: "सीमेंट, सरिया और रेत समय पर साइट तक पहुँचवाना।" },
    summary: {
      hinglish:
        "Site par cement, sariya aur ret mangwana, lena, ginna aur dena, taaki mixer kabhi na ruke aur bina likhe kuch bhi gate se bahar na jaye.",
      hindi: "साइट पर सीमेंट, सरिया और रेत मँगवाना, लेना, गिनना और देना, ताकि मिक्सर कभी न रुके और बिना लिखे कुछ भी गेट से बाहर न जाए।",
    },
    day: {
      hinglish: [
        "Steel ke truck ko aate-jaate taulna aur kami ka pata lagana",
        "Cement farsh se upar jamana, sabse purani boriyan aage rakhna",
        "Ginti chaalis par aaye to shuttering ki ply phir mangwana",
      ],
      hindi: [
        "स्टील के ट्रक को आते-जाते तौलना और कमी का पता लगाना",
        "सीमेंट फ़र्श से ऊपर जमाना, सबसे पुरानी बोरियाँ आगे रखना",
        "गिनती चालीस पर आए तो शटरिंग की प्लाई फिर मँगवाना",
      ],
    },
  },
  "road-construction-supervisor": {
    of: "173rl4g",
    description: {
      hinglish: "Traffic ke bagal mein highway khodne aur roll karne wali toli ki aguwai karna.",
      hindi: "ट्रैफ़िक के बग़ल में हाईवे खोदने और रोल करने वाली टोली की अगुवाई करना।",
    },
    summary: {
      hinglish:
        "Ek meter door se guzarte traffic ke bagal mein, sadak ko parat dar parat khodne, samtal aur roll karne wali toli aur machinon ki aguwai karna, aur uski motai aur dhalaan ke liye jawabdeh hona.",
      hindi:
        "एक मीटर दूर से गुज़रते ट्रैफ़िक के बग़ल में, सड़क को परत-दर-परत खोदने, समतल और रोल करने वाली टोली और मशीनों की अगुवाई करना, और उसकी मोटाई और ढलान के लिए जवाबदेह होना।",
    },
    day: {
      hinglish: [
        "Roller lane roke, usse pehle cone lagana aur jhandi wala khada karna",
        "Thermometer se daamar jaanchna aur thanda truck lautana",
        "Sadak ke halke ubhaar, yaani camber, ki dori lagana, taaki paani dono taraf bahe",
      ],
      hindi: [
        "रोलर लेन रोके, उससे पहले कोन लगाना और झंडी वाला खड़ा करना",
        "थर्मामीटर से डामर जाँचना और ठंडा ट्रक लौटाना",
        "सड़क के हल्के उभार, यानी कैंबर, की डोरी लगाना, ताकि पानी दोनों तरफ़ बहे",
      ],
    },
  },
  "labour-contractor": {
    of: "17q7e6h",
    description: {
      hinglish: "Doosron ki imaarat banane wali toliyan dhoondhna, mazdoori aur kamra dena.",
      hindi: "दूसरों की इमारत बनाने वाली टोलियाँ ढूँढ़ना, उन्हें मज़दूरी और कमरा देना।",
    },
    summary: {
      hinglish:
        "Rajmistri, sariya mistri aur helper ko gaon se shehar ki site par lana, builder se daam tay karna, aur mazdoori, kamron aur suraksha ke liye jawabdeh hona.",
      hindi:
        "राजमिस्त्री, सरिया मिस्त्री और हेल्पर को गाँव से शहर की साइट पर लाना, बिल्डर से दाम तय करना, और मज़दूरी, कमरों और सुरक्षा के लिए जवाबदेह होना।",
    },
    day: {
      hinglish: [
        "Katihar se raat ki train par chaalis rajmistri aur helper bhejna",
        "Har kaamgar ki haaziri aur advance register mein likhna",
        "Site office se prati square foot rate par mol-bhaav karna",
      ],
      hindi: [
        "कटिहार से रात की ट्रेन पर चालीस राजमिस्त्री और हेल्पर भेजना",
        "हर कामगार की हाज़िरी और एडवांस रजिस्टर में लिखना",
        "साइट ऑफ़िस से प्रति वर्ग फ़ुट रेट पर मोल-भाव करना",
      ],
    },
  },
  timekeeper: {
    of: "2mg7jc",
    description: {
      hinglish: "Ginna ki site par kaun aaya, taaki mazdoori sahi bane.",
      hindi: "गिनना कि साइट पर कौन आया, ताकि मज़दूरी सही बने।",
    },
    summary: {
      hinglish: "Darj karna ki site par kaun aaya, kitne ghante aur kis toli mein, taaki mazdoori sahi bane.",
      hindi: "दर्ज करना कि साइट पर कौन आया, कितने घंटे और किस टोली में, ताकि मज़दूरी सही बने।",
    },
    day: {
      hinglish: [
        "Saat baje tak gate par khade hona aur har chehra uske card se milana",
        "Gyarah baje manzil-dar-manzil har toli phir ginna",
        "Overtime jodna aur haaziri register, yaani muster roll, accounts ko bhejna",
      ],
      hindi: [
        "सात बजे तक गेट पर खड़े होना और हर चेहरा उसके कार्ड से मिलाना",
        "ग्यारह बजे मंज़िल-दर-मंज़िल हर टोली फिर गिनना",
        "ओवरटाइम जोड़ना और हाज़िरी रजिस्टर, यानी मस्टर रोल, अकाउंट्स को भेजना",
      ],
    },
  },
  "site-surveyor": {
    of: "qf1etl",
    description: {
      hinglish: "Nishaan lagana ki tower ka har column kahan khada hoga.",
      hindi: "निशान लगाना कि टावर का हर कॉलम कहाँ खड़ा होगा।",
    },
    summary: {
      hinglish:
        "Total station yaani naapne wali doorbeen, tape aur dori se nishaan lagana ki tower ka har column kahan khada hoga, aur har manzil par jaanchna ki woh seedha uth raha hai.",
      hindi:
        "टोटल स्टेशन यानी नापने वाली दूरबीन, टेप और डोरी से निशान लगाना कि टावर का हर कॉलम कहाँ खड़ा होगा, और हर मंज़िल पर जाँचना कि वह सीधा उठ रहा है।",
    },
    day: {
      hinglish: [
        "Maaloom jagah wale do point se neev ke kone par khoonti gaadna",
        "Steel ke feete se ek maaloom oonchai baarah manzil upar le jaana",
        "Har column ke saanche ka centre kuch millimetre tak jaanchna",
      ],
      hindi: [
        "मालूम जगह वाले दो पॉइंट से नींव के कोने पर खूँटी गाड़ना",
        "स्टील के फ़ीते से एक मालूम ऊँचाई बारह मंज़िल ऊपर ले जाना",
        "हर कॉलम के साँचे का सेंटर कुछ मिलीमीटर तक जाँचना",
      ],
    },
  },
  "survey-crew-member": {
    of: "1dibd9q",
    description: {
      hinglish: "Surveyor ke liye naap ki chhad pakadna aur khoontiyan gaadna.",
      hindi: "सर्वेयर के लिए नाप की छड़ पकड़ना और खूँटियाँ गाड़ना।",
    },
    summary: {
      hinglish:
        "Sadak, nahar ya bhoomi vibhag ke surveyor ke liye naap ki chhad pakadna, line saaf karna aur khoontiyan gaadna. Kaam khule mein hota hai, aur khud yantra chalane ki taraf pehla kadam hai.",
      hindi:
        "सड़क, नहर या भूमि विभाग के सर्वेयर के लिए नाप की छड़ पकड़ना, लाइन साफ़ करना और खूँटियाँ गाड़ना। काम खुले में होता है, और ख़ुद यंत्र चलाने की तरफ़ पहला क़दम है।",
    },
    day: {
      hinglish: [
        "Hilte patthar par naap ki chhad seedhi rakhna",
        "Kaante hatakar nazar ki ek seedhi line kholna",
        "Har bees metre par khoonti thokna aur us par number likhna",
      ],
      hindi: ["हिलते पत्थर पर नाप की छड़ सीधी रखना", "काँटे हटाकर नज़र की एक सीधी लाइन खोलना", "हर बीस मीटर पर खूँटी ठोकना और उस पर नंबर लिखना"],
    },
  },
  "soil-testing-technician": {
    of: "1ussbpe",
    description: {
      hinglish: "Jaanchna ki mitti aur concrete ke sample kitna bhaar seh sakte hain.",
      hindi: "जाँचना कि मिट्टी और कंक्रीट के सैंपल कितना भार सह सकते हैं।",
    },
    summary: {
      hinglish: "Borehole se mitti aur har dhalai se concrete lena, aur jaanchna ki dono kitna bhaar sahenge.",
      hindi: "बोरहोल से मिट्टी और हर ढलाई से कंक्रीट लेना, और जाँचना कि दोनों कितना भार सहेंगे।",
    },
    day: {
      hinglish: [
        "Borehole mein sample ki nali thokna aur chotein ginna",
        "28 din purane concrete cube todna aur padhna ki kis bhaar par toote",
        "Sadak ki mitti paanch nami par dabana aur graph ka shikhar nikaalna",
      ],
      hindi: [
        "बोरहोल में सैंपल की नली ठोकना और चोटें गिनना",
        "28 दिन पुराने कंक्रीट क्यूब तोड़ना और पढ़ना कि किस भार पर टूटे",
        "सड़क की मिट्टी पाँच नमी पर दबाना और ग्राफ़ का शिखर निकालना",
      ],
    },
  },
  "cost-engineer": {
    of: "6fbi17",
    description: { hinglish: "Site ka hafte ka kharch bane hue kaam se milana.", hindi: "साइट का हफ़्ते का ख़र्च बने हुए काम से मिलाना।" },
    summary: {
      hinglish: "Har hafte dekhna ki project ne kitna kharch kiya aur kitna kamaya, aur budget paar hone se pehle chetana.",
      hindi: "हर हफ़्ते देखना कि प्रोजेक्ट ने कितना ख़र्च किया और कितना कमाया, और बजट पार होने से पहले चेताना।",
    },
    day: {
      hinglish: [
        "Hafte mein daale concrete ko darj hue rupayon se milana",
        "Aaj ke rujhaan se aakhri bill ka anumaan lagana",
        "Project head ko chetana ki kaun sa theka budget ke paar jayega",
      ],
      hindi: [
        "हफ़्ते में डाले कंक्रीट को दर्ज हुए रुपयों से मिलाना",
        "आज के रुझान से आख़िरी बिल का अनुमान लगाना",
        "प्रोजेक्ट हेड को चेताना कि कौन सा ठेका बजट के पार जाएगा",
      ],
    },
  },
  electrician: {
    of: "1ws0qgv",
    description: {
      hinglish: "Ghar aur dukaan mein wiring karna aur deewar mein chhipi kharabi dhoondhna.",
      hindi: "घर और दुकान में वायरिंग करना और दीवार में छिपी ख़राबी ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Ghar, dukaan aur factory mein wiring, board aur earthing lagana, tester se kharabi dhoondhna, aur nayi site ho ya purana ghar, pakka karna ki kisi ko current na lage aur aag na lage.",
      hindi:
        "घर, दुकान और फ़ैक्टरी में वायरिंग, बोर्ड और अर्थिंग लगाना, टेस्टर से ख़राबी ढूँढ़ना, और नई साइट हो या पुराना घर, पक्का करना कि किसी को करंट न लगे और आग न लगे।",
    },
    day: {
      hinglish: [
        "Rasoi ki deewar ke peeche conduit mein naye taar kheenchna",
        "Pata karna ki geyser chalte hi breaker kyon trip hota hai",
        "Naapna ki earth ka taar current kitna achchha utaarta hai, aur uske gaddhe mein paani daalna",
      ],
      hindi: [
        "रसोई की दीवार के पीछे कंड्यूट में नए तार खींचना",
        "पता करना कि गीज़र चलते ही ब्रेकर क्यों ट्रिप होता है",
        "नापना कि अर्थ का तार करंट कितना अच्छा उतारता है, और उसके गड्ढे में पानी डालना",
      ],
    },
  },
  "industrial-electrician": {
    of: "yvzmj1",
    description: { hinglish: "Factory ki motor, drive aur panel chalu rakhna.", hindi: "फ़ैक्टरी की मोटर, ड्राइव और पैनल चालू रखना।" },
    summary: {
      hinglish:
        "Shift mein plant ki motor, panel aur drive sambhalna, kharab hone se pehle purze badalna, aur pata karna ki breaker kyon trip hua.",
      hindi: "शिफ़्ट में प्लांट की मोटर, पैनल और ड्राइव सँभालना, ख़राब होने से पहले पुर्ज़े बदलना, और पता करना कि ब्रेकर क्यों ट्रिप हुआ।",
    },
    day: {
      hinglish: [
        "Motor ka bada switch, yaani contactor, badalne se pehle conveyor ki bijli band karke taala lagana",
        "Motor ki drive ka fault code padhna aur uski setting jaanchna",
        "Subah ke round mein har motor ka current likhna",
      ],
      hindi: [
        "मोटर का बड़ा स्विच, यानी कॉन्टैक्टर, बदलने से पहले कन्वेयर की बिजली बंद करके ताला लगाना",
        "मोटर की ड्राइव का फ़ॉल्ट कोड पढ़ना और उसकी सेटिंग जाँचना",
        "सुबह के राउंड में हर मोटर का करंट लिखना",
      ],
    },
  },
  "electrical-supervisor": {
    of: "4h8z70",
    description: {
      hinglish: "Sign karna ki imaarat ke circuit chalu karne ke liye surakshit hain.",
      hindi: "दस्तख़त करना कि इमारत के सर्किट चालू करने के लिए सुरक्षित हैं।",
    },
    summary: {
      hinglish: "Wiring crew ka zimma sambhalna, har circuit test karna aur sign karna ki imaarat ki bijli chalu ki ja sakti hai.",
      hindi: "वायरिंग क्रू का ज़िम्मा सँभालना, हर सर्किट टेस्ट करना और दस्तख़त करना कि इमारत की बिजली चालू की जा सकती है।",
    },
    day: {
      hinglish: [
        "Plaster wale aane se pehle conduit ke raaste drawing se milana",
        "Insulation aur earth resistance naapna aur dono likhna",
        "Har wireman ko ek manzil dena aur test sheet jama karna",
        "Electrical inspector ko panel room ghumakar dikhana",
      ],
      hindi: [
        "प्लास्टर वाले आने से पहले कंड्यूट के रास्ते ड्रॉइंग से मिलाना",
        "इंसुलेशन और अर्थ रेज़िस्टेंस नापना और दोनों लिखना",
        "हर वायरमैन को एक मंज़िल देना और टेस्ट शीट जमा करना",
        "इलेक्ट्रिकल इंस्पेक्टर को पैनल रूम घुमाकर दिखाना",
      ],
    },
  },
  "solar-thermal-installer": {
    of: "p7g8u9",
    description: {
      hinglish: "Nahane ka paani garam karne wali chhat ki tanki aur kaanch ki nali lagana.",
      hindi: "नहाने का पानी गरम करने वाली छत की टंकी और काँच की नली लगाना।",
    },
    summary: {
      hinglish:
        "Ghar, hostel aur hotel par solar water heater lagana, use thande aur garam paani ki line se jodna, aur hard water ki jami parat saaf karna.",
      hindi: "घर, हॉस्टल और होटल पर सोलर वॉटर हीटर लगाना, उसे ठंडे और गरम पानी की लाइन से जोड़ना, और हार्ड वॉटर की जमी परत साफ़ करना।",
    },
    day: {
      hinglish: [
        "Tanki chhat par chadhana aur uska stand dakshin ki taraf bolt se kasna",
        "Kaanch ki naliyan bina daraar ke seal mein sarkana",
        "Halke acid se jaam collector ki jami parat hatana",
      ],
      hindi: [
        "टंकी छत पर चढ़ाना और उसका स्टैंड दक्षिण की तरफ़ बोल्ट से कसना",
        "काँच की नलियाँ बिना दरार के सील में सरकाना",
        "हल्के एसिड से जाम कलेक्टर की जमी परत हटाना",
      ],
    },
  },
  "lift-technician": {
    of: "12cxaua",
    description: {
      hinglish: "Lift aise theek karna ki darwaze farsh ke barabar khulein.",
      hindi: "लिफ़्ट ऐसे ठीक करना कि दरवाज़े फ़र्श के बराबर खुलें।",
    },
    summary: {
      hinglish:
        "Lift company ya service firm ke liye flat, aspataal aur metro station mein lift lagana aur service karna, aur andar phanse logon ko nikaalne raat mein bhi aana.",
      hindi: "लिफ़्ट कंपनी या सर्विस फ़र्म के लिए फ़्लैट, अस्पताल और मेट्रो स्टेशन में लिफ़्ट लगाना और सर्विस करना, और अंदर फँसे लोगों को निकालने रात में भी आना।",
    },
    day: {
      hinglish: [
        "Darwaze ka woh lock theek karna jisne lift chauthi manzil par rok di",
        "Lift ke upar jaakar gauge se rope ki ghisai naapna",
        "Bijli band karna, haath se brake dheela karna aur do ghabraye yatriyon ko nikaalna",
      ],
      hindi: [
        "दरवाज़े का वह लॉक ठीक करना जिसने लिफ़्ट चौथी मंज़िल पर रोक दी",
        "लिफ़्ट के ऊपर जाकर गेज से रोप की घिसाई नापना",
        "बिजली बंद करना, हाथ से ब्रेक ढीला करना और दो घबराए यात्रियों को निकालना",
      ],
    },
  },
  "fire-alarm-technician": {
    of: "1dh13fh",
    description: { hinglish: "Smoke detector lagana aur unka bewajah bajna rokna.", hindi: "स्मोक डिटेक्टर लगाना और उनका बेवजह बजना रोकना।" },
    summary: {
      hinglish:
        "Mall, aspataal aur hotel ke smoke detector, call point aur siren ek panel par lagana aur test karna, aur khojna ki woh bewajah kyon bajta hai.",
      hindi: "मॉल, अस्पताल और होटल के स्मोक डिटेक्टर, कॉल पॉइंट और सायरन एक पैनल पर लगाना और टेस्ट करना, और खोजना कि वह बेवजह क्यों बजता है।",
    },
    day: {
      hinglish: [
        "Cable ke ghere par har smoke detector ko uska address dena",
        "Manzil-dar-manzil detector par test ka dhuaan chhodna",
        "Woh earth fault dhoondhna jisse panel raat ko beep karta hai",
      ],
      hindi: [
        "केबल के घेरे पर हर स्मोक डिटेक्टर को उसका एड्रेस देना",
        "मंज़िल-दर-मंज़िल डिटेक्टर पर टेस्ट का धुआँ छोड़ना",
        "वह अर्थ फ़ॉल्ट ढूँढ़ना जिससे पैनल रात को बीप करता है",
      ],
    },
  },
  "security-alarm-technician": {
    of: "ow1vow",
    description: {
      hinglish: "Aise sensor lagana jo chor ko pakdein aur billi ko chhod dein.",
      hindi: "ऐसे सेंसर लगाना जो चोर को पकड़ें और बिल्ली को छोड़ दें।",
    },
    summary: {
      hinglish: "Darwaze ke contact, motion sensor aur siren aise lagana ki ve chor ko pakdein aur billi ko chhod dein.",
      hindi: "दरवाज़े के कॉन्टैक्ट, मोशन सेंसर और सायरन ऐसे लगाना कि वे चोर को पकड़ें और बिल्ली को छोड़ दें।",
    },
    day: {
      hinglish: [
        "Aise kone chunna jahan se motion sensor ko paaltu jaanvar na dikhe",
        "Shutter contact ka taar uske frame ke andar chhipana",
        "Control room sunta rahe, tab panic button jaanchna",
      ],
      hindi: [
        "ऐसे कोने चुनना जहाँ से मोशन सेंसर को पालतू जानवर न दिखे",
        "शटर कॉन्टैक्ट का तार उसके फ़्रेम के अंदर छिपाना",
        "कंट्रोल रूम सुनता रहे, तब पैनिक बटन जाँचना",
      ],
    },
  },
  "air-conditioning-mechanic": {
    of: "1ltite2",
    description: {
      hinglish: "Sabse tez garmi mein split AC saaf karna, gas bharna aur theek karna.",
      hindi: "सबसे तेज़ गर्मी में स्प्लिट AC साफ़ करना, गैस भरना और ठीक करना।",
    },
    summary: {
      hinglish: "Ghar, dukaan aur office ke AC lagana, saaf karna, gas bharna aur theek karna. May mein sab ek saath phone karte hain.",
      hindi: "घर, दुकान और ऑफ़िस के AC लगाना, साफ़ करना, गैस भरना और ठीक करना। मई में सब एक साथ फ़ोन करते हैं।",
    },
    day: {
      hinglish: [
        "Doosre flat le jaane se pehle split AC ki gas waapas outdoor unit mein pump karna",
        "Chhajje par lagi jaam coil ko paani ki tez dhaar se dhona",
        "Sabun ke jhaag se mahin leak dhoondhna aur rod pighlakar, yaani brazing se, band karna",
      ],
      hindi: [
        "दूसरे फ़्लैट ले जाने से पहले स्प्लिट AC की गैस वापस आउटडोर यूनिट में पंप करना",
        "छज्जे पर लगी जाम कॉइल को पानी की तेज़ धार से धोना",
        "साबुन के झाग से महीन लीक ढूँढ़ना और रॉड पिघलाकर, यानी ब्रेज़िंग से, बंद करना",
      ],
    },
  },
  "refrigeration-mechanic": {
    of: "1wx86vt",
    description: {
      hinglish: "Cold store, barf ki factory aur doodh ke chiller thande rakhna.",
      hindi: "कोल्ड स्टोर, बर्फ़ की फ़ैक्टरी और दूध के चिलर ठंडे रखना।",
    },
    summary: {
      hinglish:
        "Cold store, barf ki factory, dairy aur supermarket ke compressor, coil aur control lagana aur theek karna, aur doodh ya machhli kharab hone se pehle raat mein bhi aana.",
      hindi:
        "कोल्ड स्टोर, बर्फ़ की फ़ैक्टरी, डेयरी और सुपरमार्केट के कंप्रेसर, कॉइल और कंट्रोल लगाना और ठीक करना, और दूध या मछली ख़राब होने से पहले रात में भी आना।",
    },
    day: {
      hinglish: [
        "Store ke aalu garam hone se pehle fan coil ki barf pighlana",
        "Barf ke plant ka low aur high pressure padhna",
        "Aadhi raat ko dairy chiller ka expansion valve badalna",
      ],
      hindi: [
        "स्टोर के आलू गर्म होने से पहले फ़ैन कॉइल की बर्फ़ पिघलाना",
        "बर्फ़ के प्लांट का लो और हाई प्रेशर पढ़ना",
        "आधी रात को डेयरी चिलर का एक्सपैंशन वाल्व बदलना",
      ],
    },
  },
  plumber: {
    of: "1v37rfn",
    description: {
      hinglish: "Paani aur nikaasi ke pipe daalna aur chhipi leakage dhoondhna.",
      hindi: "पानी और निकासी के पाइप डालना और छिपी लीकेज ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Naksha padhna, paani, nikaasi aur gas ke pipe daalna, nal, tanki aur toilet lagana, pressure mein test karna, aur tile ke peeche ki leakage dhoondhna.",
      hindi: "नक़्शा पढ़ना, पानी, निकासी और गैस के पाइप डालना, नल, टंकी और टॉयलेट लगाना, प्रेशर में टेस्ट करना, और टाइल के पीछे की लीकेज ढूँढ़ना।",
    },
    day: {
      hinglish: [
        "Plastic pipe kaatna, sukhana aur T-joint chipkana",
        "Raat ke pressure par deewar se kaan lagakar chhipi tapkan sunna",
        "Bahar ke chamber se jaam sewage pipe mein rod daalna",
      ],
      hindi: [
        "प्लास्टिक पाइप काटना, सुखाना और T-जॉइंट चिपकाना",
        "रात के प्रेशर पर दीवार से कान लगाकर छिपी टपकन सुनना",
        "बाहर के चैंबर से जाम सीवेज पाइप में रॉड डालना",
      ],
    },
  },
  "gas-fitter": {
    of: "9gu9ns",
    description: { hinglish: "Bina leak ke rasoi tak pipe wali gas pahunchana.", hindi: "बिना लीक के रसोई तक पाइप वाली गैस पहुँचाना।" },
    summary: {
      hinglish:
        "City gas company ka pipe sadak ke valve se deewar par chadhakar meter aur chulhe tak lana, har jod test karna aur chulhe ko pipe wali gas ke layak banana.",
      hindi: "सिटी गैस कंपनी का पाइप सड़क के वाल्व से दीवार पर चढ़ाकर मीटर और चूल्हे तक लाना, हर जोड़ टेस्ट करना और चूल्हे को पाइप वाली गैस के लायक़ बनाना।",
    },
    day: {
      hinglish: [
        "Steel pipe par choodi kaatna aur use imaarat ki bahari deewar par chadhana",
        "Taiyar line mein hawa bharna aur dekhna ki gauge na gire",
        "Chulhe ke jet badalna aur parivar ko gas band karne wala valve dikhana",
      ],
      hindi: [
        "स्टील पाइप पर चूड़ी काटना और उसे इमारत की बाहरी दीवार पर चढ़ाना",
        "तैयार लाइन में हवा भरना और देखना कि गेज न गिरे",
        "चूल्हे के जेट बदलना और परिवार को गैस बंद करने वाला वाल्व दिखाना",
      ],
    },
  },
  "sprinkler-fitter": {
    of: "1nj9qn2",
    description: {
      hinglish: "Ceiling ke ve pipe lagana jo aag ko shuru hote hi bujha dein.",
      hindi: "सीलिंग के वे पाइप लगाना जो आग को शुरू होते ही बुझा दें।",
    },
    summary: {
      hinglish:
        "Mall, aspataal aur godown ke laal pipe mein groove kaatna, unhe sprinkler head ke saath taangna, pump aur tanki se jodna, aur test karna ki ve pressure sambhalte hain.",
      hindi: "मॉल, अस्पताल और गोदाम के लाल पाइपों में ग्रूव काटना, उन्हें स्प्रिंकलर हेड के साथ टाँगना, पंप और टंकी से जोड़ना, और टेस्ट करना कि वे प्रेशर सँभालते हैं।",
    },
    day: {
      hinglish: [
        "Pipe ke siron par groove banana aur unhe sir ke upar jodna",
        "Sprinkler head aise lagana ki har ek ceiling ka apna hissa sambhale",
        "Main line dhona aur dekhna ki pressure girne par chhota pump apne aap chale",
      ],
      hindi: [
        "पाइप के सिरों पर ग्रूव बनाना और उन्हें सिर के ऊपर जोड़ना",
        "स्प्रिंकलर हेड ऐसे लगाना कि हर एक सीलिंग का अपना हिस्सा सँभाले",
        "मेन लाइन धोना और देखना कि प्रेशर गिरने पर छोटा पंप अपने आप चले",
      ],
    },
  },
  "duct-installer": {
    of: "1vl0cl7",
    description: {
      hinglish: "Imaarat ki thandi hawa ke liye metal ke duct modna aur taangna.",
      hindi: "इमारत की ठंडी हवा के लिए मेटल के डक्ट मोड़ना और टाँगना।",
    },
    summary: {
      hinglish:
        "Galvanised sheet se seedhe tukde, bend aur reducer banana, unhe mall, aspataal aur metro station mein taangna, aur har jod seal karna.",
      hindi: "गैल्वनाइज़्ड शीट से सीधे टुकड़े, बेंड और रिड्यूसर बनाना, उन्हें मॉल, अस्पताल और मेट्रो स्टेशन में टाँगना, और हर जोड़ सील करना।",
    },
    day: {
      hinglish: [
        "Galvanised sheet par nishaan lagakar sankra hota tukda, yaani reducer, modna",
        "Food court ke upar choodi wali rod se lambe duct taangna",
        "Rubber jaise paste se jod band karna aur nikalti hawa haath se mehsoos karna",
      ],
      hindi: [
        "गैल्वनाइज़्ड शीट पर निशान लगाकर सँकरा होता टुकड़ा, यानी रिड्यूसर, मोड़ना",
        "फ़ूड कोर्ट के ऊपर चूड़ी वाली रॉड से लंबे डक्ट टाँगना",
        "रबर जैसे पेस्ट से जोड़ बंद करना और निकलती हवा हाथ से महसूस करना",
      ],
    },
  },
  "pump-mechanic": {
    of: "137yx8y",
    description: {
      hinglish: "Paani ke pump theek karna aur jali hui borewell motor upar kheenchna.",
      hindi: "पानी के पंप ठीक करना और जली हुई बोरवेल मोटर ऊपर खींचना।",
    },
    summary: {
      hinglish:
        "Jale hue pump borewell aur basement se nikaalna, chhoti workshop mein motor rewind karna, bearing aur starter badalna, aur tanki khaali hone se pehle pump phir utaarna.",
      hindi:
        "जले हुए पंप बोरवेल और बेसमेंट से निकालना, छोटी वर्कशॉप में मोटर रिवाइंड करना, बेयरिंग और स्टार्टर बदलना, और टंकी ख़ाली होने से पहले पंप फिर उतारना।",
    },
    day: {
      hinglish: [
        "Jali motor tak pahunchne ke liye winch se do sau foot pipe kheenchna",
        "Purani ginti se motor ki coil chakkar-dar-chakkar phir lapetna",
        "Bearing badalna aur motor aur pump ko phir seedh mein laana",
      ],
      hindi: [
        "जली मोटर तक पहुँचने के लिए विंच से दो सौ फ़ुट पाइप खींचना",
        "पुरानी गिनती से मोटर की कॉइल चक्कर-दर-चक्कर फिर लपेटना",
        "बेयरिंग बदलना और मोटर और पंप को फिर सीध में लाना",
      ],
    },
  },
  "controls-technician": {
    of: "1prdsy6",
    description: {
      hinglish: "Imaarat ki cooling, light aur alarm ko sensor se chalne ke liye set karna.",
      hindi: "इमारत की कूलिंग, लाइट और अलार्म को सेंसर से चलने के लिए सेट करना।",
    },
    summary: {
      hinglish:
        "Mall, aspataal aur office ke sensor aur controller ki wiring, programming aur tuning karna, taaki hawa, light aur alarm apne aap chalein.",
      hindi: "मॉल, अस्पताल और ऑफ़िस के सेंसर और कंट्रोलर की वायरिंग, प्रोग्रामिंग और ट्यूनिंग करना, ताकि हवा, लाइट और अलार्म अपने आप चलें।",
    },
    day: {
      hinglish: [
        "Control screen par paanch sau sensor ko unke naam se jodna",
        "Valve aise tune karna ki lobby kabhi garam, kabhi thandi na ho",
        "Log se jaanchna ki chiller poore Ravivar kyon chale",
      ],
      hindi: [
        "कंट्रोल स्क्रीन पर पाँच सौ सेंसर को उनके नाम से जोड़ना",
        "वाल्व ऐसे ट्यून करना कि लॉबी कभी गर्म, कभी ठंडी न हो",
        "लॉग से जाँचना कि चिलर पूरे रविवार क्यों चले",
      ],
    },
  },
  "insulation-worker": {
    of: "1p4v4l7",
    description: {
      hinglish: "Pipe, tanki aur deewar lapetna taaki garmi andar ya bahar hi rahe.",
      hindi: "पाइप, टंकी और दीवार लपेटना ताकि गर्मी अंदर या बाहर ही रहे।",
    },
    summary: {
      hinglish: "Refinery, power plant aur hotel ki garam aur thandi line ko rock wool ya rubber foam aur aluminium ki jacket se dhakna.",
      hindi: "रिफ़ाइनरी, पावर प्लांट और होटल की गरम और ठंडी लाइन को रॉक वूल या रबर फ़ोम और एल्युमिनियम की जैकेट से ढकना।",
    },
    day: {
      hinglish: [
        "Rock wool ko mod ke naap ka kaatna aur taar se baandhna",
        "Aluminium ki chaadar aise lapetna ki jod baarish se bache rahein",
        "Thandi line par bina gap chhode rubber foam lapetna",
      ],
      hindi: [
        "रॉक वूल को मोड़ के नाप का काटना और तार से बाँधना",
        "एल्युमिनियम की चादर ऐसे लपेटना कि जोड़ बारिश से बचे रहें",
        "ठंडी लाइन पर बिना गैप छोड़े रबर फ़ोम लपेटना",
      ],
    },
  },
  "cable-jointer": {
    of: "1r7sck5",
    description: {
      hinglish: "Zameen ke neeche ki bijli line aise jodna ki geeli mitti mein tike.",
      hindi: "ज़मीन के नीचे की बिजली लाइन ऐसे जोड़ना कि गीली मिट्टी में टिके।",
    },
    summary: {
      hinglish:
        "Bijli company, factory aur metro ke underground cable jodna aur unke sire banana, aur khudai machine se cable kat jaye to kharab hissa kaatkar nikaalna.",
      hindi: "बिजली कंपनी, फ़ैक्टरी और मेट्रो के अंडरग्राउंड केबल जोड़ना और उनके सिरे बनाना, और खुदाई मशीन से केबल कट जाए तो ख़राब हिस्सा काटकर निकालना।",
    },
    day: {
      hinglish: [
        "High voltage core ko kadam-dar-kadam kit ki sheet wali lambai tak chheelna",
        "Connector crimp karna aur gas torch se sleeve barabar sikodna",
        "Trench bharne se pehle taiyar jod ko high voltage par jaanchna",
      ],
      hindi: [
        "हाई वोल्टेज कोर को क़दम-दर-क़दम किट की शीट वाली लंबाई तक छीलना",
        "कनेक्टर क्रिंप करना और गैस टॉर्च से स्लीव बराबर सिकोड़ना",
        "ट्रेंच भरने से पहले तैयार जोड़ को हाई वोल्टेज पर जाँचना",
      ],
    },
  },
  "water-softener-installer": {
    of: "qcjt7z",
    description: {
      hinglish: "Paani se hardness aur gandagi nikaalne wale filter lagana.",
      hindi: "पानी से हार्डनेस और गंदगी निकालने वाले फ़िल्टर लगाना।",
    },
    summary: {
      hinglish:
        "Apartment, hotel aur factory mein softener, ret aur carbon ke filter aur RO plant lagana, unhe wahan ke paani ke hisaab se set karna aur staff ko chalana sikhana.",
      hindi:
        "अपार्टमेंट, होटल और फ़ैक्टरी में सॉफ़्टनर, रेत और कार्बन के फ़िल्टर और RO प्लांट लगाना, उन्हें वहाँ के पानी के हिसाब से सेट करना और स्टाफ़ को चलाना सिखाना।",
    },
    day: {
      hinglish: [
        "Resin chunne se pehle kachche paani mein hardness aur loha jaanchna",
        "Vessel mein alag-alag size ki bajri, ret aur carbon bharna",
        "Filter ke apne aap dhulne ka samay set karna aur chaukidar ko namak se resin taaza karna sikhana",
      ],
      hindi: [
        "रेज़िन चुनने से पहले कच्चे पानी में हार्डनेस और लोहा जाँचना",
        "वेसल में अलग-अलग साइज़ की बजरी, रेत और कार्बन भरना",
        "फ़िल्टर के अपने आप धुलने का समय सेट करना और चौकीदार को नमक से रेज़िन ताज़ा करना सिखाना",
      ],
    },
  },
  mason: {
    of: "ls9vim",
    description: {
      hinglish: "Dori ke saath eent aur patthar rakhna taaki deewar seedhi uthe.",
      hindi: "डोरी के साथ ईंट और पत्थर रखना ताकि दीवार सीधी उठे।",
    },
    summary: {
      hinglish:
        "Kanni aur spirit level se makaan, school aur chaardeewari khadi karna aur unka plaster chikna karna. Aage head mistri ya chhota thekedar bana ja sakta hai.",
      hindi: "कन्नी और स्पिरिट लेवल से मकान, स्कूल और चारदीवारी खड़ी करना और उनका प्लास्टर चिकना करना। आगे हेड मिस्त्री या छोटा ठेकेदार बना जा सकता है।",
    },
    day: {
      hinglish: [
        "Dori taanna aur masale mein eentein kataar-dar-kataar rakhna",
        "Har teesri kataar par kone mein saahul latkakar dekhna ki deewar seedhi uthe",
        "Helper ko dikhana ki aaj masala kitna geela ho",
      ],
      hindi: [
        "डोरी तानना और मसाले में ईंटें क़तार-दर-क़तार रखना",
        "हर तीसरी क़तार पर कोने में साहुल लटकाकर देखना कि दीवार सीधी उठे",
        "हेल्पर को दिखाना कि आज मसाला कितना गीला हो",
      ],
    },
  },
  "stone-mason": {
    of: "1v2zv8s",
    description: {
      hinglish: "Mandir, seedhi aur deewar ke liye patthar kaatna, gadhna aur lagana.",
      hindi: "मंदिर, सीढ़ी और दीवार के लिए पत्थर काटना, गढ़ना और लगाना।",
    },
    summary: {
      hinglish:
        "Granite, sangmarmar ya balua patthar ko hathaude, chheni aur grinder se aakaar dena, naye mandir, marammat hote kile aur makaan ke saamne ke hisse par, Rajasthan se Tamil Nadu tak.",
      hindi:
        "ग्रेनाइट, संगमरमर या बलुआ पत्थर को हथौड़े, छेनी और ग्राइंडर से आकार देना, नए मंदिर, मरम्मत होते क़िले और मकान के सामने के हिस्से पर, राजस्थान से तमिलनाडु तक।",
    },
    day: {
      hinglish: [
        "Steel ki pachcharon ki kataar se balua patthar ko paraton par cheerna",
        "Seedhi ke patthar ko nukili chheni se gadhna jab tak straightedge na baithe",
        "Nakkashidar bracket ko choone par utaarna aur thapki dekar baithana",
      ],
      hindi: [
        "स्टील की पच्चरों की क़तार से बलुआ पत्थर को परतों पर चीरना",
        "सीढ़ी के पत्थर को नुकीली छेनी से गढ़ना जब तक स्ट्रेटएज न बैठे",
        "नक़्क़ाशीदार ब्रैकेट को चूने पर उतारना और थपकी देकर बैठाना",
      ],
    },
  },
  plasterer: {
    of: "3e3s4o",
    description: {
      hinglish: "Eent par choone ya cement ki parat maarkar use sapaat aur chikna karna.",
      hindi: "ईंट पर चूने या सीमेंट की परत मारकर उसे सपाट और चिकना करना।",
    },
    summary: {
      hinglish:
        "Eent par cement maarna ya gypsum phailana aur itna chikna karna ki roshni deewar par phisle. Paise din ya square foot ke hisaab se milte hain, aur masala milane wala helper saath hota hai.",
      hindi:
        "ईंट पर सीमेंट मारना या जिप्सम फैलाना और इतना चिकना करना कि रोशनी दीवार पर फिसले। पैसे दिन या वर्ग फ़ुट के हिसाब से मिलते हैं, और मसाला मिलाने वाला हेल्पर साथ होता है।",
    },
    day: {
      hinglish: [
        "Pehla coat phenkne se pehle eent par level ke thiye lagana",
        "Aluminium ki patti upar ki or kheenchna aur har gaddha bharna",
        "Gypsum naram rehte ceiling ke saath cornice ka saancha chalana",
      ],
      hindi: [
        "पहला कोट फेंकने से पहले ईंट पर लेवल के ठिये लगाना",
        "एल्युमिनियम की पट्टी ऊपर की ओर खींचना और हर गड्ढा भरना",
        "जिप्सम नरम रहते सीलिंग के साथ कॉर्निस का साँचा चलाना",
      ],
    },
  },
  "tile-setter": {
    of: "h1oraz",
    description: {
      hinglish: "Farsh aur deewar ki tile aakhri line tak level mein aur seedhi lagana.",
      hindi: "फ़र्श और दीवार की टाइल आख़िरी लाइन तक लेवल में और सीधी लगाना।",
    },
    summary: {
      hinglish:
        "Flat dar flat tile, granite aur sangmarmar farsh aur deewar par level aur gunia mein aise lagana ki aakhri line bina patli patti ke baithe. Paise zyadatar square foot ke hisaab se milte hain.",
      hindi:
        "फ़्लैट-दर-फ़्लैट टाइल, ग्रेनाइट और संगमरमर फ़र्श और दीवार पर लेवल और गुनिया में ऐसे लगाना कि आख़िरी लाइन बिना पतली पट्टी के बैठे। पैसे ज़्यादातर वर्ग फ़ुट के हिसाब से मिलते हैं।",
    },
    day: {
      hinglish: [
        "Bathroom mein beech se sookhi tile bichhana taaki kate tukde basin ke neeche aayein",
        "Badi slab ko hathaudi se thapthapana aur khokhli awaaz sunna",
        "Jodon mein bharai ka paste, yaani grout, dabana aur safed sookhne se pehle tile dhona",
      ],
      hindi: [
        "बाथरूम में बीच से सूखी टाइल बिछाना ताकि कटे टुकड़े बेसिन के नीचे आएँ",
        "बड़ी स्लैब को हथौड़ी से थपथपाना और खोखली आवाज़ सुनना",
        "जोड़ों में भराई का पेस्ट, यानी ग्राउट, दबाना और सफ़ेद सूखने से पहले टाइल धोना",
      ],
    },
  },
  "concrete-finisher": {
    of: "8xehyn",
    description: {
      hinglish: "Jamne se pehle ke kuch ghanton mein slab dhaalna aur chikna karna.",
      hindi: "जमने से पहले के कुछ घंटों में स्लैब ढालना और चिकना करना।",
    },
    summary: {
      hinglish:
        "Concrete jamne se pehle mile kuch hi ghanton mein slab, farsh aur sadak dhaalna, vibrator chalana aur chikna karna, phir kai din geela rakhna taaki mazbooti aaye.",
      hindi: "कंक्रीट जमने से पहले मिले कुछ ही घंटों में स्लैब, फ़र्श और सड़क ढालना, वाइब्रेटर चलाना और चिकना करना, फिर कई दिन गीला रखना ताकि मज़बूती आए।",
    },
    day: {
      hinglish: [
        "Bagal mein vibrator chale, tab geele concrete par seedha phatta kheenchna",
        "Upar ka paani jaane ka intezaar karna, phir satah chikni karna",
        "Nayi slab ko saat din geele taat ke neeche rakhna",
      ],
      hindi: [
        "बग़ल में वाइब्रेटर चले, तब गीले कंक्रीट पर सीधा फट्टा खींचना",
        "ऊपर का पानी जाने का इंतज़ार करना, फिर सतह चिकनी करना",
        "नई स्लैब को सात दिन गीले टाट के नीचे रखना",
      ],
    },
  },
  "bar-bender-and-fixer": {
    of: "1rhve3z",
    description: { hinglish: "Sariya baandhkar concrete ke andar ka dhaancha banana.", hindi: "सरिया बाँधकर कंक्रीट के अंदर का ढाँचा बनाना।" },
    summary: {
      hinglish:
        "Engineer ki list se sariya kaatna, modna aur baandhkar beam, column aur pul ka dhaancha banana, jise concrete mein chhipne se pehle gina aur jaancha jata hai.",
      hindi: "इंजीनियर की लिस्ट से सरिया काटना, मोड़ना और बाँधकर बीम, कॉलम और पुल का ढाँचा बनाना, जिसे कंक्रीट में छिपने से पहले गिना और जाँचा जाता है।",
    },
    day: {
      hinglish: [
        "Bench par sariya modkar list mein likhi ring, yaani stirrup, banana",
        "Beam ka jaal binding wire se baandhna aur hook se har gaanth kasna",
        "Chhote cover block lagana taaki koi sariya saanche ko na chhue",
      ],
      hindi: [
        "बेंच पर सरिया मोड़कर लिस्ट में लिखी रिंग, यानी स्टिरप, बनाना",
        "बीम का जाल बाइंडिंग वायर से बाँधना और हुक से हर गाँठ कसना",
        "छोटे कवर ब्लॉक लगाना ताकि कोई सरिया साँचे को न छुए",
      ],
    },
  },
  "shuttering-carpenter": {
    of: "1686upt",
    description: {
      hinglish: "Lakdi ke aise saanche banana jinhe geela concrete tod na sake.",
      hindi: "लकड़ी के ऐसे साँचे बनाना जिन्हें गीला कंक्रीट तोड़ न सके।",
    },
    summary: {
      hinglish:
        "Ply, steel aur tek se ve saanche banana jinmein column, beam aur slab dhalte hain, itne mazboot ki na tootein, aur concrete apna bhaar khud sambhaal le tab unhe kholna.",
      hindi: "प्लाई, स्टील और टेक से वे साँचे बनाना जिनमें कॉलम, बीम और स्लैब ढलते हैं, इतने मज़बूत कि न टूटें, और कंक्रीट अपना भार ख़ुद सँभाल ले तब उन्हें खोलना।",
    },
    day: {
      hinglish: [
        "Plywood par tel lagana aur column ka box bilkul seedha kasna",
        "Slab ke neeche balli andaaze se nahi, bhaar ke hisaab se lagana",
        "Beam ki shuttering engineer ke dastakhat ke din kholna, pehle kabhi nahi",
      ],
      hindi: [
        "प्लाईवुड पर तेल लगाना और कॉलम का बॉक्स बिल्कुल सीधा कसना",
        "स्लैब के नीचे बल्ली अंदाज़े से नहीं, भार के हिसाब से लगाना",
        "बीम की शटरिंग इंजीनियर के दस्तख़त के दिन खोलना, पहले कभी नहीं",
      ],
    },
  },
  scaffolder: {
    of: "16s62t8",
    description: {
      hinglish: "Doosre kaarigaron ke khade hone ke liye pipe aur takhte lagana.",
      hindi: "दूसरे कारीगरों के खड़े होने के लिए पाइप और तख़्ते लगाना।",
    },
    summary: {
      hinglish:
        "Tower, refinery aur pul par ve pipe aur takhte lagana, baandhna aur baad mein utaarna jin par doosre apni jaan ka bharosa karenge, aur har ek ki jaanch aur tag karana.",
      hindi:
        "टावर, रिफ़ाइनरी और पुल पर वे पाइप और तख़्ते लगाना, बाँधना और बाद में उतारना जिन पर दूसरे अपनी जान का भरोसा करेंगे, और हर एक की जाँच और टैग कराना।",
    },
    day: {
      hinglish: [
        "Pehla khada pipe uthne se pehle pakki zameen par phatte bichhana",
        "Agle pipe tak ke har kadam par do mein se ek safety hook lagaye rakhna",
        "Inspector hara tag taange, usse pehle har clamp aur kinare ka phatta jaanchna",
      ],
      hindi: [
        "पहला खड़ा पाइप उठने से पहले पक्की ज़मीन पर फट्टे बिछाना",
        "अगले पाइप तक के हर क़दम पर दो में से एक सेफ़्टी हुक लगाए रखना",
        "इंस्पेक्टर हरा टैग टाँगे, उससे पहले हर क्लैंप और किनारे का फट्टा जाँचना",
      ],
    },
  },
  "steel-erector": {
    of: "vg8u9d",
    description: { hinglish: "Oonche beam par chalna aur girder ko bolt se jodna.", hindi: "ऊँचे बीम पर चलना और गर्डर को बोल्ट से जोड़ना।" },
    summary: {
      hinglish:
        "Factory, pul aur airport ke column aur girder, crane jaise-jaise laye, zameen se bahut upar torque wrench aur do safety rassiyon ke saath bolt se jodna.",
      hindi: "फ़ैक्टरी, पुल और हवाई अड्डे के कॉलम और गर्डर, क्रेन जैसे-जैसे लाए, ज़मीन से बहुत ऊपर टॉर्क रिंच और दो सेफ़्टी रस्सियों के साथ बोल्ट से जोड़ना।",
    },
    day: {
      hinglish: [
        "Crane thaame rahe, tab nokdaar spanner se do bolt ke chhed milana",
        "Har jod torque wrench se kasna aur us par paint ka nishaan lagana",
        "Baarah manzil upar lifeline se bandhkar beam par chalna",
      ],
      hindi: [
        "क्रेन थामे रहे, तब नोकदार स्पैनर से दो बोल्ट के छेद मिलाना",
        "हर जोड़ टॉर्क रिंच से कसना और उस पर पेंट का निशान लगाना",
        "बारह मंज़िल ऊपर लाइफ़लाइन से बँधकर बीम पर चलना",
      ],
    },
  },
  "demolition-worker": {
    of: "hbdtgq",
    description: { hinglish: "Imaarat ko upar se, ek-ek manzil karke todna.", hindi: "इमारत को ऊपर से, एक-एक मंज़िल करके तोड़ना।" },
    summary: {
      hinglish:
        "Breaker aur cutter se purani imaarat todna bina padosi ki imaarat giraye, aur bikne layak sariya, darwaze aur eent chhaantna.",
      hindi: "ब्रेकर और कटर से पुरानी इमारत तोड़ना बिना पड़ोसी की इमारत गिराए, और बिकने लायक़ सरिया, दरवाज़े और ईंटें छाँटना।",
    },
    day: {
      hinglish: [
        "Pehli chot se pehle jaanchna ki gas, paani aur bijli kat chuke hain",
        "Sabse upar ki manzil se slab todna aur tukde chute se neeche bhejna",
        "Bik sakne wale darwaze, sariye aur eentein chhaantna",
      ],
      hindi: [
        "पहली चोट से पहले जाँचना कि गैस, पानी और बिजली कट चुके हैं",
        "सबसे ऊपर की मंज़िल से स्लैब तोड़ना और टुकड़े ढलवाँ नली से नीचे भेजना",
        "बिक सकने वाले दरवाज़े, सरिये और ईंटें छाँटना",
      ],
    },
  },
  waterproofer: {
    of: "17wqc8k",
    description: {
      hinglish: "Agle monsoon se bachane ke liye chhat, bathroom aur tanki seal karna.",
      hindi: "अगले मानसून से बचाने के लिए छत, बाथरूम और टंकी सील करना।",
    },
    summary: {
      hinglish:
        "Builder, housing society aur sabse upar ki manzil ke pareshan parivaron ke liye dhoondhna ki baarish ya nal ka paani kahan se aata hai, phir chemical coat, sheet ya pump se bhara cement lagana.",
      hindi:
        "बिल्डर, हाउसिंग सोसाइटी और सबसे ऊपर की मंज़िल के परेशान परिवारों के लिए ढूँढ़ना कि बारिश या नल का पानी कहाँ से आता है, फिर केमिकल कोट, शीट या पंप से भरा सीमेंट लगाना।",
    },
    day: {
      hinglish: [
        "Chhat ki daraar chaudi kaatna, vacuum se saaf karna aur polymer bharna",
        "Gas torch se bitumen sheet pighlakar chipkana aur jod roller se sapaat karna",
        "Do din paani khada rakhna aur neeche ki ceiling dekhna",
      ],
      hindi: [
        "छत की दरार चौड़ी काटना, वैक्यूम से साफ़ करना और पॉलीमर भरना",
        "गैस टॉर्च से बिटुमेन शीट पिघलाकर चिपकाना और जोड़ रोलर से सपाट करना",
        "दो दिन पानी खड़ा रखना और नीचे की सीलिंग देखना",
      ],
    },
  },
  "prefabricated-building-assembler": {
    of: "fw6g0c",
    description: {
      hinglish: "Taiyar deewaron ke panel bolt se jodkar kuch dinon mein imaarat banana.",
      hindi: "तैयार दीवारों के पैनल बोल्ट से जोड़कर कुछ दिनों में इमारत बनाना।",
    },
    summary: {
      hinglish:
        "School, clinic, site camp aur sena ki chowki ke liye taiyar deewar aur kamre ke panel uthakar jagah par rakhna, aur bolt se jodkar kuch dinon mein imaarat banana.",
      hindi: "स्कूल, क्लिनिक, साइट कैंप और सेना की चौकी के लिए तैयार दीवार और कमरे के पैनल उठाकर जगह पर रखना, और बोल्ट से जोड़कर कुछ दिनों में इमारत बनाना।",
    },
    day: {
      hinglish: [
        "Lorry aane se pehle template ke hisaab se anchor bolt lagana",
        "Do rassiyon se deewar ke panel ko uski aadhaar patti par utaarna",
        "Jodon par foam aur tape lagana, phir kone par paani maarkar leak dhoondhna",
      ],
      hindi: [
        "लॉरी आने से पहले टेम्पलेट के हिसाब से ऐंकर बोल्ट लगाना",
        "दो रस्सियों से दीवार के पैनल को उसकी आधार पट्टी पर उतारना",
        "जोड़ों पर फ़ोम और टेप लगाना, फिर कोने पर पानी मारकर लीक ढूँढ़ना",
      ],
    },
  },
  "terrazzo-worker": {
    of: "16y493f",
    description: {
      hinglish: "Cement mein sangmarmar ke tukde dhaalna aur ghiskar chamkana.",
      hindi: "सीमेंट में संगमरमर के टुकड़े ढालना और घिसकर चमकाना।",
    },
    summary: {
      hinglish:
        "Peetal ki pattiyon ke beech rangeen cement mein sangmarmar ke tukde dhaalna aur geela ghiskar pachaas saal chamakne wala farsh banana, purane makaan, station aur ab phir naye hotel mein.",
      hindi:
        "पीतल की पट्टियों के बीच रंगीन सीमेंट में संगमरमर के टुकड़े ढालना और गीला घिसकर पचास साल चमकने वाला फ़र्श बनाना, पुराने मकान, स्टेशन और अब फिर नए होटल में।",
    },
    day: {
      hinglish: [
        "Masala aane se pehle peetal ki pattiyan sitare ke aakaar mein jamana",
        "Jahan masala dikhe, wahan haath se safed aur hare daane bikherna",
        "Teen grit se geela ghisna jab tak design ubhar na aaye",
      ],
      hindi: [
        "मसाला आने से पहले पीतल की पट्टियाँ सितारे के आकार में जमाना",
        "जहाँ मसाला दिखे, वहाँ हाथ से सफ़ेद और हरे दाने बिखेरना",
        "तीन ग्रिट से गीला घिसना जब तक डिज़ाइन उभर न आए",
      ],
    },
  },
  "well-digger": {
    of: "1c1thjx",
    description: {
      hinglish: "Haath aur machine se kuan khodna aur usmein ring lagana.",
      hindi: "हाथ और मशीन से कुआँ खोदना और उसमें रिंग लगाना।",
    },
    summary: {
      hinglish:
        "Haath aur machine se khule kuen khodna, ring ke neeche ring utaarna, purane kuen gehre aur saaf karna, aur dhansne wali mitti aur jaan lene wali hawa ko pehchanna.",
      hindi: "हाथ और मशीन से खुले कुएँ खोदना, रिंग के नीचे रिंग उतारना, पुराने कुएँ गहरे और साफ़ करना, और धँसने वाली मिट्टी और जान लेने वाली हवा को पहचानना।",
    },
    day: {
      hinglish: [
        "Utarne se pehle gas meter latkakar hawa jaanchna",
        "Concrete ki ring ke neeche barabar khodna taaki woh seedhi dhanse",
        "Geeli mitti rassi ki charkhi se upar bhejna aur saath-saath paani uleechna",
      ],
      hindi: [
        "उतरने से पहले गैस मीटर लटकाकर हवा जाँचना",
        "कंक्रीट की रिंग के नीचे बराबर खोदना ताकि वह सीधी धँसे",
        "गीली मिट्टी रस्सी की चरखी से ऊपर भेजना और साथ-साथ पानी उलीचना",
      ],
    },
  },
  "well-driller": {
    of: "blf0sz",
    description: { hinglish: "Paani aane tak borewell ka hammer chattan mein chalana.", hindi: "पानी आने तक बोरवेल का हैमर चट्टान में चलाना।" },
    summary: {
      hinglish:
        "Khet, shehar aur factory ke liye, truck par lagi rig ka hammer saikdon foot chattan mein chalana jab tak paani na aaye, aur season ke saath ek rajya se doosre rajya jana.",
      hindi: "खेत, शहर और फ़ैक्टरी के लिए, ट्रक पर लगी रिग का हैमर सैकड़ों फ़ुट चट्टान में चलाना जब तक पानी न आए, और सीज़न के साथ एक राज्य से दूसरे राज्य जाना।",
    },
    day: {
      hinglish: [
        "Ek-ek rod jodna aur hawa se bahar aaye patthar ke tukde parakhna",
        "Dheeli mitti mein steel pipe, yaani casing, utaarna jab tak woh chattan par na baithe",
        "Aakhirkar paani chadhe to khaanche wali plate par uska bahaav naapna",
      ],
      hindi: [
        "एक-एक रॉड जोड़ना और हवा से बाहर आए पत्थर के टुकड़े परखना",
        "ढीली मिट्टी में स्टील पाइप, यानी केसिंग, उतारना जब तक वह चट्टान पर न बैठे",
        "आख़िरकार पानी चढ़े तो खाँचे वाली प्लेट पर उसका बहाव नापना",
      ],
    },
  },
  "construction-labourer": {
    of: "1eiqbuj",
    description: {
      hinglish: "Har kaarigar ke liye eent dhona, masala milana aur safai karna.",
      hindi: "हर कारीगर के लिए ईंट ढोना, मसाला मिलाना और सफ़ाई करना।",
    },
    summary: {
      hinglish:
        "Site par dhona, khodna, milana aur safai karna, ve do haath jinki har kaarigar ko zarurat hai. Paise din ke hisaab se milte hain, aur rajmistri, sariya mistri ya machine operator banne ka yeh aam pehla kadam hai.",
      hindi:
        "साइट पर ढोना, खोदना, मिलाना और सफ़ाई करना, वे दो हाथ जिनकी हर कारीगर को ज़रूरत है। पैसे दिन के हिसाब से मिलते हैं, और राजमिस्त्री, सरिया मिस्त्री या मशीन ऑपरेटर बनने का यह आम पहला क़दम है।",
    },
    day: {
      hinglish: [
        "Sir ki gaddi par eentein chaar manzil upar le jaana",
        "Mixer mein ginkar ret, cement aur paani daalna",
        "Slab dalne se pehle kataran hatana aur jhaadu lagana",
      ],
      hindi: ["सिर की गद्दी पर ईंटें चार मंज़िल ऊपर ले जाना", "मिक्सर में गिनकर रेत, सीमेंट और पानी डालना", "स्लैब डलने से पहले कतरन हटाना और झाड़ू लगाना"],
    },
  },
  carpenter: {
    of: "50w7f4",
    description: { hinglish: "Lakdi se darwaze, khidki ki chaukhat aur shelf banana.", hindi: "लकड़ी से दरवाज़े, खिड़की की चौखट और शेल्फ़ बनाना।" },
    summary: {
      hinglish:
        "Lakdi, plywood aur laminate se darwaze, khidki ki chaukhat, almari aur rasoi ke cabinet banana aur lagana, taaki har ek bina zor lagaye band ho.",
      hindi: "लकड़ी, प्लाईवुड और लैमिनेट से दरवाज़े, खिड़की की चौखट, अलमारी और रसोई के कैबिनेट बनाना और लगाना, ताकि हर एक बिना ज़ोर लगाए बंद हो।",
    },
    day: {
      hinglish: [
        "Phoole darwaze par randa lagana jab tak woh ek ungli se band na ho",
        "Saagwan ki khidki ki chaukhat ke liye khaancha aur chool, yaani mortise aur tenon, kaatna",
        "Shelf ke liye dukaan naapna aur plywood sheet ka daam nikaalna",
      ],
      hindi: [
        "फूले दरवाज़े पर रंदा लगाना जब तक वह एक उँगली से बंद न हो",
        "सागवान की खिड़की की चौखट के लिए खाँचा और चूल, यानी मॉर्टिस और टेनन, काटना",
        "शेल्फ़ के लिए दुकान नापना और प्लाईवुड शीट का दाम निकालना",
      ],
    },
  },
  "kitchen-unit-installer": {
    of: "1wkg9f8",
    description: { hinglish: "Tedhi deewaron par cabinet aur counter bithana.", hindi: "टेढ़ी दीवारों पर कैबिनेट और काउंटर बिठाना।" },
    summary: {
      hinglish:
        "Customer ke ghar par chapte dibbon se chalu modular kitchen banana, pipe, socket aur kabhi poori seedhi na hone wali deewaron ke hisaab se bithakar.",
      hindi: "ग्राहक के घर पर चपटे डिब्बों से चालू मॉड्यूलर किचन बनाना, पाइप, सॉकेट और कभी पूरी सीधी न होने वाली दीवारों के हिसाब से बिठाकर।",
    },
    day: {
      hinglish: [
        "Neeche wali cabinet ke tale patli patti phansana jab tak spirit level ka bulbula theek beech mein na aaye",
        "Kone ke tedhe khambe ke hisaab se counter ka template kaatna",
        "Chaalis soft-close kabze aise set karna ki koi shutter na ragde",
      ],
      hindi: [
        "नीचे वाली कैबिनेट के तले पतली पट्टी फँसाना जब तक स्पिरिट लेवल का बुलबुला ठीक बीच में न आए",
        "कोने के टेढ़े खंभे के हिसाब से काउंटर का टेम्पलेट काटना",
        "चालीस सॉफ़्ट-क्लोज़ क़ब्ज़े ऐसे सेट करना कि कोई शटर न रगड़े",
      ],
    },
  },
  "painter-and-decorator": {
    of: "1pd1mi8",
    description: {
      hinglish: "Deewar khurachna, bharna aur saaf, seedhe kinaron ke saath paint karna.",
      hindi: "दीवार खुरचना, भरना और साफ़, सीधे किनारों के साथ पेंट करना।",
    },
    summary: {
      hinglish:
        "Ghar, office aur school ke kamron aur bahar ki deewaron ko khurachna, bharna, primer lagana aur paint karna, aur seedhi ya scaffold se kaam karna.",
      hindi: "घर, ऑफ़िस और स्कूल के कमरों और बाहर की दीवारों को खुरचना, भरना, प्राइमर लगाना और पेंट करना, और सीढ़ी या मचान से काम करना।",
    },
    day: {
      hinglish: [
        "Jhadta distemper khurachna aur daraaron mein putty bharna",
        "Aakhri coat se pehle socket aur skirting par tape lagana",
        "Pichhle mahine ke shade jaisa ek baalti rang milana",
      ],
      hindi: [
        "झड़ता डिस्टेंपर खुरचना और दरारों में पुट्टी भरना",
        "आख़िरी कोट से पहले सॉकेट और स्कर्टिंग पर टेप लगाना",
        "पिछले महीने के शेड जैसा एक बाल्टी रंग मिलाना",
      ],
    },
  },
  "ornamental-painter": {
    of: "1fcmz4k",
    description: {
      hinglish: "Sponge se deewar ko patthar, resham ya zang jaisa dikhana.",
      hindi: "स्पंज से दीवार को पत्थर, रेशम या ज़ंग जैसा दिखाना।",
    },
    summary: {
      hinglish:
        "Customer ke chune sample board ke hisaab se ghar, hotel aur showroom ki khaas deewaron par texture paint, metallic coat aur glaze chadhana.",
      hindi: "ग्राहक के चुने सैंपल बोर्ड के हिसाब से घर, होटल और शोरूम की ख़ास दीवारों पर टेक्सचर पेंट, मेटैलिक कोट और ग्लेज़ चढ़ाना।",
    },
    day: {
      hinglish: [
        "Metallic top coat roller se lagana aur sookhne se pehle us par kanghi pherna",
        "Restaurant maalik ke liye teen sample board taiyar karna",
        "Sponge ke do haath aise milana ki jod na dikhe",
      ],
      hindi: [
        "मेटैलिक टॉप कोट रोलर से लगाना और सूखने से पहले उस पर कंघी फेरना",
        "रेस्टोरेंट मालिक के लिए तीन सैंपल बोर्ड तैयार करना",
        "स्पंज के दो हाथ ऐसे मिलाना कि जोड़ न दिखे",
      ],
    },
  },
  glazier: {
    of: "1axjmnd",
    description: {
      hinglish: "Dukaan ke saamne aur oonche tower mein kaanch kaatna aur lagana.",
      hindi: "दुकान के सामने और ऊँचे टावर में काँच काटना और लगाना।",
    },
    summary: {
      hinglish:
        "Aaine, khidki aur dukaan ke saamne ka kaanch naapna, kaatna aur seal karna, aur toughened kaanch ko suction cup se uthakar tower ke frame mein bithana.",
      hindi: "आईने, खिड़की और दुकान के सामने का काँच नापना, काटना और सील करना, और टफ़ेंड काँच को सक्शन कप से उठाकर टावर के फ़्रेम में बिठाना।",
    },
    day: {
      hinglish: [
        "Scale ke sahaare aaine par cutter se lakeer daalna aur usi par todna",
        "Suction se utha kaanch dasvin manzil ke frame mein bithana",
        "Dukaan ke saamne ke kaanch par silicone ki ek saaf lakeer lagana",
      ],
      hindi: [
        "स्केल के सहारे आईने पर कटर से लकीर डालना और उसी पर तोड़ना",
        "सक्शन से उठा काँच दसवीं मंज़िल के फ़्रेम में बिठाना",
        "दुकान के सामने के काँच पर सिलिकॉन की एक साफ़ लकीर लगाना",
      ],
    },
  },
  "aluminium-fabricator": {
    of: "lhuhnj",
    description: {
      hinglish: "Baarish rokne wale metal ke khidki frame kaatna aur jodna.",
      hindi: "बारिश रोकने वाले मेटल के खिड़की फ़्रेम काटना और जोड़ना।",
    },
    summary: {
      hinglish:
        "Chhoti workshop mein aluminium section se khidki, darwaze, partition aur dukaan ke saamne ke hisse banana, phir site par aise lagana ki baarish bahar rahe.",
      hindi: "छोटी वर्कशॉप में एल्युमिनियम सेक्शन से खिड़की, दरवाज़े, पार्टिशन और दुकान के सामने के हिस्से बनाना, फिर साइट पर ऐसे लगाना कि बारिश बाहर रहे।",
    },
    day: {
      hinglish: [
        "Chop saw par section ko paintaalis degree par kaatna",
        "Bees sliding khidkiyon ke kaanch ke chaaron or rubber gasket dabana",
        "Tapkan dhoondhne ke liye naye frame par pipe se paani maarna",
      ],
      hindi: [
        "चॉप सॉ पर सेक्शन को पैंतालीस डिग्री पर काटना",
        "बीस स्लाइडिंग खिड़कियों के काँच के चारों ओर रबर गैस्केट दबाना",
        "टपकन ढूँढ़ने के लिए नए फ़्रेम पर पाइप से पानी मारना",
      ],
    },
  },
  roofer: {
    of: "1ob0uu7",
    description: {
      hinglish: "Dhalaan wali chhat par khaprail ya sheet lagana taaki baarish ka paani beh jaye.",
      hindi: "ढलान वाली छत पर खपरैल या शीट लगाना ताकि बारिश का पानी बह जाए।",
    },
    summary: {
      hinglish:
        "Makaan, factory shed, godown aur station platform ko khaprail, metal ya fibre cement se dhakna, tukde par tukda chadhakar, ridge aur parnala lagana, aur upar harness pehnna.",
      hindi:
        "मकान, फ़ैक्टरी शेड, गोदाम और स्टेशन प्लेटफ़ॉर्म को खपरैल, मेटल या फ़ाइबर सीमेंट से ढकना, टुकड़े पर टुकड़ा चढ़ाकर, रिज और परनाला लगाना, और ऊपर हार्नेस पहनना।",
    },
    day: {
      hinglish: [
        "Naalidar sheet ko har doosre ubhaar par pench se kasna",
        "Roshandaan ke chaaron or dhaatu ki patti, yaani flashing, modna taaki baarish na ghuse",
        "Khadi dhalaan wali purani chhat par tooti Mangalore khaprail badalna",
      ],
      hindi: [
        "नालीदार शीट को हर दूसरे उभार पर पेंच से कसना",
        "रोशनदान के चारों ओर धातु की पट्टी, यानी फ़्लैशिंग, मोड़ना ताकि बारिश न घुसे",
        "खड़ी ढलान वाली पुरानी छत पर टूटी मंगलोर खपरैल बदलना",
      ],
    },
  },
  "ceiling-installer": {
    of: "89rx6f",
    description: { hinglish: "Upar chhipe hue grid par gypsum board kasna.", hindi: "ऊपर छिपे हुए ग्रिड पर जिप्सम बोर्ड कसना।" },
    summary: {
      hinglish:
        "Flat, dukaan aur hotel mein chhipi light ki jagah wali gypsum ceiling lagana: metal grid ka level karna, us par board kasna aur painter ke liye jod bharna.",
      hindi: "फ़्लैट, दुकान और होटल में छिपी लाइट की जगह वाली जिप्सम सीलिंग लगाना: मेटल ग्रिड का लेवल करना, उस पर बोर्ड कसना और पेंटर के लिए जोड़ भरना।",
    },
    day: {
      hinglish: [
        "Laser level se poore hall mein grid ki oonchai ka nishaan lagana",
        "Helper thaame rahe, tab sir ke upar gypsum board kasna",
        "Plan dekhkar solah downlight ke liye gol chhed kaatna",
      ],
      hindi: [
        "लेज़र लेवल से पूरे हॉल में ग्रिड की ऊँचाई का निशान लगाना",
        "हेल्पर थामे रहे, तब सिर के ऊपर जिप्सम बोर्ड कसना",
        "प्लान देखकर सोलह डाउनलाइट के लिए गोल छेद काटना",
      ],
    },
  },
  "floor-layer": {
    of: "1flqwph",
    description: {
      hinglish: "Farsh level karna aur us par lakdi, vinyl ya kaaleen bichhana.",
      hindi: "फ़र्श लेवल करना और उस पर लकड़ी, विनाइल या कालीन बिछाना।",
    },
    summary: {
      hinglish:
        "Ghar, office, gym aur aspataal ka farsh level karna, phir lakdi, vinyl ya kaaleen chipkakar, click karke ya weld karke bichhana aur kinare poore karna.",
      hindi: "घर, ऑफ़िस, जिम और अस्पताल का फ़र्श लेवल करना, फिर लकड़ी, विनाइल या कालीन चिपकाकर, क्लिक करके या वेल्ड करके बिछाना और किनारे पूरे करना।",
    },
    day: {
      hinglish: [
        "Apne aap level hone wala patla masala daalna aur bulbule nikaalna",
        "Deewar ke saath failaav ki jagah chhodkar laminate ke takhte ek doosre mein phansana",
        "Operation theatre mein vinyl bichhana aur jod weld karna",
      ],
      hindi: [
        "अपने आप लेवल होने वाला पतला मसाला डालना और बुलबुले निकालना",
        "दीवार के साथ फैलाव की जगह छोड़कर लैमिनेट के तख़्ते एक दूसरे में फँसाना",
        "ऑपरेशन थिएटर में विनाइल बिछाना और जोड़ वेल्ड करना",
      ],
    },
  },
  "wallpaper-hanger": {
    of: "1e2ngde",
    description: {
      hinglish: "Deewar par chhapa kaagaz aise lagana ki koi jod na dikhe.",
      hindi: "दीवार पर छपा काग़ज़ ऐसे लगाना कि कोई जोड़ न दिखे।",
    },
    summary: {
      hinglish: "Ghar, hotel aur showroom mein wallpaper aur chhape mural chipkana, aur kone, darwaze aur socket par pattern milana.",
      hindi: "घर, होटल और शोरूम में वॉलपेपर और छपे म्यूरल चिपकाना, और कोने, दरवाज़े और सॉकेट पर पैटर्न मिलाना।",
    },
    day: {
      hinglish: [
        "Saahul latkana aur pehli patti usi ki seedh mein lagana",
        "Phoolon ka pattern sarkana jab tak do pankhudiyan na milein",
        "Naye blade se switchboard ke chaaron or kagaz kaatna",
      ],
      hindi: [
        "साहुल लटकाना और पहली पट्टी उसी की सीध में लगाना",
        "फूलों का पैटर्न सरकाना जब तक दो पंखुड़ियाँ न मिलें",
        "नए ब्लेड से स्विचबोर्ड के चारों ओर काग़ज़ काटना",
      ],
    },
  },
  "wood-polisher": {
    of: "fw4sx",
    description: {
      hinglish: "Darwaze par stain aur laakh ragadna jab tak lakdi ke reshe na dikhein.",
      hindi: "दरवाज़े पर स्टेन और लाख रगड़ना जब तक लकड़ी के रेशे न दिखें।",
    },
    summary: {
      hinglish:
        "Ghar aur workshop mein darwaze, mez aur panel ghisna, stain karna aur polish karna, pad se laakh lagakar ya spray gun se hard coat chadhakar.",
      hindi: "घर और वर्कशॉप में दरवाज़े, मेज़ और पैनल घिसना, स्टेन करना और पॉलिश करना, पैड से लाख लगाकर या स्प्रे गन से हार्ड कोट चढ़ाकर।",
    },
    day: {
      hinglish: [
        "Darwaze ko reshe ki disha mein chaar grade ke regmaal se ghisna",
        "Pad se chhote gol ghere mein chapda lagana jab tak chamak na aaye",
        "Plastic sheet ke bina dhool wale tent mein sakht, paardarshi coat, yaani PU, spray karna",
      ],
      hindi: [
        "दरवाज़े को रेशे की दिशा में चार ग्रेड के रेगमाल से घिसना",
        "पैड से छोटे गोल घेरे में चपड़ा लगाना जब तक चमक न आए",
        "प्लास्टिक शीट के बिना धूल वाले टेंट में सख़्त, पारदर्शी कोट, यानी PU, स्प्रे करना",
      ],
    },
  },
  upholsterer: {
    of: "5zeunw",
    description: { hinglish: "Dhanse hue sofe par naya foam aur kapda chadhana.", hindi: "धँसे हुए सोफ़े पर नया फ़ोम और कपड़ा चढ़ाना।" },
    summary: {
      hinglish:
        "Patti, spring, foam aur kapde se sofa, kursi aur gaadi ki seat banana aur phir se nayi karna, taaki har jod par pattern mile.",
      hindi: "पट्टी, स्प्रिंग, फ़ोम और कपड़े से सोफ़ा, कुर्सी और गाड़ी की सीट बनाना और फिर से नई करना, ताकि हर जोड़ पर पैटर्न मिले।",
    },
    day: {
      hinglish: [
        "Dhanse sofe ko frame tak kholna aur nayi patti taanna",
        "Dhaaridar kapda aise bichhana ki gaddi aur hatthe ki dhaari mil jaye",
        "Bhaari machine par seat ke chaaron or dori wala kinara silna",
      ],
      hindi: [
        "धँसे सोफ़े को फ़्रेम तक खोलना और नई पट्टी तानना",
        "धारीदार कपड़ा ऐसे बिछाना कि गद्दी और हत्थे की धारी मिल जाए",
        "भारी मशीन पर सीट के चारों ओर डोरी वाला किनारा सिलना",
      ],
    },
  },
  "fence-erector": {
    of: "jw258k",
    description: {
      hinglish: "Tedhi-medhi zameen par khambe, taar aur khet ke gate lagana.",
      hindi: "टेढ़ी-मेढ़ी ज़मीन पर खंभे, तार और खेत के गेट लगाना।",
    },
    summary: {
      hinglish:
        "Khet, factory, railway ki zameen aur khel ke maidan mein fence lagana: khambe seedhi line mein gaadna, jaali ya kaantedaar taar kheenchna aur gate lagana.",
      hindi: "खेत, फ़ैक्टरी, रेलवे की ज़मीन और खेल के मैदान में बाड़ लगाना: खंभे सीधी लाइन में गाड़ना, जाली या काँटेदार तार खींचना और गेट लगाना।",
    },
    day: {
      hinglish: [
        "Naale ke paar dori se khambon ki kataar ki seedh dekhna",
        "Ratchet se kaantedar taar kheenchna aur baandhna",
        "Khet ka gate aise lagana ki apne aap band ho jaye",
      ],
      hindi: ["नाले के पार डोरी से खंभों की क़तार की सीध देखना", "रैचेट से काँटेदार तार खींचना और बाँधना", "खेत का गेट ऐसे लगाना कि अपने आप बंद हो जाए"],
    },
  },
  "swimming-pool-installer": {
    of: "1g2grsb",
    description: {
      hinglish: "Pool ko aakaar dena, tile aur seal karna aur filter ke pipe daalna.",
      hindi: "पूल को आकार देना, टाइल और सील करना और फ़िल्टर के पाइप डालना।",
    },
    summary: {
      hinglish:
        "Hotel, club aur ghar ke liye pool banana: sariye ka jaal, spray kiya concrete, seal, tile, pump aur filter, aur yeh test ki paani kam nahi hota.",
      hindi: "होटल, क्लब और घर के लिए पूल बनाना: सरिये का जाल, स्प्रे किया कंक्रीट, सील, टाइल, पंप और फ़िल्टर, और यह टेस्ट कि पानी कम नहीं होता।",
    },
    day: {
      hinglish: [
        "Concrete spray hone se pehle pool ke sariye ka jaal jaanchna",
        "Patte kheenchne wale munh, yaani skimmer, theek paani ki satah par lagana",
        "Pool bharna, teen din rukna aur naapna ki paani ghata ya nahi",
      ],
      hindi: [
        "कंक्रीट स्प्रे होने से पहले पूल के सरिये का जाल जाँचना",
        "पत्ते खींचने वाले मुँह, यानी स्किमर, ठीक पानी की सतह पर लगाना",
        "पूल भरना, तीन दिन रुकना और नापना कि पानी घटा या नहीं",
      ],
    },
  },
  "crane-operator": {
    of: "bk4doz",
    description: {
      hinglish: "Kai ton steel uthana aur use theek tay jagah par rakhna.",
      hindi: "कई टन स्टील उठाना और उसे ठीक तय जगह पर रखना।",
    },
    summary: {
      hinglish:
        "Tower crane par pachaas meter upar ke cabin se ya truck par lagi crane se steel, concrete aur machinen theek tay jagah par rakhna, load chart aur signalman ke haath ke ishaare se.",
      hindi:
        "टावर क्रेन पर पचास मीटर ऊपर के केबिन से या ट्रक पर लगी क्रेन से स्टील, कंक्रीट और मशीनें ठीक तय जगह पर रखना, लोड चार्ट और सिग्नलमैन के हाथ के इशारे से।",
    },
    day: {
      hinglish: [
        "Saat baje mast par chadhna aur hook, brake aur limit switch jaanchna",
        "Signalman ke haath ke ishaare par column ko khaali yard ke paar ghumana",
        "Hawa ka meter seema paar kare to load uthane se mana karna",
      ],
      hindi: [
        "सात बजे मास्ट पर चढ़ना और हुक, ब्रेक और लिमिट स्विच जाँचना",
        "सिग्नलमैन के हाथ के इशारे पर कॉलम को ख़ाली यार्ड के पार घुमाना",
        "हवा का मीटर सीमा पार करे तो लोड उठाने से मना करना",
      ],
    },
  },
  "excavator-operator": {
    of: "1sqvaem",
    description: {
      hinglish: "Khoonti ke nishaan tak pipe ki khaai khodna aur tipper bharna.",
      hindi: "खूँटी के निशान तक पाइप की खाई खोदना और टिपर भरना।",
    },
    summary: {
      hinglish: "Khoontiyon ke bataye level tak neev aur pipe ki khaai khodna, dhalaan barabar karna aur bucket se tipper bharna.",
      hindi: "खूँटियों के बताए लेवल तक नींव और पाइप की खाई खोदना, ढलान बराबर करना और बकेट से टिपर भरना।",
    },
    day: {
      hinglish: [
        "Level wala dekhta rahe, tab khoonti tak pipe ki khaai khodna",
        "Bagal chhue bina bucket-dar-bucket tipper bharna",
        "Engine chalu karne se pehle har pin mein grease lagana",
      ],
      hindi: ["लेवल वाला देखता रहे, तब खूँटी तक पाइप की खाई खोदना", "बग़ल छुए बिना बकेट-दर-बकेट टिपर भरना", "इंजन चालू करने से पहले हर पिन में ग्रीस लगाना"],
    },
  },
  "bulldozer-operator": {
    of: "favay7",
    description: {
      hinglish: "Mitti dhakelna, kaatna aur samtal karna, har baar ek blade ki chaudai.",
      hindi: "मिट्टी धकेलना, काटना और समतल करना, हर बार एक ब्लेड की चौड़ाई।",
    },
    summary: {
      hinglish:
        "Khadaan, baandh aur naye highway par aage chaudi steel plate wali chain machine chalana, jhaadiyan hatana aur mitti phailana taaki doosron ko banane ke liye aadhaar mile.",
      hindi: "खदान, बाँध और नए हाईवे पर आगे चौड़ी स्टील प्लेट वाली चेन मशीन चलाना, झाड़ियाँ हटाना और मिट्टी फैलाना ताकि दूसरों को बनाने के लिए आधार मिले।",
    },
    day: {
      hinglish: [
        "Pahadi ke kinare ek-ek pheri mein step kaatna",
        "Blade zyada gehra dhanse to seat se hi mehsoos karna",
        "Dhalaan par reverse mein dheere chadhna aur zameen ki narmi mehsoos karna",
      ],
      hindi: [
        "पहाड़ी के किनारे एक-एक फेरी में सीढ़ी काटना",
        "ब्लेड ज़्यादा गहरा धँसे तो सीट से ही महसूस करना",
        "ढलान पर रिवर्स में धीरे चढ़ना और ज़मीन की नरमी महसूस करना",
      ],
    },
  },
  "road-roller-driver": {
    of: "6y99t4",
    description: {
      hinglish: "Gitti aur daamar dheere-dheere roll karna jab tak sadak sakht na ho.",
      hindi: "गिट्टी और डामर धीरे-धीरे रोल करना जब तक सड़क सख़्त न हो।",
    },
    summary: {
      hinglish:
        "Woh bhaari roller chalana jo highway, gaon ki sadak ya runway ki har parat dabata hai, taaki pehle monsoon mein truck ke pahiyon ke gaddhe na banein.",
      hindi: "वह भारी रोलर चलाना जो हाईवे, गाँव की सड़क या रनवे की हर परत दबाता है, ताकि पहले मानसून में ट्रक के पहियों के गड्ढे न बनें।",
    },
    day: {
      hinglish: [
        "Garm daamar par har pheri ko pichhli par hatheli bhar chadhana",
        "Drum geele rakhna taaki garam daamar un par na chipke",
        "School ki purani deewar ke bagal mein vibration band karna",
      ],
      hindi: [
        "गर्म डामर पर हर फेरी को पिछली पर हथेली भर चढ़ाना",
        "ड्रम गीले रखना ताकि गर्म डामर उन पर न चिपके",
        "स्कूल की पुरानी दीवार के बग़ल में वाइब्रेशन बंद करना",
      ],
    },
  },
  "batch-plant-operator": {
    of: "lnl69",
    description: { hinglish: "Truck dar truck, recipe se ek jaisa concrete milana.", hindi: "ट्रक-दर-ट्रक, रेसिपी से एक जैसा कंक्रीट मिलाना।" },
    summary: {
      hinglish:
        "Screen wale cabin se woh plant chalana jo lab ki recipe se ret, gitti, cement aur paani milata hai, taaki har truck ek jaisa concrete samay par site tak le jaye.",
      hindi:
        "स्क्रीन वाले केबिन से वह प्लांट चलाना जो लैब की रेसिपी से रेत, गिट्टी, सीमेंट और पानी मिलाता है, ताकि हर ट्रक एक जैसा कंक्रीट समय पर साइट तक ले जाए।",
    },
    day: {
      hinglish: [
        "Ret ki nami jaanchkar paani ki matra theek karna",
        "Order ki mazbooti wale load ke liye cement, raakh, ret aur gitti taulna",
        "Chhe mixer truck antaraal se bhejna taaki slab ka kaam kabhi na ruke",
      ],
      hindi: [
        "रेत की नमी जाँचकर पानी की मात्रा ठीक करना",
        "ऑर्डर की मज़बूती वाले लोड के लिए सीमेंट, राख, रेत और गिट्टी तौलना",
        "छह मिक्सर ट्रक अंतराल से भेजना ताकि स्लैब का काम कभी न रुके",
      ],
    },
  },
  "pile-driver-operator": {
    of: "bqqj8f",
    description: {
      hinglish: "Ve gehre khambe, yaani pile, thokna ya bore karna jin par pul khada hoga.",
      hindi: "वे गहरे खंभे, यानी पाइल, ठोकना या बोर करना जिन पर पुल खड़ा होगा।",
    },
    summary: {
      hinglish:
        "Flyover, metro line, tower aur jetty ke liye oonchi rig se steel ya concrete ke khambe zameen mein utaarna, jab tak ve bahut neeche pakki mitti ya chattan par na tikein.",
      hindi:
        "फ़्लाईओवर, मेट्रो लाइन, टावर और जेटी के लिए ऊँची रिग से स्टील या कंक्रीट के खंभे ज़मीन में उतारना, जब तक वे बहुत नीचे पक्की मिट्टी या चट्टान पर न टिकें।",
    },
    day: {
      hinglish: [
        "Do taraf se spirit level lagakar mast seedha karna",
        "Har aadhe metre par gehrai, choton ki ginti aur mitti likhna",
        "Drill ghoomte samay chhed ko khula rakhne wala mitti ka ghol upar tak bharte rehna",
      ],
      hindi: [
        "दो तरफ़ से स्पिरिट लेवल लगाकर मास्ट सीधा करना",
        "हर आधे मीटर पर गहराई, चोटों की गिनती और मिट्टी लिखना",
        "ड्रिल घूमते समय छेद को खुला रखने वाला मिट्टी का घोल ऊपर तक भरते रहना",
      ],
    },
  },
  rigger: {
    of: "55otl",
    description: {
      hinglish: "Bhaari load hook se baandhna aur haath ke ishaare se disha dena.",
      hindi: "भारी लोड हुक से बाँधना और हाथ के इशारे से दिशा देना।",
    },
    summary: {
      hinglish:
        "Shipyard, refinery aur pul par crane jo uthaye use baandhna aur disha dena, rassi, chain aur lifting bar chunna aur driver ko har chaal ishaare se batana.",
      hindi: "शिपयार्ड, रिफ़ाइनरी और पुल पर क्रेन जो उठाए उसे बाँधना और दिशा देना, रस्सी, चेन और लिफ़्टिंग बार चुनना और ड्राइवर को हर चाल इशारे से बताना।",
    },
    day: {
      hinglish: [
        "Har sling dekhna aur toote taar wali sling alag rakhna",
        "Transformer zameen se uthe, usse pehle uska gurutva kendra pata karna",
        "Baaki sab chup rahein, tab ek hatheli se dheere utaarne ka ishaara karna",
      ],
      hindi: [
        "हर स्लिंग देखना और टूटे तार वाली स्लिंग अलग रखना",
        "ट्रांसफ़ॉर्मर ज़मीन से उठे, उससे पहले उसका गुरुत्व केंद्र पता करना",
        "बाक़ी सब चुप रहें, तब एक हथेली से धीरे उतारने का इशारा करना",
      ],
    },
  },
  "tunnel-boring-machine-operator": {
    of: "1q1096q",
    description: {
      hinglish: "Surang khodti, train jitni lambi machine ko sahi disha mein chalana.",
      hindi: "सुरंग खोदती, ट्रेन जितनी लंबी मशीन को सही दिशा में चलाना।",
    },
    summary: {
      hinglish:
        "Shehar ya pahad ke bahut neeche screen wale cabin mein baithkar metro, rail aur paani ki line aage badhana, jabki peeche ka crew taaza khude hisse par concrete lagata hai.",
      hindi: "शहर या पहाड़ के बहुत नीचे स्क्रीन वाले केबिन में बैठकर मेट्रो, रेल और पानी की लाइन आगे बढ़ाना, जबकि पीछे का क्रू ताज़ा खुदे हिस्से पर कंक्रीट लगाता है।",
    },
    day: {
      hinglish: [
        "Dhakelne wale jack halke se chalakar machine ko bees millimetre modkar raaste par laana",
        "Kaatne wale chakke ka pressure dekhte rehna taaki upar ki sadak na dhanse",
        "Machine ki baanh concrete ke tukdon ki ring poori kare, tab tak rukna",
      ],
      hindi: [
        "धकेलने वाले जैक हल्के से चलाकर मशीन को बीस मिलीमीटर मोड़कर रास्ते पर लाना",
        "काटने वाले चक्के का प्रेशर देखते रहना ताकि ऊपर की सड़क न धँसे",
        "मशीन की बाँह कंक्रीट के टुकड़ों की रिंग पूरी करे, तब तक रुकना",
      ],
    },
  },
  blaster: {
    of: "wivvtd",
    description: {
      hinglish: "Chattan mein drill aur blast karna taaki woh sahi jagah se toote.",
      hindi: "चट्टान में ड्रिल और ब्लास्ट करना ताकि वह सही जगह से टूटे।",
    },
    summary: {
      hinglish:
        "Patthar ki khadaan, khaan, surang aur pahadi sadak par chattan mein drill karna, baarood bharna aur udana, taaki woh sahi jagah se toote aur kahin aur se nahi, aur visphotak ka har gram likhna.",
      hindi:
        "पत्थर की खदान, खान, सुरंग और पहाड़ी सड़क पर चट्टान में ड्रिल करना, बारूद भरना और उड़ाना, ताकि वह सही जगह से टूटे और कहीं और से नहीं, और विस्फोटक का हर ग्राम लिखना।",
    },
    day: {
      hinglish: [
        "Barood baantne se pehle har chhed ki gehrai aur aapas ki doori jaanchna",
        "Barood ke taar aise jodna ki ek ke baad ek phate aur patthar sadak se door gire",
        "Siren bajana, ghera khaali karana, phir bina phata barood dekhne waapas jaana",
      ],
      hindi: [
        "बारूद बाँटने से पहले हर छेद की गहराई और आपस की दूरी जाँचना",
        "बारूद के तार ऐसे जोड़ना कि एक के बाद एक फटे और पत्थर सड़क से दूर गिरे",
        "सायरन बजाना, घेरा ख़ाली कराना, फिर बिना फटा बारूद देखने वापस जाना",
      ],
    },
  },
  "heavy-equipment-mechanic": {
    of: "1lccgr1",
    description: {
      hinglish: "Band pade excavator ko dhool mein wahin chalu karna jahan woh ruka.",
      hindi: "बंद पड़े एक्सकेवेटर को धूल में वहीं चालू करना जहाँ वह रुका।",
    },
    summary: {
      hinglish:
        "Khadaan, patthar ki khadaan aur sadak ke camp mein dozer, crane, loader aur dumper ki service gauge, laptop aur welding set se karna, jab poori site ek machine ke intezaar mein ho.",
      hindi:
        "खदान, पत्थर की खदान और सड़क के कैंप में डोज़र, क्रेन, लोडर और डंपर की सर्विस गेज, लैपटॉप और वेल्डिंग सेट से करना, जब पूरी साइट एक मशीन के इंतज़ार में हो।",
    },
    day: {
      hinglish: [
        "Pressure par jaanchna ki excavator ki baanh seal ki wajah se apne aap jhukti hai ya valve ki",
        "Fault code padhna, phir pump ke baare mein apne kaan par bharosa karna",
        "Khadaan mein torch ki roshni mein bucket ka phata kinara weld karna",
      ],
      hindi: [
        "प्रेशर पर जाँचना कि एक्सकेवेटर की बाँह सील की वजह से अपने आप झुकती है या वाल्व की",
        "फ़ॉल्ट कोड पढ़ना, फिर पंप के बारे में अपने कान पर भरोसा करना",
        "खदान में टॉर्च की रोशनी में बकेट का फटा किनारा वेल्ड करना",
      ],
    },
  },
  "paving-machine-operator": {
    of: "kl8tk5",
    description: {
      hinglish: "Truck ke peeche garam daamar ko barabar kaaleen ki tarah bichhana.",
      hindi: "ट्रक के पीछे गरम डामर को बराबर कालीन की तरह बिछाना।",
    },
    summary: {
      hinglish:
        "Highway, shehar ki sadak aur runway ki upari parat bichhana, motai, dhalaan aur temperature ek saath sambhalna taaki gaadiyan bina jhatke ke chalein.",
      hindi: "हाईवे, शहर की सड़क और रनवे की ऊपरी परत बिछाना, मोटाई, ढलान और तापमान एक साथ सँभालना ताकि गाड़ियाँ बिना झटके के चलें।",
    },
    day: {
      hinglish: [
        "Raftaar ko tipper se milana taaki garam parat kabhi na ruke",
        "Paanch centimetre ki parat ke liye chikna karne wali plate, yaani screed, dori se set karna",
        "Shuru karne se pehle pichhle din ka thanda kinara kaatna aur garam karna",
      ],
      hindi: [
        "रफ़्तार को टिपर से मिलाना ताकि गर्म परत कभी न रुके",
        "पाँच सेंटीमीटर की परत के लिए चिकना करने वाली प्लेट, यानी स्क्रीड, डोरी से सेट करना",
        "शुरू करने से पहले पिछले दिन का ठंडा किनारा काटना और गर्म करना",
      ],
    },
  },
  "grader-operator": {
    of: "k832ka",
    description: { hinglish: "Lambe blade se sadak ki satah chheelkar use dhalaan dena.", hindi: "लंबे ब्लेड से सड़क की सतह छीलकर उसे ढलान देना।" },
    summary: {
      hinglish:
        "Do axle ke beech latke lambe blade se highway ya hawai patti ki satah ko theek dhalaan tak chheelna, aur roller ke dabane se pehle har parat phailana.",
      hindi: "दो एक्सल के बीच लटके लंबे ब्लेड से हाईवे या हवाई पट्टी की सतह को ठीक ढलान तक छीलना, और रोलर के दबाने से पहले हर परत फैलाना।",
    },
    day: {
      hinglish: [
        "Machine ke chaaron or ghoomna, tel naapna aur blade ka har bolt chhookar dekhna",
        "Khoontiyon ke saath oonchi jagah har baar do ungli bhar chheelna",
        "Murram kataaron mein failana aur phir sadak ke beech ki or palatna",
        "Paani ke tanker ka intezaar karna, phir aakhri pheri lagana",
      ],
      hindi: [
        "मशीन के चारों ओर घूमना, तेल नापना और ब्लेड का हर बोल्ट छूकर देखना",
        "खूँटियों के साथ ऊँची जगह हर बार दो उँगली भर छीलना",
        "मुरम क़तारों में फैलाना और फिर सड़क के बीच की ओर पलटना",
        "पानी के टैंकर का इंतज़ार करना, फिर आख़िरी फेरी लगाना",
      ],
    },
  },
  "building-maintenance-technician": {
    of: "ux4sbq",
    description: {
      hinglish: "Din bhar mein toote nal, darwaze, light aur taale theek karna.",
      hindi: "दिन भर में टूटे नल, दरवाज़े, लाइट और ताले ठीक करना।",
    },
    summary: {
      hinglish:
        "Hotel, aspataal ya office tower mein aaj jo toote use theek karna, nal se darwaze ke taale tak, aur din aur raat ki shift mein uske pump, generator aur light sambhalna.",
      hindi: "होटल, अस्पताल या ऑफ़िस टावर में आज जो टूटे उसे ठीक करना, नल से दरवाज़े के ताले तक, और दिन और रात की शिफ़्ट में उसके पंप, जनरेटर और लाइट सँभालना।",
    },
    day: {
      hinglish: [
        "Tapakte nal se jaam taale tak baarah shikayatein niptana",
        "Plant room mein ghoomkar pump ki reading likhna",
        "Mehmaan aane se pehle kharab tube light, kabza aur flush valve badalna",
      ],
      hindi: [
        "टपकते नल से जाम ताले तक बारह शिकायतें निपटाना",
        "प्लांट रूम में घूमकर पंप की रीडिंग लिखना",
        "मेहमान आने से पहले ख़राब ट्यूब लाइट, क़ब्ज़ा और फ़्लश वाल्व बदलना",
      ],
    },
  },
  "building-caretaker": {
    of: "qcn36c",
    description: {
      hinglish: "Imaarat kholna, saaf karna, uska pehra dena aur chaabi rakhna.",
      hindi: "इमारत खोलना, साफ़ करना, उसका पहरा देना और चाबी रखना।",
    },
    summary: {
      hinglish:
        "Flat ki imaarat ya school kholna, saaf karna aur pehra dena, paani ka pump chalana, meter padhna aur jaanna ki kaun sa valve kahan hai. Kai log imaarat ke hi kamre mein rehte hain.",
      hindi:
        "फ़्लैट की इमारत या स्कूल खोलना, साफ़ करना और पहरा देना, पानी का पंप चलाना, मीटर पढ़ना और जानना कि कौन-सा वाल्व कहाँ है। कई लोग इमारत के ही कमरे में रहते हैं।",
    },
    day: {
      hinglish: [
        "Paanch baje tanki ka pump chalana aur tanki chhalakne se pehle band karna",
        "Spare chaabi dena aur likhna ki kisne li",
        "Mahine ki pehli tareekh ko chaalis sub-meter padhna",
      ],
      hindi: [
        "पाँच बजे टंकी का पंप चलाना और टंकी छलकने से पहले बंद करना",
        "स्पेयर चाबी देना और लिखना कि किसने ली",
        "महीने की पहली तारीख़ को चालीस सब-मीटर पढ़ना",
      ],
    },
  },
  "apartment-manager": {
    of: "1lbrwsw",
    description: {
      hinglish: "Flat ki colony mein shulk jama karna aur jhagde suljhana.",
      hindi: "फ़्लैट की कॉलोनी में शुल्क जमा करना और झगड़े सुलझाना।",
    },
    summary: {
      hinglish:
        "Chuni hui committee ke liye flat ki colony chalana: guard aur safai karmi rakhna, lift aur pump chalu rakhna, shulk jama karna aur saalana meeting ke faisle laagu karna.",
      hindi:
        "चुनी हुई कमेटी के लिए फ़्लैट की कॉलोनी चलाना: गार्ड और सफ़ाईकर्मी रखना, लिफ़्ट और पंप चालू रखना, शुल्क जमा करना और सालाना मीटिंग के फ़ैसले लागू करना।",
    },
    day: {
      hinglish: [
        "Maintenance ke bill banana aur bakaya wale flat se vasooli karna",
        "Lift ka contract khatm hone se pehle teen quotation lena",
        "Saalana aam baithak ko jhagda banne se rokna",
      ],
      hindi: [
        "मेंटेनेंस के बिल बनाना और बक़ाया वाले फ़्लैट से वसूली करना",
        "लिफ़्ट का कॉन्ट्रैक्ट ख़त्म होने से पहले तीन कोटेशन लेना",
        "सालाना आम बैठक को झगड़ा बनने से रोकना",
      ],
    },
  },
  "pest-control-technician": {
    of: "1g1co0r",
    description: {
      hinglish: "Rasoiye ko zahar se bachate hue deemak aur choohe khatam karna.",
      hindi: "रसोइए को ज़हर से बचाते हुए दीमक और चूहे ख़त्म करना।",
    },
    summary: {
      hinglish:
        "Dhoondhna ki deemak, cockroach aur choohe kahan se aate hain, wahan label ke hisaab se drill karna, spray karna ya chaara rakhna, aur ghar, hotel aur anaaj godown ko jane layak surakshit chhodna.",
      hindi:
        "ढूँढ़ना कि दीमक, कॉकरोच और चूहे कहाँ से आते हैं, वहाँ लेबल के हिसाब से ड्रिल करना, स्प्रे करना या चारा रखना, और घर, होटल और अनाज गोदाम को जाने लायक़ सुरक्षित छोड़ना।",
    },
    day: {
      hinglish: [
        "Skirting thapthapakar deemak ki khokhli surang dhoondhna",
        "Hotel ke kitchen mein kabzon ke peeche gel wale chaare ki boondein lagana",
        "Choohe ka bil band karna aur dawa ki sheet maalik ko dena",
      ],
      hindi: [
        "स्कर्टिंग थपथपाकर दीमक की खोखली सुरंग ढूँढ़ना",
        "होटल के किचन में क़ब्ज़ों के पीछे जेल वाले चारे की बूँदें लगाना",
        "चूहे का बिल बंद करना और दवा की शीट मालिक को देना",
      ],
    },
  },
  locksmith: {
    of: "18aveo1",
    description: {
      hinglish: "Bahar phanse logon ke taale kholna aur purane darwazon ki chaabi banana.",
      hindi: "बाहर फँसे लोगों के ताले खोलना और पुराने दरवाज़ों की चाबी बनाना।",
    },
    summary: {
      hinglish:
        "Jo saabit kar sakein ki maalik vahi hain, unke darwaze, car aur tijori kholna, chaabi banana aur program karna, aur aise taale lagana jo doosron ko bahar rakhein.",
      hindi:
        "जो साबित कर सकें कि मालिक वही हैं, उनके दरवाज़े, कार और तिजोरी खोलना, चाबी बनाना और प्रोग्राम करना, और ऐसे ताले लगाना जो दूसरों को बाहर रखें।",
    },
    day: {
      hinglish: [
        "Kori chaabi ko aankh ke andaaz se ghisna jab tak purana taala na ghoome",
        "Paint kharonche bina jaam almari kholna",
        "Laptop par car ki chip wali spare chaabi program karna",
      ],
      hindi: [
        "कोरी चाबी को आँख के अंदाज़ से घिसना जब तक पुराना ताला न घूमे",
        "पेंट खरोंचे बिना जाम अलमारी खोलना",
        "लैपटॉप पर कार की चिप वाली स्पेयर चाबी प्रोग्राम करना",
      ],
    },
  },
  "swimming-pool-attendant": {
    of: "1lml9kd",
    description: {
      hinglish: "Paani test karna, dawa daalna aur filter aur tile saaf rakhna.",
      hindi: "पानी टेस्ट करना, दवा डालना और फ़िल्टर और टाइल साफ़ रखना।",
    },
    summary: {
      hinglish:
        "Hotel, club, school ya housing society ka pool sambhalna, jahan dawa ki galat matra ya paani ka dhundhla kona sabko dukhti aankhon ke saath ghar bhej de.",
      hindi: "होटल, क्लब, स्कूल या हाउसिंग सोसाइटी का पूल सँभालना, जहाँ दवा की ग़लत मात्रा या पानी का धुँधला कोना सबको दुखती आँखों के साथ घर भेज दे।",
    },
    day: {
      hinglish: [
        "Bhor mein paani jaanchna aur chart ke hisaab se chlorine daalna",
        "Tairne wale aane se pehle uthle sire se farsh vacuum karna",
        "Ret ke filter mein paani ulta chalana jab tak sheeshe mein saaf na dikhe",
      ],
      hindi: [
        "भोर में पानी जाँचना और चार्ट के हिसाब से क्लोरीन डालना",
        "तैरने वाले आने से पहले उथले सिरे से फ़र्श वैक्यूम करना",
        "रेत के फ़िल्टर में पानी उल्टा चलाना जब तक शीशे में साफ़ न दिखे",
      ],
    },
  },
  "window-cleaner": {
    of: "vlbyx",
    description: {
      hinglish: "Rassi, jhoole aur seedhi se oonchi imaaraton ke sheeshe dhona.",
      hindi: "रस्सी, झूले और सीढ़ी से ऊँची इमारतों के शीशे धोना।",
    },
    summary: {
      hinglish:
        "Office tower, mall aur airport ke bahar balti aur do rassiyon ke saath latakna, oonchai par kaam ki training lekar aur chhat par khade saathi ki nazar mein.",
      hindi: "ऑफ़िस टावर, मॉल और हवाई अड्डे के बाहर बाल्टी और दो रस्सियों के साथ लटकना, ऊँचाई पर काम की ट्रेनिंग लेकर और छत पर खड़े साथी की नज़र में।",
    },
    day: {
      hinglish: [
        "Latakne se pehle do anchor aur saathi ka harness jaanchna",
        "Sheeshe ke saath jhoolte hue rubber ki patti, yaani squeegee, ek S mein kheenchna",
        "Rassi par ghuma dene wale pehle jhonke par hi neeche aana",
      ],
      hindi: [
        "लटकने से पहले दो ऐंकर और साथी का हार्नेस जाँचना",
        "शीशे के साथ झूलते हुए रबर की पट्टी, यानी स्क्वीजी, एक S में खींचना",
        "रस्सी पर घुमा देने वाले पहले झोंके पर ही नीचे आना",
      ],
    },
  },
  "rope-access-technician": {
    of: "1t2fsv",
    description: {
      hinglish: "Do rassiyon par latakkar tower aur chimney seal aur theek karna.",
      hindi: "दो रस्सियों पर लटककर टावर और चिमनी सील और ठीक करना।",
    },
    summary: {
      hinglish: "Do rassiyon par latakkar ve tower, pul aur chimney jaanchna, seal karna aur theek karna jahan koi seedhi nahi pahunchti.",
      hindi: "दो रस्सियों पर लटककर वे टावर, पुल और चिमनी जाँचना, सील करना और ठीक करना जहाँ कोई सीढ़ी नहीं पहुँचती।",
    },
    day: {
      hinglish: [
        "Koi gaanth baandhe, usse pehle bachaav ka plan dohrana",
        "Kaam ki rassi aur safety rassi ko alag-alag anchor se baandhna",
        "Panel thapthapana aur imaarat ki us taraf ki drawing par kharab sealant ka nishaan lagana",
        "Client kuch bhi kahe, jhonke badhne par kaam rokna",
      ],
      hindi: [
        "कोई गाँठ बाँधे, उससे पहले बचाव का प्लान दोहराना",
        "काम की रस्सी और सेफ़्टी रस्सी को अलग-अलग ऐंकर से बाँधना",
        "पैनल थपथपाना और इमारत की उस तरफ़ की ड्रॉइंग पर ख़राब सीलेंट का निशान लगाना",
        "क्लाइंट कुछ भी कहे, झोंके बढ़ने पर काम रोकना",
      ],
    },
  },
  "septic-tank-installer": {
    of: "6ygeir",
    description: {
      hinglish: "Jahan sewer nahi, un gharon ke liye tank aur sokhta gaddha lagana.",
      hindi: "जहाँ सीवर नहीं, उन घरों के लिए टैंक और सोख्ता गड्ढा लगाना।",
    },
    summary: {
      hinglish:
        "Jahan sewer nahi, wahan peene ke paani ke kuon se kaafi door tank aur sokhta gaddha khodkar lagana aur jodna. Gaon aur shehar ke naye bahari ilaakon mein yeh rajmistri aur plumber ka kaam hai.",
      hindi:
        "जहाँ सीवर नहीं, वहाँ पीने के पानी के कुओं से काफ़ी दूर टैंक और सोख्ता गड्ढा खोदकर लगाना और जोड़ना। गाँव और शहर के नए बाहरी इलाक़ों में यह राजमिस्त्री और प्लंबर का काम है।",
    },
    day: {
      hinglish: [
        "Test gaddha khodna aur naapna ki woh paani kitni tezi se sokhta hai",
        "Concrete ki ring utaarna aur inlet ko outlet se upar lagana",
        "Sokhta gaddhe mein tooti eent bharna aur hawa ka pipe lagana",
      ],
      hindi: [
        "टेस्ट गड्ढा खोदना और नापना कि वह पानी कितनी तेज़ी से सोखता है",
        "कंक्रीट की रिंग उतारना और इनलेट को आउटलेट से ऊपर लगाना",
        "सोख्ता गड्ढे में टूटी ईंट भरना और हवा का पाइप लगाना",
      ],
    },
  },
  "sewer-pipelayer": {
    of: "iw9p3y",
    description: {
      hinglish: "Sadak ke bahut neeche bade pipe theek dhalaan mein bichhana.",
      hindi: "सड़क के बहुत नीचे बड़े पाइप ठीक ढलान में बिछाना।",
    },
    summary: {
      hinglish:
        "Khudai machine aur crane wali toli mein shehar ki nikaasi ke liye concrete, mitti ya plastic ke pipe jodna, taaki ganda paani apne wazan se behkar treatment plant tak jaye.",
      hindi:
        "खुदाई मशीन और क्रेन वाली टोली में शहर की निकासी के लिए कंक्रीट, मिट्टी या प्लास्टिक के पाइप जोड़ना, ताकि गंदा पानी अपने वज़न से बहकर ट्रीटमेंट प्लांट तक जाए।",
    },
    day: {
      hinglish: [
        "Laser aise set karna ki pipe ki dhalaan do sau mein ek ho",
        "Kisi ke utarne se pehle khaai ki deewaron ko tek lagana",
        "Dono sire band karna aur jaanch ke liye line mein paani rokna",
      ],
      hindi: [
        "लेज़र ऐसे सेट करना कि पाइप की ढलान दो सौ में एक हो",
        "किसी के उतरने से पहले खाई की दीवारों को टेक लगाना",
        "दोनों सिरे बंद करना और जाँच के लिए लाइन में पानी रोकना",
      ],
    },
  },
  "duct-cleaner": {
    of: "jzf1b2",
    description: {
      hinglish: "Kitchen ke duct aur chimney se chiknai aur kaalikh khurachna.",
      hindi: "किचन के डक्ट और चिमनी से चिकनाई और कालिख खुरचना।",
    },
    summary: {
      hinglish:
        "Restaurant ke chulhon ke upar ke duct aur boiler ki chimney yaani flue saaf karna, zyadatar raat mein, isse pehle ki unki chiknai aur kaalikh aag pakad le.",
      hindi: "रेस्टोरेंट के चूल्हों के ऊपर के डक्ट और बॉयलर की चिमनी यानी फ़्लू साफ़ करना, ज़्यादातर रात में, इससे पहले कि उनकी चिकनाई और कालिख आग पकड़ ले।",
    },
    day: {
      hinglish: [
        "Restaurant band hone ke baad uske exhaust se jami chiknai khurachna",
        "Boiler ki chimney mein ghoomta brush aur camera upar dhakelna",
        "Duct ke leak hote jod ko seal karna aur fire file ke liye photo lena",
      ],
      hindi: [
        "रेस्टोरेंट बंद होने के बाद उसके एग्ज़ॉस्ट से जमी चिकनाई खुरचना",
        "बॉयलर की चिमनी में घूमता ब्रश और कैमरा ऊपर धकेलना",
        "डक्ट के लीक होते जोड़ को सील करना और फ़ायर फ़ाइल के लिए फ़ोटो लेना",
      ],
    },
  },
  "sign-installer": {
    of: "4qql6x",
    description: {
      hinglish: "Dukaan ke board aur light wale akshar seedhe, paani se bachakar lagana.",
      hindi: "दुकान के बोर्ड और लाइट वाले अक्षर सीधे, पानी से बचाकर लगाना।",
    },
    summary: {
      hinglish:
        "Sign banane wale ke liye dukaan, bank aur petrol pump par seedhi aur scaffold se board aur light wale akshar lagana, taaki ve toofan mein seedhe, sookhe aur surakshit rahein.",
      hindi: "साइन बनाने वाले के लिए दुकान, बैंक और पेट्रोल पंप पर सीढ़ी और मचान से बोर्ड और लाइट वाले अक्षर लगाना, ताकि वे तूफ़ान में सीधे, सूखे और सुरक्षित रहें।",
    },
    day: {
      hinglish: [
        "Dukaan ke saamne bracket drill karna aur paanch metre ke akshar level karna",
        "LED patti jodna aur unki power supply ko baarish se bachana",
        "Ek bhi bulbule ke bina vinyl utaarkar chipkana",
      ],
      hindi: [
        "दुकान के सामने ब्रैकेट ड्रिल करना और पाँच मीटर के अक्षर लेवल करना",
        "LED पट्टी जोड़ना और उनकी पावर सप्लाई को बारिश से बचाना",
        "एक भी बुलबुले के बिना विनाइल उतारकर चिपकाना",
      ],
    },
  },
  "home-inspector": {
    of: "1x227y6",
    description: {
      hinglish: "Naya flat dekhna aur list banana ki ab bhi kya galat hai.",
      hindi: "नया फ़्लैट देखना और लिस्ट बनाना कि अब भी क्या ग़लत है।",
    },
    summary: {
      hinglish:
        "Kharidaar ke liye moisture meter, level aur torch se naya flat jaanchna aur list banana ki builder ko ab bhi kya theek karna hai. Yeh bade shehron ka chhota, naya kaam hai.",
      hindi:
        "ख़रीदार के लिए नमी मीटर, लेवल और टॉर्च से नया फ़्लैट जाँचना और लिस्ट बनाना कि बिल्डर को अब भी क्या ठीक करना है। यह बड़े शहरों का छोटा, नया काम है।",
    },
    day: {
      hinglish: [
        "Tile par gend ludhkakar dikhana ki dhalaan galat taraf hai",
        "Bathroom ki bahari deewar par nami meter lagana",
        "Kamra-dar-kamra do sau kamiyan photo ke saath likhna",
      ],
      hindi: [
        "टाइल पर गेंद लुढ़काकर दिखाना कि ढलान ग़लत तरफ़ है",
        "बाथरूम की बाहरी दीवार पर नमी मीटर लगाना",
        "कमरा-दर-कमरा दो सौ कमियाँ फ़ोटो के साथ लिखना",
      ],
    },
  },
  "playground-equipment-erector": {
    of: "16e7g5i",
    description: {
      hinglish: "Bachchon ke liye phisalpatti aur jhoole gehri neev par jamana.",
      hindi: "बच्चों के लिए फिसलपट्टी और झूले गहरी नींव पर जमाना।",
    },
    summary: {
      hinglish:
        "Banane wali company ke manual se park, school aur housing colony mein phisalpatti, jhoole aur chadhne ke jaal jamana, aur naram farsh bichhana taaki bachcha gire to usi par gire.",
      hindi:
        "बनाने वाली कंपनी के मैनुअल से पार्क, स्कूल और हाउसिंग कॉलोनी में फिसलपट्टी, झूले और चढ़ने के जाल जमाना, और नरम फ़र्श बिछाना ताकि बच्चा गिरे तो उसी पर गिरे।",
    },
    day: {
      hinglish: [
        "Manual mein likhi gehrai tak neev khodna",
        "Chadhne ke jaal ka har bolt likhe kasaav tak kasna aur uski choodi dhakna",
        "Rubber ke daane utni motai tak bichhana jitni girne par chot se bachaye",
      ],
      hindi: [
        "मैनुअल में लिखी गहराई तक नींव खोदना",
        "चढ़ने के जाल का हर बोल्ट लिखे कसाव तक कसना और उसकी चूड़ी ढकना",
        "रबर के दाने उतनी मोटाई तक बिछाना जितनी गिरने पर चोट से बचाए",
      ],
    },
  },
  handyman: {
    of: "78x836",
    description: { hinglish: "Ek hi baar aakar ghar ke das chhote kaam karna.", hindi: "एक ही बार आकर घर के दस छोटे काम करना।" },
    summary: {
      hinglish:
        "Flat, office aur akele rehne wale buzurgon ke ghar mein shelf lagana aur kabze, nal, switch aur taale theek karna, aksar app se ya logon ke batane par mile kaam par.",
      hindi: "फ़्लैट, ऑफ़िस और अकेले रहने वाले बुज़ुर्गों के घर में शेल्फ़ लगाना और क़ब्ज़े, नल, स्विच और ताले ठीक करना, अक्सर ऐप से या लोगों के बताने पर मिले काम पर।",
    },
    day: {
      hinglish: [
        "Pehle TV, phir parde ki rod lagana, phir jaam sink kholna",
        "Jhadte plaster ke liye sahi wall plug chunna",
        "Aath baje se pehle drill, seedhi aur purze scooter par laadna",
      ],
      hindi: [
        "पहले टीवी, फिर पर्दे की रॉड लगाना, फिर जाम सिंक खोलना",
        "झड़ते प्लास्टर के लिए सही वॉल प्लग चुनना",
        "आठ बजे से पहले ड्रिल, सीढ़ी और पुर्ज़े स्कूटर पर लादना",
      ],
    },
  },
  groundskeeper: {
    of: "12uysl8",
    description: {
      hinglish: "Campus ke lawn, jhaadiyan aur phoolon ki kyaari hari-bhari rakhna.",
      hindi: "कैंपस के लॉन, झाड़ियाँ और फूलों की क्यारी हरी-भरी रखना।",
    },
    summary: {
      hinglish:
        "Campus, club ya park ke lawn, jhaadiyan aur phoolon ki kyaari garmi aur monsoon mein ghaas ki machine, kainchi aur pipe se hari-bhari rakhna, aksar head mali ke neeche.",
      hindi: "कैंपस, क्लब या पार्क के लॉन, झाड़ियाँ और फूलों की क्यारी गर्मी और मानसून में घास की मशीन, कैंची और पाइप से हरी-भरी रखना, अक्सर हेड माली के नीचे।",
    },
    day: {
      hinglish: [
        "Garmi badhne se pehle college ke lawn ki ghaas dhaariyon mein kaatna",
        "Dori ke saath jhaadi kaatna, phir panje se saaf karna",
        "Suraj upar chadhne se pehle pipe aur sprinkler kyaari-kyaari le jaana",
      ],
      hindi: [
        "गर्मी बढ़ने से पहले कॉलेज के लॉन की घास धारियों में काटना",
        "डोरी के साथ झाड़ी काटना, फिर पंजे से साफ़ करना",
        "सूरज ऊपर चढ़ने से पहले पाइप और स्प्रिंकलर क्यारी-क्यारी ले जाना",
      ],
    },
  },
  "security-guard": {
    of: "nzz71d",
    description: {
      hinglish: "Gate ya mall mein aane walon ko jaanchna aur raat ke chakkar lagana.",
      hindi: "गेट या मॉल में आने वालों को जाँचना और रात के चक्कर लगाना।",
    },
    summary: {
      hinglish:
        "Gate, mall, factory ya ATM ki rakhwali karna: aane walon ko jaanchna, camera dekhna, chakkar lagana aur alarm dena, zyadatar security agency ke liye aath se barah ghante ki shift mein.",
      hindi:
        "गेट, मॉल, फ़ैक्टरी या ATM की रखवाली करना: आने वालों को जाँचना, कैमरे देखना, चक्कर लगाना और अलार्म देना, ज़्यादातर सिक्योरिटी एजेंसी के लिए आठ से बारह घंटे की शिफ़्ट में।",
    },
    day: {
      hinglish: [
        "Har aane wale ka naam, samay aur flat likhna",
        "Raat do baje basement mein ghoomna aur har darwaza kheenchkar dekhna",
        "Padosi lift roke rahe, tab ambulance ko sahi tower tak pahunchana",
      ],
      hindi: [
        "हर आने वाले का नाम, समय और फ़्लैट लिखना",
        "रात दो बजे बेसमेंट में घूमना और हर दरवाज़ा खींचकर देखना",
        "पड़ोसी लिफ़्ट रोके रहे, तब एंबुलेंस को सही टावर तक पहुँचाना",
      ],
    },
  },
  "suspended-ceiling-installer": {
    of: "hh4nwv",
    description: {
      hinglish: "Tile wale grid lagana jo pipe chhipayein aur goonj sokh lein.",
      hindi: "टाइल वाले ग्रिड लगाना जो पाइप छिपाएँ और गूँज सोख लें।",
    },
    summary: {
      hinglish:
        "Office, hall aur studio ki slab ke neeche metal grid aur tile latkana, taaki pipe aur cable pahunch mein rahein, aur goonj sokhne wale panel jodna.",
      hindi: "ऑफ़िस, हॉल और स्टूडियो की स्लैब के नीचे मेटल ग्रिड और टाइल लटकाना, ताकि पाइप और केबल पहुँच में रहें, और गूँज सोखने वाले पैनल जोड़ना।",
    },
    day: {
      hinglish: [
        "Tile aise baantna ki dono kinaron ki kataar barabar chaudi aaye",
        "Sprinkler, light aur hawa ki jaali ke chaaron or tile kaatna",
        "Studio ki deewar jahan awaaz lautaye, wahan kapde ke panel lagana",
        "Rubber hanger par ceiling latkana taaki upar ki aahat upar hi rahe",
      ],
      hindi: [
        "टाइल ऐसे बाँटना कि दोनों किनारों की क़तार बराबर चौड़ी आए",
        "स्प्रिंकलर, लाइट और हवा की जाली के चारों ओर टाइल काटना",
        "स्टूडियो की दीवार जहाँ आवाज़ लौटाए, वहाँ कपड़े के पैनल लगाना",
        "रबर हैंगर पर सीलिंग लटकाना ताकि ऊपर की आहट ऊपर ही रहे",
      ],
    },
  },
  "stair-builder": {
    of: "18w06s4",
    description: {
      hinglish: "Aisi seedhiyan kaatna aur jodna jinke sab paaydaan barabar oonchai ke hon.",
      hindi: "ऐसी सीढ़ियाँ काटना और जोड़ना जिनके सब पायदान बराबर ऊँचाई के हों।",
    },
    summary: {
      hinglish:
        "Workshop mein lakdi ya steel ki seedhi ka hisaab lagana, kaatna aur jodna, phir ghar ki do manzilon ke beech lagana, sab paaydaan barabar oonchai ke, taaki koi thokar na khaye.",
      hindi:
        "वर्कशॉप में लकड़ी या स्टील की सीढ़ी का हिसाब लगाना, काटना और जोड़ना, फिर घर की दो मंज़िलों के बीच लगाना, सब पायदान बराबर ऊँचाई के, ताकि कोई ठोकर न खाए।",
    },
    day: {
      hinglish: [
        "Do manzilon ke beech ki oonchai ko barabar riser mein baantna",
        "Template se bagal ke takhte, yaani stringer, kaatna aur bina gond jodkar dekhna",
        "Railing ki chhadein itni paas lagana ki kisi bachche ka sir na nikle",
      ],
      hindi: [
        "दो मंज़िलों के बीच की ऊँचाई को बराबर राइज़र में बाँटना",
        "टेम्पलेट से बग़ल के तख़्ते, यानी स्ट्रिंगर, काटना और बिना गोंद जोड़कर देखना",
        "रेलिंग की छड़ें इतनी पास लगाना कि किसी बच्चे का सिर न निकले",
      ],
    },
  },
  "smart-home-installer": {
    of: "2x62p2",
    description: {
      hinglish: "Aise switch aur taale lagana jo parivar ke phone se chalein.",
      hindi: "ऐसे स्विच और ताले लगाना जो परिवार के फ़ोन से चलें।",
    },
    summary: {
      hinglish:
        "Flat aur villa mein camera, darwaze ke taale, light aur sensor lagana, unhe wi-fi aur phone se jodna, parivar ko sikhana, aur router badle to phir aana.",
      hindi: "फ़्लैट और विला में कैमरे, दरवाज़े के ताले, लाइट और सेंसर लगाना, उन्हें वाई-फ़ाई और फ़ोन से जोड़ना, परिवार को सिखाना, और राउटर बदले तो फिर आना।",
    },
    day: {
      hinglish: [
        "Dhaatu ke tang box mein switch ke peeche relay module lagana",
        "Tees device hub se jodna aur unke samajh mein aane wale naam rakhna",
        "Dadi ko bolkar ya ek button se saari light band karna sikhana",
      ],
      hindi: [
        "धातु के तंग बॉक्स में स्विच के पीछे रिले मॉड्यूल लगाना",
        "तीस डिवाइस हब से जोड़ना और उनके समझ में आने वाले नाम रखना",
        "दादी को बोलकर या एक बटन से सारी लाइट बंद करना सिखाना",
      ],
    },
  },
  "generator-mechanic": {
    of: "vf71em",
    description: {
      hinglish: "Diesel generator ko us pal ke liye taiyar rakhna jab bijli jaye.",
      hindi: "डीज़ल जनरेटर को उस पल के लिए तैयार रखना जब बिजली जाए।",
    },
    summary: {
      hinglish:
        "Banane wali company ke dealer ke liye, contract aur bulawe par, aspataal, tower aur factory ke diesel generator ki service karna, taaki bijli jane par har ek kuch second mein chale.",
      hindi:
        "बनाने वाली कंपनी के डीलर के लिए, कॉन्ट्रैक्ट और बुलावे पर, अस्पताल, टावर और फ़ैक्टरी के डीज़ल जनरेटर की सर्विस करना, ताकि बिजली जाने पर हर एक कुछ सेकंड में चले।",
    },
    day: {
      hinglish: [
        "Generator load par chalana aur volt, hertz aur oil pressure likhna",
        "Tel aur filter badalna aur engine start karne wali battery jaanchna",
        "Ward ko batakar aspatal ki main bijli kaatna aur changeover ka samay naapna",
      ],
      hindi: [
        "जनरेटर लोड पर चलाना और वोल्ट, हर्ट्ज़ और ऑयल प्रेशर लिखना",
        "तेल और फ़िल्टर बदलना और इंजन स्टार्ट करने वाली बैटरी जाँचना",
        "वार्ड को बताकर अस्पताल की मेन बिजली काटना और चेंजओवर का समय नापना",
      ],
    },
  },
  "escalator-mechanic": {
    of: "1dqteq9",
    description: {
      hinglish: "Chalti seedhi ko level, shaant aur nanhe jooton ke liye surakshit rakhna.",
      hindi: "चलती सीढ़ी को लेवल, शांत और नन्हे जूतों के लिए सुरक्षित रखना।",
    },
    summary: {
      hinglish:
        "Lift company ke liye mall, metro station aur airport ki chalti seedhiyon ki service karna, zyadatar unke band hone par, motor, chain aur emergency stop jaanchna.",
      hindi:
        "लिफ़्ट कंपनी के लिए मॉल, मेट्रो स्टेशन और हवाई अड्डे की चलती सीढ़ियों की सर्विस करना, ज़्यादातर उनके बंद होने पर, मोटर, चेन और इमरजेंसी स्टॉप जाँचना।",
    },
    day: {
      hinglish: [
        "Aadhi raat ko pit kholna aur step chain se chikna roan saaf karna",
        "Comb plate peeche dhakelna aur dekhna ki seedhiyan rukti hain",
        "Dono handrail ki chaal seedhiyon se milakar farak naapna",
      ],
      hindi: [
        "आधी रात को पिट खोलना और स्टेप चेन से चिकना रोआँ साफ़ करना",
        "कॉम्ब प्लेट पीछे धकेलना और देखना कि सीढ़ियाँ रुकती हैं",
        "दोनों हैंडरेल की चाल सीढ़ियों से मिलाकर फ़र्क़ नापना",
      ],
    },
  },
  "fire-prevention-officer": {
    of: "19nf45w",
    description: {
      hinglish: "Mall aur tower ke fire exit, pump aur hydrant jaanchna.",
      hindi: "मॉल और टावर के फ़ायर एग्ज़िट, पंप और हाइड्रेंट जाँचना।",
    },
    summary: {
      hinglish:
        "Maalik ya audit firm ke liye mall, aspataal aur tower mein ghoomna, exit, pump, hydrant aur alarm test karna, staff se drill karana aur likhna ki fire kanoon ke hisaab se ab bhi kya baaki hai.",
      hindi:
        "मालिक या ऑडिट फ़र्म के लिए मॉल, अस्पताल और टावर में घूमना, एग्ज़िट, पंप, हाइड्रेंट और अलार्म टेस्ट करना, स्टाफ़ से ड्रिल कराना और लिखना कि फ़ायर क़ानून के हिसाब से अब भी क्या बाक़ी है।",
    },
    day: {
      hinglish: [
        "Atka hua fire door kholna aur dekhna ki exit kahan le jaata hai",
        "Basement ka fire pump diesel engine par chalana, jaise bijli gayi ho",
        "Stopwatch se mall khaali karane ki drill ko number dena",
      ],
      hindi: [
        "अटका हुआ फ़ायर डोर खोलना और देखना कि एग्ज़िट कहाँ ले जाता है",
        "बेसमेंट का फ़ायर पंप डीज़ल इंजन पर चलाना, जैसे बिजली गई हो",
        "स्टॉपवॉच से मॉल ख़ाली कराने की ड्रिल को नंबर देना",
      ],
    },
  },
  "green-building-architect": {
    of: "3l5e7d",
    description: {
      hinglish: "Aisi imaaratein design karna jo kam bijli mein thandi rahein.",
      hindi: "ऐसी इमारतें डिज़ाइन करना जो कम बिजली में ठंडी रहें।",
    },
    summary: {
      hinglish:
        "Aise ghar, school aur office design karna jo kam bijli mein thande rahein, jinmein se kuch mitti, baans aur choone ke hon.",
      hindi: "ऐसे घर, स्कूल और ऑफ़िस डिज़ाइन करना जो कम बिजली में ठंडे रहें, जिनमें से कुछ मिट्टी, बाँस और चूने के हों।",
    },
    day: {
      hinglish: [
        "Sun chart par plan ghumana jab tak pashchim ki deewar chhoti na ho jaye",
        "Aisa kaanch aur chhat ka saamaan chunna jo GRIHA ya IGBC ki green rating mein ank dilaye",
        "Chaude chhajje aur patthar ka aadhaar, yaani plinth, design karna jo mitti ko baarish se bachayein",
        "Gaon ke rajmistriyon ko patli paraton mein deewar kootna sikhana",
      ],
      hindi: [
        "सन चार्ट पर प्लान घुमाना जब तक पश्चिम की दीवार छोटी न हो जाए",
        "ऐसा काँच और छत का सामान चुनना जो GRIHA या IGBC की ग्रीन रेटिंग में अंक दिलाए",
        "चौड़े छज्जे और पत्थर का आधार, यानी प्लिंथ, डिज़ाइन करना जो मिट्टी को बारिश से बचाएँ",
        "गाँव के राजमिस्त्रियों को पतली परतों में दीवार कूटना सिखाना",
      ],
    },
  },
  "refractory-bricklayer": {
    of: "1f3698",
    description: {
      hinglish: "Furnace aur bhatte ke andar garmi sehne wali eent lagana.",
      hindi: "फ़र्नेस और भट्ठे के अंदर गर्मी सहने वाली ईंट लगाना।",
    },
    summary: {
      hinglish: "Furnace, bhatte aur ladle ke andar firebrick lagana taaki pighla steel unke andar hi rahe.",
      hindi: "फ़र्नेस, भट्ठे और लैडल के अंदर फ़ायरब्रिक लगाना ताकि पिघला स्टील उनके अंदर ही रहे।",
    },
    day: {
      hinglish: [
        "Raat bhar mein thande hue ladle se ghisi lining todkar nikaalna",
        "Pachchar jaisi eentein gol ghere mein lagana aur aakhri, chaabi wali eent, thokna",
        "Dekhna ki koi jod gatte se mota na ho",
        "Thode samay ke shutdown mein dhaatu nikalne ke chhed ke paas patli jagah ki marammat karna",
      ],
      hindi: [
        "रात भर में ठंडे हुए लैडल से घिसी लाइनिंग तोड़कर निकालना",
        "पच्चर जैसी ईंटें गोल घेरे में लगाना और आख़िरी, चाबी वाली ईंट, ठोकना",
        "देखना कि कोई जोड़ गत्ते से मोटा न हो",
        "थोड़े समय के शटडाउन में धातु निकलने के छेद के पास पतली जगह की मरम्मत करना",
      ],
    },
  },
  "house-painter": {
    of: "17tpwy9",
    description: {
      hinglish: "Almari bachate hue parivar ka flat ek-ek kamra karke paint karna.",
      hindi: "अलमारी बचाते हुए परिवार का फ़्लैट एक-एक कमरा करके पेंट करना।",
    },
    summary: {
      hinglish:
        "Jis flat mein log rehte hon use ek-ek kamra karke paint karna: furniture khiskana, farsh dhakna, daraar bharna, shade par salah dena aur shaam tak ghar saaf chhodna.",
      hindi: "जिस फ़्लैट में लोग रहते हों उसे एक-एक कमरा करके पेंट करना: फ़र्नीचर खिसकाना, फ़र्श ढकना, दरार भरना, शेड पर सलाह देना और शाम तक घर साफ़ छोड़ना।",
    },
    day: {
      hinglish: [
        "Almari khiskana, palang dhakna aur hall se shuru karna",
        "Parivar ko manana ki kamra andhera karne wala rang na lein",
        "Pehla coat ruka rahe, tab pichhle din ki putty ghisna",
      ],
      hindi: [
        "अलमारी खिसकाना, पलंग ढकना और हॉल से शुरू करना",
        "परिवार को मनाना कि कमरा अँधेरा करने वाला रंग न लें",
        "पहला कोट रुका रहे, तब पिछले दिन की पुट्टी घिसना",
      ],
    },
  },
  "crane-technician": {
    of: "lmy6ft",
    description: {
      hinglish: "Oonchi crane ko section dar section khada karna aur uski service karna.",
      hindi: "ऊँची क्रेन को सेक्शन-दर-सेक्शन खड़ा करना और उसकी सर्विस करना।",
    },
    summary: {
      hinglish:
        "Site par tower crane khadi karna, imaarat badhne ke saath use ooncha karna, har mahine bolt, rope aur brake jaanchna, aur ant mein use utaarna.",
      hindi: "साइट पर टावर क्रेन खड़ी करना, इमारत बढ़ने के साथ उसे ऊँचा करना, हर महीने बोल्ट, रोप और ब्रेक जाँचना, और अंत में उसे उतारना।",
    },
    day: {
      hinglish: [
        "Mast ke bolt utne kasna jitna manual mein likha hai",
        "Jack se ek naya section lagakar crane ko ooncha karna",
        "Mahine ki service mein rope ki ghisai aur brake ka gap naapna",
        "Lambi baanh uthakar lagane se pehle hawa ka meter padhna",
      ],
      hindi: [
        "मास्ट के बोल्ट उतने कसना जितना मैनुअल में लिखा है",
        "जैक से एक नया सेक्शन लगाकर क्रेन को ऊँचा करना",
        "महीने की सर्विस में रोप की घिसाई और ब्रेक का गैप नापना",
        "लंबी बाँह उठाकर लगाने से पहले हवा का मीटर पढ़ना",
      ],
    },
  },
  "plumbing-supervisor": {
    of: "c9rqsq",
    description: { hinglish: "Deewar band hone se pehle site ke pipe jaanchna.", hindi: "दीवार बंद होने से पहले साइट के पाइप जाँचना।" },
    summary: {
      hinglish: "Site ke plumbers ki aguwai karna aur pipe par deewar band hone se pehle dhalaan, jod aur pressure jaanchna.",
      hindi: "साइट के प्लंबरों की अगुवाई करना और पाइप पर दीवार बंद होने से पहले ढलान, जोड़ और प्रेशर जाँचना।",
    },
    day: {
      hinglish: [
        "Concrete daalne se pehle slab par pipe ke chhed, yaani sleeve, ke nishaan lagana",
        "Khade pipe ko raat bhar pressure mein rakhna aur saat baje gauge padhna",
        "Store ki parchi par chaar plumber ko fitting dena",
        "Tile foreman ke saath ek-ek bathroom ke outlet ki oonchai tay karna",
      ],
      hindi: [
        "कंक्रीट डालने से पहले स्लैब पर पाइप के छेद, यानी स्लीव, के निशान लगाना",
        "खड़े पाइप को रात भर प्रेशर में रखना और सात बजे गेज पढ़ना",
        "स्टोर की पर्ची पर चार प्लंबरों को फ़िटिंग देना",
        "टाइल फ़ोरमैन के साथ एक-एक बाथरूम के आउटलेट की ऊँचाई तय करना",
      ],
    },
  },
  "painting-supervisor": {
    of: "16mvj1m",
    description: {
      hinglish: "Deewar aur rassi par painters ki aguwai karna aur paint ka har coat naapna.",
      hindi: "दीवार और रस्सी पर पेंटरों की अगुवाई करना और पेंट का हर कोट नापना।",
    },
    summary: {
      hinglish:
        "Imaarat, pul, tanki aur jahaz par thekedar ki toliyan chalana, satah, mausam, material aur suraksha ka dhyan rakhna, aur bill ke liye poora hua kaam naapna.",
      hindi: "इमारत, पुल, टंकी और जहाज़ पर ठेकेदार की टोलियाँ चलाना, सतह, मौसम, मैटीरियल और सुरक्षा का ध्यान रखना, और बिल के लिए पूरा हुआ काम नापना।",
    },
    day: {
      hinglish: [
        "Saat baje har kaamgar ki rassi, jhoola aur helmet jaanchna",
        "Gauge se sookhi parat naapna aur ek aur coat ka aadesh dena",
        "Manzil, shade aur lage litre ke hisaab se geele paint ka record rakhna",
      ],
      hindi: [
        "सात बजे हर कामगार की रस्सी, झूला और हेलमेट जाँचना",
        "गेज से सूखी परत नापना और एक और कोट का आदेश देना",
        "मंज़िल, शेड और लगे लीटर के हिसाब से गीले पेंट का रिकॉर्ड रखना",
      ],
    },
  },
  "heritage-stonemason": {
    of: "1kq6q3p",
    description: { hinglish: "Chheni, choone aur gud se purani deewar theek karna.", hindi: "छेनी, चूने और गुड़ से पुरानी दीवार ठीक करना।" },
    summary: {
      hinglish:
        "Kile, mandir, baavdi aur purane makaan ki marammat karna: toote patthar badalna, jodon mein choona bharna aur naye kaam ko purane se milana.",
      hindi: "क़िले, मंदिर, बावड़ी और पुराने मकान की मरम्मत करना: टूटे पत्थर बदलना, जोड़ों में चूना भरना और नए काम को पुराने से मिलाना।",
    },
    day: {
      hinglish: [
        "Gaddhe mein choona bujhana aur hafton baad chhaanna",
        "Masale ke purane nuskhe ke liye gud aur bel bhigona",
        "Toota patthar palatkar aise lagana ki jod na dikhe",
      ],
      hindi: ["गड्ढे में चूना बुझाना और हफ़्तों बाद छानना", "मसाले के पुराने नुस्ख़े के लिए गुड़ और बेल भिगोना", "टूटा पत्थर पलटकर ऐसे लगाना कि जोड़ न दिखे"],
    },
  },
  "floor-polisher": {
    of: "10walg7",
    description: { hinglish: "Sangmarmar ko ghisna jab tak usmein jhoomar na dikhe.", hindi: "संगमरमर को घिसना जब तक उसमें झूमर न दिखे।" },
    summary: {
      hinglish:
        "Ghar, hotel, mandir aur aspataal mein sangmarmar, granite, mosaic ya Kota patthar ke farsh ko bhaari machine, paani aur lagataar maheen hote pattharon se samtal aur chamakdaar banana.",
      hindi:
        "घर, होटल, मंदिर और अस्पताल में संगमरमर, ग्रेनाइट, मोज़ेक या कोटा पत्थर के फ़र्श को भारी मशीन, पानी और लगातार महीन होते पत्थरों से समतल और चमकदार बनाना।",
    },
    day: {
      hinglish: [
        "Poore hall mein mote se mahin patthar tak grinder chalana",
        "Ghisai ke beech milte rang ke paste se nanhe chhed bharna",
        "Oxalic powder se ragadna jab tak tube light poori na jhalke",
      ],
      hindi: [
        "पूरे हॉल में मोटे से महीन पत्थर तक ग्राइंडर चलाना",
        "घिसाई के बीच मिलते रंग के पेस्ट से नन्हे छेद भरना",
        "ऑक्ज़ैलिक पाउडर से रगड़ना जब तक ट्यूब लाइट पूरी न झलके",
      ],
    },
  },
};
