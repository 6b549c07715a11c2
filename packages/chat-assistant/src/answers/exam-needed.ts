import { type Career, EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { FOR_ONE_WORK } from "../names/degrees-for-one-work.ts";
import { BY_NEET_ALONE } from "../names/neet-degrees.ts";
import { NEED } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { anyCue, phrases, stem, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { WAYS_WITHOUT } from "./career-texts.ts";
import { ofDegree } from "./criteria.ts";
import { examInShort } from "./exam.ts";
import { EVERY_WAY_BY, FOR_SOME_COLLEGES, NEEDED_SINCE, NO_MUST, NOT_NAMED, ONE_OF_SEVERAL, THE_ONLY_ONE } from "./exam-needed-texts.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { CHECK_RULES } from "./pathway-texts.ts";
import { fulfilling, varied } from "./rank.ts";

/** Whether an examination is a must, in every way that it is asked. */

const EXAM_WORD =
  "(?:neet|jee(?: mains?| advanced)?|cuet|clat|nata|nift|nid|gate|cat|net|ctet|tet|upsc|ssc|nda|gpat|exam|entrance|entrance exam|foundation|नीट|जेईई|क्लैट|नाटा|परीक्षा|एग्जाम)";
const ASKS_IF_NEEDED = anyCue(
  NEED,
  phrases(
    "(?:den[aei]|nikaln[aei]|likhn[aei]|(?:clear|pass|qualify|crack) karn[aei]) (?:hi )?(?:pa[dr]\\S*|hot[aei]|hog[aei]|[jz]a?r\\S*)",
    "(?:देन[ाीे]|निकालन[ाीे]|पास करन[ाीे]) (?:ही )?(?:पड\\S*|होत[ाीे]|होग[ाीे]|जरूरी|जरुरी)",
    `${EXAM_WORD} (?:bhi |भी )?(?:chahiye|chahie|lagt[aei]|lageg[aei]|चाहिए|लगत[ाीे])`,
    `(?:have to|has to) (?:give|clear|write|take|pass|crack|qualify)(?: \\S+)? ${EXAM_WORD}`,
  ),
);
/** Something else of the examination: its marks and subjects, which one, or a way without it. */
const ASKS_OTHERWISE = phrases(
  "marks?|rank|percent\\S*|percentile|score|cut ?off|attempts?|age|height|syllabus|how (?:many|much)|kitn\\S*|which|what|kaun\\S*|kons\\S*|without|bina|subjects?|maths?|biology|physics|chemistry|coaching|english|hindi|angrezi",
  "अंग्रेजी|इंग्लिश|हिंदी|हिन्दी|बिना|कितन\\S*|कौन\\S*|विषय|गणित|जीव विज्ञान|कोचिंग",
);

/** The one examination of which it is asked whether it is a must. */
export function askedIfNeeded({ exams, text }: Reading): Exam | undefined {
  const [exam, second] = exams;
  return second === undefined && ASKS_IF_NEEDED.test(text) && !ASKS_OTHERWISE.test(text) ? exam : undefined;
}

const WAY_BY_NEET = new RegExp(`\\b(?:${BY_NEET_ALONE.join("|")})\\b`);
/** Examinations that open some colleges among many: no career hangs on them alone. */
const OF_SOME_COLLEGES: ReadonlySet<Exam> = new Set([
  "CUET-UG",
  "CUET-PG",
  "BITSAT",
  "NIFT entrance",
  "NID DAT",
  "NCHM JEE",
  "AILET",
  "CLAT",
  "IISER IAT",
  "NEST",
  "IPMAT",
]);
/** What one may sit for only after another is no way round it. */
const BEHIND: Partial<Readonly<Record<Exam, Exam>>> = { "JEE Main": "JEE Advanced" };

/** "BPT (5 years with internship; by NEET-UG from 2027)". */
const BY_NEET_SINCE = /by NEET-UG from (\d{4})/;

/** Whether an examination is a must for a career, with what its record has instead. */
export function examNeeded({ name, pathway }: Career, exam: Exam, language: Language): string | null {
  if (pathway === undefined) return null;
  const { exams, afterClass12 } = pathway;
  const [career, named] = [words(name), words(exam)];
  if (!exams.includes(exam)) return NOT_NAMED[language](named, career, exams.length === 0 ? null : words(listed(exams, "and", language)));
  if (exam === "NEET-UG" && afterClass12.length > 0 && afterClass12.every((way) => WAY_BY_NEET.test(way)))
    return EVERY_WAY_BY[language](named, career);
  const [since] = exam === "NEET-UG" ? afterClass12.flatMap((way) => BY_NEET_SINCE.exec(way)?.[1] ?? []) : [];
  if (since !== undefined) return NEEDED_SINCE[language](named, career, since);
  const { gives, asks } = EXAM_RECORDS[exam];
  const others = exams.filter(
    (other) => other !== exam && other !== BEHIND[exam] && EXAM_RECORDS[other].gives === gives && EXAM_RECORDS[other].asks === asks,
  );
  if (others.length === 0) return (OF_SOME_COLLEGES.has(exam) ? FOR_SOME_COLLEGES : THE_ONLY_ONE)[language](named, career);
  return exam === "NEET-UG"
    ? `${NO_MUST[language](named)} ${WAYS_WITHOUT[language](named, words(others.join(", ")))}`
    : ONE_OF_SEVERAL[language](named, career, words(listed(others, "and", language)));
}

/** The career that bears the name of a field of study: the microbiologist of microbiology. */
function careerOfField(field: string, knowledge: Knowledge): Career | undefined {
  const stems = new Set(wordsOf(field).map(stem));
  return knowledge.careers
    .filter(({ name }) => wordsOf(name).some((word) => stems.has(stem(word))))
    .toSorted((a, b) => wordsOf(a.name).length - wordsOf(b.name).length || knowledge.fame(b) - knowledge.fame(a))[0];
}

/** The careers of which it is asked: by name, by a degree that is taken for one kind of work, or by a field. */
function meantIn({ careers, degrees, interests }: Reading, knowledge: Knowledge): readonly Career[] {
  const ofDegrees = degrees.flatMap((degree) => (FOR_ONE_WORK.has(degree) ? varied(fulfilling([ofDegree(degree)], knowledge), 1) : []));
  if (careers.length + degrees.length > 0) return [...new Set([...ofDegrees, ...careers.map(({ career }) => career)])];
  return interests.said.flatMap((field) => careerOfField(field, knowledge) ?? []);
}

/** A degree of many kinds of work is taken by many colleges, each with its own way in: no entrance after Class 12 opens them all. */
function degreeAlone({ careers, degrees, language }: Reading, exam: Exam): string | null {
  const [degree, second] = degrees;
  const { gives, asks } = EXAM_RECORDS[exam];
  const isOpen = gives === "course" && asks === "Class 12" && exam !== "NEET-UG" && exam !== "NATA";
  if (degree === undefined || second !== undefined || careers.length > 0 || FOR_ONE_WORK.has(degree) || !isOpen) return null;
  return FOR_SOME_COLLEGES[language](words(exam), words(degree));
}

/** Whether an examination is a must for several careers, a degree or a field that is no career's name. */
export const examNeededAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, degrees, unfound, language } = reading;
  const exam = askedIfNeeded(reading);
  const isOfOne = careers.length === 1 && !degrees.some((degree) => FOR_ONE_WORK.has(degree));
  if (exam === undefined || unfound.length > 0 || isOfOne) return null;
  const alone = degreeAlone(reading, exam);
  if (alone !== null) return p(alone) + examInShort(exam, knowledge, language);
  const meant = meantIn(reading, knowledge);
  const told = meant.flatMap((career) => {
    const needed = examNeeded(career, exam, language);
    return needed === null ? [] : { career, needed };
  });
  const [first, second] = told;
  if (first === undefined) return null;
  const title = h3(
    listed(
      told.map(({ career }) => careerLink(career)),
      "and",
      language,
    ),
  );
  return second === undefined
    ? title + p(first.needed) + p(CHECK_RULES[language])
    : title + ul(told.map(({ career, needed }) => `${strong(words(career.name))}: ${needed}`)) + p(CHECK_RULES[language]);
});
