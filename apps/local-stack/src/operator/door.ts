import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { listen } from "../listen.ts";
import type { Entry, Office } from "./office.ts";

/**
 * How the operator's commands reach a database that a running process holds: a port of its own on this machine, and a token that only whoever may
 * read the data's folder can read. It is not on the site's port, so that a tunnel to the site is no way in.
 */
type Door = { readonly url: string; readonly token: string };

const doorFile = (dataDir: string) => join(dataDir, "operator-door.json");

function isToken(header: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function createDoor(office: Office, token: string): Hono {
  const app = new Hono();
  app.use("*", async (context, next) => {
    if (!isToken(context.req.header("authorization"), token)) return context.text("wrong token", 401);
    return next();
  });
  app.post("/entries", async (context) => context.json(await office.entries((await context.req.json()).address)));
  app.post("/remove", async (context) => context.json(await office.remove((await context.req.json()).addressOrId)));
  app.onError((error, context) => context.text(error.message, 500));
  return app;
}

/** Opens the door to `office` for as long as the process runs or until the returned function is called. */
export async function openDoor(dataDir: string, office: Office): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString("base64url");
  const { url, close } = await listen(createDoor(office, token).fetch, 0);
  await writeFile(doorFile(dataDir), JSON.stringify({ url, token } satisfies Door), { mode: 0o600 });
  return async () => {
    await rm(doorFile(dataDir), { force: true });
    await close();
  };
}

async function knock(door: Door, path: string, body: Readonly<Record<string, string | undefined>>): Promise<unknown> {
  const headers = { authorization: `Bearer ${door.token}`, "content-type": "application/json" };
  const response = await fetch(`${door.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the running process answered: ${await response.text()}`);
  return response.json();
}

/** The office of the process that holds `dataDir`. */
export function throughDoor(dataDir: string): Office {
  const door: Door = JSON.parse(readFileSync(doorFile(dataDir), "utf8"));
  return {
    entries: async (address) => (await knock(door, "/entries", { address })) as readonly Entry[],
    remove: async (addressOrId) => Number(await knock(door, "/remove", { addressOrId })),
  };
}
