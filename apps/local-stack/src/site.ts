import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { compressOnce } from "./compress-once.ts";
import { headersFor, readHeadersFile } from "./headers-file.ts";

/** The built site as the hosted one serves it: `/about` is `about.html`, its headers are those of its `_headers` file, an unknown address is the not-found page with status 404. */
export function createSite(root: string): Hono {
  const app = new Hono();
  app.use(compress(), compressOnce());
  // Read at the first request: a site that is built anew says anew what its pages may load.
  let rules: ReturnType<typeof readHeadersFile> | undefined;
  app.use("*", async (context, next) => {
    await next();
    rules ??= readHeadersFile(root);
    for (const [name, value] of headersFor(await rules, context.req.path)) context.header(name, value);
  });
  app.get("/_headers", (context) => context.notFound());
  app.get("/", serveStatic({ root, path: "index.html" }));
  app.get("*", serveStatic({ root }));
  app.get("*", serveStatic({ root, rewriteRequestPath: (path) => (path.includes(".") ? path : `${path.replace(/\/$/, "")}.html`) }));
  app.notFound(async (context) => {
    if (context.req.path.startsWith("/data/") || context.req.path.startsWith("/assets/")) return context.text("Not found", 404);
    return context.html(await readFile(join(root, "404.html"), "utf8"), 404);
  });
  return app;
}
