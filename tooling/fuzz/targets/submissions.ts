import {
  categoryLabel,
  explainFailure,
  explainUnexpected,
  FORM_KINDS,
  type GatewayAnswer,
  LIMITS,
  LONGEST_MAILTO,
  MESSAGE_KINDS,
  type MessageForm,
  type MessageKind,
  type MessageRow,
  mailText,
  mailtoLink,
  missingFields,
  type SubmissionGateway,
  SupportAddressError,
  submitFeedback,
  submitHelpRequest,
  subscribe,
  validateFeedback,
  validateHelpRequest,
  validateNewsletter,
} from "@career-clarity/submissions";
import fc from "fast-check";
import { failure, messageForm } from "../generators/forms.ts";
import { text } from "../generators/texts.ts";
import { must, mustEqual, orRefused, refused } from "../invariants.ts";
import { target } from "../target.ts";

const SUPPORT = "help@example.in";
const kind = fc.constantFrom(...MESSAGE_KINDS);
const VALIDATE = { feedback: validateFeedback, help: validateHelpRequest } as const;
/** Prefix, raw words and a support address. */
const LONGEST_MESSAGE = 400;
const MARKUP = /<[a-z!/?]/i;

function mustBeTold(message: string): void {
  must(message !== "" && message.length <= LONGEST_MESSAGE, `a message of a readable length, not ${message.length}`);
  must(!MARKUP.test(message) && !/[{[]\s*"/.test(message), `no markup and no JSON: ${message}`);
  must(message.isWellFormed() && !/\p{Cc}/u.test(message), "no control characters");
}

const isClean = (words: string | null): boolean =>
  words === null || (words.isWellFormed() && words === words.trim() && !/[^\P{Cc}\n\t]/u.test(words));

function mustBeRow(which: MessageKind, form: MessageForm, row: MessageRow): void {
  const { name, email, rating, category, message, improvements, user_agent } = row;
  must([name, email, category, message, improvements, user_agent].every(isClean), "clean texts");
  must(form.minor ? name === null && email === null && user_agent === null : Boolean(name && email), "a name and an address, or neither");
  must((name ?? "").length <= LIMITS.name && (email ?? "").length <= LIMITS.email, "name and address within their limits");
  must(
    message !== "" && message.length <= LIMITS.message && (improvements ?? "").length <= LIMITS.improvements,
    "texts within their limits",
  );
  must([...(user_agent ?? "")].length <= LIMITS.userAgent, "a browser within its limit");
  must(email === null || (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email === email.toLowerCase()), "an address");
  must(Number.isInteger(rating) && rating >= LIMITS.rating.min && rating <= LIMITS.rating.max, "a rating from 1 to 5");
  must(category === null || categoryLabel(which, category) !== undefined, "a category of the form");
}

/** A row typed into the form anew. */
const formOf = (form: MessageForm, row: MessageRow): MessageForm => ({
  ...form,
  userAgent: row.user_agent ?? form.userAgent,
  name: row.name ?? "",
  email: row.email ?? "",
  category: row.category ?? "",
  message: row.message,
  improvements: row.improvements ?? "",
});

const answer: fc.Arbitrary<() => Promise<GatewayAnswer<never>>> = fc.oneof(
  failure.map((error) => async () => ({ ok: false, error }) as const),
  failure.map((error) => async () => {
    throw error;
  }),
);

export const submissionTargets = [
  target({
    name: "validateFeedback, validateHelpRequest, missingFields",
    source: "form",
    holds: "a clean row within its limits that stays itself when typed again, or a message for each field at fault",
    weight: 1.5,
    input: fc.tuple(kind, messageForm),
    check: ([which, form]) => {
      const checked = VALIDATE[which](form);
      if (!checked.ok) {
        must(Object.values(checked.errors).length > 0 && Object.values(checked.errors).every(Boolean), "a message for each fault");
        return false;
      }
      mustEqual(missingFields(form), [], "nothing missing");
      mustBeRow(which, form, checked.row);
      mustEqual(VALIDATE[which](formOf(form, checked.row)), checked, "the same row again");
    },
  }),
  target({
    name: "validateNewsletter",
    source: "form",
    holds: "a clean address that stays itself, or a message",
    input: fc.record({ email: messageForm.map(({ email }) => email), userAgent: text }),
    check: (form) => {
      const checked = validateNewsletter(form);
      if (!checked.ok) return refused(Boolean(checked.errors.email), "a message");
      const { email, user_agent } = checked.row;
      must(isClean(email) && email.length <= LIMITS.email && [...user_agent].length <= LIMITS.userAgent, "within its limits");
      mustEqual(validateNewsletter({ email, userAgent: user_agent }), checked, "the same row again");
    },
  }),
  target({
    name: "explainFailure, explainUnexpected",
    source: "network",
    holds: "one readable line without markup or JSON, whatever was thrown or answered",
    weight: 2,
    input: fc.tuple(fc.constantFrom(...FORM_KINDS), failure),
    check: ([which, error]) => {
      mustBeTold(explainFailure(which, error));
      mustBeTold(explainUnexpected(error, SUPPORT));
    },
  }),
  target({
    name: "mailtoLink, mailText",
    source: "form",
    holds: "a link of at most 2,000 characters with one recipient, a subject and a body, or SupportAddressError",
    input: fc.tuple(kind, messageForm, fc.record({ supportEmail: fc.oneof(fc.constant(SUPPORT), text), userAgent: text, time: text })),
    check: ([which, form, context]) => {
      must(!/[\r\u2028]/.test(mailText(which, form, context)), "line breaks of one kind");
      const link = orRefused([SupportAddressError], () => mailtoLink(which, form, context));
      if (link === null) return false;
      must(link.length <= LONGEST_MAILTO, `at most ${LONGEST_MAILTO} characters, not ${link.length}`);
      const { protocol, pathname, searchParams, hash } = new URL(link);
      mustEqual(
        [protocol, pathname, hash, [...searchParams.keys()]],
        ["mailto:", context.supportEmail, "", ["subject", "body"]],
        "its parts",
      );
      must(!form.minor || !(searchParams.get("body") ?? "").includes("E-mail:"), "no address of somebody under 18");
    },
  }),
  target({
    name: "submitFeedback, submitHelpRequest, subscribe",
    source: "network",
    holds: "an outcome with a readable message, whatever the gateway answers or throws",
    input: fc.tuple(messageForm, answer, answer),
    check: async ([form, first, second]) => {
      const gateway: SubmissionGateway = { insertFeedback: first, insert: second, addSubscription: first };
      for (const outcome of [
        await submitFeedback(gateway, form),
        await submitHelpRequest(gateway, form),
        await subscribe(gateway, { email: form.email, userAgent: form.userAgent }),
      ]) {
        if ("message" in outcome) mustBeTold(outcome.message);
        must(outcome.status !== "mail" || !form.minor, "no mail for somebody under 18");
      }
    },
  }),
];
