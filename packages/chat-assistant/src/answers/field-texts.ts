import type { Wording } from "../language.ts";

type OfField = Wording<(field: string) => string>;

export const WAYS_INTO: OfField = {
  english: (field) => `Ways into ${field}`,
  hinglish: (field) => `${field} ke raste`,
  hindi: (field) => `${field} के रास्ते`,
};
/** What the catalogue knows of courses, and what it does not. */
export const OF_COURSES: Wording = {
  english:
    "These stand in the records of its careers. Fees, syllabus and length are each college's own: ask two or three, and look on the regulator's site (UGC, AICTE or the council of the field) whether the course is recognised before you pay.",
  hinglish:
    "Yeh iske careers ke records mein likhe hain. Fees, syllabus aur samay har college ke apne hain: do-teen jagah poochiye, aur paise dene se pehle regulator ki site par dekhiye (UGC, AICTE ya us field ki council) ki course ko manyata hai ya nahi.",
  hindi:
    "ये इसके करियर के रिकॉर्ड में लिखे हैं। फ़ीस, सिलेबस और समय हर कॉलेज के अपने हैं: दो-तीन जगह पूछिए, और पैसे देने से पहले नियामक की साइट पर देखिए (UGC, AICTE या उस क्षेत्र की परिषद) कि कोर्स को मान्यता है या नहीं।",
};
export const OPEN_TO: Wording<(open: string) => string> = {
  english: (open) => `Class 11 and 12: ${open}`,
  hinglish: (open) => `Class 11 aur 12: ${open}`,
  hindi: (open) => `Class 11 और 12: ${open}`,
};
export const ALL_TAKE_ANY: Wording<(count: number) => string> = {
  english: (count) => `any stream keeps all of its ${count} nearest careers open`,
  hinglish: (count) => `iske sabse paas ke ${count} ke ${count} career kisi bhi stream se khule rehte hain`,
  hindi: (count) => `इसके सबसे पास के सभी ${count} करियर किसी भी स्ट्रीम से खुले रहते हैं`,
};
export const SOME_TAKE_ANY: Wording<(any: number, count: number, stream: string, open: number) => string> = {
  english: (any, count, stream, open) =>
    `of its ${count} nearest careers ${any === 0 ? "none is" : `${any} ${any === 1 ? "is" : "are"}`} open with any stream; most (${open}) are open with ${stream}`,
  hinglish: (any, count, stream, open) =>
    `iske sabse paas ke ${count} careers mein se ${any === 0 ? "koi nahi" : any} kisi bhi stream se khula hai; sabse zyada (${open}) ${stream} se khule rehte hain`,
  hindi: (any, count, stream, open) =>
    `इसके सबसे पास के ${count} करियर में से ${any === 0 ? "कोई नहीं" : any} किसी भी स्ट्रीम से खुला है; सबसे ज़्यादा (${open}) ${stream} से खुले रहते हैं`,
};
export const EXAMS_OFTEN: Wording<(exams: string) => string> = {
  english: (exams) => `Exams that stand there most: ${exams}`,
  hinglish: (exams) => `Sabse zyada likhe hue exam: ${exams}`,
  hindi: (exams) => `सबसे ज़्यादा लिखी हुई परीक्षाएँ: ${exams}`,
};

/** How much study the posts of a field ask for decides what a first degree brings. */
export const GOOD_FOR_STUDY: Wording = {
  english:
    "Good for who will study on: most of the posts nearest to it ask for a master's degree or more, so a first degree alone brings few of them. How many posts are open nobody counts; ask two who finished it what they do now.",
  hinglish:
    "Achha hai agar aap aage bhi padhenge: iske sabse paas ki zyadatar posts master's degree ya usse zyada maangti hain, isliye akeli pehli degree se kam posts milti hain. Kitni posts khaali hain yeh koi nahi ginta; jinhone yeh poora kiya hai aise do logon se poochiye ki ab kya karte hain.",
  hindi:
    "अच्छा है अगर आप आगे भी पढ़ेंगे: इसके सबसे पास के ज़्यादातर पद मास्टर डिग्री या उससे ज़्यादा माँगते हैं, इसलिए अकेली पहली डिग्री से कम पद मिलते हैं। कितने पद खाली हैं यह कोई नहीं गिनता; जिन्होंने यह पूरा किया है ऐसे दो लोगों से पूछिए कि अब क्या करते हैं।",
};
export const GOOD_FOR_WHO_LIKES_IT: Wording = {
  english:
    "Good for who likes the work: most of the posts nearest to it can be begun with a first degree or less. How many are open nobody counts; look how many notices name it near you (ncs.gov.in), and ask two who do it.",
  hinglish:
    "Achha hai agar kaam pasand hai: iske sabse paas ki zyadatar posts pehli degree ya usse kam mein shuru ho sakti hain. Kitni khaali hain yeh koi nahi ginta; dekhiye ki aapke paas ke kitne vigyapan mein iska naam hai (ncs.gov.in), aur jo yeh karte hain aise do logon se poochiye.",
  hindi:
    "अच्छा है अगर काम पसंद है: इसके सबसे पास के ज़्यादातर पद पहली डिग्री या उससे कम में शुरू हो सकते हैं। कितने खाली हैं यह कोई नहीं गिनता; देखिए कि आपके पास के कितने विज्ञापनों में इसका नाम है (ncs.gov.in), और जो यह करते हैं ऐसे दो लोगों से पूछिए।",
};

