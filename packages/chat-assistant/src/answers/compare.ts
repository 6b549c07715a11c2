import type { Career, Exam } from "@career-clarity/career-catalog";
import { parseGrowth } from "@career-clarity/explorer-query";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import { EXAM_NAMES } from "../names/exam-names.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { choiceOfExam, pairVerdict } from "./choice.ts";
import { reasonsFor } from "./choose-career.ts";
import { degreeText, ledBy } from "./degree.ts";
import { onTheWay } from "./exam.ts";
import { growthBasisText, payBasis, shortGrowth, shortPay, yearsText } from "./figures.ts";
import { listed } from "./join.ts";
import { careerLink, compareLink } from "./links.ts";
import { CHECK, noPathway } from "./pathway.ts";
import { fulfilling, varied } from "./rank.ts";
import { subjectsText } from "./subjects.ts";

const MOST = 3;
const WEIGHS = phrases(
  "vs|v s|versus|or|and|compare|compared|comparison|difference|differences|different|differ|better|than|between|both",
  "which|more|ya|aur|me se|mein se|behtar|achha|accha|fark|farak|antar|kaun(?:sa)?|या|और|में से|बेहतर|अच्छा|ज्यादा|अंतर|फर्क|कौन",
);

/** The one career with the most of something; null where two have as much, or where a record has none. */
function foremost(careers: readonly Career[], amount: (career: Career) => number | null): Career | null {
  const amounts = careers.map(amount);
  if (amounts.includes(null)) return null;
  const most = Math.max(...amounts.map(Number));
  const [first, second] = careers.filter((_, place) => amounts[place] === most);
  return second === undefined ? (first ?? null) : null;
}

const topPay = ({ payInr }: Career): number | null => payInr?.high ?? null;
const growthOf = (career: Career): number | null => (shortGrowth(career) === null ? null : parseGrowth(career.growth));

/** What was asked for by name, said before the rows. */
function verdicts(careers: readonly Career[], asks: Reading["asks"]): string {
  const paid = asks.has("pay") ? foremost(careers, topPay) : null;
  const growing = asks.has("growth") ? foremost(careers, growthOf) : null;
  return [
    ...(paid === null
      ? []
      : [p(`By our estimate the pay of ${strong(words(paid.name))} reaches highest; where each begins stands below.`)]),
    ...(growing === null ? [] : [p(`By the projection that the catalogue has, ${strong(words(growing.name))} grows most.`)]),
    ...(asks.has("growth") ? [p(`${growthBasisText} It holds no count of open posts, and nobody knows what machines will change.`)] : []),
  ].join("");
}

function rowsOf(career: Career, asks: Reading["asks"]): readonly string[] {
  const { pathway } = career;
  return [
    words(career.description),
    `Pay in India: ${shortPay(career) ?? "the catalogue has no figure yet"}`,
    ...(asks.has("growth") ? [`Growth: ${shortGrowth(career) ?? "the catalogue has no projection"}`] : []),
    ...(pathway === undefined
      ? []
      : [
          `In Class 11 and 12 ${subjectsText(pathway)}`,
          ...(pathway.exams.length === 0 ? [] : [`Exams: ${listed(pathway.exams.map(words))}`]),
          `First pay: about ${yearsText(pathway.yearsToFirstPay)} after Class 10`,
        ]),
    `Usual qualification: ${words(career.education)}; stress: ${words(career.stressLevel)}; ${career.remote ? "can be done from home" : "not usually done from home"}`,
  ];
}

/** Which of them brings the first pay soonest, where all records say and one is ahead. */
function contrast(careers: readonly Career[]): string {
  const paths = careers.flatMap((career) => (career.pathway === undefined ? [] : [{ career, years: career.pathway.yearsToFirstPay[0] }]));
  const soonest = paths.toSorted((a, b) => a.years - b.years);
  const [first, second] = soonest;
  if (first === undefined || second === undefined || paths.length < careers.length || first.years === second.years) return "";
  return `${words(first.career.name)} brings the first pay soonest. `;
}

/** Whom each would suit, by what sets it apart from the others. */
function choices(careers: readonly Career[]): string {
  const othersOf = (career: Career): readonly Career[] => careers.filter((other) => other !== career);
  return ul(careers.map((career) => `Choose ${strong(words(career.name))} if you ${words(reasonsFor(career, othersOf(career)))}.`));
}

const BOTH_AT_ONCE = phrases("(?:dono|both|together|ek saath|at the same time|simultaneously|दोनों|एक साथ)");

const CHOOSES = phrases(
  "or|ya|vs|versus|better|than|compare\\S*|comparison|differen\\S*|which|konsa|kaunsa|kaun|fark|farak|behtar|me se|between|या|बेहतर|फर्क|अंतर|कौन",
);

/** Who would be two things is told so before what sets them apart. */
const bothAtOnce = (text: string): string =>
  BOTH_AT_ONCE.test(text) && !CHOOSES.test(text)
    ? p(
        "Both in full at the same time hardly works: each asks for whole days and years of its own. What people do is one for a living and the other beside it, or one after the other. Begin with the one whose training cannot be begun late.",
      )
    : "";

