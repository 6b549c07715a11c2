import type { Wording } from "../language.ts";

export const WORK_WITH_BOTH: Wording = {
  english: "Work that has both in it",
  hinglish: "Kaam jisme dono hain",
  hindi: "काम जिसमें दोनों हैं",
};
export const ONE_MAY_STAY: Wording<(assessment: string) => string> = {
  english: (assessment) =>
    `The subjects and the way in stand on each page. One of the two may also stay what you do after work: that is no loss. To see what else suits you: ${assessment}.`,
  hinglish: (assessment) =>
    `Vishay aur wahan tak ka raasta har page par hai. Dono mein se ek kaam ke baad ka shauk bhi reh sakta hai: isme koi nuksaan nahi. Aapke liye aur kya sahi rahega, yeh dekhne ke liye: ${assessment}.`,
  hindi: (assessment) =>
    `विषय और वहाँ तक का रास्ता हर पेज पर है। दोनों में से एक काम के बाद का शौक़ भी रह सकता है: इसमें कोई नुक़सान नहीं। आपके लिए और क्या सही रहेगा, यह देखने के लिए: ${assessment}।`,
};
export const BY_ENTRANCES: Wording<(exams: string) => string> = {
  english: (exams) => `Its course also by ${exams}.`,
  hinglish: (exams) => `Course in exam se bhi: ${exams}.`,
  hindi: (exams) => `कोर्स इन परीक्षाओं से भी: ${exams}।`,
};
