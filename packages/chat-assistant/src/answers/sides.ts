import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import type { Answer } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { examRow } from "./compare.ts";
import { criteriaOf } from "./criteria.ts";
import { degreeText, ledBy, topicsOf } from "./degree.ts";
import { payBasis, shortPay } from "./figures.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { fulfilling, varied } from "./rank.ts";

const WEIGHER = / (?:vs|v s|versus|or|ya|या) /u;
const NEAR = 4;
const MOST_SIDES = 3;
const EXAMPLES = 4;

/** The words next to each word that weighs: what stands farther off tells of who asks. */
function sidesOf(text: string): readonly string[] {
  const parts = text.split(WEIGHER).map((part) => part.trim().split(" "));
  if (parts.length < 2 || parts.length > MOST_SIDES) return [];
  return parts.map((part, place) => (place === 0 ? part.slice(-NEAR) : part.slice(0, NEAR)).join(" "));
}

const withPay = (career: Career, paid: boolean): string =>
  paid ? ` Pay in India: ${shortPay(career) ?? "the catalogue has no figure yet"}.` : "";

/** Careers of a field or a subject, where the words name nothing else. */
function fieldRow(side: Reading, knowledge: Knowledge): string | null {
  const { categories, interests, streams } = side;
  if (categories.length + interests.said.length + streams.length === 0 || interests.unknown > 0) return null;
  const criteria = criteriaOf(side, knowledge);
  const careers = varied(fulfilling(criteria, knowledge), EXAMPLES);
  return careers.length === 0
    ? null
    : `${strong(`Careers ${criteria.map(({ label }) => words(label)).join(", ")}`)}: ${listed(careers.map(careerLink))}.`;
}

/** What one side names, in a line; null where it names nothing that can be weighed. */
function rowOf(side: Reading, knowledge: Knowledge, paid: boolean): string | null {
  const { careers, degrees, exams } = side;
  const [named] = careers;
  const [degree] = degrees;
  const [exam] = exams;
  if (named !== undefined) return `${strong(careerLink(named.career))}: ${words(named.career.description)}${withPay(named.career, paid)}`;
  if (degree !== undefined) return `${degreeText(degree)} ${ledBy(degree, topicsOf(side, knowledge), knowledge)}`;
  return exam === undefined ? fieldRow(side, knowledge) : examRow(exam, knowledge);
}

/** Two words for one career: said so. */
function oneCareer(sides: readonly Reading[], reading: Reading, knowledge: Knowledge): string | null {
  const [first, ...others] = sides.map(({ careers }) => careers[0]);
  if (first === undefined || !others.every((other) => other?.career.id === first.career.id)) return null;
  return (
    p(`The catalogue has one record for both, ${careerLink(first.career)}: where they differ, it does not tell.`) +
    aboutCareer(first.career, first.kinds, first.word, reading, knowledge)
  );
}

/** Things of different kinds that are weighed: a career and a field, a field and a degree, two subjects. Each is told by where it leads. */
export const sidesAnswer: Answer = (reading, knowledge) => {
  const { asks, careers, streams, excluded } = reading;
  if (Object.values(excluded).some(({ length }) => length > 0)) return null;
  // Streams, and the subjects of a career, have answers of their own.
  if ((asks.has("subjects") && careers.length > 0) || streams.length > 1) return null;
  const sides = sidesOf(reading.text).map((side) => readQuestion(side, knowledge, null));
  if (sides.length === 0) return null;
  const paid = asks.has("pay");
  const rows = sides.flatMap((side) => rowOf(side, knowledge, paid) ?? []);
  if (new Set(rows).size < sides.length) return oneCareer(sides, reading, knowledge);
  return (
    h3("Where each leads") +
    ul(rows) +
    (paid ? p(payBasis) : "") +
    p("Choose the work first and the way to it after: name two careers, and I compare their pay, years and subjects.")
  );
};
