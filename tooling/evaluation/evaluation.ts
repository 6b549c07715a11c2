import type { Correlations, GroupResult, LeftOut, RandomSheets } from "./measure.ts";
import type { Figure } from "./statistics.ts";
import type { StreamFigures } from "./streams.ts";

/** All that one run found: what docs/matching-evaluation.json holds. */
export type Evaluation = {
  readonly version: string;
  readonly careers: number;
  readonly catalogueSeed: number;
  readonly groups: readonly GroupResult[];
  readonly correlations: Readonly<Record<"decided" | "undecided", Correlations>>;
  /** Own or near in the first ten for undecided people, by a reader who knows how they answer. */
  readonly ceiling: Figure;
  readonly randomSheets: RandomSheets;
  readonly first: { readonly careers: number; readonly categories: number; readonly people: number };
  readonly leftOut: Readonly<Record<"decided" | "undecided", readonly LeftOut[]>>;
  readonly streams: readonly StreamFigures[];
  /** What a near career is: how many of the catalogue, at the median. */
  readonly nearMedian: number;
};
