import type { Career } from "@career-clarity/career-catalog";
import { hasSalary, parseGrowth, parseSalary } from "./numbers.ts";
import { ALL, type ExplorerQuery, type SortField } from "./query.ts";

/** What is worked out once of a career: its text in lower case and its numbers. */
export type Entry = {
  readonly career: Career;
  readonly name: string;
  readonly category: string;
  readonly texts: readonly string[];
  readonly salary: number;
  readonly hasSalary: boolean;
  readonly growth: number;
};

export const entryOf = (career: Career): Entry => ({
  career,
  name: career.name.toLowerCase(),
  category: career.category.toLowerCase(),
  texts: [career.name, career.description, ...career.skills].map((text) => text.toLowerCase()),
  salary: parseSalary(career.salary),
  hasSalary: hasSalary(career.salary),
  growth: parseGrowth(career.growth),
});

/** Whether a query keeps an entry. `search` is the query's search, trimmed and in lower case. */
export function keeps(query: ExplorerQuery, search: string, entry: Entry): boolean {
  const { category, subcategory, education } = entry.career;
  if (query.category !== ALL && category !== query.category) return false;
  if (query.subcategory !== ALL && subcategory !== query.subcategory) return false;
  if (query.education !== ALL && education !== query.education) return false;
  if (entry.hasSalary && (entry.salary < query.salary[0] || entry.salary > query.salary[1])) return false;
  return search === "" || entry.texts.some((text) => text.includes(search));
}

/** Text compares by code unit, so that the order is the same on every machine. */
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const comparators: Readonly<Record<SortField, (a: Entry, b: Entry) => number>> = {
  name: (a, b) => byText(a.name, b.name),
  category: (a, b) => byText(a.category, b.category),
  salary: (a, b) => a.salary - b.salary,
  growth: (a, b) => a.growth - b.growth,
};
