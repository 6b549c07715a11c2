/** A set of row numbers: one bit a row, 32 rows a number. */
export type Bits = Int32Array;

const ROWS = 32;

export const emptyBits = (rowCount: number): Bits => new Int32Array(Math.ceil(rowCount / ROWS));

export const hasBit = (bits: Bits, row: number): boolean => (((bits[row >>> 5] ?? 0) >>> row) & 1) === 1;

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << row);
}

/** Keeps the rows that are in another set too. */
export function keepBits(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (others[at] ?? 0);
}

/** Adds in parallel: pairs of bits, then fours, then bytes. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += ones(bits[at] ?? 0);
  return count;
}

/** The rows in a set, from the first to the last. */
export function eachBit(bits: Bits, visit: (row: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) visit(at * ROWS + ROWS - 1 - Math.clz32(word & -word));
  }
}
