import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { writeApiPages } from "./api/pages.ts";
import { writeBrowserBuilds } from "./browser-builds.ts";
import { type Package, readPackages } from "./packages.ts";
import { run } from "./run.ts";

const FROM = /from "(\.[^"]+)\.ts"/g;
const COMMENT = /\/\*\*[\s\S]*?\*\/\n?/g;
const IMPORT = /^import .*$\n?/gm;

/** The declaration files that index.d.ts reaches, index first, then by name. */
async function reachable(entry: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (texts.has(path)) continue;
    const text = await readFile(path, "utf8");
    texts.set(path, text);
    for (const [, relative = ""] of text.matchAll(FROM)) open.push(resolve(dirname(path), `${relative}.d.ts`));
  }
  return texts;
}

/** The public types of a package as declared for importers, comments left out. `dist` must be built. */
async function reportOf({ dir, json }: Package): Promise<string> {
  const entry = `${dir}/dist/index.d.ts`;
  const texts = await reachable(entry);
  const rest = [...texts.keys()].filter((path) => path !== entry).toSorted();
  const parts = [entry, ...rest].map((path) => {
    const text = (texts.get(path) ?? "")
      .replace(COMMENT, "")
      .replace(IMPORT, "")
      .replaceAll(/\n{2,}/g, "\n")
      .trim();
    return `// ${path.slice(dir.length + "/dist/".length)}\n${text}`;
  });
  return `# Public API of ${json.name}\n\nWritten by \`pnpm api\`; a change here is a change for importers.\n\n\`\`\`ts\n${parts.join("\n\n")}\n\`\`\`\n`;
}

/** Compares each package's public types with its committed report. */
export async function checkApiReports(): Promise<void> {
  const stale: string[] = [];
  for (const one of await readPackages()) {
    const path = `${one.dir}/api-report.md`;
    const committed = existsSync(path) ? await readFile(path, "utf8") : "";
    if (committed !== (await reportOf(one))) stale.push(one.folder);
  }
  if (stale.length > 0)
    throw new Error(`the public API of ${stale.join(", ")} is not as its api-report.md says: run \`pnpm api\` and read what changed`);
}

async function writeApiReports(): Promise<void> {
  for (const one of await readPackages()) {
    const { code } = await run("pnpm", ["--dir", one.dir, "run", "build"]);
    if (code !== 0) throw new Error(`${one.folder} does not build`);
    await writeFile(`${one.dir}/api-report.md`, await reportOf(one));
  }
}

/** `pnpm api`: all that is written from the built packages. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeApiReports();
  await writeApiPages();
  await writeBrowserBuilds();
}
