import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;

/** What a record lacks; completes "The catalogue does not yet say". */
export const MISSING: Readonly<Record<"day" | "dislikes" | "tryIt" | "skills" | "growth" | "similar", Wording>> = {
  day: {
    english: "The catalogue does not yet say what an ordinary day is like.",
    hinglish: "Catalogue mein abhi yeh nahi likha ki ek aam din kaisa hota hai.",
    hindi: "कैटलॉग में अभी यह नहीं लिखा कि एक आम दिन कैसा होता है।",
  },
  dislikes: {
    english: "The catalogue does not yet say what people in it dislike.",
    hinglish: "Catalogue mein abhi yeh nahi likha ki is kaam mein logon ko kya pasand nahi aata.",
    hindi: "कैटलॉग में अभी यह नहीं लिखा कि इस काम में लोगों को क्या पसंद नहीं आता।",
  },
  tryIt: {
    english: "The catalogue does not yet say how to try it.",
    hinglish: "Catalogue mein abhi yeh nahi likha ki ise aazma kar kaise dekhein.",
    hindi: "कैटलॉग में अभी यह नहीं लिखा कि इसे आज़माकर कैसे देखें।",
  },
  skills: {
    english: "The catalogue does not yet say which skills it takes.",
    hinglish: "Catalogue mein abhi yeh nahi likha ki isme kaun si skills lagti hain.",
    hindi: "कैटलॉग में अभी यह नहीं लिखा कि इसमें कौन सी स्किल लगती हैं।",
  },
  growth: {
    english: "The catalogue does not yet say how it is expected to grow.",
    hinglish: "Catalogue mein abhi yeh nahi likha ki yeh kaam aage kitna badhega.",
    hindi: "कैटलॉग में अभी यह नहीं लिखा कि यह काम आगे कितना बढ़ेगा।",
  },
  similar: {
    english: "The catalogue does not yet say which careers are near it.",
    hinglish: "Catalogue mein abhi yeh nahi likha ki iske aas-paas kaun se career hain.",
    hindi: "कैटलॉग में अभी यह नहीं लिखा कि इसके आस-पास कौन से करियर हैं।",
  },
};

/** What stands over the rows of a section. */
export const TITLES: Readonly<Record<"pay" | "wayIn" | "day" | "dislikes" | "tryIt" | "skills" | "qualification", Wording>> = {
  pay: { english: "Pay", hinglish: "Kamai", hindi: "कमाई" },
  wayIn: { english: "The way in", hinglish: "Wahan tak ka raasta", hindi: "वहाँ तक का रास्ता" },
  day: { english: "On an ordinary day", hinglish: "Ek aam din mein", hindi: "एक आम दिन में" },
  dislikes: {
    english: "What people in the work dislike",
    hinglish: "Is kaam mein logon ko kya pasand nahi aata",
    hindi: "इस काम में लोगों को क्या पसंद नहीं आता",
  },
  tryIt: { english: "Try it this month", hinglish: "Is mahine aazma kar dekhiye", hindi: "इस महीने आज़माकर देखिए" },
  skills: { english: "Skills", hinglish: "Zaroori skills", hindi: "ज़रूरी स्किल" },
  qualification: { english: "Usual qualification", hinglish: "Aam taur par qualification", hindi: "आम तौर पर योग्यता" },
};

export const TOLD_AS: Wording<(title: string, name: string) => string> = {
  english: (title, name) => `${title} stands in this record, under the name ${name}.`,
  hinglish: (title, name) => `${title} isi record mein hai, ${name} ke naam se.`,
  hindi: (title, name) => `${title} इसी रिकॉर्ड में है, ${name} के नाम से।`,
};
export const ALSO_CALLED: Of = {
  english: (titles) => `Also called: ${titles}.`,
  hinglish: (titles) => `Doosre naam: ${titles}.`,
  hindi: (titles) => `दूसरे नाम: ${titles}।`,
};

export const IN_SCHOOL: Of = {
  english: (subjects) => `In Class 11 and 12 ${subjects}.`,
  hinglish: (subjects) => `Class 11 aur 12 mein ${subjects}.`,
  hindi: (subjects) => `Class 11 और 12 में ${subjects}।`,
};

