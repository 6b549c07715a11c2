import type { Exam } from "@career-clarity/career-catalog";
import { p } from "../html/write.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { holderOf } from "./exam-words.ts";
import { READ_THE_NOTICE, STANDING_MARKS, type Standing, YOUR_MARKS } from "./standing-marks-texts.ts";

/** Names of what an examination leads to, where it is asked for by them. */
const MEANT: readonly (readonly [RegExp, Exam])[] = [
  [phrases("rbi (?:grade )?b|rbi officer"), "RBI Grade B"],
  [phrases("cgl|सीजीएल"), "SSC CGL"],
  [phrases("sbi po"), "SBI PO"],
  [phrases("(?:bank|banks|ibps|sbi)(?: \\S+)? clerk|बैंक क्लर्क"), "IBPS Clerk"],
  [phrases("bank po|ibps(?: po)?|bank (?:exams?|officer|jobs?)|banking|बैंक (?:पीओ|परीक्षा)"), "IBPS PO"],
  [phrases("architecture|architect|b ?arch|आर्किटेक्ट|आर्किटेक्चर"), "NATA"],
  [phrases("merchant navy|marchant navy|मर्चेंट नेवी"), "IMU-CET"],
  [phrases("ias|ips|ifs|irs|civil services?|आईएएस|आईपीएस"), "UPSC Civil Services"],
  [
    phrases(
      "iims?|आईआईएम|(?:mba|एमबीए)(?=.* (?:kitn\\S*|minimum|required|कितन\\S*|न्यूनतम) )|(?:kitn\\S*|minimum|required|कितन\\S*|न्यूनतम)(?=.* (?:mba|एमबीए) )",
    ),
    "CAT",
  ],
];

const MARKS = "(?:percent|percentage|percentages|per cent|persent|parsent|marks|numbers?|aggregate|division|प्रतिशत|परसेंट|पर्सेंट|अंक|नंबर|फीसदी)";
const SCHOOLING =
  "(?:graduation|graduate|graduates?|degree|bachelors?|college|ba|b a|bcom|bsc|btech|b tech|bba|bca|ma|msc|mcom|masters?|post graduation|pg|12|12th|class 12|pcb|pcm|10|10th|class 10|inter|intermediate|matric|ग्रेजुएशन|ग्रेजुएट|स्नातक|डिग्री|12वीं|10वीं|बारहवीं|दसवीं|बीए)";
const ASKS_FOR_MARKS = new RegExp(
  `^(?=.* ${MARKS} )(?=.* ${SCHOOLING} |.* (?:eligib\\S*|minimum|qualification|न्यूनतम) )(?=.* (?:kitn\\S*|minimum|min|required|requires?|needs?|needed|chahiye|zaruri|zaroori|jaruri|eligib\\S*|criteria|ke liye|for|how (?:much|many)|कितन\\S*|न्यूनतम|चाहिए|जरूरी|के लिए) )`,
  "u",
);
const NAMES_SCHOOLING = phrases(SCHOOLING);
/** A percentage without the schooling it is of: where none is asked, that is the answer. */
const ASKS_FOR_PERCENT = phrases(
  "(?:kitn\\S*|minimum|how much|कितन\\S*|न्यूनतम) (?:percent|percentage|persent|parsent|प्रतिशत|परसेंट)(?: \\S+){0,3} (?:chahiye|required|needed|चाहिए|ke liye|for|के लिए)(?: .*)?",
);
/** Marks of one's own, and whether they are enough. */
const HAS_MARKS = new RegExp(
  `^(?=.* ${SCHOOLING} )(?=.* (?:can|may|eligible|possible|apply|(?:ja|de|bhar|kar|ho|baith) sak\\S*|(?:जा|दे|भर|कर|हो|बैठ) सक\\S*) )`,
  "u",
);
const OWN_MARKS =
  / ([3-9]\d)(?: \d+)? (?:percent|percentage|per cent|marks|se|me|mein|in|hai|hain|aaye|only|प्रतिशत|से|है|में)(?= )|(?<= (?:is|was|with|have|got|scored|only|sirf|bas|hai|me|mein|में)) ([3-9]\d)(?: \d+)?(?= )/u;
/** The marks of the test itself, and what else no notice fixes. */
const OF_THE_TEST = phrases(
  "cut ?offs?|safe score|ranks?|percentile|seats?|colleges? (?:mil|can|in)\\S*|mil (?:sak|jay)\\S*|select\\S*|kitna ja\\S*|qualify\\S*|paper (?:me|mein|in)|exam (?:me|mein|in)|clear|pass karne|salary|pay|fees?|age|umar|saal|sal|years?|yrs?|attempts?|drop|vs|versus|or|ya|कटऑफ|रैंक|साल|उम्र|या",
);

/** The marks in per cent that somebody says to have; null where none are said. */
export function ownMarks(text: string): number | null {
  const [, before, after] = OWN_MARKS.exec(text) ?? [];
  const said = before ?? after;
  return said === undefined ? null : Number(said);
}

function verdictOf({ least = 0, eased = least, isUnsettled, of }: Standing, text: string): keyof typeof YOUR_MARKS | null {
  const said = ownMarks(text);
  if (said === null || isUnsettled === true || !of.test(text) || !HAS_MARKS.test(text)) return null;
  if (said >= least) return "enough";
  return said >= eased ? "eased" : "tooFew";
}

/** Which marks of school or degree an examination asks for: what stands in each of its notices, and no cut-off. */
export const standingMarksAnswer: SpokenAnswer = spoken(({ exams, text, language }) => {
  const [named, second] = exams;
  const exam = named ?? MEANT.find(([said]) => said.test(text))?.[1];
  const standing = exam === undefined ? undefined : STANDING_MARKS[exam];
  if (exam === undefined || standing === undefined || second !== undefined || OF_THE_TEST.test(text)) return null;
  if (standing.least !== undefined && NAMES_SCHOOLING.test(text) && !standing.of.test(text)) return null;
  const verdict = verdictOf(standing, text);
  if (verdict === null && !ASKS_FOR_MARKS.test(text) && !(standing.least === undefined && ASKS_FOR_PERCENT.test(text))) return null;
  const lead = verdict === null ? "" : `${YOUR_MARKS[verdict][language]} `;
  return p(`${lead}${standing.says[language]}`) + READ_THE_NOTICE[language](holderOf(exam, language));
});
