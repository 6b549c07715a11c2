import type { MessageForm, NewsletterForm } from "./form.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A form as it is read: what is absent, or no text where one belongs, is an empty text. */
export function readMessage(form: MessageForm): MessageForm {
  const given = { ...form };
  return {
    ...given,
    minor: Boolean(given.minor),
    userAgent: textOf(given.userAgent),
    name: textOf(given.name),
    email: textOf(given.email),
    category: textOf(given.category),
    message: textOf(given.message),
    improvements: textOf(given.improvements),
  };
}

export function readNewsletter(form: NewsletterForm): NewsletterForm {
  const { email, userAgent } = { ...form };
  return { email: textOf(email), userAgent: textOf(userAgent) };
}
