import { welcomeMessage } from "@career-clarity/chat-assistant";
import { useCallback, useEffect, useRef, useState } from "react";
import { forgetTalk, keepTalk, keptTalk, watchTalk } from "./kept-talk.ts";
import { loadReplyParts } from "./load-reply-parts.ts";
import type { Reply } from "./reply.ts";
import { isOnlyWelcome, resumed, type Source, type Talk, welcomed, withMessage } from "./talk.ts";

/** How long the typing is seen before a reply that is there (specification, section 4). */
const REPLY_DELAY_MS = 1000;

export type TalkControl = {
  readonly talk: Talk;
  readonly isPending: boolean;
  readonly write: (draft: string) => void;
  /** Puts the question into the talk, empties the draft where it is the draft, and brings the reply. */
  readonly send: (question: string, page: string | undefined) => void;
  readonly clear: () => void;
};

/** Rejects only when stopped: where the code itself can't be had, nothing could be answered. */
async function replyTo(question: string, talk: Talk, page: string | undefined, stop: AbortSignal): Promise<Reply> {
  const parts = await loadReplyParts().catch(() => null);
  return parts ? parts.replyTo(question, talk, page, stop) : { text: "", source: "error-fallback" };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The talk of this tab. It goes on while the panel is minimised or closed. */
export function useTalk(heard: (source: Source) => void): TalkControl {
  const [talk, setTalk] = useState<Talk>(() => resumed(keptTalk()) ?? welcomed(welcomeMessage, Date.now()));
  const [isPending, setPending] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => {
    if (isOnlyWelcome(talk) && talk.draft === "") forgetTalk();
    else keepTalk(talk);
  }, [talk]);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (question: string, page: string | undefined) => {
    const text = question.trim();
    if (text === "" || running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setPending(true);
    setTalk((now) => withMessage(now.draft.trim() === text ? { ...now, draft: "" } : now, text, "user", Date.now()));
    try {
      // The press is painted before anything is fetched and worked out.
      await wait(0);
      const reply = await replyTo(text, talk, page, stop.signal);
      await wait(REPLY_DELAY_MS);
      if (stop.signal.aborted) return;
      setTalk((now) => withMessage(now, reply.text, reply.source, Date.now()));
      heard(reply.source);
    } catch {
      // Stopped: the talk was cleared or the page left.
    } finally {
      if (running.current === stop) {
        running.current = null;
        setPending(false);
      }
    }
  };
  const write = (draft: string) => {
    if (draft !== "") loadReplyParts().catch(() => undefined);
    setTalk((now) => ({ ...now, draft }));
  };
  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setPending(false);
    // What is being typed stays, unless it was deleted with all that is kept.
    setTalk(welcomed(welcomeMessage, Date.now(), keptTalk()?.draft));
  }, []);
  // What is deleted is not kept again with the next word.
  useEffect(() => watchTalk(clear), [clear]);
  return { talk, isPending, write, send: (question, page) => void send(question, page), clear };
}
