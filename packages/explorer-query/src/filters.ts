import { type Bits, countBits, keepBits } from "./bits.ts";
import { rowsWhere } from "./column.ts";
import type { Columns } from "./columns.ts";
import { createMemory } from "./memory.ts";
import type { Found } from "./page-rows.ts";
import { ALL, CHOICES, type ExplorerQuery } from "./query.ts";
import type { Search } from "./search.ts";

type Rows = Bits | null;

/** The rows of the search and those of each filter, together. Null lets all through. */
function together(sets: readonly Rows[], rowCount: number): Found {
  const [first, ...others] = sets.filter((set) => set !== null);
  if (!first) return { rows: null, total: rowCount };
  const rows = others.length > 0 ? first.slice() : first;
  for (const other of others) keepBits(rows, other);
  return { rows, total: countBits(rows) };
}

/** What a query finds, in no order (specification, section 5). */
export function createFinder(rowCount: number, columns: Columns, search: Search): (query: ExplorerQuery) => Found {
  // A filter taken away or a letter deleted then costs next to nothing, and another page or order even less.
  const searches = createMemory<Rows>();
  const ranges = createMemory<Rows>();
  const choices = CHOICES.map((name) => ({ name, known: createMemory<Rows>() }));
  let last: readonly Rows[] = [];
  let found: Found = { rows: null, total: rowCount };

  function inRange([min, max]: ExplorerQuery["salary"]): Rows {
    // Unknown salaries, which are no number, are within every range.
    return rowsWhere(columns.salary, (salary) => Number.isNaN(salary) || (salary >= min && salary <= max));
  }
  return (query) => {
    const text = query.search.trim().toLowerCase();
    const wanted = [
      text === "" ? null : searches(text, () => search(text)),
      ranges(query.salary.join(), () => inRange(query.salary)),
      ...choices.map(({ name, known }) => {
        const value = query[name];
        return value === ALL ? null : known(value, () => rowsWhere(columns[name], (other) => other === value));
      }),
    ];
    if (wanted.some((set, at) => set !== last[at])) found = together(wanted, rowCount);
    last = wanted;
    return found;
  };
}
