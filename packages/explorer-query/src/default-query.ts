import { SalaryBoundsError } from "./errors.ts";
import type { ExplorerFacets } from "./facets.ts";
import { ALL, CHOICES, type ExplorerQuery, type SalaryRange } from "./query.ts";
import { USUAL_BOUNDS } from "./salary.ts";
import { isSameRange, wholeRangeOf } from "./whole-range.ts";

/** The part of an explorer that says what a query can hold. */
export type HasFacets = { readonly facets: ExplorerFacets };

const everything = (salary: SalaryRange, pageSize: number): ExplorerQuery =>
  Object.freeze({
    search: "",
    category: ALL,
    subcategory: ALL,
    education: ALL,
    salary,
    sort: "name",
    direction: "ascending",
    page: 1,
    pageSize,
  });

/** Everything, by name, from page 1, 24 a page (specification, sections 4 and 9). It finds every career of the explorer. */
export const defaultQuery = ({ facets }: HasFacets): ExplorerQuery => everything(facets.salaryBounds, 24);

/**
 * What Clear All leads to: the default query of an explorer, or of the explorer that a query was made with (specification, section 4).
 * A query keeps its page size.
 * @throws {SalaryBoundsError} a query alone that came through JSON or was written by hand: nothing says what its explorer's bounds are
 */
export function clearAll(from: ExplorerQuery | HasFacets, explorer?: HasFacets): ExplorerQuery {
  if ("facets" in from) return defaultQuery(from);
  const salary = explorer?.facets.salaryBounds ?? wholeRangeOf(from.salary);
  if (!salary) throw new SalaryBoundsError(from.salary);
  return everything(salary, from.pageSize);
}

/**
 * How many of the filter panel's four filters are set: category, subcategory, education and salary range (specification, section 2).
 * The search text is no filter. Without the explorer the salary range is set when it is not that of the explorer that the query was made
 * with, or, where nothing tells, not 0 to 200000.
 */
export function activeFilterCount(query: ExplorerQuery, explorer?: HasFacets): number {
  const chosen = CHOICES.filter((name) => query[name] !== ALL).length;
  const whole = explorer?.facets.salaryBounds ?? wholeRangeOf(query.salary) ?? USUAL_BOUNDS;
  return isSameRange(query.salary, whole) ? chosen : chosen + 1;
}
