import { MatchLimitError } from "./errors.ts";
import type { CareerMatch } from "./rank.ts";

/** A list to show: the best matches of several fields, and two fields further out. */
export type PickedMatches = {
  /** Best first; no category has more than a third of the list and no family more than a sixth, as long as others fit well. */
  readonly matches: readonly CareerMatch[];
  /** The best career of each of two fields that the list does not hold otherwise: a look over the fence. */
  readonly stretches: readonly CareerMatch[];
};

const STRETCHES = 2;
const USUAL_COUNT = 12;
const CATEGORY_SHARE = 3;
const FAMILY_SHARE = 6;

const familyOf = ({ career }: CareerMatch): string => `${career.category}: ${career.subcategory}`;

/** A list that grows, and how much of each field it holds. */
class Growing {
  readonly chosen = new Set<CareerMatch>();
  readonly #held = new Map<string, number>();
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  #has(field: string): number {
    return this.#held.get(field) ?? 0;
  }

  /** Adds the best that there is room for. */
  add(matches: readonly CareerMatch[], perCategory: number, perFamily: number): this {
    for (const match of matches) {
      const fields = [match.career.category, familyOf(match)] as const;
      if (this.chosen.size === this.#count) break;
      if (this.chosen.has(match) || this.#has(fields[0]) >= perCategory || this.#has(fields[1]) >= perFamily) continue;
      this.chosen.add(match);
      for (const field of fields) this.#held.set(field, this.#has(field) + 1);
    }
    return this;
  }
}

/** The best of each field that is not among the picked ones. */
function furtherOut(matches: readonly CareerMatch[], picked: readonly CareerMatch[], count: number): readonly CareerMatch[] {
  const seen = new Set(picked.map(({ career }) => career.category));
  const found: CareerMatch[] = [];
  for (const match of matches) {
    if (found.length === count) break;
    if (seen.has(match.career.category)) continue;
    seen.add(match.career.category);
    found.push(match);
  }
  return found;
}

/**
 * Of a ranking, best first, a list of `count` careers (12 unless told) to show to a person, and two further out. Give it a ranking long
 * enough to hold several fields: 300 will nearly always do, the whole one always. Where the fields that fit run out, more of the same
 * fields come before what fits no better than most; then the best that is left fills the list.
 * @throws {MatchLimitError} a count that is not a whole number from 1 up
 */
export function pickMatches(matches: readonly CareerMatch[], { count = USUAL_COUNT }: { readonly count?: number } = {}): PickedMatches {
  if (!Number.isInteger(count) || count < 1) throw new MatchLimitError(count, "count");
  const perCategory = Math.max(1, Math.floor(count / CATEGORY_SHARE));
  const perFamily = Math.max(1, Math.floor(count / FAMILY_SHARE));
  const fitting = matches.filter(({ band }) => band !== "Stretch");
  const { chosen } = new Growing(count)
    .add(fitting, perCategory, perFamily)
    .add(fitting, count, perFamily)
    .add(matches, perCategory, perFamily)
    .add(matches, count, count);
  const picked = matches.filter((match) => chosen.has(match));
  return { matches: picked, stretches: furtherOut(matches, picked, STRETCHES) };
}
