import type { Entry } from "./match.ts";
import type { SalaryRange } from "./query.ts";

export type CategoryFacet = { readonly name: string; readonly count: number };

/** What the filters offer. Categories stand in catalogue order, education levels in alphabetical order. */
export type ExplorerFacets = {
  readonly categories: readonly CategoryFacet[];
  /** The subcategories of a category, in catalogue order; of every category for "All". */
  readonly subcategories: (category: string) => readonly string[];
  readonly educationLevels: readonly string[];
  readonly salaryBounds: SalaryRange;
};

const STEP = 1000;
const NO_DATA: SalaryRange = [0, 200_000];

/** The lowest salary rounded down and the highest rounded up to the nearest 1000; 0 to 200000 without data (specification, section 5). */
function salaryBounds(entries: readonly Entry[]): SalaryRange {
  const salaries = entries.filter((entry) => entry.hasSalary).map((entry) => entry.salary);
  if (salaries.length === 0) return NO_DATA;
  const low = salaries.reduce((a, b) => Math.min(a, b));
  const high = salaries.reduce((a, b) => Math.max(a, b));
  return [Math.floor(low / STEP) * STEP, Math.ceil(high / STEP) * STEP];
}

function countCategories(entries: readonly Entry[]): readonly CategoryFacet[] {
  const counts = new Map<string, number>();
  for (const { career } of entries) counts.set(career.category, (counts.get(career.category) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

export function facetsOf(entries: readonly Entry[]): ExplorerFacets {
  const subcategories = (category: string) => [
    ...new Set(entries.filter(({ career }) => category === "All" || career.category === category).map(({ career }) => career.subcategory)),
  ];
  return {
    categories: countCategories(entries),
    subcategories,
    educationLevels: [...new Set(entries.map(({ career }) => career.education))].toSorted(),
    salaryBounds: salaryBounds(entries),
  };
}
