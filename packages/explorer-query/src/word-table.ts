/** The distinct words of a catalogue, numbered in the order in which they first appear. */
export type WordTable = {
  readonly words: readonly string[];
  /** The number of the word from one place of a text to before another, given a hash of 32 bits. A new word gets the next number. */
  readonly numberOf: (text: string, from: number, to: number, hash: number) => number;
};

const FIRST_SIZE = 1 << 15;
const GROWTH = 4;

/** A hash table with open addressing, at most half full. A word is cut out of its text only when it is new. */
export function createWordTable(): WordTable {
  const words: string[] = [];
  const hashes: number[] = [];
  let table = new Int32Array(FIRST_SIZE);

  function enter(hash: number, number: number): void {
    const mask = table.length - 1;
    let at = hash & mask;
    while (table[at] !== 0) at = (at + 1) & mask;
    table[at] = number + 1;
  }
  function add(word: string, hash: number): number {
    hashes.push(hash);
    const count = words.push(word);
    if (2 * count > table.length) {
      table = new Int32Array(GROWTH * table.length);
      hashes.forEach(enter);
    } else enter(hash, count - 1);
    return count - 1;
  }
  function numberOf(text: string, from: number, to: number, hash: number): number {
    const mask = table.length - 1;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const number = (table[at] ?? 0) - 1;
      if (number < 0) return add(text.slice(from, to), hash);
      const word = words[number] ?? "";
      if (hashes[number] === hash && word.length === to - from && text.startsWith(word, from)) return number;
    }
  }
  return { words, numberOf };
}
