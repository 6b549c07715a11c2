import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { InvalidBoundsError, InvalidProbabilityError, InvalidSeedError } from "./errors.ts";
import { nameKey } from "./name-key.ts";

/** A stream of draws: the same seed gives the same draws in the same order, on every machine. */
export type Random = {
  /** A whole number from `min` to `max`, both included, each equally likely. */
  readonly int: (min: number, max: number) => number;
  /** True with probability `p`, a number from 0 to 1. */
  readonly chance: (p: number) => boolean;
};

/** The seed of the catalogue that the product shows. */
export const DEFAULT_SEED = 2024;

const MAX_UINT32 = 0xffff_ffff;

/** The generator's first outputs are nearly the seed itself; after this many they no longer show it. */
const WARM_UP_STEPS = 8;

const checkSeed = (seed: number): void => {
  if (!Number.isSafeInteger(seed)) throw new InvalidSeedError(seed);
};

/** FNV-1a with the finaliser of MurmurHash3, so that names that differ in one letter get unrelated seeds. */
const hash = (text: string): number => {
  let state = 0x811c_9dc5;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 0x0100_0193);
  state = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2_ae35);
  return (state ^ (state >>> 16)) >>> 0;
};

/**
 * A new stream of draws from a safe whole number. Underneath stands xoroshiro128+ of `pure-rand`, which takes 32 bits: a seed that is
 * negative or larger is hashed into them.
 *
 * @throws {InvalidSeedError} for any other seed. Its `int` throws {@link InvalidBoundsError}, its `chance` {@link InvalidProbabilityError}.
 */
export const createRandom = (seed: number): Random => {
  checkSeed(seed);
  const generator = xoroshiro128plus(seed >= 0 && seed <= MAX_UINT32 ? seed : hash(String(seed)));
  for (let step = 0; step < WARM_UP_STEPS; step += 1) generator.next();
  return Object.freeze({
    int: (min, max) => {
      if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || min > max) throw new InvalidBoundsError(min, max);
      return uniformInt(generator, min, max);
    },
    chance: (p) => {
      if (typeof p !== "number" || !(p >= 0 && p <= 1)) throw new InvalidProbabilityError(p);
      return uniformFloat64(generator) < p;
    },
  });
};

/**
 * The draws of one career, from the catalogue's seed and the career's name. Every career has a stream of its own,
 * so a title that is added, moved or removed changes no other career's numbers.
 */
export const careerRandom = (seed: number, name: string): Random => {
  checkSeed(seed);
  return createRandom(hash(`${seed}:${nameKey(name)}`));
};
