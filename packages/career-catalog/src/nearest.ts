import type { Career } from "./career.ts";
import { TRAITS } from "./vocabulary.ts";

/** How many careers to name, and which may be named. */
export type NearestOptions = {
  /** A whole number from 0. */
  readonly count: number;
  /** At most this many of one subcategory; any number where absent. */
  readonly perSubcategory?: number;
  readonly accept?: (other: Career) => boolean;
};

/** How many careers a record names as related, and from how few families: one family's members alone would open no door. */
export const RELATED: NearestOptions = { count: 5, perSubcategory: 3 };

/** What two careers share, in points of closeness. A shared word says the more, the fewer careers have it. */
const WORD_POINTS = [
  { careers: 4, points: 60 },
  { careers: 12, points: 40 },
  { careers: 40, points: 20 },
] as const;
const SAME = { subcategory: 60, category: 30, occupation: 40, firstInterest: 30, secondInterest: 15 } as const;
/** What each step between two trait scores costs, squared. */
const TRAIT_STEP = 2;

const wordsOf = ({ name, skills }: Career): readonly string[] => [
  ...new Set(
    [name, ...skills]
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  ),
];

function holders(careers: readonly Career[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  careers.forEach((career, index) => {
    for (const word of wordsOf(career)) places.set(word, [...(places.get(word) ?? []), index]);
  });
  return places;
}

const pointsOfWord = (careers: number): number => WORD_POINTS.find((row) => careers <= row.careers)?.points ?? 0;

function likeness(a: Career, b: Career): number {
  let points = 0;
  for (const trait of TRAITS) points -= TRAIT_STEP * (a[trait] - b[trait]) ** 2;
  if (a.category === b.category) points += a.subcategory === b.subcategory ? SAME.category + SAME.subcategory : SAME.category;
  if (a.soc !== undefined && a.soc === b.soc) points += SAME.occupation;
  if (a.interests?.[0] === b.interests?.[0]) points += SAME.firstInterest;
  if (a.interests?.[1] === b.interests?.[1]) points += SAME.secondInterest;
  return points;
}

/**
 * A function from a career of the list to those whose work is most like it, closest first: by rare words of name and skills, family,
 * occupation, interests and traits. Ties keep the list's order; whole numbers throughout, so it is the same on every machine.
 */
export function nearestCareers(careers: readonly Career[]): (career: Career, options: NearestOptions) => readonly Career[] {
  const places = holders(careers);
  return (career, { count, perSubcategory = Number.POSITIVE_INFINITY, accept = () => true }) => {
    const points = careers.map((other) => likeness(career, other));
    for (const word of wordsOf(career)) {
      const sharing = places.get(word) ?? [];
      for (const index of sharing) points[index] = (points[index] ?? 0) + pointsOfWord(sharing.length);
    }
    const taken = new Map<string, number>();
    const near: Career[] = [];
    for (const index of points.map((_, place) => place).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0))) {
      const other = careers[index];
      if (near.length === count) break;
      if (other === undefined || other.id === career.id || !accept(other)) continue;
      const family = taken.get(other.subcategory) ?? 0;
      if (family >= perSubcategory) continue;
      taken.set(other.subcategory, family + 1);
      near.push(other);
    }
    return near;
  };
}
