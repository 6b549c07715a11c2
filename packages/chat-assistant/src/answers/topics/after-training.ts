import { anyCue, phrases } from "../../reading/words.ts";
import { wayToCareer } from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import {
  DEGREE_AFTER_ITI,
  DIPLOMA_AND_CLASS_12,
  ITI_AND_CLASS_12,
  LEFT_AN_ITI,
  SOFTWARE_WITHOUT_A_BTECH,
  TRADES_AFTER_CLASS_8,
  WIREMAN_OR_ELECTRICIAN,
} from "./after-training-texts.ts";
import { WITH_THE_DIPLOMA } from "./common-ways-texts.ts";
import { DIPLOMA_AFTER_ITI } from "./single-ways-texts.ts";

const ITI = "(?:iti|i t i|आईटीआई|आइटीआई)";
const DIPLOMA = "(?:diploma|polytechnic|poly|polytecnic|डिप्लोमा|पॉलिटेक्निक)";
const TWELFTH = "(?:12|12th|class 12|10 2|10\\+2|twelfth|inter|intermediate|barahvi|barvi|baarvi|hsc|12वीं|12वी|बारहवीं|इंटर)";
const EQUALS =
  "(?:equal|equals|equivalent|equivalence|same as|barabar|samkaksh|samtulya|(?:counts?|counted|treated|considered|accepted) as|maan\\S*|man[ei]|mant[ei]|mana ja\\S*|count|gin\\S*|बराबर|समकक्ष|मान\\S*|गिन\\S*)";
const AFTER = "(?:ke baad|k baad|ke bad|baad|karke|kar ke|after|with|done|se|holder|pass|के बाद|करके|से)";

const FURTHER_STUDY =
  "(?:(?:aage|further|higher|और|आगे)(?: \\S+)? (?:padhai|padhna|study|studies|education|पढाई|पढना)|(?:padhai|study|पढाई) (?:aage|continue|further|आगे))";
const DEGREE =
  "(?:bca|ba|bcom|b com|bsc|b sc|bba|b a|graduation|graduate|degree|bachelors?|college|ग्रेजुएशन|स्नातक|डिग्री|बीए|बीकॉम|बीएससी|बीसीए|कॉलेज)";

const SECOND_YEAR =
  "(?:lateral|(?:direct|directly|seedh[ae]|सीधे)(?: \\S+){0,3} (?:2nd|second|dusr[ae]|doosr[ae]|2|दूसरे)(?: (?:year|yr|saal|sal|साल|वर्ष))?|(?:2nd|second|dusr[ae]|doosr[ae]|2|दूसरे) (?:year|yr|saal|sal|साल|वर्ष))";

const EIGHTH = "(?:8|8th|class 8|8vi|8vin|eighth|aathvi|aathvin|athvi|8वीं|8वी|आठवीं|आठवी)";
const TRADE = "(?:trades?|courses?|konsi|kaunsi|kaun si|kaun sa|konsa|which|what|best|kya|list|ट्रेड|कोर्स|कौन सी|कौन सा|कौनसी|क्या)";

const OF_COMPUTERS = "(?:cs|cse|c s|computers?|computer science|it|information technology|कंप्यूटर)";
const SOFTWARE =
  "(?:software|softwares|developers?|programmer|coding|coder|it (?:company|companies|job|jobs|sector|field)|tcs|infosys|wipro|सॉफ्टवेयर|डेवलपर|आईटी (?:कंपनी|जॉब))";
const WEIGHS =
  "(?:or|ya|vs|versus|better|behtar|accha|acha|achha|best|difference|fark|farak|antar|konsa|kaunsa|kaun sa|which|या|बेहतर|अच्छा|फर्क|अंतर|कौन)";
const LEFT =
  "(?:drop(?:ped)?(?: ?out)?|dropout|left|chh?od\\S*|chh?ut\\S*|incomplete|adhur\\S*|quit|discontinu\\S*|not complet\\S*|poor[ia] nahi|complete nahi|छोड\\S*|छूट\\S*|अधूर\\S*)";
const JUNIOR_ENGINEER = "(?:je|jen|j e|junior engineer|ssc je|rrb je|job|jobs|naukri|work|जेई|नौकरी)";

