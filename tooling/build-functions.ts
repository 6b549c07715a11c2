import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { fromRoot } from "./paths.ts";

/** What the standing site was built from (apps/web/scripts/version.ts). */
export const builtVersion = (): string => JSON.parse(readFileSync(fromRoot("apps/web/dist/version.json"), "utf8")).version;

/**
 * Makes each function one file with all that it needs in it. The platform's own bundler leaves packages as they are, and those of this
 * workspace are TypeScript, which it then can't load.
 */
export async function buildFunctions(outdir: string, version: string): Promise<void> {
  await build({
    entryPoints: await Array.fromAsync(glob(fromRoot("apps/chat-function/netlify/*.ts"))),
    outdir,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node22",
    // Hindi in its own letters is more than a quarter of the file; escaped they would be twice as long.
    charset: "utf8",
    outExtension: { ".js": ".mjs" },
    define: { "process.env.BUILD_VERSION": JSON.stringify(version) },
    // What a dependency in the older format asks for by "require".
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    logLevel: "warning",
  });
}

/** The second half of `pnpm build`: for the platform that netlify.toml names. `pnpm start` runs the functions as they are. */
if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions(fromRoot("apps/chat-function/dist"), builtVersion());
