import { type Bits, countBits, keepBits } from "./bits.ts";
import { rowsWhere } from "./column.ts";
import type { Columns } from "./columns.ts";
import { createMemory } from "./memory.ts";
import type { Found } from "./page-rows.ts";
import { ALL, CHOICES, type ExplorerQuery } from "./query.ts";
import type { Search } from "./search.ts";

/** What a query finds, in no order: the rows of the search and those of each filter, together (specification, section 5). */
export function createFinder(rowCount: number, columns: Columns, search: Search): (query: ExplorerQuery) => Found {
  // A filter taken away or a letter deleted then costs next to nothing, and another page or order even less.
  const sets = createMemory<Bits | null>();
  let last: readonly Bits[] = [];
  let found = together(last);

  function setsOf(query: ExplorerQuery): readonly Bits[] {
    const text = query.search.trim().toLowerCase();
    const [min, max] = query.salary;
    // Unknown salaries, which are no number, are within every range.
    const inRange = (salary: number): boolean => Number.isNaN(salary) || (salary >= min && salary <= max);
    const parts = CHOICES.filter((name) => query[name] !== ALL).map((name) =>
      sets(name + query[name], () => rowsWhere(columns[name], (value) => value === query[name])),
    );
    if (text !== "") parts.push(sets(` ${text}`, () => search(text)));
    parts.push(sets(`${query.salary}`, () => rowsWhere(columns.salary, inRange)));
    return parts.filter((part) => part !== null);
  }
  function together([first, ...others]: readonly Bits[]): Found {
    if (!first) return { rows: null, total: rowCount };
    const rows = first.slice();
    for (const other of others) keepBits(rows, other);
    return { rows, total: countBits(rows) };
  }
  return (query) => {
    const wanted = setsOf(query);
    if (wanted.length !== last.length || wanted.some((set, at) => set !== last[at])) found = together(wanted);
    last = wanted;
    return found;
  };
}
