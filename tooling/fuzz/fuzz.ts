import { mkdir, writeFile } from "node:fs/promises";
import { fromRoot } from "../paths.ts";
import { run } from "../run.ts";
import { reportOf, rowOf } from "./report.ts";
import { runTarget, spread } from "./run.ts";
import { targets } from "./targets/index.ts";

/**
 * `pnpm fuzz [cases] [--only=words of a name] [--seed=number] [--write]`: every boundary over that many cases in all, a million unless
 * told. Prints a row for each target, writes .local/fuzz.json and, with --write, docs/fuzzing.md. Ends with 1 where a promise was broken.
 */
const MILLION = 1_000_000;
const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const cases = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? MILLION);
const seed = Number(option("seed") ?? Math.floor(Math.random() * 2 ** 31));
const only = option("only")?.toLowerCase() ?? "";

console.log(`seed ${seed}`);
const outcomes = [];
for (const [target, share] of spread(
  targets.filter(({ name }) => name.toLowerCase().includes(only)),
  cases,
)) {
  const outcome = await runTarget(target, share, seed);
  outcomes.push(outcome);
  console.log(rowOf(outcome));
  for (const failure of outcome.failures) console.error(`FAILED under seed ${failure.seed}: ${failure.error}\n  on ${failure.input}`);
}
for (const { close } of targets) await close?.();

await mkdir(fromRoot(".local"), { recursive: true });
const results = outcomes.map(({ target: { name, source, holds }, ...rest }) => ({ name, source, holds, ...rest }));
await writeFile(fromRoot(".local/fuzz.json"), JSON.stringify({ seed, results }, null, 2));
if (process.argv.includes("--write")) {
  const file = fromRoot("docs/fuzzing.md");
  await writeFile(file, reportOf(outcomes, cases, seed));
  await run("biome", ["format", "--write", file]);
}

const failures = outcomes.reduce((sum, outcome) => sum + outcome.failures.length, 0);
console.log(`${outcomes.reduce((sum, outcome) => sum + outcome.cases, 0)} cases, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
