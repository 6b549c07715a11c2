import type { Wording } from "../language.ts";
import type { DegreeBefore, LeastMarks, MarksOf } from "../names/admission-rules.ts";

/** The choices of Class 11 that a course takes. */
export const TAKES: Wording<(course: string, subjects: string) => string> = {
  english: (course, subjects) => (subjects === "" ? `${course} takes every stream` : `${course} takes ${subjects}`),
  hinglish: (course, subjects) => (subjects === "" ? `${course} har stream leta hai` : `${course} ${subjects} leta hai`),
  hindi: (course, subjects) => (subjects === "" ? `${course} हर स्ट्रीम लेता है` : `${course} ${subjects} लेता है`),
};
export const ALSO_FARMING: Wording = {
  english: ", and mostly agriculture studied at school",
  hinglish: ", aur zyadatar school mein padhi agriculture bhi",
  hindi: ", और ज़्यादातर स्कूल में पढ़ी agriculture भी",
};
export const OTHERS: Readonly<Record<"maths" | "differ", Wording>> = {
  maths: {
    english: "; some universities ask for maths or computers at school",
    hinglish: "; kuch university school mein maths ya computer maangti hain",
    hindi: "; कुछ यूनिवर्सिटी स्कूल में मैथ्स या कंप्यूटर माँगती हैं",
  },
  differ: {
    english: " at most colleges; some ask otherwise",
    hinglish: " zyadatar college mein; kuch alag maangte hain",
    hindi: " ज़्यादातर कॉलेज में; कुछ अलग माँगते हैं",
  },
};

/** Whether what somebody has at school is among them. */
export const STREAM_VERDICT: Readonly<
  Record<"yes" | "partly" | "mostlyYes" | "needed" | "notNeeded", Wording<(stream: string) => string>>
> = {
  yes: {
    english: (stream) => `Yes, ${stream} is enough.`,
    hinglish: (stream) => `Haan, ${stream} se ho sakta hai.`,
    hindi: (stream) => `हाँ, ${stream} से हो सकता है।`,
  },
  mostlyYes: {
    english: (stream) => `Yes, with ${stream} at most colleges.`,
    hinglish: (stream) => `Haan, ${stream} se zyadatar college mein.`,
    hindi: (stream) => `हाँ, ${stream} से ज़्यादातर कॉलेज में।`,
  },
  partly: {
    english: (stream) => `With one half of ${stream}, not with the other.`,
    hinglish: (stream) => `${stream} ke ek hisse se haan, doosre se nahi.`,
    hindi: (stream) => `${stream} के एक हिस्से से हाँ, दूसरे से नहीं।`,
  },
  needed: {
    english: (stream) => `Yes, ${stream} is asked for.`,
    hinglish: (stream) => `Haan, ${stream} chahiye.`,
    hindi: (stream) => `हाँ, ${stream} चाहिए।`,
  },
  notNeeded: {
    english: (stream) => `No, ${stream} is not a must.`,
    hinglish: (stream) => `Nahi, ${stream} zaroori nahi hai.`,
    hindi: (stream) => `नहीं, ${stream} ज़रूरी नहीं है।`,
  },
};
/** Of several streams that are named, which is enough. */
export const EITHER_DOES: Wording<(streams: string) => string> = {
  english: (streams) => `${streams}, either will do.`,
  hinglish: (streams) => `${streams}, kisi se bhi ho sakta hai.`,
  hindi: (streams) => `${streams}, किसी से भी हो सकता है।`,
};

const MARKS_OF: Readonly<Record<MarksOf, Wording>> = {
  science: {
    english: "in physics, chemistry and biology of Class 12 together",
    hinglish: "Class 12 ki physics, chemistry aur biology mein milakar",
    hindi: "Class 12 की फ़िज़िक्स, केमिस्ट्री और बायोलॉजी में मिलाकर",
  },
  maths: {
    english: "in physics, maths and a third subject of Class 12 together",
    hinglish: "Class 12 ki physics, maths aur ek teesre subject mein milakar",
    hindi: "Class 12 की फ़िज़िक्स, मैथ्स और एक तीसरे विषय में मिलाकर",
  },
  class12: { english: "in Class 12", hinglish: "Class 12 mein", hindi: "Class 12 में" },
  degree: { english: "in the degree before it", hinglish: "isse pehle ki degree mein", hindi: "इससे पहले की डिग्री में" },
  masters: { english: "in the master's degree", hinglish: "master's degree mein", hindi: "मास्टर डिग्री में" },
  bed: { english: "in the BEd", hinglish: "BEd mein", hindi: "BEd में" },
};

