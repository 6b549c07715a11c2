import type { Career } from "./career.ts";
import { curatedCareers } from "./curated/index.ts";
import { generateCareers } from "./generate.ts";
import { mergeCareers } from "./merge.ts";
import type { CatalogOptions } from "./options.ts";

/**
 * The whole catalogue: the generated careers and after them the curated ones not already present (specification, section 9), each with
 * the careers most like it. The same seed and rules give the same bytes on every machine; every career and the list are frozen.
 *
 * @throws {InvalidSeedError} when the seed is not a safe whole number.
 */
export const buildCatalog = (options: CatalogOptions = {}): readonly Career[] =>
  mergeCareers(generateCareers(options), curatedCareers, options);
