import { type Bits, eachBit, hasBit } from "./bits.ts";
import type { Order } from "./orders.ts";

/** What a query finds: some rows, or all where `rows` is null. */
export type Found = { readonly rows: Bits | null; readonly total: number };

/** Few rows are sorted by themselves. */
function sorted(found: Bits, { keys }: Order): readonly number[] {
  const rows: number[] = [];
  eachBit(found, (row) => rows.push(row));
  return rows.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
}

/** Many rows are never sorted: they are met soon when all rows are gone through in order. */
function walk(found: Bits, { rows }: Order, skipped: number, taken: number): readonly number[] {
  const page: number[] = [];
  let left = skipped;
  for (let at = 0; page.length < taken; at++) {
    const row = rows[at] ?? 0;
    if (hasBit(found, row) && left-- <= 0) page.push(row);
  }
  return page;
}

/** The rows found from the place `start` to before `end`, in an order. */
export function pageRows({ rows, total }: Found, order: Order, start: number, end: number): readonly number[] {
  if (!rows) return Array.from(order.rows.subarray(start, end));
  return total * total < order.rows.length ? sorted(rows, order).slice(start, end) : walk(rows, order, start, end - start);
}
