import { watch } from "./browser.ts";

/** Whether another tab or app covers the page. */
export const isPageHidden = (): boolean => document.hidden;
/** Tells when that changes. Gives the function that ends it. */
export const watchPageHidden = (changed: () => void): (() => void) => watch(document, "visibilitychange", changed);
