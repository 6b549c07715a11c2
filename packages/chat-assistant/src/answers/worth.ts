import { type Career, EDUCATION_LEVELS } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, ul, words } from "../html/write.ts";
import { ENOUGH, WORTH_OF } from "../names/degree-worth.ts";
import type { NamedCareer } from "../reading/named.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { fieldIn } from "../reading/weighed-fields.ts";
import { FEW_ARRIVE } from "../reading/wishes.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { choiceOfCareer, degreesAhead } from "./choice.ts";
import { AT_ONCE, type Criterion, criteriaOf, ofDegree, TAKES_BEGINNERS } from "./criteria.ts";
import { degreeText, ledBy, topicsOf } from "./degree.ts";
import { firstPostsOf } from "./first-posts.ts";
import { listOf } from "./list.ts";
import { UNLABELLED } from "./list-texts.ts";
import { fulfilling } from "./rank.ts";
import { summaryOf } from "./work-row.ts";
import {
  AS_A_RULE_ENOUGH,
  BEFORE_YOU_PAY,
  CAREER_IS_WORTH_IT,
  CLASS_ENOUGH,
  COURSE_IS_WORTH_IT,
  DEGREE_IS_WORTH_IT,
  IS_ENOUGH,
  NOT_ALONE,
  PRIVATE_COLLEGE,
} from "./worth-texts.ts";

const GOOD = "(?:ac+h+[ai]|sahi|theek|thik|badhiya|अच्छा|सही|ठीक)";
const WORTH = phrases(
  "worth|worth it|worthy|value|valuable|vailue|fayda|faida|fayeda|use ?less|bekar|bekaar|waste|kaam ki|koi matlab|काम की|फायदा|फायदे|बेकार|वैल्यू",
  "(?:karna|karni|karu|karun|kare|lena|leni|lu) (?:chahiye |sahi |theek |thik |accha |achha )?(?:hai )?(?:ya|or) (?:nahi|nhi|nahin|na|not)(?: .*)?|should i (?:also |too )?(?:do|go for|take|pursue|join|study)(?! or)(?: .*)?|(?:mujhe|mai|main|मुझे) (?:bhi |भी )?(?:karna|lena|karni|करना) (?:chahiye|चाहिए)|(?:karna|करना) (?:chahiye|sahi (?:hai|rahega)|theek (?:hai|rahega)|चाहिए) (?:kya|क्या)?|(?:sahi|theek|thik|accha|achha) (?:rahega|rahegi|hoga|hogi)(?: .*)?|(?:le|kar) rah[aei](?: \\S+)? (?:sahi|theek|thik)(?: .*)?|(?:good|right|sahi|accha|achha) (?:idea|decision|choice|option|faisla)(?: .*)?|is (?:it|this|that|\\S+(?: \\S+)?) (?:really )?(?:an? )?(?:good|stable|secure) (?:career|profession|job)(?: .*)?",
  `${GOOD} (?:field |course |option |career |choice )?(?:hai|है) (?:kya|क्या)|(?:kya|क्या) (?:\\S+ ){1,4}${GOOD} (?:field |course |option |career |choice )?(?:hai|है)`,
);
/** The same of a career that is named, where other words would ask for its way. */
const IS_CAREER_GOOD = phrases(
  "worth|value|vailue|fayda|faida|(?:good|stable|secure|right) (?:career|profession|job|line|option|choice)(?! (?:for|after|with|near|salary|pay) )|(?:good|right) or (?:bad|not|wrong)|is it (?:good|right)(?= (?:$|or|for me))",
  `(?:banna|karna|banana|बनना|करना) ${GOOD} (?:hai|h|he|rahega|rahegi|hoga|है|रहेगा|होगा)(?: (?:kya|ya|क्या|या))?|${GOOD} (?:career|job|line|profession|करियर|काम) (?:hai|h|he|है)(?: (?:kya|ya|क्या|या))?`,
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
function askedDegree(reading: Reading): string | undefined {
  const [first] = degreesAhead(reading);
  return first ?? DEGREE_OF_FIELD.find(([said]) => said.test(reading.text))?.[1];
}

const OF_A_CLASS = phrases("(?:class )?1[02](?:th)?(?: class| pass)?|matric|inter|intermediate|10वीं|12वीं");
const OF_MARKS = phrases("marks?|percent\\S*|percentile|score|rank|[3-9]\\d");

/** Whether one may stop after Class 10 or 12. */
function classEnough({ text, exams, streams, language }: Reading, knowledge: Knowledge): string | null {
  if (exams.length + streams.length > 0 || !OF_A_CLASS.test(text) || OF_MARKS.test(text)) return null;
  const isTenth = / (?:10|10th|matric|10वीं) /u.test(text);
  const list = listOf([isTenth ? AT_ONCE.class10 : AT_ONCE.class12], knowledge, language);
  return list === null ? null : p(CLASS_ENOUGH[language](isTenth ? "Class 10" : "Class 12")) + list;
}

const OF_A_SUBJECT: ReadonlySet<string> = new Set(["BA", "BSc", "BCom"]);
/** Posts for which a first degree is the usual one. */
const WITHOUT_MASTERS: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: ({ education, subcategory }) => education !== "Master's Degree" && education !== "Doctorate" && !FEW_ARRIVE.has(subcategory),
  points: () => 0,
};

