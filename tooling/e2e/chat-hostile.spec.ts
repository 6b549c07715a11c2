import type { Page } from "@playwright/test";
import { hostileHtml } from "../../packages/chat-assistant/fixtures/hostile-html.ts";
import { cleanReply } from "../../packages/chat-assistant/src/index.ts";
import { hostileReplies } from "../chat-server/hostile-replies.ts";
import { expect, open, test } from "./site.ts";

/** Hostile replies in Chromium where no policy stands in their way: each wall must hold alone, and the policy is the last of them. */
test.use({ bypassCSP: true });

const HOSTILE = [...new Set([...hostileReplies, ...hostileHtml])];
const FUNCTION = "/.netlify/functions/chat";
/** A talk forgets its beginning after a hundred messages. */
const BATCH = 90;

const batches = Array.from({ length: Math.ceil(HOSTILE.length / BATCH) }, (_, index) => HOSTILE.slice(index * BATCH, (index + 1) * BATCH));
const around = (hostile: string) => `<p>Before</p>${hostile}<p>After</p>`;

/** Tells what ran: `pwned` and `ran` are what the strings call or set. */
async function watch(page: Page): Promise<{ dialogs: string[]; requests: string[]; ran: () => Promise<boolean> }> {
  const [dialogs, requests]: [string[], string[]] = [[], []];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => requests.push(request.url()));
  await page.addInitScript(() => {
    const tell = () => Object.assign(window, { somethingRan: true });
    for (const name of ["pwned", "ran"]) Object.defineProperty(window, name, { get: () => tell, set: tell });
    // What a service worker fetches can't be watched here; where data is saved there is none.
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
    // No second's delay: the reply is what is looked at here.
    const { setTimeout: real } = window;
    Object.assign(window, { setTimeout: (act: () => void, ms: number) => real(act, ms === 1000 ? 0 : ms) });
  });
  return { dialogs, requests, ran: () => page.evaluate(() => Reflect.get(window, "somethingRan") === true) };
}

/** What stands in the replies and is none of the eight tags or a link within the site, or carries anything more. */
const strangersIn = (page: Page) =>
  page.locator("dialog li[data-source]:not([data-source=user]) > div:first-of-type *").evaluateAll((elements) => {
    const own = (name: string, value: string | null) => name === "href" && /^\/(?![/\\])/.test(value ?? "");
    return elements
      .filter(
        (one) =>
          !/^(?:H2|H3|UL|OL|LI|P|STRONG|EM|A)$/.test(one.tagName) ||
          one.getAttributeNames().some((name) => !own(name, one.getAttribute(name))),
      )
      .map((one) => one.outerHTML);
  });

/** Moves over everything, as a visitor would, and waits for what comes late. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(1200, 500);
  await page.mouse.move(1150, 600, { steps: 5 });
  await page.waitForTimeout(300);
}

test("the watch sees what runs and what loads", async ({ page }) => {
  const { requests, ran } = await watch(page);
  await open(page, "/about");
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), "<img src=/watched.png onerror=pwned()>");
  await expect.poll(ran).toBe(true);
  expect(requests.some((url) => url.endsWith("/watched.png"))).toBe(true);
});

test(`none of ${hostileReplies.length} replies runs or loads anything as it comes`, async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const { dialogs, requests, ran } = await watch(page);
  let hostile = "";
  await page.route(`**${FUNCTION}`, (route) => route.fulfill({ json: { response: around(hostile), fallback: false } }));
  await open(page, "/about");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  const field = page.getByRole("textbox", { name: "Your question to Disha" });
  const replies = page.locator("dialog li[data-source=ai]");
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  const left: string[] = [];
  for (hostile of hostileReplies) {
    const before = await replies.count();
    await field.fill("Hello");
    await field.press("Enter");
    await expect(replies).toHaveCount(before + 1);
    left.push(...(await strangersIn(page)));
    if (before > 40) {
      await page.getByRole("button", { name: "Clear the talk" }).click();
      await expect(replies).toHaveCount(0);
    }
  }
  await touch(page);
  expect(dialogs).toEqual([]);
  expect(await ran()).toBe(false);
  // What the panel itself loads may still have been on its way.
  expect([...new Set(requests.filter((url) => !url.startsWith(`${baseURL}/assets/`)))]).toEqual([`${baseURL}${FUNCTION}`]);
  expect(left).toEqual([]);
});

for (const [index, batch] of batches.entries())
  test(`none of ${HOSTILE.length} runs or loads anything when the browser alone cleans: part ${index + 1}`, async ({ page, baseURL }) => {
    const { dialogs, requests, ran } = await watch(page);
    const messages = batch.map((hostile, at) => ({ id: at + 1, text: around(hostile), timestamp: 1, isUser: false, source: "ai" }));
    await page.addInitScript((talk) => sessionStorage.setItem("cc_chat", talk), JSON.stringify({ messages, draft: "" }));
    await page.route(`**${FUNCTION}`, (route) => route.fulfill({ json: { response: "<p>ok</p>", fallback: true, model: null } }));
    await open(page, "/about");
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Chat with Disha" }).click();
    await expect(page.locator("dialog li[data-source=ai]")).toHaveCount(batch.length);
    await page.waitForLoadState("networkidle");
    await touch(page);
    expect(dialogs).toEqual([]);
    expect(await ran()).toBe(false);
    expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(
      requests.filter((url) => !/\/(?:about|assets\/|data\/|fonts?\/|favicon|icons?|manifest|\.netlify)/.test(new URL(url).pathname)),
    ).toEqual([]);
    expect(await strangersIn(page)).toEqual([]);
  });

test(`none of ${HOSTILE.length} runs or loads anything when the function alone cleans`, async ({ page }) => {
  const { dialogs, requests, ran } = await watch(page);
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  requests.length = 0;
  await page.evaluate(
    (replies) => {
      for (const html of replies) document.body.insertAdjacentHTML("beforeend", `<section class="reply">${html}</section>`);
    },
    HOSTILE.map((hostile) => cleanReply(around(hostile))),
  );
  await expect(page.locator("section.reply")).toHaveCount(HOSTILE.length);
  await touch(page);
  expect(dialogs).toEqual([]);
  expect(await ran()).toBe(false);
  expect(requests).toEqual([]);
});
