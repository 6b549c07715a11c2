import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { LOCAL_ANON_KEY } from "../../src/local-key.ts";

/** What the web app makes: supabase-js with the public key, keeping no session. */
export const visitor = (url: string, key: string = LOCAL_ANON_KEY): SupabaseClient =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

const CONNECTIONS = 50;

/** Sends feedback once for each id, over 50 connections at a time. Resolves to the ids that were acknowledged. */
export async function sendMany(url: string, ids: readonly string[], onSoFar?: (stored: number) => void): Promise<readonly string[]> {
  const waiting = [...ids];
  const stored: string[] = [];
  const person = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const args = { p_id: id, p_name: "Asha", p_email: `${id}@example.in`, p_rating: 5, p_message: `Message ${id}` };
      const response = await fetch(`${url}/rest/v1/rpc/insert_feedback`, {
        method: "POST",
        headers: { apikey: LOCAL_ANON_KEY, "content-type": "application/json" },
        body: JSON.stringify(args),
      }).catch(() => undefined);
      if (response?.ok && (await response.text().catch(() => ""))) stored.push(id);
      onSoFar?.(stored.length);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, person));
  return stored;
}
