/**
 * What the explorer reads of a career. A `Career` of career-catalog is one; a team with other fields passes its own type and gets it back.
 */
export type ExplorableCareer = {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly subcategory: string;
  readonly description: string;
  readonly skills: readonly string[];
  readonly education: string;
  /** A single figure, a range such as "$46,460 - $127,520", or "N/A". */
  readonly salary?: string | undefined;
  /** Text such as "+12%". */
  readonly growth?: string | undefined;
};

/** The texts that a search is looked for in, each by itself (specification, section 5). */
export const textsOf = ({ name, description, skills }: ExplorableCareer): readonly string[] => skills.concat(name, description);
