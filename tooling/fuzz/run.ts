import { inspect } from "node:util";
import fc from "fast-check";
import { BrokenPromise, mustBeUnpolluted } from "./invariants.ts";
import type { Target } from "./target.ts";

/** Slower than this, and a phone would stand still: by the best of three tries in time of this thread, so that a busy machine is no failure. */
export const SLOW_MS = 250;
/** Of waiting, so much counts as work: who waits five seconds hangs. */
const WAITING = 1 / 20;
const TRIES = 3;
const MOST_FAILURES = 3;
/** A failure is made smaller for so long and no longer. */
const SHRINK_MS = 4000;
const SHOWN = 2000;

export type Failure = { readonly seed: number; readonly error: string; readonly input: string };
export type Outcome = {
  readonly target: Target;
  readonly cases: number;
  /** The share of cases of which something was made. */
  readonly taken: number;
  readonly seconds: number;
  readonly slowestMs: number;
  readonly failures: readonly Failure[];
};

type Judged = { readonly ms: number; readonly taken: boolean };

async function timed(target: Target, input: unknown): Promise<Judged> {
  const [start, before] = [performance.now(), process.threadCpuUsage()];
  const taken = await target.check(input);
  const { user, system } = process.threadCpuUsage(before);
  return { ms: Math.max((user + system) / 1000, WAITING * (performance.now() - start)), taken: taken !== false };
}

/** Throws what the check throws, and where the case is slow each time. */
async function judged(target: Target, input: unknown): Promise<Judged> {
  const { ms, taken } = await timed(target, input);
  let best = ms;
  for (let again = 1; again < TRIES && best > SLOW_MS; again++) best = Math.min(best, (await timed(target, input)).ms);
  if (best > SLOW_MS) throw new BrokenPromise(`a case takes ${Math.round(best)} ms, at most ${SLOW_MS} are allowed`);
  mustBeUnpolluted();
  return { ms: best, taken };
}

const shownInput = (input: unknown): string => {
  const text = inspect(input, { depth: 8, maxStringLength: SHOWN, breakLength: 160 });
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} ...` : text;
};

/** Runs a target over so many cases made from a seed. After a failure the rest runs under the next seed. */
export async function runTarget(target: Target, cases: number, seed: number): Promise<Outcome> {
  const failures: Failure[] = [];
  const start = performance.now();
  let [done, taken, slowestMs] = [0, 0, 0];
  while (done < cases && failures.length < MOST_FAILURES) {
    let tried: { readonly input: unknown; readonly error: unknown } | undefined;
    let shrinkUntil = Number.POSITIVE_INFINITY;
    const property = fc.asyncProperty(target.input, async (input) => {
      if (performance.now() > shrinkUntil) return;
      try {
        const one = await judged(target, input);
        slowestMs = Math.max(slowestMs, one.ms);
        if (one.taken && !tried) taken++;
      } catch (error) {
        if (!tried) shrinkUntil = performance.now() + SHRINK_MS;
        tried = { input, error };
        throw error;
      }
    });
    const { failed, numRuns } = await fc.check(property, { numRuns: cases - done, seed: seed + failures.length });
    done += numRuns;
    if (!failed || !tried) break;
    const { input, error } = tried;
    failures.push({
      seed: seed + failures.length,
      error: error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 6).join("\n") : inspect(error),
      input: shownInput(input),
    });
  }
  return { target, cases: done, taken: taken / done, seconds: (performance.now() - start) / 1000, slowestMs, failures };
}

/** How many of all cases each target gets, by weight. */
export function spread(targets: readonly Target[], cases: number): readonly (readonly [Target, number])[] {
  const whole = targets.reduce((sum, { weight }) => sum + weight, 0);
  return targets.map((target) => [target, Math.ceil((cases * target.weight) / whole)]);
}
