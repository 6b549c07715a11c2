import { mkdir, writeFile } from "node:fs/promises";
import { serveSite } from "@career-clarity/local-stack";
import type { Locator, Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { buildSite } from "./build-site.ts";
import { keepFinished, questionCount } from "./e2e/site.ts";
import { fromRoot, SITE } from "./paths.ts";

/**
 * `pnpm interactions [kind ...]`: interaction to next paint (INP) of each kind of page, or of those named, on a phone's screen with the processor
 * six times slower, used as a visitor uses it. Says which press was the slowest and what it waited for; writes .local/interactions.json.
 */
const SLOWDOWN = 6;
const WANTED_MS = 100;
/** INP leaves out one interaction in so many: web.dev/articles/inp. */
const LEFT_OUT_ONE_IN = 50;
/** Between two presses of a visitor: long enough to have looked at what the first one did. */
const LOOK_MS = 900;
const KEY_MS = 120;
const SETTLE_MS = 400;
/** How long a finger stays down. */
const HELD_MS = 90;
const STEP_MS = 15_000;
const STREAM_QUESTIONS = 10;
const ASSESSMENT_QUESTIONS = 20;

type Kind = { readonly path: string; readonly before?: (page: Page) => Promise<unknown>; readonly use: (page: Page) => Promise<void> };

const look = (page: Page) => page.waitForTimeout(LOOK_MS);

/** By finger, at a point: Playwright's own press looks into the page in the middle of the interaction, which would be measured with it. */
async function tap(page: Page, target: Locator): Promise<void> {
  const shown = target.and(page.locator(":visible")).first();
  await shown.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(SETTLE_MS);
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${target} is nowhere on the page`);
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(HELD_MS);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
  await look(page);
}

async function press(page: Page, ...names: (string | RegExp)[]): Promise<void> {
  for (const name of names) await tap(page, page.getByRole("button", { name }));
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tap(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text, { delay: KEY_MS });
  await look(page);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.focus();
  await field.press("ArrowDown");
  await look(page);
  await field.selectOption(option);
  await look(page);
}

/** The question on screen, with its first fitting control. */
async function answer(page: Page): Promise<void> {
  const areas = page.locator("details > summary");
  if (await areas.count()) await tap(page, areas);
  const several = page.locator('main input[type="checkbox"]:visible');
  if (!(await several.count())) return tap(page, page.locator("main section li button"));
  await tap(page, several);
  await press(page, "Continue with Selected Options");
}

const kinds: Readonly<Record<string, Kind>> = {
  home: {
    path: "/",
    use: async (page) => {
      await press(page, "Open the menu", /^Close/, "Use the dark theme", "Use the light theme", "Pause the changing headline", "Great");
      await tap(page, page.getByRole("group", { name: "Which activities give you energy?" }).getByRole("checkbox"));
      await type(page, page.getByRole("searchbox"), "nurse");
    },
  },
  "stream test": {
    path: "/",
    use: async (page) => {
      await press(page, "Find My Stream First");
      for (let number = 1; number <= STREAM_QUESTIONS; number++) {
        await tap(page, page.getByRole("dialog").locator("li").nth(2).getByRole("button"));
      }
      await press(page, "Retake Stream Test", "Close");
    },
  },
  assessment: {
    path: "/assessment",
    use: async (page) => {
      for (let number = 1; number <= ASSESSMENT_QUESTIONS; number++) {
        await page.getByText(questionCount(number), { exact: true }).waitFor();
        if (number % 5 === 0) await press(page, /Keep Going|View Results/);
        await answer(page);
      }
    },
  },
  results: {
    path: "/results",
    before: keepFinished,
    use: async (page) => {
      await page.getByRole("heading", { name: "Your results", level: 1 }).waitFor();
      await look(page);
      await press(page, /^I like /, "Show more careers", /^Bookmark career/, /^Add to comparison/, "Share my results");
      await tap(page, page.getByLabel("More", { exact: true }));
      await tap(page, page.getByRole("region", { name: "Refine my results" }).getByRole("checkbox"));
      await press(page, "Back to my answers");
    },
  },
  explorer: {
    path: "/careers",
    use: async (page) => {
      for (const text of ["nurse", "design", "te", "zzzz", "accountent"]) await type(page, page.getByRole("searchbox"), text);
      await page.getByRole("searchbox").fill("");
      await look(page);
      await press(page, /^Bookmark career/, /^Add to comparison/, "List view", "Grid view", "Sort in descending order", "Page 2", "Page 3");
      await choose(page, "Sort by", "Salary");
      await press(page, /^Filters/);
      await choose(page, "Category", "Healthcare");
      await choose(page, "Subcategory", "Nursing and Midwifery");
      await page.getByLabel("Lowest salary").focus();
      for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight", { delay: KEY_MS });
      await look(page);
      await press(page, "Clear All", /^Show \d+ careers?$/);
    },
  },
  career: {
    path: "/career/geologist",
    use: (page) => press(page, /^Bookmark career/, /^Add to comparison/, "Share career"),
  },
  category: { path: "/careers/science", use: (page) => press(page, "Use the dark theme", "Open the menu", /^Close/) },
  compare: {
    path: "/compare?ids=civil-engineer,architect,actuary",
    use: async (page) => {
      await tap(page, page.getByRole("checkbox", { name: "Show only what differs" }));
      await press(page, "Remove Architect");
    },
  },
  bookmarks: {
    path: "/bookmarks",
    before: (page) => page.addInitScript(() => localStorage.setItem("cc_bookmarks", '["actuary","geologist","pastry-chef"]')),
    use: (page) => press(page, "Remove bookmark", "Undo"),
  },
  blog: { path: "/blog", use: (page) => press(page, "Parents", "All") },
  article: {
    path: "/blog/right-career-path-after-12th",
    use: (page) => press(page, "Use the dark theme", "Take the stream test", /^Close/),
  },
  "from page to page": {
    path: "/",
    use: async (page) => {
      await tap(page, page.getByRole("main").getByRole("link", { name: "Explore All Careers" }));
      await tap(page, page.locator("main article").getByRole("link"));
      await tap(page, page.getByRole("banner").getByRole("link"));
      await tap(page, page.getByRole("contentinfo").getByRole("link", { name: "Blog" }));
      await tap(page, page.locator("main article").getByRole("link"));
    },
  },
  forms: {
    path: "/about",
    use: async (page) => {
      await type(page, page.getByRole("contentinfo").getByLabel("E-mail address"), "asha@example.in");
      await press(page, "Share your feedback");
      await type(page, page.getByRole("dialog").getByLabel("Your feedback"), "The page on nursing helped me.");
      await press(page, /^Close/, "Help Center");
    },
  },
  chat: {
    path: "/career/geologist",
    use: async (page) => {
      await press(page, "Chat with Disha");
      const panel = page.getByRole("dialog", { name: /Disha/ });
      await tap(page, panel.getByText("You can ask, for example").locator("..").getByRole("button"));
      for (let wait = 0; wait < 4; wait++) await look(page);
      await panel.getByRole("textbox").pressSequentially("how to become a nurse", { delay: KEY_MS });
      await page.keyboard.press("Enter");
      for (let wait = 0; wait < 4; wait++) await look(page);
      await press(page, "Minimise");
    },
  },
};

/** Runs in the page: keeps each interaction, the longest of its events, and what was pressed. */
function watch(): void {
  const presses = new Map<number, string>();
  const seen = new Map<number, { press: string; total: number; delay: number; work: number }>();
  Object.assign(window, { interactions: () => [...seen.values()] });
  const name = ({ target, timeStamp, type }: Event) => {
    const at = (target as Element).closest?.("button, a, label, summary, select, input, textarea");
    presses.set(timeStamp, `${type} ${(at?.getAttribute("aria-label") ?? at?.textContent ?? "").trim().slice(0, 50) || at?.localName}`);
  };
  for (const type of ["pointerdown", "pointerup", "click", "keydown", "keyup"]) addEventListener(type, name, { capture: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId, duration, startTime, processingStart, processingEnd } = entry;
      if (interactionId === 0 || (seen.get(interactionId)?.total ?? 0) >= duration) continue;
      const press = presses.get(startTime) ?? entry.name;
      seen.set(interactionId, { press, total: duration, delay: processingStart - startTime, work: processingEnd - processingStart });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
type Interaction = { press: string; total: number; delay: number; work: number };

const named = process.argv.slice(2);
for (const name of named)
  if (!(name in kinds))
    throw new RangeError(
      `"${name}" is no kind of page: ${Object.keys(kinds)
        .map((kind) => `"${kind}"`)
        .join(", ")}`,
    );
await buildSite();
const { url, close } = await serveSite(SITE, 0);
const browser = await launchBrowser();
const rows: Record<string, Record<string, number | string>> = {};
try {
  for (const name of named.length > 0 ? named : Object.keys(kinds)) {
    const kind = kinds[name] as Kind;
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: "block" });
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_MS);
    await page.addInitScript(watch);
    await kind.before?.(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto(url + kind.path);
    await page.locator("html[data-hydrated]").waitFor();
    await look(page);
    await kind.use(page);
    const seen = await page.evaluate(() => (Reflect.get(window, "interactions") as () => Interaction[])());
    const slowest = seen.toSorted((a, b) => b.total - a.total);
    for (const { press, total, delay, work } of slowest.filter(({ total }) => total > WANTED_MS))
      console.log(`${name}: ${total} ms, ${press} (delay ${Math.round(delay)}, work ${Math.round(work)})`);
    const inp = slowest[Math.floor(seen.length / LEFT_OUT_ONE_IN)]?.total ?? 0;
    rows[name] = { interactions: seen.length, "INP, ms": inp, "slowest, ms": slowest[0]?.total ?? 0, press: slowest[0]?.press ?? "" };
    await context.close();
  }
} finally {
  await browser.close();
  await close();
}
console.table(rows);
await mkdir(fromRoot(".local"), { recursive: true });
await writeFile(fromRoot(".local/interactions.json"), `${JSON.stringify({ slowdown: SLOWDOWN, rows }, null, 2)}\n`);
