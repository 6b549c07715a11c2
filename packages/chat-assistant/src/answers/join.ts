import type { Language, Wording } from "../language.ts";

const LAST: Readonly<Record<"and" | "or", Wording>> = {
  and: { english: "and", hinglish: "aur", hindi: "और" },
  or: { english: "or", hinglish: "ya", hindi: "या" },
};

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[], last: keyof typeof LAST = "and", language: Language = "english"): string {
  const head = items.slice(0, -1);
  const tail = items.at(-1) ?? "";
  return head.length === 0 ? tail : `${head.join(", ")} ${LAST[last][language]} ${tail}`;
}

/** Topics as a padded text has them: what stands there side by side is one, "fire safety". */
export function topicsText(topics: readonly string[], text: string, language: Language = "english"): string {
  const unique = [...new Set(topics)];
  const joined = unique.join(" ");
  return unique.length > 1 && text.includes(` ${joined} `) ? joined : listed(unique, "and", language);
}
