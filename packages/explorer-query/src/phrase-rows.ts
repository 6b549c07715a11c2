import { type Bits, bitsOf, hasBit, setBit } from "./bits.ts";
import { createMemory } from "./memory.ts";
import { countOf, eachItem } from "./relation.ts";
import type { TextIndex } from "./text-index.ts";
import type { WordFinder } from "./word-finder.ts";

/** One part of a phrase: the words that it can be, as a list and as a set, and how often they come. */
type Part = { readonly list: ArrayLike<number>; readonly set: Bits; readonly count: number };

/** Finds the rows in which a phrase of two words or more stands. All places of its rarest part are tried. */
export function createPhraseSearch(
  wordsWith: WordFinder,
  { words, stream, fieldStarts, rowStarts, places, slotBits }: TextIndex,
  newSet: () => Bits,
): (texts: readonly string[]) => Bits {
  const known = createMemory<Part>();
  const slots = 2 ** slotBits;
  const wordCount = words.starts.length - 1;

  function partOf(pattern: string): Part {
    const list = wordsWith(pattern);
    let count = 0;
    for (let at = 0; at < list.length; at++) count += countOf(places, list[at] ?? 0);
    return { list, count, set: bitsOf(list, wordCount) };
  }
  function standAt(place: number, parts: readonly Part[]): boolean {
    let at = 0;
    for (const { set } of parts) {
      if (!hasBit(set, stream[place + at] ?? wordCount) || (at > 0 && hasBit(fieldStarts, place + at))) return false;
      at++;
    }
    return true;
  }
  return (texts) => {
    // The first part is the end of a word and the last the beginning of one; those between are whole words.
    const patterns = texts.map((text, at) => `${at > 0 ? " " : ""}${text}${at < texts.length - 1 ? " " : ""}`);
    const parts = patterns.map((pattern) => known(pattern, () => partOf(pattern)));
    const rarest = parts.reduce((best, { count }, at) => (count < (parts[best]?.count ?? 0) ? at : best), 0);
    const bits = newSet();
    eachItem(parts[rarest]?.list ?? [], places, (item) => {
      const row = item >>> slotBits;
      const next = rowStarts[row + 1] ?? 0;
      // In a row of more words than there are slots the same slot comes again.
      for (let place = (rowStarts[row] ?? 0) + (item & (slots - 1)); place < next; place += slots) {
        if (standAt(place - rarest, parts)) setBit(bits, row);
      }
    });
    return bits;
  };
}
