import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { rankStreams, scoreAnswers } from "@career-clarity/stream-scoring";
import { launchBrowser } from "../browser.ts";
import { openFolder } from "./page.ts";

const SHEET = [3, 4, 1, 1, 1, 1, 3, 1, 0, 4];
const DIST = "node_modules/@career-clarity/stream-scoring/dist";

/** The form scores as the package does; the module gives the same names as the script; a changed script is refused by its hash. */
export async function checkScriptTag(dir: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    await openFolder(browser, dir, async (page) => {
      for (const [index, option] of SHEET.entries())
        await page
          .locator(`input[name=q${index + 1}]`)
          .nth(option)
          .check();
      await page.getByRole("button", { name: "Show my streams" }).click();
      const wanted = rankStreams(scoreAnswers(SHEET)).map(({ name, score }) => `${name}: ${score} points`);
      assert.deepEqual(await page.locator("#streams li").allTextContents(), wanted);
      const [script, module] = await page.evaluate(async (path) => {
        const names = (exported: unknown) => Object.keys(Object(exported)).toSorted();
        return [names(Reflect.get(globalThis, "StreamScoring")), names(await import(path))];
      }, `/${DIST}/stream-scoring.module.js`);
      assert.deepEqual(script, module);
    });
    const file = `${dir}/${DIST}/stream-scoring.global.js`;
    await writeFile(file, `${await readFile(file, "utf8")} `);
    await assert.rejects(
      openFolder(browser, dir, async (page) => assert.equal(await page.locator("input").count(), 0)),
      /integrity/,
    );
  } finally {
    await browser.close();
  }
}
