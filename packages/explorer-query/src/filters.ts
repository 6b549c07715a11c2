import { type Bits, commonBits, countBits, emptyBits } from "./bits.ts";
import { rowsWhere } from "./column.ts";
import type { Columns } from "./columns.ts";
import { createMemory } from "./memory.ts";
import type { Found } from "./page-rows.ts";
import { ALL, CHOICES, type ExplorerQuery } from "./query.ts";
import type { Search } from "./search.ts";

/** Some rows, or all. */
type Rows = Bits | null;

/** The rows in both of two sets, found anew when one of these is another than in the call before. */
function createCommon(rowCount: number): (one: Rows, other: Rows) => Rows {
  // Two in turn, so that another result is another set.
  let common = emptyBits(rowCount);
  let spare = emptyBits(rowCount);
  let lastOne: Rows = null;
  let lastOther: Rows = null;
  return (one, other) => {
    if (one !== lastOne || other !== lastOther) {
      lastOne = one;
      lastOther = other;
      [common, spare] = [spare, common];
      if (one && other) commonBits(one, other, common);
    }
    return one && other ? common : (one ?? other);
  };
}

/** What a query finds, in no order (specification, section 5). */
export function createFinder(rowCount: number, { salary, ...columns }: Columns, search: Search): (query: ExplorerQuery) => Found {
  // A filter taken away or a letter deleted then costs next to nothing, and another page or order even less.
  const searches = createMemory<Rows>();
  const choices = CHOICES.map((name) => ({ name, known: createMemory<Rows>(), common: createCommon(rowCount) }));
  const searched = createCommon(rowCount);
  let [lowest, highest] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let inRange: Rows = null;
  let found: Found = { rows: null, total: rowCount };

  return (query) => {
    if (query.salary[0] !== lowest || query.salary[1] !== highest) {
      [lowest, highest] = query.salary;
      // Unknown salaries, which are no number, are within every range.
      inRange = rowsWhere(salary, (figure) => Number.isNaN(figure) || (figure >= lowest && figure <= highest));
    }
    let rows = inRange;
    // The filters stay as they are while somebody types.
    for (const { name, known, common } of choices) {
      const value = query[name];
      const chosen = value === ALL ? null : known(value, () => rowsWhere(columns[name], (other) => other === value));
      rows = common(rows, chosen);
    }
    const text = query.search.trim().toLowerCase();
    rows = searched(rows, text === "" ? null : searches(text, search));
    if (rows !== found.rows) found = { rows, total: rows ? countBits(rows) : rowCount };
    return found;
  };
}
