import { describe, expect, it } from "vitest";
import { bareEntry, fullEntry } from "../fixtures/entries.ts";
import { assembleCareer } from "./assemble.ts";
import { calibratedRules } from "./calibrated-rules.ts";
import type { Career } from "./career.ts";
import { buildCatalog } from "./catalog.ts";
import { categoryProfiles } from "./category-profiles.ts";
import { curatedCareers } from "./curated/index.ts";
import { nearestOccupations, occupations } from "./data/nearest-occupations.ts";
import type { CareerEntry } from "./entry.ts";
import { mergeCareers } from "./merge.ts";
import type { CareerRules } from "./rules.ts";
import { specificationRules } from "./specification-rules.ts";
import { CAREER_CATEGORIES, type CareerCategory, TRAITS } from "./vocabulary.ts";

const SAMPLE = 3000;

const assembleMany = (entry: CareerEntry, category: CareerCategory, rules: CareerRules): readonly Career[] =>
  Array.from({ length: SAMPLE }, (_, seed) => assembleCareer(entry, category, rules, seed));

const share = (careers: readonly Career[], holds: (career: Career) => boolean): number => careers.filter(holds).length / careers.length;

const scores = (career: Career): readonly number[] => TRAITS.map((trait) => career[trait]);

describe("specificationRules, generated", () => {
  it("[R13] draws every trait from one below to one above the category's base, within 1 to 10", () => {
    const careers = assembleMany(fullEntry, "Legal", specificationRules.generated);
    const reached = TRAITS.map((trait) => [...new Set(careers.map((career) => career[trait]))].sort((a, b) => a - b));
    expect(categoryProfiles.Legal.traits).toEqual([2, 4, 9, 6, 6, 1]);
    expect(reached).toEqual([
      [1, 2, 3],
      [3, 4, 5],
      [8, 9, 10],
      [5, 6, 7],
      [5, 6, 7],
      [1, 2],
    ]);
  });

  it("[R14] takes salary, growth and stress from the category, whatever was authored", () => {
    for (const category of CAREER_CATEGORIES) {
      const { salaryRange, growth, stressLevel } = categoryProfiles[category];
      const career = assembleCareer(fullEntry, category, specificationRules.generated, 1);
      expect(career).toMatchObject({ growth, stressLevel, pay: { low: salaryRange[0], high: salaryRange[1], basis: "estimated" } });
    }
    expect(assembleCareer(fullEntry, "Technology", specificationRules.generated, 1).salary).toBe("$60,000 - $180,000");
  });

  it("[R15] is remote seven times in ten in a remote-capable category and never in another", () => {
    const remoteShare = (category: CareerCategory) =>
      share(assembleMany(fullEntry, category, specificationRules.generated), ({ remote }) => remote);
    expect(Math.abs(remoteShare("Technology") - 0.7)).toBeLessThan(0.03);
    expect(remoteShare("Healthcare")).toBe(0);
  });

  it("[R16] requires travel three times in ten, remote-capable or not", () => {
    for (const category of ["Technology", "Healthcare"] as const) {
      const travels = share(assembleMany(fullEntry, category, specificationRules.generated), ({ travelRequired }) => travelRequired);
      expect(Math.abs(travels - 0.3)).toBeLessThan(0.03);
    }
  });
});

describe("specificationRules, curated", () => {
  it("[R17] draws every trait from 3 to 7, whatever was authored", () => {
    const careers = assembleMany(fullEntry, "Legal", specificationRules.curated);
    for (const trait of TRAITS) expect(new Set(careers.map((career) => career[trait]))).toEqual(new Set([3, 4, 5, 6, 7]));
  });

  it("[R18][R19] takes growth from stress and the default salary", () => {
    const career = assembleCareer(bareEntry, "Legal", specificationRules.curated, 1);
    expect(career).toMatchObject({ growth: "+3%", salary: "$50,000 - $90,000" });
    expect(assembleCareer({ ...bareEntry, salary: "N/A" }, "Legal", specificationRules.curated, 1).salary).toBe("N/A");
  });

  it("[R19] keeps a text of the list's own beside the survey's, and the survey's where there is none", () => {
    const salaryOf = (entry: Partial<CareerEntry>) => assembleCareer({ ...bareEntry, ...entry }, "Legal", specificationRules.curated, 1);
    expect(salaryOf({ payUsd: [46_460, 127_520] })).toMatchObject({ salary: "$46,460 - $127,520", pay: { basis: "sourced" } });
    expect(salaryOf({ payUsd: [46_460, 127_520], salary: "$80,000" })).toMatchObject({ salary: "$80,000", pay: { basis: "estimated" } });
  });

  it("[R19] is the text of every curated career, or the default", () => {
    const curated = mergeCareers([], curatedCareers, { rules: specificationRules });
    expect(curated.map(({ salary }) => salary)).toEqual(curatedCareers.map(({ salary = "$50,000 - $90,000" }) => salary));
    const own = curatedCareers.filter(({ salary }) => salary !== undefined);
    expect(own).toEqual(curatedCareers.filter(({ payUsd }) => payUsd !== undefined));
    for (const { salary } of own) expect(salary).toMatch(/^\$[\d,]+ - \$[\d,]+$/);
  });

  it("[R20] requires travel when not remote and keeps the list's own facts", () => {
    const { education, stressLevel, remote, skills } = bareEntry;
    const career = assembleCareer(bareEntry, "Legal", specificationRules.curated, 1);
    expect(career).toMatchObject({ education, stressLevel, remote, skills, travelRequired: true });
    expect(assembleCareer({ ...bareEntry, remote: true }, "Legal", specificationRules.curated, 1).travelRequired).toBe(false);
  });
});

