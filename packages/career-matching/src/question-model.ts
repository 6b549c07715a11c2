import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { agreement, type CompiledEvidence, clamp, compileEvidence } from "./agreement.ts";
import type { QuestionEvidence } from "./evidence/evidence.ts";
import type { CareerFeatures } from "./features.ts";
import { expOf, lnOf } from "./logarithm.ts";
import { usualTraits } from "./usual-traits.ts";

/** An option with the others of its question, against which it is weighed. */
export type OptionModel = {
  readonly evidence: CompiledEvidence;
  /** Whether it wishes for nothing in particular. */
  readonly isAnything: boolean;
  /** The options of the question where it matters what else could have been said; null where a wish is taken at its word, or there is none. */
  readonly peers: Peers | null;
};
export type Peers = { readonly options: readonly CompiledEvidence[]; readonly lnCount: number };

/** A question's evidence made ready. A scale has one option, the high end. */
export type QuestionModel = {
  readonly options: ReadonlyMap<string, OptionModel>;
  /** For each category, the share of the options that speak for it. */
  readonly categoryShares: readonly number[];
};

export const HIGH_END = "";

function modelOf(evidence: QuestionEvidence): QuestionModel {
  if (evidence.kind === "scale") {
    const high = { evidence: compileEvidence(evidence.high), isAnything: false, peers: null };
    return { options: new Map([[HIGH_END, high]]), categoryShares: [] };
  }
  const compiled = Object.entries(evidence.options).map(([option, own]) => [option, compileEvidence(own)] as const);
  const isAnything = (option: string) => evidence.options[option]?.anything === true;
  const rivals = compiled.flatMap(([option, own]) => (isAnything(option) ? [] : [own]));
  const isWeighed = evidence.combination !== "wish" && rivals.length > 1;
  const peers: Peers | null = isWeighed ? { options: rivals, lnCount: lnOf(rivals.length) } : null;
  const categoryShares = CAREER_CATEGORIES.map(
    (_, place) => compiled.filter(([, own]) => own.categories.includes(place)).length / compiled.length,
  );
  const options = compiled.map(([option, own]): readonly [string, OptionModel] => [
    option,
    { evidence: own, isAnything: isAnything(option), peers: isAnything(option) ? null : peers },
  ]);
  return { options: new Map(options), categoryShares };
}

// Evidence is data that nobody changes: made ready once.
const known = new WeakMap<QuestionEvidence, QuestionModel>();

export function questionModel(evidence: QuestionEvidence): QuestionModel {
  const model = known.get(evidence) ?? modelOf(evidence);
  known.set(evidence, model);
  return model;
}

/** How sharply people's choices follow what suits them. */
const SHARPNESS = 4;
/** How often a choice has nothing to do with what suits: no single answer can rule a career out. */
const BY_CHANCE = 0.1;
const FULL = 1000;

const weights = Float64Array.from({ length: 2 * FULL + 1 }, (_, index) => expOf((SHARPNESS * (index - FULL)) / FULL));
const weightOf = (agreed: number): number => weights[agreed + FULL] ?? 0;

/**
 * What all options of a question come to for a career. Its traits are taken as its category's usual ones: so a career that is higher in a
 * trait never loses by an answer that speaks for the trait.
 */
export function peersWeight({ options }: Peers, career: CareerFeatures): number {
  const usual = usualTraits[career.category] ?? career.vector;
  let sum = 0;
  for (const option of options) sum += weightOf(agreement(option, career, usual));
  return sum;
}

/** How much more likely than by chance someone who suits the career says this, on a scale where 1000 is certain. */
export function weighed(agreed: number, { options, lnCount }: Peers, total: number): number {
  const ratio = BY_CHANCE + ((1 - BY_CHANCE) * options.length * weightOf(agreed)) / total;
  return clamp(Math.round((FULL * lnOf(ratio)) / lnCount));
}

// Like a career's features, what its peers come to stays true as long as the career lives.
const knownWeights = new WeakMap<CareerFeatures, Map<Peers, number>>();

function peersWeightOnce(peers: Peers, career: CareerFeatures): number {
  const own = knownWeights.get(career) ?? new Map<Peers, number>();
  knownWeights.set(career, own);
  const weight = own.get(peers) ?? peersWeight(peers, career);
  own.set(peers, weight);
  return weight;
}

/** What choosing an option says about a career, a whole number from -1000 (against it) to 1000 (for it). */
export function optionValue({ evidence, peers }: OptionModel, career: CareerFeatures): number {
  const agreed = agreement(evidence, career);
  return peers === null ? agreed : weighed(agreed, peers, peersWeightOnce(peers, career));
}
