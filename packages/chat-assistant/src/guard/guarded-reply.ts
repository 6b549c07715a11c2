import { cleanReply } from "../html/clean-reply.ts";
import type { Language } from "../language.ts";
import { languageOf } from "../reading/language.ts";
import { padded, wordsOf } from "../reading/words.ts";
import { careFor, hear, warmthFor } from "./distress.ts";
import { refusalOf } from "./refuse.ts";

/**
 * What must come before any answer and before any model: care for somebody in distress, a kind no to what Disha does not do, warmth for
 * strain. Clean HTML in the question's language; null where nothing of the kind is asked.
 */
export function guardedReply(question: string, language?: Language): string | null {
  const heard = hear(question);
  const reply = careFor(question, heard) ?? refusalOf(padded(wordsOf(question))) ?? warmthFor(question, heard);
  return reply === null ? null : cleanReply(reply[language ?? languageOf(question)]);
}

/** Whether a question tells of strain alone, short of distress: what it asks besides is answered below the warm words. */
export function isOnlyStrained(question: string): boolean {
  const heard = hear(question);
  return careFor(question, heard) === null && refusalOf(padded(wordsOf(question))) === null && warmthFor(question, heard) !== null;
}
