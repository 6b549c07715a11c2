import { readdir, readFile } from "node:fs/promises";
import { fromRoot } from "./paths.ts";

export type PackageJson = {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  /** Names the build for a page without a bundler, where the package has one. */
  readonly unpkg?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
};

export type Package = { readonly folder: string; readonly dir: string; readonly json: PackageJson };

/** The only packages that may know the page (decision 9); all others are pure. */
export const DOM_PACKAGES: readonly string[] = ["stream-selector"];

/** The packages under packages/, by folder name. */
export async function readPackages(): Promise<readonly Package[]> {
  const folders = (await readdir(fromRoot("packages"))).toSorted();
  return Promise.all(
    folders.map(async (folder) => {
      const dir = fromRoot(`packages/${folder}`);
      return { folder, dir, json: JSON.parse(await readFile(`${dir}/package.json`, "utf8")) };
    }),
  );
}
