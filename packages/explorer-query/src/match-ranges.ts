/** A part of a text: from its first character to before its last. */
export type TextRange = readonly [from: number, to: number];

/** The lower-cased text, and for each of its characters where the one stands that it came from: some grow when lower-cased. */
function lowered(text: string): { readonly lower: string; readonly origin: (place: number) => number } {
  const whole = text.toLowerCase();
  if (whole.length === text.length) return { lower: whole, origin: (place) => place };
  const places: number[] = [];
  let lower = "";
  let at = 0;
  for (const character of text) {
    const own = character.toLowerCase();
    for (let unit = 0; unit < own.length; unit++) places.push(at);
    lower += own;
    at += character.length;
  }
  return { lower, origin: (place) => places[place] ?? text.length };
}

/**
 * Where a search stands in a text, case-insensitively as `query` reads it, for highlighting: ranges of the text as given, in order and
 * apart from each other. None for a search that is empty but for white space.
 */
export function matchRanges(text: string, search: string): readonly TextRange[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return [];
  const { lower, origin } = lowered(text);
  const ranges: TextRange[] = [];
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + wanted.length)) {
    const last = origin(at + wanted.length - 1);
    const next = origin(at + wanted.length);
    ranges.push([origin(at), next > last ? next : last + 1]);
  }
  return ranges;
}
