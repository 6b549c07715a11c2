import { BE_DEGREE } from "../../reading/be-degree.ts";
import { phrases } from "../../reading/words.ts";
import { coursesOfStream } from "../courses-of-stream.ts";
import {
  listAfterClass12,
  listOfLikedByHand,
  listWithinReach,
  listWithoutExams,
  nearCareer,
  openAfterLeaving,
  readList,
  waysBesideEntrance,
  wayToCareer,
} from "../follow-up.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  BACKLOGS,
  CUET_SCORE,
  EXAM_NOT_CLEARED,
  FAILED_IN_ACCOUNTS,
  FAILED_IN_SCHOOL,
  GAP_YEAR_TEXT,
  JEE_SCORE,
  LEFT_A_DEGREE,
  LOW_MARKS,
  NAME_YOUR_DEGREE,
  NEET_SCORE,
  NOT_TAKEN_FOR_YEARS,
  ONE_YEAR_TO_PREPARE,
  SMALL_STEP,
  TIRED_OF_PREPARING,
} from "./set-backs-texts.ts";
import { HIRED_AFTER_A_GAP, TELL_WHAT_YOU_HAVE } from "./work-texts.ts";

const FAILED =
  "(?:fail|failed|fails|failing|flunk\\S*|flop|phail|faill|unsuccessful|(?<!der |der to |der toh )nahi (?:nikla|nikal\\S*|hua|hui|clear\\S*|niklega|ho paya|ho paaya|hota)|nhi (?:nikla|nikal\\S*|hua|hui|clear\\S*|niklega|ho paya)|clear nahi|clear nhi|crack nahi|crack nhi|qualify nahi|reh gay[ai]|rank (?:nahi|nhi) aa\\S*|रैंक नहीं आ\\S*|नहीं निकला|नहीं हुआ|नहीं हो पाया|फेल|असफल)";
const NOT_CLEARED =
  "(?:didnt|did not|dont|do not|doesnt|couldnt|could not|not able to|havent|unable to|cant|cannot|can not|never) (?:clear|crack|qualify|pass|get (?:through|in|selected|neet|jee|clat|nata|cuet|nda|gate|upsc|(?:in|into|admission in|a seat in|seat in)(?: (?:an?|any|good|govt|government))* (?:iits?|nits?|iiits?|aiims|nlus?|nid|nift|mbbs|medical|du|bhu)))";
const EXAM =
  "(?:neet|jee|iit|mains|upsc|clat|cuet|nda|gate|cat|ssc|ca|cs|cma|foundation|ibps|bank|nift|nata|entrance|prelims|ctet|net|exam|एनईईटी|नीट|जेईई|यूपीएससी|सीए)";
const ACCOUNTS = "(?:ca|cma|cs|icai|सीए)(?: (?:foundation|inter|intermediate|final|executive))?";
const CLASS =
  "(?:10|10th|12|12th|11|11th|9|9th|tenth|twelfth|boards?|board exam|matric|inter|intermediate|class|hsc|ssc board|10वीं|12वीं|दसवीं|बारहवीं|बोर्ड)";
const LOW = "(?:[1-5]\\d)";
const MARKS = "(?:marks|percent|percentage|percentile|score|scores|grades|grade|rank|number|numbers|ank|अंक|नंबर|प्रतिशत)";
const FEW = "(?:low|less|poor|bad|average|kam|kharab|ganda|gande|bekar|worst|disappointing|कम|खराब)";

const WHAT_NOW =
  "(?:options?|now what|ab kya|aage kya|kya kar\\S*|what (?:can|should|next|now|to|are)|konsa course|kaunsa course|which course|courses?|विकल्प|क्या कर\\S*|अब क्या|आगे क्या)";
