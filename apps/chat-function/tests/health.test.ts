import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCAL_ANON_KEY, type LocalStack, startLocalStack } from "../../local-stack/src/index.ts";
import { createHealthHandler, wholeCatalogue } from "../src/index.ts";

let stack: LocalStack;
let key = LOCAL_ANON_KEY;
beforeAll(async () => {
  const database = () => ({ url: stack.url, key });
  const health = createHealthHandler({ explorer: wholeCatalogue, env: {}, version: "1", database });
  stack = await startLocalStack({ root: import.meta.dirname, port: 0, memory: true, health });
});
afterAll(() => stack.close());

const ask = async () => {
  const response = await fetch(`${stack.url}/.netlify/functions/health`);
  const { parts } = (await response.json()) as { parts: { database: unknown } };
  return { http: response.status, ...(parts.database as object) };
};

it("finds the real database, finds it stopped, and finds it again", async () => {
  expect(await ask()).toEqual({ http: 200, ok: true, state: "reachable" });
  await stack.stopDatabase();
  expect(await ask()).toEqual({ http: 503, ok: false, state: "refused", status: 503 });
  await stack.startDatabase();
  expect(await ask()).toEqual({ http: 200, ok: true, state: "reachable" });
});

it("is refused with a key that is not the site's", async () => {
  key = "another key";
  expect(await ask()).toEqual({ http: 503, ok: false, state: "refused", status: 401 });
});
