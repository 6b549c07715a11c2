import { describe, expect, it } from "vitest";
import { InvalidBoundsError, InvalidProbabilityError, InvalidSeedError } from "./errors.ts";
import { careerRandom, createRandom, type Random } from "./random.ts";

const draws = (random: Random, count: number): readonly number[] => Array.from({ length: count }, () => random.int(-1, 1));

const share = (count: number, draw: () => boolean): number => Array.from({ length: count }, draw).filter(Boolean).length / count;

describe("createRandom", () => {
  it("[R3] repeats itself for the same seed and not for another", () => {
    expect(draws(createRandom(7), 50)).toEqual(draws(createRandom(7), 50));
    expect(draws(createRandom(7), 50)).not.toEqual(draws(createRandom(8), 50));
  });

  it("[R3] draws the same numbers on every machine", () => {
    const random = createRandom(7);
    expect(Array.from({ length: 8 }, () => random.int(0, 999))).toMatchInlineSnapshot(`
      [
        592,
        810,
        30,
        185,
        328,
        205,
        617,
        696,
      ]
    `);
  });

  it("[R4] draws each whole number between the bounds about equally often", () => {
    const seen = draws(createRandom(1), 30_000);
    for (const value of [-1, 0, 1]) expect(seen.filter((draw) => draw === value).length / 30_000).toBeCloseTo(1 / 3, 1);
    expect(new Set(seen).size).toBe(3);
    expect(createRandom(1).int(5, 5)).toBe(5);
  });

  it.each([0, 0.3, 0.7, 1])("[R4] is true with probability %d", (p) => {
    const random = createRandom(3);
    expect(Math.abs(share(20_000, () => random.chance(p)) - p)).toBeLessThan(0.015);
  });

  it("[R3] takes every safe whole number, each for a seed of its own", () => {
    const seeds = [0, 1, -1, 2 ** 32 - 1, 2 ** 32, -(2 ** 31), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    expect(new Set(seeds.map((seed) => draws(createRandom(seed), 50).join())).size).toBe(seeds.length);
    expect(draws(createRandom(-0), 50)).toEqual(draws(createRandom(0), 50));
    expect(draws(createRandom(-1), 50)).toEqual(draws(createRandom(-1), 50));
  });

  it.each([-0.5, 1.5, 2 ** 53, Number.NEGATIVE_INFINITY, Number.NaN])("[R5] refuses the seed %d", (seed) => {
    expect(() => createRandom(seed)).toThrow(InvalidSeedError);
    expect(() => careerRandom(seed, "Nurse")).toThrow(expect.objectContaining({ code: "INVALID_SEED" }));
  });

  it("[R5] refuses bounds and probabilities that make no sense", () => {
    const random = createRandom(0);
    expect(() => random.int(2, 1)).toThrow(InvalidBoundsError);
    expect(() => random.int(0, 1.5)).toThrow(expect.objectContaining({ code: "INVALID_BOUNDS" }));
    expect(() => random.chance(1.1)).toThrow(InvalidProbabilityError);
    expect(() => random.chance(Number.NaN)).toThrow(expect.objectContaining({ code: "INVALID_PROBABILITY" }));
  });
});

describe("careerRandom", () => {
  it("[R6] depends on the seed and the name, and not on case or white space", () => {
    expect(draws(careerRandom(1, "Chef"), 30)).toEqual(draws(careerRandom(1, " CHEF "), 30));
    expect(draws(careerRandom(1, "Chef"), 30)).not.toEqual(draws(careerRandom(2, "Chef"), 30));
    expect(draws(careerRandom(1, "Chef"), 30)).not.toEqual(draws(careerRandom(1, "Chefs"), 30));
  });

  it("[R6] keeps first draws even over names that differ little", () => {
    const first = Array.from({ length: 9000 }, (_, index) => careerRandom(1, `Career ${index}`).int(-1, 1));
    for (const value of [-1, 0, 1]) expect(Math.abs(first.filter((draw) => draw === value).length / 9000 - 1 / 3)).toBeLessThan(0.02);
  });
});
