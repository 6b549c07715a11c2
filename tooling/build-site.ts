import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { fromRoot, SITE } from "./paths.ts";
import { run } from "./run.ts";

/** What the built site is made from. Tests and documents are not. */
const SOURCES = [
  "packages/*/src/**/*.ts",
  "packages/*/package.json",
  "internal/src/*.ts",
  "apps/web/{app,content,scripts,public}/**/*.*",
  "apps/web/{index.html,package.json,vite.config.ts}",
  "pnpm-lock.yaml",
];
/** What else the built site depends on: apps/web/scripts/build.ts. */
const SETTINGS = ["VITE_SUPABASE_URL", "VITE_SUPABASE_ANON_KEY", "VITE_ERROR_REPORTS_URL"];
const LEFT_OUT = /\.test\.tsx?$|\/public\/(data|pictures)\//;
const STAMP = fromRoot("apps/web/dist/built-from");
const VERSION = fromRoot("apps/web/dist/version.json");

async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: fromRoot(".") })) if (!LEFT_OUT.test(file)) files.push(file);
  for (const file of files.sort()) {
    hash.update(`${file}\0`);
    hash.update(await readFile(fromRoot(file)));
  }
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  return hash.digest("hex");
}

/** The build has failed, and said why. */
export class SiteNotBuiltError extends Error {
  constructor() {
    super("the site could not be built: what went wrong is printed above");
    this.name = "SiteNotBuiltError";
  }
}

/** Builds the site unless it stands already, built from these very sources. */
export async function buildSite(): Promise<void> {
  const wanted = await fingerprint();
  const built = existsSync(STAMP) && existsSync(`${SITE}/404.html`) ? await readFile(STAMP, "utf8") : "";
  if (built === wanted && existsSync(VERSION)) return;
  const { code } = await run(process.execPath, ["apps/web/scripts/build.ts"]);
  if (code !== 0) throw new SiteNotBuiltError();
  await writeFile(STAMP, wanted);
}
