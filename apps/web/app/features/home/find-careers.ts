import { changeSearch, defaultQuery, type Explorer } from "@career-clarity/explorer-query";
import { explorerOf } from "../../lib/catalogue/explorer.ts";
import type { ListedCareer } from "../../lib/catalogue/files.ts";
import { loadListed } from "../../lib/catalogue/load.ts";
import { retryFailed } from "../../lib/failures.ts";
import type { TasteCareer } from "./home-data.ts";

const SHOWN = 6;
export type Found = { readonly text: string; readonly total: number; readonly careers: readonly TasteCareer[] };

let whole: Promise<Explorer<ListedCareer>> | undefined;

/** The index of all careers, built once. */
export const loadExplorer = (): Promise<Explorer<ListedCareer>> => {
  whole ??= loadListed().then(explorerOf);
  whole.catch(() => {
    whole = undefined;
    retryFailed();
  });
  return whole;
};

export async function findCareers(text: string): Promise<Found> {
  const explorer = await loadExplorer();
  const { total, careers } = explorer.query({ ...changeSearch(defaultQuery(explorer), text), pageSize: SHOWN });
  return { text, total, careers };
}
