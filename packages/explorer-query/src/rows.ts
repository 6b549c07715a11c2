import { ranksOf } from "./ranks.ts";
import { type Numbers, numbersBelow } from "./relation.ts";

/**
 * A catalogue in alphabetical order, ties in its own: rows are numbered in it, so that a set of rows is a sorted list by itself, in the order
 * in which every visit begins.
 */
export type Rows<Row> = {
  readonly list: readonly Row[];
  /** The rank of each row's name, whatever its case. */
  readonly names: Int32Array;
  /** The row of each career of the catalogue, in the catalogue's order. */
  readonly ofCareers: Numbers;
};

export function rowsOf<Row extends { readonly name: string }>(catalogue: readonly Row[]): Rows<Row> {
  const { order, ranks } = ranksOf(catalogue.map(({ name }) => name.toLowerCase()));
  const list: Row[] = [];
  const ofCareers = numbersBelow(order.length, order.length);
  for (let row = 0; row < order.length; row++) {
    const at = order[row] ?? 0;
    list.push(catalogue[at] as Row);
    ofCareers[at] = row;
  }
  return { list, names: order.map((at) => ranks[at] ?? 0), ofCareers };
}
