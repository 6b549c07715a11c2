import { describe, expect, it } from "vitest";
import { career } from "../fixtures/careers.ts";
import { PageError } from "./errors.ts";
import { createExplorer } from "./explorer.ts";
import {
  activeFilterCount,
  changeCategory,
  changeEducation,
  changeSalary,
  changeSearch,
  changeSort,
  changeSubcategory,
  clearAll,
  defaultQuery,
  goToPage,
  toggleDirection,
} from "./query.ts";

const explorer = createExplorer([career()]);
const start = defaultQuery(explorer);
const far = { ...start, subcategory: "Livestock", page: 5 };

describe("a query", () => {
  it("[R12] starts with everything by name", () => {
    expect(start).toEqual({
      search: "",
      category: "All",
      subcategory: "All",
      education: "All",
      salary: [50_000, 50_000],
      sort: "name",
      direction: "ascending",
      page: 1,
      pageSize: 24,
    });
  });

  it("[R13] returns to page 1 when the search or a filter changes", () => {
    for (const changed of [
      changeSearch(far, "x"),
      changeSubcategory(far, "Crops"),
      changeEducation(far, "Diploma"),
      changeSalary(far, [0, 1]),
    ]) {
      expect(changed.page).toBe(1);
    }
    expect(changeCategory(far, "Arts")).toMatchObject({ category: "Arts", subcategory: "All", page: 1 });
  });

  it("[R14] changes sort and direction alone, and clears all", () => {
    expect(changeSort(far, "salary")).toEqual({ ...far, sort: "salary" });
    expect(toggleDirection(toggleDirection(far))).toEqual(far);
    expect(clearAll(explorer)).toEqual(start);
  });

  it("[R15] goes to a page, clamped", () => {
    expect(goToPage(start, 3, 5).page).toBe(3);
    expect(goToPage(start, 9, 5).page).toBe(5);
    expect(goToPage(start, -9, 5).page).toBe(1);
  });

  it.each([
    [1.5, 3],
    [Number.NaN, 3],
    [1, 0],
    [1, 2.5],
  ])("[R15] refuses page %d of %d", (page, pageCount) => {
    expect(() => goToPage(start, page, pageCount)).toThrow(PageError);
    expect(() => goToPage(start, page, pageCount)).toThrow(/whole numbers/);
  });

  it("[R16] counts what differs from the default", () => {
    expect(activeFilterCount(start, explorer)).toBe(0);
    expect(activeFilterCount({ ...start, search: " ", sort: "salary", page: 2 }, explorer)).toBe(0);
    expect(activeFilterCount({ ...start, search: "x", category: "Arts", subcategory: "A", education: "B", salary: [0, 1] }, explorer)).toBe(
      5,
    );
  });
});
