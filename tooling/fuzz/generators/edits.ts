import fc from "fast-check";
import { awkward } from "./texts.ts";

/** One change of a text: what, where, over how many characters, and with which piece. */
type Edit = { readonly kind: (typeof KINDS)[number]; readonly at: number; readonly span: number; readonly piece: string };

const KINDS = ["flip", "cut", "duplicate", "insert", "replace", "swap", "end", "repeat", "case", "percent", "reverse"] as const;
const REPEATS = 40;

const changes: Readonly<Record<Edit["kind"], (before: string, part: string, after: string, piece: string) => string>> = {
  flip: (before, part, after) => before + String.fromCharCode(part.charCodeAt(0) ^ 1) + part.slice(1) + after,
  cut: (before, _, after) => before + after,
  duplicate: (before, part, after) => before + part + part + after,
  insert: (before, part, after, piece) => before + piece + part + after,
  replace: (before, _, after, piece) => before + piece + after,
  swap: (before, part, after) => after + part + before,
  end: (before) => before,
  repeat: (before, part, after) => before + part.repeat(REPEATS) + after,
  case: (before, part, after) => before + (part === part.toUpperCase() ? part.toLowerCase() : part.toUpperCase()) + after,
  percent: (before, part, after) => `${before}%${part.slice(1)}${after}`,
  reverse: (before, part, after) => before + [...part].reverse().join("") + after,
};

function edited(text: string, { kind, at, span, piece }: Edit): string {
  const from = at % (text.length + 1);
  const to = Math.min(text.length, from + span);
  return changes[kind](text.slice(0, from), text.slice(from, to), text.slice(to), piece);
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat({ max: 100_000 }),
  span: fc.integer({ min: 1, max: 60 }),
  piece: awkward,
});
const MOST_EDITS = 4;
const edits = fc.array(edit, { maxLength: MOST_EDITS });

export const applyEdits = (text: string, list: readonly Edit[]): string => list.reduce(edited, text);

/** A valid text, up to four times changed; now and then not at all. */
export const editedText = (valid: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(valid, edits).map(([text, list]) => applyEdits(text, list));

export const textEdits: fc.Arbitrary<readonly Edit[]> = edits;
