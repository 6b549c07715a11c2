import { startTransition, useEffect, useState } from "react";
import { repeatEarlyInput } from "./early-input.ts";
import { afterPaint } from "./painted.ts";

let hydrated = false;

/** Tells that the page has come to life: what is drawn only then, the styles, tests that wait for it, and what was done before. */
export function markHydrated(): void {
  hydrated = true;
  document.documentElement.dataset.hydrated = "true";
  // What comes back from earlier visits stands by then.
  afterPaint(repeatEarlyInput);
}

/**
 * Whether the page has come to life: false in prerendered HTML and while it hydrates, true from then on, and at once in what is drawn later. What
 * waits for it is drawn in small steps, so that a phone answers meanwhile.
 */
export function useHydrated(): boolean {
  const [now, setNow] = useState(hydrated);
  useEffect(() => {
    if (!now) startTransition(() => setNow(true));
  }, [now]);
  return now;
}
