import type { Page } from "@playwright/test";
import { expect, expectAccessible, finishTransitions, open, test } from "./site.ts";

const PHONE = { width: 360, height: 740 };
const floating = (page: Page) => page.getByRole("complementary", { name: "Help and feedback" }).getByRole("button");
/** Whether both floating buttons take a finger where they stand. */
const expectFloating = (page: Page, there: boolean) =>
  expect
    .poll(() => floating(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).pointerEvents === "auto")))
    .toEqual([there, there]);

test("the headline changes every 3.5 s, can be paused, and is still under reduced motion", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  const shown = page.locator("h1 [data-shown]");
  const first = await shown.textContent();
  await page.clock.runFor(3900);
  await expect(shown).not.toHaveText(first ?? "");
  await page.getByRole("button", { name: "Pause the changing headline" }).click();
  const paused = (await shown.textContent()) ?? "";
  await page.clock.runFor(15_000);
  await expect(shown).toHaveText(paused);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.clock.runFor(15_000);
  await expect(shown).toHaveText(first ?? "");
});

test("Great and Good are thanked for, for two seconds; Feedback opens the window", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.getByRole("button", { name: "Great" }).click();
  await expect(page.getByText("Thanks!")).toBeVisible();
  await page.clock.runFor(2100);
  await expect(page.getByText("Thanks!")).toBeHidden();
  await page.getByRole("button", { name: "Feedback", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Share Your Feedback" })).toBeVisible();
  await expectAccessible(page);
});

test("the question on the home page goes on in the assessment", async ({ page }) => {
  await open(page, "/");
  const options = page.getByRole("group", { name: "Which activities give you energy?" }).getByRole("checkbox");
  for (const index of [0, 2, 4, 6]) await options.nth(index).check();
  await expect(options.nth(1)).toBeDisabled();
  await page.getByRole("button", { name: "Continue with Selected Options" }).click();
  await expect(page).toHaveURL(/\/assessment\?question=2/);
  await expect(page.getByText("Question 2 of 20")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(4);
  await open(page, "/");
  await expect(page.getByRole("link", { name: "Go on where you were" })).toBeVisible();
});

test("the search on the home page finds careers and leads into the explorer", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("searchbox", { name: "Search careers" }).fill("beekeep");
  await expect(page.getByText(/careers? found/)).toBeVisible();
  await page.getByRole("link", { name: /in the explorer$/ }).click();
  await expect(page).toHaveURL(/\/careers\?search=beekeep/);
  await page.goBack();
  await page.getByRole("searchbox", { name: "Search careers" }).fill("zzzz");
  await expect(page.getByText("No career mentions “zzzz”", { exact: false })).toBeVisible();
});

test("an address with #stream-test opens the stream selector", async ({ page }) => {
  await open(page, "/blog#stream-test");
  await expect(page.getByRole("dialog", { name: "Stream Selector" })).toBeVisible();
});

test("articles can be searched and chosen by topic, and the choice stays in the address", async ({ page }) => {
  await open(page, "/blog");
  const articles = page.locator("main article");
  await expect(articles).toHaveCount(13);
  await page.getByRole("searchbox").fill("résumé");
  await expect(articles).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "1 article" })).toBeVisible();
  await page.getByRole("searchbox").fill("zzzz");
  await expect(page.getByRole("heading", { name: "No article found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all articles" }).click();
  await page.getByRole("button", { name: "Parents", exact: true }).click();
  await expect(page).toHaveURL(/topic=Parents/);
  const count = await articles.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(13);
  await page.reload();
  await expect(articles).toHaveCount(count);
  await open(page, "/blog?topic=nonsense");
  await expect(page.getByRole("button", { name: "All", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(articles).toHaveCount(13);
});

test("a finger leaves nothing behind that looks as if it were on", async ({ page, browser, baseURL }) => {
  const ground = async (on: Page, hovered: boolean) => {
    await open(on, `${baseURL}/career/geologist`);
    const session = await on.context().newCDPSession(on);
    const label = '[aria-label^="Bookmark career"]';
    if (hovered) {
      await session.send("DOM.enable");
      await session.send("CSS.enable");
      const { root } = await session.send("DOM.getDocument");
      const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: label });
      await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
    }
    await finishTransitions(on);
    return on.locator(label).evaluate((button) => getComputedStyle(button).backgroundColor);
  };
  expect(await ground(page, true)).not.toBe(await ground(page, false));
  const phone = await browser.newContext({ isMobile: true, hasTouch: true, viewport: PHONE });
  const touched = await phone.newPage();
  expect(await ground(touched, true)).toBe(await ground(touched, false));
  await phone.close();
});

test("what is ticked on the home page is kept in the press, whatever becomes of the network", async ({ page }) => {
  await open(page, "/");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("checkbox").first().check();
  expect(await page.evaluate(() => localStorage.getItem("cc_assessment"))).toContain('"pending":["');
  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

test("what is kept on the device is shown and can be deleted", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("checkbox").first().check();
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await open(page, "/privacy-policy");
  const panel = page.getByRole("region", { name: "Your data on this device" });
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Delete Your answers to the assessment so far" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(panel.getByRole("heading", { name: "Your data on this device" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await panel.getByRole("button", { name: "Delete everything" }).click();
  await expect(panel.getByText("Nothing is kept in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await panel.getByRole("button", { name: "Delete everything" }).click();
  await expect(panel.getByText("Nothing is kept in this browser.")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("cc_")))).toEqual([]);
});

test("the Help Center answers and gives an address", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("button", { name: "Help Center" }).click();
  const dialog = page.getByRole("dialog", { name: "Help Center" });
  await dialog.getByText("Who sees my answers?").click();
  await expect(dialog.getByText(/Nobody but you/)).toBeVisible();
  await expectAccessible(page);
});

