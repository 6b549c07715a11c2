import { agreementAmong } from "./clarity.ts";
import { coherenceOf, inferredShares, panelRow, trustIn } from "./coherence.ts";
import { type AnsweredQuestion, shareOut, type Unweighed } from "./sheet.ts";

/** What all answers of a sheet come to when they are held against each other. */
export type Assessed = {
  /** Which categories the answers point to, wishes left aside: shares of 1, in the order of CAREER_CATEGORIES. */
  readonly shares: readonly number[];
  readonly coherence: number | null;
  readonly agreement: number;
  readonly questions: readonly AnsweredQuestion[];
};

export function assess(read: readonly Unweighed[]): Assessed {
  const panel = read.map(panelRow);
  const inferred = panel.filter((_, index) => !read[index]?.isWish);
  const shares = inferredShares(inferred);
  const coherence = coherenceOf(read, shares);
  const trust = trustIn(coherence, agreementAmong(inferred));
  const trusted = panel.map((row, index) => (read[index]?.isWish ? row.map((value) => value * trust) : row));
  return { shares, coherence, agreement: agreementAmong(trusted), questions: shareOut(read, trust) };
}
