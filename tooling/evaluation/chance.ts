import { createRandom, type Random } from "@career-clarity/career-catalog";

const STEPS = 1 << 30;

/** All draws of one purpose, from one seed. */
export type Chance = {
  readonly random: Random;
  /** Above 0 and below 1. */
  readonly uniform: () => number;
  /** About normal, with mean 0 and deviation 1. */
  readonly normal: () => number;
  /** What a choice model adds to a utility: the one with the highest sum is chosen. */
  readonly gumbel: () => number;
};

const NORMAL_TERMS = 12;

export function createChance(seed: number): Chance {
  const random = createRandom(seed);
  const uniform = () => (random.int(0, STEPS - 1) + 0.5) / STEPS;
  const normal = () => {
    let sum = -NORMAL_TERMS / 2;
    for (let term = 0; term < NORMAL_TERMS; term++) sum += uniform();
    return sum;
  };
  return { random, uniform, normal, gumbel: () => -Math.log(-Math.log(uniform())) };
}
