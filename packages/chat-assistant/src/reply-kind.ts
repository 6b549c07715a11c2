import { NOT_KNOWN } from "./answers/dont-know.ts";
import { CARE } from "./guard/care.ts";
import { REFUSALS } from "./guard/refusals.ts";
import { cleanReply } from "./html/clean-reply.ts";
import { p } from "./html/write.ts";
import { inEach, type Wording } from "./language.ts";

/** What a reply is: care for somebody in distress, a kind no, an honest "I don't know", or an answer. */
export const REPLY_KINDS = ["care", "refusal", "unknown", "answer"] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

const cleaned = (wordings: readonly Wording[]): readonly string[] => wordings.flatMap((wording) => Object.values(wording).map(cleanReply));

const CARING: ReadonlySet<string> = new Set(cleaned(Object.values(CARE)));
const NO: ReadonlySet<string> = new Set(cleaned(REFUSALS.map(({ reply }) => reply)));
const UNKNOWN = cleaned([inEach((language) => p(NOT_KNOWN[language]))]).map((html) => html.replace(/<\/p>$/, ""));

/** The kind of a reply that `groundedReply` or `guardedReply` gave, in whichever language. Other texts count as answers. */
export function replyKind(html: string): ReplyKind {
  if (CARING.has(html)) return "care";
  if (NO.has(html)) return "refusal";
  return UNKNOWN.some((begin) => html.startsWith(begin)) ? "unknown" : "answer";
}
