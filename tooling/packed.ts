import { mkdir, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { type Package, readPackages } from "./packages.ts";
import { fromRoot } from "./paths.ts";
import { run } from "./run.ts";

/**
 * The packages as an importing team gets them: built, packed, installed from the tarballs into an empty project outside the workspace,
 * imported by plain Node, type-checked with Node's own resolution, and bundled for a browser.
 */
const CONSUMER = fromRoot(".local/consumer");
const TARBALLS = fromRoot(".local/tarballs");
const STREAM_SCORING_LIMIT = 3 * 1024;

async function must(command: string, args: readonly string[]): Promise<void> {
  const { code } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed with ${code}`);
}

const tarballOf = ({ json }: Package) => `${json.name.replace("@", "").replace("/", "-")}-${json.version}.tgz`;

export async function buildAndPack(): Promise<void> {
  await rm(TARBALLS, { recursive: true, force: true });
  await mkdir(TARBALLS, { recursive: true });
  for (const { dir } of await readPackages()) {
    await must("pnpm", ["--dir", dir, "run", "build"]);
    await must("pnpm", ["--dir", dir, "pack", "--pack-destination", TARBALLS]);
  }
}

export async function checkTarballs(): Promise<void> {
  for (const one of await readPackages()) {
    await must("publint", [`${TARBALLS}/${tarballOf(one)}`, "--strict"]);
    await must("attw", [`${TARBALLS}/${tarballOf(one)}`, "--profile", "esm-only", "--quiet"]);
  }
}

async function installConsumer(packages: readonly Package[]): Promise<void> {
  const tarballs = Object.fromEntries(packages.map((one) => [one.json.name, `file:${TARBALLS}/${tarballOf(one)}`]));
  await rm(CONSUMER, { recursive: true, force: true });
  await mkdir(CONSUMER, { recursive: true });
  const json = { name: "consumer", private: true, type: "module", dependencies: tarballs };
  await writeFile(`${CONSUMER}/package.json`, JSON.stringify(json));
  // Its own workspace, in which one package's wish for another is met by the other's tarball.
  await writeFile(
    `${CONSUMER}/pnpm-workspace.yaml`,
    `packages: []\noverrides:\n${Object.entries(tarballs)
      .map(([name, file]) => `  "${name}": "${file}"\n`)
      .join("")}`,
  );
  const imports = packages.map(({ folder, json: { name } }) => `import * as ${folder.replaceAll("-", "_")} from "${name}";`).join("\n");
  const uses = packages.map(({ folder }) => `Object.keys(${folder.replaceAll("-", "_")}).length`).join(", ");
  await writeFile(
    `${CONSUMER}/index.ts`,
    `${imports}\nconst counts: readonly number[] = [${uses}];\nif (counts.some((count) => count === 0)) throw new Error("a package exports nothing");\nexport { counts };\n`,
  );
  const compilerOptions = {
    module: "NodeNext",
    target: "ES2023",
    lib: ["ES2023"],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
  };
  await writeFile(`${CONSUMER}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ["index.ts"] }));
  await must("pnpm", ["--dir", CONSUMER, "install", "--ignore-scripts"]);
}

export async function checkConsumer(): Promise<void> {
  await installConsumer(await readPackages());
  await must("tsc", ["-p", `${CONSUMER}/tsconfig.json`]);
  await must("node", [`${CONSUMER}/index.ts`]);
  await build({ entryPoints: [`${CONSUMER}/index.ts`], bundle: true, platform: "browser", format: "esm", write: false, logLevel: "error" });
}

/** stream-scoring's own code, minified and gzipped, without its question texts and profiles. */
export async function checkStreamScoringSize(): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [fromRoot("packages/stream-scoring/src/index.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2023",
    write: false,
    external: ["./questions.ts", "./profiles.ts"],
  });
  const bytes = gzipSync(outputFiles[0]?.contents ?? "").length;
  console.log(`stream-scoring: ${bytes} bytes gzip without its question texts and profiles (at most ${STREAM_SCORING_LIMIT})`);
  if (bytes === 0 || bytes > STREAM_SCORING_LIMIT)
    throw new Error(`stream-scoring is ${bytes} bytes gzip; at most ${STREAM_SCORING_LIMIT} are allowed`);
}
