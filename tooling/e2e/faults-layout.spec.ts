import type { Page } from "@playwright/test";
import { KINDS } from "../testing/kinds.ts";
import { expect, expectSoundLayout, keepFinished, open, resultsLink, TARGET, test } from "./site.ts";

/** What can stand over a page, and how it is opened. */
const WINDOWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "the menu": (page) => page.getByRole("button", { name: "Open the menu" }).click(),
  "the stream test": (page) => page.getByRole("button", { name: "Stream test", exact: true }).last().click(),
  "the feedback form": (page) => page.getByRole("button", { name: "Share your feedback" }).click(),
  "the Help Center": (page) => page.getByRole("contentinfo").getByRole("button", { name: "Help Center" }).click(),
  Disha: (page) => page.getByRole("button", { name: "Chat with Disha" }).click(),
  "the filters": (page) => page.getByRole("button", { name: /^Filters/ }).click(),
  // Only one's own answers can be deleted.
  "the question before deleting": (page) => page.getByRole("button", { name: "Delete everything" }).click(),
};
const PLACE: Readonly<Record<string, string>> = {
  "the filters": "/careers?search=engineer",
  "the question before deleting": "/results",
};
const CONTENT: Readonly<Record<string, string>> = {
  "the menu": "#mobile-menu a",
  "the stream test": "dialog li button",
  "the feedback form": "dialog textarea",
  "the Help Center": "dialog textarea",
  Disha: "dialog textarea",
  "the filters": "dialog select",
  "the question before deleting": "dialog p",
};

/** What is too high for its box and hidden there, and windows that reach beyond the screen. */
async function expectNothingCutBelow(page: Page): Promise<void> {
  const look = () => {
    const cut = [...document.querySelectorAll("body *")].filter((element) => {
      const { overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
      const hides = overflowY === "hidden" && clipPath === "none" && webkitLineClamp === "none";
      return hides && element.checkVisibility() && element.scrollHeight > element.clientHeight + 2 && element.textContent?.trim();
    });
    const beyond = [...document.querySelectorAll("dialog[open]")].filter((dialog) => {
      const { top, bottom, left, right } = dialog.getBoundingClientRect();
      return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
    });
    return [...cut, ...beyond].map((element) => `${element.localName}.${element.className}: ${element.textContent?.trim().slice(0, 60)}`);
  };
  // A window may still be taking its place.
  await expect.poll(() => page.evaluate(look), { timeout: 3000 }).toEqual([]);
}

/** In another language a link may be one short word: the least that WCAG 2.2 asks for (2.5.8). */
const LEAST = 24;
type Change = (page: Page) => Promise<unknown>;

async function expectPagesSound(page: Page, change: Change = async () => undefined, smallest = TARGET): Promise<void> {
  for (const path of [...KINDS, resultsLink()])
    await test.step(path, async () => {
      await open(page, path);
      if (path.startsWith("/results#")) await page.locator("ol article").first().waitFor();
      // Until all of the page is alive.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await change(page);
      await expectSoundLayout(page, smallest);
      await expectNothingCutBelow(page);
    });
}

async function expectWindowsSound(page: Page, change: Change = async () => undefined, smallest = TARGET): Promise<void> {
  await keepFinished(page);
  for (const [name, show] of Object.entries(WINDOWS))
    await test.step(name, async () => {
      await open(page, PLACE[name] ?? "/about");
      await show(page);
      await page
        .locator(CONTENT[name] ?? "")
        .first()
        .waitFor();
      await change(page);
      await expectSoundLayout(page, smallest);
      await expectNothingCutBelow(page);
    });
}

/** Every kind of page and every window, changed as told, with nothing cut and no sideways scroll. */
async function expectAllSound(page: Page, change?: Change, smallest?: number): Promise<void> {
  await expectPagesSound(page, change, smallest);
  await expectWindowsSound(page, change, smallest);
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("at 320 px nothing is cut and nothing scrolls sideways in any window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectWindowsSound(page);
});

test("at 400 % zoom, which is 320 by 256 px, nothing is cut and every window can be used", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectAllSound(page);
});

test("with text at 200 % nothing is cut and nothing scrolls sideways", async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expectAllSound(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await open(page, "/");
  for (const name of ["Great", "Good", "Feedback"]) {
    const { height, line } = await page.getByRole("button", { name, exact: true }).evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return { height: text.getBoundingClientRect().height, line: Number.parseFloat(getComputedStyle(button).fontSize) };
    });
    expect(height, `“${name}” is one word`).toBeLessThan(2 * line);
  }
});

/** Puts other words in the place of the page's own, as a browser's translation does, a third longer. */
const inWords =
  (words: readonly string[], direction: "ltr" | "rtl", only = "body"): Change =>
  (page) =>
    page.evaluate(
      ([list, dir, within]) => {
        document.documentElement.dir = dir;
        for (const root of document.querySelectorAll(within)) {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (node.parentElement?.closest("script, style, svg, mark")) continue;
            let place = 0;
            node.nodeValue = (node.nodeValue ?? "").replace(/\p{L}{3,}/gu, (word) => {
              let text = "";
              while (text.length < word.length * 1.3) text += `${text && " "}${list[place++ % list.length]}`;
              return text;
            });
          }
        }
      },
      [words, direction, only] as const,
    );

