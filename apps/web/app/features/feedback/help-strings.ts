/** What the Help Center says around its form. */
export const helpCenter = {
  text: "The questions that come up most. If yours is not among them, write to us below.",
  write: "Write to us",
} as const;
