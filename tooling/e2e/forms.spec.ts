import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Entry, type LocalStack, type Office, openOffice, startLocalStack } from "@career-clarity/local-stack";
import type { Locator, Page } from "@playwright/test";
import { SITE } from "../paths.ts";
import { test as base, expect, expectAccessible, expectSoundLayout, open } from "./site.ts";

/** A local stack of these tests' own: they read its rows and stop its database. */
type Stack = LocalStack & { readonly office: Office };

/** What Chromium says of a request that a test makes fail. */
const EXPECTED = /Failed to load resource|Service Worker registration blocked/;

const test = base.extend<object, { stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), "career-clarity-forms-"));
      const stack = await startLocalStack({ root: SITE, port: 0, dataDir });
      const office = await openOffice(dataDir);
      await use({ ...stack, office });
      await office.close();
      await stack.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.url),
  quiet: async ({ page }, use) => {
    const heard: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !EXPECTED.test(message.text())) heard.push(message.text());
    });
    page.on("pageerror", (error) => heard.push(error.message));
    await use(undefined);
    expect(heard).toEqual([]);
  },
});

// What is intercepted here would go past a service worker.
test.use({ serviceWorkers: "block" });
// One database, which some tests stop.
test.describe.configure({ mode: "serial" });

/** Mails that the page opened, as their links. */
const openedMails = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("test-mails") ?? "[]"));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='mailto:']") : null;
      if (!link || event.isTrusted) return;
      event.preventDefault();
      const mails: unknown[] = JSON.parse(sessionStorage.getItem("test-mails") ?? "[]");
      sessionStorage.setItem("test-mails", JSON.stringify([...mails, link.href]));
    });
  });
});

const feedbackDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Share Your Feedback" });
const helpDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Help Center" });
const sendButton = (dialog: Locator): Locator => dialog.getByRole("button", { name: /^Send / });

async function openFeedback(page: Page, path = "/about"): Promise<Locator> {
  await open(page, path);
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await feedbackDialog(page).getByLabel("Your feedback").waitFor();
  return feedbackDialog(page);
}

async function openHelp(page: Page): Promise<Locator> {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Help Center" }).click();
  await helpDialog(page).getByLabel("What do you need help with?").waitFor();
  return helpDialog(page);
}

type Person = { readonly name: string; readonly email: string; readonly message: string };
const NAME = 'प्रिया "Pip" O\'Brien 👩🏽‍🎓';

async function fill(dialog: Locator, { name, email, message }: Person): Promise<void> {
  await dialog.getByLabel("Your name").fill(name);
  await dialog.getByLabel("Your e-mail address").fill(email);
  await dialog.getByRole("radio", { name: "4 of 5: Very good" }).check({ force: true });
  await dialog.getByLabel(/^Your feedback|^What do you need/).fill(message);
}

const rowsOf = async ({ office }: Stack, message: string): Promise<readonly Entry[]> =>
  (await office.entries()).filter((entry) => entry.message === message);

const REST = "**/rest/v1/**";

test("feedback becomes one row, and the window thanks, closes by itself and gives the focus back", async ({ page, stack }) => {
  const dialog = await openFeedback(page);
  await expect(sendButton(dialog)).toBeDisabled();
  await expect(dialog.getByText("Still needed: your name, your e-mail address, a rating, your message.")).toBeVisible();
  await fill(dialog, { name: `  ${NAME} `, email: "Priya@Example.IN", message: "The nursing page helped.\nThank you!" });
  await dialog.getByLabel("Topic").selectOption("Career Database");
  await dialog.getByLabel("What could we do better?").fill("Bigger text");
  await expect(dialog.getByText("11 / 500")).toBeVisible();
  await sendButton(dialog).press("Enter");
  await expect(dialog.getByRole("heading", { name: "Thank You" })).toBeFocused();
  await expect(dialog.getByRole("status")).toHaveText("Saved to secure database");
  expect(await rowsOf(stack, "The nursing page helped.\nThank you!")).toMatchObject([
    {
      form: "feedback",
      under_18: false,
      name: NAME,
      email: "priya@example.in",
      rating: 4,
      category: "careers",
      improvements: "Bigger text",
      user_agent: await page.evaluate(() => navigator.userAgent),
    },
  ]);
  await expect(dialog).toBeHidden({ timeout: 4500 });
  await expect(page.getByRole("button", { name: "Share your feedback" })).toBeFocused();
  // Reset, and what was sent can still be read.
  await page.getByRole("button", { name: "Share your feedback" }).press("Enter");
  await expect(dialog.getByLabel("Your feedback")).toHaveValue("");
  await expect(dialog.getByText("Your last message: Saved to secure database.")).toBeVisible();
});

