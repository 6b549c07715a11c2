import type { WordTable } from "./word-table.ts";

const SPACE = 32;
const MULTIPLIER = 0x9e37_79b1;

/**
 * Adds the numbers of a text's words to a list. A word is what stands between two spaces, the text's edges among them, whatever its
 * characters, so that a search, cut at its own spaces, meets the same words. Its hash is taken while reading, since cutting every word out of
 * its text takes longer.
 */
export function readWords(text: string, table: WordTable, words: number[]): void {
  let hash = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const unit = at < text.length ? text.charCodeAt(at) : SPACE;
    if (unit === SPACE) {
      words.push(table.numberOf(text, from, at, hash ^ (hash >>> 15)));
      hash = 0;
      from = at + 1;
    } else hash = Math.imul(hash ^ unit, MULTIPLIER);
  }
}
