import type { Exam, SubjectCombination } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { NEED } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";

const WITH_PHYSICS_AND_MATHS: readonly SubjectCombination[] = ["PCM", "PCMB"];
const WITH_BIOLOGY: readonly SubjectCombination[] = ["PCB", "PCMB"];

const MEDICINE: Wording = { english: "medicine", hinglish: "medical", hindi: "मेडिकल" };
const ENGINEERING: Wording = { english: "engineering", hinglish: "engineering", hindi: "इंजीनियरिंग" };
const ARCHITECTURE: Wording = { english: "architecture", hinglish: "architecture", hindi: "architecture" };

/** Entrances that are shut to some streams: with which subjects one may sit, and for what. */
const FROM_SOME: ReadonlyMap<Exam, { readonly subjects: readonly SubjectCombination[]; readonly aim: Wording }> = new Map([
  ["NEET-UG", { subjects: WITH_BIOLOGY, aim: MEDICINE }],
  ["JEE Main", { subjects: WITH_PHYSICS_AND_MATHS, aim: ENGINEERING }],
  ["JEE Advanced", { subjects: WITH_PHYSICS_AND_MATHS, aim: ENGINEERING }],
  ["NATA", { subjects: WITH_PHYSICS_AND_MATHS, aim: ARCHITECTURE }],
]);
/** Entrances that every stream may sit for. */
const FROM_ALL: ReadonlySet<Exam> = new Set(["CUET-UG", "CLAT", "AILET", "CA Foundation", "NID DAT", "NIFT entrance", "UCEED"]);

const NOT_FROM: Wording<(stream: string, aim: string) => string> = {
  english: (stream, aim) =>
    `No, not for ${aim} with ${stream} alone. Who wants to go there still can take the missing subjects at NIOS (nios.ac.in); read in this year's notice how they count.`,
  hinglish: (stream, aim) =>
    `Nahi, ${aim} ke liye sirf ${stream} se nahi. Phir bhi jana ho to chhoote vishay NIOS (nios.ac.in) se le sakte hain; is saal ke notice mein padhiye ki woh kaise gine jaate hain.`,
  hindi: (stream, aim) =>
    `नहीं, ${aim} के लिए सिर्फ़ ${stream} से नहीं। फिर भी जाना हो तो छूटे विषय NIOS (nios.ac.in) से ले सकते हैं; इस साल के नोटिस में पढ़िए कि वे कैसे गिने जाते हैं।`,
};
const FROM: Wording<(stream: string) => string> = {
  english: (stream) => `Yes, with ${stream}.`,
  hinglish: (stream) => `Haan, ${stream} se.`,
  hindi: (stream) => `हाँ, ${stream} से।`,
};

/** NDA is one examination for three services. */
const BY_SERVICE: Wording = {
  english: "For the Army no, any stream is enough; for the Navy and the Air Force yes, physics, chemistry and maths of Class 12.",
  hinglish: "Army ke liye nahi, koi bhi stream chalegi; Navy aur Air Force ke liye haan, Class 12 ki physics, chemistry aur maths.",
  hindi: "आर्मी के लिए नहीं, कोई भी स्ट्रीम चलेगी; नेवी और एयर फ़ोर्स के लिए हाँ, Class 12 की फ़िज़िक्स, केमिस्ट्री और मैथ्स।",
};

/** Whether one may sit for an examination with the one stream that is named: yes, no, or nothing where it hangs on the subjects. */
export function streamVerdict(exam: Exam, { streams, text, language }: Reading): string {
  const [stream, second] = streams;
  if (exam === "NDA" && stream !== undefined && NEED.test(text)) return p(BY_SERVICE[language]);
  if (stream === undefined || second !== undefined || NEED.test(text)) return "";
  const rule = FROM_SOME.get(exam);
  const open = rule === undefined ? [] : stream.combinations.filter((each) => rule.subjects.includes(each));
  if (rule !== undefined && open.length === 0) return p(NOT_FROM[language](words(stream.name), rule.aim[language]));
  return FROM_ALL.has(exam) || (rule !== undefined && open.length === stream.combinations.length)
    ? p(FROM[language](words(stream.name)))
    : "";
}