test("the thanks stay while they are worked with", async ({ page }) => {
  const dialog = await openFeedback(page);
  await fill(dialog, { name: "Asha", email: "stay@example.in", message: "Stays." });
  await sendButton(dialog).click();
  await dialog.getByRole("heading", { name: "Thank You" }).waitFor();
  const close = dialog.locator("button", { hasText: "Close" });
  await close.focus();
  await page.waitForTimeout(3600);
  await expect(close).toBeFocused();
  await close.press("Enter");
  await expect(dialog).toBeHidden();
});

test("somebody under 18 asks for help without name and address", async ({ page, stack }) => {
  const dialog = await openHelp(page);
  await expect(dialog.getByText("Is it free?")).toBeVisible();
  await fill(dialog, { name: "Secret", email: "secret@example.in", message: "Which subjects for design?" });
  await dialog.getByRole("checkbox", { name: "I am under 18" }).check();
  await expect(dialog.getByLabel("Your name")).toHaveCount(0);
  await expect(dialog.getByText(/nothing else/)).toBeVisible();
  const sent = page.waitForRequest(REST);
  await sendButton(dialog).click();
  expect((await sent).postData()).not.toMatch(/secret|Mozilla/i);
  await expect(dialog.getByRole("status")).toHaveText("Saved to secure database");
  const [row] = await rowsOf(stack, "Which subjects for design?");
  expect(row).toMatchObject({ form: "help_requests", under_18: true, name: null, email: null, user_agent: null });
  // Without an address, the number is the only way to have it deleted.
  await expect(dialog.getByText(row?.id ?? "none")).toBeVisible();
});

test("the newsletter box subscribes, knows who is there, and checks the address", async ({ page, stack }) => {
  await open(page, "/about");
  const box = page.getByRole("contentinfo").locator("form");
  const input = box.getByLabel("E-mail address");
  const subscribe = box.getByRole("button");
  await expect(subscribe).toBeDisabled();
  await input.fill("News@Example.in");
  await subscribe.click();
  await expect(box.getByRole("status")).toHaveText("Successfully subscribed!");
  await expect(box.getByRole("status").locator("svg")).toHaveCount(1);
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
  await expect(box.getByRole("status")).toHaveText("", { timeout: 3500 });
  expect((await stack.office.entries()).filter(({ email }) => email === "news@example.in")).toHaveLength(1);

  await input.fill("news@example.in");
  await input.press("Enter");
  await expect(box.getByRole("status")).toHaveText("You are already subscribed to our newsletter!");
  await expect(input).toHaveValue("news@example.in");
  await input.fill("news@example");
  await input.press("Enter");
  await expect(box.getByRole("status")).toHaveText("Please enter a valid email address");
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(input).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expectAccessible(page);
});

const MAIL = {
  kind: "feedback",
  person: { name: NAME, email: "mail@example.in", message: "The database slept & I wrote.\nबहुत अच्छा" },
} as const;

