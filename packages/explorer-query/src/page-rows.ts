import { type Bits, hasBit, rowsBetween } from "./bits.ts";
import type { Order } from "./orders.ts";

/** What a query finds: some rows, or all where `rows` is null. */
export type Found = { readonly rows: Bits | null; readonly total: number };

/** To sort a row takes about as long as to pass so many by. */
const SORTING = 16;

/** Few rows are sorted by themselves: by their places, which a native sort of numbers does. */
function sorted(found: Bits, total: number, { rows, places }: Order, start: number, end: number): readonly number[] {
  const order = new Int32Array(total);
  let at = 0;
  for (const row of rowsBetween(found, 0, total)) order[at++] = places[row] ?? 0;
  order.sort();
  const page: number[] = [];
  for (let place = start; place < end; place++) page.push(rows[order[place] ?? 0] ?? 0);
  return page;
}

/** Many rows are never sorted: they are met soon when all rows are gone through in order. */
function walk(found: Bits, { rows }: Order, start: number, end: number): readonly number[] {
  const page: number[] = [];
  for (let at = 0, place = 0; place < end; at++) {
    const row = rows[at] ?? 0;
    if (hasBit(found, row) && place++ >= start) page.push(row);
  }
  return page;
}

/** The rows found from the place `start` to before `end`, in an order. */
export function pageRows({ rows, total }: Found, order: Order | null, start: number, end: number): readonly number[] {
  if (!rows) return Array.from({ length: end - start }, (_, at) => (order ? (order.rows[start + at] ?? 0) : start + at));
  if (!order) return rowsBetween(rows, start, end);
  const passed = (order.rows.length * end) / total;
  return SORTING * total < passed ? sorted(rows, total, order, start, end) : walk(rows, order, start, end);
}
