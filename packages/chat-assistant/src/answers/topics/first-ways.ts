import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  COMMERCE_WORK_WITHOUT_MATHS,
  DIPLOMAS_AFTER_CLASS_10,
  ENTRANCES_OF_MBA,
  ENTRANCES_OF_ONE_UNIVERSITY,
  FROM_ITI_TO_JUNIOR_ENGINEER,
  FROM_ITI_TO_POLYTECHNIC,
  IAS_OR_PCS,
  PCM_WITHOUT_ENGINEERING,
  PUBLIC_POSTS_WITHOUT_MATHS,
  THREE_WAYS_AFTER_CLASS_10,
  WITH_LOW_MARKS_OF_CLASS_12,
} from "./first-ways-texts.ts";

const ITI = "(?:iti|i t i|आईटीआई)";
const JUNIOR_ENGINEER =
  "(?:junior engineers?|je|ssc je|rrb je|(?:become|ban\\S*) (?:an? )?(?:electrical |mechanical |civil )?engineers?|(?:electrical |mechanical |civil )?engineers? (?:kaise )?ban\\S*|जूनियर इंजीनियर)";
const DIPLOMA = "(?:diploma|polytechnic|poly|डिप्लोमा|पॉलिटेक्निक)";
const CLASS_11 = "(?:11|11th|11वीं|inter|intermediate|plus two|11 12|12|12th|ग्यारहवीं|इंटर)";

const PCS = "(?:pcs|state psc|uppsc|bpsc|mppsc|rpsc|ras|state civil services?|पीसीएस)";
const CONTRAST = "(?:differ\\S*|antar|fark|farak|vs|versus|better|or|ya|dono|अंतर|फर्क|बेहतर|या)";

const PUBLIC = "(?:govt|government|sarkari|public|सरकारी)";
const NO_MATHS =
  "(?:(?:without|bina|no|non|weak in|बिना) (?:maths?|mathematics|ganit|मैथ्स?|गणित)|(?:maths?|ganit|मैथ्स?|गणित) (?:ke bina|nahi|nhi|weak|kamz?jo?r|के बिना|नहीं|कमजोर))";

const PCM = "(?:pcm|science maths?|maths? science|पीसीएम)";
const NOT_ENGINEERING =
  "(?:(?:not|no|without|except|other than|besides?|apart from|instead of|bina|leaving|बिना) (?:doing |going for |to do )?(?:engineering|engg|btech|b tech|इंजीनियरिंग)|(?:engineering|engg|btech|b tech|इंजीनियरिंग) (?:ke (?:alawa|bina|siwa)|nahi|nhi|nai|के (?:अलावा|बिना|सिवा)|नहीं))";

const COMMERCE = "(?:commerce|bcom|b com|कॉमर्स|बीकॉम)";
const WORK = "(?:jobs?|naukri|nokri|careers?|work|kaam|scope|options?|kya kare?\\S*|नौकरी|काम|करियर)";

const LOW_MARKS =
  "(?:(?:3[3-9]|4\\d)(?: ?%| ?percent\\S*| ?per cent| marks)?(?: aaye| aaya| aayi| aae| hai| mile| marks| with| in| se| %)*)";
const OF_CLASS_12 = "(?:12|12th|12वीं|inter|intermediate|hsc|plus two|बारहवीं|इंटर)";
const WHAT_NOW =
  "(?:(?:ab |aage )?kya kar\\S*|what (?:can|should|to|next|now)|options?|which course\\S*|kaun ?s[aei] course|kons[aei] course|क्या कर\\S*|कौन सा कोर्स)";

