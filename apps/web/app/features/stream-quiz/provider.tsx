import { type ReactNode, useEffect, useMemo } from "react";
import { useLocation } from "../../lib/router/location.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { StreamQuizOpener } from "../../lib/windows.ts";
import { LazyDialog } from "../../ui/dialog/lazy-dialog.tsx";
import { opening } from "./opening-strings.ts";

const load = () => import("./stream-quiz.tsx").then((module) => module.StreamQuiz);

/** An address that ends so opens the stream selector; without JavaScript it leads to the part of the home page that tells of it. */
const STREAM_TEST_HASH = "#stream-test";

export function StreamQuizProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useLaterState(false);
  const opener = useMemo(() => ({ open: () => setOpen(true) }), [setOpen]);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at the address opens it, a second one too.
  useEffect(() => {
    if (hash === STREAM_TEST_HASH) setOpen(true);
  }, [hash, key]);
  const close = () => setOpen(false);
  return (
    <StreamQuizOpener value={opener}>
      {children}
      {isOpen && <LazyDialog title={opening.title} closeLabel={opening.close} load={load} onClose={close} />}
    </StreamQuizOpener>
  );
}
