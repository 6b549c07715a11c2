import { writeFile } from "node:fs/promises";
import { buildCatalog, CAREER_CATEGORIES, type Career, STRESS_LEVELS, TRAITS, type Trait } from "@career-clarity/career-catalog";
import { mean, rankCorrelation } from "../evaluation/statistics.ts";
import { fromRoot } from "../paths.ts";
import { OUTSIDE, RATED_BY, ratingsOf } from "./ratings.ts";

/**
 * `pnpm evaluate:traits`: how the careers' traits order them beside O*NET's ratings of their occupations, by rank correlation. Writes
 * docs/trait-evaluation.md, and fails where a trait's correlation is below its floor.
 */
const LEAST_OVERALL = 0.8;
const WITHIN = 0.5;
/** In so many of the twenty categories may a trait order the careers less like the ratings than `WITHIN`: a lawyer is hardly ever physical, and a point up or down is all there is. */
const MOST_BELOW = 4;

const careers = buildCatalog();

type Result = { readonly rated: number; readonly overall: number; readonly within: readonly number[] };

/** How far a figure orders the careers as O*NET's ratings do: all that are rated, and those of each category among themselves. */
function agreement(figureOf: (career: Career) => number, groups: readonly (readonly string[])[]): Result {
  const ratings = ratingsOf(groups);
  const rated = careers.filter(({ soc }) => soc !== undefined && ratings.has(soc));
  const among = (some: readonly Career[]) =>
    rankCorrelation(
      some.map(figureOf),
      some.map(({ soc = "" }) => ratings.get(soc) ?? Number.NaN),
    );
  return {
    rated: rated.length,
    overall: among(rated),
    within: CAREER_CATEGORIES.map((category) => among(rated.filter((career) => career.category === category))),
  };
}

const resultOf = (trait: Trait) => ({ trait, ...agreement((career) => career[trait], RATED_BY[trait]) });
const figureOf =
  (what: keyof typeof OUTSIDE) =>
  (career: Career): number =>
    what === "stressLevel" ? STRESS_LEVELS.indexOf(career.stressLevel) : career[what];

const results = TRAITS.map(resultOf);
const OUTSIDERS = ["creative", "analytical", "social", "leadership", "stressLevel"] as const satisfies readonly (keyof typeof OUTSIDE)[];
const below = ({ within }: Result): number => within.filter((value) => value < WITHIN).length;
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const report = `# How the careers' traits stand beside O*NET's ratings

This page is written by \`pnpm evaluate:traits\`. ${careers.length} careers, of which up to ${Math.max(...results.map(({ rated }) => rated))} name an occupation that O*NET (US Department of Labor, CC BY 4.0) rates.

The traits were written title by title, and then each occupation's careers were moved together towards its ratings, by six tenths of the way and by two points at most (decision 11). The figures say how far they agree now; they are no proof from outside. Figures are Spearman's rank correlations, with the seeded change of a point up or down that the catalogue makes.

${table(
  ["trait", "over all", "within a category, mean", `categories under ${WITHIN}`, "careers", "rated by"],
  results.map((result) => [
    result.trait,
    result.overall.toFixed(2),
    mean(result.within).toFixed(2),
    `${below(result)} of ${CAREER_CATEGORIES.length}`,
    String(result.rated),
    RATED_BY[result.trait].map((group) => group.join(", ")).join("; "),
  ]),
)}

## Beside styles of work

Styles of work, as people who do it rate them, moved none of the traits. They agree less, as two measures of different things do. Of the stress of a career we have one of three words, which some careers got anew where it stood far from the rating.

${table(
  ["figure", "over all", "within a category, mean", "careers", "rated by"],
  OUTSIDERS.map((what) => {
    const { overall, within, rated } = agreement(figureOf(what), [OUTSIDE[what]]);
    return [what === "stressLevel" ? "stress" : what, overall.toFixed(2), mean(within).toFixed(2), String(rated), OUTSIDE[what].join(", ")];
  }),
)}

## Within each category

${table(
  ["category", ...TRAITS],
  CAREER_CATEGORIES.map((category, index) => [category, ...results.map(({ within }) => (within[index] ?? Number.NaN).toFixed(2))]),
)}
`;

await writeFile(fromRoot("docs/trait-evaluation.md"), report);
console.log(report);
const broken = results.filter((result) => result.overall < LEAST_OVERALL || below(result) > MOST_BELOW);
for (const { trait, overall } of broken)
  console.error(`${trait}: ${overall.toFixed(2)} over all (at least ${LEAST_OVERALL}), too few categories at ${WITHIN}`);
process.exitCode = broken.length > 0 ? 1 : 0;
