import type { Evaluation } from "./evaluation.ts";

/** A figure that may not get worse than this. Floors lie a little under what was measured, so that only a real loss fails. */
export type Floor = {
  readonly what: string;
  readonly of: (evaluation: Evaluation) => number;
  readonly least?: number;
  readonly most?: number;
};

const found = (evaluation: Evaluation, type: string, matcher: "ours" | "riasec" | "cosine") =>
  evaluation.groups.find((group) => group.half === "heldOut" && group.level === "middle" && group.type === type)?.found[matcher]?.near10
    .value ?? Number.NaN;

const shares = ({ randomSheets }: Evaluation) => Object.values(randomSheets.first);

const kept = ({ groups }: Evaluation, type: string) =>
  groups.find((group) => group.half === "heldOut" && group.level === "middle" && group.type === type)?.stability.kept ?? Number.NaN;

const floors: readonly Floor[] = [
  { what: "decided people with their own or a near career in the first ten", of: (all) => found(all, "decided", "ours"), least: 0.87 },
  { what: "undecided people with their own or a near career in the first ten", of: (all) => found(all, "undecided", "ours"), least: 0.57 },
  {
    what: "times as often as RIASEC correlation",
    of: (all) => found(all, "undecided", "ours") / found(all, "undecided", "riasec"),
    least: 1.5,
  },
  {
    what: "times as often as the cosine of traits",
    of: (all) => found(all, "undecided", "ours") / found(all, "undecided", "cosine"),
    least: 1.5,
  },
  { what: "of the first ten kept by decided people at the median", of: (all) => kept(all, "decided"), least: 4 },
  { what: "of random sheets at the category that comes first least", of: (all) => Math.min(...shares(all)), least: 0.01 },
  { what: "of random sheets at the category that comes first most", of: (all) => Math.max(...shares(all)), most: 0.12 },
  { what: "of sheets with an empty or broken list", of: ({ groups }) => Math.max(...groups.map(({ broken }) => broken)), most: 0 },
  { what: "of random sheets taken to be clear", of: ({ randomSheets }) => randomSheets.clarity.clear, most: 0.1 },
  {
    what: "of stream quizzes at middle noise with the right stream in the first three",
    of: ({ streams }) => streams.find(({ level }) => level === "middle")?.topThree.value ?? Number.NaN,
    least: 0.8,
  },
];

/** What has fallen below its floor, in words. */
export const brokenFloors = (evaluation: Evaluation): readonly string[] =>
  floors.flatMap(({ what, of, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }) => {
    const value = of(evaluation);
    return value >= least && value <= most ? [] : [`${what}: ${value}; allowed from ${least} to ${most}`];
  });
