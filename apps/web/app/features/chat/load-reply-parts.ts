type ReplyParts = typeof import("./reply-parts.ts");
let parts: ReplyParts | null = null;

/** What a reply is shown with, if its code has come. */
export const replyPartsNow = (): ReplyParts | null => parts;

/** It comes with the first letter of a question, before the first reply: a reply is drawn at once, at its full height. */
export async function loadReplyParts(): Promise<ReplyParts> {
  parts ??= await import("./reply-parts.ts");
  return parts;
}