export const NOT_BEFORE_A_DEGREE: Wording = { english: "No.", hinglish: "Nahi.", hindi: "नहीं।" };
export const A_DEGREE_FIRST: Wording<(course: string, before: string) => string> = {
  english: (course, before) => `${course} comes after ${before}.`,
  hinglish: (course, before) => `${course} se pehle chahiye: ${before}.`,
  hindi: (course, before) => `${course} से पहले चाहिए: ${before}।`,
};
export const TEACHING_WITHOUT_A_DEGREE: Wording = {
  english:
    "Straight after Class 12: the four-year integrated course with BEd in it (ITEP, by NTA's test NCET), or D.El.Ed in two years for Classes 1 to 5.",
  hinglish:
    "Class 12 ke turant baad: chaar saal ka course jisme BEd saath hai (ITEP, NTA ke test NCET se), ya do saal ka D.El.Ed, Class 1 se 5 ke liye.",
  hindi: "Class 12 के तुरंत बाद: चार साल का कोर्स जिसमें BEd साथ है (ITEP, NTA के टेस्ट NCET से), या दो साल का D.El.Ed, Class 1 से 5 के लिए।",
};
/** Of a course that follows a degree. */
export const A_DEGREE_AND_NO_STREAM: Wording = {
  english: "Yes: after a degree. The stream at school does not matter.",
  hinglish: "Haan, degree ke baad. School ki stream se fark nahi padta.",
  hindi: "हाँ, डिग्री के बाद। स्कूल की स्ट्रीम से फ़र्क़ नहीं पड़ता।",
};
/** Least marks as a share of all: the catalogue holds no such figure, and a council may move it a little. */
export const SHARE: Readonly<Record<LeastMarks["least"] | 60, Wording>> = {
  40: { english: "two fifths of the marks", hinglish: "paanch mein se do hisse marks", hindi: "पाँच में से दो हिस्से नंबर" },
  45: { english: "a little under half of the marks", hinglish: "aadhe se thode kam marks", hindi: "आधे से थोड़े कम नंबर" },
  50: { english: "half of the marks", hinglish: "aadhe marks", hindi: "आधे नंबर" },
  55: { english: "a little over half of the marks", hinglish: "aadhe se thode zyada marks", hindi: "आधे से थोड़े ज़्यादा नंबर" },
  60: { english: "three fifths of the marks", hinglish: "paanch mein se teen hisse marks", hindi: "पाँच में से तीन हिस्से नंबर" },
};

export const ASKS_FOR_MARKS: Wording<(marks: LeastMarks) => string> = {
  english: ({ council, of, least }) =>
    `the rule for all India (${council}) has been ${SHARE[least].english} ${MARKS_OF[of].english}, less for reserved categories. A university or State may ask for more`,
  hinglish: ({ council, of, least }) =>
    `poore India ka niyam (${council}) raha hai ${MARKS_OF[of].hinglish} ${SHARE[least].hinglish}, reserved category ke liye kam. University ya rajya isse zyada maang sakta hai`,
  hindi: ({ council, of, least }) =>
    `पूरे भारत का नियम (${council}) रहा है ${MARKS_OF[of].hindi} ${SHARE[least].hindi}, आरक्षित वर्ग के लिए कम। यूनिवर्सिटी या राज्य इससे ज़्यादा माँग सकता है`,
};
export const MARKS_BY_UNIVERSITY: Readonly<Record<"any" | "pass", Wording>> = {
  pass: {
    english: "for the council that approves the colleges a pass is enough; a State or a college may ask for about half",
    hinglish: "college ko approve karne wali council ke liye paas hona kaafi hai; rajya ya college lagbhag aadhe maang sakta hai",
    hindi: "कॉलेज को मंज़ूरी देने वाली council के लिए पास होना काफ़ी है; राज्य या कॉलेज लगभग आधे माँग सकता है",
  },
  any: {
    english: "no figure holds for all India: each university sets its own, often about half, and some only a pass",
    hinglish: "poore India ke liye koi ek figure nahi: har university apna tay karti hai, aksar lagbhag aadha, kuch sirf paas",
    hindi: "पूरे भारत के लिए कोई एक आँकड़ा नहीं: हर यूनिवर्सिटी अपना तय करती है, अक्सर लगभग आधा, कुछ सिर्फ़ पास",
  },
};

