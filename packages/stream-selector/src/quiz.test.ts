/// <reference lib="dom" />

import { scoreAnswers, streamQuestions, topStreams } from "@career-clarity/stream-scoring";
import type { Page } from "@playwright/test";
import { describe, expect, it } from "vitest";
import { answerAll, startBrowser } from "../fixtures/page.ts";

const SHEET = [3, 4, 1, 1, 1, 1, 3, 1, 0, 4];
const LEVEL = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const openPage = startBrowser();

const ELEMENT = "<stream-selector></stream-selector>";
const fresh = async (body = ELEMENT) => (await openPage(body)).page;
const heading = (page: Page) => page.locator("[part~=heading]");
const focused = (page: Page) => page.evaluate(() => document.querySelector("stream-selector")?.shadowRoot?.activeElement?.textContent);

/** Notes every result that reaches the document. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const noted: unknown[] = [];
    Object.assign(window, { noted });
    document.addEventListener("stream-selector-result", (event) => noted.push((event as CustomEvent).detail));
  });
const noted = (page: Page) => page.evaluate(() => Reflect.get(window, "noted"));

describe("asking", () => {
  it("[R1] begins with the first question, its five options and where it stands", async () => {
    const page = await fresh();
    expect(await heading(page).textContent()).toBe(streamQuestions[0]?.text);
    expect(await page.locator("[part~=option]").allTextContents()).toEqual(streamQuestions[0]?.options.map(({ text }) => text));
    expect(await page.locator("[part~=progress-row]").textContent()).toBe("Question 1 of 1010%");
    expect(await page.locator("progress").evaluate((bar: HTMLProgressElement) => bar.position)).toBe(0.1);
  });

  it("[R2] an option leads to the next question, which takes the focus", async () => {
    const page = await fresh();
    await answerAll(page, [2]);
    expect(await heading(page).textContent()).toBe(streamQuestions[1]?.text);
    expect(await focused(page)).toBe(streamQuestions[1]?.text);
  });

  it("[R3] a double click is one answer", async () => {
    const page = await fresh();
    await page.locator("[part~=option]").nth(1).dblclick();
    expect(await page.locator("[part~=counter]").textContent()).toBe("Question 2 of 10");
  });

  it("[R4] the way back takes the last answer back, and is not there at the first question", async () => {
    const page = await fresh();
    const previous = page.getByRole("button", { name: "Previous question" });
    expect(await previous.count()).toBe(0);
    await answerAll(page, [0, 0]);
    await previous.click();
    expect(await focused(page)).toBe(streamQuestions[1]?.text);
    await answerAll(page, SHEET.slice(1));
    const answers = await page
      .locator("stream-selector")
      .evaluate((element: HTMLElementTagNameMap["stream-selector"]) => element.result?.answers);
    expect(answers).toEqual([0, ...SHEET.slice(1)]);
  });
});

describe("the result", () => {
  it("[R5] is told by one event that leaves the shadow root, with answers, scores and the three best", async () => {
    const page = await fresh();
    await listen(page);
    await answerAll(page, SHEET.slice(0, -1));
    expect(await noted(page)).toEqual([]);
    await answerAll(page, SHEET.slice(-1));
    const scores = scoreAnswers(SHEET);
    expect(await noted(page)).toEqual([{ answers: SHEET, scores, top: topStreams(scores) }]);
    expect(await page.evaluate(() => document.querySelector("stream-selector")?.result)).toEqual((await noted(page))[0]);
  });

  it("[R6] shows the three best with points, description, careers and next steps, and takes the focus", async () => {
    const page = await fresh();
    await answerAll(page, SHEET);
    const top = topStreams(scoreAnswers(SHEET));
    expect(await focused(page)).toBe("Your recommended streams");
    expect(await page.locator("[part~=name]").allTextContents()).toEqual(top.map(({ name }) => name));
    expect(await page.locator("[part~=points]").allTextContents()).toEqual(top.map(({ score }) => `${score} points`));
    expect(await page.locator("[part~=description]").allTextContents()).toEqual(top.map(({ description }) => description));
    expect(await page.locator("[part~=careers]").first().textContent()).toBe(top[0]?.careers.join(", "));
    expect(await page.locator("[part~=list]").first().locator("li").allTextContents()).toEqual(top[0]?.nextSteps);
    expect(await page.locator("[part~=badge]").allTextContents()).toEqual(["Best match"]);
  });

  it("[R7] names the streams that came out level with the best", async () => {
    const page = await fresh();
    const sheet = levelSheet();
    await answerAll(page, sheet);
    const scores = scoreAnswers(sheet);
    const best = Math.max(...Object.values(scores));
    const names = Object.entries(scores).flatMap(([name, score]) => (score === best ? [name] : []));
    for (const name of names) expect(await page.locator("[part~=tie]").textContent()).toContain(name);
    expect(await page.locator("[part~=badge]").allTextContents()).toContain("Level with the best match");
  });
});

/** The first sheet, varied question by question, whose best score two streams share. */
function levelSheet(): readonly number[] {
  for (let question = 0; question < LEVEL.length; question++)
    for (let option = 0; option < 5; option++) {
      const sheet = LEVEL.with(question, option);
      const [first, second] = topStreams(scoreAnswers(sheet));
      if (first?.score === second?.score) return sheet;
    }
  throw new Error("no sheet is level");
}

