import { EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, strong, words } from "../html/write.ts";
import type { Ask } from "../reading/asks.ts";
import { POINTS } from "../reading/follow-ups.ts";
import { NO_INTERESTS, withoutWords } from "../reading/interests.ts";
import type { NamedCareer } from "../reading/named.ts";
import type { Reading } from "../reading/reading.ts";
import { type Answer, type SpokenAnswer, spoken } from "./answer.ts";
import { WHAT_I_CAN_DO, whatICanDo } from "./capabilities.ts";
import { aboutCareer } from "./career.ts";
import { criteriaOf } from "./criteria.ts";
import { degreeText, ledBy } from "./degree.ts";
import { DONT_KNOW } from "./dont-know.ts";
import { examInShort } from "./exam.ts";
import { examConditionsAnswer } from "./exam-conditions.ts";
import { EXAM_LIMITS } from "./exam-limits.ts";
import { listOf } from "./list.ts";
import { NEVER_A_CAREER, OFF_TOPIC, UNHELD, type Unheld } from "./unheld-topics.ts";
import { OF_ANOTHER_WORLD } from "./unknown-texts.ts";
import { ASKS_OF_NIGHTS, nightsIn, REFUSES_NIGHTS, WITHOUT_NIGHTS } from "./without-nights.ts";

const unknown = (what: string, source: string): string =>
  p(`${DONT_KNOW} that: the catalogue holds no ${what}, and a guess would not help you. ${source}`);

/** The same of an examination: its own place, and what notices said where that is known. */
function unheldOfExam({ what, ofExam }: Unheld, exam: Exam): string {
  const limits = ofExam === "limits" ? EXAM_LIMITS[exam] : undefined;
  const place = `${strong(words(exam))} is held by ${EXAM_RECORDS[exam].heldBy}.`;
  return limits === undefined
    ? unknown(what, `${place} Take them from this year's notice there, and from no other.`)
    : p(`${strong(words(exam))}: ${limits}`) + p(`Rules change: read this year's notice before you plan. ${place}`);
}

function unheld(found: Unheld, reading: Reading, exam: Exam | undefined): string {
  const { what, source, ofExam } = found;
  if (ofExam !== undefined && exam !== undefined) return unheldOfExam(found, exam);
  return typeof source === "string" ? unknown(what, source) : p(`${DONT_KNOW} that in figures, which change each year. ${source(reading)}`);
}

/** The one examination that gives the post of a career, where notices are known to have set its limits. */
function entryOf(named: NamedCareer | undefined): Exam | undefined {
  const [entry] = named?.career.pathway?.exams ?? [];
  return entry !== undefined && EXAM_RECORDS[entry].gives === "post" && EXAM_LIMITS[entry] !== undefined ? entry : undefined;
}

/** What the record of a named career says that comes nearest, and its pay where that was asked too. */
function ofRecord({ shows = ["become"] }: Unheld, { career, kinds, word }: NamedCareer, reading: Reading, knowledge: Knowledge): string {
  const asks = new Set<Ask>(reading.asks.has("pay") ? ["pay", ...shows] : shows);
  return p(`What I can tell you of ${words(career.name)}:`) + aboutCareer(career, kinds, word, { ...reading, asks }, knowledge);
}

/** Whether there are nights in a career, where it is asked and the record or the place of work tells. */
function nightsOf({ career, kinds, word }: NamedCareer, reading: Reading, knowledge: Knowledge): string | null {
  const told = ASKS_OF_NIGHTS.test(reading.text) ? nightsIn(career) : null;
  return told === null ? null : told + aboutCareer(career, kinds, word, { ...reading, asks: new Set(["day", "dislikes"]) }, knowledge);
}

/** What the catalogue has of the rest of the question, in short. */
function beside(found: Unheld, reading: Reading, knowledge: Knowledge): string {
  const [exam] = reading.exams;
  const [degree] = reading.degrees;
  if (exam !== undefined) return examInShort(exam, knowledge);
  if (degree !== undefined) return p(`${degreeText(degree)} ${ledBy(degree, [], knowledge)}`);
  if (typeof found.source !== "string") return "";
  if (reading.streams.length === 0 && found.beside === undefined) return whatICanDo;
  const isPassing = (word: string): boolean => found.beside?.test(word) ?? false;
  const interests = found.beside === undefined ? NO_INTERESTS : withoutWords(reading.interests, isPassing);
  const criteria = criteriaOf({ ...reading, text: "", interests, categories: [], wishes: [], stage: null }, knowledge);
  return (criteria.length === 0 ? null : listOf(criteria, knowledge)) ?? whatICanDo;
}

/** Of a story the money is told outside its wish. */
const unheldIn = ({ rest, text, isStory }: Reading): Unheld | undefined =>
  UNHELD.find(({ cue, beside: others, source }) => cue.test(others !== undefined || (isStory && typeof source !== "string") ? text : rest));

/** What belongs to careers but is not in the catalogue: said plainly, with what is there of the career, exam or degree that was named. */
export const unheldAnswer: Answer = (reading, knowledge) => {
  const found = unheldIn(reading);
  if (found === undefined) return null;
  const { page, exams, degrees, streams } = reading;
  const isOfPage = page !== null && exams.length + degrees.length + streams.length === 0 && POINTS.test(reading.text);
  const named = reading.careers[0] ?? (isOfPage ? { career: page, kinds: [], word: null } : undefined);
  const said = unheld(found, reading, reading.exams[0] ?? (found.ofExam === "limits" ? entryOf(named) : undefined));
  // A scheme may bear a minister's name: of a career itself only its fees are asked.
  if (named !== undefined && !(found.isFirst === true && typeof found.source !== "string"))
    return nightsOf(named, reading, knowledge) ?? said + ofRecord(found, named, reading, knowledge);
  if (found.shows?.includes("day") && REFUSES_NIGHTS.test(reading.text)) return said + (listOf([WITHOUT_NIGHTS], knowledge) ?? whatICanDo);
  return said + beside(found, reading, knowledge);
};

/** The same for what comes before advice: limits and places of an examination that is named, scholarships and loans. */
export const unheldFirstAnswer: Answer = (reading, knowledge) => {
  const found = unheldIn(reading);
  const isFirst = found?.isFirst === true || (found?.ofExam !== undefined && reading.exams.length > 0 && reading.careers.length === 0);
  if (!isFirst) return null;
  const conditions = found?.ofExam === "place" ? examConditionsAnswer(reading, knowledge) : null;
  return conditions ?? unheldAnswer(reading, knowledge);
};

export const offTopicAnswer: SpokenAnswer = spoken(({ text, careers, language }) =>
  NEVER_A_CAREER.test(text) || (careers.length === 0 && OFF_TOPIC.test(text))
    ? p(OF_ANOTHER_WORLD[language]) + WHAT_I_CAN_DO[language]
    : null,
);
