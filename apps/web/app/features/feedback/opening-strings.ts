/** What the windows say before their forms are there. */
export const opening = {
  title: { feedback: "Share Your Feedback", help: "Help Center" },
  close: "Close",
} as const;
