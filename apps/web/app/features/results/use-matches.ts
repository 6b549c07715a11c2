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
const A_DOZEN = 12;

type Dozens = { readonly first: PickedMatches; readonly further: readonly (readonly CareerMatch[])[] };

const loadRanker = async (): Promise<Ranker> => createRanker(await loadMatchable());

export const useRanker = (): Loading<Ranker> => useLoading(loadRanker);

/** The first dozen to show, and further dozens of those that no earlier one holds. The first stays as it is, whatever is asked for. */
export function useMatches(ranker: Ranker, profile: VisitorProfile, dozens = 1): Dozens {
  const ranked = useMemo(() => ranker.rank(profile, { limit: RANKED }), [ranker, profile]);
  return useMemo(() => {
    const first = pickMatches(ranked, { count: A_DOZEN });
    const seen = new Set(first.matches);
    const further = Array.from({ length: dozens - 1 }, (_, index) => {
      const { matches } = pickMatches(ranked, { count: A_DOZEN * (index + 2) });
      const dozen = matches.filter((match) => !seen.has(match)).slice(0, A_DOZEN);
      for (const match of dozen) seen.add(match);
      return dozen;
    });
    return { first, further };
  }, [ranked, dozens]);
}

/** One career's match, with its place among all: for careers that are not near the top, too. */
export function matchOf(ranker: Ranker, profile: VisitorProfile, id: string): CareerMatch | undefined {
  return ranker.rank(profile, { limit: ranker.careers.length }).find(({ career }) => career.id === id);
}
