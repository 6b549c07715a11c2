import { scoreAnswers, topStreams } from "@career-clarity/stream-scoring";
import { expect, expectAccessible, open, test } from "./site.ts";

const dialog = "Stream Selector";

/** Answers after which exactly two streams share the best score. */
function findLevelSheet(): readonly number[] {
  for (let seed = 0; seed < 5 ** 6; seed++) {
    const sheet = Array.from({ length: 10 }, (_, index) => Math.floor(seed / 5 ** (index % 6)) % 5);
    const [first, second, third] = topStreams(scoreAnswers(sheet));
    if (first && second && third && first.score === second.score && second.score > third.score) return sheet;
  }
  throw new Error("no answer sheet has two best streams");
}

test("the stream test leads from the home page to a best match, and on to the assessment", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Find My Stream First" }).click();
  const modal = page.getByRole("dialog", { name: dialog });
  for (let number = 1; number <= 10; number++) {
    await expect(modal.getByText(`Question ${number} of 10`)).toBeVisible();
    await expect(modal.getByText(`${number * 10}%`)).toBeVisible();
    await modal.locator("li button").first().click();
  }
  await expect(modal.getByText("Assessment Complete")).toBeVisible();
  await expect(modal.getByRole("heading", { name: "Your Recommended Streams" })).toBeFocused();
  await expect(modal.getByText("Best Match")).toHaveCount(1);
  await expect(modal.locator("ol > li")).toHaveCount(3);
  await expect(modal.getByText("+5 more")).toHaveCount(3);
  await expectAccessible(page);
  await modal.getByRole("link", { name: "Take Career Assessment" }).click();
  await expect(page).toHaveURL(/\/assessment$/);
  await expect(modal).toBeHidden();
});

test("retaking starts again at question 1", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Stream Test" }).first().click();
  const modal = page.getByRole("dialog", { name: dialog });
  for (let number = 1; number <= 10; number++)
    await modal
      .locator("li button")
      .nth(number % 5)
      .click();
  await modal.getByRole("button", { name: "Retake Stream Test" }).click();
  await expect(modal.getByText("Question 1 of 10")).toBeVisible();
});

test("the stream test works by keyboard alone, and Escape gives the focus back", async ({ page }) => {
  await open(page, "/");
  const opener = page.getByRole("button", { name: "Find My Stream First" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const modal = page.getByRole("dialog", { name: dialog });
  await expect(modal.getByText("Question 1 of 10")).toBeVisible();
  for (let number = 1; number <= 10; number++) {
    await expect(modal.getByText(`Question ${number} of 10`)).toBeVisible();
    await modal.locator("li button").nth(2).focus();
    await page.keyboard.press("Enter");
  }
  await expect(modal.getByText("Best Match")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a window closed by mistake opens where it was, and a question back mends an answer", async ({ page }) => {
  await open(page, "/");
  const opener = page.getByRole("button", { name: "Find My Stream First" });
  await opener.click();
  const modal = page.getByRole("dialog", { name: dialog });
  for (let number = 1; number <= 4; number++) await modal.locator("li button").nth(1).click();
  await expect(modal.getByText("Question 5 of 10")).toBeVisible();
  await page.mouse.click(3, 3);
  await expect(modal).toBeHidden();
  await opener.click();
  await expect(modal.getByText("Question 5 of 10")).toBeVisible();
  await page.reload();
  await opener.click();
  await expect(modal.getByText("Question 5 of 10")).toBeVisible();
  await modal.getByRole("button", { name: "Previous" }).click();
  await expect(modal.getByText("Question 4 of 10")).toBeVisible();
  await expectAccessible(page);
  for (let number = 4; number <= 10; number++) await modal.locator("li button").first().click();
  await expect(modal.getByText("Best Match")).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("cc_stream_answers"), sessionStorage.getItem("cc_stream_begun")])).toEqual([
    "[1,1,1,0,0,0,0,0,0,0]",
    null,
  ]);
  await page.keyboard.press("Escape");
  await opener.click();
  await expect(modal.getByText("Question 1 of 10")).toBeVisible();
});

test("a double click answers one question, not two", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Find My Stream First" }).click();
  const modal = page.getByRole("dialog", { name: dialog });
  await modal.locator("li button").first().dblclick();
  await expect(modal.getByText("Question 2 of 10")).toBeVisible();
});

test("streams that come out level are named as level", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Find My Stream First" }).click();
  const modal = page.getByRole("dialog", { name: dialog });
  for (const option of findLevelSheet()) await modal.locator("li button").nth(option).click();
  await expect(modal.getByText(/came out level/)).toBeVisible();
  await expect(modal.getByText("Level with the best match").first()).toBeVisible();
});
