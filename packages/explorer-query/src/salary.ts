import type { SalaryRange } from "./query.ts";

const STEP = 1000;
/** The slider's ends where no salary says any (specification, section 5). */
export const USUAL_BOUNDS: SalaryRange = Object.freeze([0, 200_000] as const);
const RANGE_SIGN = /[-\u2010-\u2015\u2212]|\bto\b/i;
const NOT_NUMERIC = /[^\d.]/g;
// "Rs. 40,000": the point of the abbreviation is none of the number.
const LEADING_POINTS = /^\.+/;

const numberIn = (text: string): number => Number.parseFloat(text.replace(NOT_NUMERIC, "").replace(LEADING_POINTS, ""));

/**
 * The number that a salary text stands for: what is not numeric is removed, a range takes the midpoint of its first and last figure, and
 * a text without a figure gives 0 (specification, section 5). Units such as "k" or "lakh" are not read.
 */
export function parseSalary(text: string | undefined): number {
  const figures = (text ?? "").split(RANGE_SIGN).map(numberIn).filter(Number.isFinite);
  // Halved before they are added: the sum of two very long figures would be infinite.
  return (figures.at(0) ?? 0) / 2 + (figures.at(-1) ?? 0) / 2;
}

/** Whether a salary is missing or "N/A", and therefore within every range (specification, section 5). */
export function isSalaryUnknown(text: string | undefined): boolean {
  const trimmed = (text ?? "").trim();
  return trimmed === "" || trimmed.toUpperCase() === "N/A";
}

/** The slider's ends: the lowest salary rounded down and the highest up to the nearest 1000; 0 to 200000 without data (section 5). */
export function boundsOf(salaries: readonly number[]): SalaryRange {
  if (salaries.length === 0) return USUAL_BOUNDS;
  const low = salaries.reduce((a, b) => Math.min(a, b));
  const high = salaries.reduce((a, b) => Math.max(a, b));
  return Object.freeze([Math.floor(low / STEP) * STEP, Math.ceil(high / STEP) * STEP] as const);
}
