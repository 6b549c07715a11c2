import { type Bits, emptyBits, setBit } from "./bits.ts";
import { createMemory } from "./memory.ts";
import { countOf } from "./relation.ts";
import type { TextIndex } from "./text-index.ts";
import type { WordFinder } from "./word-finder.ts";

/** One part of a phrase: the words that it can be, how often they come, and whether a word is one of them. */
type Part = { readonly list: Int32Array; readonly count: number; readonly has: (word: number | undefined) => boolean };

/** So few words are looked through, and more are marked. */
const FEW = 8;

function memberOf(list: Int32Array, wordCount: number): Part["has"] {
  if (list.length < FEW) return (word = -1) => list.includes(word);
  const marks = new Uint8Array(wordCount);
  for (const word of list) marks[word] = 1;
  return (word = -1) => marks[word] === 1;
}

/** The first part of a phrase is the end of a word and the last the beginning of one; those between are whole words. */
const patternsOf = (parts: readonly string[]): readonly string[] =>
  parts.map((part, at) => `${at > 0 ? " " : ""}${part}${at < parts.length - 1 ? " " : ""}`);

/** Finds the rows in which a phrase of two words or more stands. All places of its rarest part are tried. */
export function createPhraseSearch(
  wordsWith: WordFinder,
  { words, stream, rowStarts, places, slotBits }: TextIndex,
): (parts: readonly string[]) => Bits {
  const known = createMemory<Part>();
  const highest = 2 ** slotBits - 1;

  const partOf = (pattern: string): Part => {
    const list = wordsWith(pattern);
    return { list, count: list.reduce((sum, word) => sum + countOf(places, word), 0), has: memberOf(list, words.length) };
  };
  return (texts) => {
    const parts = patternsOf(texts).map((pattern) => known(pattern, () => partOf(pattern)));
    const rarest = parts.reduce((best, { count }, at) => (count < (parts[best]?.count ?? 0) ? at : best), 0);
    const bits = emptyBits(rowStarts.length - 1);
    for (const word of parts[rarest]?.list ?? []) {
      const end = places.starts[word + 1] ?? 0;
      for (let at = places.starts[word] ?? 0; at < end; at++) {
        const row = (places.items[at] ?? 0) >>> slotBits;
        const slot = (places.items[at] ?? 0) & highest;
        let from = (rowStarts[row] ?? 0) + slot - rarest;
        // The highest slot stands for all from there on.
        const to = slot < highest ? from : (rowStarts[row + 1] ?? 0);
        for (; from <= to; from++) {
          let matching = 0;
          while (matching < parts.length && parts[matching]?.has(stream[from + matching])) matching++;
          if (matching === parts.length) setBit(bits, row);
        }
      }
    }
    return bits;
  };
}
