import type { Exam } from "@career-clarity/career-catalog";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Wording } from "../language.ts";
import { everywhere, phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { degreeText } from "./degree.ts";
import { ENTRANCES_OF, FARM_SEATS, HOTEL_SEATS, MARKS_OR_OWN_TEST, NURSING_SEATS, PHARMACY_SEATS } from "./entrances-of-degree-texts.ts";
import { aboutExam } from "./exam-words.ts";
import { CHECK_RULES } from "./pathway-texts.ts";

type Entrances = { readonly exams: readonly Exam[]; readonly besides: Wording };

/** The entrances of common degrees, which the careers behind them do not tell: they lead to many other degrees too. */
export const ENTRANCES_BY_DEGREE: ReadonlyMap<string, Entrances> = new Map([
  ["BSc Nursing", { exams: ["State nursing CET", "AIIMS Nursing", "NEET-UG"], besides: NURSING_SEATS }],
  ["BSc Agriculture", { exams: ["State agriculture CET", "CUET-UG"], besides: FARM_SEATS }],
  ["BSc Forestry", { exams: ["State agriculture CET", "CUET-UG"], besides: FARM_SEATS }],
  ["BFSc", { exams: ["State agriculture CET", "CUET-UG"], besides: FARM_SEATS }],
  ["BBA", { exams: ["CUET-UG", "IPMAT"], besides: MARKS_OR_OWN_TEST }],
  ["BCA", { exams: ["CUET-UG"], besides: MARKS_OR_OWN_TEST }],
  ["BCom", { exams: ["CUET-UG"], besides: MARKS_OR_OWN_TEST }],
  ["BPharm", { exams: ["BPharm state CET", "CUET-UG", "BITSAT"], besides: PHARMACY_SEATS }],
  ["BHM", { exams: ["NCHM JEE"], besides: HOTEL_SEATS }],
]);

const SPEAKS_OF_ENTRANCES = phrases(
  "exams?|entrances?|pariksha|entrance tests?|(?:which|kaun ?s[aei]|kons[aei]) tests?|परीक्षा\\S*|एग्जाम|एंट्रेंस",
);
/** What comes after the degree, or within it, and no way into it. */
const NOT_TO_ENTER = phrases(
  "after|ke baad|k baad|baad|with|ke saath|hu|hoon|hun|holders?|graduates?|students?|semester|university exam|final year|jobs?|naukri|sarkari|government|govt|bank|upsc|ssc|officer|recruitment|bharti|post graduat\\S*|pg|masters?",
  "without|bina|no|nahi|syllabus|paper|pattern|fees?|mba|date|result|किया|बाद|बिना|नहीं|नौकरी|सरकारी|भर्ती",
);

/** Straight after school is before the degree. */
const AFTER_SCHOOL = everywhere(
  phrases(
    "(?:after|ke baad|k baad|baad|pass) (?:class )?(?:12|12th|twelfth|inter|school|10 2)|(?:class )?(?:12|12th|inter|बारहवीं|12वीं) (?:ke baad|k baad|baad|pass|के बाद)",
  ),
);

/** By which examinations one enters a degree. */
export const entrancesOfDegreeAnswer: SpokenAnswer = spoken(({ text, degrees, exams, careers, language }) => {
  const [degree, ...others] = degrees;
  if (degree === undefined || others.length + exams.length + careers.length > 0) return null;
  const entrances = ENTRANCES_BY_DEGREE.get(degree);
  if (entrances === undefined || !SPEAKS_OF_ENTRANCES.test(text) || NOT_TO_ENTER.test(text.replace(AFTER_SCHOOL, " "))) return null;
  return (
    p(degreeText(degree, language)) +
    h3(words(ENTRANCES_OF[language](degree))) +
    ul([...entrances.exams.map((exam) => `${strong(words(exam))}: ${words(aboutExam(exam, language))}`), entrances.besides[language]]) +
    p(CHECK_RULES[language])
  );
});
