import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCAL_ANON_KEY, type LocalStack, startLocalStack } from "../src/index.ts";
import { type Folders, makeFolders } from "./support/processes.ts";
import { visitor } from "./support/visitors.ts";

const args = { p_name: "Asha", p_email: "a@example.in", p_rating: 5, p_user_agent: "UA" };
let folders: Folders;
let stack: LocalStack;
beforeAll(async () => {
  folders = await makeFolders();
  const chat = async (request: Request) => Response.json({ response: await request.text(), fallback: false });
  stack = await startLocalStack({ root: folders.site, port: 0, dataDir: folders.data, chat });
});
afterAll(async () => {
  await stack.close();
  await folders.remove();
});

const send = (p_message: string) => visitor(stack.url).rpc("insert_feedback", { ...args, p_message });

it("serves the site, and its not-found page", async () => {
  expect(await (await fetch(stack.url)).text()).toBe("<h1>Career Clarity</h1>");
  expect((await fetch(`${stack.url}/nowhere`)).status).toBe(404);
});

it("answers at the chat function's address with what it was given", async () => {
  const response = await fetch(`${stack.url}/.netlify/functions/chat`, { method: "POST", body: "hello" });
  expect(await response.json()).toEqual({ response: "hello", fallback: false });
});

it("has nothing at that address where no chat was given", async () => {
  const bare = await startLocalStack({ root: folders.site, port: 0, memory: true });
  expect((await fetch(`${bare.url}/.netlify/functions/chat`, { method: "POST" })).status).toBe(404);
  await bare.close();
});

it("refuses a body larger than any form: 413", async () => {
  const { status, error } = await send("a".repeat(70_000));
  expect({ status, code: error?.code }).toEqual({ status: 413, code: "413" });
});

it("lets nobody keep an answer", async () => {
  const response = await fetch(`${stack.url}/rest/v1/feedback?select=id`, { headers: { apikey: LOCAL_ANON_KEY } });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

it.each(["disk", "memory"])("answers 503 while its database (on %s) is stopped, keeps the rows, and goes on after", async (place) => {
  const own = place === "disk" ? stack : await startLocalStack({ root: folders.site, port: 0, memory: true });
  const sendTo = (p_id: string) => visitor(own.url).rpc("insert_feedback", { ...args, p_message: "Before", p_id });
  const id = crypto.randomUUID();
  const { data: before } = await sendTo(id);
  await own.stopDatabase();
  const { status, error } = await sendTo(id);
  expect({ status, code: error?.code }).toEqual({ status: 503, code: "PGRST000" });
  expect((await fetch(own.url)).status).toBe(200);
  await own.startDatabase();
  expect((await sendTo(id)).data).toBe(before);
  if (own !== stack) await own.close();
});

it("takes the next port where the one wanted is taken", async () => {
  const port = Number(new URL(stack.url).port);
  const second = await startLocalStack({ root: folders.site, port, memory: true });
  expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
  await second.close();
});
