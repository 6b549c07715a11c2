import { mkdir, readFile } from "node:fs/promises";
import { readPackages } from "./packages.ts";
import { fromRoot } from "./paths.ts";
import { run } from "./run.ts";

type ListedTest = { readonly name: string; readonly file: string };

const LIST = fromRoot(".local/test/titles.json");
const RULE = /^- \[(R\d+)\]/gm;
const MARKED = /(?:^| > )((?:\[R\d+\])+) /;
const ROW_TITLE = /^\s*\["(\[R\d+\][^"]*)"/gm;
const NAMED = /\[(R\d+)\]/g;

/** Every test as the runner names it, rows of tables included. */
async function listTests(): Promise<readonly ListedTest[]> {
  await mkdir(fromRoot(".local/test"), { recursive: true });
  const { code } = await run("vitest", ["list", `--json=${LIST}`]);
  if (code !== 0) throw new Error("the tests could not be listed");
  return JSON.parse(await readFile(LIST, "utf8"));
}

/** A table whose rows bring their whole titles is listed once, as "%s": its titles stand in the file. */
async function withRowTitles({ name, file }: ListedTest): Promise<readonly ListedTest[]> {
  if (!name.endsWith("%s") || MARKED.test(name)) return [{ name, file }];
  return [...(await readFile(file, "utf8")).matchAll(ROW_TITLE)].map(([, title = ""]) => ({ name: title, file }));
}

function faultsOf(folder: string, spec: string, tests: readonly ListedTest[]): readonly string[] {
  const rules = [...spec.matchAll(RULE)].map((match) => match[1] ?? "");
  const found = rules
    .filter((rule, index) => rules.indexOf(rule) !== index)
    .map((rule) => `${folder}: SPEC.md numbers two rules [${rule}]`);
  const named = new Set<string>();
  for (const { name } of tests) {
    const [, marks] = MARKED.exec(name) ?? [];
    if (marks === undefined) found.push(`${folder}: "${name}" does not begin with the rule it shows`);
    for (const [, rule = ""] of (marks ?? "").matchAll(NAMED)) named.add(rule);
  }
  found.push(...rules.filter((rule) => !named.has(rule)).map((rule) => `${folder}: no test names [${rule}]`));
  found.push(
    ...[...named].filter((rule) => !rules.includes(rule)).map((rule) => `${folder}: a test names [${rule}], which SPEC.md does not have`),
  );
  return found;
}

/** What is specified and what is tested is one list: every rule of a SPEC.md is named by a test, every test names a rule. */
export async function checkSpecCoverage(): Promise<void> {
  const tests = await listTests();
  const found: string[] = [];
  for (const { folder, dir } of await readPackages()) {
    const own = (await Promise.all(tests.filter(({ file }) => file.startsWith(`${dir}/`)).map(withRowTitles))).flat();
    found.push(...faultsOf(folder, await readFile(`${dir}/SPEC.md`, "utf8"), own));
  }
  if (found.length > 0) throw new Error(found.join("\n"));
}
