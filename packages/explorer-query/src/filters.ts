import { type Bits, commonBits, countBits, emptyBits } from "./bits.ts";
import { rowsWhere } from "./column.ts";
import type { Columns } from "./columns.ts";
import { createMemory } from "./memory.ts";
import type { Found } from "./page-rows.ts";
import { ALL, CHOICES, type ExplorerQuery } from "./query.ts";
import type { Search } from "./search.ts";

type Rows = Bits | null;

/** Keeps the rows that are in all of some sets, and finds them anew when one of these is another than before. Null lets all through. */
function createIntersection(rowCount: number): (sets: readonly Rows[]) => Found {
  // Two in turn, so that another result is another set.
  let common = emptyBits(rowCount);
  let spare = emptyBits(rowCount);
  let last: readonly Rows[] = [];
  let found: Found = { rows: null, total: rowCount };
  return (sets) => {
    if (sets.every((set, at) => set === last[at]) && last.length > 0) return found;
    [common, spare] = [spare, common];
    const rows = sets.reduce((one, other) => (one && other ? commonBits(one, other, common) : (one ?? other)), null);
    last = sets;
    found = { rows, total: rows ? countBits(rows) : rowCount };
    return found;
  };
}

/** What a query finds, in no order (specification, section 5). */
export function createFinder(rowCount: number, columns: Columns, search: Search): (query: ExplorerQuery) => Found {
  // A filter taken away or a letter deleted then costs next to nothing, and another page or order even less.
  const searches = createMemory<Rows>();
  const ranges = createMemory<Rows>();
  const choices = CHOICES.map((name) => ({ name, known: createMemory<Rows>() }));
  const filtered = createIntersection(rowCount);
  const found = createIntersection(rowCount);

  function inRange([min, max]: ExplorerQuery["salary"]): Rows {
    // Unknown salaries, which are no number, are within every range.
    return rowsWhere(columns.salary, (salary) => Number.isNaN(salary) || (salary >= min && salary <= max));
  }
  return (query) => {
    const text = query.search.trim().toLowerCase();
    const searched = text === "" ? null : searches(text, () => search(text));
    const range = ranges(`${query.salary[0]} ${query.salary[1]}`, () => inRange(query.salary));
    const chosen = choices.map(({ name, known }) => {
      const value = query[name];
      return value === ALL ? null : known(value, () => rowsWhere(columns[name], (other) => other === value));
    });
    // The filters stay as they are while somebody types.
    return found([searched, filtered([range, ...chosen]).rows]);
  };
}
