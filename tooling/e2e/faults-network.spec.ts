import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createChatHandler, wholeCatalogue } from "@career-clarity/chat-function";
import { type LocalStack, startLocalStack } from "@career-clarity/local-stack";
import type { Locator, Page, Route } from "@playwright/test";
import type { BehaviourName } from "../chat-server/behaviours.ts";
import { type ChatServer, startChatServer } from "../chat-server/chat-server.ts";
import { SITE } from "../paths.ts";
import { test as base, expect, open, resultsLink } from "./site.ts";

/** The real site, database and chat function, whose model is a server that misbehaves when told to. */
const test = base.extend<object, { stack: LocalStack; model: ChatServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const model = await startChatServer();
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  stack: [
    async ({ model }, use) => {
      const env = { CHAT_BASE_URL: model.baseURL, CHAT_API_KEY: "test", CHAT_MODEL: "test" };
      const chat = createChatHandler({ explorer: wholeCatalogue, env });
      const stack = await startLocalStack({ root: SITE, port: 0, memory: true, chat });
      await use(stack);
      await stack.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.url),
  // What is broken here is logged by Chromium; the tests look at what people see.
  quiet: async ({ page }, use) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(error.message));
    await use(undefined);
    expect(thrown).toEqual([]);
  },
});
test.use({ serviceWorkers: "block" });

const REST = "**/rest/v1/**";
const form = (page: Page) => page.getByRole("dialog", { name: "Share Your Feedback" });

async function fillFeedback(page: Page, message: string): Promise<Locator> {
  await open(page, "/about");
  await page.getByRole("button", { name: "Share your feedback" }).click();
  const dialog = form(page);
  await dialog.getByRole("checkbox", { name: "I am under 18" }).check();
  await dialog.getByRole("radio", { name: "4 of 5: Very good" }).check({ force: true });
  await dialog.getByRole("textbox", { name: "Your feedback" }).fill(message);
  return dialog;
}

const json = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { code, message, details: null, hint: null } });

/** Another site, which allows nobody's page to read it. */
async function closedSite(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_, response) => response.end("[]"));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** The ten seconds of the promise, and what a busy machine takes to draw the verdict. */
const VERDICT_MS = 11_000;

const DATABASE_FAULTS: readonly (readonly [what: string, meet: (route: Route) => unknown, says: RegExp])[] = [
  ["429", json(429, "429", "rate limit exceeded"), /rate limit exceeded$/m],
  ["500", json(500, "XX000", "internal error"), /internal error$/m],
  ["503", json(503, "PGRST000", "Could not connect"), /Database connection not available/],
  ["a missing function", json(404, "PGRST202", "Could not find the function"), /Database function not available/],
  ["a permission refused", json(401, "42501", "permission denied for table feedback"), /Permission issue detected/],
];

for (const [what, meet, says] of DATABASE_FAULTS)
  test(`the database answers with ${what}: the catalogue's message, announced, and the text kept`, async ({ page }) => {
    const dialog = await fillFeedback(page, `Meets ${what}.`);
    await page.route(REST, meet);
    await dialog.getByRole("button", { name: /^Send / }).click();
    const box = dialog.getByRole("alert");
    await expect(box).toBeVisible({ timeout: VERDICT_MS });
    // What has no sentence of its own in the catalogue is told in the database's words (specification, section 8), never as JSON.
    expect(await box.locator("p").first().textContent()).toMatch(says);
    await expect(box).toContainText("Failed to submit feedback.");
    await expect(box).not.toContainText(/[{}]|PGRST|42501|XX000/);
    await expect(dialog.getByRole("textbox", { name: "Your feedback" })).toHaveValue(`Meets ${what}.`);
  });

