import { compare } from "./compare.ts";
import { type ExplorableCareer, textsOf } from "./explorable.ts";
import { parseGrowth } from "./growth.ts";
import { pageOf } from "./pages.ts";
import { CHOICES, checkOrder, type ExplorerQuery, type ExplorerResult } from "./query.ts";
import { isSalaryUnknown, parseSalary } from "./salary.ts";

function keeps(career: ExplorableCareer, query: ExplorerQuery): boolean {
  const search = query.search.trim().toLowerCase();
  if (!textsOf(career).some((text) => text.toLowerCase().includes(search))) return false;
  if (CHOICES.some((name) => query[name] !== "All" && career[name] !== query[name])) return false;
  if (isSalaryUnknown(career.salary)) return true;
  const salary = parseSalary(career.salary);
  return salary >= query.salary[0] && salary <= query.salary[1];
}

function keyOf(career: ExplorableCareer, { sort }: ExplorerQuery): string | number {
  if (sort === "salary") return parseSalary(career.salary);
  if (sort === "growth") return parseGrowth(career.growth);
  return career[sort].toLowerCase();
}

/**
 * The specification's explorer (sections 4 and 5) read literally, without an index: what `Explorer.query` is checked against.
 * @throws {PageSizeError} a page size that is not a whole number from 1
 * @throws {SortError} a field or a direction that no list is sorted by
 */
export function naiveQuery<C extends ExplorableCareer>(careers: readonly C[], query: ExplorerQuery): ExplorerResult<C> {
  checkOrder(query.sort, query.direction);
  const sign = query.direction === "ascending" ? 1 : -1;
  const found = careers.filter((career) => keeps(career, query)).toSorted((a, b) => sign * compare(keyOf(a, query), keyOf(b, query)));
  return pageOf(found.length, query, (start, end) => found.slice(start, end));
}
