import type { MessageRow, SubscriptionRow } from "./form.ts";

/** The arguments of the database's function `insert_feedback` (specification, section 7). */
export type FeedbackArguments = {
  readonly p_name: string | null;
  readonly p_email: string | null;
  readonly p_rating: number;
  readonly p_message: string;
  readonly p_category: string | null;
  readonly p_improvements: string | null;
  readonly p_user_agent: string | null;
  readonly p_id: string;
  readonly p_under_18: boolean;
};

/** What came of one call. `error` is whatever the other side or the network said: `{ code, message }`, an Error, a text. */
export type GatewayAnswer<Stored> = { readonly ok: true; readonly stored: Stored } | { readonly ok: false; readonly error: unknown };

/** The way to the database, with its own limit on time. A call answers or throws; it never hangs. */
export type SubmissionGateway = {
  /** Calls the function; `stored` is the row's id. */
  readonly insertFeedback: (values: FeedbackArguments) => Promise<GatewayAnswer<string>>;
  /** Adds a row; `stored` is its id. */
  readonly insert: (table: "feedback" | "help_requests", row: MessageRow) => Promise<GatewayAnswer<string>>;
  /** Adds a row of `newsletter_subscriptions` unless the address is there already; `stored` is how many rows were added, 0 or 1. */
  readonly addSubscription: (row: SubscriptionRow) => Promise<GatewayAnswer<number>>;
};

export const feedbackArguments = (row: MessageRow): FeedbackArguments => ({
  p_name: row.name,
  p_email: row.email,
  p_rating: row.rating,
  p_message: row.message,
  p_category: row.category,
  p_improvements: row.improvements,
  p_user_agent: row.user_agent,
  p_id: row.submission_id,
  p_under_18: row.under_18,
});
