import type { SubmissionGateway } from "@career-clarity/submissions";
import { type BackendReading, readBackend } from "./backend.ts";
import { createGateway } from "./gateway.ts";

let reading: BackendReading | undefined;

function readOnce(): BackendReading {
  if (reading) return reading;
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env;
  reading = readBackend({ url, key }, location);
  if (!reading.ok) console.warn(`Forms are not stored but sent by e-mail: ${reading.reason}.`);
  return reading;
}

/** The way to the database for one submission; null where none is configured, which is logged once. */
export function openGateway(): SubmissionGateway | null {
  const read = readOnce();
  return read.ok ? createGateway(read.backend) : null;
}
