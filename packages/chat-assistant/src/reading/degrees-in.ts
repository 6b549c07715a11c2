import { AMBIGUOUS_DEGREE_NAMES, DEGREE_NAMES } from "../names/degree-names.ts";
import type { Span } from "./span.ts";
import { padded, phrases, wordsOf } from "./words.ts";

/** A degree, diploma or certificate that a question names, and the places of the words that name it. */
export type DegreeMention = Span & { readonly degree: string };

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(DEGREE_NAMES).flatMap(([degree, { names }]) => names.map((name) => [wordsOf(name).join(" "), degree] as const)),
);
const LONGEST_NAME = Math.max(...[...byName.keys()].map((name) => name.split(" ").length));
const starts: ReadonlySet<string> = new Set([...byName.keys()].map((name) => name.split(" ", 1)[0] ?? ""));
const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);

const BEFORE_A_DEGREE: ReadonlySet<string> = new Set(["is", "after", "in", "doing", "does", "of", "was"]);

/** "bcom a doctor" is a misspelt "become", and "is bcom a good course" is none. */
const isMisspelt = (name: string, before: string | undefined, next: string | undefined): boolean =>
  name === "bcom" && ARTICLES.has(next ?? "") && !BEFORE_A_DEGREE.has(before ?? "");

function degreeAt(words: readonly string[], from: number): DegreeMention | null {
  if (!starts.has(words[from] ?? "")) return null;
  for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
    const name = words.slice(from, to).join(" ");
    const degree = byName.get(name);
    if (degree !== undefined && !isMisspelt(name, words[from - 1], words[to])) return { degree, from, to };
  }
  return null;
}

function allDegrees(words: readonly string[]): readonly DegreeMention[] {
  const found: DegreeMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const mention = degreeAt(words, at);
    if (mention === null) continue;
    found.push(mention);
    at = mention.to - 1;
  }
  return found;
}

const CLOSE = 2;
const areClose = (a: Span, b: Span): boolean => Math.max(a.from - b.to, b.from - a.to) <= CLOSE;

const isInCapitals = (name: string, original: string): boolean =>
  original !== original.toUpperCase() && new RegExp(`\\b${name.toUpperCase()}\\b`).test(original.replaceAll(".", ""));

const SAID_OF_ONE = phrases("doing|pursuing|completed|finished|done|degree");
const SAID_AS_ONE = / (?:karne|karke|karna|degree|ka scope|(?:first|second|final) year|(?:is )?a good (?:course|degree)) /;

/** Whether what is said beside a short name makes it a degree: "doing MA", "ma ka scope". */
const isSaidAsOne = (words: readonly string[], { from, to }: Span): boolean =>
  SAID_OF_ONE.test(padded(words.slice(Math.max(0, from - 1), from))) || SAID_AS_ONE.test(padded(words.slice(to, to + 4)));

/** The degrees that the words name, in order. */
export function degreesIn(words: readonly string[], original: string): readonly DegreeMention[] {
  const found = allDegrees(words);
  const nameOf = ({ from, to }: Span): string => words.slice(from, to).join(" ");
  const sure = found.filter((mention) => !AMBIGUOUS_DEGREE_NAMES.has(nameOf(mention)));
  return found.filter(
    (mention) =>
      sure.includes(mention) ||
      isSaidAsOne(words, mention) ||
      isInCapitals(nameOf(mention), original) ||
      sure.some((other) => areClose(mention, other)),
  );
}
