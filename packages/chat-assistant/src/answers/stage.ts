import type { Career, EducationLevel } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import { h3, link, p, strong, ul, words } from "../html/write.ts";
import type { Reading } from "../reading/reading.ts";
import { NAMED_STREAMS } from "../reading/streams.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { isForWorkAtOnce, ofStream } from "./criteria.ts";
import { listed } from "./join.ts";
import { assessmentLink, careerLink, explorerLink } from "./links.ts";
import { UNLABELLED } from "./list-texts.ts";
import { fulfilling, varied } from "./rank.ts";

const EXAMPLES = 4;
const SHOWN_STREAMS = ["PCM", "PCB", "Commerce", "Humanities (Arts)"];

const named = (careers: readonly Career[]): string => listed(careers.map(careerLink));

/** Well-known careers, the best known first. */
const wellKnown = (knowledge: Knowledge, holds: (career: Career) => boolean): readonly Career[] =>
  [...fulfilling([{ label: UNLABELLED, holds, points: () => 0 }], knowledge)].filter((career) => knowledge.fame(career) > 0);

/** Well-known careers of a qualification to which a way straight after Class 10 leads. */
function withQualification(knowledge: Knowledge, qualification: EducationLevel, way: RegExp): string {
  const holds = ({ pathway, education }: Career): boolean =>
    education === qualification && (pathway?.afterClass10.some((step) => way.test(step)) ?? false);
  return named(varied(wellKnown(knowledge, holds), EXAMPLES, 1));
}

/** For each stream, well-known careers that are open with it. */
function streamRows(knowledge: Knowledge): readonly string[] {
  return NAMED_STREAMS.filter(({ name }) => SHOWN_STREAMS.includes(name)).map(
    (stream) => `${strong(stream.name)}: ${named(varied(fulfilling([ofStream(stream)], knowledge), EXAMPLES, 1))}`,
  );
}

const afterClass10 = remembered(
  (knowledge: Knowledge): string =>
    h3("After Class 10") +
    p("There are three usual ways on, and none of them closes every door:") +
    ul([
      `${strong("Class 11 and 12")}: Science, Commerce or Humanities (Arts). Leads to degrees and most entrance exams.`,
      `${strong("Polytechnic diploma")}, about three years: for example ${withQualification(knowledge, "Diploma", /polytechnic|diploma in .*engineering/i)}.`,
      `${strong("ITI trade")}, one or two years: for example ${withQualification(knowledge, "ITI Certificate", /\bITI\b/)}.`,
    ]) +
    p("What the streams of Class 11 keep open:") +
    ul(streamRows(knowledge)) +
    p(
      `The free stream test has ten questions: open Stream Test at the top of ${link("/", "the home page")}. Then see which careers suit you: ${assessmentLink()}.`,
    ),
);

const afterClass12 = remembered(
  (knowledge: Knowledge): string =>
    h3("After Class 12") +
    p("It depends on your subjects. Some careers that are open with each:") +
    ul(streamRows(knowledge)) +
    p(
      `Not every way is a degree: there are ${explorerLink({ education: "Diploma" }, "diplomas")}, ${explorerLink({ education: "ITI Certificate" }, "ITI trades")} and posts that recruit ${explorerLink({ education: "Class 12" }, "after Class 12")}.`,
    ) +
    p(
      `Tell me your stream or what you like, or let twenty questions find it: ${assessmentLink()}. ${link("/blog/right-career-path-after-12th", "Choosing a path after Class 12")} goes deeper.`,
    ),
);

const afterDegree = remembered((knowledge: Knowledge): string => {
  const holds = ({ pathway }: Career): boolean =>
    pathway?.afterDegree.some((way) => /any degree|any graduate|after any/i.test(way)) ?? false;
  const open = varied(wellKnown(knowledge, holds), 6, 1);
  return (
    h3("After a degree") +
    p("Many careers take graduates of any subject:") +
    ul(open.map((career) => `${careerLink(career)}: ${words(career.pathway?.afterDegree[0] ?? career.description)}`)) +
    p(`Tell me your degree, such as BCom or BSc, and I will list where it leads. To see what suits you: ${assessmentLink()}.`)
  );
});

/** What can be begun right after Class 10 beside Class 11. */
const BESIDE_CLASS_11: ReadonlySet<string> = new Set(["ITI", "Diploma", "Polytechnic diploma"]);
const WEIGHS_CLASS_11 = phrases("11|11th|class 11|12|12th|class 12|eleventh|11वीं|ग्यारहवीं|12वीं|बारहवीं");

/** "Polytechnic or 11th": the ways on after Class 10 are weighed, and no degree is asked about. */
const weighsWaysOn = ({ stage, degrees, text }: Reading): boolean =>
  stage === "class10" && degrees.length > 0 && degrees.every((degree) => BESIDE_CLASS_11.has(degree)) && WEIGHS_CLASS_11.test(text);

/** What to do after Class 10, Class 12 or a degree, where nothing narrower was asked. */
export const stageAnswer: Answer = (reading, knowledge) => {
  if (reading.stage === null || isForWorkAtOnce(reading)) return null;
  const { wishes, streams, exams, degrees, interests, categories } = reading;
  const named = weighsWaysOn(reading) ? 0 : degrees.length;
  const known = wishes.length + exams.length + named + interests.said.length + categories.length;
  if (known > 0 || (streams.length === 1 && reading.stage !== "class10")) return null;
  if (reading.stage === "class10") return afterClass10(knowledge);
  return reading.stage === "class12" ? afterClass12(knowledge) : afterDegree(knowledge);
};
