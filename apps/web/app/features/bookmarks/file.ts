import { readBookmarks } from "@career-clarity/explorer-query";

const KIND = "career-clarity/bookmarks";
const VERSION = 1;
const LARGEST_BYTES = 1_000_000;

export type ReadFile =
  | { readonly ok: true; readonly ids: readonly string[] }
  | { readonly ok: false; readonly reason: "too-large" | "unreadable" | "not-a-list" };

/** The text of the file that saved careers are exported to. */
export const fileText = (ids: readonly string[]): string =>
  `${JSON.stringify({ kind: KIND, version: VERSION, bookmarks: ids }, null, 2)}\n`;

/** What a file holds that somebody chose. One that is too large is not read at all; one that was moved, or lies in a cloud, can't be. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > LARGEST_BYTES) return { ok: false, reason: "too-large" };
  const text = await file.text().catch(() => null);
  return text === null ? { ok: false, reason: "unreadable" } : readFileText(text);
}

/** What the text of such a file holds: our own export, or a bare list of ids. */
export function readFileText(text: string): ReadFile {
  try {
    const value: unknown = JSON.parse(text);
    const list = typeof value === "object" && value !== null && "bookmarks" in value ? value.bookmarks : value;
    const ids = readBookmarks(JSON.stringify(list));
    return Array.isArray(list) && (ids.length > 0 || list.length === 0) ? { ok: true, ids } : { ok: false, reason: "not-a-list" };
  } catch {
    return { ok: false, reason: "not-a-list" };
  }
}
