import { buildExplorer, type Explorer, fromSearchParams } from "@career-clarity/explorer-query";
import type { ListedCareer } from "./files.ts";

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The index of a catalogue, built in steps between which the page can draw and answer. */
export async function explorerOf(careers: readonly ListedCareer[]): Promise<Explorer<ListedCareer>> {
  const steps = buildExplorer(careers);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await turn();
  }
}

/** The first search of each kind makes what the later ones use: here in turns of their own, so that no visitor's search waits for it. */
export async function makeSearches(explorer: Explorer<ListedCareer>): Promise<void> {
  for (const search of ["a", "an", "an a"]) {
    await turn();
    explorer.query(fromSearchParams(new URLSearchParams({ search }), explorer));
  }
}
