import { inEach, type Language, type Wording } from "../language.ts";
import { listed, topicsText } from "./join.ts";

/** The label of a criterion that no list names. */
export const UNLABELLED: Wording = inEach(() => "");

const listing = (items: readonly string[], last: "and" | "or"): Wording => inEach((language: Language) => listed(items, last, language));

export const OPEN_WITH = (stream: string): Wording => ({
  english: `open with ${stream}`,
  hinglish: `jo ${stream} se khule hain`,
  hindi: `जो ${stream} से खुले हैं`,
});
export const BESIDE_ENGINEERING: Wording = {
  english: "whose first entrance is none for engineering",
  hinglish: "jinka pehla entrance engineering ka nahi hai",
  hindi: "जिनका पहला entrance इंजीनियरिंग का नहीं है",
};
export const OPEN_WITHOUT = (streams: readonly string[]): Wording => {
  const list = listing(streams, "and");
  return {
    english: `open without ${list.english}`,
    hinglish: `jo ${list.hinglish} ke bina khule hain`,
    hindi: `जो ${list.hindi} के बिना खुले हैं`,
  };
};
export const LED_TO_BY = (degree: string): Wording => ({
  english: `that ${degree} leads to`,
  hinglish: `jin tak ${degree} se pahunchte hain`,
  hindi: `जिन तक ${degree} से पहुँचते हैं`,
});
export const BEGUN_WITH = (degree: string): Wording => ({
  english: `in which one can begin with ${degree}`,
  hinglish: `jo ${degree} ke saath shuru ho sakte hain`,
  hindi: `जो ${degree} के साथ शुरू हो सकते हैं`,
});
export const BEHIND_EXAMS = (exams: readonly string[]): Wording => {
  const list = listing(exams, "or");
  return {
    english: `on the way to which ${list.english} stands`,
    hinglish: `jinke raste mein ${list.hinglish} hai`,
    hindi: `जिनके रास्ते में ${list.hindi} है`,
  };
};
export const ASKING_NO_MORE_THAN = (level: string): Wording => ({
  english: `that ask for no more than ${level}`,
  hinglish: `jinme ${level} se zyada nahi maangte`,
  hindi: `जिनमें ${level} से ज़्यादा नहीं माँगते`,
});
export const IN_FIELDS = (fields: readonly string[]): Wording => {
  const list = listing(fields, "and");
  return { english: `in ${list.english}`, hinglish: `jo ${list.hinglish} ke hain`, hindi: `जो ${list.hindi} के हैं` };
};
export const ABOUT_TOPICS = (topics: readonly string[], text: string): Wording => {
  const list = inEach((language) => topicsText(topics, text, language));
  return { english: `about ${list.english}`, hinglish: `jo ${list.hinglish} se jude hain`, hindi: `जो ${list.hindi} से जुड़े हैं` };
};
export const OF_FAMILY = (word: string): Wording => ({
  english: `of the family "${word}"`,
  hinglish: `jo "${word}" ki tarah ke hain`,
  hindi: `जो "${word}" की तरह के हैं`,
});
export const OTHER_THAN = (careers: readonly string[]): Wording => {
  const list = listing(careers, "and");
  return { english: `other than ${list.english}`, hinglish: `jo ${list.hinglish} se alag hain`, hindi: `जो ${list.hindi} से अलग हैं` };
};
export const WITHOUT_THESE = (names: readonly string[]): Wording => {
  const list = listing(names, "or");
  return { english: `without ${list.english}`, hinglish: `jinme ${list.hinglish} nahi hai`, hindi: `जिनमें ${list.hindi} नहीं है` };
};
export const WITHOUT_A_MASTERS: Wording = {
  english: "that ask for no master's degree",
  hinglish: "jinme master's degree nahi maangte",
  hindi: "जिनमें मास्टर डिग्री नहीं माँगते",
};
export const THESE_ASK_FOR_MORE: Wording<(careers: string) => string> = {
  english: (careers) => `A first degree alone opens the work below. By their records ${careers} ask for more.`,
  hinglish: (careers) => `Sirf pehli degree se neeche ka kaam khulta hai. Record ke hisaab se ${careers} mein isse zyada maangte hain.`,
  hindi: (careers) => `सिर्फ़ पहली डिग्री से नीचे का काम खुलता है। रिकॉर्ड के हिसाब से ${careers} में इससे ज़्यादा माँगते हैं।`,
};
export const OTHER_THAN_THOSE: Wording = { english: "other than those", hinglish: "jo unse alag hain", hindi: "जो उनसे अलग हैं" };
export const REACHING_AMOUNT: Wording = {
  english: "whose estimated pay reaches what you name",
  hinglish: "jinki andazan kamai aapki batayi rakam tak pahunchti hai",
  hindi: "जिनकी अंदाज़न कमाई आपकी बताई रक़म तक पहुँचती है",
};
export const BELOW_AMOUNT: Wording = {
  english: "whose estimated pay stays below what you name",
  hinglish: "jinki andazan kamai aapki batayi rakam se kam rehti hai",
  hindi: "जिनकी अंदाज़न कमाई आपकी बताई रक़म से कम रहती है",
};