export const NO_WAY_WITHOUT: Of = {
  english: (exams) => `I know of no usual way without it: the catalogue names ${exams} for this career.`,
  hinglish: (exams) => `Iske bina koi aam raasta mujhe nahi pata: catalogue mein is career ke liye ${exams} likha hai.`,
  hindi: (exams) => `इसके बिना कोई आम रास्ता मुझे नहीं पता: कैटलॉग में इस करियर के लिए ${exams} लिखा है।`,
};
export const NOT_ON_THE_WAY: Wording<(exams: string) => string> = {
  english: (exams) => `${exams}: not needed here, none of the ways that the record names goes by it.`,
  hinglish: (exams) => `${exams}: yahan zaroori nahi, record ka koi raasta isse hokar nahi jaata.`,
  hindi: (exams) => `${exams}: यहाँ ज़रूरी नहीं, रिकॉर्ड का कोई रास्ता इससे होकर नहीं जाता।`,
};
export const WAYS_WITHOUT: Wording<(exams: string, others: string) => string> = {
  english: (exams, others) =>
    `There are ways without ${exams}: ${others} also ${others.includes(",") ? "stand" : "stands"} in the record, and some colleges take by marks. Ask each college what it asks for.`,
  hinglish: (exams, others) =>
    `${exams} ke bina bhi raste hain: record mein ${others} bhi ${others.includes(",") ? "likhe hain" : "likha hai"}, aur kuch college marks par lete hain. Har college se poochiye ki woh kya maangta hai.`,
  hindi: (exams, others) =>
    `${exams} के बिना भी रास्ते हैं: रिकॉर्ड में ${others} भी लिखे हैं, और कुछ कॉलेज नंबरों पर लेते हैं। हर कॉलेज से पूछिए कि वह क्या माँगता है।`,
};

/** Growth with its basis: projected for a country, or a rule of thumb. */
export const GROWTH: Wording<(growth: string, isSourced: boolean, basis: string) => string> = {
  english: (growth, isSourced, basis) =>
    `${strong("Growth")}: ${growth} ${isSourced ? "in the number of jobs over ten years" : "as a rule of thumb"} ${basis}. For India we know of no such projection.`,
  hinglish: (growth, isSourced, basis) =>
    `${strong("Growth")}: ${growth} ${isSourced ? "das saal mein naukriyon ki ginti mein" : "mote andaze se"} ${basis}. India ke liye aisa koi anumaan hamein nahi pata.`,
  hindi: (growth, isSourced, basis) =>
    `${strong("ग्रोथ")}: ${growth} ${isSourced ? "दस साल में नौकरियों की गिनती में" : "मोटे अंदाज़े से"} ${basis}। भारत के लिए ऐसा कोई अनुमान हमें नहीं पता।`,
};

/** The same where the future is asked: first that none is known for India. */
export const FUTURE: Wording<(growth: string, isSourced: boolean, basis: string) => string> = {
  english: (growth, isSourced, basis) =>
    `For India we know of no projection. Only to compare: ${strong("Growth")}: ${growth} ${isSourced ? "in the number of jobs over ten years" : "as a rule of thumb"} ${basis}.`,
  hinglish: (growth, isSourced, basis) =>
    `India ke liye koi anumaan hamein nahi pata. Sirf tulna ke liye: ${strong("Growth")}: ${growth} ${isSourced ? "das saal mein naukriyon ki ginti mein" : "mote andaze se"} ${basis}.`,
  hindi: (growth, isSourced, basis) =>
    `भारत के लिए कोई अनुमान हमें नहीं पता। सिर्फ़ तुलना के लिए: ${strong("ग्रोथ")}: ${growth} ${isSourced ? "दस साल में नौकरियों की गिनती में" : "मोटे अंदाज़े से"} ${basis}।`,
};

export const MOST_LIKE: Of = {
  english: (name) => `Careers most like ${name}, the nearest first:`,
  hinglish: (name) => `${name} se sabse milte-julte career, sabse paas wala pehle:`,
  hindi: (name) => `${name} से सबसे मिलते-जुलते करियर, सबसे पास वाला पहले:`,
};

