import type { Wording } from "../language.ts";

export const ANY_STREAM: Wording = {
  english: "any stream keeps it open",
  hinglish: "kisi bhi stream se raasta khula rehta hai",
  hindi: "किसी भी स्ट्रीम से रास्ता खुला रहता है",
};
export const KEEP_OPEN: Wording<(subjects: string, count: number) => string> = {
  english: (subjects, count) => `${subjects} ${count === 1 ? "keeps" : "keep"} it open`,
  hinglish: (subjects) => `${subjects} se raasta khula rehta hai`,
  hindi: (subjects) => `${subjects} से रास्ता खुला रहता है`,
};
export const WAYS_AFTER_12: Wording<(ways: string) => string> = {
  english: (ways) => ` The ways after Class 12: ${ways}.`,
  hinglish: (ways) => ` Class 12 ke baad ke raste: ${ways}.`,
  hindi: (ways) => ` Class 12 के बाद के रास्ते: ${ways}।`,
};

type OfStream = Wording<(career: string, stream: string) => string>;

export const STREAM_NOT_NEEDED: Wording<(career: string, stream: string, others: string, count: number) => string> = {
  english: (career, stream, others, count) =>
    `No, ${stream} is not a must for ${career}${others === "" ? "" : `: ${others} ${count === 1 ? "keeps" : "keep"} it open too`}.`,
  hinglish: (career, stream, others) =>
    `Nahi, ${career} ke liye ${stream} zaroori nahi hai${others === "" ? "" : `: ${others} se bhi raasta khula rehta hai`}.`,
  hindi: (career, stream, others) =>
    `नहीं, ${career} के लिए ${stream} ज़रूरी नहीं है${others === "" ? "" : `: ${others} से भी रास्ता खुला रहता है`}।`,
};
export const STREAM_OF_COURSES: Wording<(career: string) => string> = {
  english: (career) =>
    `Yes, as a rule: every course after Class 12 that the record of ${career} names asks for science, or says what else it takes.`,
  hinglish: (career) =>
    `Haan, aam taur par: ${career} ke record mein Class 12 ke baad ka har course science maangta hai, ya likha hai ki aur kya chalega.`,
  hindi: (career) => `हाँ, आम तौर पर: ${career} के रिकॉर्ड में Class 12 के बाद का हर कोर्स साइंस माँगता है, या लिखा है कि और क्या चलेगा।`,
};
export const STREAM_NEEDED: OfStream = {
  english: (career, stream) => `Yes, ${career} needs ${stream}: the catalogue names no other choice of subjects for it.`,
  hinglish: (career, stream) => `Haan, ${career} ke liye ${stream} chahiye: catalogue mein iske liye aur koi subject nahi likhe hain.`,
  hindi: (career, stream) => `हाँ, ${career} के लिए ${stream} चाहिए: कैटलॉग में इसके लिए और कोई विषय नहीं लिखे हैं।`,
};
export const STREAM_OPENS: OfStream = {
  english: (career, stream) => `Yes: ${stream} keeps ${career} open.`,
  hinglish: (career, stream) => `Haan: ${stream} se ${career} ka raasta khula rehta hai.`,
  hindi: (career, stream) => `हाँ: ${stream} से ${career} का रास्ता खुला रहता है।`,
};
export const STREAM_OPENS_LATER: Wording<(career: string, stream: string, ways: string) => string> = {
  english: (career, stream, ways) =>
    `Not straight after Class 12: the ways to ${career} from there ask for science. With ${stream} it is reached after a degree, and only as each notice allows: ${ways}.`,
  hinglish: (career, stream, ways) =>
    `Class 12 ke turant baad nahi: wahan se ${career} ke raste science maangte hain. ${stream} se degree ke baad pahunch sakte hain, jahan notice ijaazat de: ${ways}.`,
  hindi: (career, stream, ways) =>
    `Class 12 के तुरंत बाद नहीं: वहाँ से ${career} के रास्ते साइंस माँगते हैं। ${stream} से डिग्री के बाद पहुँच सकते हैं, जहाँ नोटिस इजाज़त दे: ${ways}।`,
};
export const STREAM_IN_PART: Wording<(career: string, stream: string, open: string) => string> = {
  english: (career, stream, open) => `Partly: ${career} is open with ${open}, not with every kind of ${stream}.`,
  hinglish: (career, stream, open) => `Kuch had tak: ${career} ka raasta ${open} se khula hai, har tarah ke ${stream} se nahi.`,
  hindi: (career, stream, open) => `कुछ हद तक: ${career} का रास्ता ${open} से खुला है, हर तरह के ${stream} से नहीं।`,
};
export const STREAM_CLOSES: OfStream = {
  english: (career, stream) => `Not by the usual way: ${stream} closes ${career}, as far as the catalogue knows.`,
  hinglish: (career, stream) => `Aam raste se nahi: jitna catalogue jaanta hai, ${stream} se ${career} ka raasta band ho jaata hai.`,
  hindi: (career, stream) => `आम रास्ते से नहीं: जितना कैटलॉग जानता है, ${stream} से ${career} का रास्ता बंद हो जाता है।`,
};

type OfSubject = Wording<(subject: string) => string>;

const are = (subject: string): string => (subject.includes(" and ") ? "are" : "is");

