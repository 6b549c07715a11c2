import { cleanLine } from "./text.ts";

/** Why something was not stored, as far as it can be told from a code or from words. */
export const CAUSES = ["unconfigured", "permission", "duplicate", "missing-function", "network"] as const;
export type Cause = (typeof CAUSES)[number];

/** What a gateway without configuration answers. */
export const NOT_CONFIGURED = { code: "NOT_CONFIGURED", message: "The database is not configured" } as const;

type Sign = { readonly codes: readonly string[]; readonly words: RegExp };

/** Codes are those of PostgreSQL, PostgREST and the API gateway before it; words are tried where no code tells. */
const SIGNS: Readonly<Record<Cause, Sign>> = {
  unconfigured: {
    codes: [NOT_CONFIGURED.code, "PGRST000", "PGRST001", "PGRST002", "PGRST003"],
    words: /database connection|not configured/i,
  },
  permission: { codes: ["42501", "401", "403", "PGRST301", "PGRST302", "PGRST303"], words: /row.level security|permission|api key/i },
  duplicate: { codes: ["23505"], words: /duplicate/i },
  "missing-function": { codes: ["PGRST202", "42883"], words: /could not find the function|function .* does not exist/i },
  network: {
    codes: ["TIMEOUT", "ECONNREFUSED", "ECONNRESET", "ENOTFOUND"],
    words: /network|fetch|load failed|internet connection|hostname could not|time(d )?[ -]?out|abort|offline/i,
  },
};

/** More than any sentence for a person; what comes after is not read. */
const READ = 1000;

/** A text as JSON, or a tag or the beginning of other JSON wherever it stands. */
const MACHINE_TEXT = /^"(?:[^"\\]|\\.)*"$|<[a-z!/?]|[{[]\s*["{[\]}]/i;

type Fields = { readonly code?: unknown; readonly message?: unknown; readonly name?: unknown };

/** What was thrown or answered, read once; what throws when it is read says nothing. */
function fieldsOf(error: unknown): Fields {
  if (typeof error !== "object" || error === null) return { message: error };
  try {
    const { code, message, name }: Fields = error;
    return { code, message, name };
  } catch {
    return {};
  }
}

/** The code and the words of whatever was thrown or answered. A page of HTML or a piece of JSON has no words. */
export function readFailure(error: unknown): { readonly code: string; readonly words: string } {
  const { code, message, name } = fieldsOf(error);
  const said = typeof message === "string" ? cleanLine(message.slice(0, READ)) : "";
  const named = name === "AbortError" || name === "TimeoutError" ? "The request timed out" : said;
  return { code: typeof code === "string" || typeof code === "number" ? String(code) : "", words: MACHINE_TEXT.test(named) ? "" : named };
}

/** The cause of a failure, or undefined where neither its code nor its words tell. */
export function causeOf(error: unknown): Cause | undefined {
  const { code, words } = readFailure(error);
  return CAUSES.find((cause) => SIGNS[cause].codes.includes(code)) ?? CAUSES.find((cause) => SIGNS[cause].words.test(words));
}

/** Whether the database refused a submission because the very same one, by its id, is stored already. */
export const isAlreadyStored = (error: unknown): boolean =>
  causeOf(error) === "duplicate" && readFailure(error).words.includes("submission_id");
