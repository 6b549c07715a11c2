import type { Database } from "../../apps/local-stack/src/database/database.ts";
import { openDatabase } from "../../apps/local-stack/src/stored-database.ts";

/** What one row of a form takes in PostgreSQL, in bytes: on the disk with its indexes, and in the write-ahead log. */
export type RowCost = { readonly form: string; readonly disk: number; readonly log: number };

/** A message of some eighty words; the longest that the forms take is a thousand characters. */
const MESSAGE = "I did the assessment with my father and we did not agree on the result. ".repeat(6);
const AGENT = "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const message = (table: string) => `insert into public.${table} (name, email, rating, category, message, user_agent)
  values ('Asha Rao', 'person-' || $1 || '@example.in', 4, 'general', '${MESSAGE}' || $1, '${AGENT}')`;

const INSERTS: readonly (readonly [form: string, table: string, sql: string])[] = [
  ["feedback", "feedback", message("feedback")],
  ["help", "help_requests", message("help_requests")],
  [
    "newsletter",
    "newsletter_subscriptions",
    `insert into public.newsletter_subscriptions (email, user_agent) values ('person-' || $1 || '@example.in', '${AGENT}')`,
  ],
];

type Size = { readonly disk: number; readonly log: string };

async function sizeOf(database: Database, table: string): Promise<Size> {
  const [size] = await database.transaction((query) =>
    query<Size>(
      `select pg_total_relation_size('public.${table}')::int as disk, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as log`,
    ),
  );
  if (!size) throw new Error("the database gave no sizes");
  return size;
}

/** `rows` of each form are stored, and the growth divided by them. */
export async function measureRows(rows = 3000): Promise<readonly RowCost[]> {
  const database = await openDatabase({ memory: true });
  try {
    await database.script(`update private.caps set per_minute = ${rows * 2}`);
    const costs: RowCost[] = [];
    for (const [form, table, sql] of INSERTS) {
      const before = await sizeOf(database, table);
      // Each in a transaction of its own, as visitors send them.
      for (let number = 1; number <= rows; number++) await database.transaction((query) => query(sql, [String(number)]));
      const after = await sizeOf(database, table);
      costs.push({ form, disk: (after.disk - before.disk) / rows, log: (Number(after.log) - Number(before.log)) / rows });
    }
    return costs;
  } finally {
    await database.close();
  }
}
