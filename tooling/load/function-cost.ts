import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { quickQuestions } from "../../packages/chat-assistant/src/index.ts";
import { buildFunctions } from "../build-functions.ts";

/** CPU in milliseconds of a new instance up to its first answer, and of each answer after; memory in MB. */
export type FunctionCost = { readonly coldMs: number; readonly warmMs: number; readonly megabytes: number };

const CALLS = 300;

/** Runs in a process of its own, as the platform begins an instance. Every question is a new one: none is answered from memory. */
const script = (questions: readonly string[]) => `
  const questions = ${JSON.stringify(questions)};
  const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const { default: handler } = await import("./chat.mjs");
  const ask = async (number) => {
    const body = JSON.stringify({ message: questions[number % questions.length] + " (" + number + ")" });
    const response = await handler(new Request("https://site.example/", { method: "POST", headers: { "content-type": "application/json" }, body }));
    if (!response.ok) throw new Error("status " + response.status);
    await response.text();
  };
  await ask(0);
  const coldMs = cpu();
  for (let number = 1; number <= ${CALLS}; number++) await ask(number);
  console.log(JSON.stringify({ coldMs, warmMs: (cpu() - coldMs) / ${CALLS}, megabytes: process.memoryUsage.rss() / 1024 / 1024 }));
`;

/** The chat function as it is deployed, without a model. */
export async function measureFunction(): Promise<FunctionCost> {
  const folder = await mkdtemp(join(tmpdir(), "career-clarity-function-"));
  try {
    await buildFunctions(folder, "measured");
    const args = ["--input-type=module", "--eval", script(quickQuestions)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: {} });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
