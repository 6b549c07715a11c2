import type { Answers } from "@career-clarity/assessment-engine";
import { placesSaid, says, scaleSays } from "./says.ts";
import { enjoyed, type World } from "./world.ts";

/**
 * The best that can be known from a sheet: a matcher that reads the very table by which these people answer. No matcher that does not
 * know the table can be as good; what it finds says how much of a miss is chance and how much is ignorance.
 */
const CHANCE = 0.8;
const SCALE_VARIANCE = 4.5;
const SHARED = 0.8;
const MIDDLE = 5.5;
const PLACE_FITS = 1.5;
const NO_PLACE_FITS = -1;

type Row = ReadonlyMap<string, number>;

/** For each question and career, how likely each option is, as a logarithm. */
function likelihoods({ days, spread, popularity }: World): ReadonlyMap<number, readonly Row[]> {
  const ids = Object.keys(says).map(Number);
  return new Map(
    ids.map((id) => [
      id,
      days.map((day): Row => {
        const utilities = Object.entries(says[id] ?? {}).map(
          ([option, own]) =>
            [option, ((SHARED * enjoyed(own, day)) / (spread[id] ?? 1) + (popularity[id]?.[option] ?? 0)) / CHANCE] as const,
        );
        const total = Math.log(utilities.reduce((sum, [, utility]) => sum + Math.exp(utility), 0));
        return new Map(utilities.map(([option, utility]) => [option, utility - total]));
      }),
    ]),
  );
}

const isText = (value: unknown): value is string => typeof value === "string";
const picksOf = (answers: Answers, id: number): readonly string[] => [answers[id]].flat().filter(isText);

/** Ranks by the answers that the table speaks of: neither industries and areas nor movement, study and pay. */
export function createCeiling(world: World): (answers: Answers, count: number) => readonly number[] {
  const known = likelihoods(world);
  const scales = Object.entries(scaleSays).map(([id, own]) => ({
    id: Number(id),
    expected: world.days.map((day) => MIDDLE + SHARED * enjoyed(own, day)),
  }));
  return (answers, count) => {
    const places = picksOf(answers, 3).map((option) => placesSaid[option] ?? []);
    const scores = world.careers.map((career, place) => {
      let score = places.reduce((sum, said) => sum + PLACE_FITS * Number(career.workEnvironment.some((each) => said.includes(each))), 0);
      if (score === 0) score = NO_PLACE_FITS;
      for (const [id, rows] of known) for (const option of picksOf(answers, id)) score += rows[place]?.get(option) ?? 0;
      for (const { id, expected } of scales) score -= (Number(answers[id]) - (expected[place] ?? MIDDLE)) ** 2 / (2 * SCALE_VARIANCE);
      return { place, score };
    });
    return scores
      .sort((a, b) => b.score - a.score)
      .slice(0, count)
      .map(({ place }) => place);
  };
}
