import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { p, strong, ul, words } from "../html/write.ts";
import { BY_NEET_ALONE } from "../names/neet-degrees.ts";
import { ASKS, type Ask } from "../reading/asks.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { examsLine } from "./exam-line.ts";
import { payLines } from "./figures.ts";
import { careerLink } from "./links.ts";
import { CHECK, licenceLine, noPathway, pathwaySteps, shortWay, yearsLine } from "./pathway.ts";
import { routesWithTerms, subjectsText, verdicts } from "./subjects.ts";

/** A part of the answer about one career. */
type Section = (career: Career, reading: Reading, knowledge: Knowledge) => string;

/** A way in that begins with such a degree. */
const WAY_BY_NEET = new RegExp(`\\b(?:${BY_NEET_ALONE.join("|")})\\b`);

const missing = (what: string): string => p(`The catalogue does not yet say ${what}.`);
const rows = (title: string, items: readonly string[] | undefined, what: string): string =>
  items === undefined || items.length === 0 ? missing(what) : p(strong(title)) + ul(items.map(words));

/** A fact of the pathway, or the words for its absence. */
const ofPathway =
  (write: (pathway: NonNullable<Career["pathway"]>, career: Career, reading: Reading) => string): Section =>
  (career, reading) =>
    career.pathway === undefined ? noPathway(career) : write(career.pathway, career, reading);

const about: Section = ({ description, alternativeTitles = [] }) =>
  p(words(description)) + (alternativeTitles.length > 0 ? p(`Also called: ${words(alternativeTitles.join("; "))}.`) : "");

const pay: Section = (career) => p(strong("Pay")) + ul(payLines(career));

const become: Section = ofPathway((pathway) => p(strong("The way in")) + pathwaySteps(pathway) + p(CHECK));

const subjects: Section = ofPathway((pathway, career, { rest, streams }) =>
  p([...verdicts(career, pathway, rest, streams), `In Class 11 and 12 ${subjectsText(pathway)}.${routesWithTerms(pathway)}`].join(" ")),
);

/** What is left where an examination of a career is ruled out: other examinations, where its ways in do not all hang on that one. */
function withoutExams({ exams: all, afterClass12 = [] }: NonNullable<Career["pathway"]>, { excluded }: Reading): string {
  const needed = all.filter((exam) => excluded.exams.includes(exam));
  if (needed.length === 0) return "";
  const named = words(needed.join(", "));
  const isShut = needed.includes("NEET-UG") && afterClass12.length > 0 && afterClass12.every((way) => WAY_BY_NEET.test(way));
  const others = isShut ? [] : all.filter((exam) => !needed.includes(exam));
  return others.length === 0
    ? p(`I know of no usual way without it: the catalogue names ${named} for this career.`)
    : p(
        `There are ways without ${named}: ${words(others.join(", "))} also stand in the record, and some colleges take by marks. Ask each college what it asks for.`,
      );
}

const exams: Section = ofPathway((pathway, _, reading) => withoutExams(pathway, reading) + p(`${examsLine(pathway)}.`));

/** A figure of growth with its basis, or what is missing. */
const growth: Section = ({ growth: text, growthBasis }) =>
  growthBasis === undefined
    ? missing("how it is expected to grow")
    : p(
        `${strong("Growth")}: ${words(text)} ${growthBasis.basis === "sourced" ? "in the number of jobs over ten years" : "as a rule of thumb"} (${growthBasis.basis === "sourced" ? "sourced" : "estimate"}${growthBasis.year === undefined ? "" : `, ${growthBasis.year}`}: ${words(growthBasis.source)}). For India we know of no such projection.`,
      );

const similar: Section = ({ name, related = [] }, _, { explorer }) => {
  const near = related.flatMap((id) => explorer.byId(id) ?? []);
  return near.length === 0
    ? missing("which careers are near it")
    : p(`Careers most like ${words(name)}, the nearest first:`) +
        ul(near.map((other) => `${careerLink(other)}: ${words(other.description)}`));
};

const SECTIONS: Readonly<Record<Ask, Section>> = {
  about,
  pay,
  become,
  subjects,
  exams,
  years: ofPathway((pathway) => p(`${yearsLine(pathway)}.`)),
  licence: ofPathway((pathway) => p(`${licenceLine(pathway)}.`)),
  day: ({ day }) => rows("On an ordinary day", day, "what an ordinary day is like"),
  dislikes: ({ dislikes }) => rows("What people in the work dislike", dislikes, "what people in it dislike"),
  tryIt: ({ tryIt }) => (tryIt === undefined ? missing("how to try it") : p(`${strong("Try it this month")}: ${words(tryIt)}`)),
  skills: ({ skills }) => rows("Skills", skills, "which skills it takes"),
  growth,
  stress: ({ stressLevel }) => p(`${strong("Stress")}: ${words(stressLevel)}, as the catalogue rates it from low to high.`),
  remote: ({ remote }) => p(remote ? "It can be done from home, at least in part." : "It is usually not done from home."),
  travel: ({ travelRequired }) => p(travelRequired ? "It usually means travel." : "It usually means little travel."),
  schooling: ofPathway(
    (pathway, { education }) => p(`${strong("Usual qualification")}: ${words(education)}.`) + pathwaySteps(pathway) + p(CHECK),
  ),
  similar,
};

const overview: Section = (career, reading, knowledge) =>
  about(career, reading, knowledge) +
  ul([...payLines(career).slice(0, 1), ...(career.pathway === undefined ? [] : [shortWay(career.pathway)])]) +
  (career.pathway === undefined ? noPathway(career) : "");

/** What was asked. The words for schooling are often said in passing: they count where nothing else was asked. */
function shownAsks({ asks }: Reading): readonly Ask[] {
  const asked = ASKS.filter((ask) => asks.has(ask) && ask !== "about");
  return asked.length > 1 ? asked.filter((ask) => ask !== "schooling") : asked;
}

const ASKS_SCOPE = phrases("scope|future|bhavishya|स्कोप|भविष्य");

/** Scope and future mean pay, the way in and where one may turn, and only then a projection. */
const scope: Section = (career, reading, knowledge) =>
  overview(career, reading, knowledge) + growth(career, reading, knowledge) + similar(career, reading, knowledge);

/** What was asked of a career, in a fixed order; the overview where nothing special was. */
export function careerSections(career: Career, reading: Reading, knowledge: Knowledge): string {
  const shown = shownAsks(reading);
  if (shown.length === 0) return overview(career, reading, knowledge);
  if (shown.length === 1 && shown[0] === "growth" && ASKS_SCOPE.test(reading.text)) return scope(career, reading, knowledge);
  return shown.map((ask) => SECTIONS[ask](career, reading, knowledge)).join("");
}
