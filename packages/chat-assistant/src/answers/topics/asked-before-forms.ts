import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import {
  AFTER_TWO_DROPS,
  ARCHITECTURE_WITHOUT_MATHS,
  COLOUR_BLIND_ENGINEER_OR_SAILOR,
  COMMERCE_PUPIL_TO_GOVERNMENT,
  COMMERCE_WITH_OR_WITHOUT_MATHS,
  DATA_SCIENCE_WITHOUT_MATHS,
  EYES_OF_A_SAILOR,
  GIRLS_IN_NDA,
  JEE_AFTER_A_COMPARTMENT,
  MARKS_FOR_CLAT,
  MARKS_OF_A_SAILOR,
  NEET_FOR_PHYSIOTHERAPY,
  NEET_PASSED_WITH_LITTLE,
  NURSING_WITHOUT_BIOLOGY,
  PARAMEDICAL_WITH_LOW_MARKS,
  PHYSIOTHERAPY_OR_MEDICINE,
  WORK_AFTER_CLASS_12,
} from "./asked-before-forms-texts.ts";

/** A pattern that finds all of the phrases in padded text, in any order. */
const all = (...parts: readonly string[]): RegExp => new RegExp(`^${parts.map((part) => `(?=.* (?:${part}) )`).join("")}`, "u");

const NOT = "(?:nahi|nhi|nahin|na|not|नहीं)";
const MAY =
  "(?:can|may|could|possible|eligible|allowed|(?:kar|le|ho|ja|ban|mil|de) (?:sak|pa)\\S*|milega|milegi|hoga|hogi|kya|(?:कर|ले|हो|जा|बन|मिल|दे) सक\\S*|मिलेगा|मिलेगी|क्या)";
const MATHS = "(?:maths?|mathematics|ganit|गणित|मैथ्स?)";
const BIOLOGY = "(?:bio|biology|जीव विज्ञान|बायो|बायोलॉजी)";
const MERCHANT_NAVY = "(?:merchant navy|merchent navy|marchant navy|merchant nevy|मर्चेंट (?:नेवी|नौसेना))";
const PERCENT = "(?:percent|percentage|per cent|persent|parsent|marks|प्रतिशत|परसेंट|पर्सेंट|अंक|नंबर)";
const HOW_MANY = "(?:kitn\\S*|minimum|min|least|how (?:much|many)|required?|kya|कितन\\S*|न्यूनतम)";
const NEET = "(?:neet|neet ug|नीट)";
const PHYSIOTHERAPY = "(?:bpt|physio|physiotherap(?:y|ist)|fisiotherap(?:y|ist)|बीपीटी|फिजियो|फिजियोथेरेप(?:ी|िस्ट))";
const WITHOUT_BIOLOGY = `(?:without (?:\\S+ )?${BIOLOGY}|(?:bina|बिना) ${BIOLOGY}|${BIOLOGY} (?:ke|k|के) (?:bina|बिना)|(?:no|didnt (?:take|have)|dont have|not have|without) ${BIOLOGY}|${BIOLOGY} ${NOT}(?: (?:hai|thi|tha|li|liya|padh\\S*|है|थी|ली|पढ\\S*))?)`;
const PCM = "(?:pcm|पीसीएम)";

