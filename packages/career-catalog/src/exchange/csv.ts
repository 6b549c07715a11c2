import Papa from "papaparse";
import type { Career } from "../career.ts";
import { cellOf, contentOf } from "./columns.ts";
import type { RowError, UncheckedRow } from "./row.ts";
import { CAREER_FIELDS, type Field, REQUIRED_FIELDS } from "./schema.ts";

/** What spreadsheets write between cells; not the bar, which stands between the items of a list. */
const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Careers as a CSV file (RFC 4180): a header row, then one row a career. Lists stand with " | " between their items, records as JSON, and
 * what a spreadsheet would run as a formula begins with an apostrophe. `parseCareers` reads it back to equal careers.
 */
export const toCsv = (careers: readonly Career[]): string =>
  Papa.unparse({ fields: [...CAREER_FIELDS], data: careers.map((career) => CAREER_FIELDS.map((field) => cellOf(career, field))) });

const isColumn = (name: string): name is Field => CAREER_FIELDS.some((column) => column === name);

function headerErrors(header: readonly string[], row: number): readonly RowError[] {
  const unknown = header.filter((name) => !isColumn(name));
  const missing = REQUIRED_FIELDS.filter((field) => !header.includes(field));
  const twice = header.filter((name, index) => header.indexOf(name) !== index);
  return [
    ...unknown.map((name) => ({ row, field: name, message: `No such column: allowed are ${CAREER_FIELDS.join(", ")}` })),
    ...missing.map((field) => ({ row, field, message: "This column is missing" })),
    ...twice.map((name) => ({ row, field: name, message: "This column stands twice" })),
  ];
}

function recordOf(header: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const pairs = header.map((name, index) => [name, isColumn(name) ? contentOf(cells[index] ?? "", name) : undefined] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** A row of the file, numbered from 1; blank ones count and are left out. */
type CellRow = { readonly row: number; readonly cells: readonly string[] };

const filledRows = (data: readonly (readonly string[])[]): readonly CellRow[] =>
  data.flatMap((cells, index) => (cells.every((cell) => cell.trim() === "") ? [] : [{ row: index + 1, cells }]));

/** A row whose quotes don't close is reported once, whatever else that breaks. */
function quoteErrors(errors: readonly Papa.ParseError[]): readonly RowError[] {
  const byRow = new Map(errors.filter(({ type }) => type === "Quotes").map(({ row, message }) => [(row ?? 0) + 1, message] as const));
  return [...byRow].map(([row, message]) => ({ row, field: "", message }));
}

/** Blank lines tell nothing of what stands between cells. */
const delimiterOf = (text: string): string =>
  Papa.parse(text, { preview: 2, skipEmptyLines: "greedy", delimitersToGuess: [...DELIMITERS] }).meta.delimiter;

/** The rows of a CSV text, numbered as in the file from 1, and what stops them from being read at all. */
export function csvRows(text: string): { readonly rows: readonly UncheckedRow[]; readonly errors: readonly RowError[] } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const [header = { row: 1, cells: [] }, ...body] = filledRows(data);
  const names = header.cells.map((name) => name.trim());
  const wide = body.flatMap(({ row, cells }) =>
    cells.length === names.length ? [] : [{ row, field: "", message: `Expected ${names.length} cells but received ${cells.length}` }],
  );
  const found = [...headerErrors(names, header.row), ...quoteErrors(errors), ...wide];
  return { rows: found.length > 0 ? [] : body.map(({ row, cells }) => ({ row, value: recordOf(names, cells) })), errors: found };
}
