import type { ToldCareers } from "./told.ts";

export const legal: ToldCareers = {
  "criminal-lawyer": {
    of: "5nr9nx",
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
  },
  "civil-lawyer": {
    of: "6469jk",
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
  },
  "public-prosecutor": {
    of: "76h9py",
    description: { hinglish: "Aaropi ke khilaaf sarkar ka mukadma ladna.", hindi: "आरोपी के ख़िलाफ़ सरकार का मुक़दमा लड़ना।" },
    summary: {
      hinglish:
        "Police ke kagaz padhna, sarkar ke gawahon se sawaal karna, zamanat ka virodh aur saza par bahas karna; nishpaksh rehna zaroori hai, aur bina saboot ka mukadma waapas lene ki court se manzoori maangi ja sakti hai.",
      hindi:
        "पुलिस के काग़ज़ पढ़ना, सरकार के गवाहों से सवाल करना, ज़मानत का विरोध और सज़ा पर बहस करना; निष्पक्ष रहना ज़रूरी है, और बिना सबूत का मुक़दमा वापस लेने की कोर्ट से मंज़ूरी माँगी जा सकती है।",
    },
  },
  "family-lawyer": {
    of: "9bi93d",
    description: {
      hinglish: "Pati ya patni ke liye talaq, custody aur guzara bhatte ka mukadma ladna.",
      hindi: "पति या पत्नी के लिए तलाक़, कस्टडी और गुज़ारा भत्ते का मुक़दमा लड़ना।",
    },
    summary: {
      hinglish:
        "Talaq, custody aur guzara bhatte mein pati ya patni ki taraf se ladna, aur aisa samjhauta khojna jo bachchon ko takleef se bachaye.",
      hindi: "तलाक़, कस्टडी और गुज़ारा भत्ते में पति या पत्नी की तरफ़ से लड़ना, और ऐसा समझौता खोजना जो बच्चों को तकलीफ़ से बचाए।",
    },
  },
  "high-court-advocate": {
    of: "1qh8sr1",
    description: {
      hinglish: "Ek ya do judge ke saamne writ aur appeal par bahas karna.",
      hindi: "एक या दो जज के सामने रिट और अपील पर बहस करना।",
    },
    summary: {
      hinglish:
        "Appeal aur sarkar ke khilaaf arzi, yaani writ, par un judges ke saamne bahas karna jo file padh chuke hote hain aur kathin sawaal poochhte hain.",
      hindi: "अपील और सरकार के ख़िलाफ़ अर्ज़ी, यानी रिट, पर उन जजों के सामने बहस करना जो फ़ाइल पढ़ चुके होते हैं और कठिन सवाल पूछते हैं।",
    },
  },
  "supreme-court-advocate": {
    of: "fztkuo",
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
  },
  "public-defender": {
    of: "awovc0",
    description: {
      hinglish: "Sarkari tankhwah par un logon ka bachaav karna jo fees nahi de sakte.",
      hindi: "सरकारी तनख़्वाह पर उन लोगों का बचाव करना जो फ़ीस नहीं दे सकते।",
    },
    summary: {
      hinglish:
        "Jo log vakeel ki fees nahi de sakte, unka zamanat ki pehli sunwai se appeal tak bachaav karna, full time, district legal services authority ke daftar mein.",
      hindi: "जो लोग वकील की फ़ीस नहीं दे सकते, उनका ज़मानत की पहली सुनवाई से अपील तक बचाव करना, फ़ुल टाइम, ज़िला विधिक सेवा प्राधिकरण के दफ़्तर में।",
    },
  },
  "consumer-rights-lawyer": {
    of: "1kmhnwv",
    description: {
      hinglish: "Dhokhe se bechne wale builder aur airline par kharidar ki taraf se mukadma karna.",
      hindi: "धोखे से बेचने वाले बिल्डर और एयरलाइन पर ख़रीदार की तरफ़ से मुक़दमा करना।",
    },
    summary: {
      hinglish:
        "Builder, airline, aspatal aur beema company ko zila, rajya ya National Commission mein le jaana, aur kharidar ka paisa harjaane ke saath waapas maangna.",
      hindi: "बिल्डर, एयरलाइन, अस्पताल और बीमा कंपनी को ज़िला, राज्य या राष्ट्रीय आयोग में ले जाना, और ख़रीदार का पैसा हर्जाने के साथ वापस माँगना।",
    },
  },
  "labour-lawyer": {
    of: "7z5mjf",
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
  },
  "immigration-lawyer": {
    of: "1yn5pos",
    description: { hinglish: "Logon ko paraye desh mein rehne ka haq dilana.", hindi: "लोगों को पराए देश में रहने का हक़ दिलाना।" },
    summary: {
      hinglish:
        "Yahan ke videshiyon ko visa, registration ya nagrikta dilana, desh se nikaale jaane ke khilaaf ladna, aur padhne, kaam karne ya parivaar ke paas videsh jaane wale Bharatiyon ke kagaz jaanchna.",
      hindi:
        "यहाँ के विदेशियों को वीज़ा, रजिस्ट्रेशन या नागरिकता दिलाना, देश से निकाले जाने के ख़िलाफ़ लड़ना, और पढ़ने, काम करने या परिवार के पास विदेश जाने वाले भारतीयों के काग़ज़ जाँचना।",
    },
  },
  "human-rights-lawyer": {
    of: "bao71c",
    description: {
      hinglish: "Kaidiyon, pravasiyon aur gaon walon ke haq mein court ke aadesh lena.",
      hindi: "क़ैदियों, प्रवासियों और गाँव वालों के हक़ में कोर्ट के आदेश लेना।",
    },
    summary: {
      hinglish:
        "Jin kaidiyon, pravasiyon aur gaon walon ko haq nahi mila, unke liye court jaana, aur woh tathya jutana jo police aur afsar chhod dete hain.",
      hindi: "जिन क़ैदियों, प्रवासियों और गाँव वालों को हक़ नहीं मिला, उनके लिए कोर्ट जाना, और वे तथ्य जुटाना जो पुलिस और अफ़सर छोड़ देते हैं।",
    },
  },
  "environmental-lawyer": {
    of: "fcp0f3",
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
  },
  "corporate-lawyer": {
    of: "1soelh9",
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
  },
  "tax-lawyer": {
    of: "1pf0ahc",
    description: {
      hinglish: "Company kitna tax de, is par tax vibhag se bahas karna.",
      hindi: "कंपनी कितना टैक्स दे, इस पर टैक्स विभाग से बहस करना।",
    },
    summary: {
      hinglish:
        "Income tax aur GST ke notice ka jawaab dena, tribunal se Supreme Court tak appeal par bahas karna, aur saude se pehle batana ki us par kya tax lagega.",
      hindi: "इनकम टैक्स और GST के नोटिस का जवाब देना, ट्रिब्यूनल से सुप्रीम कोर्ट तक अपील पर बहस करना, और सौदे से पहले बताना कि उस पर क्या टैक्स लगेगा।",
    },
  },
  "banking-lawyer": {
    of: "1hq67c8",
    description: {
      hinglish: "Loan ke kagaz likhna aur loan na chukane par mukadma karna.",
      hindi: "लोन के काग़ज़ लिखना और लोन न चुकाने पर मुक़दमा करना।",
    },
    summary: {
      hinglish:
        "Bank aur karz lene walon ke liye loan aur girvi ke kagaz likhna, aur dooba karz Debts Recovery Tribunal se ya girvi rakhi cheez kabze mein lekar vasoolna.",
      hindi: "बैंक और क़र्ज़ लेने वालों के लिए लोन और गिरवी के काग़ज़ लिखना, और डूबा क़र्ज़ ऋण वसूली ट्रिब्यूनल से या गिरवी रखी चीज़ क़ब्ज़े में लेकर वसूलना।",
    },
  },
  "insolvency-lawyer": {
    of: "q8evt7",
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
  },
  "competition-lawyer": {
    of: "1d7s5ii",
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
  },
  "real-estate-lawyer": {
    of: "1sbubte",
    description: {
      hinglish: "Bikri se pehle purani registry dekhkar plot ka title jaanchna.",
      hindi: "बिक्री से पहले पुरानी रजिस्ट्री देखकर प्लॉट का टाइटल जाँचना।",
    },
    summary: {
      hinglish:
        "Bikri se pehle title, loan aur manzooriyan jaanchna, deed likhna aur registry karana, aur flat der se milne par builder ko regulator ke paas le jaana.",
      hindi: "बिक्री से पहले टाइटल, लोन और मंज़ूरियाँ जाँचना, डीड लिखना और रजिस्ट्री कराना, और फ़्लैट देर से मिलने पर बिल्डर को रेगुलेटर के पास ले जाना।",
    },
  },
  "insurance-attorney": {
    of: "1n7lyzx",
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
  },
  "admiralty-lawyer": {
    of: "66mzp1",
    description: { hinglish: "Bakaya na mile to court se jahaz rukwana.", hindi: "बकाया न मिले तो कोर्ट से जहाज़ रुकवाना।" },
    summary: {
      hinglish:
        "Jahaz roka jaye, maal kharab pahunche ya jahaz takrayein, to jahaz aur maal ke maalikon aur unki beema companies ki taraf se samudra tat ke High Courts aur arbitration mein ladna.",
      hindi:
        "जहाज़ रोका जाए, माल ख़राब पहुँचे या जहाज़ टकराएँ, तो जहाज़ और माल के मालिकों और उनकी बीमा कंपनियों की तरफ़ से समुद्र तट के हाई कोर्टों और आर्बिट्रेशन में लड़ना।",
    },
  },
  "aviation-lawyer": {
    of: "d30lwr",
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
  },
  "corporate-counsel": {
    of: "1j8b8cl",
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
  },
  "international-trade-lawyer": {
    of: "1pz49fe",
    description: {
      hinglish: "Customs duty, pratibandh aur vyapaar ke vivaad par bahas karna.",
      hindi: "कस्टम ड्यूटी, प्रतिबंध और व्यापार के विवाद पर बहस करना।",
    },
    summary: {
      hinglish:
        "Import duty, export par rok aur pratibandhon par salah dena, aur customs tribunal mein aur dumping par sarkar ki jaanch mein bahas karna.",
      hindi: "आयात शुल्क, निर्यात पर रोक और प्रतिबंधों पर सलाह देना, और कस्टम ट्रिब्यूनल में और डंपिंग पर सरकार की जाँच में बहस करना।",
    },
  },
  "mergers-and-acquisitions-lawyer": {
    of: "1h4b9u9",
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
  },
  "patent-attorney": {
    of: "lysbrm",
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
  },
  "patent-agent": {
    of: "1auilt8",
    description: {
      hinglish: "Khojna ki aavishkaar naya hai ya nahi, phir uske claim file karna.",
      hindi: "खोजना कि आविष्कार नया है या नहीं, फिर उसके क्लेम फ़ाइल करना।",
    },
    summary: {
      hinglish:
        "Purane patent khojna, aavishkaar ka specification aur claim likhna, aur manzoori milne tak examiner ko jawaab dena; court ke mamle vakeelon ke liye hain.",
      hindi: "पुराने पेटेंट खोजना, आविष्कार का स्पेसिफ़िकेशन और क्लेम लिखना, और मंज़ूरी मिलने तक एग्ज़ामिनर को जवाब देना; कोर्ट के मामले वकीलों के लिए हैं।",
    },
  },
  "trademark-lawyer": {
    of: "1bmu8o1",
    description: {
      hinglish: "Brand ke naam aur logo register karana aur nakal se ladna.",
      hindi: "ब्रांड के नाम और लोगो रजिस्टर कराना और नक़ल से लड़ना।",
    },
    summary: {
      hinglish:
        "Naam ke istemal se pehle register mein khojna, use file karna, aapattiyon ka jawaab dena, bahut milte-julte naamon ka virodh karna aur nakli maal zabt karana.",
      hindi: "नाम के इस्तेमाल से पहले रजिस्टर में खोजना, उसे फ़ाइल करना, आपत्तियों का जवाब देना, बहुत मिलते-जुलते नामों का विरोध करना और नक़ली माल ज़ब्त कराना।",
    },
  },
  "intellectual-property-lawyer": {
    of: "e2isj1",
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
  },
  "information-technology-lawyer": {
    of: "1t50egh",
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
  },
  "data-protection-officer": {
    of: "fd5e8h",
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
  },
  "entertainment-lawyer": {
    of: "nj30lh",
    description: {
      hinglish: "Actors aur bands ke contract likhna aur script ki kanooni jaanch karna.",
      hindi: "ऐक्टरों और बैंडों के कॉन्ट्रैक्ट लिखना और स्क्रिप्ट की क़ानूनी जाँच करना।",
    },
    summary: {
      hinglish:
        "Actor, band, producer aur streaming service ki taraf se fees, credit aur rights par molbhaav karna, aur script mein aise shabd, chehre aur gaane dhoondhna jin par mukadma ho sakta hai.",
      hindi:
        "ऐक्टर, बैंड, प्रोड्यूसर और स्ट्रीमिंग सर्विस की तरफ़ से फ़ीस, क्रेडिट और राइट्स पर मोलभाव करना, और स्क्रिप्ट में ऐसे शब्द, चेहरे और गाने ढूँढना जिन पर मुक़दमा हो सकता है।",
    },
  },
  "patent-examiner": {
    of: "kctv04",
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
  },
  "civil-judge": {
    of: "1ja27v8",
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
  },
  "district-judge": {
    of: "1t8sgx5",
    description: { hinglish: "Zile ke hatya ke mukadme aur appeal sunna.", hindi: "ज़िले के हत्या के मुक़दमे और अपील सुनना।" },
    summary: {
      hinglish:
        "Zile ki adaalaton ki kamaan sambhalna aur uske sabse gambheer mukadmon, sabse bade civil daavon aur appeal ka faisla karna.",
      hindi: "ज़िले की अदालतों की कमान सँभालना और उसके सबसे गंभीर मुक़दमों, सबसे बड़े सिविल दावों और अपीलों का फ़ैसला करना।",
    },
  },
  magistrate: {
    of: "1ylrbh7",
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
  },
  "high-court-judge": {
    of: "5ex1xc",
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
  },
  "administrative-tribunal-member": {
    of: "122z1xs",
    description: {
      hinglish: "Tribunal mein sarkari naukri, tax ya diwaliya mamlon ka faisla karna.",
      hindi: "ट्रिब्यूनल में सरकारी नौकरी, टैक्स या दिवालिया मामलों का फ़ैसला करना।",
    },
    summary: {
      hinglish:
        "Aam adaalaton ke bahar khaas mamlon ka faisla karna: sarkari karmchariyon ki tankhwah aur pension, tax ya company ka diwaliya hona.",
      hindi: "आम अदालतों के बाहर ख़ास मामलों का फ़ैसला करना: सरकारी कर्मचारियों की तनख़्वाह और पेंशन, टैक्स या कंपनी का दिवालिया होना।",
    },
  },
  arbitrator: {
    of: "1k8tdgx",
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
  },
  "judicial-clerk": {
    of: "1letpnl",
    description: {
      hinglish: "Judge ke liye purane faisle khojna aur note ka masauda likhna.",
      hindi: "जज के लिए पुराने फ़ैसले खोजना और नोट का मसौदा लिखना।",
    },
    summary: {
      hinglish:
        "Law degree ke baad aksar ek-do saal ek judge ke liye kaam karna: sunwai se pehle file ka saar likhna, kanoon khojna aur faisle ke hawaale jaanchna.",
      hindi: "लॉ डिग्री के बाद अक्सर एक-दो साल एक जज के लिए काम करना: सुनवाई से पहले फ़ाइल का सार लिखना, क़ानून खोजना और फ़ैसले के हवाले जाँचना।",
    },
  },
  "court-registrar": {
    of: "1yqmxk0",
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
  },
  mediator: {
    of: "aw570r",
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
  },
  conciliator: {
    of: "332kn4",
    description: { hinglish: "Hadtaal se pehle union aur management ko saath bulana.", hindi: "हड़ताल से पहले यूनियन और मैनेजमेंट को साथ बुलाना।" },
    summary: {
      hinglish:
        "Shram vibhag ki taraf se hadtaal ka notice lena: dono pakshon ko bulana, aisi shartein khojna jin par dono sign kar sakein, aur na kar sakein to sarkar ko report dena.",
      hindi:
        "श्रम विभाग की तरफ़ से हड़ताल का नोटिस लेना: दोनों पक्षों को बुलाना, ऐसी शर्तें खोजना जिन पर दोनों साइन कर सकें, और न कर सकें तो सरकार को रिपोर्ट देना।",
    },
  },
  "legal-aid-counsel": {
    of: "1q5cphm",
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
  },
  ombudsman: {
    of: "5tgx85",
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
  },
  "child-advocate": {
    of: "s3dbit",
    description: {
      hinglish: "Court, baal grih aur custody ke jhagde mein bachchon ki taraf se bolna.",
      hindi: "कोर्ट, बाल गृह और कस्टडी के झगड़े में बच्चों की तरफ़ से बोलना।",
    },
    summary: {
      hinglish:
        "Child Welfare Committee, Juvenile Justice Board aur bachchon par yaun apradh ki POCSO court mein un clients ke liye pesh hona jo itne chhote hain ki apna case khud nahi lad sakte.",
      hindi: "बाल कल्याण समिति, किशोर न्याय बोर्ड और बच्चों पर यौन अपराध की POCSO कोर्ट में उनके लिए पेश होना जो इतने छोटे हैं कि अपना केस ख़ुद नहीं लड़ सकते।",
    },
  },
  "family-mediator": {
    of: "60fppl",
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
  },
  paralegal: {
    of: "upseao",
    description: {
      hinglish: "File taiyar karna aur vakeelon ke sign ke liye notice likhna.",
      hindi: "फ़ाइल तैयार करना और वकीलों के साइन के लिए नोटिस लिखना।",
    },
    summary: {
      hinglish:
        "Faisle khojna, file ka index banana, notice aur affidavit likhna aur har case ki tareekh par nazar rakhna, taaki vakeel sign aur bahas kar sakein.",
      hindi: "फ़ैसले खोजना, फ़ाइल का इंडेक्स बनाना, नोटिस और हलफ़नामा लिखना और हर केस की तारीख़ पर नज़र रखना, ताकि वकील साइन और बहस कर सकें।",
    },
  },
  notary: {
    of: "1qjximx",
    description: {
      hinglish: "Pehchaan jaanchna aur shapath, copy aur dastakhat par mohar lagana.",
      hindi: "पहचान जाँचना और शपथ, कॉपी और दस्तख़त पर मोहर लगाना।",
    },
    summary: {
      hinglish:
        "Kuch saal ki vakalat ke baad sarkar ki niyukti se copy pramanit karna, shapath dilana aur dastakhat, deed aur power of attorney attest karna.",
      hindi: "कुछ साल की वकालत के बाद सरकार की नियुक्ति से कॉपी प्रमाणित करना, शपथ दिलाना और दस्तख़त, डीड और पावर ऑफ़ अटॉर्नी अटेस्ट करना।",
    },
  },
  "court-stenographer": {
    of: "vskl8c",
    description: {
      hinglish: "Judge aur gawahon ki baat shorthand mein likhna, phir type karna.",
      hindi: "जज और गवाहों की बात शॉर्टहैंड में लिखना, फिर टाइप करना।",
    },
    summary: {
      hinglish:
        "Judge ke saamne neeche baithna, bole ja rahe aadesh aur gawahi shorthand mein likhna, aur usi din type karna; appeal ka nateeja unhi shabdon par tik sakta hai.",
      hindi: "जज के सामने नीचे बैठना, बोले जा रहे आदेश और गवाही शॉर्टहैंड में लिखना, और उसी दिन टाइप करना; अपील का नतीजा उन्हीं शब्दों पर टिक सकता है।",
    },
  },
  "law-clerk": {
    of: "9qeuq3",
    description: { hinglish: "Vakeel ke kagaz court le jaana aur tareekh lena.", hindi: "वकील के काग़ज़ कोर्ट ले जाना और तारीख़ लेना।" },
    summary: {
      hinglish:
        "Court mein vakeel ke kaam nipatana: kagaz file karna, fees bharna, har case ki tareekh aur kamra pata karna, pramanit copy lena aur chamber ki diary aur bundle sambhalna.",
      hindi:
        "कोर्ट में वकील के काम निपटाना: काग़ज़ फ़ाइल करना, फ़ीस भरना, हर केस की तारीख़ और कमरा पता करना, प्रमाणित कॉपी लेना और चैंबर की डायरी और बंडल सँभालना।",
    },
  },
  "legal-secretary": {
    of: "1gxe3s2",
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
  },
  bailiff: {
    of: "ys8g0v",
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
  },
  "title-examiner": {
    of: "1apkda1",
    description: {
      hinglish: "Registry ke record padhna aur bank ko batana ki plot kiska hai.",
      hindi: "रजिस्ट्री के रिकॉर्ड पढ़ना और बैंक को बताना कि प्लॉट किसका है।",
    },
    summary: {
      hinglish:
        "Dashakon ki deed, zameen ke record aur court ki file padhna, aur bank ya kharidar ko likhkar batana ki property kiski hai aur us par kya loan hain.",
      hindi: "दशकों की डीड, ज़मीन के रिकॉर्ड और कोर्ट की फ़ाइल पढ़ना, और बैंक या ख़रीदार को लिखकर बताना कि प्रॉपर्टी किसकी है और उस पर क्या लोन हैं।",
    },
  },
  "petition-writer": {
    of: "g8lc8o",
    description: { hinglish: "Registrar ke gate par vasiyat aur bainama likhna.", hindi: "रजिस्ट्रार के गेट पर वसीयत और बैनामा लिखना।" },
    summary: {
      hinglish:
        "Registrar ya collector ke daftar ke paas baithna, client se poochhna ki kya chahiye, use sahi form mein bainama, daan patra, vasiyat ya arzi bana dena, aur stamp duty ka hisaab lagana.",
      hindi:
        "रजिस्ट्रार या कलेक्टर के दफ़्तर के पास बैठना, क्लाइंट से पूछना कि क्या चाहिए, उसे सही रूप में बैनामा, दानपत्र, वसीयत या अर्ज़ी बना देना, और स्टांप ड्यूटी का हिसाब लगाना।",
    },
  },
  "legal-translator": {
    of: "1pmrxs",
    description: { hinglish: "Faislon aur contract ko doosri bhasha mein utaarna.", hindi: "फ़ैसलों और कॉन्ट्रैक्ट को दूसरी भाषा में उतारना।" },
    summary: {
      hinglish:
        "Court, company aur publisher ke liye saboot, faisle, deed aur contract ka aisa anuvaad karna ki koi haq na khoye, aur pramanit karna ki anuvaad sahi hai.",
      hindi: "कोर्ट, कंपनी और प्रकाशक के लिए सबूत, फ़ैसले, डीड और कॉन्ट्रैक्ट का ऐसा अनुवाद करना कि कोई हक़ न खोए, और प्रमाणित करना कि अनुवाद सही है।",
    },
  },
  "compliance-officer": {
    of: "1k99mb7",
    description: {
      hinglish: "Company ki file jaanchna ki naye niyam maane ja rahe hain ya nahi.",
      hindi: "कंपनी की फ़ाइल जाँचना कि नए नियम माने जा रहे हैं या नहीं।",
    },
    summary: {
      hinglish: "Naye niyam padhkar batana ki har vibhag ko Monday tak kya karna hai, aur jaanchna ki usne kiya ya nahi.",
      hindi: "नए नियम पढ़कर बताना कि हर विभाग को सोमवार तक क्या करना है, और जाँचना कि उसने किया या नहीं।",
    },
  },
  "legislative-drafter": {
    of: "p363vk",
    description: {
      hinglish: "Bill ki dhaarayein aise likhna ki unka ek hi matlab nikle.",
      hindi: "बिल की धाराएँ ऐसे लिखना कि उनका एक ही मतलब निकले।",
    },
    summary: {
      hinglish:
        "Mantralay jo chahta hai, use bill, niyam aur adhyadesh mein badalna, unhe purane Act aur Samvidhan se milana, aur sadan ke sanshodhan ke saath badalna.",
      hindi: "मंत्रालय जो चाहता है, उसे बिल, नियम और अध्यादेश में बदलना, उन्हें पुराने क़ानूनों और संविधान से मिलाना, और सदन के संशोधन के साथ बदलना।",
    },
  },
  "legal-associate": {
    of: "8juud3",
    description: { hinglish: "E-mail aur contract ke dher mein kaam ki baat dhoondhna.", hindi: "ई-मेल और कॉन्ट्रैक्ट के ढेर में काम की बात ढूँढना।" },
    summary: {
      hinglish:
        "Yahan aur videsh ki law firms ke liye, unke niyam aur samay par, contract aur mukadme ke e-mail parakhna: har ek ko tag karna, tareekh aur jokhim nikaalna, aur partner ke liye saar likhna.",
      hindi:
        "यहाँ और विदेश की लॉ फ़र्मों के लिए, उनके नियम और समय पर, कॉन्ट्रैक्ट और मुक़दमे के ई-मेल परखना: हर एक को टैग करना, तारीख़ और जोखिम निकालना, और पार्टनर के लिए सार लिखना।",
    },
  },
  "contracts-attorney": {
    of: "hf63d2",
    description: { hinglish: "Business ke vaade ko tikne wali dhaaraon mein badalna.", hindi: "बिज़नेस के वादे को टिकने वाली धाराओं में बदलना।" },
    summary: {
      hinglish:
        "Supply, service aur software ke contract likhna aur un par molbhaav karna, taaki kisi jhagde se pehle hi daam, deri, nuksan aur nikalne ka raasta shabdon mein tay ho.",
      hindi:
        "सप्लाई, सर्विस और सॉफ़्टवेयर के कॉन्ट्रैक्ट लिखना और उन पर मोलभाव करना, ताकि किसी झगड़े से पहले ही दाम, देरी, नुक़सान और निकलने का रास्ता शब्दों में तय हो।",
    },
  },
  "e-discovery-specialist": {
    of: "1k818dp",
    description: {
      hinglish: "Case saabit karne ke liye lakhon e-mail aur chat khangalna.",
      hindi: "केस साबित करने के लिए लाखों ई-मेल और चैट खँगालना।",
    },
    summary: {
      hinglish:
        "Phone, mailbox aur server ko bina badle copy karna, search aur software se file chhaanna, aur vakeelon ko woh chand file dena jo case saabit karein ya tod dein.",
      hindi: "फ़ोन, मेलबॉक्स और सर्वर को बिना बदले कॉपी करना, सर्च और सॉफ़्टवेयर से फ़ाइलें छानना, और वकीलों को वे चंद फ़ाइलें देना जो केस साबित करें या तोड़ दें।",
    },
  },
  "law-reporter": {
    of: "1obhwwc",
    description: {
      hinglish: "Court mein baithna aur us din ka faisla khabar banakar likhna.",
      hindi: "कोर्ट में बैठना और उस दिन का फ़ैसला ख़बर बनाकर लिखना।",
    },
    summary: {
      hinglish:
        "Supreme Court ya High Court ki sunwai mein baithna, shaam tak lambe aadesh padhna, aur chhah sau shabdon mein samjhana ki kya tay hua.",
      hindi: "सुप्रीम कोर्ट या हाई कोर्ट की सुनवाई में बैठना, शाम तक लंबे आदेश पढ़ना, और छह सौ शब्दों में समझाना कि क्या तय हुआ।",
    },
  },
  "legal-adviser": {
    of: "ml2mm",
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
  },
  "probate-lawyer": {
    of: "3aex9c",
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
  },
  "sports-lawyer": {
    of: "1p6m69i",
    description: {
      hinglish: "Khiladiyon ke contract tay karna aur doping ke aaropon se ladna.",
      hindi: "खिलाड़ियों के कॉन्ट्रैक्ट तय करना और डोपिंग के आरोपों से लड़ना।",
    },
    summary: {
      hinglish:
        "Khiladi, agent aur sponsor ke contract likhna, aur dope test mein fail hone, galat chayan aur federation ke andar ke jhagdon par bahas karna.",
      hindi: "खिलाड़ी, एजेंट और स्पॉन्सर के कॉन्ट्रैक्ट लिखना, और डोप टेस्ट में फ़ेल होने, ग़लत चयन और फ़ेडरेशन के अंदर के झगड़ों पर बहस करना।",
    },
  },
  "disability-advocate": {
    of: "1hsywta",
    description: {
      hinglish: "Kanoon ne jin ramp aur naukri ka vaada kiya hai, unke liye mukadma karna.",
      hindi: "क़ानून ने जिन रैंप और नौकरियों का वादा किया है, उनके लिए मुक़दमा करना।",
    },
    summary: {
      hinglish:
        "2016 ke disability kanoon se ramp, pariksha mein likhne wale, aarakshit pad aur school ki seat dilana, disability commissioner aur High Court ke saamne.",
      hindi: "2016 के दिव्यांगता क़ानून से रैंप, परीक्षा में लिखने वाले, आरक्षित पद और स्कूल की सीट दिलाना, दिव्यांगजन आयुक्त और हाई कोर्ट के सामने।",
    },
  },
  "law-writer": {
    of: "mdhaj",
    description: {
      hinglish: "Naye kanoon aisi guide mein samjhana jise koi bhi samajh sake.",
      hindi: "नए क़ानून ऐसी गाइड में समझाना जिसे कोई भी समझ सके।",
    },
    summary: {
      hinglish:
        "Naye Act aur faislon ko kirayedaron, mazdooron aur kharidaron ke liye, ya us law site ke liye jise vakeel padhte hain, guide aur news note mein badalna.",
      hindi: "नए क़ानूनों और फ़ैसलों को किराएदारों, मज़दूरों और ख़रीदारों के लिए, या उस लॉ साइट के लिए जिसे वकील पढ़ते हैं, गाइड और न्यूज़ नोट में बदलना।",
    },
  },
  "court-clerk": {
    of: "ohw061",
    description: {
      hinglish: "Us din ke case pukaarna aur har aadesh aur agli tareekh likhna.",
      hindi: "उस दिन के केस पुकारना और हर आदेश और अगली तारीख़ लिखना।",
    },
    summary: {
      hinglish:
        "Judge ke saamne neeche baithna: case pukaarna, order sheet aur agli tareekh likhna, file aur exhibit poore rakhna, aur vakeelon ko batana ki list mein kya hai.",
      hindi: "जज के सामने नीचे बैठना: केस पुकारना, ऑर्डर शीट और अगली तारीख़ लिखना, फ़ाइल और एग्ज़िबिट पूरे रखना, और वकीलों को बताना कि लिस्ट में क्या है।",
    },
  },
  "government-advocate": {
    of: "7ienjg",
    description: {
      hinglish: "Nagrik sarkar par mukadma karein to High Court mein jawaab dena.",
      hindi: "नागरिक सरकार पर मुक़दमा करें तो हाई कोर्ट में जवाब देना।",
    },
    summary: {
      hinglish:
        "Sarkar ke chunne par High Court mein uske vibhagon ki taraf se school, pension, zameen aur licence ke mamlon mein jawaab dena.",
      hindi: "सरकार के चुनने पर हाई कोर्ट में उसके विभागों की तरफ़ से स्कूल, पेंशन, ज़मीन और लाइसेंस के मामलों में जवाब देना।",
    },
  },
  "data-protection-counsel": {
    of: "6lgaqs",
    description: {
      hinglish: "Consent notice likhna aur leak hue niji data par bahas karna.",
      hindi: "सहमति नोटिस लिखना और लीक हुए निजी डेटा पर बहस करना।",
    },
    summary: {
      hinglish:
        "Companies ko batana ki woh aapke baare mein kya jaan sakti hain, aur data leak hone par Data Protection Board ke saamne bahas karna.",
      hindi: "कंपनियों को बताना कि वे आपके बारे में क्या जान सकती हैं, और डेटा लीक होने पर डेटा प्रोटेक्शन बोर्ड के सामने बहस करना।",
    },
  },
  "patent-prosecution-attorney": {
    of: "tawdfy",
    description: {
      hinglish: "Ek aavishkaar videsh mein aise file karna ki koi claim na khoye.",
      hindi: "एक आविष्कार विदेश में ऐसे फ़ाइल करना कि कोई क्लेम न खोए।",
    },
    summary: {
      hinglish:
        "Aavishkaar ko Bharat aur videsh mein file karna aur har patent office ki aapattiyon ka jawaab dena, jab tak uske claim manzoor na hon.",
      hindi: "आविष्कार को भारत और विदेश में फ़ाइल करना और हर पेटेंट ऑफ़िस की आपत्तियों का जवाब देना, जब तक उसके क्लेम मंज़ूर न हों।",
    },
  },
  "military-lawyer": {
    of: "1fgmzqu",
    description: { hinglish: "Jaanchna ki sainik ka court martial nishpaksh ho.", hindi: "जाँचना कि सैनिक का कोर्ट मार्शल निष्पक्ष हो।" },
    summary: {
      hinglish:
        "Vardi mein seva karna, commanders ko sainya kanoon par salah dena, dekhna ki aarop aur court martial usi ke hisaab se hon, aur Armed Forces Tribunal mein sainikon ke mukadmon ka jawaab dena.",
      hindi:
        "वर्दी में सेवा करना, कमांडरों को सैन्य क़ानून पर सलाह देना, देखना कि आरोप और कोर्ट मार्शल उसी के हिसाब से हों, और सशस्त्र बल ट्रिब्यूनल में सैनिकों के मुक़दमों का जवाब देना।",
    },
  },
};
