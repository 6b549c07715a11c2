import { EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import { p, strong, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { examInShort } from "./exam.ts";
import { EXAM_PAPERS } from "./exam-papers-texts.ts";

const ASKS_OF_PAPERS = phrases(
  "s[yi]ll?abus|silebus|sylabus|(?:exam |paper )?pattern|सिलेबस|पाठ्यक्रम|पैटर्न",
  "(?:which|what|kaun ?s[aei]|kons[aei]|kitne|how many|kya|कौन से|कितने|क्या) (?:all )?(?:subjects?|papers?|sections?|topics|vishay|stages?|विषय|पेपर)(?: .*)?",
  "(?:kya kya|what|kya|क्या क्या|क्या)(?: \\S+){0,2} (?:aat[aei]|puch\\S*|poochh?\\S*|padhna (?:hota|padta|padega)|comes?|asked|pucha|आता|पूछ\\S*)(?: .*)?",
  "(?:subjects?|papers?|sections?|stages?|vishay|विषय) (?:in|of|for|hote|hain|kya|kaun ?s[aei]|kons[aei]|kitne|list)(?: .*)?",
);
const OF_OTHER_THINGS = phrases(
  "best|better|scoring|easiest|easy|optional|graduation|degree|class 1[12]|1[12]th|after 10(?:th)?|stream|previous|old papers|paper (?:kab|leak|date)|leak\\S*|sample|kab (?:hai|hoga|aayega)|date|coaching|books?|kitab|question papers?",
);
const CHOOSES_OF_MANY = phrases("choose|choos\\S*|select|lu|lun|le|lena|leni|chun\\S*|karu|karun|kare|चुन\\S*|लूं|लें|required|chahiye");
const HOW_LONG = phrases(
  "(?:how (?:many|long|much)|kitn[aei]|कितन[ाेी])(?: \\S+)? (?:months?|mahin\\S*|time|days|din|years?|saal|samay|to prepare|महीन\\S*|समय)",
);

const PREPARING = p(
  "How long to prepare: an entrance after Class 12 is mostly prepared for beside Classes 11 and 12; who begins in the last year needs some six to twelve months of two or three hours a day. Exams for posts take about a year from the beginning. Sit one old paper with a clock in the first week: its marks tell you more than any rule.",
);

/** Which papers of CUET to sit is decided by the university, not by the exam. */
const OF_CUET = p(
  "As a rule a course asks for one language, and two or three domain papers, mostly subjects that you have in Class 12 and near to the course: maths for economics, statistics and computing, physics, chemistry and maths or biology for the sciences, accounts or maths for commerce. Some courses take the general test instead. Delhi University's BA (Hons) Economics has asked for maths so far. Open this year's bulletin of each university that you want, note its papers for the course, and then choose the fewest papers that serve all of them: du.ac.in, cuet.nta.nic.in.",
);

/** The one examination whose papers are asked for. */
function askedIn(exams: readonly Exam[]): { readonly exam: Exam; readonly papers: string } | null {
  const [exam, second] = exams;
  const papers = exam === undefined ? undefined : EXAM_PAPERS[exam];
  return exam === undefined || second !== undefined || papers === undefined ? null : { exam, papers };
}

/** What an examination asks, stage by stage, as it has been for years, and how long people prepare where that is asked too. */
export const examPapersAnswer: Answer = ({ exams, careers, text }, knowledge) => {
  const asked = askedIn(exams);
  if (asked === null || careers.length > 0 || !ASKS_OF_PAPERS.test(text) || OF_OTHER_THINGS.test(text)) return null;
  const { exam, papers } = asked;
  return (
    p(`${strong(words(exam))} has asked in the last years: ${papers}.`) +
    (exam === "CUET-UG" && CHOOSES_OF_MANY.test(text) ? OF_CUET : "") +
    p(`The syllabus in force, with marks and times, stands in this year's notice: it is held by ${EXAM_RECORDS[exam].heldBy}.`) +
    (HOW_LONG.test(text) ? PREPARING : "") +
    examInShort(exam, knowledge)
  );
};

/** The steps of one examination, below what is said of who may sit for it. */
export const stepsOfExam: Answer = ({ exams }) => {
  const asked = askedIn(exams);
  return asked === null
    ? null
    : p(
        `${strong(`The steps of ${words(asked.exam)}`)}: fill in the form yourself when the notice comes (${EXAM_RECORDS[asked.exam].heldBy}); then ${asked.papers}; the merit list; and the training.`,
      );
};
