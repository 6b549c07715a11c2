import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectSoundLayout, open, test } from "./site.ts";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const count = (page: Page) => page.locator("main").getByRole("status").first();
/** The cards of the list itself; what was found by another name stands below it. */
const cards = (page: Page) => page.locator("main > div > ul article");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });

async function openFilters(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByLabel("Subcategory")).toBeVisible();
}

/** On a phone the filters are a sheet over the list. */
async function leaveFilters(page: Page): Promise<void> {
  const done = page.getByRole("button", { name: /^Show \d+ careers?$/ });
  if (await done.isVisible()) await done.click();
}

test("the header says what there is, and the 95 % leads to what was measured", async ({ page }) => {
  await open(page, "/careers");
  await expect(page.getByRole("heading", { level: 1, name: "Explore Career Paths" })).toBeVisible();
  await expect(page.getByText("Discover your perfect career from our database of 1800+ opportunities")).toBeVisible();
  await expect(page.getByText("20 categories")).toBeVisible();
  await expect(count(page)).toContainText("1800+ Careers Found");
  await page.getByRole("link", { name: "95% accuracy" }).click();
  await expect(page).toHaveURL(/how-matching-works/);
});

for (const [device, viewport] of [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const) {
  test(`on ${device}: search, filters, sorting and both views, with the address in step`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/careers");
    await search(page).fill("nurs");
    await expect(page).toHaveURL(/search=nurs/);
    await expect(count(page)).toContainText(/^\d+ of 1800\+ Careers Found/);
    await expect(cards(page).first().locator("mark").first()).toHaveText(/nurs/i);
    // What is in sight comes first, and then the rest of the page.
    const found = Number.parseInt((await count(page).textContent()) ?? "", 10);
    await expect(cards(page)).toHaveCount(Math.min(24, found));

    await openFilters(page);
    await page.getByLabel("Category", { exact: true }).selectOption("Healthcare");
    await page.getByLabel("Subcategory").selectOption("Nursing and Midwifery");
    await page.getByLabel("Education Level").selectOption("Diploma");
    await page.getByLabel("Lowest salary").focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(/salary=35000-/);
    await expectAccessible(page);
    await expectSoundLayout(page);
    await leaveFilters(page);
    await expect(page.getByRole("button", { name: "Filters (4)" })).toBeVisible();
    const badges = await cards(page).locator("div > p:first-child > span:first-child").allInnerTexts();
    expect(new Set(badges)).toEqual(new Set(["Healthcare"]));

    await page.getByLabel("Sort by").selectOption("Salary");
    await page.getByRole("button", { name: "Sort in descending order" }).click();
    await expect(page).toHaveURL(/sort=salary&direction=descending|direction=descending.*sort=salary/);
    const middle = (text: string) => {
      const [low = 0, high = low] = text.split(" - ").map((part) => Number(part.replace(/\D/g, "")));
      return (low + high) / 2;
    };
    await expect
      .poll(async () => {
        const pays = (await cards(page).locator("dl + p > span:first-child").allInnerTexts()).map(middle);
        return pays.length > 1 && pays.every((pay, place) => place === 0 || pay <= (pays[place - 1] ?? 0));
      })
      .toBe(true);

    await page.getByRole("button", { name: "List view" }).click();
    await expect(cards(page).first()).toContainText("Nursing and Midwifery");
    await expectAccessible(page);
    await expectSoundLayout(page);
    await page.reload();
    await expect(page.getByRole("button", { name: "List view" })).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Filters (4)" })).toBeVisible();

    await openFilters(page);
    await page.getByRole("button", { name: "Clear All", exact: true }).click();
    await leaveFilters(page);
    await expect(count(page)).toContainText("1800+ Careers Found");
    await expect(search(page)).toHaveValue("");
    await expect(page).toHaveURL(/\/careers$/);
  });
}