/** What a field asks of a person, where it is asked how hard it is. */
export const HOW_HARD: Wording<(field: string, first: string, second: string) => string> = {
  english: (field, first, second) =>
    `How hard ${field} is to study no record measures. By what its nearest careers ask for, it comes easier if you ${first}, and if you ${second}.`,
  hinglish: (field, first, second) =>
    `${field} padhna kitna mushkil hai, yeh koi record nahi naapta. Iske sabse paas ke career jo maangte hain, usse yeh aasaan lagta hai agar ${first}, aur agar ${second}.`,
  hindi: (field, first, second) =>
    `${field} पढ़ना कितना मुश्किल है, यह कोई रिकॉर्ड नहीं नापता। इसके सबसे पास के करियर जो माँगते हैं, उससे यह आसान लगता है अगर ${first}, और अगर ${second}।`,
};

type OfSubject = Wording<(subject: string, needing: string, free: string, field: string) => string>;
/** What of a field asks for a school subject, and what does not. */
export const SUBJECT_IN_SOME: OfSubject = {
  english: (subject, needing, free, field) =>
    `That depends on which work of ${field} you mean: ${needing} need ${subject} in Class 11 and 12; ${free} do not.`,
  hinglish: (subject, needing, free, field) =>
    `Yeh is par hai ki ${field} ka kaun sa kaam: ${needing} ke liye Class 11 aur 12 mein ${subject} chahiye; ${free} ke liye nahi.`,
  hindi: (subject, needing, free, field) =>
    `यह इस पर है कि ${field} का कौन सा काम: ${needing} के लिए Class 11 और 12 में ${subject} चाहिए; ${free} के लिए नहीं।`,
};
export const SUBJECT_IN_NONE: Wording<(subject: string, field: string) => string> = {
  english: (subject, field) =>
    `You can enter ${field} without ${subject} in Class 11 and 12: each of the careers nearest to it has a way without.`,
  hinglish: (subject, field) =>
    `Class 11 aur 12 mein ${subject} ke bina bhi ${field} mein ja sakte hain: iske sabse paas ke har career ka koi raasta iske bina bhi hai.`,
  hindi: (subject, field) =>
    `Class 11 और 12 में ${subject} के बिना भी ${field} में जा सकते हैं: इसके सबसे पास के हर करियर का कोई रास्ता इसके बिना भी है।`,
};
export const SUBJECT_IN_EACH: Wording<(subject: string, field: string) => string> = {
  english: (subject, field) => `Yes: each of the careers nearest to ${field} asks for ${subject} in Class 11 and 12.`,
  hinglish: (subject, field) => `Haan: ${field} ke sabse paas ka har career Class 11 aur 12 mein ${subject} maangta hai.`,
  hindi: (subject, field) => `हाँ: ${field} के सबसे पास का हर करियर Class 11 और 12 में ${subject} माँगता है।`,
};
export const COURSES_ASK: Wording<(courses: string) => string> = {
  english: (courses) => ` Courses whose entry names it: ${courses}.`,
  hinglish: (courses) => ` Jin courses ke admission mein iska naam hai: ${courses}.`,
  hindi: (courses) => ` जिन कोर्सों के दाख़िले में इसका नाम है: ${courses}।`,
};
export const IN_THE_COURSE: Wording<(subject: string) => string> = {
  english: (subject) =>
    `How much ${subject} the course itself holds differs by university: its syllabus is on the university's site; look at the papers of the first two semesters.`,
  hinglish: (subject) =>
    `Course ke andar kitna ${subject} hai, yeh har university mein alag hai: syllabus university ki site par hota hai; pehle do semester ke paper dekhiye.`,
  hindi: (subject) =>
    `कोर्स के अंदर कितना ${subject} है, यह हर विश्वविद्यालय में अलग है: सिलेबस विश्वविद्यालय की साइट पर होता है; पहले दो सेमेस्टर के पेपर देखिए।`,
};
