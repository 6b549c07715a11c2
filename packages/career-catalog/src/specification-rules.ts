import { deepFreeze } from "@career-clarity/internal";
import type { CareerEntry } from "./entry.ts";
import { categoryGrowth, growthFromStress } from "./growth.ts";
import { categorySalary, curatedSalary, type SalaryStatement, surveyedSalary } from "./pay.ts";
import type { CareerRules, CatalogRules } from "./rules.ts";
import { clampScore, mapTraits } from "./traits.ts";

const REMOTE_CHANCE = 0.7;
const TRAVEL_CHANCE = 0.3;

const generated: CareerRules = {
  traits: (_entry, profile, random) => mapTraits(profile.traits, (score) => clampScore(score + random.int(-1, 1))),
  remote: (_entry, profile, random) => profile.remoteCapable && random.chance(REMOTE_CHANCE),
  travelRequired: (_entry, _profile, random) => random.chance(TRAVEL_CHANCE),
  salary: (_entry, profile) => categorySalary(profile.salaryRange),
  growth: (_entry, profile) => categoryGrowth(profile.growth),
  stressLevel: (_entry, profile) => profile.stressLevel,
};

/** The list's text, and what is known of its figures: the survey's are a measurement. */
function listedSalary({ salary, payUsd }: CareerEntry): SalaryStatement {
  const surveyed = payUsd && surveyedSalary(payUsd);
  return surveyed && (salary ?? surveyed.salary) === surveyed.salary ? surveyed : curatedSalary(salary);
}

const curated: CareerRules = {
  traits: (_entry, profile, random) => mapTraits(profile.traits, () => random.int(3, 7)),
  remote: (entry) => entry.remote,
  travelRequired: (entry) => !entry.remote,
  salary: listedSalary,
  growth: (entry) => growthFromStress(entry.stressLevel),
  stressLevel: (entry) => entry.stressLevel,
};

/**
 * The specification's numbers to the letter (section 9, "Career catalogue"): a generated career takes its category's figures with
 * seeded traits, remote and travel; a curated one its list's figures with traits from 3 to 7 at random.
 */
export const specificationRules: CatalogRules = deepFreeze({ name: "specification", generated, curated });
