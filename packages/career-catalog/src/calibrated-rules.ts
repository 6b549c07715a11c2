import { deepFreeze } from "@career-clarity/internal";
import { groupGrowth as growthOfGroup, nearestProjections, occupations } from "./data/nearest-occupations.ts";
import type { CareerEntry } from "./entry.ts";
import { type GrowthStatement, groupGrowth, nearestGrowth, projectedGrowth } from "./growth.ts";
import { nearestSalary, type SalaryStatement, surveyedSalary } from "./pay.ts";
import type { CareerRules, CatalogRules } from "./rules.ts";
import { specificationRules } from "./specification-rules.ts";
import { clampScore, mapTraits } from "./traits.ts";

/** Pay by the survey: of the title's own occupation, else of the nearest one that it counts. */
function surveyed(entry: CareerEntry): SalaryStatement | undefined {
  if (entry.payUsd !== undefined) return surveyedSalary(entry.payUsd);
  const [title, low, high] = occupations[entry.nearestSoc ?? ""] ?? [];
  return title === undefined || low === undefined || high === undefined ? undefined : nearestSalary(title, [low, high]);
}

const GROUP_LENGTH = "15-1".length;

/** Growth by the handbook: of the title's own occupation, else of the nearest one, else of the group that either belongs to. */
function projected(entry: CareerEntry): GrowthStatement | undefined {
  if (entry.growthPercent !== undefined) return projectedGrowth(entry.growthPercent);
  const code = entry.nearestSoc ?? entry.soc ?? "";
  const [title, , , percent] = occupations[code] ?? [];
  const [like, percentOfLike] = nearestProjections[code] ?? [];
  if (like !== undefined && percentOfLike !== undefined) return nearestGrowth(like, percentOfLike);
  if (title !== undefined && percent !== undefined) return nearestGrowth(title, percent);
  const ofGroup = growthOfGroup[code.slice(0, GROUP_LENGTH)];
  return ofGroup === undefined ? undefined : groupGrowth(ofGroup);
}

/** The title's own figure where its author wrote one, else what `specified` says. */
const ownFigureElse = (specified: CareerRules): CareerRules => ({
  traits: (entry, profile, random) =>
    entry.traits === undefined
      ? specified.traits(entry, profile, random)
      : mapTraits(entry.traits, (score) => clampScore(score + random.int(-1, 1))),
  remote: (entry) => entry.remote,
  travelRequired: (entry, profile, random) => entry.travelRequired ?? specified.travelRequired(entry, profile, random),
  salary: (entry, profile) => surveyed(entry) ?? specified.salary(entry, profile),
  growth: (entry, profile) => projected(entry) ?? specified.growth(entry, profile),
  stressLevel: (entry) => entry.stressLevel,
});

/**
 * The default policy: traits start from the title's own authored profile, then the same seeded -1 to +1, clamped to 1-10, so that
 * matching has something true to match on; every other figure is the title's own where one was authored; pay and
 * growth are else those of the nearest occupation that the survey has, marked as estimates; else the specified ones.
 */
export const calibratedRules: CatalogRules = deepFreeze({
  name: "calibrated",
  generated: ownFigureElse(specificationRules.generated),
  curated: ownFigureElse(specificationRules.curated),
});