const MEDICAL = "(?:neet|neet ug|medical|नीट)";
const ENGINEERING = "(?:jee|jee mains?|mains|iit|जेईई)";
const UNIVERSITIES = "(?:cuet|cuet ug|सीयूईटी)";
/** A score and the question what is open with it: a mark alone asks for a cut-off. */
const scoredIn = (exam: string): RegExp =>
  phrases(
    `${exam}(?: \\S+){0,4} \\d{1,3}(?: \\S+){0,10} ${WHAT_NOW}(?: .*)?|\\d{1,3}(?: \\S+){0,3} ${exam}(?: \\S+){0,8} ${WHAT_NOW}(?: .*)?`,
    `${WHAT_NOW}(?: \\S+){0,4} \\d{1,3}(?: \\S+){0,3} ${exam}(?: .*)?|${exam}(?: me| mein| में)? ${FEW} ${MARKS}(?: .*)?|${FEW} ${MARKS} in ${exam}(?: .*)?`,
    `${exam}(?: (?:me|mein|in|में))?(?: \\S+)? ${MARKS}(?: (?:bahut|bohot|thode|बहुत))* (?:${FEW}|nahi a\\S*|नहीं आ\\S*)(?: .*)?`,
  );
const GAP_YEAR =
  "(?:gap years?|year gap|years gap|gap (?:of|in)(?: \\S+){0,3} (?:years?|studies|education)|(?:ek|do|1|2|one|two|\\d) (?:saal|sal|years?|yr) (?:ka |ki |of )?gap|(?:saal|sal|साल) (?:ka|का) (?:gap|गैप)|study gap|education gap|padhai me gap|गैप ईयर)";

/** Who has a course behind them looks for a first post, and for no admission. */
const HAS_FINISHED =
  "(?:pass(?:ed)? ?out|(?:no|without|zero|bina) (?:work )?experience|experience (?:nahi|nhi|नहीं)|engineers?|graduates?|(?:btech|b tech|engineering|bcom|bsc|ba|bba|bca|degree|graduation|ग्रेजुएशन|इंजीनियरिंग) (?:ke baad|k baad|के बाद|done|pass|kiya|ki)|after (?:btech|b tech|engineering|bcom|bsc|ba|bba|bca|degree|graduation))";

const COLLEGE = `(?:college|engineering|b ?tech|${BE_DEGREE}|bcom|b com|bsc|ba|bba|bca|mbbs|phd|mba|msc|mcom|mca|degree|graduation|bpharm|llb|इंजीनियरिंग|कॉलेज|बीटेक|ग्रेजुएशन)`;
const LEFT =
  "(?:chh?od\\S*|chh?ut\\S*|drop(?:ped)? ?out|dropout|dropped|drop kar\\S*|left|quit|leave|leaving|discontinu\\S*|incomplete|adhur\\S*|छोड\\S*|छूट\\S*|अधूर\\S*)";

const RECRUITMENT =
  "(?:group d|railways?|rrb|ntpc|alp|ssc gd|ssc mts|ssc chsl|chsl|police|constable|agni ?veer|army|bharti|patwari|lekhpal|gds|bank clerk|ग्रुप डी|रेलवे|पुलिस|अग्निवीर|भर्ती)";
const NOT_TAKEN = `(?:(?:\\d|ek|do|teen|char|chaar|paanch|kai|two|three|four|five|several|many|baar baar|again and again)(?: \\S+){0,2} (?:saal|sal|years?|attempts?|baar|bar|times|साल|बार)(?: \\S+){0,6} (?:${FAILED}|nahi|nhi|not|नहीं)|${FAILED}(?: \\S+){0,6} (?:\\d|ek|do|teen|char|kai|two|three|four|five|several)(?: \\S+){0,2} (?:saal|years?|attempts?|baar|times|साल|बार))`;

