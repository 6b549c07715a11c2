import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { MigrationError, migrate } from "../src/database/migrate.ts";
import { EMPTY_DATABASES, own } from "./support/databases.ts";

const first = { name: "migrations/1_first.sql", sql: "create table public.first (a int);\n" };
const second = { name: "migrations/2_second.sql", sql: "create table public.second (a int);\n" };

describe.each(EMPTY_DATABASES)("on $on", ({ open }) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const tables = async () => {
    const rows = await own<{ name: string }>(database, "select tablename as name from pg_tables where schemaname = 'public' order by 1");
    return rows.map(({ name }) => name);
  };

  it("applies what is missing, once", async () => {
    await migrate(database, [first]);
    await migrate(database, [first, second]);
    await migrate(database, [first, second]);
    expect(await tables()).toEqual(["first", "second"]);
  });

  it("refuses a changed migration and does nothing", async () => {
    await migrate(database, [first]);
    const changed = { ...first, sql: "create table public.other (a int);" };
    await expect(migrate(database, [changed, second])).rejects.toThrow(MigrationError);
    await expect(migrate(database, [changed])).rejects.toThrow("supabase/migrations/1_first.sql was changed after it was applied");
    expect(await tables()).toEqual(["first"]);
  });

  it("refuses a database that is ahead of the repository", async () => {
    await migrate(database, [first, second]);
    await expect(migrate(database, [first])).rejects.toThrow(
      "supabase/migrations/2_second.sql was applied to this database and is no longer there",
    );
  });

  it("takes a checkout with Windows line endings for the same", async () => {
    await migrate(database, [first]);
    await migrate(database, [{ ...first, sql: first.sql.replaceAll("\n", "\r\n") }]);
  });

  it("applies a migration whole or not at all", async () => {
    const broken = { ...second, sql: "create table public.half (a int); select no_such_function()" };
    await expect(migrate(database, [first, broken])).rejects.toMatchObject({ code: "42883" });
    expect(await tables()).toEqual(["first"]);
    await migrate(database, [first, second]);
    expect(await tables()).toEqual(["first", "second"]);
  });
});
