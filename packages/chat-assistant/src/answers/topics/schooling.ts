import { STATE_RECRUITERS } from "../../names/state-recruiters.ts";
import { anyCue, phrases } from "../../reading/words.ts";
import { firstOf } from "../answer.ts";
import { examAndConditions, examBriefly, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  AFTER_A_LOW_TENTH,
  AFTER_VOCATIONAL,
  ANY_BOARD_COUNTS,
  APPLIED_OR_FULL_MATHS,
  BASIC_OR_STANDARD_MATHS,
  BOTH_DEGREES_IN_FOUR_YEARS,
  WHICH_BOARD,
} from "./schooling-texts.ts";
import { SCHOOL_POSTS } from "./work-texts.ts";

const OF_STATES = `(?:state|rajya|राज्य|स्टेट|बिहार|${STATE_RECRUITERS.flatMap(({ names }) => names).join("|")})`;
const BOARD = `(?:cbse|icse|isc|rbse|bseb|upmsp|mpbse|सीबीएसई|आईसीएसई|${OF_STATES}(?: state)? (?:boards?|बोर्ड))`;
const OR = "(?:or|vs|versus|ya|aur|and|se|to|over|या|और|से)";
const OTHER_MATTERS =
  "nios|open (?:school\\S*|board)|results?|admit card|date ?sheet|marksheet|affiliation|teachers?|jobs?|naukri|salary|fail\\S*|compartment|improvement|drop|[3-9]\\d";
const PREPARATION = "taiyari|tayari|prepare|preparation|preparing|coaching|scholarships?|तैयारी|कोचिंग";
const AIM =
  "(?:neet|jee|jee mains?|iit|iits|nit|nits|aiims|upsc|ias|ips|nda|cds|clat|cuet|nift|nid|nata|ssc|agniveer|ca|gate|btech|b tech|mbbs|engineering|engineer|doctor|du|delhi university|army|navy|air ?force|pilot|merchant navy|lawyer|foreign|abroad|नीट|जेईई|आईआईटी|एनडीए|यूपीएससी|इंजीनियर\\S*|डॉक्टर|सेना)";
const DOUBT =
  "(?:can|could|possible|eligib\\S*|allowed|problems?|issues?|disadvantages?|harder|difficult|tough|drawback|matters?|effects?|affects?|valid|accept\\S*|join|sak\\S*|pa(?:unga|ungi|yega|yenge)|dikkat|diqqat|mushkil|nuk?sa+n|farak|fark|chances?|chal\\S*|hoga|hogi|wal[aei]|students?|(?:se|me|mein) (?:hu|hun|hoon|padh\\S*)|सक\\S*|दिक्कत|मुश्किल|वाल[ाेी]|समस्या|फर्क|से (?:हूं|पढ\\S*))";

const MATHS = "(?:maths?|mathematics|ganit|गणित|मैथ्स?)";
const BASIC = `(?:(?:basic|standard|stardard|बेसिक|स्टैंडर्ड) ${MATHS}|${MATHS} (?:basic|standard|बेसिक|स्टैंडर्ड))`;
const APPLIED = `(?:applied ${MATHS}|${MATHS} applied|अप्लाइड ${MATHS})`;
const AT_SCHOOL =
  "(?:have|had|with|opted|9|9th|10|10th|tenth|11|11th|eleventh|cbse|class|pcm|science|commerce|stream|vs|versus|or|ya|difference|fark|farak|antar|better|le|lu|liya|lena|leni|li|take|took|choose|chun\\S*|10वीं|11वीं|दसवीं|ग्यारहवीं|या|अंतर|फर्क|ली|लेना|लूं)";

const VOCATIONAL = "(?:vocational|vocation|व्यावसायिक|वोकेशनल)";
const CLASS_12 = "(?:12|12th|class 12|twelfth|intermediate|inter|hsc|12वीं|बारहवीं|इंटर)";
const OF_VOCATIONAL = `(?:${CLASS_12} (?:\\S+ ){0,3}${VOCATIONAL}|${VOCATIONAL} (?:\\S+ ){0,2}(?:${CLASS_12}|students?|stream|wal[aei]|se|background|group|वाल[ाेी]|से))`;

const TENTH = "(?:10|10th|tenth|matric|10वीं|दसवीं)";
const LOW = "(?:3[3-9]|4\\d|(?:low|poor|less|kam|average|कम) (?:marks|percent\\S*|numbers?|अंक|नंबर))";

const FIRST_DEGREE = "(?:ba|b a|bsc|b sc|bcom|b com|बीए|बीएससी|बीकॉम)";
const TEACHERS_DEGREE = "(?:b ?ed|bed|बीएड|बी एड)";

/** Who names the subject is told of its teacher. */
const TAUGHT_THERE =
  "maths?|mathematics|physics|chemistry|biology|english|hindi|sanskrit|history|geography|economics|commerce|computers?|social|science|physical|pet|sports|music|art|dance|yoga|primary|prt|tgt|pgt|special|गणित|अंग्रेजी|हिंदी|संस्कृत|विज्ञान|इतिहास|भूगोल|प्राथमिक";

const LOW_IN_TENTH = `(?:${TENTH}(?: \\S+){0,4} ${LOW}|${LOW}(?: \\S+){0,4} ${TENTH})`;
const WHICH_COURSE =
  "(?:which|what|best|any|kaun ?s[aei]|kons[aei]|kya|कौन ?स[ाेी]|क्या) (?:\\S+ )?(?:courses?|diploma|stream|kare|karu|karna|कोर्स|करें|करूं)";
