import { cleanReply } from "../html/clean-reply.ts";
import type { Language } from "../language.ts";
import { languageOf } from "../reading/language.ts";
import { padded, wordsOf } from "../reading/words.ts";
import { careFor, warmthFor } from "./distress.ts";
import { refusalOf } from "./refuse.ts";

/**
 * What must come before any answer and before any model: care for somebody in distress, a kind no to what Disha does not do, warmth for
 * strain. Clean HTML in the question's language; null where nothing of the kind is asked.
 */
export function guardedReply(question: string, language: Language = languageOf(question)): string | null {
  const reply = careFor(question) ?? refusalOf(padded(wordsOf(question))) ?? warmthFor(question);
  return reply === null ? null : cleanReply(reply[language]);
}
