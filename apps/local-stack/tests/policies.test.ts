import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";
import { createPostgres, withSchema } from "./support/databases.ts";

const TESTS = fileURLToPath(new URL("../../../supabase/tests/", import.meta.url));

/** Runs one file of supabase/tests by psql on a database of its own, and gives back what it printed, line by line. */
async function runPgTap(file: string): Promise<readonly string[]> {
  const { name, database } = await createPostgres();
  await withSchema(database);
  await database.close();
  const options = [
    "-X",
    "-q",
    "-A",
    "-t",
    "-v",
    "ON_ERROR_STOP=1",
    "-h",
    "127.0.0.1",
    "-p",
    String(inject("postgresPort")),
    "-U",
    "postgres",
  ];
  const { stdout } = await promisify(execFile)(inject("psql"), [...options, "-d", name, "-f", TESTS + file]);
  return stdout.split("\n").filter((line) => line !== "");
}

for (const file of readdirSync(TESTS).filter((name) => name.endsWith(".sql"))) {
  const lines = await runPgTap(file);
  const results = lines.filter((line) => /^(not )?ok /.test(line));
  it(`${file} runs all that it planned`, () => {
    expect(lines).toContain(`1..${results.length}`);
    expect(results.length).toBeGreaterThan(0);
  });
  it.each(results)(`${file}: %s`, (result) => {
    // What follows a failing line says what was found instead.
    const from = lines.indexOf(result);
    expect(lines.slice(from, from + 12).join("\n")).toMatch(/^ok /);
  });
}
