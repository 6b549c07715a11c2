import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import type { Article } from "../app/features/article/article-data.ts";
import type { ArticleCard } from "../app/lib/article-card.ts";
import { BLOG_DATA } from "../app/lib/data-urls.ts";
import { buildData } from "./build-data.ts";
import { tellingAuthors } from "./content-error.ts";
import { reportsOrigin } from "./error-reports.ts";
import { type ListedPage, writeFeeds } from "./feeds.ts";
import { type PageParts, readTemplate } from "./fill-template.ts";
import { headersFile, securityHeaders } from "./headers.ts";
import { type Manifest, readScripts } from "./scripts-of.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { drawSocialImages } from "./social.ts";
import { pageFacts } from "./structured-data.ts";
import { classesIn, parseStyles, stylesFor } from "./styles.ts";
import { buildVersion } from "./version.ts";

/** Builds the site into dist/client: data, client bundle, server bundle, then every page as HTML with the styles of its first paint in it. */
const root = new URL("../", import.meta.url);
const path = (relative: string) => fileURLToPath(new URL(relative, root));

const started = performance.now();
const reports = reportsOrigin(process.env.VITE_ERROR_REPORTS_URL);
const version = buildVersion(process.env, path("."));
// Only then is it in the scripts, which would else be new to every visitor with every commit.
if (process.env.VITE_ERROR_REPORTS_URL) process.env.VITE_BUILD_VERSION = version;
const contents = await tellingAuthors(buildData);
const client = new URL("dist/client/", root);
const dataAt = performance.now();

await build({ root: path("."), logLevel: "warn", build: { outDir: path("dist/client"), emptyOutDir: true } });
await build({
  root: path("."),
  logLevel: "warn",
  publicDir: false,
  build: { ssr: path("app/entry-server.tsx"), outDir: path("dist/server"), emptyOutDir: true, target: "node20" },
});
await rename(path("dist/client/.vite/manifest.json"), path("dist/manifest.json"));
await rm(path("dist/client/.vite"), { recursive: true });
await writeFile(path("dist/version.json"), JSON.stringify({ version }));
const bundledAt = performance.now();

type Server = typeof import("../app/entry-server.tsx");
const server: Server = await import(pathToFileURL(path("dist/server/entry-server.js")).href);
const template = await readTemplate(path("dist/client"));
const sheet = parseStyles(template.css);

const readData = async (url: string): Promise<unknown> => JSON.parse(await readFile(path(`dist/client${decodeURIComponent(url)}`), "utf8"));

type Route = Server["routes"][number];
const listed: ListedPage[] = [];

const manifest: Manifest = JSON.parse(await readFile(path("dist/manifest.json"), "utf8"));
const scriptsOf = await readScripts(new URL("app/routes.ts", root), manifest);

/** The files of the chunks made from sources of a name. */
function chunksOf(source: RegExp): readonly string[] {
  return Object.entries(manifest).flatMap(([name, { file }]) => (source.test(name) ? [file] : []));
}

/** Where the hosted database answers, if the build is for one. */
function backendOrigin(): string | undefined {
  const url = process.env.VITE_SUPABASE_URL;
  return url === undefined || !URL.canParse(url) ? undefined : new URL(url).origin;
}

type Rendered = { readonly file: string; readonly parts: Omit<PageParts, "styles"> };

async function renderPage(route: Route, pathname: string, file: string): Promise<Rendered> {
  const missing = route.path === "*";
  const { dataUrl } = server.pageAt(pathname);
  const data = dataUrl === undefined ? undefined : await readData(dataUrl);
  const { html, head } = await server.renderPage(pathname, data);
  const parts = {
    html,
    head,
    facts: pageFacts(route.path, data),
    pathname,
    origin: server.site.origin,
    dataUrl,
    scripts: scriptsOf(route.path),
    data: route.inPage ? (await route.inPage()).leaveOut(data) : data,
  };
  if (!route.unlisted) listed.push(listing(route, pathname, data));
  return {
    file,
    parts: { ...parts, status: missing ? "404" : pathname === "/offline" ? "offline" : "200", unlisted: route.unlisted === true },
  };
}

const firstStyles = new Set<string>();

/** All pages of a route share their styles, so that a security policy can name them by one hash. */
async function writePages(pages: readonly Rendered[]): Promise<void> {
  const styles = stylesFor(sheet, classesIn(pages.map(({ parts }) => parts.html)));
  firstStyles.add(styles);
  for (const { file, parts } of pages) {
    const target = path(`dist/client/${file}`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, template.fill({ ...parts, styles }));
  }
}

/** A page's place in the sitemaps. Only an article says when it was last changed; for the others that is not known. */
function listing(route: Route, path: string, data: unknown): ListedPage {
  if (route.each === "articles") return { path, group: "blog", changed: (data as Article).published };
  return { path, group: route.each === "careers" ? "careers" : "pages" };
}

let pages = 0;
for (const route of server.routes) {
  const pathnames =
    route.each === undefined ? [route.path] : contents[route.each].map((value) => route.path.replace(/:\w+/, encodeURIComponent(value)));
  const rendered: Rendered[] = [];
  for (const pathname of pathnames)
    rendered.push(
      pathname === "*"
        ? await renderPage(route, "/not-found", "404.html")
        : await renderPage(route, pathname, pathname === "/" ? "index.html" : `${pathname.slice(1)}.html`),
    );
  await writePages(rendered);
  pages += rendered.length;
}
await writeFeeds(client, listed, (await readData(BLOG_DATA)) as readonly ArticleCard[]);
const pagesAt = performance.now();
const page = await readFile(path("dist/client/index.html"), "utf8");
await writeFile(
  path("dist/client/_headers"),
  headersFile(securityHeaders({ page, styles: firstStyles, backend: backendOrigin(), reports })),
);
await drawSocialImages(new URL("content/blog/", root), client, contents.articles);
const worker = await writeServiceWorker(path("dist/client"), chunksOf(/@supabase/));
await rm(path("dist/server"), { recursive: true, force: true });
const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
const endedAt = performance.now();
console.log(
  `site: ${pages} pages in ${seconds(started, endedAt)} s (data ${seconds(started, dataAt)}, bundles ${seconds(dataAt, bundledAt)}, pages ${seconds(bundledAt, pagesAt)}, pictures ${seconds(pagesAt, endedAt)}); ${worker.files} files, ${Math.round(worker.bytes / 1024)} kB kept for use offline`,
);
