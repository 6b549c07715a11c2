import { p, strong, words } from "../html/write.ts";
import type { Language } from "../language.ts";
import { CAREER_CHOICES, DEGREE_CHOICES, EXAM_CHOICES, FIELD_CHOICES, OTHER_CHOICES, PAIRS, STREAM_CHOICES } from "../names/choices.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";

const chooseIt = (choice: string | undefined): string => (choice === undefined ? "" : ` Choose it if you ${words(choice)}.`);

/** What speaks for one of the things that are weighed, in a sentence; nothing where nothing is known of it. */
export const choiceOfDegree = (degree: string): string => chooseIt(DEGREE_CHOICES[degree]);
export const choiceOfCareer = (id: string): string => chooseIt(CAREER_CHOICES[id]);
export const choiceOfExam = (exam: string, language: Language = "english"): string =>
  language === "english" ? chooseIt(EXAM_CHOICES[exam]) : "";
export const choiceOfField = (category: string | undefined): string => chooseIt(FIELD_CHOICES[category ?? ""]);
export const choiceOfStream = (name: string): string => `${strong(words(name))}:${chooseIt(STREAM_CHOICES[name])}`;

/** What decides between two of the things, where that is known: degrees and streams by name, careers by id. */
export function pairVerdict(names: readonly string[], language: Language = "english"): string {
  const found = PAIRS.find(([one, other]) => names.includes(one) && names.includes(other));
  if (found === undefined) return "";
  const [, , verdict] = found;
  return p(words(typeof verdict === "string" ? verdict : verdict[language]));
}

/** Words of one side that say nothing of what it is. */
const PASSING = phrases(
  "i|complete|finish|ke|k|baad|bad|pass|के|बाद|should|do|doing|take|go|for|first|now|or|then|abhi|ab|pehle|pahle|kar|karu|karun|kare|karna|karke|le|lu|lun|lena|join|pakad|dh(?:u|oo)nd\\S*|seedha|seedhe|is|it|me|mein|in|better|which|to|a|the|kya|right|directly|seedha|lag|jau|jaun|chahiye|hai|right|करूं|करना|पहले|अभी",
);
const BEHIND = / (?:after|post)(?: .*)$| \S+(?: \S+)? (?:ke|k|के) (?:baad|bad|बाद)(?= )/u;
const OTHERS = OTHER_CHOICES.map((other) => ({ ...other, whole: new RegExp(`^(?:${other.said})$`, "u") }));

/** A thing that is weighed and has no record: work now, Class 11 and 12. */
function otherIn(side: string): (typeof OTHERS)[number] | undefined {
  let rest = ` ${side} `.replace(BEHIND, " ");
  while (PASSING.test(rest)) rest = rest.replace(PASSING, "");
  return OTHERS.find(({ whole }) => whole.test(rest.trim()));
}

/** Of the words after the one that weighs the first say what is meant, where a clause of its own follows. */
export function otherChoice(side: string, isLast: boolean): { readonly title: string; readonly row: string } | null {
  const found = otherIn(side) ?? (isLast ? otherIn(side.split(" ").slice(0, 2).join(" ")) : undefined);
  return found === undefined ? null : { title: found.title, row: `${strong(found.title)}:${chooseIt(found.choice)}` };
}

/** Whether a degree is said to be done already: "after BCom", "BCom ke baad". */
export function isBehind(degree: string, text: string): boolean {
  const name = degree.toLowerCase().replaceAll(".", "");
  return phrases(
    `(?:after|post|did|done|completed|finished|with|have|hold|holding)(?: (?:my|an?|doing|the))* ${name}`,
    `${name}(?: \\S+)? (?:(?:ke|k|के) (?:baad|bad|बाद)|karke|kar ke|kiya|ki hai|final year|last year|करके)`,
  ).test(text);
}

/** The degrees that are asked about, where others have been taken. */
export function degreesAhead({ degrees, text }: Pick<Reading, "degrees" | "text">): readonly string[] {
  const ahead = degrees.filter((degree) => !isBehind(degree, text));
  return ahead.length === 0 ? degrees : ahead;
}
