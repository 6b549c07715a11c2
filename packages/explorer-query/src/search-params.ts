import type { Explorer } from "./explorer.ts";
import { DIRECTIONS, type Direction, defaultQuery, type ExplorerQuery, type SalaryRange, SORT_FIELDS, type SortField } from "./query.ts";

/** A query's address form: only what differs from the default. `new URLSearchParams(record)` takes it as it is. */
export type SearchParamsRecord = Readonly<Record<string, string>>;

/** What is read of a `URLSearchParams`. */
export type ReadableParams = { readonly get: (name: string) => string | null };

/** The query as search parameters. */
export function toSearchParams(query: ExplorerQuery, explorer: Explorer): SearchParamsRecord {
  const usual = defaultQuery(explorer);
  const params: Record<string, string> = {};
  for (const field of ["search", "category", "subcategory", "education", "sort", "direction"] as const) {
    const value = query[field].trim();
    if (value !== usual[field]) params[field] = value;
  }
  if (query.salary[0] !== usual.salary[0] || query.salary[1] !== usual.salary[1]) params.salary = query.salary.join("-");
  if (query.page !== 1) params.page = String(query.page);
  return params;
}

function oneOf(value: string | null, allowed: readonly string[], otherwise: string): string {
  return value !== null && allowed.includes(value) ? value : otherwise;
}

const isSort = (value: string | null): value is SortField => SORT_FIELDS.some((field) => field === value);
const isDirection = (value: string | null): value is Direction => DIRECTIONS.some((direction) => direction === value);

/** "40000-90000" within the bounds and in order, else the bounds. */
function salaryFrom(text: string | null, bounds: SalaryRange): SalaryRange {
  const match = /^(\d{1,9}(?:\.\d{1,2})?)-(\d{1,9}(?:\.\d{1,2})?)$/.exec(text ?? "");
  const [min, max] = [Number(match?.[1]), Number(match?.[2])];
  return match && min <= max && min >= bounds[0] && max <= bounds[1] ? [min, max] : bounds;
}

/** The query that an address holds. What it does not know or can't be is left at its default; nothing throws. */
export function fromSearchParams(params: ReadableParams, explorer: Explorer): ExplorerQuery {
  const { facets } = explorer;
  const usual = defaultQuery(explorer);
  const category = oneOf(
    params.get("category"),
    facets.categories.map(({ name }) => name),
    usual.category,
  );
  const sort = params.get("sort");
  const direction = params.get("direction");
  const page = params.get("page") ?? "";
  return {
    ...usual,
    search: params.get("search")?.trim() ?? "",
    category,
    subcategory: oneOf(params.get("subcategory"), facets.subcategories(category), usual.subcategory),
    education: oneOf(params.get("education"), facets.educationLevels, usual.education),
    salary: salaryFrom(params.get("salary"), usual.salary),
    sort: isSort(sort) ? sort : usual.sort,
    direction: isDirection(direction) ? direction : usual.direction,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
