import type { Career } from "@career-clarity/career-catalog";
import { stem, wordsOf } from "../reading/words.ts";

/** How much a word says about a career by where it stands. */
const WEIGHTS = { name: 6, skills: 4, subcategory: 4, alternativeTitles: 3, category: 2, description: 1.5 } as const;
/** From this weight on a word is about the work and not only mentioned. */
export const TELLING = 3;

/** For each stem, how much it says about each career. */
export type WordIndex = {
  readonly postings: ReadonlyMap<string, ReadonlyMap<Career, number>>;
  /** Every word of the catalogue's texts as it is written: none of them is a misspelling. */
  readonly known: ReadonlySet<string>;
};

const textsOf = (career: Career): readonly (readonly [string, number])[] => [
  [career.name, WEIGHTS.name],
  [career.skills.join(" "), WEIGHTS.skills],
  [career.subcategory, WEIGHTS.subcategory],
  [(career.alternativeTitles ?? []).join(" "), WEIGHTS.alternativeTitles],
  [career.category, WEIGHTS.category],
  [career.description, WEIGHTS.description],
  [career.summary ?? "", WEIGHTS.description],
];

const asideOf = ({ day = [], dislikes = [], tryIt = "" }: Career): string => [...day, ...dislikes, tryIt].join(" ");

export function wordIndexOf(careers: readonly Career[]): WordIndex {
  const postings = new Map<string, Map<Career, number>>();
  const known = new Set<string>();
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const seen = stems.get(word) ?? stem(word);
    stems.set(word, seen);
    return seen;
  };
  for (const career of careers) {
    for (const [text, weight] of textsOf(career)) {
      for (const word of wordsOf(text)) {
        known.add(word);
        const careersOf = postings.get(stemOf(word)) ?? new Map<Career, number>();
        careersOf.set(career, Math.max(careersOf.get(career) ?? 0, weight));
        postings.set(stemOf(word), careersOf);
      }
    }
    for (const word of wordsOf(asideOf(career))) known.add(word);
  }
  return { postings, known };
}

/** The careers that any of the words is about, with how much; rare words say more than common ones. */
export function careersAbout({ postings }: WordIndex, words: readonly string[], total: number): ReadonlyMap<Career, number> {
  const points = new Map<Career, number>();
  for (const word of new Set(words.map(stem))) {
    const careersOf = postings.get(word) ?? new Map<Career, number>();
    const rarity = Math.log(1 + total / (1 + careersOf.size));
    for (const [career, weight] of careersOf) {
      if (weight >= TELLING) points.set(career, (points.get(career) ?? 0) + weight * rarity);
    }
  }
  return points;
}

/** The careers whose record has any of the words in its name, titles, skills, field or description, however lightly. */
export const careersTouching = ({ postings }: WordIndex, words: readonly string[]): ReadonlySet<Career> =>
  new Set(words.flatMap((word) => [...(postings.get(stem(word))?.keys() ?? [])]));

/** What is left of a career's points where it has only the most common of several topics. */
const ASIDE = 0.2;

/**
 * The careers that the topics are about, each topic told by any of its words. What lacks one of them comes far behind where any career has all, or all
 * but the most common: "cyber security" is hardly about security alarms.
 */
export function careersOnTopics(index: WordIndex, topics: readonly (readonly string[])[], total: number): ReadonlyMap<Career, number> {
  const each = topics
    .map((words) => careersAbout(index, words, total))
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => a.size - b.size);
  const touched = topics.map((words) => careersTouching(index, words));
  const sums = new Map<Career, number>();
  for (const one of each) for (const [career, points] of one) sums.set(career, (sums.get(career) ?? 0) + points);
  const found = [...sums.keys()];
  const hasAll = (career: Career): boolean => touched.every((one) => one.has(career));
  const hasTelling = (career: Career): boolean => each.slice(0, -1).every((one) => one.has(career));
  const hasThem = found.some(hasAll) ? hasAll : hasTelling;
  if (!found.some(hasThem)) return sums;
  return new Map([...sums].map(([career, points]) => [career, hasThem(career) ? points : ASIDE * points]));
}
