import { EXAM_RECORDS, type ExamRecord } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { GIVES_THE_POST, MAKES_ELIGIBLE, OPENS_A_COURSE } from "./passed-exam-texts.ts";

const PASSED = phrases(
  "(?:after|by|on|if i|once i|when i|agar)(?: \\S+){0,2} (?:pass|clear|crack|qualify)\\S*(?: .*)?|(?:pass|clear|crack|qualify|nikal|nikaal|पास|क्लियर) (?:kar\\S*|ho\\S*|kiya|ki|करके|करने|हो\\S*)(?: .*)?|(?:clearing|passing|cracking|qualifying)(?: .*)?",
);
const NOT_PASSED = phrases(
  "(?:dont|do not|doesnt|didnt|did not|cant|cannot|couldnt|not|never|without|nahi|nhi|nahin|नहीं)(?: \\S+)? (?:pass|clear|crack|qualif|nikal|nikaal|पास|क्लियर|निकल)\\S*|(?:pass|clear|crack|qualify|nikal|nikaal|पास|क्लियर)(?: (?:na|nahi|nhi|nahin|न|ना|नहीं))(?: .*)?",
);
const BECOMES = phrases(
  "ban (?:ja\\S*|sak\\S*|gaya)|bante|banenge|banunga|banungi|ho ja\\S*|become|be an?|(?:naukri|job|post) (?:mil\\S*|pakki)|get (?:a |the )?(?:job|post)|बन (?:जा\\S*|सक\\S*)|बनते|(?:नौकरी|पद) मिल\\S*",
);

const SAYS = { course: OPENS_A_COURSE, qualification: MAKES_ELIGIBLE, post: GIVES_THE_POST } as const satisfies Record<
  ExamRecord["gives"],
  unknown
>;

/** "CTET pass karne ke baad teacher ban jayenge": what an examination on the way to a career gives, and what comes after it. */
export const passedExamAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { exams, careers, text, language } = reading;
  const [exam, otherExam] = exams;
  const [named, other] = careers;
  if (exam === undefined || named === undefined || otherExam !== undefined || other !== undefined) return null;
  if (!PASSED.test(text) || NOT_PASSED.test(text) || !BECOMES.test(text)) return null;
  const { career, kinds, word } = named;
  if (career.pathway?.exams.includes(exam) !== true) return null;
  return (
    p(SAYS[EXAM_RECORDS[exam].gives][language](words(exam), words(career.name))) +
    aboutCareer(career, kinds, word, { ...reading, asks: new Set(["become"]) }, knowledge)
  );
});
