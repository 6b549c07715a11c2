import { DEGREE_NAMES } from "../names/degree-names.ts";
import { phrases } from "./words.ts";

/** Where in schooling a question starts from. */
export type Stage = "class10" | "class12" | "degree";

const AFTER = "(?:after|ke baad|ke bad|baad|post|pass|passed|khatam|finish(?:ed)?|complet(?:e|ed|ing)|done|fail|failed|के बाद)";
const TENTH =
  "(?:10|10th|class 10|class 10th|10th class|tenth|class x|ssc board|matric|dasvi|dasvin|daswi|dasvee|10वीं|10वी|दसवीं|दसवी|मैट्रिक)";
const TWELFTH =
  "(?:12|12th|class 12|class 12th|12th class|twelfth|xii|class xii|inter|intermediate|hsc|plus two|baarvi|barvi|baravi|barahvi|12वीं|12वी|बारहवीं|बारहवी|इंटर)";
const GRADUATION = `(?:graduation|graduate|degree|college|bachelors?|masters?|ma|${Object.values(DEGREE_NAMES)
  .flatMap(({ names }) => names)
  .join("|")}|पढाई|ग्रेजुएशन|स्नातक)`;

const both = (place: string): RegExp =>
  phrases(
    `(?:after|post|passed|pass|completed|finished|done|did|failed|cleared)(?: my| the| doing| passing| completing| finishing)? ${place}`,
    `${place}(?: \\S+){0,2} ${AFTER}`,
    `${place} (?:me|mein|class|board|boards|exam|result)`,
  );

const STAGES: readonly (readonly [Stage, RegExp])[] = [
  ["class10", both(TENTH)],
  ["class12", both(TWELFTH)],
  ["degree", both(GRADUATION)],
];

/** The stage that the text names, the earliest where it names several; null where it names none. */
export const stageIn = (text: string): Stage | null => STAGES.find(([, cue]) => cue.test(text))?.[0] ?? null;
