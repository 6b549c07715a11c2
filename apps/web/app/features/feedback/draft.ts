import { isFields } from "@career-clarity/internal";
import { categoryLabel, LIMITS, MESSAGE_FIELDS, type MessageForm, type MessageKind } from "@career-clarity/submissions";
import { readJson, removeText, writeJson } from "../../lib/storage.ts";

/** What stands in a form. */
export type Typed = Omit<MessageForm, "submissionId" | "userAgent">;

/** What was typed and is not sent, with the id of an attempt to send just this whose end is not known. */
export type Draft = { readonly typed: Typed; readonly submissionId: string | null };

export const EMPTY: Typed = { minor: false, name: "", email: "", rating: 0, category: "", message: "", improvements: "" };

const keyOf = (kind: MessageKind): string => `cc_draft_${kind}`;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What of a kept field is no value that the form can hold. */
const MISFITS: Readonly<Partial<Record<string, (value: unknown, kind: MessageKind) => boolean>>> = {
  rating: (rating) => !Number.isInteger(rating) || Number(rating) < 0 || Number(rating) > LIMITS.rating.max,
  category: (category, kind) => category !== "" && categoryLabel(kind, String(category)) === undefined,
};

/** The kept draft, or null. What was kept by an older version, or changed by hand, is read as far as it fits. */
export function readDraft(kind: MessageKind): Draft | null {
  const kept = readJson("local", keyOf(kind));
  if (!isFields(kept)) return null;
  const fits = (field: string, empty: unknown) => typeof kept[field] === typeof empty && !MISFITS[field]?.(kept[field], kind);
  const fitting = Object.entries(EMPTY).map(([field, empty]) => [field, fits(field, empty) ? kept[field] : empty]);
  const typed: Typed = Object.fromEntries(fitting);
  const { submissionId } = kept;
  // The database takes a UUID alone: with any other id the draft could never be stored.
  return isEmpty(typed) ? null : { typed, submissionId: typeof submissionId === "string" && UUID.test(submissionId) ? submissionId : null };
}

const isEmpty = (typed: Typed): boolean => MESSAGE_FIELDS.every((field) => typed[field] === EMPTY[field]);

export const forgetDraft = (kind: MessageKind): void => removeText("local", keyOf(kind));

/** Keeps what is typed, without what somebody under 18 need not say. */
export function keepDraft(kind: MessageKind, { typed, submissionId }: Draft): void {
  const kept = typed.minor ? { ...typed, name: "", email: "" } : typed;
  if (isEmpty(kept)) forgetDraft(kind);
  else writeJson("local", keyOf(kind), { ...kept, submissionId });
}
