/** Texts by code unit, so that the order is the same on every machine, whatever its language. */
export function compare<Key extends string | number>(a: Key, b: Key): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Distinct texts in alphabetical order, whatever their case. */
export const distinctSorted = (texts: readonly string[]): readonly string[] =>
  Object.freeze([...new Set(texts)].toSorted((a, b) => compare(a.toLowerCase(), b.toLowerCase())));
