import { fork } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { parseArgs } from "node:util";
import { createChatHandler, wholeCatalogue } from "../../apps/chat-function/src/index.ts";
import { listen } from "../../apps/local-stack/src/listen.ts";
import { quickQuestions } from "../../packages/chat-assistant/src/index.ts";

/**
 * `node tooling/bench/chat.ts [--seconds 20] [--connections 50]`: the chat function without a model beside an empty handler, each in a
 * process of its own behind the same server, in turn in one run. It is asked the suggested questions over and over, and then only questions
 * that it has never seen.
 */
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Subject = "empty" | "chat";
type Memory = { readonly rss: number };

const { values } = parseArgs({
  options: { serve: { type: "string" }, seconds: { type: "string", default: "20" }, connections: { type: "string", default: "50" } },
});
const SECONDS = Number(values.seconds);
const CONNECTIONS = Number(values.connections);
const WARM_UP_SECONDS = Math.min(5, SECONDS);
const SLICE_SECONDS = 2;
const MEGABYTE = 1024 * 1024;

async function serve(subject: string): Promise<void> {
  const handler = subject === "chat" ? createChatHandler({ explorer: wholeCatalogue, env: {} }) : () => new Response("{}");
  const { url } = await listen(handler, 0);
  process.on("message", () => {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss } satisfies Memory);
  });
  process.send?.(url);
}

const requestOf = (host: string, message: string): string => {
  const body = JSON.stringify({ message });
  return `POST /.netlify/functions/chat HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
};

/** One connection that asks again as soon as it has its answer; gives how many answers came, and how many were not 200. */
async function keepAsking(url: URL, next: () => string, until: number): Promise<readonly [answers: number, errors: number]> {
  const socket = connect(Number(url.port), url.hostname);
  let [answers, errors, wanted] = [0, 0, 0];
  let got = Buffer.alloc(0);
  await new Promise<void>((resolve) => {
    const ask = () => socket.write(requestOf(url.host, next()));
    socket.on("connect", ask);
    socket.on("data", (chunk) => {
      got = Buffer.concat([got, chunk]);
      if (wanted === 0) {
        const head = got.indexOf("\r\n\r\n");
        const [, length] = /content-length: (\d+)/i.exec(got.toString("latin1", 0, Math.max(head, 0))) ?? [];
        if (head < 0 || length === undefined) return;
        wanted = head + 4 + Number(length);
      }
      if (got.length < wanted) return;
      if (got.toString("latin1", 9, 12) !== "200") errors++;
      answers++;
      wanted = 0;
      got = Buffer.alloc(0);
      if (performance.now() < until) ask();
      else socket.end();
    });
    socket.on("error", () => errors++);
    socket.on("close", () => resolve());
  });
  return [answers, errors];
}

async function load(url: URL, next: () => string, seconds: number): Promise<{ perSecond: number; errors: number }> {
  const started = performance.now();
  const until = started + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(url, next, until)));
  const answers = counts.reduce((sum, [each]) => sum + each, 0);
  const errors = counts.reduce((sum, [, each]) => sum + each, 0);
  return { perSecond: answers / ((performance.now() - started) / 1000), errors };
}

async function start(subject: Subject) {
  const child = fork(import.meta.filename, ["--serve", subject], { execArgv: ["--expose-gc"] });
  const [url] = await once(child, "message");
  const memory = async (): Promise<number> => {
    child.send("memory");
    const [answer]: Memory[] = await once(child, "message");
    return (answer?.rss ?? Number.NaN) / MEGABYTE;
  };
  return { url: new URL(String(url)), memory, stop: () => child.kill() };
}

type Row = { readonly name: string; readonly subject: Subject; readonly next: () => string };

/** All are up at once and loaded in turn, a slice of time each, so that what else the machine does falls on all alike. */
async function measure(rows: readonly Row[]) {
  const all = await Promise.all(rows.map(async (row) => ({ ...row, ...(await start(row.subject)), rates: [] as number[], errors: 0 })));
  for (const { url, next } of all) await load(url, next, WARM_UP_SECONDS);
  const before = await Promise.all(all.map(({ memory }) => memory()));
  for (let slice = 0; slice < SECONDS / SLICE_SECONDS; slice++)
    for (const one of all) {
      const { perSecond, errors } = await load(one.url, one.next, SLICE_SECONDS);
      one.rates.push(perSecond);
      one.errors += errors;
    }
  const after = await Promise.all(all.map(({ memory }) => memory()));
  const floor = all[0]?.rates ?? [];
  for (const { stop } of all) stop();
  return all.map(({ name, rates, errors }, index) => ({
    name,
    "requests/s": Math.round(median(rates)),
    "share of empty": Number(median(rates.map((rate, slice) => rate / (floor[slice] ?? Number.NaN))).toFixed(2)),
    errors,
    "MB before": Math.round(before[index] ?? 0),
    "MB after": Math.round(after[index] ?? 0),
  }));
}

let asked = 0;
const suggested = () => quickQuestions[asked++ % quickQuestions.length] ?? "";
const unseen = () => `${suggested()} ${asked}`;

if (values.serve !== undefined) await serve(values.serve);
else
  console.table(
    await measure([
      { name: "empty handler", subject: "empty", next: suggested },
      { name: "chat function, suggested questions", subject: "chat", next: suggested },
      { name: "chat function, unseen questions", subject: "chat", next: unseen },
    ]),
  );
