import type { MessageKind } from "./kinds.ts";

/** Every category of feedback with its label, in the order in which a form offers them (specification, section 3). */
export const feedbackCategories = {
  assessment: "Career Assessment",
  results: "Assessment Results",
  careers: "Career Database",
  "ui-ux": "User Interface/Experience",
  performance: "Website Performance",
  features: "Feature Requests",
  bug: "Bug Report",
  general: "General Feedback",
} as const;
Object.freeze(feedbackCategories);
export type FeedbackCategory = keyof typeof feedbackCategories;

/** Every category of help with its label, in the order in which a form offers them (specification, section 3). */
export const helpCategories = {
  assessment: "Career Assessment",
  results: "Assessment Results",
  careers: "Career Database",
  technical: "Technical Problem",
  account: "My Data or Subscription",
  general: "General Question",
  bug: "Bug Report",
  feature: "Feature Request",
} as const;
Object.freeze(helpCategories);
export type HelpCategory = keyof typeof helpCategories;

const labels: Readonly<Record<MessageKind, ReadonlyMap<string, string>>> = {
  feedback: new Map(Object.entries(feedbackCategories)),
  help: new Map(Object.entries(helpCategories)),
};

/** The label of a category, or undefined where the form has no such category. */
export const categoryLabel = (kind: MessageKind, category: string): string | undefined => labels[kind].get(category);
