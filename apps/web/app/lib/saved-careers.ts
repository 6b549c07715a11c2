import { readBookmarks, toggleBookmarked, toggleCompared, writeBookmarks } from "@career-clarity/explorer-query";
import { useSyncExternalStore } from "react";
import { readText, watchText, writeText } from "./storage.ts";

/** Bookmarks are kept on the device; the careers chosen for comparing live as long as the page (specification, section 3). */
const KEY = "cc_bookmarks";
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let comparedIds: readonly string[] = NONE;
let seenText: string | null = null;
let seenIds: readonly string[] = NONE;

const changed = () => {
  for (const listener of listeners) listener();
};

/** Read anew each time: another tab may have written. The same text gives the same list. */
function bookmarkedIds(): readonly string[] {
  const text = readText("local", KEY);
  if (text !== seenText) {
    seenText = text;
    seenIds = readBookmarks(text);
  }
  return seenIds;
}

function subscribe(listener: () => void): () => void {
  const unwatch = watchText(KEY, listener);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

/** `change` is given the list as it is kept now, not as it was last drawn, so that nothing saved in between is lost. */
export function changeBookmarks(change: (ids: readonly string[]) => readonly string[]): void {
  writeText("local", KEY, writeBookmarks(change(bookmarkedIds())));
  changed();
}

export const toggleBookmark = (id: string): void => changeBookmarks((ids) => toggleBookmarked(ids, id));

/** Adds or removes a career; gives the id that had to go to make room, if one did. */
export function toggleCompare(id: string): string | undefined {
  const before = comparedIds;
  comparedIds = toggleCompared(before, id);
  changed();
  return before.find((other) => other !== id && !comparedIds.includes(other));
}

export function setCompared(ids: readonly string[]): void {
  comparedIds = ids;
  changed();
}

export const useBookmarks = (): readonly string[] => useSyncExternalStore(subscribe, bookmarkedIds, () => NONE);
/** Of one career alone: a card is not drawn anew for another's. */
export const useIsBookmarked = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => bookmarkedIds().includes(id),
    () => false,
  );
export const useIsCompared = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => comparedIds.includes(id),
    () => false,
  );
export const useCompared = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => comparedIds,
    () => NONE,
  );
