import type { Locator, Page, Route } from "@playwright/test";
import { expect, expectAccessible, expectSoundLayout, open, test } from "./site.ts";

// What a service worker fetches can't be answered by a test; where data is saved there is none.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
  }),
);

const FUNCTION = "**/.netlify/functions/chat";
const REPLY = '<p>A tailor <strong>sews</strong>. See <a href="/career/tailor">Tailor</a>.</p>';

type Body = { message: string; page?: string };
type Reply = { response?: unknown; fallback?: boolean; model?: string | null };
const bodyOf = (route: Route): Body => route.request().postDataJSON();
const isTest = (route: Route) => bodyOf(route).message === "test connection";

/** Answers the function's calls: the test as told, each question by `answer`. Gives the questions asked. */
async function stub(page: Page, answer: (route: Route, body: Body) => unknown = say(REPLY), test: Reply = { fallback: true, model: null }) {
  const asked: Body[] = [];
  await page.route(FUNCTION, async (route) => {
    if (isTest(route)) return route.fulfill({ json: { response: "<p>ok</p>", ...test } });
    asked.push(bodyOf(route));
    await answer(route, bodyOf(route));
  });
  return asked;
}
const say =
  (response: unknown, fallback = true) =>
  (route: Route) =>
    route.fulfill({ json: { response, fallback } });

const launcher = (page: Page) => page.getByRole("button", { name: "Chat with Disha" });
const panel = (page: Page) => page.getByRole("dialog", { name: "Disha" });
const field = (page: Page) => page.getByRole("textbox", { name: "Your question to Disha" });
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const replies = (page: Page): Locator => panel(page).locator("li[data-source]:not([data-source=user])");
const lastReply = (page: Page) => replies(page).last();

async function openChat(page: Page, path = "/about") {
  await open(page, path);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}
async function ask(page: Page, question: string) {
  const before = await replies(page).count();
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect(replies(page)).toHaveCount(before + 1, { timeout: 13_000 });
}

test("nothing of the panel is loaded before it is opened, nor the device's own answers where the function answers", async ({ page }) => {
  await stub(page);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await open(page, "/about");
  await page.waitForLoadState("networkidle");
  const before = loaded.length;
  expect(loaded.filter((url) => /chat|purify|reply/.test(url))).toEqual([]);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  expect(loaded.slice(before).some((url) => /chat/.test(url))).toBe(true);
  await ask(page, "What does a nurse do?");
  expect(loaded.filter((url) => /own-reply/.test(url))).toEqual([]);
});

test("opening shows the welcome, three suggestions and how Disha answers", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(FUNCTION, async (route) => {
    await held;
    await route.fulfill({ json: { response: "<p>ok</p>", fallback: true, model: null } });
  });
  await openChat(page);
  await expect(panel(page).getByText("Connecting...", { exact: true })).toBeVisible();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).toHaveAttribute("data-source", "system");
  await expect(panel(page).getByText("You can ask, for example").locator("..").getByRole("button")).toHaveCount(3);
  letGo();
  await expect(panel(page).getByText("Smart Mode", { exact: true })).toBeVisible();
  await expect(panel(page).getByText(/No AI company receives it/)).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await panel(page).locator("[style]").count()).toBe(0);
});

test("where a model is configured, the panel says so and names who receives the question", async ({ page }) => {
  await stub(page, say(REPLY, false), { fallback: false, model: "gpt-5-mini (OpenAI)" });
  await openChat(page);
  await expect(panel(page).getByText("AI Enhanced", { exact: true })).toBeVisible();
  await expect(panel(page).getByText(/from there to gpt-5-mini \(OpenAI\)/)).toBeVisible();
  await ask(page, "What does a tailor do?");
  await expect(lastReply(page)).toHaveAttribute("data-source", "ai");
  await expect(lastReply(page)).toContainText("Written by AI");
});

