import { serveSite } from "@career-clarity/local-stack";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../browser.ts";
import { SITE } from "../paths.ts";
import { finishedAssessment } from "../testing/kept-assessment.ts";
import { KB, type Row, sizeOf, sumOf } from "./row.ts";

/**
 * What a phone really loads: each kind of page opened in Chromium and left alone until nothing more comes, then every script that it asked
 * for, whoever asked. What the site fetches for a later visit, from three seconds on (the blog, the copy for use offline), is not the page's.
 */
const FIRST_SCRIPTS = 95 * KB;
const LATER_MS = 3000;
const NONE = /^$/;

/**
 * A page, what stands in the browser's storage when it is opened, and files that are weighed on their own: without the matching and the
 * questions no result can be shown at all.
 */
type Visit = { readonly what: string; readonly path: string; readonly kept?: Readonly<Record<string, unknown>>; readonly beyond?: RegExp };
const ANSWERS = { cc_assessment: finishedAssessment() };
const MATCHING = /career-matching|assessment-engine/;

const VISITS: readonly Visit[] = [
  ...[
    "/",
    "/assessment",
    "/results",
    "/careers",
    "/careers/technology",
    "/career/civil-engineer",
    "/compare",
    "/bookmarks",
    "/blog",
    "/blog/right-career-path-after-12th",
    "/about",
    "/how-matching-works",
    "/privacy-policy",
    "/terms-of-service",
    "/cookie-policy",
    "/no-such-page",
  ].map((path) => ({ what: path, path })),
  { what: "/compare with three careers", path: "/compare?ids=civil-engineer,architect,actuary" },
  { what: "/bookmarks with two careers", path: "/bookmarks", kept: { cc_bookmarks: ["civil-engineer", "actuary"] } },
  { what: "/career with answers on the device", path: "/career/civil-engineer", kept: ANSWERS },
  { what: "/compare with answers, beyond the matching", path: "/compare?ids=civil-engineer,architect", kept: ANSWERS, beyond: MATCHING },
  { what: "/results with answers, beyond the matching", path: "/results", kept: ANSWERS, beyond: MATCHING },
];

/** Runs before the page's own scripts. */
function beforePage({ kept, later }: { kept: Readonly<Record<string, unknown>>; later: number }): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  const start = window.setTimeout.bind(window);
  const only = (handler: TimerHandler, delay = 0, ...rest: unknown[]) => (delay < later ? start(handler, delay, ...rest) : 0);
  Object.assign(window, { setTimeout: only });
}

/** The scripts that a page asks for while something is done with it. */
async function scriptsDuring(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  const asked = new Set<string>();
  const note = (request: { resourceType: () => string; url: () => string }) => {
    if (request.resourceType() === "script") asked.add(new URL(request.url()).pathname.slice(1));
  };
  page.on("request", note);
  await act();
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return [...asked];
}

const weigh = async (files: readonly string[]): Promise<number> => sumOf(await Promise.all(files.map(sizeOf)));

async function visit(context: BrowserContext, url: string, { what, path, kept = {}, beyond = NONE }: Visit): Promise<Row> {
  const page = await context.newPage();
  await page.addInitScript(beforePage, { kept, later: LATER_MS });
  const files = await scriptsDuring(page, async () => {
    await page.goto(url + path);
    await page.locator("html[data-hydrated]").waitFor();
    await page.waitForTimeout(LATER_MS / 3);
  });
  await page.close();
  if (process.env.BUDGETS_FILES) console.log(what, await Promise.all(files.map(async (file) => `${file} ${await sizeOf(file)}`)));
  return { what: `scripts of ${what}`, bytes: await weigh(files.filter((file) => !beyond.test(file))), budget: FIRST_SCRIPTS };
}

/** What opens on a page when somebody asks for it, beyond the libraries that it can't do without. */
type Part = { readonly what: string; readonly budget: number; readonly beyond: RegExp; readonly act: (page: Page) => Promise<unknown> };

const PARTS: readonly Part[] = [
  { what: "the chat, opened", budget: 6 * KB, beyond: /dompurify/, act: (page) => page.getByRole("button", { name: /Disha/ }).click() },
  { what: "the feedback form, opened", budget: 5 * KB, beyond: NONE, act: (page) => page.getByRole("button", { name: "Share your feedback" }).click() },
];

async function part(context: BrowserContext, url: string, { what, budget, beyond, act }: Part): Promise<Row> {
  const page = await context.newPage();
  await page.addInitScript(beforePage, { kept: {}, later: LATER_MS });
  await page.goto(`${url}/terms-of-service`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.waitForLoadState("networkidle");
  const files = await scriptsDuring(page, async () => {
    await act(page);
    await page.waitForTimeout(LATER_MS / 3);
  });
  await page.close();
  if (process.env.BUDGETS_FILES) console.log(what, await Promise.all(files.map(async (file) => `${file} ${await sizeOf(file)}`)));
  return { what: `scripts of ${what}`, bytes: await weigh(files.filter((file) => !beyond.test(file))), budget };
}

export async function visits(): Promise<readonly Row[]> {
  const { url, close } = await serveSite(SITE, 0);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const rows: Row[] = [];
  for (const one of VISITS) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    rows.push(await visit(context, url, one));
    await context.close();
  }
  for (const one of PARTS) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    rows.push(await part(context, url, one));
    await context.close();
  }
  await browser.close();
  await close();
  return rows;
}
