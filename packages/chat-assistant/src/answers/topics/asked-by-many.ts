import { phrases } from "../../reading/words.ts";
import { ownWish, wayToCareer } from "../follow-up.ts";
import { listAnswer } from "../list.ts";
import type { Topic } from "../topic.ts";
import {
  BA_OR_BSC_OF_A_SUBJECT,
  BESIDE_A_DEGREE,
  BOARDS_FOR_JEE,
  DAYS_AT_THE_SSB,
  INCOME_BESIDE_MARRIAGE,
  INCOME_WITH_A_DEGREE,
  MARKS_CHOOSE_NO_STREAM,
  STREAMS_ARE_NOT_PAID,
} from "./asked-by-many-texts.ts";
import { both } from "./both.ts";
import { GATE_IN_HAND } from "./in-hand-texts.ts";
import { NAME_YOUR_LIKING } from "./wish-and-means-texts.ts";

const DEGREE = "(?:ba|b a|bcom|b com|bsc|b sc|bba|bca|ma|mcom|msc|graduat\\S*|degree|snatak|बीए|बीकॉम|बीएससी|ग्रेजु\\S*|स्नातक|डिग्री)";
const DONE =
  "(?:did|done|completed?|finished|passed?|pass|has|have|holder|after|kiya|ki|kar li\\S*|kar chuk\\S*|ho gay\\S*|ke baad|किया|की|कर ली\\S*|हो गय\\S*|पास|के बाद)";
const HAS_A_DEGREE = `(?:${DONE} (?:an? |her |his |my )?${DEGREE}|${DEGREE}(?: (?:in|me|mein|में|\\S+))? ${DONE}|graduate)`;
const INCOME =
  "(?:(?:want|wants|need|needs|have|has|must)(?: \\S+)? (?:to )?(?:earn|make money|support (?:my |her |the )?(?:family|home))|(?:kamana|kamaana|kamane|paise kamana|apne pair\\S*(?: par)?(?: khad\\S*)?|stand on (?:my|her) own|independent|कमाना|कमाने|अपने पैरों)|(?:jaldi|turant|abhi|urgent(?:ly)?)(?: \\S+)? (?:job|naukri|kaam|paise))";
const MARRIAGE = "(?:marriage|marry|married|shaadi|shadi|byah|rishta|शादी|ब्याह|रिश्ता)";
const OF_OTHER_INCOME = phrases(
  "online|from home|part ?time|while|students?|pursuing|(?:1st|2nd|3rd|first|second|third|final) year|kar rah[ai]|पढ रह\\S*|after marriage|shaadi ke baad|12|12th|how much|kitna|vs|versus|(?:or|ya) (?:job|naukri|study|padhai|mba|bed)",
  "passed away|died|expired|guzar\\S*|nahi rah[ei]|husband|sasural",
);

const IN_IT =
  "(?:kar rah[ai]|kar rahe|pursuing|doing|studying|(?:1st|2nd|3rd|first|second|third|final) year|student|padh rah[ai]|कर रह[ाी]|पढ रह[ाी])";
const BESIDE_IT =
  "(?:(?:saath|sath|साथ)(?: (?:me|mein|hi|में|ही))? (?:aur )?(?:kya|kaun\\S*|kons\\S*|क्या|कौन\\S*)|what (?:else )?(?:can|should|to)(?: \\S+){0,3} (?:along|beside|besides|with it|side by side)|(?:along with it|beside it|side by side) what)";

const JEE = "(?:jee|jee mains?|iit|iits|nit|nits|josaa|btech|जेईई|आईआईटी|एनआईटी)";
const BOARDS = "(?:boards?|12|12th|twelfth|class 12|बोर्ड|12वीं)";
const SEVENTY_FIVE = "(?:75|65)(?: ?(?:percent\\S*|marks|pc|प्रतिशत))?";
const HOW_MANY_MARKS =
  "(?:(?:kitn\\S*|minimum|min|kam se kam|least|how (?:much|many)|what|required|कितन\\S*|न्यूनतम)(?: \\S+){0,2} (?:percent\\S*|parsent|persent|marks|number|ank|प्रतिशत|अंक|नंबर)|kitn[aei] (?:chahiye|chahie|required|hone|hona)|(?:percent\\S*|marks|number|प्रतिशत|अंक|नंबर) (?:kitn[aei]|criteria|required|needed|chahiye|zaruri|zaroori|eligib\\S*|mandatory|compulsory|चाहिए|जरूरी|कितन[ाे]))";
