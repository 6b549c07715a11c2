import { readFile } from "node:fs/promises";

type Chunk = { readonly file: string; readonly imports?: readonly string[] };
/** Vite's own, as far as it is read here. */
export type Manifest = Readonly<Record<string, Chunk>>;

const SCREEN = /path: "([^"]+)",\s+screen: preloadable\(\(\) => import\("\.\/([^"]+)"\)/g;
/** What every page starts with (vite.config.ts, `shell`). */
const SHELL = "index.html";

function needs(manifest: Manifest, name: string, found = new Set<string>()): ReadonlySet<string> {
  if (name === SHELL || found.has(name)) return found;
  const chunk = manifest[name];
  if (!chunk) throw new Error(`the client build has no "${name}"`);
  found.add(name);
  for (const one of chunk.imports ?? []) needs(manifest, one, found);
  return found;
}

/**
 * Gives the addresses of the scripts that a route's screen needs beside the shell. Which module a route's screen is stands in the table's source
 * alone: its `import()` says so to the bundler and to nobody else.
 */
export async function readScreens(routesFile: URL, manifest: Manifest): Promise<(path: string) => readonly string[]> {
  const source = await readFile(routesFile, "utf8");
  const modules = new Map([...source.matchAll(SCREEN)].map(([, path, module]) => [path, module]));
  return (path) => {
    const module = modules.get(path);
    if (module === undefined) throw new Error(`${routesFile.pathname}: the screen of ${path} is not written as the others are`);
    return [...needs(manifest, `app/${module}`)].map((name) => `/${manifest[name]?.file}`);
  };
}
