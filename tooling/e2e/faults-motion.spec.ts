import { KINDS } from "../testing/kinds.ts";
import { answerByMouse, expect, open, test } from "./site.ts";

test("under reduced motion nothing moves on any kind of page, and nothing scrolls smoothly", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    const behaviours: unknown[] = [];
    Object.assign(window, { behaviours });
    for (const [owner, name] of [
      [window, "scrollTo"],
      [Element.prototype, "scrollIntoView"],
    ] as const) {
      const real: (...given: unknown[]) => void = Reflect.get(owner, name);
      Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
        behaviours.push((given[0] as { behavior?: string } | undefined)?.behavior ?? "auto");
        return Reflect.apply(real, this, given);
      });
    }
  });
  for (const path of KINDS) {
    await open(page, path);
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length), {
        message: path,
      })
      .toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  }
  await open(page, "/careers?page=2");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=3/);
  await page.evaluate(() => window.scrollTo(0, 4000));
  await page.getByRole("button", { name: /top/i }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, "behaviours"))).not.toContain("smooth");
});

test("under reduced motion the celebration has no confetti", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/assessment");
  for (let number = 1; number <= 4; number++) await answerByMouse(page, number);
  const window = page.getByRole("dialog", { name: "Milestone" });
  await expect(window.getByText("Only 15 questions remaining!")).toBeVisible();
  await expect(window.locator("i:visible")).toHaveCount(0);
});

test("a notice stays while it is pointed at or worked with, and goes by itself afterwards", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    localStorage.setItem("cc_bookmarks", '["geologist","actuary"]');
  });
  await open(page, "/bookmarks");
  await page.getByRole("button", { name: "Remove bookmark: Geologist" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.hover();
  await page.clock.runFor(30_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(5, 5);
  await undo.focus();
  await page.clock.runFor(30_000);
  await expect(undo).toBeFocused();
  await page.getByRole("link", { name: "Actuary" }).focus();
  await page.clock.runFor(8100);
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Actuary" })).toBeFocused();
});

test("the newsletter's message stays while it is pointed at, and what it said can be read afterwards", async ({ page }) => {
  await page.clock.install();
  await open(page, "/about");
  const box = page.getByRole("contentinfo").locator("form");
  await box.getByLabel("E-mail address").fill(`priya-${Date.now()}@example.in`);
  await box.getByRole("button").click();
  const status = box.getByRole("status");
  await expect(status).toHaveText("Successfully subscribed!");
  await status.hover();
  await page.clock.runFor(20_000);
  await expect(status).toHaveText("Successfully subscribed!");
  await page.mouse.move(5, 5);
  await page.clock.runFor(3100);
  await expect(status).toHaveText("");
  await expect(box.getByText("You subscribed just now. Thank you.")).toBeVisible();
});
