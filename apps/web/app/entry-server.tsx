import "./theme/global.css.ts";
import { prerender } from "react-dom/static";
import { App } from "./app.tsx";
import { describe } from "./descriptions.ts";
import { seedData } from "./lib/page-data.ts";
import { StaticRouter } from "./lib/router/router.tsx";
import { pageAt } from "./pages.ts";

export { routes } from "./routes.ts";
export { site } from "./site.ts";
export { pageAt };

export type PageHead = { readonly title: string; readonly description: string };
export type RenderedPage = { readonly html: string; readonly head: PageHead };

/** The HTML of one page. `data` is the parsed file that `pageAt(path).dataUrl` names. */
export async function renderPage(path: string, data?: unknown): Promise<RenderedPage> {
  const page = pageAt(path);
  if (page.dataUrl !== undefined) seedData(page.dataUrl, data);
  await page.route.screen.preload();
  const { prelude } = await prerender(
    <StaticRouter pathname={path}>
      <App standIn={["*", "/offline"].includes(page.route.path) ? path : undefined} />
    </StaticRouter>,
    // No part is held back and moved into place by an inline script: the page reads without one.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return {
    html: await new Response(prelude).text(),
    head: { title: page.route.title(data), description: describe(page.route.path, data) },
  };
}
