import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { fromRoot } from "../paths.ts";
import type { Built } from "./explorer-build.ts";
import type { Run, Timing } from "./explorer-run.ts";
import { explorerSize } from "./explorer-size.ts";
import { BEST_LIBRARY, NAIVE, OURS, type Subject, subjects } from "./explorer-subjects.ts";
import { KINDS } from "./explorer-workload.ts";

/**
 * `pnpm bench explorer [size | all]`: explorer-query beside the naive reading and the libraries that a team would otherwise take, at 2,000,
 * 20,000 and 200,000 careers; at 1,000,000 too when all are asked for. Each subject is built, cold, in processes of its own, where its memory
 * is measured; then all are asked the same queries in one process. Prints tables and writes .local/bench-explorer.json.
 */
const SIZES = [2000, 20_000, 200_000, 1_000_000] as const;
const USUAL_LARGEST = 200_000;
const MEGABYTES_OF_HEAP = 14_000;

async function child<Result>(script: string, ...args: readonly string[]): Promise<Result> {
  const flags = ["--expose-gc", `--max-old-space-size=${MEGABYTES_OF_HEAP}`];
  const started = spawn(process.execPath, [...flags, fromRoot(`tooling/bench/${script}`), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of started.stdout) output += String(chunk);
  return JSON.parse(output.trim().split("\n").at(-1) ?? "null");
}

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Building is timed several times, in turn, and the median taken: a cold start is over at once and easily disturbed. */
function timesBuilt(size: number): number {
  if (size <= 20_000) return 9;
  return size <= USUAL_LARGEST ? 3 : 1;
}

async function buildAll(size: number, taking: readonly Subject[]): Promise<ReadonlyMap<string, Built>> {
  const builds = new Map<string, Built[]>(taking.map(({ name }) => [name, []]));
  const slow = new Set<string>();
  for (let time = 0; time < timesBuilt(size); time++) {
    for (const { name } of taking) {
      if (name === NAIVE || slow.has(name)) continue;
      const built = await child<Built>("explorer-build.ts", name, String(size));
      builds.get(name)?.push(built);
      if (built.buildMs > SLOW_BUILD_MS) slow.add(name);
    }
  }
  const middle = (all: readonly Built[], field: keyof Built) => median(all.map((built) => built[field]));
  return new Map(
    [...builds]
      .filter(([, all]) => all.length > 0)
      .map(([name, all]) => [
        name,
        {
          buildMs: middle(all, "buildMs"),
          listMs: middle(all, "listMs"),
          searchMs: middle(all, "searchMs"),
          megabytes: middle(all, "megabytes"),
        },
      ]),
  );
}

const SLOW_BUILD_MS = 5000;

type Row = Readonly<Record<string, string | number>>;

const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** Ours is compared on the queries that the other was asked too. */
function rowOf(subject: Subject, { timings, same }: Run, built: Built | undefined): Row {
  const { name } = subject;
  const both = timings.filter(({ ms }) => ms[name] !== undefined);
  const times = (which: string) => both.map(({ ms }) => ms[which] ?? Number.NaN);
  const ratio = (share: number) => rounded(quantile(times(name), share) / quantile(times(OURS), share));
  const [matching, asked] = same[name] ?? [0, 0];
  return {
    subject: name,
    "p50 ms": rounded(quantile(times(name), 0.5)),
    "p95 ms": rounded(quantile(times(name), 0.95)),
    "max ms": rounded(quantile(times(name), 1)),
    "p50 / ours": ratio(0.5),
    "p95 / ours": ratio(0.95),
    "build ms": rounded(built?.buildMs ?? 0),
    "first list + search ms": rounded((built?.listMs ?? 0) + (built?.searchMs ?? 0)),
    MB: rounded(built?.megabytes ?? 0),
    "same totals": `${matching} of ${asked}`,
    difference: matching === asked ? subject.difference || "none" : subject.difference,
  };
}

function kindsOf(timings: readonly Timing[]): readonly Row[] {
  return KINDS.map((kind) => {
    const own = timings.filter((timing) => timing.kind === kind).map(({ ms }) => ms[OURS] ?? Number.NaN);
    return {
      "explorer-query": kind,
      queries: own.length,
      "p50 ms": rounded(median(own)),
      "p95 ms": rounded(quantile(own, 0.95)),
      "max ms": rounded(quantile(own, 1)),
    };
  });
}

async function measure(size: number) {
  const taking = subjects.filter(({ largest }) => size <= largest);
  console.log(`\n${size.toLocaleString("en")} careers`);
  const built = await buildAll(size, taking);
  const run = await child<Run>("explorer-run.ts", String(size));
  const rows = taking.map((subject) => rowOf(subject, run, built.get(subject.name)));
  const kinds = kindsOf(run.timings);
  const leftOut = subjects.filter(({ largest }) => size > largest).map(({ name, reason }) => `${name} left out: ${reason}`);
  console.table(rows);
  console.table(kinds);
  for (const line of leftOut) console.log(line);
  return { size, queries: run.timings.length, rows, kinds, leftOut };
}

const [given = ""] = process.argv.slice(2).filter((argument) => argument !== "explorer");
const only = Number(given.replaceAll(/[,_]/g, ""));
const sizes = given === "all" ? SIZES : SIZES.filter((size) => (given === "" ? size <= USUAL_LARGEST : size === only));
if (sizes.length === 0) throw new RangeError(`"${given}" was given; ${SIZES.join(", ")} and all are allowed`);

const bytes = await explorerSize();
console.log(
  `explorer-query: ${bytes.explorer} bytes gzip for the explorer alone, ${bytes.core} with the forms of a query, ${bytes.all} with what goes beyond the rule (suggestions, other titles, highlighting)`,
);
console.log(
  `p50, p95 and their ratios are of the queries that both were asked; ${BEST_LIBRARY} is the library with the same totals that is fastest.`,
);
const results: Awaited<ReturnType<typeof measure>>[] = [];
for (const size of sizes) results.push(await measure(size));
await mkdir(fromRoot(".local"), { recursive: true });
await writeFile(fromRoot(".local/bench-explorer.json"), JSON.stringify({ node: process.version, bytes, results }, null, 2));
