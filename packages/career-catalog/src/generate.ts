import { assembleCareer } from "./assemble.ts";
import type { Career } from "./career.ts";
import { familiesByCategory } from "./data/index.ts";
import { entriesOf } from "./entry.ts";
import { type CatalogOptions, withDefaults } from "./options.ts";
import { CAREER_CATEGORIES } from "./vocabulary.ts";
import { withRelated } from "./with-related.ts";

/**
 * The 1,755 careers of the 20 categories, each category at its target count, in the order of CAREER_CATEGORIES and, within one, of its
 * families (specification, section 9, "Career catalogue"). The careers and the list are frozen. A career's related ones are those of the
 * whole catalogue: some stand among the curated careers alone.
 *
 * @throws {InvalidSeedError} when the seed is not a safe whole number.
 */
export const generateCareers = (options: CatalogOptions = {}): readonly Career[] => {
  const { seed, rules } = withDefaults(options);
  return Object.freeze(
    CAREER_CATEGORIES.flatMap((category) =>
      familiesByCategory[category]
        .flatMap(entriesOf)
        .map((entry) => withRelated(assembleCareer(entry, category, rules.generated, seed), () => true)),
    ),
  );
};