export const NEEDED_ALL_THE_SAME: OfSubject = {
  english: (subject) => `No, ${subject} ${are(subject)} needed: part of every subject choice that the catalogue names for it.`,
  hinglish: (subject) => `Nahi, ${subject} chahiye: catalogue mein iske liye jo bhi subject likhe hain, un sab mein yeh hai.`,
  hindi: (subject) => `नहीं, ${subject} चाहिए: कैटलॉग में इसके लिए जो भी विषय लिखे हैं, उन सब में यह है।`,
};
export const IN_ALL: OfSubject = {
  english: (subject) => `Yes, ${subject} ${are(subject)} part of every subject choice that the catalogue names for it.`,
  hinglish: (subject) => `Haan, catalogue mein iske liye jo bhi subject likhe hain, un sab mein ${subject} hai.`,
  hindi: (subject) => `हाँ, कैटलॉग में इसके लिए जो भी विषय लिखे हैं, उन सब में ${subject} है।`,
};
export const IN_NONE: OfSubject = {
  english: (subject) => `No, ${subject} ${are(subject)} in none of the subject choices that the catalogue names for it.`,
  hinglish: (subject) => `Nahi, catalogue mein iske liye jo subject likhe hain, unme ${subject} kahin nahi hai.`,
  hindi: (subject) => `नहीं, कैटलॉग में इसके लिए जो विषय लिखे हैं, उनमें ${subject} कहीं नहीं है।`,
};
export const NOT_A_MUST_WITH: Wording<(subject: string, others: string) => string> = {
  english: (subject, others) => `No, ${subject} ${are(subject)} not a must: ${others} keeps it open too.`,
  hinglish: (subject, others) => `Nahi, ${subject} zaroori nahi hai: ${others} se bhi raasta khula rehta hai.`,
  hindi: (subject, others) => `नहीं, ${subject} ज़रूरी नहीं है: ${others} से भी रास्ता खुला रहता है।`,
};
/** Beside the ways that do without it, those that do not. */
export const SOME_ASK_FOR_IT: Wording<(subject: string, ways: string) => string> = {
  english: (subject, ways) => `But these ways ask for ${subject}: ${ways}.`,
  hinglish: (subject, ways) => `Par in raston mein ${subject} chahiye: ${ways}.`,
  hindi: (subject, ways) => `पर इन रास्तों में ${subject} चाहिए: ${ways}।`,
};
/** No choice of subjects is shut without it, and still a way after Class 12 asks for it in many places. */
export const MANY_ASK_FOR_IT: Wording<(subject: string, others: string, way: string) => string> = {
  english: (subject, others, way) =>
    `In many places yes: its way after Class 12 is "${way}". Without ${subject} the door is not shut, since ${others} keeps it open too, but fewer colleges are left.`,
  hinglish: (subject, others, way) =>
    `Bahut si jagah haan: Class 12 ke baad iska raasta "${way}" hai. ${subject} ke bina darwaza band nahi hota, kyunki ${others} se bhi raasta khula rehta hai, par college kam bachte hain.`,
  hindi: (subject, others, way) =>
    `बहुत सी जगह हाँ: Class 12 के बाद इसका रास्ता "${way}" है। ${subject} के बिना दरवाज़ा बंद नहीं होता, क्योंकि ${others} से भी रास्ता खुला रहता है, पर कॉलेज कम बचते हैं।`,
};
/** What a subject that somebody has is enough for: choices of subjects that keep it open and, where there are any, those that do not. */
export const WITH_SUBJECT: Wording<(subject: string, open: string, opening: number, closed: string, closing: number) => string> = {
  english: (subject, open, opening, closed, closing) =>
    `With ${subject}: ${open} ${opening === 1 ? "keeps" : "keep"} it open${closed === "" ? "" : `, ${closed} ${closing === 1 ? "closes" : "close"} it by the usual way`}.`,
  hinglish: (subject, open, _opening, closed) =>
    `Aapke paas ${subject} hai: ${open} se raasta khula rehta hai${closed === "" ? "" : `, ${closed} se aam raste se nahi`}.`,
  hindi: (subject, open, _opening, closed) =>
    `आपके पास ${subject} है: ${open} से रास्ता खुला रहता है${closed === "" ? "" : `, ${closed} से आम रास्ते से नहीं`}।`,
};

export const HELPS: Wording<(career: string) => string> = {
  english: (career) => `That helps: ${career} is work with figures or close reasoning each day.`,
  hinglish: (career) => `Yeh kaam aayega: ${career} ke kaam mein roz ginti ya gehri soch lagti hai.`,
  hindi: (career) => `यह काम आएगा: ${career} के काम में रोज़ गिनती या गहरी सोच लगती है।`,
};
export const ALONE_NEEDED: Wording<(name: string, subjects: string) => string> = {
  english: (name, subjects) =>
    `No: ${name} asks for ${subjects} of Class 12, and for these alone. Who did not have them can add them by open schooling (nios.ac.in), also after Class 12 in any stream, mostly within a year.`,
  hinglish: (name, subjects) =>
    `Nahi: ${name} ke liye Class 12 ke ${subjects} chahiye, aur sirf yahi. Jinke paas nahi the, woh open schooling (nios.ac.in) se jod sakte hain, kisi bhi stream ki Class 12 ke baad bhi, aksar ek saal mein.`,
  hindi: (name, subjects) =>
    `नहीं: ${name} के लिए Class 12 के ${subjects} चाहिए, और सिर्फ़ यही। जिनके पास नहीं थे, वे ओपन स्कूलिंग (nios.ac.in) से जोड़ सकते हैं, किसी भी स्ट्रीम की Class 12 के बाद भी, अक्सर एक साल में।`,
};
