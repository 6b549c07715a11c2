import { QUESTION_LIMIT } from "@career-clarity/chat-assistant";
import { isFields } from "@career-clarity/internal";
import { readJson, removeText, watchText, writeJson } from "../../lib/storage.ts";
import { type ChatMessage, MOST_MESSAGES, SOURCES, type Source, type Talk } from "./talk.ts";

/** The talk is kept in the tab and nowhere else, so that a reload loses nothing and closing the tab forgets it. */
const KEY = "cc_chat";

const isSource = (value: unknown): value is Source => SOURCES.some((source) => source === value);

/** A number to which one can be added. */
const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < Number.MAX_SAFE_INTEGER;

/** Within what a date can be. */
const isTime = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= 8.64e15;

function readMessage(value: unknown): readonly ChatMessage[] {
  if (!isFields(value)) return [];
  const { id, text, timestamp, isUser, source } = value;
  if (!isId(id) || typeof text !== "string" || !isTime(timestamp)) return [];
  if (isUser === true) return [{ id, text, timestamp, isUser }];
  return isUser === false && isSource(source) ? [{ id, text, timestamp, isUser, source }] : [];
}

/** The kept talk, or null where there is none or what is kept does not fit. */
export function keptTalk(): Talk | null {
  const kept = readJson("session", KEY);
  if (!isFields(kept) || !Array.isArray(kept.messages)) return null;
  const messages = kept.messages.flatMap(readMessage);
  if (messages.length === 0 || new Set(messages.map(({ id }) => id)).size !== kept.messages.length) return null;
  return { messages: messages.slice(-MOST_MESSAGES), draft: typeof kept.draft === "string" ? kept.draft.slice(0, QUESTION_LIMIT) : "" };
}

export const keepTalk = (talk: Talk): void => writeJson("session", KEY, talk);
export const forgetTalk = (): void => removeText("session", KEY);
/** Tells when the talk has been deleted elsewhere. Gives the function that ends it. */
export const watchTalk = (gone: () => void): (() => void) => watchText(KEY, () => keptTalk() ?? gone());
