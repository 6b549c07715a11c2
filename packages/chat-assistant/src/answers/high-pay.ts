import { type Career, EXAM_RECORDS, type Exam, isLaterPost, type Pathway } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, ul, words } from "../html/write.ts";
import { END, type Language } from "../language.ts";
import { NO_INTERESTS } from "../reading/interests.ts";
import type { Reading } from "../reading/reading.ts";
import type { NamedStream } from "../reading/streams.ts";
import { COCKPIT, FEW_ARRIVE, middleLakh } from "../reading/wishes.ts";
import { phrases } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { CAREERS_OF } from "./compare-texts.ts";
import { type Criterion, criteriaOf, isPayBesideNeet, WITH_MATHS } from "./criteria.ts";
import { PAY_BASIS, shortPay, yearsText } from "./figures.ts";
import { AFTER_MANY_YEARS, FEW_HAVE_HEARD_OF, FEW_REACH_THE_TOP, LEARNT_SOON, ONE_BEGINS_WITH, WAY_TO_PAY } from "./high-pay-texts.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink, explorerLink } from "./links.ts";
import { UNLABELLED } from "./list-texts.ts";
import { fulfilling, varied } from "./rank.ts";
import { asksForScience } from "./ways.ts";

const HIGHEST = phrases("highest|most|top|best|maximum|max|richest|sabse|jyada|zyada|jada|crore\\S*|ameer|rich|सबसे|ज्यादा|करोड\\S*");
const BEST_PAID = phrases(
  "(?:highest|best|most|top|sabse (?:zyada|jyada|adhik|acch?[aie]|achh?[aie])) (?:paid|paying|salar(?:y|ies)|package|pay|pais\\S*|kamai|earning)",
  "सबसे (?:ज्यादा|अच्छ[ीा]|अधिक) (?:सैलरी|वेतन|पैस[ाे]|कमाई|पैकेज)",
);
const SHOWN = 5;
const LATER = 3;
const ENOUGH = 3;
/** From Class 10 to the first pay after Class 12 and a first or a professional degree. */
const SOON = 9;

const yearsOf = ({ pathway }: Career): number => pathway?.yearsToFirstPay[1] ?? Number.POSITIVE_INFINITY;

/** Posts that one begins with, before long and without what few of many arrive at or what only money trains for. */
const SOONER: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: (career) =>
    career.pathway !== undefined &&
    !isLaterPost(career.pathway) &&
    yearsOf(career) <= SOON &&
    !FEW_ARRIVE.has(career.subcategory) &&
    !COCKPIT.test(career.name),
  points: () => 0,
};
/** From Class 10 to the first pay without a degree. */
const WITHIN = 5;
const WITHOUT_A_DEGREE: ReadonlySet<string> = new Set([
  "ITI Certificate",
  "Short Course or Certificate",
  "Diploma",
  "Class 10",
  "Class 12",
]);
const FAIR = 240_000;
const MORE_THAN_FAIR = 300_000;
/** Of posts that a short training or a selection leads to, those that do not begin with the least. */
const SOON_AND_FAIR: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: (career) =>
    SOONER.holds(career) && yearsOf(career) <= WITHIN && WITHOUT_A_DEGREE.has(career.education) && (career.payInr?.low ?? 0) >= FAIR,
  points: middleLakh,
};
const AFTER_YEARS: Criterion = { steady: true, label: UNLABELLED, holds: (career) => !SOONER.holds(career), points: () => 0 };

/** Whoever has no maths beside physics sits for no entrance of engineers. */
const hasMathsOfScience = ({ combinations }: NamedStream): boolean =>
  combinations.some((combination) => combination === "PCM" || combination === "PCMB");

/** Examinations with a paper of maths beyond Class 10, or with so much of arithmetic that it decides. */
const EXAMINES_MATHS: ReadonlySet<Exam> = new Set<Exam>([
  ...WITH_MATHS,
  "IPMAT",
  "NDA",
  "CAT",
  "XAT",
  "ISI entrance",
  "CMI entrance",
  "ACET",
  "GATE",
]);

/** A career that is come to without maths: its first examination has none. */
const WITHOUT_MATHS: Criterion = {
  steady: true,
  label: UNLABELLED,
  holds: ({ pathway }) =>
    !EXAMINES_MATHS.has(pathway?.exams[0] ?? "CLAT") &&
    !pathway?.exams.some((exam) => exam === "JEE Advanced" || exam === "NDA" || exam === "IPMAT"),
  points: () => 0,
};

/** Of the Navy's entries those without PCM are for a few branches, and the entry by CDS is for engineers. */
const FOR_ANY_STREAM: Criterion = { steady: true, label: UNLABELLED, holds: ({ id }) => id !== "navy-officer", points: () => 0 };

/** NDA examines maths, and its Army wing takes every stream. */
const isOfAnyStream = ({ afterClass12 }: Pathway): boolean => afterClass12.some((way) => way.includes("NDA") && !asksForScience(way));

const BELOW_A_DEGREE: ReadonlySet<string> = new Set(["No formal requirement", "Class 10", "Class 12", "Short Course or Certificate"]);
/** Of work that asks for no degree no entrance of one; of a public post the examination that gives it, and, but in the forces, none that is followed by promotion. */
function examsBeside({ pathway, education, category }: Career): readonly Exam[] {
  const exams = pathway?.exams ?? [];
  const posts = exams.filter((exam) => EXAM_RECORDS[exam].gives === "post");
  if (category === "Government" && posts.length > 0)
    return posts.every((exam) => EXAM_RECORDS[exam].service === "forces") ? posts : posts.slice(0, 1);
  return BELOW_A_DEGREE.has(education) ? posts : exams;
}

