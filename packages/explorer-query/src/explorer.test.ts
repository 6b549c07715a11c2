import { describe, expect, it } from "vitest";
import { career } from "../fixtures/careers.ts";
import { createExplorer } from "./explorer.ts";
import {
  changeCategory,
  changeEducation,
  changeSalary,
  changeSearch,
  changeSort,
  changeSubcategory,
  defaultQuery,
  toggleDirection,
} from "./query.ts";

const careers = [
  career({ id: "b", name: "beta", category: "Arts", salary: "$30,000", growth: "+20%" }),
  career({ id: "a", name: "Alpha", description: "Works with Yarn", salary: "N/A", growth: "+1%" }),
  career({ id: "c", name: "Gamma", skills: ["Dyeing"], subcategory: "Crops", education: "Doctorate", salary: "$90,500" }),
];
const explorer = createExplorer(careers);
const start = defaultQuery(explorer);
const ids = (query = start) => explorer.query(query).careers.map(({ id }) => id);

describe("filtering", () => {
  it("[R4] finds in name, description and skills, whatever the case", () => {
    expect(ids(changeSearch(start, "ALPHA"))).toEqual(["a"]);
    expect(ids(changeSearch(start, "yarn"))).toEqual(["a"]);
    expect(ids(changeSearch(start, "dye"))).toEqual(["c"]);
    expect(ids(changeSearch(start, "  gamma \n"))).toEqual(["c"]);
    expect(ids(changeSearch(start, "  "))).toEqual(["a", "b", "c"]);
  });

  it("[R5] needs category, subcategory and education to be the same", () => {
    expect(ids(changeCategory(start, "Arts"))).toEqual(["b"]);
    expect(ids(changeSubcategory(start, "Crops"))).toEqual(["c"]);
    expect(ids(changeEducation(start, "Doctorate"))).toEqual(["c"]);
    expect(ids(changeCategory(start, "arts"))).toEqual([]);
  });

  it("[R6] keeps salaries within the range and careers without one", () => {
    expect(ids(changeSalary(start, [30_000, 30_000]))).toEqual(["a", "b"]);
    expect(ids(changeSalary(start, [90_501, 95_000]))).toEqual(["a"]);
  });
});

describe("sorting", () => {
  it("[R8] by name whatever the case, by number for salary and growth", () => {
    expect(ids()).toEqual(["a", "b", "c"]);
    expect(ids(changeSort(start, "salary"))).toEqual(["a", "b", "c"]);
    expect(ids(changeSort(start, "growth"))).toEqual(["a", "c", "b"]);
    expect(ids(toggleDirection(changeSort(start, "growth")))).toEqual(["b", "c", "a"]);
  });

  it("[R8] keeps catalogue order among equals in both directions", () => {
    expect(ids(changeSort(start, "category"))).toEqual(["a", "c", "b"]);
    expect(ids(toggleDirection(changeSort(start, "category")))).toEqual(["b", "a", "c"]);
  });
});

describe("pages", () => {
  const many = createExplorer(
    Array.from({ length: 50 }, (_, index) => career({ id: String(index), name: String(index).padStart(2, "0") })),
  );
  const first = defaultQuery(many);

  it("[R9] hold 24 careers and are clamped", () => {
    expect(many.query(first)).toMatchObject({ total: 50, page: 1, pageCount: 3, from: 1, to: 24 });
    expect(many.query({ ...first, page: 3 })).toMatchObject({ page: 3, from: 49, to: 50 });
    expect(many.query({ ...first, page: 99 }).page).toBe(3);
    expect(many.query({ ...first, page: -5 }).page).toBe(1);
  });

  it("[R10] of nothing are page 1 of 1", () => {
    expect(many.query(changeSearch(first, "zzz"))).toEqual({ total: 0, page: 1, pageCount: 1, from: 0, to: 0, careers: [] });
  });
});

describe("facets", () => {
  it("[R17] count categories and list what belongs to them", () => {
    expect(explorer.facets.categories).toEqual([
      { name: "Arts", count: 1 },
      { name: "Agriculture", count: 2 },
    ]);
    expect(explorer.facets.subcategories("Agriculture")).toEqual(["Livestock", "Crops"]);
    expect(explorer.facets.subcategories("All")).toEqual(["Livestock", "Crops"]);
    expect(explorer.facets.educationLevels).toEqual(["Class 10", "Doctorate"]);
    expect(explorer.byId("c")?.name).toBe("Gamma");
    expect(explorer.byId("x")).toBeUndefined();
  });

  it("[R18] round the salary bounds out to the thousand", () => {
    expect(explorer.facets.salaryBounds).toEqual([30_000, 91_000]);
    expect(createExplorer([]).facets.salaryBounds).toEqual([0, 200_000]);
  });
});
