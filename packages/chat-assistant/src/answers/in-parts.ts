import { EXAMS } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { type Ask, WHICH_EXAM } from "../reading/asks.ts";
import { stateIn } from "../reading/public-posts.ts";
import { type Reading, readQuestion } from "../reading/reading.ts";
import { padded, phrases } from "../reading/words.ts";
import { replyKind } from "../reply-kind.ts";
import { inEnglish } from "./answer.ts";
import { aboutCareer } from "./career.ts";
import { examAnswer } from "./exam.ts";
import { joinedReplies, linesOf } from "./joined-replies.ts";
import { SCHOOL_SUBJECTS } from "./subjects.ts";

/** A reply in English, by whose words it is told what it has met, and in the language of the question. */
export type Told = { readonly english: string; readonly reply: string };

const WEIGHS = phrases("or|ya|vs|versus|या");
/** Whether two things are weighed, before what else is told: "CA or engineering? He is good at accounts". */
export const weighsTwo = ({ text, careers, categories, degrees, streams, exams }: Reading): boolean =>
  WEIGHS.test(text) && careers.length + categories.length + degrees.length + streams.length + exams.length > 1;

/** Whether a reading names something that a question may go on with. */
export const namesSomething = ({ careers, degrees, exams, interests }: Reading): boolean =>
  careers.length + degrees.length + exams.length + interests.said.length > 0;

/** What may be asked of a degree, an examination or a field that was named before; "which work" goes on with none of them. */
const OF_ANYTHING: readonly Ask[] = ["pay", "years", "subjects", "exams", "licence", "growth"];
const isSubject = (word: string): boolean => SCHOOL_SUBJECTS.some(({ cue }) => cue.test(padded([word])));
/** Who says "it" goes on with what was named before. */
const SAYS_IT = phrases(
  "it|its|this|that|isme|usme|iske|uske|iska|uska|iski|uski|isse|usse|ismein|usmein|इसमें|उसमें|इसके|उसके|इसका|उसका|इसकी|उसकी",
);
/** Who was spoken of with a stream: "can a PCB student become a pilot, and can he do engineering". */
const WHO = /(?<=(?:^|\s)(?:can|could|may|kya)) (?:he|she|they|wo|woh)(?= )/iu;
const SAYS_WHO = / (?:can|could|may|kya) (?:he|she|they|wo|woh) (?=(?:do|become|be|take|join|study|go|apply|sit|give|kar|ban|le|de) )/u;
/** So few words ask nothing by themselves. */
const FEW_WORDS = 5;

/** The name of what the parts before spoke of, where there is but one of its kind: a career's as it was typed, else a degree's or an examination's. */
function nameBefore({ careers, degrees, exams, text }: Reading): string | null {
  const [career, second] = careers;
  if (career !== undefined) return second === undefined ? career.title : null;
  const [name, other] = [...degrees, ...exams];
  // Of the entrances of all States one was named.
  if (other !== undefined || name === "State engineering CET") return null;
  return name === "State PSC" ? (stateIn(text)?.commission ?? name) : (name ?? null);
}

/** Words that stand for what was named, with what follows the name in their place. */
const STANDS_FOR_IT = /(?<=^|\s)(?:it|them|(?:is|us)(me|mein|ke|ka|ki|se))(?=\s|$)/iu;

/** The part with the name in the place of the word that stands for it, else before it. */
const withName = (name: string, said: string): string =>
  STANDS_FOR_IT.test(said)
    ? said.replace(STANDS_FOR_IT, (_, after: string | undefined) => (after === undefined ? name : `${name} ${after}`))
    : `${name} ${said}`;

/** A part that names nothing asks of what the parts before it named. */
export function goingOn(said: string, part: Reading, before: Reading, knowledge: Knowledge): Reading {
  const { careers, unfound, degrees, interests, exams, asks, language } = part;
  const [stream, secondStream] = before.streams;
  const isOfTheSame = stream !== undefined && secondStream === undefined && part.streams.length === 0 && SAYS_WHO.test(part.text);
  if (isOfTheSame) return { ...readQuestion(said.replace(WHO, ` ${stream.name} student `), knowledge, part.page), language };
  if (careers.length + unfound.length + degrees.length > 0) return part;
  const name = nameBefore(before);
  const isShort = said.split(/\s+/).length <= FEW_WORDS;
  if (name !== null && exams.length === 0 && (before.careers.length > 0 || SAYS_IT.test(part.text) || isShort))
    return { ...readQuestion(withName(name, said), knowledge, part.page), language };
  if (before.careers.length > 0) return { ...part, careers: before.careers };
  if (!interests.said.every(isSubject) || !OF_ANYTHING.some((ask) => asks.has(ask))) return part;
  const goesOnExams = exams.length === 0 && before.degrees.length === 0;
  return { ...part, degrees: before.degrees, interests: before.interests, exams: goesOnExams ? before.exams : exams };
}

/** What a comparison shows of each career. */
const IN_THE_TABLE: ReadonlySet<Ask> = new Set(["pay", "growth", "years", "subjects", "stress", "remote", "about", "become", "schooling"]);

/** A part with its answer. */
export type Part = { readonly reading: Reading; readonly told: Told; readonly isCarried: boolean };

