import type { Career } from "@career-clarity/career-catalog";
import { type Band, bandOf } from "./bands.ts";
import { MatchLimitError } from "./errors.ts";
import { type Contribution, explainFeatures, fitOf } from "./explain.ts";
import { type CareerFeatures, careerFeatures } from "./features.ts";
import { groupLevels } from "./levels.ts";
import type { VisitorProfile } from "./profile.ts";

/** A career held against a person's answers. */
export type CareerMatch = {
  readonly career: Career;
  /** From 0 to 100: what the answers' contributions add up to. */
  readonly fit: number;
  /** The share of all careers given that fit less, from 0 to 100. */
  readonly percentile: number;
  readonly band: Band;
  /** From 1: careers whose fits the answers can't tell apart share a level. */
  readonly level: number;
  /** Up to three answers that speak for it, strongest first. */
  readonly reasons: readonly Contribution[];
  /** Up to two answers that speak against it, strongest first. */
  readonly cautions: readonly Contribution[];
};

type Ranked = { readonly career: Career; readonly features: CareerFeatures; readonly fit: number };

const REASONS = 3;
const CAUTIONS = 2;
// Sums of the same points in another order differ in the last bits: they are the same fit.
const FIT_DIGITS = 1e9;
const rounded = (fit: number): number => Math.round(fit * FIT_DIGITS) / FIT_DIGITS;

const gain = ({ points, neutral }: Contribution): number => points - neutral;

const reasonsFor = (contributions: readonly Contribution[]): readonly Contribution[] =>
  contributions
    .filter((one) => gain(one) > 0)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, REASONS);

const cautionsFor = (contributions: readonly Contribution[]): readonly Contribution[] =>
  contributions
    .filter((one) => gain(one) < 0)
    .toSorted((a, b) => gain(a) - gain(b))
    .slice(0, CAUTIONS);

/** Best first; equal fits by id, so that the catalogue's order changes nothing. */
function byFit(a: Ranked, b: Ranked): number {
  if (a.fit !== b.fit) return b.fit - a.fit;
  return a.career.id < b.career.id ? -1 : a.career.id > b.career.id ? 1 : 0;
}

/** For each place of a ranking, how many careers fit less. */
function countsBelow(ranked: readonly Ranked[]): readonly number[] {
  const below: number[] = [];
  for (let place = ranked.length - 1; place >= 0; place--) {
    const next = ranked[place + 1];
    const here = ranked[place];
    below[place] = next && here && here.fit === next.fit ? (below[place + 1] ?? 0) : ranked.length - 1 - place;
  }
  return below;
}

/**
 * All careers given, or the first `limit` of them, best first, each with its reasons. Never empty unless no careers are given.
 * (Architecture, "career-matching")
 * @throws {MatchLimitError} a limit that is not a whole number from 1 up
 */
export function rankCareers(
  profile: VisitorProfile,
  careers: readonly Career[],
  { limit }: { readonly limit?: number } = {},
): readonly CareerMatch[] {
  if (limit !== undefined && (!Number.isInteger(limit) || limit < 1)) throw new MatchLimitError(limit);
  const ranked = careers
    .map((career): Ranked => {
      const features = careerFeatures(career);
      return { career, features, fit: rounded(fitOf(profile, features)) };
    })
    .sort(byFit);
  const below = countsBelow(ranked);
  const shown = ranked.slice(0, limit);
  const explained = shown.map(({ features }) => explainFeatures(profile, features).contributions);
  const levels = groupLevels(explained);
  return shown.map(({ career, fit }, place) => {
    const contributions = explained[place] ?? [];
    const percentile = (100 * (below[place] ?? 0)) / ranked.length;
    return {
      career,
      fit,
      percentile,
      band: bandOf(percentile),
      level: levels[place] ?? 1,
      reasons: reasonsFor(contributions),
      cautions: cautionsFor(contributions),
    };
  });
}
