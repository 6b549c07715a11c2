import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogues, queries } from "../fixtures/arbitraries.ts";
import { defaultQuery } from "./default-query.ts";
import { createExplorer } from "./explorer.ts";
import { naiveQuery } from "./naive.ts";

describe("properties", () => {
  it("[R35] the index finds what the specification read literally finds", () => {
    fc.assert(
      fc.property(catalogues, fc.array(queries, { minLength: 1, maxLength: 5 }), (careers, asked) => {
        const explorer = createExplorer(careers);
        for (const query of asked) {
          const result = explorer.query(query);
          const expected = naiveQuery(careers, query);
          expect(result).toEqual(expected);
          // The very careers, not equal ones: twins in a catalogue must keep their places.
          result.careers.forEach((career, index) => {
            expect(career).toBe(expected.careers[index]);
          });
        }
      }),
      { numRuns: 400 },
    );
  });

  it("[R13] the pages of a query are all that it finds, each once, in order", () => {
    fc.assert(
      fc.property(catalogues, queries, (careers, query) => {
        const explorer = createExplorer(careers);
        const { total, pageCount } = explorer.query(query);
        const pages = Array.from({ length: pageCount }, (_, index) => explorer.query({ ...query, page: index + 1 }));
        expect(pages.flatMap((page) => page.careers)).toEqual(explorer.query({ ...query, page: 1, pageSize: 100 }).careers);
        expect(pages.at(-1)?.to).toBe(total);
      }),
    );
  });

  it("[R22] the default query finds every career", () => {
    fc.assert(
      fc.property(catalogues, (careers) => {
        const explorer = createExplorer(careers);
        expect(explorer.query(defaultQuery(explorer)).total).toBe(careers.length);
      }),
    );
  });

  it("[R36] asking changes neither the catalogue nor the query, and what comes back is frozen", () => {
    fc.assert(
      fc.property(catalogues, queries, (careers, query) => {
        const before = JSON.stringify([careers, query]);
        const explorer = createExplorer(careers);
        const result = explorer.query(query);
        explorer.facets.subcategories(query.category);
        expect(JSON.stringify([careers, query])).toBe(before);
        expect([explorer, explorer.facets, explorer.facets.categories, result, result.careers].every(Object.isFrozen)).toBe(true);
      }),
    );
  });
});
