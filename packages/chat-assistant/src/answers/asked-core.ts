import type { Knowledge } from "../catalogue/knowledge.ts";
import { asksSomething } from "../reading/asked-parts.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";
import { siteAnswer } from "./site.ts";

/** What stands between what is told and what is asked: marks, none within a number or an abbreviation, and a "but". */
const BETWEEN = /[;:!?।\n()]+|[,.…]+(?=\s|$)| [-–] |(?<=\s)(?:but|lekin|magar|लेकिन|मगर)(?=\s)/iu;
const clausesIn = (question: string): readonly string[] => question.split(BETWEEN).filter((clause) => clause.trim() !== "");
/** Who tells more is read as a whole. */
const MOST_CLAUSES = 4;

/** What is asked of the site at last, where all before it only tells of who asks: a teacher who wants to see all careers asks of no teacher. */
export function ofSite(question: string, whole: Reading, knowledge: Knowledge): string | null {
  const clauses = clausesIn(question);
  const asked = clauses.at(-1);
  if (clauses.length < 2 || asked === undefined || clauses.filter(asksSomething).join() !== asked) return null;
  return siteAnswer({ ...readQuestion(asked, knowledge, whole.page), language: whole.language }, knowledge);
}

/** The careers that a reply links, in order. */
const careersOf = (reply: string): readonly string[] => [
  ...new Set([...reply.matchAll(/\/career\/([\w-]+)"/g)].flatMap(([, id]) => id ?? [])),
];

const WHETHER_GOOD = phrases(
  "(?:good|right|safe|nice|best|bad|acch?a|achh?a|sahi|badhiya|kais[aie]|अच्छा|सही|कैस[ाी]) (?:career|job|profession|field|line|work|option|choice|kaam|करियर|नौकरी|जॉब|काम)|worth it|scope|स्कोप",
);

const WEIGHED = 2;
const WEIGHS = phrases("or|ya|vs|versus|and|aur|या|और");
const RULES_OUT = phrases("not|no|except|neither|without|nahi|nhi|bina|नहीं|बिना");

/** Whether something is asked of one career, or two are weighed, and nothing else is named. */
const isOfCareers = ({ careers, unfound, exams, degrees, streams, wishes, excluded, work, asks, page, text }: Reading): boolean =>
  unfound.length + exams.length + degrees.length + streams.length + wishes.length === 0 &&
  Object.values(excluded).every(({ length }) => length === 0) &&
  work === null &&
  page === null &&
  (careers.length === 1
    ? asks.size > 0 || WHETHER_GOOD.test(text)
    : careers.length === WEIGHED && WEIGHS.test(text) && !RULES_OUT.test(text));

const OF_GOVERNMENT = phrases("sarkari|sarkaari|government|govt|सरकारी");

/** A post by its own name, asked for beside a State's commission or as one of the Government, comes before all others that are filled so. */
export function postOf(whole: Reading, reply: string): Reading | null {
  const { careers, exams, asks, excluded, streams, text } = whole;
  const [named, other] = careers;
  if (named === undefined || other !== undefined || !asks.has("become") || careersOf(reply)[0] === named.career.id) return null;
  const isOfState = exams.join() === "State PSC";
  const isOfGovernment = exams.length === 0 && named.word === null && OF_GOVERNMENT.test(text) && reply.includes("/career/");
  return (isOfState || isOfGovernment) && excluded.careers.length + streams.length === 0 ? { ...whole, exams: [] } : null;
}

/** The way from there is another than from school. */
const hasBegun = ({ work, degrees }: Reading): boolean => work !== null || degrees.length > 0;

const OF_ONESELF = phrases("i|im|my|me|mai|main|mujhe|mujhko|mera|meri|mere|hum|मैं|मुझे|मेरा|मेरी|मेरे");
/** What tells of who asks, and not of the work: "farm spraying wala" behind a drone pilot says which one. */
const tellsOfAsker = ({ careers, interests, text }: Reading): boolean =>
  careers.length === 0 && (interests.said.length === 0 || OF_ONESELF.test(text));

/**
 * The clause that asks of one career, or weighs two, where the others only tell of who asks, and the reply begins with something else: "I work in a call centre,
 * what does a data recovery specialist earn". What is told behind it may say which one is meant. Null where nothing is told, several things are
 * asked, or a new work is asked beside an old one.
 */
export function coreOf(question: string, whole: Reading, reply: string, knowledge: Knowledge): Reading | null {
  const clauses = clausesIn(question);
  if (clauses.length < 2 || clauses.length > MOST_CLAUSES) return null;
  const readings = clauses.map((clause): Reading => ({ ...readQuestion(clause, knowledge, whole.page), language: whole.language }));
  const at = readings.findLastIndex(isOfCareers);
  const core = readings[at];
  if (core === undefined || (hasBegun(whole) && core.asks.has("become"))) return null;
  const isTold = (clause: string, place: number): boolean => place === at || !asksSomething(clause);
  if (!clauses.every(isTold) || !readings.slice(at + 1).every(tellsOfAsker)) return null;
  const isMet = !core.asks.has("pay") || reply.includes("₹");
  const linked = careersOf(reply);
  const first = new Set(core.careers.length > 1 ? linked : linked.slice(0, 1));
  return isMet && core.careers.every(({ career }) => first.has(career.id)) ? null : core;
}
