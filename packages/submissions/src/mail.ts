import { categoryLabel } from "./categories.ts";
import { FormKindError, SupportAddressError } from "./errors.ts";
import type { MessageForm } from "./form.ts";
import { MESSAGE_KINDS, type MessageKind } from "./kinds.ts";
import { isRating, LIMITS } from "./limits.ts";
import { readMessage } from "./read-form.ts";
import { cleanAddress, cleanLine, cleanText, firstCharacters } from "./text.ts";

export type MailContext = {
  /** Where the mail goes: one plain address. */
  readonly supportEmail: string;
  readonly userAgent: string;
  /** As it is to be read, for example an ISO 8601 time; a `Date` is written as one. */
  readonly time: string | { readonly toJSON: () => string | null };
};

/** Chrome on Windows drops a longer link without a word, and so do some mail programs. */
export const LONGEST_MAILTO = 2000;

const SUBJECT: Readonly<Record<MessageKind, string>> = { feedback: "Website feedback", help: "Help request" };
const CUT = "… [shortened; please paste the rest]";
const PLAIN_ADDRESS = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/;
/** In the link, where a letter of most scripts takes nine. */
const LONGEST_CONTEXT = 400;

const encode = (text: string): string => encodeURIComponent(text.replaceAll("\n", "\r\n"));

/** A whole number up to `most` that passes, as great as halving finds it; 0 is taken to pass. */
function greatest(most: number, passes: (count: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** One line of what the form did not ask, short enough to leave the message its room. */
function short(text: string): string {
  const line = firstCharacters(cleanLine(text), LONGEST_CONTEXT);
  return firstCharacters(
    line,
    greatest(line.length, (count) => encode(firstCharacters(line, count)).length <= LONGEST_CONTEXT),
  );
}

/** Writes the mail with each typed text cut to `longest` characters. */
function write(kind: MessageKind, form: MessageForm, { userAgent, time }: MailContext, longest: number): string {
  const cut = (text: string) => {
    const first = firstCharacters(text, longest);
    return first === text ? text : first + CUT;
  };
  const line = (label: string, value: string) => (value === "" ? [] : [`${label}: ${value}`]);
  const block = (label: string, value: string) => (value === "" ? [] : ["", `${label}:`, value]);
  const sender = form.minor
    ? ["The sender is under 18."]
    : [...line("Name", cut(cleanLine(form.name))), ...line("E-mail", cut(cleanLine(cleanAddress(form.email))))];
  return [
    ...sender,
    ...line("Rating", isRating(form.rating) ? `${form.rating} of ${LIMITS.rating.max}` : ""),
    ...line("Category", categoryLabel(kind, form.category) ?? ""),
    ...block("Message", cut(cleanText(form.message))),
    ...block("Additional information", cut(cleanText(form.improvements))),
    "",
    ...(form.minor ? [] : line("Browser", short(userAgent))),
    ...line("Time", short(typeof time === "string" ? time : (time.toJSON() ?? ""))),
  ].join("\n");
}

/** The whole text of the mail, for those who would rather copy it. */
export const mailText = (kind: MessageKind, form: MessageForm, context: MailContext): string =>
  write(kind, readMessage(form), context, Number.POSITIVE_INFINITY);

/**
 * A mailto link that carries the form (specification, section 7). What was typed stands in the body alone and is percent-encoded, so that
 * it can't become a header or a recipient. At most `LONGEST_MAILTO` characters: longer texts are cut, and the mail says so.
 * @throws {FormKindError} a kind of form that carries no message
 * @throws {SupportAddressError} a support address that is not one plain address
 */
export function mailtoLink(kind: MessageKind, form: MessageForm, context: MailContext): string {
  if (!Object.hasOwn(SUBJECT, kind)) throw new FormKindError(kind, MESSAGE_KINDS);
  if (!PLAIN_ADDRESS.test(context.supportEmail) || context.supportEmail.length > LIMITS.email)
    throw new SupportAddressError(context.supportEmail);
  const start = `mailto:${context.supportEmail}?subject=${encode(SUBJECT[kind])}&body=`;
  const read = readMessage(form);
  const link = (longest: number) => start + encode(write(kind, read, context, longest));
  const whole = link(Number.POSITIVE_INFINITY);
  if (whole.length <= LONGEST_MAILTO) return whole;
  const longest = Math.max(read.name.length, read.email.length, read.message.length, read.improvements.length);
  return link(greatest(longest, (count) => link(count).length <= LONGEST_MAILTO));
}
