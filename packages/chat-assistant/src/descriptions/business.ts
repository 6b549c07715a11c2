import type { ToldCareers } from "./told.ts";

export const business: ToldCareers = {
  "chartered-accountant": {
    of: "tbh781",
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
  },
  "cost-accountant": {
    of: "1pjvlot",
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
  },
  accountant: {
    of: "1m6ovwm",
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
  },
  "internal-auditor": {
    of: "g0871j",
    description: {
      hinglish: "Andar se jaanchna ki company ka paisa sahi sambhala ja raha hai ya nahi.",
      hindi: "अंदर से जाँचना कि कंपनी का पैसा सही सँभाला जा रहा है या नहीं।",
    },
    summary: {
      hinglish:
        "Company ke andar stock ginna, bhugtaan ka raasta dekhna aur niyam parakhna, aur managers ke saath tay karna ki kya sudhaarna hai.",
      hindi: "कंपनी के अंदर स्टॉक गिनना, भुगतान का रास्ता देखना और नियम परखना, और मैनेजरों के साथ तय करना कि क्या सुधारना है।",
    },
  },
  "forensic-accountant": {
    of: "1deh291",
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
  },
  "tax-consultant": {
    of: "11plqc8",
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
  },
  "management-accountant": {
    of: "1sqd2ay",
    description: {
      hinglish: "Har mahine managers ko dikhana ki munafa kyun badha ya ghata.",
      hindi: "हर महीने मैनेजरों को दिखाना कि मुनाफ़ा क्यों बढ़ा या घटा।",
    },
    summary: {
      hinglish:
        "Company ke managers ke saath baithkar budget banana, har mahine ko plan se milana aur nikaalna ki naye product, daam ya branch se kitni kamai hogi.",
      hindi: "कंपनी के मैनेजरों के साथ बैठकर बजट बनाना, हर महीने को प्लान से मिलाना और निकालना कि नए प्रोडक्ट, दाम या ब्रांच से कितनी कमाई होगी।",
    },
  },
  bookkeeper: {
    of: "1eju0q0",
    description: {
      hinglish: "Chhoti firm ke bill chadhana aur uska petty cash ginna.",
      hindi: "छोटी फ़र्म के बिल चढ़ाना और उसका पेटी कैश गिनना।",
    },
    summary: {
      hinglish:
        "Chhoti firm ki bikri, kharid, aamad aur bhugtaan Tally mein chadhana, uske office mein ya baari-baari kai dukaanon ke liye, aur saaf khaate uske accountant ko dena.",
      hindi: "छोटी फ़र्म की बिक्री, ख़रीद, आमद और भुगतान Tally में चढ़ाना, उसके ऑफ़िस में या बारी-बारी कई दुकानों के लिए, और साफ़ खाते उसके अकाउंटेंट को देना।",
    },
  },
  "payroll-officer": {
    of: "zrld8p",
    description: { hinglish: "Har mahine sainkdon logon ki salary sahi banana.", hindi: "हर महीने सैकड़ों लोगों का वेतन सही बनाना।" },
    summary: {
      hinglish:
        "Company ke HR ya accounts office, ya payroll firm mein haaziri se salary banana, tax aur provident fund kaatna, aur sabko ek hi din paisa dena.",
      hindi: "कंपनी के HR या अकाउंट्स ऑफ़िस, या पेरोल फ़र्म में हाज़िरी से वेतन बनाना, टैक्स और प्रोविडेंट फ़ंड काटना, और सबको एक ही दिन पैसा देना।",
    },
  },
  "accounts-payable-clerk": {
    of: "34rs13",
    description: {
      hinglish: "Supplier ke bill ko aaye maal se milana aur bhugtaan karna.",
      hindi: "सप्लायर के बिल को आए माल से मिलाना और भुगतान करना।",
    },
    summary: {
      hinglish:
        "Company ke accounts office ya videshi firmon ke service centre mein supplier ke bill chadhana, manzoori lena, tax kaatna aur bhugtaan ki list taiyar karna.",
      hindi: "कंपनी के अकाउंट्स ऑफ़िस या विदेशी फ़र्मों के सर्विस सेंटर में सप्लायर के बिल चढ़ाना, मंज़ूरी लेना, टैक्स काटना और भुगतान की लिस्ट तैयार करना।",
    },
  },
  "credit-controller": {
    of: "1cwrb5j",
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
  },
  "treasury-analyst": {
    of: "1ypl1w5",
    description: {
      hinglish: "Company ke cash ka anumaan lagana aur bacha paisa sahi jagah rakhna.",
      hindi: "कंपनी के कैश का अनुमान लगाना और बचा पैसा सही जगह रखना।",
    },
    summary: {
      hinglish:
        "Badi company ke finance office mein har hafte ki aamad aur bhugtaan pehle se aankna, bank ke beech paisa bhejna, videshi mudra pehle se kharidna aur bacha paisa nivesh karna.",
      hindi: "बड़ी कंपनी के फ़ाइनेंस ऑफ़िस में हर हफ़्ते की आमद और भुगतान पहले से आँकना, बैंकों के बीच पैसा भेजना, विदेशी मुद्रा पहले से ख़रीदना और बचा पैसा निवेश करना।",
    },
  },
  "chief-financial-officer": {
    of: "1gdpkdc",
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
  },
  "budget-analyst": {
    of: "qr96x1",
    description: { hinglish: "Vibhagon ki maangon ko maujood paise mein bithana.", hindi: "विभागों की माँगों को मौजूद पैसे में बिठाना।" },
    summary: {
      hinglish:
        "Company, university ya mantralay mein har vibhag ki maang jutana, pichhle kharch se parakhna, saal ka budget banana aur beech-beech mein har antar ki wajah batana.",
      hindi: "कंपनी, यूनिवर्सिटी या मंत्रालय में हर विभाग की माँग जुटाना, पिछले ख़र्च से परखना, साल का बजट बनाना और बीच-बीच में हर अंतर की वजह बताना।",
    },
  },
  "insolvency-practitioner": {
    of: "17fsg90",
    description: {
      hinglish: "Karz dene walon ke liye doobi company chalana aur kharidaar dhoondhna.",
      hindi: "क़र्ज़ देने वालों के लिए डूबी कंपनी चलाना और ख़रीदार ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Jo company karz na chuka sake use haath mein lena, chalate rehna aur aisa kharidaar dhoondhna jiska plan karz dene wale maanein; warna use bechkar paisa baantna.",
      hindi: "जो कंपनी क़र्ज़ न चुका सके उसे हाथ में लेना, चलाते रहना और ऐसा ख़रीदार ढूँढ़ना जिसका प्लान क़र्ज़ देने वाले मानें; वरना उसे बेचकर पैसा बाँटना।",
    },
  },
  "fraud-examiner": {
    of: "1g0mdie",
    description: {
      hinglish: "Firm mein farzi bill aur churai hui pehchaan ki jaanch karna.",
      hindi: "फ़र्मों में फ़र्ज़ी बिल और चुराई हुई पहचान की जाँच करना।",
    },
    summary: {
      hinglish:
        "Bank, insurance company, online dukaan ya detective firm ke liye alert aur suraag par kaam karna, kaagaz aur phone jaanchna, logon se poochhtaachh karna aur case likhna.",
      hindi: "बैंक, बीमा कंपनी, ऑनलाइन दुकान या जासूसी फ़र्म के लिए अलर्ट और सुराग़ पर काम करना, काग़ज़ और फ़ोन जाँचना, लोगों से पूछताछ करना और केस लिखना।",
    },
  },
  "bank-teller": {
    of: "135i5ld",
    description: { hinglish: "Counter par cash lena aur dena.", hindi: "काउंटर पर कैश लेना और देना।" },
    summary: {
      hinglish:
        "Sarkari, private ya cooperative bank ke cash counter par note ginna, sign milana aur nakli note pakadna. Har shaam daraaz ka hisaab milna hi chahiye.",
      hindi: "सरकारी, प्राइवेट या सहकारी बैंक के कैश काउंटर पर नोट गिनना, दस्तख़त मिलाना और नक़ली नोट पकड़ना। हर शाम दराज़ का हिसाब मिलना ही चाहिए।",
    },
  },
  "bank-manager": {
    of: "1dpswr8",
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
  },
  "bank-officer": {
    of: "1ep8tcc",
    description: {
      hinglish: "Cash se loan tak, branch ki desk baari-baari sambhalna.",
      hindi: "कैश से लोन तक, ब्रांच की डेस्क बारी-बारी सँभालना।",
    },
    summary: {
      hinglish: "Chhote loan taiyar karna, counter ki entry pass karna aur bank branch ki ek ke baad ek desk sambhalna.",
      hindi: "छोटे लोन तैयार करना, काउंटर की एंट्री पास करना और बैंक ब्रांच की एक के बाद एक डेस्क सँभालना।",
    },
  },
  "loan-officer": {
    of: "rsv1yz",
    description: {
      hinglish: "Kaagaz dekhkar aur jaakar parakhna ki loan wapas aayega ya nahi.",
      hindi: "काग़ज़ देखकर और जाकर परखना कि लोन वापस आएगा या नहीं।",
    },
    summary: {
      hinglish:
        "Bank ya loan company ke liye ghar, car ya business loan chahne walon se milna, unki aamdani, kaagaz aur property jaanchna, aur batana ki kitna loan dena hai.",
      hindi: "बैंक या लोन कंपनी के लिए घर, कार या बिज़नेस लोन चाहने वालों से मिलना, उनकी आमदनी, काग़ज़ और प्रॉपर्टी जाँचना, और बताना कि कितना लोन देना है।",
    },
  },
  "credit-analyst": {
    of: "1q8ncos",
    description: {
      hinglish: "Company ki balance sheet padhkar batana ki loan dena kitna risky hai.",
      hindi: "कंपनी की बैलेंस शीट पढ़कर बताना कि लोन देने में कितना जोखिम है।",
    },
    summary: {
      hinglish:
        "Bank ke credit vibhag mein company ke khaaton, order aur karz se nikaalna ki woh kitna chuka sakti hai, note likhna, aur baad mein loan par nazar rakhna.",
      hindi: "बैंक के क्रेडिट विभाग में कंपनी के खातों, ऑर्डर और क़र्ज़ से निकालना कि वह कितना चुका सकती है, नोट लिखना, और बाद में लोन पर नज़र रखना।",
    },
  },
  "agricultural-loan-officer": {
    of: "1pbh9sc",
    description: {
      hinglish: "Khet dekhkar kisaanon ko fasal aur zameen par loan dena.",
      hindi: "खेत देखकर किसानों को फ़सल और ज़मीन पर लोन देना।",
    },
    summary: {
      hinglish:
        "Branch ke gaonon mein khet, dairy aur pump dekhna, fasal, zameen aur kisaan ko parakhna, loan ka case banana, aur jaanna ki kis mahine mein woh chukaya ja sakta hai.",
      hindi: "ब्रांच के गाँवों में खेत, डेयरी और पंप देखना, फ़सल, ज़मीन और किसान को परखना, लोन का केस बनाना, और जानना कि किस महीने में वह चुकाया जा सकता है।",
    },
  },
  "investment-banker": {
    of: "47nb6u",
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
  },
  "foreign-exchange-trader": {
    of: "1cp1gbk",
    description: {
      hinglish: "Bank ke liye dollar aur doosri videshi mudra kharidna aur bechna.",
      hindi: "बैंक के लिए डॉलर और दूसरी विदेशी मुद्रा ख़रीदना और बेचना।",
    },
    summary: {
      hinglish:
        "Bank ke dealing room mein, zyadatar Mumbai mein, exporter aur importer ko rate dena, har sauda market mein cover karna aur bank ke apne daanv had mein rakhna.",
      hindi: "बैंक के डीलिंग रूम में, ज़्यादातर मुंबई में, एक्सपोर्टर और इंपोर्टर को रेट देना, हर सौदा बाज़ार में कवर करना और बैंक के अपने दाँव हद में रखना।",
    },
  },
  "letter-of-credit-document-examiner": {
    of: "1d1xbwm",
    description: {
      hinglish: "Shipping ke kaagaz ko bank ke bhugtaan ke vaade se milana.",
      hindi: "शिपिंग के काग़ज़ों को बैंक के भुगतान के वादे से मिलाना।",
    },
    summary: {
      hinglish: "Shipping ke kaagaz ko bank ke letter of credit se milakar jaanchna, taaki exporter ko paisa aur importer ko maal mile.",
      hindi: "शिपिंग के काग़ज़ों को बैंक के लेटर ऑफ़ क्रेडिट से मिलाकर जाँचना, ताकि एक्सपोर्टर को पैसा और इंपोर्टर को माल मिले।",
    },
  },
  "relationship-manager": {
    of: "11xaf29",
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
  },
  "microfinance-officer": {
    of: "t1aj4c",
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
  },
  "bank-clerk": {
    of: "1u08xlw",
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
  },
  "bank-compliance-officer": {
    of: "18fo5l5",
    description: {
      hinglish: "Jaanchna ki bank ki branchein Reserve Bank ke niyam maanti hain ya nahi.",
      hindi: "जाँचना कि बैंक की ब्रांचें रिज़र्व बैंक के नियम मानती हैं या नहीं।",
    },
    summary: {
      hinglish:
        "Bank ke head ya zonal office mein Reserve Bank ke har circular ko kaam ke step mein badalna, branchein jaanchna, chook ki report board ko dena aur inspector ko jawab dena.",
      hindi: "बैंक के हेड या ज़ोनल ऑफ़िस में रिज़र्व बैंक के हर सर्कुलर को काम के स्टेप में बदलना, ब्रांचें जाँचना, चूक की रिपोर्ट बोर्ड को देना और इंस्पेक्टर को जवाब देना।",
    },
  },
  "anti-money-laundering-analyst": {
    of: "w09iy1",
    description: {
      hinglish: "Parakhna ki kin ajeeb transfer mein kaala paisa ho sakta hai.",
      hindi: "परखना कि किन अजीब ट्रांसफ़र में काला पैसा हो सकता है।",
    },
    summary: {
      hinglish:
        "Bank ya uski service firm mein ek ke baad ek alert dekhna: customer kaun hai aur paisa kahan gaya yeh jaanchna, aur alert band karna ya uski report karna.",
      hindi: "बैंक या उसकी सर्विस फ़र्म में एक के बाद एक अलर्ट देखना: ग्राहक कौन है और पैसा कहाँ गया यह जाँचना, और अलर्ट बंद करना या उसकी रिपोर्ट करना।",
    },
  },
  "collections-manager": {
    of: "10vvhef",
    description: {
      hinglish: "Kanoon ke andar aur bina dhamki ke bakaya loan chukwana.",
      hindi: "क़ानून के अंदर और बिना धमकी के बक़ाया लोन चुकवाना।",
    },
    summary: {
      hinglish:
        "Bank ya finance company ki recovery team chalana, jiske caller aur field staff pehle chhoti kist, phir kanooni notice aur aakhir mein court case ka raasta lete hain.",
      hindi: "बैंक या फ़ाइनेंस कंपनी की रिकवरी टीम चलाना, जिसके कॉलर और फ़ील्ड स्टाफ़ पहले छोटी क़िस्त, फिर क़ानूनी नोटिस और आख़िर में कोर्ट केस का रास्ता लेते हैं।",
    },
  },
  actuary: {
    of: "7v0yha",
    description: {
      hinglish: "Pichhli mauton aur claim se nikaalna ki bima kitne ka hona chahiye.",
      hindi: "पिछली मौतों और क्लेम से निकालना कि बीमा कितने का होना चाहिए।",
    },
    summary: {
      hinglish: "Saalon ki mauton, beemariyon aur claim se hisaab lagana ki policy kitne ki ho aur bima company kitna paisa alag rakhe.",
      hindi: "सालों की मौतों, बीमारियों और क्लेम से हिसाब लगाना कि पॉलिसी कितने की हो और बीमा कंपनी कितना पैसा अलग रखे।",
    },
  },
  "insurance-underwriter": {
    of: "oj991e",
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
  },
  "insurance-agent": {
    of: "uhx3ht",
    description: {
      hinglish: "Parivar ko wahi policy bechna jiska paisa woh bharta reh sake.",
      hindi: "परिवार को वही पॉलिसी बेचना जिसका पैसा वह भरता रह सके।",
    },
    summary: {
      hinglish: "Ghar ki baithak aur dukaan ke counter par policy samjhana, aur wahi bechna jiska paisa parivar bharta reh sake.",
      hindi: "घर की बैठक और दुकान के काउंटर पर पॉलिसी समझाना, और वही बेचना जिसका पैसा परिवार भरता रह सके।",
    },
  },
  "loss-adjuster": {
    of: "1bwi3ak",
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
  },
  "claims-adjuster": {
    of: "xfctdz",
    description: {
      hinglish: "Claim ko policy se milana aur uchit rakam ki peshkash karna.",
      hindi: "क्लेम को पॉलिसी से मिलाना और उचित रक़म की पेशकश करना।",
    },
    summary: {
      hinglish:
        "Bima ya health claim company ke office mein kaagaz maangna, taareekh, sharten aur bill jaanchna, surveyor ya doctor bhejna, aur paisa dena, kaatna ya mana karna.",
      hindi: "बीमा या हेल्थ क्लेम कंपनी के ऑफ़िस में काग़ज़ माँगना, तारीख़, शर्तें और बिल जाँचना, सर्वेयर या डॉक्टर भेजना, और पैसा देना, काटना या मना करना।",
    },
  },
  "risk-manager": {
    of: "138aw1u",
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
  },
  "loss-prevention-engineer": {
    of: "1n7ixn6",
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
  },
  "financial-analyst": {
    of: "6w3j3x",
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
  },
  "equity-research-analyst": {
    of: "qqobyg",
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
  },
  "fund-manager": {
    of: "1r01pjn",
    description: { hinglish: "Hazaron logon ki bachat ke liye share aur bond chunna.", hindi: "हज़ारों लोगों की बचत के लिए शेयर और बॉन्ड चुनना।" },
    summary: {
      hinglish:
        "Mutual fund, bima company ya pension fund ki scheme chalana: analyst ki baat sunna, aur har trading din scheme ke niyamon mein tay karna ki kya aur kitna kharidna hai aur kab bechna hai.",
      hindi:
        "म्यूचुअल फ़ंड, बीमा कंपनी या पेंशन फ़ंड की स्कीम चलाना: एनालिस्ट की बात सुनना, और हर ट्रेडिंग दिन स्कीम के नियमों में तय करना कि क्या और कितना ख़रीदना है और कब बेचना है।",
    },
  },
  "stock-broker": {
    of: "1h33bu3",
    description: { hinglish: "Client ke share ke order exchange par daalna.", hindi: "क्लाइंट के शेयर के ऑर्डर एक्सचेंज पर डालना।" },
    summary: {
      hinglish:
        "Broking firm mein ya uske agent ke roop mein khaate kholna, phone ya screen par order lena, charge aur margin samjhana, aur market girne par client ko phone karna.",
      hindi:
        "ब्रोकिंग फ़र्म में या उसके एजेंट के रूप में खाते खोलना, फ़ोन या स्क्रीन पर ऑर्डर लेना, चार्ज और मार्जिन समझाना, और बाज़ार गिरने पर क्लाइंट को फ़ोन करना।",
    },
  },
  "personal-financial-adviser": {
    of: "e9j0v1",
    description: {
      hinglish: "School ki fees aur budhape ke liye parivar ki bachat plan karna.",
      hindi: "स्कूल की फ़ीस और बुढ़ापे के लिए परिवार की बचत प्लान करना।",
    },
    summary: {
      hinglish:
        "Parivar ke saath baithkar uski kamai, karz aur sampatti likhna, saath mein lakshya tay karna, fund aur bima sujhana, aur har saal phir dekhna ki kya badla hai.",
      hindi: "परिवार के साथ बैठकर उसकी कमाई, क़र्ज़ और संपत्ति लिखना, साथ में लक्ष्य तय करना, फ़ंड और बीमा सुझाना, और हर साल फिर देखना कि क्या बदला है।",
    },
  },
  "wealth-manager": {
    of: "1u3hg7r",
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
  },
  "venture-capital-analyst": {
    of: "iu5mji",
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
  },
  "commodity-trader": {
    of: "16j4i5q",
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
  },
  "derivatives-trader": {
    of: "1sci520",
    description: {
      hinglish: "Futures aur options ka kaam: aage ke din ke liye aaj tay saude karna.",
      hindi: "फ़्यूचर्स और ऑप्शंस का काम: आगे के दिन के लिए आज तय सौदे करना।",
    },
    summary: {
      hinglish:
        "Aaj tay daam par baad mein kharidne ya bechne ke vaadon, yaani futures aur options, ka sauda karna aur sambhavit nuksaan ko had mein rakhna.",
      hindi: "आज तय दाम पर बाद में ख़रीदने या बेचने के वादों, यानी फ़्यूचर्स और ऑप्शंस, का सौदा करना और संभावित नुक़सान को हद में रखना।",
    },
  },
  "risk-analyst": {
    of: "13schoy",
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
  },
  "quantitative-analyst": {
    of: "tx3rzi",
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
  },
  "mergers-and-acquisitions-analyst": {
    of: "ay3oje",
    description: {
      hinglish: "Kharidne layak companies dhoondhna aur unka daam nikaalna.",
      hindi: "ख़रीदने लायक़ कंपनियाँ ढूँढ़ना और उनका दाम निकालना।",
    },
    summary: {
      hinglish: "Kharidne layak companies dhoondhna, daam nikaalna aur unke kaagaz mein woh baat khojna jo sauda bigaad sakti hai.",
      hindi: "ख़रीदने लायक़ कंपनियाँ ढूँढ़ना, दाम निकालना और उनके काग़ज़ों में वह बात खोजना जो सौदा बिगाड़ सकती है।",
    },
  },
  "compliance-analyst": {
    of: "z3kbhw",
    description: {
      hinglish: "Trade aur customers ko regulator ke niyamon se milakar jaanchna.",
      hindi: "ट्रेड और ग्राहकों को रेगुलेटर के नियमों से मिलाकर जाँचना।",
    },
    summary: {
      hinglish:
        "Broker, fund ya bank mein ajeeb order ke alert dekhna, client ke kaagaz aur vigyapan jaanchna, staff ko naye circular sikhana aur return bharna.",
      hindi: "ब्रोकर, फ़ंड या बैंक में अजीब ऑर्डर के अलर्ट देखना, क्लाइंट के काग़ज़ और विज्ञापन जाँचना, स्टाफ़ को नए सर्कुलर सिखाना और रिटर्न भरना।",
    },
  },
  "mutual-fund-agent": {
    of: "1rf8aly",
    description: {
      hinglish: "Parivaron ko mutual fund bechna aur market girne par dilaasa dena.",
      hindi: "परिवारों को म्यूचुअल फ़ंड बेचना और बाज़ार गिरने पर दिलासा देना।",
    },
    summary: {
      hinglish:
        "Parivar ko mutual fund chunne aur har mahine ka plan shuru karne mein madad dena, uske kaagaz taiyar karna, aur market girne par use ghabrakar bechne se rokna.",
      hindi: "परिवार को म्यूचुअल फ़ंड चुनने और हर महीने का प्लान शुरू करने में मदद देना, उसके काग़ज़ तैयार करना, और बाज़ार गिरने पर उसे घबराकर बेचने से रोकना।",
    },
  },
  "certified-financial-planner": {
    of: "1kx9jzr",
    description: {
      hinglish: "Pehli salary se aakhri vasiyat tak, parivar ke paise ka plan banana.",
      hindi: "पहली तनख़्वाह से आख़िरी वसीयत तक, परिवार के पैसे का प्लान बनाना।",
    },
    summary: {
      hinglish:
        "Ghar ki salary, loan, bima, bachchon ke college aur budhape ko ek saath dekhna, aur likhkar dena ki kitna bachana hai, kismein aur kab tak.",
      hindi: "घर की तनख़्वाह, लोन, बीमा, बच्चों के कॉलेज और बुढ़ापे को एक साथ देखना, और लिखकर देना कि कितना बचाना है, किसमें और कब तक।",
    },
  },
  "valuation-specialist": {
    of: "1mo279q",
    description: {
      hinglish: "Merger ya court ke liye brand, share ya machine ki keemat lagana.",
      hindi: "मर्जर या कोर्ट के लिए ब्रांड, शेयर या मशीन की क़ीमत लगाना।",
    },
    summary: {
      hinglish: "Share aur brand ki, ya engineer hone par machine aur plant ki, aisi keemat lagana jo merger ya court mein tik sake.",
      hindi: "शेयर और ब्रांड की, या इंजीनियर होने पर मशीन और प्लांट की, ऐसी क़ीमत लगाना जो मर्जर या कोर्ट में टिक सके।",
    },
  },
  "investor-relations-manager": {
    of: "1tz92eu",
    description: { hinglish: "Company ke nateeje uske shareholders ko samjhana.", hindi: "कंपनी के नतीजे उसके शेयरधारकों को समझाना।" },
    summary: {
      hinglish:
        "Listed company ke liye results call aur presentation taiyar karna, fund managers ke sawaalon ke nishpaksh jawab dena, aur board ko batana ki niveshkon ko kis baat par shak hai.",
      hindi:
        "लिस्टेड कंपनी के लिए रिज़ल्ट कॉल और प्रेज़ेंटेशन तैयार करना, फ़ंड मैनेजरों के सवालों के निष्पक्ष जवाब देना, और बोर्ड को बताना कि निवेशकों को किस बात पर शक है।",
    },
  },
  "human-resources-manager": {
    of: "thg3uz",
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
  },
  recruiter: {
    of: "1bbxhdj",
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
  },
  "training-and-development-manager": {
    of: "vruaut",
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
  },
  "compensation-and-benefits-manager": {
    of: "1jgltv6",
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
  },
  "labour-relations-manager": {
    of: "fu6gc4",
    description: { hinglish: "Hadtaal rokne ya khatm karne ke liye union se milna.", hindi: "हड़ताल रोकने या ख़त्म करने के लिए यूनियन से मिलना।" },
    summary: {
      hinglish:
        "Plant mein gate par hi shikayatein suljhana, har kuch saal mein union se vetan samjhaute par mol-bhaav karna, aur baat na bane to labour office jaana.",
      hindi: "प्लांट में गेट पर ही शिकायतें सुलझाना, हर कुछ साल में यूनियन से वेतन समझौते पर मोल-भाव करना, और बात न बने तो लेबर ऑफ़िस जाना।",
    },
  },
  "organisational-psychologist": {
    of: "n6me3m",
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
  },
  "job-analyst": {
    of: "14dg89d",
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
  },
  "corporate-trainer": {
    of: "19pgoav",
    description: { hinglish: "Role play se staff ko bechna aur lead karna sikhana.", hindi: "रोल प्ले से स्टाफ़ को बेचना और टीम चलाना सिखाना।" },
    summary: {
      hinglish:
        "Company ya training firm ke liye, ya akele, poochhna ki staff kya theek se nahi karta, din bhar ke abhyaas banana, bees adults ko karwana, aur phir agle shehar jaana.",
      hindi:
        "कंपनी या ट्रेनिंग फ़र्म के लिए, या अकेले, पूछना कि स्टाफ़ क्या ठीक से नहीं करता, दिन भर के अभ्यास बनाना, बीस वयस्कों को करवाना, और फिर अगले शहर जाना।",
    },
  },
  "executive-recruiter": {
    of: "1mnfb8j",
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
  },
  "labour-welfare-officer": {
    of: "433ncq",
    description: {
      hinglish: "Workers ki canteen, creche aur ghar ki pareshaaniyon ka khayal rakhna.",
      hindi: "मज़दूरों की कैंटीन, क्रेच और घर की परेशानियों का ख़याल रखना।",
    },
    summary: {
      hinglish:
        "Badi factory, khadaan ya bagaan mein, jahan kanoon aisa officer maangta hai, canteen, creche aur rest room dekhna, workers ki pareshaaniyan sunna aur managers tak pahunchana.",
      hindi: "बड़ी फ़ैक्टरी, खदान या बाग़ान में, जहाँ क़ानून ऐसा अफ़सर माँगता है, कैंटीन, क्रेच और रेस्ट रूम देखना, मज़दूरों की परेशानियाँ सुनना और मैनेजरों तक पहुँचाना।",
    },
  },
  "manpower-officer": {
    of: "2togsz",
    description: {
      hinglish: "Anumaan lagana ki har shift mein kitne log chahiye honge.",
      hindi: "अनुमान लगाना कि हर शिफ़्ट में कितने लोग चाहिए होंगे।",
    },
    summary: {
      hinglish:
        "Har vibhag ke saath plan karna ki agle mahine aur agle saal kis skill ke kitne log chahiye, aur samay rehte unki bharti, tabadla ya training karwana.",
      hindi: "हर विभाग के साथ प्लान करना कि अगले महीने और अगले साल किस स्किल के कितने लोग चाहिए, और समय रहते उनकी भर्ती, तबादला या ट्रेनिंग करवाना।",
    },
  },
  "marketing-manager": {
    of: "1qorsl9",
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
  },
  "brand-manager": {
    of: "1b6uzw4",
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
  },
  "digital-marketing-specialist": {
    of: "d01o6x",
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
  },
  "market-research-analyst": {
    of: "qcnvdf",
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
  },
  "media-planner": {
    of: "12pm65e",
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
  },
  "advertising-account-executive": {
    of: "trg9t3",
    description: {
      hinglish: "Client ki chaahat aur vigyapan walon ke idea ek doosre tak pahunchana.",
      hindi: "क्लाइंट की चाहत और विज्ञापन वालों के आइडिया एक-दूसरे तक पहुँचाना।",
    },
    summary: {
      hinglish:
        "Client ki chaahat agency ke lekhakon aur kalaakaaron tak, aur unke idea client tak pahunchana, aur dono pakshon ko khush rakhna.",
      hindi: "क्लाइंट की चाहत एजेंसी के लेखकों और कलाकारों तक, और उनके आइडिया क्लाइंट तक पहुँचाना, और दोनों पक्षों को ख़ुश रखना।",
    },
  },
  "email-marketing-specialist": {
    of: "kyqc6b",
    description: {
      hinglish: "Aise e-mail aur app alert set karna jo apne aap jaate hain.",
      hindi: "ऐसे ईमेल और ऐप अलर्ट सेट करना जो अपने आप जाते हैं।",
    },
    summary: {
      hinglish:
        "Newsletter likhna aur aise e-mail, WhatsApp message aur app alert set karna jo customer ke kharidne ya cart bhool jaane par apne aap jaate hain.",
      hindi: "न्यूज़लेटर लिखना और ऐसे ईमेल, WhatsApp मैसेज और ऐप अलर्ट सेट करना जो ग्राहक के ख़रीदने या कार्ट भूल जाने पर अपने आप जाते हैं।",
    },
  },
  "marketing-analyst": {
    of: "2415d7",
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
  },
  "advertising-and-promotion-manager": {
    of: "892a2e",
    description: {
      hinglish: "Firm ke offer aur contest dukaan ke poster tak sambhalna.",
      hindi: "फ़र्म के ऑफ़र और कॉन्टेस्ट दुकान के पोस्टर तक सँभालना।",
    },
    summary: {
      hinglish:
        "Sabun, scooter ya phone company ke liye saal bhar ke vigyapan aur offer plan karna, agency rakhna, har ek ka kharch tay karna aur dukaanon par jaakar dekhna.",
      hindi: "साबुन, स्कूटर या फ़ोन कंपनी के लिए साल भर के विज्ञापन और ऑफ़र प्लान करना, एजेंसी रखना, हर एक का ख़र्च तय करना और दुकानों पर जाकर देखना।",
    },
  },
  "product-marketing-manager": {
    of: "19av2ti",
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
  },
  "corporate-communications-manager": {
    of: "sgv6fp",
    description: {
      hinglish: "Staff aur press ke liye company ki achhi aur buri khabar likhna.",
      hindi: "स्टाफ़ और प्रेस के लिए कंपनी की अच्छी और बुरी ख़बर लिखना।",
    },
    summary: {
      hinglish:
        "Company ki taraf se bolna: bayaan, bhaashan aur staff ke note likhna, patrakaaron ko jaanna, aur gadbad hone par ghante bhar mein tay karna ki kya kehna hai.",
      hindi: "कंपनी की तरफ़ से बोलना: बयान, भाषण और स्टाफ़ के नोट लिखना, पत्रकारों को जानना, और गड़बड़ होने पर घंटे भर में तय करना कि क्या कहना है।",
    },
  },
  "sales-manager": {
    of: "nwc7pt",
    description: { hinglish: "Sales team ke target aur ilaake tay karna.", hindi: "सेल्स टीम के टारगेट और इलाक़े तय करना।" },
    summary: {
      hinglish:
        "Ek ilaake mein aath se bees sales walon ki team chalana: unhe rakhna aur sikhana, tay karna ki kaun kiske paas jaye, order aur bakaya dekhna, aur har mahine director ko jawab dena.",
      hindi:
        "एक इलाक़े में आठ से बीस सेल्स वालों की टीम चलाना: उन्हें रखना और सिखाना, तय करना कि कौन किसके पास जाए, ऑर्डर और बक़ाया देखना, और हर महीने डायरेक्टर को जवाब देना।",
    },
  },
  "business-development-manager": {
    of: "1ydv1ki",
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
  },
  "key-account-manager": {
    of: "1h7vb7x",
    description: { hinglish: "Aadhi bikri dene wale das customers ko jode rakhna.", hindi: "आधी बिक्री देने वाले दस ग्राहकों को जोड़े रखना।" },
    summary: {
      hinglish:
        "Supermarket ya hospital chain jaise kuch bade kharidaar sambhalna: saal ke daam tay karna, dekhna ki order sahi pahunchein, aur na pahunchein to sabse pehle shikayat sunna.",
      hindi: "सुपरमार्केट या अस्पताल चेन जैसे कुछ बड़े ख़रीदार सँभालना: साल के दाम तय करना, देखना कि ऑर्डर सही पहुँचें, और न पहुँचें तो सबसे पहले शिकायत सुनना।",
    },
  },
  "export-manager": {
    of: "1ibtq7t",
    description: {
      hinglish: "Bharat ke masale, shirt ya dhalai ke purze videsh ke kharidaaron ko bechna.",
      hindi: "भारत के मसाले, शर्ट या ढलाई के पुर्ज़े विदेश के ख़रीदारों को बेचना।",
    },
    summary: {
      hinglish:
        "Exporter ke liye melon mein aur online kharidaar dhoondhna, sample bhejna, dollar mein daam batana, aur dekhna ki maal, label, kaagaz aur bhugtaan sab sahi hon.",
      hindi: "एक्सपोर्टर के लिए मेलों में और ऑनलाइन ख़रीदार ढूँढ़ना, सैंपल भेजना, डॉलर में दाम बताना, और देखना कि माल, लेबल, काग़ज़ और भुगतान सब सही हों।",
    },
  },
  "technical-sales-engineer": {
    of: "pzsa85",
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
  },
  "area-sales-officer": {
    of: "17kafqp",
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
  },
  "proposal-coordinator": {
    of: "gh9nd6",
    description: {
      hinglish: "Tender portal chhaanna aur poori bid jodkar taiyar karna.",
      hindi: "टेंडर पोर्टल छानना और पूरी बोली जोड़कर तैयार करना।",
    },
    summary: {
      hinglish:
        "Thekedar ya supplier ke liye sau-sau page ke tender padhna, saathiyon se daam, drawing aur certificate jutana, aur samay khatm hone se pehle bid jama karna.",
      hindi: "ठेकेदार या सप्लायर के लिए सौ-सौ पेज के टेंडर पढ़ना, साथियों से दाम, ड्रॉइंग और सर्टिफ़िकेट जुटाना, और समय ख़त्म होने से पहले बोली जमा करना।",
    },
  },
  "real-estate-agent": {
    of: "ghziuh",
    description: {
      hinglish: "Ghar, plot aur dukaan dikhana aur kharidaar ko saude tak lana.",
      hindi: "घर, प्लॉट और दुकान दिखाना और ख़रीदार को सौदे तक लाना।",
    },
    summary: {
      hinglish:
        "Bechne ya kiraye ke liye ghar aur dukaan dhoondhna, dikhana, dono taraf offer pahunchana, kaagaz aur registry karwana, aur har saude ke hisse se ghar chalana.",
      hindi: "बेचने या किराए के लिए घर और दुकान ढूँढ़ना, दिखाना, दोनों तरफ़ ऑफ़र पहुँचाना, काग़ज़ और रजिस्ट्री करवाना, और हर सौदे के हिस्से से घर चलाना।",
    },
  },
  "property-appraiser": {
    of: "1slyuls",
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
  },
  "property-manager": {
    of: "1lh0bb1",
    description: {
      hinglish: "Maalikon ke flat aur dukaan kiraye par dena aur lift theek karwana.",
      hindi: "मालिकों के फ़्लैट और दुकान किराए पर देना और लिफ़्ट ठीक करवाना।",
    },
    summary: {
      hinglish:
        "Maalik, builder ya property firm ke liye kirayedaar dhoondhna, lease likhna, kiraya lena, marammat karwana aur shor, paani aur deposit ke jhagde suljhana.",
      hindi: "मालिक, बिल्डर या प्रॉपर्टी फ़र्म के लिए किराएदार ढूँढ़ना, लीज़ लिखना, किराया लेना, मरम्मत करवाना और शोर, पानी और डिपॉज़िट के झगड़े सुलझाना।",
    },
  },
  "real-estate-developer": {
    of: "9vx88d",
    description: { hinglish: "Zameen kharidna, manzooriyan lena aur tower banwana.", hindi: "ज़मीन ख़रीदना, मंज़ूरियाँ लेना और टावर बनवाना।" },
    summary: {
      hinglish:
        "Zameen dhoondhna, karz lena, architect aur thekedar rakhna, har manzoori lena, project ke RERA page ke vaade ke mutabik flat bechna, aur na bikein to ghaata uthana.",
      hindi: "ज़मीन ढूँढ़ना, क़र्ज़ लेना, आर्किटेक्ट और ठेकेदार रखना, हर मंज़ूरी लेना, प्रोजेक्ट के RERA पेज के वादे के मुताबिक़ फ़्लैट बेचना, और न बिकें तो घाटा उठाना।",
    },
  },
  "mortgage-broker": {
    of: "1d2c3q1",
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
  },
  auctioneer: {
    of: "1fvwc18",
    description: { hinglish: "Machhli, sabzi ya painting ki boli lagwana.", hindi: "मछली, सब्ज़ी या पेंटिंग की बोली लगवाना।" },
    summary: {
      hinglish:
        "Mandi, machhli bandargah, pashu mele ya art auction house mein maal dekhna, daam pukaarna, har boli par nazar rakhna, batana ki maal kiska hua aur dekhna ki paisa mil jaye.",
      hindi:
        "मंडी, मछली बंदरगाह, पशु मेले या कला नीलामी घर में माल देखना, दाम पुकारना, हर बोली पर नज़र रखना, बताना कि माल किसका हुआ और देखना कि पैसा मिल जाए।",
    },
  },
  "management-consultant": {
    of: "158nos9",
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
  },
  "chief-executive-officer": {
    of: "13d8ydc",
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
  },
  "operations-manager": {
    of: "gyyp7",
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
  },
  "corporate-planner": {
    of: "zt66y3",
    description: {
      hinglish: "Rival companies ko parakhkar board ko batana ki kis market mein utrein.",
      hindi: "मुक़ाबले की कंपनियों को परखकर बोर्ड को बताना कि किस बाज़ार में उतरें।",
    },
    summary: {
      hinglish: "Market aur rival companies ko samajhna aur yeh chunne ki taiyari karna ki company aage kis business mein utre.",
      hindi: "बाज़ार और मुक़ाबले की कंपनियों को समझना और यह चुनने की तैयारी करना कि कंपनी आगे किस बिज़नेस में उतरे।",
    },
  },
  "project-management-specialist": {
    of: "vt6csr",
    description: {
      hinglish: "Metro jitne bade project ke plan aur report taiyar karna.",
      hindi: "मेट्रो जितने बड़े प्रोजेक्ट के प्लान और रिपोर्ट तैयार करना।",
    },
    summary: {
      hinglish: "Aise project ke plan, risk list aur report banana jo itne bade ho gaye ki maalik khud na sambhal sakein.",
      hindi: "ऐसे प्रोजेक्ट के प्लान, रिस्क लिस्ट और रिपोर्ट बनाना जो इतने बड़े हो गए कि मालिक ख़ुद न सँभाल सकें।",
    },
  },
  "change-management-specialist": {
    of: "vullnn",
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
  },
  "business-process-analyst": {
    of: "1ur4poi",
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
  },
  entrepreneur: {
    of: "mxhsdk",
    description: { hinglish: "Business shuru karna aur uska har jokhim uthana.", hindi: "बिज़नेस शुरू करना और उसका हर जोखिम उठाना।" },
    summary: {
      hinglish:
        "Aisi cheez dhoondhna jiske liye log paisa dein, use banana ya kharidna, bechna, log rakhna, karz lena aur hisaab rakhna; zyadatar shuruaatein chhoti hoti hain, aur kai pehli koshishein nakaam hoti hain.",
      hindi:
        "ऐसी चीज़ ढूँढ़ना जिसके लिए लोग पैसा दें, उसे बनाना या ख़रीदना, बेचना, लोग रखना, क़र्ज़ लेना और हिसाब रखना; ज़्यादातर शुरुआतें छोटी होती हैं, और कई पहली कोशिशें नाकाम होती हैं।",
    },
  },
  "security-manager": {
    of: "14etoe8",
    description: {
      hinglish: "Trained team ke saath company ke gate aur maal ki raksha karna.",
      hindi: "प्रशिक्षित टीम के साथ कंपनी के गेट और माल की रक्षा करना।",
    },
    summary: {
      hinglish:
        "Plant, bank, mall ya hotel chain ke liye khatre aankna, guard ki duty likhna, agency rakhna, camera aur gate jaanchna, aur chori ki tehkikaat karna.",
      hindi: "प्लांट, बैंक, मॉल या होटल चेन के लिए ख़तरे आँकना, गार्ड की ड्यूटी लिखना, एजेंसी रखना, कैमरे और गेट जाँचना, और चोरी की तहक़ीक़ात करना।",
    },
  },
  "business-coach": {
    of: "agm3br",
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
  },
  "corporate-social-responsibility-manager": {
    of: "127wq9a",
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
  },
  "facilities-manager": {
    of: "nnoo8h",
    description: { hinglish: "Badi imarat ko roshan, thanda aur surakshit rakhna.", hindi: "बड़ी इमारत को रोशन, ठंडा और सुरक्षित रखना।" },
    summary: {
      hinglish:
        "Office tower, mall, hospital ya campus sambhalna: safai, lift, bijli aur cooling ke thekedar rakhna aur jaanchna, marammat aur drill plan karna, aur bill par nazar rakhna.",
      hindi:
        "ऑफ़िस टावर, मॉल, अस्पताल या कैंपस सँभालना: सफ़ाई, लिफ़्ट, बिजली और कूलिंग के ठेकेदार रखना और जाँचना, मरम्मत और ड्रिल प्लान करना, और बिल पर नज़र रखना।",
    },
  },
  "administrative-services-manager": {
    of: "1t1gybe",
    description: {
      hinglish: "Company ki zaroorat ki daak, bus aur yatra ka intezaam karna.",
      hindi: "कंपनी की ज़रूरत की डाक, बस और यात्रा का इंतज़ाम करना।",
    },
    summary: {
      hinglish: "Woh daak, yatra, record aur saamaan sambhalna jis par baaki sabka kaam tika hai.",
      hindi: "वह डाक, यात्रा, रिकॉर्ड और सामान सँभालना जिस पर बाक़ी सबका काम टिका है।",
    },
  },
  "purchasing-manager": {
    of: "h8ky0p",
    description: {
      hinglish: "Company ka maal kharidna aur do supplier taiyar rakhna.",
      hindi: "कंपनी का माल ख़रीदना और दो सप्लायर तैयार रखना।",
    },
    summary: {
      hinglish:
        "Factory, hospital ya builder ki kharid team chalana: supplier dhoondhna aur parakhna, saal ke daam tay karna, aur maal late, mehnga ya kharab ho to jawab dena.",
      hindi: "फ़ैक्टरी, अस्पताल या बिल्डर की ख़रीद टीम चलाना: सप्लायर ढूँढ़ना और परखना, साल के दाम तय करना, और माल लेट, महँगा या ख़राब हो तो जवाब देना।",
    },
  },
  "procurement-officer": {
    of: "gtsh20",
    description: {
      hinglish: "Quotation milana, order dena aur late truck ke peeche padna.",
      hindi: "कोटेशन मिलाना, ऑर्डर देना और लेट ट्रक के पीछे पड़ना।",
    },
    summary: {
      hinglish:
        "Factory, builder ke office ya sarkari sanstha mein desk par quotation mangana, order likhna, har lorry par nazar rakhna aur dekhna ki bill mel khaye.",
      hindi: "फ़ैक्टरी, बिल्डर के ऑफ़िस या सरकारी संस्था में डेस्क पर कोटेशन मँगाना, ऑर्डर लिखना, हर लॉरी पर नज़र रखना और देखना कि बिल मेल खाए।",
    },
  },
  "vendor-development-executive": {
    of: "1snx0tz",
    description: {
      hinglish: "Chhoti workshop ko bade kharidaar ke layak purze banana sikhana.",
      hindi: "छोटी वर्कशॉप को बड़े ख़रीदार के लायक़ पुर्ज़े बनाना सिखाना।",
    },
    summary: {
      hinglish:
        "Car, machine ya appliance company ke liye chhoti workshop dhoondhna, gauge, drawing aur process mein unki madad karna, aur pehle order se pehle unke sample pass karna.",
      hindi: "कार, मशीन या अप्लायंस कंपनी के लिए छोटी वर्कशॉप ढूँढ़ना, गेज, ड्रॉइंग और प्रोसेस में उनकी मदद करना, और पहले ऑर्डर से पहले उनके सैंपल पास करना।",
    },
  },
  "demand-planner": {
    of: "1uvf970",
    description: {
      hinglish: "Anumaan lagana ki agle mahine har cheez kitni bikegi.",
      hindi: "अनुमान लगाना कि अगले महीने हर चीज़ कितनी बिकेगी।",
    },
    summary: {
      hinglish:
        "Sabun, kapde, phone ya dawa company ke liye pichhli bikri, season aur offer padhna, sales aur factory se behas karna, aur har cheez ka ek anumaan tay karna.",
      hindi: "साबुन, कपड़े, फ़ोन या दवा कंपनी के लिए पिछली बिक्री, सीज़न और ऑफ़र पढ़ना, सेल्स और फ़ैक्टरी से बहस करना, और हर चीज़ का एक अनुमान तय करना।",
    },
  },
  "contract-manager": {
    of: "mxua1u",
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
  },
  "business-continuity-planner": {
    of: "1qf3spe",
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
  },
  "import-export-specialist": {
    of: "1vcj08a",
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
  },
  "liaison-officer": {
    of: "3iukgl",
    description: { hinglish: "Company ki file sarkari daftaron mein aage badhwana.", hindi: "कंपनी की फ़ाइल सरकारी दफ़्तरों में आगे बढ़वाना।" },
    summary: {
      hinglish:
        "Builder, factory ya bijli company ke liye aavedan taiyar karna, jama karna, har vibhag ke sawaalon ka jawab dena aur head office ko batana ki kaam kis wajah se ruka hai.",
      hindi:
        "बिल्डर, फ़ैक्टरी या बिजली कंपनी के लिए आवेदन तैयार करना, जमा करना, हर विभाग के सवालों का जवाब देना और हेड ऑफ़िस को बताना कि काम किस वजह से रुका है।",
    },
  },
  "management-systems-auditor": {
    of: "uhckzb",
    description: {
      hinglish: "Certificate milne se pehle firm ko ISO standard par jaanchna.",
      hindi: "सर्टिफ़िकेट मिलने से पहले फ़र्म को ISO स्टैंडर्ड पर जाँचना।",
    },
    summary: {
      hinglish:
        "Certificate milne se pehle jaanchna ki firm quality, safety ya paryavaran ke ISO standard aur apni tay prakriya ke mutabik kaam karti hai ya nahi.",
      hindi: "सर्टिफ़िकेट मिलने से पहले जाँचना कि फ़र्म क्वालिटी, सेफ़्टी या पर्यावरण के ISO स्टैंडर्ड और अपनी तय प्रक्रिया के मुताबिक़ काम करती है या नहीं।",
    },
  },
  "pricing-analyst": {
    of: "1r5lmj2",
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
  },
  "revenue-manager": {
    of: "9jbcpn",
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
  },
  "sustainability-analyst": {
    of: "t1qbqu",
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
  },
  "call-centre-manager": {
    of: "1ewp5g8",
    description: { hinglish: "Din aur raat headset wale callers ke floor chalana.", hindi: "दिन और रात हेडसेट वाले कॉलरों के फ़्लोर चलाना।" },
    summary: {
      hinglish:
        "Bank, phone firm ya videshi client ke liye sau ya zyada callers ka floor chalana: shift plan karna, team leader ko sikhana aur client ke target poore karna.",
      hindi:
        "बैंक, फ़ोन फ़र्म या विदेशी क्लाइंट के लिए सौ या ज़्यादा कॉलरों का फ़्लोर चलाना: शिफ़्ट प्लान करना, टीम लीडर को सिखाना और क्लाइंट के टारगेट पूरे करना।",
    },
  },
  "trade-analyst": {
    of: "g9jydu",
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
  },
  "membership-manager": {
    of: "1yvt1sa",
    description: {
      hinglish: "Chamber of commerce ya club ke liye member banana aur unhe jode rakhna.",
      hindi: "चैंबर ऑफ़ कॉमर्स या क्लब के लिए सदस्य बनाना और उन्हें जोड़े रखना।",
    },
    summary: {
      hinglish:
        "Chamber, club ya professional sanstha ke liye jaanna ki members kya chahte hain, unke liye karyakram aur renewal plan karna, aur jo chhod gaye unhe wapas lana.",
      hindi: "चैंबर, क्लब या पेशेवर संस्था के लिए जानना कि सदस्य क्या चाहते हैं, उनके लिए कार्यक्रम और रिन्यूअल प्लान करना, और जो छोड़ गए उन्हें वापस लाना।",
    },
  },
  "meeting-planner": {
    of: "1b6pq34",
    description: {
      hinglish: "Hazaron delegates ke liye hall, kamre aur bus ka intezaam karna.",
      hindi: "हज़ारों डेलीगेट के लिए हॉल, कमरे और बस का इंतज़ाम करना।",
    },
    summary: {
      hinglish:
        "Hotel, association ya event firm ke liye hall, kamre, sound aur bus book karna, budget mein rehna, aur pehli bus se aakhri bill tak mauke par rehna.",
      hindi: "होटल, एसोसिएशन या इवेंट फ़र्म के लिए हॉल, कमरे, साउंड और बस बुक करना, बजट में रहना, और पहली बस से आख़िरी बिल तक मौक़े पर रहना।",
    },
  },
  "licensing-manager": {
    of: "1gqeam7",
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
  },
  "executive-assistant": {
    of: "17ig71y",
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
  },
  "office-manager": {
    of: "1w6pvd4",
    description: { hinglish: "Office mein desk, chhutti aur saamaan baantna.", hindi: "ऑफ़िस में डेस्क, छुट्टी और सामान बाँटना।" },
    summary: {
      hinglish:
        "Ek-do clerk aur tay budget ke saath bees se sau logon ke office ka roz ka kaam chalana: desk, chhutti, saamaan, bill, marammat aur mehmaan.",
      hindi: "एक-दो क्लर्क और तय बजट के साथ बीस से सौ लोगों के ऑफ़िस का रोज़ का काम चलाना: डेस्क, छुट्टी, सामान, बिल, मरम्मत और मेहमान।",
    },
  },
  stenographer: {
    of: "dk95qm",
    description: {
      hinglish: "Boli hui baat shorthand mein likhna aur phir type karna.",
      hindi: "बोली हुई बात शॉर्टहैंड में लिखना और फिर टाइप करना।",
    },
    summary: {
      hinglish: "Ek minute mein assi ya sau shabd ki raftaar se boli baat shorthand mein likhna, aur bina kisi chook ke type karna.",
      hindi: "एक मिनट में अस्सी या सौ शब्द की रफ़्तार से बोली बात शॉर्टहैंड में लिखना, और बिना किसी चूक के टाइप करना।",
    },
  },
  receptionist: {
    of: "1dm7ddd",
    description: {
      hinglish: "Aane walon ka swagat karna, call jodna aur naam yaad rakhna.",
      hindi: "आने वालों का स्वागत करना, कॉल जोड़ना और नाम याद रखना।",
    },
    summary: {
      hinglish:
        "Office, clinic ya school mein jo bhi aaye usse milna, jisse use kaam hai use dhoondhna, switchboard chalana aur visitor register rakhna.",
      hindi: "ऑफ़िस, क्लिनिक या स्कूल में जो भी आए उससे मिलना, जिससे उसे काम है उसे ढूँढ़ना, स्विचबोर्ड चलाना और विज़िटर रजिस्टर रखना।",
    },
  },
  typist: {
    of: "w2yhna",
    description: {
      hinglish: "Haath ki likhai se chitthi aur court ke kaagaz type karna.",
      hindi: "हाथ की लिखाई से चिट्ठी और कोर्ट के काग़ज़ टाइप करना।",
    },
    summary: {
      hinglish:
        "Court, sarkari daftar ya uske paas ki dukaan mein haath ki likhai dekhkar ya sunkar halafnama, notice aur table angrezi aur rajya ki bhasha mein type karna.",
      hindi: "कोर्ट, सरकारी दफ़्तर या उसके पास की दुकान में हाथ की लिखाई देखकर या सुनकर हलफ़नामा, नोटिस और तालिका अंग्रेज़ी और राज्य की भाषा में टाइप करना।",
    },
  },
  "office-assistant": {
    of: "18s0su8",
    description: { hinglish: "File rakhna, copy banana aur daak bahar le jaana.", hindi: "फ़ाइल रखना, कॉपी बनाना और डाक बाहर ले जाना।" },
    summary: {
      hinglish:
        "Sarkari ya private office mein file rakhna, copy aur type karna, kaagaz pahunchana, counter par logon ko jawab dena, aur jahan log kam padein wahan madad karna.",
      hindi: "सरकारी या प्राइवेट ऑफ़िस में फ़ाइल रखना, कॉपी और टाइप करना, काग़ज़ पहुँचाना, काउंटर पर लोगों को जवाब देना, और जहाँ लोग कम पड़ें वहाँ मदद करना।",
    },
  },
  "records-manager": {
    of: "18p2z4w",
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
  },
  "proposal-writer": {
    of: "159r0m6",
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
  },
  "virtual-assistant": {
    of: "azw70b",
    description: { hinglish: "Ghar ki desk se client ke mail aur booking niptana.", hindi: "घर की डेस्क से क्लाइंट के मेल और बुकिंग निपटाना।" },
    summary: {
      hinglish:
        "Kai chhoti firmon ya vyast logon ke liye, jo aksar videsh mein hon, mail, booking, bill aur spreadsheet ka kaam online karna, aur ghante ya mahine ke hisaab se paisa lena.",
      hindi:
        "कई छोटी फ़र्मों या व्यस्त लोगों के लिए, जो अक्सर विदेश में हों, मेल, बुकिंग, बिल और स्प्रेडशीट का काम ऑनलाइन करना, और घंटे या महीने के हिसाब से पैसा लेना।",
    },
  },
  "company-secretary": {
    of: "bmucl5",
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
  },
  "financial-controller": {
    of: "1wtmsr7",
    description: {
      hinglish: "Mahine ki closing par sign karna aur budget se bahar ka kharch rokna.",
      hindi: "महीने की क्लोज़िंग पर साइन करना और बजट से बाहर का ख़र्च रोकना।",
    },
    summary: {
      hinglish:
        "Company ke khaaton ki zimmedari lena: har mahine unhe band karna, budget ki raksha karna, auditor ka saamna karna aur CEO ko batana ki aankde kya kehte hain.",
      hindi: "कंपनी के खातों की ज़िम्मेदारी लेना: हर महीने उन्हें बंद करना, बजट की रक्षा करना, ऑडिटर का सामना करना और CEO को बताना कि आँकड़े क्या कहते हैं।",
    },
  },
  "social-media-manager": {
    of: "smo1uk",
    description: {
      hinglish: "Brand ki post plan karna aur koi post ulti pad jaye to jawab dena.",
      hindi: "ब्रांड की पोस्ट प्लान करना और कोई पोस्ट उल्टी पड़ जाए तो जवाब देना।",
    },
    summary: {
      hinglish:
        "Brand ki post, reel aur jawab plan karna aur likhna, dekhna ki log online uske baare mein kya kehte hain, aur batana ki kis post se kharidaar aaye.",
      hindi: "ब्रांड की पोस्ट, रील और जवाब प्लान करना और लिखना, देखना कि लोग ऑनलाइन उसके बारे में क्या कहते हैं, और बताना कि किस पोस्ट से ख़रीदार आए।",
    },
  },
  "fund-accountant": {
    of: "1rm2r9x",
    description: { hinglish: "Har shaam nikaalna ki fund ki ek unit kitne ki hai.", hindi: "हर शाम निकालना कि फ़ंड की एक यूनिट कितने की है।" },
    summary: {
      hinglish:
        "Fund house ya videshi fund ki service firm mein market band hone par holding ki keemat lagana, dividend aur fees chadhana, aur deadline se pehle unit ki keemat batana.",
      hindi:
        "फ़ंड हाउस या विदेशी फ़ंड की सर्विस फ़र्म में बाज़ार बंद होने पर होल्डिंग की क़ीमत लगाना, डिविडेंड और फ़ीस चढ़ाना, और डेडलाइन से पहले यूनिट की क़ीमत बताना।",
    },
  },
  "bank-examiner": {
    of: "1q8hkhq",
    description: {
      hinglish: "Bank jaanchkar RBI ko batana ki jama paisa surakshit hai ya nahi.",
      hindi: "बैंक जाँचकर RBI को बताना कि जमा पैसा सुरक्षित है या नहीं।",
    },
    summary: {
      hinglish:
        "RBI ya NABARD ke liye hafton tak bank ke loan, system aur khaate dekhna, uske officers se sawaal karna aur likhna ki kya theek karna hai, aur kab tak.",
      hindi: "RBI या NABARD के लिए हफ़्तों तक बैंक के लोन, सिस्टम और खाते देखना, उसके अफ़सरों से सवाल करना और लिखना कि क्या ठीक करना है, और कब तक।",
    },
  },
  "union-representative": {
    of: "1unl854",
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
  },
  "payroll-analyst": {
    of: "7vkqj3",
    description: {
      hinglish: "Payroll software jaanchna aur galat nikli payslip ki wajah dhoondhna.",
      hindi: "पेरोल सॉफ़्टवेयर जाँचना और ग़लत निकली पे स्लिप की वजह ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Company ya payroll service mein hazaron salary ke peeche ke niyam aur jaanch sambhalna, taaki vetan, provident fund aur tax har mahine sahi nikle.",
      hindi: "कंपनी या पेरोल सर्विस में हज़ारों लोगों के वेतन के पीछे के नियम और जाँच सँभालना, ताकि वेतन, प्रोविडेंट फ़ंड और टैक्स हर महीने सही निकले।",
    },
  },
  "diversity-and-inclusion-manager": {
    of: "hnp2rh",
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
  },
  "marketing-representative": {
    of: "1ws36ri",
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
  },
  "export-executive": {
    of: "1w67lqv",
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
  },
  "audit-associate": {
    of: "1fvc119",
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
  },
  "rating-analyst": {
    of: "1o69hur",
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
  },
  "credit-and-collection-manager": {
    of: "9hu1nj",
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
  },
  "estate-planner": {
    of: "1xiamff",
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
  },
  "stock-market-analyst": {
    of: "1rla7n3",
    description: {
      hinglish: "Daam ke chart padhkar batana ki share kahan ja sakta hai, aur kyun.",
      hindi: "दाम के चार्ट पढ़कर बताना कि शेयर कहाँ जा सकता है, और क्यों।",
    },
    summary: {
      hinglish:
        "Daam aur volume ke chart padhna, batana ki share aage kahan ja sakta hai aur logon ko bachat ganwane se pehle jokhim se savdhan karna.",
      hindi: "दाम और वॉल्यूम के चार्ट पढ़ना, बताना कि शेयर आगे कहाँ जा सकता है और लोगों को बचत गँवाने से पहले जोखिम से सावधान करना।",
    },
  },
  "claims-investigator": {
    of: "17u74tz",
    description: {
      hinglish: "Bima company ke liye pata karna ki claim mein batayi baat sach hai ya nahi.",
      hindi: "बीमा कंपनी के लिए पता करना कि क्लेम में बताई बात सच है या नहीं।",
    },
    summary: {
      hinglish:
        "Aag, chori, haadse aur maut ke baad ghar, hospital aur thaane jaana, aur woh kaagaz aur bayaan jutana jinse pata chale ki claim sachcha hai ya nahi.",
      hindi: "आग, चोरी, हादसे और मौत के बाद घर, अस्पताल और थाने जाना, और वे काग़ज़ और बयान जुटाना जिनसे पता चले कि क्लेम सच्चा है या नहीं।",
    },
  },
  "office-administrator": {
    of: "1n2h04f",
    description: {
      hinglish: "Office ki chitthi, meeting room aur bill ka kaam dekhna.",
      hindi: "ऑफ़िस की चिट्ठी, मीटिंग रूम और बिल का काम देखना।",
    },
    summary: {
      hinglish:
        "Company, college ya clinic ka office chalu rakhna: daak, visitor, meeting room, saamaan aur bill, taaki baaki sab apna kaam kar sakein.",
      hindi: "कंपनी, कॉलेज या क्लिनिक का ऑफ़िस चालू रखना: डाक, विज़िटर, मीटिंग रूम, सामान और बिल, ताकि बाक़ी सब अपना काम कर सकें।",
    },
  },
  "business-correspondent": {
    of: "gx0jqx",
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
  },
  "jewellery-appraiser": {
    of: "1gab3rj",
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
  },
  "accounts-executive": {
    of: "1klbmgu",
    description: {
      hinglish: "Firm ke bill, tax aur bhugtaan chadhana aur unka milaan karna.",
      hindi: "फ़र्म के बिल, टैक्स और भुगतान चढ़ाना और उनका मिलान करना।",
    },
    summary: {
      hinglish:
        "Firm ki bikri, bill, GST aur srot par kaata tax, yaani TDS, accounting software mein chadhana aur har mahine khaate band karne mein madad karna.",
      hindi: "फ़र्म की बिक्री, बिल, GST और स्रोत पर काटा टैक्स, यानी TDS, अकाउंटिंग सॉफ़्टवेयर में चढ़ाना और हर महीने खाते बंद करने में मदद करना।",
    },
  },
  "hr-executive": {
    of: "i3q06m",
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
  },
  "loan-recovery-agent": {
    of: "1t9buy2",
    description: { hinglish: "Mahine ki kist na chukane wale logon se jaakar milna.", hindi: "महीने की क़िस्त न चुकाने वाले लोगों से जाकर मिलना।" },
    summary: {
      hinglish:
        "Bank, lender ya uski agency ke liye kist mein pichhde logon ko phone karna aur unse milna, wajah sunna, tay karna ki kab chukayenge aur raseed dena. Dhamki aur gaali-galauj mana hai.",
      hindi:
        "बैंक, क़र्ज़ देने वाली कंपनी या उसकी एजेंसी के लिए क़िस्त में पिछड़े लोगों को फ़ोन करना और उनसे मिलना, वजह सुनना, तय करना कि कब चुकाएँगे और रसीद देना। धमकी और गाली-गलौज मना है।",
    },
  },
};
