import fc from "fast-check";
import { applyEdits, editedText, textEdits } from "./edits.ts";
import { shortText, text } from "./texts.ts";

/** Numbers at the ends of what numbers can be, and between. JSON makes null of some. */
export const number: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.constantFrom(
    -0,
    0.5,
    1e21,
    1e308,
    2 ** 31,
    2 ** 53,
    -(2 ** 53),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    5e-324,
  ),
  fc.double(),
);

const leaf = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant(undefined));
const key = fc.oneof(shortText, fc.constantFrom("id", "text", "options", "answers", "1", "0", "-1", "__proto__", "constructor", "toJSON"));

/** `Object.fromEntries` gives "__proto__" as a key of its own, as `JSON.parse` does. */
const recordOf = (values: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(key, values), { maxLength: 4 }).map((entries): unknown => Object.fromEntries(entries));

const DEEPEST = 3000;

function nested(inner: unknown, depth: number, name: string | null): unknown {
  let value = inner;
  for (let level = 0; level < depth; level++) value = name === null ? [value] : { [name]: value };
  return value;
}

const flat = fc.oneof({ weight: 6, arbitrary: leaf }, { weight: 2, arbitrary: fc.array(leaf, { maxLength: 4 }) }, recordOf(leaf));
const deep = fc
  .tuple(leaf, fc.constantFrom(1, 2, 10, 100, DEEPEST), fc.constantFrom(null, "a", "followUp", "__proto__"))
  .map(([inner, depth, name]) => nested(inner, depth, name));

/** What `JSON.parse` may give, and some of what a program may hold besides. */
export const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 10, arbitrary: flat },
  { weight: 3, arbitrary: fc.array(flat, { maxLength: 3 }) },
  { weight: 3, arbitrary: recordOf(flat) },
  { weight: 1, arbitrary: deep },
);

function circle(): unknown {
  const round: Record<string, unknown> = { id: 1 };
  round.followUp = round;
  return round;
}

const NOT_JSON = [
  10n,
  Symbol("x"),
  () => 1,
  new Date(Number.NaN),
  new Map([[1, 2]]),
  Object.create(null),
  circle(),
  /x/,
  new Uint8Array(2),
];

/** What another program may hand over: all of it, also what no JSON can say. */
export const anything: fc.Arbitrary<unknown> = fc.oneof({ weight: 6, arbitrary: value }, fc.constantFrom(...NOT_JSON));

type Change = {
  readonly kind: (typeof CHANGES)[number];
  readonly path: readonly number[];
  readonly with: unknown;
  readonly key: string;
  readonly edits: Parameters<typeof applyEdits>[1];
};
const CHANGES = ["replace", "text", "number", "type", "wrap", "add", "remove", "double", "rename", "prototype"] as const;

const isObject = (given: unknown): given is Record<string, unknown> => typeof given === "object" && given !== null;

const changedNumber = (given: number, { path: [turn = 0] }: Change): number =>
  [given + 1, given - 1, -given, given * 1e9, given + 0.5, Number.NaN][turn % 6] ?? given;

function swappedType(given: unknown): unknown {
  if (typeof given === "string") return Number.isNaN(Number(given)) ? [given] : Number(given);
  if (typeof given === "number" || typeof given === "boolean") return String(given);
  if (Array.isArray(given)) return Object.fromEntries(given.entries());
  return isObject(given) ? Object.values(given) : String(given);
}

/** The entries of a list or record, changed at one place. */
function changedEntries(entries: readonly (readonly [string, unknown])[], change: Change): readonly (readonly [string, unknown])[] {
  const at = (change.path.at(-1) ?? 0) % Math.max(1, entries.length);
  const chosen = entries[at];
  if (change.kind === "add" || chosen === undefined) return [...entries, [change.key, change.with]];
  if (change.kind === "prototype") return [...entries, ["__proto__", chosen[1]]];
  const others = entries.filter((_, place) => place !== at);
  if (change.kind === "remove") return others;
  return change.kind === "rename" ? [...others, [change.key, chosen[1]]] : [...entries, [`${change.key} `, chosen[1]]];
}

function changed(given: unknown, change: Change): unknown {
  if (change.kind === "replace") return change.with;
  if (change.kind === "type") return swappedType(given);
  if (change.kind === "wrap") return [given];
  if (typeof given === "string") return applyEdits(given, change.edits);
  if (typeof given === "number") return changedNumber(given, change);
  if (!isObject(given)) return change.with;
  const entries = changedEntries(Object.entries(given), change);
  return Array.isArray(given) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

function changedAt(given: unknown, path: readonly number[], change: Change): unknown {
  const [turn, ...rest] = path;
  if (turn === undefined || !isObject(given)) return changed(given, change);
  const entries = Object.entries(given);
  const at = turn % Math.max(1, entries.length);
  if (entries.length === 0) return changed(given, change);
  const next = entries.map(([name, one], place) => [name, place === at ? changedAt(one, rest, change) : one] as const);
  return Array.isArray(given) ? next.map(([, one]) => one) : Object.fromEntries(next);
}

const changesWith = (replacement: fc.Arbitrary<unknown>): fc.Arbitrary<readonly Change[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...CHANGES),
      path: fc.array(fc.nat({ max: 200 }), { maxLength: 5 }),
      with: replacement,
      key: fc.oneof(key, fc.constantFrom("extra", "0", "2")),
      edits: textEdits,
    }),
    { maxLength: 3 },
  );

/** A valid value, changed at up to three places; now and then at none. */
export const editedValue = (valid: fc.Arbitrary<unknown>, replacement: fc.Arbitrary<unknown> = value): fc.Arbitrary<unknown> =>
  fc
    .tuple(valid, changesWith(replacement))
    .map(([whole, changes]) => changes.reduce((now, change) => changedAt(now, change.path, change), whole));

const NOT_NESTED_BY_HAND = [
  "[".repeat(100_000),
  `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
  `{"a":`.repeat(20_000),
  "1e999",
  '{"a":1,"a":2}',
];

/** What a place that holds JSON may hold instead: it changed by value or by character, any value, any text. */
export const jsonText = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: editedValue(valid).map((given) => JSON.stringify(given) ?? "") },
    { weight: 5, arbitrary: editedText(valid.map((given) => JSON.stringify(given) ?? "")) },
    { weight: 3, arbitrary: value.map((given) => JSON.stringify(given) ?? "") },
    { weight: 3, arbitrary: text },
    { weight: 1, arbitrary: fc.constantFrom(...NOT_NESTED_BY_HAND) },
  );
