import type { Career, Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import { END, type Language } from "../language.ts";
import { EXAM_NAMES } from "../names/exam-names.ts";
import { GOVERNMENT_OR_PRIVATE_WORK } from "../reading/asks.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { phrases, wordsOf } from "../reading/words.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import {
  choiceOfCareer,
  choiceOfDegree,
  choiceOfExam,
  choiceOfField,
  choiceOfStream,
  isBehind,
  otherChoice,
  pairVerdict,
} from "./choice.ts";
import { examRow, HARDNESS } from "./compare.ts";
import {
  CAREERS_OF,
  ONE_RECORD_FOR_BOTH,
  PAY_ROW,
  WAYS_BESIDE_WORK,
  WHERE_EACH_LEADS,
  WHICH_IS_HARDER,
  WORK_BEFORE_WAY,
} from "./compare-texts.ts";
import { criteriaOf } from "./criteria.ts";
import { degreeText, ledBy, topicsOf } from "./degree.ts";
import { PAY_BASIS, shortPay } from "./figures.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { fulfilling, varied } from "./rank.ts";
import { degreeOfSubject } from "./subjects-weighed.ts";
import { descriptionOf } from "./work-row.ts";

const WEIGHER = / (?:vs|v s|versus|or|ya|या) /u;
/** What a side is for, behind it; "go for" and the like name the side itself. */
const FOR = "(?<!(?:^| )(?:go|going|prepare|preparing|prep|apply|applying|study|studying|try|trying|opt) )for";
const ITS_AIM = new RegExp(`(?<=\\S) (?:${FOR})(?: .*)?$`, "u");
/** Where the side ends and its asker goes on to tell of something. */
const NEXT_CLAUSE = new RegExp(
  `(?<=\\S) (?:${FOR}|i|my|im|because|since|but|if|main|mujhe|mera|meri|par|lekin|me se|mein se|में से)(?: .*)?$`,
  "u",
);
const NEAR = 4;
const MOST_SIDES = 3;
const EXAMPLES = 4;

/** That something is weighed, where the things themselves are only joined: "difference between GATE and MBA", "CLAT aur BBA me antar". */
const WEIGHS_JOINED = phrases(
  "difference|differ|different|compare|compared|comparison|confus\\S*|choose|choice|between|better|\\S+er than|(?:more|less) \\S+ than|as \\S+ as|fark|farak|antar|behtar|me se|mein se",
  "अंतर|फर्क|बेहतर|में से|कंफ्यूज\\S*",
);
const JOINED = / (?:(?:is |are )?(?:\S+er|(?:more|less) \S+) than|as \S+ as|compared to|and|aur|और) /gu;
/** What is said before the first of two that are only joined. */
const LEADS_TO_JOINED = /^.* (?:between|compare|difference of|is) (?=.* (?:and|aur|than|as|compared to) )/u;

const asWeighed = (text: string): string =>
  !WEIGHER.test(text) && WEIGHS_JOINED.test(text) ? text.replace(LEADS_TO_JOINED, " ").replace(JOINED, " vs ") : text;

/** The words next to each word that weighs: what stands farther off tells of who asks. */
export function sidesOf(text: string): readonly string[] {
  const parts = asWeighed(text)
    .split(WEIGHER)
    .map((part) => part.trim().split(" "));
  if (parts.length < 2 || parts.length > MOST_SIDES) return [];
  return parts.map((part, place) =>
    place === 0 ? part.slice(-NEAR).join(" ").replace(ITS_AIM, "") : part.slice(0, NEAR).join(" ").replace(NEXT_CLAUSE, ""),
  );
}

const isNamedIn = (exam: Exam, side: string): boolean =>
  EXAM_NAMES[exam].names.some((name) => ` ${side} `.includes(` ${wordsOf(name).join(" ")} `));

const withPay = (career: Career, paid: boolean, language: Language): string =>
  paid ? ` ${PAY_ROW[language](shortPay(career, language))}${END[language]}` : "";

/** Careers of a field or a subject, where the words name nothing else. */
function fieldSide(side: Reading, knowledge: Knowledge): Side | null {
  const { categories, interests, streams, language } = side;
  const [stream, second] = streams;
  if (stream !== undefined && second === undefined && categories.length + interests.said.length === 0)
    return { name: null, row: choiceOfStream(stream.name, language) };
  if (categories.length + interests.said.length + streams.length === 0 || interests.unknown > categories.length) return null;
  const criteria = criteriaOf(side, knowledge);
  const careers = varied(fulfilling(criteria, knowledge), EXAMPLES);
  const field = careers[0]?.category;
  return field === undefined
    ? null
    : {
        name: null,
        field,
        row: `${strong(CAREERS_OF[language](criteria.map(({ label }) => words(label[language])).join(", ")))}: ${listed(careers.map(careerLink), "and", language)}${END[language]}${choiceOfField(field, language)}`,
      };
}

const OF_ANY_FIELD: ReadonlySet<string> = new Set(["Diploma", "Polytechnic diploma", "ITI"]);

/** Where a degree leads; of a diploma without a field nothing is said, since it may be one of nursing. */
function ledFrom(degree: string, side: Reading, knowledge: Knowledge): string {
  const topics = topicsOf(side, knowledge);
  return OF_ANY_FIELD.has(degree) && topics.length === 0 ? "" : ` ${ledBy(degree, topics, knowledge, { language: side.language })}`;
}

/** What is weighed on one side: its name where one is known, and what is said of it. */
type Side = { readonly name: string | null; readonly row: string; readonly field?: string; readonly isOther?: true };

/** What one side names, in a line; null where it names nothing that can be weighed. */
function sideOf(
  text: string,
  side: Reading,
  knowledge: Knowledge,
  { paid, isLast }: { readonly paid: boolean; readonly isLast: boolean },
): Side | null {
  const { careers, degrees, exams, language } = side;
  const [named] = careers;
  const degree = degrees.find((name) => !isBehind(name, ` ${text} `)) ?? degrees[0];
  const [exam] = exams;
  const other = otherChoice(text, isLast, language);
  if (other !== null) return { ...other, isOther: true };
  if (named !== undefined) {
    const { career } = named;
    return {
      name: career.id,
      row: `${strong(careerLink(career))}: ${descriptionOf(career, language)}${withPay(career, paid, language)}${choiceOfCareer(career.id, language)}`,
    };
  }
  if (degree !== undefined && (exam === undefined || !isBehind(degree, ` ${text} `)))
    return {
      name: degree,
      row:
        degreeOfSubject(degree, ` ${text} `, knowledge, language)?.row ??
        `${degreeText(degree, language)}${choiceOfDegree(degree, language)}${ledFrom(degree, side, knowledge)}`,
    };
  return exam === undefined
    ? fieldSide(side, knowledge)
    : { name: exam, row: examRow(exam, knowledge, language) + choiceOfExam(exam, language) };
}

/** Two words for one career: said so. */
function oneCareer(sides: readonly Reading[], reading: Reading, knowledge: Knowledge): string | null {
  const [first, ...others] = sides.map(({ careers }) => careers[0]);
  if (first === undefined || !others.every((other) => other?.career.id === first.career.id)) return null;
  return (
    p(ONE_RECORD_FOR_BOTH[reading.language](careerLink(first.career))) +
    aboutCareer(first.career, first.kinds, first.word, reading, knowledge)
  );
}

/** For whom it is weighed, and no side of it: "CA or engineering for a commerce student", "better for my son, CA or engineering". */
const FOR_A_STUDENT =
  / for (?:an? )?(?:commerce|arts|humanities|science|pcm|pcb) students?(?: (?:who|with) .*?)?(?= $)| for (?:me|us|him|her|(?:my|our|a|the) (?:son|daughter|brother|sister|child|kid|boy|girl|friend|nephew|niece))(?= )| (?:mere|meri|hamare|hamari|apne|apni|मेरे|मेरी) (?:bete|beti|bhai|behe?n|bachch?e|बेटे|बेटी|भाई|बहन|बच्चे) (?:ke liye|ko|के लिए|को)(?= )/u;

type Weighed = { readonly sides: readonly Reading[]; readonly weighed: readonly Side[] };

function weigh(reading: Reading, knowledge: Knowledge): Weighed | null {
  const { asks, careers, degrees, streams, excluded } = reading;
  const text = reading.text.replace(FOR_A_STUDENT, "");
  if (Object.values(excluded).some(({ length }) => length > 0)) return null;
  // Who employs in one career is no choice of ways.
  if (careers.length < 2 && degrees.length === 0 && GOVERNMENT_OR_PRIVATE_WORK.test(text)) return null;
  // Streams, and the subjects of a career, have answers of their own.
  if ((asks.has("subjects") && careers.length > 0 && text === reading.text) || streams.length > 1) return null;
  const texts = sidesOf(text);
  if (texts.length === 0) return null;
  const sides = texts.map((side) => {
    const read = readQuestion(side, knowledge, null);
    // Alone a short name may be a word like any other: what the whole question takes for an examination stays one.
    const exams = reading.exams.filter((exam) => isNamedIn(exam, side));
    return { ...read, exams: exams.length > 0 ? exams : read.exams, language: reading.language };
  });
  return {
    sides,
    weighed: sides.flatMap(
      (side, place) => sideOf(texts[place] ?? "", side, knowledge, { paid: asks.has("pay"), isLast: place === sides.length - 1 }) ?? [],
    ),
  };
}

/** Several answers ask for it of the same question. */
const weighedBy = remembered((knowledge: Knowledge) => remembered((reading: Reading) => ({ found: weigh(reading, knowledge) })));
const weighedIn = (reading: Reading, knowledge: Knowledge): Weighed | null => weighedBy(knowledge)(reading).found;

const allDiffer = ({ sides, weighed }: Weighed): boolean => new Set(weighed.map(({ row }) => row)).size === sides.length;

/** The careers (by id), degrees and examinations that are weighed, where each side is one, or else work or a course without a record. */
export function namedSides(reading: Reading, knowledge: Knowledge): readonly string[] {
  const found = weighedIn(reading, knowledge);
  if (found === null || !allDiffer(found)) return [];
  return found.weighed.every(({ name }) => name !== null)
    ? found.weighed.flatMap(({ name, isOther }) => (isOther === true ? [] : (name ?? [])))
    : [];
}

const whereEachLeads = ({ weighed }: Weighed, paid: boolean, { text, language }: Reading): string =>
  h3(WHERE_EACH_LEADS[language]) +
  (HARDNESS.test(text) ? p(WHICH_IS_HARDER[language]) : "") +
  pairVerdict(
    weighed.flatMap(({ name, field }) => name ?? field ?? []),
    language,
  ) +
  ul(weighed.map(({ row }) => row)) +
  (paid ? p(PAY_BASIS[language]) : "") +
  p(WORK_BEFORE_WAY[language]);

/** Things of different kinds that are weighed: a career and a field, a field and a degree, two subjects. Each is told by where it leads. */
export const sidesAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const found = weighedIn(reading, knowledge);
  if (found === null) return null;
  return allDiffer(found) ? whereEachLeads(found, reading.asks.has("pay"), reading) : oneCareer(found.sides, reading, knowledge);
});

