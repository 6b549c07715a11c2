import type { Contribution } from "./explain.ts";

const REASONS = 3;
const CAUTIONS = 2;
/** An answer that speaks for every career at the top tells none of them apart: this share of what it gives them all is left out of account. */
const COMMON_DISCOUNT = 0.9;
/** What stands first among the reasons counts at least this share of the strongest. */
const LOUD_ENOUGH = 0.4;
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

/**
 * Up to three contributions above neutral: the strongest of all, and of the others those that say most about this career. First comes what
 * tells it from the others at the top, unless it hardly counts beside the strongest.
 */
export function reasonsFor(contributions: readonly Contribution[], common: readonly number[]): readonly Contribution[] {
  const speaking = contributions
    .map((one, index) => ({ one, gain: gain(one), common: common[index] ?? 0 }))
    .filter((each) => each.gain >= WORTH_SAYING)
    .toSorted((a, b) => b.gain - a.gain);
  const [strongest, ...others] = speaking;
  if (!strongest) return [];
  const telling = others.sort((a, b) => b.gain - COMMON_DISCOUNT * b.common - (a.gain - COMMON_DISCOUNT * a.common));
  const chosen = [strongest, ...telling.slice(0, REASONS - 1)].sort((a, b) => b.gain - a.gain);
  const [first] = chosen
    .filter((each) => each.gain >= LOUD_ENOUGH * strongest.gain)
    .toSorted((a, b) => b.gain - b.common - (a.gain - a.common));
  return [...(first ? [first] : []), ...chosen.filter((each) => each !== first)].map(({ one }) => one);
}

/** Up to two contributions below neutral, strongest first. */
export const cautionsFor = (contributions: readonly Contribution[]): readonly Contribution[] =>
  contributions
    .filter((one) => gain(one) <= -WORTH_SAYING)
    .sort((a, b) => gain(a) - gain(b))
    .slice(0, CAUTIONS);
