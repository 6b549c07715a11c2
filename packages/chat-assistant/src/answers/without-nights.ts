import type { Career, WorkEnvironment } from "@career-clarity/career-catalog";
import { dayIn } from "../descriptions/in-language.ts";
import { p, words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { textIn } from "../record-texts/in-language.ts";
import type { Criterion } from "./criteria.ts";
import { ASK_HOW_MANY_NIGHTS, AT_SEA, IN_HOSPITALS, IN_THE_AIR, NIGHTS_TOLD } from "./without-nights-texts.ts";

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
const PLACES_BY_NIGHT: readonly (readonly [place: WorkEnvironment, said: Wording])[] = [
  ["Hospital or clinic", IN_HOSPITALS],
  ["At sea", AT_SEA],
  ["In the air", IN_THE_AIR],
];

/** Whether a career has nights, from what its record tells or from where the work is done; null where neither says so. */
export function nightsIn(career: Career, language: Language): string | null {
  const { name, workEnvironment, day = [], dislikes = [] } = career;
  const inLanguage = [...dayIn(career, language), ...dislikes.map((dislike) => textIn(dislike, language))];
  const told = inLanguage.filter((_, place) => SPEAKS_OF_NIGHTS.test([...day, ...dislikes][place] ?? ""));
  const place = PLACES_BY_NIGHT.find(([each]) => workEnvironment.includes(each));
  const why = told.length === 0 ? place?.[1][language] : NIGHTS_TOLD[language](words(name), told.map(words).join('"; "'));
  return why === undefined ? null : p(`${why} ${ASK_HOW_MANY_NIGHTS[language]}`);
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
