/// <reference lib="dom" />

import { expect, it } from "vitest";
import { startBrowser } from "../fixtures/page.ts";
import * as streamSelector from "./index.ts";

const openPage = startBrowser();

it("[R27] imports where there is no page, as this test's Node", () => {
  expect(Object.keys(streamSelector).toSorted()).toEqual(["StreamSelectorElement", "defineStreamSelector", "streamSelectorStrings"]);
  expect("customElements" in globalThis).toBe(false);
});

it("[R28] gives the element a name of one's own, once", async () => {
  const { page } = await openPage("<our-quiz></our-quiz>", { entry: "index" });
  const names = await page.evaluate(() => {
    const { defineStreamSelector } = Reflect.get(window, "StreamSelector") as typeof streamSelector;
    const before = customElements.get("stream-selector");
    defineStreamSelector("our-quiz");
    const first = customElements.get("our-quiz");
    defineStreamSelector("our-quiz");
    return [before, first === customElements.get("our-quiz")];
  });
  expect(names).toEqual([undefined, true]);
  expect(await page.locator("our-quiz").locator("[part~=option]").count()).toBe(5);
});
