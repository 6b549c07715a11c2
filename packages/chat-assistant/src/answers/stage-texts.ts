import { link, strong } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { assessmentLink, explorerLink } from "./links.ts";

type AfterClass10 = Readonly<Record<"title" | "ways" | "school" | "streams" | "last", string>> &
  Readonly<Record<"diploma" | "trade", (careers: string) => string>>;

export const AFTER_CLASS_10: Wording<AfterClass10> = {
  english: {
    title: "After Class 10",
    ways: "There are three usual ways on, and none of them closes every door:",
    school: `${strong("Class 11 and 12")}: Science, Commerce or Humanities (Arts). Leads to degrees and most entrance exams.`,
    diploma: (careers) => `${strong("Polytechnic diploma")}, about three years: for example ${careers}.`,
    trade: (careers) => `${strong("ITI trade")}, one or two years: for example ${careers}.`,
    streams: "What the streams of Class 11 keep open:",
    last: `The free stream test has ten questions: open Stream Test at the top of ${link("/", "the home page")}. Then see which careers suit you: ${assessmentLink()}.`,
  },
  hinglish: {
    title: "Class 10 ke baad",
    ways: "Aage ke teen aam raste hain, aur inme se koi bhi har darwaza band nahi karta:",
    school: `${strong("Class 11 aur 12")}: Science, Commerce ya Humanities (Arts). Isse degree aur zyadatar entrance exam tak pahunchte hain.`,
    diploma: (careers) => `${strong("Polytechnic diploma")}, lagbhag teen saal: jaise ${careers}.`,
    trade: (careers) => `${strong("ITI trade")}, ek ya do saal: jaise ${careers}.`,
    streams: "Class 11 ki kis stream se kya khula rehta hai:",
    last: `Free stream test mein das sawal hain: ${link("/", "home page")} ke upar Stream Test kholiye. Phir dekhiye ki aapke liye kaun se career sahi rahenge: ${assessmentLink()}.`,
  },
  hindi: {
    title: "Class 10 के बाद",
    ways: "आगे के तीन आम रास्ते हैं, और इनमें से कोई भी हर दरवाज़ा बंद नहीं करता:",
    school: `${strong("Class 11 और 12")}: Science, Commerce या Humanities (Arts)। इससे डिग्री और ज़्यादातर एंट्रेंस परीक्षाओं तक पहुँचते हैं।`,
    diploma: (careers) => `${strong("पॉलिटेक्निक डिप्लोमा")}, लगभग तीन साल: जैसे ${careers}।`,
    trade: (careers) => `${strong("ITI ट्रेड")}, एक या दो साल: जैसे ${careers}।`,
    streams: "Class 11 की किस स्ट्रीम से क्या खुला रहता है:",
    last: `मुफ़्त स्ट्रीम टेस्ट में दस सवाल हैं: ${link("/", "होम पेज")} के ऊपर Stream Test खोलिए। फिर देखिए कि आपके लिए कौन से करियर सही रहेंगे: ${assessmentLink()}।`,
  },
};

const elsewhere = (diplomas: string, trades: string, posts: string) => ({
  diplomas: explorerLink({ education: "Diploma" }, diplomas),
  trades: explorerLink({ education: "ITI Certificate" }, trades),
  posts: explorerLink({ education: "Class 12" }, posts),
});
const goesDeeper = (text: string): string => link("/blog/right-career-path-after-12th", text);

const IN_ENGLISH = elsewhere("diplomas", "ITI trades", "after Class 12");
const IN_HINGLISH = elsewhere("diploma", "ITI trade", "Class 12 ke baad");
const IN_HINDI = elsewhere("डिप्लोमा", "ITI ट्रेड", "Class 12 के बाद");

export const AFTER_CLASS_12: Wording<Readonly<Record<"title" | "subjects" | "noDegree" | "last", string>>> = {
  english: {
    title: "After Class 12",
    subjects: "It depends on your subjects. Some careers that are open with each:",
    noDegree: `Not every way is a degree: there are ${IN_ENGLISH.diplomas}, ${IN_ENGLISH.trades} and posts that recruit ${IN_ENGLISH.posts}.`,
    last: `Tell me your stream or what you like, or let twenty questions find it: ${assessmentLink()}. ${goesDeeper("Choosing a path after Class 12")} goes deeper.`,
  },
  hinglish: {
    title: "Class 12 ke baad",
    subjects: "Yeh aapke subjects par nirbhar hai. Har ek se khule kuch career:",
    noDegree: `Har raasta degree ka nahi hota: ${IN_HINGLISH.diplomas}, ${IN_HINGLISH.trades} aur ${IN_HINGLISH.posts} bharti wali naukriyan bhi hain.`,
    last: `Apni stream ya pasand bataiye, ya bees sawalon se jaaniye: ${assessmentLink()}. Aur padhne ke liye: ${goesDeeper("Class 12 ke baad raasta chunna")}.`,
  },
  hindi: {
    title: "Class 12 के बाद",
    subjects: "यह आपके विषयों पर निर्भर है। हर एक से खुले कुछ करियर:",
    noDegree: `हर रास्ता डिग्री का नहीं होता: ${IN_HINDI.diplomas}, ${IN_HINDI.trades} और ${IN_HINDI.posts} भर्ती वाली नौकरियाँ भी हैं।`,
    last: `अपनी स्ट्रीम या पसंद बताइए, या बीस सवालों से जानिए: ${assessmentLink()}। और पढ़ने के लिए: ${goesDeeper("Class 12 के बाद रास्ता चुनना")}।`,
  },
};

export const AFTER_DEGREE: Wording<Readonly<Record<"title" | "any" | "last", string>>> = {
  english: {
    title: "After a degree",
    any: "Many careers take graduates of any subject:",
    last: `Tell me your degree, such as BCom or BSc, and I will list where it leads. To see what suits you: ${assessmentLink()}.`,
  },
  hinglish: {
    title: "Degree ke baad",
    any: "Bahut se career kisi bhi subject ke graduate ko lete hain:",
    last: `Apni degree bataiye, jaise BCom ya BSc, main bataungi ki usse kahan pahunch sakte hain. Aapke liye kya sahi rahega, yeh dekhne ke liye: ${assessmentLink()}.`,
  },
  hindi: {
    title: "डिग्री के बाद",
    any: "बहुत से करियर किसी भी विषय के ग्रेजुएट को लेते हैं:",
    last: `अपनी डिग्री बताइए, जैसे BCom या BSc, मैं बताऊँगी कि उससे कहाँ पहुँच सकते हैं। आपके लिए क्या सही रहेगा, यह देखने के लिए: ${assessmentLink()}।`,
  },
};
