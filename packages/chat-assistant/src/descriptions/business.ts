import type { ToldCareers } from "./told.ts";

export const business: ToldCareers = {
  "chartered-accountant": {
    of: "go1afm",
    description: {
      hinglish: "Company ke khaate jaanchna aur batana ki woh sachche aur sahi hain ya nahi.",
      hindi: "कंपनी के खाते जाँचना और बताना कि वे सच्चे और सही हैं या नहीं।",
    },
    summary: {
      hinglish:
        "CA firm, company ya apni practice mein khaaton ka audit karna, tax ki planning karna aur return bharna, tax officer ke saamne pesh hona aur maalikon ko samjhana ki unke aankde kya kehte hain.",
      hindi:
        "CA फ़र्म, कंपनी या अपनी प्रैक्टिस में खातों का ऑडिट करना, टैक्स की प्लानिंग करना और रिटर्न भरना, टैक्स अफ़सर के सामने पेश होना और मालिकों को समझाना कि उनके आँकड़े क्या कहते हैं।",
    },
    day: {
      hinglish: [
        "Audit report sign karne se pehle mill ke bikri bill ka sample jaanchna",
        "Maalik se us loan par behas karna jise woh aamdani dikhana chahta hai",
        "Income tax notice ka jawab poore aur sahi kaagazon ke saath dena",
        "Article trainee ki working file jaanchna",
      ],
      hindi: [
        "ऑडिट रिपोर्ट पर दस्तख़त करने से पहले कारख़ाने के बिक्री बिलों का सैंपल जाँचना",
        "मालिक से उस लोन पर बहस करना जिसे वह आमदनी दिखाना चाहता है",
        "इनकम टैक्स नोटिस का जवाब पूरे और सही काग़ज़ों के साथ देना",
        "आर्टिकल ट्रेनी की वर्किंग फ़ाइल जाँचना",
      ],
    },
  },
  "cost-accountant": {
    of: "1qguga6",
    description: {
      hinglish: "Nikaalna ki factory mein bani har cheez asal mein kitne ki padti hai.",
      hindi: "निकालना कि फ़ैक्टरी में बनी हर चीज़ असल में कितने की पड़ती है।",
    },
    summary: {
      hinglish:
        "Factory ya apni practice mein har product par laga maal, bijli aur samay naapna, managers ke saath daam aur budget tay karna, aur cost record ka audit karna.",
      hindi:
        "फ़ैक्टरी या अपनी प्रैक्टिस में हर प्रोडक्ट पर लगा माल, बिजली और समय नापना, मैनेजरों के साथ दाम और बजट तय करना, और कॉस्ट रिकॉर्ड का ऑडिट करना।",
    },
    day: {
      hinglish: [
        "Pata lagana ki har loom ek metre kapde par kitni bijli kharch karta hai",
        "Works manager ko samjhana ki batch 40 mein ghaata kyun hua",
        "Woh cost record taiyar karna jo kanoon cement plant se maangta hai",
      ],
      hindi: [
        "पता लगाना कि हर करघा एक मीटर कपड़े पर कितनी बिजली ख़र्च करता है",
        "वर्क्स मैनेजर को समझाना कि बैच 40 में घाटा क्यों हुआ",
        "वे कॉस्ट रिकॉर्ड तैयार करना जो क़ानून सीमेंट प्लांट से माँगता है",
      ],
    },
  },
  accountant: {
    of: "1ydf31h",
    description: {
      hinglish: "Firm ke bahi-khaate rakhna aur har mahine hisaab band karna.",
      hindi: "फ़र्म के बही-खाते रखना और हर महीने हिसाब बंद करना।",
    },
    summary: {
      hinglish:
        "Vyapari ho ya factory, ek hi firm ke liye roz ki entry Tally ya SAP mein karna, GST aur kaata hua tax samay par bharna aur balance sheet audit ke liye taiyar karna.",
      hindi:
        "व्यापारी हो या फ़ैक्टरी, एक ही फ़र्म के लिए रोज़ की एंट्री Tally या SAP में करना, GST और काटा हुआ टैक्स समय पर भरना और बैलेंस शीट ऑडिट के लिए तैयार करना।",
    },
    day: {
      hinglish: [
        "Bank statement ko cash book se line dar line milana",
        "Mahine ke ant mein depreciation aur closing entry chadhana",
        "Apne maange GST credit ko supplier ki di hui report se milana",
      ],
      hindi: [
        "बैंक स्टेटमेंट को कैश बुक से लाइन दर लाइन मिलाना",
        "महीने के अंत में डेप्रिसिएशन और क्लोज़िंग एंट्री चढ़ाना",
        "अपने माँगे GST क्रेडिट को सप्लायरों की दी हुई रिपोर्ट से मिलाना",
      ],
    },
  },
  "internal-auditor": {
    of: "a4a3ab",
    description: {
      hinglish: "Andar se jaanchna ki company ka paisa sahi sambhala ja raha hai ya nahi.",
      hindi: "अंदर से जाँचना कि कंपनी का पैसा सही सँभाला जा रहा है या नहीं।",
    },
    summary: {
      hinglish:
        "Company ke andar stock ginna, bhugtaan ka raasta dekhna aur niyam parakhna, aur managers ke saath tay karna ki kya sudhaarna hai.",
      hindi: "कंपनी के अंदर स्टॉक गिनना, भुगतान का रास्ता देखना और नियम परखना, और मैनेजरों के साथ तय करना कि क्या सुधारना है।",
    },
    day: {
      hinglish: [
        "Ek kharid ko maang se bhugtaan tak dekhna ki kaun dhokha kar sakta hai",
        "Guwahati ke depot mein bina bataye stock ginna",
        "Har kami par us manager se sehmati banana jise use sudhaarna hai",
      ],
      hindi: [
        "एक ख़रीद को माँग से भुगतान तक देखना कि कौन धोखा कर सकता है",
        "गुवाहाटी के डिपो में बिना बताए स्टॉक गिनना",
        "हर कमी पर उस मैनेजर से सहमति बनाना जिसे उसे सुधारना है",
      ],
    },
  },
  "forensic-accountant": {
    of: "yw121p",
    description: {
      hinglish: "Court ke liye shell companies ke raaste chhupaya paisa dhoondhna.",
      hindi: "कोर्ट के लिए शेल कंपनियों के रास्ते छिपाया पैसा ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Accounting firm ki fraud team mein bank, company ya police ke liye saalon ki bank entry, bill aur mail padhna, aur report mein saabit karna ki kisne kya liya aur kaise.",
      hindi:
        "अकाउंटिंग फ़र्म की फ़्रॉड टीम में बैंक, कंपनी या पुलिस के लिए सालों की बैंक एंट्री, बिल और मेल पढ़ना, और रिपोर्ट में साबित करना कि किसने क्या लिया और कैसे।",
    },
    day: {
      hinglish: [
        "Ek hi pate wali chhe firmon ke asli maalikon ka chart banana",
        "Computer forensics team ke saath mitaye gaye khaate wapas nikaalna",
        "Dohre bill par storekeeper se shaanti se sawaal karna",
      ],
      hindi: [
        "एक ही पते वाली छह फ़र्मों के असली मालिकों का चार्ट बनाना",
        "कंप्यूटर फ़ोरेंसिक टीम के साथ मिटाए गए खाते वापस निकालना",
        "दोहरे बिल पर स्टोरकीपर से शांति से सवाल करना",
      ],
    },
  },
  "tax-consultant": {
    of: "oezt53",
    description: {
      hinglish: "Logon aur dukaanon ke income tax aur GST return bharna.",
      hindi: "लोगों और दुकानों के इनकम टैक्स और GST रिटर्न भरना।",
    },
    summary: {
      hinglish:
        "Dukaandaar, naukripesha parivar aur chhoti firm ko salah dena: income tax aur GST return bharna, kanoon se mili chhoot dhoondhna aur vibhag ke notice ka jawab dena.",
      hindi:
        "दुकानदार, नौकरीपेशा परिवार और छोटी फ़र्म को सलाह देना: इनकम टैक्स और GST रिटर्न भरना, क़ानून से मिली छूट ढूँढ़ना और विभाग के नोटिस का जवाब देना।",
    },
    day: {
      hinglish: [
        "Retired teacher ke liye purani aur nayi tax vyavastha ki tulna karna",
        "Portal dheema hone se pehle dukaan ka GST return bharna",
        "Galti se nikli tax maang ke khilaaf appeal likhna",
      ],
      hindi: [
        "रिटायर्ड टीचर के लिए पुरानी और नई टैक्स व्यवस्था की तुलना करना",
        "पोर्टल धीमा होने से पहले दुकान का GST रिटर्न भरना",
        "ग़लती से निकली टैक्स माँग के ख़िलाफ़ अपील लिखना",
      ],
    },
  },
  "management-accountant": {
    of: "o962gc",
    description: {
      hinglish: "Har mahine managers ko dikhana ki munafa kyun badha ya ghata.",
      hindi: "हर महीने मैनेजरों को दिखाना कि मुनाफ़ा क्यों बढ़ा या घटा।",
    },
    summary: {
      hinglish:
        "Company ke managers ke saath baithkar budget banana, har mahine ko plan se milana aur nikaalna ki naye product, daam ya branch se kitni kamai hogi.",
      hindi: "कंपनी के मैनेजरों के साथ बैठकर बजट बनाना, हर महीने को प्लान से मिलाना और निकालना कि नए प्रोडक्ट, दाम या ब्रांच से कितनी कमाई होगी।",
    },
    day: {
      hinglish: [
        "Branch ke hisaab se dikhana ki bikri badhne par bhi munafa kyun ghata",
        "Fuel ka daam badhne par agli timahi ka anumaan dobara banana",
        "Sales head se dugune hue yatra kharch par sawaal karna",
      ],
      hindi: [
        "ब्रांच के हिसाब से दिखाना कि बिक्री बढ़ने पर भी मुनाफ़ा क्यों घटा",
        "ईंधन का दाम बढ़ने पर अगली तिमाही का अनुमान दोबारा बनाना",
        "सेल्स हेड से दुगुने हुए यात्रा ख़र्च पर सवाल करना",
      ],
    },
  },
  bookkeeper: {
    of: "1sovauo",
    description: {
      hinglish: "Chhoti firm ke bill chadhana aur uska petty cash ginna.",
      hindi: "छोटी फ़र्म के बिल चढ़ाना और उसका पेटी कैश गिनना।",
    },
    summary: {
      hinglish:
        "Chhoti firm ki bikri, kharid, aamad aur bhugtaan Tally mein chadhana, uske office mein ya baari-baari kai dukaanon ke liye, aur saaf khaate uske accountant ko dena.",
      hindi: "छोटी फ़र्म की बिक्री, ख़रीद, आमद और भुगतान Tally में चढ़ाना, उसके ऑफ़िस में या बारी-बारी कई दुकानों के लिए, और साफ़ खाते उसके अकाउंटेंट को देना।",
    },
    day: {
      hinglish: [
        "Din ke kharid bill Tally mein chadhana",
        "Petty cash ginna aur do gayab parchi mangwana",
        "Jin customers ka bakaya mahine se upar ho gaya, unhe reminder bhejna",
      ],
      hindi: [
        "दिन के ख़रीद बिल Tally में चढ़ाना",
        "पेटी कैश गिनना और दो ग़ायब पर्चियाँ मँगवाना",
        "जिन ग्राहकों का बक़ाया महीने से ऊपर हो गया, उन्हें रिमाइंडर भेजना",
      ],
    },
  },
  "payroll-officer": {
    of: "o9y4hy",
    description: { hinglish: "Har mahine sainkdon logon ki salary sahi banana.", hindi: "हर महीने सैकड़ों लोगों का वेतन सही बनाना।" },
    summary: {
      hinglish:
        "Company ke HR ya accounts office, ya payroll firm mein haaziri se salary banana, tax aur provident fund kaatna, aur sabko ek hi din paisa dena.",
      hindi: "कंपनी के HR या अकाउंट्स ऑफ़िस, या पेरोल फ़र्म में हाज़िरी से वेतन बनाना, टैक्स और प्रोविडेंट फ़ंड काटना, और सबको एक ही दिन पैसा देना।",
    },
    day: {
      hinglish: [
        "Cut-off se pehle haaziri aur overtime load karna",
        "Portal par provident fund aur health insurance yaani ESI ka ansh jama karna",
        "Fitter ko samjhana ki haath mein aane wali salary kyun ghati",
      ],
      hindi: [
        "कट-ऑफ़ से पहले हाज़िरी और ओवरटाइम लोड करना",
        "पोर्टल पर प्रॉविडेंट फ़ंड और स्वास्थ्य बीमा यानी ESI का अंश जमा करना",
        "फ़िटर को समझाना कि हाथ में आने वाला वेतन क्यों घटा",
      ],
    },
  },
  "accounts-payable-clerk": {
    of: "s51pdo",
    description: {
      hinglish: "Supplier ke bill ko aaye maal se milana aur bhugtaan karna.",
      hindi: "सप्लायर के बिल को आए माल से मिलाना और भुगतान करना।",
    },
    summary: {
      hinglish:
        "Company ke accounts office ya videshi firmon ke service centre mein supplier ke bill chadhana, manzoori lena, tax kaatna aur bhugtaan ki list taiyar karna.",
      hindi: "कंपनी के अकाउंट्स ऑफ़िस या विदेशी फ़र्मों के सर्विस सेंटर में सप्लायर के बिल चढ़ाना, मंज़ूरी लेना, टैक्स काटना और भुगतान की लिस्ट तैयार करना।",
    },
    day: {
      hinglish: [
        "Invoice ko uske order aur goods receipt note se milana",
        "Do baar aaye ek bill ko rokna",
        "Friday ki payment list manzoori ke liye taiyar karna",
      ],
      hindi: ["इनवॉइस को उसके ऑर्डर और गुड्स रिसीट नोट से मिलाना", "दो बार आए एक बिल को रोकना", "शुक्रवार के भुगतान की सूची मंज़ूरी के लिए तैयार करना"],
    },
  },
  "credit-controller": {
    of: "tcr30k",
    description: {
      hinglish: "Tay karna ki dealer kitna udhaar rakhein aur ruka paisa vasoolna.",
      hindi: "तय करना कि डीलर कितना उधार रखें और रुका पैसा वसूलना।",
    },
    summary: {
      hinglish:
        "Bechne wali company ke accounts office mein dekhna ki kaun kitna udhaar le sakta hai, tay taareekh se pehle aur baad mein phone karna, aur kist tay karna taaki customer bana rahe.",
      hindi:
        "बेचने वाली कंपनी के अकाउंट्स ऑफ़िस में देखना कि कौन कितना उधार ले सकता है, तय तारीख़ से पहले और बाद में फ़ोन करना, और क़िस्त तय करना ताकि ग्राहक बना रहे।",
    },
    day: {
      hinglish: [
        "Balance sheet aur reference se naye dealer ki udhaar seema tay karna",
        "Chalees din late ek achchhe customer ko phone karna",
        "Purana cheque clear hone tak maal bhejna rokna",
      ],
      hindi: [
        "बैलेंस शीट और रेफ़रेंस से नए डीलर की उधार सीमा तय करना",
        "चालीस दिन लेट एक अच्छे ग्राहक को फ़ोन करना",
        "पुराना चेक क्लियर होने तक माल भेजना रोकना",
      ],
    },
  },
  "treasury-analyst": {
    of: "zup7au",
    description: {
      hinglish: "Company ke cash ka anumaan lagana aur bacha paisa sahi jagah rakhna.",
      hindi: "कंपनी के कैश का अनुमान लगाना और बचा पैसा सही जगह रखना।",
    },
    summary: {
      hinglish:
        "Badi company ke finance office mein har hafte ki aamad aur bhugtaan pehle se aankna, bank ke beech paisa bhejna, videshi mudra pehle se kharidna aur bacha paisa nivesh karna.",
      hindi: "बड़ी कंपनी के फ़ाइनेंस ऑफ़िस में हर हफ़्ते की आमद और भुगतान पहले से आँकना, बैंकों के बीच पैसा भेजना, विदेशी मुद्रा पहले से ख़रीदना और बचा पैसा निवेश करना।",
    },
    day: {
      hinglish: [
        "Andaaza lagana ki nau bank khaaton mein se kaun sa Thursday tak khaali ho jayega",
        "March mein dene wale dollar ka daam abhi tay karna, yaani forward contract",
        "Overnight fund ki kamai ki tulna karna aur bache karod wahan bhejna",
      ],
      hindi: [
        "अंदाज़ा लगाना कि नौ बैंक खातों में से कौन सा गुरुवार तक ख़ाली हो जाएगा",
        "मार्च में देने वाले डॉलर का दाम अभी तय करना, यानी फ़ॉरवर्ड कॉन्ट्रैक्ट",
        "ओवरनाइट फ़ंड की कमाई की तुलना करना और बचे करोड़ वहाँ भेजना",
      ],
    },
  },
  "chief-financial-officer": {
    of: "9e4gqn",
    description: {
      hinglish: "Company ka paisa jutana, kharch karna aur sabki zimmedari lena.",
      hindi: "कंपनी का पैसा जुटाना, ख़र्च करना और सबकी ज़िम्मेदारी लेना।",
    },
    summary: {
      hinglish:
        "Accounts, tax aur treasury ki kamaan sambhalna: bank aur investor se tay karna ki paisa kaise jute, board ko har plan ka kharch batana aur nateejon par sign karna.",
      hindi:
        "अकाउंट्स, टैक्स और ट्रेज़री की कमान सँभालना: बैंक और निवेशकों से तय करना कि पैसा कैसे जुटे, बोर्ड को हर प्लान का ख़र्च बताना और नतीजों पर साइन करना।",
    },
    day: {
      hinglish: [
        "Bank ke saath tay karna ki nayi factory ka paisa kaise diya jayega",
        "Analysts ki call par timahi ke nateejon ka bachaav karna",
        "Das dukaanon ke zaroorat se zyada sunehre plan par sawaal uthana",
      ],
      hindi: [
        "बैंकों के साथ तय करना कि नई फ़ैक्टरी का पैसा कैसे दिया जाएगा",
        "विश्लेषकों की कॉल पर तिमाही के नतीजों का बचाव करना",
        "दस दुकानों के ज़रूरत से ज़्यादा सुनहरे प्लान पर सवाल उठाना",
      ],
    },
  },
  "budget-analyst": {
    of: "r2uvbf",
    description: { hinglish: "Vibhagon ki maangon ko maujood paise mein bithana.", hindi: "विभागों की माँगों को मौजूद पैसे में बिठाना।" },
    summary: {
      hinglish:
        "Company, university ya mantralay mein har vibhag ki maang jutana, pichhle kharch se parakhna, saal ka budget banana aur beech-beech mein har antar ki wajah batana.",
      hindi: "कंपनी, यूनिवर्सिटी या मंत्रालय में हर विभाग की माँग जुटाना, पिछले ख़र्च से परखना, साल का बजट बनाना और बीच-बीच में हर अंतर की वजह बताना।",
    },
    day: {
      hinglish: [
        "Vibhag ki chhe gaadiyon ki maang ko istemal se milakar parakhna",
        "Sinchai mein plan aur kharch ke antar ki wajah dhoondhna",
        "Grant katne ki soorat ke liye do version taiyar karna",
      ],
      hindi: [
        "विभाग की छह गाड़ियों की माँग को इस्तेमाल से मिलाकर परखना",
        "सिंचाई में प्लान और ख़र्च के अंतर की वजह ढूँढ़ना",
        "अनुदान कटने की सूरत के लिए दो रूप तैयार करना",
      ],
    },
  },
  "insolvency-practitioner": {
    of: "jvqycy",
    description: {
      hinglish: "Karz dene walon ke liye doobi company chalana aur kharidaar dhoondhna.",
      hindi: "क़र्ज़ देने वालों के लिए डूबी कंपनी चलाना और ख़रीदार ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Jo company karz na chuka sake use haath mein lena, chalate rehna aur aisa kharidaar dhoondhna jiska plan karz dene wale maanein; warna use bechkar paisa baantna.",
      hindi: "जो कंपनी क़र्ज़ न चुका सके उसे हाथ में लेना, चलाते रहना और ऐसा ख़रीदार ढूँढ़ना जिसका प्लान क़र्ज़ देने वाले मानें; वरना उसे बेचकर पैसा बाँटना।",
    },
    day: {
      hinglish: [
        "Tribunal ke aadesh wali subah hi kataai mill ki kamaan lena",
        "Bank se maali tak, chaar sau daave jaanchna",
        "Us plant ki neelami karana jiska kisi ne rakhrakhav nahi kiya",
      ],
      hindi: [
        "ट्रिब्यूनल के आदेश वाली सुबह ही कताई मिल की कमान लेना",
        "बैंकों से माली तक, चार सौ दावे जाँचना",
        "उस प्लांट की नीलामी कराना जिसका किसी ने रखरखाव नहीं किया",
      ],
    },
  },
  "fraud-examiner": {
    of: "h8irno",
    description: {
      hinglish: "Firm mein farzi bill aur churai hui pehchaan ki jaanch karna.",
      hindi: "फ़र्मों में फ़र्ज़ी बिल और चुराई हुई पहचान की जाँच करना।",
    },
    summary: {
      hinglish:
        "Bank, insurance company, online dukaan ya detective firm ke liye alert aur suraag par kaam karna, kaagaz aur phone jaanchna, logon se poochhtaachh karna aur case likhna.",
      hindi: "बैंक, बीमा कंपनी, ऑनलाइन दुकान या जासूसी फ़र्म के लिए अलर्ट और सुराग़ पर काम करना, काग़ज़ और फ़ोन जाँचना, लोगों से पूछताछ करना और केस लिखना।",
    },
    day: {
      hinglish: [
        "Staff ke bank khaate supplier ke khaaton se milakar dekhna ki koi khaata dono mein to nahi",
        "Gadbadi ujaagar karne wale se kisi tatasth jagah par baat karna",
        "Laptop ko sahejkar rakhna taaki uska saboot tike",
      ],
      hindi: [
        "स्टाफ़ के बैंक खाते सप्लायरों के खातों से मिलाकर देखना कि कोई खाता दोनों में तो नहीं",
        "गड़बड़ी उजागर करने वाले से किसी तटस्थ जगह पर बात करना",
        "लैपटॉप को सहेजकर रखना ताकि उसका सबूत टिके",
      ],
    },
  },
  "bank-teller": {
    of: "1svadlm",
    description: { hinglish: "Counter par cash lena aur dena.", hindi: "काउंटर पर कैश लेना और देना।" },
    summary: {
      hinglish:
        "Sarkari, private ya cooperative bank ke cash counter par note ginna, sign milana aur nakli note pakadna. Har shaam daraaz ka hisaab milna hi chahiye.",
      hindi: "सरकारी, प्राइवेट या सहकारी बैंक के कैश काउंटर पर नोट गिनना, दस्तख़त मिलाना और नक़ली नोट पकड़ना। हर शाम दराज़ का हिसाब मिलना ही चाहिए।",
    },
    day: {
      hinglish: [
        "Note ki gaddiyan machine aur angoothe se ginna",
        "Cheque ke sign ko screen ke sign se milana",
        "Tijori band hone se pehle daraaz ka hisaab system se milana",
      ],
      hindi: [
        "नोटों की गड्डियाँ मशीन और अँगूठे से गिनना",
        "चेक के दस्तख़त को स्क्रीन के दस्तख़त से मिलाना",
        "तिजोरी बंद होने से पहले दराज़ का हिसाब सिस्टम से मिलाना",
      ],
    },
  },
  "bank-manager": {
    of: "14nt6do",
    description: {
      hinglish: "Ek branch, uske loan, staff aur naaraz customer sambhalna.",
      hindi: "एक ब्रांच, उसके लोन, स्टाफ़ और नाराज़ ग्राहक सँभालना।",
    },
    summary: {
      hinglish:
        "Bank ki ek branch ki zimmedari lena: tay had mein loan pass karna, deposit lana, aath ya das logon ka staff chalana, shikayatein sunna aur inspector ka saamna karna.",
      hindi:
        "बैंक की एक ब्रांच की ज़िम्मेदारी लेना: तय हद में लोन पास करना, डिपॉज़िट लाना, आठ या दस लोगों का स्टाफ़ चलाना, शिकायतें सुनना और इंस्पेक्टर का सामना करना।",
    },
    day: {
      hinglish: [
        "Apni had ke andar vyapari ka working capital loan manzoor karna",
        "Us pensioner ko shaant karna jiska paisa thag le gaya",
        "Aath staff ke saath dekhna ki deposit target se kitne peeche hain",
      ],
      hindi: [
        "अपनी हद के अंदर व्यापारी का वर्किंग कैपिटल लोन मंज़ूर करना",
        "उस पेंशनर को शांत करना जिसका पैसा ठग ले गया",
        "आठ स्टाफ़ के साथ देखना कि डिपॉज़िट टारगेट से कितने पीछे हैं",
      ],
    },
  },
  "bank-officer": {
    of: "1f64ykv",
    description: {
      hinglish: "Cash se loan tak, branch ki desk baari-baari sambhalna.",
      hindi: "कैश से लोन तक, ब्रांच की डेस्क बारी-बारी सँभालना।",
    },
    summary: {
      hinglish: "Chhote loan taiyar karna, counter ki entry pass karna aur bank branch ki ek ke baad ek desk sambhalna.",
      hindi: "छोटे लोन तैयार करना, काउंटर की एंट्री पास करना और बैंक ब्रांच की एक के बाद एक डेस्क सँभालना।",
    },
    day: {
      hinglish: [
        "Manager ke sign ke liye dukaandaar ka loan likhkar taiyar karna",
        "Bees naye khaaton ke KYC kaagaz jaanchna",
        "Cash ki tijori khulte samay do mein se doosri chaabi ghumana",
      ],
      hindi: [
        "मैनेजर के दस्तख़त के लिए दुकानदार का लोन लिखकर तैयार करना",
        "बीस नए खातों के KYC काग़ज़ जाँचना",
        "कैश की तिजोरी खुलते समय दो में से दूसरी चाबी घुमाना",
      ],
    },
  },
  "loan-officer": {
    of: "jaz994",
    description: {
      hinglish: "Kaagaz dekhkar aur jaakar parakhna ki loan wapas aayega ya nahi.",
      hindi: "काग़ज़ देखकर और जाकर परखना कि लोन वापस आएगा या नहीं।",
    },
    summary: {
      hinglish:
        "Bank ya loan company ke liye ghar, car ya business loan chahne walon se milna, unki aamdani, kaagaz aur property jaanchna, aur batana ki kitna loan dena hai.",
      hindi: "बैंक या लोन कंपनी के लिए घर, कार या बिज़नेस लोन चाहने वालों से मिलना, उनकी आमदनी, काग़ज़ और प्रॉपर्टी जाँचना, और बताना कि कितना लोन देना है।",
    },
    day: {
      hinglish: [
        "Chhipi kist dhoondhne ke liye chhe mahine ke bank statement padhna",
        "Darzi ki dukaan jaakar dekhna ki kamai utni hai jitni woh batata hai",
        "Maalikana kaagazon mein tooti kadi par vakeel se poochhna",
      ],
      hindi: [
        "छिपी क़िस्तें ढूँढ़ने के लिए छह महीने के बैंक स्टेटमेंट पढ़ना",
        "दर्ज़ी की दुकान जाकर देखना कि कमाई उतनी है जितनी वह बताता है",
        "मालिकाना काग़ज़ों में टूटी कड़ी पर वकील से पूछना",
      ],
    },
  },
  "credit-analyst": {
    of: "16m6xps",
    description: {
      hinglish: "Company ki balance sheet padhkar batana ki loan dena kitna risky hai.",
      hindi: "कंपनी की बैलेंस शीट पढ़कर बताना कि लोन देने में कितना जोखिम है।",
    },
    summary: {
      hinglish:
        "Bank ke credit vibhag mein company ke khaaton, order aur karz se nikaalna ki woh kitna chuka sakti hai, note likhna, aur baad mein loan par nazar rakhna.",
      hindi: "बैंक के क्रेडिट विभाग में कंपनी के खातों, ऑर्डर और क़र्ज़ से निकालना कि वह कितना चुका सकती है, नोट लिखना, और बाद में लोन पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Steel vyapari ke teen saal ke khaaton se ratio nikaalna",
        "Nikaalna ki bikri na ho to cash ek mahina chalega ya nahi",
        "Note likhna ki loan dein, par aadha hi",
      ],
      hindi: [
        "स्टील व्यापारी के तीन साल के खातों से अनुपात निकालना",
        "निकालना कि बिक्री न हो तो कैश एक महीना चलेगा या नहीं",
        "नोट लिखना कि लोन दें, पर आधा ही",
      ],
    },
  },
  "agricultural-loan-officer": {
    of: "xhpykb",
    description: {
      hinglish: "Khet dekhkar kisaanon ko fasal aur zameen par loan dena.",
      hindi: "खेत देखकर किसानों को फ़सल और ज़मीन पर लोन देना।",
    },
    summary: {
      hinglish:
        "Branch ke gaonon mein khet, dairy aur pump dekhna, fasal, zameen aur kisaan ko parakhna, loan ka case banana, aur jaanna ki kis mahine mein woh chukaya ja sakta hai.",
      hindi: "ब्रांच के गाँवों में खेत, डेयरी और पंप देखना, फ़सल, ज़मीन और किसान को परखना, लोन का केस बनाना, और जानना कि किस महीने में वह चुकाया जा सकता है।",
    },
    day: {
      hinglish: [
        "Gaadi se jaakar dekhna ki form mein likha borewell sach mein hai ya nahi",
        "Rakbe aur fasal se Kisan Credit Card ki seema tay karna",
        "Ole girne ke baad kist aage badhane ke baare mein kisaanon se milna",
      ],
      hindi: [
        "गाड़ी से जाकर देखना कि फ़ॉर्म में लिखा बोरवेल सच में है या नहीं",
        "रक़बे और फ़सल से किसान क्रेडिट कार्ड की सीमा तय करना",
        "ओले गिरने के बाद क़िस्त आगे बढ़ाने के बारे में किसानों से मिलना",
      ],
    },
  },
  "investment-banker": {
    of: "u2rj0r",
    description: {
      hinglish: "Share jaari karne ya ek doosre ko kharidne mein companies ki madad karna.",
      hindi: "शेयर जारी करने या एक-दूसरे को ख़रीदने में कंपनियों की मदद करना।",
    },
    summary: {
      hinglish:
        "Bank ya deal firm ki chhoti team mein company ki keemat lagana, SEBI ya kharidaar ke liye uske kaagaz likhna, investor dhoondhna aur deal sign hone tak mol-bhaav karna.",
      hindi:
        "बैंक या डील फ़र्म की छोटी टीम में कंपनी की क़ीमत लगाना, SEBI या ख़रीदार के लिए उसके काग़ज़ लिखना, निवेशक ढूँढ़ना और डील साइन होने तक मोल-भाव करना।",
    },
    day: {
      hinglish: [
        "Call ke baad aadhi raat ko share issue ka model dobara banana",
        "Prospectus ke draft ka har aankda uske srot se milana",
        "Founder ke saamne prastaav rakhte senior banker ke bagal mein baithna",
      ],
      hindi: [
        "कॉल के बाद आधी रात को शेयर इश्यू का मॉडल दोबारा बनाना",
        "प्रॉस्पेक्टस के ड्राफ़्ट का हर आँकड़ा उसके स्रोत से मिलाना",
        "फ़ाउंडर के सामने प्रस्ताव रखते सीनियर बैंकर के बग़ल में बैठना",
      ],
    },
  },
  "foreign-exchange-trader": {
    of: "1vx9yut",
    description: {
      hinglish: "Bank ke liye dollar aur doosri videshi mudra kharidna aur bechna.",
      hindi: "बैंक के लिए डॉलर और दूसरी विदेशी मुद्रा ख़रीदना और बेचना।",
    },
    summary: {
      hinglish:
        "Bank ke dealing room mein, zyadatar Mumbai mein, exporter aur importer ko rate dena, har sauda market mein cover karna aur bank ke apne daanv had mein rakhna.",
      hindi: "बैंक के डीलिंग रूम में, ज़्यादातर मुंबई में, एक्सपोर्टर और इंपोर्टर को रेट देना, हर सौदा बाज़ार में कवर करना और बैंक के अपने दाँव हद में रखना।",
    },
    day: {
      hinglish: [
        "Exporter ko do second mein dollar ka rate batana",
        "Ghaate ka sauda bank ki tay had par band karna",
        "Subah desk ko New York ki raat bhar ki halchal batana",
      ],
      hindi: ["एक्सपोर्टर को दो सेकंड में डॉलर का रेट बताना", "घाटे का सौदा बैंक की तय हद पर बंद करना", "सुबह डेस्क को न्यूयॉर्क की रात भर की हलचल बताना"],
    },
  },
  "letter-of-credit-document-examiner": {
    of: "15hvlmi",
    description: {
      hinglish: "Shipping ke kaagaz ko bank ke bhugtaan ke vaade se milana.",
      hindi: "शिपिंग के काग़ज़ों को बैंक के भुगतान के वादे से मिलाना।",
    },
    summary: {
      hinglish: "Shipping ke kaagaz ko bank ke letter of credit se milakar jaanchna, taaki exporter ko paisa aur importer ko maal mile.",
      hindi: "शिपिंग के काग़ज़ों को बैंक के लेटर ऑफ़ क्रेडिट से मिलाकर जाँचना, ताकि एक्सपोर्टर को पैसा और इंपोर्टर को माल मिले।",
    },
    day: {
      hinglish: [
        "Jahaz ki raseed yaani bill of lading ko letter of credit se comma dar comma milana",
        "Jahaz ka naam pratibandh ki list mein jaanchna",
        "Tiruppur ke exporter se galat bandargah wala invoice sudhaarne ko kehna",
      ],
      hindi: [
        "जहाज़ की रसीद यानी बिल ऑफ़ लेडिंग को लेटर ऑफ़ क्रेडिट से कॉमा दर कॉमा मिलाना",
        "जहाज़ का नाम प्रतिबंध की सूचियों में जाँचना",
        "तिरुप्पुर के एक्सपोर्टर से ग़लत बंदरगाह वाला इनवॉइस सुधारने को कहना",
      ],
    },
  },
  "relationship-manager": {
    of: "1p0sp4p",
    description: {
      hinglish: "Bank ke ameer aur business wale customers ka khayal rakhna.",
      hindi: "बैंक के अमीर और कारोबारी ग्राहकों का ख़याल रखना।",
    },
    summary: {
      hinglish:
        "Ek bank ke ameer parivaron ya chhoti firmon ki list sambhalna: unke deposit banaye rakhna, loan karwana, fund aur bima sujhana, aur kuch gadbad ho to unka phone uthana.",
      hindi:
        "एक बैंक के अमीर परिवारों या छोटी फ़र्मों की लिस्ट सँभालना: उनके डिपॉज़िट बनाए रखना, लोन करवाना, फ़ंड और बीमा सुझाना, और कुछ गड़बड़ हो तो उनका फ़ोन उठाना।",
    },
    day: {
      hinglish: [
        "Un tees customers ko call karna jinke deposit is hafte poore ho rahe hain",
        "Doctor pati-patni ke saath baithkar clinic loan par baat karna",
        "Vidhwa ko samjhana ki dobara karaye deposit par kamai kam kyun hogi",
      ],
      hindi: [
        "उन तीस ग्राहकों को कॉल करना जिनके डिपॉज़िट इस हफ़्ते पूरे हो रहे हैं",
        "डॉक्टर पति-पत्नी के साथ बैठकर क्लिनिक लोन पर बात करना",
        "विधवा को समझाना कि दोबारा कराए डिपॉज़िट पर कमाई कम क्यों होगी",
      ],
    },
  },
  "microfinance-officer": {
    of: "1nyorn9",
    description: {
      hinglish: "Gaon ki mahilaon ko chhote loan dena aur kist vasoolna.",
      hindi: "गाँव की महिलाओं को छोटे लोन देना और क़िस्त वसूलना।",
    },
    summary: {
      hinglish:
        "Chhote loan ki company ya bank ke liye ek doosre ki zimmedari lene wali mahilaon ke group banana, ghar aur doosre loan jaanchna, paisa dena, aur hafte ki meeting mein kist lena.",
      hindi:
        "छोटे लोन की कंपनी या बैंक के लिए एक-दूसरे की ज़िम्मेदारी लेने वाली महिलाओं के ग्रुप बनाना, घर और दूसरे लोन जाँचना, पैसा देना, और हफ़्ते की मीटिंग में क़िस्त लेना।",
    },
    day: {
      hinglish: [
        "Mahilaon ke kaam par jaane se pehle neem ke neeche group ki meeting karna",
        "Atharah sadasyon ki kist phone app mein chadhana",
        "Nayi sadasya ka ghar aur doosre loan jaanchna",
      ],
      hindi: [
        "महिलाओं के काम पर जाने से पहले नीम के नीचे समूह की बैठक करना",
        "अठारह सदस्यों की क़िस्त फ़ोन ऐप में चढ़ाना",
        "नई सदस्य का घर और दूसरे लोन जाँचना",
      ],
    },
  },
  "bank-clerk": {
    of: "1wjdq7a",
    description: {
      hinglish: "Khaate kholna, cheque clear karna aur passbook update karna.",
      hindi: "खाते खोलना, चेक क्लियर करना और पासबुक अपडेट करना।",
    },
    summary: {
      hinglish:
        "Counter par ya uske peeche baithkar khaate kholna, pehchaan ke kaagaz jaanchna, cheque clear karna, jama rakam chadhana, phone aur Aadhaar jodna aur jo aaye use jawab dena.",
      hindi:
        "काउंटर पर या उसके पीछे बैठकर खाते खोलना, पहचान के काग़ज़ जाँचना, चेक क्लियर करना, जमा रक़म चढ़ाना, फ़ोन और आधार जोड़ना और जो आए उसे जवाब देना।",
    },
    day: {
      hinglish: [
        "Pravasi mazdoor ka zero-balance khaata kholna",
        "Har cheque ko aate hi clearing system mein scan karna",
        "Dasvin baar samjhana ki card block kyun hai",
      ],
      hindi: ["प्रवासी मज़दूर का ज़ीरो-बैलेंस खाता खोलना", "हर चेक को आते ही क्लियरिंग सिस्टम में स्कैन करना", "दसवीं बार समझाना कि कार्ड ब्लॉक क्यों है"],
    },
  },
  "bank-compliance-officer": {
    of: "hys742",
    description: {
      hinglish: "Jaanchna ki bank ki branchein Reserve Bank ke niyam maanti hain ya nahi.",
      hindi: "जाँचना कि बैंक की ब्रांचें रिज़र्व बैंक के नियम मानती हैं या नहीं।",
    },
    summary: {
      hinglish:
        "Bank ke head ya zonal office mein Reserve Bank ke har circular ko kaam ke step mein badalna, branchein jaanchna, chook ki report board ko dena aur inspector ko jawab dena.",
      hindi: "बैंक के हेड या ज़ोनल ऑफ़िस में रिज़र्व बैंक के हर सर्कुलर को काम के स्टेप में बदलना, ब्रांचें जाँचना, चूक की रिपोर्ट बोर्ड को देना और इंस्पेक्टर को जवाब देना।",
    },
    day: {
      hinglish: [
        "Reserve Bank ke circular ko har branch ke liye step mein badalna",
        "Branch jaakar bina chhaante koi bhi bees customer file kholna",
        "Inspector ko saboot aur taareekh ke saath jawab dena",
      ],
      hindi: [
        "रिज़र्व बैंक के सर्कुलर को हर ब्रांच के लिए स्टेप में बदलना",
        "ब्रांच जाकर बिना छाँटे कोई भी बीस ग्राहक फ़ाइलें खोलना",
        "इंस्पेक्टर को सबूत और तारीख़ के साथ जवाब देना",
      ],
    },
  },
  "anti-money-laundering-analyst": {
    of: "tmhi6q",
    description: {
      hinglish: "Parakhna ki kin ajeeb transfer mein kaala paisa ho sakta hai.",
      hindi: "परखना कि किन अजीब ट्रांसफ़र में काला पैसा हो सकता है।",
    },
    summary: {
      hinglish:
        "Bank ya uski service firm mein ek ke baad ek alert dekhna: customer kaun hai aur paisa kahan gaya yeh jaanchna, aur alert band karna ya uski report karna.",
      hindi: "बैंक या उसकी सर्विस फ़र्म में एक के बाद एक अलर्ट देखना: ग्राहक कौन है और पैसा कहाँ गया यह जाँचना, और अलर्ट बंद करना या उसकी रिपोर्ट करना।",
    },
    day: {
      hinglish: [
        "Poochhna ki student ke khaate mein hafte bhar mein chalees deposit kyun aaye",
        "Khojna ki customer kisi neta ka rishtedar to nahi",
        "Shak wale len-den ki report ki kahani likhna",
      ],
      hindi: [
        "पूछना कि छात्र के खाते में हफ़्ते भर में चालीस डिपॉज़िट क्यों आए",
        "खोजना कि ग्राहक किसी नेता का रिश्तेदार तो नहीं",
        "शक वाले लेन-देन की रिपोर्ट की कहानी लिखना",
      ],
    },
  },
  "collections-manager": {
    of: "1643k21",
    description: {
      hinglish: "Kanoon ke andar aur bina dhamki ke bakaya loan chukwana.",
      hindi: "क़ानून के अंदर और बिना धमकी के बक़ाया लोन चुकवाना।",
    },
    summary: {
      hinglish:
        "Bank ya finance company ki recovery team chalana, jiske caller aur field staff pehle chhoti kist, phir kanooni notice aur aakhir mein court case ka raasta lete hain.",
      hindi: "बैंक या फ़ाइनेंस कंपनी की रिकवरी टीम चलाना, जिसके कॉलर और फ़ील्ड स्टाफ़ पहले छोटी क़िस्त, फिर क़ानूनी नोटिस और आख़िर में कोर्ट केस का रास्ता लेते हैं।",
    },
    day: {
      hinglish: [
        "Bakaya khaate chhaantna: bhool gaye, de nahi sakte, dena nahi chahte",
        "Naukri se nikaale gaye driver ke saath kist dobara tay karna",
        "Dhauns jaisi lagne wali phone script hatana",
      ],
      hindi: [
        "बक़ाया खाते छाँटना: भूल गए, दे नहीं सकते, देना नहीं चाहते",
        "नौकरी से निकाले गए ड्राइवर के साथ क़िस्त दोबारा तय करना",
        "धौंस जैसी लगने वाली फ़ोन स्क्रिप्ट हटाना",
      ],
    },
  },
  actuary: {
    of: "7oqd1e",
    description: {
      hinglish: "Pichhli mauton aur claim se nikaalna ki bima kitne ka hona chahiye.",
      hindi: "पिछली मौतों और क्लेम से निकालना कि बीमा कितने का होना चाहिए।",
    },
    summary: {
      hinglish: "Saalon ki mauton, beemariyon aur claim se hisaab lagana ki policy kitne ki ho aur bima company kitna paisa alag rakhe.",
      hindi: "सालों की मौतों, बीमारियों और क्लेम से हिसाब लगाना कि पॉलिसी कितने की हो और बीमा कंपनी कितना पैसा अलग रखे।",
    },
    day: {
      hinglish: [
        "Bharatiyon ki mrityu dar ki table se premium tay karna",
        "Jo claim abhi bataye nahi gaye, unke liye bhi kaafi paisa alag rakhna",
        "Board ko samjhana ki saste plan mein ghaata kyun hoga",
      ],
      hindi: [
        "भारतीयों की मृत्यु दर की तालिका से प्रीमियम तय करना",
        "जो क्लेम अभी बताए नहीं गए, उनके लिए भी काफ़ी पैसा अलग रखना",
        "बोर्ड को समझाना कि सस्ते प्लान में घाटा क्यों होगा",
      ],
    },
  },
  "insurance-underwriter": {
    of: "1gdpj5n",
    description: {
      hinglish: "Tay karna ki kiska bima ho aur cover se kya bahar rahe.",
      hindi: "तय करना कि किसका बीमा हो और कवर से क्या बाहर रहे।",
    },
    summary: {
      hinglish:
        "Bima company ke office mein aavedak ki health report, factory survey ya gaadiyon ki list padhna, aur use manzoor karna, zyada paisa maangna, koi jokhim bahar rakhna ya mana karna.",
      hindi:
        "बीमा कंपनी के ऑफ़िस में आवेदक की हेल्थ रिपोर्ट, फ़ैक्टरी सर्वे या गाड़ियों की लिस्ट पढ़ना, और उसे मंज़ूर करना, ज़्यादा पैसा माँगना, कोई जोखिम बाहर रखना या मना करना।",
    },
    day: {
      hinglish: [
        "Diabetes wale aavedak ki report padhkar usi hisaab se premium badhana",
        "Basement ke store ke cover se baadh ko bahar rakhna",
        "Agent ki is baat ka jawab dena ki doosri bima company case le leti hain",
      ],
      hindi: [
        "डायबिटीज़ वाले आवेदक की रिपोर्ट पढ़कर उसी हिसाब से प्रीमियम बढ़ाना",
        "बेसमेंट के स्टोर के कवर से बाढ़ को बाहर रखना",
        "एजेंट की इस बात का जवाब देना कि दूसरी बीमा कंपनियाँ केस ले लेती हैं",
      ],
    },
  },
  "insurance-agent": {
    of: "v9qxu3",
    description: {
      hinglish: "Parivar ko wahi policy bechna jiska paisa woh bharta reh sake.",
      hindi: "परिवार को वही पॉलिसी बेचना जिसका पैसा वह भरता रह सके।",
    },
    summary: {
      hinglish: "Ghar ki baithak aur dukaan ke counter par policy samjhana, aur wahi bechna jiska paisa parivar bharta reh sake.",
      hindi: "घर की बैठक और दुकान के काउंटर पर पॉलिसी समझाना, और वही बेचना जिसका पैसा परिवार भरता रह सके।",
    },
    day: {
      hinglish: [
        "Nayi shaadi wale padosi ko do policy saath-saath dikhana",
        "Chhe parivaron ko Monday ke premium ki yaad dilana",
        "Claim form likhne mein nominee ki madad karna",
      ],
      hindi: [
        "नई शादी वाले पड़ोसी को दो पॉलिसी साथ-साथ दिखाना",
        "छह परिवारों को सोमवार के प्रीमियम की याद दिलाना",
        "क्लेम फ़ॉर्म लिखने में नॉमिनी की मदद करना",
      ],
    },
  },
  "loss-adjuster": {
    of: "1eof0et",
    description: {
      hinglish: "Jali dukaan aur pichki car dekhkar nuksaan ki keemat lagana.",
      hindi: "जली दुकान और पिचकी कार देखकर नुक़सान की क़ीमत लगाना।",
    },
    summary: {
      hinglish:
        "Licence lekar bima companies ke liye fees par kaam karna: jali dukaan, paani bhara godown ya takrayi car dekhna, bill aur stock jaanchna, aur batana ki policy se kitna milega.",
      hindi:
        "लाइसेंस लेकर बीमा कंपनियों के लिए फ़ीस पर काम करना: जली दुकान, पानी भरा गोदाम या टकराई कार देखना, बिल और स्टॉक जाँचना, और बताना कि पॉलिसी से कितना मिलेगा।",
    },
    day: {
      hinglish: [
        "Takrayi Alto ke neeche rengkar dekhna ki uska floor muda to nahi",
        "Jhulsi saadiyan stock register se milakar ginna",
        "Garage ke foreman se mazdoori ka rate tay karna",
      ],
      hindi: [
        "टकराई Alto के नीचे रेंगकर देखना कि उसका फ़र्श मुड़ा तो नहीं",
        "झुलसी साड़ियाँ स्टॉक रजिस्टर से मिलाकर गिनना",
        "गैराज के फ़ोरमैन से मज़दूरी का रेट तय करना",
      ],
    },
  },
  "claims-adjuster": {
    of: "nkbd3q",
    description: {
      hinglish: "Claim ko policy se milana aur uchit rakam ki peshkash karna.",
      hindi: "क्लेम को पॉलिसी से मिलाना और उचित रक़म की पेशकश करना।",
    },
    summary: {
      hinglish:
        "Bima ya health claim company ke office mein kaagaz maangna, taareekh, sharten aur bill jaanchna, surveyor ya doctor bhejna, aur paisa dena, kaatna ya mana karna.",
      hindi: "बीमा या हेल्थ क्लेम कंपनी के ऑफ़िस में काग़ज़ माँगना, तारीख़, शर्तें और बिल जाँचना, सर्वेयर या डॉक्टर भेजना, और पैसा देना, काटना या मना करना।",
    },
    day: {
      hinglish: [
        "Jaanchna ki policy kis taareekh ko band hui aur bukhaar kab shuru hua",
        "Hospital se chhooti hui discharge summary maangna",
        "Uchit rakam pesh karna aur samjhana ki kya cover mein nahi tha",
      ],
      hindi: [
        "जाँचना कि पॉलिसी किस तारीख़ को बंद हुई और बुख़ार कब शुरू हुआ",
        "अस्पताल से छूटी हुई डिस्चार्ज समरी माँगना",
        "उचित रक़म पेश करना और समझाना कि क्या कवर में नहीं था",
      ],
    },
  },
  "risk-manager": {
    of: "130zfea",
    description: {
      hinglish: "Company ko dubo sakne wale khatron ko kram dena aur har ek ki taiyari karwana.",
      hindi: "कंपनी को डुबो सकने वाले ख़तरों को क्रम देना और हर एक की तैयारी करवाना।",
    },
    summary: {
      hinglish:
        "Bank, bandargah, bijli ya dawa company mein har vibhag se uske khatre poochhna, unhe kram dena, bima aur drill ka intezaam karna, aur sabse bade khatre board ko batana.",
      hindi:
        "बैंक, बंदरगाह, बिजली या दवा कंपनी में हर विभाग से उसके ख़तरे पूछना, उन्हें क्रम देना, बीमा और ड्रिल का इंतज़ाम करना, और सबसे बड़े ख़तरे बोर्ड को बताना।",
    },
    day: {
      hinglish: [
        "Bandargah ke pachaas khatron ko sambhavna aur nuksaan ke hisaab se kram dena",
        "Ek hi jahaz par jaane wale maal ka bima kharidna",
        "Khush project team se poochhna ki unhe kya duba sakta hai",
      ],
      hindi: [
        "बंदरगाह के पचास ख़तरों को संभावना और नुक़सान के हिसाब से क्रम देना",
        "एक ही जहाज़ पर जाने वाले माल का बीमा ख़रीदना",
        "ख़ुश प्रोजेक्ट टीम से पूछना कि उन्हें क्या डुबा सकता है",
      ],
    },
  },
  "loss-prevention-engineer": {
    of: "uarbvz",
    description: {
      hinglish: "Bima company ke liye factory jaanchna taaki woh jal na jaye.",
      hindi: "बीमा कंपनी के लिए फ़ैक्टरी जाँचना ताकि वह जल न जाए।",
    },
    summary: {
      hinglish:
        "Bima company ya uske broker ke liye mill, refinery aur warehouse dekhna: pump, wiring aur bhandaran jaanchna, khatre ko grade dena aur rate batane se pehle zaroori badlaav ki list dena.",
      hindi:
        "बीमा कंपनी या उसके ब्रोकर के लिए मिल, रिफ़ाइनरी और वेयरहाउस देखना: पंप, वायरिंग और भंडारण जाँचना, ख़तरे को ग्रेड देना और रेट बताने से पहले ज़रूरी बदलाव की लिस्ट देना।",
    },
    day: {
      hinglish: [
        "Test karna ki mains bijli ke bina fire pump chalu hota hai ya nahi",
        "Naapna ki sprinkler ke neeche kapaas ki gaanthein kitni oonchi hain",
        "Paint ke godown ko grade dena aur taareekh ke saath paanch badlaav likhna",
      ],
      hindi: [
        "टेस्ट करना कि मेन्स बिजली के बिना फ़ायर पंप चालू होता है या नहीं",
        "नापना कि स्प्रिंकलर के नीचे कपास की गाँठें कितनी ऊँची हैं",
        "पेंट के गोदाम को ग्रेड देना और तारीख़ के साथ पाँच बदलाव लिखना",
      ],
    },
  },
  "financial-analyst": {
    of: "8irfy9",
    description: {
      hinglish: "Company ki bikri, kharch aur karz ka model banakar uski keemat aankna.",
      hindi: "कंपनी की बिक्री, ख़र्च और क़र्ज़ का मॉडल बनाकर उसकी क़ीमत आँकना।",
    },
    summary: {
      hinglish:
        "Company ki bikri, kharch aur karz ki spreadsheet banakar uski kamai ka anumaan lagana, uske apne managers ke liye ya un logon ke liye jo usmein nivesh kar sakte hain.",
      hindi:
        "कंपनी की बिक्री, ख़र्च और क़र्ज़ की स्प्रेडशीट बनाकर उसकी कमाई का अनुमान लगाना, उसके अपने मैनेजरों के लिए या उन लोगों के लिए जो उसमें निवेश कर सकते हैं।",
    },
    day: {
      hinglish: [
        "Hotel chain ki aamdani, kharch aur karz ki sheet ek model mein jodna",
        "Parakhna ki kamre aadhe khaali rahein to kya hoga",
        "Sabse kamzor anumaan batakar keemat ka daayra pesh karna",
      ],
      hindi: [
        "होटल चेन की आमदनी, ख़र्च और क़र्ज़ की शीट एक मॉडल में जोड़ना",
        "परखना कि कमरे आधे ख़ाली रहें तो क्या होगा",
        "सबसे कमज़ोर अनुमान बताकर क़ीमत का दायरा पेश करना",
      ],
    },
  },
  "equity-research-analyst": {
    of: "1tqxr1q",
    description: {
      hinglish: "Kuch companies par saalon nazar rakhna aur batana ki kharidein ya bechein.",
      hindi: "कुछ कंपनियों पर सालों नज़र रखना और बताना कि ख़रीदें या बेचें।",
    },
    summary: {
      hinglish:
        "Broker ya fund ke liye ek industry par kaam karna: khaate padhna, dealer aur factory dekhna, munafe ka anumaan lagana aur niveshkon ko likhna ki kis share ki kya keemat hai.",
      hindi:
        "ब्रोकर या फ़ंड के लिए एक इंडस्ट्री पर काम करना: खाते पढ़ना, डीलर और फ़ैक्टरी देखना, मुनाफ़े का अनुमान लगाना और निवेशकों को लिखना कि किस शेयर की क्या क़ीमत है।",
    },
    day: {
      hinglish: [
        "Teen scooter dealer ke paas jaakar sunna ki bikri sach mein kaisi hai",
        "Nateeje aane ke ek ghante mein anumaan badalna",
        "Company ke chairman se woh sawaal poochhna jisse woh bachte hain",
      ],
      hindi: [
        "तीन स्कूटर डीलरों के पास जाकर सुनना कि बिक्री सच में कैसी है",
        "नतीजे आने के एक घंटे में अनुमान बदलना",
        "कंपनी के चेयरमैन से वह सवाल पूछना जिससे वे बचते हैं",
      ],
    },
  },
  "fund-manager": {
    of: "1url031",
    description: { hinglish: "Hazaron logon ki bachat ke liye share aur bond chunna.", hindi: "हज़ारों लोगों की बचत के लिए शेयर और बॉन्ड चुनना।" },
    summary: {
      hinglish:
        "Mutual fund, bima company ya pension fund ki scheme chalana: analyst ki baat sunna, aur har trading din scheme ke niyamon mein tay karna ki kya aur kitna kharidna hai aur kab bechna hai.",
      hindi:
        "म्यूचुअल फ़ंड, बीमा कंपनी या पेंशन फ़ंड की स्कीम चलाना: एनालिस्ट की बात सुनना, और हर ट्रेडिंग दिन स्कीम के नियमों में तय करना कि क्या और कितना ख़रीदना है और कब बेचना है।",
    },
    day: {
      hinglish: [
        "Had se badhe bank ke share mein se kuch ghatana",
        "Chemical company par do analyst ki behas sunna",
        "Niveshkon ko us saal ke baare mein likhna jo index se peeche raha",
      ],
      hindi: ["हद से बढ़े बैंक के शेयर में से कुछ घटाना", "केमिकल कंपनी पर दो एनालिस्ट की बहस सुनना", "निवेशकों को उस साल के बारे में लिखना जो इंडेक्स से पीछे रहा"],
    },
  },
  "stock-broker": {
    of: "1cj43c3",
    description: { hinglish: "Client ke share ke order exchange par daalna.", hindi: "क्लाइंट के शेयर के ऑर्डर एक्सचेंज पर डालना।" },
    summary: {
      hinglish:
        "Broking firm mein ya uske agent ke roop mein khaate kholna, phone ya screen par order lena, charge aur margin samjhana, aur market girne par client ko phone karna.",
      hindi:
        "ब्रोकिंग फ़र्म में या उसके एजेंट के रूप में खाते खोलना, फ़ोन या स्क्रीन पर ऑर्डर लेना, चार्ज और मार्जिन समझाना, और बाज़ार गिरने पर क्लाइंट को फ़ोन करना।",
    },
    day: {
      hinglish: [
        "Client ka order tukdon mein daalna taaki daam tike rahein",
        "Un niveshkon ko phone karna jinka deposit yaani margin kam pad gaya",
        "Market band hone ke baad har sauda client ko bheje contract note se milana",
      ],
      hindi: [
        "क्लाइंट का ऑर्डर टुकड़ों में डालना ताकि दाम टिके रहें",
        "उन निवेशकों को फ़ोन करना जिनका डिपॉज़िट यानी मार्जिन कम पड़ गया",
        "बाज़ार बंद होने के बाद हर सौदा क्लाइंट को भेजे कॉन्ट्रैक्ट नोट से मिलाना",
      ],
    },
  },
  "personal-financial-adviser": {
    of: "te0skn",
    description: {
      hinglish: "School ki fees aur budhape ke liye parivar ki bachat plan karna.",
      hindi: "स्कूल की फ़ीस और बुढ़ापे के लिए परिवार की बचत प्लान करना।",
    },
    summary: {
      hinglish:
        "Parivar ke saath baithkar uski kamai, karz aur sampatti likhna, saath mein lakshya tay karna, fund aur bima sujhana, aur har saal phir dekhna ki kya badla hai.",
      hindi: "परिवार के साथ बैठकर उसकी कमाई, क़र्ज़ और संपत्ति लिखना, साथ में लक्ष्य तय करना, फ़ंड और बीमा सुझाना, और हर साल फिर देखना कि क्या बदला है।",
    },
    day: {
      hinglish: [
        "Kisi bhi product se pehle young couple se poochhna ki unhe kya dar hai",
        "Dikhana ki emergency fund share se pehle kyun aata hai",
        "Chaar percent dene wali purani policy dobara dekhna",
      ],
      hindi: [
        "किसी भी प्रोडक्ट से पहले युवा पति-पत्नी से पूछना कि उन्हें क्या डर है",
        "दिखाना कि इमरजेंसी फ़ंड शेयर से पहले क्यों आता है",
        "चार प्रतिशत देने वाली पुरानी पॉलिसी दोबारा देखना",
      ],
    },
  },
  "wealth-manager": {
    of: "17ws58w",
    description: {
      hinglish: "Ameer parivaron ke share, zameen aur viraasat sambhalna.",
      hindi: "अमीर परिवारों के शेयर, ज़मीन और विरासत सँभालना।",
    },
    summary: {
      hinglish:
        "Bank ya parivar ke apne office mein ameer parivar ka paisa share, zameen, sone aur bond mein baantna, vakeelon ke saath tay karna ki viraasat kise mile, aur kisi ko kuch na batana.",
      hindi:
        "बैंक या परिवार के अपने ऑफ़िस में अमीर परिवार का पैसा शेयर, ज़मीन, सोने और बॉन्ड में बाँटना, वकीलों के साथ तय करना कि विरासत किसे मिले, और किसी को कुछ न बताना।",
    },
    day: {
      hinglish: [
        "Jauhari ki daulat ko sone, zameen aur bond mein santulit rakhna",
        "Divyang bete ke trust ke liye vakeel ke saath baithna",
        "Kisi ka paksh liye bina teen chachere bhai-behnon ko report dena",
      ],
      hindi: [
        "जौहरी की दौलत को सोने, ज़मीन और बॉन्ड में संतुलित रखना",
        "दिव्यांग बेटे के ट्रस्ट के लिए वकील के साथ बैठना",
        "किसी का पक्ष लिए बिना तीन चचेरे भाई-बहनों को रिपोर्ट देना",
      ],
    },
  },
  "venture-capital-analyst": {
    of: "ipkspw",
    description: {
      hinglish: "Sainkdon start-up mein se paisa lagane layak kuch ko chunna.",
      hindi: "सैकड़ों स्टार्ट-अप में से पैसा लगाने लायक़ कुछ को चुनना।",
    },
    summary: {
      hinglish:
        "Fund ki chhoti team mein founders se milna, unka market, customer aur khaate jaanchna, partners ke saamne kuch ki pairvi karna, aur jinmein paisa laga unhe dekhte rehna.",
      hindi:
        "फ़ंड की छोटी टीम में फ़ाउंडरों से मिलना, उनका बाज़ार, ग्राहक और खाते जाँचना, पार्टनरों के सामने कुछ की पैरवी करना, और जिनमें पैसा लगा उन्हें देखते रहना।",
    },
    day: {
      hinglish: [
        "Chaar founders se milna aur yaad rakhna ki unhone kaun se aankde taale",
        "Andaaza lagana ki kitne dairy kisaan sensor ke paise denge",
        "Izzat se na kehne wala note likhna",
      ],
      hindi: [
        "चार फ़ाउंडरों से मिलना और याद रखना कि उन्होंने कौन से आँकड़े टाले",
        "अंदाज़ा लगाना कि कितने डेयरी किसान सेंसर के पैसे देंगे",
        "इज़्ज़त से ना कहने वाला नोट लिखना",
      ],
    },
  },
  "commodity-trader": {
    of: "t8a3pq",
    description: {
      hinglish: "Season aur daam dekhkar anaaj, dhaatu ya tel kharidna aur bechna.",
      hindi: "सीज़न और दाम देखकर अनाज, धातु या तेल ख़रीदना और बेचना।",
    },
    summary: {
      hinglish:
        "Trading house, mill ya apne liye kaam karna: fasal, stock aur maal bhaade par nazar rakhna, sasti jagah kharidna, mehngi jagah bechna aur exchange par daam pehle se tay karna.",
      hindi:
        "ट्रेडिंग हाउस, मिल या अपने लिए काम करना: फ़सल, स्टॉक और माल भाड़े पर नज़र रखना, सस्ती जगह ख़रीदना, महँगी जगह बेचना और एक्सचेंज पर दाम पहले से तय करना।",
    },
    day: {
      hinglish: [
        "Indore phone karke subah ki soya aavak poochhna",
        "Godown mein rakhi haldi ka June ka daam abhi tay karna, yaani future",
        "Hisaab lagana ki bhaade aur duty ke baad palm oil mein fayda hai ya nahi",
      ],
      hindi: [
        "इंदौर फ़ोन करके सुबह की सोया आवक पूछना",
        "गोदाम में रखी हल्दी का जून का दाम अभी तय करना, यानी फ़्यूचर",
        "हिसाब लगाना कि भाड़े और शुल्क के बाद पाम ऑयल में फ़ायदा है या नहीं",
      ],
    },
  },
  "derivatives-trader": {
    of: "1mgn1aq",
    description: {
      hinglish: "Futures aur options ka kaam: aage ke din ke liye aaj tay saude karna.",
      hindi: "फ़्यूचर्स और ऑप्शंस का काम: आगे के दिन के लिए आज तय सौदे करना।",
    },
    summary: {
      hinglish:
        "Aaj tay daam par baad mein kharidne ya bechne ke vaadon, yaani futures aur options, ka sauda karna aur sambhavit nuksaan ko had mein rakhna.",
      hindi: "आज तय दाम पर बाद में ख़रीदने या बेचने के वादों, यानी फ़्यूचर्स और ऑप्शंस, का सौदा करना और संभावित नुक़सान को हद में रखना।",
    },
    day: {
      hinglish: [
        "Reserve Bank ke ailaan se pehle option ka daam lagana",
        "Ghaate ki had ka alert aate hi har sauda band karna",
        "Chook pakadne ke liye din ke saude ek-ek karke phir dekhna",
      ],
      hindi: [
        "रिज़र्व बैंक के ऐलान से पहले ऑप्शन का दाम लगाना",
        "घाटे की हद का अलर्ट आते ही हर सौदा बंद करना",
        "चूक पकड़ने के लिए दिन के सौदे एक-एक करके फिर देखना",
      ],
    },
  },
  "risk-analyst": {
    of: "190hvb6",
    description: {
      hinglish: "Naapna ki bahut bure din par bank ya fund kitna kho sakta hai.",
      hindi: "नापना कि बहुत बुरे दिन पर बैंक या फ़ंड कितना खो सकता है।",
    },
    summary: {
      hinglish:
        "Python ya SAS mein model banana ki loan doobein ya market gire to kya hoga, aur bank, bima company ya fund house ke directors ko batana ki kitna paisa reserve mein rakhein.",
      hindi:
        "Python या SAS में मॉडल बनाना कि लोन डूबें या बाज़ार गिरे तो क्या होगा, और बैंक, बीमा कंपनी या फ़ंड हाउस के डायरेक्टरों को बताना कि कितना पैसा रिज़र्व में रखें।",
    },
    day: {
      hinglish: [
        "Nikaalna ki ek bure din mein abhi kitna nuksaan ho sakta hai, yaani value at risk",
        "Pata lagana ki ek trading desk apni had se upar kyun gayi",
        "Dekhna ki 2008 ki giraavat aaj ke nivesh ka kya karti",
      ],
      hindi: [
        "निकालना कि एक बुरे दिन में अभी कितना नुक़सान हो सकता है, यानी वैल्यू ऐट रिस्क",
        "पता लगाना कि एक ट्रेडिंग डेस्क अपनी हद से ऊपर क्यों गई",
        "देखना कि 2008 की गिरावट आज के निवेश का क्या करती",
      ],
    },
  },
  "quantitative-analyst": {
    of: "1kdlpcu",
    description: {
      hinglish: "Woh ganit banana jisse bank options ke daam tay karte hain.",
      hindi: "वह गणित बनाना जिससे बैंक ऑप्शंस के दाम तय करते हैं।",
    },
    summary: {
      hinglish:
        "Bank, fund ya trading firm ke liye daam ke kisi idea ko equation aur code mein badalna, saalon ke data par aazmana aur dekhna ki asli paise ke saath woh kaisa chalta hai.",
      hindi:
        "बैंक, फ़ंड या ट्रेडिंग फ़र्म के लिए दाम के किसी आइडिया को समीकरण और कोड में बदलना, सालों के डेटा पर आज़माना और देखना कि असली पैसे के साथ वह कैसा चलता है।",
    },
    day: {
      hinglish: [
        "Trading ka idea das saal ke daamon par aazmana aur use galat saabit karne ki koshish karna",
        "Pata lagana ki model durlabh ghatnaon ka galat daam kyun lagata hai",
        "Trader ko formula do seedhe vaakyon mein samjhana",
      ],
      hindi: [
        "ट्रेडिंग का आइडिया दस साल के दामों पर आज़माना और उसे ग़लत साबित करने की कोशिश करना",
        "पता लगाना कि मॉडल दुर्लभ घटनाओं का ग़लत दाम क्यों लगाता है",
        "ट्रेडर को फ़ॉर्मूला दो सीधे वाक्यों में समझाना",
      ],
    },
  },
  "mergers-and-acquisitions-analyst": {
    of: "y9nsqm",
    description: {
      hinglish: "Kharidne layak companies dhoondhna aur unka daam nikaalna.",
      hindi: "ख़रीदने लायक़ कंपनियाँ ढूँढ़ना और उनका दाम निकालना।",
    },
    summary: {
      hinglish: "Kharidne layak companies dhoondhna, daam nikaalna aur unke kaagaz mein woh baat khojna jo sauda bigaad sakti hai.",
      hindi: "ख़रीदने लायक़ कंपनियाँ ढूँढ़ना, दाम निकालना और उनके काग़ज़ों में वह बात खोजना जो सौदा बिगाड़ सकती है।",
    },
    day: {
      hinglish: [
        "Aisi dawa company chhaantna jinhe client apne mein mila sake",
        "Bechne wale ke kaagazon mein bakaya tax case khojna",
        "Hisaab lagana ki do factory ek chhat ke neeche kitna bachati hain",
      ],
      hindi: [
        "ऐसी दवा कंपनियाँ छाँटना जिन्हें क्लाइंट अपने में मिला सके",
        "बेचने वाले के काग़ज़ों में बक़ाया टैक्स केस खोजना",
        "हिसाब लगाना कि दो फ़ैक्टरियाँ एक छत के नीचे कितना बचाती हैं",
      ],
    },
  },
  "compliance-analyst": {
    of: "1uzogr2",
    description: {
      hinglish: "Trade aur customers ko regulator ke niyamon se milakar jaanchna.",
      hindi: "ट्रेड और ग्राहकों को रेगुलेटर के नियमों से मिलाकर जाँचना।",
    },
    summary: {
      hinglish:
        "Broker, fund ya bank mein ajeeb order ke alert dekhna, client ke kaagaz aur vigyapan jaanchna, staff ko naye circular sikhana aur return bharna.",
      hindi: "ब्रोकर, फ़ंड या बैंक में अजीब ऑर्डर के अलर्ट देखना, क्लाइंट के काग़ज़ और विज्ञापन जाँचना, स्टाफ़ को नए सर्कुलर सिखाना और रिटर्न भरना।",
    },
    day: {
      hinglish: [
        "Un orders ko dekhna jo sirf doosron ko dhokha dene ke liye diye gaye lagte hain",
        "Naye SEBI circular ke baad client ki file update karna",
        "Darj karna ki alert ko bina khatre ka maankar kyun band kiya",
      ],
      hindi: [
        "उन ऑर्डरों को देखना जो सिर्फ़ दूसरों को धोखा देने के लिए दिए गए लगते हैं",
        "नए SEBI सर्कुलर के बाद क्लाइंट की फ़ाइलें अपडेट करना",
        "दर्ज करना कि अलर्ट को बिना ख़तरे का मानकर क्यों बंद किया",
      ],
    },
  },
  "mutual-fund-agent": {
    of: "pqcftj",
    description: {
      hinglish: "Parivaron ko mutual fund bechna aur market girne par dilaasa dena.",
      hindi: "परिवारों को म्यूचुअल फ़ंड बेचना और बाज़ार गिरने पर दिलासा देना।",
    },
    summary: {
      hinglish:
        "Parivar ko mutual fund chunne aur har mahine ka plan shuru karne mein madad dena, uske kaagaz taiyar karna, aur market girne par use ghabrakar bechne se rokna.",
      hindi: "परिवार को म्यूचुअल फ़ंड चुनने और हर महीने का प्लान शुरू करने में मदद देना, उसके काग़ज़ तैयार करना, और बाज़ार गिरने पर उसे घबराकर बेचने से रोकना।",
    },
    day: {
      hinglish: [
        "Teacher ko samjhana ki unka fund gyarah percent kyun gira",
        "Pehli baar bachat karne wale ke KYC step poore karna",
        "Dekhna ki is hafte kaun se monthly plan bounce hue",
      ],
      hindi: [
        "टीचर को समझाना कि उनका फ़ंड ग्यारह प्रतिशत क्यों गिरा",
        "पहली बार बचत करने वाले के KYC स्टेप पूरे करना",
        "देखना कि इस हफ़्ते कौन से मासिक प्लान बाउंस हुए",
      ],
    },
  },
  "certified-financial-planner": {
    of: "1yai8lo",
    description: {
      hinglish: "Pehli salary se aakhri vasiyat tak, parivar ke paise ka plan banana.",
      hindi: "पहली तनख़्वाह से आख़िरी वसीयत तक, परिवार के पैसे का प्लान बनाना।",
    },
    summary: {
      hinglish:
        "Ghar ki salary, loan, bima, bachchon ke college aur budhape ko ek saath dekhna, aur likhkar dena ki kitna bachana hai, kismein aur kab tak.",
      hindi: "घर की तनख़्वाह, लोन, बीमा, बच्चों के कॉलेज और बुढ़ापे को एक साथ देखना, और लिखकर देना कि कितना बचाना है, किसमें और कब तक।",
    },
    day: {
      hinglish: [
        "Model se dekhna ki pati-patni pachpan ki umar mein kaam chhod sakte hain ya nahi",
        "Nominee, vasiyat aur password ki woh list banana jo parivar ne kabhi nahi likhi",
        "Pati-patni ko samjhana ki aapki kamai fees se kyun hai, commission se nahi",
      ],
      hindi: [
        "मॉडल से देखना कि पति-पत्नी पचपन की उम्र में काम छोड़ सकते हैं या नहीं",
        "नॉमिनी, वसीयत और पासवर्ड की वह सूची बनाना जो परिवार ने कभी नहीं लिखी",
        "पति-पत्नी को समझाना कि आपकी कमाई फ़ीस से क्यों है, कमीशन से नहीं",
      ],
    },
  },
  "valuation-specialist": {
    of: "1s29l5m",
    description: {
      hinglish: "Merger ya court ke liye brand, share ya machine ki keemat lagana.",
      hindi: "मर्जर या कोर्ट के लिए ब्रांड, शेयर या मशीन की क़ीमत लगाना।",
    },
    summary: {
      hinglish: "Share aur brand ki, ya engineer hone par machine aur plant ki, aisi keemat lagana jo merger ya court mein tik sake.",
      hindi: "शेयर और ब्रांड की, या इंजीनियर होने पर मशीन और प्लांट की, ऐसी क़ीमत लगाना जो मर्जर या कोर्ट में टिक सके।",
    },
    day: {
      hinglish: [
        "Dawa brand ki agle das saal ki bikri ko aaj ke ek daam mein badalna",
        "Band mill ke loom dekhna aur jaise hain waise unka daam lagana",
        "Vakeel ke sawaalon mein apne tareeke ka bachaav karna",
      ],
      hindi: [
        "दवा ब्रांड की अगले दस साल की बिक्री को आज के एक दाम में बदलना",
        "बंद कारख़ाने के करघे देखना और जैसे हैं वैसे उनका दाम लगाना",
        "वकील के सवालों में अपने तरीक़े का बचाव करना",
      ],
    },
  },
  "investor-relations-manager": {
    of: "uw0nav",
    description: { hinglish: "Company ke nateeje uske shareholders ko samjhana.", hindi: "कंपनी के नतीजे उसके शेयरधारकों को समझाना।" },
    summary: {
      hinglish:
        "Listed company ke liye results call aur presentation taiyar karna, fund managers ke sawaalon ke nishpaksh jawab dena, aur board ko batana ki niveshkon ko kis baat par shak hai.",
      hindi:
        "लिस्टेड कंपनी के लिए रिज़ल्ट कॉल और प्रेज़ेंटेशन तैयार करना, फ़ंड मैनेजरों के सवालों के निष्पक्ष जवाब देना, और बोर्ड को बताना कि निवेशकों को किस बात पर शक है।",
    },
    day: {
      hinglish: [
        "Timahi call ke liye chief ke shabd likhna",
        "Karz ke aankde par shak karne wale pension fund ko jawab dena",
        "Stock exchange ko bataye jaane tak chup rehna",
      ],
      hindi: ["तिमाही कॉल के लिए कंपनी प्रमुख के शब्द लिखना", "क़र्ज़ के आँकड़े पर शक करने वाले पेंशन फ़ंड को जवाब देना", "स्टॉक एक्सचेंज को बताए जाने तक चुप रहना"],
    },
  },
  "human-resources-manager": {
    of: "g3152i",
    description: {
      hinglish: "Staff ki bharti karna, unke jhagde suljhana aur increment tay karna.",
      hindi: "स्टाफ़ की भर्ती करना, उनके झगड़े सुलझाना और इन्क्रीमेंट तय करना।",
    },
    summary: {
      hinglish:
        "Plant, hospital ya company mein staff se juda poora kaam sambhalna: pad bharna, dekhna ki vetan aur shram kanoon ka paalan ho, shikayatein sunna aur mushkil maamlon mein managers ko salah dena.",
      hindi:
        "प्लांट, अस्पताल या कंपनी में स्टाफ़ से जुड़ा पूरा काम सँभालना: पद भरना, देखना कि वेतन और श्रम क़ानून का पालन हो, शिकायतें सुनना और मुश्किल मामलों में मैनेजरों को सलाह देना।",
    },
    day: {
      hinglish: [
        "Do shift leader ke jhagde mein dono ki baat sunna",
        "Finance head ke saath increment ki list tay karna",
        "Naukri chhodna chahne wale production engineer ka interview lena",
      ],
      hindi: [
        "दो शिफ़्ट लीडरों के झगड़े में दोनों की बात सुनना",
        "फ़ाइनेंस हेड के साथ इन्क्रीमेंट की सूची तय करना",
        "नौकरी छोड़ना चाहने वाले प्रोडक्शन इंजीनियर का इंटरव्यू लेना",
      ],
    },
  },
  recruiter: {
    of: "153dj02",
    description: {
      hinglish: "Pad bharne ke liye job portal chhaanna aur candidates ko phone karna.",
      hindi: "पद भरने के लिए जॉब पोर्टल छानना और उम्मीदवारों को फ़ोन करना।",
    },
    summary: {
      hinglish:
        "Company mein, ya companies se fees lene wali agency mein, vigyapan likhna, portal chhaanna, logon ko phone karke chhaantna, aur sabse achhe do ko manager ke saamne lana.",
      hindi:
        "कंपनी में, या कंपनियों से फ़ीस लेने वाली एजेंसी में, विज्ञापन लिखना, पोर्टल छानना, लोगों को फ़ोन करके छाँटना, और सबसे अच्छे दो को मैनेजर के सामने लाना।",
    },
    day: {
      hinglish: [
        "Hosur jaane ko taiyar welder job portal par dhoondhna",
        "Lunch se pehle pandrah logon ko phone par parakhna",
        "Joining ke din candidate ko phone karke pakka karna ki woh aaye",
      ],
      hindi: [
        "होसुर जाने को तैयार वेल्डर जॉब पोर्टल पर ढूँढ़ना",
        "लंच से पहले पंद्रह लोगों को फ़ोन पर परखना",
        "जॉइनिंग के दिन उम्मीदवार को फ़ोन करके पक्का करना कि वह आए",
      ],
    },
  },
  "training-and-development-manager": {
    of: "1ocztmm",
    description: {
      hinglish: "Dekhna ki staff mein kaun si skill kam hai aur course plan karna.",
      hindi: "देखना कि स्टाफ़ में कौन सी स्किल कम है और कोर्स प्लान करना।",
    },
    summary: {
      hinglish:
        "Managers se poochhkar aur record dekhkar jaanna ki staff ko abhi kya nahi aata, course banana ya kharidna, trainer dhoondhna aur baad mein dikhana ki kaam badla ya nahi.",
      hindi:
        "मैनेजरों से पूछकर और रिकॉर्ड देखकर जानना कि स्टाफ़ को अभी क्या नहीं आता, कोर्स बनाना या ख़रीदना, ट्रेनर ढूँढ़ना और बाद में दिखाना कि काम बदला या नहीं।",
    },
    day: {
      hinglish: [
        "Galtiyon ke record milakar dekhna ki plant mein kaun si skill kam hai",
        "Supplier ka teen din ka course ghatakar ek upyogi din ka karna",
        "Teen mahine baad naapna ki kisi ke kaam ka tareeka badla ya nahi",
      ],
      hindi: [
        "ग़लतियों के रिकॉर्ड मिलाकर देखना कि प्लांट में कौन सी स्किल कम है",
        "सप्लायर का तीन दिन का कोर्स घटाकर एक उपयोगी दिन का करना",
        "तीन महीने बाद नापना कि किसी के काम का तरीक़ा बदला या नहीं",
      ],
    },
  },
  "compensation-and-benefits-manager": {
    of: "1xzncx5",
    description: {
      hinglish: "Har grade ke pad ka pay scale aur medical cover tay karna.",
      hindi: "हर ग्रेड के पद का पे स्केल और मेडिकल कवर तय करना।",
    },
    summary: {
      hinglish:
        "Badi company ke head office mein padon ko grade dena, vetan ko rival companies se milana, increment, bonus aur medical cover plan karna, aur sab kuch budget aur kanoon ke daayre mein rakhna.",
      hindi:
        "बड़ी कंपनी के हेड ऑफ़िस में पदों को ग्रेड देना, वेतन को मुक़ाबले की कंपनियों से मिलाना, इन्क्रीमेंट, बोनस और मेडिकल कवर प्लान करना, और सब कुछ बजट और क़ानून के दायरे में रखना।",
    },
    day: {
      hinglish: [
        "Do sau padon ko aise grade dena ki barabar kaam ki barabar kamai ho",
        "Pay survey ko apne welders ki salary se milana",
        "Maa-baap ke group medical cover ke kharch ka model banana",
      ],
      hindi: [
        "दो सौ पदों को ऐसे ग्रेड देना कि बराबर काम की बराबर कमाई हो",
        "पे सर्वे को अपने वेल्डरों के वेतन से मिलाना",
        "माँ-बाप के ग्रुप मेडिकल कवर के ख़र्च का मॉडल बनाना",
      ],
    },
  },
  "labour-relations-manager": {
    of: "1drvgb6",
    description: { hinglish: "Hadtaal rokne ya khatm karne ke liye union se milna.", hindi: "हड़ताल रोकने या ख़त्म करने के लिए यूनियन से मिलना।" },
    summary: {
      hinglish:
        "Plant mein gate par hi shikayatein suljhana, har kuch saal mein union se vetan samjhaute par mol-bhaav karna, aur baat na bane to labour office jaana.",
      hindi: "प्लांट में गेट पर ही शिकायतें सुलझाना, हर कुछ साल में यूनियन से वेतन समझौते पर मोल-भाव करना, और बात न बने तो लेबर ऑफ़िस जाना।",
    },
    day: {
      hinglish: [
        "Canteen ke daam par union ke padadhikariyon se milna",
        "Labour office mein sulah ki meeting ke kaagaz taiyar karna",
        "Tanaav bhare maahaul mein shift badalte samay gate par khade rehna",
      ],
      hindi: [
        "कैंटीन के दाम पर यूनियन के पदाधिकारियों से मिलना",
        "श्रम कार्यालय में सुलह की बैठक के काग़ज़ तैयार करना",
        "तनाव भरे माहौल में शिफ़्ट बदलते समय गेट पर खड़े रहना",
      ],
    },
  },
  "organisational-psychologist": {
    of: "vuk5uy",
    description: {
      hinglish: "Staff kaam kyun chhodta hai yeh samajhna aur behtar bharti test banana.",
      hindi: "स्टाफ़ काम क्यों छोड़ता है यह समझना और बेहतर भर्ती टेस्ट बनाना।",
    },
    summary: {
      hinglish:
        "Company, consulting firm ya sena ke liye bharti ke test banana aur jaanchna, staff ka survey karna, aur aankdon se dikhana ki team ya pad ka kaam kaise behtar hoga.",
      hindi:
        "कंपनी, कंसल्टिंग फ़र्म या सेना के लिए भर्ती के टेस्ट बनाना और जाँचना, स्टाफ़ का सर्वे करना, और आँकड़ों से दिखाना कि टीम या पद का काम कैसे बेहतर होगा।",
    },
    day: {
      hinglish: [
        "Jaanchna ki bharti test Hindi aur Tamil bolne walon ko barabar maanta hai ya nahi",
        "Nurses se raat ka ward chhodne ki wajah poochhna",
        "Kisi ka jawab ujaagar kiye bina survey ke nateeje batana",
      ],
      hindi: [
        "जाँचना कि भर्ती टेस्ट हिंदी और तमिल बोलने वालों को बराबर मानता है या नहीं",
        "नर्सों से रात का वार्ड छोड़ने की वजह पूछना",
        "किसी का जवाब उजागर किए बिना सर्वे के नतीजे बताना",
      ],
    },
  },
  "job-analyst": {
    of: "uoqrnl",
    description: {
      hinglish: "Logon ko kaam karte dekhna aur likhna ki kis pad par kya chahiye.",
      hindi: "लोगों को काम करते देखना और लिखना कि किस पद पर क्या चाहिए।",
    },
    summary: {
      hinglish:
        "Badi company, sarkari sanstha ya consulting firm ke liye dekhna aur poochhna ki pad par asal mein kya kaam hota hai, use likhna, aur vetan aur bharti ke liye grade dena.",
      hindi:
        "बड़ी कंपनी, सरकारी संस्था या कंसल्टिंग फ़र्म के लिए देखना और पूछना कि पद पर असल में क्या काम होता है, उसे लिखना, और वेतन और भर्ती के लिए ग्रेड देना।",
    },
    day: {
      hinglish: [
        "Ek shift bhar crane operator ko dekhna aur uska har faisla likhna",
        "Gol-mol job description ko saaf kriyaon mein dobara likhna",
        "Teen padon ko skill, mehnat aur zimmedari par number dena",
      ],
      hindi: [
        "एक शिफ़्ट भर क्रेन ऑपरेटर को देखना और उसका हर फ़ैसला लिखना",
        "गोल-मोल जॉब डिस्क्रिप्शन को साफ़ क्रियाओं में दोबारा लिखना",
        "तीन पदों को स्किल, मेहनत और ज़िम्मेदारी पर नंबर देना",
      ],
    },
  },
  "corporate-trainer": {
    of: "14fmaju",
    description: { hinglish: "Role play se staff ko bechna aur lead karna sikhana.", hindi: "रोल प्ले से स्टाफ़ को बेचना और टीम चलाना सिखाना।" },
    summary: {
      hinglish:
        "Company ya training firm ke liye, ya akele, poochhna ki staff kya theek se nahi karta, din bhar ke abhyaas banana, bees adults ko karwana, aur phir agle shehar jaana.",
      hindi:
        "कंपनी या ट्रेनिंग फ़र्म के लिए, या अकेले, पूछना कि स्टाफ़ क्या ठीक से नहीं करता, दिन भर के अभ्यास बनाना, बीस वयस्कों को करवाना, और फिर अगले शहर जाना।",
    },
    day: {
      hinglish: [
        "Discount se mana karne ka role play karana",
        "Lunch ke baad ke ghante mein bees oonghte engineers ka dhyaan phir kheenchna",
        "Feedback form padhna aur woh exercise hatana jisne unhe bore kiya",
      ],
      hindi: [
        "डिस्काउंट से मना करने का रोल प्ले कराना",
        "लंच के बाद के घंटे में बीस ऊँघते इंजीनियरों का ध्यान फिर खींचना",
        "फ़ीडबैक फ़ॉर्म पढ़ना और वह अभ्यास हटाना जिसने उन्हें बोर किया",
      ],
    },
  },
  "executive-recruiter": {
    of: "1iao8gh",
    description: {
      hinglish: "Apni jagah khush directors ko top job ke liye naukri chhodne ko manana.",
      hindi: "अपनी जगह ख़ुश डायरेक्टरों को टॉप जॉब के लिए नौकरी छोड़ने को मनाना।",
    },
    summary: {
      hinglish:
        "Aisi search firm mein kaam karna jise companies ek top pad bharne ka paisa deti hain: list banana ki kaun yeh kar sakta hai, chupke se unka man tatolna, aur teen ya chaar ko board tak lana.",
      hindi:
        "ऐसी सर्च फ़र्म में काम करना जिसे कंपनियाँ एक टॉप पद भरने का पैसा देती हैं: लिस्ट बनाना कि कौन यह कर सकता है, चुपके से उनका मन टटोलना, और तीन या चार को बोर्ड तक लाना।",
    },
    day: {
      hinglish: [
        "Bharat ki tyre industry ke har plant head ki list banana",
        "Santusht director ko phone karke unmein utsukta jagana",
        "Khaali pad bataye bina reference jaanchna",
      ],
      hindi: ["भारत की टायर इंडस्ट्री के हर प्लांट हेड की सूची बनाना", "संतुष्ट डायरेक्टर को फ़ोन करके उनमें उत्सुकता जगाना", "ख़ाली पद बताए बिना रेफ़रेंस जाँचना"],
    },
  },
  "labour-welfare-officer": {
    of: "76xa6k",
    description: {
      hinglish: "Workers ki canteen, creche aur ghar ki pareshaaniyon ka khayal rakhna.",
      hindi: "मज़दूरों की कैंटीन, क्रेच और घर की परेशानियों का ख़याल रखना।",
    },
    summary: {
      hinglish:
        "Badi factory, khadaan ya bagaan mein, jahan kanoon aisa officer maangta hai, canteen, creche aur rest room dekhna, workers ki pareshaaniyan sunna aur managers tak pahunchana.",
      hindi: "बड़ी फ़ैक्टरी, खदान या बाग़ान में, जहाँ क़ानून ऐसा अफ़सर माँगता है, कैंटीन, क्रेच और रेस्ट रूम देखना, मज़दूरों की परेशानियाँ सुनना और मैनेजरों तक पहुँचाना।",
    },
    day: {
      hinglish: [
        "Canteen ki dal chakhna aur uska ration register jaanchna",
        "Provident fund aur pension form mein vidhwa ki madad karna",
        "Jaanchna ki creche mein saaf paani aur kaafi attendant hain ya nahi",
      ],
      hindi: [
        "कैंटीन की दाल चखना और उसका राशन रजिस्टर जाँचना",
        "प्रॉविडेंट फ़ंड और पेंशन फ़ॉर्म में विधवा की मदद करना",
        "जाँचना कि क्रेच में साफ़ पानी और काफ़ी सहायक हैं या नहीं",
      ],
    },
  },
  "manpower-officer": {
    of: "1vqkl60",
    description: {
      hinglish: "Anumaan lagana ki har shift mein kitne log chahiye honge.",
      hindi: "अनुमान लगाना कि हर शिफ़्ट में कितने लोग चाहिए होंगे।",
    },
    summary: {
      hinglish:
        "Har vibhag ke saath plan karna ki agle mahine aur agle saal kis skill ke kitne log chahiye, aur samay rehte unki bharti, tabadla ya training karwana.",
      hindi: "हर विभाग के साथ प्लान करना कि अगले महीने और अगले साल किस स्किल के कितने लोग चाहिए, और समय रहते उनकी भर्ती, तबादला या ट्रेनिंग करवाना।",
    },
    day: {
      hinglish: [
        "Anumaan lagana ki Diwali sale mein har aadhe ghante kitne agent chahiye",
        "Chhuttiyon ki adla-badli karna taaki koi shift minimum se neeche na jaye",
        "Dikhana ki chalees electrician ek saath kab retire honge",
      ],
      hindi: [
        "अनुमान लगाना कि दिवाली सेल में हर आधे घंटे कितने एजेंट चाहिए",
        "छुट्टियों की अदला-बदली करना ताकि कोई शिफ़्ट न्यूनतम से नीचे न जाए",
        "दिखाना कि चालीस इलेक्ट्रीशियन एक साथ कब रिटायर होंगे",
      ],
    },
  },
  "marketing-manager": {
    of: "31jeio",
    description: {
      hinglish: "Tay karna ki kharidaaron se kya vaada karein aur kahan kahein.",
      hindi: "तय करना कि ख़रीदारों से क्या वादा करें और कहाँ कहें।",
    },
    summary: {
      hinglish:
        "Company mein chhoti team chalana: chunna ki kin kharidaaron tak jaana hai, sandesh aur budget tay karna, agency ko brief dena aur hisaab lagana ki kis kharch se bikri aayi.",
      hindi:
        "कंपनी में छोटी टीम चलाना: चुनना कि किन ख़रीदारों तक जाना है, संदेश और बजट तय करना, एजेंसी को ब्रीफ़ देना और हिसाब लगाना कि किस ख़र्च से बिक्री आई।",
    },
    day: {
      hinglish: [
        "Tyohaar ka budget Patna ke hoarding aur reels mein baantna",
        "Telugu mein galat lagne wala slogan hatana",
        "Sales head ko samjhana ki har naye customer ki enquiry mehngi kyun ho rahi hai",
      ],
      hindi: [
        "त्योहार का बजट पटना के होर्डिंग और रील्स में बाँटना",
        "तेलुगु में ग़लत लगने वाला स्लोगन हटाना",
        "सेल्स हेड को समझाना कि हर नए ग्राहक की पूछताछ महँगी क्यों हो रही है",
      ],
    },
  },
  "brand-manager": {
    of: "4ct3bx",
    description: {
      hinglish: "Naam, daam aur packet mein ek brand ki pehchaan bachaye rakhna.",
      hindi: "नाम, दाम और पैकेट में एक ब्रांड की पहचान बचाए रखना।",
    },
    summary: {
      hinglish:
        "Ek brand ki bikri aur chhavi ki zimmedari lena: kharidaaron ko samajhna, naye pack aur daam plan karna, agency ko brief dena, aur sales, factory aur finance ko saath chalne ke liye manana.",
      hindi:
        "एक ब्रांड की बिक्री और छवि की ज़िम्मेदारी लेना: ख़रीदारों को समझना, नए पैक और दाम प्लान करना, एजेंसी को ब्रीफ़ देना, और सेल्स, फ़ैक्टरी और फ़ाइनेंस को साथ चलने के लिए मनाना।",
    },
    day: {
      hinglish: [
        "Nashik ki rasoi mein baithkar ek maa ko sabun chunte dekhna",
        "Agency ko batana ki naye scooter ki taraf se kya kabhi na kaha jaye",
        "Samajhna ki chhota pack kyun bikta hai aur bada shelf par kyun reh jaata hai",
      ],
      hindi: [
        "नासिक की रसोई में बैठकर एक माँ को साबुन चुनते देखना",
        "एजेंसी को बताना कि नए स्कूटर की तरफ़ से क्या कभी न कहा जाए",
        "समझना कि छोटा पैक क्यों बिकता है और बड़ा शेल्फ़ पर क्यों रह जाता है",
      ],
    },
  },
  "digital-marketing-specialist": {
    of: "1a6aem2",
    description: {
      hinglish: "Search aur paid click ke zariye site par logon ko lana.",
      hindi: "सर्च और पेड क्लिक के ज़रिए साइट पर लोगों को लाना।",
    },
    summary: {
      hinglish:
        "Agency, dukaan ya start-up ke liye search ke shabd chunna, vigyapan aur page banana, dekhna ki har enquiry kitne ki padti hai aur jo faayda na de use band karna.",
      hindi:
        "एजेंसी, दुकान या स्टार्ट-अप के लिए सर्च के शब्द चुनना, विज्ञापन और पेज बनाना, देखना कि हर इन्क्वायरी कितने की पड़ती है और जो फ़ायदा न दे उसे बंद करना।",
    },
    day: {
      hinglish: [
        "Coaching class ke liye do sau search shabdon par boli lagana",
        "Bina enquiry ke paisa khaane wala vigyapan rokna",
        "Page ka title aise dobara likhna ki khojne wale click karein",
      ],
      hindi: [
        "कोचिंग क्लास के लिए दो सौ सर्च शब्दों पर बोली लगाना",
        "बिना पूछताछ के पैसा खाने वाला विज्ञापन रोकना",
        "पेज का टाइटल ऐसे दोबारा लिखना कि खोजने वाले क्लिक करें",
      ],
    },
  },
  "market-research-analyst": {
    of: "z2dk3w",
    description: {
      hinglish: "Logon se poochhna ki kya aur kyun kharidte hain, aur jawab ginna.",
      hindi: "लोगों से पूछना कि क्या और क्यों ख़रीदते हैं, और जवाब गिनना।",
    },
    summary: {
      hinglish:
        "Research agency ya brand ke liye survey banana, interview lene walon ko samjhana, aankdon aur logon ki baaton ko padhna, aur client ko batana ki kharidaar kya karenge aur yeh kitna pakka hai.",
      hindi:
        "रिसर्च एजेंसी या ब्रांड के लिए सर्वे बनाना, इंटरव्यू लेने वालों को समझाना, आँकड़ों और लोगों की बातों को पढ़ना, और क्लाइंट को बताना कि ख़रीदार क्या करेंगे और यह कितना पक्का है।",
    },
    day: {
      hinglish: [
        "Sawaal paanch kharidaaron par aazmana aur uljhane wale shabd badalna",
        "Survey mein gaon ki gini-chuni mahilaon ke jawab ko zyada wazan dena",
        "Kaanch ke peeche se aath maaon ki noodles par baat sunna",
      ],
      hindi: [
        "सवाल पाँच ख़रीदारों पर आज़माना और उलझाने वाले शब्द बदलना",
        "सर्वे में गाँव की गिनी-चुनी महिलाओं के जवाब को ज़्यादा वज़न देना",
        "काँच के पीछे से आठ माँओं की नूडल्स पर बात सुनना",
      ],
    },
  },
  "media-planner": {
    of: "7w6in5",
    description: {
      hinglish: "Vigyapan dene wale ka paisa television aur phone par baantna.",
      hindi: "विज्ञापन देने वाले का पैसा टेलीविज़न और फ़ोन पर बाँटना।",
    },
    summary: {
      hinglish:
        "Media agency mein pata karna ki sambhavit kharidaar kya dekhte, padhte aur kholte hain, rate milana, saathiyon ke saath spot aur page kharidna, aur jaanchna ki woh chale ya nahi.",
      hindi:
        "मीडिया एजेंसी में पता करना कि संभावित ख़रीदार क्या देखते, पढ़ते और खोलते हैं, रेट मिलाना, साथियों के साथ स्पॉट और पेज ख़रीदना, और जाँचना कि वे चले या नहीं।",
    },
    day: {
      hinglish: [
        "Chai ka vigyapan dene wale ke liye do Marathi serial ki rating ki tulna karna",
        "Chaar shehron ke budget mein chhe shehar baithana",
        "Jis app ke video kam log poore dekhte hain, wahan se paisa us app mein lagana jisse chai bikti hai",
      ],
      hindi: [
        "चाय का विज्ञापन देने वाले के लिए दो मराठी सीरियल की रेटिंग की तुलना करना",
        "चार शहरों के बजट में छह शहर बैठाना",
        "जिस ऐप के वीडियो कम लोग पूरे देखते हैं, वहाँ से पैसा उस ऐप में लगाना जिससे चाय बिकती है",
      ],
    },
  },
  "advertising-account-executive": {
    of: "2gz5ph",
    description: {
      hinglish: "Client ki chaahat aur vigyapan walon ke idea ek doosre tak pahunchana.",
      hindi: "क्लाइंट की चाहत और विज्ञापन वालों के आइडिया एक-दूसरे तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Client ki chaahat agency ke lekhakon aur kalaakaaron tak, aur unke idea client tak pahunchana, aur dono pakshon ko khush rakhna.",
      hindi: "क्लाइंट की चाहत एजेंसी के लेखकों और कलाकारों तक, और उनके आइडिया क्लाइंट तक पहुँचाना, और दोनों पक्षों को ख़ुश रखना।",
    },
    day: {
      hinglish: [
        "Ek page ka brief likhna jo lekhakon aur kalakaron ke kaam aaye",
        "Narmi se batana ki client ko jingle bilkul pasand nahi",
        "Friday ki release ke liye manzoori, artwork aur estimate ke peeche padna",
      ],
      hindi: [
        "एक पेज का ब्रीफ़ लिखना जो लेखकों और कलाकारों के काम आए",
        "नरमी से बताना कि क्लाइंट को जिंगल बिल्कुल पसंद नहीं",
        "शुक्रवार की रिलीज़ के लिए मंज़ूरी, आर्टवर्क और एस्टीमेट के पीछे पड़ना",
      ],
    },
  },
  "email-marketing-specialist": {
    of: "1msxwn1",
    description: {
      hinglish: "Aise e-mail aur app alert set karna jo apne aap jaate hain.",
      hindi: "ऐसे ईमेल और ऐप अलर्ट सेट करना जो अपने आप जाते हैं।",
    },
    summary: {
      hinglish:
        "Newsletter likhna aur aise e-mail, WhatsApp message aur app alert set karna jo customer ke kharidne ya cart bhool jaane par apne aap jaate hain.",
      hindi: "न्यूज़लेटर लिखना और ऐसे ईमेल, WhatsApp मैसेज और ऐप अलर्ट सेट करना जो ग्राहक के ख़रीदने या कार्ट भूल जाने पर अपने आप जाते हैं।",
    },
    day: {
      hinglish: [
        "Basket chhoot jaane ke baad ke message ka raasta draw karna",
        "Pachaas hazaar email pate aakhiri kharid ke hisaab se baantna",
        "Pata lagana ki Dear Firstname se shuru hote mail subah-subah kyun gaye",
      ],
      hindi: [
        "बास्केट छूट जाने के बाद के मैसेज का रास्ता ड्रॉ करना",
        "पचास हज़ार ईमेल पते आख़िरी ख़रीद के हिसाब से बाँटना",
        "पता लगाना कि Dear Firstname से शुरू होते मेल सुबह-सुबह क्यों गए",
      ],
    },
  },
  "marketing-analyst": {
    of: "cg27di",
    description: {
      hinglish: "Kharid ke data se jaanna ki kaun kharidta hai aur kaun chhodkar ja raha hai.",
      hindi: "ख़रीद के डेटा से जानना कि कौन ख़रीदता है और कौन छोड़कर जा रहा है।",
    },
    summary: {
      hinglish:
        "Online dukaan, bank, telecom firm ya agency mein customers ko unki kharid se group karna, kuch par offer aazmana, aur dikhana ki kis campaign ne apna kharch nikaal liya.",
      hindi:
        "ऑनलाइन दुकान, बैंक, टेलीकॉम फ़र्म या एजेंसी में ग्राहकों को उनकी ख़रीद से ग्रुप करना, कुछ पर ऑफ़र आज़माना, और दिखाना कि किस कैंपेन ने अपना ख़र्च निकाल लिया।",
    },
    day: {
      hinglish: [
        "Baby wale parivar dhoondhne ke liye do saal ke kirana bill khangaalna",
        "Logon ke chhodkar jaane se pehle ke mahine mein sanket pakadna",
        "Dikhana ki teen mein se kis campaign se sirf click nahi, kharidaar bhi aaye",
      ],
      hindi: [
        "शिशु वाले परिवार ढूँढ़ने के लिए दो साल के किराना बिल खँगालना",
        "लोगों के छोड़कर जाने से पहले के महीने में संकेत पकड़ना",
        "दिखाना कि तीन में से किस कैंपेन से सिर्फ़ क्लिक नहीं, ख़रीदार भी आए",
      ],
    },
  },
  "advertising-and-promotion-manager": {
    of: "2sh690",
    description: {
      hinglish: "Firm ke offer aur contest dukaan ke poster tak sambhalna.",
      hindi: "फ़र्म के ऑफ़र और कॉन्टेस्ट दुकान के पोस्टर तक सँभालना।",
    },
    summary: {
      hinglish:
        "Sabun, scooter ya phone company ke liye saal bhar ke vigyapan aur offer plan karna, agency rakhna, har ek ka kharch tay karna aur dukaanon par jaakar dekhna.",
      hindi: "साबुन, स्कूटर या फ़ोन कंपनी के लिए साल भर के विज्ञापन और ऑफ़र प्लान करना, एजेंसी रखना, हर एक का ख़र्च तय करना और दुकानों पर जाकर देखना।",
    },
    day: {
      hinglish: [
        "Chunna ki Onam se pehle do mein se kaun si ad film chale",
        "Hisaab lagana ki do lo ek muft paao offer kamata hai ya ganwata hai",
        "Das dukaan ghoomkar dekhna ki poster kabhi lage bhi ya nahi",
      ],
      hindi: [
        "चुनना कि ओणम से पहले दो में से कौन सी विज्ञापन फ़िल्म चले",
        "हिसाब लगाना कि दो लो एक मुफ़्त पाओ ऑफ़र कमाता है या गँवाता है",
        "दस दुकानें घूमकर देखना कि पोस्टर कभी लगे भी या नहीं",
      ],
    },
  },
  "product-marketing-manager": {
    of: "vn4nrs",
    description: {
      hinglish: "Naye product ki khoobiyon ko kharidne ki wajah mein badalna.",
      hindi: "नए प्रोडक्ट की ख़ूबियों को ख़रीदने की वजह में बदलना।",
    },
    summary: {
      hinglish:
        "Zyadatar software aur gadget companies mein jaanna ki kharidaar ko kya chahiye, product ka vaada shabdon mein kehna, sales walon ko demo banakar dena aur launch plan karna.",
      hindi:
        "ज़्यादातर सॉफ़्टवेयर और गैजेट कंपनियों में जानना कि ख़रीदार को क्या चाहिए, प्रोडक्ट का वादा शब्दों में कहना, सेल्स वालों को डेमो बनाकर देना और लॉन्च प्लान करना।",
    },
    day: {
      hinglish: [
        "Engineer ki features ki list ko kharidne ki teen wajahon mein badalna",
        "Rival ko chunne wale kharidaaron se faisle ki wajah poochhna",
        "Launch week ke liye demo, price sheet aur sawaal taiyar karna",
      ],
      hindi: [
        "इंजीनियर की ख़ूबियों की सूची को ख़रीदने की तीन वजहों में बदलना",
        "दूसरी कंपनी को चुनने वाले ख़रीदारों से फ़ैसले की वजह पूछना",
        "लॉन्च के हफ़्ते के लिए डेमो, प्राइस शीट और सवाल तैयार करना",
      ],
    },
  },
  "corporate-communications-manager": {
    of: "6e4hl",
    description: {
      hinglish: "Staff aur press ke liye company ki achhi aur buri khabar likhna.",
      hindi: "स्टाफ़ और प्रेस के लिए कंपनी की अच्छी और बुरी ख़बर लिखना।",
    },
    summary: {
      hinglish:
        "Company ki taraf se bolna: bayaan, bhaashan aur staff ke note likhna, patrakaaron ko jaanna, aur gadbad hone par ghante bhar mein tay karna ki kya kehna hai.",
      hindi: "कंपनी की तरफ़ से बोलना: बयान, भाषण और स्टाफ़ के नोट लिखना, पत्रकारों को जानना, और गड़बड़ होने पर घंटे भर में तय करना कि क्या कहना है।",
    },
    day: {
      hinglish: [
        "Gas leak ke baad chairman kya kahein, yeh likhna",
        "Plant head ko teekhe TV interview ke liye taiyar karna",
        "Saal ke nateejon ko aise note mein badalna jo staff padhega",
      ],
      hindi: [
        "गैस लीक के बाद चेयरमैन क्या कहें, यह लिखना",
        "प्लांट हेड को तीखे टीवी इंटरव्यू के लिए तैयार करना",
        "साल के नतीजों को ऐसे नोट में बदलना जो स्टाफ़ पढ़ेगा",
      ],
    },
  },
  "sales-manager": {
    of: "1h31eyv",
    description: { hinglish: "Sales team ke target aur ilaake tay karna.", hindi: "सेल्स टीम के टारगेट और इलाक़े तय करना।" },
    summary: {
      hinglish:
        "Ek ilaake mein aath se bees sales walon ki team chalana: unhe rakhna aur sikhana, tay karna ki kaun kiske paas jaye, order aur bakaya dekhna, aur har mahine director ko jawab dena.",
      hindi:
        "एक इलाक़े में आठ से बीस सेल्स वालों की टीम चलाना: उन्हें रखना और सिखाना, तय करना कि कौन किसके पास जाए, ऑर्डर और बक़ाया देखना, और हर महीने डायरेक्टर को जवाब देना।",
    },
    day: {
      hinglish: [
        "Sabse kamzor seller ke saath ek din ghoomna aur kam bolna",
        "Isteefe ke baad do ilaake doosron ko dena",
        "Director ke saamne March ke aankde ka vaada karna",
      ],
      hindi: [
        "सबसे कमज़ोर सेल्स वाले के साथ एक दिन घूमना और कम बोलना",
        "इस्तीफ़े के बाद दो इलाक़े दूसरों को देना",
        "डायरेक्टर के सामने मार्च के आँकड़े का वादा करना",
      ],
    },
  },
  "business-development-manager": {
    of: "qs5ezl",
    description: {
      hinglish: "Company ke liye aise customer aur partner lana jo pehle kabhi nahi the.",
      hindi: "कंपनी के लिए ऐसे ग्राहक और पार्टनर लाना जो पहले कभी नहीं थे।",
    },
    summary: {
      hinglish:
        "Software, hospital, builder ya service firm ke liye dhoondhna ki kaun kharid sakta ya haath mila sakta hai, unse milna, offer likhna aur sign hone tak mol-bhaav karna.",
      hindi:
        "सॉफ़्टवेयर, अस्पताल, बिल्डर या सर्विस फ़र्म के लिए ढूँढ़ना कि कौन ख़रीद सकता या हाथ मिला सकता है, उनसे मिलना, ऑफ़र लिखना और साइन होने तक मोल-भाव करना।",
    },
    day: {
      hinglish: [
        "Pata lagana ki hospital chain mein asli faisla kaun karta hai",
        "Client ke apne aankdon par bana prastaav bhejna",
        "Jis rajya mein firm ko koi nahi jaanta, wahan pehla dealer jodna",
      ],
      hindi: [
        "पता लगाना कि अस्पताल चेन में असली फ़ैसला कौन करता है",
        "क्लाइंट के अपने आँकड़ों पर बना प्रस्ताव भेजना",
        "जिस राज्य में फ़र्म को कोई नहीं जानता, वहाँ पहला डीलर जोड़ना",
      ],
    },
  },
  "key-account-manager": {
    of: "10vzccw",
    description: { hinglish: "Aadhi bikri dene wale das customers ko jode rakhna.", hindi: "आधी बिक्री देने वाले दस ग्राहकों को जोड़े रखना।" },
    summary: {
      hinglish:
        "Supermarket ya hospital chain jaise kuch bade kharidaar sambhalna: saal ke daam tay karna, dekhna ki order sahi pahunchein, aur na pahunchein to sabse pehle shikayat sunna.",
      hindi: "सुपरमार्केट या अस्पताल चेन जैसे कुछ बड़े ख़रीदार सँभालना: साल के दाम तय करना, देखना कि ऑर्डर सही पहुँचें, और न पहुँचें तो सबसे पहले शिकायत सुनना।",
    },
    day: {
      hinglish: [
        "Hospital group ko samjhana ki dastaane ke do carton kam kyun aaye",
        "Supermarket chain se saal ki sharten discount dar discount tay karna",
        "Plant se ek customer ka batch pehle karne ko kehna",
      ],
      hindi: [
        "अस्पताल ग्रुप को समझाना कि दस्ताने के दो कार्टन कम क्यों आए",
        "सुपरमार्केट चेन से साल की शर्तें डिस्काउंट दर डिस्काउंट तय करना",
        "प्लांट से एक ग्राहक का बैच पहले करने को कहना",
      ],
    },
  },
  "export-manager": {
    of: "10bd4uw",
    description: {
      hinglish: "Bharat ke masale, shirt ya dhalai ke purze videsh ke kharidaaron ko bechna.",
      hindi: "भारत के मसाले, शर्ट या ढलाई के पुर्ज़े विदेश के ख़रीदारों को बेचना।",
    },
    summary: {
      hinglish:
        "Exporter ke liye melon mein aur online kharidaar dhoondhna, sample bhejna, dollar mein daam batana, aur dekhna ki maal, label, kaagaz aur bhugtaan sab sahi hon.",
      hindi: "एक्सपोर्टर के लिए मेलों में और ऑनलाइन ख़रीदार ढूँढ़ना, सैंपल भेजना, डॉलर में दाम बताना, और देखना कि माल, लेबल, काग़ज़ और भुगतान सब सही हों।",
    },
    day: {
      hinglish: [
        "Hamburg tak ke bhaade samet kaali mirch ka daam dollar mein batana",
        "Har dasvan carton kholne wale importer ki mehmaani karna",
        "Tay karna ki Lagos ke naye kharidaar ko udhaar mile ya nahi",
      ],
      hindi: [
        "हैम्बर्ग तक के भाड़े समेत काली मिर्च का दाम डॉलर में बताना",
        "हर दसवाँ कार्टन खोलने वाले इंपोर्टर की मेहमानी करना",
        "तय करना कि लागोस के नए ख़रीदार को उधार मिले या नहीं",
      ],
    },
  },
  "technical-sales-engineer": {
    of: "5l3ta6",
    description: {
      hinglish: "Customer ki machine samajhna aur use behtar banane wali cheez bechna.",
      hindi: "ग्राहक की मशीन समझना और उसे बेहतर बनाने वाली चीज़ बेचना।",
    },
    summary: {
      hinglish:
        "Pump, boiler, drive ya naapne ke yantra banane wali company ke liye plant par jaana, zaroorat naapna, model chunna, daam batana, aur machine chalu hote samay saath khade rehna.",
      hindi:
        "पंप, बॉयलर, ड्राइव या नापने के यंत्र बनाने वाली कंपनी के लिए प्लांट पर जाना, ज़रूरत नापना, मॉडल चुनना, दाम बताना, और मशीन चालू होते समय साथ खड़े रहना।",
    },
    day: {
      hinglish: [
        "Boiler sujhane se pehle rangai unit mein bhaap ki khapat naapna",
        "Rival ka pump paas rakhkar apne pump ka demo dikhana",
        "Drawing jaanchna taaki kisi galat purze ka daam na diya jaye",
      ],
      hindi: [
        "बॉयलर सुझाने से पहले रँगाई यूनिट में भाप की खपत नापना",
        "दूसरी कंपनी का पंप पास रखकर अपने पंप का डेमो दिखाना",
        "ड्रॉइंग जाँचना ताकि किसी ग़लत पुर्ज़े का दाम न दिया जाए",
      ],
    },
  },
  "area-sales-officer": {
    of: "adwxj9",
    description: {
      hinglish: "Dealer se dealer tak gaadi daudana aur maal shelf par pahunchana.",
      hindi: "डीलर से डीलर तक गाड़ी दौड़ाना और माल शेल्फ़ पर पहुँचाना।",
    },
    summary: {
      hinglish:
        "Ek zile mein biscuit, sabun, paint ya beej company ke liye motorcycle se dukaanon par jaana, distributor ke sales walon ko raah dikhana, order lena aur bakaya lana.",
      hindi:
        "एक ज़िले में बिस्किट, साबुन, पेंट या बीज कंपनी के लिए मोटरसाइकिल से दुकानों पर जाना, डिस्ट्रीब्यूटर के सेल्स वालों को राह दिखाना, ऑर्डर लेना और बक़ाया लाना।",
    },
    day: {
      hinglish: [
        "Ek bazaar ki sadak par tees dukaanon se order lena",
        "Wholesaler ke roothne se pehle uske kharab biscuit nipatana",
        "Naya scheme board rival ke board se upar taangna",
      ],
      hindi: [
        "एक बाज़ार की सड़क पर तीस दुकानों से ऑर्डर लेना",
        "थोक व्यापारी के रूठने से पहले उसके ख़राब बिस्किट निपटाना",
        "नया स्कीम बोर्ड दूसरी कंपनी के बोर्ड से ऊपर टाँगना",
      ],
    },
  },
  "proposal-coordinator": {
    of: "1sh95fg",
    description: {
      hinglish: "Tender portal chhaanna aur poori bid jodkar taiyar karna.",
      hindi: "टेंडर पोर्टल छानना और पूरी बोली जोड़कर तैयार करना।",
    },
    summary: {
      hinglish:
        "Thekedar ya supplier ke liye sau-sau page ke tender padhna, saathiyon se daam, drawing aur certificate jutana, aur samay khatm hone se pehle bid jama karna.",
      hindi: "ठेकेदार या सप्लायर के लिए सौ-सौ पेज के टेंडर पढ़ना, साथियों से दाम, ड्रॉइंग और सर्टिफ़िकेट जुटाना, और समय ख़त्म होने से पहले बोली जमा करना।",
    },
    day: {
      hinglish: [
        "GeM jaisi sarkari kharid site par is hafte band hone wali bid khojna",
        "Chaar supplier se aise daam maangna jo bid ka faisla hone tak tikein",
        "Digital signature se pehle assi clause par tick lagana",
      ],
      hindi: [
        "GeM जैसी सरकारी ख़रीद साइटों पर इस हफ़्ते बंद होने वाली बोलियाँ खोजना",
        "चार सप्लायरों से ऐसे दाम माँगना जो बोली का फ़ैसला होने तक टिकें",
        "डिजिटल सिग्नेचर से पहले अस्सी क्लॉज़ पर टिक लगाना",
      ],
    },
  },
  "real-estate-agent": {
    of: "1vnyfyl",
    description: {
      hinglish: "Ghar, plot aur dukaan dikhana aur kharidaar ko saude tak lana.",
      hindi: "घर, प्लॉट और दुकान दिखाना और ख़रीदार को सौदे तक लाना।",
    },
    summary: {
      hinglish:
        "Bechne ya kiraye ke liye ghar aur dukaan dhoondhna, dikhana, dono taraf offer pahunchana, kaagaz aur registry karwana, aur har saude ke hisse se ghar chalana.",
      hindi: "बेचने या किराए के लिए घर और दुकान ढूँढ़ना, दिखाना, दोनों तरफ़ ऑफ़र पहुँचाना, काग़ज़ और रजिस्ट्री करवाना, और हर सौदे के हिस्से से घर चलाना।",
    },
    day: {
      hinglish: [
        "Parivar ko chaar flat dikhana aur bhaanpna ki woh kis par lautega",
        "Kuch bhi vaada karne se pehle project ka RERA page dekhna",
        "Ek offer, uska jawabi offer aur ek cup chai pahunchana",
      ],
      hindi: [
        "परिवार को चार फ़्लैट दिखाना और भाँपना कि वह किस पर लौटेगा",
        "कुछ भी वादा करने से पहले प्रोजेक्ट का RERA पेज देखना",
        "एक ऑफ़र, उसका जवाबी ऑफ़र और एक कप चाय पहुँचाना",
      ],
    },
  },
  "property-appraiser": {
    of: "1n5dsia",
    description: {
      hinglish: "Ghar ya plot naapna aur batana ki uski keemat kya hai.",
      hindi: "घर या प्लॉट नापना और बताना कि उसकी क़ीमत क्या है।",
    },
    summary: {
      hinglish:
        "Bank, court, tax ke maamle aur parivaron ke liye zameen aur imarat dekhna aur naapna, kaagaz aur aas-paas ki bikri jaanchna, aur keemat wali report par sign karna.",
      hindi:
        "बैंक, कोर्ट, टैक्स के मामलों और परिवारों के लिए ज़मीन और इमारत देखना और नापना, काग़ज़ और आस-पास की बिक्री जाँचना, और क़ीमत वाली रिपोर्ट पर साइन करना।",
    },
    day: {
      hinglish: [
        "Row house naapna aur daraar, umar aur sadak ki chaudai likhna",
        "Aisi teen registered bikri dhoondhna jo sach mein tulna layak hon",
        "Us bank ko jawab dena jise badi rakam ki umeed thi",
      ],
      hindi: [
        "रो हाउस नापना और दरार, उम्र और सड़क की चौड़ाई लिखना",
        "ऐसी तीन रजिस्टर्ड बिक्री ढूँढ़ना जो सच में तुलना लायक़ हों",
        "उस बैंक को जवाब देना जिसे बड़ी रक़म की उम्मीद थी",
      ],
    },
  },
  "property-manager": {
    of: "mjg2s2",
    description: {
      hinglish: "Maalikon ke flat aur dukaan kiraye par dena aur lift theek karwana.",
      hindi: "मालिकों के फ़्लैट और दुकान किराए पर देना और लिफ़्ट ठीक करवाना।",
    },
    summary: {
      hinglish:
        "Maalik, builder ya property firm ke liye kirayedaar dhoondhna, lease likhna, kiraya lena, marammat karwana aur shor, paani aur deposit ke jhagde suljhana.",
      hindi: "मालिक, बिल्डर या प्रॉपर्टी फ़र्म के लिए किराएदार ढूँढ़ना, लीज़ लिखना, किराया लेना, मरम्मत करवाना और शोर, पानी और डिपॉज़िट के झगड़े सुलझाना।",
    },
    day: {
      hinglish: [
        "Lift engineer se milna jab kirayedar gusse mein intezaar kar raha ho",
        "Pehli taareekh ko deposit, kiraya aur meter reading darj karna",
        "Khaali dukaan kiraye par dene se pehle seelan jaanchna",
      ],
      hindi: [
        "लिफ़्ट इंजीनियर से मिलना जब किराएदार ग़ुस्से में इंतज़ार कर रहा हो",
        "पहली तारीख़ को डिपॉज़िट, किराया और मीटर रीडिंग दर्ज करना",
        "ख़ाली दुकान किराए पर देने से पहले सीलन जाँचना",
      ],
    },
  },
  "real-estate-developer": {
    of: "106em6g",
    description: { hinglish: "Zameen kharidna, manzooriyan lena aur tower banwana.", hindi: "ज़मीन ख़रीदना, मंज़ूरियाँ लेना और टावर बनवाना।" },
    summary: {
      hinglish:
        "Zameen dhoondhna, karz lena, architect aur thekedar rakhna, har manzoori lena, project ke RERA page ke vaade ke mutabik flat bechna, aur na bikein to ghaata uthana.",
      hindi: "ज़मीन ढूँढ़ना, क़र्ज़ लेना, आर्किटेक्ट और ठेकेदार रखना, हर मंज़ूरी लेना, प्रोजेक्ट के RERA पेज के वादे के मुताबिक़ फ़्लैट बेचना, और न बिकें तो घाटा उठाना।",
    },
    day: {
      hinglish: [
        "Ek plot par paanch waarison se mol-bhaav karna",
        "Engineer aur contractor ke saath saatvin slab par ghoomna",
        "Bank ko agli kist dene ke liye manana",
      ],
      hindi: ["एक प्लॉट पर पाँच वारिसों से मोल-भाव करना", "इंजीनियर और ठेकेदार के साथ सातवीं स्लैब पर घूमना", "बैंक को अगली क़िस्त देने के लिए मनाना"],
    },
  },
  "mortgage-broker": {
    of: "iuazm0",
    description: {
      hinglish: "Ghabraye kharidaar ke liye kai bankon ke home loan ki tulna karna.",
      hindi: "घबराए ख़रीदार के लिए कई बैंकों के होम लोन की तुलना करना।",
    },
    summary: {
      hinglish:
        "Bank ke loan agent ke roop mein ya apne dam par parivar ko batana ki kitna loan mil sakta hai, lender ki tulna karna, kaagaz bharna, aur loan nikalne par bank se paisa paana.",
      hindi:
        "बैंक के लोन एजेंट के रूप में या अपने दम पर परिवार को बताना कि कितना लोन मिल सकता है, क़र्ज़ देने वालों की तुलना करना, काग़ज़ भरना, और लोन निकलने पर बैंक से पैसा पाना।",
    },
    day: {
      hinglish: [
        "Clerk ke parivar ke saamne chhe lender ke offer saath-saath rakhna",
        "Maalikana kaagazon ki kadi mein gayab kaagaz dhoondhna",
        "Us kharidaar ko shaant karna jiska sanction letter late hai",
      ],
      hindi: [
        "क्लर्क के परिवार के सामने छह लोन देने वालों के ऑफ़र साथ-साथ रखना",
        "मालिकाना काग़ज़ों की कड़ी में ग़ायब काग़ज़ ढूँढ़ना",
        "उस ख़रीदार को शांत करना जिसका सैंक्शन लेटर लेट है",
      ],
    },
  },
  auctioneer: {
    of: "s397i6",
    description: { hinglish: "Machhli, sabzi ya painting ki boli lagwana.", hindi: "मछली, सब्ज़ी या पेंटिंग की बोली लगवाना।" },
    summary: {
      hinglish:
        "Mandi, machhli bandargah, pashu mele ya art auction house mein maal dekhna, daam pukaarna, har boli par nazar rakhna, batana ki maal kiska hua aur dekhna ki paisa mil jaye.",
      hindi:
        "मंडी, मछली बंदरगाह, पशु मेले या कला नीलामी घर में माल देखना, दाम पुकारना, हर बोली पर नज़र रखना, बताना कि माल किसका हुआ और देखना कि पैसा मिल जाए।",
    },
    day: {
      hinglish: [
        "Bhor mein maal dekhna aur har bechne wale se uska sabse kam daam tay karna",
        "Machhli bandargah par aise boli pukaarna ki koi ishaara na chhoote",
        "Painting aakhiri boli par bechna aur tay karna ki kiska haath pehle utha",
      ],
      hindi: [
        "भोर में माल देखना और हर बेचने वाले से उसका सबसे कम दाम तय करना",
        "मछली बंदरगाह पर ऐसे बोली पुकारना कि कोई इशारा न छूटे",
        "पेंटिंग आख़िरी बोली पर बेचना और तय करना कि किसका हाथ पहले उठा",
      ],
    },
  },
  "management-consultant": {
    of: "1o8cax9",
    description: {
      hinglish: "Hafton tak company ko samajhna aur dikhana ki kya badalna hai.",
      hindi: "हफ़्तों तक कंपनी को समझना और दिखाना कि क्या बदलना है।",
    },
    summary: {
      hinglish:
        "Do-teen mahine client ke office mein firm ki chhoti team ke saath poochhna, ginna aur tulna karna, dhoondhna ki paisa ya samay kyun barbaad hota hai, aur directors ke saamne vikalp rakhna.",
      hindi:
        "दो-तीन महीने क्लाइंट के ऑफ़िस में फ़र्म की छोटी टीम के साथ पूछना, गिनना और तुलना करना, ढूँढ़ना कि पैसा या समय क्यों बर्बाद होता है, और डायरेक्टरों के सामने विकल्प रखना।",
    },
    day: {
      hinglish: [
        "Hafte bhar mein teen shehron ke baarah branch head ka interview lena",
        "Ek chart mein dikhana ki do sau mein se kaun si chalees dukaanein ghaate mein hain",
        "Client ke directors ko batane se pehle buri khabar ka abhyaas karna",
      ],
      hindi: [
        "हफ़्ते भर में तीन शहरों के बारह ब्रांच हेड का इंटरव्यू लेना",
        "एक चार्ट में दिखाना कि दो सौ में से कौन सी चालीस दुकानें घाटे में हैं",
        "क्लाइंट के डायरेक्टरों को बताने से पहले बुरी ख़बर का अभ्यास करना",
      ],
    },
  },
  "chief-executive-officer": {
    of: "1ohkiky",
    description: {
      hinglish: "Company ki disha tay karna aur chunna ki use kaun chalaye.",
      hindi: "कंपनी की दिशा तय करना और चुनना कि उसे कौन चलाए।",
    },
    summary: {
      hinglish:
        "Poori company ke liye board ko jawab dena: tay karna ki paisa aur sabse achhe log kahan lagein, customers, bankon aur mantriyon se milna, aur company nakaam ho to dosh sehna.",
      hindi:
        "पूरी कंपनी के लिए बोर्ड को जवाब देना: तय करना कि पैसा और सबसे अच्छे लोग कहाँ लगें, ग्राहकों, बैंकों और मंत्रियों से मिलना, और कंपनी नाकाम हो तो दोष सहना।",
    },
    day: {
      hinglish: [
        "Tay karna ki jo paisa hai woh do mein se kis ek plant ko mile",
        "Staff ko haath se gaye contract ke baare mein sach batana",
        "Taiyar kiye ja rahe apne uttaradhikari se sawaal karna",
      ],
      hindi: [
        "तय करना कि जो पैसा है वह दो में से किस एक प्लांट को मिले",
        "स्टाफ़ को हाथ से गए कॉन्ट्रैक्ट के बारे में सच बताना",
        "तैयार किए जा रहे अपने उत्तराधिकारी से सवाल करना",
      ],
    },
  },
  "operations-manager": {
    of: "fsul55",
    description: {
      hinglish: "Logon, maal aur shift ko aise chalana ki order samay par nikle.",
      hindi: "लोगों, माल और शिफ़्ट को ऐसे चलाना कि ऑर्डर समय पर निकले।",
    },
    summary: {
      hinglish:
        "Warehouse, bank centre, hospital ya factory ka roz ka kaam chalana: log aur shift plan karna, kharch, raftaar aur galtiyan dekhna, aur jo order ko rokta hai use theek karna.",
      hindi:
        "वेयरहाउस, बैंक सेंटर, अस्पताल या फ़ैक्टरी का रोज़ का काम चलाना: लोग और शिफ़्ट प्लान करना, ख़र्च, रफ़्तार और ग़लतियाँ देखना, और जो ऑर्डर को रोकता है उसे ठीक करना।",
    },
    day: {
      hinglish: [
        "Nau packer na aayein to shift dobara jamana",
        "Pata lagana ki Tuesday ke order late kyun nikalte hain",
        "Scrap, overtime aur shikayaton ko pichhle hafte ke aankdon se milana",
      ],
      hindi: [
        "नौ पैकर न आएँ तो शिफ़्ट दोबारा जमाना",
        "पता लगाना कि मंगलवार के ऑर्डर लेट क्यों निकलते हैं",
        "स्क्रैप, ओवरटाइम और शिकायतों को पिछले हफ़्ते के आँकड़ों से मिलाना",
      ],
    },
  },
  "corporate-planner": {
    of: "mo6kwr",
    description: {
      hinglish: "Rival companies ko parakhkar board ko batana ki kis market mein utrein.",
      hindi: "मुक़ाबले की कंपनियों को परखकर बोर्ड को बताना कि किस बाज़ार में उतरें।",
    },
    summary: {
      hinglish: "Market aur rival companies ko samajhna aur yeh chunne ki taiyari karna ki company aage kis business mein utre.",
      hindi: "बाज़ार और मुक़ाबले की कंपनियों को समझना और यह चुनने की तैयारी करना कि कंपनी आगे किस बिज़नेस में उतरे।",
    },
    day: {
      hinglish: [
        "Bihar mein electric rickshaw ke market ka andaaza lagana",
        "Rival ke public khaaton se uski laagat nikaalna",
        "Board ke liye likhna ki agle paanch saal mein kaun si teen soorat ban sakti hain",
      ],
      hindi: [
        "बिहार में इलेक्ट्रिक रिक्शा के बाज़ार का अंदाज़ा लगाना",
        "मुक़ाबले की कंपनी के सार्वजनिक खातों से उसकी लागत निकालना",
        "बोर्ड के लिए लिखना कि अगले पाँच साल में कौन सी तीन सूरतें बन सकती हैं",
      ],
    },
  },
  "project-management-specialist": {
    of: "jafrh9",
    description: {
      hinglish: "Metro jitne bade project ke plan aur report taiyar karna.",
      hindi: "मेट्रो जितने बड़े प्रोजेक्ट के प्लान और रिपोर्ट तैयार करना।",
    },
    summary: {
      hinglish: "Aise project ke plan, risk list aur report banana jo itne bade ho gaye ki maalik khud na sambhal sakein.",
      hindi: "ऐसे प्रोजेक्ट के प्लान, रिस्क लिस्ट और रिपोर्ट बनाना जो इतने बड़े हो गए कि मालिक ख़ुद न सँभाल सकें।",
    },
    day: {
      hinglish: [
        "Saat hafte pichhde metro depot ke schedule ko patri par laana",
        "Har contractor se kaam khatm hone ki sachchi taareekh poochhna",
        "Kharch hue paise ko sach mein hue kaam se milana",
      ],
      hindi: [
        "सात हफ़्ते पिछड़े मेट्रो डिपो के शेड्यूल को पटरी पर लाना",
        "हर ठेकेदार से काम ख़त्म होने की सच्ची तारीख़ पूछना",
        "ख़र्च हुए पैसे को सच में हुए काम से मिलाना",
      ],
    },
  },
  "change-management-specialist": {
    of: "6m1vq1",
    description: {
      hinglish: "Jis merger ya naye system se dar ho, staff ko uske liye taiyar karna.",
      hindi: "जिस मर्जर या नए सिस्टम से डर हो, स्टाफ़ को उसके लिए तैयार करना।",
    },
    summary: {
      hinglish:
        "Company merge ho, jagah badle ya naya software laye, tab pata karna ki kis par asar hoga aur use kya dar hai, baatcheet aur training plan karna, aur sunna ki baat ban rahi hai ya nahi.",
      hindi:
        "कंपनी मर्ज हो, जगह बदले या नया सॉफ़्टवेयर लाए, तब पता करना कि किस पर असर होगा और उसे क्या डर है, बातचीत और ट्रेनिंग प्लान करना, और सुनना कि बात बन रही है या नहीं।",
    },
    day: {
      hinglish: [
        "List banana ki do office ek hone par kaun kya khoyega",
        "Naya software shuru hone se pehle har shift ke do helper ko training dena",
        "Naukri chhodne walon ka likha padhkar dekhna ki dar kahan baitha hai",
      ],
      hindi: [
        "सूची बनाना कि दो ऑफ़िस एक होने पर कौन क्या खोएगा",
        "नया सॉफ़्टवेयर शुरू होने से पहले हर शिफ़्ट के दो सहायकों को ट्रेनिंग देना",
        "नौकरी छोड़ने वालों का लिखा पढ़कर देखना कि डर कहाँ बैठा है",
      ],
    },
  },
  "business-process-analyst": {
    of: "wrrqmr",
    description: {
      hinglish: "Form ke peeche-peeche desk se desk jaana aur bekaar step hatana.",
      hindi: "फ़ॉर्म के पीछे-पीछे डेस्क से डेस्क जाना और बेकार स्टेप हटाना।",
    },
    summary: {
      hinglish:
        "Bank, bima, factory ya service firm mein kaam ke saath desk-desk jaana, intezaar aur galtiyan naapna, aur chhota raasta manzoor karwana, likhwana aur chalu karwana.",
      hindi:
        "बैंक, बीमा, फ़ैक्टरी या सर्विस फ़र्म में काम के साथ डेस्क-डेस्क जाना, इंतज़ार और ग़लतियाँ नापना, और छोटा रास्ता मंज़ूर करवाना, लिखवाना और चालू करवाना।",
    },
    day: {
      hinglish: [
        "Stopwatch lekar ek bima form ke peeche gyarah desk tak jaana",
        "Raasta waisa draw karna jaisa hai, na ki jaisa manual kehta hai",
        "Woh doosra sign hatana jise koi nahi padhta",
      ],
      hindi: [
        "स्टॉपवॉच लेकर एक बीमा फ़ॉर्म के पीछे ग्यारह डेस्क तक जाना",
        "रास्ता वैसा ड्रॉ करना जैसा है, न कि जैसा मैनुअल कहता है",
        "वह दूसरा दस्तख़त हटाना जिसे कोई नहीं पढ़ता",
      ],
    },
  },
  entrepreneur: {
    of: "db11bn",
    description: { hinglish: "Business shuru karna aur uska har jokhim uthana.", hindi: "बिज़नेस शुरू करना और उसका हर जोखिम उठाना।" },
    summary: {
      hinglish:
        "Aisi cheez dhoondhna jiske liye log paisa dein, use banana ya kharidna, bechna, log rakhna, karz lena aur hisaab rakhna; zyadatar shuruaatein chhoti hoti hain, aur kai pehli koshishein nakaam hoti hain.",
      hindi:
        "ऐसी चीज़ ढूँढ़ना जिसके लिए लोग पैसा दें, उसे बनाना या ख़रीदना, बेचना, लोग रखना, क़र्ज़ लेना और हिसाब रखना; ज़्यादातर शुरुआतें छोटी होती हैं, और कई पहली कोशिशें नाकाम होती हैं।",
    },
    day: {
      hinglish: [
        "Product taiyar hone se pehle hi use pehle customer ko bechna",
        "Tay karna ki pehle salary dein ya supplier ko",
        "Bechne mein apne se behtar kisi ka interview lena",
      ],
      hindi: ["प्रोडक्ट तैयार होने से पहले ही उसे पहले ग्राहक को बेचना", "तय करना कि पहले वेतन दें या सप्लायर को", "बेचने में अपने से बेहतर किसी का इंटरव्यू लेना"],
    },
  },
  "security-manager": {
    of: "a74jbd",
    description: {
      hinglish: "Trained team ke saath company ke gate aur maal ki raksha karna.",
      hindi: "प्रशिक्षित टीम के साथ कंपनी के गेट और माल की रक्षा करना।",
    },
    summary: {
      hinglish:
        "Plant, bank, mall ya hotel chain ke liye khatre aankna, guard ki duty likhna, agency rakhna, camera aur gate jaanchna, aur chori ki tehkikaat karna.",
      hindi: "प्लांट, बैंक, मॉल या होटल चेन के लिए ख़तरे आँकना, गार्ड की ड्यूटी लिखना, एजेंसी रखना, कैमरे और गेट जाँचना, और चोरी की तहक़ीक़ात करना।",
    },
    day: {
      hinglish: [
        "Bhor se pehle night supervisor ke saath fence ka chakkar lagana",
        "Zyada bhaari nikle truck ki camera footage dekhna",
        "Office ke teen sau staff ke saath bahar nikalne ka abhyaas karna",
      ],
      hindi: [
        "भोर से पहले नाइट सुपरवाइज़र के साथ बाड़ का चक्कर लगाना",
        "ज़्यादा भारी निकले ट्रक की कैमरा फ़ुटेज देखना",
        "ऑफ़िस के तीन सौ स्टाफ़ के साथ बाहर निकलने का अभ्यास करना",
      ],
    },
  },
  "business-coach": {
    of: "1ylkp4n",
    description: {
      hinglish: "Maalikon aur founders ko daam, bharti aur apna business pesh karne ke tareeke sikhana.",
      hindi: "मालिकों और फ़ाउंडरों को दाम, भर्ती और अपना बिज़नेस पेश करने के तरीक़े सिखाना।",
    },
    summary: {
      hinglish:
        "Har pakhwade ek-do ghante, screen par ya dukaan par, maalik aur founder se milna: daam, cash aur bharti par kade sawaal poochhna, aur dekhna ki tab se unhone kya kiya.",
      hindi:
        "हर पखवाड़े एक-दो घंटे, स्क्रीन पर या दुकान पर, मालिकों और फ़ाउंडरों से मिलना: दाम, कैश और भर्ती पर कड़े सवाल पूछना, और देखना कि तब से उन्होंने क्या किया।",
    },
    day: {
      hinglish: [
        "Founder se uski cheez ka daam bina jhijhak zor se kehalwana",
        "Pandrah slide ki presentation se nau slide kaatna",
        "Khilauna banane wale ko khilaune bhejne wale se milwana",
      ],
      hindi: [
        "फ़ाउंडर से उसकी चीज़ का दाम बिना झिझक ज़ोर से कहलवाना",
        "पंद्रह स्लाइड की प्रस्तुति से नौ स्लाइड काटना",
        "खिलौना बनाने वाले को खिलौने भेजने वाले से मिलवाना",
      ],
    },
  },
  "corporate-social-responsibility-manager": {
    of: "1l04kxf",
    description: {
      hinglish: "Kanoon ke tahat alag rakha munafa school aur paani par kharch karna.",
      hindi: "क़ानून के तहत अलग रखा मुनाफ़ा स्कूल और पानी पर ख़र्च करना।",
    },
    summary: {
      hinglish:
        "Company ke head office ya plant mein project aur samajsevi sansthayein chunna, unhe dekhne jaana, hisaab lagana ki paise se kya hua aur board aur mantralay ko report dena.",
      hindi:
        "कंपनी के हेड ऑफ़िस या प्लांट में प्रोजेक्ट और समाजसेवी संस्थाएँ चुनना, उन्हें देखने जाना, हिसाब लगाना कि पैसे से क्या हुआ और बोर्ड और मंत्रालय को रिपोर्ट देना।",
    },
    day: {
      hinglish: [
        "Gaon ke school jaakar dekhna ki bane toilet istemal hote hain ya nahi",
        "Us NGO ko mana karna jiske bill mel nahi khaate",
        "Board ko batana ki company kanoon ke maange munafe ke do percent se kya bana",
      ],
      hindi: [
        "गाँव के स्कूल जाकर देखना कि बने शौचालय इस्तेमाल होते हैं या नहीं",
        "उस NGO को मना करना जिसके बिल मेल नहीं खाते",
        "बोर्ड को बताना कि कंपनी क़ानून के माँगे मुनाफ़े के दो प्रतिशत से क्या बना",
      ],
    },
  },
  "facilities-manager": {
    of: "19shrbw",
    description: { hinglish: "Badi imarat ko roshan, thanda aur surakshit rakhna.", hindi: "बड़ी इमारत को रोशन, ठंडा और सुरक्षित रखना।" },
    summary: {
      hinglish:
        "Office tower, mall, hospital ya campus sambhalna: safai, lift, bijli aur cooling ke thekedar rakhna aur jaanchna, marammat aur drill plan karna, aur bill par nazar rakhna.",
      hindi:
        "ऑफ़िस टावर, मॉल, अस्पताल या कैंपस सँभालना: सफ़ाई, लिफ़्ट, बिजली और कूलिंग के ठेकेदार रखना और जाँचना, मरम्मत और ड्रिल प्लान करना, और बिल पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Housekeeping aur lift contractor ke saath chaudah manzil ghoomna",
        "Toofaan se pehle diesel generator test karna",
        "Lease mein padhna ki chiller ki repair ka paisa kaun dega",
      ],
      hindi: [
        "हाउसकीपिंग और लिफ़्ट ठेकेदारों के साथ चौदह मंज़िलें घूमना",
        "तूफ़ान से पहले डीज़ल जनरेटर टेस्ट करना",
        "लीज़ में पढ़ना कि चिलर की मरम्मत का पैसा कौन देगा",
      ],
    },
  },
  "administrative-services-manager": {
    of: "15xbzhf",
    description: {
      hinglish: "Company ki zaroorat ki daak, bus aur yatra ka intezaam karna.",
      hindi: "कंपनी की ज़रूरत की डाक, बस और यात्रा का इंतज़ाम करना।",
    },
    summary: {
      hinglish: "Woh daak, yatra, record aur saamaan sambhalna jis par baaki sabka kaam tika hai.",
      hindi: "वह डाक, यात्रा, रिकॉर्ड और सामान सँभालना जिस पर बाक़ी सबका काम टिका है।",
    },
    day: {
      hinglish: [
        "Staff bus ka contract khatm hone se pehle dobara tay karna",
        "Aane wali team ke liye visa, guest room aur courier ka intezaam karna",
        "Tay karna ki kaun si purani file nasht ki ja sakti hain",
      ],
      hindi: [
        "स्टाफ़ बस का कॉन्ट्रैक्ट ख़त्म होने से पहले दोबारा तय करना",
        "आने वाली टीम के लिए वीज़ा, गेस्ट रूम और कूरियर का इंतज़ाम करना",
        "तय करना कि कौन सी पुरानी फ़ाइलें नष्ट की जा सकती हैं",
      ],
    },
  },
  "purchasing-manager": {
    of: "10pordb",
    description: {
      hinglish: "Company ka maal kharidna aur do supplier taiyar rakhna.",
      hindi: "कंपनी का माल ख़रीदना और दो सप्लायर तैयार रखना।",
    },
    summary: {
      hinglish:
        "Factory, hospital ya builder ki kharid team chalana: supplier dhoondhna aur parakhna, saal ke daam tay karna, aur maal late, mehnga ya kharab ho to jawab dena.",
      hindi: "फ़ैक्टरी, अस्पताल या बिल्डर की ख़रीद टीम चलाना: सप्लायर ढूँढ़ना और परखना, साल के दाम तय करना, और माल लेट, महँगा या ख़राब हो तो जवाब देना।",
    },
    day: {
      hinglish: [
        "Daam phir chadhne se pehle saal bhar ke taambe ke taar ka mol-bhaav karna",
        "Pehli foundry jal jaane ke dar se doosri ko parakhkar manzoor karna",
        "Designer se poochhna ki sasta bolt tikega ya nahi",
      ],
      hindi: [
        "दाम फिर चढ़ने से पहले साल भर के ताँबे के तार का मोल-भाव करना",
        "पहली फ़ाउंड्री जल जाने के डर से दूसरी को परखकर मंज़ूर करना",
        "डिज़ाइनर से पूछना कि सस्ता बोल्ट टिकेगा या नहीं",
      ],
    },
  },
  "procurement-officer": {
    of: "zjq383",
    description: {
      hinglish: "Quotation milana, order dena aur late truck ke peeche padna.",
      hindi: "कोटेशन मिलाना, ऑर्डर देना और लेट ट्रक के पीछे पड़ना।",
    },
    summary: {
      hinglish:
        "Factory, builder ke office ya sarkari sanstha mein desk par quotation mangana, order likhna, har lorry par nazar rakhna aur dekhna ki bill mel khaye.",
      hindi: "फ़ैक्टरी, बिल्डर के ऑफ़िस या सरकारी संस्था में डेस्क पर कोटेशन मँगाना, ऑर्डर लिखना, हर लॉरी पर नज़र रखना और देखना कि बिल मेल खाए।",
    },
    day: {
      hinglish: [
        "Paanch quotation bhaade aur tax samet saath-saath rakhna",
        "Order jaari karna aur seller ke saath uski sharten dekhna",
        "Aakhiri baar Nagpur mein dikhe truck ke liye transporter ko phone karna",
      ],
      hindi: [
        "पाँच कोटेशन भाड़े और टैक्स समेत साथ-साथ रखना",
        "ऑर्डर जारी करना और बेचने वाले के साथ उसकी शर्तें देखना",
        "आख़िरी बार नागपुर में दिखे ट्रक के लिए ट्रांसपोर्टर को फ़ोन करना",
      ],
    },
  },
  "vendor-development-executive": {
    of: "s9qc8d",
    description: {
      hinglish: "Chhoti workshop ko bade kharidaar ke layak purze banana sikhana.",
      hindi: "छोटी वर्कशॉप को बड़े ख़रीदार के लायक़ पुर्ज़े बनाना सिखाना।",
    },
    summary: {
      hinglish:
        "Car, machine ya appliance company ke liye chhoti workshop dhoondhna, gauge, drawing aur process mein unki madad karna, aur pehle order se pehle unke sample pass karna.",
      hindi: "कार, मशीन या अप्लायंस कंपनी के लिए छोटी वर्कशॉप ढूँढ़ना, गेज, ड्रॉइंग और प्रोसेस में उनकी मदद करना, और पहले ऑर्डर से पहले उनके सैंपल पास करना।",
    },
    day: {
      hinglish: [
        "Rajkot ki chhe logon ki press shop ko apne purze naapna sikhana",
        "Doosra sample reject karna aur dikhana ki theek kahan kami hai",
        "Hisaab lagana ki bracket kitne ka padna chahiye",
      ],
      hindi: [
        "राजकोट की छह लोगों की प्रेस वर्कशॉप को अपने पुर्ज़े नापना सिखाना",
        "दूसरा सैंपल रिजेक्ट करना और दिखाना कि ठीक कहाँ कमी है",
        "हिसाब लगाना कि ब्रैकेट कितने का पड़ना चाहिए",
      ],
    },
  },
  "demand-planner": {
    of: "19moqq0",
    description: {
      hinglish: "Anumaan lagana ki agle mahine har cheez kitni bikegi.",
      hindi: "अनुमान लगाना कि अगले महीने हर चीज़ कितनी बिकेगी।",
    },
    summary: {
      hinglish:
        "Sabun, kapde, phone ya dawa company ke liye pichhli bikri, season aur offer padhna, sales aur factory se behas karna, aur har cheez ka ek anumaan tay karna.",
      hindi: "साबुन, कपड़े, फ़ोन या दवा कंपनी के लिए पिछली बिक्री, सीज़न और ऑफ़र पढ़ना, सेल्स और फ़ैक्टरी से बहस करना, और हर चीज़ का एक अनुमान तय करना।",
    },
    day: {
      hinglish: [
        "Baarish jaldi aane par chhatriyon ka anumaan sudhaarna",
        "Tyohaar ke uchhaal ko tikne wali badhat se alag karna",
        "Sales, plant aur finance ke saath ek aankda tay karna",
      ],
      hindi: [
        "बारिश जल्दी आने पर छातों का अनुमान सुधारना",
        "त्योहार के उछाल को टिकने वाली बढ़त से अलग करना",
        "सेल्स, प्लांट और फ़ाइनेंस के साथ एक आँकड़ा तय करना",
      ],
    },
  },
  "contract-manager": {
    of: "st0tay",
    description: {
      hinglish: "Samjhaute taiyar karna aur dekhna ki kis paksh ne kya vaada kiya.",
      hindi: "समझौते तैयार करना और देखना कि किस पक्ष ने क्या वादा किया।",
    },
    summary: {
      hinglish:
        "Builder, bijli ya software firm ke liye samjhaute likhna aur padhna, taareekh aur notice ka hisaab rakhna, jo haq banta hai woh maangna, aur doosre paksh ke daavon ka jawab dena.",
      hindi:
        "बिल्डर, बिजली या सॉफ़्टवेयर फ़र्म के लिए समझौते लिखना और पढ़ना, तारीख़ और नोटिस का हिसाब रखना, जो हक़ बनता है वह माँगना, और दूसरे पक्ष के दावों का जवाब देना।",
    },
    day: {
      hinglish: [
        "Highway contractor ka bheja har notice darj karna",
        "Drawing badalne par sanshodhan ka draft banana",
        "Gyarah din ki deri ka harjaana nikaalna",
      ],
      hindi: ["हाईवे ठेकेदार का भेजा हर नोटिस दर्ज करना", "ड्रॉइंग बदलने पर संशोधन का ड्राफ़्ट बनाना", "ग्यारह दिन की देरी का हरजाना निकालना"],
    },
  },
  "business-continuity-planner": {
    of: "1c94afa",
    description: {
      hinglish: "Plan karna ki baadh ya aag ke baad office kaise chalta rahe.",
      hindi: "प्लान करना कि बाढ़ या आग के बाद ऑफ़िस कैसे चलता रहे।",
    },
    summary: {
      hinglish:
        "Bank, software firm ya hospital mein poochhna ki kaun sa kaam kabhi nahi rukna chahiye, doosri jagah aur staff dhoondhna, plan likhna, aur sabke saath uska abhyaas karna.",
      hindi:
        "बैंक, सॉफ़्टवेयर फ़र्म या अस्पताल में पूछना कि कौन सा काम कभी नहीं रुकना चाहिए, दूसरी जगह और स्टाफ़ ढूँढ़ना, प्लान लिखना, और सबके साथ उसका अभ्यास करना।",
    },
    day: {
      hinglish: [
        "Har team se poochhna ki woh apne system ke bina kitni der chal sakti hai",
        "Test ke liye payment desk ko doosri jagah le jaana",
        "Likhna ki pichhle Saturday ki recovery drill mein kya fail hua",
      ],
      hindi: [
        "हर टीम से पूछना कि वह अपने सिस्टम के बिना कितनी देर चल सकती है",
        "टेस्ट के लिए पेमेंट डेस्क को दूसरी जगह ले जाना",
        "लिखना कि पिछले शनिवार की रिकवरी ड्रिल में क्या फ़ेल हुआ",
      ],
    },
  },
  "import-export-specialist": {
    of: "14hsie3",
    description: {
      hinglish: "Pata karna ki import ke har maal par kaun sa licence aur duty lagegi.",
      hindi: "पता करना कि आयात के हर माल पर कौन सा लाइसेंस और ड्यूटी लगेगी।",
    },
    summary: {
      hinglish:
        "Maal banane wali company ya trading house ke liye har shipment ka tariff code, duty, licence aur kaagaz pata karna, broker aur forwarder se taalmel rakhna, aur duty wapas lena.",
      hindi:
        "माल बनाने वाली कंपनी या ट्रेडिंग हाउस के लिए हर शिपमेंट का टैरिफ़ कोड, ड्यूटी, लाइसेंस और काग़ज़ पता करना, ब्रोकर और फ़ॉरवर्डर से तालमेल रखना, और ड्यूटी वापस लेना।",
    },
    day: {
      hinglish: [
        "Machine ke purze ko sahi tariff heading mein rakhna",
        "Import duty diye bina kachcha maal laane ke liye videsh vyapar daftar yaani DGFT ki site par aavedan karna",
        "Nhava Sheva se jaane wale jahaz mein jagah book karna",
      ],
      hindi: [
        "मशीन के पुर्ज़े को सही टैरिफ़ हेडिंग में रखना",
        "आयात शुल्क दिए बिना कच्चा माल लाने के लिए विदेश व्यापार दफ़्तर यानी DGFT की साइट पर आवेदन करना",
        "न्हावा शेवा से जाने वाले जहाज़ में जगह बुक करना",
      ],
    },
  },
  "liaison-officer": {
    of: "1tnxuwj",
    description: { hinglish: "Company ki file sarkari daftaron mein aage badhwana.", hindi: "कंपनी की फ़ाइल सरकारी दफ़्तरों में आगे बढ़वाना।" },
    summary: {
      hinglish:
        "Builder, factory ya bijli company ke liye aavedan taiyar karna, jama karna, har vibhag ke sawaalon ka jawab dena aur head office ko batana ki kaam kis wajah se ruka hai.",
      hindi:
        "बिल्डर, फ़ैक्टरी या बिजली कंपनी के लिए आवेदन तैयार करना, जमा करना, हर विभाग के सवालों का जवाब देना और हेड ऑफ़िस को बताना कि काम किस वजह से रुका है।",
    },
    day: {
      hinglish: [
        "Pata lagana ki factory ka licence kis desk tak pahuncha hai",
        "Engineer ke saath pollution board ke sawaal ka jawab likhna",
        "Inspectors ke saath chalna aur unki har tippani likhna",
      ],
      hindi: [
        "पता लगाना कि फ़ैक्टरी का लाइसेंस किस डेस्क तक पहुँचा है",
        "इंजीनियर के साथ प्रदूषण बोर्ड के सवाल का जवाब लिखना",
        "इंस्पेक्टरों के साथ चलना और उनकी हर टिप्पणी लिखना",
      ],
    },
  },
  "management-systems-auditor": {
    of: "axjuey",
    description: {
      hinglish: "Certificate milne se pehle firm ko ISO standard par jaanchna.",
      hindi: "सर्टिफ़िकेट मिलने से पहले फ़र्म को ISO स्टैंडर्ड पर जाँचना।",
    },
    summary: {
      hinglish:
        "Certificate milne se pehle jaanchna ki firm quality, safety ya paryavaran ke ISO standard aur apni tay prakriya ke mutabik kaam karti hai ya nahi.",
      hindi: "सर्टिफ़िकेट मिलने से पहले जाँचना कि फ़र्म क्वालिटी, सेफ़्टी या पर्यावरण के ISO स्टैंडर्ड और अपनी तय प्रक्रिया के मुताबिक़ काम करती है या नहीं।",
    },
    day: {
      hinglish: [
        "Valve company ke valve test karne ke dhang ko uske apne likhe tareeke se milana",
        "Manager se nahi, welder se poochhna ki kharab batch alag kaise rakha jaata hai",
        "Har kami ko badi ya chhoti batana aur closing meeting mein use sahi thahrana",
      ],
      hindi: [
        "वाल्व कंपनी के वाल्व टेस्ट करने के ढंग को उसके अपने लिखे तरीक़े से मिलाना",
        "मैनेजर से नहीं, वेल्डर से पूछना कि ख़राब बैच अलग कैसे रखा जाता है",
        "हर कमी को बड़ी या छोटी बताना और क्लोज़िंग मीटिंग में उसे सही ठहराना",
      ],
    },
  },
  "pricing-analyst": {
    of: "j0gqps",
    description: {
      hinglish: "Test karna ki hawai ticket, sabun ya data pack kitne ka ho.",
      hindi: "टेस्ट करना कि हवाई टिकट, साबुन या डेटा पैक कितने का हो।",
    },
    summary: {
      hinglish:
        "Airline, online dukaan, telecom ya rozmarra ke saamaan ki firm ke liye rival companies par nazar rakhna, ek jaise kharidaaron par do daam aazmana, aur managers ko batana ki kis badlaav se kitni kamai hogi.",
      hindi:
        "एयरलाइन, ऑनलाइन दुकान, टेलीकॉम या रोज़मर्रा के सामान की फ़र्म के लिए मुक़ाबले की कंपनियों पर नज़र रखना, एक जैसे ख़रीदारों पर दो दाम आज़माना, और मैनेजरों को बताना कि किस बदलाव से कितनी कमाई होगी।",
    },
    day: {
      hinglish: [
        "Do milte-julte telecom circle mein do data pack dena aur tulna karna",
        "Dekhna ki aaj chhe rival company ek hi shampoo ka kya daam le rahi hain",
        "Samjhana ki kam daam se kamai kam kyun hui",
      ],
      hindi: [
        "दो मिलते-जुलते टेलीकॉम सर्कल में दो डेटा पैक देना और तुलना करना",
        "देखना कि आज मुक़ाबले की छह कंपनियाँ एक ही शैंपू का क्या दाम ले रही हैं",
        "समझाना कि कम दाम से कमाई कम क्यों हुई",
      ],
    },
  },
  "revenue-manager": {
    of: "6tv5wm",
    description: {
      hinglish: "Hotel ke kamre ya plane ki seat ke daam ghante-ghante badalna.",
      hindi: "होटल के कमरे या हवाई जहाज़ की सीट के दाम घंटे-घंटे बदलना।",
    },
    summary: {
      hinglish:
        "Hotel chain ya airline ke liye dekhna ki kamre ya seat kitni jaldi bharti hain, saste rate kholna aur band karna, aur tay karna ki aakhri samay ki mehngi booking ke liye kitni bachani hain.",
      hindi:
        "होटल चेन या एयरलाइन के लिए देखना कि कमरे या सीटें कितनी जल्दी भरती हैं, सस्ते रेट खोलना और बंद करना, और तय करना कि आख़िरी समय की महँगी बुकिंग के लिए कितनी बचानी हैं।",
    },
    day: {
      hinglish: [
        "Lambe weekend ki bheed se pehle Goa ke kamron ke rate badhana",
        "Tour group ki khaali reh gayi seats dobara kholna",
        "Aaj ki booking ko pichhle saal ke isi Tuesday se milana",
      ],
      hindi: [
        "लंबे वीकेंड की भीड़ से पहले गोवा के कमरों के रेट बढ़ाना",
        "टूर ग्रुप की ख़ाली रह गई सीटें दोबारा खोलना",
        "आज की बुकिंग को पिछले साल के इसी मंगलवार से मिलाना",
      ],
    },
  },
  "sustainability-analyst": {
    of: "ese8ga",
    description: {
      hinglish: "Niveshkon ke liye company ki energy aur paani ki khapat naapna.",
      hindi: "निवेशकों के लिए कंपनी की ऊर्जा और पानी की खपत नापना।",
    },
    summary: {
      hinglish:
        "Company ya uske consultant ke liye alag-alag site se bill aur meter reading jutana, carbon ka hisaab lagana, aur woh saalana report likhna jo SEBI badi listed companies se maangta hai.",
      hindi:
        "कंपनी या उसके कंसल्टेंट के लिए अलग-अलग साइट से बिल और मीटर रीडिंग जुटाना, कार्बन का हिसाब लगाना, और वह सालाना रिपोर्ट लिखना जो SEBI बड़ी लिस्टेड कंपनियों से माँगता है।",
    },
    day: {
      hinglish: [
        "Baais site se diesel aur bijli ke bill jutana",
        "Prakashit emission factor se unhe tonne carbon mein badalna",
        "Us baandh ki site se sawaal karna jo ek bhi chot nahi batati",
      ],
      hindi: [
        "बाईस साइटों से डीज़ल और बिजली के बिल जुटाना",
        "प्रकाशित एमिशन फ़ैक्टर से उन्हें टन कार्बन में बदलना",
        "उस बाँध की साइट से सवाल करना जो एक भी चोट नहीं बताती",
      ],
    },
  },
  "call-centre-manager": {
    of: "az21wa",
    description: { hinglish: "Din aur raat headset wale callers ke floor chalana.", hindi: "दिन और रात हेडसेट वाले कॉलरों के फ़्लोर चलाना।" },
    summary: {
      hinglish:
        "Bank, phone firm ya videshi client ke liye sau ya zyada callers ka floor chalana: shift plan karna, team leader ko sikhana aur client ke target poore karna.",
      hindi:
        "बैंक, फ़ोन फ़र्म या विदेशी क्लाइंट के लिए सौ या ज़्यादा कॉलरों का फ़्लोर चलाना: शिफ़्ट प्लान करना, टीम लीडर को सिखाना और क्लाइंट के टारगेट पूरे करना।",
    },
    day: {
      hinglish: [
        "Queue board laal hote dekhna aur training se logon ko bula lena",
        "Ghabraye hue naye vyakti ke paas baithkar chhe call sunna",
        "Holi se pehle raat ki cab aur roster phir se tay karna",
      ],
      hindi: [
        "क्यू बोर्ड लाल होते देखना और ट्रेनिंग से लोगों को बुला लेना",
        "घबराए हुए नए व्यक्ति के पास बैठकर छह कॉल सुनना",
        "होली से पहले रात की कैब और रोस्टर फिर से तय करना",
      ],
    },
  },
  "trade-analyst": {
    of: "1nklzzv",
    description: {
      hinglish: "Samajhna ki nayi duty se deshon ke beech vyapar par kya asar hota hai.",
      hindi: "समझना कि नई ड्यूटी से देशों के बीच व्यापार पर क्या असर होता है।",
    },
    summary: {
      hinglish:
        "Export council, mantralay ke sansthan ya think tank ke liye customs ka data aur samjhaute padhna, aur nikaalna ki duty ya niyam badalne par kise faayda aur kise nuksaan hota hai.",
      hindi:
        "एक्सपोर्ट काउंसिल, मंत्रालय के संस्थान या थिंक टैंक के लिए कस्टम्स का डेटा और समझौते पढ़ना, और निकालना कि ड्यूटी या नियम बदलने पर किसे फ़ायदा और किसे नुक़सान होता है।",
    },
    day: {
      hinglish: [
        "Dono deshon ka customs data milakar dekhna ki unmein fark kyun hai",
        "Andaaza lagana ki Europe ka carbon shulk Odisha ke steel ko kitne ka padega",
        "Geneva ki baatcheet se pehle export council ko jaankari dena",
      ],
      hindi: [
        "दोनों देशों का कस्टम्स डेटा मिलाकर देखना कि उनमें फ़र्क़ क्यों है",
        "अंदाज़ा लगाना कि यूरोप का कार्बन शुल्क ओडिशा के स्टील को कितने का पड़ेगा",
        "जिनेवा की बातचीत से पहले एक्सपोर्ट काउंसिल को जानकारी देना",
      ],
    },
  },
  "membership-manager": {
    of: "16redkt",
    description: {
      hinglish: "Chamber of commerce ya club ke liye member banana aur unhe jode rakhna.",
      hindi: "चैंबर ऑफ़ कॉमर्स या क्लब के लिए सदस्य बनाना और उन्हें जोड़े रखना।",
    },
    summary: {
      hinglish:
        "Chamber, club ya professional sanstha ke liye jaanna ki members kya chahte hain, unke liye karyakram aur renewal plan karna, aur jo chhod gaye unhe wapas lana.",
      hindi: "चैंबर, क्लब या पेशेवर संस्था के लिए जानना कि सदस्य क्या चाहते हैं, उनके लिए कार्यक्रम और रिन्यूअल प्लान करना, और जो छोड़ गए उन्हें वापस लाना।",
    },
    day: {
      hinglish: [
        "March mein chamber ki fees na dene wale chalees vyapariyon ko phone karna",
        "Aisa naashta rakhna jismein sadasya kisi commissioner se milein",
        "Chhodne walon se poochhna ki unhe kya nahi mila",
      ],
      hindi: [
        "मार्च में चैंबर की फ़ीस न देने वाले चालीस व्यापारियों को फ़ोन करना",
        "ऐसा नाश्ता रखना जिसमें सदस्य किसी कमिश्नर से मिलें",
        "छोड़ने वालों से पूछना कि उन्हें क्या नहीं मिला",
      ],
    },
  },
  "meeting-planner": {
    of: "p38y56",
    description: {
      hinglish: "Hazaron delegates ke liye hall, kamre aur bus ka intezaam karna.",
      hindi: "हज़ारों डेलीगेट के लिए हॉल, कमरे और बस का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Hotel, association ya event firm ke liye hall, kamre, sound aur bus book karna, budget mein rehna, aur pehli bus se aakhri bill tak mauke par rehna.",
      hindi: "होटल, एसोसिएशन या इवेंट फ़र्म के लिए हॉल, कमरे, साउंड और बस बुक करना, बजट में रहना, और पहली बस से आख़िरी बिल तक मौक़े पर रहना।",
    },
    day: {
      hinglish: [
        "Lobby se stage tak wheelchair ke raaste par chalkar dekhna",
        "Khaali kamron ka paisa diye bina do sau kamre rokkar rakhna",
        "Delhi ke kohre mein phanse speaker ki jagah doosra laana",
      ],
      hindi: [
        "लॉबी से मंच तक व्हीलचेयर के रास्ते पर चलकर देखना",
        "ख़ाली कमरों का पैसा दिए बिना दो सौ कमरे रोककर रखना",
        "दिल्ली के कोहरे में फँसे वक्ता की जगह दूसरा लाना",
      ],
    },
  },
  "licensing-manager": {
    of: "3xxlfr",
    description: {
      hinglish: "Bikri ke hisse ke badle brand ya cartoon hero istemal karne dena.",
      hindi: "बिक्री के हिस्से के बदले ब्रांड या कार्टून हीरो इस्तेमाल करने देना।",
    },
    summary: {
      hinglish:
        "Film studio, khilauna firm ya brand ke maalik ke liye maal banane wale dhoondhna, tay karna ki woh kya, kahan aur kis royalty par bechein, sample jaanchna aur nakli maal ke peeche padna.",
      hindi:
        "फ़िल्म स्टूडियो, खिलौना फ़र्म या ब्रांड के मालिक के लिए माल बनाने वाले ढूँढ़ना, तय करना कि वे क्या, कहाँ और किस रॉयल्टी पर बेचें, सैंपल जाँचना और नक़ली माल के पीछे पड़ना।",
    },
    day: {
      hinglish: [
        "Lunch box par cartoon haathi ka neela rang manzoor karna",
        "Bakaya royalty pakadne ke liye bag company ki bikri ka audit karna",
        "Sadar Bazaar mein nakli maal ke stall ko notice bhejna",
      ],
      hindi: [
        "लंच बॉक्स पर कार्टून हाथी का नीला रंग मंज़ूर करना",
        "बक़ाया रॉयल्टी पकड़ने के लिए बैग कंपनी की बिक्री का ऑडिट करना",
        "सदर बाज़ार में नक़ली माल के स्टॉल को नोटिस भेजना",
      ],
    },
  },
  "executive-assistant": {
    of: "ea2dhg",
    description: {
      hinglish: "Director ka calendar, flight aur milne aane wale sambhalna.",
      hindi: "डायरेक्टर का कैलेंडर, फ़्लाइट और मिलने आने वालों को सँभालना।",
    },
    summary: {
      hinglish:
        "Ek director ya bade officer ke saath rehkar din ka schedule, yatra aur kaagaz dekhna, chitthi aur minutes likhna, jo vaada hua use yaad dilate rehna aur raaz ko raaz rakhna.",
      hindi:
        "एक डायरेक्टर या बड़े अफ़सर के साथ रहकर दिन का शेड्यूल, यात्रा और काग़ज़ देखना, चिट्ठी और मिनट्स लिखना, जो वादा हुआ उसे याद दिलाते रहना और राज़ को राज़ रखना।",
    },
    day: {
      hinglish: [
        "Chaar meeting khiskana taaki director Hyderabad ki flight pakad lein",
        "Meeting ke aise minutes likhna jinse kisi ko bura na lage, na kuch chhoote",
        "Tay karna ki kiski call par board meeting roki ja sakti hai",
      ],
      hindi: [
        "चार मीटिंग खिसकाना ताकि डायरेक्टर हैदराबाद की फ़्लाइट पकड़ लें",
        "मीटिंग के ऐसे मिनट्स लिखना जिनसे किसी को बुरा न लगे, न कुछ छूटे",
        "तय करना कि किसकी कॉल पर बोर्ड मीटिंग रोकी जा सकती है",
      ],
    },
  },
  "office-manager": {
    of: "9vki22",
    description: { hinglish: "Office mein desk, chhutti aur saamaan baantna.", hindi: "ऑफ़िस में डेस्क, छुट्टी और सामान बाँटना।" },
    summary: {
      hinglish:
        "Ek-do clerk aur tay budget ke saath bees se sau logon ke office ka roz ka kaam chalana: desk, chhutti, saamaan, bill, marammat aur mehmaan.",
      hindi: "एक-दो क्लर्क और तय बजट के साथ बीस से सौ लोगों के ऑफ़िस का रोज़ का काम चलाना: डेस्क, छुट्टी, सामान, बिल, मरम्मत और मेहमान।",
    },
    day: {
      hinglish: [
        "Desk, chhutti aur chai ka paisa bina bhed-bhaav baantna",
        "Printer kiraye par dene wali firm se mol-bhaav karna",
        "Nayi clerk ko pehli subah office dikhana",
      ],
      hindi: ["डेस्क, छुट्टी और चाय का पैसा बिना भेदभाव बाँटना", "प्रिंटर किराए पर देने वाली फ़र्म से मोल-भाव करना", "नई क्लर्क को पहली सुबह ऑफ़िस दिखाना"],
    },
  },
  stenographer: {
    of: "mw6eup",
    description: {
      hinglish: "Boli hui baat shorthand mein likhna aur phir type karna.",
      hindi: "बोली हुई बात शॉर्टहैंड में लिखना और फिर टाइप करना।",
    },
    summary: {
      hinglish: "Ek minute mein assi ya sau shabd ki raftaar se boli baat shorthand mein likhna, aur bina kisi chook ke type karna.",
      hindi: "एक मिनट में अस्सी या सौ शब्द की रफ़्तार से बोली बात शॉर्टहैंड में लिखना, और बिना किसी चूक के टाइप करना।",
    },
    day: {
      hinglish: [
        "Officer ka dictation Pitman shorthand mein pakadna",
        "File aage badhne se pehle Hindi notes ke das page type karke utaarna",
        "Ek ghanta pehle ka vaakya padhkar sunana",
      ],
      hindi: [
        "अफ़सर का डिक्टेशन पिटमैन शॉर्टहैंड में पकड़ना",
        "फ़ाइल आगे बढ़ने से पहले हिंदी नोट्स के दस पेज टाइप करके उतारना",
        "एक घंटा पहले का वाक्य पढ़कर सुनाना",
      ],
    },
  },
  receptionist: {
    of: "1dh04qn",
    description: {
      hinglish: "Aane walon ka swagat karna, call jodna aur naam yaad rakhna.",
      hindi: "आने वालों का स्वागत करना, कॉल जोड़ना और नाम याद रखना।",
    },
    summary: {
      hinglish:
        "Office, clinic ya school mein jo bhi aaye usse milna, jisse use kaam hai use dhoondhna, switchboard chalana aur visitor register rakhna.",
      hindi: "ऑफ़िस, क्लिनिक या स्कूल में जो भी आए उससे मिलना, जिससे उसे काम है उसे ढूँढ़ना, स्विचबोर्ड चलाना और विज़िटर रजिस्टर रखना।",
    },
    day: {
      hinglish: [
        "Ghabrayi hui candidate ka swaagat karna aur uske interviewer ko dhoondhna",
        "Parcel ke liye sign karte hue do call hold par rakhna",
        "Visitors ke naam, samay aur gate pass likhna",
      ],
      hindi: [
        "घबराई हुई उम्मीदवार का स्वागत करना और उसके इंटरव्यू लेने वाले को ढूँढ़ना",
        "पार्सल के लिए दस्तख़त करते हुए दो कॉल होल्ड पर रखना",
        "विज़िटरों के नाम, समय और गेट पास लिखना",
      ],
    },
  },
  typist: {
    of: "l3a5xj",
    description: {
      hinglish: "Haath ki likhai se chitthi aur court ke kaagaz type karna.",
      hindi: "हाथ की लिखाई से चिट्ठी और कोर्ट के काग़ज़ टाइप करना।",
    },
    summary: {
      hinglish:
        "Court, sarkari daftar ya uske paas ki dukaan mein haath ki likhai dekhkar ya sunkar halafnama, notice aur table angrezi aur rajya ki bhasha mein type karna.",
      hindi: "कोर्ट, सरकारी दफ़्तर या उसके पास की दुकान में हाथ की लिखाई देखकर या सुनकर हलफ़नामा, नोटिस और तालिका अंग्रेज़ी और राज्य की भाषा में टाइप करना।",
    },
    day: {
      hinglish: [
        "Vakeel ka ghaseetkar likha halafnama court ke format mein dhaalna",
        "Kannada notice Unicode mein bina spelling ki chook ke type karna",
        "Chalees column ki table ko print ke liye seedh mein laana",
      ],
      hindi: [
        "वकील का घसीटकर लिखा हलफ़नामा कोर्ट के फ़ॉर्मैट में ढालना",
        "कन्नड़ नोटिस यूनिकोड में बिना वर्तनी की चूक के टाइप करना",
        "चालीस कॉलम की तालिका को प्रिंट के लिए सीध में लाना",
      ],
    },
  },
  "office-assistant": {
    of: "8c2mx8",
    description: { hinglish: "File rakhna, copy banana aur daak bahar le jaana.", hindi: "फ़ाइल रखना, कॉपी बनाना और डाक बाहर ले जाना।" },
    summary: {
      hinglish:
        "Sarkari ya private office mein file rakhna, copy aur type karna, kaagaz pahunchana, counter par logon ko jawab dena, aur jahan log kam padein wahan madad karna.",
      hindi: "सरकारी या प्राइवेट ऑफ़िस में फ़ाइल रखना, कॉपी और टाइप करना, काग़ज़ पहुँचाना, काउंटर पर लोगों को जवाब देना, और जहाँ लोग कम पड़ें वहाँ मदद करना।",
    },
    day: {
      hinglish: [
        "Subah ki file par number aur mohar lagana aur shelf par rakhna",
        "Meeting se pehle chalees set photocopy karke bind karna",
        "Cheque bank le jaana aur raseed laana",
      ],
      hindi: [
        "सुबह की फ़ाइलों पर नंबर और मोहर लगाना और शेल्फ़ पर रखना",
        "मीटिंग से पहले चालीस सेट फ़ोटोकॉपी करके बाइंड करना",
        "चेक बैंक ले जाना और रसीद लाना",
      ],
    },
  },
  "records-manager": {
    of: "ww041f",
    description: {
      hinglish: "Tay karna ki file kitne din rahein, aur unhe phir dhoondh nikaalna.",
      hindi: "तय करना कि फ़ाइलें कितने दिन रहें, और उन्हें फिर ढूँढ़ निकालना।",
    },
    summary: {
      hinglish:
        "Hospital, court, bank ya badi company mein tay karna ki kaun si file kitne din aur kahan rahe, purani ko scan ya nasht karwana, aur baaki ko phir dhoondh nikaalna.",
      hindi:
        "अस्पताल, कोर्ट, बैंक या बड़ी कंपनी में तय करना कि कौन सी फ़ाइल कितने दिन और कहाँ रहे, पुरानी को स्कैन या नष्ट करवाना, और बाक़ी को फिर ढूँढ़ निकालना।",
    },
    day: {
      hinglish: [
        "Tay karna ki mareezon ki file, drawing aur bill kab tak rakhne hain",
        "Kaagaz hatane se pehle jaanchna ki scan padhe ja sakte hain",
        "Court ke liye 1998 ki chitthi ek din ke andar nikaalna",
      ],
      hindi: [
        "तय करना कि मरीज़ों की फ़ाइलें, ड्रॉइंग और बिल कब तक रखने हैं",
        "काग़ज़ हटाने से पहले जाँचना कि स्कैन पढ़े जा सकते हैं",
        "कोर्ट के लिए 1998 की चिट्ठी एक दिन के अंदर निकालना",
      ],
    },
  },
  "proposal-writer": {
    of: "1trlg62",
    description: {
      hinglish: "Woh proposal likhna jisse contract ya donor ki grant mile.",
      hindi: "वह प्रस्ताव लिखना जिससे कॉन्ट्रैक्ट या दानदाता की ग्रांट मिले।",
    },
    summary: {
      hinglish:
        "Padhna ki kharidaar ya donor kya maangta hai, engineers ya field staff se jawab jutana, aur unse ek saaf lekh banana jo har niyam poora kare aur samay par pahunche.",
      hindi:
        "पढ़ना कि ख़रीदार या दानदाता क्या माँगता है, इंजीनियरों या फ़ील्ड स्टाफ़ से जवाब जुटाना, और उनसे एक साफ़ लेख बनाना जो हर नियम पूरा करे और समय पर पहुँचे।",
    },
    day: {
      hinglish: [
        "Donor ke nabbe sawaal saat experts mein baantna",
        "Engineer ka paragraph dobara likhna taaki jaanchne wala use number de",
        "Ek ghanta baaki rehte aakhiri annexure upload karna",
      ],
      hindi: [
        "दानदाता के नब्बे सवाल सात विशेषज्ञों में बाँटना",
        "इंजीनियर का पैराग्राफ़ दोबारा लिखना ताकि जाँचने वाला उसे नंबर दे",
        "एक घंटा बाक़ी रहते आख़िरी अनुलग्नक अपलोड करना",
      ],
    },
  },
  "virtual-assistant": {
    of: "12s2lw3",
    description: { hinglish: "Ghar ki desk se client ke mail aur booking niptana.", hindi: "घर की डेस्क से क्लाइंट के मेल और बुकिंग निपटाना।" },
    summary: {
      hinglish:
        "Kai chhoti firmon ya vyast logon ke liye, jo aksar videsh mein hon, mail, booking, bill aur spreadsheet ka kaam online karna, aur ghante ya mahine ke hisaab se paisa lena.",
      hindi:
        "कई छोटी फ़र्मों या व्यस्त लोगों के लिए, जो अक्सर विदेश में हों, मेल, बुकिंग, बिल और स्प्रेडशीट का काम ऑनलाइन करना, और घंटे या महीने के हिसाब से पैसा लेना।",
    },
    day: {
      hinglish: [
        "American client ke jaagne se pehle uska inbox nipatana",
        "Teen time zone ke beech podcast guest ka samay book karna",
        "Chaar customers ka bill pandrah-pandrah minute se banana",
      ],
      hindi: [
        "अमेरिकी क्लाइंट के जागने से पहले उसका इनबॉक्स निपटाना",
        "तीन टाइम ज़ोन के बीच पॉडकास्ट के मेहमान का समय बुक करना",
        "चार ग्राहकों का बिल पंद्रह-पंद्रह मिनट के हिसाब से बनाना",
      ],
    },
  },
  "company-secretary": {
    of: "s7yd1u",
    description: {
      hinglish: "Board meeting aur company ki filing ko kanoon par khara rakhna.",
      hindi: "बोर्ड मीटिंग और कंपनी की फ़ाइलिंग को क़ानून पर खरा रखना।",
    },
    summary: {
      hinglish:
        "Board ko, ya apni practice se kai chhoti companies ko salah dena: meeting bulana, minutes likhna, registrar aur SEBI ke paas filing karna, aur batana ki kanoon kya karne deta hai.",
      hindi:
        "बोर्ड को, या अपनी प्रैक्टिस से कई छोटी कंपनियों को सलाह देना: मीटिंग बुलाना, मिनट्स लिखना, रजिस्ट्रार और SEBI के पास फ़ाइलिंग करना, और बताना कि क़ानून क्या करने देता है।",
    },
    day: {
      hinglish: [
        "Board ka notice aur kaagaz kanoon ke diye dinon mein bhejna",
        "Fees kai guna hone se pehle factory par lender ka daava yaani charge register karna",
        "Us director ko salah dena jise apni lease par vote dene ki ijaazat nahi",
      ],
      hindi: [
        "बोर्ड का नोटिस और काग़ज़ क़ानून के दिए दिनों में भेजना",
        "फ़ीस कई गुना होने से पहले फ़ैक्टरी पर क़र्ज़ देने वाले का दावा यानी चार्ज रजिस्टर करना",
        "उस डायरेक्टर को सलाह देना जिसे अपनी लीज़ पर वोट देने की इजाज़त नहीं",
      ],
    },
  },
  "financial-controller": {
    of: "19vc1x4",
    description: {
      hinglish: "Mahine ki closing par sign karna aur budget se bahar ka kharch rokna.",
      hindi: "महीने की क्लोज़िंग पर साइन करना और बजट से बाहर का ख़र्च रोकना।",
    },
    summary: {
      hinglish:
        "Company ke khaaton ki zimmedari lena: har mahine unhe band karna, budget ki raksha karna, auditor ka saamna karna aur CEO ko batana ki aankde kya kehte hain.",
      hindi: "कंपनी के खातों की ज़िम्मेदारी लेना: हर महीने उन्हें बंद करना, बजट की रक्षा करना, ऑडिटर का सामना करना और CEO को बताना कि आँकड़े क्या कहते हैं।",
    },
    day: {
      hinglish: [
        "Chaar subsidiary ki closing checklist par sign karna",
        "Jo kharid kisi budget mein nahi, use mana karna",
        "Auditors ko dikhana ki kiraye ki dukaanein ab khaaton mein karz kyun hain",
      ],
      hindi: [
        "चार सहायक कंपनियों की क्लोज़िंग चेकलिस्ट पर दस्तख़त करना",
        "जो ख़रीद किसी बजट में नहीं, उसे मना करना",
        "ऑडिटरों को दिखाना कि किराए की दुकानें अब खातों में क़र्ज़ क्यों हैं",
      ],
    },
  },
  "social-media-manager": {
    of: "zddacz",
    description: {
      hinglish: "Brand ki post plan karna aur koi post ulti pad jaye to jawab dena.",
      hindi: "ब्रांड की पोस्ट प्लान करना और कोई पोस्ट उल्टी पड़ जाए तो जवाब देना।",
    },
    summary: {
      hinglish:
        "Brand ki post, reel aur jawab plan karna aur likhna, dekhna ki log online uske baare mein kya kehte hain, aur batana ki kis post se kharidaar aaye.",
      hindi: "ब्रांड की पोस्ट, रील और जवाब प्लान करना और लिखना, देखना कि लोग ऑनलाइन उसके बारे में क्या कहते हैं, और बताना कि किस पोस्ट से ख़रीदार आए।",
    },
    day: {
      hinglish: [
        "Cricket final ke aas-paas hafte bhar ki post schedule karna",
        "Screenshot phailne se pehle bhadke hue customer ko jawab dena",
        "Tulna karna ki kaun si reel logon ko dukaan tak laayi",
      ],
      hindi: [
        "क्रिकेट फ़ाइनल के आसपास हफ़्ते भर की पोस्ट शेड्यूल करना",
        "स्क्रीनशॉट फैलने से पहले भड़के हुए ग्राहक को जवाब देना",
        "तुलना करना कि कौन सी रील लोगों को दुकान तक लाई",
      ],
    },
  },
  "fund-accountant": {
    of: "1ngzh4b",
    description: { hinglish: "Har shaam nikaalna ki fund ki ek unit kitne ki hai.", hindi: "हर शाम निकालना कि फ़ंड की एक यूनिट कितने की है।" },
    summary: {
      hinglish:
        "Fund house ya videshi fund ki service firm mein market band hone par holding ki keemat lagana, dividend aur fees chadhana, aur deadline se pehle unit ki keemat batana.",
      hindi:
        "फ़ंड हाउस या विदेशी फ़ंड की सर्विस फ़र्म में बाज़ार बंद होने पर होल्डिंग की क़ीमत लगाना, डिविडेंड और फ़ीस चढ़ाना, और डेडलाइन से पहले यूनिट की क़ीमत बताना।",
    },
    day: {
      hinglish: [
        "Market band hone par fund ke har share aur bond ki keemat lagana",
        "Us dividend ke peeche padna jo khaaton mein nahi aaya",
        "Raat ki deadline se pehle unit ki keemat jaari karna",
      ],
      hindi: [
        "बाज़ार बंद होने पर फ़ंड के हर शेयर और बॉन्ड की क़ीमत लगाना",
        "उस डिविडेंड के पीछे पड़ना जो खातों में नहीं आया",
        "रात की डेडलाइन से पहले यूनिट की क़ीमत जारी करना",
      ],
    },
  },
  "bank-examiner": {
    of: "ygrx8a",
    description: {
      hinglish: "Bank jaanchkar RBI ko batana ki jama paisa surakshit hai ya nahi.",
      hindi: "बैंक जाँचकर RBI को बताना कि जमा पैसा सुरक्षित है या नहीं।",
    },
    summary: {
      hinglish:
        "RBI ya NABARD ke liye hafton tak bank ke loan, system aur khaate dekhna, uske officers se sawaal karna aur likhna ki kya theek karna hai, aur kab tak.",
      hindi: "RBI या NABARD के लिए हफ़्तों तक बैंक के लोन, सिस्टम और खाते देखना, उसके अफ़सरों से सवाल करना और लिखना कि क्या ठीक करना है, और कब तक।",
    },
    day: {
      hinglish: [
        "Pachaas bade loan ki file kholkar dekhna ki woh ab bhi chukaye ja rahe hain ya nahi",
        "Cooperative bank ke chairman se poochhna ki unke cousin ne do baar loan kyun liya",
        "Woh nateeje likhna jin par jurmaana tik sake",
      ],
      hindi: [
        "पचास बड़े लोन की फ़ाइलें खोलकर देखना कि वे अब भी चुकाए जा रहे हैं या नहीं",
        "सहकारी बैंक के चेयरमैन से पूछना कि उनके चचेरे भाई ने दो बार लोन क्यों लिया",
        "वे नतीजे लिखना जिन पर जुर्माना टिक सके",
      ],
    },
  },
  "union-representative": {
    of: "1rlsrfo",
    description: {
      hinglish: "Vetan, suraksha aur barkhaastgi par workers ki taraf se bolna.",
      hindi: "वेतन, सुरक्षा और बर्ख़ास्तगी पर मज़दूरों की तरफ़ से बोलना।",
    },
    summary: {
      hinglish:
        "Plant, bank ya railway ke workers ki taraf se vetan, suraksha aur barkhaastgi par bolna, zyadatar unka chuna hua pratinidhi bankar aur aksar apni poori shift ka kaam karte hue.",
      hindi:
        "प्लांट, बैंक या रेलवे के कर्मचारियों की तरफ़ से वेतन, सुरक्षा और बर्ख़ास्तगी पर बोलना, ज़्यादातर उनका चुना हुआ प्रतिनिधि बनकर और अक्सर अपनी पूरी शिफ़्ट का काम करते हुए।",
    },
    day: {
      hinglish: [
        "Anushasan ki sunwai mein fitter ke saath khade hona",
        "Ek shift ke nikalte aur doosri ke aate samay gate par shikayatein jutana",
        "Bonus samjhaute ki ek line par plant head se behas karna",
      ],
      hindi: [
        "अनुशासन की सुनवाई में फ़िटर के साथ खड़े होना",
        "एक शिफ़्ट के निकलते और दूसरी के आते समय गेट पर शिकायतें जुटाना",
        "बोनस समझौते की एक लाइन पर प्लांट हेड से बहस करना",
      ],
    },
  },
  "payroll-analyst": {
    of: "1u8qwhn",
    description: {
      hinglish: "Payroll software jaanchna aur galat nikli payslip ki wajah dhoondhna.",
      hindi: "पेरोल सॉफ़्टवेयर जाँचना और ग़लत निकली पे स्लिप की वजह ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Company ya payroll service mein hazaron salary ke peeche ke niyam aur jaanch sambhalna, taaki vetan, provident fund aur tax har mahine sahi nikle.",
      hindi: "कंपनी या पेरोल सर्विस में हज़ारों लोगों के वेतन के पीछे के नियम और जाँच सँभालना, ताकि वेतन, प्रोविडेंट फ़ंड और टैक्स हर महीने सही निकले।",
    },
    day: {
      hinglish: [
        "Is mahine ka pay register pichhle mahine se line dar line milana",
        "Pata lagana ki kis rounding niyam se har net pay mein ek rupaye ka fark aaya",
        "April se pehle system mein naye tax slab test karna",
      ],
      hindi: [
        "इस महीने का पे रजिस्टर पिछले महीने से लाइन दर लाइन मिलाना",
        "पता लगाना कि किस राउंडिंग नियम से हर नेट वेतन में एक रुपये का फ़र्क़ आया",
        "अप्रैल से पहले सिस्टम में नए टैक्स स्लैब टेस्ट करना",
      ],
    },
  },
  "diversity-and-inclusion-manager": {
    of: "xqd5nm",
    description: {
      hinglish: "Mahilaon aur divyang logon ko aage badhne se rokne wali rukavat hatana.",
      hindi: "महिलाओं और दिव्यांग लोगों को आगे बढ़ने से रोकने वाली रुकावट हटाना।",
    },
    summary: {
      hinglish:
        "Dekhna ki badi company kise rakhti, tarakki deti aur khoti hai, un niyamon ko badalna jo mahilaon, divyang logon ya kuch jaatiyon ko bahar rakhte hain, aur uske managers ko sikhana.",
      hindi:
        "देखना कि बड़ी कंपनी किसे रखती, तरक़्क़ी देती और खोती है, उन नियमों को बदलना जो महिलाओं, दिव्यांग लोगों या कुछ जातियों को बाहर रखते हैं, और उसके मैनेजरों को सिखाना।",
    },
    day: {
      hinglish: [
        "Dekhna ki pehli naukri se team lead tak mahilayein company kahan chhodti hain",
        "Divyang logon ko bahar rakhne wala job vigyapan dobara likhna",
        "Meeting mein jaati par tippani ke baad managers ko samjhana",
      ],
      hindi: [
        "देखना कि पहली नौकरी से टीम लीड तक महिलाएँ कंपनी कहाँ छोड़ती हैं",
        "दिव्यांग लोगों को बाहर रखने वाला नौकरी का विज्ञापन दोबारा लिखना",
        "मीटिंग में जाति पर टिप्पणी के बाद मैनेजरों को समझाना",
      ],
    },
  },
  "marketing-representative": {
    of: "obop8c",
    description: {
      hinglish: "Haat aur dukaan par gaon ke naye kharidaaron ko firm ka maal dikhana.",
      hindi: "हाट और दुकान पर गाँव के नए ख़रीदारों को फ़र्म का माल दिखाना।",
    },
    summary: {
      hinglish:
        "Sabun, beej ya lamp banane wali company ya uski agency ke liye van aur driver ke saath saptahik bazaar jaana, dikhana ki cheez kaise kaam karti hai, chhoti dukaanein jodna aur batana ki kya bika.",
      hindi:
        "साबुन, बीज या लैंप बनाने वाली कंपनी या उसकी एजेंसी के लिए वैन और ड्राइवर के साथ साप्ताहिक बाज़ार जाना, दिखाना कि चीज़ कैसे काम करती है, छोटी दुकानें जोड़ना और बताना कि क्या बिका।",
    },
    day: {
      hinglish: [
        "Dopahar se pehle hafte ke haat mein van show lagana",
        "Gaon ke dukaandaar ko solar lamp ka demo dena sikhana",
        "Likhna ki do rupaye mein kaun sa shampoo sachet bikta hai aur kyun",
      ],
      hindi: [
        "दोपहर से पहले साप्ताहिक हाट में वैन शो लगाना",
        "गाँव के दुकानदार को सोलर लैंप का डेमो देना सिखाना",
        "लिखना कि दो रुपये में कौन सा शैंपू पाउच बिकता है और क्यों",
      ],
    },
  },
  "export-executive": {
    of: "n6z4gh",
    description: {
      hinglish: "Invoice aur shipping bill taiyar karna taaki container ravana ho sake.",
      hindi: "इनवॉइस और शिपिंग बिल तैयार करना ताकि कंटेनर रवाना हो सके।",
    },
    summary: {
      hinglish:
        "Exporter ke invoice, packing list aur certificate mein har shabd waisa likhna jaisa kharidaar ka bank maange, aur container ravana hone tak agent, factory aur truck ke peeche pade rehna.",
      hindi:
        "एक्सपोर्टर के इनवॉइस, पैकिंग लिस्ट और सर्टिफ़िकेट में हर शब्द वैसा लिखना जैसा ख़रीदार का बैंक माँगे, और कंटेनर रवाना होने तक एजेंट, फ़ैक्टरी और ट्रक के पीछे पड़े रहना।",
    },
    day: {
      hinglish: [
        "Customs broker ke draft shipping bill ko invoice se milakar jaanchna",
        "Chamber se certificate of origin maangna",
        "Invoice, packing list aur credit ki sharten shabd dar shabd milana",
      ],
      hindi: [
        "कस्टम्स ब्रोकर के ड्राफ़्ट शिपिंग बिल को इनवॉइस से मिलाकर जाँचना",
        "चैंबर से सर्टिफ़िकेट ऑफ़ ओरिजिन माँगना",
        "इनवॉइस, पैकिंग लिस्ट और क्रेडिट की शर्तें शब्द दर शब्द मिलाना",
      ],
    },
  },
  "audit-associate": {
    of: "1yily88",
    description: {
      hinglish: "Auditor ke sign wale kaagaz ke liye stock ginna aur bill milana.",
      hindi: "ऑडिटर के साइन वाले काग़ज़ों के लिए स्टॉक गिनना और बिल मिलाना।",
    },
    summary: {
      hinglish:
        "CA firm mein, kai logon ke liye CA ki training ke dauraan, team ke saath client ke office jaana, stock ginna, bill aur entry jaanchna, aur har ek ka saboot file karna.",
      hindi:
        "CA फ़र्म में, कई लोगों के लिए CA की ट्रेनिंग के दौरान, टीम के साथ क्लाइंट के ऑफ़िस जाना, स्टॉक गिनना, बिल और एंट्री जाँचना, और हर एक का सबूत फ़ाइल करना।",
    },
    day: {
      hinglish: [
        "Do sau bhugtaan bill aur bank slip se milakar tick karna",
        "March ki aakhiri raat godown mein saadiyan ginna",
        "Vinamrata se poochhna ki entry aadhi raat ko kyun ki gayi",
      ],
      hindi: [
        "दो सौ भुगतान बिल और बैंक स्लिप से मिलाकर टिक करना",
        "मार्च की आख़िरी रात गोदाम में साड़ियाँ गिनना",
        "विनम्रता से पूछना कि एंट्री आधी रात को क्यों की गई",
      ],
    },
  },
  "rating-analyst": {
    of: "29gqoz",
    description: {
      hinglish: "Companies ko woh grade dena jisse tay ho ki unka loan kitna mehnga padega.",
      hindi: "कंपनियों को वह ग्रेड देना जिससे तय हो कि उनका लोन कितना महँगा पड़ेगा।",
    },
    summary: {
      hinglish:
        "ICRA ya CRISIL jaisi agency mein companies ke karz, munafe aur plan padhna, taaki bank aur bond kharidne wale samajh sakein ki unka paisa lautne ki kitni ummeed hai.",
      hindi:
        "ICRA या CRISIL जैसी एजेंसी में कंपनियों के क़र्ज़, मुनाफ़े और प्लान पढ़ना, ताकि बैंक और बॉन्ड ख़रीदने वाले समझ सकें कि उनका पैसा लौटने की कितनी उम्मीद है।",
    },
    day: {
      hinglish: [
        "Hospital chain ke management se naye karz par sawaal karna",
        "Ek step ghataye gaye grade ki wajah likhna",
        "Rating committee ke saamne apne grade ka bachaav karna",
      ],
      hindi: ["अस्पताल चेन के मैनेजमेंट से नए क़र्ज़ पर सवाल करना", "एक पायदान घटाए गए ग्रेड की वजह लिखना", "रेटिंग समिति के सामने अपने ग्रेड का बचाव करना"],
    },
  },
  "credit-and-collection-manager": {
    of: "1ix6fsn",
    description: {
      hinglish: "Udhaar ki had tay karna aur vasooli karne walon ki team chalana.",
      hindi: "उधार की हद तय करना और वसूली करने वालों की टीम चलाना।",
    },
    summary: {
      hinglish:
        "Karz dene wali ya maal bechne wali badi company mein tay karna ki kaun kitna udhaar le, dekhna ki kaun der se chukata hai, aur Reserve Bank ke niyamon mein callers, agents aur vakeelon ki team chalana.",
      hindi:
        "क़र्ज़ देने वाली या माल बेचने वाली बड़ी कंपनी में तय करना कि कौन कितना उधार ले, देखना कि कौन देर से चुकाता है, और रिज़र्व बैंक के नियमों में कॉलरों, एजेंटों और वकीलों की टीम चलाना।",
    },
    day: {
      hinglish: [
        "Do cheque bounce hone par dealer ki udhaar seema ghatana",
        "Record ki hui call sunkar dekhna ki kahin dhamki ya gaali to nahi",
        "Band workshop ke liye one-time settlement manzoor karna",
        "Girvi flat ke notice ka plan vakeelon ke saath banana",
      ],
      hindi: [
        "दो चेक बाउंस होने पर डीलर की उधार सीमा घटाना",
        "रिकॉर्ड की हुई कॉल सुनकर देखना कि कहीं धमकी या गाली तो नहीं",
        "बंद वर्कशॉप के लिए एकमुश्त समझौता मंज़ूर करना",
        "गिरवी फ़्लैट के नोटिस का प्लान वकीलों के साथ बनाना",
      ],
    },
  },
  "estate-planner": {
    of: "1209msg",
    description: {
      hinglish: "Ghar kise mile, yeh vasiyat se tay karne mein parivar ki madad karna.",
      hindi: "घर किसे मिले, यह वसीयत से तय करने में परिवार की मदद करना।",
    },
    summary: {
      hinglish:
        "Parivar ki sampatti ki list banana, plan karna ki woh kise mile aur nabaalig ya divyang bachche ko kaun sambhale, vasiyat ya trust banwana, aur zindagi badalne par use phir dekhna.",
      hindi:
        "परिवार की संपत्ति की लिस्ट बनाना, प्लान करना कि वह किसे मिले और नाबालिग़ या दिव्यांग बच्चे को कौन सँभाले, वसीयत या ट्रस्ट बनवाना, और ज़िंदगी बदलने पर उसे फिर देखना।",
    },
    day: {
      hinglish: [
        "Likhna ki pati-patni ka kya hai, kitna karz hai aur kya kisi ko nahi bataya",
        "Aisa trust banana jo netraheen beti ki dekhbhal karne walon ko umar bhar paisa de",
        "Jaanchna ki nominee aur vasiyat ek doosre ke ulat na hon",
      ],
      hindi: [
        "लिखना कि पति-पत्नी का क्या है, कितना क़र्ज़ है और क्या किसी को नहीं बताया",
        "ऐसा ट्रस्ट बनाना जो नेत्रहीन बेटी की देखभाल करने वालों को उम्र भर पैसा दे",
        "जाँचना कि नॉमिनी और वसीयत एक-दूसरे के उलट न हों",
      ],
    },
  },
  "stock-market-analyst": {
    of: "zz79lg",
    description: {
      hinglish: "Daam ke chart padhkar batana ki share kahan ja sakta hai, aur kyun.",
      hindi: "दाम के चार्ट पढ़कर बताना कि शेयर कहाँ जा सकता है, और क्यों।",
    },
    summary: {
      hinglish:
        "Daam aur volume ke chart padhna, batana ki share aage kahan ja sakta hai aur logon ko bachat ganwane se pehle jokhim se savdhan karna.",
      hindi: "दाम और वॉल्यूम के चार्ट पढ़ना, बताना कि शेयर आगे कहाँ जा सकता है और लोगों को बचत गँवाने से पहले जोखिम से सावधान करना।",
    },
    day: {
      hinglish: [
        "Market khulne se pehle un daamon par nishaan lagana jahan se share pehle palta hai",
        "Webinar mein samjhana ki udhaar ke paise se trading naye logon ko kaise dubo deti hai",
        "Likhna ki kal ka anumaan galat kyun nikla",
      ],
      hindi: [
        "बाज़ार खुलने से पहले उन दामों पर निशान लगाना जहाँ से शेयर पहले पलटा है",
        "वेबिनार में समझाना कि उधार के पैसे से ट्रेडिंग नए लोगों को कैसे डुबो देती है",
        "लिखना कि कल का अनुमान ग़लत क्यों निकला",
      ],
    },
  },
  "claims-investigator": {
    of: "e9q6gy",
    description: {
      hinglish: "Bima company ke liye pata karna ki claim mein batayi baat sach hai ya nahi.",
      hindi: "बीमा कंपनी के लिए पता करना कि क्लेम में बताई बात सच है या नहीं।",
    },
    summary: {
      hinglish:
        "Aag, chori, haadse aur maut ke baad ghar, hospital aur thaane jaana, aur woh kaagaz aur bayaan jutana jinse pata chale ki claim sachcha hai ya nahi.",
      hindi: "आग, चोरी, हादसे और मौत के बाद घर, अस्पताल और थाने जाना, और वे काग़ज़ और बयान जुटाना जिनसे पता चले कि क्लेम सच्चा है या नहीं।",
    },
    day: {
      hinglish: [
        "Jalne ke nishaan ki photo lena aur poochhna ki sabse aakhir mein taala kisne lagaya",
        "Hospital ke bill ward register se milana",
        "Aisi report likhna jo consumer court padh sake",
      ],
      hindi: [
        "जलने के निशान की फ़ोटो लेना और पूछना कि सबसे आख़िर में ताला किसने लगाया",
        "अस्पताल के बिल वार्ड रजिस्टर से मिलाना",
        "ऐसी रिपोर्ट लिखना जो उपभोक्ता अदालत पढ़ सके",
      ],
    },
  },
  "office-administrator": {
    of: "1usfwpz",
    description: {
      hinglish: "Office ki chitthi, meeting room aur bill ka kaam dekhna.",
      hindi: "ऑफ़िस की चिट्ठी, मीटिंग रूम और बिल का काम देखना।",
    },
    summary: {
      hinglish:
        "Company, college ya clinic ka office chalu rakhna: daak, visitor, meeting room, saamaan aur bill, taaki baaki sab apna kaam kar sakein.",
      hindi: "कंपनी, कॉलेज या क्लिनिक का ऑफ़िस चालू रखना: डाक, विज़िटर, मीटिंग रूम, सामान और बिल, ताकि बाक़ी सब अपना काम कर सकें।",
    },
    day: {
      hinglish: [
        "Aayi hui chitthiyan darj karna aur sahi desk ko dena",
        "Meeting room, chai aur pichhli meeting ke minutes ka intezaam karna",
        "Courier aur bijli ke bill ke peeche padna",
      ],
      hindi: [
        "आई हुई चिट्ठियाँ दर्ज करना और सही डेस्क को देना",
        "मीटिंग रूम, चाय और पिछली मीटिंग के मिनट्स का इंतज़ाम करना",
        "कूरियर और बिजली के बिल के पीछे पड़ना",
      ],
    },
  },
  "business-correspondent": {
    of: "1qtpthl",
    description: {
      hinglish: "Phone aur fingerprint machine ke saath gaon ka bank banna.",
      hindi: "फ़ोन और फ़िंगरप्रिंट मशीन के साथ गाँव का बैंक बनना।",
    },
    summary: {
      hinglish:
        "Chhoti dukaan se ek bank ki taraf se gaon ya gali ki seva karna: khaate kholna, angoothe ke nishaan par pension aur mazdoori dena, jama lena aur har kaam par commission kamana.",
      hindi:
        "छोटी दुकान से एक बैंक की तरफ़ से गाँव या गली की सेवा करना: खाते खोलना, अँगूठे के निशान पर पेंशन और मज़दूरी देना, जमा लेना और हर काम पर कमीशन कमाना।",
    },
    day: {
      hinglish: [
        "Mazdoor ki ghisi ungli tab tak ponchhna jab tak reader use pehchaan na le",
        "Bheed aane se pehle base branch se cash laana",
        "Us mahila ka Jan Dhan khaata kholna jiska kabhi khaata nahi tha",
      ],
      hindi: [
        "मज़दूर की घिसी उँगली तब तक पोंछना जब तक रीडर उसे पहचान न ले",
        "भीड़ आने से पहले बेस ब्रांच से कैश लाना",
        "उस महिला का जन धन खाता खोलना जिसका कभी खाता नहीं था",
      ],
    },
  },
  "jewellery-appraiser": {
    of: "zv5n6k",
    description: {
      hinglish: "Loan ke liye sone ke gehne jaanchna, tolna aur keemat lagana.",
      hindi: "लोन के लिए सोने के गहने जाँचना, तौलना और क़ीमत लगाना।",
    },
    summary: {
      hinglish:
        "Bank ya gold loan firm ki branchon mein kasauti, tezaab ya machine se shuddhata jaanchna, tolna, nag ka wazan ghatana, aur batana ki kitna loan diya ja sakta hai.",
      hindi:
        "बैंक या गोल्ड लोन फ़र्म की ब्रांचों में कसौटी, तेज़ाब या मशीन से शुद्धता जाँचना, तौलना, नग का वज़न घटाना, और बताना कि कितना लोन दिया जा सकता है।",
    },
    day: {
      hinglish: [
        "Kangan ko kasauti par ragadkar lakeer padhna",
        "Wazan mein se nag aur mom ghatana",
        "Customer aur ek saathi ke saamne packet seal karna",
      ],
      hindi: ["कंगन को कसौटी पर रगड़कर लकीर पढ़ना", "वज़न में से नग और मोम घटाना", "ग्राहक और एक साथी के सामने पैकेट सील करना"],
    },
  },
  "accounts-executive": {
    of: "1hulokr",
    description: {
      hinglish: "Firm ke bill, tax aur bhugtaan chadhana aur unka milaan karna.",
      hindi: "फ़र्म के बिल, टैक्स और भुगतान चढ़ाना और उनका मिलान करना।",
    },
    summary: {
      hinglish:
        "Firm ki bikri, bill, GST aur srot par kaata tax, yaani TDS, accounting software mein chadhana aur har mahine khaate band karne mein madad karna.",
      hindi: "फ़र्म की बिक्री, बिल, GST और स्रोत पर काटा टैक्स, यानी TDS, अकाउंटिंग सॉफ़्टवेयर में चढ़ाना और हर महीने खाते बंद करने में मदद करना।",
    },
    day: {
      hinglish: [
        "Din ke bikri invoice banana, har ek par maal ka code yaani HSN aur GST",
        "Office ke kiraye se tax yaani TDS kaatna aur sarkar ko dena",
        "Taareekh se pehle GST return taiyar karna aur do gayab invoice mangwana",
      ],
      hindi: [
        "दिन के बिक्री इनवॉइस बनाना, हर एक पर माल का कोड यानी HSN और GST",
        "ऑफ़िस के किराए से टैक्स यानी TDS काटना और सरकार को देना",
        "तारीख़ से पहले GST रिटर्न तैयार करना और दो ग़ायब इनवॉइस मँगवाना",
      ],
    },
  },
  "hr-executive": {
    of: "kzwk77",
    description: {
      hinglish: "Joining ke kaagaz, chhutti ke record aur salary ka data taiyar karna.",
      hindi: "जॉइनिंग के काग़ज़, छुट्टी के रिकॉर्ड और वेतन का डेटा तैयार करना।",
    },
    summary: {
      hinglish:
        "Firm mein staff se juda roz ka kaam karna: candidates ko interview ke liye phone karna, naye logon ke kaagaz lena, haaziri aur chhutti ka hisaab rakhna, payroll ko aankde bhejna aur staff ke sawaalon ka jawab dena.",
      hindi:
        "फ़र्म में स्टाफ़ से जुड़ा रोज़ का काम करना: उम्मीदवारों को इंटरव्यू के लिए फ़ोन करना, नए लोगों के काग़ज़ लेना, हाज़िरी और छुट्टी का हिसाब रखना, पेरोल को आँकड़े भेजना और स्टाफ़ के सवालों का जवाब देना।",
    },
    day: {
      hinglish: [
        "Dopahar se pehle nau naye logon ke certificate, bank details aur Aadhaar jaanchna",
        "25 taareekh ko haaziri ki sheet band karna, taaki payroll shuru ho sake",
        "Machine operator ko samjhana ki do din ki chhutti ka paisa kyun nahi mila",
      ],
      hindi: [
        "दोपहर से पहले नौ नए लोगों के सर्टिफ़िकेट, बैंक की जानकारी और आधार जाँचना",
        "25 तारीख़ को हाज़िरी की शीट बंद करना, ताकि पेरोल शुरू हो सके",
        "मशीन ऑपरेटर को समझाना कि दो दिन की छुट्टी का पैसा क्यों नहीं मिला",
      ],
    },
  },
  "loan-recovery-agent": {
    of: "ud04al",
    description: { hinglish: "Mahine ki kist na chukane wale logon se jaakar milna.", hindi: "महीने की क़िस्त न चुकाने वाले लोगों से जाकर मिलना।" },
    summary: {
      hinglish:
        "Bank, lender ya uski agency ke liye kist mein pichhde logon ko phone karna aur unse milna, wajah sunna, tay karna ki kab chukayenge aur raseed dena. Dhamki aur gaali-galauj mana hai.",
      hindi:
        "बैंक, क़र्ज़ देने वाली कंपनी या उसकी एजेंसी के लिए क़िस्त में पिछड़े लोगों को फ़ोन करना और उनसे मिलना, वजह सुनना, तय करना कि कब चुकाएँगे और रसीद देना। धमकी और गाली-गलौज मना है।",
    },
    day: {
      hinglish: [
        "Baarah bakaya scooter loan ke liye din bhar ka ek route banana",
        "Paise ki baat se pehle darwaze par pehchaan patra aur lender ki chitthi dikhana",
        "Raj-mistri ka vaada likhna: aadha Saturday ko aur aadha mahine ke ant mein",
      ],
      hindi: [
        "बारह बक़ाया स्कूटर लोन के लिए दिन भर का एक रूट बनाना",
        "पैसे की बात से पहले दरवाज़े पर पहचान पत्र और क़र्ज़ देने वाले की चिट्ठी दिखाना",
        "राजमिस्त्री का वादा लिखना: आधा शनिवार को और आधा महीने के अंत में",
      ],
    },
  },
};
