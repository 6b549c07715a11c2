import { EXAMS, type Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { ul } from "../html/write.ts";
import { EXAM_NAMES } from "../names/exam-names.ts";
import type { NamedCareer } from "../reading/named.ts";
import type { Reading } from "../reading/reading.ts";
import { padded, phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { careerAnswer } from "./career.ts";
import { degreesAhead } from "./choice.ts";
import { compareAnswer, examRow, ONES_OWN_DEGREE } from "./compare.ts";
import { compareDegreesAnswer } from "./compare-degrees.ts";
import { degreeText, ledBy } from "./degree.ts";
import { namedSides, namedSidesAnswer, sidesAnswer } from "./sides.ts";

/** The words of a reply, its marks left out. */
const said = (reply: string): string => padded(wordsOf(reply.replaceAll(/<[^>]+>/g, " ")));
const says = (reply: string, name: string): boolean => said(reply).includes(padded(wordsOf(name)));

const tellsCareer = (reply: string, { career, title, word }: NamedCareer): boolean =>
  reply.includes(`/career/${career.id}"`) || [title, word ?? title].some((name) => says(reply, name));
const tellsExam = (reply: string, exam: Exam): boolean => [exam, ...EXAM_NAMES[exam].names].some((name) => says(reply, name));
/** Of a diploma a reply may tell by its last word: "the diploma", for a polytechnic diploma. */
const tellsDegree = (reply: string, degree: string): boolean =>
  [degree, degree.replaceAll(".", ""), degree.split(" ").at(-1) ?? degree].some((name) => says(reply, name));

/** What is asked with a yes or a no is answered by it. */
const IS_VERDICT = /^<p>(?:<strong>)?(?:Yes|No)\b/;
/** A reply that weighs is headed by its sides. */
const IS_CHOICE = /^<h3>[^<]+ or [^<]+<\/h3>/;
const CHOOSES = phrases(
  "(?:which|who|what)(?: \\S+){0,4} (?:better|best|two|more|sensible|safer|easier|harder|longer)|better|compare\\S*|differen\\S*|vs|versus",
  "(?:as|so) (?:much|good|long|hard) as|\\S+er than|(?:more|less) \\S+ than|behtar|fark|farak|antar|dono|बेहतर|फर्क|अंतर|दोनों|में से",
);

/** A degree that was begun and left is no side of a choice. */
const LEFT = phrases("adhur\\S*|chh?o+d (?:di|ch)\\S*|left|dropped(?: out)?|quit|अधूर\\S*|छोड (?:दि|च)\\S*");

/** What a reply leaves out of what its question names. */
type Left = { readonly careers: readonly NamedCareer[]; readonly degrees: readonly string[]; readonly exams: readonly Exam[] };

function leftBy(reply: string, reading: Reading): Left & { readonly named: number } {
  const { careers, exams, text } = reading;
  // One degree alone is mostly that of the asker, or the way to what is named beside it.
  const ahead = ONES_OWN_DEGREE.test(text) || LEFT.test(text) ? [] : degreesAhead(reading);
  const degrees = ahead.length > 1 ? ahead : [];
  const told = exams.filter((exam) => tellsExam(reply, exam));
  return {
    named: careers.length + exams.length + degrees.length,
    // What is told of an examination is told of the career behind it.
    careers: careers.filter((named) => !tellsCareer(reply, named) && !told.some((exam) => named.career.pathway?.exams.includes(exam))),
    degrees: degrees.filter((degree) => !tellsDegree(reply, degree)),
    exams: exams.filter((exam) => !told.includes(exam)),
  };
}

const MOST = 2;
const MOST_ROWS = 4;

const eachLeft = ({ careers, degrees, exams }: Left): SpokenAnswer =>
  spoken((reading, knowledge) => {
    const { language } = reading;
    const rows = [
      ...exams.map((exam) => examRow(exam, knowledge, language)),
      ...degrees.map((degree) => `${degreeText(degree, language)} ${ledBy(degree, [], knowledge, { language })}`),
    ];
    const ofCareers = careers
      .slice(0, MOST)
      .map((career) => careerAnswer({ ...reading, careers: [career], degrees: [], exams: [] }, knowledge) ?? "");
    return ofCareers.join("") + (rows.length === 0 ? "" : ul(rows.slice(0, MOST_ROWS)));
  });

/** A choice between two things that are named. */
const CHOICES: readonly SpokenAnswer[] = [namedSidesAnswer, compareAnswer, compareDegreesAnswer, sidesAnswer];

/** What to tell beside a reply, or before it, and by which of the answers. */
export type Untold = { readonly answers: readonly SpokenAnswer[]; readonly isFirst: boolean };

/**
 * What a question names and its reply does not tell of: the choice, where two things are weighed that both have a name ("nurse or architect for an
 * average student", met by marks alone), else each that was left out beside others. Null where nothing was.
 */
export function untoldBy(reply: string, reading: Reading, knowledge: Knowledge): Untold | null {
  const { careers, text } = reading;
  const left = leftBy(reply, reading);
  const isTold = (name: string): boolean =>
    careers.some((named) => named.career.id === name && tellsCareer(reply, named)) ||
    EXAMS.some((exam) => exam === name && tellsExam(reply, exam)) ||
    tellsDegree(reply, name);
  const sides = IS_VERDICT.test(reply) || IS_CHOICE.test(reply) || LEFT.test(text) ? [] : namedSides(reading, knowledge);
  if (!sides.every(isTold) || (careers.length > 1 && left.careers.length > 0 && CHOOSES.test(text)))
    return { answers: CHOICES, isFirst: true };
  const count = left.careers.length + left.degrees.length + left.exams.length;
  return count === 0 || left.named < 2 ? null : { answers: [eachLeft(left)], isFirst: false };
}
