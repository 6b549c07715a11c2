export { alsoCalled, type OtherName } from "./also-called.ts";
export { readBookmarks, toggleBookmarked, writeBookmarks } from "./bookmarks.ts";
export {
  changeCategory,
  changeEducation,
  changeSalary,
  changeSearch,
  changeSort,
  changeSubcategory,
  goToPage,
  toggleDirection,
} from "./changes.ts";
export { COMPARE_LIMIT, toggleCompared } from "./compared.ts";
export { activeFilterCount, clearAll, defaultQuery, type HasFacets } from "./default-query.ts";
export { PageSizeError, SalaryBoundsError, SalaryRangeError, SortError } from "./errors.ts";
export type { ExplorableCareer } from "./explorable.ts";
export { buildExplorer, createExplorer, type Explorer } from "./explorer.ts";
export type { CategoryFacet, ExplorerFacets } from "./facets.ts";
export { GROWTH_TONES, type GrowthTone, growthTone, parseGrowth } from "./growth.ts";
export { matchRanges, type TextRange } from "./match-ranges.ts";
export { naiveQuery } from "./naive.ts";
export { pageWindow } from "./pages.ts";
export {
  ALL,
  type ExplorerQuery,
  type ExplorerResult,
  type SalaryRange,
  SORT_DIRECTIONS,
  SORT_FIELDS,
  type SortDirection,
  type SortField,
} from "./query.ts";
export { parseSalary } from "./salary.ts";
export type { ReadableParams, SearchParams } from "./search-params.ts";
export { buildSuggester, createSuggester, type Distance, type Suggester } from "./suggest.ts";
export { fromSearchParams, toSearchParams } from "./url.ts";
