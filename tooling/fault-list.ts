import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { fromRoot } from "./paths.ts";

type Suite = { readonly file: string; readonly specs: readonly { readonly title: string }[]; readonly suites?: readonly Suite[] };

const LIST = ["test", "--list", "--reporter=json", "--config", "tooling/e2e/playwright.config.ts"];
const MOST_BYTES = 64 * 1024 * 1024;
const NAMED = /`([\w-]+)` ((?:(?!<br>| \|$).)+)/gm;

const titlesIn = (suite: Suite): readonly string[] => [
  ...suite.specs.map(({ title }) => `${suite.file.replace(".spec.ts", "")} ${title}`),
  ...(suite.suites ?? []).flatMap(titlesIn),
];

/** Every end-to-end test as its runner names it, after its file. */
async function listTests(): Promise<ReadonlySet<string>> {
  const { stdout } = await promisify(execFile)("playwright", LIST, { cwd: fromRoot("."), maxBuffer: MOST_BYTES });
  const { suites }: { readonly suites: readonly Suite[] } = JSON.parse(stdout);
  return new Set(suites.flatMap(titlesIn));
}

/** docs/faults.md says where each fault is tested: every row names a test, and every test that it names is there. */
export async function checkFaultList(): Promise<void> {
  const known = await listTests();
  const rows = (await readFile(fromRoot("docs/faults.md"), "utf8")).split("\n").filter((line) => /^\| (?!fault|-)/.test(line));
  const found = rows.flatMap((row) => {
    const [, fault = "", , tests = ""] = row.split("|");
    const named = [...`${tests.trim()} |`.matchAll(NAMED)].map(([, file, title = ""]) => `${file} ${title.trim()}`);
    if (named.length === 0) return [`${fault.trim()}: names no test`];
    return named.filter((name) => !known.has(name)).map((name) => `${fault.trim()}: there is no test "${name}"`);
  });
  if (rows.length === 0 || found.length > 0) throw new Error(`docs/faults.md\n${found.join("\n")}`);
}
