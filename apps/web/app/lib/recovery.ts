import { readText, removeText, writeText } from "./storage.ts";

const KEY = "cc_recovered";

/** Whether loading this address anew may help: not when offline, and not twice in a row for the same address. */
export const mayRecover = (): boolean => navigator.onLine !== false && readText("session", KEY) !== location.pathname;

/** Loads the address anew, with whatever code the site has now. What was answered is on the device and comes back. */
export function recover(): void {
  writeText("session", KEY, location.pathname);
  location.reload();
}

/** A page has come up: the next failure may be recovered from again. */
export function pageArrived(): void {
  if (readText("session", KEY) !== null) setTimeout(() => removeText("session", KEY), 10_000);
}
