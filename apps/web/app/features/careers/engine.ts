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
  /** Whether an address asks for something that its query could not take over. A page beyond the last is simply the last. */
  readonly leavesOut: (params: URLSearchParams) => boolean;
  readonly filterCount: (query: ExplorerQuery) => number;
  readonly cleared: () => ExplorerQuery;
};

function leavesOut(params: URLSearchParams, query: ExplorerQuery): boolean {
  const { category, subcategory, education, salary, sort, direction } = query;
  const understood = { category, subcategory, education, salary: salary.join("-"), sort, direction };
  return Object.entries(understood).some(([name, value]) => params.has(name) && params.get(name) !== value);
}

async function openEngine(careers: readonly ListedCareer[], searchable: boolean): Promise<Engine> {
  const explorer = await explorerOf(careers);
  if (searchable) await makeSearches(explorer);
  const read = (params: URLSearchParams) => fromSearchParams(params, explorer);
  return {
    explorer,
    careers,
    searchable,
    read,
    leavesOut: (params) => leavesOut(params, read(params)),
    write: (query) => toSearchParams(query, explorer),
    filterCount: (query) => activeFilterCount(query, explorer),
    cleared: () => clearAll(explorer),
  };
}

/** Over the cards alone: enough to filter, to sort and to turn pages. */
export const openOnCards = async (): Promise<Engine> => openEngine(await loadCards(), false);

/** Over the texts too, which a search looks through. */
export const openOnTexts = async (): Promise<Engine> => openEngine(await loadListed(), true);
