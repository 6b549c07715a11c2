import { PageError } from "./errors.ts";

/** The unset value of category, subcategory and education. */
export const ALL = "All";
export const PAGE_SIZE = 24;

export const SORT_FIELDS = ["name", "category", "salary", "growth"] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export const DIRECTIONS = ["ascending", "descending"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Lowest and highest salary, both included, in US dollars a year. */
export type SalaryRange = readonly [min: number, max: number];

/** What a visitor looks for (specification, section 4). */
export type ExplorerQuery = {
  readonly search: string;
  readonly category: string;
  readonly subcategory: string;
  readonly education: string;
  readonly salary: SalaryRange;
  readonly sort: SortField;
  readonly direction: Direction;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
};

/** What a query needs to know of a catalogue. */
export type HasSalaryBounds = { readonly facets: { readonly salaryBounds: SalaryRange } };

/** Everything, by name, from the first page. */
export const defaultQuery = ({ facets }: HasSalaryBounds): ExplorerQuery => ({
  search: "",
  category: ALL,
  subcategory: ALL,
  education: ALL,
  salary: facets.salaryBounds,
  sort: "name",
  direction: "ascending",
  page: 1,
  pageSize: PAGE_SIZE,
});

/** "Clear All": the default query again. */
export const clearAll = (explorer: HasSalaryBounds): ExplorerQuery => defaultQuery(explorer);

export const changeSearch = (query: ExplorerQuery, search: string): ExplorerQuery => ({ ...query, search, page: 1 });
/** A new category unsets the subcategory (specification, section 4). */
export const changeCategory = (query: ExplorerQuery, category: string): ExplorerQuery => ({
  ...query,
  category,
  subcategory: ALL,
  page: 1,
});
export const changeSubcategory = (query: ExplorerQuery, subcategory: string): ExplorerQuery => ({ ...query, subcategory, page: 1 });
export const changeEducation = (query: ExplorerQuery, education: string): ExplorerQuery => ({ ...query, education, page: 1 });
export const changeSalary = (query: ExplorerQuery, salary: SalaryRange): ExplorerQuery => ({ ...query, salary, page: 1 });
export const changeSort = (query: ExplorerQuery, sort: SortField): ExplorerQuery => ({ ...query, sort });
export const toggleDirection = (query: ExplorerQuery): ExplorerQuery => ({
  ...query,
  direction: query.direction === "ascending" ? "descending" : "ascending",
});

/**
 * Another page, clamped between 1 and the last.
 * @throws {PageError} a page or a page count that is not a whole number, or a page count below 1
 */
export function goToPage(query: ExplorerQuery, page: number, pageCount: number): ExplorerQuery {
  if (!Number.isInteger(page)) throw new PageError("page", page);
  if (!Number.isInteger(pageCount) || pageCount < 1) throw new PageError("pageCount", pageCount);
  return { ...query, page: Math.max(1, Math.min(page, pageCount)) };
}

/** How many of search, category, subcategory, education and salary differ from the default. */
export function activeFilterCount(query: ExplorerQuery, explorer: HasSalaryBounds): number {
  const [min, max] = explorer.facets.salaryBounds;
  const active = [
    query.search.trim() !== "",
    query.category !== ALL,
    query.subcategory !== ALL,
    query.education !== ALL,
    query.salary[0] !== min || query.salary[1] !== max,
  ];
  return active.filter(Boolean).length;
}
