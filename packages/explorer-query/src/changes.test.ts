import { describe, expect, it } from "vitest";
import { fewCareers } from "../fixtures/careers.ts";
import {
  changeCategory,
  changeEducation,
  changeSalary,
  changeSearch,
  changeSort,
  changeSubcategory,
  goToPage,
  toggleDirection,
} from "./changes.ts";
import { activeFilterCount, clearAll, defaultQuery } from "./default-query.ts";
import { SalaryRangeError } from "./errors.ts";
import { createExplorer } from "./explorer.ts";
import type { ExplorerQuery } from "./query.ts";

const explorer = createExplorer(fewCareers);
const usual = defaultQuery(explorer);
const busy: ExplorerQuery = Object.freeze({
  ...usual,
  search: "data",
  category: "Technology",
  subcategory: "Data",
  education: "Diploma",
  salary: [61_000, 80_000] as const,
  sort: "growth",
  direction: "descending",
  page: 3,
});

describe("the default query", () => {
  it("[R22] asks for everything by name, 24 a page", () => {
    expect(usual).toEqual({
      search: "",
      category: "All",
      subcategory: "All",
      education: "All",
      salary: [60_000, 91_000],
      sort: "name",
      direction: "ascending",
      page: 1,
      pageSize: 24,
    });
  });

  it("[R27] is what Clear All leads to", () => {
    expect(clearAll(explorer)).toEqual(usual);
  });
});

describe("a change", () => {
  it("[R23] of category resets the subcategory and the page", () => {
    expect(changeCategory(busy, "Arts")).toEqual({ ...busy, category: "Arts", subcategory: "All", page: 1 });
  });

  it.each<[string, ExplorerQuery, Partial<ExplorerQuery>]>([
    ["search", changeSearch(busy, " sql "), { search: " sql " }],
    ["subcategory", changeSubcategory(busy, "Software"), { subcategory: "Software" }],
    ["education", changeEducation(busy, "All"), { education: "All" }],
    ["salary", changeSalary(busy, [62_000, 70_000]), { salary: [62_000, 70_000] }],
    ["sort", changeSort(busy, "salary"), { sort: "salary" }],
    ["direction", toggleDirection(busy), { direction: "ascending" }],
  ])("[R24] of %s leads to page 1 and keeps the rest", (_what, next, change) => {
    expect(next).toEqual({ ...busy, ...change, page: 1 });
    expect(Object.isFrozen(next)).toBe(true);
  });

  it("[R24] of direction twice is none", () => {
    expect(toggleDirection(toggleDirection(usual))).toEqual(usual);
  });

  it("[R25] of salary puts crossed handles in order", () => {
    expect(changeSalary(busy, [90_000, 0]).salary).toEqual([0, 90_000]);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("[R25] of salary refuses %d", (bound) => {
    expect(() => changeSalary(busy, [0, bound])).toThrow(new SalaryRangeError(bound));
    expect(() => changeSalary(busy, [bound, 0])).toThrow("whole numbers from 0 are allowed");
  });

  it.each([
    [2, 5, 2],
    [0, 5, 1],
    [6, 5, 5],
    [Number.NaN, 5, 1],
    [3, 0, 1],
  ])("[R26] to page %d of %d is page %d", (page, pageCount, expected) => {
    expect(goToPage(busy, page, pageCount)).toEqual({ ...busy, page: expected });
  });
});

describe("the number of active filters", () => {
  it("[R28] counts category, subcategory, education and salary, not the search or the order", () => {
    expect(activeFilterCount(usual, explorer)).toBe(0);
    expect(activeFilterCount(busy, explorer)).toBe(4);
    expect(activeFilterCount({ ...usual, search: "data", sort: "growth", page: 2 }, explorer)).toBe(0);
    expect(activeFilterCount({ ...usual, salary: [60_000, 90_999] }, explorer)).toBe(1);
  });

  it("[R28] leaves the salary out where no explorer says what its bounds are", () => {
    expect(activeFilterCount(busy)).toBe(3);
  });
});
