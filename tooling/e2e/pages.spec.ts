import type { Page } from "@playwright/test";
import { KINDS } from "../testing/kinds.ts";
import { expect, expectAccessible, expectNoViolations, expectSoundLayout, finishTransitions, open, test } from "./site.ts";

const PAGES = [...KINDS, "/compare", "/terms-of-service", "/cookie-policy"];

for (const path of PAGES) {
  test(`${path} is accessible in both themes and fits`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [width, height] of [
      [320, 640],
      [360, 740],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, path);
      await expect(page.locator("h1")).toHaveCount(1);
      await expectSoundLayout(page);
      await expectAccessible(page);
    }
  });
}

test("the stream selector and the mobile menu are accessible in both themes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take Stream Test" }).click();
  await expect(page.getByRole("dialog", { name: "Stream Selector" }).getByText("Question 1 of 10")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expectAccessible(page);
});

test("an unknown address answers 404 and leads on", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  expect((await page.goto("/career/no-such-career"))?.status()).toBe(404);
  await page.locator("html[data-hydrated]").waitFor();
  await page.getByRole("searchbox").fill("nurse");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/careers\?search=nurse/);
  await expect(page.getByRole("link", { name: /nurse/i }).first()).toBeVisible();
});

test("the theme can be switched and is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Use the light theme" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
});

test("a new navigation goes to the top and names the page; back restores the place", async ({ page }) => {
  await open(page, "/careers");
  const career = page.locator("article a").nth(20);
  await career.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await career.click();
  await expect(page).toHaveURL(/\/career\//);
  await expect(page).toHaveTitle(/what they do and how to become one/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/Explore career paths/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test("data that can't be had gives the error screen with a way on", async ({ page }) => {
  await open(page, "/careers");
  await page.route("**/data/career/**", (route) => route.fulfill({ status: 500, body: "no" }));
  await page.locator("article a").first().click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/data/career/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "What it takes and gives" })).toBeVisible();
});

test("without JavaScript the pages read and link", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/careers");
  await page.locator("article a").first().click();
  await expect(page.getByRole("heading", { name: "What it takes and gives" })).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 1, name: /careers$/ })).toBeVisible();
  for (const path of ["/", "/about", "/privacy-policy", "/how-matching-works"]) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("main")).toContainText(/device/);
  }
  await page.goto("/blog");
  await page.locator("article a").first().click();
  await expect(page.getByRole("heading", { name: "Sources", exact: true })).toBeVisible();
  await page.getByRole("navigation", { name: "In this article" }).getByRole("link").nth(2).click();
  await expect(page).toHaveURL(/#/);
  await context.close();
});

test("every control that the keyboard reaches shows that it has the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/careers", "/blog", "/blog/right-career-path-after-12th", "/career/civil-engineer", "/about"]) {
    await open(page, path);
    const count = await page
      .locator("a[href]:visible, button:enabled:visible, input:enabled:visible, select:visible, summary:visible")
      .count();
    const reached = new Set<string>();
    for (let step = 0; step < Math.min(count, 60); step++) {
      await page.keyboard.press("Tab");
      await finishTransitions(page);
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        // Its own ring, or that of the field round it.
        const ringed = [element, element.parentElement ?? element].some((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        });
        const { top, bottom } = element.getBoundingClientRect();
        const seen = ringed && bottom > 0 && top < innerHeight;
        return { seen, name: `${element.localName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}` };
      });
      if (focused === null) continue;
      expect(focused.seen, `${path}: ${focused.name}`).toBe(true);
      reached.add(focused.name);
    }
    expect(reached.size).toBeGreaterThan(Math.min(count, 60) / 2);
  }
});

/** The words below an element that stand in more than one line. */
const brokenWords = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(within).evaluateAll((roots) =>
    roots.flatMap((root) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
        }
      return found;
    }),
  );

test("on a phone no word of an article's table is broken", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/blog/top-careers-india", "/blog/wrong-career-path", "/blog/healthcare-careers-2025", "/how-matching-works"]) {
    await open(page, path);
    expect(await brokenWords(page, "main table"), path).toEqual([]);
    await expectSoundLayout(page);
  }
});

test("at no width is a word broken that has room", async ({ page }) => {
  for (const path of ["/", "/careers", "/career/machine-learning-engineer", "/compare?ids=civil-engineer,architect,actuary", "/about"]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [360, 412, 600, 768, 800, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page, "main"), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("a placeholder reads as well as the text beside it, in both themes", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/careers");
    const [placeholder, beside] = await page.evaluate(() => {
      const field = document.querySelector("main input[type=search]") as Element;
      const icon = field.previousElementSibling as Element;
      return [getComputedStyle(field, "::placeholder").color, getComputedStyle(icon).color];
    });
    expect(placeholder).toBe(beside);
  }
});

test("a page is printed dark on white, without what only a screen needs, in either theme", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await open(page, "/career/civil-engineer");
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  await finishTransitions(page);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  for (const landmark of ["banner", "contentinfo"] as const) await expect(page.getByRole(landmark)).toBeHidden();
  await expectNoViolations(page);
});
