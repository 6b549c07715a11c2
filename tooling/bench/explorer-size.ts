import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { fromRoot } from "../paths.ts";

const SOURCE = fromRoot("packages/explorer-query/src");
const BEYOND_THE_RULE = /also-called|match-ranges|suggest/;

async function gzipped(contents: string): Promise<number> {
  const stdin = { contents, resolveDir: SOURCE, loader: "ts" } as const;
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, format: "esm", target: "es2023", write: false });
  return gzipSync(outputFiles[0]?.contents ?? "").length;
}

/**
 * The bytes of explorer-query, minified and gzipped: its whole API; what is left when what goes beyond the rule is not imported; and the
 * explorer alone, without the forms of a query (address, changes, bookmarks) and the naive reading.
 */
export async function explorerSize(): Promise<{ readonly all: number; readonly core: number; readonly explorer: number }> {
  const index = await readFile(`${SOURCE}/index.ts`, "utf8");
  const core = index
    .split(";\n")
    .filter((statement) => !BEYOND_THE_RULE.test(statement))
    .join(";\n");
  return {
    all: await gzipped(index),
    core: await gzipped(core),
    explorer: await gzipped('export { createExplorer } from "./index.ts"'),
  };
}
