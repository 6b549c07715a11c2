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
 * `pnpm test`: everything, in the order that fails soonest. Ends with what failed, by name, and the sum over all runners on a line of its own.
 * A runner that broke before it counted is one failure.
 */
type Count = {
  readonly passed: number;
  readonly failed: number;
  /** Of the failed tests, where the runner tells. */
  readonly names?: readonly string[];
};
const RESULTS = fromRoot(".local/test");

type UnitReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const firstLines = (text = ""): string => text.split("\n").slice(0, 3).join("\n    ");

async function vitest(): Promise<Count> {
  const report = `${RESULTS}/vitest.json`;
  const { code } = await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`], {
    env: { CHROMIUM_PATH: findBrowser() },
  });
  const { numPassedTests: passed, numFailedTests, testResults }: UnitReport = JSON.parse(await readFile(report, "utf8"));
  const names = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0 ? [name] : failed.map((one) => `${name}: ${one.fullName}\n    ${firstLines(one.failureMessages[0])}`);
    });
  return { passed, failed: code !== 0 ? Math.max(numFailedTests, names.length, 1) : numFailedTests, names };
}

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
};
type BrowserReport = {
  readonly suites: readonly Suite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

const failedSpecs = ({ suites = [], specs }: Suite): readonly string[] => [
  ...suites.flatMap(failedSpecs),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => `${file}:${line}: ${title}\n    ${firstLines(tests[0]?.results[0]?.error?.message)}`),
];

async function playwright(): Promise<Count> {
  const report = `${RESULTS}/playwright.json`;
  const env = { CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { code } = await run("playwright", ["test", "--config", "tooling/e2e/playwright.config.ts"], { env });
  const { suites, stats }: BrowserReport = JSON.parse(await readFile(report, "utf8"));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: code !== 0 ? Math.max(failed, 1) : failed, names: suites.flatMap(failedSpecs) };
}

/** A program of ours that exits with 0 where all is well. */
const program =
  (path: string, ...args: readonly string[]) =>
  async (): Promise<Count> => {
    const { code } = await run("node", [fromRoot(path), ...args]);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };

const failures: string[] = [];

async function counted(name: string, runner: () => Promise<Count>): Promise<Count> {
  console.log(`\n== ${name}`);
  try {
    const count = await runner();
    if (count.failed > 0) failures.push(`${name}: ${count.failed}`, ...(count.names ?? []).map((one) => `  ${one}`));
    return count;
  } catch (error) {
    console.error(error);
    failures.push(`${name}: broke before it counted`);
    return { passed: 0, failed: 1 };
  }
}

const counts = [
  await counted("checks", runChecks),
  await counted("examples, from the packed tarballs", runExamples),
  await counted("unit and property tests", vitest),
  await counted("the catalogue read as a whole", program("tooling/catalog-lint.ts")),
  await counted("the traits beside O*NET's ratings", program("tooling/trait-evaluation/evaluate.ts")),
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
if (failures.length > 0) console.log(`\nFailed\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
