import autocannon, { type Client, type Request, type Result } from "autocannon";
import { startServer } from "./server-process.ts";
import { compareStored, type Kept, runSql } from "./stored.ts";
import { createMix, FORMS, newSeen, type Seen, sendForm, unexpected } from "./traffic.ts";

export type Load = { readonly connections: number; readonly seconds: number };
export type Flood = { readonly connections: number; readonly requests: number };
type Sample = { readonly second: number; readonly megabytes: number };

/** As long as a browser would wait, and more than a busy machine needs: what takes longer is lost. */
const PATIENCE_S = 30;

/** Loads an address over and over, each connection with requests of its own. */
function press(url: string, { connections, ...until }: Load | Flood, requests: () => Request[]) {
  const { promise: ended, resolve, reject } = Promise.withResolvers<Result>();
  const long = "seconds" in until ? { duration: until.seconds } : { amount: until.requests };
  const options = { url, connections, timeout: PATIENCE_S, ...long, setupClient: (client: Client) => client.setRequests(requests()) };
  const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  return { ended, stop: () => running.stop() };
}

/** Failures of the connection itself; what was under way when time was up is none. */
const broken = ({ errors, timeouts, resets }: Result & { readonly resets?: number }): number => errors + timeouts + (resets ?? 0);

const SAMPLE_MS = 1000;
async function sampled<T>(memory: () => Promise<number>, work: Promise<T>): Promise<readonly [T, readonly Sample[]]> {
  const samples: Sample[] = [];
  const began = performance.now();
  let done = false;
  const sampling = (async () => {
    while (!done) {
      samples.push({ second: (performance.now() - began) / 1000, megabytes: await memory() });
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  const result = await work.finally(() => {
    done = true;
  });
  await sampling;
  return [result, samples];
}

/** The operator's own way to make room for a campaign: supabase/README.md. */
export const setCap = (dataDir: string, perMinute: number): Promise<void> =>
  runSql(dataDir, `update private.caps set per_minute = ${perMinute}`);

export type Stressed = {
  readonly seen: Seen;
  readonly kept: Kept;
  readonly broken: number;
  readonly unexpected: readonly string[];
  readonly samples: readonly Sample[];
  /** In use, in MB, with the garbage collected: once everything has been loaded, and after it all. */
  readonly live: readonly [before: number, after: number];
};

const WARM_UP_S = 2;

/** Visitors on all parts at once, for a time. */
export async function stress(dataDir: string, load: Load): Promise<Stressed> {
  const server = await startServer(dataDir);
  const seen = newSeen();
  await press(server.url, { connections: load.connections, seconds: WARM_UP_S }, await createMix(newSeen())).ended;
  const before = await server.liveMemory();
  const [result, samples] = await sampled(server.memory, press(server.url, load, await createMix(seen)).ended);
  const live = [before, await server.liveMemory()] as const;
  await server.stop();
  return { seen, samples, live, broken: broken(result), unexpected: unexpected(seen), kept: await compareStored(dataDir, seen) };
}

export type Killed = { readonly kept: Kept; readonly restartMs: number; readonly serves: boolean };
const LONG_S = 60;

/** SIGKILL in the middle of writes, a restart on the same folder, and every acknowledged row is looked for. */
export async function kill(dataDir: string, connections: number, after: number): Promise<Killed> {
  const server = await startServer(dataDir);
  const seen = newSeen();
  const requests = FORMS.map((form) => sendForm(form, seen));
  const load = press(server.url, { connections, seconds: LONG_S }, () => [...requests]);
  const count = () => FORMS.reduce((sum, form) => sum + seen.acknowledged[form].length, 0);
  let over = false;
  void load.ended.finally(() => {
    over = true;
  });
  while (count() < after && !over) await new Promise((resolve) => setTimeout(resolve, 5));
  await server.kill();
  load.stop();
  await load.ended;
  const began = performance.now();
  const again = await startServer(dataDir);
  const restartMs = performance.now() - began;
  const [page, health] = await Promise.all([fetch(again.url), fetch(`${again.url}/.netlify/functions/health`)]);
  await again.stop();
  return { kept: await compareStored(dataDir, seen), restartMs, serves: page.ok && health.ok };
}

export type Capped = { readonly acknowledged: number; readonly refused: number; readonly most: number };

/** The caps as they are delivered, under a flood: what they let through, what they refuse, and the most that they may let through. */
export async function flood(dataDir: string, perMinute: number, load: Flood): Promise<Capped> {
  await setCap(dataDir, perMinute);
  await runSql(dataDir, "delete from private.arrivals");
  const server = await startServer(dataDir);
  const seen = newSeen();
  const minute = () => Math.floor(Date.now() / 60_000);
  const began = minute();
  await press(server.url, load, () => [sendForm("feedback", seen)]).ended;
  const most = perMinute * (minute() - began + 1);
  await server.stop();
  return { acknowledged: seen.acknowledged.feedback.length, refused: seen.statuses.get("feedback 429") ?? 0, most };
}
