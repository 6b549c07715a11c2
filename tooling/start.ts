import { warmUp } from "@career-clarity/chat-function";
import { DATA_DIR, FolderInUseError, MigrationError, startLocalStack } from "@career-clarity/local-stack";
import { buildSite, SiteNotBuiltError } from "./build-site.ts";
import { createFunctions } from "./functions.ts";
import { SITE } from "./paths.ts";

const DEFAULT_PORT = 4173;

class PortError extends RangeError {}

async function portWanted(): Promise<number> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new PortError(`PORT is "${process.env.PORT}": a whole number from 0 to 65535 is allowed`);
  return port;
}

/** What the person at the terminal can put right is said in one sentence, without a stack. */
function explain(error: unknown): never {
  if (![FolderInUseError, MigrationError, PortError, SiteNotBuiltError].some((known) => error instanceof known)) throw error;
  console.error((error as Error).message);
  process.exit(1);
}

/** `pnpm start`: builds the site where needed, serves it with its database, prints the address. */
const port = await portWanted().catch(explain);
await buildSite().catch(explain);
const functions = createFunctions({ siteUrl: () => running.url });
const running = await startLocalStack({ root: SITE, port, dataDir: DATA_DIR, ...functions }).catch(explain);
console.log(`Career Clarity is ready at ${running.url}`);
// Once the address is printed: pages are served first, and nobody's first question waits for the index.
setTimeout(warmUp);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void running.close().then(() => process.exit(0));
  });
}
