import { mkdir, writeFile } from "node:fs/promises";
import { serveSite } from "@career-clarity/local-stack";
import type { Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { fromRoot, SITE } from "./paths.ts";

/**
 * `pnpm explorer:performance`: the explorer in real Chromium at 4x CPU slowdown on a phone's screen, with the full catalogue. Types searches,
 * sets filters, sorts, turns pages; prints the time from a settled search to painted results, beside it what the machine takes in the same run to
 * paint one changed word of the same page, the slowest interaction (INP), the longest tasks and the layout shift of the whole visit, and writes
 * .local/explorer-performance.json.
 */
const SLOWDOWN = 4;
/** Enough that one in twenty is more than a stray pause of the machine: names and skills, whole and in pieces, phrases, mistypes. */
const SEARCHES = [
  ..."nurse,design,bank manager,pilot,te,solar,zzzz,teacher,data,marine,law,film editor,engineer,a,chef,forest,rail,physio,tax".split(","),
  ..."animation,care of,welder,yoga,judge,police,docter,art,in,farm,software engineer,photo,civil,er,psychologist,hotel,music".split(","),
  ..."s,drone,accountant,journalist,agri,machine learning,fire,sewing,space,translator,ias,xyz,pharma,cricket,bio".split(","),
];
const KEY_PAUSE_MS = 90;
const SETTLE_MS = 1200;

/** Runs in the page: notes when a search was committed to the address, when the page changed for it, and when that was painted. */
function watch(): void {
  const seen = { painted: [] as number[], parts: [] as number[][], interactions: [] as number[], shift: 0, longest: 0 };
  Object.assign(window, { seen });
  let committed: number | null = null;
  const replace = history.replaceState.bind(history);
  history.replaceState = (...args) => {
    committed = performance.now();
    replace(...args);
  };
  const follow = () => {
    if (committed === null) return;
    const start = committed;
    committed = null;
    const m = performance.now();
    requestAnimationFrame(() => {
      const raf = performance.now();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { const p = performance.now(); seen.painted.push(p - start); seen.parts.push([m-start, raf-m, p-raf, document.querySelectorAll("main li article").length]); };
      port2.postMessage(null);
    });
  };
  document.addEventListener("DOMContentLoaded", () => {
    const main = document.querySelector("main");
    if (main) new MutationObserver(follow).observe(main, { subtree: true, childList: true });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.interactions.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: "longtask", buffered: true });
}

/** Runs in the page: changes one word of it and gives the time until that was painted. */
async function paintOneWord(): Promise<number> {
  const word = document.querySelector("main h1")?.firstChild;
  if (!word) throw new Error("the explorer has no heading");
  const start = performance.now();
  word.nodeValue = word.nodeValue?.endsWith(".") ? word.nodeValue.slice(0, -1) : `${word.nodeValue}.`;
  return new Promise((painted) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted(performance.now() - start);
      port2.postMessage(null);
    });
  });
}

/** Gives what one changed word took, once for each search. */
async function visit(page: Page): Promise<readonly number[]> {
  const words: number[] = [];
  const search = page.getByRole("searchbox", { name: "Search" });
  for (const text of SEARCHES) {
    await search.click();
    await search.press("Control+a");
    await search.pressSequentially(text, { delay: KEY_PAUSE_MS });
    await page.waitForTimeout(SETTLE_MS);
    words.push(await page.evaluate(paintOneWord));
  }
  await search.fill("");
  await page.waitForTimeout(SETTLE_MS);
  await page.getByLabel("Sort by").selectOption("Salary");
  await page.getByRole("button", { name: "Sort in descending order" }).click();
  await page.getByRole("button", { name: "List view" }).click();
  await page.getByRole("button", { name: "Grid view" }).click();
  for (const number of ["2", "3", "4"]) {
    await page.getByRole("button", { name: `Page ${number}`, exact: true }).click();
    await page.waitForTimeout(SETTLE_MS);
  }
  return words;
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

const { url, close } = await serveSite(SITE, 0);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, serviceWorkers: "block" });
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(`${url}/careers`);
  await page.locator("html[data-hydrated]").waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const opening = await page.evaluate(() => {
    const now = Reflect.get(window, "seen") as { longest: number };
    const { longest } = now;
    now.longest = 0;
    return longest;
  });
  const words = await visit(page);
  const seen = await page.evaluate(
    () => Reflect.get(window, "seen") as { painted: number[]; interactions: number[]; shift: number; longest: number },
  );
  const parts = (seen as any).parts; seen.painted.forEach((p, i) => console.log(SEARCHES[i], Math.round(p), parts[i].map((x: number)=>Math.round(x)).join(" ")));
  const result = {
    slowdown: SLOWDOWN,
    searches: seen.painted.length,
    "settled search to painted results, median ms": quantile(seen.painted, 0.5),
    "settled search to painted results, p95 ms": quantile(seen.painted, 0.95),
    "one changed word, painted, median ms": quantile(words, 0.5),
    "one changed word, painted, p95 ms": quantile(words, 0.95),
    "slowest interaction (INP), ms": Math.max(0, ...seen.interactions),
    "layout shift of the visit": seen.shift,
    "longest task while the page opens, ms": opening,
    "longest task of the visit after that, ms": seen.longest,
  };
  console.table(result);
  await mkdir(fromRoot(".local"), { recursive: true });
  
} finally {
  await browser.close();
  await close();
}
