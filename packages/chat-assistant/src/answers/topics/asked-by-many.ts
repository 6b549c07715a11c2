import { phrases } from "../../reading/words.ts";
import { ownWish, wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { BOARDS_FOR_JEE, INCOME_BESIDE_MARRIAGE, INCOME_WITH_A_DEGREE, MARKS_CHOOSE_NO_STREAM } from "./asked-by-many-texts.ts";
import { both } from "./both.ts";
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

const JEE = "(?:jee|jee mains?|iit|iits|nit|nits|josaa|btech|जेईई|आईआईटी|एनआईटी)";
const BOARDS = "(?:boards?|12|12th|twelfth|class 12|बोर्ड|12वीं)";
const SEVENTY_FIVE = "(?:75|65)(?: ?(?:percent\\S*|marks|pc|प्रतिशत))?";

const HIGH_MARKS =
  "(?:(?:8[5-9]|9\\d)(?: ?(?:percent\\S*|marks|pc|प्रतिशत))?|(?:good|acch?e|achh?e|great|high|अच्छे) (?:marks|percent\\S*|number|नंबर)|topper|top kiya)";
const NO_SCIENCE =
  "(?:history|arts|humanities|drawing|art|music|literature|writing|commerce|economics|psychology|political science|geography|languages?|itihas|likhna|इतिहास|आर्ट्स|कॉमर्स|संगीत|लिखना|साहित्य)";
const LIKED = "(?:love|like|enjoy|want|interestS*|passionS*|pasand|mann?|lena|leni|padhna|padhni|पसंद|मन|लेना|लेनी|पढना|पढनी)";

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
    cue: new RegExp(`^(?=.* ${JEE} )(?=.* ${BOARDS} )(?=.* ${SEVENTY_FIVE} )`, "u"),
    unless: phrases("percentile|rank|cut ?off|vs|versus|neet|10|10th"),
    ofCareers: true,
    reply: BOARDS_FOR_JEE,
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
