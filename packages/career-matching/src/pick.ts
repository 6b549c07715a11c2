import type { CareerCategory } from "@career-clarity/career-catalog";
import { MatchLimitError } from "./errors.ts";
import type { CareerMatch } from "./rank.ts";

/** A list to show: the best matches of several fields, and two fields further out. */
export type PickedMatches = {
  /** Best first; no category has more than a third of the list, as long as there are other categories. */
  readonly matches: readonly CareerMatch[];
  /** The best career of each of two fields that the list does not hold otherwise: a look over the fence. */
  readonly stretches: readonly CareerMatch[];
};

const STRETCHES = 2;
const USUAL_COUNT = 12;
const SHARE = 3;

function withCap(matches: readonly CareerMatch[], count: number, cap: number): readonly CareerMatch[] {
  const taken = new Map<CareerCategory, number>();
  const picked: CareerMatch[] = [];
  for (const match of matches) {
    const { category } = match.career;
    const already = taken.get(category) ?? 0;
    if (picked.length === count) break;
    if (already >= cap) continue;
    taken.set(category, already + 1);
    picked.push(match);
  }
  return picked;
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
 * enough to hold several fields: 300 will nearly always do, the whole one always. Where fields run out the rest is filled with the best
 * that is left.
 * @throws {MatchLimitError} a count that is not a whole number from 1 up
 */
export function pickMatches(matches: readonly CareerMatch[], { count = USUAL_COUNT }: { readonly count?: number } = {}): PickedMatches {
  if (!Number.isInteger(count) || count < 1) throw new MatchLimitError(count, "count");
  const capped = new Set(withCap(matches, count, Math.max(1, Math.floor(count / SHARE))));
  const rest = matches.filter((match) => !capped.has(match)).slice(0, count - capped.size);
  const chosen = new Set([...capped, ...rest]);
  const picked = matches.filter((match) => chosen.has(match));
  return { matches: picked, stretches: furtherOut(matches, picked, STRETCHES) };
}
