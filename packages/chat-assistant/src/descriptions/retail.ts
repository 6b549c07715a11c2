import type { ToldCareers } from "./told.ts";

export const retail: ToldCareers = {
  "retail-sales-associate": {
    of: "1i1y4gx",
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
    day: {
      hinglish: [
        "Table bhar jeans chhathi baar phir se tah karna",
        "Trial room ka darwaza khulne se pehle medium size le aana",
        "Sharmile ladke ko uski pehli formal shirt ki taraf le jaana",
      ],
      hindi: [
        "मेज़ भर जींस छठी बार फिर से तह करना",
        "ट्रायल रूम का दरवाज़ा खुलने से पहले मीडियम साइज़ ले आना",
        "शर्मीले लड़के को उसकी पहली फ़ॉर्मल शर्ट की तरफ़ ले जाना",
      ],
    },
  },
  "consumer-electronics-salesperson": {
    of: "1nsirjp",
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
    day: {
      hinglish: [
        "Aasan Hindi mein samjhana ki five star rating se kya bachta hai",
        "Demo TV ke saath uske laayak sound bar jodna",
        "Bank ki dheemi screen par no-cost EMI manzoor karwana",
      ],
      hindi: [
        "आसान हिंदी में समझाना कि फ़ाइव स्टार रेटिंग से क्या बचता है",
        "डेमो टीवी के साथ उसके लायक़ साउंड बार जोड़ना",
        "बैंक की धीमी स्क्रीन पर नो-कॉस्ट EMI मंज़ूर करवाना",
      ],
    },
  },
  "furniture-salesperson": {
    of: "hf2695",
    description: {
      hinglish: "Parivaron ko aisa sofa ya bed chunwana jo darwaze se andar jaye.",
      hindi: "परिवारों को ऐसा सोफ़ा या बेड चुनवाना जो दरवाज़े से अंदर जाए।",
    },
    summary: {
      hinglish:
        "Kamra, aadat aur budget poochhna, lakdi, board aur foam samjhana, naap se plan banana, aur order par tab tak nazar rakhna jab tak woh customer ke ghar mein lag na jaye.",
      hindi: "कमरा, आदत और बजट पूछना, लकड़ी, बोर्ड और फ़ोम समझाना, नाप से प्लान बनाना, और ऑर्डर पर तब तक नज़र रखना जब तक वह ग्राहक के घर में लग न जाए।",
    },
    day: {
      hinglish: [
        "Hall ka naksha sahi naap mein banana aur us par sofa khiskakar dekhna",
        "Sheesham aur particle board thokkar fark dikhana",
        "Delivery ki aisi tareekh tay karna jo badhai nibha de",
      ],
      hindi: [
        "हॉल का नक़्शा सही नाप में बनाना और उस पर सोफ़ा खिसकाकर देखना",
        "शीशम और पार्टिकल बोर्ड ठोककर फ़र्क़ दिखाना",
        "डिलीवरी की ऐसी तारीख़ तय करना जो बढ़ई निभा दे",
      ],
    },
  },
  "jewellery-salesperson": {
    of: "1se8yp0",
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
    day: {
      hinglish: [
        "Hallmark ke paas ka chhe akshar ka code HUID dikhana aur batana ki woh kya saabit karta hai",
        "Chain taulna, making charge jodna, ek ek rupaya samjhana",
        "Ek parivar ko dikhane se pehle aur baad mein har tray ginna",
      ],
      hindi: [
        "हॉलमार्क के पास का छह अक्षर का कोड HUID दिखाना और बताना कि वह क्या साबित करता है",
        "चेन तौलना, मेकिंग चार्ज जोड़ना, एक एक रुपया समझाना",
        "एक परिवार को दिखाने से पहले और बाद में हर ट्रे गिनना",
      ],
    },
  },
  "saree-salesperson": {
    of: "lwogr9",
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
    day: {
      hinglish: [
        "Chaalees silk saree pankhe ki tarah kholna, par pasand wali khone na dena",
        "Pallu palatkar handloom aur powerloom ka fark dikhana",
        "Ek saree apne kandhe par daalkar dikhana ki kaise girti hai",
      ],
      hindi: [
        "चालीस सिल्क साड़ियाँ पंखे की तरह खोलना, पर पसंद वाली खोने न देना",
        "पल्लू पलटकर हैंडलूम और पावरलूम का फ़र्क़ दिखाना",
        "एक साड़ी अपने कंधे पर डालकर दिखाना कि कैसे गिरती है",
      ],
    },
  },
  "car-salesperson": {
    of: "1ood1ds",
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
    day: {
      hinglish: [
        "Pehli baar kharidne wale se gaadi do baar band hone par bhi shaant rehna",
        "Teen bankon ki kist ek hi sheet par compare karna",
        "Exchange ke liye purani Alto ki keemat lagwana aur samjhana",
      ],
      hindi: [
        "पहली बार ख़रीदने वाले से गाड़ी दो बार बंद होने पर भी शांत रहना",
        "तीन बैंकों की क़िस्त की एक ही शीट पर तुलना करना",
        "एक्सचेंज के लिए पुरानी ऑल्टो की क़ीमत लगवाना और समझाना",
      ],
    },
  },
  "pharmacy-salesperson": {
    of: "j6ahge",
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
    day: {
      hinglish: [
        "Ghaseeti likhawat padhna, dawa ka patta dhoondhna aur pharmacist ko dena",
        "Vaccine aur insulin seedhe fridge mein rakhna",
        "Jaldi expire hone wale cough syrup wapsi ke liye nikaalna",
      ],
      hindi: [
        "घसीटी लिखावट पढ़ना, दवा का पत्ता ढूँढ़ना और फ़ार्मासिस्ट को देना",
        "वैक्सीन और इंसुलिन सीधे फ़्रिज में रखना",
        "जल्दी एक्सपायर होने वाले कफ़ सिरप वापसी के लिए निकालना",
      ],
    },
  },
  "shoe-salesperson": {
    of: "1c8fe07",
    description: { hinglish: "Pair naapna aur bachche ki chaal se fit parakhna.", hindi: "पैर नापना और बच्चे की चाल से फ़िट परखना।" },
    summary: {
      hinglish:
        "Joote ki dukaan ya chain mein kaam karna: dono pair naapna, store room se jodiyan laana, panje ki jagah aur edi ka phisalna dekhna, leather aur dekhbhal samjhana, aur moze aur polish bhi bechna.",
      hindi:
        "जूते की दुकान या चेन में काम करना: दोनों पैर नापना, स्टोर रूम से जोड़ियाँ लाना, पंजे की जगह और एड़ी का फिसलना देखना, लेदर और देखभाल समझाना, और मोज़े और पॉलिश भी बेचना।",
    },
    day: {
      hinglish: [
        "Grahak ko bithana, dono pair naapna aur lambe pair ka naap maanna",
        "Brown, nau number ke joote ke liye saatvin shelf tak chadhna",
        "Bachche ko darwaze tak daudkar jaate aur lautte dekhna",
      ],
      hindi: [
        "ग्राहक को बिठाना, दोनों पैर नापना और लंबे पैर का नाप मानना",
        "भूरे, नौ नंबर के जूते के लिए सातवीं शेल्फ़ तक चढ़ना",
        "बच्चे को दरवाज़े तक दौड़कर जाते और लौटते देखना",
      ],
    },
  },
  "sporting-goods-salesperson": {
    of: "wl15jh",
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
    day: {
      hinglish: [
        "Kam budget wale pita ko bat ki willow lakdi ke grade samjhana",
        "Joota chunne se pehle runner ko das metre daudte dekhna",
        "Badminton racket mein utne khinchaav par string lagana jitna khiladi maange",
      ],
      hindi: [
        "कम बजट वाले पिता को बैट की विलो लकड़ी के ग्रेड समझाना",
        "जूता चुनने से पहले रनर को दस मीटर दौड़ते देखना",
        "बैडमिंटन रैकेट में उतने खिंचाव पर तार लगाना जितना खिलाड़ी माँगे",
      ],
    },
  },
  bookseller: {
    of: "1lo5akc",
    description: { hinglish: "Agla novel sujhana aur jo na ho use mangwana.", hindi: "अगला उपन्यास सुझाना और जो न हो उसे मँगवाना।" },
    summary: {
      hinglish:
        "Dukaan mein, mele mein aur schoolon ko kitabein bechna: umar aur pasand ke hisaab se salah dena, maal mangwana aur lautana, shelf aise rakhna ki kitab mil jaye, aur aksar door ke grahakon ko parcel bhejna.",
      hindi:
        "दुकान में, मेले में और स्कूलों को किताबें बेचना: उम्र और पसंद के हिसाब से सलाह देना, माल मँगवाना और लौटाना, शेल्फ़ ऐसे रखना कि किताब मिल जाए, और अक्सर दूर के ग्राहकों को पार्सल भेजना।",
    },
    day: {
      hinglish: [
        "Neela cover, ek ladki, thodi baarish, bas itne se novel dhoondhna",
        "Bina biki guide publisher ki tareekh se pehle lautana",
        "Jiski Tamil kavita ki kitaab aa gayi us reader ko phone karna",
      ],
      hindi: [
        "नीला कवर, एक लड़की, थोड़ी बारिश, बस इतने से उपन्यास ढूँढ़ना",
        "बिना बिकी गाइड प्रकाशक की तारीख़ से पहले लौटाना",
        "जिसकी तमिल कविता की किताब आ गई उस पाठक को फ़ोन करना",
      ],
    },
  },
  "auto-parts-salesperson": {
    of: "18yiwui",
    description: { hinglish: "Number se sahi clutch plate ya gasket dhoondhna.", hindi: "नंबर से सही क्लच प्लेट या गैसकेट ढूँढ़ना।" },
    summary: {
      hinglish:
        "Counter aur phone par mechanic ke liye number, aakaar ya yaaddasht se sahi clutch plate ya gasket dhoondhna, aur nakli maal se saavdhan karna.",
      hindi: "काउंटर और फ़ोन पर मैकेनिक के लिए नंबर, आकार या याददाश्त से सही क्लच प्लेट या गैसकेट ढूँढ़ना, और नक़ली माल से सावधान करना।",
    },
    day: {
      hinglish: [
        "Ghise brake shoe ko shelf par rakhe uske jode se milana",
        "Chassis number se model ke saare parts ki drawing dhoondhna",
        "Mechanic ko saavdhan karna ki sasta filter nakli hai",
      ],
      hindi: [
        "घिसे ब्रेक शू को शेल्फ़ पर रखे उसके जोड़े से मिलाना",
        "चेसिस नंबर से मॉडल के सारे पार्ट्स की ड्रॉइंग ढूँढ़ना",
        "मैकेनिक को सावधान करना कि सस्ता फ़िल्टर नक़ली है",
      ],
    },
  },
  "building-materials-salesperson": {
    of: "o3h8vt",
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
    day: {
      hinglish: [
        "Bathroom ke sketch se tile, adhesive aur extra dibbon ka hisaab nikaalna",
        "Ghar banane wale ko samjhana ki slab ke liye kaun sa cement sahi hai",
        "Truck us gali se bhejna jismein woh ghus sake",
      ],
      hindi: [
        "बाथरूम के स्केच से टाइल, चिपकाने के मसाले और अतिरिक्त डिब्बों का हिसाब निकालना",
        "घर बनाने वाले को समझाना कि स्लैब के लिए कौन सा सीमेंट सही है",
        "ट्रक उस गली से भेजना जिसमें वह घुस सके",
      ],
    },
  },
  "cosmetics-consultant": {
    of: "pxvw8h",
    description: { hinglish: "Grahak ke chehre se foundation aur lipstick milana.", hindi: "ग्राहक के चेहरे से फ़ाउंडेशन और लिपस्टिक मिलाना।" },
    summary: {
      hinglish:
        "Mall ya beauty store mein brand ke counter par kaam karna: skin aur aadat ke baare mein poochhna, chehre par shade lagakar dekhna, lagana sikhana, aur tester saaf aur bikri ka hisaab likhkar rakhna.",
      hindi:
        "मॉल या ब्यूटी स्टोर में ब्रांड के काउंटर पर काम करना: त्वचा और आदत के बारे में पूछना, चेहरे पर शेड लगाकर देखना, लगाना सिखाना, और टेस्टर साफ़ और बिक्री का हिसाब लिखकर रखना।",
    },
    day: {
      hinglish: [
        "Dusri cream dene se pehle poochhna ki kis cream se daane nikle the",
        "Pehli naukri wali ladki ko das minute mein chaar step ka make-up sikhana",
        "Tester sanitize karna aur skin par hua reaction likhna",
      ],
      hindi: [
        "दूसरी क्रीम देने से पहले पूछना कि किस क्रीम से दाने निकले थे",
        "पहली नौकरी वाली लड़की को दस मिनट में चार स्टेप का मेकअप सिखाना",
        "टेस्टर सैनिटाइज़ करना और त्वचा पर हुआ रिएक्शन लिखना",
      ],
    },
  },
  "sales-demonstrator": {
    of: "1izdamr",
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
    day: {
      hinglish: [
        "Ek gadget se chaalees pyaaz kaatna aur poore samay bolte rehna",
        "Mall mein sample baantna aur ginna ki kitne log wapas aate hain",
        "Paise lene se pehle kharidar ko gadget jodna sikhana",
      ],
      hindi: [
        "एक गैजेट से चालीस प्याज़ काटना और पूरे समय बोलते रहना",
        "मॉल में सैंपल बाँटना और गिनना कि कितने लोग वापस आते हैं",
        "पैसे लेने से पहले ख़रीदार को गैजेट जोड़ना सिखाना",
      ],
    },
  },
  cashier: {
    of: "a8qqj1",
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
    day: {
      hinglish: [
        "Scan karna, ande aakhir mein bag mein rakhna aur loyalty number poochhna",
        "Dukaan khulne par drawer ki rezgari, yaani float, aur band hone par note ginna",
        "Paanch sau ka phata ya nakli note pehchaanna",
      ],
      hindi: [
        "स्कैन करना, अंडे आख़िर में बैग में रखना और लॉयल्टी नंबर पूछना",
        "दुकान खुलने पर दराज़ की रेज़गारी, यानी फ़्लोट, और बंद होने पर नोट गिनना",
        "पाँच सौ का फटा या नक़ली नोट पहचानना",
      ],
    },
  },
  "fuel-dispensing-attendant": {
    of: "1ph5x1z",
    description: {
      hinglish: "Rupaye ke hisaab se petrol bharna aur tyre ki hawa jaanchna.",
      hindi: "रुपये के हिसाब से पेट्रोल भरना और टायर की हवा जाँचना।",
    },
    summary: {
      hinglish:
        "Petrol pump par shift mein bike, car aur truck mein eendhan bharna, cash ya UPI lena, bill dena, hawa aur oil jaanchna, aur chingari aur phone door rakhna.",
      hindi: "पेट्रोल पंप पर शिफ़्ट में बाइक, कार और ट्रक में ईंधन भरना, कैश या UPI लेना, बिल देना, हवा और ऑयल जाँचना, और चिंगारी और फ़ोन दूर रखना।",
    },
    day: {
      hinglish: [
        "Nozzle dabane se pehle meter par zero dikhana",
        "Maal se ladi pick-up ke tyre ki hawa set karna",
        "Driver ko sakhti se cigarette bujhane ko kehna",
      ],
      hindi: ["नोज़ल दबाने से पहले मीटर पर ज़ीरो दिखाना", "माल से लदी पिकअप के टायर की हवा सेट करना", "ड्राइवर को सख़्ती से सिगरेट बुझाने को कहना"],
    },
  },
  "fit-model": {
    of: "6e42e",
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
    day: {
      hinglish: [
        "Tees sample badal badalkar pehenna jab buyer number likhte hain",
        "Kinari par pin lagte samay bina hile khade rehna",
        "Sach batana ki aasteen kahan khinchti ya chubhti hai",
      ],
      hindi: [
        "तीस सैंपल बदल बदलकर पहनना जब ख़रीदार नंबर लिखते हैं",
        "कपड़े की किनारी पर पिन लगते समय बिना हिले खड़े रहना",
        "सच बताना कि आस्तीन कहाँ खिंचती या चुभती है",
      ],
    },
  },
  telemarketer: {
    of: "1lne2rg",
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
    day: {
      hinglish: [
        "Ek sau bees number dial karna, tees logon se baat karna",
        "Do-not-disturb list ke number chhod dena",
        "Unke haan kehne se pehle loan ka asli byaaj batana",
      ],
      hindi: ["एक सौ बीस नंबर डायल करना, तीस लोगों से बात करना", "डू नॉट डिस्टर्ब लिस्ट के नंबर छोड़ देना", "उनके हाँ कहने से पहले लोन का असली ब्याज बताना"],
    },
  },
  "door-to-door-salesperson": {
    of: "17u67ys",
    description: { hinglish: "Gali gali, ghar ghar water filter aur kitabein bechna.", hindi: "गली गली, घर घर वॉटर फ़िल्टर और किताबें बेचना।" },
    summary: {
      hinglish:
        "Company ke water filter, vacuum cleaner ya kitabein lekar gali gali jaana, darwaze par dikhana, order aur advance lena, aur zyadatar commission par guzaara karna.",
      hindi: "कंपनी के वॉटर फ़िल्टर, वैक्यूम क्लीनर या किताबें लेकर गली गली जाना, दरवाज़े पर दिखाना, ऑर्डर और एडवांस लेना, और ज़्यादातर कमीशन पर गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Khatkhatane se pehle dekhna ki kin gharon mein bottle ka paani aata hai",
        "Darwaze par hi matmaila paani filter se nikaalkar dikhana",
        "Sunday ko wapas aana jab faisla karne wale sab ghar par hon",
      ],
      hindi: [
        "खटखटाने से पहले देखना कि किन घरों में बोतल का पानी आता है",
        "दरवाज़े पर ही मटमैला पानी फ़िल्टर से निकालकर दिखाना",
        "रविवार को वापस आना जब फ़ैसला करने वाले सब घर पर हों",
      ],
    },
  },
  "store-manager": {
    of: "bfsynr",
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
    day: {
      hinglish: [
        "Shutter uthne se pehle staff ko kal ki bikri batana",
        "Kam bikne wala rack darwaze se hatana aur wahan behtar rack lagana",
        "Aath sau rupaye kam nikle cash ko dobara ginna",
      ],
      hindi: [
        "शटर उठने से पहले स्टाफ़ को कल की बिक्री बताना",
        "कम बिकने वाला रैक दरवाज़े से हटाना और वहाँ बेहतर रैक लगाना",
        "आठ सौ रुपये कम निकले कैश को दोबारा गिनना",
      ],
    },
  },
  "supermarket-manager": {
    of: "tum9wm",
    description: {
      hinglish: "Das hazaar tarah ka kirana taaza aur shelf par rakhna.",
      hindi: "दस हज़ार तरह का किराना ताज़ा और शेल्फ़ पर रखना।",
    },
    summary: {
      hinglish:
        "Dukaan khulne se pehle das hazaar cheezein taazi, daam lagi aur shelf par rakhna, aur staff, barbaadi aur bikri ke paise ka jawab dena.",
      hindi: "दुकान खुलने से पहले दस हज़ार चीज़ें ताज़ी, दाम लगी और शेल्फ़ पर रखना, और स्टाफ़, बरबादी और बिक्री के पैसे का जवाब देना।",
    },
    day: {
      hinglish: [
        "Saat baje sabzi wale hisse mein ghoomna aur pilpile tamatar nikaalna",
        "Vrat wale weekend ka dahi mangwana, par itna nahi ki dher bach jaye",
        "Line daal ki shelf tak pahunche to paanchva counter kholna",
      ],
      hindi: [
        "सात बजे सब्ज़ी वाले हिस्से में घूमना और पिलपिले टमाटर निकालना",
        "व्रत वाले वीकेंड का दही मँगवाना, पर इतना नहीं कि ढेर बच जाए",
        "लाइन दाल की शेल्फ़ तक पहुँचे तो पाँचवाँ काउंटर खोलना",
      ],
    },
  },
  "department-manager": {
    of: "162yy4p",
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
    day: {
      hinglish: [
        "Khilonon ke season se pehle do aur rack ke liye bahas karna",
        "Jhijhakte naye assistant ko chaadar ke sabse achhe seller ke saath lagana",
        "Dekhna ki apni manzil par kaun sa brand har foot par sabse kam kamata hai",
      ],
      hindi: [
        "खिलौनों के सीज़न से पहले दो और रैक के लिए बहस करना",
        "झिझकते नए असिस्टेंट को चादर के सबसे अच्छे सेल्सपर्सन के साथ लगाना",
        "देखना कि अपनी मंज़िल पर कौन सा ब्रांड हर फ़ुट पर सबसे कम कमाता है",
      ],
    },
  },
  "mall-manager": {
    of: "s4ua9c",
    description: {
      hinglish: "Shopping centre ko dukaanon, bheed aur tyohaaron se bharna.",
      hindi: "शॉपिंग सेंटर को दुकानों, भीड़ और त्योहारों से भरना।",
    },
    summary: {
      hinglish:
        "Kirayedaar dhoondhna aur kiraya lena, tyohaar aur parking ki planning karna, lift, cooling, safai aur fire exit theek rakhna, aur maalik ko bheed aur kamaai ka jawab dena.",
      hindi:
        "किराएदार ढूँढ़ना और किराया लेना, त्योहार और पार्किंग की योजना बनाना, लिफ़्ट, कूलिंग, सफ़ाई और फ़ायर एग्ज़िट ठीक रखना, और मालिक को भीड़ और कमाई का जवाब देना।",
    },
    day: {
      hinglish: [
        "Cinema chain ko yakeen dilana ki teesri manzil par log aayenge",
        "Escalator ki marammat sabse kam bheed wale ghante mein rakhna",
        "Fire exit ka chakkar lagana aur carton hatwana",
      ],
      hindi: [
        "सिनेमा चेन को यक़ीन दिलाना कि तीसरी मंज़िल पर लोग आएँगे",
        "एस्केलेटर की मरम्मत सबसे कम भीड़ वाले घंटे में रखना",
        "फ़ायर एग्ज़िट का चक्कर लगाना और कार्टन हटवाना",
      ],
    },
  },
  "retail-sales-manager": {
    of: "mzx7li",
    description: { hinglish: "Bees store se sabse achhe store jitni bikri karwana.", hindi: "बीस स्टोर से सबसे अच्छे स्टोर जितनी बिक्री करवाना।" },
    summary: {
      hinglish:
        "Shahar ya rajya mein chain ke store par jaana, unke aankde compare karna, manageron ko sikhana, naye outlet kholna, aur har hafte head office ko samjhana ki ek ki bikri dusre se zyada kyun hai.",
      hindi:
        "शहर या राज्य में चेन के स्टोर पर जाना, उनके आँकड़ों की तुलना करना, मैनेजरों को सिखाना, नए आउटलेट खोलना, और हर हफ़्ते हेड ऑफ़िस को समझाना कि एक की बिक्री दूसरे से ज़्यादा क्यों है।",
    },
    day: {
      hinglish: [
        "Sabse kamzor store mein bina bataye pahunchna aur chupchaap dekhna",
        "Ek store ka trial room wala tareeka baaki unnees mein lagu karna",
        "Naye outlet ke liye do assistant mein se ek chunna",
      ],
      hindi: [
        "सबसे कमज़ोर स्टोर में बिना बताए पहुँचना और चुपचाप देखना",
        "एक स्टोर का ट्रायल रूम वाला तरीक़ा बाक़ी उन्नीस में लागू करना",
        "नए आउटलेट के लिए दो असिस्टेंट में से एक चुनना",
      ],
    },
  },
  "fuel-station-manager": {
    of: "12nbhsw",
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
    day: {
      hinglish: [
        "Tanker khaali hone se pehle tanki ka level naapna aur density jaanchna",
        "Shak karne wale driver ke saamne paanch litre ka naap sahi saabit karna",
        "Teen shift ka cash, card aur nozzle ki reading milana",
      ],
      hindi: [
        "टैंकर ख़ाली होने से पहले टंकी का लेवल नापना और डेंसिटी जाँचना",
        "शक करने वाले ड्राइवर के सामने पाँच लीटर का नाप सही साबित करना",
        "तीन शिफ़्ट का कैश, कार्ड और नोज़ल की रीडिंग मिलाना",
      ],
    },
  },
  shopkeeper: {
    of: "1kklctb",
    description: { hinglish: "Chhoti dukaan mein kharidna, bechna aur hisaab rakhna.", hindi: "छोटी दुकान में ख़रीदना, बेचना और हिसाब रखना।" },
    summary: {
      hinglish:
        "Apni dukaan chalana, jaise kapde, hardware ya khilone ki: maal chunna, thok vyapari se mol bhaav karna, grahak dekhna, hisaab aur tax ke kaagaz rakhna, aur kiraye aur maal ke baad jo bache us par guzaara karna.",
      hindi:
        "अपनी दुकान चलाना, जैसे कपड़े, हार्डवेयर या खिलौने की: माल चुनना, थोक व्यापारी से मोल भाव करना, ग्राहक देखना, हिसाब और टैक्स के काग़ज़ रखना, और किराए और माल के बाद जो बचे उस पर गुज़ारा करना।",
    },
    day: {
      hinglish: [
        "Shutter uthana, jhaadu lagana aur kal ka hisaab likhna",
        "Ek salesman ki scheme ko mana karna aur dusre ki lena",
        "Paisa apna lagne lage usse pehle GST alag rakhna",
      ],
      hindi: [
        "शटर उठाना, झाड़ू लगाना और कल का हिसाब लिखना",
        "एक सेल्समैन की स्कीम को मना करना और दूसरे की लेना",
        "पैसा अपना लगने लगे उससे पहले GST अलग रखना",
      ],
    },
  },
  "kirana-store-owner": {
    of: "utms9f",
    description: { hinglish: "Mohalle ko chawal aur sabun bechna, udhaar par bhi.", hindi: "मोहल्ले को चावल और साबुन बेचना, उधार पर भी।" },
    summary: {
      hinglish:
        "Subah tadke se raat das baje tak nukkad ki dukaan chalana: bori mein kharidna, tolna aur pack karna, jaan pehchaan ke parivaron ko tankhwah milne tak udhaar dena, order ghar bhejna aur expire maal hatana.",
      hindi:
        "सुबह तड़के से रात दस बजे तक नुक्कड़ की दुकान चलाना: बोरी में ख़रीदना, तौलना और पैक करना, जान पहचान के परिवारों को तनख़्वाह मिलने तक उधार देना, ऑर्डर घर भेजना और एक्सपायर माल हटाना।",
    },
    day: {
      hinglish: [
        "Daam girne par thok bazaar se cheeni kharidna",
        "Padosi ka atta aur doodh udhaar ki copy mein likhna",
        "Helper ko cycle par chaar flat ke order lekar bhejna",
      ],
      hindi: [
        "दाम गिरने पर थोक बाज़ार से चीनी ख़रीदना",
        "पड़ोसी का आटा और दूध उधार की कॉपी में लिखना",
        "हेल्पर को साइकिल पर चार फ़्लैट के ऑर्डर लेकर भेजना",
      ],
    },
  },
  "pharmacy-manager": {
    of: "15inplc",
    description: {
      hinglish: "Licence wali dawa ki dukaan mein maal aur niyam poore rakhna.",
      hindi: "लाइसेंस वाली दवा की दुकान में माल और नियम पूरे रखना।",
    },
    summary: {
      hinglish:
        "Licence wali dawa ki dukaan mein maal poora rakhna, register aur fridge theek rakhna, aur jab bhi dukaan khuli ho, wahan registered pharmacist rakhna.",
      hindi: "लाइसेंस वाली दवा की दुकान में माल पूरा रखना, रजिस्टर और फ़्रिज ठीक रखना, और जब भी दुकान खुली हो, वहाँ रजिस्टर्ड फ़ार्मासिस्ट रखना।",
    },
    day: {
      hinglish: [
        "Nabbe din mein expire hone wale dawa ke patte shelf se hatana",
        "Kadi nigrani wali har dawa, yaani Schedule H1, doctor aur mareez ke naam ke saath likhna",
        "Chaar ghante bijli jaane par bhi insulin thanda rakhna",
      ],
      hindi: [
        "नब्बे दिन में एक्सपायर होने वाले दवा के पत्ते शेल्फ़ से हटाना",
        "कड़ी निगरानी वाली हर दवा, यानी शेड्यूल H1, डॉक्टर और मरीज़ के नाम के साथ लिखना",
        "चार घंटे बिजली जाने पर भी इंसुलिन ठंडा रखना",
      ],
    },
  },
  "stock-supervisor": {
    of: "1igqrwl",
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
    day: {
      hinglish: [
        "Raat das baje maal ke gyarah pallet aath logon mein baantna",
        "Bhor se pehle purana doodh aage rakhna",
        "Paanch baje duty manager ke saath bhari hui shelfon ka chakkar lagana",
      ],
      hindi: [
        "रात दस बजे माल के ग्यारह पैलेट आठ लोगों में बाँटना",
        "भोर से पहले पुराना दूध आगे रखना",
        "पाँच बजे ड्यूटी मैनेजर के साथ भरी हुई शेल्फ़ों का चक्कर लगाना",
      ],
    },
  },
  "loss-prevention-manager": {
    of: "ccm6rb",
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
    day: {
      hinglish: [
        "Counter chaar ke cancel hue bill camera ki recording se milana",
        "Ghabraye hue cashier se bina ilzaam lagaye baat karna",
        "Us pichhle darwaze ko seal karna jisse perfume bahar ja raha tha",
      ],
      hindi: [
        "काउंटर चार के कैंसल हुए बिल कैमरे की रिकॉर्डिंग से मिलाना",
        "घबराए हुए कैशियर से बिना इल्ज़ाम लगाए बात करना",
        "उस पिछले दरवाज़े को सील करना जिससे परफ़्यूम बाहर जा रहा था",
      ],
    },
  },
  "parts-manager": {
    of: "15x1t63",
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
    day: {
      hinglish: [
        "Pichhle mahine ke job card dekhkar agle hafte ke brake pad mangwana",
        "Woh clutch plate dhoondhna jo screen par hai par kisi shelf par nahi",
        "Chatki hui light uski photo ke saath warranty mein wapas bhejna",
      ],
      hindi: [
        "पिछले महीने के जॉब कार्ड देखकर अगले हफ़्ते के ब्रेक पैड मँगवाना",
        "वह क्लच प्लेट ढूँढ़ना जो स्क्रीन पर है पर किसी शेल्फ़ पर नहीं",
        "चटकी हुई लाइट उसकी फ़ोटो के साथ वारंटी में वापस भेजना",
      ],
    },
  },
  "retail-buyer": {
    of: "1yup1cs",
    description: {
      hinglish: "Ek saal pehle tay karna ki chain kya bechegi aur kisse kharidegi.",
      hindi: "एक साल पहले तय करना कि चेन क्या बेचेगी और किससे ख़रीदेगी।",
    },
    summary: {
      hinglish:
        "Ek saal pehle tay karna ki chain kya bechegi, banane walon se daam aur delivery par mol bhaav karna, aur jo na bike uska jawab dena.",
      hindi: "एक साल पहले तय करना कि चेन क्या बेचेगी, बनाने वालों से दाम और डिलीवरी पर मोल भाव करना, और जो न बिके उसका जवाब देना।",
    },
    day: {
      hinglish: [
        "40,000 piece ke order par steel tiffin ka daam do rupaye kam karana",
        "Dheere bike maal ko agli Diwali ki range se hatana",
        "Sample par bharosa karne se pehle use banane wale ke yahan Moradabad jaana",
      ],
      hindi: [
        "40,000 पीस के ऑर्डर पर स्टील टिफ़िन का दाम दो रुपये कम कराना",
        "धीरे बिके माल को अगली दिवाली की रेंज से हटाना",
        "सैंपल पर भरोसा करने से पहले उसे बनाने वाले के यहाँ मुरादाबाद जाना",
      ],
    },
  },
  "fashion-buyer": {
    of: "431uor",
    description: { hinglish: "Sample mein se agle season ke kurte aur denim chunna.", hindi: "सैंपल में से अगले सीज़न के कुरते और डेनिम चुनना।" },
    summary: {
      hinglish:
        "Tiruppur, Jaipur ya videsh ke banane walon ke sample dekhna, har season ke rang, size aur ginti tay karna, daam aur delivery pakki karna, aur jo bina bike tanga rahe uski zimmedari uthana.",
      hindi:
        "तिरुप्पुर, जयपुर या विदेश के बनाने वालों के सैंपल देखना, हर सीज़न के रंग, साइज़ और गिनती तय करना, दाम और डिलीवरी पक्की करना, और जो बिना बिके टँगा रहे उसकी ज़िम्मेदारी उठाना।",
    },
    day: {
      hinglish: [
        "Order se pehle kurte ka sample ragadkar, kheenchkar aur dhokar jaanchna",
        "Nabbe style ki range ghatakar chaalees karna",
        "Delivery ke hafte aise tay karna ki Eid ka maal samay par aa jaye",
      ],
      hindi: [
        "ऑर्डर से पहले कुरते का सैंपल रगड़कर, खींचकर और धोकर जाँचना",
        "नब्बे स्टाइल की रेंज घटाकर चालीस करना",
        "डिलीवरी के हफ़्ते ऐसे तय करना कि ईद का माल समय पर आ जाए",
      ],
    },
  },
  "produce-buyer": {
    of: "1lccpe0",
    description: { hinglish: "Sooraj nikalne se pehle mandi mein aam aur pyaaz chunna.", hindi: "सूरज निकलने से पहले मंडी में आम और प्याज़ चुनना।" },
    summary: {
      hinglish:
        "Supermarket ya grocery app ke liye mandi, vyapari aur kisan group se phal aur sabzi kharidna: size dekhna aur parakhna ki kitna paka hai, din ka daam tay karna, aur dekhna ki crate thande rahein.",
      hindi:
        "सुपरमार्केट या किराना ऐप के लिए मंडी, व्यापारी और किसान समूह से फल और सब्ज़ी ख़रीदना: साइज़ देखना और परखना कि कितना पका है, दिन का दाम तय करना, और देखना कि क्रेट ठंडे रहें।",
    },
    day: {
      hinglish: [
        "Subah 4 baje teen dheriyon ke aam dabakar, kaatkar aur chakhkar dekhna",
        "Tamatar ki woh khep lautana jiske beech ke crate garmi se kharab hon",
        "Agle hafte ke angoor ke liye Nashik ke kisan group ko phone karna",
      ],
      hindi: [
        "सुबह 4 बजे तीन ढेरियों के आम दबाकर, काटकर और चखकर देखना",
        "टमाटर की वह खेप लौटाना जिसके बीच के क्रेट गर्मी से ख़राब हों",
        "अगले हफ़्ते के अंगूर के लिए नासिक के किसान समूह को फ़ोन करना",
      ],
    },
  },
  "merchandise-planner": {
    of: "1h1lh5k",
    description: {
      hinglish: "Hisaab lagana ki har store ko kis size ke kitne piece milein.",
      hindi: "हिसाब लगाना कि हर स्टोर को किस साइज़ के कितने पीस मिलें।",
    },
    summary: {
      hinglish:
        "Pichhle season ki bikri se hisaab lagana ki har store ko kis size aur rang ke kitne piece milein, aur bina bika maal dusre shahar bhejna.",
      hindi: "पिछले सीज़न की बिक्री से हिसाब लगाना कि हर स्टोर को किस साइज़ और रंग के कितने पीस मिलें, और बिना बिका माल दूसरे शहर भेजना।",
    },
    day: {
      hinglish: [
        "6,000 shirt sixty stores mein baantna, yeh dekhkar ki kahan kaun sa size bikta hai",
        "Pichhle hafte bike stock ka hissa season ke plan se milana",
        "Bina bike raincoat Jaipur se Kochi bhejna",
      ],
      hindi: [
        "6,000 शर्ट साठ स्टोर में बाँटना, यह देखकर कि कहाँ कौन सा साइज़ बिकता है",
        "पिछले हफ़्ते बिके स्टॉक का हिस्सा सीज़न के प्लान से मिलाना",
        "बिना बिके रेनकोट जयपुर से कोच्चि भेजना",
      ],
    },
  },
  "visual-merchandiser": {
    of: "15gpar5",
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
    day: {
      hinglish: [
        "Sankranti ki show window mein chaadaron ke upar kaagaz ki patang taangna",
        "Spotlight aise lagana ki putle ke chehre par parchhai na pade",
        "Chaalees dusre stores ke liye saje hue hisse ki photo lena",
      ],
      hindi: [
        "संक्रांति की शो विंडो में चादरों के ऊपर काग़ज़ की पतंगें टाँगना",
        "स्पॉटलाइट ऐसे लगाना कि पुतले के चेहरे पर परछाईं न पड़े",
        "चालीस दूसरे स्टोर के लिए सजे हुए हिस्से की फ़ोटो लेना",
      ],
    },
  },
  "category-manager": {
    of: "yi81sf",
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
    day: {
      hinglish: [
        "Kam bikri wali ek shelf se nau biscuit pack hatana",
        "Aankhon ke saamne wali kataar ke liye behtar margin maangna",
        "Jaanchna ki do rupaye ghatane se zyada shampoo bikta hai ya nahi",
      ],
      hindi: [
        "कम बिक्री वाली एक शेल्फ़ से नौ बिस्किट पैक हटाना",
        "आँखों के सामने वाली क़तार के लिए बेहतर मार्जिन माँगना",
        "जाँचना कि दो रुपये घटाने से ज़्यादा शैंपू बिकता है या नहीं",
      ],
    },
  },
  "merchandise-displayer": {
    of: "prui3y",
    description: {
      hinglish: "Head office ke nakshe ke hisaab se shelf aur dher sajana.",
      hindi: "हेड ऑफ़िस के नक़्शे के हिसाब से शेल्फ़ और ढेर सजाना।",
    },
    summary: {
      hinglish:
        "Head office ke banaye nakshe ke hisaab se shelf, dher aur offer lagana, din bhar khaali jagah bharna aur daam ke label badalna.",
      hindi: "हेड ऑफ़िस के बनाए नक़्शे के हिसाब से शेल्फ़, ढेर और ऑफ़र लगाना, दिन भर ख़ाली जगह भरना और दाम के लेबल बदलना।",
    },
    day: {
      hinglish: [
        "Shelf ka naksha, yaani planogram, padhna aur har line centimetre tak sahi lagana",
        "Juice ke carton ka aisa pyramid banana jo gir na sake",
        "Dukaan khulne se pehle daam ki do sau pattiyan badalna",
      ],
      hindi: [
        "शेल्फ़ का नक़्शा, यानी प्लैनोग्राम, पढ़ना और हर लाइन सेंटीमीटर तक सही लगाना",
        "जूस के कार्टन का ऐसा पिरामिड बनाना जो गिर न सके",
        "दुकान खुलने से पहले दाम की दो सौ पट्टियाँ बदलना",
      ],
    },
  },
  merchandiser: {
    of: "1tfa2yt",
    description: { hinglish: "Shirt ke export order ko sample se jahaz tak dekhna.", hindi: "शर्ट के एक्सपोर्ट ऑर्डर को सैंपल से जहाज़ तक देखना।" },
    summary: {
      hinglish:
        "Videsh ke kharidaar aur Tiruppur ya Noida ki factory ke beech rehna: style ki laagat nikaalna, sample, kapda aur button pass karana, katai, silai aur packing dekhna, aur buri khabar jaldi dena.",
      hindi:
        "विदेश के ख़रीदार और तिरुप्पुर या नोएडा की फ़ैक्टरी के बीच रहना: स्टाइल की लागत निकालना, सैंपल, कपड़ा और बटन पास कराना, कटाई, सिलाई और पैकिंग देखना, और बुरी ख़बर जल्दी देना।",
    },
    day: {
      hinglish: [
        "Light box mein dye kiye kapde ko buyer ke namune se milana",
        "Supplier ke peeche padkar button mangwana taaki Monday ko silai shuru ho",
        "Dopahar se pehle Hamburg ko likhna ki sample nikal gaya hai",
      ],
      hindi: [
        "लाइट बॉक्स में रँगे कपड़े को ख़रीदार के नमूने से मिलाना",
        "सप्लायर के पीछे पड़कर बटन मँगवाना ताकि सोमवार को सिलाई शुरू हो",
        "दोपहर से पहले हैम्बर्ग को लिखना कि सैंपल निकल गया है",
      ],
    },
  },
  "stock-controller": {
    of: "16whiaw",
    description: {
      hinglish: "Store ka maal ginna aur pata lagana ki screen se fark kyun hai.",
      hindi: "स्टोर का माल गिनना और पता लगाना कि स्क्रीन से फ़र्क़ क्यों है।",
    },
    summary: {
      hinglish:
        "Plan ke hisaab se shelf aur stockroom ka maal ginna, nateeja computer se milana, bill, delivery note ya chori mein wajah dhoondhna, aur record theek karna taaki uske bharose order diye ja sakein.",
      hindi:
        "प्लान के हिसाब से शेल्फ़ और स्टॉकरूम का माल गिनना, नतीजा कंप्यूटर से मिलाना, बिल, डिलीवरी नोट या चोरी में वजह ढूँढ़ना, और रिकॉर्ड ठीक करना ताकि उसके भरोसे ऑर्डर दिए जा सकें।",
    },
    day: {
      hinglish: [
        "Computer ka number dekhe bina shelfon ki ek line ka maal ginna, phir dono milana",
        "Gyarah gayab pressure cooker ki wajah ek galat delivery note mein dhoondhna",
        "Expire maal ko block karna taaki uska bill na ban sake",
      ],
      hindi: [
        "कंप्यूटर का नंबर देखे बिना शेल्फ़ों की एक लाइन का माल गिनना, फिर दोनों मिलाना",
        "ग्यारह ग़ायब प्रेशर कुकर की वजह एक ग़लत डिलीवरी नोट में ढूँढ़ना",
        "एक्सपायर माल को ब्लॉक करना ताकि उसका बिल न बन सके",
      ],
    },
  },
  "receiving-inspector": {
    of: "1xdme4z",
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
    day: {
      hinglish: [
        "Har dasve carton se jo bhi shirt haath aaye use sample mein nikaalna",
        "Seene aur aasteen ka naap size chart se milana",
        "Manzoor namune se do shade alag rang wale lot ko rokna",
      ],
      hindi: [
        "हर दसवें कार्टन से जो भी शर्ट हाथ आए उसे सैंपल में निकालना",
        "सीने और आस्तीन का नाप साइज़ चार्ट से मिलाना",
        "मंज़ूर नमूने से दो शेड अलग रंग वाले लॉट को रोकना",
      ],
    },
  },
  "e-commerce-manager": {
    of: "s43im",
    description: { hinglish: "Catalogue se parcel tak online dukaan chalana.", hindi: "कैटलॉग से पार्सल तक ऑनलाइन दुकान चलाना।" },
    summary: {
      hinglish:
        "Brand ki web shop aur marketplace par uske page ki zimmedari lena: range, daam, ad, payment page, courier aur wapasi, chhoti team aur har mahine bikri ke target ke saath.",
      hindi:
        "ब्रांड की वेब शॉप और मार्केटप्लेस पर उसके पेज की ज़िम्मेदारी लेना: रेंज, दाम, विज्ञापन, पेमेंट पेज, कूरियर और वापसी, छोटी टीम और हर महीने बिक्री के टारगेट के साथ।",
    },
    day: {
      hinglish: [
        "Pata karna ki payment page par chaalees basket kyon chhod diye gaye",
        "Do courier firm ke saath shipping rate tay karna",
        "Sale ke hafte ki planning aise karna ki stock aur offer ka mel baithe",
      ],
      hindi: [
        "पता करना कि पेमेंट पेज पर चालीस बास्केट क्यों छोड़ दिए गए",
        "दो कूरियर फ़र्मों के साथ शिपिंग रेट तय करना",
        "सेल के हफ़्ते की योजना ऐसे बनाना कि स्टॉक और ऑफ़र का मेल बैठे",
      ],
    },
  },
  "online-merchant": {
    of: "pszjqr",
    description: {
      hinglish: "Ghar ke khaali kamre se haath ka bana sabun ya spare part bechna.",
      hindi: "घर के ख़ाली कमरे से हाथ का बना साबुन या स्पेयर पार्ट बेचना।",
    },
    summary: {
      hinglish:
        "Ghar ke khaali kamre se marketplace par haath ka bana sabun ya spare part bechna, photo, packing, daam aur review sab akele sambhalna.",
      hindi: "घर के ख़ाली कमरे से मार्केटप्लेस पर हाथ का बना साबुन या स्पेयर पार्ट बेचना, फ़ोटो, पैकिंग, दाम और रिव्यू सब अकेले सँभालना।",
    },
    day: {
      hinglish: [
        "Nashte se pehle khidki ke paas tees sabun ki photo lena",
        "Chaar baje ke pick-up ke liye label print karna aur dibbon par tape lagana",
        "Bina gussa kiye two-star review ka jawab dena",
      ],
      hindi: [
        "नाश्ते से पहले खिड़की के पास तीस साबुन की फ़ोटो लेना",
        "चार बजे के पिकअप के लिए लेबल प्रिंट करना और डिब्बों पर टेप लगाना",
        "बिना ग़ुस्सा किए टू-स्टार रिव्यू का जवाब देना",
      ],
    },
  },
  "e-commerce-specialist": {
    of: "urvqpy",
    description: { hinglish: "Badi shopping site par listing aur daam sahi rakhna.", hindi: "बड़ी शॉपिंग साइट पर लिस्टिंग और दाम सही रखना।" },
    summary: {
      hinglish:
        "Bade marketplace par brand ke page sambhalna: title, photo, stock, daam aur search word, review ka jawab dena, aur har upload par aane wali galtiyan theek karna.",
      hindi:
        "बड़े मार्केटप्लेस पर ब्रांड के पेज सँभालना: टाइटल, फ़ोटो, स्टॉक, दाम और सर्च शब्द, रिव्यू का जवाब देना, और हर अपलोड पर आने वाली ग़लतियाँ ठीक करना।",
    },
    day: {
      hinglish: [
        "Bulk sheet se 400 ketli upload karna aur jo reject hon unhe theek karna",
        "Sabse kam tay daam se neeche gaye bina rival ke daam ki barabari karna",
        "Marketplace ke depot mein khoye parcel ka paisa maangna",
      ],
      hindi: [
        "बल्क शीट से 400 केतली अपलोड करना और जो रिजेक्ट हों उन्हें ठीक करना",
        "सबसे कम तय दाम से नीचे गए बिना दूसरे विक्रेता के दाम की बराबरी करना",
        "मार्केटप्लेस के डिपो में खोए पार्सल का पैसा माँगना",
      ],
    },
  },
  "order-processor": {
    of: "zhz2x0",
    description: { hinglish: "Har order ka daam, stock aur pata jaanchna.", hindi: "हर ऑर्डर का दाम, स्टॉक और पता जाँचना।" },
    summary: {
      hinglish:
        "Web shop, thok vyapari ya factory ke order desk par kaam karna: har order darj karna, daam, stock aur pata jaanchna, aur truck nikalne se pehle use phone karna jo atka kaam suljha sake.",
      hindi:
        "वेब शॉप, थोक व्यापारी या फ़ैक्टरी के ऑर्डर डेस्क पर काम करना: हर ऑर्डर दर्ज करना, दाम, स्टॉक और पता जाँचना, और ट्रक निकलने से पहले उसे फ़ोन करना जो अटका काम सुलझा सके।",
    },
    day: {
      hinglish: [
        "Us kharidar ko phone karna jiska pin code aur shahar mel nahi khate",
        "Chhe cheezon ka order baantna kyonki ek cheez dusre godown mein hai",
        "Bank transfer ko us invoice se milana jiska woh paisa hai",
      ],
      hindi: [
        "उस ख़रीदार को फ़ोन करना जिसका पिन कोड और शहर मेल नहीं खाते",
        "छह चीज़ों का ऑर्डर बाँटना क्योंकि एक चीज़ दूसरे गोदाम में है",
        "बैंक ट्रांसफ़र को उस इनवॉइस से मिलाना जिसका वह पैसा है",
      ],
    },
  },
  "product-photographer": {
    of: "myosj7",
    description: {
      hinglish: "Online shop ke liye safed background par joote, ketli ki photo lena.",
      hindi: "ऑनलाइन शॉप के लिए सफ़ेद बैकग्राउंड पर जूते, केतली की फ़ोटो लेना।",
    },
    summary: {
      hinglish:
        "Joote, ketli aur saree par light lagakar photo lena, zyadatar safed background par, aur rang sahi karna taaki grahak ko wahi mile jo photo mein dikha.",
      hindi: "जूते, केतली और साड़ी पर लाइट लगाकर फ़ोटो लेना, ज़्यादातर सफ़ेद बैकग्राउंड पर, और रंग सही करना ताकि ग्राहक को वही मिले जो फ़ोटो में दिखा।",
    },
    day: {
      hinglish: [
        "Safed card se steel ki ketli par padti chamak kam karna",
        "Lunch se pehle assi jooton ki photo ek hi tay angle se lena",
        "Screen par saree ka laal rang kapde se milana",
      ],
      hindi: [
        "सफ़ेद कार्ड से स्टील की केतली पर पड़ती चमक कम करना",
        "लंच से पहले अस्सी जूतों की फ़ोटो एक ही तय ऐंगल से लेना",
        "स्क्रीन पर साड़ी का लाल रंग कपड़े से मिलाना",
      ],
    },
  },
  "returns-clerk": {
    of: "1lpm9bb",
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
    day: {
      hinglish: [
        "Sealed dibba camera ke saamne kholna aur andar ka saamaan taulna",
        "Pehni hui dress parakhna: dobara bechein, theek karein ya hata dein",
        "Woh ek address pakadna jahan se nau phone lautaye gaye",
      ],
      hindi: [
        "सीलबंद डिब्बा कैमरे के सामने खोलना और अंदर का सामान तौलना",
        "पहनी हुई ड्रेस परखना: दोबारा बेचें, ठीक करें या हटा दें",
        "वह एक पता पकड़ना जहाँ से नौ फ़ोन लौटाए गए",
      ],
    },
  },
  "home-delivery-manager": {
    of: "13nlsba",
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
    day: {
      hinglish: [
        "Doodh aur bread ko packing table ke aur paas rakhna",
        "Baarish mein order dugne hone par rideron ko wapas bulana",
        "Pata karna ki picker shelf B ke ande kyon chhod dete hain",
      ],
      hindi: [
        "दूध और ब्रेड को पैकिंग टेबल के और पास रखना",
        "बारिश में ऑर्डर दुगने होने पर राइडरों को वापस बुलाना",
        "पता करना कि पिकर शेल्फ़ B के अंडे क्यों छोड़ देते हैं",
      ],
    },
  },
  "order-picker": {
    of: "u0e868",
    description: {
      hinglish: "Scanner lekar warehouse ki galiyon mein chalna aur har basket bharna.",
      hindi: "स्कैनर लेकर वेयरहाउस की गलियों में चलना और हर बास्केट भरना।",
    },
    summary: {
      hinglish: "Agli shelf batane wala scanner lekar galiyon mein chalna, har online basket bharna aur aise pack karna ki kuch na toote.",
      hindi: "अगली शेल्फ़ बताने वाला स्कैनर लेकर गलियों में चलना, हर ऑनलाइन बास्केट भरना और ऐसे पैक करना कि कुछ न टूटे।",
    },
    day: {
      hinglish: [
        "Bataye gaye kram mein shelf, item aur basket scan karna",
        "Kaanch ke jar atte ke thaile se alag pack karna",
        "Khaali shelf ko mark karna taaki maal jaldi bhare",
      ],
      hindi: ["बताए गए क्रम में शेल्फ़, आइटम और बास्केट स्कैन करना", "काँच के जार आटे के थैले से अलग पैक करना", "ख़ाली शेल्फ़ को मार्क करना ताकि माल जल्दी भरे"],
    },
  },
  "customer-experience-manager": {
    of: "1hgfpz5",
    description: {
      hinglish: "Online grahakon ki pareshani dhoondhna aur use theek karwana.",
      hindi: "ऑनलाइन ग्राहकों की परेशानी ढूँढ़ना और उसे ठीक करवाना।",
    },
    summary: {
      hinglish:
        "Click se darwaze tak online grahakon ki pareshani dekhna, aankdon mein dikhana ki usse kitna nuksaan hota hai, aur jis team se galti hui usi se theek karwana.",
      hindi:
        "क्लिक से दरवाज़े तक ऑनलाइन ग्राहकों की परेशानी देखना, आँकड़ों में दिखाना कि उससे कितना नुक़सान होता है, और जिस टीम से ग़लती हुई उसी से ठीक करवाना।",
    },
    day: {
      hinglish: [
        "Der se pahunche ek birthday cake ki jaanch click se shikayat tak karna",
        "Survey ki do sau tippaniyan padhkar teen wajah batana",
        "App team ko bekaar ka password step hatane ko manana",
      ],
      hindi: [
        "देर से पहुँचे एक बर्थडे केक की जाँच क्लिक से शिकायत तक करना",
        "सर्वे की दो सौ टिप्पणियाँ पढ़कर तीन वजह बताना",
        "ऐप टीम को बेकार का पासवर्ड स्टेप हटाने को मनाना",
      ],
    },
  },
  "customer-service-representative": {
    of: "2ndr90",
    description: {
      hinglish: "Order, bill aur wapasi par call karne walon ko jawab dena.",
      hindi: "ऑर्डर, बिल और वापसी पर कॉल करने वालों को जवाब देना।",
    },
    summary: {
      hinglish:
        "Order, bill aur wapasi par call aur chat ka jawab dena, har ek ko company ke system mein dekhna aur likhna ki kya vaada kiya gaya.",
      hindi: "ऑर्डर, बिल और वापसी पर कॉल और चैट का जवाब देना, हर एक को कंपनी के सिस्टम में देखना और लिखना कि क्या वादा किया गया।",
    },
    day: {
      hinglish: [
        "Us grahak ko shaant karna jiska refund nau din late hai",
        "Ek shift mein Hindi, English aur Marathi badal badalkar bolna",
        "Har call ki wajah do click mein darj karna",
      ],
      hindi: [
        "उस ग्राहक को शांत करना जिसका रिफ़ंड नौ दिन लेट है",
        "एक शिफ़्ट में हिंदी, अंग्रेज़ी और मराठी बदल बदलकर बोलना",
        "हर कॉल की वजह दो क्लिक में दर्ज करना",
      ],
    },
  },
  "live-chat-operator": {
    of: "12oyylx",
    description: { hinglish: "Ek saath teen grahakon ko likhkar jawab dena.", hindi: "एक साथ तीन ग्राहकों को लिखकर जवाब देना।" },
    summary: {
      hinglish:
        "Ek saath teen grahakon ko likhkar jawab dena, dusri screen par har ek ka order dekhna, aur jahan bot fail ho wahan baat sambhalna.",
      hindi: "एक साथ तीन ग्राहकों को लिखकर जवाब देना, दूसरी स्क्रीन पर हर एक का ऑर्डर देखना, और जहाँ बॉट फ़ेल हो वहाँ बात सँभालना।",
    },
    day: {
      hinglish: [
        "Naam gadbadaye bina teen chat window chalate rehna",
        "Bane banaye jawab ko aise badalna ki is grahak ke sawaal ka jawab ho",
        "Bot do baar wahi baat dohraye to chat khud sambhalna",
      ],
      hindi: [
        "नाम गड़बड़ाए बिना तीन चैट विंडो चलाते रहना",
        "बने बनाए जवाब को ऐसे बदलना कि इस ग्राहक के सवाल का जवाब हो",
        "बॉट दो बार वही बात दोहराए तो चैट ख़ुद सँभालना",
      ],
    },
  },
  "customer-complaints-handler": {
    of: "f1qwak",
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
    day: {
      hinglish: [
        "Bill aur call jodkar phate geyser ki poori kahani samajhna",
        "Grahak ko likhna ki kya galat hua aur aage kya hoga",
        "Consumer commission ki sunwai ke kaagaz taiyar karna",
      ],
      hindi: [
        "बिल और कॉल जोड़कर फटे गीज़र की पूरी कहानी समझना",
        "ग्राहक को लिखना कि क्या ग़लत हुआ और आगे क्या होगा",
        "उपभोक्ता आयोग की सुनवाई के काग़ज़ तैयार करना",
      ],
    },
  },
  "customer-service-clerk": {
    of: "8dyzrd",
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
    day: {
      hinglish: [
        "Lautai gayi press ko uske bill aur serial number se milana",
        "Card ka payment wapas karna aur samjhana ki kitne din lagenge",
        "Diwali ke hafte mein gift card bechna aur chalu karna",
      ],
      hindi: [
        "लौटाई गई इस्त्री को उसके बिल और सीरियल नंबर से मिलाना",
        "कार्ड का पेमेंट वापस करना और समझाना कि कितने दिन लगेंगे",
        "दिवाली के हफ़्ते में गिफ़्ट कार्ड बेचना और चालू करना",
      ],
    },
  },
  "rental-clerk": {
    of: "7e2n6w",
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
    day: {
      hinglish: [
        "Gaadi lene wale ke saath khade hokar car ke scratch ki photo lena",
        "Jaanchna ki sherwani ke saath uska brooch bhi wapas aaya",
        "Driving licence ki copy lena aur deposit rakhna",
      ],
      hindi: [
        "गाड़ी लेने वाले के साथ खड़े होकर कार की खरोंचों की फ़ोटो लेना",
        "जाँचना कि शेरवानी के साथ उसका ब्रोच भी वापस आया",
        "ड्राइविंग लाइसेंस की कॉपी लेना और डिपॉज़िट रखना",
      ],
    },
  },
  "personal-shopper": {
    of: "1q6gwoq",
    description: {
      hinglish: "Jinke paas samay nahi, unki pasand aur budget se kharidaari karna.",
      hindi: "जिनके पास समय नहीं, उनकी पसंद और बजट से ख़रीदारी करना।",
    },
    summary: {
      hinglish:
        "Jin logon ke paas samay ya idea kam ho, unse pasand, size aur budget poochhna, dukaanon mein ghoomna, photo bhejna, aur jo na janche use lautana.",
      hindi: "जिन लोगों के पास समय या आइडिया कम हो, उनसे पसंद, साइज़ और बजट पूछना, दुकानों में घूमना, फ़ोटो भेजना, और जो न जँचे उसे लौटाना।",
    },
    day: {
      hinglish: [
        "Dukaan jaane se pehle zindagi, budget aur rangon ke baare mein poochhna",
        "Teen store se daam ke saath chhe photo bhejna",
        "Chaar outfit lautana aur jo janche use rakhna",
      ],
      hindi: ["दुकान जाने से पहले ज़िंदगी, बजट और रंगों के बारे में पूछना", "तीन स्टोर से दाम के साथ छह फ़ोटो भेजना", "चार जोड़े कपड़े लौटाना और जो जँचे उसे रखना"],
    },
  },
  "mystery-shopper": {
    of: "8kq4te",
    description: {
      hinglish: "Grahak bankar jaana aur batana ki store mein sach mein kaisa bartaav hota hai.",
      hindi: "ग्राहक बनकर जाना और बताना कि स्टोर में सच में कैसा बर्ताव होता है।",
    },
    summary: {
      hinglish:
        "Research agency ke liye chupke se bank, restaurant, petrol pump aur showroom jaana, aur swagat, intezaar, safai aur billing par lamba form bharna.",
      hindi: "रिसर्च एजेंसी के लिए चुपके से बैंक, रेस्टोरेंट, पेट्रोल पंप और शोरूम जाना, और स्वागत, इंतज़ार, सफ़ाई और बिलिंग पर लंबा फ़ॉर्म भरना।",
    },
    day: {
      hinglish: [
        "Tay sawaal poochhna aur chupke se jawab ka samay naapna",
        "Bina likhe naam ka badge, farsh ki gandagi aur bill yaad rakhna",
        "Usi raat photo ke saath report jama karna",
      ],
      hindi: [
        "तय सवाल पूछना और चुपके से जवाब का समय नापना",
        "बिना लिखे नाम का बैज, फ़र्श की गंदगी और बिल याद रखना",
        "उसी रात फ़ोटो के साथ रिपोर्ट जमा करना",
      ],
    },
  },
  wholesaler: {
    of: "1dv1fih",
    description: {
      hinglish: "Truck ke hisaab se kharidna aur dukaanon ko carton ke hisaab se bechna.",
      hindi: "ट्रक के हिसाब से ख़रीदना और दुकानों को कार्टन के हिसाब से बेचना।",
    },
    summary: {
      hinglish:
        "Truck ke hisaab se kharidna aur zile ki dukaanon ko carton ke hisaab se bechna, zyadatar udhaar par, isliye bakaya vasoolna aadha kaam hai.",
      hindi: "ट्रक के हिसाब से ख़रीदना और ज़िले की दुकानों को कार्टन के हिसाब से बेचना, ज़्यादातर उधार पर, इसलिए बक़ाया वसूलना आधा काम है।",
    },
    day: {
      hinglish: [
        "Company ki chhoot khatm hone se pehle nau ton detergent uthana",
        "Jis dukaan ke teen bill baaki hon uska maal rokna",
        "Driver ke saamne truck se utarte carton ginna",
      ],
      hindi: [
        "कंपनी की छूट ख़त्म होने से पहले नौ टन डिटर्जेंट उठाना",
        "जिस दुकान के तीन बिल बाक़ी हों उसका माल रोकना",
        "ड्राइवर के सामने ट्रक से उतरते कार्टन गिनना",
      ],
    },
  },
  "grain-merchandiser": {
    of: "ot5b5s",
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
    day: {
      hinglish: [
        "Gehun ka daana daant se kaatkar nami parakhna",
        "Dopahar se pehle mandi mein nau logon ke mukable boli lagana",
        "Godown mein keetnashak dhuan karwana aur daam badhne tak gehun rokkar rakhna",
      ],
      hindi: [
        "गेहूँ का दाना दाँत से काटकर नमी परखना",
        "दोपहर से पहले मंडी में नौ लोगों के मुक़ाबले बोली लगाना",
        "गोदाम में कीटनाशक धुआँ करवाना और दाम बढ़ने तक गेहूँ रोककर रखना",
      ],
    },
  },
  "textile-broker": {
    of: "tpgdyz",
    description: {
      hinglish: "Thode se commission par mill aur kapde ki dukaan ko milana.",
      hindi: "थोड़े से कमीशन पर मिल और कपड़े की दुकान को मिलाना।",
    },
    summary: {
      hinglish:
        "Sample lekar Surat, Bhiwandi ya Delhi ke kapda bazaaron mein ghoomna: mill ke liye kharidaar aur dukaan ke liye mill dhoondhna, rate aur taareekh tay karna, aur paisa milne tak bill ke peeche lage rehna.",
      hindi:
        "सैंपल लेकर सूरत, भिवंडी या दिल्ली के कपड़ा बाज़ारों में घूमना: मिल के लिए ख़रीदार और दुकान के लिए मिल ढूँढ़ना, रेट और तारीख़ तय करना, और पैसा मिलने तक बिल के पीछे लगे रहना।",
    },
    day: {
      hinglish: [
        "Kapde ke chaalees namune lekar Surat ke market ki chaar manzil chadhna",
        "Aisi mill dhoondhna jo Friday tak nau sau metre kapda rang sake",
        "Patna ki dukaan aur Bhiwandi ke bunkar ko ek rate par raazi karna",
      ],
      hindi: [
        "कपड़े के चालीस नमूने लेकर सूरत के मार्केट की चार मंज़िल चढ़ना",
        "ऐसी कपड़ा मिल ढूँढ़ना जो शुक्रवार तक नौ सौ मीटर रँग सके",
        "पटना की दुकान और भिवंडी के बुनकर को एक रेट पर राज़ी करना",
      ],
    },
  },
  "commission-agent": {
    of: "1fqvqkx",
    description: {
      hinglish: "Mandi mein commission lekar kisanon ki fasal ki neelami karna.",
      hindi: "मंडी में कमीशन लेकर किसानों की फ़सल की नीलामी करना।",
    },
    summary: {
      hinglish:
        "Mandi mein kisanon ki fasal ki neelami karna, bikri par commission lekar tulai aur bhugtaan dekhna, aur aksar katai tak udhaar dena.",
      hindi: "मंडी में किसानों की फ़सल की नीलामी करना, बिक्री पर कमीशन लेकर तुलाई और भुगतान देखना, और अक्सर कटाई तक उधार देना।",
    },
    day: {
      hinglish: [
        "Chabutre par kisan ki dheri ke paas khade hokar boli lagwana",
        "Kisan ki parchi par wazan, daam aur katauti likhna",
        "Tees saal se jaane pehchaane parivar ko beej ke liye udhaar dena",
      ],
      hindi: [
        "चबूतरे पर किसान की ढेरी के पास खड़े होकर बोली लगवाना",
        "किसान की पर्ची पर वज़न, दाम और कटौती लिखना",
        "तीस साल से जाने पहचाने परिवार को बीज के लिए उधार देना",
      ],
    },
  },
  "scrap-dealer": {
    of: "ybtlwb",
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
    day: {
      hinglish: [
        "Taulne se pehle reti aur chumbak se peetal parakhna",
        "Cable ka taamba blade se chheelkar nikaalna, jalakar kabhi nahi",
        "Aaj ke lohe ke rate ke liye Mandi Gobindgarh ki milon ko phone karna",
      ],
      hindi: [
        "तौलने से पहले रेती और चुंबक से पीतल परखना",
        "केबल का ताँबा ब्लेड से छीलकर निकालना, जलाकर कभी नहीं",
        "आज के लोहे के रेट के लिए मंडी गोबिंदगढ़ की मिलों को फ़ोन करना",
      ],
    },
  },
  distributor: {
    of: "1366ptp",
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
    day: {
      hinglish: [
        "Raaste ke hisaab se do van laadna, paas ki dukaan ka maal aakhir mein",
        "Thursday ka maal dene se pehle Tuesday ka bakaya lena",
        "Tel ke chaalees leak hue pouch ka paisa company se maangna",
      ],
      hindi: [
        "रास्ते के हिसाब से दो वैन लादना, पास की दुकान का माल आख़िर में",
        "गुरुवार का माल देने से पहले मंगलवार का बक़ाया लेना",
        "तेल के चालीस लीक हुए पाउच का पैसा कंपनी से माँगना",
      ],
    },
  },
  "street-vendor": {
    of: "vymvw9",
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
    day: {
      hinglish: [
        "Andhere mein chaalees kilo amrood ka mol bhaav karna",
        "Dedh baje thela school ke gate par le jaana",
        "Bache naram phal kharab hone se pehle saste mein bechna",
      ],
      hindi: ["अँधेरे में चालीस किलो अमरूद का मोल भाव करना", "डेढ़ बजे ठेला स्कूल के गेट पर ले जाना", "बचे नरम फल ख़राब होने से पहले सस्ते में बेचना"],
    },
  },
  "antique-dealer": {
    of: "1gy704d",
    description: {
      hinglish: "Purana peetal aur nakshe dhoondhna aur asli nakli pehchaanna.",
      hindi: "पुराना पीतल और नक़्शे ढूँढ़ना और असली नक़ली पहचानना।",
    },
    summary: {
      hinglish:
        "Gharon, neelami aur dusre dealeron se purana furniture, peetal, print aur nakshe kharidna, unki umar pata karna aur saaf karna, har ek kahan se aaya iska saboot rakhna, aur collector, hotel aur decorator ko bechna.",
      hindi:
        "घरों, नीलामी और दूसरे डीलरों से पुराना फ़र्नीचर, पीतल, प्रिंट और नक़्शे ख़रीदना, उनकी उम्र पता करना और साफ़ करना, हर एक कहाँ से आया इसका सबूत रखना, और संग्रह करने वालों, होटल और डेकोरेटर को बेचना।",
    },
    day: {
      hinglish: [
        "Kursi ulatkar dekhna ki aari ke nishaan purane hain ya nahi",
        "Peetal ke deepak ke pichhle teen maalikon tak pata lagana",
        "Archaeological Survey se poochhna ki kaanse ki murti bechi ja sakti hai ya nahi",
      ],
      hindi: [
        "कुर्सी उलटकर देखना कि आरी के निशान पुराने हैं या नहीं",
        "पीतल के दीपक के पिछले तीन मालिकों तक पता लगाना",
        "पुरातत्व सर्वेक्षण से पूछना कि काँसे की मूर्ति बेची जा सकती है या नहीं",
      ],
    },
  },
  barber: {
    of: "1rakbc9",
    description: { hinglish: "Mardon ke baal kaatna aur naye blade se daadhi banana.", hindi: "मर्दों के बाल काटना और नए ब्लेड से दाढ़ी बनाना।" },
    summary: {
      hinglish:
        "Parivar ki dukaan, chain ya sadak kinaare ki kursi par kaam karna: baal kaatna, shave aur trim karna, rangna aur sir ki maalish karna, aisi baaton ke saath ki wahi log har mahine laut aayein.",
      hindi:
        "परिवार की दुकान, चेन या सड़क किनारे की कुर्सी पर काम करना: बाल काटना, शेव और ट्रिम करना, रँगना और सिर की मालिश करना, ऐसी बातों के साथ कि वही लोग हर महीने लौट आएँ।",
    },
    day: {
      hinglish: [
        "Clipper se side ke baal fade karna aur upar ke baal kainchi se milana",
        "Jhaag lagana, baalon ki disha mein shave karna aur cut par phitkari lagana",
        "Tauliye ubaalna aur har aadmi ke liye naya blade lagana",
      ],
      hindi: [
        "क्लिपर से साइड के बाल फ़ेड करना और ऊपर के बाल कैंची से मिलाना",
        "झाग लगाना, बालों की दिशा में शेव करना और कट पर फिटकरी लगाना",
        "तौलिए उबालना और हर आदमी के लिए नया ब्लेड लगाना",
      ],
    },
  },
  hairdresser: {
    of: "4wruma",
    description: {
      hinglish: "Chehre ke hisaab se baal kaatna, rangna aur style karna.",
      hindi: "चेहरे के हिसाब से बाल काटना, रँगना और स्टाइल करना।",
    },
    summary: {
      hinglish:
        "Kaatne se pehle chehre, kaam aur subah ke samay ke baare mein poochhna, gram ke hisaab se rang milana, aur aisa blow dry karna jise client ghar par dohra sake.",
      hindi: "काटने से पहले चेहरे, काम और सुबह के समय के बारे में पूछना, ग्राम के हिसाब से रंग मिलाना, और ऐसा ब्लो ड्राई करना जिसे क्लाइंट घर पर दोहरा सके।",
    },
    day: {
      hinglish: [
        "Kainchi uthane se pehle poochhna ki pichhli cutting mein kya bura laga",
        "Gram ke hisaab se rang milana aur baalon ki ek lat par aazmana",
        "Shampoo assistant ko baal saaf hisson mein baantna sikhana",
      ],
      hindi: [
        "कैंची उठाने से पहले पूछना कि पिछली कटिंग में क्या बुरा लगा",
        "ग्राम के हिसाब से रंग मिलाना और बालों की एक लट पर आज़माना",
        "शैंपू असिस्टेंट को बाल साफ़ हिस्सों में बाँटना सिखाना",
      ],
    },
  },
  beautician: {
    of: "kirqeq",
    description: { hinglish: "Parlour mein threading, waxing aur facial karna.", hindi: "पार्लर में थ्रेडिंग, वैक्सिंग और फ़ेशियल करना।" },
    summary: {
      hinglish:
        "Parlour, salon chain ya client ke ghar par threading, waxing, facial aur pedicure karna, auzaar aur tauliye saaf rakhna, skin par salah dena, aur aadha din baatein sunne mein bitana.",
      hindi:
        "पार्लर, सैलून चेन या क्लाइंट के घर पर थ्रेडिंग, वैक्सिंग, फ़ेशियल और पेडिक्योर करना, औज़ार और तौलिए साफ़ रखना, त्वचा पर सलाह देना, और आधा दिन बातें सुनने में बिताना।",
    },
    day: {
      hinglish: [
        "Paanch minute mein threading se dono bhauhein ek jaisi banana",
        "Jaldi laal hone wali skin par facial ka patch test karna",
        "Wax garam karna, kalai par jaanchna, phir patti kheenchna",
      ],
      hindi: [
        "पाँच मिनट में थ्रेडिंग से दोनों भौंहें एक जैसी बनाना",
        "जल्दी लाल होने वाली त्वचा पर फ़ेशियल का पैच टेस्ट करना",
        "वैक्स गर्म करना, कलाई पर जाँचना, फिर पट्टी खींचना",
      ],
    },
  },
  "make-up-artist": {
    of: "sagkyh",
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
    day: {
      hinglish: [
        "Muhurat se pehle subah 4 baje dulhan ki skin taiyar karna",
        "Din ki roshni aur bulb dono mein jabde par foundation milana",
        "Do din ki shooting mein chot ka nishaan ek jaisa rakhna",
      ],
      hindi: [
        "मुहूर्त से पहले सुबह 4 बजे दुल्हन की त्वचा तैयार करना",
        "दिन की रोशनी और बल्ब दोनों में जबड़े पर फ़ाउंडेशन मिलाना",
        "दो दिन की शूटिंग में चोट का निशान एक जैसा रखना",
      ],
    },
  },
  "nail-artist": {
    of: "4g1ay3",
    description: { hinglish: "Naakhoon par chawal ke daane jitne chhote phool banana.", hindi: "नाख़ून पर चावल के दाने जितने छोटे फूल बनाना।" },
    summary: {
      hinglish:
        "Salon, mall ya client ke ghar par naakhoon saaf karna, ghisna aur aakaar dena, gel ya acrylic se badhana, haath se paint karna, aur beemar naakhoon aur sirf pheeke naakhoon ka fark jaanna.",
      hindi:
        "सैलून, मॉल या क्लाइंट के घर पर नाख़ून साफ़ करना, घिसना और आकार देना, जेल या ऐक्रेलिक से बढ़ाना, हाथ से पेंट करना, और बीमार नाख़ून और सिर्फ़ फीके नाख़ून का फ़र्क़ जानना।",
    },
    day: {
      hinglish: [
        "Acrylic ki nok ghisna jab tak dono haath ek jaise na hon",
        "Lamp ke neeche gel pakka karna, naakhoon ke neeche ki skin jalaye bina",
        "Naakhoon ke infection wale client ko doctor ke paas bhejna",
      ],
      hindi: [
        "ऐक्रेलिक की नोक घिसना जब तक दोनों हाथ एक जैसे न हों",
        "लैंप के नीचे जेल पक्का करना, नाख़ून के नीचे की त्वचा जलाए बिना",
        "नाख़ून के इन्फ़ेक्शन वाले क्लाइंट को डॉक्टर के पास भेजना",
      ],
    },
  },
  "henna-artist": {
    of: "1lqh9y7",
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
    day: {
      hinglish: [
        "Mehendi chhaanna, nilgiri ka tel milana aur ghol ko raat bhar rakhna",
        "Dulhan ki baayin hatheli mein dulhe ka naam chhipana",
        "Chaalees mehmaanon ke haathon par jaldi jaldi Arabic bel banana",
      ],
      hindi: [
        "मेहँदी छानना, नीलगिरी का तेल मिलाना और घोल को रात भर रखना",
        "दुल्हन की बाईं हथेली में दूल्हे का नाम छिपाना",
        "चालीस मेहमानों के हाथों पर जल्दी जल्दी अरेबिक बेल बनाना",
      ],
    },
  },
  "tattoo-artist": {
    of: "19dcbr7",
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
    day: {
      hinglish: [
        "Client ki laayi Shiv ji ki photo dobara draw karna taaki tattoo saalon tak achha lage",
        "Saaf line ke liye sui ki gehrai set karna aur skin taanna",
        "Istemal hui sui na chhidne wale dibbe mein daalna aur bed disinfectant se ponchhna",
      ],
      hindi: [
        "क्लाइंट की लाई शिव जी की फ़ोटो दोबारा ड्रॉ करना ताकि टैटू सालों तक अच्छा लगे",
        "साफ़ लाइन के लिए सुई की गहराई सेट करना और त्वचा तानना",
        "इस्तेमाल हुई सुइयाँ न छिदने वाले डिब्बे में डालना और बेड कीटाणुनाशक से पोंछना",
      ],
    },
  },
  "spa-manager": {
    of: "1awlktq",
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
    day: {
      hinglish: [
        "Baarah booking ka therapist ke hunar aur aaram se mel bithana",
        "Tel ki khapat ko bill kiye treatment se milana",
        "Do naye logon ko chaadar odhana aur mehmaan ki privacy rakhna sikhana",
      ],
      hindi: [
        "बारह बुकिंग का थेरेपिस्टों के हुनर और आराम से मेल बिठाना",
        "तेल की खपत को बिल किए ट्रीटमेंट से मिलाना",
        "दो नए लोगों को चादर ओढ़ाना और मेहमान की प्राइवेसी रखना सिखाना",
      ],
    },
  },
  florist: {
    of: "pro3zs",
    description: { hinglish: "Aise haar aur guldaste baandhna jo poori shaadi tikein.", hindi: "ऐसे हार और गुलदस्ते बाँधना जो पूरी शादी टिकें।" },
    summary: {
      hinglish:
        "Bhor mein phool kharidna, haar aur guldaste baandhna, aur stage aur gaadi aise phoolon se sajana jo May ki shaadi mein poore samay tikein.",
      hindi: "भोर में फूल ख़रीदना, हार और गुलदस्ते बाँधना, और स्टेज और गाड़ी ऐसे फूलों से सजाना जो मई की शादी में पूरे समय टिकें।",
    },
    day: {
      hinglish: [
        "Chameli ki kaliyan khilne se pehle market mein chunna",
        "Oven jaise tapne wale stage ke liye gerbera mein taar lagana",
        "Dandiyan phir se kaatna aur chaalees baltiyon ka paani badalna",
      ],
      hindi: [
        "चमेली की कलियाँ खिलने से पहले बाज़ार में चुनना",
        "ओवन जैसे तपने वाले स्टेज के लिए जरबेरा में तार लगाना",
        "डंडियाँ फिर से काटना और चालीस बाल्टियों का पानी बदलना",
      ],
    },
  },
  "custom-tailor": {
    of: "so063c",
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
    day: {
      hinglish: [
        "Grahak ke gyarah naap ke saath uske kapde ka tukda pin karna",
        "Blouse piece par chalk lagakar use bina kapda barbaad kiye kaatna",
        "Ek raat pehle dulhe ke kapdon ki kamar dheeli karna",
      ],
      hindi: [
        "ग्राहक के ग्यारह नाप के साथ उसके कपड़े का टुकड़ा पिन करना",
        "ब्लाउज़ पीस पर चॉक लगाकर उसे बिना कपड़ा बरबाद किए काटना",
        "एक रात पहले दूल्हे के कपड़ों की कमर ढीली करना",
      ],
    },
  },
  "dry-cleaner": {
    of: "1bc9xap",
    description: {
      hinglish: "Resham se haldi ka daag aise nikaalna ki uska rang na jaye.",
      hindi: "रेशम से हल्दी का दाग़ ऐसे निकालना कि उसका रंग न जाए।",
    },
    summary: {
      hinglish:
        "Suit, saree, ooni aur shaadi ke kapde paani ke bajaye dusre liquid se saaf karna, har reshe aur rang ka swabhaav jaanna, aur press karke, lapetkar wapas dena.",
      hindi: "सूट, साड़ी, ऊनी और शादी के कपड़े पानी के बजाय दूसरे तरल से साफ़ करना, हर रेशे और रंग का स्वभाव जानना, और प्रेस करके, लपेटकर वापस देना।",
    },
    day: {
      hinglish: [
        "Zari par chemical lagane se pehle use chhipi silai par jaanchna",
        "Curry ka daag kinare se beech ki taraf saaf karna",
        "Coat ke lapel ko steam dena taaki woh gol mude, tah na pade",
      ],
      hindi: [
        "ज़री पर केमिकल लगाने से पहले उसे छिपी सिलाई पर जाँचना",
        "करी का दाग़ किनारे से बीच की तरफ़ साफ़ करना",
        "कोट के लैपल को भाप देना ताकि वह गोल मुड़े, तह न पड़े",
      ],
    },
  },
  "pet-groomer": {
    of: "85eslu",
    description: {
      hinglish: "Un kutton ko nahlana, baal kaatna aur brush karna jo wahan rukna nahi chahte.",
      hindi: "उन कुत्तों को नहलाना, बाल काटना और ब्रश करना जो वहाँ रुकना नहीं चाहते।",
    },
    summary: {
      hinglish:
        "Parlour mein ya van se Shih Tzu, Labrador aur bachaye gaye aawara kutton ko clipper, dryer aur dheeraj se sambhalna, aur aksar sabse pehle beemari pehchaanna.",
      hindi: "पार्लर में या वैन से शिह त्ज़ू, लैब्राडोर और बचाए गए आवारा कुत्तों को क्लिपर, ड्रायर और धीरज से सँभालना, और अक्सर सबसे पहले बीमारी पहचानना।",
    },
    day: {
      hinglish: [
        "Paani se pehle golden retriever ke uljhe baal brush se suljhana",
        "Jab tak koi biscuit pakde rahe, nas bachakar naakhoon kaatna",
        "Maalik ko kilni, gaanth ya dukhte kaan ke baare mein batana",
      ],
      hindi: [
        "पानी से पहले गोल्डन रिट्रीवर के उलझे बाल ब्रश से सुलझाना",
        "जब तक कोई बिस्किट पकड़े रहे, नस बचाकर नाख़ून काटना",
        "मालिक को किलनी, गाँठ या दुखते कान के बारे में बताना",
      ],
    },
  },
  "funeral-director": {
    of: "cyjwqk",
    description: {
      hinglish: "Maut ke baad shav vaahan, purohit aur kaagaz ka intezaam karna.",
      hindi: "मौत के बाद शव वाहन, पुरोहित और काग़ज़ का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Un parivaron ke liye shav ki dekhbhal, antim sanskar, gaadi aur kaagaz ka intezaam karna jo us din theek se soch nahi paate.",
      hindi: "उन परिवारों के लिए शव की देखभाल, अंतिम संस्कार, गाड़ी और काग़ज़ का इंतज़ाम करना जो उस दिन ठीक से सोच नहीं पाते।",
    },
    day: {
      hinglish: [
        "Ek hi call mein shav vaahan, freezer box aur shamshaan ka samay book karna",
        "Doctor ka form lena aur mrityu darj karane mein parivar ki madad karna",
        "Dheere se poochhna ki parivar kaun si rasmein aur kis purohit ko maanta hai",
      ],
      hindi: [
        "एक ही कॉल में शव वाहन, फ़्रीज़र बॉक्स और श्मशान का समय बुक करना",
        "डॉक्टर का फ़ॉर्म लेना और मृत्यु दर्ज कराने में परिवार की मदद करना",
        "धीरे से पूछना कि परिवार कौन सी रस्में और किस पुरोहित को मानता है",
      ],
    },
  },
  launderer: {
    of: "19kolj7",
    description: { hinglish: "Mohalle ke kapde dhona, press karna aur lautana.", hindi: "मोहल्ले के कपड़े धोना, प्रेस करना और लौटाना।" },
    summary: {
      hinglish:
        "Flat aur hostel se kapde lena, machine se ya ghat par dhona, dukaan ya thele par press karna, aur har gathri poori lautana. Kai parivar sirf press karke guzaara karte hain.",
      hindi:
        "फ़्लैट और हॉस्टल से कपड़े लेना, मशीन से या घाट पर धोना, दुकान या ठेले पर प्रेस करना, और हर गठरी पूरी लौटाना। कई परिवार सिर्फ़ प्रेस करके गुज़ारा करते हैं।",
    },
    day: {
      hinglish: [
        "Har gathri par pakki syahi se flat number likhna",
        "Naye laal kurte safed kapdon se alag rakhna",
        "Assi shirt press karna aur delivery ke kram mein taangna",
      ],
      hindi: ["हर गठरी पर पक्की स्याही से फ़्लैट नंबर लिखना", "नए लाल कुरते सफ़ेद कपड़ों से अलग रखना", "अस्सी शर्ट प्रेस करना और डिलीवरी के क्रम में टाँगना"],
    },
  },
  cobbler: {
    of: "18wmpsd",
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
    day: {
      hinglish: [
        "Dhaage par mom lagana aur school ke joote ka phata side dohra silna",
        "Tyre se rubber ki edi kaatna aur use barabar chhaantna",
        "Office ki bus se pehle chipkana, kasna aur wapas dena",
      ],
      hindi: [
        "धागे पर मोम लगाना और स्कूल के जूते का फटा किनारा दोहरा सिलना",
        "टायर से रबर की एड़ी काटना और उसे बराबर छाँटना",
        "ऑफ़िस की बस से पहले चिपकाना, कसना और वापस देना",
      ],
    },
  },
  "customer-success-manager": {
    of: "ef74ub",
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
    day: {
      hinglish: [
        "Naye client ki team ka pehla asli invoice banane mein saath dena",
        "Login aadhe hote dekhna aur client ke chhodne se pehle phone karna",
        "Timaahi review mein dikhana ki software ne kitni bachat ki",
      ],
      hindi: [
        "नए क्लाइंट की टीम का पहला असली इनवॉइस बनाने में साथ देना",
        "लॉगिन आधे होते देखना और क्लाइंट के छोड़ने से पहले फ़ोन करना",
        "तिमाही रिव्यू में दिखाना कि सॉफ़्टवेयर ने कितनी बचत की",
      ],
    },
  },
  "customer-service-supervisor": {
    of: "ybuox5",
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
    day: {
      hinglish: [
        "Chhe recorded call sunna aur har ek mein ek vaakya ki taareef karna",
        "Call ki line red hone par do logon ko chat se call par lagana",
        "Us grahak ki call khud lena jise chaar baar ek se dusre ke paas bheja gaya",
      ],
      hindi: [
        "छह रिकॉर्ड की हुई कॉल सुनना और हर एक में एक वाक्य की तारीफ़ करना",
        "कॉल की लाइन लाल होने पर दो लोगों को चैट से कॉल पर लगाना",
        "उस ग्राहक की कॉल ख़ुद लेना जिसे चार बार एक से दूसरे के पास भेजा गया",
      ],
    },
  },
  "second-hand-shop-manager": {
    of: "pztjvf",
    description: {
      hinglish: "Purane kapde ya saamaan theek karke, photo lekar phir bechna.",
      hindi: "पुराने कपड़े या सामान ठीक करके, फ़ोटो लेकर फिर बेचना।",
    },
    summary: {
      hinglish:
        "Purana maal chunna, jaise kapde, kitabein ya furniture, use theek karna aur photo lena, aur un cheezon ka daam lagana jinka sirf ek hi piece hai.",
      hindi: "पुराना माल चुनना, जैसे कपड़े, किताबें या फ़र्नीचर, उसे ठीक करना और फ़ोटो लेना, और उन चीज़ों का दाम लगाना जिनका सिर्फ़ एक ही पीस है।",
    },
    day: {
      hinglish: [
        "Gatthar khangaalkar bachane laayak teen jacket nikaalna",
        "Button taankna, daag nikaalna, almaari ki gandh hawa mein udana",
        "1990s ki denim shirt sajakar photo lena aur uska naap daalna",
      ],
      hindi: [
        "गट्ठर खँगालकर बचाने लायक़ तीन जैकेट निकालना",
        "बटन टाँकना, दाग़ निकालना, अलमारी की गंध हवा में उड़ाना",
        "1990 के दशक की डेनिम शर्ट सजाकर फ़ोटो लेना और उसका नाप डालना",
      ],
    },
  },
  "pet-shop-manager": {
    of: "oldbxo",
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
    day: {
      hinglish: [
        "Koi bhi sujhaav dene se pehle parivar se poochhna ki jaanwar kitne ghante akela rahega",
        "Shutter uthne se pehle tank, pinjre aur daane ke bartan saaf karna",
        "Sookhe daane, kilni ki dawa aur supplement ki tareekh jaanchna",
      ],
      hindi: [
        "कोई भी सुझाव देने से पहले परिवार से पूछना कि जानवर कितने घंटे अकेला रहेगा",
        "शटर उठने से पहले टैंक, पिंजरे और दाने के बर्तन साफ़ करना",
        "सूखे दाने, किलनी की दवा और सप्लीमेंट की तारीख़ जाँचना",
      ],
    },
  },
  "mobile-phone-shop-manager": {
    of: "1icpnkk",
    description: {
      hinglish: "Bheed bhari gali mein phone bechna, recharge karna aur samjhana.",
      hindi: "भीड़ भरी गली में फ़ोन बेचना, रिचार्ज करना और समझाना।",
    },
    summary: {
      hinglish:
        "Phone bechna aur exchange karna, SIM card chalu karna aur zyadatar cover, glass aur chhoti marammat se guzaara karna, us gali mein jahan aisi chaar dukaanein hain.",
      hindi: "फ़ोन बेचना और एक्सचेंज करना, SIM कार्ड चालू करना और ज़्यादातर कवर, ग्लास और छोटी मरम्मत से गुज़ारा करना, उस गली में जहाँ ऐसी चार दुकानें हैं।",
    },
    day: {
      hinglish: [
        "12,000 rupaye ke budget mein camera, battery aur service ka mel bithana",
        "Chehra aur kaagaz jaanchkar khoye SIM card ki jagah naya dena",
        "Scheme band hone se pehle kharab charger lautana",
      ],
      hindi: [
        "12,000 रुपये के बजट में कैमरा, बैटरी और सर्विस का मेल बिठाना",
        "चेहरा और काग़ज़ जाँचकर खोए SIM कार्ड की जगह नया देना",
        "स्कीम बंद होने से पहले ख़राब चार्जर लौटाना",
      ],
    },
  },
  stationer: {
    of: "1f0oexy",
    description: {
      hinglish: "Copy aur pen bechna aur har school ki book list jaanna.",
      hindi: "कॉपी और पेन बेचना और हर स्कूल की बुक लिस्ट जानना।",
    },
    summary: {
      hinglish:
        "School, college ya court ke paas kaagaz, file, art ke saamaan aur photocopy machine wali dukaan chalana, aur bheed aane se kaafi pehle har season ka order dena.",
      hindi: "स्कूल, कॉलेज या कोर्ट के पास काग़ज़, फ़ाइल, आर्ट के सामान और फ़ोटोकॉपी मशीन वाली दुकान चलाना, और भीड़ आने से काफ़ी पहले हर सीज़न का ऑर्डर देना।",
    },
    day: {
      hinglish: [
        "April ki bheed se pehle schoolon ki book list lena",
        "Project spiral bind karna, form photocopy karna, certificate laminate karna",
        "Mahine ke hisaab se rakhi sheet, chart paper aur exam pad mangwana",
      ],
      hindi: [
        "अप्रैल की भीड़ से पहले स्कूलों की बुक लिस्ट लेना",
        "प्रोजेक्ट स्पाइरल बाइंड करना, फ़ॉर्म फ़ोटोकॉपी करना, सर्टिफ़िकेट लैमिनेट करना",
        "महीने के हिसाब से राखी शीट, चार्ट पेपर और एग्ज़ाम पैड मँगवाना",
      ],
    },
  },
  "bridal-consultant": {
    of: "1a86ob1",
    description: {
      hinglish: "Woh lehenga dhoondhna jis par dulhan aur uski maa dono raazi hon.",
      hindi: "वह लहँगा ढूँढ़ना जिस पर दुल्हन और उसकी माँ दोनों राज़ी हों।",
    },
    summary: {
      hinglish:
        "Shaadi ke kapdon ke showroom mein parivaron ko rang, wazan, budget aur gehnon par salah dena, aur outfit ghar jaane tak darzi ke saath har fitting dekhna.",
      hindi: "शादी के कपड़ों के शोरूम में परिवारों को रंग, वज़न, बजट और गहनों पर सलाह देना, और जोड़ा घर जाने तक दर्ज़ी के साथ हर फ़िटिंग देखना।",
    },
    day: {
      hinglish: [
        "Lehenga pin karna taaki dulhan dekhe ki gher kaise girega",
        "Mausi chachi ko sheeshe se door bithana",
        "Shaadi ki tareekh se peeche ginkar do fitting book karna",
      ],
      hindi: ["लहँगा पिन करना ताकि दुल्हन देखे कि घेर कैसे गिरेगा", "मौसी चाची को शीशे से दूर बिठाना", "शादी की तारीख़ से पीछे गिनकर दो फ़िटिंग बुक करना"],
    },
  },
  "optical-shop-manager": {
    of: "e9ygdo",
    description: {
      hinglish: "Chashme ki dukaan chalana: aankh ki jaanch, frame aur lens ke order.",
      hindi: "चश्मे की दुकान चलाना: आँख की जाँच, फ़्रेम और लेंस के ऑर्डर।",
    },
    summary: {
      hinglish:
        "Chashme ke store ke optometrist, sales staff, stock aur bikri ka dhyan rakhna, taaki har grahak saaf nazar aur theek baithne wala chashma lekar jaye.",
      hindi: "चश्मे के स्टोर के ऑप्टोमेट्रिस्ट, सेल्स स्टाफ़, स्टॉक और बिक्री का ध्यान रखना, ताकि हर ग्राहक साफ़ नज़र और ठीक बैठने वाला चश्मा लेकर जाए।",
    },
    day: {
      hinglish: [
        "Bane hue lens ko power, axis aur centre se milana",
        "Shift aise tay karna ki ek optometrist hamesha rahe",
        "Bachche ke chashme ki dandi modna taaki woh phisle nahi",
      ],
      hindi: [
        "बने हुए लेंस को पावर, ऐक्सिस और सेंटर से मिलाना",
        "शिफ़्ट ऐसे तय करना कि एक ऑप्टोमेट्रिस्ट हमेशा रहे",
        "बच्चे के चश्मे की डंडी मोड़ना ताकि वह फिसले नहीं",
      ],
    },
  },
  "tea-stall-owner": {
    of: "49rs69",
    description: {
      hinglish: "Din mein chaar sau glass chai ubaalna aur sabki sunna.",
      hindi: "दिन में चार सौ गिलास चाय उबालना और सबकी सुनना।",
    },
    summary: {
      hinglish:
        "Office, station ya college ke paas ek chulhe aur kuch stool ki dukaan chalana, jahan swaad, tez haath aur chehron ki yaad logon ko din mein do baar wapas laate hain.",
      hindi: "ऑफ़िस, स्टेशन या कॉलेज के पास एक चूल्हे और कुछ स्टूल की दुकान चलाना, जहाँ स्वाद, तेज़ हाथ और चेहरों की याद लोगों को दिन में दो बार वापस लाते हैं।",
    },
    day: {
      hinglish: [
        "Paanch baje adrak kootna aur pehla doodh chadhana",
        "Yaad rakhna kiski chai bina cheeni ki hai aur kiska paisa Saturday ko aata hai",
        "Ketli aur bees chhote glass upar ke bank mein le jaana",
      ],
      hindi: [
        "पाँच बजे अदरक कूटना और पहला दूध चढ़ाना",
        "याद रखना किसकी चाय बिना चीनी की है और किसका पैसा शनिवार को आता है",
        "केतली और बीस छोटे गिलास ऊपर के बैंक में ले जाना",
      ],
    },
  },
  "common-service-centre-operator": {
    of: "1si1n04",
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
    day: {
      hinglish: [
        "Boodhe pati patni ke jeevan praman patra bhejna taaki unki pension chalti rahe",
        "Photo aur signature tab tak chhote karna jab tak exam form unhe na le le",
        "Screen ghumakar dikhana ki card kyon nahi aaya",
      ],
      hindi: [
        "बूढ़े पति पत्नी के जीवन प्रमाण पत्र भेजना ताकि उनकी पेंशन चलती रहे",
        "फ़ोटो और दस्तख़त तब तक छोटे करना जब तक परीक्षा का फ़ॉर्म उन्हें न ले ले",
        "स्क्रीन घुमाकर दिखाना कि कार्ड क्यों नहीं आया",
      ],
    },
  },
  "dog-trainer": {
    of: "13p3tvr",
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
    day: {
      hinglish: [
        "Labrador jis pal mudkar maalik ko dekhe usi pal biscuit dena",
        "Bachaye gaye gali ke kutte ko us gate ke saamne se le jaana jahan kutte bhaunkte hain, roz ek metre aur paas",
        "Daadi ko dikhana ki pille ka kaatna bina thappad ke kaise rokein",
      ],
      hindi: [
        "लैब्राडोर जिस पल मुड़कर मालिक को देखे उसी पल बिस्किट देना",
        "बचाए गए गली के कुत्ते को उस गेट के सामने से ले जाना जहाँ कुत्ते भौंकते हैं, रोज़ एक मीटर और पास",
        "दादी को दिखाना कि पिल्ले का काटना बिना थप्पड़ के कैसे रोकें",
      ],
    },
  },
};
