import { type Career, EDUCATION_LEVELS } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { h3, p, strong, ul, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { NEXT_DOORS, OUT_OF_THE_OFFICE, TRADES_OF_THE_FORCES, UNRECORDED_WORK } from "../names/next-doors.ts";
import type { NamedCareer } from "../reading/named.ts";
import { isTurnedFrom, WISHES_OWN_VENTURE } from "../reading/own-work.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { BEFORE_TENTH } from "../reading/stage.ts";
import { phrases } from "../reading/words.ts";
import { recordText, recordTexts } from "../record-texts/in-language.ts";
import { type SpokenAnswer, spoken } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { isSooner } from "./choose-career.ts";
import { compareAnswer } from "./compare.ts";
import { type Criterion, criteriaOf } from "./criteria.ts";
import { isOpenLater } from "./follow-up.ts";
import { assessmentLink, careerLink } from "./links.ts";
import { listAnswer, listOf } from "./list.ts";
import { publicPosts } from "./public-posts.ts";
import { fulfilling } from "./rank.ts";
import { neededVerdict } from "./route.ts";
import {
  ADDED_BY,
  AFTER_SERVICE,
  ANY_WORK,
  BACK_TO_BRANCH,
  BUSINESS_STEPS,
  BY_THE_WHOLE_COURSE,
  COME_FROM_OTHER_WORK,
  INTO_CORE,
  NEXT_TO,
  OFTEN_TURN_HERE,
  ON_ONES_OWN_FROM_WORK,
  OUT_INTO_THE_OPEN,
  PEOPLE_TURN,
  POSTS_BY_SCHOOLING,
  SHORTEST_WITH_A_DEGREE,
  STEPS,
  WHAT_SUCH_WORK_IS_LIKE,
  WHAT_YOU_DO_NOW,
} from "./switch-texts.ts";
import { withoutDegrees } from "./without-degrees.ts";
import { REFUSES_NIGHTS } from "./without-nights.ts";
import { workRow } from "./work-row.ts";

const SWITCHES = phrases(
  "(?:switch|shift(?! (?:hot[aei]|timing|duty|me |mein|hai|work|wali))|move|change|transition|convert)(?:ing)? (?:my career |career |field |line |job |over )?(?:to|into)(?: .*)?|(?:switch|shift)(?:ing)? (?:karna|karu|kaise|kar|how)(?: .*)?",
  "(?:me|mein|में) (?:jana|jaana|jau|jaun|jaaun|jaye|jaaye|ja|aana|aau|switch|shift(?! hot)|career|kaise (?:jau|jaun|jaye|jana|ja|aau|switch)|जाना|जाऊं|जाऊ|कैसे जा\\S*)(?: .*)?",
  "(?:ko|se|को|से) (?:it|i t|software|data|coding|bank|banking|आईटी)(?: \\S+){0,2} (?:me|mein|में) (?:jobs?|naukri|kaam|entry|नौकरी)(?: .*)?",
  "(?:from|se|से) (?:\\S+ ){1,4}(?:to|me|mein|में) (?:kaise|how|jana|switch|shift|move|जाना)(?: .*)?",
);
/** "Mechanical engineer ko IT mein job": what one is stands before it. */
const INTO_A_FIELD = phrases(
  "(?:ko|se|को|से) (?:it|i t|software|data|coding|आईटी)(?: \\S+){0,2} (?:me|mein|में) (?:jobs?|naukri|kaam|entry|ja\\S*|नौकरी)(?: .*)?",
);
/** From one post to the next of the same field is no other work. */
const RISES = phrases("(?:se|से) (?:\\S+ ){1,3}(?:kaise |kab |कैसे |कब )?(?:ban|bane|banu|bante|promot\\S*|बन|बने|बनें|बनते)");
const NIGHTS = phrases("nights?|raat|नाइट|रात");
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
/** The same for those who tell the work that they leave. */
const FIELDS_FROM_WORK: typeof FIELDS = [
  ...FIELDS,
  [
    phrases(
      "(?:to|into) (?:a )?(?:bank|banking)|(?:bank|banking|बैंक) (?:field |line |sector )?(?:me|mein|में) (?:jobs?|naukri|ja\\S*|aa\\S*|नौकरी|जा\\S*)",
    ),
    "bank-clerk",
  ],
  [phrases("hospital (?:admin\\S*|management)"), "hospital-administrator"],
];

export const OF_THE_FORCES = "Armed Forces and Border Security";
const LEFT_SERVICE = phrases("(?:ex|former|retir\\S*|left|purv|रिटायर\\S*|पूर्व|भूतपूर्व)");
type Trade = { readonly cue: RegExp; readonly doors: readonly string[] };
const TRADES: readonly Trade[] = TRADES_OF_THE_FORCES.map(([said, doors]) => ({ cue: phrases(said), doors }));
/** The trade that somebody had in the forces, and where it leads. */
export const tradeIn = (text: string): Trade | undefined => TRADES.find(({ cue }) => cue.test(text));
const doorsOfTrade = ({ subcategory }: Career, text: string): readonly string[] | undefined =>
  subcategory === OF_THE_FORCES ? tradeIn(text)?.doors : undefined;
const afterService = ({ subcategory }: Career, language: Language): string =>
  subcategory === OF_THE_FORCES ? p(AFTER_SERVICE[language]) : "";

const TOWARDS =
  / (?:(?:get|getting|go|going|break|breaking)(?= into )|switch|switching|shift|shifting|move|moving|transition|change)(?: \S+){0,3} (?:to|into) (.*)$/u;

/** What was said after "switch to": with a single career named, it may be the one that is left. */
function tailOf({ text, language }: Reading, knowledge: Knowledge): Reading | null {
  const tail = TOWARDS.exec(text)?.[1];
  return tail === undefined ? null : { ...readQuestion(tail, knowledge, null), language };
}

const CORE = phrases("core(?: (?:field|company|companies|side|jobs?|branch|engineering|industry|sector|line))?");

/** The engineer's own branch, where somebody goes back to its work. */
function branchOf({ work, careers, text }: Reading): Career | undefined {
  if (!CORE.test(text)) return undefined;
  return [...(work === null ? [] : [work]), ...careers.map(({ career }) => career)].find(({ category }) => category === "Engineering");
}

const toCore = (engineer: Career, language: Language): string =>
  p(`${strong(BACK_TO_BRANCH[language])}, ${INTO_CORE[language](careerLink(engineer))}`);

/** The career to which somebody turns: the last that is named, or the one that stands for a field. */
function targetOf({ careers, text, work }: Reading, tail: Reading | null, { explorer }: Knowledge): Career | undefined {
  const field = (work === null ? FIELDS : FIELDS_FROM_WORK).find(([cue]) => cue.test(text));
  const meant = field === undefined ? undefined : explorer.byId(field[1]);
  // What is named before "switch to" a field is all left behind.
  if (tail !== null && tail.careers.length === 0 && meant !== undefined) return meant;
  if (careers.length > 1 || work !== null) return careers.at(-1)?.career ?? meant;
  if (meant !== undefined) return meant;
  if (tail !== null) return tail.careers.at(-1)?.career;
  return /switch|shift/.test(text) ? careers.at(-1)?.career : undefined;
}

/** Where no single career is the aim: the steps, and careers about what was named. */
function listTowards(tail: Reading | null, knowledge: Knowledge): string | null {
  if (tail === null) return null;
  const list = listAnswer(tail, knowledge);
  return list === null ? null : p(PEOPLE_TURN[tail.language]) + ul(STEPS[tail.language]) + list;
}

const ENOUGH = 3;
const OWN_FIELD = 6;

/** Careers next to a line of work, those that have what is wished for and nothing that is ruled out. */
export function nextDoors(ids: readonly string[], reading: Reading, knowledge: Knowledge): string | null {
  const exclusions = criteriaOf(reading, knowledge).filter(({ negative }) => negative === true);
  const { language } = reading;
  const bounds = [...reading.wishes, ...exclusions];
  const doors = ids.flatMap((id) => knowledge.explorer.byId(id) ?? []).filter((career) => bounds.every(({ holds }) => holds(career)));
  if (doors.length < (bounds.length === 0 ? 1 : ENOUGH)) return null;
  return ul(doors.map((career) => workRow(career, language)));
}

const NAMES_FOOD = phrases("food|khan[aei]|kitchen|restaurant|cafe|tiffin|dhaba|catering|खाना|खाने|फूड|ढाबा");
/** Work on one's own account that has a record. */
const SELF_EMPLOYED: readonly string[] = [
  "caterer",
  "tiffin-service-owner",
  "street-food-vendor",
  "shopkeeper",
  "online-merchant",
  "entrepreneur",
];

/** From work for others to a business of one's own, which the knowledge of that work is half of. */
function toBusiness(work: Career, { text, language }: Reading, { explorer }: Knowledge): string {
  const isFood = NAMES_FOOD.test(text);
  const near = SELF_EMPLOYED.flatMap((id) => explorer.byId(id) ?? []).filter(
    ({ id, category }) => id === "entrepreneur" || category === (isFood ? "Hospitality" : work.category),
  );
  return (
    afterService(work, language) +
    p(ON_ONES_OWN_FROM_WORK[language]) +
    ul(BUSINESS_STEPS[language]) +
    p(WHAT_SUCH_WORK_IS_LIKE[language]) +
    ul(near.map((career) => workRow(career, language)))
  );
}

/** Their public posts ask for just this profession. */
const ASK_FOR_A_BRANCH: ReadonlySet<string> = new Set(["Engineering", "Healthcare", "Legal"]);

/** From work for others or for oneself to a post of the Government: by the schooling that was told. */
function toGovernment(work: Career, reading: Reading, knowledge: Knowledge): string | null {
  const { wishes, careers, language } = reading;
  if (careers.length > 0 || !wishes.some(({ cue }) => cue.test(" government "))) return null;
  const posts = publicPosts({ ...reading, work: null }, knowledge);
  if (posts === null) return null;
  return (ASK_FOR_A_BRANCH.has(work.category) ? "" : p(POSTS_BY_SCHOOLING[language](careerLink(work)))) + posts.html;
}

const DOING = "(?: (?:class|pass|complete|पास))*(?: (?:karke|kar ke|karne ke baad|kar l\\S*|kar rah\\S*|karu|करके|कर रह\\S*|करने के बाद))";
/** Schooling that somebody takes up beside the work. */
const TAKEN_UP: readonly (readonly [RegExp, keyof typeof ADDED_BY])[] = [
  [phrases(`(?:10|10th|dasvi|दसवीं|10वीं)${DOING}|(?:after|doing) (?:class )?(?:10|10th)`), "class10"],
  [phrases(`(?:12|12th|barahvi|बारहवीं|12वीं)${DOING}|(?:after|doing) (?:class )?(?:12|12th)`), "class12"],
  [phrases(`(?:graduation|degree|ba|bcom|ग्रेजुएशन)${DOING}|(?:after|doing) (?:my )?(?:graduation|degree)`), "degree"],
];
const addedBy = ({ text, language }: Reading): string => {
  const [, schooling] = TAKEN_UP.find(([cue]) => cue.test(text)) ?? [];
  return schooling === undefined ? "" : p(ADDED_BY[schooling][language]);
};

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

const firstSteps = (language: Language): string => ul(STEPS[language].slice(0, 2));
export const withDoors = (left: string, doors: string, language: Language): string =>
  p(PEOPLE_TURN[language]) +
  h3(NEXT_TO[language](left)) +
  p(OFTEN_TURN_HERE[language]) +
  doors +
  firstSteps(language) +
  p(ANY_WORK[language](assessmentLink()));

/** What somebody turns to who names only the work that is left: what was wished for, or what lies next to it. */
function fromWork(work: Career, reading: Reading, knowledge: Knowledge): string {
  const { language } = reading;
  const lead = p(PEOPLE_TURN[language]) + firstSteps(language);
  const criteria = criteriaOf({ ...reading, stage: null }, knowledge);
  if (reading.interests.said.length > 0 && fulfilling(criteria, knowledge).total >= ENOUGH)
    return lead + (listOf(criteria, knowledge, language) ?? "");
  const ids = (doorsOfTrade(work, reading.text) ?? NEXT_DOORS[work.subcategory] ?? work.related ?? []).filter((id) => id !== work.id);
  const outside = reading.wishes.some(({ cue }) => cue.test(" outdoors ")) ? nextDoors(OUT_OF_THE_OFFICE, reading, knowledge) : null;
  if (outside !== null && !work.workEnvironment.includes("Outdoors"))
    return lead + p(OUT_INTO_THE_OPEN[language](careerLink(work))) + outside + p(ANY_WORK[language](assessmentLink()));
  const doors = nextDoors(ids, reading, knowledge);
  if (doors !== null) return withDoors(careerLink(work), doors, language) + addedBy(reading);
  return lead + (listOf([...criteria, nearTo(work)], knowledge, language) ?? "");
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
  const { careers, text, page, language } = reading;
  if (page !== null || careers.length > 0 || BEFORE_TENTH.test(text) || !isTurnedFrom(text, false)) return null;
  const found = UNRECORDED.find(({ cue }) => cue.test(text));
  const doors = found === undefined ? null : nextDoors(found.doors, reading, knowledge);
  return doors === null ? null : withDoors(WHAT_YOU_DO_NOW[language], doors, language);
}

const OF_ITS_OWN_COURSE = /^(?:MBBS|BDS|BVSc|BAMS|BHMS|BUMS|BNYS|BArch|B\.Arch)\b/;
/** Whether all ways into a profession begin with one course that nothing else stands for. */
const isByWholeCourse = ({ pathway }: Career): boolean =>
  pathway?.afterClass12[0] !== undefined && pathway.afterClass12.every((way) => OF_ITS_OWN_COURSE.test(way));

const TOO_LATE = phrases(
  "too (?:late|old)|late(?: \\S+)? (?:hai|ho|hogi|hoga)|(?:bahut |zyada )?der(?: \\S+){0,2} (?:hui|ho|hai)\\S*|late|देर|लेट",
);
/** A course of months is told before a degree of years. */
const SHORT_WAY = /\b(?:course|certificate|certification|training)\b/i;

function toCareer(career: Career, reading: Reading, knowledge: Knowledge): string {
  const { degrees, excluded, text, language } = reading;
  const isLate = TOO_LATE.test(text);
  if (isByWholeCourse(career)) {
    const ways = recordTexts(career.pathway?.afterClass12 ?? [], language);
    return (
      p(BY_THE_WHOLE_COURSE[language](words(career.name), ways, isLate)) +
      aboutCareer(career, [], null, { ...reading, asks: new Set(["become"]) }, knowledge)
    );
  }
  const later = career.pathway === undefined ? [] : withoutDegrees(career.pathway, excluded.degrees).afterDegree;
  const further = later.find((way) => SHORT_WAY.test(way)) ?? later[0];
  const needed = degrees.map((degree) => neededVerdict(career, degree, reading)).join("");
  const named = further === undefined || needed !== "" ? null : recordText(further, language);
  return (
    needed +
    p(COME_FROM_OTHER_WORK[language](words(career.name), named, isLate)) +
    ul(STEPS[language]) +
    aboutCareer(career, [], null, { ...reading, asks: new Set(["skills", "become"]) }, knowledge)
  );
}

/** The careers on both sides of a word that weighs: two to which somebody may turn, and not the work that is left. */
function weighedTargets({ careers, text }: Reading): Reading["careers"] {
  const areWeighed = (one: NamedCareer | undefined, other: NamedCareer | undefined): boolean =>
    one !== undefined &&
    other !== undefined &&
    phrases(`${one.title}s?(?: \\S+)? (?:or|ya|vs|versus|या)(?: \\S+)? ${other.title}s?`).test(text);
  return careers.filter((named, at) => areWeighed(careers[at - 1], named) || areWeighed(named, careers[at + 1]));
}

/** Which of those to whom somebody may turn asks whoever has a degree only for a course of months. */
function shortestWithADegree(careers: Reading["careers"], language: Language): string {
  const [short, other] = careers.flatMap(({ career }) => {
    const way = career.pathway?.afterDegree.find((each) => SHORT_WAY.test(each));
    return way === undefined ? [] : { career, way };
  });
  if (short === undefined || other !== undefined || careers.some(({ career }) => isSooner(career, [short.career]))) return "";
  return p(SHORTEST_WITH_A_DEGREE[language](words(short.career.name), recordText(short.way, language)));
}

function toEither(careers: Reading["careers"], reading: Reading, knowledge: Knowledge): string | null {
  const { asks, language } = reading;
  const told = compareAnswer({ ...reading, careers, work: null, asks: new Set([...asks, "become"] as const) }, knowledge);
  return told === null ? null : shortestWithADegree(careers, language) + told + firstSteps(language);
}

/** From one kind of work or study into another: the answer is about the second. */
export const switchAnswer: SpokenAnswer = spoken((reading, knowledge) => {
  const { text, work, careers, page, language } = reading;
  // Who would go into a field and work no nights there leaves nothing.
  if (work === null && NIGHTS.test(text) && REFUSES_NIGHTS.test(text)) return null;
  if (page !== null || (work === null && !INTO_A_FIELD.test(text) && (!SWITCHES.test(text) || !ALREADY.test(text)))) return null;
  // "Army driver, retired": the forces are what was left, and the trade is what one did there.
  const served = LEFT_SERVICE.test(text) ? careers.find(({ career }) => career.subcategory === OF_THE_FORCES)?.career : undefined;
  if (work !== null && served !== undefined && work.subcategory !== OF_THE_FORCES)
    return afterService(served, language) + fromWork(served, { ...reading, careers: [] }, knowledge);
  const branch = branchOf(reading);
  if (branch !== undefined) return toCore(branch, language) + toCareer(branch, reading, knowledge);
  if (work !== null && WISHES_OWN_VENTURE.test(text) && careers.every(({ career: { id } }) => id === work.id || id === "entrepreneur"))
    return toBusiness(work, reading, knowledge);
  const weighed = weighedTargets(reading);
  if (weighed.length > 1) return toEither(weighed, reading, knowledge);
  const tail = tailOf(reading, knowledge);
  const career = targetOf(reading, tail, knowledge);
  if (career !== undefined && career.subcategory === work?.subcategory && RISES.test(text)) return null;
  // What sets a low age is told with it.
  if (career !== undefined && TOO_LATE.test(text) && !isOpenLater(career)) return null;
  if (career !== undefined) return toCareer(career, reading, knowledge);
  if (work === null) return listTowards(tail, knowledge);
  const posts = toGovernment(work, reading, knowledge);
  if (posts !== null) return posts;
  return afterService(work, language) + fromWork(work, reading, knowledge);
});

/** The same where the work that is left was named: then it comes before what one may be advised in general. */
export const turnAnswer: SpokenAnswer = spoken((reading, knowledge) =>
  reading.work === null ? fromUnrecorded(reading, knowledge) : switchAnswer(reading, knowledge),
);