const ENOUGH_POSTS = 3;
/** Posts that one can begin with the degree alone, of its subject where there are some. */
function firstPosts(degree: string, reading: Reading, knowledge: Knowledge): string {
  const topics = topicsOf(reading, knowledge);
  const refused = reading.excluded.degrees.filter((each) => !MASTERS.has(each)).map(ofDegree);
  const isLeft: Criterion = {
    label: UNLABELLED,
    negative: true,
    holds: (career) => !refused.some(({ holds }) => holds(career)),
    points: () => 0,
  };
  const criteria = [firstPostsOf(degree), TAKES_BEGINNERS, ...(refused.length === 0 ? [] : [isLeft]), ...topics];
  const list = fulfilling(criteria, knowledge).total < ENOUGH_POSTS ? null : listOf(criteria, knowledge, reading.language);
  const within = OF_A_SUBJECT.has(degree) && { within: WITHOUT_MASTERS };
  return list ?? p(ledBy(degree, topics, knowledge, { language: reading.language, ...within }));
}

/** Whether one may stop after a degree or a class. */
function enoughAnswer(reading: Reading, knowledge: Knowledge): string | null {
  if (!ENOUGH_CUE.test(reading.text)) return null;
  if (reading.degrees.length === 0) return classEnough(reading, knowledge);
  const degree = reading.degrees.find((each) => !MASTERS.has(each)) ?? reading.degrees[0];
  const verdict = degree === undefined ? undefined : ENOUGH[degree];
  const { language } = reading;
  return degree === undefined || verdict === undefined
    ? null
    : p(IS_ENOUGH[language](words(degree), words(verdict[language]))) + firstPosts(degree, reading, knowledge);
}

const levelOf = (degree: string): number => EDUCATION_LEVELS.indexOf(MASTERS.has(degree) ? "Master's Degree" : "Bachelor's Degree");

/** Whether a degree is enough for a career: the usual qualification of its record says. */
function enoughFor(career: Career, degree: string, reading: Reading, knowledge: Knowledge): string {
  const isEnough = ofDegree(degree).holds(career) && levelOf(degree) >= EDUCATION_LEVELS.indexOf(career.education);
  const { language } = reading;
  const lead = isEnough
    ? AS_A_RULE_ENOUGH[language](words(career.name), words(career.education))
    : NOT_ALONE[language](words(degree), words(career.name));
  return p(lead) + aboutCareer(career, [], null, { ...reading, asks: new Set(["become"]) }, knowledge);
}

const ASKS_WHAT = phrases("what is|whats|(?:kya|क्या) (?:hota|hoti|hai|होता|होती|है)");

/** Whether a career is worth it: who would be glad in it, with what it pays and what people dislike. */
function worthOfCareer(reading: Reading, knowledge: Knowledge): string | null {
  const [named, second] = reading.careers;
  if (named === undefined || second !== undefined || reading.excluded.careers.length > 0) return null;
  const { career, kinds, word } = named;
  return (
    (ASKS_WHAT.test(reading.text) ? p(summaryOf(career, reading.language)) : "") +
    p(`${CAREER_IS_WORTH_IT[reading.language](words(career.name))}${choiceOfCareer(career.id, reading.language)}`) +
    aboutCareer(career, kinds, word, { ...reading, asks: new Set(["pay", "years", "day", "dislikes"]) }, knowledge)
  );
}

/** Whether a short course is worth it: what decides that, and the work that it is for. */
function worthOfCourse(reading: Reading, knowledge: Knowledge): string | null {
  const list =
    reading.interests.said.length === 0
      ? null
      : listOf(criteriaOf({ ...reading, wishes: [], stage: null }, knowledge), knowledge, reading.language);
  return p(COURSE_IS_WORTH_IT[reading.language]) + (list ?? "");
}

