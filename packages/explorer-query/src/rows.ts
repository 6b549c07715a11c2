import { ranksOf } from "./ranks.ts";
import { type Numbers, numbersBelow } from "./relation.ts";

/**
 * A catalogue in alphabetical order, ties in its own: rows are numbered in it, so that a set of rows is a sorted list by itself, in the order
 * in which every visit begins.
 */
export type Rows = {
  /** The place in the catalogue of each row's career. */
  readonly careers: Int32Array;
  /** The row of each career of the catalogue, in the catalogue's order. */
  readonly ofCareers: Numbers;
  /** The rank of each row's name, whatever its case. */
  readonly names: Int32Array;
};

export function rowsOf(catalogue: readonly { readonly name: string }[]): Rows {
  const { order, ranks } = ranksOf(catalogue.map(({ name }) => name.toLowerCase()));
  const ofCareers = numbersBelow(order.length, order.length);
  for (let row = 0; row < order.length; row++) ofCareers[order[row] ?? 0] = row;
  return { careers: order, ofCareers, names: order.map((at) => ranks[at] ?? 0) };
}