/** The heading of a list, from the labels of its criteria. */
export const CAREERS_THAT: Wording<(labels: string) => string> = {
  english: (labels) => `Careers ${labels}`,
  hinglish: (labels) => `Careers ${labels}`,
  hindi: (labels) => `करियर ${labels}`,
};
export const NONE_HAS_ALL: Wording = {
  english: "I found none that has all of it together; these have the rest.",
  hinglish: "Mujhe koi aisa nahi mila jisme sab ek saath ho; inme baaki sab hai.",
  hindi: "मुझे कोई ऐसा नहीं मिला जिसमें सब एक साथ हो; इनमें बाक़ी सब है।",
};
/** Of a topic that is kept though none of its careers has all that is asked for: what those lack, by the labels of a list. */
export const NONE_OF_THESE_IS: Wording<(labels: string) => string> = {
  english: (labels) => `By what the catalogue knows, none of these is among the careers ${labels}.`,
  hinglish: (labels) => `Catalogue ke hisaab se inme se koi un careers mein nahi hai, ${labels}.`,
  hindi: (labels) => `कैटलॉग के हिसाब से इनमें से कोई उन करियर में नहीं है, ${labels}।`,
};
export const STUDIED_FOR: Wording = {
  english: "Called otherwise, with that study on the way in:",
  hinglish: "Naam alag hai, par raste mein yahi padhai hai:",
  hindi: "नाम अलग है, पर रास्ते में यही पढ़ाई है:",
};
export const NEAR_IT: Wording = {
  english: "Not quite that, and near it:",
  hinglish: "Theek wahi nahi, par uske paas:",
  hindi: "ठीक वही नहीं, पर उसके पास:",
};
export const WHOLE_LIST: Wording<(total: number, explorer: (text: string) => string) => string> = {
  english: (total, explorer) =>
    total === 1 ? `It is the only one of this kind in ${explorer("the explorer")}.` : `All ${total} are in ${explorer("the explorer")}.`,
  hinglish: (total, explorer) =>
    total === 1 ? `Aisa yahi ek career hai: ${explorer("explorer")}.` : `Aise sabhi ${total} career yahan hain: ${explorer("explorer")}.`,
  hindi: (total, explorer) =>
    total === 1 ? `ऐसा यही एक करियर है: ${explorer("explorer")}।` : `ऐसे सभी ${total} करियर यहाँ हैं: ${explorer("explorer")}।`,
};
export const MORE_CAREERS: Wording<(explorer: (text: string) => string) => string> = {
  english: (explorer) => `There are more careers in ${explorer("the explorer")}.`,
  hinglish: (explorer) => `Aur career yahan hain: ${explorer("explorer")}.`,
  hindi: (explorer) => `और करियर यहाँ हैं: ${explorer("explorer")}।`,
};
export const WHICH_SUIT: Wording<(assessment: string) => string> = {
  english: (assessment) => `To see which suit you: ${assessment}.`,
  hinglish: (assessment) => `Aapke liye kaun sa sahi rahega, yeh dekhne ke liye: ${assessment}.`,
  hindi: (assessment) => `आपके लिए कौन सा सही रहेगा, यह देखने के लिए: ${assessment}।`,
};

