import type { Exam } from "@career-clarity/career-catalog";
import { inEach, type Wording } from "../language.ts";
import { NO_LONGER, NOT_IN_GENERAL, PERHAPS_LAST_TIME, STILL_OPEN } from "./exam-limits-texts.ts";

/** The age that one must not have reached on the day that counts: of the general category, of OBC, of SC and ST. */
const TOO_OLD: Partial<Readonly<Record<Exam, readonly [general: number, obc: number, scAndSt: number]>>> = {
  "UPSC Civil Services": [32, 35, 37],
};

const YEARS = "years?|yrs?|saal|sal|साल";
/** Years that are no age: of work, of study, of waiting. */
const NO_AGE = "(?! (?:\\S+ )?(?:experience|exp|anubhav|job|naukri|gap|ke baad|baad|pehle|se|course|अनुभव|के बाद|पहले|से))";
const SAID_AGE = new RegExp(
  ` (?:(?:i am|im|i m|age|aged|umar|umr|ayu|उम्र|आयु)(?: (?:is|hai|of|to|abhi|meri|मेरी|है))? (\\d\\d)|(\\d\\d) ?(?:${YEARS}|ki umar|ki umr|old|की उम्र))${NO_AGE}(?= )`,
  "u",
);
const AGE = new RegExp(`${SAID_AGE.source}| (?:is|at|am) (\\d\\d)(?= )`, "u");

/** Whether somebody tells an age. */
export const namesAge = (text: string): boolean => SAID_AGE.test(text);

/** What the limits mean for the age that somebody names; null where none is named or known. */
export function ageVerdict(exam: Exam, text: string): Wording | null {
  const [, before, after, bare] = AGE.exec(text) ?? [];
  const limits = TOO_OLD[exam];
  const age = Number(before ?? after ?? bare ?? Number.NaN);
  if (limits === undefined || Number.isNaN(age)) return null;
  const [general, obc, scAndSt] = limits;
  if (age < general - 1) return STILL_OPEN;
  if (age < general) return PERHAPS_LAST_TIME;
  if (age >= scAndSt) return NO_LONGER;
  return inEach((language) => NOT_IN_GENERAL[language](age < obc));
}
