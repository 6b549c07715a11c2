import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { LazyDialog } from "../../ui/dialog/lazy-dialog.tsx";
import { opening } from "./opening-strings.ts";

type Control = { readonly open: () => void };
const nothing: Control = { open: () => undefined };
const Feedback = createContext<Control>(nothing);
const Help = createContext<Control>(nothing);

/** Opens the feedback window from anywhere. */
export const useFeedback = (): Control => useContext(Feedback);
/** Opens the Help Center from anywhere. */
export const useHelp = (): Control => useContext(Help);

type Content = ComponentType<{ readonly onClose: () => void }>;
/** The forms' code comes when a window is first opened. */
const LOAD: Readonly<Record<"feedback" | "help", () => Promise<Content>>> = {
  feedback: () => import("./feedback.tsx").then((module) => module.default),
  help: () => import("../help/help.tsx").then((module) => module.default),
};

export function ContactProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<keyof typeof LOAD | null>(null);
  const feedback = useMemo(() => ({ open: () => setShown("feedback") }), []);
  const help = useMemo(() => ({ open: () => setShown("help") }), []);
  return (
    <Feedback value={feedback}>
      <Help value={help}>
        {children}
        {shown && <LazyDialog title={opening.title[shown]} closeLabel={opening.close} load={LOAD[shown]} onClose={() => setShown(null)} />}
      </Help>
    </Feedback>
  );
}
