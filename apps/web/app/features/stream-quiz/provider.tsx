import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useLocation } from "../../lib/router/location.ts";
import { LazyDialog } from "../../ui/dialog/lazy-dialog.tsx";
import { strings } from "./strings.ts";

const load = () => import("./stream-quiz.tsx").then((module) => module.StreamQuiz);

type StreamQuizControl = { readonly open: () => void };
const Control = createContext<StreamQuizControl>({ open: () => undefined });

/** An address that ends so opens the stream selector; without JavaScript it leads to the part of the home page that tells of it. */
const STREAM_TEST_HASH = "#stream-test";

/** Opens the stream selector from anywhere. */
export const useStreamQuiz = (): StreamQuizControl => useContext(Control);

export function StreamQuizProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const control = useMemo(() => ({ open: () => setOpen(true) }), []);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at the address opens it, a second one too.
  useEffect(() => {
    if (hash === STREAM_TEST_HASH) setOpen(true);
  }, [hash, key]);
  const close = () => setOpen(false);
  return (
    <Control value={control}>
      {children}
      {isOpen && <LazyDialog title={strings.title} closeLabel={strings.close} load={load} onClose={close} />}
    </Control>
  );
}
