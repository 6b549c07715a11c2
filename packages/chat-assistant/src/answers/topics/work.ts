import { p, ul } from "../../html/write.ts";
import { BEFORE_TENTH, FAILED_TENTH_ALONE } from "../../reading/stage.ts";
import { phrases } from "../../reading/words.ts";
import { type SpokenAnswer, spoken } from "../answer.ts";
import { PAY_BASIS, shortPay } from "../figures.ts";
import { listOfHands, listWithinReach, nearCareer, wayToCareer } from "../follow-up.ts";
import { careerLink } from "../links.ts";
import { lastsAndGrowth, machinesInWork } from "../of-machines.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  EXAMPLES_OF_WHAT_LASTS,
  FIRST_RESUME,
  FOR_AN_INTERVIEW,
  GOVERNMENT_BEFORE_TENTH,
  HIRED_AFTER_A_GAP,
  PAY_BY_SUBJECT,
  SCHOOL_POSTS,
  SEARCHING_FOR_WORK,
  TELL_WHAT_YOU_DO_WELL,
  TELL_WHAT_YOU_HAVE,
  WHAT_INTERVIEWS_ASK,
  WHAT_MACHINES_CHANGE,
  WHAT_RIASEC_IS,
  WORK_BEFORE_TENTH,
} from "./work-texts.ts";

const IN_SCHOOLS = [
  "primary-school-teacher",
  "mathematics-teacher",
  "physics-teacher",
  "english-teacher",
  "history-teacher",
  "commerce-teacher",
] as const;
/** Where a post of PRT, TGT or PGT is asked for its pay: that of the subjects that are taught most. */
const payInSchools: SpokenAnswer = spoken(({ asks, language }, { explorer }) => {
  if (!asks.has("pay")) return null;
  const teachers = IN_SCHOOLS.flatMap((id) => explorer.byId(id) ?? []);
  return (
    p(PAY_BY_SUBJECT[language]) +
    ul(teachers.map((career) => `${careerLink(career)}: ${shortPay(career, language)}`)) +
    p(PAY_BASIS[language])
  );
});

const AI =
  "(?:ai|a i|artificial intelligence|automation|robots?|chat ?gpt|(?:self driving|driverless)(?: (?:cars?|vehicles?|trucks?))?|एआई|रोबोट)";
const ENDS =
  "(?:lose|loses|losing|lost|reduc\\S*|cut|take|takes|taking|replac\\S*|steal\\S*|kill\\S*|end|ends|destroy\\S*|eat|finish\\S*|remove\\S*|affect\\S*|effect\\S*|impact\\S*|threat\\S*|danger\\S*|survive\\S*|safe|secure|proof|khatam|khatm|kha|khaa|chheen\\S*|chhin\\S*|cheen\\S*|asar|prabhav|khatr\\S*|le leg[aei]|le lega|jayeg[aei]|bachegi|bachega|wajah|खत्म|खतम|खा|छीन\\S*|असर|प्रभाव|खतरा|ले लेगा|जाएगी)";

const GOVERNMENT = "(?:government|govt|goverment|gov|sarkari|sarkaari|सरकारी|railway|rail|police|army|ssc|post office)";

const TEACHES = "(?:(?:ki|ka|me|mein|में|के) )?(?:teachers?|teaching|school|adhyapak|shikshak|naukri|job|शिक्षक)";
const BED = "(?:b ?ed|बीएड)";
/** Years without work after a degree, and whether one is taken all the same. */
const GAP =
  "(?:(?:years?|yrs?|saal|sal|साल)(?: (?:ka|ki|of|का|career|job|work|study|educational?))* (?:gap|गैप)|gap (?:of|after|ke)|career gap)";
const TO_BE_TAKEN =
  "(?:reject\\S*|hire|hired|hires|hiring|employ|recruit\\S*|get (?:a |any )?job|jobs? (?:mil\\S*|de\\S*)|naukri (?:mil\\S*|de\\S*)|koi (?:lega|degi|dega|rakhega)|नौकरी (?:मिल\\S*|दे\\S*)|(?:job|naukri|नौकरी) (?:kaise|kese|कैसे) (?:mil|मिल)\\S*|pass(?:ed)? ?out|(?:no|without|zero|bina) (?:work )?experience|experience (?:nahi|nhi)|(?:kya|ab kya) kar\\S*|what (?:to|should i|can i) do)";

