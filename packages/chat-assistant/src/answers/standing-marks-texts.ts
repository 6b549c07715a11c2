import type { Exam } from "@career-clarity/career-catalog";
import { p, strong } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { SHARE } from "./admission-texts.ts";

/** What an examination asks of the marks of the schooling before it, year after year. */
export type Standing = {
  readonly says: Wording;
  /** The least marks in per cent, and those of whom the rule eases; none where passing is enough. */
  readonly least?: number;
  readonly eased?: number;
  /** The marks were changed more than once: no verdict on those of one's own. */
  readonly isUnsettled?: true;
  /** The schooling whose marks these are, as it is said. */
  readonly of: RegExp;
};

const OF_A_DEGREE = phrases(
  "graduation|graduate|graduates?|degree|bachelors?|college|ba|b a|bcom|b com|bsc|b sc|btech|b tech|bba|bca|ग्रेजुएशन|ग्रेजुएट|स्नातक|डिग्री|बीए|बीकॉम|बीएससी",
);
const OF_A_MASTERS_DEGREE = phrases("ma|m a|msc|m sc|mcom|m com|masters?|post graduation|pg|एमए|एमएससी");
const OF_CLASS_10 = phrases("10|10th|class 10|tenth|matric|10वीं|10वी|दसवीं");
const OF_CLASS_12 = phrases("12|12th|class 12|twelfth|inter|intermediate|pcb|12वीं|12वी|बारहवीं");

/** A degree of any percentage is enough. */
const anyDegree = (exam: string): Standing => ({
  of: OF_A_DEGREE,
  says: {
    english: `For ${strong(exam)} a passed degree is enough: it sets no least percentage, neither in the degree nor in Class 10 or 12. Its own papers decide.`,
    hinglish: `${strong(exam)} ke liye paas degree kaafi hai: na degree mein, na Class 10 ya 12 mein koi kam se kam percent maanga jaata hai. Faisla iske apne paper karte hain.`,
    hindi: `${strong(exam)} के लिए पास डिग्री काफ़ी है: न डिग्री में, न Class 10 या 12 में कोई कम से कम प्रतिशत माँगा जाता है। फ़ैसला इसके अपने पेपर करते हैं।`,
  },
});
/** The same for a class of school. */
const passedClass = (exam: string, level: 10 | 12): Standing => ({
  of: level === 10 ? OF_CLASS_10 : OF_CLASS_12,
  says: {
    english: `For ${strong(exam)} a passed Class ${level} is enough: it sets no least percentage. Its own tests decide.`,
    hinglish: `${strong(exam)} ke liye paas Class ${level} kaafi hai: koi kam se kam percent nahi maanga jaata. Faisla iske apne test karte hain.`,
    hindi: `${strong(exam)} के लिए पास Class ${level} काफ़ी है: कोई कम से कम प्रतिशत नहीं माँगा जाता। फ़ैसला इसके अपने टेस्ट करते हैं।`,
  },
});

const IN_THE_DEGREE: Wording = { english: "in the degree", hinglish: "degree mein", hindi: "डिग्री में" };
const IN_THE_MASTERS_DEGREE: Wording = { english: "in the master's degree", hinglish: "master's degree mein", hindi: "मास्टर डिग्री में" };
const IN_CLASS_12: Wording = { english: "in Class 12", hinglish: "Class 12 mein", hindi: "Class 12 में" };
const IN_SCIENCE: Wording = {
  english: "in physics, chemistry and biology of Class 12 together",
  hinglish: "Class 12 ki physics, chemistry aur biology mein milakar",
  hindi: "Class 12 की फ़िज़िक्स, केमिस्ट्री और बायोलॉजी में मिलाकर",
};

type Percent = keyof typeof SHARE;

/** Least marks by the notices so far, and those of whom the notice asks for less. */
const leastMarks = (exam: string, of: RegExp, where: Wording, least: Percent, eased: Percent = least, groups = "SC, ST"): Standing => ({
  of,
  least,
  eased,
  says: {
    english: `${strong(exam)} asks for ${SHARE[least].english} ${where.english}${eased < least ? `, and for ${SHARE[eased].english} of some (${groups} and whoever else its notice names)` : ""}; that is its least percentage by the notices so far. It only lets you apply; the test itself and what comes after it decide.`,
    hinglish: `${strong(exam)} ${where.hinglish} kam se kam ${SHARE[least].hinglish} maangta hai${eased < least ? `, aur kuch samuhon se ${SHARE[eased].hinglish} (${groups} aur jo notice mein likhe hon)` : ""}: ab tak ke notice ka kam se kam percent yahi hai. Isse sirf form bhar sakte hain; faisla khud test aur uske baad ke charan karte hain.`,
    hindi: `${strong(exam)} ${where.hindi} कम से कम ${SHARE[least].hindi} माँगता है${eased < least ? `, और कुछ समूहों से ${SHARE[eased].hindi} (${groups} और जो नोटिस में लिखे हों)` : ""}: अब तक के नोटिस का कम से कम प्रतिशत यही है। इससे सिर्फ़ फ़ॉर्म भर सकते हैं; फ़ैसला ख़ुद टेस्ट और उसके बाद के चरण करते हैं।`,
  },
});

