import { readText, removeText, writeText } from "./storage.ts";

const KEY = "cc_recovered";
const PATIENCE_MS = 8000;

/** Whether loading this address anew may help: not when offline, and not twice in a row for the same address. */
export const mayRecover = (): boolean => navigator.onLine !== false && readText("session", KEY) !== location.pathname;

/** Whether the site answers at this address: loading it anew must never end at the browser's own error page. */
async function answers(): Promise<boolean> {
  try {
    const { ok } = await fetch(location.pathname, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
}

/** Loads the address anew, with whatever code the site has now. What was answered is on the device and comes back. False: it can't be had now. */
export async function recover(): Promise<boolean> {
  if (!(await answers())) return false;
  writeText("session", KEY, location.pathname);
  location.reload();
  return true;
}

/** A page has come up: the next failure may be recovered from again. */
export function pageArrived(): void {
  if (readText("session", KEY) !== null) setTimeout(() => removeText("session", KEY), 10_000);
}
