import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import { strings } from "./strings.ts";

const StreamQuiz = lazy(() => import("./stream-quiz.tsx").then((module) => ({ default: module.StreamQuiz })));

type StreamQuizControl = { readonly open: () => void };
const Control = createContext<StreamQuizControl>({ open: () => undefined });

/** Opens the stream selector from anywhere. */
export const useStreamQuiz = (): StreamQuizControl => useContext(Control);

export function StreamQuizProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const control = useMemo(() => ({ open: () => setOpen(true) }), []);
  const close = () => setOpen(false);
  return (
    <Control value={control}>
      {children}
      {isOpen && (
        <Dialog title={strings.title} onClose={close} closeLabel={strings.close}>
          <Suspense fallback={<Spinner />}>
            <StreamQuiz onLeave={close} />
          </Suspense>
        </Dialog>
      )}
    </Control>
  );
}
