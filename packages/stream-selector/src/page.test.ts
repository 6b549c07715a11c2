/// <reference types="node" />
/// <reference lib="dom" />

import { streamQuestions } from "@career-clarity/stream-scoring";
import type { Page } from "@playwright/test";
import { describe, expect, it } from "vitest";
import { ADDRESS, answerAll, startBrowser } from "../fixtures/page.ts";

const openPage = startBrowser();

const ZEROS = Array.from({ length: 10 }, () => 0);
const heading = (page: Page) => page.locator("[part~=heading]").textContent();
const kept = (page: Page) => page.evaluate(() => [{ ...localStorage }, sessionStorage.length, document.cookie]);

describe("on a page", () => {
  it("[R13] the whole quiz runs under the strictest policy, without a fault, a request or anything kept", async () => {
    const { page, requests, faults } = await openPage("<stream-selector></stream-selector>");
    await answerAll(page, ZEROS);
    expect(await kept(page)).toEqual([{}, 0, ""]);
    await page.getByRole("button", { name: "Take the test again" }).click();
    expect(faults).toEqual([]);
    expect(requests.filter((path) => path !== "/favicon.ico")).toEqual(["/", "/stream-selector.js"]);
    const height = await page.locator("[part~=progress]").evaluate((bar) => getComputedStyle(bar).blockSize);
    expect(height).toBe("8px");
  });

  it("[R14] two elements ask for themselves", async () => {
    const { page } = await openPage("<stream-selector></stream-selector><stream-selector></stream-selector>");
    await page.locator("stream-selector").first().locator("[part~=option]").first().click();
    expect(await page.locator("[part~=counter]").allTextContents()).toEqual(["Question 2 of 10", "Question 1 of 10"]);
  });

  it("[R14] moving the element within the page keeps the question", async () => {
    const { page } = await openPage("<stream-selector></stream-selector><footer></footer>");
    await answerAll(page, [0, 0]);
    await page.evaluate(() => document.querySelector("footer")?.append(...document.querySelectorAll("stream-selector")));
    expect(await heading(page)).toBe(streamQuestions[2]?.text);
  });

  it("[R15] what stands in the element shows until the script has come, and not after", async () => {
    const body = "<stream-selector><p>This quiz needs JavaScript.</p></stream-selector>";
    const without = await openPage(body, { javaScriptEnabled: false });
    expect(await without.page.getByText("This quiz needs JavaScript.").isVisible()).toBe(true);
    const { page } = await openPage(body);
    expect(await page.getByText("This quiz needs JavaScript.").isVisible()).toBe(false);
  });
});

