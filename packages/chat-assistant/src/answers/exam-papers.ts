import { EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import { p, strong, words } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { NEED } from "../reading/asks.ts";
import type { NamedCareer } from "../reading/named.ts";
import { anyCue, phrases } from "../reading/words.ts";
import { firstOf, type SpokenAnswer, spoken } from "./answer.ts";
import { examInShort } from "./exam.ts";
import { ASKS_SUBJECTS_TO_HAVE } from "./exam-conditions.ts";
import {
  DATES_TOO,
  EXAM_PAPERS,
  HAS_ASKED,
  HOW_HARD,
  HOW_TO_PREPARE,
  NEGATIVE,
  NEGATIVE_MARKING,
  NEGATIVE_UNKNOWN,
  NO_COACHING_NEEDED,
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
const OF_SYLLABUS = phrases("s[yi]ll?abus|silebus|sylabus|(?:exam |paper )pattern|सिलेबस|पाठ्यक्रम");
const OF_OTHER_THINGS = phrases(
  "best|better|scoring|easiest|easy|optional|graduation|degree|class 1[12]|1[12]th|after 10(?:th)?|stream|previous|old papers|paper (?:kab|leak|date)|leak\\S*|sample|kab (?:hai|hoga|aayega)|date|coaching|books?|kitab|question papers?|(?:tgt|pgt|prt)(?: \\S+){1,4} (?:fark|farak|antar|difference)",
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

/** The examination by which a post is got before any other: whoever asks for the syllabus of a bank officer asks for its papers. */
function examOfPost(careers: readonly NamedCareer[]): readonly Exam[] {
  const [first] = careers.length === 1 ? (careers[0]?.career.pathway?.exams ?? []) : [];
  return first !== undefined && EXAM_RECORDS[first].gives === "post" ? [first] : [];
}

/** The one examination whose papers are asked for. */
function askedIn(exams: readonly Exam[]): { readonly exam: Exam; readonly papers: Wording } | null {
  const [exam, second] = exams;
  const papers = exam === undefined ? undefined : EXAM_PAPERS[exam];
  return exam === undefined || second !== undefined || papers === undefined ? null : { exam, papers };
}

/** What an examination asks, stage by stage, as it has been for years, and how long people prepare where that is asked too. */
export const examPapersAnswer: SpokenAnswer = spoken(({ exams, careers, text, language }, knowledge) => {
  const ofPost = exams.length === 0 && OF_SYLLABUS.test(text) ? examOfPost(careers) : [];
  const asked = askedIn([...exams, ...ofPost]);
  const isWhen = ASKS_WHEN.test(text);
  const undated = isWhen ? text.replace(ASKS_WHEN, "") : text;
  const said = PREPARES.test(undated) ? undated.replace(BEGUN_IN_A_CLASS, "") : undated;
  const prepares = PREPARES.test(said) && !BESIDE_THE_EXAM.test(said);
  if (
    asked === null ||
    (careers.length > 0 && ofPost.length === 0) ||
    !(prepares || ASKS_OF_PAPERS.test(said)) ||
    OF_OTHER_THINGS.test(said)
  )
    return null;
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

const ASKS_NEGATIVE = phrases(
  "(?:negative|minus|wrong answers?) (?:marking|marks?|number|numbers|cost|deducted)(?: .*)?|(?:galat|wrong)(?: \\S+){0,3} (?:marks?|number|numbers|ank)(?: \\S+)? (?:kat\\S*|cut|deduct\\S*)|(?:negative|नेगेटिव) (?:marking|मार्किंग)|ग़?लत (?:जवाब|उत्तर)(?: \\S+){0,2} (?:नंबर|अंक|मार्क्स)",
);

/** Whether wrong answers cost marks in an examination, by its notices so far. */
const negativeAnswer: SpokenAnswer = spoken(({ exams, text, language }, knowledge) => {
  const [exam, second] = exams;
  if (exam === undefined || second !== undefined || !ASKS_NEGATIVE.test(text)) return null;
  const told = NEGATIVE_MARKING[exam];
  const lead = told === undefined ? NEGATIVE_UNKNOWN : NEGATIVE[told];
  return (
    p(`${lead[language](words(exam))} ${SYLLABUS_IN_FORCE[language](holderOf(exam, language))}`) + examInShort(exam, knowledge, language)
  );
});

const ASKS_COACHING = phrases("coaching|coachings|tuition|classes|कोचिंग");
const NEED_OR_WITHOUT = anyCue(NEED, phrases("without|bina|self study|khud se|ghar (?:se|par)|बिना|ख़?ुद से|घर (?:से|पर)"));
/** What goes by rank among a million has an answer of its own. */
const OF_THE_CROWD: ReadonlySet<Exam> = new Set<Exam>(["JEE Main", "JEE Advanced", "NEET-UG", "UPSC Civil Services"]);

/** Whether coaching is a must for an examination: no, and what it asks. */
const coachingAnswer: SpokenAnswer = spoken(({ exams, careers, text, language }, knowledge) => {
  const asked = askedIn(exams);
  if (asked === null || careers.length > 0 || OF_THE_CROWD.has(asked.exam)) return null;
  if (!ASKS_COACHING.test(text) || !NEED_OR_WITHOUT.test(text)) return null;
  const { exam, papers } = asked;
  return (
    p(NO_COACHING_NEEDED[language](strong(words(exam)))) +
    p(HAS_ASKED[language](words(exam), papers[language])) +
    HOW_TO_PREPARE[language] +
    examInShort(exam, knowledge, language)
  );
});

const ASKS_HARDNESS = phrases(
  "(?:how |kitn[aei] |so |very |too |really |bahut |zyada |कितन[ाी] |बहुत )*(?:tough|hard|difficult|easy|mushkil|kathin|aasan|asan|मुश्किल|कठिन|आसान)(?: (?:hai|hota|hoti|exam|to (?:crack|clear|pass|get)|for me|kya|है|होता|होती))*(?= $| (?:hai|kya|exam|to|is|है))",
);

/** How hard an examination is: what it asks, and what makes it so. */
const hardnessAnswer: SpokenAnswer = spoken(({ exams, careers, degrees, text, language }, knowledge) => {
  const asked = askedIn(exams);
  if (asked === null || careers.length + degrees.length > 0 || !ASKS_HARDNESS.test(text)) return null;
  const { exam, papers } = asked;
  return (
    p(HOW_HARD[language](strong(words(exam)), EXAM_RECORDS[exam].gives === "qualification")) +
    p(HAS_ASKED[language](words(exam), papers[language])) +
    HOW_TO_PREPARE[language] +
    examInShort(exam, knowledge, language)
  );
});

/** What is asked of an examination beside its papers: marks for wrong answers, coaching, how hard it is. */
export const aboutPapersAnswer: SpokenAnswer = firstOf([negativeAnswer, coachingAnswer, hardnessAnswer]);

/** The steps of one examination, below what is said of who may sit for it. */
export const stepsOfExam: SpokenAnswer = spoken(({ exams, language }) => {
  const asked = askedIn(exams);
  return asked === null ? null : p(STEPS_OF_EXAM[language](words(asked.exam), holderOf(asked.exam, language), asked.papers[language]));
});
