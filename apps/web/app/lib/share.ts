import { copyText } from "./browser.ts";

export type ShareOutcome = "shared" | "cancelled" | "copied" | "failed";

type Shared = { readonly title: string; readonly text: string; readonly url: string };

let isSheetOpen = false;

/** The native share sheet; where there is none, the link is copied. `failed`: neither could be done, so the link must be shown. */
export async function share(data: Shared): Promise<ShareOutcome> {
  if (typeof navigator.share === "function") {
    // The same button pressed again while its sheet is open.
    if (isSheetOpen) return "cancelled";
    isSheetOpen = true;
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    } finally {
      isSheetOpen = false;
    }
  }
  return (await copyText(data.url)) ? "copied" : "failed";
}
