import Papa from "papaparse";
import type { Career } from "../career.ts";
import { cellOf, contentOf } from "./columns.ts";
import type { RowError, UncheckedRow } from "./row.ts";
import { CAREER_FIELDS, type Field, REQUIRED_FIELDS } from "./schema.ts";

const HEADER_ROW = 1;
/** What spreadsheets write between cells; not the bar, which stands between the items of a list. */
const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Careers as a CSV file (RFC 4180): a header row, then one row a career. Lists stand with " | " between their items, records as JSON, and
 * what a spreadsheet would run as a formula begins with an apostrophe. `parseCareers` reads it back to equal careers.
 */
export const toCsv = (careers: readonly Career[]): string =>
  Papa.unparse({ fields: [...CAREER_FIELDS], data: careers.map((career) => CAREER_FIELDS.map((field) => cellOf(career, field))) });

const isColumn = (name: string): name is Field => CAREER_FIELDS.some((column) => column === name);

function headerErrors(header: readonly string[]): readonly RowError[] {
  const unknown = header.filter((name) => !isColumn(name));
  const missing = REQUIRED_FIELDS.filter((field) => !header.includes(field));
  const twice = header.filter((name, index) => header.indexOf(name) !== index);
  return [
    ...unknown.map((name) => ({ row: HEADER_ROW, field: name, message: `No such column: allowed are ${CAREER_FIELDS.join(", ")}` })),
    ...missing.map((field) => ({ row: HEADER_ROW, field, message: "This column is missing" })),
    ...twice.map((name) => ({ row: HEADER_ROW, field: name, message: "This column stands twice" })),
  ];
}

function recordOf(header: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const pairs = header.map((name, index) => [name, isColumn(name) ? contentOf(cells[index] ?? "", name) : undefined] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

/** The rows of a CSV text, numbered as in the file from 1, and what stops them from being read at all. */
export function csvRows(text: string): { readonly rows: readonly UncheckedRow[]; readonly errors: readonly RowError[] } {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
    skipEmptyLines: "greedy",
    delimitersToGuess: [...DELIMITERS],
  });
  const [header = [], ...body] = data;
  const names = header.map((name) => name.trim());
  const broken = errors
    .filter(({ type }) => type === "Quotes")
    .map(({ row, message }) => ({ row: (row ?? 0) + HEADER_ROW, field: "", message }));
  const wide = body.flatMap((cells, index) =>
    cells.length === names.length
      ? []
      : [{ row: index + HEADER_ROW + 1, field: "", message: `Expected ${names.length} cells but received ${cells.length}` }],
  );
  const found = [...headerErrors(names), ...broken, ...wide];
  return {
    rows: found.length > 0 ? [] : body.map((cells, index) => ({ row: index + HEADER_ROW + 1, value: recordOf(names, cells) })),
    errors: found,
  };
}
