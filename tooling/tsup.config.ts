import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig, type Options } from "tsup";

const published: Options = { target: "es2023", platform: "neutral", dts: false, treeshake: true };

/** How every package is published: ES modules for ES2023, one file an entry; the declarations come from tsc. */
const modules: Options = { ...published, entry: ["src/index.ts"], format: "esm" };

/** For a page without a bundler: one small file with all that it needs. A package that has it says so by the field "unpkg". */
const forPages = (folder: string): Options => ({
  ...published,
  entry: { [folder]: existsSync("src/browser.ts") ? "src/browser.ts" : "src/index.ts" },
  format: ["iife", "esm"],
  globalName: folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  outExtension: ({ format }) => ({ js: format === "iife" ? ".global.js" : ".module.js" }),
  minify: true,
  noExternal: [/./],
});

// Once, before both: the two run side by side, and neither may clean away what the other wrote.
rmSync("dist", { recursive: true, force: true });

const { unpkg } = JSON.parse(readFileSync("package.json", "utf8"));
export default defineConfig(unpkg === undefined ? modules : [modules, forPages(basename(process.cwd()))]);
