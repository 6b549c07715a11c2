import type { Columns } from "./columns.ts";
import { distinctSorted } from "./compare.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { createMemory } from "./memory.ts";
import { ALL, type SalaryRange } from "./query.ts";
import { countsOf } from "./relation.ts";
import { boundsOf } from "./salary.ts";
import { noteWhole } from "./whole-range.ts";

export type CategoryFacet = { readonly name: string; readonly count: number };

/** What there is to filter by (specification, sections 2 and 5). */
export type ExplorerFacets = {
  /** In the order in which the catalogue first names them. */
  readonly categories: readonly CategoryFacet[];
  /** The subcategories of a category, or of "All", in alphabetical order; none for a category that the catalogue does not have. */
  readonly subcategories: (category: string) => readonly string[];
  /** In alphabetical order. */
  readonly educationLevels: readonly string[];
  readonly salaryBounds: SalaryRange;
};

export function facetsOf(careers: readonly ExplorableCareer[], { category, education, salary }: Columns): ExplorerFacets {
  const known = createMemory<readonly string[]>();
  const subcategoriesOf = (name: string) =>
    careers.filter((career) => name === ALL || career.category === name).map(({ subcategory }) => subcategory);
  const counts = countsOf(category.codes, category.values.length);
  const bounds = boundsOf(salary.values.filter((value) => !Number.isNaN(value)));
  return Object.freeze({
    categories: Object.freeze(category.values.map((name, code) => Object.freeze({ name, count: counts[code] ?? 0 }))),
    subcategories: (name: string) => known(name, () => distinctSorted(subcategoriesOf(name))),
    educationLevels: distinctSorted(education.values),
    salaryBounds: noteWhole(bounds, bounds),
  });
}
