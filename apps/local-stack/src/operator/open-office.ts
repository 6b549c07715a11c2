import { FolderInUseError } from "../database/folder-lock.ts";
import { openDatabase } from "../stored-database.ts";
import { throughDoor } from "./door.ts";
import { type Office, officeOf } from "./office.ts";

export type OpenOffice = Office & { close(): Promise<void> };

/** What was sent, read straight from `dataDir` or, where a running process holds it, through that process. */
export async function openOffice(dataDir: string): Promise<OpenOffice> {
  try {
    const database = await openDatabase({ dataDir });
    return { ...officeOf(database), close: () => database.close() };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return { ...throughDoor(dataDir), close: async () => {} };
  }
}
