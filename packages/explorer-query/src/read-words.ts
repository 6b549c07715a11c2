import type { WordTable } from "./word-table.ts";

const SPACE = 32;
const MULTIPLIER = 0x9e37_79b1;

/**
 * Adds to a stream the numbers of the words of a text that begins and ends with a space. A word is what stands between two spaces, whatever
 * its characters, so that a search, cut at its own spaces, meets the same words. Its hash is taken while reading, since cutting every word
 * out of its text takes twice the time.
 */
export function readWords(text: string, numberOf: WordTable["numberOf"], stream: number[]): void {
  let hash = 0;
  let before = 0;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== SPACE) {
      hash = Math.imul(hash ^ unit, MULTIPLIER);
      continue;
    }
    stream.push(numberOf(text, before, at + 1, hash ^ (hash >>> 15)));
    hash = 0;
    before = at;
  }
}
