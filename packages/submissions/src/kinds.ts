/** The forms: what somebody thinks of the site, what they need help with, where to send new articles. */
export const FORM_KINDS = ["feedback", "help", "newsletter"] as const;
Object.freeze(FORM_KINDS);
export type FormKind = (typeof FORM_KINDS)[number];

/** The forms that carry a message. */
export const MESSAGE_KINDS = ["feedback", "help"] as const;
Object.freeze(MESSAGE_KINDS);
export type MessageKind = (typeof MESSAGE_KINDS)[number];
