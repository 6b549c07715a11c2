import type { Page } from "@playwright/test";
import { KINDS } from "../testing/kinds.ts";
import { answerByMouse, expect, finishedAssessment, open, questionCount, resultsLink, test } from "./site.ts";

// Playwright turns the back/forward cache off; here it is what is looked at.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

/** Away to a file of the site, and back as the back button goes. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto("/favicon.svg");
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted")).catch(() => "on its way")).toBe(true);
}

test("every kind of page comes back from the back/forward cache", async ({ page }) => {
  // An answer with status 404 is never kept by a browser.
  for (const path of KINDS.filter((kind) => kind !== "/no-such-page")) {
    await open(page, path);
    await leaveAndReturn(page);
  }
});

test("a page comes back from the cache with its service worker, an open window, and what was typed", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await open(page, "/about");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  await page.getByRole("textbox", { name: "Your question to Disha" }).fill("half a ques");
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await page.getByRole("textbox", { name: "Your feedback" }).fill("Half a thought");
  await leaveAndReturn(page);
  await expect(page.getByRole("textbox", { name: "Your feedback" })).toHaveValue("Half a thought");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Your question to Disha" })).toHaveValue("half a ques");
});

test("a page from the cache shows what was changed meanwhile", async ({ page, context }) => {
  await open(page, "/career/geologist");
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto("/favicon.svg");
  const other = await context.newPage();
  await open(other, "/career/geologist");
  await other.getByRole("button", { name: "Bookmark career" }).click();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("button", { name: "Remove bookmark" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "persisted"))).toBe(true);
});

/** The browser ends a tab without a word when memory is short: no event, no chance to keep anything. */
async function endWithoutAWord(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["pagehide", "beforeunload", "unload", "visibilitychange", "freeze"])
      window.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  });
}

test("a discarded tab comes back to the same question with the same answers, and to what was typed", async ({ page }) => {
  await endWithoutAWord(page);
  await open(page, "/assessment");
  for (let number = 1; number <= 2; number++) await answerByMouse(page, number);
  await page.locator('main input[type="checkbox"]').nth(1).check();
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await page.getByRole("textbox", { name: "Your feedback" }).fill("Half a thought");
  await page.reload();
  await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
  await expect(page.locator('main input[type="checkbox"]').nth(1)).toBeChecked();
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await expect(page.getByRole("textbox", { name: "Your feedback" })).toHaveValue("Half a thought");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText(questionCount(2), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(1);
});

test("a page with results or a fit, come back from the cache, shows none that were deleted meanwhile", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate((kept) => localStorage.setItem("cc_assessment", kept), JSON.stringify(finishedAssessment()));
  for (const [path, shown] of [
    ["/results", page.locator("ol article").first()],
    ["/career/geologist", page.getByRole("link", { name: "See all your results" })],
  ] as const) {
    const kept = JSON.stringify(finishedAssessment());
    await page.evaluate((text) => localStorage.setItem("cc_assessment", text), kept);
    await open(page, path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible();
    await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
    await open(page, "/privacy-policy");
    await page.getByRole("button", { name: "Delete everything" }).click();
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "persisted")).catch(() => "on its way")).toBe(true);
    await expect(shown).toHaveCount(0);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
  }
});

test("results that stand in one tab open in a new one, and a bare address with half the answers leads on", async ({ page, context }) => {
  await open(page, "/assessment");
  for (let number = 1; number <= 2; number++) await answerByMouse(page, number);
  const other = await context.newPage();
  await open(other, "/results");
  await expect(other.getByRole("heading", { name: "There is nothing to show yet" })).toBeVisible();
  await expect(other.getByText(/2 of 20/)).toBeVisible();
  await other.getByRole("link", { name: "Go on with the assessment" }).click();
  await expect(other.getByText(questionCount(3), { exact: true })).toBeVisible();
  await other.evaluate((kept) => localStorage.setItem("cc_assessment", kept), JSON.stringify(finishedAssessment()));
  const fresh = await context.newPage();
  await open(fresh, "/results");
  await expect(fresh.locator("ol article")).toHaveCount(12);
});

test("a results link of an older version of the questions says so and leads on", async ({ page }) => {
  const [address = "", code = ""] = resultsLink().split("#a=");
  const bytes = Buffer.from(code, "base64url");
  // The digest of other questions, and the checksum that goes with it.
  bytes[1] = (bytes[1] ?? 0) ^ 0xff;
  let hash = 0x811c9dc5;
  for (const byte of bytes.subarray(0, -2)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  bytes[bytes.length - 2] = (hash >>> 8) & 0xff;
  bytes[bytes.length - 1] = hash & 0xff;
  await open(page, `${address}#a=${bytes.toString("base64url")}`);
  await expect(page.getByRole("heading", { name: "This link does not open" })).toBeVisible();
  await expect(page.getByText(/older|earlier|changed since|other version/)).toBeVisible();
  await page
    .getByRole("link", { name: /assessment/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/assessment/);
});
