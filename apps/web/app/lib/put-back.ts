import { type KeptEntry, writeText } from "./storage.ts";

/** Keeps again what was forgotten, and tells whoever watches it in this tab what other tabs are told. */
export function putBack({ kind, key, text }: KeptEntry): void {
  writeText(kind, key, text);
  dispatchEvent(new StorageEvent("storage", { key }));
}
