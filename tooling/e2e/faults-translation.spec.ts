import type { Page } from "@playwright/test";
import { KINDS } from "../testing/kinds.ts";
import { answerShown, expect, open, questionCount, test } from "./site.ts";

const MARK = "\u0905";

/** What a browser does that translates a page, now and from now on: each text is taken out, and two `font` elements with another one put in. */
function translate(mark: string): void {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== "" &&
    !node.data.startsWith(mark) &&
    !node.parentElement?.closest("script, style, textarea");
  const swap = (text: Text) => {
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    inner.textContent = mark + text.data;
    text.parentNode?.insertBefore(outer, text);
    text.parentNode?.removeChild(text);
  };
  const all = (root: Node) => {
    if (isText(root)) return swap(root);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
    texts.forEach(swap);
  };
  all(document.body);
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (isText(target)) all(target);
      for (const node of addedNodes) if (node.isConnected && node.nodeName !== "FONT") all(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

const plain = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found, mark) => found.map(({ textContent }) => (textContent ?? "").replaceAll(mark, "")).join(" "), MARK);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("translated by the browser, the careers are searched, filtered and paged, and the counts are true", async ({ page }) => {
  await open(page, "/careers");
  await page.evaluate(translate, MARK);
  const total = () => plain(page, "main [role=status]");
  const before = await total();
  await page.getByRole("searchbox").fill("geological");
  const names = () => plain(page, "article h2");
  await expect.poll(names).toMatch(/Geological Engineer/);
  await expect.poll(total).not.toBe(before);
  const found = await page.locator("article h2").count();
  await expect.poll(total).toMatch(new RegExp(`^${found} `));
  await page.getByRole("searchbox").fill("");
  await expect.poll(total).toBe(before);
  const first = await names();
  await page.getByRole("button", { name: /2$/ }).last().click();
  await expect.poll(names).not.toBe(first);
});

test("translated by the browser, the assessment asks one question after the other", async ({ page }) => {
  await open(page, "/assessment");
  await page.evaluate(translate, MARK);
  const questions = new Set<string>();
  for (let number = 1; number <= 4; number++) {
    await expect.poll(() => plain(page, "main")).toContain(questionCount(number));
    questions.add(await plain(page, "main h1, main h2"));
    await answerShown(page);
  }
  expect(questions.size).toBe(4);
});

test("translated by the browser, every kind of page is reached from the last", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(translate, MARK);
  for (const path of KINDS.slice(1)) {
    const before = await page.title();
    await page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await expect.poll(() => page.title()).not.toBe(before);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(page.locator("main h1")).not.toContainText("Unexpected Application Error");
  }
});

test("translated by the browser, Disha answers", async ({ page }) => {
  await open(page, "/");
  await page.evaluate(translate, MARK);
  await page.getByRole("button", { name: /Chat with Disha/ }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("What does a geologist do?");
  await page.keyboard.press("Enter");
  await expect.poll(() => plain(page, "dialog li")).toMatch(/rock/i);
});
