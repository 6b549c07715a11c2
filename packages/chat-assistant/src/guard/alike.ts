import { padded, phrases, wordsOf } from "../reading/words.ts";

/** Signs that stand between letters unseen. */
const UNSEEN = /[\u200b-\u200d\ufeff]/g;

/**
 * Spellings of one word that become the same: "maarte" and "marte", "zindagi" and "jindagi", "dieee" and "die"; in Devanagari the long vowel
 * and the short, and the sign of a nasal, which is left out as often as it is written. Each looks at letters beside each other alone, so that
 * what is true of a text is true of a pattern.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/([a-z])\1{2,}/g, "$1"],
  [/aa/g, "a"],
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/([a-z])\1/g, "$1"],
  [/chch|chh/g, "ch"],
  [/ph/g, "f"],
  [/z/g, "j"],
  [/w/g, "v"],
  [/\u0928\u094d(?=[तथदध])|[\u0901\u0902\u093c]/g, ""],
  [/ी/g, "ि"],
  [/ू/g, "ु"],
  [/यि|ई/g, "इ"],
  [/ये/g, "ए"],
  [/ऊ/g, "उ"],
];

/** A text, or the source of a pattern, in one spelling of each word. */
const alike = (text: string): string => SPELLINGS.reduce((now, [from, to]) => now.replace(from, to), text.normalize("NFKC"));

/** What was said, as padded words in that one spelling. */
export const said = (question: string): string => alike(padded(wordsOf(question.replace(UNSEEN, ""))));

/** A pattern that finds any of the phrases, in any of their spellings, in what was said. */
export const saying = (...alternatives: readonly string[]): RegExp => phrases(...alternatives.map(alike));
