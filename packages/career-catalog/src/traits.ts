import type { TraitScores } from "./career.ts";
import type { TraitTuple } from "./family.ts";

const LOWEST_SCORE = 1;
const HIGHEST_SCORE = 10;

export const clampScore = (score: number): number => Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, score));

/** The same tuple with each score changed, in the order of TRAITS. */
export const mapTraits = (
  [technical, creative, analytical, social, leadership, physical]: TraitTuple,
  change: (score: number) => number,
): TraitTuple => [change(technical), change(creative), change(analytical), change(social), change(leadership), change(physical)];

export const traitScores = ([technical, creative, analytical, social, leadership, physical]: TraitTuple): TraitScores => ({
  technical,
  creative,
  analytical,
  social,
  leadership,
  physical,
});
