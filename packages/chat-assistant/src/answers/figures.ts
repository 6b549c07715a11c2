import { type Career, isLaterPost, type Pathway, type Pay } from "@career-clarity/career-catalog";
import { strong, words } from "../html/write.ts";

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const inUnits = (rupees: number, unit: number, digits: number): number => Number((rupees / unit).toFixed(digits));
/** 650000 as "₹6.5 lakh", 12500000 as "₹1.25 crore". */
const rupeesText = (rupees: number): string =>
  rupees < CRORE ? `₹${inUnits(rupees, LAKH, 1)} lakh` : `₹${inUnits(rupees, CRORE, 2)} crore`;
/** 46460 as "$46,460", without asking the machine's locale. */
const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;

/** A range as people read it: in lakh rupees or in dollars, a year. */
export function range({ low, high, currency }: Pay): string {
  const show = currency === "INR" ? rupeesText : dollars;
  return low === high ? `${show(low)} a year` : `${show(low)} to ${show(high)} a year`;
}

/** Where a figure comes from, in brackets: no figure stands without it. */
export const basisOf = ({ basis, source, year }: Pay): string =>
  `(${basis === "estimated" ? "estimate" : "sourced"}, ${year}: ${words(source)})`;

/** What a career pays, rupees first, each figure with its basis; says so where the catalogue has none. */
export function payLines({ pay, payInr }: Career): readonly string[] {
  const india =
    payInr === undefined
      ? "The catalogue has no figure for India yet."
      : `In India: ${strong(range(payInr))}, from entry to experienced ${basisOf(payInr)}.`;
  if (pay === undefined || (pay.basis === "estimated" && payInr !== undefined)) return [india];
  return [india, `In the United States, to compare careers with one another: ${range(pay)} ${basisOf(pay)}.`];
}

/** A career's pay in India beside others, with the short form of its basis, or null. */
export const shortPay = ({ payInr }: Pick<Career, "payInr">): string | null =>
  payInr === undefined ? null : `${range(payInr)} (${payInr.basis === "estimated" ? "estimate" : "sourced"}, ${payInr.year})`;

/** What beginners in a career get, the low end of its range, beside others; or null. */
export const shortFirstPay = ({ payInr }: Career): string | null =>
  payInr === undefined ? null : shortPay({ payInr: { ...payInr, high: payInr.low } });

/** A career's growth beside others, with the short form of its basis, or null. */
export const shortGrowth = ({ growth, growthBasis }: Career): string | null =>
  growthBasis?.year === undefined ? null : `${words(growth)} jobs over ten years (${growthBasis.basis}, ${growthBasis.year})`;

/** "5 to 6 years", "7 years". */
export function yearsText([low, high]: readonly [number, number]): string {
  return low === high ? `${low} ${low === 1 ? "year" : "years"}` : `${low} to ${high} years`;
}

/** When a career pays: the first pay, or when a later post is reached. */
export function paysAfter(pathway: Pathway): string {
  const years = `about ${yearsText(pathway.yearsToFirstPay)} after Class 10`;
  return isLaterPost(pathway) ? `this post is reached ${years}, with paid work or a stipend on the way` : `first pay ${years}`;
}

/** Where growth comes from, once for several careers. */
export const growthBasisText: string =
  "Growth is the projection of the United States handbook of occupations (BLS); for India we know of no such figure.";

/** Where pay in India comes from, once for several careers that are shown with the short form. */
export const payBasis: string =
  "Pay in India runs from entry to experienced. Where it is marked as an estimate, it is Career Clarity's own and not a measurement.";
