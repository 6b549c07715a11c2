import { buildCatalog, createRandom } from "@career-clarity/career-catalog";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histories, wordyCatalogues } from "../fixtures/histories.ts";
import { defaultQuery } from "./default-query.ts";
import { createExplorer } from "./explorer.ts";
import { naiveQuery } from "./naive.ts";
import type { ExplorerQuery } from "./query.ts";

/** More texts than are kept, asked more than once and in any order, so that their memory is used again and again. */
const TEXTS = Array.from("abcdeinorst", (one) => Array.from("aeginr 2", (other) => [one, `${one}${other}`, `${other}${one}a`])).flat(2);
const REPEATS = 4;

describe("properties", () => {
  it("[R42] hundreds of searches, some of them again, under changing filters", () => {
    const careers = buildCatalog({ seed: 1 }).slice(0, 300);
    const explorer = createExplorer(careers);
    const random = createRandom(1);
    const { categories } = explorer.facets;
    for (let asked = 0; asked < REPEATS * TEXTS.length; asked++) {
      const query: ExplorerQuery = {
        ...defaultQuery(explorer),
        search: TEXTS[random.int(0, TEXTS.length - 1)] ?? "",
        category: random.chance(0.5) ? "All" : (categories[random.int(0, categories.length - 1)]?.name ?? "All"),
        education: random.chance(0.7) ? "All" : (explorer.facets.educationLevels[0] ?? "All"),
      };
      expect(explorer.query(query)).toEqual(naiveQuery(careers, query));
    }
  });

  it("[R35][R42] typing, deleting, filtering, sorting and turning pages, every answer is the literal one", () => {
    fc.assert(
      fc.property(wordyCatalogues, histories, (careers, moves) => {
        const explorer = createExplorer(careers);
        let query: ExplorerQuery = defaultQuery(explorer);
        for (const move of moves) {
          query = move(query);
          expect(explorer.query(query)).toEqual(naiveQuery(careers, query));
        }
      }),
      { numRuns: 250 },
    );
  });

  it("[R42] an explorer asked before answers like one never asked", () => {
    fc.assert(
      fc.property(wordyCatalogues, histories, (careers, moves) => {
        const asked = createExplorer(careers);
        const start: ExplorerQuery = defaultQuery(asked);
        const queries = moves.map((_, index) => moves.slice(0, index + 1).reduce((query, move) => move(query), start));
        for (const query of queries) asked.query(query);
        for (const query of queries.slice(-2)) expect(asked.query(query)).toEqual(createExplorer(careers).query(query));
      }),
    );
  });
});
