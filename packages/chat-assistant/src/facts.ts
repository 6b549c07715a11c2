import type { Career } from "@career-clarity/career-catalog";
import type { Explorer } from "@career-clarity/explorer-query";
import { criteriaOf } from "./answers/criteria.ts";
import { basisOf, range, yearsText } from "./answers/figures.ts";
import { fulfilling, varied } from "./answers/rank.ts";
import { type Knowledge, knowledgeOf } from "./catalogue/knowledge.ts";
import type { ReplyOptions } from "./grounded-reply.ts";
import { EXAM_NAMES } from "./names/exam-names.ts";
import { type Reading, readQuestion } from "./reading/reading.ts";

const MOST_NAMED = 3;
const MOST_FOUND = 6;

const said = (name: string, value: string | undefined): readonly string[] =>
  value === undefined || value === "" ? [] : [`${name}: ${value}`];

function wayFacts({ pathway }: Career): readonly string[] {
  if (pathway === undefined) return ["Way in: not in the catalogue yet"];
  return [
    ...said("Subjects in Class 11 that keep it open", pathway.subjects.join(", ")),
    ...said("After Class 10", pathway.afterClass10.join("; ")),
    ...said("After Class 12", pathway.afterClass12.join("; ")),
    ...said("After another degree", pathway.afterDegree.join("; ")),
    ...said("Exams", pathway.exams.join(", ")),
    `First pay: about ${yearsText(pathway.yearsToFirstPay)} after Class 10`,
    ...said("Licence or registration", pathway.licence ?? undefined),
  ];
}

/** A career's record in one line of plain text, each figure with its basis. */
function careerFact(career: Career): string {
  const {
    id,
    name,
    description,
    payInr,
    pay,
    day = [],
    dislikes = [],
    tryIt,
    skills,
    education,
    stressLevel,
    remote,
    alternativeTitles = [],
  } = career;
  return [
    `${name} (link: /career/${id})`,
    description,
    ...said("Also called", alternativeTitles.join(", ")),
    payInr === undefined ? "Pay in India: not in the catalogue yet" : `Pay in India: ${range(payInr)} ${basisOf(payInr)}`,
    ...(pay?.basis === "sourced" ? [`Pay in the United States: ${range(pay)} ${basisOf(pay)}`] : []),
    `Usual qualification: ${education}`,
    ...wayFacts(career),
    ...said("Skills", skills.join(", ")),
    ...said("An ordinary day", day.join("; ")),
    ...said("What people dislike", dislikes.join("; ")),
    ...said("Try it this month", tryIt),
    `Stress: ${stressLevel}. ${remote ? "Can be done from home" : "Usually not done from home"}`,
  ].join(". ");
}

function relevant(reading: Reading, knowledge: Knowledge): readonly Career[] {
  const named = reading.careers.map(({ career }) => career);
  const pages = reading.page === null ? [] : [reading.page];
  if (named.length > 0) return [...new Set([...named.slice(0, MOST_NAMED), ...pages])];
  const criteria = criteriaOf(reading, knowledge);
  const found = criteria.length === 0 ? [] : varied(fulfilling(criteria, knowledge), MOST_FOUND);
  return [...new Set([...pages, ...found])];
}

/**
 * The catalogue's records that bear on a question, one plain text each, for a model that may use nothing else: at most three careers that are
 * named or six that fit, the open page's, and the examinations named. Empty where the catalogue has nothing on it.
 */
export function factsFor(question: string, explorer: Explorer, options: ReplyOptions = {}): readonly string[] {
  const knowledge = knowledgeOf(explorer);
  const page = options.careerId === undefined ? null : (explorer.byId(options.careerId) ?? null);
  const reading = readQuestion(question, knowledge, page);
  return [...reading.exams.map((exam) => `${exam} is ${EXAM_NAMES[exam].about}`), ...relevant(reading, knowledge).map(careerFact)];
}
