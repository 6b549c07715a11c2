import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, words } from "../html/write.ts";
import { DEGREE_NAMES } from "../names/degree-names.ts";
import type { Reading } from "../reading/reading.ts";
import type { Answer } from "./answer.ts";
import { type Criterion, criteriaOf, ofDegree } from "./criteria.ts";
import { payOfDegree } from "./degree-pay.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { listOf } from "./list.ts";
import { fulfilling, varied } from "./rank.ts";

const EXAMPLES = 5;
/** Fewer careers than these say nothing of where a degree leads. */
const ENOUGH = 3;

/** What a degree, diploma or certificate is, in one sentence. */
export const degreeText = (degree: string): string =>
  `${strong(words(degree))} is ${words(DEGREE_NAMES[degree]?.about ?? "a qualification")}.`;

/** What the question is about beside the degrees: "BTech computer science". */
export const topicsOf = (reading: Reading, knowledge: Knowledge): readonly Criterion[] =>
  criteriaOf(reading, knowledge).filter(({ loose }) => loose === true);

/** Careers on whose way the catalogue names a degree, of the topics where any are, in one sentence. */
export function ledBy(degree: string, topics: readonly Criterion[], knowledge: Knowledge, count: number = EXAMPLES): string {
  const onTopic = fulfilling([ofDegree(degree), ...topics], knowledge);
  const found = varied(onTopic.total >= ENOUGH ? onTopic : fulfilling([ofDegree(degree)], knowledge), count);
  return found.length === 0
    ? "The catalogue names it on the way to no career."
    : `In the catalogue it stands on the way to ${listed(found.map(careerLink))}.`;
}

/** One degree: what it is, and the careers that it leads to, with their pay where that is asked for. */
export const degreeAnswer: Answer = (reading, knowledge) => {
  const [degree, second] = reading.degrees;
  if (degree === undefined || second !== undefined || reading.careers.length > 0) return null;
  const lead = p(degreeText(degree));
  const [first, ...others] = criteriaOf(reading, knowledge);
  if (first === undefined) return null;
  return (
    (reading.asks.has("pay") ? payOfDegree(degree, reading, knowledge) : null) ??
    listOf([first, ...others], knowledge, lead) ??
    h3(words(degree)) + lead + p(`${ledBy(degree, [], knowledge)} To see what suits you: ${assessmentLink()}.`)
  );
};
