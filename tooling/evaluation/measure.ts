import type { Answers } from "@career-clarity/assessment-engine";
import { buildProfile, type Clarity, createRanker, type Ranker } from "@career-clarity/career-matching";
import { createCeiling } from "./ceiling.ts";
import { createChance } from "./chance.ts";
import { type Half, halfOf } from "./halves.ts";
import { createMatchers, interestScores, MATCHERS, type MatcherName, traitScores } from "./matchers.ts";
import { answersOf, createPerson, type NoiseLevel, type Person } from "./person.ts";
import { type Figure, figureOf, mean, median, rankCorrelation, rounded } from "./statistics.ts";
import { alike, type World } from "./world.ts";

/** Someone, with two sheets of theirs filled in at different times. */
type Asked = { readonly person: Person; readonly answers: Answers; readonly again: Answers; readonly family: string };

export const TYPES = ["decided", "undecided"] as const;
export type PersonType = (typeof TYPES)[number];

export type Group = { readonly half: Half; readonly type: PersonType; readonly level: NoiseLevel };

const seedOf = ({ half, type, level }: Group): number =>
  1000 + (half === "heldOut" ? 500 : 0) + (type === "undecided" ? 50 : 0) + ["low", "middle", "high"].indexOf(level);

/** One person for every career of a half, or for every n-th. */
function peopleOf(world: World, group: Group, every = 1): readonly Asked[] {
  const chance = createChance(seedOf(group));
  const places = world.careers.flatMap((career, place) => (halfOf(career) === group.half ? [place] : []));
  return places
    .filter((_, index) => index % every === 0)
    .map((place) => {
      const person = createPerson(world, place, group.type === "decided", chance);
      const { category, subcategory } = world.careers[place] ?? {};
      return {
        person,
        answers: answersOf(world, person, group.level, chance),
        again: answersOf(world, person, group.level, chance),
        family: `${category}/${subcategory}`,
      };
    });
}

/** What a matcher finds for a group of people. */
export type Found = {
  /** Their own or a near career among the first 10 and the first 25. */
  readonly near10: Figure;
  readonly near25: Figure;
  /** The same with their own career taken out of the list. */
  readonly others10: Figure;
  /** Only their own detailed occupation, family or related careers counted as near. */
  readonly narrow10: Figure;
  /** Only their own detailed occupation or family counted as near. */
  readonly close10: Figure;
  /** Their career's category among the first three categories of the list. */
  readonly category3: Figure;
};

const SEEN = 40;
const TOP = 10;
const WIDER = 25;
const CATEGORIES = 3;

function firstCategories({ careers }: World, places: readonly number[]): readonly string[] {
  return [...new Set(places.map((place) => careers[place]?.category ?? ""))].slice(0, CATEGORIES);
}

function foundBy(world: World, people: readonly Asked[], lists: readonly (readonly number[])[]): Found {
  const families = people.map(({ family }) => family);
  const share = (test: (person: Person, list: readonly number[]) => boolean) =>
    figureOf(
      people.map(({ person }, index) => Number(test(person, lists[index] ?? []))),
      families,
    );
  const hasNear = (own: number, list: readonly number[]) => list.some((place) => world.near[own]?.has(place));
  return {
    near10: share(({ career }, list) => hasNear(career, list.slice(0, TOP))),
    near25: share(({ career }, list) => hasNear(career, list.slice(0, WIDER))),
    others10: share(({ career }, list) => hasNear(career, list.filter((place) => place !== career).slice(0, TOP))),
    narrow10: share(({ career }, list) => list.slice(0, TOP).some((place) => world.narrow[career]?.has(place))),
    close10: share(({ career }, list) => list.slice(0, TOP).some((place) => world.close[career]?.has(place))),
    category3: share(({ career }, list) => firstCategories(world, list).includes(world.careers[career]?.category ?? "")),
  };
}

export type Stability = { readonly kept: number; readonly share: Figure };

/** How many of the first ten stay when the same person answers again: at the median, and how often at least five. */
function stabilityOf(people: readonly Asked[], lists: readonly (readonly number[])[], again: readonly (readonly number[])[]): Stability {
  const kept = lists.map((list, index) => {
    const second = new Set(again[index]?.slice(0, TOP));
    return list.slice(0, TOP).filter((place) => second.has(place)).length;
  });
  return {
    kept: median(kept),
    share: figureOf(
      kept.map((count) => Number(count >= TOP / 2)),
      people.map(({ family }) => family),
    ),
  };
}

export type GroupResult = Group & {
  readonly people: number;
  readonly found: Readonly<Partial<Record<MatcherName, Found>>>;
  readonly stability: Stability;
  /** The share of picks made again when the same person answers again. */
  readonly picksKept: number;
  readonly clarity: Readonly<Record<Clarity, number>>;
  /** How often nothing or nonsense came: an empty list, a fit that is no number, a career twice. */
  readonly broken: number;
};

/** Questions answered by liking alone. */
const LIKED = [1, 5, 7, 10, 13] as const;

function picksKept({ answers, again }: Asked): number {
  return mean(
    LIKED.map((id) => {
      const first = [answers[id]].flat();
      const second = [again[id]].flat();
      return first.filter((pick) => second.includes(pick)).length / Math.min(first.length, second.length);
    }),
  );
}

