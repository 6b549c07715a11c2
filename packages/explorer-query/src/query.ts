import type { Career } from "@career-clarity/career-catalog";
import { SortError } from "./errors.ts";

/** The unset value of category, subcategory and education. */
export const ALL = "All";

/** The fields of which a visitor chooses one value or all. */
export const CHOICES = ["category", "subcategory", "education"] as const;

/** What a list can be sorted by (specification, section 9). */
export const SORT_FIELDS = ["name", "category", "salary", "growth"] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export const SORT_DIRECTIONS = ["ascending", "descending"] as const;
export type SortDirection = (typeof SORT_DIRECTIONS)[number];

/** @throws {SortError} a field or a direction that no list is sorted by */
export function checkOrder(sort: SortField, direction: SortDirection): void {
  if (!SORT_FIELDS.includes(sort)) throw new SortError(sort, SORT_FIELDS);
  if (!SORT_DIRECTIONS.includes(direction)) throw new SortError(direction, SORT_DIRECTIONS);
}

/** The lowest and the highest salary that pass, both included: whole numbers from 0, in the catalogue's currency. */
export type SalaryRange = readonly [min: number, max: number];

/** What a visitor asks of the catalogue: plain JSON (specification, section 4). */
export type ExplorerQuery = {
  /** As typed; white space around it is ignored. */
  readonly search: string;
  readonly category: string;
  readonly subcategory: string;
  readonly education: string;
  readonly salary: SalaryRange;
  readonly sort: SortField;
  readonly direction: SortDirection;
  /** From 1. */
  readonly page: number;
  /** A whole number from 1; 24 in the product. */
  readonly pageSize: number;
};

/** One page of the careers that a query finds. */
export type ExplorerResult<C = Career> = {
  /** How many careers the query finds, on all pages. */
  readonly total: number;
  /** The page shown: the query's, clamped to 1 to `pageCount`. */
  readonly page: number;
  /** At least 1, so that an empty list is page 1 of 1. */
  readonly pageCount: number;
  /** The places of the first and the last career shown, from 1; both 0 when nothing is found. */
  readonly from: number;
  readonly to: number;
  readonly careers: readonly C[];
};
