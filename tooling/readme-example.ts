/// <reference types="node" />

import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { inspect } from "node:util";

/** One `// =>` comment of a README: what it promises and what the code gave, both printed the same way. */
export type ReadmeResult = { readonly expected: string; readonly actual: string };

type Scope = Readonly<Record<string, unknown>>;

const FIRST_TS_BLOCK = /^```ts\n(.*?)^```$/ms;
const IMPORT = /^import\s[^;]*;$/gm;
const DECLARED = /^(const\s+(\w+)\s*=.*;)\s*\/\/ => (.*)$/;
const EXPRESSION = /^(\S.*?);?\s*\/\/ => (.*)$/;

const show = (value: unknown): string => inspect(value, { depth: null, breakLength: Number.POSITIVE_INFINITY });

/** `expression; // => 3` and `const name = expression; // => 3`, each turned into a call that records both sides. */
const recording = (line: string): string => {
  const declared = DECLARED.exec(line);
  if (declared) return `${declared[1]} record(${declared[2]}, (${declared[3]}));`;
  return line.replace(EXPRESSION, (_line, expression, expected) => `record((${expression}), (${expected}));`);
};

const firstExample = (readme: string): string => {
  const block = FIRST_TS_BLOCK.exec(readme)?.[1];
  if (block === undefined) throw new RangeError("The README has no ```ts block.");
  return block;
};

/**
 * Runs the first ```ts block of a README. Its imports are left out; the names that they bring are looked up in `scope`, usually the
 * package's module namespace. A `// =>` comment ends a statement of one line and holds a JavaScript expression.
 */
export const runReadmeExample = async (readme: URL, scope: Scope): Promise<readonly ReadmeResult[]> => {
  const code = firstExample(await readFile(readme, "utf8")).replace(IMPORT, "");
  const recorded = stripTypeScriptTypes(code.split("\n").map(recording).join("\n"));
  const results: ReadmeResult[] = [];
  const record = (actual: unknown, expected: unknown): void => {
    results.push({ expected: show(expected), actual: show(actual) });
  };
  const names = Object.keys(scope);
  const run = new Function(...names, "record", `"use strict"; return (async () => {\n${recorded}\n})();`);
  await run(...names.map((name) => scope[name]), record);
  return results;
};
