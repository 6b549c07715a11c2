import { startTransition, useEffect, useState } from "react";

/** Calls back once what is drawn now has been painted; gives how to call that off. */
export function afterPaint(then: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Whether the page has been painted since the key became what it is: what nobody waits for is drawn then. */
export function usePainted(key: string): boolean {
  const [painted, setPainted] = useState<string | null>(null);
  useEffect(() => {
    if (painted !== key) return afterPaint(() => startTransition(() => setPainted(key)));
  }, [key, painted]);
  return painted === key;
}

const STEP = 2;

/**
 * How many of a list to draw: so many at first, and after each painting a few more, so that no painting has to wait for all of them. While it
 * is held, as when another list is about to come in its place, it goes back to the first ones: what is not there need not be taken away.
 */
export function useGrowing(first: number, whole: number, held = false): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (held) startTransition(() => setCount((now) => Math.min(now, first)));
    else if (count < whole) return afterPaint(() => startTransition(() => setCount(count + STEP)));
  }, [count, first, whole, held]);
  return count;
}
