import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { officeOf } from "../src/operator/office.ts";
import { DATABASES, own, reset } from "./support/databases.ts";
import { add, aMessage, TABLES } from "./support/rows.ts";

describe.each(DATABASES)("on $on", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await reset(database);
    for (const email of ["asha@example.in", "ravi@example.in"])
      for (const table of TABLES) await add(database, table, table === "newsletter_subscriptions" ? { email } : { ...aMessage, email });
  });
  afterAll(() => database.close());

  it("shows everything that was sent", async () => {
    const entries = await officeOf(database).entries();
    expect(entries.map(({ form, email }) => `${form} ${email}`)).toEqual(
      ["asha", "ravi"].flatMap((person) => TABLES.map((table) => `${table} ${person}@example.in`)),
    );
  });

  it("shows what one address sent, however it is written", async () => {
    const entries = await officeOf(database).entries(" Asha@EXAMPLE.in ");
    expect(entries.map(({ email }) => email)).toEqual(Array(3).fill("asha@example.in"));
    expect(await officeOf(database).entries("nobody@example.in")).toEqual([]);
  });

  it("deletes what one address sent and nothing else", async () => {
    expect(await officeOf(database).remove("ASHA@example.in")).toBe(3);
    expect((await officeOf(database).entries()).map(({ email }) => email)).toEqual(Array(3).fill("ravi@example.in"));
    expect(await officeOf(database).remove("asha@example.in")).toBe(0);
  });

  it("deletes one entry by its id", async () => {
    await add(database, "feedback", { rating: 2, message: "Young and nameless", under_18: true });
    const young = (await officeOf(database).entries()).find(({ under_18 }) => under_18);
    expect(await officeOf(database).remove(young?.id ?? "")).toBe(1);
    expect(await officeOf(database).entries()).toHaveLength(6);
  });

  it("takes no address for SQL", async () => {
    expect(await officeOf(database).remove("' or true --")).toBe(0);
    expect(await officeOf(database).entries("%")).toEqual([]);
  });

  it("deletes messages after twelve months, and keeps subscriptions", async () => {
    for (const table of TABLES)
      await own(database, `update public.${table} set created_at = now() - interval '13 months' where email like 'asha%'`);
    expect(await own(database, "select private.delete_old()::int as gone")).toEqual([{ gone: 2 }]);
    expect(await officeOf(database).entries("asha@example.in")).toHaveLength(1);
    expect(await officeOf(database).entries("ravi@example.in")).toHaveLength(3);
  });
});
