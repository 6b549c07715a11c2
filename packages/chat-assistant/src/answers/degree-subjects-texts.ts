import { inEach, type Wording } from "../language.ts";

/** What colleges ask of a subject of Class 12: of which course, and what holds. */
export type SubjectRule = { readonly course: Wording; readonly holds: Wording };

type RuleName =
  | "economics"
  | "bcomHonours"
  | "bcom"
  | "bcaMaths"
  | "bcaComputers"
  | "bba"
  | "btechMaths"
  | "btechComputers"
  | "drawing"
  | "barch"
  | "nursingMaths"
  | "nursingBiology"
  | "pharmacy"
  | "medicineMaths"
  | "medicineBiology"
  | "physiotherapy"
  | "psychology"
  | "law"
  | "hotels"
  | "design"
  | "accountancy"
  | "mba"
  | "agriculture"
  | "computing"
  | "biotechnology";

const same = (name: string): Wording => inEach(() => name);

/** The first word for who asks whether it goes without the subject: the rule's own is turned round. */
export const WITHOUT_IT: Readonly<Record<"yes" | "no", Wording>> = {
  yes: { english: "No, not without it.", hinglish: "Nahi, iske bina nahi.", hindi: "नहीं, इसके बिना नहीं।" },
  no: { english: "Yes, without it too.", hinglish: "Haan, iske bina bhi.", hindi: "हाँ, इसके बिना भी।" },
};

