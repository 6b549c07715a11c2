import type { Career } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { recordText } from "../record-texts/in-language.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { careerAnswer } from "./career.ts";
import { waysOf } from "./ways.ts";

type Verdict = Wording<(name: string, courses: string) => string>;

const OF_MEDICINE: Verdict = {
  english: (name) => `Yes: the way to ${name} goes through MBBS, and so through NEET-UG.`,
  hinglish: (name) => `Haan: ${name} ka raasta MBBS se, yaani NEET-UG se jaata hai.`,
  hindi: (name) => `हाँ: ${name} का रास्ता MBBS से, यानी NEET-UG से जाता है।`,
};
const OF_ANOTHER_KIND: Verdict = {
  english: (name) => `Yes, of a kind of their own: the way to ${name} goes through BDS, AYUSH or BVSc by NEET-UG, not through MBBS.`,
  hinglish: (name) => `Haan, apni tarah ke doctor: ${name} ka raasta NEET-UG se BDS, AYUSH ya BVSc se jaata hai, MBBS se nahi.`,
  hindi: (name) => `हाँ, अपनी तरह के डॉक्टर: ${name} का रास्ता NEET-UG से BDS, AYUSH या BVSc से जाता है, MBBS से नहीं।`,
};
const NO_DOCTOR: Verdict = {
  english: (name, courses) =>
    `No: ${name} is a profession of its own, with a course of its own; a doctor studies MBBS, BDS, AYUSH or BVSc. The course here: ${courses}. Both work together.`,
  hinglish: (name, courses) =>
    `Nahi: ${name} ka apna kaam aur apni padhai hai; doctor woh hai jo MBBS, BDS, AYUSH ya BVSc padhta hai. Yahan ki padhai: ${courses}. Dono saath kaam karte hain.`,
  hindi: (name, courses) =>
    `नहीं: ${name} का अपना काम और अपनी पढ़ाई है; डॉक्टर वह है जो MBBS, BDS, AYUSH या BVSc पढ़ता है। यहाँ की पढ़ाई: ${courses}। दोनों साथ काम करते हैं।`,
};

const DOCTOR = "(?:doctors?|daktar|physicians?|डॉक्टर|डाक्टर)";
const IS_ONE = phrases(
  `(?:is|are)(?: (?!(?:better|or|than) )\\S+){1,5} ${DOCTOR}(?: (?:too|also|really|in india|as well|or not))*(?= $)`,
  `(?:kya|क्या) (?:\\S+ ){1,4}${DOCTOR}(?: (?:hai|hota|hoti|hote|hain|h|hi|bhi|kya|nahi|है|होता|होती|होते|हैं|भी|क्या))*(?= $)`,
  `${DOCTOR} (?:hai|hota hai|hoti hai|hote hain|hota|hoti|होता है|होती है|है|होते हैं) (?:kya|ya nahi|क्या|या नहीं)`,
);
const IS_BETWEEN = phrases("or|vs|versus|ya|better|become|ban\\S*|than|difference|fark|या|बेहतर");

const verdictOf = (career: Career): Verdict => {
  const ways = career.pathway === undefined ? "" : waysOf(career.pathway).join("; ");
  if (/\bMBBS\b/.test(ways)) return OF_MEDICINE;
  return /\b(?:BDS|BAMS|BHMS|BUMS|BVSc)\b/.test(ways) ? OF_ANOTHER_KIND : NO_DOCTOR;
};
const isDoctor = ({ career, word }: { readonly career: Career; readonly word: string | null }): boolean =>
  career.id === "general-physician" && word !== null;

/** "Is an audiologist a doctor": by the courses of the way there. */
export const isADoctorAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, text, language } = reading;
  const others = careers.filter((named) => !isDoctor(named));
  const [named, second] = others;
  if (named === undefined || second !== undefined || others.length === careers.length) return null;
  if (named.career.category !== "Healthcare" || !IS_ONE.test(text) || IS_BETWEEN.test(text.replace(/ (?:or not|ya nahi|या नहीं) /u, " ")))
    return null;
  const courses = recordText(named.career.pathway?.afterClass12[0] ?? named.career.education, language);
  return (
    p(verdictOf(named.career)[language](words(named.career.name), courses)) +
    (careerAnswer({ ...reading, careers: others }, knowledge) ?? "")
  );
});
