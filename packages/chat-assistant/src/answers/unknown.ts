import type { Career } from "@career-clarity/career-catalog";
import { defaultQuery } from "@career-clarity/explorer-query";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { careersOnTopics } from "../catalogue/word-index.ts";
import { h3, p, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { EVERYDAY_WORDS } from "../reading/everyday-words.ts";
import type { Unfound } from "../reading/families.ts";
import type { Reading } from "../reading/reading.ts";
import { singular } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { WHAT_I_CAN_DO } from "./capabilities.ts";
import { listed } from "./join.ts";
import { careerLink, explorerLink } from "./links.ts";
import { MORE_IN, NEAREST, NO_SUCH_NAME, NOT_THAT_NAME, NOT_UNDERSTOOD, ONE_OF_THESE } from "./unknown-texts.ts";
import { workRow } from "./work-row.ts";

const MOST_NEAR = 4;
/** What somebody wants to become, or asks the pay of. */
const WANTED =
  / (?:become|becoming|to be|be|as) an? (\S+)| (\S+) (?:kaise (?:bane|banu|banun|ban)|banna|banne|banungi|banunga|ban sakt\S+|बनना|बनने|कैसे (?:बनें|बने|बनूं))| salary of (?:an? )?(\S+)/u;

const nearest = (topics: readonly (readonly string[])[], { words: index, careers }: Knowledge): readonly Career[] =>
  [...careersOnTopics(index, topics, careers.length)]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST_NEAR)
    .map(([career]) => career);

/** The word that stands for a career, where no title of the catalogue has it. */
function wantedIn({ rest, interests }: Reading, { titles }: Knowledge): string | null {
  const [, ...found] = WANTED.exec(rest) ?? [];
  const word = found.find((part) => part !== undefined) ?? "";
  if (word === "" || EVERYDAY_WORDS.has(word)) return null;
  const isOnly = interests.said.length + interests.unknown === 1;
  return isOnly || (interests.said.length > 0 && !titles.words.has(singular(word))) ? word : null;
}

/** The kinds of a family that was named with a word which none of them has. */
const kindsLine = ({ family }: Unfound, language: Language): string =>
  p(ONE_OF_THESE[language](listed(family.kinds.map(careerLink), "or", language)));

const finds = (search: string, { explorer }: Knowledge): boolean =>
  explorer.query({ ...defaultQuery(explorer), search, pageSize: 1 }).total > 0;

function nearestOnes({ interests, language }: Reading, knowledge: Knowledge): string {
  const {
    words: topics,
    said: [search = ""],
  } = interests;
  const near = nearest(topics, knowledge);
  if (near.length === 0) return "";
  return (
    h3(NEAREST[language]) +
    ul(near.map((career) => workRow(career, language))) +
    (finds(search, knowledge) ? p(MORE_IN[language]((text) => explorerLink({ search }, text))) : "")
  );
}

/** The careers that a name has in it, and those that most of its words are about. */
export function nearestOf(named: readonly Career[], said: readonly string[], language: Language, knowledge: Knowledge): string {
  const near = nearest(
    said.map((word) => [word]),
    knowledge,
  );
  const shown = [...new Set([...named, ...near])].slice(0, MOST_NEAR + 1);
  return h3(NEAREST[language]) + ul(shown.map((career) => workRow(career, language)));
}

/** A career asked for by a name that the catalogue does not have: said so, with what comes nearest. */
export const unnamedAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { language, careers, unfound, wishes, streams, categories, exams } = reading;
  const [none] = unfound;
  const near = nearestOnes(reading, knowledge);
  if (careers.length === 0 && none !== undefined) return p(NO_SUCH_NAME[language](words(none.name))) + near + kindsLine(none, language);
  if (wishes.length + streams.length + categories.length + exams.length > 0 || wantedIn(reading, knowledge) === null) return null;
  return p(NOT_THAT_NAME[language]) + (near === "" ? WHAT_I_CAN_DO[language] : near);
});

/** Nothing was understood: said so, with what can be asked. */
export const unknownAnswer = (language: Language): string => p(NOT_UNDERSTOOD[language]) + WHAT_I_CAN_DO[language];