test("what is typed before the list has come is searched for once it has", async ({ page }) => {
  let come = () => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route("**/data/{cards,texts}.json", (route) => held.then(() => route.continue()));
  await open(page, "/careers");
  await search(page).fill("beekeep");
  await expect(page).toHaveURL(/search=beekeep/, { timeout: 5000 });
  await expect(count(page)).toHaveText("Loading careers...");
  come();
  await expect(count(page)).toContainText(/^\d+ of 1800\+ Careers Found/);
  await expect(search(page)).toHaveValue("beekeep");
});

test("a search in the address is kept, however the search field's pause falls", async ({ page }) => {
  // As on a slow phone: a pause is over just when the page has been drawn, before anything that follows from the drawing.
  await page.addInitScript((pause) => {
    const waiting = new Map<number, () => void>();
    const [start, stop] = [window.setTimeout, window.clearTimeout];
    const hold = (run: () => void, ms?: number, ...given: unknown[]) => {
      if (ms !== pause) return start(run, ms, ...given);
      waiting.set(-waiting.size - 1, run);
      return -waiting.size;
    };
    Object.assign(window, { setTimeout: hold, clearTimeout: (id: number) => (id < 0 ? waiting.delete(id) : stop(id)) });
    new MutationObserver(() => {
      if (document.querySelector<HTMLInputElement>("#career-search")?.value !== "nursing") return;
      for (const [id, run] of [...waiting]) if (waiting.delete(id)) run();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, 300);
  await open(page, "/careers?search=nursing");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("nursing");
  await expect(page.locator("main article mark").first()).toBeVisible();
  await expect(page).toHaveURL(/search=nursing/);
});

test("a card tells all there is and leads to its career", async ({ page }) => {
  await open(page, "/careers?search=air traffic");
  const card = cards(page).first();
  await expect(card).toContainText("Transportation");
  await expect(card).toContainText(/(Low|Medium|High) Stress/);
  for (const score of ["analytical", "social", "creative", "leadership"])
    await expect(card.locator("dt", { hasText: score })).toBeVisible();
  await expect(card).toContainText(/\d+\/10/);
  await expect(card).toContainText(/\$[\d,]+ - \$[\d,]+/);
  await expect(card).toContainText(/[+-]?\d+(\.\d+)?%/);
  await expect(card).toContainText("Learn More");
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/career\/air-traffic/);
});

test("what is chosen before the last choice is drawn is kept with it", async ({ page }) => {
  await open(page, "/careers");
  await openFilters(page);
  await expect(page.getByLabel("Subcategory")).toBeVisible();
  await page.evaluate(() => {
    for (const [id, value] of [
      ["career-category", "Healthcare"],
      ["career-education", "Bachelor's Degree"],
      ["career-subcategory", "Nursing and Midwifery"],
      ["career-sort", "salary"],
    ] as const) {
      const select = document.getElementById(id) as HTMLSelectElement;
      if (![...select.options].some((option) => option.value === value)) select.append(new Option(value, value));
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expect(page).toHaveURL(/category=Healthcare/);
  await expect(page).toHaveURL(/subcategory=Nursing/);
  await expect(page).toHaveURL(/education=Bachelor/);
  await expect(page).toHaveURL(/sort=salary/);
  await expect(page.getByRole("button", { name: "Filters (3)" })).toBeVisible();
});

test("pages turn in a window of seven, and the page goes back to the top", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers");
  const numbers = () =>
    page
      .getByRole("navigation", { name: "Pages" })
      .getByRole("button", { name: /^Page \d+$/ })
      .allInnerTexts();
  await expect(page.getByText("Showing 1 to 24 of")).toBeVisible();
  await expect(page.getByText("24 per page")).toBeVisible();
  expect(await numbers()).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Page 7", exact: true }).click();
  await expect(page.getByText("Showing 145 to 168 of")).toBeVisible();
  expect(await numbers()).toEqual(["4", "5", "6", "7", "8", "9", "10"]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=8/);
  await page.goBack();
  await expect(page.getByText("Showing 145 to 168 of")).toBeVisible();
  // As on a first visit: the control that turned the page is gone while the list is on its way.
  await page.goto("/careers");
  await page.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Showing 25 to 48 of")).toBeVisible();
  await expect(count(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/careers\?page=2$/);
  await page.goto("/careers?page=99999");
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("nothing found: says so, offers what was meant, and clears", async ({ page }) => {
  await open(page, "/careers");
  await search(page).fill("accountent");
  await expect(page.getByRole("heading", { name: "No careers found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria or filters")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Accountant", exact: true }).click();
  await expect(search(page)).toHaveValue("Accountant");
  await expect(cards(page).filter({ hasText: "Accountant" }).first()).toBeVisible();
  await search(page).fill("zzqqzz");
  await page.getByRole("button", { name: "Clear All Filters" }).focus();
  await page.keyboard.press("Enter");
  await expect(count(page)).toContainText("1800+ Careers Found");
  await expect(count(page)).toBeFocused();
});

test("other names of careers are reached too, and said", async ({ page }) => {
  await open(page, "/careers?search=lekhpal");
  await expect(page.getByText("Also called Lekhpal").first()).toBeVisible();
  await open(page, "/careers?search=ethical+hacker");
  await expect(count(page)).toHaveText("1 of 1800+ Careers Found by another name");
  await expect(page.getByText("Also called Ethical Hacker")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No careers found" })).toBeHidden();
  await expectAccessible(page);
});

test("where the other names can't be had, the search is what the rule says", async ({ page }) => {
  await page.route("**/other-names*.json", (route) => route.abort());
  await open(page, "/careers?search=ethical+hacker");
  await expect(page.getByRole("heading", { name: "No careers found" })).toBeVisible();
  await expect(count(page)).toHaveText("0 of 1800+ Careers Found");
});

test("a career's whole name, other name or abbreviation leads to it, wherever the list has it", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers");
  await search(page).fill("CA");
  const offered = page.getByText("Did you mean").getByRole("link");
  await expect(offered).toHaveText(["Chartered Accountant"]);
  await expect(count(page)).toContainText(/^\d{3,} of 1800\+ Careers Found/);
  await expectSoundLayout(page);
  await search(page).fill("ias");
  await expect(offered).toHaveText(["IAS Officer"]);
  await expectAccessible(page);
  // What is first anyway is not offered too.
  await search(page).fill("actuary");
  await expect(cards(page).first().getByRole("heading")).toHaveText("Actuary");
  await expect(offered).toHaveCount(0);
  await search(page).fill("ias");
  await offered.click();
  await expect(page).toHaveURL(/\/career\/ias-officer$/);
});

test("bookmarks are kept, are shown on their page, and can be undone, exported and imported", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers?search=geolog");
  const first = cards(page).filter({ hasText: "geolog" }).first();
  const name = (await first.getByRole("heading").first().textContent()) ?? "";
  await first.getByRole("button", { name: "Bookmark career" }).click();
  await expect(first.getByRole("button", { name: "Remove bookmark" })).toHaveAttribute("title", "Remove bookmark");
  await page.reload();
  await expect(cards(page).first().getByRole("button", { name: "Remove bookmark" })).toBeVisible();

  await open(page, "/bookmarks");
  await expect(page.getByText("1 career saved")).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as a file" }).click();
  const file = await (await downloading).path();
  await cards(page).first().getByRole("button", { name: "Remove bookmark" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await cards(page).first().getByRole("button", { name: "Remove bookmark" }).click();
  await page.getByLabel("Import from a file").setInputFiles(file);
  await expect(page.getByText("1 career was added.")).toBeVisible();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByLabel("Import from a file").setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{]") });
  await expect(page.getByText(/holds no saved careers of ours/)).toBeVisible();
  await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("a file of bookmarks that is too large is not read, and one that can't be read is told", async ({ page }) => {
  await open(page, "/bookmarks");
  await page.evaluate(() => {
    Blob.prototype.text = () => Promise.reject(new DOMException("The file was moved", "NotFoundError"));
  });
  const chooser = page.getByLabel("Import from a file");
  const file = (bytes: number) => ({ name: "x.json", mimeType: "application/json", buffer: Buffer.alloc(bytes, " ") });
  await chooser.setInputFiles(file(1_000_001));
  await expect(page.getByText(/larger than a list of saved careers can be/)).toBeVisible();
  await chooser.setInputFiles(file(9));
  await expect(page.getByText(/could not be read/)).toBeVisible();
  await expect(chooser).toHaveValue("");
});

test("two tabs keep one list of bookmarks", async ({ context }) => {
  const one = await context.newPage();
  const other = await context.newPage();
  await open(one, "/career/geologist");
  await open(other, "/career/actuary");
  await one.getByRole("button", { name: "Bookmark career" }).click();
  await other.getByRole("button", { name: "Bookmark career" }).click();
  await open(one, "/bookmarks");
  await expect(one.getByText("2 careers saved")).toBeVisible();
  await other.getByRole("button", { name: "Remove bookmark" }).click();
  await expect(one.getByText("1 career saved")).toBeVisible();
});

test("what another tab saves while a file is read, or before an undo, is not lost", async ({ context }) => {
  const one = await context.newPage();
  await one.addInitScript(() => {
    const text = Blob.prototype.text;
    Blob.prototype.text = function () {
      return new Promise((give) => window.addEventListener("read-now", () => give(text.call(this)), { once: true }));
    };
  });
  const other = await context.newPage();
  await open(one, "/bookmarks");
  await open(other, "/career/actuary");
  await one.getByLabel("Import from a file").setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from('["geologist"]'),
  });
  await other.getByRole("button", { name: "Bookmark career" }).click();
  await expect(one.getByText("1 career saved")).toBeVisible();
  await one.evaluate(() => window.dispatchEvent(new Event("read-now")));
  await expect(one.getByText("2 careers saved")).toBeVisible();

  await one.bringToFront();
  await one.getByRole("button", { name: "Remove all" }).click();
  await expect(one.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await open(other, "/career/architect");
  await other.getByRole("button", { name: "Bookmark career" }).click();
  await expect(one.getByText("1 career saved")).toBeVisible();
  await one.getByRole("button", { name: "Undo" }).click();
  await expect(one.getByText("3 careers saved")).toBeVisible();
});

for (const [what, kept] of [
  ["no JSON", "{{{"],
  ["numbers", "[1,2,3]"],
  ["nested lists", '[["geologist"],{"a":1},"geologist"]'],
  ["ten megabytes", `"${"x".repeat(4_000_000)}"`],
] as const) {
  test(`the explorer opens with ${what} in its storage`, async ({ page }) => {
    await page.addInitScript((text) => {
      try {
        localStorage.setItem("cc_bookmarks", text);
      } catch {
        // Too much for this browser: then it was never kept.
      }
    }, kept);
    await open(page, "/careers?search=geologist");
    await cards(page)
      .first()
      .getByRole("button", { name: /bookmark/i })
      .first()
      .click();
    await expect(count(page)).toContainText(/Careers Found/);
  });
}

test("a bookmark works for the visit where storage throws", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, "/careers?search=geologist");
  await cards(page).first().getByRole("button", { name: "Bookmark career" }).click();
  await expect(cards(page).first().getByRole("button", { name: "Remove bookmark" })).toBeVisible();
});

test("three careers are compared, the oldest makes room, and the page says so", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers?search=engineer");
  await expect(count(page)).toContainText(/^\d+ of/);
  const names = await cards(page).getByRole("heading").allInnerTexts();
  for (let place = 0; place < 4; place++) await cards(page).nth(place).getByRole("button", { name: "Add to comparison" }).click();
  await expect(page.getByText(`At most three careers are compared, so ${names[0]} was taken out.`)).toBeVisible();
  const tray = page.getByRole("region", { name: "Careers to compare" });
  await expect(tray.getByRole("listitem")).toHaveCount(3);
  await tray.getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?ids=/);
  await expect(page.getByRole("columnheader").filter({ hasText: names[3] ?? "" })).toBeVisible();
});

for (const [device, viewport] of [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const) {
  test(`the comparison on ${device}: a table with headers, differences only, and what is unknown says so`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/compare?ids=civil-engineer,architect,actuary");
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await expect(table.getByRole("rowheader", { name: "Subjects that close it" })).toBeVisible();
    await expect(table.getByRole("rowheader", { name: "Years from Class 10 to first pay" })).toBeVisible();
    await expect(table.getByRole("cell", { name: /^All three\s*Unknown: fees/ })).toBeVisible();
    await expectAccessible(page);
    await expectSoundLayout(page);
    const rows = await table.getByRole("rowheader").count();
    await page.getByRole("checkbox", { name: "Show only what differs" }).check();
    expect(await table.getByRole("rowheader").count()).toBeLessThan(rows);
    await page.getByRole("button", { name: "Remove Architect" }).click();
    await expect(page).toHaveURL(/ids=civil-engineer(%2C|,)actuary$/);
    await expect(table.getByRole("columnheader")).toHaveCount(3);
  });
}

test("two careers that are removed from a comparison in one moment are both gone", async ({ page }) => {
  await open(page, "/compare?ids=civil-engineer,architect,actuary");
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(4);
  await page.evaluate(() => {
    for (const name of ["Remove Civil Engineer", "Remove Architect"])
      document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click();
  });
  await expect(page).toHaveURL(/ids=actuary$/);
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2);
});

test("a comparison's link with strangers and too many careers shows what it can and says the rest", async ({ page }) => {
  await open(page, "/compare?ids=civil-engineer,no-such-career,actuary,geologist");
  await expect(page.getByText(/At most three careers are compared/)).toBeVisible();
  await expect(page.getByText(/No career has the address no-such-career/)).toBeVisible();
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3);
  await open(page, "/compare");
  await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
});

test("another career is added to a comparison that came by a link", async ({ page }) => {
  await open(page, "/compare?ids=civil-engineer,actuary");
  await page.getByRole("link", { name: "Add a career" }).click();
  const tray = page.getByRole("region", { name: "Careers to compare" });
  await expect(tray.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Add to comparison" }).first().click();
  await expect(tray.getByRole("listitem")).toHaveCount(3);
  await tray.getByRole("link").click();
  await expect(page).toHaveURL(/ids=civil-engineer(%2C|,)actuary(%2C|,)[a-z-]+$/);
});

test("sharing: the sheet where there is one, silence when it is cancelled, else a copied link, else the link itself", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared, mode: "sheet" });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      get: () =>
        Reflect.get(window, "mode") === "absent"
          ? undefined
          : async (data: unknown) => {
              shared.push(data);
              if (Reflect.get(window, "mode") === "cancel") throw new DOMException("no", "AbortError");
            },
    });
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: {
        writeText: async () => {
          if (Reflect.get(window, "deny")) throw new DOMException("no", "NotAllowedError");
        },
      },
    });
  });
  await open(page, "/career/geologist");
  const button = page.getByRole("button", { name: "Share career" });
  await button.click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([
    {
      title: expect.stringContaining("Geologist"),
      text: "Check out this career on Career Clarity: Geologist",
      url: expect.stringMatching(/\/career\/geologist$/),
    },
  ]);
  await page.evaluate(() => Reflect.set(window, "mode", "cancel"));
  await button.click();
  await expect(page.getByText(/copied/)).toHaveCount(0);
  await page.evaluate(() => Reflect.set(window, "mode", "absent"));
  await button.click();
  await expect(page.getByText("Career link copied to clipboard!")).toBeVisible();
  await page.evaluate(() => Reflect.set(window, "deny", true));
  await button.click();
  await expect(page.getByLabel("Link to the career")).toHaveValue(/\/career\/geologist$/);
  await expect(page.getByText("Career link copied to clipboard!")).toHaveCount(0);
});