test("Enter sends, Shift+Enter does not; the typing shows, and the reply comes a second after its arrival", async ({ page }) => {
  let answeredAt = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = await stub(page, async (route) => {
    await held;
    answeredAt = Date.now();
    await say(REPLY)(route);
  });
  await openChat(page);
  await field(page).pressSequentially("What does");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("a tailor do?");
  expect(asked).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("Disha is typing")).toBeVisible();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(panel(page).locator("li[data-source=user]")).toContainText("What does\na tailor do?");
  // A second question waits for the first one's answer.
  await page.keyboard.type("And a nurse?");
  await expect(send(page)).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("And a nurse?");
  answer();
  await expect(replies(page)).toHaveCount(2);
  expect(Date.now() - answeredAt).toBeGreaterThanOrEqual(990);
  expect(asked).toEqual([{ message: "What does\na tailor do?" }]);
  await expect(lastReply(page)).toHaveAttribute("data-source", "intelligent-fallback");
  await expect(lastReply(page).getByRole("link", { name: "Tailor" })).toHaveAttribute("href", "/career/tailor");
  await expect(panel(page).getByText("Disha is typing")).toBeHidden();
  await expect(panel(page).getByText("You can ask, for example")).toBeHidden();
  await expect(send(page)).toBeEnabled();
});

for (const [name, response, shown] of [
  ["in a code fence", "```html\n<h2>Tailor</h2>\n<p>Sews.</p>\n```", "<h2>Tailor</h2><p>Sews.</p>"],
  ['after the word "html"', "html\n<p>Sews.</p>", "<p>Sews.</p>"],
  ["as plain text", "A tailor sews & cuts.", "<p>A tailor sews &amp; cuts.</p>"],
  ["of more tags than are allowed", "<h1>Big</h1><div><p><b>Bold</b> <u>line</u></p></div>", "Big<p>Bold line</p>"],
] as const)
  test(`a reply ${name} is shown as it was meant`, async ({ page }) => {
    await stub(page, say(response, false));
    await openChat(page);
    await ask(page, "What does a tailor do?");
    expect((await lastReply(page).locator("> div").first().innerHTML()).replace(/\n/g, "")).toBe(shown);
  });

