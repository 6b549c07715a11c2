import { listenFrom, type Running } from "./listen.ts";
import { createSite } from "./site.ts";

/** Serves the built site, and nothing behind it, on `port` or the next free one; 0 asks for any. */
export const serveSite = (root: string, port: number): Promise<Running> => listenFrom(createSite(root).fetch, port);
