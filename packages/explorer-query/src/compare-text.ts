/** By code unit, so that the order is the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Distinct texts in alphabetical order, whatever their case. */
export const distinctSorted = (texts: readonly string[]): readonly string[] =>
  Object.freeze([...new Set(texts)].toSorted((a, b) => compareText(a.toLowerCase(), b.toLowerCase())));
