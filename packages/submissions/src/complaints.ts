import type { MessageKind } from "./kinds.ts";
import { LIMITS } from "./limits.ts";

/** What is said of each thing that can be wrong with a form. */
export type Complaints = {
  readonly nameMissing: string;
  readonly emailMissing: string;
  readonly emailForm: string;
  readonly ratingMissing: string;
  readonly messageMissing: string;
  readonly categoryUnknown: string;
  readonly tooLong: (what: string, limit: number) => string;
};

const shared = {
  emailForm: "Please enter a valid email address",
  categoryUnknown: "Please choose a category from the list",
  tooLong: (what: string, limit: number) => `Please keep ${what} to ${limit} characters`,
} as const;

const feedback: Complaints = {
  ...shared,
  nameMissing: "Please enter your name",
  emailMissing: "Please enter your email",
  ratingMissing: "Please select a rating",
  messageMissing: "Please enter your feedback message",
};

/** What a form says beside its fields (specification, section 5). */
export const formComplaints: Readonly<Record<MessageKind, Complaints>> = {
  feedback,
  help: { ...feedback, messageMissing: "Please enter your message" },
};

/** What is said once more before anything is sent (specification, section 5). */
export const serviceComplaints: Complaints = {
  ...shared,
  nameMissing: "Name is required",
  emailMissing: "Email is required",
  ratingMissing: `Rating must be between ${LIMITS.rating.min} and ${LIMITS.rating.max}`,
  messageMissing: "Message is required",
};
