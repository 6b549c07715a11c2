import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { DOM_PACKAGES, type Package, readPackages } from "./packages.ts";

const FILES = ["SPEC.md", "README.md", "api-report.md", "src/index.ts", "src/readme.test.ts"];
/** The one difference of a package that knows the page: the types of the DOM. */
const DOM = { lib: ["ES2023", "DOM", "DOM.Iterable"] };
const tsconfig = (knowsDom: boolean) => ({
  extends: "../../tooling/tsconfig.package.json",
  include: ["src"],
  ...(knowsDom ? { compilerOptions: DOM } : {}),
});
const tsconfigBuild = (knowsDom: boolean) => ({
  extends: "../../tooling/tsconfig.package.build.json",
  include: ["src"],
  exclude: ["src/**/*.test.ts"],
  compilerOptions: { rootDir: "src", outDir: "dist", ...(knowsDom ? DOM : {}) },
});

/** Data for teams of other languages, where a package has any: answers in, results out. */
const GOLDEN = "golden.json";
const exported = (files: readonly string[]) => Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`]));

/** What every package's package.json holds; the name, the version, the description and the dependencies are its own. */
const shape = (folder: string, published: readonly string[]) => ({
  name: `@career-clarity/${folder}`,
  license: "MIT",
  type: "module",
  sideEffects: false,
  engines: { node: ">=20" },
  files: ["dist", "SPEC.md", ...published],
  exports: { ".": "./src/index.ts", ...exported(published) },
  publishConfig: { access: "public", exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" }, ...exported(published) } },
  scripts: { build: "tsup --config ../../tooling/tsup.config.ts && tsc -p tsconfig.build.json", typecheck: "tsc -p tsconfig.json" },
});

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, "utf8"));

async function faults({ folder, dir, json }: Package): Promise<readonly string[]> {
  const found = FILES.filter((file) => !existsSync(`${dir}/${file}`)).map((file) => `${folder}: ${file} is missing`);
  for (const [field, wanted] of Object.entries(shape(folder, existsSync(`${dir}/${GOLDEN}`) ? [GOLDEN] : []))) {
    if (!isDeepStrictEqual(json[field], wanted)) found.push(`${folder}: package.json "${field}" should be ${JSON.stringify(wanted)}`);
  }
  const readme = await readFile(`${dir}/README.md`, "utf8");
  for (const page of [`docs/api/${folder}.md`, "docs/versioning.md"]) {
    if (!readme.includes(`(../../${page})`)) found.push(`${folder}: README.md has no link to ${page}`);
  }
  const knowsDom = DOM_PACKAGES.includes(folder);
  for (const [file, wanted] of [
    ["tsconfig.json", tsconfig(knowsDom)],
    ["tsconfig.build.json", tsconfigBuild(knowsDom)],
  ] as const) {
    if (!isDeepStrictEqual(await readJson(`${dir}/${file}`), wanted)) found.push(`${folder}: ${file} should be ${JSON.stringify(wanted)}`);
  }
  return found;
}

/** Every package has the same shape: files, exports, scripts, compiler settings. */
export async function checkPackageShape(): Promise<void> {
  const found = (await Promise.all((await readPackages()).map(faults))).flat();
  if (found.length > 0) throw new Error(found.join("\n"));
}
