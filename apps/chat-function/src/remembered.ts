import { hash, randomUUID } from "node:crypto";

/** Of each of two generations; some 24 MB of replies at most. */
export const MOST_REPLIES = 4000;

/**
 * Remembers what a function gave for a text. When a generation is full the next one begins and takes over what is asked for again; what is not
 * goes with the generation after. The text itself is not kept: under a salt that dies with the process, its hash says nothing of what a visitor
 * typed.
 */
export function remembered(make: (text: string) => string): (text: string) => string {
  const salt = randomUUID();
  let recent = new Map<string, string>();
  let older: ReadonlyMap<string, string> = recent;
  return (text) => {
    const key = hash("sha256", salt + text, "base64");
    const known = recent.get(key);
    if (known !== undefined) return known;
    const reply = older.get(key) ?? make(text);
    if (recent.size >= MOST_REPLIES) [older, recent] = [recent, new Map()];
    recent.set(key, reply);
    return reply;
  };
}
