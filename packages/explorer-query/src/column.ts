import { type Bits, emptyBits } from "./bits.ts";
import { addRows, inverted, type Numbers, numbersBelow, oneEach, type Relation } from "./relation.ts";

/** One field of all careers: its distinct values in the order of first appearance, each row's value by number, and each value's rows. */
export type Column<Value> = { readonly values: readonly Value[]; readonly codes: Numbers; readonly rows: Relation };

export function columnOf<Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Column<Row[Name]> {
  const numbers = new Map<Row[Name], number>();
  const codes = numbersBelow(rows.length, rows.length);
  rows.forEach((row, at) => {
    const code = numbers.get(row[name]) ?? numbers.size;
    if (code === numbers.size) numbers.set(row[name], code);
    codes[at] = code;
  });
  return { values: [...numbers.keys()], codes, rows: inverted(oneEach(codes), numbers.size) };
}

/** The rows whose value passes a test, or null where all values do. */
export function rowsWhere<Value>({ values, codes, rows }: Column<Value>, passes: (value: Value) => boolean): Bits | null {
  const passing = values.flatMap((value, code) => (passes(value) ? code : []));
  return passing.length === values.length ? null : addRows(emptyBits(codes.length), passing, rows);
}
