import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { DOM_PACKAGES, type Package, readPackages } from "./packages.ts";
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

/** Where `buildAndPack` leaves a package. */
export const tarballOf = ({ json }: Package): string => `${TARBALLS}/${json.name.replace("@", "").replace("/", "-")}-${json.version}.tgz`;

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
    await must("publint", [tarballOf(one), "--strict"]);
    await must("attw", [tarballOf(one), "--profile", "esm-only", "--quiet"]);
  }
}

const moduleName = ({ folder }: Package) => folder.replaceAll("-", "_");

function importing(packages: readonly Package[]): string {
  const imports = packages.map((one) => `import * as ${moduleName(one)} from "${one.json.name}";`).join("\n");
  const counts = packages.map((one) => `Object.keys(${moduleName(one)}).length`).join(", ");
  return `${imports}\nconst counts: readonly number[] = [${counts}];\nif (counts.some((count) => count === 0)) throw new Error("a package exports nothing");\nexport { counts };\n`;
}

/** A file that imports packages, and the settings to check it with as strictly as a consumer may. */
async function writeProject(name: string, packages: readonly Package[], lib: readonly string[]): Promise<void> {
  const compilerOptions = { module: "NodeNext", target: "ES2023", lib, types: [], strict: true, noEmit: true, skipLibCheck: false };
  await writeFile(`${CONSUMER}/${name}.ts`, importing(packages));
  await writeFile(`${CONSUMER}/tsconfig.${name}.json`, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
}

async function installConsumer(packages: readonly Package[]): Promise<void> {
  const tarballs = Object.fromEntries(packages.map((one) => [one.json.name, `file:${tarballOf(one)}`]));
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
  await writeProject(
    "pure",
    packages.filter(({ folder }) => !DOM_PACKAGES.includes(folder)),
    ["ES2023"],
  );
  await writeProject("dom", packages, ["ES2023", "DOM"]);
  await must("pnpm", ["--dir", CONSUMER, "install", "--ignore-scripts"]);
}

export async function checkConsumer(): Promise<void> {
  await installConsumer(await readPackages());
  for (const name of ["pure", "dom"]) await must("tsc", ["-p", `${CONSUMER}/tsconfig.${name}.json`]);
  await must("node", [`${CONSUMER}/dom.ts`]);
  await build({ entryPoints: [`${CONSUMER}/dom.ts`], bundle: true, platform: "browser", format: "esm", write: false, logLevel: "error" });
}

/** The golden vectors that were packed hold for the code that was packed. The consumer must be installed. */
export async function checkPackedGolden(): Promise<void> {
  for (const file of ["consumer.ts", "steps.ts"]) await copyFile(fromRoot(`tooling/golden/${file}`), `${CONSUMER}/${file}`);
  const { code } = await run("node", [`${CONSUMER}/consumer.ts`]);
  if (code !== 0)
    throw new Error("the code gives other results than its golden.json, as said above: where that is meant, `pnpm golden` writes it anew");
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
