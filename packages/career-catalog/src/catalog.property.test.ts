import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calibratedRules } from "./calibrated-rules.ts";
import type { Career } from "./career.ts";
import { buildCatalog } from "./catalog.ts";
import { categoryProfiles } from "./category-profiles.ts";
import { familiesByCategory } from "./data/index.ts";
import { generateCareers } from "./generate.ts";
import { specificationRules } from "./specification-rules.ts";
import { CAREER_CATEGORIES, TRAITS } from "./vocabulary.ts";

const seed = fc.integer({ min: 0, max: 0xffff_ffff });
const rules = fc.constantFrom(calibratedRules, specificationRules);
const fewRuns = { numRuns: 15 };

const authoredTraits = new Map(
  CAREER_CATEGORIES.flatMap((category) => familiesByCategory[category].flatMap(({ careers }) => careers)).map(({ name, traits }) => [
    name,
    traits,
  ]),
);

const withoutTraits = (careers: readonly Career[]): readonly unknown[] =>
  careers.map(({ technical, creative, analytical, social, leadership, physical, ...rest }) => rest);

describe("properties", () => {
  it("[R3][R32] the same seed gives the same bytes", () => {
    fc.assert(
      fc.property(seed, rules, (seed, rules) => {
        expect(JSON.stringify(buildCatalog({ seed, rules }))).toBe(JSON.stringify(buildCatalog({ seed, rules })));
      }),
      fewRuns,
    );
  });

  it("[R9][R35] every seed hits every target count, with no id twice", () => {
    fc.assert(
      fc.property(seed, rules, (seed, rules) => {
        const careers = generateCareers({ seed, rules });
        expect(new Set(careers.map(({ id }) => id)).size).toBe(1755);
        for (const category of CAREER_CATEGORIES) {
          expect(careers.filter((career) => career.category === category).length).toBe(categoryProfiles[category].targetCount);
        }
      }),
      fewRuns,
    );
  });

  it("[R2][R13] every trait is a whole number from 1 to 10, and under the specification's rules next to the category's base", () => {
    fc.assert(
      fc.property(seed, (seed) => {
        const careers = generateCareers({ seed, rules: specificationRules });
        const fits = ({ category, ...career }: Career) =>
          TRAITS.every((trait, index) => {
            const offset = Math.abs(career[trait] - (categoryProfiles[category].traits[index] ?? Number.NaN));
            return Number.isInteger(career[trait]) && career[trait] >= 1 && career[trait] <= 10 && offset <= 1;
          });
        expect(careers.filter((career) => !fits(career))).toEqual([]);
      }),
      fewRuns,
    );
  });

  it("[R25][R2] under the calibrated rules no seed moves a trait by more than 1, and none changes anything else", () => {
    const stable = withoutTraits(generateCareers());
    fc.assert(
      fc.property(seed, (seed) => {
        const careers = generateCareers({ seed });
        const fits = (career: Career) =>
          TRAITS.every((trait, index) => {
            const offset = Math.abs(career[trait] - (authoredTraits.get(career.name)?.[index] ?? Number.NaN));
            return Number.isInteger(career[trait]) && career[trait] >= 1 && career[trait] <= 10 && offset <= 1;
          });
        expect(careers.filter((career) => !fits(career))).toEqual([]);
        expect(withoutTraits(careers)).toEqual(stable);
      }),
      fewRuns,
    );
  });

  it("[R15] no seed makes a career remote in a category that cannot be", () => {
    fc.assert(
      fc.property(seed, (seed) => {
        const remote = generateCareers({ seed, rules: specificationRules }).filter((career) => career.remote);
        expect(remote.every(({ category }) => categoryProfiles[category].remoteCapable)).toBe(true);
      }),
      fewRuns,
    );
  });
});
