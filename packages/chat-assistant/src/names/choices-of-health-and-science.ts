import type { Wording } from "../language.ts";

/** What speaks for careers of the sick, animals and science, by id: completes "Choose it if you", or "Ise tab chuniye, jab". */
export const OF_HEALTH_AND_SCIENCE: Readonly<Record<string, Wording>> = {
  "general-physician": {
    english: "can study for ten years and more, and stay calm among the sick",
    hinglish: "aap das saal se zyada padh sakein, aur mareezon ke beech shaant reh sakein",
    hindi: "आप दस साल से ज़्यादा पढ़ सकें, और मरीज़ों के बीच शांत रह सकें",
  },
  "registered-nurse": {
    english: "can care for the sick by day and night and want work that is needed everywhere",
    hinglish: "aap din-raat mareezon ki dekhbhal kar sakein aur aisa kaam chahiye jo har jagah chahiye hota hai",
    hindi: "आप दिन-रात मरीज़ों की देखभाल कर सकें और ऐसा काम चाहिए जो हर जगह चाहिए होता है",
  },
  "clinical-psychologist": {
    english: "want to assess and treat mental illness, mostly in hospitals, and can give the longer way that RCI registers",
    hinglish: "aap maansik bimari ki jaanch aur ilaaj karna chahein, zyadatar hospital mein, aur RCI wala lamba raasta de sakein",
    hindi: "आप मानसिक बीमारी की जाँच और इलाज करना चाहें, ज़्यादातर अस्पताल में, और RCI वाला लंबा रास्ता दे सकें",
  },
  "counselling-psychologist": {
    english: "want to help people talk through studies, family and sorrow, in schools, colleges, offices or a practice",
    hinglish: "aap padhai, parivar aur dukh ki baaton mein logon ki madad karna chahein: school, college, office ya apni practice mein",
    hindi: "आप पढ़ाई, परिवार और दुख की बातों में लोगों की मदद करना चाहें: स्कूल, कॉलेज, दफ़्तर या अपनी प्रैक्टिस में",
  },
  psychiatrist: {
    english: "want to treat the mind as a doctor, with medicines too, and can give the long way: NEET, MBBS and then an MD",
    hinglish: "aap doctor bankar, dawai se bhi, mann ka ilaaj karna chahein, aur lamba raasta de sakein: NEET, MBBS aur phir MD",
    hindi: "आप डॉक्टर बनकर, दवाई से भी, मन का इलाज करना चाहें, और लंबा रास्ता दे सकें: NEET, MBBS और फिर MD",
  },
  cardiologist: {
    english: "can study on after MBBS and MD for one organ, and get up at night for a heart that cannot wait",
    hinglish: "aap MBBS aur MD ke baad bhi ek hi ang ke liye padh sakein, aur raat ko us dil ke liye uthein jo ruk nahi sakta",
    hindi: "आप MBBS और MD के बाद भी एक ही अंग के लिए पढ़ सकें, और रात को उस दिल के लिए उठें जो रुक नहीं सकता",
  },
  paediatrician: {
    english: "like children and can calm frightened parents, also on the phone at midnight; few children can say what hurts",
    hinglish:
      "aapko bachche pasand hon aur ghabraye maa-baap ko shaant kar sakein, aadhi raat phone par bhi; bachche aksar bata nahi paate ki kahan dard hai",
    hindi: "आपको बच्चे पसंद हों और घबराए माँ-बाप को शांत कर सकें, आधी रात फ़ोन पर भी; बच्चे अक्सर बता नहीं पाते कि कहाँ दर्द है",
  },
  gynaecologist: {
    english: "want operations, births and patients whom you know for years, and can be called at any hour of the night",
    hinglish: "aapko operation, prasav aur saalon ke jaane-pehchaane mareez chahiye, aur raat mein kabhi bhi bulaya ja sake",
    hindi: "आपको ऑपरेशन, प्रसव और सालों के जाने-पहचाने मरीज़ चाहिए, और रात में कभी भी बुलाया जा सके",
  },
  dermatologist: {
    english: "want a doctor's work mostly by day, with few emergencies; so do many, and its MD seats are among the hardest to get",
    hinglish:
      "aapko doctor ka kaam zyadatar din mein aur kam emergency ke saath chahiye; yahi bahut log chahte hain, aur iski MD seat sabse mushkil seaton mein hai",
    hindi: "आपको डॉक्टर का काम ज़्यादातर दिन में और कम इमरजेंसी के साथ चाहिए; यही बहुत लोग चाहते हैं, और इसकी MD सीट सबसे मुश्किल सीटों में है",
  },
  "general-surgeon": {
    english: "like to work with your hands and decide fast, can stand for hours, and can bear it when an operation goes wrong",
    hinglish:
      "aapko haathon se kaam karna aur jaldi faisla lena pasand ho, ghanton khade reh sakein, aur operation bigadne ka bojh sah sakein",
    hindi: "आपको हाथों से काम करना और जल्दी फ़ैसला लेना पसंद हो, घंटों खड़े रह सकें, और ऑपरेशन बिगड़ने का बोझ सह सकें",
  },
  "orthopaedic-surgeon": {
    english: "like bones, tools and a strong hand; accidents come at night, and many patients walk again",
    hinglish:
      "aapko haddiyan, auzaar aur mazboot haath ka kaam pasand ho; accident raat ko aate hain, aur bahut se mareez phir chal paate hain",
    hindi: "आपको हड्डियाँ, औज़ार और मज़बूत हाथ का काम पसंद हो; दुर्घटनाएँ रात को आती हैं, और बहुत से मरीज़ फिर चल पाते हैं",
  },
  ophthalmologist: {
    english: "have a steady hand for tiny work under a microscope and want operations that are mostly planned, by day",
    hinglish: "aapka haath microscope ke baareek kaam mein sthir rahe, aur aise operation chahiye jo zyadatar pehle se tay hon, din mein",
    hindi: "आपका हाथ माइक्रोस्कोप के बारीक काम में स्थिर रहे, और ऐसे ऑपरेशन चाहिए जो ज़्यादातर पहले से तय हों, दिन में",
  },
  radiologist: {
    english: "would rather read pictures at a screen than sit long with patients; its MD seats are among the hardest to get",
    hinglish: "aapko mareezon ke saath lamba baithne se zyada screen par scan padhna pasand ho; iski MD seat sabse mushkil seaton mein hai",
    hindi: "आपको मरीज़ों के साथ लंबा बैठने से ज़्यादा स्क्रीन पर स्कैन पढ़ना पसंद हो; इसकी MD सीट सबसे मुश्किल सीटों में है",
  },
  anaesthesiologist: {
    english: "stay alert and calm for hours beside another's operation, at night too, and do not need the patient to know your name",
    hinglish:
      "aap doosre ke operation mein ghanton, raat ko bhi, chaukas aur shaant reh sakein, aur zaroori na ho ki mareez aapka naam jaane",
    hindi: "आप दूसरे के ऑपरेशन में घंटों, रात को भी, चौकस और शांत रह सकें, और ज़रूरी न हो कि मरीज़ आपका नाम जाने",
  },
  physiotherapist: {
    english: "like movement and exercise against pain, in clinics, hospitals and sport, mostly by day; many graduate, so pay begins low",
    hinglish:
      "aapko dard ke liye chalna-phirna aur exercise karana pasand ho, clinic, hospital aur sport mein, zyadatar din mein; bahut log yeh padhte hain, isliye shuru ki kamai kam hai",
    hindi:
      "आपको दर्द के लिए चलना-फिरना और एक्सरसाइज़ कराना पसंद हो, क्लिनिक, अस्पताल और स्पोर्ट में, ज़्यादातर दिन में; बहुत लोग यह पढ़ते हैं, इसलिए शुरू की कमाई कम है",
  },
  "occupational-therapist": {
    english:
      "like to train daily doing, such as buttons or writing, with children with autism or people after a stroke; colleges are fewer than for physiotherapy",
    hinglish:
      "aapko roz ke kaam sikhana pasand ho, jaise button lagana ya likhna, autism wale bachchon ya stroke ke mareezon ko; college physiotherapy se kam hain",
    hindi: "आपको रोज़ के काम सिखाना पसंद हो, जैसे बटन लगाना या लिखना, ऑटिज़्म वाले बच्चों या स्ट्रोक के मरीज़ों को; कॉलेज फ़िज़ियोथेरेपी से कम हैं",
  },
  "speech-therapist": {
    english: "can wait for a word for weeks and play with a child till it comes; the same degree (BASLP) opens audiology too",
    hinglish: "aap ek shabd ke liye hafton ruk sakein aur tab tak bachche ke saath khelein; yahi degree (BASLP) audiology bhi kholti hai",
    hindi: "आप एक शब्द के लिए हफ़्तों रुक सकें और तब तक बच्चे के साथ खेलें; यही डिग्री (BASLP) ऑडियोलॉजी भी खोलती है",
  },
  audiologist: {
    english:
      "like tests and devices, with the old and the newborn, more than months of speech practice; shops may press you to sell hearing aids",
    hinglish:
      "aapko mahinon bolne ka abhyas karane se zyada jaanch aur machine pasand ho, buzurg aur navjaat ke saath; dukaanein hearing aid bechne ka dabaav daal sakti hain",
    hindi: "आपको महीनों बोलने का अभ्यास कराने से ज़्यादा जाँच और मशीन पसंद हो, बुज़ुर्ग और नवजात के साथ; दुकानें हियरिंग एड बेचने का दबाव डाल सकती हैं",
  },
  optometrist: {
    english:
      "like to test eyes and fit glasses, mostly by day, and perhaps a shop of your own; illness and operations go to the eye doctor",
    hinglish:
      "aapko aankhein jaanchna aur chashma dena pasand ho, zyadatar din mein, aur shayad apni dukaan; bimari aur operation eye doctor ke paas jaate hain",
    hindi: "आपको आँखें जाँचना और चश्मा देना पसंद हो, ज़्यादातर दिन में, और शायद अपनी दुकान; बीमारी और ऑपरेशन आँखों के डॉक्टर के पास जाते हैं",
  },
  radiographer: {
    english: "like machines and a few minutes with each patient, can lift and work shifts, and keep the radiation rules without a slip",
    hinglish:
      "aapko machine aur har mareez ke saath kuch minute pasand hon, uthana aur shift chale, aur radiation ke niyam bina chook maanein",
    hindi: "आपको मशीन और हर मरीज़ के साथ कुछ मिनट पसंद हों, उठाना और शिफ़्ट चले, और रेडिएशन के नियम बिना चूक मानें",
  },
  "medical-laboratory-technologist": {
    english:
      "like exact tests more than talk with patients and want to answer for results and rise; the degree takes longer than the diploma",
    hinglish:
      "aapko mareez se baat karne se zyada sahi jaanch pasand ho, aur report ki zimmedari aur aage badhna chahiye; degree mein diploma se zyada samay lagta hai",
    hindi: "आपको मरीज़ से बात करने से ज़्यादा सही जाँच पसंद हो, और रिपोर्ट की ज़िम्मेदारी और आगे बढ़ना चाहिए; डिग्री में डिप्लोमा से ज़्यादा समय लगता है",
  },
  "medical-laboratory-technician": {
    english: "want laboratory work soonest, by a diploma, also near home; small laboratories pay little, and the degree can follow",
    hinglish:
      "aapko diploma se lab ka kaam sabse jaldi chahiye, ghar ke paas bhi; chhoti lab kam paise deti hain, aur degree baad mein ho sakti hai",
    hindi: "आपको डिप्लोमा से लैब का काम सबसे जल्दी चाहिए, घर के पास भी; छोटी लैब कम पैसे देती हैं, और डिग्री बाद में हो सकती है",
  },
  "operation-theatre-technician": {
    english: "want to be in the operation theatre without being doctor or nurse, can stand for hours, and are calm near blood and tempers",
    hinglish:
      "aap doctor ya nurse bane bina operation theatre mein rehna chahein, ghanton khade reh sakein, aur khoon aur gusse ke beech shaant rahein",
    hindi: "आप डॉक्टर या नर्स बने बिना ऑपरेशन थिएटर में रहना चाहें, घंटों खड़े रह सकें, और ख़ून और ग़ुस्से के बीच शांत रहें",
  },
  "dialysis-technician": {
    english: "like one machine watched closely and the same patients for years, and can bear it when one of them does not come back",
    hinglish: "aapko ek machine par kareebi nazar aur saalon wahi mareez pasand hon, aur yeh sah sakein ki kabhi koi laut kar nahi aata",
    hindi: "आपको एक मशीन पर क़रीबी नज़र और सालों वही मरीज़ पसंद हों, और यह सह सकें कि कभी कोई लौटकर नहीं आता",
  },
  paramedic: {
    english:
      "stay calm at crashes and heart attacks on the road, by day and night; pay is small for the strain, and no doctor stands beside you",
    hinglish:
      "aap sadak par accident aur heart attack mein din-raat shaant reh sakein; mehnat ke hisaab se kamai kam hai, aur paas mein doctor nahi hota",
    hindi: "आप सड़क पर दुर्घटना और दिल के दौरे में दिन-रात शांत रह सकें; मेहनत के हिसाब से कमाई कम है, और पास में डॉक्टर नहीं होता",
  },
  "ayurvedic-physician": {
    english:
      "are drawn to Ayurveda itself and can wait while patients come to trust you; NEET and BAMS lead there, and States have government posts",
    hinglish:
      "aapko khud Ayurveda kheenchta ho, aur mareezon ka bharosa banne tak ruk sakein; raasta NEET aur BAMS hai, aur rajyon mein sarkari posts bhi hain",
    hindi: "आपको ख़ुद आयुर्वेद खींचता हो, और मरीज़ों का भरोसा बनने तक रुक सकें; रास्ता NEET और BAMS है, और राज्यों में सरकारी पद भी हैं",
  },
  "homeopathic-physician": {
    english: "like to listen to one patient for an hour and build a clinic slowly, and can live with others' doubts whether the doses work",
    hinglish:
      "aapko ek mareez ko ghanta bhar sunna aur dheere-dheere clinic banana pasand ho, aur yeh shak sah sakein ki dawai kaam karti hai ya nahi",
    hindi: "आपको एक मरीज़ को घंटा भर सुनना और धीरे-धीरे क्लिनिक बनाना पसंद हो, और यह शक सह सकें कि दवाई काम करती है या नहीं",
  },
  "unani-physician": {
    english: "know Urdu and are drawn to Unani itself; there are few colleges, and few government posts outside some States",
    hinglish: "aapko Urdu aati ho aur khud Unani kheenchti ho; college kam hain, aur kuch rajyon ke bahar sarkari posts bhi kam",
    hindi: "आपको उर्दू आती हो और ख़ुद यूनानी खींचती हो; कॉलेज कम हैं, और कुछ राज्यों के बाहर सरकारी पद भी कम",
  },
  naturopath: {
    english: "want to treat by food, fasting and yoga without medicines, mostly at nature cure centres and resorts; rules differ by State",
    hinglish:
      "aap bina dawai ke, khane, upvaas aur yoga se ilaaj karna chahein, zyadatar nature cure centre aur resort mein; niyam har rajya mein alag hain",
    hindi: "आप बिना दवाई के, खाने, उपवास और योग से इलाज करना चाहें, ज़्यादातर नेचर क्योर सेंटर और रिज़ॉर्ट में; नियम हर राज्य में अलग हैं",
  },
  veterinarian: {
    english:
      "would treat patients that cannot speak and may kick, in mud and at night, and live near villages, where most government posts are",
    hinglish:
      "aap aise mareezon ka ilaaj kar sakein jo bol nahi sakte aur laat maar sakte hain, keechad mein aur raat ko, aur gaon ke paas rahein, jahan zyadatar sarkari posts hain",
    hindi: "आप ऐसे मरीज़ों का इलाज कर सकें जो बोल नहीं सकते और लात मार सकते हैं, कीचड़ में और रात को, और गाँव के पास रहें, जहाँ ज़्यादातर सरकारी पद हैं",
  },
  dietitian: {
    english: "want to plan food for the sick, mostly in hospitals by day; the better posts ask for an MSc or PG diploma",
    hinglish: "aap mareezon ke khane ka plan banana chahein, zyadatar hospital mein din mein; achhi posts MSc ya PG diploma maangti hain",
    hindi: "आप मरीज़ों के खाने का प्लान बनाना चाहें, ज़्यादातर अस्पताल में दिन में; अच्छे पद MSc या PG डिप्लोमा माँगते हैं",
  },
  nutritionist: {
    english: "would rather guide healthy people, in gyms, schools or online, and build clients of your own; trust and income grow slowly",
    hinglish:
      "aap swasth logon ko raah dikhana chahein, gym, school ya online, aur apne client banana; bharosa aur kamai dheere badhte hain",
    hindi: "आप स्वस्थ लोगों को राह दिखाना चाहें, जिम, स्कूल या ऑनलाइन, और अपने क्लाइंट बनाना; भरोसा और कमाई धीरे बढ़ते हैं",
  },
  "auxiliary-nurse-midwife": {
    english:
      "want health work for mothers and babies in villages, after a shorter course in any stream; pay and promotion are less than a full nurse's",
    hinglish:
      "aapko gaon mein maa aur bachche ki sehat ka kaam chahiye, kisi bhi stream se chhote course ke baad; kamai aur promotion poori nurse se kam hai",
    hindi: "आपको गाँव में माँ और बच्चे की सेहत का काम चाहिए, किसी भी स्ट्रीम से छोटे कोर्स के बाद; कमाई और प्रमोशन पूरी नर्स से कम है",
  },
  "hospital-administrator": {
    english: "like to run beds, staff and bills without treating anybody, and stay calm before angry families and busy doctors",
    hinglish:
      "aapko ilaaj kiye bina bed, staff aur bill sambhalna pasand ho, aur naraaz parivar aur vyast doctoron ke saamne shaant rahein",
    hindi: "आपको इलाज किए बिना बेड, स्टाफ़ और बिल सँभालना पसंद हो, और नाराज़ परिवार और व्यस्त डॉक्टरों के सामने शांत रहें",
  },
  "medical-coder": {
    english: "have or want a life science degree and like quiet screen work by thick rule books, with a count of charts each hour",
    hinglish:
      "aapke paas life science ki degree ho ya karni ho, aur moti niyam-kitab se screen par shaant kaam pasand ho, har ghante chart ki ginti ke saath",
    hindi: "आपके पास लाइफ़ साइंस की डिग्री हो या करनी हो, और मोटी नियम-किताब से स्क्रीन पर शांत काम पसंद हो, हर घंटे चार्ट की गिनती के साथ",
  },
  "medical-representative": {
    english: "like to travel, talk and sell, and want to earn right after a science or pharmacy degree; monthly targets never end",
    hinglish:
      "aapko ghoomna, baat karna aur bechna pasand ho, aur science ya pharmacy degree ke turant baad kamana ho; har mahine ka target khatam nahi hota",
    hindi: "आपको घूमना, बात करना और बेचना पसंद हो, और साइंस या फ़ार्मेसी डिग्री के तुरंत बाद कमाना हो; हर महीने का टारगेट ख़त्म नहीं होता",
  },
  biotechnologist: {
    english: "like biology in the lab and the factory and will study on: with a first degree alone good posts are few",
    hinglish: "aapko lab aur factory mein biology pasand ho aur aage padhein: sirf pehli degree se achhi posts kam hain",
    hindi: "आपको लैब और फ़ैक्टरी में बायोलॉजी पसंद हो और आगे पढ़ें: सिर्फ़ पहली डिग्री से अच्छे पद कम हैं",
  },
  microbiologist: {
    english: "like germs, clean hands and exact work; hospitals, food and medicine makers look for it, mostly with an MSc",
    hinglish:
      "aapko keetaanu, safai aur sahi-sahi kaam pasand ho; hospital, khane aur dawai ki companies ise dhoondhti hain, zyadatar MSc ke saath",
    hindi: "आपको कीटाणु, सफ़ाई और सही-सही काम पसंद हो; अस्पताल, खाने और दवाई की कंपनियाँ इसे ढूँढ़ती हैं, ज़्यादातर MSc के साथ",
  },
  geneticist: {
    english: "like biology with data and can give it an MSc and a PhD; the laboratories are in a few cities",
    hinglish: "aapko data ke saath biology pasand ho aur MSc aur PhD de sakein; lab kuch hi sheheron mein hain",
    hindi: "आपको डेटा के साथ बायोलॉजी पसंद हो और MSc और PhD दे सकें; लैब कुछ ही शहरों में हैं",
  },
  botanist: {
    english: "love plants in the wild and their names, and see teaching or research by NET and a PhD ahead: other posts are few",
    hinglish: "aapko jungli paudhe aur unke naam pyaare hon, aur aage NET aur PhD se padhana ya research dikhe: baaki posts kam hain",
    hindi: "आपको जंगली पौधे और उनके नाम प्यारे हों, और आगे NET और PhD से पढ़ाना या रिसर्च दिखे: बाक़ी पद कम हैं",
  },
  zoologist: {
    english: "would study one kind of animal for years, in the field and under the knife; most posts are in teaching, by NET or a PhD",
    hinglish:
      "aap ek hi tarah ke jaanwar ko saalon padh sakein, field mein aur cheer-phaad karke; zyadatar posts padhane ki hain, NET ya PhD se",
    hindi: "आप एक ही तरह के जानवर को सालों पढ़ सकें, फ़ील्ड में और चीर-फाड़ करके; ज़्यादातर पद पढ़ाने के हैं, NET या PhD से",
  },
  "wildlife-biologist": {
    english: "can live for months in forests without a road and count patiently; most posts last only as long as a project",
    hinglish: "aap mahinon bina sadak wale jungle mein reh sakein aur sabr se gin sakein; zyadatar posts project jitni hi chalti hain",
    hindi: "आप महीनों बिना सड़क वाले जंगल में रह सकें और सब्र से गिन सकें; ज़्यादातर पद प्रोजेक्ट जितने ही चलते हैं",
  },
  "marine-biologist": {
    english: "like the sea itself, boats and diving, and can lose days to weather; institutes are few and on the coasts",
    hinglish: "aapko khud samudra, naav aur gotakhori pasand ho, aur mausam mein din kho sakein; sansthan kam hain aur tat par hain",
    hindi: "आपको ख़ुद समुद्र, नाव और गोताख़ोरी पसंद हो, और मौसम में दिन खो सकें; संस्थान कम हैं और तट पर हैं",
  },
  astronomer: {
    english: "love physics and maths as much as the stars and can go on to a PhD; posts are very few, so keep a second plan",
    hinglish: "aapko taaron jitni hi physics aur maths pyaari ho aur PhD tak ja sakein; posts bahut kam hain, isliye doosra plan rakhiye",
    hindi: "आपको तारों जितनी ही फ़िज़िक्स और मैथ्स प्यारी हो और PhD तक जा सकें; पद बहुत कम हैं, इसलिए दूसरा प्लान रखिए",
  },
  "nuclear-physicist": {
    english: "like physics down to its smallest parts, up to an MSc or PhD; BARC pays its trainees, and takes few of many",
    hinglish:
      "aapko physics ki sabse chhoti cheezein pasand hon, MSc ya PhD tak; BARC training mein paise deta hai, aur bahuton mein se kam leta hai",
    hindi: "आपको फ़िज़िक्स की सबसे छोटी चीज़ें पसंद हों, MSc या PhD तक; BARC ट्रेनिंग में पैसे देता है, और बहुतों में से कम लेता है",
  },
  mathematician: {
    english: "like to prove a thing for its own sake, can bear months without a result, and see a PhD and teaching ahead",
    hinglish:
      "aapko koi baat sirf saabit karne ke liye saabit karna pasand ho, bina nateeje ke mahine sah sakein, aur aage PhD aur padhana dikhe",
    hindi: "आपको कोई बात सिर्फ़ साबित करने के लिए साबित करना पसंद हो, बिना नतीजे के महीने सह सकें, और आगे PhD और पढ़ाना दिखे",
  },
  statistician: {
    english: "like maths that answers real questions, from surveys to medicines; firms hire, and there is a Government service by UPSC ISS",
    hinglish:
      "aapko aisi maths pasand ho jo asli sawalon ka jawab de, survey se dawai tak; companies leti hain, aur UPSC ISS se sarkari seva bhi hai",
    hindi: "आपको ऐसी मैथ्स पसंद हो जो असली सवालों का जवाब दे, सर्वे से दवाई तक; कंपनियाँ लेती हैं, और UPSC ISS से सरकारी सेवा भी है",
  },
  economist: {
    english: "like maths and society together and will do a master's degree; UPSC IES and the RBI take few of many",
    hinglish: "aapko maths aur samaj dono pasand hon aur master's degree karein; UPSC IES aur RBI bahuton mein se kam lete hain",
    hindi: "आपको मैथ्स और समाज दोनों पसंद हों और मास्टर डिग्री करें; UPSC IES और RBI बहुतों में से कम लेते हैं",
  },
  geologist: {
    english: "like rocks, maps and months in field camps; the way to the Geological Survey is an MSc and a UPSC exam",
    hinglish: "aapko patthar, naksha aur field camp ke mahine pasand hon; Geological Survey ka raasta MSc aur UPSC ka exam hai",
    hindi: "आपको पत्थर, नक़्शा और फ़ील्ड कैंप के महीने पसंद हों; Geological Survey का रास्ता MSc और UPSC की परीक्षा है",
  },
  "environmental-scientist": {
    english: "like to sample air, soil and water and find who is harmed, more than to build the plant that cleans; pay begins low",
    hinglish:
      "aapko saaf karne wala plant banane se zyada hawa, mitti aur paani jaanchna pasand ho, aur pata lagana ki nuksan kise hai; shuru ki kamai kam hai",
    hindi: "आपको साफ़ करने वाला प्लांट बनाने से ज़्यादा हवा, मिट्टी और पानी जाँचना पसंद हो, और पता लगाना कि नुक़सान किसे है; शुरू की कमाई कम है",
  },
  archaeologist: {
    english: "like old things, drawing and months in a tent, and will study to an MA; posts at the Archaeological Survey come up rarely",
    hinglish:
      "aapko purani cheezein, drawing aur mahinon tent mein rehna pasand ho, aur MA tak padhein; Archaeological Survey ki posts kabhi-kabhi nikalti hain",
    hindi: "आपको पुरानी चीज़ें, ड्रॉइंग और महीनों तंबू में रहना पसंद हो, और MA तक पढ़ें; पुरातत्व सर्वेक्षण के पद कभी-कभी निकलते हैं",
  },
  "forensic-scientist": {
    english:
      "like science that must stand in court, can bear ugly exhibits, and can wait: most posts are in government laboratories and come up rarely",
    hinglish:
      "aapko aisi science pasand ho jo court mein tike, gande namoone sah sakein, aur ruk sakein: zyadatar posts sarkari lab mein hain aur kabhi-kabhi nikalti hain",
    hindi: "आपको ऐसी साइंस पसंद हो जो कोर्ट में टिके, गंदे नमूने सह सकें, और रुक सकें: ज़्यादातर पद सरकारी लैब में हैं और कभी-कभी निकलते हैं",
  },
  "analytical-chemist": {
    english: "like exact measuring in a lab, the same way each day; makers of medicine and food and test laboratories hire for it",
    hinglish:
      "aapko lab mein roz ek hi tareeke se sahi-sahi naapna pasand ho; dawai aur khane ki companies aur test lab iske liye leti hain",
    hindi: "आपको लैब में रोज़ एक ही तरीक़े से सही-सही नापना पसंद हो; दवाई और खाने की कंपनियाँ और टेस्ट लैब इसके लिए लेती हैं",
  },
  pharmacist: {
    english: "like exact work with medicines, and perhaps a shop of your own; many hold the licence, so salaries begin low",
    hinglish:
      "aapko dawaiyon ke saath sahi-sahi kaam pasand ho, aur shayad apni dukaan; licence bahut logon ke paas hai, isliye tankhwah kam se shuru hoti hai",
    hindi: "आपको दवाइयों के साथ सही-सही काम पसंद हो, और शायद अपनी दुकान; लाइसेंस बहुत लोगों के पास है, इसलिए तनख़्वाह कम से शुरू होती है",
  },
  dentist: {
    english: "like fine work with the hands, mostly by day, and can wait some years until a practice of your own fills",
    hinglish: "aapko haath ka baareek kaam pasand ho, zyadatar din mein, aur apni practice bharne tak kuch saal ruk sakein",
    hindi: "आपको हाथ का बारीक काम पसंद हो, ज़्यादातर दिन में, और अपनी प्रैक्टिस भरने तक कुछ साल रुक सकें",
  },
};
