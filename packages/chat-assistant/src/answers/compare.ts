import type { Career } from "@career-clarity/career-catalog";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { payBasis, shortPay, yearsText } from "./figures.ts";
import { listed } from "./join.ts";
import { careerLink, compareLink } from "./links.ts";
import { noPathway } from "./pathway.ts";
import { subjectsText } from "./subjects.ts";

const MOST = 3;
const WEIGHS = phrases(
  "vs|v s|versus|or|and|compare|compared|comparison|difference|differences|different|differ|better|than|between|both",
  "which|more|ya|aur|me se|mein se|behtar|achha|accha|fark|farak|antar|kaun(?:sa)?|या|और|बेहतर|अंतर|फर्क",
);

function rowsOf(career: Career): readonly string[] {
  const { pathway } = career;
  return [
    words(career.description),
    `Pay in India: ${shortPay(career) ?? "the catalogue has no figure yet"}`,
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

function comparison(careers: readonly Career[]): string {
  const blocks = careers.map(
    (career) => p(strong(careerLink(career))) + ul(rowsOf(career)) + (career.pathway === undefined ? noPathway(career) : ""),
  );
  return (
    h3(
      listed(
        careers.map(({ name }) => words(name)),
        "or",
      ),
    ) +
    blocks.join("") +
    p(
      `${payBasis} ${contrast(careers)}Neither pay nor years say what suits you: read an ordinary day of each, and ${compareLink(careers, "see them side by side")}.`,
    )
  );
}

function compared({ careers, page }: Reading): readonly Career[] {
  const named = careers.map(({ career }) => career);
  const all = page !== null && named.length === 1 ? [page, ...named] : named;
  return [...new Set(all)].slice(0, MOST);
}

/** Two or three careers side by side, the open page's among them where only one other is named. */
export const compareAnswer: Answer = (reading) => {
  const careers = compared(reading);
  const onPage = reading.page !== null && reading.careers.length === 1;
  if (careers.length < 2) return null;
  const weighs = onPage
    ? / (?:better|than|vs|versus|compare|compared|difference|or|ya|fark|behtar)(?= )/u.test(reading.text)
    : WEIGHS.test(reading.text);
  return weighs ? comparison(careers) : null;
};
