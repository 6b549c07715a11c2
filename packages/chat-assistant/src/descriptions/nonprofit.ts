import type { ToldCareers } from "./told.ts";

export const nonprofit: ToldCareers = {
  "social-worker": {
    of: "c6gjxm",
    description: {
      hinglish: "Gareebi ya hinsa jhel rahe parivaaron ka saath dena aur madad dhoondhna.",
      hindi: "ग़रीबी या हिंसा झेल रहे परिवारों का साथ देना और मदद ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Gareebi, bimari ya hinsa jhel rahe parivaaron se milna, unke saath sochna ki kis se madad hogi, aur unhe unke haq ki pension, ilaaj, school ki seat ya adalat ka aadesh dilana.",
      hindi:
        "ग़रीबी, बीमारी या हिंसा झेल रहे परिवारों से मिलना, उनके साथ सोचना कि किससे मदद होगी, और उन्हें उनके हक़ की पेंशन, इलाज, स्कूल की सीट या अदालत का आदेश दिलाना।",
    },
    day: {
      hinglish: [
        "Chaar manzil chadhkar dekhna ki pati ki maar khane wali aurat aaj kaisi hai",
        "Vidhva ki pension ka form bharna aur khud counter tak le jaana",
        "Aisa case note likhna jis par koi anjaan bhi kaam kar sake",
      ],
      hindi: [
        "चार मंज़िल चढ़कर देखना कि पति की मार खाने वाली औरत आज कैसी है",
        "विधवा की पेंशन का फ़ॉर्म भरना और ख़ुद काउंटर तक ले जाना",
        "ऐसा केस नोट लिखना जिस पर कोई अनजान भी काम कर सके",
      ],
    },
  },
  "child-protection-specialist": {
    of: "126jmct",
    description: {
      hinglish: "Bachchon par zulm ki khabar jaanchna aur unhe surakshit jagah pahunchana.",
      hindi: "बच्चों पर ज़ुल्म की ख़बर जाँचना और उन्हें सुरक्षित जगह पहुँचाना।",
    },
    summary: {
      hinglish:
        "Bachchon ki pitai, shoshan, gum hone ya mazdoori ki khabar jaanchna, unhe surakshit jagah pahunchana, Child Welfare Committee ke liye unka case taiyar karna aur aage kya hota hai us par nazar rakhna.",
      hindi:
        "बच्चों की पिटाई, शोषण, गुम होने या मज़दूरी की ख़बर जाँचना, उन्हें सुरक्षित जगह पहुँचाना, बाल कल्याण समिति के लिए उनका केस तैयार करना और आगे क्या होता है उस पर नज़र रखना।",
    },
    day: {
      hinglish: [
        "Godown mein rakhe ladke ke baare mein 1098 par aayi call ki aage jaanch karna",
        "Dari hui ladki se aisa kuch na poochhna jo jawab sujha de",
        "Committee ke baithne se pehle social investigation report jama karna",
      ],
      hindi: [
        "गोदाम में रखे लड़के के बारे में 1098 पर आई कॉल की आगे जाँच करना",
        "डरी हुई लड़की से ऐसा कुछ न पूछना जो जवाब सुझा दे",
        "समिति के बैठने से पहले सामाजिक जाँच रिपोर्ट जमा करना",
      ],
    },
  },
  "school-social-worker": {
    of: "flat0d",
    description: {
      hinglish: "Ghar jaakar pata karna ki bachche ne school aana kyon chhoda.",
      hindi: "घर जाकर पता करना कि बच्चे ने स्कूल आना क्यों छोड़ा।",
    },
    summary: {
      hinglish:
        "School na aane wale ya fail hone wale bachchon ke ghar jaana, maa-baap aur teachers ke saath tay karna ki kis se madad hogi, aur bachcha khatre mein ho to child protection ko bulana.",
      hindi:
        "स्कूल न आने वाले या फ़ेल होने वाले बच्चों के घर जाना, माँ-बाप और शिक्षकों के साथ तय करना कि किससे मदद होगी, और बच्चा ख़तरे में हो तो बाल संरक्षण वालों को बुलाना।",
    },
    day: {
      hinglish: [
        "Us ghar jaana jahan sabse bada bachcha chhote ko sambhalne ke liye ghar par rukta hai",
        "School se bhaagne wale bachche aur uske class teacher ko ek table par laana",
        "Woh bus pass, uniform ya chashma jutana jisse bachcha school mein bana rahe",
      ],
      hindi: [
        "उस घर जाना जहाँ सबसे बड़ा बच्चा छोटे को सँभालने के लिए घर पर रुकता है",
        "स्कूल से भागने वाले बच्चे और उसके क्लास टीचर को एक टेबल पर लाना",
        "वह बस का पास, यूनिफ़ॉर्म या चश्मा जुटाना जिससे बच्चा स्कूल में बना रहे",
      ],
    },
  },
  "medical-social-worker": {
    of: "1kzsbpu",
    description: {
      hinglish: "Mareez ko ilaaj ka kharch jutane aur surakshit ghar jaane mein madad karna.",
      hindi: "मरीज़ों को इलाज का ख़र्च जुटाने और सुरक्षित घर लौटने में मदद करना।",
    },
    summary: {
      hinglish:
        "Ward mein poochhna ki parivaar kitna de sakta hai, baaki ke liye scheme aur NGO dhoondhna, bimari samjhana, aur hospital ke baad ke liye dekhbhaal, sahayak upkaran aur kaam ka intezaam karna.",
      hindi:
        "वार्ड में पूछना कि परिवार कितना दे सकता है, बाक़ी के लिए योजनाएँ और NGO ढूँढ़ना, बीमारी समझाना, और अस्पताल के बाद के लिए देखभाल, सहायक उपकरण और काम का इंतज़ाम करना।",
    },
    day: {
      hinglish: [
        "Anumaanit kharch aur Ayushman card ki seema ka antar nikalna",
        "Rickshaw chalak ki patni ko samjhana ki pati ko hafte mein do baar dialysis kyon chahiye",
        "Shukravaar se pehle hospice mein bed ka intezaam karna",
      ],
      hindi: [
        "अनुमानित ख़र्च और आयुष्मान कार्ड की सीमा का अंतर निकालना",
        "रिक्शा चालक की पत्नी को समझाना कि पति को हफ़्ते में दो बार डायलिसिस क्यों चाहिए",
        "शुक्रवार से पहले हॉस्पिस में बेड का इंतज़ाम करना",
      ],
    },
  },
  "probation-officer": {
    of: "1w66n7v",
    description: {
      hinglish: "Apradh kar chuke logon par nazar rakhna aur madad karna taaki woh jail na jayen.",
      hindi: "अपराध कर चुके लोगों पर नज़र रखना और मदद करना ताकि वे जेल न जाएँ।",
    },
    summary: {
      hinglish:
        "Adalat ke liye aaropi ke ghar aur aadaton ki jaanch karna, aur bond par chhode gaye logon ko, jinmein yuva bhi hain, raah dikhana taaki woh phir kisi ka nuksaan na karen.",
      hindi:
        "अदालत के लिए आरोपी के घर और आदतों की जाँच करना, और मुचलके पर छोड़े गए लोगों को, जिनमें युवा भी हैं, राह दिखाना ताकि वे फिर किसी का नुक़सान न करें।",
    },
    day: {
      hinglish: [
        "Gaon mein poochh-taachh karna ki aaropi kaisa ladka tha",
        "Jaanchna ki chhoota hua aadmi apni nayi naukri par jaata hai ya nahi",
        "Magistrate ko likhkar salaah dena ki jail sahi hai ya achhe chaal-chalan ka muchalka",
      ],
      hindi: [
        "गाँव में पूछताछ करना कि आरोपी कैसा लड़का था",
        "जाँचना कि छूटा हुआ आदमी अपनी नई नौकरी पर जाता है या नहीं",
        "मजिस्ट्रेट को लिखकर सलाह देना कि जेल सही है या अच्छे चाल-चलन का मुचलका",
      ],
    },
  },
  "adoption-coordinator": {
    of: "1vriuo8",
    description: { hinglish: "Ghar jaanchna aur bachchon ko naye maa-baap se milana.", hindi: "घर जाँचना और बच्चों को नए माँ-बाप से मिलाना।" },
    summary: {
      hinglish:
        "God lena chahne wale jodon aur akele logon se milna, unka ghar parakhna, bachche ko taiyar karna, aur milaan, magistrate ka aadesh aur do saal ke daure poore karana.",
      hindi:
        "गोद लेना चाहने वाले जोड़ों और अकेले लोगों से मिलना, उनका घर परखना, बच्चे को तैयार करना, और मिलान, मजिस्ट्रेट का आदेश और दो साल के दौरे पूरे कराना।",
    },
    day: {
      hinglish: [
        "Jode ka ghar dekhna aur unke sabse bure jhagde ke baare mein poochhna",
        "Shishu ki medical report adoption portal CARINGS par upload karna",
        "Intezaar karte jode ko batana ki do saal aur lagenge",
      ],
      hindi: [
        "जोड़े का घर देखना और उनके सबसे बुरे झगड़े के बारे में पूछना",
        "शिशु की मेडिकल रिपोर्ट गोद लेने के पोर्टल CARINGS पर अपलोड करना",
        "इंतज़ार करते जोड़े को बताना कि दो साल और लगेंगे",
      ],
    },
  },
  "rural-development-officer": {
    of: "1jlgfc6",
    description: {
      hinglish: "Gaon tak kuen aur toilet pahunchana aur dekhna ki woh kaam karen.",
      hindi: "गाँव तक कुएँ और शौचालय पहुँचाना और देखना कि वे काम करें।",
    },
    summary: {
      hinglish:
        "Gram sabha ke saath kuen, ghar aur toilet ki yojana banana, block office ke liye kaam aur uske bill jaanchna, aur dekhna ki har yojana un tak pahunche jinke liye bani hai.",
      hindi:
        "ग्राम सभा के साथ कुएँ, घर और शौचालय की योजना बनाना, ब्लॉक ऑफ़िस के लिए काम और उसके बिल जाँचना, और देखना कि हर योजना उन तक पहुँचे जिनके लिए बनी है।",
    },
    day: {
      hinglish: [
        "Aadhe bane shauchalay ko us photo se milana jis par uska paisa diya gaya",
        "Poori gram sabha mein baithna aur kaamon ki list likhna",
        "Manzoor ho chuke gyarah loan ke liye bank ke peeche lage rehna",
      ],
      hindi: [
        "आधे बने शौचालय को उस फ़ोटो से मिलाना जिस पर उसका पैसा दिया गया",
        "पूरी ग्राम सभा में बैठना और कामों की लिस्ट लिखना",
        "मंज़ूर हो चुके ग्यारह लोन के लिए बैंक के पीछे लगे रहना",
      ],
    },
  },
  "self-help-group-facilitator": {
    of: "1f6fd3v",
    description: {
      hinglish: "Mahilaon ke bachat group shuru karna aur unke karz dene lagne tak saath rehna.",
      hindi: "महिलाओं के बचत समूह शुरू करना और उनके क़र्ज़ देने लगने तक साथ रहना।",
    },
    summary: {
      hinglish:
        "Gaon ki das se bees mahilaon ko har hafte bachat ke liye jodna, hisaab rakhna sikhana, bank loan se jodna aur tab tak saath rehna jab tak woh khud faisle na lene lagen.",
      hindi:
        "गाँव की दस से बीस महिलाओं को हर हफ़्ते बचत के लिए जोड़ना, हिसाब रखना सिखाना, बैंक लोन से जोड़ना और तब तक साथ रहना जब तक वे ख़ुद फ़ैसले न लेने लगें।",
    },
    day: {
      hinglish: [
        "Barah mahilaon ki bachat ginna aur unmein se ek se likhwana",
        "Jo padh nahi sakteen, unhe imli ke beejon se byaaj samjhana",
        "Do sadasyon ko bank manager se aamne-saamne baat karne le jaana",
      ],
      hindi: [
        "बारह महिलाओं की बचत गिनना और उनमें से एक से लिखवाना",
        "जो पढ़ नहीं सकतीं, उन्हें इमली के बीजों से ब्याज समझाना",
        "दो सदस्यों को बैंक मैनेजर से आमने-सामने बात करने ले जाना",
      ],
    },
  },
  "livelihood-specialist": {
    of: "zo1r9y",
    description: {
      hinglish: "Pata karna ki gaon kya bech sakta hai aur kis kharidaar ko.",
      hindi: "पता करना कि गाँव क्या बेच सकता है और किस ख़रीदार को।",
    },
    summary: {
      hinglish:
        "Pata karna ki shahad se bakri tak, gaon bechne ke liye kya bana ya paida kar sakta hai, groups ko achchha kaam sikhana, aur woh loan aur kharidaar dhoondhna jinse kamai ho.",
      hindi:
        "पता करना कि शहद से बकरी तक, गाँव बेचने के लिए क्या बना या पैदा कर सकता है, समूहों को अच्छा काम सिखाना, और वह लोन और ख़रीदार ढूँढ़ना जिनसे कमाई हो।",
    },
    day: {
      hinglish: [
        "Mandi mein vyapari se poochhna ki yahan ka shahad saste mein kyon bikta hai",
        "Tees kisaanon ki producer company register karane mein madad karna",
        "Hisaab lagana ki doosri bakri apne chaare ka kharch nikalti hai ya nahi",
      ],
      hindi: [
        "मंडी में व्यापारी से पूछना कि यहाँ का शहद सस्ते में क्यों बिकता है",
        "तीस किसानों की उत्पादक कंपनी रजिस्टर कराने में मदद करना",
        "हिसाब लगाना कि दूसरी बकरी अपने चारे का ख़र्च निकालती है या नहीं",
      ],
    },
  },
  "watershed-coordinator": {
    of: "boln2",
    description: {
      hinglish: "Aisi khai aur check dam ki yojana banana jo baarish ka paani mitti mein roken.",
      hindi: "ऐसी खाइयों और चेक डैम की योजना बनाना जो बारिश का पानी मिट्टी में रोकें।",
    },
    summary: {
      hinglish:
        "Dhalaan naapna aur gaon walon ke saath khai, medh aur check dam ki yojana banana, unhe budget mein khudwana, aur kuen naapkar dekhna ki baarish ka paani zameen mein tikta hai ya nahi.",
      hindi:
        "ढलान नापना और गाँव वालों के साथ खाई, मेड़ और चेक डैम की योजना बनाना, उन्हें बजट में खुदवाना, और कुएँ नापकर देखना कि बारिश का पानी ज़मीन में टिकता है या नहीं।",
    },
    day: {
      hinglish: [
        "A-frame aur teen kisaanon ke saath contour line ka level lena",
        "Nishaan lagana ki check dam kahan banega aur kiski zameen ki patti jayegi",
        "May mein aur phir November mein kuon ka paani naapna",
      ],
      hindi: [
        "A-फ़्रेम और तीन किसानों के साथ कंटूर लाइन का लेवल लेना",
        "निशान लगाना कि चेक डैम कहाँ बनेगा और किसकी ज़मीन की पट्टी जाएगी",
        "मई में और फिर नवंबर में कुओं का पानी नापना",
      ],
    },
  },
  "tribal-welfare-officer": {
    of: "hl41lc",
    description: {
      hinglish: "Jungle ke samudayon ko school aur zameen ka patta dilane mein madad karna.",
      hindi: "जंगल के समुदायों को स्कूल और ज़मीन का पट्टा दिलाने में मदद करना।",
    },
    summary: {
      hinglish:
        "Rajya ke aadivasi vibhag ke hostel aur ashram school chalana, parivaaron ko van bhoomi aur raashan ka daava karne mein madad karna, aur unke liye kuch tay karne se pehle unse poochhna.",
      hindi:
        "राज्य के आदिवासी विभाग के हॉस्टल और आश्रम स्कूल चलाना, परिवारों को वन भूमि और राशन का दावा करने में मदद करना, और उनके लिए कुछ तय करने से पहले उनसे पूछना।",
    },
    day: {
      hinglish: [
        "Van adhikar ke daave ke form lekar tole tak paidal jaana",
        "Ashram school ki rasoi aur sone ke kamre jaanchna",
        "Gondi ya Santali mein sunna ki file mein kya chhoot gaya",
      ],
      hindi: [
        "वन अधिकार के दावे के फ़ॉर्म लेकर टोले तक पैदल जाना",
        "आश्रम स्कूल की रसोई और सोने के कमरे जाँचना",
        "गोंडी या संथाली में सुनना कि फ़ाइल में क्या छूट गया",
      ],
    },
  },
  "community-development-officer": {
    of: "1q1yzhn",
    description: {
      hinglish: "Basti ke parivaaron ko kaagaz, paani aur toilet dilane mein madad karna.",
      hindi: "बस्ती के परिवारों को काग़ज़, पानी और शौचालय दिलाने में मदद करना।",
    },
    summary: {
      hinglish:
        "Nagar palika ya NGO ke liye jhuggi basti ka survey karna, rehne walon ke group banana, ration card aur certificate mein madad karna, aur ward office se nal, naali aur toilet banwana.",
      hindi:
        "नगर पालिका या NGO के लिए झुग्गी बस्ती का सर्वे करना, रहने वालों के समूह बनाना, राशन कार्ड और प्रमाण पत्र में मदद करना, और वार्ड ऑफ़िस से नल, नाली और शौचालय बनवाना।",
    },
    day: {
      hinglish: [
        "Basti ke logon ke saath milkar wahan ki jhopdiyon par number daalna",
        "Kachra beenne wali ko bete ka janm pramaan patra dilane mein madad karna",
        "Ward engineer ko jaam pade saajha shauchalay tak laana",
      ],
      hindi: [
        "बस्ती के लोगों के साथ मिलकर वहाँ की झोपड़ियों पर नंबर डालना",
        "कचरा बीनने वाली को बेटे का जन्म प्रमाण पत्र दिलाने में मदद करना",
        "वार्ड इंजीनियर को जाम पड़े साझा शौचालय तक लाना",
      ],
    },
  },
  "youth-worker": {
    of: "a4txba",
    description: {
      hinglish: "Khel aur khuli baatcheet se kishoron ko galat raah se bachana.",
      hindi: "खेल और खुली बातचीत से किशोरों को ग़लत राह से बचाना।",
    },
    summary: {
      hinglish:
        "Basti ya gaon ke kishoron ke liye club, khel aur camp chalana, ghar ya school mein gadbad ho to unki sunna, aur zaroorat walon ko course, naukri ya counsellor tak le jaana.",
      hindi:
        "बस्ती या गाँव के किशोरों के लिए क्लब, खेल और कैंप चलाना, घर या स्कूल में गड़बड़ हो तो उनकी सुनना, और ज़रूरत वालों को कोर्स, नौकरी या काउंसलर तक ले जाना।",
    },
    day: {
      hinglish: [
        "School ke baad club ka kamra aur carrom board kholna",
        "Jo ladka glue soonghne laga hai, uske saath ghar tak paidal jaana",
        "Ladkiyon ki team ko apni kaptan aur kit khud chunne dena",
      ],
      hindi: [
        "स्कूल के बाद क्लब का कमरा और कैरम बोर्ड खोलना",
        "जो लड़का ग्लू सूँघने लगा है, उसके साथ घर तक पैदल जाना",
        "लड़कियों की टीम को अपनी कप्तान और किट ख़ुद चुनने देना",
      ],
    },
  },
  "nonprofit-director": {
    of: "g0txgz",
    description: {
      hinglish: "Kisi NGO ko chalana: uska maqsad, uske log aur uska paisa.",
      hindi: "किसी NGO को चलाना: उसका मक़सद, उसके लोग और उसका पैसा।",
    },
    summary: {
      hinglish:
        "Board ke saath tay karna ki NGO kya karega aur kya band karega, har saal ka paisa jutana, staff ko chalana, aur in sab ka jawab daan dene walon, tax aur registration office ko dena.",
      hindi:
        "बोर्ड के साथ तय करना कि NGO क्या करेगा और क्या बंद करेगा, हर साल का पैसा जुटाना, स्टाफ़ को चलाना, और इन सबका जवाब दान देने वालों, टैक्स और रजिस्ट्रेशन ऑफ़िस को देना।",
    },
    day: {
      hinglish: [
        "Board ko batana ki ek programme kyon band karna hoga",
        "Gaon walon se hi sunna ki pichhle saal ka pump ab bhi chalta hai ya nahi",
        "Accountant ko saath bithakar videshi daan ke saalana return yaani FCRA par dastakhat karna",
      ],
      hindi: [
        "बोर्ड को बताना कि एक कार्यक्रम क्यों बंद करना होगा",
        "गाँव वालों से ही सुनना कि पिछले साल का पंप अब भी चलता है या नहीं",
        "अकाउंटेंट को साथ बिठाकर विदेशी दान के सालाना रिटर्न यानी FCRA पर दस्तख़त करना",
      ],
    },
  },
  "programme-manager": {
    of: "cuh58q",
    description: {
      hinglish: "Ek grant se samay par kuen, clinic ya training taiyar karna.",
      hindi: "एक ग्रांट से समय पर कुएँ, क्लिनिक या ट्रेनिंग तैयार करना।",
    },
    summary: {
      hinglish:
        "NGO ki field team ke saath project ki yojana banana, use grant ki tareekhon aur budget mein rakhna, gaon mein jo bigde use sudharna aur report dena ki kya badla.",
      hindi:
        "NGO की फ़ील्ड टीम के साथ प्रोजेक्ट की योजना बनाना, उसे ग्रांट की तारीख़ों और बजट में रखना, गाँव में जो बिगड़े उसे सुधारना और रिपोर्ट देना कि क्या बदला।",
    },
    day: {
      hinglish: [
        "Donor se training ka paisa kuon par lagane ki ijazat maangna",
        "Teen gaon jaakar dekhna ki kaun sa kuan plan se peeche hai",
        "Donor ko samjhana ki borewell sookha kyon nikla",
      ],
      hindi: [
        "दान देने वाले से ट्रेनिंग का पैसा कुओं पर लगाने की इजाज़त माँगना",
        "तीन गाँव जाकर देखना कि कौन सा कुआँ प्लान से पीछे है",
        "दान देने वाले को समझाना कि बोरवेल सूखा क्यों निकला",
      ],
    },
  },
  "fundraising-manager": {
    of: "chzz5w",
    description: {
      hinglish: "Daan dene wali company aur log dhoondhna, aur dobara maangna.",
      hindi: "दान देने वाली कंपनियाँ और लोग ढूँढ़ना, और दोबारा माँगना।",
    },
    summary: {
      hinglish:
        "NGO ke kaam ke liye paisa de sakne wale log aur company dhoondhna, unse likhkar aur milkar baat karna, event aur online appeal chalana, aur har ek ko dikhana ki paise se kya hua.",
      hindi:
        "NGO के काम के लिए पैसा दे सकने वाले लोग और कंपनियाँ ढूँढ़ना, उनसे लिखकर और मिलकर बात करना, कार्यक्रम और ऑनलाइन अपील चलाना, और हर एक को दिखाना कि पैसे से क्या हुआ।",
    },
    day: {
      hinglish: [
        "Company ka daan yaani CSR dekhne wale insaan ke saamne school library ki yojana rakhna",
        "Pensioner mahila ko paanch sau rupaye ke liye haath se likhkar dhanyavaad dena",
        "Dekhna ki kis e-mail se logon ne daan ka button dabaya",
      ],
      hindi: [
        "कंपनी का दान यानी CSR देखने वाले इंसान के सामने स्कूल लाइब्रेरी की योजना रखना",
        "पेंशनर महिला को पाँच सौ रुपये के लिए हाथ से लिखकर धन्यवाद देना",
        "देखना कि किस ई-मेल से लोगों ने दान का बटन दबाया",
      ],
    },
  },
  "grant-writer": {
    of: "tg8yz0",
    description: {
      hinglish: "Woh proposal likhna jo idea ko project ka paisa dilaye.",
      hindi: "वह प्रस्ताव लिखना जो आइडिया को प्रोजेक्ट का पैसा दिलाए।",
    },
    summary: {
      hinglish:
        "Fund dene wale ke niyam padhna, field team se zaroorat, yojana, kharch aur sambhavit nateeje nikalwana, aur woh proposal likhna jis par project ka paisa tika hai.",
      hindi: "फ़ंड देने वाले के नियम पढ़ना, फ़ील्ड टीम से ज़रूरत, योजना, ख़र्च और संभावित नतीजे निकलवाना, और वह प्रस्ताव लिखना जिस पर प्रोजेक्ट का पैसा टिका है।",
    },
    day: {
      hinglish: [
        "Paisa dene wali sanstha ke chaalis panne ke niyam padhna aur phansane wali baatein underline karna",
        "Field team se woh ek aankda nikalwana jo nahi mil raha",
        "Nau pannon ko kaatkar chaar karna, jitne ki ijazat hai",
      ],
      hindi: [
        "पैसा देने वाली संस्था के चालीस पन्ने के नियम पढ़ना और फँसाने वाली बातों के नीचे लाइन खींचना",
        "फ़ील्ड टीम से वह एक आँकड़ा निकलवाना जो नहीं मिल रहा",
        "नौ पन्नों को काटकर चार करना, जितने की इजाज़त है",
      ],
    },
  },
  "volunteer-coordinator": {
    of: "1290wav",
    description: {
      hinglish: "Bina paise kaam karne walon ko dhoondhna, sikhana aur dhanyavaad dena.",
      hindi: "बिना पैसे काम करने वालों को ढूँढ़ना, सिखाना और धन्यवाद देना।",
    },
    summary: {
      hinglish:
        "Samay de sakne wale student, bank wale aur pensioner dhoondhna, unhe sahi kaam dena, sikhana, bachchon aur mareezon ko surakshit rakhna, aur aise dhanyavaad dena ki woh phir aayen.",
      hindi:
        "समय दे सकने वाले छात्र, बैंक वाले और पेंशनर ढूँढ़ना, उन्हें सही काम देना, सिखाना, बच्चों और मरीज़ों को सुरक्षित रखना, और ऐसे धन्यवाद देना कि वे फिर आएँ।",
    },
    day: {
      hinglish: [
        "Har Shanivaar do ghante de sakne wale bank karmchari ka interview lena",
        "Har naye insaan ki jodi bachchon ko jaanne wale ke saath banana",
        "Birthday ke note aur certificate aise likhna jo dil se likhe lagein",
      ],
      hindi: [
        "हर शनिवार दो घंटे दे सकने वाले बैंक कर्मचारी का इंटरव्यू लेना",
        "हर नए इंसान की जोड़ी बच्चों को जानने वाले के साथ बनाना",
        "जन्मदिन के नोट और सर्टिफ़िकेट ऐसे लिखना जो दिल से लिखे लगें",
      ],
    },
  },
  "monitoring-and-evaluation-officer": {
    of: "1p6qqpl",
    description: {
      hinglish: "Survey se naapna ki NGO ka project kaam aaya ya nahi.",
      hindi: "सर्वे से नापना कि NGO का प्रोजेक्ट काम आया या नहीं।",
    },
    summary: {
      hinglish:
        "Project se pehle aur baad ke survey ki yojana banana, jawabon ko field mein jaanchna, aur NGO aur daan dene wale ko batana ki kya badla, kuch na badla ho tab bhi.",
      hindi:
        "प्रोजेक्ट से पहले और बाद के सर्वे की योजना बनाना, जवाबों को फ़ील्ड में जाँचना, और NGO और दान देने वाले को बताना कि क्या बदला, कुछ न बदला हो तब भी।",
    },
    day: {
      hinglish: [
        "Paanch sau gharon se pehle paanch gharon par survey ke sawaal aazmana",
        "Woh jawab theek karna jinmein bachche ki umar 140 likhi hai",
        "Programme team ko dikhana ki haziri badhi par padhne ki kaabiliyat nahi",
      ],
      hindi: [
        "पाँच सौ घरों से पहले पाँच घरों पर सर्वे के सवाल आज़माना",
        "वे जवाब ठीक करना जिनमें बच्चे की उम्र 140 लिखी है",
        "कार्यक्रम की टीम को दिखाना कि हाज़िरी बढ़ी पर पढ़ने की क़ाबिलियत नहीं",
      ],
    },
  },
  "disaster-relief-coordinator": {
    of: "18c5dau",
    description: {
      hinglish: "Aapda ke maare logon tak tirpaal, khana aur naaven pahunchana.",
      hindi: "आपदा के मारे लोगों तक तिरपाल, खाना और नावें पहुँचाना।",
    },
    summary: {
      hinglish:
        "Ginna ki baadh, cyclone ya bhukamp ke maare logon ko kya chahiye, aur sadken khulne se pehle zila prashasan aur volunteers ke saath naaven, khana aur tirpaal bhejna.",
      hindi: "गिनना कि बाढ़, चक्रवात या भूकंप के मारे लोगों को क्या चाहिए, और सड़कें खुलने से पहले ज़िला प्रशासन और वॉलंटियर के साथ नावें, खाना और तिरपाल भेजना।",
    },
    day: {
      hinglish: [
        "Bhor se pehle collector ke control room ko phone karke nadi ka level poochhna",
        "Jis tole se phone nahi aaya, wahan do naav bhejna",
        "Purane kapdon ke truck rokna aur tirpal aur chlorine maangna",
      ],
      hindi: [
        "भोर से पहले कलेक्टर के कंट्रोल रूम को फ़ोन करके नदी का स्तर पूछना",
        "जिस टोले से फ़ोन नहीं आया, वहाँ दो नावें भेजना",
        "पुराने कपड़ों के ट्रक रोकना और तिरपाल और क्लोरीन माँगना",
      ],
    },
  },
  "humanitarian-aid-worker": {
    of: "1tqozn",
    description: {
      hinglish: "Yuddh ya bhukamp ke baad camp tak khana aur aasra pahunchana.",
      hindi: "युद्ध या भूकंप के बाद कैंप तक खाना और आसरा पहुँचाना।",
    },
    summary: {
      hinglish:
        "Yuddh ya bhukamp ke baad mahinon camp ke paas rehna, parivaaron ka registration karna, khana aur aasra barabari se baantna, aur doosri agencies ke saath paani, toilet aur suraksha dekhna.",
      hindi:
        "युद्ध या भूकंप के बाद महीनों कैंप के पास रहना, परिवारों का रजिस्ट्रेशन करना, खाना और आसरा बराबरी से बाँटना, और दूसरी एजेंसियों के साथ पानी, शौचालय और सुरक्षा देखना।",
    },
    day: {
      hinglish: [
        "Rashan ka truck aane se pehle sau naye parivaaron ka registration karna",
        "Shauchalay ke liye woh jagah chunna jahan auratein raat ko jaane ki himmat karein",
        "Chawal kam padne par line mein lage logon ko shaant karna",
      ],
      hindi: [
        "राशन का ट्रक आने से पहले सौ नए परिवारों का रजिस्ट्रेशन करना",
        "शौचालय के लिए वह जगह चुनना जहाँ औरतें रात को जाने की हिम्मत करें",
        "चावल कम पड़ने पर लाइन में लगे लोगों को शांत करना",
      ],
    },
  },
  "settlement-worker": {
    of: "1sty13v",
    description: {
      hinglish: "Yuddh se bhaage parivaaron ke liye kamra aur school dhoondhna.",
      hindi: "युद्ध से भागे परिवारों के लिए कमरा और स्कूल ढूँढ़ना।",
    },
    summary: {
      hinglish:
        "Anjaan shehar mein sharanarthi parivaar ka pehle kuch saal saath dena: UN ke kaagaz, kamra, school, doctor, bhasha aur kaam, aur police sawaal kare to vakeel.",
      hindi: "अनजान शहर में शरणार्थी परिवार का पहले कुछ साल साथ देना: UN के काग़ज़, कमरा, स्कूल, डॉक्टर, भाषा और काम, और पुलिस सवाल करे तो वकील।",
    },
    day: {
      hinglish: [
        "Aadhaar maangne wale makaan maalik ko UNHCR card samjhana",
        "Afghan ladki ke kaagaz school ke principal tak le jaana",
        "Jab maa apni kahani sunaye, tab dubhashiye ke saath baithna",
      ],
      hindi: [
        "आधार माँगने वाले मकान मालिक को UNHCR कार्ड समझाना",
        "अफ़ग़ान लड़की के काग़ज़ स्कूल के प्रिंसिपल तक ले जाना",
        "जब माँ अपनी कहानी सुनाए, तब दुभाषिए के साथ बैठना",
      ],
    },
  },
  "shelter-director": {
    of: "1vilxuc",
    description: {
      hinglish: "Chhudayi gayi mahilaon aur bachchon ka shelter home din-raat chalana.",
      hindi: "छुड़ाई गई महिलाओं और बच्चों का आश्रय गृह दिन-रात चलाना।",
    },
    summary: {
      hinglish:
        "Chhudayi gayi mahilaon ya bachchon ka shelter home chalana: kisi bhi samay unhe jagah dena, suraksha, khana, school aur adalat ki tareekh dekhna, staff ko chalana aur tay karna ki har koi aage kahan jaye.",
      hindi:
        "छुड़ाई गई महिलाओं या बच्चों का आश्रय गृह चलाना: किसी भी समय उन्हें जगह देना, सुरक्षा, खाना, स्कूल और अदालत की तारीख़ देखना, स्टाफ़ को चलाना और तय करना कि हर कोई आगे कहाँ जाए।",
    },
    day: {
      hinglish: [
        "Aadhi raat ko chhudayi gayi ladki ko police memo ke saath apni zimmedari mein lena",
        "Dawaiyan taale mein rakhna aur kal raat ki staff diary dekhna",
        "Do bachchon ko Child Welfare Committee ke saamne pesh karna",
      ],
      hindi: [
        "आधी रात को छुड़ाई गई लड़की को पुलिस मेमो के साथ अपनी ज़िम्मेदारी में लेना",
        "दवाइयाँ ताले में रखना और कल रात की स्टाफ़ डायरी देखना",
        "दो बच्चों को बाल कल्याण समिति के सामने पेश करना",
      ],
    },
  },
  "rehabilitation-centre-manager": {
    of: "1phjpdv",
    description: {
      hinglish: "Aisa centre chalana jahan log sharaab ya nasha chhodte hain.",
      hindi: "ऐसा केंद्र चलाना जहाँ लोग शराब या नशा छोड़ते हैं।",
    },
    summary: {
      hinglish:
        "Centre ke doctor, nurse, counsellor aur cooks ko chalana, sabse buri haalat mein aaye logon ko bharti karna, jagah surakshit aur record kanoon ke hisaab se rakhna, aur har ek ke ghar lautne ki yojana banana.",
      hindi:
        "केंद्र के डॉक्टर, नर्स, काउंसलर और रसोइयों को चलाना, सबसे बुरी हालत में आए लोगों को भर्ती करना, जगह सुरक्षित और रिकॉर्ड क़ानून के हिसाब से रखना, और हर एक के घर लौटने की योजना बनाना।",
    },
    day: {
      hinglish: [
        "Raat ki nurse se poochhna ki kaun kaanpa, kaun soya aur kisne jaane ki koshish ki",
        "Doctor ka samay, rasoiye aur bed pachees mardon ke hisaab se tay karna",
        "Pati-patni ke saath baithkar sochna ki teesven din ke baad kya hoga",
      ],
      hindi: [
        "रात की नर्स से पूछना कि कौन काँपा, कौन सोया और किसने जाने की कोशिश की",
        "डॉक्टर का समय, रसोइये और बेड पच्चीस मर्दों के हिसाब से तय करना",
        "पति-पत्नी के साथ बैठकर सोचना कि तीसवें दिन के बाद क्या होगा",
      ],
    },
  },
  "crisis-intervention-counsellor": {
    of: "1m2799b",
    description: { hinglish: "Hataash logon ke call uthana aur line par bane rehna.", hindi: "हताश लोगों के कॉल उठाना और लाइन पर बने रहना।" },
    summary: {
      hinglish:
        "Din ya raat helpline ke call lena, bina judge kiye sunna, poochhna ki khatra kitna paas hai, aur caller ke shaant hone ya madad bheje jaane tak line par bane rehna.",
      hindi:
        "दिन या रात हेल्पलाइन के कॉल लेना, बिना सही-ग़लत ठहराए सुनना, पूछना कि ख़तरा कितना पास है, और कॉलर के शांत होने या मदद भेजे जाने तक लाइन पर बने रहना।",
    },
    day: {
      hinglish: [
        "Phone uthana, apna pehla naam batana aur caller ke bolne ka intezaar karna",
        "Saaf-saaf poochhna ki phone karne wale ne marne ke baare mein socha hai ya nahi",
        "Jab koi aur baat karta rahe, tab sabse nazdeek ka hospital dhoondhna",
      ],
      hindi: [
        "फ़ोन उठाना, अपना पहला नाम बताना और फ़ोन करने वाले के बोलने का इंतज़ार करना",
        "साफ़-साफ़ पूछना कि फ़ोन करने वाले ने मरने के बारे में सोचा है या नहीं",
        "जब कोई और बात करता रहे, तब सबसे नज़दीक का अस्पताल ढूँढ़ना",
      ],
    },
  },
  "community-organiser": {
    of: "1vslb8u",
    description: {
      hinglish: "Naali ya school theek karane ke liye padosiyon ko ek saath laana.",
      hindi: "नाली या स्कूल ठीक कराने के लिए पड़ोसियों को एक साथ लाना।",
    },
    summary: {
      hinglish:
        "Basti ya gaon mein ghar-ghar jaakar padosiyon ko jodna, taaki woh milkar tay karen ki naali se sahi mazdoori tak kya maangna hai, aur afsaron ka saamna khud karen.",
      hindi: "बस्ती या गाँव में घर-घर जाकर पड़ोसियों को जोड़ना, ताकि वे मिलकर तय करें कि नाली से सही मज़दूरी तक क्या माँगना है, और अफ़सरों का सामना ख़ुद करें।",
    },
    day: {
      hinglish: [
        "Der shaam gali ki meeting karna, jab doosron ke ghar saaf karne wali auratein laut aayein",
        "Jin gharon mein nal nahi hai, unhe ginna aur nakshe par banana",
        "Sharmili vidhva ko engineer se khud baat karna sikhana",
      ],
      hindi: [
        "देर शाम गली की मीटिंग करना, जब दूसरों के घर साफ़ करने वाली औरतें लौट आएँ",
        "जिन घरों में नल नहीं है, उन्हें गिनना और नक़्शे पर बनाना",
        "शर्मीली विधवा को इंजीनियर से ख़ुद बात करना सिखाना",
      ],
    },
  },
  "campaign-manager": {
    of: "7nt5vn",
    description: {
      hinglish: "Bura kanoon badalne ke liye petition, march ya film ki yojana banana.",
      hindi: "बुरा क़ानून बदलने के लिए याचिका, मार्च या फ़िल्म की योजना बनाना।",
    },
    summary: {
      hinglish:
        "NGO ya nagrik group ke liye yojana banana ki bura kanoon kaise badle: kis par dabaav daalna hai, kin tathyon se, aur petition, march ya film kab sabse zyada asar karegi.",
      hindi:
        "NGO या नागरिक समूह के लिए योजना बनाना कि बुरा क़ानून कैसे बदले: किस पर दबाव डालना है, किन तथ्यों से, और याचिका, मार्च या फ़िल्म कब सबसे ज़्यादा असर करेगी।",
    },
    day: {
      hinglish: [
        "Ek mantri, ek maang aur ek tareekh chunna",
        "Volunteers, cartoonist aur vakeel ko ek kamre mein kaam samjhana",
        "Zile ke hisaab se dastakhat ginna aur kal ka plan badalna",
      ],
      hindi: [
        "एक मंत्री, एक माँग और एक तारीख़ चुनना",
        "वॉलंटियर, कार्टूनिस्ट और वकील को एक कमरे में काम समझाना",
        "ज़िले के हिसाब से दस्तख़त गिनना और कल का प्लान बदलना",
      ],
    },
  },
  "advocacy-officer": {
    of: "1kt3nrj",
    description: {
      hinglish: "Field ke saboot niyam banane wale afsaron tak le jaana.",
      hindi: "फ़ील्ड के सबूत नियम बनाने वाले अफ़सरों तक ले जाना।",
    },
    summary: {
      hinglish:
        "NGO ke field staff jo dekhte hain, jaise mazdoori ya raashan jo kabhi mila nahi, use chhote note mein likhna, aur niyam sudharne tak afsaron, MLA aur reporters tak le jaana.",
      hindi:
        "NGO के फ़ील्ड स्टाफ़ जो देखते हैं, जैसे मज़दूरी या राशन जो कभी मिला नहीं, उसे छोटे नोट में लिखना, और नियम सुधरने तक अफ़सरों, विधायकों और रिपोर्टरों तक ले जाना।",
    },
    day: {
      hinglish: [
        "Yojana ka jo paisa kharch nahi hua, us par RTI arzi daalna",
        "Do sau field interview ko do panne ke note mein sametna",
        "Appointment lekar under-secretary ke kamre ke bahar intezaar karna",
      ],
      hindi: [
        "योजना का जो पैसा ख़र्च नहीं हुआ, उस पर RTI अर्ज़ी डालना",
        "दो सौ फ़ील्ड इंटरव्यू को दो पन्ने के नोट में समेटना",
        "अपॉइंटमेंट लेकर अवर सचिव के कमरे के बाहर इंतज़ार करना",
      ],
    },
  },
  "animal-welfare-officer": {
    of: "1i05ej4",
    description: {
      hinglish: "Peete gaye aur phanse jaanwaron ko bachana aur kroorta ki report karna.",
      hindi: "पीटे गए और फँसे जानवरों को बचाना और क्रूरता की रिपोर्ट करना।",
    },
    summary: {
      hinglish:
        "NGO ya SPCA ke liye peete gaye, phanse aur bimaar jaanwaron ko bachana, police ke liye kroorta ke saboot jutana, aur dekhna ki har jaanwar ko ilaaj, aasra ya aazaadi mile.",
      hindi:
        "NGO या SPCA के लिए पीटे गए, फँसे और बीमार जानवरों को बचाना, पुलिस के लिए क्रूरता के सबूत जुटाना, और देखना कि हर जानवर को इलाज, आसरा या आज़ादी मिले।",
    },
    day: {
      hinglish: [
        "Plastic ke dibbe mein sir fansaye kutte ko jaal se pakadna",
        "Police shikayat ke liye zyada bojh dhote bail ke ghaavon ki photo lena",
        "Colony ko samjhana ki nasbandi kiye kutte wapas kyon chhode jaate hain",
      ],
      hindi: [
        "प्लास्टिक के डिब्बे में सिर फँसाए कुत्ते को जाल से पकड़ना",
        "पुलिस शिकायत के लिए ज़्यादा बोझ ढोते बैल के घावों की फ़ोटो लेना",
        "कॉलोनी को समझाना कि नसबंदी किए कुत्ते वापस क्यों छोड़े जाते हैं",
      ],
    },
  },
  "orientation-and-mobility-specialist": {
    of: "1kvtfq5",
    description: {
      hinglish: "Drishtiheen logon ko safed chhadi se akele chalna sikhana.",
      hindi: "दृष्टिहीन लोगों को सफ़ेद छड़ी से अकेले चलना सिखाना।",
    },
    summary: {
      hinglish:
        "Dekh na sakne wale logon ko ek-ek karke sadak par safed chhadi chalana, traffic sunna, sadak paar karna, bus lena aur naya raasta khud yaad karna sikhana.",
      hindi: "देख न सकने वाले लोगों को एक-एक करके सड़क पर सफ़ेद छड़ी चलाना, ट्रैफ़िक सुनना, सड़क पार करना, बस लेना और नया रास्ता ख़ुद याद करना सिखाना।",
    },
    day: {
      hinglish: [
        "Apni pehli lambi chhadi lekar chalna seekh rahe insaan se do kadam peeche chalna",
        "Seekhne wali ke hostel se bus rukne ki jagah tak ka raasta tay karna",
        "Kaanon ko mudti gaadi aur seedhi jaati gaadi mein fark sikhana",
      ],
      hindi: [
        "अपनी पहली लंबी छड़ी लेकर चलना सीख रहे इंसान से दो क़दम पीछे चलना",
        "सीखने वाली के हॉस्टल से बस रुकने की जगह तक का रास्ता तय करना",
        "कानों को मुड़ती गाड़ी और सीधी जाती गाड़ी में फ़र्क़ सिखाना",
      ],
    },
  },
  "domestic-violence-counsellor": {
    of: "ild6ri",
    description: {
      hinglish: "Ghar mein maar jhelti mahilaon ki baat sunna aur unki suraksha ki yojana banana.",
      hindi: "घर में मार झेलती महिलाओं की बात सुनना और उनकी सुरक्षा की योजना बनाना।",
    },
    summary: {
      hinglish:
        "Ghar mein maar jhelti ya ghar chhod chuki mahilaon ki baat sunna, har ek ke saath surakshit rehne ki yojana banana, aur uske saath police, doctor aur adalat jaana.",
      hindi: "घर में मार झेलती या घर छोड़ चुकी महिलाओं की बात सुनना, हर एक के साथ सुरक्षित रहने की योजना बनाना, और उसके साथ पुलिस, डॉक्टर और अदालत जाना।",
    },
    day: {
      hinglish: [
        "Pehle chai dena aur uske bolne tak kuch na poochhna",
        "Suraksha ka plan likhna: kaagaz, paise, ek bag, ek code word",
        "Uske saath Protection Officer ke yahan jaana aur intezaar karna",
      ],
      hindi: [
        "पहले चाय देना और उसके बोलने तक कुछ न पूछना",
        "सुरक्षा का प्लान लिखना: काग़ज़, पैसे, एक बैग, एक कोड वर्ड",
        "उसके साथ संरक्षण अधिकारी के यहाँ जाना और इंतज़ार करना",
      ],
    },
  },
  "child-welfare-organiser": {
    of: "1t8ed88",
    description: {
      hinglish: "Bachchon ko kaarkhanon se nikalna aur school mein banaye rakhna.",
      hindi: "बच्चों को कारख़ानों से निकालना और स्कूल में बनाए रखना।",
    },
    summary: {
      hinglish:
        "NGO ki taraf se police, panchayat, teachers aur 1098 helpline ke saath aise ladke-ladkiyan dhoondhna jinse kaam karaya gaya, jinki taskari hui ya shaadi kar di gayi, aur har case ke saath rehna.",
      hindi:
        "NGO की तरफ़ से पुलिस, पंचायत, शिक्षकों और 1098 हेल्पलाइन के साथ ऐसे लड़के-लड़कियाँ ढूँढ़ना जिनसे काम कराया गया, जिनकी तस्करी हुई या शादी कर दी गई, और हर केस के साथ रहना।",
    },
    day: {
      hinglish: [
        "Pata karna ki ek gaon ke nau ladke choodiyon ke kaarkhane mein kyon chale gaye",
        "Labour officer, police aur doctor ke saath chhaape ki taiyari karna",
        "Bachche ke pita ke saath baithkar karz, kaam aur school ki seat par baat karna",
      ],
      hindi: [
        "पता करना कि एक गाँव के नौ लड़के चूड़ियों के कारख़ाने में क्यों चले गए",
        "लेबर ऑफ़िसर, पुलिस और डॉक्टर के साथ छापे की तैयारी करना",
        "बच्चे के पिता के साथ बैठकर क़र्ज़, काम और स्कूल की सीट पर बात करना",
      ],
    },
  },
  "womens-welfare-officer": {
    of: "1tpshpx",
    description: {
      hinglish: "Vidhwaon ko pension dilana aur mahila hostel ki jaanch karna.",
      hindi: "विधवाओं को पेंशन दिलाना और महिला हॉस्टल की जाँच करना।",
    },
    summary: {
      hinglish: "Dekhna ki vidhwa pension, hostel aur suraksha ke kanoon zile ki un mahilaon tak pahunchen jinke liye woh bane hain.",
      hindi: "देखना कि विधवा पेंशन, हॉस्टल और सुरक्षा के क़ानून ज़िले की उन महिलाओं तक पहुँचें जिनके लिए वे बने हैं।",
    },
    day: {
      hinglish: [
        "Ek mohar ki kami se atki unnees vidhvaon ki pension niptana",
        "Kaamkaji mahilaon ke hostel, uski rasoi aur taalon ki jaanch karna",
        "Gharelu hinsa ki ghatna ki report usi din magistrate ko bhejna",
      ],
      hindi: [
        "एक मोहर की कमी से अटकी उन्नीस विधवाओं की पेंशन निपटाना",
        "कामकाजी महिलाओं के हॉस्टल, उसकी रसोई और तालों की जाँच करना",
        "घरेलू हिंसा की घटना की रिपोर्ट उसी दिन मजिस्ट्रेट को भेजना",
      ],
    },
  },
  "disability-service-coordinator": {
    of: "uxq66e",
    description: {
      hinglish: "Form se chhoot jaane wale divyang logon ko certificate, upkaran aur naukri dilana.",
      hindi: "फ़ॉर्म से छूट जाने वाले दिव्यांग लोगों को प्रमाण पत्र, उपकरण और नौकरी दिलाना।",
    },
    summary: {
      hinglish:
        "Rajya ke vibhag ya NGO ke liye gaon aur shehar mein divyang logon ko khojna, aur unhe pension, wheelchair aur training dilane mein madad karna.",
      hindi: "राज्य के विभाग या NGO के लिए गाँव और शहर में दिव्यांग लोगों को खोजना, और उन्हें पेंशन, व्हीलचेयर और ट्रेनिंग दिलाने में मदद करना।",
    },
    day: {
      hinglish: [
        "Block ke kasbe mein certificate camp ke liye doctor jutana",
        "Bistar par padi us ladki se milna jiski pension March mein ruk gayi",
        "Kaan ki machine aur tricycle sahi naamon se milana",
      ],
      hindi: [
        "ब्लॉक के क़स्बे में सर्टिफ़िकेट कैंप के लिए डॉक्टर जुटाना",
        "बिस्तर पर पड़ी उस लड़की से मिलना जिसकी पेंशन मार्च में रुक गई",
        "कान की मशीन और ट्राइसाइकिल सही नामों से मिलाना",
      ],
    },
  },
  "elderly-home-manager": {
    of: "zp9qb1",
    description: {
      hinglish: "Buzurgon ka ghar chalana aur door rehne wale parivaaron ko phone karna.",
      hindi: "बुज़ुर्गों का घर चलाना और दूर रहने वाले परिवारों को फ़ोन करना।",
    },
    summary: {
      hinglish:
        "Old age home ya retirement colony mein khana, nursing, staff, paisa aur saath-sangat sambhalna, taaki wahan ke din mein khane aur dawa ke alawa bhi kuch ho.",
      hindi: "वृद्धाश्रम या रिटायरमेंट कॉलोनी में खाना, नर्सिंग, स्टाफ़, पैसा और साथ-संगत सँभालना, ताकि वहाँ के दिन में खाने और दवा के अलावा भी कुछ हो।",
    },
    day: {
      hinglish: [
        "Girne aur bukhaar ke baare mein raat ki nurse ke note padhna",
        "Retire ho chuke teacher ko padhne-sunane ka ghanta chalane ke liye manana",
        "Videsh mein rehte us bete ko phone karna jisne Onam ke baad phone nahi kiya",
      ],
      hindi: [
        "गिरने और बुख़ार के बारे में रात की नर्स के नोट पढ़ना",
        "रिटायर हो चुके टीचर को पढ़ने-सुनाने का घंटा चलाने के लिए मनाना",
        "विदेश में रहते उस बेटे को फ़ोन करना जिसने ओणम के बाद फ़ोन नहीं किया",
      ],
    },
  },
  "telemarketing-fundraiser": {
    of: "17x7rsw",
    description: {
      hinglish: "Phone par anjaan logon se har mahine thoda daan maangna.",
      hindi: "फ़ोन पर अनजान लोगों से हर महीने थोड़ा दान माँगना।",
    },
    summary: {
      hinglish:
        "NGO ke liye anjaan logon aur pehle daan de chuke logon ko phone karna, mahine ke kuch sau rupaye maangna, payment chalu karne mein madad karna aur note karna ki kise dobara phone nahi karna hai.",
      hindi:
        "NGO के लिए अनजान लोगों और पहले दान दे चुके लोगों को फ़ोन करना, महीने के कुछ सौ रुपये माँगना, पेमेंट चालू करने में मदद करना और नोट करना कि किसे दोबारा फ़ोन नहीं करना है।",
    },
    day: {
      hinglish: [
        "Jis daani ka mahine ka payment bounce hua, use phone karke pyaar se wajah poochhna",
        "Chaalis second mein batana ki mid-day meal par kitna kharch aata hai",
        "Likhna ki kisne diya, kisne mana kiya aur kisne phone na karne ko kaha",
      ],
      hindi: [
        "जिस दानी का महीने का पेमेंट बाउंस हुआ, उसे फ़ोन करके प्यार से वजह पूछना",
        "चालीस सेकंड में बताना कि मिड-डे मील पर कितना ख़र्च आता है",
        "लिखना कि किसने दिया, किसने मना किया और किसने फ़ोन न करने को कहा",
      ],
    },
  },
  "community-outreach-coordinator": {
    of: "1dyglny",
    description: {
      hinglish: "Hospital ya NGO ke camp uske gate se bahut door tak le jaana.",
      hindi: "अस्पताल या NGO के कैंप उसके गेट से बहुत दूर तक ले जाना।",
    },
    summary: {
      hinglish:
        "Hospital ya NGO ke camp aur class ke liye hall, saathi aur volunteer dhoondhna, ab tak chhooti galiyon aur gaon tak khabar pahunchana, aur dekhna ki bimaar ilaaj tak pahunchen.",
      hindi:
        "अस्पताल या NGO के कैंप और क्लास के लिए हॉल, साथी और वॉलंटियर ढूँढ़ना, अब तक छूटी गलियों और गाँवों तक ख़बर पहुँचाना, और देखना कि बीमार इलाज तक पहुँचें।",
    },
    day: {
      hinglish: [
        "Ravivaar ke liye mandir trust se uska hall aur loudspeaker maangna",
        "Barah students ko aankhein jaanchna aur card bharna sikhana",
        "Pata karna ki eent bhatthon se koi kyon nahi aaya",
      ],
      hindi: [
        "रविवार के लिए मंदिर ट्रस्ट से उसका हॉल और लाउडस्पीकर माँगना",
        "बारह छात्रों को आँखें जाँचना और कार्ड भरना सिखाना",
        "पता करना कि ईंट भट्ठों से कोई क्यों नहीं आया",
      ],
    },
  },
  "temple-priest": {
    of: "mjm2ey",
    description: {
      hinglish: "Mandir ki roz ki pooja aur parivaaron ke sanskar karana.",
      hindi: "मंदिर की रोज़ की पूजा और परिवारों के संस्कार कराना।",
    },
    summary: {
      hinglish:
        "Pujari ya archak ke roop mein us mandir ki parampara se tay samay par devta ko snaan aur shringaar karana, bhog aur deep chadhana; purohit ke roop mein shaadi, naamkaran aur antim sanskar ke liye ghar jaana.",
      hindi:
        "पुजारी या अर्चक के रूप में उस मंदिर की परंपरा से तय समय पर देवता को स्नान और शृंगार कराना, भोग और दीप चढ़ाना; पुरोहित के रूप में शादी, नामकरण और अंतिम संस्कार के लिए घर जाना।",
    },
    day: {
      hinglish: [
        "Bhor se pehle darwaze kholna, devta ko snaan karana aur pehla deep jalana",
        "Chadhava kram se rakhe jaate samay ghante bhar zubani mantra padhna",
        "Parivaar ke saath panchang mein griha pravesh ka muhurat dekhna",
      ],
      hindi: [
        "भोर से पहले दरवाज़े खोलना, देवता को स्नान कराना और पहला दीप जलाना",
        "चढ़ावा क्रम से रखे जाते समय घंटे भर ज़बानी मंत्र पढ़ना",
        "परिवार के साथ पंचांग में गृह प्रवेश का मुहूर्त देखना",
      ],
    },
  },
};
