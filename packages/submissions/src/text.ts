import { isBlank } from "./blank.ts";

/**
 * What people type, made fit to be stored and compared. Joiners (U+200C, U+200D) stay: Hindi conjuncts, Malayalam letters and family emoji
 * are written with them.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const CONTROL = /[^\P{Cc}\n\t]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** White space, and what looks like it: zero-width spaces, soft hyphens, filler letters, the empty Braille cell. */
const EDGE = "[\\s\\u00AD\\u115F\\u1160\\u180E\\u200B\\u2060\\u2800\\u3164\\uFFA0]";
// The look behind: a run within the text is gone through once, not once from each of its characters.
const EDGES = new RegExp(`^${EDGE}+|(?<!${EDGE})${EDGE}+$`, "gu");

/** A text of several lines: trimmed, with "\n" between lines, without control characters and halves of characters. */
export function cleanText(text: string): string {
  const cleaned = text.replace(LONE_SURROGATE, "\uFFFD").replace(LINE_BREAK, "\n").replace(CONTROL, "").replace(EDGES, "");
  return isBlank(cleaned) ? "" : cleaned;
}

/** A text of one line: every run of white space is one space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, " ");

/** An e-mail address in lower case. What can't be seen in it was pasted along and is left out. */
export const cleanAddress = (text: string): string =>
  text.replace(LONE_SURROGATE, "\uFFFD").replace(INVISIBLE, "").replace(EDGES, "").toLowerCase();

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Text, an at-sign, text, a dot, text (specification, section 5). */
export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** The first `count` characters, none of them in half. */
export const firstCharacters = (text: string, count: number): string => (text.length <= count ? text : [...text].slice(0, count).join(""));
