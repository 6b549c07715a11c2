import { transliterate } from "./career-id.ts";
import { CATEGORIZE_RULES, DEFAULT_CATEGORY } from "./categorize-rules.ts";
import type { CareerCategory } from "./vocabulary.ts";

/** " fashion designer ": single blanks between the words and one at either end, so that a blank before a keyword is a word's start. */
const spaced = (text: string): string =>
  ` ${transliterate(text)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;

/** What to look for in spaced text: "bank" stands for any word that starts so, "bar$" for the very word. */
const needle = (keyword: string): string => (keyword.endsWith("$") ? ` ${keyword.slice(0, -1)} ` : ` ${keyword}`);

const rules: readonly (readonly [CareerCategory, readonly string[]])[] = CATEGORIZE_RULES.map(([category, keywords]) => [
  category,
  keywords.split(", ").map(needle),
]);

/**
 * The category that a career's name speaks of: that of the first keyword rule of which a keyword stands at the start of a word,
 * Business where none does (specification, section 9, "category by keyword rules"). Case, accents and punctuation do not matter.
 */
export const categorize = (name: string): CareerCategory => {
  const text = spaced(name);
  const rule = rules.find(([, needles]) => needles.some((each) => text.includes(each)));
  return rule?.[0] ?? DEFAULT_CATEGORY;
};
