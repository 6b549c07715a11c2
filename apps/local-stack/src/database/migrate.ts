import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Database } from "./database.ts";

export type Migration = { readonly name: string; readonly sql: string };

/** What the database says was applied is not what the repository holds. */
export class MigrationError extends Error {
  readonly code = "MIGRATION_MISMATCH";
}

const SUPABASE = fileURLToPath(new URL("../../../../supabase/", import.meta.url));
const WAY_OUT = "To begin with an empty database, move the database's folder away.";

/** The schema in order: the roles of a hosted project, then every migration. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const migrations = (await readdir(`${SUPABASE}migrations`)).filter((file) => file.endsWith(".sql")).toSorted();
  const files = ["local/roles.sql", ...migrations.map((file) => `migrations/${file}`)];
  return Promise.all(files.map(async (name) => ({ name, sql: await readFile(SUPABASE + name, "utf8") })));
}

// A checkout with Windows line endings is the same migration.
const checksumOf = ({ sql }: Migration) => createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");

type Applied = { readonly name: string; readonly checksum: string };

async function readApplied(database: Database): Promise<readonly Applied[]> {
  await database.script(`create schema if not exists local_stack;
    create table if not exists local_stack.migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  return database.transaction((query) => query<Applied>("select name, checksum from local_stack.migrations"));
}

function check(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const { name, checksum } of applied) {
    if (!known.has(name)) throw new MigrationError(`supabase/${name} was applied to this database and is no longer there. ${WAY_OUT}`);
    if (known.get(name) !== checksum)
      throw new MigrationError(
        `supabase/${name} was changed after it was applied to this database. Undo the change and add a new migration instead. ${WAY_OUT}`,
      );
  }
}

/** Applies what is missing, each migration whole or not at all. Refuses, with nothing done, where one that was applied has changed or gone. */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<void> {
  const applied = await readApplied(database);
  check(applied, migrations);
  const done = new Set(applied.map(({ name }) => name));
  for (const migration of migrations.filter(({ name }) => !done.has(name))) {
    // The name is a file's own and the checksum is hexadecimal: nothing to quote.
    const record = `insert into local_stack.migrations (name, checksum) values ('${migration.name}', '${checksumOf(migration)}')`;
    await database.script(`${migration.sql};\n${record}`);
  }
}
