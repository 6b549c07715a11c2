/** What a form with a message holds as it was typed. Both kinds ask the same (specification, section 3). */
export type MessageForm = {
  /** Made in the browser, a UUID: the same submission sent twice is stored once. */
  readonly submissionId: string;
  readonly userAgent: string;
  /** Says to be under 18: then neither name nor address is asked for, and none is sent. */
  readonly minor: boolean;
  readonly name: string;
  readonly email: string;
  /** 1 to 5; 0 while none is chosen. */
  readonly rating: number;
  /** One of the kind's categories, or "". */
  readonly category: string;
  readonly message: string;
  readonly improvements: string;
};

export type NewsletterForm = { readonly email: string; readonly userAgent: string };

/** The fields that somebody fills in, in their order on the screen. */
export const MESSAGE_FIELDS = ["name", "email", "rating", "category", "message", "improvements"] as const;
Object.freeze(MESSAGE_FIELDS);
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** A row of `feedback` or `help_requests` as it is sent. */
export type MessageRow = {
  readonly submission_id: string;
  readonly under_18: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly rating: number;
  readonly category: string | null;
  readonly message: string;
  readonly improvements: string | null;
  readonly user_agent: string | null;
  /** Always empty: where somebody was is nobody's business. */
  readonly ip_address: "";
};

/** A row of `newsletter_subscriptions` as it is sent. */
export type SubscriptionRow = { readonly email: string; readonly user_agent: string; readonly ip_address: "" };