/** Marks of one's own, and whether one may sit with them. */
const SITS_WITH =
  "(?:[3-9]\\d (?:percent\\S*|प्रतिशत)(?: .*)? (?:(?:de|bhar|apply kar) sak\\S*|eligible|allowed|(?:दे|भर) सक\\S*)|(?:can|may|eligible|allowed)(?: \\S+){1,8} [3-9]\\d percent\\S*)";
const IS_A_RULE = "(?:criteri\\S*|rule|compulsory|mandatory|necessary|required|must|zaroori|zaruri|jaruri|जरूरी|अनिवार्य)";

const HIGH_MARKS =
  "(?:(?:8[5-9]|9\\d)(?: ?(?:percent\\S*|marks|pc|प्रतिशत))?|(?:good|acch?e|achh?e|great|high|अच्छे) (?:marks|percent\\S*|number|नंबर)|topper|top kiya)";
const NO_SCIENCE =
  "(?:history|arts|humanities|drawing|art|music|literature|writing|commerce|economics|psychology|political science|geography|languages?|itihas|likhna|इतिहास|आर्ट्स|कॉमर्स|संगीत|लिखना|साहित्य)";
const LIKED = "(?:love|like|enjoy|want|interest\\S*|passion\\S*|pasand|mann?|lena|leni|padhna|padhni|पसंद|मन|लेना|लेनी|पढना|पढनी)";

const MUST_TAKE_SCIENCE =
  "(?:(?:science|साइंस|विज्ञान) (?:hi |lena |leni |लेना |लेनी |ही )*(?:len[ai]|chahiye|padeg[ai]|zaro*ri|zaru+ri|jaro*ri|jaru+ri|must|compulsory|necessary|लेन[ाी]|चाहिए|जरूरी)|(?:should|must|have to|do i have to|need to) (?:i )?(?:take|choose|go for|study|opt for) science|science (?:is )?(?:a )?(?:must|compulsory|necessary))";

const TAUGHT_AS_BOTH =
  "(?:psychology|geography|economics|maths?|mathematics|statistics|anthropology|home science|computer science|मनोविज्ञान|भूगोल|अर्थशास्त्र|गणित)";
const WEIGHED = "(?:differ\\S*|fark|farak|antar|vs|versus|or|ya|better|which|अंतर|फर्क|या|बेहतर)";

const STREAM = "(?:arts|humanities|commerce|science|आर्ट्स|कॉमर्स|साइंस)";
const PAYS_LESS =
  "(?:(?:earns?|paid|make|makes|get|gets) (?:less|little|nothing|low)|(?:low|less|no|poor) (?:salary|pay|money|income)|kam (?:kama\\S*|salary|paisa|paise|milt\\S*)|(?:paisa|paise|salary|kamai) (?:kam|nahi|nhi)|कम (?:कमा\\S*|पैसा|सैलरी)|(?:पैसा|कमाई) (?:कम|नहीं))";

