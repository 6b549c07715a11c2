import { isFields } from "@career-clarity/internal";
import { useSyncExternalStore } from "react";
import { readJson, readText, watchText, writeJson } from "./storage.ts";

/** What the visitor thinks of their matches: kept on the device, for nobody else to see. */
const KEY = "cc_thumbs";
export type Thumb = "up" | "down";
type Thumbs = Readonly<Record<string, Thumb>>;

const NONE: Thumbs = {};
const listeners = new Set<() => void>();
let seenText: string | null = null;
let seen: Thumbs = NONE;

function thumbs(): Thumbs {
  const text = readText("local", KEY);
  if (text === seenText) return seen;
  seenText = text;
  const kept = readJson("local", KEY);
  const entries = isFields(kept) ? Object.entries(kept) : [];
  seen = Object.fromEntries(entries.filter((entry): entry is [string, Thumb] => entry[1] === "up" || entry[1] === "down"));
  return seen;
}

/** Gives a thumb, or takes the same one back. */
export function giveThumb(id: string, thumb: Thumb): void {
  const { [id]: before, ...rest } = thumbs();
  writeJson("local", KEY, before === thumb ? rest : { ...rest, [id]: thumb });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const unwatch = watchText(KEY, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

export const useThumbs = (): Thumbs => useSyncExternalStore(subscribe, thumbs, () => NONE);
