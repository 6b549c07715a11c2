import { type Career, EDUCATION_LEVELS } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import { NEXT_DOORS, UNRECORDED_WORK } from "../names/next-doors.ts";
import { isTurnedFrom } from "../reading/own-work.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { BEFORE_TENTH } from "../reading/stage.ts";
import { phrases } from "../reading/words.ts";
import type { Answer } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { type Criterion, criteriaOf } from "./criteria.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { listAnswer, listOf } from "./list.ts";
import { fulfilling } from "./rank.ts";
import { neededVerdict } from "./route.ts";

const SWITCHES = phrases(
  "(?:switch|shift|move|change|transition|convert)(?:ing)? (?:my career |career |field |line |job |over )?(?:to|into)(?: .*)?|(?:switch|shift)(?:ing)? (?:karna|karu|kaise|kar|how)(?: .*)?",
  "(?:me|mein|में) (?:jana|jaana|jau|jaun|jaaun|jaye|jaaye|ja|aana|aau|switch|shift|career|kaise (?:jau|jaun|jaye|jana|ja|aau|switch)|जाना|जाऊं|जाऊ|कैसे जा\\S*)(?: .*)?",
  "(?:from|se|से) (?:\\S+ ){1,4}(?:to|me|mein|में) (?:kaise|how|jana|switch|shift|move|जाना)(?: .*)?",
);
/** What one does or has done: where nothing of the kind is said, "to go into X" is a first choice. */
const ALREADY = phrases(
  "switch\\S*|shift\\S*|transition\\S*|working|worked|experience|job karta|job karti|job kar rah[aei]|naukri kar\\S*|kiya|kia|kar chuk\\S*|kar li\\S*|completed|saal se|sal se|years? (?:as|of|experience)|ab|now|abhi|currently|already|hu|hoon|hun|i am an?|im an?|किया|कर चुक\\S*|साल से|अब|हूं",
);
/** Fields that are named by a letter or two, and the career that stands for most who say so. */
const FIELDS: readonly (readonly [cue: RegExp, id: string])[] = [
  [
    phrases(
      "(?:it|i t|software|coding|programming|आईटी)(?= (?:field |sector |line |industry |job |company )?(?:me|mein|में|jobs?|field|sector|line))|(?:to|into) (?:it|software|coding|programming)",
    ),
    "software-engineer",
  ],
  [
    phrases(
      "(?:to|into|me|mein)(?: \\S+){0,2} data(?: (?:field|analytics|science|side|line|analysis|jobs?))?|data (?:field|side|line|analytics|science|analysis)? ?(?:me|mein|में)",
    ),
    "data-analyst",
  ],
];

const STEPS = [
  "Name what you bring: dealing with people, figures, machines, a language, a trade. The new work is mostly half known already.",
  "Learn the one thing that is missing in a short course beside your work, free to begin with: swayam.gov.in or skillindiadigital.gov.in.",
  "Make two or three things that can be shown: a small project, a case that you solved, work done for somebody you know.",
  "Look for the side door first: the same employer's other department, a junior post, or a firm of your old field that needs the new work. Keep your pay until there is an offer.",
];
const LEAD = "Yes, people turn to other work at every age, and you do not start from nothing:";
const ANY_WORK = p(
  `Tell me what must not be in the new work, or what you like, and I look further. To see what suits you: ${assessmentLink()}.`,
);

/** Who leaves the forces has an office of the Government for what comes next. */
const AFTER_SERVICE = p(
  "For those who leave the forces: the Directorate General Resettlement (desw.gov.in) trains and places ex-servicemen, and the Centre, public companies, banks and many States keep posts for them. Register with your Zila Sainik Board.",
);
const OF_THE_FORCES = "Armed Forces and Border Security";

const TOWARDS =
  / (?:(?:get|getting|go|going|break|breaking)(?= into )|switch|switching|shift|shifting|move|moving|transition|change)(?: \S+){0,3} (?:to|into) (.*)$/u;

/** What was said after "switch to": with a single career named, it may be the one that is left. */
function tailOf(text: string, knowledge: Knowledge): Reading | null {
  const tail = TOWARDS.exec(text)?.[1];
  return tail === undefined ? null : readQuestion(tail, knowledge, null);
}

/** The career to which somebody turns: the last that is named, or the one that stands for a field. */
function targetOf({ careers, text, work }: Reading, tail: Reading | null, { explorer }: Knowledge): Career | undefined {
  const field = FIELDS.find(([cue]) => cue.test(text));
  const meant = field === undefined ? undefined : explorer.byId(field[1]);
  // What is named before "switch to" a field is all left behind.
  if (tail !== null && tail.careers.length === 0 && meant !== undefined) return meant;
  if (careers.length > 1 || work !== null) return careers.at(-1)?.career;
  if (meant !== undefined) return meant;
  if (tail !== null) return tail.careers.at(-1)?.career;
  return /switch|shift/.test(text) ? careers.at(-1)?.career : undefined;
}

/** Where no single career is the aim: the steps, and careers about what was named. */
function listTowards(tail: Reading | null, knowledge: Knowledge): string | null {
  const list = tail === null ? null : listAnswer(tail, knowledge);
  return list === null ? null : p(LEAD) + ul(STEPS) + list;
}

const ENOUGH = 3;
const OWN_FIELD = 6;

/** Careers next to a line of work, those that have what is wished for and nothing that is ruled out. */
function nextDoors(ids: readonly string[], reading: Reading, knowledge: Knowledge): string | null {
  const exclusions = criteriaOf(reading, knowledge).filter(({ negative }) => negative === true);
  const bounds = [...reading.wishes, ...exclusions];
  const doors = ids.flatMap((id) => knowledge.explorer.byId(id) ?? []).filter((career) => bounds.every(({ holds }) => holds(career)));
  if (doors.length < (bounds.length === 0 ? 1 : ENOUGH)) return null;
  return ul(doors.map((career) => `${careerLink(career)}: ${words(career.description)}`));
}

