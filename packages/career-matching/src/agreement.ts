import { CAREER_CATEGORIES, EDUCATION_LEVELS, TRAITS } from "@career-clarity/career-catalog";
import type { OptionEvidence } from "./evidence/evidence.ts";
import { type CareerFeatures, featureIndex } from "./features.ts";

/** Evidence made ready to be held against many careers. */
export type CompiledEvidence = {
  /** Traits by their place, and the other features by theirs. */
  readonly traits: readonly Term[];
  readonly others: readonly Term[];
  /** Finds any of the words at the beginning of a word; null where none is looked for. */
  readonly words: RegExp | null;
  readonly homes: readonly number[];
  /** All categories that the evidence speaks for, by their place. */
  readonly categories: readonly number[];
  readonly educationRanks: readonly number[];
  readonly physicalTarget: number | null;
};

type Term = readonly [index: number, strength: number];
type Named = readonly [feature: string, strength: number];

const namedBy = (prefix: string, strengths: Readonly<Record<string, number>> = {}): readonly Named[] =>
  Object.entries(strengths).map(([key, strength]) => [`${prefix}.${key}`, strength]);

// Being of the right sort counts a little beside doing the right work.
const PERSONALITY_STRENGTH = 0.35;

function namedTerms({ traits, interests, categories, environments = [], personality = [], ...rest }: OptionEvidence): readonly Named[] {
  const { stress, travel, remote, pay, growth } = rest;
  const single = Object.entries({ stress, travel, remote, pay, growth }).flatMap(([key, strength]): Named[] =>
    strength === undefined ? [] : [[key, strength]],
  );
  return [
    ...namedBy("traits", traits),
    ...namedBy("interests", interests),
    ...namedBy("categories", categories),
    ...environments.map((place): Named => [`environments.${place}`, 1]),
    ...personality.map((word): Named => [`personality.${word}`, PERSONALITY_STRENGTH]),
    ...single,
  ];
}

/** Any of several places will do: they share the strength of one, and each alone reaches it. */
const sizeOf = (terms: readonly Named[]): number => {
  const places = terms.filter(([feature]) => feature.startsWith("environments."));
  const others = terms.filter(([feature]) => !feature.startsWith("environments."));
  return others.reduce((sum, [, strength]) => sum + Math.abs(strength), 0) + (places.length > 0 ? 1 : 0);
};

const beginningWith = (words: readonly string[]): RegExp | null =>
  words.length === 0 ? null : new RegExp(` (?:${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})`);

/** Makes an option's evidence ready, scaled so that a career which has all of it agrees by 1000. */
export function compileEvidence(evidence: OptionEvidence): CompiledEvidence {
  const named = namedTerms(evidence);
  const size = sizeOf(named);
  const terms = named.flatMap(([feature, strength]): Term[] => {
    const index = featureIndex.get(feature);
    return index === undefined ? [] : [[index, strength / size]];
  });
  return {
    traits: terms.filter(([index]) => index < TRAITS.length),
    others: terms.filter(([index]) => index >= TRAITS.length),
    words: beginningWith(evidence.words ?? []),
    homes: (evidence.homes ?? []).map((home) => CAREER_CATEGORIES.indexOf(home)),
    categories: CAREER_CATEGORIES.flatMap((category, place) =>
      (evidence.categories?.[category] ?? 0) > 0 || evidence.homes?.includes(category) ? [place] : [],
    ),
    educationRanks: (evidence.educations ?? []).map((level) => EDUCATION_LEVELS.indexOf(level)),
    physicalTarget: evidence.physicalTarget ?? null,
  };
}

const FULL = 1000;
export const clamp = (value: number): number => Math.max(-FULL, Math.min(FULL, value));

// A word in the career's own name is the thing itself; in its family's name nearly; in its skills, a part of it; nowhere, something else,
// unless the career is at least in the field where the words are at home.
const IN_NAME = 1000;
const IN_FAMILY = 850;
const IN_SKILLS = 550;
const AT_HOME = 100;
const NOWHERE = -500;
// Away from home the same word often means another thing: a business coach trains no team.
const AWAY = -400;
const EDUCATION_STEP = 350;
const PHYSICAL_REACH = 3;

function wordsAgreement(words: RegExp, homes: readonly number[], career: CareerFeatures): number {
  const isHome = homes.includes(career.category);
  const away = isHome || homes.length === 0 ? 0 : AWAY;
  if (words.test(career.name)) return IN_NAME + away;
  if (words.test(career.family)) return IN_FAMILY + away;
  if (words.test(career.skills)) return IN_SKILLS + away;
  return isHome ? AT_HOME : NOWHERE;
}

/** 1000 for a qualification that the person is ready for, less by each step between. */
function educationAgreement(ranks: readonly number[], rank: number): number {
  let steps = Number.POSITIVE_INFINITY;
  for (const own of ranks) steps = Math.min(steps, Math.abs(own - rank));
  return clamp(FULL - steps * EDUCATION_STEP);
}

function linearAgreement({ traits, others }: CompiledEvidence, { vector }: CareerFeatures, ownTraits: readonly number[]): number {
  let sum = 0;
  for (const [index, strength] of traits) sum += strength * (ownTraits[index] ?? 0);
  for (const [index, strength] of others) sum += strength * (vector[index] ?? 0);
  return clamp(Math.round(sum));
}

/**
 * How well a career agrees with one option, a whole number from -1000 to 1000; 0 where the option says nothing.
 * With `traits` given, as if those were the career's own.
 */
export function agreement(evidence: CompiledEvidence, career: CareerFeatures, traits: readonly number[] = career.vector): number {
  const { words, educationRanks, physicalTarget } = evidence;
  if (physicalTarget !== null) return clamp(Math.round(FULL - (FULL * Math.abs(career.physical - physicalTarget)) / PHYSICAL_REACH));
  let most = Number.NEGATIVE_INFINITY;
  if (evidence.traits.length + evidence.others.length > 0) most = linearAgreement(evidence, career, traits);
  if (educationRanks.length > 0) most = Math.max(most, educationAgreement(educationRanks, career.educationRank));
  if (words !== null) most = Math.max(most, wordsAgreement(words, evidence.homes, career));
  return most === Number.NEGATIVE_INFINITY ? 0 : most;
}
