import type { CuratedCareer } from "../entry.ts";

/** Named careers that are merged into the generated ones (specification, section 9, "Career catalogue"). */
export const curatedCareers: readonly CuratedCareer[] = [];
