import { deepFreeze } from "@career-clarity/internal";
import type { Career } from "../career.ts";
import { CareersFormatError } from "../errors.ts";
import { csvRows } from "./csv.ts";
import type { RowError, UncheckedRow } from "./row.ts";
import { checkCareer } from "./schema.ts";

const CAREERS_FORMATS = ["csv", "json"] as const;
export type CareersFormat = (typeof CAREERS_FORMATS)[number];

/** Every career, or every error: nothing is half-loaded. */
export type ParsedCareers =
  | { readonly ok: true; readonly careers: readonly Career[] }
  | { readonly ok: false; readonly errors: readonly RowError[] };

const WHOLE_TEXT = 0;
const BYTE_ORDER_MARK = /^\uFEFF/;

function jsonRows(text: string): { readonly rows: readonly UncheckedRow[]; readonly errors: readonly RowError[] } {
  try {
    const value: unknown = JSON.parse(text);
    if (Array.isArray(value)) return { rows: value.map((item, index) => ({ row: index + 1, value: item })), errors: [] };
    return { rows: [], errors: [{ row: WHOLE_TEXT, field: "", message: "Expected a JSON list of careers" }] };
  } catch (error) {
    return { rows: [], errors: [{ row: WHOLE_TEXT, field: "", message: error instanceof Error ? error.message : "Not JSON" }] };
  }
}

/** An id that stands already: what a career may be alone and not beside the others. */
function repeated(careers: readonly { readonly row: number; readonly career: Career }[]): readonly RowError[] {
  const rowOf = new Map<string, number>();
  return careers.flatMap(({ row, career }) => {
    const first = rowOf.get(career.id);
    rowOf.set(career.id, first ?? row);
    return first === undefined ? [] : [{ row, field: "id", message: `"${career.id}" is already the id of row ${first}` }];
  });
}

const refused = (errors: readonly RowError[]): ParsedCareers => ({ ok: false, errors });

/**
 * Reads careers that another team wrote, as CSV with a header row or as a JSON list (specification, section 3, "Career"): all of them,
 * frozen and in their order, or every error with its row, field, what was given and what is allowed.
 * A blank cell of CSV is an absent field. Rows and fields are checked first, ids that repeat after that. Related ids may name careers
 * that are elsewhere: a part of a catalogue can be read too.
 * @throws {CareersFormatError} a format that is neither
 */
export function parseCareers(text: string, options: { readonly format: CareersFormat }): ParsedCareers {
  const format = options?.format;
  if (!CAREERS_FORMATS.includes(format)) throw new CareersFormatError(format);
  if (typeof text !== "string") return refused([{ row: WHOLE_TEXT, field: "", message: "Expected a text" }]);
  const whole = text.replace(BYTE_ORDER_MARK, "");
  const { rows, errors } = format === "csv" ? csvRows(whole) : jsonRows(whole);
  if (errors.length > 0) return refused(errors);
  const checked = rows.map(({ row, value }) => ({ row, result: checkCareer(value) }));
  const wrong = checked.flatMap(({ row, result }) =>
    result.ok ? [] : result.issues.map(({ path, message }) => ({ row, field: path, message })),
  );
  if (wrong.length > 0) return refused(wrong);
  const careers = checked.flatMap(({ row, result }) => (result.ok ? [{ row, career: result.career }] : []));
  const twice = repeated(careers);
  if (twice.length > 0) return refused(twice);
  return { ok: true, careers: deepFreeze(careers.map(({ career }) => career)) };
}