/** What an ITI or a diploma equals, and where it leads in study. */
export const AFTER_TRAINING_TOPICS: readonly Topic[] = [
  {
    cue: phrases(
      `${ITI}(?: (?!baad|bad|liye|karke|after|के बाद|लिए)\\S+){0,4} ${LEFT}(?: .*)?|${LEFT}(?: (?:out|of|from|my|the|an|in|halfway))* ${ITI}(?: .*)?`,
    ),
    unless: phrases("salary|pay|or|vs|ya"),
    ofCareers: true,
    reply: LEFT_AN_ITI,
  },
  {
    cue: new RegExp(`^(?=.* ${ITI} )(?=.* ${TWELFTH} )(?=.* ${EQUALS} )`, "u"),
    unless: phrases("salary|pay"),
    ofCareers: true,
    reply: ITI_AND_CLASS_12,
  },
  {
    cue: new RegExp(`^(?=.* ${DIPLOMA} )(?=.* ${TWELFTH} )(?=.* ${EQUALS} )`, "u"),
    unless: phrases("salary|pay|pharmac\\S*|nursing|deled|d el ed"),
    ofCareers: true,
    reply: DIPLOMA_AND_CLASS_12,
  },
  {
    cue: new RegExp(`^(?=.* ${ITI} )(?=.* ${DIPLOMA} )(?=.* ${SECOND_YEAR} )`, "u"),
    unless: phrases("salary|pay|fees?|fail\\S*|back|btech|b tech|engineering degree"),
    ofCareers: true,
    reply: DIPLOMA_AFTER_ITI,
  },
  {
    cue: new RegExp(
      `^(?=.* ${ITI}(?: \\S+){0,4} ${AFTER} | .*after(?: \\S+){0,3} ${ITI} | .*can(?: \\S+){0,3} ${ITI} )(?=.* ${DEGREE} )`,
      "u",
    ),
    unless: phrases(
      "btech|b tech|engineering|diploma|polytechnic|salary|pay|vs|versus|better|or|ya|government|govt|sarkari|railways?|jobs?|naukri|बीटेक|नौकरी|सरकारी|या",
    ),
    ofCareers: true,
    reply: DEGREE_AFTER_ITI,
  },
  {
    cue: new RegExp(`^(?=.* ${ITI}(?: \\S+){0,4} ${AFTER} | .*after(?: \\S+){0,3} ${ITI} )(?=.* ${FURTHER_STUDY} )`, "u"),
    unless: phrases("salary|pay|vs|versus|better|or|ya|jobs?|naukri|12|12th|class 12|नौकरी|या"),
    ofCareers: true,
    reply: DEGREE_AFTER_ITI,
  },
  {
    cue: anyCue(
      new RegExp(`^(?=.* ${ITI} )(?=.* ${EIGHTH} )(?=.* ${TRADE} )`, "u"),
      new RegExp(
        `^(?=.* ${EIGHTH} (?:pass|passed|paas|tak|fail|standard|class|पास|तक) )(?=.* (?:electricians?|wireman|welders?|plumb\\S*|carpenters?|mason|tailor|silai|fitter|mechanic|इलेक्ट्रीशियन|वेल्डर|प्लंबर|बढ़ई|बढई|मैकेनिक) )(?=.* (?:s(?:ee|i)kh\\S*|learn|course|training|become|ban\\S*|kaise|how|सीख\\S*|बन\\S*|कोर्स) )`,
        "u",
      ),
    ),
    unless: phrases("salary|pay|sem|semester|months?|hours?|(?:or|vs|ya|या)|10th|10|fail"),
    ofCareers: true,
    reply: TRADES_AFTER_CLASS_8,
    below: [wayToCareer],
  },
  {
    cue: new RegExp(`^(?=.* (?:wireman|wiremen|wire man|वायरमैन) )(?=.* (?:electricians?|electrical|इलेक्ट्रीशियन) )(?=.* ${WEIGHS} )`, "u"),
    unless: phrases("salary|pay|earn\\S*|income"),
    ofCareers: true,
    reply: WIREMAN_OR_ELECTRICIAN,
  },
  {
    cue: new RegExp(`^(?=.* ${DIPLOMA} )(?=.* lateral )(?=.* ${WEIGHS} )(?=.* ${JUNIOR_ENGINEER} )`, "u"),
    unless: phrases("salary|pay|12th ke baad|after 12th|nursing|pharmac\\S*"),
    ofCareers: true,
    reply: WITH_THE_DIPLOMA,
  },
  {
    cue: new RegExp(
      `^(?=.* ${DIPLOMA} )(?=.* ${OF_COMPUTERS} )(?=.* ${SOFTWARE} )(?=.* (?:can|may|${AFTER}|bina|without|mil\\S*|ban\\S*|बन\\S*|मिल\\S*) )`,
      "u",
    ),
    unless: phrases(
      "salary|pay|package|vs|versus|or|ya|better|government|govt|sarkari|admission|pg diploma|post graduate diploma|10th ke baad|after 10th|12th ke baad|after 12th|या|सरकारी",
    ),
    ofCareers: true,
    reply: SOFTWARE_WITHOUT_A_BTECH,
  },
];
