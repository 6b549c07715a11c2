import type { Answers } from "@career-clarity/assessment-engine";
import { CAREER_CATEGORIES, type Career, INTEREST_LETTERS, TRAITS } from "@career-clarity/career-catalog";
import { buildProfile, createRanker } from "@career-clarity/career-matching";
import type { Chance } from "./chance.ts";

/** Ways to rank careers from one and the same sheet. "ours" is what is evaluated, the others are what it is held against. */
export const MATCHERS = ["ours", "random", "popular", "stated", "riasec", "cosine"] as const;
export type MatcherName = (typeof MATCHERS)[number];

/** The places of the first careers, best first. */
export type Matcher = (answers: Answers, count: number) => readonly number[];

/** So little that it decides between equal scores alone. */
const LOT = 1e-9;

/** The places of the highest scores, best first. */
function highest(scores: readonly number[], count: number): readonly number[] {
  const best: number[] = [];
  const scoreAt = (place: number | undefined) => (place === undefined ? Number.NEGATIVE_INFINITY : (scores[place] ?? 0));
  for (let place = 0; place < scores.length; place++) {
    const score = scoreAt(place);
    if (best.length === count && score <= scoreAt(best.at(-1))) continue;
    let at = best.length;
    while (at > 0 && scoreAt(best[at - 1]) < score) at--;
    best.splice(at, 0, place);
    if (best.length > count) best.pop();
  }
  return best;
}

/** Equal scores stand in any order. */
function firstBy(careers: readonly Career[], chance: Chance, scorerFor: (answers: Answers) => (career: Career) => number): Matcher {
  return (answers, count) => {
    const scoreOf = scorerFor(answers);
    return highest(
      careers.map((career) => scoreOf(career) + LOT * chance.uniform()),
      count,
    );
  };
}

// The letters of a code as interest inventories weigh them: the first most.
const BY_PLACE = [3, 2, 1] as const;

const profileOfCode = (code: string): readonly number[] =>
  INTEREST_LETTERS.map((letter) => {
    const place = code.indexOf(letter);
    return place === -1 ? 0 : (BY_PLACE[place] ?? 0);
  });

function correlation(a: readonly number[], b: readonly number[]): number {
  const middle = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [first, second] = [middle(a), middle(b)];
  return cosine(
    a.map((value) => value - first),
    b.map((value) => value - second),
  );
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let both = 0;
  let one = 0;
  let other = 0;
  a.forEach((value, index) => {
    const second = b[index] ?? 0;
    both += value * second;
    one += value * value;
    other += second * second;
  });
  return both / (Math.sqrt(one * other) || 1);
}

const MIDDLE_TRAIT = 5.5;

/** People's interests as an inventory would have them: from the sheet, by the same evidence as ours. */
export const interestScores = (answers: Answers): ((career: Career) => number) => {
  const { interests } = buildProfile(answers);
  const own = INTEREST_LETTERS.map((letter) => interests[letter]);
  return ({ interests: code = "" }) => correlation(own, profileOfCode(code));
};

export const traitScores = (answers: Answers): ((career: Career) => number) => {
  const { traits } = buildProfile(answers);
  const own = TRAITS.map((trait) => traits[trait] - MIDDLE_TRAIT);
  return (career) =>
    cosine(
      own,
      TRAITS.map((trait) => career[trait] - MIDDLE_TRAIT),
    );
};

const STATED = [6, 17] as const;
const onlyStated = (answers: Answers): Answers =>
  Object.fromEntries(STATED.flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]])));

export function createMatchers(careers: readonly Career[], chance: Chance): Readonly<Record<MatcherName, Matcher>> {
  const ranker = createRanker(careers);
  const placeOf = new Map(careers.map((career, place) => [career, place]));
  const ranked = (answers: Answers, limit: number) =>
    ranker.rank(buildProfile(answers), { limit }).map(({ career }) => placeOf.get(career) ?? -1);
  const sizes = CAREER_CATEGORIES.map((category) => careers.filter((career) => career.category === category).length);
  const largest = CAREER_CATEGORIES[sizes.indexOf(Math.max(...sizes))];
  const always = (score: (career: Career) => number) => () => score;
  return {
    ours: ranked,
    random: firstBy(
      careers,
      chance,
      always(() => 0),
    ),
    popular: firstBy(
      careers,
      chance,
      always(({ category }) => Number(category === largest)),
    ),
    stated: (answers, count) => ranked(onlyStated(answers), count),
    riasec: firstBy(careers, chance, interestScores),
    cosine: firstBy(careers, chance, traitScores),
  };
}
