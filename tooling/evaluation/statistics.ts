import { createChance } from "./chance.ts";

/** A figure with the ends of its 95 % interval. */
export type Figure = { readonly value: number; readonly low: number; readonly high: number };

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const RESAMPLES = 400;
const BOOTSTRAP_SEED = 42;
const TAIL = 0.025;
const DIGITS = 10_000;
export const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

/**
 * A mean, with an interval from drawing whole families again and again: people of one family answer alike and are no independent cases.
 */
export function figureOf(values: readonly number[], families: readonly string[]): Figure {
  const groups = new Map<string, { sum: number; count: number }>();
  values.forEach((value, index) => {
    const family = families[index] ?? "";
    const group = groups.get(family) ?? { sum: 0, count: 0 };
    groups.set(family, { sum: group.sum + value, count: group.count + 1 });
  });
  const all = [...groups.values()];
  const { random } = createChance(BOOTSTRAP_SEED);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    let count = 0;
    for (let draw = 0; draw < all.length; draw++) {
      const group = all[random.int(0, all.length - 1)];
      sum += group?.sum ?? 0;
      count += group?.count ?? 0;
    }
    return sum / Math.max(1, count);
  }).sort((a, b) => a - b);
  const at = (share: number) => rounded(means[Math.floor(share * (RESAMPLES - 1))] ?? Number.NaN);
  return { value: rounded(mean(values)), low: at(TAIL), high: at(1 - TAIL) };
}

/** Places by size, equal values sharing the mean of theirs. */
function ranksOf(values: readonly number[]): Float64Array {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Float64Array(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[start] ?? 0]) end++;
    for (let place = start; place <= end; place++) ranks[order[place] ?? 0] = (start + end) / 2;
    start = end + 1;
  }
  return ranks;
}

/** Spearman's rank correlation. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const first = ranksOf(a);
  const second = ranksOf(b);
  const middle = (a.length - 1) / 2;
  let both = 0;
  let one = 0;
  let other = 0;
  for (let index = 0; index < a.length; index++) {
    const x = (first[index] ?? 0) - middle;
    const y = (second[index] ?? 0) - middle;
    both += x * y;
    one += x * x;
    other += y * y;
  }
  return both / (Math.sqrt(one * other) || 1);
}
