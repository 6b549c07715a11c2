import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Another process holds the folder. */
export class FolderInUseError extends Error {
  readonly code = "FOLDER_IN_USE";
  constructor(folder: string) {
    super(`${folder} is in use by another process: stop that one first, or set DATA_DIR to another folder`);
  }
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown) => error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

/**
 * Takes `folder` (made where missing) for this process alone and returns how to give it back. The lock is the operating system's, by way of
 * SQLite, as Node has no call of its own for it: it goes with the process however that ends, so that none is ever stale.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUseError(folder) : error;
  }
  return () => lock.close();
}
