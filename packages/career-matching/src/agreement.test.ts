import { expect, it } from "vitest";
import { plainCareer } from "../../../tooling/testing/careers.ts";
import { agreement, compileEvidence } from "./agreement.ts";
import type { OptionEvidence } from "./evidence/evidence.ts";
import { careerFeatures } from "./features.ts";

type Own = Partial<typeof plainCareer>;
const held = (evidence: Omit<OptionEvidence, "means">, own: Own = {}): number =>
  agreement(compileEvidence({ means: "it", ...evidence }), careerFeatures({ ...plainCareer, ...own }));

it("[R4] a career that has all that the option asks agrees by 1000", () => {
  expect(held({ travel: 1, remote: 0.6, stress: -0.5 }, { travelRequired: true, remote: true, stressLevel: "Low" })).toBe(1000);
  expect(held({ categories: { Legal: 0.3 } }, { category: "Legal" })).toBe(1000);
});

it("[R4] a career that has the opposite agrees by -1000", () => {
  expect(held({ travel: 1, remote: -1 }, { travelRequired: false, remote: true })).toBe(-1000);
});

it("[R4] an option that says nothing agrees by 0 with every career", () => {
  expect(held({})).toBe(0);
  expect(held({}, { physical: 10, travelRequired: true })).toBe(0);
});

it("[R5] one of several places is as good as the only one asked for", () => {
  const office = { workEnvironment: ["Office"] } as const;
  expect(held({ environments: ["Office"] }, office)).toBe(1000);
  expect(held({ environments: ["Home", "Office"] }, office)).toBeGreaterThan(held({ environments: ["Home", "Studio"] }, office));
});

it("[R6] a word counts most in the name, less in family and skills, and nowhere speaks against", () => {
  const asked = { words: ["nurs"] };
  const inName = held(asked, { name: "School Nurse" });
  const inSkills = held(asked, { skills: ["Nursing care"] });
  const nowhere = held(asked);
  expect(inName).toBe(1000);
  expect(inSkills).toBeLessThan(inName);
  expect(inSkills).toBeGreaterThan(0);
  expect(nowhere).toBeLessThan(0);
  const inFamily = held(asked, { subcategory: "Nursing" });
  expect(inFamily).toBeLessThan(inName);
  expect(inFamily).toBeGreaterThan(inSkills);
  expect(held({ ...asked, homes: ["Business"] })).toBeGreaterThan(nowhere);
  expect(held({ ...asked, homes: ["Business"] })).toBeLessThan(inSkills);
});

it("[R6] a word counts less away from home, and never against the career", () => {
  const asked = { words: ["coach"], homes: ["Sports"] } as const;
  const where: readonly Own[] = [{ name: "Cricket Coach" }, { subcategory: "Coaching" }, { skills: ["Coaching"] }];
  for (const own of where) {
    const away = held(asked, { ...own, category: "Business" });
    expect(away).toBeLessThan(held(asked, { ...own, category: "Sports" }));
    expect(away).toBeGreaterThan(0);
  }
});

it("[R6] a word is looked for at the beginning of words, in any case", () => {
  expect(held({ words: ["nurs"] }, { name: "SCHOOL NURSE" })).toBe(1000);
  expect(held({ words: ["art"] }, { name: "Cartographer" })).toBeLessThan(0);
  expect(held({ words: ["c++ (embedded"] }, { skills: ["C++ (embedded)"] })).toBeGreaterThan(0);
});

it("[R7] a qualification agrees less by each step from what the person is ready for", () => {
  const asked = { educations: ["Bachelor's Degree"] } as const;
  const steps = (["Bachelor's Degree", "Professional Degree", "Master's Degree", "Doctorate"] as const).map((education) =>
    held(asked, { education }),
  );
  expect(steps[0]).toBe(1000);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(new Set(steps).size).toBe(4);
  expect(held(asked, { education: "Diploma" })).toBe(steps[1]);
});

it("[R8] too much and too little movement are equally far from the wish", () => {
  const asked = { physicalTarget: 5 };
  expect(held(asked, { physical: 5 })).toBe(1000);
  expect(held(asked, { physical: 7 })).toBe(held(asked, { physical: 3 }));
  expect(held(asked, { physical: 6 })).toBeGreaterThan(held(asked, { physical: 7 }));
  expect(held(asked, { physical: 10 })).toBeLessThan(0);
});
