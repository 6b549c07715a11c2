import { type Career, isLaterPost, type Pathway, type Pay } from "@career-clarity/career-catalog";
import { words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import {
  ABROAD,
  GROWS,
  IN_INDIA,
  LATER_POST,
  MONTHLY,
  NO_FIGURE,
  SOONEST_PAY,
  SOURCES_IN_HINDI,
  UNITS,
  YEAR,
  YEARLY,
  YEARS,
} from "./figures-texts.ts";

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const inUnits = (rupees: number, unit: number, digits: number): number => Number((rupees / unit).toFixed(digits));
/** 650000 as "₹6.5 lakh", 12500000 as "₹1.25 crore". */
const rupeesText = (rupees: number, { lakh, crore }: { readonly lakh: string; readonly crore: string }): string =>
  rupees < CRORE ? `₹${inUnits(rupees, LAKH, 1)} ${lakh}` : `₹${inUnits(rupees, CRORE, 2)} ${crore}`;
/** 46460 as "$46,460", without asking the machine's locale. */
const dollars = (amount: number): string => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;

/** A range as people read it: in lakh rupees or in dollars, a year. */
export function range({ low, high, currency }: Pay, language: Language = "english"): string {
  const show = (amount: number): string => (currency === "INR" ? rupeesText(amount, UNITS[language]) : dollars(amount));
  return YEARLY[language](show(low), low === high ? null : show(high));
}

const TWELVE = 12;
const THOUSAND = 1000;

/** The same a month, to the nearest thousand rupees; what is paid in dollars is told by the year. */
export function monthlyRange({ low, high }: Pay, language: Language): string {
  const show = (year: number): string => {
    const month = Math.max(1, Math.round(year / TWELVE / THOUSAND)) * THOUSAND;
    return month < LAKH ? `₹${month / THOUSAND},000` : rupeesText(month, UNITS[language]);
  };
  return MONTHLY[language](show(low), low === high ? null : show(high));
}

/** Where a figure comes from, in brackets: no figure stands without it. The name of a table stays as it is. */
export function basisOf({ basis, source, year }: Pay, language: Language = "english"): string {
  const told = language === "english" ? source : (SOURCES_IN_HINDI[source]?.[language] ?? source);
  return `(${basis === "estimated" ? "estimate" : "sourced"}, ${year}: ${words(told)})`;
}

/** What a career pays, rupees first, each figure with its basis; says so where the catalogue has none. */
export function payLines({ pay, payInr }: Career, language: Language = "english"): readonly string[] {
  const india = payInr === undefined ? NO_FIGURE[language] : IN_INDIA[language](range(payInr, language), basisOf(payInr, language));
  if (pay === undefined || (pay.basis === "estimated" && payInr !== undefined)) return [india];
  return [india, ABROAD[language](`${range(pay, language)} ${basisOf(pay, language)}`)];
}

/** A career's pay in India beside others, with the short form of its basis, or null. */
export const shortPay = ({ payInr }: Pick<Career, "payInr">, language: Language = "english"): string | null =>
  payInr === undefined ? null : `${range(payInr, language)} (${payInr.basis === "estimated" ? "estimate" : "sourced"}, ${payInr.year})`;

/** What beginners in a career get, the low end of its range, beside others; or null. */
export const shortFirstPay = ({ payInr }: Career, language: Language = "english"): string | null =>
  payInr === undefined ? null : shortPay({ payInr: { ...payInr, high: payInr.low } }, language);

/** A career's growth beside others, with the short form of its basis, or null. */
export const shortGrowth = ({ growth, growthBasis }: Career, language: Language = "english"): string | null =>
  growthBasis?.year === undefined ? null : `${GROWS[language](words(growth))} (${growthBasis.basis}, ${growthBasis.year})`;

/** "5 to 6 years", "7 years". */
export function yearsText([low, high]: readonly [number, number], language: Language = "english"): string {
  return low === high ? YEAR[language](low) : YEARS[language](low, high);
}

/** When a career pays: the first pay, or when a later post is reached. */
export function paysAfter(pathway: Pathway, language: Language = "english"): string {
  const years = yearsText(pathway.yearsToFirstPay, language);
  return (isLaterPost(pathway) ? LATER_POST : SOONEST_PAY)[language](years);
}

/** Where growth comes from, once for several careers. */
export const GROWTH_BASIS: Wording = {
  english: "Growth is the projection of the United States handbook of occupations (BLS); for India we know of no such figure.",
  hinglish: "Growth ka anumaan America ki handbook of occupations (BLS) se hai; India ke liye aisa koi figure hamein nahi pata.",
  hindi: "ग्रोथ का अनुमान अमेरिका की handbook of occupations (BLS) से है; भारत के लिए ऐसा कोई आँकड़ा हमें नहीं पता।",
};

/** Where pay in India comes from, once for several careers that are shown with the short form. */
export const PAY_BASIS: Wording = {
  english:
    "Pay in India runs from entry to experienced. Where it is marked as an estimate, it is Career Clarity's own and not a measurement.",
  hinglish:
    "India ki kamai shuruaat se anubhavi tak ki hai. Jahan estimate likha hai, woh Career Clarity ka apna andaza hai, koi naapa hua figure nahi.",
  hindi: "भारत की कमाई शुरुआत से अनुभवी तक की है। जहाँ estimate लिखा है, वह Career Clarity का अपना अंदाज़ा है, कोई नापा हुआ आँकड़ा नहीं।",
};