test("by keyboard alone: search, filter, bookmark, compare, turn a page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers");
  await search(page).focus();
  await page.keyboard.type("design");
  await page.keyboard.press("Enter");
  await expect(count(page)).toContainText(/of 1800\+ Careers Found/);
  await page.getByRole("button", { name: /^Filters/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Category", { exact: true }).focus();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await cards(page).first().getByRole("button", { name: "Bookmark career" }).focus();
  await page.keyboard.press("Space");
  await expect(cards(page).first().getByRole("button", { name: "Remove bookmark" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Careers to compare" })).toBeVisible();
  await page.getByRole("button", { name: "Page 2", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/page=2/);
});

test("each handle of the salary slider shows that it has the focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers");
  await openFilters(page);
  const pay = page.getByRole("group", { name: "Salary Range" });
  const pictures: Buffer[] = [await pay.screenshot()];
  await page.getByLabel("Education Level").focus();
  for (const end of ["Lowest salary", "Highest salary"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(end)).toBeFocused();
    pictures.push(await pay.screenshot());
  }
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(3);
});

test("on a phone the list begins on the first screen", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/careers");
  const box = await cards(page).first().boundingBox();
  expect(box?.y).toBeLessThan(PHONE.height * 0.75);
});

test("on a phone how many there are, and what may be meant, end beside what floats", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/careers");
  const floating = page.getByRole("button", { name: "Share your feedback" });
  const left = await floating.evaluate((button) => button.getBoundingClientRect().left);
  const end = await page.getByText(/Page 1 of \d+/).evaluate((line) => {
    const text = document.createRange();
    text.selectNodeContents(line);
    return text.getBoundingClientRect().right;
  });
  expect(end).toBeLessThan(left);
  await open(page, "/careers?search=accountent");
  const meant = page.getByText("Did you mean").getByRole("button");
  await expect(meant.first()).toBeInViewport();
  for (const one of await meant.all())
    expect(await one.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(left);
});

test("in the list view each score stands in one line", async ({ page }) => {
  for (const width of [800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/careers?search=nurs");
    await page.getByRole("button", { name: "List view" }).click();
    await expect(cards(page).first().locator("dl > div")).toHaveCount(4);
    const heights = await page
      .locator("article dl > div")
      .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(heights).size, `${width} px: ${[...new Set(heights)]}`).toBe(1);
  }
});

for (const [device, viewport] of [
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
] as const) {
  test(`on ${device}: what is told about the comparison covers nothing of it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/careers");
    for (let place = 0; place < 4; place++) await cards(page).nth(place).getByRole("button", { name: "Add to comparison" }).click();
    const told = page.getByText(/^At most three careers are compared/).locator("..");
    const tray = page.getByRole("region", { name: "Careers to compare" });
    await expect(tray.getByRole("link", { name: "Compare" })).toBeInViewport();
    await expect
      .poll(async () => {
        const [above, below] = [await told.boundingBox(), await tray.boundingBox()];
        return above && below && above.y + above.height <= below.y;
      })
      .toBe(true);
    await tray.getByRole("button", { name: "Clear" }).click();
    await expect(tray).toBeHidden();
    await expect.poll(async () => told.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom)).toBeLessThan(24);
  });
}

test("an address with nonsense opens with what is valid", async ({ page }) => {
  await open(page, "/careers?category=Magic&salary=9-1&sort=luck&page=-3&education=Bachelor%27s+Degree");
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await expect(page.getByText(/no longer known and was left out/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test("the list that can't be had says so and can be tried again, with the search kept", async ({ page }) => {
  await page.route("**/data/texts.json", (route) => route.abort());
  await open(page, "/careers");
  await search(page).fill("nurse");
  await expect(page.getByRole("alert")).toContainText("could not all be loaded");
  await expect(search(page)).toHaveValue("nurse");
  await page.unroute("**/data/texts.json");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(count(page)).toContainText(/of 1800\+ Careers Found/);
});
