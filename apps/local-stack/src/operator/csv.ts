import Papa from "papaparse";
import type { Entry } from "./office.ts";

const COLUMNS = [
  "form",
  "id",
  "created_at",
  "under_18",
  "name",
  "email",
  "rating",
  "category",
  "message",
  "improvements",
  "user_agent",
] as const satisfies readonly (keyof Entry)[];

/** What a spreadsheet may take for a formula, also behind white space and in the wide forms that some turn into the usual ones. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/**
 * The entries as a table that a spreadsheet opens without running anything in it: what looks like a formula gets an apostrophe before it.
 * It begins with a byte order mark, without which Excel garbles every script but the Latin one.
 */
export const toCsv = (entries: readonly Entry[]): string =>
  `\uFEFF${Papa.unparse({ fields: [...COLUMNS], data: [...entries] }, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
