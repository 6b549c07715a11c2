import type { Pay } from "@career-clarity/career-catalog";

const LAKH = 100_000;
const CRORE = 100 * LAKH;
const count = (amount: number, unit: number) => (amount / unit).toLocaleString("en-IN", { maximumFractionDigits: unit === LAKH ? 1 : 2 });
const rupees = (amount: number) => (amount < CRORE ? `₹${count(amount, LAKH)} lakh` : `₹${count(amount, CRORE)} crore`);

/** The catalogue's sources, for somebody who knows neither the abbreviation nor percentiles. */
const spelledOut = (source: string) =>
  source
    .replace("BLS OEWS: 25th to 75th percentile of pay", "US Bureau of Labor Statistics: what the middle half are paid")
    .replace(/^BLS/, "US Bureau of Labor Statistics,");

type Years = readonly [number, number];
const inTime = (years: number) => (years < 1 ? `${12 * years} months` : `${years} ${years === 1 ? "year" : "years"}`);
const inYears = ([low, high]: Years) => `${low === high ? "" : `${low < 1 ? inTime(low) : low} to `}${inTime(high)} after Class 10`;

/** What a career's page says of its pay, its work and the way into it. */
export const strings = {
  payInIndia: "Pay in India",
  payInDollars: "Pay in the US",
  rupees,
  rupeesAYear: ({ low, high }: Pay) =>
    high < CRORE ? `₹${count(low, LAKH)} to ${count(high, LAKH)} lakh a year` : `${rupees(low)} to ${rupees(high)} a year`,
  aYear: (salary: string) => `${salary} a year`,
  estimated: "Estimated.",
  differs: "It compares careers with one another, and is not what they pay in India.",
  payBasis: ({ basis, source, year }: Pay) => `${basis === "sourced" ? "" : "Estimate. "}${spelledOut(source)} (${year}).`,
  spelledOut,
  alsoCalled: (titles: readonly string[]) => `Also called: ${titles.join(", ")}`,
  day: "On an ordinary day",
  dislikes: "What people dislike about it",
  tryIt: "Try it this month",
  pathway: "The way in from an Indian classroom",
  pathwayLead: (name: string) => `What it takes to become: ${name}. It does not say how well that suits you.`,
  class10: "After Class 10",
  class11: "Subjects in Class 11 and 12",
  open: "keeps it open",
  closed: "closes it, for the usual ways in",
  class12: "After Class 12",
  degree: "After another degree",
  exams: "Exams on the way",
  firstPay: "First pay",
  laterPost: "This post, with paid work or a stipend on the way",
  years: (years: Years) => `about ${inYears(years)}`,
  licence: "Licence or registration",
  dollarTick: (dollars: number) => `$${dollars / 1000}k`,
  near: "Nearest careers",
  easier: "Quicker to get into",
  easierText: "The same kind of work, fewer years to the first pay.",
  easierYears: inYears,
  suits: "Would it suit you?",
  suitsText: (name: string) => `Twenty questions, and you see how well ${name} fits your answers, and why.`,
  assessment: "Take Career Assessment",
  yourMatch: "Your match",
  fit: (fit: number) => `Fit ${fit} of 100`,
  speaksFor: "What speaks for it",
  speaksAgainst: "What speaks against it",
  nothingAgainst: "None of your answers speaks against it.",
  allResults: "See all your results",
  reviewed: (month: string) => `This record was last reviewed in ${month}.`,
  nco: (code: string) => `In India's classification of occupations (NCO-2015) it is number ${code}.`,
  print: "Print",
  check: "Rules, exams and fees change every year: check them with the body that sets them before you apply.",
} as const;
