import { useEffect, useState } from "react";
import { retryFailed } from "./failures.ts";

export type Loading<T> = { readonly value: T | null; readonly failed: boolean; readonly retry: () => void };

/** What is fetched after the first paint; `failed` until a retry succeeds. `load` must be the same function at every render. */
export function useLoading<T>(load: () => Promise<T>): Loading<T> {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    let current = true;
    setFailed(false);
    load().then(
      (loaded) => current && setValue(() => loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  const retry = () => {
    retryFailed();
    setAttempt(attempt + 1);
  };
  return { value, failed, retry };
}
