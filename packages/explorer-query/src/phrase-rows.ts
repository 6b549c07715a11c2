import { type Bits, bitsOf, hasBit, setBit } from "./bits.ts";
import { createMemory } from "./memory.ts";
import { countOf } from "./relation.ts";
import type { TextIndex } from "./text-index.ts";
import type { WordFinder } from "./word-finder.ts";

/** One part of a phrase: the words that it can be, the set of them, and how often they come. */
type Part = { readonly list: ArrayLike<number>; readonly set: Bits; readonly count: number };

/** Whether a phrase stands at a place: a word of each part, and no field beginning after the first. */
function standsAt(start: number, parts: readonly Part[], { rows: { items }, fieldStarts }: TextIndex): boolean {
  for (let at = 0; at < parts.length; at++)
    if (!hasBit((parts[at] as Part).set, items[start + at] ?? -1) || (at > 0 && hasBit(fieldStarts, start + at))) return false;
  return true;
}

/**
 * Adds the rows in which a phrase stands with a word in the place of one of its parts. It closes over nothing, since engines throw away the
 * machine code of what closes over an index together with the index.
 */
function addPhraseRows(bits: Bits, parts: readonly Part[], part: number, word: number, index: TextIndex): void {
  const { rows, places, slotBits } = index;
  const slots = 1 << slotBits;
  const end = places.ends[word] ?? 0;
  for (let at = places.starts[word] ?? 0; at < end; at++) {
    const item = places.items[at] ?? 0;
    const row = item >>> slotBits;
    const rowEnd = rows.ends[row] ?? 0;
    // In a row of more words than there are slots the same slot comes again.
    for (let place = (rows.starts[row] ?? 0) + (item & (slots - 1)); place < rowEnd; place += slots)
      if (standsAt(place - part, parts, index)) setBit(bits, row);
  }
}

/** Finds the rows in which a phrase of two words or more stands. All places of its rarest part are tried. */
export function createPhraseSearch(wordsWith: WordFinder, index: TextIndex, newSet: () => Bits): (texts: readonly string[]) => Bits {
  const known = createMemory<Part>();

  function partOf(pattern: string): Part {
    const list = wordsWith(pattern);
    let count = 0;
    for (let at = 0; at < list.length; at++) count += countOf(index.places, list[at] ?? 0);
    return { list, set: bitsOf(list, index.words.starts.length), count };
  }
  return (texts) => {
    // The first part is the end of a word and the last the beginning of one; those between are whole words.
    const parts = texts.map((text, at) => known(`${at > 0 ? " " : ""}${text}${at < texts.length - 1 ? " " : ""}`, partOf));
    const rarest = parts.reduce((best, { count }, at) => (count < (parts[best]?.count ?? 0) ? at : best), 0);
    const bits = newSet();
    const list = parts[rarest]?.list ?? [];
    for (let at = 0; at < list.length; at++) addPhraseRows(bits, parts, rarest, list[at] ?? 0, index);
    return bits;
  };
}
