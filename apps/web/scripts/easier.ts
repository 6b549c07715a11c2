import type { Career } from "@career-clarity/career-catalog";

const STEPS = 4;
const GOES_ON = 0.7;
/** A walker who is there more seldom than this has lost the way. */
const KIN = 0.008;
/** By so many years at least the longest way into the other is shorter than the quickest into this one. */
const YEARS_SOONER = 1;

/**
 * A function from a career to those of its category that take fewer years to get into, closest first. Close is where a walk from career to
 * related career, either way, most often leads (a personalised PageRank of few steps): what two careers have in common with many between.
 */
export function easierCareers(careers: readonly Career[]): (career: Career, count: number) => readonly Career[] {
  const byId = new Map(careers.map((career) => [career.id, career]));
  const beside = new Map(careers.map(({ id, related = [] }) => [id, new Set(related)]));
  for (const { id, related = [] } of careers) for (const other of related) beside.get(other)?.add(id);

  const visitsFrom = (start: string): ReadonlyMap<string, number> => {
    const visits = new Map<string, number>();
    let walkers: ReadonlyMap<string, number> = new Map([[start, 1]]);
    for (let step = 0; step < STEPS; step++) {
      const next = new Map<string, number>();
      for (const [id, share] of walkers) {
        const ways = beside.get(id) ?? new Set();
        for (const other of ways) next.set(other, (next.get(other) ?? 0) + (GOES_ON * share) / ways.size);
      }
      for (const [id, share] of next) visits.set(id, (visits.get(id) ?? 0) + share);
      walkers = next;
    }
    return visits;
  };

  return ({ id, category, pathway }, count) =>
    [...visitsFrom(id)]
      .filter(([, share]) => share >= KIN)
      .sort(([, a], [, b]) => b - a)
      .flatMap(([other]) => byId.get(other) ?? [])
      .filter((other) => other.category === category)
      .filter((other) => pathway && other.pathway && other.pathway.yearsToFirstPay[1] + YEARS_SOONER <= pathway.yearsToFirstPay[0])
      .slice(0, count);
}
