import { answerByMouse, expect, expectAccessible, finishedAssessment, open, questionCount, test } from "./site.ts";

test("the assessment by mouse, from the first question to explained careers that open", async ({ page }) => {
  await open(page, "/assessment");
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/data/texts.json", async (route) => {
    await held;
    await route.continue();
  });
  for (let number = 1; number <= 20; number++) await answerByMouse(page, number, number % 4);
  const analyzing = page.getByRole("heading", { name: "Analyzing Your Responses..." });
  await expect(analyzing).toBeVisible();
  const middles = await analyzing.locator("..").evaluate((section) =>
    [...section.children].map((child) => {
      const { left, right } = child.getBoundingClientRect();
      return Math.round((left + right) / 2);
    }),
  );
  expect(new Set(middles).size, `one under another: ${middles}`).toBe(1);
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.getByRole("heading", { name: "Your results", level: 1 })).toBeVisible();
  const matches = page.locator("ol > li").filter({ hasText: "For it" });
  await expect(matches).toHaveCount(12);
  for (const match of await matches.all()) {
    await expect(match).toContainText(/Fit \d+ of 100/);
    await expect(match).toContainText("Against it");
  }
  await expect(page.getByRole("heading", { name: "What you told us" })).toBeVisible();
  await expect(page.locator("dl > div")).toHaveCount(20);
  await expect(page.getByRole("img", { name: /technical \d+ of 10/ })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(matches).toHaveCount(12);

  const name = await matches.first().getByRole("link").textContent();
  await matches.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/career\/[a-z0-9-]+$/);
  await expect(page.getByRole("heading", { name: name ?? "", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(matches).toHaveCount(12);

  // Back from the results is back to the last question, not round in a circle.
  await page.goBack();
  await expect(page.getByText(questionCount(20), { exact: true })).toBeVisible();
  await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1);
  await page.goForward();
  await expect(matches).toHaveCount(12);
});

test("the assessment by keyboard alone", async ({ page }) => {
  await open(page, "/assessment");
  for (let number = 1; number <= 20; number++) {
    await expect(page.getByText(questionCount(number), { exact: true })).toBeVisible();
    if (number > 1 && number % 5 !== 0) await expect(page.locator("#question-text")).toBeFocused();
    if (number % 5 === 0) {
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await answerByTab(page);
  }
  await expect(page).toHaveURL(/\/results$/);
  await expect(page.locator("ol > li").filter({ hasText: "For it" })).toHaveCount(12);
});

/** Tabs to the first control that answers, and uses it as its kind wants. */
async function answerByTab(page: import("@playwright/test").Page): Promise<void> {
  const kind = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (focused instanceof HTMLInputElement) return focused.type;
      if (focused?.tagName === "SUMMARY") return "summary";
      return focused?.closest("li") && focused.closest("section") && !focused.closest("details") ? "choice" : "other";
    });
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press("Tab");
    const focused = await kind();
    if (focused === "choice") return page.keyboard.press("Enter");
    if (focused === "summary") await page.keyboard.press("Enter");
    if (focused === "checkbox") {
      await page.keyboard.press("Space");
      const proceed = page.getByRole("button", { name: "Continue with Selected Options" });
      await expect(proceed).toBeVisible();
      for (let more = 0; more < 60; more++) {
        if (await proceed.evaluate((button) => button === document.activeElement)) return page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
      }
    }
  }
  throw new Error("no control could be reached by the keyboard");
}