const HINDI = ["विद्यार्थी", "अभियांत्रिकी", "छात्रवृत्ति", "के", "लिए", "स्वास्थ्य", "मार्गदर्शन"];
const URDU = ["طالب", "علم", "انجینئرنگ", "کے", "لیے", "پیشہ", "رہنمائی"];
const LONG = ["Elektroenzephalographietechnikerin"];

test("in Devanagari nothing is cut and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAllSound(page, inWords(HINDI, "ltr"), LEAST);
});

test("right to left nothing is cut and nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAllSound(page, inWords(URDU, "rtl"), LEAST);
});

test("names of one long word break and push nothing aside", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAllSound(page, inWords(LONG, "ltr", "h1, h2, h3, h4, main li a, th, td, main button"), LEAST);
});

const TYPED = ["श्रीमती विद्यालक्ष्मीनारायणस्वामी", "محمد عبدالرحمٰن", "W".repeat(90), "👩🏽‍🎓".repeat(30)];

test("what people type is shown whole: a search, a career asked for, a question to Disha, a name", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route("**/.netlify/functions/chat", (route) => route.abort());
  for (const text of TYPED) {
    await open(page, `/careers?search=${encodeURIComponent(text)}`);
    await expect(page.getByRole("heading", { name: "No careers found" })).toBeVisible();
    await expectSoundLayout(page);
    await open(page, `/compare?ids=${encodeURIComponent(text.replaceAll(" ", "-"))}`);
    await expect(page.getByText(/No career has the address/)).toBeVisible();
    await expectSoundLayout(page);
  }
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill(TYPED.join(" ").slice(0, 100));
  await page.getByRole("textbox", { name: "Your feedback" }).fill(TYPED.join("\n"));
  await expectSoundLayout(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  await page.getByRole("textbox", { name: "Your question to Disha" }).fill(TYPED.join("\n"));
  await page.keyboard.press("Enter");
  await expect(page.locator("li[data-source]")).toHaveCount(3);
  await expectSoundLayout(page);
});

test("with forced colours what is chosen shows, and nothing is cut", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await expectAllSound(page);
  await open(page, "/career/geologist");
  for (const name of [/^Add to comparison/, /^Bookmark career/]) {
    const before = await page.getByRole("button", { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
    await page.getByRole("button", { name }).click();
    const after = await page
      .getByRole("button", { pressed: true })
      .last()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(after, String(name)).not.toBe(before);
  }
});

test("a picture that is missing says so in its box; one that is slow keeps its place", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The heading's font is taken where it comes in time, which is another time on each load.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.route("**/pictures/**", (route) => held.then(() => route.continue()));
  await page.goto("/blog", { waitUntil: "domcontentloaded" });
  await page.locator("html[data-hydrated]").waitFor();
  // The first is in the page itself.
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .nth(1);
  const picture = card.locator("img:visible");
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.boundingBox();
  expect(before?.height).toBeGreaterThan(100);
  release();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(before);

  await page.unroute("**/pictures/**");
  await page.route("**/pictures/**", (route) => route.fulfill({ status: 404, body: "gone" }));
  await open(page, "/blog");
  await card.scrollIntoViewIfNeeded();
  const words = card.getByText("Image not available").filter({ visible: true });
  await expect(words).toBeVisible();
  // Where the card is scrolled to may differ by then; its box may not.
  expect({ ...(await words.boundingBox()), y: 0 }).toEqual({ ...before, y: 0 });
  await expectSoundLayout(page);
});

test("a career's picture that is missing says so, and one that is slow shows its well, in the same box", async ({ page }) => {
  await page.route("**/data/explorer-start.json", async (route) => {
    const response = await route.fetch();
    const start = await response.json();
    for (const [place, image] of ["/pictures/missing.svg", "/pictures/slow.svg"].entries()) start.first[place].image = image;
    await route.fulfill({ response, json: start });
  });
  // The cards that come later would take the place of these.
  await page.route("**/data/cards.json", () => undefined);
  await page.route("**/pictures/missing.svg", (route) => route.abort());
  await page.route("**/pictures/slow.svg", () => undefined);
  await open(page, "/about");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "All Careers" }).click();
  const wells = page.locator("article > div:first-child");
  await expect(wells.first()).toHaveText("Image not available");
  await expect(wells.nth(1).locator("img")).toBeVisible();
  const boxes = await Promise.all([0, 1, 2].map((place) => wells.nth(place).boundingBox()));
  expect(new Set(boxes.map((box) => `${Math.round(box?.width ?? 0)} x ${box?.height}`)).size).toBe(1);
});
