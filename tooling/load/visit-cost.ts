import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startLocalStack } from "@career-clarity/local-stack";
import { buildSite } from "../build-site.ts";
import { createFunctions } from "../functions.ts";
import { fromRoot, SITE } from "../paths.ts";
import { costsReport } from "./costs-report.ts";
import { countBefore } from "./counting-proxy.ts";
import { measureFunction } from "./function-cost.ts";
import { measureJourneys } from "./journeys.ts";
import { measureRows } from "./row-cost.ts";

/** `pnpm visit-cost`: what one visit costs each part, measured on the local stack by real visits; writes docs/costs.md and docs/costs.json. */
await buildSite();
const dataDir = await mkdtemp(join(tmpdir(), "career-clarity-costs-"));
const stack = await startLocalStack({ root: SITE, port: 0, dataDir, ...createFunctions({ siteUrl: () => stack.url }) });
const proxy = await countBefore(stack.url);
try {
  const measured = { journeys: await measureJourneys(proxy), chat: await measureFunction(), rows: await measureRows() };
  const text = costsReport(measured);
  console.log(text);
  await writeFile(fromRoot("docs/costs.json"), `${JSON.stringify(measured, null, 2)}\n`);
  await writeFile(fromRoot("docs/costs.md"), text);
} finally {
  proxy.close();
  await stack.close();
  await rm(dataDir, { recursive: true, force: true });
}
