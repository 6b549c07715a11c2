import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const PLAYWRIGHT_TIMEOUT_MS = 300_000;

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const installed = () => INSTALLED.find(runs);
const attempt = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: "inherit", timeout: PLAYWRIGHT_TIMEOUT_MS, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
    .status === 0;

const playwrightCli = [fileURLToPath(new URL("../node_modules/@playwright/test/cli.js", import.meta.url))];

function fromPlaywright(): string | undefined {
  if (!runs(chromium.executablePath())) attempt(process.execPath, [...playwrightCli, "install", "chromium"]);
  return runs(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core"]);
  return installed();
}

/** The Chromium to test with: CHROMIUM_PATH, an installed one, Playwright's own download, Debian's package where root. Never a silent skip. */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", and no program runs there`);
  }
  const found = installed() ?? fromPlaywright() ?? fromDebian();
  if (found === undefined) throw new Error("no Chromium to test with: install Chrome or Chromium, or set CHROMIUM_PATH to one");
  return found;
}

/**
 * What Chromium leaves out in tests. The switch counts once, so the first lines are Playwright's own. The last three are of the browser's
 * window and not of a page: two documents behind the address bar and a process kept in stock, which take a third of each page's time.
 */
const LEFT_OUT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** How every test starts Chromium. */
export const BROWSER_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${LEFT_OUT.join(",")}`,
];

export const launchBrowser = (): Promise<Browser> => chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGS] });
