const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/^ps/, "s"],
  [/ph/g, "f"],
  [/ck|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/w/g, "v"],
  [/y/g, "i"],
  [/(?<=[bcdfgklpst])h/g, ""],
  [/(.)\1+/g, "$1"],
];

/** How a word sounds, roughly: spellings that are mixed up for one another become the same. */
export const fold = (word: string): string => FOLDS.reduce((sound, [from, to]) => sound.replace(from, to), word);

const LONGEST = 64;
/** Three rows of the table of steps, used over and over: words are compared one pair at a time. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/** Steps (letter put in, left out, changed, or two swapped) that lead from one word to the other; more than `limit` counts as limit + 1. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || b.length > LONGEST) return a === b ? 0 : limit + 1;
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    let least = i;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let steps = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      row[j] = steps;
      if (steps < least) least = steps;
    }
    if (least > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? limit + 1;
}

const VOWELS = "aeiou";
/** Consonants that are written for one another, and w and y, which stand here as v and i. */
const MIXED_UP: ReadonlySet<string> = new Set(["bv", "dt", "gj", "gk", "iv", "js", "mn"]);

/** Whether two letters are mixed up by ear: one vowel is another, and hardly a consonant is. */
const soundAlike = (a: string, b: string): boolean => (VOWELS.includes(a) && VOWELS.includes(b)) || MIXED_UP.has(a < b ? a + b : b + a);

/** Whether the one letter in which words of a length differ may be a slip: of a short word another consonant makes another word ("zyada" is no "scada"). */
function isSlip(a: string, b: string): boolean {
  if (a.length !== b.length) return true;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return at < 0 || a.slice(at + 1) !== b.slice(at + 1) || soundAlike(a[at] ?? "", b[at] ?? "");
}

/** Sciences whose names differ in a few letters alone: a pomologist is no pathologist. */
const OF_A_SHORT_STEM = /^.{1,4}ologist$/;

const SHORTEST = 5;
const LONG = 8;
const A = "a".charCodeAt(0);

/** Which letters a word has, a bit each: two words of distance d differ in at most 2d of them. */
function letters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << ((word.charCodeAt(at) - A) & 31);
  return bits;
}

/** How many bits are set, added up in pairs, fours and bytes. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

type Entry = { readonly word: string; readonly sound: string; readonly letters: number; readonly rank: number };

function entriesByLength(words: Iterable<string>): ReadonlyMap<number, readonly Entry[]> {
  const byLength = new Map<number, Entry[]>();
  let rank = 0;
  for (const word of words) {
    const sound = fold(word);
    const entries = byLength.get(sound.length) ?? [];
    entries.push({ word, sound, letters: letters(sound), rank: rank++ });
    byLength.set(sound.length, entries);
  }
  return byLength;
}

/**
 * A function from a misspelt word to the word of the list that it most likely stands for, or null. Words that sound like fewer than 5 letters are left alone;
 * from 5 letters one step is forgiven, from 8 two; below 8, and where two are, the first letter must be right; below 8 no consonant is another. Of several as near, the first of the list.
 */
export function spellingOf(words: Iterable<string>): (word: string) => string | null {
  const byLength = entriesByLength(words);
  return (word) => {
    const sound = fold(word);
    if (sound.length < SHORTEST) return null;
    const bits = letters(sound);
    const short = sound.length < LONG;
    const limit = short || OF_A_SHORT_STEM.test(sound) ? 1 : 2;
    let best = { steps: limit + 1, rank: 0, word: "" };
    for (let length = sound.length - limit; length <= sound.length + limit; length++) {
      for (const entry of byLength.get(length) ?? []) {
        if ((short && entry.sound[0] !== sound[0]) || bitCount(bits ^ entry.letters) > 2 * limit) continue;
        const steps = distance(sound, entry.sound, limit);
        if (short && steps === 1 && !isSlip(sound, entry.sound)) continue;
        if (steps > 1 && entry.sound[0] !== sound[0]) continue;
        if (steps < best.steps || (steps === best.steps && entry.rank < best.rank)) best = { steps, rank: entry.rank, word: entry.word };
      }
    }
    return best.steps > limit ? null : best.word;
  };
}