/** What very many ask who have a degree, marks or a rule in mind, and which one word of it would lead astray. */
export const ASKED_BY_MANY_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${HAS_A_DEGREE} )(?=.* ${MARRIAGE} )(?=.* ${INCOME} )`, "u"),
    unless: OF_OTHER_INCOME,
    ofCareers: true,
    reply: INCOME_BESIDE_MARRIAGE,
    below: [wayToCareer],
  },
  {
    cue: both(HAS_A_DEGREE, INCOME),
    unless: OF_OTHER_INCOME,
    ofCareers: true,
    reply: INCOME_WITH_A_DEGREE,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* ${DEGREE} )(?=.* ${IN_IT} )(?=.* ${BESIDE_IT} )`, "u"),
    unless: phrases("paise|earn\\S*|kama\\S*|job|naukri|part ?time|upsc|ssc|mba|ca|cs|two degrees|dusri degree"),
    reply: BESIDE_A_DEGREE,
  },
  {
    cue: both(
      "(?:gate|गेट)",
      "(?:fayd[ae]|faid[ae]|benefits?|advantages?|uses?|kya milta|kya milega|kya hoga|kyu+n? (?:de|dena|dete)|why (?:give|take|write|should)|worth|scope|फायद[ाे]|क्या मिलता)",
    ),
    unless: phrases(
      "salary|pay|vs|versus|or|ya|better|without|bina|psu|coaching|cut ?off|rank|score|cse|cs|mechanical|civil|after 12|12th",
    ),
    ofCareers: true,
    reply: GATE_IN_HAND,
  },
  {
    cue: phrases("ssb(?: .*)?|(?:.* )?services selection board|एसएसबी(?: .*)?"),
    unless: phrases("constable|bharti|recruitment|head constable|salary|sashastra|height|age|medical|eyesight|tattoo"),
    ofCareers: true,
    reply: DAYS_AT_THE_SSB,
  },
  {
    cue: new RegExp(
      `^(?=.* ${JEE} )(?:(?=.* ${SEVENTY_FIVE} )(?=.* (?:${BOARDS}|${IS_A_RULE}) )|(?=.* ${BOARDS} )(?=.* (?:${HOW_MANY_MARKS}|${SITS_WITH}) ))`,
      "u",
    ),
    unless: phrases(
      "percentile|rank|cut ?off|vs|versus|neet|10|10th|last year|expected|(?:12|12th|ba|bsc|bca|diploma) ke baad|after (?:class )?12(?:th)?",
    ),
    ofCareers: true,
    reply: BOARDS_FOR_JEE,
  },
  {
    cue: new RegExp(`^(?=.* (?:ba|b a|बीए) )(?=.* (?:bsc|b sc|बीएससी) )(?=.* ${TAUGHT_AS_BOTH} )(?=.* ${WEIGHED} )`, "u"),
    unless: phrases("salary|bed|b ed|integrated|nursing|(?:ba|bsc) ke baad|after (?:ba|bsc)|math?s teacher|bcom"),
    ofCareers: true,
    reply: BA_OR_BSC_OF_A_SUBJECT,
  },
  {
    cue: phrases(`${STREAM}(?: \\S+){0,5} ${PAYS_LESS}(?: .*)?`),
    unless: phrases("degree|ba|bcom|bsc|which|kaun\\S*|kons\\S*|jobs? (?:in|for|chahiye)|careers?|without|fees?"),
    reply: STREAMS_ARE_NOT_PAID,
    below: [listAnswer],
  },
  {
    cue: new RegExp(`^(?=.* ${HIGH_MARKS} )(?=.* (?:10|10th|tenth|10वीं|दसवीं) )(?=.* ${MUST_TAKE_SCIENCE} )`, "u"),
    unless: phrases("12|12th|neet|jee|(?:love|like|enjoy) (?:science|maths)"),
    ofCareers: true,
    reply: MARKS_CHOOSE_NO_STREAM,
    below: [ownWish],
    alone: NAME_YOUR_LIKING,
  },
  {
    cue: new RegExp(
      `^(?=.* ${HIGH_MARKS} )(?=.* (?:10|10th|tenth|10वीं|दसवीं) )(?=.* (?:${LIKED} (?:\\S+ )?${NO_SCIENCE}|${NO_SCIENCE} (?:\\S+ )?${LIKED}) )`,
      "u",
    ),
    unless: phrases("12|12th|neet|jee|science (?:pasand|lena|leni)|(?:love|like|enjoy) (?:science|maths)"),
    ofCareers: true,
    reply: MARKS_CHOOSE_NO_STREAM,
    below: [ownWish],
    alone: NAME_YOUR_LIKING,
  },
];
