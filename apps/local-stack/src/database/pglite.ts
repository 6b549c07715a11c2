import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import type { Database, Query, Row } from "./database.ts";
import { DURABLE_START, DurableFiles } from "./durable-files.ts";

const SMALL = ["shared_buffers=8MB", "max_connections=5"];

const queryOf =
  (transaction: Transaction): Query =>
  async <R extends Row>(sql: string, values: readonly unknown[] = []) =>
    (await transaction.query<R>(sql, [...values])).rows;

async function open(pglite: PGlite): Promise<Database> {
  await pglite.waitReady;
  return {
    transaction: (work) => pglite.transaction((transaction) => work(queryOf(transaction))),
    script: (sql) => pglite.transaction(async (transaction) => void (await transaction.exec(sql))),
    close: () => pglite.close(),
  };
}

const openFolder = (folder: string) =>
  open(new PGlite({ fs: new DurableFiles(folder), startParams: DURABLE_START, relaxedDurability: false, postgresqlconf: SMALL }));

/** An empty database that is gone when it is closed. */
export const openInMemory = (): Promise<Database> => open(new PGlite({ postgresqlconf: SMALL }));

/**
 * The database kept in `dataDir`, made on the first call. It is made under another name and renamed when whole, so that a process killed
 * while making it leaves nothing that looks like a database. PGlite takes no lock: hold `lockFolder`'s first.
 */
export async function openOnDisk(dataDir: string): Promise<Database> {
  const [folder, unfinished] = [join(dataDir, "pgdata"), join(dataDir, "pgdata.unfinished")];
  if (!existsSync(folder)) {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await (await openFolder(unfinished)).close();
    await rename(unfinished, folder);
  }
  return openFolder(folder);
}
