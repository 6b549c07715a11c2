import { availableParallelism } from "node:os";
import type { Capped, Flood, Killed, Load, Stressed } from "./phases.ts";
import { KINDS } from "./traffic.ts";

export type Run = {
  /** How many processes of others wanted the machine before it began: its load average. */
  readonly busy: number;
  readonly load: Load;
  readonly flood: Flood;
  readonly cap: number;
  readonly stressed: Stressed;
  readonly killed: Killed;
  readonly capped: Capped;
  /** Of memory, after the first half of the time. */
  readonly slope: number;
};

const MOST_MB = 700;
/** Resident memory follows the garbage; what is in use, with that collected, is the sharper sign. Caches with a limit take up to 20 MB of it. */
const MOST_MB_A_MINUTE = 60;
const MOST_MB_KEPT = 40;

/** By least squares over the second half, when everything has been asked for once: the first fills caches. */
export function megabytesAMinute(samples: Stressed["samples"]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(half.map(({ second }) => second)), mean(half.map(({ megabytes }) => megabytes))];
  const product = half.reduce((sum, { second, megabytes }) => sum + (second - x) * (megabytes - y), 0);
  const square = half.reduce((sum, { second }) => sum + (second - x) ** 2, 0);
  return (product / square) * 60;
}

const peak = ({ samples }: Stressed): number => Math.max(...samples.map(({ megabytes }) => megabytes));

const kept = ({ live: [before, after] }: Stressed): number => after - before;

/** What did not hold. */
export function judge({ load, stressed, killed, capped, slope }: Run): readonly string[] {
  const faults: readonly (readonly [boolean, string])[] = [
    [stressed.broken > 0, `${stressed.broken} requests got no answer`],
    [stressed.unexpected.length > 0, `unexpected answers: ${stressed.unexpected.join(", ")}`],
    [KINDS.some((kind) => stressed.seen.milliseconds[kind].length === 0), "a kind of request was never answered"],
    [stressed.kept.lost.length > 0, `${stressed.kept.lost.length} acknowledged rows are not there`],
    [!(peak(stressed) < MOST_MB), `${Math.round(peak(stressed))} MB of memory, more than ${MOST_MB}`],
    [isLong(load) && !(slope < MOST_MB_A_MINUTE), `memory grew by ${Math.round(slope)} MB a minute, more than ${MOST_MB_A_MINUTE}`],
    [!(kept(stressed) < MOST_MB_KEPT), `${Math.round(kept(stressed))} MB more in use after the load than before it`],
    [killed.kept.lost.length > 0, `${killed.kept.lost.length} rows acknowledged before the kill are not there after it`],
    [killed.kept.acknowledged === 0, "nothing had been written before the kill"],
    [!killed.serves, "after the kill and a restart it does not serve"],
    [capped.acknowledged > capped.most, `the cap let ${capped.acknowledged} through, more than ${capped.most}`],
    [capped.acknowledged === 0 || capped.refused === 0, "the flood did not reach the cap"],
  ];
  return faults.filter(([failed]) => failed).map(([, text]) => text);
}

/** Over a few seconds a slope says nothing. */
const isLong = ({ seconds }: Load): boolean => seconds >= 30;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

const rows = ({ seen }: Stressed): string =>
  KINDS.map((kind) => {
    const times = seen.milliseconds[kind];
    const [half, most] = [0.5, 0.99].map((part) => `${Math.round(quantile(times, part))} ms`);
    return `| ${kind} | ${times.length} | ${half} | ${most} | ${Math.round(quantile(times, 1))} ms |`;
  }).join("\n");

export function report({ busy, load, flood, cap, stressed, killed, capped, slope }: Run, faults: readonly string[]): string {
  const all = KINDS.reduce((sum, kind) => sum + stressed.seen.milliseconds[kind].length, 0);
  return `# The local server under load

Written by \`pnpm stress\`. Server and load ran on one machine with ${availableParallelism()} cores, which others used too (${Math.round(busy)} processes wanted them
before it began): read what held, and the times as an upper bound.
It is \`pnpm start\`'s server (one process, PostgreSQL in WebAssembly, every commit on the disk before it is acknowledged); a hosted site is a content network, functions and a database of their own.

## ${load.connections} connections for ${load.seconds} s

Pages, their files, questions to Disha and all three forms, mixed; every row with an address of its own. The rate limits were on. Each question came from
another forwarded address, which this server alone believes (\`tooling/load/server.ts\`). The cap of ${cap} rows a minute for each form was raised as an operator would, by
\`update private.caps\`, and was tried by itself below.

| asked | answers | half within | 99 % within | slowest |
| --- | --- | --- | --- | --- |
${rows(stressed)}

- ${all} answers, ${Math.round(all / load.seconds)} a second; ${stressed.broken} without an answer, ${stressed.unexpected.length === 0 ? "none" : stressed.unexpected.join(", ")} with a status that it should not have.
- ${stressed.kept.acknowledged} rows acknowledged, ${stressed.kept.lost.length} of them not in the database afterwards.
- Memory: ${Math.round(stressed.samples[0]?.megabytes ?? Number.NaN)} MB at the start, ${Math.round(peak(stressed))} MB at most${isLong(load) ? `; over the second half of the time it changed by ${slope.toFixed(1)} MB a minute` : ""}.
- In use with the garbage collected: ${stressed.live.map((megabytes) => Math.round(megabytes)).join(" MB before, ")} MB after.

## Killed in the middle of writes

\`kill -9\` of the server with ${load.connections} connections writing, then a start on the same folder: ${killed.kept.acknowledged} rows had been acknowledged, ${killed.kept.lost.length} of them were lost.
It served again after ${(killed.restartMs / 1000).toFixed(1)} s.

## Flooded with one form

${flood.requests} messages over ${flood.connections} connections against the cap as it is delivered: ${capped.acknowledged} rows stored (at most ${capped.most} were allowed), ${capped.refused} refused with 429.
${faults.length === 0 ? "" : `\n## What did not hold\n\n${faults.map((fault) => `- ${fault}`).join("\n")}\n`}`;
}
