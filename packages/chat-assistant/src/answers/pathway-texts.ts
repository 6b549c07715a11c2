import { strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const CHECK_RULES: Wording = {
  english: "Rules, exams and fees change every year: check them with the body that sets them before you apply.",
  hinglish: "Niyam, exam aur fees har saal badalte hain: form bharne se pehle usi sanstha se pakka kijiye jo inhe tay karti hai.",
  hindi: "नियम, परीक्षा और फ़ीस हर साल बदलते हैं: फ़ॉर्म भरने से पहले उसी संस्था से पक्का कीजिए जो इन्हें तय करती है।",
};

export const NO_PATHWAY: Wording<(education: string) => string> = {
  english: (education) =>
    `The catalogue does not yet say how to get into it from an Indian classroom. It only says what people usually have: ${education}.`,
  hinglish: (education) =>
    `Catalogue abhi yeh nahi batata ki India mein school se yahan tak kaise pahunche. Bas itna batata hai ki logon ke paas aksar kya hota hai: ${education}.`,
  hindi: (education) =>
    `कैटलॉग अभी यह नहीं बताता कि भारत में स्कूल से यहाँ तक कैसे पहुँचें। बस इतना बताता है कि लोगों के पास अक्सर क्या होता है: ${education}।`,
};

export const TIME: Wording = { english: "Time", hinglish: "Samay", hindi: "समय" };
export const LICENCE: Wording = {
  english: "Licence or registration",
  hinglish: "Licence ya registration",
  hindi: "लाइसेंस या रजिस्ट्रेशन",
};
export const NO_LICENCE: Wording = {
  english: "Licence: the catalogue names none",
  hinglish: "Licence: catalogue mein koi nahi likha hai",
  hindi: "लाइसेंस: कैटलॉग में कोई नहीं लिखा है",
};

export const STEPS: Wording<Readonly<Record<"school" | "afterClass10" | "afterClass12" | "afterDegree", string>>> = {
  english: {
    school: "Class 11 and 12",
    afterClass10: "After Class 10",
    afterClass12: "After Class 12",
    afterDegree: "After another degree",
  },
  hinglish: {
    school: "Class 11 aur 12",
    afterClass10: "Class 10 ke baad",
    afterClass12: "Class 12 ke baad",
    afterDegree: "Kisi aur degree ke baad",
  },
  hindi: {
    school: "Class 11 और 12",
    afterClass10: "Class 10 के बाद",
    afterClass12: "Class 12 के बाद",
    afterDegree: "किसी और डिग्री के बाद",
  },
};

export const SHORT_WAY: Wording<(subjects: string, exams: string, pays: string) => string> = {
  english: (subjects, exams, pays) =>
    `${strong("The way in")}: in Class 11 and 12 ${subjects}; ${exams === "" ? "" : `exams such as ${exams}; `}${pays}.`,
  hinglish: (subjects, exams, pays) =>
    `${strong("Raasta")}: Class 11 aur 12 mein ${subjects}; ${exams === "" ? "" : `exam jaise ${exams}; `}${pays}.`,
  hindi: (subjects, exams, pays) =>
    `${strong("रास्ता")}: Class 11 और 12 में ${subjects}; ${exams === "" ? "" : `परीक्षाएँ जैसे ${exams}; `}${pays}।`,
};
