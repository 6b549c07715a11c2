import { CAREER_CATEGORIES, type Career, type CareerCategory, type Exam } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { type Ask, asksIn } from "./asks.ts";
import { CATEGORY_CUES } from "./categories.ts";
import { type ExamMention, examsIn } from "./exams-in.ts";
import { splitExclusions } from "./exclusions.ts";
import { type Interests, interestsIn } from "./interests.ts";
import { correctedWords, type Mention, mentionsIn } from "./mentions.ts";
import { type NamedCareer, named, uniqueCareers } from "./named.ts";
import { reworded } from "./rewordings.ts";
import { degreesIn, type Stage, stageIn } from "./stage.ts";
import { type NamedStream, streamsIn } from "./streams.ts";
import { WISHES, type Wish } from "./wishes.ts";
import { everywhere, padded, wordsOf } from "./words.ts";

/** All that was understood of a question. */
export type Reading = {
  /** The words with single spaces around them, lower case. */
  readonly text: string;
  /** The same without the names of careers. */
  readonly rest: string;
  readonly careers: readonly NamedCareer[];
  /** The career whose page is open. */
  readonly page: Career | null;
  readonly asks: ReadonlySet<Ask>;
  readonly exams: readonly Exam[];
  readonly streams: readonly NamedStream[];
  readonly stage: Stage | null;
  readonly degrees: readonly string[];
  readonly wishes: readonly Wish[];
  readonly categories: readonly CareerCategory[];
  readonly interests: Interests;
  readonly excluded: {
    readonly careers: readonly Career[];
    readonly exams: readonly Exam[];
    readonly categories: readonly CareerCategory[];
    readonly degrees: readonly string[];
    readonly words: readonly string[];
  };
};

const WITHOUT = new Set(["without", "no", "not", "bina", "avoid", "skip", "skipping", "non", "बिना"]);
const WITHOUT_AFTER = / (?:ke|k) (?:bina|alawa|bagair|siwa)| nahi| nhi| के बिना/u;

const without = (words: readonly string[], places: readonly number[]): readonly string[] => words.filter((_, at) => !places.includes(at));
const placesOf = (exams: readonly ExamMention[]): readonly number[] =>
  exams.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));

function isRuledOut({ from, to }: ExamMention, words: readonly string[]): boolean {
  return WITHOUT.has(words[from - 1] ?? "") || WITHOUT_AFTER.test(` ${words.slice(to, to + 2).join(" ")}`);
}

/** "CA Foundation" names an examination and not a career. */
const isPartOf = ({ places }: Mention, exams: readonly ExamMention[]): boolean =>
  exams.some(({ from, to }) => to - from > places.length && places.every((place) => place >= from && place < to));

const categoriesIn = (text: string): readonly CareerCategory[] =>
  CAREER_CATEGORIES.filter((category) => CATEGORY_CUES[category].test(text));

function excludedIn(excluded: string, exams: readonly ExamMention[], words: readonly string[], knowledge: Knowledge): Reading["excluded"] {
  const said = wordsOf(excluded);
  const { degrees, rest } = degreesIn(padded(said));
  const corrected = correctedWords(said, knowledge);
  const careers = mentionsIn(corrected, knowledge, excluded).flatMap((mention) => named(mention, knowledge));
  return {
    careers: careers.flatMap(({ career, kinds }) => [career, ...kinds]),
    exams: [...exams.filter((mention) => isRuledOut(mention, words)), ...examsIn(corrected, excluded)].map(({ exam }) => exam),
    categories: careers.length > 0 ? [] : categoriesIn(padded(said)),
    degrees,
    words: careers.length > 0 ? careers.flatMap(({ word }) => word ?? []) : interestsIn(wordsOf(rest), knowledge).words,
  };
}

/** The wishes in a text, and the text without the words that told them. */
function wishesIn(text: string): { readonly wishes: readonly Wish[]; readonly rest: string } {
  const wishes = WISHES.filter(({ cue }) => cue.test(text));
  const rest = wishes.reduce((left, { cue }) => left.replace(everywhere(cue), " "), text);
  return { wishes, rest: rest.replace(/ +/g, " ") };
}

/** Reads a question: what it names, what it wants to know, and what it rules out. Nothing is kept of it. */
export function readQuestion(question: string, knowledge: Knowledge, page: Career | null): Reading {
  const text = reworded(padded(wordsOf(question)));
  const { wanted, excluded } = splitExclusions(text);
  const words = wanted.trim().split(" ");
  const corrected = correctedWords(words, knowledge);
  const exams = examsIn(corrected, question);
  const mentions = mentionsIn(corrected, knowledge, question).filter((mention) => !isPartOf(mention, exams));
  const rest = padded(
    without(
      words,
      mentions.flatMap(({ places }) => places),
    ),
  );
  const { streams, rest: unstreamed } = streamsIn(rest);
  const { wishes, rest: unwished } = wishesIn(unstreamed);
  const { degrees, rest: undegreed } = degreesIn(unwished);
  const left = wordsOf(undegreed);
  const topic = without(left, placesOf(examsIn(correctedWords(left, knowledge), question)));
  return {
    text,
    rest,
    careers: uniqueCareers(mentions.flatMap((mention) => named(mention, knowledge))),
    page,
    asks: asksIn(rest),
    exams: [...new Set(exams.filter((mention) => !isRuledOut(mention, corrected)).map(({ exam }) => exam))],
    streams,
    stage: stageIn(rest),
    degrees,
    wishes,
    categories: categoriesIn(padded(topic)),
    interests: interestsIn(topic, knowledge),
    excluded: excludedIn(excluded, exams, corrected, knowledge),
  };
}
