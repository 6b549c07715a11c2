import { EXAM_RECORDS } from "@career-clarity/career-catalog";
import { words } from "../html/write.ts";
import { COUNTRIES } from "../reading/countries.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { AID_ABROAD, FEES, FEES_ELSE, FEES_OF_CATEGORIES, HELP_WITH_FEES, LOAN, NAMED_AID, OTHER_LOANS, STATE_AID } from "./money-texts.ts";

const OF_A_CATEGORY = phrases(
  "(?:sc|st|obc|ews|dalit|adivasi|scheduled (?:caste|tribe)|एससी|एसटी|ओबीसी|अनुसूचित)(?: (?:category|caste|cast|student|students|hu|hoon|hai|ke|ki|ka|walo|candidate|quota|jati|janjati|वर्ग|जाति|जनजाति))+",
);
const OF_A_FORM = phrases("form|application|apply|registration|exam|test|paper|entrance|फॉर्म|आवेदन");

/** Whose page shows a fee, by the examination, the career or the degree that was named. */
export function feesOf({ exams, careers, degrees, text }: Reading): string {
  if (OF_A_CATEGORY.test(text) && !OF_A_FORM.test(text)) return FEES_OF_CATEGORIES;
  const [exam] = exams;
  const [career] = careers;
  const found = FEES.find(
    (fees) =>
      fees.cue?.test(text) === true ||
      degrees.some((degree) => fees.degrees?.test(degree)) ||
      (career !== undefined && fees.careers?.test(career.career.id) === true),
  );
  if (exam !== undefined && (found === undefined || OF_A_FORM.test(text)))
    return `The fee of the form stands in this year's notice of ${words(exam)}, held by ${EXAM_RECORDS[exam].heldBy}; it is mostly lower for reserved categories and people with disabilities. Pay it there alone, and to no agent.`;
  return `${found?.says ?? FEES_ELSE} ${HELP_WITH_FEES}`;
}

const LENDS = phrases("loans?|credit card|vidya ?la(?:x|ksh)mi|collateral|karz\\S*|karj\\S*|लोन|ऋण");
const ABROAD = phrases(COUNTRIES);
const NATIONAL =
  "Scholarships of the Centre, and of many States, stand in one place: scholarships.gov.in. Those of a State are on its own portal, and its welfare department knows them.";
const CHECKED =
  "Who may have them and until when changes each year; your school or college office helps with the form, and none asks for money.";

/** Where to ask for a scholarship or a loan: what is the State's told apart from what is the Centre's. */
export function aidOf({ text }: Reading): string {
  if (ABROAD.test(text)) return `${AID_ABROAD} ${CHECKED}`;
  const state = STATE_AID.find(({ cue }) => cue.test(text));
  const named = NAMED_AID.find(({ cue }) => cue.test(text));
  const lends = LENDS.test(text);
  const ofState = state === undefined ? [] : [`For the scholarships of ${state.name} look at ${state.place}.`];
  if (!lends) return [...ofState, named?.says ?? NATIONAL, CHECKED].join(" ");
  return state?.loan === undefined
    ? [LOAN, ...ofState, CHECKED].join(" ")
    : `${state.name} lends for study by ${state.loan}. ${OTHER_LOANS} ${CHECKED}`;
}
