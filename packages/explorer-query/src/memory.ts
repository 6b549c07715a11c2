/** Gives what was made for a key, or makes it. */
export type Memory<Value> = (key: string, make: (key: string) => Value) => Value;

export const KEPT = 64;

/** What was made is kept, the latest 64 of it. The key of before is answered at once: most changes leave most of a query as it is. */
export function createMemory<Value>(): Memory<Value> {
  const kept = new Map<string, Value>();
  let latestKey: string | undefined;
  let latest: Value | undefined;
  return (key, make) => {
    if (key === latestKey) return latest as Value;
    let value = kept.get(key);
    if (value === undefined) {
      value = make(key);
      kept.set(key, value);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
    }
    latestKey = key;
    latest = value;
    return value;
  };
}
