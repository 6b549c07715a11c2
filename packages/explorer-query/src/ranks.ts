import { compare } from "./compare.ts";

/** The places of some keys in ascending order, ties in their own, and the rank of each place among the distinct keys, from 0. */
export type Ranked = { readonly order: Int32Array; readonly ranks: Int32Array };

export function ranksOf(keys: readonly (string | number)[]): Ranked {
  const order = new Int32Array(keys.length).map((_, at) => at).sort((a, b) => compare(keys[a] ?? 0, keys[b] ?? 0) || a - b);
  const ranks = new Int32Array(keys.length);
  let rank = 0;
  let before = keys[order[0] ?? 0];
  for (const place of order) {
    if (keys[place] !== before) rank++;
    before = keys[place];
    ranks[place] = rank;
  }
  return { order, ranks };
}
