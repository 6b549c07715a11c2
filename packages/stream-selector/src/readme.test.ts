/// <reference types="node" />
/// <reference lib="dom" />

import { readFile } from "node:fs/promises";
import { scoreAnswers, topStreams } from "@career-clarity/stream-scoring";
import { expect, it } from "vitest";
import { launchBrowser } from "../../../tooling/browser.ts";
import { answerAll, SCRIPT } from "../fixtures/page.ts";

const FIRST_HTML_BLOCK = /^```html\n(.*?)^```$/ms;

it("[R29] the README's example runs as printed", async () => {
  const [, example = ""] = FIRST_HTML_BLOCK.exec(await readFile(new URL("../README.md", import.meta.url), "utf8")) ?? [];
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.route("**/*", (route) => {
    const isScript = route.request().url().endsWith("/stream-selector.js");
    return route.fulfill(isScript ? { contentType: "text/javascript", body: SCRIPT } : { contentType: "text/html", body: example });
  });
  await page.goto("https://school.test/");
  const sheet = Array.from({ length: 10 }, () => 2);
  await answerAll(page, sheet);
  const [best] = topStreams(scoreAnswers(sheet));
  expect(await page.locator("#note").textContent()).toBe(`Show your teacher: ${best?.name}, ${best?.score} points`);
  await browser.close();
}, 300_000);
