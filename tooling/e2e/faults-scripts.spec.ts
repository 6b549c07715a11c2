import type { Page, Request } from "@playwright/test";
import { KINDS } from "../testing/kinds.ts";
import { NEWER_THAN_PROMISED } from "../testing/newer-than-promised.ts";
import { answerByMouse, expect, expectSoundLayout, finishedAssessment, open, questionCount, test } from "./site.ts";

const notice = (page: Page) => page.getByText(/^JavaScript is off or did not load/);
const needs = (page: Page) => page.getByText(/needs? JavaScript|JavaScript must be on/);
/** What only a script could bring to life. */
const dead = (page: Page) => page.locator("button:visible, input:visible, select:visible, textarea:visible");

/** A page without scripts reads, leads on, says what does not work, and shows nothing that would not answer. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All Careers" })).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
  await expect(dead(page)).toHaveCount(0);
  await expect(page.getByText(/Loading/)).toBeHidden();
  await expectSoundLayout(page);
}

/** Their screens are made on the device: they say so themselves. */
const APPS = ["/assessment", "/results", "/compare", "/bookmarks", "/privacy-policy"];

test("with JavaScript off every kind of page reads, leads on, and says what does not work", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const path of KINDS) {
    await page.goto(path);
    await expectReadable(page);
    if (APPS.some((app) => path.startsWith(app))) await expect(needs(page).first(), path).toBeVisible();
  }
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Assessment" }).click();
  await expect(page).toHaveURL(/\/assessment$/);
  await context.close();
});

test("where the entry script fails, every kind of page reads, leads on, and says what does not work", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route("**/assets/index-*.js", (route) => route.abort());
  for (const path of KINDS) {
    await page.goto(path);
    await expectReadable(page);
  }
});

test("a page whose own code stays away is as readable as one without JavaScript", async ({ page }) => {
  await page.route("**/assets/assessment-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("/assessment");
  await expect(notice(page)).toBeVisible();
  await expect(needs(page).first()).toBeVisible();
  await expect(dead(page)).toHaveCount(0);
});

test("where scripts run nothing is said of JavaScript", async ({ page }) => {
  await page.route("**/assets/index-*.js", (route) => new Promise((resolve) => setTimeout(resolve, 500)).then(() => route.continue()));
  await page.goto("/assessment");
  await expect(notice(page)).toBeHidden();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(notice(page)).toBeHidden();
  await expect(needs(page).first()).toBeHidden();
});

test("a browser that tells no page when it was painted runs the scripts as well", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await open(page, "/about");
});

test("a page opened in a tab that nobody looks at runs its scripts without a paint", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    PerformanceObserver.prototype.observe = () => {};
    Object.assign(window, { setTimeout: () => 0 });
  });
  await open(page, "/about");
});

