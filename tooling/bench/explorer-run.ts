import type { Career } from "@career-clarity/career-catalog";
import { createExplorer } from "@career-clarity/explorer-query";
import { catalogOf } from "./explorer-catalog.ts";
import { type Answer, type Ask, BEST_LIBRARY, NAIVE, OURS, type Subject, subjects } from "./explorer-subjects.ts";
import { type Session, type Step, workloadOf } from "./explorer-workload.ts";

/**
 * All subjects on the same queries, in turn session by session, in one process: `node explorer-run.ts <size>`. Prints as JSON the milliseconds
 * of every query. Every answer of explorer-query is checked against the naive one's, the page included; of the others the totals.
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

/** How many workloads are run: the faster the queries, the more. */
function roundsFor(careers: number): number {
  if (careers <= 2000) return 4;
  return careers <= 20_000 ? 2 : 1;
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

type Asked = { readonly ms: Record<string, number>; readonly answers: Map<string, Answer> };

async function askAll(ask: Ask, name: string, session: Session, asked: readonly Asked[]): Promise<void> {
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

const timings: Timing[] = [];
const same: Record<string, [number, number]> = Object.fromEntries(taking.map(({ name }) => [name, [0, 0]]));

function check({ answers }: Asked): void {
  const ours = answers.get(OURS);
  for (const [name, answer] of answers) {
    const [matching, all] = same[name] ?? [0, 0];
    same[name] = [matching + Number(answer.total === ours?.total), all + 1];
    if (name === NAIVE && JSON.stringify(answer) !== JSON.stringify(ours)) throw new Error("explorer-query and naiveQuery differ");
  }
}

async function round(careers: readonly Career[], seed: number, record: boolean): Promise<void> {
  const sessions = workloadOf(careers, createExplorer(careers.slice(0, WARM_UP_SIZE)), seed);
  const asks = await buildAll(careers);
  for (const [at, session] of sessions.entries()) {
    const asked = session.map((): Asked => ({ ms: {}, answers: new Map() }));
    for (let turn = 0; turn < taking.length; turn++) {
      const which = (at + turn) % taking.length;
      const [subject, ask] = [taking[which], asks[which]];
      if (subject && ask && at % everySession(subject) === 0) await askAll(ask, subject.name, session, asked);
    }
    if (!record) continue;
    asked.forEach(check);
    session.forEach(({ kind }, step) => {
      timings.push({ kind, ms: asked[step]?.ms ?? {} });
    });
  }
}

await round(catalogOf(WARM_UP_SIZE), WARM_UP_SEED, false);
const careers = catalogOf(size);
for (let seed = FIRST_SEED; seed < FIRST_SEED + roundsFor(size); seed++) await round(careers, seed, true);
const run: Run = { size, timings, same };
console.log(JSON.stringify(run));
