import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { serveSite } from "@career-clarity/local-stack";
import { test as base, expect, type Page } from "@playwright/test";
import { headersFile, securityHeaders } from "../../apps/web/scripts/headers.ts";
import { fromRoot, SITE } from "../paths.ts";

const MARK = /globalPrivacyControl/;
const ADDRESS = "/errors";

async function scriptsOf(folder: string): Promise<string> {
  const names = (await readdir(`${folder}/assets`)).filter((name) => name.endsWith(".js"));
  return (await Promise.all(names.map((name) => readFile(`${folder}/assets/${name}`, "utf8")))).join("\n");
}

/** The app's scripts built with reports on, in the shell of the site's pages, under the site's policy. */
async function buildReporting(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "career-clarity-reporting-"));
  const env = { ...process.env, VITE_ERROR_REPORTS_URL: ADDRESS, VITE_BUILD_VERSION: "abc123" };
  const vite = fromRoot("apps/web/node_modules/vite/bin/vite.js");
  const args = ["build", fromRoot("apps/web"), "--outDir", folder, "--emptyOutDir", "--logLevel", "error"];
  await promisify(execFile)(process.execPath, [vite, ...args], { env, cwd: fromRoot("apps/web") });
  await copyFile(`${folder}/index.html`, `${folder}/404.html`);
  const page = await readFile(`${folder}/index.html`, "utf8");
  await writeFile(`${folder}/_headers`, headersFile(securityHeaders({ page, styles: [] })));
  return folder;
}

type Reporting = { readonly folder: string; readonly url: string };
const test = base.extend<object, { reporting: Reporting }>({
  reporting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await buildReporting();
      const { url, close } = await serveSite(folder, 0);
      await use({ folder, url });
      await close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
// In one worker: the build is made once.
test.describe.configure({ mode: "default" });

/** What the page posts, as it arrives. */
async function listen(page: Page): Promise<Record<string, unknown>[]> {
  const posted: Record<string, unknown>[] = [];
  await page.route(`**${ADDRESS}`, (route) => {
    const request = route.request();
    expect(request.headers()).not.toHaveProperty("cookie");
    expect(request.headers()).not.toHaveProperty("referer");
    posted.push(request.postDataJSON());
    return route.fulfill({ status: 204 });
  });
  return posted;
}

const open = (page: Page, url: string) => page.goto(url).then(() => page.locator("html[data-hydrated]").waitFor());
/** Throws out of a handler of the page's own, later, as a fault would. */
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);
const reject = (page: Page, message: string) =>
  page.evaluate((text) => {
    void Promise.reject(new Error(text));
  }, message);

test("off, there is nothing of it in what is published; on, there is", async ({ reporting }) => {
  expect(await scriptsOf(SITE)).not.toMatch(MARK);
  expect(await scriptsOf(reporting.folder)).toMatch(MARK);
});

test("errors are posted: each once, five a visit, and nothing of the visitor", async ({ page, reporting }) => {
  const posted = await listen(page);
  await open(page, `${reporting.url}/career/nurse?search=my-secret#answers=my-secret`);
  await page.evaluate(() => localStorage.setItem("cc_assessment", "my-secret"));
  await throwLater(page, 'could not read "my-secret"');
  await throwLater(page, 'could not read "my-secret"');
  await reject(page, "my-secret@example.in is not for you");
  await expect.poll(() => posted.length).toBe(2);
  expect(posted[0]).toEqual({
    message: "TypeError: could not read …",
    frames: [],
    route: "/career/:id",
    version: "abc123",
    browser: "Chrome",
  });
  expect(posted[1]).toMatchObject({ message: "Error: … is not for you" });
  for (const word of ["one", "two", "three", "four", "five"]) await throwLater(page, word);
  await expect.poll(() => posted.length).toBe(5);
  await open(page, reporting.url);
  await throwLater(page, "after a new page");
  await page.waitForTimeout(500);
  expect(posted).toHaveLength(5);
  expect(JSON.stringify(posted)).not.toMatch(/secret|nurse|example/);
});

test("what an error boundary caught is posted with our own frames", async ({ page, reporting }) => {
  const posted = await listen(page);
  await page.route("**/data/career/tailor.json", (route) => route.fulfill({ json: { career: null } }));
  await page.goto(`${reporting.url}/career/tailor`);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect.poll(() => posted.length).toBeGreaterThan(0);
  for (const report of posted as { message: string; frames: string[]; route: string }[]) {
    expect(report.message).toMatch(/^TypeError: /);
    expect(report.route).toBe("/career/:id");
    expect(report.frames.length).toBeGreaterThan(0);
    for (const frame of report.frames) expect(frame).toMatch(/^.+ \/assets\/[\w-]+\.js:\d+:\d+$/);
  }
});

test("a page that is not there is no fault", async ({ page, reporting }) => {
  const posted = await listen(page);
  await page.goto(`${reporting.url}/career/no-such-career`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  expect(posted).toEqual([]);
});

for (const [name, value] of [
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const)
  test(`nothing is posted where the browser says ${name}`, async ({ page, reporting }) => {
    const posted = await listen(page);
    await page.addInitScript(([key, given]) => Object.defineProperty(Navigator.prototype, key, { get: () => given }), [
      name,
      value,
    ] as const);
    await open(page, reporting.url);
    await throwLater(page, "leave me alone");
    await page.waitForTimeout(500);
    expect(posted).toEqual([]);
  });
