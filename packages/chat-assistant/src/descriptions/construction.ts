import type { ToldCareers } from "./told.ts";

export const construction: ToldCareers = {
  architect: {
    of: "va3t2k",
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
  },
  "landscape-architect": {
    of: "1mc5ikh",
    description: {
      hinglish: "Dhalaan, pedon aur raaston se park aur campus ko roop dena.",
      hindi: "ढलान, पेड़ों और रास्तों से पार्क और कैंपस को रूप देना।",
    },
    summary: {
      hinglish:
        "Park, campus, nadi ke kinare aur chhat ke bageeche design karna: zameen ki dhalaan kaisi ho, baarish ka paani kahan jaye, kya lagaya jaye aur log kahan baithein.",
      hindi: "पार्क, कैंपस, नदी के किनारे और छत के बग़ीचे डिज़ाइन करना: ज़मीन की ढलान कैसी हो, बारिश का पानी कहाँ जाए, क्या लगाया जाए और लोग कहाँ बैठें।",
    },
  },
  "town-planner": {
    of: "1wc7611",
    description: {
      hinglish: "Nakshe par tay karna ki shehar ke ghar, sadak aur naaliyan kahan hongi.",
      hindi: "नक़्शे पर तय करना कि शहर के घर, सड़कें और नालियाँ कहाँ होंगी।",
    },
    summary: {
      hinglish:
        "Shehar ka agle bees saal ka plan banana: log ginna, zameen ka naksha banana, ghar, sadak aur bazaar ki jagah tay karna, aur aapattiyan sunna.",
      hindi: "शहर का अगले बीस साल का प्लान बनाना: लोग गिनना, ज़मीन का नक़्शा बनाना, घर, सड़क और बाज़ार की जगह तय करना, और आपत्तियाँ सुनना।",
    },
  },
  "interior-architect": {
    of: "17zojgi",
    description: {
      hinglish: "Khadi imaarat ke andar deewar, seedhi aur roshni ki jagah badalna.",
      hindi: "खड़ी इमारत के अंदर दीवार, सीढ़ी और रोशनी की जगह बदलना।",
    },
    summary: {
      hinglish:
        "Flat, office aur hotel ke andar ka plan naye sire se banana, deewar aur seedhi se roshni aur fixed furniture tak, aur builder se use poora karana.",
      hindi: "फ़्लैट, ऑफ़िस और होटल के अंदर का प्लान नए सिरे से बनाना, दीवार और सीढ़ी से रोशनी और फ़िक्स्ड फ़र्नीचर तक, और बिल्डर से उसे पूरा कराना।",
    },
  },
  "conservation-architect": {
    of: "8v60k",
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
  },
  "urban-designer": {
    of: "1t0o1xk",
    description: {
      hinglish: "Aisi sadkein aur chowk design karna jahan log chalna aur baithna chahein.",
      hindi: "ऐसी सड़कें और चौक डिज़ाइन करना जहाँ लोग चलना और बैठना चाहें।",
    },
    summary: {
      hinglish:
        "Imaaraton ke beech ki jagah ko roop dena, jaise footpath, chowk aur bazaar ka saamne ka hissa, aur ve niyam likhna jo wahan ki nayi imaaraton ko maanne hain.",
      hindi: "इमारतों के बीच की जगह को रूप देना, जैसे फ़ुटपाथ, चौक और बाज़ार का सामने का हिस्सा, और वे नियम लिखना जो वहाँ की नई इमारतों को मानने हैं।",
    },
  },
  "transport-planner": {
    of: "1abdvo3",
    description: { hinglish: "Hisaab lagana ki agli bus lane ya metro kahan chale.", hindi: "हिसाब लगाना कि अगली बस लेन या मेट्रो कहाँ चले।" },
    summary: {
      hinglish:
        "Ginna aur anumaan lagana ki kaun kahan jayega, bus lane aur metro route ko computer model par parakhna, aur report dena ki har ek ka kharch kitna hoga aur usmein kitne log jayenge.",
      hindi:
        "गिनना और अनुमान लगाना कि कौन कहाँ जाएगा, बस लेन और मेट्रो रूट को कंप्यूटर मॉडल पर परखना, और रिपोर्ट देना कि हर एक का ख़र्च कितना होगा और उसमें कितने लोग जाएँगे।",
    },
  },
  "bim-modeller": {
    of: "112q7lz",
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
  },
  "architectural-draughtsperson": {
    of: "5s8wxh",
    description: {
      hinglish: "Haath ke sketch ko aise nakshe mein badalna jisse rajmistri imaarat bana sakein.",
      hindi: "हाथ के स्केच को ऐसे नक़्शे में बदलना जिससे राजमिस्त्री इमारत बना सकें।",
    },
    summary: {
      hinglish:
        "Architect ke sketch se naap wale plan, section aur darwazon ki list banana, jinse rajmistri kaam karein aur nagar palika manzoori de.",
      hindi: "आर्किटेक्ट के स्केच से नाप वाले प्लान, सेक्शन और दरवाज़ों की लिस्ट बनाना, जिनसे राजमिस्त्री काम करें और नगरपालिका मंज़ूरी दे।",
    },
  },
  "sustainable-design-consultant": {
    of: "175jzwn",
    description: {
      hinglish: "Builder ko dikhana ki deewar aur chhaon se bijli ka bill kaise ghate.",
      hindi: "बिल्डर को दिखाना कि दीवार और छाँव से बिजली का बिल कैसे घटे।",
    },
    summary: {
      hinglish:
        "Computer par imaarat ki garmi, din ki roshni aur bijli ka hisaab lagana, deewar, kaanch aur chhaon par salah dena, aur uski green rating poori karana.",
      hindi: "कंप्यूटर पर इमारत की गर्मी, दिन की रोशनी और बिजली का हिसाब लगाना, दीवार, काँच और छाँव पर सलाह देना, और उसकी ग्रीन रेटिंग पूरी कराना।",
    },
  },
  "architectural-modeller": {
    of: "1tcn9h",
    description: {
      hinglish: "Gatte, lakdi aur acrylic se scale par chhoti imaaratein banana.",
      hindi: "गत्ते, लकड़ी और ऐक्रेलिक से स्केल पर छोटी इमारतें बनाना।",
    },
    summary: {
      hinglish:
        "Laser, 3D printer aur haath se tower, township aur campus ke scale model kaatna, chipkana aur rangna, builder ke sales office, architect aur exhibition ke liye.",
      hindi: "लेज़र, 3D प्रिंटर और हाथ से टावर, टाउनशिप और कैंपस के स्केल मॉडल काटना, चिपकाना और रँगना, बिल्डर के सेल्स ऑफ़िस, आर्किटेक्ट और प्रदर्शनी के लिए।",
    },
  },
  "construction-manager": {
    of: "1kr24zr",
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
  },
  "site-supervisor": {
    of: "11qtjv1",
    description: {
      hinglish: "Slab par sariya aur level jaanchna taaki kisi toli ko rukna na pade.",
      hindi: "स्लैब पर सरिया और लेवल जाँचना ताकि किसी टोली को रुकना न पड़े।",
    },
    summary: {
      hinglish:
        "Subah saat baje se slab par khade rehna, sariya aur level jaanchna, aur bees toliyon ko ek doosre ke intezaar mein rukne na dena.",
      hindi: "सुबह सात बजे से स्लैब पर खड़े रहना, सरिया और लेवल जाँचना, और बीस टोलियों को एक-दूसरे के इंतज़ार में रुकने न देना।",
    },
  },
  "quantity-surveyor": {
    of: "ybmd4w",
    description: {
      hinglish: "Drawing par har cubic meter naapna aur uski laagat nikaalna.",
      hindi: "ड्रॉइंग पर हर घन मीटर नापना और उसकी लागत निकालना।",
    },
    summary: {
      hinglish:
        "Drawing se imaarat ka har cubic meter naapna, uska daam lagana, aur baad mein har bill ko asal mein bane kaam se milana, builder, maalik ya consultant ke liye.",
      hindi: "ड्रॉइंग से इमारत का हर घन मीटर नापना, उसका दाम लगाना, और बाद में हर बिल को असल में बने काम से मिलाना, बिल्डर, मालिक या कंसल्टेंट के लिए।",
    },
  },
  "cost-estimator": {
    of: "xexlz0",
    description: {
      hinglish: "Khudai se pehle hi tender ke liye imaarat ka daam lagana.",
      hindi: "खुदाई से पहले ही टेंडर के लिए इमारत का दाम लगाना।",
    },
    summary: {
      hinglish:
        "Thekedar ke tender ke liye drawing se, ek-ek rate jodkar, khudai se pehle hi kaam ka daam lagana: zyada lagaya to kaam gaya, kam lagaya to paisa gaya.",
      hindi: "ठेकेदार के टेंडर के लिए ड्रॉइंग से, एक-एक रेट जोड़कर, खुदाई से पहले ही काम का दाम लगाना: ज़्यादा लगाया तो काम गया, कम लगाया तो पैसा गया।",
    },
  },
  "clerk-of-works": {
    of: "15d4ony",
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
  },
  "building-inspector": {
    of: "1jcju3r",
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
  },
  "construction-safety-manager": {
    of: "8knus1",
    description: {
      hinglish: "Kaamgaron ko safety belt pehnwana aur gir sakne wale scaffold band karana.",
      hindi: "कामगारों को सेफ़्टी बेल्ट पहनवाना और गिर सकने वाले मचान बंद कराना।",
    },
    summary: {
      hinglish: "Site ki safety team ki aguwai karna, logon ko safety belt aur helmet pehnwana, aur woh scaffold band karana jo gir jata.",
      hindi: "साइट की सेफ़्टी टीम की अगुवाई करना, लोगों को सेफ़्टी बेल्ट और हेलमेट पहनवाना, और वह मचान बंद कराना जो गिर जाता।",
    },
  },
  "project-scheduler": {
    of: "x80gzj",
    description: {
      hinglish: "Khojna ki metro line banane ke kaun se kadam uski tareekh tay karte hain.",
      hindi: "खोजना कि मेट्रो लाइन बनाने के कौन-से क़दम उसकी तारीख़ तय करते हैं।",
    },
    summary: {
      hinglish:
        "Computer par metro line ko hazaron jude hue kadmon mein baantna, uski tareekh tay karne wale kadam khojna, aur har hafte site par hue kaam ko plan se milana.",
      hindi: "कंप्यूटर पर मेट्रो लाइन को हज़ारों जुड़े हुए क़दमों में बाँटना, उसकी तारीख़ तय करने वाले क़दम खोजना, और हर हफ़्ते साइट पर हुए काम को प्लान से मिलाना।",
    },
  },
  "materials-controller": {
    of: "61qe52",
    description: { hinglish: "Cement, sariya aur ret samay par site tak pahunchwana.", hindi: "सीमेंट, सरिया और रेत समय पर साइट तक पहुँचवाना।" },
    summary: {
      hinglish:
        "Site par cement, sariya aur ret mangwana, lena, ginna aur dena, taaki mixer kabhi na ruke aur bina likhe kuch bhi gate se bahar na jaye.",
      hindi: "साइट पर सीमेंट, सरिया और रेत मँगवाना, लेना, गिनना और देना, ताकि मिक्सर कभी न रुके और बिना लिखे कुछ भी गेट से बाहर न जाए।",
    },
  },
  "road-construction-supervisor": {
    of: "ivmhzc",
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
  },
  "labour-contractor": {
    of: "qr5ap9",
    description: {
      hinglish: "Doosron ki imaarat banane wali toliyan dhoondhna, mazdoori aur kamra dena.",
      hindi: "दूसरों की इमारत बनाने वाली टोलियाँ ढूँढना, उन्हें मज़दूरी और कमरा देना।",
    },
    summary: {
      hinglish:
        "Rajmistri, sariya mistri aur helper ko gaon se shehar ki site par lana, builder se daam tay karna, aur mazdoori, kamron aur suraksha ke liye jawabdeh hona.",
      hindi:
        "राजमिस्त्री, सरिया मिस्त्री और हेल्पर को गाँव से शहर की साइट पर लाना, बिल्डर से दाम तय करना, और मज़दूरी, कमरों और सुरक्षा के लिए जवाबदेह होना।",
    },
  },
  timekeeper: {
    of: "jwosi4",
    description: {
      hinglish: "Ginna ki site par kaun aaya, taaki mazdoori sahi bane.",
      hindi: "गिनना कि साइट पर कौन आया, ताकि मज़दूरी सही बने।",
    },
    summary: {
      hinglish: "Darj karna ki site par kaun aaya, kitne ghante aur kis toli mein, taaki mazdoori sahi bane.",
      hindi: "दर्ज करना कि साइट पर कौन आया, कितने घंटे और किस टोली में, ताकि मज़दूरी सही बने।",
    },
  },
  "site-surveyor": {
    of: "15s5x0r",
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
  },
  "survey-crew-member": {
    of: "aahs8p",
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
  },
  "soil-testing-technician": {
    of: "1fv1v8p",
    description: {
      hinglish: "Jaanchna ki mitti aur concrete ke sample kitna bhaar seh sakte hain.",
      hindi: "जाँचना कि मिट्टी और कंक्रीट के सैंपल कितना भार सह सकते हैं।",
    },
    summary: {
      hinglish: "Borehole se mitti aur har dhalai se concrete lena, aur jaanchna ki dono kitna bhaar sahenge.",
      hindi: "बोरहोल से मिट्टी और हर ढलाई से कंक्रीट लेना, और जाँचना कि दोनों कितना भार सहेंगे।",
    },
  },
  "cost-engineer": {
    of: "1s42hnj",
    description: { hinglish: "Site ka hafte ka kharch bane hue kaam se milana.", hindi: "साइट का हफ़्ते का ख़र्च बने हुए काम से मिलाना।" },
    summary: {
      hinglish: "Har hafte dekhna ki project ne kitna kharch kiya aur kitna kamaya, aur budget paar hone se pehle chetana.",
      hindi: "हर हफ़्ते देखना कि प्रोजेक्ट ने कितना ख़र्च किया और कितना कमाया, और बजट पार होने से पहले चेताना।",
    },
  },
  electrician: {
    of: "1xeodb1",
    description: {
      hinglish: "Ghar aur dukaan mein wiring karna aur deewar mein chhipi kharabi dhoondhna.",
      hindi: "घर और दुकान में वायरिंग करना और दीवार में छिपी ख़राबी ढूँढना।",
    },
    summary: {
      hinglish:
        "Ghar, dukaan aur factory mein wiring, board aur earthing lagana, tester se kharabi dhoondhna, aur nayi site ho ya purana ghar, pakka karna ki kisi ko current na lage aur aag na lage.",
      hindi:
        "घर, दुकान और फ़ैक्टरी में वायरिंग, बोर्ड और अर्थिंग लगाना, टेस्टर से ख़राबी ढूँढना, और नई साइट हो या पुराना घर, पक्का करना कि किसी को करंट न लगे और आग न लगे।",
    },
  },
  "industrial-electrician": {
    of: "1eic886",
    description: { hinglish: "Factory ki motor, drive aur panel chalu rakhna.", hindi: "फ़ैक्टरी की मोटर, ड्राइव और पैनल चालू रखना।" },
    summary: {
      hinglish:
        "Shift mein plant ki motor, panel aur drive sambhalna, kharab hone se pehle purze badalna, aur pata karna ki breaker kyon trip hua.",
      hindi: "शिफ़्ट में प्लांट की मोटर, पैनल और ड्राइव सँभालना, ख़राब होने से पहले पुर्ज़े बदलना, और पता करना कि ब्रेकर क्यों ट्रिप हुआ।",
    },
  },
  "electrical-supervisor": {
    of: "26obdt",
    description: {
      hinglish: "Sign karna ki imaarat ke circuit chalu karne ke liye surakshit hain.",
      hindi: "दस्तख़त करना कि इमारत के सर्किट चालू करने के लिए सुरक्षित हैं।",
    },
    summary: {
      hinglish: "Wiring crew ka zimma sambhalna, har circuit test karna aur sign karna ki imaarat ki bijli chalu ki ja sakti hai.",
      hindi: "वायरिंग क्रू का ज़िम्मा सँभालना, हर सर्किट टेस्ट करना और दस्तख़त करना कि इमारत की बिजली चालू की जा सकती है।",
    },
  },
  "solar-thermal-installer": {
    of: "1ywbt0",
    description: {
      hinglish: "Nahane ka paani garam karne wali chhat ki tanki aur kaanch ki nali lagana.",
      hindi: "नहाने का पानी गरम करने वाली छत की टंकी और काँच की नली लगाना।",
    },
    summary: {
      hinglish:
        "Ghar, hostel aur hotel par solar water heater lagana, use thande aur garam paani ki line se jodna, aur hard water ki jami parat saaf karna.",
      hindi: "घर, हॉस्टल और होटल पर सोलर वॉटर हीटर लगाना, उसे ठंडे और गरम पानी की लाइन से जोड़ना, और हार्ड वॉटर की जमी परत साफ़ करना।",
    },
  },
  "lift-technician": {
    of: "1dga10o",
    description: {
      hinglish: "Lift aise theek karna ki darwaze farsh ke barabar khulein.",
      hindi: "लिफ़्ट ऐसे ठीक करना कि दरवाज़े फ़र्श के बराबर खुलें।",
    },
    summary: {
      hinglish:
        "Lift company ya service firm ke liye flat, aspataal aur metro station mein lift lagana aur service karna, aur andar phanse logon ko nikaalne raat mein bhi aana.",
      hindi: "लिफ़्ट कंपनी या सर्विस फ़र्म के लिए फ़्लैट, अस्पताल और मेट्रो स्टेशन में लिफ़्ट लगाना और सर्विस करना, और अंदर फँसे लोगों को निकालने रात में भी आना।",
    },
  },
  "fire-alarm-technician": {
    of: "z20rk3",
    description: { hinglish: "Smoke detector lagana aur unka bewajah bajna rokna.", hindi: "स्मोक डिटेक्टर लगाना और उनका बेवजह बजना रोकना।" },
    summary: {
      hinglish:
        "Mall, aspataal aur hotel ke smoke detector, call point aur siren ek panel par lagana aur test karna, aur khojna ki woh bewajah kyon bajta hai.",
      hindi: "मॉल, अस्पताल और होटल के स्मोक डिटेक्टर, कॉल पॉइंट और सायरन एक पैनल पर लगाना और टेस्ट करना, और खोजना कि वह बेवजह क्यों बजता है।",
    },
  },
  "security-alarm-technician": {
    of: "1sh38yf",
    description: {
      hinglish: "Aise sensor lagana jo chor ko pakdein aur billi ko chhod dein.",
      hindi: "ऐसे सेंसर लगाना जो चोर को पकड़ें और बिल्ली को छोड़ दें।",
    },
    summary: {
      hinglish: "Darwaze ke contact, motion sensor aur siren aise lagana ki ve chor ko pakdein aur billi ko chhod dein.",
      hindi: "दरवाज़े के कॉन्टैक्ट, मोशन सेंसर और सायरन ऐसे लगाना कि वे चोर को पकड़ें और बिल्ली को छोड़ दें।",
    },
  },
  "air-conditioning-mechanic": {
    of: "d7lpdr",
    description: {
      hinglish: "Sabse tez garmi mein split AC saaf karna, gas bharna aur theek karna.",
      hindi: "सबसे तेज़ गर्मी में स्प्लिट AC साफ़ करना, गैस भरना और ठीक करना।",
    },
    summary: {
      hinglish: "Ghar, dukaan aur office ke AC lagana, saaf karna, gas bharna aur theek karna. May mein sab ek saath phone karte hain.",
      hindi: "घर, दुकान और ऑफ़िस के AC लगाना, साफ़ करना, गैस भरना और ठीक करना। मई में सब एक साथ फ़ोन करते हैं।",
    },
  },
  "refrigeration-mechanic": {
    of: "d7artv",
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
  },
  plumber: {
    of: "w5ib1h",
    description: {
      hinglish: "Paani aur nikaasi ke pipe daalna aur chhipi leakage dhoondhna.",
      hindi: "पानी और निकासी के पाइप डालना और छिपी लीकेज ढूँढना।",
    },
    summary: {
      hinglish:
        "Naksha padhna, paani, nikaasi aur gas ke pipe daalna, nal, tanki aur toilet lagana, pressure mein test karna, aur tile ke peeche ki leakage dhoondhna.",
      hindi: "नक़्शा पढ़ना, पानी, निकासी और गैस के पाइप डालना, नल, टंकी और टॉयलेट लगाना, प्रेशर में टेस्ट करना, और टाइल के पीछे की लीकेज ढूँढना।",
    },
  },
  "gas-fitter": {
    of: "31xgbq",
    description: { hinglish: "Bina leak ke rasoi tak pipe wali gas pahunchana.", hindi: "बिना लीक के रसोई तक पाइप वाली गैस पहुँचाना।" },
    summary: {
      hinglish:
        "City gas company ka pipe sadak ke valve se deewar par chadhakar meter aur chulhe tak lana, har jod test karna aur chulhe ko pipe wali gas ke layak banana.",
      hindi: "सिटी गैस कंपनी का पाइप सड़क के वाल्व से दीवार पर चढ़ाकर मीटर और चूल्हे तक लाना, हर जोड़ टेस्ट करना और चूल्हे को पाइप वाली गैस के लायक़ बनाना।",
    },
  },
  "sprinkler-fitter": {
    of: "n5afkl",
    description: {
      hinglish: "Ceiling ke ve pipe lagana jo aag ko shuru hote hi bujha dein.",
      hindi: "सीलिंग के वे पाइप लगाना जो आग को शुरू होते ही बुझा दें।",
    },
    summary: {
      hinglish:
        "Mall, aspataal aur godown ke laal pipe mein groove kaatna, unhe sprinkler head ke saath taangna, pump aur tanki se jodna, aur test karna ki ve pressure sambhalte hain.",
      hindi: "मॉल, अस्पताल और गोदाम के लाल पाइपों में ग्रूव काटना, उन्हें स्प्रिंकलर हेड के साथ टाँगना, पंप और टंकी से जोड़ना, और टेस्ट करना कि वे प्रेशर सँभालते हैं।",
    },
  },
  "duct-installer": {
    of: "rwm02s",
    description: {
      hinglish: "Imaarat ki thandi hawa ke liye metal ke duct modna aur taangna.",
      hindi: "इमारत की ठंडी हवा के लिए मेटल के डक्ट मोड़ना और टाँगना।",
    },
    summary: {
      hinglish:
        "Galvanised sheet se seedhe tukde, bend aur reducer banana, unhe mall, aspataal aur metro station mein taangna, aur har jod seal karna.",
      hindi: "गैल्वनाइज़्ड शीट से सीधे टुकड़े, बेंड और रिड्यूसर बनाना, उन्हें मॉल, अस्पताल और मेट्रो स्टेशन में टाँगना, और हर जोड़ सील करना।",
    },
  },
  "pump-mechanic": {
    of: "59htps",
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
  },
  "controls-technician": {
    of: "1r0muzu",
    description: {
      hinglish: "Imaarat ki cooling, light aur alarm ko sensor se chalne ke liye set karna.",
      hindi: "इमारत की कूलिंग, लाइट और अलार्म को सेंसर से चलने के लिए सेट करना।",
    },
    summary: {
      hinglish:
        "Mall, aspataal aur office ke sensor aur controller ki wiring, programming aur tuning karna, taaki hawa, light aur alarm apne aap chalein.",
      hindi: "मॉल, अस्पताल और ऑफ़िस के सेंसर और कंट्रोलर की वायरिंग, प्रोग्रामिंग और ट्यूनिंग करना, ताकि हवा, लाइट और अलार्म अपने आप चलें।",
    },
  },
  "insulation-worker": {
    of: "1e4tmxg",
    description: {
      hinglish: "Pipe, tanki aur deewar lapetna taaki garmi andar ya bahar hi rahe.",
      hindi: "पाइप, टंकी और दीवार लपेटना ताकि गर्मी अंदर या बाहर ही रहे।",
    },
    summary: {
      hinglish: "Refinery, power plant aur hotel ki garam aur thandi line ko rock wool ya rubber foam aur aluminium ki jacket se dhakna.",
      hindi: "रिफ़ाइनरी, पावर प्लांट और होटल की गरम और ठंडी लाइन को रॉक वूल या रबर फ़ोम और एल्युमिनियम की जैकेट से ढकना।",
    },
  },
  "cable-jointer": {
    of: "ft3sqb",
    description: {
      hinglish: "Zameen ke neeche ki bijli line aise jodna ki geeli mitti mein tike.",
      hindi: "ज़मीन के नीचे की बिजली लाइन ऐसे जोड़ना कि गीली मिट्टी में टिके।",
    },
    summary: {
      hinglish:
        "Bijli company, factory aur metro ke underground cable jodna aur unke sire banana, aur khudai machine se cable kat jaye to kharab hissa kaatkar nikaalna.",
      hindi: "बिजली कंपनी, फ़ैक्टरी और मेट्रो के अंडरग्राउंड केबल जोड़ना और उनके सिरे बनाना, और खुदाई मशीन से केबल कट जाए तो ख़राब हिस्सा काटकर निकालना।",
    },
  },
  "water-softener-installer": {
    of: "2pjv9c",
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
  },
  mason: {
    of: "x3upza",
    description: {
      hinglish: "Dori ke saath eent aur patthar rakhna taaki deewar seedhi uthe.",
      hindi: "डोरी के साथ ईंट और पत्थर रखना ताकि दीवार सीधी उठे।",
    },
    summary: {
      hinglish:
        "Kanni aur spirit level se makaan, school aur chaardeewari khadi karna aur unka plaster chikna karna. Aage head mistri ya chhota thekedar bana ja sakta hai.",
      hindi: "कन्नी और स्पिरिट लेवल से मकान, स्कूल और चारदीवारी खड़ी करना और उनका प्लास्टर चिकना करना। आगे हेड मिस्त्री या छोटा ठेकेदार बना जा सकता है।",
    },
  },
  "stone-mason": {
    of: "myicu8",
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
  },
  plasterer: {
    of: "aoyntr",
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
  },
  "tile-setter": {
    of: "12rnkv3",
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
  },
  "concrete-finisher": {
    of: "tz58yf",
    description: {
      hinglish: "Jamne se pehle ke kuch ghanton mein slab dhaalna aur chikna karna.",
      hindi: "जमने से पहले के कुछ घंटों में स्लैब ढालना और चिकना करना।",
    },
    summary: {
      hinglish:
        "Concrete jamne se pehle mile kuch hi ghanton mein slab, farsh aur sadak dhaalna, vibrator chalana aur chikna karna, phir kai din geela rakhna taaki mazbooti aaye.",
      hindi: "कंक्रीट जमने से पहले मिले कुछ ही घंटों में स्लैब, फ़र्श और सड़क ढालना, वाइब्रेटर चलाना और चिकना करना, फिर कई दिन गीला रखना ताकि मज़बूती आए।",
    },
  },
  "bar-bender-and-fixer": {
    of: "apv881",
    description: { hinglish: "Sariya baandhkar concrete ke andar ka dhaancha banana.", hindi: "सरिया बाँधकर कंक्रीट के अंदर का ढाँचा बनाना।" },
    summary: {
      hinglish:
        "Engineer ki list se sariya kaatna, modna aur baandhkar beam, column aur pul ka dhaancha banana, jise concrete mein chhipne se pehle gina aur jaancha jata hai.",
      hindi: "इंजीनियर की लिस्ट से सरिया काटना, मोड़ना और बाँधकर बीम, कॉलम और पुल का ढाँचा बनाना, जिसे कंक्रीट में छिपने से पहले गिना और जाँचा जाता है।",
    },
  },
  "shuttering-carpenter": {
    of: "1ittt9y",
    description: {
      hinglish: "Lakdi ke aise saanche banana jinhe geela concrete tod na sake.",
      hindi: "लकड़ी के ऐसे साँचे बनाना जिन्हें गीला कंक्रीट तोड़ न सके।",
    },
    summary: {
      hinglish:
        "Ply, steel aur tek se ve saanche banana jinmein column, beam aur slab dhalte hain, itne mazboot ki na tootein, aur concrete apna bhaar khud sambhaal le tab unhe kholna.",
      hindi: "प्लाई, स्टील और टेक से वे साँचे बनाना जिनमें कॉलम, बीम और स्लैब ढलते हैं, इतने मज़बूत कि न टूटें, और कंक्रीट अपना भार ख़ुद सँभाल ले तब उन्हें खोलना।",
    },
  },
  scaffolder: {
    of: "q95jjy",
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
  },
  "steel-erector": {
    of: "yhzdok",
    description: { hinglish: "Oonche beam par chalna aur girder ko bolt se jodna.", hindi: "ऊँचे बीम पर चलना और गर्डर को बोल्ट से जोड़ना।" },
    summary: {
      hinglish:
        "Factory, pul aur airport ke column aur girder, crane jaise-jaise laye, zameen se bahut upar torque wrench aur do safety rassiyon ke saath bolt se jodna.",
      hindi: "फ़ैक्टरी, पुल और हवाई अड्डे के कॉलम और गर्डर, क्रेन जैसे-जैसे लाए, ज़मीन से बहुत ऊपर टॉर्क रिंच और दो सेफ़्टी रस्सियों के साथ बोल्ट से जोड़ना।",
    },
  },
  "demolition-worker": {
    of: "q9efkg",
    description: { hinglish: "Imaarat ko upar se, ek-ek manzil karke todna.", hindi: "इमारत को ऊपर से, एक-एक मंज़िल करके तोड़ना।" },
    summary: {
      hinglish:
        "Breaker aur cutter se purani imaarat todna bina padosi ki imaarat giraye, aur bikne layak sariya, darwaze aur eent chhaantna.",
      hindi: "ब्रेकर और कटर से पुरानी इमारत तोड़ना बिना पड़ोसी की इमारत गिराए, और बिकने लायक़ सरिया, दरवाज़े और ईंटें छाँटना।",
    },
  },
  waterproofer: {
    of: "38naeo",
    description: {
      hinglish: "Agle monsoon se bachane ke liye chhat, bathroom aur tanki seal karna.",
      hindi: "अगले मानसून से बचाने के लिए छत, बाथरूम और टंकी सील करना।",
    },
    summary: {
      hinglish:
        "Builder, housing society aur sabse upar ki manzil ke pareshan parivaron ke liye dhoondhna ki baarish ya nal ka paani kahan se aata hai, phir chemical coat, sheet ya pump se bhara cement lagana.",
      hindi:
        "बिल्डर, हाउसिंग सोसाइटी और सबसे ऊपर की मंज़िल के परेशान परिवारों के लिए ढूँढना कि बारिश या नल का पानी कहाँ से आता है, फिर केमिकल कोट, शीट या पंप से भरा सीमेंट लगाना।",
    },
  },
  "prefabricated-building-assembler": {
    of: "u8c2d0",
    description: {
      hinglish: "Taiyar deewaron ke panel bolt se jodkar kuch dinon mein imaarat banana.",
      hindi: "तैयार दीवारों के पैनल बोल्ट से जोड़कर कुछ दिनों में इमारत बनाना।",
    },
    summary: {
      hinglish:
        "School, clinic, site camp aur sena ki chowki ke liye taiyar deewar aur kamre ke panel uthakar jagah par rakhna, aur bolt se jodkar kuch dinon mein imaarat banana.",
      hindi: "स्कूल, क्लिनिक, साइट कैंप और सेना की चौकी के लिए तैयार दीवार और कमरे के पैनल उठाकर जगह पर रखना, और बोल्ट से जोड़कर कुछ दिनों में इमारत बनाना।",
    },
  },
  "terrazzo-worker": {
    of: "8siph0",
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
  },
  "well-digger": {
    of: "18keyzl",
    description: {
      hinglish: "Haath aur machine se kuan khodna aur usmein ring lagana.",
      hindi: "हाथ और मशीन से कुआँ खोदना और उसमें रिंग लगाना।",
    },
    summary: {
      hinglish:
        "Haath aur machine se khule kuen khodna, ring ke neeche ring utaarna, purane kuen gehre aur saaf karna, aur dhansne wali mitti aur jaan lene wali hawa ko pehchanna.",
      hindi: "हाथ और मशीन से खुले कुएँ खोदना, रिंग के नीचे रिंग उतारना, पुराने कुएँ गहरे और साफ़ करना, और धँसने वाली मिट्टी और जान लेने वाली हवा को पहचानना।",
    },
  },
  "well-driller": {
    of: "1xbre1i",
    description: { hinglish: "Paani aane tak borewell ka hammer chattan mein chalana.", hindi: "पानी आने तक बोरवेल का हैमर चट्टान में चलाना।" },
    summary: {
      hinglish:
        "Khet, shehar aur factory ke liye, truck par lagi rig ka hammer saikdon foot chattan mein chalana jab tak paani na aaye, aur season ke saath ek rajya se doosre rajya jana.",
      hindi: "खेत, शहर और फ़ैक्टरी के लिए, ट्रक पर लगी रिग का हैमर सैकड़ों फ़ुट चट्टान में चलाना जब तक पानी न आए, और सीज़न के साथ एक राज्य से दूसरे राज्य जाना।",
    },
  },
  "construction-labourer": {
    of: "16lpnmj",
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
  },
  carpenter: {
    of: "hp0skf",
    description: { hinglish: "Lakdi se darwaze, khidki ki chaukhat aur shelf banana.", hindi: "लकड़ी से दरवाज़े, खिड़की की चौखट और शेल्फ़ बनाना।" },
    summary: {
      hinglish:
        "Lakdi, plywood aur laminate se darwaze, khidki ki chaukhat, almari aur rasoi ke cabinet banana aur lagana, taaki har ek bina zor lagaye band ho.",
      hindi: "लकड़ी, प्लाईवुड और लैमिनेट से दरवाज़े, खिड़की की चौखट, अलमारी और रसोई के कैबिनेट बनाना और लगाना, ताकि हर एक बिना ज़ोर लगाए बंद हो।",
    },
  },
  "kitchen-unit-installer": {
    of: "j4304n",
    description: { hinglish: "Tedhi deewaron par cabinet aur counter bithana.", hindi: "टेढ़ी दीवारों पर कैबिनेट और काउंटर बिठाना।" },
    summary: {
      hinglish:
        "Customer ke ghar par chapte dibbon se chalu modular kitchen banana, pipe, socket aur kabhi poori seedhi na hone wali deewaron ke hisaab se bithakar.",
      hindi: "ग्राहक के घर पर चपटे डिब्बों से चालू मॉड्यूलर किचन बनाना, पाइप, सॉकेट और कभी पूरी सीधी न होने वाली दीवारों के हिसाब से बिठाकर।",
    },
  },
  "painter-and-decorator": {
    of: "1ohxmp1",
    description: {
      hinglish: "Deewar khurachna, bharna aur saaf, seedhe kinaron ke saath paint karna.",
      hindi: "दीवार खुरचना, भरना और साफ़, सीधे किनारों के साथ पेंट करना।",
    },
    summary: {
      hinglish:
        "Ghar, office aur school ke kamron aur bahar ki deewaron ko khurachna, bharna, primer lagana aur paint karna, aur seedhi ya scaffold se kaam karna.",
      hindi: "घर, ऑफ़िस और स्कूल के कमरों और बाहर की दीवारों को खुरचना, भरना, प्राइमर लगाना और पेंट करना, और सीढ़ी या मचान से काम करना।",
    },
  },
  "ornamental-painter": {
    of: "10nrzsq",
    description: {
      hinglish: "Sponge se deewar ko patthar, resham ya zang jaisa dikhana.",
      hindi: "स्पंज से दीवार को पत्थर, रेशम या ज़ंग जैसा दिखाना।",
    },
    summary: {
      hinglish:
        "Customer ke chune sample board ke hisaab se ghar, hotel aur showroom ki khaas deewaron par texture paint, metallic coat aur glaze chadhana.",
      hindi: "ग्राहक के चुने सैंपल बोर्ड के हिसाब से घर, होटल और शोरूम की ख़ास दीवारों पर टेक्सचर पेंट, मेटैलिक कोट और ग्लेज़ चढ़ाना।",
    },
  },
  glazier: {
    of: "n1urcy",
    description: {
      hinglish: "Dukaan ke saamne aur oonche tower mein kaanch kaatna aur lagana.",
      hindi: "दुकान के सामने और ऊँचे टावर में काँच काटना और लगाना।",
    },
    summary: {
      hinglish:
        "Aaine, khidki aur dukaan ke saamne ka kaanch naapna, kaatna aur seal karna, aur toughened kaanch ko suction cup se uthakar tower ke frame mein bithana.",
      hindi: "आईने, खिड़की और दुकान के सामने का काँच नापना, काटना और सील करना, और टफ़ेंड काँच को सक्शन कप से उठाकर टावर के फ़्रेम में बिठाना।",
    },
  },
  "aluminium-fabricator": {
    of: "1cocx79",
    description: {
      hinglish: "Baarish rokne wale metal ke khidki frame kaatna aur jodna.",
      hindi: "बारिश रोकने वाले मेटल के खिड़की फ़्रेम काटना और जोड़ना।",
    },
    summary: {
      hinglish:
        "Chhoti workshop mein aluminium section se khidki, darwaze, partition aur dukaan ke saamne ke hisse banana, phir site par aise lagana ki baarish bahar rahe.",
      hindi: "छोटी वर्कशॉप में एल्युमिनियम सेक्शन से खिड़की, दरवाज़े, पार्टिशन और दुकान के सामने के हिस्से बनाना, फिर साइट पर ऐसे लगाना कि बारिश बाहर रहे।",
    },
  },
  roofer: {
    of: "qtsjmk",
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
  },
  "ceiling-installer": {
    of: "18ncl59",
    description: { hinglish: "Upar chhipe hue grid par gypsum board kasna.", hindi: "ऊपर छिपे हुए ग्रिड पर जिप्सम बोर्ड कसना।" },
    summary: {
      hinglish:
        "Flat, dukaan aur hotel mein chhipi light ki jagah wali gypsum ceiling lagana: metal grid ka level karna, us par board kasna aur painter ke liye jod bharna.",
      hindi: "फ़्लैट, दुकान और होटल में छिपी लाइट की जगह वाली जिप्सम सीलिंग लगाना: मेटल ग्रिड का लेवल करना, उस पर बोर्ड कसना और पेंटर के लिए जोड़ भरना।",
    },
  },
  "floor-layer": {
    of: "39ph8c",
    description: {
      hinglish: "Farsh level karna aur us par lakdi, vinyl ya kaaleen bichhana.",
      hindi: "फ़र्श लेवल करना और उस पर लकड़ी, विनाइल या कालीन बिछाना।",
    },
    summary: {
      hinglish:
        "Ghar, office, gym aur aspataal ka farsh level karna, phir lakdi, vinyl ya kaaleen chipkakar, click karke ya weld karke bichhana aur kinare poore karna.",
      hindi: "घर, ऑफ़िस, जिम और अस्पताल का फ़र्श लेवल करना, फिर लकड़ी, विनाइल या कालीन चिपकाकर, क्लिक करके या वेल्ड करके बिछाना और किनारे पूरे करना।",
    },
  },
  "wallpaper-hanger": {
    of: "1lc2d3p",
    description: {
      hinglish: "Deewar par chhapa kaagaz aise lagana ki koi jod na dikhe.",
      hindi: "दीवार पर छपा काग़ज़ ऐसे लगाना कि कोई जोड़ न दिखे।",
    },
    summary: {
      hinglish: "Ghar, hotel aur showroom mein wallpaper aur chhape mural chipkana, aur kone, darwaze aur socket par pattern milana.",
      hindi: "घर, होटल और शोरूम में वॉलपेपर और छपे म्यूरल चिपकाना, और कोने, दरवाज़े और सॉकेट पर पैटर्न मिलाना।",
    },
  },
  "wood-polisher": {
    of: "x7dgyb",
    description: {
      hinglish: "Darwaze par stain aur laakh ragadna jab tak lakdi ke reshe na dikhein.",
      hindi: "दरवाज़े पर स्टेन और लाख रगड़ना जब तक लकड़ी के रेशे न दिखें।",
    },
    summary: {
      hinglish:
        "Ghar aur workshop mein darwaze, mez aur panel ghisna, stain karna aur polish karna, pad se laakh lagakar ya spray gun se hard coat chadhakar.",
      hindi: "घर और वर्कशॉप में दरवाज़े, मेज़ और पैनल घिसना, स्टेन करना और पॉलिश करना, पैड से लाख लगाकर या स्प्रे गन से हार्ड कोट चढ़ाकर।",
    },
  },
  upholsterer: {
    of: "1pqyogt",
    description: { hinglish: "Dhanse hue sofe par naya foam aur kapda chadhana.", hindi: "धँसे हुए सोफ़े पर नया फ़ोम और कपड़ा चढ़ाना।" },
    summary: {
      hinglish:
        "Patti, spring, foam aur kapde se sofa, kursi aur gaadi ki seat banana aur phir se nayi karna, taaki har jod par pattern mile.",
      hindi: "पट्टी, स्प्रिंग, फ़ोम और कपड़े से सोफ़ा, कुर्सी और गाड़ी की सीट बनाना और फिर से नई करना, ताकि हर जोड़ पर पैटर्न मिले।",
    },
  },
  "fence-erector": {
    of: "1y0iedc",
    description: {
      hinglish: "Tedhi-medhi zameen par khambe, taar aur khet ke gate lagana.",
      hindi: "टेढ़ी-मेढ़ी ज़मीन पर खंभे, तार और खेत के गेट लगाना।",
    },
    summary: {
      hinglish:
        "Khet, factory, railway ki zameen aur khel ke maidan mein fence lagana: khambe seedhi line mein gaadna, jaali ya kaantedaar taar kheenchna aur gate lagana.",
      hindi: "खेत, फ़ैक्टरी, रेलवे की ज़मीन और खेल के मैदान में बाड़ लगाना: खंभे सीधी लाइन में गाड़ना, जाली या काँटेदार तार खींचना और गेट लगाना।",
    },
  },
  "swimming-pool-installer": {
    of: "3l8gjk",
    description: {
      hinglish: "Pool ko aakaar dena, tile aur seal karna aur filter ke pipe daalna.",
      hindi: "पूल को आकार देना, टाइल और सील करना और फ़िल्टर के पाइप डालना।",
    },
    summary: {
      hinglish:
        "Hotel, club aur ghar ke liye pool banana: sariye ka jaal, spray kiya concrete, seal, tile, pump aur filter, aur yeh test ki paani kam nahi hota.",
      hindi: "होटल, क्लब और घर के लिए पूल बनाना: सरिये का जाल, स्प्रे किया कंक्रीट, सील, टाइल, पंप और फ़िल्टर, और यह टेस्ट कि पानी कम नहीं होता।",
    },
  },
  "crane-operator": {
    of: "1mzrjtm",
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
  },
  "excavator-operator": {
    of: "1sedl8j",
    description: {
      hinglish: "Khoonti ke nishaan tak pipe ki khaai khodna aur tipper bharna.",
      hindi: "खूँटी के निशान तक पाइप की खाई खोदना और टिपर भरना।",
    },
    summary: {
      hinglish: "Khoontiyon ke bataye level tak neev aur pipe ki khaai khodna, dhalaan barabar karna aur bucket se tipper bharna.",
      hindi: "खूँटियों के बताए लेवल तक नींव और पाइप की खाई खोदना, ढलान बराबर करना और बकेट से टिपर भरना।",
    },
  },
  "bulldozer-operator": {
    of: "bx8m6x",
    description: {
      hinglish: "Mitti dhakelna, kaatna aur samtal karna, har baar ek blade ki chaudai.",
      hindi: "मिट्टी धकेलना, काटना और समतल करना, हर बार एक ब्लेड की चौड़ाई।",
    },
    summary: {
      hinglish:
        "Khadaan, baandh aur naye highway par aage chaudi steel plate wali chain machine chalana, jhaadiyan hatana aur mitti phailana taaki doosron ko banane ke liye aadhaar mile.",
      hindi: "खदान, बाँध और नए हाईवे पर आगे चौड़ी स्टील प्लेट वाली चेन मशीन चलाना, झाड़ियाँ हटाना और मिट्टी फैलाना ताकि दूसरों को बनाने के लिए आधार मिले।",
    },
  },
  "road-roller-driver": {
    of: "kumdny",
    description: {
      hinglish: "Gitti aur daamar dheere-dheere roll karna jab tak sadak sakht na ho.",
      hindi: "गिट्टी और डामर धीरे-धीरे रोल करना जब तक सड़क सख़्त न हो।",
    },
    summary: {
      hinglish:
        "Woh bhaari roller chalana jo highway, gaon ki sadak ya runway ki har parat dabata hai, taaki pehle monsoon mein truck ke pahiyon ke gaddhe na banein.",
      hindi: "वह भारी रोलर चलाना जो हाईवे, गाँव की सड़क या रनवे की हर परत दबाता है, ताकि पहले मानसून में ट्रक के पहियों के गड्ढे न बनें।",
    },
  },
  "batch-plant-operator": {
    of: "gwrqj1",
    description: { hinglish: "Truck dar truck, recipe se ek jaisa concrete milana.", hindi: "ट्रक-दर-ट्रक, रेसिपी से एक जैसा कंक्रीट मिलाना।" },
    summary: {
      hinglish:
        "Screen wale cabin se woh plant chalana jo lab ki recipe se ret, gitti, cement aur paani milata hai, taaki har truck ek jaisa concrete samay par site tak le jaye.",
      hindi:
        "स्क्रीन वाले केबिन से वह प्लांट चलाना जो लैब की रेसिपी से रेत, गिट्टी, सीमेंट और पानी मिलाता है, ताकि हर ट्रक एक जैसा कंक्रीट समय पर साइट तक ले जाए।",
    },
  },
  "pile-driver-operator": {
    of: "1yzwemm",
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
  },
  rigger: {
    of: "1fjleob",
    description: {
      hinglish: "Bhaari load hook se baandhna aur haath ke ishaare se disha dena.",
      hindi: "भारी लोड हुक से बाँधना और हाथ के इशारे से दिशा देना।",
    },
    summary: {
      hinglish:
        "Shipyard, refinery aur pul par crane jo uthaye use baandhna aur disha dena, rassi, chain aur lifting bar chunna aur driver ko har chaal ishaare se batana.",
      hindi: "शिपयार्ड, रिफ़ाइनरी और पुल पर क्रेन जो उठाए उसे बाँधना और दिशा देना, रस्सी, चेन और लिफ़्टिंग बार चुनना और ड्राइवर को हर चाल इशारे से बताना।",
    },
  },
  "tunnel-boring-machine-operator": {
    of: "1whw2y2",
    description: {
      hinglish: "Surang khodti, train jitni lambi machine ko sahi disha mein chalana.",
      hindi: "सुरंग खोदती, ट्रेन जितनी लंबी मशीन को सही दिशा में चलाना।",
    },
    summary: {
      hinglish:
        "Shehar ya pahad ke bahut neeche screen wale cabin mein baithkar metro, rail aur paani ki line aage badhana, jabki peeche ka crew taaza khude hisse par concrete lagata hai.",
      hindi: "शहर या पहाड़ के बहुत नीचे स्क्रीन वाले केबिन में बैठकर मेट्रो, रेल और पानी की लाइन आगे बढ़ाना, जबकि पीछे का क्रू ताज़ा खुदे हिस्से पर कंक्रीट लगाता है।",
    },
  },
  blaster: {
    of: "1mqlfbe",
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
  },
  "heavy-equipment-mechanic": {
    of: "1f8sj5v",
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
  },
  "paving-machine-operator": {
    of: "1ozidus",
    description: {
      hinglish: "Truck ke peeche garam daamar ko barabar kaaleen ki tarah bichhana.",
      hindi: "ट्रक के पीछे गरम डामर को बराबर कालीन की तरह बिछाना।",
    },
    summary: {
      hinglish:
        "Highway, shehar ki sadak aur runway ki upari parat bichhana, motai, dhalaan aur temperature ek saath sambhalna taaki gaadiyan bina jhatke ke chalein.",
      hindi: "हाईवे, शहर की सड़क और रनवे की ऊपरी परत बिछाना, मोटाई, ढलान और तापमान एक साथ सँभालना ताकि गाड़ियाँ बिना झटके के चलें।",
    },
  },
  "grader-operator": {
    of: "xq9u6o",
    description: { hinglish: "Lambe blade se sadak ki satah chheelkar use dhalaan dena.", hindi: "लंबे ब्लेड से सड़क की सतह छीलकर उसे ढलान देना।" },
    summary: {
      hinglish:
        "Do axle ke beech latke lambe blade se highway ya hawai patti ki satah ko theek dhalaan tak chheelna, aur roller ke dabane se pehle har parat phailana.",
      hindi: "दो एक्सल के बीच लटके लंबे ब्लेड से हाईवे या हवाई पट्टी की सतह को ठीक ढलान तक छीलना, और रोलर के दबाने से पहले हर परत फैलाना।",
    },
  },
  "building-maintenance-technician": {
    of: "w45k19",
    description: {
      hinglish: "Din bhar mein toote nal, darwaze, light aur taale theek karna.",
      hindi: "दिन भर में टूटे नल, दरवाज़े, लाइट और ताले ठीक करना।",
    },
    summary: {
      hinglish:
        "Hotel, aspataal ya office tower mein aaj jo toote use theek karna, nal se darwaze ke taale tak, aur din aur raat ki shift mein uske pump, generator aur light sambhalna.",
      hindi: "होटल, अस्पताल या ऑफ़िस टावर में आज जो टूटे उसे ठीक करना, नल से दरवाज़े के ताले तक, और दिन और रात की शिफ़्ट में उसके पंप, जनरेटर और लाइट सँभालना।",
    },
  },
  "building-caretaker": {
    of: "1lmnvsx",
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
  },
  "apartment-manager": {
    of: "1e5bvkx",
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
  },
  "pest-control-technician": {
    of: "16e0hif",
    description: {
      hinglish: "Rasoiye ko zahar se bachate hue deemak aur choohe khatam karna.",
      hindi: "रसोइए को ज़हर से बचाते हुए दीमक और चूहे ख़त्म करना।",
    },
    summary: {
      hinglish:
        "Dhoondhna ki deemak, cockroach aur choohe kahan se aate hain, wahan label ke hisaab se drill karna, spray karna ya chaara rakhna, aur ghar, hotel aur anaaj godown ko jane layak surakshit chhodna.",
      hindi:
        "ढूँढना कि दीमक, कॉकरोच और चूहे कहाँ से आते हैं, वहाँ लेबल के हिसाब से ड्रिल करना, स्प्रे करना या चारा रखना, और घर, होटल और अनाज गोदाम को जाने लायक़ सुरक्षित छोड़ना।",
    },
  },
  locksmith: {
    of: "1ls3wad",
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
  },
  "swimming-pool-attendant": {
    of: "wohuwz",
    description: {
      hinglish: "Paani test karna, dawa daalna aur filter aur tile saaf rakhna.",
      hindi: "पानी टेस्ट करना, दवा डालना और फ़िल्टर और टाइल साफ़ रखना।",
    },
    summary: {
      hinglish:
        "Hotel, club, school ya housing society ka pool sambhalna, jahan dawa ki galat matra ya paani ka dhundhla kona sabko dukhti aankhon ke saath ghar bhej de.",
      hindi: "होटल, क्लब, स्कूल या हाउसिंग सोसाइटी का पूल सँभालना, जहाँ दवा की ग़लत मात्रा या पानी का धुँधला कोना सबको दुखती आँखों के साथ घर भेज दे।",
    },
  },
  "window-cleaner": {
    of: "1ag175x",
    description: {
      hinglish: "Rassi, jhoole aur seedhi se oonchi imaaraton ke sheeshe dhona.",
      hindi: "रस्सी, झूले और सीढ़ी से ऊँची इमारतों के शीशे धोना।",
    },
    summary: {
      hinglish:
        "Office tower, mall aur airport ke bahar balti aur do rassiyon ke saath latakna, oonchai par kaam ki training lekar aur chhat par khade saathi ki nazar mein.",
      hindi: "ऑफ़िस टावर, मॉल और हवाई अड्डे के बाहर बाल्टी और दो रस्सियों के साथ लटकना, ऊँचाई पर काम की ट्रेनिंग लेकर और छत पर खड़े साथी की नज़र में।",
    },
  },
  "rope-access-technician": {
    of: "1l65khj",
    description: {
      hinglish: "Do rassiyon par latakkar tower aur chimney seal aur theek karna.",
      hindi: "दो रस्सियों पर लटककर टावर और चिमनी सील और ठीक करना।",
    },
    summary: {
      hinglish: "Do rassiyon par latakkar ve tower, pul aur chimney jaanchna, seal karna aur theek karna jahan koi seedhi nahi pahunchti.",
      hindi: "दो रस्सियों पर लटककर वे टावर, पुल और चिमनी जाँचना, सील करना और ठीक करना जहाँ कोई सीढ़ी नहीं पहुँचती।",
    },
  },
  "septic-tank-installer": {
    of: "1bam69g",
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
  },
  "sewer-pipelayer": {
    of: "1lv6h9b",
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
  },
  "duct-cleaner": {
    of: "1ri1vsg",
    description: {
      hinglish: "Kitchen ke duct aur chimney se chiknai aur kaalikh khurachna.",
      hindi: "किचन के डक्ट और चिमनी से चिकनाई और कालिख खुरचना।",
    },
    summary: {
      hinglish:
        "Restaurant ke chulhon ke upar ke duct aur boiler ki chimney yaani flue saaf karna, zyadatar raat mein, isse pehle ki unki chiknai aur kaalikh aag pakad le.",
      hindi: "रेस्टोरेंट के चूल्हों के ऊपर के डक्ट और बॉयलर की चिमनी यानी फ़्लू साफ़ करना, ज़्यादातर रात में, इससे पहले कि उनकी चिकनाई और कालिख आग पकड़ ले।",
    },
  },
  "sign-installer": {
    of: "12xj8uw",
    description: {
      hinglish: "Dukaan ke board aur light wale akshar seedhe, paani se bachakar lagana.",
      hindi: "दुकान के बोर्ड और लाइट वाले अक्षर सीधे, पानी से बचाकर लगाना।",
    },
    summary: {
      hinglish:
        "Sign banane wale ke liye dukaan, bank aur petrol pump par seedhi aur scaffold se board aur light wale akshar lagana, taaki ve toofan mein seedhe, sookhe aur surakshit rahein.",
      hindi: "साइन बनाने वाले के लिए दुकान, बैंक और पेट्रोल पंप पर सीढ़ी और मचान से बोर्ड और लाइट वाले अक्षर लगाना, ताकि वे तूफ़ान में सीधे, सूखे और सुरक्षित रहें।",
    },
  },
  "home-inspector": {
    of: "1w4su6s",
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
  },
  "playground-equipment-erector": {
    of: "1mihfvc",
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
  },
  handyman: {
    of: "an5402",
    description: { hinglish: "Ek hi baar aakar ghar ke das chhote kaam karna.", hindi: "एक ही बार आकर घर के दस छोटे काम करना।" },
    summary: {
      hinglish:
        "Flat, office aur akele rehne wale buzurgon ke ghar mein shelf lagana aur kabze, nal, switch aur taale theek karna, aksar app se ya logon ke batane par mile kaam par.",
      hindi: "फ़्लैट, ऑफ़िस और अकेले रहने वाले बुज़ुर्गों के घर में शेल्फ़ लगाना और क़ब्ज़े, नल, स्विच और ताले ठीक करना, अक्सर ऐप से या लोगों के बताने पर मिले काम पर।",
    },
  },
  groundskeeper: {
    of: "1jly1sw",
    description: {
      hinglish: "Campus ke lawn, jhaadiyan aur phoolon ki kyaari hari-bhari rakhna.",
      hindi: "कैंपस के लॉन, झाड़ियाँ और फूलों की क्यारी हरी-भरी रखना।",
    },
    summary: {
      hinglish:
        "Campus, club ya park ke lawn, jhaadiyan aur phoolon ki kyaari garmi aur monsoon mein ghaas ki machine, kainchi aur pipe se hari-bhari rakhna, aksar head mali ke neeche.",
      hindi: "कैंपस, क्लब या पार्क के लॉन, झाड़ियाँ और फूलों की क्यारी गर्मी और मानसून में घास की मशीन, कैंची और पाइप से हरी-भरी रखना, अक्सर हेड माली के नीचे।",
    },
  },
  "security-guard": {
    of: "12l6yq3",
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
  },
  "suspended-ceiling-installer": {
    of: "19rxz8w",
    description: {
      hinglish: "Tile wale grid lagana jo pipe chhipayein aur goonj sokh lein.",
      hindi: "टाइल वाले ग्रिड लगाना जो पाइप छिपाएँ और गूँज सोख लें।",
    },
    summary: {
      hinglish:
        "Office, hall aur studio ki slab ke neeche metal grid aur tile latkana, taaki pipe aur cable pahunch mein rahein, aur goonj sokhne wale panel jodna.",
      hindi: "ऑफ़िस, हॉल और स्टूडियो की स्लैब के नीचे मेटल ग्रिड और टाइल लटकाना, ताकि पाइप और केबल पहुँच में रहें, और गूँज सोखने वाले पैनल जोड़ना।",
    },
  },
  "stair-builder": {
    of: "1bu3duw",
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
  },
  "smart-home-installer": {
    of: "xsdrin",
    description: {
      hinglish: "Aise switch aur taale lagana jo parivar ke phone se chalein.",
      hindi: "ऐसे स्विच और ताले लगाना जो परिवार के फ़ोन से चलें।",
    },
    summary: {
      hinglish:
        "Flat aur villa mein camera, darwaze ke taale, light aur sensor lagana, unhe wi-fi aur phone se jodna, parivar ko sikhana, aur router badle to phir aana.",
      hindi: "फ़्लैट और विला में कैमरे, दरवाज़े के ताले, लाइट और सेंसर लगाना, उन्हें वाई-फ़ाई और फ़ोन से जोड़ना, परिवार को सिखाना, और राउटर बदले तो फिर आना।",
    },
  },
  "generator-mechanic": {
    of: "ji6wlp",
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
  },
  "escalator-mechanic": {
    of: "1k8yd5a",
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
  },
  "fire-prevention-officer": {
    of: "95384r",
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
  },
  "green-building-architect": {
    of: "19we2qi",
    description: {
      hinglish: "Aisi imaaratein design karna jo kam bijli mein thandi rahein.",
      hindi: "ऐसी इमारतें डिज़ाइन करना जो कम बिजली में ठंडी रहें।",
    },
    summary: {
      hinglish:
        "Aise ghar, school aur office design karna jo kam bijli mein thande rahein, jinmein se kuch mitti, baans aur choone ke hon.",
      hindi: "ऐसे घर, स्कूल और ऑफ़िस डिज़ाइन करना जो कम बिजली में ठंडे रहें, जिनमें से कुछ मिट्टी, बाँस और चूने के हों।",
    },
  },
  "refractory-bricklayer": {
    of: "1xfae7z",
    description: {
      hinglish: "Furnace aur bhatte ke andar garmi sehne wali eent lagana.",
      hindi: "फ़र्नेस और भट्ठे के अंदर गर्मी सहने वाली ईंट लगाना।",
    },
    summary: {
      hinglish: "Furnace, bhatte aur ladle ke andar firebrick lagana taaki pighla steel unke andar hi rahe.",
      hindi: "फ़र्नेस, भट्ठे और लैडल के अंदर फ़ायरब्रिक लगाना ताकि पिघला स्टील उनके अंदर ही रहे।",
    },
  },
  "house-painter": {
    of: "cf9a0n",
    description: {
      hinglish: "Almari bachate hue parivar ka flat ek-ek kamra karke paint karna.",
      hindi: "अलमारी बचाते हुए परिवार का फ़्लैट एक-एक कमरा करके पेंट करना।",
    },
    summary: {
      hinglish:
        "Jis flat mein log rehte hon use ek-ek kamra karke paint karna: furniture khiskana, farsh dhakna, daraar bharna, shade par salah dena aur shaam tak ghar saaf chhodna.",
      hindi: "जिस फ़्लैट में लोग रहते हों उसे एक-एक कमरा करके पेंट करना: फ़र्नीचर खिसकाना, फ़र्श ढकना, दरार भरना, शेड पर सलाह देना और शाम तक घर साफ़ छोड़ना।",
    },
  },
  "crane-technician": {
    of: "1819l4",
    description: {
      hinglish: "Oonchi crane ko section dar section khada karna aur uski service karna.",
      hindi: "ऊँची क्रेन को सेक्शन-दर-सेक्शन खड़ा करना और उसकी सर्विस करना।",
    },
    summary: {
      hinglish:
        "Site par tower crane khadi karna, imaarat badhne ke saath use ooncha karna, har mahine bolt, rope aur brake jaanchna, aur ant mein use utaarna.",
      hindi: "साइट पर टावर क्रेन खड़ी करना, इमारत बढ़ने के साथ उसे ऊँचा करना, हर महीने बोल्ट, रोप और ब्रेक जाँचना, और अंत में उसे उतारना।",
    },
  },
  "plumbing-supervisor": {
    of: "1g3m3op",
    description: { hinglish: "Deewar band hone se pehle site ke pipe jaanchna.", hindi: "दीवार बंद होने से पहले साइट के पाइप जाँचना।" },
    summary: {
      hinglish: "Site ke plumbers ki aguwai karna aur pipe par deewar band hone se pehle dhalaan, jod aur pressure jaanchna.",
      hindi: "साइट के प्लंबरों की अगुवाई करना और पाइप पर दीवार बंद होने से पहले ढलान, जोड़ और प्रेशर जाँचना।",
    },
  },
  "painting-supervisor": {
    of: "3fqpg",
    description: {
      hinglish: "Deewar aur rassi par painters ki aguwai karna aur paint ka har coat naapna.",
      hindi: "दीवार और रस्सी पर पेंटरों की अगुवाई करना और पेंट का हर कोट नापना।",
    },
    summary: {
      hinglish:
        "Imaarat, pul, tanki aur jahaz par thekedar ki toliyan chalana, satah, mausam, material aur suraksha ka dhyan rakhna, aur bill ke liye poora hua kaam naapna.",
      hindi: "इमारत, पुल, टंकी और जहाज़ पर ठेकेदार की टोलियाँ चलाना, सतह, मौसम, मैटीरियल और सुरक्षा का ध्यान रखना, और बिल के लिए पूरा हुआ काम नापना।",
    },
  },
  "heritage-stonemason": {
    of: "7o5gbm",
    description: { hinglish: "Chheni, choone aur gud se purani deewar theek karna.", hindi: "छेनी, चूने और गुड़ से पुरानी दीवार ठीक करना।" },
    summary: {
      hinglish:
        "Kile, mandir, baavdi aur purane makaan ki marammat karna: toote patthar badalna, jodon mein choona bharna aur naye kaam ko purane se milana.",
      hindi: "क़िले, मंदिर, बावड़ी और पुराने मकान की मरम्मत करना: टूटे पत्थर बदलना, जोड़ों में चूना भरना और नए काम को पुराने से मिलाना।",
    },
  },
  "floor-polisher": {
    of: "r9pmjc",
    description: { hinglish: "Sangmarmar ko ghisna jab tak usmein jhoomar na dikhe.", hindi: "संगमरमर को घिसना जब तक उसमें झूमर न दिखे।" },
    summary: {
      hinglish:
        "Ghar, hotel, mandir aur aspataal mein sangmarmar, granite, mosaic ya Kota patthar ke farsh ko bhaari machine, paani aur lagataar maheen hote pattharon se samtal aur chamakdaar banana.",
      hindi:
        "घर, होटल, मंदिर और अस्पताल में संगमरमर, ग्रेनाइट, मोज़ेक या कोटा पत्थर के फ़र्श को भारी मशीन, पानी और लगातार महीन होते पत्थरों से समतल और चमकदार बनाना।",
    },
  },
};
