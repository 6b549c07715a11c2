import type { Career, EducationLevel } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import { h3, p, strong, ul } from "../html/write.ts";
import { inEach, type Language, type Wording } from "../language.ts";
import type { Reading } from "../reading/reading.ts";
import { NAMED_STREAMS } from "../reading/streams.ts";
import { phrases } from "../reading/words.ts";
import { recordText } from "../record-texts/in-language.ts";
import { afterStream } from "./after-class-12.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { byDiploma } from "./by-diploma.ts";
import { isForWorkAtOnce, ofStream } from "./criteria.ts";
import { listed } from "./join.ts";
import { careerLink } from "./links.ts";
import { UNLABELLED } from "./list-texts.ts";
import { fulfilling, varied } from "./rank.ts";
import { AFTER_CLASS_10, AFTER_CLASS_12, AFTER_DEGREE } from "./stage-texts.ts";

const EXAMPLES = 4;
const SHOWN_STREAMS = ["PCM", "PCB", "Commerce", "Humanities (Arts)"];

const named = (careers: readonly Career[], language: Language): string => listed(careers.map(careerLink), "and", language);

/** Well-known careers, the best known first. */
const wellKnown = (knowledge: Knowledge, holds: (career: Career) => boolean): readonly Career[] =>
  [...fulfilling([{ label: UNLABELLED, holds, points: () => 0 }], knowledge)].filter((career) => knowledge.fame(career) > 0);

/** Well-known careers of a qualification to which a way straight after Class 10 leads. */
function withQualification(knowledge: Knowledge, qualification: EducationLevel, way: RegExp, language: Language): string {
  const holds = ({ pathway, education }: Career): boolean =>
    education === qualification && (pathway?.afterClass10.some((step) => way.test(step)) ?? false);
  return named(varied(wellKnown(knowledge, holds), EXAMPLES, 1), language);
}

/** For each stream, well-known careers that are open with it. */
function streamRows(knowledge: Knowledge, language: Language): readonly string[] {
  return NAMED_STREAMS.filter(({ name }) => SHOWN_STREAMS.includes(name)).map(
    (stream) => `${strong(stream.name)}: ${named(varied(fulfilling([ofStream(stream)], knowledge), EXAMPLES, 1), language)}`,
  );
}

/** One way on in each language, worked out once for a catalogue. */
const told = (write: (knowledge: Knowledge, language: Language) => string): ((knowledge: Knowledge) => Wording) =>
  remembered((knowledge) => inEach((language) => write(knowledge, language)));

const afterClass10 = told((knowledge, language) => {
  const say = AFTER_CLASS_10[language];
  return (
    h3(say.title) +
    p(say.ways) +
    ul([
      say.school,
      say.diploma(named(byDiploma(knowledge), language)),
      say.trade(withQualification(knowledge, "ITI Certificate", /\bITI\b/, language)),
    ]) +
    p(say.streams) +
    ul(streamRows(knowledge, language)) +
    p(say.last)
  );
});

const afterClass12 = told((knowledge, language) => {
  const say = AFTER_CLASS_12[language];
  return h3(say.title) + p(say.subjects) + ul(streamRows(knowledge, language)) + p(say.noDegree) + p(say.last);
});

const afterDegree = told((knowledge, language) => {
  const wayOf = ({ pathway }: Career): string | undefined => pathway?.afterDegree.find((way) => /\bany (?:degree|graduate)\b/i.test(way));
  const open = varied(
    wellKnown(knowledge, (career) => wayOf(career) !== undefined),
    6,
    1,
  );
  const say = AFTER_DEGREE[language];
  return (
    h3(say.title) +
    p(say.any) +
    ul(open.map((career) => `${careerLink(career)}: ${recordText(wayOf(career) ?? "", language)}`)) +
    p(say.last)
  );
});

/** What can be begun right after Class 10 beside Class 11. */
const BESIDE_CLASS_11: ReadonlySet<string> = new Set(["ITI", "Diploma", "Polytechnic diploma"]);
const WEIGHS_CLASS_11 = phrases("11|11th|class 11|12|12th|class 12|eleventh|11वीं|ग्यारहवीं|12वीं|बारहवीं");

/** "Polytechnic or 11th": the ways on after Class 10 are weighed, and no degree is asked about. */
const weighsWaysOn = ({ stage, degrees, text }: Reading): boolean =>
  stage === "class10" && degrees.length > 0 && degrees.every((degree) => BESIDE_CLASS_11.has(degree)) && WEIGHS_CLASS_11.test(text);

/** Whether nothing is asked of a stream of Class 12 but what it leads to. */
const isOnlyOfStream = ({ stage, asks, excluded, bounds, careers }: Reading): boolean =>
  stage === "class12" &&
  careers.length + asks.size === 0 &&
  [excluded.exams, excluded.streams, excluded.degrees, excluded.careers, excluded.words, excluded.avoided].every(
    ({ length }) => length === 0,
  ) &&
  Object.values(bounds).every((bound) => bound === null || bound === false);

/** What to do after Class 10, Class 12 or a degree, where nothing narrower was asked. */
export const stageAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  if (reading.stage === null || isForWorkAtOnce(reading)) return null;
  const { wishes, streams, exams, degrees, interests, categories } = reading;
  const named = weighsWaysOn(reading) ? 0 : degrees.length;
  const known = wishes.length + exams.length + named + interests.said.length + categories.length;
  if (known > 0) return null;
  if (streams.length === 1 && reading.stage !== "class10") return isOnlyOfStream(reading) ? afterStream(reading) : null;
  const ways = { class10: afterClass10, class12: afterClass12, degree: afterDegree }[reading.stage];
  return ways(knowledge)[reading.language];
});
