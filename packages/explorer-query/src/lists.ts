const COMPARED_AT_MOST = 3;

/** Adds or removes an id; at most 3 are kept, and adding a fourth drops the oldest (specification, section 4). */
export const toggleCompared = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-COMPARED_AT_MOST);

/** Adds or removes an id (specification, section 4). */
export const toggleBookmarked = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The bookmarks in what storage held under `cc_bookmarks`: every text in a JSON list, each once; nothing else, and nothing throws. */
export function readBookmarks(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? [...new Set(value.filter((id) => typeof id === "string" && id !== ""))] : [];
  } catch {
    return [];
  }
}

/** The text to keep in storage. */
export const writeBookmarks = (ids: readonly string[]): string => JSON.stringify(ids);
