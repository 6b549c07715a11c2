import { EDUCATION_LEVELS } from "@career-clarity/career-catalog";
import type { OptionEvidence } from "./evidence/evidence.ts";
import { type CareerFeatures, FEATURES, featureIndex } from "./features.ts";

/** A weight for every feature, in `FEATURES` order. */
export type Weights = readonly number[];

/** Evidence made ready to be held against many careers. */
export type CompiledEvidence = {
  readonly weights: Weights;
  readonly isLinear: boolean;
  readonly words: readonly string[];
  readonly educationRanks: readonly number[];
  readonly physicalTarget: number | null;
};

type Term = readonly [feature: string, strength: number];

const termsOf = (prefix: string, strengths: Readonly<Record<string, number>> = {}): readonly Term[] =>
  Object.entries(strengths).map(([key, strength]) => [`${prefix}.${key}`, strength]);

// Being of the right sort counts a little beside doing the right work.
const PERSONALITY_STRENGTH = 0.35;

function linearTerms({ traits, interests, categories, environments = [], personality = [], ...rest }: OptionEvidence): readonly Term[] {
  const { stress, travel, remote, pay, growth } = rest;
  const single = Object.entries({ stress, travel, remote, pay, growth }).flatMap(([key, strength]): Term[] =>
    strength === undefined ? [] : [[key, strength]],
  );
  return [
    ...termsOf("traits", traits),
    ...termsOf("interests", interests),
    ...termsOf("categories", categories),
    ...environments.map((place): Term => [`environments.${place}`, 1]),
    ...personality.map((word): Term => [`personality.${word}`, PERSONALITY_STRENGTH]),
    ...single,
  ];
}

/** Any of several places will do: they share the strength of one, and each alone reaches it. */
const sizeOf = (terms: readonly Term[]): number => {
  const places = terms.filter(([feature]) => feature.startsWith("environments."));
  const others = terms.filter(([feature]) => !feature.startsWith("environments."));
  return others.reduce((sum, [, strength]) => sum + Math.abs(strength), 0) + (places.length > 0 ? 1 : 0);
};

/** Makes an option's evidence ready, scaled so that a career which has all of it agrees by 1. */
export function compileEvidence(evidence: OptionEvidence): CompiledEvidence {
  const terms = linearTerms(evidence);
  const size = sizeOf(terms);
  const weights = FEATURES.map(() => 0);
  for (const [feature, strength] of terms) {
    const index = featureIndex.get(feature);
    if (index !== undefined) weights[index] = (weights[index] ?? 0) + strength / size;
  }
  return {
    weights,
    isLinear: terms.length > 0,
    words: (evidence.words ?? []).map((word) => ` ${word}`),
    educationRanks: (evidence.educations ?? []).map((level) => EDUCATION_LEVELS.indexOf(level)),
    physicalTarget: evidence.physicalTarget ?? null,
  };
}

export const clamp = (value: number): number => Math.max(-1, Math.min(1, value));

export function dot(weights: Weights, vector: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (weights[index] ?? 0) * (vector[index] ?? 0);
  return sum;
}

// A word in the career's own name is the thing itself; in its field or skills, a part of it; nowhere, something else.
const IN_NAME = 1;
const IN_WORDS = 0.65;
const NOWHERE = -0.5;
const EDUCATION_STEP = 0.35;
const PHYSICAL_REACH = 3;

function wordsAgreement(words: readonly string[], career: CareerFeatures): number {
  if (words.some((word) => career.name.includes(word))) return IN_NAME;
  return words.some((word) => career.words.includes(word)) ? IN_WORDS : NOWHERE;
}

/** 1 for a qualification that the person is ready for, less by each step between. */
function educationAgreement(ranks: readonly number[], rank: number): number {
  return clamp(1 - Math.min(...ranks.map((own) => Math.abs(own - rank))) * EDUCATION_STEP);
}

/** How well a career agrees with one option, from -1 to 1; 0 where the option says nothing. */
export function agreement(evidence: CompiledEvidence, career: CareerFeatures): number {
  const { weights, isLinear, words, educationRanks, physicalTarget } = evidence;
  if (physicalTarget !== null) return clamp(1 - Math.abs(career.physical - physicalTarget) / PHYSICAL_REACH);
  const parts: number[] = [];
  if (isLinear) parts.push(clamp(dot(weights, career.vector)));
  if (educationRanks.length > 0) parts.push(educationAgreement(educationRanks, career.educationRank));
  if (words.length > 0) parts.push(wordsAgreement(words, career));
  return parts.length === 0 ? 0 : Math.max(...parts);
}