/** Only what has held for years, by the notice of the examination itself. */
export const STANDING_MARKS: Readonly<Partial<Record<Exam, Standing>>> = {
  CAT: leastMarks("CAT", OF_A_DEGREE, IN_THE_DEGREE, 50, 45),
  "UPSC Civil Services": anyDegree("UPSC Civil Services"),
  "UPSC CAPF": anyDegree("UPSC CAPF"),
  "UPSC EPFO": anyDegree("UPSC EPFO"),
  CDS: anyDegree("CDS"),
  "SSC CGL": {
    of: OF_A_DEGREE,
    says: {
      english: `For ${strong("SSC CGL")} a passed degree is enough for nearly all posts: it sets no least percentage in the degree. A few posts of statistics ask for that subject or for marks in maths. Its own papers decide.`,
      hinglish: `${strong("SSC CGL")} ki lagbhag sab posts ke liye paas degree kaafi hai: degree mein koi kam se kam percent nahi maanga jaata. Statistics ki kuch posts woh vishay ya maths ke marks maangti hain. Faisla iske apne paper karte hain.`,
      hindi: `${strong("SSC CGL")} के लगभग सब पदों के लिए पास डिग्री काफ़ी है: डिग्री में कोई कम से कम प्रतिशत नहीं माँगा जाता। Statistics के कुछ पद वह विषय या मैथ्स के नंबर माँगते हैं। फ़ैसला इसके अपने पेपर करते हैं।`,
    },
  },
  "SSC CPO": anyDegree("SSC CPO"),
  "IBPS PO": anyDegree("IBPS PO"),
  "IBPS Clerk": anyDegree("IBPS Clerk"),
  "IBPS RRB": anyDegree("IBPS RRB"),
  "SBI PO": anyDegree("SBI PO"),
  "SBI Clerk": anyDegree("SBI Clerk"),
  "State PSC": {
    of: OF_A_DEGREE,
    says: {
      english: `For the civil services of a State (${strong("State PSC")}) a passed degree is enough: they set no least percentage. Some other posts of the commission, such as those of teachers or engineers, name a subject or marks.`,
      hinglish: `Rajya ki civil services (${strong("State PSC")}) ke liye paas degree kaafi hai: koi kam se kam percent nahi maanga jaata. Commission ki kuch doosri posts, jaise teacher ya engineer ki, vishay ya marks maangti hain.`,
      hindi: `राज्य की सिविल सेवाओं (${strong("State PSC")}) के लिए पास डिग्री काफ़ी है: कोई कम से कम प्रतिशत नहीं माँगा जाता। आयोग के कुछ दूसरे पद, जैसे शिक्षक या इंजीनियर के, विषय या नंबर माँगते हैं।`,
    },
  },
  "SSC CHSL": passedClass("SSC CHSL", 12),
  NDA: passedClass("NDA", 12),
  "NIFT entrance": passedClass("NIFT entrance", 12),
  "NCHM JEE": passedClass("NCHM JEE", 12),
  "SSC MTS": passedClass("SSC MTS", 10),
  "SSC GD": passedClass("SSC GD", 10),
  "RRB Group D": passedClass("RRB Group D", 10),
  AFCAT: leastMarks("AFCAT", OF_A_DEGREE, IN_THE_DEGREE, 60),
  "RBI Grade B": leastMarks("RBI Grade B", OF_A_DEGREE, IN_THE_DEGREE, 60, 50),
  "UGC-NET": leastMarks("UGC-NET", OF_A_MASTERS_DEGREE, IN_THE_MASTERS_DEGREE, 55, 50, "OBC, SC, ST"),
  CLAT: leastMarks("CLAT", OF_CLASS_12, IN_CLASS_12, 45, 40),
  NATA: {
    of: OF_CLASS_12,
    isUnsettled: true,
    says: {
      english: `With ${strong("NATA")} one enters a BArch, and for that the Council of Architecture asks for a least percentage in Class 12, as a whole or in physics, maths and a third subject: it has changed more than once, so read it in this year's brochure.`,
      hinglish: `${strong("NATA")} se BArch mein jaate hain, aur uske liye Council of Architecture Class 12 mein kam se kam percent maangti hai, poore ya physics, maths aur ek teesre vishay mein: yeh ek se zyada baar badla hai, isliye is saal ke brochure mein padhiye.`,
      hindi: `${strong("NATA")} से BArch में जाते हैं, और उसके लिए Council of Architecture Class 12 में कम से कम प्रतिशत माँगती है, पूरे या फ़िज़िक्स, मैथ्स और एक तीसरे विषय में: यह एक से ज़्यादा बार बदला है, इसलिए इस साल के brochure में पढ़िए।`,
    },
  },
  "CUET-UG": {
    of: OF_CLASS_12,
    says: {
      english: `For ${strong("CUET-UG")} itself a passed Class 12 is enough: it sets no least percentage. The universities may ask for one in Class 12 for a course: it stands in the university's own bulletin.`,
      hinglish: `${strong("CUET-UG")} dene ke liye paas Class 12 kaafi hai: koi kam se kam percent nahi maanga jaata. University kisi course ke liye Class 12 mein kam se kam percent maang sakti hai: yeh uske apne bulletin mein hota hai.`,
      hindi: `${strong("CUET-UG")} देने के लिए पास Class 12 काफ़ी है: कोई कम से कम प्रतिशत नहीं माँगा जाता। यूनिवर्सिटी किसी कोर्स के लिए Class 12 में कम से कम प्रतिशत माँग सकती है: यह उसके अपने bulletin में होता है।`,
    },
  },
  "IMU-CET": {
    of: OF_CLASS_12,
    isUnsettled: true,
    says: {
      english: `With ${strong("IMU-CET")} one enters the courses of the merchant navy, and for these the Indian Maritime University asks for Class 12 with physics, chemistry and maths and a least percentage in the three together, and another in English of Class 10 or 12. A pass alone is not enough; some groups are eased. The figures of each course stand in its brochure at imu.edu.in. A medical test by a doctor of DG Shipping comes with it.`,
      hinglish: `${strong("IMU-CET")} se merchant navy ke course mein jaate hain, aur unke liye Indian Maritime University Class 12 mein physics, chemistry aur maths, teeno milakar kam se kam percent, aur Class 10 ya 12 ki English mein bhi kam se kam percent maangti hai. Sirf paas hona kaafi nahi; kuch samuhon ko chhoot hai. Har course ke ankde imu.edu.in ke brochure mein hain. Saath mein DG Shipping ke doctor ka medical hota hai.`,
      hindi: `${strong("IMU-CET")} से मर्चेंट नेवी के कोर्स में जाते हैं, और उनके लिए Indian Maritime University Class 12 में फ़िज़िक्स, केमिस्ट्री और मैथ्स, तीनों मिलाकर कम से कम प्रतिशत, और Class 10 या 12 की अंग्रेज़ी में भी कम से कम प्रतिशत माँगती है। सिर्फ़ पास होना काफ़ी नहीं; कुछ समूहों को छूट है। हर कोर्स के आँकड़े imu.edu.in के brochure में हैं। साथ में DG Shipping के डॉक्टर का मेडिकल होता है।`,
    },
  },
  "NEET-UG": leastMarks("NEET-UG", OF_CLASS_12, IN_SCIENCE, 50, 40, "OBC, SC, ST"),
};

