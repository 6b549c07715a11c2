import type { Career, WorkEnvironment } from "@career-clarity/career-catalog";
import { phrases } from "../reading/words.ts";
import type { Criterion } from "./criteria.ts";

/** Said of what is not wanted. */
export const REFUSES_NIGHTS: RegExp = phrases("without|no|not|avoid|dont|bina|nahi|nhi|nahin|except|na|day shift|only day|बिना|नहीं");

const BY_DAY: ReadonlySet<WorkEnvironment> = new Set([
  "Office",
  "Home",
  "Laboratory",
  "Classroom or campus",
  "Studio",
  "Court or government office",
  "Shop or showroom",
]);
const SPEAKS_OF_NIGHTS = /\bnights?\b|\bmidnight\b|\bshifts?\b|\bround the clock\b|\bon call\b/i;

/** Careers done where work ends in the evening, whose records tell of no nights. The catalogue holds no rosters: it is no promise. */
export const WITHOUT_NIGHTS: Criterion = {
  steady: true,
  label: "whose records tell of no nights",
  holds: ({ workEnvironment, description, day = [], dislikes = [] }: Career) =>
    workEnvironment.every((place) => BY_DAY.has(place)) && !SPEAKS_OF_NIGHTS.test([description, ...day, ...dislikes].join(" ")),
  points: () => 0,
};
