import { defineConfig } from "@playwright/test";
import { fromRoot } from "../paths.ts";

const PORT = 4174;
const json = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** The built site in real Chromium, served as `pnpm start` serves it. CHROMIUM_PATH names the browser; tooling/browser.ts finds one. */
export default defineConfig({
  testDir: ".",
  outputDir: fromRoot(".local/test/playwright"),
  timeout: 60_000,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: json ? [["list"], ["json", { outputFile: json }]] : [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: `node ${fromRoot("tooling/start.ts")}`,
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    timeout: 240_000,
  },
});
