/** The places of neighbouring words, from the first to before the second. */
export type Span = { readonly from: number; readonly to: number };

export const placesIn = ({ from, to }: Span): readonly number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** The words that stand in none of the spans. */
export function outside(words: readonly string[], spans: readonly Span[]): readonly string[] {
  const taken = new Set(spans.flatMap(placesIn));
  return words.filter((_, place) => !taken.has(place));
}