/** What is asked of the work itself. */
const ASKS_WHAT_IT_DOES = phrases(
  "what (?:do|does|is|are)(?: \\S+){1,4} (?:do|work|job)|(?:kaam|काम) (?:kya|क्या)|(?:kya|क्या) (?:kaam |काम )?(?:kart\\S*|karn\\S*|करत\\S*|करन\\S*)",
);

/** The answer to a part without what is told of its career or examination whatever is asked, where these are only carried on. */
function narrowed({ reading, told, isCarried }: Part, knowledge: Knowledge): Told {
  if (!isCarried || ASKS_WHAT_IT_DOES.test(reading.text)) return told;
  const asksNothing = [...reading.asks].every((ask) => ask === "about");
  const without = (reply: string, asked: Reading): string => {
    const general = new Set([
      ...(asksNothing ? asked.careers : []).flatMap(({ career, kinds, word }) =>
        linesOf(aboutCareer(career, kinds, word, { ...asked, asks: new Set() }, knowledge)),
      ),
      ...linesOf(examAnswer({ ...asked, asks: new Set() }, knowledge) ?? ""),
    ]);
    return joinedReplies([reply], general);
  };
  return { english: without(told.english, inEnglish(reading)), reply: without(told.reply, reading) };
}

const FEW_LINES = 3;

/** Whether a part asks for examinations by name, and the whole answer names none of those that its own answer names. */
function isHardAndUnmet(part: Part | undefined, { english }: Told, whole: Told): boolean {
  if (part === undefined || !WHICH_EXAM.test(part.reading.text)) return false;
  const named = EXAMS.filter((exam) => english.includes(exam));
  return named.length > 0 && !named.some((exam) => whole.english.includes(exam));
}

const joinedTold = (told: readonly Told[]): Told => ({
  english: joinedReplies(told.map(({ english }) => english)),
  reply: joinedReplies(told.map(({ reply }) => reply)),
});

const shares = (one: readonly string[], other: readonly string[]): boolean => one.some((line) => other.includes(line));

/** The answer to a part that names something, before the whole one where that has met nothing of it: "BSc nursing with 45 %, and if not what else". */
export function withFirstPart(part: Told, whole: Told): Told {
  const own = linesOf(whole.english);
  const isUnmet = replyKind(part.english) !== "unknown" && !shares(linesOf(part.english), own);
  return isUnmet ? joinedTold([part, whole]) : whole;
}

/** Whether a comparison that was given tells the part, which asks of both what its table has. */
const isInTable = ({ reading: { careers, asks, exams }, isCarried }: Part): boolean =>
  isCarried && careers.length > 1 && exams.length === 0 && [...asks].every((ask) => IN_THE_TABLE.has(ask));

/**
 * The answer to a question of several parts: the whole one in the place of the parts that it has met, and beside it, in their order, the answers to
 * the others. One that met no part understood them together, unless it is what a part says that was read without the others.
 */
export function toldInParts(whole: Told, parts: readonly Part[], bare: () => readonly Told[], knowledge: Knowledge): Told {
  const own = linesOf(whole.english);
  const narrow = parts.map((part) => narrowed(part, knowledge));
  const lines = narrow.map(({ english }) => linesOf(english));
  const isMet = parts.map((part, at) => isInTable(part) || lines[at]?.slice(0, 1).every((line) => own.includes(line)));
  const led = lines.findIndex(([first]) => first !== undefined && own[0] === first);
  const place = led >= 0 ? led : lines.findIndex((each) => shares(each, own));
  // A verdict that no part gives was given on them together.
  const [lead = ""] = own;
  if (/^(?:Yes|No)\b/.test(lead) && !lines.some((each) => each.includes(lead))) return whole;
  const isKnown = parts.map(({ told }) => replyKind(told.english) !== "unknown");
  // Each for itself, where the first is answered and the whole has met none of them.
  if (place < 0 && isKnown[0] === true && parts.some(({ isCarried }, at) => isCarried || isKnown[at] === false))
    return joinedTold(narrow.filter((_, at) => lines[at]?.length !== 0 && isKnown[at] === true));
  if (place < 0 && !bare().some(({ english }) => shares(linesOf(english), own)))
    return joinedTold([whole, ...narrow.filter((told, at) => at > 0 && isHardAndUnmet(parts[at], told, whole))]);
  // What begins with a later part answers the first one late, unless it owns that it does not know.
  const isLate =
    replyKind(whole.english) !== "unknown" &&
    lines[0]?.length !== 0 &&
    lines[0]?.includes(lead) === false &&
    lines.slice(1).some((each) => each.includes(lead));
  const isLess = own.every((line) => lines[place]?.includes(line));
  // A line in common by chance makes it no answer to a part.
  const said = new Set(lines.flat());
  const isOfNone = parts[place]?.isCarried !== true && !said.has(lead) && own.filter((line) => said.has(line)).length < FEW_LINES;
  if (isLate || isLess || isOfNone) return joinedTold(narrow.filter((_, at) => lines[at]?.length !== 0));
  return joinedTold(narrow.flatMap((told, at) => (at === place ? whole : isMet[at] === true ? [] : told)));
}
