import { p, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { criteriaOf } from "./criteria.ts";
import { listOf } from "./list.ts";
import { fulfilling } from "./rank.ts";
import { workRow } from "./work-row.ts";

const LIKES = phrases(
  "(?:likes?|loves?|enjoys?)(?! (?:it|this|that|to be|to become))|(?:am|im|m|is|are|very|really|quite|he|she) (?:good|great|talented|interested) (?:at|in|with)|interest|hobb(?:y|ies)|passion\\S*|shauk|shok|pasand|ruchi|maza aata|acc?h+a lagta|पसंद|शौक|रुचि|अच्छा लगता",
);
const SEVERAL = 3;
const AND = phrases("and|aur|or|ya|और|या|dono|both");
/** Whether one of them should be the work is asked for otherwise, and examples of a liking are one. */
const IS_IT_RIGHT = phrases(
  "things? like|such as|like(?: \\S+){1,6} like|chee?z\\S* jaise|jaise(?: ki)?",
  "should i|is (?:it|that|this) (?:good|right|ok)|sahi|theek|good career|better|best|want to be|wants to be|banna|banunga|banungi|सही|ठीक|बेहतर|बनना",
);

const IS_WORK_ITSELF: Wording = {
  english: "A part of what you like is work by itself:",
  hinglish: "Jo aapko pasand hai, uska ek hissa khud ek kaam hai:",
  hindi: "जो आपको पसंद है, उसका एक हिस्सा ख़ुद एक काम है:",
};

/** Several likings of which one bears the name of a career: that one, and what is near the others. Alone it would be told as if nothing else were liked. */
export const likedBesideAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, careers, asks, interests, degrees, exams, stage, work, page, excluded, language } = reading;
  const isOther = [...asks].every((ask) => ask === "about" || ask === "similar");
  const isPlain = work === null && page === null && stage === null && degrees.length + exams.length + excluded.careers.length === 0;
  if (careers.length === 0 || interests.said.length === 0 || !isOther || !isPlain) return null;
  if (!LIKES.test(text) || !AND.test(text) || IS_IT_RIGHT.test(text)) return null;
  const criteria = criteriaOf({ ...reading, careers: [], categories: [] }, knowledge);
  // What few careers are about is said by the way: "phones and fans".
  const others = fulfilling(criteria, knowledge).total < SEVERAL ? null : listOf(criteria, knowledge, language);
  return others === null ? null : p(IS_WORK_ITSELF[language]) + ul(careers.map(({ career }) => workRow(career, language))) + others;
});