/** What is asked most often of the first ways, where a list of careers or one record would miss the point. */
export const FIRST_WAY_TOPICS: readonly Topic[] = [
  {
    cue: phrases("snap exam|nmat|cmat|kmat|(?<=^ )snap(?= $)|mba entrances?(?: exams?)?"),
    unless: phrases("vs|versus|or|ya|cutoff|cut off|score|percentile|without|bina|या"),
    reply: ENTRANCES_OF_MBA,
  },
  {
    cue: phrases("viteee|vitee|srmjeee?|srm jee|met manipal|manipal entrance|npat|set symbiosis|symbiosis entrance|jipmat|slat"),
    unless: phrases("vs|versus|or|ya|cutoff|cut off|score|rank|या"),
    reply: ENTRANCES_OF_ONE_UNIVERSITY,
  },
  {
    cue: /^(?=.* (?:after (?:class )?10(?:th)?|10(?:th|वीं)? (?:ke|k|के) (?:baad|bad|बाद)) )(?=.* (?:diploma|diplomas|polytechnic|डिप्लोमा|पॉलिटेक्निक) )(?=.* (?:which|what|courses?|list|branch\S*|kaun ?s[aei]|kons[aei]|कौन|कोर्स) )/u,
    unless: phrases(
      "iti|or|ya|vs|versus|11th|12th|salary|pay|civil|mechanical|electrical|computer|nursing|hotel|fashion|girls?|ladk\\S*|या",
    ),
    reply: DIPLOMAS_AFTER_CLASS_10,
  },
  {
    cue: new RegExp(
      `^(?=.* (?:after ${ITI}|${ITI} (?:ke|k|karke|kar|complete|pass|hold\\S*|done|के|करके|पास)|(?:from|with|did|done) ${ITI}) )(?=.* ${DIPLOMA} )(?=.* (?:admission|lateral|second year|2nd year|entry|form|leet|join|kaise|how|le sak\\S*|kar sak\\S*|possible|एडमिशन|दाखिला|कैसे) )`,
      "u",
    ),
    unless: phrases("or|ya|vs|versus|better|salary|job|naukri|btech|b tech|या"),
    ofCareers: true,
    reply: FROM_ITI_TO_POLYTECHNIC,
  },
  {
    cue: both(ITI, JUNIOR_ENGINEER),
    unless: phrases("or|ya|vs|versus|salary|pay|या"),
    ofCareers: true,
    reply: FROM_ITI_TO_JUNIOR_ENGINEER,
  },
  {
    cue: new RegExp(`^(?=.* (?:ias|आईएएस) )(?=.* ${PCS} )(?=.* ${CONTRAST} )`, "u"),
    unless: phrases("salary|pay|sdm|ips|सैलरी"),
    ofCareers: true,
    reply: IAS_OR_PCS,
  },
  {
    cue: both(PUBLIC, NO_MATHS),
    unless: phrases("teacher|engineer|bank|commerce|science|pcb|10th|class 10|कॉमर्स"),
    reply: PUBLIC_POSTS_WITHOUT_MATHS,
  },
  {
    cue: both(PCM, NOT_ENGINEERING),
    unless: phrases(
      "medical|mbbs|pcmb|teaching|teacher|nikla|clear|salary|pay|paying|abroad|government|govt|sarkari|iit|nit|ya|or|vs|या|सरकारी",
    ),
    reply: PCM_WITHOUT_ENGINEERING,
  },
  {
    cue: new RegExp(`^(?=.* ${COMMERCE} )(?=.* ${NO_MATHS} )(?=.* ${WORK} )`, "u"),
    unless: phrases("salary|pay|paying|lakhs?|lacs?|लाख|govt|government|sarkari|abroad|science|arts|or|ya|vs|या|सरकारी"),
    reply: COMMERCE_WORK_WITHOUT_MATHS,
  },
  {
    cue: new RegExp(`^(?=.* ${LOW_MARKS} )(?=.* ${OF_CLASS_12} )(?=.* ${WHAT_NOW} )`, "u"),
    unless: phrases(
      "science|pcm|pcb|pcmb|biology|maths|10th|class 10|neet|jee|engineering|mbbs|nursing|degree|graduation|llb|law|1[3-9] (?:year|saal)|year old|साइंस",
    ),
    reply: WITH_LOW_MARKS_OF_CLASS_12,
  },
  {
    cue: new RegExp(`^(?=.* ${ITI} )(?=.* ${DIPLOMA} )(?=.* ${CLASS_11} )`, "u"),
    unless: phrases(
      "after (?:11|12)(?:th)?|(?:11|12)(?:th)? (?:ke|k) (?:baad|bad)|12th pass|pass 12|electrician|fitter|salary|pay|12वीं के बाद",
    ),
    reply: THREE_WAYS_AFTER_CLASS_10,
  },
];
