import { inverted, numbersBelow, type Relation } from "./relation.ts";
import { type Words, wordHolds } from "./words.ts";

/** The numbers of the words that hold a part; one may stand there twice. A space in the part stands for the edge of a word. */
export type WordFinder = (part: string) => ArrayLike<number>;

const SPACE = 32;
const A = 97;
const Z = 122;
const OTHER = 31;
const KIND_BITS = 5;
const LAST_TRIPLE = (1 << (3 * KIND_BITS)) - 1;

/** 0 is a space, 1 to 26 are a to z, and 31 are all other characters. */
function kindOf(unit: number): number {
  if (unit === SPACE) return 0;
  return unit >= A && unit <= Z ? unit - A + 1 : OTHER;
}

/** A word that has the first triple of such a part is sure to hold the part: its characters have kinds of their own. */
const CERTAIN = /^[a-z ]{1,3}$/;

/** The kinds of two characters and, in place of the one before them, the next. */
const shifted = (triple: number, text: string, at: number): number => ((triple << KIND_BITS) | kindOf(text.charCodeAt(at))) & LAST_TRIPLE;

/**
 * The triple of neighbouring characters that begins at each character of a word and at the space before it, with the words that have it. One
 * that goes on into the next word does no harm: no part has a space in its middle.
 */
function triplesOf({ text, starts, ends }: Words): Relation {
  const items = numbersBelow(LAST_TRIPLE + 1, text.length - 1);
  let triple = shifted(shifted(0, text, 0), text, 1);
  for (let at = 0; at < items.length; at++) {
    triple = shifted(triple, text, at + 2);
    items[at] = triple;
  }
  return inverted({ starts, ends, items }, LAST_TRIPLE + 1);
}

/**
 * Finds words by the rarest triple of the part, so that even a large dictionary is not gone through; by all triples that begin with the part
 * if it is shorter. While a part grows, only the words found before are looked at again.
 */
export function createWordFinder(words: Words): WordFinder {
  const { starts, ends, items } = triplesOf(words);
  let grown: string | undefined;
  let found: ArrayLike<number> = items;

  /** The words that may hold a part. */
  function candidates(part: string): ArrayLike<number> {
    let triple = 0;
    let [start, end] = [0, items.length];
    for (let at = 0; at < part.length; at++) {
      triple = shifted(triple, part, at);
      const missing = KIND_BITS * Math.max(0, 2 - at);
      if (missing > 0 && at < part.length - 1) continue;
      const from = starts[(triple << missing) & LAST_TRIPLE] ?? 0;
      const to = ends[((triple + 1) << missing) - 1] ?? 0;
      if (to - from < end - start) [start, end] = [from, to];
    }
    return items.subarray(start, end);
  }
  function holding(list: ArrayLike<number>, part: string): readonly number[] {
    const held: number[] = [];
    let before = -1;
    for (let at = 0; at < list.length; at++) {
      const word = list[at] ?? 0;
      // A word stands there as often as it has the triple: one of a single letter a thousand times would be read a thousand times.
      if (word !== before && wordHolds(words, word, part)) held.push(word);
      before = word;
    }
    return held;
  }
  return (part) => {
    const grows = grown !== undefined && part.startsWith(grown);
    if (CERTAIN.test(part)) found = candidates(part);
    else found = holding(grows ? found : candidates(part), part);
    grown = part;
    return found;
  };
}