/** Marks in the middle, where it is asked what is left with them and not which stream. */
const MIDDLING_IN_TENTH = `(?:${TENTH}(?: \\S+){0,6} 5\\d|5\\d(?: \\S+){0,4} ${TENTH})`;
const WHAT_IS_LEFT = "(?:(?:what|kya|क्या) (?:\\S+ ){0,3}(?:do|next|now|kar[eu]n?|karna|kar sak\\S*|करें|करूं|कर सक\\S*|करना)|options?|aage|आगे)";

/** What the kind of one's schooling opens and shuts: the board, the kind of maths, a vocational stream, marks of Class 10; and the schools and courses of teachers. */
export const SCHOOLING_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      "(?:which|what|kaun ?s[aei]|kons[aei]|best|better|sabse ach+a|कौन ?सा|सबसे अच्छा) (?:school |education |school education )?(?:boards?|बोर्ड)(?! (?:exams?|games?|members?|conducts?|holds?|takes))",
      `${BOARD}(?: \\S+){0,2} ${OR}(?: \\S+)? (?:${BOARD}|state)`,
      `state ${OR} ${BOARD}`,
      `(?:change|changing|switch\\S*|shift\\S*|badal\\S*|बदल\\S*)(?: \\S+){0,3} (?:${BOARD}|boards?|बोर्ड)(?! exams?)|(?:boards?|बोर्ड)(?: \\S+)? (?:change|switch|shift|badal\\S*|बदल\\S*)`,
    ),
    unless: phrases(OTHER_MATTERS),
    ofCareers: true,
    reply: WHICH_BOARD,
    below: [examBriefly],
  },
  {
    cue: new RegExp(`^(?=.* ${BOARD} )(?=.* ${AIM} )(?=.* ${DOUBT} )`, "u"),
    unless: phrases(OTHER_MATTERS, PREPARATION),
    ofCareers: true,
    reply: ANY_BOARD_COUNTS,
    below: [firstOf([examAndConditions, wayToCareer])],
  },
  {
    cue: phrases(APPLIED),
    unless: phrases("(?:m ?sc|b ?sc|m ?tech|phd|bs|ms)(?: \\S+)? applied|research|professor|iit"),
    ofCareers: true,
    reply: APPLIED_OR_FULL_MATHS,
  },
  {
    cue: both(BASIC, AT_SCHOOL),
    unless: phrases("basic maths? (?:skills?|knowledge|aata|aati|chahiye|is enough|ki knowledge)|jobs?|naukri|iti|trade"),
    ofCareers: true,
    reply: BASIC_OR_STANDARD_MATHS,
  },
  {
    cue: both(
      OF_VOCATIONAL,
      "(?:btech|b tech|engineering|engineer|neet|mbbs|doctor|degree|graduation|college|admission|university|bsc|b sc|bcom|bca|bba|ba|polytechnic|diploma|jee|nda|aage|next|now what|options?|kya kar\\S*|what (?:can|to|should)|ab kya|बीटेक|इंजीनियर\\S*|डिग्री|कॉलेज|एडमिशन|प्रवेश|आगे|क्या कर\\S*)",
    ),
    unless: phrases(
      "vocational (?:teachers?|trainers?|instructors?|courses?|training)|(?:students?|pupils?|parents?) (?:are|is) not|weak students?",
    ),
    ofCareers: true,
    reply: AFTER_VOCATIONAL,
  },
  {
    cue: phrases(
      `itep|integrated ${TEACHERS_DEGREE}|${FIRST_DEGREE} ${TEACHERS_DEGREE}|${TEACHERS_DEGREE} integrated|integrated(?: \\S+){0,2} ${TEACHERS_DEGREE}`,
      `(?:4|four|char|chaar|चार) (?:years?|saal|sal|साल)(?: (?:ka|ki|wala|wali|integrated|का|की|वाली))* ${TEACHERS_DEGREE}`,
    ),
    unless: phrases(
      `(?:did|done|completed|have|having|after) (?:my )?${FIRST_DEGREE} ${TEACHERS_DEGREE}|${TEACHERS_DEGREE} (?:\\S+ )?(?:kiya|kar li\\S*|kar chuk\\S*|done|completed?|pass|holder|ke baad|karke|किया|के बाद)|salary|pay|vacancy|jobs?|naukri|llb|ba or bcom|नौकरी`,
    ),
    ofCareers: true,
    reply: BOTH_DEGREES_IN_FOUR_YEARS,
  },
  {
    cue: both(
      "(?:kendriya vidyalayas?|kvs?|navodaya(?: vidyalayas?)?|nvs|jnv|केंद्रीय विद्यालय|नवोदय(?: विद्यालय)?)",
      "(?:teachers?|teaching|shikshak|adhyapak|टीचर|शिक्षक|अध्यापक)",
    ),
    unless: phrases(`${TAUGHT_THERE}|salary|pay|vetan|age|umar|syllabus|exam date|transfer|vs|versus|or|ya|वेतन|उम्र|या`),
    ofCareers: true,
    reply: SCHOOL_POSTS,
    below: [examBriefly],
  },
  {
    cue: anyCue(both(LOW_IN_TENTH, WHICH_COURSE), both(MIDDLING_IN_TENTH, WHAT_IS_LEFT)),
    unless: phrases("fail\\S*|compartment|doctors?|neet|mbbs|iit|jee|12|12th|percentile|science|pcm|pcb|jobs?|naukri|नौकरी|फेल|साइंस"),
    reply: AFTER_A_LOW_TENTH,
  },
];
