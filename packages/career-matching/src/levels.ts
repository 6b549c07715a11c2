import type { Contribution } from "./explain.ts";

// Half a standard error: one would put a hundred careers on a level and tell the reader nothing.
const LEVEL_WITHIN = 0.5;

/**
 * How far apart two careers are, in standard errors of the difference. The answers are a sample of all that could have been asked:
 * where a few questions decide, the difference is uncertain.
 */
function standardErrorsApart(a: readonly Contribution[], b: readonly Contribution[]): number {
  const differences = a.map(({ points }, index) => points - (b[index]?.points ?? 0));
  const count = differences.length;
  const sum = differences.reduce((total, difference) => total + difference, 0);
  if (count < 2) return 0;
  const mean = sum / count;
  const squares = differences.reduce((total, difference) => total + (difference - mean) ** 2, 0);
  const error = Math.sqrt((squares * count) / (count - 1));
  return sum === 0 ? 0 : Math.abs(sum) / error;
}

/** The level of each career of a ranking, from 1: a career joins the level of the one that opened it unless it is clearly behind. */
export function groupLevels(ranking: readonly (readonly Contribution[])[]): readonly number[] {
  const levels: number[] = [];
  let level = 0;
  let opener: readonly Contribution[] | undefined;
  for (const contributions of ranking) {
    if (!opener || standardErrorsApart(opener, contributions) > LEVEL_WITHIN) {
      level++;
      opener = contributions;
    }
    levels.push(level);
  }
  return levels;
}
