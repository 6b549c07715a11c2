const FIRST_SIZE = 1 << 15;
const GROWTH = 4;

/**
 * The distinct words of a catalogue, numbered in the order in which they first appear: a hash table with open addressing, at most half full. A
 * word is cut out of its text only when it is new. It is a class, since engines keep what a function closes over as long as its machine code.
 */
export class WordTable {
  readonly words: string[] = [];
  readonly #hashes: number[] = [];
  #table = new Int32Array(FIRST_SIZE);

  #enter(hash: number, number: number): void {
    const mask = this.#table.length - 1;
    let at = hash & mask;
    while (this.#table[at] !== 0) at = (at + 1) & mask;
    this.#table[at] = number + 1;
  }
  #add(word: string, hash: number): number {
    this.#hashes.push(hash);
    const count = this.words.push(word);
    if (2 * count > this.#table.length) {
      this.#table = new Int32Array(GROWTH * this.#table.length);
      for (let number = 0; number < count; number++) this.#enter(this.#hashes[number] ?? 0, number);
    } else this.#enter(hash, count - 1);
    return count - 1;
  }
  /** The number of the word from one place of a text to before another, given a hash of 32 bits. A new word gets the next number. */
  numberOf(text: string, from: number, to: number, hash: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    for (let at = hash & mask; ; at = (at + 1) & mask) {
      const number = (table[at] ?? 0) - 1;
      if (number < 0) return this.#add(text.slice(from, to), hash);
      const word = this.words[number] ?? "";
      if (this.#hashes[number] === hash && word.length === to - from && text.startsWith(word, from)) return number;
    }
  }
}