test("the blog is fetched in the background after 3 s, other pages 2 s later; nothing on a data-saving connection", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await open(page, "/terms-of-service");
  // The clock goes on by itself too while the test waits.
  await page.clock.runFor(1500);
  expect(asked).not.toContain("/data/blog.json");
  await page.clock.runFor(1600);
  await expect.poll(() => asked).toContain("/data/blog.json");
  const scripts = () => asked.filter((path) => path.endsWith(".js")).length;
  const before = scripts();
  await page.clock.runFor(2100);
  await expect.poll(scripts).toBeGreaterThan(before);

  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await open(page, "/terms-of-service");
  asked.length = 0;
  await page.clock.runFor(10_000);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).hover();
  expect(asked).toEqual([]);
});

test("pointing at the blog's link fetches the blog and two articles, and failure is ignored", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await open(page, "/terms-of-service");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).focus();
  await expect.poll(() => [...asked].filter((path) => path.startsWith("/data/blog/")).length).toBe(2);

  await page.route("**/data/blog*", (route) => route.abort());
  await open(page, "/terms-of-service");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).hover();
  await page.waitForTimeout(200);
  await page.unroute("**/data/blog*");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { name: "Career guides" })).toBeVisible();
});

test("code that is gone after an update of the site is recovered from, at the address that was asked for", async ({ page }) => {
  await open(page, "/");
  // The new version's page names other files; the old ones answer 404 until the page is loaded anew.
  await page.route("**/assets/about-*.js", (route) => route.fulfill({ status: 404, body: "gone" }), { times: 1 });
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test("code that stays gone ends at the error screen and not in a loop", async ({ page }) => {
  await open(page, "/");
  let loads = 0;
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) loads++;
  });
  // The prerendered page would serve too: its script is gone as well, so the page stays as it was built.
  await page.route("**/assets/about-*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
  await page.waitForTimeout(1000);
  expect(loads).toBeLessThanOrEqual(3);
});

test("the header is one row at every width", async ({ page }) => {
  await open(page, "/about");
  for (const width of [320, 768, 1024, 1087, 1088, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByRole("banner").boundingBox();
    expect(box?.height, `${width} px`).toBeLessThan(80);
  }
});

test("the menu names the page that is open, and the mobile menu closes on a choice", async ({ page }) => {
  await open(page, "/blog");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" })).toHaveAttribute("aria-current", "page");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All Careers" }).click();
  await expect(page).toHaveURL(/\/careers$/);
  await expect(page.locator("#mobile-menu")).toHaveCount(0);
});

test("the phone's menu closes by Escape from within and by a tap beside it, and holds what floats", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/about");
  const button = page.getByRole("button", { name: "Open the menu" });
  const menu = page.locator("#mobile-menu");
  await button.press("Enter");
  await menu.getByRole("link", { name: "Home" }).focus();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(40, 700);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/about$/);
  await button.click();
  await expectFloating(page, false);
  await menu.getByRole("button", { name: "Share your feedback" }).click();
  await expect(page.getByRole("dialog", { name: "Share Your Feedback" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await button.click();
  await menu.getByRole("button", { name: "Chat with Disha" }).click();
  await expect(page.getByRole("dialog", { name: "Disha" })).toBeVisible();
});

test("on a phone what floats steps aside for reading on and for a question's answers, and is back by the keyboard", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await open(page, "/about");
  await expectFloating(page, true);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 600);
  await expectFloating(page, false);
  await page.mouse.wheel(0, -100);
  await expectFloating(page, true);
  await page.mouse.wheel(0, 300);
  await expectFloating(page, false);
  await page.keyboard.press("Tab");
  await page.mouse.wheel(0, 300);
  await expectFloating(page, false);
  await floating(page).first().focus();
  await expectFloating(page, true);
  await page.mouse.wheel(0, 20_000);
  await expectFloating(page, true);
  await open(page, "/assessment");
  await expect(page.getByText("Question 1 of 20")).toBeVisible();
  await expectFloating(page, false);
  await page.setViewportSize({ width: 640, height: 360 });
  await expectFloating(page, false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectFloating(page, true);
});

test("on a phone nothing that a first screen offers lies under what floats", async ({ page }) => {
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ["/", "/no-such-page"]) {
      await open(page, path);
      const left = await floating(page)
        .first()
        .evaluate((one) => one.getBoundingClientRect().left);
      for (const name of ["Find My Stream First", "Find My Perfect Career", "Career assessment"])
        for (const one of await page.locator("main").getByText(name, { exact: true }).all())
          expect(await one.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(left);
    }
  }
});

test("the thanks move nothing, the topics are one row on a phone, and the address is whole", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, "/");
    const great = page.getByRole("button", { name: "Great" });
    const before = await great.boundingBox();
    await great.click();
    await expect(page.getByText("Thanks!")).toBeVisible();
    expect(await great.boundingBox()).toEqual(before);
  }
  await page.setViewportSize(PHONE);
  await open(page, "/blog");
  await expect(page.getByText("13 articles")).toBeInViewport();
  const rows = await page
    .getByRole("group", { name: "Topics" })
    .getByRole("button")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
  await open(page, "/about");
  const address = page.getByRole("main").getByRole("link", { name: /@/ });
  expect(await address.evaluate((link) => link.getBoundingClientRect().height)).toBeLessThan(50);
});

test("a theme chosen against the system's is there at the first paint", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("cc_theme", "dark"));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a link to a place on another page leads to that place", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Features" }).click();
  await expect(page).toHaveURL(/\/#features$/);
  await expect(page.getByRole("heading", { name: "What stands behind a result" })).toBeInViewport();
});
