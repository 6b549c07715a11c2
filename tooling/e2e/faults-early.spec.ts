import type { Page } from "@playwright/test";
import { answerByMouse, expect, open, questionCount, test } from "./site.ts";

/** The page as a slow network shows it: written, and without the script that brings it to life until the returned call lets it come. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/assets/index-*.js", (route) => held.then(() => route.continue()));
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return async () => {
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    come();
    await page.locator("html[data-hydrated]").waitFor();
  };
}

test("a press before the scripts have come is done once they have", async ({ page }) => {
  for (const [button, name] of [
    ["Find My Stream First", "Stream Selector"],
    ["Chat with Disha", "Disha"],
    ["Share your feedback", "Share Your Feedback"],
  ] as const) {
    const bringToLife = await openEarly(page, "/");
    await page.getByRole("button", { name: button }).click();
    await bringToLife();
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("of several early presses the last is done, and once: an unanswered press is pressed again", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bringToLife = await openEarly(page, "/");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  const theme = page.getByRole("button", { name: "Use the dark theme" });
  for (let press = 1; press <= 2; press++) await theme.click();
  await bringToLife();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.waitForTimeout(500);
  await expect(page.getByRole("button", { name: "Use the light theme" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a press elsewhere takes an early press back", async ({ page }) => {
  const bringToLife = await openEarly(page, "/");
  await page.getByRole("button", { name: "Find My Stream First" }).click();
  await page.getByRole("heading", { level: 1 }).click();
  await bringToLife();
  await page.waitForTimeout(500);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("answers ticked before the scripts have come are kept, on the screen and on the device", async ({ page }) => {
  const bringToLife = await openEarly(page, "/assessment");
  const boxes = page.locator('main input[type="checkbox"]');
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await boxes.nth(4).check();
  await boxes.nth(2).uncheck();
  await bringToLife();
  for (const reopened of [false, true]) {
    if (reopened) await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
    await expect(page.locator('main input[type="checkbox"]:checked')).toHaveCount(2);
    await expect(boxes.nth(1)).toBeChecked();
    await expect(boxes.nth(4)).toBeChecked();
  }
});

test("what is ticked on question 1 before a begun assessment comes back answers no other question", async ({ page }) => {
  await open(page, "/assessment");
  await answerByMouse(page, 1);
  await answerByMouse(page, 2);
  await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem("cc_assessment"));
  const before = await kept();
  expect(before).not.toBeNull();
  const bringToLife = await openEarly(page, "/assessment");
  await page.locator('main input[type="checkbox"]').nth(7).check();
  await bringToLife();
  await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
  expect(await kept()).toBe(before);
});

test("a search and an order chosen before the scripts have come find what they ask for", async ({ page }) => {
  const bringToLife = await openEarly(page, "/careers");
  await page.getByRole("searchbox").fill("nurse");
  await page.getByRole("combobox").selectOption("salary");
  await bringToLife();
  await expect(page).toHaveURL(/search=nurse/);
  await expect(page).toHaveURL(/sort=salary/);
  await expect(page.getByRole("searchbox")).toHaveValue("nurse");
  await expect(page.getByRole("combobox")).toHaveValue("salary");
  await page.unrouteAll({ behavior: "wait" });
  const again = await openEarly(page, "/blog");
  await page.getByRole("searchbox").fill("commerce");
  await again();
  await expect(page).toHaveURL(/search=commerce/);
  await expect(page.getByRole("searchbox")).toHaveValue("commerce");
});
