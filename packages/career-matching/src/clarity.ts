/** How sharply the answers point: "flat" ones can't tell careers apart, "broad" ones point several ways. */
export const CLARITIES = ["clear", "broad", "flat"] as const;
Object.freeze(CLARITIES);
export type Clarity = (typeof CLARITIES)[number];

const ENOUGH_ANSWERS = 8;
// Found on simulated people and random sheets; the evaluation reports how often each is taken for the other.
const BROAD_FROM = 0.28;
const CLEAR_FROM = 0.48;

const varianceOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
};

/**
 * How far the answers agree with each other about the categories: Cronbach's alpha with answers as items and categories as cases.
 * 1 when all say the same, about 0 when each says something else, as on sheets filled in by chance.
 */
export function agreementAmong(rows: readonly (readonly number[])[]): number {
  const told = rows.filter((row) => varianceOf(row) > 0);
  if (told.length < 2) return 0;
  const [first = []] = told;
  const total = varianceOf(first.map((_, place) => told.reduce((sum, row) => sum + (row[place] ?? 0), 0)));
  const apart = told.reduce((sum, row) => sum + varianceOf(row), 0);
  if (total === 0) return 0;
  return Math.max(0, (told.length / (told.length - 1)) * (1 - apart / total));
}

/** Wishes that hang together are a sign of their own; those that point everywhere leave no more than a broad picture. */
const BY_COHERENCE = 0.3;
const SCATTERED_BELOW = 0.3;

export function clarityOf(answered: number, agreement: number, coherence: number | null): Clarity {
  const sign = agreement + BY_COHERENCE * (coherence ?? 0);
  if (answered < ENOUGH_ANSWERS || sign < BROAD_FROM) return "flat";
  const isScattered = coherence !== null && coherence < SCATTERED_BELOW;
  return sign < CLEAR_FROM || isScattered ? "broad" : "clear";
}
