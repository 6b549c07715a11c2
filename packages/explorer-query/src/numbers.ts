/**
 * The number in a salary text, in the text's own unit: what is no digit is removed, a range takes the middle of its two ends, no digits
 * give 0 (specification, section 5).
 */
export function parseSalary(text: string): number {
  const ends = text
    .split("-")
    .map((end) => end.replace(/[^\d.]/g, ""))
    .filter((end) => /\d/.test(end))
    .map(Number.parseFloat);
  const [low = 0, high = low] = ends;
  return (low + high) / 2;
}

/** The percentage in a growth text such as "+12%" or "-3.1%"; 0 where it holds none (specification, section 5). */
export function parseGrowth(text: string): number {
  const percent = Number.parseFloat(text.replace(/[%+]/g, ""));
  return Number.isFinite(percent) ? percent : 0;
}

/** Whether a career has a salary to filter by: without one it always passes (specification, section 5). */
export const hasSalary = (text: string): boolean => text.trim() !== "" && text.trim().toUpperCase() !== "N/A";

export const GROWTH_TONES = ["green", "blue", "yellow", "red"] as const;
export type GrowthTone = (typeof GROWTH_TONES)[number];

/** Above 10 green, above 5 blue, above 0 yellow, otherwise red (specification, section 2). */
export function growthTone(percent: number): GrowthTone {
  if (percent > 10) return "green";
  if (percent > 5) return "blue";
  return percent > 0 ? "yellow" : "red";
}
