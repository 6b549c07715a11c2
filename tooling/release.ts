import { readFile, writeFile } from "node:fs/promises";
import { readPackages } from "./packages.ts";
import { run } from "./run.ts";

/**
 * What the release workflow runs once versions are raised: builds the packages and publishes those whose version is not on the registry.
 * Provenance ties a package to the repository that its package.json names; the workflow knows it, so that a fork names its own.
 */
async function must(command: string, args: readonly string[]): Promise<void> {
  const { code } = await run(command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed with ${code}`);
}

async function nameRepository(repository: string): Promise<void> {
  for (const { dir, folder } of await readPackages()) {
    const path = `${dir}/package.json`;
    const json = JSON.parse(await readFile(path, "utf8"));
    const named = {
      ...json,
      repository: { type: "git", url: `git+https://github.com/${repository}.git`, directory: `packages/${folder}` },
    };
    await writeFile(path, `${JSON.stringify(named, null, 2)}\n`);
  }
}

const repository = process.env.GITHUB_REPOSITORY;
if (!repository) throw new Error("releases are made by the release workflow: GITHUB_REPOSITORY is not set");
await nameRepository(repository);
for (const { dir } of await readPackages()) await must("pnpm", ["--dir", dir, "run", "build"]);
await must("changeset", ["publish"]);
