import type { Page } from "@playwright/test";
import { answerByMouse, expect, keepFinished, open, questionCount, resultsLink, test } from "./site.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const shown = (page: Page, number: number) => expect(page.getByText(questionCount(number), { exact: true })).toBeVisible();

test("a double click on what opens a window opens it, and does nothing within it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  for (const [button, name] of [
    ["Find My Stream First", "Stream Selector"],
    ["Share your feedback", "Share Your Feedback"],
    ["Help Center", "Help Center"],
    ["Chat with Disha", "Disha"],
  ] as const) {
    await page.getByRole("button", { name: button }).last().dblclick();
    await expect(dialog(page, name)).toBeVisible();
    await page.waitForTimeout(300);
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page, name)).toBeHidden();
  }
});

test("the second press of a double click takes the focus from no chat that came in between", async ({ page }) => {
  await open(page, "/");
  const launcher = page.getByRole("button", { name: "Chat with Disha" });
  await launcher.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(dialog(page, "Disha")).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Disha")).toBeHidden();
});

test("a double click on what closes a window reaches nothing behind it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/careers");
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await dialog(page, "Share Your Feedback").getByRole("button", { name: "Close" }).dblclick();
  await expect(dialog(page, "Share Your Feedback")).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/careers$/);
});

test("double clicks in the assessment answer once and choose nothing of the next question", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.getByRole("link", { name: "Find My Perfect Career" }).dblclick();
  await shown(page, 1);
  for (let number = 1; number <= 5; number++) await answerByMouse(page, number);
  await shown(page, 6);
  await page.locator('main input[type="checkbox"]').first().check();
  const proceed = page.getByRole("button", { name: "Continue with Selected Options" });
  await proceed.dblclick();
  await shown(page, 7);
  await page.waitForTimeout(300);
  await shown(page, 7);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Previous" }).dblclick();
  await shown(page, 6);
  await page.waitForTimeout(300);
  await shown(page, 6);
  // Two presses of Enter, too.
  await proceed.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await shown(page, 7);
  for (let back = 0; back < 6; back++) await page.goBack();
  await shown(page, 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test("a double click turns on what one click turns on: bookmark, comparison, thumb, theme", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await open(page, resultsLink());
  const first = page.locator("ol article").first();
  for (const name of [/^Bookmark career/, /^Add to comparison/, /^I like /]) await first.getByRole("button", { name }).dblclick();
  await expect(first.getByRole("button", { pressed: true })).toHaveCount(3);
  await page.getByRole("button", { name: "Use the dark theme" }).dblclick();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a double click on share opens one sheet, and so does Enter twice", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    // As browsers do: one sheet at a time.
    let busy = false;
    Object.defineProperty(navigator, "share", {
      value: async (data: unknown) => {
        if (busy) throw new DOMException("An earlier share has not yet completed.", "InvalidStateError");
        busy = true;
        shared.push(data);
        await new Promise((resolve) => setTimeout(resolve, 600));
        busy = false;
      },
    });
  });
  await open(page, "/career/geologist");
  const button = page.getByRole("button", { name: "Share career" });
  await button.dblclick();
  await button.press("Enter");
  await page.waitForTimeout(700);
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toHaveLength(1);
  await expect(page.getByText(/copied/)).toHaveCount(0);
});

test("a double click on delete, undo, and what asks again does one thing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await keepFinished(page);
  await open(page, "/results");
  await page
    .locator("ol article")
    .first()
    .getByRole("button", { name: /^Bookmark/ })
    .click();
  await page.getByRole("button", { name: "Delete everything" }).dblclick();
  await expect(dialog(page, "Delete everything?")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All Careers" }).click();
  await open(page, "/bookmarks");
  await page.getByRole("button", { name: /^Remove bookmark/ }).dblclick();
  await page.getByRole("button", { name: "Undo" }).dblclick();
  await expect(page.getByText("1 career saved")).toBeVisible();
  await expect(page).toHaveURL(/\/bookmarks$/);
});

