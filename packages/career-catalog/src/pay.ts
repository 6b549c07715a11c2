import type { Pay } from "./career.ts";

/** A salary as the explorer shows it, and the figures behind it. */
export type SalaryStatement = {
  readonly salary: string;
  readonly pay?: Pay;
};

/** The salary text of a curated career that gives none (specification, section 9). */
const DEFAULT_CURATED_SALARY = "$50,000 - $90,000";

const PAY_YEAR = 2024;
/** The survey publishes no figure above this one. */
const BLS_TOP_CODE = 239_200;

const BLS_SOURCE = "BLS OEWS: 25th to 75th percentile of pay in the United States";
const TOP_CODE_NOTE = "; the survey counts every higher figure as $239,200";
const CATEGORY_SOURCE = "The category's whole range, an assumption and not a measurement";
const CURATED_SOURCE = "The curated list's own figure, not a measurement";
const DEFAULT_SOURCE = "The default for curated careers, an assumption and not a measurement";

/** 46460 as "$46,460", without asking the machine's locale. */
const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;

const state = (low: number, high: number, basis: Pay["basis"], source: string): SalaryStatement => ({
  salary: `${dollars(low)} - ${dollars(high)}`,
  pay: { low, high, currency: "USD", period: "year", basis, source, year: PAY_YEAR },
});

/** What the United States survey found for the title's occupation. */
export const surveyedSalary = ([low, high]: readonly [number, number]): SalaryStatement =>
  state(low, high, "sourced", high >= BLS_TOP_CODE ? BLS_SOURCE + TOP_CODE_NOTE : BLS_SOURCE);

/** What the survey found for the occupation that is nearest to the title's, which it does not count by itself. */
export const nearestSalary = (occupation: string, [low, high]: readonly [number, number]): SalaryStatement =>
  state(low, high, "estimated", `${BLS_SOURCE}, for the nearest occupation counted: ${occupation}`);

/** The category's whole base range. */
export const categorySalary = ([low, high]: readonly [number, number]): SalaryStatement => state(low, high, "estimated", CATEGORY_SOURCE);

const DOLLAR_TEXT = /^\$(\d[\d,]*)(?: - \$(\d[\d,]*))?$/;

const amount = (digits: string): number => Number(digits.replaceAll(",", ""));

/** A curated salary text word for word; figures only where it is one dollar amount or a range of two. */
const curatedText = (salary: string, source: string): SalaryStatement => {
  const [, low, high = low] = DOLLAR_TEXT.exec(salary) ?? [];
  if (low === undefined || high === undefined) return { salary };
  return {
    salary,
    pay: { low: amount(low), high: amount(high), currency: "USD", period: "year", basis: "estimated", source, year: PAY_YEAR },
  };
};

/** The curated list's salary text, or the default where it gives none. */
export const curatedSalary = (salary: string | undefined): SalaryStatement =>
  salary === undefined ? curatedText(DEFAULT_CURATED_SALARY, DEFAULT_SOURCE) : curatedText(salary, CURATED_SOURCE);

const LAKH = 100_000;
const INDIA_SOURCE =
  "Career Clarity's own estimate from what such posts are advertised at and from pay levels of government service, not a measurement";
const INDIA_YEAR = 2026;

/** The authors' estimate of pay in India, given in lakh rupees a year. */
export const estimatedInIndia = ([low, high]: readonly [number, number]): Pay => ({
  low: Math.round(low * LAKH),
  high: Math.round(high * LAKH),
  currency: "INR",
  period: "year",
  basis: "estimated",
  source: INDIA_SOURCE,
  year: INDIA_YEAR,
});
