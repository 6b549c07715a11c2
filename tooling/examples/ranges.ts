import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Package, readPackages } from "../packages.ts";
import { fromRoot } from "../paths.ts";

const RANGE = /"(@career-clarity\/[\w-]+)": "\^[^"]*"/g;
const FIRST = "0.1.0";

/** What an example asks for: the package's own version, or the one that its first release will have. */
const versionOf = ({ json }: Package) => (json.version === "0.0.0" ? FIRST : json.version);

/** Each example's package.json as it stands, and with the versions that the packages have now. */
async function ranges(): Promise<readonly { readonly path: string; readonly now: string; readonly wanted: string }[]> {
  const versions = new Map((await readPackages()).map((one) => [one.json.name, versionOf(one)]));
  const folders = (await readdir(fromRoot("examples"), { withFileTypes: true })).filter((entry) => entry.isDirectory());
  return Promise.all(
    folders.map(async ({ name }) => {
      const path = fromRoot(`examples/${name}/package.json`);
      const now = await readFile(path, "utf8");
      return { path, now, wanted: now.replaceAll(RANGE, (_, one) => `"${one}": "^${versions.get(one)}"`) };
    }),
  );
}

/** The examples ask for the versions that the packages have. */
export async function checkRanges(): Promise<void> {
  const stale = (await ranges()).filter(({ now, wanted }) => now !== wanted);
  if (stale.length > 0) throw new Error(`examples ask for other versions than the packages have: run \`node tooling/examples/ranges.ts\``);
}

/** `pnpm version-packages` writes them after raising the versions. */
if (process.argv[1] === fileURLToPath(import.meta.url)) for (const { path, wanted } of await ranges()) await writeFile(path, wanted);
