import type { Career } from "@career-clarity/career-catalog";
import { type ExplorerResult, pageOf } from "./explorer.ts";
import { entryOf } from "./match.ts";
import { hasSalary, parseGrowth, parseSalary } from "./numbers.ts";
import type { ExplorerQuery, SortField } from "./query.ts";

const keyOf = (career: Career, sort: SortField): string | number => {
  if (sort === "salary") return parseSalary(career.salary);
  if (sort === "growth") return parseGrowth(career.growth);
  return career[sort].toLowerCase();
};

function fits(career: Career, query: ExplorerQuery): boolean {
  const words = query.search.trim().toLowerCase();
  const found = [career.name, career.description, ...career.skills].some((text) => text.toLowerCase().includes(words));
  const isExact = (["category", "subcategory", "education"] as const).every(
    (field) => query[field] === "All" || career[field] === query[field],
  );
  const salary = parseSalary(career.salary);
  const pays = !hasSalary(career.salary) || (query.salary[0] <= salary && salary <= query.salary[1]);
  return found && isExact && pays;
}

/** The specification read literally, section 5: filter, sort, cut. What `createExplorer` is checked against. */
export function naiveQuery(careers: readonly Career[], query: ExplorerQuery): ExplorerResult {
  const sign = query.direction === "ascending" ? 1 : -1;
  const found = careers
    .filter((career) => fits(career, query))
    .toSorted((a, b) => {
      const [first, second] = [keyOf(a, query.sort), keyOf(b, query.sort)];
      return first < second ? -sign : first > second ? sign : 0;
    });
  return pageOf(found.map(entryOf), query);
}
