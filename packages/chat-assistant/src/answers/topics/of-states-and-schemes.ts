import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  A_FUTURE_IN_DRAWING,
  BED_FOR_PRIMARY,
  DWARFISM_AND_CIVIL_SERVICES,
  ENGINEERING_WITHOUT_JEE,
  GROUP_4_OF_TAMIL_NADU,
  HANDLOOM_INSTITUTES,
  OJEE_OF_ODISHA,
  PARAMEDICAL_AFTER_10,
  PET_OF_UP,
  VISHWAKARMA,
} from "./of-states-and-schemes-texts.ts";

const JEE = "(?:jee|jee mains?|iit jee|mains|जेईई)";
const ENGINEERING = "(?:engineering|engineer|b ?tech|be|इंजीनियरिंग|इंजीनियर|बीटेक)";

/** Tests of one State, schemes, and what a rule of the whole country decides. */
export const STATE_AND_SCHEME_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "(?:up|upsssc|uttar pradesh) pet|pet (?:exam )?(?:upsssc|up)|pet (?:exam|score|ka exam|syllabus|qualification|eligibility)",
    ),
    unless: phrases("animals?|dogs?|shop|vet|groom\\S*|salary|cut ?off"),
    reply: PET_OF_UP,
  },
  { cue: phrases("ojee|ओजेईई"), reply: OJEE_OF_ODISHA },
  {
    cue: phrases("(?:tnpsc|tamil ?nadu) group ?(?:4|iv|four)|tnpsc grp ?4|group ?(?:4|iv) (?:exam )?(?:tnpsc|tamil ?nadu)|vao(?: .*)?"),
    unless: phrases("salary|pay|sambalam|cut ?off|date|result"),
    ofCareers: true,
    reply: GROUP_4_OF_TAMIL_NADU,
  },
  {
    cue: both(
      "(?:bed|b ed|बीएड)",
      "(?:primary|prt|class(?:es)? (?:1|i|one)(?: (?:to|se|-))? ?(?:5|v|five)?|1 (?:to|se) 5|प्राइमरी|प्राथमिक|1 से 5)",
    ),
    unless: phrases("or|vs|versus|fees?|salary|(?:which|konsa|kaunsa|better|best)|ya|after primary|special"),
    ofCareers: true,
    reply: BED_FOR_PRIMARY,
  },
  {
    cue: phrases(
      `(?:without|bina|no|not (?:giving|giv|doing|taking)) (?:\\S+ )?${JEE}(?: \\S+){0,6} ${ENGINEERING}|${ENGINEERING}(?: \\S+){0,4} (?:without|bina|no) (?:\\S+ )?${JEE}|${JEE} (?:ke |k |के )?(?:bina|बिना|without)(?: \\S+){0,5} ${ENGINEERING}|${ENGINEERING}(?: \\S+){0,4} ${JEE} (?:ke|k|के) (?:bina|बिना)|बिना ${JEE}(?: \\S+){0,5} ${ENGINEERING}`,
    ),
    unless: phrases("iits?|nits?|iiits?|salary|careers?|jobs?|list|fees?|without maths|bina maths|pcb|government job"),
    reply: ENGINEERING_WITHOUT_JEE,
  },
  {
    cue: both(
      "(?:dwarf|dwarfism|bauna|bauni|बौना|बौनी|very short|3 (?:feet|foot|ft|fut)|4 (?:feet|foot|ft|fut))",
      "(?:ias|upsc|civil services?|collector|आईएएस|यूपीएससी)",
    ),
    ofCareers: true,
    reply: DWARFISM_AND_CIVIL_SERVICES,
  },
  {
    cue: phrases("(?:pm )?vish?wakarma(?: (?:yojana|yojna|scheme|loan))?|विश्वकर्मा"),
    unless: phrases("universit\\S*|college|school|puja"),
    ofCareers: true,
    reply: VISHWAKARMA,
  },
  {
    cue: both(
      "(?:drawing|sketching|painting|drawings|ड्रॉइंग|ड्राइंग|चित्रकारी|पेंटिंग)",
      "(?:(?:no|koi|koyi) (?:future|scope|career|money)|(?:future|scope|bhavishya|career|paisa|paise) (?:\\S+ )?(?:nahi|nhi|nahin|नहीं)|waste|time pass|useless|timepass|फ्यूचर नहीं)",
    ),
    unless: phrases("physics|maths|engineering drawing"),
    reply: A_FUTURE_IN_DRAWING,
  },
  {
    cue: both(
      "(?:hand ?loom|hathkargha|weaving|bunai|हथकरघा|बुनाई)",
      "(?:colleges?|courses?|institutes?|diploma|iiht|study|padhai|learn|seekh\\S*|कॉलेज|कोर्स|डिप्लोमा|संस्थान)",
    ),
    unless: phrases("basket|salary|pay|business|loan"),
    ofCareers: true,
    reply: HANDLOOM_INSTITUTES,
  },
  {
    cue: both(
      "(?:paramedical|para medical|paramedic course|dmlt|medical lab course|पैरामेडिकल)",
      "(?:(?:after|ke baad|baad)(?: class)? (?:10|10th|tenth|matric)|(?:10|10th|tenth|matric|दसवीं|10वीं) (?:ke baad|k baad|pass|के बाद))",
    ),
    unless: phrases("12|12th|twelfth|12वीं|salary|fees?"),
    ofCareers: true,
    reply: PARAMEDICAL_AFTER_10,
  },
];