test("while the database is stopped feedback goes by mail, with the reason told and the text kept; afterwards it is stored", async ({
  page,
  stack,
}) => {
  const dialog = await openFeedback(page);
  await fill(dialog, MAIL.person);
  await stack.stopDatabase();
  const pressed = Date.now();
  await sendButton(dialog).click();
  const problem = dialog.getByRole("alert");
  await expect(problem).toContainText("Submission Error");
  await expect(problem).toContainText(
    "Database error: Failed to submit feedback. Database connection not available. Please try again later.",
  );
  await expect(dialog.getByRole("button", { name: "Sending…" })).toBeFocused();
  await expectAccessible(page);
  await expect(dialog.getByRole("status")).toHaveText("Submitted via email (database unavailable)");
  expect(Date.now() - pressed).toBeGreaterThan(2000);
  const mails = await openedMails(page);
  expect(mails).toHaveLength(1);
  const mail = new URL(mails[0] ?? "");
  expect(mail.pathname).toBe("support@careerclarity.example");
  expect([...mail.searchParams.keys()]).toEqual(["subject", "body"]);
  const body = mail.searchParams.get("body");
  for (const line of [
    `Name: ${NAME}`,
    "E-mail: mail@example.in",
    "Rating: 4 of 5",
    "The database slept & I wrote.\r\nबहुत अच्छा",
    /Browser: Mozilla/,
    /Time: 20\d\d-/,
  ])
    expect(body).toMatch(line);
  await expect(dialog).toBeHidden({ timeout: 4500 });

  await stack.startDatabase();
  expect(await rowsOf(stack, MAIL.person.message)).toEqual([]);
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await expect(dialog.getByText("What you typed before was kept on this device.")).toBeVisible();
  await expect(dialog.getByLabel("Your feedback")).toHaveValue(MAIL.person.message);
  await sendButton(dialog).click();
  await expect(dialog.getByRole("status")).toHaveText("Saved to secure database");
  expect(await rowsOf(stack, MAIL.person.message)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem("cc_draft_feedback"))).toBeNull();
});

test("while the database is stopped a request for help goes by mail without a word", async ({ page, stack }) => {
  const dialog = await openHelp(page);
  await fill(dialog, { name: "Asha", email: "help@example.in", message: "Help by mail." });
  await stack.stopDatabase();
  await sendButton(dialog).click();
  await expect(dialog.getByRole("status")).toHaveText("Sent via email");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  expect(await openedMails(page)).toHaveLength(1);
  await stack.startDatabase();
});

test("while the database is stopped no mail opens for somebody under 18, and the text is kept", async ({ page, stack }) => {
  const dialog = await openFeedback(page);
  await dialog.getByRole("checkbox", { name: "I am under 18" }).check();
  await dialog.getByRole("radio", { name: "2 of 5: Fair" }).check({ force: true });
  await dialog.getByLabel("Your feedback").fill("I am fifteen.");
  await stack.stopDatabase();
  await sendButton(dialog).click();
  await expect(dialog.getByRole("alert")).toContainText("ask a parent or teacher to send it");
  await page.waitForTimeout(2500);
  expect(await openedMails(page)).toEqual([]);
  await expect(dialog.getByLabel("Your feedback")).toHaveValue("I am fifteen.");
  await stack.startDatabase();
  await sendButton(dialog).click();
  await expect(dialog.getByRole("status")).toHaveText("Saved to secure database");
  expect(await rowsOf(stack, "I am fifteen.")).toHaveLength(1);
});

