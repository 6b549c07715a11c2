import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { BEYOND_SCIENCE, DESIGN_FROM_ANY_STREAM } from "./stream-choices-texts.ts";

const SCIENCE = "(?:science|pcm|pcb|pcmb|साइंस|विज्ञान|पीसीएम|पीसीबी)";
const STREAM = `(?:${SCIENCE}|commerce|arts|humanities|non ?maths?|bio|biology|कॉमर्स|आर्ट्स|कला)`;
const DESIGN = "(?:design|designing|designer|डिजाइन|डिजाइनिंग|डिजाइनर)";
const MAY =
  "(?:can|could|may|possible|eligible|allowed|open|(?:ja|kar|ban|le|ho) sak\\S*|(?:जा|कर|बन|ले|हो) सक\\S*|(?:jana|jaana) (?:hai|chah\\S*)|(?:which|kaun ?s[aei]|kons[aei]|konsi|कौन ?सी) stream)";
const TWELFTH = "(?:12|12th|class 12|twelfth|inter|intermediate|12वीं|12वी|बारहवीं)";
const BEHIND =
  "(?:pass\\S*|done|did|complete\\S*|finish\\S*|after|ke baad|kiya|ki hai|kar l\\S*|liya|li|student|hu|hoon|i am|पास|के बाद|किया|की है|कर ल\\S*)";
const UNLOVED =
  "(?:(?:without|no) (?:science|pcm|pcb|pcmb)|(?:no|not|lost|zero|without) (?:\\S+ )?interest\\S*|not interested|interest (?:nahi|nhi|nahin|khatam|नहीं)|(?:mann?|dil|मन) (?:nahi|nhi|नहीं)|(?:pasand|acch?[ai]|achh[ai]|पसंद|अच्छ[ाी]) (?:nahi|nhi|नहीं)|(?:dont|do not) (?:like|want)|hate|bore\\S*|(?:nahi|nhi|नहीं) (?:pasand|karn[ai]|padhn[ai]|पसंद|करन[ाी]|पढन[ाी])|(?:chhod\\S*|chod\\S*|leave|quit|out of|छोड\\S*))";

/** What a stream leaves open beyond its own fields. */
export const STREAM_CHOICE_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(
      `^(?=.* ${DESIGN} )(?=.* ${MAY} )(?=.* ${STREAM} (?:\\S+ )?(?:se|ke|ka|wal[aei]|students?|background|with|from|stream|lekar|leke|से|के|वाल[ाेी]) |.* (?:with|from|after|in) ${STREAM} |.* (?:which|kaun ?s[aei]|kons[aei]|konsi) stream )`,
      "u",
    ),
    unless: phrases("(?:salary|pay|vs|versus|better|fees?|web|game|hate|not|nahi|nhi|without|bina)"),
    reply: DESIGN_FROM_ANY_STREAM,
  },
  {
    cue: new RegExp(`^(?=.* ${TWELFTH} )(?=.* ${SCIENCE} )(?=.* ${BEHIND} )(?=.* ${UNLOVED} )`, "u"),
    unless: phrases(
      "(?:computer|data|political|home|sports?|food|environmental|social) science|11|11th|class 11|doctors?|engineer\\S*|neet|jee|maths?|physics|chemistry|biology|bio|medical|coaching|drop|study further|private|arts|commerce",
      "like|love|interested in|pasand hai|accha lagta|पसंद है",
    ),
    reply: BEYOND_SCIENCE,
  },
];
