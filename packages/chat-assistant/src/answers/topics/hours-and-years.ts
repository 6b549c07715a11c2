import { phrases } from "../../reading/words.ts";
import type { Topic } from "../topic.ts";
import { both } from "./both.ts";
import {
  A_LAKH_A_MONTH_WITHOUT_STUDY,
  FREE_SUNDAYS,
  SCIENTIST_WITHOUT_A_PHD,
  THREE_YEARS_OF_STUDY,
  TWO_CAREERS_AT_ONCE,
} from "./hours-and-years-texts.ts";

const FREE_DAY =
  "(?:(?:sundays?|itwar|weekends?|saturdays?|रविवार|इतवार|संडे|वीकेंड)(?: (?:ko|ke|ki|ka|me|mein|ka din|को|की))* (?:off|free|holidays?|chh?utt?i\\S*|leave|छुट्टी)|(?:free|off|no work on|without) (?:on )?(?:sundays?|weekends?|saturdays?)|(?:five|5|paanch|पांच) (?:days?|din|दिन)(?: a week)? (?:work(?:ing)?|week|job|jobs|wali|kaam|वाली))";
const JOB = "(?:jobs?|careers?|naukri|nokri|kaam|work|field|नौकरी|काम|करियर|जॉब)";
const TWO_AT_ONCE =
  "(?:(?:two|2|do|dono|both|दो|दोनों) (?:\\S+ )?(?:careers?|jobs?|professions?|naukri\\S*|kaam|करियर|काम|नौकरी\\S*)(?: \\S+){0,3} (?:ek saath|ek sath|saath|sath|together|at once|at a time|at the same time|simultaneous\\S*|parallel|side by side|एक साथ|साथ)|(?:ek saath|ek sath|together|at the same time|एक साथ) (?:two|2|do|दो) (?:careers?|jobs?|kaam|करियर|काम))";
const THREE_YEARS =
  "(?:(?:only |just |sirf |bas )?(?:three|3|teen|तीन) (?:years?|saal|sal|साल)(?: (?:of|ki|ka|ke|wal[aei]|की|का|के|वाल[ाेी]))* (?:study|studies|studying|education|padhai|courses?|degrees?|college|पढाई|कोर्स|डिग्री)|(?:courses?|degrees?|कोर्स)(?: \\S+){0,2} (?:three|3|teen|तीन) (?:years?|saal|साल))";
const SCIENTIST = "(?:scientists?|vaigyanik|vigyanik|वैज्ञानिक|साइंटिस्ट)";
const NO_PHD =
  "(?:(?:without|no|bina|बिना)(?: (?:a|any|doing|having|kisi))* (?:phd|ph d|doctorate|पीएचडी)|(?:phd|ph d|पीएचडी)(?: \\S+)? (?:ke bina|bina|nahi|nhi|na|के बिना|नहीं)|(?:phd|ph d|पीएचडी) (?:necessary|compulsory|must|zaroori|jaruri|needed|required|जरूरी))";
const A_LAKH =
  "(?:(?:1|one|ek|2|two|do|एक) (?:lakhs?|lacs?|लाख)(?: (?:rs|rupees|rupaye|rupay|rupee|रुपये))? (?:per|a|every|har|mahin[ae]|month\\S*|monthly|प्रति|महीन[ाे]|हर)|(?:mahin[ae]|monthly|महीने)(?: (?:ke|ka|में|me|के))? (?:1|one|ek|2|एक) (?:lakhs?|lacs?|लाख))";
const LITTLE_STUDY =
  "(?:without(?: (?:any|much|a|doing|having))* (?:study\\S*|studies|degree|education|qualification|padhai)|little study|(?:bina|kam|बिना|कम) (?:padh\\S*|degree|पढ\\S*)|no (?:study|degree|education|qualification)|(?:padhai|padhe|degree|पढाई|डिग्री) (?:ke )?(?:bina|kam|के बिना))";

/** What is wished for of the hours, the years and the pay of work. */
export const HOURS_AND_YEARS_TOPICS: readonly Topic[] = [
  {
    cue: both(FREE_DAY, JOB),
    unless: phrases(
      "(?:sarkari|government|govt|सरकारी)|part ?time|only (?:on )?(?:sundays?|weekends?)|sirf (?:sunday|weekend)|transfers?|nights?|raat",
    ),
    reply: FREE_SUNDAYS,
  },
  {
    cue: phrases(TWO_AT_ONCE),
    unless: phrases("degrees?|courses?|compare|salary|difference|better"),
    ofCareers: true,
    reply: TWO_CAREERS_AT_ONCE,
  },
  {
    cue: both(
      THREE_YEARS,
      "(?:which|what|careers?|jobs?|list|kaun\\S*|kons\\S*|options?|after|ke baad|need|only|sirf|best|कौन|करियर|बाद|सिर्फ)",
    ),
    unless: phrases(
      "llb|law|gnm|nursing|diploma|polytechnic|gap|drop|left|fail\\S*|experience|bond|ca|phd|backlog\\S*|after (?:my )?(?:graduation|degree)",
    ),
    reply: THREE_YEARS_OF_STUDY,
  },
  { cue: both(SCIENTIST, NO_PHD), unless: phrases("data|salary"), ofCareers: true, reply: SCIENTIST_WITHOUT_A_PHD },
  { cue: both(A_LAKH, LITTLE_STUDY), ofCareers: true, reply: A_LAKH_A_MONTH_WITHOUT_STUDY },
];
