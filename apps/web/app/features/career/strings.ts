import type { Pay } from "@career-clarity/career-catalog";

/** What a career's page says of its pay, its work and the way into it. */
export const strings = {
  payInIndia: "Pay in India",
  payInDollars: "Pay in the US",
  lakhs: (low: string, high: string) => `₹${low} to ${high} lakh a year`,
  aYear: "a year.",
  estimated: "Estimated.",
  differs: "It compares careers with one another, and is not what they pay in India.",
  payBasis: ({ basis, source, year }: Pay) => `${basis === "sourced" ? "" : "Estimate. "}${source} (${year}).`,
  alsoCalled: (titles: readonly string[]) => `Also called: ${titles.join(", ")}`,
  day: "On an ordinary day",
  dislikes: "What people dislike about it",
  tryIt: "Try it this month",
  pathway: "The way in from an Indian classroom",
  pathwayLead: (name: string) => `What it takes to become: ${name}. None of this says how well it would suit you.`,
  class10: "After Class 10",
  class11: "Subjects in Class 11 and 12",
  open: "keeps it open",
  closed: "closes it, for the usual ways in",
  class12: "After Class 12",
  degree: "After another degree",
  exams: "Exams on the way",
  firstPay: "First pay",
  years: ([low, high]: readonly [number, number]) =>
    low === high ? `about ${low} ${low === 1 ? "year" : "years"} after Class 10` : `about ${low} to ${high} years after Class 10`,
  licence: "Licence or registration",
  check: "Rules, exams and fees change every year: check them with the body that sets them before you apply.",
} as const;
