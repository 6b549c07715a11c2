import { describe, expect, it } from "vitest";
import { bareEntry, fullEntry } from "../fixtures/entries.ts";
import { assembleCareer } from "./assemble.ts";
import { calibratedRules } from "./calibrated-rules.ts";
import { categoryProfiles } from "./category-profiles.ts";
import { entriesOf } from "./entry.ts";
import type { Family } from "./family.ts";

const { curated } = calibratedRules;

const family: Family = {
  subcategory: "Coast",
  education: "Diploma",
  stressLevel: "Medium",
  remote: false,
  travelRequired: true,
  workEnvironment: ["At sea"],
  personality: ["Patient"],
  careers: [
    { name: "Diver", description: "Dives.", skills: ["Diving"], traits: [5, 5, 5, 5, 5, 5], interests: "R" },
    { name: "Buoy Painter", description: "Paints.", skills: ["Paint"], traits: [5, 5, 5, 5, 5, 5], interests: "A", remote: true },
  ],
};

describe("entriesOf", () => {
  it("[R27] takes from the family what the title leaves out", () => {
    const [diver, painter] = entriesOf(family);
    expect(diver).toMatchObject({ name: "Diver", subcategory: "Coast", education: "Diploma", remote: false, travelRequired: true });
    expect(painter).toMatchObject({ name: "Buoy Painter", remote: true, travelRequired: true });
    expect(diver).not.toHaveProperty("careers");
  });
});

describe("assembleCareer", () => {
  it("[R7] gives the id, the authored words and the interests", () => {
    const { name, subcategory, description, skills, workEnvironment, personality, interests } = fullEntry;
    expect(assembleCareer(fullEntry, "Transportation", curated, 1)).toMatchObject({
      id: "lighthouse-keeper",
      category: "Transportation",
      ...{ name, subcategory, description, skills, workEnvironment, personality, interests },
    });
  });

  it("[R34] has plain words where the list has none, and no interests", () => {
    const career = assembleCareer(bareEntry, "Technology", curated, 1);
    const { workEnvironment, personality } = categoryProfiles.Technology;
    expect(career).toMatchObject({ subcategory: "General", workEnvironment, personality });
    expect(career.description).toBe("Data Whisperer: a career in Technology that draws on SQL, Listening, Patience.");
    expect(career).not.toHaveProperty("interests");
  });

  it("[R33] is frozen through and through and leaves its source open", () => {
    const career = assembleCareer(fullEntry, "Transportation", curated, 1);
    for (const part of [career, career.skills, career.workEnvironment, career.personality, career.pay, career.growthBasis]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
    expect(Object.isFrozen(fullEntry.skills)).toBe(false);
  });
});
