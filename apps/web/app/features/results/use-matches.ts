import {
  type CareerMatch,
  createRanker,
  type PickedMatches,
  pickMatches,
  type Ranker,
  type VisitorProfile,
} from "@career-clarity/career-matching";
import { useMemo } from "react";
import { loadMatchable } from "../../lib/catalogue/load.ts";
import { type Loading, useLoading } from "../../lib/use-loading.ts";

/** Enough of a ranking to hold several fields. */
const RANKED = 300;

const loadRanker = async (): Promise<Ranker> => createRanker(await loadMatchable());

export const useRanker = (): Loading<Ranker> => useLoading(loadRanker);

export function useMatches(ranker: Ranker, profile: VisitorProfile, count: number): PickedMatches {
  const ranked = useMemo(() => ranker.rank(profile, { limit: RANKED }), [ranker, profile]);
  return useMemo(() => pickMatches(ranked, { count }), [ranked, count]);
}

/** One career's match, with its place among all: for careers that are not near the top, too. */
export function matchOf(ranker: Ranker, profile: VisitorProfile, id: string): CareerMatch | undefined {
  return ranker.rank(profile, { limit: ranker.careers.length }).find(({ career }) => career.id === id);
}