/** What marks of one's own are to that. */
/** Where fewer marks than three quarters shut a seat of engineering. */
export const NOT_AT_THE_IITS: Wording = {
  english:
    "A seat at an IIT, an NIT, an IIIT or BITS asks for more: about three quarters of the marks in Class 12 (less for SC and ST), or the best fifth of the board. With fewer it is State and private colleges, by the State's CET or the score of JEE Main.",
  hinglish:
    "IIT, NIT, IIIT ya BITS ki seat zyada maangti hai: Class 12 mein lagbhag teen chauthai marks (SC aur ST ko kam), ya board ke sabse achhe paanchve hisse mein hona. Kam ho to rajya aur private college, rajya ke CET ya JEE Main ke score se.",
  hindi:
    "IIT, NIT, IIIT या BITS की सीट ज़्यादा माँगती है: Class 12 में लगभग तीन चौथाई नंबर (SC और ST को कम), या बोर्ड के सबसे अच्छे पाँचवें हिस्से में होना। कम हों तो राज्य और प्राइवेट कॉलेज, राज्य के CET या JEE Main के score से।",
};
export const MARKS_VERDICT: Readonly<Record<"enough" | "eased" | "tooFew" | "unsettled", Wording>> = {
  enough: {
    english: "Yes, these marks are enough to apply.",
    hinglish: "Haan, apply karne ke liye ye marks kaafi hain.",
    hindi: "हाँ, अप्लाई करने के लिए ये नंबर काफ़ी हैं।",
  },
  eased: {
    english: "With these marks only if the rule is eased for your category.",
    hinglish: "In marks se tabhi, jab aapki category ke liye chhoot ho.",
    hindi: "इन नंबरों से तभी, जब आपके वर्ग के लिए छूट हो।",
  },
  tooFew: {
    english: "Not with these marks, unless you improve them in the board's next examination.",
    hinglish: "In marks se nahi, jab tak board ki agli pariksha mein sudhaar na ho.",
    hindi: "इन नंबरों से नहीं, जब तक बोर्ड की अगली परीक्षा में सुधार न हो।",
  },
  unsettled: {
    english: "At many colleges yes, at others not: ask before you leave it.",
    hinglish: "Kai college mein haan, kuch mein nahi: chhodne se pehle poochiye.",
    hindi: "कई कॉलेज में हाँ, कुछ में नहीं: छोड़ने से पहले पूछिए।",
  },
};
export const ROWS: Readonly<Record<"subjects" | "marks" | "before" | "entrance" | "steps", Wording>> = {
  subjects: { english: "Subjects", hinglish: "Subject", hindi: "विषय" },
  marks: { english: "Marks", hinglish: "Marks", hindi: "नंबर" },
  before: { english: "Before it", hinglish: "Isse pehle", hindi: "इससे पहले" },
  entrance: { english: "Entrance", hinglish: "Entrance", hindi: "प्रवेश परीक्षा" },
  steps: { english: "How it goes", hinglish: "Kaise hota hai", hindi: "कैसे होता है" },
};

/** From the form to the seat. */
export const HOW_ONE_ENTERS: Wording = {
  english:
    "first the form, of the entrance or of the university itself where it goes by marks, mostly some months before the session; then the result or the merit list; then counselling or the university's portal, where you put colleges in the order in which you want them; then your papers (marksheets, transfer certificate, category and income certificate where they count) and the fee, paid to the college alone. Nobody can sell you a seat",
  hinglish:
    "pehle form: entrance ka, ya jahan marks se hota hai wahan university ka, zyadatar session se kuch mahine pehle; phir result ya merit list; phir counselling ya university ka portal, jisme college apni pasand ke kram mein bharte hain; phir kaagaz (marksheet, TC, zaroorat ho to category aur income certificate) aur fees, sirf college ko. Seat koi bech nahi sakta",
  hindi:
    "पहले फ़ॉर्म: एंट्रेंस का, या जहाँ नंबरों से होता है वहाँ यूनिवर्सिटी का, ज़्यादातर सेशन से कुछ महीने पहले; फिर रिज़ल्ट या मेरिट लिस्ट; फिर काउंसलिंग या यूनिवर्सिटी का पोर्टल, जिसमें कॉलेज अपनी पसंद के क्रम में भरते हैं; फिर काग़ज़ (मार्कशीट, TC, ज़रूरत हो तो category और आय प्रमाणपत्र) और फ़ीस, सिर्फ़ कॉलेज को। सीट कोई बेच नहीं सकता",
};
export const A_DEGREE_BEFORE: Readonly<Record<DegreeBefore, Wording>> = {
  degree: {
    english: "a degree, mostly of any subject",
    hinglish: "ek degree, zyadatar kisi bhi subject mein",
    hindi: "एक डिग्री, ज़्यादातर किसी भी विषय में",
  },
  subject: {
    english: "a degree with the subject in it",
    hinglish: "aisi degree jisme woh subject ho",
    hindi: "ऐसी डिग्री जिसमें वह विषय हो",
  },
  branch: {
    english: "a BTech in the branch or a near one; some branches also take an MSc or MCA",
    hinglish: "us branch ya paas ki branch mein BTech; kuch branch MSc ya MCA ko bhi leti hain",
    hindi: "उस ब्रांच या पास की ब्रांच में BTech; कुछ ब्रांच MSc या MCA को भी लेती हैं",
  },
  masters: {
    english: "a master's degree in the subject, and a test such as UGC-NET or the university's own",
    hinglish: "us subject mein master's degree, aur UGC-NET jaisa ya university ka apna test",
    hindi: "उस विषय में मास्टर डिग्री, और UGC-NET जैसा या यूनिवर्सिटी का अपना टेस्ट",
  },
  computing: {
    english: "BCA, or a degree with maths in it or in Class 12; some colleges take others with a bridge course",
    hinglish:
      "BCA, ya aisi degree jisme ya jisse pehle Class 12 mein maths ho; kuch college bridge course ke saath doosron ko bhi lete hain",
    hindi: "BCA, या ऐसी डिग्री जिसमें या जिससे पहले Class 12 में मैथ्स हो; कुछ कॉलेज bridge course के साथ दूसरों को भी लेते हैं",
  },
  bed: { english: "a BEd", hinglish: "BEd", hindi: "BEd" },
};
