import { watch } from "./browser.ts";

/**
 * What is kept on the device, and nowhere else. Storage may be absent, full or forbidden: then a value lives as long as the page does,
 * and nothing throws. Whoever reads checks what was read.
 */
type Kind = "local" | "session";

/** What storage would not take. It counts before what storage still holds, which is older. */
const refused = new Map<string, string>();

/** Does something with the storage; undefined where that is forbidden or does not fit. */
function attempt<T>(kind: Kind, act: (area: Storage) => T): T | undefined {
  try {
    return act(kind === "local" ? window.localStorage : window.sessionStorage);
  } catch {
    return undefined;
  }
}

export const readText = (kind: Kind, key: string): string | null =>
  refused.get(kind + key) ?? attempt(kind, (area) => area.getItem(key)) ?? null;

export function writeText(kind: Kind, key: string, text: string): void {
  const isKept = attempt(kind, (area) => {
    area.setItem(key, text);
    return true;
  });
  if (isKept) refused.delete(kind + key);
  else refused.set(kind + key, text);
}

export function removeText(kind: Kind, key: string): void {
  refused.delete(kind + key);
  attempt(kind, (area) => area.removeItem(key));
}

/**
 * Tells when another tab has changed a value of the device, or may have, and when this one has forgotten an entry: a page that the back button brings back was told of nothing
 * meanwhile. Gives the function that ends it.
 */
export function watchText(key: string, changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", onShow);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", onShow);
  };
}

/** Tells when another tab has kept or deleted anything. Gives the function that ends it. */
export const watchKept = (changed: () => void): (() => void) => watch(window, "storage", changed);

export function readJson(kind: Kind, key: string): unknown {
  const text = readText(kind, key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeJson(kind: Kind, key: string, value: unknown): void {
  writeText(kind, key, JSON.stringify(value));
}

const PREFIX = "cc_";
export type KeptEntry = { readonly kind: Kind; readonly key: string; readonly text: string };

/** Everything that this site keeps in the browser now, on the device first and then for this tab. */
export function keptEntries(): readonly KeptEntry[] {
  return (["local", "session"] as const).flatMap((kind) => {
    const keys = new Set([...refused.keys()].filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length)));
    for (const key of attempt(kind, (area) => Object.keys(area)) ?? []) if (key.startsWith(PREFIX)) keys.add(key);
    return [...keys].sort().flatMap((key) => {
      const text = readText(kind, key);
      return text === null ? [] : [{ kind, key, text }];
    });
  });
}

/** Forgets it, and tells whoever watches it in this tab what other tabs are told. */
export function forgetEntry({ kind, key }: KeptEntry): void {
  removeText(kind, key);
  dispatchEvent(new StorageEvent("storage", { key }));
}