export const NO_OTHER_CHOICE: Wording<(stream: string) => string> = {
  english: (stream) => `Yes: for these the catalogue names no choice of subjects but ${stream}.`,
  hinglish: (stream) => `Haan: inke liye catalogue mein ${stream} ke alawa koi subject nahi likhe hain.`,
  hindi: (stream) => `हाँ: इनके लिए कैटलॉग में ${stream} के अलावा कोई विषय नहीं लिखे हैं।`,
};
export const NOT_A_MUST: Wording<(stream: string) => string> = {
  english: (stream) => `No, ${stream} is not a must: each of these is open without it too.`,
  hinglish: (stream) => `Nahi, ${stream} zaroori nahi hai: inme se har ek iske bina bhi khula hai.`,
  hindi: (stream) => `नहीं, ${stream} ज़रूरी नहीं है: इनमें से हर एक इसके बिना भी खुला है।`,
};
export const DEPENDS: Wording<(stream: string, careers: string) => string> = {
  english: (stream, careers) => `That depends on the career: ${stream} is not a must for ${careers}.`,
  hinglish: (stream, careers) => `Yeh career par nirbhar hai: ${careers} ke liye ${stream} zaroori nahi hai.`,
  hindi: (stream, careers) => `यह करियर पर निर्भर है: ${careers} के लिए ${stream} ज़रूरी नहीं है।`,
};
export const KEEPS_THESE_OPEN: Wording<(stream: string) => string> = {
  english: (stream) => `Yes: ${stream} keeps these open.`,
  hinglish: (stream) => `Haan: ${stream} se inka raasta khula rehta hai.`,
  hindi: (stream) => `हाँ: ${stream} से इनका रास्ता खुला रहता है।`,
};

export const INSTEAD_OF: Wording<(name: string) => string> = {
  english: (name) => `Instead of ${name}`,
  hinglish: (name) => `${name} ki jagah`,
  hindi: (name) => `${name} की जगह`,
};
export const NEAREST_IN_KIND: Wording = {
  english: "These are nearest to it in kind or in its field:",
  hinglish: "Ye usse sabse milte-julte ya usi field ke career hain:",
  hindi: "ये उससे सबसे मिलते-जुलते या उसी क्षेत्र के करियर हैं:",
};
export const NEAR_A_CAREER: Wording<(name: string, label: string) => string> = {
  english: (name, label) => `Near ${name}, ${label}`,
  hinglish: (name, label) => `${name} ke aas-paas ke career, ${label}`,
  hindi: (name, label) => `${name} के आस-पास के करियर, ${label}`,
};
export const RECORDS_ARE_SILENT: Wording = {
  english: "Their records do not speak of it; ask in each post all the same:",
  hinglish: "Inke record mein iski baat nahi hai; phir bhi har post par pooch lijiye:",
  hindi: "इनके रिकॉर्ड में इसकी बात नहीं है; फिर भी हर पद पर पूछ लीजिए:",
};
export const SOMETHING_DIFFERENT: Wording<(assessment: string) => string> = {
  english: (assessment) => `To find something quite different: ${assessment}.`,
  hinglish: (assessment) => `Kuch bilkul alag dhoondhne ke liye: ${assessment}.`,
  hindi: (assessment) => `कुछ बिल्कुल अलग ढूँढ़ने के लिए: ${assessment}।`,
};
