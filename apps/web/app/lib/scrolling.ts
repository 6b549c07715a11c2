import { watch } from "./browser.ts";
import { prefersStill } from "./preferences.ts";

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: prefersStill() ? "auto" : "smooth" });

/** Tells how far down the page is scrolled, in screens. Gives the function that ends it. */
export const watchScroll = (scrolled: (screens: number) => void): (() => void) =>
  watch(window, "scroll", () => scrolled(window.scrollY / window.innerHeight), { passive: true });

/** The screen's width and how much of its height lies under an element, in pixels. */
export function roomUnder(id: string): { readonly width: number; readonly height: number } {
  const bottom = document.getElementById(id)?.getBoundingClientRect().bottom ?? 0;
  return { width: window.innerWidth, height: window.innerHeight - bottom };
}

/** Gives the focus to an element and leaves the page where it is. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus({ preventScroll: true });
