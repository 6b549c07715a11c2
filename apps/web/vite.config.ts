import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    target: "es2023",
    // One stylesheet for the whole site: the prerender inlines into each page what its first paint needs of it (scripts/styles.ts).
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // tooling/budgets.ts reads which chunk needs which.
    manifest: true,
    // What every page starts with comes as one file: it compresses better than twenty.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } } },
  },
  ssr: { noExternal: true },
});
