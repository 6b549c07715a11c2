import { defaultQuery, type HasFacets } from "./default-query.ts";
import { ALL, CHOICES, type ExplorerQuery, type SalaryRange, SORT_DIRECTIONS, SORT_FIELDS } from "./query.ts";
import type { ReadableParams, SearchParams } from "./search-params.ts";
import { isSameRange, noteWhole, wholeRangeOf } from "./whole-range.ts";

declare const URLSearchParams: new (entries: Readonly<Record<string, string>>) => SearchParams;

const RANGE = /^(\d+)-(\d+)$/;
const PAGE = /^\d+$/;

/**
 * The query as an address carries it: only what differs from the default, so that the default is an empty string. Names: search, category,
 * subcategory, education, salary (as min-max), sort, direction, page. Without the explorer the default of the salary range is
 * that of the explorer that the query was made with; where nothing tells, the range is always written. The page size is not written.
 */
export function toSearchParams(query: ExplorerQuery, explorer?: HasFacets): SearchParams {
  const entries: Record<string, string> = {};
  const search = query.search.trim();
  if (search !== "") entries.search = search;
  for (const name of CHOICES) if (query[name] !== ALL) entries[name] = query[name];
  const whole = explorer?.facets.salaryBounds ?? wholeRangeOf(query.salary);
  if (!whole || !isSameRange(query.salary, whole)) entries.salary = query.salary.join("-");
  if (query.sort !== "name") entries.sort = query.sort;
  if (query.direction !== "ascending") entries.direction = query.direction;
  if (query.page !== 1) entries.page = String(query.page);
  return new URLSearchParams(entries);
}

const known = <T extends string>(given: string | null, allowed: readonly T[], fallback: T): T =>
  allowed.find((value) => value === given) ?? fallback;

function salaryFrom(text: string | null, bounds: SalaryRange): SalaryRange {
  const [, from, to] = RANGE.exec(text ?? "") ?? [];
  const min = Number(from);
  const max = Number(to);
  return bounds[0] <= min && min <= max && max <= bounds[1] ? noteWhole(Object.freeze([min, max] as const), bounds) : bounds;
}

function pageFrom(text: string | null): number {
  const page = PAGE.test(text ?? "") ? Number(text) : 1;
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/**
 * The query that an address carries. Whatever does not fit this explorer - an unknown category, a reversed or outlying salary range, a page
 * that is no number - becomes the default of that part; nothing throws. A page past the last is left for `query` to clamp.
 */
export function fromSearchParams(params: ReadableParams, explorer: HasFacets): ExplorerQuery {
  const { facets } = explorer;
  const names = facets.categories.map(({ name }) => name);
  const category = known(params.get("category"), names, ALL);
  return Object.freeze({
    ...defaultQuery(explorer),
    search: params.get("search")?.trim() ?? "",
    category,
    subcategory: known(params.get("subcategory"), facets.subcategories(category), ALL),
    education: known(params.get("education"), facets.educationLevels, ALL),
    salary: salaryFrom(params.get("salary"), facets.salaryBounds),
    sort: known(params.get("sort"), SORT_FIELDS, "name"),
    direction: known(params.get("direction"), SORT_DIRECTIONS, "ascending"),
    page: pageFrom(params.get("page")),
  });
}
