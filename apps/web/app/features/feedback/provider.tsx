import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useLoading } from "../../lib/use-loading.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
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

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{opening.unavailable}</p>
      <p>
        <a href={`mailto:${opening.address}`}>{opening.address}</a>
      </p>
      <Button onClick={onRetry}>{opening.again}</Button>
    </div>
  );
}

function ContactDialog({ kind, onClose }: { kind: keyof typeof LOAD; onClose: () => void }) {
  const { value: Loaded, failed, retry } = useLoading(LOAD[kind]);
  return (
    <Dialog title={opening.title[kind]} onClose={onClose} closeLabel={opening.close}>
      {Loaded ? <Loaded onClose={onClose} /> : failed ? <Unavailable onRetry={retry} /> : <Spinner />}
    </Dialog>
  );
}

export function ContactProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<keyof typeof LOAD | null>(null);
  const feedback = useMemo(() => ({ open: () => setShown("feedback") }), []);
  const help = useMemo(() => ({ open: () => setShown("help") }), []);
  return (
    <Feedback value={feedback}>
      <Help value={help}>
        {children}
        {shown && <ContactDialog kind={shown} onClose={() => setShown(null)} />}
      </Help>
    </Feedback>
  );
}
