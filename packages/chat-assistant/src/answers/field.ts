import { type Career, EDUCATION_LEVELS, type Pathway, SUBJECT_COMBINATIONS, TRAITS } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { type Ask, NEED } from "../reading/asks.ts";
import type { Interests } from "../reading/interests.ts";
import type { Reading } from "../reading/reading.ts";
import { padded, phrases, stem, wordsOf } from "../reading/words.ts";
import { recordText } from "../record-texts/in-language.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { REASONS } from "./compare-texts.ts";
import { type Criterion, criteriaOf } from "./criteria.ts";
import { examsByCount } from "./exam.ts";
import { fieldMeaning } from "./field-meaning.ts";
import {
  ALL_TAKE_ANY,
  COURSES_ASK,
  EXAMS_OFTEN,
  GOOD_FOR_STUDY,
  GOOD_FOR_WHO_LIKES_IT,
  HOW_HARD,
  IN_THE_COURSE,
  OF_COURSES,
  OPEN_TO,
  SOME_TAKE_ANY,
  SUBJECT_IN_EACH,
  SUBJECT_IN_NONE,
  SUBJECT_IN_SOME,
  WAYS_INTO,
} from "./field-texts.ts";
import { listed, topicsText } from "./join.ts";
import { careerLink } from "./links.ts";
import { listOf } from "./list.ts";
import { UNLABELLED } from "./list-texts.ts";
import { STEPS } from "./pathway-texts.ts";
import { fulfilling } from "./rank.ts";
import { SCHOOL_SUBJECTS, type SchoolSubject } from "./subjects.ts";

/** The careers nearest to a field, by which it is judged. */
const NEAREST = 12;
/** Of the points of a career that is wholly about a topic, those of one that only touches it. */
const TOUCHES = 7;
const FEW = 3;
const MOST_WAYS = 4;
const MOST_EXAMS = 5;
const MOST_NAMED = 3;

const ASKS_FOR_COURSES = phrases(
  "courses?|diplomas?|degrees?|(?:ki|ke liye) padhai|syllabus|कोर्स|डिप्लोमा|डिग्री|की पढाई",
  "(?:how|kaise|kese|कैसे)(?: \\S+){0,3} (?:enter|get into|go into|start|jaye|jaaye|jau|jaun|kare|karu|karen|shuru|जाएं|जाऊं|करें)",
  "(?:me|mein|में) (?:kaise|kese|कैसे)(?: .*)?|(?:what|where|how) (?:should i |do i |to |can i )?study(?: .*)?|kya padh\\S*(?: .*)?|क्या पढ\\S*(?: .*)?",
);
const ASKS_WHETHER_GOOD = phrases(
  "(?:good|better|bad|right|safe|accha|acch?a|achh?a|sahi|badhiya|stable|अच्छा|सही) (?:hai |है )?(?:field|line|subject|sector|stream|choice|branch|course|career|option|profession|for (?:jobs?|future|career|girls|boys|me|india)|kya|क्या)|(?:no|any|enough) (?:jobs|scope|future)|(?:scope|jobs?|naukri|future) (?:hai|h|hain|milti|milegi|nahi|in india)|scope|future|worth|worth it|value|स्कोप|भविष्य",
);
const AMOUNT_OF = phrases(
  "how much|is there|are there|lots? of|a lot|heavy|hard|difficult|tough|kitn[aei]|zyada|jyada|mushkil|hot[aei] hai|hot[aei] hain|aat[aei]|aani|chahiye|without|bina|hai kya|hai|कितन[ाेी]|मुश्किल|होत[ाी] है|चाहिए|बिना",
);

/** A field that is asked about as such, its careers, and the words that name it. */
type Field = {
  readonly name: string;
  readonly nouns: readonly string[];
  readonly careers: readonly Career[];
  readonly criteria: readonly Criterion[];
};

const namesNothingElse = ({ careers, unfound, exams, degrees, streams, wishes, excluded, work, isStory }: Reading): boolean =>
  careers.length + unfound.length + exams.length + degrees.length + streams.length + wishes.length === 0 &&
  work === null &&
  !isStory &&
  Object.values(excluded).every(({ length }) => length === 0);

/** The topics without those whose word in the question is such. */
function without(interests: Interests, isSuch: (word: string) => boolean): Interests {
  const { said, words } = interests;
  if (said.length !== words.length) return interests;
  return { ...interests, said: said.filter((word) => !isSuch(word)), words: words.filter((_, place) => !isSuch(said[place] ?? "")) };
}

