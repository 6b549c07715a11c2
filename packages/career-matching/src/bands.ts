import type { Clarity } from "./clarity.ts";

/** How good a match is, from the share of all careers that fit less. */
export const BANDS = ["Best", "Great", "Good", "Stretch"] as const;
Object.freeze(BANDS);
export type Band = (typeof BANDS)[number];

/** The percentile from which a band begins. */
export const bandFrom: Readonly<Record<Band, number>> = Object.freeze({ Best: 99.7, Great: 99, Good: 95, Stretch: 0 });

/** The best that may be said at all: answers that point several ways, or nowhere, single nothing out. */
export const bestBand: Readonly<Record<Clarity, Band>> = Object.freeze({ clear: "Best", broad: "Great", flat: "Good" });

/** The band of a percentile; of a level, the percentile with which it opens, so that careers which can't be told apart share one. */
export function bandOf(percentile: number, clarity: Clarity = "clear"): Band {
  const reached = BANDS.findIndex((band) => percentile >= bandFrom[band]);
  const place = Math.max(reached === -1 ? BANDS.length - 1 : reached, BANDS.indexOf(bestBand[clarity]));
  return BANDS[place] ?? "Stretch";
}
