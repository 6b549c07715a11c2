import type { WordTable } from "./word-table.ts";

const SPACE = 32;
const MULTIPLIER = 0x9e37_79b1;

/** Stands before every field as a word of its own. No lower-cased text holds it. */
export const FIELD = "A";
const FIELD_UNIT = 65;

/** What was read: the numbers of words one after the other, and the places among them at which a field begins. */
export type Reading = { readonly words: number[]; readonly fields: number[] };

/**
 * Adds to a reading the words of a text that begins and ends with a space. A word is what stands between two spaces, whatever its characters,
 * so that a search, cut at its own spaces, meets the same words. Its hash is taken while reading, since cutting every word out of its text
 * takes twice the time.
 */
export function readWords(text: string, numberOf: WordTable["numberOf"], { words, fields }: Reading): void {
  let hash = 0;
  let before = 0;
  for (let at = 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === FIELD_UNIT) {
      fields.push(words.length);
      before = ++at;
    } else if (unit === SPACE) {
      words.push(numberOf(text, before + 1, at + 1, hash ^ (hash >>> 15)));
      hash = 0;
      before = at;
    } else hash = Math.imul(hash ^ unit, MULTIPLIER);
  }
}
