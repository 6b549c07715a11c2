import type { Page } from "@playwright/test";
import { finishedAssessment } from "../testing/kept-assessment.ts";
import { KINDS } from "../testing/kinds.ts";
import { expect, open, test } from "./site.ts";

/** What moves under the visitor's eyes on a phone with a slow network: the cumulative layout shift of a whole visit. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** Less than a pixel of a whole screen: rounding. */
const NOTHING = 0.001;
const EXPLORING = 0.02;

async function begin(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW);
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node?: Node }[];
        };
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent?.slice(0, 40)));
        if (!hadRecentInput) shifts.push({ value, what: what.join(" | ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let done = 0; done < height; done += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
}

async function expectStill(page: Page, most: number): Promise<void> {
  const shifts = await page.evaluate(() => Reflect.get(window, "shifts") as { value: number; what: string }[]);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(most);
}

for (const path of KINDS)
  test(`nothing moves on ${path}`, async ({ page }) => {
    await begin(page);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await scrollThrough(page);
    await page.waitForTimeout(500);
    await expectStill(page, NOTHING);
  });

test("nothing moves on /results with answers on the device", async ({ page }) => {
  await page.addInitScript((kept) => localStorage.setItem("cc_assessment", kept), JSON.stringify(finishedAssessment()));
  await begin(page);
  await open(page, "/results");
  await expect(page.locator("ol article").first()).toBeVisible();
  await scrollThrough(page);
  await page.waitForTimeout(500);
  await expectStill(page, NOTHING);
});

test("exploring moves next to nothing", async ({ page }) => {
  await begin(page);
  await open(page, "/careers");
  await page.getByRole("searchbox", { name: "Search" }).pressSequentially("teacher", { delay: 90 });
  await expect(page.locator("main").getByRole("status").first()).toContainText(/of 1800\+ Careers Found/);
  await page.getByLabel("Sort by").selectOption("Salary");
  await page.waitForTimeout(1500);
  await scrollThrough(page);
  await page.getByRole("button", { name: "Next" }).click();
  await page.waitForTimeout(1500);
  await expectStill(page, EXPLORING);
});
