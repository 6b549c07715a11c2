import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { as, DATABASES, own, refusal, reset } from "./support/databases.ts";
import { add, aMessage, call, MESSAGE_TABLES } from "./support/rows.ts";

const SUBSCRIBE = "insert into public.newsletter_subscriptions (email) values ($1) on conflict (email) do nothing returning id";
const constraintOf = (attempt: Promise<unknown>) =>
  attempt.then(() => "allowed").catch((error: Error) => /"(\w+)"$/.exec(error.message)?.[1]);

/** The database counts by the minute of the clock: what is sent on both sides of its turn is no minute's too many. */
const MINUTE = 60_000;
const ENOUGH_OF_A_MINUTE = 20_000;
async function untilEnoughOfTheMinuteIsLeft(): Promise<void> {
  const left = MINUTE - (Date.now() % MINUTE);
  if (left < ENOUGH_OF_A_MINUTE) await new Promise((resolve) => setTimeout(resolve, left));
}

describe.each(DATABASES)("on $on", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => reset(database));
  afterAll(() => database.close());

  const stored = async () => (await own(database, "select id from private.inbox")).length;
  const subscribe = (email: string) => as<{ id: string }>(database, "anon", SUBSCRIBE, [email]);

  describe.each(MESSAGE_TABLES)("%s", (table) => {
    it("takes the same message from the same address once a day: 23505", async () => {
      await add(database, table, aMessage);
      const again = add(database, table, { ...aMessage, email: " ASHA@example.in", name: "A. Rao", rating: 1 });
      expect(await constraintOf(again)).toBe(`${table}_once_a_day`);
      expect(await refusal(add(database, table, aMessage))).toBe("23505");
      expect(await stored()).toBe(1);
    });

    it("takes it again on another day, from another address, and with other words", async () => {
      await add(database, table, aMessage);
      await own(database, `update public.${table} set created_at = created_at - interval '1 day'`);
      await add(database, table, aMessage);
      await add(database, table, { ...aMessage, email: "b@example.in" });
      await add(database, table, { ...aMessage, message: "Another matter" });
      expect(await stored()).toBe(4);
    });

    it("takes the same words from two people under 18", async () => {
      for (let person = 0; person < 2; person++) await add(database, table, { rating: 5, message: "Good", under_18: true });
      expect(await stored()).toBe(2);
    });

    it("reports an id that came before as that, and keeps the first", async () => {
      const submission_id = crypto.randomUUID();
      await add(database, table, { ...aMessage, submission_id });
      for (const row of [aMessage, { ...aMessage, message: "Other" }])
        expect(await constraintOf(add(database, table, { ...row, submission_id }))).toBe(`${table}_submission_id_key`);
      expect(await own(database, "select message from private.inbox")).toEqual([{ message: aMessage.message }]);
    });

    it("caps an address at ten a day and everybody at 120 a minute: PT429", { timeout: 3 * ENOUGH_OF_A_MINUTE }, async () => {
      await untilEnoughOfTheMinuteIsLeft();
      const send = (number: number, email: string) => add(database, table, { ...aMessage, email, message: `Message ${number}` });
      for (let number = 0; number < 10; number++) await send(number, aMessage.email);
      await expect(send(10, aMessage.email)).rejects.toMatchObject({ code: "PT429", detail: "per_address_a_day" });
      for (let number = 0; number < 110; number++) await send(number, `person${number}@example.in`);
      await expect(send(0, "late@example.in")).rejects.toMatchObject({ code: "PT429", detail: "per_minute" });
      await expect(add(database, table, { rating: 1, message: "Young", under_18: true })).rejects.toMatchObject({ code: "PT429" });
      expect(await stored()).toBe(120);
      await own(database, "update private.arrivals set minute = minute - interval '1 minute'");
      await send(0, "late@example.in");
      await own(database, `update public.${table} set created_at = created_at - interval '1 day'`);
      await send(10, aMessage.email);
    });

    it("knows a repeated id also when a cap is reached", async () => {
      const submission_id = crypto.randomUUID();
      await own(database, "update private.caps set per_minute = 1, per_address_a_day = 1 where per_address_a_day is not null");
      await add(database, table, { ...aMessage, submission_id });
      expect(await constraintOf(add(database, table, { ...aMessage, submission_id }))).toBe(`${table}_submission_id_key`);
    });

    it("holds the caps against many at once", async () => {
      await own(database, "update private.caps set per_minute = 7");
      const attempts = Array.from({ length: 20 }, (_, number) =>
        refusal(add(database, table, { ...aMessage, email: `p${number}@example.in` })),
      );
      expect((await Promise.all(attempts)).toSorted()).toEqual([...Array(13).fill("PT429"), ...Array(7).fill("allowed")]);
      expect(await stored()).toBe(7);
    });
  });

  describe("insert_feedback", () => {
    it("answers an id that came before with the row that it made", async () => {
      const row = { ...aMessage, submission_id: crypto.randomUUID() };
      const first = await call(database, row);
      expect(first).toMatch(/^[0-9a-f-]{36}$/);
      expect(await call(database, row)).toBe(first);
      await own(database, "update private.caps set per_minute = 0");
      expect(await call(database, row)).toBe(first);
      expect(await stored()).toBe(1);
    });

    it("and the insert that follows it with the same id are one row: 23505 on feedback_submission_id_key", async () => {
      const row = { ...aMessage, submission_id: crypto.randomUUID() };
      await call(database, row);
      expect(await constraintOf(add(database, "feedback", row))).toBe("feedback_submission_id_key");
      expect(await stored()).toBe(1);
    });

    it("stores once what arrives many times at once", async () => {
      const row = { ...aMessage, submission_id: crypto.randomUUID() };
      const ids = await Promise.all(Array.from({ length: 20 }, () => call(database, row)));
      expect(new Set(ids).size).toBe(1);
      expect(await stored()).toBe(1);
    });

    it("takes seven arguments as specified, without an id", async () => {
      const sql = "select public.insert_feedback($1, $2, $3, $4, $5, $6, $7) as id";
      const [row] = await as<{ id: string }>(database, "anon", sql, ["Asha", "a@b.in", 5, "Hello", "bug", null, "UA"]);
      expect(row?.id).toMatch(/^[0-9a-f-]{36}$/);
    });

    it("reports the same message with another id as a duplicate: 23505", async () => {
      await call(database, aMessage);
      expect(await constraintOf(call(database, aMessage))).toBe("feedback_once_a_day");
    });
  });

  describe("newsletter", () => {
    it("gives back a row for a new address and nothing for a known one", async () => {
      expect(await subscribe("Asha@example.in")).toHaveLength(1);
      expect(await subscribe("asha@EXAMPLE.in ")).toEqual([]);
      expect(await add(database, "newsletter_subscriptions", { email: "asha@example.in" })).toEqual([]);
      expect(await stored()).toBe(1);
    });

    it("takes one address a request: to see several fail together would tell which are known, and count none of them", async () => {
      await subscribe("known@example.in");
      const both = (second: string) => as(database, "anon", SUBSCRIBE.replace("($1)", "($1), ($2)"), ["known@example.in", second]);
      for (const second of ["new@example.in", "known@example.in"])
        await expect(both(second)).rejects.toMatchObject({ code: "PT400", message: "One address at a time can subscribe." });
      expect(await stored()).toBe(1);
      expect(await subscribe("new@example.in")).toHaveLength(1);
    });

    it("counts attempts with known addresses too: PT429", async () => {
      await own(database, "update private.caps set per_minute = 3");
      await subscribe("a@example.in");
      for (const email of ["a@example.in", "a@example.in"]) expect(await subscribe(email)).toEqual([]);
      await expect(subscribe("a@example.in")).rejects.toMatchObject({ code: "PT429", detail: "per_minute" });
      expect(await refusal(add(database, "newsletter_subscriptions", { email: "a@example.in" }))).toBe("PT429");
    });
  });
});
