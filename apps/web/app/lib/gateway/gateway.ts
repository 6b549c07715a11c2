import type { GatewayAnswer, SubmissionGateway } from "@career-clarity/submissions";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Backend } from "./backend.ts";

/** A verdict is on screen within ten seconds, whatever the network does; a phone needs some of them to draw it. */
const VERDICT_MS = 9_500;
/** A function that hangs leaves time for the insert. */
const FIRST_TRY_MS = 6000;

const TIMEOUT = { code: "TIMEOUT", message: "No answer in time" } as const;
type Failed = { readonly ok: false; readonly error: unknown };
const failed = (error: unknown): Failed => ({ ok: false, error });

type Response = { readonly data: unknown; readonly error: unknown };
type Call = (client: SupabaseClient, signal: AbortSignal) => PromiseLike<Response>;
type LoadClient = (backend: Backend) => Promise<SupabaseClient>;

let shared: SupabaseClient | undefined;

/** supabase-js weighs more than all else on a page: it comes when something is sent. A page has one client. */
const loadClient: LoadClient = async ({ url, key }) => {
  const { createClient } = await import("@supabase/supabase-js");
  shared ??= createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } });
  return shared;
};

/** Ends the wait, and the call itself, after `ms`. */
async function within<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result | Failed> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Failed>((resolve) => {
    timer = setTimeout(() => {
      stop.abort();
      resolve(failed(TIMEOUT));
    }, ms);
  });
  try {
    return await Promise.race([work(stop.signal), late]);
  } catch (error) {
    return failed(error);
  } finally {
    clearTimeout(timer);
  }
}

const isId = (data: unknown): data is string => typeof data === "string" && data !== "";
const isRow = (data: unknown): data is { readonly id: string } =>
  typeof data === "object" && data !== null && "id" in data && isId(data.id);

/** Only what names its row was stored: a hotel's login page and an empty answer are no rows. */
const idIn = (data: unknown): string | null => (isId(data) ? data : isRow(data) ? data.id : null);
const countIn = (data: unknown): number | null => (Array.isArray(data) ? data.length : null);

/** The way to the database for one submission. Its time runs from now. */
export function createGateway(backend: Backend, load: LoadClient = loadClient): SubmissionGateway {
  const end = performance.now() + VERDICT_MS;
  let client: Promise<SupabaseClient> | undefined;

  const send = async <Stored>(ms: number, read: (data: unknown) => Stored | null, call: Call): Promise<GatewayAnswer<Stored>> =>
    within(Math.max(0, Math.min(ms, end - performance.now())), async (signal) => {
      client ??= load(backend);
      const { data, error } = await call(await client, signal);
      if (error) return failed(error);
      const stored = read(data);
      return stored === null ? failed(undefined) : { ok: true, stored };
    });

  return {
    insertFeedback: (values) => send(FIRST_TRY_MS, idIn, (supabase, signal) => supabase.rpc("insert_feedback", values).abortSignal(signal)),
    insert: (table, row) =>
      send(VERDICT_MS, idIn, (supabase, signal) => supabase.from(table).insert(row).select("id, created_at").abortSignal(signal).single()),
    addSubscription: (row) =>
      send(VERDICT_MS, countIn, (supabase, signal) =>
        supabase
          .from("newsletter_subscriptions")
          .upsert(row, { onConflict: "email", ignoreDuplicates: true })
          .select("id, created_at")
          .abortSignal(signal),
      ),
  };
}
