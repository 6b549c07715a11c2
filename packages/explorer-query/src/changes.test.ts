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
import { SalaryBoundsError, SalaryRangeError } from "./errors.ts";
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
    expect(clearAll(busy, explorer)).toEqual(usual);
  });

  it("[R27] is what Clear All leads to from a query alone, the page size kept", () => {
    const made = changeCategory(changeSalary({ ...usual, pageSize: 10 }, [61_000, 80_000]), "Arts");
    expect(clearAll(made)).toEqual({ ...usual, pageSize: 10 });
  });

  it("[R27] cannot be told from a query that no explorer made", () => {
    expect(() => clearAll(busy)).toThrow(new SalaryBoundsError([61_000, 80_000]));
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
    [Number.POSITIVE_INFINITY, 5, 5],
    [Number.NEGATIVE_INFINITY, 5, 1],
  ])("[R26] to page %d of %d is page %d", (page, pageCount, expected) => {
    expect(goToPage(busy, page, pageCount)).toEqual({ ...busy, page: expected });
  });
});

it("[R26] a page change without a last page keeps the page for the explorer to clamp", () => {
  expect(goToPage(busy, 3).page).toBe(3);
  expect(goToPage(busy, 0).page).toBe(1);
  expect(explorer.query(goToPage(usual, Number.POSITIVE_INFINITY)).page).toBe(1);
});

describe("the number of active filters", () => {
  it("[R28] counts category, subcategory, education and salary, not the search or the order", () => {
    expect(activeFilterCount(usual, explorer)).toBe(0);
    expect(activeFilterCount(busy, explorer)).toBe(4);
    expect(activeFilterCount({ ...usual, search: "data", sort: "growth", page: 2 }, explorer)).toBe(0);
    expect(activeFilterCount({ ...usual, salary: [60_000, 90_999] }, explorer)).toBe(1);
  });

  it("[R28] without the explorer takes the bounds of the one that the query was made with", () => {
    expect(activeFilterCount(usual)).toBe(0);
    expect(activeFilterCount(changeSearch(usual, "sql"))).toBe(0);
    const narrowed = changeSalary(usual, [61_000, 80_000]);
    expect(activeFilterCount(changeSearch(narrowed, "sql"))).toBe(1);
    expect(activeFilterCount(changeSalary(narrowed, [91_000, 60_000]))).toBe(0);
  });

  it("[R28] takes 0 to 200000 for the bounds where nothing tells them", () => {
    expect(activeFilterCount({ ...busy, salary: [0, 200_000] })).toBe(3);
    expect(activeFilterCount(busy)).toBe(4);
  });
});
