import { describe, expect, it } from "vitest";
import { careerWith, fewCareers } from "../fixtures/careers.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { createExplorer } from "./explorer.ts";

const facetsOf = (careers: readonly ExplorableCareer[]) => createExplorer(careers).facets;
const facets = facetsOf(fewCareers);
const boundsWith = (...salaries: string[]) => facetsOf(salaries.map((salary) => careerWith({ name: "One", salary }))).salaryBounds;

describe("facets", () => {
  it("[R17] count categories in the order of first appearance", () => {
    expect(facets.categories).toEqual([
      { name: "Healthcare", count: 2 },
      { name: "Technology", count: 3 },
      { name: "Arts", count: 1 },
    ]);
  });

  it("[R18] name the subcategories of a category", () => {
    expect(facets.subcategories("Technology")).toEqual(["Data", "Software"]);
    expect(facets.subcategories("All")).toEqual(["Data", "Music", "Nursing", "Software"]);
    expect(facets.subcategories("constructor")).toEqual([]);
  });

  it("[R19] sort the distinct education levels", () => {
    expect(facets.educationLevels).toEqual(["Bachelor's Degree", "Class 12", "Diploma"]);
  });

  it("[R20] round the salary bounds outwards to thousands", () => {
    expect(facets.salaryBounds).toEqual([60_000, 91_000]);
    expect(boundsWith("$61,999", "$62,001")).toEqual([61_000, 63_000]);
    expect(boundsWith("$62,000")).toEqual([62_000, 62_000]);
    expect(boundsWith("Negotiable", "$1")).toEqual([0, 1000]);
  });

  it("[R20] are 0 to 200000 without data", () => {
    expect(facetsOf([]).salaryBounds).toEqual([0, 200_000]);
    expect(boundsWith("N/A", "")).toEqual([0, 200_000]);
  });
});
