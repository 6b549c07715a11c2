import fc from "fast-check";
import { distance } from "fastest-levenshtein";
import { describe, expect, it } from "vitest";
import { alsoCalled } from "./also-called.ts";
import type { ExplorableCareer } from "./explorable.ts";
import { matchRanges } from "./match-ranges.ts";
import { createSuggester } from "./suggest.ts";

const career = (name: string, skills: readonly string[], alternativeTitles: readonly string[] = []) => ({
  id: name,
  name,
  category: "C",
  subcategory: "S",
  description: "Works",
  skills,
  education: "E",
  alternativeTitles,
});
const careers: readonly (ExplorableCareer & { alternativeTitles: readonly string[] })[] = [
  career("Civil Engineer", ["Concrete"], ["Site Engineer"]),
  career("Tax Lawyer", ["Drafting"], ["Advocate (Tax)"]),
  career("Village Accountant", ["Land records"], ["Patwari", "Lekhpal"]),
];

describe("matchRanges", () => {
  it("[R38] gives every place, apart from each other", () => {
    expect(matchRanges("Nurse and nurse", " NURSE ")).toEqual([
      [0, 5],
      [10, 15],
    ]);
    expect(matchRanges("aaaa", "aa")).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });

  it("[R38] stays right where lower-casing makes a text longer", () => {
    const text = "İİ nurse";
    expect(matchRanges(text, "nurse").map(([from, to]) => text.slice(from, to))).toEqual(["nurse"]);
  });

  it("[R38] gives none for white space or what is not there, and cuts no text it was not given", () => {
    expect(matchRanges("Nurse", "  ")).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (text, search) => {
        const ranges = matchRanges(text, search);
        let end = 0;
        for (const [from, to] of ranges) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe("alsoCalled", () => {
  it("[R39] gives who is called so, with the name, and leaves out who is found anyway", () => {
    expect(alsoCalled(careers, "lekh").map(({ career: { name }, title }) => [name, title])).toEqual([["Village Accountant", "Lekhpal"]]);
    expect(alsoCalled(careers, "engineer")).toEqual([]);
    expect(alsoCalled(careers, " ")).toEqual([]);
    expect(alsoCalled(careers, "a", 0)).toEqual([]);
  });
});

describe("a suggester", () => {
  const suggest = createSuggester(careers, distance, { vakil: "lawyer", "land papers": "land records" });
  it.each([
    ["civil enginear", "Civil Engineer"],
    ["vakil", "Tax Lawyer"],
    ["Land papers?", "Land records"],
    ["acountent", "Village Accountant"],
    ["concreet", "Concrete"],
    ["lawyer of taxx zzzzzzz lawyer", undefined],
    ["zzqq", undefined],
    ["vakil jobs", "Tax Lawyer"],
    ["vakil zzzzzz", "Tax Lawyer"],
    ["tex", undefined],
    ["", undefined],
  ])("[R40] for %j means %j", (typed, meant) => {
    expect(suggest(typed)[0]).toBe(meant);
  });

  it("[R40] gives only what the specified search finds, and at most what was asked for", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(4), (text, limit) => {
        const found = suggest(text, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        for (const one of found) expect(careers.some(({ name, skills }) => [name, ...skills].includes(one))).toBe(true);
      }),
    );
  });

  it("[R40] gives nothing for more than 12 words", () => {
    const times = (count: number) => Array.from({ length: count }, () => "concreet").join(" ");
    expect(suggest(times(12))).toEqual(["Concrete"]);
    expect(suggest(times(13))).toEqual([]);
  });
});
