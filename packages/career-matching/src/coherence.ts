import { CAREER_CATEGORIES } from "@career-clarity/career-catalog";
import { Columns } from "./columns.ts";
import { expOf } from "./logarithm.ts";
import { type Unweighed, valueOfAnswer } from "./sheet.ts";
import { typicalCareers } from "./typical.ts";

// Answers are no independent witnesses: together they say less than their sum.
const TEMPER = 0.3;
const FARTHEST = 8;

const columns = new Columns(typicalCareers);

type Row = readonly number[];
const known = new WeakMap<Unweighed, Row>();

/** What an answer says of each category's typical career, weighted. */
export function panelRow(question: Unweighed): Row {
  const found = known.get(question);
  if (found) return found;
  const row = typicalCareers.map(
    (_, place) => (question.weight * valueOfAnswer(question, (option) => columns.of(option)[place] ?? 0)) / 1000,
  );
  known.set(question, row);
  return row;
}

/** Which categories the rows of the panel point to: shares of 1, in the order of CAREER_CATEGORIES. */
export function inferredShares(rows: readonly Row[]): readonly number[] {
  const scores = CAREER_CATEGORIES.map((_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0));
  const highest = Math.max(...scores);
  const weights = scores.map((score) => expOf(Math.max(-FARTHEST, TEMPER * (score - highest))));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

// Someone with a field in mind names it nearly always, and with each further wish something else of it about every third time.
const NAMES_IT = 0.9;
const NAMES_MORE = 0.35;

const powerOf = (base: number, times: number): number => {
  let power = 1;
  for (let time = 0; time < times; time++) power *= base;
  return power;
};

/** How much likelier a wish is from someone who has the category in mind than from someone who picks at random. */
function wishRatio({ choices, model }: Unweighed, category: number): number {
  const share = model.categoryShares[category] ?? 0;
  const hits = choices.filter(({ option }) => option.evidence.categories.includes(category)).length;
  if (share === 0 || share === 1) return 1;
  const noneByChance = powerOf(1 - share, choices.length);
  if (hits === 0) return (1 - NAMES_IT) / noneByChance;
  const misses = choices.length - hits;
  return (NAMES_IT / (1 - noneByChance)) * powerOf(NAMES_MORE / share, hits - 1) * powerOf((1 - NAMES_MORE) / (1 - share), misses);
}

/** Fewer other answers can't contradict a wish. */
const ENOUGH_ANSWERS = 8;
/** How often someone wishes for a field that their other answers do not point to, and means it. */
const TAKEN_AT_WORD = 0.4;
/** As many sheets are taken to be wishes at random for each that is not, before the answers are looked at. */
const DOUBT = 3;

/**
 * How far the wishes hang together with each other and with the other answers, from 0 (as if picked at random) to 1; null without wishes
 * or with too few other answers to tell.
 */
export function coherenceOf(read: readonly Unweighed[], shares: readonly number[]): number | null {
  const wishes = read.filter(({ isWish, weight }) => isWish && weight > 0);
  if (wishes.length === 0 || read.length - wishes.length < ENOUGH_ANSWERS) return null;
  const likelier = shares.reduce((sum, share, category) => {
    const expected = TAKEN_AT_WORD / shares.length + (1 - TAKEN_AT_WORD) * share;
    return sum + wishes.reduce((product, wish) => product * wishRatio(wish, category), expected);
  }, 0);
  return likelier / (likelier + DOUBT);
}

/** What even wishes count that seem to be picked at random: they may be the one thing that a person is sure of. */
const LEAST_TRUST = 0.05;
/** And how much more where the other answers contradict each other, and so can't contradict a wish. */
const FOR_WANT_OF_BETTER = 0.15;
const IN_AGREEMENT = 0.3;

/** How much of their weight wishes keep, from 0 to 1. `agreement` is that of the other answers among themselves. */
export function trustIn(coherence: number | null, agreement: number): number {
  if (coherence === null) return 1;
  const least = LEAST_TRUST + FOR_WANT_OF_BETTER * (1 - Math.min(1, agreement / IN_AGREEMENT));
  return least + (1 - least) * coherence;
}