const A_PAID_COURSE = phrases(
  "\\d+ (?:mahin\\S*|months?|weeks?|hafte|din|days)(?: (?:ka|ki|of|long|wala))*(?: \\S+){0,4} (?:course|bootcamp|training|कोर्स)(?: .*)?",
  "(?:course|courses|bootcamp|classes|training|coaching|कोर्स)(?: \\S+){0,4} \\d{3,6}(?: .*)?|(?:course|courses|bootcamp|classes|training|coaching|कोर्स)(?: \\S+){0,4} \\d+ ?(?:k|lakhs?|hazar|हजार|लाख)(?: .*)?|\\d+ ?(?:k|lakhs?|hazar|rs|rupees)?(?: (?:ka|ki|for|wala|rupees))* (?:\\S+ )?(?:course|bootcamp|training|कोर्स)(?: .*)?",
);
const ofCourse = ({ career, kinds, word }: NamedCareer, reading: Reading, knowledge: Knowledge): string =>
  aboutCareer(career, kinds, word, { ...reading, asks: new Set(["skills", "become", "tryIt"]) }, knowledge);

/** Whether a degree is worth its years: what decides it, and where it leads. */
function worthOfDegree(degree: string, reading: Reading, knowledge: Knowledge): string {
  const { language } = reading;
  return (
    p(DEGREE_IS_WORTH_IT[language](words(degree), words(WORTH_OF[degree]?.[language] ?? ""))) +
    ul([
      `${degreeText(degree, language)} ${ledBy(degree, [], knowledge, { language })}`,
      ...(PRIVATE.test(reading.text) ? [PRIVATE_COLLEGE[language]] : []),
      BEFORE_YOU_PAY[language],
    ])
  );
}

const CALLED_USELESS = phrases(
  "(?:se|से) (?:to |तो )?(?:kuch|koi (?:naukri|job|fayda)|कुछ) (?:bhi |भी )?(?:nahi|nhi|nahin|नहीं) (?:hota|hoga|milta|milti|milega|hone|होता|होगा|मिलता|मिलती)",
  "(?:ki|ka|का|की) (?:koi |कोई )?(?:value|vailue|scope|future|fayda|izzat|वैल्यू|फायदा) (?:nahi|nhi|nahin|नहीं)|bek[ao]+r (?:hai|h|course|degree)|बेकार है|(?:is|are|has|have)(?: a| an| totally| just| completely)? (?:useless|worthless|waste|no (?:value|scope|future|use))",
);

/** "BA se kuch nahi hota": whether it is true comes before whoever says so. */
export const calledUselessAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const [degree, second] = reading.degrees;
  if (degree === undefined || second !== undefined || !CALLED_USELESS.test(reading.text)) return null;
  if (!reading.careers.every(({ career }) => ofDegree(degree).holds(career))) return null;
  return WORTH_OF[degree] === undefined ? null : worthOfDegree(degree, reading, knowledge);
});

/** Whether a degree or a career is worth it, or enough. */
export const worthAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, degrees, text } = reading;
  const [named] = careers;
  const [first] = degrees;
  if (named !== undefined && first !== undefined)
    return careers.length === 1 && ENOUGH_CUE.test(text) ? enoughFor(named.career, first, reading, knowledge) : null;
  if (named === undefined && !WEIGHS.test(text)) {
    const enough = enoughAnswer(reading, knowledge);
    if (enough !== null) return enough;
  }
  const isOfCareer = named !== undefined && careers.length === 1 && IS_CAREER_GOOD.test(text);
  if (!(WORTH.test(text) || isOfCareer) || WEIGHS.test(text)) return null;
  if (named !== undefined && A_PAID_COURSE.test(text)) return p(COURSE_IS_WORTH_IT[reading.language]) + ofCourse(named, reading, knowledge);
  if (named !== undefined) return IS_CAREER_GOOD.test(text) ? worthOfCareer(reading, knowledge) : null;
  const field = fieldIn(text);
  const ofField = field === null ? null : worthOfCareer({ ...readQuestion(field, knowledge, null), language: reading.language }, knowledge);
  if (ofField !== null) return ofField;
  const degree = askedDegree(reading);
  if (degree === undefined && / (?:courses?|classes|bootcamp|training|institute)(?= )/u.test(text))
    return worthOfCourse(reading, knowledge);
  return degree === undefined || degrees.length > 2 ? null : worthOfDegree(degree, reading, knowledge);
});
