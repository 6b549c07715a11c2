import type { Knowledge } from "../catalogue/knowledge.ts";
import { TELLING } from "../catalogue/word-index.ts";
import { interestWords } from "../names/interest-words.ts";
import { CITY_NAMES } from "./cities.ts";
import { EVERYDAY_WORDS } from "./everyday-words.ts";
import { PASSING_WORDS } from "./passing-words.ts";
import { singular, stem } from "./words.ts";

/** What a question is about beside careers and wishes, in words that the catalogue uses. */
export type Interests = {
  /** Words of the question that the catalogue knows, for showing and for the explorer's search. */
  readonly said: readonly string[];
  /** What to look for: of each topic, the words that the records may have for it. Things joined by "and" or "or" are one topic of any. */
  readonly words: readonly (readonly string[])[];
  /** Whether any of them is a thing that people say they like. */
  readonly liked: boolean;
  /** Whether work is looked for that has all of them: "biology and law together". */
  readonly together: boolean;
  /** How many of the telling words the catalogue does not know. */
  readonly unknown: number;
};

export const NO_INTERESTS: Interests = { said: [], words: [], liked: false, together: false, unknown: 0 };

const JOINERS: ReadonlySet<string> = new Set(["and", "or", "aur", "ya", "और", "या"]);
const TOGETHER: ReadonlySet<string> = new Set([
  "both",
  "together",
  "combine",
  "combined",
  "combination",
  "combining",
  "mix",
  "dono",
  "दोनों",
]);
/** Farther apart, an "and" joins more than two things that are liked. */
const NEAR = 5;
/** So many words may tell of one topic. */
const MOST_TOPICS = 2;
/** Of a shorter word its stem says nothing where no record has the word itself: "laye" lays no floor. */
const LONG_ENOUGH = 6;
const NUMBER = /^\p{N}/u;

/** Whether two of the things stand near each other with an "and" or "or" between them: another one of the question joins something else. */
function areJoined(words: readonly string[], things: readonly string[]): boolean {
  const places = things.map((thing) => words.indexOf(thing)).toSorted((a, b) => a - b);
  return places.some((place, index) => {
    const next = places[index + 1] ?? Number.POSITIVE_INFINITY;
    return next - place <= NEAR && words.slice(place, next).some((word) => JOINERS.has(word));
  });
}

/** Where work is looked for is no topic of it: "from home in Indore". */
const PLACE_NAMES: ReadonlySet<string> = new Set(CITY_NAMES);

export function interestsIn(words: readonly string[], { words: index, isKnown, spelling }: Knowledge): Interests {
  const telling = [...new Set(words)].filter(
    (word) =>
      word.length > 1 &&
      !PASSING_WORDS.has(word) &&
      !EVERYDAY_WORDS.has(word) &&
      !EVERYDAY_WORDS.has(singular(word)) &&
      !PLACE_NAMES.has(word) &&
      !NUMBER.test(word),
  );
  const meant = telling.map((word) => (isKnown(word) ? word : (spelling(singular(word)) ?? word)));
  const isWritten = (word: string): boolean => index.known.has(word) || index.known.has(singular(word)) || word.length >= LONG_ENOUGH;
  const isTelling = (word: string): boolean => [...(index.postings.get(stem(word))?.values() ?? [])].some((weight) => weight >= TELLING);
  const known = meant.filter((word) => interestWords(word) !== null || (isWritten(word) && isTelling(word)));
  const liked = known.filter((word) => interestWords(word) !== null);
  // In a story what is liked says more than every other word that some record has.
  const found = known.length > MOST_TOPICS && liked.length > 0 ? liked : known;
  const topics = found.map((word) => interestWords(word) ?? [word]);
  const asked = (things: readonly string[]) => telling.filter((_, place) => things.includes(meant[place] ?? ""));
  const together = words.some((word) => TOGETHER.has(word));
  return {
    said: found.map((word) => (index.known.has(word) ? word : (interestWords(word)?.[0] ?? word))),
    words: !together && areJoined(words, asked(found)) ? [topics.flat()] : topics,
    liked: liked.length > 0,
    together,
    unknown: meant.length - known.length,
  };
}

/** What is left of the topics without words that were said in passing. */
export function withoutWords(interests: Interests, isPassing: (word: string) => boolean): Interests {
  const left = (topic: readonly string[]): readonly string[] => topic.filter((word) => !isPassing(word));
  return { ...interests, said: left(interests.said), words: interests.words.map(left).filter(({ length }) => length > 0) };
}
