import type { Trait } from "@career-clarity/career-catalog";

export type Spread = { readonly mean: number; readonly deviation: number };

/**
 * Mean and standard deviation of each trait over the built catalogue: what is much for one trait may be little for another.
 * Fixed numbers, so that a career's fit does not depend on which others it is ranked with; a test holds them to the catalogue.
 */
export const traitSpread: Readonly<Record<Trait, Spread>> = {
  technical: { mean: 5.2, deviation: 2.5 },
  creative: { mean: 4.4, deviation: 2.4 },
  analytical: { mean: 6.1, deviation: 2.4 },
  social: { mean: 5, deviation: 2.6 },
  leadership: { mean: 4.4, deviation: 2.4 },
  physical: { mean: 4.1, deviation: 2.6 },
};

/** Mean and standard deviation of the natural logarithm of the middle of the pay: in India in rupees, else in US dollars. */
export const paySpread: Readonly<Record<"INR" | "USD", Spread>> = {
  INR: { mean: 13.4, deviation: 0.75 },
  USD: { mean: 11.35, deviation: 0.44 },
};

/** Mean and standard deviation of growth in percent. */
export const growthSpread: Spread = { mean: 5, deviation: 6 };

/** Where a value stands, in thousandths from -1000 to 1000: two standard deviations either way reach the ends. */
export const standing = (value: number, { mean, deviation }: Spread): number =>
  Math.round(1000 * Math.max(-1, Math.min(1, (value - mean) / (2 * deviation))));