test("a stored message whose answer is lost is one row", async ({ page, stack }) => {
  const dialog = await openFeedback(page);
  await fill(dialog, { name: "Asha", email: "lost@example.in", message: "The answer was lost." });
  await page.route("**/rest/v1/rpc/insert_feedback", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(dialog).click();
  await expect(dialog.getByRole("status")).toHaveText("Saved to secure database");
  expect(await rowsOf(stack, "The answer was lost.")).toHaveLength(1);
});

test("two clicks and an Enter send once", async ({ page, stack }) => {
  const dialog = await openFeedback(page);
  await fill(dialog, { name: "Asha", email: "twice@example.in", message: "Twice." });
  let sent = 0;
  await page.route(REST, async (route) => {
    sent++;
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await sendButton(dialog).dblclick();
  await dialog.getByRole("button", { name: "Sending…" }).press("Enter");
  await dialog.getByRole("heading", { name: "Thank You" }).waitFor();
  expect(sent).toBe(1);
  expect(await rowsOf(stack, "Twice.")).toHaveLength(1);
});

test("the same message again on the same day is told, and not mailed", async ({ page, stack }) => {
  const again = { name: "Asha", email: "again@example.in", message: "Once is enough." };
  for (const told of ["Thank You", "Submission Error"]) {
    const dialog = await openFeedback(page);
    await fill(dialog, again);
    await sendButton(dialog).click();
    await dialog.getByText(told, { exact: true }).waitFor();
  }
  await expect(feedbackDialog(page).getByRole("alert")).toContainText(
    "Duplicate submission detected. Please wait before submitting again.",
  );
  expect(await openedMails(page)).toEqual([]);
  expect(await rowsOf(stack, again.message)).toHaveLength(1);
});

const FAULTS = [
  ["no network", (page: Page) => page.route(REST, (route) => route.abort("internetdisconnected")), /Network connection issue/],
  [
    "502 as HTML",
    (page: Page) => page.route(REST, (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>502</h1>" })),
    /Failed to submit feedback\. Please try again or contact support\.$/m,
  ],
  ["broken JSON", (page: Page) => page.route(REST, (route) => route.fulfill({ status: 200, body: '{"id' })), /contact support\.$/m],
  ["silence", (page: Page) => page.route(REST, () => undefined), /Network connection issue/],
] as const;

for (const [what, meet, text] of FAULTS)
  test(`${what}: a verdict within 10 s, no raw answer, the text kept`, async ({ page }) => {
    const dialog = await openFeedback(page);
    await fill(dialog, { name: "Asha", email: "fault@example.in", message: `Meets ${what}.` });
    await meet(page);
    await sendButton(dialog).click();
    const box = dialog.getByRole("alert");
    await expect(box).toBeVisible({ timeout: 10_500 });
    expect(await box.locator("p").first().textContent()).toMatch(text);
    await expect(box).not.toContainText(/[<{]/);
    await expect(dialog.getByLabel("Your feedback")).toHaveValue(`Meets ${what}.`);
    await dialog.getByRole("heading", { name: "Thank You" }).waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await page.locator("html[data-hydrated]").waitFor();
    await page.getByRole("button", { name: "Share your feedback" }).click();
    await expect(dialog.getByLabel("Your feedback")).toHaveValue(`Meets ${what}.`);
  });

test("closing the window while a message is on its way tells at the foot of the page what came of it", async ({ page, stack }) => {
  const dialog = await openFeedback(page);
  await fill(dialog, { name: "Asha", email: "closed@example.in", message: "Closed meanwhile." });
  await page.route(REST, async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await sendButton(dialog).click();
  await dialog.getByRole("button", { name: "Sending…" }).waitFor();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Your message was saved.")).toBeVisible();
  expect(await rowsOf(stack, "Closed meanwhile.")).toHaveLength(1);
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await expect(dialog.getByLabel("Your feedback")).toHaveValue("");
});

test("what was typed is kept when the window closes or the page goes, can be cleared, and stands in the privacy page", async ({ page }) => {
  const dialog = await openFeedback(page);
  await dialog.getByLabel("Your name").fill("Asha");
  await dialog.getByLabel("Your feedback").fill("Half a tho");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await dialog.getByLabel("Your feedback").fill("Half a thought");
  await page.goto("/privacy-policy");
  await expect(page.getByText("What you typed in the feedback form and did not send")).toBeVisible();
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await expect(dialog.getByLabel("Your feedback")).toHaveValue("Half a thought");
  await dialog.getByRole("checkbox", { name: "I am under 18" }).check();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("cc_draft_feedback"))).not.toContain("Asha");
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await dialog.getByRole("button", { name: "Clear the form" }).click();
  await expect(dialog.getByLabel("Your feedback")).toHaveValue("");
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => localStorage.getItem("cc_draft_feedback"))).toBeNull();
});

test("by keyboard alone: errors are tied to their fields and the first one has the focus", async ({ page, stack }) => {
  await open(page, "/about");
  await page.getByRole("button", { name: "Share your feedback" }).press("Enter");
  const dialog = feedbackDialog(page);
  await dialog.getByLabel("Your feedback").waitFor();
  const tab = () => page.keyboard.press("Tab");
  // The close button has the focus; then come the switch, the name, the address, the stars, the topic, the texts.
  await tab();
  await expect(dialog.getByRole("checkbox")).toBeFocused();
  await tab();
  await page.keyboard.type("Asha");
  await tab();
  await page.keyboard.type("asha@example");
  await tab();
  const email = dialog.getByLabel("Your e-mail address");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "3 of 5: Good" })).toBeChecked();
  await tab();
  await tab();
  await page.keyboard.type("By keyboard.");
  await tab();
  await expectAccessible(page);
  await sendButton(dialog).press("Enter");
  await expect(email).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(".in");
  await expect(dialog.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Thank You" })).toBeFocused();
  expect(await rowsOf(stack, "By keyboard.")).toMatchObject([{ rating: 3, email: "asha@example.in" }]);
});

/** More than any chunk of the site's own that comes late. */
const SUPABASE_BYTES = 150_000;

test("the code of forms comes when they are opened, that of the database when something is sent", async ({ page }) => {
  const scripts: { readonly path: string; readonly bytes: Promise<number> }[] = [];
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith(".js")) scripts.push({ path, bytes: response.body().then(({ length }) => length) });
  });
  const has = (pattern: RegExp) => scripts.some(({ path }) => pattern.test(path));
  await open(page, "/about");
  expect(has(/message-form-|delivery-|send-/)).toBe(false);
  await page.getByRole("button", { name: "Share your feedback" }).click();
  const dialog = feedbackDialog(page);
  await dialog.getByLabel("Your feedback").waitFor();
  expect(has(/message-form-/)).toBe(true);
  expect(has(/delivery-|send-/)).toBe(false);
  await fill(dialog, { name: "Asha", email: "lazy@example.in", message: "Lazy." });
  await sendButton(dialog).focus();
  await expect.poll(() => has(/delivery-/)).toBe(true);
  const before = scripts.length;
  await sendButton(dialog).click();
  await dialog.getByRole("heading", { name: "Thank You" }).waitFor();
  const late = await Promise.all(scripts.slice(before).map(({ bytes }) => bytes));
  expect(late.filter((bytes) => bytes > SUPABASE_BYTES)).toHaveLength(1);
});

