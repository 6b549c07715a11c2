import { fileURLToPath } from "node:url";

/** Where `start` keeps what people send: DATA_DIR, or `.local/database` in the repository. */
export const DATA_DIR: string = process.env.DATA_DIR ?? fileURLToPath(new URL("../../../.local/database", import.meta.url));
