import { readdir, readFile } from "node:fs/promises";
import { fromRoot } from "./paths.ts";

export type PackageJson = {
  readonly name: string;
  readonly version: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
};

export type Package = { readonly folder: string; readonly dir: string; readonly json: PackageJson };

/** The pure packages under packages/, by folder name. */
export async function readPackages(): Promise<readonly Package[]> {
  const folders = (await readdir(fromRoot("packages"))).toSorted();
  return Promise.all(
    folders.map(async (folder) => {
      const dir = fromRoot(`packages/${folder}`);
      return { folder, dir, json: JSON.parse(await readFile(`${dir}/package.json`, "utf8")) };
    }),
  );
}
