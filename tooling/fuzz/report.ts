import type { Outcome } from "./run.ts";
import { SLOW_MS } from "./run.ts";

const number = (value: number) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");

/** One target's outcome on a line of the terminal. */
export const rowOf = ({ target, cases, taken, seconds, slowestMs, failures }: Outcome): string =>
  [
    target.name.padEnd(58),
    number(cases).padStart(9),
    `${Math.round(100 * taken)} %`.padStart(6),
    `${seconds.toFixed(1)} s`.padStart(9),
    `${slowestMs.toFixed(0)} ms`.padStart(7),
    String(failures.length).padStart(3),
  ].join(" ");

const cells = ({ target: { name, source, holds }, cases, taken, seconds, slowestMs, failures }: Outcome): string =>
  `| ${[name, source, holds, number(cases), `${Math.round(100 * taken)} %`, seconds.toFixed(1), slowestMs.toFixed(0), failures.length].join(" | ")} |`;

/** The table of docs/fuzzing.md. */
export const reportOf = (outcomes: readonly Outcome[], seed: number): string => `# Fuzzing at every boundary

Everything from outside (address, storage, form, file, network, another team's definition) is read by one function into a known type, or
refused with a reason. \`pnpm fuzz\` gives each of these functions valid input with damage, and input of any kind, and checks what it promises:
no error but the documented named ones, a result that is valid by its own contract, no prototype polluted, no output without bound, and no
case slower than ${SLOW_MS} ms at the best of three tries. The targets stand in \`tooling/fuzz/targets\`; a smaller run under a fixed seed is
part of \`pnpm test:unit\`.

This is the run \`pnpm fuzz --seed=${seed} --write\`: ${number(outcomes.reduce((sum, { cases }) => sum + cases, 0))} cases,
${number(outcomes.reduce((sum, { seconds }) => sum + seconds, 0))} seconds, ${outcomes.reduce((sum, { failures }) => sum + failures.length, 0)} failures.

| reads | from | promises | cases | taken | seconds | slowest, ms | failures |
| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |
${outcomes.map(cells).join("\n")}
`;
