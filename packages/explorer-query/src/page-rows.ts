import { type Bits, hasBit, rowsBetween } from "./bits.ts";
import type { Order } from "./orders.ts";

/** What a query finds: some rows, or all where `rows` is null. */
export type Found = { readonly rows: Bits | null; readonly total: number };

/** To sort a row takes about as long as to pass so many by. */
const SORTING = 16;

/** Few rows are sorted by themselves: by their places, which a native sort of numbers does. */
function sorted(found: Bits, total: number, { rows, places }: Order): Int32Array {
  const order = rowsBetween(found, 0, total);
  for (let at = 0; at < total; at++) order[at] = places[order[at] ?? 0] ?? 0;
  order.sort();
  for (let at = 0; at < total; at++) order[at] = rows[order[at] ?? 0] ?? 0;
  return order;
}

/** Many rows are never sorted: they are met soon when all rows are gone through in order. */
function walk(found: Bits, { rows }: Order, start: number, end: number): Int32Array {
  const page = new Int32Array(end - start);
  let place = 0;
  for (let at = 0; place < end; at++) {
    const row = rows[at] ?? 0;
    if (hasBit(found, row) && place++ >= start) page[place - 1 - start] = row;
  }
  return page;
}

/** The rows found from the place `start` to before `end`, in an order. */
export function pageRows({ rows, total }: Found, order: Order | null, start: number, end: number): Int32Array {
  if (!rows) return order ? order.rows.subarray(start, end) : Int32Array.from({ length: end - start }, (_, at) => start + at);
  if (!order) return rowsBetween(rows, start, end);
  const passed = (order.rows.length * end) / total;
  return SORTING * total < passed ? sorted(rows, total, order).subarray(start, end) : walk(rows, order, start, end);
}
