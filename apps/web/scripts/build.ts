import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { buildData } from "./build-data.ts";
import { fillTemplate } from "./fill-template.ts";

/** Builds the site into dist/client: data, client bundle, server bundle, then every page as HTML with the stylesheet inlined. */
const root = new URL("../", import.meta.url);
const path = (relative: string) => fileURLToPath(new URL(relative, root));

const started = performance.now();
const { careers } = await buildData();
const dataAt = performance.now();

await build({ root: path("."), logLevel: "warn", build: { outDir: path("dist/client"), emptyOutDir: true } });
await build({
  root: path("."),
  logLevel: "warn",
  publicDir: false,
  build: { ssr: path("app/entry-server.tsx"), outDir: path("dist/server"), emptyOutDir: true, target: "node20" },
});
const bundledAt = performance.now();

type Server = typeof import("../app/entry-server.tsx");
const server: Server = await import(pathToFileURL(path("dist/server/entry-server.js")).href);
const template = await fillTemplate(path("dist/client"));

const readData = async (url: string): Promise<unknown> => JSON.parse(await readFile(path(`dist/client${decodeURIComponent(url)}`), "utf8"));

async function writePage(pathname: string, file: string, status = 200): Promise<void> {
  const { dataUrl } = server.pageAt(pathname);
  const data = dataUrl === undefined ? undefined : await readData(dataUrl);
  const { html, head } = await server.renderPage(pathname, data);
  const target = path(`dist/client/${file}`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, template({ html, head, status, pathname, origin: server.site.origin, dataUrl, data }));
}

let pages = 0;
for (const route of server.routes) {
  if (route.path === "*") {
    await writePage("/not-found", "404.html", 404);
    pages++;
  } else if (route.path === "/career/:id") {
    for (const { id } of careers) await writePage(`/career/${id}`, `career/${id}.html`);
    pages += careers.length;
  } else {
    await writePage(route.path, route.path === "/" ? "index.html" : `${route.path.slice(1)}.html`);
    pages++;
  }
}
await rm(path("dist/server"), { recursive: true, force: true });
const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
const endedAt = performance.now();
console.log(
  `site: ${pages} pages in ${seconds(started, endedAt)} s (data ${seconds(started, dataAt)}, bundles ${seconds(dataAt, bundledAt)}, pages ${seconds(bundledAt, endedAt)})`,
);
