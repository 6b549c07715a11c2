import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { quickQuestions } from "../../packages/chat-assistant/src/index.ts";
import { groups } from "../chat-evaluation/questions/index.ts";
import { fromRoot } from "../paths.ts";
import { load } from "./chat-load.ts";
import { type Subject, start, type Used } from "./chat-subject.ts";

/**
 * `node tooling/bench/chat.ts [--seconds 20] [--connections 50]`: the chat function without a model beside an empty handler, each in a
 * process of its own behind the same server. All are up at once and loaded in turn, a slice of time each; the share is the median over the
 * slices, so that what else the machine does falls on all alike. Writes .local/chat-bench.json, and fails below the floors.
 */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "20" }, connections: { type: "string", default: "50" } } });
const SECONDS = Number(values.seconds);
const CONNECTIONS = Number(values.connections);
const WARM_UP_SECONDS = Math.min(5, SECONDS);
const SLICE_SECONDS = 1;
/** Of the function with common questions, beside the empty handler; and how much the heap may grow from the middle to the end. */
const FLOORS = { share: 0.5, errors: 0, growthMb: 8 };

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const round = (value: number, digits = 0) => Number(value.toFixed(digits));

const common = [...quickQuestions, ...groups.flatMap(({ questions }) => questions.map(({ ask }) => ask))];
/** Common questions in turn; every so many'th has a number behind it that makes it one that the function has never seen. */
function asking(newEvery: number): () => string {
  let asked = 0;
  return () => {
    const question = common[asked++ % common.length] ?? "";
    return asked % newEvery === 0 ? `${question} ${asked}` : question;
  };
}

type Row = { readonly name: string; readonly subject: Subject; readonly next: () => string };
const NEVER = Number.POSITIVE_INFINITY;
const COMMON = `chat, ${common.length} common questions`;
const rows: readonly Row[] = [
  { name: "empty handler", subject: "empty", next: asking(NEVER) },
  { name: COMMON, subject: "chat", next: asking(NEVER) },
  { name: "chat, one question in ten new", subject: "chat", next: asking(10) },
  { name: "chat, every question new", subject: "chat", next: asking(1) },
];

async function prepare(row: Row) {
  const one = { ...row, ...(await start(row.subject)), rates: [] as number[], answers: 0, errors: 0, uses: [] as Used[] };
  await load(one.url, one.next, CONNECTIONS, WARM_UP_SECONDS);
  return one;
}

async function measure() {
  const all: Awaited<ReturnType<typeof prepare>>[] = [];
  for (const row of rows) all.push(await prepare(row));
  const look = async () => {
    for (const one of all) one.uses.push(await one.used());
  };
  const slices = Math.ceil(SECONDS / SLICE_SECONDS);
  for (let slice = 0; slice < slices; slice++) {
    if (slice === 0 || slice === Math.floor(slices / 2)) await look();
    for (const one of all) {
      const { answers, errors, seconds } = await load(one.url, one.next, CONNECTIONS, SLICE_SECONDS);
      one.rates.push(answers / seconds);
      one.answers += answers;
      one.errors += errors;
    }
  }
  await look();
  for (const { stop } of all) stop();
  const floor = all[0]?.rates ?? [];
  return all.map(({ name, rates, answers, errors, uses }) => ({
    name,
    perSecond: round(median(rates)),
    share: round(median(rates.map((rate, slice) => rate / (floor[slice] ?? Number.NaN))), 2),
    cpuMicroseconds: round((1000 * ((uses.at(-1)?.cpuMs ?? 0) - (uses[0]?.cpuMs ?? 0))) / answers, 1),
    errors,
    heapMb: uses.map(({ heap }) => round(heap, 1)),
    rssMb: uses.map(({ rss }) => round(rss)),
  }));
}

const results = await measure();
console.table(
  results.map(({ name, perSecond, share, cpuMicroseconds, errors, heapMb, rssMb }) => ({
    name,
    "requests/s": perSecond,
    "share of empty": share,
    "server CPU, µs a request": cpuMicroseconds,
    errors,
    "heap MB (start, middle, end)": heapMb.join(", "),
    "RSS MB": rssMb.join(", "),
  })),
);
await mkdir(fromRoot(".local"), { recursive: true });
await writeFile(
  fromRoot(".local/chat-bench.json"),
  JSON.stringify({ node: process.version, seconds: SECONDS, connections: CONNECTIONS, results }, null, 2),
);

const failures = results.flatMap(({ name, share, errors, heapMb: [, middle = 0, end = 0] }) => [
  ...(name === COMMON && share < FLOORS.share
    ? [`${name}: ${share} of the empty handler's requests; at least ${FLOORS.share} must be`]
    : []),
  ...(errors > FLOORS.errors ? [`${name}: ${errors} errors`] : []),
  ...(end - middle > FLOORS.growthMb ? [`${name}: the heap grew by ${round(end - middle, 1)} MB from the middle to the end`] : []),
]);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
