/**
 * What is kept on the device, and nowhere else. Storage may be absent, full or forbidden: then a value lives as long as the page does,
 * and nothing throws. Whoever reads checks what was read.
 */
const memory = new Map<string, string>();

type Kind = "local" | "session";

function area(kind: Kind): Storage | null {
  try {
    return kind === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

export function readText(kind: Kind, key: string): string | null {
  try {
    return area(kind)?.getItem(key) ?? memory.get(kind + key) ?? null;
  } catch {
    return memory.get(kind + key) ?? null;
  }
}

export function writeText(kind: Kind, key: string, text: string): void {
  memory.set(kind + key, text);
  try {
    area(kind)?.setItem(key, text);
  } catch {
    // Full or forbidden: the copy in memory serves for this visit.
  }
}

export function removeText(kind: Kind, key: string): void {
  memory.delete(kind + key);
  try {
    area(kind)?.removeItem(key);
  } catch {
    // As above.
  }
}

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
    const keys = new Set([...memory.keys()].filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length)));
    try {
      for (const key of Object.keys(area(kind) ?? {})) if (key.startsWith(PREFIX)) keys.add(key);
    } catch {
      // Forbidden: what is in memory is all there is.
    }
    return [...keys].sort().flatMap((key) => {
      const text = readText(kind, key);
      return text === null ? [] : [{ kind, key, text }];
    });
  });
}

export const forgetEntry = ({ kind, key }: KeptEntry): void => removeText(kind, key);
