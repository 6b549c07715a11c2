import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  build: {
    target: "es2023",
    // One stylesheet for the whole site: the prerender inlines it into every page, so no page waits for a second request.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  ssr: { noExternal: true },
});
