import { describe, expect, it } from "vitest";
import { careerWith } from "../fixtures/careers.ts";
import { defaultQuery } from "./default-query.ts";
import { buildExplorer, createExplorer } from "./explorer.ts";
import { naiveQuery } from "./naive.ts";

const MANY = 1000;
const CAREERS_A_SLICE = 128;
const careers = Array.from({ length: MANY }, (_, index) => careerWith({ name: `Career ${index}`, description: `Number ${index % 7}` }));

describe("building in slices", () => {
  it("[R41] stops after every 128 careers and gives the same explorer", () => {
    const slices = buildExplorer(careers);
    let steps = 1;
    let step = slices.next();
    for (; !step.done; step = slices.next()) steps++;
    expect(steps).toBeGreaterThan(MANY / CAREERS_A_SLICE);
    const query = { ...defaultQuery(step.value), search: "number 3" };
    expect(step.value.query(query)).toEqual(naiveQuery(careers, query));
    expect(step.value.query(query)).toEqual(createExplorer(careers).query(query));
    expect(step.value.facets.categories).toEqual(createExplorer(careers).facets.categories);
  });

  it("[R35] a catalogue for which the dictionary is indexed at once answers alike", () => {
    const large = Array.from({ length: 12 }, () => careers).flat();
    const explorer = createExplorer(large);
    for (const search of ["career 99", "number 3", "r 4"]) {
      const query = { ...defaultQuery(explorer), search, page: 2 };
      expect(explorer.query(query)).toEqual(naiveQuery(large, query));
    }
  });
});
