import { QUESTION_LIMIT } from "@career-clarity/chat-assistant";
import { isFields } from "@career-clarity/internal";
import type { Refusal } from "./refusal.ts";

const CAREER_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MOST_ID_CHARACTERS = 120;

/** What a visitor asked, the career on whose page, and the one that the last answer was about. */
export type Question = { readonly text: string; readonly careerId?: string; readonly lastCareerId?: string };
export type Parsed = { readonly ok: true; readonly question: Question } | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal): Parsed => ({ ok: false, refusal });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isCareerId = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MOST_ID_CHARACTERS && CAREER_ID.test(value);

const isAbsent = (value: unknown): value is null | undefined => value === undefined || value === null;

/** `{ message, page?, last? }`, checked: characters are counted as a text field counts them, in UTF-16 units. */
export function parseQuestion(body: string): Parsed {
  const json = parseJson(body);
  if (json === undefined) return refuse("NOT_JSON");
  if (!isFields(json)) return refuse("NOT_AN_OBJECT");
  const { message, page, last } = json;
  if (typeof message !== "string") return refuse("MESSAGE_NOT_TEXT");
  const text = message.toWellFormed().trim();
  if (text === "") return refuse("MESSAGE_EMPTY");
  if (text.length > QUESTION_LIMIT) return refuse("MESSAGE_TOO_LONG");
  if (!isAbsent(page) && !isCareerId(page)) return refuse("PAGE_NOT_A_CAREER_ID");
  if (!isAbsent(last) && !isCareerId(last)) return refuse("LAST_NOT_A_CAREER_ID");
  return { ok: true, question: { text, ...(isAbsent(page) ? {} : { careerId: page }), ...(isAbsent(last) ? {} : { lastCareerId: last }) } };
}
