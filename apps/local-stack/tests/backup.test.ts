import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Database } from "../src/database/database.ts";
import { officeOf } from "../src/operator/office.ts";
import { as, createPostgres, own, refusal } from "./support/databases.ts";
import naughty from "./support/naughty-strings.json" with { type: "json" };
import { add, aMessage, call } from "./support/rows.ts";

const SUPABASE = fileURLToPath(new URL("../../../supabase/", import.meta.url));
const MORE_THAN_A_CAP = 300;
const OWNER = "hosted_owner";

type Made = Awaited<ReturnType<typeof createPostgres>>;
let folder: string;
let file: string;
let from: Made;
let into: Made;

const addressOf = (name: string) => `postgresql://${OWNER}@127.0.0.1:${inject("postgresPort")}/${name}`;

/** The script as an operator runs it, with the programs of the server under test. */
function run(script: string, name: string): Promise<unknown> {
  const bin = dirname(inject("psql"));
  const env = { ...process.env, PSQL: `${bin}/psql`, PG_DUMP: `${bin}/pg_dump` };
  return promisify(execFile)(SUPABASE + script, [addressOf(name), file], { env });
}

/** A database as a hosted project has it: its owner, who applies the migrations, is no superuser, and grants everybody everything by default. */
async function hosted(): Promise<Made> {
  const made = await createPostgres();
  const kinds = ["tables", "functions", "sequences"];
  const grants = kinds.map(
    (kind) => `alter default privileges for role ${OWNER} in schema public grant all on ${kind} to anon, authenticated`,
  );
  await made.database.script([`alter database ${made.name} owner to ${OWNER}`, ...grants].join(";"));
  for (const migration of readdirSync(`${SUPABASE}migrations`).toSorted()) {
    const options = ["-X", "-q", "--single-transaction", "-v", "ON_ERROR_STOP=1", "-f", `${SUPABASE}migrations/${migration}`];
    await promisify(execFile)(inject("psql"), [addressOf(made.name), ...options]);
  }
  return made;
}

const rows = (database: Database) =>
  own(database, "select * from private.inbox order by form, id").then((entries) => JSON.stringify(entries));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "career-clarity-backup-"));
  file = join(folder, "backup.sql");
  const { database } = await createPostgres();
  // What hosted projects allow their owner beside what is theirs.
  await database.script(`create role ${OWNER} login; grant set on parameter session_replication_role to ${OWNER}`);
  await database.close();
  [from, into] = [await hosted(), await hosted()];
  await own(from.database, "update private.caps set per_minute = 1000");
  for (let row = 0; row < MORE_THAN_A_CAP; row++)
    await add(from.database, "feedback", {
      ...aMessage,
      email: `person-${row}@example.in`,
      message: `${naughty[row % naughty.length]} ${row}`,
    });
  await call(from.database, { rating: 5, message: "Good", under_18: true, name: null, email: null });
  await add(from.database, "help_requests", { ...aMessage, message: "Line one\nline two\\n; drop table public.feedback; --" });
  await add(from.database, "newsletter_subscriptions", { email: "asha@example.in" });
  await run("backup.sh", from.name);
});
afterAll(async () => {
  await Promise.all([from.database.close(), into.database.close()]);
  await rm(folder, { recursive: true, force: true });
});

it("the owner's migrations make the same walls, whoever they are", async () => {
  for (const role of ["anon", "authenticated"])
    expect(await refusal(as(from.database, role, "select name from public.feedback"))).toBe("42501");
  expect(await own(from.database, "select rolsuper from pg_roles where rolname = $1", [OWNER])).toEqual([{ rolsuper: false }]);
});

it("a backup can be read by its owner alone", async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
});

it("a broken backup restores nothing", async () => {
  const whole = await readFile(file, "utf8");
  await writeFile(file, `${whole}\nselect no_such_function();\n`);
  await expect(run("restore.sh", into.name)).rejects.toThrow("no_such_function");
  await writeFile(file, whole);
  expect(await rows(into.database)).toBe("[]");
  expect(await own(into.database, "select distinct per_minute from private.caps")).toEqual([{ per_minute: 120 }]);
});

it("what was backed up is there after a restore, row for row, with the operator's caps", async () => {
  await run("restore.sh", into.name);
  expect(await rows(into.database)).toBe(await rows(from.database));
  expect(JSON.parse(await rows(into.database))).toHaveLength(MORE_THAN_A_CAP + 3);
  const caps = "select * from private.caps order by form";
  expect(await own(into.database, caps)).toEqual(await own(from.database, caps));
  // All of one transaction, that of the restore: no later visitor's transaction can have the number that a row had in the old database.
  const numbers = "select count(distinct created_txid)::int as numbers from public.feedback";
  expect(await own(from.database, numbers)).toEqual([{ numbers: MORE_THAN_A_CAP + 1 }]);
  expect(await own(into.database, numbers)).toEqual([{ numbers: 1 }]);
  // What the inbox does not show: a submission sent again after the restore is still known.
  const ids = "select id, submission_id from public.feedback order by id";
  expect(await own(into.database, ids)).toEqual(await own(from.database, ids));
});

it("a restored database works: it adds, refuses, hides, finds and deletes as before", async () => {
  await add(into.database, "feedback", { ...aMessage, email: "new@example.in" });
  expect(await refusal(add(into.database, "feedback", { ...aMessage, rating: 9 }))).toBe("23514");
  expect(await refusal(as(into.database, "anon", "select * from public.feedback"))).toBe("42501");
  expect(await officeOf(into.database).entries(" ASHA@example.in")).toHaveLength(2);
  expect(await officeOf(into.database).remove("Asha@Example.in")).toBe(2);
  expect(await officeOf(into.database).entries("asha@example.in")).toEqual([]);
});

it("a restore into a database that holds those rows is refused", async () => {
  await expect(run("restore.sh", into.name)).rejects.toThrow("duplicate key");
});
