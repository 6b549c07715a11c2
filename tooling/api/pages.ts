import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { type Package, readPackages } from "../packages.ts";
import { fromRoot } from "../paths.ts";
import { declarationsOf, partsOf } from "./declarations.ts";
import { apiPage } from "./page.ts";

const pathOf = ({ folder }: Package) => fromRoot(`docs/api/${folder}.md`);
async function pageOf(one: Package): Promise<string> {
  const declarations = await declarationsOf(`${one.dir}/dist/index.d.ts`);
  return apiPage(one, declarations, await partsOf(declarations));
}

/** Writes docs/api/<package>.md. `dist` must be built. */
export async function writeApiPages(): Promise<void> {
  for (const one of await readPackages()) await writeFile(pathOf(one), await pageOf(one));
}

/** Compares each package's API page with its types and docstrings as built. */
export async function checkApiPages(): Promise<void> {
  const stale: string[] = [];
  for (const one of await readPackages()) {
    const committed = existsSync(pathOf(one)) ? await readFile(pathOf(one), "utf8") : "";
    if (committed !== (await pageOf(one))) stale.push(one.folder);
  }
  if (stale.length > 0) throw new Error(`docs/api is not as the types and docstrings of ${stale.join(", ")} are: run \`pnpm api\``);
}