/** What is asked before a form is filled in or a fee paid. */
export const BEFORE_FORMS_TOPICS: readonly Topic[] = [
  {
    cue: all(`(?:bsc|b sc|बीएससी) (?:in )?(?:nursing|नर्सिंग)|nursing (?:degree|course)`, `${WITHOUT_BIOLOGY}|${PCM}`, MAY),
    unless: phrases(`gnm|anm|pcb|pcmb|vs|versus|salary|after bsc|post basic|msc|${BIOLOGY} (?:zaruri|compulsory)`),
    ofCareers: true,
    reply: NURSING_WITHOUT_BIOLOGY,
  },
  {
    cue: all(
      "(?:barch|b arch|bachelor of architecture|architecture|architect|बीआर्क|आर्किटेक्ट|आर्किटेक्चर)",
      `(?:without (?:\\S+ )?${MATHS}|(?:bina|बिना) ${MATHS}|${MATHS} (?:ke|k|के) (?:bina|बिना)|no ${MATHS}|${MATHS} ${NOT}(?: (?:hai|thi|tha|li|liya|padh\\S*|है|थी|ली|पढ\\S*))?|(?:didnt (?:take|have)|dont have) ${MATHS})`,
      MAY,
    ),
    unless: phrases("software|network|solutions?|data|cloud|interior|landscape|diploma|or|ya|या|naval|salary|like|pasand|weak"),
    ofCareers: true,
    reply: ARCHITECTURE_WITHOUT_MATHS,
  },
  {
    cue: phrases(
      `commerce (?:with(?: or without)?|ke saath) ${MATHS} (?:or|ya|vs|versus)(?: commerce)? without(?: ${MATHS})?(?: .*)?|commerce with or without ${MATHS}(?: .*)?`,
      `should i (?:take|keep|choose|opt(?: for)?|have) ${MATHS} (?:with|in) commerce|should i (?:take|choose) commerce with(?: or without)? ${MATHS}(?: or (?:not|without(?: \\S+)?))?`,
      `commerce (?:me|mein|ke saath|k sath|ke sath) ${MATHS} (?:(?:leni|lena|le|lu|lun|rakhu|rakhna|rakhni|lo) )(?:chahiye|lu|ya|sahi|kya|theek|thik)(?: .*)?|${MATHS} (?:leni|lena) (?:chahiye|sahi|zaruri)(?: \\S+){0,2} commerce (?:me|mein|ke saath|ke sath)(?: .*)?`,
      `(?:कॉमर्स|वाणिज्य) (?:में|के साथ) ${MATHS} (?:लेनी|लेना|लूं|रखूं|रखनी|ले)(?: .*)?`,
    ),
    unless: phrases(
      "salary|careers?|jobs?|naukri|pcm|science|arts|ip|informatics|done|completed|passed|pass|scope|options?|नौकरी|साइंस|पास",
    ),
    ofCareers: true,
    reply: COMMERCE_WITH_OR_WITHOUT_MATHS,
  },
  {
    cue: all(
      "(?:nda|एनडीए)",
      "(?:girls?|ladki\\S*|women|woman|females?|mahila\\S*|daughter|beti\\S*|लडकी\\S*|लडकियां|लडकियों|महिला\\S*|बेटी\\S*)",
      `(?:apply|join|eligible|allowed|bhar|give|form|(?:de|ja|ho|kar) sak\\S*|(?:दे|जा|हो|कर) सक\\S*|आवेदन|height|hight|lambai|लंबाई|हाइट)`,
    ),
    unless: phrases(
      "cds|agniveer|coaching|salary|syllabus|attempts|papers?|subjects?|stream|commerce|arts|pcb|bio|eyesight|chashma|date|kaise|how",
    ),
    ofCareers: true,
    reply: GIRLS_IN_NDA,
  },
  {
    cue: all(
      `${NEET}(?=.* (?:general|unreserved|ur|gen|जनरल|सामान्य) )`,
      "(?:1[5-9]|2\\d|3\\d|4[0-3])\\d(?: \\S+)?(?: (?:marks?|numbers?|score|अंक|नंबर)|$)|(?:marks?|numbers?|score|अंक|नंबर)(?: \\S+){0,2} (?:1[5-9]|2\\d|3\\d|4[0-3])\\d",
      "(?:options?|kya|what|which|now|karu|mil\\S*|ab|chances?|possible|विकल्प|क्या|मिल\\S*|अब)",
    ),
    unless: phrases("obc|sc|st|ews|pwd|rank|pg|ssc"),
    ofCareers: true,
    reply: NEET_PASSED_WITH_LITTLE,
  },
  {
    cue: all(
      NEET,
      "(?:2|two|do|dono|second|3|three|teen|दो|तीन)(?: \\S+)? (?:drops?|attempts?|saal|sal|baar|bar|years?|times?|ड्रॉप|साल|बार)(?: \\S+)?(?: (?:drop\\S*|dropped|gap|ड्रॉप))?",
      "(?:drop\\S*|ड्रॉप|gap)",
      `(?:${NOT} (?:hua|nikla|hui|clear|ho|mila|aaya|nikal\\S*|हुआ|निकला|मिला)|not (?:clear\\S*|qualif\\S*|select\\S*)|didnt (?:clear|get|make)|couldnt (?:clear|get|make)|fail\\S*|फेल)`,
    ),
    unless: phrases("should (?:i|we)|another|ek aur|lu|lun|jee|upsc|beta|beti|son|daughter|papa kehte|next|pg|बेटा|बेटी"),
    ofCareers: true,
    reply: AFTER_TWO_DROPS,
  },
  {
    cue: all(
      `${PHYSIOTHERAPY}(?=.* ${NEET} )|${NEET}(?=.* ${PHYSIOTHERAPY} )`,
      "(?:need(?:ed|s)?|requires?|required|must|compulsory|mandatory|necessary|[jz]a?r+uri|[jz]aroori|chahiye|dena|deni|lagta|lagega|without|bina|through|by|se hot\\S*|जरूरी|अनिवार्य|चाहिए|देना|लगता|बिना)",
    ),
    unless: phrases(
      "marks|score|rank|cut ?off|or nursing|ya nursing|nursing|pharmacy|mbbs|options?|list|courses|careers?|kaun kaun|which|salary|vs|drop|nahi hua|not clear\\S*|nahi nikla|अंक|नर्सिंग",
    ),
    ofCareers: true,
    reply: NEET_FOR_PHYSIOTHERAPY,
  },
  {
    cue: phrases(
      "(?:jobs?|work|careers?|naukri|govt jobs?|government jobs?) (?:after|with)(?: only)? (?:12th|12|class 12|12th class|plus two|inter|intermediate) (?:without|with no|and no) (?:a |any |doing )?(?:degree|graduation|college)",
      "(?:without|bina) (?:a |any )?(?:degree|graduation|college)(?: ke)? (?:jobs?|naukri|work)(?: \\S+){0,2} (?:after|ke baad) (?:12th|12|class 12)|(?:12th|12|12vi|inter)(?: pass)? (?:ke baad|k baad) (?:bina|without) (?:degree|graduation|college)(?: (?:ke|k|kiye))? (?:\\S+ ){0,2}(?:jobs?|naukri|kaam)(?: .*)?",
      "(?:12वीं|12|बारहवीं|इंटर) (?:पास )?(?:के बाद )?बिना (?:डिग्री|ग्रेजुएशन|कॉलेज)(?: के)?(?: \\S+){0,2} (?:नौकरी|काम|जॉब)(?: .*)?",
    ),
    unless: phrases(
      "high|best paid|highest|most|creative|it|computer|software|abroad|girls?|ladki\\S*|pcm|pcb|commerce|arts|science|without exam",
    ),
    reply: WORK_AFTER_CLASS_12,
  },
  {
    cue: all(
      "(?:data scientist|data science|डेटा साइंटिस्ट|डेटा साइंस|डाटा साइंटिस्ट|डाटा साइंस)",
      `(?:12th|12|class 12|11th|12वीं|11वीं)(?: \\S+){0,2} ${MATHS} ${NOT}(?: .*)?|without ${MATHS}|bina ${MATHS}|बिना ${MATHS}|${MATHS} (?:ke|k|के) (?:bina|बिना)|(?:no|didnt have|dont have|didnt take) ${MATHS}|${MATHS} (?:se|से)(?: \\S+)? (?:darr?|डर)(?: .*)?|(?:scared|afraid|fear) of ${MATHS}|${MATHS} (?:phobia|${NOT}(?: \\S+)?)`,
    ),
    unless: phrases("btech|engineering|analyst|salary|vs|versus|pasand|interest|or|ya|या|commerce|arts|pcb"),
    ofCareers: true,
    reply: DATA_SCIENCE_WITHOUT_MATHS,
  },
  {
    cue: all("(?:jee|jee main|jee mains|जेईई)", "(?:compartments?|supplementary|supply|compartmental|कंपार्टमेंट|सप्लीमेंट्री)", MAY),
    unless: phrases("nda|neet|advanced only|btech without"),
    reply: JEE_AFTER_A_COMPARTMENT,
  },
  {
    cue: all("(?:clat|क्लैट)", `${HOW_MANY}(?: \\S+){0,2} ${PERCENT}|${PERCENT}(?: \\S+){0,3} (?:chahiye|required?|needed?|चाहिए)`),
    unless: phrases("cut ?off|rank|nlu|score|clat (?:me|mein) kitne|pg|llm|safe|top|क्लैट में कितने"),
    reply: MARKS_FOR_CLAT,
  },
  {
    cue: all(
      "(?:commerce|कॉमर्स|वाणिज्य)",
      "(?:accounts?|accountancy|अकाउंट्स?|लेखा)(?: \\S+){0,2} (?:kamzor|kamjor|weak|kharab|nahi aat\\S*|कमजोर|नहीं आत\\S*)|weak (?:in|at) account\\S*|poor (?:in|at) account\\S*",
      "(?:sarkari|government|govt|सरकारी)",
    ),
    ofCareers: true,
    reply: COMMERCE_PUPIL_TO_GOVERNMENT,
  },
  {
    cue: all(
      `${PHYSIOTHERAPY}(?=.* (?:mbbs|एमबीबीएस) )|(?:mbbs|एमबीबीएस)(?=.* ${PHYSIOTHERAPY} )`,
      "(?:fark|farak|antar|difference|vs|versus|or|ya|better|फर्क|अंतर|या)",
    ),
    unless: phrases("salary|kamai|earn\\S*|fees?|bds|bams|nursing|pharmacy|marks|neet|drop|कमाई|फीस"),
    ofCareers: true,
    reply: PHYSIOTHERAPY_OR_MEDICINE,
  },
  {
    cue: all(
      "(?:paramedical|para medical|पैरामेडिकल)",
      "(?:(?:low|less|poor|kam|bad|कम)(?: \\S+)? (?:marks?|percent\\S*|numbers?|अंक|नंबर|प्रतिशत)|(?:marks?|percent\\S*|numbers?|अंक|नंबर|प्रतिशत) (?:kam|low|कम)|(?:3\\d|4\\d) ?(?:percent|%|प्रतिशत))",
    ),
    ofCareers: true,
    reply: PARAMEDICAL_WITH_LOW_MARKS,
  },
  {
    cue: all(
      "(?:colou?r ?(?:blind\\S*|vision)|rang (?:nahi|nhi) (?:pehchan\\S*|dikh\\S*)|कलर ब्लाइंड\\S*|वर्णांध\\S*|रंग नहीं (?:पहचान\\S*|दिख\\S*))",
      "(?:engineer\\S*|btech|इंजीनियर\\S*)",
      MERCHANT_NAVY,
    ),
    ofCareers: true,
    reply: COLOUR_BLIND_ENGINEER_OR_SAILOR,
  },
  {
    cue: all(
      MERCHANT_NAVY,
      "(?:eye ?sight|eyes?|vision|aankh\\S*|chashma|chasma|spe[ct]s|glasses|number|आंख\\S*|नजर|चश्म\\S*)(?: .*)?(?: (?:kitn\\S*|chahiye|required?|requirement|needed|limit|allowed|rules?|criteria|chal\\S*|कितन\\S*|चाहिए|चल\\S*))|(?:what|kitn\\S*|how (?:much|good)|कितन\\S*)(?: .*)? (?:eye ?sight|vision|नजर)",
    ),
    unless: phrases("colou?r|rang|percent\\S*|height|salary|indian navy|रंग"),
    ofCareers: true,
    reply: EYES_OF_A_SAILOR,
  },
  {
    cue: all(
      MERCHANT_NAVY,
      `${HOW_MANY}(?: \\S+){0,2} ${PERCENT}|${PERCENT}(?: \\S+){0,3} (?:chahiye|required?|needed?|kitn\\S*|चाहिए|कितन\\S*)`,
    ),
    unless: phrases("imu cet (?:me|mein)|cut ?off|rank|eye\\S*|eyesight|after graduation|salary"),
    ofCareers: true,
    reply: MARKS_OF_A_SAILOR,
  },
];
