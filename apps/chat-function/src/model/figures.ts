import { inDigits } from "./number-words.ts";

/**
 * The figures that a text states, each as kind and value ("inr:400000", "percent:15", "plain:3"), so that those of a model's answer can be
 * looked for among those of the facts it was given. Strict rather than clever: what it cannot read is a figure that no fact has.
 */
const UNITS: Readonly<Record<string, readonly [kind: "inr" | "percent" | "same", factor: number]>> = {
  "%": ["percent", 1],
  percent: ["percent", 1],
  "per cent": ["percent", 1],
  pratishat: ["percent", 1],
  प्रतिशत: ["percent", 1],
  lakh: ["inr", 1e5],
  lac: ["inr", 1e5],
  lpa: ["inr", 1e5],
  l: ["inr", 1e5],
  लाख: ["inr", 1e5],
  crore: ["inr", 1e7],
  cr: ["inr", 1e7],
  करोड़: ["inr", 1e7],
  k: ["same", 1e3],
  thousand: ["same", 1e3],
  hazar: ["same", 1e3],
  hazaar: ["same", 1e3],
  हज़ार: ["same", 1e3],
  हजार: ["same", 1e3],
  million: ["same", 1e6],
  billion: ["same", 1e9],
};
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/₹|\brs\b|\binr\b|rupee|रुपय/i, "inr"],
  [/\$|\busd\b|dollar/i, "usd"],
  [/[€£¥]/, "other"],
];

// NFKC may have taken the last letter of करोड़ and हज़ार apart.
const units = Object.entries(UNITS).map(([name, unit]) => [name.normalize("NFKC"), unit] as const);
const unitTable = new Map(units);
const words = units.map(([name]) => name).sort((a, b) => b.length - a.length);
const WORD_END = "(?![\\p{L}\\p{M}])";
const PATTERN = new RegExp(
  `(?<before>₹|\\brs\\.?|\\binr|us\\$|\\$|\\busd|[€£¥])?\\s*(?<![\\p{L}\\d])(?<number>\\d[\\d,]*(?:\\.\\d+)?)[\\s-]*(?<unit>%|(?:${words.join("|")})s?${WORD_END})?(?<after>\\s*(?:rupees?|dollars?|usd|inr|रुपय\\p{L}*))?`,
  "giu",
);
/** Names of classes and of school leaving, counters of steps and lists, "3D" and "5G": no figures that anybody checks. */
const STRUCTURE =
  /\b(?:class|classes|std\.?|standard|grade|kaksha)\s*(?:[1-9]|1[0-2])(?:th)?(?:\s*(?:or|and|&|\/|,|to|-|–)\s*(?:[1-9]|1[0-2])(?:th)?)?\b|\b(?:[89]|1[0-2])th\b|\b10\s*\+\s*2\b|\bstep\s*\d{1,2}\b|^\s*\d{1,2}[.)]\s|\b\d[dg]\b/gimu;
const BETWEEN = /^\s*(?:-|–|—|to|and|se|से)\s*$/i;
const LONE_UNIT = /\b(?:lakh|lac|crore|thousand|hundred|million|billion|per\s?cent|hazaa?r)s?\b/giu;

type Mark = { value: number; factor: number; kind: string | undefined; readonly start: number; readonly end: number };

const currencyOf = (text: string): string | undefined => CURRENCIES.find(([pattern]) => pattern.test(text))?.[1];

function markOf(match: RegExpExecArray): Mark {
  const { before = "", number = "", unit = "", after = "" } = match.groups ?? {};
  const name = unit.toLowerCase();
  const [kind, factor] = unitTable.get(name) ?? unitTable.get(name.replace(/s$/, "")) ?? (["same", 1] as const);
  const currency = currencyOf(before) ?? currencyOf(after);
  const end = match.index + match[0].replace(/[\s-]+$/, "").length;
  return {
    value: Number(number.replaceAll(",", "")),
    factor,
    kind: currency ?? (kind === "same" ? undefined : kind),
    start: match.index,
    end,
  };
}

/** "4-8 lakh" says lakh of both, "₹4 to 8 lakh" rupees of both. */
function spreadOverRanges(marks: readonly Mark[], text: string): void {
  for (const [index, mark] of marks.entries()) {
    const next = marks[index + 1];
    if (!next || !BETWEEN.test(text.slice(mark.end, next.start))) continue;
    if (mark.factor === 1) mark.factor = next.factor;
    mark.kind ??= next.kind;
    next.kind ??= mark.kind;
  }
}

export function figuresOf(text: string): ReadonlySet<string> {
  const checked = inDigits(text).replace(STRUCTURE, " ");
  const marks = [...checked.matchAll(PATTERN)].map(markOf);
  spreadOverRanges(marks, checked);
  const rest = checked.replace(PATTERN, " ");
  return new Set([
    // Hundredths are enough, and keep 4.35 lakh from being 434999.99 rupees.
    ...marks.map(({ value, factor, kind = "plain" }) => `${kind}:${Math.round(value * factor * 100) / 100}`),
    ...[...rest.matchAll(LONE_UNIT)].map(([word]) => `word:${word.toLowerCase()}`),
  ]);
}

/** The kind of a basis, in the words of the facts or in a student's. */
const BASIS = /\bestimate[sd]?\b|\bsourced\b|\bsource:|\bandaza?\b|अनुमान|अंदाज/i;
const NEEDS_BASIS = /^(?:inr|usd|percent):/;
const needsBasis = (line: string): boolean => !BASIS.test(line) && [...figuresOf(line)].some((figure) => NEEDS_BASIS.test(figure));

/** Whether money or a share stands in a paragraph, heading or item that does not say what kind of figure it is. */
export const hasBareFigure = (text: string): boolean => text.split("\n").some(needsBasis);

const SALARY_LIKE = 1000;

/** The figures of `text` that `facts` do not hold. A large number without its currency may stand for one with it. */
export function falseFigures(text: string, facts: string): readonly string[] {
  const known = figuresOf(facts);
  const isKnown = (figure: string) => {
    const [kind, value] = figure.split(":");
    return (
      known.has(figure) || (kind === "plain" && Number(value) >= SALARY_LIKE && (known.has(`inr:${value}`) || known.has(`usd:${value}`)))
    );
  };
  return [...figuresOf(text)].filter((figure) => !isKnown(figure));
}
