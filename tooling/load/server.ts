import { setTimeout } from "node:timers/promises";
import { startLocalStack } from "@career-clarity/local-stack";
import { createFunctions } from "../functions.ts";
import { SITE } from "../paths.ts";

/**
 * What `pnpm start` runs, in a process to be loaded and killed: the folder of its data is its argument. It believes the addresses that
 * requests claim to be forwarded for, so that the many visitors of a load count as many; `start` itself believes none.
 */
const [dataDir = ""] = process.argv.slice(2);
const visitor = (request: Request) => request.headers.get("x-forwarded-for") ?? "";
const running = await startLocalStack({ root: SITE, port: 0, dataDir, ...createFunctions({ siteUrl: () => running.url, visitor }) });

const COLLECTIONS = 5;
const BETWEEN_MS = 200;

/** The least of several collections: what sockets and buffers hold is let go of only some turns after the last answer. */
async function liveMemory(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < COLLECTIONS; time++) {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    least = Math.min(least, heapUsed + external);
    await setTimeout(BETWEEN_MS);
  }
  return least;
}

process.on("message", (message) => {
  if (message === "memory") process.send?.(process.memoryUsage.rss());
  else if (message === "live memory") void liveMemory().then((bytes) => process.send?.(bytes));
  else void running.close().then(() => process.exit(0));
});
// Whoever started it has gone.
process.on("disconnect", () => process.exit(1));
process.send?.(running.url);
