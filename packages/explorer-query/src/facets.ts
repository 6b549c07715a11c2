import { distinctSorted } from "./compare-text.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { ALL, type SalaryRange } from "./query.ts";
import { boundsOf, isSalaryUnknown, parseSalary } from "./salary.ts";

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

const NONE: readonly string[] = Object.freeze([]);

function byCategory(careers: readonly ExplorableCareer[]): ReadonlyMap<string, readonly string[]> {
  const subcategories = new Map<string, string[]>();
  for (const { category, subcategory } of careers) {
    const known = subcategories.get(category);
    if (known) known.push(subcategory);
    else subcategories.set(category, [subcategory]);
  }
  return subcategories;
}

export function facetsOf(careers: readonly ExplorableCareer[]): ExplorerFacets {
  const grouped = byCategory(careers);
  const subcategories = new Map([...grouped].map(([category, names]) => [category, distinctSorted(names)]));
  subcategories.set(ALL, distinctSorted([...grouped.values()].flat()));
  return Object.freeze({
    categories: Object.freeze([...grouped].map(([name, { length: count }]) => Object.freeze({ name, count }))),
    subcategories: (category: string) => subcategories.get(category) ?? NONE,
    educationLevels: distinctSorted(careers.map(({ education }) => education)),
    salaryBounds: boundsOf(careers.filter(({ salary }) => !isSalaryUnknown(salary)).map(({ salary }) => parseSalary(salary))),
  });
}
