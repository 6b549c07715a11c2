import type { ExplorableCareer } from "./explorable.ts";
import { parseGrowth } from "./growth.ts";
import { ALL, type ExplorerQuery } from "./query.ts";
import { isSalaryUnknown, parseSalary } from "./salary.ts";

/** A career with what searching and sorting need of it, worked out once. */
export type Entry<C> = {
  readonly career: C;
  /** Lower-cased. */
  readonly name: string;
  readonly category: string;
  /** Lower-cased: the name, the description and each skill. */
  readonly texts: readonly string[];
  readonly salary: number;
  readonly salaryUnknown: boolean;
  readonly growth: number;
};

export function entryOf<C extends ExplorableCareer>(career: C): Entry<C> {
  const texts = [career.name, career.description, ...career.skills].map((text) => text.toLowerCase());
  return {
    career,
    name: career.name.toLowerCase(),
    category: career.category.toLowerCase(),
    texts,
    salary: parseSalary(career.salary),
    salaryUnknown: isSalaryUnknown(career.salary),
    growth: parseGrowth(career.growth),
  };
}

const chosen = (wanted: string, given: string): boolean => wanted === ALL || wanted === given;

/** The test that a query puts to every career: all filters and the search together (specification, section 5). */
export function matcherOf(query: ExplorerQuery): (entry: Entry<ExplorableCareer>) => boolean {
  const search = query.search.trim().toLowerCase();
  const [min, max] = query.salary;
  return ({ career, texts, salary, salaryUnknown }) =>
    chosen(query.category, career.category) &&
    chosen(query.subcategory, career.subcategory) &&
    chosen(query.education, career.education) &&
    (salaryUnknown || (salary >= min && salary <= max)) &&
    (search === "" || texts.some((text) => text.includes(search)));
}
