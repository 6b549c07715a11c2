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

const sum = (outcomes: readonly Outcome[], figure: (outcome: Outcome) => number): number =>
  outcomes.reduce((total, outcome) => total + figure(outcome), 0);

/** The table of docs/fuzzing.md. */
export const reportOf = (outcomes: readonly Outcome[], cases: number, seed: number): string => `# Fuzzing at every boundary

Everything from outside (address, storage, form, file, network, another team's definition) is read by one function into a known type, or
refused with a reason. \`pnpm fuzz\` gives each of these functions valid input with damage, and input of any kind, and checks what it promises:
no error but the documented named ones, a result that is valid by its own contract, no prototype polluted, no output without bound, and no
case that works longer than ${SLOW_MS} ms at the best of three tries. The targets stand in \`tooling/fuzz/targets\`; 50,000 cases under a fixed seed
are part of \`pnpm test:unit\`.

This is the run \`pnpm fuzz ${cases} --seed=${seed} --write\`: ${number(sum(outcomes, ({ cases }) => cases))} cases, ${number(sum(outcomes, ({ failures }) => failures.length))} failures. \`taken\` is the
share of cases of which something was made rather than refused; \`seconds\` are of a busy machine, the slowest case is in time of its thread.

| reads | from | promises | cases | taken | seconds | slowest, ms | failures |
| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |
${outcomes.map(cells).join("\n")}

Not here: what React Router reads of a path, what DOMPurify makes of a reply in the panel, and the pages that show either. The end-to-end tests
show these in Chromium.
`;