/** One result that was not as hoped, said with what is open after it. */
export const SET_BACK_TOPICS: readonly Topic[] = [
  {
    cue: both(
      "(?:upsc|ias|civil services?|ssc|cgl|psc|bpsc|uppsc|mppsc|bank (?:exams?|po)|government exams?|govt exams?|sarkari (?:exams?|naukri)|यूपीएससी|आईएएस|एसएससी)",
      "(?:(?:\\d|ek|do|teen|char|kai|two|three|four|several|many)(?: \\S+)? (?:saal|sal|years?|attempts?|baar|times|tries|साल|बार)(?: \\S+){0,10} (?:(?:select|selection|clear|hua|crack) nahi|nahi (?:hua|ho|nikla|nikal)|not (?:selected|cleared?|crack\\S*)|fail|failed|फेल|असफल|didnt clear|couldnt clear|unsuccessful)|thak\\S*|tired|exhausted|burnt|burn ?out|fed up|haar gay\\S*|give up|giving up|plan b|chh?od (?:du|dun|doon|de|dena)|थक\\S*|हार गय\\S*|छोड दूं|प्लान बी)",
    ),
    // Posts for those from school have an answer of their own.
    unless: phrases("(?:job|naukri) (?:chh?od\\S*|se thak\\S*)|salary|pay|ssc (?:gd|mts|chsl)"),
    ofCareers: true,
    reply: TIRED_OF_PREPARING,
    below: [listWithinReach],
  },
  {
    cue: both(RECRUITMENT, NOT_TAKEN),
    unless: phrases("salary|pay|(?:10|10th|12|12th|tenth|twelfth|10वीं|12वीं) (?:me |mein |में )?(?:fail|failed|फेल)|doctor|neet|jee"),
    ofCareers: true,
    reply: NOT_TAKEN_FOR_YEARS,
  },
  {
    cue: phrases(
      `${COLLEGE}(?: \\S+){0,5} ${LEFT}(?: .*)?|(?:dropped out|drop out|dropout|left|quit|leave|leaving|discontinued)(?: \\S+){0,3} ${COLLEGE}(?: .*)?`,
    ),
    unless: phrases(
      "school",
      "left (?:hand|handed|out|behind|eye|ear|leg)",
      "(?:army|teaching|nursing|job) (?:chh?od\\S*)",
      "(?:scholarship|admission|result)",
      "(?:leave|leaving|left|quit|chh?od\\S*) (?:my |the |apna |apni )?(?:city|town|village|home|house|hometown|state|family|parents|job|shahar|shehar|gaon|ghar)|(?:city|town|home|village|ghar|gaon|shahar|shehar) (?:nahi |nhi |ko )?(?:chh?od\\S*|leave)",
    ),
    reply: LEFT_A_DEGREE,
    ofCareers: true,
    first: openAfterLeaving,
    below: [wayToCareer, listAfterClass12],
  },
  {
    cue: scoredIn(MEDICAL),
    ofCareers: true,
    reply: NEET_SCORE,
    below: [listWithoutExams],
  },
  {
    cue: scoredIn(ENGINEERING),
    ofCareers: true,
    reply: JEE_SCORE,
    below: [listWithoutExams],
  },
  {
    cue: scoredIn(UNIVERSITIES),
    reply: CUET_SCORE,
  },
  {
    cue: both(GAP_YEAR, HAS_FINISHED),
    unless: phrases(EXAM, "drop|dropper|repeat", "(?:marriage|shaadi|shadi|baby|child|delivery|housewife)(?: .*)?"),
    ofCareers: true,
    reply: HIRED_AFTER_A_GAP,
    below: [nearCareer, readList],
    alone: TELL_WHAT_YOU_HAVE,
  },
  {
    cue: phrases(`(?:\\S+ )?${GAP_YEAR}(?: .*)?`),
    unless: phrases(EXAM, FAILED, NOT_CLEARED, "drop|dropper|repeat", "(?:marriage|shaadi|shadi|baby|child|delivery|housewife)(?: .*)?"),
    ofCareers: true,
    reply: GAP_YEAR_TEXT,
    below: [readList],
    alone: SMALL_STEP,
  },
  {
    cue: phrases(
      "(?:\\S+ )?(?:\\d backs?|backs? (?:hai|lagi|lag\\S*)|backlogs?|atkt|kts?|arrears?|year ?back|year down|detained|बैकलॉग)(?: .*)?",
      "(?:semester|sem|college|polytechnic|diploma|iti|engineering|btech|bcom|bsc|bba|bca|degree)(?: \\S+){0,4} (?:fail|failed|fail ho\\S*|back lag\\S*|back aa\\S*|back hai)(?: .*)?",
    ),
    unless: phrases("(?:ca|cs|cma|neet|jee|upsc|gate|cat) (?:\\S+ ){0,3}(?:fail|failed)", "backlog (?:management|grooming)"),
    reply: BACKLOGS,
    below: [readList],
    alone: NAME_YOUR_DEGREE,
  },
  {
    cue: phrases(
      `${ACCOUNTS}(?: \\S+){0,6} (?:${FAILED}|attempts?|baar)(?: .*)?|(?:${FAILED}|${NOT_CLEARED})(?: \\S+){0,4} ${ACCOUNTS}(?: .*)?`,
    ),
    unless: phrases("(?:how many|number of|kitne) (?:attempts?|times)"),
    ofCareers: true,
    reply: FAILED_IN_ACCOUNTS,
    below: [listWithoutExams, wayToCareer],
    alone: SMALL_STEP,
  },
  {
    cue: both(
      "(?:gap|drop) year|year (?:off|gap)|gap (?:lekar|leke|le|lena|lu|lun)|गैप",
      "prepare|preparing|preparation|prep|taiyari|tayari|taiyaari|तैयारी",
    ),
    unless: phrases(FAILED, NOT_CLEARED, "(?:another|again|second|third|2nd|3rd|ek aur|dobara|upsc|ssc|bank)(?: .*)?"),
    ofCareers: true,
    reply: ONE_YEAR_TO_PREPARE,
    below: [wayToCareer],
  },
  {
    cue: phrases(
      `${EXAM}(?: \\S+){0,5} ${FAILED}(?: .*)?|${FAILED}(?: \\S+){0,4} ${EXAM}(?: .*)?`,
      `${EXAM}(?: \\S+)? (?:not (?:been )?(?:clear\\S*|qualif\\S*|crack\\S*)|clear nahi(?: (?:hua|hui|kar \\S+))?)(?: .*)?`,
      `${NOT_CLEARED}(?: .*)?|(?:missed|lost)(?: \\S+){0,2} (?:cut ?off|${EXAM})(?: .*)?`,
      "(?:another|one more|second|third|2nd|3rd|ek aur|dobara|partial) (?:drop|attempt)(?: .*)?|(?:drop|gap) (?:year|years|lena|lu|lun|loon|le|liya|lekar|ke baad|saal|karu|karna|kar|student|after|ya|or)(?: .*)?|dropper(?: .*)?",
      "(?:take|taking|took|taken|should i)(?: a| an| one| another)?(?: year)? (?:drop|gap)(?: .*)?|(?:year|years|saal|sal|साल) (?:ka |ki |of |का )?(?:drop|gap|गैप)(?: .*)?|(?:ड्रॉप|गैप)(?: .*)?",
    ),
    unless: phrases(
      `(?<! (?:ca|cs|cma) )${CLASS} (?:\\S+ ){0,2}(?:fail|failed|फेल)`,
      "drop ?(?:shipping|out|servicing)",
      "(?:how many|number of|kitne) (?:attempts?|times)",
      "(?:generation|skill|gender|communication) gap",
      "(?:de|dena|bhar|apply kar|appear kar|baith) sak\\S*|(?:am i |i am )?eligible|can i (?:give|apply|appear|sit)",
    ),
    ofCareers: true,
    reply: EXAM_NOT_CLEARED,
    below: [waysBesideEntrance, wayToCareer, listWithoutExams],
    alone: SMALL_STEP,
  },
  {
    cue: phrases(
      `${CLASS}(?: \\S+){0,6} ${FAILED}(?: .*)?|${FAILED}(?: \\S+){0,6} ${CLASS}(?: .*)?`,
      "compartment(?: .*)?|supplementary(?: .*)?|supply (?:exam|aa\\S*|lag\\S*|hai)(?: .*)?|re ?appear(?: .*)?|essential repeat|कंपार्टमेंट",
      `${FAILED}(?: \\S+){0,3} (?:maths?|science|english|hindi|physics|chemistry|biology|accounts|subjects?|papers?|विषय|गणित)(?: .*)?`,
      `(?:maths?|science|english|hindi|physics|chemistry|biology|accounts|subjects?|papers?|विषय|गणित) (?:\\S+ ){0,2}${FAILED}(?: .*)?`,
      "(?:dropped out|drop ?out|left school|school chhod\\S*|(?:school|padhai) chh?(?:oo|u)t\\S*|पढाई छूट\\S*)(?: .*)?",
      "(?:fail|failed|flunk\\S*|fail ho\\S*|fail hu\\S*|फेल)(?: \\S+){0,5}",
    ),
    unless: phrases(
      "fail safe|failsafe|(?:startup|start up|business|project|engine|machine|system|test case|heart|kidney)s? (?:\\S+ )?fail\\S*",
      "failure analysis",
    ),
    ofCareers: true,
    reply: FAILED_IN_SCHOOL,
    below: [wayToCareer, readList],
    alone: SMALL_STEP,
  },
  {
    cue: phrases(
      `(?:only|just|got|scored|have|had|sirf|bas|mere|i have|with|मेरे)(?: \\S+){0,2} ${LOW}(?: percent\\S*| marks| in| hai| aaye| me)(?: .*)?`,
      `${LOW} (?:percent\\S*|percentile|प्रतिशत)(?: .*)?|${LOW} (?:in|me|mein|se|marks)(?: \\S+){0,2} ${CLASS}(?: .*)?`,
      `${CLASS}(?: \\S+){0,3} ${LOW} (?:percent\\S*|aaye?|aye|aaya|mile|marks|hai|hain|only|hi)(?: .*)?`,
      `${FEW} (?:\\S+ )?${MARKS}(?: .*)?|${MARKS} (?:\\S+ ){0,3}${FEW}(?: .*)?`,
      "(?:result|marks|numbers?|रिजल्ट|नतीजा|नंबर|अंक)(?: \\S+){0,2} (?:kharab|bura|bekar|bad|poor|acc?h?h?[ai] nahi|खराब|बुरा|अच्छे नहीं|अच्छा नहीं)(?: .*)?|(?:bad|poor) results?(?: .*)?",
      "(?:just|only|barely|sirf|bas) (?:pass|passed|passing|pass hua|pass hui)(?: marks?)?(?: .*)?|pass(?:ing)? marks (?:only|hi|just)(?: .*)?",
      "(?:average|weak|poor|below average|back ?bencher|bad|kamzor|kamjor) (?:student|in studies|in study|in academics|at studies|padhai|hu|hoon)(?: .*)?|(?:padhai|studies|study|पढाई) (?:me|mein|में) (?:weak|kamzor|kamjor|average|accha nahi|acha nahi|कमजोर)(?: .*)?",
      "(?:not|nahi) (?:good|smart|intelligent|topper|hoshiyar)(?: \\S+){0,2} (?:in|at)? ?(?:studies|study|academics|student)(?: .*)?",
    ),
    unless: phrases(
      "without (?:\\S+ )?marks",
      "(?:minimum|required|how many|how much|kitne|kitna|cut ?off)(?: \\S+){0,3} (?:marks|percent|percentage|rank|score)",
      // Two that are weighed are compared.
      "\\S+ (?:vs|versus) \\S+(?: .*)?",
    ),
    ofCareers: true,
    reply: LOW_MARKS,
    below: [wayToCareer, coursesOfStream, listOfLikedByHand, listWithoutExams],
    alone: SMALL_STEP,
  },
];