test("where the whole sheet stays away the page works with its first styles", async ({ page }) => {
  await page.route("**/assets/*.css", (route) => route.fulfill({ status: 404, body: "gone" }));
  await open(page, "/about");
  await expectSoundLayout(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
});

test("a page asks for all scripts of its own at once: none waits for another to name it", async ({ page }) => {
  for (const path of KINDS) {
    const asked: string[] = [];
    const note = (request: Request) => request.resourceType() === "script" && asked.push(new URL(request.url()).pathname);
    page.on("request", note);
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("html[data-hydrated]").waitFor();
    page.off("request", note);
    const named = await page.evaluate(() =>
      [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href")),
    );
    expect(asked.length, path).toBeGreaterThan(1);
    expect(
      asked.filter((script) => !named.includes(script)),
      path,
    ).toEqual([]);
  }
});

const GONE = [
  ["gone", { status: 404, body: "gone" }],
  ["answered with HTML", { status: 200, contentType: "text/html", body: "<!doctype html><title>Career Clarity</title>" }],
] as const;

for (const [what, answer] of GONE)
  test(`code that is ${what} after a deploy: one navigation to the target, and the answers are kept`, async ({ page }) => {
    await open(page, "/assessment");
    for (let number = 1; number <= 2; number++) await answerByMouse(page, number);
    await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    await page.route("**/assets/about-*.js", (route) => route.fulfill(answer), { times: 1 });
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
    await page.locator("html[data-hydrated]").waitFor();
    expect(loads).toEqual(["/about"]);
    await page.goBack();
    await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
  });

test("offline at a click, before anything was kept: a message with retry, the shell intact, and no browser's error page", async ({
  page,
  context,
}) => {
  await open(page, "/about");
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Assessment" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(questionCount(1), { exact: true })).toBeVisible();
});

test("no network although the browser thinks there is one: a message with retry, and no browser's error page", async ({ page }) => {
  await open(page, "/about");
  await page.route("**/*", (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Assessment" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(questionCount(1), { exact: true })).toBeVisible();
});

test("data answered with HTML or half of it gives the error screen in words, with a way on", async ({ page }) => {
  await open(page, "/careers");
  for (const body of ["<h1>Welcome to the free Wi-Fi</h1>", '{"career":{']) {
    await page.route("**/data/career/**", (route) => route.fulfill({ body }));
    await page.locator("article a").first().click();
    await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
    await expect(page.getByRole("alert")).not.toContainText(/Unexpected token|JSON/);
    await page.unroute("**/data/career/**");
    await page.goBack();
  }
  await page.locator("article a").first().click();
  await expect(page.getByRole("heading", { name: "What it takes and gives" })).toBeVisible();
});

test("the stream test's code can't be had: the window says so, gives an address, and tries again", async ({ page }) => {
  await open(page, "/");
  await page.route("**/assets/stream-quiz-*.js", (route) => route.fulfill(GONE[1][1]));
  await page.getByRole("button", { name: "Find My Stream First" }).click();
  const window = page.getByRole("dialog", { name: "Stream Selector" });
  await expect(window.getByRole("alert")).toContainText("support@");
  await page.unrouteAll();
  await window.getByRole("button", { name: "Try again" }).click();
  await expect(window.getByText("Question 1 of 10")).toBeVisible();
});

test("without what is newer than the oldest browsers that are promised, every kind of page works, and the focus is kept", async ({
  page,
}) => {
  await page.addInitScript((newer) => {
    for (const [path, names] of Object.entries(newer)) {
      const owner = path.split(".").reduce<object | undefined>((at, name) => at && Reflect.get(at, name), window);
      for (const name of owner ? names : []) if (owner) Reflect.deleteProperty(owner, name);
    }
  }, NEWER_THAN_PROMISED);
  await open(page, "/about");
  expect(await page.evaluate(() => ["canParse" in URL, "checkVisibility" in document.body])).toEqual([false, false]);
  await page.evaluate((kept) => localStorage.setItem("cc_assessment", kept), JSON.stringify(finishedAssessment()));
  for (const path of KINDS) {
    await open(page, path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
  }
  await open(page, "/careers?search=geologist");
  await page.getByRole("button", { name: "Bookmark career" }).first().click();
  await open(page, "/bookmarks");
  await page.getByRole("button", { name: "Remove bookmark" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  await page.getByRole("textbox", { name: "Your question to Disha" }).fill("What does a tailor do?");
  await page.keyboard.press("Enter");
  await expect(page.locator("li[data-source]:not([data-source=user])")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Share your feedback" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("I am under 18").check();
  await form.getByRole("radio", { name: "5 of 5: Excellent" }).check({ force: true });
  await form.getByRole("textbox", { name: "Your feedback" }).fill(`It works in an old browser, too. ${Date.now()}`);
  await form.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByText("Saved to secure database")).toBeVisible();
});

test("a step back before the scripts have come leads to the page of the address", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page.getByRole("heading", { name: "Privacy Policy", level: 1 })).toBeVisible();
  await open(page, "/compare");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Privacy Policy", level: 1 })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/about$/);
  release();
  await expect(page.getByRole("heading", { name: "About us", level: 1 })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Privacy Policy", level: 1 })).toBeVisible();
});
