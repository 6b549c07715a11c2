import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { Database, Query, Row } from "../../src/database/database.ts";
import { migrate, readMigrations } from "../../src/database/migrate.ts";
import { openInMemory } from "../../src/database/pglite.ts";

const CONNECTIONS = 10;

const queryOf =
  (client: pg.PoolClient): Query =>
  async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
    (await client.query<R>(sql, [...values])).rows;

/** A new database on the real server. */
export async function createPostgres(): Promise<{ readonly name: string; readonly database: Database }> {
  const server = { host: "127.0.0.1", port: inject("postgresPort"), user: "postgres" };
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const pool = new pg.Pool({ ...server, database: name, max: CONNECTIONS });
  const transaction = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const result = await work(client);
      await client.query("commit");
      return result;
    } catch (error) {
      await client.query("rollback");
      throw error;
    } finally {
      client.release();
    }
  };
  const database: Database = {
    transaction: (work) => transaction((client) => work(queryOf(client))),
    script: (sql) => transaction(async (client) => void (await client.query(sql))),
    close: () => pool.end(),
  };
  return { name, database };
}

/** Both databases that the schema has to hold on, empty. */
export const EMPTY_DATABASES: readonly { readonly on: string; readonly open: () => Promise<Database> }[] = [
  { on: "PGlite", open: openInMemory },
  { on: "PostgreSQL", open: async () => (await createPostgres()).database },
];

export async function withSchema(database: Database): Promise<Database> {
  await migrate(database, await readMigrations());
  return database;
}

/** The same with the schema in them. */
export const DATABASES = EMPTY_DATABASES.map(({ on, open }) => ({ on, open: async () => withSchema(await open()) }));

/** Everything that was sent is gone, and the caps are as they were. */
export const reset = (database: Database): Promise<void> =>
  database.script(`truncate public.feedback, public.help_requests, public.newsletter_subscriptions, private.arrivals;
    update private.caps set per_minute = 120; update private.caps set per_address_a_day = 10 where per_address_a_day is not null`);

/** Runs one statement as `role`, in a transaction of its own. */
export const as = <R extends Row>(database: Database, role: string, sql: string, values: readonly unknown[] = []): Promise<readonly R[]> =>
  database.transaction(async (query) => {
    await query("select set_config('role', $1, true)", [role]);
    return query<R>(sql, values);
  });

/** Runs one statement as the owner. */
export const own = <R extends Row>(database: Database, sql: string, values: readonly unknown[] = []): Promise<readonly R[]> =>
  database.transaction((query) => query<R>(sql, values));

/** The code with which the database refused, and what it called the reason; "allowed" where it did not refuse. */
export async function refusal(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "allowed";
  } catch (error) {
    if (error instanceof Error && "code" in error) return String(error.code);
    throw error;
  }
}