test("a link that is pressed twice is one step back", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All Careers" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Explore Career Paths" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
});

test("a suggestion asked twice, and Enter twice, are one question", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/chat")) asked.push(String(request.postDataJSON().message));
  });
  await open(page, "/about");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  const panel = dialog(page, "Disha");
  await panel.getByText("You can ask, for example").locator("..").getByRole("button").first().dblclick();
  await expect(panel.locator("li[data-source]")).toHaveCount(3);
  await page.getByRole("textbox", { name: "Your question to Disha" }).fill("What does a tailor do?");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(panel.locator("li[data-source]")).toHaveCount(5);
  expect(asked.filter((message) => message !== "test connection")).toHaveLength(2);
});

/** At question 5, just opened, with the time in the test's hand. */
async function openQuestionFive(page: Page, prepare: () => Promise<void> = async () => undefined): Promise<void> {
  await open(page, "/assessment");
  for (let before = 1; before < 5; before++) await answerByMouse(page, before);
  await shown(page, 5);
  await prepare();
  await page.clock.install({ time: "2026-01-01T00:00:00Z" });
  await page.clock.pauseAt("2026-01-01T01:00:00Z");
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
  await page.clock.runFor(490);
}

test("a click 10 ms before the celebration: the choice is kept, the window opens, and the focus comes back to it", async ({ page }) => {
  await openQuestionFive(page);
  const box = page.locator('main input[type="checkbox"]').first();
  await box.click();
  await expect(dialog(page, "Milestone")).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(dialog(page, "Milestone")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Milestone")).toHaveCount(0);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
});

test("an answer 10 ms before the celebration counts, and no window opens over the next question", async ({ page }) => {
  await openQuestionFive(page, async () => {
    await expect(dialog(page, "Milestone")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator('main input[type="checkbox"]').first().check();
  });
  await page.getByRole("button", { name: "Continue with Selected Options" }).click();
  await shown(page, 6);
  await page.clock.runFor(2000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#question-text")).toBeFocused();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
});

test("text marked in a window and let go of outside does not close it", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("button", { name: "Share your feedback" }).click();
  const window = dialog(page, "Share Your Feedback");
  const title = window.getByRole("heading", { name: "Share Your Feedback" });
  await title.hover();
  await page.mouse.down();
  await page.mouse.move(5, 400, { steps: 4 });
  await page.mouse.up();
  await expect(window).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(window).toBeHidden();
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === null || element === document.body ? "nothing" : element.localName;
  });

test("the focus is never on nothing: what takes itself away hands it on", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => localStorage.setItem("cc_bookmarks", '["geologist","actuary","tailor"]'));
  await open(page, "/bookmarks");
  const press = async (name: string | RegExp) => {
    await page.getByRole("button", { name }).first().press("Enter");
    await page.waitForTimeout(100);
    expect(await focused(page), String(name)).not.toBe("nothing");
  };
  await press(/^Remove bookmark: Geologist/);
  await expect(page.getByRole("link", { name: "Actuary" })).toBeFocused();
  await press("Undo");
  await press(/^Remove bookmark/);
  await press("Dismiss");
  await press(/^Remove all/);

  await open(page, "/compare?ids=civil-engineer,geologist,actuary");
  await press("Remove Geologist");
  await press("Remove Actuary");
  await press("Remove Civil Engineer");

  await open(page, "/careers?page=2");
  await press("Previous");
  await press(/^Add to comparison/);
  await press(/^Remove from comparison/);
  await page.getByRole("searchbox", { name: "Search" }).fill("zzqqzz");
  await press("Clear All Filters");
});

test("the focus comes back from the stream test to the menu that it was opened from", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/about");
  await page.getByRole("button", { name: "Open the menu" }).press("Enter");
  await page.getByRole("button", { name: "Take Stream Test" }).press("Enter");
  await expect(dialog(page, "Stream Selector").getByText("Question 1 of 10")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeFocused();
});
