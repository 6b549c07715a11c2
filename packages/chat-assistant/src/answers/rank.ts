import type { Career } from "@career-clarity/career-catalog";
import { bestFirst } from "../catalogue/best-first.ts";
import type { Knowledge } from "../catalogue/knowledge.ts";
import { remembered } from "../catalogue/remembered.ts";
import type { Criterion } from "./criteria.ts";

const WELL_KNOWN = 6;
/** Where words of the question say what is wanted, being well known counts less. */
const WELL_KNOWN_OF_TOPIC = 3;
const MOST_OF_A_FAMILY = 2;

/** Careers, best first. They are put in order only as far as they are read. */
export type Ranking = Iterable<Career> & { readonly total: number };

/** What each career of the catalogue, by its place there, has of something; NaN where it has no part in it. */
type Row = Float64Array;

/** Posts for women of the village, with an honorarium instead of pay: for those who ask for them, and not for everybody. */
const HONORARY: ReadonlySet<string> = new Set(["asha-worker", "anganwadi-worker"]);
const BEHIND_ALL = 100;
const asFar = ({ id }: Career): number => (HONORARY.has(id) ? -BEHIND_ALL : 0);

const fameRow = remembered(({ careers, fame }: Knowledge): Row => Float64Array.from(careers, fame));
const unaskedRow = remembered(({ careers, fame }: Knowledge): Row => Float64Array.from(careers, (career) => fame(career) + asFar(career)));

/** What those careers have of a criterion that no row has ruled out already. */
function rowOf({ holds, points, among }: Criterion, { careers, placeOf }: Knowledge, sums: Row | null): Row {
  const row = new Float64Array(careers.length).fill(Number.NaN);
  const write = (career: Career, place: number): void => {
    if ((sums === null || !Number.isNaN(sums[place])) && holds(career)) row[place] = points(career);
  };
  if (among === undefined) careers.forEach(write);
  else for (const career of among.keys()) write(career, placeOf(career));
  return row;
}

const steadyRows = remembered((knowledge: Knowledge) => remembered((criterion: Criterion): Row => rowOf(criterion, knowledge, null)));

/** Adds a row, and gives how many careers are left in it. */
function add(sums: Row, row: Row, weight = 1): number {
  let left = 0;
  for (let place = 0; place < sums.length; place++) {
    const sum = (sums[place] ?? 0) + weight * (row[place] ?? 0);
    sums[place] = sum;
    if (!Number.isNaN(sum)) left++;
  }
  return left;
}

/** The careers that fulfil all criteria, best first: by the criteria's points, the well known before the others, names as a last resort. */
export function fulfilling(criteria: readonly Criterion[], knowledge: Knowledge): Ranking {
  const { careers } = knowledge;
  const sums = new Float64Array(careers.length);
  const isOfTopic = criteria.some(({ loose }) => loose === true);
  // A field alone asks for no such post.
  const isAsked = criteria.some(({ among }) => among !== undefined);
  let total = add(sums, (isAsked ? fameRow : unaskedRow)(knowledge), isOfTopic ? WELL_KNOWN_OF_TOPIC : WELL_KNOWN);
  for (const criterion of criteria)
    total = add(sums, criterion.steady === true ? steadyRows(knowledge)(criterion) : rowOf(criterion, knowledge, sums));
  return {
    total,
    *[Symbol.iterator]() {
      for (const place of bestFirst(sums)) yield* careers.slice(place, place + 1);
    },
  };
}

/** The first of a ranking, with at most two of one family, so that a short list opens several doors. */
export function varied(
  ranked: Iterable<Career>,
  count: number,
  ofFamily: number = MOST_OF_A_FAMILY,
  familyOf: (career: Career) => string = ({ subcategory }) => subcategory,
): readonly Career[] {
  const taken = new Map<string, number>();
  const chosen: Career[] = [];
  for (const career of ranked) {
    const family = familyOf(career);
    const same = taken.get(family) ?? 0;
    if (same >= ofFamily) continue;
    taken.set(family, same + 1);
    chosen.push(career);
    if (chosen.length === count) break;
  }
  return chosen;
}
