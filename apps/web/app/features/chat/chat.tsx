import { pickQuickQuestions } from "@career-clarity/chat-assistant";
import { useEffect, useRef, useState } from "react";
import { matchesMedia } from "../../lib/browser.ts";
import { useLocation } from "../../lib/router/location.ts";
import type { ChatView } from "./launcher.tsx";
import { Minimised } from "./minimised.tsx";
import { Panel } from "./panel.tsx";
import { useCareerHere } from "./use-career-here.ts";
import { useConnection } from "./use-connection.ts";
import { useTalk } from "./use-talk.ts";
import { PHONE } from "./use-window.ts";

const pick = () => pickQuickQuestions(Math.random);

export type ChatProps = { view: ChatView; onView: (view: ChatView) => void };

/** The chat once it has been opened: the talk and the connection stay while the panel comes and goes. */
export default function Chat({ view, onView }: ChatProps) {
  const connection = useConnection();
  const control = useTalk(connection.heard);
  const here = useCareerHere();
  const [suggestions, setSuggestions] = useState(pick);
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  const newest = control.talk.messages.at(-1)?.id ?? 0;
  const [read, setRead] = useState(newest);
  useEffect(() => {
    if (view === "open") setRead(newest);
  }, [view, newest]);
  // On a phone the panel covers the page that its link has just opened.
  useEffect(() => {
    if (shownAt.current !== pathname && view === "open" && matchesMedia(PHONE)) onView("minimised");
    shownAt.current = pathname;
  }, [pathname, view, onView]);
  const clear = () => {
    control.clear();
    setSuggestions(pick);
  };
  if (view === "minimised") return <Minimised isNew={newest > read} onRestore={() => onView("open")} onClose={() => onView("closed")} />;
  if (view === "closed") return null;
  return (
    <Panel
      control={{ ...control, clear }}
      connection={connection}
      here={here}
      suggestions={suggestions}
      onMinimise={() => onView("minimised")}
      onClose={() => onView("closed")}
    />
  );
}