test("a slow database is waited for, and the message is stored once", async ({ page }) => {
  const dialog = await fillFeedback(page, "Slow.");
  let calls = 0;
  await page.route(REST, async (route) => {
    calls++;
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  await dialog.getByRole("button", { name: /^Send / }).click();
  await expect(dialog.getByRole("button", { name: "Sending…" })).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText("Saved to secure database");
  expect(calls).toBe(1);
});

test.describe("another site's database", () => {
  // The policy would refuse first: here the browser's rule for other origins is what refuses.
  test.use({ bypassCSP: true });
  test("a database that does not allow this site (CORS): the network's message, and the text kept", async ({ page }) => {
    const other = await closedSite();
    const dialog = await fillFeedback(page, "Meets CORS.");
    await page.route(REST, (route) => route.fulfill({ status: 307, headers: { location: `${other.url}/rest/v1/` } }));
    await dialog.getByRole("button", { name: /^Send / }).click();
    await expect(dialog.getByRole("alert")).toContainText("Network connection issue. Please check your internet and try again.", {
      timeout: VERDICT_MS,
    });
    await expect(dialog.getByRole("textbox", { name: "Your feedback" })).toHaveValue("Meets CORS.");
    other.close();
  });
});

for (const [what, meet] of [
  ["hanging", () => undefined],
  ["answering with HTML", (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Free Wi-Fi</h1>" })],
  ["answering with 429", json(429, "429", "rate limit exceeded")],
] as const)
  test(`the newsletter's database ${what}: a message in words within 10 s, and the address kept`, async ({ page }) => {
    await open(page, "/about");
    await page.route(REST, meet);
    const box = page.getByRole("contentinfo").locator("form");
    await box.getByLabel("E-mail address").fill("priya@example.in");
    await box.getByRole("button").click();
    await expect(box.getByRole("status")).toContainText(/Failed to subscribe|Subscription failed/, { timeout: VERDICT_MS });
    await expect(box.getByRole("status")).not.toContainText(/[<{]/);
    await expect(box.getByLabel("E-mail address")).toHaveValue("priya@example.in");
  });

const panel = (page: Page) => page.getByRole("dialog", { name: "Disha" });
const replies = (page: Page) => panel(page).locator("li[data-source]:not([data-source=user])");

/** The others stand in the function's own tests. */
const MODEL_FAULTS: readonly BehaviourName[] = ["hangs", "status 429", "status 500", "cut off", "broken JSON", "two megabytes"];

test("whatever the model's server does, Disha answers within 12 s in Smart Mode, with the field in use", async ({ page, model }) => {
  await open(page, "/about");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  const field = page.getByRole("textbox", { name: "Your question to Disha" });
  // The first question after a start reads the catalogue too.
  await field.fill("Hello");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("AI Enhanced", { exact: true })).toBeVisible();
  await expect(replies(page)).toHaveCount(2);
  for (const behaviour of MODEL_FAULTS)
    await test.step(behaviour, async () => {
      const before = await replies(page).count();
      model.behave(behaviour);
      await field.fill("What does a tailor do?");
      const asked = Date.now();
      await page.keyboard.press("Enter");
      await field.pressSequentially("And");
      await expect(replies(page)).toHaveCount(before + 1, { timeout: 12_000 });
      expect(Date.now() - asked).toBeLessThan(12_000);
      await expect(panel(page).getByText("Smart Mode", { exact: true })).toBeVisible();
      await expect(replies(page).last()).toHaveAttribute("data-source", /-fallback$/);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue("And");
    });
  model.behave("answers");
  await field.fill("What does a tailor do?");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("AI Enhanced", { exact: true })).toBeVisible();
});

for (const [what, path, button, link, copied] of [
  ["results", resultsLink(), "Share these results", "Link to your results", "Link to your results copied to clipboard!"],
  ["a comparison", "/compare?ids=civil-engineer,geologist", /^Share/, /^Link to/, /copied/],
] as const)
  test(`sharing ${what}: silence when cancelled, a copied link without a sheet, the link itself where the clipboard is closed`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "share", {
        configurable: true,
        value: () => Promise.reject(new DOMException("no", "AbortError")),
      }),
    );
    await open(page, path);
    const share = page.getByRole("main").getByRole("button", { name: button }).last();
    await share.click();
    await page.waitForTimeout(300);
    await expect(page.getByText(/copied/)).toHaveCount(0);
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await share.click();
    await expect(page.getByText(copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path.split("?")[0] ?? path);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    await share.click();
    await expect(page.getByLabel(link)).toBeVisible();
    await expect(page.getByText(/copied to/)).toHaveCount(0);
  });
