import { loadData } from "./lib/page-data.ts";
import { matchPath, type Params } from "./lib/router/match-path.ts";
import { type Route, routes } from "./routes.ts";

export type Page = { readonly route: Route; readonly params: Params; readonly dataUrl: string | undefined };

const notFound = routes.at(-1) as Route;

/** The page at a path: the first route that matches, else the not-found page. */
export function pageAt(pathname: string): Page {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params && route !== notFound) return { route, params, dataUrl: route.data?.(params) };
  }
  return { route: notFound, params: {}, dataUrl: undefined };
}

export const isSamePage = (a: Page, b: Page): boolean => a.route === b.route && a.dataUrl === b.dataUrl;

/** Loads what a page needs, code and data, before it is shown. */
export async function preparePage({ route, dataUrl }: Page): Promise<void> {
  await Promise.all([route.screen.preload(), dataUrl === undefined ? undefined : loadData(dataUrl)]);
}
