import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageHead } from "../app/entry-server.tsx";
import { site } from "../app/site.ts";
import { escapeHtml, jsonBlock } from "./escape.ts";
import type { PageFacts } from "./structured-data.ts";
import { withoutFonts } from "./styles.ts";

export type PageParts = {
  readonly html: string;
  readonly head: PageHead;
  readonly facts: PageFacts;
  readonly unlisted: boolean;
  /** What a page says of itself in its root element: "200" is not said, "404" and "offline" stand in for another page. */
  readonly status: "200" | "404" | "offline";
  readonly pathname: string;
  readonly origin: string;
  readonly dataUrl: string | undefined;
  readonly data: unknown;
  /** The styles of the first paint. */
  readonly styles: string;
  /** The scripts of the page's own screen, beside the one that every page starts with. */
  readonly scripts: readonly string[];
};

function headTags({ head, facts, pathname, origin, status, unlisted }: PageParts): string {
  const meta = (name: string, content: string) => `<meta ${name} content="${escapeHtml(content)}" />`;
  const tags = [`<title>${escapeHtml(head.title)}</title>`, meta('name="description"', head.description)];
  if (status === "200") tags.push(`<link rel="canonical" href="${origin}${pathname}" />`);
  if (status !== "200" || unlisted) tags.push(meta('name="robots"', "noindex"));
  tags.push(
    meta('property="og:site_name"', site.name),
    meta('property="og:locale"', "en_IN"),
    meta('property="og:type"', facts.type),
    meta('property="og:title"', head.title),
    meta('property="og:description"', head.description),
    meta('property="og:url"', `${origin}${pathname}`),
    meta('property="og:image"', `${origin}${facts.image}`),
    meta('property="og:image:width"', "1200"),
    meta('property="og:image:height"', "630"),
    meta('property="og:image:alt"', facts.imageAlt),
    meta('name="twitter:card"', "summary_large_image"),
  );
  tags.push(`<link rel="alternate" type="application/rss+xml" title="${escapeHtml(site.name)}: career guides" href="/blog/feed.xml" />`);
  if (facts.described.length > 0)
    tags.push(`<script type="application/ld+json">${jsonBlock({ "@context": "https://schema.org", "@graph": facts.described })}</script>`);
  return tags.join("\n    ");
}

export type Template = {
  /** The whole stylesheet. */
  readonly css: string;
  readonly fill: (parts: PageParts) => string;
};

const MANIFEST = '<link rel="manifest" href="/manifest.webmanifest" />';
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;

/**
 * Runs what a page has for later once its first paint is on the screen, so that nothing competes with that: all files are asked for at once, and
 * the script runs when the whole sheet is there. A page in a tab that nobody looks at is not painted, and does not wait; a browser that tells no
 * page when it was painted waits for a second.
 */
const startLater = (entry: string): string =>
  `<script>{const d=document,f=()=>{const l=d.getElementById("later").content,s=l.querySelector("[rel=stylesheet]");if(s){s.onload=s.onerror=()=>import("${entry}").catch(()=>{d.documentElement.dataset.script="failed"});d.head.append(l)}};d.hidden?f():new PerformanceObserver(f).observe({type:"paint",buffered:true});setTimeout(f,1000)}</script>`;

/**
 * The built index.html as a function of a page's parts. Each page has the styles of its first paint in it; the whole sheet, which all pages
 * share, and the scripts come after it.
 */
export async function readTemplate(clientDir: string): Promise<Template> {
  const built = await readFile(join(clientDir, "index.html"), "utf8");
  const assets = await readdir(join(clientDir, "assets"));
  const sheet = assets.find((name) => name.endsWith(".css"));
  const font = assets.find((name) => name.endsWith(".woff2"));
  if (!sheet || !font) throw new Error("the client build made no stylesheet or no font");
  const css = await readFile(join(clientDir, "assets", sheet), "utf8");
  await writeFile(join(clientDir, "assets", sheet), withoutFonts(css));
  const entry = ENTRY.exec(built)?.[1];
  if (entry === undefined) throw new Error("the client build's index.html names no script");
  const sheetLink = `<link rel="stylesheet" href="/assets/${sheet}" />`;
  const later = `<template id="later">${sheetLink}${preload(entry)}<!--scripts-->${MANIFEST}</template>`;
  const shell = built
    .replace(ENTRY, "")
    .replace(/\s*<link rel="stylesheet"[^>]*>/, () => "\n    <style><!--styles--></style>")
    .replace("<!--head-->", () => `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />\n    <!--head-->`)
    .replace("</body>", () => `  <noscript>${sheetLink}</noscript>\n    ${later}\n    ${startLater(entry)}\n  </body>`);
  return { css, fill: filler(shell) };
}

const preload = (script: string): string => `<link rel="modulepreload" href="${script}" />`;

const filler =
  (shell: string) =>
  (parts: PageParts): string => {
    const data =
      parts.dataUrl === undefined
        ? ""
        : `<script type="application/json" id="page-data" data-url="${escapeHtml(parts.dataUrl)}">${jsonBlock(parts.data)}</script>`;
    // Functions, since a `$` in a replacement text would mean something.
    return shell
      .replace("<!--styles-->", () => parts.styles)
      .replace("<!--scripts-->", () => parts.scripts.map(preload).join(""))
      .replace("<!--head-->", () => headTags(parts))
      .replace("<!--app-->", () => parts.html)
      .replace("<!--data-->", () => data)
      .replace('<html lang="en-IN">', () =>
        parts.status === "200" ? '<html lang="en-IN">' : `<html lang="en-IN" data-status="${parts.status}">`,
      );
  };
