import type { Exam } from "@career-clarity/career-catalog";
import { p, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { padded, wordsOf } from "../reading/words.ts";
import { holderOf } from "./exam-words.ts";
import { NO_SUCH_END } from "./premise-texts.ts";

const ENDED =
  "(?:cancel+ed|abolish\\S*|scrapped|removed|ended|stopped|discontinued|(?:band|khatam|khatm|radd|cancel) (?:ho|kar) (?:gay[aei]|gya|chuk[aei]|di[ay]a?)|hat (?:gay[aei]|gya)|hata di[ay]a?|(?:बंद|खत्म|रद्द) (?:हो|कर) (?:गय[ाी]|गई|चुक[ाी]|दिया)|हट (?:गया|गई)|हटा दिया)";
const FOR_EVER =
  "(?: (?:forever|for ever|permanently|completely|altogether|now|hai|he|hain|है|by the (?:government|govt)|hamesha ke liye|हमेशा के लिए))*";
/** What is taken for granted before something is asked: "since NEET is cancelled forever", "JEE band ho gaya hai to". */
const TAKEN_FOR_GRANTED = new RegExp(
  `^ (?:(?:since|now that|because|as|after|jab|ab jab|kyunki|चूंकि|जब|अब जब) (?<said>(?:\\S+ ){1,5}?)(?:(?:is|are|was|has been|have been|got|has) )?(?:now )?${ENDED}${FOR_EVER}(?: (?:so|then|to|toh|तो))?|(?<told>(?:\\S+ ){1,4}?)${ENDED}${FOR_EVER} (?:so|then|to|toh|तो))(?= (?<rest>\\S+(?: \\S+){2,}) $)`,
  "u",
);

/** The examination that a question takes for ended, and what it then asks; null where it takes nothing of the kind for granted. */
export function takenForEnded(
  question: string,
  examIn: (clause: string) => Exam | undefined,
): { readonly exam: Exam; readonly rest: string } | null {
  const { said, told, rest } = TAKEN_FOR_GRANTED.exec(padded(wordsOf(question)))?.groups ?? {};
  const clause = said ?? told;
  const exam = clause === undefined ? undefined : examIn(clause);
  return exam === undefined || rest === undefined ? null : { exam, rest };
}

export const noSuchEnd = (exam: Exam, language: Language): string => p(NO_SUCH_END[language](words(exam), holderOf(exam, language)));
