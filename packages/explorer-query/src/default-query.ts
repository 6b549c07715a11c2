import type { ExplorerFacets } from "./facets.ts";
import { ALL, CHOICES, type ExplorerQuery } from "./query.ts";

/** The part of an explorer that says what a query can hold. */
export type HasFacets = { readonly facets: ExplorerFacets };

/** Everything, by name, from page 1, 24 a page (specification, sections 4 and 9). It finds every career of the explorer. */
export function defaultQuery({ facets }: HasFacets): ExplorerQuery {
  return Object.freeze({
    search: "",
    category: ALL,
    subcategory: ALL,
    education: ALL,
    salary: facets.salaryBounds,
    sort: "name",
    direction: "ascending",
    page: 1,
    pageSize: 24,
  });
}

/** What Clear All leads to: the default query (specification, section 4). */
export const clearAll = (explorer: HasFacets): ExplorerQuery => defaultQuery(explorer);

/** Whether a range lets every salary through. */
export const isFullRange = ([min, max]: ExplorerQuery["salary"], { facets }: HasFacets): boolean =>
  min === facets.salaryBounds[0] && max === facets.salaryBounds[1];

/**
 * How many of the filter panel's four filters are set: category, subcategory, education and salary range (specification, section 2).
 * The salary range counts only where the explorer is given, since its bounds say what "set" is. The search text is no filter.
 */
export function activeFilterCount(query: ExplorerQuery, explorer?: HasFacets): number {
  const chosen = CHOICES.filter((name) => query[name] !== ALL).length;
  return explorer && !isFullRange(query.salary, explorer) ? chosen + 1 : chosen;
}
