import { type Career, EDUCATION_LEVELS, SUBJECT_COMBINATIONS, type SubjectCombination } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, ul, words } from "../html/write.ts";
import { inEach, type Language, type Wording } from "../language.ts";
import { ADMISSION_RULES } from "../names/admission-rules.ts";
import type { Ask } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { isScience, type NamedStream, streamsIn } from "../reading/streams.ts";
import { phrases } from "../reading/words.ts";
import { recordText } from "../record-texts/in-language.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { ofDegree, ofStream } from "./criteria.ts";
import { listed } from "./join.ts";
import { wideFamilyIn } from "./kinds.ts";
import { careerLink } from "./links.ts";
import { UNLABELLED } from "./list-texts.ts";
import { fulfilling, varied } from "./rank.ts";
import {
  ADD_BIOLOGY_OR_MATHS,
  ADD_MATHS,
  ASK_ITS_COURSES,
  BY_GNM,
  BY_POLYTECHNIC,
  CHANGE_IN_CLASS_11,
  MOST_KINDS_OF,
  NOT_BY_THE_USUAL_WAY,
  OPEN_NEAR_IT,
  SCIENCE_ANEW,
  STREAM_AND_WISH,
  SUBJECTS_BY_OPEN_SCHOOL,
  WHOLE_WAY,
  WITH_FARMING,
} from "./shut-texts.ts";
import { SUBJECTS_ALONE } from "./subjects-alone.ts";

const NEAR = 5;
const LEAST_STUDY = EDUCATION_LEVELS.indexOf("Diploma");
const OWN_STREAM = phrases(
  "(?:i took|i have taken|i chose|i have|i had|i am an?|im an?|i did|maine|mene|meri|mera|12th|mai|main|mein|मैंने)(?: \\S+){0,3} (?:arts|commerce|humanities|science|pcb|pcm|bio|maths)",
);
/** Who asks for these of a career does not ask whether it is open. */
const OTHER_ASKS: readonly Ask[] = ["pay", "growth", "day", "dislikes"];

/** The subjects of a course that does not take every stream. */
function needsOf(degree: string | undefined): readonly SubjectCombination[] | undefined {
  const subjects = ADMISSION_RULES[degree ?? ""]?.subjects;
  return subjects?.length === SUBJECT_COMBINATIONS.length ? undefined : subjects;
}

/** What somebody wishes and a stream shuts. */
type Shut = {
  readonly name: Wording;
  readonly needs: readonly SubjectCombination[];
  readonly near: readonly Career[];
  readonly isTechnical?: boolean;
  /** What stays open without other subjects. */
  readonly first?: readonly Wording[];
  /** Its courses after Class 12, by the record. */
  readonly courses?: readonly string[];
};

const isOpen = ({ combinations }: NamedStream, subjects: readonly SubjectCombination[]): boolean =>
  combinations.some((combination) => subjects.includes(combination));

const openNear = (
  stream: NamedStream,
  category: string | undefined,
  knowledge: Knowledge,
  first: readonly Career[] = [],
): readonly Career[] => {
  const open = ofStream(stream);
  // Who would be an architect is told of no work that asks for Class 10.
  const isOfStudy = ({ education }: Career): boolean => EDUCATION_LEVELS.indexOf(education) >= LEAST_STUDY;
  const ofField = { label: UNLABELLED, holds: (career: Career) => career.category === category && isOfStudy(career), points: () => 0 };
  return [...new Set([...first.filter(open.holds), ...varied(fulfilling([open, ofField], knowledge), NEAR)])].slice(0, NEAR);
};

function shutCareer(stream: NamedStream, { careers }: Reading, knowledge: Knowledge): Shut | null {
  const [named, second] = careers;
  const subjects = named?.career.pathway?.subjects;
  if (named === undefined || second !== undefined || subjects === undefined || isOpen(stream, subjects)) return null;
  const { name, category, pathway, related = [] } = named.career;
  const near = related.flatMap((id) => knowledge.explorer.byId(id) ?? []);
  return {
    name: inEach(() => name),
    needs: subjects,
    near: openNear(stream, category, knowledge, near),
    isTechnical: category === "Engineering",
    courses: [...(pathway?.afterClass12 ?? []), ...(pathway?.afterDegree ?? [])],
  };
}

