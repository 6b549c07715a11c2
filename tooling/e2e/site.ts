import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** Fails a test whose page logged an error or a warning, threw, or asked another host for anything. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) heard.push(`console: ${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => heard.push(`thrown: ${error.message}`));
      page.on("request", (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:")) heard.push(`request: ${request.url()}`);
      });
      await use(undefined);
      // A status that a test asks for is logged by Chromium, and what a boundary caught by React.
      expect(heard.filter((line) => !/status of (404|500)|DataUnavailable/.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor();
}

/** Nothing serious or critical in either theme, whatever the system's own is. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // A colour on its way from one theme to the other is neither's.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((one) => (one instanceof CSSTransition ? one.finished : null))),
    );
    await expectNoViolations(page);
  }
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

const TOTAL = 20;
export const questionCount = (number: number): string => `Question ${number} of ${TOTAL}`;

/** Answers the question on screen with its first fitting control, by mouse; closes a celebration that is in the way. */
export async function answerByMouse(page: Page, number: number, pick = 0): Promise<void> {
  await expect(page.getByText(questionCount(number), { exact: true })).toBeVisible();
  if (number % 5 === 0)
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Keep Going|View Results/ })
      .click();
  const areas = page.locator("details > summary");
  if (await areas.count()) await areas.nth(pick).click();
  const checkboxes = page.locator('main input[type="checkbox"]:visible');
  if (await checkboxes.count()) {
    await checkboxes.nth(pick).check();
    await page.getByRole("button", { name: "Continue with Selected Options" }).click();
    return;
  }
  const choices = page.locator("main section li button");
  await choices.nth(Math.min(pick, (await choices.count()) - 1)).click();
}
