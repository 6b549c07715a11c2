import { mkdir, readFile, rm } from "node:fs/promises";
import { serveSite } from "@career-clarity/local-stack";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { buildSite } from "./build-site.ts";
import { fromRoot, SITE } from "./paths.ts";

/** `pnpm screenshots [kind ...]`: every kind of page, or the named ones, at three sizes in both themes, and a contact sheet for each size and theme. */
const TARGET = fromRoot(".local/screenshots");
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const THEMES = ["light", "dark"] as const;
const COLUMN = 300;

type Kind = { readonly path: string; readonly prepare?: (page: Page) => Promise<void> };
const kinds: Readonly<Record<string, Kind>> = {
  home: { path: "/" },
  menu: {
    path: "/",
    prepare: async (page) => {
      const menu = page.getByRole("button", { name: "Open the menu" });
      if (await menu.isVisible()) await menu.click();
    },
  },
  "stream-test": { path: "/#stream-test", prepare: (page) => page.getByText("Question 1 of 10").waitFor() },
  assessment: { path: "/assessment" },
  careers: { path: "/careers" },
  "careers-list": {
    path: "/careers?search=nurs",
    prepare: async (page) => {
      await page.getByRole("button", { name: "List view" }).click();
      await page.getByText(/of 1800\+ Careers Found/).waitFor();
    },
  },
  "careers-other-name": {
    path: "/careers?search=ethical+hacker",
    prepare: (page) => page.getByText("Also called Ethical Hacker").waitFor(),
  },
  "careers-none": {
    path: "/careers?search=accountent",
    prepare: (page) => page.getByText("Did you mean").waitFor(),
  },
  filters: {
    path: "/careers?category=Science",
    prepare: async (page) => {
      await page.getByRole("button", { name: /^Filters/ }).click();
      await page.getByLabel("Subcategory").waitFor();
    },
  },
  "no-careers": { path: "/careers?search=enginear", prepare: async (page) => page.getByText("No careers found").waitFor() },
  compare: { path: "/compare?ids=civil-engineer,architect,actuary", prepare: async (page) => page.getByRole("table").waitFor() },
  bookmarks: {
    path: "/bookmarks",
    prepare: async (page) => {
      await page.evaluate(() => localStorage.setItem("cc_bookmarks", '["actuary","geologist","pastry-chef"]'));
      await page.reload();
      await page.getByText("3 careers saved").waitFor();
    },
  },
  category: { path: "/careers/science" },
  career: { path: "/career/machine-learning-engineer" },
  blog: { path: "/blog" },
  article: { path: "/blog/right-career-path-after-12th" },
  about: { path: "/about" },
  method: { path: "/how-matching-works" },
  privacy: { path: "/privacy-policy" },
  terms: { path: "/terms-of-service" },
  cookies: { path: "/cookie-policy" },
  missing: { path: "/no-such-page" },
  help: {
    path: "/about",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Help Center" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
};

async function shoot(
  browser: Browser,
  url: string,
  names: readonly string[],
  [width, height]: readonly [number, number],
  theme: "light" | "dark",
) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, reducedMotion: "reduce" });
  const page = await context.newPage();
  const files: string[] = [];
  for (const name of names) {
    const kind = kinds[name];
    if (!kind) throw new RangeError(`"${name}" is no kind of page: ${Object.keys(kinds).join(", ")}`);
    await page.goto(url + kind.path);
    await page.locator("html[data-hydrated]").waitFor();
    await kind.prepare?.(page);
    // Pictures that load when they come into view.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 20));
      }
      window.scrollTo(0, 0);
    });
    const file = `${name}-${width}-${theme}.png`;
    const open = await page.locator("dialog[open]").count();
    await page.screenshot({ path: `${TARGET}/${file}`, fullPage: open === 0 });
    files.push(file);
  }
  await context.close();
  return files;
}

async function contactSheet(browser: Browser, name: string, files: readonly string[]): Promise<void> {
  const pictures = await Promise.all(
    files.map(async (file) => {
      const data = (await readFile(`${TARGET}/${file}`)).toString("base64");
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${file}</figcaption></figure>`;
    }),
  );
  const page = await browser.newPage({ viewport: { width: COLUMN * Math.min(8, files.length) + 20, height: 800 } });
  await page.setContent(
    `<style>body{margin:10px;display:flex;flex-wrap:wrap;align-items:start;font:12px sans-serif;background:#888}figure{margin:0;width:${COLUMN}px;padding:6px;box-sizing:border-box}img{width:100%;max-height:1400px;object-fit:cover;object-position:top}</style>${pictures.join("")}`,
  );
  await page.screenshot({ path: `${TARGET}/${name}`, fullPage: true });
  await page.close();
}

await buildSite();
await rm(TARGET, { recursive: true, force: true });
await mkdir(TARGET, { recursive: true });
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(kinds);
const { url, close } = await serveSite(SITE, 0);
const browser = await launchBrowser();
for (const size of SIZES)
  for (const theme of THEMES) {
    const files = await shoot(browser, url, names, size, theme);
    await contactSheet(browser, `sheet-${size[0]}-${theme}.png`, files);
    console.log(`.local/screenshots/sheet-${size[0]}-${theme}.png`);
  }
await browser.close();
await close();
