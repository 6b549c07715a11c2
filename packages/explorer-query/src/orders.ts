import type { Column } from "./column.ts";
import type { Columns } from "./columns.ts";
import { compare } from "./compare.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { createMemory } from "./memory.ts";
import type { SortDirection, SortField } from "./query.ts";
import { inverted, oneEach } from "./relation.ts";

/** All rows in an order, and of each row the key by which it stands there; ties have the same. */
export type Order = { readonly rows: Int32Array; readonly keys: Int32Array };

export type Orders = (field: SortField, direction: SortDirection) => Order;

/** The place of each key among the distinct keys in ascending order, from 0. */
function ranksOf(keys: readonly (string | number)[]): Int32Array {
  const places = Int32Array.from(keys.keys()).sort((a, b) => compare(keys[a] ?? 0, keys[b] ?? 0));
  const ranks = new Int32Array(keys.length);
  let rank = 0;
  let before = keys[places[0] ?? 0];
  for (const place of places) {
    if (keys[place] !== before) rank++;
    before = keys[place];
    ranks[place] = rank;
  }
  return ranks;
}

function rankColumn<Value>({ values, codes }: Column<Value>, keyOf: (value: Value) => string | number): Int32Array {
  const ranks = ranksOf(values.map(keyOf));
  return codes.map((code) => ranks[code] ?? 0);
}

/** Descending is not ascending turned round: ties keep the catalogue's order in both directions (specification, section 5). */
function orderBy(ranks: Int32Array, direction: SortDirection): Order {
  const keys = direction === "ascending" ? ranks : ranks.map((rank) => ranks.length - rank);
  return { rows: inverted(oneEach(keys), keys.length + 1).items, keys };
}

/** Names are ranked at once, since every visit begins with them; another order is made when it is first asked for. */
export function createOrders(careers: readonly ExplorableCareer[], { category, salary, growth }: Columns): Orders {
  const names = ranksOf(careers.map(({ name }) => name.toLowerCase()));
  const ranks: Readonly<Record<SortField, () => Int32Array>> = {
    name: () => names,
    category: () => rankColumn(category, (text) => text.toLowerCase()),
    salary: () => rankColumn(salary, (number) => number || 0),
    growth: () => rankColumn(growth, (number) => number),
  };
  const orders = createMemory<Order>();
  return (field, direction) => orders(field + direction, () => orderBy(ranks[field](), direction));
}
