import { defineConfig } from "tsup";

/** How every package is published: ES modules for ES2023, one file an entry; the declarations come from tsc. */
export default defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  target: "es2023",
  platform: "neutral",
  clean: true,
  dts: false,
  treeshake: true,
});
