import { buildExplorer, type Explorer, fromSearchParams } from "@career-clarity/explorer-query";
import { inTurns, turn } from "../turns.ts";
import type { ListedCareer } from "./files.ts";

export const explorerOf = (careers: readonly ListedCareer[]): Promise<Explorer<ListedCareer>> => inTurns(buildExplorer(careers));

/** The first search of each kind makes what the later ones use: here in turns of their own, so that no visitor's search waits for it. */
export async function makeSearches(explorer: Explorer<ListedCareer>): Promise<void> {
  for (const search of ["a", "an", "an a"]) {
    await turn();
    explorer.query(fromSearchParams(new URLSearchParams({ search }), explorer));
  }
}