describe("restart()", () => {
  it("[R8] and the button both lead to the first question; only the button moves the focus", async () => {
    const page = await fresh();
    await answerAll(page, SHEET);
    await page.getByRole("button", { name: "Take the test again" }).click();
    expect(await focused(page)).toBe(streamQuestions[0]?.text);
    await answerAll(page, [0]);
    const after = await page.evaluate(() => {
      const element = document.querySelector("stream-selector");
      (document.activeElement as HTMLElement | null)?.blur();
      element?.restart();
      return [element?.result, document.activeElement?.tagName];
    });
    expect(after).toEqual([null, "BODY"]);
    expect(await heading(page).textContent()).toBe(streamQuestions[0]?.text);
  });
});

describe("a quiz of one's own", () => {
  const own = streamQuestions.map((question) => ({ ...question, text: `अपना प्रश्न ${question.id}` }));

  it("[R9] is asked in place of the built-in one, which null brings back", async () => {
    const page = await fresh();
    const give = (quiz: unknown) =>
      page.evaluate((value) => {
        const element = document.querySelector("stream-selector");
        if (element) element.questions = value;
      }, quiz);
    await answerAll(page, [0]);
    await give(own);
    expect(await heading(page).textContent()).toBe("अपना प्रश्न 1");
    expect(await page.locator("[part~=quiz]").getAttribute("lang")).toBeNull();
    await give(null);
    expect(await heading(page).textContent()).toBe(streamQuestions[0]?.text);
    expect(await page.locator("[part~=quiz]").getAttribute("lang")).toBe("en");
  });

  it("[R10] that breaks a rule is refused by name, and the quiz before stays", async () => {
    const page = await fresh();
    await answerAll(page, [0]);
    const error = await page.evaluate(() => {
      const element = document.querySelector("stream-selector");
      try {
        if (element) element.questions = [];
        return null;
      } catch (refused) {
        return { name: (refused as Error).name, message: (refused as Error).message };
      }
    });
    expect(error).toEqual({ name: "StreamQuizDefinitionError", message: "questions: a list of exactly 10 is allowed; [] was given" });
    expect(await heading(page).textContent()).toBe(streamQuestions[1]?.text);
  });

  it("[R11] that was set before the element was known is taken up, and so are texts", async () => {
    const page = await fresh("");
    await page.evaluate((questions) => {
      const early = Object.assign(document.createElement("no-element-yet"), { questions, strings: { choose: "एक चुनो" } });
      const { constructor: known } = document.createElement("stream-selector");
      document.querySelector("main")?.append(early);
      customElements.define("no-element-yet", class extends (known as typeof HTMLElement) {});
    }, own);
    expect(await heading(page).textContent()).toBe("अपना प्रश्न 1");
    expect(await page.locator("[part~=hint]").textContent()).toBe("एक चुनो");
  });

  it("[R12] texts of one's own stand for those given; the others stay English", async () => {
    const page = await fresh();
    await page.evaluate(() => {
      const element = document.querySelector("stream-selector");
      if (element) element.strings = { question: (number, total) => `${total} में से प्रश्न ${number}` };
    });
    expect(await page.locator("[part~=counter]").textContent()).toBe("10 में से प्रश्न 1");
    expect(await page.locator("[part~=hint]").textContent()).toContain("Choose the one");
  });
});
