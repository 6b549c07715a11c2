import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS } from "../browser.ts";
import { fromRoot } from "../paths.ts";
import { DESIGN_PORT, PORT } from "./ports.ts";

const json = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

/** The built site in real Chromium, served as `pnpm start` serves it. CHROMIUM_PATH names the browser; tooling/browser.ts finds one. */
export default defineConfig({
  testDir: ".",
  outputDir: fromRoot(".local/test/playwright"),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: json ? [["list"], ["json", { outputFile: json }]] : [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A trace costs a quarter of each test's time: the whole run does without, and `pnpm test:e2e` shows where one failed.
    trace: json ? "off" : "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [...BROWSER_ARGS],
    },
  },
  webServer: [
    {
      command: `node ${fromRoot("tooling/start.ts")}`,
      env: { PORT: String(PORT), DATA_DIR: fromRoot(`.local/test/database-${PORT}`) },
      url: `http://localhost:${PORT}`,
      reuseExistingServer: false,
      timeout: 240_000,
    },
    {
      // The development server alone has the page of components.
      command: `node ${fromRoot("apps/web/node_modules/vite/bin/vite.js")} ${fromRoot("apps/web")} --port ${DESIGN_PORT} --strictPort`,
      // As in tooling/dev.ts, with the database and the function of the server above.
      env: { API_URL: `http://localhost:${PORT}` },
      url: `http://localhost:${DESIGN_PORT}`,
      reuseExistingServer: false,
      timeout: 120_000,
    },
  ],
});
