import { type Bits, bitsOf, emptyBits, hasBit, setBit } from "./bits.ts";
import { createMemory } from "./memory.ts";
import { countOf } from "./relation.ts";
import type { TextIndex } from "./text-index.ts";
import type { WordFinder } from "./word-finder.ts";

/** One part of a phrase: the words that it can be, as a list and as a set, and how often they come. */
type Part = { readonly list: Int32Array; readonly set: Bits; readonly count: number };

/** Finds the rows in which a phrase of two words or more stands. All places of its rarest part are tried. */
export function createPhraseSearch(
  wordsWith: WordFinder,
  { words, stream, fieldStarts, rowStarts, places, slotBits }: TextIndex,
): (texts: readonly string[]) => Bits {
  const known = createMemory<Part>();
  const slots = 2 ** slotBits;

  function partOf(pattern: string): Part {
    const list = wordsWith(pattern);
    return { list, count: list.reduce((sum, word) => sum + countOf(places, word), 0), set: bitsOf(list, words.length) };
  }
  function standAt(place: number, parts: readonly Part[]): boolean {
    let at = 0;
    for (const { set } of parts) {
      if (!hasBit(set, stream[place + at] ?? words.length) || (at > 0 && hasBit(fieldStarts, place + at))) return false;
      at++;
    }
    return true;
  }
  return (texts) => {
    // The first part is the end of a word and the last the beginning of one; those between are whole words.
    const patterns = texts.map((text, at) => `${at > 0 ? " " : ""}${text}${at < texts.length - 1 ? " " : ""}`);
    const parts = patterns.map((pattern) => known(pattern, () => partOf(pattern)));
    const rarest = parts.reduce((best, { count }, at) => (count < (parts[best]?.count ?? 0) ? at : best), 0);
    const bits = emptyBits(rowStarts.length - 1);
    for (const word of parts[rarest]?.list ?? []) {
      const end = places.starts[word + 1] ?? 0;
      for (let at = places.starts[word] ?? 0; at < end; at++) {
        const row = (places.items[at] ?? 0) >>> slotBits;
        const slot = (places.items[at] ?? 0) & (slots - 1);
        // In a row of more words than there are slots the same slot comes again.
        const next = rowStarts[row + 1] ?? 0;
        for (let place = (rowStarts[row] ?? 0) + slot; place < next; place += slots) if (standAt(place - rarest, parts)) setBit(bits, row);
      }
    }
    return bits;
  };
}
