import type { GrowthBasis } from "./career.ts";
import type { StressLevel } from "./vocabulary.ts";

/** A growth text as the explorer shows it, and where it comes from. */
export type GrowthStatement = {
  readonly growth: string;
  readonly growthBasis: GrowthBasis;
};

const BLS_SOURCE = "BLS Occupational Outlook Handbook 2024-34 (United States)";
const CATEGORY_SOURCE = "The category's growth, an assumption and not a measurement";
const STRESS_SOURCE = "A rule from the stress level, an assumption and not a measurement";

const GROWTH_OF_STRESS: Readonly<Record<StressLevel, string>> = { Low: "+3%", Medium: "+5%", High: "+8%" };
const GROWTH_OF_OTHER_STRESS = "+4%";

const percentText = (percent: number): string => `${percent > 0 ? "+" : ""}${percent}%`;

/** The growth that the United States handbook projects for the title's occupation, in percent over ten years. */
export const projectedGrowth = (percent: number): GrowthStatement => ({
  growth: percentText(percent),
  growthBasis: { basis: "sourced", source: BLS_SOURCE, year: 2024 },
});

/** The projection for the occupation that is nearest to the title's, which has none of its own. */
export const nearestGrowth = (occupation: string, percent: number): GrowthStatement => ({
  growth: percentText(percent),
  growthBasis: { basis: "estimated", source: `${BLS_SOURCE}, for the nearest occupation: ${occupation}`, year: 2024 },
});

/** The mean of the projections for the group of the title's occupation, which has none of its own. */
export const groupGrowth = (percent: number): GrowthStatement => ({
  growth: percentText(percent),
  growthBasis: { basis: "estimated", source: `${BLS_SOURCE}, mean of its group of occupations`, year: 2024 },
});

export const categoryGrowth = (growth: string): GrowthStatement => ({
  growth,
  growthBasis: { basis: "estimated", source: CATEGORY_SOURCE },
});

const isStressLevel = (stress: string): stress is StressLevel => Object.hasOwn(GROWTH_OF_STRESS, stress);

/** The specified growth of a curated career: by its stress, and +4% for a stress outside the vocabulary. */
export const growthFromStress = (stress: string): GrowthStatement => ({
  growth: isStressLevel(stress) ? GROWTH_OF_STRESS[stress] : GROWTH_OF_OTHER_STRESS,
  growthBasis: { basis: "estimated", source: STRESS_SOURCE },
});
