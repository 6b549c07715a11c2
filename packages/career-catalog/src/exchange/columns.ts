import type { Career } from "../career.ts";
import type { Field } from "./schema.ts";

/** A word has no space around it; a text may. */
type Form = "text" | "word" | "number" | "truth" | "list" | "json";

/** How a field stands in a cell: a list with " | " between its items, a record as JSON. */
const FORMS: Readonly<Partial<Record<Field, Form>>> = {
  id: "word",
  category: "word",
  education: "word",
  stressLevel: "word",
  skills: "list",
  workEnvironment: "list",
  personality: "list",
  remote: "truth",
  travelRequired: "truth",
  technical: "number",
  creative: "number",
  analytical: "number",
  social: "number",
  leadership: "number",
  physical: "number",
  pay: "json",
  payInr: "json",
  growthBasis: "json",
  alternativeTitles: "list",
  day: "list",
  dislikes: "list",
  pathway: "json",
  related: "list",
};

const SEPARATOR = "|";
/** What a spreadsheet would run as a formula. Quoted by an apostrophe, as spreadsheets themselves do; our own quotes are quoted too. */
const FORMULA = /^'*[=+\-@\t\r]/;

const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
const unguarded = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

const isPlain = (items: readonly unknown[]): boolean =>
  items.length > 0 && items.every((item) => typeof item === "string" && item === item.trim() && item !== "" && !/^\[|\|/.test(item));

const written: Readonly<Record<Form, (value: unknown) => string>> = {
  text: String,
  word: String,
  number: String,
  truth: String,
  list: (value) => (Array.isArray(value) && isPlain(value) ? value.join(` ${SEPARATOR} `) : JSON.stringify(value)),
  json: (value) => JSON.stringify(value),
};

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;
const TRUTHS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

const read: Readonly<Record<Form, (cell: string) => unknown>> = {
  text: (cell) => cell,
  word: (cell) => cell.trim(),
  number: (cell) => (DECIMAL.test(cell.trim()) ? Number(cell) : cell),
  truth: (cell) => TRUTHS[cell.trim().toLowerCase()] ?? cell,
  list: (cell) => (cell.startsWith("[") ? parsed(cell) : cell.split(SEPARATOR).map((item) => item.trim())),
  json: parsed,
};

/** The cell of a field, safe to open in a spreadsheet; empty where the career has none. */
export const cellOf = (career: Career, field: Field): string => {
  const value = career[field];
  return value === undefined ? "" : guarded(written[FORMS[field] ?? "text"](value));
};

/** What a cell says, still to be checked: `undefined` for a blank one. */
export const contentOf = (cell: string, field: Field): unknown =>
  cell.trim() === "" ? undefined : read[FORMS[field] ?? "text"](unguarded(cell));
