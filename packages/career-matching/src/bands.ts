/** How good a match is, from the share of all careers that fit less. */
export const BANDS = ["Best", "Great", "Good", "Stretch"] as const;
export type Band = (typeof BANDS)[number];

/** The percentile from which a band begins. */
export const bandFrom: Readonly<Record<Band, number>> = { Best: 99.7, Great: 99, Good: 95, Stretch: 0 };

export const bandOf = (percentile: number): Band => BANDS.find((band) => percentile >= bandFrom[band]) ?? "Stretch";
