import { remembered } from "../catalogue/remembered.ts";
import { QUESTION_LIMIT } from "../limits.ts";
import { Pattern } from "./pattern.ts";

/** A mark between two letters; the mark stands first here, which is found sooner than a letter. */
const INNER_MARK = /[.'’](?<=\p{L}.)(?=\p{L})/gu;
/** The dot under a Devanagari letter and the sign of a nasal are left out as often as they are written. */
const NUKTA = /\u093c/g;
const CHANDRABINDU = /\u0901/g;
const DEVANAGARI_DIGIT = /[\u0966-\u096f]/g;
const DEVANAGARI_ZERO = 0x0966;
const WORD = /[\p{L}\p{N}\p{M}+#]+/gu;
/** The same for the letters in which nearly all is typed. */
const ASCII_WORD = /[a-z\d+#]+/g;

const ASCII = /^[\u0020-\u007e]*$/;

/** The digit that is written so in Devanagari. */
const latinDigit = (digit: string): string => String(digit.charCodeAt(0) - DEVANAGARI_ZERO);

/** One spelling for what is written in several ways: case, width, "B.Tech" and "BTech", "&" and "and". */
function plain(text: string): string {
  const cut = text.slice(0, QUESTION_LIMIT);
  const lower = ASCII.test(cut)
    ? cut.toLowerCase()
    : cut.normalize("NFKC").toLowerCase().replace(NUKTA, "").replace(CHANDRABINDU, "\u0902").replace(DEVANAGARI_DIGIT, latinDigit);
  return lower.replace(INNER_MARK, "").replaceAll("&", " and ");
}

/** The words of a text, in order. */
export function wordsOf(text: string): readonly string[] {
  const said = plain(text);
  return said.match(ASCII.test(said) ? ASCII_WORD : WORD) ?? [];
}

/** The words with single spaces around each, so that a pattern can ask for whole words. */
export const padded = (words: readonly string[]): string => ` ${words.join(" ")} `;

/** The same pattern, to be found everywhere in a text. */
export const everywhere: (pattern: RegExp) => RegExp = remembered((pattern) => new Pattern(pattern, "gu"));

/** A pattern that finds any of the phrases as whole words in padded text. "|" parts phrases; they may hold pattern signs. */
export const phrases = (...alternatives: readonly string[]): RegExp => new Pattern(` (?:${alternatives.join("|")})(?= )`, "u");

/** A pattern that finds what any of the patterns finds. */
export const anyCue = (...cues: readonly RegExp[]): RegExp => new Pattern(cues.map(({ source }) => source).join("|"), "u");

const NOT_PLURAL = /(?:ss|us|is|^news)$/;

/** A plural as its singular, well enough to compare titles: both sides are treated alike. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || NOT_PLURAL.test(word)) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

const ENDING = /(?:ational|ations?|ators?|ating|ated|ate|istry|ists?|icians?|ians?|ical|ics?|ings?|ers?|ors?|ies|ied|y|es|ed|s|e)$/;
const SHORTEST_STEM = 3;

function shortened(word: string): string {
  const stem = word.replace(ENDING, "");
  if (stem.length < SHORTEST_STEM || word.endsWith("ss")) return word;
  return stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
}

/** Words that look like others and are not. */
const OWN_STEMS: ReadonlySet<string> = new Set(["physical", "physician", "physicians", "sewer", "sewers", "tally"]);

/** What is left of a word without its endings, so that "photographer" is found by "photography". Not a word, and not for showing. */
export function stem(word: string): string {
  if (OWN_STEMS.has(word)) return word;
  const once = shortened(word);
  const twice = shortened(once);
  return shortened(twice);
}
