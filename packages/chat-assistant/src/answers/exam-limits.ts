import { EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import { inEach, type Wording } from "../language.ts";
import {
  NO_LONGER,
  NO_LONGER_IN_FORCES,
  NO_LONGER_IN_UNIFORM,
  NOT_IN_GENERAL,
  PERHAPS_LAST_TIME,
  STILL_OPEN,
} from "./exam-limits-texts.ts";

/**
 * The age up to which the notices so far took people of the general category, in whole years, for the post of the examination that takes the
 * oldest. Examinations that have no such age, or another in each State, are not in it.
 */
export const OLDEST: Partial<Readonly<Record<Exam, number>>> = {
  "AAI ATC": 27,
  AFCAT: 26,
  "Agniveer recruitment": 21,
  "BARC OCES": 26,
  "BRO recruitment": 27,
  CDS: 25,
  "Coast Guard recruitment": 25,
  "DRDO CEPTAM": 28,
  "ESIC SSO": 27,
  "General insurance AO": 30,
  "IB recruitment": 27,
  "IBPS Clerk": 28,
  "IBPS PO": 30,
  "IBPS RRB": 30,
  "IBPS SO": 30,
  "India Post GDS": 40,
  "LIC AAO": 30,
  "NABARD Grade A": 30,
  NDA: 19,
  NORCET: 30,
  "Patent examiner examination": 35,
  "RBI Assistant": 28,
  "RBI Grade B": 30,
  "RPF recruitment": 28,
  "RRB ALP": 30,
  "RRB Group D": 33,
  "RRB JE": 33,
  "RRB NTPC": 33,
  "RRB Technician": 33,
  "SBI Clerk": 28,
  "SBI PO": 30,
  "SSC CGL": 32,
  "SSC CHSL": 27,
  "SSC CPO": 25,
  "SSC Delhi Police Constable": 25,
  "SSC GD": 23,
  "SSC JE": 32,
  "SSC JHT": 30,
  "SSC MTS": 27,
  "SSC Stenographer": 30,
  "UPSC CAPF": 24,
  "UPSC Civil Services": 31,
  "UPSC Combined Geo-Scientist": 31,
  "UPSC EPFO": 35,
  "UPSC Engineering Services": 29,
  "UPSC IES/ISS": 29,
  "UPSC Indian Forest Service": 31,
};
/** So many years more the notices give by category, but for the forces. */
const YEARS_MORE = { obc: 3, scAndSt: 5 };
const isOfForces = (exam: Exam): boolean => EXAM_RECORDS[exam].service === "forces";
/** Whether an examination gives posts of the forces or the police. */
export const isOfUniform = (exam: Exam): boolean => isOfForces(exam) || EXAM_RECORDS[exam].service === "police";

/** Whether an examination is closed by age: to the general category, and to everybody whom a category gives more years. */
export function closedAt(exam: Exam, age: number): "no" | "in general" | "to all" {
  const oldest = OLDEST[exam];
  if (oldest === undefined || age <= oldest) return "no";
  return isOfForces(exam) || age > oldest + YEARS_MORE.scAndSt ? "to all" : "in general";
}

const YEARS = "years?|yrs?|saal|sal|साल";
/** Years that are no age: of work, of study, of waiting. */
const NO_AGE = "(?! (?:\\S+ )?(?:experience|exp|anubhav|job|naukri|gap|ke baad|baad|pehle|se|course|अनुभव|के बाद|पहले|से))";
const SAID_AGE = new RegExp(
  ` (?:(?:i am|im|i m|age|aged|umar|umr|ayu|उम्र|आयु)(?: (?:is|hai|of|to|abhi|meri|मेरी|है))? (\\d\\d)|(\\d\\d) ?(?:${YEARS}|ki umar|ki umr|old|की उम्र))${NO_AGE}(?= )`,
  "u",
);
const AGE = new RegExp(`${SAID_AGE.source}| (?:is|at|am) (\\d\\d)(?! (?:percent|marks?|lakh|lpa|k|thousand|th|cgpa|km|pm))(?= )`, "u");

/** Whether somebody tells an age. */
export const namesAge = (text: string): boolean => SAID_AGE.test(text);

/** The age that somebody names, in years. */
export function ageIn(text: string): number | null {
  const [, before, after, bare] = AGE.exec(text) ?? [];
  const age = before ?? after ?? bare;
  return age === undefined ? null : Number(age);
}

/** Entries of the forces after a degree, which take older candidates than those after school. */
const FOR_GRADUATES: readonly Exam[] = ["CDS", "AFCAT"];
const isOpenToGraduates = (exam: Exam, age: number): boolean =>
  !FOR_GRADUATES.includes(exam) && FOR_GRADUATES.some((other) => closedAt(other, age) === "no");

/** What the limits mean for the age that somebody names; null where none is named or known. */
export function ageVerdict(exam: Exam, text: string): Wording | null {
  const oldest = OLDEST[exam];
  const age = ageIn(text);
  if (oldest === undefined || age === null) return null;
  if (age < oldest) return STILL_OPEN;
  if (age === oldest) return PERHAPS_LAST_TIME;
  if (closedAt(exam, age) === "to all")
    return isOfForces(exam)
      ? inEach((language) => NO_LONGER_IN_FORCES[language](isOpenToGraduates(exam, age)))
      : isOfUniform(exam)
        ? NO_LONGER_IN_UNIFORM
        : NO_LONGER;
  return inEach((language) => NOT_IN_GENERAL[language](age <= oldest + YEARS_MORE.obc));
}
