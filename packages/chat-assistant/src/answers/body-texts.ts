import type { Career, Exam } from "@career-clarity/career-catalog";
import { inEach, type Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";

/** What of the body is asked about. */
export type Aspect = "size" | "eyes" | "colour" | "tattoo" | "feet" | "health";

/** How it is asked for. The first that fits is meant. */
export const ASPECT_CUES: Readonly<Record<Aspect, RegExp>> = {
  colour: phrases(
    "colou?r ?blind\\S*|colou?r (?:problem|issue)(?: (?:in|of) (?:the )?eyes?)?|red green (?:colou?r|blind\\S*|problem)|colou?r (?:vision|perception)|varnandh\\S*|rang ?andh\\S*|(?:rang|रंग|कलर) blind|रंग ?अंध\\S*|(?:rang|colou?r)\\S* (?:nahi|nhi|me)(?: \\S+)? (?:pehchan|pahchan|dikh|farak|fark)\\S*|वर्णांध\\S*|कलर ब्लाइंड\\S*",
  ),
  tattoo: phrases("tattoos?|tatoos?|tattu|godna|टैटू|गोदना"),
  eyes: phrases(
    "(?:ek|one|left|right|dayi|bayi|ek hi) (?:aankh|ankh|eye)(?: \\S+){0,3} (?:kam|dikh\\S*|weak|kamzor|kamjor|kharab|vision|nahi|nhi|blind)(?: .*)?",
    "(?:aankh\\S*|aankhe\\S*|nazar|najar|आंख\\S*|नजर) (?:bahut |thodi |बहुत |थोडी )?(?:kamz?jo?r|kamzor|kamjor|weak|kharab|कमजोर|खराब)|eye ?sight|eyes? (?:power|number|vision|test|weak|problem)|weak eyes?|poor vision|spectacles?|specs|(?:wear|wears|wearing|with|have|has|using|use|need) (?:\\S+ )?(?:glasses|lenses|lens)|(?:glasses|lenses)(?: allowed)? (?:in|for|allowed)(?: .*)?|lasik|lasek|laser (?:eye )?(?:surgery|operation)|myopia|short ?sighted|near ?sighted|(?:eye|aankh|chashme|number|power) (?:minus|plus) \\d\\S*|6 6|6 9",
    "(?:have|my|mera|meri|eyes?|aankh\\S*|chashme|ka|ki) (?:eye |ka |ki )?(?:power|number) (?:is |hai |of |minus |plus )*\\d\\S*(?: .*)?|(?:power|number) (?:minus |plus )?\\d(?: \\d+)? (?:hai|h|wala|wali|wale|with|and|can|ok|okay|fine|allowed|for|chal\\S*)(?: .*)?",
    "chash?m[aei]\\S*(?! (?:wal[aei](?= $)|bana\\S*|ki (?:dukan|dukaan|shop)) )|(?:nazar|najar|aankh|aankhe|aankhen|ankh) (?:kamzor|kamjor|kharab|ka number|ki roshni|weak|thik|theek)|चश्म\\S*|(?:नजर|आंख|आंखें) (?:कमजोर|खराब)|लेसिक",
  ),
  size: phrases(
    "(?<! (?:without|of) )height(?! (?:of|work|se))(?: .*)?|[4-6] (?:foot|feet|ft|fut|फुट|फीट)(?: \\d{1,2}(?: inch(?:es)?)?)?|1[3-9]\\d ?(?:cm|सेमी|सेंटीमीटर|से मी)|(?:too |bahut |very )short|lambai|kad (?:kitna|kam|chhota|chota)|कद|लंबाई|हाइट|हाईट|ऊंचाई (?:कितनी|कम)",
    "weight (?:for|limit|required|kitna|hona|chahiye|kam|zyada|jyada|is|criteria)(?: .*)?|(?:over|under) ?weight|vajan|wazan|वजन|(?:sina|seena|chhati) (?:kitn\\S*|kam|chahiye)(?: .*)?|सीना|chest (?:kitn\\S*|size|measure\\S*|chahiye|honi|required|cm)(?: .*)?|(?:running|daud|race|long jump|दौड़|दौड) (?:kitn\\S*|time|km|test|me|kitni|कितनी)(?: .*)?|kitn[ai] (?:running|daud)|how (?:much|many|fast)(?: \\S+){0,3} (?:run|running|km)|(?:physical|fitness) (?:standards?|efficiency|tests?|criteria|requirements?)",
  ),
  feet: phrases("flat ?(?:foot|feet)|knock ?knees?|bow ?legs?|varicose\\S*|फ्लैट फुट"),
  health: phrases(
    "sweaty (?:palms?|hands?)|hernia|varicocele|piles|asthma|fracture|stammer\\S*|hakla\\S*|medical (?:standards?|fitness|criteria|exam|examination|unfit|rules?)|medically (?:fit|unfit)|(?:class (?:1|2|one|two)|dgca) medical\\S*|medical (?:test|check ?up) (?:me|mein|of|for|kya|kaise|hota)(?: .*)?",
  ),
};

/** What is asked, as it stands in "I know no rule of ... for it". */
export const ASPECT_NAMES: Readonly<Record<Aspect, Wording>> = {
  colour: { english: "colour vision", hinglish: "rang pehchaanne", hindi: "रंग पहचानने" },
  tattoo: { english: "tattoos", hinglish: "tattoo", hindi: "टैटू" },
  eyes: { english: "eyesight", hinglish: "nazar", hindi: "नज़र" },
  size: { english: "height, weight or running", hinglish: "height, vajan ya daud", hindi: "लंबाई, वज़न या दौड़" },
  feet: { english: "feet and knees", hinglish: "pair aur ghutne", hindi: "पैर और घुटने" },
  health: { english: "medical fitness", hinglish: "medical fitness", hindi: "मेडिकल फ़िटनेस" },
};

/** Who sets rules for the body, and what holds of them from year to year. */
export type BodyRules = {
  readonly holds: (career: Career) => boolean;
  readonly exams: readonly Exam[];
  /** Words that stand for it where no career is named. */
  readonly cue: RegExp;
  /** Completes "They stand in", and in Hindi after a colon. */
  readonly counts: Wording;
  readonly says: Partial<Readonly<Record<Aspect, Wording>>>;
  /** Heights that its notices have named for years, with those notices. */
  readonly heights?: Wording;
};

const hasExam =
  (...names: readonly Exam[]) =>
  ({ pathway }: Career): boolean =>
    pathway?.exams.some((exam) => names.includes(exam)) ?? false;
const isOf =
  (...subcategories: readonly string[]) =>
  ({ subcategory }: Career): boolean =>
    subcategories.includes(subcategory);

const COLOUR_OF_FORCES: Wording = {
  english: "Colour vision is tested, and a clear defect mostly closes this way; some branches ask for less than others.",
  hinglish:
    "Rang pehchaanne ki jaanch hoti hai, aur saaf kami se yeh raasta zyadatar band ho jaata hai; kuch branch doosron se kam maangti hain.",
  hindi: "रंग पहचानने की जाँच होती है, और साफ़ कमी से यह रास्ता ज़्यादातर बंद हो जाता है; कुछ ब्रांच दूसरों से कम माँगती हैं।",
};
const LASER: Wording = {
  english:
    "Whether an operation such as LASIK is allowed differs by post and branch, and some do not allow it at all: read the notice before an operation.",
  hinglish:
    "LASIK jaisa operation chalega ya nahi, yeh post aur branch par hai, aur kuch ise bilkul nahi maante: operation se pehle notice padhiye.",
  hindi: "LASIK जैसा ऑपरेशन चलेगा या नहीं, यह पद और ब्रांच पर है, और कुछ इसे बिल्कुल नहीं मानते: ऑपरेशन से पहले नोटिस पढ़िए।",
};
const TATTOO_OF_FORCES: Wording = {
  english:
    "The Army's rule of 2015 allowed small tattoos on the inner side of the forearm and the back of the hand, and more to members of tribes by their custom; an offensive one bars from entry wherever it is. The other forces have rules of their own.",
  hinglish:
    "Army ke 2015 ke niyam mein kalai se kohni tak andar ki taraf aur haath ke peeche chhote tattoo chalte the, aur aadivasi logon ko unke rivaaj ke hisaab se zyada; apmaan karne wala tattoo kahin bhi ho, bharti rokta hai. Baaki senaon ke apne niyam hain.",
  hindi:
    "आर्मी के 2015 के नियम में कलाई से कोहनी तक अंदर की तरफ़ और हाथ के पीछे छोटे टैटू चलते थे, और आदिवासी लोगों को उनके रिवाज के हिसाब से ज़्यादा; अपमान करने वाला टैटू कहीं भी हो, भर्ती रोकता है। बाक़ी सेनाओं के अपने नियम हैं।",
};
const SIGHT_OF_RANKS: Wording = {
  english:
    "Notices so far ask constables and fighting soldiers for good sight without glasses; clerical and technical posts are often easier.",
  hinglish:
    "Ab tak ke notice constable aur ladne wale sainik se bina chashme achhi nazar maangte hain; clerk aur technical posts aksar aasan hain.",
  hindi: "अब तक के नोटिस कांस्टेबल और लड़ने वाले सैनिक से बिना चश्मे अच्छी नज़र माँगते हैं; क्लर्क और टेक्निकल पद अक्सर आसान हैं।",
};
const FEET: Wording = {
  english: "Flat feet, knock knees and the like are looked at by the medical board; ask a doctor early what exercise or treatment can do.",
  hinglish:
    "Flat feet, knock knees aur aisi cheezein medical board dekhta hai; pehle hi doctor se poochiye ki exercise ya ilaaj se kya ho sakta hai.",
  hindi: "Flat feet, knock knees और ऐसी चीज़ें मेडिकल बोर्ड देखता है; पहले ही डॉक्टर से पूछिए कि एक्सरसाइज़ या इलाज से क्या हो सकता है।",
};
const HEALTH_OF_FORCES: Wording = {
  english:
    "A lasting illness such as asthma, epilepsy or diabetes is as a rule a ground for no. Of one that ended in childhood the board of doctors decides: tell it truly, bring the papers, and ask a doctor before you give years to this way. Keep a second way open.",
  hinglish:
    "Lambi bimari, jaise asthma, mirgi ya diabetes, aam taur par mana hone ki wajah hoti hai. Jo bachpan mein khatam ho gayi, uska faisla doctoron ka board karta hai: sach bataiye, kaagaz le jaiye, aur is raaste ko saal dene se pehle doctor se poochiye. Ek doosra raasta khula rakhiye.",
  hindi:
    "लंबी बीमारी, जैसे अस्थमा, मिर्गी या डायबिटीज़, आम तौर पर मना होने की वजह होती है। जो बचपन में ख़त्म हो गई, उसका फ़ैसला डॉक्टरों का बोर्ड करता है: सच बताइए, काग़ज़ ले जाइए, और इस रास्ते को साल देने से पहले डॉक्टर से पूछिए। एक दूसरा रास्ता खुला रखिए।",
};
const BEFORE_FEES: Wording = {
  english: "Go there before you pay any school",
  hinglish: "Kisi school ko paise dene se pehle wahan jaiye",
  hindi: "किसी स्कूल को पैसे देने से पहले वहाँ जाइए",
};

const FLYING_ASKS_MOST: Wording = {
  english: "Flying asks for the best.",
  hinglish: "Udaan mein sabse achhi chahiye.",
  hindi: "उड़ान में सबसे अच्छी चाहिए।",
};
const SIGHT_OF_OFFICERS: Wording = {
  english: "The limits differ by force and branch; flying is the strictest, and many other branches take officers with glasses.",
  hinglish: "Seema har sena aur branch mein alag hai; udaan sabse kadi hai, aur bahut si doosri branch chashme wale officer leti hain.",
  hindi: "सीमा हर सेना और ब्रांच में अलग है; उड़ान सबसे कड़ी है, और बहुत सी दूसरी ब्रांच चश्मे वाले ऑफ़िसर लेती हैं।",
};
const MEDICAL_OF_PILOTS: Wording = {
  english: "the rules of DGCA (dgca.gov.in) for its Class 1 medical, done by doctors whom it approves, with a Class 2 medical before it.",
  hinglish: "DGCA ke Class 1 medical ke niyam (dgca.gov.in), jo uske approved doctor karte hain, usse pehle Class 2 medical.",
  hindi: "DGCA के Class 1 मेडिकल के नियम (dgca.gov.in), जो उसके मान्य डॉक्टर करते हैं, उससे पहले Class 2 मेडिकल।",
};
const MEDICAL_AT_SEA: Wording = {
  english: "the rules of the Directorate General of Shipping (dgshipping.gov.in), whose approved doctors do the medical.",
  hinglish: "Directorate General of Shipping ke niyam (dgshipping.gov.in), jiske approved doctor medical karte hain.",
  hindi: "Directorate General of Shipping के नियम (dgshipping.gov.in), जिसके मान्य डॉक्टर मेडिकल करते हैं।",
};
const both = (one: Wording, other: Wording): Wording => inEach((language) => `${one[language]} ${other[language]}`);

/** The first that fits a career is meant. */
export const BODY_RULES: readonly BodyRules[] = [
  {
    holds: hasExam("DGCA pilot papers"),
    exams: ["DGCA pilot papers"],
    cue: phrases("dgca|(?:commercial|airline|civil) pilots?|cpl"),
    counts: both(MEDICAL_OF_PILOTS, BEFORE_FEES),
    says: {
      eyes: {
        english: "Glasses or lenses alone do not close this way: what counts is that you see well enough with them.",
        hinglish: "Sirf chashme ya lens se yeh raasta band nahi hota: maayne yeh rakhta hai ki unke saath aap theek dekhte hain.",
        hindi: "सिर्फ़ चश्मे या लेंस से यह रास्ता बंद नहीं होता: मायने यह रखता है कि उनके साथ आप ठीक देखते हैं।",
      },
      health: {
        english:
          "It is the check of eyes, ears, heart, blood and mind without which nobody flies for pay, and it is repeated as long as one flies.",
        hinglish:
          "Yeh aankh, kaan, dil, khoon aur mann ki jaanch hai jiske bina koi paise ke liye nahi udta, aur jab tak udte hain, dohrayi jaati hai.",
        hindi: "यह आँख, कान, दिल, ख़ून और मन की जाँच है जिसके बिना कोई पैसे के लिए नहीं उड़ता, और जब तक उड़ते हैं, दोहराई जाती है।",
      },
      colour: {
        english: "Colour vision is tested with plates first; who fails them may be tested further, and a clear defect closes this way.",
        hinglish:
          "Pehle plate se rang ki jaanch hoti hai; jo usme rah jaata hai uski aage jaanch ho sakti hai, aur saaf kami se yeh raasta band ho jaata hai.",
        hindi: "पहले प्लेट से रंग की जाँच होती है; जो उसमें रह जाता है उसकी आगे जाँच हो सकती है, और साफ़ कमी से यह रास्ता बंद हो जाता है।",
      },
    },
  },
  {
    holds: ({ id }) => id === "flight-attendant",
    exams: [],
    cue: phrases("cabin crew|air ?hostess\\S*|flight attendants?"),
    counts: {
      english: "each airline's own notice for cabin crew, and in DGCA's rules for their medical",
      hinglish: "cabin crew ke liye har airline ka apna notice, aur unke medical ke liye DGCA ke niyam",
      hindi: "केबिन क्रू के लिए हर एयरलाइन का अपना नोटिस, और उनके मेडिकल के लिए DGCA के नियम",
    },
    says: {
      tattoo: {
        english: "Most airlines take nobody with a tattoo that the uniform leaves to be seen.",
        hinglish: "Zyadatar airline aisa tattoo nahi leti jo vardi mein dikhta ho.",
        hindi: "ज़्यादातर एयरलाइन ऐसा टैटू नहीं लेतीं जो वर्दी में दिखता हो।",
      },
      size: {
        english: "Airlines ask that you reach the luggage bins and that weight fits height; the figures are each airline's own.",
        hinglish:
          "Airline chahti hain ki aap saamaan ke khaane tak pahunchein aur vajan height ke hisaab se ho; ankde har airline ke apne hain.",
        hindi: "एयरलाइन चाहती हैं कि आप सामान के ख़ाने तक पहुँचें और वज़न लंबाई के हिसाब से हो; आँकड़े हर एयरलाइन के अपने हैं।",
      },
      eyes: {
        english: "Glasses or lenses are allowed by many airlines within a limit of their own.",
        hinglish: "Bahut si airline apni seema ke andar chashma ya lens maanti hain.",
        hindi: "बहुत सी एयरलाइन अपनी सीमा के अंदर चश्मा या लेंस मानती हैं।",
      },
    },
  },
  {
    holds: hasExam("RRB ALP", "RRB NTPC", "RRB JE"),
    exams: ["RRB ALP", "RRB NTPC", "RRB JE"],
    cue: phrases("railways?|loco ?pilot|rrb|alp|रेलवे"),
    counts: {
      english: "the notice of the Railway Recruitment Boards (rrbapply.gov.in), which names a medical class for each post",
      hinglish: "Railway Recruitment Board ka notice (rrbapply.gov.in), jisme har post ki medical class likhi hoti hai",
      hindi: "Railway Recruitment Board का नोटिस (rrbapply.gov.in), जिसमें हर पद की मेडिकल class लिखी होती है",
    },
    says: {
      eyes: {
        english:
          "For Assistant Loco Pilot it is the strictest, A-1: by the notices so far sight without glasses, and no LASIK. Other posts, such as clerk, allow glasses.",
        hinglish:
          "Assistant Loco Pilot ke liye sabse kadi hai, A-1: ab tak ke notice se bina chashme ki nazar, aur LASIK nahi. Doosri posts, jaise clerk, chashma maanti hain.",
        hindi: "Assistant Loco Pilot के लिए सबसे कड़ी है, A-1: अब तक के नोटिस से बिना चश्मे की नज़र, और LASIK नहीं। दूसरे पद, जैसे क्लर्क, चश्मा मानते हैं।",
      },
      colour: {
        english:
          "Mostly no for a loco pilot or a station master: who drives trains or gives signals must tell colours. Office posts of the railways mostly do not ask for it.",
        hinglish:
          "Loco pilot ya station master ke liye zyadatar nahi: jo train chalate hain ya signal dete hain, unke liye rang pehchaanna zaroori hai. Railway ki office posts mein zyadatar nahi maangte.",
        hindi:
          "लोको पायलट या स्टेशन मास्टर के लिए ज़्यादातर नहीं: जो ट्रेन चलाते हैं या सिग्नल देते हैं, उनके लिए रंग पहचानना ज़रूरी है। रेलवे के ऑफ़िस पदों में ज़्यादातर नहीं माँगते।",
      },
      size: {
        english: "For most railway posts no height is asked; the Railway Protection Force has its own figures.",
        hinglish: "Zyadatar railway posts mein height nahi poochte; Railway Protection Force ke apne ankde hain.",
        hindi: "ज़्यादातर रेलवे पदों में लंबाई नहीं पूछते; Railway Protection Force के अपने आँकड़े हैं।",
      },
    },
  },
  {
    holds: hasExam("IMU-CET", "Merchant Navy sponsorship tests"),
    exams: ["IMU-CET", "Merchant Navy sponsorship tests"],
    cue: phrases("merchant navy|dg ?shipping|मर्चेंट नेवी"),
    counts: both(MEDICAL_AT_SEA, BEFORE_FEES),
    says: {
      eyes: {
        english: "The deck, which keeps watch, is the strictest; the engine room is easier, and glasses are allowed there within limits.",
        hinglish: "Deck, jahan nigrani hoti hai, sabse kada hai; engine room aasan hai, aur wahan seema ke andar chashma chalta hai.",
        hindi: "डेक, जहाँ निगरानी होती है, सबसे कड़ा है; इंजन रूम आसान है, और वहाँ सीमा के अंदर चश्मा चलता है।",
      },
      colour: {
        english: "Colour vision is tested: without it the deck is closed, and mostly the engine room too.",
        hinglish: "Rang ki jaanch hoti hai: iske bina deck band hai, aur zyadatar engine room bhi.",
        hindi: "रंग की जाँच होती है: इसके बिना डेक बंद है, और ज़्यादातर इंजन रूम भी।",
      },
      tattoo: {
        english: "I know of no rule that bars tattoos; shipping companies may have their own.",
        hinglish: "Tattoo rokne wala koi niyam mujhe nahi pata; shipping companies ke apne ho sakte hain.",
        hindi: "टैटू रोकने वाला कोई नियम मुझे नहीं पता; शिपिंग कंपनियों के अपने हो सकते हैं।",
      },
    },
  },
  {
    holds: hasExam("NDA", "CDS", "AFCAT"),
    exams: ["NDA", "CDS", "AFCAT"],
    heights: {
      english:
        "Height by UPSC's notices of recent years: 157 cm for men and 152 for women, about 162.5 for flying, and some 5 cm less for Gorkhas and the hills of the North-East, Garhwal and Kumaon.",
      hinglish:
        "Height UPSC ke pichhle saalon ke notice se: purush 157 cm aur mahila 152, udaan ke liye lagbhag 162.5, aur Gorkha aur North-East, Garhwal aur Kumaon ke pahaadon ke liye kareeb 5 cm kam.",
      hindi:
        "लंबाई UPSC के पिछले सालों के नोटिस से: पुरुष 157 सेमी और महिला 152, उड़ान के लिए लगभग 162.5, और गोरखा और पूर्वोत्तर, गढ़वाल और कुमाऊँ के पहाड़ों के लिए क़रीब 5 सेमी कम।",
    },
    cue: phrases("ssb|air ?force|armed forces|defen[cs]e (?:forces|services)|indian navy|एयरफोर्स|नौसेना"),
    counts: {
      english: "the notice of NDA and CDS (upsc.gov.in) or of AFCAT (afcat.cdac.in), and a board of doctors decides after the SSB",
      hinglish: "NDA aur CDS ka notice (upsc.gov.in) ya AFCAT ka (afcat.cdac.in); SSB ke baad doctoron ka board faisla karta hai",
      hindi: "NDA और CDS का नोटिस (upsc.gov.in) या AFCAT का (afcat.cdac.in); SSB के बाद डॉक्टरों का बोर्ड फ़ैसला करता है",
    },
    says: {
      eyes: both(SIGHT_OF_OFFICERS, LASER),
      colour: both(COLOUR_OF_FORCES, FLYING_ASKS_MOST),
      tattoo: TATTOO_OF_FORCES,
      size: {
        english: "Height and weight go by tables, with lower heights for women and for people of some regions.",
        hinglish: "Height aur vajan table se dekhte hain, mahilaon aur kuch ilaakon ke logon ke liye kam height ke saath.",
        hindi: "लंबाई और वज़न टेबल से देखते हैं, महिलाओं और कुछ इलाक़ों के लोगों के लिए कम लंबाई के साथ।",
      },
      feet: FEET,
      health: HEALTH_OF_FORCES,
    },
  },
  {
    holds: hasExam("SSC GD", "UPSC CAPF"),
    exams: ["SSC GD", "UPSC CAPF"],
    heights: {
      english:
        "Height by the notices so far: constables (SSC GD, 2024) 170 cm for men and 157 for women, of Scheduled Tribes 162.5 and 150, and less for hill regions, the North-East and some communities; officers (UPSC CAPF) 165 and 157.",
      hinglish:
        "Height ab tak ke notice se: constable (SSC GD, 2024) purush 170 cm aur mahila 157, Scheduled Tribes 162.5 aur 150, aur pahadi ilaake, North-East aur kuch samudaay ke liye kam; officer (UPSC CAPF) 165 aur 157.",
      hindi:
        "लंबाई अब तक के नोटिस से: कांस्टेबल (SSC GD, 2024) पुरुष 170 सेमी और महिला 157, अनुसूचित जनजाति 162.5 और 150, और पहाड़ी इलाक़े, पूर्वोत्तर और कुछ समुदायों के लिए कम; ऑफ़िसर (UPSC CAPF) 165 और 157।",
    },
    cue: phrases("capf|crpf|bsf|cisf|itbp|ssc gd|border guard"),
    counts: {
      english: "the notice of the Staff Selection Commission for constables (ssc.gov.in), or of UPSC CAPF for officers (upsc.gov.in)",
      hinglish: "constable ke liye Staff Selection Commission ka notice (ssc.gov.in), ya officer ke liye UPSC CAPF ka (upsc.gov.in)",
      hindi: "कांस्टेबल के लिए Staff Selection Commission का नोटिस (ssc.gov.in), या ऑफ़िसर के लिए UPSC CAPF का (upsc.gov.in)",
    },
    says: {
      eyes: both(SIGHT_OF_RANKS, LASER),
      colour: {
        english: "Colour vision is tested, and a defect mostly closes this way.",
        hinglish: "Rang ki jaanch hoti hai, aur kami se yeh raasta zyadatar band ho jaata hai.",
        hindi: "रंग की जाँच होती है, और कमी से यह रास्ता ज़्यादातर बंद हो जाता है।",
      },
      size: {
        english: "Heights differ for women and men and are lower for some communities and hill regions.",
        hinglish: "Height mahilaon aur purushon ke liye alag hai, aur kuch samudaay aur pahadi ilaakon ke liye kam.",
        hindi: "लंबाई महिलाओं और पुरुषों के लिए अलग है, और कुछ समुदाय और पहाड़ी इलाक़ों के लिए कम।",
      },
      tattoo: {
        english:
          "By the notices so far only small ones on the inner side of the left forearm or the back of the hand, and none that offends.",
        hinglish:
          "Ab tak ke notice se sirf chhote, baayi kalai se kohni tak andar ki taraf ya haath ke peeche, aur apmaan karne wala koi nahi.",
        hindi: "अब तक के नोटिस से सिर्फ़ छोटे, बाईं कलाई से कोहनी तक अंदर की तरफ़ या हाथ के पीछे, और अपमान करने वाला कोई नहीं।",
      },
      feet: FEET,
      health: HEALTH_OF_FORCES,
    },
  },
  {
    holds: hasExam("Agniveer recruitment"),
    exams: ["Agniveer recruitment"],
    heights: {
      english:
        "Height for the Army's soldiers (general duty), by its tables so far: 170 cm in the western plains, 169 in the eastern, 168 in central India, 166 in the south, 163 in the western hills, 160 in the North-East and Sikkim, 157 for Gorkhas; trades ask for less, women of the Military Police 162.",
      hinglish:
        "Army ke soldier (general duty) ki height, ab tak ki table se: pashchimi maidan 170 cm, poorvi 169, madhya Bharat 168, dakshin 166, pashchimi pahaad 163, North-East aur Sikkim 160, Gorkha 157; trade mein kam, Military Police ki mahila 162.",
      hindi:
        "आर्मी के सिपाही (general duty) की लंबाई, अब तक की तालिका से: पश्चिमी मैदान 170 सेमी, पूर्वी 169, मध्य भारत 168, दक्षिण 166, पश्चिमी पहाड़ 163, पूर्वोत्तर और सिक्किम 160, गोरखा 157; ट्रेड में कम, Military Police की महिला 162।",
    },
    cue: phrases("army|fauj\\S*|agniveer|agnipath|soldiers?|सेना|आर्मी|अग्निवीर|फौज\\S*"),
    counts: {
      english: "the notice of the Army's recruiting office for your region (joinindianarmy.nic.in), or of the Navy or Air Force",
      hinglish: "aapke ilaake ke Army recruiting office ka notice (joinindianarmy.nic.in), ya Navy ya Air Force ka",
      hindi: "आपके इलाक़े के Army recruiting office का नोटिस (joinindianarmy.nic.in), या नेवी या एयर फ़ोर्स का",
    },
    says: {
      eyes: both(SIGHT_OF_RANKS, LASER),
      colour: COLOUR_OF_FORCES,
      tattoo: TATTOO_OF_FORCES,
      size: {
        english:
          "Heights differ by region and trade, and are lower for some hill peoples and communities; running, pull-ups and a chest that expands are part of the rally.",
        hinglish:
          "Height ilaake aur trade ke hisaab se alag hai, aur kuch pahadi logon aur samudaayon ke liye kam; rally mein daud, pull-up aur phoolne wala seena bhi hai.",
        hindi: "लंबाई इलाक़े और ट्रेड के हिसाब से अलग है, और कुछ पहाड़ी लोगों और समुदायों के लिए कम; रैली में दौड़, पुल-अप और फूलने वाला सीना भी है।",
      },
      feet: FEET,
      health: HEALTH_OF_FORCES,
    },
  },
  {
    holds: ({ id }) => id.startsWith("fire-") || id === "firefighter",
    exams: [],
    cue: phrases("fire ?(?:man|men|fighters?|officers?|brigade|service)|agnishaman|फायर ?मैन|फायर ?ब्रिगेड|फायर ऑफिसर|अग्निशमन"),
    counts: {
      english:
        "the notice of your State's or city's fire service, or of the board that recruits for it; for airports that of the Airports Authority of India (aai.aero), for CISF Fire that of the CISF",
      hinglish:
        "aapke rajya ya shehar ki fire service ka notice, ya us board ka jo bharti karta hai; airport ke liye Airports Authority of India ka (aai.aero), CISF Fire ke liye CISF ka",
      hindi:
        "आपके राज्य या शहर की फ़ायर सर्विस का नोटिस, या उस बोर्ड का जो भर्ती करता है; एयरपोर्ट के लिए Airports Authority of India का (aai.aero), CISF Fire के लिए CISF का",
    },
    says: {
      size: {
        english:
          "Fire services measure height and weight, mostly the chest too, and let you run, climb or carry a load; what is asked differs from State to State and between women and men.",
        hinglish:
          "Fire service height aur vajan naapti hai, zyadatar seena bhi, aur daudne, chadhne ya bojh uthaane ki jaanch karti hai; kya maanga jaata hai, yeh har rajya mein aur mahilaon aur purushon ke liye alag hai.",
        hindi:
          "फ़ायर सर्विस लंबाई और वज़न नापती है, ज़्यादातर सीना भी, और दौड़ने, चढ़ने या बोझ उठाने की जाँच करती है; क्या माँगा जाता है, यह हर राज्य में और महिलाओं और पुरुषों के लिए अलग है।",
      },
      feet: FEET,
    },
  },
  {
    holds: ({ id }) => id === "ips-officer",
    exams: ["UPSC Civil Services"],
    heights: {
      english:
        "Height for the IPS by the notices so far: 165 cm for men and 150 for women, of Scheduled Tribes and some hill people 160 and 145.",
      hinglish:
        "IPS ki height ab tak ke notice se: purush 165 cm aur mahila 150, Scheduled Tribes aur kuch pahadi logon ke liye 160 aur 145.",
      hindi: "IPS की लंबाई अब तक के नोटिस से: पुरुष 165 सेमी और महिला 150, अनुसूचित जनजाति और कुछ पहाड़ी लोगों के लिए 160 और 145।",
    },
    cue: phrases("ips|ias|आईपीएस|आईएएस"),
    counts: {
      english: "the medical rules of the Civil Services notice (upsc.gov.in)",
      hinglish: "Civil Services notice ke medical niyam (upsc.gov.in)",
      hindi: "Civil Services नोटिस के मेडिकल नियम (upsc.gov.in)",
    },
    says: {
      eyes: {
        english:
          "Glasses are allowed in the civil services. For the IPS, which counts as a technical service, the rules limit their strength; the IAS, the Foreign Service and the revenue services, by the same examination, take nearly everybody who sees well with glasses.",
        hinglish:
          "Civil services mein chashma chalta hai. IPS technical service maani jaati hai, isliye uske niyam number ki had rakhte hain; IAS, Foreign Service aur revenue services, jo isi exam se milti hain, lagbhag har us vyakti ko leti hain jo chashme se theek dekhta hai.",
        hindi:
          "Civil services में चश्मा चलता है। IPS technical service मानी जाती है, इसलिए उसके नियम नंबर की हद रखते हैं; IAS, Foreign Service और revenue services, जो इसी परीक्षा से मिलती हैं, लगभग हर उस व्यक्ति को लेती हैं जो चश्मे से ठीक देखता है।",
      },
      colour: {
        english: "The IPS tests colour vision; the services that are not technical, such as the IAS, set no such rule.",
        hinglish: "IPS mein rang pehchaan ki jaanch hoti hai; jo services technical nahi hain, jaise IAS, unme aisa niyam nahi hai.",
        hindi: "IPS में रंग पहचान की जाँच होती है; जो services technical नहीं हैं, जैसे IAS, उनमें ऐसा नियम नहीं है।",
      },
      size: {
        english:
          "Height and chest are measured for the IPS, with less asked of women, of Scheduled Tribes and of some hill people; for the IAS, the Foreign Service and the revenue services none is set.",
        hinglish:
          "IPS ke liye height aur seena naapa jaata hai, mahilaon, Scheduled Tribes aur kuch pahadi logon se kam maanga jaata hai; IAS, Foreign Service aur revenue services ke liye koi height nahi hai.",
        hindi:
          "IPS के लिए लंबाई और सीना नापा जाता है, महिलाओं, अनुसूचित जनजातियों और कुछ पहाड़ी लोगों से कम माँगा जाता है; IAS, Foreign Service और revenue services के लिए कोई लंबाई नहीं है।",
      },
    },
  },
  {
    holds: isOf("Police and Intelligence", "Fire, Rescue and Prisons"),
    exams: [],
    cue: phrases("police|pulis|constable|daroga|firem[ae]n|पुलिस|दरोगा|सिपाही"),
    heights: {
      english:
        "Height by the notices of recent years: Uttar Pradesh's constables 168 cm for men and 152 for women, of Scheduled Tribes 160 and 147; Delhi Police 170 and 157, less for hill regions and some communities. Most other States ask between 160 and 170 of men and between 150 and 160 of women.",
      hinglish:
        "Height pichhle saalon ke notice se: Uttar Pradesh ke constable purush 168 cm aur mahila 152, Scheduled Tribes 160 aur 147; Delhi Police 170 aur 157, pahadi ilaake aur kuch samudaay ke liye kam. Zyadatar doosre rajya purushon se 160 se 170 aur mahilaon se 150 se 160 maangte hain.",
      hindi:
        "लंबाई पिछले सालों के नोटिस से: उत्तर प्रदेश के कांस्टेबल पुरुष 168 सेमी और महिला 152, अनुसूचित जनजाति 160 और 147; दिल्ली पुलिस 170 और 157, पहाड़ी इलाक़े और कुछ समुदायों के लिए कम। ज़्यादातर दूसरे राज्य पुरुषों से 160 से 170 और महिलाओं से 150 से 160 माँगते हैं।",
    },
    counts: {
      english: "the notice of your State's recruitment board; for Delhi Police that of the Staff Selection Commission (ssc.gov.in)",
      hinglish: "aapke rajya ke bharti board ka notice; Delhi Police ke liye Staff Selection Commission ka (ssc.gov.in)",
      hindi: "आपके राज्य के भर्ती बोर्ड का नोटिस; दिल्ली पुलिस के लिए Staff Selection Commission का (ssc.gov.in)",
    },
    says: {
      eyes: both(SIGHT_OF_RANKS, LASER),
      colour: {
        english:
          "Most notices ask for full colour vision: in 2024 Delhi's High Court held that a defect rules out a constable of Delhi Police.",
        hinglish:
          "Zyadatar notice poori rang pehchaan maangte hain: 2024 mein Delhi High Court ne maana ki kami ho to Delhi Police ka constable nahi ban sakte.",
        hindi: "ज़्यादातर नोटिस पूरी रंग पहचान माँगते हैं: 2024 में दिल्ली हाई कोर्ट ने माना कि कमी हो तो दिल्ली पुलिस का कांस्टेबल नहीं बन सकते।",
      },
      tattoo: {
        english: "Rules differ from State to State; a large, visible or offensive one is the usual ground for a no.",
        hinglish: "Niyam har rajya mein alag hain; bada, dikhne wala ya apmaan karne wala tattoo aksar mana hone ki wajah hota hai.",
        hindi: "नियम हर राज्य में अलग हैं; बड़ा, दिखने वाला या अपमान करने वाला टैटू अक्सर मना होने की वजह होता है।",
      },
      size: {
        english:
          "Heights differ from State to State and between women and men, and are lower for some communities and hill regions; chest, running and jumps are in the same notice.",
        hinglish:
          "Height har rajya mein aur mahilaon aur purushon ke liye alag hai, aur kuch samudaay aur pahadi ilaakon ke liye kam; seena, daud aur kood usi notice mein hain.",
        hindi: "लंबाई हर राज्य में और महिलाओं और पुरुषों के लिए अलग है, और कुछ समुदाय और पहाड़ी इलाक़ों के लिए कम; सीना, दौड़ और कूद उसी नोटिस में हैं।",
      },
      feet: FEET,
      health: HEALTH_OF_FORCES,
    },
  },
  {
    holds: ({ id, category }) => category === "Transportation" && id.endsWith("-driver"),
    exams: [],
    cue: phrases("driving licen[cs]e"),
    counts: {
      english:
        "the rules for driving licences (parivahan.gov.in), where a doctor certifies sight and health, and for posts of a State in its transport corporation's notice",
      hinglish:
        "driving licence ke niyam (parivahan.gov.in), jahan doctor nazar aur sehat ka praman deta hai, aur rajya ki posts ke liye uski transport corporation ka notice",
      hindi:
        "ड्राइविंग लाइसेंस के नियम (parivahan.gov.in), जहाँ डॉक्टर नज़र और सेहत का प्रमाण देता है, और राज्य के पदों के लिए उसकी ट्रांसपोर्ट कॉर्पोरेशन का नोटिस",
    },
    says: {
      colour: {
        english:
          "Since 2020 mild and medium colour blindness does not stand in the way of a driving licence; severe does. A State's bus service may ask for more.",
        hinglish:
          "2020 se halki aur madhyam colour blindness driving licence nahi rokti; gehri rokti hai. Rajya ki bus seva zyada maang sakti hai.",
        hindi: "2020 से हल्की और मध्यम colour blindness ड्राइविंग लाइसेंस नहीं रोकती; गहरी रोकती है। राज्य की बस सेवा ज़्यादा माँग सकती है।",
      },
      eyes: {
        english: "Glasses are allowed for a driving licence if you see well enough with them.",
        hinglish: "Driving licence ke liye chashma chalta hai agar uske saath theek dikhta ho.",
        hindi: "ड्राइविंग लाइसेंस के लिए चश्मा चलता है अगर उसके साथ ठीक दिखता हो।",
      },
    },
  },
  {
    holds: ({ id }) => id.endsWith("electrician"),
    exams: [],
    cue: phrases("wireman|वायरमैन"),
    counts: {
      english: "the admission notice of the ITI, and the notice of the railways or the power company for its posts",
      hinglish: "ITI ka admission notice, aur post ke liye railway ya bijli company ka notice",
      hindi: "ITI का एडमिशन नोटिस, और पद के लिए रेलवे या बिजली कंपनी का नोटिस",
    },
    says: {
      colour: {
        english:
          "Colour blindness closes few careers, and the record of this one names no test of colour vision. But wires are told apart by their colour, so ask the ITI before you pay a fee; railways test it for their posts.",
        hinglish:
          "Colour blindness se kam careers band hote hain, aur iske record mein rang ki koi jaanch nahi likhi. Par taar rang se pehchaane jaate hain, isliye fees dene se pehle ITI se poochiye; railway apni posts ke liye iski jaanch karta hai.",
        hindi:
          "Colour blindness से कम करियर बंद होते हैं, और इसके रिकॉर्ड में रंग की कोई जाँच नहीं लिखी। पर तार रंग से पहचाने जाते हैं, इसलिए फ़ीस देने से पहले ITI से पूछिए; रेलवे अपने पदों के लिए इसकी जाँच करता है।",
      },
    },
  },
  {
    holds: ({ id }) => id === "forest-guard" || id === "forester",
    exams: ["UPSC Indian Forest Service"],
    cue: phrases("forest guard|van rakshak|वन रक्षक"),
    counts: {
      english: "the notice of your State's forest department or recruitment board, which also asks for a long walk",
      hinglish: "aapke rajya ke van vibhag ya bharti board ka notice, jisme lambi paidal chaal bhi hoti hai",
      hindi: "आपके राज्य के वन विभाग या भर्ती बोर्ड का नोटिस, जिसमें लंबी पैदल चाल भी होती है",
    },
    says: {},
  },
];

/** What holds where no rule is known for the career or none was named. */
export const ELSEWHERE: Readonly<Record<Aspect, Wording>> = {
  colour: {
    english:
      "Colour blindness closes few careers: pilot, ship's officer, train driver, the forces and the police test for it. Medicine is open: in 2017 the Supreme Court had students with it admitted to MBBS. Engineering and computer courses ask for no such test, though some posts with signals or wiring do.",
    hinglish:
      "Colour blindness se kam careers band hote hain: pilot, jahaz ka officer, train driver, sena aur police iski jaanch karte hain. Medicine khuli hai: 2017 mein Supreme Court ne aise students ko MBBS mein admission dilwaya. Engineering aur computer ke course aisa test nahi maangte, par signal ya wiring wali kuch posts maangti hain.",
    hindi:
      "Colour blindness से कम करियर बंद होते हैं: पायलट, जहाज़ का ऑफ़िसर, ट्रेन ड्राइवर, सेना और पुलिस इसकी जाँच करते हैं। मेडिसिन खुली है: 2017 में सुप्रीम कोर्ट ने ऐसे छात्रों को MBBS में एडमिशन दिलवाया। इंजीनियरिंग और कंप्यूटर के कोर्स ऐसा टेस्ट नहीं माँगते, पर सिग्नल या वायरिंग वाले कुछ पद माँगते हैं।",
  },
  tattoo: {
    english: "Most employers have no rule about tattoos. The forces and the police have, and airlines for cabin crew.",
    hinglish: "Zyadatar jagah tattoo ka koi niyam nahi hai. Sena aur police mein hai, aur cabin crew ke liye airline mein.",
    hindi: "ज़्यादातर जगह टैटू का कोई नियम नहीं है। सेना और पुलिस में है, और केबिन क्रू के लिए एयरलाइन में।",
  },
  eyes: {
    english: "Glasses close few careers: train driver, and flying in the forces, are the strictest. Airline pilots may wear them.",
    hinglish:
      "Chashme se kam careers band hote hain: train driver, aur sena mein udna, sabse kade hain. Airline pilot chashma pehen sakte hain.",
    hindi: "चश्मे से कम करियर बंद होते हैं: ट्रेन ड्राइवर, और सेना में उड़ना, सबसे कड़े हैं। एयरलाइन पायलट चश्मा पहन सकते हैं।",
  },
  size: {
    english: "Most careers ask for no height or weight. The forces, the police, fire and forest services do, and airlines for cabin crew.",
    hinglish:
      "Zyadatar careers mein height ya vajan nahi poochte. Sena, police, fire aur forest service poochte hain, aur cabin crew ke liye airline.",
    hindi: "ज़्यादातर करियर में लंबाई या वज़न नहीं पूछते। सेना, पुलिस, फ़ायर और वन सेवा पूछते हैं, और केबिन क्रू के लिए एयरलाइन।",
  },
  feet: {
    english: "Most careers have no rule about feet and knees. The forces, the police and railways look at them in their medical.",
    hinglish: "Zyadatar careers mein pair aur ghutne ka koi niyam nahi. Sena, police aur railway apne medical mein dekhte hain.",
    hindi: "ज़्यादातर करियर में पैर और घुटने का कोई नियम नहीं। सेना, पुलिस और रेलवे अपने मेडिकल में देखते हैं।",
  },
  health: {
    english:
      "Most careers ask for no more than ordinary health. The forces, the police, railways, ships and flying have a medical of their own.",
    hinglish: "Zyadatar careers mein aam sehat se zyada nahi maangte. Sena, police, railway, jahaz aur udaan ka apna medical hota hai.",
    hindi: "ज़्यादातर करियर में आम सेहत से ज़्यादा नहीं माँगते। सेना, पुलिस, रेलवे, जहाज़ और उड़ान का अपना मेडिकल होता है।",
  },
};

export const NO_RULE: Wording<(aspect: string, career: string) => string> = {
  english: (aspect, career) => `I know of no rule of ${aspect} for ${career}.`,
  hinglish: (aspect, career) => `${career} ke liye ${aspect} ka koi niyam mujhe nahi pata.`,
  hindi: (aspect, career) => `${career} के लिए ${aspect} का कोई नियम मुझे नहीं पता।`,
};
export const NO_FIGURES_OF_THE_YEAR: Wording<(counts: string) => string> = {
  english: (counts) => `I don't know this year's figures, and a guess would not help you: they stand in ${counts}.`,
  hinglish: (counts) =>
    `Mujhe yeh nahi pata, is saal ke ankde mere paas nahi hain, aur andaza aapke kaam nahi aayega. Yahan dekhiye: ${counts}.`,
  hindi: (counts) => `मुझे यह नहीं पता, इस साल के आँकड़े मेरे पास नहीं हैं, और अंदाज़ा आपके काम नहीं आएगा। यहाँ देखिए: ${counts}।`,
};
/** A height of feet and inches in the measure of the notices. */
export const SO_MANY_CM: Wording<(feet: string, inches: string, cm: number) => string> = {
  english: (feet, inches, cm) => `${feet} feet ${inches} is about ${cm} cm.`,
  hinglish: (feet, inches, cm) => `${feet} feet ${inches} yaani lagbhag ${cm} cm.`,
  hindi: (feet, inches, cm) => `${feet} फ़ीट ${inches} यानी लगभग ${cm} सेमी।`,
};
/** The same behind what is known. */
export const FIGURES_STAND_IN: Wording<(counts: string) => string> = {
  english: (counts) => `This year's figures I don't know: they stand in ${counts}.`,
  hinglish: (counts) => `Is saal ke ankde mujhe nahi pata. Yahan dekhiye: ${counts}.`,
  hindi: (counts) => `इस साल के आँकड़े मुझे नहीं पता। यहाँ देखिए: ${counts}।`,
};
export const EXACT_LIMITS: Wording<(counts: string) => string> = {
  english: (counts) => `The exact limits can change, and I do not know them: they stand in ${counts}.`,
  hinglish: (counts) => `Pakki seema badal sakti hai, aur mujhe nahi pata. Yahan dekhiye: ${counts}.`,
  hindi: (counts) => `पक्की सीमा बदल सकती है, और मुझे नहीं पता। यहाँ देखिए: ${counts}।`,
};
/** What of the body is asked beside something else. */
export const MEASURES: Wording = { english: "Height and fitness", hinglish: "Height aur fitness", hindi: "लंबाई और फ़िटनेस" };
