import { type Career, createRandom, type Random } from "@career-clarity/career-catalog";
import {
  changeCategory,
  changeEducation,
  changeSalary,
  changeSearch,
  changeSort,
  changeSubcategory,
  clearAll,
  defaultQuery,
  type Explorer,
  type ExplorerQuery,
  goToPage,
  SORT_FIELDS,
  toggleDirection,
} from "@career-clarity/explorer-query";

export const KINDS = ["search", "filter", "sort", "page"] as const;
export type Step = { readonly kind: (typeof KINDS)[number]; readonly query: ExplorerQuery };

/** What one visitor asks, one query after the other. */
export type Session = readonly Step[];

const SESSIONS = 22;
const STEP = 1000;

const pick = <T>(random: Random, list: readonly T[], fallback: T): T => list[random.int(0, list.length - 1)] ?? fallback;

/** What somebody types: a name, a skill, words of a description, a piece of a word, something mistyped. */
function textOf(random: Random, careers: readonly Career[]): string {
  const career = pick(random, careers, careers[0]);
  if (!career) return "";
  const words = career.description.split(" ");
  const from = random.int(0, Math.max(0, words.length - 3));
  const texts = [
    career.name.split(",")[0] ?? "",
    career.name.split(" ")[0] ?? "",
    pick(random, career.skills, ""),
    words.slice(from, from + random.int(2, 3)).join(" "),
    (words.find((word) => word.length > 6) ?? "engineer").slice(2),
    `${career.name.slice(0, 4)}zq`,
  ];
  return pick(random, texts, "data");
}

type Move = (query: ExplorerQuery) => ExplorerQuery;

function movesOf(random: Random, { facets }: Pick<Explorer, "facets">): Readonly<Record<Exclude<Step["kind"], "search">, readonly Move[]>> {
  const [min, max] = facets.salaryBounds;
  const salary = () => min + STEP * random.int(0, Math.floor((max - min) / STEP));
  const categories = facets.categories.map(({ name }) => name);
  return {
    filter: [
      (query) => changeCategory(query, query.category === "All" ? pick(random, categories, "All") : "All"),
      (query) => changeSubcategory(query, query.subcategory === "All" ? pick(random, facets.subcategories(query.category), "All") : "All"),
      (query) => changeEducation(query, query.education === "All" ? pick(random, facets.educationLevels, "All") : "All"),
      (query) => changeSalary(query, query.salary === facets.salaryBounds ? [salary(), salary()] : facets.salaryBounds),
    ],
    sort: [(query) => changeSort(query, pick(random, SORT_FIELDS, "name")), toggleDirection],
    page: [(query) => goToPage(query, query.page + 1, Number.MAX_SAFE_INTEGER), (query) => goToPage(query, random.int(1, 40), 40)],
  };
}

/**
 * What visitors ask one after the other: each types a text keystroke by keystroke, mistypes and deletes a letter, then filters, sorts and turns
 * pages, and clears all or goes on from there. At least 200 queries; the same seed gives the same ones.
 */
export function workloadOf(careers: readonly Career[], explorer: Pick<Explorer, "facets">, seed: number): readonly Session[] {
  const random = createRandom(seed);
  const moves = movesOf(random, explorer);
  const sessions: Session[] = [];
  let query = defaultQuery(explorer);
  for (let session = 0; session < SESSIONS; session++) {
    const steps: Step[] = [];
    const take = (kind: Step["kind"], next: ExplorerQuery) => {
      query = next;
      steps.push({ kind, query });
    };
    const text = textOf(random, careers);
    for (let length = 1; length <= text.length; length++) take("search", changeSearch(query, text.slice(0, length)));
    if (random.chance(0.5)) take("search", changeSearch(query, text.slice(0, -1)));
    for (const kind of ["filter", "page", "sort", "page", "filter"] as const) {
      if (random.chance(0.7)) take(kind, pick(random, moves[kind], toggleDirection)(query));
    }
    const [clears, empties] = [random.chance(0.5), random.chance(0.5)];
    if (clears) take("filter", clearAll(explorer));
    else if (empties) take("search", changeSearch(query, ""));
    sessions.push(steps);
  }
  return sessions;
}