/** In "computer science" the second word says only that it is studied. */
const isScience = (word: string): boolean => word === "science";
const DEGREE = EDUCATION_LEVELS.indexOf("Bachelor's Degree");
const STUDIED: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: ({ education }) => EDUCATION_LEVELS.indexOf(education) >= DEGREE,
  points: () => 0,
};

function fieldOf(reading: Reading, interests: Interests, knowledge: Knowledge): Field | null {
  const { language } = reading;
  if (interests.unknown > interests.said.length + reading.categories.length) return null;
  const isOfScience = interests.said.length > 1 && interests.said.some(isScience);
  const topics = isOfScience ? without(interests, isScience) : interests;
  const named = criteriaOf({ ...reading, interests: topics, stage: null }, knowledge);
  if (named.length === 0) return null;
  const criteria = isOfScience ? [...named, STUDIED] : named;
  const topic = criteria.find(({ among }) => among !== undefined);
  const careers = [...fulfilling(criteria, knowledge)]
    .slice(0, NEAREST)
    .filter((career) => topic === undefined || topic.points(career) >= TOUCHES);
  if (careers.length === 0) return null;
  const nouns = [...interests.said, ...(interests.said.length > 0 ? [] : reading.categories)];
  return { name: words(topicsText(nouns, reading.text, language)), nouns, careers, criteria };
}

/** What a way begins with, by which two that say the same in other words are one. */
const headOf = (way: string): string =>
  wordsOf(way.replace(/\([^)]*\)/g, " ").split(",")[0] ?? "")
    .filter((word) => !["in", "or", "trade", "hons"].includes(word))
    .join(" ");

const DEGREES: ReadonlySet<string> = new Set(["ba", "bsc", "ma", "msc", "be", "btech", "me", "mtech"]);
/** The ways of a step that say the field's name, else those that several of its careers share. */
function waysOf(
  careers: readonly Career[],
  nouns: readonly string[],
  step: keyof Pathway & `after${string}`,
  language: Language,
): readonly string[] {
  const stems = new Set(nouns.flatMap(wordsOf).map(stem));
  const says = (way: string): boolean => wordsOf(way).some((word) => stems.has(stem(word)));
  const byHead = new Map<string, readonly string[]>();
  for (const way of careers.flatMap(({ pathway }) => pathway?.[step] ?? []))
    byHead.set(headOf(way), [...(byHead.get(headOf(way)) ?? []), way]);
  // "BA Psychology" says nothing beside "BA or BSc Psychology".
  const isWithin = (head: string): boolean => {
    const own = new Set(head.split(" "));
    return [...byHead.keys()].some((other) => {
      const more = other.split(" ").filter((word) => !own.has(word));
      return more.length > 0 && more.every((word) => DEGREES.has(word)) && [...own].every((word) => other.split(" ").includes(word));
    });
  };
  return [...byHead]
    .flatMap(([head, same]) => ((same.length > 1 || same.some(says)) && !isWithin(head) ? [same] : []))
    .toSorted((a, b) => Number(b.some(says)) - Number(a.some(says)) || b.length - a.length)
    .slice(0, MOST_WAYS)
    .map((same) =>
      recordText(
        same.reduce((shortest, way) => (way.length < shortest.length ? way : shortest)),
        language,
      ),
    );
}

function openTo(careers: readonly Career[], language: Language): string {
  const count = careers.length;
  const keeping = SUBJECT_COMBINATIONS.map(
    (combination) => [combination, careers.filter(({ pathway }) => pathway?.subjects.includes(combination)).length] as const,
  );
  const any = careers.filter(({ pathway }) => pathway?.subjects.length === SUBJECT_COMBINATIONS.length).length;
  const open = Math.max(...keeping.map(([, kept]) => kept));
  const stream = listed(
    keeping.flatMap(([combination, kept]) => (kept === open ? [combination] : [])),
    "or",
    language,
  );
  return OPEN_TO[language](any === count ? ALL_TAKE_ANY[language](count) : SOME_TAKE_ANY[language](any, count, words(stream), open));
}

/** The ways into a field: what is studied for it, with which subjects, by which examinations. */
function waysInto({ careers, name, nouns }: Field, language: Language): string {
  const { afterClass10, afterClass12, afterDegree } = STEPS[language];
  const row = (title: string, ways: readonly string[]): readonly string[] =>
    ways.length === 0 ? [] : [`${strong(title)}: ${ways.join("; ")}`];
  const exams = examsByCount(careers)
    .flatMap(([exam, count]) => (count > 1 ? [exam] : []))
    .slice(0, MOST_EXAMS);
  return (
    h3(WAYS_INTO[language](name)) +
    ul([
      ...row(afterClass10, waysOf(careers, nouns, "afterClass10", language)),
      ...row(afterClass12, waysOf(careers, nouns, "afterClass12", language)),
      ...row(afterDegree, waysOf(careers, nouns, "afterDegree", language)),
      openTo(careers, language),
      ...(exams.length === 0 ? [] : [EXAMS_OFTEN[language](listed(exams.map(words), "and", language))]),
    ]) +
    p(OF_COURSES[language])
  );
}

