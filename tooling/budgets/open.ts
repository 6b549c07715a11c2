import { serveSite } from "@career-clarity/local-stack";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "../browser.ts";
import { SITE } from "../paths.ts";
import { sizeOf, sumOf } from "./row.ts";

/** What the site fetches for a later visit comes from three seconds on (the blog, the copy for use offline): it is not the page's own. */
const LATER_MS = 3000;
const SETTLED_MS = 1000;
const PHONE = { width: 360, height: 740 };

/** Runs before the page's own scripts. */
function beforePage({ kept, later }: { kept: Readonly<Record<string, unknown>>; later: number }): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  const start = window.setTimeout.bind(window);
  const only = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => (delay < later ? start(handler, delay, ...rest) : 0);
  Object.assign(window, { setTimeout: only });
}

/** The scripts that a page asks for while something is done with it, until nothing more comes. */
async function scriptsDuring(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.add(new URL(request.url()).pathname.slice(1));
  });
  await act();
  await page.waitForTimeout(SETTLED_MS);
  await page.waitForLoadState("networkidle");
  page.removeAllListeners("request");
  return [...asked];
}

/** What stands in the browser's storage when a page is opened. */
export type Kept = Readonly<Record<string, unknown>>;
export type Phone = {
  /** The scripts of a page that is opened and left alone. */
  readonly opens: (path: string, kept?: Kept) => Promise<readonly string[]>;
  /** The scripts that come when something is done on a page that is at rest. */
  readonly does: (act: (page: Page) => Promise<unknown>) => Promise<readonly string[]>;
};

async function inFreshTab<T>(browser: Browser, kept: Kept, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  await page.addInitScript(beforePage, { kept, later: LATER_MS });
  const result = await use(page);
  await context.close();
  return result;
}

/** Chromium before the built site. */
export async function withPhone<T>(use: (phone: Phone) => Promise<T>): Promise<T> {
  const { url, close } = await serveSite(SITE, 0);
  const browser = await launchBrowser();
  const load = async (page: Page, path: string) => {
    await page.goto(url + path);
    await page.locator("html[data-hydrated]").waitFor();
  };
  const opens: Phone["opens"] = (path, kept = {}) => inFreshTab(browser, kept, (page) => scriptsDuring(page, () => load(page, path)));
  const does: Phone["does"] = (act) =>
    inFreshTab(browser, {}, async (page) => {
      await load(page, "/terms-of-service");
      await page.waitForLoadState("networkidle");
      return scriptsDuring(page, () => act(page));
    });
  try {
    return await use({ opens, does });
  } finally {
    await browser.close();
    await close();
  }
}

export const weigh = async (files: readonly string[]): Promise<number> => sumOf(await Promise.all(files.map(sizeOf)));
