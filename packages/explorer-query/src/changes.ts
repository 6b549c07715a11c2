import { SalaryRangeError } from "./errors.ts";
import { clampPage } from "./pages.ts";
import { ALL, type ExplorerQuery, type SalaryRange, type SortField } from "./query.ts";
import { noteWhole, wholeRangeOf } from "./whole-range.ts";

type Change = Partial<Omit<ExplorerQuery, "page" | "pageSize">>;

/** Any change of what is listed leads back to page 1 (specification, section 4). */
const changed = (query: ExplorerQuery, change: Change): ExplorerQuery => Object.freeze({ ...query, ...change, page: 1 });

/** Keeps the text as typed, so that a field can show it; white space around it is ignored when searching. */
export const changeSearch = (query: ExplorerQuery, search: string): ExplorerQuery => changed(query, { search });

/** Another category also resets the subcategory (specification, section 4). */
export const changeCategory = (query: ExplorerQuery, category: string): ExplorerQuery => changed(query, { category, subcategory: ALL });

/** A subcategory, or `ALL`. */
export const changeSubcategory = (query: ExplorerQuery, subcategory: string): ExplorerQuery => changed(query, { subcategory });

/** A level of education, or `ALL`. */
export const changeEducation = (query: ExplorerQuery, education: string): ExplorerQuery => changed(query, { education });

function checkBound(bound: number): void {
  if (!Number.isSafeInteger(bound) || bound < 0) throw new SalaryRangeError(bound);
}

/**
 * Two ends in either order: the slider's handles may cross.
 * @throws {SalaryRangeError} an end that is not a whole number from 0
 */
export function changeSalary(query: ExplorerQuery, [one, other]: SalaryRange): ExplorerQuery {
  checkBound(one);
  checkBound(other);
  const range = Object.freeze([Math.min(one, other), Math.max(one, other)] as const);
  return changed(query, { salary: noteWhole(range, wholeRangeOf(query.salary)) });
}

/** Keeps the direction. */
export const changeSort = (query: ExplorerQuery, sort: SortField): ExplorerQuery => changed(query, { sort });

/** Ascending becomes descending, and back. */
export const toggleDirection = (query: ExplorerQuery): ExplorerQuery =>
  changed(query, { direction: query.direction === "ascending" ? "descending" : "ascending" });

/** Clamped between 1 and the last page (specification, section 4). Where no last page is given, the explorer's answer is what clamps it. */
export const goToPage = (query: ExplorerQuery, page: number, pageCount: number = Number.MAX_SAFE_INTEGER): ExplorerQuery =>
  Object.freeze({ ...query, page: clampPage(page, pageCount) });
