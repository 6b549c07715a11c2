import { FIELD_NAMES } from "../names/field-names.ts";
import { Pattern } from "./pattern.ts";

const byName: ReadonlyMap<string, string> = new Map(
  Object.entries(FIELD_NAMES).flatMap(([title, names]) => names.map((name) => [name, title] as const)),
);
const longestFirst = [...byName.keys()].toSorted((a, b) => b.length - a.length).join("|");

const WEIGHING = "(?:vs|v s|versus|or|ya|या)";
/** What may stand before a field or after it, and goes with it: "BTech in civil engineering branch". */
const BEFORE = "(?:(?:btech|b tech|be|diploma|polytechnic|mba|law|engineering) (?:in |me )?)?";
const AFTER = "(?: (?:engineering|engg|btech|b tech|branch|field|stream|side|me|mein|lu|lun|loon|lena|le|karu|karun|kare|karna|लूं|करूं))*";
/** A question may weigh by "X or Y" or by "difference between X and Y". */
const JOINED = /(?:between|difference|compare|fark|antar|better|behtar|achha|accha|which|konsa|kaunsa|zyada|jyada)/u;
const FIELD = `${BEFORE}(${longestFirst})${AFTER}`;

const before = (joiner: string): RegExp => new Pattern(`(?<= )${FIELD}(?= ${joiner} )`, "gu");
/** What the first pattern has put there is no field any more. */
const after = (joiner: string): RegExp =>
  new Pattern(`(?<= ${joiner} )${FIELD}(?= )(?! (?:engineers?|developers?|designers?|specialists?) )`, "gu");
const PAIRS = [WEIGHING, "(?:and|aur|और|&)"].map((joiner) => [before(joiner), after(joiner)] as const);
const [SURE, JOINED_PAIR] = PAIRS;

const ALONE = new Pattern(` (?:(?:btech|b tech|be) (?:in |me )?(${longestFirst})|(${longestFirst}) (?:engineering|engg|branch))(?= )`, "u");

/** The title that stands for a branch of engineering that is named alone: "BTech in biotechnology", "aerospace engineering". */
export function fieldIn(text: string): string | null {
  const [, after, before] = ALONE.exec(text) ?? [];
  return byName.get(after ?? before ?? "") ?? null;
}

function replaced(text: string, patterns: readonly RegExp[] = []): string {
  let count = 0;
  const titles = new Set<string>();
  const take = (_: string, name: string): string => {
    count++;
    const title = byName.get(name) ?? name;
    titles.add(title);
    return title;
  };
  const next = patterns.reduce((now, pattern) => now.replace(pattern, take), text);
  return count > 1 && titles.size > 1 ? next : text;
}

/** A padded text in which fields that are weighed against each other bear the title of the career that stands for them: "civil ya mechanical". */
export function weighedFields(text: string): string {
  const sure = replaced(text, SURE);
  return sure === text && JOINED.test(text) ? replaced(text, JOINED_PAIR) : sure;
}
