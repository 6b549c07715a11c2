import { type Bits, emptyBits, setBit } from "./bits.ts";
import type { TextIndex } from "./text-index.ts";
import type { Words } from "./words.ts";

const LETTERS = 26;
const A = 97;

/** Of each word its letters, one bit each. */
function lettersOf({ text, starts }: Words): Int32Array {
  const words = new Int32Array(starts.length - 1);
  for (let word = 0; word < words.length; word++) {
    const end = starts[word + 1] ?? 0;
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
export function letterRows({ words, stream, rowStarts }: TextIndex): ReadonlyMap<string, Bits> {
  const rowCount = rowStarts.length - 1;
  const ofWords = lettersOf(words);
  const found = Array.from({ length: LETTERS }, () => emptyBits(rowCount));
  for (let row = 0; row < rowCount; row++) {
    const end = rowStarts[row + 1] ?? 0;
    let letters = 0;
    for (let at = rowStarts[row] ?? 0; at < end; at++) letters |= ofWords[stream[at] ?? 0] ?? 0;
    for (let letter = 0; letter < LETTERS; letter++) if ((letters >>> letter) & 1) setBit(found[letter] as Bits, row);
  }
  return new Map(found.map((bits, letter) => [String.fromCharCode(A + letter), bits]));
}
