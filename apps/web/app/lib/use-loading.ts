import { useEffect, useState } from "react";
import { retryFailed } from "./failures.ts";
import { loadData } from "./page-data.ts";

/** A data file fetched after the first paint; `failed` until a retry succeeds. */
export function useLoaded<T>(url: string): { readonly value: T | null; readonly failed: boolean; readonly retry: () => void } {
  const [value, setValue] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    let current = true;
    setFailed(false);
    loadData<T>(url).then(
      (loaded) => current && setValue(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [url, attempt]);
  const retry = () => {
    retryFailed();
    setAttempt(attempt + 1);
  };
  return { value, failed, retry };
}
