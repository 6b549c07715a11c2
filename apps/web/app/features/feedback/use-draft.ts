import type { MessageKind } from "@career-clarity/submissions";
import { useRef, useState } from "react";
import { newSubmissionId } from "../../lib/gateway/sender.ts";
import { type Draft, EMPTY, forgetDraft, keepDraft, readDraft, type Typed } from "./draft.ts";

const NEW: Draft = { typed: EMPTY, submissionId: null };

export type DraftControl = {
  readonly typed: Typed;
  /** Whether this was typed before and kept. */
  readonly isRestored: boolean;
  readonly edit: (change: Partial<Typed>) => void;
  readonly clear: () => void;
  /** Forgets what was stored under this id, in the form and on the device, unless something else has been typed since. */
  readonly sent: (submissionId: string) => void;
  /** The id under which just this text is sent, the same one until it is changed. */
  readonly submissionId: () => string;
};

/** What is typed, kept on the device as it is typed. */
export function useDraft(kind: MessageKind): DraftControl {
  const [kept] = useState(() => readDraft(kind));
  const [draft, setDraft] = useState(kept ?? NEW);
  const [isRestored, setRestored] = useState(kept !== null);
  const latest = useRef(draft);
  // Kept at every key: nobody says when a phone will end the page.
  const change = (next: Draft) => {
    latest.current = next;
    setDraft(next);
    keepDraft(kind, next);
  };
  const clear = () => {
    change(NEW);
    setRestored(false);
  };
  return {
    typed: draft.typed,
    isRestored,
    // Another text is another submission.
    edit: (part) => change({ typed: { ...latest.current.typed, ...part }, submissionId: null }),
    clear,
    sent: (submissionId) => {
      if (latest.current.submissionId === submissionId) clear();
      else if (readDraft(kind)?.submissionId === submissionId) forgetDraft(kind);
    },
    submissionId: () => {
      const submissionId = latest.current.submissionId ?? newSubmissionId();
      change({ ...latest.current, submissionId });
      return submissionId;
    },
  };
}