describe("remember", () => {
  it("[R16] brings the question back after a reload, and the result; restarting forgets", async () => {
    const { page } = await openPage('<stream-selector remember="ours"></stream-selector>');
    await answerAll(page, ZEROS.slice(0, 4));
    await page.goto(ADDRESS);
    expect(await heading(page)).toBe(streamQuestions[4]?.text);
    await answerAll(page, ZEROS.slice(4));
    await page.goto(ADDRESS);
    expect(await heading(page)).toBe("Your recommended streams");
    await page.getByRole("button", { name: "Take the test again" }).click();
    expect(await kept(page)).toEqual([{}, 0, ""]);
  });

  it.each([
    ["no JSON", "{"],
    ["no list", '{"answers":[]}'],
    ["texts of another quiz", '["Flying a kite"]'],
    ["numbers", "[0,1,2]"],
    ["more than there are questions", JSON.stringify([...streamQuestions, ...streamQuestions].map(({ options }) => options[0]?.text))],
  ])("[R17] storage that holds %s begins at the first question", async (_, text) => {
    const { page, faults } = await openPage("<stream-selector remember></stream-selector>");
    await page.evaluate((value) => localStorage.setItem("stream-selector", value), text);
    await page.goto(ADDRESS);
    expect(await heading(page)).toBe(streamQuestions[0]?.text);
    expect(faults).toEqual([]);
  });

  it("[R17] storage that throws stops nothing", async () => {
    const { page, faults } = await openPage("<stream-selector remember></stream-selector>");
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("closed", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    await page.goto(ADDRESS);
    await answerAll(page, ZEROS);
    expect(await heading(page)).toBe("Your recommended streams");
    expect(faults).toEqual([]);
  });
});

describe("the look", () => {
  const style = (page: Page, name: string, property: string) =>
    page
      .locator(`[part~=${name}]`)
      .first()
      .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), property);

  it("[R18] follows the page's custom properties and ::part rules", async () => {
    const { page } = await openPage("<stream-selector></stream-selector>", { reducedMotion: "reduce" });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("stream-selector { --stream-selector-border: rgb(1, 2, 3) } stream-selector::part(option) { border-radius: 0 }");
      document.adoptedStyleSheets = [sheet];
    });
    expect(await style(page, "option", "border-top-color")).toBe("rgb(1, 2, 3)");
    expect(await style(page, "option", "border-top-left-radius")).toBe("0px");
  });

  it.each([
    ["a page that says nothing", "", "", "rgb(255, 255, 255)"],
    ["a page with both schemes", "", "light dark", "rgb(19, 28, 27)"],
    ['theme="auto"', "theme=auto", "", "rgb(19, 28, 27)"],
    ['theme="light"', "theme=light", "light dark", "rgb(255, 255, 255)"],
    ['theme="dark"', "theme=dark", "light", "rgb(19, 28, 27)"],
  ])("[R19] on a dark device, %s", async (_, attribute, scheme, background) => {
    const { page } = await openPage(`<stream-selector ${attribute}></stream-selector>`, { colorScheme: "dark" });
    await page.evaluate((value) => document.documentElement.style.setProperty("color-scheme", value), scheme);
    expect(await page.locator("stream-selector").evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(background);
  });

  it("[R20] nothing moves where less motion is asked for", async () => {
    for (const [reducedMotion, count] of [
      ["reduce", 0],
      ["no-preference", 2],
    ] as const) {
      const { page } = await openPage("<stream-selector></stream-selector>", { reducedMotion });
      const animated = await page.evaluate(() => {
        const all = [...(document.querySelector("stream-selector")?.shadowRoot?.querySelectorAll("*") ?? [])];
        return all.filter((one) => getComputedStyle(one).animationName !== "none").length;
      });
      expect(animated).toBe(count);
    }
  });

  it.each([
    ["the question", []],
    ["the result", ZEROS],
  ])("[R21] nothing is cut or scrolls sideways at 320 px, with text of twice the size and from right to left: %s", async (_, answers) => {
    const { page } = await openPage('<div dir="rtl"><stream-selector></stream-selector></div>', {
      viewport: { width: 320, height: 640 },
    });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await answerAll(page, answers);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const cut = await page.evaluate(() => {
      const all = [...(document.querySelector("stream-selector")?.shadowRoot?.querySelectorAll("p, li, button, h2, h3") ?? [])];
      return all.filter((one) => one.scrollWidth > one.clientWidth + 1).length;
    });
    expect(cut).toBe(0);
  });

  it("[R22] English on a page from right to left stands on the right, its full stop at its own end", async () => {
    const { page } = await openPage('<div dir="rtl"><stream-selector></stream-selector></div>');
    expect(await style(page, "hint", "text-align")).toBe("right");
    expect(await style(page, "hint", "unicode-bidi")).toBe("plaintext");
    const [text, stop] = await page.locator("[part~=hint]").evaluate((hint) => {
      const node = hint.firstChild;
      const length = node?.textContent?.length ?? 0;
      const place = (from: number, to: number) => {
        const range = document.createRange();
        if (node) range.setStart(node, from);
        if (node) range.setEnd(node, to);
        return range.getBoundingClientRect().right;
      };
      return [place(length - 2, length - 1), place(length - 1, length)];
    });
    expect(stop).toBeGreaterThan(text ?? Number.POSITIVE_INFINITY);
  });
});
