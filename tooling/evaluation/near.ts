import type { Career } from "@career-clarity/career-catalog";

/** Curated careers that no family was named for stand in one that says nothing. */
const NO_FAMILY = "General";

/** In the classification a code such as 15-1252 is one of the broad occupation 15-125; those that gather what is left end on 9. */
const BROAD = 6;
const isLeftOver = (broad: string): boolean => broad.endsWith("9");

function isOneOccupation({ soc: a }: Career, { soc: b }: Career): boolean {
  if (a === undefined || b === undefined) return false;
  const broad = a.slice(0, BROAD);
  return a === b || (broad === b.slice(0, BROAD) && !isLeftOver(broad));
}

/** Two careers are near when they are one broad occupation (SOC), one family, or one names the other as related. */
export function isNear(a: Career, b: Career): boolean {
  if (a.id === b.id || isOneOccupation(a, b)) return true;
  if (a.category === b.category && a.subcategory === b.subcategory && a.subcategory !== NO_FAMILY) return true;
  return a.related?.includes(b.id) === true || b.related?.includes(a.id) === true;
}

/** The same without broad occupations: one detailed occupation (O*NET-SOC), one family, or related. */
export const isNarrowlyNear = (a: Career, b: Career): boolean =>
  isClose(a, b) || a.related?.includes(b.id) === true || b.related?.includes(a.id) === true;

/** More narrowly still, and without what is found by traits: one detailed occupation (O*NET-SOC) or one family. */
export const isClose = (a: Career, b: Career): boolean =>
  a.id === b.id ||
  (a.soc !== undefined && a.soc === b.soc) ||
  (a.category === b.category && a.subcategory === b.subcategory && a.subcategory !== NO_FAMILY);

/** For each career by its place, the places of those that are near, its own included. */
export const placesThat = (careers: readonly Career[], test: (a: Career, b: Career) => boolean): readonly ReadonlySet<number>[] =>
  careers.map((career) => new Set(careers.flatMap((other, place) => (test(career, other) ? [place] : []))));
