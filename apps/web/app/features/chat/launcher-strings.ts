/** The launcher's id: the menu presses it too. */
export const LAUNCHER = "disha";

/** What the launcher says: apart from strings.ts, since it is loaded with every page and the panel with none. */
export const strings = {
  open: "Chat with Disha",
  unavailable: "Disha could not be loaded. Check your connection and try again.",
} as const;
