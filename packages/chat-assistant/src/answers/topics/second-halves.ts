import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  ARTS_TO_SCIENCE_AFTER_12,
  BED_AFTER_BCA,
  BIOTECHNOLOGY_WITH_PCB,
  ENGINEERING_AFTER_COMPARTMENT,
  IB_AND_INDIAN_COLLEGES,
  LEAVING_A_PAID_COACHING,
} from "./second-halves-texts.ts";

const NOT_SCIENCE = "(?:arts|humanities|commerce|art side|आर्ट्स|कॉमर्स)";
const SCIENCE = "(?:science|pcm|pcb|medical|साइंस|विज्ञान)";
const COACHING = "(?:allen|aakash|akash|fiitjee|coaching|kota|byjus|resonance|narayana|कोचिंग|कोटा)";
const PAID = "(?:spent|paid|lakhs?|lacs?|loan|paise|paisa|money|fees?|kharch\\S*|लाख|पैसे|पैसा|फीस|लोन)";
const UNWILLING =
  "(?:dont want|do not want|no longer want|want to (?:quit|leave|stop|drop)|not interested|(?:mann|man|dil) nahi|nahi (?:karna|padhna|dena)|chh?odn[ae]|मन नहीं|नहीं (?:करना|पढना)|छोडना)";

/** Questions of which a second half decides the answer. */
export const SECOND_HALF_TOPICS: readonly Topic[] = [
  {
    cue: both("(?:bed|b ed|बीएड)", "(?:bca|बीसीए)"),
    unless: phrases("or|vs|versus|fees?|ya|better|integrated"),
    ofCareers: true,
    reply: BED_AFTER_BCA,
  },
  {
    cue: phrases(
      `(?:shift|switch|change|move|go|jump)(?: \\S+){0,3} from ${NOT_SCIENCE}(?: \\S+)? (?:to|into) ${SCIENCE}(?: \\S+)? after (?:class )?(?:12|12th)|(?:after (?:class )?(?:12|12th)) ${NOT_SCIENCE}(?: \\S+){0,4} (?:to|into) ${SCIENCE}|(?:12|12th) ${NOT_SCIENCE} (?:ke baad|k baad|se)(?: \\S+){0,3} ${SCIENCE} (?:le|lena|me|mein|ja\\S*|padh\\S*)|${NOT_SCIENCE} (?:se|to) ${SCIENCE}(?: \\S+){0,4} (?:12|12th)(?: class)? (?:ke baad|k baad)`,
    ),
    unless: phrases("salary|which|kaun|better|engineer(?:ing)? se"),
    reply: ARTS_TO_SCIENCE_AFTER_12,
  },
  {
    cue: both("(?:compartment|supplementary|supply|कंपार्टमेंट)", "(?:engineering|btech|b tech|इंजीनियरिंग|बीटेक)"),
    // Who names JEE has an answer of its own.
    unless: phrases("jee|जेईई|neet|10th|class 10|tenth|semester|btech (?:me|mein) (?:supply|compartment)|fees?|diploma (?:me|mein)"),
    ofCareers: true,
    reply: ENGINEERING_AFTER_COMPARTMENT,
  },
  {
    cue: both(
      "(?:ib board|ib diploma|ib school|ibdp|international baccalaureate|my school is ib|ib student)",
      "(?:india|indian|colleges?|universit\\S*|engineering|jee|neet|cuet|du|accept\\S*|valid)",
    ),
    unless: phrases("intelligence|bureau|acio"),
    reply: IB_AND_INDIAN_COLLEGES,
  },
  {
    cue: new RegExp(`^(?=.* ${COACHING} )(?=.* ${PAID} )(?=.* ${UNWILLING} )`, "u"),
    unless: phrases("suicide|die|marna|mar jau"),
    ofCareers: true,
    reply: LEAVING_A_PAID_COACHING,
  },
  {
    cue: both(
      "(?:btech|b tech|engineering) (?:in )?(?:biotech|biotechnology)|(?:biotech|biotechnology) (?:me |mein |in )?(?:btech|b tech|engineering)",
      "(?:pcb|biology|bio|without maths|bina maths|maths nahi)",
    ),
    unless: phrases("salary|fees?|vs|versus"),
    ofCareers: true,
    reply: BIOTECHNOLOGY_WITH_PCB,
  },
];
