import { buildCatalog, CAREER_CATEGORIES, type Career, createRandom, TRAITS } from "@career-clarity/career-catalog";
import { describe, expect, it } from "vitest";
import { people } from "../../../tooling/testing/people.ts";
import { randomSheet } from "../../../tooling/testing/random-sheet.ts";
import { bandOf } from "./bands.ts";
import { fitOf } from "./explain.ts";
import { careerFeatures } from "./features.ts";
import { buildProfile } from "./profile.ts";
import { rankCareers } from "./rank.ts";
import { growthSpread, paySpread, traitSpread } from "./scale-of-careers.ts";

const careers = buildCatalog();
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const within = (actual: number, expected: number, tolerance: number) => expect(Math.abs(actual - expected)).toBeLessThanOrEqual(tolerance);

it("[R35] the catalogue is complete: below, its figures are what the rules measure against", () => {
  expect(careers.length).toBeGreaterThanOrEqual(1950);
});

it.each(TRAITS)("[R35] %s has the catalogue's mean", (trait) => {
  within(mean(careers.map((career) => career[trait])), traitSpread[trait].mean, 0.35);
});

it("[R35] pay has the catalogue's mean", () => {
  const logarithms = careers.flatMap(({ pay }) => (pay ? [Math.log10((pay.low + pay.high) / 2)] : []));
  within(mean(logarithms), paySpread.mean, 0.1);
});

it("[R35] growth has the catalogue's mean", () => {
  within(mean(careers.map(({ growth }) => Number.parseFloat(growth)).filter(Number.isFinite)), growthSpread.mean, 2);
});

const countsOf = (list: readonly Career[]): ReadonlyMap<string, number> =>
  new Map(CAREER_CATEGORIES.map((category) => [category, list.filter((career) => career.category === category).length]));

describe.each(people)("a would-be $name", ({ wants, answers }) => {
  const matches = rankCareers(buildProfile(answers), careers, { limit: 12 });

  it("[R36] finds most of the first 12 careers where they look for them", () => {
    const counts = countsOf(matches.map(({ career }) => career));
    const others = [...counts].filter(([category]) => category !== wants).map(([, count]) => count);
    expect(counts.get(wants)).toBeGreaterThan(Math.max(...others));
  });

  it("[R27][R36] sees a Best match first, and every band as its percentile says", () => {
    expect(matches[0]?.band).toBe("Best");
    expect(matches.every(({ percentile, band }) => band === bandOf(percentile))).toBe(true);
    expect(matches[0]?.percentile).toBeCloseTo((100 * (careers.length - 1)) / careers.length, 0);
  });

  it("[R29][R36] reads three reasons for the first", () => {
    expect(matches[0]?.reasons).toHaveLength(3);
  });
});

describe("600 random sheets", () => {
  const random = createRandom(20_240_601);
  const profiles = Array.from({ length: 600 }, () => buildProfile(randomSheet(random)));

  it("[R37] put at least 14 categories first, and none for more than a quarter", () => {
    const read = careers.map((career) => ({ career, features: careerFeatures(career) }));
    const firsts = profiles.flatMap((profile) => {
      const fits = read.map(({ features }) => fitOf(profile, features));
      return read[fits.indexOf(Math.max(...fits))]?.career ?? [];
    });
    const counts = [...countsOf(firsts).values()];
    expect(firsts).toHaveLength(600);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(14);
    expect(Math.max(...counts)).toBeLessThanOrEqual(150);
  }, 60_000);

  it("[R32][R37] never give an empty list", () => {
    for (const profile of profiles.slice(0, 30)) expect(rankCareers(profile, careers, { limit: 12 })).toHaveLength(12);
  }, 30_000);
});
