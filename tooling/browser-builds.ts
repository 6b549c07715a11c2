import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { gzipSync } from "node:zlib";
import { type Package, readPackages } from "./packages.ts";
import { fromRoot } from "./paths.ts";

/** What the builds for a page may weigh, in bytes of gzip. Both hold the quiz's questions and the streams' profiles. */
const LIMITS: Readonly<Record<string, number>> = { "stream-scoring": 8_000, "stream-selector": 10_000 };
const BLOCK = /<!-- browser-build -->\n[\s\S]*?<!-- \/browser-build -->/;

type Build = { readonly file: string; readonly gzip: number; readonly integrity: string };

async function buildsOf({ folder, dir }: Package): Promise<readonly Build[]> {
  return Promise.all(
    [`${folder}.global.js`, `${folder}.module.js`].map(async (file) => {
      const bytes = await readFile(`${dir}/dist/${file}`);
      const integrity = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
      return { file, gzip: gzipSync(bytes, { level: 9 }).length, integrity };
    }),
  );
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function blockOf(builds: readonly Build[]): string {
  const rows = builds.map(({ file, gzip, integrity }) => `- \`dist/${file}\`: ${kB(gzip)} of gzip, \`integrity="${integrity}"\``);
  return `<!-- browser-build -->\n\nFor pages without a bundler, each a file with all that it needs:\n\n${rows.join("\n")}\n\n<!-- /browser-build -->`;
}

type Text = { readonly path: string; readonly now: string; readonly wanted: string };

async function readmeOf(one: Package, builds: readonly Build[]): Promise<Text> {
  const path = `${one.dir}/README.md`;
  const now = await readFile(path, "utf8");
  if (!BLOCK.test(now)) throw new Error(`${one.folder}: README.md has no place for the browser builds`);
  return { path, now, wanted: now.replace(BLOCK, () => blockOf(builds)) };
}

/** The examples' pages name a build with its hash. */
async function examplesOf(builds: readonly Build[]): Promise<readonly Text[]> {
  const paths = await Array.fromAsync(glob(fromRoot("examples/*/index.html")));
  return Promise.all(
    paths.map(async (path) => {
      const now = await readFile(path, "utf8");
      const wanted = builds.reduce(
        (text, { file, integrity }) =>
          text.replace(new RegExp(`(/${RegExp.escape(file)}"\\s+integrity=")[^"]*`), (_, before) => `${before}${integrity}`),
        now,
      );
      return { path, now, wanted };
    }),
  );
}

/** Every text that names builds, as it stands and as it should. */
async function textsOf(one: Package): Promise<readonly Text[]> {
  const builds = await buildsOf(one);
  return [await readmeOf(one, builds), ...(await examplesOf(builds))];
}

const withBuilds = async () => (await readPackages()).filter(({ json }) => json.unpkg !== undefined);

/** Writes names, sizes and integrity hashes of the builds into READMEs and examples. `dist` must be built. */
export async function writeBrowserBuilds(): Promise<void> {
  for (const one of await withBuilds()) {
    for (const { path, now, wanted } of await textsOf(one)) if (now !== wanted) await writeFile(path, wanted);
  }
}

/** The builds weigh no more than they may, and the READMEs and examples name what was built. */
export async function checkBrowserBuilds(): Promise<void> {
  for (const one of await withBuilds()) {
    const limit = LIMITS[one.folder];
    if (limit === undefined) throw new Error(`${one.folder} has a browser build and no limit to its size`);
    for (const { file, gzip } of await buildsOf(one)) {
      console.log(`${file}: ${gzip} bytes of gzip (at most ${limit})`);
      if (gzip > limit) throw new Error(`${file} is ${gzip} bytes of gzip; at most ${limit} are allowed`);
    }
    const stale = (await textsOf(one)).filter(({ now, wanted }) => now !== wanted).map(({ path }) => relative(fromRoot("."), path));
    if (stale.length > 0) throw new Error(`${stale.join(", ")}: other browser builds than those built are named; run \`pnpm api\``);
  }
}
