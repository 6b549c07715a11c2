import { type Career, EDUCATION_LEVELS } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, ul, words } from "../html/write.ts";
import { ENOUGH, WORTH_OF } from "../names/choices.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { fieldIn } from "../reading/weighed-fields.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { degreesAhead } from "./choice.ts";
import { AT_ONCE, criteriaOf, ofDegree } from "./criteria.ts";
import { degreeText, ledBy, topicsOf } from "./degree.ts";
import { listOf } from "./list.ts";

const WORTH = phrases(
  "worth|worth it|worthy|value|valuable|vailue|fayda|faida|fayeda|use ?less|bekar|bekaar|waste|kaam ki|koi matlab|काम की|फायदा|फायदे|बेकार|वैल्यू",
  "(?:karna|karni|karu|karun|kare|lena|leni|lu) (?:chahiye |sahi |theek |thik |accha |achha )?(?:hai )?(?:ya|or) (?:nahi|nhi|nahin|na|not)(?: .*)?|should i (?:do|go for|take|pursue|join|study)(?! or)(?: .*)?|(?:karna|करना) (?:chahiye|sahi (?:hai|rahega)|theek (?:hai|rahega)|चाहिए) (?:kya|क्या)?|(?:sahi|theek|thik|accha|achha) (?:rahega|rahegi|hoga|hogi)(?: .*)?|(?:good|right|sahi|accha|achha) (?:idea|decision|choice|option|faisla)(?: .*)?",
);
const WEIGHS = phrases("vs|versus|better|which|konsa|kaunsa|compare|compared|difference|बेहतर|abroad|distance|ignou|correspondence|online");
const ENOUGH_CUE = phrases(
  "enough|sufficient|kaafi|kafi|alone|(?:only|sirf|bas|just) (?:\\S+ )?(?:se|par|with|karke|kar ke|is|hi|in)|काफी|सिर्फ",
  "(?:(?:do|must|should|kya|need) (?:i |we )?(?:need |have )?(?:to do )?\\S+ (?:also|too|bhi)|without (?:doing )?(?:mba|mca|msc|mtech|ma|mcom|masters?|pg)|(?:mba|mca|msc|mtech|ma|mcom|masters?|pg) (?:ke|k) bina|bina (?:mba|mca|msc|mtech|ma|mcom|masters?|pg))",
);
const MASTERS: ReadonlySet<string> = new Set(["MCA", "MBA", "MSc", "MTech", "MA", "MCom", "PGDM", "MD", "MDS", "LLM", "MEd", "PhD"]);

/** The degrees that fields of study are mostly taken by, where no degree is named. */
const DEGREE_OF_FIELD: readonly (readonly [said: RegExp, degree: string])[] = [
  [phrases("engineering"), "BTech"],
  [phrases("law"), "LLB"],
  [phrases("nursing"), "BSc Nursing"],
  [phrases("pharmacy"), "BPharm"],
  [phrases("hotel management"), "BHM"],
];

const PRIVATE = phrases("private|pvt|donation|management quota|प्राइवेट");
const PRIVATE_COLLEGE =
  "A private college is worth its fee only if its course is approved (UGC, AICTE, or the council of the profession) and you have seen who was placed where; ask two of its last year's students.";

function askedDegree(reading: Reading): string | undefined {
  const [first] = degreesAhead(reading);
  return first ?? DEGREE_OF_FIELD.find(([said]) => said.test(reading.text))?.[1];
}

const OF_A_CLASS = phrases("(?:class )?1[02](?:th)?(?: class| pass)?|matric|inter|intermediate|10वीं|12वीं");
const OF_MARKS = phrases("marks?|percent\\S*|percentile|score|rank|[3-9]\\d");

/** Whether one may stop after Class 10 or 12. */
function classEnough({ text, exams, streams }: Reading, knowledge: Knowledge): string | null {
  if (exams.length + streams.length > 0 || !OF_A_CLASS.test(text) || OF_MARKS.test(text)) return null;
  const isTenth = / (?:10|10th|matric|10वीं) /u.test(text);
  const list = listOf([isTenth ? AT_ONCE.class10 : AT_ONCE.class12], knowledge);
  return list === null
    ? null
    : p(
        `${isTenth ? "Class 10" : "Class 12"} is enough to begin work, and posts that ask for a degree stay shut with it. A trade, a short course or an apprenticeship often leads further before long; study can also go on beside work (ignou.ac.in).`,
      ) + list;
}

