import { describe, expect, it } from "vitest";
import { bareEntry } from "../fixtures/entries.ts";
import { assembleCareer } from "./assemble.ts";
import { calibratedRules } from "./calibrated-rules.ts";
import type { CareerEntry } from "./entry.ts";
import { DuplicateCareerIdError, EmptyCareerIdError } from "./errors.ts";
import { mergeCareers } from "./merge.ts";
import { specificationRules } from "./specification-rules.ts";
import { TRAITS } from "./vocabulary.ts";

const named = (name: string): CareerEntry => ({ ...bareEntry, name });
const generated = ["Chef", "Tax Lawyer"].map((name) => assembleCareer(named(name), "Hospitality", calibratedRules.generated, 1));
const names = (careers: readonly { readonly name: string }[]): readonly string[] => careers.map(({ name }) => name);

describe("mergeCareers", () => {
  it("[R28] adds what is not present by name, after the generated ones and in order", () => {
    const curated = [named("Potter"), named("CHEF"), named("  tax   lawyer "), named("Nurse"), named("potter")];
    expect(names(mergeCareers(generated, curated))).toEqual(["Chef", "Tax Lawyer", "Potter", "Nurse"]);
  });

  it("[R29] leaves the very careers that were there", () => {
    const merged = mergeCareers(generated, [named("chef"), named("Potter")]);
    expect(merged[0]).toBe(generated[0]);
    expect(merged[1]).toBe(generated[1]);
  });

  it("[R29] changes nothing the second time", () => {
    const curated = [named("Potter"), named("Nurse")];
    const once = mergeCareers(generated, curated);
    expect(mergeCareers(once, curated)).toEqual(once);
  });

  it("[R47] names of the careers most like an added one those that are there", () => {
    const [alone] = mergeCareers([], [named("Android Developer")]);
    expect(alone).not.toHaveProperty("related");
    const merged = mergeCareers([], ["Android Developer", "iOS Developer", "Constructor"].map(named));
    expect(merged.map(({ related }) => related)).toEqual([["ios-developer"], ["android-developer"], undefined]);
  });

  it("[R31] reads the category from the name", () => {
    expect(mergeCareers([], [named("Paediatric Nurse")])[0]?.category).toBe("Healthcare");
  });

  it("[R30] refuses a new name whose id is taken", () => {
    expect(() => mergeCareers([], [named("Café Owner"), named("Cafe Owner")])).toThrow(DuplicateCareerIdError);
    expect(() => mergeCareers(generated, [named("Chéf")])).toThrow(expect.objectContaining({ code: "DUPLICATE_CAREER_ID" }));
  });

  it("[R8] refuses a name without an id", () => {
    expect(() => mergeCareers([], [named("—")])).toThrow(EmptyCareerIdError);
  });

  it("[R33] freezes the result and leaves the lists open", () => {
    const curated = [named("Potter")];
    expect(Object.isFrozen(mergeCareers(generated, curated))).toBe(true);
    expect(Object.isFrozen(generated) || Object.isFrozen(curated)).toBe(false);
  });

  it("[R17] uses the rules and the seed that it is given", () => {
    const traits = (seed: number) => {
      const [career] = mergeCareers([], [named("Potter")], { seed, rules: specificationRules });
      return TRAITS.map((trait) => career?.[trait]);
    };
    expect(traits(1)).toEqual(traits(1));
    expect(traits(1)).not.toEqual(traits(2));
  });
});