export const STRESS: Of = {
  english: (level) => `${strong("Stress")}: ${level}, as the catalogue rates it from low to high.`,
  hinglish: (level) => `${strong("Stress")}: ${level}, catalogue ke hisaab se (low se high tak).`,
  hindi: (level) => `${strong("तनाव")}: ${level}, कैटलॉग के हिसाब से (low से high तक)।`,
};
export const FROM_HOME: Wording<Readonly<Record<"can" | "cannot", string>>> = {
  english: { can: "It can be done from home, at least in part.", cannot: "It is usually not done from home." },
  hinglish: { can: "Yeh kaam ghar se ho sakta hai, kam se kam kuch hissa.", cannot: "Yeh kaam aam taur par ghar se nahi hota." },
  hindi: { can: "यह काम घर से हो सकता है, कम से कम कुछ हिस्सा।", cannot: "यह काम आम तौर पर घर से नहीं होता।" },
};
export const TRAVEL: Wording<Readonly<Record<"much" | "little", string>>> = {
  english: { much: "It usually means travel.", little: "It usually means little travel." },
  hinglish: { much: "Isme aam taur par safar karna padta hai.", little: "Isme aam taur par safar kam hota hai." },
  hindi: { much: "इसमें आम तौर पर सफ़र करना पड़ता है।", little: "इसमें आम तौर पर सफ़र कम होता है।" },
};

/** The posts that come after the one in which one begins, as the goal. */
export const LATER_FROM_THERE: Of = {
  english: (posts) => `Later, from there: ${posts}.`,
  hinglish: (posts) => `Baad mein, wahan se: ${posts}.`,
  hindi: (posts) => `बाद में, वहाँ से: ${posts}।`,
};
/** Said where the word of a question names a whole family, of which one career is told. */
export const ONE_OF_SEVERAL: Wording<(word: string, career: string) => string> = {
  english: (word, career) => `"${word}" is said of several careers. This is ${career}; others are named below.`,
  hinglish: (word, career) => `"${word}" kai careers ko kehte hain. Yahan ${career} bataya gaya hai; doosre neeche hain.`,
  hindi: (word, career) => `"${word}" कई करियर को कहते हैं। यहाँ ${career} बताया गया है; दूसरे नीचे हैं।`,
};
export const OTHER_KINDS: Wording<(kinds: string, search: string) => string> = {
  english: (kinds, search) => `If you meant another kind: ${kinds}${search === "" ? "" : `, or ${search}`}.`,
  hinglish: (kinds, search) => `Agar aapka matlab kisi aur se tha: ${kinds}${search === "" ? "" : `, ya ${search}`}.`,
  hindi: (kinds, search) => `अगर आपका मतलब किसी और से था: ${kinds}${search === "" ? "" : `, या ${search}`}।`,
};
export const SEARCH_FOR: Of = {
  english: (word) => `search the explorer for "${word}"`,
  hinglish: (word) => `explorer mein "${word}" dhoondhiye`,
  hindi: (word) => `explorer में "${word}" ढूँढ़िए`,
};
export const ITS_PAGE: Wording<(page: string, assessment: string) => string> = {
  english: (page, assessment) => `Its page has the whole record: ${page}. Would it suit you? ${assessment}.`,
  hinglish: (page, assessment) => `Poori jaankari iske page par hai: ${page}. Kya yeh aapke liye sahi rahega? ${assessment}.`,
  hindi: (page, assessment) => `पूरी जानकारी इसके पेज पर है: ${page}। क्या यह आपके लिए सही रहेगा? ${assessment}।`,
};

/** The years from Class 12 on, where the record counts from Class 10. */
export const SINCE_CLASS_12: Wording<(years: string, name: string) => string> = {
  english: (years, name) =>
    `About ${strong(years)} after Class 12 to the first pay as ${name}: the record counts from Class 10, and Class 11 and 12 are two of its years.`,
  hinglish: (years, name) =>
    `Class 12 ke baad ${name} ki pehli kamai tak lagbhag ${strong(years)}: record Class 10 se ginta hai, aur Class 11 aur 12 uske do saal hain.`,
  hindi: (years, name) =>
    `Class 12 के बाद ${name} की पहली कमाई तक लगभग ${strong(years)}: रिकॉर्ड Class 10 से गिनता है, और Class 11 और 12 उसके दो साल हैं।`,
};

export const HARDLY_WITHOUT: Wording<(way: string) => string> = {
  english: (way) =>
    `Hardly: most seats go by NEET-UG. The record names one way beside it: ${way}. Check it in this year's notice of that State's university.`,
  hinglish: (way) =>
    `Mushkil se: zyadatar seat NEET-UG se bharti hain. Record mein iske alawa ek raasta hai: ${way}. Us rajya ki university ke is saal ke notice mein pakka kijiye.`,
  hindi: (way) =>
    `मुश्किल से: ज़्यादातर सीटें NEET-UG से भरती हैं। रिकॉर्ड में इसके अलावा एक रास्ता है: ${way}। उस राज्य की यूनिवर्सिटी के इस साल के नोटिस में पक्का कीजिए।`,
};
