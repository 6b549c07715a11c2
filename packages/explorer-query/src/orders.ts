import { compareText } from "./compare-text.ts";
import type { Entry } from "./entry.ts";
import type { SortDirection, SortField } from "./query.ts";

type Compare = (a: Entry<unknown>, b: Entry<unknown>) => number;

const ascending: Readonly<Record<SortField, Compare>> = {
  name: (a, b) => compareText(a.name, b.name),
  category: (a, b) => compareText(a.category, b.category),
  salary: (a, b) => a.salary - b.salary,
  growth: (a, b) => a.growth - b.growth,
};

/** All careers in each order that can be asked for. */
export type Orders<C> = Readonly<Record<SortField, Readonly<Record<SortDirection, readonly Entry<C>[]>>>>;

// Descending is sorted anew and not turned round, because ties keep the catalogue's order in both directions.
const bothWays = <C>(entries: readonly Entry<C>[], compare: Compare): Orders<C>[SortField] => ({
  ascending: entries.toSorted(compare),
  descending: entries.toSorted((a, b) => compare(b, a)),
});

export const ordersOf = <C>(entries: readonly Entry<C>[]): Orders<C> => ({
  name: bothWays(entries, ascending.name),
  category: bothWays(entries, ascending.category),
  salary: bothWays(entries, ascending.salary),
  growth: bothWays(entries, ascending.growth),
});
