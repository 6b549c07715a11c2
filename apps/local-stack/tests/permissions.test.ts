import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { as, DATABASES, own, refusal } from "./support/databases.ts";
import { add, aMessage, call, MESSAGE_TABLES, TABLES } from "./support/rows.ts";

const OPERATOR = [
  "select * from private.inbox",
  "select private.export_person('asha@example.in')",
  "select private.delete_person('asha@example.in')",
  "select private.delete_message(gen_random_uuid())",
  "select private.delete_old('0 seconds')",
  "select private.count_arrival('feedback')",
  "select private.normal_address('A@b.in')",
  "select * from private.caps",
  "update private.caps set per_minute = 1000000",
  "delete from private.arrivals",
  "select * from local_stack.migrations",
];

const ON_EVERY_TABLE = [
  "select * from public.TABLE",
  "select email from public.TABLE as t where t.ctid is not null",
  "select created_txid from public.TABLE",
  "select count(user_agent) from public.TABLE",
  "update public.TABLE set email = 'thief@example.in'",
  "update public.TABLE set user_agent = null where id = gen_random_uuid()",
  "delete from public.TABLE",
  "truncate public.TABLE",
  "truncate public.TABLE cascade",
  "select id from public.TABLE for update",
  "lock table public.TABLE in exclusive mode",
  "alter table public.TABLE disable row level security",
  "drop table public.TABLE",
  "drop policy read_back on public.TABLE",
  "create trigger steal after insert on public.TABLE for each row execute function private.cap_messages()",
  "create table public.another (like public.TABLE)",
];

const row = (table: string) => (table === "newsletter_subscriptions" ? { email: "asha@example.in" } : aMessage);
const ROLES = ["anon", "authenticated"] as const;

describe.each(DATABASES)("on $on", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    for (const table of TABLES) await add(database, table, row(table));
  });
  afterAll(() => database.close());

  describe.each(ROLES)("%s", (role) => {
    it.each(TABLES.flatMap((table) => ON_EVERY_TABLE.map((sql) => sql.replace("TABLE", table))))("may not %s: 42501", async (sql) => {
      expect(await refusal(as(database, role, sql))).toBe("42501");
    });

    it.each(OPERATOR)("may not %s: 42501", async (sql) => {
      expect(await refusal(as(database, role, sql))).toBe("42501");
    });

    it.each(TABLES)("may not choose id, created_at or created_txid in %s: 42501", async (table) => {
      const chosen = { id: crypto.randomUUID(), created_at: "2000-01-01", created_txid: "1" };
      for (const [column, value] of Object.entries(chosen))
        expect(await refusal(add(database, table, { ...row(table), email: "new@example.in", [column]: value }, role))).toBe("42501");
    });

    it.each(TABLES)("may not make an upsert into %s change a row: 42501", async (table) => {
      const sql = `insert into public.${table} (email) values ('asha@example.in') on conflict (id) do update set email = 'thief@example.in'`;
      expect(await refusal(as(database, role, sql))).toBe("42501");
    });

    it("may not read a column of what it adds beyond those granted: 42501", async () => {
      const sql = "insert into public.feedback (name, email, rating, message) values ('A', 'new@example.in', 3, 'x') returning email";
      expect(await refusal(as(database, role, sql))).toBe("42501");
    });
  });

  it.each(TABLES)("a signed-in role may add nothing to %s: 42501", async (table) => {
    expect(await refusal(add(database, table, row(table), "authenticated"))).toBe("42501");
    expect(await refusal(as(database, "authenticated", `select id from public.${table}`))).toBe("42501");
  });

  it("a signed-in role may not call insert_feedback: 42501", async () => {
    expect(await refusal(call(database, aMessage, "authenticated"))).toBe("42501");
  });

  it.each(TABLES)("anon sees no row of %s that another transaction added", async (table) => {
    expect(await as(database, "anon", `select id, created_at from public.${table}`)).toEqual([]);
    expect(await own(database, `select id from public.${table}`)).not.toEqual([]);
  });

  it("anon sees no address of the newsletter", async () => {
    expect(await as(database, "anon", "select email from public.newsletter_subscriptions")).toEqual([]);
  });

  it.each(MESSAGE_TABLES)("anon sees in %s the row of its own transaction and no other", async (table) => {
    const seen = await database.transaction(async (query) => {
      await query("set local role anon");
      const added = await query<{ id: string }>(
        `insert into public.${table} (name, email, rating, message) values ('B', 'b@example.in', 5, 'mine') returning id`,
      );
      return { added, read: await query<{ id: string }>(`select id from public.${table}`) };
    });
    expect(seen.read).toEqual(seen.added);
  });

  it("nothing of what was tried changed a row", async () => {
    const rows = await own(database, "select count(*)::int as count from private.inbox where email = 'asha@example.in'");
    expect(rows).toEqual([{ count: 3 }]);
  });
});
