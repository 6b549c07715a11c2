import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogues, texts } from "../fixtures/arbitraries.ts";
import { changeCategory, changeEducation, changeSalary, changeSearch, changeSort, changeSubcategory, toggleDirection } from "./changes.ts";
import { defaultQuery } from "./default-query.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { createExplorer, type Explorer } from "./explorer.ts";
import { ALL, type ExplorerQuery, SORT_FIELDS } from "./query.ts";
import { fromSearchParams, toSearchParams } from "./url.ts";

const pick = (values: readonly string[], at: number): string => values[at % values.length] ?? ALL;

/** A query that a visitor can reach, chosen by numbers. */
function reachable(explorer: Explorer<ExplorableCareer>, search: string, choices: readonly number[], page: number): ExplorerQuery {
  const { facets } = explorer;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = choices;
  const [min, max] = facets.salaryBounds;
  const category = pick([ALL, ...facets.categories.map(({ name }) => name)], a);
  let query = changeSearch(defaultQuery(explorer), search.trim());
  query = changeCategory(query, category);
  query = changeSubcategory(query, pick([ALL, ...facets.subcategories(category)], b));
  query = changeEducation(query, pick([ALL, ...facets.educationLevels], c));
  if (Number.isSafeInteger(max)) query = changeSalary(query, [min + (d % (max - min + 1)), min + (e % (max - min + 1))]);
  query = changeSort(query, SORT_FIELDS[f % SORT_FIELDS.length] ?? "name");
  return { ...(f % 2 === 0 ? query : toggleDirection(query)), page };
}

const names = ["search", "category", "subcategory", "education", "salary", "sort", "direction", "page"];

describe("properties", () => {
  it("[R30] a query that a visitor can reach survives the address bar", () => {
    const choices = fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(catalogues, texts, choices, fc.integer({ min: 1, max: 90 }), (careers, search, numbers, page) => {
        const explorer = createExplorer(careers);
        const query = reachable(explorer, search, numbers, page);
        const address = toSearchParams(query, explorer).toString();
        expect(fromSearchParams(new URLSearchParams(address), explorer)).toEqual(query);
        expect(fromSearchParams(toSearchParams(query), explorer)).toEqual(query);
      }),
      { numRuns: 300 },
    );
  });

  it("[R31] any address gives a query that can be asked and written again", () => {
    const values = fc.oneof(texts, fc.stringMatching(/^[-.\de]{0,24}$/), fc.string({ unit: "binary" }));
    const addresses = fc.oneof(
      fc.array(fc.tuple(fc.constantFrom(...names), values)).map((pairs) => new URLSearchParams(pairs)),
      fc.string({ unit: "binary" }).map((text) => new URLSearchParams(text)),
    );
    fc.assert(
      fc.property(catalogues, addresses, (careers, params) => {
        const explorer = createExplorer(careers);
        const query = fromSearchParams(params, explorer);
        expect(explorer.query(query).pageCount).toBeGreaterThanOrEqual(1);
        expect(fromSearchParams(toSearchParams(query, explorer), explorer)).toEqual(query);
      }),
      { numRuns: 300 },
    );
  });
});
