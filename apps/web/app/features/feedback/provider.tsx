import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { ContactDialog } from "../help/contact-dialog.tsx";
import { HelpDialog } from "../help/help-dialog.tsx";

type Control = { readonly open: () => void };
const nothing: Control = { open: () => undefined };
const Feedback = createContext<Control>(nothing);
const Help = createContext<Control>(nothing);

/** Opens the feedback window from anywhere. */
export const useFeedback = (): Control => useContext(Feedback);
/** Opens the Help Center from anywhere. */
export const useHelp = (): Control => useContext(Help);

export function ContactProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<"feedback" | "help" | null>(null);
  const feedback = useMemo(() => ({ open: () => setShown("feedback") }), []);
  const help = useMemo(() => ({ open: () => setShown("help") }), []);
  const close = () => setShown(null);
  return (
    <Feedback value={feedback}>
      <Help value={help}>
        {children}
        {shown === "feedback" && <ContactDialog onClose={close} />}
        {shown === "help" && <HelpDialog onClose={close} />}
      </Help>
    </Feedback>
  );
}
