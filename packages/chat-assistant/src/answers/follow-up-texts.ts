import type { Wording } from "../language.ts";

export const ABOUT_WHAT_YOU_LIKE: Wording = {
  english: "About what you like yourself:",
  hinglish: "Jo aapko khud pasand hai, uske baare mein:",
  hindi: "जो आपको ख़ुद पसंद है, उसके बारे में:",
};
export const CAREERS_IN: Wording<(field: string) => string> = {
  english: (field) => `careers in ${field}`,
  hinglish: (field) => `${field} ke careers`,
  hindi: (field) => `${field} के करियर`,
};
export const TO_WEIGH_AGAINST: Wording<(fields: string) => string> = {
  english: (fields) => `To weigh it against: ${fields}.`,
  hinglish: (fields) => `Isse tulna ke liye: ${fields}.`,
  hindi: (fields) => `इससे तुलना के लिए: ${fields}।`,
};
export const KEPT_FOR_NOBODY: Wording<(career: string) => string> = {
  english: (career) => `The record of ${career} names nothing that keeps women or men out of it.`,
  hinglish: (career) => `${career} ke record mein aisa kuch nahi likha jo mahilaon ya purushon ko isse rokta ho.`,
  hindi: (career) => `${career} के रिकॉर्ड में ऐसा कुछ नहीं लिखा जो महिलाओं या पुरुषों को इससे रोकता हो।`,
};
export const ONE_WAY_SAYS: Wording<(career: string, rule: string) => string> = {
  english: (career, rule) => `The record of ${career} says of one way in: "${rule}".`,
  hinglish: (career, rule) => `${career} ke record mein ek raste ke baare mein likha hai: "${rule}".`,
  hindi: (career, rule) => `${career} के रिकॉर्ड में एक रास्ते के बारे में लिखा है: "${rule}"।`,
};
export const OPEN_AFTER_LEAVING: Wording<(name: string, ways: string) => string> = {
  english: (name, ways) =>
    `Yes, ${name} is still open: leaving a degree does not take your Class 12 away, and its ways need no finished degree to begin. The record names ${ways}.`,
  hinglish: (name, ways) =>
    `Haan, ${name} ka raasta ab bhi khula hai: degree chhoot jaane se aapki Class 12 nahi jaati, aur ye raaste shuru karne ke liye poori degree nahi chahiye. Record mein likha hai: ${ways}.`,
  hindi: (name, ways) =>
    `हाँ, ${name} का रास्ता अब भी खुला है: डिग्री छूट जाने से आपकी Class 12 नहीं जाती, और ये रास्ते शुरू करने के लिए पूरी डिग्री नहीं चाहिए। रिकॉर्ड में लिखा है: ${ways}।`,
};
