/** A character reference that is left as it is. */
const REFERENCE = "(?!(?:[a-z][a-z0-9]{1,31}|#\\d{1,7}|#x[0-9a-f]{1,6});)";
const BARE_AMPERSAND = new RegExp(`&${REFERENCE}`, "gi");

const MARK = /[&<>]/;

/** Text as it may stand between tags: no tag can begin in it. References such as "&amp;" stay what they are. */
export const escapeText = (text: string): string =>
  MARK.test(text) ? text.replace(BARE_AMPERSAND, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;") : text;

/** Words of the catalogue as text, letter for letter: an "&amp;" in them would be shown as typed. */
export const escapeWords = (words: string): string => escapeText(words.replaceAll("&", "&amp;"));
