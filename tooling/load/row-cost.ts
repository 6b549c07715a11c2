import { openDatabase } from "../../apps/local-stack/src/stored-database.ts";

/** What one row of a form takes in PostgreSQL, in bytes: on the disk with its indexes, and in the write-ahead log. */
export type RowCost = { readonly form: string; readonly disk: number; readonly log: number };

const ROWS = 3000;
/** A message of some eighty words; the longest that the forms take is a thousand characters. */
const MESSAGE = "I did the assessment with my father and we did not agree on the result. ".repeat(6);
const AGENT = "Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";

const message = (table: string) => `insert into public.${table} (name, email, rating, category, message, user_agent)
  select 'Asha Rao', 'person-' || number || '@example.in', 4, 'general', '${MESSAGE}' || number, '${AGENT}' from generate_series(1, ${ROWS}) number`;

const INSERTS: readonly (readonly [form: string, table: string, sql: string])[] = [
  ["feedback", "feedback", message("feedback")],
  ["help", "help_requests", message("help_requests")],
  [
    "newsletter",
    "newsletter_subscriptions",
    `insert into public.newsletter_subscriptions (email, user_agent) select 'person-' || number || '@example.in', '${AGENT}' from generate_series(1, ${ROWS}) number`,
  ],
];

export async function measureRows(): Promise<readonly RowCost[]> {
  const database = await openDatabase({ memory: true });
  try {
    await database.script(`update private.caps set per_minute = ${ROWS * 2}`);
    const costs: RowCost[] = [];
    for (const [form, table, sql] of INSERTS) {
      const look = `select pg_total_relation_size('public.${table}')::int as disk, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as log`;
      const [before, after] = await database.transaction(async (query) => {
        const first = await query<{ disk: number; log: string }>(look);
        await query(sql);
        return [...first, ...(await query<{ disk: number; log: string }>(look))];
      });
      if (!before || !after) throw new Error("the database gave no sizes");
      costs.push({ form, disk: (after.disk - before.disk) / ROWS, log: (Number(after.log) - Number(before.log)) / ROWS });
    }
    return costs;
  } finally {
    await database.close();
  }
}
