import { spawn } from "node:child_process";
import { warmUp } from "@career-clarity/chat-function";
import { startLocalStack } from "@career-clarity/local-stack";
import { createFunctions } from "./functions.ts";
import { fromRoot } from "./paths.ts";
import { run } from "./run.ts";

/**
 * `pnpm dev`: the site by Vite with hot reload, and behind it, as in `start`, the forms' database and the chat function. The database is one
 * of its own in `.local/dev-database`, so that `start` can run beside it. What stands behind `pnpm dev` goes to Vite; `PORT` chooses its port.
 */
const VITE = fromRoot("apps/web/node_modules/vite/bin/vite.js");

const { code } = await run(process.execPath, [fromRoot("apps/web/scripts/build-data.ts")]);
if (code !== 0) process.exit(code);
const functions = createFunctions({ siteUrl: () => stack.url, version: "dev" });
const stack = await startLocalStack({ port: 0, dataDir: fromRoot(".local/dev-database"), ...functions });
setTimeout(warmUp);

const env = { ...process.env, API_URL: stack.url };
const { PORT } = process.env;
const vite = spawn(process.execPath, [VITE, fromRoot("apps/web"), ...(PORT ? ["--port", PORT] : []), ...process.argv.slice(2)], {
  stdio: "inherit",
  env,
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => vite.kill(signal));
vite.once("close", (code) => {
  void stack.close().then(() => process.exit(code ?? 0));
});
