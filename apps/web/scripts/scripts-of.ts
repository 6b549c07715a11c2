import { readFile } from "node:fs/promises";

type Chunk = { readonly file: string; readonly imports?: readonly string[] };
/** Vite's own, as far as it is read here. */
export type Manifest = Readonly<Record<string, Chunk>>;

const IMPORT = /import\("\.\/([^"]+)"\)/g;
/** What every page starts with (vite.config.ts, `shell`). */
const SHELL = "index.html";

/** Adds to `found` a chunk and what it imports. */
function needs(manifest: Manifest, name: string, found: Set<string>): void {
  if (name === SHELL || found.has(name)) return;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the client build has no "${name}"`);
  found.add(name);
  for (const one of chunk.imports ?? []) needs(manifest, one, found);
}

/**
 * Gives the addresses of the scripts that a route needs beside the shell. Which modules a route is made of stands in the table's source alone: its
 * `import()`s say so to the bundler and to nobody else.
 */
export async function readScripts(routesFile: URL, manifest: Manifest): Promise<(path: string) => readonly string[]> {
  const [, ...rows] = (await readFile(routesFile, "utf8")).split(/\bpath: "/);
  return (path) => {
    const row = rows.find((text) => text.startsWith(`${path}"`)) ?? "";
    const modules = [...row.matchAll(IMPORT)].map(([, module]) => `app/${module}`);
    if (modules.length === 0) throw new Error(`${routesFile.pathname}: the row of ${path} is not written as the others are`);
    const found = new Set<string>();
    for (const module of modules) needs(manifest, module, found);
    return [...found].map((name) => `/${manifest[name]?.file}`);
  };
}
