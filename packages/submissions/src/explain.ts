import { FormKindError } from "./errors.ts";
import { type Cause, causeOf, readFailure } from "./failure.ts";
import type { FormKind } from "./kinds.ts";

const PREFIX: Readonly<Record<FormKind, string>> = {
  feedback: "Failed to submit feedback. ",
  help: "Failed to submit help request. ",
  newsletter: "Failed to subscribe to newsletter. ",
};

export const ALREADY_SUBSCRIBED = "You are already subscribed to our newsletter!";
export const SUBSCRIBED = "Successfully subscribed!";
export const SUBSCRIPTION_FAILED = "Subscription failed. Please try again.";

const OTHERWISE = "Please try again or contact support.";
const NETWORK = "Network connection issue. Please check your internet";

const TEXTS: Readonly<Record<Cause, string>> = {
  unconfigured: "Database connection not available. Please try again later.",
  permission: "Permission issue detected. Please try again.",
  duplicate: "Duplicate submission detected. Please wait before submitting again.",
  "missing-function": "Database function not available. Please try again later.",
  network: `${NETWORK} and try again.`,
};

/** Longer than any sentence for a person: a stack or a page. */
const LONGEST = 200;

/** What the other side said, where a person can read it. */
function rawMessage(error: unknown): string {
  const { words } = readFailure(error);
  return words === "" || words.length > LONGEST ? OTHERWISE : words;
}

/**
 * What is said when a form could not be stored: the prefix of its kind, then the cause (specification, section 8). Takes anything that was
 * thrown or answered. No markup and no JSON comes out; still, show it as text.
 * @throws {FormKindError} a kind of form that there is not
 */
export function explainFailure(kind: FormKind, error: unknown): string {
  if (!Object.hasOwn(PREFIX, kind)) throw new FormKindError(kind);
  const cause = causeOf(error);
  if (kind === "newsletter" && cause === "duplicate") return ALREADY_SUBSCRIBED;
  const known = cause !== undefined && (cause !== "missing-function" || kind === "feedback");
  return PREFIX[kind] + (known ? TEXTS[cause] : rawMessage(error));
}

const ENDED = /[.!?…।]$/;

/** What the feedback form says of a failure that nobody foresaw (specification, section 8). */
export function explainUnexpected(error: unknown, supportEmail: string): string {
  const words = causeOf(error) === "network" ? NETWORK : rawMessage(error);
  const said = words === OTHERWISE ? "something went wrong" : words;
  return `Failed to submit feedback: ${said}${ENDED.test(said) ? "" : "."} Please try again or contact us directly at ${supportEmail}`;
}
