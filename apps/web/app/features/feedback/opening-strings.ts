import { site } from "../../site.ts";

/** What the windows say before their forms are there. */
export const opening = {
  title: { feedback: "Share Your Feedback", help: "Help Center" },
  close: "Close",
  unavailable: "The form could not be loaded. Check your connection and try again, or write to us:",
  again: "Try again",
  address: site.supportEmail,
} as const;
