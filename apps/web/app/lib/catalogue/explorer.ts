import { buildExplorer, type Explorer } from "@career-clarity/explorer-query";
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
