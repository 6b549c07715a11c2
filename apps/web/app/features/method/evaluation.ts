/** What the page shows of docs/matching-evaluation.json, which `pnpm evaluate` writes. */
type Figure = { readonly value: number; readonly low: number; readonly high: number };
export const MATCHERS = ["ours", "stated", "cosine", "riasec", "random", "popular"] as const;
export type Matcher = (typeof MATCHERS)[number];
export const PEOPLE = ["decided", "undecided"] as const;
export type People = (typeof PEOPLE)[number];

export type Evaluation = {
  readonly version: string;
  readonly careers: number;
  readonly people: number;
  /** Share of people who find their own career or a near one in the first ten. */
  readonly near10: Readonly<Record<People, Readonly<Record<Matcher, Figure>>>>;
  /** By how much chance was added. */
  readonly noise: readonly { readonly level: string; readonly decided: Figure; readonly undecided: Figure }[];
  readonly kept: Readonly<Record<People, number>>;
  readonly randomSheets: { readonly sheets: number; readonly first: Readonly<Record<string, number>>; readonly clear: number };
  readonly streams: readonly { readonly level: string; readonly first: Figure; readonly topThree: Figure }[];
  readonly nearMedian: number;
};
