import type { Column } from "./column.ts";
import type { Columns } from "./columns.ts";
import { checkOrder, type SortDirection, type SortField } from "./query.ts";
import { ranksOf } from "./ranks.ts";
import { countsOf, type Numbers, startsOf } from "./relation.ts";
import type { Rows } from "./rows.ts";

/** All rows in an order, and the place of each row in it. */
export type Order = { readonly rows: Int32Array; readonly places: Int32Array };

/** An order of the rows; null is that of their own numbers. */
export type Orders = (field: SortField, direction: SortDirection) => Order | null;

function rankColumn<Value>({ values, codes }: Column<Value>, keyOf: (value: Value) => string | number): Numbers {
  const { ranks } = ranksOf(values.map(keyOf));
  return codes.map((code) => ranks[code] ?? 0);
}

/** A counting sort. Rows of one key keep the catalogue's order, ascending and descending alike: the one is not the other turned round. */
function orderBy(keys: Numbers, ofCareers: Numbers, direction: SortDirection): Order {
  const counts = countsOf(keys, keys.length);
  const next = startsOf(direction === "ascending" ? counts : counts.reverse(), keys.length);
  const order = { rows: new Int32Array(keys.length), places: new Int32Array(keys.length) };
  for (let at = 0; at < keys.length; at++) {
    const row = ofCareers[at] ?? 0;
    const key = keys[row] ?? 0;
    const group = direction === "ascending" ? key : keys.length - 1 - key;
    const place = next[group] ?? 0;
    next[group] = place + 1;
    order.rows[place] = row;
    order.places[row] = place;
  }
  return order;
}

/** Each order is made when it is first asked for; `buildExplorer` asks for all of a large catalogue. */
export function createOrders({ names, ofCareers }: Rows, { category, salary, growth }: Columns): Orders {
  const keysOf: Readonly<Record<SortField, () => Numbers>> = {
    name: () => names,
    category: () => rankColumn(category, (text) => text.toLowerCase()),
    salary: () => rankColumn(salary, (number) => number || 0),
    growth: () => rankColumn(growth, (number) => number),
  };
  const known: Record<SortDirection, Partial<Record<SortField, Order>>> = { ascending: {}, descending: {} };
  return (field, direction) => {
    if (field === "name" && direction === "ascending") return null;
    checkOrder(field, direction);
    known[direction][field] ??= orderBy(keysOf[field](), ofCareers, direction);
    return known[direction][field];
  };
}