/** What stands on the way: years and examinations. */
function wayOf(career: Career, isWithoutPcm: boolean, language: Language): string {
  const { pathway } = career;
  if (pathway === undefined) return "";
  const open = examsBeside(career).filter(
    (exam) => !isWithoutPcm || !EXAMINES_MATHS.has(exam) || (exam === "NDA" && isOfAnyStream(pathway)),
  );
  return WAY_TO_PAY[language](yearsText(pathway.yearsToFirstPay, language), listed(open.slice(0, 2).map(words), "or", language));
}
const byPay = (a: Career, b: Career): number => middleLakh(b) - middleLakh(a);
const rowOf =
  (isWithoutPcm: boolean, language: Language) =>
  (career: Career): string =>
    `${careerLink(career)}: ${shortPay(career, language) ?? ""}${wayOf(career, isWithoutPcm, language)}${END[language]}`;

const closing = (language: Language): string =>
  p(
    `${PAY_BASIS[language]} ${FEW_REACH_THE_TOP[language]((text) => explorerLink({ sort: "salary", direction: "descending" }, text), assessmentLink())}`,
  );

/** Fair pay with little study: what is learnt in a short time, or in training after a selection. */
export const soonPaidAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { wishes, careers, degrees, language } = reading;
  const little = wishes.find(({ shows }) => shows === "years");
  if (little === undefined || careers.length + degrees.length > 0 || !wishes.some(({ shows }) => shows === "pay")) return null;
  const others = wishes.filter(({ shows }) => shows !== "pay" && shows !== "years");
  const criteria = criteriaOf({ ...reading, wishes: others }, knowledge);
  const found = varied(fulfilling([...criteria, SOON_AND_FAIR], knowledge), SHOWN + LATER, 1);
  if (found.length < ENOUGH) return null;
  const labels = [...criteria, little].map(({ label }) => words(label[language]));
  return (
    h3(CAREERS_OF[language](labels.join(", "))) +
    p(LEARNT_SOON[language]) +
    ul(found.toSorted(byPay).map(rowOf(false, language))) +
    closing(language)
  );
});

/** Entrances for which everybody sits. */
const CROWDED: ReadonlySet<Exam> = new Set<Exam>(["JEE Main", "JEE Advanced", "NEET-UG", "CAT", "CLAT"]);
const isCrowded = (exam: Exam): boolean => CROWDED.has(exam) || EXAM_RECORDS[exam].gives === "post";

/** Work that few have heard of, with fair pay and posts that one begins with. */
export function littleKnown(reading: Reading, knowledge: Knowledge): string {
  const { language } = reading;
  const rare: Criterion = {
    steady: true,
    label: UNLABELLED,
    holds: (career) =>
      SOONER.holds(career) &&
      (career.payInr?.low ?? 0) >= MORE_THAN_FAIR &&
      knowledge.fame(career) === 0 &&
      career.pathway?.exams.some(isCrowded) === false,
    points: middleLakh,
  };
  const asked = criteriaOf({ ...reading, wishes: [], interests: NO_INTERESTS, stage: null }, knowledge);
  const found = varied(fulfilling([...asked, rare], knowledge), SHOWN + LATER, 1);
  return found.length < ENOUGH ? "" : p(FEW_HAVE_HEARD_OF[language]) + ul(found.map(rowOf(false, language))) + closing(language);
}

/** The highest pay: first of posts that one begins with, each with its years and examinations, then of those that come after many years. */
export const highPayAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { language } = reading;
  const isBesideNeet = isPayBesideNeet(reading);
  const isOfNoTopic = reading.interests.said.length === 0;
  const isAsked = isBesideNeet || (reading.wishes.some(({ shows }) => shows === "pay") && (isOfNoTopic || HIGHEST.test(reading.text)));
  if (!isAsked || reading.careers.length > 0) return null;
  const isWithoutMaths = reading.wishes.some(({ avoids, halfOfScience }) => avoids === true && halfOfScience === "PCB");
  const isWithoutPcm = isWithoutMaths || (reading.streams.length > 0 && !reading.streams.some(hasMathsOfScience));
  const criteria = [
    ...criteriaOf(reading, knowledge),
    ...(isWithoutMaths ? [WITHOUT_MATHS] : []),
    ...(isWithoutPcm ? [FOR_ANY_STREAM] : []),
  ];
  const row = rowOf(isWithoutPcm, language);
  const ranked = (kind: Criterion): Iterable<Career> => {
    const found = fulfilling([...criteria, kind], knowledge);
    return isBesideNeet ? [...found].toSorted(byPay) : found;
  };
  const soon = varied(ranked(SOONER), SHOWN);
  if (soon.length < ENOUGH) return null;
  // Of one field its heads are asked for as well, who stand behind of all work.
  const after = ranked(AFTER_YEARS);
  const later = varied(reading.categories.length > 0 ? [...after].toSorted(byPay) : after, LATER, 1);
  return (
    h3(CAREERS_OF[language](criteria.flatMap(({ label }) => (label[language] === "" ? [] : words(label[language]))).join(", "))) +
    p(ONE_BEGINS_WITH[language]) +
    ul(soon.toSorted(byPay).map(row)) +
    (later.length === 0 ? "" : p(AFTER_MANY_YEARS[language]) + ul(later.toSorted(byPay).map(row))) +
    closing(language)
  );
});

/** The best paid of one field that is named, before what is told of the field. */
export const bestPaidOfFieldAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { categories, careers, degrees, exams, text } = reading;
  const isOfField = categories.length === 1 && careers.length + degrees.length + exams.length === 0;
  return isOfField && BEST_PAID.test(text) ? highPayAnswer(reading, knowledge) : null;
});
