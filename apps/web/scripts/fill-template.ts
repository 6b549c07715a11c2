import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PageHead } from "../app/routes.ts";

export type PageParts = {
  readonly html: string;
  readonly head: PageHead;
  readonly status: number;
  readonly pathname: string;
  readonly origin: string;
  readonly dataUrl: string | undefined;
  readonly data: unknown;
};

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** JSON that can stand in a script element: no `<`, so nothing in it can end the element or begin a comment. */
const jsonBlock = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

function headTags({ head, pathname, origin, status }: PageParts): string {
  const tags = [`<title>${escapeHtml(head.title)}</title>`, `<meta name="description" content="${escapeHtml(head.description)}" />`];
  if (status === 200) tags.push(`<link rel="canonical" href="${origin}${pathname}" />`);
  else tags.push('<meta name="robots" content="noindex" />');
  return tags.join("\n    ");
}

/** The built index.html as a function of a page's parts. The one stylesheet moves into it and its file goes. */
export async function fillTemplate(clientDir: string): Promise<(parts: PageParts) => string> {
  const built = await readFile(join(clientDir, "index.html"), "utf8");
  const sheet = (await readdir(join(clientDir, "assets"))).find((name) => name.endsWith(".css"));
  if (!sheet) throw new Error("the client build made no stylesheet");
  const css = await readFile(join(clientDir, "assets", sheet), "utf8");
  await rm(join(clientDir, "assets", sheet));
  const shell = built
    .replace(/\s*<link rel="stylesheet"[^>]*>/, () => `\n    <style>${css}</style>`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
  return (parts) => {
    const data =
      parts.dataUrl === undefined
        ? ""
        : `<script type="application/json" id="page-data" data-url="${escapeHtml(parts.dataUrl)}">${jsonBlock(parts.data)}</script>`;
    // Functions, since a `$` in a replacement text would mean something.
    return shell
      .replace("<!--head-->", () => headTags(parts))
      .replace("<!--app-->", () => parts.html)
      .replace("<!--data-->", () => data)
      .replace('<html lang="en-IN">', () =>
        parts.status === 200 ? '<html lang="en-IN">' : `<html lang="en-IN" data-status="${parts.status}">`,
      );
  };
}
