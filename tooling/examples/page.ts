import { join, normalize } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";

const ORIGIN = "https://school.test";

/** A folder's index.html in Chromium, as a web server would give it. Whatever the browser complains of fails the example. */
export async function openFolder(
  browser: Browser,
  dir: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext(options);
  const complaints: string[] = [];
  await context.route("**/*", (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) complaints.push(`a request to ${origin}`);
    return route.fulfill({ path: join(dir, normalize(pathname === "/" ? "/index.html" : pathname)) });
  });
  const page = await context.newPage();
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto(`${ORIGIN}/`);
  await use(page);
  await context.close();
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
}
