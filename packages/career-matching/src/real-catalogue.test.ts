import { buildCatalog, CAREER_CATEGORIES, type Career, createRandom, INTEREST_LETTERS, TRAITS } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { people } from "../../../tooling/testing/people.ts";
import { randomSheet } from "../../../tooling/testing/random-sheet.ts";
import { buildProfile } from "./profile.ts";
import { createRanker } from "./rank.ts";
import { growthSpread, paySpread, traitSpread } from "./scale-of-careers.ts";
import { letters } from "./typical.ts";

const careers = buildCatalog();
const ranker = createRanker(careers);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const within = (actual: number, expected: number, tolerance: number) => expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance);

it("[R35] the catalogue is complete: below, its figures are what the rules measure against", () => {
  expect(careers.length).toBeGreaterThanOrEqual(1950);
});

it.each(TRAITS)("[R35] %s has the catalogue's mean", (trait) => {
  within(mean(careers.map((career) => career[trait])), traitSpread[trait].mean, 0.35);
});

it("[R35] pay has the catalogue's mean, in rupees and in dollars", () => {
  const logarithms = (key: "pay" | "payInr") => careers.flatMap(({ [key]: pay }) => (pay ? [Math.log((pay.low + pay.high) / 2)] : []));
  within(mean(logarithms("pay")), paySpread.USD.mean, 0.2);
  within(mean(logarithms("payInr")), paySpread.INR.mean, 0.2);
});

it("[R35] growth has the catalogue's mean", () => {
  within(mean(careers.map(({ growth }) => Number.parseFloat(growth)).filter(Number.isFinite)), growthSpread.mean, 2);
});

it.each(CAREER_CATEGORIES)("[R35] the usual interest letters of %s are among its careers' commonest", (category) => {
  const codes = careers.filter((career) => career.category === category).map(({ interests = "" }) => interests);
  const strength = (letter: string) => mean(codes.map((code) => (code.includes(letter) ? 3 - code.indexOf(letter) : 0)));
  const common = INTEREST_LETTERS.toSorted((a, b) => strength(b) - strength(a)).slice(0, 4);
  expect(common).toContain(letters[category][0]);
  expect(common).toContain(letters[category][1]);
});

const countsOf = (list: readonly Career[]): ReadonlyMap<string, number> =>
  new Map(CAREER_CATEGORIES.map((category) => [category, list.filter((career) => career.category === category).length]));

describe.each(people)("a would-be $name", ({ wants, answers }) => {
  const matches = ranker.rank(buildProfile(answers), { limit: 12 });

  it("[R36] finds most of the first 12 careers where they look for them", () => {
    const counts = countsOf(matches.map(({ career }) => career));
    const others = [...counts].filter(([category]) => category !== wants).map(([, count]) => count);
    expect(counts.get(wants)).toBeGreaterThan(Math.max(...others));
  });

  it("[R27][R36] sees a Best match first", () => {
    expect(matches[0]?.band).toBe("Best");
    expect(matches[0]?.percentile).toBeCloseTo((100 * (careers.length - 1)) / careers.length, 0);
  });

  it("[R29][R36] reads three reasons for the first", () => {
    expect(matches[0]?.reasons).toHaveLength(3);
  });
});

it("[R29] not all of the first 12 are given the same reasons", () => {
  const [person] = people;
  const reasons = ranker
    .rank(buildProfile(person?.answers ?? {}), { limit: 12 })
    .map((match) => match.reasons.map(({ questionId }) => questionId));
  expect(new Set(reasons.map((ids) => ids.join())).size).toBeGreaterThan(2);
});

describe("600 random sheets", () => {
  const random = createRandom(20_240_601);
  const profiles = Array.from({ length: 600 }, () => buildProfile(randomSheet(random)));

  it("[R37] put every category first for someone, and none for more than 15 %", () => {
    const firsts = profiles.flatMap((profile) => ranker.rank(profile, { limit: 1 }).map(({ career }) => career));
    const counts = [...countsOf(firsts).values()];
    expect(firsts).toHaveLength(600);
    expect(counts.filter((count) => count > 0)).toHaveLength(CAREER_CATEGORIES.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(90);
  }, 60_000);

  it("[R16] are flat for the most part, and hardly ever clear", () => {
    const share = (clarity: string) => profiles.filter((profile) => profile.clarity === clarity).length / profiles.length;
    expect(share("flat")).toBeGreaterThan(2 / 3);
    expect(share("clear")).toBeLessThan(0.1);
  });

  it("[R32] never give an empty list", () => {
    for (const profile of profiles.slice(0, 30)) expect(ranker.rank(profile, { limit: 12 })).toHaveLength(12);
  });
});
