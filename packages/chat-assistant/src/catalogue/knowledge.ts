import type { Career } from "@career-clarity/career-catalog";
import type { Explorer } from "@career-clarity/explorer-query";
import { commonNames } from "../names/common-names.ts";
import { englishNamesInHindi } from "../names/english-names-in-hindi.ts";
import { EXAM_NAMES } from "../names/exam-names.ts";
import { furtherNames } from "../names/further-names.ts";
import { interestWords } from "../names/interest-words.ts";
import { kindsOf, wideKinds } from "../names/kinds.ts";
import { namesInHindi } from "../names/names-in-hindi.ts";
import { TITLES_NOT_HELD } from "../names/titles-not-held.ts";
import { EVERYDAY_WORDS } from "../reading/everyday-words.ts";
import { ORDINARY_WORDS } from "../reading/ordinary-words.ts";
import { spellingOf } from "../reading/spelling.ts";
import { singular, wordsOf } from "../reading/words.ts";
import { allCareers } from "./all-careers.ts";
import { remembered } from "./remembered.ts";
import { type TitleIndex, titleIndexOf } from "./titles.ts";
import { type WordIndex, wordIndexOf } from "./word-index.ts";

/** An explorer's catalogue, indexed for questions. */
export type Knowledge = {
  readonly explorer: Explorer;
  readonly careers: readonly Career[];
  readonly titles: TitleIndex;
  readonly words: WordIndex;
  readonly placeOf: (career: Career) => number;
  /** Whether a word is spelt as somebody means it. */
  readonly isKnown: (word: string) => boolean;
  /** The word of a title or exam that a misspelt word stands for, or null. */
  readonly spelling: (word: string) => string | null;
  /** How well known a career is: 0 for most, up to 1 for those with common names. */
  readonly fame: (career: Career) => number;
};

const OF_A_KIND = 0.4;
/** What only looks like a misspelt title. */
const NOT_HELD: ReadonlySet<string> = new Set(TITLES_NOT_HELD.flatMap(({ names }) => names.flatMap(wordsOf)));

/** The table of common names begins with the best known. */
function fameOf(): ReadonlyMap<string, number> {
  const ids = Object.keys(commonNames);
  return new Map([
    ...[...Object.values(kindsOf), ...wideKinds.map(({ kinds }) => kinds)].flatMap((kinds) => kinds.map((id) => [id, OF_A_KIND] as const)),
    ...ids.map((id, index) => [id, 1 - index / (2 * ids.length)] as const),
  ]);
}

function learn(explorer: Explorer): Knowledge {
  const careers = allCareers(explorer);
  const titles = titleIndexOf(careers);
  const words = wordIndexOf(careers);
  const examWords = Object.values(EXAM_NAMES).flatMap(({ names }) => names.flatMap(wordsOf));
  const commonWords = [commonNames, furtherNames, namesInHindi, englishNamesInHindi]
    .flatMap((names) => Object.values(names).flat())
    .flatMap(wordsOf)
    .map(singular);
  // Of several words as near to a misspelling, the first is taken: what everybody says comes before what only a record says.
  const vocabulary = new Set([...commonWords, ...titles.words, ...examWords]);
  const fame = fameOf();
  const places = new Map(careers.map((career, place) => [career, place]));
  return {
    explorer,
    careers,
    titles,
    words,
    placeOf: (career) => places.get(career) ?? -1,
    isKnown: (word) =>
      EVERYDAY_WORDS.has(word) ||
      ORDINARY_WORDS.has(word) ||
      NOT_HELD.has(singular(word)) ||
      interestWords(word) !== null ||
      words.known.has(word) ||
      vocabulary.has(singular(word)),
    spelling: spellingOf(vocabulary),
    fame: ({ id }) => fame.get(id) ?? 0,
  };
}

/** What an explorer knows, learnt at its first question (a second or two for 2,000 careers) and kept as long as it lives. */
export const knowledgeOf: (explorer: Explorer) => Knowledge = remembered(learn);
