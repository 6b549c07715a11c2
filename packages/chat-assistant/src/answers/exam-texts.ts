import type { Wording } from "../language.ts";

type Of = Wording<(text: string) => string>;

export const EXAM_IS: Wording<(exam: string, about: string) => string> = {
  english: (exam, about) => `${exam} is ${about}.`,
  hinglish: (exam, about) => `${exam}: ${about}.`,
  hindi: (exam, about) => `${exam}: ${about}।`,
};
export const ASKS_FOR: Of = {
  english: (conditions) => `It asks for ${conditions}.`,
  hinglish: (conditions) => `Iske liye chahiye: ${conditions}.`,
  hindi: (conditions) => `इसके लिए चाहिए: ${conditions}।`,
};
export const LEADS_TO_SOME: Of = {
  english: (careers) => ` It stands on the way to ${careers}, among others.`,
  hinglish: (careers) => ` Yeh inke raste mein hai: ${careers}, aur bhi hain.`,
  hindi: (careers) => ` यह इनके रास्ते में है: ${careers}, और भी हैं।`,
};
export const NO_CAREER_WITH_ALL: Wording = {
  english: "The catalogue names no career with all of that on its way.",
  hinglish: "Catalogue mein koi aisa career nahi hai jiske raste mein yeh sab ek saath ho.",
  hindi: "कैटलॉग में कोई ऐसा करियर नहीं है जिसके रास्ते में यह सब एक साथ हो।",
};
export const ONE_CAREER: Wording = {
  english: "One career of the catalogue has it on its way:",
  hinglish: "Catalogue ke ek career ke raste mein yeh hai:",
  hindi: "कैटलॉग के एक करियर के रास्ते में यह है:",
};
export const SO_MANY_CAREERS: Wording<(count: number) => string> = {
  english: (count) => `It stands on the way to ${count} careers of the catalogue, among them:`,
  hinglish: (count) => `Yeh catalogue ke ${count} careers ke raste mein hai, jaise:`,
  hindi: (count) => `यह कैटलॉग के ${count} करियर के रास्ते में है, जैसे:`,
};
export const PAID_BY_LEVEL: Wording = {
  english:
    "The low end is mostly private work: the post itself is paid by the pay level in its notice, with allowances on top, and mostly more than that.",
  hinglish:
    "Neeche wali rakam zyadatar private kaam ki hai: yeh post apne notice ke pay level se paati hai, upar se bhatte, aur aksar usse zyada.",
  hindi: "नीचे वाली रकम ज़्यादातर प्राइवेट काम की है: यह पद अपने नोटिस के वेतन स्तर से पाता है, ऊपर से भत्ते, और अक्सर उससे ज़्यादा।",
};
