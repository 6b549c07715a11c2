import type { ToldCareers } from "./told.ts";

export const retail: ToldCareers = {
  "retail-sales-associate": {
    of: "14ymcl2",
    description: {
      hinglish: "Grahakon ka swagat karna aur rack se sahi size nikaalna.",
      hindi: "ग्राहकों का स्वागत करना और रैक से सही साइज़ निकालना।",
    },
    summary: {
      hinglish:
        "Kapde ki dukaan ya department store ke floor par kaam karna: swagat karna, salah dena, trial room dekhna, bill banana, maal bharna aur tah karna, Sunday aur tyohaar wali shift mein bhi, target ke saath.",
      hindi:
        "कपड़े की दुकान या डिपार्टमेंट स्टोर के फ़्लोर पर काम करना: स्वागत करना, सलाह देना, ट्रायल रूम देखना, बिल बनाना, माल भरना और तह करना, रविवार और त्योहार वाली शिफ़्ट में भी, टारगेट के साथ।",
    },
  },
  "consumer-electronics-salesperson": {
    of: "a5f89l",
    description: {
      hinglish: "Dikhana ki mehnga phone ya TV sach mein kya zyada deta hai.",
      hindi: "दिखाना कि महँगा फ़ोन या टीवी सच में क्या ज़्यादा देता है।",
    },
    summary: {
      hinglish:
        "Chain store ya brand ke counter par phone, TV aur fridge bechna: poochhna ki istemal kaise hoga, model compare karna, loan, delivery aur fitting karwana, aur target poora karne mein lage rehna.",
      hindi:
        "चेन स्टोर या ब्रांड के काउंटर पर फ़ोन, टीवी और फ़्रिज बेचना: पूछना कि इस्तेमाल कैसे होगा, मॉडल की तुलना करना, लोन, डिलीवरी और फ़िटिंग करवाना, और टारगेट पूरा करने में लगे रहना।",
    },
  },
  "furniture-salesperson": {
    of: "xke6gi",
    description: {
      hinglish: "Parivaron ko aisa sofa ya bed chunwana jo darwaze se andar jaaye.",
      hindi: "परिवारों को ऐसा सोफ़ा या बेड चुनवाना जो दरवाज़े से अंदर जाए।",
    },
    summary: {
      hinglish:
        "Kamra, aadat aur budget poochhna, lakdi, board aur foam samjhana, naap se plan banana, aur order par tab tak nazar rakhna jab tak woh customer ke ghar mein lag na jaaye.",
      hindi: "कमरा, आदत और बजट पूछना, लकड़ी, बोर्ड और फ़ोम समझाना, नाप से प्लान बनाना, और ऑर्डर पर तब तक नज़र रखना जब तक वह ग्राहक के घर में लग न जाए।",
    },
  },
  "jewellery-salesperson": {
    of: "15rzd9",
    description: {
      hinglish: "Kangan aur angoothi dikhana aur hallmark aur shuddhata samjhana.",
      hindi: "कंगन और अँगूठी दिखाना और हॉलमार्क और शुद्धता समझाना।",
    },
    summary: {
      hinglish:
        "Jeweller ke showroom mein parivaron ko gehne dikhana: mauka aur budget poochhna, ek baar mein ek tray dikhana, bill par sona, making charge aur GST jodna, aur har piece ginkar wapas rakhna.",
      hindi:
        "ज्वेलर के शोरूम में परिवारों को गहने दिखाना: मौक़ा और बजट पूछना, एक बार में एक ट्रे दिखाना, बिल पर सोना, मेकिंग चार्ज और GST जोड़ना, और हर पीस गिनकर वापस रखना।",
    },
  },
  "saree-salesperson": {
    of: "gwon9h",
    description: {
      hinglish: "Dulhan aur uski mausi chachi ke liye ek ke baad ek saree kholna.",
      hindi: "दुल्हन और उसकी मौसी चाची के लिए एक के बाद एक साड़ी खोलना।",
    },
    summary: {
      hinglish:
        "Saree ki dukaan ke safed gadde par un parivaron ko saree dikhana jo shaadi aur tyohaar ke liye kharidte hain: mauka aur budget poochhna, jo janche woh kholna, asli bunai aur nakal ka fark batana, aur sab phir tah karna.",
      hindi:
        "साड़ी की दुकान के सफ़ेद गद्दे पर उन परिवारों को साड़ी दिखाना जो शादी और त्योहार के लिए ख़रीदते हैं: मौक़ा और बजट पूछना, जो जँचे वह खोलना, असली बुनाई और नक़ल का फ़र्क़ बताना, और सब फिर तह करना।",
    },
  },
  "car-salesperson": {
    of: "1oqu1qo",
    description: {
      hinglish: "Grahakon ko test drive par le jaana aur loan compare karna.",
      hindi: "ग्राहकों को टेस्ट ड्राइव पर ले जाना और लोन की तुलना करना।",
    },
    summary: {
      hinglish:
        "Dealer ke showroom mein har mahine gaadiyon ke target par kaam karna: baat sunna, model dikhana, test drive par saath jaana, loan, insurance aur purani gaadi ka kaam niptana, aur chaabi dena.",
      hindi:
        "डीलर के शोरूम में हर महीने गाड़ियों के टारगेट पर काम करना: बात सुनना, मॉडल दिखाना, टेस्ट ड्राइव पर साथ जाना, लोन, बीमा और पुरानी गाड़ी का काम निपटाना, और चाबी देना।",
    },
  },
  "pharmacy-salesperson": {
    of: "1wd6h64",
    description: {
      hinglish: "Dawa ke patte nikaalna aur jaanna ki kis mein parcha chahiye.",
      hindi: "दवा के पत्ते निकालना और जानना कि किसमें पर्चा चाहिए।",
    },
    summary: {
      hinglish:
        "Medical store ke counter par registered pharmacist ke neeche kaam karna, jis par har parche ki zimmedari hoti hai: dawa ke patte nikaalna aur bill banana, expiry date jaanchna, aur naya maal kholkar shelf par lagana.",
      hindi:
        "मेडिकल स्टोर के काउंटर पर रजिस्टर्ड फ़ार्मासिस्ट के नीचे काम करना, जिस पर हर पर्चे की ज़िम्मेदारी होती है: दवा के पत्ते निकालना और बिल बनाना, एक्सपायरी डेट जाँचना, और नया माल खोलकर शेल्फ़ पर लगाना।",
    },
  },
  "shoe-salesperson": {
    of: "1fnnj6n",
    description: { hinglish: "Pair naapna aur bachche ki chaal se fit parakhna.", hindi: "पैर नापना और बच्चे की चाल से फ़िट परखना।" },
    summary: {
      hinglish:
        "Joote ki dukaan ya chain mein kaam karna: dono pair naapna, store room se jodiyan laana, panje ki jagah aur edi ka phisalna dekhna, leather aur dekhbhal samjhana, aur moze aur polish bhi bechna.",
      hindi:
        "जूते की दुकान या चेन में काम करना: दोनों पैर नापना, स्टोर रूम से जोड़ियाँ लाना, पंजे की जगह और एड़ी का फिसलना देखना, लेदर और देखभाल समझाना, और मोज़े और पॉलिश भी बेचना।",
    },
  },
  "sporting-goods-salesperson": {
    of: "1q72eg",
    description: {
      hinglish: "Khiladi ke hisaab se bat, racket ya running shoe chunwana.",
      hindi: "खिलाड़ी के हिसाब से बैट, रैकेट या रनिंग शू चुनवाना।",
    },
    summary: {
      hinglish:
        "Sports shop mein naye khiladiyon, mata pita, club aur school ko salah dena, joote aur racket haath, pair aur budget se milana, string aur grip lagana, aur batana ki kab sasta wala kaafi hai.",
      hindi:
        "स्पोर्ट्स शॉप में नए खिलाड़ियों, माता पिता, क्लब और स्कूल को सलाह देना, जूते और रैकेट हाथ, पैर और बजट से मिलाना, स्ट्रिंग और ग्रिप लगाना, और बताना कि कब सस्ता वाला काफ़ी है।",
    },
  },
  bookseller: {
    of: "nt1d7g",
    description: { hinglish: "Agla novel sujhana aur jo na ho use mangwana.", hindi: "अगला उपन्यास सुझाना और जो न हो उसे मँगवाना।" },
    summary: {
      hinglish:
        "Dukaan mein, mele mein aur schoolon ko kitabein bechna: umar aur pasand ke hisaab se salah dena, maal mangwana aur lautana, shelf aise rakhna ki kitab mil jaaye, aur aksar door ke grahakon ko parcel bhejna.",
      hindi:
        "दुकान में, मेले में और स्कूलों को किताबें बेचना: उम्र और पसंद के हिसाब से सलाह देना, माल मँगवाना और लौटाना, शेल्फ़ ऐसे रखना कि किताब मिल जाए, और अक्सर दूर के ग्राहकों को पार्सल भेजना।",
    },
  },
  "auto-parts-salesperson": {
    of: "uk31u9",
    description: { hinglish: "Number se sahi clutch plate ya gasket dhoondhna.", hindi: "नंबर से सही क्लच प्लेट या गैसकेट ढूँढना।" },
    summary: {
      hinglish:
        "Counter aur phone par mechanic ke liye number, aakaar ya yaaddasht se sahi clutch plate ya gasket dhoondhna, aur nakli maal se saavdhan karna.",
      hindi: "काउंटर और फ़ोन पर मैकेनिक के लिए नंबर, आकार या याददाश्त से सही क्लच प्लेट या गैसकेट ढूँढना, और नक़ली माल से सावधान करना।",
    },
  },
  "building-materials-salesperson": {
    of: "91rt2j",
    description: {
      hinglish: "Hisaab lagana ki ghar mein kitna cement ya tile lagega.",
      hindi: "हिसाब लगाना कि घर में कितना सीमेंट या टाइल लगेगा।",
    },
    summary: {
      hinglish:
        "Hardware ya tile ki dukaan mein raaj mistri, thekedar aur parivaron ko maal dena: naksha dekhkar matra nikaalna, grade samjhana, rate dena, aur sahi din truck site par pahunchana.",
      hindi:
        "हार्डवेयर या टाइल की दुकान में राज मिस्त्री, ठेकेदार और परिवारों को माल देना: नक़्शा देखकर मात्रा निकालना, ग्रेड समझाना, रेट देना, और सही दिन ट्रक साइट पर पहुँचाना।",
    },
  },
  "cosmetics-consultant": {
    of: "1mdnz5b",
    description: { hinglish: "Grahak ke chehre se foundation aur lipstick milana.", hindi: "ग्राहक के चेहरे से फ़ाउंडेशन और लिपस्टिक मिलाना।" },
    summary: {
      hinglish:
        "Mall ya beauty store mein brand ke counter par kaam karna: skin aur aadat ke baare mein poochhna, chehre par shade lagakar dekhna, lagana sikhana, aur tester saaf aur bikri ka hisaab likhkar rakhna.",
      hindi:
        "मॉल या ब्यूटी स्टोर में ब्रांड के काउंटर पर काम करना: त्वचा और आदत के बारे में पूछना, चेहरे पर शेड लगाकर देखना, लगाना सिखाना, और टेस्टर साफ़ और बिक्री का हिसाब लिखकर रखना।",
    },
  },
  "sales-demonstrator": {
    of: "1tztst",
    description: {
      hinglish: "Chhoti bheed ko gadget chalakar dikhana jab tak koi kharid na le.",
      hindi: "छोटी भीड़ को गैजेट चलाकर दिखाना जब तक कोई ख़रीद न ले।",
    },
    summary: {
      hinglish:
        "Mall, mele aur appliance ki dukaan mein brand ke liye kaam karna, zyadatar din ke hisaab se: aate jaate logon ke saamne uske gadget se pakana, safai karna ya kaatna, sawaalon ka jawab dena, aur ginna ki kitna bika.",
      hindi:
        "मॉल, मेले और अप्लायंस की दुकान में ब्रांड के लिए काम करना, ज़्यादातर दिन के हिसाब से: आते जाते लोगों के सामने उसके गैजेट से पकाना, सफ़ाई करना या काटना, सवालों का जवाब देना, और गिनना कि कितना बिका।",
    },
  },
  cashier: {
    of: "1lghic5",
    description: {
      hinglish: "Grahakon ka saamaan scan karna aur dukaan band hone par cash milana.",
      hindi: "ग्राहकों का सामान स्कैन करना और दुकान बंद होने पर कैश मिलाना।",
    },
    summary: {
      hinglish:
        "Dukaan ya supermarket ke cash counter par kaam karna: scan karna, khula saamaan tolna, cash, card aur UPI lena, pack karna, aur shift khatm hone par supervisor ke saath cash ginna.",
      hindi:
        "दुकान या सुपरमार्केट के कैश काउंटर पर काम करना: स्कैन करना, खुला सामान तौलना, कैश, कार्ड और UPI लेना, पैक करना, और शिफ़्ट ख़त्म होने पर सुपरवाइज़र के साथ कैश गिनना।",
    },
  },
  "fuel-dispensing-attendant": {
    of: "1bi3zn3",
    description: {
      hinglish: "Rupaye ke hisaab se petrol bharna aur tyre ki hawa jaanchna.",
      hindi: "रुपये के हिसाब से पेट्रोल भरना और टायर की हवा जाँचना।",
    },
    summary: {
      hinglish:
        "Petrol pump par shift mein bike, car aur truck mein eendhan bharna, cash ya UPI lena, bill dena, hawa aur oil jaanchna, aur chingari aur phone door rakhna.",
      hindi: "पेट्रोल पंप पर शिफ़्ट में बाइक, कार और ट्रक में ईंधन भरना, कैश या UPI लेना, बिल देना, हवा और ऑयल जाँचना, और चिंगारी और फ़ोन दूर रखना।",
    },
  },
  "fit-model": {
    of: "1nol314",
    description: {
      hinglish: "Sample pahanna taaki designer unhe asli shareer par pin kar sakein.",
      hindi: "सैंपल पहनना ताकि डिज़ाइनर उन्हें असली शरीर पर पिन कर सकें।",
    },
    summary: {
      hinglish:
        "Shareer ka naap theek brand ke base size jitna hona aur ghante ke hisaab se book hona: har sample pahankar baithna, jhukna aur chalna, aur hazaaron piece katne se pehle batana ki kahan khinchta hai.",
      hindi:
        "शरीर का नाप ठीक ब्रांड के बेस साइज़ जितना होना और घंटे के हिसाब से बुक होना: हर सैंपल पहनकर बैठना, झुकना और चलना, और हज़ारों पीस कटने से पहले बताना कि कहाँ खिंचता है।",
    },
  },
  telemarketer: {
    of: "1katogx",
    description: {
      hinglish: "Anjaan logon ko phone karke maal bechna aur inkaar ko dil par na lena.",
      hindi: "अनजान लोगों को फ़ोन करके माल बेचना और इनकार को दिल पर न लेना।",
    },
    summary: {
      hinglish:
        "Hall mein ya ghar par headset lagakar bank, beema company ya coaching ki list ke logon ko call karna, har jawab likhna, dobara call karna, aur kuch kamaai nateejon ke hisaab se paana.",
      hindi:
        "हॉल में या घर पर हेडसेट लगाकर बैंक, बीमा कंपनी या कोचिंग की लिस्ट के लोगों को कॉल करना, हर जवाब लिखना, दोबारा कॉल करना, और कुछ कमाई नतीजों के हिसाब से पाना।",
    },
  },
  "door-to-door-salesperson": {
    of: "1h5reun",
    description: { hinglish: "Gali gali, ghar ghar water filter aur kitabein bechna.", hindi: "गली गली, घर घर वॉटर फ़िल्टर और किताबें बेचना।" },
    summary: {
      hinglish:
        "Company ke water filter, vacuum cleaner ya kitabein lekar gali gali jaana, darwaze par dikhana, order aur advance lena, aur zyadatar commission par guzaara karna.",
      hindi: "कंपनी के वॉटर फ़िल्टर, वैक्यूम क्लीनर या किताबें लेकर गली गली जाना, दरवाज़े पर दिखाना, ऑर्डर और एडवांस लेना, और ज़्यादातर कमीशन पर गुज़ारा करना।",
    },
  },
  "store-manager": {
    of: "koun6n",
    description: {
      hinglish: "Dukaan ka staff, stock aur cash sambhalna aur bikri ka jawab dena.",
      hindi: "दुकान का स्टाफ़, स्टॉक और कैश सँभालना और बिक्री का जवाब देना।",
    },
    summary: {
      hinglish:
        "Chain ya brand ka ek store khulne se band hone tak chalana: staff ko training dena, shift aur display tay karna, stock aur cash par nazar rakhna, grahakon ko shaant karna aur har mahine ki bikri ka jawab dena.",
      hindi:
        "चेन या ब्रांड का एक स्टोर खुलने से बंद होने तक चलाना: स्टाफ़ को ट्रेनिंग देना, शिफ़्ट और डिस्प्ले तय करना, स्टॉक और कैश पर नज़र रखना, ग्राहकों को शांत करना और हर महीने की बिक्री का जवाब देना।",
    },
  },
  "supermarket-manager": {
    of: "15fa10f",
    description: {
      hinglish: "Das hazaar tarah ka kirana taaza aur shelf par rakhna.",
      hindi: "दस हज़ार तरह का किराना ताज़ा और शेल्फ़ पर रखना।",
    },
    summary: {
      hinglish:
        "Dukaan khulne se pehle das hazaar cheezein taazi, daam lagi aur shelf par rakhna, aur staff, barbaadi aur bikri ke paise ka jawab dena.",
      hindi: "दुकान खुलने से पहले दस हज़ार चीज़ें ताज़ी, दाम लगी और शेल्फ़ पर रखना, और स्टाफ़, बरबादी और बिक्री के पैसे का जवाब देना।",
    },
  },
  "department-manager": {
    of: "g47vti",
    description: {
      hinglish: "Bade store ki ek manzil chalana, jaise khilonon ya chaadaron ki.",
      hindi: "बड़े स्टोर की एक मंज़िल चलाना, जैसे खिलौनों या चादरों की।",
    },
    summary: {
      hinglish:
        "Bade store ki ek manzil chalana, jaise khilonon ya chaadaron ki: har subah bechne walon ko kaam samjhana, unke break tay karna, dekhna ki kitni jagah mein kya bikta hai, jagah aur stock ke liye ladna, aur bikri ka jawab dena.",
      hindi:
        "बड़े स्टोर की एक मंज़िल चलाना, जैसे खिलौनों या चादरों की: हर सुबह बेचने वालों को काम समझाना, उनके ब्रेक तय करना, देखना कि कितनी जगह में क्या बिकता है, जगह और स्टॉक के लिए लड़ना, और बिक्री का जवाब देना।",
    },
  },
  "mall-manager": {
    of: "1ref5z5",
    description: {
      hinglish: "Shopping centre ko dukaanon, bheed aur tyohaaron se bharna.",
      hindi: "शॉपिंग सेंटर को दुकानों, भीड़ और त्योहारों से भरना।",
    },
    summary: {
      hinglish:
        "Kirayedaar dhoondhna aur kiraya lena, tyohaar aur parking ki planning karna, lift, cooling, safai aur fire exit theek rakhna, aur maalik ko bheed aur kamaai ka jawab dena.",
      hindi:
        "किराएदार ढूँढना और किराया लेना, त्योहार और पार्किंग की योजना बनाना, लिफ़्ट, कूलिंग, सफ़ाई और फ़ायर एग्ज़िट ठीक रखना, और मालिक को भीड़ और कमाई का जवाब देना।",
    },
  },
  "retail-sales-manager": {
    of: "km2f7o",
    description: { hinglish: "Bees store se sabse achhe store jitni bikri karwana.", hindi: "बीस स्टोर से सबसे अच्छे स्टोर जितनी बिक्री करवाना।" },
    summary: {
      hinglish:
        "Shahar ya rajya mein chain ke store par jaana, unke aankde compare karna, manageron ko sikhana, naye outlet kholna, aur har hafte head office ko samjhana ki ek ki bikri dusre se zyada kyun hai.",
      hindi:
        "शहर या राज्य में चेन के स्टोर पर जाना, उनके आँकड़ों की तुलना करना, मैनेजरों को सिखाना, नए आउटलेट खोलना, और हर हफ़्ते हेड ऑफ़िस को समझाना कि एक की बिक्री दूसरे से ज़्यादा क्यों है।",
    },
  },
  "fuel-station-manager": {
    of: "ey5cw4",
    description: {
      hinglish: "Petrol pump ke eendhan ki density, cash aur shift jaanchna.",
      hindi: "पेट्रोल पंप के ईंधन की डेंसिटी, कैश और शिफ़्ट जाँचना।",
    },
    summary: {
      hinglish:
        "Dealer ya oil company ka pump din raat chalana: eendhan mangwana, har tanker jaanchna, meter, tank aur cash milana, attendant ko aag ki drill karana, aur inspector ka saamna karna.",
      hindi:
        "डीलर या तेल कंपनी का पंप दिन रात चलाना: ईंधन मँगवाना, हर टैंकर जाँचना, मीटर, टंकी और कैश मिलाना, अटेंडेंट को आग की ड्रिल कराना, और इंस्पेक्टर का सामना करना।",
    },
  },
  shopkeeper: {
    of: "gu16t1",
    description: { hinglish: "Chhoti dukaan mein kharidna, bechna aur hisaab rakhna.", hindi: "छोटी दुकान में ख़रीदना, बेचना और हिसाब रखना।" },
    summary: {
      hinglish:
        "Apni dukaan chalana, jaise kapde, hardware ya khilone ki: maal chunna, thok vyapari se mol bhaav karna, grahak dekhna, hisaab aur tax ke kaagaz rakhna, aur kiraye aur maal ke baad jo bache us par guzaara karna.",
      hindi:
        "अपनी दुकान चलाना, जैसे कपड़े, हार्डवेयर या खिलौने की: माल चुनना, थोक व्यापारी से मोल भाव करना, ग्राहक देखना, हिसाब और टैक्स के काग़ज़ रखना, और किराए और माल के बाद जो बचे उस पर गुज़ारा करना।",
    },
  },
  "kirana-store-owner": {
    of: "dwv8jg",
    description: { hinglish: "Mohalle ko chawal aur sabun bechna, udhaar par bhi.", hindi: "मोहल्ले को चावल और साबुन बेचना, उधार पर भी।" },
    summary: {
      hinglish:
        "Subah tadke se raat das baje tak nukkad ki dukaan chalana: bori mein kharidna, tolna aur pack karna, jaan pehchaan ke parivaron ko tankhwah milne tak udhaar dena, order ghar bhejna aur expire maal hatana.",
      hindi:
        "सुबह तड़के से रात दस बजे तक नुक्कड़ की दुकान चलाना: बोरी में ख़रीदना, तौलना और पैक करना, जान पहचान के परिवारों को तनख़्वाह मिलने तक उधार देना, ऑर्डर घर भेजना और एक्सपायर माल हटाना।",
    },
  },
  "pharmacy-manager": {
    of: "5hb88a",
    description: {
      hinglish: "Licence wali dawa ki dukaan mein maal aur niyam poore rakhna.",
      hindi: "लाइसेंस वाली दवा की दुकान में माल और नियम पूरे रखना।",
    },
    summary: {
      hinglish:
        "Licence wali dawa ki dukaan mein maal poora rakhna, register aur fridge theek rakhna, aur jab bhi dukaan khuli ho, wahan registered pharmacist rakhna.",
      hindi: "लाइसेंस वाली दवा की दुकान में माल पूरा रखना, रजिस्टर और फ़्रिज ठीक रखना, और जब भी दुकान खुली हो, वहाँ रजिस्टर्ड फ़ार्मासिस्ट रखना।",
    },
  },
  "stock-supervisor": {
    of: "149i2tz",
    description: {
      hinglish: "Store ki shelf bharne wali team chalana, aksar raat mein.",
      hindi: "स्टोर की शेल्फ़ भरने वाली टीम चलाना, अक्सर रात में।",
    },
    summary: {
      hinglish:
        "Supermarket ya hypermarket ki maal bharne wali team chalana, tay karna ki kaun sa maal pehle nikle aur kaun kya bhare, taaki subah grahakon ko kuch kam ya baasi na mile.",
      hindi:
        "सुपरमार्केट या हाइपरमार्केट की माल भरने वाली टीम चलाना, तय करना कि कौन सा माल पहले निकले और कौन क्या भरे, ताकि सुबह ग्राहकों को कुछ कम या बासी न मिले।",
    },
  },
  "loss-prevention-manager": {
    of: "14u6amn",
    description: {
      hinglish: "Pata lagana ki maal kis counter ya darwaze se gayab hota hai aur rokna.",
      hindi: "पता लगाना कि माल किस काउंटर या दरवाज़े से ग़ायब होता है और उसे रोकना।",
    },
    summary: {
      hinglish:
        "Store ya warehouse ki chain ke liye kaam karna: ginti aur camera ki recording dekhna, staff se nishpaksh poochhtachh karna, guardon ko training dena, chori par police ke saath kaam karna, aur har mili kami door karna.",
      hindi:
        "स्टोर या वेयरहाउस की चेन के लिए काम करना: गिनती और कैमरे की रिकॉर्डिंग देखना, स्टाफ़ से निष्पक्ष पूछताछ करना, गार्डों को ट्रेनिंग देना, चोरी पर पुलिस के साथ काम करना, और हर मिली कमी दूर करना।",
    },
  },
  "parts-manager": {
    of: "1sgtwl9",
    description: {
      hinglish: "Filter aur clutch plate itne rakhna ki koi gaadi ruki na rahe.",
      hindi: "फ़िल्टर और क्लच प्लेट इतने रखना कि कोई गाड़ी रुकी न रहे।",
    },
    summary: {
      hinglish:
        "Car, truck ya tractor dealer ka parts store chalana: andaza lagakar order karna, rack par number lagana, workshop aur bahar ke mechanic ko parts dena, aur maker ke saath warranty wapasi niptana.",
      hindi:
        "कार, ट्रक या ट्रैक्टर डीलर का पार्ट्स स्टोर चलाना: अंदाज़ा लगाकर ऑर्डर करना, रैक पर नंबर लगाना, वर्कशॉप और बाहर के मैकेनिक को पार्ट्स देना, और बनाने वाली कंपनी के साथ वारंटी वापसी निपटाना।",
    },
  },
  "retail-buyer": {
    of: "2aqy64",
    description: {
      hinglish: "Ek saal pehle tay karna ki chain kya bechegi aur kisse kharidegi.",
      hindi: "एक साल पहले तय करना कि चेन क्या बेचेगी और किससे ख़रीदेगी।",
    },
    summary: {
      hinglish:
        "Ek saal pehle tay karna ki chain kya bechegi, banane walon se daam aur delivery par mol bhaav karna, aur jo na bike uska jawab dena.",
      hindi: "एक साल पहले तय करना कि चेन क्या बेचेगी, बनाने वालों से दाम और डिलीवरी पर मोल भाव करना, और जो न बिके उसका जवाब देना।",
    },
  },
  "fashion-buyer": {
    of: "1q6phrs",
    description: { hinglish: "Sample mein se agle season ke kurte aur denim chunna.", hindi: "सैंपल में से अगले सीज़न के कुरते और डेनिम चुनना।" },
    summary: {
      hinglish:
        "Tiruppur, Jaipur ya videsh ke banane walon ke sample dekhna, har season ke rang, size aur ginti tay karna, daam aur delivery pakki karna, aur jo bina bike tanga rahe uski zimmedari uthana.",
      hindi:
        "तिरुप्पुर, जयपुर या विदेश के बनाने वालों के सैंपल देखना, हर सीज़न के रंग, साइज़ और गिनती तय करना, दाम और डिलीवरी पक्की करना, और जो बिना बिके टँगा रहे उसकी ज़िम्मेदारी उठाना।",
    },
  },
  "produce-buyer": {
    of: "1fhqrsz",
    description: { hinglish: "Sooraj nikalne se pehle mandi mein aam aur pyaaz chunna.", hindi: "सूरज निकलने से पहले मंडी में आम और प्याज़ चुनना।" },
    summary: {
      hinglish:
        "Supermarket ya grocery app ke liye mandi, vyapari aur kisan group se phal aur sabzi kharidna: size dekhna aur parakhna ki kitna paka hai, din ka daam tay karna, aur dekhna ki crate thande rahein.",
      hindi:
        "सुपरमार्केट या किराना ऐप के लिए मंडी, व्यापारी और किसान समूह से फल और सब्ज़ी ख़रीदना: साइज़ देखना और परखना कि कितना पका है, दिन का दाम तय करना, और देखना कि क्रेट ठंडे रहें।",
    },
  },
  "merchandise-planner": {
    of: "1h5welg",
    description: {
      hinglish: "Hisaab lagana ki har store ko kis size ke kitne piece milein.",
      hindi: "हिसाब लगाना कि हर स्टोर को किस साइज़ के कितने पीस मिलें।",
    },
    summary: {
      hinglish:
        "Pichhle season ki bikri se hisaab lagana ki har store ko kis size aur rang ke kitne piece milein, aur bina bika maal dusre shahar bhejna.",
      hindi: "पिछले सीज़न की बिक्री से हिसाब लगाना कि हर स्टोर को किस साइज़ और रंग के कितने पीस मिलें, और बिना बिका माल दूसरे शहर भेजना।",
    },
  },
  "visual-merchandiser": {
    of: "195batw",
    description: {
      hinglish: "Dukaan ki show window aur putle aise sajana ki log ruk jaayein.",
      hindi: "दुकान की शो विंडो और पुतले ऐसे सजाना कि लोग रुक जाएँ।",
    },
    summary: {
      hinglish:
        "Sajawat ke saamaan, seedhi aur chhote budget se chain ke store ki show window, putle, sign aur lighting plan karke banana, aur staff ko sikhana ki season badalne tak sajawat kaise banaye rakhein.",
      hindi:
        "सजावट के सामान, सीढ़ी और छोटे बजट से चेन के स्टोर की शो विंडो, पुतले, साइन और लाइटिंग प्लान करके बनाना, और स्टाफ़ को सिखाना कि सीज़न बदलने तक सजावट कैसे बनाए रखें।",
    },
  },
  "category-manager": {
    of: "1hzjkdt",
    description: {
      hinglish: "Tay karna ki chain kaun se biscuit ya sabun rakhe aur kis daam par.",
      hindi: "तय करना कि चेन कौन से बिस्किट या साबुन रखे और किस दाम पर।",
    },
    summary: {
      hinglish:
        "Chain mein ek tarah ke maal ki zimmedari lena, jaise biscuit ya shampoo: dekhna ki kya kahan bikta hai, brand aur pack size chunna, banane walon se mol bhaav karna, aur munafe ka jawab dena.",
      hindi:
        "चेन में एक तरह के माल की ज़िम्मेदारी लेना, जैसे बिस्किट या शैंपू: देखना कि क्या कहाँ बिकता है, ब्रांड और पैक साइज़ चुनना, बनाने वालों से मोल भाव करना, और मुनाफ़े का जवाब देना।",
    },
  },
  "merchandise-displayer": {
    of: "1cgmnud",
    description: {
      hinglish: "Head office ke nakshe ke hisaab se shelf aur dher sajana.",
      hindi: "हेड ऑफ़िस के नक़्शे के हिसाब से शेल्फ़ और ढेर सजाना।",
    },
    summary: {
      hinglish:
        "Head office ke banaye nakshe ke hisaab se shelf, dher aur offer lagana, din bhar khaali jagah bharna aur daam ke label badalna.",
      hindi: "हेड ऑफ़िस के बनाए नक़्शे के हिसाब से शेल्फ़, ढेर और ऑफ़र लगाना, दिन भर ख़ाली जगह भरना और दाम के लेबल बदलना।",
    },
  },
  merchandiser: {
    of: "1nelrqs",
    description: { hinglish: "Shirt ke export order ko sample se jahaz tak dekhna.", hindi: "शर्ट के एक्सपोर्ट ऑर्डर को सैंपल से जहाज़ तक देखना।" },
    summary: {
      hinglish:
        "Videsh ke kharidaar aur Tiruppur ya Noida ki factory ke beech rehna: style ki laagat nikaalna, sample, kapda aur button pass karana, katai, silai aur packing dekhna, aur buri khabar jaldi dena.",
      hindi:
        "विदेश के ख़रीदार और तिरुप्पुर या नोएडा की फ़ैक्टरी के बीच रहना: स्टाइल की लागत निकालना, सैंपल, कपड़ा और बटन पास कराना, कटाई, सिलाई और पैकिंग देखना, और बुरी ख़बर जल्दी देना।",
    },
  },
  "stock-controller": {
    of: "1iqq3vl",
    description: {
      hinglish: "Store ka maal ginna aur pata lagana ki screen se fark kyun hai.",
      hindi: "स्टोर का माल गिनना और पता लगाना कि स्क्रीन से फ़र्क़ क्यों है।",
    },
    summary: {
      hinglish:
        "Plan ke hisaab se shelf aur stockroom ka maal ginna, nateeja computer se milana, bill, delivery note ya chori mein wajah dhoondhna, aur record theek karna taaki uske bharose order diye ja sakein.",
      hindi:
        "प्लान के हिसाब से शेल्फ़ और स्टॉकरूम का माल गिनना, नतीजा कंप्यूटर से मिलाना, बिल, डिलीवरी नोट या चोरी में वजह ढूँढना, और रिकॉर्ड ठीक करना ताकि उसके भरोसे ऑर्डर दिए जा सकें।",
    },
  },
  "receiving-inspector": {
    of: "1g3art",
    description: {
      hinglish: "Aane wale maal, jaise shirt, ka size aur shade jaanchna.",
      hindi: "आने वाले माल, जैसे शर्ट, का साइज़ और शेड जाँचना।",
    },
    summary: {
      hinglish:
        "Chain ya web shop ke warehouse ke darwaze par kaam karna: sample carton kholna, naapna, approved piece se milana, label aur barcode jaanchna, aur maal lena ya wapas bhejna.",
      hindi:
        "चेन या वेब शॉप के वेयरहाउस के दरवाज़े पर काम करना: सैंपल कार्टन खोलना, नापना, पास हुए पीस से मिलाना, लेबल और बारकोड जाँचना, और माल लेना या वापस भेजना।",
    },
  },
  "e-commerce-manager": {
    of: "1wrqc8m",
    description: { hinglish: "Catalogue se parcel tak online dukaan chalana.", hindi: "कैटलॉग से पार्सल तक ऑनलाइन दुकान चलाना।" },
    summary: {
      hinglish:
        "Brand ki web shop aur marketplace par uske page ki zimmedari lena: range, daam, ad, payment page, courier aur wapasi, chhoti team aur har mahine bikri ke target ke saath.",
      hindi:
        "ब्रांड की वेब शॉप और मार्केटप्लेस पर उसके पेज की ज़िम्मेदारी लेना: रेंज, दाम, विज्ञापन, पेमेंट पेज, कूरियर और वापसी, छोटी टीम और हर महीने बिक्री के टारगेट के साथ।",
    },
  },
  "online-merchant": {
    of: "16et32o",
    description: {
      hinglish: "Ghar ke khaali kamre se haath ka bana sabun ya spare part bechna.",
      hindi: "घर के ख़ाली कमरे से हाथ का बना साबुन या स्पेयर पार्ट बेचना।",
    },
    summary: {
      hinglish:
        "Ghar ke khaali kamre se marketplace par haath ka bana sabun ya spare part bechna, photo, packing, daam aur review sab akele sambhalna.",
      hindi: "घर के ख़ाली कमरे से मार्केटप्लेस पर हाथ का बना साबुन या स्पेयर पार्ट बेचना, फ़ोटो, पैकिंग, दाम और रिव्यू सब अकेले सँभालना।",
    },
  },
  "e-commerce-specialist": {
    of: "1ypyxxw",
    description: { hinglish: "Badi shopping site par listing aur daam sahi rakhna.", hindi: "बड़ी शॉपिंग साइट पर लिस्टिंग और दाम सही रखना।" },
    summary: {
      hinglish:
        "Bade marketplace par brand ke page sambhalna: title, photo, stock, daam aur search word, review ka jawab dena, aur har upload par aane wali galtiyan theek karna.",
      hindi:
        "बड़े मार्केटप्लेस पर ब्रांड के पेज सँभालना: टाइटल, फ़ोटो, स्टॉक, दाम और सर्च शब्द, रिव्यू का जवाब देना, और हर अपलोड पर आने वाली ग़लतियाँ ठीक करना।",
    },
  },
  "order-processor": {
    of: "2l6amb",
    description: { hinglish: "Har order ka daam, stock aur pata jaanchna.", hindi: "हर ऑर्डर का दाम, स्टॉक और पता जाँचना।" },
    summary: {
      hinglish:
        "Web shop, thok vyapari ya factory ke order desk par kaam karna: har order darj karna, daam, stock aur pata jaanchna, aur truck nikalne se pehle use phone karna jo atka kaam suljha sake.",
      hindi:
        "वेब शॉप, थोक व्यापारी या फ़ैक्टरी के ऑर्डर डेस्क पर काम करना: हर ऑर्डर दर्ज करना, दाम, स्टॉक और पता जाँचना, और ट्रक निकलने से पहले उसे फ़ोन करना जो अटका काम सुलझा सके।",
    },
  },
  "product-photographer": {
    of: "1n1rn8j",
    description: {
      hinglish: "Online shop ke liye safed background par joote, ketli ki photo lena.",
      hindi: "ऑनलाइन शॉप के लिए सफ़ेद बैकग्राउंड पर जूते, केतली की फ़ोटो लेना।",
    },
    summary: {
      hinglish:
        "Joote, ketli aur saree par light lagakar photo lena, zyadatar safed background par, aur rang sahi karna taaki grahak ko wahi mile jo photo mein dikha.",
      hindi: "जूते, केतली और साड़ी पर लाइट लगाकर फ़ोटो लेना, ज़्यादातर सफ़ेद बैकग्राउंड पर, और रंग सही करना ताकि ग्राहक को वही मिले जो फ़ोटो में दिखा।",
    },
  },
  "returns-clerk": {
    of: "15650dd",
    description: {
      hinglish: "Lauta hua maal kholna aur phone ke dibbe mein rakhi eent pakadna.",
      hindi: "लौटा हुआ माल खोलना और फ़ोन के डिब्बे में रखी ईंट पकड़ना।",
    },
    summary: {
      hinglish:
        "Online seller ke depot mein grahakon ka lautaya maal kholna, order se milana, tay karna ki refund hoga, dobara bikega, theek hoga ya kabaad mein jaayega, aur fraud ke sanket batana.",
      hindi:
        "ऑनलाइन विक्रेता के डिपो में ग्राहकों का लौटाया माल खोलना, ऑर्डर से मिलाना, तय करना कि रिफ़ंड होगा, दोबारा बिकेगा, ठीक होगा या कबाड़ में जाएगा, और धोखाधड़ी के संकेत बताना।",
    },
  },
  "home-delivery-manager": {
    of: "ek4m0y",
    description: {
      hinglish: "Jaldi kirana pahunchane wale dark store aur rider sambhalna.",
      hindi: "जल्दी किराना पहुँचाने वाले डार्क स्टोर और राइडर सँभालना।",
    },
    summary: {
      hinglish:
        "Dark store chalana, yaani chhota warehouse jismein koi grahak nahi aata: bheed ke samay ke liye picker aur rider tay karna, stock taaza aur sahi rakhna, aur samay, galti aur surakshit driving ka jawab dena.",
      hindi:
        "डार्क स्टोर चलाना, यानी छोटा वेयरहाउस जिसमें कोई ग्राहक नहीं आता: भीड़ के समय के लिए पिकर और राइडर तय करना, स्टॉक ताज़ा और सही रखना, और समय, ग़लती और सुरक्षित ड्राइविंग का जवाब देना।",
    },
  },
  "order-picker": {
    of: "18sbmyb",
    description: {
      hinglish: "Scanner lekar warehouse ki galiyon mein chalna aur har basket bharna.",
      hindi: "स्कैनर लेकर वेयरहाउस की गलियों में चलना और हर बास्केट भरना।",
    },
    summary: {
      hinglish: "Agli shelf batane wala scanner lekar galiyon mein chalna, har online basket bharna aur aise pack karna ki kuch na toote.",
      hindi: "अगली शेल्फ़ बताने वाला स्कैनर लेकर गलियों में चलना, हर ऑनलाइन बास्केट भरना और ऐसे पैक करना कि कुछ न टूटे।",
    },
  },
  "customer-experience-manager": {
    of: "2wpjug",
    description: {
      hinglish: "Online grahakon ki pareshani dhoondhna aur use theek karwana.",
      hindi: "ऑनलाइन ग्राहकों की परेशानी ढूँढना और उसे ठीक करवाना।",
    },
    summary: {
      hinglish:
        "Click se darwaze tak online grahakon ki pareshani dekhna, aankdon mein dikhana ki usse kitna nuksaan hota hai, aur jis team se galti hui usi se theek karwana.",
      hindi:
        "क्लिक से दरवाज़े तक ऑनलाइन ग्राहकों की परेशानी देखना, आँकड़ों में दिखाना कि उससे कितना नुक़सान होता है, और जिस टीम से ग़लती हुई उसी से ठीक करवाना।",
    },
  },
  "customer-service-representative": {
    of: "sj6cbv",
    description: {
      hinglish: "Order, bill aur wapasi par call karne walon ko jawab dena.",
      hindi: "ऑर्डर, बिल और वापसी पर कॉल करने वालों को जवाब देना।",
    },
    summary: {
      hinglish:
        "Order, bill aur wapasi par call aur chat ka jawab dena, har ek ko company ke system mein dekhna aur likhna ki kya vaada kiya gaya.",
      hindi: "ऑर्डर, बिल और वापसी पर कॉल और चैट का जवाब देना, हर एक को कंपनी के सिस्टम में देखना और लिखना कि क्या वादा किया गया।",
    },
  },
  "live-chat-operator": {
    of: "c0uta2",
    description: { hinglish: "Ek saath teen grahakon ko likhkar jawab dena.", hindi: "एक साथ तीन ग्राहकों को लिखकर जवाब देना।" },
    summary: {
      hinglish:
        "Ek saath teen grahakon ko likhkar jawab dena, dusri screen par har ek ka order dekhna, aur jahan bot fail ho wahan baat sambhalna.",
      hindi: "एक साथ तीन ग्राहकों को लिखकर जवाब देना, दूसरी स्क्रीन पर हर एक का ऑर्डर देखना, और जहाँ बॉट फ़ेल हो वहाँ बात सँभालना।",
    },
  },
  "customer-complaints-handler": {
    of: "5w1bvs",
    description: {
      hinglish: "Gusse se bhare grahakon ko sunna aur sahi raasta nikaalna.",
      hindi: "ग़ुस्से से भरे ग्राहकों को सुनना और सही रास्ता निकालना।",
    },
    summary: {
      hinglish:
        "Grahak bahut gusse mein ho tab maamla sambhalna: pichhli saari baatein padhna, tay karna ki company ke niyam aur consumer law kise sahi maante hain, aur jawab likhna.",
      hindi:
        "ग्राहक बहुत ग़ुस्से में हो तब मामला सँभालना: पिछली सारी बातें पढ़ना, तय करना कि कंपनी के नियम और उपभोक्ता क़ानून किसे सही मानते हैं, और जवाब लिखना।",
    },
  },
  "customer-service-clerk": {
    of: "la1wrz",
    description: {
      hinglish: "Counter par exchange, refund aur gift card ka kaam karna.",
      hindi: "काउंटर पर एक्सचेंज, रिफ़ंड और गिफ़्ट कार्ड का काम करना।",
    },
    summary: {
      hinglish:
        "Store ke darwaze ke paas desk par kaam karna: kharab maal wapas lena, bill aur niyam jaanchna, refund ya credit note dena, aur badhti line ke beech gift aur loyalty card bechna.",
      hindi:
        "स्टोर के दरवाज़े के पास डेस्क पर काम करना: ख़राब माल वापस लेना, बिल और नियम जाँचना, रिफ़ंड या क्रेडिट नोट देना, और बढ़ती लाइन के बीच गिफ़्ट और लॉयल्टी कार्ड बेचना।",
    },
  },
  "rental-clerk": {
    of: "1xyegmo",
    description: {
      hinglish: "Car aur shaadi ke kapde kiraye par dena aur nuksaan jaanchna.",
      hindi: "कार और शादी के कपड़े किराए पर देना और नुक़सान जाँचना।",
    },
    summary: {
      hinglish:
        "Car, camera ya shaadi ke kapde din ke hisaab se kiraye par dena: lene wale ke saath unki haalat likhna, deposit rakhna aur tay karna ki dent ya daag ka kitna paisa lagega.",
      hindi:
        "कार, कैमरा या शादी के कपड़े दिन के हिसाब से किराए पर देना: लेने वाले के साथ उनकी हालत लिखना, डिपॉज़िट रखना और तय करना कि डेंट या दाग़ का कितना पैसा लगेगा।",
    },
  },
  "personal-shopper": {
    of: "1qj4nnh",
    description: {
      hinglish: "Jinke paas samay nahi, unki pasand aur budget se kharidaari karna.",
      hindi: "जिनके पास समय नहीं, उनकी पसंद और बजट से ख़रीदारी करना।",
    },
    summary: {
      hinglish:
        "Jin logon ke paas samay ya idea kam ho, unse pasand, size aur budget poochhna, dukaanon mein ghoomna, photo bhejna, aur jo na janche use lautana.",
      hindi: "जिन लोगों के पास समय या आइडिया कम हो, उनसे पसंद, साइज़ और बजट पूछना, दुकानों में घूमना, फ़ोटो भेजना, और जो न जँचे उसे लौटाना।",
    },
  },
  "mystery-shopper": {
    of: "j06aco",
    description: {
      hinglish: "Grahak bankar jaana aur batana ki store mein sach mein kaisa bartaav hota hai.",
      hindi: "ग्राहक बनकर जाना और बताना कि स्टोर में सच में कैसा बर्ताव होता है।",
    },
    summary: {
      hinglish:
        "Research agency ke liye chupke se bank, restaurant, petrol pump aur showroom jaana, aur swagat, intezaar, safai aur billing par lamba form bharna.",
      hindi: "रिसर्च एजेंसी के लिए चुपके से बैंक, रेस्टोरेंट, पेट्रोल पंप और शोरूम जाना, और स्वागत, इंतज़ार, सफ़ाई और बिलिंग पर लंबा फ़ॉर्म भरना।",
    },
  },
  wholesaler: {
    of: "smy9wx",
    description: {
      hinglish: "Truck ke hisaab se kharidna aur dukaanon ko carton ke hisaab se bechna.",
      hindi: "ट्रक के हिसाब से ख़रीदना और दुकानों को कार्टन के हिसाब से बेचना।",
    },
    summary: {
      hinglish:
        "Truck ke hisaab se kharidna aur zile ki dukaanon ko carton ke hisaab se bechna, zyadatar udhaar par, isliye bakaya vasoolna aadha kaam hai.",
      hindi: "ट्रक के हिसाब से ख़रीदना और ज़िले की दुकानों को कार्टन के हिसाब से बेचना, ज़्यादातर उधार पर, इसलिए बक़ाया वसूलना आधा काम है।",
    },
  },
  "grain-merchandiser": {
    of: "rqvhrh",
    description: {
      hinglish: "Daant se gehun parakhna, katai par kharidna aur baad mein bechna.",
      hindi: "दाँत से गेहूँ परखना, कटाई पर ख़रीदना और बाद में बेचना।",
    },
    summary: {
      hinglish:
        "Katai par kisanon aur mandi se gehun, makka ya dhaan kharidna, use saaf karwana, sukhwana aur rakhwana, aur daam theek ho tab mill, exporter aur dusre vyapariyon ko truck ke hisaab se bechna.",
      hindi:
        "कटाई पर किसानों और मंडी से गेहूँ, मक्का या धान ख़रीदना, उसे साफ़ करवाना, सुखवाना और रखवाना, और दाम ठीक हो तब मिल, एक्सपोर्टर और दूसरे व्यापारियों को ट्रक के हिसाब से बेचना।",
    },
  },
  "textile-broker": {
    of: "ij2x6",
    description: {
      hinglish: "Thode se commission par mill aur kapde ki dukaan ko milana.",
      hindi: "थोड़े से कमीशन पर मिल और कपड़े की दुकान को मिलाना।",
    },
    summary: {
      hinglish:
        "Sample lekar Surat, Bhiwandi ya Delhi ke kapda bazaaron mein ghoomna: mill ke liye kharidaar aur dukaan ke liye mill dhoondhna, rate aur taareekh tay karna, aur paisa milne tak bill ke peeche lage rehna.",
      hindi:
        "सैंपल लेकर सूरत, भिवंडी या दिल्ली के कपड़ा बाज़ारों में घूमना: मिल के लिए ख़रीदार और दुकान के लिए मिल ढूँढना, रेट और तारीख़ तय करना, और पैसा मिलने तक बिल के पीछे लगे रहना।",
    },
  },
  "commission-agent": {
    of: "1bjwzq8",
    description: {
      hinglish: "Mandi mein commission lekar kisanon ki fasal ki neelami karna.",
      hindi: "मंडी में कमीशन लेकर किसानों की फ़सल की नीलामी करना।",
    },
    summary: {
      hinglish:
        "Mandi mein kisanon ki fasal ki neelami karna, bikri par commission lekar tulai aur bhugtaan dekhna, aur aksar katai tak udhaar dena.",
      hindi: "मंडी में किसानों की फ़सल की नीलामी करना, बिक्री पर कमीशन लेकर तुलाई और भुगतान देखना, और अक्सर कटाई तक उधार देना।",
    },
  },
  "scrap-dealer": {
    of: "1f1mlhy",
    description: {
      hinglish: "Purana kaagaz, loha aur taar kharidkar chhaantna aur aage bechna.",
      hindi: "पुराना काग़ज़, लोहा और तार ख़रीदकर छाँटना और आगे बेचना।",
    },
    summary: {
      hinglish:
        "Gharon, kachra beenne walon aur workshop se kharidna, dhaatu, kaagaz aur plastic alag karna, dabana aur tolna, aur bade yard aur mill ko ton ke hisaab se bechna. Paisa dher mein phansa rahta hai.",
      hindi:
        "घरों, कचरा बीनने वालों और वर्कशॉप से ख़रीदना, धातु, काग़ज़ और प्लास्टिक अलग करना, दबाना और तौलना, और बड़े यार्ड और मिल को टन के हिसाब से बेचना। पैसा ढेर में फँसा रहता है।",
    },
  },
  distributor: {
    of: "hzbw3u",
    description: {
      hinglish: "Company ka stock rakhna aur shahar ki dukaanon tak pahunchana.",
      hindi: "कंपनी का स्टॉक रखना और शहर की दुकानों तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Ek shahar ya zile ke liye company ke stock mein paisa lagana, har hafte dukaanon tak maal pahunchane wale godown, salesman aur van chalana, aur har sau par kuch rupaye kamaane ke liye dukaanon ke bhugtaan ka intezaar karna.",
      hindi:
        "एक शहर या ज़िले के लिए कंपनी के स्टॉक में पैसा लगाना, हर हफ़्ते दुकानों तक माल पहुँचाने वाले गोदाम, सेल्समैन और वैन चलाना, और हर सौ पर कुछ रुपये कमाने के लिए दुकानों के भुगतान का इंतज़ार करना।",
    },
  },
  "street-vendor": {
    of: "1p86fks",
    description: {
      hinglish: "Jahan bheed hogi wahan phal ya khilone ka thela le jaana.",
      hindi: "जहाँ भीड़ होगी वहाँ फल या खिलौने का ठेला ले जाना।",
    },
    summary: {
      hinglish:
        "Thele, tokri ya footpath par phal, khilone, kapde ya phone cover bechna: bhor se pehle kharidna, school se station tak bheed ke peeche jaana, aur roz ke munafe par guzaara karna.",
      hindi:
        "ठेले, टोकरी या फ़ुटपाथ पर फल, खिलौने, कपड़े या फ़ोन कवर बेचना: भोर से पहले ख़रीदना, स्कूल से स्टेशन तक भीड़ के पीछे जाना, और रोज़ के मुनाफ़े पर गुज़ारा करना।",
    },
  },
  "antique-dealer": {
    of: "zpbg79",
    description: {
      hinglish: "Purana peetal aur nakshe dhoondhna aur asli nakli pehchaanna.",
      hindi: "पुराना पीतल और नक़्शे ढूँढना और असली नक़ली पहचानना।",
    },
    summary: {
      hinglish:
        "Gharon, neelami aur dusre dealeron se purana furniture, peetal, print aur nakshe kharidna, unki umar pata karna aur saaf karna, har ek kahan se aaya iska saboot rakhna, aur collector, hotel aur decorator ko bechna.",
      hindi:
        "घरों, नीलामी और दूसरे डीलरों से पुराना फ़र्नीचर, पीतल, प्रिंट और नक़्शे ख़रीदना, उनकी उम्र पता करना और साफ़ करना, हर एक कहाँ से आया इसका सबूत रखना, और संग्रह करने वालों, होटल और डेकोरेटर को बेचना।",
    },
  },
  barber: {
    of: "zjbitf",
    description: { hinglish: "Mardon ke baal kaatna aur naye blade se daadhi banana.", hindi: "मर्दों के बाल काटना और नए ब्लेड से दाढ़ी बनाना।" },
    summary: {
      hinglish:
        "Parivar ki dukaan, chain ya sadak kinaare ki kursi par kaam karna: baal kaatna, shave aur trim karna, rangna aur sir ki maalish karna, aisi baaton ke saath ki wahi log har mahine laut aayein.",
      hindi:
        "परिवार की दुकान, चेन या सड़क किनारे की कुर्सी पर काम करना: बाल काटना, शेव और ट्रिम करना, रँगना और सिर की मालिश करना, ऐसी बातों के साथ कि वही लोग हर महीने लौट आएँ।",
    },
  },
  hairdresser: {
    of: "1w2go7q",
    description: {
      hinglish: "Chehre ke hisaab se baal kaatna, rangna aur style karna.",
      hindi: "चेहरे के हिसाब से बाल काटना, रँगना और स्टाइल करना।",
    },
    summary: {
      hinglish:
        "Kaatne se pehle chehre, kaam aur subah ke samay ke baare mein poochhna, gram ke hisaab se rang milana, aur aisa blow dry karna jise client ghar par dohra sake.",
      hindi: "काटने से पहले चेहरे, काम और सुबह के समय के बारे में पूछना, ग्राम के हिसाब से रंग मिलाना, और ऐसा ब्लो ड्राई करना जिसे क्लाइंट घर पर दोहरा सके।",
    },
  },
  beautician: {
    of: "acjy2s",
    description: { hinglish: "Parlour mein threading, waxing aur facial karna.", hindi: "पार्लर में थ्रेडिंग, वैक्सिंग और फ़ेशियल करना।" },
    summary: {
      hinglish:
        "Parlour, salon chain ya client ke ghar par threading, waxing, facial aur pedicure karna, auzaar aur tauliye saaf rakhna, skin par salah dena, aur aadha din baatein sunne mein bitana.",
      hindi:
        "पार्लर, सैलून चेन या क्लाइंट के घर पर थ्रेडिंग, वैक्सिंग, फ़ेशियल और पेडिक्योर करना, औज़ार और तौलिए साफ़ रखना, त्वचा पर सलाह देना, और आधा दिन बातें सुनने में बिताना।",
    },
  },
  "make-up-artist": {
    of: "h8o0g",
    description: {
      hinglish: "Dulhan ya actor ko light aur camera ke liye taiyar karna.",
      hindi: "दुल्हन या एक्टर को लाइट और कैमरे के लिए तैयार करना।",
    },
    summary: {
      hinglish:
        "Dulhan, actor ya model ka make-up karna taaki skin hall mein, din ki roshni mein aur camera par sahi dikhe. Zyadatar ko booking ke hisaab se paisa milta hai, aur unke kaam ki photo agla kaam laati hai.",
      hindi:
        "दुल्हन, एक्टर या मॉडल का मेकअप करना ताकि त्वचा हॉल में, दिन की रोशनी में और कैमरे पर सही दिखे। ज़्यादातर को बुकिंग के हिसाब से पैसा मिलता है, और उनके काम की फ़ोटो अगला काम लाती है।",
    },
  },
  "nail-artist": {
    of: "cy4hwu",
    description: { hinglish: "Naakhoon par chawal ke daane jitne chhote phool banana.", hindi: "नाख़ून पर चावल के दाने जितने छोटे फूल बनाना।" },
    summary: {
      hinglish:
        "Salon, mall ya client ke ghar par naakhoon saaf karna, ghisna aur aakaar dena, gel ya acrylic se badhana, haath se paint karna, aur beemar naakhoon aur sirf pheeke naakhoon ka fark jaanna.",
      hindi:
        "सैलून, मॉल या क्लाइंट के घर पर नाख़ून साफ़ करना, घिसना और आकार देना, जेल या ऐक्रेलिक से बढ़ाना, हाथ से पेंट करना, और बीमार नाख़ून और सिर्फ़ फीके नाख़ून का फ़र्क़ जानना।",
    },
  },
  "henna-artist": {
    of: "q3cxiw",
    description: {
      hinglish: "Dulhan aur mehmaanon ko bina saanche ke haath se mehendi lagana.",
      hindi: "दुल्हन और मेहमानों को बिना साँचे के हाथ से मेहँदी लगाना।",
    },
    summary: {
      hinglish:
        "Shaadi, Teej, Eid aur Karva Chauth par ek raat pehle gholi mehendi se kaam karna: ek dulhan par ungli se kohni tak ghanton, har mehmaan par kuch minute, aur rang gehra rakhne ki salah dena.",
      hindi:
        "शादी, तीज, ईद और करवा चौथ पर एक रात पहले घोली मेहँदी से काम करना: एक दुल्हन पर उँगली से कोहनी तक घंटों, हर मेहमान पर कुछ मिनट, और रंग गहरा रखने की सलाह देना।",
    },
  },
  "tattoo-artist": {
    of: "kgw2r5",
    description: {
      hinglish: "Sui aur ink se skin par hamesha rehne wala chitra banana, bina dusre mauke ke.",
      hindi: "सुई और स्याही से त्वचा पर हमेशा रहने वाला चित्र बनाना, बिना दूसरे मौक़े के।",
    },
    summary: {
      hinglish:
        "Client ke saath design tay karna, stencil lagana aur ek ek line ink karna, aise studio mein jahan naye dastane aur imaandaar salah sadhe haath jitne hi zaroori hain.",
      hindi:
        "क्लाइंट के साथ डिज़ाइन तय करना, स्टेंसिल लगाना और एक एक लाइन में स्याही भरना, ऐसे स्टूडियो में जहाँ नए दस्ताने और ईमानदार सलाह सधे हाथ जितने ही ज़रूरी हैं।",
    },
  },
  "spa-manager": {
    of: "ucourt",
    description: {
      hinglish: "Har ghante mehmaan, therapist aur treatment ka mel bithana.",
      hindi: "हर घंटे मेहमान, थेरेपिस्ट और ट्रीटमेंट का मेल बिठाना।",
    },
    summary: {
      hinglish:
        "Hotel, resort ya city chain ka spa chalana: therapist rakhna aur training dena, unka din tay karna, tel aur chaadar mangwana, kamre saaf aur shaant rakhna, aur kamaai aur sabki suraksha ka jawab dena.",
      hindi:
        "होटल, रिज़ॉर्ट या शहर की चेन का स्पा चलाना: थेरेपिस्ट रखना और ट्रेनिंग देना, उनका दिन तय करना, तेल और चादर मँगवाना, कमरे साफ़ और शांत रखना, और कमाई और सबकी सुरक्षा का जवाब देना।",
    },
  },
  florist: {
    of: "1sgrz1w",
    description: { hinglish: "Aise haar aur guldaste baandhna jo poori shaadi tikein.", hindi: "ऐसे हार और गुलदस्ते बाँधना जो पूरी शादी टिकें।" },
    summary: {
      hinglish:
        "Bhor mein phool kharidna, haar aur guldaste baandhna, aur stage aur gaadi aise phoolon se sajana jo May ki shaadi mein poore samay tikein.",
      hindi: "भोर में फूल ख़रीदना, हार और गुलदस्ते बाँधना, और स्टेज और गाड़ी ऐसे फूलों से सजाना जो मई की शादी में पूरे समय टिकें।",
    },
  },
  "custom-tailor": {
    of: "1lp4pdc",
    description: {
      hinglish: "Grahakon ka naap lena aur kapdon ki fitting ka zimma lena.",
      hindi: "ग्राहकों का नाप लेना और कपड़ों की फ़िटिंग का ज़िम्मा लेना।",
    },
    summary: {
      hinglish:
        "Silai ki dukaan chalana: naap aur order lena, har kapda kaatna, silai karigaron mein baantna, trial rakhna, aur jo fit na ho use dukaan ke kharch par theek karna.",
      hindi:
        "सिलाई की दुकान चलाना: नाप और ऑर्डर लेना, हर कपड़ा काटना, सिलाई कारीगरों में बाँटना, ट्रायल रखना, और जो फ़िट न हो उसे दुकान के ख़र्च पर ठीक करना।",
    },
  },
  "dry-cleaner": {
    of: "1rraij",
    description: {
      hinglish: "Resham se haldi ka daag aise nikaalna ki uska rang na jaaye.",
      hindi: "रेशम से हल्दी का दाग़ ऐसे निकालना कि उसका रंग न जाए।",
    },
    summary: {
      hinglish:
        "Suit, saree, ooni aur shaadi ke kapde paani ke bajaye dusre liquid se saaf karna, har reshe aur rang ka swabhaav jaanna, aur press karke, lapetkar wapas dena.",
      hindi: "सूट, साड़ी, ऊनी और शादी के कपड़े पानी के बजाय दूसरे तरल से साफ़ करना, हर रेशे और रंग का स्वभाव जानना, और प्रेस करके, लपेटकर वापस देना।",
    },
  },
  "pet-groomer": {
    of: "97ximf",
    description: {
      hinglish: "Un kutton ko nahlana, baal kaatna aur brush karna jo wahan rukna nahi chahte.",
      hindi: "उन कुत्तों को नहलाना, बाल काटना और ब्रश करना जो वहाँ रुकना नहीं चाहते।",
    },
    summary: {
      hinglish:
        "Parlour mein ya van se Shih Tzu, Labrador aur bachaye gaye aawara kutton ko clipper, dryer aur dheeraj se sambhalna, aur aksar sabse pehle beemari pehchaanna.",
      hindi: "पार्लर में या वैन से शिह त्ज़ू, लैब्राडोर और बचाए गए आवारा कुत्तों को क्लिपर, ड्रायर और धीरज से सँभालना, और अक्सर सबसे पहले बीमारी पहचानना।",
    },
  },
  "funeral-director": {
    of: "10czzkp",
    description: {
      hinglish: "Maut ke baad shav vaahan, purohit aur kaagaz ka intezaam karna.",
      hindi: "मौत के बाद शव वाहन, पुरोहित और काग़ज़ का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Un parivaron ke liye shav ki dekhbhal, antim sanskar, gaadi aur kaagaz ka intezaam karna jo us din theek se soch nahi paate.",
      hindi: "उन परिवारों के लिए शव की देखभाल, अंतिम संस्कार, गाड़ी और काग़ज़ का इंतज़ाम करना जो उस दिन ठीक से सोच नहीं पाते।",
    },
  },
  launderer: {
    of: "1bnof",
    description: { hinglish: "Mohalle ke kapde dhona, press karna aur lautana.", hindi: "मोहल्ले के कपड़े धोना, प्रेस करना और लौटाना।" },
    summary: {
      hinglish:
        "Flat aur hostel se kapde lena, machine se ya ghat par dhona, dukaan ya thele par press karna, aur har gathri poori lautana. Kai parivar sirf press karke guzaara karte hain.",
      hindi:
        "फ़्लैट और हॉस्टल से कपड़े लेना, मशीन से या घाट पर धोना, दुकान या ठेले पर प्रेस करना, और हर गठरी पूरी लौटाना। कई परिवार सिर्फ़ प्रेस करके गुज़ारा करते हैं।",
    },
  },
  cobbler: {
    of: "1ardfjp",
    description: {
      hinglish: "Sadak kinaare ghise joote silna, unmein talla aur edi lagana.",
      hindi: "सड़क किनारे घिसे जूते सिलना, उनमें तल्ला और एड़ी लगाना।",
    },
    summary: {
      hinglish:
        "Footpath, station ya dukaan par joote, bag aur chhaate theek karna, zyadatar grahak ke saamne hi: silna, chipkana, edi thokna, polish karna, aur pehle daam batana.",
      hindi:
        "फ़ुटपाथ, स्टेशन या दुकान पर जूते, बैग और छाते ठीक करना, ज़्यादातर ग्राहक के सामने ही: सिलना, चिपकाना, एड़ी ठोकना, पॉलिश करना, और पहले दाम बताना।",
    },
  },
  "customer-success-manager": {
    of: "iyn19r",
    description: {
      hinglish: "Firmon ko kharida software chalane aur renew karne mein madad karna.",
      hindi: "फ़र्मों को ख़रीदा सॉफ़्टवेयर चलाने और रिन्यू करने में मदद करना।",
    },
    summary: {
      hinglish:
        "Software firm ke liye kaam karna: har naye client ko product set karne mein madad karna, dekhna ki uske log use chalate hain ya nahi, aur renewal ke samay contract bachaye rakhna.",
      hindi:
        "सॉफ़्टवेयर फ़र्म के लिए काम करना: हर नए क्लाइंट को प्रोडक्ट सेट करने में मदद करना, देखना कि उसके लोग उसे चलाते हैं या नहीं, और रिन्यूअल के समय कॉन्ट्रैक्ट बचाए रखना।",
    },
  },
  "customer-service-supervisor": {
    of: "1gz6nce",
    description: {
      hinglish: "Phone team chalana aur woh call lena jise koi shaant na kar saka.",
      hindi: "फ़ोन टीम चलाना और वह कॉल लेना जिसे कोई शांत न कर सका।",
    },
    summary: {
      hinglish:
        "Call centre mein kareeb pandrah agent ki team chalana: unki shift tay karna, recorded call sunna, har ek ko sikhana, intezaar ka samay dekhna, aur jab grahak shaant na ho to call khud lena.",
      hindi:
        "कॉल सेंटर में क़रीब पंद्रह एजेंट की टीम चलाना: उनकी शिफ़्ट तय करना, रिकॉर्ड की हुई कॉल सुनना, हर एक को सिखाना, इंतज़ार का समय देखना, और जब ग्राहक शांत न हो तो कॉल ख़ुद लेना।",
    },
  },
  "second-hand-shop-manager": {
    of: "62bhd1",
    description: {
      hinglish: "Purane kapde ya saamaan theek karke, photo lekar phir bechna.",
      hindi: "पुराने कपड़े या सामान ठीक करके, फ़ोटो लेकर फिर बेचना।",
    },
    summary: {
      hinglish:
        "Purana maal chunna, jaise kapde, kitabein ya furniture, use theek karna aur photo lena, aur un cheezon ka daam lagana jinka sirf ek hi piece hai.",
      hindi: "पुराना माल चुनना, जैसे कपड़े, किताबें या फ़र्नीचर, उसे ठीक करना और फ़ोटो लेना, और उन चीज़ों का दाम लगाना जिनका सिर्फ़ एक ही पीस है।",
    },
  },
  "pet-shop-manager": {
    of: "x7w8ao",
    description: {
      hinglish: "Paaltu jaanwaron ka khana aur katori bechna aur batana ki flat mein kaun sa kutta theek rahega.",
      hindi: "पालतू जानवरों का खाना और कटोरी बेचना और बताना कि फ़्लैट में कौन सा कुत्ता ठीक रहेगा।",
    },
    summary: {
      hinglish:
        "Paaltu jaanwaron ka khana aur katori bechna, imaandaari se batana ki flat mein husky rakhna chahiye ya nahi, aur Pet Shop Rules ke hisaab se tank, pinjre aur record rakhna.",
      hindi:
        "पालतू जानवरों का खाना और कटोरी बेचना, ईमानदारी से बताना कि फ़्लैट में हस्की रखना चाहिए या नहीं, और Pet Shop Rules के हिसाब से टैंक, पिंजरे और रिकॉर्ड रखना।",
    },
  },
  "mobile-phone-shop-manager": {
    of: "1wdywaj",
    description: {
      hinglish: "Bheed bhari gali mein phone bechna, recharge karna aur samjhana.",
      hindi: "भीड़ भरी गली में फ़ोन बेचना, रिचार्ज करना और समझाना।",
    },
    summary: {
      hinglish:
        "Phone bechna aur exchange karna, SIM card chalu karna aur zyadatar cover, glass aur chhoti marammat se guzaara karna, us gali mein jahan aisi chaar dukaanein hain.",
      hindi: "फ़ोन बेचना और एक्सचेंज करना, SIM कार्ड चालू करना और ज़्यादातर कवर, ग्लास और छोटी मरम्मत से गुज़ारा करना, उस गली में जहाँ ऐसी चार दुकानें हैं।",
    },
  },
  stationer: {
    of: "1fah7ip",
    description: {
      hinglish: "Copy aur pen bechna aur har school ki book list jaanna.",
      hindi: "कॉपी और पेन बेचना और हर स्कूल की बुक लिस्ट जानना।",
    },
    summary: {
      hinglish:
        "School, college ya court ke paas kaagaz, file, art ke saamaan aur photocopy machine wali dukaan chalana, aur bheed aane se kaafi pehle har season ka order dena.",
      hindi: "स्कूल, कॉलेज या कोर्ट के पास काग़ज़, फ़ाइल, आर्ट के सामान और फ़ोटोकॉपी मशीन वाली दुकान चलाना, और भीड़ आने से काफ़ी पहले हर सीज़न का ऑर्डर देना।",
    },
  },
  "bridal-consultant": {
    of: "1uepnr8",
    description: {
      hinglish: "Woh lehenga dhoondhna jis par dulhan aur uski maa dono raazi hon.",
      hindi: "वह लहँगा ढूँढना जिस पर दुल्हन और उसकी माँ दोनों राज़ी हों।",
    },
    summary: {
      hinglish:
        "Shaadi ke kapdon ke showroom mein parivaron ko rang, wazan, budget aur gehnon par salah dena, aur outfit ghar jaane tak darzi ke saath har fitting dekhna.",
      hindi: "शादी के कपड़ों के शोरूम में परिवारों को रंग, वज़न, बजट और गहनों पर सलाह देना, और जोड़ा घर जाने तक दर्ज़ी के साथ हर फ़िटिंग देखना।",
    },
  },
  "optical-shop-manager": {
    of: "1ijta2w",
    description: {
      hinglish: "Chashme ki dukaan chalana: aankh ki jaanch, frame aur lens ke order.",
      hindi: "चश्मे की दुकान चलाना: आँख की जाँच, फ़्रेम और लेंस के ऑर्डर।",
    },
    summary: {
      hinglish:
        "Chashme ke store ke optometrist, sales staff, stock aur bikri ka dhyan rakhna, taaki har grahak saaf nazar aur theek baithne wala chashma lekar jaaye.",
      hindi: "चश्मे के स्टोर के ऑप्टोमेट्रिस्ट, सेल्स स्टाफ़, स्टॉक और बिक्री का ध्यान रखना, ताकि हर ग्राहक साफ़ नज़र और ठीक बैठने वाला चश्मा लेकर जाए।",
    },
  },
  "tea-stall-owner": {
    of: "15uhcf",
    description: {
      hinglish: "Din mein chaar sau glass chai ubaalna aur sabki sunna.",
      hindi: "दिन में चार सौ गिलास चाय उबालना और सबकी सुनना।",
    },
    summary: {
      hinglish:
        "Office, station ya college ke paas ek chulhe aur kuch stool ki dukaan chalana, jahan swaad, tez haath aur chehron ki yaad logon ko din mein do baar wapas laate hain.",
      hindi: "ऑफ़िस, स्टेशन या कॉलेज के पास एक चूल्हे और कुछ स्टूल की दुकान चलाना, जहाँ स्वाद, तेज़ हाथ और चेहरों की याद लोगों को दिन में दो बार वापस लाते हैं।",
    },
  },
  "common-service-centre-operator": {
    of: "lwcmui",
    description: {
      hinglish: "Gaon ke form, bill aur yojana ke daave online bharna.",
      hindi: "गाँव के फ़ॉर्म, बिल और योजना के दावे ऑनलाइन भरना।",
    },
    summary: {
      hinglish:
        "Sarkar ki CSC yojana mein computer, printer aur fingerprint reader wala kiosk chalana, PAN aur Ayushman card, pension, ticket aur fasal beema ke liye, har kaam ki fees ya commission par.",
      hindi:
        "सरकार की CSC योजना में कंप्यूटर, प्रिंटर और फ़िंगरप्रिंट रीडर वाला कियोस्क चलाना, PAN और आयुष्मान कार्ड, पेंशन, टिकट और फ़सल बीमा के लिए, हर काम की फ़ीस या कमीशन पर।",
    },
  },
  "dog-trainer": {
    of: "z8ef2c",
    description: {
      hinglish: "Paaltu kutte ko aana, baithna aur dheeli rassi par chalna sikhana.",
      hindi: "पालतू कुत्ते को आना, बैठना और ढीली रस्सी पर चलना सिखाना।",
    },
    summary: {
      hinglish:
        "Logon ke ghar jaana ya class lena: kutte ke haav bhaav padhna, sahi kaam par sahi pal mein inaam dena, aur kutte se zyada parivar ko sikhana. Kuch log guard ya madad karne wale kutte taiyar karte hain.",
      hindi:
        "लोगों के घर जाना या क्लास लेना: कुत्ते के हाव भाव पढ़ना, सही काम पर सही पल में इनाम देना, और कुत्ते से ज़्यादा परिवार को सिखाना। कुछ लोग गार्ड या मदद करने वाले कुत्ते तैयार करते हैं।",
    },
  },
};
