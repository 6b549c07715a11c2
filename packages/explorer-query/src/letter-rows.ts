import { type Bits, emptyBits, setBit } from "./bits.ts";
import type { TextIndex } from "./text-index.ts";

const LETTERS = 26;
const A = 97;

/** Of each word its letters, one bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - A;
    if (letter >= 0 && letter < LETTERS) letters |= 1 << letter;
  }
  return letters;
}

/** The rows of each letter from a to z: most rows have it, and every search begins with one. */
export function letterRows({ words, stream, rowStarts }: TextIndex): ReadonlyMap<string, Bits> {
  const rowCount = rowStarts.length - 1;
  const ofWords = Int32Array.from(words, lettersOf);
  const found = Array.from({ length: LETTERS }, () => emptyBits(rowCount));
  for (let row = 0; row < rowCount; row++) {
    const end = rowStarts[row + 1] ?? 0;
    let letters = 0;
    for (let at = rowStarts[row] ?? 0; at < end; at++) letters |= ofWords[stream[at] ?? 0] ?? 0;
    for (let letter = 0; letter < LETTERS; letter++) if ((letters >>> letter) & 1) setBit(found[letter] as Bits, row);
  }
  return new Map(found.map((bits, letter) => [String.fromCharCode(A + letter), bits]));
}
