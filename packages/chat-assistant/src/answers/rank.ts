import type { Career } from "@career-clarity/career-catalog";
import type { Knowledge } from "../catalogue/knowledge.ts";
import type { Criterion } from "./criteria.ts";

const WELL_KNOWN = 6;
/** Where words of the question say what is wanted, being well known counts less. */
const WELL_KNOWN_OF_TOPIC = 3;
const MOST_OF_A_FAMILY = 2;

/** The careers that fulfil all criteria, best first: by the criteria's points, the well known before the others, names as a last resort. */
export function fulfilling(criteria: readonly Criterion[], { careers, fame }: Knowledge): readonly Career[] {
  const weight = criteria.some(({ loose }) => loose === true) ? WELL_KNOWN_OF_TOPIC : WELL_KNOWN;
  const ranked: { readonly career: Career; readonly points: number }[] = [];
  for (const career of careers) {
    if (!criteria.every(({ holds }) => holds(career))) continue;
    ranked.push({ career, points: criteria.reduce((sum, criterion) => sum + criterion.points(career), weight * fame(career)) });
  }
  return ranked.sort((a, b) => b.points - a.points).map(({ career }) => career);
}

/** The first of a ranking, with at most two of one family, so that a short list opens several doors. */
export function varied(ranked: readonly Career[], count: number, ofFamily: number = MOST_OF_A_FAMILY): readonly Career[] {
  const taken = new Map<string, number>();
  const chosen: Career[] = [];
  for (const career of ranked) {
    const same = taken.get(career.subcategory) ?? 0;
    if (same >= ofFamily) continue;
    taken.set(career.subcategory, same + 1);
    chosen.push(career);
    if (chosen.length === count) break;
  }
  return chosen;
}