/** What stands before it where somebody names marks of one's own. */
export const YOUR_MARKS: Readonly<Record<"enough" | "eased" | "tooFew", Wording>> = {
  enough: {
    english: strong("Yes, these marks are enough to apply."),
    hinglish: strong("Haan, form bharne ke liye ye marks kaafi hain."),
    hindi: strong("हाँ, फ़ॉर्म भरने के लिए ये नंबर काफ़ी हैं।"),
  },
  eased: {
    english: strong("Only if the rule is eased for you:"),
    hinglish: strong("Tabhi, jab aapke liye chhoot ho:"),
    hindi: strong("तभी, जब आपके लिए छूट हो:"),
  },
  tooFew: {
    english: strong("Not with these marks; other tests ask for less."),
    hinglish: strong("In marks se nahi; doosre test kam maangte hain."),
    hindi: strong("इन नंबरों से नहीं; दूसरे टेस्ट कम माँगते हैं।"),
  },
};

export const READ_THE_NOTICE: Wording<(heldBy: string) => string> = {
  english: (heldBy) =>
    p(
      `So it has been for years; this year's notice has the last word: ${heldBy}. A cut-off is something else: the marks of the test itself, new each year.`,
    ),
  hinglish: (heldBy) =>
    p(`Saalon se aisa hi hai; aakhri baat is saal ke notice ki hai: ${heldBy}. Cut-off alag cheez hai: khud test ke marks, har saal naye.`),
  hindi: (heldBy) => p(`सालों से ऐसा ही है; आख़िरी बात इस साल के नोटिस की है: ${heldBy}। Cut-off अलग चीज़ है: ख़ुद टेस्ट के नंबर, हर साल नए।`),
};
