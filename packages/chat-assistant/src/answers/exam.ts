import { type Career, EDUCATION_LEVELS, EXAM_RECORDS, type Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered, rememberedByName } from "../catalogue/remembered.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { NO_INTERESTS } from "../reading/interests.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { type Criterion, criteriaOf, isByOthers, ofExam, ofExams } from "./criteria.ts";
import { degreeText, ledBy } from "./degree.ts";
import { EXAM_LIMITS } from "./exam-limits-texts.ts";
import { EXAM_PAPERS, HAS_ASKED } from "./exam-papers-texts.ts";
import {
  ASKS_FOR,
  EXAM_IS,
  EXAMS_OF_FIELD,
  LEADS_TO_SOME,
  NO_CAREER_WITH_ALL,
  ON_THE_WAY_TO,
  ONE_CAREER,
  PAID_BY_LEVEL,
  SO_MANY_CAREERS,
  THOSE_THAT_FIT,
} from "./exam-texts.ts";
import { aboutExam, conditionOf } from "./exam-words.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { UNLABELLED } from "./list-texts.ts";
import { CHECK_RULES } from "./pathway-texts.ts";
import { fulfilling, type Ranking, varied } from "./rank.ts";
import { descriptionOf } from "./work-row.ts";

const SHOWN = 8;
const OF_A_FAMILY = 4;

const SPEAKS_OF_EXAMS = phrases("exams?|entrances?|entrance|pariksha|परीक्षा|एग्जाम");
const WITHOUT_ANY = phrases(
  "(?:no|without(?: any)?|bina(?: kisi)?|not any) (?:entrance )?exams?|(?:exam|pariksha) (?:ke bina|nahi|na ho)|बिना (?:किसी )?(?:परीक्षा|एग्जाम)",
);
const WEIGHS = phrases("vs|v s|versus|or|ya|better|difference|fark|farak|antar|या|बेहतर|फर्क|अंतर");
const MOST_EXAMS = 6;

/** A post that is got by this examination before any other. */
const OF_ITS_OWN = 6;
/** A post of the public service itself, and not one that is mostly held elsewhere. */
const OF_THE_SERVICE = 3;

/** The careers on whose way an examination stands. */
export const onTheWay: (exam: Exam) => Criterion = rememberedByName((exam: Exam) => ({
  steady: true,
  label: UNLABELLED,
  holds: ({ pathway }) => pathway?.exams.includes(exam) ?? false,
  points: ({ pathway, category }) =>
    (pathway?.exams[0] === exam ? 1 : 0) +
    (category === "Government" && EXAM_RECORDS[exam].gives === "post" ? OF_THE_SERVICE : 0) +
    (pathway?.exams.find((each) => EXAM_RECORDS[each].gives === "post") === exam ? OF_ITS_OWN : 0),
}));

const AFTER = phrases("after|ke baad|k baad|baad|बाद");
const AFTER_A_DEGREE = /^(?:M(?!BBS)|PG|PhD|LLM|BEd|BPEd|LLB)/;
const DEGREE_LEVEL = EDUCATION_LEVELS.indexOf("Bachelor's Degree");

/** Whether an examination is one to enter a degree by, where it is not asked what comes after it. */
function entersDegree(exam: Exam, degree: string, { text, stage }: Reading): boolean {
  const { gives, asks } = EXAM_RECORDS[exam];
  const isOfGraduates = EDUCATION_LEVELS.indexOf(asks) >= DEGREE_LEVEL;
  if (AFTER.test(text) && stage !== "class12") return isOfGraduates || gives === "post";
  if (gives !== "course") return false;
  return AFTER_A_DEGREE.test(degree) ? isOfGraduates : asks === "Class 12";
}

