import { type DatabaseError, isDatabaseError } from "../database/database.ts";

/** A refusal as PostgREST words it: `code` is its own (PGRST...) or the database's. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  constructor(status: number, code: string, message: string, details: string | null = null, hint: string | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/** PostgREST's table of SQLSTATE to HTTP status, first match first, as an anonymous caller meets it. Whatever is not here is 400. */
const STATUSES: readonly (readonly [RegExp, number])[] = [
  [/^42501$/, 401],
  [/^(23503|23505)$/, 409],
  [/^(42883|42P01)$/, 404],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(21000|42P17)$|^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|XX)/, 500],
];

function statusOf(code: string): number {
  // "raise ... errcode 'PT429'" names the status itself.
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2));
  return STATUSES.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}

const fromDatabase = ({ code, message, detail, hint }: DatabaseError) =>
  new RestError(statusOf(code), code, message, detail ?? null, hint ?? null);

export const noDatabase = (): RestError => new RestError(503, "PGRST000", "Database connection error. Retrying the connection.");

export function asRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  if (isDatabaseError(error)) return fromDatabase(error);
  console.error(error);
  return noDatabase();
}

const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/** The answer to one visitor: never kept by anything on the way. */
export const json = (status: number, body: string | null): Response => new Response(body, { status, headers: HEADERS });

export const errorResponse = ({ status, code, message, details, hint }: RestError): Response =>
  json(status, JSON.stringify({ code, details, hint, message }));