export const SUBJECT_RULES: Readonly<Record<RuleName, SubjectRule>> = {
  economics: {
    course: { english: "BA or BSc Economics", hinglish: "BA ya BSc Economics", hindi: "BA या BSc Economics" },
    holds: {
      english:
        "at Delhi University and most well-known colleges yes, maths in Class 12 is asked for, and often as a paper of CUET-UG. Other universities give BA Economics without it; the course has maths in it everywhere.",
      hinglish:
        "Delhi University aur zyadatar jaane-maane college mein haan, Class 12 mein maths maangte hain, aur aksar CUET-UG ke paper ke roop mein. Doosri universities bina maths ke bhi BA Economics karaati hain; course mein maths har jagah hoti hai.",
      hindi:
        "Delhi University और ज़्यादातर जाने-माने कॉलेज में हाँ, Class 12 में मैथ्स माँगते हैं, और अक्सर CUET-UG के पेपर के रूप में। दूसरी यूनिवर्सिटी बिना मैथ्स के भी BA Economics कराती हैं; कोर्स में मैथ्स हर जगह होती है।",
    },
  },
  bcomHonours: {
    course: same("BCom (Hons)"),
    holds: {
      english:
        "not everywhere. Delhi University has asked lately for maths or accountancy, either of the two; many others ask for neither. Read this year's bulletin of the university.",
      hinglish:
        "har jagah nahi. Delhi University ne pichhle kuch samay se maths ya accountancy, dono mein se ek maanga hai; bahut si doosri dono nahi maangti. University ka is saal ka bulletin padhiye.",
      hindi:
        "हर जगह नहीं। Delhi University ने पिछले कुछ समय से मैथ्स या accountancy, दोनों में से एक माँगा है; बहुत सी दूसरी दोनों नहीं माँगतीं। यूनिवर्सिटी का इस साल का बुलेटिन पढ़िए।",
    },
  },
  bcom: {
    course: same("BCom"),
    holds: {
      english: "no, it is not asked for; accounts and statistics come in the course, from the beginning.",
      hinglish: "nahi, yeh nahi maangte; accounts aur statistics course mein shuru se sikhaye jaate hain.",
      hindi: "नहीं, यह नहीं माँगते; accounts और statistics कोर्स में शुरू से सिखाए जाते हैं।",
    },
  },
  bcaMaths: {
    course: same("BCA"),
    holds: {
      english:
        "it depends on the university: many take every stream and teach the maths in the first year, others, among them some State universities, ask for maths in Class 12. Ask before you pay.",
      hinglish:
        "yeh university par hai: bahut si har stream ko leti hain aur maths pehle saal mein sikhati hain, doosri, jinme kuch State universities bhi hain, Class 12 mein maths maangti hain. Paise dene se pehle poochiye.",
      hindi:
        "यह यूनिवर्सिटी पर है: बहुत सी हर स्ट्रीम को लेती हैं और मैथ्स पहले साल में सिखाती हैं, दूसरी, जिनमें कुछ State यूनिवर्सिटी भी हैं, Class 12 में मैथ्स माँगती हैं। पैसे देने से पहले पूछिए।",
    },
  },
  bcaComputers: {
    course: same("BCA"),
    holds: {
      english: "no: computer science in Class 12 is not asked for; programming is taught from the beginning.",
      hinglish: "nahi: Class 12 mein computer science nahi maangte; programming shuru se sikhayi jaati hai.",
      hindi: "नहीं: Class 12 में computer science नहीं माँगते; प्रोग्रामिंग शुरू से सिखाई जाती है।",
    },
  },
  bba: {
    course: same("BBA"),
    holds: {
      english: "as a rule no; some entrance tests have simple maths, and the course has some statistics and accounts.",
      hinglish: "aam taur par nahi; kuch entrance test mein aasan maths hoti hai, aur course mein thodi statistics aur accounts.",
      hindi: "आम तौर पर नहीं; कुछ entrance टेस्ट में आसान मैथ्स होती है, और कोर्स में थोड़ी statistics और accounts।",
    },
  },
  btechMaths: {
    course: same("BTech"),
    holds: {
      english: "yes, maths and physics in Class 12 at nearly every college. After Class 10 a polytechnic diploma leads to its second year.",
      hinglish:
        "haan, lagbhag har college mein Class 12 mein maths aur physics. Class 10 ke baad polytechnic diploma se uske doosre saal mein ja sakte hain.",
      hindi: "हाँ, लगभग हर कॉलेज में Class 12 में मैथ्स और फ़िज़िक्स। Class 10 के बाद पॉलिटेक्निक डिप्लोमा से उसके दूसरे साल में जा सकते हैं।",
    },
  },
  btechComputers: {
    course: same("BTech"),
    holds: {
      english: "no: PCM suffices, also for computer science. Programming is taught from the first term; a free course before it helps.",
      hinglish:
        "nahi: PCM kaafi hai, computer science ke liye bhi. Programming pehle term se sikhayi jaati hai; usse pehle ek free course madad karta hai.",
      hindi: "नहीं: PCM काफ़ी है, computer science के लिए भी। प्रोग्रामिंग पहले टर्म से सिखाई जाती है; उससे पहले एक मुफ़्त कोर्स मदद करता है।",
    },
  },
  drawing: {
    course: { english: "architecture and design", hinglish: "architecture aur design", hindi: "आर्किटेक्चर और डिज़ाइन" },
    holds: {
      english:
        "you need not be an artist, but entrance tests (NATA, UCEED, NID, NIFT) ask you to draw ideas by hand; it is learnt in some months of daily practice, and later much is done on the computer.",
      hinglish:
        "kalakaar hona zaroori nahi, par entrance test (NATA, UCEED, NID, NIFT) mein apne vichaar haath se banane hote hain; yeh kuch mahine roz ki practice se aa jaata hai, aur baad mein zyadatar kaam computer par hota hai.",
      hindi:
        "कलाकार होना ज़रूरी नहीं, पर entrance टेस्ट (NATA, UCEED, NID, NIFT) में अपने विचार हाथ से बनाने होते हैं; यह कुछ महीने रोज़ की प्रैक्टिस से आ जाता है, और बाद में ज़्यादातर काम कंप्यूटर पर होता है।",
    },
  },
  barch: {
    course: same("BArch"),
    holds: {
      english: "yes, maths and physics in Class 12, or a diploma with maths.",
      hinglish: "haan, Class 12 mein maths aur physics, ya maths wala diploma.",
      hindi: "हाँ, Class 12 में मैथ्स और फ़िज़िक्स, या मैथ्स वाला डिप्लोमा।",
    },
  },
  nursingMaths: {
    course: { english: "BSc Nursing and GNM", hinglish: "BSc Nursing aur GNM", hindi: "BSc Nursing और GNM" },
    holds: {
      english: "no: physics, chemistry and biology count; GNM takes every stream.",
      hinglish: "nahi: physics, chemistry aur biology dekhe jaate hain; GNM mein har stream chalti hai.",
      hindi: "नहीं: फ़िज़िक्स, केमिस्ट्री और बायोलॉजी देखे जाते हैं; GNM में हर स्ट्रीम चलती है।",
    },
  },
  nursingBiology: {
    course: same("BSc Nursing"),
    holds: {
      english: "for BSc Nursing yes, with physics, chemistry and English. GNM takes every stream, and prefers science.",
      hinglish:
        "BSc Nursing ke liye haan, physics, chemistry aur English ke saath. GNM mein har stream chalti hai, science ko pehle lete hain.",
      hindi: "BSc Nursing के लिए हाँ, फ़िज़िक्स, केमिस्ट्री और अंग्रेज़ी के साथ। GNM में हर स्ट्रीम चलती है, साइंस को पहले लेते हैं।",
    },
  },
  pharmacy: {
    course: { english: "BPharm and DPharm", hinglish: "BPharm aur DPharm", hindi: "BPharm और DPharm" },
    holds: {
      english: "either of the two: physics and chemistry with maths or biology.",
      hinglish: "dono mein se ek: physics aur chemistry, saath mein maths ya biology.",
      hindi: "दोनों में से एक: फ़िज़िक्स और केमिस्ट्री, साथ में मैथ्स या बायोलॉजी।",
    },
  },
  medicineMaths: {
    course: { english: "MBBS, BDS and AYUSH", hinglish: "MBBS, BDS aur AYUSH", hindi: "MBBS, BDS और AYUSH" },
    holds: {
      english: "no: physics, chemistry, biology and English are asked for, and NEET-UG.",
      hinglish: "nahi: physics, chemistry, biology aur English maangte hain, aur NEET-UG.",
      hindi: "नहीं: फ़िज़िक्स, केमिस्ट्री, बायोलॉजी और अंग्रेज़ी माँगते हैं, और NEET-UG।",
    },
  },
  medicineBiology: {
    course: { english: "MBBS, BDS and AYUSH", hinglish: "MBBS, BDS aur AYUSH", hindi: "MBBS, BDS और AYUSH" },
    holds: {
      english: "yes, biology (or biotechnology) with physics and chemistry; it may be added later, as NIOS allows, and counts for NEET-UG.",
      hinglish:
        "haan, biology (ya biotechnology), physics aur chemistry ke saath; ise baad mein bhi jod sakte hain, jaisa NIOS mein hota hai, aur yeh NEET-UG mein gina jaata hai.",
      hindi:
        "हाँ, बायोलॉजी (या बायोटेक्नोलॉजी), फ़िज़िक्स और केमिस्ट्री के साथ; इसे बाद में भी जोड़ सकते हैं, जैसा NIOS में होता है, और यह NEET-UG में गिना जाता है।",
    },
  },
  physiotherapy: {
    course: same("BPT"),
    holds: {
      english: "no: physics, chemistry and biology are asked for.",
      hinglish: "nahi: physics, chemistry aur biology maangte hain.",
      hindi: "नहीं: फ़िज़िक्स, केमिस्ट्री और बायोलॉजी माँगते हैं।",
    },
  },
  psychology: {
    course: { english: "psychology", hinglish: "psychology", hindi: "साइकोलॉजी" },
    holds: {
      english:
        "for BA Psychology no; a paper or two of statistics come in the course and are taught from the beginning. Some colleges prefer maths for a BSc.",
      hinglish:
        "BA Psychology ke liye nahi; course mein statistics ke ek-do paper hote hain jo shuru se sikhaye jaate hain. BSc ke liye kuch college maths ko pehle lete hain.",
      hindi: "BA Psychology के लिए नहीं; कोर्स में statistics के एक-दो पेपर होते हैं जो शुरू से सिखाए जाते हैं। BSc के लिए कुछ कॉलेज मैथ्स को पहले लेते हैं।",
    },
  },
  law: {
    course: { english: "law", hinglish: "law", hindi: "लॉ" },
    holds: {
      english: "no: every stream leads to law; CLAT has a little maths of Class 10.",
      hinglish: "nahi: law mein har stream se ja sakte hain; CLAT mein thodi si Class 10 ki maths hoti hai.",
      hindi: "नहीं: लॉ में हर स्ट्रीम से जा सकते हैं; CLAT में थोड़ी सी Class 10 की मैथ्स होती है।",
    },
  },
  hotels: {
    course: { english: "hotel management", hinglish: "hotel management", hindi: "होटल मैनेजमेंट" },
    holds: {
      english: "no: every stream; English is looked for.",
      hinglish: "nahi: har stream chalti hai; English dekhi jaati hai.",
      hindi: "नहीं: हर स्ट्रीम चलती है; अंग्रेज़ी देखी जाती है।",
    },
  },
  design: {
    course: { english: "design", hinglish: "design", hindi: "डिज़ाइन" },
    holds: {
      english: "no: every stream; the entrance tests look at drawing and ideas.",
      hinglish: "nahi: har stream chalti hai; entrance test drawing aur ideas dekhte hain.",
      hindi: "नहीं: हर स्ट्रीम चलती है; entrance टेस्ट ड्रॉइंग और आइडिया देखते हैं।",
    },
  },
  accountancy: {
    course: same("CA"),
    holds: {
      english:
        "no: every stream and Class 12 without maths are admitted. CA Foundation has one paper of business maths, statistics and reasoning.",
      hinglish:
        "nahi: har stream aur bina maths ki Class 12 bhi chalti hai. CA Foundation mein business maths, statistics aur reasoning ka ek paper hota hai.",
      hindi: "नहीं: हर स्ट्रीम और बिना मैथ्स की Class 12 भी चलती है। CA Foundation में business maths, statistics और reasoning का एक पेपर होता है।",
    },
  },
  mba: {
    course: same("MBA"),
    holds: {
      english: "no: any degree. CAT and its like have maths up to Class 10.",
      hinglish: "nahi: koi bhi degree. CAT jaise exam mein Class 10 tak ki maths hoti hai.",
      hindi: "नहीं: कोई भी डिग्री। CAT जैसी परीक्षाओं में Class 10 तक की मैथ्स होती है।",
    },
  },
  agriculture: {
    course: same("BSc Agriculture"),
    holds: {
      english: "no: PCB, PCM or agriculture in Class 12, as the State's exam says.",
      hinglish: "nahi: Class 12 mein PCB, PCM ya agriculture, jaisa rajya ka exam kahe.",
      hindi: "नहीं: Class 12 में PCB, PCM या agriculture, जैसा राज्य की परीक्षा कहे।",
    },
  },
  computing: {
    course: {
      english: "BSc Computer Science, IT or Data Science",
      hinglish: "BSc Computer Science, IT ya Data Science",
      hindi: "BSc Computer Science, IT या Data Science",
    },
    holds: {
      english: "mostly yes, maths in Class 12; some universities take other streams for BSc IT.",
      hinglish: "zyadatar haan, Class 12 mein maths; kuch universities BSc IT mein doosri stream bhi leti hain.",
      hindi: "ज़्यादातर हाँ, Class 12 में मैथ्स; कुछ यूनिवर्सिटी BSc IT में दूसरी स्ट्रीम भी लेती हैं।",
    },
  },
  biotechnology: {
    course: same("BSc Biotechnology"),
    holds: {
      english: "for the BSc mostly no: biology, physics and chemistry. The BTech asks for PCM at most colleges, and some take PCB.",
      hinglish:
        "BSc ke liye zyadatar nahi: biology, physics aur chemistry. BTech mein zyadatar college PCM maangte hain, kuch PCB bhi lete hain.",
      hindi: "BSc के लिए ज़्यादातर नहीं: बायोलॉजी, फ़िज़िक्स और केमिस्ट्री। BTech में ज़्यादातर कॉलेज PCM माँगते हैं, कुछ PCB भी लेते हैं।",
    },
  },
};

export const SUBJECT_FOR: Wording<(subject: string, course: string) => string> = {
  english: (subject, course) => `${subject} for ${course}`,
  hinglish: (subject, course) => `${course} ke liye ${subject}`,
  hindi: (subject, course) => `${course} के लिए ${subject}`,
};
export const EACH_SETS_ITS_RULE: Wording = {
  english: "Each university sets its own rule, which may change: look at this year's prospectus of the two or three that you want.",
  hinglish: "Har university ka apna niyam hai, jo badal sakta hai: jo do-teen aapko chahiye, unka is saal ka prospectus dekhiye.",
  hindi: "हर यूनिवर्सिटी का अपना नियम है, जो बदल सकता है: जो दो-तीन आपको चाहिए, उनका इस साल का prospectus देखिए।",
};
