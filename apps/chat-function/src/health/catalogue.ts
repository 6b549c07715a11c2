import type { Explorer } from "@career-clarity/explorer-query";

export type CatalogueHealth = { readonly ok: boolean; readonly careers: number };

/** Whether the catalogue can be built and has careers in it. */
export function checkCatalogue(explorer: () => Explorer): CatalogueHealth {
  try {
    const careers = explorer().facets.categories.reduce((sum, { count }) => sum + count, 0);
    return { ok: careers > 0, careers };
  } catch {
    return { ok: false, careers: 0 };
  }
}
