export { PageError } from "./errors.ts";
export { createExplorer, type Explorer, type ExplorerResult } from "./explorer.ts";
export type { CategoryFacet, ExplorerFacets } from "./facets.ts";
export { readBookmarks, toggleBookmarked, toggleCompared, writeBookmarks } from "./lists.ts";
export { naiveQuery } from "./naive-query.ts";
export { GROWTH_TONES, type GrowthTone, growthTone, parseGrowth, parseSalary } from "./numbers.ts";
export { pageWindow } from "./page-window.ts";
export {
  ALL,
  activeFilterCount,
  changeCategory,
  changeEducation,
  changeSalary,
  changeSearch,
  changeSort,
  changeSubcategory,
  clearAll,
  DIRECTIONS,
  type Direction,
  defaultQuery,
  type ExplorerQuery,
  goToPage,
  type HasSalaryBounds,
  PAGE_SIZE,
  type SalaryRange,
  SORT_FIELDS,
  type SortField,
  toggleDirection,
} from "./query.ts";
export { fromSearchParams, type ReadableParams, type SearchParamsRecord, toSearchParams } from "./search-params.ts";