function shutDegree(stream: NamedStream, { degrees, careers }: Reading, knowledge: Knowledge): Shut | null {
  const [degree, second] = degrees;
  const needs = needsOf(degree);
  if (degree === undefined || second !== undefined || careers.length > 0 || needs === undefined || isOpen(stream, needs)) return null;
  const [first] = fulfilling([ofDegree(degree)], knowledge);
  const near = openNear(stream, first?.category, knowledge);
  const firstWays = [...(degree === "BSc Nursing" ? [BY_GNM] : []), ...(ADMISSION_RULES[degree]?.farming ? [WITH_FARMING] : [])];
  return { name: inEach(() => degree), needs, near, isTechnical: degree === "BTech", first: firstWays };
}

/** The category that most careers have. */
function mostIn(careers: readonly Career[]): string | undefined {
  const count = (category: string): number => careers.filter((career) => career.category === category).length;
  return careers.map(({ category }) => category).toSorted((a, b) => count(b) - count(a))[0];
}

/** Kinds of which a stream shuts more than half. */
function shutKinds(stream: NamedStream, reading: Reading, knowledge: Knowledge): Shut | null {
  const family = wideFamilyIn(reading, knowledge);
  if (family === null) return null;
  const shut = family.kinds.filter(({ pathway }) => pathway !== undefined && !isOpen(stream, pathway.subjects));
  if (2 * shut.length <= family.kinds.length) return null;
  return {
    name: inEach((language) => MOST_KINDS_OF[language](family.word)),
    needs: ["PCM", "PCB", "PCMB"],
    near: openNear(stream, mostIn(shut), knowledge),
  };
}

/** Fields that are asked for as their degree. */
const DEGREE_OF_FIELD: readonly (readonly [said: RegExp, degree: string])[] = [
  [phrases("medicine|medical(?: line| field)?|doctory|doctori|डॉक्टरी"), "MBBS"],
  [phrases("engineering|इंजीनियरिंग"), "BTech"],
  [phrases("pharmacy"), "BPharm"],
];

function withDegree(reading: Reading): Reading {
  const meant = DEGREE_OF_FIELD.find(([said]) => said.test(reading.text));
  return reading.careers.length + reading.degrees.length > 0 || meant === undefined ? reading : { ...reading, degrees: [meant[1]] };
}

/** How the missing subjects can still be had. */
function ways(stream: NamedStream, { needs, isTechnical, first = [], courses = [] }: Shut, language: Language): readonly string[] {
  if (isScience(stream)) return [ADD_BIOLOGY_OR_MATHS[language](needs.includes("PCB"))];
  // Commerce with maths opens what commerce alone does not: maths is what lacks.
  if (needs.includes("Commerce with Maths")) return [ADD_MATHS[language]];
  // What the arts open too asks for a subject and not for science.
  if (needs.includes("Humanities"))
    return [
      ASK_ITS_COURSES[language](
        listed(
          courses.map((way) => recordText(way, language)),
          "or",
          language,
        ),
      ),
    ];
  const alone = courses.flatMap((way) => SUBJECTS_ALONE.exec(way)?.[1] ?? [])[0];
  if (alone !== undefined)
    return [
      CHANGE_IN_CLASS_11[language],
      SUBJECTS_BY_OPEN_SCHOOL[language](words(alone), !stream.combinations.includes("Commerce with Maths")),
    ];
  return [
    ...first.map((way) => way[language]),
    CHANGE_IN_CLASS_11[language],
    SCIENCE_ANEW[language],
    ...(isTechnical ? [BY_POLYTECHNIC[language]] : []),
  ];
}

/** A wish that a stream seems to shut: what is shut, how it can still be reached, and what stays open near it. */
export const shutAnswer: SpokenAnswer = spoken((asked, knowledge) => {
  const reading = withDegree(asked);
  const { language } = reading;
  const told =
    reading.isStory && reading.streams.length === 0 && OWN_STREAM.test(reading.text) ? streamsIn(reading.text).streams : reading.streams;
  const [stream, second] = told;
  if (stream === undefined || second !== undefined || OTHER_ASKS.some((ask) => reading.asks.has(ask))) return null;
  const shut = shutCareer(stream, reading, knowledge) ?? shutDegree(stream, reading, knowledge) ?? shutKinds(stream, reading, knowledge);
  if (shut === null) return null;
  const name = words(shut.name[language]);
  const { needs, near } = shut;
  return (
    h3(STREAM_AND_WISH[language](words(stream.name), name)) +
    p(NOT_BY_THE_USUAL_WAY[language](words(stream.name), name, words(listed(needs, "or", language)))) +
    ul(ways(stream, shut, language)) +
    (near.length === 0 ? "" : p(OPEN_NEAR_IT[language](words(stream.name), listed(near.map(careerLink), "and", language)))) +
    (reading.careers[0] === undefined ? "" : p(WHOLE_WAY[language](careerLink(reading.careers[0].career))))
  );
});
