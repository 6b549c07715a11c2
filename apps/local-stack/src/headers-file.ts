import { readFile } from "node:fs/promises";
import { join } from "node:path";

type Rule = { readonly path: string; readonly headers: readonly (readonly [name: string, value: string])[] };

/** The blocks of the host's `_headers` file: a path, then its headers, indented. */
export function parseHeadersFile(text: string): readonly Rule[] {
  return text
    .split(/\n(?=\S)/)
    .map((block) => block.split("\n").filter((line) => line.trim() !== ""))
    .flatMap(([path, ...lines]) => (path === undefined ? [] : [{ path: path.trim(), headers: lines.map(readHeader) }]));
}

function readHeader(line: string): readonly [string, string] {
  const at = line.indexOf(":");
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

const covers = (rule: string, path: string) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule);

/** The headers of a path; where two blocks name one, the later block wins. */
export const headersFor = (rules: readonly Rule[], path: string): ReadonlyMap<string, string> =>
  new Map(
    rules
      .filter((rule) => covers(rule.path, path))
      .flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value] as const)),
  );

/** What the built site says of its headers; nothing where it has no such file. */
export const readHeadersFile = (root: string): Promise<readonly Rule[]> =>
  readFile(join(root, "_headers"), "utf8").then(parseHeadersFile, () => []);
