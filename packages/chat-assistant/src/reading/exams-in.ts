import { EXAMS, type Exam } from "@career-clarity/career-catalog";
import { AMBIGUOUS_EXAM_NAMES, EXAM_NAMES } from "../names/exam-names.ts";
import type { Span } from "./span.ts";
import { padded, phrases, singular, wordsOf } from "./words.ts";

const SPEAKS_OF_EXAMS = phrases(
  "age limit|attempts?|kitni baa?r|eligib\\S*|syllabus|admit card|cut ?off|notification|results?|answer key|score ?card|form|apply|give|dena|dene|de sak\\S*|percentile|official|website|exams?|entrance|test|paper|qualify|qualified|score|percentile|crack|clear|परीक्षा|pariksha|एग्जाम|आयु सीमा|उम्र|पात्रता|फॉर्म|सिलेबस|तैयारी|के लिए|कितनी बार|दे सक\\S*",
);
const LONGEST_NAME = 4;

const byName: ReadonlyMap<string, Exam> = new Map(
  EXAMS.flatMap((exam) => EXAM_NAMES[exam].names.map((name) => [wordsOf(name).map(singular).join(" "), exam] as const)),
);

const starts: ReadonlySet<string> = new Set([...byName.keys()].map((name) => name.split(" ", 1)[0] ?? ""));

/** An examination that a question names, and the places of the words that name it. */
export type ExamMention = Span & { readonly exam: Exam };

const WEIGHING: ReadonlySet<string> = new Set(["or", "vs", "versus", "ya", "या"]);

/** Master's degrees, before which an examination stands. */
const MASTERS: ReadonlySet<string> = new Set(["mba", "mtech", "msc", "mca", "ms", "phd"]);
const isExamOrMasters = (word = ""): boolean => byName.has(word) || MASTERS.has(word);

/** "CAT vs UPSC", "gate or mba": another examination, or a degree after a degree, stands on the other side of the word that weighs. */
const isWeighed = (words: readonly string[], from: number, to: number): boolean =>
  (WEIGHING.has(words[to] ?? "") && isExamOrMasters(words[to + 1])) ||
  (WEIGHING.has(words[from - 1] ?? "") && isExamOrMasters(words[from - 2]));

/** "NET ke liye": something is asked of it as of an examination. */
const ASKED_FOR = / (?:ke liye|ke baad|ki taiyari|ki tayari|के बाद) /;
/** The same where the name stands at its end or its beginning: "prepare for GATE", "is MAT tough", "NEST kya hai". */
const ASKED_BEFORE = / (?:prepare|preparing|preparation|study|coaching|books?) (?:for|of) $/;
const ASKED_BEHIND = /^ (?:kya (?:hai|hota|h)|(?:is )?(?:tough|hard|easy|difficult|mushkil)(?: |$))/;

function isMeant(name: string, words: readonly string[], from: number, to: number, original: string): boolean {
  if (!AMBIGUOUS_EXAM_NAMES.has(name)) return true;
  const inCapitals = original !== original.toUpperCase() && original.includes(name.toUpperCase());
  if (ASKED_BEFORE.test(padded(words.slice(0, from))) || ASKED_BEHIND.test(padded(words.slice(to)))) return true;
  if (ASKED_FOR.test(` ${words.slice(to, to + 2).join(" ")} `) && name !== "mat") return true;
  return inCapitals || SPEAKS_OF_EXAMS.test(padded(words)) || words.length === 1;
}

function examAt(words: readonly string[], from: number, original: string): ExamMention | null {
  if (!starts.has(words[from] ?? "")) return null;
  for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
    const name = words.slice(from, to).join(" ");
    const exam = byName.get(name);
    if (exam !== undefined && (isMeant(name, words, from, to, original) || isWeighed(words, from, to))) return { exam, from, to };
  }
  return null;
}

/** The examinations that the words name, in order. */
export function examsIn(words: readonly string[], original: string): readonly ExamMention[] {
  const found: ExamMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const mention = examAt(words, at, original);
    if (mention === null) continue;
    found.push(mention);
    at = mention.to - 1;
  }
  return found;
}
