import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildFunctions } from "../../../tooling/build-functions.ts";

const FUNCTIONS = "https://careerclarity.example/.netlify/functions";
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "career-clarity-functions-"));
  await buildFunctions(folder, "abc123");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Loads one function in a process of its own, in a folder that has nothing but the functions, and asks it. */
async function ask(name: string, init: object) {
  const script = `const { default: handler } = await import("./${name}.mjs");
    const response = await handler(new Request("${FUNCTIONS}/${name}", ${JSON.stringify(init)}));
    console.log(JSON.stringify({ status: response.status, body: await response.json() }));`;
  const options = { cwd: folder, env: {} };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], options);
  return JSON.parse(stdout);
}

it("the chat function answers as it is deployed, alone in its folder", async () => {
  const headers = { "content-type": "application/json" };
  const { status, body } = await ask("chat", { method: "POST", headers, body: '{"message":"What does a tailor earn?"}' });
  expect({ status, fallback: body.fallback }).toEqual({ status: 200, fallback: true });
  expect(body.response).toContain('href="/career/tailor"');
});

it("the health check answers likewise, with the version that it was built from", async () => {
  expect(await ask("health", {})).toMatchObject({ status: 200, body: { status: "ok", version: "abc123" } });
});
