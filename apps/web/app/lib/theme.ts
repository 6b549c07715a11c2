import { matchesMedia } from "./browser.ts";
import { afterPaint } from "./painted.ts";
import { readText, removeText, watchText, writeText } from "./storage.ts";

/** index.html reads it too, before the first paint. */
const THEME_KEY = "cc_theme";
export type ThemeChoice = "light" | "dark";

/** The theme that the page shows now: the visitor's choice, else the system's. */
export function currentTheme(): ThemeChoice {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchesMedia("(prefers-color-scheme: dark)") ? "dark" : "light";
}

function showKept(): ThemeChoice {
  const kept = readText("local", THEME_KEY);
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
  else delete document.documentElement.dataset.theme;
  return currentTheme();
}

/** Follows a choice made in another tab. Gives the function that ends it. */
export const watchTheme = (changed: (theme: ThemeChoice) => void): (() => void) => watchText(THEME_KEY, () => changed(showKept()));

/**
 * Switches the theme, and tells it when the page shows it: kept at once, shown when the press has been painted. Choosing what the system says
 * anyway forgets the choice, so that the page follows the system again.
 */
export function switchTheme(changed: (theme: ThemeChoice) => void): void {
  const next: ThemeChoice = currentTheme() === "dark" ? "light" : "dark";
  const system: ThemeChoice = matchesMedia("(prefers-color-scheme: dark)") ? "dark" : "light";
  if (next === system) removeText("local", THEME_KEY);
  else writeText("local", THEME_KEY, next);
  afterPaint(() => changed(showKept()));
}
