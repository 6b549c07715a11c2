import { EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import { p, strong, ul, words } from "../html/write.ts";
import { BY_NEET_ALONE } from "../names/neet-degrees.ts";
import { NEED } from "../reading/asks.ts";
import { NO_INTERESTS } from "../reading/interests.ts";
import type { Reading } from "../reading/reading.ts";
import { padded, phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { IS_PERMANENT } from "./asked-first.ts";
import { examInShort } from "./exam.ts";
import { EXAM_PAPERS } from "./exam-papers-texts.ts";
import { streamVerdict } from "./exam-streams.ts";
import {
  CONDITION_ROW,
  FOR_EXAM_YOU_NEED,
  FORM_YOURSELF,
  HAS_A_PAPER,
  LIMITS_IN_THE_NOTICE,
  MAY_SIT_FOR_BOTH,
  NOT_WITHOUT_NEET,
  POSTS_ARE_PERMANENT,
  TAKES_WOMEN,
  WHETHER_WISE,
} from "./exam-texts.ts";
import { conditionOf, holderOf } from "./exam-words.ts";
import { listed } from "./join.ts";
import { listAnswer } from "./list.ts";
import { SCHOOL_SUBJECTS } from "./subjects.ts";
import { HELD_BY } from "./unknown-texts.ts";

const WHO_MAY = phrases(
  "qualifications?|eligib\\S*|yogyata|criteria|requirements?|योग्यता|पात्रता",
  "(?:who|kaun|kon|कौन) (?:\\S+ ){0,3}(?:can|may|de|bhar|likh|dega|appear|sit|apply|दे|भर)(?: .*)?",
  "(?:when|kab|कब)(?: \\S+){0,4} (?:can|may|de|dena|dete|likh|bhar|appear|sit|apply|दे|भर)(?: .*)?",
  "(?:can|may|could)(?: \\S+){1,5} (?:give|write|appear|sit|take|attempt|apply)(?: .*)?",
  "(?:students?|holders?|pass|graduates?|candidates?|wale|wala) (?:can|may|bhi|kya)(?: \\S+){0,3} (?:give|apply|sit|appear|write|de|bhar)(?: .*)?",
  "(?:maths?|physics|chemistry|biology|english|science|commerce|pcm|pcb|pcmb|arts|humanities)(?: \\S+)? (?:required|compulsory|necessary|needed|mandatory|zaruri|zaroori|jaruri|jaroori|chahiye)(?: .*)?",
  "for(?: \\S+){0,3} (?:students?|holders?|graduates?|candidates?)|(?:students?|walo|walon) ke liye",
  "(?:ke liye|for|के लिए) (?:kya|क्या) (?:chahiye|karna|lagta|required|needed|चाहिए)(?: .*)?|what (?:is|do i|do we) (?:needed?|required?)(?: .*)?",
  "(?:de|dena|likh|bhar|appear|apply|दे|भर) (?:kar |ho )?sak\\S*(?: .*)?|(?:दे|भर) सक\\S*(?: .*)?",
  "(?:kitni|kya|konsi|kaunsi|kaun si|which|what|kaunsa) (?:padhai|degree|class|education|course|पढाई|डिग्री)(?: .*)?|(?:degree|graduation|12th|10th|diploma|masters?|pg|post graduation|bachelors?|bsc|bcom|ba|iti|btech|mbbs|llb|bed|deled|b ed)(?: \\S+){0,2} (?:enough|sufficient|kaafi|kafi|zaruri|zaroori|jaruri|jaroori|chahiye|necessary|compulsory|needed|required|जरूरी|चाहिए)(?: .*)?",
);
const SUBJECTS = "(?:subjects?|streams?|combination|vishay|विषय|स्ट्रीम)";
const TO_HAVE =
  "(?:needed|required?|necessary|compulsory|mandatory|eligib\\S*|chahiye|chahie|hon[aei]|len[aei]|lene|lu|lun|le|rakhu|चाहिए|होन[ाे]|लेन[ाे]|लूं|लें|लू|ले)";
const IN_SCHOOL = "(?:(?:class )?1[12](?:th|वीं|वी)?|inter|intermediate|कक्षा 1[12])";
const GIRLS = "(?:girls?|women|woman|females?|ladies|ladki\\S*|mahila\\S*|लडकी|लडकियां|लडकियों|महिला\\S*)";
const OF_GIRLS = phrases(GIRLS);
/** The subjects that one must have, and not those of the papers. */
export const ASKS_SUBJECTS_TO_HAVE: RegExp = phrases(
  `${SUBJECTS}(?: (?!(?:padh|study|prepare|पढ)\\S* )\\S+){0,3} ${TO_HAVE}|(?:need|needed|required?|compulsory|mandatory|necessary) ${SUBJECTS}`,
  `${IN_SCHOOL}(?: (?:me|mein|in|में)) (?:kya (?:len[aei]|lu|lun|le)|क्या (?:लेना|लूं|लें)|(?:\\S+ ){0,3}${SUBJECTS})(?: .*)?|${SUBJECTS}(?: \\S+){0,4} (?:in|me|mein|में) ${IN_SCHOOL}|${GIRLS}(?: \\S+){0,6} ${SUBJECTS}`,
);
const FOR_WOMEN = /\bwomen\b/;
/** What the notices alone know, and the choice between examinations. */
const OTHERWISE = phrases(
  "kitn\\S* (?:bar|baar|dafa|mauke|chances?)|how many (?:times|chances)|कितनी बार|age|umar|umra|height|attempts?|marks|percent\\S*|percentile|rank|cut ?off|date|last date|form|fees?|syllabus|pattern|आयु|उम्र|without|bina|ke bina",
  "vs|versus|better|difference|fark|antar|easier|tougher|harder|job|jobs|naukri|post|posts|promotion|salary|fail|failed|coaching|private",
);
/** Marks of a class or a degree that one must have for an examination, and no cut-off of it. */
export const MARKS_OF_SCHOOLING: RegExp = phrases(
  "(?:graduation|graduate|degree|(?:class )?(?:10|12)(?:th)?|ग्रेजुएशन|स्नातक|डिग्री|(?:10|12)वीं)(?: (?:me|mein|m|mai|ke|ki|में|के))?(?: (?:kitn[aei]|kya|minimum|min|कितन[ाेी]|न्यूनतम))* (?:percent\\S*|marks|number|parsent|प्रतिशत|परसेंट|अंक|नंबर)(?: (?:chahiye|hone|hona|required|needed|lagte|चाहिए|होने))*|(?:minimum |how many |how much |what |which )?(?:percent\\S*|marks)(?: \\S+)? (?:in|of) (?:graduation|degree|(?:class )?(?:10|12)(?:th)?)(?: (?:is|are|needed|required))*",
);
const TOGETHER = phrases(
  "both|dono|donon|together|ek saath|ek sath|saath me|sath me|saath saath|same time|same year|simultaneously|along with|दोनों|एक साथ",
);
const WEIGHS = phrases(
  "vs|versus|better|difference|fark|farak|antar|easier|tougher|harder|which|konsa|kaunsa|kaun sa|compare|me se|बेहतर|अंतर|फर्क|fail|failed|clear nahi|crack nahi",
);

/** Whether several examinations may be taken beside one another: none forbids it. */
export const bothExamsAnswer: SpokenAnswer = spoken(({ exams, text, language }) =>
  exams.length < 2 || !TOGETHER.test(text) || WEIGHS.test(text)
    ? null
    : p(MAY_SIT_FOR_BOTH[language](words(listed(exams, "and", language)))) +
      ul(exams.map((exam) => CONDITION_ROW[language](strong(words(exam)), conditionOf(exam, language)))) +
      p(WHETHER_WISE[language]),
);

const ASKS_WHERE = phrases(
  "(?:official |its |exam |apply )*(?:web ?sites?|(?<! (?:on|at|construction|building) )sites?|portal|web page|वेबसाइट|साइट)",
  "(?:where|kaha|kahan|kidhar|kis site|कहां|कहाँ)(?: \\S+){0,4} (?:apply|fill|form|bhar\\S*|register|registration|milega|milta|niklega|notice|notification|आवेदन|फॉर्म|भर\\S*)(?: .*)?",
  "(?:form|apply|registration|application|notice|notification|आवेदन|फॉर्म)(?: \\S+){0,3} (?:kaha|kahan|kidhar|where|kis site|कहां|कहाँ|kaise (?:bhar|kar|hota)\\S*)(?: .*)?",
  "(?:how (?:to|do i|can i)|kaise) (?:apply|register|fill)(?: .*)?|apply (?:kaise|online)(?: .*)?",
  "(?:who|kaun|kon|कौन) (?:conducts?|holds?|organi[sz]es?|takes|kara\\S*|karva\\S*|karwa\\S*|leta|lete|conduct)(?: .*)?|conducted by|conducting body",
);

/** Where an examination has its notice and its form, and who holds it. */
export const examPlaceAnswer: SpokenAnswer = spoken(({ exams, careers, text, language }, knowledge) => {
  const [exam] = exams;
  if (exam === undefined || careers.length > 0 || !ASKS_WHERE.test(text)) return null;
  return (
    p(HELD_BY[language](strong(words(exam)), holderOf(exam, language))) +
    p(FORM_YOURSELF[language]) +
    examInShort(exam, knowledge, language)
  );
});

/** "Is maths compulsory for NDA": where a paper of the examination is of the subject, yes, whatever the posts ask for. */
function paperVerdict(exam: Exam, { text, language }: Reading): string {
  const papers = EXAM_PAPERS[exam];
  if (papers === undefined || !NEED.test(text)) return "";
  const subject = SCHOOL_SUBJECTS.find(({ cue }) => cue.test(text) && cue.test(padded(wordsOf(papers.english))));
  return subject === undefined ? "" : p(HAS_A_PAPER[language](words(exam), subject.name[language], papers[language]));
}

/** It was sat for already: what it asks is known. */
const IS_BEHIND = phrases(
  "not (?:been )?(?:cleared|qualified|cracked)|(?:clear|qualify|crack) nahi (?:hua|hui|ho (?:paya|payi)|kar (?:paya|payi))",
);

/** What the one examination that is named asks for, before what it leads to. */
const conditionsWhere = (isAsked: RegExp): SpokenAnswer =>
  spoken((reading, knowledge) => {
    const { exams, careers, text, language } = reading;
    const [exam, second] = exams;
    if (exam === undefined || second !== undefined || careers.length > 0) return null;
    const isOfMarks = MARKS_OF_SCHOOLING.test(text);
    if (IS_BEHIND.test(text)) return null;
    if (!(isOfMarks || isAsked.test(text)) || OTHERWISE.test(text.replace(MARKS_OF_SCHOOLING, " "))) return null;
    const takesWomen = OF_GIRLS.test(text) && FOR_WOMEN.test(conditionOf(exam, "english"));
    return (
      (takesWomen ? p(TAKES_WOMEN[language](words(exam))) : "") +
      streamVerdict(exam, reading) +
      paperVerdict(exam, reading) +
      p(FOR_EXAM_YOU_NEED[language](strong(words(exam)), conditionOf(exam, language))) +
      p(LIMITS_IN_THE_NOTICE[language](holderOf(exam, language))) +
      examInShort(exam, knowledge, language)
    );
  });

/** Whether the posts that an examination fills are permanent. */
export const permanentPostAnswer: SpokenAnswer = spoken(({ exams, careers, text, language }, knowledge) => {
  const [exam, second] = exams;
  if (exam === undefined || second !== undefined || careers.length > 0 || EXAM_RECORDS[exam].gives !== "post") return null;
  return IS_PERMANENT.test(text) ? p(POSTS_ARE_PERMANENT[language](words(exam))) + examInShort(exam, knowledge, language) : null;
});

/** Who may sit for an examination. */
export const examConditionsAnswer: SpokenAnswer = conditionsWhere(WHO_MAY);
/** Which subjects one must have for it. */
export const subjectsForExamAnswer: SpokenAnswer = conditionsWhere(ASKS_SUBJECTS_TO_HAVE);

/** A degree without the one examination that leads to it: no, and what is open in its field. */
export const withoutNeetAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const degree = reading.degrees.find((each) => BY_NEET_ALONE.includes(each));
  if (degree === undefined || !reading.excluded.exams.includes("NEET-UG")) return null;
  return (
    p(NOT_WITHOUT_NEET[reading.language](strong(words(degree)))) +
    (listAnswer({ ...reading, text: " ", rest: " ", degrees: [], interests: NO_INTERESTS, categories: ["Healthcare"] }, knowledge) ?? "")
  );
});
