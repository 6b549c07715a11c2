import type { BrowserContext, Page } from "@playwright/test";
import { launchBrowser } from "../browser.ts";
import { answerByMouse, open } from "../e2e/site.ts";
import { type CountingProxy, type Counts, PARTS } from "./counting-proxy.ts";

type Journey = readonly [name: string, go: (page: Page) => Promise<void>];

const PHONE = { viewport: { width: 360, height: 740 } };
/** The site prefetches and makes itself work offline once a page has been at rest for some seconds. */
const REST_MS = 9000;

async function streamTest(page: Page): Promise<void> {
  await open(page, "/");
  await page.getByRole("button", { name: "Find My Stream First" }).click();
  const modal = page.getByRole("dialog", { name: "Stream Selector" });
  for (let number = 1; number <= 10; number++) {
    await modal.getByText(`Question ${number} of 10`).waitFor();
    await modal.locator("li button").first().click();
  }
  await modal.getByText("Assessment Complete").waitFor();
}

async function assessment(page: Page): Promise<void> {
  await open(page, "/assessment");
  for (let number = 1; number <= 20; number++) await answerByMouse(page, number, number % 4);
  await page.getByRole("heading", { name: "Your results", level: 1 }).waitFor();
}

async function explorer(page: Page): Promise<void> {
  await open(page, "/careers");
  await page.getByRole("searchbox", { name: "Search" }).fill("nurse");
  await page.waitForURL(/search=nurse/);
  await page.locator('main a[href^="/career/"]').first().click();
  await page.waitForURL(/\/career\//);
}

const read = (path: string) => (page: Page) => open(page, path);

async function chat(page: Page): Promise<void> {
  await open(page, "/career/geologist");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  await page.getByRole("textbox", { name: "Your question to Disha" }).fill("What does it pay?");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("dialog", { name: "Disha" }).getByText("lakh").first().waitFor();
}

async function feedback(page: Page): Promise<void> {
  await open(page, "/about");
  await page.getByRole("button", { name: "Share your feedback" }).click();
  const dialog = page.getByRole("dialog", { name: "Share Your Feedback" });
  await dialog.getByLabel("Your name").fill("Asha Rao");
  await dialog.getByLabel("Your e-mail address").fill("asha@example.in");
  await dialog.getByRole("radio", { name: "4 of 5: Very good" }).check({ force: true });
  await dialog.getByLabel("Your feedback").fill("The stream test helped me.");
  await dialog.getByRole("button", { name: /^Send / }).click();
  await dialog.getByRole("heading", { name: "Thank You" }).waitFor();
}

const JOURNEYS: readonly Journey[] = [
  ["the home page, and away", read("/")],
  ["the stream test", streamTest],
  ["the assessment, to the results", assessment],
  ["the explorer: a search, a career", explorer],
  ["an article, from a search engine", read("/blog/right-career-path-after-12th")],
  ["a career, from a search engine", read("/career/geologist")],
  ["a career's page and a question to Disha", chat],
  ["the about page and a feedback", feedback],
];

export type Cost = { readonly name: string; readonly atOnce: Counts; readonly whole: Counts; readonly again: Counts };

const sum = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(
    PARTS.map((part) => [part, { requests: a[part].requests + b[part].requests, bytes: a[part].bytes + b[part].bytes }]),
  ) as Counts;

/** One journey by somebody new, to its end and then at rest; and the first page of it by the same person once more, in a new tab. */
async function costOf(context: BrowserContext, [name, go]: Journey, proxy: CountingProxy): Promise<Cost> {
  proxy.take();
  const page = await context.newPage();
  await go(page);
  await page.waitForLoadState("networkidle");
  const atOnce = proxy.take();
  await page.waitForTimeout(REST_MS);
  const whole = sum(atOnce, proxy.take());
  const { pathname } = new URL(page.url());
  await page.close();
  const later = await context.newPage();
  await open(later, pathname);
  await later.waitForTimeout(REST_MS);
  return { name, atOnce, whole, again: proxy.take() };
}

/** Every journey, each in a browser that has never been here. */
export async function measureJourneys(proxy: CountingProxy): Promise<readonly Cost[]> {
  const browser = await launchBrowser();
  try {
    const costs: Cost[] = [];
    for (const journey of JOURNEYS) {
      const context = await browser.newContext({ ...PHONE, baseURL: proxy.url });
      costs.push(await costOf(context, journey, proxy));
      await context.close();
    }
    return costs;
  } finally {
    await browser.close();
  }
}
