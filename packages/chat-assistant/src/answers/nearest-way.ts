import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, words } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases, stem, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { PAY_OF } from "./besides-texts.ts";
import { criteriaOf } from "./criteria.ts";
import { basisOf, range } from "./figures.ts";
import { careerLink } from "./links.ts";
import { listOf } from "./list.ts";
import { THIS_IS_THE_WAY } from "./nearest-way-texts.ts";
import { pathwaySteps } from "./pathway.ts";
import { CHECK_RULES } from "./pathway-texts.ts";
import { fulfilling, type Ranking } from "./rank.ts";
import { summaryOf } from "./work-row.ts";

const WANTS_IN = phrases(
  "(?:kaise|kese|how to|how do i|how can i) (?:ban\\S*|become|be|get into)(?: .*)?|ban(?:na|ne|u|un|na hai|unga|ungi)|(?:seekh|sikh)\\S*|learn(?: .*)?|become(?: .*)?|कैसे बन\\S*|बनना|सीख\\S*",
);

const FEW = 2;

/** The first of a ranking, where it is nearly alone in it or its name has a word of the question. */
function nearest({ interests }: Reading, ranked: Ranking): Career | null {
  const said = new Set(interests.said.map(stem));
  for (const career of ranked) {
    const [first = ""] = wordsOf(career.name);
    return ranked.total <= FEW || said.has(stem(first)) || wordsOf(career.name).filter((word) => said.has(stem(word))).length > 1
      ? career
      : null;
  }
  return null;
}

/** The way into what comes nearest to a trade that is named in words of its own: "solar technician", "AC repair". */
export const nearestWayAnswer: SpokenAnswer = spoken((reading: Reading, knowledge: Knowledge) => {
  const { interests, asks, exams, degrees, streams, excluded, text, unfound, language } = reading;
  if (interests.said.length === 0 || interests.unknown > 1 || exams.length + degrees.length + streams.length + unfound.length > 0)
    return null;
  // Who rules something out looks for more than one trade.
  if (!WANTS_IN.test(text) || excluded.avoided.length + excluded.words.length + excluded.careers.length > 0) return null;
  const criteria = criteriaOf({ ...reading, wishes: [], stage: null }, knowledge);
  const career = nearest(reading, fulfilling(criteria, knowledge));
  if (career?.pathway === undefined) return null;
  return (
    h3(careerLink(career)) +
    (asks.has("pay") && career.payInr !== undefined
      ? p(PAY_OF[language](words(career.name), `${range(career.payInr, language)} ${basisOf(career.payInr, language)}`))
      : "") +
    p(`${summaryOf(career, language)} ${THIS_IS_THE_WAY[language]}`) +
    pathwaySteps(career.pathway, language) +
    p(CHECK_RULES[language]) +
    (listOf(criteria, knowledge, language) ?? "")
  );
});
