import { MessageSquareText } from "lucide-react";
import { type ComponentType, useLayoutEffect, useRef, useState } from "react";
import { singleClick } from "../../lib/single-click.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { notify } from "../../ui/notice/notice.tsx";
import type { ChatProps } from "./chat.tsx";
import { LAUNCHER, strings } from "./launcher-strings.ts";

export type ChatView = "closed" | "open" | "minimised";

/** Opens Disha's panel, whose code comes with the first opening. Closing or minimising gives the focus back here. */
export function ChatLauncher({ className }: { className: string }) {
  const [view, setView] = useLaterState<ChatView>("closed");
  const [Chat, setChat] = useState<ComponentType<ChatProps> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && view !== "open") button.current?.focus({ preventScroll: true });
    wasOpen.current = view === "open";
  }, [view]);
  const load = () =>
    import("./chat.tsx").then(
      (loaded) => setChat(() => loaded.default),
      () => {
        setView("closed");
        notify({ text: strings.unavailable });
      },
    );
  const press = () => {
    setView(view === "open" ? "minimised" : "open");
    if (!Chat) void load();
  };
  const isOpen = view === "open";
  return (
    <>
      <button
        ref={button}
        id={LAUNCHER}
        type="button"
        className={className}
        // The second press of a double click takes the focus from no panel that came in between.
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={singleClick(press)}
        aria-label={strings.open}
        title={strings.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Chat !== null}
        aria-busy={isOpen && Chat === null}
      >
        <MessageSquareText />
      </button>
      {Chat && <Chat view={view} onView={setView} />}
    </>
  );
}
