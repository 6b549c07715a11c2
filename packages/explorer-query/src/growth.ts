const REMOVED = /[%+\s]/g;
const MINUS_SIGN = /\u2212/g;

/** The growth in percent: the number left when % and + are removed, 0 when there is none (specification, section 5). */
export function parseGrowth(text: string | undefined): number {
  const percent = Number.parseFloat((text ?? "").replace(REMOVED, "").replace(MINUS_SIGN, "-"));
  return Number.isFinite(percent) && percent !== 0 ? percent : 0;
}

export const GROWTH_TONES = ["green", "blue", "yellow", "red"] as const;
export type GrowthTone = (typeof GROWTH_TONES)[number];

/** The colour of a growth in percent: above 10 green, above 5 blue, above 0 yellow, otherwise red (specification, section 2). */
export function growthTone(percent: number): GrowthTone {
  if (percent > 10) return "green";
  if (percent > 5) return "blue";
  return percent > 0 ? "yellow" : "red";
}
