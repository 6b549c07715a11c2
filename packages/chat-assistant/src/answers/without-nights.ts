import type { Career, WorkEnvironment } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
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

/** Said of nights, in the question. */
export const ASKS_OF_NIGHTS: RegExp = phrases("nights?|raat|rat|shifts?|नाइट|रात|शिफ्ट");
/** Where work goes on around the clock, as far as the place alone tells. */
const PLACES_BY_NIGHT: readonly (readonly [place: WorkEnvironment, said: string])[] = [
  ["Hospital or clinic", "It can be: hospitals are open around the clock, while most clinics close in the evening"],
  ["At sea", "Yes: a ship sails day and night, and its crew takes turns"],
  ["In the air", "Yes, for most: flights leave at all hours"],
];

/** Whether a career has nights, from what its record tells or from where the work is done; null where neither says so. */
export function nightsIn({ name, workEnvironment, day = [], dislikes = [] }: Career): string | null {
  const told = [...day, ...dislikes].filter((line) => SPEAKS_OF_NIGHTS.test(line));
  const place = PLACES_BY_NIGHT.find(([each]) => workEnvironment.includes(each));
  if (told.length === 0 && place === undefined) return null;
  const why =
    told.length === 0
      ? place?.[1]
      : `Yes, nights or late shifts are part of it for many: the record of ${words(name)} tells "${told.map(words).join('"; "')}"`;
  return p(`${why}. How many differs from employer to employer; ask before you join.`);
}

/** Careers done where work ends in the evening, whose records tell of no nights. The catalogue holds no rosters: it is no promise. */
export const WITHOUT_NIGHTS: Criterion = {
  steady: true,
  label: {
    english: "whose records tell of no nights",
    hinglish: "jinke record mein raat ka kaam nahi likha",
    hindi: "जिनके रिकॉर्ड में रात का काम नहीं लिखा",
  },
  holds: ({ workEnvironment, description, summary = "", day = [], dislikes = [] }: Career) =>
    workEnvironment.every((place) => BY_DAY.has(place)) && !SPEAKS_OF_NIGHTS.test([description, summary, ...day, ...dislikes].join(" ")),
  points: () => 0,
};
