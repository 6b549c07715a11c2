import type { Exam } from "@career-clarity/career-catalog";
import { p, strong, words } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { examInShort } from "./exam.ts";
import { ASKS_SUBJECTS_TO_HAVE } from "./exam-conditions.ts";
import {
  DATES_TOO,
  EXAM_PAPERS,
  HAS_ASKED,
  HOW_TO_PREPARE,
  OF_CUET,
  PREPARING,
  STEPS_OF_EXAM,
  SYLLABUS_IN_FORCE,
} from "./exam-papers-texts.ts";
import { holderOf } from "./exam-words.ts";

const ASKS_OF_PAPERS = phrases(
  "s[yi]ll?abus|silebus|sylabus|(?:exam |paper )?pattern|सिलेबस|पाठ्यक्रम|पैटर्न",
  "(?:which|what|kaun ?s[aei]|kons[aei]|kitne|how many|kya|कौन से|कितने|क्या) (?:all )?(?:subjects?|papers?|sections?|topics|vishay|stages?|विषय|पेपर)(?: .*)?",
  "(?:kya kya|what|kya|क्या क्या|क्या)(?: \\S+){0,2} (?:aat[aei]|puch\\S*|poochh?\\S*|padhna (?:hota|padta|padega)|comes?|asked|pucha|आता|पूछ\\S*)(?: .*)?",
  "(?:subjects?|papers?|sections?|stages?|vishay|विषय) (?:in|of|for|hote|hain|kya|kaun ?s[aei]|kons[aei]|kitne|list)(?: .*)?",
);
const OF_OTHER_THINGS = phrases(
  "best|better|scoring|easiest|easy|optional|graduation|degree|class 1[12]|1[12]th|after 10(?:th)?|stream|previous|old papers|paper (?:kab|leak|date)|leak\\S*|sample|kab (?:hai|hoga|aayega)|date|coaching|books?|kitab|question papers?",
);
/** When it is held is asked beside it, and stands in the same notice. */
const ASKS_WHEN =
  / (?:(?:kab|कब) (?:hot[aei]|hai|hoga|hogi|aat[aei]|aayega|lagta|होत[ाी]|है|होग[ाी])(?: (?:hai|है))?|when (?:is|will|does)(?: it)?(?: (?:be|held|happen|conducted))*|exam dates?)(?= )/u;
const PREPARES = phrases(
  "(?:how|kaise|kese|कैसे)(?: \\S+){0,4} (?:prepare|crack|clear|taiya?ri|tayari|tyari|तैयारी)|(?:prepar\\S*|taiya?ri|tayari|tyari|strategy|तैयारी)(?: .*)?",
);
/** The class in which one begins, and that one begins, change nothing of how it is done. */
const BEGUN_IN_A_CLASS =
  / (?:(?:kaksha|कक्षा|class) )?(?:9|10|11|12)(?:th|वीं|वी)?(?: (?:class|ke|k|के)){0,2} (?:se|me|mein|saath|sath|से|में|साथ)(?= )| (?:(?:from|in|since|along|with) )+(?:class )?(?:9|10|11|12)(?:th)?(?: class)?(?= )|(?<= (?:kaise|kese|how to|how (?:do|can|should) i|कैसे)) (?:start|begin|shuru|शुरू)(?= )/gu;
/** What is asked of a preparation beside how it is done has answers of its own. */
const BESIDE_THE_EXAM = phrases(
  "jobs?|naukri|work(?:ing)?|kaam|money|paise|fees|free|kab|when|start|begin|shuru|drop|year|saal|fail\\S*|age|umar|quit|leave|chhod\\S*|or|ya|vs|with|along|saath|sath|ghar|home|delhi|kota|mother|father|papa|mummy|parents|worth|eligib\\S*|नौकरी|पैसे|फेल|साल|साथ|घर|या",
);
const CHOOSES_OF_MANY = phrases("choose|choos\\S*|select|lu|lun|le|lena|leni|chun\\S*|karu|karun|kare|चुन\\S*|लूं|लें|required|chahiye");
const HOW_LONG = phrases(
  "(?:how (?:many|long|much)|kitn[aei]|कितन[ाेी])(?: \\S+)? (?:months?|mahin\\S*|time|days|din|years?|saal|samay|to prepare|महीन\\S*|समय)",
);

/** The one examination whose papers are asked for. */
function askedIn(exams: readonly Exam[]): { readonly exam: Exam; readonly papers: Wording } | null {
  const [exam, second] = exams;
  const papers = exam === undefined ? undefined : EXAM_PAPERS[exam];
  return exam === undefined || second !== undefined || papers === undefined ? null : { exam, papers };
}

/** What an examination asks, stage by stage, as it has been for years, and how long people prepare where that is asked too. */
export const examPapersAnswer: SpokenAnswer = spoken(({ exams, careers, text, language }, knowledge) => {
  const asked = askedIn(exams);
  const isWhen = ASKS_WHEN.test(text);
  const undated = isWhen ? text.replace(ASKS_WHEN, "") : text;
  const said = PREPARES.test(undated) ? undated.replace(BEGUN_IN_A_CLASS, "") : undated;
  const prepares = PREPARES.test(said) && !BESIDE_THE_EXAM.test(said);
  if (asked === null || careers.length > 0 || !(prepares || ASKS_OF_PAPERS.test(said)) || OF_OTHER_THINGS.test(said)) return null;
  if (!prepares && asked.exam !== "CUET-UG" && ASKS_SUBJECTS_TO_HAVE.test(text)) return null;
  const { exam, papers } = asked;
  return (
    p(HAS_ASKED[language](strong(words(exam)), papers[language])) +
    (exam === "CUET-UG" && CHOOSES_OF_MANY.test(text) ? p(OF_CUET[language]) : "") +
    p(SYLLABUS_IN_FORCE[language](holderOf(exam, language))) +
    (isWhen ? p(DATES_TOO[language]) : "") +
    (prepares ? HOW_TO_PREPARE[language] : "") +
    (prepares || HOW_LONG.test(text) ? p(PREPARING[language]) : "") +
    examInShort(exam, knowledge, language)
  );
});

/** The steps of one examination, below what is said of who may sit for it. */
export const stepsOfExam: SpokenAnswer = spoken(({ exams, language }) => {
  const asked = askedIn(exams);
  return asked === null ? null : p(STEPS_OF_EXAM[language](words(asked.exam), holderOf(asked.exam, language), asked.papers[language]));
});
