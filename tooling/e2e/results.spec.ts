import type { Page } from "@playwright/test";
import {
  answerByMouse,
  expect,
  expectAccessible,
  expectSoundLayout,
  finishedAssessment,
  open,
  questionCount,
  resultsLink,
  test,
} from "./site.ts";

const matches = (page: Page) => page.getByRole("region", { name: "Careers that fit your answers" }).getByRole("article");

/** A finished sheet: the first option of everything, 7 on every scale. */
async function finish(page: Page, path = "/results"): Promise<void> {
  await open(page, "/assessment");
  for (let number = 1; number <= 20; number++) await answerByMouse(page, number);
  await expect(page.getByRole("heading", { name: "Your results", level: 1 })).toBeVisible();
  await expect(matches(page).first()).toBeVisible();
  if (path !== "/results") await open(page, path);
}

/** The results of answers that were finished before, come to as the assessment leads to them. */
async function openFinished(page: Page): Promise<void> {
  await open(page, "/about");
  await page.evaluate((kept) => localStorage.setItem("cc_assessment", kept), JSON.stringify(finishedAssessment()));
  await open(page, "/assessment");
  await page.getByRole("link", { name: "See my results" }).click();
  await expect(matches(page).first()).toBeVisible();
}

const nothing = (page: Page) => page.getByRole("heading", { name: "There is nothing to show yet" });
const keptAnswers = (page: Page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("cc_assessment") ?? '{"answers":{}}').answers).length);

test("the results: at least twelve matches of several fields with reasons, stretches, and both what was said and what it suggests", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await finish(page);
  await expect(page.getByRole("heading", { name: "You said" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your answers suggest" })).toBeVisible();
  const list = page.locator("section", { has: page.getByRole("heading", { name: "Careers that fit your answers" }) });
  await expect(list.locator("ol article")).toHaveCount(12);
  await expect(page.getByRole("heading", { name: "From other fields" })).toBeVisible();
  const first = list.locator("ol article").first();
  await expect(first).toContainText(/Fit \d+ of 100/);
  await expect(first).toContainText("For it");
  await expect(first).toContainText("Against it");
  await first.getByText("What it takes").click();
  await expect(first).toContainText(/from the end of Class 10 to the first pay/);
  await first.getByRole("button", { name: /^I like / }).click();
  const names = () => list.locator("ol article h4").allTextContents();
  const dozen = await names();
  await page.getByRole("button", { name: "Show more careers" }).click();
  await expect(list.getByRole("heading", { name: "More careers: 12" })).toBeFocused();
  await expect(list.getByRole("heading", { name: "More careers: 12" })).toBeInViewport();
  expect((await names()).slice(0, 12)).toEqual(dozen);
  expect(new Set(await names()).size).toBe(24);
  await page.getByRole("button", { name: "Show more careers" }).click();
  await expect(list.locator("ol article")).toHaveCount(36);
  await page.reload();
  await expect(page.getByRole("button", { name: /^I like / }).first()).toHaveAttribute("aria-pressed", "true");
  for (const [width, height] of [
    [320, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectSoundLayout(page);
    await expectAccessible(page);
  }
});

test("any career can be checked, and what-if re-ranks without touching the answers", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await finish(page);
  await page.getByRole("searchbox", { name: "Name of a career" }).fill("crane");
  await page.getByRole("button", { name: "Crane Technician" }).click();
  await expect(page.getByRole("heading", { name: "Crane Technician" })).toBeVisible();

  const names = () => page.locator("ol article h4").allTextContents();
  const before = await names();
  await page.getByLabel("Question", { exact: true }).selectOption({ index: 16 });
  await page.getByLabel("Not at all").check();
  await expect.poll(names).not.toEqual(before);
  const head = page.getByRole("region", { name: "What if?" }).getByRole("status").getByRole("listitem");
  await expect(head).toHaveCount(3);
  await expect(head.first()).toContainText((await names())[0] ?? "?");
  await expect(head.filter({ hasText: /number \d+ before|not in the list before/ }).first()).toBeVisible();
  const told = page.getByText("This is a “what if”").first();
  await expect(told).toBeVisible();
  const above = await page.getByRole("region", { name: "What your answers add up to" }).boundingBox();
  const notice = await told.locator("..").boundingBox();
  expect((notice?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(16);
  await page.getByRole("button", { name: "Back to my answers" }).first().click();
  await expect.poll(names).toEqual(before);
});

test("a shared link opens in a fresh browser, and a broken or an old one says so", async ({ page, browser }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text: string) => Reflect.set(window, "copied", text) } });
  });
  await finish(page);
  const names = await page.locator("ol article h4").allTextContents();
  await page.getByRole("button", { name: "Share my results" }).click();
  await expect(page.getByText("Link to your results copied to clipboard!")).toBeVisible();
  const link: string = await page.evaluate(() => Reflect.get(window, "copied"));
  expect(link).toMatch(/\/results#a=[\w-]{20,120}$/);

  const context = await browser.newContext();
  const other = await context.newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(request.url()));
  await open(other, link);
  await expect(other.getByRole("heading", { name: "Results shared with you" })).toBeVisible();
  await expect.poll(() => other.locator("ol article h4").allTextContents()).toEqual(names);
  expect(asked.filter((url) => url.includes(link.split("#a=")[1] ?? "?"))).toEqual([]);
  expect(await other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await other.goto("about:blank");
  await open(other, `${link}.`);
  await expect(other.getByRole("heading", { name: "Results shared with you" })).toBeVisible();
  await other.goto("about:blank");
  await open(other, link.slice(0, -6));
  await expect(other.getByRole("heading", { name: "This link does not open" })).toBeVisible();
  await expectAccessible(other);
  await context.close();
});

