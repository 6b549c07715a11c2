import type { Exam } from "@career-clarity/career-catalog";
import type { InHindi } from "../language.ts";

/** An examination in Hindi: what it is, who may sit for it, and where its result is taken. */
type ExamInHindi = { readonly about: InHindi; readonly asks: InHindi; readonly counts?: InHindi };

/** In the words of `EXAM_NAMES` and `EXAM_CONDITIONS`. */
export const EXAMS_IN_HINDI: Readonly<Record<Exam, ExamInHindi>> = {
  "JEE Main": {
    about: {
      hinglish: "NIT, IIIT aur bahut se doosre college ki engineering degree ka national entrance, aur JEE Advanced ka raasta",
      hindi: "NIT, IIIT और बहुत से दूसरे कॉलेज की इंजीनियरिंग डिग्री का राष्ट्रीय entrance, और JEE Advanced का रास्ता",
    },
    asks: {
      hinglish: "physics aur maths ke saath Class 12, paas ya aakhri mahinon mein",
      hindi: "फ़िज़िक्स और मैथ्स के साथ Class 12, पास या आख़िरी महीनों में",
    },
    counts: {
      hinglish: "NIT, IIIT aur bahut se doosre engineering college mein; sabse achhe JEE Advanced de sakte hain",
      hindi: "NIT, IIIT और बहुत से दूसरे इंजीनियरिंग कॉलेज में; सबसे अच्छे JEE Advanced दे सकते हैं",
    },
  },
  "JEE Advanced": {
    about: {
      hinglish: "IIT ka entrance, JEE Main ke sabse achhe students ke liye",
      hindi: "IIT का entrance, JEE Main के सबसे अच्छे छात्रों के लिए",
    },
    asks: {
      hinglish: "JEE Main ke sabse achhon mein jagah, physics, chemistry aur maths wali Class 12 ke saal ya uske agle saal",
      hindi: "JEE Main के सबसे अच्छों में जगह, फ़िज़िक्स, केमिस्ट्री और मैथ्स वाली Class 12 के साल या उसके अगले साल",
    },
    counts: {
      hinglish: "IIT aur kuch doosre institute mein; usse pehle JEE Main hota hai",
      hindi: "IIT और कुछ दूसरे इंस्टीट्यूट में; उससे पहले JEE Main होता है",
    },
  },
  BITSAT: {
    about: { hinglish: "BITS Pilani ke campus ka entrance", hindi: "BITS Pilani के कैंपस का entrance" },
    asks: {
      hinglish: "physics, chemistry aur maths ke saath Class 12, pharmacy ke liye biology ke saath",
      hindi: "फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ Class 12, फ़ार्मेसी के लिए बायोलॉजी के साथ",
    },
    counts: { hinglish: "sirf BITS Pilani ke campus mein", hindi: "सिर्फ़ BITS Pilani के कैंपस में" },
  },
  "State engineering CET": {
    about: { hinglish: "rajya ka apne engineering college ka entrance", hindi: "राज्य का अपने इंजीनियरिंग कॉलेज का entrance" },
    asks: {
      hinglish: "physics aur maths ke saath Class 12, paas ya aakhri mahinon mein; zyadatar rajya apne niwasiyon ke liye seats rakhte hain",
      hindi: "फ़िज़िक्स और मैथ्स के साथ Class 12, पास या आख़िरी महीनों में; ज़्यादातर राज्य अपने निवासियों के लिए सीटें रखते हैं",
    },
  },
  "NEET-UG": {
    about: {
      hinglish: "medical, dental, AYUSH, veterinary aur nursing aur doosri kai degrees ka national entrance",
      hindi: "मेडिकल, डेंटल, AYUSH, पशु चिकित्सा और नर्सिंग और दूसरी कई डिग्रियों का राष्ट्रीय entrance",
    },
    asks: {
      hinglish: "physics, chemistry, biology ya biotechnology, aur English ke saath Class 12, paas ya aakhri mahinon mein",
      hindi: "फ़िज़िक्स, केमिस्ट्री, बायोलॉजी या बायोटेक्नोलॉजी, और अंग्रेज़ी के साथ Class 12, पास या आख़िरी महीनों में",
    },
    counts: { hinglish: "India ke har medical, dental aur AYUSH college mein", hindi: "भारत के हर मेडिकल, डेंटल और AYUSH कॉलेज में" },
  },
  "NEET-PG": {
    about: { hinglish: "MBBS ke baad MD, MS aur diploma ka national entrance", hindi: "MBBS के बाद MD, MS और डिप्लोमा का राष्ट्रीय entrance" },
    asks: { hinglish: "registered MBBS degree, internship poori", hindi: "रजिस्टर्ड MBBS डिग्री, इंटर्नशिप पूरी" },
    counts: {
      hinglish: "poore India ke medical college mein, MD, MS aur diploma ke liye",
      hindi: "पूरे भारत के मेडिकल कॉलेज में, MD, MS और डिप्लोमा के लिए",
    },
  },
  "NEET-MDS": {
    about: { hinglish: "BDS ke baad MDS ka national entrance", hindi: "BDS के बाद MDS का राष्ट्रीय entrance" },
    asks: { hinglish: "registered BDS degree, internship poori", hindi: "रजिस्टर्ड BDS डिग्री, इंटर्नशिप पूरी" },
  },
  "NEET-SS": {
    about: { hinglish: "MD ya MS ke baad super-speciality course ka entrance", hindi: "MD या MS के बाद super-speciality कोर्स का entrance" },
    asks: { hinglish: "us vishay mein MD, MS ya DNB", hindi: "उस विषय में MD, MS या DNB" },
  },
  "INI-CET": {
    about: {
      hinglish: "AIIMS aur rashtriya mahatva ke doosre institute mein postgraduate medicine ka entrance",
      hindi: "AIIMS और राष्ट्रीय महत्व के दूसरे इंस्टीट्यूट में postgraduate medicine का entrance",
    },
    asks: {
      hinglish: "registered MBBS degree, internship poori, ya dental seats ke liye BDS",
      hindi: "रजिस्टर्ड MBBS डिग्री, इंटर्नशिप पूरी, या डेंटल सीटों के लिए BDS",
    },
  },
  AIAPGET: {
    about: { hinglish: "postgraduate AYUSH course ka national entrance", hindi: "postgraduate AYUSH कोर्स का राष्ट्रीय entrance" },
    asks: { hinglish: "registered AYUSH degree, internship poori", hindi: "रजिस्टर्ड AYUSH डिग्री, इंटर्नशिप पूरी" },
  },
  "CUET-UG": {
    about: {
      hinglish: "central aur bahut si doosri universities ki undergraduate degree ka common entrance",
      hindi: "केंद्रीय और बहुत से दूसरे विश्वविद्यालयों की undergraduate डिग्री का common entrance",
    },
    asks: {
      hinglish:
        "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein; course ke liye kaun se paper chahiye, yeh har university batati hai",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में; कोर्स के लिए कौन से पेपर चाहिए, यह हर यूनिवर्सिटी बताती है",
    },
    counts: { hinglish: "central universities aur unme jo ise chunti hain", hindi: "केंद्रीय विश्वविद्यालयों में और उनमें जो इसे चुनते हैं" },
  },
  "CUET-PG": {
    about: {
      hinglish: "central aur bahut si doosri universities ki master's degree ka common entrance",
      hindi: "केंद्रीय और बहुत से दूसरे विश्वविद्यालयों की मास्टर डिग्री का common entrance",
    },
    asks: { hinglish: "bachelor's degree, ya uska aakhri saal", hindi: "बैचलर डिग्री, या उसका आख़िरी साल" },
    counts: { hinglish: "central universities aur unme jo ise chunti hain", hindi: "केंद्रीय विश्वविद्यालयों में और उनमें जो इसे चुनते हैं" },
  },
  CLAT: {
    about: {
      hinglish: "common law admission test, national law universities ka entrance",
      hindi: "common law admission test, national law universities का entrance",
    },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein; master's course ke liye law ki degree",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में; मास्टर कोर्स के लिए लॉ की डिग्री",
    },
    counts: {
      hinglish: "Delhi wali ko chhodkar national law universities mein, aur kuch doosre law college mein",
      hindi: "दिल्ली वाली को छोड़कर national law universities में, और कुछ दूसरे लॉ कॉलेज में",
    },
  },
  AILET: {
    about: { hinglish: "National Law University, Delhi ka entrance", hindi: "National Law University, Delhi का entrance" },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein; master's course ke liye law ki degree",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में; मास्टर कोर्स के लिए लॉ की डिग्री",
    },
    counts: { hinglish: "sirf National Law University, Delhi mein", hindi: "सिर्फ़ National Law University, Delhi में" },
  },
  "State law CET": {
    about: { hinglish: "rajya ka apne law college ka entrance", hindi: "राज्य का अपने लॉ कॉलेज का entrance" },
    asks: {
      hinglish:
        "paanch saal wale course ke liye kisi bhi stream ki Class 12, paas ya aakhri mahinon mein, teen saal wale ke liye koi bhi degree",
      hindi: "पाँच साल वाले कोर्स के लिए किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में, तीन साल वाले के लिए कोई भी डिग्री",
    },
  },
  NATA: {
    about: { hinglish: "architecture degree ka national aptitude test", hindi: "आर्किटेक्चर डिग्री का राष्ट्रीय aptitude test" },
    asks: {
      hinglish:
        "maths, physics aur ek aur vishay (chemistry, biology, computing ya koi trade) ke saath Class 12, ya maths wala teen saal ka diploma",
      hindi: "मैथ्स, फ़िज़िक्स और एक और विषय (केमिस्ट्री, बायोलॉजी, computing या कोई ट्रेड) के साथ Class 12, या मैथ्स वाला तीन साल का डिप्लोमा",
    },
    counts: { hinglish: "architecture college mein, BArch ke liye", hindi: "आर्किटेक्चर कॉलेज में, BArch के लिए" },
  },
  "JEE Main Paper 2": {
    about: {
      hinglish: "architecture aur planning degree ke liye JEE Main ka hissa",
      hindi: "आर्किटेक्चर और planning डिग्री के लिए JEE Main का हिस्सा",
    },
    asks: {
      hinglish: "architecture ke liye physics, chemistry aur maths ke saath Class 12, planning ke liye maths ke saath",
      hindi: "आर्किटेक्चर के लिए फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ Class 12, planning के लिए मैथ्स के साथ",
    },
  },
  "NID DAT": {
    about: {
      hinglish: "National Institute of Design ka design aptitude test",
      hindi: "National Institute of Design का design aptitude test",
    },
    asks: {
      hinglish: "bachelor's course ke liye kisi bhi stream ki Class 12, paas ya aakhri mahinon mein",
      hindi: "बैचलर कोर्स के लिए किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में",
    },
    counts: {
      hinglish: "sirf NID ke institutes mein, product, communication, textile aur doosre design ke liye",
      hindi: "सिर्फ़ NID के इंस्टीट्यूट में, product, communication, textile और दूसरे डिज़ाइन के लिए",
    },
  },
  "NIFT entrance": {
    about: {
      hinglish: "NIFT mein fashion design, technology aur management ka entrance",
      hindi: "NIFT में fashion design, technology और management का entrance",
    },
    asks: {
      hinglish:
        "design course ke liye kisi bhi stream ki Class 12, paas ya aakhri mahinon mein; fashion technology ke liye physics, chemistry aur maths, ya sahi diploma",
      hindi:
        "डिज़ाइन कोर्स के लिए किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में; fashion technology के लिए फ़िज़िक्स, केमिस्ट्री और मैथ्स, या सही डिप्लोमा",
    },
    counts: {
      hinglish: "sirf NIFT ke campus mein, fashion, textile, accessory aur leather design, technology aur management ke liye",
      hindi: "सिर्फ़ NIFT के कैंपस में, fashion, textile, accessory और leather design, technology और management के लिए",
    },
  },
  UCEED: {
    about: {
      hinglish: "IIT aur doosre institute ki design degree ka common entrance",
      hindi: "IIT और दूसरे इंस्टीट्यूट की डिज़ाइन डिग्री का common entrance",
    },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में",
    },
    counts: { hinglish: "kai IIT aur kuch doosre institute mein, BDes ke liye", hindi: "कई IIT और कुछ दूसरे इंस्टीट्यूट में, BDes के लिए" },
  },
  CEED: {
    about: { hinglish: "design ki master's degree ka common entrance", hindi: "डिज़ाइन की मास्टर डिग्री का common entrance" },
    asks: {
      hinglish: "Class 12 ke baad kam se kam teen saal ki degree ya diploma, ya uska aakhri saal",
      hindi: "Class 12 के बाद कम से कम तीन साल की डिग्री या डिप्लोमा, या उसका आख़िरी साल",
    },
    counts: { hinglish: "kai IIT aur kuch doosre institute mein, MDes ke liye", hindi: "कई IIT और कुछ दूसरे इंस्टीट्यूट में, MDes के लिए" },
  },
  "NCHM JEE": {
    about: { hinglish: "hotel management degree ka national entrance", hindi: "होटल मैनेजमेंट डिग्री का राष्ट्रीय entrance" },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein, English ke saath",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में, अंग्रेज़ी के साथ",
    },
  },
  "CA Foundation": {
    about: {
      hinglish: "chartered accountancy course ka pehla exam, Class 12 ke baad",
      hindi: "chartered accountancy कोर्स की पहली परीक्षा, Class 12 के बाद",
    },
    asks: {
      hinglish: "kisi bhi stream ki Class 12; registration Class 10 ke baad ho sakta hai, exam Class 12 ke baad",
      hindi: "किसी भी स्ट्रीम की Class 12; रजिस्ट्रेशन Class 10 के बाद हो सकता है, परीक्षा Class 12 के बाद",
    },
  },
  CSEET: {
    about: { hinglish: "company secretary course ka entrance", hindi: "company secretary कोर्स का entrance" },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में",
    },
  },
  "CMA Foundation": {
    about: {
      hinglish: "cost and management accountancy course ka pehla exam",
      hindi: "cost and management accountancy कोर्स की पहली परीक्षा",
    },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में",
    },
  },
  ACET: {
    about: { hinglish: "actuarial course ka common entrance", hindi: "actuarial कोर्स का common entrance" },
    asks: { hinglish: "English ke saath Class 12", hindi: "अंग्रेज़ी के साथ Class 12" },
  },
  IPMAT: {
    about: {
      hinglish: "kuch IIM mein Class 12 ke baad paanch saal ke management course ka entrance",
      hindi: "कुछ IIM में Class 12 के बाद पाँच साल के मैनेजमेंट कोर्स का entrance",
    },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में",
    },
  },
  CAT: {
    about: {
      hinglish: "degree ke baad IIM aur bahut se doosre school ke management course ka common admission test",
      hindi: "डिग्री के बाद IIM और बहुत से दूसरे स्कूल के मैनेजमेंट कोर्स का common admission test",
    },
    asks: { hinglish: "koi bhi degree; aakhri saal ke students bhi de sakte hain", hindi: "कोई भी डिग्री; आख़िरी साल के छात्र भी दे सकते हैं" },
    counts: { hinglish: "IIM aur bahut se doosre business school mein", hindi: "IIM और बहुत से दूसरे बिज़नेस स्कूल में" },
  },
  XAT: {
    about: {
      hinglish: "XLRI aur doosre school ke management course ka national entrance",
      hindi: "XLRI और दूसरे स्कूल के मैनेजमेंट कोर्स का राष्ट्रीय entrance",
    },
    asks: { hinglish: "koi bhi degree; aakhri saal ke students bhi de sakte hain", hindi: "कोई भी डिग्री; आख़िरी साल के छात्र भी दे सकते हैं" },
    counts: { hinglish: "XLRI aur kuch doosre business school mein", hindi: "XLRI और कुछ दूसरे बिज़नेस स्कूल में" },
  },
  MAT: {
    about: { hinglish: "bahut se school ke management course ka national entrance", hindi: "बहुत से स्कूल के मैनेजमेंट कोर्स का राष्ट्रीय entrance" },
    asks: { hinglish: "koi bhi degree; aakhri saal ke students bhi de sakte hain", hindi: "कोई भी डिग्री; आख़िरी साल के छात्र भी दे सकते हैं" },
    counts: { hinglish: "bahut se private business school mein, IIM mein nahi", hindi: "बहुत से प्राइवेट बिज़नेस स्कूल में, IIM में नहीं" },
  },
  GATE: {
    about: {
      hinglish: "engineering ka graduate aptitude test, master's degree aur kuch sarkari companies ki posts ke liye",
      hindi: "इंजीनियरिंग का graduate aptitude test, मास्टर डिग्री और कुछ सरकारी कंपनियों के पदों के लिए",
    },
    asks: {
      hinglish: "engineering, science, commerce ya arts ki degree, ya kam se kam uska teesra saal",
      hindi: "इंजीनियरिंग, साइंस, कॉमर्स या आर्ट्स की डिग्री, या कम से कम उसका तीसरा साल",
    },
    counts: {
      hinglish: "IIT aur NIT mein MTech ke liye, aur kuch sarkari companies mein jo isse bharti karti hain",
      hindi: "IIT और NIT में MTech के लिए, और कुछ सरकारी कंपनियों में जो इससे भर्ती करती हैं",
    },
  },
  "CSIR-NET": {
    about: {
      hinglish: "science mein research fellowship aur lectureship ka national test",
      hindi: "साइंस में research fellowship और lectureship का राष्ट्रीय टेस्ट",
    },
    asks: {
      hinglish:
        "science mein master's degree, ya usme enrolment; fellowship ke liye BTech, BPharm, MBBS ya science ki chaar saal ki degree bhi, padhane ke liye nahi",
      hindi: "साइंस में मास्टर डिग्री, या उसमें enrolment; fellowship के लिए BTech, BPharm, MBBS या साइंस की चार साल की डिग्री भी, पढ़ाने के लिए नहीं",
    },
  },
  "UGC-NET": {
    about: {
      hinglish: "college mein padhane aur research fellowship ka national test",
      hindi: "कॉलेज में पढ़ाने और research fellowship का राष्ट्रीय टेस्ट",
    },
    asks: {
      hinglish:
        "uski list ke vishay mein master's degree, ya uska aakhri saal; 2024 se achhe marks wali chaar saal ki degree bhi, PhD aur uski fellowship ke liye, padhane ke liye nahi",
      hindi:
        "उसकी लिस्ट के विषय में मास्टर डिग्री, या उसका आख़िरी साल; 2024 से अच्छे नंबरों वाली चार साल की डिग्री भी, PhD और उसकी fellowship के लिए, पढ़ाने के लिए नहीं",
    },
    counts: {
      hinglish: "poore India ki universities aur college mein, assistant professor aur research fellowship ke liye",
      hindi: "पूरे भारत के विश्वविद्यालयों और कॉलेजों में, assistant professor और research fellowship के लिए",
    },
  },
  "State SET": {
    about: {
      hinglish:
        "rajya ka apna test ki uske college mein kaun padha sakta hai, UGC-NET ke saath-saath aur bina fellowship ke, jaise MH-SET ya KSET",
      hindi: "राज्य का अपना टेस्ट कि उसके कॉलेजों में कौन पढ़ा सकता है, UGC-NET के साथ-साथ और बिना fellowship के, जैसे MH-SET या KSET",
    },
    asks: {
      hinglish: "uski list ke vishay mein master's degree, ya uska aakhri saal, un marks ke saath jo rajya ki notice maangti hai",
      hindi: "उसकी लिस्ट के विषय में मास्टर डिग्री, या उसका आख़िरी साल, उतने नंबरों के साथ जितने राज्य की सूचना माँगती है",
    },
  },
  "IIT JAM": {
    about: { hinglish: "IIT aur IISc mein science ki master's degree ka entrance", hindi: "IIT और IISc में साइंस की मास्टर डिग्री का entrance" },
    asks: {
      hinglish: "course ke vishayon ke saath bachelor's degree, ya uska aakhri saal",
      hindi: "कोर्स के विषयों के साथ बैचलर डिग्री, या उसका आख़िरी साल",
    },
  },
  "State agriculture CET": {
    about: {
      hinglish:
        "BSc Agriculture aur kheti ki doosri degree ka rajya ka entrance: apna, jaise UPCATET, ya common test ka hissa, jaise MHT-CET ya KCET",
      hindi: "BSc Agriculture और खेती की दूसरी डिग्री का राज्य का entrance: अपना, जैसे UPCATET, या common test का हिस्सा, जैसे MHT-CET या KCET",
    },
    asks: {
      hinglish: "science ya agriculture ke saath Class 12, jaisa rajya ki notice kahe",
      hindi: "साइंस या agriculture के साथ Class 12, जैसा राज्य की सूचना कहे",
    },
  },
  "ICAR-AIEEA (PG)": {
    about: {
      hinglish: "agricultural universities ki master's degree ka entrance; bachelor's ki seats CUET-UG se milti hain",
      hindi: "कृषि विश्वविद्यालयों की मास्टर डिग्री का entrance; बैचलर की सीटें CUET-UG से मिलती हैं",
    },
    asks: { hinglish: "agriculture ya paas ke vishay mein bachelor's degree", hindi: "agriculture या पास के विषय में बैचलर डिग्री" },
  },
  "ICAR-AICE (PhD)": {
    about: {
      hinglish:
        "agricultural, veterinary aur fisheries university ki PhD seats ka entrance, sabse achhe ummeedwaron ko fellowship ke saath; poora naam AICE-JRF/SRF (PhD)",
      hindi:
        "कृषि, पशु-चिकित्सा और मछली-पालन विश्वविद्यालयों की PhD सीटों का entrance, सबसे अच्छे उम्मीदवारों को fellowship के साथ; पूरा नाम AICE-JRF/SRF (PhD)",
    },
    asks: {
      hinglish: "agriculture, veterinary, fisheries ya paas ke vishay mein master's degree",
      hindi: "agriculture, veterinary, fisheries या पास के विषय में मास्टर डिग्री",
    },
  },
  NDA: {
    about: {
      hinglish: "National Defence Academy ka exam, Class 12 ke baad sena ka officer banne ka raasta",
      hindi: "National Defence Academy की परीक्षा, Class 12 के बाद सेना का ऑफ़िसर बनने का रास्ता",
    },
    asks: {
      hinglish:
        "Class 12, paas ya aakhri mahinon mein: Army ke liye koi bhi stream, Navy aur Air Force ke liye physics, chemistry aur maths; sirf avivahit ladke aur ladkiyan",
      hindi:
        "Class 12, पास या आख़िरी महीनों में: आर्मी के लिए कोई भी स्ट्रीम, नेवी और एयर फ़ोर्स के लिए फ़िज़िक्स, केमिस्ट्री और मैथ्स; सिर्फ़ अविवाहित लड़के और लड़कियाँ",
    },
    counts: { hinglish: "National Defence Academy mein, Class 12 ke baad", hindi: "National Defence Academy में, Class 12 के बाद" },
  },
  CDS: {
    about: {
      hinglish: "combined defence services exam, degree ke baad officer banne ka raasta",
      hindi: "combined defence services परीक्षा, डिग्री के बाद ऑफ़िसर बनने का रास्ता",
    },
    asks: {
      hinglish:
        "degree, ya uska aakhri saal: Army ke liye koi bhi, Navy ke liye engineering, Air Force ke liye Class 12 mein physics aur maths ya engineering; mahila aur purush avivahit, Air Force mein 25 saal tak",
      hindi:
        "डिग्री, या उसका आख़िरी साल: आर्मी के लिए कोई भी, नेवी के लिए इंजीनियरिंग, एयर फ़ोर्स के लिए Class 12 में फ़िज़िक्स और मैथ्स या इंजीनियरिंग; महिला और पुरुष अविवाहित, एयर फ़ोर्स में 25 साल तक",
    },
    counts: { hinglish: "teeno senaon ki academy mein, degree ke baad", hindi: "तीनों सेनाओं की academy में, डिग्री के बाद" },
  },
  AFCAT: {
    about: { hinglish: "Air Force ka officers ke liye apna entrance", hindi: "एयर फ़ोर्स का ऑफ़िसरों के लिए अपना entrance" },
    asks: {
      hinglish: "degree, ya uska aakhri saal; udaan aur technical branch physics aur maths bhi maangti hain",
      hindi: "डिग्री, या उसका आख़िरी साल; उड़ान और टेक्निकल ब्रांच फ़िज़िक्स और मैथ्स भी माँगती हैं",
    },
  },
  "Agniveer recruitment": {
    about: {
      hinglish: "chaar saal ke liye sainik, nausainik aur vayusainik ki bharti",
      hindi: "चार साल के लिए सैनिक, नौसैनिक और वायुसैनिक की भर्ती",
    },
    asks: {
      hinglish:
        "General Duty ke liye Class 10, tradesman ke liye Class 8 ya 10, aur technical, clerk, Navy aur Air Force ki zyadatar entry ke liye Class 12",
      hindi: "General Duty के लिए Class 10, tradesman के लिए Class 8 या 10, और टेक्निकल, क्लर्क, नेवी और एयर फ़ोर्स की ज़्यादातर entry के लिए Class 12",
    },
  },
  "UPSC Civil Services": {
    about: {
      hinglish: "civil services exam, kisi bhi degree ke baad IAS, IPS, IFS aur Kendra ki doosri services ka raasta",
      hindi: "सिविल सर्विस परीक्षा, किसी भी डिग्री के बाद IAS, IPS, IFS और केंद्र की दूसरी services का रास्ता",
    },
    asks: { hinglish: "koi bhi degree; aakhri saal ke students bhi de sakte hain", hindi: "कोई भी डिग्री; आख़िरी साल के छात्र भी दे सकते हैं" },
    counts: {
      hinglish: "all-India aur Kendra ki services mein, jaise IAS, IPS aur IFS",
      hindi: "all-India और केंद्र की services में, जैसे IAS, IPS और IFS",
    },
  },
  "UPSC Engineering Services": {
    about: { hinglish: "Kendra sarkar mein engineers ka exam", hindi: "केंद्र सरकार में इंजीनियरों की परीक्षा" },
    asks: { hinglish: "engineering ki degree, ya uska aakhri saal", hindi: "इंजीनियरिंग की डिग्री, या उसका आख़िरी साल" },
  },
  "UPSC Indian Forest Service": {
    about: { hinglish: "Indian Forest Service ka exam", hindi: "Indian Forest Service की परीक्षा" },
    asks: {
      hinglish: "uski list ki kisi science ki degree, ya agriculture, forestry ya engineering ki",
      hindi: "उसकी लिस्ट की किसी साइंस की डिग्री, या agriculture, forestry या इंजीनियरिंग की",
    },
  },
  "UPSC CAPF": {
    about: { hinglish: "kendriya police balon ke assistant commandant ka exam", hindi: "केंद्रीय पुलिस बलों के assistant commandant की परीक्षा" },
    asks: { hinglish: "koi bhi degree; aakhri saal ke students bhi de sakte hain", hindi: "कोई भी डिग्री; आख़िरी साल के छात्र भी दे सकते हैं" },
  },
  "UPSC CMS": {
    about: { hinglish: "Kendra sarkar mein doctoron ka exam", hindi: "केंद्र सरकार में डॉक्टरों की परीक्षा" },
    asks: { hinglish: "MBBS; aakhri saal ke students bhi de sakte hain", hindi: "MBBS; आख़िरी साल के छात्र भी दे सकते हैं" },
  },
  "UPSC IES/ISS": {
    about: { hinglish: "Indian Economic aur Statistical Services ka exam", hindi: "Indian Economic और Statistical Services की परीक्षा" },
    asks: {
      hinglish: "economics mein master's degree, ya statistical service ke liye statistics wali degree",
      hindi: "इकोनॉमिक्स में मास्टर डिग्री, या statistical service के लिए स्टैटिस्टिक्स वाली डिग्री",
    },
  },
  "UPSC EPFO": {
    about: {
      hinglish: "provident fund sangathan ke enforcement aur accounts officer ka exam",
      hindi: "provident fund संगठन के enforcement और accounts officer की परीक्षा",
    },
    asks: { hinglish: "koi bhi degree", hindi: "कोई भी डिग्री" },
  },
  "UPSC recruitment": {
    about: {
      hinglish:
        "UPSC ki ek-ek post ke liye visheshagyon ki bharti, form, interview aur jahan bahut log hon wahan test se: drugs inspector, prosecutor, scientist, engineer",
      hindi:
        "UPSC की एक-एक पद के लिए विशेषज्ञों की भर्ती, फ़ॉर्म, इंटरव्यू और जहाँ बहुत लोग हों वहाँ टेस्ट से: drugs inspector, prosecutor, scientist, इंजीनियर",
    },
    asks: {
      hinglish: "post ke liye notice mein likhi degree, aur kai posts ke liye us kaam ke kuch saal",
      hindi: "पद के लिए नोटिस में लिखी डिग्री, और कई पदों के लिए उस काम के कुछ साल",
    },
  },
  "ESIC SSO": {
    about: {
      hinglish: "Employees' State Insurance Corporation (ESIC) ke social security officer ka exam, jo kai saal mein ek hi baar aata hai",
      hindi: "Employees' State Insurance Corporation (ESIC) के social security officer की परीक्षा, जो कई साल में एक ही बार आती है",
    },
    asks: {
      hinglish: "koi bhi degree (commerce, law ya management ko pehle maante hain), aur computer par kaam aana",
      hindi: "कोई भी डिग्री (commerce, law या management को पहले मानते हैं), और कंप्यूटर पर काम आना",
    },
  },
  "FCI recruitment": {
    about: {
      hinglish:
        "Food Corporation of India (FCI) ki apni bharti, anaaj ke godaam aur office ke assistant aur manager ki, jo kai saal mein ek hi baar aati hai",
      hindi: "Food Corporation of India (FCI) की अपनी भर्ती, अनाज के गोदाम और दफ़्तरों के assistant और manager की, जो कई साल में एक ही बार आती है",
    },
    asks: {
      hinglish:
        "general aur depot ki posts ke liye koi bhi degree; technical ke liye agriculture, food ya life science ki, aur accounts ke liye commerce ki",
      hindi: "general और depot के पदों के लिए कोई भी डिग्री; टेक्निकल के लिए agriculture, food या life science की, और accounts के लिए commerce की",
    },
  },
  "State PSC": {
    about: {
      hinglish: "rajya ki apni civil services aur vibhagon ka exam, uske Public Service Commission se",
      hindi: "राज्य की अपनी सिविल सर्विस और विभागों की परीक्षा, उसके Public Service Commission से",
    },
    asks: { hinglish: "zyadatar posts ke liye koi bhi degree", hindi: "ज़्यादातर पदों के लिए कोई भी डिग्री" },
    counts: { hinglish: "us rajya ki services mein", hindi: "उस राज्य की services में" },
  },
  "State staff selection": {
    about: {
      hinglish: "rajya ki clerk, patwari, gaon ke karyakarta, guard aur technician ki bharti",
      hindi: "राज्य की क्लर्क, पटवारी, गाँव के कार्यकर्ता, गार्ड और टेक्नीशियन की भर्ती",
    },
    asks: {
      hinglish:
        "zyadatar posts ke liye Class 12, kuch ke liye degree, jaise bahut se rajyon mein patwari; kuch computer certificate maangti hain",
      hindi: "ज़्यादातर पदों के लिए Class 12, कुछ के लिए डिग्री, जैसे बहुत से राज्यों में पटवारी; कुछ कंप्यूटर सर्टिफ़िकेट माँगते हैं",
    },
  },
  "SSC CGL": {
    about: {
      hinglish: "Kendra sarkar ke office ki posts ke liye graduate level ka exam",
      hindi: "केंद्र सरकार के दफ़्तरों के पदों के लिए graduate level की परीक्षा",
    },
    asks: {
      hinglish: "koi bhi degree; kuch posts ek vishay maangti hain, jaise statistics",
      hindi: "कोई भी डिग्री; कुछ पद एक विषय माँगते हैं, जैसे स्टैटिस्टिक्स",
    },
    counts: { hinglish: "Kendra sarkar ke mantralay aur office mein", hindi: "केंद्र सरकार के मंत्रालय और दफ़्तरों में" },
  },
  "SSC CHSL": {
    about: { hinglish: "Class 12 ke baad Kendra sarkar ki posts ka exam", hindi: "Class 12 के बाद केंद्र सरकार के पदों की परीक्षा" },
    asks: { hinglish: "Class 12; kuch posts maths wali science maangti hain", hindi: "Class 12; कुछ पद मैथ्स वाली साइंस माँगते हैं" },
  },
  "SSC Stenographer": {
    about: {
      hinglish: "Kendra sarkar ke office ke stenographer ka exam, shorthand ke test ke saath",
      hindi: "केंद्र सरकार के दफ़्तरों के stenographer की परीक्षा, shorthand के टेस्ट के साथ",
    },
    asks: {
      hinglish: "Class 12, aur notice ki speed par Hindi ya English shorthand",
      hindi: "Class 12, और नोटिस की speed पर हिंदी या अंग्रेज़ी shorthand",
    },
  },
  "SSC MTS": {
    about: {
      hinglish: "Kendra sarkar ke office ke helper, aur customs aur narcotics ke Havaldar ka exam",
      hindi: "केंद्र सरकार के दफ़्तरों के हेल्पर, और customs और narcotics के हवलदार की परीक्षा",
    },
    asks: { hinglish: "Class 10", hindi: "Class 10" },
  },
  "SSC GD": {
    about: { hinglish: "kendriya police balon ke constable ki bharti", hindi: "केंद्रीय पुलिस बलों के कांस्टेबल की भर्ती" },
    asks: { hinglish: "Class 10", hindi: "Class 10" },
  },
  "SSC CPO": {
    about: {
      hinglish: "Delhi Police aur kendriya police balon ke Sub-Inspector ka exam",
      hindi: "दिल्ली पुलिस और केंद्रीय पुलिस बलों के Sub-Inspector की परीक्षा",
    },
    asks: { hinglish: "koi bhi degree, daud aur naap ke test ke saath", hindi: "कोई भी डिग्री, दौड़ और नाप के टेस्ट के साथ" },
  },
  "SSC Delhi Police Constable": {
    about: {
      hinglish: "Delhi Police ke constable (Executive) ka exam, mahila aur purush dono, poore desh se",
      hindi: "दिल्ली पुलिस के कांस्टेबल (Executive) की परीक्षा, महिला और पुरुष दोनों, पूरे देश से",
    },
    asks: {
      hinglish:
        "Class 12, daud, do kood aur naap ke saath; purushon ko tab tak motorcycle ya car ka licence chahiye; mahilaon ke naap alag hain",
      hindi: "Class 12, दौड़, दो कूद और नाप के साथ; पुरुषों को तब तक मोटरसाइकिल या कार का लाइसेंस चाहिए; महिलाओं के नाप अलग हैं",
    },
  },
  "SSC JE": {
    about: {
      hinglish: "Kendra sarkar ke vibhagon ke junior engineer ka exam; railway, rajya aur bijli companies apna karwati hain",
      hindi: "केंद्र सरकार के विभागों के जूनियर इंजीनियर की परीक्षा; रेलवे, राज्य और बिजली कंपनियाँ अपनी करवाती हैं",
    },
    asks: {
      hinglish: "civil, mechanical ya electrical engineering ka diploma ya degree; kuch vibhag diploma ke saath anubhav maangte hain",
      hindi: "सिविल, मैकेनिकल या इलेक्ट्रिकल इंजीनियरिंग का डिप्लोमा या डिग्री; कुछ विभाग डिप्लोमा के साथ अनुभव माँगते हैं",
    },
  },
  "SSC JHT": {
    about: {
      hinglish: "Combined Hindi Translators Examination, Kendra sarkar ke office mein Hindi aur English ke translator ke liye",
      hindi: "Combined Hindi Translators Examination, केंद्र सरकार के दफ़्तरों में हिंदी और अंग्रेज़ी के translator के लिए",
    },
    asks: {
      hinglish: "Hindi ya English mein master's degree, doosri bhasha degree mein padhi ho, aur anuvaad ka diploma ya anubhav",
      hindi: "हिंदी या अंग्रेज़ी में मास्टर डिग्री, दूसरी भाषा डिग्री में पढ़ी हो, और अनुवाद का डिप्लोमा या अनुभव",
    },
  },
  "SSC Selection Posts": {
    about: {
      hinglish:
        "Kendra ke vibhagon ki alag-alag posts ka exam, jaise Assistant Archaeologist; Class 10, Class 12 aur degree ke baad ka ek-ek paper",
      hindi: "केंद्र के विभागों के अलग-अलग पदों की परीक्षा, जैसे Assistant Archaeologist; Class 10, Class 12 और डिग्री के बाद का एक-एक पेपर",
    },
    asks: {
      hinglish: "post ke hisaab se Class 10, Class 12 ya degree; bahut si posts ek vishay, course ya anubhav bhi maangti hain",
      hindi: "पद के हिसाब से Class 10, Class 12 या डिग्री; बहुत से पद एक विषय, कोर्स या अनुभव भी माँगते हैं",
    },
  },
  "IB recruitment": {
    about: {
      hinglish: "Intelligence Bureau ki apni bharti, degree ke baad officer aur Class 10 ke baad assistant",
      hindi: "Intelligence Bureau की अपनी भर्ती, डिग्री के बाद ऑफ़िसर और Class 10 के बाद असिस्टेंट",
    },
    asks: {
      hinglish:
        "Security Assistant ke liye Class 10, officer (ACIO) ke liye koi bhi degree; technical posts science ya engineering maangti hain",
      hindi: "Security Assistant के लिए Class 10, ऑफ़िसर (ACIO) के लिए कोई भी डिग्री; टेक्निकल पद साइंस या इंजीनियरिंग माँगते हैं",
    },
  },
  "State police constable recruitment": {
    about: { hinglish: "rajya ki police constable bharti: paper, daud aur naap", hindi: "राज्य की पुलिस कांस्टेबल भर्ती: पेपर, दौड़ और नाप" },
    asks: {
      hinglish: "zyadatar rajyon mein Class 12, kuch mein Class 10, daud aur naap ke saath; mahilaon ke naap alag hain",
      hindi: "ज़्यादातर राज्यों में Class 12, कुछ में Class 10, दौड़ और नाप के साथ; महिलाओं के नाप अलग हैं",
    },
  },
  "State police SI recruitment": {
    about: {
      hinglish: "rajya ki police Sub-Inspector bharti: paper, daud aur naap",
      hindi: "राज्य की पुलिस Sub-Inspector भर्ती: पेपर, दौड़ और नाप",
    },
    asks: {
      hinglish: "koi bhi degree, daud aur naap ke saath; mahilaon ke naap alag hain",
      hindi: "कोई भी डिग्री, दौड़ और नाप के साथ; महिलाओं के नाप अलग हैं",
    },
  },
  "RPF recruitment": {
    about: {
      hinglish: "Railway Protection Force ke constable aur Sub-Inspector ki bharti",
      hindi: "Railway Protection Force के कांस्टेबल और Sub-Inspector की भर्ती",
    },
    asks: {
      hinglish: "constable ke liye Class 10, Sub-Inspector ke liye koi bhi degree, daud aur naap ke saath",
      hindi: "कांस्टेबल के लिए Class 10, Sub-Inspector के लिए कोई भी डिग्री, दौड़ और नाप के साथ",
    },
  },
  "Coast Guard recruitment": {
    about: {
      hinglish: "Coast Guard ki apni bharti, Class 10 ya 12 ke baad navik aur degree ke baad officer",
      hindi: "Coast Guard की अपनी भर्ती, Class 10 या 12 के बाद नाविक और डिग्री के बाद ऑफ़िसर",
    },
    asks: {
      hinglish:
        "domestic branch ke liye Class 10, general duty ke liye maths aur physics wali Class 12, Yantrik ke liye diploma, aur officer ke liye us branch ki degree",
      hindi:
        "domestic branch के लिए Class 10, general duty के लिए मैथ्स और फ़िज़िक्स वाली Class 12, यांत्रिक के लिए डिप्लोमा, और ऑफ़िसर के लिए उस ब्रांच की डिग्री",
    },
  },
  "India Post GDS": {
    about: {
      hinglish: "gaon ke post office ke Gramin Dak Sevak ka chunav: exam nahi, Class 10 ke marks",
      hindi: "गाँव के डाकघर के ग्रामीण डाक सेवक का चुनाव: परीक्षा नहीं, Class 10 के नंबर",
    },
    asks: {
      hinglish: "maths aur English ke saath Class 10, aur wahan ki bhasha; exam nahi hota, Class 10 ke marks tay karte hain",
      hindi: "मैथ्स और अंग्रेज़ी के साथ Class 10, और वहाँ की भाषा; परीक्षा नहीं होती, Class 10 के नंबर तय करते हैं",
    },
  },
  "RRB NTPC": {
    about: { hinglish: "railway ki station, office aur traffic ki posts ka exam", hindi: "रेलवे के स्टेशन, ऑफ़िस और traffic के पदों की परीक्षा" },
    asks: {
      hinglish: "neeche ki posts ke liye Class 12, upar ki ke liye koi bhi degree",
      hindi: "नीचे के पदों के लिए Class 12, ऊपर के लिए कोई भी डिग्री",
    },
  },
  "RRB Group D": {
    about: {
      hinglish: "railway ke pehle darje ka exam: track, yard aur workshop ke helper, ab Level 1 kehte hain",
      hindi: "रेलवे के पहले दर्जे की परीक्षा: ट्रैक, यार्ड और वर्कशॉप के हेल्पर, अब Level 1 कहते हैं",
    },
    asks: {
      hinglish: "Class 10 ya ITI; kya chalega, is saal ke notice mein padhiye",
      hindi: "Class 10 या ITI; क्या चलेगा, इस साल के नोटिस में पढ़िए",
    },
  },
  "RRB ALP": {
    about: { hinglish: "railway ke assistant loco pilot ka exam", hindi: "रेलवे के assistant loco pilot की परीक्षा" },
    asks: {
      hinglish: "Class 10 aur uski list ki ITI trade, ya engineering ka diploma ya degree",
      hindi: "Class 10 और उसकी लिस्ट की ITI ट्रेड, या इंजीनियरिंग का डिप्लोमा या डिग्री",
    },
  },
  "RRB Technician": {
    about: { hinglish: "railway ke signal aur workshop technician ka exam", hindi: "रेलवे के सिग्नल और वर्कशॉप टेक्नीशियन की परीक्षा" },
    asks: {
      hinglish: "Class 10 aur uski list ki ITI trade; signal ke Grade I ke liye physics ya aise vishay wali BSc ya engineering diploma",
      hindi: "Class 10 और उसकी लिस्ट की ITI ट्रेड; सिग्नल के Grade I के लिए फ़िज़िक्स या ऐसे विषय वाली BSc या इंजीनियरिंग डिप्लोमा",
    },
  },
  "RRB JE": {
    about: { hinglish: "railway ke junior engineer ka exam", hindi: "रेलवे के जूनियर इंजीनियर की परीक्षा" },
    asks: { hinglish: "engineering ka diploma ya degree", hindi: "इंजीनियरिंग का डिप्लोमा या डिग्री" },
  },
  "RRB Paramedical": {
    about: {
      hinglish: "railway ke hospital ke staff ka exam: nurse, pharmacist, radiographer, lab staff aur Health and Malaria Inspector",
      hindi: "रेलवे के अस्पतालों के स्टाफ़ की परीक्षा: नर्स, फ़ार्मासिस्ट, रेडियोग्राफ़र, लैब स्टाफ़ और Health and Malaria Inspector",
    },
    asks: {
      hinglish: "us post ka diploma ya degree, jaise BSc Nursing, GNM ya DPharm; nurse aur pharmacist ka registration bhi chahiye",
      hindi: "उस पद का डिप्लोमा या डिग्री, जैसे BSc Nursing, GNM या DPharm; नर्स और फ़ार्मासिस्ट का रजिस्ट्रेशन भी चाहिए",
    },
  },
  "Metro rail recruitment": {
    about: {
      hinglish:
        "har shehar ki metro company ki apni bharti, jaise Delhi ki DMRC: driver, station controller, engineer aur maintainer, uske apne test se",
      hindi: "हर शहर की मेट्रो कंपनी की अपनी भर्ती, जैसे दिल्ली की DMRC: ड्राइवर, station controller, इंजीनियर और maintainer, उसके अपने टेस्ट से",
    },
    asks: {
      hinglish:
        "maintainer ke liye ITI trade, junior engineer, driver aur station controller ke liye engineering ka diploma, officer ke liye engineering ki degree; kai jagah rajya ki bhasha bhi",
      hindi:
        "maintainer के लिए ITI ट्रेड, जूनियर इंजीनियर, ड्राइवर और station controller के लिए इंजीनियरिंग का डिप्लोमा, ऑफ़िसर के लिए इंजीनियरिंग की डिग्री; कई जगह राज्य की भाषा भी",
    },
  },
  "IBPS PO": {
    about: { hinglish: "sarkari bankon ke probationary officer ka exam", hindi: "सरकारी बैंकों के probationary officer की परीक्षा" },
    asks: { hinglish: "koi bhi degree", hindi: "कोई भी डिग्री" },
    counts: {
      hinglish: "State Bank of India ko chhodkar sarkari bankon mein, officer ke roop mein",
      hindi: "State Bank of India को छोड़कर सरकारी बैंकों में, ऑफ़िसर के रूप में",
    },
  },
  "IBPS Clerk": {
    about: {
      hinglish: "sarkari bankon ke clerk ka exam, naya naam customer service associate",
      hindi: "सरकारी बैंकों के क्लर्क की परीक्षा, नया नाम customer service associate",
    },
    asks: { hinglish: "koi bhi degree, aur rajya ki bhasha aana", hindi: "कोई भी डिग्री, और राज्य की भाषा आना" },
  },
  "IBPS SO": {
    about: {
      hinglish: "sarkari bankon ke specialist officer ka exam: agriculture, law, IT, marketing, HR aur Hindi",
      hindi: "सरकारी बैंकों के specialist officer की परीक्षा: agriculture, law, IT, marketing, HR और हिंदी",
    },
    asks: {
      hinglish: "us field ki degree: agriculture, IT ke liye engineering, law; Hindi, marketing aur HR ke liye master's degree ya diploma",
      hindi: "उस फ़ील्ड की डिग्री: agriculture, IT के लिए इंजीनियरिंग, law; हिंदी, marketing और HR के लिए मास्टर डिग्री या डिप्लोमा",
    },
  },
  "IBPS RRB": {
    about: { hinglish: "gramin bankon ke officer aur office assistant ka exam", hindi: "ग्रामीण बैंकों के ऑफ़िसर और office assistant की परीक्षा" },
    asks: {
      hinglish: "koi bhi degree, aur wahan ki bhasha aana; specialist ke liye us field ki degree",
      hindi: "कोई भी डिग्री, और वहाँ की भाषा आना; specialist के लिए उस फ़ील्ड की डिग्री",
    },
  },
  "SBI PO": {
    about: {
      hinglish: "State Bank of India ka probationary officer ka exam",
      hindi: "State Bank of India की probationary officer की परीक्षा",
    },
    asks: { hinglish: "koi bhi degree; aakhri saal ke students bhi de sakte hain", hindi: "कोई भी डिग्री; आख़िरी साल के छात्र भी दे सकते हैं" },
  },
  "SBI Clerk": {
    about: {
      hinglish: "State Bank of India ka clerk ka exam, jinhe woh Junior Associate kehta hai",
      hindi: "State Bank of India की क्लर्क की परीक्षा, जिन्हें वह Junior Associate कहता है",
    },
    asks: { hinglish: "koi bhi degree, aur rajya ki bhasha aana", hindi: "कोई भी डिग्री, और राज्य की भाषा आना" },
  },
  "RBI Grade B": {
    about: { hinglish: "Reserve Bank of India ka officers ka exam", hindi: "Reserve Bank of India की ऑफ़िसरों की परीक्षा" },
    asks: { hinglish: "notice mein maange marks ke saath koi bhi degree", hindi: "नोटिस में माँगे नंबरों के साथ कोई भी डिग्री" },
  },
  "RBI Assistant": {
    about: { hinglish: "Reserve Bank of India ke office assistant ka exam", hindi: "Reserve Bank of India के office assistant की परीक्षा" },
    asks: {
      hinglish: "notice mein maange marks ke saath koi bhi degree, aur wahan ki bhasha aana",
      hindi: "नोटिस में माँगे नंबरों के साथ कोई भी डिग्री, और वहाँ की भाषा आना",
    },
  },
  "NABARD Grade A": {
    about: {
      hinglish: "gramin finance mein assistant manager ke liye NABARD ka exam",
      hindi: "ग्रामीण finance में assistant manager के लिए NABARD की परीक्षा",
    },
    asks: {
      hinglish: "notice mein maange marks ke saath degree; kuch posts ek vishay maangti hain",
      hindi: "नोटिस में माँगे नंबरों के साथ डिग्री; कुछ पद एक विषय माँगते हैं",
    },
  },
  "LIC AAO": {
    about: { hinglish: "LIC ke assistant administrative officer ka exam", hindi: "LIC के assistant administrative officer की परीक्षा" },
    asks: {
      hinglish: "general posts ke liye koi bhi degree, doosron ke liye professional degree",
      hindi: "general पदों के लिए कोई भी डिग्री, दूसरों के लिए professional डिग्री",
    },
  },
  "General insurance AO": {
    about: {
      hinglish: "kisi sarkari bima company ke officer ka exam, jaise New India Assurance; har company apna karwati hai",
      hindi: "किसी सरकारी बीमा कंपनी के ऑफ़िसर की परीक्षा, जैसे New India Assurance; हर कंपनी अपनी करवाती है",
    },
    asks: {
      hinglish: "general posts ke liye koi bhi degree, doosron ke liye professional degree",
      hindi: "general पदों के लिए कोई भी डिग्री, दूसरों के लिए professional डिग्री",
    },
  },
  CTET: {
    about: {
      hinglish: "Class 1 se 8 ka kendriya teacher eligibility test, jiske baad rajya, KVS ya NVS ki bharti post deti hai",
      hindi: "Class 1 से 8 की केंद्रीय शिक्षक पात्रता परीक्षा, जिसके बाद राज्य, KVS या NVS की भर्ती पद देती है",
    },
    asks: {
      hinglish:
        "teacher ki training, poori ya aakhri saal mein: Class 1 se 5 ke liye DElEd, Class 6 se 8 ke liye degree ke saath BEd ya DElEd (dono ke liye BElEd bhi)",
      hindi: "टीचर की ट्रेनिंग, पूरी या आख़िरी साल में: Class 1 से 5 के लिए DElEd, Class 6 से 8 के लिए डिग्री के साथ BEd या DElEd (दोनों के लिए BElEd भी)",
    },
    counts: {
      hinglish: "Kendra ke school mein, jaise Kendriya aur Navodaya Vidyalaya, aur bahut se private school mein",
      hindi: "केंद्र के स्कूलों में, जैसे केंद्रीय और नवोदय विद्यालय, और बहुत से प्राइवेट स्कूलों में",
    },
  },
  "State TET": {
    about: { hinglish: "rajya ka apna teacher eligibility test", hindi: "राज्य की अपनी शिक्षक पात्रता परीक्षा" },
    asks: {
      hinglish: "teacher ki training: chhoti classes ke liye DElEd, badi ke liye degree aur BEd",
      hindi: "टीचर की ट्रेनिंग: छोटी क्लासों के लिए DElEd, बड़ी के लिए डिग्री और BEd",
    },
    counts: { hinglish: "us rajya ke sarkari school mein", hindi: "उस राज्य के सरकारी स्कूलों में" },
  },
  "State teacher recruitment": {
    about: {
      hinglish: "rajya ke school ke teacher ki bharti, training ke baad, aur Class 1 se 8 ke liye uske TET ke baad",
      hindi: "राज्य के स्कूलों के टीचर की भर्ती, ट्रेनिंग के बाद, और Class 1 से 8 के लिए उसके TET के बाद",
    },
    asks: {
      hinglish:
        "jin classes ko padhayenge unki training: 1 se 5 ke liye DElEd, 6 se 12 ke liye BEd, 11 aur 12 ke liye master's degree ke saath; 1 se 8 ke liye CTET ya rajya ka TET bhi",
      hindi:
        "जिन क्लासों को पढ़ाएँगे उनकी ट्रेनिंग: 1 से 5 के लिए DElEd, 6 से 12 के लिए BEd, 11 और 12 के लिए मास्टर डिग्री के साथ; 1 से 8 के लिए CTET या राज्य का TET भी",
    },
  },
  "KVS and NVS recruitment": {
    about: { hinglish: "Kendriya aur Navodaya Vidyalaya ke teacher ki bharti", hindi: "केंद्रीय और नवोदय विद्यालय के टीचर की भर्ती" },
    asks: {
      hinglish:
        "jin classes ko padhayenge unki training: 1 se 5 ke liye DElEd, 6 se 10 ke liye degree aur BEd, dono CTET ke saath, aur 11 aur 12 ke liye master's degree aur BEd",
      hindi:
        "जिन क्लासों को पढ़ाएँगे उनकी ट्रेनिंग: 1 से 5 के लिए DElEd, 6 से 10 के लिए डिग्री और BEd, दोनों CTET के साथ, और 11 और 12 के लिए मास्टर डिग्री और BEd",
    },
  },
  "EMRS recruitment": {
    about: {
      hinglish: "adivasi bachchon ke Eklavya school ki staff bharti ka exam (ESSE): teacher, principal, hostel warden aur doosra staff",
      hindi: "आदिवासी बच्चों के एकलव्य स्कूलों की स्टाफ़ भर्ती परीक्षा (ESSE): टीचर, प्रिंसिपल, hostel warden और दूसरा स्टाफ़",
    },
    asks: {
      hinglish:
        "teacher ke liye degree aur BEd, Class 6 se 10 ke liye CTET ya rajya ka TET bhi, 11 aur 12 ke liye master's degree; hostel warden ke liye koi bhi degree",
      hindi:
        "टीचर के लिए डिग्री और BEd, Class 6 से 10 के लिए CTET या राज्य का TET भी, 11 और 12 के लिए मास्टर डिग्री; hostel warden के लिए कोई भी डिग्री",
    },
  },
  "IMU-CET": {
    about: { hinglish: "merchant navy ke course ka entrance", hindi: "मर्चेंट नेवी के कोर्स का entrance" },
    asks: { hinglish: "physics, chemistry, maths aur English ke saath Class 12", hindi: "फ़िज़िक्स, केमिस्ट्री, मैथ्स और अंग्रेज़ी के साथ Class 12" },
  },
  "DGCA pilot papers": {
    about: {
      hinglish: "India ke aviation regulator ke paper jo commercial pilot ko paas karne hote hain",
      hindi: "भारत के aviation regulator के पेपर जो commercial pilot को पास करने होते हैं",
    },
    asks: {
      hinglish: "physics aur maths ke saath Class 12, aur DGCA ka medical certificate",
      hindi: "फ़िज़िक्स और मैथ्स के साथ Class 12, और DGCA का मेडिकल सर्टिफ़िकेट",
    },
  },
  "AAI ATC": {
    about: {
      hinglish: "Airports Authority of India ka air traffic control ka exam",
      hindi: "Airports Authority of India की air traffic control की परीक्षा",
    },
    asks: { hinglish: "physics aur maths wali BSc, ya engineering ki degree", hindi: "फ़िज़िक्स और मैथ्स वाली BSc, या इंजीनियरिंग की डिग्री" },
  },
  "AAI recruitment": {
    about: {
      hinglish:
        "Airports Authority of India ki engineer, airport aur fire officer aur fireman ki apni bharti; engineer GATE ke score se aate hain",
      hindi: "Airports Authority of India की इंजीनियर, एयरपोर्ट और फ़ायर ऑफ़िसर और फ़ायरमैन की अपनी भर्ती; इंजीनियर GATE के स्कोर से आते हैं",
    },
    asks: {
      hinglish:
        "engineer ke liye engineering ki degree aur GATE, doosre officer ke liye notice mein likhi degree; fire service ke liye Class 12, ya diploma ke saath Class 10, aur driving licence",
      hindi:
        "इंजीनियर के लिए इंजीनियरिंग की डिग्री और GATE, दूसरे ऑफ़िसर के लिए नोटिस में लिखी डिग्री; फ़ायर सर्विस के लिए Class 12, या डिप्लोमा के साथ Class 10, और ड्राइविंग लाइसेंस",
    },
  },
  "ISRO recruitment": {
    about: {
      hinglish: "ISRO ki scientist, engineer aur technician ki apni bharti",
      hindi: "ISRO की scientist, engineer और technician की अपनी भर्ती",
    },
    asks: {
      hinglish: "scientist ke liye us field mein BTech ya master's degree, technical posts ke liye diploma ya ITI",
      hindi: "scientist के लिए उस फ़ील्ड में BTech या मास्टर डिग्री, टेक्निकल पदों के लिए डिप्लोमा या ITI",
    },
  },
  "BARC OCES": {
    about: {
      hinglish: "Department of Atomic Energy mein scientific officer banne ka raasta: ek saal ki paise wali training",
      hindi: "Department of Atomic Energy में scientific officer बनने का रास्ता: एक साल की पैसे वाली ट्रेनिंग",
    },
    asks: {
      hinglish: "notice ke marks ke saath BTech, ya kisi science mein master's degree",
      hindi: "नोटिस के नंबरों के साथ BTech, या किसी साइंस में मास्टर डिग्री",
    },
  },
  "DAE stipendiary trainee": {
    about: {
      hinglish:
        "atomic energy ke technician, plant operator aur scientific assistant ki bharti, dedh se do saal ki paise wali training ke saath",
      hindi: "परमाणु ऊर्जा के technician, plant operator और scientific assistant की भर्ती, डेढ़ से दो साल की पैसे वाली ट्रेनिंग के साथ",
    },
    asks: {
      hinglish: "Category II ke liye Class 10 aur ITI trade, ya PCM ke saath Class 12; Category I ke liye engineering ka diploma ya BSc",
      hindi: "Category II के लिए Class 10 और ITI ट्रेड, या PCM के साथ Class 12; Category I के लिए इंजीनियरिंग का डिप्लोमा या BSc",
    },
  },
  "DRDO CEPTAM": {
    about: {
      hinglish: "DRDO ki lab ke liye technician aur senior technical assistant ki apni bharti",
      hindi: "DRDO की लैब के लिए technician और senior technical assistant की अपनी भर्ती",
    },
    asks: {
      hinglish: "technician ke liye Class 10 aur ITI trade, senior technical assistant ke liye diploma ya BSc",
      hindi: "technician के लिए Class 10 और ITI ट्रेड, senior technical assistant के लिए डिप्लोमा या BSc",
    },
  },
  "BRO recruitment": {
    about: {
      hinglish: "border par sadak banane wale driver, operator, mechanic, mistri aur supervisor ki bharti",
      hindi: "सीमा पर सड़क बनाने वाले ड्राइवर, operator, मैकेनिक, मिस्त्री और supervisor की भर्ती",
    },
    asks: {
      hinglish: "post ke hisaab se zyadatar Class 10 aur licence, ITI trade ya kuch anubhav; notice ab tak purushon ke liye rahe hain",
      hindi: "पद के हिसाब से ज़्यादातर Class 10 और लाइसेंस, ITI ट्रेड या कुछ अनुभव; नोटिस अब तक पुरुषों के लिए रहे हैं",
    },
  },
  "State power company recruitment": {
    about: {
      hinglish:
        "rajya ki bijli companies (discom, transco, genco) ki bharti: lineman, operator, junior aur assistant engineer, unke apne test se",
      hindi: "राज्य की बिजली कंपनियों (discom, transco, genco) की भर्ती: लाइनमैन, operator, जूनियर और असिस्टेंट इंजीनियर, उनके अपने टेस्ट से",
    },
    asks: {
      hinglish:
        "lineman ke liye ITI trade, junior engineer ke liye diploma, assistant engineer ke liye engineering ki degree, zyadatar electrical mein; kai jagah rajya ki bhasha bhi",
      hindi:
        "लाइनमैन के लिए ITI ट्रेड, जूनियर इंजीनियर के लिए डिप्लोमा, असिस्टेंट इंजीनियर के लिए इंजीनियरिंग की डिग्री, ज़्यादातर electrical में; कई जगह राज्य की भाषा भी",
    },
  },
  "BEE energy examination": {
    about: {
      hinglish: "energy manager aur energy auditor ka national certificate exam",
      hindi: "energy manager और energy auditor की राष्ट्रीय certificate परीक्षा",
    },
    asks: {
      hinglish: "engineering ki degree, energy manager ke liye diploma ya kuch MSc bhi, aur notice mein likhe saal ka kaam",
      hindi: "इंजीनियरिंग की डिग्री, energy manager के लिए डिप्लोमा या कुछ MSc भी, और नोटिस में लिखे साल का काम",
    },
  },
  "Bar examination (AIBE)": {
    about: { hinglish: "court mein practice ke liye law graduate ka exam", hindi: "कोर्ट में प्रैक्टिस के लिए law graduate की परीक्षा" },
    asks: { hinglish: "law ki degree aur State Bar Council mein enrolment", hindi: "लॉ की डिग्री और State Bar Council में enrolment" },
  },
  "Advocate-on-Record examination": {
    about: {
      hinglish: "Supreme Court ka exam, un advocate ke liye jo wahan case file kar sakte hain (Advocate-on-Record)",
      hindi: "सुप्रीम कोर्ट की परीक्षा, उन advocate के लिए जो वहाँ केस file कर सकते हैं (Advocate-on-Record)",
    },
    asks: {
      hinglish: "law ki degree, advocate ke roop mein kuch saal ki practice aur ek Advocate-on-Record ke neeche ek saal",
      hindi: "लॉ की डिग्री, advocate के रूप में कुछ साल की प्रैक्टिस और एक Advocate-on-Record के नीचे एक साल",
    },
  },
  "Judicial services": {
    about: {
      hinglish: "law ki degree ke baad civil judge ke liye rajya ka exam",
      hindi: "लॉ की डिग्री के बाद civil judge के लिए राज्य की परीक्षा",
    },
    asks: {
      hinglish:
        "law ki degree aur, Supreme Court ke 2025 ke faisle se, advocate ke roop mein kuch saal ki practice; apne High Court ka notice padhiye",
      hindi: "लॉ की डिग्री और, सुप्रीम कोर्ट के 2025 के फ़ैसले से, advocate के रूप में कुछ साल की प्रैक्टिस; अपने हाई कोर्ट का नोटिस पढ़िए",
    },
  },
  "Court staff recruitment": {
    about: {
      hinglish: "High Court aur zila court ke assistant, clerk, stenographer aur process server ki bharti",
      hindi: "हाई कोर्ट और ज़िला कोर्ट के असिस्टेंट, क्लर्क, stenographer और process server की भर्ती",
    },
    asks: {
      hinglish:
        "bahut si posts ke liye Class 12, assistant ke liye degree, aur kuch ke liye typing ya shorthand; kaun si, yeh har court batata hai",
      hindi: "बहुत से पदों के लिए Class 12, असिस्टेंट के लिए डिग्री, और कुछ के लिए typing या shorthand; कौन सी, यह हर कोर्ट बताता है",
    },
  },
  "IISER IAT": {
    about: { hinglish: "IISER ki science degree ka aptitude test", hindi: "IISER की साइंस डिग्री का aptitude test" },
    asks: { hinglish: "science wali Class 12, paas ya aakhri mahinon mein", hindi: "साइंस वाली Class 12, पास या आख़िरी महीनों में" },
  },
  NEST: {
    about: {
      hinglish: "NISER aur Mumbai ke basic science centre ki science degree ka entrance",
      hindi: "NISER और मुंबई के basic science केंद्र की साइंस डिग्री का entrance",
    },
    asks: { hinglish: "science wali Class 12, paas ya aakhri mahinon mein", hindi: "साइंस वाली Class 12, पास या आख़िरी महीनों में" },
  },
  "ISI entrance": {
    about: {
      hinglish: "Indian Statistical Institute mein statistics aur maths ka entrance",
      hindi: "Indian Statistical Institute में स्टैटिस्टिक्स और मैथ्स का entrance",
    },
    asks: {
      hinglish: "bachelor's course ke liye maths aur English ke saath Class 12",
      hindi: "बैचलर कोर्स के लिए मैथ्स और अंग्रेज़ी के साथ Class 12",
    },
  },
  "CMI entrance": {
    about: { hinglish: "Chennai Mathematical Institute ka entrance", hindi: "Chennai Mathematical Institute का entrance" },
    asks: { hinglish: "bachelor's course ke liye Class 12", hindi: "बैचलर कोर्स के लिए Class 12" },
  },
  "NSD entrance": {
    about: { hinglish: "National School of Drama ka entrance", hindi: "National School of Drama का entrance" },
    asks: { hinglish: "degree aur theatre ka kuch anubhav", hindi: "डिग्री और थिएटर का कुछ अनुभव" },
  },
  "FTII and SRFTI entrance tests": {
    about: {
      hinglish: "Pune aur Kolkata ke film aur television institute ke entrance, har ek ka apna",
      hindi: "पुणे और कोलकाता के film और television institute के entrance, हर एक का अपना",
    },
    asks: { hinglish: "zyadatar course ke liye degree; kuch Class 12 lete hain", hindi: "ज़्यादातर कोर्स के लिए डिग्री; कुछ Class 12 लेते हैं" },
  },
  "NSNIS entrance": {
    about: {
      hinglish: "National Institute of Sports, Patiala aur uske doosre centre mein sports coaching ke ek saal ke diploma ka entrance",
      hindi: "National Institute of Sports, पटियाला और उसके दूसरे सेंटर में sports coaching के एक साल के डिप्लोमा का entrance",
    },
    asks: {
      hinglish:
        "koi bhi degree, aur us khel mein notice ki list wale star ka khel, zyadatar national ya university star; Bharat ke liye khele hain to Class 12 kaafi hai",
      hindi: "कोई भी डिग्री, और उस खेल में नोटिस की लिस्ट वाले स्तर का खेल, ज़्यादातर national या university स्तर; भारत के लिए खेले हैं तो Class 12 काफ़ी है",
    },
  },
  NCET: {
    about: {
      hinglish: "Class 12 ke baad chaar saal ki integrated teaching degree (ITEP) ka national entrance",
      hindi: "Class 12 के बाद चार साल की integrated teaching degree (ITEP) का राष्ट्रीय entrance",
    },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में",
    },
  },
  "State BEd CET": {
    about: {
      hinglish: "do saal ke BEd ka rajya ka entrance, jaise UP BEd JEE, Rajasthan ka PTET ya MAH BEd CET",
      hindi: "दो साल के BEd का राज्य का entrance, जैसे UP BEd JEE, राजस्थान का PTET या MAH BEd CET",
    },
    asks: {
      hinglish: "bachelor's degree, ya uska aakhri saal, un marks ke saath jo rajya ki notice maangti hai",
      hindi: "बैचलर डिग्री, या उसका आख़िरी साल, उतने नंबरों के साथ जितने राज्य की सूचना माँगती है",
    },
  },
  "State DElEd entrance": {
    about: {
      hinglish:
        "Class 1 se 5 ke teacher ke do saal ke DElEd ka rajya ka entrance, jaise Rajasthan ka Pre DElEd ya DEECET; doosre rajya marks se lete hain",
      hindi: "Class 1 से 5 के टीचर के दो साल के DElEd का राज्य का entrance, जैसे राजस्थान का Pre DElEd या DEECET; दूसरे राज्य नंबरों से लेते हैं",
    },
    asks: {
      hinglish: "Class 12, un marks ke saath jo rajya ki notice maangti hai; kuch rajya degree maangte hain",
      hindi: "Class 12, उतने नंबरों के साथ जितने राज्य की सूचना माँगती है; कुछ राज्य डिग्री माँगते हैं",
    },
  },
  "State BPEd CET": {
    about: {
      hinglish:
        "physical education ke teacher ke do saal ke BPEd ka rajya ka entrance, jaise MAH BPEd CET ya PECET: paper aur maidan ke test",
      hindi: "physical education के टीचर के दो साल के BPEd का राज्य का entrance, जैसे MAH BPEd CET या PECET: पेपर और मैदान के टेस्ट",
    },
    asks: {
      hinglish: "bachelor's degree, ya uska aakhri saal, aur bahut se rajyon mein khel ka certificate",
      hindi: "बैचलर डिग्री, या उसका आख़िरी साल, और बहुत से राज्यों में खेल का सर्टिफ़िकेट",
    },
  },
  "CITS entrance": {
    about: {
      hinglish: "ITI ke instructor ki ek saal ki training ka All India entrance (AICET)",
      hindi: "ITI के instructor की एक साल की training का All India entrance (AICET)",
    },
    asks: {
      hinglish: "us trade mein ITI ya apprenticeship certificate, diploma ya degree",
      hindi: "उस trade में ITI या apprenticeship certificate, diploma या degree",
    },
  },
  NHTET: {
    about: {
      hinglish: "Institute of Hotel Management (IHM) ke teacher ka national eligibility test; phir har IHM apni posts khud bharta hai",
      hindi: "Institute of Hotel Management (IHM) के टीचर का राष्ट्रीय eligibility test; फिर हर IHM अपने पद ख़ुद भरता है",
    },
    asks: {
      hinglish: "hotel management ya culinary arts ki degree aur do saal ka kaam, ya usme master's degree",
      hindi: "होटल मैनेजमेंट या culinary arts की डिग्री और दो साल का काम, या उसमें मास्टर डिग्री",
    },
  },
  "RIE CEE": {
    about: {
      hinglish: "Regional Institute of Education ki teaching degree ka entrance",
      hindi: "Regional Institute of Education की teaching degree का entrance",
    },
    asks: { hinglish: "course ke hisaab ki stream mein Class 12", hindi: "कोर्स के हिसाब की स्ट्रीम में Class 12" },
  },
  "NISM certification": {
    about: { hinglish: "securities market mein SEBI ke maange hue certificate", hindi: "securities market में SEBI के माँगे हुए सर्टिफ़िकेट" },
    asks: {
      hinglish: "koi qualification nahi: har paper sirf apni jaankari maangta hai",
      hindi: "कोई योग्यता नहीं: हर पेपर सिर्फ़ अपनी जानकारी माँगता है",
    },
  },
  "IRDAI licence exam": {
    about: { hinglish: "bima agent ka exam", hindi: "बीमा एजेंट की परीक्षा" },
    asks: { hinglish: "Class 10 aur kisi bima company ki training", hindi: "Class 10 और किसी बीमा कंपनी की ट्रेनिंग" },
  },
  "IBBI examination": {
    about: {
      hinglish:
        "insolvency board ke test: insolvency professional ke liye Limited Insolvency Examination, aur har tarah ki sampatti ke liye valuation exam",
      hindi:
        "insolvency board के टेस्ट: insolvency professional के लिए Limited Insolvency Examination, और हर तरह की संपत्ति के लिए valuation परीक्षा",
    },
    asks: {
      hinglish:
        "CA, CS, CMA, advocate ya manager ke roop mein kai saal, insolvency ke liye; valuation ke liye us vishay ki degree, kuch saal ka kaam aur valuers' organisation ka course",
      hindi:
        "CA, CS, CMA, advocate या manager के रूप में कई साल, insolvency के लिए; valuation के लिए उस विषय की डिग्री, कुछ साल का काम और valuers' organisation का कोर्स",
    },
  },
  "Customs broker examination": {
    about: {
      hinglish: "customs broker ke licence ka likhit aur maukhik exam; pehle use custom house agent (CHA) kehte the",
      hindi: "customs broker के लाइसेंस की लिखित और मौखिक परीक्षा; पहले उसे custom house agent (CHA) कहते थे",
    },
    asks: {
      hinglish:
        "degree, aur uske saath accounting, finance ya management mein master's degree, CA, CS, CMA, MBA, LLM, customs clearance ka diploma ya G-card par do saal ka kaam",
      hindi:
        "डिग्री, और उसके साथ accounting, finance या management में मास्टर डिग्री, CA, CS, CMA, MBA, LLM, customs clearance का डिप्लोमा या G-card पर दो साल का काम",
    },
  },
  "State ITI admission": {
    about: {
      hinglish: "Industrial Training Institute ki trades mein rajya ka admission",
      hindi: "Industrial Training Institute की ट्रेड में राज्य का एडमिशन",
    },
    asks: { hinglish: "trade ke hisaab se Class 8 ya Class 10", hindi: "ट्रेड के हिसाब से Class 8 या Class 10" },
  },
  "State polytechnic admission": {
    about: {
      hinglish: "Class 10 ke baad polytechnic diploma ka raasta, kuch rajyon mein test se aur kuch mein marks se",
      hindi: "Class 10 के बाद पॉलिटेक्निक डिप्लोमा का रास्ता, कुछ राज्यों में टेस्ट से और कुछ में नंबरों से",
    },
    asks: { hinglish: "maths aur science ke saath Class 10", hindi: "मैथ्स और साइंस के साथ Class 10" },
  },
  "State nursing CET": {
    about: {
      hinglish:
        "BSc Nursing ka rajya ka entrance: apna, jaise West Bengal ka JENPAS-UG ya UP ka CNET, ya common test ka hissa; kuch rajya NEET-UG se lete hain",
      hindi:
        "BSc Nursing का राज्य का entrance: अपना, जैसे पश्चिम बंगाल का JENPAS-UG या उत्तर प्रदेश का CNET, या common test का हिस्सा; कुछ राज्य NEET-UG से लेते हैं",
    },
    asks: {
      hinglish: "physics, chemistry, biology aur English ke saath Class 12, jaisa rajya ki notice kahe",
      hindi: "फ़िज़िक्स, केमिस्ट्री, बायोलॉजी और अंग्रेज़ी के साथ Class 12, जैसा राज्य की सूचना कहे",
    },
  },
  "AIIMS Nursing": {
    about: { hinglish: "AIIMS ki nursing degree ka entrance", hindi: "AIIMS की नर्सिंग डिग्री का entrance" },
    asks: {
      hinglish: "physics, chemistry, biology aur English ke saath Class 12",
      hindi: "फ़िज़िक्स, केमिस्ट्री, बायोलॉजी और अंग्रेज़ी के साथ Class 12",
    },
  },
  "AIIMS Paramedical": {
    about: {
      hinglish: "AIIMS mein radiography, laboratory, theatre aur doosri health technology ki degree ka entrance",
      hindi: "AIIMS में रेडियोग्राफ़ी, लैब, थिएटर और दूसरी हेल्थ टेक्नोलॉजी की डिग्री का entrance",
    },
    asks: {
      hinglish: "physics, chemistry, English aur biology ke saath Class 12; kuch course mein biology ki jagah maths bhi",
      hindi: "फ़िज़िक्स, केमिस्ट्री, अंग्रेज़ी और बायोलॉजी के साथ Class 12; कुछ कोर्स में बायोलॉजी की जगह मैथ्स भी",
    },
  },
  NORCET: {
    about: {
      hinglish: "AIIMS aur Kendra ke doosre hospital ke nursing officer ka exam",
      hindi: "AIIMS और केंद्र के दूसरे अस्पतालों के नर्सिंग ऑफ़िसर की परीक्षा",
    },
    asks: {
      hinglish: "BSc Nursing, ya notice mein maange anubhav ke saath GNM, aur nurse ka registration",
      hindi: "BSc Nursing, या नोटिस में माँगे अनुभव के साथ GNM, और नर्स का रजिस्ट्रेशन",
    },
  },
  "Merchant Navy sponsorship tests": {
    about: { hinglish: "cadet ke liye shipping companies ke apne test", hindi: "cadet के लिए शिपिंग कंपनियों के अपने टेस्ट" },
    asks: {
      hinglish: "physics, chemistry aur maths ke saath Class 12, ya engineering ki degree ya diploma",
      hindi: "फ़िज़िक्स, केमिस्ट्री और मैथ्स के साथ Class 12, या इंजीनियरिंग की डिग्री या डिप्लोमा",
    },
  },
  "BPharm state CET": {
    about: { hinglish: "pharmacy degree ka rajya ka entrance", hindi: "फ़ार्मेसी डिग्री का राज्य का entrance" },
    asks: {
      hinglish: "physics, chemistry aur maths ya biology ke saath Class 12",
      hindi: "फ़िज़िक्स, केमिस्ट्री और मैथ्स या बायोलॉजी के साथ Class 12",
    },
  },
  NIMCET: {
    about: { hinglish: "NIT ke MCA ka common entrance", hindi: "NIT के MCA का common entrance" },
    asks: {
      hinglish: "maths ya statistics wali bachelor's degree, ya uska aakhri saal",
      hindi: "मैथ्स या स्टैटिस्टिक्स वाली बैचलर डिग्री, या उसका आख़िरी साल",
    },
  },
  "State MCA CET": {
    about: {
      hinglish:
        "rajya ke college mein MCA ka entrance, jaise Maharashtra mein MAH-MCA-CET, Telangana aur Andhra Pradesh mein ICET ya Tamil Nadu mein TANCET",
      hindi: "राज्य के कॉलेजों में MCA का entrance, जैसे महाराष्ट्र में MAH-MCA-CET, तेलंगाना और आंध्र प्रदेश में ICET या तमिलनाडु में TANCET",
    },
    asks: {
      hinglish: "bachelor's degree ya uska aakhri saal, zyadatar rajyon mein Class 12 ya degree mein maths ke saath",
      hindi: "बैचलर डिग्री या उसका आख़िरी साल, ज़्यादातर राज्यों में Class 12 या डिग्री में मैथ्स के साथ",
    },
  },
  "C-CAT": {
    about: { hinglish: "C-DAC ke computing ke PG diploma ka entrance", hindi: "C-DAC के computing के PG डिप्लोमा का entrance" },
    asks: {
      hinglish: "engineering, maths wali science ya computer ki degree, jaisa har diploma kahe, ya uska aakhri saal",
      hindi: "इंजीनियरिंग, मैथ्स वाली साइंस या कंप्यूटर की डिग्री, जैसा हर डिप्लोमा कहे, या उसका आख़िरी साल",
    },
  },
  MICAT: {
    about: {
      hinglish: "marketing aur advertising ke liye MICA, Ahmedabad ka test, CAT ya XAT ke saath",
      hindi: "marketing और advertising के लिए MICA, अहमदाबाद का टेस्ट, CAT या XAT के साथ",
    },
    asks: { hinglish: "koi bhi degree; aakhri saal ke students bhi de sakte hain", hindi: "कोई भी डिग्री; आख़िरी साल के छात्र भी दे सकते हैं" },
  },
  "NICMAR NCAT": {
    about: {
      hinglish: "construction management ke course ka NICMAR ka apna entrance",
      hindi: "construction management के कोर्स का NICMAR का अपना entrance",
    },
    asks: {
      hinglish: "course ke hisaab ki bachelor's degree, ya uska aakhri saal",
      hindi: "कोर्स के हिसाब की बैचलर डिग्री, या उसका आख़िरी साल",
    },
  },
  "FDDI AIST": {
    about: {
      hinglish: "FDDI mein footwear, leather aur retail design ke course ka entrance",
      hindi: "FDDI में footwear, leather और retail design के कोर्स का entrance",
    },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में",
    },
  },
  "IICD entrance": {
    about: { hinglish: "IICD, Jaipur mein craft design ka entrance", hindi: "IICD, जयपुर में craft design का entrance" },
    asks: {
      hinglish: "kisi bhi stream ki Class 12, paas ya aakhri mahinon mein",
      hindi: "किसी भी स्ट्रीम की Class 12, पास या आख़िरी महीनों में",
    },
  },
  "CIPET admission test": {
    about: { hinglish: "CIPET mein plastics ke course ka entrance", hindi: "CIPET में plastics के कोर्स का entrance" },
    asks: {
      hinglish: "zyadatar diploma ke liye Class 10, postgraduate ke liye science ki degree",
      hindi: "ज़्यादातर डिप्लोमा के लिए Class 10, postgraduate के लिए साइंस की डिग्री",
    },
  },
  "CIFNET entrance": {
    about: {
      hinglish:
        "CIFNET mein machhli pakadne ke jahaz ke course ka entrance: Class 10 ke baad Vessel Navigator aur Marine Fitter, Class 12 ke baad nautical science (BFSc)",
      hindi:
        "CIFNET में मछली पकड़ने के जहाज़ के कोर्स का entrance: Class 10 के बाद Vessel Navigator और Marine Fitter, Class 12 के बाद nautical science (BFSc)",
    },
    asks: {
      hinglish: "dono course ke liye maths aur science ke saath Class 10, degree ke liye maths ke saath Class 12",
      hindi: "दोनों कोर्स के लिए मैथ्स और साइंस के साथ Class 10, डिग्री के लिए मैथ्स के साथ Class 12",
    },
  },
  "SVNIRTAR CET": {
    about: {
      hinglish: "kai national institute mein therapy, kritrim ang, bolne aur sunne ki degree ka common entrance",
      hindi: "कई राष्ट्रीय इंस्टीट्यूट में थेरेपी, कृत्रिम अंग, बोलने और सुनने की डिग्री का common entrance",
    },
    asks: {
      hinglish: "physics, chemistry aur biology ke saath Class 12, kuch degree ke liye maths",
      hindi: "फ़िज़िक्स, केमिस्ट्री और बायोलॉजी के साथ Class 12, कुछ डिग्री के लिए मैथ्स",
    },
  },
  "GAT-B": {
    about: { hinglish: "biotechnology ke kuch master's course ka aptitude test", hindi: "biotechnology के कुछ मास्टर कोर्स का aptitude test" },
    asks: {
      hinglish: "life science, engineering ya paas ke vishay mein bachelor's degree, ya uska aakhri saal",
      hindi: "life science, इंजीनियरिंग या पास के विषय में बैचलर डिग्री, या उसका आख़िरी साल",
    },
  },
  GPAT: {
    about: { hinglish: "MPharm ke liye graduate pharmacy aptitude test", hindi: "MPharm के लिए graduate pharmacy aptitude test" },
    asks: { hinglish: "BPharm, ya uska aakhri saal", hindi: "BPharm, या उसका आख़िरी साल" },
  },
  "NIPER JEE": {
    about: { hinglish: "NIPER mein pharmacy ke master's course ka entrance", hindi: "NIPER में फ़ार्मेसी के मास्टर कोर्स का entrance" },
    asks: {
      hinglish: "BPharm ya course ke hisaab ki degree, ya uska aakhri saal",
      hindi: "BPharm या कोर्स के हिसाब की डिग्री, या उसका आख़िरी साल",
    },
  },
  "INI-SS": {
    about: {
      hinglish: "AIIMS aur aise institute mein super-speciality course ka entrance",
      hindi: "AIIMS और ऐसे इंस्टीट्यूट में super-speciality कोर्स का entrance",
    },
    asks: { hinglish: "us vishay mein MD, MS ya DNB", hindi: "उस विषय में MD, MS या DNB" },
  },
  FET: {
    about: {
      hinglish: "Fellowship Entrance Test, specialist ki degree ke baad medicine ki ek shakha mein fellowship (FNB) ka entrance",
      hindi: "Fellowship Entrance Test, specialist की डिग्री के बाद medicine की एक शाखा में fellowship (FNB) का entrance",
    },
    asks: { hinglish: "us vishay mein MD, MS, DNB ya usse upar ki degree", hindi: "उस विषय में MD, MS, DNB या उससे ऊपर की डिग्री" },
  },
  JEST: {
    about: {
      hinglish: "physics ya theoretical computer science mein PhD ka screening test",
      hindi: "फ़िज़िक्स या theoretical computer science में PhD का screening test",
    },
    asks: {
      hinglish: "physics ya paas ke vishay mein master's degree, ya uska aakhri saal; kuch institute bachelor's degree lete hain",
      hindi: "फ़िज़िक्स या पास के विषय में मास्टर डिग्री, या उसका आख़िरी साल; कुछ इंस्टीट्यूट बैचलर डिग्री लेते हैं",
    },
  },
  "TIFR GS": {
    about: {
      hinglish:
        "Tata Institute of Fundamental Research aur uske centre ke graduate school ka entrance: science aur maths mein PhD, ya MSc ke saath PhD",
      hindi: "Tata Institute of Fundamental Research और उसके सेंटर के graduate school का entrance: साइंस और मैथ्स में PhD, या MSc के साथ PhD",
    },
    asks: {
      hinglish: "us vishay mein master's degree, ya uska aakhri saal; MSc ke saath wali PhD ke liye bachelor's degree",
      hindi: "उस विषय में मास्टर डिग्री, या उसका आख़िरी साल; MSc के साथ वाली PhD के लिए बैचलर डिग्री",
    },
  },
  "ASRB NET": {
    about: { hinglish: "agricultural universities mein padhane ka test", hindi: "कृषि विश्वविद्यालयों में पढ़ाने का टेस्ट" },
    asks: { hinglish: "uski list ke vishay mein master's degree", hindi: "उसकी लिस्ट के विषय में मास्टर डिग्री" },
  },
  "UPSC Combined Geo-Scientist": {
    about: {
      hinglish: "Geological Survey aur Ground Water Board ke geologist, geophysicist aur chemist ka exam",
      hindi: "Geological Survey और Ground Water Board के geologist, geophysicist और chemist की परीक्षा",
    },
    asks: {
      hinglish: "geology, geophysics ya chemistry mein master's degree, ya uska aakhri saal",
      hindi: "geology, geophysics या केमिस्ट्री में मास्टर डिग्री, या उसका आख़िरी साल",
    },
  },
  "Patent agent examination": {
    about: { hinglish: "patent agent ka exam", hindi: "patent agent की परीक्षा" },
    asks: {
      hinglish: "science ya engineering ki degree, aur India ki naagrikta",
      hindi: "साइंस या इंजीनियरिंग की डिग्री, और भारत की नागरिकता",
    },
  },
  "Patent examiner examination": {
    about: {
      hinglish: "Patent Office ke examiner ka exam, jo kai saal mein ek hi baar aata hai",
      hindi: "Patent Office के examiner की परीक्षा, जो कई साल में एक ही बार आती है",
    },
    asks: {
      hinglish: "notice ki list ke vishay mein engineering ki degree ya science mein master's degree",
      hindi: "नोटिस की लिस्ट के विषय में इंजीनियरिंग की डिग्री या साइंस में मास्टर डिग्री",
    },
  },
  "DGMS certificates": {
    about: { hinglish: "khadaan ki kanooni posts ke yogyata certificate", hindi: "खदान के क़ानूनी पदों के योग्यता सर्टिफ़िकेट" },
    asks: {
      hinglish: "padhai aur khadaan mein kaam ke saal, jaisa har certificate kahe",
      hindi: "पढ़ाई और खदान में काम के साल, जैसा हर सर्टिफ़िकेट कहे",
    },
  },
  "State electrical licence test": {
    about: {
      hinglish:
        "wireman aur electrical supervisor ke certificate ke rajya ke test; bahut se rajya ITI, diploma ya degree aur anubhav par bina test ke dete hain",
      hindi: "wireman और electrical supervisor के सर्टिफ़िकेट के राज्य के टेस्ट; बहुत से राज्य ITI, डिप्लोमा या डिग्री और अनुभव पर बिना टेस्ट के देते हैं",
    },
    asks: {
      hinglish:
        "wireman ke liye ITI ya licence wale contractor ke neeche kai saal ka kaam, supervisor ke liye electrical engineering ka diploma ya degree ya wireman ke roop mein kai saal, jaisa rajya kahe",
      hindi:
        "wireman के लिए ITI या लाइसेंस वाले contractor के नीचे कई साल का काम, supervisor के लिए इलेक्ट्रिकल इंजीनियरिंग का डिप्लोमा या डिग्री या wireman के रूप में कई साल, जैसा राज्य कहे",
    },
  },
};