test("a reply's link to a place that no address can name opens its page", async ({ page }) => {
  await stub(page, say('<p>See <a href="/career/tailor#100%">Tailor</a>.</p>'));
  await openChat(page);
  await ask(page, "What does a tailor do?");
  await lastReply(page).getByRole("link", { name: "Tailor" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tailor" })).toBeVisible();
  await expect(panel(page)).toBeVisible();
});

test("what is written in Hindi is read aloud as Hindi, and an English text beside it is not", async ({ page }) => {
  await stub(page, say("<p>नर्स की कमाई:</p><p>Cares for patients.</p>"));
  await openChat(page);
  await ask(page, "नर्स की सैलरी");
  await expect(lastReply(page).getByText("नर्स की कमाई:")).toHaveAttribute("lang", "hi");
  await expect(lastReply(page).getByText("Cares for patients.")).not.toHaveAttribute("lang");
});

test("a suggestion is asked with one press", async ({ page }) => {
  const asked = await stub(page);
  await openChat(page);
  const first = panel(page).getByText("You can ask, for example").locator("..").getByRole("button").first();
  const question = await first.textContent();
  await first.click();
  await expect(replies(page)).toHaveCount(2);
  expect(asked).toEqual([{ message: question }]);
  await expect(field(page)).toBeFocused();
});

test("white space is not sent, and no more than 1000 characters can be written", async ({ page }) => {
  const asked = await stub(page);
  await openChat(page);
  await field(page).fill("   \n ");
  await expect(send(page)).toBeDisabled();
  await field(page).press("Enter");
  expect(asked).toEqual([]);
  await field(page).fill("");
  await field(page).pressSequentially("x".repeat(20));
  await expect(panel(page).getByText("20 / 1000")).toBeVisible();
  await field(page).fill("x".repeat(999));
  await field(page).press("End");
  await page.keyboard.type("yz");
  await expect(field(page)).toHaveValue(`${"x".repeat(999)}y`);
  await expect(panel(page).getByText("1000 / 1000")).toBeVisible();
});

test("a key that completes a composed word does not send", async ({ page }) => {
  const asked = await stub(page);
  await openChat(page);
  await field(page).fill("नर्स");
  await field(page).dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
  await page.waitForTimeout(100);
  expect(asked).toEqual([]);
});

test("on a career's page Disha knows which career is meant, elsewhere none", async ({ page }) => {
  const asked = await stub(page);
  await openChat(page, "/career/tailor");
  await expect(panel(page).getByText("Disha knows that you are reading about: Tailor")).toBeVisible();
  await ask(page, "What does it pay?");
  await page.getByRole("link", { name: "All careers" }).first().click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(panel(page).getByText("Disha knows")).toBeHidden();
  await ask(page, "And this one?");
  expect(asked).toEqual([{ message: "What does it pay?", page: "tailor" }, { message: "And this one?" }]);
});

test.describe("what goes wrong", () => {
  const failures: readonly (readonly [name: string, answer: (route: Route) => unknown])[] = [
    ["status 500", (route) => route.fulfill({ status: 500, json: { error: "no" } })],
    ["status 404 as a page", (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" })],
    ["no connection", (route) => route.abort("failed")],
    ["a page instead of JSON", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Welcome to the free Wi-Fi</h1>" })],
    ["broken JSON", (route) => route.fulfill({ contentType: "application/json", body: '{"response":"<p>' })],
    ["another shape", (route) => route.fulfill({ json: { response: { html: "x" }, fallback: "no" } })],
    ["an empty answer", (route) => route.fulfill({ json: { response: "", fallback: false } })],
    ["nothing that may be shown", (route) => route.fulfill({ json: { response: "<script>1</script>", fallback: false } })],
    ["two megabytes", (route) => route.fulfill({ json: { response: "<p>x</p>".repeat(260_000), fallback: false } })],
  ];
  for (const [name, answer] of failures)
    test(`${name}: the device itself answers, and the question can be asked again`, async ({ page }) => {
      let broken = true;
      await stub(page, (route) => (broken ? answer(route) : say(REPLY, false)(route)), { fallback: false, model: "m" });
      await openChat(page);
      await expect(panel(page).getByText("AI Enhanced", { exact: true })).toBeVisible();
      await ask(page, "What salary can I expect?");
      await expect(lastReply(page)).toHaveAttribute("data-source", "local-fallback");
      await expect(panel(page).getByText("Smart Mode", { exact: true })).toBeVisible();
      broken = false;
      await lastReply(page).getByRole("button", { name: "Ask again" }).click();
      await expect(replies(page)).toHaveCount(3);
      await expect(lastReply(page)).toHaveAttribute("data-source", "ai");
      await expect(panel(page).getByText("AI Enhanced", { exact: true })).toBeVisible();
    });

  test("a failed connection test means Smart Mode", async ({ page }) => {
    await page.route(FUNCTION, (route) => route.abort("failed"));
    await openChat(page);
    await expect(panel(page).getByText("Smart Mode", { exact: true })).toBeVisible();
  });

  test("distress is met with helplines without any connection", async ({ page }) => {
    await page.route(FUNCTION, (route) => route.abort("failed"));
    await openChat(page);
    await ask(page, "I want to kill myself");
    await expect(lastReply(page)).toContainText("14416");
    await expect(lastReply(page)).toContainText("1098");
  });

  test("no answer at all: the device's within 12 s, the field in use meanwhile", async ({ page }) => {
    await stub(page, () => new Promise(() => {}));
    await openChat(page);
    const started = Date.now();
    await ask(page, "What does a nurse do?");
    expect(Date.now() - started).toBeLessThan(12_000);
    await expect(field(page)).toBeFocused();
    await expect(lastReply(page)).toHaveAttribute("data-source", "local-fallback");
  });

  test("where no HTML can be cleaned none is shown: Technical Assistance", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(DOMImplementation.prototype, "createHTMLDocument", { value: undefined });
    });
    await stub(page);
    await openChat(page);
    await ask(page, "What does a nurse do?");
    await expect(lastReply(page)).toHaveAttribute("data-source", "error-fallback");
    await expect(lastReply(page).getByRole("heading", { name: "Technical Assistance" })).toBeVisible();
    await expect(lastReply(page)).toContainText("support@");
    await expect(lastReply(page).getByRole("button", { name: "Ask again" })).toBeVisible();
  });

  test("offline at sending: says so, keeps the question, sends nothing; online it goes", async ({ page, context }) => {
    const asked = await stub(page);
    await openChat(page);
    await expect(panel(page).getByText("Smart Mode", { exact: true })).toBeVisible();
    await context.setOffline(true);
    await field(page).fill("What does a nurse do?");
    await field(page).press("Enter");
    await expect(panel(page).getByRole("status").filter({ hasText: "You are offline" })).toBeVisible();
    await expect(field(page)).toHaveValue("What does a nurse do?");
    expect(asked).toEqual([]);
    await context.setOffline(false);
    await expect(panel(page).getByText("You are offline")).toBeHidden();
    await field(page).press("Enter");
    await expect(replies(page)).toHaveCount(2);
  });

  test("offline in the middle: the device answers and nothing typed is lost", async ({ page, context }) => {
    await stub(page, async (route) => {
      // The function lets wait for long enough that the device's own answers have come.
      await page.waitForResponse(/\/assets\/own-reply-/).then((own) => own.finished());
      await context.setOffline(true);
      await route.abort("failed");
    });
    await openChat(page);
    await field(page).fill("What does a nurse do?");
    await field(page).press("Enter");
    await field(page).pressSequentially("And a tailor?");
    await expect(replies(page)).toHaveCount(2);
    await expect(lastReply(page)).toHaveAttribute("data-source", "local-fallback");
    await expect(field(page)).toHaveValue("And a tailor?");
    await field(page).press("Enter");
    await expect(panel(page).getByText("You are offline")).toBeVisible();
    await expect(field(page)).toHaveValue("And a tailor?");
    await context.setOffline(false);
  });

  test("the connection gone at once, before anything is kept for use offline: helplines, and the question can be asked again", async ({
    page,
    context,
  }) => {
    let gone = true;
    await stub(page, async (route) => {
      if (!gone) return say(REPLY)(route);
      await context.setOffline(true);
      await route.abort("failed");
    });
    await openChat(page);
    await ask(page, "What does a nurse do?");
    await expect(lastReply(page)).toHaveAttribute("data-source", "error-fallback");
    await expect(lastReply(page)).toContainText("14416");
    gone = false;
    await context.setOffline(false);
    await lastReply(page).getByRole("button", { name: "Ask again" }).click();
    await expect(lastReply(page)).toHaveAttribute("data-source", "intelligent-fallback");
  });

  test("the panel's code cannot be had: a message, and a second press opens it", async ({ page }) => {
    await stub(page);
    await page.route(/\/assets\/chat-[^/]*\.js$/, (route) => route.abort("failed"));
    await open(page, "/about");
    await launcher(page).click();
    await expect(page.getByText("Disha could not be loaded.")).toBeVisible();
    await page.unroute(/\/assets\/chat-[^/]*\.js$/);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  });

  for (const kept of [
    "{",
    "null",
    '{"messages":[{"id":1}]}',
    '{"messages":[{"id":1,"text":"a","timestamp":1e300,"isUser":true}]}',
    '{"messages":[{"id":1,"text":"a","timestamp":1,"isUser":true},{"id":1,"text":"b","timestamp":1,"isUser":true}]}',
  ])
    test(`what storage holds does not fit (${kept.slice(0, 70)}): a new talk`, async ({ page }) => {
      await page.addInitScript((text) => sessionStorage.setItem("cc_chat", text), kept);
      await stub(page);
      await openChat(page);
      await expect(replies(page)).toHaveCount(1);
      await ask(page, "What does a nurse do?");
    });
});

test.describe("opening and closing", () => {
  test("minimised, restored, closed: the talk stays and the focus returns", async ({ page }) => {
    await stub(page);
    await openChat(page);
    await ask(page, "What does a nurse do?");
    await page.getByRole("button", { name: "Minimise" }).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await expect(launcher(page)).toHaveAttribute("aria-expanded", "false");
    await page.getByRole("button", { name: "Back to Disha" }).click();
    await expect(replies(page)).toHaveCount(2);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await page.getByRole("button", { name: "Close the chat" }).click();
    await expect(page.getByRole("button", { name: "Back to Disha" })).toBeHidden();
    await launcher(page).click();
    await expect(replies(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Close the chat" }).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test("a reply that comes while minimised is announced", async ({ page }) => {
    await stub(page);
    await openChat(page);
    await field(page).fill("What does a nurse do?");
    await field(page).press("Enter");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("status").filter({ hasText: "New reply" })).toBeVisible();
    await page.getByRole("button", { name: "Back to Disha" }).click();
    await expect(replies(page)).toHaveCount(2);
  });

  test("a reload loses nothing; a question that was still unanswered is back in the field", async ({ page }) => {
    let hold = false;
    await stub(page, (route) => (hold ? new Promise(() => {}) : say(REPLY)(route)));
    await openChat(page);
    await ask(page, "What does a nurse do?");
    await field(page).fill("half a ques");
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
    await launcher(page).click();
    await expect(replies(page)).toHaveCount(2);
    await expect(lastReply(page).getByRole("link", { name: "Tailor" })).toBeVisible();
    await expect(field(page)).toHaveValue("half a ques");
    hold = true;
    await field(page).fill("And a tailor?");
    await field(page).press("Enter");
    await expect(panel(page).locator("li[data-source=user]")).toHaveCount(2);
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
    await launcher(page).click();
    await expect(field(page)).toHaveValue("And a tailor?");
    await expect(panel(page).locator("li[data-source=user]")).toHaveCount(1);
  });

  test("a question is kept in the press that sends it", async ({ page }) => {
    await stub(page, () => new Promise(() => {}));
    await openChat(page);
    await field(page).fill("What does a nurse do?");
    const kept = await field(page).evaluate(async (element) => {
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      // What React does before anything else can happen.
      await Promise.resolve();
      return sessionStorage.getItem("cc_chat");
    });
    expect(JSON.parse(kept ?? "null")).toMatchObject({
      draft: "",
      messages: [{ isUser: false }, { isUser: true, text: "What does a nurse do?" }],
    });
  });

  test("clearing forgets the talk, in storage too, and stops what is on its way", async ({ page }) => {
    await stub(page);
    await openChat(page);
    await ask(page, "What does a nurse do?");
    await field(page).fill("And a tailor?");
    await field(page).press("Enter");
    await page.getByRole("button", { name: "Clear the talk" }).click();
    await expect(replies(page)).toHaveCount(1);
    await expect(panel(page).getByText("The talk is cleared.")).toBeVisible();
    await expect(panel(page).getByText("You can ask, for example")).toBeVisible();
    await page.waitForTimeout(1300);
    await expect(replies(page)).toHaveCount(1);
    expect(await page.evaluate(() => sessionStorage.getItem("cc_chat"))).toBeNull();
    await expect(field(page)).toBeFocused();
  });

  test("a reply is copied as text; where the clipboard is closed, the panel says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await stub(page, say("<h2>Tailor</h2><ul><li>sews</li><li>cuts</li></ul>"));
    await openChat(page);
    await ask(page, "What does a tailor do?");
    await lastReply(page).getByRole("button", { name: "Copy" }).click();
    await expect(lastReply(page).getByRole("button", { name: "Copied" })).toBeVisible();
    expect((await page.evaluate(() => navigator.clipboard.readText())).replace(/\n+/g, "\n").trim()).toBe("Tailor\nsews\ncuts");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await expect(lastReply(page).getByRole("button", { name: "Copy", exact: true })).toBeVisible();
    await lastReply(page).getByRole("button", { name: "Copy", exact: true }).click();
    await expect(panel(page).getByText("Your browser did not allow copying.")).toBeVisible();
  });

  test("the whole of it by keyboard alone", async ({ page }) => {
    await stub(page);
    await open(page, "/about");
    await launcher(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(replies(page)).toHaveCount(2);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(lastReply(page).getByRole("button", { name: "Copy" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(lastReply(page).getByRole("link", { name: "Tailor" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/career\/tailor$/);
    // The page that was gone to takes the focus when it is drawn.
    await expect(page.locator("main")).toBeFocused();
    await expect(panel(page)).toBeVisible();
    await page.getByRole("button", { name: "Close the chat" }).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the panel covers the page, keeps the focus, and makes way for a page that its link opens", async ({ page }) => {
    await stub(page);
    await openChat(page);
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await panel(page).evaluate((element) => element.matches(":modal"))).toBe(true);
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null),
      ).toBe(true);
    }
    await ask(page, "What does a tailor do?");
    await expectSoundLayout(page);
    await lastReply(page).getByRole("link", { name: "Tailor" }).click();
    await expect(page).toHaveURL(/\/career\/tailor$/);
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Tailor" })).toBeVisible();
    await page.getByRole("button", { name: "Back to Disha" }).click();
    await expect(replies(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test("turned to a wide screen it stands beside the page, with the talk and the focus where they were", async ({ page }) => {
    await stub(page);
    await openChat(page);
    await field(page).fill("What does");
    await page.setViewportSize({ width: 900, height: 740 });
    await expect.poll(() => panel(page).evaluate((element) => element.matches(":modal"))).toBe(false);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("What does");
  });
});

test.describe("for everybody", () => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ])
    test(`axe and layout at ${viewport.width} px, both themes, in every state`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await stub(page, (route, { message }) =>
        message.startsWith("fail")
          ? route.abort("failed")
          : say(`<h2>Tailor</h2>${REPLY}<ul><li>${"Long".repeat(40)}</li></ul>`, false)(route),
      );
      await openChat(page, "/career/tailor");
      await expectAccessible(page);
      await expectSoundLayout(page);
      await field(page).fill("What does a tailor do?");
      await field(page).press("Enter");
      await expect(panel(page).getByText("Disha is typing")).toBeVisible();
      await expectAccessible(page);
      await expect(replies(page)).toHaveCount(2);
      await ask(page, "fail");
      await expectAccessible(page);
      await expectSoundLayout(page);
      await page.keyboard.press("Escape");
      await expectAccessible(page);
    });

  test("the talk is a log, what changes is a status, and each side is named", async ({ page }) => {
    await stub(page);
    await openChat(page);
    await ask(page, "What does a tailor do?");
    await expect(panel(page).getByRole("log", { name: "Your talk with Disha" })).toContainText("You: What does a tailor do?");
    await expect(lastReply(page)).toContainText("Disha: A tailor sews");
    await expect(panel(page).getByRole("status")).toHaveCount(2);
  });

  test("nothing moves under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await stub(page, () => new Promise(() => {}));
    await openChat(page);
    await field(page).fill("What does a tailor do?");
    await field(page).press("Enter");
    await expect(panel(page).getByText("Disha is typing")).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length))
      .toBe(0);
  });
});

test.describe("trusted types", () => {
  test("the panel works where the browser demands them", async ({ page }) => {
    await page.route("**/about", async (route) => {
      const response = await route.fetch();
      const policy = "require-trusted-types-for 'script'; trusted-types dompurify career-clarity";
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
    });
    await stub(page);
    await openChat(page);
    await ask(page, "What does a tailor do?");
    await expect(lastReply(page).getByRole("link", { name: "Tailor" })).toBeVisible();
    await expect(lastReply(page)).toHaveAttribute("data-source", "intelligent-fallback");
  });
});

test("with the function itself: a real question is answered from the catalogue, with a link that leads there", async ({ page }) => {
  await openChat(page);
  await expect(panel(page).getByText("Smart Mode", { exact: true })).toBeVisible();
  await ask(page, "What does a tailor do?");
  await expect(lastReply(page)).toHaveAttribute("data-source", "intelligent-fallback");
  await lastReply(page).getByRole("link", { name: "Tailor", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Tailor" })).toBeVisible();
  await ask(page, "I want to end my life");
  await expect(lastReply(page)).toContainText("14416");
});
