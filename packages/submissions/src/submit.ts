import { serviceComplaints } from "./complaints.ts";
import { ALREADY_SUBSCRIBED, explainFailure, SUBSCRIBED, SUBSCRIPTION_FAILED } from "./explain.ts";
import { causeOf, isAlreadyStored, NOT_CONFIGURED } from "./failure.ts";
import type { MessageField, MessageForm, NewsletterForm } from "./form.ts";
import { feedbackArguments, type GatewayAnswer, type SubmissionGateway } from "./gateway.ts";
import type { MessageKind } from "./kinds.ts";
import { type Errors, validateMessage, validateNewsletter } from "./validate.ts";

/** What came of a message. */
export type MessageOutcome =
  /** In the database. `id` is the row's; null where only an earlier attempt, whose answer was lost, heard it. */
  | { readonly status: "stored"; readonly id: string | null }
  /** The same message from the same address is there from today: nothing more to do. */
  | { readonly status: "duplicate"; readonly message: string }
  /** Not stored: now a mail is opened. */
  | { readonly status: "mail"; readonly message: string }
  /** Not stored, and no mail is opened: it would show the address of somebody under 18. */
  | { readonly status: "unsent"; readonly message: string }
  | { readonly status: "invalid"; readonly errors: Errors<MessageField> };

export type SubscriptionOutcome = {
  readonly status: "subscribed" | "duplicate" | "failed" | "invalid";
  readonly message: string;
};

const isAnswer = (value: unknown): boolean => typeof value === "object" && value !== null && "ok" in value && typeof value.ok === "boolean";

/** A gateway that throws, or answers something else than an answer, has failed like one that says so. */
async function attempt<Stored>(call: () => Promise<GatewayAnswer<Stored>>): Promise<GatewayAnswer<Stored>> {
  try {
    const answer = await call();
    return isAnswer(answer) ? answer : { ok: false, error: answer };
  } catch (error) {
    return { ok: false, error };
  }
}

function outcomeOf(kind: MessageKind, form: MessageForm, answer: GatewayAnswer<string>): MessageOutcome {
  if (answer.ok) return { status: "stored", id: answer.stored };
  if (isAlreadyStored(answer.error)) return { status: "stored", id: null };
  const message = explainFailure(kind, answer.error);
  if (causeOf(answer.error) === "duplicate") return { status: "duplicate", message };
  return { status: form.minor ? "unsent" : "mail", message };
}

const notConfigured = { ok: false, error: NOT_CONFIGURED } as const;

/**
 * Stores feedback: by the database's function, then by a plain insert with the same id, so that nothing is stored twice (specification,
 * section 7). `gateway` is null where none is configured. Never rejects.
 */
export async function submitFeedback(gateway: SubmissionGateway | null, form: MessageForm): Promise<MessageOutcome> {
  const checked = validateMessage("feedback", form, serviceComplaints);
  if (!checked.ok) return { status: "invalid", errors: checked.errors };
  if (!gateway) return outcomeOf("feedback", form, notConfigured);
  const { row } = checked;
  const called = await attempt(() => gateway.insertFeedback(feedbackArguments(row)));
  if (called.ok || causeOf(called.error) === "duplicate") return outcomeOf("feedback", form, called);
  const inserted = await attempt(() => gateway.insert("feedback", row));
  if (inserted.ok || causeOf(inserted.error) === "duplicate") return outcomeOf("feedback", form, inserted);
  // That the function is missing is the operator's to know; of any other two failures the later one is the newer news.
  return outcomeOf("feedback", form, causeOf(called.error) === "missing-function" ? called : inserted);
}

/** Stores a request for help by an insert (specification, section 7). `gateway` is null where none is configured. Never rejects. */
export async function submitHelpRequest(gateway: SubmissionGateway | null, form: MessageForm): Promise<MessageOutcome> {
  const checked = validateMessage("help", form, serviceComplaints);
  if (!checked.ok) return { status: "invalid", errors: checked.errors };
  const answer = gateway ? await attempt(() => gateway.insert("help_requests", checked.row)) : notConfigured;
  return outcomeOf("help", form, answer);
}

const NOT_SUBSCRIBED: SubscriptionOutcome = Object.freeze({ status: "failed", message: SUBSCRIPTION_FAILED });

/** Subscribes an address; one that is there already is left as it is and told so (specification, sections 7 and 8). Never rejects. */
export async function subscribe(gateway: SubmissionGateway | null, form: NewsletterForm): Promise<SubscriptionOutcome> {
  const checked = validateNewsletter(form);
  if (!checked.ok) return { status: "invalid", message: checked.errors.email ?? SUBSCRIPTION_FAILED };
  try {
    const answer = gateway ? await gateway.addSubscription(checked.row) : notConfigured;
    if (!isAnswer(answer)) return NOT_SUBSCRIBED;
    if (answer.ok)
      return answer.stored > 0 ? { status: "subscribed", message: SUBSCRIBED } : { status: "duplicate", message: ALREADY_SUBSCRIBED };
    return { status: causeOf(answer.error) === "duplicate" ? "duplicate" : "failed", message: explainFailure("newsletter", answer.error) };
  } catch {
    return NOT_SUBSCRIBED;
  }
}
