import { categoryLabel } from "./categories.ts";
import { type Complaints, formComplaints } from "./complaints.ts";
import type { MessageField, MessageForm, MessageRow, NewsletterForm, SubscriptionRow } from "./form.ts";
import type { MessageKind } from "./kinds.ts";
import { isRating, LIMITS } from "./limits.ts";
import { readMessage, readNewsletter } from "./read-form.ts";
import { cleanAddress, cleanLine, cleanText, firstCharacters, isAddress } from "./text.ts";

export type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** The row to send, or what is wrong by field. */
export type Validation<Row, Field extends string> =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly errors: Errors<Field> };

/** Cleaned once more, since a cut may leave white space at the end. */
const browserOf = ({ userAgent }: { readonly userAgent: string }): string =>
  cleanLine(firstCharacters(cleanLine(userAgent), LIMITS.userAgent));

const emptyToNull = (text: string): string | null => (text === "" ? null : text);

function rowOf(form: MessageForm): MessageRow {
  const { minor } = form;
  return {
    submission_id: form.submissionId,
    under_18: minor,
    name: minor ? null : cleanLine(form.name),
    email: minor ? null : cleanAddress(form.email),
    rating: form.rating,
    category: emptyToNull(cleanLine(form.category)),
    message: cleanText(form.message),
    improvements: emptyToNull(cleanText(form.improvements)),
    user_agent: minor ? null : browserOf(form),
    ip_address: "",
  };
}

const longer = (text: string | null, limit: number): boolean => text !== null && text.length > limit;

function nameFault(name: string | null, say: Complaints): string | undefined {
  if (name === "") return say.nameMissing;
  return longer(name, LIMITS.name) ? say.tooLong("your name", LIMITS.name) : undefined;
}

function emailFault(email: string | null, say: Pick<Complaints, "emailMissing" | "emailForm" | "tooLong">): string | undefined {
  if (email === null) return undefined;
  if (email === "") return say.emailMissing;
  // Before the pattern, which is slow on very long texts.
  if (longer(email, LIMITS.email)) return say.tooLong("your email", LIMITS.email);
  return isAddress(email) ? undefined : say.emailForm;
}

function messageFault(message: string, say: Complaints): string | undefined {
  if (message === "") return say.messageMissing;
  return longer(message, LIMITS.message) ? say.tooLong("your message", LIMITS.message) : undefined;
}

function faultsOf(kind: MessageKind, row: MessageRow, say: Complaints): Readonly<Record<MessageField, string | undefined>> {
  const { category, improvements } = row;
  return {
    name: nameFault(row.name, say),
    email: emailFault(row.email, say),
    rating: isRating(row.rating) ? undefined : say.ratingMissing,
    category: category !== null && categoryLabel(kind, category) === undefined ? say.categoryUnknown : undefined,
    message: messageFault(row.message, say),
    improvements: longer(improvements, LIMITS.improvements) ? say.tooLong("this", LIMITS.improvements) : undefined,
  };
}

/** Leaves out the fields that nothing is wrong with. */
const errorsIn = <Field extends string>(faults: Readonly<Record<Field, string | undefined>>): Errors<Field> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined)) as Errors<Field>;

export function validateMessage(kind: MessageKind, form: MessageForm, say: Complaints): Validation<MessageRow, MessageField> {
  const row = rowOf(readMessage(form));
  const errors = errorsIn(faultsOf(kind, row, say));
  return Object.keys(errors).length === 0 ? { ok: true, row } : { ok: false, errors };
}

/** The row of a feedback form, or each field's message (specification, section 5). */
export const validateFeedback = (form: MessageForm): Validation<MessageRow, MessageField> =>
  validateMessage("feedback", form, formComplaints.feedback);

/** The row of a help form, or each field's message (specification, section 5). */
export const validateHelpRequest = (form: MessageForm): Validation<MessageRow, MessageField> =>
  validateMessage("help", form, formComplaints.help);

/** The row of the newsletter box, or the message for its address (specification, section 5). */
export function validateNewsletter(form: NewsletterForm): Validation<SubscriptionRow, "email"> {
  const read = readNewsletter(form);
  const email = cleanAddress(read.email);
  const fault = emailFault(email, formComplaints.feedback);
  if (fault !== undefined) return { ok: false, errors: { email: fault } };
  return { ok: true, row: { email, user_agent: browserOf(read), ip_address: "" } };
}
