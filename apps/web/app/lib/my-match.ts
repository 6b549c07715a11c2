import type { Career } from "@career-clarity/career-catalog";
import { useEffect, useState } from "react";
import { mayHaveAnswers, watchAnswers } from "./kept-answers.ts";
import type { MyMatch } from "./match-answers.ts";

export type { MyMatch };

/**
 * The matches of some careers, once they are worked out; null where no finished answers are on the device. The matching's code comes only
 * where there may be answers, and once the matches are wanted.
 */
export function useMyMatches(careers: readonly Career[] | null, wanted = true): ReadonlyMap<string, MyMatch> | null {
  const [matches, setMatches] = useState<ReadonlyMap<string, MyMatch> | null>(null);
  useEffect(() => {
    let current = true;
    const match = () => {
      if (!careers || !wanted || !mayHaveAnswers()) return setMatches(null);
      import("./match-answers.ts").then(
        ({ matchesOf }) => current && setMatches(matchesOf(careers)),
        // Without the matching's code the page says what it says without answers.
        () => undefined,
      );
    };
    match();
    const unwatch = watchAnswers(match);
    return () => {
      current = false;
      unwatch();
    };
  }, [careers, wanted]);
  return matches;
}
