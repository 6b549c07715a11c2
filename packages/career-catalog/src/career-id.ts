import { EmptyCareerIdError } from "./errors.ts";

/** Letters that Unicode does not take apart into a base letter and a mark, and signs that are read as words. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["&", " and "],
  ["+", " plus "],
  ["#", " sharp "],
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ı", "i"],
]);

/** Lower-case text in plain Latin letters where it can be: "Café & Bar" becomes "cafe  and  bar". */
export const transliterate = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[&+#ßæœøłđðþı]/g, (sign) => SPELLINGS.get(sign) ?? sign);

/**
 * The id of a career and the last part of its address: lower-case ASCII letters and digits joined by single hyphens,
 * the same for the same name for ever (specification, section 3).
 *
 * @throws {EmptyCareerIdError} when the name holds no Latin letter and no digit.
 */
export const careerId = (name: string): string => {
  const id = transliterate(name)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (id === "") throw new EmptyCareerIdError(name);
  return id;
};
