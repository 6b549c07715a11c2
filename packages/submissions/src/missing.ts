import { isBlank } from "./blank.ts";
import type { MessageForm } from "./form.ts";
import { isRating } from "./limits.ts";

const REQUIRED = ["name", "email", "rating", "message"] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** The fields that must be filled in before a form can be sent and are not: while there is one, its button is disabled (specification, section 5). */
export function missingFields(form: MessageForm): readonly RequiredField[] {
  const missing: Readonly<Record<RequiredField, boolean>> = {
    name: !form.minor && isBlank(form.name),
    email: !form.minor && isBlank(form.email),
    rating: !isRating(form.rating),
    message: isBlank(form.message),
  };
  return REQUIRED.filter((field) => missing[field]);
}
