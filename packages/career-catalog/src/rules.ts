import type { CategoryProfile } from "./category-profiles.ts";
import type { CareerEntry } from "./entry.ts";
import type { TraitTuple } from "./family.ts";
import type { GrowthStatement } from "./growth.ts";
import type { SalaryStatement } from "./pay.ts";
import type { Random } from "./random.ts";
import type { StressLevel } from "./vocabulary.ts";

/** How one career's figures come about. Draws are made in the order in which the rules stand here. */
export type CareerRules = {
  readonly traits: (entry: CareerEntry, profile: CategoryProfile, random: Random) => TraitTuple;
  readonly remote: (entry: CareerEntry, profile: CategoryProfile, random: Random) => boolean;
  readonly travelRequired: (entry: CareerEntry, profile: CategoryProfile, random: Random) => boolean;
  readonly salary: (entry: CareerEntry, profile: CategoryProfile) => SalaryStatement;
  readonly growth: (entry: CareerEntry, profile: CategoryProfile) => GrowthStatement;
  readonly stressLevel: (entry: CareerEntry, profile: CategoryProfile) => StressLevel;
};

/** A policy for the whole catalogue: one set of rules for generated careers, one for curated ones. */
export type CatalogRules = {
  readonly name: string;
  readonly generated: CareerRules;
  readonly curated: CareerRules;
};
