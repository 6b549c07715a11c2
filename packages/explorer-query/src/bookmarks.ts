/** Adds an id at the end or takes it out (specification, section 4). */
export const toggleBookmarked = (ids: readonly string[], id: string): readonly string[] =>
  Object.freeze(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);

const isId = (value: unknown): value is string => typeof value === "string" && value !== "";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The bookmarked ids that a text from storage holds, each once. Whatever else storage holds is skipped: no bookmark rather than an error,
 * and a valid id beside a spoilt one is kept (specification, section 8).
 */
export function readBookmarks(text: string | null): readonly string[] {
  const stored = text === null ? null : parsed(text);
  return Object.freeze(Array.isArray(stored) ? [...new Set(stored.filter(isId))] : []);
}

/** The text to put into storage under `cc_bookmarks`; `readBookmarks` reads it back. */
export const writeBookmarks = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)]);
