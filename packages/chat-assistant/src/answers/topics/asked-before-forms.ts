import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import {
  AFTER_TWO_DROPS,
  ARCHITECTURE_WITHOUT_MATHS,
  CHEAPEST_WAY_TO_TEACH,
  COLLEGES_OF_ANIMATION,
  COLOUR_BLIND_ENGINEER_OR_SAILOR,
  COMMERCE_IS_NOT_FOR_THE_DULL,
  COMMERCE_PUPIL_TO_GOVERNMENT,
  COMMERCE_WITH_OR_WITHOUT_MATHS,
  CUT_OFF_OF_DELHI,
  DATA_SCIENCE_WITHOUT_MATHS,
  EYES_OF_A_SAILOR,
  GIRLS_IN_NDA,
  GOVERNMENT_TEACHER_BY_DELED,
  GRADE_B_OF_RBI,
  GRADUATE_OF_BIHAR,
  HEIGHT_OF_A_WOMAN_IN_UP,
  INTO_THE_CRIME_BRANCH,
  INVESTMENT_BANKING_FROM_BCOM,
  JEE_AFTER_A_COMPARTMENT,
  MARKS_FOR_CLAT,
  MARKS_OF_A_SAILOR,
  MATHS_FOR_A_BANK,
  NATA_OR_JEE,
  NEET_FOR_PHYSIOTHERAPY,
  NEET_PASSED_WITH_LITTLE,
  NURSING_WITHOUT_BIOLOGY,
  PARAMEDICAL_WITH_LOW_MARKS,
  PHYSIOTHERAPY_OR_MEDICINE,
  PHYSIOTHERAPY_WITHOUT_NEET,
  PRIVATE_OR_GOVERNMENT_MEDICAL,
  SCHOLARSHIPS_OF_CLASS_11,
  SUBJECT_OF_A_SUB_INSPECTOR,
  TWO_OF_THE_NAME_NTPC,
  WHAT_AN_ACTUARY_IS,
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
const OFFICERS_AT_SEA = `(?:${MERCHANT_NAVY}|marine engineer\\S*|deck cadet|engine cadet)`;
const PERCENT = "(?:percent|percentage|per cent|persent|parsent|marks|प्रतिशत|परसेंट|पर्सेंट|अंक|नंबर)";
const HOW_MANY = "(?:kitn\\S*|minimum|min|least|how (?:much|many)|required?|kya|कितन\\S*|न्यूनतम)";
const NEET = "(?:neet|neet ug|नीट)";
const PHYSIOTHERAPY = "(?:bpt|physio|physiotherap(?:y|ists?)|fisiotherap(?:y|ist)|बीपीटी|फिजियो|फिजियोथेरेप(?:ी|िस्ट))";
const WITHOUT_BIOLOGY = `(?:without (?:\\S+ )?${BIOLOGY}|(?:bina|बिना) ${BIOLOGY}|${BIOLOGY} (?:ke|k|के) (?:bina|बिना)|(?:no|didnt (?:take|have)|dont have|not have|without) ${BIOLOGY}|${BIOLOGY} ${NOT}(?: (?:hai|thi|tha|li|liya|padh\\S*|है|थी|ली|पढ\\S*))?)`;
const PCM = "(?:pcm|पीसीएम)";

/** The cheapest way to one post, where cheaper work is not asked for. */
export const CHEAPEST_TEACHING: RegExp = all(
  "(?:cheap\\S*|sast[aei]|sabse sast[aei]|(?:kam|less|low|least|minimum) (?:paise|paiso|kharch\\S*|cost|money|fees?|expens\\S*)|low cost|सस्त[ाेी]|कम (?:पैसे|पैसों|खर्च|फीस))",
  "(?:teacher|teaching|shikshak|टीचर|शिक्षक)",
  "(?:(?:class(?:es)?|standard|std|kaksha|कक्षा)? ?(?:1|1st|one|i|first|एक) (?:to|se|till|से) (?:5|5th|five|v|पांच)|primary|प्राइमरी|प्राथमिक)",
);

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
    unless: phrases(
      "software|network|solutions?|data(?:base)?|systems?|enterprise|security|information|cloud|interior|landscape|diploma|or|ya|या|naval|salary|like|pasand|weak",
    ),
    ofCareers: true,
    reply: ARCHITECTURE_WITHOUT_MATHS,
  },
  {
    cue: phrases(
      `(?:which|what|kya|kaun ?s[aei]) (?:is |hai )?(?:\\S+ ){0,2}better(?: \\S+){0,2} commerce with(?: or without)? ${MATHS}(?: .*)?|commerce with(?: or without)? ${MATHS}(?: or (?:commerce )?without(?: ${MATHS})?)? for (?:\\S+ )*(?:bcom|ca)(?: .*)?`,
      `(?:kya )?commerce lene ke liye ${MATHS} (?:[jz]a?r+uri|[jz]aroori|compulsory)(?: (?:hai|hota|hoti|h|kya))*(?= $)`,
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
      "(?:height|hight|lambai|लंबाई|हाइट)",
    ),
    unless: phrases(
      "cds|agniveer|coaching|salary|syllabus|attempts|papers?|subjects?|stream|commerce|arts|pcb|bio|eyesight|chashma|date|kaise|how to",
    ),
    ofCareers: true,
    reply: GIRLS_IN_NDA,
  },
  {
    cue: all(
      `${NEET}(?=.* (?:general|unreserved|ur|gen|जनरल|सामान्य) )`,
      "(?:1[6-9]|2\\d|3\\d)\\d(?: \\S+)?(?: (?:marks?|numbers?|score|अंक|नंबर)|$)|(?:marks?|numbers?|score|अंक|नंबर)(?: \\S+){0,2} (?:1[6-9]|2\\d|3\\d)\\d",
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
      PHYSIOTHERAPY,
      `(?:without(?: \\S+)?|bina|बिना) ${NEET}|${NEET} (?:ke|k|के) (?:bina|without|बिना)|${NEET} (?:nahi|nhi|नहीं)(?: \\S+)?(?= .* (?:sak|सक)\\S*)`,
    ),
    unless: phrases("or nursing|ya nursing|nursing|pharmacy|mbbs|options?|list|courses|careers?|kaun kaun|which|salary|vs|अंक|नर्सिंग"),
    ofCareers: true,
    reply: PHYSIOTHERAPY_WITHOUT_NEET,
  },
  {
    cue: all(
      `${PHYSIOTHERAPY}(?=.* ${NEET} )|${NEET}(?=.* ${PHYSIOTHERAPY} )`,
      "(?:need(?:ed|s)?|requires?|required|must|compulsory|mandatory|necessary|[jz]a?r+uri|[jz]aroori|chahiye|dena|deni|lagta|lagega|through|by|se hot\\S*|जरूरी|अनिवार्य|चाहिए|देना|लगता)",
    ),
    unless: phrases(
      "marks|score|rank|cut ?off|or nursing|ya nursing|nursing|pharmacy|mbbs|options?|list|courses|careers?|kaun kaun|which|vs|drop|nahi hua|not clear\\S*|nahi nikla|अंक|नर्सिंग",
    ),
    ofCareers: true,
    careerFirst: phrases("salary|salery|kamai|pay|earn\\S*|सैलरी|वेतन|कमाई"),
    reply: NEET_FOR_PHYSIOTHERAPY,
  },
  {
    cue: phrases(
      "(?:jobs?|work|careers?|naukri|govt jobs?|government jobs?) (?:after|with)(?: only)? (?:12th|12|class 12|12th class|plus two|inter|intermediate) (?:without|with no|and no) (?:a |any |doing )?(?:degree|graduation|college)",
      "(?:without|bina) (?:a |any )?(?:degree|graduation|college)(?: ke)? (?:jobs?|naukri|work)(?: \\S+){0,2} (?:after|ke baad) (?:12th|12|class 12)|(?:12th|12|12vi|inter)(?: pass)? (?:ke baad|k baad) (?:bina|without) (?:degree|graduation|college)(?: (?:ke|k|kiye))? (?:\\S+ ){0,2}(?:jobs?|naukri|kaam)(?: .*)?",
      "(?:sarkari |government |govt )?(?:naukri|jobs?|kaam) (?:12th|12|class 12|inter) (?:ke baad|k baad) (?:bina|without) (?:degree|graduation)(?: (?:ke|k))?(?: .*)?",
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
      "(?:colou?r ?(?:blind\\S*|vision)|कलर blind|rang (?:nahi|nhi) (?:pehchan\\S*|dikh\\S*)|कलर ब्लाइंड\\S*|वर्णांध\\S*|रंग नहीं (?:पहचान\\S*|दिख\\S*))",
      "(?:engineer\\S*|btech|इंजीनियर\\S*)",
      `(?:${MERCHANT_NAVY}|deck officer)`,
    ),
    ofCareers: true,
    reply: COLOUR_BLIND_ENGINEER_OR_SAILOR,
  },
  {
    cue: all(
      OFFICERS_AT_SEA,
      "(?:eye ?sight|eyes?|vision|aankh\\S*|chashma|chasma|spe[ct]s|glasses|number|आंख\\S*|नजर|चश्म\\S*)(?: .*)?(?: (?:kitn\\S*|chahiye|required?|requirement|needed|limit|allowed|rules?|criteria|chal\\S*|कितन\\S*|चाहिए|चल\\S*))|(?:what|kitn\\S*|how (?:much|good)|कितन\\S*)(?: .*)? (?:eye ?sight|vision|नजर)|(?:eye ?sight|vision|chashma|specs|नजर)(?= $)|(?:eye ?sight|vision|नजर)(?= $)",
    ),
    unless: phrases("colou?r|rang|percent\\S*|height|salary|indian navy|रंग"),
    ofCareers: true,
    reply: EYES_OF_A_SAILOR,
  },
  {
    cue: all(
      OFFICERS_AT_SEA,
      `${HOW_MANY}(?: \\S+){0,2} ${PERCENT}|${PERCENT}(?: \\S+){0,3} (?:chahiye|required?|needed?|kitn\\S*|चाहिए|कितन\\S*)`,
    ),
    unless: phrases("imu cet (?:me|mein)|cut ?off|rank|after graduation|salary"),
    ofCareers: true,
    reply: MARKS_OF_A_SAILOR,
  },
  {
    cue: all(
      "(?:best|top|good|which|kaun ?s[aei]|achh?[aei]|sabse achh?[aei]|सबसे अच्छ[ाेी]|अच्छ[ाेी]|कौन ?स[ाेी])",
      "(?:colleges?|institutes?|schools?|universit\\S*|कॉलेज|संस्थान|इंस्टिट्यूट)",
      "(?:animation|animator|vfx|एनिमेशन)",
    ),
    unless: phrases("salary|fees?|without|bina|jobs?|after college|graphic|game|फीस|or|ya|vs"),
    ofCareers: true,
    reply: COLLEGES_OF_ANIMATION,
  },
  {
    cue: all(
      "(?:srcc|shri ram college|hindu college|hansraj|hans raj|miranda house|lady shri ram|lsr|kirori mal|kmc|ramjas|st stephens?|delhi university|du|दिल्ली (?:यूनिवर्सिटी|विश्वविद्यालय)|डीयू|एसआरसीसी)",
      "(?:cut ?offs?|cutoffs?|kitne (?:marks|number|score)|how many marks|कट ?ऑफ|कटऑफ|कितने (?:अंक|नंबर))",
    ),
    unless: phrases("llb|law|mba|phd|pg|masters?|neet|jee|ssc"),
    ofCareers: true,
    reply: CUT_OFF_OF_DELHI,
  },
  {
    cue: all(
      "(?:deled|d el ed|d eled|btc|jbt|डीएलएड|डी एल एड|बीटीसी)",
      "(?:govt|government|sarkari|सरकारी)(?: \\S+)? (?:teacher|school|job|naukri|shikshak|टीचर|शिक्षक|स्कूल|नौकरी)",
      "(?:can|possible|eligible|(?:ban|ho|mil) (?:sak|pa)\\S*|kya|banu|bane|(?:बन|हो|मिल) सक\\S*|क्या)",
    ),
    unless: phrases("bed|b ed|salary|vs|or|ya|distance|nios|private|fees?|tet|ctet|बीएड"),
    ofCareers: true,
    reply: GOVERNMENT_TEACHER_BY_DELED,
  },
  {
    cue: CHEAPEST_TEACHING,
    ofCareers: true,
    reply: CHEAPEST_WAY_TO_TEACH,
  },
  {
    cue: all(
      "(?:crime branch|crime brach|क्राइम (?:ब्रांच|branch))",
      "(?:how|kaise|ban\\S*|ja\\S*|join\\S*|become|officer|exam|bharti|chahiye|enter|कैसे|बन\\S*|जा\\S*|भर्ती|चाहिए)",
    ),
    unless: phrases("salary|vetan|cid|cbi or|ya cbi|vs|or|ya|kya karti|kaam kya|what does|वेतन"),
    ofCareers: true,
    reply: INTO_THE_CRIME_BRANCH,
  },
  {
    cue: all(
      "(?:up|uttar pradesh|upp|यूपी|उत्तर प्रदेश)",
      "(?:police|pulis|constable|पुलिस|कांस्टेबल|सिपाही)",
      "(?:girls?|ladki\\S*|women|woman|females?|mahila\\S*|lady|ladies|लडकी\\S*|लडकियों|महिला\\S*)",
      "(?:height|hight|lambai|लंबाई|हाइट)",
    ),
    unless: phrases("sub inspector|si|daroga|दरोगा|my height|meri height|mera height|i am \\d+|\\d+ ?(?:cm|feet|ft)|delhi|bihar|mp"),
    ofCareers: true,
    reply: HEIGHT_OF_A_WOMAN_IN_UP,
  },
  {
    cue: all(
      "(?:sub inspector|police (?:si|inspector)|(?<! (?:kaun|kon|kis|koi|kaunsi) )si|daroga|सब इंस्पेक्टर|दरोगा|एसआई)",
      "(?:graduation|graduate|degree|bachelors?|ग्रेजुएशन|स्नातक|डिग्री)",
      "(?:kis|kaun ?s[aei]|kons[aei]|which|what|any|kisi|किस|कौन ?स[ाेी]|किसी)(?: bhi| भी)? (?:subjects?|stream|vishay|degree|graduation|course|विषय|स्ट्रीम|डिग्री)",
    ),
    unless: phrases("salary|height|age|after|ke baad|best|rpf|technical|vs|or|के बाद"),
    ofCareers: true,
    reply: SUBJECT_OF_A_SUB_INSPECTOR,
  },
  {
    cue: all(
      "(?:rbi|reserve bank|आरबीआई|रिजर्व बैंक) (?:grade b|grade bee|officer|ग्रेड बी|ऑफिसर)",
      "(?:apply|eligib\\S*|qualification|yogyata|who can|kaun (?:de|bhar|apply|kar)\\S*|bhar sak\\S*|de sak\\S*|आवेदन|योग्यता|पात्रता|कौन|(?:दे|भर|कर) सक\\S*)",
    ),
    unless: phrases("salary|syllabus|upsc|sbi|vs|or|ya|kaise|how to|strategy|btech|engineering|arts|commerce|वेतन"),
    ofCareers: true,
    reply: GRADE_B_OF_RBI,
  },
  {
    cue: all(
      "(?:bank (?:po|p o|clerk|exams?|jobs?|officer|naukri|me|mein)|banking|ibps|sbi (?:po|clerk)|bank officer|बैंक (?:पीओ|क्लर्क|नौकरी|में)|बैंकिंग)",
      `${MATHS}(?: \\S+){0,3} (?:[jz]a?r+uri|[jz]aroori|compulsory|mandatory|must|necessary|needed|required|chahiye|जरूरी|अनिवार्य|चाहिए)|(?:need|require|is|have to have|must i have)(?: \\S+){0,2} ${MATHS}|without ${MATHS}|bina ${MATHS}|बिना ${MATHS}|${MATHS} (?:ke|के) (?:bina|बिना)`,
      "(?:can|is|do|does|kya|hai|chahiye|sak\\S*|possible|क्या|है|सक\\S*)",
    ),
    unless: phrases(
      "manager|salary|upsc|ssc|commerce (?:with|without|ke)|list|careers|options?|other|computer|data|jobs? without|ca|or|ya|tough|weak|kamzor|pasand|like|investment|numbers?|teller",
    ),
    ofCareers: true,
    reply: MATHS_FOR_A_BANK,
  },
  {
    cue: phrases(
      "(?:rrb ntpc|ntpc (?:railways?|rrb|rail)|railways? ntpc)(?: \\S+)? (?:vs|versus|or|ya|and|aur|difference|different|me|mein) (?:\\S+ )?ntpc (?:company|limited|ltd|power|job)(?: .*)?",
      "ntpc (?:company|limited|ltd|power(?: plant)?)(?: \\S+)? (?:vs|versus|or|ya|and|aur)(?: \\S+)? (?:rrb ntpc|ntpc railways?|railways?(?: ntpc)?)(?: .*)?",
      "(?:is|are|kya|क्या) (?:rrb ntpc|railways? ntpc|ntpc railways?|रेलवे (?:एनटीपीसी|ntpc)) (?:and|aur|same as|और)(?: the)? (?:ntpc|एनटीपीसी)(?: .*)?",
      "(?:रेलवे (?:एनटीपीसी|ntpc|rrb ntpc)|(?:एनटीपीसी|ntpc|rrb ntpc) रेलवे) (?:और|या) (?:एनटीपीसी|ntpc) (?:कंपनी|लिमिटेड)(?: .*)?",
    ),
    ofCareers: true,
    reply: TWO_OF_THE_NAME_NTPC,
  },
  {
    cue: phrases(
      "(?:private|pvt)(?: \\S+)? (?:vs|versus|or|ya|and|aur) (?:government|govt|sarkari)(?: \\S+)? (?:medical (?:colleges?|college me|seat)|mbbs)(?: .*)?",
      "(?:government|govt|sarkari)(?: \\S+)? (?:vs|versus|or|ya|and|aur) (?:private|pvt)(?: \\S+)? (?:medical (?:colleges?|seat)|mbbs)(?: .*)?",
      "(?:private|pvt|government|govt|sarkari) (?:medical college|mbbs)(?: \\S+)? (?:vs|versus|or|ya|and|aur) (?:private|pvt|government|govt|sarkari)(?: .*)?",
      "(?:सरकारी|प्राइवेट|निजी) (?:मेडिकल कॉलेज )?(?:और|या) (?:सरकारी|प्राइवेट|निजी) मेडिकल कॉलेज(?: .*)?",
    ),
    unless: phrases("salary|jobs?|drop|abroad|russia|bds|bams|nursing|neet (?:score|marks|me)|rank|\\d\\d\\d"),
    ofCareers: true,
    reply: PRIVATE_OR_GOVERNMENT_MEDICAL,
  },
  {
    cue: all(
      "(?:commerce|कॉमर्स|वाणिज्य)",
      "(?:dull|weak|dumb|stupid|less intelligent|average|kamzor|kamjor|buddhu|bekar|nalayak|fail\\S*|useless|कमजोर|बेकार|बुद्धू|नालायक|मंद) (?:students?|bach\\S*|log\\S*|wal\\S*|ones|children|kids|छात्र\\S*|बच्च\\S*|लोग\\S*|वाल\\S*)",
      "(?:true|says?|said|sach|sahi|bolt\\S*|keht\\S*|kehte|kya|is it|really|think|सच|सही|कहत\\S*|बोलत\\S*|क्या)",
    ),
    ofCareers: true,
    reply: COMMERCE_IS_NOT_FOR_THE_DULL,
  },
  {
    cue: phrases(
      "(?:what (?:is|does)|who is|whats|meaning of)(?: an?)? actuary(?: (?:do|mean|in hindi|job|exactly))*(?= $)",
      "actuary (?:kya (?:hota|hoti|hote|hai|h)|kise kehte|ka matlab|kaun hota|means?)(?: \\S+){0,3}(?= $)",
      "एक्चुअरी (?:क्या (?:होता|होती|है)|किसे कहते|का मतलब|कौन होता)(?: \\S+){0,3}(?= $)",
    ),
    unless: phrases("salary|kama\\S*|vs|or|ya|kaise|how"),
    ofCareers: true,
    reply: WHAT_AN_ACTUARY_IS,
  },
  {
    cue: all(
      "(?:investment bank(?:er|ing)|इन्वेस्टमेंट बैंक(?:र|िंग))",
      "(?:bcom|b com|commerce graduate|बीकॉम)",
      "(?:possible|can|after|ke baad|which course|kaise|how|ban sak\\S*|sak\\S*|karke|kar ke|बन सक\\S*|के बाद|कैसे|करके)",
    ),
    unless: phrases("salary|vs|versus|ca or|or ca|btech|without mba|bina mba|bcom or|bcom ya|bba"),
    ofCareers: true,
    reply: INVESTMENT_BANKING_FROM_BCOM,
  },
  {
    cue: all(
      "(?:nata|नाटा)",
      "(?:jee|jee main|jee mains|जेईई)",
      "(?:architect\\S*|barch|b arch|आर्किटेक्\\S*|बीआर्क|is (?:jee|nata) (?:needed|required|compulsory|necessary))",
    ),
    unless: phrases("without maths|bina maths|marks|score|rank|salary|syllabus|both|dono|easy|tough|vs|versus"),
    ofCareers: true,
    reply: NATA_OR_JEE,
  },
  {
    cue: all(
      "(?:scholarships?|chh?atr?avrit?ti|wazifa|vajifa|छात्रवृत्ति\\S*|स्कॉलरशिप|वजीफा)",
      "(?:class|kaksha|std|कक्षा)? ?(?:11|11th|xi|11वीं|ग्यारहवीं)",
    ),
    unless: phrases("abroad|foreign|after 12th|college|engineering|neet|coaching|loan|sports|nda|iit"),
    ofCareers: true,
    reply: SCHOLARSHIPS_OF_CLASS_11,
  },
  {
    cue: all(
      "(?:bihar|gaya|patna|muzaffarpur|bhagalpur|darbhanga|purnia|nalanda|ara|arrah|chapra|siwan|samastipur|begusarai|बिहार|गया|पटना|मुजफ्फरपुर|भागलपुर|दरभंगा)",
      "(?:ba|b a|graduate|graduation|बीए|स्नातक|ग्रेजुएट)",
      "(?:(?:weak|poor|bad|low|kamzor|kamjor) (?:in )?english|english(?: \\S+){0,2} (?:weak|poor|bad|kamzor|kamjor|nahi aat\\S*|kharab)|(?:अंग्रेजी|इंग्लिश)(?: \\S+){0,2} (?:कमजोर|नहीं आत\\S*|खराब))",
    ),
    unless: phrases("upsc|bpsc|mba|translator|teacher|bed|नौकरी छोड"),
    ofCareers: true,
    reply: GRADUATE_OF_BIHAR,
  },
];
