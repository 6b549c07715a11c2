import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { career } from "../fixtures/careers.ts";
import { createExplorer } from "./explorer.ts";
import { DIRECTIONS, defaultQuery, SORT_FIELDS } from "./query.ts";
import { fromSearchParams, toSearchParams } from "./search-params.ts";

const explorer = createExplorer([
  career({ salary: "$20,000" }),
  career({ id: "x", category: "Arts", subcategory: "Music", education: "Diploma", salary: "$90,000" }),
]);
const start = defaultQuery(explorer);
const read = (params: Record<string, string>) => fromSearchParams({ get: (name) => params[name] ?? null }, explorer);

describe("the address", () => {
  it("[R19] holds only what differs from the default", () => {
    expect(toSearchParams(start, explorer)).toEqual({});
    expect(toSearchParams({ ...start, search: " nurse ", salary: [30_000, 90_000], page: 3, direction: "descending" }, explorer)).toEqual({
      search: "nurse",
      salary: "30000-90000",
      page: "3",
      direction: "descending",
    });
  });

  it.each([
    { category: "Nowhere" },
    { category: "Arts", subcategory: "Livestock" },
    { education: "<script>" },
    { salary: "90000-30000" },
    { salary: "1-999999999" },
    { salary: "abc" },
    { sort: "shoe size", direction: "sideways" },
    { page: "0" },
    { page: "-3" },
    { page: "1e9" },
    { page: "२" },
  ])("[R20] leaves %j at the default", (params) => {
    const { category } = params as { category?: string };
    expect(read(params)).toEqual(category === "Arts" ? { ...start, category } : start);
  });
});

describe("properties", () => {
  it("[R19] a query survives the way through its address", () => {
    const queries = fc.record({
      search: fc.string().map((text) => text.trim()),
      category: fc.constantFrom("All", "Arts"),
      education: fc.constantFrom("All", "Diploma"),
      sort: fc.constantFrom(...SORT_FIELDS),
      direction: fc.constantFrom(...DIRECTIONS),
      page: fc.integer({ min: 1, max: 9999 }),
      salary: fc.tuple(fc.integer({ min: 20_000, max: 50_000 }), fc.integer({ min: 50_000, max: 90_000 })),
    });
    fc.assert(
      fc.property(queries, (own) => {
        const query = { ...start, ...own };
        expect(read(toSearchParams(query, explorer))).toEqual(query);
      }),
    );
  });

  it("[R20] any address is some query", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("search", "category", "salary", "sort", "page"), fc.string()), (params) => {
        expect(explorer.query(read(params)).page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
