import { words } from "../html/write.ts";
import { COUNTRIES } from "../reading/countries.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { holderOf } from "./exam-words.ts";
import {
  AID_ABROAD,
  CHECKED,
  FEE_OF_FORM,
  FEES,
  FEES_ELSE,
  FEES_OF_CATEGORIES,
  HELP_WITH_FEES,
  LOAN,
  NAMED_AID,
  NATIONAL,
  OF_STATE,
  OTHER_LOANS,
  STATE_AID,
  STATE_LENDS,
} from "./money-texts.ts";

const OF_A_CATEGORY = phrases(
  "(?:sc|st|obc|ews|dalit|adivasi|scheduled (?:caste|tribe)|एससी|एसटी|ओबीसी|अनुसूचित)(?: (?:category|caste|cast|student|students|hu|hoon|hai|ke|ki|ka|walo|candidate|quota|jati|janjati|वर्ग|जाति|जनजाति))+",
);
const FORM = "(?:forms?|application|apply|registration|exams?|test|paper|entrance|फॉर्म|आवेदन|परीक्षा)";
const FEE = "(?:fees?|charges?|फीस|शुल्क)";
const OF_A_FORM = phrases(`${FORM}(?: \\S+){0,2} ${FEE}|${FEE}(?: \\S+){0,3} ${FORM}`);

/** Whose page shows a fee, by the examination, the career or the degree that was named. */
export function feesOf({ exams, careers, degrees, text, language }: Reading): string {
  if (OF_A_CATEGORY.test(text) && !OF_A_FORM.test(text)) return FEES_OF_CATEGORIES[language];
  const [exam] = exams;
  const [career] = careers;
  const found = FEES.find(
    (fees) =>
      fees.cue?.test(text) === true ||
      degrees.some((degree) => fees.degrees?.test(degree)) ||
      (career !== undefined && fees.careers?.test(career.career.id) === true),
  );
  if (exam !== undefined && (found === undefined || OF_A_FORM.test(text)))
    return FEE_OF_FORM[language](words(exam), holderOf(exam, language));
  return `${(found?.says ?? FEES_ELSE)[language]} ${HELP_WITH_FEES[language]}`;
}

const LENDS = phrases("loans?|credit card|vidya ?la(?:x|ksh)mi|collateral|karz\\S*|karj\\S*|लोन|ऋण");
const ABROAD = phrases(COUNTRIES);
/** Where to ask for a scholarship or a loan: what is the State's told apart from what is the Centre's. */
export function aidOf({ text, language }: Reading): string {
  const checked = CHECKED[language];
  if (ABROAD.test(text)) return `${AID_ABROAD[language]} ${checked}`;
  const state = STATE_AID.find(({ cue }) => cue.test(text));
  const named = NAMED_AID.find(({ cue }) => cue.test(text));
  const lends = LENDS.test(text);
  const ofState = state === undefined ? [] : [OF_STATE[language](state.name[language], state.place[language])];
  if (!lends) return [...ofState, (named?.says ?? NATIONAL)[language], checked].join(" ");
  return state?.loan === undefined
    ? [LOAN[language], ...ofState, checked].join(" ")
    : `${STATE_LENDS[language](state.name[language], state.loan[language])} ${OTHER_LOANS[language]} ${checked}`;
}
