import { ul } from "../../html/write.ts";
import { inEach, type Wording } from "../../language.ts";
import { COUNTRIES } from "../../reading/countries.ts";
import { phrases } from "../../reading/words.ts";
import { wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  AFTER_COMPUTER_COURSES,
  CCC,
  DCA,
  INTO_ISRO,
  NAME_A_TRADE,
  NURSES_ABROAD,
  OF_PRIESTS,
  PARAMEDICAL_COURSES,
  SKILL_TRAINING,
  TALLY,
  TYPING_AS_A_HELP,
  WHICH_COMPUTER_COURSE,
} from "./courses-texts.ts";

const GOVERNMENT_COURSES = "(?:ccc|o level|a level|olevel|ms ?cit|rs ?cit|nielit)";
const INSTITUTE_COURSES = "(?:adca|dca|basic computer (?:course|class\\S*|training)|dtp)";
const COURSE =
  "(?:courses?|class|classes|diploma|certificate|karna|karne|karke|kar|kiya|seekh\\S*|sikh\\S*|karu|karun|karlu|ke baad|after|kya|fayde?|faida|worth|value|useful|vs|or|ya|valid|job|jobs|naukri|कोर्स|सीख\\S*)";
const named = (course: string): RegExp =>
  phrases(`${course}(?: \\S+){0,5} ${COURSE}(?: .*)?|${COURSE}(?: \\S+){0,3} ${course}(?: .*)?|${course}`);

const computerCourse = (cue: RegExp, ...rows: readonly Wording[]): Topic => ({
  cue,
  unless: phrases("salary|pay|vetan", "(?:accountant|operator|programmer)"),
  reply: inEach((language) => ul(rows.map((row) => row[language])) + AFTER_COMPUTER_COURSES[language]),
});

const MARKS = "(?:marks?|percent\\S*|percentage|cgpa|number|score|kitne|अंक|नंबर)";
const PRIEST =
  "(?:pandit\\S*|pandit ?ji|purohit\\S*|pujari|poojari|priests?|karmkand\\S*|karma ?kand\\S*|vedic studies|ved path\\S*|imam|maulvi|maulana|granthi|pastor|padri|पंडित|पुजारी|पुरोहित|इमाम|मौलवी|ग्रंथी|पादरी)";

/** Single courses and callings that are asked for by name and have no record. */
export const COURSE_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "pmkvy(?: .*)?|(?:pradhan ?mantri |pm )?kaushal (?:vikas|kendra|centre|center)(?: .*)?|skill india(?: .*)?|skill (?:training|development|centres?|centers?) (?:near|centres?|centers?|kahan|kaha|kaise|free|courses?)(?: .*)?|jan shikshan(?: .*)?|कौशल (?:विकास|केंद्र|भारत)(?: .*)?",
    ),
    unless: phrases("(?:become|trainer|officer|manager|salary)(?: .*)?"),
    ofCareers: true,
    reply: SKILL_TRAINING,
    below: [wayToCareer],
    alone: NAME_A_TRADE,
  },
  {
    cue: both("(?:gnm|anm|(?:bsc |msc |post basic )?nursing|nurses?|नर्स\\S*|नर्सिंग)", COUNTRIES),
    unless: phrases("salary|pay|fees?|study (?:in|abroad)|padhai|from (?:russia|abroad)|वेतन|फीस"),
    ofCareers: true,
    reply: NURSES_ABROAD,
    below: [wayToCareer],
  },
  computerCourse(both(GOVERNMENT_COURSES, INSTITUTE_COURSES), CCC, DCA),
  computerCourse(named(GOVERNMENT_COURSES), CCC),
  computerCourse(named(INSTITUTE_COURSES), DCA),
  computerCourse(named("tally(?: prime| erp)?"), TALLY),
  {
    cue: phrases(
      "typing(?: \\S+){0,4} (?:courses?|seekh\\S*|sikh\\S*|class|job|jobs|naukri|speed|karne|karke|kaise|ke baad)(?: .*)?|(?:hindi|english) typing(?: .*)?|टाइपिंग(?: .*)?",
    ),
    reply: TYPING_AS_A_HELP,
  },
  {
    cue: phrases(
      "computer (?:ka |ke |ki )?(?:\\S+ )?courses?(?: .*)?|(?:which|best|konsa|kaunsa|kaun sa) computer course(?: .*)?|कंप्यूटर (?:का |के |की )?(?:\\S+ ){0,3}कोर्स(?: .*)?",
    ),
    unless: phrases("(?:btech|bca|mca|bsc|degree|engineering|science)(?: .*)?"),
    reply: WHICH_COMPUTER_COURSE,
  },
  {
    cue: phrases(
      "para ?medical(?: \\S+){0,5} (?:courses?|list|kya|options?|jobs?|fields?|konsa|kaunsa|best|without|scope|salary|me|mein|ke)(?: .*)?|(?:courses?|list|best)(?: \\S+){0,3} para ?medical(?: .*)?|para ?medical|पैरामेडिकल(?: .*)?|(?:medical|hospital) (?:line|field|me|mein)? ?(?:ke |ki )?(?:short|diploma|technician|technical) courses?(?: .*)?",
    ),
    unless: phrases("(?:aiims (?:bsc )?|rrb |railway )para ?medical"),
    reply: PARAMEDICAL_COURSES,
    ofCareers: true,
  },
  {
    cue: phrases(
      `${PRIEST}(?: \\S+){0,6} (?:ban\\S*|kaise|become|courses?|karna|padh\\S*|degree|job|naukri|kahan|school|how|study|बन\\S*|कैसे)(?: .*)?|(?:become|becoming|ban\\S*|how|kaise|career|train\\S*)(?: \\S+){0,5} ${PRIEST}(?: .*)?|shastri (?:acharya|degree|course)(?: .*)?|acharya degree(?: .*)?|gurukul(?: .*)?`,
    ),
    unless: phrases("(?:pandit|acharya) (?:ravi|jawahar|deen)", "neet|jee|upsc"),
    reply: OF_PRIESTS,
  },
  {
    cue: both(
      "(?:isro|इसरो)",
      `(?:${MARKS}|padhna|padhai|padhu|study|subjects?|streams?|11th|class 11|kya kar\\S*|kaise|how|jaana|jana|jaane|jau|join|become|ban\\S*|job|jobs|qualification|eligib\\S*|बन\\S*|कैसे|11वीं|विषय|स्ट्रीम)`,
    ),
    unless: phrases("astronaut|antriksh ?yatri|salary|pay"),
    ofCareers: true,
    reply: INTO_ISRO,
  },
];