/** Whether one may stop after a degree or a class. */
function enoughAnswer(reading: Reading, knowledge: Knowledge): string | null {
  if (!ENOUGH_CUE.test(reading.text)) return null;
  if (reading.degrees.length === 0) return classEnough(reading, knowledge);
  const degree = reading.degrees.find((each) => !MASTERS.has(each)) ?? reading.degrees[0];
  const text = degree === undefined ? undefined : ENOUGH[degree];
  return degree === undefined || text === undefined
    ? null
    : p(`Is ${words(degree)} enough? ${words(text)}`) + p(ledBy(degree, topicsOf(reading, knowledge), knowledge));
}

const levelOf = (degree: string): number => EDUCATION_LEVELS.indexOf(MASTERS.has(degree) ? "Master's Degree" : "Bachelor's Degree");

/** Whether a degree is enough for a career: the usual qualification of its record says. */
function enoughFor(career: Career, degree: string, reading: Reading, knowledge: Knowledge): string {
  const isEnough = ofDegree(degree).holds(career) && levelOf(degree) >= EDUCATION_LEVELS.indexOf(career.education);
  const lead = isEnough
    ? `As a rule yes, if it was in the right subject: the usual qualification of ${words(career.name)} is ${words(career.education)}.`
    : `Not alone: ${words(degree)} may be the beginning of the way, but ${words(career.name)} asks for more, as its ways in show.`;
  return p(lead) + aboutCareer(career, [], null, { ...reading, asks: new Set(["become"]) }, knowledge);
}

/** Whether a career is worth it: who would be glad in it, with what it pays and what people dislike. */
function worthOfCareer(reading: Reading, knowledge: Knowledge): string | null {
  const [named, second] = reading.careers;
  if (named === undefined || second !== undefined || reading.excluded.careers.length > 0) return null;
  const { career, kinds, word } = named;
  return (
    p(
      `${words(career.name)} is worth it if you would gladly do its ordinary day for years and can live with what people in it dislike; pay and years decide only between two things that you like.`,
    ) + aboutCareer(career, kinds, word, { ...reading, asks: new Set(["pay", "years", "day", "dislikes"]) }, knowledge)
  );
}

/** Whether a short course is worth it: what decides that, and the work that it is for. */
function worthOfCourse(reading: Reading, knowledge: Knowledge): string | null {
  const list =
    reading.interests.said.length === 0 ? null : listOf(criteriaOf({ ...reading, wishes: [], stage: null }, knowledge), knowledge);
  return list === null
    ? null
    : p(
        "A short course is worth it if at its end you can show work of your own and firms near you ask for it; a certificate alone opens little. First try a free one (swayam.gov.in, skillindiadigital.gov.in), then ask the institute for its syllabus and three of last year's students.",
      ) + list;
}

/** Whether a degree is worth its years: what decides it, and where it leads. */
function worthOfDegree(degree: string, reading: Reading, knowledge: Knowledge): string {
  return (
    p(
      `${words(degree)} is worth it if you want the work that it leads to and the college is approved and places its students; for its name alone it is not. ${words(WORTH_OF[degree] ?? "")}`,
    ) +
    ul([
      `${degreeText(degree)} ${ledBy(degree, [], knowledge)}`,
      ...(PRIVATE.test(reading.text) ? [PRIVATE_COLLEGE] : []),
      "Before you pay: ask three people who finished it what they do now, and the college for its list of who was placed where. If you are unsure, a year of work or a cheaper course tells more than any advice.",
    ])
  );
}

/** Whether a degree or a career is worth it, or enough. */
export const worthAnswer: Answer = (reading, knowledge) => {
  const { careers, degrees, text } = reading;
  const [named] = careers;
  const [first] = degrees;
  if (named !== undefined && first !== undefined)
    return careers.length === 1 && ENOUGH_CUE.test(text) ? enoughFor(named.career, first, reading, knowledge) : null;
  if (named === undefined && !WEIGHS.test(text)) {
    const enough = enoughAnswer(reading, knowledge);
    if (enough !== null) return enough;
  }
  if (!WORTH.test(text) || WEIGHS.test(text)) return null;
  if (named !== undefined) return / (?:worth|value|vailue|fayda|faida)(?= )/u.test(text) ? worthOfCareer(reading, knowledge) : null;
  const field = fieldIn(text);
  const ofField = field === null ? null : worthOfCareer(readQuestion(field, knowledge, null), knowledge);
  if (ofField !== null) return ofField;
  const degree = askedDegree(reading);
  if (degree === undefined && / (?:courses?|classes|bootcamp|training|institute)(?= )/u.test(text))
    return worthOfCourse(reading, knowledge);
  return degree === undefined || degrees.length > 2 ? null : worthOfDegree(degree, reading, knowledge);
};
