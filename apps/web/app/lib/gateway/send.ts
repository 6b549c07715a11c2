import {
  type MessageForm,
  type MessageKind,
  type MessageOutcome,
  mailText,
  mailtoLink,
  type SubscriptionOutcome,
  submitFeedback,
  submitHelpRequest,
  subscribe,
} from "@career-clarity/submissions";
import { site } from "../../site.ts";
import { openGateway } from "./open-gateway.ts";

const SUBMIT = { feedback: submitFeedback, help: submitHelpRequest } as const;

/** Sends a message on its way to the database. Resolves within 10 s. */
export const sendMessage = (kind: MessageKind, form: MessageForm): Promise<MessageOutcome> => SUBMIT[kind](openGateway(), form);

/** The same message as an e-mail: the link that opens it, and its whole text. */
export type Mail = { readonly link: string; readonly text: string };

export function mailOf(kind: MessageKind, form: MessageForm): Mail {
  const context = { supportEmail: site.supportEmail, userAgent: form.userAgent, time: new Date().toISOString() };
  return { link: mailtoLink(kind, form, context), text: mailText(kind, form, context) };
}

/** Subscribes an address to the newsletter. Resolves within 10 s. */
export const sendSubscription = (email: string): Promise<SubscriptionOutcome> =>
  subscribe(openGateway(), { email, userAgent: navigator.userAgent });