test("a reload in the middle keeps the question and the answers", async ({ page }) => {
  await open(page, "/assessment");
  for (let number = 1; number <= 3; number++) await answerByMouse(page, number);
  await expect(page.getByText(questionCount(4), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(questionCount(4), { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome back.")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
  await expect(page.locator('main input[type="checkbox"]').first()).toBeChecked();
  await page.getByRole("button", { name: "Continue with Selected Options" }).click();
  await expect(page.getByText(questionCount(4), { exact: true })).toBeVisible();
  await expect(page.getByText("Welcome back.")).toHaveCount(0);
});

test("starting over can be undone", async ({ page }) => {
  await open(page, "/assessment");
  for (let number = 1; number <= 3; number++) await answerByMouse(page, number);
  await page.reload();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByText(questionCount(1), { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(questionCount(4), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(questionCount(4), { exact: true })).toBeVisible();
});

test("whoever has answered everything is led to the results, or to the first question and back", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate((kept) => localStorage.setItem("cc_assessment", kept), JSON.stringify(finishedAssessment()));
  await open(page, "/");
  await expect(page.getByRole("link", { name: "See your results" })).toHaveAttribute("href", "/results");
  await page.getByRole("link", { name: "Find My Perfect Career" }).click();
  const done = page.getByRole("heading", { name: "You have answered all the questions" });
  await expect(done).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("button", { name: "Take it again" }).click();
  await expect(page.getByText(questionCount(1), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(done).toBeVisible();
  await page.getByRole("link", { name: "See my results" }).click();
  await expect(page.getByRole("heading", { name: "Your results", level: 1 })).toBeVisible();
});

test("back and forward of the browser go from question to question", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Find My Perfect Career" }).click();
  for (let number = 1; number <= 3; number++) await answerByMouse(page, number);
  await expect(page.getByText(questionCount(4), { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(questionCount(2), { exact: true })).toBeVisible();
  await expect(page.locator('button[aria-pressed="true"]')).toHaveText("1");
  await page.goForward();
  await page.goForward();
  await expect(page.getByText(questionCount(4), { exact: true })).toBeVisible();
});

test("the celebration opens at question 5 and closes by backdrop, button and Escape", async ({ page }) => {
  await open(page, "/assessment");
  for (let number = 1; number <= 4; number++) await answerByMouse(page, number);
  const modal = page.getByRole("dialog", { name: "Milestone" });
  await expect(modal.getByText("Only 15 questions remaining!")).toBeVisible();
  await expect(modal.getByRole("button", { name: "Keep Going" })).toBeFocused();
  await expect(modal.locator("i")).toHaveCount(50);
  const colours = await modal
    .locator("i")
    .evaluateAll((pieces) => new Set(pieces.map((piece) => getComputedStyle(piece).backgroundColor)).size);
  expect(colours).toBe(6);
  await expectAccessible(page);
  await page.mouse.click(3, 3);
  await expect(modal).toBeHidden();
});

test("a multiselect question stops at its limit", async ({ page }) => {
  await open(page, "/assessment");
  const boxes = page.locator('main input[type="checkbox"]');
  for (let index = 0; index < 4; index++) await boxes.nth(index).check();
  await expect(boxes.nth(4)).toBeDisabled();
  await expect(page.getByText("That's 4. Take one away to choose another.")).toBeVisible();
  await boxes.nth(0).uncheck();
  await expect(boxes.nth(4)).toBeEnabled();
});

test("a double click on an option answers one question", async ({ page }) => {
  await open(page, "/assessment");
  await answerByMouse(page, 1);
  await page.getByRole("button", { name: "7", exact: true }).dblclick();
  await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
});

test("what storage holds may be anything", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("cc_assessment", '{"version":1,"index":99,"answers":{"1":["?"]}}');
    localStorage.setItem("cc_stream_answers", "[1,2");
    sessionStorage.setItem("cc_results", "null");
  });
  await open(page, "/assessment");
  await expect(page.getByText(questionCount(1), { exact: true })).toBeVisible();
  await open(page, "/results");
  await expect(page.getByRole("heading", { name: "There is nothing to show yet" })).toBeVisible();
});

test("storage that throws does not stop the assessment", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await open(page, "/assessment");
  for (let number = 1; number <= 20; number++) await answerByMouse(page, number);
  await expect(page.getByRole("heading", { name: "Your results", level: 1 })).toBeVisible();
});

test("every kind of question is accessible in both themes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/assessment");
  for (let number = 1; number < 17; number++) {
    if (number === 2 || number === 8) {
      await expect(page.getByText(questionCount(number), { exact: true })).toBeVisible();
      await expectAccessible(page);
    }
    await answerByMouse(page, number);
  }
  await expect(page.getByText(questionCount(17), { exact: true })).toBeVisible();
  await page.locator("summary").first().click();
  await page.locator('main input[type="checkbox"]:visible').first().check();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("nursing");
  await expect(page.getByText("Nursing and patient care")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox").fill("zzzz");
  await expect(page.getByText(/No area has "zzzz"/)).toBeVisible();
});
