/** Gives what was made for a key, or makes it. */
export type Memory<Value> = (key: string, make: () => Value) => Value;

export const KEPT = 64;

/** What was made is kept, the latest 64 of it. The key of before is answered at once: most changes leave most of a query as it is. */
export function createMemory<Value>(): Memory<Value> {
  const kept = new Map<string, Value>();
  let latest: { readonly key: string; readonly value: Value } | undefined;
  return (key, make) => {
    if (latest?.key === key) return latest.value;
    const known = kept.get(key);
    const value = known === undefined ? make() : known;
    latest = { key, value };
    kept.set(key, value);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
    return value;
  };
}
