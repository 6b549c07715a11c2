/** Gives what was made for a key, or makes it. */
export type Memory<Value> = (key: string, make: () => Value) => Value;

const KEPT = 64;

/** What was made is kept, the latest 64 of it. */
export function createMemory<Value>(): Memory<Value> {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = make();
    kept.set(key, value);
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
    return value;
  };
}
