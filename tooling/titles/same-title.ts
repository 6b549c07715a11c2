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
  [/(organ|special|visual|digit|immun|steril)is/g, "$1iz"],
  [/(travel|model|signal|tunnel|label|panel)l/g, "$1"],
  [/(lic|def)ence/g, "$1ense"],
  [/fibre/g, "fiber"],
  [/mould/g, "mold"],
  [/aluminium/g, "aluminum"],
  [/catalogue/g, "catalog"],
  [/despatch/g, "dispatch"],
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

/** What a title of a classification may be read as: without its brackets, as what they hold, as each side of a slash, as each of those that an "and" joins, turned round its comma, without what it excepts. */
function readings(title: string): readonly string[] {
  const inBrackets = [...title.matchAll(/\(([^)]*)\)/g)].map((match) => match[1] ?? "");
  const plain = title.replaceAll(/\([^)]*\)/g, " ").replace(/, except .*/i, "");
  const joined = plain.includes(" and ") ? plain.split(/,| and /) : [];
  const sides = [plain, ...plain.split("/"), ...joined, ...inBrackets, title];
  return sides.flatMap((side) => {
    const comma = side.indexOf(",");
    return comma < 0 ? [side] : [side, `${side.slice(comma + 1)} ${side.slice(0, comma)}`];
  });
}

/** The ways to write a title without spaces: as it is, and with any one word of seniority left out. */
function spellings(title: string): readonly string[] {
  const all = words(title);
  const shorter = all.flatMap((word, at) => (SENIORITY.has(word) ? [all.toSpliced(at, 1)] : []));
  return [all, ...shorter].map((some) => some.join(""));
}

/** Whether a career's name is a title of a classification, up to spelling, plural, inversion, an abbreviation written out and one word of seniority. */
export function isSameTitle(name: string, title: string): boolean {
  const own = new Set(readings(name).flatMap(spellings));
  return readings(title).some((reading) => spellings(reading).some((spelling) => own.has(spelling)));
}
