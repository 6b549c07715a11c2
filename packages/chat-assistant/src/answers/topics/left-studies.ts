import { anyCue, phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import {
  A_CAREER_IS_NOT_OVER,
  BEGIN_STUDY_AGAIN,
  CODING_WITHOUT_A_DEGREE,
  EARN_AT_HOME_WITH_LITTLE_SCHOOL,
  LEAVING_MEDICINE,
  LEFT_NURSING,
} from "./left-studies-texts.ts";

const LEFT =
  "(?:chh?od\\S*|chh?(?:u|oo)t\\S*|drop(?:ped|ping)?(?: ?out)?|dropouts?|left|leav\\S*|quit\\S*|discontinu\\S*|incomplete|adhur\\S*|छोड\\S*|छूट\\S*|अधूर\\S*|ड्रॉपआउट)";
const STUDIES = "(?:padhai|padhaai|padai|studies|study|studying|school|education|schooling|पढाई|स्कूल)";
const AGAIN =
  "(?:wapas|vapas|wapis|dobara|dubara|phir se|fir se|firse|restart|resume|again|continue|start again|re ?join|complete kar\\S*|pura kar\\S*|poora kar\\S*|(?:phir|fir) shuru|back to (?:school|studies|study|college)|वापस|दोबारा|फिर से|पूरी कर\\S*)";
const BEGINS = "(?:start\\S*|shuru|begin\\S*|padhna|padhne|padh\\S*|study|kar\\S*|complete|continue|restart|resume|शुरू|पढ\\S*|कर\\S*)";

const DROPPED_OUT = `(?:drop ?outs?|dropped out|drop out|(?:college|btech|b tech|engineering|degree|bca|bsc|graduation|school|padhai|12th|10th|कॉलेज|पढाई|डिग्री)(?: \\S+){0,3} ${LEFT}|(?:left|quit|leaving)(?: \\S+){0,2} (?:college|btech|engineering|school|studies|degree)|ड्रॉपआउट)`;
const CODES =
  "(?:coding|code|programming|programmer|python|java|javascript|web development|web developer|software|developer|app development|कोडिंग|प्रोग्रामिंग|सॉफ्टवेयर)";
const WORK = "(?:jobs?|naukri|nokri|kaam|work|career|hire|hired|hiring|mil\\S*|नौकरी|काम|जॉब|मिल\\S*)";

const MEDICINE = "(?:mbbs|bds|medical college|medicine|एमबीबीएस|मेडिकल कॉलेज)";
const NURSING = "(?:nursing|gnm|anm|bsc nursing|नर्सिंग|जीएनएम|एएनएम)";
const HALFWAY =
  "(?:course|padhai|training|beech|bich|bich me|halfway|half|midway|middle|year|saal|1st|2nd|first|second|ki|ko|me|mein|से|में|बीच|साल|की|को|college|school)";

const FROM_HOME = "(?:from home|at home|ghar (?:se|par|pe|baith\\S*|me|mein)|घर (?:से|पर|बैठ\\S*|में))";
const EARNS = "(?:earn\\S*|income|kama\\S*|kaam|work|job|money|paise|paisa|कमा\\S*|काम|पैसे)";
const LOW_CLASS =
  "(?:(?:class )?[3-9](?:th|rd|vi|vin|वीं|वी)?(?: class| std)?|paanchvi|chhathi|saatvi|aathvi|nauvi|पांचवीं|छठी|सातवीं|आठवीं|नौवीं|आठवी|नौवी)";
const LITTLE_SCHOOL = `(?:${LOW_CLASS} (?:pass|passed|fail|failed|tak|only|hi|ke baad|पास|फेल|तक|के बाद)(?: .*)?|(?:${LEFT}|studied|after|till|upto)(?: (?:school|in|after|at|till|padhai))* ${LOW_CLASS}|anpadh|illiterate|uneducated|(?:kam )?padhi likhi nahi|kam padhi(?: likhi)?|कम पढी|अनपढ)`;

const LIFE = "(?:career|future|life|zindagi|jindagi|bhavishya|करियर|कैरियर|भविष्य)";
const OVER = "(?:over|khatam|khatm|finished|ruined|barba+d|destroyed|end|ended|खत्म|बर्बाद|खराब)";
const FAILED = `(?:fail\\S*|back|backlogs?|year back|detained|reject\\S*|फेल|${LEFT})`;

/** What somebody asks who has left a course or the school: how one begins again, what a skill brings, and what stays of it. */
export const LEFT_STUDIES_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${LIFE}(?: \\S+){0,3} ${OVER} |.* ${OVER}(?: \\S+){0,2} ${LIFE} )(?=.* ${FAILED} )`, "u"),
    unless: phrases("(?:ai|automation|robots?|salary|weekend|end of (?:my )?career)|career (?:options?|change)|over (?:all|seas|time)"),
    ofCareers: true,
    reply: A_CAREER_IS_NOT_OVER,
  },
  {
    cue: phrases(
      `${MEDICINE}(?: (?!ke|baad|liye|job|se|after|for|के|बाद)\\S+){0,5} ${LEFT}(?: .*)?|${LEFT}(?: (?:out|of|from|my|the|doing|in|between))* ${MEDICINE}(?: .*)?`,
    ),
    unless: phrases(
      "drop (?:year|for|lena|lu|leke|lekar|ya|or|karke)|(?:one|1|ek|second|2nd|partial) drop|dropper|neet|salary|job chh?od\\S*|left hand\\S*",
    ),
    ofCareers: true,
    reply: LEAVING_MEDICINE,
  },
  {
    cue: phrases(
      `${NURSING}(?: (?:${HALFWAY}|hi|main|maine|thi|karte|karti|hue|ne)){0,5} ${LEFT}(?: .*)?|${LEFT}(?: (?:out|of|from|my|the|in|halfway|${HALFWAY}))* ${NURSING}(?: .*)?`,
    ),
    unless: phrases(
      "job|naukri|duty|hospital|years? (?:of )?experience|vs|versus|or|ya|nurse|नौकरी|leave (?:rules?|policy)|college leaving|(?:12th|10th|school) (?:ke baad|chh?od\\S*)",
    ),
    ofCareers: true,
    reply: LEFT_NURSING,
  },
  {
    cue: new RegExp(`^(?=.* ${DROPPED_OUT} )(?=.* ${CODES} )(?=.* ${WORK} )`, "u"),
    unless: phrases(
      "(?:coding|programming|software) (?:nahi|nhi|not|chh?od\\S*|pasand nahi|samajh nahi)|(?:hate|dont like|not interested in) (?:coding|programming)|salary|doctor|नहीं",
    ),
    ofCareers: true,
    reply: CODING_WITHOUT_A_DEGREE,
  },
  {
    cue: anyCue(
      new RegExp(`^(?=.* ${STUDIES}(?: \\S+){0,5} ${LEFT} |.* ${LEFT}(?: \\S+){0,3} ${STUDIES} )(?=.* ${AGAIN} )(?=.* ${BEGINS} )`, "u"),
      phrases(
        `${AGAIN} (?:\\S+ ){0,2}(?:padhai|studies|study|studying|पढाई|पढना)(?: \\S+){0,3} (?:shuru|start|kaise|how|kar\\S*|चाहत\\S*|शुरू|कैसे|कर\\S*)`,
        `(?:padhai|studies|study|पढाई) (?:\\S+ )?(?:wapas|dobara|dubara|phir se|fir se|again|वापस|दोबारा|फिर से) (?:\\S+ )?(?:shuru|start|kar\\S*|शुरू|कर\\S*)`,
        `(?:restart|resume|go back to|get back to|return to|begin again) (?:my |the )?(?:studies|studying|education|school|college)`,
      ),
    ),
    unless: phrases(
      "salary|job chh?od\\S*|naukri chh?od\\S*|(?:neet|jee|upsc|cat|gate|nda|ca)|fail\\S*|(?:my|mera|meri) (?:son|daughter|beta|beti)|papa|parents|family|फेल|drop year",
    ),
    ofCareers: true,
    reply: BEGIN_STUDY_AGAIN,
  },
  {
    cue: new RegExp(`^(?=.* ${FROM_HOME} )(?=.* ${EARNS} )(?=.* ${LITTLE_SCHOOL} )`, "u"),
    unless: phrases("student|padh raha|padh rahi|studying|10th|12th|tuition|coaching|fees?|registration"),
    ofCareers: true,
    reply: EARN_AT_HOME_WITH_LITTLE_SCHOOL,
  },
];