test("where the form's code can't be had, the window gives an address, and tries again", async ({ page }) => {
  await open(page, "/about");
  await page.route("**/assets/message-form-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "Share your feedback" }).click();
  const dialog = feedbackDialog(page);
  await expect(dialog.getByRole("alert")).toContainText("support@careerclarity.example");
  await expectAccessible(page);
  await page.unrouteAll();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByLabel("Your feedback")).toBeVisible();
});

test("where what sends can't be had, that is told with the address, and the text is kept", async ({ page }) => {
  const dialog = await openFeedback(page);
  await page.route(/\/assets\/(delivery|send)-/, (route) => route.abort());
  await fill(dialog, { name: "Asha", email: "gone@example.in", message: "Code gone." });
  await sendButton(dialog).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Failed to submit feedback: part of this page could not be loaded. Please try again or contact us directly at support@careerclarity.example",
  );
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => localStorage.getItem("cc_draft_feedback"))).toContain("Code gone.");
});

test("the forms fit a phone, with targets for a thumb, in both themes", async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const feedback = await openFeedback(page);
    await expectSoundLayout(page);
    await feedback.getByRole("checkbox", { name: "I am under 18" }).check();
    await expectSoundLayout(page);
    await expectAccessible(page);
    const help = await openHelp(page);
    await help.getByText("Is it free?").click();
    await expectSoundLayout(page);
    await expectAccessible(page);
  }
});
