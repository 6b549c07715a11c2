import { rememberedByName } from "../catalogue/remembered.ts";
import { p, strong, words } from "../html/write.ts";
import type { Language, Wording } from "../language.ts";
import { CAREER_CHOICES, DEGREE_CHOICES, EXAM_CHOICES, FIELD_CHOICES, OTHER_CHOICES, STREAM_CHOICES } from "../names/choices.ts";
import { PAIRS } from "../names/pairs.ts";
import type { Reading } from "../reading/reading.ts";
import { phrases } from "../reading/words.ts";

const CHOOSE_IT: Wording<(choice: string) => string> = {
  english: (choice) => ` Choose it if you ${choice}.`,
  hinglish: (choice) => ` Ise tab chuniye, jab ${choice}.`,
  hindi: (choice) => ` इसे तब चुनिए, जब ${choice}।`,
};
/** What speaks for a thing, in a sentence. */
export const chooseIt = (choice: Wording | undefined, language: Language): string =>
  choice === undefined ? "" : CHOOSE_IT[language](words(choice[language]));

/** What speaks for one of the things that are weighed, in a sentence; nothing where nothing is known of it. */
export const choiceOfDegree = (degree: string, language: Language): string => chooseIt(DEGREE_CHOICES[degree], language);
export const choiceOfCareer = (id: string, language: Language): string => chooseIt(CAREER_CHOICES[id], language);
export const choiceOfExam = (exam: string, language: Language): string => chooseIt(EXAM_CHOICES[exam], language);
export const choiceOfField = (category: string, language: Language): string => chooseIt(FIELD_CHOICES[category], language);
export const choiceOfStream = (name: string, language: Language): string =>
  `${strong(words(name))}:${chooseIt(STREAM_CHOICES[name], language)}`;

/** A sentence of two alone, which would be false of a third beside them. */
const OF_TWO = /\b(?:both|either|neither|other|dono)\b|दोनों|एक-दूसरे/iu;
const SENTENCE_END = /(?<=[.।]) /u;

/** What decides between two of the things, where that is known: degrees and streams by name, careers by id. */
export function pairVerdict(names: readonly string[], language: Language): string {
  const found = PAIRS.find(([one, other]) => names.includes(one) && names.includes(other));
  if (found === undefined) return "";
  const sentences = found[2][language].split(SENTENCE_END);
  const said = names.length > 2 ? sentences.filter((sentence) => !OF_TWO.test(sentence)) : sentences;
  return said.length === 0 ? "" : p(words(said.join(" ")));
}

/** Words of one side that say nothing of what it is. */
const PASSING = phrases(
  "i|at (?:rs )?\\d+(?: ?k)?(?: (?:rs|rupees|rupaye|per month|a month|monthly|salary))*|complete|finish|ke|k|baad|bad|pass|के|बाद|should|do|doing|take|go|for|first|now|or|then|abhi|ab|pehle|pahle|kar|karu|karun|kare|karna|karke|le|lu|lun|lena|join|pakad|dh(?:u|oo)nd\\S*|seedha|seedhe|is|it|me|mein|in|better|which|to|a|the|kya|right|directly|seedha|lag|jau|jaun|chahiye|hai|right|करूं|करना|पहले|अभी",
);
const BEHIND = / (?:after|post)(?: .*)$| \S+(?: \S+)? (?:ke|k|के) (?:baad|bad|बाद)(?= )/u;
const OTHERS = OTHER_CHOICES.map((other) => ({ ...other, whole: new RegExp(`^(?:${other.said})$`, "u") }));

/** A thing that is weighed and has no record: work now, Class 11 and 12. */
function otherIn(side: string): (typeof OTHERS)[number] | undefined {
  let rest = ` ${side} `.replace(BEHIND, " ");
  while (PASSING.test(rest)) rest = rest.replace(PASSING, "");
  return OTHERS.find(({ whole }) => whole.test(rest.trim()));
}

const NEAREST = 2;

/** Of the words after the one that weighs the first say what is meant, where a clause of its own follows, and the last of those before it. */
export function otherChoice(side: string, isLast: boolean, language: Language): { readonly name: string; readonly row: string } | null {
  const all = side.split(" ");
  const found = otherIn(side) ?? otherIn((isLast ? all.slice(0, NEAREST) : all.slice(-NEAREST)).join(" "));
  return found === undefined ? null : { name: found.name, row: `${strong(found.title[language])}:${chooseIt(found.choice, language)}` };
}

const behind = rememberedByName((degree) => {
  const name = degree.toLowerCase().replaceAll(".", "");
  return phrases(
    `(?:after|post|did|done|completed|finished|with|have|hold|holding)(?: (?:my|an?|doing|the))* ${name}`,
    `${name}(?: \\S+)? (?:students?|graduates?|freshers?|pass ?outs?|holders?)(?! (?:or|vs|ya))`,
    `${name}(?: \\S+)? (?:(?:ke|k|के) (?:baad|bad|बाद)|karke|kar ke|kiya|ki hai|final year|last year|करके)`,
  );
});

/** Whether a degree is said to be done already: "after BCom", "BCom ke baad". */
export const isBehind = (degree: string, text: string): boolean => behind(degree).test(text);

const aimed = rememberedByName((degree) => {
  const name = degree.toLowerCase().replaceAll(".", "");
  return phrases(
    `(?:if|as|because|since|kyunki) (?:i|he|she|main|mai) (?:want|wants|plan|plans|wish|hope)(?: to do| to| for)?(?: an?)? ${name}`,
    `(?:phir|aage|baad (?:me|mein)|later) ${name}|${name} (?:later|baad (?:me|mein)|aage)`,
  );
});

/** The degrees that are asked about, where others have been taken or are wished for after them. */
export function degreesAhead({ degrees, text }: Pick<Reading, "degrees" | "text">): readonly string[] {
  const ahead = degrees.filter((degree) => !isBehind(degree, text));
  const weighed = ahead.length > 2 ? ahead.filter((degree) => !aimed(degree).test(text)) : ahead;
  return ahead.length === 0 ? degrees : weighed;
}
