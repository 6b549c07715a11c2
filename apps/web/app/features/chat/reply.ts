import { ask } from "../../lib/chat-function.ts";
import { cleanNodes } from "./clean-nodes.tsx";
import { lastCareer } from "./last-career.ts";
import type { Source, Talk } from "./talk.ts";

export type Reply = { readonly text: string; readonly source: Exclude<Source, "system"> };

/** Throws where nothing of the reply can be shown. */
function showable(html: string): string {
  if (cleanNodes(html).length === 0) throw new TypeError("nothing is left of the reply");
  return html;
}

/** What the device answers itself weighs many times as much as all else: it comes only where the function lets wait, or fails. */
const ownReply = () => import("./own-reply.ts");
const LETS_WAIT_MS = 1500;

async function obtain(question: string, talk: Talk, page: string | undefined, stop: AbortSignal): Promise<Reply> {
  const timer = setTimeout(() => ownReply().catch(() => undefined), LETS_WAIT_MS);
  try {
    const { html, fallback } = await ask(question, { page, last: lastCareer(talk) }, stop);
    return { text: showable(html), source: fallback ? "intelligent-fallback" : "ai" };
  } catch (error) {
    if (stop.aborted) throw error;
    const { keywordReply } = await ownReply();
    return { text: showable(keywordReply(question)), source: "local-fallback" };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A reply to every question, in the order of the specification (section 8): the function's; else the device's own; and where that fails
 * too, word that something went wrong, with the helplines. Rejects only when stopped.
 */
export async function replyTo(question: string, talk: Talk, page: string | undefined, stop: AbortSignal): Promise<Reply> {
  try {
    return await obtain(question, talk, page, stop);
  } catch (error) {
    if (stop.aborted) throw error;
    return { text: "", source: "error-fallback" };
  }
}