/** The same where one side is work or preparing, and all are named: such a choice comes before advice of other kinds. */
export const waysWeighedAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!WEIGHER.test(reading.text)) return null;
  const found = weighedIn(reading, knowledge);
  if (found === null || !allDiffer(found)) return null;
  const others = found.weighed.filter(({ isOther }) => isOther === true).length;
  const isSure = found.weighed.every(({ name }) => name !== null) && others >= (reading.degrees.length === 0 ? found.sides.length : 1);
  return isSure ? whereEachLeads(found, false, reading) : null;
});

const THREE = 3;

/** Three ways that are all named, which whoever has work already weighs: none of them is dropped for what lies next to that work. */
export const threeWaysAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (!WEIGHER.test(reading.text)) return null;
  const found = weighedIn(reading, knowledge);
  if (found === null || found.weighed.length < THREE || !allDiffer(found)) return null;
  if (!found.weighed.every(({ name }) => name !== null) || !found.weighed.some(({ isOther }) => isOther === true)) return null;
  return whereEachLeads(found, false, reading) + (reading.work === null ? "" : p(WAYS_BESIDE_WORK[reading.language]));
});

/** An examination beside a course or a career, both named and weighed, whatever else the question says. */
export const namedSidesAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { careers, degrees, exams, weighedExams } = reading;
  if (exams.length === 0 || careers.length + degrees.length === 0) return null;
  // Two careers have a table, for an examination beside one a career of its own stands in it, and of two examinations the career is the aim.
  if (careers.length > 1 || (careers.length > 0 && weighedExams.length + exams.length > 1)) return null;
  const found = weighedIn(reading, knowledge);
  return found !== null && namedSides(reading, knowledge).length > 0 ? whereEachLeads(found, reading.asks.has("pay"), reading) : null;
});
