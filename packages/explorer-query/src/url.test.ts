import { describe, expect, it } from "vitest";
import { fewCareers } from "../fixtures/careers.ts";
import { defaultQuery } from "./default-query.ts";
import { createExplorer } from "./explorer.ts";
import type { ExplorerQuery } from "./query.ts";
import { fromSearchParams, toSearchParams } from "./url.ts";

const explorer = createExplorer(fewCareers);
const usual = defaultQuery(explorer);
const read = (text: string) => fromSearchParams(new URLSearchParams(text), explorer);

describe("the address of a query", () => {
  it("[R29] is empty for the default", () => {
    expect(toSearchParams(usual, explorer)).toBeInstanceOf(URLSearchParams);
    expect(toSearchParams({ ...usual, search: "  " }, explorer).toString()).toBe("");
  });

  it("[R29] holds what differs, under its names", () => {
    const query: ExplorerQuery = {
      search: " c++ & sql ",
      category: "Technology",
      subcategory: "Data",
      education: "Diploma",
      salary: [61_000, 80_000],
      sort: "growth",
      direction: "descending",
      page: 3,
      pageSize: 24,
    };
    expect(toSearchParams(query, explorer).toString()).toBe(
      "search=c%2B%2B+%26+sql&category=Technology&subcategory=Data&education=Diploma&salary=61000-80000&sort=growth&direction=descending&page=3",
    );
  });

  it("[R29] is empty without the explorer for a default query that it made", () => {
    expect(toSearchParams(usual).toString()).toBe("");
    expect(toSearchParams(read("salary=61000-80000")).toString()).toBe("salary=61000-80000");
  });

  it("[R29] always holds the salary where nothing says what its default is", () => {
    expect(toSearchParams({ ...usual, salary: [60_000, 91_000] }).toString()).toBe("salary=60000-91000");
  });

  it.each<[string, Partial<ExplorerQuery>, string]>([
    ["category=Astrology", {}, "an unknown category"],
    ["category=technology", {}, "a category in another case"],
    ["category=Arts&subcategory=Data", { category: "Arts" }, "a subcategory of another category"],
    ["subcategory=Data", { subcategory: "Data" }, "a subcategory alone"],
    ["education=Wizardry", {}, "an unknown education level"],
    ["sort=colour&direction=sideways", {}, "an unknown order"],
    ["sort=toString", {}, "a name that every object has"],
    ["salary=80000-61000", {}, "a reversed range"],
    ["salary=61000-61000", { salary: [61_000, 61_000] }, "a range of one"],
    ["salary=0-80000", {}, "a range below the bounds"],
    ["salary=61000-999999", {}, "a range above the bounds"],
    ["salary=cheap", {}, "a range in words"],
    ["salary=61000-", {}, "half a range"],
    ["salary=6.1e4-8e4", {}, "a range in other notation"],
    ["page=0", {}, "page 0"],
    ["page=-4", {}, "a negative page"],
    ["page=2.5", {}, "half a page"],
    ["page=99999999999999999999", {}, "a page too large to be exact"],
    ["page=NaN", {}, "a page that is no number"],
    ["page=50", { page: 50 }, "a page past the end, which the query clamps"],
    ["search=%20sql%20", { search: "sql" }, "white space around the search"],
    ["pageSize=1000&view=list", {}, "names that are none of these"],
    ["page=2&page=3", { page: 2 }, "the first of two"],
  ])("[R31] %s gives %j: %s", (text, change) => {
    expect(read(text)).toEqual({ ...usual, ...change });
  });
});
