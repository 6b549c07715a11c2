import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { checkApiPages } from "./api/pages.ts";
import { checkApiReports } from "./api-report.ts";
import { checkBrowserBuilds } from "./browser-builds.ts";
import { checkRanges } from "./examples/ranges.ts";
import { checkFaultList } from "./fault-list.ts";
import { checkPackageShape } from "./package-shape.ts";
import { buildAndPack, checkConsumer, checkPackedGolden, checkStreamScoringSize, checkTarballs } from "./packed.ts";
import { fromRoot } from "./paths.ts";
import { run } from "./run.ts";
import { checkSpecCoverage } from "./spec-coverage.ts";

type Check = readonly [name: string, check: () => Promise<void>];

const command =
  (program: string, ...args: readonly string[]) =>
  async () => {
    const { code } = await run(program, args);
    if (code !== 0) throw new Error(`${program} ${args.join(" ")} exited with ${code}`);
  };

async function typecheckAll(): Promise<void> {
  const projects = ["tooling", "internal"];
  for (const group of ["packages", "apps"]) projects.push(...(await readdir(fromRoot(group))).map((name) => `${group}/${name}`));
  for (const project of projects.filter((dir) => existsSync(fromRoot(`${dir}/tsconfig.json`))))
    await command("tsc", "-p", `${project}/tsconfig.json`)();
}

const checks: readonly Check[] = [
  ["format, lint and import boundaries", command("biome", "check", ".")],
  ["types", typecheckAll],
  ["nothing unused", command("knip", "--config", "tooling/knip.json")],
  ["packages have one shape", checkPackageShape],
  ["every rule has a test, every test a rule", checkSpecCoverage],
  ["examples ask for the packages' versions", checkRanges],
  ["every fault has its test", checkFaultList],
  ["packages build and pack", buildAndPack],
  ["public API as reported", checkApiReports],
  ["API pages as the types and docstrings", checkApiPages],
  ["browser builds are small, and named as built", checkBrowserBuilds],
  ["tarballs are well formed and typed", checkTarballs],
  ["tarballs import in Node and bundle for a browser", checkConsumer],
  ["golden vectors hold as packed", checkPackedGolden],
  ["stream-scoring's size", checkStreamScoringSize],
];

/** Runs every check, also after one has failed, and counts. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  for (const [name, check] of checks) {
    try {
      await check();
      console.log(`ok: ${name}`);
    } catch (error) {
      failed++;
      console.error(`FAILED: ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { passed: checks.length - failed, failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
