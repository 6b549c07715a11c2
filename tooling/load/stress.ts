import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "../build-site.ts";
import { fromRoot } from "../paths.ts";
import { flood, kill, setCap, stress } from "./phases.ts";
import { judge, megabytesAMinute, report } from "./report.ts";

/**
 * `pnpm stress`: the local server under many visitors, killed in the middle of writes, and flooded; writes docs/load.md. `--short` is the
 * part of `pnpm test`: the same for seconds, and no report. Ends with 1 where anything failed, was lost or grew.
 */
const { values } = parseArgs({ options: { short: { type: "boolean", default: false } } });
const LOAD = values.short ? { connections: 50, seconds: 5 } : { connections: 200, seconds: 60 };
const FLOOD = { connections: 50, requests: values.short ? 400 : 3000 };
const KILL_AFTER = values.short ? 200 : 2000;
const ROOM = 1_000_000;
/** As supabase/migrations delivers them. */
const CAP = 120;

await buildSite();
const [busy = 0] = loadavg();
const folder = await mkdtemp(join(tmpdir(), "career-clarity-load-"));
const dataDir = join(folder, "data");
try {
  await setCap(dataDir, ROOM);
  const stressed = await stress(dataDir, LOAD);
  const killed = await kill(dataDir, LOAD.connections, KILL_AFTER);
  const capped = await flood(dataDir, CAP, FLOOD);
  const run = { busy, load: LOAD, flood: FLOOD, cap: CAP, stressed, killed, capped, slope: megabytesAMinute(stressed.samples) };
  const faults = judge(run);
  const text = report(run, faults);
  console.log(text);
  if (!values.short) await writeFile(fromRoot("docs/load.md"), text);
  for (const fault of faults) console.error(`FAILED: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
