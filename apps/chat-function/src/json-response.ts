import { REFUSALS, type Refusal } from "./refusal.ts";

/** The function answers for itself wherever it runs: no host's settings are needed to make its answers safe to fetch. */
const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
} as const;

const MORE: Partial<Record<Refusal, Readonly<Record<string, string>>>> = {
  METHOD_NOT_ALLOWED: { allow: "POST" },
  ONLY_READ: { allow: "GET, HEAD" },
};

/** What the panel reads (specification, section 7); `model` only in answer to the connection test. */
export type ChatAnswer = { readonly response: string; readonly fallback: boolean; readonly model?: string | null };

const BEYOND_ASCII = /[^\0-\x7F]/g;
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * An answer as it goes out. The sign of the rupee is escaped: with a single one in it a server encodes the whole text anew each time it sends
 * it, which takes a third of all its work. Hindi, which would grow by that, stays as it is.
 */
export function textOf(answer: ChatAnswer): string {
  const text = JSON.stringify(answer);
  return /\p{Script=Devanagari}/u.test(text) ? text : text.replace(BEYOND_ASCII, escaped);
}
/** `text` is null in answer to HEAD. */
export const answered = (text: string | null, status = 200): Response => new Response(text, { status, headers: HEADERS });

export function refused(code: Refusal, headers: Readonly<Record<string, string>> = {}): Response {
  const [status, error] = REFUSALS[code];
  return new Response(JSON.stringify({ error, code }), { status, headers: { ...HEADERS, ...MORE[code], ...headers } });
}
