import type { Career } from "@career-clarity/career-catalog";
import { type Band, bandOf } from "./bands.ts";
import { type CareerTable, createTable, fitsOf, readingAt } from "./career-table.ts";
import { MatchLimitError } from "./errors.ts";
import { type Contribution, contributionsTo, UNITS } from "./explain.ts";
import { groupLevels } from "./levels.ts";
import type { VisitorProfile } from "./profile.ts";
import { cautionsFor, commonGains, reasonsFor } from "./reasons.ts";
import { kthLargest } from "./select.ts";

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
  /** Up to three answers that speak for it: first what tells it from the others at the top, then strongest first. */
  readonly reasons: readonly Contribution[];
  /** Up to two answers that speak against it, strongest first. */
  readonly cautions: readonly Contribution[];
  /** All that the fit is made of, in question order. */
  readonly contributions: readonly Contribution[];
  /** The version of the scoring. */
  readonly version: string;
};

export type RankOptions = { readonly limit?: number };

/** Careers made ready: ranks again in a fraction of the time, for controls that answer at once. */
export type Ranker = {
  readonly careers: readonly Career[];
  readonly rank: (profile: VisitorProfile, options?: RankOptions) => readonly CareerMatch[];
};

/** What is common to the reasons of the careers at the top is judged by so many. */
const TOP = 12;

type Placed = { readonly career: Career; readonly place: number; readonly fit: number; readonly percentile: number };

/** Best first; equal fits by id, so that the catalogue's order changes nothing. */
function byFit(a: Omit<Placed, "percentile">, b: Omit<Placed, "percentile">): number {
  if (a.fit !== b.fit) return b.fit - a.fit;
  return a.career.id < b.career.id ? -1 : a.career.id > b.career.id ? 1 : 0;
}

/** The first `limit` careers and whoever is level with the last of them, in order. */
function beginning({ careers }: CareerTable, fits: Float64Array, limit: number): readonly Omit<Placed, "percentile">[] {
  const least = limit >= careers.length ? Number.NEGATIVE_INFINITY : kthLargest(fits, limit);
  const found: Omit<Placed, "percentile">[] = [];
  for (let place = 0; place < fits.length; place++) {
    const fit = fits[place] ?? 0;
    const career = careers[place];
    if (career && fit >= least) found.push({ career, place, fit });
  }
  return found.sort(byFit);
}

/** With the share of all careers that fit less. */
function withPercentiles(found: readonly Omit<Placed, "percentile">[], count: number): readonly Placed[] {
  const atLeast: number[] = [];
  for (let index = found.length - 1; index >= 0; index--) {
    atLeast[index] = found[index + 1]?.fit === found[index]?.fit ? (atLeast[index + 1] ?? 0) : index + 1;
  }
  return found.map((one, index) => ({ ...one, percentile: (100 * (count - (atLeast[index] ?? 0))) / count }));
}

function rankTable(table: CareerTable, profile: VisitorProfile, limit: number): readonly CareerMatch[] {
  const count = table.careers.length;
  const needed = Math.min(count, Math.max(limit, TOP));
  if (count === 0) return [];
  const found = withPercentiles(beginning(table, fitsOf(table, profile), needed), count).slice(0, needed);
  const explained = found.map(({ place }) => contributionsTo(profile, readingAt(table, place)));
  const common = commonGains(explained.slice(0, TOP));
  const levels = groupLevels(explained);
  let opened = 0;
  return found.slice(0, limit).map(({ career, fit, percentile }, index) => {
    const contributions = explained[index] ?? [];
    if (levels[index] !== levels[index - 1]) opened = percentile;
    return {
      career,
      fit: fit / UNITS,
      percentile,
      band: bandOf(opened, profile.clarity),
      level: levels[index] ?? 1,
      reasons: reasonsFor(contributions, common),
      cautions: cautionsFor(contributions),
      contributions,
      version: profile.version,
    };
  });
}

function rankWith(table: CareerTable, profile: VisitorProfile, { limit = Number.MAX_SAFE_INTEGER }: RankOptions): readonly CareerMatch[] {
  if (!Number.isInteger(limit) || limit < 1) throw new MatchLimitError(limit);
  return rankTable(table, profile, limit);
}

/** Careers made ready for ranking many times. */
export function createRanker(careers: readonly Career[]): Ranker {
  const table = createTable(careers);
  return { careers: Object.freeze(table.careers), rank: (profile, options = {}) => rankWith(table, profile, options) };
}

// The same list is ranked again and again: its table is kept as long as the list lives and holds the same careers.
const known = new WeakMap<readonly Career[], CareerTable>();

function tableOf(careers: readonly Career[]): CareerTable {
  const found = known.get(careers);
  if (found && found.careers.length === careers.length && careers.every((career, place) => career === found.careers[place])) return found;
  const table = createTable(careers);
  known.set(careers, table);
  return table;
}

/**
 * All careers given, or the first `limit` of them, best first, each with its reasons. Never empty unless no careers are given.
 * (Architecture, "career-matching")
 * @throws {MatchLimitError} a limit that is not a whole number from 1 up
 */
export const rankCareers = (profile: VisitorProfile, careers: readonly Career[], options: RankOptions = {}): readonly CareerMatch[] =>
  rankWith(tableOf(careers), profile, options);
