import type { Career } from "@career-clarity/career-catalog";
import { explainMatch, type VisitorProfile } from "@career-clarity/career-matching";

type NaiveMatch = { readonly career: Career; readonly fit: number };

const NO_ANSWERS_FIT = 50;
const rounded = (fit: number): number => Math.round(fit * 1e9) / 1e9;

function naiveFit(profile: VisitorProfile, career: Career): number {
  const { contributions } = explainMatch(profile, career);
  return contributions.length === 0 ? NO_ANSWERS_FIT : contributions.reduce((fit, { points }) => fit + points, 0);
}

/** The matcher that one would write without thinking of speed: every career explained in full, then sorted. The benchmark's baseline. */
export function naiveRank(profile: VisitorProfile, careers: readonly Career[]): readonly NaiveMatch[] {
  return careers
    .map((career) => ({ career, fit: rounded(naiveFit(profile, career)) }))
    .sort((a, b) => b.fit - a.fit || (a.career.id < b.career.id ? -1 : 1));
}
