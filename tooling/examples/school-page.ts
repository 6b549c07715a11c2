import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { launchBrowser } from "../browser.ts";
import { openFolder } from "./page.ts";

const QUESTIONS = 10;

async function assertAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    [],
  );
}

/** The whole quiz by keyboard, light and dark, with axe on the way; the school's note and colours; words for a page without scripts. */
export async function checkSchoolPage(dir: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const [colorScheme, accent] of [
      ["light", "rgb(122, 31, 61)"],
      ["dark", "rgb(244, 166, 189)"],
    ] as const) {
      const answerAll = async (page: Page) => {
        await assertAccessible(page);
        await page.keyboard.press("Tab");
        for (let question = 1; question <= QUESTIONS; question++) {
          await page.keyboard.press("Enter");
          if (question < QUESTIONS) await page.keyboard.press("Tab");
        }
        const best = await page.locator("[part~=name]").first().textContent();
        assert.equal(best, "Science");
        assert.match((await page.locator("#talk-text").textContent()) ?? "", /Ms Pillai in the physics laboratory/);
        const ground = await page.locator("[part~=restart]").evaluate((button) => getComputedStyle(button).backgroundColor);
        assert.equal(ground, accent);
        await assertAccessible(page);
      };
      await openFolder(browser, dir, answerAll, { colorScheme, reducedMotion: "reduce" });
    }
    const paper = async (page: Page) => assert.ok(await page.getByText("Ask for it on paper").isVisible());
    await openFolder(browser, dir, paper, { javaScriptEnabled: false });
  } finally {
    await browser.close();
  }
}
