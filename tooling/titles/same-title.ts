/** American spellings and what stands for them in British English, as parts of words. */
const AMERICAN: readonly (readonly [british: RegExp, american: string])[] = [
  [/programme/g, "program"],
  [/centre/g, "center"],
  [/theatre/g, "theater"],
  [/counsellor/g, "counselor"],
  [/jewell/g, "jewel"],
  [/jewelery/g, "jewelry"],
  [/(lab|behavi|col|harb|neighb|vap)our/g, "$1or"],
  [/ae(?=[a-z])/g, "e"],
  [/oe(?=[dop])/g, "e"],
  [/adviser/g, "advisor"],
  [/(organ|special|visual|digit|immun|steril|virtual)is/g, "$1iz"],
  [/(travel|model|signal|tunnel|label|panel)l/g, "$1"],
  [/(lic|def)ence/g, "$1ense"],
  [/fibre/g, "fiber"],
  [/mould/g, "mold"],
  [/aluminium/g, "aluminum"],
  [/catalogue/g, "catalog"],
  [/despatch/g, "dispatch"],
  [/\btech\b/g, "technician"],
  [/tyre/g, "tire"],
];

/** One of these more or less leaves a title the same (issue: "one seniority word"). */
const SENIORITY = new Set(["senior", "junior", "chief", "head", "lead", "principal", "assistant", "associate", "trainee", "master"]);

const singular = (word: string): string =>
  word
    .replace(/(?<=[a-z]{2})ies$/, "y")
    .replace(/(?<=(?:ss|x|ch|sh))es$/, "")
    .replace(/(?<=[a-z]{2}[^s])s$/, "");

const words = (text: string): readonly string[] =>
  AMERICAN.reduce((now, [british, american]) => now.replaceAll(british, american), text.toLowerCase())
    .replaceAll("&", " and ")
    .replaceAll(/['’]/g, "")
    .split(/[^a-z0-9+#.]+/)
    .filter((word) => word !== "")
    .map(singular);

/** What a title of a classification may be read as: without its brackets, as what they hold, as each side of a slash, turned round its comma, without what it excepts. */
function readings(title: string): readonly string[] {
  const inBrackets = [...title.matchAll(/\(([^)]*)\)/g)].map((match) => match[1] ?? "");
  const plain = title.replaceAll(/\([^)]*\)/g, " ").replace(/, except .*/i, "");
  return [plain, ...plain.split("/"), ...inBrackets, title].flatMap((side) => {
    const comma = side.indexOf(",");
    return comma < 0 ? [side] : [side, `${side.slice(comma + 1)} ${side.slice(0, comma)}`];
  });
}

const joined = (some: readonly string[]): string => some.join("");

/** A title without spaces with any one word of seniority left out, but never with nothing left. */
function shorter(title: string): readonly string[] {
  const all = words(title);
  return all.length < 2 ? [] : all.flatMap((word, at) => (SENIORITY.has(word) ? [joined(all.toSpliced(at, 1))] : []));
}

/** Whether a career's name is a title of a classification, up to spelling, plural, inversion, an abbreviation written out and one word of seniority in one of the two. */
export function isSameTitle(name: string, title: string): boolean {
  const own = joined(words(name));
  return readings(title).some((reading) => {
    const other = joined(words(reading));
    return own === other || shorter(reading).includes(own) || shorter(name).includes(other);
  });
}
