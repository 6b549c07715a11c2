import { PageSizeError } from "./errors.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { parseGrowth } from "./growth.ts";
import type { ExplorerQuery, ExplorerResult } from "./query.ts";
import { isSalaryUnknown, parseSalary } from "./salary.ts";

function keeps(career: ExplorableCareer, query: ExplorerQuery): boolean {
  const search = query.search.trim().toLowerCase();
  const texts = [career.name, career.description, ...career.skills];
  if (!texts.some((text) => text.toLowerCase().includes(search))) return false;
  if (query.category !== "All" && career.category !== query.category) return false;
  if (query.subcategory !== "All" && career.subcategory !== query.subcategory) return false;
  if (query.education !== "All" && career.education !== query.education) return false;
  if (isSalaryUnknown(career.salary)) return true;
  const salary = parseSalary(career.salary);
  return salary >= query.salary[0] && salary <= query.salary[1];
}

function keyOf(career: ExplorableCareer, { sort }: ExplorerQuery): string | number {
  if (sort === "salary") return parseSalary(career.salary);
  if (sort === "growth") return parseGrowth(career.growth);
  return career[sort].toLowerCase();
}

function compare(a: ExplorableCareer, b: ExplorableCareer, query: ExplorerQuery): number {
  const first = keyOf(query.direction === "ascending" ? a : b, query);
  const second = keyOf(query.direction === "ascending" ? b : a, query);
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/**
 * The specification's explorer (sections 4 and 5) read literally, without an index: what `Explorer.query` is checked against.
 * @throws {PageSizeError} a page size that is not a whole number from 1
 */
export function naiveQuery<C extends ExplorableCareer>(careers: readonly C[], query: ExplorerQuery): ExplorerResult<C> {
  const { page, pageSize } = query;
  if (!Number.isSafeInteger(pageSize) || pageSize < 1) throw new PageSizeError(pageSize);
  const found = careers.filter((career) => keeps(career, query)).toSorted((a, b) => compare(a, b, query));
  const total = found.length;
  const pageCount = total === 0 ? 1 : Math.ceil(total / pageSize);
  const wanted = Number.isFinite(page) ? Math.trunc(page) : 1;
  const shown = Math.max(1, Math.min(wanted, pageCount));
  const from = total === 0 ? 0 : (shown - 1) * pageSize + 1;
  const to = Math.min(shown * pageSize, total);
  return { total, page: shown, pageCount, from, to, careers: found.filter((_, index) => index + 1 >= from && index + 1 <= to) };
}