/** What asks for no more schooling than the work that is left, first in its own field. */
const nearTo = ({ id, category, education }: Career): Criterion => ({
  label: {
    english: "that ask for no more study than yours",
    hinglish: "jinme aapki padhai se zyada nahi maangte",
    hindi: "जिनमें आपकी पढ़ाई से ज़्यादा नहीं माँगते",
  },
  holds: (career) => career.id !== id && EDUCATION_LEVELS.indexOf(career.education) <= EDUCATION_LEVELS.indexOf(education),
  points: (career) => (career.category === category ? OWN_FIELD : 0),
});

const FIRST_STEPS = ul(STEPS.slice(0, 2));
const withDoors = (left: string, doors: string): string =>
  p(LEAD) +
  h3(`Next to ${left}`) +
  p("People of this work often turn here; each page says what is asked for:") +
  doors +
  FIRST_STEPS +
  ANY_WORK;

/** What somebody turns to who names only the work that is left: what was wished for, or what lies next to it. */
function fromWork(work: Career, reading: Reading, knowledge: Knowledge): string {
  const criteria = criteriaOf({ ...reading, stage: null }, knowledge);
  if (reading.interests.said.length > 0 && fulfilling(criteria, knowledge).total >= ENOUGH)
    return p(LEAD) + FIRST_STEPS + (listOf(criteria, knowledge) ?? "");
  const ids = (NEXT_DOORS[work.subcategory] ?? work.related ?? []).filter((id) => id !== work.id);
  const doors = nextDoors(ids, reading, knowledge);
  if (doors !== null) return withDoors(careerLink(work), doors);
  return p(LEAD) + FIRST_STEPS + (listOf([...criteria, nearTo(work)], knowledge) ?? "");
}

const ownWorkNamed = (said: string): RegExp =>
  phrases(
    `i (?:${said})|(?:i am|im|i was|i work|work|working|worked)(?: \\S+){0,2}? (?:as|in|at)?(?: an?)? ?(?:${said})`,
    `(?:kaam|kam|job|naukri) kar\\S*(?: hu| hoon| hun)?(?: \\S+){0,2}? (?:${said})`,
    `(?:${said})(?: \\S+){0,2}? (?:hu|hoon|hun|tha|thi|kart[aie]|kar rah[ai]|हूं|था|थी|करता|करती)`,
  );
const UNRECORDED = UNRECORDED_WORK.map(([said, doors]) => ({ cue: ownWorkNamed(said), doors }));

/** Work that has no record of its own, and where it leads. */
function fromUnrecorded(reading: Reading, knowledge: Knowledge): string | null {
  const { careers, text, page } = reading;
  if (page !== null || careers.length > 0 || BEFORE_TENTH.test(text) || !isTurnedFrom(text, false)) return null;
  const found = UNRECORDED.find(({ cue }) => cue.test(text));
  const doors = found === undefined ? null : nextDoors(found.doors, reading, knowledge);
  return doors === null ? null : withDoors("what you do now", doors);
}

function toCareer(career: Career, reading: Reading, knowledge: Knowledge): string {
  const [further] = career.pathway?.afterDegree ?? [];
  const needed = reading.degrees.map((degree) => neededVerdict(career, degree, reading)).join("");
  return (
    needed +
    p(
      `Yes, people come to the work of ${words(career.name)} from other work.${
        further === undefined || needed !== "" ? "" : ` Its record names, for those who already have a degree: ${words(further)}.`
      } Beside that, these steps help:`,
    ) +
    ul(STEPS) +
    aboutCareer(career, [], null, { ...reading, asks: new Set(["skills", "become"]) }, knowledge)
  );
}

const CORE = phrases("core(?: (?:field|company|companies|side|jobs?|branch|engineering|industry|sector|line))?");

/** Back to the work of one's own branch of engineering. */
function toCore({ work, careers, text }: Reading): string {
  const engineer = [work, ...careers.map(({ career }) => career)].find((career) => career?.category === "Engineering");
  if (!CORE.test(text) || engineer === undefined || engineer === null) return "";
  return p(
    `${strong("Back to your branch")}, ${careerLink(engineer)}: the years away are made up for by one tool of the branch (CAD, simulation, PLC or the like) with a project to show, a first post as trainee or in quality and maintenance at a smaller firm, an apprenticeship for graduates (nats.education.gov.in), or an exam that asks for no experience: GATE for public companies and MTech, SSC JE and RRB JE.`,
  );
}

/** From one kind of work or study into another: the answer is about the second. */
export const switchAnswer: Answer = (reading, knowledge) => {
  const { text, work, page } = reading;
  if (page !== null || (work === null && (!SWITCHES.test(text) || !ALREADY.test(text)))) return null;
  const tail = tailOf(text, knowledge);
  const career = targetOf(reading, tail, knowledge);
  if (career !== undefined) return toCore(reading) + toCareer(career, reading, knowledge);
  if (work === null) return listTowards(tail, knowledge);
  return (work.subcategory === OF_THE_FORCES ? AFTER_SERVICE : "") + fromWork(work, reading, knowledge);
};

/** The same where the work that is left was named: then it comes before what one may be advised in general. */
export const turnAnswer: Answer = (reading, knowledge) =>
  reading.work === null ? fromUnrecorded(reading, knowledge) : switchAnswer(reading, knowledge);
