import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { officeOf } from "../src/operator/office.ts";
import { DATABASES, own, refusal, reset } from "./support/databases.ts";
import naughty from "./support/naughty-strings.json" with { type: "json" };
import { add, aMessage, call, MESSAGE_TABLES } from "./support/rows.ts";

const BREAKS_CHECK = "23514";
const INJECTION = "'); drop table public.feedback; --";

/** What each limit refuses, with which code. */
const REFUSED: readonly (readonly [column: string, value: unknown, code: string, why: string])[] = [
  ["name", "a".repeat(101), BREAKS_CHECK, "101 characters"],
  ["name", "", BREAKS_CHECK, "empty"],
  ["name", "   ", BREAKS_CHECK, "blank"],
  ["name", null, BREAKS_CHECK, "missing though not under 18"],
  ["email", `${"a".repeat(251)}@b.in`, BREAKS_CHECK, "256 characters"],
  ["email", "nobody", BREAKS_CHECK, "no at-sign"],
  ["email", "a@b", BREAKS_CHECK, "no dot"],
  ["email", "a b@c.in", BREAKS_CHECK, "a space inside"],
  ["email", "a@b.in\r\nBcc: c@d.in", BREAKS_CHECK, "a line break inside"],
  ["email", "a@b@c.in", BREAKS_CHECK, "two at-signs"],
  ["email", null, BREAKS_CHECK, "missing though not under 18"],
  ["rating", 0, BREAKS_CHECK, "below 1"],
  ["rating", 6, BREAKS_CHECK, "above 5"],
  ["rating", -1, BREAKS_CHECK, "negative"],
  ["rating", null, "23502", "missing"],
  ["rating", "2147483648", "22003", "beyond an integer"],
  ["rating", "4.5", "22P02", "not whole"],
  ["message", "a".repeat(1001), BREAKS_CHECK, "1,001 characters"],
  ["message", "", BREAKS_CHECK, "empty"],
  ["message", " \n\t ", BREAKS_CHECK, "blank"],
  ["message", null, "23502", "missing"],
  ["improvements", "a".repeat(501), BREAKS_CHECK, "501 characters"],
  ["category", "nonsense", BREAKS_CHECK, "unknown"],
  ["under_18", true, BREAKS_CHECK, "under 18 and named"],
  ["email", INJECTION, BREAKS_CHECK, "SQL"],
  ["rating", INJECTION, "22P02", "SQL"],
  ["category", INJECTION, BREAKS_CHECK, "SQL"],
  ["submission_id", INJECTION, "22P02", "SQL"],
];
const ALLOWED: readonly (readonly [column: string, value: unknown, stored: unknown])[] = [
  ["name", "a".repeat(100), "a".repeat(100)],
  ["name", "ಠ".repeat(100), "ಠ".repeat(100)],
  ["email", `${"a".repeat(250)}@b.in`, `${"a".repeat(250)}@b.in`],
  ["email", "  Asha.RAO@Example.IN\n", "asha.rao@example.in"],
  ["rating", 1, 1],
  ["rating", 5, 5],
  ["message", "a".repeat(1000), "a".repeat(1000)],
  ["improvements", "a".repeat(500), "a".repeat(500)],
  ["improvements", " ", null],
  ["category", "", null],
  ["category", null, null],
  ["user_agent", "u".repeat(600), "u".repeat(512)],
  ["name", INJECTION, INJECTION],
  ["message", INJECTION, INJECTION],
  ["improvements", INJECTION, INJECTION],
  ["user_agent", INJECTION, INJECTION],
];
const CATEGORIES = {
  feedback: ["assessment", "results", "careers", "ui-ux", "performance", "features", "bug", "general"],
  help_requests: ["assessment", "results", "careers", "technical", "account", "general", "bug", "feature"],
} as const;

describe.each(DATABASES)("on $on", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => reset(database));
  afterAll(() => database.close());

  const ways = [
    ["insert into feedback", (row) => add(database, "feedback", row)],
    ["insert into help_requests", (row) => add(database, "help_requests", row)],
    ["insert_feedback", (row) => call(database, row)],
  ] as const satisfies readonly (readonly [string, (row: Record<string, unknown>) => Promise<unknown>])[];

  describe.each(ways)("%s", (_, send) => {
    it.each(REFUSED)("refuses %s %j: %s (%s)", async (column, value, code) => {
      expect(await refusal(send({ ...aMessage, [column]: value }))).toBe(code);
      expect(await own(database, "select id from private.inbox")).toEqual([]);
    });

    it.each(ALLOWED)("stores %s %j as %j", async (column, value, stored) => {
      await send({ ...aMessage, [column]: value });
      expect(await own(database, `select ${column} from private.inbox`)).toEqual([{ [column]: stored }]);
    });

    it("stores a message of somebody under 18 without a name and an address", async () => {
      await send({ rating: 5, message: "Good", under_18: true, name: null, email: null });
      expect(await own(database, "select name, email, under_18 from private.inbox")).toEqual([{ name: null, email: null, under_18: true }]);
    });

    it.each(["name", "email"] as const)("refuses a %s of somebody under 18: 23514", async (column) => {
      const row = { rating: 5, message: "Good", under_18: true, [column]: aMessage[column] };
      expect(await refusal(send({ name: null, email: null, ...row }))).toBe(BREAKS_CHECK);
    });

    it("stores naughty strings as typed", async () => {
      await own(database, "update private.caps set per_address_a_day = 1000");
      for (const text of naughty) await send({ ...aMessage, name: text, message: text, improvements: text, user_agent: text });
      const byName = new Map((await officeOf(database).entries()).map((entry) => [entry.name, entry]));
      for (const text of naughty)
        expect(byName.get(text)).toMatchObject({ name: text, message: text, improvements: text, user_agent: text });
    });
  });

  it.each(MESSAGE_TABLES)("knows the categories of %s and no others", async (table) => {
    for (const category of new Set([...CATEGORIES.feedback, ...CATEGORIES.help_requests])) {
      const known = (CATEGORIES[table] as readonly string[]).includes(category);
      expect(await refusal(add(database, table, { ...aMessage, message: category, category }))).toBe(known ? "allowed" : BREAKS_CHECK);
    }
  });

  it.each(MESSAGE_TABLES)("keeps no address of a computer in %s: 23514", async (table) => {
    expect(await refusal(add(database, table, { ...aMessage, ip_address: "203.0.113.7" }))).toBe(BREAKS_CHECK);
    expect(await refusal(add(database, table, { ...aMessage, ip_address: "" }))).toBe("allowed");
  });

  it("holds the newsletter's address to the same rules", async () => {
    for (const email of ["nobody", "a@b", "a b@c.in", `${"a".repeat(250)}@bb.in`, INJECTION])
      expect(await refusal(add(database, "newsletter_subscriptions", { email }))).toBe(BREAKS_CHECK);
    expect(await refusal(add(database, "newsletter_subscriptions", { email: null }))).toBe("23502");
    await add(database, "newsletter_subscriptions", { email: " Asha@Example.IN ", user_agent: "u".repeat(600), ip_address: "" });
    expect(await own(database, "select email, length(user_agent) as agent from public.newsletter_subscriptions")).toEqual([
      { email: "asha@example.in", agent: 512 },
    ]);
  });
});
