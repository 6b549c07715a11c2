import { EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import { p, strong, ul, words } from "../html/write.ts";
import { BY_NEET_ALONE } from "../names/neet-degrees.ts";
import { NO_INTERESTS } from "../reading/interests.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { examInShort } from "./exam.ts";
import { EXAM_CONDITIONS } from "./exam-conditions-texts.ts";
import { listed } from "./join.ts";
import { listAnswer } from "./list.ts";

const WHO_MAY = phrases(
  "qualifications?|eligib\\S*|yogyata|criteria|requirements?|योग्यता|पात्रता",
  "(?:who|kaun|kon|कौन) (?:\\S+ ){0,3}(?:can|may|de|bhar|likh|dega|appear|sit|apply|दे|भर)(?: .*)?",
  "(?:when|kab|कब)(?: \\S+){0,4} (?:can|may|de|dena|dete|likh|bhar|appear|sit|apply|दे|भर)(?: .*)?",
  "(?:can|may|could)(?: \\S+){1,5} (?:give|write|appear|sit|take|attempt|apply)(?: .*)?",
  "(?:students?|holders?|pass|graduates?|candidates?|wale|wala) (?:can|may|bhi|kya)(?: \\S+){0,3} (?:give|apply|sit|appear|write|de|bhar)(?: .*)?",
  "(?:maths?|physics|chemistry|biology|english|science|commerce)(?: \\S+)? (?:required|compulsory|necessary|needed|mandatory|zaruri|zaroori|jaruri|jaroori|chahiye)(?: .*)?",
  "for(?: \\S+){0,3} (?:students?|holders?|graduates?|candidates?)|(?:students?|walo|walon) ke liye",
  "(?:ke liye|for|के लिए) (?:kya|क्या) (?:chahiye|karna|lagta|required|needed|चाहिए)(?: .*)?|what (?:is|do i|do we) (?:needed?|required?)(?: .*)?",
  "(?:de|dena|likh|bhar|appear|apply|दे|भर) (?:kar |ho )?sak\\S*(?: .*)?|(?:दे|भर) सक\\S*(?: .*)?",
  "(?:kitni|kya|konsi|kaunsi|kaun si|which|what|kaunsa) (?:padhai|degree|class|education|course|पढाई|डिग्री)(?: .*)?|(?:degree|graduation|12th|10th|diploma|masters?|pg|post graduation|bachelors?|bsc|bcom|ba|iti|btech|mbbs|llb|bed|deled|b ed)(?: \\S+){0,2} (?:enough|sufficient|kaafi|kafi|zaruri|zaroori|jaruri|jaroori|chahiye|necessary|compulsory|needed|required|जरूरी|चाहिए)(?: .*)?",
);
/** What the notices alone know, and the choice between examinations. */
const OTHERWISE = phrases(
  "kitn\\S* (?:bar|baar|dafa|mauke|chances?)|how many (?:times|chances)|कितनी बार|age|umar|umra|height|attempts?|marks|percent\\S*|percentile|rank|cut ?off|date|last date|form|fees?|syllabus|pattern|आयु|उम्र|without|bina|ke bina",
  "vs|versus|better|difference|fark|antar|easier|tougher|harder|job|jobs|naukri|post|posts|promotion|salary|fail|failed|coaching|private",
);
const TOGETHER = phrases(
  "both|dono|donon|together|ek saath|ek sath|saath me|sath me|saath saath|same time|same year|simultaneously|along with|दोनों|एक साथ",
);
const WEIGHS = phrases(
  "vs|versus|better|difference|fark|farak|antar|easier|tougher|harder|which|konsa|kaunsa|kaun sa|compare|me se|बेहतर|अंतर|फर्क|fail|failed|clear nahi|crack nahi",
);

const conditionOf = (exam: Exam): string => `${strong(words(exam))}: ${EXAM_CONDITIONS[exam]}.`;

/** Whether several examinations may be taken beside one another: none forbids it. */
export const bothExamsAnswer: Answer = ({ exams, text }) =>
  exams.length < 2 || !TOGETHER.test(text) || WEIGHS.test(text)
    ? null
    : p(
        `Yes, you may sit for ${words(listed(exams))} in the same year: none forbids the other, and each only asks that you meet its own conditions.`,
      ) +
      ul(exams.map(conditionOf)) +
      p(
        "Whether it is wise depends on how much they share. Where the same chapters count for both, one plan serves; where a whole subject is added, choose which exam comes first and give it most of your hours. Look early whether the days differ, and fill in both forms by yourself.",
      );

const ASKS_WHERE = phrases(
  "(?:official |its |exam |apply )*(?:web ?sites?|sites?|portal|web page|वेबसाइट|साइट)",
  "(?:where|kaha|kahan|kidhar|kis site|कहां|कहाँ)(?: \\S+){0,4} (?:apply|fill|form|bhar\\S*|register|registration|milega|milta|niklega|notice|notification|आवेदन|फॉर्म|भर\\S*)(?: .*)?",
  "(?:form|apply|registration|application|notice|notification|आवेदन|फॉर्म)(?: \\S+){0,3} (?:kaha|kahan|kidhar|where|kis site|कहां|कहाँ|kaise (?:bhar|kar|hota)\\S*)(?: .*)?",
  "(?:how (?:to|do i|can i)|kaise) (?:apply|register|fill)(?: .*)?|apply (?:kaise|online)(?: .*)?",
  "(?:who|kaun|kon|कौन) (?:conducts?|holds?|organi[sz]es?|takes|kara\\S*|karva\\S*|karwa\\S*|leta|lete|conduct)(?: .*)?|conducted by|conducting body",
);

/** Where an examination has its notice and its form, and who holds it. */
export const examPlaceAnswer: Answer = ({ exams, careers, text }, knowledge) => {
  const [exam] = exams;
  if (exam === undefined || careers.length > 0 || !ASKS_WHERE.test(text)) return null;
  return (
    p(`${strong(words(exam))} is held by ${EXAM_RECORDS[exam].heldBy}.`) +
    p(
      "Take the notice, the dates and the form from there alone, and fill the form in yourself: agents and look-alike sites take money for it.",
    ) +
    examInShort(exam, knowledge)
  );
};

/** Who may sit for the one examination that was named, said before what it leads to. */
export const examConditionsAnswer: Answer = ({ exams, careers, text }, knowledge) => {
  const [exam, second] = exams;
  if (exam === undefined || second !== undefined || careers.length > 0 || !WHO_MAY.test(text) || OTHERWISE.test(text)) return null;
  return (
    p(`For ${strong(words(exam))} you need ${EXAM_CONDITIONS[exam]}.`) +
    p(
      `Age, marks and the number of attempts stand in each year's notice, the only place to trust for them. It is held by ${EXAM_RECORDS[exam].heldBy}.`,
    ) +
    examInShort(exam, knowledge)
  );
};

/** A degree without the one examination that leads to it: no, and what is open in its field. */
export const withoutNeetAnswer: Answer = (reading, knowledge) => {
  const degree = reading.degrees.find((each) => BY_NEET_ALONE.includes(each));
  if (degree === undefined || !reading.excluded.exams.includes("NEET-UG")) return null;
  return (
    p(
      `No: in India NEET-UG is the one way into ${strong(words(degree))}, at government and private colleges alike, and who offers a seat without it cheats. Whoever studies medicine abroad needs it too, to practise here.`,
    ) + (listAnswer({ ...reading, degrees: [], interests: NO_INTERESTS, categories: ["Healthcare"] }, knowledge) ?? "")
  );
};
