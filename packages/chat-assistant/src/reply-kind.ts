import { DONT_KNOW } from "./answers/dont-know.ts";
import { CARE } from "./guard/care.ts";
import { REFUSALS } from "./guard/refusals.ts";
import { cleanReply } from "./html/clean-reply.ts";

/** What a reply is: care for somebody in distress, a kind no, an honest "I don't know", or an answer. */
export const REPLY_KINDS = ["care", "refusal", "unknown", "answer"] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

const CARING: ReadonlySet<string> = new Set(Object.values(CARE).map(cleanReply));
const NO: ReadonlySet<string> = new Set(REFUSALS.map(({ reply }) => cleanReply(reply)));
const UNKNOWN = cleanReply(DONT_KNOW).replace(/<\/p>$/, "");

/** The kind of a reply that `groundedReply` or `guardedReply` gave. Other texts count as answers. */
export function replyKind(html: string): ReplyKind {
  if (CARING.has(html)) return "care";
  if (NO.has(html)) return "refusal";
  return html.startsWith(UNKNOWN) ? "unknown" : "answer";
}
