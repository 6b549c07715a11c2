import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Modules that come together come as one file: it compresses better than twenty. */
const groups = [
  // What every page starts with.
  { name: "shell", tags: ["$initial" as const] },
  { name: "assessment-engine", test: /packages\/assessment-engine\//, minShareCount: 2 },
  {
    name: "career-card",
    test: /app\/ui\/(career-card|badge|artwork)\/|use-image-state|explorer-query\/src\/growth|app\/lib\/(share|saved-careers)|\/icons\/(scale|share-2|bookmark)/,
    minShareCount: 3,
  },
  { name: "career-words", test: /packages\/career-catalog\/src\/(vocabulary|pathway)/ },
  { name: "controls", test: /\/icons\/arrow-|app\/ui\/progress\/|app\/lib\/(use-part|kept-answers)/, minShareCount: 2 },
  // Weighed apart from what uses them (tooling/budgets).
  { name: "career-matching", test: /packages\/career-matching\// },
  { name: "dompurify", test: /\/dompurify\// },
];

const createIcon = fileURLToPath(new URL("app/ui/icon/create-icon.tsx", import.meta.url));
/** Leaves out of an icon what only lucide's own `createLucideIcon` reads. */
const bareIcons: Plugin = {
  name: "bare-icons",
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => code.replace(/^ {2}(name|size|aliases): .*\n/gm, "").replace("__iconData.node;", ""),
  },
};
/** Vite's own helper of lazy imports without what it does for stylesheets and nonces, of which there are none: it rides along on every page. */
const scriptsAlone: Plugin = {
  name: "scripts-alone",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => `const asked = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
  }
  return load();
};`,
  },
};
/** Each package takes its part of `internal` along, as where it is published: no page loads one package for a line of another's. */
const takenAlong: Plugin = {
  name: "taken-along",
  resolveId: {
    order: "pre",
    async handler(source, importer = "", options) {
      const owner = /\/packages\/([\w-]+)\/src\/|\?of=([\w-]+)$/.exec(importer);
      if (!owner || (source !== "@career-clarity/internal" && !importer.includes("?of="))) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && `${found.id}?of=${owner[1] ?? owner[2]}`;
    },
  },
};
/** Where the database and the chat function listen while `pnpm dev` runs (tooling/dev.ts). Without it they are not there. */
const { API_URL } = process.env;
/** The host stays the page's own: the function answers only pages of its site. */
const api = API_URL ? { target: API_URL, changeOrigin: false } : undefined;

export default defineConfig({
  server: { proxy: api ? { "/rest/v1": api, "/.netlify/functions": api } : {} },
  plugins: [bareIcons, scriptsAlone, takenAlong, vanillaExtractPlugin(), react()],
  resolve: { alias: [{ find: "../createLucideIcon.mjs", replacement: createIcon }] },
  build: {
    target: "es2023",
    // One stylesheet for the whole site: the prerender inlines into each page what its first paint needs of it (scripts/styles.ts).
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // tooling/budgets.ts reads which chunk needs which.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  ssr: { noExternal: true },
});
