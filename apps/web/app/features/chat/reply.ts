import { ask } from "./ask.ts";
import { cleanNodes } from "./clean-nodes.tsx";
import type { Source } from "./talk.ts";

export type Reply = { readonly text: string; readonly source: Exclude<Source, "system"> };

const loadLocal = () => import("./local-reply.ts");
/** Fetches what will be needed should the connection go. */
export const prepareLocal = (): void => void loadLocal().catch(() => undefined);

/** Throws where nothing of the reply can be shown. */
function showable(html: string): string {
  if (cleanNodes(html).length === 0) throw new TypeError("nothing is left of the reply");
  return html;
}

async function obtain(question: string, page: string | null, stop: AbortSignal): Promise<Reply> {
  try {
    const { html, fallback } = await ask(question, page, stop);
    return { text: showable(html), source: fallback ? "intelligent-fallback" : "ai" };
  } catch (error) {
    if (stop.aborted) throw error;
    const { localReply } = await loadLocal();
    return { text: showable(localReply(question)), source: "local-fallback" };
  }
}

/**
 * A reply to every question, in the order of the specification (section 8): the function's; else the device's own; and where that fails
 * too, word that something went wrong. Rejects only when stopped.
 */
export async function replyTo(question: string, page: string | null, stop: AbortSignal): Promise<Reply> {
  try {
    return await obtain(question, page, stop);
  } catch (error) {
    if (stop.aborted) throw error;
    return { text: "", source: "error-fallback" };
  }
}
