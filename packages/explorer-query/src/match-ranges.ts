/** A part of a text: from its first character to before its last. */
export type TextRange = readonly [from: number, to: number];

/** Of each character of the lower-cased text the place of the one that it came from: some grow when lower-cased. */
function originsOf(text: string): readonly TextRange[] {
  const origins: TextRange[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    for (let unit = 0; unit < character.toLowerCase().length; unit++) origins.push([from, to]);
    from = to;
  }
  return origins;
}

/**
 * Where a search stands in a text, case-insensitively as `query` reads it, for highlighting: ranges of whole characters of the text as given,
 * in order and apart from each other. None for a search that is empty but for white space.
 */
export function matchRanges(text: string, search: string): readonly TextRange[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return [];
  const lower = text.toLowerCase();
  const origins = originsOf(text);
  const ranges: TextRange[] = [];
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length)) {
    const [from = 0] = origins[at] ?? [];
    const [, to = text.length] = origins[at + wanted.length - 1] ?? [];
    ranges.push([from, to]);
  }
  return ranges;
}
