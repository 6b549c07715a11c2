/** Encouragement by question number: the first row whose `upTo` is not below it (specification, section 4). */
export const PROGRESS_LABELS = [
  { upTo: 5, label: "Getting Started" },
  { upTo: 10, label: "Building Momentum" },
  { upTo: 15, label: "On Fire!" },
] as const;
export const LAST_PROGRESS_LABEL = "Crushing It!";
export type ProgressLabel = (typeof PROGRESS_LABELS)[number]["label"] | typeof LAST_PROGRESS_LABEL;

/** Encouragement by how many questions are left: the first row with more left than `moreThan` (specification, section 4). */
export const REMAINING_LABELS = [
  { moreThan: 15, label: "Keep Going!" },
  { moreThan: 10, label: "You're Doing Great!" },
  { moreThan: 5, label: "Almost There!" },
  { moreThan: 2, label: "So Close!" },
  { moreThan: 0, label: "Final Push!" },
] as const;
export const NONE_REMAINING_LABEL = "Complete!";
export type RemainingLabel = (typeof REMAINING_LABELS)[number]["label"] | typeof NONE_REMAINING_LABEL;
