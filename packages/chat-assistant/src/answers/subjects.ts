import { type Career, type Pathway, SUBJECT_COMBINATIONS, type SubjectCombination } from "@career-clarity/career-catalog";
import { words } from "../html/write.ts";
import { NEED } from "../reading/asks.ts";
import type { NamedStream } from "../reading/streams.ts";
import { phrases } from "../reading/words.ts";
import { listed } from "./join.ts";

/** Which combinations contain a school subject. */
const SCHOOL_SUBJECTS: readonly { readonly name: string; readonly cue: RegExp; readonly within: readonly SubjectCombination[] }[] = [
  { name: "maths", cue: phrases("maths?", "mathematics", "ganit", "गणित"), within: ["PCM", "PCMB", "Commerce with Maths"] },
  { name: "biology", cue: phrases("biology", "bio", "जीव विज्ञान"), within: ["PCB", "PCMB"] },
  { name: "physics and chemistry", cue: phrases("physics", "chemistry"), within: ["PCM", "PCB", "PCMB"] },
];

/** The subjects that keep a career open, in one sentence. */
export function subjectsText({ subjects }: Pathway): string {
  if (subjects.length === SUBJECT_COMBINATIONS.length) return "any stream keeps it open";
  return `${listed(subjects.map(words), "or")} ${subjects.length === 1 ? "keeps" : "keep"} it open`;
}

/** A route after Class 12 that says which subjects it asks for. */
const HAS_TERMS = /\bwith (?:PCM|PCB|maths)\b|ask for maths/;

/** The routes after Class 12 where they differ in the subjects that they ask for: an open door may still shut the best known way. */
export const routesWithTerms = ({ afterClass12 }: Pathway): string =>
  afterClass12.some((route) => HAS_TERMS.test(route)) ? ` The ways after Class 12: ${words(afterClass12.join("; "))}.` : "";

const BETWEEN = "(?: (?!(?:i|we|do|what|kya|how) )\\S+){0,3}";

/** "Is science compulsory for it" asks whether anything else leads there, not whether science does. */
export const asksIfNeeded = (text: string, { cue }: NamedStream): boolean =>
  new RegExp(`${cue.source}${BETWEEN}${NEED.source}|${NEED.source}${BETWEEN}${cue.source}`, "u").test(text);

/** The choices of subjects that lead to a career and are none of the stream's. */
export const choicesBeside = ({ subjects }: Pathway, { combinations }: NamedStream): readonly SubjectCombination[] =>
  subjects.filter((combination) => !combinations.includes(combination));

function neededVerdict({ name }: Career, pathway: Pathway, stream: NamedStream): string {
  const others = choicesBeside(pathway, stream);
  const notMust = `No, ${stream.name} is not a must for ${words(name)}`;
  if (pathway.subjects.length === SUBJECT_COMBINATIONS.length) return `${notMust}.`;
  if (others.length > 0) return `${notMust}: ${listed(others.map(words), "or")} ${others.length === 1 ? "keeps" : "keep"} it open too.`;
  return `Yes, ${words(name)} needs ${stream.name}: the catalogue names no other choice of subjects for it.`;
}

/** Whether a stream that the question names leads there. */
function streamVerdict({ name }: Career, { subjects }: Pathway, stream: NamedStream): string {
  const open = stream.combinations.filter((combination) => subjects.includes(combination));
  if (open.length === stream.combinations.length) return `Yes: ${stream.name} keeps ${words(name)} open.`;
  if (open.length > 0) return `Partly: ${words(name)} is open with ${listed(open, "or")}, not with every kind of ${stream.name}.`;
  return `Not by the usual way: ${stream.name} closes ${words(name)}, as far as the catalogue knows.`;
}

/** "Doctor without biology": where the subject is a must, the answer is no. */
const WITHOUT = phrases("without", "bina", "(?:ke|k) bina", "not (?:having|taking|studying)", "बिना", "के बिना");

function subjectVerdict({ subjects }: Pathway, { name, within }: (typeof SCHOOL_SUBJECTS)[number], text: string): string {
  const needed = subjects.filter((combination) => within.includes(combination));
  if (needed.length === subjects.length && WITHOUT.test(text))
    return `No, ${name} ${name.includes(" and ") ? "are" : "is"} needed: part of every subject choice that the catalogue names for it.`;
  if (needed.length === subjects.length)
    return `Yes, ${name} ${name.includes(" and ") ? "are" : "is"} part of every subject choice that the catalogue names for it.`;
  if (needed.length === 0)
    return `No, ${name} ${name.includes(" and ") ? "are" : "is"} in none of the subject choices that the catalogue names for it.`;
  return `No, ${name} ${name.includes(" and ") ? "are" : "is"} not a must: ${listed(
    subjects.filter((combination) => !within.includes(combination)),
    "or",
  )} keeps it open too.`;
}

/** Who tells a strength asks for no subject: "maths strong hai". */
const IS_STRENGTH = phrases(
  "(?:maths?|mathematics|ganit|physics|chemistry|biology|bio|गणित|मैथ्स|मैथ)(?: (?:me|mein|mai|bahut|bohot|meri|mera|is|are|subject|में|बहुत|मेरी))* (?:strong|good|acch?[ai]|achh?[ai]|tez|best|great|pasand|favou?rite|मजबूत|अच्छ\\S*|पसंद|तेज)(?! (?:nahi|nhi|not|नहीं))",
  "(?<!not )(?:strong|good|great|best|love|like|enjoy)(?: (?:in|at|with))? (?:maths?|mathematics|physics|chemistry|biology|bio)",
);
const USED_DAILY = 8;

const strengthVerdict = ({ name, analytical }: Career, subjects: typeof SCHOOL_SUBJECTS): readonly string[] =>
  analytical >= USED_DAILY && subjects.some((subject) => subject.name === "maths")
    ? [`That helps: ${words(name)} is work with figures or close reasoning each day.`]
    : [];

/** Plain answers about the streams and school subjects that the text names, of this career. */
export function verdicts(career: Career, pathway: Pathway, text: string, streams: readonly NamedStream[]): readonly string[] {
  const subjects = SCHOOL_SUBJECTS.filter(({ cue }) => cue.test(text));
  if (streams.length === 0 && IS_STRENGTH.test(text)) return strengthVerdict(career, subjects);
  return streams.length > 0
    ? streams.map((stream) => (asksIfNeeded(text, stream) ? neededVerdict : streamVerdict)(career, pathway, stream))
    : subjects.map((subject) => subjectVerdict(pathway, subject, text));
}
