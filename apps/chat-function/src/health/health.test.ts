import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import health, { config } from "../../netlify/health.ts";
import { wholeCatalogue } from "../catalogue.ts";
import { RATE_LIMIT } from "../rate-limit.ts";
import { type Database, databaseOf } from "./database.ts";
import { createHealthHandler, type Health, type HealthOptions } from "./health.ts";

const ADDRESS = "http://localhost:8888/.netlify/functions/health";
const MODEL = { CHAT_PROVIDER: "groq", CHAT_MODEL: "m-1", CHAT_API_KEY: "secret-key-1" };
const PATIENCE_MS = 200;

let stop: () => void = () => {};
afterEach(() => stop());

/** A database of any behaviour, on a port of its own. */
async function databaseThat(answer: RequestListener): Promise<Database> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: "public-key" };
}

const ask = (options: Partial<HealthOptions> = {}, method = "GET") =>
  createHealthHandler({
    explorer: wholeCatalogue,
    env: {},
    version: "abc123",
    database: () => null,
    patienceMs: PATIENCE_MS,
    ...options,
  })(new Request(ADDRESS, { method }));

async function read(response: Response): Promise<Health & { readonly http: number }> {
  return { http: response.status, ...((await response.json()) as Health) };
}

describe("the health check", () => {
  it("is well where the catalogue is there and nothing else is configured", async () => {
    const { http, status, version, parts } = await read(await ask());
    expect({ http, status, version }).toEqual({ http: 200, status: "ok", version: "abc123" });
    expect(parts).toEqual({
      catalogue: { ok: true, careers: expect.any(Number) },
      model: { ok: true, state: "none" },
      database: { ok: true, state: "none" },
    });
    expect(parts.catalogue.careers).toBeGreaterThan(1900);
  });

  it("is never kept on the way, and carries the functions' headers", async () => {
    const headers = Object.fromEntries((await ask()).headers);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
  });

  it("answers HEAD with the same status and headers and no body", async () => {
    const explorer = () => {
      throw new Error("no catalogue");
    };
    for (const options of [{}, { explorer }]) {
      const [got, head] = [await ask(options), await ask(options, "HEAD")];
      expect(head.status).toBe(got.status);
      expect([...head.headers]).toEqual([...got.headers]);
      expect(await head.text()).toBe("");
    }
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("405 for %s, and says what is allowed", async (method) => {
    const response = await ask({}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("is down where the catalogue can't be built", async () => {
    const explorer = () => {
      throw new Error("no catalogue");
    };
    expect(await read(await ask({ explorer }))).toMatchObject({
      http: 503,
      status: "down",
      parts: { catalogue: { ok: false, careers: 0 } },
    });
  });

  it("names no model and no key, ready or not", async () => {
    const ready = await (await ask({ env: MODEL })).text();
    expect(JSON.parse(ready)).toMatchObject({ status: "ok", parts: { model: { ok: true, state: "ready" } } });
    const half = await ask({ env: { ...MODEL, CHAT_MODEL: "" } });
    expect(half.status).toBe(200);
    const text = await half.text();
    expect(JSON.parse(text)).toMatchObject({ status: "degraded", parts: { model: { ok: false, state: "misconfigured" } } });
    expect(ready + text).not.toMatch(/secret|m-1|groq/);
  });
});

describe("of the database, it says that it", () => {
  const seen = async (database: Database) => {
    const { http, parts } = await read(await ask({ database: () => database }));
    return { http, ...parts.database };
  };

  it("is reachable, having asked with the public key for nothing of anybody", async () => {
    let asked = "";
    const database = await databaseThat(({ url, headers }, response) => {
      asked = `${headers.apikey} ${url}`;
      response.end("[]");
    });
    expect(await seen(database)).toEqual({ http: 200, ok: true, state: "reachable" });
    expect(asked).toBe("public-key /rest/v1/newsletter_subscriptions?select=id&email=eq.health");
  });

  it.each([401, 404, 500, 503])("refused with %i", async (status) => {
    const database = await databaseThat((_, response) => response.writeHead(status).end("{}"));
    expect(await seen(database)).toEqual({ http: 503, ok: false, state: "refused", status });
  });

  it("did not answer in time", async () => {
    const began = performance.now();
    expect(await seen(await databaseThat(() => {}))).toEqual({ http: 503, ok: false, state: "timeout" });
    expect(performance.now() - began).toBeLessThan(PATIENCE_MS + 1500);
  });

  it("is unreachable", async () => {
    const gone = await databaseThat(() => {});
    stop();
    expect(await seen(gone)).toEqual({ http: 503, ok: false, state: "unreachable" });
  });
});

describe("the database asked", () => {
  const key = "public-key";

  it("is the one that the pages were built for", () => {
    expect(databaseOf({ VITE_SUPABASE_URL: " https://abc.supabase.co/ ", VITE_SUPABASE_ANON_KEY: key })).toEqual({
      url: "https://abc.supabase.co",
      key,
    });
  });

  it.each([
    {},
    { VITE_SUPABASE_ANON_KEY: key },
    { VITE_SUPABASE_URL: "https://abc.supabase.co" },
    { VITE_SUPABASE_URL: "nonsense", VITE_SUPABASE_ANON_KEY: key },
  ])("is none for %j", (env) => {
    expect(databaseOf(env)).toBeNull();
  });
});

describe("as the platform runs it", () => {
  it("answers", async () => {
    expect((await health(new Request(ADDRESS))).status).toBe(200);
  });

  it("is held to the same rate as the chat", () => {
    const { windowLimit, windowSize, aggregateBy } = config.rateLimit;
    expect({ requests: windowLimit, seconds: windowSize, aggregateBy }).toEqual({ ...RATE_LIMIT, aggregateBy: ["ip", "domain"] });
  });
});
