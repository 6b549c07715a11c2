import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPackages } from "../packages.ts";
import { tarballOf } from "../packed.ts";
import { fromRoot } from "../paths.ts";
import { run } from "../run.ts";

/** Where third-party packages that examples use are already installed. */
const INSTALLED = ["node_modules", "packages/career-catalog/node_modules"];

async function installed(name: string): Promise<string> {
  const path = INSTALLED.map((folder) => fromRoot(`${folder}/${name}`)).find(existsSync);
  if (path === undefined) throw new Error(`an example depends on ${name}, which the workspace does not have`);
  return realpath(path);
}

/** Our packages from their tarballs; what others made from where the workspace has it, so that no network is needed. */
async function overrides(dependencies: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const tarballs = Object.fromEntries((await readPackages()).map((one) => [one.json.name, `file:${tarballOf(one)}`]));
  const others = dependencies.filter((name) => !(name in tarballs));
  const links = await Promise.all(others.map(async (name) => [name, `link:${await installed(name)}`] as const));
  return { ...tarballs, ...Object.fromEntries(links) };
}

/** Copies an example out of the workspace, installs it there, hands its folder on, and clears it away. The packages must be packed. */
export async function withExample<Result>(name: string, use: (dir: string) => Promise<Result>): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), `${name}-`));
  try {
    await cp(fromRoot(`examples/${name}`), dir, { recursive: true });
    const { dependencies = {}, devDependencies = {} } = JSON.parse(await readFile(`${dir}/package.json`, "utf8"));
    const resolved = await overrides(Object.keys({ ...dependencies, ...devDependencies }));
    const lines = Object.entries(resolved).map(([one, source]) => `  "${one}": "${source}"\n`);
    await writeFile(`${dir}/pnpm-workspace.yaml`, `packages: []\noverrides:\n${lines.join("")}`);
    const { code } = await run("pnpm", ["--dir", dir, "install", "--offline", "--ignore-scripts"]);
    if (code !== 0) throw new Error(`${name} does not install from the tarballs`);
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
