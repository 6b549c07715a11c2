import type { Wording } from "../language.ts";

type Of = Wording<(exam: string, name: string) => string>;

export const OPENS_A_COURSE: Of = {
  english: (exam, name) =>
    `Not yet: ${exam} gives a seat in a course, to whoever stands high enough in its list. The course comes after it, and only then ${name}.`,
  hinglish: (exam, name) =>
    `Abhi nahi: ${exam} se course ki seat milti hai, jo uski list mein kaafi upar ho. Uske baad course, aur tab ${name}.`,
  hindi: (exam, name) => `अभी नहीं: ${exam} से कोर्स की सीट मिलती है, जो उसकी सूची में काफ़ी ऊपर हो। उसके बाद कोर्स, और तब ${name}।`,
};
export const MAKES_ELIGIBLE: Of = {
  english: (exam, name) =>
    `Not by itself: ${exam} makes you eligible. The post of ${name} is given by a recruitment of its own, for which you apply with it.`,
  hinglish: (exam, name) =>
    `Sirf isse nahi: ${exam} aapko yogya (eligible) banata hai. ${name} ki post apni alag bharti se milti hai, jisme iske saath form bharte hain.`,
  hindi: (exam, name) =>
    `सिर्फ़ इससे नहीं: ${exam} आपको योग्य (eligible) बनाता है। ${name} का पद अपनी अलग भर्ती से मिलता है, जिसमें इसके साथ फ़ॉर्म भरते हैं।`,
};
export const GIVES_THE_POST: Of = {
  english: (exam, name) =>
    `Yes, if you stand high enough in its final list: ${exam} is the recruitment itself, with every stage that its notice names (interview, fitness, medical). Then comes the training as ${name}.`,
  hinglish: (exam, name) =>
    `Haan, agar uski aakhri list mein kaafi upar hain: ${exam} khud bharti hai, notice ke har charan ke saath (interview, fitness, medical). Phir ${name} ki training.`,
  hindi: (exam, name) =>
    `हाँ, अगर उसकी आख़िरी सूची में काफ़ी ऊपर हैं: ${exam} ख़ुद भर्ती है, नोटिस के हर चरण के साथ (इंटरव्यू, फ़िटनेस, मेडिकल)। फिर ${name} की ट्रेनिंग।`,
};
