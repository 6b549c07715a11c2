import { createHealthHandler, databaseOf, wholeCatalogue } from "../src/index.ts";

export default createHealthHandler({
  explorer: wholeCatalogue,
  env: process.env,
  // Written in when the function is bundled.
  version: process.env.BUILD_VERSION ?? "unknown",
  database: () => databaseOf(process.env),
});

/** The figures of `RATE_LIMIT`, as in chat.ts. */
export const config = {
  rateLimit: { action: "rate_limit", aggregateBy: ["ip", "domain"], windowLimit: 120, windowSize: 60 },
};
