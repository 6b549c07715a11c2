import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { LOCAL_ANON_KEY } from "../src/local-key.ts";
import { createRest } from "../src/rest/rest.ts";
import { DATABASES } from "./support/databases.ts";

const JSON_TYPE = { "content-type": "application/json" };
const REFUSED = { status: 401, body: { code: "42501" } };
const MISREAD = { status: 400, body: { code: "22P02" } };

/** What supabase-js never sends, and others may. */
describe.each(DATABASES)("on $on", ({ open }) => {
  let database: Database;
  let rest: ReturnType<typeof createRest>;
  beforeAll(async () => {
    database = await open();
    rest = createRest(() => database);
  });
  afterAll(() => database.close());

  async function answer(path: string, init: RequestInit = {}) {
    const headers = { apikey: LOCAL_ANON_KEY, ...(init.headers as Record<string, string> | undefined) };
    const response = await rest(new Request(`http://localhost/rest/v1${path}`, { ...init, headers }));
    return { status: response.status, body: await response.json() };
  }
  const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) => answer(path, { method: "POST", body, headers });

  it.each(["", "{", "nonsense", "[1]", "null", '"text"', '{"a":"raw \u0001 control"}'])(
    "refuses the body %j: 400 PGRST102",
    async (body) => {
      for (const path of ["/feedback", "/rpc/insert_feedback"])
        expect(await post(path, body)).toEqual({
          status: 400,
          body: { code: "PGRST102", details: null, hint: null, message: "Empty or invalid json" },
        });
    },
  );

  it.each([
    ["a list for a yes or no", "PATCH", "/feedback", { under_18: [] }, REFUSED],
    ["a word for a yes or no", "PATCH", "/feedback", { under_18: "perhaps" }, REFUSED],
    ["an object for a number", "PATCH", "/feedback", { rating: {} }, REFUSED],
    ["a filter by a word for a yes or no", "GET", "/feedback?under_18=eq.perhaps", undefined, MISREAD],
  ])("the database, not its driver, refuses %s", async (_, method, path, changes, refusal) => {
    const init = changes && { headers: JSON_TYPE, body: JSON.stringify(changes) };
    expect(await answer(path, { method, ...init })).toMatchObject(refusal);
  });

  it("refuses another type of content: 415 PGRST102", async () => {
    expect(await post("/feedback", "a=1", { "content-type": "application/x-www-form-urlencoded" })).toMatchObject({
      status: 415,
      body: { code: "PGRST102" },
    });
  });

  it("refuses other methods: 405 PGRST117", async () => {
    for (const path of ["/feedback", "/rpc/insert_feedback"])
      expect(await answer(path, { method: "PUT" })).toMatchObject({ status: 405, body: { code: "PGRST117" } });
  });

  it("refuses other addresses: 404 PGRST125", async () => {
    for (const path of ["/", "/a/b", "/rpc/a/b", "/pg_catalog.pg_user"])
      expect(await answer(path)).toMatchObject({ status: 404, body: { code: "PGRST125" } });
  });

  it("refuses other filters than equality: 400 PGRST100", async () => {
    expect(await answer("/feedback?select=id&id=gt.1")).toMatchObject({ status: 400, body: { code: "PGRST100" } });
  });

  it("knows the system's tables not: 404 PGRST205", async () => {
    expect(await answer("/pg_user")).toMatchObject({ status: 404, body: { code: "PGRST205" } });
  });

  it("refuses a missing key and somebody else's token: 401", async () => {
    const request = new Request("http://localhost/rest/v1/feedback");
    expect((await rest(request)).status).toBe(401);
    expect(await answer("/feedback", { headers: { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." } })).toMatchObject({
      status: 401,
      body: { code: "PGRST301" },
    });
  });

  it.each(['id" from private.inbox; --', "id, (select 1)", "count(*)", '"id"; drop table public.feedback'])(
    "takes the column %j for a name: 400 PGRST204",
    async (select) => {
      expect(await answer(`/feedback?select=${encodeURIComponent(select)}`)).toMatchObject({ status: 400, body: { code: "PGRST204" } });
    },
  );
});

it("answers 503 PGRST000 where there is no database", async () => {
  const rest = createRest(() => undefined);
  const response = await rest(new Request("http://localhost/rest/v1/feedback", { headers: { apikey: LOCAL_ANON_KEY } }));
  expect({ status: response.status, body: await response.json() }).toMatchObject({ status: 503, body: { code: "PGRST000" } });
});
