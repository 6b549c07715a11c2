import { p, ul } from "../html/write.ts";
import { NO_INTERESTS } from "../reading/interests.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { criteriaOf, TAKES_BEGINNERS } from "./criteria.ts";
import { listOf } from "./list.ts";
import { PEOPLE_TURN, STEPS } from "./switch-texts.ts";
import { WITHOUT_NIGHTS } from "./without-nights.ts";
import { ASK_HOW_MANY_NIGHTS } from "./without-nights-texts.ts";

const NIGHT_WORK =
  "(?:night|nyt|nite|raat|rat|नाइट|रात)(?: (?:ki|ka|me|की|का|में))? ?(?:shifts?|dut(?:y|ies)|jobs?|work|naukri|kaam|शिफ्ट|ड्यूटी|नौकरी|काम|जॉब)";
const LEAVES = phrases(
  `(?:quit|quitting|leave|leaving|stop|stopping|out of|rid of|tired of|fed up (?:of|with)|sick of|hate|from)(?: \\S+){0,3}? ${NIGHT_WORK}`,
  `${NIGHT_WORK}(?: (?:wali|wala|ki|ko|se|की|को|से|वाली))?(?: (?:job|naukri|kaam|नौकरी|काम|bahut|बहुत))? (?:chh?od\\S*|chh?ut\\S*|chhutkara|thak\\S*|tang|pareshan|nahi|nhi|छोड\\S*|छूट\\S*|थक\\S*|तंग|परेशान|नहीं)`,
);
const ASKS_WHAT = phrases(
  "what|which|kya kar\\S*|kya kaam|kaun ?s[aei]|kons[aei]|other|else|options?|jobs?|careers?|naukri|क्या|कौन|काम|करियर|नौकरी",
);

/** Whoever would leave work at night, and does not say which work: what is done by day and takes beginners. */
export const leavingNightsAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, work, page, exams, language } = reading;
  if (page !== null || work !== null || careers.length + exams.length > 0 || !LEAVES.test(text) || !ASKS_WHAT.test(text)) return null;
  const criteria = criteriaOf({ ...reading, interests: NO_INTERESTS }, knowledge);
  const list = listOf([...criteria, WITHOUT_NIGHTS, TAKES_BEGINNERS], knowledge, language);
  return list === null ? null : p(PEOPLE_TURN[language]) + ul(STEPS[language].slice(0, 2)) + list + p(ASK_HOW_MANY_NIGHTS[language]);
});
