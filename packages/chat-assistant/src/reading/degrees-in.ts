import { AMBIGUOUS_DEGREE_NAMES, DEGREE_NAMES } from "../names/degree-names.ts";
import type { Span } from "./span.ts";
import { wordsOf } from "./words.ts";

/** A degree, diploma or certificate that a question names, and the places of the words that name it. */
export type DegreeMention = Span & { readonly degree: string };

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(DEGREE_NAMES).flatMap(([degree, { names }]) => names.map((name) => [wordsOf(name).join(" "), degree] as const)),
);
const LONGEST_NAME = Math.max(...[...byName.keys()].map((name) => name.split(" ").length));
const starts: ReadonlySet<string> = new Set([...byName.keys()].map((name) => name.split(" ", 1)[0] ?? ""));
const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);

/** "bcom a doctor" is a misspelt "become". */
const isMisspelt = (name: string, next: string | undefined): boolean => name === "bcom" && ARTICLES.has(next ?? "");

function degreeAt(words: readonly string[], from: number): DegreeMention | null {
  if (!starts.has(words[from] ?? "")) return null;
  for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
    const name = words.slice(from, to).join(" ");
    const degree = byName.get(name);
    if (degree !== undefined && !isMisspelt(name, words[to])) return { degree, from, to };
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

/** The degrees that the words name, in order. */
export function degreesIn(words: readonly string[], original: string): readonly DegreeMention[] {
  const found = allDegrees(words);
  const nameOf = ({ from, to }: Span): string => words.slice(from, to).join(" ");
  const sure = found.filter((mention) => !AMBIGUOUS_DEGREE_NAMES.has(nameOf(mention)));
  return found.filter(
    (mention) => sure.includes(mention) || isInCapitals(nameOf(mention), original) || sure.some((other) => areClose(mention, other)),
  );
}
