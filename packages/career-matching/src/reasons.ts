import type { Contribution } from "./explain.ts";

const REASONS = 3;
const CAUTIONS = 2;
/** An answer that speaks for every career at the top tells none of them apart: this share of what it gives them all is left out of account. */
const COMMON_DISCOUNT = 0.9;
/** Points above or below neutral that are worth a sentence: an answer in the middle of a scale is no reason. */
const WORTH_SAYING = 0.1;

const gain = ({ points, neutral }: Contribution): number => points - neutral;

/** What each answer gives on average to the careers at the top of a list, in the answers' order; never below 0. */
export function commonGains(top: readonly (readonly Contribution[])[]): readonly number[] {
  const [first = []] = top;
  return first.map((_, index) => {
    const sum = top.reduce((total, contributions) => total + (contributions[index] ? gain(contributions[index]) : 0), 0);
    return Math.max(0, sum / top.length);
  });
}

/** Up to three contributions above neutral, strongest first: the strongest of all, and of the others those that say most about this career. */
export function reasonsFor(contributions: readonly Contribution[], common: readonly number[]): readonly Contribution[] {
  const speaking = contributions
    .map((one, index) => ({ one, telling: gain(one) - COMMON_DISCOUNT * (common[index] ?? 0) }))
    .filter(({ one }) => gain(one) >= WORTH_SAYING);
  const [strongest] = speaking.toSorted((a, b) => gain(b.one) - gain(a.one));
  const others = speaking.filter((each) => each !== strongest).sort((a, b) => b.telling - a.telling);
  return [...(strongest ? [strongest] : []), ...others.slice(0, REASONS - 1)].map(({ one }) => one).sort((a, b) => gain(b) - gain(a));
}

/** Up to two contributions below neutral, strongest first. */
export const cautionsFor = (contributions: readonly Contribution[]): readonly Contribution[] =>
  contributions
    .filter((one) => gain(one) <= -WORTH_SAYING)
    .sort((a, b) => gain(a) - gain(b))
    .slice(0, CAUTIONS);
