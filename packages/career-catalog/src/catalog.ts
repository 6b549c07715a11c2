import type { Career } from "./career.ts";
import { curatedCareers } from "./curated/index.ts";
import { related } from "./data/related.ts";
import { generateCareers } from "./generate.ts";
import { mergeCareers } from "./merge.ts";
import type { CatalogOptions } from "./options.ts";

const withRelated = (career: Career): Career => {
  const ids = related[career.id];
  return ids === undefined ? career : Object.freeze({ ...career, related: Object.freeze(ids.split(" ")) });
};

/**
 * The whole catalogue: the generated careers and after them the curated ones not already present (specification, section 9), each with
 * the careers most like it. The same seed and rules give the same bytes on every machine; every career and the list are frozen.
 *
 * @throws {InvalidSeedError} when the seed is not a whole number from 0 to 4,294,967,295.
 */
export const buildCatalog = (options: CatalogOptions = {}): readonly Career[] =>
  Object.freeze(mergeCareers(generateCareers(options), curatedCareers, options).map(withRelated));
