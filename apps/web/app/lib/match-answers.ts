import type { Career } from "@career-clarity/career-catalog";
import { buildProfile, type Contribution, explainMatch } from "@career-clarity/career-matching";
import { findResultAnswers } from "./result-answers.ts";

/** How a career fits the answers on this device, with what speaks for and against it. */
export type MyMatch = { readonly fit: number; readonly reasons: readonly Contribution[]; readonly against?: Contribution };

const REASONS = 3;
const gain = ({ points, neutral }: Contribution) => points - neutral;

/** The matches of some careers with the finished answers on this device, or null where there are none. */
export function matchesOf(careers: readonly Career[]): ReadonlyMap<string, MyMatch> | null {
  const answers = findResultAnswers();
  if (!answers) return null;
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
