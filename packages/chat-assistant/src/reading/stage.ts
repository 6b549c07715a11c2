import { DEGREE_NAMES } from "../names/degree-names.ts";
import { phrases } from "./words.ts";

/** Where in schooling a question starts from. */
export type Stage = "class10" | "class12" | "degree";

const AFTER =
  "(?:after|ke baad|ke bad|baad|post|pass|passed|khatam|finish(?:ed)?|complet(?:e|ed|ing)|done|fail|failed|के बाद|के पश्चात|पास|उत्तीर्ण|खत्म|पूरी|फेल)";
/** "After 10 years" names no class. */
const NO_COUNT = "(?! (?:years?|yrs?|saal|sal|lakhs?|lacs?|months?|mahine|days?|din|hours?|ghante|marks|साल|वर्ष|लाख|महीने|दिन|घंटे) )";
const TENTH = `(?:10${NO_COUNT}|10th|class 10|class 10th|10th class|tenth|class x|ssc board|matric|dasvi|dasvin|daswi|dasvee|10वीं|10वी|दसवीं|दसवी|कक्षा 10|कक्षा दस|मैट्रिक|हाईस्कूल)`;
const TWELFTH = `(?:12${NO_COUNT}|12th|class 12|class 12th|12th class|twelfth|xii|class xii|inter|intermediate|hsc|plus two|baarvi|barvi|baravi|barahvi|12वीं|12वी|बारहवीं|बारहवी|कक्षा 12|कक्षा बारह|इंटर|इंटरमीडिएट|प्लस टू)`;
const GRADUATION = `(?:graduation|graduate|degree|college|bachelors?|masters?|ma|${Object.values(DEGREE_NAMES)
  .flatMap(({ names }) => names)
  .join("|")}|पढाई|ग्रेजुएशन|ग्रेजुएट|स्नातक|डिग्री|कॉलेज)`;

const both = (place: string): RegExp =>
  phrases(
    `(?:after|post|passed|pass|completed|finished|done|did|failed|cleared)(?: my| the| doing| passing| completing| finishing)? ${place}`,
    `${place}(?: \\S+){0,2} ${AFTER}`,
    `${place} (?:me|mein|class|board|boards|exam|result|से|में|की|का|कक्षा|बोर्ड|क्लास|पास)`,
    `(?:main|mai|mein|मैं) (?:abhi |अभी )?${place}(?: \\S+){0,3} (?:hu|hun|hoon|हूं|हू)`,
  );

const STAGES: readonly (readonly [Stage, RegExp])[] = [
  ["class10", both(TENTH)],
  ["class12", both(TWELFTH)],
  ["degree", both(GRADUATION)],
];

const ELEVENTH = "(?:11|11th|class 11|class 11th|11th class|eleventh|gyarahvi|11वीं|ग्यारहवीं|12th)";
const INSTEAD = "(?:iti|polytechnic|diploma|आईटीआई|पॉलिटेक्निक|डिप्लोमा)";
const WEIGHED = "(?: \\S+){0,3} (?:or|vs|versus|ya|aur|and|better than|या|और)(?: \\S+){0,2} ";

/** "Polytechnic or 11th": who weighs these has just finished Class 10. */
const BEFORE_ELEVENTH = phrases(`${INSTEAD}${WEIGHED}${ELEVENTH}`, `${ELEVENTH}${WEIGHED}${INSTEAD}`);

const BELOW_TENTH =
  "(?:[1-9](?:st|nd|rd|th|vi|vin)|[5-9]|class [1-9](?:th)?|first|third|fourth|fifth|sixth|seventh|eighth|ninth|paanchvi|panchvi|chhathi|saatvi|aathvi|aathvin|nauvi|पांचवीं|पांचवी|छठी|सातवीं|आठवीं|आठवी|नौवीं|नौवी|[1-9]वीं|[1-9]वी|middle school)(?: class| std| standard| कक्षा)?";
const FAILED = "(?:fail|failed|fel|phail|फेल)";
const LEFT = "(?:padhai|school|study|studies|पढाई|स्कूल)(?: \\S+)? (?:chh?od\\S*|chh?(?:oo|u)t\\S*|left|stop\\S*|छोड\\S*|छूट\\S*)";

/** Who has not passed Class 10. */
export const BEFORE_TENTH: RegExp = phrases(
  `${BELOW_TENTH} (?:pass|passed|fail|failed|tak|only|hi|पास|फेल|तक)|(?:studied|study|padha|padhi|pass|passed)(?: \\S+){0,2} (?:till|upto|up to|until) ${BELOW_TENTH}|${BELOW_TENTH} (?:me|mein|ke baad|k baad|se|में|के बाद) ${LEFT}|(?:left|dropped out of|quit) (?:school )?(?:in|after|at) (?:class [1-9](?:th)?|[1-9]th)|${BELOW_TENTH} (?:drop ?out|drop|left)`,
  `${TENTH} (?:bhi |class |me |mein |में )?${FAILED}|${FAILED} (?:in |my )?${TENTH}(?! (?:pass|passed|पास))`,
  "anpadh|unpadh|un ?educated|illiterate|never (?:went to|been to|attended) school|(?:kabhi )?school (?:nahi|nhi) (?:gay[aei])|(?:main|mai|hum|jyada|zyada|bilkul) (?:\\S+ )?padh[ae] likh[ae] (?:nahi|nhi)|kam padh[aei] likh[aei]|kam padh[aei]|कम पढी लिखी|कम पढा लिखा|कम पढे लिखे|अनपढ",
);

const WORK_OR_TRADE =
  "(?:jobs?|naukri|nokri|kaam|work|career|courses?|iti|trade|bharti|earn|kama\\S*|business|years? ago|saal pehle|नौकरी|काम)";
/** Who has just failed Class 10 and asks for no work: the exam comes first. */
export const FAILED_TENTH_ALONE: RegExp = new RegExp(
  `^(?!.* ${WORK_OR_TRADE} )(?=.*(?: ${TENTH} (?:class |me |mein |में )?${FAILED} | ${FAILED} (?:in |my )*${TENTH} ))`,
  "u",
);

/** Who has failed Class 12 has passed Class 10. */
const ONLY_TENTH = phrases(`${TWELFTH} (?:class |me |mein |में )?${FAILED}|${FAILED} (?:in |my )?${TWELFTH}`);
export const isOnlyTenth = (text: string): boolean => ONLY_TENTH.test(text);

/** The stage that the text names, the earliest where it names several; null where it names none. */
export const stageIn = (text: string): Stage | null =>
  BEFORE_ELEVENTH.test(text) ? "class10" : (STAGES.find(([, cue]) => cue.test(text))?.[0] ?? null);
