import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { DEGREE_NAMES } from "../names/degree-names.ts";
import type { Reading } from "../reading/reading.ts";
import type { Answer } from "./answer.ts";
import { IS_DEGREE, LEADS_NOWHERE, LEADS_TO } from "./compare-texts.ts";
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
export function degreeText(degree: string, language: Language = "english"): string {
  const about = DEGREE_NAMES[degree]?.about;
  return IS_DEGREE[language](words(degree), about === undefined ? null : words(about));
}

/** What the question is about beside the degrees: "BTech computer science". */
export const topicsOf = (reading: Reading, knowledge: Knowledge): readonly Criterion[] =>
  criteriaOf(reading, knowledge).filter(({ loose }) => loose === true);

/** How many careers are named at most, and in which language. */
type Led = { readonly count?: number; readonly language?: Language };

/** Careers on whose way the catalogue names a degree, of the topics where any are, in one sentence. */
export function ledBy(
  degree: string,
  topics: readonly Criterion[],
  knowledge: Knowledge,
  { count = EXAMPLES, language = "english" }: Led = {},
): string {
  const onTopic = fulfilling([ofDegree(degree), ...topics], knowledge);
  const found = varied(onTopic.total >= ENOUGH ? onTopic : fulfilling([ofDegree(degree)], knowledge), count);
  return found.length === 0 ? LEADS_NOWHERE[language] : LEADS_TO[language](listed(found.map(careerLink), "and", language));
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
    listOf([first, ...others], knowledge, "english", lead) ??
    h3(words(degree)) + lead + p(`${ledBy(degree, [], knowledge)} To see what suits you: ${assessmentLink()}.`)
  );
};
