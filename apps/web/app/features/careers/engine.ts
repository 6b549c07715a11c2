import {
  activeFilterCount,
  clearAll,
  type Explorer,
  type ExplorerQuery,
  fromSearchParams,
  toSearchParams,
} from "@career-clarity/explorer-query";
import { explorerOf, makeSearches } from "../../lib/catalogue/explorer.ts";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { loadCards, loadListed } from "../../lib/catalogue/load.ts";

/** What answers questions about the careers. Its code comes when somebody begins to use the page. */
export type Engine = {
  readonly explorer: Explorer<ListedCareer>;
  readonly careers: readonly ListedCareer[];
  /** Whether descriptions and skills are there, so that a search finds all it should. */
  readonly searchable: boolean;
  readonly read: (params: URLSearchParams) => ExplorerQuery;
  readonly write: (query: ExplorerQuery) => URLSearchParams;
  readonly filterCount: (query: ExplorerQuery) => number;
  readonly cleared: () => ExplorerQuery;
};

async function openEngine(careers: readonly ListedCareer[], searchable: boolean): Promise<Engine> {
  const explorer = await explorerOf(careers);
  if (searchable) await makeSearches(explorer);
  return {
    explorer,
    careers,
    searchable,
    read: (params) => fromSearchParams(params, explorer),
    write: (query) => toSearchParams(query, explorer),
    filterCount: (query) => activeFilterCount(query, explorer),
    cleared: () => clearAll(explorer),
  };
}

/** Over the cards alone: enough to filter, to sort and to turn pages. */
export const openOnCards = async (): Promise<Engine> => openEngine(await loadCards(), false);

/** Over the texts too, which a search looks through. */
export const openOnTexts = async (): Promise<Engine> => openEngine(await loadListed(), true);
