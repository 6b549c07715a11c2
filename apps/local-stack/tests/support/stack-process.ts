import { startLocalStack } from "../../src/index.ts";

/** The local stack in a process of its own, to be killed: folder of the site, folder of the data. Prints its address when ready. */
const [root = "", dataDir = ""] = process.argv.slice(2);
try {
  console.log((await startLocalStack({ root, dataDir, port: 0 })).url);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
