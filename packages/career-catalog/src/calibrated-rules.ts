import { deepFreeze } from "@career-clarity/internal";
import { projectedGrowth } from "./growth.ts";
import { surveyedSalary } from "./pay.ts";
import type { CareerRules, CatalogRules } from "./rules.ts";
import { specificationRules } from "./specification-rules.ts";
import { clampScore, mapTraits } from "./traits.ts";

/** The title's own figure where its author wrote one, else what `specified` says. */
const ownFigureElse = (specified: CareerRules): CareerRules => ({
  traits: (entry, profile, random) =>
    entry.traits === undefined
      ? specified.traits(entry, profile, random)
      : mapTraits(entry.traits, (score) => clampScore(score + random.int(-1, 1))),
  remote: (entry) => entry.remote,
  travelRequired: (entry, profile, random) => entry.travelRequired ?? specified.travelRequired(entry, profile, random),
  salary: (entry, profile) => (entry.payUsd === undefined ? specified.salary(entry, profile) : surveyedSalary(entry.payUsd)),
  growth: (entry, profile) => (entry.growthPercent === undefined ? specified.growth(entry, profile) : projectedGrowth(entry.growthPercent)),
  stressLevel: (entry) => entry.stressLevel,
});

/**
 * The default policy: traits start from the title's own authored profile, then the same seeded -1 to +1, clamped to 1-10, so that
 * matching has something true to match on; every other figure is the title's own where one was authored, else the specified one.
 */
export const calibratedRules: CatalogRules = deepFreeze({
  name: "calibrated",
  generated: ownFigureElse(specificationRules.generated),
  curated: ownFigureElse(specificationRules.curated),
});
