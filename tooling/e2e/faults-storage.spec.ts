import type { Page } from "@playwright/test";
import { KINDS } from "../testing/kinds.ts";
import { answerByMouse, expect, open, questionCount, resultsLink, test } from "./site.ts";

/** Everything that the site keeps in a browser. */
const KEYS = {
  local: ["cc_bookmarks", "cc_assessment", "cc_stream_answers", "cc_thumbs", "cc_theme", "cc_view", "cc_draft_feedback", "cc_draft_help"],
  session: ["cc_results", "cc_stream_begun", "cc_chat", "cc_recovered", "cc_reports"],
} as const;

const NONSENSE = ["", "{", "null", "[]", "0", '"text"', '[null,{"a":[1]},"geologist"]', '{"version":9e9,"answers":[],"messages":{}}'];

/** Each kind of page comes up, opens a form and Disha, and throws nothing (the fixture listens). */
async function visitAll(page: Page): Promise<void> {
  for (const path of KINDS) {
    await open(page, path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Share your feedback" }).click();
  await expect(page.getByRole("textbox", { name: "Your feedback" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Chat with Disha" }).click();
  await expect(page.getByRole("dialog", { name: "Disha" })).toBeVisible();
}

/** A storage that is forbidden, absent, or so full that nothing more goes in. */
const BROKEN = {
  throws: () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  },
  "is absent": () => {
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { value: null });
  },
  "is full": () => {
    localStorage.setItem("cc_bookmarks", localStorage.getItem("cc_bookmarks") ?? '["actuary"]');
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
};

for (const [what, breakIt] of Object.entries(BROKEN)) {
  test(`storage that ${what}: every kind of page works`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await visitAll(page);
  });

  test(`storage that ${what}: bookmark, theme, thumbs, draft and results work for the visit`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page, "/career/geologist");
    await page.getByRole("button", { name: "Bookmark career" }).click();
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    await page.getByRole("button", { name: "Share your feedback" }).click();
    await page.getByRole("textbox", { name: "Your feedback" }).fill("Half a thought");
    await page.keyboard.press("Escape");
    // Within the visit: an address in this very page.
    await page.evaluate((link) => {
      const target = document.createElement("a");
      target.href = link;
      history.pushState(null, "", target.href);
      dispatchEvent(new PopStateEvent("popstate"));
    }, resultsLink());
    const like = page.getByRole("button", { name: /^I like / }).first();
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("searchbox", { name: "Name of a career" }).fill("geologist");
    await page.getByRole("button", { name: "Geologist", exact: true }).click();
    await expect(page.getByRole("button", { name: "Remove bookmark: Geologist" }).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Share your feedback" }).click();
    await expect(page.getByRole("textbox", { name: "Your feedback" })).toHaveValue("Half a thought");
  });
}

test("storage that is full keeps what it held", async ({ page }) => {
  await open(page, "/career/actuary");
  await page.getByRole("button", { name: "Bookmark career" }).click();
  await page.addInitScript(BROKEN["is full"]);
  await open(page, "/career/geologist");
  await page.getByRole("button", { name: "Bookmark career" }).click();
  expect(await page.evaluate(() => localStorage.getItem("cc_bookmarks"))).toBe('["actuary"]');
});

test("every screen opens whatever storage holds", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, "/about");
  for (const turn of [0, 3])
    for (const [place, path] of KINDS.entries()) {
      await page.evaluate(
        ([keys, nonsense, first]) => {
          const at = (index: number) => nonsense[(first + index) % nonsense.length] ?? "";
          for (const [index, key] of keys.local.entries()) localStorage.setItem(key, at(index));
          for (const [index, key] of keys.session.entries()) sessionStorage.setItem(key, at(index));
        },
        [KEYS, NONSENSE, turn + place] as const,
      );
      await open(page, path);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
    }
});

