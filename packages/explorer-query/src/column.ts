import { type Bits, emptyBits, ROWS } from "./bits.ts";
import { type Numbers, numbersBelow } from "./relation.ts";

/** One field of all rows: its distinct values in the order of first appearance, and each row's value by number. */
export type Column<Value> = { readonly values: readonly Value[]; readonly codes: Numbers };

/** The careers are read in the catalogue's order, in which they lie in memory; `rowOf` says which row each of them is. */
export function columnOf<Career, Value>(catalogue: readonly Career[], rowOf: Numbers, read: (career: Career) => Value): Column<Value> {
  const numbers = new Map<Value, number>();
  const codes = numbersBelow(catalogue.length, catalogue.length);
  for (let at = 0; at < catalogue.length; at++) {
    const value = read(catalogue[at] as Career);
    const code = numbers.get(value) ?? numbers.size;
    if (code === numbers.size) numbers.set(value, code);
    codes[rowOf[at] ?? 0] = code;
  }
  return { values: [...numbers.keys()], codes };
}

/** The rows whose value passes a test, or null where all values do. */
export function rowsWhere<Value>({ values, codes }: Column<Value>, passes: (value: Value) => boolean): Bits | null {
  const passing = new Uint8Array(values.length);
  for (let code = 0; code < passing.length; code++) passing[code] = Number(passes(values[code] as Value));
  if (!passing.includes(0)) return null;
  const bits = emptyBits(codes.length);
  for (let at = 0; at < bits.length; at++) {
    const end = Math.min(codes.length, (at + 1) * ROWS);
    let word = 0;
    for (let row = at * ROWS; row < end; row++) word |= (passing[codes[row] ?? 0] ?? 0) << row;
    bits[at] = word;
  }
  return bits;
}