describe.each([
  ["generated", calibratedRules.generated, specificationRules.generated],
  ["curated", calibratedRules.curated, specificationRules.curated],
] as const)("calibratedRules, %s", (_origin, calibrated, specified) => {
  it("[R21][R2] draws every trait from one below to one above the authored score, within 1 to 10", () => {
    const careers = assembleMany(fullEntry, "Legal", calibrated);
    const reached = TRAITS.map((trait) => [...new Set(careers.map((career) => career[trait]))].sort((a, b) => a - b));
    expect(reached).toEqual([
      [1, 2],
      [1, 2, 3],
      [4, 5, 6],
      [5, 6, 7],
      [8, 9, 10],
      [9, 10],
    ]);
  });

  it("[R21] adds the offset that the specified rule adds to the category's base", () => {
    const entry: CareerEntry = { ...fullEntry, traits: [5, 5, 5, 5, 5, 5] };
    const offsets = scores(assembleCareer(entry, "Business", calibratedRules.generated, 9)).map((score) => score - 5);
    const specifiedScores = scores(assembleCareer(entry, "Hospitality", specificationRules.generated, 9));
    expect(specifiedScores).toEqual(categoryProfiles.Hospitality.traits.map((score, index) => score + (offsets[index] ?? 0)));
  });

  it("[R22][R23] states authored pay and growth with their sources", () => {
    const career = assembleCareer(fullEntry, "Legal", calibrated, 1);
    expect(career).toMatchObject({ salary: "$46,460 - $127,520", growth: "-3.1%" });
    expect(career.pay?.basis).toBe("sourced");
    expect(career.growthBasis?.basis).toBe("sourced");
  });

  it("[R22][R23] estimates by the nearest occupation that the survey counts, and by the group where that has no projection", () => {
    const nearest = (code: string) => assembleCareer({ ...bareEntry, nearestSoc: code }, "Legal", calibrated, 1);
    const planner = nearest("19-3051.00");
    expect(planner).toMatchObject({ salary: "$66,210 - $104,450", growth: "+3%" });
    expect(planner.pay).toMatchObject({
      low: 66_210,
      high: 104_450,
      basis: "estimated",
      source: expect.stringContaining("Urban and Regional Planners"),
    });
    expect(planner.growthBasis).toMatchObject({ basis: "estimated", source: expect.stringContaining("Urban and Regional Planners") });
    const clerk = nearest("23-1012.00");
    expect(clerk.pay?.source).toContain("Judicial Law Clerks");
    expect(clerk).toMatchObject({ growth: "+4%", growthBasis: { basis: "estimated", source: expect.stringContaining("its group") } });
    const { growthPercent: _, ...unprojected } = fullEntry;
    const telemarketer = assembleCareer({ ...unprojected, soc: "41-9041.00" }, "Retail", calibrated, 1);
    expect(telemarketer).toMatchObject({
      growth: "-5%",
      growthBasis: { source: expect.stringContaining("Customer Service Representatives") },
    });
    const ofGroup = assembleCareer({ ...unprojected, soc: "15-1299.08" }, "Legal", calibrated, 1);
    expect(ofGroup).toMatchObject({ growth: "+9%", growthBasis: { basis: "estimated" }, pay: { basis: "sourced" } });
  });

  it("[R22][R23] names a nearest occupation only for careers of the catalogue that the survey does not count, by codes that it has", () => {
    const careerOf = new Map(buildCatalog().map((career) => [career.name, career]));
    for (const [name, code] of Object.entries(nearestOccupations)) {
      expect(careerOf.get(name)?.pay?.basis).toBe("estimated");
      expect(careerOf.get(name)?.pay?.source).toContain(occupations[code]?.[0]);
    }
    expect(new Set(Object.values(nearestOccupations))).toEqual(new Set(Object.keys(occupations)));
  });

  it("[R21][R22][R23] falls back to the specified rule", () => {
    const career = assembleCareer(bareEntry, "Legal", calibrated, 1);
    const fallback = assembleCareer(bareEntry, "Legal", specified, 1);
    expect(scores(career)).toEqual(scores(fallback));
    expect([career.salary, career.pay, career.growth, career.growthBasis]).toEqual([
      fallback.salary,
      fallback.pay,
      fallback.growth,
      fallback.growthBasis,
    ]);
    expect([career.pay?.basis, career.growthBasis?.basis]).toEqual(["estimated", "estimated"]);
  });

  it("[R24] keeps the authored stress, education, remote and travel", () => {
    const { education, stressLevel, remote, travelRequired } = fullEntry;
    for (const career of assembleMany(fullEntry, "Science", calibrated)) {
      expect(career).toMatchObject({ education, stressLevel, remote, travelRequired });
    }
  });
});

describe("calibratedRules without authored travel", () => {
  it("[R24] falls back to the specified rule", () => {
    expect(assembleCareer(bareEntry, "Legal", calibratedRules.curated, 1).travelRequired).toBe(true);
    const travels = share(assembleMany(bareEntry, "Legal", calibratedRules.generated), ({ travelRequired }) => travelRequired);
    expect(Math.abs(travels - 0.3)).toBeLessThan(0.03);
  });
});
