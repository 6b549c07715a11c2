import { fork } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { createChatHandler, warmUp, wholeCatalogue } from "../../apps/chat-function/src/index.ts";

/**
 * `node tooling/bench/chat-cold.ts [--rounds 9]`: what the first question to a new process waits for, with and without the warming up that
 * the platform's function does as it loads. Each round is a process of its own; medians are printed.
 */
type Cold = { readonly warmUpMs: number; readonly testMs: number; readonly firstMs: number; readonly secondMs: number };

const { values, positionals } = parseArgs({ options: { rounds: { type: "string", default: "9" } }, allowPositionals: true });
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function firstReplies(warm: boolean): Promise<Cold> {
  const warmUpMs = await time(() => warm && warmUp());
  const handler = createChatHandler({ explorer: wholeCatalogue, env: {} });
  const ask = async (message: string) => {
    const response = await handler(
      new Request("http://localhost/.netlify/functions/chat", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ message }),
      }),
    );
    await response.text();
  };
  return {
    warmUpMs,
    testMs: await time(() => ask("test connection")),
    firstMs: await time(() => ask("What does a nurse earn?")),
    secondMs: await time(() => ask("tailor kaise bane")),
  };
}

async function inNewProcess(kind: string): Promise<Cold> {
  const child = fork(import.meta.filename, [kind]);
  const [result] = await once(child, "message");
  return result;
}

const [kind] = positionals;
if (kind !== undefined) process.send?.(await firstReplies(kind === "warm"));
else {
  const rows: Record<string, Record<string, number>> = {};
  for (const name of ["cold", "warm"]) {
    const rounds: Cold[] = [];
    for (let round = 0; round < Number(values.rounds); round++) rounds.push(await inNewProcess(name));
    const of = (key: keyof Cold) => Math.round(10 * median(rounds.map((one) => one[key]))) / 10;
    rows[name] = {
      "warm-up ms": of("warmUpMs"),
      "connection test ms": of("testMs"),
      "first question ms": of("firstMs"),
      "second ms": of("secondMs"),
    };
  }
  console.table(rows);
}
