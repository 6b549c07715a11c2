import type { Database } from "./database/database.ts";
import { lockFolder } from "./database/folder-lock.ts";
import { migrate, readMigrations } from "./database/migrate.ts";
import { openInMemory, openOnDisk } from "./database/pglite.ts";

export type Place = { readonly dataDir: string } | { readonly memory: true };

/** Sets up what was opened; closes it again where that fails. */
async function ready(database: Database): Promise<Database> {
  try {
    await migrate(database, await readMigrations());
    await database.transaction((query) => query("select private.delete_old()"));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openLocked(dataDir: string): Promise<Database> {
  const unlock = lockFolder(dataDir);
  try {
    const database = await ready(await openOnDisk(dataDir));
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The database with its schema up to date and messages past their time deleted. On disk it is locked until closed. */
export const openDatabase = async (place: Place): Promise<Database> =>
  "dataDir" in place ? openLocked(place.dataDir) : ready(await openInMemory());
