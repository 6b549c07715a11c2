import type { Career } from "@career-clarity/career-catalog";
import { defaultQuery } from "@career-clarity/explorer-query";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { careersOnTopics } from "../catalogue/word-index.ts";
import { h3, p, ul, words } from "../html/write.ts";
import { EVERYDAY_WORDS } from "../reading/everyday-words.ts";
import type { Unfound } from "../reading/families.ts";
import type { Reading } from "../reading/reading.ts";
import { singular } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { whatICanDo } from "./capabilities.ts";
import { DONT_KNOW } from "./dont-know.ts";
import { listed } from "./join.ts";
import { careerLink, explorerLink } from "./links.ts";

const NEAREST = 4;
/** What somebody wants to become, or asks the pay of. */
const WANTED =
  / (?:become|becoming|to be|be|as) an? (\S+)| (\S+) (?:kaise (?:bane|banu|banun|ban)|banna|banne|banungi|banunga|ban sakt\S+|बनना|बनने|कैसे (?:बनें|बने|बनूं))| salary of (?:an? )?(\S+)/u;

const nearest = (topics: readonly (readonly string[])[], { words: index, careers }: Knowledge): readonly Career[] =>
  [...careersOnTopics(index, topics, careers.length)]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, NEAREST)
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
const kindsLine = ({ family }: Unfound): string => p(`Or is it one of these: ${listed(family.kinds.map(careerLink), "or")}?`);

const finds = (search: string, { explorer }: Knowledge): boolean =>
  explorer.query({ ...defaultQuery(explorer), search, pageSize: 1 }).total > 0;

function nearestOnes(topics: readonly (readonly string[])[], search: string, knowledge: Knowledge): string {
  const near = nearest(topics, knowledge);
  if (near.length === 0) return "";
  return (
    h3("What comes nearest in the catalogue") +
    ul(near.map((career) => `${careerLink(career)}: ${words(career.description)}`)) +
    (finds(search, knowledge) ? p(`More in ${explorerLink({ search }, "the explorer")}.`) : "")
  );
}

/** A career asked for by a name that the catalogue does not have: said so, with what comes nearest. */
export const unnamedAnswer: Answer = (reading, knowledge) => {
  const { careers, unfound, interests, wishes, streams, categories, exams } = reading;
  const [none] = unfound;
  const near = nearestOnes(interests.words, interests.said[0] ?? "", knowledge);
  if (careers.length === 0 && none !== undefined)
    return p(`${DONT_KNOW} a career of exactly the name "${words(none.name)}".`) + near + kindsLine(none);
  if (wishes.length + streams.length + categories.length + exams.length > 0 || wantedIn(reading, knowledge) === null) return null;
  return p(`${DONT_KNOW} a career of exactly that name.`) + (near === "" ? whatICanDo : near);
};

/** Nothing was understood: said so, with what can be asked. */
export const unknownAnswer = (): string =>
  p(`${DONT_KNOW} that, or did not understand it. Try it in other words, or with the name of a career.`) + whatICanDo;
