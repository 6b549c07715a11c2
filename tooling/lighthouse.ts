import { mkdir, writeFile } from "node:fs/promises";
import { serveSite } from "@career-clarity/local-stack";
import { chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { findBrowser } from "./browser.ts";
import { buildSite } from "./build-site.ts";
import { fromRoot, SITE } from "./paths.ts";

/**
 * `pnpm lighthouse [path ...]`: Lighthouse for a phone (its default: simulated slow 4G, processor four times slower) on each kind of page, and the
 * largest paint once more with the network and the processor really slowed down ("devtools").
 */
const PORT = 9333;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;
const PATHS = [
  "/",
  "/blog/right-career-path-after-12th",
  "/career/geologist",
  "/careers",
  "/assessment",
  "/blog",
  "/careers/science",
  "/about",
  "/privacy-policy",
];

await buildSite();
const { url, close } = await serveSite(SITE, 0);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    `--remote-debugging-port=${PORT}`,
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
  ],
});
const rows: Record<string, Record<string, number | string>> = {};
const lost: string[] = [];
async function measure(path: string, settings: Flags) {
  const result = await lighthouse(url + path, { port: PORT, output: "json", logLevel: "error", ...settings });
  if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
  return result.lhr;
}

for (const path of process.argv.length > 2 ? process.argv.slice(2) : PATHS) {
  const { categories, audits } = await measure(path, { onlyCategories: [...CATEGORIES] });
  const slowed = await measure(path, { onlyAudits: ["largest-contentful-paint"], throttlingMethod: "devtools" });
  rows[path] = Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ...METRICS.map((name) => [name, audits[name]?.displayValue ?? ""]),
    ["largest-contentful-paint, devtools", slowed.audits["largest-contentful-paint"]?.displayValue ?? ""],
  ]);
  for (const name of CATEGORIES)
    for (const { id, weight } of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score !== null && audit?.score !== undefined && audit.score < 0.9)
        lost.push(`${path} ${name}: ${audit.title} (${audit.score})`);
    }
}
await browser.close();
await close();
console.table(rows);
if (lost.length > 0) console.log(`what cost points:\n  ${lost.join("\n  ")}`);
await mkdir(fromRoot(".local"), { recursive: true });
await writeFile(fromRoot(".local/lighthouse.json"), `${JSON.stringify(rows, null, 2)}\n`);
