import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";

/** The built site as the hosted one serves it: `/about` is `about.html`, hashed assets are kept for a year, an unknown address is the not-found page with status 404. */
export function createSite(root: string): Hono {
  const app = new Hono();
  app.use(compress());
  app.use("*", async (context, next) => {
    await next();
    const hashed = context.req.path.startsWith("/assets/");
    context.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate");
    context.header("x-content-type-options", "nosniff");
  });
  app.get("/", serveStatic({ root, path: "index.html" }));
  app.get("*", serveStatic({ root }));
  app.get("*", serveStatic({ root, rewriteRequestPath: (path) => (path.includes(".") ? path : `${path.replace(/\/$/, "")}.html`) }));
  app.notFound(async (context) => {
    if (context.req.path.startsWith("/data/") || context.req.path.startsWith("/assets/")) return context.text("Not found", 404);
    return context.html(await readFile(join(root, "404.html"), "utf8"), 404);
  });
  return app;
}
