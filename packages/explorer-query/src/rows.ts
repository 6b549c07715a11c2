import { ranksOf } from "./ranks.ts";
import { inverted, type Numbers, oneEach } from "./relation.ts";

/**
 * A catalogue in alphabetical order, ties in its own: rows are numbered in it, so that a set of rows is a sorted list by itself, in the order
 * in which every visit begins.
 */
export type Rows<Row> = {
  readonly list: readonly Row[];
  /** The rank of each row's name, whatever its case. */
  readonly names: Int32Array;
  /** The rows in the catalogue's order. */
  readonly inCatalogue: Numbers;
};

export function rowsOf<Row extends { readonly name: string }>(catalogue: readonly Row[]): Rows<Row> {
  const { order, ranks } = ranksOf(catalogue.map(({ name }) => name.toLowerCase()));
  const list: Row[] = [];
  for (const place of order) {
    const row = catalogue[place];
    if (row) list.push(row);
  }
  return { list, names: order.map((place) => ranks[place] ?? 0), inCatalogue: inverted(oneEach(order), order.length).items };
}
