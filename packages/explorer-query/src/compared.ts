/** At most three careers are compared (specification, section 9). */
export const COMPARE_LIMIT = 3;

/** Adds an id at the end or takes it out; a fourth drops the oldest (specification, section 4). */
export const toggleCompared = (ids: readonly string[], id: string): readonly string[] =>
  Object.freeze((ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]).slice(-COMPARE_LIMIT));
