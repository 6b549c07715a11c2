import {
  type Errors,
  explainFailure,
  explainUnexpected,
  type MessageField,
  type MessageForm,
  type MessageKind,
  type MessageOutcome,
  validateFeedback,
  validateHelpRequest,
} from "@career-clarity/submissions";
import { mailOf, sendMessage } from "../../lib/gateway/send.ts";
import { site } from "../../site.ts";
import { sentByMail, strings } from "./delivery-strings.ts";
import type { Typed } from "./draft.ts";

export { afterPress } from "../../lib/after-press.ts";
export { Thanks } from "./thanks.tsx";

const VALIDATE = { feedback: validateFeedback, help: validateHelpRequest } as const;

/** What is wrong with what was typed, by field. */
export function faultsIn(kind: MessageKind, typed: Typed): Errors<MessageField> {
  const checked = VALIDATE[kind]({ ...typed, submissionId: "", userAgent: "" });
  return checked.ok ? {} : checked.errors;
}

type Mail = ReturnType<typeof mailOf>;

export type Problem = {
  readonly text: string;
  readonly next?: string;
  /** The mail that a parent could send. */
  readonly parentMail?: string;
};
/** `id` is the stored row's; `mail` is there where the message goes by mail, and its text stays. */
export type Sent = { readonly how: string; readonly id: string | null; readonly mail: Mail | null };

/** What to show. With both, the problem is read before the mail opens. `meanwhile` is for those who closed the window. */
export type Delivery = { readonly sent: Sent | null; readonly problem: Problem | null; readonly meanwhile: string };

const unsent = (problem: Problem): Delivery => ({ sent: null, problem, meanwhile: strings.failedMeanwhile });
const DATABASE_ERROR: Readonly<Record<MessageKind, (text: string) => string>> = {
  feedback: (text) => `Database error: ${text}`,
  help: (text) => text,
};
const UNFORESEEN: Readonly<Record<MessageKind, (error: unknown) => string>> = {
  feedback: (error) => explainUnexpected(error, site.supportEmail),
  help: (error) => explainFailure("help", error),
};

/** What could not be stored goes by mail; not from somebody under 18, whose address a mail would show. */
function byMail(kind: MessageKind, text: string, minor: boolean, mail: Mail): Delivery {
  if (minor) return unsent({ text, next: strings.askParent, parentMail: mail.link });
  return {
    sent: { how: sentByMail[kind], id: null, mail },
    // A request for help goes by mail without a word (specification, section 8).
    problem: kind === "help" ? null : { text, next: strings.mailSoon },
    meanwhile: strings.failedMeanwhile,
  };
}

function deliveryOf(kind: MessageKind, outcome: MessageOutcome, mail: Mail): Delivery {
  if (outcome.status === "stored")
    return { sent: { how: strings.stored, id: outcome.id, mail: null }, problem: null, meanwhile: strings.storedMeanwhile };
  if (outcome.status === "invalid") return unsent({ text: Object.values(outcome.errors)[0] ?? "" });
  const text = DATABASE_ERROR[kind](outcome.message);
  return outcome.status === "duplicate" ? unsent({ text }) : byMail(kind, text, outcome.status === "unsent", mail);
}

/** Sends a message, within 10 s. Never rejects. */
export async function deliver(kind: MessageKind, form: MessageForm): Promise<Delivery> {
  const mail = mailOf(kind, form);
  try {
    return deliveryOf(kind, await sendMessage(kind, form), mail);
  } catch (error) {
    return byMail(kind, UNFORESEEN[kind](error), form.minor, mail);
  }
}
