import { listen } from "../../local-stack/src/listen.ts";
import type { ChatHandler } from "../src/handler.ts";

export type Running = { readonly url: string; readonly close: () => Promise<void> };

/** The function behind the server that `start` uses, on any free port. */
export async function startFunction(handler: ChatHandler): Promise<Running> {
  const { url, close } = await listen(handler, 0);
  return { url: `${url}/.netlify/functions/chat`, close };
}
