import { MESSAGE_FIELDS, type MessageForm, type MessageKind } from "@career-clarity/submissions";
import { readJson, removeText, writeJson } from "../../lib/storage.ts";

/** What stands in a form. */
export type Typed = Omit<MessageForm, "submissionId" | "userAgent">;

/** What was typed and is not sent, with the id of an attempt to send just this whose end is not known. */
export type Draft = { readonly typed: Typed; readonly submissionId: string | null };

export const EMPTY: Typed = { minor: false, name: "", email: "", rating: 0, category: "", message: "", improvements: "" };

const keyOf = (kind: MessageKind): string => `cc_draft_${kind}`;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;
/** The kept draft, or null. What was kept by an older version, or changed by hand, is read as far as it fits. */
export function readDraft(kind: MessageKind): Draft | null {
  const kept = readJson("local", keyOf(kind));
  if (!isRecord(kept)) return null;
  const fitting = Object.entries(EMPTY).map(([field, empty]) => [field, typeof kept[field] === typeof empty ? kept[field] : empty]);
  const typed: Typed = Object.fromEntries(fitting);
  const { submissionId } = kept;
  return isEmpty(typed) ? null : { typed, submissionId: typeof submissionId === "string" ? submissionId : null };
}

const isEmpty = (typed: Typed): boolean => MESSAGE_FIELDS.every((field) => typed[field] === EMPTY[field]);

export const forgetDraft = (kind: MessageKind): void => removeText("local", keyOf(kind));

/** Keeps what is typed, without what somebody under 18 need not say. */
export function keepDraft(kind: MessageKind, { typed, submissionId }: Draft): void {
  const kept = typed.minor ? { ...typed, name: "", email: "" } : typed;
  if (isEmpty(kept)) forgetDraft(kind);
  else writeJson("local", keyOf(kind), { ...kept, submissionId });
}
