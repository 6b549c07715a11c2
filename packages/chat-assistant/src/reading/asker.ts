import { phrases } from "./words.ts";

/** What a question tells of its asker that bounds which posts are open: an age at which recruitments have closed, and a woman. */

const LATE = "(?:3[5-9]|[45]\\d)";
/** Somebody of thirty-five or more. */
export const OF_FORTY: RegExp = phrases(
  `${LATE} (?:years?|yrs?|saal|sal|ki (?:umar|umr|age)|साल)(?! (?:of )?(?:exp\\S*|service|naukri))|(?:age|aged|umar|umr|उम्र)(?: of)? (?:is |hai )?${LATE}|(?:i am|im|i m|she is|he is|mother is|am|is|at|turned) ${LATE}(?! (?:percent|marks|lakh|lpa|k|thousand))`,
);

/** Somebody who says an age. */
const ofAge = (age: string): RegExp =>
  phrases(
    `${age} (?:years? old|yrs? old|saal|sal|ki (?:umar|umr|age)|साल)(?! (?:of )?(?:exp\\S*|service|naukri))|(?:age|aged|umar|umr|उम्र)(?: of)? (?:is |hai )?${age}|(?:i am|im|i m|she is|he is|turned) ${age}(?! (?:percent|marks|lakh|lpa|k|thousand))`,
  );
/** Somebody from twenty-seven to twenty-nine, when most posts for those from school close. */
export const OF_LATE_TWENTIES: RegExp = ofAge("(?:2[7-9])");
/** Somebody from thirty to thirty-four, when the posts for the young close and those for graduates stay. */
export const OF_THIRTY: RegExp = ofAge("(?:3[0-4])");

export const OF_WOMEN: RegExp = phrases(
  "girls?|wom[ae]n|ladki|ladkiy\\S*|ladies|lady|female|beti|daughter|mahila\\S*|mother|sister|wife|behen|didi|sakti (?:hu|hoon|hun)|chahti (?:hu|hoon|hun)|लडकी|लडकिय\\S*|महिला\\S*|बेटी|बहन|सकती (?:हूं|है)|चाहती (?:हूं|है)",
);

/** Fighting arms of the Army that take only men so far. */
export const MEN_ALONE: ReadonlySet<string> = new Set(["infantry-officer", "infantry-soldier", "artillery-gunner", "commando"]);
