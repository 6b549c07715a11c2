import type { Ranker } from "@career-clarity/career-matching";
import { loadWithOtherNames } from "../../lib/catalogue/load.ts";

type Titles = ReadonlyMap<string, readonly string[]>;

/** How near a title is to the text: the whole of it before its beginning, and that before a place further on. */
function distance(title: string, wanted: string): number {
  const place = title.toLowerCase().indexOf(wanted);
  return place < 0 ? Number.POSITIVE_INFINITY : title.length === wanted.length ? -1 : place;
}

export type Called = { readonly id: string; readonly name: string; readonly title?: string; readonly far: number };

/** The careers whose name or other name holds the text, the nearest first; of two as near, the one by its name. */
function findCalled({ careers }: Ranker, titles: Titles, wanted: string): readonly Called[] {
  const called = careers.map(({ id, name }): Called => {
    const own = { id, name, far: distance(name, wanted) };
    const others = (titles.get(id) ?? []).map((title) => ({ id, name, title, far: distance(title, wanted) }));
    return [own, ...others].reduce((best, one) => (one.far < best.far ? one : best));
  });
  return called
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.far - b.far || Number("title" in a) - Number("title" in b));
}

export type FindCalled = (ranker: Ranker, wanted: string) => readonly Called[];

/** A search for careers by what they are called. Where the other names can't be had, it knows their own. */
export async function openCalled(): Promise<FindCalled> {
  const named = await loadWithOtherNames().catch(() => []);
  const titles = new Map(named.map(({ id, alternativeTitles }) => [id, alternativeTitles]));
  return (ranker, wanted) => findCalled(ranker, titles, wanted);
}
