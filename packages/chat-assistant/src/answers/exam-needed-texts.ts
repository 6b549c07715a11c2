import type { Wording } from "../language.ts";

type Of = Wording<(exam: string, career: string) => string>;

export const NOT_NAMED: Wording<(exam: string, career: string, others: string | null) => string> = {
  english: (exam, career, others) =>
    `No, ${exam} is not needed for it: the record of ${career} does not name it. ${others === null ? "It names no examination at all." : `On its way stand ${others}.`}`,
  hinglish: (exam, career, others) =>
    `Nahi, iske liye ${exam} zaroori nahi: ${career} ke record mein yeh hai hi nahi. ${others === null ? "Usme koi exam likha hi nahi." : `Raste mein yeh hain: ${others}.`}`,
  hindi: (exam, career, others) =>
    `नहीं, इसके लिए ${exam} ज़रूरी नहीं: ${career} के रिकॉर्ड में यह है ही नहीं। ${others === null ? "उसमें कोई परीक्षा लिखी ही नहीं।" : `रास्ते में ये हैं: ${others}।`}`,
};
/** What becomes a must with the seats of a year that is still to come or has just begun. */
export const NEEDED_SINCE: Wording<(exam: string, career: string, year: string) => string> = {
  english: (exam, career, year) =>
    `For the seats from ${year} yes: by the record of ${career} they go by ${exam}, and before that by marks or other tests.`,
  hinglish: (exam, career, year) =>
    `${year} ki seaton se haan: ${career} ke record mein woh ${exam} se milti hain, usse pehle marks ya doosre test se.`,
  hindi: (exam, career, year) => `${year} की सीटों से हाँ: ${career} के रिकॉर्ड में वे ${exam} से मिलती हैं, उससे पहले अंकों या दूसरी परीक्षाओं से।`,
};

export const EVERY_WAY_BY: Of = {
  english: (exam, career) => `Yes: every way after Class 12 that the record of ${career} names goes by ${exam}.`,
  hinglish: (exam, career) => `Haan: Class 12 ke baad ${career} ke record ka har raasta ${exam} se hokar jaata hai.`,
  hindi: (exam, career) => `हाँ: Class 12 के बाद ${career} के रिकॉर्ड का हर रास्ता ${exam} से होकर जाता है।`,
};
export const THE_ONLY_ONE: Of = {
  english: (exam, career) => `Yes, as a rule: ${exam} is the one examination of its kind on the way to ${career}.`,
  hinglish: (exam, career) => `Haan, aam taur par ${exam} chahiye: ${career} ke raste mein is tarah ka yahi ek exam hai.`,
  hindi: (exam, career) => `हाँ, आम तौर पर ${exam} चाहिए: ${career} के रास्ते में इस तरह की यही एक परीक्षा है।`,
};
export const ONE_OF_SEVERAL: Wording<(exam: string, career: string, others: string) => string> = {
  english: (exam, career, others) =>
    `No, ${exam} alone is no must: on the way to ${career} the record names ${others} too. Which one counts, the college or the notice of the post says.`,
  hinglish: (exam, career, others) =>
    `Nahi, sirf ${exam} hi zaroori nahi: ${career} ke raste mein record ${others} bhi likhta hai. Kaun sa chalega, yeh college ya post ka notice batata hai.`,
  hindi: (exam, career, others) =>
    `नहीं, सिर्फ़ ${exam} ही ज़रूरी नहीं: ${career} के रास्ते में रिकॉर्ड ${others} भी लिखता है। कौन सी चलेगी, यह कॉलेज या पद का नोटिस बताता है।`,
};
export const FOR_SOME_COLLEGES: Of = {
  english: (exam, career) =>
    `No, ${exam} is no must for ${career}: it opens the seats of some colleges; others take by Class 12 marks, by a State's test or by one of their own.`,
  hinglish: (exam, career) =>
    `Nahi, ${career} ke liye ${exam} zaroori nahi: isse kuch college ki seats milti hain; doosre Class 12 ke marks, rajya ke test ya apne test se lete hain.`,
  hindi: (exam, career) =>
    `नहीं, ${career} के लिए ${exam} ज़रूरी नहीं: इससे कुछ कॉलेजों की सीटें मिलती हैं; दूसरे Class 12 के नंबर, राज्य के टेस्ट या अपने टेस्ट से लेते हैं।`,
};
export const NO_MUST: Wording<(exam: string) => string> = {
  english: (exam) => `No, ${exam} is no must.`,
  hinglish: (exam) => `Nahi, ${exam} har haal mein zaroori nahi.`,
  hindi: (exam) => `नहीं, ${exam} हर हाल में ज़रूरी नहीं।`,
};
