import { type MessageForm, type MessageKind, oneAtATime } from "@career-clarity/submissions";
import { useEffect, useRef, useState } from "react";
import { userAgent } from "../../lib/gateway/sender.ts";
import { notify } from "../../ui/notice/notice.tsx";
import type { Problem, Sent } from "./delivery.ts";
import { loadDelivery } from "./load-delivery.ts";
import { formStrings, strings } from "./strings.ts";
import type { Thanks } from "./thanks.tsx";
import type { DraftControl } from "./use-draft.ts";

/** A message that could not be stored is read for this long before a mail opens (specification, section 7). */
const MAIL_WAIT_MS = 2000;

export type Phase =
  | { readonly at: "writing" | "sending"; readonly problem: Problem | null }
  | { readonly at: "sent"; readonly sent: Sent; readonly Screen: typeof Thanks };

/** What was last sent in this visit, so that it can be read again after the window has closed by itself. */
const lastSent = new Map<MessageKind, Sent>();
export const lastOf = (kind: MessageKind): Sent | undefined => lastSent.get(kind);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sends what is in the form, once at a time, and shows what comes of it. What is told and done then is loaded when something is sent. */
export function useSending(
  kind: MessageKind,
  draft: DraftControl,
  onInvalid: () => void,
): { readonly phase: Phase; readonly send: () => void } {
  const [phase, setPhase] = useState<Phase>({ at: "writing", problem: null });
  const isShown = useRef(true);
  const latest = useRef({ draft, onInvalid });
  latest.current = { draft, onInvalid };
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const [send] = useState(() => {
    const run = async () => {
      const { typed, submissionId, sent: forget } = latest.current.draft;
      const form: MessageForm = { ...typed, submissionId: submissionId(), userAgent: userAgent() };
      setPhase({ at: "sending", problem: null });
      const { deliver, faultsIn, Thanks: Screen } = await loadDelivery();
      if (Object.keys(faultsIn(kind, typed)).length > 0) {
        setPhase({ at: "writing", problem: null });
        return latest.current.onInvalid();
      }
      const { sent, problem, meanwhile } = await deliver(kind, form);
      const isStored = sent?.mail === null;
      if (isStored) forget(form.submissionId);
      // The window was closed meanwhile: what is not stored is on the device, and no mail opens unasked.
      if (!isShown.current) return notify({ text: meanwhile });
      setPhase({ at: sent ? "sending" : "writing", problem });
      if (!sent) return;
      if (!isStored) await wait(MAIL_WAIT_MS);
      lastSent.set(kind, sent);
      if (isShown.current) setPhase({ at: "sent", sent, Screen });
    };
    return oneAtATime(() => run().catch(() => setPhase({ at: "writing", problem: { text: strings.unexpected(formStrings[kind].what) } })));
  });
  return { phase, send: () => void send() };
}
