import { isBlank } from "./blank.ts";
import type { MessageForm } from "./form.ts";
import { isRating } from "./limits.ts";
import { readMessage } from "./read-form.ts";

const REQUIRED = ["name", "email", "rating", "message"] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** The fields that must be filled in before a form can be sent and are not: while there is one, its button is disabled (specification, section 5). */
export function missingFields(form: MessageForm): readonly RequiredField[] {
  const { minor, name, email, rating, message } = readMessage(form);
  const missing: Readonly<Record<RequiredField, boolean>> = {
    name: !minor && isBlank(name),
    email: !minor && isBlank(email),
    rating: !isRating(rating),
    message: isBlank(message),
  };
  return REQUIRED.filter((field) => missing[field]);
}
