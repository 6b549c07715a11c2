import { describe, expect, it } from "vitest";
import { calibratedRules } from "./calibrated-rules.ts";
import { buildCatalog } from "./catalog.ts";
import { categoryProfiles } from "./category-profiles.ts";
import { curatedCareers } from "./curated/index.ts";
import { familiesByCategory } from "./data/index.ts";
import { InvalidSeedError } from "./errors.ts";
import { generateCareers } from "./generate.ts";
import { mergeCareers } from "./merge.ts";
import { nameKey } from "./name-key.ts";
import { DEFAULT_SEED } from "./random.ts";
import { specificationRules } from "./specification-rules.ts";
import { usualWords } from "./usual-words.ts";
import { CAREER_CATEGORIES } from "./vocabulary.ts";

describe("generateCareers", () => {
  const careers = generateCareers();

  it("[R9] gives 1,755 careers, each category at its target count", () => {
    expect(careers).toHaveLength(1755);
    for (const category of CAREER_CATEGORIES) {
      expect(careers.filter((career) => career.category === category)).toHaveLength(categoryProfiles[category].targetCount);
    }
  });

  it("[R26] keeps the order of categories and families", () => {
    const authored = CAREER_CATEGORIES.flatMap((category) =>
      familiesByCategory[category].flatMap((family) => family.careers.map(({ name }) => [category, family.subcategory, name])),
    );
    expect(careers.map(({ category, subcategory, name }) => [category, subcategory, name])).toEqual(authored);
  });

  it("[R5] refuses a seed that is none", () => {
    expect(() => generateCareers({ seed: 0.5 })).toThrow(InvalidSeedError);
  });
});

describe("buildCatalog", () => {
  const catalog = buildCatalog();

  it("[R32] holds every generated career and every curated name", () => {
    expect(catalog.slice(0, 1755)).toEqual(generateCareers());
    const keys = new Set(catalog.map(({ name }) => nameKey(name)));
    for (const { name } of curatedCareers) expect(keys).toContain(nameKey(name));
  });

  it.each([undefined, calibratedRules, specificationRules])("[R32] is what generating and merging give one by one", (rules) => {
    const options = { seed: 11, ...(rules && { rules }) };
    expect(buildCatalog(options)).toEqual(mergeCareers(generateCareers(options), curatedCareers, options));
  });

  it("[R32] uses the default seed and the calibrated rules when none are given", () => {
    expect(catalog).toEqual(buildCatalog({ seed: DEFAULT_SEED }));
    expect(catalog).not.toEqual(buildCatalog({ rules: specificationRules }));
  });

  it("[R35] holds no name and no id twice", () => {
    expect(new Set(catalog.map(({ id }) => id)).size).toBe(catalog.length);
    expect(new Set(catalog.map(({ name }) => nameKey(name))).size).toBe(catalog.length);
  });

  it("[R33] is frozen through and through", () => {
    const parts = catalog.flatMap((career) => [career, career.skills, career.workEnvironment, career.personality, career.growthBasis]);
    expect([catalog, ...parts, ...catalog.map(({ pay }) => pay)].every((part) => Object.isFrozen(part))).toBe(true);
  });

  it("[R63] has something for each usual word, which is written as words are read", () => {
    const titles = catalog.flatMap(({ name, skills }) => [name, ...skills].map((title) => title.toLowerCase()));
    expect(Object.values(usualWords).filter((called) => !titles.some((title) => title.includes(called)))).toEqual([]);
    expect(Object.keys(usualWords).filter((word) => !/^[a-z]+(?: [a-z]+)*$/.test(word))).toEqual([]);
  });
});
