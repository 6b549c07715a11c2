import { readFile } from "node:fs/promises";
import { type Evaluation, MATCHERS, type People } from "../app/features/method/evaluation.ts";

type Group = {
  readonly half: string;
  readonly level: string;
  readonly type: People;
  readonly people: number;
  readonly found: Readonly<Record<string, { readonly near10: Evaluation["near10"]["decided"]["ours"] }>>;
  readonly stability: { readonly kept: number };
};
type Report = {
  readonly version: string;
  readonly careers: number;
  readonly groups: readonly Group[];
  readonly randomSheets: {
    readonly sheets: number;
    readonly first: Readonly<Record<string, number>>;
    readonly clarity: { readonly clear: number };
  };
  readonly streams: Evaluation["streams"];
  readonly nearMedian: number;
};

/** The evaluation's figures for the page on matching: of the half that nothing was tuned on. */
export async function readEvaluation(file: URL): Promise<Evaluation> {
  const report: Report = JSON.parse(await readFile(file, "utf8"));
  const group = (type: People, level: string): Group => {
    const found = report.groups.find((one) => one.half === "heldOut" && one.type === type && one.level === level);
    if (!found) throw new Error(`the evaluation has no held-out ${type} people at ${level} noise: run pnpm evaluate`);
    return found;
  };
  const near = ({ found }: Group, matcher: string) => {
    const figure = found[matcher]?.near10;
    if (!figure) throw new Error(`the evaluation says nothing of ${matcher}: run pnpm evaluate`);
    return figure;
  };
  const matchers = (type: People) =>
    Object.fromEntries(MATCHERS.map((matcher) => [matcher, near(group(type, "middle"), matcher)])) as Evaluation["near10"]["decided"];
  return {
    version: report.version,
    careers: report.careers,
    people: group("decided", "middle").people,
    near10: { decided: matchers("decided"), undecided: matchers("undecided") },
    noise: ["low", "middle", "high"].map((level) => ({
      level,
      decided: near(group("decided", level), "ours"),
      undecided: near(group("undecided", level), "ours"),
    })),
    kept: { decided: group("decided", "middle").stability.kept, undecided: group("undecided", "middle").stability.kept },
    randomSheets: { sheets: report.randomSheets.sheets, first: report.randomSheets.first, clear: report.randomSheets.clarity.clear },
    streams: report.streams,
    nearMedian: report.nearMedian,
  };
}
