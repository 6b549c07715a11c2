import { openDatabase } from "../../apps/local-stack/src/stored-database.ts";
import { FORMS, type Seen } from "./traffic.ts";

const TABLES = { feedback: "feedback", help: "help_requests", newsletter: "newsletter_subscriptions" } as const;

/** Runs SQL on a database that no process holds. */
export async function runSql(dataDir: string, sql: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.script(sql).finally(() => database.close());
}

export type Kept = { readonly acknowledged: number; readonly stored: number; readonly lost: readonly string[] };

/** What was acknowledged against what is there, read from the data's folder itself. */
export async function compareStored(dataDir: string, seen: Seen): Promise<Kept> {
  const database = await openDatabase({ dataDir });
  try {
    const stored = await database.transaction(async (query) => {
      const rows = FORMS.map((form) => query<{ email: string }>(`select email from public.${TABLES[form]}`));
      return Promise.all(rows);
    });
    const addresses = stored.map((rows) => new Set(rows.map(({ email }) => email)));
    const lost = FORMS.flatMap((form, index) => seen.acknowledged[form].filter((email) => !addresses[index]?.has(email)));
    const acknowledged = FORMS.reduce((sum, form) => sum + seen.acknowledged[form].length, 0);
    return { acknowledged, stored: stored.reduce((sum, rows) => sum + rows.length, 0), lost };
  } finally {
    await database.close();
  }
}
