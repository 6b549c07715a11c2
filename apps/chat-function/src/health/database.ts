import type { Env } from "../settings.ts";

/** Where the forms' database answers, and the public key that a page asks it with. */
export type Database = { readonly url: string; readonly key: string };

/** `state` is "none" where none is configured: forms then go by e-mail, as they are meant to. */
export type DatabaseHealth =
  | { readonly ok: true; readonly state: "none" | "reachable" }
  | { readonly ok: false; readonly state: "timeout" | "unreachable" }
  | { readonly ok: false; readonly state: "refused"; readonly status: number };

const PATIENCE_MS = 2000;

/** Found by an index, hidden by the policies, and nobody's address: it costs the database one look and shows nothing. */
const LOOK = "/rest/v1/newsletter_subscriptions?select=id&email=eq.health";

/** The database that the pages were built for; null where the build was given none. */
export function databaseOf(env: Env): Database | null {
  const [url, key] = [env.VITE_SUPABASE_URL?.trim() ?? "", env.VITE_SUPABASE_ANON_KEY?.trim() ?? ""];
  return url === "" || key === "" || !URL.canParse(url) ? null : { url: new URL(url).origin, key };
}

/** Asks the database as a page does, with the public key, and waits no longer than two seconds. */
export async function checkDatabase(
  database: Database | null,
  fetch: typeof globalThis.fetch,
  patienceMs: number = PATIENCE_MS,
): Promise<DatabaseHealth> {
  if (database === null) return { ok: true, state: "none" };
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const headers = { apikey: database.key, accept: "application/json" };
    const { ok, status, body } = await fetch(database.url + LOOK, { headers, signal });
    await body?.cancel();
    return ok ? { ok, state: "reachable" } : { ok, state: "refused", status };
  } catch {
    return { ok: false, state: signal.aborted ? "timeout" : "unreachable" };
  }
}
