import { readFile } from "node:fs/promises";
import { findBrowser } from "./browser.ts";
import { checkBudgets } from "./budgets.ts";
import { buildSite } from "./build-site.ts";
import { runChecks } from "./checks.ts";
import { crawl } from "./crawl/crawl.ts";
import { runExamples } from "./examples/examples.ts";
import { fromRoot } from "./paths.ts";
import { run } from "./run.ts";

/**
 * `pnpm test`: everything, in the order that fails soonest. Ends with the sum over all runners on a line of its own.
 * A runner that broke before it counted is one failure.
 */
type Count = { passed: number; failed: number };
const RESULTS = fromRoot(".local/test");

async function vitest(): Promise<Count> {
  const report = `${RESULTS}/vitest.json`;
  const { code } = await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], {
    CHROMIUM_PATH: findBrowser(),
  });
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(await readFile(report, "utf8"));
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

async function playwright(): Promise<Count> {
  const report = `${RESULTS}/playwright.json`;
  const env = { CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await run("playwright", ["test", "--config", "tooling/e2e/playwright.config.ts"], env);
  const { stats } = JSON.parse(await readFile(report, "utf8"));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** A program of ours that exits with 0 where all is well. */
const program =
  (path: string, ...args: readonly string[]) =>
  async (): Promise<Count> => {
    const { code } = await run("node", [fromRoot(path), ...args]);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };

async function counted(name: string, runner: () => Promise<Count>): Promise<Count> {
  console.log(`\n== ${name}`);
  try {
    return await runner();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

const counts = [
  await counted("checks", runChecks),
  await counted("examples, from the packed tarballs", runExamples),
  await counted("unit and property tests", vitest),
  await counted("the catalogue read as a whole", program("tooling/catalog-lint.ts")),
  await counted("the matching's evaluation", program("tooling/evaluation/evaluate.ts")),
  await counted("Disha's evaluation", program("tooling/chat-evaluation/evaluate.ts")),
  await counted("the site's build", async () => {
    await buildSite();
    return { passed: 1, failed: 0 };
  }),
  await counted("a crawl of the built site", crawl),
  await counted("the budgets of the built site", checkBudgets),
  await counted("the local server under load, killed and flooded", program("tooling/load/stress.ts", "--short")),
  await counted("end to end, in Chromium", playwright),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