const HIGHER = EDUCATION_LEVELS.indexOf("Master's Degree");
/** "Is biotechnology a good field": how much study its posts ask for decides what a first degree brings. */
function whetherGood({ careers }: Field, language: Language): string {
  const higher = careers.filter(({ education }) => EDUCATION_LEVELS.indexOf(education) >= HIGHER).length;
  return p((2 * higher >= careers.length ? GOOD_FOR_STUDY : GOOD_FOR_WHO_LIKES_IT)[language]);
}

const ASKS_HOW_HARD = phrases("hard|harder|difficult|tough|easy|easier|mushkil|kathin|aasan|aasaan|मुश्किल|कठिन|आसान");
/** "Is law hard": no figure, but what the work asks most for. */
function howHard({ careers, name }: Field, language: Language): string {
  const sum = (trait: (typeof TRAITS)[number]): number => careers.reduce((total, career) => total + career[trait], 0);
  const [first, second] = TRAITS.toSorted((a, b) => sum(b) - sum(a)).map((trait) => REASONS[trait][language]);
  return p(HOW_HARD[language](name, first ?? "", second ?? ""));
}

/** "Is there maths in psychology": which of its careers ask for it at school. */
function ofSubject({ careers, name }: Field, { name: subject, cue, within }: SchoolSubject, language: Language): string {
  const asksForIt = ({ pathway }: Career): boolean => pathway?.subjects.every((combination) => within.includes(combination)) ?? false;
  const needing = careers.filter(asksForIt);
  const free = careers.filter((career) => !asksForIt(career));
  const some = (list: readonly Career[]): string => listed(list.slice(0, MOST_NAMED).map(careerLink), "and", language);
  const verdict =
    needing.length === 0
      ? SUBJECT_IN_NONE[language](subject[language], name)
      : free.length === 0
        ? SUBJECT_IN_EACH[language](subject[language], name)
        : SUBJECT_IN_SOME[language](subject[language], some(needing), some(free), name);
  const saying = careers.flatMap(({ pathway }) => pathway?.afterClass12 ?? []).filter((way) => cue.test(padded(wordsOf(way))));
  const courses = [...new Map(saying.map((way) => [headOf(way), recordText(way, language)])).values()].slice(0, MOST_NAMED);
  const asked = courses.length === 0 ? "" : COURSES_ASK[language](courses.join("; "));
  return p(`${verdict}${asked} ${IN_THE_COURSE[language](subject[language])}`);
}

/** What is said first of a field, by what is asked. */
const LEADS: readonly (readonly [cue: RegExp, say: (field: Field, language: Language) => string])[] = [
  [ASKS_HOW_HARD, howHard],
  [ASKS_WHETHER_GOOD, whetherGood],
  [ASKS_FOR_COURSES, () => ""],
];

/** A field that is asked about as such: its courses, whether it is good, or whether it asks for a school subject. */
export const fieldAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, language, interests } = reading;
  if (!namesNothingElse(reading)) return null;
  const subject = AMOUNT_OF.test(text) || NEED.test(text) ? SCHOOL_SUBJECTS.find(({ cue }) => cue.test(text)) : undefined;
  const about = subject === undefined ? interests : without(interests, (word) => subject.cue.test(` ${word} `));
  const isOfSubject = subject !== undefined && about.said.length + reading.categories.length > 0;
  const lead = isOfSubject ? null : LEADS.find(([cue]) => cue.test(text))?.[1];
  if (lead === undefined) return null;
  const field = fieldOf(reading, isOfSubject ? about : interests, knowledge);
  if (field === null) return null;
  const [career] = field.careers;
  if (career !== undefined && field.careers.length < FEW) {
    const asks = new Set<Ask>(lead === whetherGood ? ["about", "become", "growth"] : ["about", "become"]);
    return fieldMeaning(reading) + aboutCareer(career, field.careers.slice(1), null, { ...reading, asks }, knowledge);
  }
  const [first, ...others] = field.criteria;
  const opening = subject !== undefined && isOfSubject ? ofSubject(field, subject, language) : (lead?.(field, language) ?? "");
  return (
    fieldMeaning(reading) +
    opening +
    waysInto(field, language) +
    (listOf(first === undefined ? [] : [{ ...first, shows: "pay" }, ...others], knowledge, language) ?? "")
  );
});
