import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCareer, anyText } from "../fixtures/careers.ts";
import { createExplorer } from "./explorer.ts";
import { naiveQuery } from "./naive-query.ts";
import { DIRECTIONS, type ExplorerQuery, SORT_FIELDS } from "./query.ts";

const anyQuery: fc.Arbitrary<ExplorerQuery> = fc.record({
  search: fc.oneof(anyText, fc.constant("x".repeat(10_000)), fc.constant("[.*+?^$")),
  category: fc.constantFrom("All", "Arts", "Science", "Nowhere"),
  subcategory: fc.constantFrom("All", "One", "Two"),
  education: fc.constantFrom("All", "Doctorate"),
  salary: fc.tuple(fc.integer({ min: -10, max: 100_000 }), fc.integer({ min: -10, max: 100_000 })),
  sort: fc.constantFrom(...SORT_FIELDS),
  direction: fc.constantFrom(...DIRECTIONS),
  page: fc.integer({ min: -2, max: 6 }),
  pageSize: fc.integer({ min: 1, max: 30 }),
});

it("[R7] the index answers as the specification read literally", () => {
  fc.assert(
    fc.property(fc.array(anyCareer, { maxLength: 40 }), fc.array(anyQuery, { minLength: 1, maxLength: 5 }), (careers, queries) => {
      const explorer = createExplorer(careers);
      for (const query of queries) expect(explorer.query(query)).toEqual(naiveQuery(careers, query));
    }),
  );
});
