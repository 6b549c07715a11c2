/** A function of an object that is worked out once for each, and forgotten with it. */
export function remembered<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const kept = known.get(key) ?? { value: work(key) };
    known.set(key, kept);
    return kept.value;
  };
}

/** The same of a name. For names of a closed list: each is kept for good. */
export function rememberedByName<N extends string, T>(work: (name: N) => T): (name: N) => T {
  const known = new Map<N, T>();
  return (name) => {
    const kept = known.get(name) ?? work(name);
    known.set(name, kept);
    return kept;
  };
}