/** Questions about work itself: what machines change, how one applies, what words mean. */
export const WORK_TOPICS: readonly Topic[] = [
  {
    cue: new RegExp(`${BEFORE_TENTH.source}.* ${GOVERNMENT}(?= )|(?= ).* ${GOVERNMENT} .*${BEFORE_TENTH.source}`, "u"),
    reply: GOVERNMENT_BEFORE_TENTH,
    ofCareers: true,
  },
  {
    cue: BEFORE_TENTH,
    unless: new RegExp(
      `${phrases("compartment|supplementary|re ?exam|improvement", "(?:marks|percent)", "(?:son|daughter|beta|beti|bete)").source}|${FAILED_TENTH_ALONE.source}`,
      "u",
    ),
    ofCareers: true,
    careerFirst: phrases("learn\\S*|seekh\\S*|sikh\\S*|सीख\\S*"),
    reply: WORK_BEFORE_TENTH,
    below: [wayToCareer, listOfHands],
    alone: TELL_WHAT_YOU_DO_WELL,
  },
  {
    cue: both(GAP, TO_BE_TAKEN),
    unless: phrases("college|admission|course|neet|jee|upsc|ssc|bank|army|police|drop(?:per)?|marriage|shaadi|shadi|baby|child\\S*|kids"),
    reply: HIRED_AFTER_A_GAP,
    below: [nearCareer, listWithinReach],
    alone: TELL_WHAT_YOU_HAVE,
  },
  {
    cue: phrases(
      "koi (?:jobs?|naukri|kaam) (?:nahi|nhi)(?: .*)?|(?:job|jobs|naukri|kaam) (?:\\S+ )?(?:dh(?:oo|u)nd\\S*|talash\\S*|search\\S*)(?: \\S+){0,4} (?:nahi|nhi|not)(?: .*)?|ghar (?:pe |par |me )?(?:khali |bekar )?(?:baith[ai]|baithe (?:hai|hain|hu))(?: .*)?|(?:khali|bekar) baith[aie](?: .*)?|placements? (?:nahi|nhi|not)(?: .*)?|sitting (?:idle|at home)(?: .*)?|(?:naukri|job|नौकरी) (?:chali )?(?:gayi|gai|chh?(?:oo|u)t\\S*|गई|छूट\\S*)(?: .*)?|lost (?:my )?job(?: .*)?|(?:laid off|fired from)(?: .*)?",
      "(?:jobs?|naukri|kaam|work|placement|नौकरी|जॉब)(?: \\S+){0,3} (?:nahi|nhi|nahin|not|नहीं)(?: \\S+){0,2} (?:mil\\S*|lag\\S*|getting|got|found|मिल\\S*|लग\\S*)(?: .*)?|(?:ab tak|abhi tak|till now|(?<!(?:it|this|that|these|they) )still|yet)(?: (?!a )\\S+){0,2} (?:no |koi )?(?:jobs?|naukri|placement)(?: .*)?",
      "no (?:jobs?|placements?)(?! (?:security|satisfaction|experience))(?: .*)?|jobless(?: .*)?|unemployed(?: .*)?|be ?ro[jz]gar\\S*(?: .*)?|(?:not|unable to|cant|cannot|couldnt|didnt|havent|havent been able to) (?:get|getting|find|finding|found|got|placed)(?: \\S+){0,3} ?(?:jobs?|work|placement|placed)?(?: .*)?|बेरोजगार",
    ),
    unless: phrases(
      "will (?:i|it|there)(?: .*)?|milegi kya|milega kya|is desh|in india|future|(?:good|right|safe|accha|achha) (?:field|line|subject|stream|branch|course)",
      "(?:ssc|upsc|neet|jee|bank|railway) (?:\\S+ ){0,3}(?:nahi|not)",
      "internship",
      "seats?|admission|marks|percent\\S*|rank|(?:get|got|getting) into (?!a (?:job|company))\\S+",
    ),
    ofCareers: true,
    reply: SEARCHING_FOR_WORK,
    below: [nearCareer, listWithinReach],
    alone: TELL_WHAT_YOU_HAVE,
  },
  {
    cue: phrases(
      `${AI}(?: \\S+){0,6} ${ENDS}(?: .*)?|${ENDS}(?: \\S+){0,5} ${AI}(?: .*)?`,
      `(?:afraid|scared|worried|fear\\S*) (?:of|about|that|because of) ${AI}(?: .*)?|${AI} (?:se|से) (?:bahut |बहुत )?(?:darr?|ghabra\\S*|डर|घबरा\\S*)(?: .*)?`,
      `${AI} (?:ke aane|ke baad|ke zamane|ke jamane|era|age)(?: .*)?|(?:age|era|time|world) of ${AI}(?: .*)?`,
      `future(?: \\S+){0,4} (?:with|after|because of|due to) ${AI}(?: .*)?`,
      `(?:jobs?|naukri\\S*|kaam|jagah|नौकरी|काम|जगह) ${AI} (?:le|leg[aei]|ले|लेग[ाी])(?: .*)?`,
      "(?:careers?|jobs?|work|fields?|naukri\\S*|kaam)(?: \\S+){0,4} (?:(?:not|no longer) exist\\S*|disappear\\S*|vanish\\S*|die out|obsolete|extinct|outdated|khatam ho\\S*|band ho\\S*)(?: .*)?",
      `(?:layoffs?|lay offs?|chhatni|${AI})(?: \\S+){0,6} (?:layoffs?|lay offs?|${AI})(?: .*)?|(?:still|abhi bhi|ab bhi|anymore|any more)(?: \\S+){0,8} (?:layoffs?|${AI})(?: .*)?|(?:layoffs?|lay offs?|chhatni|job cuts|छंटनी)(?: .*)?`,
      "(?:future|upcoming) (?:of (?:work|jobs)|jobs|careers)|(?:jobs|careers) (?:of|in) (?:the )?(?:future|2030|2035)",
    ),
    unless: phrases(`${AI} (?:\\S+ )?(?:engineers?|developers?|course|degree|specialist|researcher|ethicist|safety)`, "take (?:up )?ai"),
    ofCareers: true,
    reply: WHAT_MACHINES_CHANGE,
    below: [machinesInWork],
    alone: EXAMPLES_OF_WHAT_LASTS,
  },
  {
    cue: phrases(
      "(?:jobs?|careers?|work|kaam|naukri)(?: \\S+){0,6} (?:(?:in |by )?20(?:3|4|5)\\d|(?:after|in) (?:5|10|15|20|five|ten|twenty) (?:years|saal)|(?:5|10|15|20) (?:saal|sal|साल) (?:baad|bad|ke baad|बाद)|next (?:\\d+|ten|five|twenty) (?:years|saal)|aane wale (?:time|samay|saal\\S*|kal))(?: .*)?",
    ),
    circumstance: phrases("years?|saal|next|coming|future|upcoming|20\\d\\d|best|top"),
    ofCareers: true,
    reply: WHAT_MACHINES_CHANGE,
    below: [lastsAndGrowth],
    alone: EXAMPLES_OF_WHAT_LASTS,
  },
  {
    cue: phrases(
      "riasec(?: .*)?|holland codes?(?: .*)?",
      "(?:assessment|quiz|test|results?)(?: \\S+){0,5} (?:types?|letters|codes?)(?: \\S+){0,5} (?:mean|means|meaning|matlab|kya)(?: .*)?",
    ),
    reply: WHAT_RIASEC_IS,
  },
  {
    cue: phrases("(?:prt|tgt|pgt)(?: (?:and|or|vs|aur|ya|prt|tgt|pgt|kya|hota|hai|hain|full|form|meaning|what|is|means?|ka|matlab))*"),
    first: payInSchools,
    reply: SCHOOL_POSTS,
  },
  {
    cue: phrases(
      `${GOVERNMENT}(?: school)? ${TEACHES}(?: \\S+){0,6} ${BED}(?: .*)?|${BED}(?: \\S+){0,6} ${GOVERNMENT}(?: school)? ${TEACHES}(?: .*)?`,
    ),
    ofCareers: true,
    reply: SCHOOL_POSTS,
  },
  {
    cue: phrases("resumes?|cv|curriculum vitae|bio ?data|cover letter|linkedin(?: .*)?|रिज्यूमे|बायोडाटा"),
    reply: FIRST_RESUME,
  },
  {
    cue: phrases(
      "interviews? (?:me|mein|m|में)(?: \\S+){0,2} (?:kya|kaise|kaun|kon|puch\\S*|pooch\\S*|क्या|कैसे|पूछ\\S*)(?: .*)?|interviews?(?: \\S+){0,4} (?:questions?|sawal|puch\\S*|pooch\\S*|asked|tips|prepar\\S*|taiyari|tayari|सवाल|तैयारी)(?: .*)?|(?:questions?|asked|prepar\\S*|taiyari|tips)(?: \\S+){0,6} interviews?(?: .*)?",
    ),
    unless: phrases("(?:to|of|kaise) interview(?:ing)? (?:people|others|someone)|gap"),
    ofCareers: true,
    reply: WHAT_INTERVIEWS_ASK,
  },
  {
    cue: phrases("interviews?(?: .*)?|group discussion|gd round|hr round|साक्षात्कार|इंटरव्यू"),
    reply: FOR_AN_INTERVIEW,
  },
];
