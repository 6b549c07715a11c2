import { type Bits, bitsOf, hasBit, setBit } from "./bits.ts";
import { createMemory } from "./memory.ts";
import { countOf, eachItem } from "./relation.ts";
import type { TextIndex } from "./text-index.ts";
import type { WordFinder } from "./word-finder.ts";

/** One part of a phrase: the words that it can be, how often they come, and, once it is asked for, their set. */
type Part = { readonly list: ArrayLike<number>; readonly count: number; set?: Bits };

/** Finds the rows in which a phrase of two words or more stands. All places of its rarest part are tried. */
export function createPhraseSearch(
  wordsWith: WordFinder,
  { words, rows: { starts, ends, items }, fieldStarts, places, slotBits }: TextIndex,
  newSet: () => Bits,
): (texts: readonly string[]) => Bits {
  const known = createMemory<Part>();
  const slots = 1 << slotBits;
  const wordCount = words.starts.length;

  function partOf(pattern: string): Part {
    const list = wordsWith(pattern);
    let count = 0;
    for (let at = 0; at < list.length; at++) count += countOf(places, list[at] ?? 0);
    return { list, count };
  }
  /** Whether a phrase stands at a place. The part that is likely to stand there is looked at last: then its set is seldom needed. */
  function standsAt(start: number, parts: readonly Part[], likely: number): boolean {
    for (let turn = 1; turn <= parts.length; turn++) {
      const at = (likely + turn) % parts.length;
      const part = parts[at] as Part;
      part.set ??= bitsOf(part.list, wordCount);
      if (!hasBit(part.set, items[start + at] ?? wordCount) || (at > 0 && hasBit(fieldStarts, start + at))) return false;
    }
    return true;
  }
  return (texts) => {
    // The first part is the end of a word and the last the beginning of one; those between are whole words.
    const parts = texts.map((text, at) => known(`${at > 0 ? " " : ""}${text}${at < texts.length - 1 ? " " : ""}`, partOf));
    const rarest = parts.reduce((best, { count }, at) => (count < (parts[best]?.count ?? 0) ? at : best), 0);
    const bits = newSet();
    eachItem(parts[rarest]?.list ?? [], places, (item) => {
      const row = item >>> slotBits;
      let place = (starts[row] ?? 0) + (item & (slots - 1));
      // In a row of more words than there are slots the same slot comes again.
      do {
        if (standsAt(place - rarest, parts, rarest)) setBit(bits, row);
        place += slots;
      } while (place < (ends[row] ?? 0));
    });
    return bits;
  };
}
