import { glob, readFile } from "node:fs/promises";
import { readPackages } from "./packages.ts";

const RULE = /^- \[(R\d+)\]/gm;
const TITLE = /\b(?:it|test)(?:\.each\b[\s\S]*?\]\)|\.each\([^()]*\))?\(\s*["'`]((?:\[R\d+\])+)?/g;
const NAMED = /\[(R\d+)\]/g;

async function faultsOf(folder: string, dir: string): Promise<readonly string[]> {
  const rules = [...(await readFile(`${dir}/SPEC.md`, "utf8")).matchAll(RULE)].map((match) => match[1] ?? "");
  const found = rules
    .filter((rule, index) => rules.indexOf(rule) !== index)
    .map((rule) => `${folder}: SPEC.md numbers two rules [${rule}]`);
  const named = new Set<string>();
  for await (const file of glob("src/**/*.test.ts", { cwd: dir })) {
    const text = await readFile(`${dir}/${file}`, "utf8");
    for (const [, marks] of text.matchAll(TITLE)) {
      if (marks === undefined) found.push(`${folder}/${file}: a test's title does not begin with the rule it shows`);
      for (const [, rule = ""] of (marks ?? "").matchAll(NAMED)) named.add(rule);
    }
  }
  found.push(...rules.filter((rule) => !named.has(rule)).map((rule) => `${folder}: no test names [${rule}]`));
  found.push(
    ...[...named].filter((rule) => !rules.includes(rule)).map((rule) => `${folder}: a test names [${rule}], which SPEC.md does not have`),
  );
  return found;
}

/** What is specified and what is tested is one list: every rule of a SPEC.md is named by a test, every test names a rule. */
export async function checkSpecCoverage(): Promise<void> {
  const found = (await Promise.all((await readPackages()).map(({ folder, dir }) => faultsOf(folder, dir)))).flat();
  if (found.length > 0) throw new Error(found.join("\n"));
}
