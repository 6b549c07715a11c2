import { type ComponentType, type ReactNode, useMemo } from "react";
import { useLaterState } from "../../lib/use-later-state.ts";
import { FeedbackOpener, HelpOpener } from "../../lib/windows.ts";
import { LazyDialog } from "../../ui/dialog/lazy-dialog.tsx";
import { opening } from "./opening-strings.ts";

type Content = ComponentType<{ readonly onClose: () => void }>;
/** The forms' code comes when a window is first opened. */
const LOAD: Readonly<Record<"feedback" | "help", () => Promise<Content>>> = {
  feedback: () => import("./feedback.tsx").then((module) => module.default),
  help: () => import("./help.tsx").then((module) => module.default),
};

export function ContactProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useLaterState<keyof typeof LOAD | null>(null);
  const feedback = useMemo(() => ({ open: () => setShown("feedback") }), [setShown]);
  const help = useMemo(() => ({ open: () => setShown("help") }), [setShown]);
  return (
    <FeedbackOpener value={feedback}>
      <HelpOpener value={help}>
        {children}
        {shown && <LazyDialog title={opening.title[shown]} closeLabel={opening.close} load={LOAD[shown]} onClose={() => setShown(null)} />}
      </HelpOpener>
    </FeedbackOpener>
  );
}
