import { readFileSync } from "node:fs";
import type { Trait } from "@career-clarity/career-catalog";
import { mean } from "../evaluation/statistics.ts";
import { fromRoot } from "../paths.ts";

/**
 * What stands for each trait in O*NET's ratings of occupations (US Department of Labor, CC BY 4.0): groups of ratings, each group counting
 * once. `ratings.csv` has them by O*NET-SOC 2019 code as public copies of the database give them: interests and the importance of skills from
 * one of 2023 or later, the importance of abilities from one of before 2020, carried over to the codes of 2019; styles of work
 * from one of 2024 or 2025. An empty field is not rated.
 */
export const RATED_BY: Readonly<Record<Trait, readonly (readonly string[])[]>> = {
  technical: [
    ["Technology Design", "Programming", "Operations Analysis"],
    ["Troubleshooting", "Operations Monitoring", "Quality Control Analysis"],
    ["Equipment Maintenance", "Equipment Selection", "Installation", "Operation and Control", "Repairing"],
    ["Investigative", "Realistic"],
  ],
  creative: [["Artistic"], ["Artistic"], ["Originality"], ["Fluency of Ideas"]],
  analytical: [
    ["Investigative"],
    ["Deductive Reasoning", "Inductive Reasoning", "Mathematical Reasoning"],
    ["Critical Thinking", "Complex Problem Solving", "Mathematics", "Systems Analysis"],
  ],
  social: [["Social"], ["Social Perceptiveness"], ["Service Orientation"]],
  leadership: [
    ["Enterprising"],
    ["Management of Personnel Resources"],
    ["Coordination", "Persuasion", "Negotiation", "Management of Financial Resources"],
  ],
  physical: [["Static Strength", "Trunk Strength"], ["Stamina", "Gross Body Coordination"], ["Realistic"]],
};

/** Ratings of styles of work, by which no trait was moved, and what of a career they speak of. */
export const OUTSIDE = {
  creative: ["Innovation"],
  analytical: ["Analytical Thinking"],
  social: ["Concern for Others", "Social Orientation"],
  leadership: ["Leadership"],
  stressLevel: ["Stress Tolerance"],
} as const;

/** Of every second group at least has an occupation to be rated. */
const LEAST_SHARE = 0.5;

type Rated = ReadonlyMap<string, number>;

function readColumns(): ReadonlyMap<string, Rated> {
  const [head = "", ...lines] = readFileSync(fromRoot("tooling/trait-evaluation/ratings.csv"), "utf8").trim().split("\n");
  const rows = lines.map((line) => line.split(","));
  const columns = head.split(",").map((name, column): [string, Rated] => {
    const rated = rows.flatMap((row): [string, number][] => (row[column] ? [[row[0] ?? "", Number(row[column])]] : []));
    return [name, new Map(rated)];
  });
  return new Map(columns);
}

/** Each occupation's mean over those of the columns that rate it, in standard deviations from the mean of all occupations. */
function standardised(columns: readonly Rated[]): Rated {
  const codes = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const sums = codes.map((code) => mean(columns.flatMap((column) => column.get(code) ?? [])));
  const middle = mean(sums);
  const deviation = Math.sqrt(mean(sums.map((sum) => (sum - middle) ** 2)));
  return new Map(codes.map((code, index) => [code, ((sums[index] ?? middle) - middle) / deviation]));
}

/** What O*NET says by groups of ratings, by occupation, in standard deviations: the mean of the groups. */
export function ratingsOf(namesOfGroups: readonly (readonly string[])[]): Rated {
  const columns = readColumns();
  const groups = namesOfGroups.map((names) => standardised(names.map((name) => columns.get(name) ?? new Map())));
  const codes = [...new Set(groups.flatMap((group) => [...group.keys()]))];
  return new Map(
    codes.flatMap((code): [string, number][] => {
      const values = groups.flatMap((group) => group.get(code) ?? []);
      return values.length < LEAST_SHARE * groups.length ? [] : [[code, mean(values)]];
    }),
  );
}