const isBroken = (list: readonly number[]): boolean => list.length < WIDER || new Set(list).size < list.length || list.includes(-1);

export function measureGroup(world: World, group: Group, names: readonly MatcherName[] = MATCHERS, every = 1): GroupResult {
  const people = peopleOf(world, group, every);
  const matchers = createMatchers(world.careers, createChance(seedOf(group) + 7));
  const listsOf = (name: MatcherName) => people.map(({ answers }) => matchers[name](answers, SEEN));
  const ours = listsOf("ours");
  const found = Object.fromEntries(names.map((name) => [name, foundBy(world, people, name === "ours" ? ours : listsOf(name))]));
  const clarities = people.map(({ answers }) => buildProfile(answers).clarity);
  const shareOf = (clarity: Clarity) => rounded(mean(clarities.map((each) => Number(each === clarity))));
  return {
    ...group,
    people: people.length,
    found,
    stability: stabilityOf(
      people,
      ours,
      people.map(({ again }) => matchers.ours(again, TOP)),
    ),
    picksKept: rounded(mean(people.map(picksKept))),
    clarity: { clear: shareOf("clear"), broad: shareOf("broad"), flat: shareOf("flat") },
    broken: rounded(mean(ours.map((list) => Number(isBroken(list))))),
  };
}

/** What the best possible reader of the sheets finds, who knows by which table these people answer. */
export function ceilingOf(world: World, group: Group, every: number): Figure {
  const people = peopleOf(world, group, every);
  const ceiling = createCeiling(world);
  return figureOf(
    people.map(({ person, answers }) => Number(ceiling(answers, TOP).some((place) => world.near[person.career]?.has(place)))),
    people.map(({ family }) => family),
  );
}

export type Correlations = Readonly<Record<"ours" | "riasec" | "cosine", Figure>>;

/** How the whole ranking agrees with how much the person would like each career's day. */
export function correlationsOf(world: World, group: Group, every: number): Correlations {
  const people = peopleOf(world, group, every);
  const ranker: Ranker = createRanker(world.careers);
  const liked = people.map(({ person }) => world.days.map((day) => alike(person.likes, day)));
  const figure = (scoresOf: (answers: Answers) => readonly number[]) =>
    figureOf(
      people.map(({ answers }, index) => rankCorrelation(liked[index] ?? [], scoresOf(answers))),
      people.map(({ family }) => family),
    );
  return {
    ours: figure((answers) => {
      const fits = new Map(ranker.rank(buildProfile(answers)).map(({ career, fit }) => [career, fit]));
      return world.careers.map((career) => fits.get(career) ?? 0);
    }),
    riasec: figure((answers) => world.careers.map(interestScores(answers))),
    cosine: figure((answers) => world.careers.map(traitScores(answers))),
  };
}

/** What a question is worth: how many fewer people find their own or a near career in the first ten without it. */
export type LeftOut = { readonly questionIds: readonly number[]; readonly near10: number; readonly change: number };

export function leaveOut(world: World, group: Group, sets: readonly (readonly number[])[], every: number): readonly LeftOut[] {
  const people = peopleOf(world, group, every);
  const { ours } = createMatchers(world.careers, createChance(1));
  const shareWithout = (ids: readonly number[]) =>
    mean(
      people.map(({ person, answers }) => {
        const left = Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(Number(id))));
        return Number(ours(left, TOP).some((place) => world.near[person.career]?.has(place)));
      }),
    );
  const all = shareWithout([]);
  return sets.map((questionIds) => {
    const near10 = shareWithout(questionIds);
    return { questionIds, near10: rounded(near10), change: rounded(near10 - all) };
  });
}

export type RandomSheets = {
  readonly sheets: number;
  /** The share of sheets at which each category comes first. */
  readonly first: Readonly<Record<string, number>>;
  readonly careersFirst: number;
  readonly clarity: Readonly<Record<Clarity, number>>;
};

export function measureRandomSheets({ careers }: World, sheets: readonly Answers[]): RandomSheets {
  const ranker = createRanker(careers);
  const profiles = sheets.map((answers) => buildProfile(answers));
  const firsts = profiles.flatMap((profile) => ranker.rank(profile, { limit: 1 }).map(({ career }) => career));
  const categories = [...new Set(careers.map(({ category }) => category))];
  const shareOf = (clarity: Clarity) => rounded(mean(profiles.map((profile) => Number(profile.clarity === clarity))));
  return {
    sheets: sheets.length,
    first: Object.fromEntries(categories.map((each) => [each, rounded(mean(firsts.map(({ category }) => Number(category === each))))])),
    careersFirst: new Set(firsts.map(({ id }) => id)).size,
    clarity: { clear: shareOf("clear"), broad: shareOf("broad"), flat: shareOf("flat") },
  };
}

/** How many different careers ever come first over all people of a group. */
export function careersFirst(
  world: World,
  groups: readonly Group[],
): { readonly careers: number; readonly categories: number; readonly people: number } {
  const { ours } = createMatchers(world.careers, createChance(1));
  const firsts = groups.flatMap((group) => peopleOf(world, group).flatMap(({ answers }) => ours(answers, 1)));
  return {
    people: firsts.length,
    careers: new Set(firsts).size,
    categories: new Set(firsts.map((place) => world.careers[place]?.category)).size,
  };
}
