import type { ExplorableCareer } from "./explorable.ts";
import { finish, type Slices } from "./slices.ts";

/** How many changes of a letter lead from one text to another, such as the Levenshtein distance of a library. */
export type Distance = (a: string, b: string) => number;

/** Names and skills to suggest, made once for a catalogue. */
export type Suggester = (text: string, limit?: number) => readonly string[];

const USUAL_COUNT = 3;
/** One slip for so many letters. */
const LETTERS_A_SLIP = 4;
const MOST_SLIPS = 3;
const SHORTEST_WORD = 3;
/** Said of any search. */
const FILLERS: ReadonlySet<string> = new Set(["career", "careers", "course", "courses", "job", "jobs", "naukri"]);
/** More is a pasted text and no search; each word is held against every word of the catalogue. */
const MOST_WORDS = 12;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const slipsIn = (text: string): number => Math.min(MOST_SLIPS, Math.floor(text.length / LETTERS_A_SLIP));

/** The word of a list that is nearest, if one is near enough; of two as near, the earlier, which more careers have. */
function nearest(word: string, known: readonly string[], distance: Distance): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, slipsIn(word) + 1];
  for (const other of known) {
    if (Math.abs(other.length - word.length) >= least) continue;
    const steps = distance(word, other);
    if (steps < least) [best, least] = [other, steps];
  }
  return best;
}

function byFrequency(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const word of words) if (word.length >= SHORTEST_WORD) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

const shortestFirst = (a: string, b: string): number => a.length - b.length;

/** Builds what `createSuggester` gives in steps, as `buildExplorer` does; the last step's value is the suggester. */
export function* buildSuggester(
  careers: readonly ExplorableCareer[],
  distance: Distance,
  usualWords: Readonly<Record<string, string>> = {},
): Slices<Suggester> {
  const names = careers.map(({ name }) => name).sort(shortestFirst);
  const titles = [...new Set([...names, ...careers.flatMap(({ skills }) => skills).sort(shortestFirst)])];
  yield;
  const small = titles.map((title) => title.toLowerCase());
  const words = small.flatMap(wordsOf);
  yield;
  const known = byFrequency(words);
  const vocabulary = new Set(known);
  const usualWord = (text: string) => (Object.hasOwn(usualWords, text) ? usualWords[text] : undefined);
  /** The words as the catalogue spells them; undefined where one is none that it knows or nearly knows. */
  const corrected = (words: readonly string[]) => {
    const spelt = words.map((word) => usualWord(word) ?? (vocabulary.has(word) ? word : nearest(word, known, distance)));
    return spelt.includes(undefined) ? undefined : spelt.join(" ");
  };
  const holding = (...parts: readonly string[]) => titles.filter((_, at) => parts.every((part) => small[at]?.includes(part)));
  return (text, limit = USUAL_COUNT) => {
    const given = wordsOf(text).filter((word) => !FILLERS.has(word));
    const wanted = given.join(" ");
    if (wanted === "" || given.length > MOST_WORDS) return [];
    const spelt = usualWord(wanted) ?? corrected(given);
    const right = spelt?.split(" ") ?? [];
    const whole = nearest(wanted, small, distance);
    const found = [
      ...(spelt === undefined ? [] : holding(spelt)),
      ...given.flatMap((word) => usualWord(word) ?? []).flatMap((word) => holding(word)),
      ...titles.filter((_, at) => small[at] === whole),
      ...(right.length === 0 ? [] : holding(...right)),
    ];
    // Nothing has all of it: then what has the word that says most, which is the rarest.
    const part = found.length > 0 ? [] : [...right].sort((a, b) => known.indexOf(b) - known.indexOf(a)).flatMap((word) => holding(word));
    return [...new Set([...found, ...part])].slice(0, limit);
  };
}

/**
 * "Did you mean" for a search that finds nothing: the nearest names and skills of the catalogue, mistyped and usual words included, best
 * first and names before skills, at most `limit` (3 unless told); none for more than 12 words. Each of them is found by the specified
 * search. The distance is the caller's library's, so that this package needs none; `usualWords` has for a word or words, small and with
 * one space between, the text to look for instead (the catalogue's `usualWords`, or your own).
 */
export const createSuggester = (
  careers: readonly ExplorableCareer[],
  distance: Distance,
  usualWords: Readonly<Record<string, string>> = {},
): Suggester => finish(buildSuggester(careers, distance, usualWords));
