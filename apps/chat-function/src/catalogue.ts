import { buildCatalog } from "@career-clarity/career-catalog";
import { createExplorer, type Explorer } from "@career-clarity/explorer-query";

let explorer: Explorer | undefined;

/** The whole catalogue's index, built once in an instance's life, with its first question. */
export const wholeCatalogue = (): Explorer => {
  explorer ??= createExplorer(buildCatalog());
  return explorer;
};
