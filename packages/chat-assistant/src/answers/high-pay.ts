import { type Career, type Exam, isLaterPost } from "@career-clarity/career-catalog";
import { h3, p, ul, words } from "../html/write.ts";
import { COCKPIT, FEW_ARRIVE, middleLakh } from "../reading/wishes.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { type Criterion, criteriaOf } from "./criteria.ts";
import { payBasis, shortPay, yearsText } from "./figures.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink, explorerLink } from "./links.ts";
import { UNLABELLED } from "./list-texts.ts";
import { fulfilling, varied } from "./rank.ts";

const HIGHEST = phrases("highest|most|top|best|maximum|max|richest|sabse|jyada|zyada|jada|crore\\S*|ameer|rich|सबसे|ज्यादा|करोड\\S*");
const SHOWN = 5;
const LATER = 3;
const ENOUGH = 3;
/** From Class 10 to the first pay after Class 12 and a first or a professional degree. */
const SOON = 9;

const yearsOf = ({ pathway }: Career): number => pathway?.yearsToFirstPay[1] ?? Number.POSITIVE_INFINITY;

/** Posts that one begins with, before long and without what few of many arrive at or what only money trains for. */
const SOONER: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: (career) =>
    career.pathway !== undefined &&
    !isLaterPost(career.pathway) &&
    yearsOf(career) <= SOON &&
    !FEW_ARRIVE.has(career.subcategory) &&
    !COCKPIT.test(career.name),
  points: () => 0,
};
const AFTER_YEARS: Criterion = { steady: true, label: UNLABELLED, holds: (career) => !SOONER.holds(career), points: () => 0 };

/** Entrances that ask for maths in Class 12: none of them is on the way of whoever has biology instead. */
const WITH_MATHS: ReadonlySet<Exam> = new Set<Exam>([
  "JEE Main",
  "JEE Advanced",
  "JEE Main Paper 2",
  "BITSAT",
  "State engineering CET",
  "NATA",
  "IMU-CET",
]);

/** What stands on the way: years and examinations. */
function wayOf({ pathway }: Career, isPcb: boolean): string {
  if (pathway === undefined) return "";
  const open = pathway.exams.filter((exam) => !isPcb || !WITH_MATHS.has(exam));
  const exams = open.length === 0 ? "" : `, with ${listed(open.slice(0, 2).map(words), "or")}`;
  return `; about ${yearsText(pathway.yearsToFirstPay)} after Class 10${exams}`;
}
const byPay = (a: Career, b: Career): number => middleLakh(b) - middleLakh(a);
const rowOf =
  (isPcb: boolean) =>
  (career: Career): string =>
    `${careerLink(career)}: ${shortPay(career) ?? ""}${wayOf(career, isPcb)}.`;

/** The highest pay: first of posts that one begins with, each with its years and examinations, then of those that come after many years. */
export const highPayAnswer: Answer = (reading, knowledge) => {
  const isAsked = reading.wishes.some(({ shows }) => shows === "pay") && HIGHEST.test(reading.text);
  if (!isAsked || reading.careers.length > 0) return null;
  const criteria = criteriaOf(reading, knowledge);
  const row = rowOf(reading.streams.some(({ name }) => name === "PCB"));
  const soon = varied(fulfilling([...criteria, SOONER], knowledge), SHOWN);
  if (soon.length < ENOUGH) return null;
  const later = varied(fulfilling([...criteria, AFTER_YEARS], knowledge), LATER, 1);
  return (
    h3(`Careers ${criteria.map(({ label }) => words(label.english)).join(", ")}`) +
    p("Posts that one begins with, and what lies before them:") +
    ul(soon.toSorted(byPay).map(row)) +
    (later.length === 0 ? "" : p("After longer training or many years of work:") + ul(later.toSorted(byPay).map(row))) +
    p(
      `${payBasis} Few reach the upper end. More in ${explorerLink({ sort: "salary", direction: "descending" }, "the explorer by pay")}; to see which suit you: ${assessmentLink()}.`,
    )
  );
};
