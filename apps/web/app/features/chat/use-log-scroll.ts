import { type RefObject, useEffect, useRef } from "react";
import type { ChatMessage } from "./talk.ts";

/** Keeps what is new in view: a question at the foot, a reply from its first line on, so that it is read from the top. */
export function useLogScroll(messages: readonly ChatMessage[]): RefObject<HTMLDivElement | null> {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    const element = log.current;
    const last = messages.at(-1);
    if (!element || !last || shown.current === last.id) return;
    const isFirst = shown.current === null;
    shown.current = last.id;
    // Only the welcome: its beginning is what there is to read.
    if (messages.length === 1) return;
    const item = element.querySelector("ol")?.lastElementChild;
    if (isFirst || last.isUser || !(item instanceof HTMLElement)) element.scrollTop = element.scrollHeight;
    else element.scrollTop += item.getBoundingClientRect().top - element.getBoundingClientRect().top - element.clientTop;
  }, [messages]);
  return log;
}
