import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histories, wordyCatalogues } from "../fixtures/histories.ts";
import { defaultQuery } from "./default-query.ts";
import { createExplorer } from "./explorer.ts";
import { naiveQuery } from "./naive.ts";
import type { ExplorerQuery } from "./query.ts";

describe("properties", () => {
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
