import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { BEFORE_A_STREAM, FROM_HOME_AFTER_CLASS_10, WITHOUT_A_COLLEGE } from "./before-choosing-texts.ts";

const TWELFTH = "(?:12|12th|class 12|twelfth|inter|intermediate|12वीं|12वी|बारहवीं)";
const STUDY = "(?:college|degree|graduation|university|कॉलेज|डिग्री|ग्रेजुएशन)";
const UNWANTED = [
  `(?:dont|do not|didnt|did not|not|never)(?: (?:want|wish|interested|planning|going))(?: (?:to|in|go|going|do|doing|study|attend|join|take|get|for|a|any|the))* ${STUDY}`,
  `${STUDY}(?: (?:me|mein|bhi|में))? (?:nahi|nhi|nahin|नहीं) (?:jana|jaana|jaunga|jaungi|karn[ai]|krn[ai]|len[ai]|padhna|जाना|करन[ाी]|लेन[ाी]|पढना)`,
].join("|");

const STREAM = "(?:science|pcm|pcb|pcmb|commerce|arts|humanities|stream|साइंस|विज्ञान|कॉमर्स|आर्ट्स|स्ट्रीम)";

const CLASS_10_IS_DONE =
  "(?:(?:class )?(?:10|10th|tenth|matric)(?: class)? (?:pass\\S*|complete\\S*|done|ke baad|k baad|kar l\\S*|ki hai|kiya)|(?:after|passed|completed|finished)(?: my)?(?: class)? (?:10|10th|tenth|matric)|(?:10वीं|10वी|दसवीं) (?:पास|के बाद))";
const FROM_HOME = "(?:(?:from|at) home|ghar (?:se|baithe|par|pe|me|mein)(?: hi)?|घर (?:से|बैठे|पर|में))";
const STUDIES = "(?:study|studies|studying|padh\\S*|11|11th|12|12th|class 12|पढ\\S*|11वीं|12वीं)";

/** What is asked before anything is chosen: how to go on without a college or without a school near, what to look at before a stream. */
export const BEFORE_CHOOSING_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`^(?=.* ${TWELFTH} )(?=.* (?:${UNWANTED}) )`, "u"),
    unless: phrases(
      "(?:medical|engineering|law|private|government|govt|sarkari|regular|door|far|this|same|commerce|science|arts) (?:college|degree|university)",
      "sarkari|government|govt|salary|high paying|drop|gap|abroad|business|online|distance|iti|diploma|parents|papa|mummy|gharwale|like|love|pasand|सरकारी|पसंद",
    ),
    reply: WITHOUT_A_COLLEGE,
  },
  {
    cue: phrases(
      `${STREAM}(?: stream)? (?:lene|chunne|choose karne|select karne|लेने|चुनने) (?:se pehle|se pahle|से पहले)`,
      `before (?:i )?(?:taking|choosing|selecting|picking|opting|take|choose|select|opt)(?: (?:for|a|the|my|class 11|11th))* ${STREAM}(?! (?:degree|college|graduation))`,
    ),
    unless: phrases("(?:computer|data|political|home) science|(?:fine|martial|performing) arts"),
    reply: BEFORE_A_STREAM,
  },
  {
    cue: new RegExp(`^(?=.* ${CLASS_10_IS_DONE} )(?=.* ${FROM_HOME} )(?=.* ${STUDIES} )`, "u"),
    unless: phrases(
      "jobs?|naukri|kaam|earn\\S*|kama\\S*|paise|work|business|tuitions?|teach\\S*|padhan[ae]|bhaga\\S*|marks|neet|jee|upsc|ssc|coaching|coding|नौकरी|काम|कमा\\S*|पैसे|नीट",
      "(?:after|passed|completed) (?:class )?12(?:th)?|12th (?:pass|ke baad)|12वीं (?:पास|के बाद)",
    ),
    reply: FROM_HOME_AFTER_CLASS_10,
  },
];
