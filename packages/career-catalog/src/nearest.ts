import type { Career } from "./career.ts";
import { TRAITS } from "./vocabulary.ts";

/** How many careers to name, and which may be named. */
export type NearestOptions = {
  /** A whole number from 0. */
  readonly count: number;
  /** At most this many of one subcategory; any number where absent. */
  readonly perSubcategory?: number;
  readonly accept?: (other: Career) => boolean;
  /** Careers to name before all others, whatever their points, in this order. */
  readonly first?: readonly Career[];
};

/** How many careers a record names as related, and from how few families: one family's members alone would open no door. */
export const RELATED: NearestOptions = { count: 5, perSubcategory: 3 };

/** What two careers share, in points of closeness. An occupation is also of its group. */
const SAME = { subcategory: 60, category: 60, occupation: 60, occupationGroup: 30, firstInterest: 30, secondInterest: 15 } as const;
/** What a shared word brings for each step of its rarity. */
const RARITY_POINTS = 8;
/** A word that a quarter of all careers have says nothing: two doublings and it is everybody's. */
const COMMON = 2;
/** What each step between two trait scores costs, squared. */
const TRAIT_STEP = 2;
/** Careers that share neither category nor field are near only if the words they share are so rare together: three that hardly any other has, or more. */
const RARITY_OF_KIN = 20;
/** More than all points together: it puts the others behind every career of the own kind. */
const STRANGER = 100_000;

/** What is compared of a career, read once. The first digits of an occupation's code name its field, as in 29 for health, then its group. */
type Known = {
  readonly career: Career;
  readonly words: readonly string[];
  readonly field: string | undefined;
  readonly group: string | undefined;
};

const wordsOf = ({ name, skills, alternativeTitles = [] }: Career): readonly string[] => [
  ...new Set(
    [name, ...skills, ...alternativeTitles]
      .join(" ")
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  ),
];

const know = (career: Career): Known => ({
  career,
  words: wordsOf(career),
  field: career.soc?.slice(0, 2),
  group: career.soc?.slice(0, 4),
});

function holders(careers: readonly Known[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  careers.forEach(({ words }, index) => {
    for (const word of words) {
      const having = places.get(word);
      if (having) having.push(index);
      else places.set(word, [index]);
    }
  });
  return places;
}

/** Inverse document frequency in whole bits: how often `having` can be doubled before it is `all`, less what is common. */
const rarity = (having: number, all: number): number => Math.max(0, Math.clz32(having) - Math.clz32(all) - COMMON);

const areKin = (one: Known, other: Known): boolean =>
  one.career.category === other.career.category || (one.field !== undefined && one.field === other.field);

function likeness(one: Known, other: Known): number {
  const a = one.career;
  const b = other.career;
  let points = 0;
  for (const trait of TRAITS) points -= TRAIT_STEP * (a[trait] - b[trait]) ** 2;
  if (a.category === b.category) points += a.subcategory === b.subcategory ? SAME.category + SAME.subcategory : SAME.category;
  if (one.group !== undefined && one.group === other.group)
    points += a.soc === b.soc ? SAME.occupationGroup + SAME.occupation : SAME.occupationGroup;
  if (a.interests?.[0] === b.interests?.[0]) points += SAME.firstInterest;
  if (a.interests?.[1] === b.interests?.[1]) points += SAME.secondInterest;
  return points;
}

/**
 * A function from a career of the list to those whose work is most like it, closest first: by family, occupation, interests, traits and
 * the words that their names and skills share, each by its rarity. One word that two trades happen to share makes no neighbours: those
 * of another category and field come last unless they share many. Ties keep the list's order; whole numbers throughout, so it is the
 * same on every machine.
 */
export function nearestCareers(careers: readonly Career[]): (career: Career, options: NearestOptions) => readonly Career[] {
  const known = careers.map(know);
  const places = holders(known);
  return (career, { count, perSubcategory = Number.POSITIVE_INFINITY, accept = () => true, first = [] }) => {
    const one = know(career);
    const shared = careers.map(() => 0);
    for (const word of one.words) {
      const having = places.get(word) ?? [];
      const bits = rarity(having.length, careers.length);
      for (const index of having) shared[index] = (shared[index] ?? 0) + bits;
    }
    const points = known.map((other, index) => {
      const bits = shared[index] ?? 0;
      const near = likeness(one, other) + RARITY_POINTS * bits;
      return bits >= RARITY_OF_KIN || areKin(one, other) ? near : near - STRANGER;
    });
    const closest = points.map((_, place) => place).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
    const taken = new Map<string, number>();
    const near: Career[] = [];
    for (const other of [...first, ...closest.map((index) => careers[index])]) {
      if (near.length === count) break;
      if (other === undefined || other.id === career.id || near.includes(other) || !accept(other)) continue;
      const family = taken.get(other.subcategory) ?? 0;
      if (family >= perSubcategory) continue;
      taken.set(other.subcategory, family + 1);
      near.push(other);
    }
    return near;
  };
}
