import type { Wording } from "../language.ts";

/** What speaks for careers of courts, councils, wards, colleges and desks, by id: completes "Choose it if you", or "Ise tab chuniye, jab". */
export const OF_COURTS_WARDS_AND_DESKS: Readonly<Record<string, Wording>> = {
  magistrate: {
    english:
      "want to ask how each arrested person was treated, can decide on thin papers in minutes, and practise three years before an exam few pass",
    hinglish:
      "aap poochna chahein ki har giraftaar vyakti ke saath kaisa bartaav hua, thode kagazon par minton mein faisla le sakein, aur us exam se pehle teen saal vakalat karein jo kam paar karte hain",
    hindi:
      "आप पूछना चाहें कि हर गिरफ़्तार व्यक्ति के साथ कैसा बर्ताव हुआ, थोड़े काग़ज़ों पर मिनटों में फ़ैसला ले सकें, और उस परीक्षा से पहले तीन साल वकालत करें जो कम पार करते हैं",
  },
  "district-judge": {
    english: "can first give long years to practice or a lower bench, run a district's courts, and carry home the sentences that you pass",
    hinglish:
      "aap pehle lambe saal vakalat ya neeche ki court ko de sakein, zile ki courts chalaayein, aur apni di hui saza ka bojh ghar tak utha sakein",
    hindi: "आप पहले लंबे साल वकालत या निचली अदालत को दे सकें, ज़िले की अदालतें चलाएँ, और अपनी दी हुई सज़ा का बोझ घर तक उठा सकें",
  },
  "high-court-judge": {
    english:
      "can give some twenty years to the bar or a lower bench, and live apart from friends there; nobody applies, and few are chosen",
    hinglish:
      "aap kareeb bees saal vakalat ya neeche ki court ko de sakein, aur wahan ke doston se door reh sakein; koi apply nahi karta, aur kam chune jaate hain",
    hindi: "आप क़रीब बीस साल वकालत या निचली अदालत को दे सकें, और वहाँ के दोस्तों से दूर रह सकें; कोई अप्लाई नहीं करता, और कम चुने जाते हैं",
  },
  "high-court-advocate": {
    english:
      "like law on paper and judges' hard questions, can assist a senior for lean years, and wait all day for a case that is adjourned",
    hinglish:
      "aapko kagaz par kanoon aur judge ke kathin sawaal pasand hon, kam kamai mein saalon senior ke saath rahein, aur din bhar us case ka intezaar karein jo tal jaaye",
    hindi: "आपको काग़ज़ पर क़ानून और जज के कठिन सवाल पसंद हों, कम कमाई में सालों सीनियर के साथ रहें, और दिन भर उस केस का इंतज़ार करें जो टल जाए",
  },
  "police-detective": {
    english:
      "can follow small clues for months, begin as sub-inspector or constable before the crime branch, and live with cases that stay unsolved",
    hinglish:
      "aap mahinon chhote suraag ka peecha kar sakein, crime branch se pehle Sub-Inspector ya constable se shuru karein, aur ansuljhe case sah sakein",
    hindi: "आप महीनों छोटे सुराग़ का पीछा कर सकें, क्राइम ब्रांच से पहले सब-इंस्पेक्टर या कांस्टेबल से शुरू करें, और अनसुलझे केस सह सकें",
  },
  "artillery-gunner": {
    english: "are a fit young man (only men are taken so far), like a crew's drill at heavy guns, and have a plan for after four years",
    hinglish:
      "aap fit naujawan hon (abhi tak sirf purush liye jaate hain), badi topon par team ki drill pasand ho, aur chaar saal ke baad ka plan ho",
    hindi: "आप फ़िट नौजवान हों (अभी तक सिर्फ़ पुरुष लिए जाते हैं), बड़ी तोपों पर टीम की ड्रिल पसंद हो, और चार साल के बाद का प्लान हो",
  },
  commando: {
    english:
      "would first be a soldier, can go on without sleep and tell nobody at home, and bear that nine in ten volunteers are sent back",
    hinglish:
      "aap pehle sainik banein, bina neend chal sakein aur ghar par kuch na bataayein, aur sah sakein ki das mein se nau volunteer wapas bheje jaate hain",
    hindi: "आप पहले सैनिक बनें, बिना नींद चल सकें और घर पर कुछ न बताएँ, और सह सकें कि दस में से नौ वॉलंटियर वापस भेजे जाते हैं",
  },
  sarpanch: {
    english: "want to serve your own village, can meet daily those who voted against you, and have another living: the honorarium is small",
    hinglish:
      "aap apne gaon ki seva karna chahein, khilaaf vote dene walon se roz mil sakein, aur kamai ka doosra saadhan ho: maandey kam hai",
    hindi: "आप अपने गाँव की सेवा करना चाहें, ख़िलाफ़ वोट देने वालों से रोज़ मिल सकें, और कमाई का दूसरा साधन हो: मानदेय कम है",
  },
  "assembly-member": {
    english:
      "know your area's people, weddings and funerals too, can give years to panchayat and party work first, and vote as the party orders",
    hinglish:
      "aap apne ilaake ke logon ko jaante hon, unki shaadi aur gami tak, pehle panchayat aur party ke kaam ko saal de sakein, aur party ke kahe par vote karein",
    hindi: "आप अपने इलाक़े के लोगों को जानते हों, उनकी शादी और ग़मी तक, पहले पंचायत और पार्टी के काम को साल दे सकें, और पार्टी के कहे पर वोट करें",
  },
  "member-of-parliament": {
    english: "like the nation's questions, can give decades to a party, live between Delhi and home, and bear losing all in one election",
    hinglish:
      "aapko desh ke sawaal pasand hon, party ko dashak de sakein, Delhi aur ghar ke beech rahein, aur ek chunaav mein sab haarna sah sakein",
    hindi: "आपको देश के सवाल पसंद हों, पार्टी को दशक दे सकें, दिल्ली और घर के बीच रहें, और एक चुनाव में सब हारना सह सकें",
  },
  "government-minister": {
    english:
      "like to decide between opposite advice and can take blame for others; a seat comes first, few are asked, and one call ends it",
    hinglish:
      "aapko ulti salahon ke beech faisla lena pasand ho aur doosron ki galti ka ilzaam sah sakein; pehle seat jeetni hoti hai, kam log chune jaate hain, aur ek phone se sab khatm ho sakta hai",
    hindi:
      "आपको उलटी सलाहों के बीच फ़ैसला लेना पसंद हो और दूसरों की ग़लती का इल्ज़ाम सह सकें; पहले सीट जीतनी होती है, कम लोग चुने जाते हैं, और एक फ़ोन से सब ख़त्म हो सकता है",
  },
  "nonprofit-director": {
    english:
      "can first work for years in the field, like villagers and balance sheets alike, and sleep though next year's money is not found",
    hinglish:
      "aap pehle saalon field mein kaam kar sakein, gaon ke log aur hisaab dono pasand hon, aur agle saal ka paisa na mila ho tab bhi so sakein",
    hindi: "आप पहले सालों फ़ील्ड में काम कर सकें, गाँव के लोग और हिसाब दोनों पसंद हों, और अगले साल का पैसा न मिला हो तब भी सो सकें",
  },
  "wildlife-conservation-officer": {
    english: "would live beside a sanctuary, can face poachers and a village that an elephant has struck, and sit an exam that few pass",
    hinglish:
      "aap sanctuary ke paas rehna chahein, shikaariyon aur haathi ke maare gaon ka saamna kar sakein, aur aisa exam dein jo kam paar karte hain",
    hindi: "आप अभयारण्य के पास रहना चाहें, शिकारियों और हाथी के मारे गाँव का सामना कर सकें, और ऐसी परीक्षा दें जो कम पार करते हैं",
  },
  "waste-management-officer": {
    english: "want to see a city ward clean, can stand up to contractors who cheat on weights, and be out at dawn after each festival",
    hinglish:
      "aap sheher ka ward saaf dekhna chahein, vazan mein dhokha karne wale thekedar ke saamne tik sakein, aur har tyohar ke baad bhor mein niklein",
    hindi: "आप शहर का वार्ड साफ़ देखना चाहें, वज़न में धोखा करने वाले ठेकेदार के सामने टिक सकें, और हर त्योहार के बाद भोर में निकलें",
  },
  "asha-worker": {
    english:
      "mean to stay in your village, like going door to door, and accept pay by task, often late; mostly women from twenty-five, married or once married",
    hinglish:
      "aap apne gaon mein hi rehna chahti hon, ghar-ghar jaana pasand ho, aur kaam ke hisaab se, aksar der se paisa manzoor ho; zyadatar pachees se upar ki mahilaen li jaati hain, jo vivahit hain ya thin",
    hindi:
      "आप अपने गाँव में ही रहना चाहती हों, घर-घर जाना पसंद हो, और काम के हिसाब से, अक्सर देर से पैसा मंज़ूर हो; ज़्यादातर पच्चीस से ऊपर की महिलाएँ ली जाती हैं, जो विवाहित हैं या थीं",
  },
  "anganwadi-worker": {
    english:
      "are a woman who likes small children and mothers near home, and accept an honorarium, not a salary, with surveys and an app besides",
    hinglish:
      "aap aisi mahila hon jinhe ghar ke paas chhote bachche aur maayein pasand hon, aur tankhwah nahi, maandey manzoor ho, saath mein survey aur app bhi",
    hindi: "आप ऐसी महिला हों जिन्हें घर के पास छोटे बच्चे और माँएँ पसंद हों, और तनख़्वाह नहीं, मानदेय मंज़ूर हो, साथ में सर्वे और ऐप भी",
  },
  midwife: {
    english: "can sit through a long labour with patience, study nursing first, and act at once when a normal birth turns dangerous",
    hinglish:
      "aap lambe prasav mein dheeraj se saath baith sakein, pehle nursing padhein, aur saamanya prasav mein khatra aate hi turant kadam uthaayein",
    hindi: "आप लंबे प्रसव में धीरज से साथ बैठ सकें, पहले नर्सिंग पढ़ें, और सामान्य प्रसव में ख़तरा आते ही तुरंत क़दम उठाएँ",
  },
  "community-health-nurse": {
    english: "like nursing in homes more than in wards, can walk village lanes at noon, and write each visit into several registers",
    hinglish:
      "aapko ward se zyada gharon mein nursing pasand ho, dopahar mein gaon ki galiyan chal sakein, aur har visit kai register mein likhein",
    hindi: "आपको वार्ड से ज़्यादा घरों में नर्सिंग पसंद हो, दोपहर में गाँव की गलियाँ चल सकें, और हर विज़िट कई रजिस्टर में लिखें",
  },
  "critical-care-nurse": {
    english: "would rather watch one or two very sick patients exactly, by night too, and can meet families at the door when it goes badly",
    hinglish:
      "aap ek-do bahut bimar mareezon par, raat ko bhi, poori nazar rakhna chahein, aur haalat bigadne par darwaze par parivar ka saamna kar sakein",
    hindi: "आप एक-दो बहुत बीमार मरीज़ों पर, रात को भी, पूरी नज़र रखना चाहें, और हालत बिगड़ने पर दरवाज़े पर परिवार का सामना कर सकें",
  },
  "cardiac-surgeon": {
    english:
      "can train well over ten years after school, stay calm while a heart stands still, and watch your patient through the first night",
    hinglish:
      "aap school ke baad das saal se kaafi zyada training de sakein, dil ruka ho tab shaant rahein, aur pehli raat mareez par nazar rakhein",
    hindi: "आप स्कूल के बाद दस साल से काफ़ी ज़्यादा ट्रेनिंग दे सकें, दिल रुका हो तब शांत रहें, और पहली रात मरीज़ पर नज़र रखें",
  },
  neurosurgeon: {
    english: "can keep your hand still for hours, train until thirty or later, and tell a family what surgery of the brain could not save",
    hinglish:
      "aap ghanton haath sthir rakh sakein, tees saal ki umar ya usse aage tak training dein, aur parivar ko bata sakein ki dimaag ke operation se kya nahi bacha",
    hindi: "आप घंटों हाथ स्थिर रख सकें, तीस साल की उम्र या उससे आगे तक ट्रेनिंग दें, और परिवार को बता सकें कि दिमाग़ के ऑपरेशन से क्या नहीं बचा",
  },
  endodontist: {
    english: "have patience for an hour and more inside one tooth under a microscope, and can give an MDS after the BDS for it",
    hinglish: "aap microscope ke neeche ek hi daant mein ghante bhar se zyada sabr rakh sakein, aur iske liye BDS ke baad MDS kar sakein",
    hindi: "आप माइक्रोस्कोप के नीचे एक ही दाँत में घंटे भर से ज़्यादा सब्र रख सकें, और इसके लिए BDS के बाद MDS कर सकें",
  },
  orthodontist: {
    english:
      "like small exact changes seen after months, stay friendly with teenagers who lose their retainers, and can give an MDS after the BDS",
    hinglish:
      "aapko mahinon baad dikhne wale chhote, sahi badlaav pasand hon, retainer kho dene wale teenagers se pyaar se pesh aayein, aur BDS ke baad MDS kar sakein",
    hindi: "आपको महीनों बाद दिखने वाले छोटे, सही बदलाव पसंद हों, रिटेनर खो देने वाले किशोरों से प्यार से पेश आएँ, और BDS के बाद MDS कर सकें",
  },
  "dental-hygienist": {
    english:
      "like slow, close cleaning of teeth and showing people how to brush, and accept that in many clinics the dentist does it alone",
    hinglish:
      "aapko daanton ki dheemi, baareek safai aur logon ko brush karna sikhana pasand ho, aur manzoor ho ki bahut si clinic mein dentist yeh khud kar lete hain",
    hindi: "आपको दाँतों की धीमी, बारीक सफ़ाई और लोगों को ब्रश करना सिखाना पसंद हो, और मंज़ूर हो कि बहुत सी क्लिनिक में डेंटिस्ट यह ख़ुद कर लेते हैं",
  },
  "child-psychologist": {
    english:
      "have patience with a child who cannot say what is wrong, can study up to a master's, and disappoint parents wanting only a certificate",
    hinglish:
      "aap us bachche ke saath sabr rakhein jo apni baat na keh paaye, master's tak padh sakein, aur sirf certificate maangne wale maa-baap ko na keh sakein",
    hindi: "आप उस बच्चे के साथ सब्र रखें जो अपनी बात न कह पाए, मास्टर डिग्री तक पढ़ सकें, और सिर्फ़ सर्टिफ़िकेट माँगने वाले माँ-बाप को ना कह सकें",
  },
  "school-principal": {
    english:
      "can teach for many years first, would rather run people and timetables than lessons, and answer for everything, even the school bus",
    hinglish:
      "aap pehle bahut saal padha sakein, class lene se zyada log aur timetable chalana pasand ho, aur har baat ka jawaab dein, school bus ka bhi",
    hindi: "आप पहले बहुत साल पढ़ा सकें, क्लास लेने से ज़्यादा लोग और टाइमटेबल चलाना पसंद हो, और हर बात का जवाब दें, स्कूल बस का भी",
  },
  "english-teacher": {
    english: "like to bring shy pupils to speak English, can give a degree, BEd and TET to it, and mark eighty letters every fortnight",
    hinglish:
      "aapko sharmile bachchon se English bulwana pasand ho, degree, BEd aur TET de sakein, aur har do hafte mein assi letter jaanch sakein",
    hindi: "आपको शर्मीले बच्चों से अंग्रेज़ी बुलवाना पसंद हो, डिग्री, BEd और TET दे सकें, और हर दो हफ़्ते में अस्सी पत्र जाँच सकें",
  },
  "english-professor": {
    english: "like to read one page of a novel word by word with a class, can reach NET or a PhD, and mark plain grammar papers too",
    hinglish:
      "aapko class ke saath upanyas ka ek page shabd-shabd padhna pasand ho, NET ya PhD tak pahunch sakein, aur grammar ki saadi copies bhi jaanchein",
    hindi: "आपको क्लास के साथ उपन्यास का एक पन्ना शब्द-शब्द पढ़ना पसंद हो, NET या PhD तक पहुँच सकें, और ग्रामर की सादी कॉपियाँ भी जाँचें",
  },
  "economics-professor": {
    english: "like to explain prices and wages with graphs and maths, can study up to NET or a PhD, and wait years for government data",
    hinglish:
      "aapko daam aur mazdoori ko graph aur maths se samjhana pasand ho, NET ya PhD tak padh sakein, aur sarkari data ka saalon intezaar karein",
    hindi: "आपको दाम और मज़दूरी को ग्राफ़ और मैथ्स से समझाना पसंद हो, NET या PhD तक पढ़ सकें, और सरकारी डेटा का सालों इंतज़ार करें",
  },
  "engineering-professor": {
    english:
      "would rather explain beams and machines than build them for a firm, can give an MTech or PhD, and bear inspection files and half-empty branches",
    hinglish:
      "aapko company ke liye banane se zyada beam aur machine samjhana pasand ho, MTech ya PhD kar sakein, aur inspection ki file aur aadhi khaali branch sah sakein",
    hindi: "आपको कंपनी के लिए बनाने से ज़्यादा बीम और मशीन समझाना पसंद हो, MTech या PhD कर सकें, और इंस्पेक्शन की फ़ाइल और आधी ख़ाली ब्रांच सह सकें",
  },
  historian: {
    english: "like old papers and asking who can be believed, can study up to a PhD, and bear anger from readers who wanted another past",
    hinglish:
      "aapko purane kagaz aur yeh poochna pasand ho ki kis par yakeen karein, PhD tak padh sakein, aur un padhne walon ka gussa sahein jinhe koi aur ateet chahiye tha",
    hindi: "आपको पुराने काग़ज़ और यह पूछना पसंद हो कि किस पर यक़ीन करें, PhD तक पढ़ सकें, और उन पढ़ने वालों का ग़ुस्सा सहें जिन्हें कोई और अतीत चाहिए था",
  },
  "organic-chemist": {
    english: "like to build a compound in glass flasks step by step, can study up to an MSc or PhD, and begin again after a spill",
    hinglish:
      "aapko kaanch ke flask mein kadam-kadam naya compound banana pasand ho, MSc ya PhD tak padh sakein, aur mahinon ka kaam gir jaaye to phir shuru karein",
    hindi: "आपको काँच के फ़्लास्क में क़दम-क़दम नया कंपाउंड बनाना पसंद हो, MSc या PhD तक पढ़ सकें, और महीनों का काम गिर जाए तो फिर शुरू करें",
  },
  "machine-learning-scientist": {
    english: "like maths and new methods more than finished apps, can study up to a PhD, and go on when most ideas fail after weeks",
    hinglish:
      "aapko bani-banayi app se zyada maths aur naye tareeke pasand hon, PhD tak padh sakein, aur zyadatar idea hafton baad fail hon tab bhi lage rahein",
    hindi: "आपको बनी-बनाई ऐप से ज़्यादा मैथ्स और नए तरीक़े पसंद हों, PhD तक पढ़ सकें, और ज़्यादातर आइडिया हफ़्तों बाद फ़ेल हों तब भी लगे रहें",
  },
  "public-librarian": {
    english:
      "like a town's readers, from job seekers to pensioners, and can mind a building alone, leaking roof and all; government posts fill slowly",
    hinglish:
      "aapko sheher ke padhne wale pasand hon, naukri ki taiyari karne walon se pensioner tak, aur tapakti chhat wali building akele sambhal sakein; sarkari posts dheere bharti hain",
    hindi: "आपको शहर के पढ़ने वाले पसंद हों, नौकरी की तैयारी करने वालों से पेंशनर तक, और टपकती छत वाली इमारत अकेले सँभाल सकें; सरकारी पद धीरे भरते हैं",
  },
  "academic-librarian": {
    english: "like to help scholars find and check sources, can give an MLISc and NET before a college post, and stay kind to latecomers",
    hinglish:
      "aapko researchers ko source dhoondhne aur jaanchne mein madad karna pasand ho, college ki post se pehle MLISc aur NET kar sakein, aur der se aane walon se bhi pyaar se pesh aayein",
    hindi: "आपको शोधार्थियों को स्रोत ढूँढ़ने और जाँचने में मदद करना पसंद हो, कॉलेज के पद से पहले MLISc और NET कर सकें, और देर से आने वालों से भी प्यार से पेश आएँ",
  },
  "digital-librarian": {
    english: "like brittle old books and databases both, can scan hours of pages that look the same, and begin on contract after an MLISc",
    hinglish:
      "aapko naazuk purani kitabein aur database dono pasand hon, ghanton ek jaise page scan kar sakein, aur MLISc ke baad contract par shuru karein",
    hindi: "आपको नाज़ुक पुरानी किताबें और डेटाबेस दोनों पसंद हों, घंटों एक जैसे पन्ने स्कैन कर सकें, और MLISc के बाद कॉन्ट्रैक्ट पर शुरू करें",
  },
  "bank-manager": {
    english:
      "can first give years as clerk or officer, like to answer for a branch's loans and staff, and hear both complaints and targets calmly",
    hinglish:
      "aap pehle clerk ya officer ke saal de sakein, branch ke loan aur staff ki zimmedari pasand ho, aur shikayat aur target dono shaanti se sunein",
    hindi: "आप पहले क्लर्क या ऑफ़िसर के साल दे सकें, ब्रांच के लोन और स्टाफ़ की ज़िम्मेदारी पसंद हो, और शिकायत और टारगेट दोनों शांति से सुनें",
  },
  "ship-captain": {
    english: "can rise rank by rank for years at sea, answer for ship and crew in a storm, and see your children mostly by video call",
    hinglish:
      "aap saalon samudra par ek-ek rank chadh sakein, toofan mein jahaz aur crew ki zimmedari lein, aur bachchon ko zyadatar video call par dekhein",
    hindi: "आप सालों समुद्र पर एक-एक रैंक चढ़ सकें, तूफ़ान में जहाज़ और क्रू की ज़िम्मेदारी लें, और बच्चों को ज़्यादातर वीडियो कॉल पर देखें",
  },
  "web-developer": {
    english: "like to make a small firm's whole site yourself, code, domain and mail, and can bear calls at night and one more page unpaid",
    hinglish:
      "aapko chhoti company ki poori website khud banana pasand ho, code, domain aur mail, aur raat ke phone aur bina paise ek aur page sah sakein",
    hindi: "आपको छोटी कंपनी की पूरी वेबसाइट ख़ुद बनाना पसंद हो, कोड, डोमेन और मेल, और रात के फ़ोन और बिना पैसे एक और पेज सह सकें",
  },
  "it-project-manager": {
    english: "can first work years as a developer, like plans, people and dates more than code, and tell a client early when work slips",
    hinglish:
      "aap pehle saalon developer ka kaam kar sakein, code se zyada plan, log aur taareekhein pasand hon, aur client ko jaldi bata sakein ki der hogi",
    hindi: "आप पहले सालों डेवलपर का काम कर सकें, कोड से ज़्यादा प्लान, लोग और तारीख़ें पसंद हों, और क्लाइंट को जल्दी बता सकें कि देर होगी",
  },
  "mechanical-draughtsperson": {
    english: "like machine parts as exact lines more than as oily metal, and can bear that one wrong figure spoils a hundred pieces",
    hinglish:
      "aapko tel lagi dhaatu se zyada machine ke hisse sahi lakeeron mein pasand hon, aur yeh bojh sah sakein ki ek galat ank sau tukde bigaad deta hai",
    hindi: "आपको तेल लगी धातु से ज़्यादा मशीन के हिस्से सही लकीरों में पसंद हों, और यह बोझ सह सकें कि एक ग़लत अंक सौ टुकड़े बिगाड़ देता है",
  },
  "data-entry-operator": {
    english: "can key in forms all day without a slip, and will learn more beside it, since software takes over much of this work",
    hinglish:
      "aap din bhar bina galti form bhar sakein, aur saath mein aage ka kuch seekhein, kyunki software is kaam ka bada hissa le raha hai",
    hindi: "आप दिन भर बिना ग़लती फ़ॉर्म भर सकें, और साथ में आगे का कुछ सीखें, क्योंकि सॉफ़्टवेयर इस काम का बड़ा हिस्सा ले रहा है",
  },
  stenographer: {
    english:
      "can practise shorthand daily so that its speed stays, sit silent through long meetings, and aim at government posts by a skill test",
    hinglish:
      "aap shorthand ka roz abhyaas kar sakein taaki speed bani rahe, lambi meeting mein chup baithein, aur skill test se sarkari post chahein",
    hindi: "आप शॉर्टहैंड का रोज़ अभ्यास कर सकें ताकि स्पीड बनी रहे, लंबी मीटिंग में चुप बैठें, और स्किल टेस्ट से सरकारी पद चाहें",
  },
  typist: {
    english:
      "type clean pages in English and your State's language, do not mind courts' dry papers, and can be exact with each name for hours",
    hinglish:
      "aap English aur apne rajya ki bhasha mein saaf page type karein, court ke rookhe kagaz chalein, aur ghanton har naam sahi likh sakein",
    hindi: "आप अंग्रेज़ी और अपने राज्य की भाषा में साफ़ पन्ने टाइप करें, कोर्ट के रूखे काग़ज़ चलें, और घंटों हर नाम सही लिख सकें",
  },
  receptionist: {
    english: "like to meet people at one desk of an office, clinic or school, stay pleasant when they are cross, and can sit tight all day",
    hinglish:
      "aapko office, clinic ya school ki ek desk par logon se milna pasand ho, unki naarazgi par bhi narm rahein, aur din bhar desk par tik sakein",
    hindi: "आपको दफ़्तर, क्लिनिक या स्कूल के एक डेस्क पर लोगों से मिलना पसंद हो, उनकी नाराज़गी पर भी नरम रहें, और दिन भर डेस्क पर टिक सकें",
  },
  "customer-service-representative": {
    english:
      "stay polite with callers angry over others' mistakes, speak two or three languages, and can work nights with breaks timed to the second",
    hinglish:
      "aap doosron ki galti par gussa hue callers se vinamra rahein, do-teen bhashayein bolein, aur raat ko kaam karein jahan break second mein napte hain",
    hindi: "आप दूसरों की ग़लती पर ग़ुस्सा हुए कॉलर से विनम्र रहें, दो-तीन भाषाएँ बोलें, और रात को काम करें जहाँ ब्रेक सेकंड में नपते हैं",
  },
  "real-estate-agent": {
    english: "like to show homes and read what a family wants, can go months without a sale, and stay honest about papers even then",
    hinglish:
      "aapko ghar dikhana aur parivar ki chaahat samajhna pasand ho, mahinon bina sauda reh sakein, aur tab bhi kagazon mein imaandaar rahein",
    hindi: "आपको घर दिखाना और परिवार की चाहत समझना पसंद हो, महीनों बिना सौदा रह सकें, और तब भी काग़ज़ों में ईमानदार रहें",
  },
};
