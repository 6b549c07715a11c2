import type { ToldCareers } from "./told.ts";

export const legal: ToldCareers = {
  "criminal-lawyer": {
    of: "1cm0048",
    description: {
      hinglish: "Aaropi ka bachaav karna aur police ke gawahon se jirah karna.",
      hindi: "आरोपी का बचाव करना और पुलिस के गवाहों से जिरह करना।",
    },
    summary: {
      hinglish:
        "Hiraasat mein aaropi se milna, zamanat par bahas karna, police ke gawahon se sawaal karna, dikhana ki saboot kahan kam hai, aur saza ya appeal par bahas karna; kuch log peediton ki taraf se ladte hain.",
      hindi:
        "हिरासत में आरोपी से मिलना, ज़मानत पर बहस करना, पुलिस के गवाहों से सवाल करना, दिखाना कि सबूत कहाँ कम है, और सज़ा या अपील पर बहस करना; कुछ लोग पीड़ितों की तरफ़ से लड़ते हैं।",
    },
    day: {
      hinglish: [
        "Court ke lock-up mein apne client se milna aur uske saath FIR padhna",
        "Dikhana ki jo aadmi chaaku milte dekhne ka daava karta hai, woh tab chaalis kilometre door tha",
        "Do baje zamanat, teen baje trial par bahas karna",
      ],
      hindi: [
        "कोर्ट के लॉकअप में अपने क्लाइंट से मिलना और उसके साथ FIR पढ़ना",
        "दिखाना कि जो आदमी चाकू मिलते देखने का दावा करता है, वह तब चालीस किलोमीटर दूर था",
        "दो बजे ज़मानत, तीन बजे मुक़दमे पर बहस करना",
      ],
    },
  },
  "civil-lawyer": {
    of: "1xemh8p",
    description: {
      hinglish: "Zameen, contract aur harjaane ke mukadme saalon tak ladna.",
      hindi: "ज़मीन, कॉन्ट्रैक्ट और हर्जाने के मुक़दमे सालों तक लड़ना।",
    },
    summary: {
      hinglish:
        "Notice bhejna, daava ya jawaab likhna, galat kaam turant rokne ka aadesh maangna, gawahon se sawaal karna, aur jab tak decree ka paalan na ho, har appeal mein mukadma ladna.",
      hindi:
        "नोटिस भेजना, दावा या जवाब लिखना, ग़लत काम तुरंत रोकने का आदेश माँगना, गवाहों से सवाल करना, और जब तक डिक्री का पालन न हो, हर अपील में मुक़दमा लड़ना।",
    },
    day: {
      hinglish: [
        "Saajhi deewar ke jhagde ka likhit daava, yaani plaint, naksha lagakar taiyar karna",
        "Monday ko bulldozer aane se pehle rok ka aadesh, yaani injunction, maangna",
        "Guzar chuke pita ke angoothe ke nishaan par bhai se jirah karna",
      ],
      hindi: [
        "साझी दीवार के झगड़े का लिखित दावा, यानी वादपत्र, नक़्शा लगाकर तैयार करना",
        "सोमवार को बुलडोज़र आने से पहले रोक का आदेश, यानी इंजंक्शन, माँगना",
        "गुज़र चुके पिता के अँगूठे के निशान पर भाई से जिरह करना",
      ],
    },
  },
  "public-prosecutor": {
    of: "d0ii49",
    description: { hinglish: "Aaropi ke khilaaf sarkar ka mukadma ladna.", hindi: "आरोपी के ख़िलाफ़ सरकार का मुक़दमा लड़ना।" },
    summary: {
      hinglish:
        "Police ke kagaz padhna, sarkar ke gawahon se sawaal karna, zamanat ka virodh aur saza par bahas karna; nishpaksh rehna zaroori hai, aur bina saboot ka mukadma waapas lene ki court se manzoori maangi ja sakti hai.",
      hindi:
        "पुलिस के काग़ज़ पढ़ना, सरकार के गवाहों से सवाल करना, ज़मानत का विरोध और सज़ा पर बहस करना; निष्पक्ष रहना ज़रूरी है, और बिना सबूत का मुक़दमा वापस लेने की कोर्ट से मंज़ूरी माँगी जा सकती है।",
    },
    day: {
      hinglish: [
        "Charge sheet padhna aur kadiyan adhoori hone par waapas bhejna",
        "Dari hui gawah ko himmat dena, phir usse dekhi hui baat kram se bulwana",
        "Shikayat karne wale ko dhamkane wale aadmi ki zamanat ka virodh karna",
      ],
      hindi: [
        "चार्जशीट पढ़ना और कड़ियाँ अधूरी होने पर वापस भेजना",
        "डरी हुई गवाह को हिम्मत देना, फिर उससे देखी हुई बात क्रम से बुलवाना",
        "शिकायत करने वाले को धमकाने वाले आदमी की ज़मानत का विरोध करना",
      ],
    },
  },
  "family-lawyer": {
    of: "m6jkjn",
    description: {
      hinglish: "Pati ya patni ke liye talaq, custody aur guzara bhatte ka mukadma ladna.",
      hindi: "पति या पत्नी के लिए तलाक़, कस्टडी और गुज़ारा भत्ते का मुक़दमा लड़ना।",
    },
    summary: {
      hinglish:
        "Talaq, custody aur guzara bhatte mein pati ya patni ki taraf se ladna, aur aisa samjhauta khojna jo bachchon ko takleef se bachaye.",
      hindi: "तलाक़, कस्टडी और गुज़ारा भत्ते में पति या पत्नी की तरफ़ से लड़ना, और ऐसा समझौता खोजना जो बच्चों को तकलीफ़ से बचाए।",
    },
    day: {
      hinglish: [
        "Dadi ko guardian banane ki arzi taiyar karna",
        "Vyapaari ki chhipi aay se guzara bhatte ka hisaab lagana",
        "Kisi ke zid par adne se pehle pati-patni ko mediation mein le jaana",
      ],
      hindi: [
        "दादी को अभिभावक बनाने की अर्ज़ी तैयार करना",
        "व्यापारी की छिपी आय से गुज़ारा भत्ते का हिसाब लगाना",
        "किसी के ज़िद पर अड़ने से पहले पति-पत्नी को मध्यस्थता में ले जाना",
      ],
    },
  },
  "high-court-advocate": {
    of: "18k12dq",
    description: {
      hinglish: "Ek ya do judge ke saamne writ aur appeal par bahas karna.",
      hindi: "एक या दो जज के सामने रिट और अपील पर बहस करना।",
    },
    summary: {
      hinglish:
        "Appeal aur sarkar ke khilaaf arzi, yaani writ, par un judges ke saamne bahas karna jo file padh chuke hote hain aur kathin sawaal poochhte hain.",
      hindi: "अपील और सरकार के ख़िलाफ़ अर्ज़ी, यानी रिट, पर उन जजों के सामने बहस करना जो फ़ाइल पढ़ चुके होते हैं और कठिन सवाल पूछते हैं।",
    },
    day: {
      hinglish: [
        "10.30 baje Chief Justice ki bench se aaj ki bedakhli par rok, yaani stay, maangna",
        "Nau volume ko paanch panne ke note mein sametna",
        "Do judges ko yakeen dilana ki university ne apna hi niyam toda",
      ],
      hindi: [
        "10.30 बजे मुख्य न्यायाधीश की पीठ से आज की बेदख़ली पर रोक, यानी स्टे, माँगना",
        "नौ खंडों को पाँच पन्नों के नोट में समेटना",
        "दो जजों को यक़ीन दिलाना कि यूनिवर्सिटी ने अपना ही नियम तोड़ा",
      ],
    },
  },
  "supreme-court-advocate": {
    of: "pdk1e1",
    description: {
      hinglish: "Desh ki sabse badi adaalat mein aakhri appeal par bahas karna.",
      hindi: "देश की सबसे बड़ी अदालत में आख़िरी अपील पर बहस करना।",
    },
    summary: {
      hinglish:
        "Sabse badi adaalat se High Court ke faislon par appeal sunne ki maang karna aur un par bahas karna, zyadatar Delhi ki chhoti sunwaiyon mein; case daalne ka haq sirf Advocate-on-Record ko hai, jo court ki pariksha se bante hain.",
      hindi:
        "सबसे बड़ी अदालत से हाई कोर्ट के फ़ैसलों पर अपील सुनने की माँग करना और उन पर बहस करना, ज़्यादातर दिल्ली की छोटी सुनवाइयों में; केस डालने का हक़ सिर्फ़ एडवोकेट-ऑन-रिकॉर्ड को है, जो कोर्ट की परीक्षा से बनते हैं।",
    },
    day: {
      hinglish: [
        "Vishesh anumati yachika, yaani appeal sune jaane ki arzi, ke liye sawaal chunna",
        "Corridor mein chhe minute mein senior vakeel ko case samjhana",
        "Us Monday ko bahas karna jab har case ko kuch hi pal milte hain",
      ],
      hindi: [
        "विशेष अनुमति याचिका, यानी अपील सुने जाने की अर्ज़ी, के लिए सवाल चुनना",
        "गलियारे में छह मिनट में वरिष्ठ वकील को केस समझाना",
        "उस सोमवार को बहस करना जब हर केस को कुछ ही पल मिलते हैं",
      ],
    },
  },
  "public-defender": {
    of: "h13rhd",
    description: {
      hinglish: "Sarkari tankhwah par un logon ka bachaav karna jo fees nahi de sakte.",
      hindi: "सरकारी तनख़्वाह पर उन लोगों का बचाव करना जो फ़ीस नहीं दे सकते।",
    },
    summary: {
      hinglish:
        "Jo log vakeel ki fees nahi de sakte, unka zamanat ki pehli sunwai se appeal tak bachaav karna, full time, district legal services authority ke daftar mein.",
      hindi: "जो लोग वकील की फ़ीस नहीं दे सकते, उनका ज़मानत की पहली सुनवाई से अपील तक बचाव करना, फ़ुल टाइम, ज़िला विधिक सेवा प्राधिकरण के दफ़्तर में।",
    },
    day: {
      hinglish: [
        "Subah ki list se zamanat maangne wale baarah naye giraftar logon ke case lena",
        "Saturday ko jail jaakar dekhna ki kaun bhula diya gaya hai",
        "Pehli chori mein baatcheet karke nigrani mein rihai, yaani probation, dilana",
      ],
      hindi: [
        "सुबह की सूची से ज़मानत माँगने वाले बारह नए गिरफ़्तार लोगों के केस लेना",
        "शनिवार को जेल जाकर देखना कि कौन भुला दिया गया है",
        "पहली चोरी में बातचीत करके निगरानी में रिहाई, यानी प्रोबेशन, दिलाना",
      ],
    },
  },
  "consumer-rights-lawyer": {
    of: "1cr8du9",
    description: {
      hinglish: "Dhokhe se bechne wale builder aur airline par kharidar ki taraf se mukadma karna.",
      hindi: "धोखे से बेचने वाले बिल्डर और एयरलाइन पर ख़रीदार की तरफ़ से मुक़दमा करना।",
    },
    summary: {
      hinglish:
        "Builder, airline, aspatal aur beema company ko zila, rajya ya National Commission mein le jaana, aur kharidar ka paisa harjaane ke saath waapas maangna.",
      hindi: "बिल्डर, एयरलाइन, अस्पताल और बीमा कंपनी को ज़िला, राज्य या राष्ट्रीय आयोग में ले जाना, और ख़रीदार का पैसा हर्जाने के साथ वापस माँगना।",
    },
    day: {
      hinglish: [
        "Chatke hue fridge ke bill, chat aur photo jutana",
        "Do saal der karne wale builder ke khilaaf e-Jagriti portal par case daalna",
        "Saabit karna ki vigyapan mein jo vaada tha, woh dibbe mein nahi nikla",
      ],
      hindi: [
        "चटके हुए फ़्रिज के बिल, चैट और फ़ोटो जुटाना",
        "दो साल देर करने वाले बिल्डर के ख़िलाफ़ e-Jagriti पोर्टल पर केस डालना",
        "साबित करना कि विज्ञापन में जो वादा था, वह डिब्बे में नहीं निकला",
      ],
    },
  },
  "labour-lawyer": {
    of: "ogi83o",
    description: {
      hinglish: "Naukri se nikaalne, overtime aur factory bandi par bahas karna.",
      hindi: "नौकरी से निकालने, ओवरटाइम और फ़ैक्टरी बंदी पर बहस करना।",
    },
    summary: {
      hinglish:
        "Naukri se nikaalne, mazdoori, bonus aur bandi par mazdooron, union ya maalikon ki taraf se sulah adhikari, industrial tribunal aur High Court mein bahas karna.",
      hindi:
        "नौकरी से निकालने, मज़दूरी, बोनस और बंदी पर मज़दूरों, यूनियन या मालिकों की तरफ़ से सुलह अधिकारी, औद्योगिक ट्रिब्यूनल और हाई कोर्ट के सामने बहस करना।",
    },
    day: {
      hinglish: [
        "SMS bhejkar ghar bitha diye gaye driver ki barkhaastagi ko chunauti dena",
        "Unnees saal ke overtime aur gratuity ka hisaab lagana",
        "Karkhane mein kaam ke apne niyam, yaani standing orders, likhna",
      ],
      hindi: [
        "SMS भेजकर घर बिठा दिए गए ड्राइवर की बर्ख़ास्तगी को चुनौती देना",
        "उन्नीस साल के ओवरटाइम और ग्रैच्युटी का हिसाब लगाना",
        "कारख़ाने में काम के अपने नियम, यानी स्टैंडिंग ऑर्डर, लिखना",
      ],
    },
  },
  "immigration-lawyer": {
    of: "abjl7s",
    description: { hinglish: "Logon ko paraye desh mein rehne ka haq dilana.", hindi: "लोगों को पराए देश में रहने का हक़ दिलाना।" },
    summary: {
      hinglish:
        "Yahan ke videshiyon ko visa, registration ya nagrikta dilana, desh se nikaale jaane ke khilaaf ladna, aur padhne, kaam karne ya parivaar ke paas videsh jaane wale Bharatiyon ke kagaz jaanchna.",
      hindi:
        "यहाँ के विदेशियों को वीज़ा, रजिस्ट्रेशन या नागरिकता दिलाना, देश से निकाले जाने के ख़िलाफ़ लड़ना, और पढ़ने, काम करने या परिवार के पास विदेश जाने वाले भारतीयों के काग़ज़ जाँचना।",
    },
    day: {
      hinglish: [
        "Jis student ka visa aspatal mein khatm hua, uske liye videshiyon ke registration office, yaani FRRO, ko likhna",
        "Nurse ko dikhana ki doosra desh kaun se kagaz maangta hai aur kis agent ne jhooth bola",
        "Shaam se pehle High Court se kisi ko desh se nikaalne par rok maangna",
      ],
      hindi: [
        "जिस विद्यार्थी का वीज़ा अस्पताल में ख़त्म हुआ, उसके लिए विदेशियों के रजिस्ट्रेशन ऑफ़िस, यानी FRRO, को लिखना",
        "नर्स को दिखाना कि दूसरा देश कौन से काग़ज़ माँगता है और किस एजेंट ने झूठ बोला",
        "शाम से पहले हाई कोर्ट से किसी को देश से निकालने पर रोक माँगना",
      ],
    },
  },
  "human-rights-lawyer": {
    of: "5y5gx",
    description: {
      hinglish: "Kaidiyon, pravasiyon aur gaon walon ke haq mein court ke aadesh lena.",
      hindi: "क़ैदियों, प्रवासियों और गाँव वालों के हक़ में कोर्ट के आदेश लेना।",
    },
    summary: {
      hinglish:
        "Jin kaidiyon, pravasiyon aur gaon walon ko haq nahi mila, unke liye court jaana, aur woh tathya jutana jo police aur afsar chhod dete hain.",
      hindi: "जिन क़ैदियों, प्रवासियों और गाँव वालों को हक़ नहीं मिला, उनके लिए कोर्ट जाना, और वे तथ्य जुटाना जो पुलिस और अफ़सर छोड़ देते हैं।",
    },
    day: {
      hinglish: [
        "Mrit kaidi ke parivaar ko post-mortem report samjhana",
        "Raat se pehle maang karna ki court laapata aadmi ko pesh karaye, yaani habeas corpus",
        "Eent bhatthe par phanse pravasiyon se baat karna",
      ],
      hindi: [
        "मृत क़ैदी के परिवार को पोस्टमॉर्टम रिपोर्ट समझाना",
        "रात से पहले माँग करना कि कोर्ट लापता आदमी को पेश कराए, यानी बंदी प्रत्यक्षीकरण",
        "ईंट भट्ठे पर फँसे प्रवासियों से बात करना",
      ],
    },
  },
  "environmental-lawyer": {
    of: "1h3ovjn",
    description: {
      hinglish: "Pradooshan failane wali factory ko green tribunal mein le jaana.",
      hindi: "प्रदूषण फैलाने वाली फ़ैक्टरी को ग्रीन ट्रिब्यूनल में ले जाना।",
    },
    summary: {
      hinglish:
        "Gaon walon ya sansthaon ke liye pradooshan failane walon, laparwahi se di manzooriyon aur pedon ki kataai ko green tribunal aur High Court mein chunauti dena; kuch log companies ko manzoori par salah dete hain.",
      hindi:
        "गाँव वालों या संस्थाओं के लिए प्रदूषण फैलाने वालों, लापरवाही से दी मंज़ूरियों और पेड़ों की कटाई को ग्रीन ट्रिब्यूनल और हाई कोर्ट में चुनौती देना; कुछ लोग कंपनियों को मंज़ूरी पर सलाह देते हैं।",
    },
    day: {
      hinglish: [
        "Pradooshan board ke afsaron ko rangai unit ke naale ke neeche namoone seal karte dekhna",
        "400 panne ki impact report mein ek mausam chhootne ki pol kholna",
        "Chennai se video par National Green Tribunal ke saamne bahas karna",
      ],
      hindi: [
        "प्रदूषण बोर्ड के अफ़सरों को रँगाई यूनिट के नाले के नीचे नमूने सील करते देखना",
        "400 पन्नों की असर रिपोर्ट में एक मौसम छूटने की पोल खोलना",
        "चेन्नई से वीडियो पर राष्ट्रीय ग्रीन ट्रिब्यूनल के सामने बहस करना",
      ],
    },
  },
  "corporate-lawyer": {
    of: "16fp4uj",
    description: {
      hinglish: "Woh samjhaute likhna jinse company ko paisa milta hai aur woh chalti hai.",
      hindi: "वे समझौते लिखना जिनसे कंपनी को पैसा मिलता है और वह चलती है।",
    },
    summary: {
      hinglish:
        "Founder, investor aur karz dene walon ke contract likhna aur un par molbhaav karna, company ki filing aur board ke kagaz theek rakhna, aur bikri se pehle pata lagana ki kharidar ko kya jaanna zaroori hai.",
      hindi:
        "फ़ाउंडर, निवेशक और क़र्ज़ देने वालों के कॉन्ट्रैक्ट लिखना और उन पर मोलभाव करना, कंपनी की फ़ाइलिंग और बोर्ड के काग़ज़ ठीक रखना, और बिक्री से पहले पता लगाना कि ख़रीदार को क्या जानना ज़रूरी है।",
    },
    day: {
      hinglish: [
        "Shareholders ke samjhaute ka gyarahvan version dasvein se milana",
        "Client ko jo company kharidni hai, us par chale har mukadme ki list banana, yaani due diligence",
        "Call par tay karna ki investor hissa bechkar kaise nikle, yaani exit clause",
      ],
      hindi: [
        "शेयरधारकों के समझौते का ग्यारहवाँ वर्ज़न दसवें से मिलाना",
        "क्लाइंट को जो कंपनी ख़रीदनी है, उस पर चले हर मुक़दमे की सूची बनाना, यानी ड्यू डिलिजेंस",
        "कॉल पर तय करना कि निवेशक हिस्सा बेचकर कैसे निकले, यानी एग्ज़िट क्लॉज़",
      ],
    },
  },
  "tax-lawyer": {
    of: "beb9iz",
    description: {
      hinglish: "Company kitna tax de, is par tax vibhag se bahas karna.",
      hindi: "कंपनी कितना टैक्स दे, इस पर टैक्स विभाग से बहस करना।",
    },
    summary: {
      hinglish:
        "Income tax aur GST ke notice ka jawaab dena, tribunal se Supreme Court tak appeal par bahas karna, aur saude se pehle batana ki us par kya tax lagega.",
      hindi: "इनकम टैक्स और GST के नोटिस का जवाब देना, ट्रिब्यूनल से सुप्रीम कोर्ट तक अपील पर बहस करना, और सौदे से पहले बताना कि उस पर क्या टैक्स लगेगा।",
    },
    day: {
      hinglish: [
        "Zyada GST kyon na lage, yeh poochhne wale show cause notice ka ek-ek bindu par jawaab dena",
        "Tribunal mein bahas karna ki videsh bheja paisa royalty nahi tha",
        "Parivaar ko batana ki share ke tohfe par tax kaise lagta hai",
      ],
      hindi: [
        "ज़्यादा GST क्यों न लगे, यह पूछने वाले कारण बताओ नोटिस का एक-एक बिंदु पर जवाब देना",
        "ट्रिब्यूनल में बहस करना कि विदेश भेजा पैसा रॉयल्टी नहीं था",
        "परिवार को बताना कि शेयर के तोहफ़े पर टैक्स कैसे लगता है",
      ],
    },
  },
  "banking-lawyer": {
    of: "cfw53n",
    description: {
      hinglish: "Loan ke kagaz likhna aur loan na chukane par mukadma karna.",
      hindi: "लोन के काग़ज़ लिखना और लोन न चुकाने पर मुक़दमा करना।",
    },
    summary: {
      hinglish:
        "Bank aur karz lene walon ke liye loan aur girvi ke kagaz likhna, aur dooba karz Debts Recovery Tribunal se ya girvi rakhi cheez kabze mein lekar vasoolna.",
      hindi: "बैंक और क़र्ज़ लेने वालों के लिए लोन और गिरवी के काग़ज़ लिखना, और डूबा क़र्ज़ ऋण वसूली ट्रिब्यूनल से या गिरवी रखी चीज़ क़ब्ज़े में लेकर वसूलना।",
    },
    day: {
      hinglish: [
        "Chaar lenders ke liye solar plant girvi rakhne ke kagaz likhna",
        "Debts Recovery Tribunal mein vasooli ka case daalna",
        "Jaanchna ki har machine par bank ka daava, yaani charge, samay par register hua",
      ],
      hindi: [
        "चार क़र्ज़दाताओं के लिए सोलर प्लांट गिरवी रखने के काग़ज़ लिखना",
        "ऋण वसूली ट्रिब्यूनल में वसूली का केस डालना",
        "जाँचना कि हर मशीन पर बैंक का दावा, यानी चार्ज, समय पर रजिस्टर हुआ",
      ],
    },
  },
  "insolvency-lawyer": {
    of: "8x5ma7",
    description: {
      hinglish: "Karz na chuka paayi company ke lenders ya maalikon ke liye bahas karna.",
      hindi: "क़र्ज़ न चुका पाई कंपनी के क़र्ज़दाताओं या मालिकों के लिए बहस करना।",
    },
    summary: {
      hinglish:
        "Bank, supplier, mazdoor ya maalik ki taraf se company law tribunal mein diwaliya mamle daalna ya ladna, aur company ko bachane ki yojana ya uski bikri poori karana.",
      hindi:
        "बैंक, सप्लायर, मज़दूर या मालिक की तरफ़ से कंपनी लॉ ट्रिब्यूनल में दिवालिया मामले डालना या लड़ना, और कंपनी को बचाने की योजना या उसकी बिक्री पूरी कराना।",
    },
    day: {
      hinglish: [
        "Bakaya loan saabit karke company law tribunal, yaani NCLT, mein lender ki arzi daalna",
        "Bachaav ki takrati yojanaon par vote dete lenders ke saath baithna",
        "Bhugtaan ke kram mein mazdooron ki bakaya mazdoori ki jagah bachana",
      ],
      hindi: [
        "बक़ाया लोन साबित करके कंपनी लॉ ट्रिब्यूनल, यानी NCLT, में क़र्ज़दाता की अर्ज़ी डालना",
        "बचाव की टकराती योजनाओं पर वोट देते क़र्ज़दाताओं के साथ बैठना",
        "भुगतान के क्रम में मज़दूरों की बक़ाया मज़दूरी की जगह बचाना",
      ],
    },
  },
  "competition-lawyer": {
    of: "q9s6yl",
    description: {
      hinglish: "Bahas karna ki kya rival companies ne milkar daam tay kiye.",
      hindi: "क्या होड़ वाली कंपनियों ने मिलकर दाम तय किए, इस पर बहस करना।",
    },
    summary: {
      hinglish:
        "Competition Commission se merger manzoor karana, aur uske saamne bahas karna ki kya companies ne milkar daam tay kiye, bazaar baanta ya chhoti companies ko bahar kar diya.",
      hindi:
        "प्रतिस्पर्धा आयोग से मर्जर मंज़ूर कराना, और उसके सामने बहस करना कि क्या कंपनियों ने मिलकर दाम तय किए, बाज़ार बाँटा या छोटी कंपनियों को बाहर कर दिया।",
    },
    day: {
      hinglish: [
        "Do cement companies ke merger se pehle bazaar ke hisse naapna",
        "Client ke e-mail mein rival companies se daam ki baat khojna",
        "Competition Commission ke jaanch afsaron ke liye gawah taiyar karna",
      ],
      hindi: [
        "दो सीमेंट कंपनियों के मर्जर से पहले बाज़ार के हिस्से नापना",
        "क्लाइंट के ई-मेल में होड़ वाली कंपनियों से दाम की बात खोजना",
        "प्रतिस्पर्धा आयोग के जाँच अफ़सरों के लिए गवाह तैयार करना",
      ],
    },
  },
  "real-estate-lawyer": {
    of: "14ckq77",
    description: {
      hinglish: "Bikri se pehle purani registry dekhkar plot ka title jaanchna.",
      hindi: "बिक्री से पहले पुरानी रजिस्ट्री देखकर प्लॉट का टाइटल जाँचना।",
    },
    summary: {
      hinglish:
        "Bikri se pehle title, loan aur manzooriyan jaanchna, deed likhna aur registry karana, aur flat der se milne par builder ko regulator ke paas le jaana.",
      hindi: "बिक्री से पहले टाइटल, लोन और मंज़ूरियाँ जाँचना, डीड लिखना और रजिस्ट्री कराना, और फ़्लैट देर से मिलने पर बिल्डर को रेगुलेटर के पास ले जाना।",
    },
    day: {
      hinglish: [
        "Plot ki chaalis saal ki bikri, waarison aur bantwaron ka pata lagana",
        "Aisa bikri samjhauta likhna jo kabza milne tak paisa roke rakhe",
        "Flat der se milne ki shikayat housing regulator, yaani RERA, mein daalna",
      ],
      hindi: [
        "प्लॉट की चालीस साल की बिक्री, वारिसों और बँटवारों का पता लगाना",
        "ऐसा बिक्री समझौता लिखना जो क़ब्ज़ा मिलने तक पैसा रोके रखे",
        "फ़्लैट देर से मिलने की शिकायत हाउसिंग रेगुलेटर, यानी RERA, में डालना",
      ],
    },
  },
  "insurance-attorney": {
    of: "1dk7wzd",
    description: {
      hinglish: "Aag ya beemari par policy ko paisa dena hai ya nahi, is par bahas karna.",
      hindi: "आग या बीमारी पर पॉलिसी को पैसा देना है या नहीं, इस पर बहस करना।",
    },
    summary: {
      hinglish:
        "Sadak haadse, aag ya beemari ke tathya policy ki baareek sharton se milana, aur tribunal ya consumer commission mein bahas karna ki beema company ko paisa dena hai ya nahi.",
      hindi:
        "सड़क हादसे, आग या बीमारी के तथ्य पॉलिसी की बारीक शर्तों से मिलाना, और ट्रिब्यूनल या उपभोक्ता आयोग में बहस करना कि बीमा कंपनी को पैसा देना है या नहीं।",
    },
    day: {
      hinglish: [
        "Surveyor ki aag ki report ko policy mein shaamil na hone wali baaton se milana",
        "Na batayi gayi beemari par doctor se sawaal karna",
        "Salah dena ki ladne se jaldi chukana sasta hai ya nahi",
      ],
      hindi: [
        "सर्वेयर की आग की रिपोर्ट को पॉलिसी में शामिल न होने वाली बातों से मिलाना",
        "न बताई गई बीमारी पर डॉक्टर से सवाल करना",
        "सलाह देना कि लड़ने से जल्दी चुकाना सस्ता है या नहीं",
      ],
    },
  },
  "admiralty-lawyer": {
    of: "yzwngd",
    description: { hinglish: "Bakaya na mile to court se jahaz rukwana.", hindi: "बकाया न मिले तो कोर्ट से जहाज़ रुकवाना।" },
    summary: {
      hinglish:
        "Jahaz roka jaye, maal kharab pahunche ya jahaz takrayein, to jahaz aur maal ke maalikon aur unki beema companies ki taraf se samudra tat ke High Courts aur arbitration mein ladna.",
      hindi:
        "जहाज़ रोका जाए, माल ख़राब पहुँचे या जहाज़ टकराएँ, तो जहाज़ और माल के मालिकों और उनकी बीमा कंपनियों की तरफ़ से समुद्र तट के हाई कोर्टों और आर्बिट्रेशन में लड़ना।",
    },
    day: {
      hinglish: [
        "Jahaz nikalne se pehle use rokne ka Bombay High Court ka aadesh lena",
        "Bheege chaawal ki kadi jetty se jahaz ki apni raseed, yaani bill of lading, tak jodna",
        "London walon se video par bahas karna ki jahaz rukne ka kharch, yaani demurrage, kaun dega",
      ],
      hindi: [
        "जहाज़ निकलने से पहले उसे रोकने का बॉम्बे हाई कोर्ट का आदेश लेना",
        "भीगे चावल की कड़ी जेटी से जहाज़ की अपनी रसीद, यानी बिल ऑफ़ लेडिंग, तक जोड़ना",
        "लंदन वालों से वीडियो पर बहस करना कि जहाज़ रुकने का ख़र्च, यानी डेमरेज, कौन देगा",
      ],
    },
  },
  "aviation-lawyer": {
    of: "xrvktc",
    description: {
      hinglish: "Hawai jahaz ki lease likhna aur haadse ke daavon par bahas karna.",
      hindi: "हवाई जहाज़ की लीज़ लिखना और हादसे के दावों पर बहस करना।",
    },
    summary: {
      hinglish:
        "Airline aur unhe jet lease par dene wale maalikon ke liye kaam karna: lease likhna, kiraya rukne par jet waapas lena, aur yaatriyon ke aur haadse ke daavon ka jawaab dena.",
      hindi:
        "एयरलाइन और उन्हें जेट लीज़ पर देने वाले मालिकों के लिए काम करना: लीज़ लिखना, किराया रुकने पर जेट वापस लेना, और यात्रियों के और हादसे के दावों का जवाब देना।",
    },
    day: {
      hinglish: [
        "Molbhaav karna ki lease wala Airbus kis haalat mein lautana hoga",
        "Lease dene wale ka jet par daava duniya ke register, yaani Cape Town system, mein daalna",
        "Montreal niyamon ke tahat yaatri ke daave ka jawaab dena",
      ],
      hindi: [
        "मोलभाव करना कि लीज़ वाला Airbus किस हालत में लौटाना होगा",
        "लीज़ देने वाले का जेट पर दावा दुनिया के रजिस्टर, यानी केपटाउन सिस्टम, में डालना",
        "मॉन्ट्रियल नियमों के तहत यात्री के दावे का जवाब देना",
      ],
    },
  },
  "corporate-counsel": {
    of: "1x1zdq9",
    description: {
      hinglish: "Ek hi company ke andar rehkar uska har contract jaanchna.",
      hindi: "एक ही कंपनी के अंदर रहकर उसका हर कॉन्ट्रैक्ट जाँचना।",
    },
    summary: {
      hinglish:
        "Company ki naukri mein rehna: sign hone se pehle har contract padhna, sales aur marketing ko batana ki kanoon kya mana karta hai, aur vivaad court jaye to bahar ke vakeelon ko nirdesh dena.",
      hindi:
        "कंपनी की नौकरी में रहना: साइन होने से पहले हर कॉन्ट्रैक्ट पढ़ना, सेल्स और मार्केटिंग को बताना कि क़ानून क्या मना करता है, और विवाद कोर्ट जाए तो बाहर के वकीलों को निर्देश देना।",
    },
    day: {
      hinglish: [
        "Sales head ki flight se pehle supplier ke contract par badlaav likhna",
        "Marketing ko batana ki cream ke baare mein kiya daava kyon hatana hai",
        "Bahar ke vakeel chunna aur unka bill ghatwana",
      ],
      hindi: [
        "सेल्स हेड की फ़्लाइट से पहले सप्लायर के कॉन्ट्रैक्ट पर बदलाव लिखना",
        "मार्केटिंग को बताना कि क्रीम के बारे में किया दावा क्यों हटाना है",
        "बाहर के वकील चुनना और उनका बिल घटवाना",
      ],
    },
  },
  "international-trade-lawyer": {
    of: "ah3rno",
    description: {
      hinglish: "Customs duty, pratibandh aur vyapaar ke vivaad par bahas karna.",
      hindi: "कस्टम ड्यूटी, प्रतिबंध और व्यापार के विवाद पर बहस करना।",
    },
    summary: {
      hinglish:
        "Import duty, export par rok aur pratibandhon par salah dena, aur customs tribunal mein aur dumping par sarkar ki jaanch mein bahas karna.",
      hindi: "आयात शुल्क, निर्यात पर रोक और प्रतिबंधों पर सलाह देना, और कस्टम ट्रिब्यूनल में और डंपिंग पर सरकार की जाँच में बहस करना।",
    },
    day: {
      hinglish: [
        "Customs tribunal mein bahas karna ki smart watch kis shreni mein aati hai",
        "Bharatiya tile companies ke liye saabit karna ki rival yahan apne desh se saste mein bechte hain, yaani dumping",
        "Exporter ke kharidar ko pratibandh ki list se milana",
      ],
      hindi: [
        "कस्टम ट्रिब्यूनल में बहस करना कि स्मार्ट घड़ी किस श्रेणी में आती है",
        "भारतीय टाइल कंपनियों के लिए साबित करना कि होड़ वाले यहाँ अपने देश से सस्ते में बेचते हैं, यानी डंपिंग",
        "निर्यातक के ख़रीदार को प्रतिबंध की सूची से मिलाना",
      ],
    },
  },
  "mergers-and-acquisitions-lawyer": {
    of: "1syckf4",
    description: {
      hinglish: "Company kharidne ke saare kagazon ka aapas mein mel bithana.",
      hindi: "कंपनी ख़रीदने के सारे काग़ज़ों का आपस में मेल बिठाना।",
    },
    summary: {
      hinglish:
        "Bikne wali company par kya karz hai aur uske paas kya hai, yeh pata lagana, kharid ka samjhauta likhna, regulators ki manzoori lena, aur kharidar aur bechne wale se ek hi din sab sign karana.",
      hindi:
        "बिकने वाली कंपनी पर क्या क़र्ज़ है और उसके पास क्या है, यह पता लगाना, ख़रीद का समझौता लिखना, रेगुलेटरों की मंज़ूरी लेना, और ख़रीदार और बेचने वाले से एक ही दिन सब साइन कराना।",
    },
    day: {
      hinglish: [
        "Chaalis logon ke liye company ke kagazon ka band online bhandaar, yaani data room, sambhalna",
        "Likhna ki bechne wala kya vaada kare, yaani warranty, aur daam ab bhi kaise badal sakta hai",
        "Tokyo ka share bazaar khulne se pehle dastakhat ke sab panne theek karna",
      ],
      hindi: [
        "चालीस लोगों के लिए कंपनी के काग़ज़ों का बंद ऑनलाइन भंडार, यानी डेटा रूम, सँभालना",
        "लिखना कि बेचने वाला क्या वादा करे, यानी वारंटी, और दाम अब भी कैसे बदल सकता है",
        "टोक्यो का शेयर बाज़ार खुलने से पहले दस्तख़त के सब पन्ने ठीक करना",
      ],
    },
  },
  "patent-attorney": {
    of: "1e05glz",
    description: {
      hinglish: "Aavishkaar ke claim likhna aur court mein unka bachaav karna.",
      hindi: "आविष्कार के क्लेम लिखना और कोर्ट में उनका बचाव करना।",
    },
    summary: {
      hinglish:
        "Vakalat aur science ki degree, dono ke saath, aavishkaarak se poochhkar pata lagana ki naya kya hai, use aise claim mein likhna jinse bachna mushkil ho, aur court mein patent ka bachaav ya virodh karna.",
      hindi:
        "वकालत और साइंस की डिग्री, दोनों के साथ, आविष्कारक से पूछकर पता लगाना कि नया क्या है, उसे ऐसे क्लेम में लिखना जिनसे बचना मुश्किल हो, और कोर्ट में पेटेंट का बचाव या विरोध करना।",
    },
    day: {
      hinglish: [
        "Aavishkaarak se poochhte rehna jab tak asli nayi baat saamne na aaye",
        "Pehla claim chauda likhna, aur uske girne ke dar se doosre se pandrahvein tak sankre",
        "Delhi High Court mein dawa ke patent ka bachaav karna",
      ],
      hindi: [
        "आविष्कारक से पूछते रहना जब तक असली नई बात सामने न आए",
        "पहला क्लेम चौड़ा लिखना, और उसके गिरने के डर से दूसरे से पंद्रहवें तक सँकरे",
        "दिल्ली हाई कोर्ट में दवा के पेटेंट का बचाव करना",
      ],
    },
  },
  "patent-agent": {
    of: "12y9fm0",
    description: {
      hinglish: "Khojna ki aavishkaar naya hai ya nahi, phir uske claim file karna.",
      hindi: "खोजना कि आविष्कार नया है या नहीं, फिर उसके क्लेम फ़ाइल करना।",
    },
    summary: {
      hinglish:
        "Purane patent khojna, aavishkaar ka specification aur claim likhna, aur manzoori milne tak examiner ko jawaab dena; court ke mamle vakeelon ke liye hain.",
      hindi: "पुराने पेटेंट खोजना, आविष्कार का स्पेसिफ़िकेशन और क्लेम लिखना, और मंज़ूरी मिलने तक एग्ज़ामिनर को जवाब देना; कोर्ट के मामले वकीलों के लिए हैं।",
    },
    day: {
      hinglish: [
        "Mude hue blade wale pump ko chaar database mein khojna",
        "Do din mein aavishkaar ka pehla vivaran, yaani provisional specification, likhna",
        "Aavedan radd hone se pehle pehli jaanch report ka jawaab dena",
      ],
      hindi: [
        "मुड़े हुए ब्लेड वाले पंप को चार डेटाबेस में खोजना",
        "दो दिन में आविष्कार का पहला विवरण, यानी प्रोविज़नल स्पेसिफ़िकेशन, लिखना",
        "आवेदन रद्द होने से पहले पहली जाँच रिपोर्ट का जवाब देना",
      ],
    },
  },
  "trademark-lawyer": {
    of: "16m6mjs",
    description: {
      hinglish: "Brand ke naam aur logo register karana aur nakal se ladna.",
      hindi: "ब्रांड के नाम और लोगो रजिस्टर कराना और नक़ल से लड़ना।",
    },
    summary: {
      hinglish:
        "Naam ke istemal se pehle register mein khojna, use file karna, aapattiyon ka jawaab dena, bahut milte-julte naamon ka virodh karna aur nakli maal zabt karana.",
      hindi: "नाम के इस्तेमाल से पहले रजिस्टर में खोजना, उसे फ़ाइल करना, आपत्तियों का जवाब देना, बहुत मिलते-जुलते नामों का विरोध करना और नक़ली माल ज़ब्त कराना।",
    },
    day: {
      hinglish: [
        "Naye sabun ke naam ki tulna awaaz, roop aur arth se karna",
        "Chaar mahine ki seema ke andar virodh darj karna",
        "Court commissioner ke saath nakli jeans ke godown par chhapa maarna",
      ],
      hindi: [
        "नए साबुन के नाम की तुलना आवाज़, रूप और अर्थ से करना",
        "चार महीने की सीमा के अंदर विरोध दर्ज करना",
        "कोर्ट कमिश्नर के साथ नक़ली जींस के गोदाम पर छापा मारना",
      ],
    },
  },
  "intellectual-property-lawyer": {
    of: "8cwg4x",
    description: {
      hinglish: "Gaana, upanyas ya code kiska hai aur paisa kaun de, yeh tay karana.",
      hindi: "गाना, उपन्यास या कोड किसका है और पैसा कौन दे, यह तय कराना।",
    },
    summary: {
      hinglish:
        "Film banane walon, publishers, designers aur software companies ko salah dena: rachna kiski hai, yeh pata lagana, licence likhna, aur nakal karne walon ko court le jaana.",
      hindi:
        "फ़िल्म बनाने वालों, प्रकाशकों, डिज़ाइनरों और सॉफ़्टवेयर कंपनियों को सलाह देना: रचना किसकी है, यह पता लगाना, लाइसेंस लिखना, और नक़ल करने वालों को कोर्ट ले जाना।",
    },
    day: {
      hinglish: [
        "Pata lagana ki 1968 ka gaana kiska hai: gaayak, music company, composer ya waarison ka",
        "Upanyas ka film licence dena, uske agle bhaag ka haq diye bina",
        "Cricket ki pirated stream ke khilaaf raaton-raat aadesh maangna",
      ],
      hindi: [
        "पता लगाना कि 1968 का गाना किसका है: गायक, म्यूज़िक कंपनी, संगीतकार या वारिसों का",
        "उपन्यास का फ़िल्म लाइसेंस देना, उसके अगले भाग का हक़ दिए बिना",
        "क्रिकेट की चोरी की स्ट्रीम के ख़िलाफ़ रातों-रात आदेश माँगना",
      ],
    },
  },
  "information-technology-lawyer": {
    of: "1ih63cc",
    description: {
      hinglish: "Log file ke sahare online thagi aur software ke mukadme ladna.",
      hindi: "लॉग फ़ाइल के सहारे ऑनलाइन ठगी और सॉफ़्टवेयर के मुक़दमे लड़ना।",
    },
    summary: {
      hinglish:
        "Software contract likhna, online thagi ya leak hui tasveeron ke peediton ko samay par kadam uthane mein madad dena, aur log, device aur account se case saabit karna.",
      hindi:
        "सॉफ़्टवेयर कॉन्ट्रैक्ट लिखना, ऑनलाइन ठगी या लीक हुई तस्वीरों के पीड़ितों को समय पर क़दम उठाने में मदद देना, और लॉग, डिवाइस और अकाउंट से केस साबित करना।",
    },
    day: {
      hinglish: [
        "Software contract mein dhoondhna ki code kiska hai",
        "Screenshot ko uske digital fingerprint, yaani hash, aur certificate ke saath sambhalna",
        "Jab tak bank paisa rok sake, 1930 par thagi ki shikayat darj karwana",
        "Badalkar nakli banayi photo hatwane ki arzi dena",
      ],
      hindi: [
        "सॉफ़्टवेयर कॉन्ट्रैक्ट में ढूँढ़ना कि कोड किसका है",
        "स्क्रीनशॉट को उसके डिजिटल फ़िंगरप्रिंट, यानी हैश, और सर्टिफ़िकेट के साथ सँभालना",
        "जब तक बैंक पैसा रोक सके, 1930 पर ठगी की शिकायत दर्ज करवाना",
        "बदलकर नक़ली बनाई फ़ोटो हटवाने की अर्ज़ी देना",
      ],
    },
  },
  "data-protection-officer": {
    of: "1pvp6y",
    description: {
      hinglish: "Company mein niji data ka istemal kanoon ke daayre mein rakhna.",
      hindi: "कंपनी में निजी डेटा का इस्तेमाल क़ानून के दायरे में रखना।",
    },
    summary: {
      hinglish:
        "Dekhna ki niji data niyam se liya, rakha aur mitaya jaye, shikayaton ka jawaab dena aur board ko report dena; 2027 se data kanoon mein yeh un companies ke liye zaroori hai jinke naam sarkar tay kare.",
      hindi:
        "देखना कि निजी डेटा नियम से लिया, रखा और मिटाया जाए, शिकायतों का जवाब देना और बोर्ड को रिपोर्ट देना; 2027 से डेटा क़ानून में यह उन कंपनियों के लिए ज़रूरी है जिनके नाम सरकार तय करे।",
    },
    day: {
      hinglish: [
        "Jaanchna ki naukri chhod chuke logon ki Aadhaar copy payroll firm ab bhi kyon rakhti hai",
        "Apna data mitwana chahne wali customer ko jawaab dena",
        "IT, press aur legal team ke saath data leak ki drill karna",
      ],
      hindi: [
        "जाँचना कि नौकरी छोड़ चुके लोगों की आधार कॉपी पेरोल फ़र्म अब भी क्यों रखती है",
        "अपना डेटा मिटवाना चाहने वाली ग्राहक को जवाब देना",
        "IT, प्रेस और क़ानूनी टीम के साथ डेटा लीक की ड्रिल करना",
      ],
    },
  },
  "entertainment-lawyer": {
    of: "1g4m8w7",
    description: {
      hinglish: "Actors aur bands ke contract likhna aur script ki kanooni jaanch karna.",
      hindi: "ऐक्टरों और बैंडों के कॉन्ट्रैक्ट लिखना और स्क्रिप्ट की क़ानूनी जाँच करना।",
    },
    summary: {
      hinglish:
        "Actor, band, producer aur streaming service ki taraf se fees, credit aur rights par molbhaav karna, aur script mein aise shabd, chehre aur gaane dhoondhna jin par mukadma ho sakta hai.",
      hindi:
        "ऐक्टर, बैंड, प्रोड्यूसर और स्ट्रीमिंग सर्विस की तरफ़ से फ़ीस, क्रेडिट और राइट्स पर मोलभाव करना, और स्क्रिप्ट में ऐसे शब्द, चेहरे और गाने ढूँढ़ना जिन पर मुक़दमा हो सकता है।",
    },
    day: {
      hinglish: [
        "Actor ka naam kahan aaye, uski dates aur dubbing rights, in par molbhaav karna",
        "Crime series padhkar dekhna ki kaun mukadma kar sakta hai",
        "Ek scene mein poster, gaana aur asli dukaan ka board dikhane ki ijaazat lena",
      ],
      hindi: [
        "ऐक्टर का नाम कहाँ आए, उसकी तारीख़ें और डबिंग राइट्स, इन पर मोलभाव करना",
        "क्राइम सीरीज़ पढ़कर देखना कि कौन मुक़दमा कर सकता है",
        "एक सीन में पोस्टर, गाना और असली दुकान का बोर्ड दिखाने की इजाज़त लेना",
      ],
    },
  },
  "patent-examiner": {
    of: "1rvjv0e",
    description: {
      hinglish: "Jaanchna ki aavishkaar itna naya hai ya nahi ki use suraksha mile.",
      hindi: "जाँचना कि आविष्कार इतना नया है या नहीं कि उसे सुरक्षा मिले।",
    },
    summary: {
      hinglish:
        "Pehle kya ban chuka hai, yeh khojna, har claim ko us par aur Patents Act par parakhna, aur woh report likhna jis par Controller ki manzoori ya inkaar tay hota hai.",
      hindi:
        "पहले क्या बन चुका है, यह खोजना, हर क्लेम को उस पर और पेटेंट क़ानून पर परखना, और वह रिपोर्ट लिखना जिस पर कंट्रोलर की मंज़ूरी या इनकार तय होता है।",
    },
    day: {
      hinglish: [
        "Naye aavedan ki shreni tay karna aur khoj ki yojana banana",
        "Ek khaasiyat ke liye pehle ke aavishkaar, yaani prior art, padhna, kuch machine se anuvaadit",
        "Har claim par kaaran dete hue pehli jaanch report likhna",
      ],
      hindi: [
        "नए आवेदन की श्रेणी तय करना और खोज की योजना बनाना",
        "एक ख़ासियत के लिए पहले के आविष्कार, यानी प्रायर आर्ट, पढ़ना, कुछ मशीन से अनुवादित",
        "हर क्लेम पर कारण देते हुए पहली जाँच रिपोर्ट लिखना",
      ],
    },
  },
  "civil-judge": {
    of: "6600p6",
    description: {
      hinglish: "Court mein kiraye, zameen aur karz ke vivaadon ka faisla karna.",
      hindi: "कोर्ट में किराए, ज़मीन और क़र्ज़ के विवादों का फ़ैसला करना।",
    },
    summary: {
      hinglish:
        "Pehle star ki civil court mein baithna: kiraye, zameen ya karz mein vivaad kis baat par hai, yeh likhna, dono pakshon ke gawah sunna, is beech aadesh se galat kaam rokna, aur faisla likhna.",
      hindi:
        "पहले स्तर की सिविल कोर्ट में बैठना: किराए, ज़मीन या क़र्ज़ में विवाद किस बात पर है, यह लिखना, दोनों पक्षों के गवाह सुनना, इस बीच आदेश से ग़लत काम रोकना, और फ़ैसला लिखना।",
    },
    day: {
      hinglish: [
        "Assi mamlon ki list pukaarna aur chaalis tak pahunchna",
        "Kirayedar ki gawahi apne haath se likhna ya bolkar likhwana",
        "Kuan saajha hai ya nahi, is par ghar par faisla likhna",
      ],
      hindi: [
        "अस्सी मामलों की सूची पुकारना और चालीस तक पहुँचना",
        "किराएदार की गवाही अपने हाथ से लिखना या बोलकर लिखवाना",
        "कुआँ साझा है या नहीं, इस पर घर पर फ़ैसला लिखना",
      ],
    },
  },
  "district-judge": {
    of: "1r19gik",
    description: { hinglish: "Zile ke hatya ke mukadme aur appeal sunna.", hindi: "ज़िले के हत्या के मुक़दमे और अपील सुनना।" },
    summary: {
      hinglish:
        "Zile ki adaalaton ki kamaan sambhalna aur uske sabse gambheer mukadmon, sabse bade civil daavon aur appeal ka faisla karna.",
      hindi: "ज़िले की अदालतों की कमान सँभालना और उसके सबसे गंभीर मुक़दमों, सबसे बड़े सिविल दावों और अपीलों का फ़ैसला करना।",
    },
    day: {
      hinglish: [
        "Hatya ke mukadme mein aakhri bahas sunna",
        "Nichli adaalat ke lambit mamlon ki list jaanchna",
        "Doshi ki umra aur ateet tolna, saza tay karna aur us par dastakhat karna",
      ],
      hindi: [
        "हत्या के मुक़दमे में आख़िरी बहस सुनना",
        "निचली अदालत के लंबित मामलों की सूची जाँचना",
        "दोषी की उम्र और अतीत तोलना, सज़ा तय करना और उस पर दस्तख़त करना",
      ],
    },
  },
  magistrate: {
    of: "5d92cw",
    description: {
      hinglish: "Giraftari ke ek din ke andar zamanat ya hiraasat tay karna.",
      hindi: "गिरफ़्तारी के एक दिन के अंदर ज़मानत या हिरासत तय करना।",
    },
    summary: {
      hinglish:
        "Har giraftar vyakti se ek din ke andar milna, poochhna ki police ka bartaav kaisa tha, zamanat ya hiraasat tay karna, bayaan darj karna aur chori, cheque bounce aur doosre chhote apradhon ke mukadme sunna.",
      hindi:
        "हर गिरफ़्तार व्यक्ति से एक दिन के अंदर मिलना, पूछना कि पुलिस का बर्ताव कैसा था, ज़मानत या हिरासत तय करना, बयान दर्ज करना और चोरी, चेक बाउंस और दूसरे छोटे अपराधों के मुक़दमे सुनना।",
    },
    day: {
      hinglish: [
        "Giraftar vyakti se poochhna ki kya police ne use maara",
        "Dare hue gawah ka bayaan band kamre mein darj karna",
        "Traffic aur cheque ke kul sixty mamlon ki list nipatana",
      ],
      hindi: [
        "गिरफ़्तार व्यक्ति से पूछना कि क्या पुलिस ने उसे मारा",
        "डरे हुए गवाह का बयान बंद कमरे में दर्ज करना",
        "ट्रैफ़िक और चेक के कुल साठ मामलों की सूची निपटाना",
      ],
    },
  },
  "high-court-judge": {
    of: "1vqky1g",
    description: {
      hinglish: "Sarkar ke khilaaf nagrikon ke mukadmon aur appeal ka faisla karna.",
      hindi: "सरकार के ख़िलाफ़ नागरिकों के मुक़दमों और अपीलों का फ़ैसला करना।",
    },
    summary: {
      hinglish:
        "Akele ya doosre judge ke saath sarkar ke aadeshon ke khilaaf arziyan, zilon ki appeal aur zamanat ki arziyan sunna, aur aisa kanoon tay karna jise rajya ki sab adaalaton ko maanna hota hai.",
      hindi:
        "अकेले या दूसरे जज के साथ सरकार के आदेशों के ख़िलाफ़ अर्ज़ियाँ, ज़िलों की अपीलें और ज़मानत की अर्ज़ियाँ सुनना, और ऐसा क़ानून तय करना जिसे राज्य की सब अदालतों को मानना होता है।",
    },
    day: {
      hinglish: [
        "Saadhe das baje se pehle list ke chaalis case ki file padhna",
        "Dono vakeelon ki sabse mazboot daleel ko kathin sawaal se parakhna",
        "Sunwai poori karna, doosre judge se charcha karna aur sixty panne ka faisla likhna",
      ],
      hindi: [
        "साढ़े दस बजे से पहले सूची के चालीस केसों की फ़ाइलें पढ़ना",
        "दोनों वकीलों की सबसे मज़बूत दलील को कठिन सवाल से परखना",
        "सुनवाई पूरी करना, दूसरे जज से चर्चा करना और साठ पन्नों का फ़ैसला लिखना",
      ],
    },
  },
  "administrative-tribunal-member": {
    of: "168gofd",
    description: {
      hinglish: "Tribunal mein sarkari naukri, tax ya diwaliya mamlon ka faisla karna.",
      hindi: "ट्रिब्यूनल में सरकारी नौकरी, टैक्स या दिवालिया मामलों का फ़ैसला करना।",
    },
    summary: {
      hinglish:
        "Aam adaalaton ke bahar khaas mamlon ka faisla karna: sarkari karmchariyon ki tankhwah aur pension, tax ya company ka diwaliya hona.",
      hindi: "आम अदालतों के बाहर ख़ास मामलों का फ़ैसला करना: सरकारी कर्मचारियों की तनख़्वाह और पेंशन, टैक्स या कंपनी का दिवालिया होना।",
    },
    day: {
      hinglish: [
        "Accountant saathi ke saath baithkar tax appeal sunna",
        "Tay karna ki clerk ki pension galat kaati gayi ya nahi",
        "Tathya taaza rehte hue kaaran sahit aadesh likhwana",
      ],
      hindi: ["अकाउंटेंट साथी के साथ बैठकर टैक्स अपील सुनना", "तय करना कि क्लर्क की पेंशन ग़लत काटी गई या नहीं", "तथ्य ताज़ा रहते हुए कारण सहित आदेश लिखवाना"],
    },
  },
  arbitrator: {
    of: "uoqnbi",
    description: {
      hinglish: "Business ke us jhagde ka faisla karna jise dono paksh court se door rakhein.",
      hindi: "बिज़नेस के उस झगड़े का फ़ैसला करना जिसे दोनों पक्ष कोर्ट से दूर रखें।",
    },
    summary: {
      hinglish:
        "Contract ke dono pakshon ke chunne par ya court ke naam dene par, gawahon aur experts ko band kamre mein sunna, aur aisa faisla, yaani award, likhna jo un par court ki decree jaisa laagu ho.",
      hindi:
        "कॉन्ट्रैक्ट के दोनों पक्षों के चुनने पर या कोर्ट के नाम देने पर, गवाहों और एक्सपर्ट को बंद कमरे में सुनना, और ऐसा फ़ैसला, यानी अवॉर्ड, लिखना जो उन पर कोर्ट की डिक्री जैसा लागू हो।",
    },
    day: {
      hinglish: [
        "Aisa timetable tay karna jise builder aur railway, dono nibhayein",
        "Engineers aur vakeelon ke saath aadhe bane flyover par ghoomna",
        "Aisa faisla, yaani award, likhna jise court radd na kare",
      ],
      hindi: [
        "ऐसा टाइमटेबल तय करना जिसे बिल्डर और रेलवे, दोनों निभाएँ",
        "इंजीनियरों और वकीलों के साथ आधे बने फ़्लाईओवर पर घूमना",
        "ऐसा फ़ैसला, यानी अवॉर्ड, लिखना जिसे कोर्ट रद्द न करे",
      ],
    },
  },
  "judicial-clerk": {
    of: "y3icgn",
    description: {
      hinglish: "Judge ke liye purane faisle khojna aur note ka masauda likhna.",
      hindi: "जज के लिए पुराने फ़ैसले खोजना और नोट का मसौदा लिखना।",
    },
    summary: {
      hinglish:
        "Law degree ke baad aksar ek-do saal ek judge ke liye kaam karna: sunwai se pehle file ka saar likhna, kanoon khojna aur faisle ke hawaale jaanchna.",
      hindi: "लॉ डिग्री के बाद अक्सर एक-दो साल एक जज के लिए काम करना: सुनवाई से पहले फ़ाइल का सार लिखना, क़ानून खोजना और फ़ैसले के हवाले जाँचना।",
    },
    day: {
      hinglish: [
        "Monday ki bench ke liye baarah nayi arziyon ka saar likhna",
        "Khojna ki 1950 se kisi bench ne ulti baat kahi hai ya nahi",
        "Faisle ke masaude ka har hawaala jaanchna",
      ],
      hindi: [
        "सोमवार की पीठ के लिए बारह नई अर्ज़ियों का सार लिखना",
        "खोजना कि 1950 से किसी पीठ ने उलटी बात कही है या नहीं",
        "फ़ैसले के मसौदे का हर हवाला जाँचना",
      ],
    },
  },
  "court-registrar": {
    of: "100o6k2",
    description: {
      hinglish: "Court ki filing lena ya lautana aur judges mein case barabar baantna.",
      hindi: "कोर्ट की फ़ाइलिंग लेना या लौटाना और जजों में केस बराबर बाँटना।",
    },
    summary: {
      hinglish:
        "Court ke daftar ki kamaan sambhalna: jaanchna ki har filing theek hai, judges mein case baantna, fees, record aur zabt maal surakshit rakhna, aur clerks ki aguwai karna.",
      hindi:
        "कोर्ट के दफ़्तर की कमान सँभालना: जाँचना कि हर फ़ाइलिंग ठीक है, जजों में केस बाँटना, फ़ीस, रिकॉर्ड और ज़ब्त माल सुरक्षित रखना, और क्लर्कों की अगुवाई करना।",
    },
    day: {
      hinglish: [
        "Fees kam aur index adhoora hone par mukadma shuru karne ka kagaz, yaani plaint, lautana",
        "Agle din ki list nau courtroom mein barabar baantna",
        "Gaayab zabt maal, yaani case property, par High Court ko jawaab dena",
      ],
      hindi: [
        "फ़ीस कम और इंडेक्स अधूरा होने पर मुक़दमा शुरू करने का काग़ज़, यानी वादपत्र, लौटाना",
        "अगले दिन की सूची नौ कोर्टरूम में बराबर बाँटना",
        "ग़ायब ज़ब्त माल, यानी केस प्रॉपर्टी, पर हाई कोर्ट को जवाब देना",
      ],
    },
  },
  mediator: {
    of: "17drlro",
    description: {
      hinglish: "Kanooni vivaad mein logon ko judge ke bina samjhauta karne mein madad dena.",
      hindi: "क़ानूनी विवाद में लोगों को जज के बिना समझौता करने में मदद देना।",
    },
    summary: {
      hinglish:
        "Vivaad ke dono pakshon ke saath, ikatthe aur baari-baari se, baithna, har ek ko sach mein kya chahiye, yeh samajhna, aur unka samjhauta likhna; khud koi faisla na karna aur niji baat gupt rakhna.",
      hindi:
        "विवाद के दोनों पक्षों के साथ, इकट्ठे और बारी-बारी से, बैठना, हर एक को सच में क्या चाहिए, यह समझना, और उनका समझौता लिखना; ख़ुद कोई फ़ैसला न करना और निजी बात गुप्त रखना।",
    },
    day: {
      hinglish: [
        "Har paksh ko akele sunna aur poochhna ki kya khone ka dar hai",
        "Kisi ka paksh liye bina prastaav corridor ke paar pahunchana",
        "Samjhauta aise shabdon mein likhna jo dono padhkar suna sakein",
      ],
      hindi: [
        "हर पक्ष को अकेले सुनना और पूछना कि क्या खोने का डर है",
        "किसी का पक्ष लिए बिना प्रस्ताव गलियारे के पार पहुँचाना",
        "समझौता ऐसे शब्दों में लिखना जो दोनों पढ़कर सुना सकें",
      ],
    },
  },
  conciliator: {
    of: "roskwr",
    description: { hinglish: "Hadtaal se pehle union aur management ko saath bulana.", hindi: "हड़ताल से पहले यूनियन और मैनेजमेंट को साथ बुलाना।" },
    summary: {
      hinglish:
        "Shram vibhag ki taraf se hadtaal ka notice lena: dono pakshon ko bulana, aisi shartein khojna jin par dono sign kar sakein, aur na kar sakein to sarkar ko report dena.",
      hindi:
        "श्रम विभाग की तरफ़ से हड़ताल का नोटिस लेना: दोनों पक्षों को बुलाना, ऐसी शर्तें खोजना जिन पर दोनों साइन कर सकें, और न कर सकें तो सरकार को रिपोर्ट देना।",
    },
    day: {
      hinglish: [
        "Hadtaal ka notice lena aur kuch hi din mein dono pakshon ko bulana",
        "Hisaab lagana ki bonus ki maang prastaav se kitni door hai",
        "Sarkar ke liye samjhauta ya naakaami ki report darj karna",
      ],
      hindi: [
        "हड़ताल का नोटिस लेना और कुछ ही दिन में दोनों पक्षों को बुलाना",
        "हिसाब लगाना कि बोनस की माँग प्रस्ताव से कितनी दूर है",
        "सरकार के लिए समझौता या नाकामी की रिपोर्ट दर्ज करना",
      ],
    },
  },
  "legal-aid-counsel": {
    of: "7ev6sl",
    description: {
      hinglish: "Gaon aur jail ke law clinic mein gareebon ko salah dena.",
      hindi: "गाँव और जेल के लॉ क्लिनिक में ग़रीबों को सलाह देना।",
    },
    summary: {
      hinglish:
        "Legal services authority ke panel par rehkar un gareebon ke case lena jo fees nahi de sakte, aur gaon aur jail mein zamanat, pension, mazdoori aur zameen par clinic lagana.",
      hindi:
        "विधिक सेवा प्राधिकरण के पैनल पर रहकर उन ग़रीबों के केस लेना जो फ़ीस नहीं दे सकते, और गाँव और जेल में ज़मानत, पेंशन, मज़दूरी और ज़मीन पर क्लिनिक लगाना।",
    },
    day: {
      hinglish: [
        "Taluka ke law clinic mein pension aur ration ke haq samjhana",
        "Un vichaaradheen kaidiyon ki list banana jinka intezaar zamanat ke liye kaafi ho chuka hai",
        "Teen mahine se tankhwah na paane wali gharelu kaamgaar ke liye kanooni notice likhna",
      ],
      hindi: [
        "तालुका के लॉ क्लिनिक में पेंशन और राशन के हक़ समझाना",
        "उन विचाराधीन क़ैदियों की सूची बनाना जिनका इंतज़ार ज़मानत के लिए काफ़ी हो चुका है",
        "तीन महीने से तनख़्वाह न पाने वाली घरेलू कामगार के लिए क़ानूनी नोटिस लिखना",
      ],
    },
  },
  ombudsman: {
    of: "1iasv96",
    description: {
      hinglish: "Bank aur beema companies ke khilaaf grahakon ki shikayat ka faisla karna.",
      hindi: "बैंक और बीमा कंपनियों के ख़िलाफ़ ग्राहकों की शिकायत का फ़ैसला करना।",
    },
    summary: {
      hinglish:
        "Us grahak ko muft mein sunna jiski baat bank ya beema company ne nahi maani, unse file mangana, samjhaute ki koshish karna, warna aadesh dena ki kya chukana ya theek karna hai.",
      hindi:
        "उस ग्राहक को मुफ़्त में सुनना जिसकी बात बैंक या बीमा कंपनी ने नहीं मानी, उनसे फ़ाइल मँगाना, समझौते की कोशिश करना, वरना आदेश देना कि क्या चुकाना या ठीक करना है।",
    },
    day: {
      hinglish: [
        "Galat block kiye gaye khaate par bank ki file mangana",
        "Pensioner aur beema company ke afsar ko ek mez par sunna",
        "Aise kaaran ke saath aadesh likhna jo aam aadmi samajh sake",
      ],
      hindi: [
        "ग़लत ब्लॉक किए गए खाते पर बैंक की फ़ाइल मँगाना",
        "पेंशनर और बीमा कंपनी के अफ़सर को एक मेज़ पर सुनना",
        "ऐसे कारण के साथ आदेश लिखना जो आम आदमी समझ सके",
      ],
    },
  },
  "child-advocate": {
    of: "1ib9gvv",
    description: {
      hinglish: "Court, baal grih aur custody ke jhagde mein bachchon ki taraf se bolna.",
      hindi: "कोर्ट, बाल गृह और कस्टडी के झगड़े में बच्चों की तरफ़ से बोलना।",
    },
    summary: {
      hinglish:
        "Child Welfare Committee, Juvenile Justice Board aur bachchon par yaun apradh ki POCSO court mein un clients ke liye pesh hona jo itne chhote hain ki apna case khud nahi lad sakte.",
      hindi: "बाल कल्याण समिति, किशोर न्याय बोर्ड और बच्चों पर यौन अपराध की POCSO कोर्ट में उनके लिए पेश होना जो इतने छोटे हैं कि अपना केस ख़ुद नहीं लड़ सकते।",
    },
    day: {
      hinglish: [
        "Pehle bachche ko chitra banane dena, phir ek aasan sawaal poochhna",
        "Us custody arzi ka virodh karna jo chhoti bachchi ko chup kar de",
        "Baal grih jaakar bistar, taale aur khana dekhna",
      ],
      hindi: [
        "पहले बच्चे को चित्र बनाने देना, फिर एक आसान सवाल पूछना",
        "उस कस्टडी अर्ज़ी का विरोध करना जो छोटी बच्ची को चुप कर दे",
        "बाल गृह जाकर बिस्तर, ताले और खाना देखना",
      ],
    },
  },
  "family-mediator": {
    of: "tlchfj",
    description: {
      hinglish: "Alag ho rahe maa-baap ko bachchon aur ghar ki yojana mein madad dena.",
      hindi: "अलग हो रहे माता-पिता को बच्चों और घर की योजना में मदद देना।",
    },
    summary: {
      hinglish:
        "Alag ho rahe maa-baap ke saath, jinhe aksar court bhejti hai, baithna jab tak dono bachchon ke samay, paise aur ghar ki yojana par sign na kar dein; koi aadesh na dena aur kisi ka paksh na lena.",
      hindi:
        "अलग हो रहे माता-पिता के साथ, जिन्हें अक्सर कोर्ट भेजती है, बैठना जब तक दोनों बच्चों के समय, पैसे और घर की योजना पर साइन न कर दें; कोई आदेश न देना और किसी का पक्ष न लेना।",
    },
    day: {
      hinglish: [
        "Maa-baap ko aise bithana ki woh mez ki taraf dekhein, ek-doosre ki taraf nahi",
        "Weekend, exam aur dada-dadi, nana-nani ka calendar banana",
        "Ek ko doosre se dar ho to baithak rok dena",
      ],
      hindi: [
        "माता-पिता को ऐसे बिठाना कि वे मेज़ की तरफ़ देखें, एक-दूसरे की तरफ़ नहीं",
        "वीकेंड, परीक्षा और दादा-दादी, नाना-नानी का कैलेंडर बनाना",
        "एक को दूसरे से डर हो तो बैठक रोक देना",
      ],
    },
  },
  paralegal: {
    of: "7evh08",
    description: {
      hinglish: "File taiyar karna aur vakeelon ke sign ke liye notice likhna.",
      hindi: "फ़ाइल तैयार करना और वकीलों के साइन के लिए नोटिस लिखना।",
    },
    summary: {
      hinglish:
        "Faisle khojna, file ka index banana, notice aur affidavit likhna aur har case ki tareekh par nazar rakhna, taaki vakeel sign aur bahas kar sakein.",
      hindi: "फ़ैसले खोजना, फ़ाइल का इंडेक्स बनाना, नोटिस और हलफ़नामा लिखना और हर केस की तारीख़ पर नज़र रखना, ताकि वकील साइन और बहस कर सकें।",
    },
    day: {
      hinglish: [
        "Nau sau panne ki bandhi file, yaani paper book, ka index raaton-raat banana",
        "Cheque bounce par is saal ke teen faisle khojna",
        "Partner ke dastakhat ke liye kanooni notice taiyar karna",
      ],
      hindi: [
        "नौ सौ पन्नों की बँधी फ़ाइल, यानी पेपर बुक, का इंडेक्स रातों-रात बनाना",
        "चेक बाउंस पर इस साल के तीन फ़ैसले खोजना",
        "पार्टनर के दस्तख़त के लिए क़ानूनी नोटिस तैयार करना",
      ],
    },
  },
  notary: {
    of: "18vu5n6",
    description: {
      hinglish: "Pehchaan jaanchna aur shapath, copy aur dastakhat par mohar lagana.",
      hindi: "पहचान जाँचना और शपथ, कॉपी और दस्तख़त पर मोहर लगाना।",
    },
    summary: {
      hinglish:
        "Kuch saal ki vakalat ke baad sarkar ki niyukti se copy pramanit karna, shapath dilana aur dastakhat, deed aur power of attorney attest karna.",
      hindi: "कुछ साल की वकालत के बाद सरकार की नियुक्ति से कॉपी प्रमाणित करना, शपथ दिलाना और दस्तख़त, डीड और पावर ऑफ़ अटॉर्नी अटेस्ट करना।",
    },
    day: {
      hinglish: [
        "Photocopy ko asli se milana aur mohar lagana",
        "Ek dastakhat karne wala na aaye to kirayanama lauta dena",
        "Har kaam tareekh aur fees ke saath register mein chadhana",
      ],
      hindi: [
        "फ़ोटोकॉपी को असली से मिलाना और मोहर लगाना",
        "एक दस्तख़त करने वाला न आए तो किरायानामा लौटा देना",
        "हर काम तारीख़ और फ़ीस के साथ रजिस्टर में चढ़ाना",
      ],
    },
  },
  "court-stenographer": {
    of: "14m8wc3",
    description: {
      hinglish: "Judge aur gawahon ki baat shorthand mein likhna, phir type karna.",
      hindi: "जज और गवाहों की बात शॉर्टहैंड में लिखना, फिर टाइप करना।",
    },
    summary: {
      hinglish:
        "Judge ke saamne neeche baithna, bole ja rahe aadesh aur gawahi shorthand mein likhna, aur usi din type karna; appeal ka nateeja unhi shabdon par tik sakta hai.",
      hindi: "जज के सामने नीचे बैठना, बोले जा रहे आदेश और गवाही शॉर्टहैंड में लिखना, और उसी दिन टाइप करना; अपील का नतीजा उन्हीं शब्दों पर टिक सकता है।",
    },
    day: {
      hinglish: [
        "Judge ka dictation sau shabd prati minute ki raftaar se likhna",
        "Gawah ke kathghare mein rehte hi uski gawahi, yaani deposition, type karna",
        "Lunch se pehle aadesh ka masauda chaar baar sudharna",
      ],
      hindi: [
        "जज का डिक्टेशन सौ शब्द प्रति मिनट की रफ़्तार से लिखना",
        "गवाह के कठघरे में रहते ही उसकी गवाही, यानी डिपोज़िशन, टाइप करना",
        "लंच से पहले आदेश का मसौदा चार बार सुधारना",
      ],
    },
  },
  "law-clerk": {
    of: "kmc6ak",
    description: { hinglish: "Vakeel ke kagaz court le jaana aur tareekh lena.", hindi: "वकील के काग़ज़ कोर्ट ले जाना और तारीख़ लेना।" },
    summary: {
      hinglish:
        "Court mein vakeel ke kaam nipatana: kagaz file karna, fees bharna, har case ki tareekh aur kamra pata karna, pramanit copy lena aur chamber ki diary aur bundle sambhalna.",
      hindi:
        "कोर्ट में वकील के काम निपटाना: काग़ज़ फ़ाइल करना, फ़ीस भरना, हर केस की तारीख़ और कमरा पता करना, प्रमाणित कॉपी लेना और चैंबर की डायरी और बंडल सँभालना।",
    },
    day: {
      hinglish: [
        "Aapattiyon ki list lagne se pehle filing counter par line mein lagna",
        "Har case ki agli tareekh do diary mein likhna",
        "Kis khidki par kaam hota hai, yeh jaankar pramanit copy lena",
      ],
      hindi: [
        "आपत्तियों की सूची लगने से पहले फ़ाइलिंग काउंटर पर लाइन में लगना",
        "हर केस की अगली तारीख़ दो डायरी में लिखना",
        "किस खिड़की पर काम होता है, यह जानकर प्रमाणित कॉपी लेना",
      ],
    },
  },
  "legal-secretary": {
    of: "1l2taq5",
    description: {
      hinglish: "Court ki arzi aur daave type karna aur aakhri tareekh yaad dilana.",
      hindi: "कोर्ट की अर्ज़ी और दावे टाइप करना और आख़िरी तारीख़ याद दिलाना।",
    },
    summary: {
      hinglish:
        "Court ke format mein arzi, affidavit aur chitthi type karna, vakeel ki diary aur file sambhalna, har filing ki aakhri tareekh yaad dilana aur chintit clients ko jawaab dena.",
      hindi:
        "कोर्ट के फ़ॉर्मैट में अर्ज़ी, हलफ़नामा और चिट्ठी टाइप करना, वकील की डायरी और फ़ाइल सँभालना, हर फ़ाइलिंग की आख़िरी तारीख़ याद दिलाना और चिंतित क्लाइंट को जवाब देना।",
    },
    day: {
      hinglish: [
        "Court ke format mein daava type karna, halafname aur index ke saath",
        "Partner ko chetavani dena ki Thursday ke baad client ka mukadma nahi ho sakega",
        "Chintit client ko phone par batana ki uske case mein adjourned ka kya matlab hai",
      ],
      hindi: [
        "कोर्ट के फ़ॉर्मैट में दावा टाइप करना, हलफ़नामे और इंडेक्स के साथ",
        "पार्टनर को चेतावनी देना कि गुरुवार के बाद क्लाइंट का मुक़दमा नहीं हो सकेगा",
        "चिंतित क्लाइंट को फ़ोन पर बताना कि उसके केस में स्थगित का क्या मतलब है",
      ],
    },
  },
  bailiff: {
    of: "c8tg14",
    description: {
      hinglish: "Ghar jaakar summon dena aur court ke aadesh par saamaan kabze mein lena.",
      hindi: "घर जाकर समन देना और कोर्ट के आदेश पर सामान क़ब्ज़े में लेना।",
    },
    summary: {
      hinglish:
        "Court ka summon dena aur kisne nahi liya, yeh likhna; aadesh na maana jaye to police ko saath lekar saamaan ki list banana aur zabt karna ya ghar ka kabza dilana.",
      hindi:
        "कोर्ट का समन देना और किसने नहीं लिया, यह लिखना; आदेश न माना जाए तो पुलिस को साथ लेकर सामान की लिस्ट बनाना और ज़ब्त करना या घर का क़ब्ज़ा दिलाना।",
    },
    day: {
      hinglish: [
        "Aadhe likhe pate se prativaadi ka darwaza dhoondhna",
        "Summon chipkana aur do gawahon ke naam likhna",
        "Maalik ne court ka tay paisa nahi diya, isliye dukaan ke maal ki list banana",
      ],
      hindi: [
        "आधे लिखे पते से प्रतिवादी का दरवाज़ा ढूँढ़ना",
        "समन चिपकाना और दो गवाहों के नाम लिखना",
        "मालिक ने कोर्ट का तय पैसा नहीं दिया, इसलिए दुकान के माल की सूची बनाना",
      ],
    },
  },
  "title-examiner": {
    of: "1hki54v",
    description: {
      hinglish: "Registry ke record padhna aur bank ko batana ki plot kiska hai.",
      hindi: "रजिस्ट्री के रिकॉर्ड पढ़ना और बैंक को बताना कि प्लॉट किसका है।",
    },
    summary: {
      hinglish:
        "Dashakon ki deed, zameen ke record aur court ki file padhna, aur bank ya kharidar ko likhkar batana ki property kiski hai aur us par kya loan hain.",
      hindi: "दशकों की डीड, ज़मीन के रिकॉर्ड और कोर्ट की फ़ाइल पढ़ना, और बैंक या ख़रीदार को लिखकर बताना कि प्रॉपर्टी किसकी है और उस पर क्या लोन हैं।",
    },
    day: {
      hinglish: [
        "Registry se tees saal ki bikri aur loan ki list, yaani encumbrance certificate, mangana",
        "Pakadna ki 1987 mein bechne wala tab naabalig tha",
        "Bank ko report likhna: saaf, sharton ke saath saaf, ya nahi",
      ],
      hindi: [
        "रजिस्ट्री से तीस साल की बिक्री और लोन की सूची, यानी एन्कम्ब्रेंस सर्टिफ़िकेट, मँगाना",
        "पकड़ना कि 1987 में बेचने वाला तब नाबालिग़ था",
        "बैंक को रिपोर्ट लिखना: साफ़, शर्तों के साथ साफ़, या नहीं",
      ],
    },
  },
  "petition-writer": {
    of: "hxe4c0",
    description: { hinglish: "Registrar ke gate par vasiyat aur bainama likhna.", hindi: "रजिस्ट्रार के गेट पर वसीयत और बैनामा लिखना।" },
    summary: {
      hinglish:
        "Registrar ya collector ke daftar ke paas baithna, client se poochhna ki kya chahiye, use sahi form mein bainama, daan patra, vasiyat ya arzi bana dena, aur stamp duty ka hisaab lagana.",
      hindi:
        "रजिस्ट्रार या कलेक्टर के दफ़्तर के पास बैठना, क्लाइंट से पूछना कि क्या चाहिए, उसे सही रूप में बैनामा, दानपत्र, वसीयत या अर्ज़ी बना देना, और स्टांप ड्यूटी का हिसाब लगाना।",
    },
    day: {
      hinglish: [
        "Vidhwa ki pension ki shikayat collector ke naam arzi mein likhna",
        "Bechne wale se chaaron taraf ki chauhaddi do baar poochhna",
        "Beti ko kiye daan par stamp duty ka hisaab lagana",
        "Vasiyat karne wale ki bhasha mein vasiyat padhkar sunana",
      ],
      hindi: [
        "विधवा की पेंशन की शिकायत कलेक्टर के नाम अर्ज़ी में लिखना",
        "बेचने वाले से चारों तरफ़ की चौहद्दी दो बार पूछना",
        "बेटी को किए दान पर स्टांप ड्यूटी का हिसाब लगाना",
        "वसीयत करने वाले की भाषा में वसीयत पढ़कर सुनाना",
      ],
    },
  },
  "legal-translator": {
    of: "1df9ewt",
    description: { hinglish: "Faislon aur contract ko doosri bhasha mein utaarna.", hindi: "फ़ैसलों और कॉन्ट्रैक्ट को दूसरी भाषा में उतारना।" },
    summary: {
      hinglish:
        "Court, company aur publisher ke liye saboot, faisle, deed aur contract ka aisa anuvaad karna ki koi haq na khoye, aur pramanit karna ki anuvaad sahi hai.",
      hindi: "कोर्ट, कंपनी और प्रकाशक के लिए सबूत, फ़ैसले, डीड और कॉन्ट्रैक्ट का ऐसा अनुवाद करना कि कोई हक़ न खोए, और प्रमाणित करना कि अनुवाद सही है।",
    },
    day: {
      hinglish: [
        "Supreme Court ke liye Marathi gawah ki gawahi English mein utaarna",
        "Consideration, yaani vaade ki keemat, ke liye ek Hindi shabd chunna aur usi par tikna",
        "Anuvaad pramanit karna aur vakeel ke sawaal ka jawaab dena",
      ],
      hindi: [
        "सुप्रीम कोर्ट के लिए मराठी गवाह की गवाही अंग्रेज़ी में उतारना",
        "कंसिडरेशन, यानी वादे की क़ीमत, के लिए एक हिंदी शब्द चुनना और उसी पर टिकना",
        "अनुवाद प्रमाणित करना और वकील के सवाल का जवाब देना",
      ],
    },
  },
  "compliance-officer": {
    of: "1l3t8o2",
    description: {
      hinglish: "Company ki file jaanchna ki naye niyam maane ja rahe hain ya nahi.",
      hindi: "कंपनी की फ़ाइल जाँचना कि नए नियम माने जा रहे हैं या नहीं।",
    },
    summary: {
      hinglish: "Naye niyam padhkar batana ki har vibhag ko Monday tak kya karna hai, aur jaanchna ki usne kiya ya nahi.",
      hindi: "नए नियम पढ़कर बताना कि हर विभाग को सोमवार तक क्या करना है, और जाँचना कि उसने किया या नहीं।",
    },
    day: {
      hinglish: [
        "Regulator ka naya circular padhna aur likhna ki kise kadam uthana hai",
        "Pachaas customer file chunkar dekhna ki pehchaan ke kagaz gaayab to nahi",
        "Branch staff ko sikhana ki kaun se tohfe na lein aur kis gupt jaankari par saude na karein",
      ],
      hindi: [
        "रेगुलेटर का नया सर्कुलर पढ़ना और लिखना कि किसे क़दम उठाना है",
        "पचास ग्राहक फ़ाइलें चुनकर देखना कि पहचान के काग़ज़ ग़ायब तो नहीं",
        "ब्रांच के स्टाफ़ को सिखाना कि कौन से तोहफ़े न लें और किस गुप्त जानकारी पर सौदे न करें",
      ],
    },
  },
  "legislative-drafter": {
    of: "1wjox0l",
    description: {
      hinglish: "Bill ki dhaarayein aise likhna ki unka ek hi matlab nikle.",
      hindi: "बिल की धाराएँ ऐसे लिखना कि उनका एक ही मतलब निकले।",
    },
    summary: {
      hinglish:
        "Mantralay jo chahta hai, use bill, niyam aur adhyadesh mein badalna, unhe purane Act aur Samvidhan se milana, aur sadan ke sanshodhan ke saath badalna.",
      hindi: "मंत्रालय जो चाहता है, उसे बिल, नियम और अध्यादेश में बदलना, उन्हें पुराने क़ानूनों और संविधान से मिलाना, और सदन के संशोधन के साथ बदलना।",
    },
    day: {
      hinglish: [
        "Mantralay ki do panne ki ichchha ko number wali dhaaraon mein badalna",
        "Chaalis kanoonon mein aisa shabd khojna jiski paribhasha pehle se ho",
        "Taiyar sanshodhan lekar afsaron ki gallery mein intezaar karna",
      ],
      hindi: [
        "मंत्रालय की दो पन्ने की इच्छा को नंबर वाली धाराओं में बदलना",
        "चालीस क़ानूनों में ऐसा शब्द खोजना जिसकी परिभाषा पहले से हो",
        "तैयार संशोधन लेकर अफ़सरों की दीर्घा में इंतज़ार करना",
      ],
    },
  },
  "legal-associate": {
    of: "1gbr095",
    description: { hinglish: "E-mail aur contract ke dher mein kaam ki baat dhoondhna.", hindi: "ई-मेल और कॉन्ट्रैक्ट के ढेर में काम की बात ढूँढ़ना।" },
    summary: {
      hinglish:
        "Yahan aur videsh ki law firms ke liye, unke niyam aur samay par, contract aur mukadme ke e-mail parakhna: har ek ko tag karna, tareekh aur jokhim nikaalna, aur partner ke liye saar likhna.",
      hindi:
        "यहाँ और विदेश की लॉ फ़र्मों के लिए, उनके नियम और समय पर, कॉन्ट्रैक्ट और मुक़दमे के ई-मेल परखना: हर एक को टैग करना, तारीख़ और जोखिम निकालना, और पार्टनर के लिए सार लिखना।",
    },
    day: {
      hinglish: [
        "Chaar sau e-mail par tag lagana: kaam ka, niji ya dono mein se koi nahi",
        "Lease se renewal ki tareekhein nikaalkar table mein rakhna",
        "Partner ko ek panna likhna ki adaalaton ne kya kaha hai",
      ],
      hindi: [
        "चार सौ ई-मेल पर टैग लगाना: काम का, निजी या दोनों में से कोई नहीं",
        "लीज़ से रिन्यूअल की तारीख़ें निकालकर टेबल में रखना",
        "पार्टनर को एक पन्ना लिखना कि अदालतों ने क्या कहा है",
      ],
    },
  },
  "contracts-attorney": {
    of: "ms00gv",
    description: { hinglish: "Business ke vaade ko tikne wali dhaaraon mein badalna.", hindi: "बिज़नेस के वादे को टिकने वाली धाराओं में बदलना।" },
    summary: {
      hinglish:
        "Supply, service aur software ke contract likhna aur un par molbhaav karna, taaki kisi jhagde se pehle hi daam, deri, nuksan aur nikalne ka raasta shabdon mein tay ho.",
      hindi:
        "सप्लाई, सर्विस और सॉफ़्टवेयर के कॉन्ट्रैक्ट लिखना और उन पर मोलभाव करना, ताकि किसी झगड़े से पहले ही दाम, देरी, नुक़सान और निकलने का रास्ता शब्दों में तय हो।",
    },
    day: {
      hinglish: [
        "Poochhna ki maal der se aaye to kya hoga, phir use likhna",
        "Uchit samay jaise gol-mol shabdon ki jagah chaudah din likhna",
        "Dhyan rakhna ki badlaav wala kaun sa draft, yaani redline, abhi chal raha hai",
      ],
      hindi: [
        "पूछना कि माल देर से आए तो क्या होगा, फिर उसे लिखना",
        "उचित समय जैसे गोलमोल शब्दों की जगह चौदह दिन लिखना",
        "ध्यान रखना कि बदलाव वाला कौन सा ड्राफ़्ट, यानी रेडलाइन, अभी चल रहा है",
      ],
    },
  },
  "e-discovery-specialist": {
    of: "14hk8st",
    description: {
      hinglish: "Case saabit karne ke liye lakhon e-mail aur chat khangalna.",
      hindi: "केस साबित करने के लिए लाखों ई-मेल और चैट खँगालना।",
    },
    summary: {
      hinglish:
        "Phone, mailbox aur server ko bina badle copy karna, search aur software se file chhaanna, aur vakeelon ko woh chand file dena jo case saabit karein ya tod dein.",
      hindi: "फ़ोन, मेलबॉक्स और सर्वर को बिना बदले कॉपी करना, सर्च और सॉफ़्टवेयर से फ़ाइलें छानना, और वकीलों को वे चंद फ़ाइलें देना जो केस साबित करें या तोड़ दें।",
    },
    day: {
      hinglish: [
        "Manager ka laptop aur chat lena, koi timestamp badle bina",
        "Aisi search banana jo rishwat shabd ko uske sab upnaamon mein khoje",
        "Doosre paksh ke liye saaf, number wala set nikaalna",
      ],
      hindi: [
        "मैनेजर का लैपटॉप और चैट लेना, कोई टाइमस्टैंप बदले बिना",
        "ऐसी सर्च बनाना जो रिश्वत शब्द को उसके सब उपनामों में खोजे",
        "दूसरे पक्ष के लिए साफ़, नंबर वाला सेट निकालना",
      ],
    },
  },
  "law-reporter": {
    of: "1au69td",
    description: {
      hinglish: "Court mein baithna aur us din ka faisla khabar banakar likhna.",
      hindi: "कोर्ट में बैठना और उस दिन का फ़ैसला ख़बर बनाकर लिखना।",
    },
    summary: {
      hinglish:
        "Supreme Court ya High Court ki sunwai mein baithna, shaam tak lambe aadesh padhna, aur chhe sau shabdon mein samjhana ki kya tay hua.",
      hindi: "सुप्रीम कोर्ट या हाई कोर्ट की सुनवाई में बैठना, शाम तक लंबे आदेश पढ़ना, और छह सौ शब्दों में समझाना कि क्या तय हुआ।",
    },
    day: {
      hinglish: [
        "Cause list padhna aur chunna ki kis bench ki sunwai mein baithein",
        "Sunwai ki ek-ek baat post karna, judge ki tippani tode-marode bina",
        "Nabbe pannon mein woh ek paragraph dhoondhna jo kanoon badal deta hai",
      ],
      hindi: [
        "कॉज़ लिस्ट पढ़ना और चुनना कि किस पीठ की सुनवाई में बैठें",
        "सुनवाई की एक-एक बात पोस्ट करना, जज की टिप्पणी तोड़े-मरोड़े बिना",
        "नब्बे पन्नों में वह एक पैराग्राफ़ ढूँढ़ना जो क़ानून बदल देता है",
      ],
    },
  },
  "legal-adviser": {
    of: "1o07hkn",
    description: {
      hinglish: "Company ya bank ko kadam uthane se pehle batana ki kanoon mein kya jaayaz hai.",
      hindi: "कंपनी या बैंक को क़दम उठाने से पहले बताना कि क़ानून में क्या जायज़ है।",
    },
    summary: {
      hinglish:
        "Bank ya public company ke loan, contract aur barkhaastagi ke kagaz faisle se pehle padhna, court ke notice ka jawaab dena, aur bahas karne wale vakeel chunna aur unhe mamla samjhana.",
      hindi:
        "बैंक या पब्लिक कंपनी के लोन, कॉन्ट्रैक्ट और बर्ख़ास्तगी के काग़ज़ फ़ैसले से पहले पढ़ना, कोर्ट के नोटिस का जवाब देना, और बहस करने वाले वकील चुनना और उन्हें मामला समझाना।",
    },
    day: {
      hinglish: [
        "Branch ke ek karod dene se pehle girvi ki deed jaanchna",
        "Vakeel chunna aur use karz na chukane ka ek case samjhana",
        "Aaj subah court ka notice paane wali branch ko jawaab dena",
      ],
      hindi: [
        "ब्रांच के एक करोड़ देने से पहले गिरवी की डीड जाँचना",
        "वकील चुनना और उसे क़र्ज़ न चुकाने का एक केस समझाना",
        "आज सुबह कोर्ट का नोटिस पाने वाली ब्रांच को जवाब देना",
      ],
    },
  },
  "probate-lawyer": {
    of: "zqs8m5",
    description: {
      hinglish: "Vasiyat saabit karna aur waarison ko mrit logon ka chhoda hua dilana.",
      hindi: "वसीयत साबित करना और वारिसों को मृत लोगों का छोड़ा हुआ दिलाना।",
    },
    summary: {
      hinglish:
        "Vasiyat likhna, jis par rishtedaar ya bank ko shak ho use court mein saabit karna, aur succession certificate lena taaki waarison ko jama paisa aur share mil sakein.",
      hindi:
        "वसीयत लिखना, जिस पर रिश्तेदार या बैंक को शक हो उसे कोर्ट में साबित करना, और उत्तराधिकार प्रमाणपत्र लेना ताकि वारिसों को जमा पैसा और शेयर मिल सकें।",
    },
    day: {
      hinglish: [
        "Bete se asli vasiyat aur dono gawahon ke naam maangna",
        "Succession certificate maangna taaki vidhwa ko bank ka jama paisa mil sake",
        "Dastakhat ko jaali batane wali bhatiji ko jawaab dena",
      ],
      hindi: [
        "बेटे से असली वसीयत और दोनों गवाहों के नाम माँगना",
        "उत्तराधिकार प्रमाणपत्र माँगना ताकि विधवा को बैंक का जमा पैसा मिल सके",
        "दस्तख़त को जाली बताने वाली भतीजी को जवाब देना",
      ],
    },
  },
  "sports-lawyer": {
    of: "mumdwm",
    description: {
      hinglish: "Khiladiyon ke contract tay karna aur doping ke aaropon se ladna.",
      hindi: "खिलाड़ियों के कॉन्ट्रैक्ट तय करना और डोपिंग के आरोपों से लड़ना।",
    },
    summary: {
      hinglish:
        "Khiladi, agent aur sponsor ke contract likhna, aur dope test mein fail hone, galat chayan aur federation ke andar ke jhagdon par bahas karna.",
      hindi: "खिलाड़ी, एजेंट और स्पॉन्सर के कॉन्ट्रैक्ट लिखना, और डोप टेस्ट में फ़ेल होने, ग़लत चयन और फ़ेडरेशन के अंदर के झगड़ों पर बहस करना।",
    },
    day: {
      hinglish: [
        "Kabaddi khiladi ke contract mein chot aur team chhodne ki shartein padhna",
        "Dare hue pehalwan ko fail dope test ki samay-seema samjhana",
        "Team ke ravana hone se pehle federation ki chayan list ko chunauti dena",
      ],
      hindi: [
        "कबड्डी खिलाड़ी के कॉन्ट्रैक्ट में चोट और टीम छोड़ने की शर्तें पढ़ना",
        "डरे हुए पहलवान को फ़ेल डोप टेस्ट की समय-सीमा समझाना",
        "टीम के रवाना होने से पहले फ़ेडरेशन की चयन सूची को चुनौती देना",
      ],
    },
  },
  "disability-advocate": {
    of: "cdhclu",
    description: {
      hinglish: "Kanoon ne jin ramp aur naukri ka vaada kiya hai, unke liye mukadma karna.",
      hindi: "क़ानून ने जिन रैंप और नौकरियों का वादा किया है, उनके लिए मुक़दमा करना।",
    },
    summary: {
      hinglish:
        "2016 ke disability kanoon se ramp, pariksha mein likhne wale, aarakshit pad aur school ki seat dilana, disability commissioner aur High Court ke saamne.",
      hindi: "2016 के दिव्यांगता क़ानून से रैंप, परीक्षा में लिखने वाले, आरक्षित पद और स्कूल की सीट दिलाना, दिव्यांगजन आयुक्त और हाई कोर्ट के सामने।",
    },
    day: {
      hinglish: [
        "Court building ke ramp ko naapkar maanak se milana",
        "Pariksha se pehle drishtiheen candidate ko likhne wala dilane ki arzi daalna",
        "2016 ke kanoon se roki hui tarakki waapas dilana",
      ],
      hindi: [
        "कोर्ट की इमारत के रैंप को नापकर मानक से मिलाना",
        "परीक्षा से पहले दृष्टिहीन उम्मीदवार को लिखने वाला दिलाने की अर्ज़ी डालना",
        "2016 के क़ानून से रोकी हुई तरक़्क़ी वापस दिलाना",
      ],
    },
  },
  "law-writer": {
    of: "1o4nut6",
    description: {
      hinglish: "Naye kanoon aisi guide mein samjhana jise koi bhi samajh sake.",
      hindi: "नए क़ानून ऐसी गाइड में समझाना जिसे कोई भी समझ सके।",
    },
    summary: {
      hinglish:
        "Naye Act aur faislon ko kirayedaron, mazdooron aur kharidaron ke liye, ya us law site ke liye jise vakeel padhte hain, guide aur news note mein badalna.",
      hindi: "नए क़ानूनों और फ़ैसलों को किराएदारों, मज़दूरों और ख़रीदारों के लिए, या उस लॉ साइट के लिए जिसे वकील पढ़ते हैं, गाइड और न्यूज़ नोट में बदलना।",
    },
    day: {
      hinglish: [
        "140 panne ke faisle ko aath paragraph mein sametna",
        "Naye aapradhik kanoonon ke baad har dhaara ka number jaanchna",
        "Kirayedari ki guide phir se likhna taaki kirayedar us par amal kar sake",
      ],
      hindi: [
        "140 पन्नों के फ़ैसले को आठ पैराग्राफ़ में समेटना",
        "नए आपराधिक क़ानूनों के बाद हर धारा का नंबर जाँचना",
        "किराएदारी की गाइड फिर से लिखना ताकि किराएदार उस पर अमल कर सके",
      ],
    },
  },
  "court-clerk": {
    of: "er097u",
    description: {
      hinglish: "Us din ke case pukaarna aur har aadesh aur agli tareekh likhna.",
      hindi: "उस दिन के केस पुकारना और हर आदेश और अगली तारीख़ लिखना।",
    },
    summary: {
      hinglish:
        "Judge ke saamne neeche baithna: case pukaarna, order sheet aur agli tareekh likhna, file aur exhibit poore rakhna, aur vakeelon ko batana ki list mein kya hai.",
      hindi: "जज के सामने नीचे बैठना: केस पुकारना, ऑर्डर शीट और अगली तारीख़ लिखना, फ़ाइल और एग्ज़िबिट पूरे रखना, और वकीलों को बताना कि लिस्ट में क्या है।",
    },
    day: {
      hinglish: [
        "Cause list ke kram se tees case pukaarna",
        "Har file par agli tareekh aur judge ka chhota aadesh likhna",
        "Saboot ke zang lage chaaku par number daalna aur taale mein rakhna",
      ],
      hindi: [
        "कॉज़ लिस्ट के क्रम से तीस केस पुकारना",
        "हर फ़ाइल पर अगली तारीख़ और जज का छोटा आदेश लिखना",
        "सबूत के ज़ंग लगे चाकू पर नंबर डालना और ताले में रखना",
      ],
    },
  },
  "government-advocate": {
    of: "1qlxd3i",
    description: {
      hinglish: "Nagrik sarkar par mukadma karein to High Court mein jawaab dena.",
      hindi: "नागरिक सरकार पर मुक़दमा करें तो हाई कोर्ट में जवाब देना।",
    },
    summary: {
      hinglish:
        "Sarkar ke chunne par High Court mein uske vibhagon ki taraf se school, pension, zameen aur licence ke mamlon mein jawaab dena.",
      hindi: "सरकार के चुनने पर हाई कोर्ट में उसके विभागों की तरफ़ से स्कूल, पेंशन, ज़मीन और लाइसेंस के मामलों में जवाब देना।",
    },
    day: {
      hinglish: [
        "School mein teacher kyon nahi, yeh poochhne wali arzi raat bhar mein padhna",
        "Bench ke poochhne se pehle zila daftar se phone par tathya lena",
        "Pensioner ke daave par rajya ka jawaab likhna",
      ],
      hindi: [
        "स्कूल में शिक्षक क्यों नहीं, यह पूछने वाली अर्ज़ी रात भर में पढ़ना",
        "पीठ के पूछने से पहले ज़िला दफ़्तर से फ़ोन पर तथ्य लेना",
        "पेंशनर के दावे पर राज्य का जवाब लिखना",
      ],
    },
  },
  "data-protection-counsel": {
    of: "1v7tr3c",
    description: {
      hinglish: "Consent notice likhna aur leak hue niji data par bahas karna.",
      hindi: "सहमति नोटिस लिखना और लीक हुए निजी डेटा पर बहस करना।",
    },
    summary: {
      hinglish:
        "Companies ko batana ki woh aapke baare mein kya jaan sakti hain, aur data leak hone par Data Protection Board ke saamne bahas karna.",
      hindi: "कंपनियों को बताना कि वे आपके बारे में क्या जान सकती हैं, और डेटा लीक होने पर डेटा प्रोटेक्शन बोर्ड के सामने बहस करना।",
    },
    day: {
      hinglish: [
        "Pata lagana ki shopping app kya jama karta hai aur kise batata hai",
        "Sehmati notice aise shabdon mein likhna jo log padhein",
        "Clinic ke record leak hone par kuch hi ghanton mein salah dena",
      ],
      hindi: [
        "पता लगाना कि शॉपिंग ऐप क्या जमा करता है और किसे बताता है",
        "सहमति नोटिस ऐसे शब्दों में लिखना जो लोग पढ़ें",
        "क्लिनिक के रिकॉर्ड लीक होने पर कुछ ही घंटों में सलाह देना",
      ],
    },
  },
  "patent-prosecution-attorney": {
    of: "15sxffl",
    description: {
      hinglish: "Ek aavishkaar videsh mein aise file karna ki koi claim na khoye.",
      hindi: "एक आविष्कार विदेश में ऐसे फ़ाइल करना कि कोई क्लेम न खोए।",
    },
    summary: {
      hinglish:
        "Aavishkaar ko Bharat aur videsh mein file karna aur har patent office ki aapattiyon ka jawaab dena, jab tak uske claim manzoor na hon.",
      hindi: "आविष्कार को भारत और विदेश में फ़ाइल करना और हर पेटेंट ऑफ़िस की आपत्तियों का जवाब देना, जब तक उसके क्लेम मंज़ूर न हों।",
    },
    day: {
      hinglish: [
        "Japani client ke anuvaadit claim ko drawing se shabd-shabd milana",
        "Har desh ki tees ya ikattees mahine ki seema se pehle chaar deshon mein filing bhejna",
        "Chhe mahine poore hone se pehle Indian office ki pehli jaanch report ka jawaab dena",
        "Munich ke saathi ki taraf se examiner ko jaane wali daleel likhna",
      ],
      hindi: [
        "जापानी क्लाइंट के अनुवादित क्लेम को ड्रॉइंग से शब्द-शब्द मिलाना",
        "हर देश की तीस या इकतीस महीने की सीमा से पहले चार देशों में फ़ाइलिंग भेजना",
        "छह महीने पूरे होने से पहले भारतीय ऑफ़िस की पहली जाँच रिपोर्ट का जवाब देना",
        "म्यूनिख के साथी की तरफ़ से एग्ज़ामिनर को जाने वाली दलील लिखना",
      ],
    },
  },
  "military-lawyer": {
    of: "o2xa5f",
    description: { hinglish: "Jaanchna ki sainik ka court martial nishpaksh ho.", hindi: "जाँचना कि सैनिक का कोर्ट मार्शल निष्पक्ष हो।" },
    summary: {
      hinglish:
        "Vardi mein seva karna, commanders ko sainya kanoon par salah dena, dekhna ki aarop aur court martial usi ke hisaab se hon, aur Armed Forces Tribunal mein sainikon ke mukadmon ka jawaab dena.",
      hindi:
        "वर्दी में सेवा करना, कमांडरों को सैन्य क़ानून पर सलाह देना, देखना कि आरोप और कोर्ट मार्शल उसी के हिसाब से हों, और सशस्त्र बल ट्रिब्यूनल में सैनिकों के मुक़दमों का जवाब देना।",
    },
    day: {
      hinglish: [
        "General ki pushti se pehle court martial ka record jaanchna",
        "Yuva afsaron ko padhana ki woh kya aadesh de sakte hain aur kya kabhi nahi",
        "Tribunal mein pension ke case par sena ka jawaab taiyar karna",
      ],
      hindi: [
        "जनरल की पुष्टि से पहले कोर्ट मार्शल का रिकॉर्ड जाँचना",
        "युवा अफ़सरों को पढ़ाना कि वे क्या आदेश दे सकते हैं और क्या कभी नहीं",
        "ट्रिब्यूनल में पेंशन के केस पर सेना का जवाब तैयार करना",
      ],
    },
  },
};
