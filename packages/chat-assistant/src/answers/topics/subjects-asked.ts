import { BE_DEGREE } from "../../reading/be-degree.ts";
import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import {
  COLLEGE_WITHOUT_CUET,
  COMMERCE_AND_WEAK_MATHS,
  COMPUTING_NOT_TAKEN,
  LOW_IN_TENTH_AND_A_DOCTOR,
  SUBJECTS_FOR_COMPUTING,
} from "./subjects-asked-texts.ts";

const COMPUTER = "(?:computers?(?: science)?|cs|ip|informatics practices|कंप्यूटर(?: साइंस)?)";
const NOT_TAKEN = `(?:(?:without|no|bina|didnt|did not|dont|do not|not|never)(?: (?:take|taken|have|had|study|studied|opt|opted))?(?: \\S+){0,2} ${COMPUTER}|${COMPUTER}(?: (?:subject|in|me|12th|class|12|ko|science|as|a|mein))* (?:nahi|nhi|nahin|not|ke bina|bina|नहीं|के बिना))`;
const OF_COMPUTERS = `(?:btech|b tech|${BE_DEGREE}|cse|bca|bsc (?:cs|it|computer)|software|computer engineer\\S*|engineering|information technology|बीटेक|बीसीए)`;
const MAY =
  "(?:can|could|still|allowed|eligible|possible|need(?:ed)?|required|compulsory|necessary|problem|kar sak\\S*|ho sak\\S*|le sak\\S*|ban sak\\S*|d(?:e|ena) sak\\S*|mil\\S*|[jz]aroori|[jz]a?ruri|chahiye|kar (?:sak\\S*|lu)|सक\\S*|जरूरी|मिल\\S*)";

const MATHS = "(?:maths?|mathematics|ganit|गणित|मैथ्स?)";
const WEAK =
  "(?:weak|poor|bad|slow|kamzor|kamjor|kamjoor|kacha|kachcha|kharab|hate|fear|dar|no|without|nahi|nhi|bina|not|कमजोर|कच्चा|नहीं|बिना|डर)";
const COMMERCE = "(?:commerce|bcom|b com|kaamars|कॉमर्स|वाणिज्य)";

const TENTH = "(?:10|10th|tenth|class 10|class 10th|10वीं|दसवीं|matric|board)";
const LOW =
  "(?:(?:[1-6]\\d|kam|low|less|poor|bad|average)(?: (?:percent|percentage|pc|marks|number|numbers|per cent|प्रतिशत))?|third division|supplementary|कम)";
const DOCTOR = "(?:doctors?|mbbs|neet|bds|dentist|medical|डॉक्टर|डाक्टर|नीट|मेडिकल)";

const ELEVENTH = "(?:11|11th|class 11|eleventh|after 10|after 10th|10 ke baad|10th ke baad|12|12th|11वीं|ग्यारहवीं|10वीं के बाद)";

/** Whether a subject that was not taken, or marks of Class 10, shut a door. */
export const SUBJECT_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(
      `^(?=.* (?:computer science|computer engineer\\S*|cse|software engineer\\S*|software|coding|data scien\\S*) )(?=.* ${ELEVENTH} )(?=.* (?:subjects?|streams?|vishay|kya le\\S*|what (?:to|should)|which|विषय|क्या ले\\S*) )`,
      "u",
    ),
    unless: phrases("(?:commerce|arts|without|bina|nahi|pcb|bio|biology|or|ya|vs|compulsory|[jz]a?ruri)"),
    ofCareers: true,
    reply: SUBJECTS_FOR_COMPUTING,
  },
  {
    cue: phrases(
      "(?:without|bina|no|missed|didnt (?:give|take|write|fill)|did not (?:give|take|write|fill)|not (?:given|appeared))(?: \\S+){0,3} cuet(?: .*)?|cuet(?: \\S+){0,3} (?:nahi|nhi|nahin|miss\\S*|not|chh?ut\\S*|bina|नहीं|छूट\\S*)(?: .*)?|सीयूईटी(?: \\S+){0,3} (?:नहीं|छूट\\S*)(?: .*)?",
    ),
    unless: phrases("(?:syllabus|paper|subjects?|pass|clear|fail\\S*|good score|low score|percentile)"),
    ofCareers: true,
    reply: COLLEGE_WITHOUT_CUET,
  },
  {
    cue: new RegExp(`^(?=.* ${NOT_TAKEN} )(?=.* ${OF_COMPUTERS} )(?=.* ${MAY} )`, "u"),
    unless: phrases(
      "(?:no|without|bina|not) (?:pcm|maths?|physics|science)",
      "(?:jobs?|careers?|engineers?|branch(?:es)?) without(?: \\S+)? computers?",
    ),
    ofCareers: true,
    reply: COMPUTING_NOT_TAKEN,
  },
  {
    cue: new RegExp(
      `^(?=.* ${COMMERCE} )(?=.* (?:${MATHS}(?: \\S+){0,3} ${WEAK}|${WEAK}(?: \\S+){0,3} ${MATHS}) )(?=.* (?:${MAY}|le lu|lena|lu|take|choose|sahi|ok|theek|thik|लूं|लेना) )`,
      "u",
    ),
    unless: phrases(
      "(?:eco|economics)(?: hons| honours)?",
      "\\bdu\\b|delhi university|hons|honours",
      "ca|cma|cs|mba",
      "jobs?|careers?|degrees?|courses?|naukri|after|ke baad|btech|science",
    ),
    reply: COMMERCE_AND_WEAK_MATHS,
  },
  {
    cue: new RegExp(`^(?=.* ${TENTH} )(?=.* ${LOW} )(?=.* ${DOCTOR} )(?=.* (?:${MAY}|ban\\S*|become|बन\\S*) )`, "u"),
    unless: phrases(
      "(?:12|12th|twelfth|inter|12वीं)|equipment|technicians?|technology|instruments?|years|salary|earn\\S*",
      "drop|repeat|attempt|veterin\\S*|vet|animal|pashu|dental|dentist|ayurved\\S*|homoeo\\S*",
    ),
    ofCareers: true,
    reply: LOW_IN_TENTH_AND_A_DOCTOR,
  },
];
