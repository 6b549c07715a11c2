/// <reference lib="dom" />

import { AxeBuilder } from "@axe-core/playwright";
import { streamQuestions } from "@career-clarity/stream-scoring";
import type { Page } from "@playwright/test";
import { describe, expect, it } from "vitest";
import { answerAll, startBrowser } from "../fixtures/page.ts";

const openPage = startBrowser();

const ZEROS = Array.from({ length: 10 }, () => 0);
const violations = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

describe("for everybody", () => {
  it.each(["light", "dark"] as const)("[R23] axe finds nothing in a question or a result, %s", async (colorScheme) => {
    const { page } = await openPage("<stream-selector theme=auto></stream-selector>", { colorScheme, reducedMotion: "reduce" });
    await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "light dark"));
    expect(await violations(page)).toEqual([]);
    await answerAll(page, [0]);
    expect(await violations(page)).toEqual([]);
    await answerAll(page, ZEROS.slice(1));
    expect(await violations(page)).toEqual([]);
  });

  it("[R24] the keyboard alone answers, goes back, reads the result and starts again", async () => {
    const { page } = await openPage("<stream-selector></stream-selector>");
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press("Tab", "Tab", "Enter");
    for (let question = 1; question < 10; question++) await press("Tab", question % 2 === 0 ? "Enter" : "Space");
    expect(await page.evaluate(() => document.querySelector("stream-selector")?.result?.answers)).toEqual([1, ...ZEROS.slice(1)]);
    await press("Tab", "Space");
    expect(await page.locator("details").first().getAttribute("open")).toBeNull();
    await press("Tab", "Tab", "Tab", "Enter", "Tab", "Enter", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Enter");
    expect(await page.locator("[part~=counter]").textContent()).toBe("Question 1 of 10");
  });

  it("[R24] Enter held down answers once: the focus is on the next question's text", async () => {
    const { page } = await openPage("<stream-selector></stream-selector>");
    await page.keyboard.press("Tab");
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("Enter");
    expect(await page.locator("[part~=counter]").textContent()).toBe("Question 2 of 10");
  });

  it("[R25] a screen reader finds a region, the progress, the question as a heading and a list of buttons", async () => {
    const { page } = await openPage("<stream-selector></stream-selector>");
    await answerAll(page, [0]);
    const [, second] = streamQuestions;
    const options = second?.options.map(({ text }) => `    - listitem:\n      - button "${text}"`).join("\n");
    expect(await page.locator("stream-selector").ariaSnapshot()).toBe(
      `- region "Find your stream":\n  - paragraph: Question 2 of 10 20%\n  - progressbar "Progress of the stream test"\n  - heading "${second?.text}" [level=2]\n  - paragraph: Choose the one that sounds most like you. There are no right answers.\n  - list:\n${options}\n  - button "Previous question"`,
    );
  });

  it.each([
    ["3", "H3"],
    ["1", "H1"],
    ["6", "H2"],
    ["big", "H2"],
  ])('[R26] heading-level="%s" gives %s', async (level, tag) => {
    const { page } = await openPage(`<stream-selector heading-level="${level}"></stream-selector>`);
    expect(await page.locator("[part~=heading]").evaluate((element) => element.tagName)).toBe(tag);
  });
});
