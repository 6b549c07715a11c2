import { anyCue, phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  A_MEDICAL_SHOP,
  AFTER_BSC_AGRICULTURE,
  HEAVY_LICENCE,
  INTO_AN_ITI,
  SPORTS_QUOTA,
  WITH_THE_TRADE,
} from "./ways-by-training-texts.ts";

const ITI = "(?:iti|i t i|आईटीआई|आइटीआई)";
const DONE =
  "(?:kar li\\S*|kar chuk\\S*|kar rakh\\S*|kiya|kia|ki hai|ho gay\\S*|complete\\S*|pass|passed|done|finish\\S*|pura|poora|kar ke|karke|ke baad|k baad|after|holder|कर लि\\S*|कर ली\\S*|किया|पास|के बाद|पूरा|पूरी)";
const JOB = "(?:jobs?|naukri|nokri|kaam|work|bharti|vacancy|नौकरी|काम|भर्ती|जॉब)";

const SPORT =
  "(?:kabaddi|kabbadi|cricket|football|hockey|kho ?kho|volleyball|basketball|wrestling|kushti|boxing|athletics?|athlete|badminton|judo|karate|swimming|shooting|archery|weightlifting|handball|khiladi|players?|sports?|khel|कबड्डी|क्रिकेट|खिलाड़ी|खिलाडी|खेल|कुश्ती)";
const QUOTA = "(?:sports? quota|khel kota|quota|kota|कोटा|कोटे)";

const PLAYED_HIGH =
  "(?:(?:national|state|district|nationals|राष्ट्रीय|राज्य) (?:level|player|athlete|khiladi|champion|medal\\S*|team|स्तर)|nationals)";

const COMPOUNDER = "(?:compounder|compunder|kampaundar|compoundar|कंपाउंडर|कम्पाउंडर)";
const MEDICAL_STORE =
  "(?:(?:medical|dawa|dawai|medicine|pharmacy|chemist|मेडिकल|दवा|दवाई)(?: ki| ka| की)? (?:store|shop|stor|dukan|dukaan|स्टोर|दुकान)|chemist shop)";
const OPENS = "(?:khol\\S*|open\\S*|start\\S*|chala\\S*|banna|bann?e|kaise|how|licen[cs]e|चाहिए|खोल\\S*|कैसे|बनना)";

const HEAVY = "(?:heavy|bhari|hmv|htv|commercial|transport|truck|trak|bus|trailer|हैवी|भारी|ट्रक|बस)";
const LICENCE = "(?:licen[cs]e|lisence|licence|laisens|dl|लाइसेंस)";
const DRIVING = "(?:driver\\S*|driving|chalana|chalane|ड्राइवर|चलाना)";

const DEGREE_OF_FARMING =
  "(?:bsc ag\\S*|b sc ag\\S*|agri(?:culture)? (?:bsc|b sc|degree)|bsc (?:in )?agri\\S*|(?:बीएससी|bsc) (?:एग्री\\S*|कृषि))";

/** The ways of those who have one training or gift, or ask for it. */
export const TRAINING_TOPICS: readonly Topic[] = [
  {
    cue: both(
      ITI,
      "(?:admission|admissions|form|apply|entrance|dakhila|daakhila|percent|percentage|marks|प्रतिशत|eligib\\S*|एडमिशन|दाखिला|फॉर्म)",
    ),
    unless: phrases("(?:iit|fees?|salary|job|jobs|naukri|or|ya|vs|what is|whats|state iti admission|meaning)"),
    reply: INTO_AN_ITI,
  },
  {
    cue: new RegExp(`^(?=.* ${ITI}(?: \\S+){0,3} ${DONE} |.* ${DONE}(?: \\S+){0,3} ${ITI} )(?=.* ${JOB} )`, "u"),
    unless: phrases(
      "(?:sarkari|government|govt|railway|bank|ssc|army|police|सरकारी)",
      "(?:10|10th|8|8th|12|12th|दसवीं) (?:ke baad|pass|after)",
      "salary|pay|kitna|fees?|or|ya|vs|better|diploma|polytechnic|btech|या",
      "copa|computer",
    ),
    ofCareers: true,
    reply: WITH_THE_TRADE,
  },
  {
    cue: anyCue(
      both(SPORT, QUOTA),
      new RegExp(`^(?=.* ${SPORT} )(?=.* ${PLAYED_HIGH} )(?=.* (?:${JOB}|government|govt|sarkari|सरकारी) )`, "u"),
    ),
    unless: phrases("(?:admission|seat|college|university|neet|du|school)", "(?:sc|st|obc|ews) quota"),
    ofCareers: true,
    reply: SPORTS_QUOTA,
  },
  {
    cue: new RegExp(`(?: ${COMPOUNDER} )|^(?=.* ${MEDICAL_STORE} )(?=.* ${OPENS} )`, "u"),
    unless: phrases("salary|pay|kitna kama\\S*|income"),
    ofCareers: true,
    reply: A_MEDICAL_SHOP,
  },
  {
    cue: new RegExp(`^(?=.* ${DRIVING} |.* (?:chala\\S*) )(?=.* ${HEAVY} )(?=.* ${LICENCE} )`, "u"),
    ofCareers: true,
    reply: HEAVY_LICENCE,
  },
  {
    cue: both(DEGREE_OF_FARMING, `(?:${JOB}|career|careers|scope|future|kya kar\\S*|options?|करियर|क्या कर\\S*|आगे)`),
    unless: phrases("(?:sarkari|government|govt|bank|सरकारी)", "or|vs|ya|salary|pay|fees?|abroad"),
    ofCareers: true,
    reply: AFTER_BSC_AGRICULTURE,
  },
];
