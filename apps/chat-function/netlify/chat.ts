import { createChatHandler, warmUp, wholeCatalogue } from "../src/index.ts";

// While the module loads: no visitor's first question waits for the index, only the connection test that the panel sends before it.
warmUp();

/** The platform's function: its name, and so its address, is this file's. */
export default createChatHandler({ explorer: wholeCatalogue, env: process.env });

/** The figures of `RATE_LIMIT`, written out: the platform reads them without running the file. A string for aggregateBy would mean "domain". */
export const config = {
  rateLimit: { action: "rate_limit", aggregateBy: ["ip", "domain"], windowLimit: 120, windowSize: 60 },
};
