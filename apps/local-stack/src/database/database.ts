export type Row = Readonly<Record<string, unknown>>;
export type Query = <R extends Row>(sql: string, values?: readonly unknown[]) => Promise<readonly R[]>;

/** A PostgreSQL of any make. Every query runs in a transaction; what `work` throws rolls it back and is thrown on. */
export type Database = {
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Runs a script of many statements, all of them or none. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
};

/** What PostgreSQL says of a statement that it refuses. `code` is the five-character SQLSTATE. */
export type DatabaseError = Error & { readonly code: string; readonly detail?: string; readonly hint?: string };

export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code);
