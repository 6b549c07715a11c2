import { p, strong, words } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { examInShort } from "./exam.ts";
import { EXAM_CONDITIONS } from "./exam-conditions-texts.ts";
import { DO_NOT_LEAVE, NOT_BEFORE_A_DEGREE } from "./exam-texts.ts";
import { conditionOf } from "./exam-words.ts";

const STUDIES =
  "(?:college|degree|graduation|bsc|b sc|ba|b a|bcom|b com|bba|bca|btech|b tech|engineering|studies|padhai|कॉलेज|ग्रेजुएशन|डिग्री|बीए|पढाई)";
const LEAVES = phrases(
  `(?:leave|leaving|quit|quitting|drop|stop)(?: (?:my|the|out|of|from|doing|1st|2nd|3rd|first|second|third|year))* ${STUDIES}(?: .*)?|${STUDIES}(?: \\S+){0,4} (?:chh?od\\S*|छोड\\S*|drop|quit|leave)(?: .*)?`,
);
const ASKS_FOR_A_DEGREE = /\bdegree\b/;

/** A year for the examination alone, with no degree yet. */
const BEFORE_ANY = phrases(
  "(?:gap|drop)(?: year)?(?: \\S+){0,5} (?:after|in) (?:class )?12(?:th)?(?: .*)?|(?:12|12th|बारहवीं|12वीं) (?:ke baad|k baad|के बाद)(?: \\S+){0,5} (?:gap|drop|गैप|ड्रॉप)(?: .*)?|after (?:class )?12(?:th)?(?: \\S+){0,5} (?:gap|drop)(?: .*)?",
);

/** Who would leave a degree for an examination that asks for one. */
export const leavingForExamAnswer: SpokenAnswer = spoken(({ exams, text, language }, knowledge) => {
  const exam = exams.find((each) => ASKS_FOR_A_DEGREE.test(EXAM_CONDITIONS[each]));
  const isBefore = BEFORE_ANY.test(text);
  if (exam === undefined || !(isBefore || LEAVES.test(text))) return null;
  return (
    p((isBefore ? NOT_BEFORE_A_DEGREE : DO_NOT_LEAVE)[language](strong(words(exam)), conditionOf(exam, language))) +
    examInShort(exam, knowledge, language)
  );
});
