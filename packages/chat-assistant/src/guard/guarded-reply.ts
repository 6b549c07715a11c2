import { cleanReply } from "../html/clean-reply.ts";
import { padded, wordsOf } from "../reading/words.ts";
import { care, strain } from "./care.ts";
import { speaksOfDistress } from "./distress.ts";
import { refusalOf } from "./refuse.ts";
import { isStrain } from "./strain.ts";

/**
 * What must come before any answer and before any model: care for somebody in distress, a kind no to what Disha does not do, warmth for
 * strain. Clean HTML; null where nothing of the kind is asked.
 */
export function guardedReply(question: string): string | null {
  const text = padded(wordsOf(question));
  const reply = speaksOfDistress(text) ? care : (refusalOf(text) ?? (isStrain(text) ? strain : null));
  return reply === null ? null : cleanReply(reply);
}