test("the keys of this test are all that the site has", async ({ page }) => {
  await open(page, "/");
  const scripts = await page.evaluate(async () => {
    const cached = performance.getEntriesByType("resource").map(({ name }) => name);
    return cached.filter((name) => name.endsWith(".js"));
  });
  const manifest: string = await (await page.request.get("/service-worker.js")).text();
  const files = [...new Set([...scripts, ...[...manifest.matchAll(/assets\/[\w.-]+\.js/g)].map(([path]) => `/${path}`)])];
  const texts = await Promise.all(files.map(async (file) => (await page.request.get(file)).text()));
  const found = texts.flatMap((text) => [...text.matchAll(/cc_[a-z_]+/g)].map(([key]) => key.replace(/_$/, "")));
  const known = [...KEYS.local, ...KEYS.session, "cc_draft"];
  expect([...new Set(found)].filter((key) => !known.some((one) => one === key))).toEqual([]);
});

test("what is valid among nonsense is kept", async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("cc_bookmarks") === null) localStorage.setItem("cc_bookmarks", '[null,"actuary",{"a":1},"actuary",7]');
  });
  await open(page, "/career/geologist");
  await page.getByRole("button", { name: "Bookmark career" }).click();
  await open(page, "/bookmarks");
  await expect(page.getByText("2 careers saved")).toBeVisible();
});

test("two tabs are one visit: theme, answers, thumbs and what is deleted", async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  for (const page of [one, other]) {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/assessment");
  }
  await one.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(other.getByRole("button", { name: "Use the light theme" })).toBeVisible();
  for (let number = 1; number <= 2; number++) await answerByMouse(one, number);
  await expect(other.getByText(questionCount(3), { exact: true })).toBeVisible();
  await answerByMouse(other, 3);
  await expect(one.getByText(questionCount(4), { exact: true })).toBeVisible();
  await open(other, "/privacy-policy");
  await other.getByRole("button", { name: "Delete everything" }).click();
  await expect(one.getByText(questionCount(1), { exact: true })).toBeVisible();
  await expect(one.locator("html")).not.toHaveAttribute("data-theme", /./);
  await expect(one.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("the home page's question writes over no assessment that another tab has begun, and leads there", async ({ context }) => {
  const home = await context.newPage();
  const other = await context.newPage();
  const options = home.getByRole("group", { name: "Which activities give you energy?" }).getByRole("checkbox");
  // Deaf to other tabs, as a tab is that the browser has put to sleep.
  await home.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
  await open(home, "/");
  await open(other, "/assessment");
  for (let number = 1; number <= 2; number++) await answerByMouse(other, number, 1);
  const kept = await other.evaluate(() => localStorage.getItem("cc_assessment"));
  await options.first().check();
  await home.getByRole("button", { name: "Continue with Selected Options" }).click();
  await expect(home.getByText(questionCount(3), { exact: true })).toBeVisible();
  await expect(other.getByText(questionCount(3), { exact: true })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem("cc_assessment"))).toBe(kept);
});

test("the home page's question follows what another tab ticks, and says when it has been answered there", async ({ context }) => {
  const home = await context.newPage();
  const other = await context.newPage();
  await open(home, "/");
  await open(other, "/assessment");
  await other.locator('main input[type="checkbox"]').nth(1).check();
  await expect(home.getByRole("group", { name: "Which activities give you energy?" }).getByRole("checkbox").nth(1)).toBeChecked();
  await other.getByRole("button", { name: "Continue with Selected Options" }).click();
  await expect(home.getByRole("link", { name: "Go on where you were" })).toBeVisible();
});

test("a bookmark deleted in another tab stays deleted", async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await open(one, "/career/geologist");
  await one.getByRole("button", { name: "Bookmark career" }).click();
  await open(other, "/privacy-policy");
  await other.getByRole("button", { name: "Delete everything" }).click();
  await expect(one.getByRole("button", { name: "Bookmark career" })).toBeVisible();
});

for (const year of ["1985", "2061"])
  test(`with the clock in ${year} every kind of page works, and Disha and the results too`, async ({ page }) => {
    await page.clock.setFixedTime(`${year}-03-01T12:00:00Z`);
    await visitAll(page);
    await page.getByRole("textbox", { name: "Your question to Disha" }).fill("What does a tailor do?");
    await page.keyboard.press("Enter");
    await expect(page.locator("li[data-source]:not([data-source=user])")).toHaveCount(2);
    // The clock is put right while the talk and the answers are kept.
    await page.clock.setFixedTime("2026-03-01T12:00:00Z");
    await page.reload();
    await page.getByRole("button", { name: "Chat with Disha" }).click();
    await expect(page.locator("li[data-source]:not([data-source=user])")).toHaveCount(2);
  });