/** The examinations that careers name, with how many of them do, the commonest first. */
export function examsByCount(careers: Iterable<Career>): readonly (readonly [Exam, number])[] {
  const counts = new Map<Exam, number>();
  for (const { pathway } of careers) for (const exam of pathway?.exams ?? []) counts.set(exam, (counts.get(exam) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** Who asks for a post asks for the examinations that give one, and not for the entrances of degrees before them. */
const ASKS_FOR_A_POST = phrases("jobs?|naukri|nokri|posts?|bharti|recruitment|vacanc(?:y|ies)|नौकरी|भर्ती|जॉब");

/** An examination of fewer than one in so many of the careers that the commonest has is of another field: JEE Main of the one in film sound. */
const COMMON = 8;

const ASKS_FOR_A_COURSE = phrases("entrances?|admissions?|dakhil[ae]|प्रवेश|दाखिल[ाे]|एंट्रेंस");

/** What is asked for is a post or a course, or stands right after Class 12: then not what is sat for with less or more. */
function isAskedFor(exam: Exam, { text, stage, degrees }: Reading): boolean {
  const { gives, asks } = EXAM_RECORDS[exam];
  if (ASKS_FOR_A_POST.test(text)) return gives === "post";
  if (ASKS_FOR_A_COURSE.test(text) && gives !== "course") return false;
  return stage !== "class12" || degrees.length > 0 || asks === "Class 12";
}

/** Which examinations lead into a field, by how many of its careers name them. */
export const examsOfFieldAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { language } = reading;
  if (reading.exams.length > 0 || !SPEAKS_OF_EXAMS.test(reading.text) || WITHOUT_ANY.test(reading.text)) return null;
  const criteria = criteriaOf(reading, knowledge);
  if (criteria.length === 0) return null;
  const first = reading.degrees[0];
  const all = examsByCount(fulfilling(criteria, knowledge)).filter(([exam]) => first === undefined || entersDegree(exam, first, reading));
  const narrower = all.filter(([exam, count]) => isAskedFor(exam, reading) && count * COMMON >= (all[0]?.[1] ?? 0));
  const most = (narrower.length > 0 ? narrower : all).slice(0, MOST_EXAMS);
  if (most.length === 0) return null;
  return (
    (first === undefined ? "" : p(degreeText(first, language))) +
    h3(EXAMS_OF_FIELD[language](criteria.map(({ label }) => words(label[language])).join(", "))) +
    ul(most.map(([exam, count]) => ON_THE_WAY_TO[language](strong(words(exam)), aboutExam(exam, language), count))) +
    p(CHECK_RULES[language])
  );
});

/** On the way to how many careers examinations stand, and that those which follow are chosen from them where they are. */
function onTheWayToSome({ exams, language }: Reading, shown: number, knowledge: Knowledge): string {
  const { total } = fulfilling(exams.length === 1 ? exams.map(ofExam) : [ofExams(exams)], knowledge);
  if (shown < total) return p(THOSE_THAT_FIT[language](total));
  return p(total === 1 ? ONE_CAREER[language] : SO_MANY_CAREERS[language](total));
}

/** Examinations whose posts are those of a service, while others only begin there. */
const OF_A_FORCE: ReadonlySet<string | undefined> = new Set(["forces", "police"]);
const isOfForces = (exam: Exam): boolean => EXAM_RECORDS[exam].gives === "post" && OF_A_FORCE.has(EXAM_RECORDS[exam].service);

const LEADS = 3;

/** What an examination is for and a few careers on whose way it stands, in two sentences. */
export function examInShort(exam: Exam, knowledge: Knowledge, language: Language = "english"): string {
  const found = fulfilling([ofExam(exam)], knowledge);
  const careers = isOfForces(exam) ? shownOf(found, [exam], knowledge).slice(0, LEADS) : varied(found, LEADS, 1);
  const leads = careers.length === 0 ? "" : LEADS_TO_SOME[language](listed(careers.map(careerLink), "and", language));
  return p(`${EXAM_IS[language](words(exam), aboutExam(exam, language))}${leads}`);
}

const WANTS_ALL = phrases("details?|jan?kari|jaankari|information|info|poor[ai]|pura|all about|ke ba+re (?:me|mein)|जानकारी|के बारे में|विवरण");
const WANTS_TO_KNOW = phrases("kya (?:hai|hota|hoti)|what is|explain|tell me about|क्या (?:है|होता|होती)");

/** What notices said of its ages and papers, where either or all is asked for. */
function knownOf(exam: Exam, { asks, text, language }: Reading): string {
  const all = WANTS_ALL.test(text);
  const limits = all || asks.has("schooling") ? EXAM_LIMITS[exam]?.[language] : undefined;
  const papers = all || WANTS_TO_KNOW.test(text) ? EXAM_PAPERS[exam]?.[language] : undefined;
  return (limits === undefined ? "" : p(limits)) + (papers === undefined ? "" : p(HAS_ASKED[language](words(exam), papers)));
}

const MOST_FIELDS = 2;
function countsByField(careers: Iterable<Career>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of careers) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
const inAllFields = remembered(({ careers }: Knowledge) => countsByField(careers));

/** The careers of the one field or two to which the entrance of a course leads for the most part: law by CLAT, and no tehsildar with a law degree. */
function ofItsFields(found: Ranking, knowledge: Knowledge): readonly Career[] {
  const led = [...found];
  const all = inAllFields(knowledge);
  const fields = [...countsByField(led)].filter(([field, count]) => 2 * count >= (all.get(field) ?? 0)).map(([field]) => field);
  return fields.length > MOST_FIELDS ? led : led.filter(({ category }) => fields.includes(category));
}

/** The careers to show of an examination: of the forces' and the police's their own, where there are enough. */
function shownOf(found: Ranking, exams: readonly Exam[], knowledge: Knowledge): readonly Career[] {
  const records = exams.map((exam) => EXAM_RECORDS[exam]);
  const isOfForce = exams.every(isOfForces);
  const own = isOfForce ? [...found].filter(({ category }) => category === "Government").slice(0, SHOWN) : [];
  if (isOfForce) return own.length >= OF_A_FAMILY ? own : [...new Set([...own, ...varied(found, SHOWN, OF_A_FAMILY)])].slice(0, SHOWN);
  const ofFields = records.every((record) => record.gives === "course") ? ofItsFields(found, knowledge) : [];
  return varied(ofFields.length >= SHOWN ? ofFields : found, SHOWN, OF_A_FAMILY);
}

/** What an examination is for, and the careers on whose way it stands. */
export const examAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { exams, language } = reading;
  if (exams.length === 0) return null;
  const pays = reading.asks.has("pay");
  const ofExams = { ...reading, interests: NO_INTERESTS, categories: [], degrees: [], stage: null };
  const all = fulfilling(criteriaOf(ofExams, knowledge), knowledge);
  // "SSC at home" is a way to prepare, and no work from home.
  const found = all.total > 0 ? all : fulfilling(criteriaOf({ ...ofExams, wishes: [] }, knowledge), knowledge);
  const weighed = WEIGHS.test(reading.text) ? reading.degrees : [];
  const intro = [
    ...exams.map((exam) =>
      p(`${EXAM_IS[language](words(exam), aboutExam(exam, language))} ${ASKS_FOR[language](words(conditionOf(exam, language)))}`),
    ),
    ...weighed.map((degree) => p(`${degreeText(degree, language)} ${ledBy(degree, [], knowledge, { language })}`)),
  ].join("");
  const [only, second] = exams;
  const known = only === undefined || second !== undefined ? "" : knownOf(only, reading);
  const title = h3(words(listed(exams, "and", language)));
  if (found.total === 0) return title + intro + p(NO_CAREER_WITH_ALL[language]);
  return (
    title +
    intro +
    known +
    onTheWayToSome(reading, found.total, knowledge) +
    ul(
      shownOf(found, exams, knowledge).map(
        (career) => `${careerLink(career)}: ${pays ? (shortPay(career, language) ?? "") : descriptionOf(career, language)}`,
      ),
    ) +
    p((pays ? PAY_BASIS : CHECK_RULES)[language]) +
    (pays && exams.some((exam) => EXAM_RECORDS[exam].gives === "post") ? p(PAID_BY_LEVEL[language]) : "")
  );
});

const IN_GOVERNMENT: Criterion = { steady: true, label: UNLABELLED, holds: ({ category }) => category === "Government", points: () => 0 };

/** What the posts of the Government pay that an examination gives, where that is asked beside them. */
export const payBehindExam: SpokenAnswer = spoken(({ exams: [exam], asks, language }, knowledge) => {
  if (exam === undefined || !asks.has("pay")) return null;
  const given: Criterion = { label: UNLABELLED, holds: ({ pathway }) => !isByOthers(exam, pathway), points: () => 0 };
  const posts = varied(fulfilling([ofExam(exam), IN_GOVERNMENT, given], knowledge), SHOWN, OF_A_FAMILY);
  const rows = posts.map((career) => `${careerLink(career)}: ${shortPay(career, language) ?? ""}`);
  return rows.length === 0 ? null : ul(rows) + p(PAY_BASIS[language]);
});
