import type { Career } from "@career-clarity/career-catalog";
import { createExplorer } from "@career-clarity/explorer-query";
import { catalogOf } from "./explorer-catalog.ts";
import { type Answer, type Ask, NAIVE, OURS, type Subject, subjects } from "./explorer-subjects.ts";
import { KINDS, type Step, workloadOf } from "./explorer-workload.ts";

/**
 * All subjects on the same queries, in turn query by query, in one process: `node explorer-run.ts <size>`. Prints as JSON the milliseconds of
 * every query. Every answer of explorer-query is checked against the naive one, every other's total against it too.
 */
export type Timing = { readonly kind: Step["kind"]; readonly ms: Readonly<Record<string, number>> };
export type Run = {
  readonly size: number;
  readonly timings: readonly Timing[];
  /** Of each subject how many totals were those of the specification, of how many. */
  readonly same: Readonly<Record<string, readonly [same: number, asked: number]>>;
};

const WARM_UP_SIZE = 2000;
const SEEDS = [11, 12, 13, 14, 15, 16] as const;
const [, , sizeText = "2000"] = process.argv;
const size = Number(sizeText);

/** How many workloads are run: the faster the queries, the more. */
const rounds = size <= 2000 ? 4 : size <= 20_000 ? 2 : 1;

/** Every how manieth query the naive reading and slow libraries are asked, at a size where each takes seconds. */
const sampling = (subject: Subject): number => {
  if (size > 200_000) return subject.name === OURS || subject.name === "crossfilter2" ? 1 : 8;
  return size > 20_000 && subject.name !== OURS && subject.name !== "crossfilter2" ? 4 : 1;
};

const taking = subjects.filter(({ largest }) => size <= largest);

const buildAll = (careers: readonly Career[]): Promise<readonly Ask[]> => Promise.all(taking.map(({ build }) => build(careers)));

const timings: Timing[] = [];
const same: Record<string, [number, number]> = Object.fromEntries(taking.map(({ name }) => [name, [0, 0]]));

function check(name: string, answer: Answer, ours: Answer): void {
  const counts = same[name] ?? [0, 0];
  same[name] = [counts[0] + Number(answer.total === ours.total), counts[1] + 1];
  if (name === NAIVE && JSON.stringify(answer) !== JSON.stringify(ours)) throw new Error("explorer-query and naiveQuery differ");
}

async function ask(asks: readonly Ask[], steps: readonly Step[], record: boolean): Promise<void> {
  for (const [at, { kind, query }] of steps.entries()) {
    const ms: Record<string, number> = {};
    const answers = new Map<string, Answer>();
    for (let turn = 0; turn < taking.length; turn++) {
      const which = (at + turn) % taking.length;
      const subject = taking[which];
      const one = asks[which];
      if (!subject || !one || at % sampling(subject) !== 0) continue;
      const start = performance.now();
      const given = one(query);
      const answer = given instanceof Promise ? await given : given;
      ms[subject.name] = performance.now() - start;
      answers.set(subject.name, answer);
    }
    const ours = answers.get(OURS);
    if (record && ours) for (const [name, answer] of answers) check(name, answer, ours);
    if (record) timings.push({ kind, ms });
  }
}

async function round(careers: readonly Career[], seed: number, record: boolean): Promise<void> {
  const steps = workloadOf(careers, createExplorer(careers.slice(0, WARM_UP_SIZE)), seed);
  await ask(await buildAll(careers), steps, record);
}

await round(catalogOf(WARM_UP_SIZE), 1, false);
const careers = catalogOf(size);
for (const seed of SEEDS.slice(0, rounds)) await round(careers, seed, true);
const run: Run = { size, timings, same };
console.log(JSON.stringify(run));

export { KINDS };
