import { describe, expect, it } from "vitest";
import { careerWith, fewCareers, idsOf } from "../fixtures/careers.ts";
import { defaultQuery } from "./default-query.ts";
import { PageSizeError, SortError } from "./errors.ts";
import { createExplorer } from "./explorer.ts";
import { naiveQuery } from "./naive.ts";
import type { ExplorerQuery } from "./query.ts";

const explorer = createExplorer(fewCareers);
const usual = defaultQuery(explorer);
const found = (change: Partial<ExplorerQuery>) => idsOf(explorer.query({ ...usual, ...change }).careers);

describe("search", () => {
  it.each([
    ["DATA ANALYST", ["data-analyst"], "the name"],
    ["builds", ["web-developer"], "the description"],
    ["typescript", ["web-developer"], "a skill"],
    ["analyst", ["data-analyst", "data-engineer"], "the name of one, the description of another"],
    ["c++", ["data-analyst"], "signs that a pattern would read"],
    ["तबला", ["tabla-player"], "Devanagari"],
    ["healthcare", [], "not the category"],
    ["sql c++", [], "not across two skills"],
  ])("[R1] finds %j: %j, by %s", (search, ids) => {
    expect(found({ search })).toEqual(ids);
  });

  it("[R2] ignores white space around the text", () => {
    expect(found({ search: "  midwife \n" })).toEqual(["midwife"]);
    expect(found({ search: " \t " })).toHaveLength(6);
  });
});

describe("filters", () => {
  it("[R3] need an exact match", () => {
    expect(found({ category: "Healthcare" })).toEqual(["midwife", "nurse"]);
    expect(found({ subcategory: "Data" })).toEqual(["data-analyst", "data-engineer"]);
    expect(found({ education: "Diploma" })).toEqual(["data-analyst"]);
    expect(found({ category: "healthcare" })).toEqual([]);
  });

  it("[R4] keep salaries within the range, ends included, and those unknown", () => {
    expect(found({ salary: [60_000, 62_700] })).toEqual(["data-analyst", "data-engineer", "midwife", "nurse", "tabla-player"]);
    expect(found({ salary: [62_701, 90_099] })).toEqual(["midwife", "tabla-player"]);
  });

  it.each(["N/A", " n/a ", "", "  ", undefined])("[R4] take the salary %j as unknown", (salary) => {
    const one = createExplorer([careerWith({ name: "One", salary })]);
    expect(one.query({ ...usual, salary: [7, 8] }).total).toBe(1);
  });

  it("[R4] count a text without a figure as 0", () => {
    const one = createExplorer([careerWith({ name: "One", salary: "Negotiable" })]);
    expect(one.query({ ...usual, salary: [0, 8] }).total).toBe(1);
    expect(one.query({ ...usual, salary: [7, 8] }).total).toBe(0);
  });

  it("[R5] narrow together", () => {
    expect(found({ search: "data", subcategory: "Data", education: "Diploma" })).toEqual(["data-analyst"]);
  });
});

describe("order", () => {
  it("[R10] is alphabetical whatever the case", () => {
    expect(found({})).toEqual(["data-analyst", "data-engineer", "midwife", "nurse", "web-developer", "tabla-player"]);
    expect(found({ sort: "category" })).toEqual(["tabla-player", "nurse", "midwife", "web-developer", "data-analyst", "data-engineer"]);
  });

  it("[R11] is numeric by salary and growth", () => {
    expect(found({ sort: "salary" })).toEqual(["midwife", "tabla-player", "data-analyst", "data-engineer", "nurse", "web-developer"]);
    expect(found({ sort: "growth" })).toEqual(["midwife", "web-developer", "tabla-player", "data-engineer", "nurse", "data-analyst"]);
  });

  it("[R12] reverses, and ties keep catalogue order", () => {
    expect(found({ sort: "salary", direction: "descending" })).toEqual([
      "web-developer",
      "nurse",
      "data-analyst",
      "data-engineer",
      "midwife",
      "tabla-player",
    ]);
  });
});

describe("pages", () => {
  it("[R13] are cut with their places", () => {
    const { careers, ...rest } = explorer.query({ ...usual, pageSize: 4, page: 2 });
    expect(idsOf(careers)).toEqual(["web-developer", "tabla-player"]);
    expect(rest).toEqual({ total: 6, page: 2, pageCount: 2, from: 5, to: 6 });
  });

  it.each([
    [0, 1],
    [99, 3],
    [2.9, 2],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 3],
  ])("[R13] clamp page %d to %d", (page, shown) => {
    expect(explorer.query({ ...usual, pageSize: 2, page }).page).toBe(shown);
  });

  it("[R14] show nothing found as page 1 of 1", () => {
    const nothing = { total: 0, page: 1, pageCount: 1, from: 0, to: 0, careers: [] };
    expect(explorer.query({ ...usual, search: "astronaut", page: 5 })).toEqual(nothing);
    expect(naiveQuery(fewCareers, { ...usual, search: "astronaut", page: 5 })).toEqual(nothing);
  });

  it.each([0, -1, 2.5, Number.NaN])("[R15] can't have %d careers", (pageSize) => {
    expect(() => explorer.query({ ...usual, pageSize })).toThrow(new PageSizeError(pageSize));
    expect(() => naiveQuery(fewCareers, { ...usual, pageSize })).toThrow("whole numbers from 1 are allowed");
  });

  it.each<[string, Record<string, unknown>]>([
    ["an unknown field", { sort: "pay" }],
    ["a field that every object has", { sort: "toString" }],
    ["no field", { sort: undefined }],
    ["an unknown direction", { direction: "sideways" }],
  ])("[R43] can't be sorted by %s", (_what, order) => {
    const query = { ...usual, ...order } as ExplorerQuery;
    for (const ask of [() => explorer.query(query), () => naiveQuery(fewCareers, query)]) {
      expect(ask).toThrow(SortError);
      expect(ask).toThrow(/ was given; (name, category, salary, growth|ascending, descending) are allowed$/);
    }
  });
});

describe("byId", () => {
  it("[R21] gives the career itself, or undefined", () => {
    expect(explorer.byId("nurse")).toBe(fewCareers[0]);
    expect(explorer.byId("constructor")).toBeUndefined();
  });

  it("[R21] gives the first of two", () => {
    const twins = [careerWith({ id: "a", name: "First" }), careerWith({ id: "a", name: "Second" })];
    expect(createExplorer(twins).byId("a")?.name).toBe("First");
  });
});