function comparison(careers: readonly Career[], asks: Reading["asks"], text: string): string {
  const blocks = careers.map(
    (career) => p(strong(careerLink(career))) + ul(rowsOf(career, asks)) + (career.pathway === undefined ? noPathway(career) : ""),
  );
  return (
    h3(
      listed(
        careers.map(({ name }) => words(name)),
        "or",
      ),
    ) +
    bothAtOnce(text) +
    verdicts(careers, asks) +
    pairVerdict(careers.map(({ id }) => id)) +
    choices(careers) +
    blocks.join("") +
    p(
      `${payBasis} ${contrast(careers)}Neither pay nor years say what suits you: read an ordinary day of each, and ${compareLink(careers, "see them side by side")}.`,
    )
  );
}

const BEHIND_AN_EXAM = 4;

/** Well-known careers on whose way an examination stands, the best known first. */
const behind = (exam: Exam, knowledge: Knowledge): readonly Career[] => varied(fulfilling([onTheWay(exam)], knowledge), BEHIND_AN_EXAM);

function compared({ careers, page, weighedExams }: Reading, knowledge: Knowledge): readonly Career[] {
  const named = careers.map(({ career }) => career);
  const all = page !== null && named.length === 1 ? [page, ...named] : named;
  return [...new Set([...all, ...weighedExams.flatMap((exam) => behind(exam, knowledge).slice(0, 1))])];
}

/** An examination that was weighed against a career: which of its careers stands for it. */
function standsFor(exam: Exam, knowledge: Knowledge): string {
  const [first, ...others] = behind(exam, knowledge);
  const stands = first === undefined ? "" : ` ${careerLink(first)} stands here for the careers behind it.`;
  const rest = others.length === 0 ? "" : ` Others are ${listed(others.map(careerLink))}.`;
  return `${strong(words(exam))} is no career but ${words(EXAM_NAMES[exam].about)}.${stands}${rest}`;
}

/** What was named and is not, or only in part, in the table: nothing that was asked about is dropped in silence. */
function leftOut({ degrees, weighedExams, unfound }: Reading, over: readonly Career[], knowledge: Knowledge): string {
  return ul([
    ...weighedExams.map((exam) => standsFor(exam, knowledge)),
    ...degrees.map((degree) => `${degreeText(degree)} It is no career, so it has no pay of its own. ${ledBy(degree, [], knowledge)}`),
    ...unfound.map(({ name }) => `I know no career of exactly the name "${words(name)}", so it is not compared here.`),
    ...(over.length === 0 ? [] : [`I compare ${MOST} at a time; ask again for ${listed(over.map(careerLink))}.`]),
  ]);
}

/** One career beside a name that the catalogue does not have: both are answered for. */
function oneSided(reading: Reading, knowledge: Knowledge): string | null {
  const [first] = reading.careers;
  if (first === undefined || reading.unfound.length === 0 || !WEIGHS.test(reading.text)) return null;
  return leftOut(reading, [], knowledge) + aboutCareer(first.career, first.kinds, first.word, reading, knowledge);
}

/** One examination beside another: what it is, where it counts, and what stands behind it. */
export function examRow(exam: Exam, knowledge: Knowledge): string {
  const { about, counts } = EXAM_NAMES[exam];
  const place = counts === undefined ? "" : ` It counts ${words(counts)}.`;
  const careers = behind(exam, knowledge);
  const way = careers.length === 0 ? "" : ` On the way to ${listed(careers.map(careerLink))}.`;
  return `${strong(words(exam))} is ${words(about)}.${place}${way}`;
}

/** Examinations are weighed by where they count, not by one list for all. */
function comparedExams({ exams, careers, degrees, text }: Reading, knowledge: Knowledge): string | null {
  if (exams.length < 2 || careers.length + degrees.length > 0 || !WEIGHS.test(text)) return null;
  return (
    h3(words(listed(exams.slice(0, MOST), "or"))) +
    ul(exams.slice(0, MOST).map((exam) => examRow(exam, knowledge) + choiceOfExam(exam))) +
    p("Look first at where you want to study or work, then at which of them is asked for there: many sit for more than one.") +
    p(CHECK)
  );
}

/** Two or three careers side by side, the open page's among them where only one other is named. */
export const compareAnswer: Answer = (reading, knowledge) => {
  const exams = comparedExams(reading, knowledge);
  if (exams !== null) return exams;
  const careers = compared(reading, knowledge);
  const onPage = reading.page !== null && reading.careers.length === 1;
  if (careers.length < 2) return oneSided(reading, knowledge);
  const weighs = onPage
    ? / (?:better|than|vs|versus|compare|compared|difference|or|ya|fark|behtar|बेहतर|या|फर्क|अंतर)(?= )/u.test(reading.text)
    : WEIGHS.test(reading.text);
  return weighs ? comparison(careers.slice(0, MOST), reading.asks, reading.text) + leftOut(reading, careers.slice(MOST), knowledge) : null;
};
