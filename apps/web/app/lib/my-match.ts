import type { Answers } from "@career-clarity/assessment-engine";
import type { Career } from "@career-clarity/career-catalog";
import type { Contribution } from "@career-clarity/career-matching";
import { useEffect, useState } from "react";
import { findResultAnswers } from "./result-answers.ts";

/** How a career fits the answers on this device, with what speaks for and against it. */
export type MyMatch = { readonly fit: number; readonly reasons: readonly Contribution[]; readonly against?: Contribution };

const REASONS = 3;
const gain = ({ points, neutral }: Contribution) => points - neutral;

async function matchesOf(answers: Answers, careers: readonly Career[]): Promise<ReadonlyMap<string, MyMatch>> {
  const { buildProfile, explainMatch } = await import("@career-clarity/career-matching");
  const profile = buildProfile(answers);
  return new Map(
    careers.map((career) => {
      const { fit, contributions } = explainMatch(profile, career);
      const sorted = contributions.toSorted((a, b) => gain(b) - gain(a));
      const worst = sorted.at(-1);
      const reasons = sorted.filter((one) => gain(one) > 0).slice(0, REASONS);
      return [career.id, { fit, reasons, ...(worst && gain(worst) < 0 && { against: worst }) }];
    }),
  );
}

/** The matches of some careers, once they are worked out; null where no finished answers are on the device. */
export function useMyMatches(careers: readonly Career[] | null): ReadonlyMap<string, MyMatch> | null {
  const [matches, setMatches] = useState<ReadonlyMap<string, MyMatch> | null>(null);
  useEffect(() => {
    let current = true;
    const found = careers && findResultAnswers(null);
    if (!careers || !found) return setMatches(null);
    matchesOf(found, careers).then(
      (worked) => current && setMatches(worked),
      // Without the matching's code the page says what it says without answers.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [careers]);
  return matches;
}
