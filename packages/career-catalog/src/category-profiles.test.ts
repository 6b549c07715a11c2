import { describe, expect, it } from "vitest";
import { categoryProfiles } from "./category-profiles.ts";
import { CAREER_CATEGORIES, type CareerCategory } from "./vocabulary.ts";

const TARGETS: Readonly<Record<CareerCategory, number>> = {
  Technology: 250,
  Healthcare: 200,
  Engineering: 150,
  Business: 130,
  Education: 100,
  Arts: 90,
  Legal: 60,
  Manufacturing: 100,
  Transportation: 70,
  Construction: 110,
  Government: 60,
  Agriculture: 50,
  Energy: 40,
  Retail: 80,
  Hospitality: 50,
  Science: 90,
  Media: 40,
  Nonprofit: 30,
  Sports: 30,
  Environmental: 25,
};

describe("categoryProfiles", () => {
  it.each(CAREER_CATEGORIES)("[R9] gives %s its target count", (category) => {
    expect(categoryProfiles[category].targetCount).toBe(TARGETS[category]);
  });

  it.each([
    ["Technology", "+15%"],
    ["Healthcare", "+7%"],
    ["Engineering", "+4%"],
    ["Business", "+5%"],
    ["Energy", "+8%"],
    ["Sports", "+8%"],
    ["Environmental", "+8%"],
  ] as const)("[R10] gives %s the specified growth", (category, growth) => {
    expect(categoryProfiles[category].growth).toBe(growth);
  });

  it.each([
    ["Technology", [60_000, 180_000]],
    ["Healthcare", [45_000, 400_000]],
    ["Legal", [45_000, 300_000]],
    ["Retail", [25_000, 85_000]],
  ] as const)("[R11] gives %s the specified salary range", (category, range) => {
    expect(categoryProfiles[category].salaryRange).toEqual(range);
  });

  it("[R12] is High for Healthcare, Legal, Media; Low for Government, Science, Environmental; else Medium", () => {
    const having = (level: string) => CAREER_CATEGORIES.filter((category) => categoryProfiles[category].stressLevel === level);
    expect(having("High")).toEqual(["Healthcare", "Legal", "Media"]);
    expect(having("Low")).toEqual(["Government", "Science", "Environmental"]);
    expect(having("Medium")).toHaveLength(14);
  });

  it("[R2] holds whole base scores from 1 to 10 and a rising salary range", () => {
    for (const { traits, salaryRange } of Object.values(categoryProfiles)) {
      for (const score of traits) expect(Number.isInteger(score) && score >= 1 && score <= 10).toBe(true);
      expect(salaryRange[0]).toBeLessThan(salaryRange[1]);
    }
  });
});
