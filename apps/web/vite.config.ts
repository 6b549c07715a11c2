import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where the database and the chat function listen while `pnpm dev` runs (tooling/dev.ts). Without it they are not there. */
const { API_URL } = process.env;
/** The host stays the page's own: the function answers only pages of its site. */
const api = API_URL ? { target: API_URL, changeOrigin: false } : undefined;

export default defineConfig({
  server: { proxy: api ? { "/rest/v1": api, "/.netlify/functions": api } : {} },
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    target: "es2023",
    // One stylesheet for the whole site: the prerender inlines into each page what its first paint needs of it (scripts/styles.ts).
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // tooling/budgets.ts reads which chunk needs which.
    manifest: true,
  },
  ssr: { noExternal: true },
});
