import { writeFile } from "node:fs/promises";
import { buildCatalog, CAREER_CATEGORIES, type Career, TRAITS, type Trait } from "@career-clarity/career-catalog";
import { rankCorrelation } from "../evaluation/statistics.ts";
import { fromRoot } from "../paths.ts";
import { RATED_BY, ratingsOf } from "./ratings.ts";

/**
 * `pnpm evaluate:traits`: how the careers' traits order them beside O*NET's ratings of their occupations, by rank correlation. Writes
 * docs/trait-evaluation.md, and fails where a trait's correlation is below its floor.
 */
const LEAST_OVERALL = 0.8;
const WITHIN = 0.5;
/** In so many of the twenty categories may a trait order the careers less like the ratings than `WITHIN`: a lawyer is hardly ever physical, and a point up or down is all there is. */
const MOST_BELOW = 4;

const careers = buildCatalog();

type Result = { readonly trait: Trait; readonly rated: number; readonly overall: number; readonly within: readonly number[] };

function resultOf(trait: Trait): Result {
  const ratings = ratingsOf(trait);
  const rated = careers.filter(({ soc }) => soc !== undefined && ratings.has(soc));
  const agreement = (some: readonly Career[]) =>
    rankCorrelation(
      some.map((career) => career[trait]),
      some.map(({ soc = "" }) => ratings.get(soc) ?? Number.NaN),
    );
  return {
    trait,
    rated: rated.length,
    overall: agreement(rated),
    within: CAREER_CATEGORIES.map((category) => agreement(rated.filter((career) => career.category === category))),
  };
}

const results = TRAITS.map(resultOf);
const below = ({ within }: Result): number => within.filter((value) => value < WITHIN).length;
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const report = `# How the careers' traits stand beside O*NET's ratings

This page is written by \`pnpm evaluate:traits\`. ${careers.length} careers, of which up to ${Math.max(...results.map(({ rated }) => rated))} name an occupation that O*NET (US Department of Labor, CC BY 4.0) rates.

The traits were written title by title, and then each occupation's careers were moved together towards its ratings, by six tenths of the way and by two points at most (decision 11). The figures say how far they agree now; they are no proof from outside. Figures are Spearman's rank correlations, with the seeded change of a point up or down that the catalogue makes.

${table(
  ["trait", "over all", `categories under ${WITHIN}`, "careers", "rated by"],
  results.map((result) => [
    result.trait,
    result.overall.toFixed(2),
    `${below(result)} of ${CAREER_CATEGORIES.length}`,
    String(result.rated),
    RATED_BY[result.trait].map((group) => group.join(", ")).join("; "),
  ]),
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
