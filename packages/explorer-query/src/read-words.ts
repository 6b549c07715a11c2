import type { WordTable } from "./word-table.ts";

const SPACE = 32;
const MULTIPLIER = 0x9e37_79b1;

/** How many words a text has. A word is what stands between two spaces, the text's edges among them, whatever its characters. */
export function wordCountOf(text: string): number {
  let count = 1;
  for (let at = text.indexOf(" "); at >= 0; at = text.indexOf(" ", at + 1)) count++;
  return count;
}

/**
 * Puts the numbers of a text's words into a list, from a place on, and gives the place after them. A search, cut at its own spaces, meets the
 * same words. Their hashes are taken while reading, since cutting every word out of its text takes longer.
 */
export function readWords(text: string, table: WordTable, words: Int32Array, place: number): number {
  let hash = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : SPACE;
    if (unit === SPACE) {
      words[place++] = table.numberOf(text, from, at, hash ^ (hash >>> 15));
      hash = 0;
      from = at + 1;
    } else hash = Math.imul(hash ^ unit, MULTIPLIER);
  }
  return place;
}
