import { type Bits, emptyBits, setBit } from "./bits.ts";
import type { TextIndex } from "./text-index.ts";
import type { Words } from "./words.ts";

const LETTERS = 26;
const A = 97;

/** Of each word its letters, one bit each. */
function lettersOf({ text, starts, ends }: Words): Int32Array {
  const words = new Int32Array(starts.length);
  for (let word = 0; word < words.length; word++) {
    const end = ends[word] ?? 0;
    let letters = 0;
    for (let at = starts[word] ?? 0; at < end; at++) {
      const letter = text.charCodeAt(at) - A;
      if (letter >= 0 && letter < LETTERS) letters |= 1 << letter;
    }
    words[word] = letters;
  }
  return words;
}

/** The rows of each letter from a to z: most rows have it, and every search begins with one. */
export function letterRows({ words, rows: { starts, ends, items } }: TextIndex): ReadonlyMap<string, Bits> {
  const ofWords = lettersOf(words);
  const found = Array.from({ length: LETTERS }, () => emptyBits(starts.length));
  for (let row = 0; row < starts.length; row++) {
    const end = ends[row] ?? 0;
    let letters = 0;
    for (let at = starts[row] ?? 0; at < end; at++) letters |= ofWords[items[at] ?? 0] ?? 0;
    for (let letter = 0; letter < LETTERS; letter++) if ((letters >>> letter) & 1) setBit(found[letter] as Bits, row);
  }
  return new Map(found.map((bits, letter) => [String.fromCharCode(A + letter), bits]));
}
