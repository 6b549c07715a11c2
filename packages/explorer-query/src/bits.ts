/** A set of row numbers: one bit a row, 32 rows a number. */
export type Bits = Int32Array;

/** How many rows are one number. */
export const ROWS = 32;

export const emptyBits = (rowCount: number): Bits => new Int32Array(Math.ceil(rowCount / ROWS));

/**
 * Gives empty sets in memory of their own, which is used again after so many. New memory for each would take longer than filling it, since
 * the machine hands it out page by page.
 */
export function createPool(rowCount: number, sets: number): () => Bits {
  const pool = Array.from({ length: sets }, () => emptyBits(rowCount));
  let next = 0;
  return () => {
    const set = pool[next] as Bits;
    next = (next + 1) % sets;
    return set.fill(0);
  };
}

export const hasBit = (bits: Bits, row: number): boolean => (((bits[row >>> 5] ?? 0) >>> row) & 1) === 1;

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << row);
}

export function bitsOf(rows: ArrayLike<number>, rowCount: number): Bits {
  const bits = emptyBits(rowCount);
  for (let at = 0; at < rows.length; at++) setBit(bits, rows[at] ?? 0);
  return bits;
}

/** Puts the rows that are in both sets into a third, which may be one of them. */
export function commonBits(bits: Bits, others: Bits, common: Bits): Bits {
  for (let at = 0; at < common.length; at++) common[at] = (bits[at] ?? 0) & (others[at] ?? 0);
  return common;
}

/** The ones of 32 bits: of each two, four and eight of them at once, and then the sum of the four bytes. */
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += onesOf(bits[at] ?? 0);
  return count;
}

/** The rows in a set, from the first to the last, without those before the place `start` and from the place `end` on. */
export function rowsBetween(bits: Bits, start: number, end: number): number[] {
  const rows: number[] = [];
  let place = 0;
  for (let at = 0; place < end; at++) {
    let word = bits[at] ?? 0;
    const ones = onesOf(word);
    if (place + ones <= start) place += ones;
    else
      for (; word !== 0 && place < end; word &= word - 1, place++)
        if (place >= start) rows.push(at * ROWS + ROWS - 1 - Math.clz32(word & -word));
  }
  return rows;
}
