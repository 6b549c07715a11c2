import type { Career } from "@career-clarity/career-catalog";
import { createExplorer } from "@career-clarity/explorer-query";
import { catalogOf } from "./explorer-catalog.ts";
import { type Answer, type Ask, BEST_LIBRARY, NAIVE, OURS, type Subject, subjects } from "./explorer-subjects.ts";
import { type Session, type Step, workloadOf } from "./explorer-workload.ts";

/**
 * All subjects on the same queries, in one process: `node explorer-run.ts <size>`. A subject answers a whole workload before the next one
 * does, since on no page eight libraries answer in turn, and each would begin with the memory of the others at hand. Prints as JSON the
 * milliseconds of every query. Every answer of explorer-query is checked against the naive one's, the page included; of the others the totals.
 */
export type Timing = { readonly kind: Step["kind"]; readonly ms: Readonly<Record<string, number>> };
export type Run = {
  readonly size: number;
  readonly timings: readonly Timing[];
  /** Of each subject how many totals were those of the specification, and of how many. */
  readonly same: Readonly<Record<string, readonly [same: number, asked: number]>>;
};

const WARM_UP_SIZE = 2000;
const WARM_UP_SEED = 1;
const FIRST_SEED = 11;
const [, , sizeText = "2000"] = process.argv;
const size = Number(sizeText);

/** How many workloads are run, and how often each. */
function plan(careers: number): { readonly seeds: number; readonly passes: number } {
  if (careers <= 2000) return { seeds: 3, passes: 6 };
  if (careers <= 20_000) return { seeds: 1, passes: 3 };
  return { seeds: 1, passes: careers <= 200_000 ? 2 : 1 };
}

/** The naive reading and slow libraries are asked in every such session only, where each query takes parts of a second. */
function everySession({ name }: Subject): number {
  if (name === OURS || name === BEST_LIBRARY || size <= 20_000) return 1;
  return size <= 200_000 ? 3 : 6;
}

const taking = subjects.filter(({ largest }) => size <= largest);

async function buildAll(careers: readonly Career[]): Promise<readonly Ask[]> {
  const asks: Ask[] = [];
  for (const { build } of taking) asks.push(await build(careers));
  return asks;
}

type Times = Record<string, number>;
type Asked = { readonly ms: Times; readonly answers: Map<string, Answer> };

async function askAll(ask: Ask, name: string, session: Session, asked: readonly Asked[]): Promise<void> {
  // What the others left behind is cleared away in nobody's time.
  globalThis.gc?.({ type: "minor" });
  for (const [at, { query }] of session.entries()) {
    const start = performance.now();
    const given = ask(query);
    const answer = given instanceof Promise ? await given : given;
    const ms = performance.now() - start;
    const one = asked[at];
    if (one) one.ms[name] = ms;
    one?.answers.set(name, answer);
  }
}

const same: Record<string, [number, number]> = Object.fromEntries(taking.map(({ name }) => [name, [0, 0]]));

const shown = (answer: Answer | undefined): string => JSON.stringify([answer?.total, answer?.careers.map(({ id }) => id)]);

function check({ answers }: Asked): void {
  const ours = answers.get(OURS);
  for (const [name, answer] of answers) {
    const [matching, all] = same[name] ?? [0, 0];
    same[name] = [matching + Number(answer.total === ours?.total), all + 1];
    if (name === NAIVE && shown(answer) !== shown(ours)) throw new Error("explorer-query and naiveQuery differ");
  }
}

/** All sessions asked of subjects newly built: of each subject one after the other, as a visitor's are, and of the subjects in turn. */
async function pass(careers: readonly Career[], sessions: readonly Session[], first: number): Promise<readonly Asked[]> {
  const asks = await buildAll(careers);
  const asked = sessions.map((session) => session.map((): Asked => ({ ms: {}, answers: new Map() })));
  for (let turn = 0; turn < taking.length; turn++) {
    const which = (first + turn) % taking.length;
    const [subject, ask] = [taking[which], asks[which]];
    if (!subject || !ask) continue;
    for (const [at, session] of sessions.entries())
      if (at % everySession(subject) === 0) await askAll(ask, subject.name, session, asked[at] ?? []);
  }
  return asked.flat();
}

const fastest = (all: readonly Times[]): Times =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, Math.min(...all.map((ms) => ms[name] ?? Number.NaN))]));

/** A query counts with its fastest time of all passes, since other work on the machine only ever adds. */
async function measured(careers: readonly Career[], seed: number, passes: number): Promise<readonly Timing[]> {
  const sessions = workloadOf(careers, createExplorer(careers.slice(0, WARM_UP_SIZE)), seed);
  const times: Times[][] = [];
  for (let again = 0; again < passes; again++) {
    const asked = await pass(careers, sessions, again);
    asked.forEach(check);
    times.push(asked.map(({ ms }) => ms));
  }
  return sessions.flat().map(({ kind }, step) => ({ kind, ms: fastest(times.map((one) => one[step] ?? {})) }));
}

const small = catalogOf(WARM_UP_SIZE);
await pass(small, workloadOf(small, createExplorer(small), WARM_UP_SEED), 0);
const careers = size === WARM_UP_SIZE ? small : catalogOf(size);
const { seeds, passes } = plan(size);
const timings: Timing[] = [];
for (let seed = FIRST_SEED; seed < FIRST_SEED + seeds; seed++) timings.push(...(await measured(careers, seed, passes)));
const run: Run = { size, timings, same };
console.log(JSON.stringify(run));
