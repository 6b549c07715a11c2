import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { listen, type Running } from "../src/listen.ts";
import { officeOf } from "../src/operator/office.ts";
import { createRest } from "../src/rest/rest.ts";
import { DATABASES, own, reset } from "./support/databases.ts";
import naughty from "./support/naughty-strings.json" with { type: "json" };
import { aMessage, MESSAGE_TABLES, TABLES } from "./support/rows.ts";
import { visitor } from "./support/visitors.ts";

const args = { p_name: "Asha Rao", p_email: "Asha@example.in", p_rating: 4, p_message: "Helped.", p_category: null, p_improvements: null };
const rpcArgs = { ...args, p_user_agent: "UA" };
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe.each(DATABASES)("supabase-js on $on", ({ open }) => {
  let database: Database;
  let running: Running;
  let client: SupabaseClient;
  beforeAll(async () => {
    database = await open();
    const rest = createRest(() => database);
    running = await listen((request) => rest(request), 0);
    client = visitor(running.url);
  });
  beforeEach(() => reset(database));
  afterAll(async () => {
    await running.close();
    await database.close();
  });

  const stored = () => officeOf(database).entries();
  const insert = (table: string, row: object) => client.from(table).insert(row).select("id, created_at").single();
  const subscribe = (email: string) =>
    client
      .from("newsletter_subscriptions")
      .upsert({ email, user_agent: "UA", ip_address: "" }, { onConflict: "email", ignoreDuplicates: true })
      .select("id, created_at");

  describe("stores", () => {
    it("feedback by RPC: 200 with the id", async () => {
      const { data, status } = await client.rpc("insert_feedback", rpcArgs);
      expect({ data, status }).toEqual({ data: expect.stringMatching(UUID), status: 200 });
      expect(await stored()).toMatchObject([
        { id: data, name: "Asha Rao", email: "asha@example.in", rating: 4, message: "Helped.", user_agent: "UA" },
      ]);
    });

    it.each(MESSAGE_TABLES)("a row of %s, read back: 201", async (table) => {
      const { data, status } = await insert(table, { ...aMessage, ip_address: "", submission_id: crypto.randomUUID() });
      expect({ data, status }).toEqual({ data: { id: expect.stringMatching(UUID), created_at: expect.any(String) }, status: 201 });
      expect(await stored()).toMatchObject([{ form: table, id: data?.id }]);
    });

    it.each(MESSAGE_TABLES)("a row of %s, not read back: 201", async (table) => {
      expect(await client.from(table).insert(aMessage)).toMatchObject({ data: null, error: null, status: 201 });
      expect(await stored()).toHaveLength(1);
    });

    it("several rows in one request, all or none", async () => {
      const rows = [aMessage, { ...aMessage, message: "Second" }];
      expect((await client.from("feedback").insert(rows).select("id")).data).toHaveLength(2);
      const half = [
        { ...aMessage, message: "Third" },
        { ...aMessage, message: "Fourth", rating: 9 },
      ];
      expect((await client.from("feedback").insert(half)).error?.code).toBe("23514");
      expect(await stored()).toHaveLength(2);
    });

    it("a subscription: 201 with one row; the same again: 201 with none", async () => {
      expect(await subscribe("Asha@example.in")).toMatchObject({ data: [{ id: expect.stringMatching(UUID) }], status: 201 });
      expect(await subscribe("asha@example.in")).toMatchObject({ data: [], error: null, status: 201 });
    });

    it("somebody under 18 without name and address", async () => {
      const { error } = await client.rpc("insert_feedback", { ...rpcArgs, p_name: null, p_email: null, p_under_18: true });
      expect(error).toBeNull();
      expect(await stored()).toMatchObject([{ name: null, email: null, under_18: true }]);
    });

    it("naughty strings as typed", async () => {
      for (const [index, text] of naughty.entries()) {
        const row = { ...aMessage, email: `p${index}@example.in`, name: text, message: text };
        expect((await insert("help_requests", row)).error).toBeNull();
      }
      const entries = await stored();
      expect(new Set(entries.map(({ name }) => name))).toEqual(new Set(naughty));
      expect(entries.every(({ name, message }) => name === message)).toBe(true);
    });
  });

  describe("an id made in the browser", () => {
    it("sent twice by RPC gives the same row", async () => {
      const p_id = crypto.randomUUID();
      const first = await client.rpc("insert_feedback", { ...rpcArgs, p_id });
      expect((await client.rpc("insert_feedback", { ...rpcArgs, p_id })).data).toBe(first.data);
      expect(await stored()).toHaveLength(1);
    });

    it("sent by RPC and then by insert: 409, 23505 naming submission_id", async () => {
      const p_id = crypto.randomUUID();
      await client.rpc("insert_feedback", { ...rpcArgs, p_id });
      const { error, status } = await insert("feedback", { ...aMessage, message: "Helped.", submission_id: p_id });
      expect({ code: error?.code, status }).toEqual({ code: "23505", status: 409 });
      expect(error?.message).toContain("feedback_submission_id_key");
      expect(await stored()).toHaveLength(1);
    });
  });

  describe("refuses", () => {
    const refused = async (attempt: PromiseLike<{ error: { code: string } | null; status: number }>) => {
      const { error, status } = await attempt;
      return `${status} ${error?.code}`;
    };

    it("the same message on the same day: 409 23505, by RPC and by insert", async () => {
      await client.rpc("insert_feedback", rpcArgs);
      expect(await refused(client.rpc("insert_feedback", rpcArgs))).toBe("409 23505");
      await insert("help_requests", aMessage);
      const { error } = await insert("help_requests", aMessage);
      expect(error).toMatchObject({ code: "23505", details: null });
      expect(error?.message).toContain("help_requests_once_a_day");
    });

    it("too many: 429 PT429, saying so", async () => {
      await own(database, "update private.caps set per_minute = 1");
      await insert("help_requests", aMessage);
      const { error, status } = await insert("help_requests", { ...aMessage, message: "Again" });
      expect({ ...error, status }).toMatchObject({ status: 429, code: "PT429", details: "per_minute" });
      expect(error?.message).toBe("Too many messages are arriving at this moment. Please try again in a minute.");
      await subscribe("a@example.in");
      expect(await refused(subscribe("a@example.in"))).toBe("429 PT429");
    });

    it.each(TABLES)("reading, changing and deleting %s: 401 42501", async (table) => {
      expect(await refused(client.from(table).select())).toBe("401 42501");
      expect(await refused(client.from(table).select("id").eq("user_agent", "UA"))).toBe("401 42501");
      expect(await refused(client.from(table).update({ email: "thief@example.in" }).eq("email", "asha@example.in"))).toBe("401 42501");
      expect(await refused(client.from(table).delete().eq("email", "asha@example.in"))).toBe("401 42501");
      expect(await refused(client.from(table).upsert({ email: "asha@example.in" }, { onConflict: "email" }))).toMatch(
        /^40[01] 4(2501|2P10)$/,
      );
      expect(await refused(client.from(table).insert({ ...aMessage, id: crypto.randomUUID() }))).toMatch(/401 42501|400 PGRST204/);
    });

    it("showing what is stored: the columns that may be read have no rows", async () => {
      await insert("feedback", aMessage);
      expect(await client.from("feedback").select("id, created_at")).toMatchObject({ data: [], status: 200 });
    });

    it.each(["created_at", "created_txid", "id"])("a row that brings its own %s: 401 42501", async (column) => {
      const value = { created_at: "2000-01-01", created_txid: "1", id: crypto.randomUUID() }[column];
      expect(await refused(client.from("feedback").insert({ ...aMessage, [column]: value }))).toBe("401 42501");
    });

    it("what breaks a limit: 400 23514", async () => {
      expect(await refused(client.rpc("insert_feedback", { ...rpcArgs, p_rating: 6 }))).toBe("400 23514");
      expect(await refused(insert("feedback", { ...aMessage, message: "a".repeat(1001) }))).toBe("400 23514");
      expect(await refused(subscribe("nobody"))).toBe("400 23514");
    });

    it("what is of another type: 400 22P02", async () => {
      const sql = "'); drop table public.feedback; --";
      for (const wrong of [{ p_rating: sql }, { p_rating: 4.5 }, { p_id: sql }, { p_under_18: sql }])
        expect(await refused(client.rpc("insert_feedback", { ...rpcArgs, ...wrong }))).toBe("400 22P02");
    });

    it("a NUL character: 400 22P05; half of a surrogate pair: 400 22P02", async () => {
      for (const way of [
        (text: string) => client.rpc("insert_feedback", { ...rpcArgs, p_message: text }),
        (text: string) => insert("help_requests", { ...aMessage, name: text }),
      ]) {
        expect(await refused(way("nul \u0000 inside"))).toBe("400 22P05");
        expect(await refused(way("half \ud83d a face"))).toBe("400 22P02");
      }
      expect(await stored()).toEqual([]);
    });

    it("an unknown function or argument: 404 PGRST202", async () => {
      expect(await refused(client.rpc("no_such_function", { a: 1 }))).toBe("404 PGRST202");
      expect(await refused(client.rpc("insert_feedback", { ...rpcArgs, p_extra: 1 }))).toBe("404 PGRST202");
      expect(await refused(client.rpc("insert_feedback", {}))).toBe("404 PGRST202");
    });

    it("the operator's functions: 404 PGRST202, and their schema: 406 PGRST106", async () => {
      expect(await refused(client.rpc("delete_person", { address: "asha@example.in" }))).toBe("404 PGRST202");
      expect(await refused(client.schema("private").rpc("delete_person", { address: "asha@example.in" }))).toBe("406 PGRST106");
      expect(await refused(client.schema("private").from("inbox").select())).toBe("406 PGRST106");
    });

    it("an unknown table: 404 PGRST205, and an unknown column: 400 PGRST204", async () => {
      expect(await refused(client.from("nothing").insert({ a: 1 }))).toBe("404 PGRST205");
      expect(await refused(client.from("feedback").insert({ ...aMessage, colour: "red" }))).toBe("400 PGRST204");
    });

    it("more or less than one row where one is wanted, storing none: 406 PGRST116", async () => {
      const two = [aMessage, { ...aMessage, message: "Second" }];
      expect(await refused(client.from("feedback").insert(two).select("id").single())).toBe("406 PGRST116");
      expect(await stored()).toEqual([]);
    });

    it("an unknown key: 401", async () => {
      expect((await visitor(running.url, "another-key").rpc("insert_feedback", rpcArgs)).status).toBe(401);
      expect((await visitor(running.url, "another-key").from("feedback").select()).error?.message).toBe("Invalid API key");
    });
  });
});
