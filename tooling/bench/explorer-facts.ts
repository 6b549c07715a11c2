import type { Career } from "@career-clarity/career-catalog";
import { type ExplorerQuery, parseGrowth, parseSalary } from "@career-clarity/explorer-query";
import type { Answer } from "./explorer-subjects.ts";

/** What a team would work out of a career once before handing it to a library. */
export type Facts = {
  readonly row: number;
  readonly career: Career;
  /** Lower-cased: the name, the description and each skill, a line each. */
  readonly text: string;
  readonly name: string;
  readonly category: string;
  readonly subcategory: string;
  readonly education: string;
  readonly salary: number;
  readonly unknown: boolean;
  readonly growth: number;
};

export const factsOf = (career: Career, row: number): Facts => ({
  row,
  career,
  text: [career.name, career.description, ...career.skills].join("\n").toLowerCase(),
  name: career.name.toLowerCase(),
  category: career.category,
  subcategory: career.subcategory,
  education: career.education,
  salary: parseSalary(career.salary),
  unknown: career.salary === "N/A",
  growth: parseGrowth(career.growth),
});

export const searchOf = ({ search }: ExplorerQuery): string => search.trim().toLowerCase();

export const CHOICES = ["category", "subcategory", "education"] as const;

export const passes = (facts: Facts, query: ExplorerQuery): boolean =>
  CHOICES.every((name) => query[name] === "All" || query[name] === facts[name]) &&
  (facts.unknown || (facts.salary >= query.salary[0] && facts.salary <= query.salary[1]));

/** Where a page starts and how long it is, the page clamped. */
export function pageOf(
  total: number,
  { page, pageSize }: ExplorerQuery,
): { readonly page: number; readonly start: number; readonly end: number } {
  const shown = Math.max(1, Math.min(page, Math.ceil(total / pageSize)));
  return { page: shown, start: (shown - 1) * pageSize, end: Math.min(shown * pageSize, total) };
}

/** Filters, sorts and pages in plain code what a text search found. */
export function listed(found: readonly Facts[], query: ExplorerQuery): Answer {
  const sign = query.direction === "ascending" ? 1 : -1;
  const { sort } = query;
  const kept = found
    .filter((facts) => passes(facts, query))
    .sort((a, b) => (a[sort] === b[sort] ? a.row - b.row : sign * (a[sort] < b[sort] ? -1 : 1)));
  const { start, end } = pageOf(kept.length, query);
  return { total: kept.length, careers: kept.slice(start, end).map(({ career }) => career) };
}
