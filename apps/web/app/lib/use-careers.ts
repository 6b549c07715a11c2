import type { Career } from "@career-clarity/career-catalog";
import { useEffect, useState } from "react";
import { careerData } from "./data-urls.ts";
import { retryFailed } from "./failures.ts";
import { DataUnavailable, loadData } from "./page-data.ts";

export type CareerFile = { readonly career: Career };
export type LoadedCareers = {
  /** In the order of the ids; absent until all have come. */
  readonly careers: readonly Career[] | null;
  /** Ids that no career has. */
  readonly unknown: readonly string[];
  readonly failed: boolean;
  readonly retry: () => void;
};

const WAITING = { careers: null, unknown: [], failed: false } as const;
const NOT_FOUND = 404;

const load = (id: string): Promise<Career | null> =>
  loadData<CareerFile>(careerData(id)).then(
    ({ career }) => career,
    (error: unknown) => {
      if (error instanceof DataUnavailable && error.status === NOT_FOUND) return null;
      throw error;
    },
  );

/** The whole records of a few careers, each from its own file. */
export function useCareers(ids: readonly string[]): LoadedCareers {
  const key = ids.join(",");
  const [state, setState] = useState<Omit<LoadedCareers, "retry">>(WAITING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads anew.
  useEffect(() => {
    let current = true;
    const wanted = key === "" ? [] : key.split(",");
    setState(({ careers, unknown }) => ({ careers, unknown, failed: false }));
    Promise.all(wanted.map(load)).then(
      (found) => {
        if (!current) return;
        const careers = found.filter((career) => career !== null);
        setState({ careers, unknown: wanted.filter((_, index) => found[index] === null), failed: false });
      },
      () => current && setState({ ...WAITING, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [key, attempt]);
  const retry = () => {
    retryFailed();
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
