import { assembleCareer } from "./assemble.ts";
import type { Career } from "./career.ts";
import { careerId } from "./career-id.ts";
import { categorize } from "./categorize.ts";
import type { CuratedCareer } from "./entry.ts";
import { DuplicateCareerIdError } from "./errors.ts";
import { nameKey } from "./name-key.ts";
import { type CatalogOptions, withDefaults } from "./options.ts";
import { withRelated } from "./with-related.ts";

/** The first of each name that `present` does not hold, in order. */
const absentFrom = (present: readonly Career[], curated: readonly CuratedCareer[]): readonly CuratedCareer[] => {
  const known = new Set(present.map(({ name }) => nameKey(name)));
  return curated.filter(({ name }) => {
    const key = nameKey(name);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
};

const refuseSharedIds = (present: readonly Career[], added: readonly CuratedCareer[]): void => {
  const nameOfId = new Map(present.map(({ id, name }) => [id, name]));
  for (const { name } of added) {
    const id = careerId(name);
    const holder = nameOfId.get(id);
    if (holder !== undefined) throw new DuplicateCareerIdError(id, holder, name);
    nameOfId.set(id, name);
  }
};

/**
 * `generated` as it stands, followed by those of `curated` whose name it does not hold yet; case and white space do not tell names
 * apart (specification, section 9, "Career catalogue"). Those that are added name the ones most like them, as far as these are there too.
 * Merging the same list again changes nothing.
 *
 * @throws {DuplicateCareerIdError} when a name is new but its id is taken, such as "Cafe Owner" beside "Café Owner".
 * @throws {EmptyCareerIdError} when no id can be made from a name.
 * @throws {InvalidSeedError} when the seed is not a safe whole number.
 */
export const mergeCareers = (
  generated: readonly Career[],
  curated: readonly CuratedCareer[],
  options: CatalogOptions = {},
): readonly Career[] => {
  const { seed, rules } = withDefaults(options);
  const added = absentFrom(generated, curated);
  refuseSharedIds(generated, added);
  const careers = added.map((entry) => assembleCareer(entry, categorize(entry.name), rules.curated, seed));
  const ids = new Set([...generated, ...careers].map(({ id }) => id));
  return Object.freeze([...generated, ...careers.map((career) => withRelated(career, (id) => ids.has(id)))]);
};
