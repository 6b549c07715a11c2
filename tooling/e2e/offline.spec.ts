import type { Page } from "@playwright/test";
import { expect, open, test } from "./site.ts";

/** Waits until the site is kept for use without a network: the worker starts some seconds after the page is at rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise<void>((resolve) => active?.addEventListener("statechange", () => active.state === "activated" && resolve()));
  });
}

test("after one visit the app works without a network, and what it has not is said", async ({ page, context }) => {
  await open(page, "/career/geologist");
  await settled(page);
  await open(page, "/career/geologist");
  await context.setOffline(true);

  await open(page, "/careers?search=geolog");
  await expect(page.getByRole("link", { name: /geolog/i }).first()).toBeVisible();
  await page.getByRole("button", { name: "Bookmark career" }).first().click();
  await open(page, "/bookmarks");
  await expect(page.getByText("1 career saved")).toBeVisible();
  await open(page, "/assessment");
  await expect(page.getByText("Question 1 of 20")).toBeVisible();
  await open(page, "/results");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await open(page, "/career/geologist");
  await expect(page.getByRole("heading", { name: "Geologist", level: 1 })).toBeVisible();

  await open(page, "/career/actuary");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Actuary", level: 1 })).toBeVisible();
});

test("the copy for use without a network can be removed", async ({ page }) => {
  await open(page, "/privacy-policy");
  await settled(page);
  await page.reload();
  await page.getByRole("button", { name: "Delete the copy" }).click();
  await expect(page.getByText("The copy was deleted from this device.")).toBeVisible();
  expect(await page.evaluate(async () => [await caches.keys(), await navigator.serviceWorker.getRegistrations()])).toEqual([[], []]);
});

test("nothing is kept where the visitor saves data", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await open(page, "/about");
  await page.waitForTimeout(5000);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});
