import { watch } from "./browser.ts";

/** Each tells when something changes, until the function that it gives is called. */

export const watchOnline = (cameBack: () => void): (() => void) => watch(window, "online", cameBack);
export const watchMedia = (query: string, changed: () => void): (() => void) => watch(matchMedia(query), "change", changed);