test("the sheet for parents is one page of A4", async ({ page }) => {
  await finish(page);
  const pdf = (await page.pdf({ format: "A4", margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" } })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("the results can be saved as a file, refined, and deleted with everything else", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await finish(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const stream = await (await downloading).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const saved = JSON.parse(Buffer.concat(parts).toString());
  expect(Object.keys(saved)).toEqual(["product", "scoring", "answers", "profile", "matches", "stretches"]);
  expect(saved.matches).toHaveLength(12);

  const refining = page.getByRole("region", { name: "Refine my results" }).getByRole("checkbox").first();
  const names = () => page.locator("ol article h4").allTextContents();
  const before = await names();
  await refining.check();
  await expect.poll(names).not.toEqual(before);
  const refined = await names();
  await page.reload();
  await expect(refining).toBeChecked();
  await expect.poll(names).toEqual(refined);

  await page.getByRole("button", { name: "Delete everything" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { name: "There is nothing to show yet" })).toBeVisible();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
});

test("results deleted on their page stay deleted at every entry of the history, and after a reload of each", async ({ page }) => {
  await openFinished(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await open(page, "/results");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(nothing(page)).toBeVisible();
  await page.reload();
  await expect(nothing(page)).toBeVisible();
  for (const step of ["goBack", "goBack", "reload", "goBack", "goForward", "goForward", "goForward"] as const) {
    await page[step]();
    if (page.url().endsWith("/results")) await expect(nothing(page)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your results", level: 1 })).toHaveCount(0);
    expect(await keptAnswers(page)).toBe(0);
  }
  await expect(page).toHaveURL(/\/results$/);
});

test("results deleted in the privacy page are gone on the way back and after a reload", async ({ page }) => {
  await openFinished(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  const panel = page.getByRole("region", { name: "Your data on this device" });
  await panel.getByRole("button", { name: "Delete everything" }).click();
  await expect(panel.getByText("Nothing is kept in this browser.")).toBeVisible();
  await page.goBack();
  await expect(nothing(page)).toBeVisible();
  await page.reload();
  await expect(nothing(page)).toBeVisible();
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
});

test("everything deleted is Disha's talk, too: an open panel begins anew, and nothing of it is kept again", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/about");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await open(page, "/privacy-policy");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  const field = page.getByRole("textbox", { name: "Your question to Disha" });
  await field.fill("What does a tailor do?");
  await page.keyboard.press("Enter");
  const replies = page.locator("li[data-source]:not([data-source=user])");
  await expect(replies).toHaveCount(2);
  await field.fill("half a ques");
  // By keyboard: the panel stands over it.
  await page.getByRole("button", { name: "Delete everything" }).press("Enter");
  await expect(replies).toHaveCount(1);
  await expect(field).toHaveValue("");
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("results deleted in one tab go in the other at once, with the fit that a career's page tells", async ({ page, context }) => {
  await openFinished(page);
  await page.getByRole("region", { name: "Refine my results" }).getByRole("checkbox").first().check();
  const career = await context.newPage();
  await open(career, "/career/geologist");
  await career.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(career.getByRole("link", { name: "See all your results" })).toBeVisible();
  const other = await context.newPage();
  await open(other, "/privacy-policy");
  await other.getByRole("button", { name: "Delete everything" }).click();
  await expect(nothing(page)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await expect(career.getByRole("link", { name: "See all your results" })).toHaveCount(0);
});

test("taking the assessment again can be undone, with what the results were refined by", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFinished(page);
  const refining = page.getByRole("region", { name: "Refine my results" }).getByRole("checkbox").first();
  await refining.check();
  await page.getByRole("button", { name: "Retake the assessment" }).click();
  await expect(page.getByText(questionCount(1), { exact: true })).toBeVisible();
  expect(await keptAnswers(page)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(matches(page).first()).toBeVisible();
  await expect(refining).toBeChecked();
  await page.reload();
  await expect(refining).toBeChecked();
});

test("a refinement can be taken back, keeps the focus, and is no twenty-first question", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openFinished(page);
  const refining = page.getByRole("region", { name: "Refine my results" }).getByRole("checkbox").first();
  // What was pressed last is what is kept, whenever the page is left: nothing that is drawn later may write over it.
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === "cc_results") document.documentElement.dataset.kept = `${document.documentElement.dataset.kept ?? ""}${value} `;
      setItem.call(this, key, value);
    };
  });
  await refining.focus();
  await page.keyboard.press("Space");
  await expect(refining).toBeChecked();
  await expect(refining).toBeFocused();
  await expect(page.getByText("From 20 of 20 questions.")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(refining).not.toBeChecked();
  await expect(refining).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("data-kept", /^\{"\d+":\["[^"]+"\]\} \{\} $/);
  await page.reload();
  await expect(matches(page).first()).toBeVisible();
  await expect(refining).not.toBeChecked();
});

test("somebody else's results speak of them, and nothing of one's own stands between", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => localStorage.setItem("cc_stream_answers", "[0,0,0,0,0,0,0,0,0,0]"));
  await open(page, resultsLink());
  await expect(page.getByRole("region", { name: "Careers that fit their answers" }).getByRole("article").first()).toBeVisible();
  for (const name of ["What their answers add up to", "They said", "Their profile", "What they answered"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  for (const name of ["Your stream test", "Refine my results"]) await expect(page.getByRole("heading", { name })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete everything" })).toHaveCount(0);
});

test("any career can be checked by what people call it", async ({ page }) => {
  await openFinished(page);
  const search = page.getByRole("searchbox", { name: "Name of a career" });
  await search.fill("doctor");
  await expect(page.getByText(/^\d{2} careers found/)).toBeVisible();
  await search.fill("ias officer");
  await expect(page.locator("main li > button[aria-pressed]").first()).toHaveText(/ias/i);
});

test("somebody else's results lead to the assessment without touching one's own answers", async ({ page }) => {
  await open(page, "/assessment");
  for (let number = 1; number <= 2; number++) await answerByMouse(page, number);
  await open(page, resultsLink());
  await page.getByRole("button", { name: "Take the assessment yourself" }).click();
  await expect(page.getByText(questionCount(3), { exact: true })).toBeVisible();
  expect(await keptAnswers(page)).toBe(2);
});

test("by keyboard alone: what it takes, a thumb, another weight, a career checked, and everything deleted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await finish(page);
  const first = page.locator("ol article").first();
  await first.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(first).toContainText(/from the end of Class 10 to the first pay/);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(first.getByRole("button", { name: /^I like / })).toHaveAttribute("aria-pressed", "true");
  await expect(first.getByRole("button", { name: /^I like / })).toBeFocused();

  await page.getByLabel("As usual").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByLabel("More", { exact: true })).toBeChecked();
  await page.getByRole("button", { name: "Back to my answers" }).last().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("As usual")).toBeChecked();

  await page.getByRole("searchbox", { name: "Name of a career" }).focus();
  await page.keyboard.type("midwife");
  await expect(page.locator("main li > button[aria-pressed]").first()).toHaveText(/midwife/i);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /midwife/i, level: 3 })).toBeVisible();

  await page.getByRole("button", { name: "Delete everything" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Delete everything?" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Delete everything" })).toBeFocused();
});
