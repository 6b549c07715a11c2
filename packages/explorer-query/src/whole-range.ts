import type { SalaryRange } from "./query.ts";

const wholeOf = new WeakMap<SalaryRange, SalaryRange>();

/** Notes the bounds of the explorer that a range belongs to. The range itself stays plain JSON; a copy of it is noted nowhere. */
export function noteWhole(range: SalaryRange, whole: SalaryRange | undefined): SalaryRange {
  if (whole) wholeOf.set(range, whole);
  return range;
}

/** The bounds of the explorer that a range belongs to, where that was noted. */
export const wholeRangeOf = (range: SalaryRange): SalaryRange | undefined => wholeOf.get(range);

export const isSameRange = (one: SalaryRange, other: SalaryRange): boolean => one[0] === other[0] && one[1] === other[1];
